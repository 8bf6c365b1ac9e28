//! What a figure does in its Activation, one word after another: `slag fire ha`.

use serde_json::json;

use super::super::Left;
use super::super::answers::{Meant, meant};
use super::super::console::{Chosen, Console, Prompt, Rules, SAYS_NONE};
use super::desk::EveningClient;
use super::evening::out_of_sight;
use super::follow_up::{come_unseen, say_unseen};
use super::offering::{TO_THE_END, everyone_or, in_words, several};
use super::offers::{At, BY_FIGURE, GROUPS, NEAREST, Offer, others};
use super::wounded::of_the_field;
use crate::fng::checks::Flag;
use crate::fng::evening::{Mover, Soldier, Vehicle, covers_told};
use crate::fng::mission::{Mission, Mode};
use crate::fng::squads::deed::Deed;
use crate::fng::squads::weapons::WeaponClass;
use crate::fng::support::Who;

/// Words for how a figure stands after a move, the first as it is.
pub(super) const ENDS: [&str; 5] = ["open", "cover", "concealed", "prone", "hidden"];

/// The same of who swims.
const WATER: &str = "water";

/// Which of them is prone, and which is hidden, the last.
pub(super) const PRONE: usize = 3;
pub(super) const HIDDEN: usize = 4;

/// Actions that ask nothing more.
const ASKS_NOTHING: [&str; 12] = [
    "reload",
    "ready",
    "ready-smoke",
    "ready-charge",
    "set-up",
    "rise",
    "swim",
    "work",
    "automatic",
    "aimed",
    "destroy",
    WAIT,
];

/// Behind the target of a launcher: it is nearer than a round arms.
const TOO_NEAR: &str = "too-near";

/// The action by which a figure fires one shot, as a Crack Shot does; also behind the target of `fire`.
const SINGLE: &str = "single";

/// The action by which a figure does nothing more.
const WAIT: &str = "wait";

/// The action by which a figure captures an enemy.
const CAPTURE: &str = "capture";

/// Whether an action only waits, or sets a weapon for later.
fn is_idle(action: &str) -> bool {
    matches!(action, WAIT | "aimed" | "automatic")
}

/// What is told beside an action by `?`.
const NOTES: [(&str, &str); 30] = [
    ("fire", "fire at an enemy in sight; at several in the swath as `slag fire ha,binh`"),
    (SINGLE, "fire exactly one shot at an enemy: a Crack Shot or Sniper rolls one more die, the best counts"),
    ("all", "everyone who may still move, together; name some with `slag,smith move`"),
    ("move", "up to 8 in (Fast 10, Slow 6); then give the state afterwards and who comes into sight"),
    ("fast-move", "the Fast Move roll says how far"),
    ("charge", "into melee"),
    ("throw", "throw the grenade that is ready"),
    ("ready", "a grenade, to throw it in a later Activation: uses the whole Activation"),
    ("ready-smoke", "a smoke grenade, to throw it or drop it into a tunnel later: uses the whole Activation"),
    ("ready-charge", "a satchel charge, to place it at a tunnel entrance later: uses the whole Activation"),
    ("set-up", "the machine gun that was moved: uses the whole Activation"),
    ("launch", "fire a grenade launcher, 12 in or farther: `launch ha too-near` is a dud"),
    ("reload", "instead of firing"),
    ("rally", "a friend within 4 in who is running or Hunkered Down"),
    ("treat", "as a Medic, a soldier who went down within 3 turns"),
    ("rise", "the Knock Down Test"),
    ("swim", "the Swim Check, before all else in deep water"),
    ("carry", "a casualty, alone or with others: uses the whole Activation"),
    ("drag", "a casualty 2 in, alone and counting as prone: uses the whole Activation"),
    ("pick-up", "the weapon of one who is down: uses the whole Activation"),
    (
        "capture",
        "an enemy: Out of the Fight and touched, Hunkered Down in sight within 6 in, or surrounded while \
         running",
    ),
    ("kill", "an enemy Out of the Fight who is touched"),
    ("destroy", "an installation that has been found: uses the whole Activation"),
    ("work", "search, disarm, …: uses the whole Activation"),
    ("automatic", "fires full automatic until you type `aimed`"),
    ("run", "keeps running: to a building in sight away from the enemy, else to the nearest edge and off"),
    ("contact", "a feature comes into sight: check for contact"),
    ("reveal", "something hidden comes into sight"),
    (WAIT, "do nothing more in this Activation"),
    ("done", "this side has finished its Activations"),
];

/// Whether a word orders a figure to do something.
pub(super) fn is_action(word: &str) -> bool {
    NOTES.iter().any(|(action, _)| action.eq_ignore_ascii_case(word))
}

