//! Drawing Trưng cards (T5.3.3).

use std::fmt::Arguments;

use super::cards::Face;
use super::flow::{Flow, Node, SpecialEntry};
use super::step::{NpOperation, NpSpecial};
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::game::trung_deck::TrungCard;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;

/// Draws a card for `faction`: the card on top goes below whichever faction it is of, then every card of
/// another faction. It stays on top until the next draw by anybody (T5.3.3).
///
/// # Errors
/// When the deck holds no card of the faction, or the dice give no answer.
pub fn draw(table: &mut Table<'_>, faction: Faction) -> Result<TrungCard, Error> {
    let deck = table.game.trung_deck();
    if !deck.has_any(faction) {
        return Err(Error::refused("T4.1.3", format!("the Trưng deck holds no card of {}", faction.name())));
    }
    if deck.top().is_none() {
        turn_up(table, faction)?;
    }
    loop {
        let card = turn_up(table, faction)?;
        if card.faction() == faction {
            return Ok(card);
        }
    }
}

/// Turns up the next card: the one that comes next if all have been seen, otherwise chance tells which one it
/// is.
fn turn_up(table: &mut Table<'_>, faction: Faction) -> Result<TrungCard, Error> {
    let deck = table.game.trung_deck();
    let card = match deck.known_next() {
        Some(card) => card,
        None => {
            let name = faction.name();
            // Says which card lay on top: another's, one that came to nothing, or that of the last turn.
            let mut turned =
                |reason: Arguments<'_>| table.dice.card(&TrungCard::LETTERS, deck.unseen(), reason);
            let index = match deck.top() {
                Some(last) => turned(format_args!("Trưng card turned up for {name} after {last} [T5.3.3]")),
                None => turned(format_args!(
                    "Trưng card turned up for {name}, the first since the shuffle, which goes to the bottom \
                     [T5.3.3]"
                )),
            };
            let card = TrungCard::ALL[index?];
            if card.faction() != faction {
                let whose = card.faction().name();
                table.dice.gave(format_args!("{card} is a card of {whose}: it goes to the bottom [T5.3.3]"));
            }
            card
        }
    };
    table.apply(GameEffect::TrungCard { card })?;
    Ok(card)
}

/// Draws for `faction` until a side shows what `shows` looks for, the front before the back (T5.5.7). Nothing
/// else on the cards is done. None if no card of the faction does.
fn draw_until<S>(
    table: &mut Table<'_>,
    faction: Faction,
    shows: impl Fn(&'static Flow) -> Option<S>,
) -> Result<Option<(&'static Flow, S)>, Error> {
    let first = draw(table, faction)?;
    let mut card = first;
    loop {
        for face in Face::ALL {
            let flow = card.flow(face);
            if let Some(shown) = shows(flow) {
                return Ok(Some((flow, shown)));
            }
        }
        card = draw(table, faction)?;
        if card == first {
            return Ok(None);
        }
    }
}

/// Draws the card that fixes how an Operation an Event names is executed: the side, and its box (T5.5.7).
///
/// # Errors
/// When the deck holds no card of the faction.
pub fn draw_for_operation(
    table: &mut Table<'_>,
    operation: NpOperation,
) -> Result<Option<(&'static Flow, &'static Node)>, Error> {
    draw_until(table, operation.faction(), |flow| {
        flow.nodes
            .iter()
            .find(|node| matches!(node, Node::Operation { operation: shown, .. } if *shown == operation))
    })
}

/// Draws the first card of NVA that shows an Attack or an Ambush: whether it is the Attack (card 59). None if
/// no card does.
///
/// # Errors
/// When the deck holds no card of NVA.
pub fn draw_for_attack_or_ambush(table: &mut Table<'_>) -> Result<Option<bool>, Error> {
    let shown = draw_until(table, Faction::Nva, |flow| {
        flow.nodes.iter().find_map(|node| match node {
            Node::Operation { operation: NpOperation::NvaAttack, .. } => Some(true),
            Node::Special { list, .. } => {
                list.iter().any(|entry| entry.special == NpSpecial::NvaAmbush).then_some(false)
            }
            _ => None,
        })
    })?;
    Ok(shown.map(|(_, attacks)| attacks))
}

/// Draws the card that fixes how a Special Activity an Event names is executed: the side, and its line
/// (T5.5.7).
///
/// # Errors
/// When the deck holds no card of the faction.
pub fn draw_for_special(
    table: &mut Table<'_>,
    special: NpSpecial,
) -> Result<Option<(&'static Flow, &'static SpecialEntry)>, Error> {
    draw_until(table, special.faction(), |flow| {
        flow.nodes.iter().find_map(|node| match node {
            Node::Special { list, .. } => list.iter().find(|entry| entry.special == special),
            _ => None,
        })
    })
}
