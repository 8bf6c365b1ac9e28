//! Completion: functions and variables, fields after a dot, options in a call's map, what an option may be,
//! how the words of a step go on, names of files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rhai::{Array, Dynamic, Map};
use rustyline::Context as Editing;
use rustyline::completion::{Completer, Pair};

use super::Prompt;
use super::context::Context;
use crate::command::fitl::{StepWords, next_words};
use crate::command::{ENTRIES, Session, Source};
use crate::script::convert::to_json;
use crate::script::handle::Handle;
use crate::script::help;
use crate::script::tokens::{KEYWORDS, Token, TokenKind};

impl Completer for &Prompt<'_> {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &Editing<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        Ok(self.completions(line, position))
    }
}

fn pair(name: &str, after: &str) -> Pair {
    Pair { display: name.to_owned(), replacement: format!("{name}{after}") }
}

impl Prompt<'_> {
    /// Where the word at `position` begins, and what it could become.
    fn completions(&self, line: &str, position: usize) -> (usize, Vec<Pair>) {
        let context = Context::at_end_of(&line[..position]);
        if let Some(text) = context.typed.filter(|token| token.kind == TokenKind::Text) {
            return self.in_text(&context, text, &line[position..]);
        }
        if context.typed.is_some_and(|token| token.open) {
            return (position, Vec::new());
        }
        let (start, typed) = context.typed.map_or((position, ""), |token| (token.start, token.text));
        let mut candidates = if context.before.last().is_some_and(|token| token.text == ".") {
            self.fields(&context.before)
        } else if let Some((function, given)) = context.option_name() {
            options(function, given)
        } else {
            self.names(typed.is_empty())
        };
        candidates.retain(|candidate| candidate.display.starts_with(typed));
        (start, candidates)
    }

    /// Functions, variables and words of the language; only ours when nothing has been typed.
    fn names(&self, brief: bool) -> Vec<Pair> {
        let memory = self.memory.borrow();
        let variables = memory.scope.iter_raw().map(|(name, ..)| name.to_owned()).collect::<BTreeSet<_>>();
        let mut functions: BTreeSet<String> = memory.functions().map(|(name, _)| name.to_owned()).collect();
        functions.extend(help::topics().into_iter().map(|topic| topic.name));
        if !brief {
            functions.extend(self.script.names().iter().cloned());
        }
        let mut names: Vec<Pair> = variables.iter().map(|name| pair(name, "")).collect();
        names.extend(functions.iter().filter(|name| !variables.contains(*name)).map(|name| pair(name, "(")));
        if !brief {
            names.extend(KEYWORDS.iter().map(|word| pair(word, "")));
        }
        names.sort_by(|a, b| a.display.cmp(&b.display));
        names
    }

    /// The fields of the value that stands before a dot.
    fn fields(&self, before: &[Token<'_>]) -> Vec<Pair> {
        let memory = self.memory.borrow();
        let value = path(before).and_then(|(variable, steps)| {
            steps.iter().try_fold(memory.scope.get(variable)?.flatten_clone(), |value, step| step.of(&value))
        });
        let Some(value) = value else { return Vec::new() };
        let keys: Vec<String> = if let Some(handle) = value.read_lock::<Handle>() {
            handle.names().into_iter().map(|name| name.to_string()).collect()
        } else if let Some(map) = value.read_lock::<Map>() {
            map.keys().map(ToString::to_string).collect()
        } else {
            return Vec::new();
        };
        keys.iter().filter(|key| rhai::is_valid_identifier(key)).map(|key| pair(key, "")).collect()
    }

    /// Inside an open text: names an option may have, or files.
    fn in_text(&self, context: &Context<'_>, text: Token<'_>, rest: &str) -> (usize, Vec<Pair>) {
        let (start, typed) = (text.start + 1, &text.text[1..]);
        let close = if rest.starts_with('"') { "" } else { "\"" };
        let option = context.option_value();
        if context.is_path() || option.is_some_and(|(function, option)| help::takes_file(function, option)) {
            let (folder, _) =
                typed.rsplit_once('/').map_or(("", typed), |(folder, name)| (&typed[..=folder.len()], name));
            return (start + folder.len(), self.files(folder, &typed[folder.len()..], close));
        }
        if let Some(step) = option.and_then(|(function, option)| step_words(function, option)) {
            return (start + typed.len(), self.words_of_step(context, step, typed));
        }
        let mut names = option
            .map(|(function, option)| help::names_for(function, &option.replace('-', "_")))
            .unwrap_or_default();
        if let Some((_, option @ ("force" | "asset"))) = option {
            names.extend(self.in_campaigns(option));
        }
        names.retain(|name| name.starts_with(typed));
        (start, names.iter().map(|name| pair(name, close)).collect())
    }

    /// How the step goes on of which `typed` has been said, in the game that the call is given first.
    fn words_of_step(&self, context: &Context<'_>, step: StepWords, typed: &str) -> Vec<Pair> {
        let memory = self.memory.borrow();
        let value = context.first_variable().and_then(|name| memory.scope.get(name));
        let handle = value.and_then(|value| value.read_lock::<Handle>());
        let Some(document) = handle.as_ref().and_then(|handle| handle.unchanged()) else { return Vec::new() };
        let mut session = Session::of_command_line();
        session.begin(vec![document.clone()]);
        let words = next_words(&Source::Held(0), step, typed, &mut session);
        let whole = &typed[typed.rfind([' ', ';']).map_or(0, |end| end + 1)..];
        let candidate = |word: String| Pair { display: format!("{whole}{word}"), replacement: word };
        words.into_iter().map(candidate).collect()
    }

    /// The forces or assets of the campaigns of Ambush Valley that variables hold.
    fn in_campaigns(&self, option: &str) -> BTreeSet<String> {
        let memory = self.memory.borrow();
        let mut names = BTreeSet::new();
        for value in memory.scope.iter_raw().filter_map(|(_, _, value)| to_json(value).ok()) {
            for force in value["data"]["regulars"].as_array().into_iter().flatten() {
                let assets = force["available_assets"].as_array().into_iter().flatten();
                let ids: Vec<_> = if option == "force" { vec![force] } else { assets.collect() };
                names.extend(ids.iter().filter_map(|one| Some(one["id"].as_str()?.to_owned())));
            }
        }
        names
    }

    /// The files a script may use in `folder` whose names begin with `typed`.
    fn files(&self, folder: &str, typed: &str, close: &str) -> Vec<Pair> {
        let folder = Path::new(if folder.is_empty() { "." } else { folder });
        let Ok(folder) = self.script.world().session.borrow().allowed(folder) else { return Vec::new() };
        let mut found: Vec<Pair> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry.path().is_dir())))
            .filter(|(name, _)| name.starts_with(typed) && (!name.starts_with('.') || typed.starts_with('.')))
            .map(|(name, is_folder)| if is_folder { pair(&(name + "/"), "") } else { pair(&name, close) })
            .collect();
        found.sort_by(|a, b| a.display.cmp(&b.display));
        found
    }
}

