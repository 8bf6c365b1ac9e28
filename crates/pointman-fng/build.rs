//! Writes the tables of FNG as constants, so that a run reads no more of them than it uses.

use std::collections::BTreeMap;
use std::{env, fs, path::Path};

use databake::{Bake, CrateEnv};
use serde::de::DeserializeOwned;
use serde_json::Value;

#[path = "src/attributes/data.rs"]
mod attribute;
#[path = "src/baked.rs"]
mod baked;
#[path = "src/checks/condition.rs"]
#[allow(dead_code)]
mod condition;
#[path = "src/checks/data.rs"]
#[allow(dead_code)]
mod data;
#[path = "src/checks/engine.rs"]
#[allow(dead_code)]
mod engine;
#[path = "src/words.rs"]
mod words;

use attribute::{Attribute, ByRoll, Effect};
use baked::{InTables, List, Pairs, Text, Word, WordList};
use condition::{Condition, ConditionTerm};
use data::{Ambiguous, Change, Check, Line, Modifier, Passes, Row};
use engine::{CheckEngine, FurtherSpec, LineEngine, ModifierEngine, Reading, Replacement, ValueSpec};
use words::{
    AttributeId, Attributes, Checks, Flag, Flags, FurtherId, Furthers, ResultId, Results, Then, Thens,
    ValueId, Values,
};

const DATA: &str = "src/data";

macro_rules! kinds {
    ($($kind:ident)+) => {$(
        impl InTables for $kind {
            fn kind() -> String {
                stringify!($kind).to_owned()
            }
        }
    )+};
}

kinds! {
    Ambiguous Attribute ByRoll Change Check CheckEngine Condition ConditionTerm Effect FurtherSpec Line
    LineEngine Modifier ModifierEngine Passes Reading Replacement Row ValueSpec
}

fn main() {
    // The modules shared with the program are told apart by it.
    println!("cargo::rustc-cfg=baked");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/attributes/data.rs");
    println!("cargo::rerun-if-changed=src/baked.rs");
    println!("cargo::rerun-if-changed=src/checks/condition.rs");
    println!("cargo::rerun-if-changed=src/checks/data.rs");
    println!("cargo::rerun-if-changed=src/checks/engine.rs");
    println!("cargo::rerun-if-changed=src/words.rs");
    println!("cargo::rerun-if-changed={DATA}");
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    let write = |name: &Path, bytes: &[u8]| {
        fs::write(Path::new(&out).join(name), bytes).expect("the generated file can be written");
    };
    let (data, said) = (read("checks.json"), read("attributes.json"));
    let all = list(&data, "checks");
    let checks: Vec<Value> = all.iter().flat_map(|check| versions(check, all)).collect();
    let checks: List<Check> = typed("the checks", &Value::Array(checks));
    let results: Pairs<ResultId, Text> = typed("the results", &data["results"]);
    let who: Pairs<Flag, Text> = typed("the conditions of lines", &data["who"]);
    let attributes: List<Attribute> = typed("the Attributes", &said["attributes"]);
    let cards =
        list(&read("random-attributes.json"), "rows").iter().map(|row| row["attribute"].clone()).collect();
    let cards: List<AttributeId> = typed("the random tables", &cards);
    let tables = constant("CHECKS: List<Check>", &checks)
        + &constant("WHO: Pairs<Flag, Text>", &who)
        + &constant("ATTRIBUTES: List<Attribute>", &attributes)
        + &constant("RANDOM: List<AttributeId>", &cards)
        + &baked::rows();
    write("fng_tables.rs".as_ref(), tables.as_bytes());
    write("fng_texts.txt".as_ref(), baked::texts().as_bytes());
    write("fng_words.rs".as_ref(), (enumerations(&checks, &results, &attributes) + &armory()).as_bytes());
}

