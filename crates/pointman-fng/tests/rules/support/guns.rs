//! Radio, requests and Fire Missions.

use pointman_core::dice::Scripted;
use pointman_fng::army_lists::AircraftId;
use pointman_fng::combat::VehicleState;
use pointman_fng::evening::Vehicle;
use pointman_fng::mission::{Mission, Weather};
use pointman_fng::squads::vehicles::VehicleId;
use pointman_fng::support::{
    Blast, Coming, FNG_ACTIVATION, FNG_FIRE_MISSION, FNG_RADIO, FNG_REQUEST, Support, Who,
};
use serde_json::{Value, json};

use super::scene::{Rig, mission, step, text};

fn asked(what: &str, leader: u8, extra: Value, rolls: &[u32]) -> (Mission, String) {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.turn = 3;
    let told = ask(&mut play, what, leader, extra, rolls);
    (play, told)
}

fn ask(play: &mut Mission, what: &str, leader: u8, extra: Value, rolls: &[u32]) -> String {
    let mut orders = json!({"what": what, "leader_rep": leader, "call": {"operator": "Jones", "rep": 4}});
    orders.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let mut dice = Scripted::new(rolls.iter().copied());
    let told = step(play, FNG_REQUEST, orders, &mut dice).unwrap();
    dice.finish().unwrap();
    text(&told)
}

#[test]
fn artillery_is_granted_by_die_and_leader() {
    // Air normal, contact, then the request.
    let (play, told) = asked("artillery", 4, json!({"target": "the ridge"}), &[1, 1, 5]);
    assert_eq!(play.play.fire_missions.len(), 1, "{told}");
    assert_eq!(
        (play.play.fire_missions[0].target.as_str(), play.play.fire_missions[0].rounds_left),
        ("the ridge", 2)
    );
    let (play, _) = asked("artillery", 4, json!({}), &[1, 1, 6]);
    assert_eq!(play.play.fire_missions.len(), 2);
    // Rep 5: +1, and a Forward Observer as well, once. Rep 3: -1.
    let (play, _) = asked("artillery", 5, json!({}), &[1, 1, 5]);
    assert_eq!(play.play.fire_missions.len(), 2);
    let (play, _) = asked("artillery", 4, json!({"forward_observer": true}), &[1, 1, 5]);
    assert_eq!(play.play.fire_missions.len(), 2);
    let (play, _) = asked("artillery", 3, json!({}), &[1, 1, 6]);
    assert_eq!(play.play.fire_missions.len(), 1);
    // Below 1 counts as 1: refused for the game.
    let (play, told) = asked("artillery", 3, json!({}), &[1, 1, 1]);
    assert_eq!(play.play.own.denied, [Support::Artillery], "{told}");
}

#[test]
fn what_is_delayed_is_remembered_and_comes_in_its_turn() {
    // 3: 1-3 turns, half a die rounded up: 5 is 3 turns.
    let (mut play, _) = asked("artillery", 4, json!({"target": "the ridge"}), &[1, 1, 3, 5]);
    assert_eq!(play.play.due[0].turn, 6);
    for turn in 4..=6 {
        assert!(play.play.fire_missions.is_empty(), "turn {turn}");
        step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    }
    assert_eq!((play.play.due.len(), play.play.fire_missions.len()), (0, 1));
    let (play, _) = asked("artillery", 4, json!({}), &[1, 1, 4]);
    assert_eq!(play.play.due[0].turn, 4);
}

#[test]
fn an_air_strike_comes_as_its_table_says_and_sooner_under_a_fac() {
    let coming = |face: &[u32], fac: bool| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.play.turn = 3;
        if fac {
            play.play.aircraft = serde_json::from_value(json!([
                {"number": 1, "side": "own", "duty": "fac", "model": "o-1-us", "pilot_rep": 4, "since": 1,
                    "place": "on-station"}]))
            .unwrap();
            play.play.last_number = 1;
        }
        let rolls: Vec<u32> = [1, 1].iter().chain(face).copied().collect();
        ask(&mut play, "air-strike", 5, json!({}), &rolls);
        play
    };
    let turns = |play: &Mission, what: &Coming| {
        play.play.due.iter().find(|due| due.what == *what).map(|due| due.turn)
    };
    // 3: 2-4 turns: a die of 3 is 2 + 1.
    let play = coming(&[3, 3], false);
    assert_eq!((turns(&play, &Coming::Fac), turns(&play, &Coming::AirStrike)), (Some(6), Some(6)));
    assert_eq!(turns(&coming(&[3, 3], true), &Coming::AirStrike), Some(5));
    let play = coming(&[4], false);
    assert_eq!((turns(&play, &Coming::Fac), turns(&play, &Coming::AirStrike)), (Some(4), Some(5)));
    // 5: the FAC is here (its pilot is rolled), the strike comes next turn.
    let play = coming(&[5, 2], false);
    assert!(play.play.has_fac(Who::Own));
    assert_eq!(turns(&play, &Coming::AirStrike), Some(4));
    // 6: both now.
    let play = coming(&[6, 2, 3, 5], false);
    assert_eq!(play.play.aircraft.len(), 2);
    assert_eq!(play.play.aircraft[1].model, AircraftId::F100);
    assert_eq!(play.play.aircraft[1].pilot_rep, 5);
}

