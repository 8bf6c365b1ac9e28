//! A type's name says which type it is: no two public types of one crate share it, and none that meets
//! another in the program.
//!
//! Two games may use one word each in their own sense, as their rulebooks do (a Phase, a Scenario, a Deck):
//! neither knows the other, and the program names the game in the path. Documents may not: a kind has one
//! name everywhere.

use std::collections::BTreeMap;

use super::structure::{Token, sources, tokens};

/// The crates whose words are those of a rulebook.
const GAMES: [&str; 3] = ["pointman-fitl", "pointman-fng", "pointman-ambush-valley"];

/// Names that two types share for a reason.
const SHARED: &[(&str, &str)] = &[
    ("Die", "in expressions of dice, and the six dice of Ambush Valley's tables"),
    ("Entry", "FNG's Entry is where a force comes onto the table"),
    ("Figure", "a man of a roster, and the same man in the midst of combat: FNG calls both a figure"),
    ("Left", "how somebody went: out of a prompt, off the table, or from the words of a card"),
    ("Line", "of a terminal, and of a printed table of checks"),
    ("Odds", "of an expression in exact fractions, and of a shot by columns of the figures"),
    ("Outcome", "of a command, of a check (edition by edition), of a casualty: each rulebook's own word"),
    ("Pieces", "counters on the board, and parts of a run of games"),
    ("Play", "what combat and support each carry through a procedure; they never meet"),
    ("Pool", "of dice in an expression, and Ambush Valley's pools of points"),
    ("Reach", "of a session into files, and of a throw in inches"),
    ("Report", "what the program shows, and what players report of a game: both books say Report"),
    ("Row", "each set of printed tables has rows of its own shape, baked from its own data"),
    ("Source", "of a document, of a scenario (4.1), and of the number of a check"),
    ("State", "what every document is, and FNG's State of a figure"),
    ("Style", "of printed text, and of what an action aims at"),
    (
        "Told",
        "what steps of every kind tell, what a step of FNG tells, and records of combat that can be told",
    ),
    ("Way", "each of them is one of several ways to go on, and none leaves its room"),
    ("Weapon", "that a figure carries, and that fires a Fire Mission: mortar or artillery"),
];

/// The public types that a source defines: bare `pub`, and no macro's parameter.
fn types(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let words: Vec<Option<&str>> = tokens.iter().map(Token::word).collect();
    let named = words.windows(3).filter_map(|three| match three {
        [Some("pub"), Some("struct" | "enum" | "trait" | "union"), Some(name)] => Some((*name).to_owned()),
        _ => None,
    });
    named.collect()
}

/// The crate that a source belongs to.
fn crate_of(path: &str) -> &str {
    path.strip_prefix("crates/").and_then(|path| path.split('/').next()).unwrap_or("pointman")
}

/// The names of two types that may meet, each with where they are defined.
fn met<'a>(all: &[(&'a str, String)]) -> BTreeMap<String, Vec<&'a str>> {
    let mut defined: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (path, name) in all {
        defined.entry(name.clone()).or_default().push(path);
    }
    defined.retain(|_, paths| {
        let of = |path: &&str| crate_of(path).to_owned();
        let crates: std::collections::BTreeSet<String> = paths.iter().map(of).collect();
        let is_of_games = crates.iter().all(|one| GAMES.contains(&one.as_str()));
        paths.len() > crates.len() || (paths.len() > 1 && !is_of_games)
    });
    defined
}

/// The sources of the program and its crates, but for tests.
fn all_sources() -> Vec<(String, String)> {
    let mut all = Vec::new();
    sources("src", &mut all);
    sources("crates", &mut all);
    all.retain(|(path, _)| {
        let is_code = path.starts_with("src/") || path.split('/').nth(2) == Some("src");
        is_code && !path.ends_with("/tests.rs")
    });
    all
}

#[test]
fn types_that_meet_have_distinct_names() {
    let all = all_sources();
    let named: Vec<(&str, String)> = all
        .iter()
        .flat_map(|(path, source)| types(source).into_iter().map(move |name| (path.as_str(), name)))
        .collect();
    assert!(named.len() > 900, "{} types", named.len());
    let met = met(&named);
    let unknown: Vec<_> =
        met.iter().filter(|(name, _)| !SHARED.iter().any(|(known, _)| known == name)).collect();
    assert!(unknown.is_empty(), "one of each pair wants a name of its own: {unknown:#?}");
    let gone: Vec<_> = SHARED.iter().filter(|(name, _)| !met.contains_key(*name)).collect();
    assert!(gone.is_empty(), "no longer shared: strike them from SHARED: {gone:#?}");
}

#[test]
fn every_kind_of_document_has_a_name_of_its_own() {
    let all = all_sources();
    let mut kinds: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (_, source) in &all {
        let tokens = tokens(source);
        let words: Vec<Option<&str>> = tokens.iter().map(Token::word).collect();
        for four in words.windows(4) {
            if let [Some("impl"), Some("State"), Some("for"), Some(name)] = four {
                kinds.entry((*name).to_owned()).or_default();
            }
        }
    }
    assert_eq!(kinds.len(), pointman::command::document::any::KINDS.len(), "{kinds:?}");
    for (path, source) in &all {
        for name in types(source) {
            if let Some(paths) = kinds.get_mut(&name) {
                paths.push(path);
            }
        }
    }
    let twice: Vec<_> = kinds.iter().filter(|(_, paths)| paths.len() != 1).collect();
    assert!(twice.is_empty(), "{twice:#?}");
}

#[test]
fn a_name_given_twice_where_both_are_seen_is_found() {
    let sources = [
        ("crates/pointman-fng/src/a.rs", "pub struct Shot;\npub(super) struct Own;"),
        ("crates/pointman-fng/src/b.rs", "pub enum Shot {}\nstruct Own;"),
        ("crates/pointman-fitl/src/a.rs", "pub struct Deck;\n// pub struct Card;"),
        ("crates/pointman-ambush-valley/src/a.rs", "pub struct Deck;\npub struct Card;"),
        ("src/a.rs", "pub trait Card {}"),
    ];
    let named: Vec<(&str, String)> = sources
        .iter()
        .flat_map(|(path, source)| types(source).into_iter().map(move |name| (*path, name)))
        .collect();
    assert_eq!(met(&named).into_keys().collect::<Vec<_>>(), ["Card", "Shot"]);
}
