//! What the menus before a new document share.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::Value;

use super::console::{Console, Prompt};
use super::thrown::asking;
use super::{Begin, Left};
use crate::command::{BoundDice, DiceMode, Entry, Session, Thrower, Write};
use crate::error::Error;
use crate::render::Report;
use crate::voice::Voice;

/// The question with these answers, each with what it means; Enter gives the first.
pub fn prompt(what: &str, answers: &[(&str, &str)]) -> Prompt {
    let words = answers.iter().map(|(answer, _)| *answer);
    let first = answers.first().map_or("", |(answer, _)| answer);
    let prompt = Prompt::of(what, words).enter(0, first);
    answers.iter().fold(prompt, |prompt, (answer, about)| prompt.noting(answer, *about))
}

/// Asks it, and gives the word that was chosen.
///
/// # Errors
/// How the prompt was left.
pub fn menu<'a>(console: &Console, what: &str, answers: &[(&'a str, &str)]) -> Result<&'a str, Left> {
    Ok(answers[choose(console, what, answers, 0)?].0)
}

/// The same, where Enter gives the answer at `usual`; gives the place of the one that was chosen.
///
/// # Errors
/// How the prompt was left.
pub fn choose(console: &Console, what: &str, answers: &[(&str, &str)], usual: usize) -> Result<usize, Left> {
    console.ask(&prompt(what, answers).enter(usual, answers[usual].0))
}

/// Another word for dice that people roll.
const OWN: &str = "own";

/// Asks who rolls the dice, unless that is settled.
///
/// # Errors
/// How the prompt was left.
pub fn ask_who_rolls(console: &Console, settled: &mut Begin) -> Result<(), Left> {
    if settled.dice == Some(DiceMode::Ask) || console.dice_said().is_some() {
        return Ok(());
    }
    let answers = [
        ("roll", "Pointman rolls them"),
        ("ask", "you roll them and type the results"),
        (OWN, "the same as `ask`"),
    ];
    let prompt = Prompt { unlisted: vec![OWN.to_owned()], ..prompt("Dice", &answers) };
    settled.dice = Some(if console.ask(&prompt)? == 0 { DiceMode::Roll } else { DiceMode::Ask });
    Ok(())
}

/// Calls the command `words`, saves the document it makes in `file`, and gives its report. The person throws
/// its dice if that was settled.
///
/// # Errors
/// How a prompt for dice was left; what the command refuses.
pub fn begin_document(
    console: &Console,
    begin: &Begin,
    words: &[&str],
    options: Value,
    file: &Path,
) -> Result<Report, Left> {
    let Value::Object(options) = options else {
        return Err(Error::Bug(format!("{} is called with what is no object", words.join(" "))).into());
    };
    let mut session = Session::of_command_line();
    if console.dice_said().or(begin.dice) == Some(DiceMode::Ask) {
        let thrower = Thrower::Person(asking(console, begin.seed));
        session = session.lending(Rc::new(RefCell::new(BoundDice::new(Vec::new(), thrower))));
    }
    let (entry, _) =
        Entry::of_words(words).ok_or_else(|| Error::Bug(format!("no command {}", words.join(" "))))?;
    let outcome = match Voice::Prompt.speaking(|| entry.call(Vec::new(), options, &mut session)) {
        Ok(outcome) => outcome,
        Err(error) => return Err(console.take_left().unwrap_or(Left::Failed(error))),
    };
    if let Some(mut produced) = outcome.document {
        produced.write = Write::File(file.to_owned());
        console.screen().save(&produced)?;
    }
    Ok(Voice::Prompt.speaking(|| outcome.answer.report()).without_hint())
}

/// The file that was named as the guided mode began, if it does not exist yet; otherwise asks for one that
/// does not, and proposes `name` with the first free number.
///
/// # Errors
/// How the prompt was left.
pub fn new_file(console: &Console, begin: &Begin, name: &str) -> Result<PathBuf, Left> {
    let mut names = (1_u64..).map(|number| match number {
        1 => PathBuf::from(format!("{name}.json")),
        _ => PathBuf::from(format!("{name}-{number}.json")),
    });
    // One that was there would have been opened: these menus have begun it, and were gone back in.
    if let Some(named) = begin.file.clone() {
        return Ok(named);
    }
    let free = names.find(|path| !path.exists()).unwrap_or_default();
    loop {
        let what = format!("File (Enter: {})", free.display());
        let again = console.file_again();
        let typed = console.text(&what, &[], "Everything you play is saved in this file.")?;
        if let Some(again) = again {
            return Ok(again);
        }
        // A key that was meant for something else is no name.
        if typed.chars().count() == 1 {
            console.take_back();
            console.say_no(&format!(
                "`{typed}` is a single letter: call the file `{typed}.json`, or otherwise."
            ))?;
            continue;
        }
        let path = if typed.is_empty() { free.clone() } else { PathBuf::from(typed) };
        if !path.exists() {
            console.keep_file(&path);
            return Ok(path);
        }
        console.take_back();
        console.say(format!("{} already exists: choose another name.", path.display()))?;
    }
}