#[test]
fn gunships_and_medevacs_come_as_their_tables_say() {
    let due = |play: &Mission| play.play.due[0].turn;
    assert_eq!(due(&asked("gunship", 5, json!({}), &[1, 1, 2, 4]).0), 6);
    assert_eq!(due(&asked("gunship", 5, json!({}), &[1, 1, 3]).0), 5);
    assert_eq!(due(&asked("gunship", 5, json!({}), &[1, 1, 4]).0), 4);
    assert_eq!(asked("gunship", 5, json!({}), &[1, 1, 5, 3, 2]).0.play.aircraft[0].model, AircraftId::Uh1Ara);
    // Rep 4 or less: -1; a helicopter down: +1.
    assert_eq!(asked("gunship", 4, json!({}), &[1, 1, 2]).0.play.own.denied, [Support::Gunship]);
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.helicopter_down = true;
    ask(&mut play, "gunship", 4, json!({}), &[1, 1, 5]);
    assert_eq!(play.play.due[0].turn, 1);
    let (play, _) = asked("medevac", 4, json!({}), &[1, 1, 3, 6]);
    assert_eq!((due(&play), play.play.due[0].what.clone()), (9, Coming::Medevac { room: Some(2) }));
    assert_eq!(due(&asked("medevac", 4, json!({}), &[1, 1, 4, 1]).0), 5);
    assert_eq!(due(&asked("medevac", 4, json!({}), &[1, 1, 5]).0), 5);
    assert_eq!(due(&asked("medevac", 4, json!({}), &[1, 1, 6]).0), 4);
    assert!(asked("medevac", 4, json!({}), &[1, 1, 2]).0.play.due.is_empty());
}

#[test]
fn what_was_refused_or_is_to_wait_is_not_asked_for_again() {
    let (mut play, _) = asked("artillery", 3, json!({}), &[1, 1, 1]);
    let again = |play: &mut Mission| {
        let orders = json!({"what": "artillery", "leader_rep": 4, "call": {"operator": "Jones", "rep": 4}});
        step(play, FNG_REQUEST, orders, &mut Scripted::new([])).unwrap_err().to_string()
    };
    assert!(again(&mut play).contains("no more requests this game"));
    let (mut play, _) = asked("artillery", 4, json!({}), &[1, 1, 2]);
    assert!(again(&mut play).contains("request again next turn"));
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    ask(&mut play, "artillery", 4, json!({}), &[1, 1, 2]);
}

#[test]
fn vc_and_nva_ask_for_nothing() {
    let mut play = mission("nva", "us-marines");
    let orders = json!({"what": "artillery", "leader_rep": 4, "call": {"operator": "Phu", "rep": 4}});
    let error = step(&mut play, FNG_REQUEST, orders, &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("sup-16"), "{error}");
}

#[test]
fn rain_and_a_wizard_change_the_rep_of_an_operator() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.weather = Weather::Rain;
    let call = |rep: u8, attributes: &[&str]| {
        json!({"to": "company",
        "call": {"operator": "Jones", "rep": rep, "attributes": attributes}})
    };
    // Rep 3, rain -1, the air 6 -1: a 2 fails.
    let told = step(&mut play, FNG_RADIO, call(3, &[]), &mut Scripted::new([6, 2])).unwrap();
    assert!(text(&told).contains("against 1"), "{}", text(&told));
    let mut play = mission("us-army-infantry", "vc-main-force");
    // The air 5 +1, a wizard +1; in a tunnel a first die of 1-3 fails at once.
    let told = step(&mut play, FNG_RADIO, call(3, &["rto-wizard"]), &mut Scripted::new([5, 5])).unwrap();
    assert!(text(&told).contains("against 5, passes 1"), "{}", text(&told));
    let tunnel = json!({"to": "company", "call": {"operator": "Rat", "rep": 5, "tunnel": true}});
    step(&mut play, FNG_RADIO, tunnel, &mut Scripted::new([3])).unwrap();
    assert_eq!(play.play.radio.silent, ["Rat"]);
}

