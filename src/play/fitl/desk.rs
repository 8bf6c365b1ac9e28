//! The document at the prompt: the commands taken on it, the status line, and the words that every prompt knows.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::super::answers::Sense;
use super::super::console::{Console, Desk, Prompt};
use super::super::draft::{Draft, DraftFile};
use super::super::thrown::asking;
use super::super::{Begin, Left, Screen};
use super::amend::Amending;
use super::{sense, short};
use crate::command::fitl::{card_odds, differences, title_of_step};
use crate::command::{BoundAnswer, BoundDice, Entry, Opened, Produced, Session, Source, Thrower};
use crate::dice::{DiceState, Seeded};
use crate::document::{Document, HistoryStep};
use crate::error::Error;
use crate::fitl::{Card, Faction, Game, GameData, NextStep, Track};
use crate::render::Report;

/// A game at the prompt.
pub struct Client {
    file: PathBuf,
    /// What the program throws from for a person who lets it.
    seed: Option<u64>,
    map: RefCell<Option<PathBuf>>,
    asks_dice: Cell<bool>,
    state: RefCell<State>,
    draft: DraftFile,
    screen: Rc<dyn Screen>,
    /// Whether the draft of an earlier time has been offered.
    offered: Cell<bool>,
    /// The steps after one that is being taken again.
    amending: RefCell<Option<Amending>>,
    /// The card that was shown last as the one that is played.
    current: Cell<Option<Card>>,
    /// How far the document's dice were thrown in a turn whose history does not say so.
    skipped: Cell<Option<DiceState>>,
}

struct State {
    document: Document<GameData>,
    game: Game,
    /// The game in the midst of a turn.
    midst: Option<Game>,
    /// The game before the last step that was shown.
    before: Game,
}

/// Dice of a turn, shared with the command that throws them.
pub type TurnDice = Rc<RefCell<BoundDice>>;

