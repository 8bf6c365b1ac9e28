//! What a figure does in its Activation, one word after another: `slag fire ha`.

use serde_json::json;

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt, Rules};
use super::actions::{
    ALIKE, ASKS_NOTHING, COVER_PLACE, FINISH, NOTES, Open, RISE, SINGLE, SWIM, add, open_to_movers,
    open_to_side, still_possible, walkers, who_may,
};
use super::desk::EveningClient;
use super::offering::in_words;
use super::offers::{At, BY_FIGURE, GROUPS, NEAREST, Offer};
use super::together::{Said, Together};
use crate::fng::evening::Mover;
use crate::fng::mission::{Mission, Mode};
use crate::fng::support::Who;

/// Of more than so many only their number is told.
const MOST_NAMED: usize = 6;

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
            "run" => self.runs(console, name),
            "carry" | "drag" => self.carries(console, mission, name, action),
            "pick-up" => self.picks_up(console, mission, name),
            "destroy" => self.destroys(console, mission, name),
            _ => self.act_alike(console, mission, &[name.to_owned()], action),
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

    /// One or several do the same, each for themselves: one step.
    fn act_alike(
        &self,
        console: &Console,
        mission: &Mission,
        names: &[String],
        action: &str,
    ) -> Result<(), Left> {
        let options = match action {
            "move" | "fast-move" => return self.moves(console, mission, names, action),
            RISE | SWIM => {
                let check = if action == SWIM { SWIM } else { "knock-down" };
                let options = json!({ "figure": names, "check": check });
                return self.paper.take(console, &["fng", "react"], options).map(drop);
            }
            "automatic" | "aimed" => json!({ "figure": names, "stands": [action] }),
            "ready" => json!({ "figure": names, "does": "ready", "what": "grenades" }),
            "ready-smoke" => json!({ "figure": names, "does": "ready", "what": "smoke-grenades" }),
            "ready-charge" => json!({ "figure": names, "does": "ready", "what": "satchel-charge" }),
            COVER_PLACE => {
                let what = format!("{}: which place, in their swath (Enter: {NEAREST})", names.join(", "));
                let place = in_words(console, &what, NEAREST, ("The number of a feature, or words.", true))?;
                json!({ "figure": names, "does": "wait", "as": "covering", "place": place })
            }
            other => json!({ "figure": names, "does": other }),
        };
        self.paper.take(console, &["fng", "stand"], options).map(drop)
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
