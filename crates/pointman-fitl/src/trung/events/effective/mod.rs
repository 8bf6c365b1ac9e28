//! Whether an Event would have an effect listed for a non-player (T5.5.2).

mod cards_001_062;
mod cards_063_090;
mod cards_091_124;
mod granted_coin;
mod granted_insurgent;

use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;

/// A text and who weighs it.
#[derive(Debug, Clone, Copy)]
struct Weighed<'a> {
    game: &'a Game,
    faction: Faction,
    card: u8,
    side: CardSide,
}

/// Whether executing that text now has an effect listed for `faction`.
pub fn is_effective(game: &Game, faction: Faction, card: Card, side: CardSide) -> bool {
    is_effective_with(&mut Vec::new(), game, faction, card, side)
}

/// The same; `room` is lent for what would happen.
pub(super) fn is_effective_with(
    room: &mut Vec<GameEffect>,
    game: &Game,
    faction: Faction,
    card: Card,
    side: CardSide,
) -> bool {
    if let Some(lasting) = LastingCard::of(card).filter(|lasting| lasting.is_capability()) {
        return match (lasting, side) {
            (LastingCard::Migs, CardSide::Unshaded) => game.is_player(Faction::Nva),
            (LastingCard::Migs, CardSide::Shaded) => !game.unshaded(LastingCard::TopGun),
            _ => true,
        };
    }
    let weighed = Weighed { game, faction, card: card.number(), side };
    cards_001_062::is_effective(&weighed)
        .or_else(|| cards_063_090::is_effective(&weighed))
        .or_else(|| cards_091_124::is_effective(&weighed))
        .or_else(|| granted_coin::is_effective(&weighed, room))
        .or_else(|| granted_insurgent::is_effective(&weighed, room))
        .unwrap_or_default()
}
