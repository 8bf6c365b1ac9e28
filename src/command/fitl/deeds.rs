//! Effects as a person carries them out at the table: a line a place, equal moves joined, each with what a
//! box or a track shows then.

use super::common::card_name;
use super::coup_reasons::reason;
use super::next::{Ended, why_won};
use crate::error::Error;
use crate::fitl::{
    ActionTaken, BoxName, Card, CardKind, CardSide, CoupPart, Effect, EligibilityMark, Faction, Game,
    GameEffect, LastingCard, Leader, Phase, PieceKind, PieceType, Side, Space, SpaceSet, Track,
};
use crate::names::capitalized;
use crate::plural::listed;
use crate::render::Grid;

/// What is done in one part of a Coup Round, or in a whole step.
pub(super) struct Section {
    /// The part of the Coup Round.
    pub(super) part: Option<CoupPart>,
    /// The game as it begins.
    pub(super) before: Game,
    /// What to do, a line a place.
    pub(super) lines: Vec<String>,
    /// The Resources that change, which are told last.
    pub(super) resources: Vec<String>,
    /// Who wins by it: the end of the game, told when all else is.
    pub(super) won: Option<Faction>,
}

/// What a person does to bring the board from `before` to where `effects` lead, in the order to carry it out.
///
/// # Errors
/// A bug if the effects do not fit the game.
pub(super) fn sections(before: &Game, effects: &[GameEffect]) -> Result<Vec<Section>, Error> {
    sections_of(before, effects, false)
}

/// The same of a board that is put back: Guerrillas are placed as they end, whichever way they came to it.
///
/// # Errors
/// A bug if the effects do not fit the game.
pub(super) fn sections_put_back(before: &Game, effects: &[GameEffect]) -> Result<Vec<Section>, Error> {
    sections_of(before, effects, true)
}

fn sections_of(before: &Game, effects: &[GameEffect], is_put_back: bool) -> Result<Vec<Section>, Error> {
    let mut game = *before;
    let mut part = before.coup_due();
    let mut sections = Vec::new();
    let mut rest = effects;
    while !rest.is_empty() {
        // The effect that leads on to another part ends the one before.
        let end = rest.iter().position(|effect| next_part(effect).is_some()).map_or(rest.len(), |at| at + 1);
        let (own, later) = rest.split_at(end);
        let started = game;
        let mut lines = Vec::new();
        let mut resources = Vec::new();
        // Nothing is done once the Coup Round is over.
        let ends_round = own.last().and_then(next_part).is_some_and(|part| part.is_none());
        // Aid is earned before Casualties cost some of it (6.2.3, 6.2.5).
        let in_order = ends_round || part == Some(CoupPart::Earnings);
        let own_effects = regrouped(&started, own, part == Some(CoupPart::Reset));
        for mut group in groups(&mut game, &own_effects, part.map(|part| (part, &started)))? {
            if is_put_back {
                group.place_as_they_end();
            }
            let list = if group.is_resources && !in_order { &mut resources } else { &mut lines };
            list.push(group);
        }
        let told = |groups: Vec<Group>| joined(groups).iter().map(Group::line).collect();
        let won = own.iter().find_map(|effect| match effect {
            GameEffect::Won { winner } => Some(*winner),
            _ => None,
        });
        let mut lines: Vec<String> = told(lines);
        if part == Some(CoupPart::Earnings) {
            lines.extend(earned_in_vain(&started, own));
        }
        sections.push(Section { part, before: started, lines, resources: told(resources), won });
        part = own.last().and_then(next_part).flatten();
        rest = later;
    }
    Ok(sections)
}

/// The Resources that earn something in the Resources Phase, and stay at the end of their track all the same
/// (1.8).
fn earned_in_vain(started: &Game, effects: &[GameEffect]) -> Vec<String> {
    let changes = |track: Track| {
        let is_of = |effect: &GameEffect| match effect {
            GameEffect::Board(Effect::Track { name, .. }) => *name == track,
            _ => false,
        };
        effects.iter().any(is_of)
    };
    let is_full = |track: &Track| {
        started.keeps(*track) && started.board().track(*track) == track.highest() && !changes(*track)
    };
    let tracks = [Track::ArvnResources, Track::VcResources, Track::NvaResources].into_iter();
    let told = tracks.filter(is_full).filter_map(|track| {
        let why = reason(CoupPart::Earnings, started, track, track.highest())?;
        Some(format!("{} stay at {}, the most there can be ({why})", track.title(), track.highest()))
    });
    told.collect()
}

/// A group: where to, where from, its pieces.
type Moved = (Space, Space, Vec<(PieceKind, u8)>);

