//! The laws of documents, proved on a small state made for the purpose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::*;
use crate::dice::{Scripted, Seeded};

/// A pool of counters that dice fill and players empty.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Pool {
    name: String,
    size: u8,
    colour: Colour,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Part {
    weight: Option<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    /// Red.
    Red,
    /// Dark green.
    DarkGreen,
}

impl State for Pool {
    const KIND: Kind = Kind::new("pool");
    const SCHEMAS: Schemas = POOL_SCHEMAS;

    fn check(&self, faults: &mut Faults) {
        if self.size > 20 {
            faults.add("size", format!("is {}: a pool holds 20 at most", self.size));
        }
        if self.name.is_empty() {
            faults.add("name", "is empty: give a name");
        }
    }

    type Making = PoolMaking;
    type Step = PoolStep;
    type Told = PoolTold;

    fn begin(
        PoolMaking::New(Named { name }): &PoolMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, PoolTold), Error> {
        let size = dice.d6(format_args!("size"))?;
        let pool = Pool { name: name.clone(), size, colour: Colour::Red, parts: Vec::new() };
        Ok((pool, PoolTold { now: size, sizes: Vec::new() }))
    }

    fn apply(&self, step: &PoolStep, dice: &mut dyn Dice) -> Result<(Self, PoolTold), Error> {
        let size = match step {
            PoolStep::Fill(()) => self.size + dice.d6(format_args!("fill"))?,
            PoolStep::Spill(()) => 200,
            PoolStep::Drain(()) => return Err(Error::refused("pool", "no pool is drained")),
        };
        Ok((Pool { size, ..self.clone() }, PoolTold { now: size, sizes: vec![self.size, size] }))
    }
}

/// What a pool is made from.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    name: String,
}

const POOL_SCHEMAS: Schemas = Schemas::Made(|name| {
    let named = made::<Pool>().into_iter().find(|(made, _)| *made == name);
    named.and_then(|(_, schema)| schema).unwrap_or_default()
});

const POOL_NEW: &str = "pool-new";
const FILL: &str = "fill";
const SPILL: &str = "spill";
const DRAIN: &str = "drain";

crate::steps! {
    /// Makes a pool.
    pub enum PoolMaking: "step that makes a pool" in POOL_SCHEMAS {
        /// With a name.
        New(Named) = POOL_NEW,
    }
}

crate::steps! {
    /// Changes a pool.
    pub enum PoolStep: "step of a pool" in POOL_SCHEMAS {
        /// By a die.
        Fill(()) = FILL,
        /// Breaks it.
        Spill(()) = SPILL,
        /// Never allowed.
        Drain(()) = DRAIN,
    }
}

/// What came of a step.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct PoolTold {
    now: u8,
    sizes: Vec<u8>,
}

impl Record for PoolTold {
    const KEPT: &'static [&'static str] = &["now"];
}

fn filled(steps: usize) -> Document<Pool> {
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let (mut document, _) =
        Document::<Pool>::begin_given("pool-new", json!({ "name": "A" }), &mut dice).unwrap();
    document.set_dice(dice.state());
    for _ in 0..steps {
        document.take(&PoolStep::Fill(()), &mut dice).unwrap();
        document.set_dice(dice.state());
    }
    document
}

