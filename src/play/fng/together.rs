//! A line about several figures, read as one: `slag,smith move`, `slag fire ha,binh`.

use serde_json::json;

use super::super::answers::{Meant, meant};
use super::super::console::Rules;
use super::actions::{ALIKE, AT_FIGURES, who_may};
use super::desk::EveningClient;
use super::offers::{At, BY_FIGURE, GROUPS};
use crate::fng::evening::Soldier;
use crate::fng::mission::Mission;
use crate::fng::support::Who;

/// What a line says of several figures.
pub(super) enum Said {
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
pub(super) struct Together<'a> {
    pub(super) client: &'a EveningClient,
    pub(super) mission: &'a Mission,
    pub(super) side: Who,
    /// Those who have something to do.
    pub(super) listed: &'a [&'a str],
    /// The words that answers begin with.
    pub(super) begins: Vec<&'a str>,
    /// The answers.
    pub(super) answers: &'a [Vec<String>],
}

impl Together<'_> {
    /// What a line says, and how much of it that is; none where it is about one figure and one target at
    /// most, and read word by word.
    pub(super) fn read(&self, line: &str) -> Option<(Said, usize)> {
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