impl EveningClient {
    /// Asks who of a side acts, and what they do.
    pub(super) fn acts(&self, console: &Console, side: Who) -> Result<(), Left> {
        let mission = self.mission();
        let at = At { mission: &mission, side, soldier: None };
        let offered = self.by_figures(&mission, side);
        let Open { mut answers, listed } = open_to_movers(&mission, side, &offered);
        let mut notes = NOTES.map(|(word, note)| (word.to_owned(), note.to_owned())).to_vec();
        let still = still_possible(&mission, &listed, &answers, &offered);
        for (name, actions) in &still {
            notes.push(((*name).to_owned(), format!("may still {}", actions.join(", "))));
        }
        // Where all have acted the list alone would not say what for.
        if !listed.is_empty() && still.len() == listed.len() && !console.has_more() {
            tell_still_possible(console, &still)?;
        }
        let walkers: Vec<String> = walkers(&mission, side);
        open_to_side(at, &offered, &walkers, &mut answers, &mut notes);
        // Enter alone, which may have been meant for a page, asks first if somebody has not acted.
        let fresh = listed.iter().filter(|name| {
            let soldier = mission.company.get(name);
            soldier.is_some_and(|soldier| mission.acted_in_turn(soldier).is_fresh())
        });
        let fresh: Vec<&str> = fresh.copied().filter(|_| self.is_played(side)).collect();
        let mut unlisted = Vec::new();
        if !fresh.is_empty() {
            add(&mut answers, &[FINISH]);
            unlisted.push(FINISH.to_owned());
        }
        let enter = answers.len() - 1;
        let what = format!("{} act: who does what", self.side(side));
        let prompt = Prompt { what, answers, notes, unlisted, ..Prompt::default() }.enter(enter, "done");
        let begins = prompt.answers.iter().filter_map(|words| words.first()).map(String::as_str).collect();
        let line = Together {
            client: self,
            mission: &mission,
            side,
            listed: &listed,
            begins,
            answers: &prompt.answers,
        };
        let chosen = match console.ask_or(&prompt, &line)? {
            Chosen::Answer(chosen) => chosen,
            Chosen::Typed(typed) => return self.acts_together(console, &mission, side, line.read(&typed)),
        };
        let words: Vec<&str> = prompt.answers[chosen].iter().map(String::as_str).collect();
        match words[..] {
            ["all", "move"] => self.moves(console, &mission, &walkers, "move"),
            ["all", action] => self.act_alike(console, &mission, &who_may(&prompt.answers, action), action),
            [FINISH] => self.ends_unless_somebody_acts(console, &line, &fresh),
            _ => self.does(console, at, &words),
        }
    }

    /// What Enter alone does where somebody has not acted: it asks whether the side is done.
    fn ends_unless_somebody_acts(
        &self,
        console: &Console,
        line: &Together<'_>,
        fresh: &[&str],
    ) -> Result<(), Left> {
        let prompt = Prompt::of(not_acted(fresh), ["done", "go-on"]);
        let prompt = prompt.enter(0, "done").noting("done", "they act no more in this turn");
        let prompt = prompt.noting("go-on", "somebody acts first; so does an order to one of them");
        match console.ask_or(&prompt, &OrderOf(self, line.listed, &line.begins))? {
            Chosen::Answer(0) => self.ends_activations(console, line.side),
            Chosen::Answer(_) => Ok(()),
            Chosen::Typed(order) => {
                console.type_before(&order);
                Ok(())
            }
        }
    }

    /// What is done by the words of an answer that is for one figure, or for none.
    fn does(&self, console: &Console, at: At<'_>, words: &[&str]) -> Result<(), Left> {
        let mission = at.mission;
        match words {
            ["done"] => self.ends_activations(console, at.side),
            ["contact"] => self.contact(console),
            ["reveal", what] => self.reveals(console, what),
            [word] => match GROUPS.iter().find(|group| group.word == *word) {
                Some(group) => self.group(console, group, at),
                None => Ok(()),
            },
            [name, word] if let Some(offer) = BY_FIGURE.iter().find(|offer| offer.words == *word) => {
                self.offer(console, offer, At { soldier: mission.company.get(name), ..at }).map(drop)
            }
            // Of what asks nothing more a question mark asks what it is.
            [_, action] if ASKS_NOTHING.contains(action) && console.skip_name("?") => {
                let note = NOTES.iter().find(|(word, _)| word == action).map_or("", |(_, note)| note);
                Ok(console.say(format!("  {action}: {note}"))?)
            }
            [name, action] => self.act(console, mission, name, action),
            [name, action, at] => self.act_on(console, name, action, at),
            _ => Ok(()),
        }
    }

    /// Whether a person plays a side.
    fn is_played(&self, side: Who) -> bool {
        side == Who::Own || self.mission().setting.mode == Mode::Versus
    }

