//! The campaign at the prompt: the commands taken on it, the status line, and the words that every prompt knows.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::answers::{Plain, Sense};
use super::super::console::{Console, Desk, Prompt};
use super::super::draft::{Draft, DraftFile};
use super::super::thrown::asking;
use super::super::{Begin, Left, Screen};
use crate::ambush_valley::{Campaign, Step};
use crate::command::{BoundAnswer, BoundDice, Entry, Opened, Session, Source, Thrower, Write};
use crate::dice::Seeded;
use crate::document::{Document, Origin};
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// A campaign at the prompt.
pub struct Client {
    file: PathBuf,
    /// What the program throws from for a person who lets it.
    seed: Option<u64>,
    asks_dice: Cell<bool>,
    document: RefCell<Document<Campaign>>,
    /// What the file held when it was read.
    origin: RefCell<Option<Origin>>,
    draft: DraftFile,
    screen: Rc<dyn Screen>,
    /// Whether the draft of an earlier time has been offered.
    offered: Cell<bool>,
}

/// Dice of a step, shared with the command that throws them.
pub type StepDice = Rc<RefCell<BoundDice>>;

impl Client {
    /// The campaign in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<Client>, Error> {
        let (document, origin) = read(&file)?;
        Ok(Rc::new(Client {
            seed: begin.seed,
            draft: DraftFile::beside(&file),
            file,
            asks_dice: Cell::new(begin.asks_dice),
            document: RefCell::new(document),
            origin: RefCell::new(origin),
            screen,
            offered: Cell::new(false),
        }))
    }

    /// The campaign as it is saved.
    pub fn campaign(&self) -> Campaign {
        Campaign::clone(&self.document.borrow().data)
    }

    fn last_step(&self) -> (u32, String) {
        let document = self.document.borrow();
        document.history().last().map_or((0, String::new()), |step| (step.step, step.digest.to_string()))
    }

    /// Takes a command of the program, on this document unless it takes none. A document that it makes is saved
    /// over this one; what it tells is given.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn call(&self, path: &[&str], options: Value, dice: Option<StepDice>) -> Result<Report, Error> {
        let (entry, _) = Entry::of_words(path).ok_or_else(|| Error::Bug(format!("no command {path:?}")))?;
        let mut session = Session::of_command_line();
        if let Some(dice) = dice {
            dice.borrow_mut().again();
            session = session.lending(dice);
        }
        let Value::Object(mut options) = options else {
            return Err(Error::Bug("options of a command are an object".to_owned()));
        };
        let takes = |option: &str| entry.options().iter().any(|known| known == option);
        let document = if takes("document") { "document" } else { "from" };
        if takes(document) && !options.contains_key(document) {
            options.insert(document.to_owned(), json!(self.file));
        }
        if takes("in_place") && !options.contains_key("output") {
            options.insert("in_place".to_owned(), json!(true));
        }
        let outcome = entry.call(Vec::new(), options, &mut session)?;
        if let Some(file) = &outcome.file {
            file.write()?;
        }
        if let Some(mut produced) = outcome.document.clone() {
            // Not every command can be told from here that it works in place.
            if let (Write::Output, Some(origin)) = (&produced.write, &*self.origin.borrow()) {
                produced.write = Write::InPlace(origin.clone());
            }
            self.screen.save(&produced)?;
            let (document, origin) = read(&self.file)?;
            *self.document.borrow_mut() = document;
            *self.origin.borrow_mut() = origin;
        }
        Ok(outcome.answer.report().without_hint())
    }

    /// Takes a step with dice, and shows what it tells. Gives whether it was taken.
    ///
    /// # Errors
    /// How the prompt for a die was left.
    pub fn step(&self, console: &Console, path: &[&str], options: Value) -> Result<bool, Left> {
        let dice = self.dice(console);
        match self.call(path, options, Some(dice)) {
            Ok(report) => {
                self.draft.drop()?;
                console.show(&report)?;
                Ok(true)
            }
            Err(error) => match console.take_left() {
                Some(left) => Err(left),
                None => {
                    console.refuse(error)?;
                    Ok(false)
                }
            },
        }
    }

    /// Dice for a step, with what a draft says was thrown already; each new answer is kept.
    fn dice(&self, console: &Console) -> StepDice {
        let draft = self.draft();
        let thrower = if self.asks_dice.get() {
            Thrower::Person(asking(console, self.seed.map(|seed| seed.wrapping_add(u64::from(draft.step)))))
        } else {
            Thrower::Document(Box::new(Seeded::new(draft.dice.unwrap_or(self.document.borrow().dice))))
        };
        let mut dice = BoundDice::new(draft.thrown.clone(), thrower);
        let file = self.draft.clone();
        dice.keeping(Box::new(move |thrown: &[BoundAnswer], state| {
            let draft =
                Draft { thrown: thrown.to_vec(), dice: state, ..file.current().unwrap_or(draft.clone()) };
            // What cannot be kept now is kept with the next answer; the step goes on.
            let _ = file.keep(&draft);
        }));
        Rc::new(RefCell::new(dice))
    }

    /// The draft of what is under way on this state of the document: one that was kept, or an empty one.
    fn draft(&self) -> Draft {
        let (step, digest) = self.last_step();
        let kept = self.draft.current().filter(|draft| draft.digest == digest && draft.step == step);
        kept.unwrap_or(Draft { step, digest, ..Draft::default() })
    }

    /// The answers that were given to the questions of `what` and not finished.
    pub fn answers(&self, what: &str) -> Vec<String> {
        let draft = self.draft();
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
        let draft = Draft { answers: said, ..self.draft() };
        if draft.answers.is_empty() && draft.thrown.is_empty() {
            return self.draft.drop();
        }
        self.draft.keep(&draft)
    }

    /// Says that something is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        if self.offered.replace(true) {
            return Ok(());
        }
        let draft = self.draft();
        let Some(what) = draft.answers.first() else { return Ok(()) };
        let given = draft.answers.len() - 1;
        let given = counted(given, "answer");
        let asks = format!("You have {given} saved for the {what}. Continue with them?");
        if !console.confirm(&asks, "go on")? {
            self.keep_answers(what, &[])?;
        }
        Ok(())
    }

    fn rollback(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let steps: Vec<(u32, String)> = {
            let document = self.document.borrow();
            document.history().iter().skip(1).map(|step| (step.step, step.command.clone())).collect()
        };
        let Some((last, _)) = steps.last() else {
            return Err(Error::Usage("no step has been taken yet".to_owned()));
        };
        let first = match rest.parse::<u32>() {
            Ok(number) if steps.iter().any(|(step, _)| *step == number) => number,
            Ok(number) => {
                let first = steps[0].0;
                return Err(Error::Usage(format!(
                    "there is no step {number}: the steps are {first} to {last}"
                )));
            }
            Err(_) => {
                let mut report = Report::new();
                report
                    .line("Roll back which step? It and every later step are undone; `redo` restores them.");
                for (number, words) in steps.iter().rev().take(15) {
                    report.item(1, format!("{number}  {words}"));
                }
                console.show(&report)?;
                let numbers = steps.iter().rev().map(|(number, _)| number.to_string());
                match console.ask(&Prompt::of("Step", numbers).enter(0, "the last")) {
                    Ok(chosen) => steps[steps.len() - 1 - chosen].0,
                    Err(Left::Failed(error)) => return Err(error),
                    Err(_) => return Ok(None),
                }
            }
        };
        let back = steps.iter().filter(|(step, _)| *step >= first).count();
        console.show(&self.call(&["undo"], json!({ "steps": back }), None)?)?;
        self.draft.drop()?;
        Ok(Some(Left::Changed))
    }

    /// Takes a step without dice by a word of the prompt.
    fn changed(&self, console: &Console, path: &[&str], options: Value) -> Result<Option<Left>, Error> {
        console.show(&self.call(path, options, None)?)?;
        Ok(Some(Left::Changed))
    }

    fn show_word(&self, rest: &str) -> Result<Report, Error> {
        match rest {
            "" => self.call(&["campaign", "show"], json!({}), None),
            side => {
                let ids = self.campaign();
                let is_force = ids.forces().any(|force| force.id().starts_with(side));
                if is_force {
                    self.call(&["campaign", "show"], json!({ "side": side }), None)
                } else {
                    self.call(&["campaign", "sheet"], json!({ "squad": side }), None)
                }
            }
        }
    }
}

