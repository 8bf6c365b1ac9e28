//! A game at the prompt: what it shows of the document, the status line, and the words that every prompt of it knows.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::super::answers::Sense;
use super::super::console::{Console, Desk};
use super::super::paper::{Paper, number_or};
use super::super::{Begin, Left, Screen};
use super::amend::Amending;
use super::{sense, short};
use crate::command::fitl::{card_facts, card_odds, differences};
use crate::document::Document;
use crate::error::Error;
use crate::fitl::{Card, CardKind, Faction, Game, GameData, NextStep, Track};
use crate::render::Report;

/// A game at the prompt.
pub struct GameClient {
    pub paper: Paper<GameData>,
    board: Rc<RefCell<Board>>,
    /// The picture of the map that is kept fresh.
    map: Rc<RefCell<Option<PathBuf>>>,
    /// The steps after one that is being taken again.
    amending: RefCell<Option<Amending>>,
    /// The card that was shown last as the one that is played.
    current: Cell<Option<Card>>,
}

/// The board as it lies before the person.
struct Board {
    game: Game,
    /// The game in the midst of a turn.
    midst: Option<Game>,
    /// The game before the last step that was shown.
    before: Game,
}

impl GameClient {
    /// The game in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<GameClient>, Error> {
        let paper = Paper::open(file, begin, screen)?;
        let game = valid(&paper)?;
        let board = Rc::new(RefCell::new(Board { game, midst: None, before: game }));
        let map = Rc::new(RefCell::new(begin.map.clone()));
        let (kept, picture) = (Rc::clone(&board), Rc::clone(&map));
        let paper = paper.telling(Box::new(move |paper| {
            let game = valid(paper)?;
            let before = kept.borrow().game;
            *kept.borrow_mut() = Board { game, midst: None, before };
            refresh_map(paper, picture.borrow().as_deref())
        }));
        refresh_map(&paper, begin.map.as_deref())?;
        Ok(Rc::new(GameClient { paper, board, map, amending: RefCell::default(), current: Cell::default() }))
    }

    /// The game as it is saved.
    pub fn game(&self) -> Game {
        self.board.borrow().game
    }

    /// The game as it was before the last step.
    pub fn before(&self) -> Game {
        self.board.borrow().before
    }

    /// The game that look-ups show while a turn is under way; none ends it.
    pub fn set_midst(&self, midst: Option<Game>) {
        self.board.borrow_mut().midst = midst;
    }

    /// Remembers the steps after one that is taken again.
    pub fn set_amending(&self, amending: Option<Amending>) {
        *self.amending.borrow_mut() = amending;
    }

    /// The steps after one that is taken again, once.
    pub fn take_amending(&self) -> Option<Amending> {
        self.amending.borrow_mut().take()
    }

    fn shown(&self) -> Game {
        let board = self.board.borrow();
        board.midst.unwrap_or(board.game)
    }

    /// Takes a command that only looks at the game, as it stands in the midst of a turn.
    fn look_up(&self, path: &[&str], mut options: Map<String, Value>) -> Result<Report, Error> {
        let midst = self.board.borrow().midst;
        if let Some(midst) = midst {
            let document = Document::of(GameData::from(&midst), self.paper.document().dice);
            let value = serde_json::to_value(&document).map_err(|error| Error::Bug(error.to_string()))?;
            options.insert("document".to_owned(), value);
        }
        Ok(self.paper.call(path, Value::Object(options))?.without_commands())
    }

    /// Refuses `word`, which is for a non-player's turn, in that of a person.
    fn is_for_a_non_player(&self, word: &str) -> Result<(), Error> {
        let game = self.board.borrow().game;
        match game.next_step() {
            NextStep::Act { faction, .. } if game.is_player(faction) => Err(Error::Usage(format!(
                "{} acts next, and a person plays it: `{word}` tells what a non-player is likely to do; `adviser` \
                 tells what you could do",
                short(faction)
            ))),
            _ => Ok(()),
        }
    }

    /// Says that a turn is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        self.paper.offer_draft(console, |draft| {
            let words = sense::shown(draft.answers.last()?);
            Some(format!("You have an unfinished turn: {words}. Continue it?"))
        })
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
        // The first two cards of a deck that Pointman deals are turned up before anybody sits at the prompt.
        if self.paper.last_step().0 == 0 {
            for card in current.into_iter().chain(next).filter(|card| card.kind() != CardKind::Coup) {
                console.show(&self.card_facts(card)?)?;
            }
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
        let game = self.shown();
        Ok(card_facts(card, Faction::ALL.into_iter().filter(|faction| !game.is_player(*faction))))
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
                let path =
                    words.next().map_or_else(|| self.paper.file().with_extension(format), PathBuf::from);
                *self.map.borrow_mut() = Some(path.clone());
                refresh_map(&self.paper, Some(&path))?;
                let mut report = Report::new();
                report.line(format!("{} will be updated during the game.", path.display()));
                Ok(report)
            }
            _ => self.look_up(&["fitl", "map"], Map::new()),
        }
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The game in the document.
fn valid(paper: &Paper<GameData>) -> Result<Game, Error> {
    let file = || paper.file().display().to_string();
    paper.data().validate().map_err(|faults| Error::Document { file: file(), faults })
}

