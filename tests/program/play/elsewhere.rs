//! Single commands go on with the game while the prompt waits: it says so, and goes on from there.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::typist::Memory;
use super::{digests, prepared, run};

/// What is shown when these lines are typed; before the line with that number, counted from 0, these commands
/// are called in another program.
fn meanwhile(file: &Path, lines: &[&str], at: usize, commands: &[&[&str]]) -> String {
    let mut lines: Vec<String> = lines.iter().rev().map(|line| (*line).to_owned()).collect();
    let commands: Vec<Vec<String>> =
        commands.iter().map(|words| words.iter().map(|word| (*word).to_owned()).collect()).collect();
    let folder = file.parent().unwrap().to_owned();
    let mut typed = 0;
    let screen = Rc::new(Memory(RefCell::default()));
    let given = Lines::Given(Box::new(move |_: &[String]| {
        if typed == at {
            for words in &commands {
                run(&folder, &words.iter().map(String::as_str).collect::<Vec<_>>());
            }
        }
        typed += 1;
        lines.pop()
    }));
    let begin = Begin { file: Some(file.to_owned()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, given).unwrap();
    screen.0.take().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_prompt_whose_turn_was_taken_elsewhere_says_so_and_asks_for_what_is_due_now() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let said = meanwhile(
        &file,
        &["train kontum 2i", "done", "hold"],
        1,
        &[&["fitl", "act", "-i", "game.json", "-q", "pass"]],
    );
    assert!(said.contains("Someone went on with this game elsewhere:"), "{said}");
    assert!(said.contains("Not read: done") && said.contains("Dropped: train Kontum"), "{said}");
    assert!(said.contains("NVA, a non-player, 1st Eligible"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn enter_takes_no_turn_of_another_whose_turn_was_taken_elsewhere() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    run(folder.path(), &["fitl", "act", "-i", "game.json", "-q", "pass"]);
    let before = digests(&file).len();
    let turn = ["trung-turn", "-i", "game.json", "-q"];
    let said = meanwhile(&file, &["", "hold"], 0, &[&turn]);
    assert_eq!(digests(&file).len(), before + 1, "{said}");
    assert!(said.contains("Someone went on with this game elsewhere:"), "{said}");
}

#[test]
fn a_turn_under_way_goes_on_with_a_table_that_was_corrected_elsewhere() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let adjust = ["fitl", "adjust", "-i", "game.json", "-q", "aid", "12"];
    let said = meanwhile(&file, &["train kontum 2i", "", "done", "yes", "hold"], 1, &[&adjust]);
    let (_, after) = said.split_once("Someone went on with this game elsewhere:").expect(&said);
    assert!(after.contains("Aid 12") && !after.contains("Aid 15"), "{said}");
    assert!(after.contains("Kontum: place 2 Underground Irregulars"), "{said}");
    assert!(after.contains("Saved as step 4"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn steps_that_were_taken_back_elsewhere_are_told() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    run(folder.path(), &["fitl", "act", "-i", "game.json", "-q", "pass"]);
    let said = meanwhile(&file, &["", "hold"], 0, &[&["undo", "game.json", "-i", "-q", "1"]]);
    assert!(said.contains("elsewhere: 1 step undone"), "{said}");
    assert!(said.contains("US, 1st Eligible"), "{said}");
}