    /// The commands asked for step by step that figures of a side may take now.
    fn by_figures<'m>(&self, mission: &'m Mission, side: Who) -> Vec<(&'m str, &'static Offer)> {
        let mut offered = Vec::new();
        // One Knocked Down takes their test before all else, and who is not there yet comes onto the table.
        let above = |mover: &Mover<'_>| {
            let comes = mover.soldier.waits && mover.soldier.aboard.is_none();
            let checks_first = mission.must_rise(mover.soldier) || mission.must_swim(mover.soldier);
            !mission.tunnels.is_below(mover.soldier.name()) && !checks_first && !comes
        };
        for mover in mission.movers(side).into_iter().filter(above) {
            let at = At { mission, side, soldier: Some(mover.soldier) };
            let all = BY_FIGURE.iter().filter(|offer| self.is_offered(offer, at));
            offered.extend(all.map(|offer| (mover.soldier.name(), offer)));
        }
        offered
    }

    /// An action of a figure alone.
    pub(super) fn act(
        &self,
        console: &Console,
        mission: &Mission,
        name: &str,
        action: &str,
    ) -> Result<(), Left> {
        match action {
            "move" | "fast-move" => self.moves(console, mission, &[name.to_owned()], action),
            "run" => self.runs(console, name),
            "carry" | "drag" => self.carries(console, mission, name, action),
            "pick-up" => self.picks_up(console, mission, name),
            "destroy" => self.destroys(console, mission, name),
            "automatic" | "aimed" => {
                let options = json!({ "figure": [name], "stands": [action] });
                self.paper.take(console, &["fng", "stand"], options).map(drop)
            }
            "ready" | "ready-smoke" | "ready-charge" => {
                let what = match action {
                    "ready" => "grenades",
                    "ready-smoke" => "smoke-grenades",
                    _ => "satchel-charge",
                };
                let options = json!({ "figure": [name], "does": "ready", "what": what });
                self.paper.take(console, &["fng", "stand"], options).map(drop)
            }
            "rise" | "swim" => {
                let check = if action == "swim" { "swim" } else { "knock-down" };
                let options = json!({ "figure": [name], "check": check });
                self.paper.take(console, &["fng", "react"], options).map(drop)
            }
            other => {
                let options = json!({ "figure": [name], "does": other });
                self.paper.take(console, &["fng", "stand"], options).map(drop)
            }
        }
    }

    /// An action of a figure that somebody else is the object of.
    pub(super) fn act_on(&self, console: &Console, name: &str, action: &str, at: &str) -> Result<(), Left> {
        match action {
            "fire" | SINGLE => {
                let mut options = json!({ "by": [name], "at": [at] });
                if action == SINGLE || console.skip_name(SINGLE) {
                    options["shots"] = json!(1);
                }
                self.paper.take(console, &["fng", "exchange"], options).map(drop)
            }
            "charge" => self.charges(console, &[name.to_owned()], at),
            "rally" => {
                let options = json!({ "figure": [at], "check": "rally", "by": name });
                self.paper.take(console, &["fng", "react"], options).map(drop)
            }
            "launch" | "throw" => self.throws(console, name, action, at),
            "capture" | "kill" => {
                let options = json!({ "figure": [name], "does": action, "whom": at });
                self.paper.take(console, &["fng", "stand"], options).map(drop)
            }
            _ => {
                let options = json!({ "evening": self.paper.file(), "in_place": true, "shooter": name,
                    "casualty": at });
                self.paper.take(console, &["fng", "medic"], options).map(drop)
            }
        }
    }

    /// One or several charge somebody, from the same side and as far.
    fn charges(&self, console: &Console, names: &[String], at: &str) -> Result<(), Left> {
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

    /// Several do the same, each for themselves: one step.
    fn act_alike(
        &self,
        console: &Console,
        mission: &Mission,
        names: &[String],
        action: &str,
    ) -> Result<(), Left> {
        let options = match action {
            "fast-move" => return self.moves(console, mission, names, action),
            RISE => {
                let options = json!({ "figure": names, "check": "knock-down" });
                return self.paper.take(console, &["fng", "react"], options).map(drop);
            }
            "ready" => json!({ "figure": names, "does": "ready", "what": "grenades" }),
            COVER_PLACE => {
                let what = format!("{}: which place, in their swath (Enter: {NEAREST})", names.join(", "));
                let place = in_words(console, &what, NEAREST, ("The number of a feature, or words.", true))?;
                json!({ "figure": names, "does": "wait", "as": "covering", "place": place })
            }
            other => json!({ "figure": names, "does": other }),
        };
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// A grenade by hand or from a launcher, at everybody in its circle.
    fn throws(&self, console: &Console, name: &str, action: &str, at: &str) -> Result<(), Left> {
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

    /// A figure that runs away keeps running, for whom nobody chooses where to [Runaway].
    fn runs(&self, console: &Console, name: &str) -> Result<(), Left> {
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
        let words: Vec<&str> = match names.iter().all(in_water) {
            true => ENDS.into_iter().chain([WATER, OFF]).collect(),
            false => ENDS.into_iter().chain([OFF]).collect(),
        };
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
        let watchers = several(console, &what, &others, false)?;
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

    /// Several figures move together, or fire together at the same targets.
    fn acts_together(
        &self,
        console: &Console,
        mission: &Mission,
        side: Who,
        said: Option<(Said, usize)>,
    ) -> Result<(), Left> {
        match said {
            Some((Said::Move(names, action), _)) => {
                let options = json!({ "figure": names, "does": action });
                if let Err(error) = self.paper.would(&["fng", "stand"], options) {
                    return console.refused(error);
                }
                let movers = walkers(mission, side);
                if let Some(name) = names.iter().find(|name| !movers.contains(name)) {
                    console.say_no(&format!("{name} cannot move now."))?;
                    return Ok(console.forget()?);
                }
                self.moves(console, mission, &names, &action)
            }
            Some((Said::Fire { by, at }, _)) => {
                // Whom the rules refuse is told before anything is asked.
                if let Err(error) = self.paper.would(&["fng", "exchange"], json!({ "by": by, "at": at })) {
                    return console.refused(error);
                }
                let gaps = self.gaps(console, &by, &at)?;
                let options = json!({ "by": by, "at": at, "gap": gaps });
                self.paper.take(console, &["fng", "exchange"], options).map(drop)
            }
            Some((Said::Alike(names, action), _)) => self.act_alike(console, mission, &names, action),
            Some((Said::Charge { by, at }, _)) => {
                let options = json!({ "by": by, "at": [at] });
                if let Err(error) = self.paper.would(&["fng", "charge"], options) {
                    return console.refused(error);
                }
                self.charges(console, &by, &at)
            }
            Some((Said::Other(action), _)) => {
                let alike = ALIKE.join("`, `");
                console.say_no(&format!(
                    "only `move`, `fire`, `charge`, `{alike}` work for several figures at once. Use \
                     `{action}` for one at a time."
                ))?;
                Ok(console.forget()?)
            }
            Some((Said::Unclear(why), _)) => {
                console.say_no(&why)?;
                Ok(console.forget()?)
            }
            None => Ok(()),
        }
    }
}

/// Reads an order to one of these, who have not acted, or one that begins with another word of the question
/// before: `all move`.
struct OrderOf<'a>(&'a EveningClient, &'a [&'a str], &'a [&'a str]);