/// The groups that move, each from where it stood first to where it ends: a group that goes on along the
/// Trail stops nowhere (3.3.2).
pub(super) fn as_they_end(effects: &[GameEffect]) -> Vec<GameEffect> {
    let mut groups: Vec<(PieceKind, u8, Space, Space)> = Vec::new();
    for effect in effects {
        let GameEffect::Board(Effect::Move { piece, count, from, to }) = *effect else { continue };
        let mut left = count;
        let mut gone_on = Vec::new();
        // Insurgents that have come into the South stop there: those that go on from it are others.
        let goes_on = piece.faction().side() == Side::Coin || SpaceSet::OUTSIDE_SOUTH_VIETNAM.contains(from);
        // Guerrillas may have been Activated on the way.
        for is_same in [true, false].into_iter().filter(|_| goes_on) {
            for (kind, number, origin, stop) in &mut groups {
                let is_alike = *kind == piece || !is_same && kind.piece_type() == piece.piece_type();
                if *stop == from && is_alike {
                    let same = left.min(*number);
                    *number -= same;
                    left -= same;
                    gone_on.push((piece, same, *origin, to));
                }
            }
        }
        groups.extend(gone_on);
        groups.push((piece, left, from, to));
    }
    groups.retain(|(_, number, origin, stop)| *number > 0 && origin != stop);
    let moved = |(piece, count, from, to)| GameEffect::Board(Effect::Move { piece, count, from, to });
    groups.into_iter().map(moved).collect()
}

/// The groups that move, by where they go.
pub(super) fn moves(effects: &[GameEffect]) -> Grid {
    let mut groups: Vec<Moved> = Vec::new();
    for effect in effects {
        let GameEffect::Board(Effect::Move { piece, count, from, to }) = *effect else { continue };
        let at = groups.iter().position(|(into, out_of, _)| (*into, *out_of) == (to, from));
        let at = at.unwrap_or_else(|| {
            groups.push((to, from, Vec::new()));
            groups.len() - 1
        });
        let held = &mut groups[at].2;
        match held.iter_mut().find(|(kind, _)| *kind == piece) {
            Some((_, number)) => *number += count,
            None => held.push((piece, count)),
        }
    }
    groups.sort_by_key(|(to, ..)| *to);
    let mut table = Grid::new(["to", "pieces", "from"]);
    for (to, from, held) in groups {
        let held: Vec<String> = held.into_iter().map(|(piece, count)| pieces(piece, count)).collect();
        table.row([to.name(), &listed(&held), from.name()]);
    }
    table
}

/// How a game ends that has become `after` in this part of a Coup Round.
pub(super) fn wins(winner: Faction, part: Option<CoupPart>, after: &Game) -> String {
    let ended = match part {
        Some(CoupPart::Victory) => Ended::VictoryPhase,
        Some(CoupPart::CoupCard) => Ended::LastCard,
        _ => Ended::LastRedeploy,
    };
    why_won(after, winner, Some(ended))
}

/// What takes a card that was played off the table.
pub(super) fn discard(card: Card) -> String {
    format!("Discard {}", card_name(card))
}

/// What brings a card onto the table.
pub(super) fn turn_up(card: Card) -> String {
    format!("Turn up {}", card_name(card))
}

/// What is done when a game begins, before which there is none.
pub(super) fn beginnings(begun: &Game, effects: &[GameEffect]) -> Vec<String> {
    // What nobody keeps has no marker: that it is 0 is no deed.
    let is_kept = |effect: &&GameEffect| match effect {
        GameEffect::Board(Effect::Track { name, .. }) => begun.keeps(*name),
        _ => true,
    };
    let line = |effect: &GameEffect| {
        let words = act(effect, begun)?.words();
        Some(match Place::of(effect).title() {
            Some(title) => format!("{title}: {words}"),
            None => words,
        })
    };
    effects.iter().filter(is_kept).filter_map(line).collect()
}

/// The part of a Coup Round that the effect leads to; the inner none where it ends the Round.
fn next_part(effect: &GameEffect) -> Option<Option<CoupPart>> {
    match effect {
        GameEffect::Phase { from, to } if from.is_coup_round() || to.is_coup_round() => {
            Some(CoupPart::first_of(*to))
        }
        GameEffect::Coup { progress } => Some(Some(progress.part)),
        _ => None,
    }
}

/// Where something is done, in the order it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    TrungDeck,
    Cards,
    Space(Space),
    Boxes,
    Track(Track),
    Policy,
    Order,
}

