//! `man`: the manual pages, for those who installed the program without them.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::output::{Output, print_raw};
use super::shell::ShellCommand;
use super::{command_sections, complete_parser};
use crate::command::{ENTRIES, Entry, Group};
use crate::document::write_atomically;
use crate::error::Error;
use crate::names;
use crate::render::remark;

const ABOUT: &str = "Show the manual page of a command, or install all of them";
const LONG_ABOUT: &str = "\
Show the manual page of a command, or install all of them.

At a terminal, man shows the page; otherwise its source is printed. --install writes every page \
below ~/.local/share/man, and says what to set if man does not look there.";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "man",
    group: Group::Scripts,
    about: ABOUT,
    examples: "\
pointman man fitl act                # the page of a command
pointman man --install               # all of them, for `man pointman-fitl-act`
pointman man fng test > page.1       # its source",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    /// The command [default: pointman itself]
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
    /// Write every page where man finds it
    #[arg(long, conflicts_with = "command")]
    install: bool,
    /// With --install: write them to this directory
    #[arg(long, value_name = "FOLDER", requires = "install")]
    folder: Option<PathBuf>,
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let Options { command, install, folder } =
        Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    let pages = man_pages();
    if install {
        let folder = match folder {
            Some(folder) => folder,
            None => home_folder(".local/share/man/man1")?,
        };
        make_folder(&folder)?;
        for (name, page) in &pages {
            write_atomically(&folder.join(name), page, &remark)?;
        }
        let how = where_man_looks(&folder).unwrap_or_else(|| "try man pointman".to_owned());
        output.say(&format!("{} pages in {}: {how}\n", pages.len(), folder.display()));
        return Ok(0);
    }
    let wanted = page_name(&command);
    let names: Vec<&str> = pages.iter().map(|(name, _)| name.trim_end_matches(".1")).collect();
    let index = names::resolve("manual page", &wanted, &names).map_err(|_| no_page(&command, &names))?;
    let (_, page) = &pages[index];
    if io::stdout().is_terminal() && shown_by_man(page) {
        return Ok(0);
    }
    print_raw(page).map(|()| 0)
}

/// The name of the page about the command that these words stand for.
fn page_name(words: &[String]) -> String {
    let path: Vec<&str> = match Entry::of_words(words) {
        Some((entry, _)) => entry.path.to_vec(),
        None => words.iter().map(String::as_str).collect(),
    };
    [&["pointman"], &path[..]].concat().join("-")
}

/// What to say of a page that is not there, in the words of commands and not of files.
fn no_page(words: &[String], pages: &[&str]) -> Error {
    let typed = words.join(" ");
    let of_entries = ENTRIES.iter().map(|entry| entry.path.join(" "));
    // The others have one word each, or are groups of commands.
    let of_groups = pages.iter().filter_map(|page| page.strip_prefix("pointman-")).map(str::to_owned);
    let commands: Vec<String> = of_entries.chain(of_groups).collect();
    let why = names::unknown("command", &typed, &commands);
    let stop = if why.ends_with('?') { "" } else { "." };
    Error::Usage(format!(
        "{why}{stop} `pointman --help` lists the commands; `pointman man fng shoot` shows the page of one"
    ))
}

/// What has man find the pages in `folder`, where it does not look there by itself: it looks beside the
/// folders of PATH alone, and a new account has no ~/.local/bin.
fn where_man_looks(folder: &Path) -> Option<String> {
    // A path finds MANPATH only below a `man1`; a page by its own path man shows from anywhere.
    let Some(above) = folder.parent().filter(|_| folder.ends_with("man1")) else {
        return Some(format!(
            "try man {}; `man pointman` needs a folder called man1",
            folder.join("pointman.1").display()
        ));
    };
    let found = Process::new("man").args(["-w", "pointman"]).output().ok()?;
    let found = String::from_utf8_lossy(&found.stdout).into_owned();
    let is_found = Path::new(found.trim()).starts_with(folder);
    (!is_found).then(|| {
        format!("put `export MANPATH='{}:'` into your shell's profile for man to find them", above.display())
    })
}

