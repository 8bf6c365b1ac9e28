//! Helicopters under fire and at work: who checks at a hover, what hits those aboard, room, weather.

use pointman_core::dice::Scripted;
use pointman_fng::evening::Company;
use pointman_fng::mission::{Mission, Weather};
use pointman_fng::support::{FNG_ACTIVATION, FNG_AIR_RUN, FNG_HELICOPTER, Place};
use serde_json::{Value, json};

use super::air::{declared, flying, refused, run, with_fac};
use super::scene::{Rig, by_night, mission, step, text};

fn hover(by: Value, rolls: &[u32]) -> String {
    let mut play = flying("uh-1-hog", "gunship", "");
    let mut dice = Scripted::new(rolls.iter().copied());
    let told = step(&mut play, FNG_HELICOPTER, json!({"action": "hover", "by": by}), &mut dice).unwrap();
    dice.finish().unwrap();
    text(&told)
}

#[test]
fn every_enemy_within_24_in_of_a_hover_checks_whatever_he_carries_and_fires_only_in_range() {
    // sup-23: a pistol reaches 12 in. He may be driven off, and stands without a shot unless the helicopter
    // is near enough.
    let ivan = |words: &[&str]| json!([{"name": "Ivan", "rep": 4, "weapon": "com-tokarev", "state": words}]);
    assert!(hover(ivan(&[]), &[5, 6]).to_lowercase().contains("run"));
    assert!(hover(ivan(&[]), &[1, 2]).contains("reaches 12 in"));
    assert!(hover(ivan(&["in-range"]), &[1, 2, 1, 2]).contains("Ivan misses"));
}

#[test]
fn a_star_chooses_what_he_does_about_an_aircraft() {
    let star = |words: &[&str]| json!([{"name": "Tran", "rep": 3, "weapon": "com-ak-47", "state": words}]);
    assert!(hover(star(&["star"]), &[1, 2]).contains("Tran misses"));
    assert!(hover(star(&["star", "duck"]), &[]).contains("Tran Ducks Back by choice"));
}

#[test]
fn a_crewman_is_hit_by_the_weapon_that_hit_his_helicopter() {
    // helicopter-damage-1. An HMG: four dice, all but the last miss; 8 on the table, the first of two;
    // damage.
    let mut play = declared(flying("uh-1-hog", "gunship", ""), "guns");
    let by = json!([{"name": "Ivan", "rep": 4, "weapon": "com-hmg-51"}]);
    let aboard = json!([{"name": "Pilot", "rep": 4}, {"name": "Gunner", "rep": 4}]);
    let mut dice = Rig::new()
        .on("Piloting", &[1, 6])
        .on("Anti-Aircraft", &[1, 2])
        .on("fires the", &[1, 1, 1, 6])
        .on("Helicopter Damage", &[4, 4]);
    let told = step(
        &mut play,
        FNG_AIR_RUN,
        json!({"aircraft": 1, "run": true, "by": by, "aboard": aboard}),
        &mut dice,
    )
    .unwrap();
    assert!(text(&told).contains(", Impact 5: "), "{}", text(&told));
    // Fire that was rolled elsewhere says with what.
    let mut play = flying("uh-1-slick", "transport", "");
    let hit = json!({"action": "hit", "aboard": aboard,
        "by": [{"name": "Ivan", "rep": 4, "weapon": "com-hmg-51"}]});
    let told = step(&mut play, FNG_HELICOPTER, hit, &mut Scripted::new([4, 4, 2, 6])).unwrap();
    assert!(text(&told).contains("Gunner, Impact 5"), "{}", text(&told));
    assert!(text(&told).contains("Impact 5, that of the weapon (helicopter-1)"), "{}", text(&told));
}

#[test]
fn option_helicopter_1_a_crewman_is_hit_at_impact_1_whatever_hit_his_helicopter() {
    let mut play = flying("uh-1-slick", "transport", "");
    play.play.options.set("helicopter-1", "1").unwrap();
    let aboard = json!([{"name": "Pilot", "rep": 4}, {"name": "Gunner", "rep": 4}]);
    let hit = json!({"action": "hit", "aboard": aboard,
        "by": [{"name": "Ivan", "rep": 4, "weapon": "com-hmg-51"}]});
    let told = step(&mut play, FNG_HELICOPTER, hit, &mut Scripted::new([4, 4, 2, 6])).unwrap();
    assert!(text(&told).contains("Gunner, Impact 1"), "{}", text(&told));
}

