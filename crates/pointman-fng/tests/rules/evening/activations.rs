//! What ends an Activation, what is done once in it, and who has what cover in it: evenings since a turn of
//! this version began.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Aboard;
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Post;
use pointman_fng::support::Who;
use serde_json::json;

use super::scene::{dice, exactly, man, of, refusal, take, turn};

/// The table with Activation dice, in an evening of this version; each side is one group.
fn now(own: u8, enemy: u8) -> Mission {
    let mut mission = turn(own, enemy);
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    company.soldiers.iter_mut().for_each(|soldier| soldier.group = Some("squad".to_owned()));
    mission
}

fn movers(mission: &Mission, side: Who) -> Vec<String> {
    mission.movers(side).iter().map(|mover| mover.soldier.name().to_owned()).collect()
}

/// Slag has moved, is fired at by Ha and missed, and Ducks Back from it.
fn ducked(by_the_rules: bool) -> Mission {
    let mut mission = now(5, 3);
    mission.company.by_the_rules = by_the_rules;
    let moves = json!({ "figures": ["Slag"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reaction": true, "ducks_from_firers": true,
                       "order_of_fire": true });
    let told = take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 1, 6, 6, 1])).unwrap();
    assert!(told.contains("Slag Ducks Back"), "{told}");
    mission
}

#[test]
fn who_ducks_back_after_moving_acts_again_at_the_next_activation() {
    let mission = ducked(true);
    assert!(!movers(&mission, Who::Own).contains(&"Slag".to_owned()));
    let refused = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Slag", "at": ["Binh"] }] }));
    assert!(refused.contains("Slag has Ducked Back and acts again when next activated"), "{refused}");
    assert_eq!(movers(&mission, Who::Own), ["Smith", "Jones", "Ortiz"], "he still leads the others");
    assert!(movers(&ducked(false), Who::Own).contains(&"Slag".to_owned()), "turns of earlier versions");
}

#[test]
fn who_ducks_back_before_acting_still_has_an_activation() {
    let mut mission = now(5, 3);
    let fire =
        json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reaction": true, "ducks_from_firers": true });
    take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 1, 6, 6, 1])).unwrap();
    assert!(of(&mission, "Slag").is(Flag::DuckBack));
    assert!(movers(&mission, Who::Own).contains(&"Slag".to_owned()));
}

#[test]
fn a_friend_in_duck_back_does_not_find_who_fires_from_hiding() {
    let mut mission = now(5, 3);
    for other in ["Jones", "Ortiz"] {
        mission.company.find_mut(other).unwrap().man.state.insert(Flag::HunkeredDown);
    }
    let smith = mission.company.find_mut("Smith").unwrap();
    smith.man.state.insert(Flag::DuckBack);
    smith.ducked_from.insert("Binh".to_owned());
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reaction": true, "ducks_from_firers": true,
                       "order_of_fire": true });
    // Slag, who is fired at, Ducks Back; nobody is left who could see Ha.
    take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 2, 6, 6, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::Hidden));
}

#[test]
fn a_second_charge_gives_those_who_have_fought_no_second_round() {
    let mut mission = now(5, 3);
    let slag = json!({ "by": ["Slag"], "at": ["Ha"] });
    // Wanting to Charge; Ha passes 2 and misses; Slag goes on; melee: equal passes.
    let faces = [1, 2, 3, 1, 2, 1, 2, 1, 2, 3, 1, 2, 1, 2];
    let told = take(&mut mission, "fng-charge", slag, &mut exactly(&faces)).unwrap();
    assert!(told.contains("Slag and Ha fight on in the next phase"), "{told}");
    let refused = refusal(&mission, "fng-round", json!({}));
    assert!(refused.contains("have fought in this phase"), "{refused}");
    let smith = json!({ "by": ["Smith"], "at": ["Ha"] });
    // The same of Smith; in melee both throw 4, 4, and Ha, beset by two, is at -1: damage 6.
    let faces = [1, 2, 3, 1, 2, 1, 2, 1, 2, 4, 4, 4, 4, 6];
    let told = take(&mut mission, "fng-charge", smith, &mut exactly(&faces)).unwrap();
    assert!(told.contains("Smith passes 2, Ha passes 0") && !told.contains("Slag passes"), "{told}");
}

#[test]
fn a_group_rolls_once_for_its_fast_move() {
    let mut mission = now(3, 5);
    let check =
        json!({ "check": "fast-move", "figures": ["Slag", "Smith", "Jones", "Ortiz"], "leader_first": true });
    // The Leader Die, 6, fails; the pair 5, 4 is read against 5, 4, 4 and 3.
    let told = take(&mut mission, "fng-react", check.clone(), &mut exactly(&[6, 5, 4])).unwrap();
    for line in ["Slag against 5, passes 2", "Smith against 4, passes 1", "Ortiz against 3, passes 0"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let mut before = now(3, 5);
    before.company.by_the_rules = false;
    take(&mut before, "fng-react", check, &mut exactly(&[6, 5, 4, 6, 5, 4, 6, 5, 4, 6, 5, 4])).unwrap();
}

#[test]
fn a_passenger_is_in_cover_for_received_fire() {
    let mut mission = now(3, 5);
    let aboard = Aboard { vehicle: "Track".to_owned(), post: None };
    mission.company.find_mut("Smith").unwrap().aboard = Some(aboard);
    let react = json!({ "check": "received-fire", "figures": ["Smith"] });
    let told = take(&mut mission, "fng-react", react.clone(), &mut exactly(&[1, 6])).unwrap();
    assert!(told.contains("-1"), "1 pass in cover fires back at -1 Rep: {told}");
    mission.company.by_the_rules = false;
    let told = take(&mut mission, "fng-react", react, &mut exactly(&[1, 6])).unwrap();
    assert!(told.contains("Ducks Back"), "turns of earlier versions: {told}");
}

#[test]
fn an_active_man_told_to_fire_his_rocket_fires_it() {
    let mut mission = now(2, 3);
    let bang = mission.company.find_mut("Long").unwrap();
    bang.man.weapon = man("Long", 3, "rpg-7").weapon;
    bang.man.state.insert(Flag::Hero);
    let moves = json!({ "figures": ["Long"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Long"] }], "reaction": true, "reactions": 2,
        "bursts": true,
                       "rocket_a_turn": true, "ducks_from_firers": true, "vehicles": true,
                           "order_of_fire": true,
                       "answers": [{ "ask": "long-catches", "answer": "nobody" },
                                   { "ask": "long-back-blast", "answer": "nobody" }] });
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 3, 1, 1, 6, 6, 6])).unwrap();
    assert!(told.contains("Long fires the RPG-7"), "{told}");
    assert_eq!(of(&mission, "Long").rocket, Some(1));
}

#[test]
fn the_medic_of_a_unit_treats_casualties() {
    let mut mission = now(3, 5);
    let smith = mission.company.find_mut("Smith").unwrap();
    smith.man.state.insert(Flag::OutOfTheFight);
    smith.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    let treated = |mission: &Mission| mission.treated_by(of(mission, "Jones")).len();
    assert_eq!(treated(&mission), 0);
    mission.company.find_mut("Jones").unwrap().man.post = Some(Post::Medic);
    assert_eq!(treated(&mission), 1);
}