#[test]
fn overcast_and_rain_ground_support_by_the_die() {
    let with = |weather: Weather, rolls: &[u32]| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.play.turn = 1;
        play.weather = weather;
        ask(&mut play, "gunship", 5, json!({}), rolls);
        play
    };
    assert!(with(Weather::HeavyRain, &[1, 1, 3]).play.due.is_empty());
    assert!(with(Weather::Rain, &[1, 1, 3, 4]).play.due.is_empty());
    assert_eq!(with(Weather::Rain, &[1, 1, 3, 5]).play.due[0].turn, 3);
    assert!(with(Weather::Overcast, &[1, 1, 3, 2]).play.due.is_empty());
    assert_eq!(with(Weather::Overcast, &[1, 1, 3, 3, 3, 5]).play.due[0].turn, 6);
    assert_eq!(with(Weather::Overcast, &[1, 1, 3, 3, 4]).play.due[0].turn, 3);
}

#[test]
fn a_spotting_round_is_fired_until_one_is_seen_and_counts_for_nothing() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    step(
        &mut play,
        FNG_FIRE_MISSION,
        json!({"declare": "artillery", "target": "the ridge", "off_table": true}),
        &mut Scripted::new([]),
    )
    .unwrap();
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([5, 1, 2, 3])).unwrap();
    assert_eq!(play.play.fire_missions[0].point.unwrap().long, -6);
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1, "unseen": true}), &mut Scripted::new([1]))
        .unwrap();
    assert_eq!(
        (play.play.fire_missions[0].point.unwrap().long, play.play.fire_missions[0].rounds_left),
        (0, 2)
    );
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1, "fire": 2}), &mut Scripted::new([1, 4, 2, 6]))
        .unwrap();
    assert!(play.play.fire_missions.is_empty(), "its rounds are fired");
    let at: Vec<&str> = play.play.blasts.iter().map(|blast| blast.at.as_str()).collect();
    assert_eq!(at, ["on the ridge", "6 in left of the ridge"]);
    assert_eq!(
        (play.play.blasts[0].circle_in, play.play.blasts[0].impact, play.play.blasts[0].rep),
        (16, 4, 6)
    );
}

#[test]
fn heavy_rain_doubles_deviation() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.weather = Weather::HeavyRain;
    step(
        &mut play,
        FNG_FIRE_MISSION,
        json!({"declare": "light-mortar", "target": "it", "direct": true}),
        &mut Scripted::new([]),
    )
    .unwrap();
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([3, 4])).unwrap();
    assert_eq!(play.play.blasts[0].at, "8 in long of it");
}

#[test]
fn each_figure_in_a_blast_rolls_for_itself_at_the_rep_of_the_weapon() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    step(
        &mut play,
        FNG_FIRE_MISSION,
        json!({"declare": "medium-mortar", "target": "it", "direct": true}),
        &mut Scripted::new([]),
    )
    .unwrap();
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([1])).unwrap();
    let number = play.play.blasts[0].number;
    let men = json!([{"name": "Phu", "rep": 4}, {"name": "Anh", "rep": 3, "state": ["cover"]},
        {"name": "Truck", "rep": 4, "state": ["vehicle"]}]);
    // Rep 5: 3 is 8 and hits in the open; 3 against cover misses.
    let told = step(
        &mut play,
        FNG_FIRE_MISSION,
        json!({"effect": number, "at": men}),
        &mut Scripted::new([3, 1, 3]),
    )
    .unwrap();
    let told = text(&told);
    assert!(told.contains("Phu: total 8, hit") && told.contains("Anh: total 8, missed"), "{told}");
    assert!(
        told.contains("Phu, Impact 3: Obviously Dead") && told.contains("use pointman fng main-gun"),
        "{told}"
    );
    assert!(play.play.blasts.is_empty());
    let again =
        step(&mut play, FNG_FIRE_MISSION, json!({"effect": number}), &mut Scripted::new([])).unwrap_err();
    assert!(again.to_string().contains("nothing has landed"), "{again}");
}