impl Place {
    fn of(effect: &GameEffect) -> Place {
        match effect {
            GameEffect::TrungCard { .. } | GameEffect::TrungShuffle {} => Place::TrungDeck,
            GameEffect::Board(effect) => match *effect {
                Effect::Place { space, .. }
                | Effect::Remove { space, .. }
                | Effect::Move { to: space, .. }
                | Effect::Flip { space, .. }
                | Effect::Replace { space, .. }
                | Effect::Support { space, .. }
                | Effect::Terror { space, .. }
                | Effect::Tunnel { space, .. } => Place::Space(space),
                Effect::Box { .. } => Place::Boxes,
                Effect::Track { name, .. } => Place::Track(name),
                Effect::Policy { .. } => Place::Policy,
            },
            // The Reset Phase ends with who is Eligible (6.6).
            GameEffect::Eligibility { mark: EligibilityMark::Eligible, .. } | GameEffect::Phase { .. } => {
                Place::Order
            }
            _ => Place::Cards,
        }
    }

    fn rank(self) -> u8 {
        match self {
            Place::TrungDeck => 0,
            Place::Cards => 1,
            Place::Space(_) => 2,
            Place::Boxes => 3,
            Place::Track(_) | Place::Policy => 4,
            Place::Order => 5,
        }
    }

    const fn title(self) -> Option<&'static str> {
        match self {
            Place::TrungDeck => Some("Trưng deck"),
            Place::Cards | Place::Boxes | Place::Order => None,
            Place::Space(space) => Some(space.name()),
            Place::Track(track) => Some(track.title()),
            Place::Policy => Some("US Policy"),
        }
    }
}

/// The same effects with those of a place together and equal ones made one, if they can be carried out so;
/// otherwise as they are. Where they are `in_turn`, as the Reset Phase goes from the Trail to the Momentum
/// (6.6), the places come in the order of the effects, and the cards after the board.
fn regrouped(before: &Game, effects: &[GameEffect], in_turn: bool) -> Vec<GameEffect> {
    let leads_to = |effects: &[GameEffect]| {
        let mut game = *before;
        game.apply_all(effects).is_ok().then_some(game)
    };
    let goal = leads_to(effects);
    // Guerrillas that arrive one by one are flipped together at the end, those that are flipped first at the
    // start.
    let ways = [Merging::IntoTheFirst, Merging::IntoTheLast, Merging::Nothing];
    // What is removed may be placed elsewhere.
    let mut ways = ways.into_iter().flat_map(|merging| [(merging, false), (merging, true)]);
    let way = ways.find_map(|(merging, removals_first)| {
        Some(by_place(effects, merging, removals_first, in_turn)).filter(|way| leads_to(way) == goal)
    });
    way.unwrap_or_else(|| effects.to_vec())
}

/// Which effect takes in those equal to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Merging {
    IntoTheFirst,
    IntoTheLast,
    Nothing,
}

