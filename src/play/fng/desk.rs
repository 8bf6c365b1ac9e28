//! The document at the prompt: the commands taken on it, the status line, and the words that every prompt knows.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::super::answers::{Plain, Sense};
use super::super::console::{Console, Desk, Prompt};
use super::super::draft::{Draft, DraftFile};
use super::super::thrown::asking;
use super::super::{Begin, Left, Screen};
use super::refused;
use crate::command::{BoundAnswer, BoundDice, Entry, Opened, Session, Source, Thrower};
use crate::dice::{DiceState, Seeded};
use crate::document::{Document, State};
use crate::error::Error;
use crate::fng::mission::Mission;
use crate::fng::support::Who;
use crate::question::OpenQuestion;
use crate::render::Report;

/// A document of a kind at the prompt, and the commands taken on it.
pub struct Paper<S: State> {
    file: PathBuf,
    seed: Option<u64>,
    pub asks_dice: Cell<bool>,
    document: RefCell<Document<S>>,
    draft: DraftFile,
    screen: Rc<dyn Screen>,
    /// How far the document's dice were thrown in a step whose history does not say so.
    skipped: Cell<Option<DiceState>>,
}

impl<S: State> Paper<S> {
    /// The document in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Paper<S>, Error> {
        let document = read(&file)?;
        Ok(Paper {
            seed: begin.seed,
            asks_dice: Cell::new(begin.asks_dice),
            draft: DraftFile::beside(&file),
            document: RefCell::new(document),
            file,
            screen,
            skipped: Cell::default(),
        })
    }

    /// Its file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What it holds.
    pub fn data(&self) -> crate::document::Shared<S> {
        self.document.borrow().data.clone()
    }

    fn last_step(&self) -> (u32, String) {
        let document = self.document.borrow();
        let last = document.history().last();
        last.map_or((0, String::new()), |step| (step.step, step.digest.to_string()))
    }

    /// Takes a command of the program on this document. One that it makes is saved over it.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn call(
        &self,
        path: &[&str],
        options: Value,
        dice: Option<&Rc<RefCell<BoundDice>>>,
    ) -> Result<Report, Error> {
        let (entry, _) = Entry::of_words(path).ok_or_else(|| Error::Bug(format!("no command {path:?}")))?;
        let mut session = Session::of_command_line();
        if let Some(dice) = dice {
            dice.borrow_mut().again();
            session = session.lending(Rc::clone(dice));
        }
        let Value::Object(mut options) = options else {
            return Err(Error::Bug("options of a command are an object".to_owned()));
        };
        let takes = |option: &str| entry.options().iter().any(|known| known == option);
        if takes("document") && !options.contains_key("document") {
            options.insert("document".to_owned(), json!(self.file));
        }
        if takes("in_place") && !options.contains_key("output") {
            options.insert("in_place".to_owned(), json!(true));
        }
        let outcome = entry.call(Vec::new(), options, &mut session)?;
        if let Some(file) = &outcome.file {
            file.write()?;
        }
        if let Some(produced) = &outcome.document {
            self.screen.save(produced)?;
            let skipped = dice.filter(|dice| dice.borrow().state().is_none());
            self.skipped.set(skipped.and_then(|dice| dice.borrow().stream()));
            self.read_again()?;
        }
        let report = outcome.answer.report();
        Ok(if outcome.document.is_some() { report.without_hint() } else { report })
    }

    /// Reads the document anew.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read_again(&self) -> Result<(), Error> {
        *self.document.borrow_mut() = read(&self.file)?;
        Ok(())
    }

    fn draft(&self) -> Draft {
        let (step, digest) = self.last_step();
        let kept = self.draft.current().filter(|draft| draft.digest == digest && draft.step == step);
        kept.unwrap_or(Draft { step, digest, ..Draft::default() })
    }

    fn dice(&self, console: &Console) -> Rc<RefCell<BoundDice>> {
        let draft = self.draft();
        let thrower = if self.asks_dice.get() {
            Thrower::Person(asking(console, self.seed.map(|seed| seed.wrapping_add(u64::from(draft.step)))))
        } else {
            Thrower::Document(Box::new(Seeded::new(draft.dice.unwrap_or(self.document.borrow().dice))))
        };
        let mut dice = BoundDice::new(draft.thrown.clone(), thrower);
        let file = self.draft.clone();
        dice.keeping(Box::new(move |thrown: &[BoundAnswer], state| {
            // What cannot be kept now is kept with the next die; the turn goes on.
            let _ = file.keep(&Draft { thrown: thrown.to_vec(), dice: state, ..draft.clone() });
        }));
        Rc::new(RefCell::new(dice))
    }

    /// Drops what was kept beside the document, but for where its dice stand.
    fn finish_draft(&self) -> Result<(), Error> {
        match self.skipped.take() {
            Some(state) => {
                let (step, digest) = self.last_step();
                self.draft.keep(&Draft { step, digest, dice: Some(state), ..Draft::default() })
            }
            None => self.draft.drop(),
        }
    }

    /// Takes a step, asking whatever it leaves open. Dice that were thrown stay bound to what they were thrown for.
    /// Gives whether it was taken: one that the rules refuse is shown.
    ///
    /// # Errors
    /// How a prompt was left: nothing has changed then.
    pub fn take(&self, console: &Console, path: &[&str], options: Value) -> Result<bool, Left> {
        let dice = self.dice(console);
        let mut answers: Vec<String> = Vec::new();
        loop {
            let mut options = options.clone();
            if let (Value::Object(options), false) = (&mut options, answers.is_empty()) {
                options.insert("answer".to_owned(), json!(answers));
            }
            let error = match self.call(path, options, Some(&dice)) {
                Ok(report) => {
                    console.show(&report)?;
                    self.finish_draft()?;
                    return Ok(true);
                }
                Err(error) => error,
            };
            let Some(open) = error.open().first().cloned() else {
                refused(console, error)?;
                return Ok(false);
            };
            match ask(console, &open) {
                Ok(answer) => answers.push(format!("{}={answer}", open.name)),
                Err(Left::Back) if !answers.is_empty() => {
                    console.forget();
                    answers.pop();
                }
                Err(Left::Back | Left::Abort) => {
                    console.forget();
                    return Ok(false);
                }
                Err(left) => return Err(left),
            }
        }
    }

    /// Does what a word says that every document knows. None for another word.
    ///
    /// # Errors
    /// What is shown before the prompt is shown again.
    pub fn word(&self, console: &Console, word: &str, rest: &str) -> Result<Option<Option<Left>>, Error> {
        let report = match word {
            "log" | "why" => {
                let (last, _) = self.last_step();
                let steps = if rest.is_empty() { last.to_string() } else { rest.to_owned() };
                self.call(&["log"], json!({ "steps": steps, "explain": word == "why" }), None)?
            }
            "rollback" => {
                let steps = rest.parse::<u32>().unwrap_or(1);
                console.show(&self.call(&["undo"], json!({ "steps": steps }), None)?)?;
                self.draft.drop()?;
                return Ok(Some(Some(Left::Changed)));
            }
            "redo" => {
                let steps = rest.parse::<u32>().unwrap_or(1);
                console.show(&self.call(&["redo"], json!({ "steps": steps }), None)?)?;
                return Ok(Some(Some(Left::Changed)));
            }
            "adjust" => {
                let (path, value) = rest.split_once(char::is_whitespace).ok_or_else(|| {
                    Error::Usage("adjust: say the field and its value: adjust /play/turn 3".to_owned())
                })?;
                let options = json!({ "path": path, "value": value.trim() });
                console.show(&self.call(&["adjust"], options, None)?)?;
                return Ok(Some(Some(Left::Changed)));
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
            _ => return Ok(None),
        };
        console.show(&report)?;
        Ok(Some(None))
    }
}