impl Rules for OrderOf<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        let first = typed.split([',', ';']).next().unwrap_or_default();
        let word = first.split_whitespace().next().unwrap_or_default().to_lowercase();
        let begins = |begins: &&str| word.len() > 1 && begins.starts_with(&word);
        self.0.name_among(first, self.1).is_ok() || self.2.iter().any(begins)
    }
}

/// What those who have acted in this turn may still do, of all who are listed.
fn still_possible<'m>(
    mission: &Mission,
    listed: &[&'m str],
    answers: &[Vec<String>],
    offered: &[(&str, &'static Offer)],
) -> Vec<(&'m str, Vec<String>)> {
    let has_acted = |name: &&&str| {
        mission.company.get(name).is_some_and(|soldier| !mission.acted_in_turn(soldier).is_fresh())
    };
    let lies_near = |name: &str| {
        let soldier = mission.company.get(name);
        soldier.is_some_and(|soldier| !mission.killed_by(soldier).is_empty())
    };
    let actions = |name: &str| {
        let own = answers.iter().filter(|answer| answer[0] == name).map(|answer| answer[1].as_str());
        let offers = offered.iter().filter(|(other, _)| *other == name).map(|(_, offer)| offer.words);
        // Whether they could capture anybody who is up hangs on inches that nobody has told.
        let is_sure = |action: &&str| *action != CAPTURE || lies_near(name);
        let all = own.chain(offers).filter(|action| !is_idle(action)).filter(is_sure);
        let mut actions: Vec<String> = all.map(str::to_owned).collect();
        actions.dedup();
        actions
    };
    listed.iter().filter(has_acted).map(|name| (*name, actions(name))).collect()
}

/// What several may be told to do at once, each for themselves; `all` gives it to everyone who may.
const ALIKE: [&str; 6] = ["fast-move", "cover-place", "ready", "reload", RISE, WAIT];

/// The action by which a figure takes the Knock Down Test.
const RISE: &str = "rise";

/// What Enter alone says where somebody has not acted yet.
const FINISH: &str = "finish";

/// Of more than so many who moved together it is asked who of them are seen.
const MANY_MOVERS: usize = 8;

/// Of more than so many only their number is told.
const MOST_NAMED: usize = 6;

/// The action by which fire is laid on a place.
const COVER_PLACE: &str = "cover-place";

/// Those to whom an action is offered alone.
fn who_may(answers: &[Vec<String>], action: &str) -> Vec<String> {
    let alone = answers.iter().filter(|words| words.len() == 2 && words[0] != "all" && words[1] == action);
    alone.map(|words| words[0].clone()).collect()
}

/// Actions that are aimed at a figure.
const AT_FIGURES: [&str; 6] = ["fire", SINGLE, "charge", "launch", "throw", "flame"];

/// By which a figure leaves the table.
pub(super) const OFF: &str = "off";

/// Those of a side who may still move on foot, above ground.
fn walkers(mission: &Mission, side: Who) -> Vec<String> {
    let walks = |mover: &Mover<'_>| {
        !mission.tunnels.is_below(mover.soldier.name())
            && mover.soldier.carries.is_none()
            && actions(mission, mover.soldier).iter().any(|action| action == &["move"])
    };
    let movers = mission.movers(side).into_iter().filter(walks);
    movers.map(|mover| mover.soldier.name().to_owned()).collect()
}

/// What a line says of several figures.
enum Said {
    /// They move.
    Move(Vec<String>, String),
    /// They fire together: one at several in their swath, or several at the same.
    Fire { by: Vec<String>, at: Vec<String> },
    /// They charge somebody.
    Charge { by: Vec<String>, at: String },
    /// They do the same, each for themselves.
    Alike(Vec<String>, &'static str),
    /// They are to do what each does alone.
    Other(String),
    /// It names somebody who may be several, or nobody: nothing of it is taken.
    Unclear(String),
}

/// Reads a line about several figures: `slag,smith move`, `slag fire ha,binh`.
struct Together<'a> {
    client: &'a EveningClient,
    mission: &'a Mission,
    side: Who,
    /// Those who have something to do.
    listed: &'a [&'a str],
    /// The words that answers begin with.
    begins: Vec<&'a str>,
    /// The answers.
    answers: &'a [Vec<String>],
}

