//! A Coup Round: what nobody chooses is carried out, and each part that asks is asked entry by entry.

use serde_json::json;

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt};
use super::desk::Client;
use super::turn::split;
use super::{refused, short};
use crate::error::Error;
use crate::fitl::coup::{CoupCourse, CoupStop};
use crate::fitl::{CoupPart, Game};
use crate::question::NOTHING;

const DONE: &str = "done";

/// Goes on with the Coup Round up to the next choice, or asks for that.
///
/// # Errors
/// How a prompt was left.
pub fn go_on(client: &Client, console: &Console, game: &Game) -> Result<(), Left> {
    let Some(part) = game.coup_due() else { return Ok(()) };
    match game.coup_stop(part) {
        Some(CoupStop::Choice(_)) => choose(client, console, game, part),
        _ => {
            console.ask(&Prompt::of(format!("{}", part.phase()), ["go"]).enter(0, "go on"))?;
            carry_out(client, console, "")
        }
    }
}

/// Asks a faction what it chooses in a part, entry by entry.
fn choose(client: &Client, console: &Console, game: &Game, part: CoupPart) -> Result<(), Left> {
    let mut answers = client.draft().answers;
    loop {
        let course = match course(game, part, &answers) {
            Ok(course) => course,
            Err(error) => {
                refused(console, error)?;
                answers.pop();
                client.keep_draft(answers.clone())?;
                continue;
            }
        };
        client.set_midst(Some(*course.game()));
        match entry(client, console, &course) {
            Ok(Some(entry)) => answers.push(entry),
            Ok(None) => {
                client.set_midst(None);
                return Ok(());
            }
            Err(Left::Back) if !answers.is_empty() => {
                console.forget();
                answers.pop();
            }
            Err(Left::Abort) if !answers.is_empty() => {
                console.forget();
                answers.clear();
            }
            Err(left) => {
                client.set_midst(None);
                return Err(left);
            }
        }
        client.keep_draft(answers.clone())?;
    }
}

/// The part after the answers so far.
fn course(game: &Game, part: CoupPart, answers: &[String]) -> Result<CoupCourse, Error> {
    let nothing = || Error::Bug(format!("{part} asks for nothing"));
    if answers.is_empty() {
        return CoupCourse::begin(game, part).ok_or_else(nothing);
    }
    let choices = crate::fitl::CoupChoices::parse(&format!("{part} {}", answers.join(", ")))?;
    CoupCourse::after(game, part, &choices)?.ok_or_else(nothing)
}

/// The next entry in words; none once the part has been carried out.
fn entry(client: &Client, console: &Console, course: &CoupCourse) -> Result<Option<String>, Left> {
    let question = course.question();
    let mut answers: Vec<Vec<String>> = question.legal.iter().map(|answer| split(answer)).collect();
    let may_end = course.may_end();
    if may_end {
        answers.push(vec![DONE.to_owned()]);
    }
    let points = match course.withdrawal_points() {
        0 => String::new(),
        points => format!("; ending now lets VC shift Population {points}"),
    };
    let taken = match course.entries().len() {
        0 => String::new(),
        some => format!(" ({some} so far)"),
    };
    let what = format!("{}, {}: {}{taken}{points}", course.part().phase(), short(course.faction()), question.what);
    let enter = may_end.then(|| (question.legal.len(), DONE.to_owned()));
    let prompt = Prompt { what, answers, enter, notes: Vec::new() };
    let accepts = |typed: &str, _: bool| {
        let typed = format!("{} {typed}", course.part());
        crate::fitl::CoupChoices::parse(&typed).is_ok_and(|choices| {
            course.clone().take_all(&choices.entries(course.part())).is_ok()
        })
    };
    match console.ask_or(&prompt, &accepts)? {
        Chosen::Answer(index) if index < question.legal.len() => return Ok(Some(question.legal[index].clone())),
        Chosen::Answer(_) => {}
        Chosen::Typed(words) => return Ok(Some(words)),
    }
    let words: Vec<String> = course.entries().iter().map(|entry| entry.words(course.faction())).collect();
    let words = if words.is_empty() { NOTHING.to_owned() } else { words.join(", ") };
    let words = format!("{} {words}", course.part());
    match console.confirm(&format!("{words}?"), "yes") {
        Ok(true) => {}
        Ok(false) | Err(Left::Back) => return Err(Left::Back),
        Err(left) => return Err(left),
    }
    carry_out(client, console, &words)?;
    Ok(None)
}

/// Carries out the Round with these choices up to the next choice, and tells what that did.
fn carry_out(client: &Client, console: &Console, words: &str) -> Result<(), Left> {
    let draft = client.draft();
    let dice = client.dice(console, &draft);
    let options = if words.is_empty() { json!({}) } else { json!({ "words": [words] }) };
    match client.call(&["fitl", "coup"], options, Some(dice)) {
        Ok(report) => {
            client.finish_draft()?;
            Ok(console.show(&report)?)
        }
        Err(error) => {
            refused(console, error)?;
            Err(Left::Back)
        }
    }
}
