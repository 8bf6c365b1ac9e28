//! What follows a Mission for its men: recovery, Reputation Points, follow-up, medals, paying the piper
//! [After the Mission].

use super::happening::{Departure, Gained, Happening, RepChange};
use super::options::{GruntsByPoints, Lock, Rises, RpLoss, Saving, Uncovering};
use super::roll::{roll, roll_table};
use super::turn::Work;
use super::{Away, Report, Status, TourOfDuty};
use crate::calendar::Turn;
use crate::checks::{CheckId, Flag, FurtherId, ResultId};
use crate::combat::Recovers;
use crate::evening::RecoveryEnd;
use crate::mission::MissionId;
use crate::squads::reputation::{ATTRIBUTE_PRICE, points_to_advance};
use crate::squads::squad::Figure;
use pointman_core::error::Error;

/// The minimum Support that brings a follow-up Mission.
const FOLLOW_UP_SUPPORT: u8 = 4;

impl TourOfDuty {
    /// Each man out of the fight recovers, goes to hospital, or is lost [Recovery After the Battle].
    pub(super) fn recovery(&mut self, report: &Report, work: &mut Work<'_>) -> Result<(), Error> {
        for name in self.names() {
            let Some(reported) =
                report.figure(&name).filter(|reported| reported.status == Status::OutOfTheFight)
            else {
                continue;
            };
            let turn = self.turn;
            let Some(man) = self.man_mut(&name) else { continue };
            man.wounds.push(turn.to_string());
            let man = man.clone();
            let (end, turns, dice) = match reported.recovery {
                // It is rolled once: the evening has done it.
                Some(RecoveryEnd { end, turns }) => (end, turns, Vec::new()),
                None => {
                    let flags: &[Flag] = if reported.evacuated { &[Flag::Evacuated] } else { &[] };
                    let rolled = roll(CheckId::Recovery, &self.squad, &man, flags, &[], work.dice)?;
                    let turns = rolled.number(FurtherId::Turns).map(|turns| turns.clamp(1, 6) as u8);
                    (Recovers::of(rolled.outcome()), turns, rolled.dice)
                }
            };
            match end {
                Recovers::Recovers => work.tell("recovery", &dice, Happening::Recovered { name }),
                Recovers::Later => {
                    let turns = turns.unwrap_or(1);
                    work.tell("recovery", &dice, Happening::Hospital { name: name.clone(), turns });
                    if let Some(figure) = self.take(&name) {
                        let returns = Turn::new(self.turn.index() + turns);
                        self.away.push(Away { figure, returns });
                        self.losses = self.losses.saturating_add(1);
                    }
                }
                Recovers::Lost => self.leaves(&name, Departure::DiedOrSentHome, work, &dice, "recovery"),
            }
        }
        Ok(())
    }

    /// Points for those who completed the Mission; those who failed lose theirs [Reputation Points].
    pub(super) fn reputation_points(&mut self, report: &Report, work: &mut Work<'_>) -> Result<(), Error> {
        let out_loses = self.options.rp_loss == RpLoss::Both;
        for name in self.names() {
            let Some(reported) = report.figure(&name) else { continue };
            let Some(man) = self.man_mut(&name) else { continue };
            let out = reported.status == Status::OutOfTheFight;
            if reported.status == Status::RanAway || (out && out_loses) {
                let lost = std::mem::take(&mut man.reputation_points);
                if lost > 0 {
                    work.tell("Reputation Points", &[], Happening::PointsLost { name, lost });
                }
                continue;
            }
            // Who cheated death was taken out of play: they have not completed the Mission.
            let completed = !out && reported.fought && !reported.cheated_death;
            let won = u16::from(completed) + reported.bonus_rp;
            if won > 0 {
                man.reputation_points = man.reputation_points.saturating_add(won);
                let held = man.reputation_points;
                work.tell("Reputation Points", &[], Happening::Points { name, won, held });
            }
        }
        Ok(())
    }

    /// Points buy Attributes and raise Rep.
    pub(super) fn spend_points(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        if let (Some(name), Saving::Forced) = (work.choices.save.first(), self.options.saving) {
            return Err(Error::refused(
                "FNG char-12",
                format!("in this campaign {name} may not decline to advance"),
            ));
        }
        for name in &work.choices.buy {
            let held = self.man(name).map_or(0, |man| man.reputation_points);
            let man = self.man_mut(name).filter(|man| man.reputation_points >= ATTRIBUTE_PRICE);
            let Some(man) = man else {
                let message = format!("{name} has {held} RP: an Attribute costs {ATTRIBUTE_PRICE}");
                return Err(Error::refused("FNG Reputation Points", message));
            };
            man.reputation_points -= ATTRIBUTE_PRICE;
            self.gains_attribute(name, Gained::Bought, work)?;
        }
        for name in self.names() {
            if work.choices.save.contains(&name) || !self.man(&name).is_some_and(|man| self.may_advance(man))
            {
                continue;
            }
            let Some(man) = self.man_mut(&name) else { continue };
            man.reputation_points = 0;
            let to = man.rep + 1;
            self.rep_changes(&name, to, RepChange::Points, ("Reputation Points", &[]), work)?;
        }
        Ok(())
    }

