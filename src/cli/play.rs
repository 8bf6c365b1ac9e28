//! `play`: the guided mode.

use std::io;
use std::path::PathBuf;
use std::rc::Rc;

use clap::{ArgMatches, Args, FromArgMatches};

use super::output::{self, Output};
use super::shell::ShellCommand;
use crate::command::{DiceMode, Group, Produced};
use crate::error::Error;
use crate::play::{self, Begin, Screen};
use crate::render::Look;

const ABOUT: &str = "Play at the table, guided: questions with their legal answers";
const LONG_ABOUT: &str = "\
Play at the table, guided: the program asks what it needs, one question at a time, with the legal answers.

Without FILE it asks what to play and begins it. Every finished turn is one step of the document, saved at once: other commands can be \
used on the same file. At every prompt: ? lists the legal answers, ? WORD those that match, help the words that every prompt knows, \
Tab completes, Ctrl-C takes the last answer back, Ctrl-D stops until another time. Answers may be shortened and typed ahead, as \
`fitl act` takes them. Input that is no terminal is read a line a prompt, without colour.";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "play",
    group: Group::FitlGames,
    about: ABOUT,
    examples: "\
pointman play                               # a new game: menus, then the set-up list
pointman play game.json                     # go on with a game
pointman play game.json --map map.png       # with a picture of the map kept fresh beside it
pointman play game.json --dice ask          # with your own dice and Trung cards",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    /// The document to go on with
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Keep a picture of the map fresh: .png or .svg
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Roll for the player, or ask for each die
    #[arg(long, value_name = "HOW", help_heading = "Dice")]
    dice: Option<DiceMode>,
    /// Roll a new game from this seed, and what you let the program throw
    #[arg(long, value_name = "N", help_heading = "Dice")]
    seed: Option<u64>,
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let Options { file, map, dice, seed } =
        Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    let begin = Begin { file, map, asks_dice: dice.or(output.dice) == Some(DiceMode::Ask), seed };
    play::run(begin, Rc::new(Terminal { colour: output.look(&io::stdout()).colour }))
}

/// Standard output, as wide and high as it is now.
struct Terminal {
    colour: bool,
}

impl Screen for Terminal {
    fn print(&self, text: &str) -> Result<(), Error> {
        output::print(text, self.look())
    }

    fn print_status(&self, text: &str) -> Result<(), Error> {
        let (on, off) = if self.colour { ("\x1b[7m", "\x1b[0m") } else { ("", "") };
        output::print(&format!("{on}{text}{off}\n"), self.look())
    }

    fn look(&self) -> Look {
        Look { width: output::size().0.max(40), colour: self.colour }
    }

    fn rows(&self) -> usize {
        usize::from(output::size().1)
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        output::save(&produced.write, &produced.document.text()).map(drop)
    }
}
