//! The guided mode: `pointman play`, for somebody with counters in one hand.
//!
//! A client over a document: every finished turn is one ordinary step, taken by the command that takes it
//! anywhere else and written at once. What is asked are the rules' open questions and legal answers; nothing
//! here knows a rule.
//!
//! | File | About |
//! |---|---|
//! | `console` | the one place that reads words: type-ahead, prefixes, `?`, paging |
//! | `beginning` | what the menus before a new document share |
//! | `answers` | legal answers as a tree of words, and what typed words mean among them |
//! | `lines` | where typed lines come from: a terminal or a pipe |
//! | `paper` | a document at the prompt: the commands taken on it, its dice, words for every kind |
//! | `draft` | a turn under way, kept beside its document |
//! | `thrown` | dice that people throw, typed at the console |
//! | `fitl` | a game of Fire in the Lake |
//! | `fng` | an evening of FNG, and its campaign |
//! | `ambush_valley` | a campaign of Ambush Valley |

mod ambush_valley;
mod answers;
mod beginning;
mod console;
mod draft;
mod fitl;
mod fng;
pub mod lines;
mod paper;
mod thrown;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::ambush_valley::{Campaign, Step};
use crate::command::document::any::with_article;
use crate::command::{DiceMode, Produced, Session, Source};
use crate::document::{Kind, State, check_writable};
use crate::error::Error;
use crate::fitl::GameData;
use crate::fng::campaign::TourOfDuty;
use crate::fng::checks::Edition;
use crate::fng::mission::Mission;
use crate::render::{Look, remark};
use crate::voice::option;

pub(crate) use ambush_valley::{ask_choice, ask_orders, ask_report};
pub(crate) use draft::tell_finished_parts;
pub(crate) use fitl::as_typed;

use answers::{Sense, begins_a_part};
use console::{Console, Desk, Prompt};
use lines::Lines;
use paper::{dice_named, read, who_rolls};

/// Where the guided mode shows things and saves documents: a plain screen of 80 columns and 24 rows, unless
/// it says otherwise.
pub trait Screen {
    /// Shows text as it stands.
    ///
    /// # Errors
    /// When it cannot be written.
    fn print(&self, text: &str) -> Result<(), Error>;

    /// Shows the line above a prompt.
    ///
    /// # Errors
    /// When it cannot be written.
    fn print_status(&self, text: &str) -> Result<(), Error> {
        self.print(&format!("{text}\n"))
    }

    /// How wide and how colourful it is.
    fn look(&self) -> Look {
        Look::PLAIN
    }

    /// How many rows it has.
    fn rows(&self) -> usize {
        24
    }

    /// Whether what is higher than it is shown page by page.
    fn pages(&self) -> bool {
        true
    }

    /// Leaves nothing of what was shown, for somebody who must not read it.
    ///
    /// # Errors
    /// When it cannot be written.
    fn clear(&self) -> Result<(), Error> {
        self.print(&"\n".repeat(self.rows()))
    }

    /// Saves a document that a command made.
    ///
    /// # Errors
    /// When it cannot be written; the file is then as it was.
    fn save(&self, produced: &Produced) -> Result<(), Error>;
}

/// How a prompt is left without an answer.
#[derive(Debug)]
pub enum Left {
    /// The last answer is taken back.
    Back,
    /// The Special Activity is given up, or the turn.
    Abort,
    /// The document is another now: everything begins again from it.
    Changed,
    /// The person stops here and continues another time.
    Hold,
    /// The person leaves.
    Quit,
    /// Something failed that no answer mends.
    Failed(Error),
}

impl From<Error> for Left {
    fn from(error: Error) -> Left {
        Left::Failed(error)
    }
}

/// What plays a kind of document.
trait Client: Desk {
    /// Goes on by what is due: shows it, asks what it needs, and saves it.
    ///
    /// # Errors
    /// How a prompt was left.
    fn go_on(&self, console: &Console) -> Result<(), Left>;

    /// How many undone steps the next step drops.
    fn undone(&self) -> u32;
}

