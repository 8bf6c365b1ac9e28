//! Writes the tables of FNG as constants, so that a run reads no more of them than it uses.

use std::{env, fs, path::Path};

use databake::{Bake, CrateEnv};
use serde::de::DeserializeOwned;
use serde_json::Value;

#[path = "src/attributes/data.rs"]
mod attribute;
#[path = "src/baked.rs"]
mod baked;
#[path = "src/checks/data.rs"]
#[allow(dead_code)]
mod data;
#[path = "src/checks/engine.rs"]
#[allow(dead_code)]
mod engine;

use attribute::Attribute;
use baked::{List, Pairs, Text};
use data::Check;

const DATA: &str = "src/data";

fn main() {
    // The modules shared with the program are told apart by it.
    println!("cargo::rustc-cfg=baked");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/attributes/data.rs");
    println!("cargo::rerun-if-changed=src/baked.rs");
    println!("cargo::rerun-if-changed=src/checks/data.rs");
    println!("cargo::rerun-if-changed=src/checks/engine.rs");
    println!("cargo::rerun-if-changed={DATA}");
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    let write = |name: &Path, bytes: &[u8]| {
        fs::write(Path::new(&out).join(name), bytes).expect("the generated file can be written");
    };
    write("fng_checks.rs".as_ref(), checks(&read("checks.json")).as_bytes());
    write(
        "fng_attributes.rs".as_ref(),
        attributes(&read("attributes.json"), &read("random-attributes.json")).as_bytes(),
    );
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

/// `CHECKS`: each check, once for each edition that has it differently; `RESULTS` and `WHO`: texts by id.
fn checks(data: &Value) -> String {
    let all = list(data, "checks");
    let checks: Vec<Value> = all.iter().flat_map(|check| versions(check, all)).collect();
    constant::<List<Check>>("CHECKS: List<Check>", &Value::Array(checks))
        + &constant::<Pairs<Text>>("RESULTS: Pairs<Text>", &data["results"])
        + &constant::<Pairs<Text>>("WHO: Pairs<Text>", &data["who"])
}

/// `ATTRIBUTES` in the printed order, and `RANDOM`: the Attribute of each card, odd tables first.
fn attributes(data: &Value, random: &Value) -> String {
    let cards = list(random, "rows").iter().map(|row| row["attribute"].clone()).collect();
    constant::<List<Attribute>>("ATTRIBUTES: List<Attribute>", &data["attributes"])
        + &constant::<List<Text>>("RANDOM: List<Text>", &cards)
}

/// `declared` with what `value` is when read as a `T`.
fn constant<T: DeserializeOwned + Bake>(declared: &str, value: &Value) -> String {
    let read = T::deserialize(value).unwrap_or_else(|error| panic!("{declared}: {error}"));
    format!("pub(super) static {declared} = {};\n", read.bake(&CrateEnv::default()))
}

/// `check` with the outcomes and rows it shares with others of `all`: once for each edition, or once when
/// they do not differ.
fn versions(check: &Value, all: &[Value]) -> Vec<Value> {
    let of_edition = |edition: &Value| {
        let mut version = check.as_object().expect("a check is an object").clone();
        version.shift_remove("examples");
        version["editions"] = Value::Array(Vec::new());
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