impl Together<'_> {
    /// What a line says, and how much of it that is; none where it is about one figure and one target at
    /// most, and read word by word.
    fn read(&self, line: &str) -> Option<(Said, usize)> {
        let step = line.split(';').next().unwrap_or_default();
        let own = self.named(self.side);
        let mut by = Vec::new();
        let mut rest = step;
        loop {
            let (piece, more) = rest.split_once(',').unwrap_or((rest, ""));
            let (name, after) = match self.client.name_among(piece, &own) {
                Ok(named) => named,
                // A list of one's own is begun by it, and nothing else.
                Err(why) => {
                    let is_list = !more.is_empty() && piece.split_whitespace().count() == 1;
                    let goes_on = is_list && self.client.name_among(more, &own).is_ok();
                    let is_several = matches!(meant(&[piece.trim()], &own, self.client), Meant::Several(..));
                    return (goes_on && is_several).then(|| (Said::Unclear(format!("{why}.")), step.len()));
                }
            };
            by.push(name);
            if !after.trim().is_empty() || more.is_empty() {
                // The action stands in this piece, and what follows a comma is another target.
                rest = &rest[piece.len() - after.len()..];
                break;
            }
            rest = more;
        }
        let rest = rest.trim_start();
        let typed = rest.split([' ', ',', '\t']).next().unwrap_or_default();
        let means = |action: &str| typed.len() > 1 && action.starts_with(&typed.to_lowercase());
        if means("fire") {
            let (at, after) = match self.targets(&rest[typed.len()..]) {
                Ok(targets) => targets,
                Err(why) => return Some((Said::Unclear(why), step.len())),
            };
            if at.is_empty() && by.len() > 1 {
                let names: Vec<&str> = by.iter().map(String::as_str).collect();
                let targets = names.iter().filter_map(|name| self.mission.company.get(name));
                let targets: Vec<&str> =
                    targets.flat_map(|man| self.mission.targets_for(man)).map(Soldier::name).collect();
                let why = match targets.first() {
                    Some(first) => {
                        format!("name whom they fire at, such as `{} fire {first}`.", names.join(","))
                    }
                    None => format!("{} have nobody in sight to fire at.", names.join(", ")),
                };
                return Some((Said::Unclear(why), step.len()));
            }
            let is_one = at.is_empty() || (by.len() == 1 && at.len() == 1);
            return (!is_one).then_some((Said::Fire { by, at }, step.len() - after.len()));
        }
        if by.len() < 2 || typed.is_empty() {
            return None;
        }
        let used = step.len() - rest.len() + typed.len();
        if means("charge") {
            return Some(match self.targets(&rest[typed.len()..]) {
                Err(why) => (Said::Unclear(why), step.len()),
                Ok((at, after)) => match <[String; 1]>::try_from(at) {
                    Ok([at]) => (Said::Charge { by, at }, step.len() - after.len()),
                    Err(_) => (Said::Unclear("name one enemy whom they charge.".to_owned()), step.len()),
                },
            });
        }
        if means("move") {
            return Some((Said::Move(by, "move".to_owned()), used));
        }
        let Some(action) = ALIKE.into_iter().find(|action| means(action)) else {
            return Some((Said::Other(typed.to_owned()), step.len()));
        };
        let may = who_may(self.answers, action);
        let cannot: Vec<String> = by.iter().filter(|name| !may.contains(name)).cloned().collect();
        Some(match cannot.is_empty() {
            true => (Said::Alike(by, action), used),
            false => {
                (Said::Unclear(format!("{}: `{action}` is not open now.", cannot.join(", "))), step.len())
            }
        })
    }

    /// Everyone of a side, by name.
    fn named(&self, side: Who) -> Vec<&str> {
        self.mission.company.of(side).map(Soldier::name).collect()
    }

    /// The targets that text names, with commas or without, and what follows them: inches, or another step.
    /// An error where a comma goes on with somebody who is no target.
    fn targets<'t>(&self, text: &'t str) -> Result<(Vec<String>, &'t str), String> {
        let theirs = self.named(self.side.other());
        let (mut at, mut rest) = (Vec::new(), text);
        loop {
            let goes_on = rest.trim_start();
            let is_after_comma = !at.is_empty() && goes_on.starts_with(',');
            let next = goes_on.trim_start_matches([',', ' ', '\t']);
            let (piece, _) = next.split_once(',').unwrap_or((next, ""));
            let word = piece.split_whitespace().next().unwrap_or_default();
            match self.client.name_among(piece, &theirs) {
                Ok((name, after)) => {
                    at.push(name);
                    rest = &next[piece.len() - after.len()..];
                }
                // A number is inches, and another of one's own, or a word of the prompt, begins another step.
                Err(why) => {
                    let is_step = word.is_empty()
                        || word.chars().all(|letter| letter.is_ascii_digit())
                        || self.client.name_among(piece, &self.named(self.side)).is_ok()
                        || self.begins.iter().any(|begins| begins.starts_with(&word.to_lowercase()));
                    let is_several = at.is_empty()
                        && piece.len() < next.len()
                        && matches!(meant(&[piece.trim()], &theirs, self.client), Meant::Several(..));
                    return match is_several || is_after_comma && !is_step {
                        true => Err(format!("{why}.")),
                        false => Ok((at, rest)),
                    };
                }
            }
        }
    }
}