/// How the guided mode is begun.
#[derive(Debug, Clone, Default)]
pub struct Begin {
    /// The document.
    pub file: Option<PathBuf>,
    /// A picture that is kept fresh: of the map, or of the table of an FNG evening.
    pub map: Option<PathBuf>,
    /// Who throws the dice; unsaid, a document goes on as its last dice were thrown.
    pub dice: Option<DiceMode>,
    /// What a new game rolls from, and the program for a person who lets it throw.
    pub seed: Option<u64>,
    /// Whether of what others do only its first line is shown, in Fire in the Lake.
    pub quiet: bool,
}

/// Plays until the person leaves, and gives the exit code.
///
/// # Errors
/// When the document cannot be read or written, or the terminal fails.
pub fn run(begin: Begin, screen: Rc<dyn Screen>) -> Result<u8, Error> {
    let lines = Lines::of_input(screen.look().colour)?;
    run_with(begin, screen, lines)
}

/// The same with lines from elsewhere than standard input.
///
/// # Errors
/// As [`run`].
pub fn run_with(begin: Begin, screen: Rc<dyn Screen>, lines: Lines) -> Result<u8, Error> {
    // At a terminal a person is asked; lines of a pipe were written for another document.
    let is_new = lines.is_terminal() && begin.file.as_ref().is_some_and(|file| !file.exists());
    let entrance = Rc::new(Entrance::default());
    let console = Console::new(lines, screen, Rc::clone(&entrance) as Rc<dyn Desk>);
    if let (true, Some(file)) = (is_new, &begin.file) {
        console.say(format!("{} does not exist yet: begin something new in it.", file.display()))?;
    }
    let played = match &begin.file {
        Some(_) if !is_new => enter(&begin, &console),
        _ => {
            // Whoever names a file that is not there yet begins something in it. What these menus begin is
            // none of the files that they list.
            let files = if begin.file.is_none() { documents_here() } else { Vec::new() };
            let chosen = console.through_menus(|| {
                let mut begin = begin.clone();
                choose_document(&console, &mut begin, &files)?;
                begin.dice = entrance.dice.get().or(begin.dice);
                Ok(begin)
            });
            chosen.and_then(|begin| enter(&begin, &console))
        }
    };
    match played {
        Ok(()) | Err(Left::Back | Left::Abort | Left::Changed | Left::Hold | Left::Quit) => {
            Ok(console.exit_code())
        }
        Err(Left::Failed(error)) => Err(error),
    }
}

/// Opens a document.
type Opens = fn(PathBuf, &Begin, Rc<dyn Screen>) -> Result<Rc<dyn Client>, Error>;

/// The kinds of documents that are played, what each is, and what opens it.
const PLAYED: [(&str, &str, Opens); 4] = [
    ("fitl-game", "a game of Fire in the Lake", |file, begin, screen| {
        Ok(fitl::GameClient::open(file, begin, screen)?)
    }),
    ("fng-mission", "an FNG evening", |file, begin, screen| {
        Ok(fng::EveningClient::open(file, begin, screen)?)
    }),
    ("fng-campaign", "an FNG tour of duty", |file, begin, screen| {
        Ok(fng::TourClient::open(file, begin, screen)?)
    }),
    ("av-campaign", "a campaign of Ambush Valley", |file, begin, screen| {
        Ok(ambush_valley::CampaignClient::open(file, begin, screen)?)
    }),
];

/// Whether what is played has the picture that is to be kept fresh.
///
/// # Errors
/// [`Error::Usage`] where it has none, or none in this format.
fn may_draw(kind: Kind, begin: &Begin) -> Result<(), Error> {
    let Some(map) = &begin.map else { return Ok(()) };
    let is_svg = map.extension().is_some_and(|extension| extension == "svg");
    let why = match kind {
        GameData::KIND => return Ok(()),
        Mission::KIND | TourOfDuty::KIND if is_svg => return Ok(()),
        Mission::KIND | TourOfDuty::KIND => {
            "the table of an FNG evening is drawn as SVG: name a file that ends in .svg"
        }
        _ => "Ambush Valley has no picture to keep up to date: leave it out",
    };
    let map = map.display().to_string();
    Err(Error::Usage(format!("{}: {why}", option("map").with(&map))))
}

/// How many documents to go on with are offered at most.
const OFFERED: usize = 5;

/// How many files of a folder are looked into for them.
const LOOKED_INTO: usize = 30;