fn faults(text: &str) -> Vec<String> {
    match read::<Pool>("f.json", text) {
        Err(Error::Document { faults, .. }) => faults.iter().map(|fault| fault.in_file("f.json")).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_written_reads_back_to_the_same_bytes() {
    let document = filled(3);
    let text = document.to_text();
    let again = read::<Pool>("f.json", &text).unwrap();
    assert_eq!(again, document);
    assert_eq!(again.to_text(), text);
}

#[test]
fn undo_gives_the_bytes_of_the_document_before() {
    for steps in 1..=3 {
        let mut undone = filled(3).undo(steps as u32).unwrap();
        undone.forget_undone();
        assert_eq!(undone.to_text(), filled(3 - steps).to_text());
    }
}

#[test]
fn what_was_taken_here_is_undone_and_redone_without_a_look_at_what_proves_it() {
    let document = filled(5);
    let undone = document.undo(2).unwrap().undo(1).unwrap();
    let again = undone.redo(3).unwrap();
    assert!(!document.history().is_proved() && !again.history().is_proved());
    assert_eq!(again.to_text(), document.to_text());
    assert!(document.history().is_proved() && again.history().is_proved(), "they are the same steps");
}

#[test]
fn a_document_that_was_read_is_undone_and_redone_to_the_same_bytes_as_one_at_hand() {
    let here = filled(5);
    // Of the last steps some are taken after the reading, others before it.
    for since in 0..=5 {
        let mut read: Document<Pool> = read("f.json", &filled(5 - since).to_text()).unwrap();
        let mut dice = Seeded::new(read.dice);
        for _ in 0..since {
            read.take(&PoolStep::Fill(()), &mut dice).unwrap();
            read.set_dice(dice.state());
        }
        for steps in 1..=5 {
            let (one, other) = (here.undo(steps).unwrap(), read.undo(steps).unwrap());
            assert_eq!(one.to_text(), other.to_text(), "{since} since, {steps} undone");
            for again in 1..=steps {
                let (one, other) = (one.redo(again).unwrap(), other.redo(again).unwrap());
                assert_eq!(one.to_text(), other.to_text(), "{since} since, {steps} undone, {again} redone");
                other.verify().unwrap();
            }
        }
        assert_eq!(json!(here.log(1..=4).unwrap()), json!(read.log(1..=4).unwrap()));
    }
}

#[test]
fn more_cannot_be_undone_than_was_done() {
    assert_eq!(filled(2).undo(3).unwrap_err().to_string(), "cannot undo 3 steps: only 2 can be undone");
}

#[test]
fn replay_gives_the_same_bytes() {
    let document = filled(3);
    document.verify().unwrap();
    assert_eq!(document.replay().unwrap().to_text(), document.to_text());
}

#[test]
fn a_step_after_undo_replaces_what_followed() {
    let mut document = filled(3).undo(3).unwrap();
    document.take(&PoolStep::Fill(()), &mut Scripted::new([6])).unwrap();
    assert_eq!(document.history().len(), 2);
    document.verify().unwrap();
}

#[test]
fn data_changed_by_hand_is_refused_with_the_step_that_left_it_otherwise() {
    let mut value: Value = serde_json::from_str(&filled(2).to_text()).unwrap();
    value["data"]["size"] = 19.into();
    let found = faults(&value.to_string());
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("f.json: /history/2: the data is not what this step left"), "{found:?}");
}

#[test]
fn a_roll_changed_by_hand_is_found_by_verify() {
    let mut value: Value = serde_json::from_str(&filled(2).to_text()).unwrap();
    let roll = value["history"][1]["rolls"][0].as_u64().unwrap();
    value["history"][1]["rolls"][0] = (roll % 6 + 1).into();
    let document = read::<Pool>("f.json", &value.to_string()).unwrap();
    assert_eq!(document.verify().unwrap_err().step, 1);
}

/// `document` with its text changed.
fn changed(document: &Document<Pool>, change: impl FnOnce(&mut Value)) -> Document<Pool> {
    let mut value: Value = serde_json::from_str(&document.to_text()).unwrap();
    change(&mut value);
    read_unproved("f.json", &value.to_string()).unwrap()
}

#[test]
fn what_is_undone_can_be_redone_until_another_step_is_taken() {
    let document = filled(5);
    for steps in 1..=5 {
        let undone = document.undo(steps).unwrap();
        assert_eq!(undone.undone().len(), steps as usize);
        assert_eq!(undone.redo(steps).unwrap().to_text(), document.to_text());
        assert_eq!(undone.redo(1).unwrap().undone().len(), steps as usize - 1);
        assert_eq!(read::<Pool>("f.json", &undone.to_text()).unwrap(), undone);
    }
    let mut undone = document.undo(1).unwrap().undo(2).unwrap();
    assert_eq!(undone.redo(3).unwrap(), document);
    assert_eq!(undone.redo(4).unwrap_err().to_string(), "cannot redo 4 steps: only 3 can be redone");
    undone.take(&PoolStep::Fill(()), &mut Scripted::new([1])).unwrap();
    assert_eq!(
        undone.redo(1).unwrap_err().to_string(),
        "there is no step to redo: none was undone, or a new step has been taken since"
    );
}

#[test]
fn undo_of_nothing_says_so() {
    let pool = Pool { name: "B".to_owned(), size: 3, colour: Colour::Red, parts: Vec::new() };
    let by_hand = Document::of(pool, DiceState::default());
    for (document, steps) in [(&by_hand, 0), (&by_hand, 1), (&filled(0), 0), (&filled(0), 1), (&filled(2), 0)]
    {
        assert_eq!(document.undo(steps).unwrap_err().exit_code(), 2);
        assert_eq!(document.redo(steps).unwrap_err().exit_code(), 2);
    }
}

#[test]
fn steps_of_another_version_are_proved_by_their_digests_even_if_its_rules_were_others() {
    // A version under whose rules the second step gave one counter more.
    let document = changed(&filled(3), |value| {
        let roll = value["history"][2]["rolls"][0].as_u64().unwrap();
        value["history"][2]["rolls"][0] = (roll % 6 + 1).into();
        for step in 1..=2 {
            value["history"][step]["by"] = json!("0.1.9");
        }
    });
    assert_eq!(document.verify(), Ok(Proof { by_rules: 2, by_digests: 2 }));
    assert_eq!(document.undo(3).unwrap().data, filled(0).data);
    let log = document.log(0..=9).unwrap();
    assert_eq!(log.iter().map(|entry| entry.told.is_some()).collect::<Vec<_>>(), [true, true, false, true]);
    let replayed = document.replay().unwrap_err();
    assert!(replayed.message.ends_with("a rule has been fixed since version 0.1.9 took it"), "{replayed:?}");
}

#[test]
fn a_way_back_changed_by_hand_is_found() {
    let document = changed(&filled(3), |value| {
        let back = value["history"][2]["back"].as_str().unwrap().replace("\"size\":[", "\"size\":[1");
        value["history"][2]["back"] = back.into();
        value["history"][2]["by"] = json!("0.1.9");
    });
    let found = document.verify().unwrap_err();
    assert_eq!((found.step, found.message.ends_with("it was edited by hand")), (2, true), "{found:?}");
    assert_eq!(document.undo(2).unwrap_err().exit_code(), 65);
}

#[test]
fn steps_of_the_first_version_are_run_by_the_rules() {
    let old = changed(&filled(3), |value| {
        for step in value["history"].as_array_mut().unwrap() {
            step.as_object_mut().unwrap().retain(|name, _| name != "by" && name != "back");
        }
    });
    assert_eq!(old.verify(), Ok(Proof { by_rules: 4, by_digests: 0 }));
    assert_eq!(old.undo(2).unwrap().data, filled(1).data);
    assert_eq!(old.undo(2).unwrap().redo(2).unwrap().to_text(), old.to_text());
    let mended = changed(&old, |value| value["history"][1]["rolls"] = json!([]));
    let error = mended.undo(1).unwrap_err();
    assert!(error.to_string().contains("a rule has been fixed since version 0.1.0"), "{error}");
}

#[test]
fn a_step_that_is_removed_doubled_swapped_or_renumbered_is_found_by_reading() {
    let spoil: [fn(&mut Vec<Value>); 4] = [
        |steps| drop(steps.remove(2)),
        |steps| steps.insert(2, steps[2].clone()),
        |steps| steps.swap(1, 2),
        |steps| steps[2]["step"] = json!(7),
    ];
    for (number, spoil) in spoil.into_iter().enumerate() {
        for renumber in [false, number < 3] {
            let document = changed(&filled(4), |value| {
                let steps = value["history"].as_array_mut().unwrap();
                spoil(steps);
                if renumber {
                    steps.iter_mut().enumerate().for_each(|(index, step)| step["step"] = index.into());
                }
            });
            let found = faults(&document.to_text());
            assert!(found[0].contains("a step was removed, duplicated or moved"), "{found:?}");
            // The pointer leads to the place in the list.
            let place = if number == 2 { 1 } else { 2 };
            let is_there = renumber || number == 1 || found[0].contains(&format!("/history/{place}:"));
            assert!(is_there, "{found:?}");
        }
    }
}

#[test]
fn rolls_that_do_not_come_from_the_dice_are_found_unless_they_were_given() {
    let mut given = filled(1);
    given.take(&PoolStep::Fill(()), &mut Scripted::new([3])).unwrap();
    given.verify().unwrap();
    // The same as if it had been drawn.
    let forged = changed(&given, |value| {
        value["history"][2]["dice"]["drawn"] = json!(99);
        value["dice"]["drawn"] = json!(99);
    });
    assert_eq!(
        forged.verify().unwrap_err().message,
        "has rolls that its dice do not give: it was edited by hand"
    );
}

#[test]
fn zero_steps_are_refused_for_a_document_without_history_as_for_any() {
    let by_hand = changed(&filled(0), |value| drop(value.as_object_mut().unwrap().remove("history")));
    for document in [&by_hand, &filled(0), &filled(3)] {
        assert_eq!(document.undo(0).unwrap_err().to_string(), "cannot undo 0 steps: give 1 or more");
        assert_eq!(document.redo(0).unwrap_err().to_string(), "cannot redo 0 steps: give 1 or more");
    }
    assert!(by_hand.undo(1).unwrap_err().to_string().contains("was written by hand and has no steps yet"));
}

#[test]
fn the_log_of_the_last_steps_is_that_of_all() {
    let document = filled(3);
    let all = document.log(0..=3).unwrap();
    let last = document.log(1..=2).unwrap();
    assert_eq!(json!(all[1..=2]), json!(last));
    assert_eq!(last[0].detail["sizes"].as_array().unwrap().len(), 2);
    assert!(last[0].step.back.is_none(), "it may tell what is secret");
    assert!(document.log(7..=9).unwrap().is_empty());
}

proptest::proptest! {
    #[test]
    fn states_by_the_way_back_are_those_by_the_rules(sizes in proptest::collection::vec(1_u8..=20, 1..12),
        back in 1..12_usize) {
        let mut document = filled(0);
        for &size in &sizes {
            let parts: Vec<_> = (0..size % 4).map(|part| json!({ "weight": (part > 0).then_some(size) }))
                .collect();
            document.adjust_all(vec![("size".to_owned(), json!(size)),
                ("parts".to_owned(), json!(parts))]).unwrap();
        }
        let back = back.min(sizes.len());
        let undone = document.undo(back as u32).unwrap();
        let mut by_rules = undone.clone();
        by_rules.forget_undone();
        proptest::prop_assert_eq!(by_rules.replay().unwrap().to_text(), by_rules.to_text());
        proptest::prop_assert_eq!(undone.redo(back as u32).unwrap().to_text(), document.to_text());
        document.verify().unwrap();
    }
}

#[test]
fn a_step_that_breaks_an_invariant_is_a_bug_and_changes_nothing() {
    let mut document = filled(1);
    let before = document.clone();
    let error = document.take(&PoolStep::Spill(()), &mut Scripted::new([])).unwrap_err();
    assert_eq!(error.exit_code(), 70);
    assert_eq!(document, before);
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut document = filled(1);
    let before = document.clone();
    assert_eq!(document.take(&PoolStep::Drain(()), &mut Scripted::new([])).unwrap_err().exit_code(), 1);
    assert_eq!(document, before);
}

#[test]
fn a_document_written_by_hand_keeps_what_it_held_as_its_first_step() {
    let pool = Pool { name: "B".to_owned(), size: 3, colour: Colour::DarkGreen, parts: Vec::new() };
    let mut document = Document::of(pool.clone(), DiceState::default());
    document.take(&PoolStep::Fill(()), &mut Scripted::new([2])).unwrap();
    assert_eq!(document.history().steps()[0].command, "import");
    document.verify().unwrap();
    assert_eq!(document.undo(1).unwrap().data, pool);
}

#[test]
fn a_field_is_adjusted_as_a_step_that_can_be_undone() {
    let mut document = filled(1);
    document.adjust("size", json!(12)).unwrap();
    assert_eq!(document.data.size, 12);
    document.verify().unwrap();
    let mut undone = document.undo(1).unwrap();
    undone.forget_undone();
    assert_eq!(undone.to_text(), filled(1).to_text());
}

#[test]
fn an_adjustment_that_breaks_an_invariant_is_refused() {
    let mut document = filled(1);
    let error = document.adjust("size", json!(21)).unwrap_err();
    assert_eq!(error.to_string(), "/data/size: is 21: a pool holds 20 at most");
    let error = document.adjust("weight", json!(1)).unwrap_err();
    assert_eq!(error.to_string(), "/data/weight: there is no field `weight`");
    assert_eq!(document.adjust("parts/3/weight", json!(1)).unwrap_err().exit_code(), 2);
}

#[test]
fn a_field_that_is_left_out_while_it_is_as_usual_can_be_adjusted() {
    let mut document = filled(0);
    document.adjust("parts", json!([{ "weight": 2 }])).unwrap();
    assert_eq!(document.data.parts, [Part { weight: Some(2) }]);
}

#[test]
fn every_fault_of_structure_is_named_with_what_would_be_right() {
    let text = r#"{ "format": "pointman", "version": 1, "kind": "pool", "dice": { "seed": -1, "drawn": 0 },
        "data": { "name": 7, "sise": 3, "colour": "blue", "parts": [ { "weight": "x" }, 5 ] } }"#;
    let mut found = faults(text);
    found.sort();
    assert_eq!(
        found,
        [
            "f.json: /data/colour: is \"blue\": give \"red\" or \"dark-green\"",
            "f.json: /data/name: is 7: give text",
            "f.json: /data/parts/0/weight: is \"x\": give a whole number or null",
            "f.json: /data/parts/1: is 5: give an object",
            "f.json: /data/sise: there is no field `sise`; did you mean size?",
            "f.json: /data: lacks the field size",
            "f.json: /dice/seed: is -1: give 0 or more",
        ]
    );
}

