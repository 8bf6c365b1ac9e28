//! Whether a hidden shooter is seen once they have fired [In Sight Or Hidden].

use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use pointman_core::dice::enumerate;
use pointman_core::dice::odds::Distribution;
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::odds::together;
use super::play::{Ask, Play};

pointman_core::vocabulary! {
    /// What becomes of a hidden shooter.
    pub enum RevealResult: "end of a hidden shooter" {
        /// They hit all they fired at, or those they missed Duck Back.
        StillHidden = "still-hidden",
        /// A Star they missed chooses: unless that Star Ducks Back they are revealed.
        RevealedUnlessDuckBack = "revealed-unless-duck-back",
        /// They fired and missed, and somebody who could see them did not Duck Back.
        Revealed = "revealed",
    }
}

/// The Received Fire of one who was missed.
fn received_fire(figure: &Figure, ogr: u8) -> Ask<'_> {
    let outgunned = figure.is_outgunned_by(ogr) == Some(true) && !figure.has(AttributeId::Shirker);
    figure
        .asks(CheckId::ReceivedFire)
        .flag_if(figure.exposure.in_cover, Flag::InCover)
        .flag_if(outgunned, Flag::Outgunned)
        .flag_if(figure.leader, Flag::Leader)
        .flag_if(figure.hero, Flag::Hero)
}

/// What one who was missed makes of a hidden shooter. Nobody rolls for a Star, who chooses.
fn reveals<T: Trace>(play: &mut Play<'_, T>, figure: &Figure, ogr: u8) -> Result<RevealResult, Error> {
    if figure.has_free_will() {
        return Ok(RevealResult::RevealedUnlessDuckBack);
    }
    let ducks = play.check(&received_fire(figure, ogr))?.result == ResultId::DuckBack;
    Ok(if ducks { RevealResult::StillHidden } else { RevealResult::Revealed })
}

/// What becomes of a shooter who missed these figures, who are up. When a friend of theirs watches, nobody
/// need roll.
pub(super) fn reveal<T: Trace>(
    play: &mut Play<'_, T>,
    missed: &[&Figure],
    ogr: u8,
    watched: bool,
) -> Result<RevealResult, Error> {
    if watched {
        return Ok(if missed.is_empty() { RevealResult::StillHidden } else { RevealResult::Revealed });
    }
    let mut reveal = RevealResult::StillHidden;
    for figure in missed {
        reveal = reveal.max(reveals(play, figure, ogr)?);
    }
    Ok(reveal)
}

/// The exact odds of [`reveal`].
pub(super) fn reveal_odds(
    edition: Edition,
    missed: &[&Figure],
    ogr: u8,
    watched: bool,
) -> Result<Distribution<RevealResult>, Error> {
    if watched {
        return enumerate(|dice| reveal(&mut Play::new(edition, dice, &mut Silent), missed, ogr, watched));
    }
    let mut each = Vec::new();
    for figure in missed {
        each.push(enumerate(|dice| reveals(&mut Play::new(edition, dice, &mut Silent), figure, ogr))?);
    }
    Ok(together(&each).map(|reveals| reveals.iter().copied().max().unwrap_or(RevealResult::StillHidden)))
}
