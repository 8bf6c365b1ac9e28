//! `--seed`, `--rolls` and `--dice`: where the answers of the dice come from.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, StdinLock, Write, stderr, stdin};
use std::rc::Rc;
use std::time::Instant;

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::command::{BoundDice, Session, Watch};
use crate::dice::{Asking, Dice, DiceError, DiceState, Question, Scripted, Seeded};
use crate::error::Error;
use crate::voice::option;

/// Where the answers of the dice come from.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct DiceOptions {
    /// Roll from this seed: same seed, same dice. With --rolls or --dice ask, a new game rolls from it later
    #[arg(long, value_name = "N", help_heading = "Dice")]
    pub seed: Option<u64>,
    /// Use these dice, in the order they are needed; name cards by their letters (`H,K,4,2`)
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', help_heading = "Dice", conflicts_with = "dice")]
    pub rolls: Option<Vec<DieWord>>,
    /// Let Pointman roll, or ask you for each roll: type all its dice on one line, `?` for help, `r` to let
    /// Pointman roll
    #[arg(long, value_name = "HOW", help_heading = "Dice")]
    pub dice: Option<DiceMode>,
}

/// What a die shows, or the name of a card, as it is typed; a script gives numbers as numbers.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "Value")]
pub struct DieWord(String);

impl std::str::FromStr for DieWord {
    type Err = std::convert::Infallible;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Ok(DieWord(word.to_owned()))
    }
}

impl TryFrom<Value> for DieWord {
    type Error = String;

    fn try_from(answer: Value) -> Result<Self, String> {
        match answer {
            Value::String(name) => Ok(DieWord(name)),
            Value::Number(number) => match number.as_u64().and_then(|number| u32::try_from(number).ok()) {
                Some(number) => Ok(DieWord(number.to_string())),
                None => Err(format!("{number} is not a die result: give a whole number")),
            },
            other => Err(format!("{other} is not a die result: give a number or the name of a card")),
        }
    }
}

/// Who throws the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// Pointman rolls
    Roll,
    /// You roll, and type each result
    Ask,
}

impl DiceOptions {
    /// Whether a person types every answer, and so can be asked for choices too.
    pub fn are_asked(&self, session: &Session) -> bool {
        self.dice == Some(DiceMode::Ask) && self.rolls.is_none() && session.asks()
    }

    /// The dice of a look-up: fresh ones unless the options or the script say otherwise.
    ///
    /// # Errors
    /// When a person is to be asked and cannot be.
    pub fn source(&self, session: &Session) -> Result<DiceSource, Error> {
        self.check_seed()?;
        self.source_from(session, || match session.shared_dice() {
            Some(state) => DiceSource::Seeded { dice: Box::new(Seeded::new(state)), shared: true },
            None => DiceSource::seeded(DiceState::fresh()),
        })
    }

    /// The dice of a filter: those the document carries, unless the options say otherwise.
    ///
    /// # Errors
    /// When a person is to be asked and cannot be.
    pub fn source_for(&self, session: &Session, document: DiceState) -> Result<DiceSource, Error> {
        self.check_seed()?;
        self.source_from(session, || {
            session.lent().map_or_else(|| DiceSource::seeded(document), DiceSource::Lent)
        })
    }

    /// The dice that make a new document, and where its own dice begin when a person gives those of its
    /// making: at the seed given, else at a fresh one or one drawn from the script's dice.
    ///
    /// # Errors
    /// When a person is to be asked and cannot be.
    pub fn source_of_new(&self, session: &mut Session) -> Result<(DiceSource, DiceState), Error> {
        let from = match (self.seed, session.shared_dice()) {
            (Some(seed), _) => DiceState { seed, drawn: 0 },
            (None, Some(shared)) => {
                let mut dice = DiceSource::Seeded { dice: Box::new(Seeded::new(shared)), shared: true };
                let mut word = || dice.roll(u32::MAX, format_args!("seed of a new document")).map(u64::from);
                let seed = (word()? << 32) | word()?;
                session.used(dice)?;
                DiceState { seed, drawn: 0 }
            }
            (None, None) => DiceState::fresh(),
        };
        let otherwise = || session.lent().map_or_else(|| DiceSource::seeded(from), DiceSource::Lent);
        Ok((self.source_from(session, otherwise)?, from))
    }

    /// Refuses a seed that nothing would be rolled from.
    fn check_seed(&self) -> Result<(), Error> {
        let by = match (&self.rolls, self.dice) {
            (Some(_), _) => option("rolls").to_string(),
            (None, Some(DiceMode::Ask)) => format!("{} ask", option("dice")),
            _ => return Ok(()),
        };
        match self.seed {
            Some(seed) => Err(Error::Usage(format!(
                "{} {seed} has no effect with {by} here, because only a new game keeps a seed; give one or \
                 the other",
                option("seed")
            ))),
            None => Ok(()),
        }
    }

    fn source_from(
        &self,
        session: &Session,
        otherwise: impl FnOnce() -> DiceSource,
    ) -> Result<DiceSource, Error> {
        // What is settled for all commands gives way to any option about dice.
        let settled = if self.seed.is_none() { session.dice_mode() } else { None };
        let mode = self.dice.or(settled);
        Ok(match self {
            DiceOptions { rolls: Some(rolls), .. } => {
                DiceSource::Scripted(Scripted::of_words(rolls.iter().map(|word| word.0.clone())))
            }
            _ if mode == Some(DiceMode::Ask) && session.asks() => {
                // What is rolled for a person is no part of the document's stream, as what they roll is not.
                let rolls = Seeded::new(DiceState::fresh());
                let dice = Box::new(Asking::new(stdin().lock(), session.prompts()).rolling(rolls));
                DiceSource::Asking { dice, watch: session.watch().clone() }
            }
            _ if mode == Some(DiceMode::Ask) => {
                return Err(Error::Usage(
                    "standard input is the script itself, so Pointman cannot ask for dice: give them as \
                     `rolls`"
                        .to_owned(),
                ));
            }
            DiceOptions { seed: Some(seed), .. } => DiceSource::seeded(DiceState { seed: *seed, drawn: 0 }),
            _ => otherwise(),
        })
    }
}