#[test]
fn every_broken_invariant_is_named() {
    let text = r#"{ "format": "pointman", "version": 1, "kind": "pool", "dice": { "seed": 1, "drawn": 0 },
        "data": { "name": "", "size": 30, "colour": "red" } }"#;
    assert_eq!(
        faults(text),
        ["f.json: /data/size: is 30: a pool holds 20 at most", "f.json: /data/name: is empty: give a name"]
    );
}

#[test]
fn a_truncated_text_is_called_truncated() {
    let text = filled(1).to_text();
    let found = faults(&text[..text.len() / 2]);
    assert!(found[0].contains("the document is truncated"), "{found:?}");
}

#[test]
fn a_later_version_is_refused_and_says_why() {
    let text = filled(0).to_text().replace("\"version\": 1", "\"version\": 2");
    assert_eq!(faults(&text), ["f.json: /version: is 2, from a newer Pointman; this one reads up to 1"]);
}

#[test]
fn another_kind_is_refused_by_its_name() {
    let text = filled(0).to_text().replace("pool", "av-campaign");
    assert_eq!(faults(&text), ["f.json: /kind: is av-campaign, but pool is needed"]);
    let known = [Kind::new("pool"), Kind::new("pond")];
    let Err(Error::Document { faults, .. }) = kind_of("f.json", &text.replace("av-campaign", "poot"), &known)
    else {
        panic!()
    };
    assert!(faults[0].message.contains("did you mean pool"), "{faults:?}");
}