fn by_place(
    effects: &[GameEffect],
    merging: Merging,
    removals_first: bool,
    in_turn: bool,
) -> Vec<GameEffect> {
    let mut places: Vec<Place> = Vec::new();
    for effect in effects {
        let place = Place::of(effect);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let removes = |place: Place| {
        let mut here = effects.iter().filter(|effect| Place::of(effect) == place);
        here.all(|effect| matches!(effect, GameEffect::Board(Effect::Remove { .. })))
    };
    if in_turn {
        places.sort_by_key(|place| matches!(place, Place::Cards | Place::Order));
    } else {
        places.sort_by_key(|place| (place.rank(), !(removals_first && removes(*place))));
    }
    let mut together: Vec<GameEffect> = Vec::new();
    for place in places {
        let mut here: Vec<GameEffect> = Vec::new();
        for effect in effects.iter().filter(|effect| Place::of(effect) == place) {
            let mut merged = *effect;
            let earlier = here.iter().position(|earlier| {
                let mut both = *earlier;
                let is_alike = merging != Merging::Nothing && merge(&mut both, effect);
                if is_alike {
                    merged = both;
                }
                is_alike
            });
            match (earlier, merging) {
                (Some(at), Merging::IntoTheFirst) => here[at] = merged,
                (Some(at), _) => {
                    here.remove(at);
                    here.push(merged);
                }
                (None, _) => here.push(merged),
            }
        }
        together.extend(here.into_iter().filter(|effect| !is_nothing(effect)));
    }
    together
}

/// Makes `earlier` both effects, if they are equal but for how much.
fn merge(earlier: &mut GameEffect, later: &GameEffect) -> bool {
    let (GameEffect::Board(earlier), GameEffect::Board(later)) = (earlier, *later) else { return false };
    match (earlier, later) {
        (
            Effect::Place { space, piece, count, from },
            Effect::Place { space: s, piece: p, count: c, from: f },
        ) if (*space, *piece, *from) == (s, p, f) => {
            *count += c;
        }
        (
            Effect::Remove { space, piece, count, to },
            Effect::Remove { space: s, piece: p, count: c, to: t },
        ) if (*space, *piece, *to) == (s, p, t) => {
            *count += c;
        }
        (Effect::Move { piece, count, from, to }, Effect::Move { piece: p, count: c, from: f, to: t })
            if (*piece, *from, *to) == (p, f, t) =>
        {
            *count += c;
        }
        (Effect::Flip { space, piece, count }, Effect::Flip { space: s, piece: p, count: c })
        | (Effect::Tunnel { space, piece, count }, Effect::Tunnel { space: s, piece: p, count: c })
            if (*space, *piece) == (s, p) =>
        {
            *count += c;
        }
        (
            Effect::Replace { space, piece, count, to, with },
            Effect::Replace { space: s, piece: p, count: c, to: t, with: w },
        ) if (*space, *piece, *to, *with) == (s, p, t, w) => *count += c,
        (Effect::Support { space, to, .. }, Effect::Support { space: s, to: t, .. }) if *space == s => {
            *to = t
        }
        (Effect::Terror { space, delta }, Effect::Terror { space: s, delta: d }) if *space == s => {
            *delta += d
        }
        (Effect::Track { name, to, .. }, Effect::Track { name: n, to: t, .. }) if *name == n => *to = t,
        (Effect::Box { piece, count, from, to }, Effect::Box { piece: p, count: c, from: f, to: t })
            if (*piece, *from, *to) == (p, f, t) =>
        {
            *count += c;
        }
        _ => return false,
    }
    true
}

/// Whether effects that were made one come to nothing.
fn is_nothing(effect: &GameEffect) -> bool {
    match effect {
        GameEffect::Board(Effect::Support { from, to, .. }) => from == to,
        GameEffect::Board(Effect::Track { from, to, .. }) => from == to,
        GameEffect::Board(Effect::Terror { delta, .. }) => *delta == 0,
        _ => false,
    }
}

/// What pieces do that come from a box.
const PLACE: &str = "place ";

/// What Guerrillas do that become Active, or go Underground.
const FLIP: &str = "flip ";

/// What pieces do that give way to others.
const REPLACE: &str = "replace ";

/// What pieces do that come from another space.
const MOVE: &str = "move in ";

/// What is done at one place, or alike at several.
struct Group {
    titles: Vec<&'static str>,
    is_space: bool,
    is_resources: bool,
    acts: Vec<Act>,
}

/// What is counted of a box.
const BOX_NOW: &str = "box now";

/// One thing to do: `place 2 US Troops from Available (box now 5)`.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Act {
    does: &'static str,
    /// Pieces and the like, which are joined where the rest is equal.
    what: Vec<String>,
    /// The pieces that those are, if they are: more of a kind are told in one number.
    pieces: Vec<(PieceKind, u8)>,
    how: String,
    /// What is counted afterwards, and how many there are of each thing.
    now: &'static str,
    counts: Vec<u8>,
}

impl Act {
    fn plain(words: impl Into<String>) -> Act {
        Act { what: vec![words.into()], ..Act::of("", String::new(), "") }
    }

    fn of(does: &'static str, what: String, how: impl Into<String>) -> Act {
        let (what, pieces) = (vec![what], Vec::new());
        Act { does, what, pieces, how: how.into(), now: "", counts: Vec::new() }
    }

    fn of_pieces(does: &'static str, piece: PieceKind, count: u8, how: impl Into<String>) -> Act {
        Act { pieces: vec![(piece, count)], ..Act::of(does, pieces(piece, count), how) }
    }

    fn now(self, now: &'static str, count: u8) -> Act {
        Act { now, counts: vec![count], ..self }
    }

    /// Takes in what `other` does, if it is the same with other things.
    fn joins(&mut self, other: &Act) -> bool {
        let alike =
            !self.does.is_empty() && (self.does, &self.how, self.now) == (other.does, &other.how, other.now);
        let more = match other.pieces[..] {
            [(piece, count)] if alike => {
                let at = self.pieces.iter().position(|(known, _)| *known == piece);
                at.map(|at| (at, piece, self.pieces[at].1.saturating_add(count)))
            }
            _ => None,
        };
        if let Some((at, piece, sum)) = more {
            self.pieces[at].1 = sum;
            self.what[at] = pieces(piece, sum);
            // The box shows what it shows in the end.
            if let (Some(shown), [now]) = (self.counts.get_mut(at), &other.counts[..]) {
                *shown = *now;
            }
        } else if alike {
            self.what.extend(other.what.iter().cloned());
            self.pieces.extend(&other.pieces);
            self.counts.extend(&other.counts);
        }
        alike
    }