#[test]
fn shells_and_bombs_reach_vehicles_up_to_the_armor_that_the_rules_name() {
    // Armor at the side: truck 0, PT-76 2, M-551 3, M-48 5. Mortars harm 0 and 1, artillery 0 to 2; one more
    // takes the Clank test (blast-1). A 750 lb bomb is APW 5. Napalm has no effect on vehicles that the rules
    // name.
    for (circle_in, rep, to_hit, model, rolls, expected) in [
        (6, 5, true, VehicleId::NvaTruck, &[3, 1, 1][..], "APW 2 against Armor 0"),
        (6, 5, true, VehicleId::Pt76, &[3][..], "clank"),
        (6, 5, true, VehicleId::M551, &[3][..], "too much"),
        (16, 6, true, VehicleId::Pt76, &[3, 1, 1][..], "APW 3 against Armor 2"),
        (16, 6, true, VehicleId::M551, &[3][..], "clank"),
        (16, 6, true, VehicleId::M48, &[3][..], "too much"),
        (30, 6, true, VehicleId::M48, &[3][..], "clank"),
        (0, 6, false, VehicleId::NvaTruck, &[][..], "give no effect"),
    ] {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.company.vehicles.push(Vehicle::new("Mule", model, Who::Enemy, 2));
        play.play.blasts.push(Blast {
            number: 1,
            what: "burst".to_owned(),
            at: "on it".to_owned(),
            circle_in,
            impact: 3,
            rep,
            to_hit,
        });
        let mut dice = Scripted::new(rolls.iter().copied());
        let orders = json!({"effect": 1, "vehicles": ["Mule"]});
        let told = step(&mut play, FNG_FIRE_MISSION, orders, &mut dice);
        let told = text(&told.unwrap_or_else(|why| panic!("{model:?} {circle_in}: {why}"))).to_lowercase();
        assert!(told.contains(&expected.to_lowercase()), "{model:?}: {told}");
    }
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.company.vehicles.push(Vehicle::new("Mule", VehicleId::NvaTruck, Who::Enemy, 2));
    let blast = json!({"number": 1, "what": "artillery HE", "at": "on it", "circle_in": 16, "impact": 4,
        "rep": 6,
        "to_hit": true});
    play.play.blasts.push(serde_json::from_value(blast).unwrap());
    let orders = json!({"effect": 1, "vehicles": ["Mule"]});
    step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new([6, 1, 1])).unwrap();
    assert_ne!(play.company.vehicles[0].state, VehicleState::InAction, "it is written into the evening");
}

#[test]
fn called_fire_kills_who_is_larger_than_life_if_its_rep_is_his_or_more() {
    // Mortars attack at Rep 5, artillery and bombs at Rep 6; napalm has no Rep and never kills him (char-01).
    for (what, blast_rep, to_hit, rep, dead) in [
        ("light-mortar HE", 5, true, 5, true),
        ("light-mortar HE", 5, true, 6, false),
        ("artillery HE", 6, true, 6, true),
        ("500 lb bomb", 6, true, 5, true),
        ("napalm", 6, false, 4, false),
    ] {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.play.blasts.push(Blast {
            number: 1,
            what: what.to_owned(),
            at: "the ford".to_owned(),
            circle_in: 5,
            impact: 3,
            rep: blast_rep,
            to_hit,
        });
        let man = json!([{"name": "Slag", "rep": rep, "state": ["star", "larger-than-life"]}]);
        let rolls: &[u32] = if to_hit { &[6, 1] } else { &[1] };
        let orders = json!({"effect": 1, "at": man});
        let told = text(
            &step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new(rolls.iter().copied())).unwrap(),
        );
        let end = if dead { "Obviously Dead, may cheat death" } else { "Out of the Fight" };
        assert!(told.contains(&format!("Slag, Impact 3: {end}")), "{what}, Rep {rep}: {told}");
    }
}

