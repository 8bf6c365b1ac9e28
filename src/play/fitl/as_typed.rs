//! The words of an action read as the prompt reads them: what a person may type there is said to the command,
//! too, whose own grammar has no word left out and none in another order.

use std::cell::Cell;
use std::rc::Rc;

use super::desk::GameClient;
use super::dialogue;
use crate::command::Produced;
use crate::document::Document;
use crate::error::Error;
use crate::fitl::{Game, GameData, NextStep, OperationName};
use crate::play::Screen;
use crate::play::console::{Console, DONE, Desk};
use crate::play::lines::Lines;
use crate::question::{NOTHING, OpenQuestion};
use crate::voice::Voice;

/// What an action begins with beside the name of an Operation.
const BEGINS: [&str; 2] = ["event", "pass"];

/// What the prompt asks where words can be read both ways: whether pieces come from a place or go there.
const WAYS: [&str; 2] = ["from", "to"];

/// The action of the person who is to act, in the words of the command; none where the prompt would refuse
/// some of the words, or ask for more.
///
/// # Errors
/// Where the words can be read in two ways: which is meant is asked.
pub fn as_typed(document: &Document<GameData>, game: &Game, words: &str) -> Result<Option<String>, Error> {
    let asks_way = Rc::new(Cell::new(false));
    let come = read(document, game, words, WAYS[0], &asks_way);
    if !asks_way.get() {
        return Ok(come);
    }
    match (come, read(document, game, words, WAYS[1], &asks_way)) {
        (Some(come), Some(go)) if come != go => {
            let what = format!("from where to where the pieces of `{words}` move");
            let readings = [&come, &go].map(|reading| reading.trim_end_matches("; done").trim());
            let question = OpenQuestion::of("action", what, "3.1").legal(readings);
            Err(Error::needs_said(question))
        }
        (come, go) => Ok(come.or(go)),
    }
}

/// The action, where pieces come from a place or go there as `way` says; `asks_way` is set where that is
/// asked.
fn read(
    document: &Document<GameData>,
    game: &Game,
    words: &str,
    way: &'static str,
    asks_way: &Rc<Cell<bool>>,
) -> Option<String> {
    let NextStep::Act { faction, .. } = game.next_step() else { return None };
    let first = words.split([' ', ';', ',', ':']).find(|word| !word.is_empty())?.to_lowercase();
    let mut actions = OperationName::ALL.iter().map(|operation| operation.id()).chain(BEGINS);
    let is_action = actions.any(|action| action.starts_with(&first));
    if !game.is_player(faction) || !is_action {
        return None;
    }
    let (mut line, is_whole) = (Some(words.to_owned()), Rc::new(Cell::new(false)));
    let (whole, asks_way) = (Rc::clone(&is_whole), Rc::clone(asks_way));
    // Then the turn ends, up to where it would be confirmed.
    let lines = Lines::Given(Box::new(move |legal: &[String]| {
        let may_say = |word: &str| legal.iter().any(|legal| legal == word);
        if line.is_none() && may_say("yes") && may_say("no") {
            whole.set(true);
            return None;
        }
        if *legal == WAYS {
            asks_way.set(true);
            return Some(way.to_owned());
        }
        // What nobody spoke of is not added: the Aid of an Advise.
        let ends = if may_say(dialogue::AID) && may_say(NOTHING) { NOTHING } else { DONE };
        line.take().or_else(|| Some(ends.to_owned()).filter(|ends| may_say(ends)))
    }));
    let screen: Rc<dyn Screen> = Rc::new(Unseen);
    let client = Rc::new(GameClient::on_no_disk(document.clone(), *game, Rc::clone(&screen)));
    let console = Console::new(lines, screen, Rc::clone(&client) as Rc<dyn Desk>);
    Voice::Prompt.speaking(|| dialogue::take(&client, &console, game)).err()?;
    let said = client.paper.draft().answers;
    said.last().filter(|_| is_whole.get() && console.exit_code() == 0).cloned()
}

/// A screen that nobody looks at.
pub(super) struct Unseen;

impl Screen for Unseen {
    fn print(&self, _: &str) -> Result<(), Error> {
        Ok(())
    }

    fn pages(&self) -> bool {
        false
    }

    fn save(&self, _: &Produced) -> Result<(), Error> {
        Err(Error::Bug("words are only read, and nothing is saved".to_owned()))
    }
}
