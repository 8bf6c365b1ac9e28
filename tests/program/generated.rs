//! The committed completions, man pages and schemas are what the program would make now.
//!
//! `scripts/regenerate` makes them anew: it runs these tests with `REGENERATE=1`.

use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use pointman::cli::{completion_script, man_pages};
use pointman::command::ENTRIES;
use pointman::command::document::any::{ForAnyKind, KINDS, with_kind};
use pointman::dice::{DiceState, Seeded};
use pointman::document::State;
use pointman::fitl::{FactionSet, NewGame, Scenario};
use pointman::render::fitl_map::png;

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
    check("man", man_pages());
}

#[test]
fn every_command_has_a_man_page_that_calls_it_as_it_is_typed_and_says_what_it_does() {
    let pages = man_pages();
    for entry in ENTRIES {
        let name = format!("pointman-{}.1", entry.path.join("-"));
        let (_, page) = pages.iter().find(|(page, _)| *page == name).unwrap_or_else(|| panic!("{name}"));
        // The page itself writes a hyphen in two ways.
        let page = page.replace("\\-", "-").replace("\\*(Aq", "'");
        assert!(page.contains(&format!(".SH SYNOPSIS\n\\fBpointman {}\\fR", entry.path.join(" "))), "{name}");
        assert!(page.contains(&format!(".SH DESCRIPTION\n{}\n", entry.about)), "{name}");
    }
    for (name, about) in [
        ("run", "Run a script in"),
        ("repl", "Open a prompt"),
        ("completions", "Print or install"),
        ("man", "Show the manual page"),
    ] {
        let (_, page) = pages.iter().find(|(page, _)| *page == format!("pointman-{name}.1")).unwrap();
        assert!(page.contains(&format!(".SH DESCRIPTION\n{about}")), "{page}");
    }
    let mut names: Vec<_> = pages.iter().map(|(name, _)| name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), pages.len(), "no page stands for two commands");
}

#[test]
fn the_man_pages_show_examples_other_names_and_exit_codes_in_sections_of_their_own() {
    let pages = man_pages();
    let page = |name: &str| &pages.iter().find(|(page, _)| page == name).unwrap().1;
    let check = page("pointman-fng-test.1");
    let example = ".SH EXAMPLES\n.nf\n# roll it\npointman fng\\-test ";
    assert!(check.contains(example), "{check}");
    assert!(check.contains(".SH OTHER NAMES\npointman fng test\n"), "{check}");
    assert!(page("pointman.1").contains(".SH EXIT STATUS\n0 success, 1 refused"));
    assert!(pages.iter().all(|(_, page)| !page.contains(".SH EXTRA")));
    for (name, page) in &pages {
        let examples = page.split(".SH EXAMPLES\n.nf\n").nth(1).unwrap_or_default();
        assert!(examples.contains("pointman "), "{name} shows no example");
    }
}

#[test]
fn the_man_pages_list_commands_by_what_they_are_for() {
    let pages = man_pages();
    let page = |name: &str| &pages.iter().find(|(page, _)| page == name).unwrap().1;
    let fng = page("pointman-fng.1");
    let order =
        [".SH COMBAT\n", "pointman\\-fng\\-shoot(1)", ".SH TUNNELS\n", "pointman\\-fng\\-tunnel\\-spot(1)"];
    let places: Vec<_> = order.iter().map(|words| fng.find(words)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
    let top = page("pointman.1");
    assert!(top.contains(".SH DOCUMENTS\n.TP\npointman\\-validate(1)"), "{top}");
}

#[test]
fn the_schemas_are_fresh() {
    struct Made;
    impl ForAnyKind for Made {
        type Gives = (String, String);
        fn run<S: State>(self) -> Result<(String, String), pointman::error::Error> {
            let (name, made) = pointman::document::made::<S>().swap_remove(0);
            Ok((format!("{name}.schema.json"), format!("{:#}\n", made.unwrap())))
        }
    }
    let documents: Vec<_> = KINDS.iter().map(|kind| with_kind(*kind, Made).unwrap()).collect();
    let others = pointman::ambush_valley::schemas().into_iter().chain(pointman::fng::campaign::schemas());
    let others = others.chain(pointman::simulation::schemas());
    let others =
        others.map(|(name, schema)| (format!("{name}.schema.json"), format!("{:#}\n", schema.unwrap())));
    check("schemas", documents.into_iter().chain(others).collect());
}

#[test]
fn the_schemas_that_core_and_simulations_carry_are_those_of_their_types() {
    use pointman::{document, simulation};
    let carried = [
        ("crates/pointman-core/src/schemas.json.z", document::shared_schemas()),
        ("src/simulation/schemas.json.z", simulation::schemas()),
    ];
    for (file, made) in carried {
        let (path, text) = (root().join(file), document::baked(made));
        if std::env::var_os("REGENERATE").is_some() {
            fs::write(&path, document::packed(&text)).unwrap();
        }
        assert!(
            document::unpacked(&fs::read(path).unwrap()) == text,
            "{file} is stale: run scripts/regenerate"
        );
    }
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

#[test]
fn the_picture_of_the_map_is_fresh() {
    // The game that the README begins with; its set-up is dealt with this seed.
    let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    let game = agreed.begin(&mut Seeded::new(DiceState { seed: 3, drawn: 0 }), &mut Vec::new()).unwrap();
    let picture = root().join("docs/src/images/map.png");
    let made = png(&game).unwrap();
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(&picture, &made).unwrap();
    }
    assert!(fs::read(picture).unwrap() == made, "map.png is stale: run scripts/regenerate");
}
