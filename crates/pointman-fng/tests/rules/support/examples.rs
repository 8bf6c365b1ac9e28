//! The worked examples of the rules.

use pointman_fng::squads::vehicles::VehicleId;
use pointman_fng::support::{
    FNG_ACTIVATION, FNG_AIR_RUN, FNG_CONTACT, FNG_FIRE_MISSION, FNG_RADIO, FNG_REINFORCE, Offset, Who,
};
use serde_json::json;

use super::scene::{Rig, holding, mission, step, text};
use pointman_core::dice::Scripted;

#[test]
fn a_jack_over_a_ten_brings_no_reinforcements_and_goes_under_it() {
    // sup-ex-01
    let mut play = mission("us-army-infantry", "vc-main-force");
    let mut dice = Rig::new().cards(&["2H", "10C", "3D", "JS", "KD", "JD"]);
    // The US draws its three cards, the VC two (Support 3), then the US checks.
    let told =
        step(&mut play, FNG_ACTIVATION, json!({"own": 4, "enemy": 3, "shots": true}), &mut dice).unwrap();
    let told = text(&told);
    assert!(told.contains("US Army Infantry check for reinforcements"), "{told}");
    assert_eq!(play.play.own.card.unwrap().name(), "10C");
    assert!(told.contains("the J of diamonds: it is not lower than the 10, no reinforcements"), "{told}");
    assert!(play.play.own.under.iter().any(|card| card.name() == "JD"));
    assert!(play.play.arrivals.is_empty());
}

#[test]
fn a_ten_under_a_jack_brings_an_rpg_team_of_two_and_three_sappers_and_is_the_new_card() {
    // sup-ex-02
    let mut play = mission("us-army-infantry", "vc-main-force");
    holding(&mut play, Who::Enemy, "JH");
    let mut dice = Rig::new().cards(&["10S"]);
    let told = step(&mut play, FNG_ACTIVATION, json!({"own": 2, "enemy": 5}), &mut dice).unwrap();
    let arrival = &play.play.arrivals[0];
    let units: Vec<(&str, usize)> =
        arrival.units.iter().map(|unit| (unit.kind.id(), unit.figures.len())).collect();
    assert_eq!(units, [("rpg-7-team", 2), ("sapper-cell", 3)], "{}", text(&told));
    assert_eq!(play.play.enemy.card.unwrap().name(), "10S");
    assert_eq!(play.play.enemy.under[0].name(), "JH");
    assert_eq!(arrival.at, "arrives on the rear of the front");
}

#[test]
fn the_first_reinforcement_card_of_a_large_action_counts_as_a_ten_at_least() {
    // sup-ex-03
    let mut play = mission("us-army-infantry", "nva");
    play.assignment = serde_json::from_value(json!({"id": "attack", "urban": true})).unwrap();
    let mut dice = Rig::new().cards(&["7H", "2C", "3D", "2S", "3S", "9D"]);
    step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut dice).unwrap();
    // A 9 is lower than the 10 that the 7 counts as: a tank and the rest of the platoon.
    assert_eq!(play.play.own.card.unwrap().name(), "9D");
    assert_eq!(play.play.own.counts_as, Some(9));
    assert!(!play.play.arrivals.is_empty());
    // In a squad mission the same 7 beats it.
    let mut squad = mission("us-army-infantry", "nva");
    step(
        &mut squad,
        FNG_REINFORCE,
        json!({"side": "own"}),
        &mut Rig::new().cards(&["7H", "2C", "3D", "2S", "3S", "9D"]),
    )
    .unwrap();
    assert!(squad.play.arrivals.is_empty());
}

#[test]
fn an_eight_and_a_two_bring_the_us_army_an_acav_on_the_left_flank_of_the_front() {
    // sup-ex-04, sup-ex-05
    let mut play = mission("us-army-infantry", "vc-main-force");
    holding(&mut play, Who::Own, "9H");
    let mut dice = Rig::new().cards(&["8D"]).on("US Army tank availability", &[2]);
    step(&mut play, FNG_ACTIVATION, json!({"own": 4, "enemy": 3}), &mut dice).unwrap();
    let arrival = &play.play.arrivals[0];
    assert_eq!(arrival.units[0].kind.id(), "m-113-acav");
    assert_eq!(arrival.at, "arrives on the left flank of the front");
    assert_eq!(play.play.own.tanks, [VehicleId::M113Acav]);
}