    /// So many of its pieces of a kind are others; or, where both kinds are the same, are not told of.
    fn become_of(&mut self, piece: PieceKind, other: PieceKind, count: u8) {
        let Some(at) = self.pieces.iter().position(|(known, _)| *known == piece) else { return };
        let left = self.pieces[at].1 - count;
        self.pieces[at].1 = left;
        self.what[at] = pieces(piece, left);
        if piece != other {
            self.pieces.insert(at, (other, count));
            self.what.insert(at, pieces(other, count));
        }
        if left == 0 {
            let at = at + usize::from(piece != other);
            self.pieces.remove(at);
            self.what.remove(at);
        }
    }

    fn words(&self) -> String {
        let counts: Vec<_> = self.counts.iter().map(u8::to_string).collect();
        let now =
            if counts.is_empty() { String::new() } else { format!(" ({} {})", self.now, counts.join(", ")) };
        format!("{}{}{}{now}", self.does, listed(&self.what), self.how)
    }
}

impl Group {
    /// Whether it is told what a box shows then.
    fn is_of_boxes(&self) -> bool {
        self.acts.iter().any(|act| act.now == BOX_NOW)
    }

    /// Of pieces that are placed and then flipped, says at once how they are placed.
    fn place_as_they_end(&mut self) {
        while let Some((place, flip, piece, count)) = self.placed_and_flipped() {
            let Some(ends) = piece.flipped() else { return };
            self.acts[place].become_of(piece, ends, count);
            self.acts[flip].become_of(piece, piece, count);
            self.acts.retain(|act| act.does.is_empty() || !act.what.is_empty());
        }
    }

    /// An act that places pieces, one that flips so many of them, and which those are.
    fn placed_and_flipped(&self) -> Option<(usize, usize, PieceKind, u8)> {
        let flips = self.acts.iter().enumerate().filter(|(_, act)| act.does == FLIP);
        let mut flipped =
            flips.flat_map(|(flip, act)| act.pieces.iter().map(move |(piece, count)| (flip, *piece, *count)));
        flipped.find_map(|(flip, piece, count)| {
            let places = |act: &Act| {
                act.does == PLACE && act.pieces.iter().any(|(known, most)| *known == piece && *most >= count)
            };
            Some((self.acts[..flip].iter().position(places)?, flip, piece, count))
        })
    }

    fn line(&self) -> String {
        let mut acts = String::new();
        let mut last = "";
        for act in &self.acts {
            let words = act.words();
            // `move in 4 ARVN Troops from Can Tho, 3 ARVN Troops from Saigon`.
            let goes_on = act.does == MOVE && last == MOVE;
            let words = if goes_on { &words[MOVE.len()..] } else { &words };
            let between = if acts.is_empty() {
                ""
            } else if goes_on {
                ", "
            } else {
                "; "
            };
            acts.push_str(between);
            acts.push_str(words);
            last = act.does;
        }
        match &self.titles[..] {
            [] => capitalized(&acts),
            [title] => format!("{title}: {acts}"),
            titles => format!("{}, each: {acts}", listed(titles)),
        }
    }
}

/// The effects by place, which bring `game` on; in a part of a Coup Round, each change of a track with its
/// sum.
fn groups(
    game: &mut Game,
    effects: &[GameEffect],
    part: Option<(CoupPart, &Game)>,
) -> Result<Vec<Group>, Error> {
    let mut groups: Vec<Group> = Vec::new();
    let mut last: Option<Place> = None;
    for effect in effects {
        let replaced = game.cards().current();
        let side_before = match *effect {
            GameEffect::Capability { card, in_play: true, .. } => {
                LastingCard::of(card).and_then(|card| game.lasting().side(card))
            }
            _ => None,
        };
        game.apply(*effect)?;
        let place = Place::of(effect);
        let Some(mut act) = act(effect, game) else { continue };
        // A Capability that is in play goes to its other text (5.3).
        if let (GameEffect::Capability { card, side, .. }, Some(before)) = (effect, side_before)
            && *side != before
        {
            let name = card_name(*card);
            act.what = vec![format!("Turn the Capability {name} from {before} to {side}")];
        }
        if let (GameEffect::Pivotal { .. }, Some(card)) = (effect, replaced) {
            act.how.push_str(&in_place_of(card));
        }
        if let (GameEffect::Board(Effect::Track { name, to, .. }), Some((part, before))) = (effect, part)
            && let Some(why) = reason(part, before, *name, *to)
        {
            act.how.push_str(&format!(" ({why})"));
        }
        match groups.last_mut().filter(|_| last == Some(place) && place.title().is_some()) {
            Some(group) => {
                let is_joined = group.acts.last_mut().is_some_and(|earlier| earlier.joins(&act));
                if !is_joined {
                    group.acts.push(act);
                }
            }
            None => groups.push(Group {
                titles: place.title().into_iter().collect(),
                is_space: matches!(place, Place::Space(_)),
                is_resources: is_resources(place),
                acts: vec![act],
            }),
        }
        last = Some(place);
    }
    Ok(groups)
}

