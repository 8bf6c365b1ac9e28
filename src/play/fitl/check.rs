//! `check`: the board walked space by space against the table.

use pointman_core::vocabulary::Term;
use serde_json::{Value, json};

use super::super::Left;
use super::super::console::{Console, DONE, Prompt};
use super::desk::GameClient;
use super::sense::space_typed;
use crate::command::fitl::{places, unnamed};
use crate::error::Error;
use crate::fitl::{BoxName, SupportLevel};
use crate::names::{self, capitalized};
use crate::plural::counted;

/// The answer with the box as it is called, `to Out of Play`, and without the pieces that the question names;
/// a level of Support as it is called.
fn titled(answer: &str) -> String {
    if let Some(level) = SupportLevel::with_id(answer) {
        return level.title().to_owned();
    }
    let plain = answer.split_once(" of ").map_or(answer, |(plain, _)| plain);
    let named = plain.split_once(' ').and_then(|(way, id)| Some((way, BoxName::with_id(id)?)));
    named.map_or_else(|| answer.to_owned(), |(way, name)| format!("{way} {}", name.title()))
}

/// What may be typed at a place.
const ABOUT: &str = "Press Enter if the table matches, or type what is there: `2 US Troops, 1 ARVN Police`; \
                     `done` ends the check, the name of another place goes there.";

/// What says that nothing is there.
const NOTHINGS: [&str; 3] = ["nothing", "none", "empty"];

impl GameClient {
    /// Asks of each place, or of the one that is `named`, whether the table shows the same; what is typed
    /// instead is an adjustment.
    ///
    /// # Errors
    /// When it is none, or an adjustment cannot be saved.
    pub fn check(&self, console: &Console, named: &str) -> Result<Option<Left>, Error> {
        let places = || places(&self.game()).into_iter();
        let only = if named.is_empty() { None } else { Some(self.place_to_check(named)?) };
        let each = if only.is_some() { "" } else { "Check each place. " };
        console.say(format!("{each}{ABOUT}"))?;
        let draft = self.paper.draft();
        let mut adjusted = false;
        let mut at = only.unwrap_or_default();
        // How many places were right, with what was typed of them, of how many.
        let (mut seen, all) = (0_usize, places().count());
        while let Some(place) = places().nth(at).filter(|_| only.is_none_or(|only| only == at)) {
            let line = match console.text(&format!("{}: {}", place.title, place.shows), &[], ABOUT) {
                Ok(line) => line,
                Err(Left::Failed(error)) => return Err(error),
                Err(left @ (Left::Hold | Left::Quit | Left::Changed)) => return Ok(Some(left)),
                Err(Left::Back) if only.is_none() && at > 0 => {
                    at -= 1;
                    continue;
                }
                Err(_) => break,
            };
            if line.is_empty() {
                (seen, at) = (seen + 1, at + 1);
                continue;
            }
            if [DONE, "stop"].contains(&line.as_str()) {
                break;
            }
            // The name of a place alone goes there.
            let named = Some(&line).filter(|line| !NOTHINGS.contains(&line.to_lowercase().as_str()));
            if let Some(there) =
                named.filter(|_| only.is_none()).and_then(|line| self.place_to_check(line).ok())
            {
                at = there;
                continue;
            }
            let words = match self.whole(console, place.key, &line) {
                Ok(words) => words,
                Err(Left::Failed(error)) => {
                    console.refuse(error)?;
                    continue;
                }
                Err(left @ (Left::Hold | Left::Quit | Left::Changed)) => return Ok(Some(left)),
                Err(_) => continue,
            };
            match self.adjust_asking(console, &words) {
                Ok(Some(report)) => {
                    adjusted = true;
                    console.show(&report)?;
                }
                Ok(None) => {}
                Err(Left::Failed(error)) => {
                    let is_slip = matches!(error, Error::Usage(_));
                    console.refuse(error)?;
                    if is_slip {
                        console.say(format!("  {ABOUT}"))?;
                    }
                }
                Err(left) => return Ok(Some(left)),
            }
        }
        console.say(match at < all && only.is_none() {
            true => format!("Checked {} of {all}.", counted(seen, "place")),
            false => "Checked.".to_owned(),
        })?;
        if adjusted {
            self.go_on_corrected(console, draft)?;
        }
        Ok(adjusted.then_some(Left::Changed))
    }