/// The words that every document of FNG knows.
pub const WORDS: [(&str, &str); 6] = [
    ("log", "[FROM..TO]: the story so far"),
    ("why", "[N]: why the last step, or step N, went as it did"),
    ("rollback", "[N]: undo the last step, or N steps"),
    ("redo", "[N]: redo undone steps"),
    ("adjust", "FIELD VALUE: set a field to match the table"),
    ("dice", "ask or roll: who rolls the dice"),
];

/// Asks an open question; the first answer is that of Enter alone.
fn ask(console: &Console, open: &OpenQuestion) -> Result<String, Left> {
    let prompt = Prompt::of(open.what.clone(), open.legal.clone());
    let prompt = match open.legal.first() {
        Some(first) => prompt.enter(0, first.clone()),
        None => prompt,
    };
    let chosen = console.ask(&prompt)?;
    Ok(open.legal[chosen].clone())
}

fn read<S: State>(file: &Path) -> Result<Document<S>, Error> {
    let mut session = Session::of_command_line();
    let Opened { document, .. } = Source::File(file.to_owned()).open::<S>(&mut session)?;
    Ok(document)
}

/// An evening at the prompt.
pub struct Client {
    pub paper: Paper<Mission>,
    /// The squad that a campaign brings.
    pub campaign: Option<PathBuf>,
}