/// The enumerations of what the army lists name, in the printed order.
fn armory() -> String {
    let nations = read("nations.json");
    let lists = |key: &'static str| entries(&nations).iter().flat_map(move |nation| list(nation, key));
    let fitted = lists("aircraft")
        .flat_map(|aircraft| ["center", "left", "right"].into_iter().flat_map(|place| list(aircraft, place)));
    let (weapons, vehicles, support) = (read("weapons.json"), read("vehicles.json"), read("support.json"));
    let tables = list(&support["availability"], "tank");
    // By their ids: what goes in one run is rolled for in this order.
    let mut carried: Vec<(String, String)> =
        named(lists("aircraft_weapons")).chain(said(fitted.map(|fitted| &fitted["weapon"]))).collect();
    carried.sort();
    let mounted = entries(&vehicles).iter().flat_map(|vehicle| {
        let guns = ["aa_mg", "hull_mg", "coaxial_mg"].into_iter().map(|place| &vehicle[place]["kind"]);
        let places = ["fore", "aft", "port", "starboard"].into_iter().flat_map(|place| list(vehicle, place));
        let both = places.flat_map(|mounted| [&mounted["weapon"], &mounted["alternative_to"]]);
        [&vehicle["main_gun"]["weapon"]].into_iter().chain(guns).chain(both).filter(|id| !id.is_null())
    });
    let main_gun = Value::from("main-gun");
    // The mortar of an M-106 by another reading (army-16) stands in no list.
    let light_mortar = Value::from("light-mortar-60mm");
    vocabulary(
        "A weapon of the generic tables or an army list, or a round of a main gun.",
        "WeaponId: \"weapon\"",
        named(entries(&weapons)).chain(said([&main_gun])),
    ) + &vocabulary(
        "A vehicle or vessel of an army list.",
        "VehicleId: \"vehicle\"",
        named(entries(&vehicles)),
    ) + &vocabulary(
        "What a vehicle or vessel mounts.",
        "MountedWeaponId: \"weapon of vehicles\"",
        said(mounted.chain([&light_mortar])),
    ) + &vocabulary(
        "What is special about a vehicle.",
        "VehicleSpecial: \"special rule of vehicles\"",
        said(entries(&vehicles).iter().flat_map(|vehicle| list(vehicle, "special"))),
    ) + &vocabulary("An aircraft of an army list.", "AircraftId: \"aircraft\"", named(lists("aircraft")))
        + &vocabulary(
            "What is special about an aircraft.",
            "AircraftSpecial: \"special rule of aircraft\"",
            said(lists("aircraft").flat_map(|aircraft| list(aircraft, "special"))),
        )
        + &vocabulary("What an aircraft carries.", "AircraftWeaponId: \"weapon of aircraft\"", carried)
        + &vocabulary("A table of tanks.", "TankTableId: \"table of tanks\"", named(tables))
        + &vocabulary(
            "A reinforcement table.",
            "SideTableId: \"reinforcement table\"",
            named(list(&support, "tables")),
        )
        + &vocabulary("A mortar.", "MortarId: \"mortar\"", named(list(&support, "mortars")))
}

fn entries(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

/// The ids and names of `entries`.
fn named<'a>(entries: impl IntoIterator<Item = &'a Value>) -> impl Iterator<Item = (String, String)> {
    entries.into_iter().map(|entry| (text(&entry["id"]).to_owned(), text(&entry["name"]).to_owned()))
}

/// `ids` with words made of them.
fn said<'a>(ids: impl IntoIterator<Item = &'a Value>) -> impl Iterator<Item = (String, String)> {
    ids.into_iter().map(|id| (text(id).to_owned(), text(id).replace('-', " ")))
}

/// The enumeration of the ids `listed`, each once, in their order.
fn vocabulary(doc: &str, heading: &str, listed: impl IntoIterator<Item = (String, String)>) -> String {
    let mut known: Vec<String> = Vec::new();
    let mut text = format!("pointman_core::vocabulary! {{\n/// {doc}\npub enum {heading} {{\n");
    for (id, words) in listed {
        if !known.contains(&id) {
            text.push_str(&format!("{} = {id:?} {words:?},\n", baked::variant(&id)));
            known.push(id);
        }
    }
    text + "}\n}\n"
}

fn read(name: &str) -> Value {
    read_path(&Path::new(DATA).join(name))
}

