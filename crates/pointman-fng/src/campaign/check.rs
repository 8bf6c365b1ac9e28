//! The invariants of a campaign.

use super::{Ending, TourOfDuty};
use pointman_core::document::State;
use pointman_core::error::Faults;

impl TourOfDuty {
    /// Notes every broken invariant.
    pub(super) fn check_all(&self, faults: &mut Faults) {
        if self.force.list().is_communist() == self.enemy.list().is_communist() {
            faults
                .add("enemy", format!("is {}, which fights on the same side as {}", self.enemy, self.force));
        }
        self.check_men(faults);
        if !(1..=20).contains(&self.paper_strength) {
            faults.add(
                "paper_strength",
                format!("is {}: a squad has a paper strength of 1 to 20", self.paper_strength),
            );
        }
        if self.carried > 1 {
            faults.add("carried", format!("is {}: the bonus is 1 at most", self.carried));
        }
        if self.follow_up.is_some_and(|mission| !mission.is_large()) {
            faults.add("follow_up", "is not a Large Action: give attack or defend");
        }
        if let Some(ground) = &self.battlefield {
            faults.at("battlefield", |faults| ground.check(faults));
            if self.follow_up.is_none() {
                faults.add("battlefield", "is there, but no Large Action follows");
            }
        }
        let next = self.turn.next();
        if let Some(rest) = self.rest.filter(|&rest| rest > self.turn && Some(rest) != next) {
            faults.add("rest", format!("is {rest}: R&R is this turn, the next, or just over"));
        }
        if let Some(current) = self.current.as_ref().filter(|current| current.turn != self.turn) {
            faults.at("current", |faults| {
                faults.add("turn", format!("is {}: this turn is {}", current.turn, self.turn))
            });
        }
        if self.current.is_none() && self.mission.is_some() {
            faults.add("mission", "is there, but the turn has no record of it");
        }
        if let Some(mission) = &self.mission {
            faults.at("mission", |faults| mission.check(faults));
        }
        if self.ended.is_some() && self.current.is_some() {
            faults.add("current", "is there, but the campaign is over");
        }
        if self.ended == Some(Ending::WipedOut) && self.men().next().is_some() {
            faults.add("ended", "is wiped-out, but some are left");
        }
        let over = self.ended.is_some();
        faults.at("closed", |faults| {
            for (index, record) in self.closed.iter().enumerate() {
                let before = self.closed.get(index + 1).map_or(self.turn, |later| later.turn);
                let is_last = index + 1 == self.closed.len();
                let in_order = record.turn < before || (is_last && over && record.turn == before);
                if !in_order {
                    faults.at(index, |faults| {
                        faults.add("turn", format!("is {}, not before {before}", record.turn))
                    });
                }
            }
        });
    }

    fn check_men(&self, faults: &mut Faults) {
        faults.at("squad", |faults| {
            // A squad that lost everybody may be filled up again.
            if !self.squad.figures.is_empty() {
                self.squad.check(faults);
            }
            if self.squad.force != Some(self.force) {
                faults.add("force", format!("is not {}, the force of the campaign", self.force));
            }
        });
        faults.at("away", |faults| {
            for (index, away) in self.away.iter().enumerate() {
                faults.at(index, |faults| {
                    faults.at("figure", |faults| {
                        away.figure.check(faults);
                        let earlier = self
                            .squad
                            .figures
                            .iter()
                            .chain(self.away[..index].iter().map(|away| &away.figure));
                        if earlier.into_iter().any(|other| other.name == away.figure.name) {
                            faults.add(
                                "name",
                                format!("is {}, like someone else's: names must be unique", away.figure.name),
                            );
                        }
                    });
                });
            }
        });
        let longest = crate::campaign::MARINES.months;
        let longest = self.tour().map_or(longest, |tour| tour.months);
        faults.at("squad", |faults| {
            faults.at("figures", |faults| {
                for (index, figure) in
                    self.squad.figures.iter().enumerate().filter(|(_, figure)| figure.months >= longest)
                {
                    let message = format!("is {}: a tour of {longest} months would be over", figure.months);
                    faults.at(index, |faults| faults.add("months", message));
                }
            });
        });
    }
}
