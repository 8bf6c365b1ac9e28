//! A campaign at the prompt: the status line, and the words that every prompt of it knows.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::answers::{Sense, begins_a_part};
use super::super::console::{Console, Desk};
use super::super::draft::{DraftFile, SideDraft};
use super::super::paper::Paper;
use super::super::{Begin, Left, Screen};
use crate::ambush_valley::{Campaign, Quadrant, Step, TableId, takes_troop_quality};
use crate::document::Shared;
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// What the draft of a document says first where it is of a report.
const REPORT: &str = "report";

/// What a side or everybody is asked, one question after another.
#[derive(Debug, Clone, Copy)]
pub enum Asked<'a> {
    /// The orders of this force.
    Orders(&'a str),
    /// The report of the game.
    Report,
}

/// The question whether answers of an earlier time still hold.
fn saved(given: usize, what: &str) -> String {
    format!("You have {} saved for the {what}. Continue with them?", counted(given, "answer"))
}

/// A campaign at the prompt.
pub struct CampaignClient {
    pub paper: Paper<Campaign>,
    /// The forces whose players sit at this keyboard, once they have said so.
    here: RefCell<Vec<String>>,
    /// The forces whose drafts of an earlier time have been offered, or which have begun anew.
    offered: RefCell<Vec<String>>,
}

impl CampaignClient {
    /// The campaign in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<CampaignClient>, Error> {
        Ok(Rc::new(CampaignClient {
            paper: Paper::open(file, begin, screen)?,
            here: RefCell::default(),
            offered: RefCell::default(),
        }))
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

    /// The answers that were given to questions and not finished.
    pub fn answers(&self, of: Asked<'_>) -> Vec<String> {
        match of {
            Asked::Orders(force) => self.draft_of(force).answers_in(self.campaign().turn),
            Asked::Report => match self.paper.draft().answers.split_first() {
                Some((first, answers)) if first == REPORT => answers.to_vec(),
                _ => Vec::new(),
            },
        }
    }

    /// Keeps the answers to questions.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep_answers(&self, of: Asked<'_>, answers: &[String]) -> Result<(), Error> {
        match of {
            Asked::Orders(force) => {
                let draft = SideDraft { turn: self.campaign().turn, answers: answers.to_vec() };
                self.draft_of(force).keep_answers(&draft)
            }
            Asked::Report if answers.is_empty() => self.paper.keep_draft(Vec::new()),
            Asked::Report => self.paper.keep_draft([&[REPORT.to_owned()], answers].concat()),
        }
    }

    /// The orders of a side are its own until they are opened: each has a draft of its own, which no other keyboard offers
    /// or ends.
    fn draft_of(&self, force: &str) -> DraftFile {
        DraftFile::of_side(self.paper.file(), force)
    }

    /// Says that something is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        self.paper.offer_draft(console, |draft| {
            let (what, given) = draft.answers.split_first()?;
            (what == REPORT).then(|| saved(given.len(), REPORT))
        })
    }

    /// The same of the orders of a side, as it is asked for them.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_orders(&self, console: &Console, force: &str) -> Result<(), Left> {
        if self.offered.borrow().iter().any(|offered| offered == force) {
            return Ok(());
        }
        self.offered.borrow_mut().push(force.to_owned());
        let given = self.answers(Asked::Orders(force)).len();
        if given > 0 && !console.confirm(&saved(given, &format!("orders of {force}")), "go on")? {
            self.keep_answers(Asked::Orders(force), &[])?;
        }
        Ok(())
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

/// Whether these are the letters of a quadrant: `nw`.
pub fn has_letters(quadrant: &str, typed: &str) -> bool {
    let letters = quadrant.split('-').filter_map(|part| part.chars().next());
    quadrant.parse::<Quadrant>().is_ok() && letters.eq(typed.to_lowercase().chars())
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
        let is_quadrant = || has_letters(word, typed);
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
