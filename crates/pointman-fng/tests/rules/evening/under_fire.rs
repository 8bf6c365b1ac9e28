//! Several targets of one shot, shells that miss, and charges and captures: evenings since a turn of this
//! version began.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Left;
use pointman_fng::mission::Mission;
use serde_json::{Value, json};

use super::guns::armor;
use super::scene::{dice, exactly, man, of, refusal, take, turn};

/// The table with Activation dice, in an evening of this version.
fn now(own: u8, enemy: u8) -> Mission {
    let mut mission = turn(own, enemy);
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    mission
}

fn answer(ask: &str, answer: &str) -> Value {
    json!({ "ask": ask, "answer": answer })
}

#[test]
fn who_sees_several_lays_the_dice_on_more_than_one_and_divides_them() {
    let mut mission = now(3, 5);
    mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "usa-m-60").weapon;
    let sight = |answers: Value| {
        json!({ "sight": { "movers": ["Ha", "Binh"], "watchers": ["Slag"] }, "reactions": 0,
                "order_of_fire": true, "ducks_from_firers": true, "answers": answers })
    };
    let faces = [6, 6, 6, 6, 1, 2, 3, 1, 1, 2, 3, 4];
    let both = [answer("slag-fires-at", "Binh"), answer("slag-fires-also", "Ha")];
    let asked =
        take(&mut mission.clone(), "fng-exchange", sight(json!(both)), &mut dice(&faces)).unwrap_err();
    let asked = asked.to_string();
    assert!(asked.contains("dice at Binh, Ha: how many at each") && asked.contains("4-1"), "{asked}");
    let three = [both[0].clone(), both[1].clone(), answer("slag-divides", "4-1")];
    let told = take(&mut mission, "fng-exchange", sight(json!(three)), &mut dice(&faces)).unwrap();
    assert!(told.contains("at Binh, Ha, dice 4-1"), "{told}");
}

/// A shell that has landed, of this Rep.
fn landed(mission: &mut Mission, what: &str, circle: u8, rep: u8) {
    let blast = json!({ "number": 1, "what": what, "at": "the road", "circle_in": circle, "impact": 3,
        "rep": rep,
                        "to_hit": true });
    mission.play.blasts.push(serde_json::from_value(blast).unwrap());
}

#[test]
fn those_a_shell_misses_take_received_fire() {
    let mut mission = now(3, 5);
    landed(&mut mission, "mortar HE", 10, 5);
    let effect = json!({ "effect": 1, "at": [{ "name": "Ha", "rep": 4 }, { "name": "Binh", "rep": 4 },
                                             { "name": "Long", "rep": 3 }] });
    // All are missed; Ha passes 2 and is outgunned, Binh passes 0 in the open, Long 1.
    let told = take(
        &mut mission.clone(),
        "fng-fire-mission",
        effect.clone(),
        &mut exactly(&[1, 1, 1, 1, 2, 6, 6, 1, 6]),
    );
    let told = told.unwrap();
    for line in ["Ha Ducks Back", "Binh runs away", "Long Ducks Back"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    mission.company.by_the_rules = false;
    take(&mut mission, "fng-fire-mission", effect, &mut exactly(&[1, 1, 1])).unwrap();
}

#[test]
fn a_vehicle_that_a_shell_does_not_penetrate_takes_the_clank_test_at_once() {
    let mut mission = armor();
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    landed(&mut mission, "mortar HE", 10, 5);
    let effect = json!({ "effect": 1, "vehicles": ["pt-76"] });
    // Hit; no pass of APW 2 - Armor 2; Clank: the Leader passes none.
    let told = take(&mut mission, "fng-fire-mission", effect, &mut exactly(&[6, 6, 6, 6, 6, 6])).unwrap();
    assert!(told.contains("PT-76 retires"), "{told}");
}

#[test]
fn a_figure_captures_or_kills_an_enemy_without_a_roll() {
    let mut mission = now(5, 3);
    let kill = |whom: &str| json!({ "figures": ["Slag"], "does": "kill", "whom": whom });
    let capture = |by: &str, whom: &str| json!({ "figures": [by], "does": "capture", "whom": whom });
    assert!(refusal(&mission, "fng-stand", kill("Ha")).contains("only an enemy Out of the Fight"));
    for (name, flag) in
        [("Ha", Flag::OutOfTheFight), ("Long", Flag::OutOfTheFight), ("Binh", Flag::HunkeredDown)]
    {
        let soldier = mission.company.find_mut(name).unwrap();
        soldier.man.state.insert(flag);
        soldier.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    }
    let names = |all: Vec<&pointman_fng::evening::Soldier>| -> Vec<String> {
        all.iter().map(|soldier| soldier.name().to_owned()).collect()
    };
    assert_eq!(names(mission.captured_by(of(&mission, "Slag"))), ["Ha", "Binh", "Long"]);
    assert_eq!(names(mission.killed_by(of(&mission, "Slag"))), ["Ha", "Long"]);
    let told = take(&mut mission, "fng-stand", kill("Ha"), &mut exactly(&[])).unwrap();
    assert!(told.contains("Slag kills Ha") && of(&mission, "Ha").is(Flag::ObviouslyDead), "{told}");
    assert!(refusal(&mission, "fng-stand", capture("Slag", "Long")).contains("has acted this turn"));
    // To confront who has Hunkered Down takes no more than to be there.
    take(&mut mission, "fng-stand", capture("Slag", "Binh"), &mut exactly(&[])).unwrap();
    assert_eq!(of(&mission, "Binh").left, Some(Left::Captured));
}

#[test]
fn a_charge_is_seen_by_those_who_can() {
    let mut mission = now(3, 4);
    let charge = json!({ "by": ["Ha"], "at": ["Slag"], "past": ["Smith"], "order_of_fire": true });
    // Wanting to Charge; Smith passes 2 and hits Ha, who is dead.
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&[1, 2, 1, 2, 6, 6, 1, 1])).unwrap();
    assert!(told.contains("Smith fires the M-16 at Ha") && told.contains("nobody makes contact"), "{told}");
}

#[test]
fn who_holds_fire_to_the_last_is_asked_again_then() {
    let mut mission = now(3, 5);
    mission.play.options.set("edition", "2").ok();
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::Hidden);
    let sight = |answers: Value| {
        json!({ "sight": { "movers": ["Ha"], "watchers": ["Slag"] }, "reactions": 0, "order_of_fire": true,
                "answers": answers })
    };
    let held = json!([answer("slag-holds", "wait")]);
    match take(&mut mission, "fng-exchange", sight(held), &mut dice(&[1, 2, 1, 6, 6, 6])) {
        Err(error) => {
            assert!(error.to_string().contains("All others have fired: Slag may fire now"), "{error}")
        }
        Ok(told) => assert!(told.contains("may fire at any time in the opponent's move"), "{told}"),
    }
}
