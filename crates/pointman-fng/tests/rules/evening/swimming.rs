//! Who is in deep water takes the Swim Check as each of their Activations begins [Swimming].

use pointman_fng::checks::Flag;
use pointman_fng::evening::{Carries, Company, Contact};
use pointman_fng::mission::Mission;
use serde_json::{Value, json};

use super::mended::{answer, by_rules, now};
use super::scene::{dice, of, refusal, take};

/// Smith is in the water.
fn in_water(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 4, 3);
    let water = json!({ "figures": ["Smith"], "as": ["water"] });
    take(&mut mission, "fng-stand", water, &mut dice(&[])).unwrap();
    mission
}

fn swims(answers: Value) -> Value {
    json!({ "check": "swim", "figures": ["Smith"], "answers": answers })
}

fn next_turn(mission: &mut Mission) {
    let orders = json!({ "own": 4, "enemy": 3, "rules": Company::RULES });
    take(mission, "fng-activation", orders, &mut dice(&[])).unwrap();
}

#[test]
fn who_is_in_the_water_swims_before_all_else_in_each_activation() {
    let mut mission = in_water(Company::RULES);
    assert!(of(&mission, "Smith").standing().contains("in the water"));
    let moves = json!({ "figures": ["Smith"], "does": "move" });
    let why = refusal(&mission, "fng-stand", moves.clone());
    assert!(why.contains("Smith is in the water and takes the Swim Check first"), "{why}");
    assert!(refusal(&mission, "fng-finish", json!({ "side": "own" })).contains("takes the Swim Check first"));
    take(&mut mission, "fng-react", swims(json!([])), &mut dice(&[1, 1])).unwrap();
    assert!(refusal(&mission, "fng-react", swims(json!([]))).contains("has taken the Swim Check"));
    take(&mut mission, "fng-stand", moves.clone(), &mut dice(&[])).unwrap();
    // Swimmers fight hand to hand alone.
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] });
    let why = refusal(&mission, "fng-exchange", fire.clone());
    assert!(why.contains("Smith is in the water and cannot fire"), "{why}");
    next_turn(&mut mission);
    assert!(refusal(&mission, "fng-stand", moves.clone()).contains("takes the Swim Check first"));
    // Ashore all is over.
    let ashore = json!({ "figures": ["Smith"], "as": ["open"] });
    take(&mut mission, "fng-stand", ashore, &mut dice(&[])).unwrap();
    take(&mut mission, "fng-exchange", fire, &mut dice(&[1; 20])).unwrap();
    take(&mut in_water(130), "fng-stand", moves, &mut dice(&[])).unwrap();
}

#[test]
fn trouble_in_the_water_is_kept_until_the_next_check_and_drowns() {
    let mut mission = in_water(Company::RULES);
    take(&mut mission, "fng-react", swims(json!([])), &mut dice(&[1, 6])).unwrap();
    assert!(of(&mission, "Smith").is(Flag::InSlightTrouble));
    next_turn(&mut mission);
    take(&mut mission, "fng-react", swims(json!([])), &mut dice(&[1, 6])).unwrap();
    let smith = of(&mission, "Smith");
    assert!(smith.is(Flag::InBigTrouble) && !smith.is(Flag::InSlightTrouble), "{}", smith.standing());
    assert!(mission.acted_in_turn(smith).done, "no move this turn");
    next_turn(&mut mission);
    let movers = mission.movers(pointman_fng::support::Who::Own);
    assert!(movers.iter().any(|mover| mover.soldier.name() == "Smith"), "who drowns is still to check");
    let mut saved = mission.clone();
    take(&mut saved, "fng-react", swims(json!([])), &mut dice(&[1, 1])).unwrap();
    assert!(!of(&saved, "Smith").is(Flag::InBigTrouble), "2 passes clear it");
    let drowns = take(&mut mission.clone(), "fng-react", swims(json!([])), &mut dice(&[1, 6])).unwrap_err();
    assert!(drowns.to_string().contains("Smith drowns unless another figure has reached them"), "{drowns}");
    let mut reached = mission.clone();
    let yes = swims(json!([answer("smith-is-reached", "yes")]));
    take(&mut reached, "fng-react", yes, &mut dice(&[1, 6])).unwrap();
    assert!(of(&reached, "Smith").is_able());
    let no = swims(json!([answer("smith-is-reached", "no")]));
    take(&mut mission, "fng-react", no, &mut dice(&[1, 6])).unwrap();
    assert!(of(&mission, "Smith").is(Flag::ObviouslyDead));
    // In turns of earlier versions the players kept it in mind.
    let mut earlier = by_rules(130, 4, 3);
    take(&mut earlier, "fng-react", swims(json!([])), &mut dice(&[1, 6])).unwrap();
    assert!(!of(&earlier, "Smith").is(Flag::InSlightTrouble));
}

#[test]
fn who_is_out_of_the_fight_in_the_water_drowns_in_two_turns_unless_kept_up() {
    let table = |kept: bool| {
        let mut mission = in_water(Company::RULES);
        let smith = mission.company.find_mut("Smith").unwrap();
        smith.man.state.insert(Flag::OutOfTheFight);
        smith.down = Some(pointman_fng::evening::Down { turn: 1, by: None, treated: false });
        if kept {
            let carries = Carries { whom: "Smith".to_owned(), drags: false };
            mission.company.find_mut("Jones").unwrap().carries = Some(carries);
        }
        next_turn(&mut mission);
        assert!(!of(&mission, "Smith").is(Flag::ObviouslyDead), "one turn later");
        next_turn(&mut mission);
        mission
    };
    assert!(of(&table(false), "Smith").is(Flag::ObviouslyDead));
    assert!(!of(&table(true), "Smith").is(Flag::ObviouslyDead));
}

#[test]
fn swimmers_fight_with_one_more_impact_and_at_less_in_slight_trouble() {
    let mut mission = in_water(Company::RULES);
    mission.company.contacts.push(Contact { own: "Smith".to_owned(), enemy: "Ha".to_owned() });
    mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::InSlightTrouble);
    // Smith, of Rep 4, is in slight trouble, and Ha has less Impact: each is at 3.
    let told = take(&mut mission, "fng-round", json!({}), &mut dice(&[4, 4, 4, 4])).unwrap();
    assert!(told.contains("Smith passes 0, Ha passes 0"), "{told}");
    let told =
        take(&mut now(4, 3), "fng-stand", json!({ "figures": ["Smith"], "as": ["water"] }), &mut dice(&[]));
    assert!(told.unwrap().contains("Smith: in deep water"));
}
