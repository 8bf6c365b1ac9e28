//! The arrows of the architecture, read from the sources: program → games → core, rules without JSON values,
//! and one place that prints and writes.
//!
//! Each rule is a function from the tokens of one source to what breaks it, so each is tested on a small
//! source that does. An exception stands in [`EXCEPTIONS`] with its reason; one that is no longer needed
//! fails the test too, so that the list only shrinks.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The crates that are no games: the core, and pictures of a game's map.
const NO_GAMES: [&str; 4] = ["core", "fitl-map", "schema", "schema-derive"];

/// The crates that are games.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let names = crates.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let games = names.filter_map(|name| name.strip_prefix("pointman-").map(str::to_owned));
    games.filter(|name| !NO_GAMES.contains(&name.as_str())).collect()
});

/// A rule, the reason why it may be broken, and by source what is found there.
type Exception = (Rule, &'static str, &'static [(&'static str, &'static [&'static str])]);

/// What breaks a rule and may: the rule, the reason, and by source what is found there.
const EXCEPTIONS: &[Exception] = &[
    (
        Rule::ValueInSignature,
        "a template is JSON for a person to fill in, with blanks that no type allows",
        &[
            ("crates/pointman-ambush-valley/src/after_action/template.rs", &["points", "report_template"]),
            ("crates/pointman-fng/src/campaign/report.rs", &["report_template"]),
        ],
    ),
    (
        Rule::LooksIntoMessage,
        "messages of other crates, serde's and clap's, which have no parts",
        &[
            (
                "crates/pointman-core/src/refused_value.rs",
                &["error.starts_with", "why.contains", "why.strip_prefix"],
            ),
            ("src/command/whole_numbers.rs", &["why.contains", "why.rsplit_once"]),
        ],
    ),
    (
        Rule::LooksIntoMessage,
        "only whether a full stop is wanted behind it",
        &[("src/cli/man.rs", &["why.ends_with"]), ("src/play/console.rs", &["error.ends_with"])],
    ),
    (
        Rule::LooksIntoMessage,
        "faults of a document are told again for people, who have no pointers",
        &[(
            "crates/pointman-ambush-valley/src/after_action/faults_in_words.rs",
            &["why.starts_with", "why.strip_prefix"],
        )],
    ),
    (
        Rule::LooksIntoMessage,
        "of several refusals the one that speaks of the space itself; a refusal does not say of what it is",
        &[("src/play/fitl/dialogue/asking.rs", &["message.match_indices", "message.strip_prefix"])],
    ),
    (
        Rule::ListByHand,
        "numbers, signs, two names each, or what nobody types or stores: the type says which",
        &[
            ("crates/pointman-ambush-valley/src/vocabulary.rs", &["Die"]),
            ("crates/pointman-core/src/dice/expression/mod.rs", &["Comparison"]),
            ("crates/pointman-fitl/src/advise/grow.rs", &["Style"]),
            ("crates/pointman-fng/src/checks/mod.rs", &["Edition"]),
            ("src/cli/colour.rs", &["Colour"]),
            ("src/command/edition_option.rs", &["WhichEdition"]),
            ("src/command/group.rs", &["Group"]),
        ],
    ),
    (
        Rule::Writes,
        "the one place that writes documents; whoever asks it to is found here",
        &[(
            "crates/pointman-core/src/document/file.rs",
            &["OpenOptions", "remove_file", "write", "write_atomically", "write_privately"],
        )],
    ),
    (
        Rule::Writes,
        "remarks on standard error; help, and what is wrong with a command line that could not be read",
        &[("src/render/visible.rs", &["stderr"]), ("src/cli/mod.rs", &["stderr", "stdout"])],
    ),
    (
        Rule::Writes,
        "scripts of shells and manual pages, put where shells and man find them",
        &[
            ("src/cli/completions.rs", &["write_atomically"]),
            ("src/cli/man.rs", &["create_dir_all", "write_atomically"]),
        ],
    ),
    (
        Rule::Writes,
        "it asks the person at the table for dice and choices, and the question stands on standard error",
        &[("src/command/dice_options.rs", &["stderr"])],
    ),
    (
        Rule::Writes,
        "it asks the person at the terminal what a command has still to know, on standard error",
        &[("src/command/asker.rs", &["stderr"])],
    ),
    (
        Rule::Writes,
        "it guards a file that is no picture; only the output and scripts call it",
        &[("src/command/mod.rs", &["write_atomically", "write_privately"])],
    ),
    (
        Rule::Writes,
        "a bar that is drawn on a terminal while a command works; and what a script saves",
        &[("src/command/session.rs", &["ProgressBar", "write_atomically"])],
    ),
    (
        Rule::Writes,
        "the pieces of a long simulation, each written as soon as it is whole, so that a run that is killed \
         goes on",
        &[("src/simulation/pieces.rs", &["create_dir_all", "write_atomically"])],
    ),
    (
        Rule::Writes,
        "a turn under way at the guided prompt, kept beside its document",
        &[("src/play/draft.rs", &["remove_file", "write_atomically", "write_privately"])],
    ),
    (
        Rule::Writes,
        "what is typed at the prompt is put into its line",
        &[("src/script/repl/mod.rs", &["write"])],
    ),
    (
        Rule::Writes,
        "the lines given at the prompt, kept in a file of their own",
        &[("src/script/repl/history.rs", &["append_history", "create_dir_all"])],
    ),
];

/// A rule about sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rule {
    /// The core knows no game.
    CoreKnowsGame,
    /// Games do not know each other, nor the program.
    GameKnowsOther,
    /// The rules of Fire in the Lake do not know who decides for non-players.
    RulesKnowTrung,
    /// Rules take and give types, not JSON values.
    ValueInSignature,
    /// Only `src/cli/output.rs` prints and writes.
    Writes,
    /// What is needed of an error besides its words is a part of it: nobody looks into them.
    LooksIntoMessage,
    /// A closed list of words is a `vocabulary!`.
    ListByHand,
    /// No line is wider than [`WIDEST`].
    Width,
}

/// The most columns of a line.
const WIDEST: usize = 110;

/// Sources whose lines may be wider, each with the reason.
const WIDE: [(&str, &str); 2] = [
    ("crates/pointman-fitl-map/src/glyphs.rs", "generated: an outline is a line"),
    ("crates/pointman-fitl/src/advise/judgement.rs", "a table of weights, a faction a row"),
];

/// A word of a source, or one of its signs; texts, numbers and comments are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Word(String),
    Sign(char),
}

impl Token {
    fn is(&self, text: &str) -> bool {
        match self {
            Token::Word(word) => word == text,
            Token::Sign(sign) => text.len() == 1 && text.starts_with(*sign),
        }
    }

    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Token::Word(word) => Some(word),
            Token::Sign(_) => None,
        }
    }
}

