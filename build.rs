//! Splits the tables of FNG into one constant for each entry, so that a program run reads no more of them than it uses; and packs the JSON
//! Schemas closely.

use std::fmt::Write;
use std::io::Write as _;
use std::{env, fs, path::Path};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Map, Value};

const DATA: &str = "src/fng/data";
const SCHEMAS: &str = "schemas";
const LAYOUT: &str = "src/release.ld";

fn main() {
    link();
    println!("cargo::rerun-if-changed=build.rs");
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
    write("fng_attributes.rs".as_ref(), attributes(&read("attributes.json"), &read("random-attributes.json")).as_bytes());
}

/// How the program is linked on Linux, so that it starts sooner.
fn link() {
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|given| given == value);
    if !is("CARGO_CFG_TARGET_OS", "linux") || !is("CARGO_CFG_TARGET_ENV", "gnu") {
        return;
    }
    // Addresses settled when the program is linked need not be settled each time it starts: a quarter of a look-up's time.
    println!("cargo::rustc-link-arg-bins=-no-pie");
    println!("cargo::rustc-link-arg-examples=-no-pie");
    // A linker of the builder's own choice may know no scripts.
    let chosen =
        env::var_os("RUSTC_LINKER").is_some() || env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| flags.contains("link"));
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
    encoder.write_all(schema.to_string().as_bytes()).and_then(|()| encoder.finish()).expect("memory takes all")
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

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is a text in {value}"))
}

/// `static CHECKS`: each check's id, editions, name, category, its own JSON, and apart from it what a roll does not need; `RESULTS` and `WHO`: texts
/// by id, sorted.
fn checks(data: &Value) -> String {
    let all = list(data, "checks");
    let mut code = format!("static CHECKS: [Entry; {}] = [\n", all.len());
    for check in all {
        let mut own = check.clone();
        let fields = own.as_object_mut().expect("a check is an object");
        fields.shift_remove("examples");
        let remarks: Map<String, Value> =
            ["notes", "ambiguous", "section"].into_iter().filter_map(|key| fields.shift_remove_entry(key)).collect();
        let (id, name, category) = (text(check, "id"), text(check, "name"), text(check, "category"));
        let editions: Vec<_> = list(check, "editions").iter().map(ToString::to_string).collect();
        let editions = editions.join(", ");
        writeln!(
            code,
            "Entry {{ id: {id:?}, name: {name:?}, category: {category:?}, editions: &[{editions}], json: {:?}, remarks: {:?}, parsed: [const {{ OnceLock::new() }}; 2] }},",
            own.to_string(),
            Value::Object(remarks).to_string()
        )
        .expect("a String takes all");
    }
    code.push_str("];\n");
    for (name, key) in [("RESULTS", "results"), ("WHO", "who")] {
        let mut texts: Vec<_> = data[key].as_object().expect("texts by id").iter().collect();
        texts.sort_by_key(|(id, _)| id.as_str());
        writeln!(code, "static {name}: &[(&str, &str)] = &[").expect("a String takes all");
        for (id, text) in texts {
            writeln!(code, "({id:?}, {:?}),", text.as_str().expect("a text")).expect("a String takes all");
        }
        code.push_str("];\n");
    }
    code
}

/// `static ATTRIBUTES` in the printed order, and `RANDOM`: the Attribute of each card, odd tables first.
fn attributes(data: &Value, random: &Value) -> String {
    let texts = |values: &[Value]| {
        let texts: Vec<_> = values.iter().map(|text| format!("{:?}", text.as_str().expect("a text"))).collect();
        format!("&[{}]", texts.join(", "))
    };
    let mut code = String::from("static ATTRIBUTES: &[Attribute] = &[\n");
    for attribute in list(data, "attributes") {
        let mut effects = String::new();
        for effect in list(attribute, "effects") {
            let change = &effect["change"];
            let replaces = match (change["from"].as_str(), change["to"].as_str()) {
                (Some(from), Some(to)) => format!("Some(({from:?}, {to:?}))"),
                _ => "None".to_owned(),
            };
            write!(
                effects,
                "Effect {{ on: {:?}, when: {:?}, effect: {:?}, replaces: {replaces} }}, ",
                text(effect, "on"),
                text(effect, "when"),
                text(effect, "effect")
            )
            .expect("a String takes all");
        }
        let by_roll: Vec<_> = list(attribute, "grants_by_roll")
            .iter()
            .map(|row| format!("({}, {}, {})", row["from"], row["to"], texts(list(row, "grants"))))
            .collect();
        let option = |key: &str| attribute[key].as_str().map_or("None".to_owned(), |text| format!("Some({text:?})"));
        writeln!(
            code,
            "Attribute {{ id: {:?}, name: {:?}, aliases: {}, listed: {}, grants: {}, grants_by_roll: &[{}], requires: {}, otherwise_becomes: {}, bars_re_up: {}, effects: &[{effects}], notes: {} }},",
            text(attribute, "id"),
            text(attribute, "name"),
            texts(list(attribute, "aliases")),
            attribute["in_printed_list"],
            texts(list(attribute, "grants")),
            by_roll.join(", "),
            option("requires"),
            option("otherwise_becomes"),
            attribute["bars_re_up"],
            texts(list(attribute, "notes")),
        )
        .expect("a String takes all");
    }
    code.push_str("];\nstatic RANDOM: &[&str] = &[\n");
    for row in list(random, "rows") {
        writeln!(code, "{:?},", text(row, "attribute")).expect("a String takes all");
    }
    code.push_str("];\n");
    code
}