/// Draws the map anew, with what the last step changed.
fn refresh_map(paper: &Paper<GameData>, map: Option<&Path>) -> Result<(), Error> {
    let Some(map) = map else { return Ok(()) };
    let format = if map.extension().is_some_and(|extension| extension == "svg") { "svg" } else { "png" };
    paper.call(&["fitl", "map"], json!({ format: map, "changed": true })).map(drop)
}

impl Sense for GameClient {
    fn means(&self, typed: &str, word: &str) -> bool {
        sense::means(typed, word)
    }

    fn group(&self, word: &str) -> &'static str {
        sense::group(word)
    }

    fn shown(&self, word: &str) -> String {
        sense::shown(word)
    }

    fn under_way(&self, words: &[String]) -> String {
        sense::under_way(words)
    }

    fn legend(&self, words: &[&str]) -> Vec<String> {
        sense::legend(words)
    }

    fn is_name(&self, typed: &str) -> bool {
        sense::is_name(typed)
    }

    fn in_order(&self, typed: &str) -> Option<String> {
        sense::in_order(typed)
    }
}

impl Desk for GameClient {
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
            ("options", "[OPERATION]: what is legal, and why the rest is not"),
            ("adjust", "PLACE WHAT: correct the game to match the table"),
            ("check", "compare the game with the table, place by place"),
            ("amend", "[N]: replace your turn of step N and keep later steps as long as they are legal"),
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
            "rules" => self.paper.call(&["fitl", "rules"], json!({ "id": rest }))?,
            "card" => self.card_facts(Card::named(rest).map_err(Error::Usage)?)?,
            "options" => {
                let op = if rest.is_empty() { Map::new() } else { object(json!({ "op": rest })) };
                self.look_up(&["fitl", "options"], op)?
            }
            "adjust" => {
                console.show(&self.adjust(rest)?)?;
                return Ok(Some(Left::Changed));
            }
            "check" => return self.check(console),
            "amend" => return self.amend(console, rest),
            "forecast" => {
                self.is_for_a_non_player(word)?;
                let runs = number_or(word, rest, 1000)?;
                self.paper.call(&["trung-turn"], json!({ "forecast": runs, "in_place": false }))?
            }
            "adviser" => {
                let seconds = rest.parse::<f64>().ok().map(|seconds| json!({ "seconds": seconds }));
                self.paper.call(&["advise"], seconds.unwrap_or_else(|| json!({})))?
            }
            _ => return self.paper.word(console, word, rest),
        };
        console.show(&report)?;
        Ok(None)
    }
}
