//! Cards before the battle, the Reinforcement Card, and the check [Determining Available Reinforcements, When
//! To Check For Reinforcements].

use super::data::data;
use super::options::Decks;
use super::play::Who;
use super::results;
use super::step::Table;
use crate::mission::Mission;
use crate::squads::cards::{Card, Rank, rank_name};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// The section of the rules.
const WHEN: &str = "When To Check For Reinforcements";
const AVAILABLE: &str = "Determining Available Reinforcements";
/// The rank that the first Reinforcement Card of a Large Action is at least.
const LARGE_ACTION_LEAST: Rank = 10;

/// How much is compared before reinforcements come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Compare {
    /// The card drawn must be lower than the Reinforcement Card.
    Yes,
    /// They arrive (camp-31).
    No,
}

/// Draws a card of the deck of `who`.
pub(super) fn draw(mission: &mut Mission, who: Who, dice: &mut dyn Dice, why: &str) -> Result<Card, Error> {
    let each = mission.play.options.decks == Decks::Each;
    let sides: &[Who] = match (each, who) {
        (true, Who::Own) => &[Who::Own],
        (true, Who::Enemy) => &[Who::Enemy],
        (false, _) => &Who::ALL,
    };
    let name = mission.side_name(who);
    let play = &mut mission.play;
    let mut held: Vec<Card> = Vec::new();
    for side in sides {
        held.extend(&play.hand(*side).hidden);
        held.extend(&play.hand(*side).card);
    }
    let deck = if each && who == Who::Enemy { &mut play.enemy_deck } else { &mut play.deck };
    let is_shuffled = deck.left() == 0;
    let card = deck.draw(&held, dice, format_args!("{why}, a card of {name}"))?;
    if is_shuffled {
        // sup-12: all but the cards held are in the deck again.
        sides.iter().for_each(|side| play.hand_mut(*side).under.clear());
        play.shown.retain(|shown| held.contains(shown));
    }
    Ok(card)
}

/// Draws the cards of both sides before the battle, face down. What was dealt already is not dealt again.
///
/// # Errors
/// When the dice give no answer; nothing is dealt then.
pub fn deal(mission: &mut Mission, dice: &mut dyn Dice, told: &mut Told) -> Result<(), Error> {
    let mut dealt = mission.clone();
    for who in Who::ALL {
        if dealt.play.hand(who).dealt {
            continue;
        }
        let count = data().cards_for(dealt.support(who));
        for _ in 0..count {
            let card = draw(&mut dealt, who, dice, "before the battle")?;
            dealt.play.hand_mut(who).hidden.push(card);
            told.hidden(AVAILABLE, &[], format!("{}: the {card}", mission.side_name(who)));
        }
        dealt.play.hand_mut(who).dealt = true;
        let cards = if count == 1 { "card" } else { "cards" };
        told.note(
            AVAILABLE,
            format!(
                "{} lay {count} {cards} face down (Support {})",
                mission.side_name(who),
                mission.support(who)
            ),
        );
    }
    *mission = dealt;
    Ok(())
}

/// The first check of a side: its cards are looked at, the highest is the Reinforcement Card.
fn first_look(mission: &mut Mission, who: Who, table: &mut Table<'_>) -> Result<bool, Error> {
    if mission.play.hand(who).card.is_some() {
        return Ok(true);
    }
    // Which cards they are is drawn only now that somebody sees them.
    while mission.play.hand(who).unknown > 0 {
        let card = draw(mission, who, table.dice, "laid before the battle")?;
        let hand = mission.play.hand_mut(who);
        hand.unknown -= 1;
        hand.hidden.push(card);
    }
    let is_large = mission.is_large();
    let name = mission.side_name(who);
    let hand = mission.play.hand_mut(who);
    let Some((index, card)) =
        hand.hidden.iter().copied().enumerate().max_by_key(|(index, card)| (card.rank, usize::MAX - index))
    else {
        table.note(WHEN, format!("{name} hold no cards: nothing can come"));
        return Ok(false);
    };
    hand.hidden.remove(index);
    hand.under.append(&mut hand.hidden);
    let counts_as = if is_large { card.rank.max(LARGE_ACTION_LEAST) } else { card.rank };
    (hand.card, hand.counts_as) = (Some(card), Some(counts_as));
    let others = match hand.under.len() {
        0 => String::new(),
        1 => format!("; the {} goes under it", hand.under[0]),
        _ => format!(
            "; {} go under it",
            hand.under.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
        ),
    };
    let large = if counts_as == card.rank { "" } else { " and counts as a 10 in a Large Action" };
    table.note(
        WHEN,
        format!("{name} look at their cards: the {card} is their Reinforcement Card{large}{others}"),
    );
    Ok(true)
}

/// A side checks for reinforcements. Gives whether any came.
pub(super) fn check(
    mission: &mut Mission,
    who: Who,
    compare: Compare,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    let name = mission.side_name(who);
    if compare == Compare::Yes && !first_look(mission, who, table)? {
        return Ok(false);
    }
    let card = draw(mission, who, table.dice, "reinforcements")?;
    let counts_as = mission.play.hand(who).counts_as;
    let beaten = match (compare, counts_as) {
        (Compare::Yes, Some(counts_as)) => card.rank < counts_as,
        _ => !card.is_ace(),
    };
    if !beaten {
        mission.play.hand_mut(who).under.push(card);
        let why = match (compare, counts_as) {
            (Compare::Yes, Some(counts_as)) => format!("it is not lower than the {}", rank_name(counts_as)),
            _ => "an Ace brings nothing".to_owned(),
        };
        table.note(WHEN, format!("{name} draw the {card}: {why}, no reinforcements; it goes under"));
        return Ok(false);
    }
    if super::facts::is_low_activity(mission, who) {
        let face = table.d6(format_args!("low activity: whether they come"))?;
        if face > 3 {
            mission.play.hand_mut(who).under.push(card);
            table.rolled(
                "Activity Level and Posture",
                &[face],
                format!("{name} draw the {card}, but activity is low: none this turn"),
            );
            return Ok(false);
        }
        table.rolled(
            "Activity Level and Posture",
            &[face],
            format!("{name} draw the {card}: activity is low, they come all the same"),
        );
    }
    let hand = mission.play.hand_mut(who);
    if compare == Compare::Yes {
        // The new, lower card lies over the old one.
        hand.under.extend(hand.card.replace(card));
        hand.counts_as = Some(card.rank);
    } else {
        hand.under.push(card);
    }
    let row = data().table_of(mission.force(who))?.row(card.rank);
    let text = row.map_or("nothing", |row| &row.text);
    table.note(WHEN, format!("{name} draw the {card}: {text}"));
    results::carry_out(mission, who, card, table)
}
