//! The guided mode, driven from outside.

mod adviser;
mod ahead;
mod alike;
mod amid;
mod armor;
mod asked_about;
mod av_agreed;
mod av_meanwhile;
mod av_menus;
mod av_mixed;
mod av_words;
mod behind_dice;
mod blocks;
mod campaigns;
mod counted_first;
mod dead_ends;
mod elsewhere;
mod evenings;
mod field;
mod fng;
mod fng_asked;
mod fng_counts;
mod fng_lines;
mod fng_orders;
mod fng_table;
mod fng_words;
mod joined;
mod keys;
mod laws;
mod left_over;
mod meant_so;
mod mended;
mod nva_turns;
mod one_keyboard;
mod origins;
mod piped;
mod platoons;
mod read_or_told;
mod said_as_people_do;
mod said_at_once;
mod said_plainly;
mod slips;
mod stands_there;
mod taken_back;
#[cfg(unix)]
mod terminal;
mod told_at_prompt;
mod tours;
mod transcripts;
mod typist;

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program in a folder.
fn pointman(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pointman"));
    command.current_dir(folder).env_remove("NO_COLOR");
    command
}

/// Runs the program with these arguments; it must succeed.
fn run(folder: &Path, arguments: &[&str]) -> String {
    let output = pointman(folder).args(arguments).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// A folder with `game.json`: the full scenario with a physical deck, this faction played by a person, and
/// these two cards turned up.
pub(crate) fn prepared(player: &str, cards: [&str; 2]) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    let begin = ["fitl", "new", "--scenario", "full", "--deck", "physical", "--seed", "5", "-q"];
    run(folder.path(), &[&begin[..], &["--players", player, "-o", "game.json"]].concat());
    for card in cards {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    folder
}

/// What is shown when these lines are typed at [`prepared`] or the like, its blanks joined.
fn shown(folder: &Path, lines: &[&str]) -> String {
    shown_with(folder, &[], lines)
}

/// The same with more arguments.
fn shown_with(folder: &Path, arguments: &[&str], lines: &[&str]) -> String {
    let arguments = [&["game.json", "--seed", "1"], arguments].concat();
    let output = play(folder, &arguments, &format!("{}\nquit\n", lines.join("\n")));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Plays with these lines typed.
fn play(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    use std::io::Write as _;
    let mut child = pointman(folder)
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    let writer = std::thread::spawn(move || input.write_all(typed.as_bytes()));
    let output = child.wait_with_output().unwrap();
    // A program that has been left reads no more.
    let _ = writer.join().unwrap();
    output
}

/// The digests of the states of a document.
fn digests(file: &Path) -> Vec<String> {
    let document: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let history = document["history"].as_array().unwrap();
    history.iter().map(|step| step["digest"].as_str().unwrap().to_owned()).collect()
}
