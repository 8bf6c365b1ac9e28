//! Writes the tables of FNG as constants, so that a program run reads no more of them than it uses; and packs
//! the JSON Schemas closely.

use std::io::Write as _;
use std::{env, fs, path::Path};

use databake::{Bake, CrateEnv};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::de::DeserializeOwned;
use serde_json::Value;

#[path = "src/fng/attributes/data.rs"]
mod attribute;
#[path = "src/fng/baked.rs"]
mod baked;
#[path = "src/fng/checks/data.rs"]
#[allow(dead_code)]
mod data;
#[path = "src/fng/checks/engine.rs"]
#[allow(dead_code)]
mod engine;

use attribute::Attribute;
use baked::{List, Pairs, Text};
use data::Check;

const DATA: &str = "src/fng/data";
const SCHEMAS: &str = "schemas";
const LAYOUT: &str = "src/release.ld";

fn main() {
    link();
    // The modules shared with the program are told apart by it.
    println!("cargo::rustc-cfg=baked");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/fng/attributes/data.rs");
    println!("cargo::rerun-if-changed=src/fng/baked.rs");
    println!("cargo::rerun-if-changed=src/fng/checks/data.rs");
    println!("cargo::rerun-if-changed=src/fng/checks/engine.rs");
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed={SCHEMAS}");
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    let write = |name: &Path, bytes: &[u8]| {
        fs::write(Path::new(&out).join(name), bytes).expect("the generated file can be written");
    };
    for file in fs::read_dir(SCHEMAS).expect("there are schemas") {
        let file = file.expect("the folder of schemas can be read");
        write(file.file_name().as_ref(), &packed(&read_path(&file.path())));
    }
    write("fng_checks.rs".as_ref(), checks(&read("checks.json")).as_bytes());
    write(
        "fng_attributes.rs".as_ref(),
        attributes(&read("attributes.json"), &read("random-attributes.json")).as_bytes(),
    );
}

/// How the program is linked on Linux, so that it starts sooner.
fn link() {
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|given| given == value);
    if !is("CARGO_CFG_TARGET_OS", "linux") || !is("CARGO_CFG_TARGET_ENV", "gnu") {
        return;
    }
    // Addresses settled when the program is linked need not be settled each time it starts: a quarter of a
    // look-up's time.
    println!("cargo::rustc-link-arg-bins=-no-pie");
    println!("cargo::rustc-link-arg-examples=-no-pie");
    // The libraries are searched in the order in which they are named, and nearly all that is looked for is
    // in this one.
    println!("cargo::rustc-link-lib=c");
    // A linker of the builder's own choice may know no scripts.
    let chosen = env::var_os("RUSTC_LINKER").is_some()
        || env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| flags.contains("link"));
    if is("PROFILE", "release") && !chosen {
        println!("cargo::rerun-if-changed={LAYOUT}");
        let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
        println!("cargo::rustc-link-arg-bins=-T");
        println!("cargo::rustc-link-arg-bins={folder}/{LAYOUT}");
    }
}

/// The text of a schema on one line, compressed.
fn packed(schema: &Value) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(schema.to_string().as_bytes())
        .and_then(|()| encoder.finish())
        .expect("memory takes all")
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
