//! Whatever players write as choices or reports: it is done or refused with a reason, never half done, and
//! never a bug.

use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_core::document::Document;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::helpers::*;

/// Puts something else at a random place of `value`: another kind, an extreme, a name that is or is not
/// known, one more or one fewer.
fn spoil(value: &mut Value, dice: &mut Seeded) {
    let mut pick = |n: usize| dice.pick(n, format_args!("spoil")).unwrap();
    let go_on = pick(5) > 0;
    match value {
        Value::Array(items) if go_on && !items.is_empty() => {
            let index = pick(items.len());
            match pick(6) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => spoil(&mut items[index], dice),
            }
        }
        Value::Object(fields) if go_on && !fields.is_empty() => {
            let key = fields.keys().nth(pick(fields.len())).unwrap().clone();
            match pick(12) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(format!("{key}s"), json!(1))),
                _ => spoil(&mut fields[&key], dice),
            }
        }
        _ => {
            let others = [
                Value::Null,
                json!(0),
                json!(-1),
                json!(2),
                json!(8),
                json!(u32::MAX),
                json!(i32::MAX),
                json!(i32::MIN),
                json!(u64::MAX),
                json!(1e30),
                json!(0.5),
                json!(true),
                json!(""),
                json!("x"),
                json!("us"),
                json!("vc"),
                json!("alpha"),
                json!("alpha-1"),
                json!("delta"),
                json!("tank"),
                json!("own-squad"),
                json!("designed"),
                json!("receive-mission"),
                json!("replacements"),
                json!("north-west"),
                json!([]),
                json!({}),
            ];
            *value = others[pick(others.len())].clone();
        }
    }
}

/// Takes the step; whatever comes of it, nothing is half done and no law of the program is broken.
fn take_wild(document: &mut Document<Campaign>, command: &str, choices: &Value, dice: &mut Seeded) {
    let before = document.clone();
    match document.take_given(command, choices.clone(), dice) {
        Ok(_) => document.set_dice(dice.state()),
        Err(error) => {
            assert!(!matches!(error, Error::Bug(_)), "{command} {choices}: {error}");
            assert!(!error.to_string().is_empty());
            assert_eq!(*document, before);
        }
    }
}

fn spoilt(value: &Value, dice: &mut Seeded) -> Value {
    let mut value = value.clone();
    for _ in 0..=dice.pick(3, format_args!("how often")).unwrap() {
        spoil(&mut value, dice);
    }
    value
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn spoilt_choices_and_reports_are_refused_and_never_a_bug(seed in any::<u64>()) {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let dice = &mut dice;
        let agreed = json!({ "name": "Wild", "type": "free-form", "turns_planned": 6, "open_ended": false,
            "co_op": true,
            "opposition": "Carol", "players": [{ "id": "anne", "name": "Anne", "force": "us",
            "units": ["alpha"] }],
            "options": Options::default(), "regulars": set_up(Versus::Irregular, json!({}))["regulars"],
            "insurgents": [{ "name": "VC", "available_assets": [{ "id": "mortar", "name": "Mortar",
            "cost_points": 3 }] }] });
        if let Err(error) = Document::<Campaign>::begin_given(CAMPAIGN_NEW, spoilt(&agreed, dice), dice) {
            prop_assert!(!matches!(error, Error::Bug(_)), "{}", error);
        }
        let mut document = Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, dice).unwrap().0;
        let orders = json!({ "through": "initiate-plan", "source": "designed", "scenario": "Hill 10",
            "scenario_turns": 6,
            "asset_prices": [{ "asset": "tank", "cost_points": 1 }], "terrain_items": 9,
            "objectives": [{ "quadrant": "north-west", "terrain": "hut" }, { "quadrant": "south-east" }],
            "hot_spots": ["hut"],
            "forces": [{ "force": "us", "objectives": ["a", "b"], "teams": ["hq", "alpha", "bravo"],
            "absent_figures": ["alpha-2"],
                "purchases": [{ "asset": "own-fireteam", "teams": ["charlie"] }, { "asset": "tank" }],
                    "momentum_modifier": 4,
                "highest_die": 10, "edge": "north", "first_fog_card": true,
                "kit_carson_scouts": [{ "name": "scouts", "troop_quality_die": 8 }] },
                { "force": "vc", "units": [{ "name": "1st", "kind": "local-force" }] }] });
        for _ in 0..4 {
            take_wild(&mut document, GENERATE_MISSION, &spoilt(&orders, dice), dice);
        }
        while document.data.step < Step::ExecuteOperation {
            take_wild(&mut document, GENERATE_MISSION, &json!({}), dice);
        }
        let buy = json!({ "force": "us", "asset": "own-fireteam", "teams": ["delta"], "game_turn": 1 });
        for _ in 0..4 {
            take_wild(&mut document, CAMPAIGN_BUY, &spoilt(&buy, dice), dice);
            take_wild(&mut document, CAMPAIGN_LENGTH, &spoilt(&json!({ "turn": 5, "force": "us" }), dice),
                dice);
        }
        let mut advance = json!({ "report": template(&document), "through": "replacements",
            "new_men": ["A"] });
        let objectives = document.data.mission.as_ref().unwrap().forces[0].objectives.len();
        advance["report"]["forces"][0]["objectives_achieved"] = json!(objectives);
        advance["report"]["forces"][0]["figures"] =
            json!([serious("alpha-1", "straggler"), { "figure": "alpha-3", "outcome": "kia" },
                serious("hq-1", "evacuated")]);
        for _ in 0..8 {
            take_wild(&mut document, CAMPAIGN_ADVANCE, &spoilt(&advance, dice), dice);
        }
        // A spoilt field set by hand is refused, or the campaign goes on with it.
        let mut data = serde_json::to_value(&document.data).unwrap();
        spoil(&mut data, dice);
        if let Ok(campaign) = serde_json::from_value::<Campaign>(data) {
            let mut faults = pointman_core::error::Faults::default();
            pointman_core::document::State::check(&campaign, &mut faults);
            if faults.list().is_empty() {
                let mut document = Document::of(campaign, DiceState::default());
                take_wild(&mut document, GENERATE_MISSION, &json!({}), dice);
                take_wild(&mut document, CAMPAIGN_ADVANCE, &advance, dice);
                take_wild(&mut document, CAMPAIGN_ADVANCE, &json!({}), dice);
            }
        }
    }
}
