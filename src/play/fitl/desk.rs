//! A game at the prompt: what it shows of the document, the status line, and the words that every prompt of
//! it knows.

use pointman_core::vocabulary::Term;
use std::cell::{Cell, RefCell};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::super::answers::Sense;
use super::super::console::{Console, Desk, Prompt};
use super::super::draft::KeptDraft;
use super::super::paper::{Paper, number_or};
use super::super::{Begin, Left, Screen};
use super::adviser::Advised;
use super::amend::Amending;
use super::{completing, grammar, sense, short};
use crate::command::fitl::{LEGEND, card_facts, card_odds, differences, place_in_short, winner_ahead};
use crate::dice::Scripted;
use crate::document::{Document, HistoryStep};
use crate::error::Error;
use crate::fitl::rehearsal::Draft;
use crate::fitl::{
    Card, CardKind, CoupPart, Faction, Game, GameData, Leader, NextStep, OperationName, PieceKind, PieceSet,
    PieceType, Side, Space, SpecialName, Track,
};
use crate::names::titled;
use crate::plural::counted;
use crate::render::{Look, Report};

/// The step that sets the game to what the table shows.
const CORRECTION: &str = "adjust";

/// A game at the prompt.
pub struct GameClient {
    pub paper: Paper<GameData>,
    board: Rc<RefCell<Board>>,
    /// The picture of the map that is kept fresh.
    map: Rc<RefCell<Option<PathBuf>>>,
    /// The steps after one that is being taken again.
    amending: RefCell<Option<Amending>>,
    /// Whether that is to be said: the program has ended since.
    pub(super) tells_amending: Cell<bool>,
    /// The game after a person's turn under way, if it ended as it stands.
    turn_so_far: RefCell<Option<Game>>,
    /// The card that was shown last as the one that is played.
    current: Cell<Option<Card>>,
    /// Who was told last to win in the Victory Phase ahead, as the board stood.
    ahead: RefCell<Option<String>>,
    /// Whose pieces letters mean in the question that is asked.
    asked: Cell<Option<Faction>>,
    /// What was compared with answers last, with the space that it names.
    typed: RefCell<Option<(String, Option<Space>)>>,
    /// What the adviser suggested last.
    advised: RefCell<Option<Advised>>,
    /// The card on which it was last told who may play a Pivotal Event.
    told_of_pivotal: Cell<Option<Card>>,
    /// Whether of what others do only its first line is shown.
    quiet: bool,
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
        let earlier = paper.document().undo(1).ok().and_then(|before| before.data.validate().ok());
        let board = Rc::new(RefCell::new(Board { game, midst: None, before: earlier.unwrap_or(game) }));
        let map = Rc::new(RefCell::new(begin.map.clone()));
        let (kept, picture) = (Rc::clone(&board), Rc::clone(&map));
        let paper = paper.telling(Box::new(move |paper| {
            let game = valid(paper)?;
            let before = kept.borrow().game;
            *kept.borrow_mut() = Board { game, midst: None, before };
            refresh_map(paper, picture.borrow().as_deref())
        }));
        refresh_map(&paper, begin.map.as_deref())?;
        let client = GameClient { quiet: begin.quiet, ..GameClient::with(paper, board, map) };
        client.take_up_amending();
        Ok(Rc::new(client))
    }

    /// A game that is in no file, on which words are read.
    pub(super) fn on_no_disk(document: Document<GameData>, game: Game, screen: Rc<dyn Screen>) -> GameClient {
        let board = Rc::new(RefCell::new(Board { game, midst: None, before: game }));
        GameClient::with(Paper::on_no_disk(document, screen), board, Rc::default())
    }

    fn with(
        paper: Paper<GameData>,
        board: Rc<RefCell<Board>>,
        map: Rc<RefCell<Option<PathBuf>>>,
    ) -> GameClient {
        GameClient {
            paper,
            board,
            map,
            amending: RefCell::default(),
            tells_amending: Cell::default(),
            turn_so_far: RefCell::default(),
            current: Cell::default(),
            ahead: RefCell::default(),
            asked: Cell::default(),
            typed: RefCell::default(),
            advised: RefCell::default(),
            told_of_pivotal: Cell::default(),
            quiet: false,
        }
    }

    /// Of a report of what nobody here has chosen only its first line, where that is wanted.
    pub fn in_short(&self, report: Report) -> Report {
        if self.quiet { report.headline() } else { report }
    }

    /// Whether of what others do only its first line is shown.
    pub fn is_quiet(&self) -> bool {
        self.quiet
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

    /// Remembers the game after a person's turn under way, if it ended as it stands; none ends it.
    pub fn set_turn_so_far(&self, after: Option<Game>) {
        *self.turn_so_far.borrow_mut() = after;
    }

    /// Whose pieces letters mean in the question that is asked.
    pub fn set_asked(&self, asked: Option<Faction>) {
        self.asked.set(asked);
    }

    /// Remembers the steps after one that is taken again.
    pub(super) fn set_amending(&self, amending: Amending) {
        *self.amending.borrow_mut() = Some(amending);
    }

    /// The steps after one that is taken again, once.
    pub(super) fn take_amending(&self) -> Option<Amending> {
        self.amending.borrow_mut().take()
    }

    /// The number of the step that is taken again.
    pub fn amended(&self) -> Option<u32> {
        self.amending.borrow().as_ref().map(|amending| amending.step)
    }

    /// Whether a step is being taken again.
    pub fn is_amending(&self) -> bool {
        self.amending.borrow().is_some()
    }

    /// Remembers what the adviser suggested.
    pub(super) fn set_advised(&self, advised: Advised) {
        self.advised.replace(Some(advised));
    }

    /// What it suggested last.
    pub(super) fn last_advised(&self) -> Option<Advised> {
        self.advised.borrow().clone()
    }

    /// Whether nothing was told yet of the Pivotal Events that may be played in place of this card; from now
    /// on it was.
    pub(super) fn tells_first_of_pivotal_events(&self, card: Option<Card>) -> bool {
        self.told_of_pivotal.replace(card) != card
    }

    /// The game that look-ups show: in the midst of a turn, as it stands there.
    pub fn shown(&self) -> Game {
        let board = self.board.borrow();
        board.midst.unwrap_or(board.game)
    }

    /// Takes a command that only looks at the game, as it stands in the midst of a turn.
    fn look_up(&self, path: &[&str], options: Map<String, Value>) -> Result<Report, Error> {
        let midst = self.board.borrow().midst;
        self.look_up_in(midst, path, options)
    }

    /// The same in another game than the one that is saved, if one is given.
    fn look_up_in(
        &self,
        game: Option<Game>,
        path: &[&str],
        mut options: Map<String, Value>,
    ) -> Result<Report, Error> {
        if let Some(midst) = game {
            let document = Document::of(GameData::from(&midst), self.paper.document().dice);
            let value = serde_json::to_value(&document).map_err(|error| Error::Bug(error.to_string()))?;
            options.insert("document".to_owned(), value);
        }
        Ok(self.paper.call(path, Value::Object(options))?.without_commands())
    }

    /// The document in which a non-player acts next, and what is supposed for that: in a person's turn, that
    /// it ends as it stands, or with a Pass while nothing is said of it. None where a non-player acts next as
    /// it is.
    ///
    /// # Errors
    /// Where no non-player acts after that person.
    fn before_a_non_player(&self) -> Result<(Option<String>, Option<Value>), Error> {
        let game = self.board.borrow().game;
        let NextStep::Act { faction, .. } = game.next_step() else { return Ok((None, None)) };
        if !game.is_player(faction) {
            return Ok((None, None));
        }
        let who = short(faction);
        let (after, how) = match *self.turn_so_far.borrow() {
            Some(after) => (after, "turn ends as it stands"),
            None => {
                let passed = Draft::act("pass").rehearse(&game, &mut Scripted::new([]))?.told;
                let passed = passed.ok_or_else(|| Error::Bug("a Pass leaves something open".to_owned()))?;
                (*passed.after, "turn is a Pass")
            }
        };
        let acts = match after.next_step() {
            NextStep::Act { faction, .. } if !after.is_player(faction) => Some(short(faction).to_owned()),
            // They first decide on their Pivotal Events, and who is due acts then.
            NextStep::PivotalWindow(_) => Some("a non-player".to_owned()),
            _ => None,
        };
        match acts {
            Some(acts) => {
                let document = Document::of(GameData::from(&after), self.paper.document().dice);
                let value = serde_json::to_value(&document).map_err(|error| Error::Bug(error.to_string()))?;
                Ok((Some(format!("If {who}'s {how}, {acts} acts:")), Some(value)))
            }
            None => Err(Error::Usage(format!(
                "no non-player acts on this card after {who}: `forecast` shows what the next one is likely \
                 to do; `adviser` suggests what you could do"
            ))),
        }
    }

    /// What was said of a step that is no Event, in the words that people use.
    pub fn in_words(&self, said: &str) -> String {
        let (game, said) = (self.game(), said.trim());
        if said.is_empty() {
            return String::new();
        }
        match (game.coup_due(), game.next_step()) {
            // The command names the part first.
            (Some(part), _) => {
                let chosen = said.strip_prefix(part.id()).unwrap_or(said).trim();
                format!("{}: {}", part.title(), sense::shown(chosen, None))
            }
            (None, NextStep::Act { faction, .. }) if !game.is_player(faction) => {
                format!("your answers in the turn of {}, {}", short(faction), sense::shown(said, None))
            }
            (None, NextStep::Act { faction, .. }) => sense::shown(said, Some(faction)),
            _ => sense::shown(said, None),
        }
    }

    /// Says that a turn is under way from an earlier time, once.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(&self, console: &Console) -> Result<(), Left> {
        self.paper.offer_draft(console, |draft| {
            let said = draft.answers.last().map_or_else(String::new, |said| self.in_words(said));
            let both: Vec<&str> =
                [said.trim(), draft.typed.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
            let words = Some(both.join("; ")).filter(|words| !words.is_empty())?;
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
        if game.is_last_coup_card() {
            report.item(1, "The last Coup Round: the game ends after its Redeploy Phase [2.4.2, 6.4.5]");
        }
        if game.is_monsoon() {
            report.item(
                1,
                "Monsoon: no Sweep, no March, no Pivotal Event; Air Lift, Air Strike in 2 spaces [2.3.9]",
            );
        }
        console.show(&report)
    }

    /// Says to a person who acts before a Coup card is played who would win in its Victory Phase, when that
    /// has changed.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub fn tell_winner_ahead(&self, console: &Console) -> Result<(), Error> {
        let game = self.game();
        if !matches!(game.next_step(), NextStep::Act { faction, .. } if game.is_player(faction)) {
            return Ok(());
        }
        let winner = winner_ahead(&game);
        if self.ahead.replace(winner.clone()) == winner {
            return Ok(());
        }
        winner.map_or(Ok(()), |winner| console.say(winner))
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
            "lasting" => return Ok(lasting(&self.shown())),
            "map" => return self.map_word(""),
            "changed" => {
                let mut report = Report::new();
                let lines = differences(&self.before(), &self.shown());
                lines.into_iter().for_each(|line| report.item(1, line));
                if report.is_empty() {
                    report.line(
                        "Nothing on the board has changed since the last step; `log` tells the earlier ones.",
                    );
                }
                return Ok(report);
            }
            other => other,
        };
        let what = match space_named(what)? {
            Some(space) => space.id().to_owned(),
            None => what.to_lowercase(),
        };
        self.look_up(&["fitl", "show"], object(json!({ "what": what })))
    }

    fn map_word(&self, rest: &str) -> Result<Report, Error> {
        let mut words = rest.split_whitespace();
        match words.next() {
            Some("png" | "svg" | "off") if rest.split_whitespace().last() == Some("off") => {
                let kept = self.map.borrow_mut().take();
                let mut report = Report::new();
                report.line(match kept {
                    Some(path) => format!("{} is no longer updated.", path.display()),
                    None => "No picture is being updated: `map png` starts one.".to_owned(),
                });
                Ok(report)
            }
            Some(format @ ("png" | "svg")) => {
                let path =
                    words.next().map_or_else(|| self.paper.file().with_extension(format), PathBuf::from);
                if let Some(kind) = path.extension().and_then(OsStr::to_str).filter(|kind| *kind != format) {
                    let kinds = match kind {
                        "png" | "svg" => format!("`map {kind} {}`", path.display()),
                        _ => format!("a name that ends in `.{format}`"),
                    };
                    return Err(Error::Usage(format!(
                        "{} is no {format} file: {kinds} would do",
                        path.display()
                    )));
                }
                // A picture that cannot be written ends no game.
                refresh_map(&self.paper, Some(&path)).map_err(|error| Error::Usage(error.to_string()))?;
                let other = self.map.replace(Some(path.clone())).filter(|other| *other != path);
                let instead = other.map_or(String::new(), |other| format!(" instead of {}", other.display()));
                let mut report = Report::new();
                report.line(format!("{} will be updated during the game{instead}.", path.display()));
                Ok(report)
            }
            None => self.look_up(&["fitl", "map"], Map::new()),
            Some(other) => {
                Err(Error::Usage(format!("`map {other}`: type `map`, `map png`, `map svg` or `map off`")))
            }
        }
    }
}

