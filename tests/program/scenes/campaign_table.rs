//! The program driven over a campaign of Ambush Valley, for the tests of its commands.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

pub const POINTMAN: &str = env!("CARGO_BIN_EXE_pointman");

/// The program in a folder with these arguments, and these lines typed.
pub fn typed(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(POINTMAN)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that asks nothing reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The same with the words of a line, and nothing typed.
pub fn pointman(folder: &Path, words: &str) -> Output {
    typed(folder, &words.split_whitespace().collect::<Vec<_>>(), "")
}

/// What a command says that succeeds.
pub fn done(folder: &Path, words: &str) -> String {
    done_with(folder, &words.split_whitespace().collect::<Vec<_>>())
}

/// The same with arguments that hold spaces.
pub fn done_with(folder: &Path, arguments: &[&str]) -> String {
    let output = typed(folder, arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command says that is refused, and its exit code.
pub fn refused(folder: &Path, words: &str) -> (i32, String) {
    let output = pointman(folder, words);
    assert!(!output.status.success(), "{words} was not refused");
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// A folder with `c.json`: a campaign begun with these words, in the game of its first turn or, of sealed
/// orders, before them.
pub fn begun(words: &str) -> TempDir {
    let folder = crate::scenes::folder();
    done(folder.path(), &format!("campaign new --game ambush-valley -q -o c.json {words}"));
    done(folder.path(), "generate-mission --from c.json -i -q");
    folder
}
