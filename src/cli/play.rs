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

const ABOUT: &str = "Play at the table, guided by questions with legal answers";
const LONG_ABOUT: &str = "\
Play at the table: Pointman guides you, one question at a time, and lists the legal answers.

Without FILE it asks what to play. Every finished turn is one step of the document and is saved at once, so \
other commands \
work on the same file.

At every prompt, ? lists the legal answers, ? WORD those that match, and help the commands that work \
everywhere; \
Tab completes, Ctrl-C undoes the last answer, Ctrl-D stops until another time. You may shorten answers and \
type several \
ahead, as in `fitl act`.

With --quiet, Fire in the Lake shows only the first line of what you have not chosen yourself: the cards \
and the turns of non-players.

Input from a file or pipe is read one line per prompt, without colour. If it ends before `hold` or `quit` \
and a line of it was \
refused, the exit code is 1.";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "play",
    group: Group::FitlGames,
    about: ABOUT,
    examples: "\
pointman play                               # a new game: menus, then the set-up list
pointman play game.json                     # continue a game
pointman play game.json --map map.png       # with an up-to-date picture of the map
pointman play evening.json --map table.svg  # an FNG evening, with one of the table
pointman play game.json --dice ask          # with your own dice and Trưng cards",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    /// The document to continue; at a terminal, a file that does not exist yet begins a new game
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Keep an up-to-date picture of the map (.png or .svg), or of the table of an FNG evening (.svg)
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Let Pointman roll, or ask you for each roll
    #[arg(long, value_name = "HOW", help_heading = "Dice")]
    dice: Option<DiceMode>,
    /// The seed of a new game, and of any dice that Pointman rolls for you
    #[arg(long, value_name = "N", help_heading = "Dice")]
    seed: Option<u64>,
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let Options { file, map, dice, seed } =
        Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    let begin = Begin { file, map, dice: dice.or(output.dice), seed, quiet: output.quiet };
    play::run(begin, Rc::new(Terminal { colour: output.look(&io::stdout()).colour, pages: output.pages() }))
}

/// Has a terminal forget its screen and all that scrolled off it.
///
/// The lines kept above the screen are dropped last (`3J`): some terminals move the screen there as they
/// clear it (`2J`). Where the sequences mean nothing, the blank lines before them still push the screen away.
const FORGET: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Standard output, as wide and high as it is now.
struct Terminal {
    colour: bool,
    pages: bool,
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

    fn pages(&self) -> bool {
        self.pages
    }

    fn clear(&self) -> Result<(), Error> {
        // Raw, because this is no text: what is printed for people shows such letters instead of sending
        // them.
        output::print_raw(&format!("{}{FORGET}", "\n".repeat(self.rows())))
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        output::save(&produced.write, &produced.document.text()).map(drop)
    }
}
