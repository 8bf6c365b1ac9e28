//! Those who are carried and dragged, weapons that are picked up, installations that are destroyed.

use pointman_fng::checks::Flag;
use pointman_fng::evening::{Down, Left};
use pointman_fng::mission::Mission;
use pointman_fng::support::Who;
use serde_json::json;

use super::scene::{dice, exactly, man, of, refusal, take, turn};

/// A turn in which Jones of ours lies Out of the Fight, and Ortiz too.
fn wounded(own: u8) -> Mission {
    let mut mission = turn(own, 1);
    for name in ["Jones", "Ortiz"] {
        let soldier = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == name).unwrap();
        soldier.man.state.insert(Flag::OutOfTheFight);
        soldier.down = Some(Down { turn: 1, by: None, treated: false });
    }
    mission
}

fn stand(mission: &mut Mission, choices: serde_json::Value) -> String {
    take(mission, "fng-stand", choices, &mut dice(&[])).unwrap()
}

#[test]
fn who_carries_goes_on_under_fire_and_does_not_fire_back() {
    let mut mission = wounded(4);
    let carry = json!({ "figures": ["Slag", "Smith"], "does": "carry", "whom": "Jones", "as": ["cover"] });
    let told = stand(&mut mission, carry);
    assert!(told.contains("Jones is moved up to 8 in"), "{told}");
    assert!(told.contains("Slag, Smith carry Jones: in cover"), "{told}");
    assert_eq!(of(&mission, "Smith").standing(), "in cover, carrying Jones");
    assert!(of(&mission, "Jones").is(Flag::InCover), "he lies where they stand");
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    // Passes 1: in cover others would return fire at -1 Rep. The dice: a miss, then 5 and 1 against Rep 4.
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }] });
    let told = take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 2, 5, 1])).unwrap();
    assert!(told.contains("goes on retrieving the wounded"), "{told}");
    assert!(!told.contains("Smith fires"), "{told}");
    // With no pass he goes prone and keeps hold.
    let mut open = mission.clone();
    let clear = |mission: &mut Mission| {
        mission.company.soldiers[1].man.state.remove(&Flag::InCover);
        mission.company.soldiers.iter_mut().for_each(|soldier| soldier.acted = None);
    };
    clear(&mut open);
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }] });
    take(&mut open, "fng-exchange", fire.clone(), &mut exactly(&[1, 2, 6, 6])).unwrap();
    assert_eq!(of(&open, "Smith").standing(), "prone, carrying Jones");
    // Hit, he lets go; the other holds on.
    let mut hit = mission.clone();
    clear(&mut hit);
    let told = take(&mut hit, "fng-exchange", fire, &mut dice(&[6, 2, 1])).unwrap();
    assert!(told.contains("Smith lets go of Jones"), "{told}");
    assert!(of(&hit, "Smith").carries.is_none() && of(&hit, "Slag").carries.is_some());
}

#[test]
fn who_carries_takes_no_in_sight_and_no_fire_of_his_own_in_reaction() {
    let mut mission = wounded(4);
    let drag = json!({ "figures": ["Smith"], "does": "drag", "whom": "Jones" });
    let told = stand(&mut mission, drag);
    assert!(told.contains("Jones is moved up to 2 in"), "{told}");
    assert!(of(&mission, "Smith").is(Flag::Prone), "who drags counts as prone");
    let sight = json!({ "sight": { "movers": ["Smith"], "watchers": ["Ha"] } });
    let told = take(&mut mission.clone(), "fng-exchange", sight, &mut dice(&[6, 6])).unwrap();
    assert!(!told.contains("Smith against"), "{told}");
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }], "reaction": true });
    let refused = refusal(&mission, "fng-exchange", fire.clone());
    assert!(refused.contains("Smith is dragging Jones and does not fire meanwhile"), "{refused}");
    // Laid down, the casualty is out of his hands.
    stand(&mut mission, json!({ "figures": ["Smith"], "as": ["puts-down"] }));
    assert!(take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 6, 6])).is_ok());
}

#[test]
fn those_who_join_in_activate_together_if_one_of_them_may_act() {
    let mut mission = wounded(5);
    for soldier in &mut mission.company.soldiers {
        soldier.group = None;
    }
    let carry = |by: &[&str]| json!({ "figures": by, "does": "carry", "whom": "Jones" });
    assert!(refusal(&mission, "fng-stand", carry(&["Smith"])).contains("the side's die is 5"));
    stand(&mut mission, carry(&["Slag", "Smith"]));
    assert!(of(&mission, "Smith").carries.is_some());
    let again = refusal(&mission, "fng-stand", carry(&["Smith", "Slag"]));
    assert!(again.contains("has acted this turn: carrying takes all of an Activation"), "{again}");
}

