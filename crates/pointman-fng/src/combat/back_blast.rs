//! What bazookas, RPGs, LAWs and recoilless rifles do to whoever is behind them [Anti-Tank Weapons].

use crate::checks::Edition;
use crate::squads::weapons::Weapon;
use pointman_core::dice::odds::Distribution;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, odds_after};
use super::odds::{Finals, together};
use super::play::{Follow, Play};

/// Everybody in the back blast of a weapon takes a hit without a roll (combat-06).
pub(super) struct BackBlast<'a> {
    edition: Edition,
    hits: Vec<(&'a Figure, Harm)>,
}

impl<'a> BackBlast<'a> {
    /// The blast of `weapon`, fired by a figure of this Rep, on those behind it.
    ///
    /// # Errors
    /// [`Error::Refused`] for a weapon that has none.
    pub fn of(edition: Edition, weapon: &Weapon, rep: u8, behind: &'a [Figure]) -> Result<Self, Error> {
        let Some(blast) = weapon.backblast else {
            if behind.is_empty() {
                return Ok(BackBlast { edition, hits: Vec::new() });
            }
            let message = format!("the {} has no back blast: nobody is hurt behind it", weapon.name);
            return Err(Error::refused("FNG Anti-Tank Weapons", message));
        };
        let hit = |figure| Ok((figure, Harm::of(edition, figure, Blow::blast(blast.impact, Some(rep)))?));
        Ok(BackBlast { edition, hits: behind.iter().map(hit).collect::<Result<_, Error>>()? })
    }

    /// Rolls the damage of each.
    pub fn suffer<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        follows: &mut Vec<Follow>,
    ) -> Result<Vec<Fate>, Error> {
        let mut fates = Vec::new();
        for (figure, harm) in &self.hits {
            let mut fate = Fate::of(figure);
            fate.suffer(play, figure, harm)?;
            follows.extend(fate.follow(self.edition));
            fates.push(fate);
        }
        Ok(fates)
    }

    /// The exact odds of how they end; none where nobody is behind.
    pub fn odds(&self) -> Result<Option<Distribution<Finals>>, Error> {
        if self.hits.is_empty() {
            return Ok(None);
        }
        let each =
            self.hits.iter().map(|(figure, harm)| Ok(odds_after(figure, harm, 1)?.map(|state| state.id())));
        Ok(Some(together(&each.collect::<Result<Vec<_>, Error>>()?)))
    }
}