#[test]
fn a_mortar_without_a_crew_does_not_fire() {
    for (tube, crew) in [("light-mortar", 2), ("medium-mortar", 3), ("artillery", 4)] {
        let declare = |short: u8| {
            let mut play = mission("us-army-infantry", "vc-main-force");
            let orders = json!({"declare": tube, "target": "the ford", "crew_short": short, "direct": true});
            step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new([])).map(|told| text(&told))
        };
        assert!(declare(crew - 1).unwrap().contains("declare"), "{tube}");
        let why = declare(crew).unwrap_err().to_string();
        assert!(why.contains(&format!("at most {} missing", crew - 1)), "{why}");
    }
}

#[test]
fn the_rules_of_mortars_refuse_what_they_forbid() {
    let refused = |orders: Value| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new([])).unwrap_err().to_string()
    };
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "range": 9}))
            .contains("reaches from 10 to 120 in")
    );
    assert!(
        refused(json!({"declare": "artillery", "target": "x", "range": 40}))
            .contains("reaches from 48 to 400 in")
    );
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "friends": 19})).contains("at least 20 in")
    );
    assert!(
        refused(json!({"declare": "medium-mortar", "target": "x", "friends": 39})).contains("at least 40 in")
    );
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "load": "wp"}))
            .contains("White Phosphorous is for artillery")
    );
    assert!(refused(json!({"declare": "light-mortar", "target": "x", "rounds": 4})).contains("1 to 3"));
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "crew_short": 1, "rounds": 3}))
            .contains("1 to 2")
    );
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "final_protective": 11}))
            .contains("within 10 in")
    );
    assert!(
        refused(json!({"declare": "light-mortar", "target": "x", "card": true}))
            .contains("no card has granted")
    );
    assert!(refused(json!({"mission": 4})).contains("there is no Fire Mission 4"));
    // The distances of artillery are for HE and smoke; another target must be as far from friends as the
    // first.
    let mut play = mission("us-army-infantry", "vc-main-force");
    let shell = json!({"declare": "artillery", "target": "x", "range": 40, "load": "illumination"});
    step(&mut play, FNG_FIRE_MISSION, shell, &mut Scripted::new([])).unwrap();
    let turn = json!({"mission": 1, "target": "y", "friends": 39});
    let error = step(&mut play, FNG_FIRE_MISSION, turn, &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("at least 40 in"), "{error}");
}

#[test]
fn final_protective_fire_is_two_missions_of_mortars_and_one_of_artillery() {
    let follow = |tube: &str, option: Option<&str>| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        if let Some(option) = option {
            play.play.options.set("sup-42", option).unwrap();
        }
        let orders = json!({"declare": tube, "target": "x", "friends": 5, "final_protective": 10});
        step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new([])).unwrap();
        play.play.fire_missions[0].follow_on
    };
    assert_eq!(
        (follow("light-mortar", None), follow("artillery", None), follow("artillery", Some("two"))),
        (1, 0, 1)
    );
}

#[test]
fn smoke_drifts_downwind_and_flares_burn_for_full_turns() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.turn = 1;
    let fire = |play: &mut Mission, tube: &str, load: &str, rolls: &[u32]| {
        let orders = json!({"declare": tube, "target": "it", "load": load, "direct": true, "rounds": 1});
        step(play, FNG_FIRE_MISSION, orders, &mut Scripted::new([])).unwrap();
        let number = play.play.fire_missions[0].number;
        step(play, FNG_FIRE_MISSION, json!({"mission": number}), &mut Scripted::new(rolls.iter().copied()))
            .unwrap();
    };
    fire(&mut play, "light-mortar", "smoke", &[1, 2]);
    assert_eq!((play.play.smoke[0].length_in, play.wind.unwrap().id()), (18, "west"));
    fire(&mut play, "light-mortar", "illumination", &[1]);
    fire(&mut play, "artillery", "illumination", &[1]);
    fire(&mut play, "artillery", "wp", &[1]);
    assert_eq!((play.play.flares[0].area_in, play.play.flares[0].until), (48, 4));
    assert_eq!((play.play.flares[1].area_in, play.play.flares[1].until), (56, 5));
    assert_eq!((play.play.blasts[0].circle_in, play.play.smoke[1].length_in), (12, 24));
    // No roll for smoke in the turn it was laid.
    let next = |play: &mut Mission, faces: &[u32]| {
        step(play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new().on("Smoke lasts", faces))
            .unwrap();
    };
    next(&mut play, &[6, 6]);
    assert_eq!(play.play.smoke.len(), 2);
    next(&mut play, &[3, 4]);
    assert_eq!(play.play.smoke.len(), 1);
    next(&mut play, &[3]);
    assert_eq!(play.play.flares.len(), 2);
    next(&mut play, &[3]);
    assert_eq!(play.play.flares.len(), 1);
    next(&mut play, &[4]);
    assert_eq!((play.play.flares.len(), play.play.smoke.len()), (0, 0));
}