    /// Which of the places is named.
    fn place_to_check(&self, named: &str) -> Result<usize, Error> {
        let typed = named.to_lowercase();
        let space = space_typed(&typed);
        let all = places(&self.game());
        let titles: Vec<String> = all.iter().map(|place| place.title.to_lowercase()).collect();
        let of_space = all.iter().position(|place| space.is_some_and(|space| space.id() == place.key));
        of_space.or_else(|| names::find(&typed, titles.iter().map(String::as_str))).ok_or_else(|| {
            Error::Usage(format!(
                "`check {named}`: name one place (`check saigon`, `check aid`), or none to walk all of them; \
                 what is there is typed when it is asked for, or set by `adjust saigon us troops 4`"
            ))
        })
    }

    /// What a person says of a place, `2 US Troops, 1 ARVN Police`, with what is there no more: whether what
    /// they did not name is still there is asked.
    fn whole(&self, console: &Console, key: &str, line: &str) -> Result<String, Left> {
        let is_empty = NOTHINGS.contains(&line.to_lowercase().as_str());
        // A piece of which there is none says nothing, but where.
        let line = if is_empty { "0 us_troops" } else { line };
        let words = format!("{key} {line}");
        if !line.starts_with(|letter: char| letter.is_ascii_digit()) {
            return Ok(words);
        }
        let (others, gone): (Vec<String>, Vec<String>) =
            unnamed(&words, &self.paper.data())?.into_iter().unzip();
        let still =
            || console.confirm(&format!("You did not name {}. Still there?", others.join(", ")), "yes");
        let all_named = others.is_empty() || (!is_empty && still()?);
        Ok(if all_named { words } else { format!("{words} {}", gone.join(" ")) })
    }

    /// Sets the game to what the table shows, and asks for the box that pieces come from or go to where that
    /// is not clear; none if it is not said.
    ///
    /// # Errors
    /// What is no place or breaks the inventory, and how the prompt is left.
    pub fn adjust_asking(
        &self,
        console: &Console,
        words: &str,
    ) -> Result<Option<crate::render::Report>, Left> {
        let mut words = words.to_owned();
        // Whether another word has changed the game while this one asked.
        let mut changed = false;
        loop {
            let question = match self.adjust(&words) {
                Ok(report) => return Ok(Some(report)),
                Err(error) => match error.open() {
                    [question, ..] if !question.legal.is_empty() => question.clone(),
                    _ if changed => {
                        console.refuse(error)?;
                        return Err(Left::Changed);
                    }
                    _ => return Err(error.into()),
                },
            };
            let mut prompt =
                Prompt::of(capitalized(&question.what), question.legal.iter().map(|it| titled(it)));
            // Most pieces that are counted wrong come from there.
            if let Some(at) =
                question.legal.iter().position(|legal| titled(legal).ends_with(BoxName::Available.title()))
            {
                prompt = prompt.enter(at, titled(&question.legal[at]));
            }
            let (last, _) = self.paper.last_step();
            match console.ask(&prompt) {
                Ok(index) => words = format!("{words} {}", question.legal[index]),
                Err(Left::Back | Left::Abort) if changed => return Err(Left::Changed),
                Err(Left::Back | Left::Abort) => return Ok(None),
                // Another correction was made in between: this one still waits for its answer.
                Err(Left::Changed) if self.paper.last_step().0 > last => changed = true,
                Err(left) => return Err(left),
            }
        }
    }

    /// Sets the game to what the table shows.
    ///
    /// # Errors
    /// What is no place or breaks the inventory.
    fn adjust(&self, words: &str) -> Result<crate::render::Report, Error> {
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
