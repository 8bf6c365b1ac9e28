//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment.

use crate::error::Error;
use crate::fitl::boxes::BoxName;
use crate::fitl::card::CardSide::{Shaded, Unshaded};
use crate::fitl::events::grant::{Grant, Granted};
use crate::fitl::events::play::{Done, Play};
use crate::fitl::events::way::Way;
use crate::fitl::faction::Faction;
use crate::fitl::piece::PieceType;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::special_activities::SpecialName;
use crate::fitl::track::Track;

/// Every type of piece of the US.
const US: [PieceType; 3] = [PieceType::UsTroops, PieceType::UsIrregulars, PieceType::UsBases];

/// Executes the text. Gives whether it is one of these.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub(super) fn execute(play: &mut Play<'_, '_>) -> Result<bool, Error> {
    match play.card.number() {
        1 => gulf_of_tonkin(play)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn gulf_of_tonkin(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.grant(&Grant::named(Faction::Us, "air-strike", Granted::Special(SpecialName::AirStrike)))?;
            play.bring(Faction::Us, "place", 6, &US, BoxName::OutOfPlay, SpaceSet::CITIES, Way::Tables, false)?;
        }
        Shaded => {
            let casualties: u8 = US.iter().map(|piece| play.board().in_box(BoxName::Casualties, *piece)).sum();
            play.track(Track::Aid, -i32::from(casualties))?;
            play.rebox(play.executor, "casualties", casualties, &US, (BoxName::Casualties, BoxName::OutOfPlay))?;
        }
    }
    Ok(())
}
