//! The texts of the cards. A text is a few steps of a [`Play`]; a Capability only comes into play.

mod cards_001_062;
mod cards_063_124;
pub(crate) mod coin_spaces;
mod granted_coin;
mod granted_coin_late;
pub(in crate::fitl) mod granted_insurgent;
mod offensives;

use super::play::Play;
use crate::error::Error;
use crate::fitl::card::CardSide;
use crate::fitl::lasting::LastingCard;

/// Executes the text. Gives whether it is known.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub fn execute(play: &mut Play<'_, '_>) -> Result<bool, Error> {
    if LastingCard::of(play.card).is_some_and(LastingCard::is_capability) {
        // Card 4: unshaded Top Gun ends shaded MiGs.
        if play.card == LastingCard::TopGun.card() && play.side == CardSide::Unshaded {
            play.ends(LastingCard::Migs, CardSide::Shaded)?;
        }
        play.lasts()?;
        return Ok(true);
    }
    Ok(cards_001_062::execute(play)?
        || cards_063_124::execute(play)?
        || granted_coin::execute(play)?
        || granted_insurgent::execute(play)?)
}
