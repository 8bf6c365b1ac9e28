//! Rules of evenings that were mended: how those react who were fired at, and from whom Duck Back hides.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Company;
use serde_json::json;

use super::mended::{answer, by_rules};
use super::scene::{dice, exactly, man, of, refusal, take};

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
        let mut faces = vec![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 6, 6, 6];
        faces.extend([1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
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
        let mut mission = by_rules(rules, 3, 4);
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
        slag.man.attributes.gain("born-leader");
        mission
    };
    // Both miss; two of Slag's four dice pass, and Smith throws none.
    let faces = [1, 2, 1, 2, 1, 2, 6, 6];
    let asked = take(&mut table(Company::RULES), "fng-exchange", fire(json!([])), &mut dice(&faces));
    let asked = asked.unwrap_err().to_string();
    assert!(asked.contains("Slag, Born Leader, passes 2: who within 4 in reacts as Slag does"), "{asked}");
    let answers = json!([answer("slag-leads", "Smith")]);
    let told = take(&mut table(Company::RULES), "fng-exchange", fire(answers), &mut dice(&faces)).unwrap();
    assert!(told.contains("still to fire: Slag, Smith"), "{told}");
    take(&mut table(27), "fng-exchange", fire(json!([])), &mut dice(&[1; 20])).unwrap();
}

#[test]
fn a_star_who_is_told_to_charge_is_not_asked_whether_they_want_to() {
    let charge = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        mission.company.find_mut("Slag").unwrap().man.star = true;
        let orders = json!({ "by": ["Slag"], "at": ["Ha"], "order_of_fire": true });
        let told = take(&mut mission, "fng-charge", orders, &mut dice(&[6; 30]));
        told.unwrap_or_else(|error| error.to_string())
    };
    assert!(
        !charge(Company::RULES).contains("the result of Wanting to Charge"),
        "{}",
        charge(Company::RULES)
    );
    assert!(charge(28).contains("the result of Wanting to Charge"), "turns of earlier versions");
}

#[test]
fn an_active_figure_that_is_told_to_fire_chooses_among_all_in_sight() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        let sight = json!({ "movers": ["Slag"], "watchers": ["Ha", "Binh"] });
        let orders =
            json!({ "sight": sight, "bursts": true, "order_of_fire": true, "ducks_from_firers": true });
        // Slag and Binh pass none, Ha 2; Ha misses, and Slag passes 2 of three dice.
        let mut faces = vec![6, 6, 1, 2, 6, 6, 1, 2, 1, 2, 6];
        faces.extend([1, 2].repeat(10));
        let told = take(&mut mission, "fng-exchange", orders, &mut dice(&faces));
        told.unwrap_or_else(|error| error.to_string())
    };
    assert!(fired(Company::RULES).contains("Slag may fire: at whom: Ha, Binh"), "{}", fired(Company::RULES));
    assert!(!fired(29).contains("Slag may fire: at whom"), "turns of earlier versions: {}", fired(29));
}

#[test]
fn who_is_knocked_down_gives_no_leader_die() {
    let rallies = |rules: u8, faces: &[u32]| {
        let mut mission = by_rules(rules, 5, 3);
        for name in ["Slag", "Smith"] {
            mission.company.find_mut(name).unwrap().group = Some("squad".to_owned());
        }
        mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::KnockedDown);
        mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::HunkeredDown);
        let check = json!({ "check": "rally", "figures": ["Smith"], "leader_first": true });
        take(&mut mission, "fng-react", check, &mut exactly(faces))
    };
    rallies(Company::RULES, &[1, 2]).unwrap();
    rallies(30, &[1, 2, 3]).expect("turns of earlier versions");
}

#[test]
fn a_sniper_who_is_seen_stands_in_cover() {
    let placed = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        let sniper = json!([{ "number": 7, "side": "enemy", "rep": 5, "weapon": "ak-47", "section": 2,
                              "fired": 1, "missed": true }]);
        mission.play.last_number = 7;
        mission.play.snipers = serde_json::from_value(sniper).unwrap();
        let seen = json!({ "sniper": 7, "all_duck_back": false });
        take(&mut mission, "fng-sniper", seen, &mut dice(&[])).unwrap();
        of(&mission, "Sniper 7").is(Flag::InCover)
    };
    assert!(placed(Company::RULES));
    assert!(!placed(31), "turns of earlier versions");
}

#[test]
fn of_those_who_cover_the_same_place_it_is_asked_once_whether_somebody_comes_up_there() {
    let asked = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        for name in ["Slag", "Smith"] {
            mission.company.find_mut(name).unwrap().covering = true;
        }
        let ha = mission.company.find_mut("Ha").unwrap();
        (ha.man.rep, _) = (5, ha.man.state.insert(Flag::DuckBack));
        let answers = json!([answer("ha-seen-by", "Smith"), answer("ha-seen-by", "nobody")]);
        let orders = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "order_of_fire": true,
                             "ducks_from_firers": true, "answers": answers });
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6; 30])).unwrap_err().to_string()
    };
    assert!(asked(Company::RULES).contains("Do Slag and Smith cover the place"), "{}", asked(Company::RULES));
    assert!(asked(32).contains("Does Slag cover the place"), "{}", asked(32));
}

#[test]
fn who_has_done_what_takes_all_of_an_activation_does_not_call_in_it() {
    let call = json!({ "to": "battalion", "call": { "operator": "Smith", "rep": 4 } });
    let table = |rules: u8| {
        let mut mission = by_rules(rules, 4, 3);
        take(&mut mission, "fng-stand", json!({ "figures": ["Smith"], "does": "work" }), &mut dice(&[]))
            .unwrap();
        mission
    };
    let why = refusal(&table(Company::RULES), "fng-radio", call.clone());
    assert!(why.contains("Smith has used the whole Activation"), "{why}");
    take(&mut table(33), "fng-radio", call.clone(), &mut dice(&[3, 3])).unwrap();
    // Whoever only calls may call again.
    let mut mission = by_rules(Company::RULES, 4, 3);
    for _ in 0..2 {
        take(&mut mission, "fng-radio", call.clone(), &mut dice(&[3, 3, 3, 3])).unwrap();
        mission.play.radio.silent.clear();
        mission.play.radio.silent_sides.clear();
    }
}

#[test]
fn received_fire_of_its_own_knows_whose_machine_gun_is_not_set_up() {
    let ducks = |rules: u8, packed: bool| {
        let mut mission = by_rules(rules, 3, 5);
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.man.weapon = man("Ha", 4, "usa-m-60").weapon;
        ha.packed = packed;
        // 2 passes: he fires back if he can.
        let check = json!({ "check": "received-fire", "figures": ["Ha"] });
        let told = take(&mut mission, "fng-react", check, &mut dice(&[4, 1])).unwrap();
        assert!(told.contains("passes 2"), "{told}");
        of(&mission, "Ha").is(Flag::DuckBack)
    };
    assert!(ducks(Company::RULES, true), "he cannot fire, and Ducks Back as in an exchange");
    assert!(!ducks(Company::RULES, false), "set up, it fires");
    assert!(!ducks(49, true), "turns of earlier versions");
}
