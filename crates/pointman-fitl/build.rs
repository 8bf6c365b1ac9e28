//! Makes the facts of the cards of Fire in the Lake a table.

use std::fmt::Write;
use std::{env, fs, path::Path};

use serde_json::Value;

const CARDS: &str = "src/data/cards.json";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={CARDS}");
    let data = fs::read_to_string(CARDS).unwrap_or_else(|error| panic!("{CARDS}: {error}"));
    let data = serde_json::from_str(&data).unwrap_or_else(|error| panic!("{CARDS}: {error}"));
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    fs::write(Path::new(&out).join("fitl_cards.rs"), fitl_cards(&data))
        .expect("the generated file can be written");
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is a text in {value}"))
}

/// `static CARDS`: the facts of each card, by number.
fn fitl_cards(data: &Value) -> String {
    const FACTIONS: [&str; 4] = ["us", "arvn", "nva", "vc"];
    let variant = |id: &str| format!("{}{}", id[..1].to_uppercase(), &id[1..]);
    let cards = data.as_array().expect("a list of cards");
    let mut code = format!("static CARDS: [CardFacts; {}] = [\n", cards.len());
    for (index, card) in cards.iter().enumerate() {
        assert_eq!(card["number"], index + 1, "cards stand in the order of their numbers");
        let order = card["faction_order"].as_array().map_or("None".to_owned(), |order| {
            let order: Vec<_> = order
                .iter()
                .map(|faction| format!("Faction::{}", variant(faction.as_str().expect("a faction"))))
                .collect();
            format!("Some([{}])", order.join(", "))
        });
        let marks = FACTIONS.map(|faction| {
            let mark = &card["np"][faction];
            format!(
                "NonPlayerMark {{ mark: Mark::{}, side: CardSide::{}, instructions: {} }}",
                variant(text(mark, "mark")),
                variant(text(mark, "side")),
                mark["instructions"]
            )
        });
        let capability = card["capability"]["faction"].as_str();
        let capability =
            capability.map_or("None".to_owned(), |faction| format!("Some(Faction::{})", variant(faction)));
        let shaded =
            card["summary_shaded"].as_str().map_or("None".to_owned(), |summary| format!("Some({summary:?})"));
        writeln!(
            code,
            "CardFacts {{ title: {:?}, order: {order}, capability: {capability}, marks: \
             ByFaction::new([{}]), unshaded: {:?}, shaded: {shaded} }},",
            text(card, "title"),
            marks.join(", "),
            text(card, "summary_unshaded"),
        )
        .expect("a String takes all");
    }
    code.push_str("];\n");
    code
}