pub(super) fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            end_of_comment(rest)
        } else if let Some(length) = length_of_text(rest) {
            length
        } else if first == '\'' {
            length_of_character(rest)
        } else if first.is_alphabetic() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_owned()));
            end
        } else if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of a block comment, which may hold others.
fn end_of_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let (step, change) = match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (2, 1),
            [b'*', b'/', ..] => (2, -1),
            _ => (1, 0),
        };
        (at, depth) = (at + step, depth + change);
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of the text literal that `rest` begins with: `"…"`, `b"…"`, `r#"…"#`.
fn length_of_text(rest: &str) -> Option<usize> {
    let prefix = rest.find(|c| !['b', 'c', 'r'].contains(&c)).filter(|length| *length <= 2)?;
    let hashes = rest[prefix..].find(|c| c != '#')?;
    let raw = rest[..prefix].ends_with('r');
    let open = prefix + hashes;
    if !rest[open..].starts_with('"') || (hashes > 0 && !raw) {
        return None;
    }
    let inner = &rest[open + 1..];
    if raw {
        let close = format!("\"{}", "#".repeat(hashes));
        return Some(open + 1 + inner.find(&close)? + close.len());
    }
    let mut escaped = false;
    for (at, c) in inner.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(open + 2 + at),
            _ => {}
        }
    }
    None
}