/// Shows `page` by man. Gives whether that worked.
fn shown_by_man(page: &str) -> bool {
    let Ok(mut man) = Process::new("man").args(["-l", "-"]).stdin(Stdio::piped()).spawn() else {
        return false;
    };
    if let Some(mut input) = man.stdin.take() {
        // A reader who left early has seen enough.
        let _ = input.write_all(page.as_bytes());
    }
    man.wait().is_ok_and(|status| status.success())
}

/// A folder of the person who runs this.
pub(super) fn home_folder(below: &str) -> Result<PathBuf, Error> {
    etcetera::home_dir()
        .map(|home| home.join(below))
        .map_err(|_| Error::Usage("there is no home directory: give a directory with --folder".to_owned()))
}

/// Makes a folder and those above it.
pub(super) fn make_folder(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder)
        .map_err(|error| Error::CannotWrite { path: folder.to_owned(), why: error.to_string() })
}

/// Every page: its file name and its source.
pub fn man_pages() -> Vec<(String, String)> {
    let mut made = Vec::new();
    add_pages(&complete_parser(), &["pointman"], &mut made);
    made
}

/// Adds the pages of a command, given by its words, and of those below it.
fn add_pages(command: &Command, words: &[&str], made: &mut Vec<(String, String)>) {
    let name = words.join("-");
    // `campaign advance` and `campaign-advance` share a page, which is that of the first of its names.
    let shared = |entry: &&Entry| entry.path != &words[1..] && entry.path.join("-") == words[1..].join("-");
    if ENTRIES.iter().find(shared).is_none() {
        made.push((format!("{name}.1"), page(command, words)));
    }
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        add_pages(inner, &[words, &[inner.get_name()]].concat(), made);
    }
}

fn page(command: &Command, words: &[&str]) -> String {
    let name = words.join("-");
    let title = command.clone().name(name.clone()).bin_name(words.join(" "));
    let title = title.after_help("").after_long_help("");
    let mut page = Vec::new();
    clap_mangen::Man::new(title)
        .title(name.to_uppercase())
        .render(&mut page)
        .expect("memory takes all that is written");
    let page: String =
        String::from_utf8_lossy(&page).lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
    // What stood there has sections of its own.
    let mut page = grouped(&page.replace(".SH EXTRA\n", ""), words);
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let sections = sections_after(&after);
    // The version comes last.
    let end = page.find("\n.SH VERSION").map_or(page.len(), |place| place + 1);
    page.insert_str(end, &sections);
    page
}

/// What stands after the options in help, as sections of their own.
fn sections_after(text: &str) -> String {
    let mut sections = String::new();
    let (before, examples) = text.split_once("Examples:\n").unwrap_or((text, ""));
    for paragraph in before.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
        let (heading, text) = match paragraph.split_once(": ") {
            Some(("Exit codes", text)) => ("EXIT STATUS", text),
            Some(("Also", text)) => ("OTHER NAMES", text),
            _ => ("NOTES", paragraph),
        };
        sections += &format!(".SH {}\n{}\n", escaped(heading), escaped(text));
    }
    if !examples.is_empty() {
        let lines: Vec<&str> = examples.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
        sections += &format!(".SH EXAMPLES\n.nf\n{}\n.fi\n", escaped(&lines.join("\n")));
    }
    sections
}

/// The page with its commands listed by what they are for.
fn grouped(page: &str, words: &[&str]) -> String {
    const ALL: &str = ".SH SUBCOMMANDS\n";
    let Some((before, rest)) = page.split_once(ALL) else { return page.to_owned() };
    let after = rest.find("\n.SH ").map_or("", |end| &rest[end + 1..]);
    let mut listed = String::new();
    for section in command_sections(words.get(1).copied()) {
        listed += &format!(".SH {}\n", escaped(&section.heading.to_uppercase()));
        for (name, about) in section.commands {
            let name = format!("{}-{name}", words.join("-"));
            listed += &format!(".TP\n{}(1)\n{}\n", escaped(&name), escaped(about));
        }
    }
    format!("{before}{listed}{after}")
}

/// `text` as a page holds it: no line begins a request.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('-', "\\-").replace('\'', "\\*(Aq");
    let line = |line: &str| if line.starts_with('.') { format!("\\&{line}") } else { line.to_owned() };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
