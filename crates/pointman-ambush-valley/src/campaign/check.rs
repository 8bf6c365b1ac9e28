//! The invariants of a campaign and of a mission that stands alone (9.8).

use crate::campaign::check_force::{self, Context};
use crate::campaign::sides::{MOST_TOGETHER, Sides};
use crate::mission::check_mission::check_mission;
use crate::{
    Campaign, CampaignType, CurrentMission, Deployment, Insurgency, LoneMission, Matchup, RegularForce, Step,
};
use pointman_core::error::Faults;
use pointman_core::names;
use pointman_core::plural::counted;

/// Notes ids that are not made of small letters, digits and hyphens, and those that come twice.
pub(crate) fn ids<'a>(faults: &mut Faults, ids: impl Iterator<Item = &'a str>) {
    let mut seen: Vec<&str> = Vec::new();
    for (index, id) in ids.enumerate() {
        let proper = !id.is_empty()
            && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !id.starts_with('-')
            && !id.ends_with('-');
        if !proper {
            faults.at(index, |faults| {
                faults.add(
                    "id",
                    format!("is `{id}`: an id is lower-case letters and digits, with hyphens between them"),
                );
            });
        }
        if seen.contains(&id) {
            faults.at(index, |faults| faults.add("id", format!("{id} is listed twice")));
        }
        seen.push(id);
    }
}

/// Notes an id that is none of `known`.
pub(crate) fn known(faults: &mut Faults, field: &str, what: &str, id: &str, known: &[&str]) {
    if !known.contains(&id) {
        faults.add(field, names::unknown(what, id, known));
    }
}

/// The forces a match-up has, and that no two share an id.
fn check_forces(
    matchup: Matchup,
    co_op: bool,
    regulars: &[RegularForce],
    insurgents: &[Insurgency],
    faults: &mut Faults,
) {
    let (wanted_regulars, wanted_insurgents) = match matchup {
        Matchup::RegularVsRegular => (2, 0),
        Matchup::RegularVsIrregular => (1, 1),
    };
    let most = if co_op { MOST_TOGETHER } else { wanted_regulars };
    if !(wanted_regulars..=most).contains(&regulars.len()) {
        let wanted = match co_op {
            true => format!("{wanted_regulars} to {most} where players stand together"),
            false => format!("{wanted_regulars}, and more only where players stand together (co_op)"),
        };
        faults.add("regulars", format!("has {} forces: {matchup} has {wanted}", regulars.len()));
    }
    if insurgents.len() != wanted_insurgents {
        faults
            .add("insurgents", format!("has {} forces: {matchup} has {wanted_insurgents}", insurgents.len()));
    }
    faults.at("regulars", |faults| ids(faults, regulars.iter().map(|force| force.id.as_str())));
    faults.at("insurgents", |faults| {
        ids(faults, insurgents.iter().map(|force| force.id.as_str()));
        for (index, force) in insurgents.iter().enumerate() {
            if regulars.iter().any(|regular| regular.id == force.id) {
                faults.at(index, |faults| {
                    faults.add("id", format!("{} is the id of a regular force as well", force.id))
                });
            }
        }
    });
}

impl LoneMission {
    pub(crate) fn check_all(&self, faults: &mut Faults) {
        check_forces(self.matchup, false, &self.regulars, &self.insurgents, faults);
        if self.step > Step::ExecuteOperation {
            faults.add("step", format!("is {}: a stand-alone mission ends at execute-operation", self.step));
        }
        let context =
            Context { turn: 1, step: self.step, options: &self.options, closed: 0, finished: false };
        check_force::check_forces(&self.regulars, &self.insurgents, &context, faults);
        faults.at("mission", |faults| {
            let sides = Sides::apart(self.force_ids().into_iter());
            check_mission(&self.mission, &self.regulars, &self.insurgents, &sides, faults);
            check_progress(&self.mission, self.step, &self.regulars, faults);
        });
    }
}