/// The length of a character literal, or of the tick of a lifetime.
fn length_of_character(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    match characters.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or(1, |end| end + 4),
        _ => match characters.next() {
            Some((at, '\'')) => at + 1,
            _ => 1,
        },
    }
}

/// The lines of a source that are too wide, by their numbers; none of one that may have them.
fn wide_lines(path: &str, source: &str) -> Vec<String> {
    let is_wide = |(_, line): &(usize, &str)| line.chars().count() > WIDEST;
    let lines = source.lines().enumerate().filter(is_wide);
    let lines = lines.filter(|_| WIDE.iter().all(|(may, _)| *may != path));
    lines.map(|(index, _)| format!("line {}", index + 1)).collect()
}

/// What breaks a rule in one source: the rule, and the name found or the function whose signature it is.
fn faults(path: &str, source: &str) -> BTreeSet<(Rule, String)> {
    let tokens = tokens(source);
    let mut found = BTreeSet::new();
    let crate_of_game = |game: &String| format!("pointman_{}", game.replace('-', "_"));
    if path.starts_with("crates/pointman-core/") {
        let own: Vec<_> = GAMES.iter().map(crate_of_game).collect();
        for word in tokens.iter().filter_map(Token::word) {
            let bare = GAMES.iter().any(|game| word == game.replace('-', "_")) || word == "trung";
            if bare || word == "pointman" || own.iter().any(|name| word == name) {
                found.insert((Rule::CoreKnowsGame, word.to_owned()));
            }
        }
    }
    for game in GAMES.iter().filter(|game| path.starts_with(&format!("crates/pointman-{game}/"))) {
        let known = [crate_of_game(game), "pointman_core".to_owned()];
        for word in tokens.iter().filter_map(Token::word) {
            let of_program = word == "pointman" && names_module(&tokens, "pointman");
            if (of_program || word.starts_with("pointman_")) && !known.iter().any(|name| name == word) {
                found.insert((Rule::GameKnowsOther, word.to_owned()));
            }
        }
        if path.starts_with(&format!("crates/pointman-{game}/src/")) {
            found.extend(value_signatures(&tokens).into_iter().map(|name| (Rule::ValueInSignature, name)));
        }
    }
    let rules_of_fitl = path.strip_prefix("crates/pointman-fitl/src/").is_some_and(|path| {
        let may = ["trung/", "advise/", "lib.rs", "document.rs", "rehearsal.rs", "rehearsal/"];
        !may.iter().any(|known| path.starts_with(known))
    });
    if rules_of_fitl && names_module(&tokens, "trung") {
        found.insert((Rule::RulesKnowTrung, "trung".to_owned()));
    }
    found.extend(wide_lines(path, source).into_iter().map(|line| (Rule::Width, line)));
    if path != "src/cli/output.rs" && (path.starts_with("src/") || path.contains("/src/")) {
        found.extend(writers(&tokens).into_iter().map(|name| (Rule::Writes, name)));
    }
    if path.starts_with("src/") || path.contains("/src/") {
        found.extend(lists_by_hand(&tokens).into_iter().map(|name| (Rule::ListByHand, name)));
    }
    if (path.starts_with("src/") || path.contains("/src/")) && !path.ends_with("/tests.rs") {
        found.extend(looks(&tokens).into_iter().map(|name| (Rule::LooksIntoMessage, name)));
    }
    found
}

/// Whether a path goes through the module: `crate::trung`, `use crate::{trung::…}`.
fn names_module(tokens: &[Token], module: &str) -> bool {
    tokens.iter().enumerate().any(|(at, token)| {
        let near = |offset: usize, text: &str| tokens.get(at + offset).is_some_and(|token| token.is(text));
        let after = at >= 2 && tokens[at - 1].is(":") && tokens[at - 2].is(":");
        token.is(module) && (after || (near(1, ":") && near(2, ":")))
    })
}

