//! Weapons that are called in during the war [Time in the Campaign].

use super::TourOfDuty;
use super::happening::Happening;
use super::turn::Work;
use crate::raise::Levy;
use crate::squads::squad::Post;
use pointman_core::error::Error;

impl TourOfDuty {
    /// Whoever carries a weapon that their list has no more from this turn on gets what it has now: Marines
    /// turn in the M-14 as 1968 begins (camp-36).
    pub(super) fn rearm(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        let mut levy = Levy::new(self.force.list(), self.turn);
        levy.options = self.squad.options.clone();
        let away = self.away.iter_mut().map(|away| &mut away.figure);
        let mut changes: Vec<(String, String)> = Vec::new();
        for figure in self.squad.figures.iter_mut().chain(away) {
            let Some(arms) = &mut figure.weapon else { continue };
            let Some(new) = levy.successor(figure.post.unwrap_or(Post::Rifleman), arms) else { continue };
            let old = std::mem::replace(arms, new);
            let change = (old.name, arms.name.clone());
            if !changes.contains(&change) {
                changes.push(change);
            }
        }
        for (from, to) in changes {
            work.tell("Time in the Campaign", &[], Happening::Rearmed { from, to });
        }
        Ok(())
    }
}
