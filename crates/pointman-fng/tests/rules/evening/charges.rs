//! A charge: wanting to, being charged, and coming to grips.

use pointman_fng::checks::Flag;
use serde_json::json;

use super::scene::{dice, exactly, man, of, refusal, take, turn};

#[test]
fn a_charge_goes_from_wanting_to_over_fire_to_melee() {
    let mut mission = turn(4, 3);
    // Wanting to Charge: 3d6 for the Leader. Ha: 0 passes in the open runs away.
    let charge = json!({ "by": ["Slag"], "at": ["Ha"] });
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&[1, 2, 3, 6, 6])).unwrap();
    assert!(told.contains("nobody makes contact"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::RunningAway) && mission.company.contacts.is_empty());
}

#[test]
fn the_charged_fires_and_the_charger_goes_on_with_two_passes() {
    let mut mission = turn(4, 3);
    // Ha passes 2: fires and misses; Slag passes 2 as a charger; melee 2d6 each: Slag wins by 1, damage 1.
    let charge = json!({ "by": ["Slag"], "at": ["Ha"] });
    let faces = [1, 2, 3, 1, 2, 1, 2, 1, 2, 3, 1, 2, 1, 6, 2];
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&faces)).unwrap();
    assert!(told.contains("Slag wins by 1"), "{told}");
    assert!(of(&mission, "Slag").fought && of(&mission, "Ha").fought);
}

#[test]
fn equal_melee_leaves_them_in_contact_for_the_next_phase() {
    let mut mission = turn(4, 3);
    let charge = json!({ "by": ["Slag"], "at": ["Ha"] });
    let faces = [1, 2, 3, 1, 6, 1, 1, 1, 1];
    take(&mut mission, "fng-charge", charge, &mut exactly(&faces)).unwrap();
    assert_eq!(mission.company.contacts.len(), 1);
    take(&mut mission, "fng-round", json!({}), &mut dice(&[1, 1, 6, 6, 1])).unwrap();
    assert!(mission.company.contacts.is_empty());
}

#[test]
fn nobody_charges_farther_than_the_longest_fast_move() {
    let refused = refusal(&turn(4, 3), "fng-charge", json!({ "by": ["Slag"], "at": ["Ha"], "range": 17 }));
    assert!(refused.contains("reaches at most 16 in"), "{refused}");
}

#[test]
fn a_charge_beyond_a_normal_move_needs_a_fast_move() {
    let mut mission = turn(4, 3);
    // Slag wants to (3d6), then rolls for his Fast Move: 0 passes is 8 in of 11.
    let charge = json!({ "by": ["Slag"], "at": ["Ha"], "range": 11 });
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&[1, 2, 3, 6, 6])).unwrap();
    assert!(told.contains("moves 8 of 11 in"), "{told}");
}

#[test]
fn nobody_fights_on_without_contact() {
    assert!(refusal(&turn(4, 3), "fng-round", json!({})).contains("nobody is in contact"));
}

#[test]
fn a_man_who_runs_away_runs_and_does_not_charge() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::RunningAway);
    let refused = refusal(&mission, "fng-charge", json!({ "by": ["Slag"], "at": ["Ha"] }));
    assert!(refused.contains("Slag is running away and cannot charge"), "{refused}");
    let runs = json!({ "figures": ["Slag"], "does": "move" });
    take(&mut mission, "fng-stand", runs, &mut exactly(&[])).unwrap();
}

#[test]
fn who_is_charged_from_farther_than_their_weapon_reaches_does_not_fire() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Ha").unwrap().man.weapon = man("Ha", 4, "medium-caliber-pistol").weapon;
    // Slag wants to, moves 16 in, and Ha (2 passes) stands; melee, a pistol against a rifle: equal.
    let charge = json!({ "by": ["Slag"], "at": ["Ha"], "range": 15, "order_of_fire": true });
    let told =
        take(&mut mission, "fng-charge", charge.clone(), &mut exactly(&[1, 2, 3, 1, 2, 1, 2, 1, 1, 1, 1]))
            .unwrap();
    assert!(!told.contains("Ha fires") && told.contains("Slag passes 2, Ha passes 2"), "{told}");
    // In cover 1 pass says that they fire: not so far.
    let mut mission = turn(4, 3);
    let ha = mission.company.find_mut("Ha").unwrap();
    ha.man.weapon = man("Ha", 4, "medium-caliber-pistol").weapon;
    ha.man.state.insert(Flag::InCover);
    let told =
        take(&mut mission, "fng-charge", charge, &mut exactly(&[1, 2, 3, 1, 2, 1, 6, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Ha is out of range, does not fire and prepares for melee"), "{told}");
    assert!(told.contains("Slag passes 2, Ha passes 2"), "{told}");
}

#[test]
fn a_charger_told_to_fire_whose_weapon_does_not_reach_ducks_back() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "medium-caliber-pistol").weapon;
    // Ha (2 passes) fires and misses; Slag passes 1: he would stop 15 in away.
    let charge = json!({ "by": ["Slag"], "at": ["Ha"], "range": 15, "order_of_fire": true });
    let faces = [1, 2, 3, 1, 2, 1, 2, 1, 2, 1, 6, 6];
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&faces)).unwrap();
    assert!(told.contains("nobody makes contact"), "{told}");
    assert!(of(&mission, "Slag").is(Flag::DuckBack), "{told}");
}