impl GameClient {
    /// What must be known to choose among the words that come `next`: which pieces a Raid or a Special Force
    /// can remove, how many cubes desert in a space, and what a Train can place without taking it from the
    /// map.
    fn what_stands_there(&self, words: &[String], next: &[&str]) -> String {
        let (saved, shown) = (self.game(), self.shown());
        let board = shown.board();
        let count = |space: Space, pieces: PieceSet| u32::from(board.count_of(space, pieces));
        let space = words.iter().find_map(|word| Space::with_id(word));
        let (Some(space), Some(last)) = (space, words.last()) else { return String::new() };
        let are_factions = next.iter().all(|word| Faction::with_id(word).is_some());
        let is_force = || words.iter().any(|word| word == "force");
        if last == "remove" && are_factions && (is_force() || self.raids(words)) {
            let there = next.iter().filter_map(|word| Faction::with_id(word)).map(|faction| {
                let kinds = PieceKind::ALL.into_iter().filter(|kind| kind.faction() == faction);
                let kinds: Vec<String> = kinds
                    .filter(|kind| board.count(space, *kind) > 0)
                    .map(|kind| kind.counted(board.count(space, kind)).to_string())
                    .collect();
                kinds.join(", ")
            });
            let there: Vec<String> = there.filter(|there| !there.is_empty()).collect();
            let example = next.iter().filter_map(|word| {
                let kind = PieceKind::ALL.into_iter().filter(|kind| kind.faction().id() == *word);
                let count = |kind: &PieceKind| board.count(space, *kind).min(2);
                let kind = kind.filter(|kind| !kind.is_base()).max_by_key(count)?;
                let letter = match () {
                    () if kind.is_underground() => "u",
                    () if kind.flipped().is_some() => "a",
                    () => "t",
                };
                Some((count(&kind), format!("`{word} {}{letter}`", count(&kind))))
            });
            let example = example.filter(|(count, _)| *count > 0).max_by_key(|(count, _)| *count);
            let example = example.map_or(String::new(), |(_, example)| format!(", such as {example}"));
            return format!(" 2 pieces of {}{example}", there.join(", "));
        }
        if words.len() == 1 && saved.coup_due() == Some(CoupPart::CoupCard) {
            let cubes = [PieceKind::ArvnTroops, PieceKind::ArvnPolice];
            let [troops, police] = cubes.map(|kind| count(space, kind.into()));
            return format!(", {} of {troops}t {police}p desert", shown.deserting(space));
        }
        let attackers = ["guerrillas", "troops"];
        if let NextStep::Act { faction, .. } = saved.next_step()
            && next.iter().all(|word| attackers.contains(word))
            && next.len() == attackers.len()
        {
            let guerrillas = PieceSet::GUERRILLAS & PieceSet::of_faction(faction);
            let [guerrillas, troops] =
                [guerrillas, PieceKind::NvaTroops.into()].map(|kinds| count(space, kinds));
            return format!(
                ", {guerrillas} Guerrillas (hit on {} or less) or {troops} Troops (remove {})",
                guerrillas.min(6),
                troops / 2
            );
        }
        let is_coin = match saved.next_step() {
            NextStep::Act { faction, .. } => faction.side() == Side::Coin,
            _ => false,
        };
        if is_coin && words.len() == 1 && next.contains(&"place") {
            let available = |piece: PieceType| board.available(piece);
            let told = |piece: PieceType| piece.counted(available(piece));
            let irregulars = match saved.next_step() {
                NextStep::Act { faction: Faction::Us, .. } => {
                    format!("{}, ", told(PieceType::UsIrregulars))
                }
                _ => String::new(),
            };
            return format!(
                ", Available {irregulars}{}, {}p, {}t",
                told(PieceType::ArvnRangers),
                available(PieceType::ArvnPolice),
                available(PieceType::ArvnTroops)
            );
        }
        String::new()
    }