#[test]
fn a_ten_on_the_damage_table_hurts_somebody_aboard_on_1_to_3() {
    let hit = |rolls: &[u32], aboard: Value| {
        let mut play = flying("uh-1-slick", "transport", "");
        let mut dice = Scripted::new(rolls.iter().copied());
        let told =
            step(&mut play, FNG_HELICOPTER, json!({"action": "hit", "aboard": aboard}), &mut dice).unwrap();
        dice.finish().unwrap();
        assert_eq!(play.play.aircraft[0].place, Place::Gone);
        text(&told)
    };
    let two = || json!([{"name": "Pilot", "rep": 4}, {"name": "Smith", "rep": 4}]);
    assert!(hit(&[5, 5, 3, 2, 6], two()).contains("Smith, Impact 3"));
    assert!(!hit(&[5, 5, 4], two()).contains("Impact"));
    assert!(hit(&[4, 6, 1, 6], json!([{"name": "Pilot", "rep": 4}])).contains("Pilot, Impact 3"));
    assert!(hit(&[6, 4, 2], json!([])).contains("someone aboard is hurt"));
    // Of a crew without names one is rolled for at once.
    let mut play = flying("uh-1-slick", "transport", "");
    play.company.by_the_rules = true;
    let hit = json!({"action": "hit", "aboard": []});
    let told = step(&mut play, FNG_HELICOPTER, hit, &mut Scripted::new([6, 4, 2, 6])).unwrap();
    assert!(text(&told).contains("crewman 1 of ") && text(&told).contains(", Impact 3: "), "{}", text(&told));
}

#[test]
fn a_dustoff_with_half_a_load_takes_two_wounded_walking_or_not() {
    let mut play = flying("uh-1-slick", "medevac", "");
    (play.play.aircraft[0].room, play.play.aircraft[0].place) = (Some(2), Place::Landed);
    for (men, litters) in [(3, 0), (2, 1), (1, 2), (0, 3)] {
        let orders = json!({"action": "load", "men": men, "litters": litters});
        assert!(refused(&mut play, FNG_HELICOPTER, orders).contains("room for 2"), "{men} and {litters}");
    }
    step(
        &mut play,
        FNG_HELICOPTER,
        json!({"action": "load", "men": 1, "litters": 1}),
        &mut Scripted::new([]),
    )
    .unwrap();
    play.play.turn += 1;
    assert!(refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "men": 1})).contains("room for 2"));
}

#[test]
fn a_helicopter_that_overcast_delays_comes_in_its_turn() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    (play.play.turn, play.weather) = (2, Weather::Overcast);
    // It can fly (3), but later (1): a 4 is two turns.
    let send = json!({"action": "send", "model": "uh-1-slick"});
    step(&mut play, FNG_HELICOPTER, send, &mut Scripted::new([3, 1, 4])).unwrap();
    assert!(play.play.aircraft.is_empty());
    assert_eq!(play.play.due[0].turn, 4);
    for _ in 0..2 {
        step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    }
    assert_eq!((play.play.aircraft[0].model.id(), play.play.aircraft[0].since), ("uh-1-slick", 4));
}

#[test]
fn a_crash_on_the_lz_is_no_helicopter_shot_down() {
    let mut play = flying("uh-1-slick", "transport", "");
    step(&mut play, FNG_HELICOPTER, json!({"action": "land", "small_lz": true}), &mut Scripted::new([1, 1]))
        .unwrap();
    assert_eq!((play.play.aircraft[0].place, play.play.helicopter_down), (Place::Down, false));
}

#[test]
fn a_crash_on_a_small_lz_hurts_everybody_aboard_or_by_the_option_nobody() {
    let aboard = json!([{"name": "Pilot", "rep": 4}, {"name": "Gunner", "rep": 4}]);
    let orders = json!({"action": "land", "small_lz": true, "crash_hurts": true, "aboard": aboard});
    let crash = |option: Option<&str>, rolls: &[u32]| {
        let mut play = flying("uh-1-slick", "transport", "");
        option.iter().for_each(|value| play.play.options.set("small-lz", value).unwrap());
        let mut dice = Scripted::new(rolls.iter().copied());
        let told = text(&step(&mut play, FNG_HELICOPTER, orders.clone(), &mut dice).unwrap());
        dice.finish().unwrap();
        assert_eq!((play.play.aircraft[0].place, play.play.helicopter_down), (Place::Down, false));
        told
    };
    let told = crash(None, &[1, 1, 3, 6, 2, 5]);
    assert!(told.contains("Pilot, Impact 3: Obviously Dead"), "{told}");
    assert!(told.contains("Gunner, Impact 3: Out of the Fight"), "{told}");
    assert!(told.contains("Pilot is thrown 2 in") && told.contains("Gunner is thrown 5 in"), "{told}");
    crash(Some("unhurt"), &[1, 1]);
}

