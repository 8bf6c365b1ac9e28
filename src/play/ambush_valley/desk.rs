//! A campaign at the prompt: the status line, and the words that every prompt of it knows.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::answers::{Sense, begins_a_part};
use super::super::console::{Console, Desk};
use super::super::paper::Paper;
use super::super::{Begin, Left, Screen};
use crate::ambush_valley::{Campaign, Quadrant, Step, TableId, takes_troop_quality};
use crate::document::Shared;
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// A campaign at the prompt.
pub struct CampaignClient {
    pub paper: Paper<Campaign>,
    /// The forces whose players sit at this keyboard, once they have said so.
    here: RefCell<Vec<String>>,
}

impl CampaignClient {
    /// The campaign in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<CampaignClient>, Error> {
        Ok(Rc::new(CampaignClient { paper: Paper::open(file, begin, screen)?, here: RefCell::default() }))
    }

    /// The forces whose players sit at this keyboard; none before they have said so.
    pub fn here(&self) -> Vec<String> {
        self.here.borrow().clone()
    }

    /// Their players sit at this keyboard now.
    pub fn sit_here(&self, forces: Vec<String>) {
        self.here.replace(forces);
    }

    /// The campaign as it is saved.
    pub fn campaign(&self) -> Shared<Campaign> {
        self.paper.data()
    }

    /// The answers that were given to the questions of `what` and not finished.
    pub fn answers(&self, what: &str) -> Vec<String> {
        let draft = self.paper.draft();
        match draft.answers.split_first() {
            Some((first, answers)) if first == what => answers.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Keeps the answers to the questions of `what`.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep_answers(&self, what: &str, answers: &[String]) -> Result<(), Error> {
        let said = if answers.is_empty() { Vec::new() } else { [&[what.to_owned()], answers].concat() };
        self.paper.keep_draft(said)
    }

    /// Says that something is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        self.paper.offer_draft(console, |draft| {
            let (what, given) = draft.answers.split_first()?;
            Some(format!(
                "You have {} saved for the {what}. Continue with them?",
                counted(given.len(), "answer")
            ))
        })
    }

    /// The story so far, in lines that fit the screen.
    pub fn story(&self) -> Report {
        let mut report = Report::new();
        for line in self.campaign().chronicle().lines() {
            report.line(line);
        }
        report
    }

    fn show_word(&self, rest: &str) -> Result<Report, Error> {
        match rest {
            "" => self.paper.call(&["campaign", "show"], json!({})),
            side => {
                let ids = self.campaign();
                let is_force = ids.forces().any(|force| force.id().starts_with(side));
                if is_force {
                    self.paper.call(&["campaign", "show"], json!({ "side": side }))
                } else {
                    self.paper.call(&["campaign", "sheet"], json!({ "squad": side }))
                }
            }
        }
    }
}

impl Sense for CampaignClient {
    /// A team is also called by the name it has on the logs: `1A` is `squad-1-a`, `us-2 1a` the one of another platoon; a
    /// quadrant by its letters: `nw`.
    fn means(&self, typed: &str, word: &str) -> bool {
        let campaign = self.campaign();
        let is_team = |typed: &str, word: &str| {
            let mut teams = campaign.regulars.iter().flat_map(|force| &force.teams);
            teams.any(|team| team.id == word && team.name.to_lowercase().starts_with(typed))
        };
        let of_platoon = || {
            let (force, team) = word.split_once(':')?;
            let (typed_force, typed) = typed.split_once(' ').unwrap_or((force, typed));
            Some(typed_force == force && (is_team(typed, team) || begins_a_part(typed, team)))
        };
        let is_quadrant = || {
            let letters: String = word.split('-').filter_map(|part| part.chars().next()).collect();
            word.parse::<Quadrant>().is_ok() && letters == typed
        };
        begins_a_part(typed, word) || is_team(typed, word) || of_platoon().unwrap_or(false) || is_quadrant()
    }
}

