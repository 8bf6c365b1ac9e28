//! Errors of commands that scripts call, word for word: options are named as a script gives them, `rep: N` and not
//! `--rep N`. They stand in `script_errors.txt`, each behind the call; with `REGENERATE=1` they are written anew.

use std::path::Path;

use pointman::command::{Reach, Session};
use pointman::render::Look;
use pointman::script::{Limits, Script, World};

use crate::scripts::Nowhere;

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
    let folder = tempfile::tempdir().unwrap();
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