impl Client {
    /// The game in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<Client>, Error> {
        let (document, game) = read(&file)?;
        let state = State { document, game, midst: None, before: game };
        Ok(Rc::new(Client {
            seed: begin.seed,
            draft: DraftFile::beside(&file),
            file,
            map: RefCell::new(begin.map.clone()),
            asks_dice: Cell::new(begin.asks_dice),
            state: RefCell::new(state),
            screen,
            offered: Cell::new(false),
            amending: RefCell::default(),
            current: Cell::default(),
            skipped: Cell::default(),
        }))
    }

    /// The game as it is saved.
    pub fn game(&self) -> Game {
        self.state.borrow().game
    }

    /// The game as it was before the last step.
    pub fn before(&self) -> Game {
        self.state.borrow().before
    }

    /// The game that look-ups show while a turn is under way; none ends it.
    pub fn set_midst(&self, midst: Option<Game>) {
        self.state.borrow_mut().midst = midst;
    }

    /// The file of the document.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The steps taken.
    pub fn history(&self) -> Vec<HistoryStep> {
        self.state.borrow().document.history().iter().cloned().collect()
    }

    /// The document as it is saved.
    pub fn document(&self) -> Document<GameData> {
        self.state.borrow().document.clone()
    }

    /// Remembers the steps after one that is taken again.
    pub fn set_amending(&self, amending: Option<Amending>) {
        *self.amending.borrow_mut() = amending;
    }

    /// The steps after one that is taken again, once.
    pub fn take_amending(&self) -> Option<Amending> {
        self.amending.borrow_mut().take()
    }

    /// Saves the document, and goes on with it.
    ///
    /// # Errors
    /// When it cannot be written or read.
    pub fn save(&self, produced: &Produced) -> Result<(), Error> {
        self.screen.save(produced)?;
        self.read_again()
    }

    fn shown(&self) -> Game {
        let state = self.state.borrow();
        state.midst.unwrap_or(state.game)
    }

    /// The number of the last step, and the digest of the state after it.
    pub fn last_step(&self) -> (u32, String) {
        let state = self.state.borrow();
        let last = state.document.history().last();
        last.map_or((0, String::new()), |step| (step.step, step.digest.to_string()))
    }

    /// Takes a command of the program, on this document unless it takes none. A document that it makes is saved
    /// over this one; what it tells is given, without what comes next.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn call(&self, path: &[&str], options: Value, dice: Option<TurnDice>) -> Result<Report, Error> {
        let (entry, _) = Entry::of_words(path).ok_or_else(|| Error::Bug(format!("no command {path:?}")))?;
        let mut session = Session::of_command_line();
        let thrown = dice.clone();
        if let Some(dice) = dice {
            dice.borrow_mut().again();
            session = session.lending(dice);
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
            self.save(produced)?;
            let skipped = thrown.as_ref().filter(|dice| dice.borrow().state().is_none());
            self.skipped.set(skipped.and_then(|dice| dice.borrow().stream()));
        }
        let report = outcome.answer.report();
        Ok(if outcome.document.is_some() { report.without_hint() } else { report })
    }

    /// Takes a command that only looks at the game, as it stands in the midst of a turn.
    fn look_up(&self, path: &[&str], mut options: Map<String, Value>) -> Result<Report, Error> {
        let midst = self.state.borrow().midst;
        if let Some(midst) = midst {
            let dice = self.state.borrow().document.dice;
            let document = Document::of(GameData::from(&midst), dice);
            let value = serde_json::to_value(&document).map_err(|error| Error::Bug(error.to_string()))?;
            options.insert("document".to_owned(), value);
        }
        self.call(path, Value::Object(options), None)
    }

    fn read_again(&self) -> Result<(), Error> {
        let (document, game) = read(&self.file)?;
        let mut state = self.state.borrow_mut();
        let before = state.game;
        *state = State { document, game, midst: None, before };
        drop(state);
        self.refresh_map()
    }

    fn refresh_map(&self) -> Result<(), Error> {
        let map = self.map.borrow().clone();
        if let Some(map) = map {
            let format =
                if map.extension().is_some_and(|extension| extension == "svg") { "svg" } else { "png" };
            let mut options = Map::new();
            options.insert(format.to_owned(), json!(map));
            options.insert("changed".to_owned(), json!(true));
            self.call(&["fitl", "map"], Value::Object(options), None)?;
        }
        Ok(())
    }

    /// Dice for a turn, with what a draft says was thrown already; each new answer is kept in `draft`.
    pub fn dice(&self, console: &Console, draft: &Draft) -> TurnDice {
        let thrower = if self.asks_dice.get() {
            Thrower::Person(asking(console, self.seed.map(|seed| seed.wrapping_add(u64::from(draft.step)))))
        } else {
            Thrower::Document(Box::new(Seeded::new(draft.dice.unwrap_or(self.state.borrow().document.dice))))
        };
        let mut dice = BoundDice::new(draft.thrown.clone(), thrower);
        let (file, draft) = (self.draft.clone(), draft.clone());
        dice.keeping(Box::new(move |thrown: &[BoundAnswer], state| {
            let draft =
                Draft { thrown: thrown.to_vec(), dice: state, ..file.current().unwrap_or(draft.clone()) };
            // What cannot be kept now is kept with the next answer; the turn goes on.
            let _ = file.keep(&draft);
        }));
        Rc::new(RefCell::new(dice))
    }

    /// The draft of what is under way on this state of the document: one that was kept, or an empty one.
    pub fn draft(&self) -> Draft {
        let (step, digest) = self.last_step();
        let kept = self.draft.current().filter(|draft| draft.digest == digest && draft.step == step);
        kept.unwrap_or(Draft { step, digest, ..Draft::default() })
    }

    /// Keeps the answers of the turn under way beside the dice thrown for it.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep_draft(&self, answers: Vec<String>) -> Result<(), Error> {
        let draft = Draft { answers, ..self.draft() };
        if draft.answers.is_empty() && draft.thrown.is_empty() && draft.dice.is_none() {
            return self.draft.drop();
        }
        self.draft.keep(&draft)
    }

    /// Drops the draft: the turn is finished, or given up before a die was thrown.
    ///
    /// # Errors
    /// When the file cannot be removed.
    pub fn finish_draft(&self) -> Result<(), Error> {
        match self.skipped.take() {
            Some(state) => {
                let (step, digest) = self.last_step();
                self.draft.keep(&Draft { step, digest, dice: Some(state), ..Draft::default() })
            }
            None => self.draft.drop(),
        }
    }

    /// Says that a turn is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        if self.offered.replace(true) {
            return Ok(());
        }
        let draft = self.draft();
        let Some(words) = draft.answers.last() else { return Ok(()) };
        if !console.confirm(&format!("You have an unfinished turn: {words}. Continue it?"), "go on")? {
            self.keep_draft(Vec::new())?;
        }
        Ok(())
    }

    /// Says which card is played and which is on deck, when that has changed.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub fn head_card(&self, console: &Console) -> Result<(), Error> {
        let game = self.game();
        let (current, next) = (game.cards().current(), game.cards().next());
        if self.current.replace(current) == current || current.is_none() {
            return Ok(());
        }
        let name =
            |card: Option<Card>| card.map_or("none".to_owned(), |card| format!("{card} {}", card.title()));
        let mut report = Report::new();
        report.strong(0, format!("Card: {}; on deck: {}", name(current), name(next)));
        if game.is_monsoon() {
            report.item(
                1,
                "Monsoon: no Sweep, no March, no Pivotal Event; Air Lift, Air Strike in 2 spaces [2.3.9]",
            );
        }
        console.show(&report)
    }

    /// How likely a Coup card is next, in words.
    pub fn coup_odds(&self, game: &Game) -> Option<String> {
        card_odds(game)
    }

    /// The facts of a card with the marks of non-players.
    ///
    /// # Errors
    /// Never for a card.
    pub fn card_facts(&self, card: Card) -> Result<Report, Error> {
        self.call(&["fitl", "card-info"], json!({ "card": card.to_string() }), None)
    }

    fn rollback(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let steps = self.steps_back(console, rest);
        let steps = match steps {
            Ok(steps) => steps,
            Err(Left::Failed(error)) => return Err(error),
            Err(_) => return Ok(None),
        };
        let report = self.call(&["undo"], json!({ "steps": steps }), None)?;
        console.show(&report)?;
        self.finish_draft()?;
        Ok(Some(Left::Changed))
    }

    /// How many steps to take back: those up to one chosen from a menu.
    fn steps_back(&self, console: &Console, rest: &str) -> Result<u32, Left> {
        let steps: Vec<(u32, String)> = {
            let state = self.state.borrow();
            let history = state.document.history();
            history.iter().skip(1).map(|step| (step.step, title_of_step(step))).collect()
        };
        let Some((last, _)) = steps.last() else {
            return Err(Error::Usage("no step has been taken yet".to_owned()).into());
        };
        if let Ok(number) = rest.parse::<u32>() {
            if (1..=*last).contains(&number) {
                return Ok(last + 1 - number);
            }
            return Err(Error::Usage(format!("there is no step {number}: the steps are 1 to {last}")).into());
        }
        let mut report = Report::new();
        report.line("Roll back which step? It and every later step are undone; `redo` restores them.");
        for (number, words) in steps.iter().rev().take(15) {
            report.item(1, format!("{number}  {words}"));
        }
        console.show(&report)?;
        let numbers = steps.iter().rev().map(|(number, _)| number.to_string());
        let chosen = console.ask(&Prompt::of("Step", numbers).enter(0, "the last"))?;
        Ok(u32::try_from(chosen).unwrap_or(0) + 1)
    }

    fn show_word(&self, rest: &str) -> Result<Report, Error> {
        let what = match rest {
            "" => "tracks",
            "boxes" => "tracks",
            "lasting" => "cards",
            "changed" => {
                let mut report = Report::new();
                let lines = differences(&self.before(), &self.shown());
                lines.into_iter().for_each(|line| report.item(1, line));
                if report.is_empty() {
                    report.line("Nothing on the board has changed.");
                }
                return Ok(report);
            }
            other => other,
        };
        let named = crate::fitl::Words::of(&what.to_lowercase()).space();
        let what = named.map_or_else(|_| what.to_lowercase(), |space| space.id().to_owned());
        self.look_up(&["fitl", "show"], object(json!({ "what": what })))
    }

    fn map_word(&self, rest: &str) -> Result<Report, Error> {
        let mut words = rest.split_whitespace();
        match words.next() {
            Some(format @ ("png" | "svg")) => {
                let path = words.next().map_or_else(|| self.file.with_extension(format), PathBuf::from);
                *self.map.borrow_mut() = Some(path.clone());
                self.refresh_map()?;
                let mut report = Report::new();
                report.line(format!("{} will be updated during the game.", path.display()));
                Ok(report)
            }
            _ => self.look_up(&["fitl", "map"], Map::new()),
        }
    }

    fn dice_word(&self, rest: &str) -> Result<Report, Error> {
        match rest {
            "ask" => self.asks_dice.set(true),
            "roll" => self.asks_dice.set(false),
            "" => {}
            other => return Err(Error::Usage(format!("`dice {other}`: type `dice ask` or `dice roll`"))),
        }
        let mut report = Report::new();
        report.line(if self.asks_dice.get() {
            "You roll the dice and type the results; `r` lets Pointman roll."
        } else {
            "Pointman rolls the dice."
        });
        Ok(report)
    }
}