impl Client {
    /// The evening in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<Client>, Error> {
        Ok(Rc::new(Client { paper: Paper::open(file, begin, screen)?, campaign: None }))
    }

    /// The evening of a campaign.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn of_campaign(
        file: PathBuf,
        campaign: PathBuf,
        begin: &Begin,
        screen: Rc<dyn Screen>,
    ) -> Result<Rc<Client>, Error> {
        Ok(Rc::new(Client { paper: Paper::open(file, begin, screen)?, campaign: Some(campaign) }))
    }

    /// The evening as it stands.
    pub fn mission(&self) -> crate::document::Shared<Mission> {
        self.paper.data()
    }

    /// What a side is called at the prompt.
    pub fn side(&self, side: Who) -> &'static str {
        let mission = self.mission();
        match side {
            Who::Own => mission.own.force.title(),
            Who::Enemy => mission.enemy.force.title(),
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
        let mission = self.mission();
        let up = |side: Who| {
            let all = mission.company.of(side).count();
            let able = mission.company.of(side).filter(|soldier| soldier.is_able()).count();
            format!("{able}/{all}")
        };
        let dice =
            mission.play.dice.map_or(String::new(), |dice| format!(" | dice {}:{}", dice.own, dice.enemy));
        let acts = match mission.acting_side() {
            Some(side) => format!(" | {} act", self.side(side)),
            None => String::new(),
        };
        format!("Turn {}{dice}{acts} | {} against {} up", mission.play.turn, up(Who::Own), up(Who::Enemy))
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "table or briefing: everyone's state, or the mission"),
            ("stand", "NAME STATE…: set a figure's state: cover, open, hidden, prone, up, ran, captured"),
            ("odds", "NAME at NAME: how an exchange of fire is likely to end"),
            ("do", "COMMAND…: any FNG command on this evening, such as do radio --operator Smith"),
            WORDS[0],
            WORDS[1],
            WORDS[2],
            WORDS[3],
            WORDS[4],
            WORDS[5],
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        if let Some(left) = self.paper.word(console, word, rest)? {
            return Ok(left);
        }
        let report = match word {
            "show" if "briefing".starts_with(rest) && !rest.is_empty() => {
                self.paper.call(&["fng", "briefing"], json!({}), None)?
            }
            "show" => self.paper.call(&["fng", "table"], json!({}), None)?,
            "stand" => {
                let (name, words) = self.name_and_rest(rest)?;
                let words: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
                let options = json!({ "figure": [name], "stands": words });
                console.show(&self.paper.call(&["fng", "stand"], options, None)?)?;
                return Ok(Some(Left::Changed));
            }
            "odds" => {
                let (by, rest) = self.name_and_rest(rest)?;
                let at = rest.trim().trim_start_matches("at ").trim();
                let (at, _) = self.name_and_rest(at)?;
                let options =
                    json!({ "by": [by], "at": [at], "odds": 1000, "reaction": true, "in_place": false });
                self.paper.call(&["fng", "exchange"], options, None)?
            }
            "do" => return self.any_command(console, rest),
            other => return Err(Error::Bug(format!("`{other}` is not a command"))),
        };
        console.show(&report)?;
        Ok(None)
    }
}

impl Client {
    /// The figure that text begins with, by any beginning of a word of his name, and what follows.
    fn name_and_rest<'t>(&self, text: &'t str) -> Result<(String, &'t str), Error> {
        let mission = self.mission();
        let names: Vec<&str> = mission.company.soldiers.iter().map(|soldier| soldier.name()).collect();
        let words: Vec<&str> = text.split_whitespace().collect();
        let found = super::super::answers::meant(&words, &names, self);
        let super::super::answers::Meant::One(index, used) = found else {
            return Err(Error::Usage(crate::names::unknown(
                "figure",
                words.first().copied().unwrap_or_default(),
                &names,
            )));
        };
        let mut rest = text.trim_start();
        for _ in 0..used {
            rest = rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
        }
        Ok((names[index].to_owned(), rest))
    }

    /// Any command of FNG on this evening, as the shell would take it.
    fn any_command(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let words: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let options: Vec<&str> = words.iter().map(String::as_str).collect();
        let (path, given) = options
            .iter()
            .position(|word| word.starts_with("--"))
            .map_or((&options[..], &options[..0]), |at| options.split_at(at));
        let path: Vec<&str> =
            std::iter::once("fng").chain(path.iter().copied().filter(|word| *word != "fng")).collect();
        if Entry::of_words(&path).is_none() {
            return Err(Error::Usage(format!("there is no command `{}`", path.join(" "))));
        }
        let mut options = Map::new();
        let mut words = given.iter().peekable();
        while let Some(word) = words.next() {
            let name = word.trim_start_matches('-').replace('-', "_");
            let value = match words.peek() {
                Some(next) if !next.starts_with("--") => {
                    let mut value = Vec::new();
                    while let Some(next) = words.next_if(|next| !next.starts_with("--")) {
                        value.push(*next);
                    }
                    let text = value.join(" ");
                    text.parse::<u64>().map_or_else(|_| json!(text), |number| json!(number))
                }
                _ => json!(true),
            };
            match options.get_mut(&name) {
                Some(Value::Array(list)) => list.push(value),
                Some(one) => *one = json!([one.clone(), value]),
                None => drop(options.insert(name, value)),
            }
        }
        console.show(&self.paper.call(&path, Value::Object(options), None)?)?;
        Ok(Some(Left::Changed))
    }
}

/// The evening in a file.
///
/// # Errors
/// When it cannot be read.
pub fn read_mission(file: &Path) -> Result<crate::document::Shared<Mission>, Error> {
    read::<Mission>(file).map(|document| document.data)
}
