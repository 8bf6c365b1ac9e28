//! What the person has told of who sees nobody. No step of the evening holds it, so it is kept beside the
//! document.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::EveningClient;
use crate::document::HistoryStep;
use crate::error::Error;
use crate::fng::mission::Mission;
use crate::fng::support::Who;

/// What the person has told of sights.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sights {
    /// The last step when something was told.
    step: u32,
    /// The digest of its state: once that is undone, nothing of this holds.
    digest: String,
    /// The turn then.
    turn: u16,
    /// The step after which nobody comes into sight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nobody_seen: Option<u32>,
    /// Those of the enemy who see nobody to fire at in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sees_nobody: Vec<String>,
    /// Those of the enemy whom nobody has seen come, and who have seen nobody since either.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub came_unseen: BTreeSet<String>,
    /// Fire Missions that wait in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guns_wait: Vec<u16>,
    /// Aircraft whose declared run waits in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs_wait: Vec<u16>,
    /// The enemy's snipers are left to wait in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub snipers_wait: bool,
    /// What was told before, which holds again once a step since is rolled back; the latest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<Sights>,
}

/// How much of what was told before is kept.
const MOST_BEFORE: usize = 40;

impl Sights {
    /// This and what was told before, each by itself; nothing of what was never told.
    fn one_by_one(mut self) -> Vec<Sights> {
        let before = std::mem::take(&mut self.before);
        let now = (!self.digest.is_empty()).then_some(self);
        now.into_iter().chain(before).collect()
    }

    fn is_empty(&self) -> bool {
        self.nobody_seen.is_none()
            && self.sees_nobody.is_empty()
            && self.came_unseen.is_empty()
            && self.guns_wait.is_empty()
            && self.runs_wait.is_empty()
            && !self.snipers_wait
    }
}

impl EveningClient {
    /// What was told and still holds.
    pub(super) fn sights(&self) -> Sights {
        let told: Sights = self.sights_file.kept().unwrap_or_default();
        let history = self.paper.history();
        let holds = |told: &Sights| {
            let is_then =
                |step: &HistoryStep| step.step == told.step && step.digest.to_string() == told.digest;
            history.iter().any(is_then)
        };
        let Some(kept) = told.one_by_one().into_iter().find(holds) else { return Sights::default() };
        if kept.turn == self.mission().play.turn {
            return kept;
        }
        let (sees_nobody, guns_wait, runs_wait) = Default::default();
        Sights { sees_nobody, snipers_wait: false, guns_wait, runs_wait, ..kept }
    }

    /// Keeps what the person tells now.
    pub(super) fn tell_sights(&self, tells: impl FnOnce(&mut Sights)) -> Result<(), Error> {
        let before = self.sights();
        let mut now = before.clone();
        tells(&mut now);
        if now == before {
            return Ok(());
        }
        let ((step, digest), turn) = (self.paper.last_step(), self.mission().play.turn);
        let told: Sights = self.sights_file.kept().unwrap_or_default();
        let mut earlier = told.one_by_one();
        // What was told of steps that are gone holds again no more.
        earlier.retain(|told| told.step < step);
        earlier.truncate(MOST_BEFORE);
        if now.is_empty() && earlier.is_empty() {
            return self.sights_file.drop();
        }
        self.sights_file.write(&Sights { step, digest, turn, before: earlier, ..now })
    }

    /// A side ends its Activations. What was told of the enemy's is over with them; who came unseen stays so.
    pub(super) fn ends_activations(&self, console: &Console, side: Who) -> Result<(), Left> {
        // Who is Knocked Down tests when next activated, which the list of what they may do does not urge.
        let untested = |mission: &Mission| {
            let mut movers = mission.movers(side).into_iter().map(|mover| mover.soldier);
            movers.find(|soldier| mission.must_rise(soldier)).cloned()
        };
        // Whoever has ended them need not say so again once the tests are failed.
        while let Some(soldier) = untested(&self.mission()) {
            let name = soldier.name();
            let what = format!("{name} is Knocked Down and has not taken the Knock Down Test");
            let prompt = Prompt::of(what, ["rise", "done"]).enter(0, format!("{name} takes it"));
            let prompt = prompt.noting("rise", format!("{name} takes it")).noting("done", "they act no more");
            if console.ask(&prompt)? == 1 {
                break;
            }
            let options = json!({ "figure": [name], "check": "knock-down" });
            if !self.paper.take(console, &["fng", "react"], options)? {
                return Ok(());
            }
            // Who is back in the fight acts as they like, so that the side has not finished.
            let mission = self.mission();
            if mission.movers(side).iter().any(|mover| mover.soldier.name() == name) {
                return Ok(());
            }
        }
        // Who is in the water swims before their side is done.
        let swimmer = |mission: &Mission| {
            let mut movers = mission.movers(side).into_iter().map(|mover| mover.soldier);
            movers.find(|soldier| mission.must_swim(soldier)).map(|soldier| soldier.name().to_owned())
        };
        while let Some(name) = swimmer(&self.mission()) {
            let options = json!({ "figure": [name], "check": "swim" });
            if !self.paper.take(console, &["fng", "react"], options)? {
                return Ok(());
            }
        }
        let is_taken = self.paper.take(console, &["fng", "finish"], json!({ "side": side.id() }))?;
        if is_taken && side == Who::Enemy {
            let came_unseen = self.sights().came_unseen;
            self.tell_sights(|sights| *sights = Sights { came_unseen, ..Sights::default() })?;
        }
        Ok(())
    }
}