impl Sense for Client {
    fn means(&self, typed: &str, word: &str) -> bool {
        Plain.means(typed, word)
    }

    fn group(&self, _: &str) -> &'static str {
        ""
    }
}

impl Desk for Client {
    fn status(&self) -> String {
        let document = self.document.borrow();
        let campaign = &*document.data;
        let of = campaign.turns_planned.map_or_else(String::new, |turns| format!(" of {turns}"));
        let points = campaign.forces().map(|force| format!("{} {}", force.name(), force.total_cvp()));
        let points = points.collect::<Vec<_>>().join(", ");
        let momentum = campaign.mission.iter().flat_map(|mission| &mission.forces);
        let momentum: Vec<String> = momentum
            .filter_map(|part| part.momentum.map(|momentum| format!("{} {}", part.force, momentum.left)))
            .collect();
        let momentum =
            if momentum.is_empty() { String::new() } else { format!(" | OMP {}", momentum.join(", ")) };
        let step = match campaign.step {
            Step::Finished => "over".to_owned(),
            step => step.title().to_owned(),
        };
        format!("Turn {}{of} | {step} | CVP {points}{momentum}", campaign.turn)
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "the logs; `show us` with that side's secrets; `show squad-1`"),
            ("sheet", "FILE: write the sheets as HTML to print"),
            ("chronicle", "the story so far"),
            ("table", "[NAME]: a table of the rules"),
            ("roll", "TABLE [DIE]: roll on a table"),
            ("odds", "TABLE [DIE]: the exact odds of a table"),
            ("log", "[FROM..TO]: the steps so far"),
            ("why", "[N]: the table rows behind a step"),
            ("rollback", "undo steps"),
            ("redo", "[N]: redo undone steps"),
            ("adjust", "PATH VALUE: set a field: `adjust figures/Ellis/status unfit`"),
            ("promote", "NAME POST: appoint a man to a command post"),
            ("rename", "NAME NEW-NAME: rename a man, a team or a force"),
            ("free-prisoner", "NAME: a prisoner comes home"),
            ("extend", "N or `open`: change the length of the campaign"),
            ("dice", "ask or roll: who rolls the dice"),
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        let (first, second) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let second = second.trim();
        let needs = |what: &str| Err(Error::Usage(format!("type `{word} {what}`")));
        let die = if second.is_empty() { Value::Null } else { json!(second) };
        let report = match word {
            "show" => self.show_word(rest)?,
            "sheet" if rest.is_empty() => return needs("FILE.html"),
            "sheet" => {
                self.call(&["campaign", "sheet"], json!({ "format": "html", "output": rest }), None)?
            }
            "chronicle" => self.call(&["campaign", "chronicle"], json!({}), None)?,
            "table" if rest.is_empty() => self.call(&["av", "table"], json!({}), None)?,
            "table" => self.call(&["av", "table"], json!({ "name": rest }), None)?,
            "roll" if rest.is_empty() => return needs("TABLE, such as `roll unit-development`"),
            "roll" => self.call(&["av", "roll"], json!({ "table": first, "tq": die }), None)?,
            "odds" if rest.is_empty() => return needs("TABLE, such as `odds stragglers d8`"),
            "odds" => self.call(&["odds"], json!({ "what": format!("av:{first}"), "tq": die }), None)?,
            "log" => {
                let steps = if rest.is_empty() { self.last_step().0.to_string() } else { rest.to_owned() };
                self.call(&["log"], json!({ "steps": steps }), None)?
            }
            "why" => {
                let step = if rest.is_empty() { self.last_step().0.to_string() } else { rest.to_owned() };
                self.call(&["log"], json!({ "steps": step, "explain": true }), None)?
            }
            "rollback" => return self.rollback(console, rest),
            "redo" => {
                let steps = rest.parse::<u32>().unwrap_or(1);
                return self.changed(console, &["redo"], json!({ "steps": steps }));
            }
            "adjust" if second.is_empty() => return needs("PATH VALUE"),
            "adjust" => {
                let value: Value = serde_json::from_str(second).unwrap_or_else(|_| json!(second));
                return self.changed(console, &["adjust"], json!({ "path": first, "value": value }));
            }
            "promote" => match rest.rsplit_once(char::is_whitespace) {
                None => return needs("NAME POST, such as `promote Keller squad-leader`"),
                Some((name, post)) => {
                    let options = json!({ "figure": name.trim(), "to": post });
                    return self.changed(console, &["campaign", "promote"], options);
                }
            },
            "rename" if second.is_empty() => return needs("NAME NEW-NAME"),
            "rename" => {
                return self.changed(
                    console,
                    &["campaign", "rename"],
                    json!({ "who": first, "name": second }),
                );
            }
            "free-prisoner" if rest.is_empty() => return needs("NAME"),
            "free-prisoner" => {
                return self.changed(console, &["campaign", "free-prisoner"], json!({ "figure": rest }));
            }
            "extend" => {
                let options = match rest.parse::<u32>() {
                    Ok(turns) => json!({ "turns": turns }),
                    Err(_) if rest.starts_with("open") => json!({ "open_ended": true }),
                    Err(_) => return needs("N, or `extend open`"),
                };
                return self.changed(console, &["campaign", "extend"], options);
            }
            "dice" => {
                match rest {
                    "ask" => self.asks_dice.set(true),
                    "roll" => self.asks_dice.set(false),
                    "" => {}
                    other => {
                        return Err(Error::Usage(format!("`dice {other}`: type `dice ask` or `dice roll`")));
                    }
                }
                let mut report = Report::new();
                report.line(if self.asks_dice.get() {
                    "You roll the dice and type the results; `r` lets Pointman roll."
                } else {
                    "Pointman rolls the dice."
                });
                report
            }
            other => return Err(Error::Bug(format!("`{other}` is not a command"))),
        };
        console.show(&report)?;
        Ok(None)
    }
}

fn read(file: &Path) -> Result<(Document<Campaign>, Option<Origin>), Error> {
    let Opened { document, origin, .. } =
        Source::File(file.to_owned()).open(&mut Session::of_command_line())?;
    Ok((document, origin))
}