/// Where a person is asked for dice and choices: on standard error, unless a program reads JSON there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Prompts {
    /// Whether they are left out.
    pub are_hidden: bool,
}

impl Write for Prompts {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.are_hidden { Ok(bytes.len()) } else { stderr().write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.are_hidden { Ok(()) } else { stderr().flush() }
    }
}

/// The dice a command uses.
pub enum DiceSource {
    /// From a seed.
    Seeded {
        /// The stream.
        dice: Box<Seeded>,
        /// Whether it is the one that a script's commands share.
        shared: bool,
    },
    /// From `--rolls`.
    Scripted(Scripted),
    /// From the person at the table.
    Asking {
        /// Where they are asked for.
        dice: Box<Asking<StdinLock<'static>, Prompts>>,
        /// The watch that stands still meanwhile.
        watch: Watch,
    },
    /// From the guided mode, which keeps them.
    Lent(Rc<RefCell<BoundDice>>),
}

impl DiceSource {
    fn seeded(state: DiceState) -> Self {
        DiceSource::Seeded { dice: Box::new(Seeded::new(state)), shared: false }
    }

    /// The same dice; those that are listed are given to throws that decide nothing, too, if `idly`.
    #[must_use]
    pub fn throwing_idly(self, idly: bool) -> Self {
        match self {
            DiceSource::Scripted(dice) => DiceSource::Scripted(dice.throwing_idly(idly)),
            other => other,
        }
    }

    /// Ends the use of the dice. Gives where seeded ones stand, for the document or the script that goes on
    /// with them.
    ///
    /// # Errors
    /// When scripted answers are left over.
    pub fn finish(self) -> Result<Option<DiceState>, DiceError> {
        match self {
            DiceSource::Seeded { dice, .. } => Ok(Some(dice.state())),
            DiceSource::Scripted(dice) => dice.finish().map(|()| None),
            DiceSource::Asking { .. } => Ok(None),
            DiceSource::Lent(dice) => Ok(dice.borrow().state()),
        }
    }
}

impl DiceSource {
    /// Adds to what went wrong the dice that a person has typed so far, as `--rolls` takes them: they are not
    /// lost.
    pub fn kept_in(&self, error: Error) -> Error {
        let given = match self {
            DiceSource::Asking { dice, .. } if !dice.given().is_empty() => dice.given().join(","),
            _ => return error,
        };
        let with = |message: String| format!("{message}; the dice so far: {} {given}", option("rolls"));
        match error {
            Error::Refused { rule, part, message, asks } => {
                Error::Refused { rule, part, message: with(message), asks }
            }
            Error::Usage(message) => Error::Usage(with(message)),
            Error::Dice(error) => Error::Usage(with(error.to_string())),
            other => other,
        }
    }
}

impl Dice for DiceSource {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        match self {
            DiceSource::Seeded { dice, .. } => dice.answer(question, reason),
            DiceSource::Scripted(dice) => dice.answer(question, reason),
            DiceSource::Lent(dice) => dice.borrow_mut().answer(question, reason),
            DiceSource::Asking { dice, watch } => {
                let asked = Instant::now();
                let answer = dice.answer(question, reason);
                watch.waited(asked.elapsed());
                answer
            }
        }
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        match self {
            DiceSource::Asking { dice, watch } => {
                let asked = Instant::now();
                let thrown = dice.several(sides, faces, reason);
                watch.waited(asked.elapsed());
                thrown
            }
            DiceSource::Seeded { dice, .. } => dice.several(sides, faces, reason),
            DiceSource::Scripted(dice) => dice.several(sides, faces, reason),
            DiceSource::Lent(dice) => dice.borrow_mut().several(sides, faces, reason),
        }
    }

    fn gave(&mut self, what: fmt::Arguments<'_>) {
        if let DiceSource::Lent(dice) = self {
            dice.borrow_mut().gave(what);
        }
    }

    fn throws_idly(&mut self) -> bool {
        match self {
            DiceSource::Seeded { dice, .. } => dice.throws_idly(),
            DiceSource::Scripted(dice) => dice.throws_idly(),
            DiceSource::Asking { dice, .. } => dice.throws_idly(),
            DiceSource::Lent(dice) => dice.borrow_mut().throws_idly(),
        }
    }

    fn so_far(&mut self, all: usize, what: fmt::Arguments<'_>) {
        if let DiceSource::Lent(dice) = self {
            dice.borrow_mut().so_far(all, what);
        }
    }

    fn nth_of(&mut self, nth: usize, all: usize) {
        match self {
            DiceSource::Asking { dice, .. } => dice.nth_of(nth, all),
            DiceSource::Lent(dice) => dice.borrow_mut().nth_of(nth, all),
            DiceSource::Seeded { .. } | DiceSource::Scripted(_) => {}
        }
    }

    fn drawn_for(&mut self, what: fmt::Arguments<'_>) {
        match self {
            DiceSource::Asking { dice, .. } => dice.drawn_for(what),
            DiceSource::Lent(dice) => dice.borrow_mut().drawn_for(what),
            DiceSource::Seeded { .. } | DiceSource::Scripted(_) => {}
        }
    }
}