/// The functions whose signature has a `serde_json::Value` or a map of them, under whatever name.
fn value_signatures(tokens: &[Token]) -> Vec<String> {
    // The core has a name of its own for a value.
    let mut json = BTreeSet::from(["serde_json", "Json"].map(str::to_owned));
    let mut at = 0;
    while at < tokens.len() {
        let end = |at: usize| at + tokens[at..].iter().position(|token| token.is(";")).unwrap_or(0);
        if tokens[at].is("use") && tokens[at..=end(at)].iter().any(|token| token.is("serde_json")) {
            for (index, token) in tokens[at..=end(at)].iter().enumerate() {
                if token.is("Value") || token.is("Map") {
                    let renamed = tokens[at + index + 1].is("as").then(|| &tokens[at + index + 2]);
                    json.extend(renamed.unwrap_or(token).word().map(str::to_owned));
                }
            }
        }
        at += 1;
    }
    let mut functions = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        let (true, Some(name)) = (pair[0].is("fn"), pair[1].word()) else { continue };
        let signature = tokens[at..].iter().take_while(|token| !token.is("{") && !token.is(";"));
        if signature.filter_map(Token::word).any(|word| json.contains(word)) {
            functions.push(name.to_owned());
        }
    }
    functions
}

/// The enumerations that list their values themselves: in an `ALL`, in the words of an `id`, or in what reads
/// them.
fn lists_by_hand(tokens: &[Token]) -> Vec<String> {
    let are = |at: usize, texts: &[&str]| {
        texts.iter().zip(tokens.get(at..).unwrap_or_default()).filter(|(text, token)| token.is(text)).count()
            == texts.len()
    };
    let name = |at: usize| tokens.get(at).and_then(Token::word);
    let mut found = BTreeSet::new();
    let mut of = None;
    for at in 0..tokens.len() {
        if are(at, &["impl"]) && (are(at + 2, &["{"]) || are(at + 2, &["for"])) {
            of = if are(at + 2, &["for"]) { name(at + 3) } else { name(at + 1) };
        }
        let all = are(at, &["const", "ALL", ":", "["]);
        let ids = are(at, &["fn", "id", "(", "self", ")"])
            && tokens[at..].iter().position(|token| token.is("{")).is_some_and(|body| {
                are(at + body + 1, &["match", "self", "{"]) && are(at + body + 8, &["=", ">", ","])
            });
        let reads = are(at, &["FromStr", "for"]);
        let is_list = |of: &&str| {
            let begins = (0..tokens.len()).find(|begins| are(*begins, &["enum", of, "{"]));
            let inside = begins.map(|begins| tokens[begins + 3..].iter().take_while(|token| !token.is("}")));
            inside.is_some_and(|mut inside| inside.all(|token| !token.is("{") && !token.is("(")))
        };
        let listed = match (all, ids, reads) {
            (true, ..) => name(at + 4).filter(|name| *name != "Self").or(of),
            (_, true, _) => of,
            (.., true) => name(at + 2),
            _ => None,
        };
        found.extend(listed.filter(is_list).map(str::to_owned));
    }
    found.into_iter().collect()
}

/// Where the words of an error are looked into, by the names that errors and their messages go by.
fn looks(tokens: &[Token]) -> Vec<String> {
    const NAMES: [&str; 5] = ["message", "why", "error", "refusal", "fault"];
    const METHODS: [&str; 9] = [
        "contains",
        "starts_with",
        "ends_with",
        "strip_prefix",
        "strip_suffix",
        "split_once",
        "rsplit_once",
        "match_indices",
        "find",
    ];
    let of = |window: &[Token]| {
        let name = window[0].word().filter(|name| NAMES.contains(name) && window[1].is("."))?;
        let method = window[2].word().filter(|method| METHODS.contains(method) && window[3].is("("))?;
        Some(format!("{name}.{method}"))
    };
    tokens.windows(4).filter_map(of).collect()
}

