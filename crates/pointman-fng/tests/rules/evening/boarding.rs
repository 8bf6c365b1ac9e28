//! Getting into vehicles and out of them: who may, what a jump from a moving one does, and crews on foot.

use pointman_fng::checks::Flag;
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Post;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::scene::{exactly, man, of, refusal, take, turn};

/// A turn of ours with a PT-76 of theirs and an M-113 of ours, called Zed, with Abel, Baker and Cole.
fn carrier() -> Mission {
    let mut mission = turn(3, 2);
    let crew = |names: &[&str]| -> Vec<Value> {
        names.iter().map(|name| json!({ "name": name, "rep": 4 })).collect()
    };
    let zed = json!({ "side": "own", "vehicle": "m-113-apc", "called": "Zed",
                      "figures": crew(&["Abel", "Baker", "Cole"]) });
    take(&mut mission, "fng-muster", zed, &mut exactly(&[])).unwrap();
    let theirs = json!({ "side": "enemy", "vehicle": "pt-76", "called": "Mule",
                         "figures": crew(&["Anh", "Bao", "Cuong", "Dung"]) });
    take(&mut mission, "fng-muster", theirs, &mut exactly(&[])).unwrap();
    mission
}

fn gets_in(who: &str, vehicle: &str) -> Value {
    json!({ "figures": [who], "does": "move", "vehicle": vehicle })
}

fn gets_out(who: &str) -> Value {
    json!({ "figures": [who], "vehicle": "" })
}

#[test]
fn getting_in_is_a_move_and_a_passenger_is_in_cover_and_out_of_reach_of_small_arms() {
    let mut mission = carrier();
    let told = take(&mut mission, "fng-stand", gets_in("Smith", "zed"), &mut exactly(&[])).unwrap();
    assert!(told.contains("Smith moves: aboard Zed"), "{told}");
    let smith = of(&mission, "Smith");
    assert!(smith.rides() && mission.acted_in_turn(smith).moved);
    let figure = smith.figure(&mission.terms_of(Who::Own), mission.play.options.edition()).unwrap();
    assert!(figure.exposure.in_cover);
    let targets: Vec<&str> = mission.targets_of(Who::Enemy).iter().map(|soldier| soldier.name()).collect();
    assert!(!targets.contains(&"Smith") && !targets.contains(&"Cole") && targets.contains(&"Jones"));
    // Baker is the driver; the commander's hatch may be open.
    assert!(targets.contains(&"Abel"), "{targets:?}");
}

#[test]
fn nobody_gets_into_the_other_sides_vehicle_or_a_full_one_or_one_without_room() {
    let mut mission = carrier();
    let refused = refusal(&mission, "fng-stand", gets_in("Smith", "Mule"));
    assert!(refused.contains("the other side's"), "{refused}");
    let tiger = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger" });
    let five = ["V", "W", "X", "Y", "Z"].map(|name| json!({ "name": name, "rep": 4 }));
    let mut with_crew = tiger;
    with_crew["figures"] = json!(five);
    take(&mut mission, "fng-muster", with_crew, &mut exactly(&[])).unwrap();
    assert!(refusal(&mission, "fng-stand", gets_in("Smith", "Tiger")).contains("no room for passengers"));
    mission.bring(Who::Own, (1..=10).map(|number| man(&format!("P{number}"), 4, "m-16")));
    for number in 1..=10 {
        let who = format!("P{number}");
        take(&mut mission, "fng-stand", gets_in(&who, "Zed"), &mut exactly(&[])).unwrap();
    }
    let refused = refusal(&mission, "fng-stand", gets_in("Smith", "Zed"));
    assert!(refused.contains("10 passengers"), "{refused}");
    assert_eq!(mission.vehicles_for(of(&mission, "Smith")), Vec::<&str>::new());
}

#[test]
fn a_crewman_who_gets_out_takes_small_arms_and_stays_on_foot() {
    let mut mission = carrier();
    let told = take(&mut mission, "fng-stand", gets_out("Cole"), &mut exactly(&[1])).unwrap();
    assert!(told.contains("pistol") && told.contains("out of the vehicle"), "{told}");
    let cole = of(&mission, "Cole");
    assert!(cole.is(Flag::DismountedCrew) && cole.man.weapon.is_some() && cole.aboard.is_none());
    assert!(!mission.acted_in_turn(cole).moved, "getting out costs no movement");
    for post in [Value::Null, json!("gunner")] {
        let mut again = gets_in("Cole", "Zed");
        again["post"] = post;
        assert!(refusal(&mission, "fng-stand", again).contains("until the fight is over"));
    }
}

