//! What a mission asks, in few words: where to start, and what each objective needs (4.1).

use crate::campaign::options::{ForceShareUnit, MissionDistance, SweepDeploy, SweepObjectives, SweepShare};
use crate::{MissionForce, MissionId, Objective, Options, tables};

/// The objective of a scenario that describes none.
pub(crate) const UNDESCRIBED: &str = "objective";

/// What people call an objective: as its scenario describes it, or of several of a mission what it needs;
/// none where it is the only one, and the mission says it or nobody does.
pub fn objective_called(part: &MissionForce, objective: &Objective, options: &Options) -> Option<String> {
    let Some(mission) = part.mission else {
        return (objective.id != UNDESCRIBED).then(|| objective.id.clone());
    };
    let words = objective_words(mission, options).into_iter().filter(|_| part.objectives.len() > 1);
    words.into_iter().find(|(id, _)| *id == objective.id).map(|(_, words)| words)
}

/// Where the units of a mission start.
///
/// ```
/// use pointman_ambush_valley::{MissionId, Options, deploy_words};
/// assert_eq!(deploy_words(MissionId::OverRun, &Options::default()), "within 6\" of own edge");
/// ```
pub fn deploy_words(mission: MissionId, options: &Options) -> String {
    let rules = tables().mission(mission);
    // A4: where nothing is printed, the reading.
    let Some(deploy) = rules.deploy.as_ref().or(rules.deploy_reading.as_ref()) else { return String::new() };
    let inches = match (deploy.alternative_distance_in, options.mission_distance_in) {
        (Some(other), MissionDistance::Eight) => other,
        _ => deploy.distance_in,
    };
    let how = match (mission, options.sweep_and_clear_deploy) {
        (MissionId::SweepAndClear, SweepDeploy::OnLine) => "exactly",
        _ => "within",
    };
    let line = if deploy.zone == "centre-line" { "the centre line" } else { "own edge" };
    let preposition = if how == "exactly" { "from" } else { "of" };
    format!("{how} {inches}\" {preposition} {line}")
}

/// What each objective of a mission needs, with its id.
pub fn objective_words(mission: MissionId, options: &Options) -> Vec<(String, String)> {
    let force = |share: SweepShare| {
        let what = match options.force_share_unit {
            ForceShareUnit::Units => "units",
            ForceShareUnit::Figures => "figures",
        };
        match share {
            SweepShare::OneUnit => "one unit".to_owned(),
            SweepShare::Half => format!("at least half the {what}"),
            SweepShare::All => format!("all {what}"),
        }
    };
    let half = force(SweepShare::Half);
    let words = match mission {
        MissionId::BreakingContact => vec![format!("{half} off own edge by the end of turn 4")],
        MissionId::BlockingPositions => vec![
            "secure a marker on the other half (a unit within 3\", no enemy within 5\", as a turn starts), \
             then hold it to the end"
                .to_owned(),
        ],
        MissionId::OverRun => vec![format!("{half} off the enemy edge by the end")],
        MissionId::SnatchAndGrab => {
            vec![
                "contact a marker on the other half (within 3\"), then a unit off own edge by the end"
                    .to_owned(),
            ]
        }
        MissionId::SweepAndClear => {
            let advance =
                format!("{} past the centre line by the end of turn 4", force(options.sweep_and_clear_share));
            let stay = "no enemy unit leaves the table".to_owned();
            match options.sweep_and_clear_objectives {
                SweepObjectives::One => vec![format!("{advance}, and {stay}")],
                SweepObjectives::Two => vec![advance, stay],
            }
        }
        MissionId::Consolidate => {
            vec![
                "hold both markers in own half at the end (a unit within 3\", no enemy within 5\")"
                    .to_owned(),
            ]
        }
    };
    crate::mission::pre_action::objectives(mission, options)
        .into_iter()
        .map(|objective| objective.id)
        .zip(words)
        .collect()
}
