//! Every command shown in the README and in the Markdown files of `examples/` runs as it stands and prints
//! what is shown.
//!
//! In a block marked `console`, lines after `$ ` are commands, run by a shell one after another in a folder
//! that holds the files of `examples/`; the lines after a command are its output, standard error included.
//! `REGENERATE=1` writes down what is printed now.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;

/// The text of `page` with the output of each command as it is now.
fn with_real_output(page: &str, folder: &Path) -> String {
    let mut made = String::new();
    let mut in_console = false;
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        made.push_str(line);
        made.push('\n');
        if line.starts_with("```") {
            in_console = line == "```console";
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| in_console) else { continue };
        let mut command = command.to_owned();
        while command.ends_with('\\') {
            let more = lines.next().unwrap_or_default();
            made.push_str(more);
            made.push('\n');
            command = format!("{command}\n{more}");
        }
        while lines.peek().is_some_and(|next| !next.starts_with("$ ") && !next.starts_with("```")) {
            lines.next();
        }
        made.push_str(&output_of(&command, folder));
    }
    made
}

fn output_of(command: &str, folder: &Path) -> String {
    let program = PathBuf::from(cargo_bin!("pointman"));
    let path =
        format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .current_dir(folder)
        .env("PATH", path)
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    let mut text = String::from_utf8(output.stdout).expect("pointman prints UTF-8");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn check(page: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    copy(&root.join("examples"), folder.path());
    let text = fs::read_to_string(page).unwrap();
    let made = with_real_output(&text, folder.path());
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(page, &made).unwrap();
        return;
    }
    for (number, (shown, real)) in text.lines().zip(made.lines()).enumerate() {
        assert_eq!(shown, real, "{} line {}: run scripts/regenerate", page.display(), number + 1);
    }
    assert_eq!(text.lines().count(), made.lines().count(), "{}: run scripts/regenerate", page.display());
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir_all(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[cfg(unix)]
#[test]
fn every_command_of_the_readme_prints_what_is_shown() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md"));
}

#[cfg(unix)]
#[test]
fn every_command_of_the_examples_prints_what_is_shown() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    for entry in fs::read_dir(examples).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "md") {
            check(&path);
        }
    }
}