/// What becomes of the card that a Pivotal Event takes the place of (2.3.8).
fn in_place_of(card: Card) -> String {
    let name = card_name(card);
    match card.pivotal_of() {
        Some(owner) => format!(" in place of {name}, which returns to {}", short(owner)),
        None => format!(" in place of {name}, which leaves play [2.3.8]"),
    }
}

fn is_resources(place: Place) -> bool {
    matches!(
        place,
        Place::Track(Track::ArvnResources | Track::NvaResources | Track::VcResources | Track::AgitateTotal)
    )
}

/// Spaces where the same is done are told together, where the first of them stands. What a box shows then is
/// what it shows at the end of them, and so nothing else comes to a box or leaves one in between.
fn joined(groups: Vec<Group>) -> Vec<Group> {
    let mut joined: Vec<Group> = Vec::new();
    for group in groups {
        let alike = |other: &&mut Group| {
            let same = |one: &Act, other: &Act| {
                (one.does, &one.what, &one.how, one.now) == (other.does, &other.what, &other.how, other.now)
            };
            other.is_space
                && group.is_space
                && other.acts.len() == group.acts.len()
                && other.acts.iter().zip(&group.acts).all(|(one, other)| same(one, other))
        };
        // Pieces are placed as they come: what is removed between two places may fill the box for the second.
        let places = group.acts.iter().any(|act| act.does == PLACE || act.does == REPLACE);
        let of_boxes = if group.is_of_boxes() { joined.iter().rposition(Group::is_of_boxes) } else { None };
        let from = if places { joined.len().saturating_sub(1) } else { of_boxes.unwrap_or(0) };
        match joined[from..].iter_mut().find(alike) {
            Some(first) if first.titles.iter().all(|title| !group.titles.contains(title)) => {
                first.titles.extend(group.titles);
                first.acts = group.acts;
            }
            _ => joined.push(group),
        }
    }
    joined
}

/// What is done; none for what the program alone keeps count of. `after` is the game with it.
fn act(effect: &GameEffect, after: &Game) -> Option<Act> {
    Some(match *effect {
        GameEffect::Board(effect) => on_board(effect, after),
        GameEffect::TrungCard { card } => Act::of("turn up ", card.to_string(), ""),
        GameEffect::TrungShuffle {} => Act::plain("shuffle"),
        GameEffect::Capability { card, side, in_play } => {
            Act::plain(lasting("Capability", card, side, in_play))
        }
        GameEffect::Momentum { card, side, in_play } => Act::plain(lasting("Momentum", card, side, in_play)),
        GameEffect::Leader { card, flipped: false } => {
            // A Failed Attempt replaces no leader but Minh, who leads while the box is empty (2.4.1).
            let under = match Leader::on(card) {
                Some(_) => String::new(),
                None if after.leader_box().len() > 1 => ", under all other cards".to_owned(),
                None => format!(
                    ", which was empty: {} no longer leads ({})",
                    Leader::DuongVanMinh.name(),
                    Leader::DuongVanMinh.effect()
                ),
            };
            Act::plain(format!("{} goes to the RVN Leader box{under}", card_name(card)))
        }
        GameEffect::Leader { card, flipped: true } => {
            Act::plain(format!("turn {} face down", card_name(card)))
        }
        GameEffect::Eligibility { faction, mark } => Act::plain(match mark {
            EligibilityMark::RemainsEligible => format!("{} stays Eligible", short(faction)),
            EligibilityMark::IneligibleNext => {
                format!("{} is Ineligible through the next card", short(faction))
            }
            // Its cylinder moves only if it has not acted on this card (2.3.2).
            EligibilityMark::Eligible if after.sequence().eligible().contains(faction) => return None,
            EligibilityMark::Eligible => format!("{} stays Eligible", short(faction)),
        }),
        GameEffect::Reveal { card } => Act::plain(turn_up(card)),
        GameEffect::Finish { card } if card.kind() == CardKind::Coup => {
            Act::plain(format!("{} is finished", card_name(card)))
        }
        // A card that lasts lies with the others that do since it was executed (5.3, 5.4).
        GameEffect::Finish { card }
            if LastingCard::of(card).is_some_and(|card| after.lasting().side(card).is_some()) =>
        {
            return None;
        }
        GameEffect::Finish { card } => Act::plain(discard(card)),
        GameEffect::Pivotal { faction, card } => {
            Act::plain(format!("{} plays {}", short(faction), card_name(card)))
        }
        GameEffect::Returned { faction, card } => {
            Act::plain(format!("{} returns to {}", card_name(card), short(faction)))
        }
        GameEffect::PeaceTalks { executed: true } => Act::plain("the Peace Talks ease Linebacker II"),
        GameEffect::PeaceTalks { executed: false } => {
            Act::plain("the Peace Talks no longer ease Linebacker II")
        }
        GameEffect::Phase { from, to: Phase::EventCard } if from.is_coup_round() => {
            Act::plain("The Coup Round is over")
        }
        // Cylinders are told by where they lie in the end; phases head what is done in them; who wins ends
        // all.
        GameEffect::Acted { .. }
        | GameEffect::Phase { .. }
        | GameEffect::Coup { .. }
        | GameEffect::Won { .. } => return None,
    })
}