#[test]
fn a_passenger_who_gets_out_is_no_dismounted_crew_and_may_get_in_again() {
    let mut mission = carrier();
    take(&mut mission, "fng-stand", gets_in("Smith", "Zed"), &mut exactly(&[])).unwrap();
    take(&mut mission, "fng-stand", gets_out("Smith"), &mut exactly(&[])).unwrap();
    let smith = of(&mission, "Smith");
    assert!(!smith.is(Flag::DismountedCrew) && smith.aboard.is_none());
    assert_eq!(mission.vehicles_for(smith), ["Zed"]);
    assert!(refusal(&mission, "fng-stand", gets_out("Smith")).contains("in no vehicle"));
}

#[test]
fn a_jump_from_a_moving_vehicle_may_shake_hurt_or_kill() {
    let mut aboard = carrier();
    take(&mut aboard, "fng-stand", gets_in("Smith", "Zed"), &mut exactly(&[])).unwrap();
    let mut jump = gets_out("Smith");
    jump["jump"] = json!(true);
    let jumps = |faces: &[u32]| {
        let mut mission = aboard.clone();
        take(&mut mission, "fng-stand", jump.clone(), &mut exactly(faces)).unwrap();
        mission
    };
    let safe = jumps(&[4, 4]);
    assert!(of(&safe, "Smith").aboard.is_none() && safe.may_still_fire(of(&safe, "Smith")));
    let shaken = jumps(&[4, 5]);
    assert!(of(&shaken, "Smith").aboard.is_none() && !shaken.may_still_fire(of(&shaken, "Smith")));
    // He falls: Impact 2, and 4 is not above his Rep.
    let fallen = jumps(&[5, 5, 3, 4]);
    assert!(of(&fallen, "Smith").is(Flag::KnockedDown), "{:?}", of(&fallen, "Smith").man.state);
    let killed = jumps(&[6, 6, 6]);
    assert!(of(&killed, "Smith").is(Flag::ObviouslyDead));
}

#[test]
fn who_fails_to_jump_aboard_stays_on_the_ground_and_who_barely_makes_it_ducks_back() {
    let mut jump = gets_in("Smith", "Zed");
    jump["jump"] = json!(true);
    let mut barely = carrier();
    take(&mut barely, "fng-stand", jump.clone(), &mut exactly(&[4, 5])).unwrap();
    let smith = of(&barely, "Smith");
    assert!(smith.rides() && smith.is(Flag::DuckBack));
    let mut fallen = carrier();
    let told = take(&mut fallen, "fng-stand", jump, &mut exactly(&[5, 5, 1, 6])).unwrap();
    assert!(of(&fallen, "Smith").aboard.is_none() && !told.contains("aboard Zed"), "{told}");
}

#[test]
fn of_several_who_jump_those_who_are_aboard_are_told() {
    let mut mission = carrier();
    let jump = json!({ "figures": ["Smith", "Jones", "Ortiz"], "vehicle": "Zed", "jump": true });
    // Smith falls, the others get in.
    let told = take(&mut mission, "fng-stand", jump, &mut exactly(&[5, 5, 1, 6, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Jones, Ortiz: aboard Zed") && !told.contains("Smith, Jones"), "{told}");
}

#[test]
fn nobody_aboard_fast_moves_or_charges() {
    let mut mission = carrier();
    take(&mut mission, "fng-stand", json!({ "figures": ["Ortiz"], "vehicle": "Zed" }), &mut exactly(&[]))
        .unwrap();
    let refused = refusal(&mission, "fng-react", json!({ "check": "fast-move", "figures": ["Ortiz"] }));
    assert!(refused.contains("before getting out"), "{refused}");
    let refused = refusal(&mission, "fng-charge", json!({ "by": ["Ortiz"], "at": ["Ha"], "range": 6 }));
    assert!(refused.contains("before getting out"), "{refused}");
    assert_eq!(of(&mission, "Abel").aboard.as_ref().unwrap().post, Some(Post::Commander));
}