#[test]
fn a_number_too_large_for_its_field_is_refused_with_its_pointer() {
    let text = filled(0).to_text().replace("\"seed\": 1", "\"seed\": 99999999999999999999999");
    assert!(faults(&text)[0].starts_with("f.json: /dice/seed: "), "{:?}", faults(&text));
    let text = r#"{ "format": "pointman", "version": 1, "kind": "pool", "dice": { "seed": 1, "drawn": 0 },
        "data": { "name": "a", "size": 300, "colour": "red" } }"#;
    assert_eq!(faults(text), ["f.json: /data/size: is 300: give 255 or less"]);
}

#[test]
fn a_field_given_twice_is_refused() {
    let text = filled(0).to_text().replace("\"size\"", "\"size\": 1, \"size\"");
    assert_eq!(faults(&text), ["f.json: /data/size: is given twice"]);
}

#[test]
fn broken_invariants_are_named_beside_fields_that_are_unknown_or_given_twice() {
    let spoilt =
        |from: &str, to: &str| faults(&filled(0).to_text().replace("\"A\"", "\"\"").replace(from, to));
    let name = "f.json: /data/name: is empty: give a name".to_owned();
    assert_eq!(
        spoilt("\"colour\"", "\"sise\": 1, \"colour\""),
        ["f.json: /data/sise: there is no field `sise`; did you mean size?".to_owned(), name.clone()]
    );
    assert_eq!(
        spoilt("\"colour\"", "\"size\": 3, \"colour\""),
        ["f.json: /data/size: is given twice".to_owned(), name]
    );
}