/// The number after a word, or else the usual one.
fn number_or(word: &str, rest: &str, usual: u32) -> Result<u32, Error> {
    match rest.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ if rest.is_empty() => Ok(usual),
        _ => Err(Error::Usage(format!("`{word} {rest}`: follow `{word}` with a number, such as {usual}"))),
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn read(file: &Path) -> Result<(Document<GameData>, Game), Error> {
    let mut session = Session::of_command_line();
    let Opened { document, .. } = Source::File(file.to_owned()).open::<GameData>(&mut session)?;
    let game = document
        .data
        .validate()
        .map_err(|faults| Error::Document { file: file.display().to_string(), faults })?;
    Ok((document, game))
}

impl Sense for Client {
    fn means(&self, typed: &str, word: &str) -> bool {
        sense::means(typed, word)
    }

    fn group(&self, word: &str) -> &'static str {
        sense::group(word)
    }

    fn in_order(&self, typed: &str) -> Option<String> {
        sense::in_order(typed)
    }
}

impl Desk for Client {
    fn status(&self) -> String {
        let game = self.shown();
        let (cards, board) = (game.cards(), game.board());
        let number = |card: Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
        let who = match self.game().next_step() {
            NextStep::Act { faction, .. } => format!(" {}", short(faction)),
            _ => String::new(),
        };
        let track = |track: Track| {
            if game.keeps(track) { board.track(track).to_string() } else { "-".to_owned() }
        };
        let margins =
            Faction::ALL.map(|faction| format!("{} {:+}", short(faction), board.victory_margin(faction)));
        format!(
            "{}>{}{who} | Res {}/{}/{} Aid {} Pat {} Trail {} | {}",
            number(cards.current()),
            number(cards.next()),
            track(Track::ArvnResources),
            track(Track::NvaResources),
            track(Track::VcResources),
            track(Track::Aid),
            track(Track::Patronage),
            track(Track::Trail),
            margins.join(" ")
        )
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "SPACE, FACTION, tracks, boxes, cards, lasting, changed"),
            ("map", "the map as text; `map png` keeps an up-to-date picture"),
            ("card", "N or NAME: what a card says, in short"),
            ("rules", "ID: what a rule, a refusal or a ruling says, in short: `rules 3.2.4`"),
            ("why", "[N]: the table rows and figures behind a step"),
            ("log", "[FROM..TO]: the steps so far"),
            ("options", "[OPERATION]: what is legal, and why the rest is not"),
            ("rollback", "undo steps and list which counters to move back"),
            ("redo", "[N]: redo undone steps"),
            ("adjust", "PLACE WHAT: correct the game to match the table"),
            ("check", "compare the game with the table, place by place"),
            ("amend", "[N]: replace your turn of step N and keep later steps as long as they are legal"),
            ("dice", "ask or roll: who rolls the dice"),
            ("forecast", "[N]: what the next non-player is likely to do"),
            // Longer than the Special Activity, whose name stands for the word where it is no answer.
            ("adviser", "[SECONDS]: what you could do, with odds from playouts"),
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        let report = match word {
            "show" => self.show_word(rest)?,
            "map" => self.map_word(rest)?,
            "card" if rest.is_empty() => match self.shown().cards().current() {
                Some(card) => self.card_facts(card)?,
                None => return Err(Error::Usage("there is no current card: type `card N`".to_owned())),
            },
            "rules" if rest.is_empty() => {
                return Err(Error::Usage(
                    "name a rule: `rules 3.2.4`, `rules G17`, `rules pacify`".to_owned(),
                ));
            }
            "rules" => self.call(&["fitl", "rules"], json!({ "id": rest }), None)?,
            "card" => self.call(&["fitl", "card-info"], json!({ "card": rest }), None)?,
            "log" if rest.is_empty() => {
                let (last, _) = self.last_step();
                self.call(&["log"], json!({ "steps": last.to_string() }), None)?
            }
            "log" => self.call(&["log"], json!({ "steps": rest }), None)?,
            "why" => {
                let step = if rest.is_empty() { self.last_step().0.to_string() } else { rest.to_owned() };
                self.call(&["log"], json!({ "steps": step, "explain": true }), None)?
            }
            "options" => {
                let op = if rest.is_empty() { Map::new() } else { object(json!({ "op": rest })) };
                self.look_up(&["fitl", "options"], op)?
            }
            "rollback" => return self.rollback(console, rest),
            "redo" => {
                let steps = number_or(word, rest, 1)?;
                console.show(&self.call(&["redo"], json!({ "steps": steps }), None)?)?;
                return Ok(Some(Left::Changed));
            }
            "adjust" => {
                console.show(&self.adjust(rest)?)?;
                return Ok(Some(Left::Changed));
            }
            "check" => return self.check(console),
            "amend" => return self.amend(console, rest),
            "dice" => self.dice_word(rest)?,
            "forecast" => {
                let runs = number_or(word, rest, 1000)?;
                self.call(&["trung-turn"], json!({ "forecast": runs, "in_place": false }), None)?
            }
            "adviser" => {
                let seconds = rest.parse::<f64>().ok();
                let options = seconds.map_or(json!({}), |seconds| json!({ "seconds": seconds }));
                self.call(&["advise"], options, None)?
            }
            other => return Err(Error::Bug(format!("`{other}` is not a command"))),
        };
        console.show(&report)?;
        Ok(None)
    }
}