#[test]
fn one_carries_at_half_a_normal_move_and_four_at_the_fast_move_of_the_worst() {
    let mut mission = wounded(1);
    mission.company.finished.clear();
    mission.play.dice.as_mut().unwrap().own = 2;
    let told = stand(&mut mission.clone(), json!({ "figures": ["Slag"], "does": "carry", "whom": "Jones" }));
    assert!(told.contains("Jones is moved up to 4 in"), "{told}");
    let more = [man("Abe", 4, "m-16"), man("Bob", 3, "m-16"), man("Cal", 4, "m-16")];
    take(&mut mission, "fng-muster", json!({ "side": "own", "figures": more }), &mut dice(&[])).unwrap();
    let fast = |by: &[&str]| json!({ "figures": by, "does": "carry-fast", "whom": "Jones" });
    let three = refusal(&mission, "fng-stand", fast(&["Smith", "Abe", "Bob"]));
    assert!(three.contains("it takes four to carry Jones at a Fast Move, not 3"), "{three}");
    // Slag's Leader Die fails, 4 and 4 against Bob's Rep of 3: no pass, 8 in, though the others would have
    // passed.
    let told =
        take(&mut mission, "fng-stand", fast(&["Smith", "Abe", "Bob", "Cal"]), &mut exactly(&[6, 4, 4]))
            .unwrap();
    assert!(told.contains("Bob against 3, passes 0"), "{told}");
    assert!(told.contains("Jones is moved up to 8 in"), "{told}");
    assert!(of(&mission, "Cal").is(Flag::FastMoving));
    let five = ["Slag", "Smith", "Abe", "Bob", "Cal"];
    let refused =
        refusal(&mission, "fng-stand", json!({ "figures": five, "does": "carry", "whom": "Ortiz" }));
    assert!(refused.contains("at most four carry Ortiz, not 5"), "{refused}");
}

#[test]
fn who_is_carried_off_the_table_is_evacuated_and_an_enemy_captured() {
    let mut mission = wounded(4);
    let off = json!({ "figures": ["Slag"], "does": "carry", "whom": "Jones", "as": ["withdrew"] });
    stand(&mut mission, off);
    assert_eq!(of(&mission, "Jones").left, Some(Left::Evacuated));
    assert!(of(&mission, "Jones").is(Flag::Evacuated), "one more die on Recovery");
    assert_eq!(of(&mission, "Slag").left, Some(Left::Withdrew));
    let ha = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == "Ha").unwrap();
    ha.man.state.insert(Flag::OutOfTheFight);
    ha.down = Some(Down { turn: 1, by: None, treated: false });
    let off = json!({ "figures": ["Smith"], "does": "carry", "whom": "Ha", "as": ["withdrew"] });
    stand(&mut mission, off);
    assert_eq!(of(&mission, "Ha").left, Some(Left::Captured));
    let able = json!({ "figures": ["Smith"], "does": "carry", "whom": "Binh" });
    assert!(refusal(&wounded(4), "fng-stand", able).contains("Binh can move"));
}

#[test]
fn who_does_something_else_lets_go_and_who_waits_holds_on() {
    let mut mission = wounded(4);
    stand(&mut mission, json!({ "figures": ["Smith"], "does": "carry", "whom": "Jones" }));
    mission.company.soldiers.iter_mut().for_each(|soldier| soldier.acted = None);
    let mut waits = mission.clone();
    stand(&mut waits, json!({ "figures": ["Smith"], "does": "wait" }));
    assert!(of(&waits, "Smith").carries.is_some());
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] });
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 6, 6])).unwrap();
    assert!(of(&mission, "Smith").carries.is_none());
    assert!(told.contains("Smith lets go of Jones"), "{told}");
}

#[test]
fn the_machine_gun_of_the_fallen_is_picked_up_and_then_set_up() {
    let mut mission = wounded(4);
    let jones = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == "Jones").unwrap();
    jones.man.weapon = man("Jones", 4, "usa-m-60").weapon;
    jones.out_of_ammo = true;
    let pick_up = json!({ "figures": ["Smith"], "does": "pick-up", "whom": "Jones" });
    let told = stand(&mut mission, pick_up.clone());
    assert!(told.contains("Smith picks up the M-60 of Jones, and leaves the M-16"), "{told}");
    let smith = of(&mission, "Smith");
    assert!(smith.has_machine_gun() && smith.is_packed() && smith.out_of_ammo);
    assert_eq!(of(&mission, "Jones").man.weapon.as_ref().unwrap().name, "M-16");
    assert!(refusal(&mission, "fng-stand", pick_up).contains("has acted this turn"));
    let up = json!({ "figures": ["Slag"], "does": "pick-up", "whom": "Smith" });
    assert!(refusal(&mission, "fng-stand", up).contains("Smith is up and keeps the weapon"));
    assert_eq!(mission.fallen_arms().len(), 2);
    assert!(mission.casualties(Who::Enemy).len() == 2);
}