fn enter(begin: &Begin, console: &Console) -> Result<(), Left> {
    let file = begin.file.clone().ok_or_else(|| Error::Bug("nothing to play".to_owned()))?;
    let kind = Source::File(file.clone()).kind(&mut Session::of_command_line())?;
    let Some((_, _, open)) = PLAYED.iter().find(|(played, ..)| *played == kind.name()) else {
        let kind = with_article(kind);
        let message =
            format!("{}: cannot play {kind}; give a game, an evening or a campaign", file.display());
        return Err(Error::Usage(message).into());
    };
    may_draw(kind, begin)?;
    let is_writable = check_writable(&file, &remark);
    let client = open(file, begin, console.screen())?;
    console.sit_at(Rc::clone(&client) as Rc<dyn Desk>);
    console.greet(client.hint())?;
    // Said before a turn has been played that cannot be saved.
    if let Err(error) = is_writable {
        console.say(format!("{error}. You can look around here, but no turn can be saved."))?;
    }
    let mut told = 0;
    loop {
        console.begins();
        // What going on loses is said before that.
        let undone = client.undone();
        if undone > 0 && undone != told {
            let (steps, them, restores) = match undone {
                1 => ("1 step is".to_owned(), "it", "restores it"),
                more => (format!("{more} steps are"), "them", "restores them"),
            };
            console.say(format!("{steps} undone: `redo` {restores}, and the next step drops {them}."))?;
        }
        told = undone;
        match client.go_on(console) {
            Ok(()) | Err(Left::Changed) => {}
            Err(Left::Back | Left::Abort) => console.went_back()?,
            Err(left) => return Err(left),
        }
    }
}

/// Before a document is open: menus.
#[derive(Default)]
struct Entrance {
    /// Who throws the dice, once `dice` has said so.
    dice: Cell<Option<DiceMode>>,
}

impl Sense for Entrance {
    /// A game is also called by the first letters of its name: `fitl`, `av`.
    fn means(&self, typed: &str, word: &str) -> bool {
        let initials = word.split('-').filter_map(|part| part.chars().next());
        // An edition is called by its number, too.
        let is_edition = [("first", ["1", "1.0"]), ("second", ["2", "2.0"])]
            .iter()
            .any(|(edition, numbers)| *edition == word && numbers.contains(&typed));
        begins_a_part(typed, word) || is_edition || initials.eq(typed.chars())
    }
}

impl Desk for Entrance {
    fn status(&self) -> String {
        String::new()
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[("rules", "NAME: what a rule of Fire in the Lake, or an Attribute or a check of FNG does")]
    }

    fn dice_said(&self) -> Option<DiceMode> {
        self.dice.get()
    }

    fn held(&self) -> &'static str {
        "Nothing has been started yet, so there is nothing to keep."
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        if word == "rules" {
            if rest.is_empty() {
                return Err(Error::Usage("name a rule, an Attribute or a check: `rules pacify`".to_owned()));
            }
            let found = [fitl::rules_of(rest).ok(), fng::rules_of(rest, Edition::One).ok()];
            if found.iter().all(Option::is_none) {
                let why = "is no rule of Fire in the Lake, nor an Attribute or a check of FNG";
                return Err(Error::Usage(format!("`{rest}` {why}")));
            }
            found.iter().flatten().try_for_each(|report| console.show(report))?;
            return Ok(None);
        }
        if word != "dice" {
            let why = format!("`{word}` works once a file is open; nothing has been started yet");
            return Err(Error::Usage(why));
        }
        if let Some(dice) = dice_named(rest)? {
            self.dice.set(Some(dice));
        }
        match self.dice.get() {
            Some(dice) => console.show(&who_rolls(dice, true))?,
            None => console
                .say("`dice ask`: you roll the dice and type the results; `dice roll`: Pointman rolls.")?,
        }
        Ok(None)
    }
}

/// The word for a game that is none of the files.
const NEW: &str = "new";

