//! The texts of the cards. A text is a few steps of a [`Play`]; a Capability only comes into play.

mod cards_001_030;
mod cards_031_062;
pub(crate) mod cards_063_090;
pub(crate) mod cards_091_109;
pub(crate) mod cards_110_124;
pub(crate) mod coin_spaces;
mod granted_coin;
mod granted_coin_late;
pub(crate) mod granted_insurgent;
pub(crate) mod kinds;
mod offensives;
pub(crate) mod targets;

use super::play::Play;
use crate::vocabulary::card::CardSide;
use crate::vocabulary::lasting::LastingCard;
use pointman_core::error::Error;

/// Executes the text.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub fn execute(play: &mut Play<'_, '_>) -> Result<(), Error> {
    if LastingCard::of(play.card).is_some_and(LastingCard::is_capability) {
        // Card 4: unshaded Top Gun ends shaded MiGs.
        if play.card == LastingCard::TopGun.card() && play.side == CardSide::Unshaded {
            play.ends(LastingCard::Migs, CardSide::Shaded)?;
        }
        return play.lasts();
    }
    let is_executed = cards_001_030::execute(play)?
        || cards_031_062::execute(play)?
        || cards_063_090::execute(play)?
        || cards_091_109::execute(play)?
        || cards_110_124::execute(play)?
        || granted_coin::execute(play)?
        || granted_insurgent::execute(play)?;
    if is_executed {
        Ok(())
    } else {
        Err(Error::Bug(format!("card {} has no {} text", play.card, play.side)))
    }
}