impl Desk for CampaignClient {
    fn status(&self) -> String {
        let campaign = self.campaign();
        let of = campaign.turns_planned.map_or_else(String::new, |turns| format!(" of {turns}"));
        let points = campaign.forces().map(|force| format!("{} {}", force.name(), force.total_cvp()));
        let points = points.collect::<Vec<_>>().join(", ");
        let momentum = campaign.mission.iter().flat_map(|mission| &mission.forces);
        // In the order of the forces before it: their names twice would not fit.
        let momentum: Vec<String> =
            momentum.filter_map(|part| part.momentum.map(|momentum| momentum.left.to_string())).collect();
        let momentum =
            if momentum.is_empty() { String::new() } else { format!(" | OMP {}", momentum.join(", ")) };
        let step = match campaign.step {
            Step::Finished => format!("over, {}", campaign.outcome()),
            step => step.title().to_owned(),
        };
        format!("Turn {}{of} | {step} | CVP {points}{momentum}", campaign.turn)
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "the logs; `show us` with that side's secrets; `show squad-1`"),
            ("sheet", "FILE.html: write the sheets to print; FILE.md: as Markdown"),
            ("chronicle", "the story so far"),
            ("table", "[NAME]: a table of the rules"),
            ("roll", "TABLE [DIE]: roll on a table"),
            ("odds", "TABLE [DIE]: the exact odds of a table"),
            ("adjust", "PATH VALUE: set a field: `adjust regulars/us/confidence average`"),
            ("promote", "NAME POST: appoint a man to a command post"),
            ("rename", "NAME NEW-NAME: rename a man, a team or a force"),
            ("free-prisoner", "NAME: a prisoner comes home"),
            ("extend", "N or `open`: change the length of the campaign"),
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        let (first, second) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let second = second.trim();
        let needs = |what: &str| Err(Error::Usage(format!("type `{word} {what}`")));
        let such_as = |what: &str, example: &str| {
            Err(Error::Usage(format!("type `{word} {what}`, such as `{word} {example}`")))
        };
        let die = if second.is_empty() { Value::Null } else { json!(second) };
        let report = match word {
            "show" => self.show_word(rest)?,
            "sheet" if rest.is_empty() => return needs("FILE.html"),
            "sheet" => self.paper.call(&["campaign", "sheet"], json!({ "output": rest }))?,
            "chronicle" => self.story(),
            "table" if rest.is_empty() => self.paper.call(&["av", "table"], json!({}))?,
            "table" => self.paper.call(&["av", "table"], json!({ "name": rest }))?,
            "roll" | "odds"
                if second.is_empty() && first.parse::<TableId>().is_ok_and(takes_troop_quality) =>
            {
                return such_as("TABLE DIE", &format!("{first} d8"));
            }
            "roll" if rest.is_empty() => return such_as("TABLE", "unit-development d8"),
            "roll" => self.paper.call(&["av", "roll"], json!({ "table": first, "tq": die }))?,
            "odds" if rest.is_empty() => return such_as("TABLE", "stragglers d8"),
            "odds" => self.paper.call(&["odds"], json!({ "what": format!("av:{first}"), "tq": die }))?,
            "promote" => match rest.rsplit_once(char::is_whitespace) {
                None => return such_as("NAME POST", "Keller squad-leader"),
                Some((name, post)) => {
                    let options = json!({ "figure": name.trim(), "to": post });
                    return self.paper.changed(console, &["campaign", "promote"], options);
                }
            },
            "rename" if second.is_empty() => return needs("NAME NEW-NAME"),
            "rename" => {
                return self.paper.changed(
                    console,
                    &["campaign", "rename"],
                    json!({ "who": first, "name": second.trim_matches('"') }),
                );
            }
            "free-prisoner" if rest.is_empty() => return needs("NAME"),
            "free-prisoner" => {
                return self.paper.changed(
                    console,
                    &["campaign", "free-prisoner"],
                    json!({ "figure": rest }),
                );
            }
            "extend" => {
                let options = match rest.parse::<u32>() {
                    Ok(turns) => json!({ "turns": turns }),
                    Err(_) if rest.starts_with("open") => json!({ "open_ended": true }),
                    Err(_) => return such_as("N", "open"),
                };
                return self.paper.changed(console, &["campaign", "extend"], options);
            }
            _ => return self.paper.word(console, word, rest),
        };
        console.show(&report)?;
        Ok(None)
    }
}
