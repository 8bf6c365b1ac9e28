//! Options that the shell refuses together, or one without another: a script cannot give them either, and is
//! told so instead of being given the result of some of them.

use std::collections::BTreeMap;

use clap::error::ErrorKind;
use pointman::command::{ENTRIES, Entry, Reach, Session};
use serde_json::{Map, Value, json};

use crate::scenes::folder;

/// The command line's parser of a command, which takes any value and misses nothing that is always needed.
fn parser(entry: &Entry) -> clap::Command {
    (entry.augment)(clap::Command::new("")).disable_help_flag(true).mut_args(|argument| {
        let takes_value = argument.get_action().takes_values();
        let argument = argument.required(false);
        if takes_value { argument.value_parser(clap::value_parser!(String)).num_args(1) } else { argument }
    })
}

/// A value that a script gives for an option, and the words that a shell gives.
fn given(argument: &clap::Arg) -> (Value, Vec<String>) {
    let long = argument.get_long().map(|long| format!("--{long}"));
    match argument.get_action().takes_values() {
        true => (json!("x"), long.into_iter().chain(["x".to_owned()]).collect()),
        false => (json!(true), vec![long.expect("a flag has a name")]),
    }
}

/// What a script is told that calls a command with these options.
fn told(entry: &Entry, options: &[&clap::Arg]) -> Option<String> {
    let mut session = Session::of_script(Reach::Below(Vec::new()), 1);
    let by_name: Map<String, Value> =
        options.iter().map(|option| (option.get_id().to_string(), given(option).0)).collect();
    entry.call(Vec::new(), by_name, &mut session).err().map(|error| error.to_string())
}

#[test]
fn what_the_shell_refuses_together_no_script_gives_together_in_any_command() {
    let mut pairs = 0;
    for entry in ENTRIES {
        let parser = parser(entry);
        for one in parser.get_arguments() {
            for other in parser.get_arg_conflicts_with(one) {
                let told = told(entry, &[one, other]).unwrap_or_default();
                let names = [one, other].map(|option| format!("`{}`", option.get_id()));
                assert!(
                    names.iter().all(|name| told.contains(name)) && told.contains("cannot be used with"),
                    "{}: {names:?}: {told}",
                    entry.function()
                );
                pairs += 1;
            }
        }
    }
    assert!(pairs >= 200, "{pairs}");
}

#[test]
fn an_option_that_has_no_effect_alone_in_the_shell_is_given_alone_by_no_script() {
    let mut alone: BTreeMap<String, usize> = BTreeMap::new();
    for entry in ENTRIES {
        let parser = parser(entry);
        let verdict = |words: Vec<String>| {
            let words = std::iter::once(String::new()).chain(words);
            parser.clone().try_get_matches_from(words).err().map(|error| error.kind())
        };
        for option in parser.get_arguments().filter(|option| option.get_long().is_some()) {
            // What is missing at any rate the command asks for, whatever else is given.
            if verdict(Vec::new()).is_none()
                && verdict(given(option).1) == Some(ErrorKind::MissingRequiredArgument)
            {
                let told = told(entry, &[option]).unwrap_or_default();
                let name = format!("`{}` is used only with `", option.get_id());
                assert!(told.contains(&name), "{}: {name}: {told}", entry.function());
                *alone.entry(entry.function()).or_default() += 1;
            }
        }
    }
    assert!(alone["simulate"] == 3 && alone.values().sum::<usize>() >= 60, "{alone:?}");
}

#[test]
fn no_option_of_a_script_is_dropped_in_silence() {
    let folder = folder();
    let refused = [
        ("simulate(#{from: \"g.json\", scenario: \"full\"})", ["`scenario`", "`from`"]),
        ("simulate(#{from: \"g.json\", coup_cards: 1})", ["`coup_cards`", "`from`"]),
        ("simulate(#{merge: [\"b.json\"], games: 3})", ["`games`", "`merge`"]),
        ("simulate(#{merge: []})", ["merge: ", "there are no pieces to merge"]),
        ("simulate(#{games: 1, resume: true})", ["`resume`", "only with `out`"]),
        ("advise(\"g.json\", #{seconds: 1, games: 50})", ["`seconds`", "`games`"]),
        ("fitl_act(\"g.json\", [\"pass\"], #{action: #{op: \"train\"}})", ["`action`", "`words`"]),
        ("trung_turn(\"g.json\", #{forecast: 3, explain: true})", ["`explain`", "`forecast`"]),
        ("roll(\"2d6\", #{rolls: [1, 2], dice: \"ask\"})", ["`rolls`", "`dice`"]),
        ("fng_test(\"received-fire\", #{list: true})", ["`list`", "`check`"]),
    ];
    for (code, words) in refused {
        let told = std::process::Command::new(assert_cmd::cargo::cargo_bin("pointman"))
            .current_dir(folder.path())
            .args(["run", "-e", code])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(told.status.code(), Some(2), "{code}: {said}");
        assert!(words.iter().all(|word| said.contains(word)), "{code}: {said}");
    }
    // What says nothing is not given: a script that has nothing to say may say so.
    let entry = Entry::of_words(&["roll"]).unwrap().0;
    let nothing = Map::from_iter([("rolls".to_owned(), json!([1, 2])), ("dice".to_owned(), Value::Null)]);
    let mut session = Session::of_script(Reach::Below(Vec::new()), 1);
    entry.call(vec![json!("2d6")], nothing, &mut session).unwrap();
}
