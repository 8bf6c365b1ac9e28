//! What is taken at the prompt can be said in words to the commands, and the other way round.
//!
//! `POINTMAN_SOAK=20` says twenty times as many actions to both.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use pointman::command::{Entry, Opened, Session, Source};
use pointman::dice::Seeded;
use pointman::fitl::rehearsal::{Draft, StepOf};
use pointman::fitl::{Game, GameData, as_typed};
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};
use pointman::render::Look;

use serde_json::{Value, json};

use super::typist::{Memory, number, random};
use super::{digests, run};

/// No line is broken at this width.
const WIDE: Look = Look { width: u16::MAX, colour: false };

/// The words of each step that says them, as `log` gives them: the number of the step first.
fn typed(file: &Path) -> Vec<(u32, String)> {
    let (log, _) = Entry::of_words(&["log"]).unwrap();
    let Value::Object(options) = json!({ "document": file }) else { unreachable!() };
    let told = log.call(Vec::new(), options, &mut Session::of_command_line()).unwrap();
    let (mut number, mut all) = (0, Vec::new());
    for line in told.answer.report().lay_out(WIDE).lines() {
        let step = line.strip_prefix("  ").and_then(|line| line.split(' ').next()).unwrap_or_default();
        match (line.strip_prefix("    typed: "), step.parse()) {
            (Some(words), _) => all.push((number, words.to_owned())),
            (None, Ok(step)) => number = step,
            (None, Err(_)) => {}
        }
    }
    all
}

/// Every action and part of a Coup Round, said again to its command on the document before it with the dice
/// it had, gives the same state. Gives how many there were.
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

/// The words of a whole step of a person's, chosen at random among the legal answers; none where no person
/// has a say.
fn words_at_random(game: &Game, dice: &Seeded, below: &mut impl FnMut(usize) -> usize) -> Option<Draft> {
    // What a non-player's turn asks of people is said by an option of its command.
    let mut draft = Draft::due(game).filter(|draft| draft.of != StepOf::NonPlayers)?;
    for _ in 0..60 {
        let rehearsal = draft.rehearse(game, &mut dice.clone()).ok()?;
        let (is_whole, open) = (rehearsal.step.is_some(), rehearsal.open);
        if open.is_empty() || is_whole && below(3) == 0 {
            return Some(draft).filter(|draft| is_whole && !draft.words.is_empty());
        }
        let open = &open[below(open.len())];
        let legal = &open.question.legal;
        // An answer that its dice or the rules refuse after all is chosen again.
        for _ in 0..5 {
            let answer = if legal.is_empty() { "none" } else { &legal[below(legal.len())] };
            let further = draft.answer(open, answer);
            if further.rehearse(game, &mut dice.clone()).is_ok() {
                draft = further;
                break;
            }
        }
    }
    None
}