/// A document that can be gone on with, what it is, and whether it is over.
type Listed = (PathBuf, &'static str, bool);

/// Asks which game, and begins it in a file of its own; or which document in this folder goes on.
fn choose_document(console: &Console, begin: &mut Begin, files: &[Listed]) -> Result<(), Left> {
    const GAMES: [(&str, &str); 3] = [
        ("fire-in-the-lake", "begin a game, with or without non-players"),
        ("fng", "begin an evening or a tour of duty"),
        ("ambush-valley", "begin a platoon campaign"),
    ];
    let names: Vec<String> = files.iter().map(|(file, ..)| file.display().to_string()).collect();
    let answers: Vec<&str> = names.iter().map(String::as_str).chain(GAMES.map(|(game, _)| game)).collect();
    let what = if files.is_empty() { "Game" } else { "Continue a file, or begin a game" };
    // Where all is over, something new begins.
    let first = if files.iter().all(|(.., is_over)| *is_over) { files.len() } else { 0 };
    let mut prompt = Prompt::of(what, answers.iter().copied()).enter(first, answers[first]);
    for (name, (_, about, is_over)) in names.iter().zip(files) {
        let about = if *is_over { format!("{about}, over") } else { format!("continue {about}") };
        prompt = prompt.noting(name, about);
    }
    let with_games =
        |prompt| GAMES.iter().fold(prompt, |prompt: Prompt, (game, about)| prompt.noting(game, *about));
    prompt = with_games(prompt);
    // Who says that it is a new one is asked which.
    prompt.answers.push(vec![NEW.to_owned()]);
    prompt.unlisted.push(NEW.to_owned());
    let mut chosen = console.ask(&prompt)?;
    if chosen == answers.len() {
        let games = Prompt::of("A new game of", GAMES.map(|(game, _)| game)).enter(0, GAMES[0].0);
        chosen = files.len() + console.ask(&with_games(games))?;
    }
    begin.file = Some(match chosen.checked_sub(files.len()) {
        None => files[chosen].0.clone(),
        Some(0) => fitl::new_game(console, begin)?,
        // Nothing is begun that could not be played then.
        Some(1) => {
            may_draw(TourOfDuty::KIND, begin)?;
            fng::new_fng(console, begin)?
        }
        Some(_) => {
            may_draw(Campaign::KIND, begin)?;
            ambush_valley::new_campaign(console, begin)?
        }
    });
    Ok(())
}

/// The documents in this folder that can be gone on with, the last saved first and those that are over last,
/// what each is, and whether it is over.
fn documents_here() -> Vec<Listed> {
    let Ok(folder) = std::fs::read_dir(".") else { return Vec::new() };
    let saved = |entry: std::fs::DirEntry| {
        let path = PathBuf::from(entry.file_name());
        let is_document = match path.extension() {
            Some(extension) => extension == "json",
            // Whoever named a file without an ending goes on with it, too.
            None => entry.file_type().is_ok_and(|kind| kind.is_file()) && begins_an_object(&path),
        };
        let saved = entry.metadata().and_then(|metadata| metadata.modified()).ok()?;
        // A name that is no text cannot be typed, nor stand in a document.
        (is_document && path.to_str().is_some()).then_some((saved, path))
    };
    let mut files: Vec<_> = folder.filter_map(Result::ok).filter_map(saved).collect();
    files.sort_by(|one, other| other.cmp(one));
    let played = |(_, path): (_, PathBuf)| {
        // What cannot be read is no document to go on with.
        let kind = Source::File(path.clone()).kind(&mut Session::of_command_line()).ok()?;
        let (_, about, _) = PLAYED.iter().find(|(played, ..)| *played == kind.name())?;
        let is_over = is_over(kind, &path);
        Some((path, *about, is_over))
    };
    let mut files: Vec<_> = files.into_iter().take(LOOKED_INTO).filter_map(played).take(OFFERED).collect();
    files.sort_by_key(|(.., is_over)| *is_over);
    files
}

/// Whether a file begins as documents do.
fn begins_an_object(path: &Path) -> bool {
    use std::io::Read as _;
    let mut first = [0];
    std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut first)).is_ok() && first == *b"{"
}

/// Whether there is nothing left to play in a document of FNG or Ambush Valley.
fn is_over(kind: Kind, path: &Path) -> bool {
    let evening = || read::<Mission>(path).is_ok_and(|opened| opened.document.data.company.over);
    let tour = || read::<TourOfDuty>(path).is_ok_and(|opened| opened.document.data.ended.is_some());
    let campaign = || read::<Campaign>(path).is_ok_and(|opened| opened.document.data.step == Step::Finished);
    match kind {
        Mission::KIND => evening(),
        TourOfDuty::KIND => tour(),
        Campaign::KIND => campaign(),
        _ => false,
    }
}
