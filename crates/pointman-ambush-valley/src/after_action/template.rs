//! A report to fill in: every field the next advance will read (5).

use serde_json::{Map, Value, json};

use crate::after_action::companions::is_left_out;
use crate::{Campaign, CurrentMission, Deployment, Step};
use pointman_core::error::Error;

/// What the list of Victory Points for regular forces counts, beside casualties.
pub(crate) const REGULAR_COUNTS: [&str; 6] = [
    "objectives_achieved",
    "objectives_failed",
    "enemy_afv_disabled",
    "enemy_afv_destroyed",
    "enemy_afv_disabled_before_destroyed",
    "mobs_dispersed",
];

/// What the list of Victory Points for the VC counts.
pub(crate) const VC_COUNTS: [&str; 6] = [
    "leaders_killed",
    "vehicles_disabled",
    "vehicles_destroyed",
    "vehicles_disabled_before_destroyed",
    "civilian_casualties",
    "mobs_won_over",
];

/// The part of a force as far as its points go: what the scenario gives, or what is counted for the list.
fn points(force: &str, mission: &CurrentMission, counts: &[&str]) -> Map<String, Value> {
    let mut part = Map::new();
    part.insert("force".to_owned(), force.into());
    if mission.scenario.own_victory_points {
        part.insert("scenario_vp".to_owned(), Value::Null);
    } else {
        part.extend(counts.iter().map(|&count| (count.to_owned(), 0.into())));
    }
    part
}

impl Campaign {
    /// A report of the current game to fill in: objectives and teams stand in it, counts are 0, no figure is
    /// listed, what the teams did is null and has to be said.
    ///
    /// # Errors
    /// When there is no game to report on.
    pub fn report_template(&self) -> Result<Value, Error> {
        let Some(mission) = self.mission.as_ref().filter(|_| self.step == Step::ExecuteOperation) else {
            let why = format!("there is no game to report now: the next step is {}", self.step);
            return Err(Error::refused("AV 3", why));
        };
        let mut forces = Vec::new();
        for force in &self.regulars {
            let deployed = force.teams.iter().filter(|team| team.deployed != Deployment::No);
            let team = |team: &crate::Team| {
                json!({
                    "team": team.id,
                    "engaged_hostile": null,
                    "inflicted_casualty": null,
                    "engaged_by_hostile": null,
                    "abandoned_casualty": null,
                })
            };
            let mut part = points(&force.id, mission, &REGULAR_COUNTS);
            if mission.force(&force.id).is_some_and(|part| part.objectives.len() > 1) {
                part.insert("which_achieved".to_owned(), Value::Null);
            }
            if is_left_out(force, self) {
                part.insert("left_out".to_owned(), true.into());
            }
            part.insert("figures".to_owned(), json!([]));
            part.insert("other_casualties".to_owned(), json!([]));
            part.insert("teams".to_owned(), deployed.map(team).collect());
            part.insert("declined".to_owned(), json!([]));
            forces.push(Value::Object(part));
        }
        for force in &self.insurgents {
            let mut part = points(&force.id, mission, &VC_COUNTS);
            part.insert("declined".to_owned(), json!([]));
            forces.push(Value::Object(part));
        }
        let game_turns = mission.game.over.then_some(mission.game.turn);
        let rolled = |check: &crate::LengthCheck| {
            json!({ "turn": check.turn, "force": check.force,
            "roll": check.roll })
        };
        Ok(json!({
            "turn": self.turn,
            "game_turns": game_turns,
            "ended_early": null,
            "initiative_rolls": mission.game.length_checks.iter().map(rolled).collect::<Vec<_>>(),
            "purchases": [],
            "forces": forces,
        }))
    }
}