#[test]
fn a_call_at_rep_4_with_a_3_makes_contact_and_a_6_ends_the_calls_of_the_turn() {
    // sup-ex-06, sup-ex-07
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.aircraft = serde_json::from_value(json!([
        {"number": 1, "side": "own", "duty": "fac", "model": "o-1-us", "pilot_rep": 4, "since": 1,
            "place": "on-station"}]))
    .unwrap();
    play.play.last_number = 1;
    let jones = json!({"operator": "Jones", "rep": 4});
    let mut dice = Scripted::new([1, 3]);
    let told = step(&mut play, FNG_RADIO, json!({"to": "battalion", "call": jones}), &mut dice).unwrap();
    assert!(text(&told).contains("contact"), "{}", text(&told));
    assert_eq!(play.play.radio.reached[0].to, "battalion");
    let told =
        step(&mut play, FNG_RADIO, json!({"to": "fac", "call": jones}), &mut Scripted::new([6])).unwrap();
    assert!(text(&told).contains("may make no more calls this turn"), "{}", text(&told));
    let again = step(&mut play, FNG_RADIO, json!({"to": "fac", "call": jones}), &mut Scripted::new([]));
    assert!(again.unwrap_err().to_string().contains("has failed this turn"));
}

#[test]
fn a_spotting_round_of_2_falls_7_long_and_further_rounds_deviate_from_there() {
    // sup-ex-08
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.options.set("sup-19", "no-limit").unwrap();
    let declare = json!({"declare": "light-mortar", "target": "the house", "range": 40, "rounds": 6});
    step(&mut play, FNG_FIRE_MISSION, declare, &mut Scripted::new([])).unwrap();
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([2, 3, 4])).unwrap();
    assert_eq!(play.play.fire_missions[0].point, Some(Offset { long: 7, right: 0 }));
    assert_eq!(play.play.fire_missions[0].rounds_left, 6);
    // The next: 3, long 1d6 from there.
    let told = step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([3, 5])).unwrap();
    assert_eq!(play.play.blasts[0].at, "12 in long of the house", "{}", text(&told));
    step(&mut play, FNG_FIRE_MISSION, json!({"mission": 1}), &mut Scripted::new([5, 2])).unwrap();
    assert_eq!(play.play.blasts[1].at, "5 in long of the house");
    assert_eq!(play.play.fire_missions[0].rounds_left, 4);
}

#[test]
fn two_500_lb_bombs_one_750_lb_bomb_and_an_hmg_are_two_passes() {
    // sup-ex-09: two types of weapon. The F-4 with bombs and HMG is such a plane on the lists.
    let mut play = mission("us-marines", "vc-main-force");
    play.play.aircraft = serde_json::from_value(json!([
        {"number": 1, "side": "own", "duty": "strike", "model": "f-4", "service": "marine", "pilot_rep": 6,
            "since": 1, "place": "on-station"}]))
    .unwrap();
    play.play.last_number = 1;
    for kind in ["guns", "bombs"] {
        play.play.turn += 1;
        play.play.radio = serde_json::from_value(json!({"reached": [{"side": "own", "to": "fac"}]})).unwrap();
        step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": kind}), &mut Scripted::new([]))
            .unwrap();
        play.play.turn += 1;
        step(
            &mut play,
            FNG_AIR_RUN,
            json!({"aircraft": 1, "run": true, "point": "the bunker"}),
            &mut Rig::new(),
        )
        .unwrap();
    }
    assert!(!play.play.aircraft[0].is_here());
    assert_eq!(play.play.aircraft[0].runs.values().sum::<u8>(), 2);
}

#[test]
fn a_3_and_a_5_against_support_3_are_contact_that_is_not_hidden() {
    // sup-ex-11, camp-05
    let mut play = mission("us-army-infantry", "vc-main-force");
    let mut dice = Rig::new().on("Contact", &[3, 5]).cards(&["4H"]);
    let told = step(&mut play, FNG_CONTACT, json!({"feature": "hootch"}), &mut dice).unwrap();
    assert!(play.play.features[0].found.ends_with("not hidden"), "{}", text(&told));
    assert_eq!(play.play.arrivals[0].at, "in hootch, not hidden");
    let again = step(&mut play, FNG_CONTACT, json!({"feature": "Hootch"}), &mut Scripted::new([]));
    assert!(again.unwrap_err().to_string().contains("checked already"));
}
