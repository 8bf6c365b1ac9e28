//! What is taken at the prompt can be said in words to the commands.

use std::path::Path;

use pointman::command::{Entry, Opened, Session, Source};
use pointman::fitl::GameData;
use pointman::render::Look;

use serde_json::{Value, json};

/// No line is broken at this width.
const WIDE: Look = Look { width: u16::MAX, colour: false };

/// The words of each step that says them, as `log` gives them: the number of the step first.
fn typed(file: &Path) -> Vec<(u32, String)> {
    let (log, _) = Entry::of_words(&["log"]).unwrap();
    let Value::Object(options) = json!({ "document": file }) else { unreachable!() };
    let told = log.call(Vec::new(), options, &mut Session::of_command_line()).unwrap();
    let (mut number, mut all) = (0, Vec::new());
    for line in told.answer.report().lay_out(WIDE).lines() {
        match (line.strip_prefix("  typed: "), line.split(' ').next().unwrap_or_default().parse()) {
            (Some(words), _) => all.push((number, words.to_owned())),
            (None, Ok(step)) => number = step,
            (None, Err(_)) => {}
        }
    }
    all
}

/// Every action and part of a Coup Round, said again to its command on the document before it with the dice it had,
/// gives the same state. Gives how many there were.
pub(super) fn acts_alike(file: &Path) -> usize {
    let words = typed(file);
    let source = Source::File(file.to_owned());
    let Opened { mut document, .. } = source.open::<GameData>(&mut Session::of_command_line()).unwrap();
    let mut said = 0;
    while let Some(step) = document.history().last().cloned().filter(|step| step.step > 0) {
        document = document.undo(1).unwrap();
        let path = match step.command.as_str() {
            "fitl-act" => ["fitl", "act"],
            "fitl-coup" => ["fitl", "coup"],
            _ => continue,
        };
        let words = words.iter().find(|(number, _)| *number == step.step);
        let words = words.map_or("", |(_, words)| words.as_str());
        let rolls: Vec<String> = step.rolls.iter().map(u32::to_string).collect();
        let mut options = json!({ "document": document, "words": words, "rolls": rolls });
        if words.is_empty() {
            options.as_object_mut().unwrap().remove("words");
        }
        let Value::Object(options) = options else { unreachable!() };
        let (command, _) = Entry::of_words(&path).unwrap();
        let outcome = command.call(Vec::new(), options, &mut Session::of_command_line());
        let outcome = outcome.unwrap_or_else(|error| panic!("step {}, `{words}`: {error}", step.step));
        let again: Value = serde_json::from_str(&outcome.document.unwrap().document.text()).unwrap();
        let digest = &again["history"].as_array().unwrap().last().unwrap()["digest"];
        assert_eq!(digest.as_str(), Some(step.digest.to_string().as_str()), "step {}, `{words}`", step.step);
        said += 1;
    }
    said
}
