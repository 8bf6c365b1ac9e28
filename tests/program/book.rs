//! Every command shown in the README, the book (`docs/`) and the Markdown files of `examples/` runs as it
//! stands and prints what is shown; every link leads to a file.
//!
//! In a block marked `console`, lines after `$ ` are commands, run by a shell one after another in a folder
//! that holds the files of `examples/`; the lines after a command are its output, standard error included.
//! `REGENERATE=1` writes down what is printed now.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use pointman::fitl::{Faction, PlayerAction};
use pointman::{ambush_valley, fitl, fng};

/// The questions that unclear rules leave, as a table.
fn readings(of: &str) -> String {
    if of == "fng::army_lists" {
        return readings_of_lists();
    }
    let questions = match of {
        "ambush-valley" => ambush_valley::Options::ALL,
        "fitl" => fitl::Readings::ALL,
        "fng::campaign" => fng::campaign::Options::ALL,
        "fng::mission" => fng::mission::Options::ALL,
        "fng::support" => fng::support::Options::ALL,
        "fng::traps" => fng::traps::TrapOptions::ALL,
        other => panic!("there are no readings of {other}"),
    };
    // The edition is an option, but no question that a rule leaves.
    let row = |(key, about, values): &(&str, &str, &[&str])| {
        let given = values.iter().filter(|value| !value.is_empty());
        let values: Vec<String> = given.map(|value| format!("`{value}`")).collect();
        format!("| `{key}` | {about} | {} |\n", values.join(", "))
    };
    let rows: String = questions.iter().filter(|(key, ..)| *key != "edition").map(row).collect();
    format!("| Key | Question | Values |\n|---|---|---|\n{rows}")
}

/// The readings of the army lists, which have no question but what each value other than the usual one means.
fn readings_of_lists() -> String {
    let row = |one: &fng::army_lists::Alternative| {
        let (key, value) = one.key_and_value();
        format!("| `{key}` | `{value}` | {} |\n", one.title())
    };
    let rows: String = fng::army_lists::Alternative::ALL.iter().map(row).collect();
    format!("| Key | Value | Meaning |\n|---|---|---|\n{rows}")
}

/// The text of `page` with the output of each command, and each table of readings, as it is now.
fn with_real_output(page: &str, folder: &Path) -> String {
    let mut made = String::new();
    let mut in_console = false;
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        made.push_str(line);
        made.push('\n');
        if let Some(of) = line.strip_prefix("<!-- readings ").and_then(|rest| rest.strip_suffix(" -->")) {
            made.push_str(&readings(of));
            while lines.next_if(|next| *next != "<!-- end -->").is_some() {}
        }
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
    let folder = crate::scenes::folder();
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

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// The Markdown files of a folder and of those in it.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(pages(&path));
        } else if is_page(&path) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The anchor that a heading has on GitHub and in mdBook.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// The anchors of a page: one for each heading outside of code.
fn anchors(text: &str) -> Vec<String> {
    let outside = text.split("```").step_by(2);
    let headings = outside.flat_map(str::lines).filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#'))).collect()
}

#[test]
fn every_link_to_a_heading_leads_to_one() {
    let books = ["docs", "examples"].iter().flat_map(|folder| pages(&root().join(folder)));
    for page in pages_beside(root()).into_iter().chain(books) {
        let text = fs::read_to_string(&page).unwrap();
        let links = text.split("```").step_by(2).flat_map(|part| part.split("](").skip(1));
        for link in links.filter_map(|rest| rest.split(')').next()).filter(|link| !link.starts_with("http")) {
            let Some((file, heading)) = link.split_once('#') else { continue };
            let target = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            let there = anchors(&fs::read_to_string(&target).unwrap());
            assert!(there.iter().any(|one| one == heading), "{}: no heading for {link}", page.display());
        }
    }
    assert_eq!(anchors("# A b: *c*\n```\n# code\n```\n## D-e"), ["a-b-c", "d-e"]);
}

/// Blocks marked `sh` that do not run here, by words of theirs, and why not. Their calls of the program are
/// only read.
#[cfg(unix)]
const NOT_RUN: [(&str, &str); 7] = [
    ("cargo install --locked --path .", "builds the program anew and needs the registry"),
    ("cargo test --locked", "runs these tests"),
    ("sudo dpkg -i", "needs root, and a package that scripts/release has made"),
    ("brew install", "needs Homebrew, and a formula that scripts/release has made"),
    ("parallel --sshlogin", "needs GNU parallel and other machines"),
    (
        "pip install 'dask[distributed]'",
        "needs the network and a cluster; tests/program/dask.rs plays its part",
    ),
    ("--games 200", "plays for hours: an adviser with 200 playouts at each decision of 200 games"),
];