/// That a Capability or Momentum is in play, or ends: `Capability in play: 14 M-48 Patton, shaded`.
pub(super) fn lasting(what: &str, card: Card, side: CardSide, in_play: bool) -> String {
    let (name, does) = (card_name(card), if in_play { "in play" } else { "ends" });
    let side = if card.is_dual() { format!(", {side}") } else { String::new() };
    format!("{what} {does}: {name}{side}")
}

fn on_board(effect: Effect, after: &Game) -> Act {
    let board = after.board();
    let now = |held: BoxName, piece: PieceKind| board.in_box(held, piece.piece_type());
    match effect {
        Effect::Place { piece, count, from, .. } => {
            Act::of_pieces(PLACE, piece, count, format!(" from {}", from.title()))
                .now(BOX_NOW, now(from, piece))
        }
        Effect::Remove { piece, count, to, .. } => {
            Act::of_pieces("remove ", piece, count, format!(" to {}", to.title()))
                .now(BOX_NOW, now(to, piece))
        }
        Effect::Move { piece, count, from, .. } => {
            Act::of_pieces(MOVE, piece, count, format!(" from {}", from.name()))
        }
        Effect::Flip { piece, count, .. } => {
            let state = if piece.is_underground() { " Active" } else { " Underground" };
            Act::of_pieces(FLIP, piece, count, state)
        }
        Effect::Replace { piece, count, to, with, .. } => {
            let (held, left) = (now(to, piece), now(BoxName::Available, with));
            let (old, new) = (pieces(piece, count), pieces(with, count));
            let (to, gone) = (to.title(), if count == 1 { "piece goes" } else { "pieces go" });
            let how = format!(" with {new} (now {left} Available); the old {gone} to {to} (box now {held})");
            Act::of(REPLACE, old, how)
        }
        Effect::Support { from, to, .. } => Act::plain(format!("{} to {}", from.title(), to.title())),
        Effect::Terror { space, delta } => {
            let marker = if space.is_loc() { "Sabotage" } else { "Terror" };
            let what = if delta > 0 { "place" } else { "remove" };
            let now = board.terror(space);
            Act::plain(format!("{what} {} {marker} (now {now})", delta.unsigned_abs()))
        }
        Effect::Track { from, to, .. } => Act::plain(format!("{from} to {to}")),
        Effect::Box { piece, count, from, to } => {
            // Pieces in a box are neither Underground nor Active.
            let pieces = boxed(piece.piece_type(), count);
            Act::plain(format!("move {pieces} from {} to {}", from.title(), to.title()))
        }
        Effect::Tunnel { piece, count, .. } if piece.is_tunneled() => {
            Act::plain(format!("take the Tunnel marker off {}", pieces(piece, count)))
        }
        Effect::Tunnel { piece, count, .. } => {
            Act::plain(format!("put a Tunnel marker on {}", pieces(piece, count)))
        }
        Effect::Policy { to, .. } => Act::plain(format!("to {}", to.title())),
    }
}

/// Pieces as they are called: `2 Underground VC Guerrillas`.
pub(super) fn pieces(piece: PieceKind, count: u8) -> String {
    piece.counted(count).to_string()
}

/// Pieces in a box, where they have no state: `2 VC Guerrillas`.
pub(super) fn boxed(piece: PieceType, count: u8) -> String {
    piece.counted(count).to_string()
}