/// What prints, or writes a file.
fn writers(tokens: &[Token]) -> Vec<String> {
    const MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];
    const CALLS: [&str; 5] =
        ["write_atomically", "write_privately", "append_history", "save_history", "tempfile"];
    const TYPES: [&str; 4] = ["OpenOptions", "NamedTempFile", "TempDir", "ProgressBar"];
    const OF_FS: [&str; 10] = [
        "write",
        "rename",
        "copy",
        "remove_file",
        "remove_dir",
        "remove_dir_all",
        "create_dir",
        "create_dir_all",
        "set_permissions",
        "hard_link",
    ];
    let mut found = Vec::new();
    for (at, word) in tokens.iter().enumerate().filter_map(|(at, token)| Some((at, token.word()?))) {
        let next = |offset: usize, text: &str| tokens.get(at + offset).is_some_and(|token| token.is(text));
        let before = |offset: usize| at.checked_sub(offset).map(|at| &tokens[at]);
        let is_before = |offset: usize, text: &str| before(offset).is_some_and(|token| token.is(text));
        // `stdout().is_terminal()` asks, and `&stdout()` can only be asked.
        let asked = next(3, ".") && next(4, "is_terminal")
            || is_before(1, "&")
            || (is_before(1, ":") && is_before(3, "io") && is_before(4, "&"));
        let of = |owner: &str| is_before(1, ":") && is_before(2, ":") && is_before(3, owner);
        let writes = (MACROS.contains(&word) && next(1, "!"))
            || (["stdout", "stderr"].contains(&word) && next(1, "(") && !asked)
            || (CALLS.contains(&word) && next(1, "(") && !is_before(1, "fn"))
            || (TYPES.contains(&word) && next(1, ":") && next(2, ":") && !is_before(1, "::"))
            || (of("fs") && OF_FS.contains(&word))
            || (of("File") && ["create", "create_new", "options"].contains(&word));
        if writes {
            found.push(word.to_owned());
        }
    }
    found
}

/// The dependencies a manifest names, of any sort, that are ours.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let mut of_dependencies = false;
    let mut found = BTreeSet::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            of_dependencies = section.trim_end_matches(']').ends_with("dependencies");
        } else if of_dependencies && line.starts_with("pointman") {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            found.insert(line[..end].to_owned());
        }
    }
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Every Rust source below a folder of the checkout, by its path from there.
pub(super) fn sources(folder: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            sources(&path, found);
        } else if path.ends_with(".rs") {
            found.push((path, fs::read_to_string(entry.path()).unwrap()));
        }
    }
}

#[test]
fn every_arrow_between_the_sources_points_the_right_way() {
    let mut all = Vec::new();
    sources("src", &mut all);
    sources("crates", &mut all);
    assert!(all.len() > 500, "{} sources", all.len());
    let found: BTreeSet<_> = all
        .iter()
        .flat_map(|(path, source)| {
            faults(path, source).into_iter().map(move |(rule, name)| (rule, path.clone(), name))
        })
        .collect();
    let mut allowed = BTreeSet::new();
    for (rule, _, sources) in EXCEPTIONS {
        for (path, names) in *sources {
            allowed.extend(names.iter().map(|name| (*rule, (*path).to_owned(), (*name).to_owned())));
        }
    }
    let wrong: Vec<_> = found.difference(&allowed).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let mended: Vec<_> = allowed.difference(&found).collect();
    assert!(mended.is_empty(), "mended: strike them from EXCEPTIONS: {mended:#?}");
}

#[test]
fn no_line_of_a_source_is_wider_than_110_columns() {
    let mut all = Vec::new();
    for folder in ["src", "crates", "tests", "benches", "examples/web/src", "fuzz/fuzz_targets"] {
        sources(folder, &mut all);
    }
    let wide = |(path, source): &(String, String)| {
        let lines = wide_lines(path, source);
        (!lines.is_empty()).then(|| format!("{path}: {}", lines.join(", ")))
    };
    let wide: Vec<String> = all.iter().filter_map(wide).collect();
    assert!(wide.is_empty(), "{wide:#?}");
    for (path, reason) in WIDE {
        let source = fs::read_to_string(root().join(path)).unwrap();
        assert!(source.lines().any(|line| line.chars().count() > WIDEST), "strike {path}: {reason}");
    }
    assert_eq!(wide_lines("src/a.rs", &format!("//! A.\n{}\n", "é".repeat(111))), ["line 2"]);
}

