//! `check`: the board walked space by space against the table.

use serde_json::{Value, json};

use super::super::Left;
use super::super::console::Console;
use super::desk::GameClient;
use crate::command::fitl::places;
use crate::error::Error;

/// What may be typed at a place.
const ABOUT: &str = "Press Enter if the table matches, or type what is there; `back` ends the check.";

impl GameClient {
    /// Asks of each place whether the table shows the same; what is typed instead is an adjustment.
    ///
    /// # Errors
    /// When an adjustment cannot be saved.
    pub fn check(&self, console: &Console) -> Result<Option<Left>, Error> {
        console.say(format!("Check each place. {ABOUT}"))?;
        let mut adjusted = false;
        let mut at = 0;
        while let Some(place) = places(&self.game()).into_iter().nth(at) {
            let line = match console.text(&format!("{}: {}", place.title, place.shows), &[], ABOUT) {
                Ok(line) => line,
                Err(Left::Failed(error)) => return Err(error),
                Err(left @ (Left::Hold | Left::Quit)) => return Ok(Some(left)),
                Err(_) => break,
            };
            if line.is_empty() {
                at += 1;
                continue;
            }
            match self.adjust(&format!("{} {line}", place.key)) {
                Ok(report) => {
                    adjusted = true;
                    console.show(&report)?;
                }
                Err(error) => console.refuse(error)?,
            }
        }
        console.say("Checked.")?;
        Ok(adjusted.then_some(Left::Changed))
    }

    /// Sets the game to what the table shows.
    ///
    /// # Errors
    /// What is no place or breaks the inventory.
    pub fn adjust(&self, words: &str) -> Result<crate::render::Report, Error> {
        let mut words = words.split_whitespace().map(|word| word.trim_matches(','));
        let (Some(path), Some(value)) = (words.next(), words.next()) else {
            return Err(Error::Usage(
                "say what is on the table: `adjust saigon us troops 4`, `adjust aid 12`".to_owned(),
            ));
        };
        let more: Vec<Value> = words.map(|word| json!(word)).collect();
        self.paper.call(&["fitl", "adjust"], json!({ "path": path, "value": value, "more": more }))
    }
}
