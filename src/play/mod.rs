//! The guided mode: `pointman play`, for somebody with counters in one hand.
//!
//! A client over a document: every finished turn is one ordinary step, taken by the command that takes it
//! anywhere else and written at once. What is asked are the rules' open questions and legal answers; nothing
//! here knows a rule.
//!
//! | File | About |
//! |---|---|
//! | `console` | the one place that reads words: type-ahead, prefixes, `?`, paging |
//! | `answers` | legal answers as a tree of words, and what typed words mean among them |
//! | `lines` | where typed lines come from: a terminal or a pipe |
//! | `draft` | a turn under way, kept beside its document |
//! | `thrown` | dice that people throw, typed at the console |
//! | `fitl` | a game of Fire in the Lake |
//! | `fng` | an evening of FNG, and its campaign |
//! | `ambush_valley` | a campaign of Ambush Valley |

mod ambush_valley;
mod answers;
mod console;
mod draft;
mod fitl;
mod fng;
pub mod lines;
mod thrown;

use std::path::PathBuf;
use std::rc::Rc;

use crate::command::Produced;
use crate::command::{Session, Source};
use crate::error::Error;
use crate::render::Look;

use answers::{Plain, Sense};
use console::{Console, Desk, Prompt};
use lines::Lines;

/// Where the guided mode shows things and saves documents.
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
    fn print_status(&self, text: &str) -> Result<(), Error>;

    /// How wide and how colourful it is.
    fn look(&self) -> Look;

    /// How many rows it has.
    fn rows(&self) -> usize;

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
}

/// How the guided mode is begun.
#[derive(Debug, Clone, Default)]
pub struct Begin {
    /// The document.
    pub file: Option<PathBuf>,
    /// A picture of the map that is kept fresh.
    pub map: Option<PathBuf>,
    /// Whether the person throws the dice.
    pub asks_dice: bool,
    /// What a new game rolls from, and the program for a person who lets it throw.
    pub seed: Option<u64>,
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
    let console = Console::new(lines, screen, Rc::new(Entrance));
    let played = match &begin.file {
        Some(_) => enter(&begin, &console),
        None => new_document(&console, begin.seed).and_then(|file| {
            let begin = Begin { file: Some(file), ..begin };
            enter(&begin, &console)
        }),
    };
    match played {
        Ok(()) | Err(Left::Back | Left::Abort | Left::Changed | Left::Hold | Left::Quit) => Ok(0),
        Err(Left::Failed(error)) => Err(error),
    }
}

fn enter(begin: &Begin, console: &Console) -> Result<(), Left> {
    let file = begin.file.clone().ok_or_else(|| Error::Bug("nothing to play".to_owned()))?;
    let kind = Source::File(file.clone()).kind(&mut Session::of_command_line())?;
    let client: Rc<dyn Client> = match kind.name() {
        "fitl-game" => fitl::Client::open(file, begin, console.screen())?,
        "fng-mission" => fng::Evening::open(file, begin, console.screen())?,
        "fng-campaign" => fng::Campaign::open(file, begin, console.screen())?,
        "av-campaign" => ambush_valley::Client::open(file, begin, console.screen())?,
        other => {
            let message =
                format!("{}: cannot play a {other}; give a game, an evening or a campaign", file.display());
            return Err(Error::Usage(message).into());
        }
    };
    console.sit_at(Rc::clone(&client) as Rc<dyn Desk>);
    loop {
        match client.go_on(console) {
            Ok(()) | Err(Left::Changed) => {}
            Err(Left::Back | Left::Abort) => {
                console
                    .say("There is nothing to undo here: `rollback` undoes finished steps, `hold` leaves.")?;
            }
            Err(left) => return Err(left),
        }
    }
}

/// Before a document is open: menus.
struct Entrance;

impl Sense for Entrance {
    fn means(&self, typed: &str, word: &str) -> bool {
        Plain.means(typed, word)
    }

    fn group(&self, _: &str) -> &'static str {
        ""
    }
}

impl Desk for Entrance {
    fn status(&self) -> String {
        String::new()
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn word(&self, _: &Console, _: &'static str, _: &str) -> Result<Option<Left>, Error> {
        Ok(None)
    }
}

/// Asks which game, and begins it in a file of its own.
fn new_document(console: &Console, seed: Option<u64>) -> Result<PathBuf, Left> {
    const GAMES: [(&str, &str); 2] = [
        ("fire-in-the-lake", "a game, with or without non-players"),
        ("ambush-valley", "a campaign of a platoon"),
    ];
    let prompt = Prompt::of("Game", GAMES.map(|(game, _)| game)).enter(0, GAMES[0].0);
    let prompt = GAMES.iter().fold(prompt, |prompt, (game, about)| prompt.noting(game, *about));
    match console.ask(&prompt)? {
        0 => fitl::new_game(console, seed),
        _ => ambush_valley::new_campaign(console, seed),
    }
}