fn read_path(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// `value`, which is `what`, as a `T`.
fn typed<T: DeserializeOwned>(what: &str, value: &Value) -> T {
    T::deserialize(value).unwrap_or_else(|error| panic!("{what}: {error}"))
}

/// `declared` as what `value` is.
fn constant(declared: &str, value: &impl Bake) -> String {
    format!("pub(crate) static {declared} = {};\n", value.bake(&CrateEnv::default()))
}

/// The enumerations of the words that the data defines. A word that is used and not defined fails the build.
fn enumerations(
    checks: &List<Check>,
    results: &Pairs<ResultId, Text>,
    attributes: &List<Attribute>,
) -> String {
    let modifiers =
        || checks.iter().flat_map(|check| check.modifiers.iter().chain(check.engine.not_taken.iter()));
    let lines = || {
        checks.iter().flat_map(|check| {
            let rows = check.rows.iter().flat_map(|row| row.results.iter());
            check.outcomes.iter().flat_map(|passes| passes.results.iter()).chain(rows)
        })
    };
    let check_names = checks.iter().map(|check| (check.id.clone(), check.name.as_str().to_owned())).collect();
    let attribute_names = attributes
        .iter()
        .map(|attribute| (attribute.id.clone(), attribute.name.as_str().to_owned()))
        .collect();
    enumeration::<Checks>("A check or table.", "check", &check_names)
        + &enumeration::<Attributes>("An Attribute.", "Attribute", &attribute_names)
        + &enumeration::<Results>(
            "A result of a check.",
            "result",
            &said_results(checks, modifiers, lines, results),
        )
        + &enumeration::<Flags>(
            "A condition, or a modifier that acts.",
            "flag",
            &flags(checks, modifiers, lines),
        )
        + &enumeration::<Values>("A number or word that a check reads.", "value", &values(checks, modifiers))
        + &enumeration::<Thens>("What a result leads to.", "consequence", &consequences(modifiers))
        + &enumeration::<Furthers>(
            "What a roll or number inside a result is.",
            "roll",
            &furthers(modifiers, lines),
        )
}

/// What is defined of the list `K`, with the words of each for people.
type Defined<K> = BTreeMap<Word<K>, String>;

/// With its words made of its id.
fn plain<K: WordList>(word: Word<K>) -> (Word<K>, String) {
    let words = match word.id() {
        "distance_in" => "distance in inches".to_owned(),
        id => id.replace(['-', '_'], " "),
    };
    (word, words)
}

fn said_results<'a, M: Iterator<Item = &'a Modifier>, L: Iterator<Item = &'a Line>>(
    checks: &List<Check>,
    modifiers: impl Fn() -> M,
    lines: impl Fn() -> L,
    said: &Pairs<ResultId, Text>,
) -> Defined<Results> {
    // What the engine says where no line does.
    let engine = ["compare", "no-effect", "none", "skip"].map(ResultId::new);
    let of_lines = lines().flat_map(|line| {
        let meanings = line.engine.further.iter().flat_map(|further| further.reads.iter());
        meanings.map(|reading| reading.is.clone()).chain([line.result.clone()])
    });
    let of_modifiers = modifiers().flat_map(|modifier| {
        let engine = &modifier.engine;
        let first = engine.first_roll.as_ref().map(|first| first.outcome.clone());
        let one = engine.on_one.as_ref().map(|instead| instead.outcome.clone());
        let equal = engine.on_equal.as_ref().map(|instead| instead.outcome.clone());
        let replaced = engine.replaces.iter().map(|rule| rule.to.clone()).collect::<Vec<_>>();
        engine.outcome.clone().into_iter().chain(first).chain(one).chain(equal).chain(replaced)
    });
    let of_checks = checks.iter().flat_map(|check| {
        let replaced = check.engine.replaces.iter().map(|rule| rule.to.clone());
        check.engine.otherwise.clone().into_iter().chain(replaced)
    });
    let mut defined: Defined<Results> =
        engine.into_iter().chain(of_lines).chain(of_modifiers).chain(of_checks).map(plain).collect();
    for (result, words) in said.iter() {
        let known =
            defined.get_mut(result).unwrap_or_else(|| panic!("no check has the result `{}`", result.id()));
        words.as_str().clone_into(known);
    }
    defined
}

fn flags<'a, M: Iterator<Item = &'a Modifier>, L: Iterator<Item = &'a Line>>(
    checks: &List<Check>,
    modifiers: impl Fn() -> M,
    lines: impl Fn() -> L,
) -> Defined<Flags> {
    // What any check takes (`checks/who.rs`), and what the rules say themselves.
    let general = ["in-building", "leader-die", "shooter-fast-moving", "with-leader"].map(Flag::new);
    // What a roster notes of a man, whatever asks for it.
    let noted = [
        "armed-with-apw",
        "chicken-plate",
        "communist",
        "dismounted-crew",
        "duck-back",
        "evacuated",
        "fast-moving",
        "flak-jacket",
        "free-world",
        "hard-as-nails-used",
        "hero",
        "hunkered-down",
        "in-big-trouble",
        "in-duck-back",
        "in-napalm",
        "in-slight-trouble",
        "is-star",
        "knocked-down",
        "larger-than-life",
        "leader",
        "marines",
        "near-born-leader",
        "not-armed-with-apw",
        "obviously-dead",
        "others",
        "out-of-the-fight",
        "prone",
        "running-away",
        "slight-trouble",
        "smallarms",
        "star",
        "us",
        "viet-cong-or-nva",
        "wears-flak-jacket",
    ]
    .map(Flag::new);
    let of_checks = checks.iter().flat_map(|check| {
        check.engine.flags.iter().map(|(flag, _)| flag.clone()).chain(check.engine.cases.iter().cloned())
    });
    let of_modifiers = modifiers().map(|modifier| modifier.id.clone());
    let of_lines = lines().map(|line| line.who.clone());
    general.into_iter().chain(noted).chain(of_checks).chain(of_modifiers).chain(of_lines).map(plain).collect()
}

