//! Men who get into a helicopter are aboard, and have left the table once it flies off
//! [Helicopter Insertions and Extractions, Dustoff].

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::checks::Flag;
use pointman_fng::evening::{Down, Left};
use pointman_fng::mission::Mission;
use pointman_fng::support::Place;
use serde_json::{Value, json};

use super::scene::{of, refusal, take, turn};

fn takes(mission: &mut Mission, choices: Value) {
    take(mission, "fng-helicopter", choices, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap();
}

/// A Slick of ours on its LZ.
fn landed() -> Mission {
    let mut mission = turn(3, 2);
    takes(&mut mission, json!({ "action": "send", "side": "own" }));
    let slick = &mut mission.play.aircraft[0];
    (slick.place, slick.acted) = (Place::Landed, Some(0));
    mission
}

fn next_turn(mission: &mut Mission) {
    let dice = json!({ "own": 3, "enemy": 2 });
    take(mission, "fng-activation", dice, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap();
}

#[test]
fn who_gets_into_a_helicopter_moves_there_and_flies_off_with_it() {
    let mut mission = landed();
    let loads = json!({ "action": "load", "men": 2, "riders": ["Slag", "Ortiz"], "takes_along": true });
    takes(&mut mission, loads);
    assert!(of(&mission, "Slag").acted.unwrap().moved && of(&mission, "Slag").aboard.is_some());
    assert_eq!(mission.play.aircraft[0].men, 2);
    let again = json!({ "action": "load", "men": 1, "riders": ["Slag"], "takes_along": true });
    next_turn(&mut mission);
    assert!(refusal(&mission, "fng-helicopter", again).contains("is aboard"));
    let out = json!({ "action": "unload", "men": 1, "riders": ["Jones"], "takes_along": true });
    assert!(refusal(&mission, "fng-helicopter", out).contains("Jones is not aboard"));
    let out = json!({ "action": "unload", "men": 1, "riders": ["Ortiz"], "takes_along": true });
    takes(&mut mission, out);
    assert!(of(&mission, "Ortiz").aboard.is_none() && mission.play.aircraft[0].men == 1);
    next_turn(&mut mission);
    takes(&mut mission, json!({ "action": "leave", "takes_along": true }));
    assert_eq!((of(&mission, "Slag").left, of(&mission, "Ortiz").left), (Some(Left::Withdrew), None));
}

#[test]
fn casualties_are_loaded_once_and_evacuated_as_it_flies_off() {
    let mut mission = landed();
    let jones = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == "Jones").unwrap();
    jones.man.state.insert(Flag::OutOfTheFight);
    jones.down = Some(Down { turn: 1, by: None, treated: false });
    let loads = |who: &str| json!({ "action": "load", "litters": 1, "names": [who], "takes_along": true });
    assert!(refusal(&mission, "fng-helicopter", loads("Smith")).contains("Smith is not a casualty"));
    takes(&mut mission, loads("Jones"));
    next_turn(&mut mission);
    assert!(refusal(&mission, "fng-helicopter", loads("Jones")).contains("loaded already"));
    takes(&mut mission, json!({ "action": "leave", "takes_along": true }));
    assert_eq!(of(&mission, "Jones").left, Some(Left::Evacuated));
}

#[test]
fn a_helicopter_of_an_earlier_version_leaves_nobody_off_the_table() {
    let mut mission = landed();
    takes(&mut mission, json!({ "action": "load", "men": 2, "litters": 1, "names": ["Smith"] }));
    next_turn(&mut mission);
    takes(&mut mission, json!({ "action": "leave" }));
    assert!(
        mission.company.soldiers.iter().all(|soldier| soldier.left.is_none() && soldier.aboard.is_none())
    );
}

#[test]
fn who_gets_out_of_a_landed_helicopter_is_no_longer_flown_off_with_it() {
    let mut mission = landed();
    takes(
        &mut mission,
        json!({ "action": "load", "men": 2, "riders": ["Slag", "Ortiz"], "takes_along": true }),
    );
    next_turn(&mut mission);
    let out = json!({ "figures": ["Slag"], "vehicle": "", "unloads": true });
    let mut hovers = mission.clone();
    hovers.play.aircraft[0].place = Place::Hovering;
    assert!(refusal(&hovers, "fng-stand", out.clone()).contains("it has not landed"));
    let mut nothing = Seeded::new(DiceState { seed: 3, drawn: 0 });
    take(&mut mission, "fng-stand", out, &mut nothing).unwrap();
    let slick = &mission.play.aircraft[0];
    assert!(slick.men == 1 && !slick.riders.contains("Slag") && slick.riders.contains("Ortiz"));
    next_turn(&mut mission);
    takes(&mut mission, json!({ "action": "leave", "takes_along": true }));
    assert!(of(&mission, "Slag").left.is_none() && of(&mission, "Ortiz").left.is_some());
}
