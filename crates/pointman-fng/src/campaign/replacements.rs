//! Who makes losses good after a Mission, and when the squad is pulled out for R&R [Replacements].

use super::TourOfDuty;
use super::happening::{ComesFrom, Happening};
use super::options::{CidgReplacements, ReplacementCap};
use super::roll::roll;
use super::turn::Work;
use crate::army_lists::ForceId;
use crate::checks::{CheckId, Flag, FurtherId, ResultId};
use pointman_core::error::Error;

const RULE: &str = "replacements";

impl TourOfDuty {
    /// A squad with losses asks for replacements.
    pub(super) fn replacements(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        if self.losses == 0
            || (self.present() >= self.paper_strength && self.options.cap == ReplacementCap::PaperStrength)
        {
            return Ok(());
        }
        // Without anybody to take the check the squad is as after no pass; `close` sees to that.
        let Some(leader) = self.leading().cloned() else { return Ok(()) };
        // camp-34: half or less.
        let half = u16::from(self.present()) * 2 <= u16::from(self.paper_strength);
        let mut flags = Vec::new();
        if half {
            flags.push(Flag::HalfStrengthOrLess);
        }
        let as_others = self.force == ForceId::UsSfCidg && self.options.cidg == CidgReplacements::Other;
        let without: &[Flag] = if as_others { &[Flag::Us] } else { &[] };
        let rolled = roll(CheckId::Replacements, &self.squad, &leader, &flags, without, work.dice)?;
        let mut reps: Vec<u8> =
            rolled.numbers(FurtherId::Rep).into_iter().map(|rep| rep.clamp(2, 6) as u8).collect();
        work.told.rolled(
            RULE,
            &rolled.dice,
            format!("{} asks for replacements: {}", leader.name, rolled.tested.text),
        );
        match rolled.outcome() {
            ResultId::FullStrength => self.fill_up(ComesFrom::Replacement, work)?,
            ResultId::TwoReplacements | ResultId::OneReplacement => {
                if self.options.cap == ReplacementCap::PaperStrength {
                    // Where there is room for one of two, the better comes.
                    let room = usize::from(self.paper_strength.saturating_sub(self.present()));
                    if room < reps.len() {
                        reps.sort_unstable_by(|one, other| other.cmp(one));
                        reps.truncate(room);
                    }
                }
                for rep in reps {
                    self.join(rep, ComesFrom::Replacement, work)?;
                }
            }
            ResultId::Rest => {
                self.rest = self.turn.next();
                work.tell(RULE, &[], Happening::PulledOut {});
            }
            _ => work.tell(RULE, &[], Happening::NoReplacements {}),
        }
        Ok(())
    }
}