/// Where the cylinder of a faction that took this action lies.
pub(super) const fn action_box(action: ActionTaken) -> &'static str {
    match action {
        ActionTaken::Pass => "the Passed box",
        ActionTaken::Event => "the Event box",
        ActionTaken::Op => "the Op Only box",
        ActionTaken::OpAndSpecial => "the Op + Special Activity box",
        ActionTaken::LimitedOp => "the LimOp box",
    }
}

/// A faction as it is called.
pub(super) const fn short(faction: Faction) -> &'static str {
    faction.name()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitl::{Edition, FactionSet, Scenario};

    #[test]
    fn what_a_box_shows_follows_from_line_to_line() {
        let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let piece = PieceKind::VcGuerrillasUnderground;
        let spaces: Vec<Space> =
            Space::ALL.into_iter().filter(|space| game.board().count(*space, piece) > 1).collect();
        let [first, second, third, ..] = spaces[..] else { panic!("{spaces:?}") };
        let remove = |space, count| Effect::Remove { space, piece, count, to: BoxName::Available };
        let effects = [remove(first, 1), remove(second, 2), remove(third, 1)].map(GameEffect::Board);
        let told = sections(&game, &effects).unwrap().remove(0).lines;
        let box_now = game.board().in_box(BoxName::Available, piece.piece_type());
        let line = |space: Space, pieces: &str, more: u8| {
            format!("{}: remove {pieces} to Available (box now {})", space.name(), box_now + more)
        };
        let (one, two) = ("1 Underground VC Guerrilla", "2 Underground VC Guerrillas");
        assert_eq!(told, [line(first, one, 1), line(second, two, 3), line(third, one, 4)]);
        // Side by side they are told together.
        let effects = [remove(first, 1), remove(third, 1)].map(GameEffect::Board);
        let told = sections(&game, &effects).unwrap().remove(0).lines;
        let both = format!("{} and {}, each", first.name(), third.name());
        assert_eq!(told, [format!("{both}: remove {one} to Available (box now {})", box_now + 2)]);
    }

    #[test]
    fn what_is_put_back_active_is_placed_so_in_one_line() {
        let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let (piece, from) = (PieceKind::VcGuerrillasUnderground, BoxName::Available);
        let is_empty = |space: &Space| game.board().count(*space, piece) == 0;
        let space = Space::ALL.into_iter().find(|space| is_empty(space) && !space.is_loc()).unwrap();
        let effects = |count| {
            let place = Effect::Place { space, piece, count: 3, from };
            [place, Effect::Flip { space, piece, count }].map(GameEffect::Board)
        };
        let told = |count| sections_put_back(&game, &effects(count)).unwrap().remove(0).lines;
        let left = game.board().in_box(from, piece.piece_type()) - 3;
        let line =
            |pieces: &str| [format!("{}: place {pieces} from Available (box now {left})", space.name())];
        assert_eq!(told(2), line("2 Active VC Guerrillas and 1 Underground VC Guerrilla"));
        assert_eq!(told(3), line("3 Active VC Guerrillas"));
        // Done in a turn, each is told as it is done.
        let done = sections(&game, &effects(1)).unwrap().remove(0).lines;
        assert!(done[0].contains("place 3 Underground") && done[0].contains("; flip 1 "), "{done:?}");
    }

    #[test]
    fn the_reset_phase_goes_from_the_trail_to_the_momentum() {
        let mut game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let momentum =
            |in_play| GameEffect::Momentum { card: Card::numbered(7), side: CardSide::Unshaded, in_play };
        game.apply(momentum(true)).unwrap();
        let trail = game.board().track(Track::Trail);
        let degrades = GameEffect::Board(Effect::Track { name: Track::Trail, from: trail, to: trail - 1 });
        let effects = [degrades, momentum(false)];
        assert_eq!(regrouped(&game, &effects, true), effects);
        // Elsewhere cards come first.
        assert_eq!(regrouped(&game, &effects, false), [momentum(false), degrades]);
    }

    #[test]
    fn a_capability_in_play_is_turned_to_its_other_text() {
        let mut game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let capability = |side| GameEffect::Capability { card: Card::numbered(18), side, in_play: true };
        let told = |game: &Game, side| sections(game, &[capability(side)]).unwrap().remove(0).lines;
        let first = told(&game, CardSide::Unshaded);
        assert_eq!(first, ["Capability in play: 18 Combined Action Platoons, unshaded"]);
        game.apply(capability(CardSide::Unshaded)).unwrap();
        let turned = told(&game, CardSide::Shaded);
        assert_eq!(turned, ["Turn the Capability 18 Combined Action Platoons from unshaded to shaded"]);
    }
}