fn step_words(function: &str, option: &str) -> Option<StepWords> {
    let entry = ENTRIES.iter().find(|entry| entry.function() == function)?;
    StepWords::of_option(entry.path, option)
}

fn options(function: &str, given: &[&str]) -> Vec<Pair> {
    let options = help::topic(function).map(|topic| topic.options).unwrap_or_default();
    options
        .iter()
        .filter(|option| !given.contains(&option.name.as_str()))
        .map(|option| pair(&option.name, ": "))
        .collect()
}

/// A step from a value to a part of it.
enum Step<'a> {
    Field(&'a str),
    Index(usize),
}

impl Step<'_> {
    fn of(&self, value: &Dynamic) -> Option<Dynamic> {
        match self {
            Step::Field(name) => match value.read_lock::<Handle>() {
                Some(handle) => Some(handle.clone().get(name).flatten()),
                None => value.read_lock::<Map>()?.get(*name).map(Dynamic::flatten_clone),
            },
            Step::Index(index) => value.read_lock::<Array>()?.get(*index).map(Dynamic::flatten_clone),
        }
    }
}

/// The variable and the steps that `before` ends with, such as `a.b[0].`; none for what only running it would
/// tell.
fn path<'a>(before: &[Token<'a>]) -> Option<(&'a str, Vec<Step<'a>>)> {
    let mut steps = Vec::new();
    let mut rest = before;
    loop {
        rest = match rest {
            [rest @ .., dot] if dot.text == "." => rest,
            _ => return None,
        };
        while let [inner @ .., question] = rest {
            if question.text != "?" {
                break;
            }
            rest = inner;
        }
        while let [inner @ .., open, index, close] = rest {
            if (open.text, close.text) != ("[", "]") {
                break;
            }
            steps.push(match index.kind {
                TokenKind::Number => Step::Index(index.text.parse().ok()?),
                TokenKind::Text => Step::Field(index.text.trim_matches('"')),
                _ => return None,
            });
            rest = inner;
        }
        let [inner @ .., name] = rest else { return None };
        if name.kind != TokenKind::Name {
            return None;
        }
        rest = inner;
        if rest.last().is_none_or(|token| token.text != ".") {
            steps.reverse();
            return Some((name.text, steps));
        }
        steps.push(Step::Field(name.text));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::after;

    fn completed(lines: &[&str], line: &str) -> (usize, Vec<String>) {
        after(lines, |prompt| {
            let (start, candidates) = prompt.completions(line, line.len());
            (start, candidates.into_iter().map(|candidate| candidate.replacement).collect())
        })
    }

    fn words(lines: &[&str], line: &str) -> Vec<String> {
        completed(lines, line).1
    }

    #[test]
    fn functions_and_variables_are_completed() {
        assert_eq!(completed(&[], "let x = rol"), (8, vec!["roll(".to_owned()]));
        assert_eq!(
            words(&["let rollers = 1", "fn rolling() { 1 }"], "rol"),
            ["roll(", "rollers", "rolling("]
        );
        assert_eq!(words(&[], "whi"), ["while"]);
    }

    #[test]
    fn nothing_typed_offers_our_own_functions() {
        let offered = words(&[], "");
        assert!(offered.contains(&"fng_test(".to_owned()) && offered.contains(&"load(".to_owned()));
        assert!(!offered.contains(&"to_upper(".to_owned()));
    }

    #[test]
    fn fields_are_completed_however_deep() {
        let lines = ["let game = #{tracks: #{aid: 15, agitate: 2}, teams: [#{rep: 4}], \"a b\": 1}"];
        assert_eq!(words(&lines, "game."), ["teams", "tracks"]);
        assert_eq!(words(&lines, "game.tracks.a"), ["agitate", "aid"]);
        assert_eq!(words(&lines, "1 + game.teams[0].r"), ["rep"]);
        assert_eq!(words(&lines, "game[\"tracks\"].ai"), ["aid"]);
        assert_eq!(words(&lines, "game?.tracks?.ai"), ["aid"]);
        let lines =
            ["let tour = campaign_new(\"ambush-valley\", #{ turns: 1 })", "let shown = campaign_show(tour)"];
        assert_eq!(words(&lines, "tour.data.turns_"), ["turns_planned"]);
        assert_eq!(words(&lines, "shown.regulars[0].na"), ["name", "nation"]);
        assert!(words(&lines, "other.").is_empty() && words(&lines, "f(x).").is_empty());
    }

    #[test]
    fn the_fields_of_a_document_are_completed() {
        let lines = ["let game = fitl_new(#{scenario: \"short\", seed: 3})"];
        assert_eq!(words(&lines, "game.dat"), ["data"]);
        assert_eq!(words(&lines, "game.data.tracks.ai"), ["aid"]);
    }

    #[test]
    fn the_words_of_a_step_go_on_as_the_rules_of_the_game_allow() {
        let lines = ["let game = fitl_new(#{scenario: \"short\", players: \"us\", seed: 3})"];
        assert_eq!(words(&lines, "fitl_act(game, \"trai"), ["n"]);
        assert_eq!(words(&lines, "fitl_act(game, \"train sai"), ["gon"]);
        assert!(words(&lines, "fitl_act(game, \"train saigon ").contains(&"place".to_owned()));
        assert!(words(&lines, "fitl_act(game, \"train northv").is_empty());
        assert!(words(&lines, "fitl_act(other, \"trai").is_empty());
    }

    #[test]
    fn options_of_a_call_are_completed_once_each() {
        assert_eq!(words(&[], "roll(\"3d6\", #{se"), ["seed: "]);
        let offered = words(&[], "fng_test(\"rally\", #{rep: 4, ");
        assert!(offered.contains(&"leader_rep: ".to_owned()) && !offered.contains(&"rep: ".to_owned()));
    }

    #[test]
    fn what_an_option_may_be_is_completed_in_its_text() {
        assert_eq!(completed(&[], "fng_test(\"received-f"), (10, vec!["received-fire\"".to_owned()]));
        assert_eq!(words(&[], "roll(\"3d6\", #{dice: \"as"), ["ask\""]);
        assert!(words(&[], "fng_test(\"rally\", #{with: [\"in-co").contains(&"in-cover\"".to_owned()));
        assert!(words(&[], "fng_squad(#{force: \"us-m").contains(&"us-marines\"".to_owned()));
        let readings = words(&[], "campaign_new(\"ambush-valley\", #{option: \"wia_counts=");
        assert_eq!(readings, ["wia_counts=any-wound\"", "wia_counts=serious-only\""]);
        assert!(
            words(&[], "campaign_new(\"fng\", #{option: [\"camp-32=").contains(&"camp-32=both\"".to_owned())
        );
        let lines =
            ["let c = #{data: #{regulars: [#{id: \"us-1\", available_assets: [#{id: \"mortar\"}]}]}}"];
        assert_eq!(words(&lines, "campaign_buy(c, \"us"), ["us-1\""]);
        assert_eq!(words(&lines, "campaign_buy(c, \"us-1\", \"mo"), ["mortar\""]);
    }

    #[test]
    fn files_are_completed_below_the_working_directory_only() {
        assert_eq!(completed(&[], "load(\"src/li"), (10, vec!["lib.rs\"".to_owned()]));
        assert!(words(&[], "save(x, \"sr").contains(&"src/".to_owned()));
        assert!(words(&[], "fng_test(\"rally\", #{squad: \"Carg").contains(&"Cargo.toml\"".to_owned()));
        assert!(words(&[], "load(\"/et").is_empty());
    }

    #[test]
    fn a_text_already_closed_is_not_closed_again() {
        after(&[], |prompt| {
            let line = "roll(\"3d6\", #{dice: \"as\"})";
            let candidates = prompt.completions(line, line.find("as").unwrap() + 2).1;
            assert_eq!(candidates[0].replacement, "ask");
        });
    }
}
