//! Drawing Trưng cards (T5.3.3).

use super::cards::Face;
use super::flow::{Flow, Node, SpecialEntry};
use super::step::{NpOperation, NpSpecial};
use crate::error::Error;
use crate::fitl::faction::Faction;
use crate::fitl::game_effect::GameEffect;
use crate::fitl::table::Table;
use crate::fitl::trung_deck::{TrungCard, TrungDeck};

/// The deck after a draw for `faction`, its card on top: the top card goes below whichever faction it is of, then every card of another faction
/// (T5.3.3). None if the deck holds no card of the faction.
///
/// ```
/// use pointman::fitl::trung::drawn;
/// use pointman::fitl::{Faction, TrungCard, TrungDeck};
/// use TrungCard::{A, B, G};
/// let deck: TrungDeck = [A, G, B].into_iter().collect();
/// assert_eq!(drawn(&deck, Faction::Us).unwrap().cards(), [B, A, G]);
/// assert_eq!(drawn(&deck, Faction::Arvn).unwrap().cards(), [G, B, A]);
/// assert!(drawn(&deck, Faction::Vc).is_none());
/// ```
pub fn drawn(deck: &TrungDeck, faction: Faction) -> Option<TrungDeck> {
    let cards = deck.cards();
    let below = (1..=cards.len()).find(|below| cards[below % cards.len()].faction() == faction)?;
    let mut deck = *deck;
    deck.cards_mut().rotate_left(below);
    Some(deck)
}

/// Draws a card for `faction`, which stays on top of the deck until the next draw by anybody (T5.3.3).
///
/// # Errors
/// When the deck holds no card of the faction.
pub fn draw(table: &mut Table<'_>, faction: Faction) -> Result<TrungCard, Error> {
    let deck = table.game.trung_deck();
    let Some(order) = drawn(deck, faction) else {
        return Err(Error::refused("T4.1.3", format!("the Trưng deck holds no card of {faction}")));
    };
    if order != *deck {
        table.apply(GameEffect::TrungDeck { order })?;
    }
    Ok(order.cards()[0])
}

/// Draws for `faction` until a side shows what `shows` looks for, the front before the back (T5.5.7). Nothing else on the cards is done. None if
/// no card of the faction does.
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
        flow.nodes.iter().find(|node| matches!(node, Node::Operation { operation: shown, .. } if *shown == operation))
    })
}

/// Draws the first card of NVA that shows an Attack or an Ambush: whether it is the Attack (card 59). None if no card does.
///
/// # Errors
/// When the deck holds no card of NVA.
pub fn draw_for_attack_or_ambush(table: &mut Table<'_>) -> Result<Option<bool>, Error> {
    let shown = draw_until(table, Faction::Nva, |flow| {
        flow.nodes.iter().find_map(|node| match node {
            Node::Operation { operation: NpOperation::NvaAttack, .. } => Some(true),
            Node::Special { list, .. } => list.iter().any(|entry| entry.special == NpSpecial::NvaAmbush).then_some(false),
            _ => None,
        })
    })?;
    Ok(shown.map(|(_, attacks)| attacks))
}

/// Draws the card that fixes how a Special Activity an Event names is executed: the side, and its line (T5.5.7).
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
