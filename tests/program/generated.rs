//! The committed completions, man pages and schemas are what the program would make now.
//!
//! `scripts/regenerate` makes them anew: it runs these tests with `REGENERATE=1`.

use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use pointman::ambush_valley::{Campaign, Mission};
use pointman::cli::{complete_parser, completion_script};
use pointman::command::document::any::KINDS;
use pointman::document::State;
use pointman::fitl::GameData;
use pointman::fng::squads::squad::Squad;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Compares the files of `folder` with `made`, or writes them when asked to.
fn check(folder: &str, made: Vec<(String, String)>) {
    let folder = root().join(folder);
    if std::env::var_os("REGENERATE").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in &made {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let mut committed: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut names: Vec<String> = made.iter().map(|(name, _)| name.clone()).collect();
    committed.sort();
    names.sort();
    assert_eq!(committed, names, "run scripts/regenerate");
    for (name, text) in made {
        assert!(
            fs::read_to_string(folder.join(&name)).unwrap() == text,
            "{name} is stale: run scripts/regenerate"
        );
    }
}

#[test]
fn the_completions_are_fresh() {
    let shells = [
        (Shell::Bash, "pointman.bash"),
        (Shell::Zsh, "_pointman"),
        (Shell::Fish, "pointman.fish"),
        (Shell::PowerShell, "_pointman.ps1"),
        (Shell::Elvish, "pointman.elv"),
    ];
    check("completions", shells.map(|(shell, name)| (name.to_owned(), completion_script(shell))).into());
}

#[test]
fn the_man_pages_are_fresh() {
    fn pages(command: &clap::Command, name: &str, made: &mut Vec<(String, String)>) {
        let mut page = Vec::new();
        let title = command.clone().name(name.to_owned()).bin_name(name.replace('-', " "));
        clap_mangen::Man::new(title).title(name.to_uppercase()).render(&mut page).unwrap();
        made.push((format!("{name}.1"), String::from_utf8(page).unwrap()));
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            pages(inner, &format!("{name}-{}", inner.get_name()), made);
        }
    }
    let mut made = Vec::new();
    pages(&complete_parser(), "pointman", &mut made);
    check("man", made);
}

#[test]
fn the_schemas_are_fresh() {
    fn schema<S: State>() -> (String, String) {
        (format!("{}.schema.json", S::KIND), format!("{:#}\n", pointman::document::schema::<S>()))
    }
    let documents = [
        schema::<GameData>(),
        schema::<Squad>(),
        schema::<pointman::fng::mission::Mission>(),
        schema::<pointman::fng::campaign::Campaign>(),
        schema::<Mission>(),
        schema::<Campaign>(),
    ];
    assert_eq!(documents.len(), KINDS.len(), "every kind of document has its schema");
    let others = pointman::ambush_valley::schemas().into_iter().chain(pointman::fng::campaign::schemas());
    let others = others.map(|(name, schema)| (format!("{name}.schema.json"), format!("{schema:#}\n")));
    check("schemas", documents.into_iter().chain(others).collect());
}

#[test]
fn the_program_carries_the_schemas() {
    for kind in KINDS {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_pointman"))
            .args(["schema", kind.name()])
            .output()
            .unwrap();
        let committed = fs::read(root().join("schemas").join(format!("{kind}.schema.json"))).unwrap();
        assert!(output.stdout == committed, "the schema of {kind}");
    }
}
