//! Rules of evenings that were mended: how those react who were fired at, and from whom Duck Back hides.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Company;
use serde_json::json;

use super::mended::{answer, by_rules};
use super::scene::{dice, of, refusal, take};

#[test]
fn who_ducks_back_from_a_shell_is_seen_by_those_who_did_not_fire_it() {
    let sees = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        let blast = json!({ "number": 1, "what": "mortar HE", "at": "the road", "circle_in": 10, "impact": 3,
                            "rep": 5, "to_hit": true });
        mission.play.blasts.push(serde_json::from_value(blast).unwrap());
        let effect = json!({ "effect": 1, "at": [{ "name": "Ha", "rep": 4 }] });
        // Ha is missed, and is outgunned with 2 passes.
        take(&mut mission, "fng-fire-mission", effect, &mut dice(&[1, 1, 2])).unwrap();
        assert!(of(&mission, "Ha").is(Flag::DuckBack));
        of(&mission, "Ha").is_target_of(of(&mission, "Slag"))
    };
    assert!(sees(Company::RULES));
    assert!(!sees(24), "turns of earlier versions");
}

#[test]
fn who_has_fired_back_meanwhile_loses_the_shot_that_in_sight_gave_them() {
    let told = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        let sight = json!({ "movers": ["Ha"], "watchers": ["Slag"] });
        let orders =
            json!({ "sight": sight, "bursts": true, "order_of_fire": true, "ducks_from_firers": true });
        // Both pass 2; Slag, who stands, fires first and misses; Ha passes 2, fires and misses; Slag runs.
        let mut faces = vec![1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6];
        faces.extend([1; 9]);
        take(&mut mission, "fng-exchange", orders, &mut dice(&faces)).unwrap()
    };
    let now = told(Company::RULES);
    assert_eq!(now.matches("Ha fires the").count(), 1, "{now}");
    assert!(now.contains("Ha has fired in reaction, and does not fire again"), "{now}");
    assert_eq!(told(25).matches("Ha fires the").count(), 2, "turns of earlier versions: {}", told(25));
}

#[test]
fn a_star_may_roll_a_check_instead_of_choosing_its_result() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Slag").unwrap().man.star = true;
        let rolls = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reactions": 1, "order_of_fire": true,
                            "answers": [answer("slag-reacts", "roll")] });
        // Ha misses; of Slag's three dice none passes.
        take(&mut mission, "fng-exchange", rolls, &mut dice(&[1, 1, 6, 6, 6]))
    };
    let told = fired(Company::RULES).unwrap();
    assert!(told.contains("Slag runs away"), "{told}");
    assert!(fired(26).unwrap_err().to_string().contains("roll"), "turns of earlier versions");
}

#[test]
fn friends_near_a_born_leader_who_were_fired_at_too_react_as_they_do() {
    let fire = |answers: serde_json::Value| {
        let shots = json!([{ "by": "Ha", "at": ["Smith"] }, { "by": "Binh", "at": ["Slag"] }]);
        json!({ "fire": shots, "reactions": 1, "order_of_fire": true, "answers": answers })
    };
    let table = |rules: u8| {
        let mut mission = by_rules(rules, 3, 4);
        let slag = mission.company.find_mut("Slag").unwrap();
        slag.man.attributes.push("born-leader".to_owned());
        mission
    };
    // Both miss; two of Slag's four dice pass, and Smith throws none.
    let faces = [1, 1, 1, 1, 1, 1, 6, 6];
    let asked = refusal(&table(Company::RULES), "fng-exchange", fire(json!([])));
    assert!(asked.contains("Slag, Born Leader, passes 2: who within 4 in reacts as Slag does"), "{asked}");
    let answers = json!([answer("slag-leads", "Smith")]);
    let told = take(&mut table(Company::RULES), "fng-exchange", fire(answers), &mut dice(&faces)).unwrap();
    assert!(told.contains("still to fire: Slag, Smith"), "{told}");
    take(&mut table(27), "fng-exchange", fire(json!([])), &mut dice(&[1; 20])).unwrap();
}
