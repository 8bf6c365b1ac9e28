//! The Event Card table (T5.5.1, T5.5.4): how each non-player regards each Event, and which text it executes.

use pointman_fitl::{Card, CardSide, Faction, Mark};
use serde_json::Value;

fn data() -> Value {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trung/events.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn has(list: &Value, card: Card) -> bool {
    list.as_array().unwrap().iter().any(|number| number.as_u64() == Some(card.number().into()))
}

#[test]
fn the_event_card_table_has_the_marks_listed() {
    let data = data();
    for card in Card::all() {
        for faction in Faction::ALL {
            let listed = &data["marks"][faction.id()];
            let mark = match (has(&listed["critical"], card), has(&listed["performed"], card)) {
                (true, false) => Mark::Critical,
                (false, true) => Mark::Performed,
                _ => Mark::Ignored,
            };
            assert_eq!(card.facts().marks[faction].mark, mark, "card {card}, {faction}");
        }
    }
}

#[test]
fn the_us_executes_unshaded_texts_and_vc_shaded_ones_and_arvn_and_nva_all_but_those_listed() {
    let data = data();
    for card in (1..=124).map(Card::numbered) {
        assert_eq!(card.is_dual(), !has(&data["non_dual_events"], card), "card {card}");
        for faction in Faction::ALL {
            let listed = &data["np_side"][faction.id()];
            let shaded = (listed["default"] == "shaded") != has(&listed["exceptions"], card);
            let side = if shaded && card.is_dual() { CardSide::Shaded } else { CardSide::Unshaded };
            let marked = card.facts().marks[faction];
            assert_eq!(marked.side, side, "card {card}, {faction}");
            // ARVN executes shaded texts on Critical Events alone, NVA unshaded ones of two on Performed
            // ones.
            match (faction, side) {
                (Faction::Arvn, CardSide::Shaded) => assert_eq!(marked.mark, Mark::Critical, "card {card}"),
                (Faction::Nva, CardSide::Unshaded) if card.is_dual() => {
                    assert_eq!(marked.mark, Mark::Performed, "card {card}")
                }
                _ => {}
            }
        }
    }
}
