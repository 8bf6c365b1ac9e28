//! The side that nobody plays: the program proposes who acts and what they do, the person moves the figure and says
//! who is in sight.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::acts::{ENDS, stands_now};
use super::desk::EveningClient;
use crate::fng::evening::{Proposal, Proposed};
use crate::fng::support::Who;

impl EveningClient {
    /// The enemy acts: the next of his figures, as the program proposes, until nobody is left.
    pub(super) fn enemy_acts(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        let Some(Proposal { name, does, why }) = mission.proposal(Who::Enemy) else {
            self.paper.take(console, &["fng", "finish"], json!({ "side": "enemy" }))?;
            return Ok(());
        };
        match does {
            Proposed::KnockDown => {
                let options = json!({ "figure": [name], "check": "knock-down" });
                self.go(console, &format!("{name} ({why}) takes the Knock Down Test"))?;
                self.paper.take(console, &["fng", "react"], options)?;
            }
            Proposed::Reload => {
                self.go(console, &format!("{name} ({why}) reloads"))?;
                let options = json!({ "figure": [name], "does": "reload" });
                self.paper.take(console, &["fng", "stand"], options)?;
            }
            Proposed::Fire { at } => self.enemy_fires(console, &name, &why, &at)?,
            Proposed::Move(how) => self.enemy_moves(console, &name, &why, how)?,
            Proposed::Withdraw => {
                let how = "withdraws towards his own edge and off the table";
                self.enemy_moves(console, &name, &why, how)?;
            }
        }
        Ok(())
    }

    fn go(&self, console: &Console, what: &str) -> Result<(), Left> {
        console.ask(&Prompt::of(what, ["go"]).enter(0, "go on")).map(drop)
    }

    /// He fires at the best target he sees; the person knows whom he sees.
    fn enemy_fires(&self, console: &Console, name: &str, why: &str, at: &[String]) -> Result<(), Left> {
        let mut answers: Vec<String> = at.to_vec();
        answers.push("nobody".to_owned());
        let what = format!("{name} ({why}) wants to fire at {}; which target is in sight", at[0]);
        let prompt = Prompt::of(what, answers).enter(0, at[0].clone());
        let prompt = prompt.noting("nobody", "he moves instead");
        let chosen = console.ask(&prompt)?;
        match at.get(chosen) {
            Some(target) => {
                let options = json!({ "by": [name], "at": [target] });
                self.paper.take(console, &["fng", "exchange"], options)?;
            }
            None => {
                let how = "moves towards the nearest known enemy, from cover to cover";
                self.enemy_moves(console, name, why, how)?;
            }
        }
        Ok(())
    }

    /// He moves; the person moves the figure and says how it stands and who sees it then.
    fn enemy_moves(&self, console: &Console, name: &str, why: &str, how: &str) -> Result<(), Left> {
        let mission = self.mission();
        let acted = mission.company.get(name).map(|soldier| mission.acted_in_turn(soldier));
        if acted.is_some_and(|acted| acted.moved) {
            let options = json!({ "figure": [name], "does": "wait" });
            self.paper.take(console, &["fng", "stand"], options)?;
            return Ok(());
        }
        let now = mission.company.get(name).map_or(0, stands_now);
        let mut answers: Vec<&str> = ENDS.to_vec();
        answers.extend(["stays", "off"]);
        let what = format!("{name} ({why}) {how}. His state afterwards");
        let prompt = Prompt::of(what, answers)
            .enter(now, ENDS[now])
            .noting("stays", "he cannot or need not move")
            .noting("off", "he leaves the table");
        let chosen = console.ask(&prompt)?;
        let (does, stands) = match chosen {
            index if index < ENDS.len() => ("move", vec![ENDS[index]]),
            index if index == ENDS.len() => ("wait", Vec::new()),
            _ => ("move", vec!["withdrew"]),
        };
        let options = json!({ "figure": [name], "does": does, "stands": stands });
        if !self.paper.take(console, &["fng", "stand"], options)? || does == "wait" || stands == ["withdrew"]
        {
            return Ok(());
        }
        self.sight(console, name, Who::Enemy)
    }
}
