//! What the document of an evening knows for the report: nothing of it is typed twice.

use super::{Status, TourOfDuty};
use crate::checks::Flag;
use crate::evening::{Left, RecoveryEnd, Soldier};
use crate::mission::{BarrageEffect, Mission};
use crate::support::{Place, Who};
use crate::tunnels::RatState;
use pointman_core::error::Error;

/// What is known of a man.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Known {
    pub status: Option<Status>,
    pub evacuated: bool,
    /// What they rolled for recovery at the end of the evening.
    pub recovery: Option<RecoveryEnd>,
    pub bonus_rp: u16,
    pub fought: bool,
    pub kills: u16,
    pub cheated_death: bool,
    /// What the chronicle tells of them.
    pub story: String,
}

impl TourOfDuty {
    /// Refuses a document that is not of the Mission of this turn.
    pub(super) fn check_evening(&self, evening: &Mission) -> Result<(), Error> {
        let same = self.mission.as_ref().is_some_and(|own| {
            (own.setting.date, own.setting.corps) == (evening.setting.date, evening.setting.corps)
                && (&own.own.force, &own.enemy.force) == (&evening.own.force, &evening.enemy.force)
                && (&own.assignment, &own.ground) == (&evening.assignment, &evening.ground)
        });
        if same {
            return Ok(());
        }
        let message =
            format!("this is not the Mission of {}; get it with campaign mission", self.turn.title());
        Err(Error::refused("FNG Campaigning", message))
    }
}

/// What is known of the man so called: under the barrage, below ground, flown out.
pub(super) fn known(evening: &Mission, name: &str) -> Known {
    let is = |other: &str| other.eq_ignore_ascii_case(name);
    let mut known = Known::default();
    let shelled = evening.opening.iter().flat_map(|opening| &opening.shelled);
    if shelled.filter(|man| is(&man.name)).any(|man| man.effect == BarrageEffect::OutOfTheFight) {
        known.status = Some(Status::OutOfTheFight);
    }
    match evening.tunnels.rats.iter().find(|rat| is(&rat.man.name)).map(|rat| rat.state) {
        Some(RatState::OutOfTheFight) => known.status = Some(Status::OutOfTheFight),
        Some(RatState::Dead) => known.status = Some(Status::Dead),
        Some(RatState::Up) | None => {}
    }
    if let Some(soldier) = evening.company.of(Who::Own).find(|soldier| is(soldier.name())) {
        (known.fought, known.kills) = (soldier.fought, soldier.kills.len().min(99) as u16);
        known.cheated_death = soldier.cheated_death;
        let of_state = match () {
            () if soldier.cheated_death => Some(Status::Ok),
            () if soldier.is(Flag::ObviouslyDead) => Some(Status::Dead),
            () if soldier.left == Some(Left::Captured) => Some(Status::Captured),
            () if soldier.is(Flag::OutOfTheFight) => Some(Status::OutOfTheFight),
            () if matches!(soldier.left, Some(Left::Ran | Left::Removed)) => Some(Status::RanAway),
            () => None,
        };
        known.evacuated = of_state == Some(Status::OutOfTheFight) && soldier.left == Some(Left::Evacuated);
        known.status = of_state.or(known.status);
        known.recovery = soldier.recovery.filter(|_| known.status == Some(Status::OutOfTheFight));
        known.story = story(soldier);
    }
    let mut away = evening
        .play
        .aircraft
        .iter()
        .filter(|aircraft| aircraft.side == Who::Own && aircraft.place == Place::Gone);
    if away.any(|aircraft| aircraft.evacuated.iter().any(|saved| is(saved))) {
        (known.status, known.evacuated) = (Some(Status::OutOfTheFight), true);
    }
    let points = evening.tunnels.reputation_points();
    known.bonus_rp = points.into_iter().filter(|(by, _)| is(by)).map(|(_, points)| points).sum();
    known
}

/// What the evening tells of a man, for the chronicle.
fn story(soldier: &Soldier) -> String {
    let mut parts = Vec::new();
    if !soldier.kills.is_empty() {
        parts.push(format!("killed {}", soldier.kills.join(", ")));
    }
    if let Some(down) = &soldier.down {
        let by = down.by.as_ref().map_or(String::new(), |by| format!(", hit by {by}"));
        let treated = if down.treated { ", treated by a Medic in vain" } else { "" };
        parts.push(format!("went down in turn {}{by}{treated}", down.turn));
    }
    if let Some(left) = soldier.left.filter(|left| !matches!(left, Left::Withdrew)) {
        parts.push(left.did().to_owned());
    }
    parts.join("; ")
}

/// Whether contact was made, where the document tells: their squad has entered, some of their men were found,
/// or came.
pub(super) fn contact_made(evening: &Mission) -> bool {
    let found = evening.forces.as_ref().is_some_and(|forces| {
        forces.squad_revealed
            || forces.others.is_some()
            || forces.found.iter().any(|unit| !unit.figures.is_empty())
    });
    let play = &evening.play;
    let came = play.arrivals.iter().any(|arrival| arrival.side == Who::Enemy && !arrival.units.is_empty());
    let fought = evening.company.soldiers.iter().any(|soldier| soldier.fought);
    found || came || fought || play.features.iter().any(|feature| !feature.is_empty())
}