impl Rules for Together<'_> {
    fn accept_line(&self, said: &[String], line: &str) -> Option<usize> {
        let said: String = said.iter().map(|word| format!("{word} ")).collect();
        let (_, used) = self.read(&format!("{said}{line}"))?;
        used.checked_sub(said.len()).filter(|used| *used > 0)
    }

    fn reads_lists_ahead(&self) -> bool {
        true
    }

    fn may_say_again(&self) -> bool {
        false
    }

    /// A name behind that of somebody who acts is no friend to rally: it begins another order.
    fn may_leave_out(&self) -> bool {
        false
    }

    /// Why somebody of the side who is not listed has nothing to do.
    fn refusal(&self, typed: &str) -> Option<String> {
        let first = typed.split_whitespace().next().unwrap_or_default().to_lowercase();
        if first.len() > 2 && "arrive".starts_with(&first) {
            return Some("somebody arrives between two turns: end this one first.".to_owned());
        }
        let Ok((name, rest)) = self.client.name_and_rest(typed) else { return self.crew_told(typed) };
        let soldier = self.mission.company.get(&name).filter(|soldier| soldier.side == self.side)?;
        if !soldier.is_able() {
            return Some(format!("{name} is {}.", soldier.standing()));
        }
        if self.mission.tunnels.is_below(&name) {
            let below = format!("{name} is below: `tunnels` has what is done there.");
            return Some(in_group(rest).unwrap_or(below));
        }
        if self.listed.contains(&&*name) {
            return self.action_refused(soldier, rest);
        }
        let options = json!({ "figure": [name], "does": "work" });
        self.client.paper.would(&["fng", "stand"], options).err().map(|error| error.to_string())
    }
}