    /// A line without the name of the Operation under way, which may be said again before its next step.
    fn without_operation(&self, line: &str) -> Option<String> {
        let said = self.paper.draft().answers;
        let name = said.last()?.split([' ', ';']).next()?;
        let operation = OperationName::with_id(name)?;
        let (first, rest) = line.trim().split_once(' ')?;
        (first.eq_ignore_ascii_case(operation.id())).then(|| rest.trim_start().to_owned())
    }

    /// Whether a step is one of a Raid, which it names, or which is under way.
    fn raids(&self, words: &[String]) -> bool {
        let raid = SpecialName::Raid.id();
        let is_under_way = || {
            let said = self.paper.draft().answers;
            said.last().is_some_and(|said| said.contains(&format!("{}{raid} ", sense::SPECIAL)))
        };
        words[0] == raid || Space::with_id(&words[0]).is_some() && is_under_way()
    }
}

/// The cards that last: the RVN Leader, Capabilities and Momentum (2.4.1, 5.3, 5.4).
fn lasting(game: &Game) -> Report {
    let mut report = Report::new();
    let leader = game.leader().map_or("none".to_owned(), Leader::told);
    report.item(1, format!("RVN Leader: {leader}"));
    let mut none = true;
    for entry in game.lasting().entries() {
        let Some(side) = entry.side else { continue };
        let does = entry.card.summary(side).unwrap_or_default();
        let side = if entry.card.is_dual() { format!(", {side}") } else { String::new() };
        report.item(1, format!("{} {}{side}: {does}", entry.card, entry.card.title()));
        none = false;
    }
    if none {
        report.item(1, "No Capability or Momentum is in play.");
    }
    report
}