/// Blocks that run with smaller numbers, by words of theirs, and which stand in place of which.
#[cfg(unix)]
const SMALLER: [(&str, &[(&str, &str)]); 1] = [(
    "--games 1e7 --out run",
    &[
        ("--games 1e7", "--games 4 --scenario short"),
        ("--piece 1e5", "--piece 2"),
        ("--expect 1e7", "--expect 4"),
    ],
)];

/// The blocks marked `sh` of every page.
#[cfg(unix)]
fn shell_blocks() -> Vec<(PathBuf, String)> {
    let books = ["docs", "examples"].iter().flat_map(|folder| pages(&root().join(folder)));
    let mut blocks = Vec::new();
    for page in books.chain([root().join("README.md")]) {
        let text = fs::read_to_string(&page).unwrap();
        let of_page = text.split("\n```sh\n").skip(1).filter_map(|rest| rest.split("\n```").next());
        blocks.extend(of_page.map(|block| (page.clone(), format!("{block}\n"))));
    }
    blocks
}

/// Runs a block in a folder of its own that holds the examples, with the programs in `first` before all
/// others; Enter is pressed at every prompt. Gives whether it worked, and what it said.
#[cfg(unix)]
fn shell(block: &str, folder: &Path, first: &Path) -> (bool, String) {
    for to in ["", "examples"] {
        fs::create_dir_all(folder.join(to)).unwrap();
        copy(&root().join("examples"), &folder.join(to));
    }
    fs::write(folder.join("enters"), "\n".repeat(40)).unwrap();
    let path = format!("{}:{}", first.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-euc", block])
        .current_dir(folder)
        .env("PATH", path)
        .env("HOME", folder)
        .env("SHELL", "/bin/bash")
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .stdin(fs::File::open(folder.join("enters")).unwrap())
        .output()
        .expect("a shell");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[cfg(unix)]
#[test]
fn every_shell_block_runs_or_is_listed_with_the_reason_why_not() {
    let blocks = shell_blocks();
    assert!(blocks.len() > 8, "only {} blocks were found", blocks.len());
    for (words, _) in NOT_RUN.iter().copied().chain(SMALLER.map(|(words, _)| (words, ""))) {
        assert!(blocks.iter().any(|(_, block)| block.contains(words)), "no block has `{words}` any more");
    }
    let program = PathBuf::from(cargo_bin!("pointman"));
    for (page, block) in &blocks {
        if NOT_RUN.iter().any(|(words, _)| block.contains(words)) {
            continue;
        }
        let smaller = SMALLER.iter().filter(|(words, _)| block.contains(words)).flat_map(|(_, other)| *other);
        let block = smaller.fold(block.clone(), |block, (large, small)| block.replace(large, small));
        let folder = crate::scenes::folder();
        let (worked, said) = shell(&block, folder.path(), program.parent().unwrap());
        assert!(worked, "{}:\n{block}\n{said}", page.display());
    }
}

/// Writes a program of a shell's words.
#[cfg(unix)]
fn stand_in(folder: &Path, name: &str, words: &str) {
    use std::os::unix::fs::PermissionsExt as _;
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, format!("#!/bin/sh\n{words}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[test]
fn every_call_in_a_block_that_does_not_run_is_one_that_the_program_takes() {
    let mut seen = 0;
    for (page, block) in shell_blocks() {
        if NOT_RUN.iter().all(|(words, _)| !block.contains(words)) {
            continue;
        }
        let folder = crate::scenes::folder();
        let programs = folder.path().join("programs");
        for name in ["cargo", "tar", "sudo", "brew", "cp", "cmp", "rm", "pip"] {
            stand_in(&programs, name, ":");
        }
        stand_in(folder.path(), "scripts/simulate_on_dask.py", ":");
        // The shell itself says what the program would be called with.
        let calls = folder.path().join("calls");
        let noted = format!("printf '%s\\n' pointman \"$@\" '' >> '{}'", calls.display());
        stand_in(&programs, "pointman", &noted);
        let each = "while [ $# -gt 0 ] && [ \"$1\" != pointman ]; do shift; done\n\
                    exec $(printf '%s\\n' \"$@\" | sed 's/{}/0/g')";
        stand_in(&programs, "parallel", each);
        let (worked, said) = shell(&block, folder.path(), &programs);
        assert!(worked, "{}:\n{block}\n{said}", page.display());
        let calls = fs::read_to_string(calls).unwrap_or_default();
        let is_called = block.lines().any(|line| line.trim_start().starts_with("pointman "));
        assert!(!is_called || !calls.is_empty(), "{block}");
        for call in calls.split("\n\n").filter(|call| !call.is_empty()) {
            seen += 1;
            let parsed = pointman::cli::complete_parser().try_get_matches_from(call.lines());
            if let Err(error) = parsed {
                assert!(!error.use_stderr(), "{}: {call}: {error}", page.display());
            }
        }
    }
    assert!(seen > 2, "only {seen} calls were read");
}

/// The answers to parts of a Coup Round that the book shows in its table.
fn coup_answers_shown() -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/src/fitl/commands.md")).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_suffix("` |")?.rsplit_once("| `"));
    rows.filter(|(before, _)| before.starts_with("| `")).map(|(_, answer)| answer.to_owned()).collect()
}

#[test]
fn every_part_of_a_coup_round_that_is_chosen_has_an_answer_in_the_book_and_in_help() {
    let help = Command::new(cargo_bin!("pointman")).args(["fitl", "coup", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let shown = coup_answers_shown();
    for answer in &shown {
        fitl::CoupChoices::parse(answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
    }
    for part in fitl::CoupPart::ALL {
        let name = part.to_string();
        let is_chosen = fitl::CoupChoices::parse(&format!("{} none", part.id())).is_ok();
        let is_shown = shown.iter().any(|answer| answer.starts_with(part.id()));
        assert_eq!(is_shown, is_chosen, "the book: {name}");
        assert!(!is_chosen || help.contains(part.id()), "`fitl coup --help` lacks {name}");
    }
}

/// Where the links and pictures of a page lead, those to the network left out.
fn links(text: &str) -> Vec<&str> {
    let outside_of_code = text.split("```").step_by(2);
    outside_of_code
        .flat_map(|part| part.split("](").skip(1))
        .filter_map(|rest| rest.split([')', '#']).next())
        .filter(|link| !link.is_empty() && !link.starts_with("http"))
        .collect()
}

#[cfg(unix)]
#[test]
fn every_command_of_the_readme_prints_what_is_shown() {
    check(&root().join("README.md"));
}

#[cfg(unix)]
#[test]
fn every_command_of_the_book_prints_what_is_shown() {
    for page in pages(&root().join("docs")) {
        check(&page);
    }
}

#[cfg(unix)]
#[test]
fn every_command_of_the_examples_prints_what_is_shown() {
    for page in pages(&root().join("examples")) {
        check(&page);
    }
}

/// The actions that the book shows, each with the faction that acts.
fn actions_shown() -> Vec<(Faction, String)> {
    let page = fs::read_to_string(root().join("docs/src/fitl/actions.md")).unwrap();
    let mut shown = Vec::new();
    let mut acting = None;
    for line in page.lines() {
        match line.strip_prefix("```") {
            Some(opened) => acting = opened.strip_prefix("action ").map(|faction| faction.parse().unwrap()),
            None => shown.extend(acting.map(|faction| (faction, line.to_owned()))),
        }
    }
    shown
}

#[test]
fn every_action_of_the_book_is_read_and_told_alike() {
    let shown = actions_shown();
    assert!(shown.len() > 25, "only {} actions are shown", shown.len());
    for (faction, line) in shown {
        let action = PlayerAction::parse(&line, faction).unwrap_or_else(|error| panic!("{line}: {error}"));
        if let PlayerAction::Operation(operation) = &action {
            let words = operation.words(faction);
            assert_eq!(PlayerAction::parse(&words, faction).unwrap(), action, "{line} is told as {words}");
        }
    }
}

#[test]
fn every_word_of_the_grammar_stands_in_an_action_of_the_book() {
    let shown: Vec<String> = actions_shown().into_iter().map(|(_, line)| line).collect();
    for word in GRAMMAR {
        let stands = |line: &String| line.split([' ', ':', ';', ',']).any(|one| one == *word);
        assert!(shown.iter().any(stands), "no action of the book has `{word}`");
    }
}

#[test]
fn every_word_of_the_grammar_stands_in_the_help_of_act() {
    let help = Command::new(cargo_bin!("pointman")).args(["fitl", "act", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for word in GRAMMAR {
        let stands = help.split([' ', ':', ';', ',', '"', '(', ')', '`', '\n']).any(|one| one == *word);
        assert!(stands, "`fitl act --help` lacks `{word}`");
    }
}

/// The words of actions beside numbers and the names of spaces, pieces and choices of Events.
const GRAMMAR: &[&str] = &[
    "pass",
    "event",
    "shaded",
    "unshaded",
    "train",
    "patrol",
    "sweep",
    "assault",
    "rally",
    "march",
    "attack",
    "terror",
    "place",
    "taking",
    "from",
    "to",
    "of",
    "base",
    "troops",
    "guerrillas",
    "police",
    "pacify",
    "levels",
    "patronage",
    "stay",
    "activate",
    "cobras",
    "remove",
    "only",
    "m-48",
    "abrams",
    "search-and-destroy",
    "tunnel",
    "arvn",
    "underground",
    "agitate",
    "improve-trail",
    "pt-76",
    "against",
    "special",
    "advise",
    "force",
    "aid",
    "air-lift",
    "air-strike",
    "degrade",
    "sa-2s",
    "govern",
    "mandate",
    "transport",
    "raid",
    "armored-cavalry",
    "infiltrate",
    "build",
    "replacing",
    "take-over",
    "bombard",
    "ambush",
    "at",
    "main-force-bns",
    "subvert",
    "replace",
    "tax",
    "transfer",
    "after",
    "option",
];

#[test]
fn every_link_leads_to_a_file() {
    let books = ["docs", "examples"].iter().flat_map(|folder| pages(&root().join(folder)));
    let fronts = pages_beside(root()).into_iter().chain(books);
    let mut seen = 0;
    for page in fronts {
        let text = fs::read_to_string(&page).unwrap();
        for link in links(&text) {
            seen += 1;
            assert!(page.parent().unwrap().join(link).exists(), "{}: {link} is not there", page.display());
        }
    }
    assert!(seen > 20, "only {seen} links were found");
}

/// The Markdown files that stand in a folder itself.
fn pages_beside(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| is_page(path)).collect()
}

#[test]
fn the_contents_of_the_book_name_every_page_once() {
    let source = root().join("docs/src");
    let contents = fs::read_to_string(source.join("SUMMARY.md")).unwrap();
    let mut named: Vec<PathBuf> = links(&contents).into_iter().map(|link| source.join(link)).collect();
    named.sort();
    let mut there = pages(&source);
    there.retain(|page| !page.ends_with("SUMMARY.md"));
    assert_eq!(named, there);
}

#[test]
fn the_readme_is_short_enough_to_be_read() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let lines = readme.lines().count();
    assert!(lines <= 200, "README.md has {lines} lines; the rest belongs to docs/");
    let demos: Vec<_> =
        readme.split("```console\n").skip(1).map(|block| block.split("```").next().unwrap()).collect();
    assert_eq!(demos.len(), 3, "a solitaire evening, an opponent, a rulebook");
    for demo in demos {
        assert!(demo.lines().count() <= 8, "{demo}");
    }
}

#[test]
fn every_option_shown_is_one_that_help_lists() {
    let whole = pointman::cli::complete_parser();
    let mut seen = 0;
    let books = ["docs", "examples"].iter().flat_map(|folder| pages(&root().join(folder)));
    for page in books.chain([root().join("README.md")]) {
        let text = fs::read_to_string(&page).unwrap();
        for call in text.lines().flat_map(|line| line.split("pointman ").skip(1)) {
            let call = call.split(['|', '>', '`', ';']).next().unwrap_or_default();
            let mut words = call.split_whitespace().peekable();
            let mut command = &whole;
            while let Some(inner) = words.peek().and_then(|word| command.find_subcommand(word)) {
                command = inner;
                words.next();
            }
            let listed = command.get_arguments().chain(whole.get_arguments());
            let listed: Vec<&str> = listed
                .filter(|argument| !argument.is_hide_set())
                .flat_map(|argument| argument.get_long_and_visible_aliases().unwrap_or_default())
                .collect();
            for option in
                words.filter_map(|word| word.strip_prefix("--")).filter(|_| !command.has_subcommands())
            {
                let name = option.split('=').next().unwrap_or_default();
                let is_listed = listed.contains(&name) || name == "help";
                assert!(is_listed, "{}: --{name} in `pointman {call}`", page.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn no_page_holds_what_a_merge_left_and_every_reading_has_a_number_of_its_own() {
    let beside =
        ["README.md", "CHANGELOG.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|page| root().join(page));
    for page in pages(&root().join("docs")).into_iter().chain(beside) {
        let text = fs::read_to_string(&page).unwrap();
        let is_left =
            |line: &&str| ["<<<<<<<", ">>>>>>>", "======="].contains(&line.get(..7).unwrap_or_default());
        assert_eq!(text.lines().find(is_left), None, "{}", page.display());
    }
    let readings = fs::read_to_string(root().join("docs/src/interpretations.md")).unwrap();
    let number = |line: &str| line.strip_prefix("| `evening-")?.split('`').next().map(str::to_owned);
    let numbers: Vec<String> = readings.lines().filter_map(number).collect();
    let different: BTreeSet<&String> = numbers.iter().collect();
    assert!(numbers.len() > 10 && different.len() == numbers.len(), "{numbers:?}");
}