#[test]
fn every_crate_depends_on_the_core_alone_and_the_core_on_none_of_ours() {
    let read = |name: &str| fs::read_to_string(root().join(format!("crates/pointman-{name}/Cargo.toml")));
    assert_eq!(dependencies(&read("core").unwrap()), BTreeSet::new());
    for game in GAMES.iter() {
        assert_eq!(
            dependencies(&read(game).unwrap()),
            BTreeSet::from(["pointman-core".to_owned()]),
            "{game}"
        );
    }
}

#[test]
fn a_library_that_is_not_built_for_tests_inside_has_none() {
    let manifest = |name: &str| fs::read_to_string(root().join(format!("crates/{name}/Cargo.toml"))).unwrap();
    let mut checked = 0;
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        if manifest(&name).lines().any(|line| line == "test = false") {
            let mut inside = Vec::new();
            sources(&format!("crates/{name}/src"), &mut inside);
            let unseen = inside.iter().filter(|(_, source)| source.contains("#[test]"));
            assert_eq!(
                unseen.map(|(path, _)| path.as_str()).collect::<Vec<_>>(),
                [""; 0],
                "no run would see them"
            );
            checked += 1;
        }
    }
    assert!(checked > 0, "no library says `test = false`");
}

#[test]
fn a_dependency_of_any_sort_and_form_is_found() {
    let manifest = "[package]\nname = \"pointman-fitl\"\n[dev-dependencies]\npointman-fng.workspace = true\n\
        [target.'cfg(unix)'.dependencies]\npointman = { path = \"..\" }\nserde = \"1\"\n";
    assert_eq!(dependencies(manifest), ["pointman", "pointman-fng"].map(str::to_owned).into());
}

#[test]
fn a_core_that_knows_a_game_is_found() {
    let found = faults("crates/pointman-core/src/names.rs", "pub fn kinds() { pointman_fng::squads::KIND; }");
    assert_eq!(found, [(Rule::CoreKnowsGame, "pointman_fng".to_owned())].into());
    let found = faults("crates/pointman-core/tests/rules/main.rs", "use crate::trung;");
    assert_eq!(found, [(Rule::CoreKnowsGame, "trung".to_owned())].into());
}

#[test]
fn a_game_that_knows_another_or_the_program_is_found() {
    let found =
        faults("crates/pointman-fng/src/told.rs", "use pointman_core::Error;\nuse pointman_fitl::Game;");
    assert_eq!(found, [(Rule::GameKnowsOther, "pointman_fitl".to_owned())].into());
    let found = faults("crates/pointman-fitl/tests/rules/main.rs", "use pointman::cli;");
    assert_eq!(found, [(Rule::GameKnowsOther, "pointman".to_owned())].into());
}

#[test]
fn a_rule_that_knows_the_non_players_is_found() {
    let known: BTreeSet<_> = [(Rule::RulesKnowTrung, "trung".to_owned())].into();
    let path = "crates/pointman-fitl/src/events/cards/cards_001_018.rs";
    assert_eq!(faults(path, "use crate::trung::events::free_us_troops;"), known);
    assert_eq!(faults(path, "use crate::{board::Board, trung::Played};"), known);
    assert_eq!(faults(path, "fn f() { super::super::trung::play() }"), known);
    assert_eq!(
        faults("crates/pointman-fitl/src/trung/flow.rs", "use crate::trung::Played;"),
        BTreeSet::new()
    );
    // A name or a remark is no arrow.
    let source =
        "// crate::trung::x\n/* a /* b */ crate::trung */\nfn trung(trung: u8) { \"crate::trung::x\"; }";
    assert_eq!(faults(path, source), BTreeSet::new());
}