#[test]
fn hard_as_nails_saves_a_man_from_one_hit_of_a_burst_and_the_dead_are_hit_no_more() {
    let at = |attributes: &[&str]| json!([{"name": "Phu", "rep": 4, "attributes": attributes}]);
    // Four dice of an HMG, three of them hits, Impact 5: the first is survived, the second is not, the third
    // is rolled for nobody.
    let mut play = declared(with_fac(flying("a-37", "strike", "usaf")), "guns");
    let told = run(&mut play, json!({"at": at(&["hard-as-nails"])}), &[6, 6, 6, 1, 5, 5]);
    assert!(told.contains("Knocked Down") && told.contains("Obviously Dead"), "{told}");
    let mut play = declared(with_fac(flying("a-37", "strike", "usaf")), "guns");
    run(&mut play, json!({"at": at(&[])}), &[6, 6, 6, 1, 5]);
}

#[test]
fn an_observation_helicopter_moves_36_in_altogether_and_leaves_the_table_from_the_next_turn_on() {
    let mut play = flying("oh-1-cayuse", "gunship", "");
    let go = |play: &mut Mission, inches: u16| {
        step(play, FNG_HELICOPTER, json!({"action": "move", "inches": inches}), &mut Scripted::new([1, 1]))
            .map(|_| ())
    };
    go(&mut play, 20).unwrap();
    assert!(go(&mut play, 17).unwrap_err().to_string().contains("36 in in a turn"));
    go(&mut play, 16).unwrap();
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "leave"}))
            .contains("cannot leave until next turn")
    );
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    go(&mut play, 36).unwrap();
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    step(&mut play, FNG_HELICOPTER, json!({"action": "leave"}), &mut Scripted::new([])).unwrap();
}

#[test]
fn a_go_go_bird_drops_its_flare_from_a_hover_too() {
    let mut play = by_night(flying("uh-1-go-go-bird", "gunship", ""));
    step(&mut play, FNG_HELICOPTER, json!({"action": "hover"}), &mut Scripted::new([])).unwrap();
    step(&mut play, FNG_HELICOPTER, json!({"action": "flare", "point": "here"}), &mut Scripted::new([]))
        .unwrap();
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "flare", "point": "there"}))
            .contains("its flare of this turn")
    );
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    step(&mut play, FNG_HELICOPTER, json!({"action": "flare", "point": "there"}), &mut Scripted::new([]))
        .unwrap();
}

#[test]
fn in_a_turn_whose_weather_lets_no_helicopter_fly_none_is_sent_again() {
    let send = json!({"action": "send", "model": "uh-1-slick"});
    let grounded = |rules: u8| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        (play.play.turn, play.weather, play.company.rules) = (2, Weather::Rain, rules);
        step(&mut play, FNG_HELICOPTER, send.clone(), &mut Scripted::new([4])).unwrap();
        assert!(play.play.aircraft.is_empty() && play.play.due.is_empty());
        play
    };
    let why = refused(&mut grounded(Company::RULES), FNG_HELICOPTER, send.clone());
    assert!(why.contains("no helicopter can fly this turn"), "{why}");
    step(&mut grounded(39), FNG_HELICOPTER, send.clone(), &mut Scripted::new([4])).unwrap();
    let mut play = grounded(Company::RULES);
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    step(&mut play, FNG_HELICOPTER, send, &mut Scripted::new([5, 3])).unwrap();
    assert_eq!(play.play.aircraft.len(), 1, "in the next turn it is rolled anew");
}

#[test]
fn at_a_hover_free_will_spares_the_check_whoever_has_it() {
    let hovers = |rules: u8, state: &[&str], rolls: &[u32]| {
        let mut play = flying("uh-1-hog", "gunship", "");
        play.company.rules = rules;
        let by = json!([{ "name": "Ivan", "rep": 4, "weapon": "com-tokarev", "state": state }]);
        let mut dice = Scripted::new(rolls.iter().copied());
        let told =
            step(&mut play, FNG_HELICOPTER, json!({ "action": "hover", "by": by }), &mut dice).unwrap();
        dice.finish().unwrap();
        text(&told)
    };
    let stands = |told: &str| told.contains("Ivan stands");
    assert!(stands(&hovers(Company::RULES, &["free-will"], &[])), "a Grunt who has it");
    assert!(stands(&hovers(Company::RULES, &["star"], &[])));
    assert!(!stands(&hovers(Company::RULES, &["star", "no-free-will"], &[5, 6])), "a Star who has not");
    assert!(stands(&hovers(0, &["star", "no-free-will"], &[])), "turns of earlier versions");
}
