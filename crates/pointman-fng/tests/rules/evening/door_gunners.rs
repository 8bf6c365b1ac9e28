//! The door gunners of a helicopter over the table or on the LZ fire, react and are fired at as figures of
//! the evening [Helicopter Insertions and Extractions].

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::checks::Edition;
use pointman_fng::combat::{Shoot, Target};
use pointman_fng::evening::Left;
use pointman_fng::mission::Mission;
use serde_json::{Value, json};

use super::mended::{by_rules, now, sight};
use super::scene::{dice, figure, of, orders, refusal, take};

const LEFT: &str = "left gunner of UH-1 Slick (1)";

fn flies(mission: &mut Mission, choices: Value) -> String {
    take(mission, "fng-helicopter", choices, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap()
}

/// A Slick of ours that comes in to land.
fn landed(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 4, 1);
    flies(&mut mission, json!({ "action": "send", "side": "own" }));
    assert!(mission.company.get(LEFT).is_none(), "not before it is over the table");
    flies(&mut mission, json!({ "action": "land", "takes_along": true }));
    mission
}

fn shot(mission: &Mission, by: &str, at: &str) -> Value {
    let weapon = figure(mission, by).weapon.unwrap();
    let target = vec![Target::new(figure(mission, at))];
    orders(Shoot::new(Edition::One, figure(mission, by), weapon, target))
}

#[test]
fn a_helicopter_that_lands_brings_its_door_gunners_onto_the_table() {
    let mission = landed(pointman_fng::evening::Company::RULES);
    for side in ["left", "right"] {
        let gunner = of(&mission, &format!("{side} gunner of UH-1 Slick (1)"));
        assert!(gunner.is_able() && gunner.aboard.is_some() && gunner.untested);
        assert_eq!(gunner.man.weapon.as_ref().unwrap().name, "M-60");
        assert_eq!(gunner.man.rep, mission.play.aircraft[0].pilot_rep);
        assert!(figure(&mission, gunner.name()).exposure.in_cover);
    }
    assert!(landed(52).company.get(LEFT).is_none(), "turns of earlier versions");
}

#[test]
fn a_door_gunner_fires_when_active_and_in_reaction_and_is_fired_at() {
    let mut mission = landed(pointman_fng::evening::Company::RULES);
    let order = shot(&mission, LEFT, "Ha");
    let told = take(&mut mission.clone(), "fng-shoot", order, &mut dice(&[1; 9])).unwrap();
    assert!(told.contains("left gunner of UH-1 Slick (1) fires the M-60 at Ha"), "{told}");
    // In Sight: Ha comes into the gunner's sight and is fired at.
    let orders = sight(json!(["Ha"]), json!([LEFT]), json!([]));
    let told =
        take(&mut mission.clone(), "fng-exchange", orders, &mut dice(&[6, 6, 1, 1, 6, 6, 6, 1])).unwrap();
    assert!(told.contains("left gunner of UH-1 Slick (1) fires the M-60 at Ha"), "{told}");
    // Ha fires at the gunner, who reacts as everybody does.
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    mission.play.dice = mission.play.dice.map(|mut dice| {
        (dice.own, dice.enemy) = (1, 4);
        dice
    });
    let fire = json!({ "fire": [{ "by": "Ha", "at": [LEFT] }], "reactions": 1, "order_of_fire": true });
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[1; 20])).unwrap();
    assert!(told.contains("Ha fires the AK-47 or Type-56 at left gunner"), "{told}");
    assert!(told.contains("left gunner of UH-1 Slick (1) against"), "{told}");
}

#[test]
fn door_gunners_leave_with_their_helicopter_and_come_back_with_it() {
    let mut mission = landed(pointman_fng::evening::Company::RULES);
    let next = json!({ "own": 4, "enemy": 1 });
    take(&mut mission, "fng-activation", next, &mut dice(&[])).unwrap();
    flies(&mut mission, json!({ "action": "leave", "takes_along": true }));
    assert_eq!(of(&mission, LEFT).left, Some(Left::Withdrew));
    assert!(refusal(&mission, "fng-shoot", shot(&mission, LEFT, "Ha")).contains("no longer on the table"));
    let mut over = now(4, 1);
    flies(&mut over, json!({ "action": "send", "side": "own" }));
    flies(&mut over, json!({ "action": "hover", "takes_along": true }));
    assert!(of(&over, LEFT).is_able());
    let next = json!({ "own": 4, "enemy": 1 });
    take(&mut over, "fng-activation", next.clone(), &mut dice(&[])).unwrap();
    flies(&mut over, json!({ "action": "depart", "takes_along": true }));
    assert_eq!(of(&over, LEFT).left, Some(Left::Withdrew));
    take(&mut over, "fng-activation", next, &mut dice(&[])).unwrap();
    flies(&mut over, json!({ "action": "hover", "takes_along": true }));
    assert!(of(&over, LEFT).left.is_none());
}

#[test]
fn the_machine_gun_of_a_chin_turret_is_manned_as_a_door_gun() {
    let hovers = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        flies(&mut mission, json!({ "action": "send", "side": "own", "model": "ah-1-cobra" }));
        flies(&mut mission, json!({ "action": "hover", "takes_along": true }));
        mission
    };
    let mission = hovers(pointman_fng::evening::Company::RULES);
    let gunner = of(&mission, "turret gunner of AH-1 Cobra Gunship (1)");
    assert!(gunner.is_able() && gunner.man.weapon.as_ref().unwrap().name.contains("HMG"));
    let turret = |mission: &Mission| mission.company.get("turret gunner of AH-1 Cobra Gunship (1)").is_some();
    assert!(!turret(&hovers(70)), "turns of earlier versions");
}
