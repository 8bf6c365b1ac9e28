//! Figures move, run, and come into sight of others.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt, SAYS_NONE};
use super::desk::EveningClient;
use super::follow_up::{come_unseen, say_unseen};
use super::offering::{everyone_or, likely, several};
use crate::fng::checks::Flag;
use crate::fng::evening::{Soldier, Vehicle, covers_told};
use crate::fng::mission::Mission;
use crate::fng::squads::deed::Deed;
use crate::fng::support::Who;

/// Words for how a figure stands after a move, the first as it is.
pub(super) const ENDS: [&str; 5] = ["open", "cover", "concealed", "prone", "hidden"];

/// The same of who swims.
const WATER: &str = "water";

/// Which of them is prone, and which is hidden, the last.
pub(super) const PRONE: usize = 3;
pub(super) const HIDDEN: usize = 4;

/// By which a figure leaves the table.
pub(super) const OFF: &str = "off";

/// Of more than so many who moved together it is asked who of them are seen.
const MANY_MOVERS: usize = 8;

impl EveningClient {
    /// A figure that runs away keeps running, for whom nobody chooses where to [Runaway].
    pub(super) fn runs(&self, console: &Console, name: &str) -> Result<(), Left> {
        let ends = Prompt::of(format!("{name} keeps running: where to"), ["table", "off"]);
        let ends = ends.enter(0, "still on the table").noting("table", "on the table, or in a building");
        let chosen = console.ask(&ends.noting("off", "off the table by the nearest edge"))?;
        let stands: &[&str] = if chosen == 1 { &["ran"] } else { &["open"] };
        let options = json!({ "figure": [name], "does": "move", "stands": stands });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// Figures move: how they stand then. Who comes into sight is asked for next.
    pub(super) fn moves(
        &self,
        console: &Console,
        mission: &Mission,
        names: &[String],
        action: &str,
    ) -> Result<(), Left> {
        if action == "fast-move" {
            let options = json!({ "figure": names, "check": "fast-move" });
            if !self.paper.take(console, &["fng", "react"], options)? {
                return Ok(());
            }
        }
        // Who has fallen of a Fast Move lies prone, and their Activation is over.
        let after = self.mission();
        let has_fallen = |name: &&String| {
            let man = after.company.get(name).filter(|man| man.is(Flag::Prone));
            action == "fast-move" && man.is_some_and(|man| after.acted_in_turn(man).done)
        };
        let (fallen, names): (Vec<String>, Vec<String>) =
            names.iter().cloned().partition(|name| has_fallen(&name));
        if let Some(side) = fallen.first().and_then(|name| after.company.get(name)).map(|man| man.side) {
            let fallen: Vec<&str> = fallen.iter().map(String::as_str).collect();
            self.sight(console, &fallen, side)?;
        }
        if names.is_empty() {
            return Ok(());
        }
        let names = &names[..];
        let now = names.first().and_then(|name| mission.company.get(name)).map_or(0, stands_now);
        let what = match names {
            [name] => format!("{name}'s state after the move"),
            _ => format!("The state of all {} after the move", names.len()),
        };
        // Who swims is in the water until they say that they are ashore.
        let in_water = |name: &String| mission.company.get(name).is_some_and(|man| man.swam.is_some());
        let water = Some(WATER).filter(|_| names.iter().all(in_water));
        let words: Vec<&str> = ENDS.into_iter().chain(water).chain([OFF]).collect();
        let now = words.iter().position(|word| *word == WATER).unwrap_or(now);
        let ends = Prompt::of(what, words.iter().copied()).enter(now, words[now]);
        let ends = ends.noting(OFF, "leaves the table by an edge, for good");
        let chosen = console.ask(&ends.within_order(console))?;
        let options = match words[chosen] {
            OFF => json!({ "figure": names, "does": action, "stands": ["withdrew"] }),
            end => json!({ "figure": names, "does": action, "stands": [end], "sights": true }),
        };
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// Asks who of the other side figures come into sight of, and has them check. Gives whether anybody does.
    pub(super) fn sight(&self, console: &Console, names: &[&str], side: Who) -> Result<Option<bool>, Left> {
        let mission = self.mission();
        // A vehicle that was knocked out as it drove has nobody left who looks.
        let is_manned = |vehicle: &Vehicle| mission.company.lookout(vehicle).is_some();
        let looks = |name: &&str| mission.company.vehicle(name).map_or(true, is_manned);
        let names: &[&str] = &names.iter().copied().filter(looks).collect::<Vec<_>>();
        if names.is_empty() {
            return Ok(None);
        }
        let name = names.join(", ");
        let movers: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        if come_unseen(&mission, &movers) {
            say_unseen(console, &movers)?;
            return Ok(None);
        }
        let what = match names {
            [name] => format!("Who comes into {name}'s sight now"),
            _ => format!("Who comes into sight of {name} now"),
        };
        // Who is hidden comes into nobody's sight, and sees who moves there all the same.
        let others = who_sees(&mission, side.other());
        if others.is_empty() {
            return self.nobody_looks(console, &mission, side.other()).map(|()| None);
        }
        let is_hidden = |name: &String| mission.company.get(name).is_some_and(|man| man.is(Flag::Hidden));
        let what = match others.iter().any(is_hidden) {
            true => format!("{what}, or sees {} from hiding", if names.len() == 1 { "them" } else { "any" }),
            false => what,
        };
        let watchers = self.watchers(console, &mission, &what, (others, &movers))?;
        if watchers.is_empty() {
            return Ok(None);
        }
        // Of many who moved only some come into sight.
        let movers = match movers.len() > MANY_MOVERS {
            true => everyone_or(
                console,
                &format!("Who of them do {} see or come into sight of", watchers.join(", ")),
                &movers,
            )?,
            false => movers,
        };
        let is_unseen = |name: &String| !names.contains(&name.as_str()) && !watchers.contains(name);
        self.tell_sights(|sights| sights.came_unseen.retain(is_unseen))?;
        let all = watchers.iter().filter_map(|watcher| mission.company.get(watcher));
        let mut coverers: Vec<&Soldier> = all.filter(|soldier| soldier.covering).collect();
        let mut covering: Vec<&str> = Vec::new();
        // One answer is for all who cover the same place.
        while let Some(first) = coverers.first() {
            let place = first.covers.clone();
            let (there, others): (Vec<&Soldier>, Vec<&Soldier>) =
                coverers.into_iter().partition(|soldier| soldier.covers == place);
            coverers = others;
            let prompt = Prompt::of(covers_told(&there, &movers, ["appears", "appear"]), ["yes", "no"]);
            let prompt = prompt.enter(0, "yes").noting("yes", "an extra die on In Sight");
            if console.ask(&prompt.noting("no", "fire here ends the covering fire"))? == 0 {
                covering.extend(there.into_iter().map(Soldier::name));
            }
        }
        let options = json!({ "mover": movers, "watcher": watchers, "covering": covering });
        self.paper.take_due(console, &["fng", "exchange"], options).map(Some)
    }

    /// Who of `others` sees those who moved: whoever they have broken off a melee with does, unless it is
    /// said otherwise [Breaking Off Melee].
    fn watchers(
        &self,
        console: &Console,
        mission: &Mission,
        what: &str,
        (others, movers): (Vec<String>, &[String]),
    ) -> Result<Vec<String>, Left> {
        let before = self.paper.document().undo(1).ok();
        let left = |name: &String| {
            let enemy = before.as_ref()?.data.company.in_contact_with(name)?;
            mission.company.in_contact_with(name).is_none().then(|| enemy.to_owned())
        };
        let left: Vec<String> = movers.iter().filter_map(left).collect();
        let (near, far): (Vec<String>, Vec<String>) =
            others.into_iter().partition(|name| left.contains(name));
        let is_near = !near.is_empty();
        let all = [near, far].concat();
        if is_near { likely(console, what, &all) } else { several(console, what, &all, false) }
    }

    /// Nobody of a side is left who takes In Sight: whoever was named ahead for it is told so, and what
    /// stands behind a `;` goes on.
    fn nobody_looks(&self, console: &Console, mission: &Mission, side: Who) -> Result<(), Left> {
        let ahead = console.ahead_of_sign();
        let theirs: Vec<&str> = mission.company.of(side).map(Soldier::name).collect();
        let first = ahead.split([' ', ',']).next().unwrap_or_default();
        let is_named = SAYS_NONE.contains(&first) || self.name_among(first, &theirs).is_ok();
        if !first.is_empty() && !console.is_after_end() && is_named {
            console.said_ahead();
            console.say(format!("  Nobody of {} who is up takes In Sight.", self.side(side)))?;
        }
        Ok(())
    }
}

/// Which of [`ENDS`] holds for a figure now.
pub(super) fn stands_now(soldier: &Soldier) -> usize {
    let flags = [Flag::InCover, Flag::Concealed, Flag::Prone, Flag::Hidden];
    flags.iter().rposition(|flag| soldier.is(*flag)).map_or(0, |index| index + 1)
}

/// The figures of a side that can take a check as somebody comes into sight.
pub(super) fn who_can_react(mission: &Mission, side: Who) -> Vec<String> {
    // Of a crew one man looks for all aboard [Five Man Crews And What They Do, Vehicle In Sight].
    let looks = |soldier: &Soldier| mission.company.looks_out(soldier);
    let reacts = |soldier: &Soldier| soldier.may(Deed::React).is_ok() && !mission.company.is_felled(soldier);
    let able = |soldier: &&Soldier| soldier.is_able() && reacts(soldier) && looks(soldier);
    mission.company.of(side).filter(able).map(|soldier| soldier.name().to_owned()).collect()
}

/// The same as they are called where it is asked who sees whom: of a vehicle its name, whoever of the crew
/// looks for it.
pub(super) fn who_sees(mission: &Mission, side: Who) -> Vec<String> {
    who_can_react(mission, side).into_iter().map(|name| called_in_sight(mission, name)).collect()
}

/// What somebody is called who sees, or is seen: as their vehicle, if they are the one who looks for it.
pub(super) fn called_in_sight(mission: &Mission, name: String) -> String {
    let company = &mission.company;
    let vehicle = company.get(&name).and_then(|soldier| company.crewed_by(soldier));
    let vehicle = vehicle.filter(|vehicle| company.lookout(vehicle).is_some_and(|man| man.name() == name));
    vehicle.map_or(name, |vehicle| vehicle.name.clone())
}