impl Campaign {
    pub(crate) fn check_all(&self, faults: &mut Faults) {
        check_forces(self.matchup, self.co_op, &self.regulars, &self.insurgents, faults);
        let sides = self.sides();
        self.check_length(faults);
        self.check_players(&sides, faults);
        self.check_pack(faults);
        let context = Context {
            turn: self.turn,
            step: self.step,
            options: &self.options,
            closed: self.turn_records.len() as u32,
            finished: self.step == Step::Finished,
        };
        check_force::check_forces(&self.regulars, &self.insurgents, &context, faults);
        let begun = self.step != Step::ReceiveMission && self.step != Step::Finished;
        match &self.mission {
            None if begun => faults.add("mission", format!("is null, but the next step is {}", self.step)),
            Some(_) if !begun => {
                faults.add("mission", format!("must be null: the next step is {}", self.step))
            }
            Some(mission) => faults.at("mission", |faults| {
                check_mission(mission, &self.regulars, &self.insurgents, &sides, faults);
                check_progress(mission, self.step, &self.regulars, faults);
            }),
            None => {}
        }
        if self.after_action != crate::AfterAction::default() && !self.step.is_after_action() {
            faults.add("after_action", format!("must be empty: the next step is {}", self.step));
        }
        faults.at("turn_records", |faults| {
            for (index, record) in self.turn_records.iter().enumerate() {
                faults.at(index, |faults| {
                    if record.turn as usize != index + 1 {
                        faults.add(
                            "turn",
                            format!("is {}: the records are of turns 1, 2, 3 … in order", record.turn),
                        );
                    }
                    faults.at("mission", |faults| {
                        check_mission(&record.mission, &self.regulars, &self.insurgents, &sides, faults)
                    });
                    let forces: Vec<_> = self.forces().map(|force| force.id().to_owned()).collect();
                    if !record.cvp.iter().map(|cvp| &cvp.force).eq(forces.iter()) {
                        faults.add("cvp", "must have one entry for each force, in order");
                    }
                });
            }
        });
    }

    fn check_length(&self, faults: &mut Faults) {
        if self.name.trim().is_empty() {
            faults.add("name", "is empty");
        }
        if self.turn == 0 {
            faults.add("turn", "is 0: turns are counted from 1");
        }
        match self.turns_planned {
            Some(0) => faults.add("turns_planned", "is 0: a campaign has at least 1 turn"),
            Some(planned) if self.turn > planned => {
                faults
                    .add("turn", format!("is {}: the campaign has {}", self.turn, counted(planned, "turn")));
            }
            _ => {}
        }
        let closed = self.turn_records.len() as u32;
        let right = match self.step {
            Step::Finished => closed == self.turn || closed + 1 == self.turn,
            _ => closed + 1 == self.turn,
        };
        if !right {
            faults.add(
                "turn_records",
                format!("has {}, but turn {} is at {}", counted(closed, "turn"), self.turn, self.step),
            );
        }
    }

    fn check_players(&self, sides: &Sides, faults: &mut Faults) {
        let forces: Vec<_> = self.forces().map(|force| force.id().to_owned()).collect();
        let forces: Vec<&str> = forces.iter().map(String::as_str).collect();
        faults.at("players", |faults| {
            ids(faults, self.players.iter().map(|player| player.id.as_str()));
            for (index, player) in self.players.iter().enumerate() {
                faults.at(index, |faults| {
                    known(faults, "force", "force", &player.force, &forces);
                    let teams: Vec<&str> = self
                        .regulars
                        .iter()
                        .filter(|force| force.id == player.force)
                        .flat_map(|force| force.teams.iter().map(|team| team.id.as_str()))
                        .collect();
                    faults.at("units", |faults| {
                        for (index, unit) in player.units.iter().enumerate() {
                            known(faults, &index.to_string(), "team", unit, &teams);
                            let of = |other: &&crate::Player| {
                                other.force == player.force && other.units.contains(unit)
                            };
                            if let Some(other) =
                                self.players.iter().filter(of).find(|other| other.id != player.id)
                            {
                                faults.add(index, format!("{unit} is a unit of {} as well", other.id));
                            }
                        }
                    });
                    if self.co_op
                        && self
                            .players
                            .first()
                            .is_some_and(|first| !sides.are_together(&first.force, &player.force))
                    {
                        faults.add(
                            "force",
                            "is not on the first player's side: in a co-op campaign all players are on one \
                             side",
                        );
                    }
                });
            }
        });
        if self.co_op && sides.count() < 2 {
            faults.add(
                "players",
                "lead every regular force, or none: in a co-op campaign one is the other side's",
            );
        }
        if self.co_op && self.opposition.as_ref().is_none_or(|who| who.trim().is_empty()) {
            faults.add("opposition", "must say who runs the other side of a co-op campaign");
        }
    }