#[test]
fn a_json_value_in_a_signature_of_the_rules_is_found() {
    let value = |name: &str| (Rule::ValueInSignature, name.to_owned());
    let path = "crates/pointman-fng/src/told.rs";
    let source = "use serde_json::{Map, Value as Json};\nfn a(step: &Json) {}\nfn b() -> Map<String, u8> \
                  { todo!() }\nfn c(a: u8) -> u8 { let value: Json = x; a }\nfn d(a: serde_json::Number) {}";
    assert_eq!(faults(path, source), [value("a"), value("b"), value("d")].into());
    assert_eq!(faults(path, "use pointman_core::document::Json;\nfn a(step: &Json) {}"), [value("a")].into());
    // Something else of that name is none.
    assert_eq!(faults(path, "use crate::Value;\nfn a(step: &Value) {}"), BTreeSet::new());
    assert_eq!(faults("src/script/convert.rs", source), BTreeSet::new());
}

#[test]
fn whatever_prints_or_writes_outside_the_output_is_found() {
    let writes = |source: &str| faults("crates/pointman-fitl/src/board/mod.rs", source);
    let one = |name: &str| BTreeSet::from([(Rule::Writes, name.to_owned())]);
    assert_eq!(writes("fn f<'a>(x: &'a u8) { let c = '\"'; println!(\"{x}\"); }"), one("println"));
    assert_eq!(writes("fn f() { io::stdout().write_all(b\"x\"); }"), one("stdout"));
    assert_eq!(writes("fn f() { let out = &mut std::io::stderr(); }"), one("stderr"));
    assert_eq!(writes("fn f() { std::fs::write(path, text); }"), one("write"));
    assert_eq!(writes("fn f() { let r = r#\"a\"b\"#; File::create(path); }"), one("create"));
    assert_eq!(writes("fn f() { write_atomically(path, text); }"), one("write_atomically"));
    assert_eq!(
        writes("fn f() { look(&io::stdout()); io::stderr().is_terminal(); fs::read(p); }"),
        BTreeSet::new()
    );
    assert_eq!(faults("src/cli/output.rs", "fn f() { println!(); }"), BTreeSet::new());
    assert_eq!(faults("src/command/mod.rs", "fn f() { eprint!(); }"), one("eprint"));
}

#[test]
fn a_closed_list_written_by_hand_is_found() {
    let path = "crates/pointman-fng/src/told.rs";
    let one = BTreeSet::from([(Rule::ListByHand, "Side".to_owned())]);
    let side = "enum Side { #[default] Own, Enemy }\nimpl Side {\n";
    let ids =
        "fn id(self) -> &'static str { match self { Side::Own => \"own\", Side::Enemy => \"enemy\" } } }";
    assert_eq!(faults(path, &format!("{side} pub const ALL: [Side; 2] = [Side::Own, Side::Enemy]; }}")), one);
    assert_eq!(faults(path, &format!("{side} const ALL: [Self; 2] = [Side::Own, Side::Enemy]; }}")), one);
    assert_eq!(faults(path, &format!("{side} pub const {ids}")), one);
    assert_eq!(faults(path, &format!("{side} }} impl std::str::FromStr for Side {{ }}")), one);
    // Words for people are none, nor is a value with a part, nor a list of something else.
    assert_eq!(faults(path, &format!("{side} {} ", ids.replace("id(", "words("))), BTreeSet::new());
    assert_eq!(faults(path, "enum Side { Own(u8) } impl FromStr for Side { }"), BTreeSet::new());
    assert_eq!(faults(path, "struct Set; impl Set { const ALL: Set = Set; }"), BTreeSet::new());
}

#[test]
fn whoever_looks_into_a_finished_message_is_found() {
    let path = "src/play/told.rs";
    let source =
        "fn f(message: &str) { message.split_once(\"`: \"); error.to_string(); names.contains(&why); }";
    assert_eq!(faults(path, source), [(Rule::LooksIntoMessage, "message.split_once".to_owned())].into());
    assert_eq!(faults("tests/program/told.rs", source), BTreeSet::new());
}
