//! The enemy of a Large Action whom nobody plays: cards drawn, traded into one color, mixed with dummies and
//! dealt to six sections [Generating Enemy Forces].

use super::Mission;
use super::assignment::MissionId;
use super::forces::{HiddenCard, TableSection};
use super::ground::{Area, Edge, Feature, FeatureKind, Ground, TablePoint, Tops};
use super::options::{CardsBy, Options};
use super::setting::Party;
use crate::campaign_data::terrain;
use crate::squads::cards::{Card, Deck, Suit};
use crate::told::Told;
use pointman_core::dice::{Dice, shuffle};
use pointman_core::error::Error;
use pointman_core::plural::counted;

const RULE: &str = "Generating Enemy Forces";
/// Dummies for each card that stands for something.
const DUMMIES: usize = 2;

/// Draws a card for each point of Support, twice as many when the enemy attacks a built-up area; trades them
/// into one color and mixes them with two dummies each. They come from a deck of their own, so that the deck
/// of reinforcements stays whole. Aces have no row and are drawn again (camp-11).
pub(super) fn draw(
    enemy: &Party,
    attacks_built_up: bool,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Vec<HiddenCard>, Error> {
    let count = usize::from(enemy.support) * if attacks_built_up { 2 } else { 1 };
    let mut deck = Deck::default();
    let mut drawn = Vec::new();
    while drawn.len() < count {
        let card = deck.draw(&[], dice, format_args!("force card {} of {count}", drawn.len() + 1))?;
        if !card.is_ace() {
            drawn.push(card);
        }
    }
    let names: Vec<String> = drawn.iter().map(ToString::to_string).collect();
    told.hidden(RULE, &[], format!("drawn: {}", names.join(", ")));
    let mut cards: Vec<HiddenCard> =
        one_color(&drawn).into_iter().map(|card| HiddenCard { card: Some(card) }).collect();
    cards.resize(count * (1 + DUMMIES), HiddenCard { card: None });
    told.note(RULE, format!("{} cards, two dummies for each real one", cards.len()));
    shuffle(dice, &mut cards, format_args!("shuffling the force cards"))?;
    Ok(cards)
}

/// The cards traded for those of the same ranks so that all are of one color: that of most of them, black if
/// they are even.
pub fn one_color(cards: &[Card]) -> Vec<Card> {
    let red = cards.iter().filter(|card| card.suit.is_red()).count() * 2 > cards.len();
    let other = |suit| match suit {
        Suit::Hearts => Suit::Spades,
        Suit::Spades => Suit::Hearts,
        Suit::Diamonds => Suit::Clubs,
        Suit::Clubs => Suit::Diamonds,
    };
    cards
        .iter()
        .map(|card| if card.suit.is_red() == red { *card } else { Card { suit: other(card.suit), ..*card } })
        .collect()
}

/// Parts the table into six sections and puts the cards down, 1d6 together in a section by 1d6, until none is
/// left (camp-09).
pub(super) fn deal(
    mut cards: Vec<HiddenCard>,
    mut sections: Vec<TableSection>,
    options: &Options,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Vec<TableSection>, Error> {
    for section in &sections {
        let numbers: Vec<String> = section.numbers.iter().map(ToString::to_string).collect();
        told.note(RULE, format!("section {}: {}", numbers.join(" and "), section.name));
    }
    while !cards.is_empty() {
        let (number, place) = throw(options.cards_by, dice)?;
        let together = usize::from(number).min(cards.len());
        let index = sections.iter().position(|section| section.numbers.contains(&place)).unwrap_or(0);
        let section = &mut sections[index];
        section.cards.extend(cards.drain(..together));
        let faces = if options.cards_by == CardsBy::NumberFirst { [number, place] } else { [place, number] };
        told.rolled(
            RULE,
            &faces.map(u32::from),
            format!("{} face down in section {place}, {}", counted(together as u64, "card"), section.name),
        );
    }
    Ok(sections)
}

/// How many cards, and where to; in the order the reading says.
fn throw(by: CardsBy, dice: &mut dyn Dice) -> Result<(u8, u8), Error> {
    let number = |dice: &mut dyn Dice| dice.d6(format_args!("how many cards are put down together"));
    let place = |dice: &mut dyn Dice| dice.d6(format_args!("the section they go to"));
    Ok(match by {
        CardsBy::NumberFirst => {
            let number = number(dice)?;
            (number, place(dice)?)
        }
        CardsBy::SectionFirst => {
            let place = place(dice)?;
            (number(dice)?, place)
        }
    })
}

/// The six sections: structures and cover outside the player's set-up have two numbers each as far as six
/// reach (camp-10); the numbers that are left mean stretches of the ground between. Where terrain overlaps,
/// cover counts by what is seen of it if `by_what_is_seen`, as in missions of this version; in those of
/// earlier ones by its middle alone.
pub(super) fn sections(ground: &Ground, id: MissionId, by_what_is_seen: bool) -> Vec<TableSection> {
    let zone = super::zones::own_zone(ground, id).unwrap_or(Area { x: 0, y: 0, width: 0, depth: 0 });
    let tops = ground.tops();
    let place = |feature: &Feature| match by_what_is_seen {
        true => seen(feature, &tops, ground, zone),
        false => Some(feature.middle())
            .filter(|middle| !zone.holds(*middle) && tops.at(*middle) == Some(feature.number)),
    };
    let mut covers: Vec<(&Feature, TablePoint)> = ground
        .features
        .iter()
        .filter(|feature| terrain().feature(feature.kind).is_some_and(|spec| spec.cover == Some(true)))
        .filter_map(|feature| place(feature).map(|place| (feature, place)))
        .collect();
    let mut sections: Vec<TableSection> = Vec::new();
    for first in [1, 3, 5] {
        // Structures first, then what lies farthest from those that have numbers.
        let apart =
            |at: TablePoint| sections.iter().map(|section| distance(section.at, at)).min().unwrap_or(0);
        let rank = |(feature, at): (&Feature, TablePoint)| {
            (feature.kind != FeatureKind::BuiltUp, u32::MAX - apart(at), feature.number)
        };
        let Some(index) = (0..covers.len()).min_by_key(|&index| rank(covers[index])) else { break };
        let (feature, at) = covers.remove(index);
        let name = format!("{} ({}, {})", feature.kind.title(), feature.number, Ground::square(at));
        sections.push(section(vec![first, first + 1], name, Some(feature.number), at));
    }
    let used = 2 * sections.len() as u8;
    let open = open_ground(ground, u16::from(6 - used), ground.edges.near.opposite());
    for (at, number) in open.into_iter().zip(used + 1..=6) {
        sections.push(section(vec![number], open_name(at), None, at));
    }
    sections
}

/// An Opening Move has given the enemy another edge, for all purposes: the sections in the open lie on their
/// half now [Opening Moves].
pub(super) fn face_enemy(mission: &mut Mission, told: &mut Told) {
    let (Some(ground), Some(forces)) = (&mission.ground, &mut mission.forces) else { return };
    let far = ground.edges.enemy;
    if far == ground.edges.near.opposite() || far == ground.edges.near {
        return;
    }
    let open: Vec<&mut TableSection> =
        forces.sections.iter_mut().filter(|section| section.feature.is_none()).collect();
    let places = open_ground(ground, open.len() as u16, far);
    for (section, at) in open.into_iter().zip(places) {
        (section.at, section.name) = (at, open_name(at));
        let numbers: Vec<String> = section.numbers.iter().map(ToString::to_string).collect();
        told.note(
            RULE,
            format!("section {} lies on the enemy's half now: {}", numbers.join(" and "), section.name),
        );
    }
}

fn open_name(at: TablePoint) -> String {
    format!("open ground around {}", Ground::square(at))
}

/// So many places in the open, side by side in the middle of the half of the table along an edge.
fn open_ground(ground: &Ground, parts: u16, far: Edge) -> Vec<TablePoint> {
    let table = ground.table;
    let half = table.strip(far, if far.is_horizontal() { table.depth() / 2 } else { table.width() / 2 });
    let place = |index: u16| {
        let part = |length: u16| length * (2 * index + 1) / (2 * parts);
        let mut at = half.middle();
        if far.is_horizontal() {
            at.x = part(table.width());
        } else {
            at.y = part(table.depth());
        }
        at
    };
    (0..parts).map(place).collect()
}

/// The least of a feature that counts, in square inches: as much as a building area has.
const LEAST_SEEN: usize = 36;

/// A place of what is seen of a feature outside the player's set-up, in its midst; none where too little is.
fn seen(feature: &Feature, tops: &Tops, ground: &Ground, zone: Area) -> Option<TablePoint> {
    let (width, depth) = (ground.table.width(), ground.table.depth());
    let all = (0..depth).flat_map(|y| (0..width).map(move |x| TablePoint { x, y }));
    let is_seen = |point: &TablePoint| tops.at(*point) == Some(feature.number) && !zone.holds(*point);
    let places: Vec<TablePoint> = all.filter(is_seen).collect();
    if places.len() < LEAST_SEEN {
        return None;
    }
    let mean = |of: fn(&TablePoint) -> u16| {
        let sum: usize = places.iter().map(|point| usize::from(of(point))).sum();
        (sum / places.len()) as u16
    };
    let midst = TablePoint { x: mean(|point| point.x), y: mean(|point| point.y) };
    places.into_iter().min_by_key(|point| distance(*point, midst))
}

/// The square of the distance between two places.
const fn distance(a: TablePoint, b: TablePoint) -> u32 {
    let (x, y) = (a.x.abs_diff(b.x) as u32, a.y.abs_diff(b.y) as u32);
    x * x + y * y
}

fn section(numbers: Vec<u8>, name: String, feature: Option<u16>, at: TablePoint) -> TableSection {
    TableSection { numbers, name, feature, at, cards: Vec::new(), revealed: false }
}
