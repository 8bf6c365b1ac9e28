//! A Coup Round: what nobody chooses is carried out, and each part that asks is answered in the words of
//! `fitl coup`.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::Client;
use super::{refused, short};
use crate::fitl::Game;
use crate::fitl::coup::CoupStop;

/// Goes on with the Coup Round up to the next choice, or asks for that.
///
/// # Errors
/// How a prompt was left.
pub fn go_on(client: &Client, console: &Console, game: &Game) -> Result<(), Left> {
    let Some(part) = game.coup_due() else { return Ok(()) };
    let words = match game.coup_stop(part) {
        Some(CoupStop::Choice(question)) => {
            console.show(&client.call(&["fitl", "options"], json!({}), None)?)?;
            let none = if question.may_decline { "; Enter: none" } else { "" };
            let what = format!("{} chooses, `,` between its entries{none}", short(question.faction));
            match console.line(&what, &[])?.trim() {
                "" | "?" if !question.may_decline => return Ok(()),
                "?" => return Ok(()),
                "" => format!("{part} none"),
                entries => format!("{part} {entries}"),
            }
        }
        _ => {
            console.ask(&Prompt::of(part.phase().to_string(), ["go"]).enter(0, "go on"))?;
            String::new()
        }
    };
    let draft = client.draft();
    let dice = client.dice(console, &draft);
    let options = if words.is_empty() { json!({}) } else { json!({ "words": [words] }) };
    match client.call(&["fitl", "coup"], options, Some(dice)) {
        Ok(report) => {
            client.finish_draft()?;
            Ok(console.show(&report)?)
        }
        Err(error) => refused(console, error),
    }
}
