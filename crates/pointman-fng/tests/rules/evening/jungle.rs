//! A vehicle makes its way through jungle by Run Over.

use pointman_fng::evening::{Company, Mired};
use pointman_fng::mission::Mission;
use serde_json::{Value, json};

use super::guns::armor;
use super::scene::{dice, exactly, of, refusal, take};

/// The table of `armor` by the rules of today, ours to act.
fn ready() -> Mission {
    let mut mission = armor();
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    company.rules = Company::RULES;
    mission
}

fn through(inches: u8) -> Value {
    json!({ "vehicle": "Tiger", "drives": inches, "jungle": true })
}

/// Half its cross-country speed, in inches.
fn half(mission: &Mission) -> u8 {
    mission.company.vehicle("Tiger").unwrap().of_lists().speed.cross_country.unwrap() / 2
}

/// The next turn, in which ours act again.
fn next(mission: &mut Mission) {
    take(mission, "fng-activation", json!({ "own": 4, "enemy": 3 }), &mut dice(&[])).unwrap();
}

#[test]
fn a_driver_who_passes_at_half_speed_drives_through_jungle() {
    let mut mission = ready();
    let inches = half(&mission);
    let told = take(&mut mission, "fng-crew", through(inches), &mut exactly(&[4])).unwrap();
    assert!(told.contains(&format!("Baker drives Tiger {inches} in")), "{told}");
    assert_eq!(mission.company.vehicle("Tiger").unwrap().held, None);
}

#[test]
fn a_vehicle_that_hangs_up_in_jungle_shakes_one_of_its_crew_and_goes_on_when_it_next_drives() {
    let mut mission = ready();
    let inches = half(&mission);
    // No pass at half speed; the third of the crew is shaken and fails.
    let told = take(&mut mission, "fng-crew", through(inches), &mut exactly(&[5, 3, 6])).unwrap();
    let tiger = mission.company.vehicle("Tiger").unwrap();
    assert_eq!((tiger.held, tiger.drove.unwrap().inches), (Some(Mired::HungUp), 0), "{told}");
    let down = ["Abel", "Baker", "Cole", "Dunn", "East"];
    let down = down.iter().filter(|name| of(&mission, name).is(pointman_fng::checks::Flag::KnockedDown));
    assert_eq!(down.count(), 1, "{told}");
    next(&mut mission);
    take(&mut mission, "fng-crew", through(inches), &mut exactly(&[])).unwrap();
    assert_eq!(mission.company.vehicle("Tiger").unwrap().held, None);
}

#[test]
fn a_vehicle_that_gets_stuck_in_jungle_has_to_reverse_out() {
    let mut mission = ready();
    let inches = half(&mission) + 1;
    let told = take(&mut mission, "fng-crew", through(inches), &mut exactly(&[6, 1, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Tiger stops 1 in on and is stuck"), "{told}");
    next(&mut mission);
    assert!(refusal(&mission, "fng-crew", through(inches)).contains("Tiger is stuck: it reverses out"));
    let back = json!({ "vehicle": "Tiger", "drives": half(&mission) / 2 });
    take(&mut mission, "fng-crew", back, &mut exactly(&[])).unwrap();
    assert_eq!(mission.company.vehicle("Tiger").unwrap().held, None);
}

#[test]
fn only_armor_gets_through_jungle() {
    let mut mission = ready();
    let jeep = json!({ "side": "own", "vehicle": "m-55", "called": "Quad" });
    take(&mut mission, "fng-muster", jeep, &mut dice(&[])).unwrap();
    let refused = refusal(&mission, "fng-crew", json!({ "vehicle": "Quad", "drives": 2, "jungle": true }));
    assert!(refused.contains("only armor runs over things"), "{refused}");
}