/// What `show` shows besides spaces and factions.
pub(super) const PARTS: [&str; 5] = ["all", "spaces", "tracks", "boxes", "cards"];

/// The space that is meant where spaces are asked for: by its name, or a beginning of any word of it; none
/// where something else is meant.
///
/// # Errors
/// Usage where several spaces could be meant.
fn space_named(what: &str) -> Result<Option<Space>, Error> {
    let lower = what.to_lowercase().replace('\'', "");
    let begins = |other: &&str| other.starts_with(&lower);
    if PARTS.iter().any(begins) || Faction::with_id(&lower).is_some() {
        return Ok(None);
    }
    // One end of a LoC may be one of others, too.
    let ends_here = |space: &Space| {
        let name = space.name().to_lowercase();
        space.is_loc() && name.trim_start_matches("loc ").split(" - ").any(|end| end == lower)
    };
    let is_open = Space::ALL.iter().filter(|space| ends_here(space)).count() > 1;
    if let Some(space) = sense::space_typed(&lower).filter(|space| !is_open || !space.is_loc()) {
        return Ok(Some(space));
    }
    let is_meant = |space: &Space| sense::means(&lower, space.id());
    let meant: Vec<Space> =
        Space::ALL.into_iter().filter(|space| !space.is_loc() && is_meant(space)).collect();
    // A LoC is meant where no other space is.
    let meant = match &meant[..] {
        [] if is_open => Space::ALL.into_iter().filter(ends_here).collect(),
        [] => Space::ALL.into_iter().filter(is_meant).collect(),
        _ => meant,
    };
    match &meant[..] {
        [] => Ok(None),
        [only] => Ok(Some(*only)),
        several => {
            let names: Vec<&str> = several.iter().map(|space| space.name()).collect();
            Err(Error::Usage(format!("`{what}` could mean any of these: {}", names.join(", "))))
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
        // Letters count one's own pieces, which have a longer name too: `1 underground vc guerrilla`.
        if let Some(own) = self.asked.get().and_then(|asked| sense::without_owner(typed, word, asked)) {
            return sense::means(&own, word);
        }
        // The same words are compared with one answer after the other.
        let known = self.typed.borrow().as_ref().filter(|(known, _)| known == typed).map(|(_, space)| *space);
        let space = known.unwrap_or_else(|| {
            let space = sense::space_typed(typed);
            self.typed.replace(Some((typed.to_owned(), space)));
            space
        });
        sense::means_beside(space, typed, word) && !sense::is_of_other_forces(typed, word, self.asked.get())
    }

    fn group(&self, word: &str) -> &'static str {
        sense::group(word)
    }

    fn shown(&self, word: &str) -> String {
        sense::shown(word, None)
    }

    fn shown_after(&self, said: &[String], word: &str) -> String {
        sense::shown(word, sense::whose(said, self.asked.get()))
    }

    fn under_way(&self, words: &[String], next: &[&str]) -> String {
        let told = sense::under_way(words, next, self.asked.get());
        // What a step of Pacification costs, while its steps are chosen.
        let is_priced = words.len() > 1 && words[0] == "pacify";
        match (self.game().next_step(), is_priced) {
            (NextStep::Act { faction, .. }, true) => {
                let shown = self.shown();
                let purse = shown.purse(faction).map_or(String::new(), |purse| format!(" of {purse}"));
                format!("{told}, {}{purse} Resources each", shown.train_pacification_price())
            }
            _ if next.is_empty() => told,
            _ => format!("{told}{}", self.what_stands_there(words, next)),
        }
    }

    fn goes_with_it(&self, path: &[String]) -> Option<String> {
        sense::goes_with_it(path)
    }

    fn counts_later(&self, word: &str) -> bool {
        sense::counts_later(word)
    }

    fn is_counted(&self, word: &str) -> bool {
        sense::is_counted(word)
    }

    fn is_known(&self, word: &str) -> bool {
        sense::is_known(word)
    }

    fn is_single(&self, word: &str) -> bool {
        word == sense::BASE
    }

    fn is_named_first(&self, word: &str) -> bool {
        sense::is_named_first(word)
    }

    fn is_stated(&self, said: &[String]) -> bool {
        said.first().is_some_and(|name| name == sense::TRANSFER)
    }

    fn left_unsaid(&self, next: &str) -> Option<&'static str> {
        sense::left_unsaid(next)
    }

    fn legend(&self, said: &[String], words: &[&str]) -> Vec<String> {
        let game = self.game();
        let by = match game.next_step() {
            NextStep::Act { faction, .. } => Some(faction),
            _ => None,
        };
        // What an Event itself asks for is no part of an action that has the same name.
        let begins_event = |words: &String| words.starts_with("event");
        let is_of_event = said.is_empty() && self.paper.draft().answers.last().is_some_and(begins_event);
        sense::legend(said, words, game.edition(), by, is_of_event)
    }

    fn seen_at(&self, word: &str) -> Option<Vec<String>> {
        let space = Space::with_id(word)?;
        place_in_short(&self.shown(), space)
    }

    fn is_seen_at(&self, word: &str) -> bool {
        let space = Space::with_id(word);
        space.is_some_and(|space| self.shown().board().count_of(space, PieceSet::ALL) > 0)
    }

    fn seen_legend(&self) -> Option<&'static str> {
        Some(LEGEND)
    }

    fn grammar(&self, typed: &str) -> Vec<String> {
        grammar::of(typed, self.game().edition())
    }

    fn is_name(&self, typed: &str) -> bool {
        sense::is_name(typed)
    }

    fn names_another(&self, typed: &str, words: &[&str]) -> bool {
        sense::names_another(typed, words)
    }

    fn in_short(&self, typed: &str) -> Option<String> {
        sense::in_short(typed)
    }

    fn in_order(&self, typed: &str) -> Option<String> {
        sense::in_order(typed)
    }

    fn in_other_orders(&self, typed: &str, places: &[&str]) -> Vec<String> {
        sense::in_other_orders(typed, places)
    }
}

