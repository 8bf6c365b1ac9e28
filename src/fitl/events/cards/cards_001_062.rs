//! Cards 1 to 62, but for those that grant Operations or Special Activities.

use crate::error::Error;
use crate::fitl::card::CardSide::{Shaded, Unshaded};
use crate::fitl::events::play::{Done, Play, To};
use crate::fitl::events::way::Way;
use crate::fitl::faction::Faction;
use crate::fitl::lasting::LastingCard;
use crate::fitl::piece::PieceType;
use crate::fitl::piece_set::PieceSet;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::track::Track;

/// Every type of piece of NVA.
const NVA: [PieceType; 3] = [PieceType::NvaTroops, PieceType::NvaGuerrillas, PieceType::NvaBases];
/// What may be removed of NVA and VC when Tunnels are not named (5.1.1).
const INSURGENT: PieceSet = PieceSet::INSURGENT.without(PieceSet::TUNNELS);

/// Executes the text. Gives whether it is known.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub(super) fn execute(play: &mut Play<'_, '_>) -> Result<bool, Error> {
    match play.card.number() {
        2 => kissinger(play)?,
        5 => wild_weasels(play)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn kissinger(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let number = play.d6("pieces removed from Laos and Cambodia")?;
            play.remove(play.executor, "remove", number, INSURGENT, SpaceSet::LAOS_CAMBODIA)?;
        }
        Shaded => {
            play.place(Faction::Nva, "place", 2, &NVA, SpaceSet::CAMBODIA)?;
            play.remove_to(Faction::Us, "troops", 2, PieceType::UsTroops.into(), SpaceSet::ALL, To::OutOfPlay, Way::Tables)?;
            play.track(Track::Aid, -6)?;
        }
    }
    Ok(())
}

fn wild_weasels(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            if !play.ends(LastingCard::Sa2s, Shaded)? {
                play.track(Track::Trail, -2)?;
                play.track(Track::NvaResources, -9)?;
            }
        }
        Shaded => play.lasts()?,
    }
    Ok(())
}
