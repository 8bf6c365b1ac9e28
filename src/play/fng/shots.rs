//! What a figure does to others: it charges, throws, and lays dice on several.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::EveningClient;
use super::moves::who_sees;
use super::offering::{TO_THE_END, several};
use super::offers::{At, others};
use crate::fng::evening::Soldier;
use crate::fng::support::Who;

/// Behind the target of a launcher: it is nearer than a round arms.
const TOO_NEAR: &str = "too-near";

impl EveningClient {
    /// One or several charge somebody, from the same side and as far.
    pub(super) fn charges(&self, console: &Console, names: &[String], at: &str) -> Result<(), Left> {
        let from = ["front", "flank", "rear", "unseen"];
        let prompt = Prompt::of("From where", from).enter(0, "the front");
        let chosen = console.ask(&prompt.within_order(console))?;
        let mission = self.mission();
        let chargers: Vec<&Soldier> = names.iter().filter_map(|name| mission.company.get(name)).collect();
        let Some(soldier) = chargers.first() else { return Ok(()) };
        let reach = chargers.iter().map(|man| mission.company.longest_move(man)).min().unwrap_or_default();
        // Nobody is charged whom nobody sees; who is farther off by night is lit.
        let reach = reach.min(mission.lit_sight().unwrap_or(reach));
        let inches: Vec<String> = (1..=reach).map(|inches| inches.to_string()).collect();
        // Whoever has least to walk by bounds what none of them rolls for.
        let near = chargers.iter().map(|man| mission.company.normal_move(man)).min().unwrap_or_default();
        let near = near.min(reach);
        let what = format!("Inches from {} to {at}, over {near} by a Fast Move", soldier.name());
        let prompt =
            Prompt::of(what, inches).enter(usize::from(near).saturating_sub(1), format!("{near} or less"));
        let range = console.ask(&prompt.within_order(console))?;
        let by = At { mission: &mission, side: soldier.side, soldier: Some(soldier) };
        let past = match mission.company.by_the_rules {
            true => {
                let all = who_sees(&mission, soldier.side.other());
                let others: Vec<String> = all.into_iter().filter(|other| other != at).collect();
                several(console, &format!("Who else sees {} charge", names.join(", ")), &others, false)?
            }
            false => several(console, "Which of their vehicles see the charge", &watching(by), false)?,
        };
        let lit = mission.farthest_sight().is_some_and(|sight| range >= usize::from(sight));
        let mut options =
            json!({ "by": names, "at": [at], "from": from[chosen], "inches": range + 1, "past": past });
        options["lit"] = json!(lit);
        self.paper.take(console, &["fng", "charge"], options).map(drop)
    }

    /// A grenade by hand or from a launcher, at everybody in its circle.
    pub(super) fn throws(&self, console: &Console, name: &str, action: &str, at: &str) -> Result<(), Left> {
        let mission = self.mission();
        let soldier = mission.company.get(name);
        let arms = soldier.and_then(|soldier| soldier.man.weapon.as_ref());
        let weapon = arms.filter(|_| action == "launch");
        let weapon = weapon.map(|arms| arms.id.map_or(arms.name.clone(), |id| id.id().to_owned()));
        let by = At { mission: &mission, side: soldier.map_or(Who::Own, |soldier| soldier.side), soldier };
        let reach = soldier.filter(|_| action == "throw").and_then(|soldier| mission.throw_reach(soldier));
        let reach = reach.map_or(String::new(), |inches| format!(", up to {inches} in away"));
        // Whoever launches sees that the target is far enough, unless they say otherwise.
        let least = arms.filter(|_| action == "launch").and_then(|_| {
            let terms = mission.terms_of(by.side);
            soldier?.weapon(&terms, mission.play.options.edition())?.range_min
        });
        let least = least.filter(|least| *least > 1);
        let is_near = least.is_some() && !console.skip_name("far") && console.skip_name(TOO_NEAR);
        let targets = if is_near {
            vec![at.to_owned()]
        } else {
            let dud = least.map_or(String::new(), |least| format!(", {least} in away or more"));
            target_and_near(
                console,
                by,
                at,
                &format!("Who else is in the 5 in circle round {at}{reach}{dud}"),
            )?
        };
        let mut options = json!({ "evening": self.paper.file(), "in_place": true, "shooter": name,
            "at": targets,
                                  TO_THE_END: true });
        if let Some(weapon) = weapon {
            options["weapon"] = json!(weapon);
        }
        if let Some(least) = least.filter(|_| is_near) {
            options["in"] = json!(least - 1);
        }
        self.paper.take(console, &["fng", "grenade"], options).map(drop)
    }

    /// Inches from each of several targets to the next: each vacant one over the first takes a die
    /// [Swath Or Path Of Fire]. So far as the dice reach it is asked.
    pub(super) fn gaps(&self, console: &Console, by: &[String], at: &[String]) -> Result<Vec<usize>, Left> {
        let mut gaps: Vec<usize> = Vec::new();
        for pair in at.windows(2) {
            let reaches = |inches: &usize| {
                let nearest = std::iter::repeat_n(1, at.len() - 2 - gaps.len());
                let gaps: Vec<usize> = gaps.iter().copied().chain([*inches]).chain(nearest).collect();
                self.paper.would(&["fng", "exchange"], json!({ "by": by, "at": at, "gap": gaps })).is_ok()
            };
            let most = (1..=6).take_while(reaches).last().unwrap_or(1);
            // What can be answered in one way only is not asked.
            if most == 1 {
                console.skip_name("1");
                gaps.push(1);
                continue;
            }
            let inches = (1..=most).map(|inches| inches.to_string());
            let prompt = Prompt::of(format!("Inches between {} and {}", pair[0], pair[1]), inches);
            // Another step that was typed ahead waits until the inches have been asked for.
            let says_inches = console.ahead_of_sign().starts_with(|letter: char| letter.is_ascii_digit());
            let prompt = Prompt { comes_between: !says_inches, ..prompt };
            gaps.push(console.ask(&prompt.enter(0, "1 or less"))? + 1);
        }
        Ok(gaps)
    }
}

/// Vehicles of the other side that somebody fit looks for.
fn watching(at: At<'_>) -> Vec<String> {
    let company = &at.mission.company;
    let looks = at.mission.vehicles_against(at.side).filter(|vehicle| company.lookout(vehicle).is_some());
    looks.map(|vehicle| vehicle.name.clone()).collect()
}

/// The target of a blast or flame, and whoever else the person says is near it.
pub(super) fn target_and_near(
    console: &Console,
    by: At<'_>,
    target: &str,
    what: &str,
) -> Result<Vec<String>, Left> {
    let near: Vec<String> = others(by).into_iter().filter(|near| near != target).collect();
    let more = several(console, what, &near, false)?;
    Ok(std::iter::once(target.to_owned()).chain(more).collect())
}