/// Goes on with the game in `file` at the prompt: `typed`, then Enter until a step is saved or something is
/// refused. Gives what was shown.
fn goes_on(file: &Path, typed: &str) -> String {
    let (mut next, mut left, before) = (Some(typed.to_owned()), 30, digests(file).len());
    let path = file.to_owned();
    let screen = Rc::new(Memory(RefCell::default()));
    let told = Rc::clone(&screen);
    let lines = Lines::Given(Box::new(move |_: &[String]| {
        left -= 1;
        if left == 0 || digests(&path).len() > before || told.0.borrow().contains("No: ") {
            return None;
        }
        // One key takes no turn that changes nothing.
        let is_idle = told.0.borrow().trim_end().ends_with("Take it anyway? yes, no (Enter: no)");
        let line = next.take().unwrap_or_else(|| if is_idle { "yes".to_owned() } else { String::new() });
        told.0.borrow_mut().push_str(&format!("> {line}\n"));
        Some(line)
    }));
    let begin = Begin { file: Some(file.to_owned()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    screen.0.take()
}

#[test]
fn what_a_command_takes_is_taken_in_one_line_at_the_prompt_too_and_comes_to_the_same() {
    let most = number("POINTMAN_ALIKE", 6 * number("POINTMAN_SOAK", 1)) as usize;
    let first = number("POINTMAN_ALIKE_FIRST", 0);
    for (index, who) in ["us", "arvn", "nva", "vc"].into_iter().enumerate() {
        let folder = crate::scenes::folder();
        let (file, prompt) = (folder.path().join("game.json"), folder.path().join("prompt.json"));
        let mut below = random(first + index as u64 + 7);
        let mut said = 0;
        for (scenario, edition) in
            [("short", "second"), ("medium", "first"), ("full", "second")].iter().cycle()
        {
            if said >= most {
                break;
            }
            let seed = below(10_000).to_string();
            let begin = ["fitl", "new", "--scenario", scenario, "--edition", edition, "--players", who];
            let _ = fs::remove_file(&file);
            run(folder.path(), &[&begin[..], &["--seed", &seed, "-q", "-o", "game.json"]].concat());
            for _ in 0..60 {
                let source = Source::File(file.clone());
                let Opened { document, .. } =
                    source.open::<GameData>(&mut Session::of_command_line()).unwrap();
                let game = document.data.validate().unwrap();
                let dice = Seeded::new(document.dice);
                let draft = words_at_random(&game, &dice, &mut below);
                let Some(draft) = draft.filter(|_| said < most) else {
                    let (shown, steps) = (goes_on(&file, ""), digests(&file).len());
                    if shown.contains("The game is over")
                        || said >= most
                        || steps == document.history().iter().count()
                    {
                        break;
                    }
                    continue;
                };
                let is_coup = game.coup_due().is_some();
                let words = if is_coup { draft.words.replace(", done", "") } else { draft.words.clone() };
                let path = if is_coup { ["fitl", "coup"] } else { ["fitl", "act"] };
                let (command, _) = Entry::of_words(&path).unwrap();
                let Value::Object(options) = json!({ "document": document, "words": words }) else {
                    unreachable!()
                };
                let by_command = command.call(Vec::new(), options, &mut Session::of_command_line());
                let by_command =
                    by_command.unwrap_or_else(|error| panic!("{who} {scenario} {seed}: `{words}`: {error}"));
                fs::copy(&file, &prompt).unwrap();
                let _ = fs::remove_file(folder.path().join("prompt.json.draft"));
                let shown = goes_on(&prompt, &words);
                fs::write(&file, by_command.document.unwrap().document.text()).unwrap();
                let (command, prompt) = (digests(&file), digests(&prompt));
                assert_eq!(command.last(), prompt.last(), "{who} {scenario} {seed}: `{words}`:\n{shown}");
                said += 1;
            }
        }
    }
}

/// The words as people shorten them, at random: names cut short, `place` and `special` left out, the space
/// that pieces come from before or behind them without its word.
fn shortened(words: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    let words = if below(3) > 0 { as_typed(words, |_| true) } else { words.to_owned() };
    let moved = |step: &str| {
        let (Some((to, group)), order) = (step.split_once(": "), below(3)) else { return step.to_owned() };
        match (group.split_once(" from "), order) {
            (Some((pieces, from)), 0) if !from.contains(" remove ") => format!("{to} {from} {pieces}"),
            (Some((pieces, from)), 1) if !from.contains(" remove ") => format!("{to} {pieces} {from}"),
            _ => step.to_owned(),
        }
    };
    words.split("; ").map(moved).collect::<Vec<_>>().join("; ")
}

/// Says the words at the prompt, ends the turn and confirms it; another question or a refusal ends it.
fn says_whole(file: &Path, words: &str) -> String {
    let (mut next, path, before) = (Some(words.to_owned()), file.to_owned(), digests(file).len());
    let screen = Rc::new(Memory(RefCell::default()));
    let told = Rc::clone(&screen);
    let lines = Lines::Given(Box::new(move |legal: &[String]| {
        let may_say = |word: &str| legal.iter().any(|legal| legal == word);
        if digests(&path).len() > before || told.0.borrow().contains("No: ") {
            return None;
        }
        next.take().or_else(|| ["yes", "done"].into_iter().find(|word| may_say(word)).map(str::to_owned))
    }));
    let begin = Begin { file: Some(file.to_owned()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    screen.0.take()
}

#[test]
fn what_people_shorten_is_taken_by_the_prompt_and_by_the_command_or_by_neither_and_comes_to_the_same() {
    let most = number("POINTMAN_ALIKE", 12 * number("POINTMAN_SOAK", 1)) as usize;
    let mut both = 0;
    for (index, (who, cards)) in
        [("us", ["8", "97"]), ("arvn", ["68", "13"]), ("nva", ["34", "97"]), ("vc", ["107", "97"])]
            .into_iter()
            .enumerate()
    {
        let folder = super::prepared(who, cards);
        let (file, prompt) = (folder.path().join("game.json"), folder.path().join("prompt.json"));
        let mut below = random(number("POINTMAN_ALIKE_FIRST", 0) + index as u64 + 31);
        let Opened { document, .. } =
            Source::File(file.clone()).open::<GameData>(&mut Session::of_command_line()).unwrap();
        let (game, dice) = (document.data.validate().unwrap(), Seeded::new(document.dice));
        for _ in 0..most {
            let Some(draft) = words_at_random(&game, &dice, &mut below) else { continue };
            if draft.words.starts_with("event") || draft.words.starts_with("pass") {
                continue;
            }
            let words = shortened(draft.words.trim_end_matches("; done"), &mut below);
            let Value::Object(options) = json!({ "document": document, "words": words }) else {
                unreachable!()
            };
            let (command, _) = Entry::of_words(&["fitl", "act"]).unwrap();
            let by_command = command.call(Vec::new(), options, &mut Session::of_command_line());
            fs::copy(&file, &prompt).unwrap();
            let _ = fs::remove_file(folder.path().join("prompt.json.draft"));
            let shown = says_whole(&prompt, &words);
            let (before, at_prompt) = (digests(&file), digests(&prompt));
            match by_command {
                Ok(outcome) => {
                    let again: Value =
                        serde_json::from_str(&outcome.document.unwrap().document.text()).unwrap();
                    let digest = &again["history"].as_array().unwrap().last().unwrap()["digest"];
                    // What the prompt still asks about, the command settles by itself.
                    if at_prompt == before && !shown.contains("No: ") {
                        continue;
                    }
                    let at_prompt = at_prompt.last().map(String::as_str);
                    assert_eq!(digest.as_str(), at_prompt, "{who}: `{words}`:\n{shown}");
                    both += 1;
                }
                Err(error) => assert_eq!(before, at_prompt, "{who}: `{words}`: {error}\n{shown}"),
            }
        }
    }
    assert!(both >= 4, "hardly anything was taken");
}