fn values<'a, M: Iterator<Item = &'a Modifier>>(
    checks: &List<Check>,
    modifiers: impl Fn() -> M,
) -> Defined<Values> {
    // The Reps of the figure and of a Leader are values of every check.
    let reps = ["leader-rep", "rep"].map(ValueId::new);
    let of_checks =
        checks.iter().flat_map(|check| check.engine.values.iter().map(|value| value.name.clone()));
    let of_modifiers = modifiers().filter_map(|modifier| modifier.times.clone());
    reps.into_iter().chain(of_checks).chain(of_modifiers).map(plain).collect()
}

fn furthers<'a, M: Iterator<Item = &'a Modifier>, L: Iterator<Item = &'a Line>>(
    modifiers: impl Fn() -> M,
    lines: impl Fn() -> L,
) -> Defined<Furthers> {
    let engine = ["dumb-ass", "further-die", "number"].map(FurtherId::new);
    let of_lines = lines().flat_map(|line| line.engine.further.iter().map(|further| further.what.clone()));
    let of_modifiers =
        modifiers().filter_map(|modifier| Some(modifier.engine.first_roll.as_ref()?.what.clone()));
    engine.into_iter().chain(of_lines).chain(of_modifiers).map(plain).collect()
}

fn consequences<'a, M: Iterator<Item = &'a Modifier>>(modifiers: impl Fn() -> M) -> Defined<Thens> {
    let engine = ["as-desired", "does-nothing", "loses", "wins"].map(Then::new);
    let of_modifiers = modifiers().flat_map(|modifier| {
        let instead = modifier.engine.on_one.iter().chain(&modifier.engine.on_equal);
        instead.map(|instead| instead.then.clone()).collect::<Vec<_>>()
    });
    engine.into_iter().chain(of_modifiers).map(plain).collect()
}

/// The enumeration of what is `defined`.
fn enumeration<K: WordList + Ord + Clone>(doc: &str, what: &str, defined: &Defined<K>) -> String {
    let unknown: Vec<String> =
        baked::words::<K>().into_iter().filter(|id| !defined.keys().any(|word| word.id() == id)).collect();
    assert!(unknown.is_empty(), "the data uses the unknown {what} {}", unknown.join(", "));
    let mut text = format!("pointman_core::vocabulary! {{\n/// {doc}\npub enum {}: {what:?} {{\n", K::TYPE);
    for (word, words) in defined {
        text.push_str(&format!("{} = {:?} {words:?},\n", word.variant(), word.id()));
    }
    text + "}\n}\n"
}

/// `check` with the outcomes and rows it shares with others of `all`: once for each edition, or once when
/// they do not differ.
fn versions(check: &Value, all: &[Value]) -> Vec<Value> {
    let of_edition = |edition: &Value| {
        let mut version = check.as_object().expect("a check is an object").clone();
        version.shift_remove("examples");
        version["editions"] = Value::Array(Vec::new());
        version["dice"]["once_for_group"] = Value::from(version["dice"]["per"] == "group");
        if let Some(modifiers) = version.get_mut("modifiers").and_then(Value::as_array_mut) {
            modifiers.iter_mut().filter(|modifier| is_counted(modifier)).for_each(|modifier| {
                modifier["times"] = modifier["id"].clone();
            });
        }
        for (key, of) in [("outcomes", "outcomes_of"), ("rows", "rows_of")] {
            if let Some(other) = version.shift_remove(of) {
                let is_other =
                    |known: &&Value| known["id"] == other && list(known, "editions").contains(edition);
                let shared =
                    all.iter().find(is_other).expect("the check whose lines are shared")[key].clone();
                version.insert(key.to_owned(), shared);
            }
        }
        Value::Object(version)
    };
    let editions = list(check, "editions");
    let mut versions: Vec<Value> = editions.iter().map(of_edition).collect();
    if versions.iter().all(|version| *version == versions[0]) {
        versions.truncate(1);
        versions[0]["editions"] = check["editions"].clone();
    } else {
        versions
            .iter_mut()
            .zip(editions)
            .for_each(|(version, edition)| version["editions"] = Value::from(vec![edition.clone()]));
    }
    versions
}

/// Whether a value says how often a modifier acts.
fn is_counted(modifier: &Value) -> bool {
    modifier["change"]["per_each"] == true || !list(&modifier["engine"], "counts").is_empty()
}