#[test]
fn documents_satisfy_their_schema() {
    let value: Value = serde_json::from_str(&filled(3).to_text()).unwrap();
    assert_eq!(super::schema::faults_against(&schema::<Pool>(), &value), []);
}

/// Every value of `whole` with its pointer.
fn places(whole: &Value, pointer: String, found: &mut Vec<String>) {
    match whole {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, part)| places(part, format!("{pointer}/{name}"), found))
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, part)| places(part, format!("{pointer}/{index}"), found));
        }
        _ => {}
    }
    found.push(pointer);
}

#[test]
fn a_fault_is_found_where_a_validator_of_json_schemas_finds_one() {
    let schema = schema::<Pool>();
    let whole: Value = serde_json::from_str(&filled(3).to_text()).unwrap();
    let mut pointers = Vec::new();
    places(&whole, String::new(), &mut pointers);
    let values = [
        json!(null),
        json!(-1),
        json!(3),
        json!(300),
        json!("red"),
        json!("x"),
        json!([]),
        json!([1]),
        json!({}),
        json!({ "weight": 1 }),
    ];
    let mut bad = 0;
    for pointer in &pointers {
        for value in &values {
            let mut spoilt = whole.clone();
            *spoilt.pointer_mut(pointer).unwrap() = value.clone();
            // What a digest looks like is left to the reader.
            let is_digest = pointer.ends_with("/digest") && value.is_string();
            let is_valid = is_digest || jsonschema::is_valid(&schema, &spoilt);
            let faults = super::schema::faults_against(&schema, &spoilt);
            assert_eq!(faults.is_empty(), is_valid, "{pointer} {value} {faults:?}");
            bad += usize::from(!is_valid);
        }
    }
    assert!(bad > 100, "{bad}");
}

