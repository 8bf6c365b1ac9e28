//! Who leads when the Leader is lost: a Junior NCO, else the highest Rep [Leaders; Junior NCO's].

use super::TourOfDuty;
use super::happening::Happening;
use super::options::JuniorNcoLeads;
use super::turn::Work;
use crate::squads::squad::{Figure, Role};
use pointman_core::error::Error;

impl TourOfDuty {
    /// Who leads the men that are with the squad.
    pub fn leading(&self) -> Option<&Figure> {
        let highest = |role: Option<Role>| {
            // Of equals the first on the roster.
            let of_role =
                self.squad.figures.iter().rev().filter(move |figure| role.is_none() || figure.role == role);
            of_role.max_by_key(|figure| figure.rep)
        };
        highest(Some(Role::Leader)).or_else(|| highest(Some(Role::JuniorNco))).or_else(|| highest(None))
    }

    /// Sees to it that the squad has somebody to lead it.
    pub(super) fn succession(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        let with = |role: Role| self.squad.figures.iter().any(|figure| figure.role == Some(role));
        // A Leader in hospital keeps their post.
        let promotes = self.options.junior_nco == JuniorNcoLeads::Leader && !self.has_leader();
        if self.squad.figures.is_empty() || with(Role::Leader) || (with(Role::JuniorNco) && !promotes) {
            return Ok(());
        }
        let among = if with(Role::JuniorNco) { Some(Role::JuniorNco) } else { None };
        let able = |figure: &Figure| among.is_none() || figure.role == among;
        let best = self.squad.figures.iter().filter(|figure| able(figure)).map(|figure| figure.rep).max();
        let candidates: Vec<usize> = (0..self.squad.figures.len())
            .filter(|&index| able(&self.squad.figures[index]) && Some(self.squad.figures[index].rep) == best)
            .collect();
        let chosen = work.choices.leader.as_ref();
        let wanted =
            candidates.iter().copied().find(|&index| Some(&self.squad.figures[index].name) == chosen);
        let index = match wanted {
            Some(index) => index,
            None => candidates[work.dice.pick(candidates.len(), format_args!("who takes over the squad"))?],
        };
        let figure = &mut self.squad.figures[index];
        figure.role = Some(if promotes { Role::Leader } else { Role::JuniorNco });
        work.tell("Junior NCO's", &[], Happening::Leads { name: figure.name.clone(), leader: promotes });
        Ok(())
    }
}