impl GameClient {
    /// Goes on after a correction with what was under way before it; what was half said is typed again.
    pub(super) fn go_on_corrected(&self, console: &Console, draft: KeptDraft) -> Result<(), Error> {
        let typed = draft.typed.clone();
        self.paper.keep_corrected(draft)?;
        console.type_ahead(&typed);
        Ok(())
    }

    /// Whether the turn under way, if there is one, may be dropped: it is not, for a key.
    fn drops_turn(&self, console: &Console) -> Result<bool, Error> {
        let Some(dropped) = self.turn_under_way(console) else { return Ok(true) };
        let sure = Prompt::of(format!("This drops your turn under way: {dropped}. Go on?"), ["yes", "no"]);
        match console.ask(&sure.enter(1, "no")) {
            Ok(answer) => Ok(answer == 0),
            Err(Left::Failed(error)) => Err(error),
            Err(_) => Ok(false),
        }
    }
}

impl Desk for GameClient {
    fn hint(&self) -> &'static str {
        let coin = |faction: Faction| faction.side() == Side::Coin;
        match self.game().players().iter().any(coin) {
            true => "First letters are enough: `tr sai 6p`. `?` lists answers, `help` other words.",
            false => "First letters are enough: `ra tay 1`. `?` lists answers, `help` other words.",
        }
    }

    fn only_looks(&self, word: &str) -> bool {
        ["show", "card", "check", "why", "log", "map", "options", "rules", "forecast"].contains(&word)
    }

    fn asks_dice(&self) -> bool {
        self.paper.asks_dice()
    }

    fn reads_dice_ahead(&self) -> bool {
        self.asks_dice()
    }

    fn drops_ahead_of_dice(&self) -> bool {
        let game = self.game();
        match game.next_step() {
            NextStep::Act { faction, .. } => !game.is_player(faction),
            NextStep::PivotalWindow(_) => true,
            _ => false,
        }
    }

    fn went_on_elsewhere(&self, console: &Console, _looks: bool) -> Result<bool, Error> {
        if !self.paper.is_another_now() {
            return Ok(false);
        }
        let (draft, before, known) = (self.paper.draft(), self.game(), self.paper.history());
        self.paper.refresh()?;
        let game = valid(&self.paper)?;
        *self.board.borrow_mut() = Board { game, midst: None, before };
        let now = self.paper.history();
        let alike = known.iter().zip(&now).take_while(|(known, now)| known.digest == now.digest).count();
        let (undone, taken) = (known.len() - alike, &now[alike..]);
        if undone == 0 && taken.is_empty() {
            return Ok(false);
        }
        refresh_map(&self.paper, self.map.borrow().as_deref())?;
        let mut report = Report::new();
        report.line("Someone went on with this game elsewhere:");
        if undone > 0 {
            report.item(1, format!("{} undone", counted(undone, "step")));
        }
        for step in taken {
            report.append(self.paper.call(&["log"], json!({ "steps": step.step.to_string() }))?);
        }
        console.show(&report)?;
        // A turn under way goes on with the corrected board, if it is still the same turn.
        let corrects = |step: &HistoryStep| step.command == CORRECTION;
        if undone == 0 && taken.iter().all(corrects) && game.next_step() == before.next_step() {
            self.paper.keep_corrected(draft)?;
        } else if let Some(said) = draft.answers.last() {
            console.say(format!("Dropped: {}", sense::shown(said.trim(), None)))?;
        }
        Ok(true)
    }

    fn reworded(&self, console: &Console, line: &str) -> Option<String> {
        self.of_advice(console, line).or_else(|| self.without_operation(line))
    }

    fn held(&self) -> &'static str {
        let draft = self.paper.draft();
        match draft.is_unsaid() {
            true if self.is_amending() => {
                "Held: every finished step is saved, and your turn is still being replaced when you go on."
            }
            true if !draft.thrown.is_empty() => {
                "Held: every finished step is saved, and what was rolled or drawn since stays as it lies."
            }
            true => "Held: every finished step is saved, and no turn is unfinished.",
            false => {
                "Held: every finished step is saved, and your unfinished turn is offered again when you go \
                 on."
            }
        }
    }

    fn completes(&self, word: &str, rest: &str) -> Option<Vec<String>> {
        Some(completing::behind_word(word, rest))
    }

    fn goes_on(&self, before: &str) -> Vec<String> {
        completing::behind_action(&self.game(), before, self)
    }

    fn abort(&self) -> &'static str {
        "drop the Special Activity, then the turn"
    }

    fn is_of_the_rules(&self, typed: &str) -> bool {
        // A Special Activity goes with an Operation, which is named first, or is within an Event: before that
        // it leaves its name to the word it begins, `advise`. So does one that nobody here could ever take.
        let (game, is_begun) = (self.game(), !self.paper.draft().answers.is_empty());
        let of_somebody = |special: SpecialName| match game.next_step() {
            NextStep::Act { faction, .. } if game.is_player(faction) => special.factions().contains(faction),
            _ => special.factions().iter().any(|faction| game.is_player(faction)),
        };
        let may_act = |special: SpecialName| is_begun && of_somebody(special);
        SpecialName::with_id(typed).is_some_and(may_act) || OperationName::with_id(typed).is_some()
    }

    fn help_on(&self, typed: &str) -> Option<String> {
        let typed = typed.to_lowercase();
        let operation = OperationName::with_id(&typed).map(OperationName::id);
        let named = operation.or_else(|| SpecialName::with_id(&typed).map(SpecialName::id))?;
        Some(format!(
            "{}: `? {named}` shows how it is typed, `options {named}` what is legal now, `rules {named}` \
             the rule in short.",
            titled(named)
        ))
    }

    fn status(&self) -> String {
        let (saved, game) = (self.game(), self.shown());
        // The end of a turn under way may bring the next card up, which is not in play before the turn is
        // saved.
        let (cards, board) = (saved.cards(), game.board());
        let number = |card: Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
        let who = match saved.next_step() {
            NextStep::Act { faction, .. } => format!(" {}", short(faction)),
            _ => String::new(),
        };
        let track = |track: Track| {
            if game.keeps(track) { board.track(track).to_string() } else { "-".to_owned() }
        };
        let margins =
            Faction::ALL.map(|faction| format!("{} {:+}", short(faction), game.marked_margin(faction)));
        let line = format!(
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
        );
        // Where every figure has two digits, it is wider than a terminal.
        if line.len() > usize::from(Look::PLAIN.width) { line.replace(" | ", "|") } else { line }
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "SPACE, FACTION, tracks, boxes, cards, spaces, all, lasting, changed, map"),
            ("map", "the map as text; `map png` keeps an up-to-date picture until `map off`"),
            ("card", "N or NAME: summarizes a card"),
            ("rules", "ID: what a rule, a refusal or a ruling says, in short: `rules 3.2.4`"),
            ("options", "[OPERATION]: what is legal, and why the rest is not"),
            ("adjust", "PLACE WHAT: correct the game to match the table: `adjust saigon us troops 4`"),
            ("check", "[PLACE]: compare the game with the table, place by place"),
            ("amend", "[N]: replace your turn of step N and keep later steps as long as they are legal"),
            ("forecast", "[N]: what the next non-player is likely to do"),
            // Longer than the Special Activity, whose name stands for the word where it is no answer.
            ("adviser", "[SECONDS]: what you could do, with odds from playouts; then [N]: take up line N"),
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
                let (saved, midst) = (self.game(), self.board.borrow().midst);
                let mut report = Report::new();
                if midst.is_some_and(|midst| midst.board() != saved.board()) {
                    report.line("For a turn that began with the board as it is now:");
                }
                // A turn that ended as it stands would leave the next faction's options.
                let now = midst.map(|midst| saved.with_board_of(&midst, false));
                report.append(self.look_up_in(now, &["fitl", "options"], op)?);
                report
            }
            "adjust" => {
                let (draft, last) = (self.paper.draft(), self.paper.last_step());
                return match self.adjust_asking(console, rest) {
                    Ok(Some(report)) => {
                        console.show(&report)?;
                        // The question before it stands as it did, with what was half answered.
                        if self.paper.last_step() == last {
                            return Ok(None);
                        }
                        self.go_on_corrected(console, draft)?;
                        Ok(Some(Left::Changed))
                    }
                    Ok(None) => Ok(None),
                    Err(Left::Failed(error)) => Err(error),
                    Err(left) => Ok(Some(left)),
                };
            }
            "check" => return self.check(console, rest),
            "amend" => return self.amend(console, rest),
            "forecast" => {
                let runs = number_or(word, rest, 1000)?;
                let (said, document) = self.before_a_non_player()?;
                let mut report = Report::new();
                said.into_iter().for_each(|line| report.line(line));
                let mut options = json!({ "forecast": runs, "in_place": false });
                if let Some(document) = document {
                    options["document"] = document;
                }
                report.append(self.paper.call(&["trung-turn"], options)?.without_commands());
                report
            }
            "adviser" => return self.adviser(console, rest),
            "redo" if self.paper.undone() == 0 => return self.paper.word(console, word, rest),
            "rollback" | "redo" if !self.drops_turn(console)? => return Ok(None),
            "rollback" => {
                let left = self.paper.word(console, word, rest)?;
                if matches!(left, Some(Left::Changed)) {
                    self.end_amending(console)?;
                }
                return Ok(left);
            }
            _ => return self.paper.word(console, word, rest),
        };
        console.show(&report)?;
        Ok(None)
    }
}
