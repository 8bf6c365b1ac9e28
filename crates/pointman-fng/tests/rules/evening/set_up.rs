//! Machine guns on foot: it takes an Activation to set one up that was moved
//! [Crewing A Weapon, Machine Guns].

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::mission::Mission;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::scene::{man, of, refusal, take, turn};

/// Own figures act, among them a machine gunner.
fn with_gunner() -> Mission {
    let mut mission = turn(4, 2);
    mission.bring(Who::Own, [man("Pig", 4, "usa-m-60")]);
    mission
}

fn takes(mission: &mut Mission, command: &str, choices: Value) {
    take(mission, command, choices, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap();
}

fn moves(who: &str) -> Value {
    json!({ "figures": [who], "does": "move", "packs": true })
}

fn fires(who: &str) -> Value {
    json!({ "fire": [{ "by": who, "at": ["Ha"] }], "reactions": 0 })
}

fn sets_up(who: &str) -> Value {
    json!({ "figures": [who], "does": "set-up" })
}

#[test]
fn a_machine_gun_that_was_moved_is_set_up_for_an_activation_before_it_fires() {
    let mut mission = with_gunner();
    assert!(refusal(&mission, "fng-stand", sets_up("Pig")).contains("it is set up already"));
    assert!(refusal(&mission, "fng-stand", sets_up("Smith")).contains("there is none to set up"));
    takes(&mut mission, "fng-stand", moves("Pig"));
    assert!(of(&mission, "Pig").standing().contains("machine gun not set up"));
    let refused = refusal(&mission, "fng-exchange", fires("Pig"));
    assert!(
        refused.contains("Pig has moved with the M-60 and cannot fire") && refused.contains("--does set-up"),
        "{refused}"
    );
    assert!(refusal(&mission, "fng-stand", sets_up("Pig")).contains("takes a whole Activation"));
    let covers = json!({ "figures": ["Pig"], "as": ["covering"] });
    assert!(refusal(&mission, "fng-stand", covers).contains("set it up"));
    takes(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 2 }));
    takes(&mut mission, "fng-stand", sets_up("Pig"));
    assert!(of(&mission, "Pig").acted.unwrap().done && of(&mission, "Pig").can_fire());
    takes(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 2 }));
    takes(&mut mission, "fng-exchange", fires("Pig"));
    assert!(of(&mission, "Pig").fought);
}

#[test]
fn a_gunner_whose_machine_gun_is_not_set_up_does_not_fire_in_reaction() {
    let mut mission = with_gunner();
    takes(&mut mission, "fng-stand", moves("Pig"));
    let reaction = json!({ "fire": [{ "by": "Pig", "at": ["Ha"] }], "reaction": true, "reactions": 0 });
    assert!(refusal(&mission, "fng-exchange", reaction).contains("set it up"));
    let sight = json!({ "sight": { "movers": ["Ha"], "watchers": ["Pig"] }, "reactions": 0 });
    takes(&mut mission, "fng-exchange", sight);
    assert!(!of(&mission, "Pig").fought, "he cannot fire at whoever comes into sight");
}

#[test]
fn a_rifle_fires_on_the_move_and_a_machine_gun_too_where_the_players_agree_so() {
    let mut mission = with_gunner();
    takes(&mut mission, "fng-stand", moves("Smith"));
    takes(&mut mission, "fng-exchange", fires("Smith"));
    mission.play.options.set("mg-1", "never").unwrap();
    takes(&mut mission, "fng-stand", moves("Pig"));
    takes(&mut mission, "fng-exchange", fires("Pig"));
}

#[test]
fn a_move_of_an_earlier_version_leaves_the_machine_gun_ready() {
    let mut mission = with_gunner();
    takes(&mut mission, "fng-stand", json!({ "figures": ["Pig"], "does": "move" }));
    assert!(!of(&mission, "Pig").packed);
    takes(&mut mission, "fng-exchange", fires("Pig"));
}