#[test]
fn guns_and_aircraft_do_not_share_a_turn() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    step(
        &mut play,
        FNG_FIRE_MISSION,
        json!({"declare": "light-mortar", "target": "it", "direct": true}),
        &mut Scripted::new([]),
    )
    .unwrap();
    play.play.own.flown = true;
    let error = step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("aircraft of US Army Infantry have flown this turn"), "{error}");
}

#[test]
fn a_granted_card_is_called_by_radio_in_the_free_world_and_without_by_the_nva() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.own.granted = serde_json::from_value(json!(["artillery"])).unwrap();
    let orders = json!({"declare": "artillery", "target": "the ridge", "card": true});
    let error = step(&mut play, FNG_FIRE_MISSION, orders.clone(), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("--operator"), "{error}");
    let mut called = orders.clone();
    called["call"] = json!({"operator": "Jones", "rep": 4});
    step(&mut play, FNG_FIRE_MISSION, called, &mut Scripted::new([1, 4])).unwrap();
    assert!(play.play.own.granted.is_empty());
    let mut play = mission("nva", "us-marines");
    play.play.own.granted = serde_json::from_value(json!(["artillery"])).unwrap();
    step(&mut play, FNG_FIRE_MISSION, orders, &mut Scripted::new([])).unwrap();
}

#[test]
fn a_failed_call_for_a_granted_mission_is_remembered_and_the_full_procedure_rolls_the_request() {
    let granted = |option: &str| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.play.turn = 2;
        play.play.options.set("sup-02", option).unwrap();
        play.play.own.granted = serde_json::from_value(json!(["mortar"])).unwrap();
        play
    };
    let orders = json!({"declare": "medium-mortar", "target": "it", "card": true,
        "call": {"operator": "Jones", "rep": 4}});
    let with = |option: &str, rolls: &[u32]| {
        let mut play = granted(option);
        let mut dice = Scripted::new(rolls.iter().copied());
        step(&mut play, FNG_FIRE_MISSION, orders.clone(), &mut dice).unwrap();
        dice.finish().unwrap();
        play
    };
    let play = with("contact", &[1, 6]);
    assert_eq!(
        (play.play.own.granted.len(), play.play.radio.silent.len(), play.play.fire_missions.len()),
        (1, 1, 0)
    );
    assert_eq!(with("no-radio", &[]).play.fire_missions.len(), 1);
    let play = with("full-procedure", &[1, 1, 4]);
    assert_eq!(play.play.fire_missions[0].from_turn, 3);
    assert_eq!(with("full-procedure", &[1, 1, 2]).play.own.granted.len(), 1);
    let play = with("full-procedure", &[1, 1, 1]);
    assert_eq!((play.play.own.granted.len(), play.play.own.denied.clone()), (0, vec![Support::Artillery]));
}

#[test]
fn a_smoke_grenade_makes_a_cloud_like_a_smoke_round_and_is_no_fire_mission() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.turn = 1;
    let smoke = json!({"smoke_grenade": "the gate"});
    step(&mut play, FNG_FIRE_MISSION, smoke, &mut Scripted::new([6])).unwrap();
    assert_eq!(
        (play.play.smoke[0].length_in, play.play.smoke[0].at.as_str(), play.wind.unwrap().id()),
        (15, "the gate", "south")
    );
    assert!(!play.play.own.fired && play.play.fire_missions.is_empty());
    let both = json!({"smoke_grenade": "the gate", "declare": "light-mortar", "target": "x"});
    assert!(step(&mut play, FNG_FIRE_MISSION, both, &mut Scripted::new([])).is_err());
    for face in [3, 3] {
        assert_eq!(play.play.smoke.len(), 1);
        step(
            &mut play,
            FNG_ACTIVATION,
            json!({"own": 1, "enemy": 2}),
            &mut Rig::new().on("Smoke lasts", &[face]),
        )
        .unwrap();
    }
    // The turn it was laid in is none: then a 3 stays, and a 4 goes.
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new().on("Smoke lasts", &[4]))
        .unwrap();
    assert!(play.play.smoke.is_empty());
}