impl Together<'_> {
    /// Who acts with the vehicle that a line names.
    fn crew_told(&self, typed: &str) -> Option<String> {
        let vehicle = self.client.vehicle_called(typed.split_whitespace().next()?)?;
        let crew = self.mission.company.aboard(&vehicle).map(Soldier::name);
        let crew: Vec<&str> = crew.filter(|name| self.listed.contains(name)).collect();
        Some(match crew.is_empty() {
            true => format!("nobody of {vehicle} may act now."),
            false => format!("{vehicle} acts by its crew: {}.", crew.join(", ")),
        })
    }

    /// Why the rules refuse somebody who may act the action that a line names.
    fn action_refused(&self, soldier: &Soldier, rest: &str) -> Option<String> {
        let (typed, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let typed = typed.to_lowercase();
        // A short name of one of theirs may begin others of one's own.
        let theirs = self.client.name_among(after, &self.named(soldier.side.other()));
        let named = theirs.or_else(|_| self.client.name_and_rest(after)).ok().map(|(target, _)| target);
        let target = named.as_ref().and_then(|name| self.mission.company.get(name));
        let aims = |action: &&str| typed.len() > 1 && action.starts_with(&*typed);
        if let Some(target) = target.filter(|target| target.side != soldier.side)
            && AT_FIGURES.iter().any(aims)
            && let Some(why) = self.mission.no_target_because(soldier, target)
        {
            return Some(why);
        }
        const ACTIONS: [&str; 5] = ["fire", "charge", "move", "reload", "fast-move"];
        let Some(action) = ACTIONS.into_iter().find(|action| typed.len() > 1 && action.starts_with(&*typed))
        else {
            let at = At { mission: self.mission, side: self.side, soldier: Some(soldier) };
            return self.client.offer_refused(BY_FIGURE, at, &typed).or_else(|| in_group(&typed));
        };
        let name = soldier.name();
        let options = match action {
            "fire" | "charge" => {
                let first = || self.mission.company.of(soldier.side.other()).find(|other| other.is_able());
                let target = named.or_else(|| first().map(|other| other.name().to_owned()))?;
                json!({ "by": [name], "at": [target] })
            }
            action => json!({ "figure": [name], "does": action }),
        };
        let command = match action {
            "fire" => "exchange",
            "charge" => "charge",
            _ => "stand",
        };
        self.client.paper.would(&["fng", command], options).err().map(|error| error.to_string())
    }
}

/// Tells that what was typed behind a name is a command of a group.
fn in_group(typed: &str) -> Option<String> {
    let word = typed.split_whitespace().next().filter(|word| word.len() > 2)?.to_lowercase();
    let whole = |group: &super::offers::Group| {
        let offer = group.offers.iter().find(|offer| offer.words.starts_with(&word))?;
        Some(format!("that is `{} {}`.", group.word, offer.words))
    };
    GROUPS.iter().rev().find_map(whole)
}

/// What is open to those of a side who act.
struct Open<'m> {
    /// The answers, each in its words.
    answers: Vec<Vec<String>>,
    /// Those who are listed, by name.
    listed: Vec<&'m str>,
}

fn add(answers: &mut Vec<Vec<String>>, words: &[&str]) {
    answers.push(words.iter().map(|word| (*word).to_owned()).collect());
}

/// What those who may still act do, one after another.
fn open_to_movers<'m>(mission: &'m Mission, side: Who, offered: &[(&str, &Offer)]) -> Open<'m> {
    let mut open = Open { answers: Vec::new(), listed: Vec::new() };
    for mover in mission.movers(side) {
        // Those below act by `tunnels`.
        let name = mover.soldier.name();
        if mission.tunnels.is_below(name) {
            continue;
        }
        let actions = actions(mission, mover.soldier);
        // Whoever has acted can only wait, or set a weapon for later, which nobody need say of them.
        let has_acted = !mission.acted_in_turn(mover.soldier).is_fresh();
        let is_done = actions == [[WAIT]] || (has_acted && actions.iter().all(|action| is_idle(&action[0])));
        if is_done && !offered.iter().any(|(other, _)| *other == name) {
            continue;
        }
        open.listed.push(name);
        for action in actions {
            let words: Vec<&str> = std::iter::once(name).chain(action.iter().map(String::as_str)).collect();
            add(&mut open.answers, &words);
        }
    }
    open
}