    /// Whether their points raise their Rep.
    fn may_advance(&self, man: &Figure) -> bool {
        let short_timer = self.tour().is_some_and(|tour| man.months >= tour.short_from);
        let locked = man.rep_fixed && self.options.lock == Lock::Everything;
        let capped = !man.star && man.rep >= 5 && self.options.grunts == GruntsByPoints::Rep5;
        let enough = points_to_advance(man.rep).is_some_and(|needed| man.reputation_points >= needed);
        enough && !short_timer && !locked && !capped && self.options.rises != Rises::Rolls
    }

    /// The Large Action that follows next turn [Follow Up Missions].
    pub(super) fn follow_up(&mut self, report: &Report, work: &mut Work<'_>) -> Result<(), Error> {
        (self.follow_up, self.battlefield) = (None, None);
        let Some(mission) = &self.mission else { return Ok(()) };
        let Some(assignment) = &mission.assignment else { return Ok(()) };
        let uncovered =
            report.enemy_uncovered == Some(true) || self.options.uncovering == Uncovering::Support;
        if !uncovered || mission.enemy.support < FOLLOW_UP_SUPPORT {
            return Ok(());
        }
        let (next, dice) = match assignment.id {
            MissionId::Recon | MissionId::SAndD => (MissionId::Attack, Vec::new()),
            MissionId::Perimeter => (MissionId::Defend, Vec::new()),
            MissionId::Fight => {
                let rolled = roll_table(CheckId::FollowUp, "the squad", work.dice)?;
                let attack = rolled.outcome() == ResultId::LargeActionAttack;
                (if attack { MissionId::Attack } else { MissionId::Defend }, rolled.dice)
            }
            MissionId::Probe | MissionId::Defense | MissionId::Attack | MissionId::Defend => return Ok(()),
        };
        (self.follow_up, self.battlefield) = (Some(next), mission.ground.clone());
        work.tell("follow-up", &dice, Happening::FollowUp { mission: next });
        Ok(())
    }

    /// Deeds that the players put forward; the dead may be honored too [Medals and More].
    pub(super) fn medals(&mut self, report: &Report, work: &mut Work<'_>) -> Result<(), Error> {
        for reported in report.figures.iter().filter(|reported| reported.deed) {
            let name = &reported.name;
            let Some(man) = self.man(name).or_else(|| self.fallen(name)).cloned() else { continue };
            let rolled = roll(CheckId::MedalOfValor, &self.squad, &man, &[], &[], work.dice)?;
            let major = match rolled.outcome() {
                ResultId::MajorMedal => true,
                ResultId::Medal => false,
                _ => {
                    work.tell("medal-of-valor", &rolled.dice, Happening::Unseen { name: name.clone() });
                    continue;
                }
            };
            let medal = format!("{}Medal of Valor, {}", if major { "Major " } else { "" }, self.turn.title());
            if let Some(man) = self.man_mut(name) {
                man.medals.push(medal);
            } else if let Some(gone) = self.gone.iter_mut().rev().find(|gone| gone.figure.name == *name) {
                gone.figure.medals.push(medal);
            }
            work.tell("medal-of-valor", &rolled.dice, Happening::Medal { name: name.clone(), major });
        }
        Ok(())
    }

    fn fallen(&self, name: &str) -> Option<&Figure> {
        self.gone.iter().rev().map(|gone| &gone.figure).find(|figure| figure.name == name)
    }

    /// Those who chose to run away answer for it [Pay the Piper].
    pub(super) fn pay_the_piper(&mut self, report: &Report, work: &mut Work<'_>) -> Result<(), Error> {
        for reported in report.figures.iter().filter(|reported| reported.status == Status::RanAway) {
            let name = reported.name.clone();
            let Some(man) = self.man(&name).cloned() else { continue };
            let rolled = roll(CheckId::PayThePiper, &self.squad, &man, &[], &[], work.dice)?;
            match rolled.outcome() {
                ResultId::Unnoticed => {
                    work.tell("pay-the-piper", &rolled.dice, Happening::Unnoticed { name })
                }
                ResultId::CompanyPunishment => {
                    work.tell("pay-the-piper", &rolled.dice, Happening::Punished { name })
                }
                ResultId::Killed => {
                    self.leaves(&name, Departure::Executed, work, &rolled.dice, "pay-the-piper")
                }
                _ => {
                    work.told.rolled(
                        "pay-the-piper",
                        &rolled.dice,
                        format!("{name} ran away: court martial"),
                    );
                    let court = roll_table(CheckId::CourtMartial, &name, work.dice)?;
                    let how = match court.outcome() {
                        ResultId::DeathSentence => Departure::SentencedToDeath,
                        ResultId::Prison => Departure::Prison,
                        _ => {
                            work.tell("court-martial", &court.dice, Happening::NotGuilty { name });
                            continue;
                        }
                    };
                    self.leaves(&name, how, work, &court.dice, "court-martial");
                }
            }
        }
        Ok(())
    }
}
