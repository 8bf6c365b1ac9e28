//! Errors of commands that scripts call, word for word: options are named as a script gives them, `rep: N`
//! and not `--rep N`. They stand in `script_errors.txt`, each behind the call; with `REGENERATE=1` they are
//! written anew.

use std::path::Path;

use pointman::command::{Reach, Session};
use pointman::render::Look;
use pointman::script::{Limits, Script, World};

use crate::scripts::Nowhere;
use crate::structure::sources;

/// What names an option with its dashes to every reader: options of the program, which no script gives, and
/// whole commands of the shell.
const WHOLE: [&str; 9] = [
    "--help",
    "--allow-path",
    "--time-limit",
    "--max-operations",
    "campaign report-template --mission",
    "campaign extend --open-ended",
    "do activation --option",
    "fng muster --vehicle",
    "fng stand --vehicle",
];

/// The texts of `source` that an error of usage, or a refusal, is made of on the spot and that name an option
/// with its dashes; `way!` has words for the prompt beside them.
fn with_dashes(source: &str) -> Vec<&str> {
    let starts = ["Error::Usage(", "Error::lacks(", "Error::refused(", "Error::asks(", "#[error("];
    let calls = starts.iter().flat_map(|start| source.match_indices(start));
    let statements = calls.map(|(at, _)| source[at..].split(";\n").next().unwrap_or_default());
    let texts = statements.flat_map(|statement| {
        let parts: Vec<&str> = statement.split('"').collect();
        let texts = parts.windows(2).step_by(2).filter(|pair| !pair[0].trim_end().ends_with("way!("));
        texts.map(|pair| pair[1]).collect::<Vec<_>>()
    });
    let has_dashes = |text: &&str| {
        let mut rest = text.match_indices("--").map(|(at, dashes)| &text[at + dashes.len()..]);
        rest.any(|rest| rest.starts_with(|letter: char| letter.is_ascii_lowercase()))
    };
    texts.filter(has_dashes).filter(|text| !WHOLE.iter().any(|whole| text.contains(whole))).collect()
}

#[test]
fn errors_and_refusals_leave_the_dashes_of_options_to_the_shell() {
    let mut all = Vec::new();
    sources("src", &mut all);
    sources("crates", &mut all);
    // What only the shell has is told in its words alone.
    for (path, source) in all.iter().filter(|(path, _)| !path.starts_with("src/cli/")) {
        assert_eq!(with_dashes(source), [""; 0], "{path}: name options by voice::option");
    }
    let wrong = "return Err(Error::Usage(format!(\"{id}: give --rep N\")));\nlet about = \"--rep\";";
    assert_eq!(with_dashes(wrong), ["{id}: give --rep N"]);
    let wrong = "Err(Error::refused(RULE, format!(\"{who}: --automatic\")))\n";
    assert_eq!(with_dashes(wrong), ["{who}: --automatic"]);
    let right = "Err(Error::refused(RULE, format!(\"{who}: {}\", way!(\"fng crew --move\", \"to-gunner\"))))";
    assert_eq!(with_dashes(right), [""; 0]);
}

/// What the call fails with.
fn error_of(call: &str, folder: &Path) -> String {
    let session = Session::of_script(Reach::Below(vec![folder.to_owned()]), 1);
    let script = Script::new(World::new(session, Look::PLAIN, Nowhere), Limits::default());
    script.run("call", call, &[]).err().unwrap_or_else(|| panic!("{call}: does not fail")).message
}

#[test]
fn errors_name_options_as_scripts_give_them() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/script_errors.txt");
    let kept = std::fs::read_to_string(path).unwrap();
    let folder = crate::scenes::folder();
    let mut made = String::new();
    for call in kept.lines().filter_map(|line| line.strip_prefix("> ")) {
        made += &format!("> {call}\n");
        for line in error_of(call, folder.path()).lines() {
            made += &format!("  {line}\n");
        }
    }
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::write(path, &made).unwrap();
        return;
    }
    for (kept, made) in kept.lines().zip(made.lines()) {
        assert_eq!(kept, made);
    }
    assert_eq!(kept.lines().count(), made.lines().count());
}