    fn check_pack(&self, faults: &mut Faults) {
        let forces: Vec<_> = self.forces().map(|force| force.id().to_owned()).collect();
        let forces: Vec<&str> = forces.iter().map(String::as_str).collect();
        match (&self.pack, self.r#type) {
            (None, CampaignType::CampaignPack) => {
                faults.add("pack", "is null, but the campaign is played from a pack")
            }
            (Some(_), CampaignType::FreeForm) => {
                faults.add("pack", "must be null: a free-form campaign has none")
            }
            (Some(pack), CampaignType::CampaignPack) => faults.at("pack", |faults| {
                if pack.scenarios.is_empty() {
                    faults.add("scenarios", "is empty: a pack has scenarios");
                }
                let begun = self.turn_records.len() + usize::from(self.mission.is_some());
                if pack.next != begun {
                    faults.add(
                        "next",
                        format!("is {}: {begun} scenarios of {} were begun", pack.next, pack.scenarios.len()),
                    );
                }
                faults.at("scenarios", |faults| {
                    for (index, scenario) in pack.scenarios.iter().enumerate() {
                        faults.at(index, |faults| {
                            if scenario.name.trim().is_empty() {
                                faults.add("name", "is empty");
                            }
                            if let Err(why) =
                                crate::mission::momentum::check_prices(&scenario.asset_prices, &self.regulars)
                            {
                                faults.add("asset_prices", why);
                            }
                            if scenario.turns == Some(0) {
                                faults.add("turns", "is 0: a game has at least 1 turn");
                            }
                            faults.at("fog_of_war", |faults| {
                                for (index, force) in scenario.fog_of_war.iter().flatten().enumerate() {
                                    known(faults, &index.to_string(), "force", force, &forces);
                                    if self.insurgents.iter().any(|insurgency| insurgency.id == *force) {
                                        faults
                                            .add(index, "is the VC: insurgents never draw Fog of War cards");
                                    }
                                }
                            });
                        });
                    }
                });
            }),
            (None, CampaignType::FreeForm) => {}
        }
    }
}

/// What a mission must and must not have yet before `step` is done.
fn check_progress(mission: &CurrentMission, step: Step, regulars: &[RegularForce], faults: &mut Faults) {
    if mission.forces.is_empty() && step > Step::ReceiveMission {
        faults.add("forces", "is empty, but the mission was received");
    }
    let mut due = |field: &str, present: bool, from: Step| match (present, step > from) {
        (true, false) => faults.add(field, format!("must be null or empty before {from} is done")),
        (false, true) => faults.add(field, format!("is null or empty, but {from} is done")),
        _ => {}
    };
    due("report", mission.report.is_some(), Step::ExecuteOperation);
    due("vp", mission.vp.is_some(), Step::AssessOperation);
    due("margin", mission.margin.is_some(), Step::AssessOperation);
    due("board", mission.board.terrain_items.is_some(), Step::Reconnoiter);
    faults.at("forces", |faults| {
        for (index, part) in mission.forces.iter().enumerate() {
            let regular = regulars.iter().find(|force| force.id == part.force);
            let Some(force) = regular else { continue };
            if part.momentum.is_some() != (step > Step::IssueOrders) {
                faults.at(index, |faults| {
                    faults.add(
                        "momentum",
                        "is set when orders were issued, and only then, for a regular force",
                    );
                });
            }
            let bought: Vec<_> = part.purchases.iter().flat_map(|purchase| &purchase.teams).collect();
            for team in force.teams.iter().filter(|team| team.deployed == Deployment::Bought) {
                if !bought.contains(&&team.id) {
                    faults.at(index, |faults| {
                        faults.add("purchases", format!("lacks {}, which was bought", team.id))
                    });
                }
            }
        }
    });
}