/// Adds what is asked for step by step, what comes into sight, and what several do together; `done` is last.
fn open_to_side(
    at: At<'_>,
    offered: &[(&str, &'static Offer)],
    walkers: &[String],
    answers: &mut Vec<Vec<String>>,
    notes: &mut Vec<(String, String)>,
) {
    for (name, offer) in offered {
        add(answers, &[name, offer.words]);
        if !notes.iter().any(|(word, _)| word == offer.words) {
            notes.push((offer.words.to_owned(), offer.note.to_owned()));
        }
    }
    if at.side == Who::Own {
        // The squad that waits comes by its own Activation.
        for (what, place) in out_of_sight(at.mission).iter().filter(|(what, _)| what != "squad") {
            add(answers, &["reveal", what]);
            notes.extend(place.clone().map(|place| (what.clone(), place)));
        }
    }
    if at.mission.checks_features() {
        add(answers, &["contact"]);
    }
    for group in EveningClient::groups(at) {
        add(answers, &[group.word]);
        notes.push((group.word.to_owned(), group.note.to_owned()));
    }
    if walkers.len() > 1 {
        add(answers, &["all", "move"]);
    }
    for action in ALIKE {
        if who_may(answers, action).len() > 1 {
            add(answers, &["all", action]);
        }
    }
    add(answers, &["done"]);
}

/// Tells what those may still do who have all acted, in one line where it is the same.
fn tell_still_possible(console: &Console, still: &[(&str, Vec<String>)]) -> Result<(), Left> {
    let mut together: Vec<(&[String], Vec<&str>)> = Vec::new();
    for (name, actions) in still {
        match together.iter_mut().find(|(known, _)| *known == &actions[..]) {
            Some((_, names)) => names.push(name),
            None => together.push((actions, vec![name])),
        }
    }
    for (actions, names) in together {
        console.say(format!("Still possible: {} for {}", actions.join(", "), names.join(", ")))?;
    }
    Ok(())
}

/// That these have not acted, as is told before their side ends its Activations.
pub(super) fn not_acted(fresh: &[&str]) -> String {
    match fresh.len() {
        1 => format!("{} has not acted", fresh[0]),
        2..=MOST_NAMED => format!("{} have not acted", fresh.join(", ")),
        more => format!("{more} figures have not acted"),
    }
}

/// Which of [`ENDS`] holds for a figure now.
pub(super) fn stands_now(soldier: &Soldier) -> usize {
    let flags = [Flag::InCover, Flag::Concealed, Flag::Prone, Flag::Hidden];
    flags.iter().rposition(|flag| soldier.is(*flag)).map_or(0, |index| index + 1)
}

/// Vehicles of the other side that somebody fit looks for.
fn watching(at: At<'_>) -> Vec<String> {
    let company = &at.mission.company;
    let looks = at.mission.vehicles_against(at.side).filter(|vehicle| company.lookout(vehicle).is_some());
    looks.map(|vehicle| vehicle.name.clone()).collect()
}

/// Whether there is a vehicle or a tunnel that a charge could be put to.
fn has_use_for_charge(mission: &Mission, soldier: &Soldier) -> bool {
    !mission.tunnels.entrances.is_empty() || !mission.rides_against(soldier.side).is_empty()
}

/// What a figure may do now, each in its words.
fn actions(mission: &Mission, soldier: &Soldier) -> Vec<Vec<String>> {
    let mut actions: Vec<Vec<String>> = Vec::new();
    let mut add = |words: &[&str]| actions.push(words.iter().map(|word| (*word).to_owned()).collect());
    if mission.must_rise(soldier) {
        add(&["rise"]);
        return actions;
    }
    if mission.must_swim(soldier) {
        add(&["swim"]);
        return actions;
    }
    let acted = mission.acted_in_turn(soldier);
    // Who is not there yet comes onto the table before all else.
    if soldier.waits && soldier.aboard.is_none() {
        add(&["move"]);
        if soldier.may(Deed::FastMove).is_ok() {
            add(&["fast-move"]);
        }
        add(&[WAIT]);
        return actions;
    }
    if soldier.is(Flag::RunningAway) {
        if !acted.moved {
            add(&["run"]);
        }
        return actions;
    }
    let targets = mission.targets_for(soldier);
    let fires = mission.may_still_fire(soldier);
    if fires && mission.has_fire(soldier) {
        for target in &targets {
            add(&["fire", target.name()]);
        }
        if mission.is_marksman(soldier) {
            for target in &targets {
                add(&[SINGLE, target.name()]);
            }
        }
    }
    let launcher = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
    if fires && !soldier.out_of_ammo && launcher == Some(WeaponClass::GrenadeLauncher) {
        for target in &targets {
            add(&["launch", target.name()]);
        }
    }
    if !acted.moved && soldier.aboard.is_none() {
        add(&["move"]);
        if soldier.may(Deed::FastMove).is_ok() {
            add(&["fast-move"]);
        }
        let charges = soldier.may(Deed::Charge).is_ok() && !acted.fired;
        for target in targets.iter().filter(|target| charges && !mission.company.is_enclosed(target)) {
            add(&["charge", target.name()]);
        }
    }
    if mission.may_reload(soldier) {
        add(&["reload"]);
    }
    if soldier.may(Deed::Work).is_ok() {
        for target in targets.iter().filter(|_| mission.may_throw(soldier)) {
            add(&["throw", target.name()]);
        }
        for friend in mission.rallied_by(soldier) {
            add(&["rally", friend.name()]);
        }
        for man in mission.treated_by(soldier) {
            add(&["treat", man.name()]);
        }
    }
    if mission.may_ready(soldier) {
        add(&["ready"]);
    }
    if mission.may_ready_smoke(soldier) {
        add(&["ready-smoke"]);
    }
    if mission.may_ready_charge(soldier) && has_use_for_charge(mission, soldier) {
        add(&["ready-charge"]);
    }
    if mission.may_set_up(soldier) {
        add(&["set-up"]);
    }
    for enemy in mission.captured_by(soldier) {
        add(&["capture", enemy.name()]);
    }
    for enemy in mission.killed_by(soldier) {
        add(&["kill", enemy.name()]);
    }
    for word in of_the_field(mission, soldier) {
        add(&[word]);
    }
    if mission.may_still_work(soldier) {
        add(&["work"]);
    }
    let arms = soldier.man.weapon.as_ref();
    if arms.is_some_and(|arms| arms.targets_auto.is_some()) {
        add(&[if soldier.automatic { "aimed" } else { "automatic" }]);
    }
    add(&[WAIT]);
    actions
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