#[test]
fn copies_of_a_document_go_on_alone_and_each_proves_its_own_steps() {
    let mut dice = Scripted::new([2, 1, 3, 1, 1]);
    let start = json!({ "name": "A" });
    let (mut document, _) = Document::<Pool>::begin_given("pool-new", start, &mut dice).unwrap();
    document.take(&PoolStep::Fill(()), &mut dice).unwrap();
    let mut other = document.clone();
    document.take(&PoolStep::Fill(()), &mut dice).unwrap();
    other.take(&PoolStep::Fill(()), &mut dice).unwrap();
    other.take(&PoolStep::Fill(()), &mut dice).unwrap();
    assert_eq!((document.data.size, other.data.size), (6, 5));
    assert_eq!((document.history().len(), other.history().len()), (3, 4));
    for document in [document, other] {
        let read: Document<Pool> = read("pool.json", &document.to_text()).unwrap();
        assert_eq!(read, document);
        assert_eq!(document.verify().unwrap().by_rules, document.history().len());
        assert_eq!(document.undo(1).unwrap().redo(1).unwrap(), document);
    }
}

#[test]
fn a_history_that_nobody_looked_at_is_the_one_that_was_looked_at_after_each_step() {
    let step = |document: &mut Document<Pool>| {
        document.adjust("size", json!(document.history().len() % 20)).unwrap();
    };
    let (mut seen, mut unseen) = (filled(0), filled(0));
    for _ in 0..250 {
        step(&mut seen);
        let _ = seen.history().last().unwrap().digest.clone();
        step(&mut unseen);
    }
    assert_eq!(unseen.to_text(), seen.to_text());
    assert_eq!(unseen.undo(120).unwrap().to_text(), seen.undo(120).unwrap().to_text());
}

#[test]
fn a_history_as_long_as_any_that_is_read_is_let_go_of_without_a_deep_stack() {
    let step = filled(0).history().last().unwrap().clone();
    let history: History<Pool> = std::iter::repeat_n(step, 100_000).collect();
    assert_eq!(history.clone().len(), 100_000);
    drop(history);
}

#[test]
fn a_baked_schema_is_the_one_that_was_baked_though_another_defines_the_same_name_otherwise() {
    let one = json!({ "$ref": "#/$defs/Part", "$defs": { "Part": { "type": "integer" } } });
    let two = json!({
        "items": { "$ref": "#/$defs/Whole" },
        "$defs": { "Part": { "type": "string" }, "Whole": { "items": { "$ref": "#/$defs/Part" } } },
    });
    let text = baked([("one", Some(one.clone())), ("two", Some(two.clone()))]);
    let schemas = Schemas::Baked(packed(&text).leak());
    assert_eq!((schemas.of("one"), schemas.of("two")), (one, two));
    assert_eq!(schemas.of("three"), Value::Null);
}
