//! The rules are decided by types: no source of the crate compares a text with a literal.

use std::fs;
use std::path::{Path, PathBuf};

/// What may compare a text with a literal, and why.
const EXCEPTIONS: [(&str, &str, &str); 4] = [
    ("checks/condition.rs", "text == \"always\"", "the build script reads the conditions of the data"),
    ("army_lists/aircraft.rs", "\"bushmaster\" | \"uh-1-bushmaster\" =>", "another name that people type"),
    ("raise/units.rs", "typed == \"squad\"", "a short name that people type"),
    ("attributes/mod.rs", "\"always\" =>", "how an Attribute is worded, not what it does"),
];

/// The sources below `folder`.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The part of a line before a comment.
fn code(line: &str) -> &str {
    line.find("//").map_or(line, |at| &line[..at])
}

/// Whether a line of code decides by a text: a comparison with a literal, or a literal as a pattern.
fn decides_by_text(line: &str) -> bool {
    let line = code(line);
    let compares = [".contains(\"", ".contains(&\"", ".starts_with(\"", ".ends_with(\"", "== \"", "!= \""];
    let wraps = ["== Some(\"", "!= Some(\"", "\" =>", "\") =>"];
    compares.iter().chain(&wraps).any(|sign| line.contains(sign))
        || (line.contains("matches!(") && line.contains('"'))
}

#[test]
fn no_rule_is_decided_by_a_text() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    assert!(paths.len() > 100, "{paths:?}");
    let mut found = Vec::new();
    let mut used = [false; EXCEPTIONS.len()];
    for path in paths {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| decides_by_text(line)) {
            let excepted = |(file, what, _): &(&str, &str, &str)| *file == name && line.contains(what);
            match EXCEPTIONS.iter().position(excepted) {
                Some(index) => used[index] = true,
                None => found.push(format!("{name}:{}: {}", number + 1, line.trim())),
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    let unused: Vec<_> = EXCEPTIONS.iter().zip(used).filter(|(_, used)| !used).collect();
    assert!(unused.is_empty(), "exceptions no longer needed: {unused:?}");
}

#[test]
fn a_comparison_with_a_text_is_found() {
    for line in [
        "if aircraft.model.contains(\"nighthawk\") {",
        "mission.force(who).starts_with(\"arvn\")",
        "force.id == \"nva\"",
        "\"local-vc\" => levy.local_squad(),",
        "_ if arms.class.as_deref() == Some(\"lmg\") => 1,",
        "matches!(kind, \"rockets\" | \"bombs\")",
    ] {
        assert!(decides_by_text(line), "{line}");
    }
    for line in ["force.id == ForceId::Nva", "told.note(\"Snipers\", text);", "// the id == \"nva\""] {
        assert!(!decides_by_text(line), "{line}");
    }
}

/// A text that says what to type has the words of the shell and of the prompt from the start: no source
/// proposes a command of the shell alone.
#[test]
fn what_to_type_is_proposed_in_both_wordings() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let mut alone = Vec::new();
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        let mut before = "";
        for line in text.lines() {
            let says = code(line).match_indices("fng ").any(|(at, _)| {
                let is_quoted = line[..at].matches('"').count() % 2 == 1;
                let is_word = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
                is_quoted && is_word
            });
            if says && !line.contains("way!(") && !before.trim_end().ends_with("way!(") {
                alone.push(format!("{}: {}", path.display(), line.trim()));
            }
            before = line;
        }
    }
    assert!(alone.is_empty(), "{}", alone.join("\n"));
}
