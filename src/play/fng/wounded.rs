//! Those who carry or drag a casualty at the prompt, and those who pick up a weapon
//! [Moving Casualties, Pick Up The Gun].

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::EveningClient;
use super::moves::{ENDS, OFF, PRONE};
use crate::fng::evening::{BEARERS, Soldier};
use crate::fng::mission::Mission;
use crate::fng::squads::deed::Deed;

impl EveningClient {
    /// A figure carries or drags somebody, alone or with others; those who have them in their hands go on
    /// together.
    pub(super) fn carries(
        &self,
        console: &Console,
        mission: &Mission,
        name: &str,
        action: &str,
    ) -> Result<(), Left> {
        let Some(soldier) = mission.company.get(name) else { return Ok(()) };
        let whom = match &soldier.carries {
            Some(carries) => {
                console.skip_known(&carries.whom);
                carries.whom.clone()
            }
            None => {
                let all = mission.casualties(soldier.side);
                let names = all.iter().map(|casualty| casualty.name());
                let prompt = Prompt::of("Whom", names).enter(0, all[0].name());
                let is_enemy = |casualty: &Soldier| casualty.side != soldier.side;
                let note = |casualty: &Soldier| match is_enemy(casualty) {
                    true => format!("an enemy, {}", casualty.standing()),
                    false => casualty.standing(),
                };
                let prompt = all
                    .iter()
                    .fold(prompt, |prompt, casualty| prompt.noting(casualty.name(), note(casualty)));
                all[console.ask(&prompt)?].name().to_owned()
            }
        };
        let mut by = vec![name.to_owned()];
        if action == "carry" {
            by.extend(self.bearers(console, mission, soldier, &whom)?);
        }
        let does = match (action, by.len()) {
            ("carry", BEARERS) if self.goes_fast(console)? => "carry-fast",
            (action, _) => action,
        };
        let what = format!("{} with {whom}: the state after the move", by.join(", "));
        // Whoever drags counts as prone.
        let usual = if action == "drag" { PRONE } else { 0 };
        let ends = Prompt::of(what, ENDS.into_iter().chain([OFF])).enter(usual, ENDS[usual]);
        let chosen = console.ask(&ends.noting(OFF, format!("they carry {whom} off the table")))?;
        let Some(end) = ENDS.get(chosen) else {
            let options = json!({ "figure": by, "does": does, "whom": whom, "stands": ["withdrew"] });
            return self.paper.take(console, &["fng", "stand"], options).map(drop);
        };
        let prompt = Prompt::of(format!("Is {whom} laid down there"), ["no", "yes"]).enter(0, "no");
        let prompt = prompt.noting("no", "carriers do not fire, even in reaction, and keep going under fire");
        let prompt = prompt.noting("yes", "they react like everyone else");
        let mut stands = vec![*end];
        if console.ask(&prompt)? == 1 {
            stands.push("puts-down");
        }
        let options = json!({ "figure": by, "does": does, "whom": whom, "stands": stands, "sights": true });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// Who helps them: those who have the casualty in their hands with them, else whom the person names.
    fn bearers(
        &self,
        console: &Console,
        mission: &Mission,
        soldier: &Soldier,
        whom: &str,
    ) -> Result<Vec<String>, Left> {
        let helps = |other: &&Soldier| other.name() != soldier.name() && mission.may_carry(other);
        let holds = |other: &&Soldier| other.carries.as_ref().is_some_and(|carries| carries.whom == whom);
        let all: Vec<&Soldier> = mission.company.of(soldier.side).filter(helps).collect();
        let with = all.iter().copied().filter(holds).map(|other| other.name().to_owned());
        let with: Vec<String> = with.collect();
        if soldier.carries.is_some() && !with.is_empty() {
            return Ok(with);
        }
        let mut left: Vec<String> = all.iter().map(|other| other.name().to_owned()).collect();
        let mut helpers: Vec<String> = Vec::new();
        while helpers.len() < BEARERS - 1 && !left.is_empty() {
            let what = if helpers.is_empty() { "Who helps to carry" } else { "And who else" };
            let answers = std::iter::once("nobody".to_owned()).chain(left.iter().cloned());
            match console.ask(&Prompt::of(what, answers).enter(0, "nobody"))? {
                0 => break,
                chosen => helpers.push(left.remove(chosen - 1)),
            }
        }
        Ok(helpers)
    }

    /// Four may Fast Move.
    fn goes_fast(&self, console: &Console) -> Result<bool, Left> {
        let prompt = Prompt::of("How do the four go", ["normal", "fast"]).enter(0, "normal");
        let prompt = prompt.noting("fast", "a Fast Move: one pair of dice, the worst result counts for all");
        Ok(console.ask(&prompt)? == 1)
    }

    /// A figure picks up the weapon of one who is down.
    pub(super) fn picks_up(&self, console: &Console, mission: &Mission, name: &str) -> Result<(), Left> {
        let all = mission.fallen_arms();
        let names = all.iter().map(|fallen| fallen.name());
        let prompt = Prompt::of("Whose weapon", names).enter(0, all[0].name());
        let prompt = all.iter().fold(prompt, |prompt, fallen| {
            let arms = fallen.man.weapon.as_ref().map_or("", |arms| arms.name.as_str());
            prompt.noting(fallen.name(), arms)
        });
        let from = all[console.ask(&prompt)?].name();
        let options = json!({ "figure": [name], "does": "pick-up", "whom": from });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// A figure destroys an installation that has been found.
    pub(super) fn destroys(&self, console: &Console, mission: &Mission, name: &str) -> Result<(), Left> {
        let found = mission.installations_found();
        let numbers: Vec<String> = found.iter().map(|marker| marker.number.to_string()).collect();
        let prompt = Prompt::of("Which installation, by its marker", numbers.clone());
        let prompt = prompt.enter(0, numbers[0].clone());
        let prompt = found.iter().zip(&numbers).fold(prompt, |prompt, (marker, number)| {
            prompt.noting(number, marker.installation.map_or("", |kind| kind.title()))
        });
        let marker = found[console.ask(&prompt)?].number;
        let options = json!({ "figure": [name], "does": "destroy", "marker": marker });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }
}

/// What a figure may do with the wounded, the weapons of the fallen and what has been found, each in its
/// word.
pub(super) fn of_the_field(mission: &Mission, soldier: &Soldier) -> Vec<&'static str> {
    let mut words = Vec::new();
    if mission.may_carry(soldier) && !mission.casualties(soldier.side).is_empty() {
        words.extend(["carry", "drag"]);
    }
    let works =
        mission.may_still_work(soldier) && soldier.aboard.is_none() && soldier.may(Deed::Work).is_ok();
    if works && !mission.fallen_arms().is_empty() {
        words.push("pick-up");
    }
    if works && !mission.installations_found().is_empty() {
        words.push("destroy");
    }
    words
}
