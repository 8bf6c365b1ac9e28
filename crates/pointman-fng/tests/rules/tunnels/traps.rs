//! Booby traps: placing, three equal dice, finding, each kind going off, disarming, clearing, poison.

use pointman_fng::mission::Side;
use pointman_fng::traps::{TrapKind, TrapOptions, TrapState, are_trips, is_third_die_thrown};
use serde_json::{Value, json};

use crate::tunnels::scene::{Loaded, Scene, open_texts, texts};

fn place(kind: &str) -> Value {
    json!({ "kind": kind, "at": "the trail" })
}

/// Two players; the enemy has placed a trap of this kind.
fn placed(kind: &str) -> Scene {
    let mut scene = Scene::versus();
    scene.take_exactly("fng-trap-place", place(kind), &[6]);
    scene
}

fn smith(trap: u16) -> Value {
    json!({ "trap": trap, "by": { "name": "Smith", "rep": 4 } })
}

#[test]
fn example_sup_ex_10_three_rolled_are_three_traps_recorded_in_secret() {
    let mut scene = Scene::versus();
    let told = scene.take_exactly("fng-trap-place", json!({}), &[3]);
    assert_eq!((scene.mission.traps.number, open_texts(&told)), (Some(3), String::new()));
    for kind in ["landmine", "tripwire", "punji"] {
        let told = scene.take_exactly("fng-trap-place", place(kind), &[]);
        assert_eq!(open_texts(&told), "");
    }
    assert!(scene.refused("fng-trap-place", place("viper")).contains("all 3 traps are placed"));
}

#[test]
fn who_is_asked_for_a_trap_is_told_of_none_that_is_hidden() {
    let mut scene = Scene::versus();
    scene.take_exactly("fng-trap-place", json!({}), &[3]);
    for kind in ["landmine", "tripwire"] {
        scene.take_exactly("fng-trap-place", place(kind), &[]);
    }
    let legal = |scene: &mut Scene| {
        let by = json!({ "by": { "name": "Smith", "rep": 4 } });
        let error = scene.take_with("fng-trap-spring", by, &mut Loaded::new(&[], 6)).unwrap_err();
        let [question] = error.open() else { panic!("{error}") };
        assert_eq!(question.name, "trap");
        question.legal.clone()
    };
    assert!(legal(&mut scene).is_empty());
    scene.mission.traps.list[1].state = TrapState::Found;
    assert_eq!(legal(&mut scene), ["2"]);
}

#[test]
fn traps_are_for_communist_controlled_ground_and_in_solo_play_nobody_places_the_enemys() {
    let mut scene = Scene::versus();
    scene.mission.setting.communist_ground = false;
    assert!(scene.refused("fng-trap-place", place("viper")).contains("Communist-controlled ground"));
    let mut scene = Scene::new();
    assert!(scene.refused("fng-trap-place", place("viper")).contains("three equal Activation dice"));
    scene.take_exactly("fng-trap-place", json!({}), &[2]);
}

#[test]
fn the_free_world_sets_mines_it_fires_and_flares() {
    let mut scene = Scene::new();
    for kind in ["cdm", "trip-flare"] {
        scene.take_exactly(
            "fng-trap-place",
            json!({ "kind": kind, "at": "the wire", "side": "free-world" }),
            &[],
        );
    }
    assert!(scene.mission.traps.list.iter().all(|trap| trap.side == Side::FreeWorld));
    let punji = json!({ "kind": "punji", "at": "the wire", "side": "free-world" });
    assert!(scene.refused("fng-trap-place", punji).contains("Command Detonated Mines"));
}

#[test]
fn option_sup_31_six_markers_of_which_as_many_are_real_as_were_rolled() {
    let mut scene = Scene::versus();
    assert!(scene.refused("fng-trap-place", json!({ "dummy": true, "at": "a bush" })).contains("no dummies"));
    scene.take_exactly("fng-trap-place", json!({ "options": [["sup-31", "markers"]] }), &[]);
    scene.take_exactly("fng-trap-place", place("viper"), &[5]);
    scene.take_exactly("fng-trap-place", json!({ "dummy": true, "at": "a bush" }), &[]);
    assert!(
        scene
            .refused("fng-trap-place", json!({ "dummy": true, "at": "a tree" }))
            .contains("all dummies are placed")
    );
    let told = scene.take_exactly("fng-trap-spring", smith(2), &[]);
    assert!(texts(&told).contains("nothing behind it"));
}

#[test]
fn only_three_equal_dice_are_trips() {
    assert!(are_trips([4, 4, 4]));
    assert!(!are_trips([4, 4, 5]) && !are_trips([5, 4, 4]) && !are_trips([4, 5, 4]));
}

fn among() -> Value {
    json!([{ "name": "Smith", "rep": 5 }, { "name": "Jones", "rep": 3 }, { "name": "Brown", "rep": 4 }])
}

fn solo(number: u32) -> Scene {
    let mut scene = Scene::new();
    assert!(!is_third_die_thrown(&scene.mission));
    assert!(scene.refused("fng-trap-trip", json!({ "among": among() })).contains("has not been rolled"));
    scene.take_exactly("fng-trap-place", json!({}), &[number]);
    scene
}

#[test]
fn the_lowest_die_and_rep_sets_a_trap_off_and_those_tied_roll_again() {
    let mut scene = solo(2);
    // Punji; 5+1, 3+3 and 4+2 tie; 5+2 = 7, 3+6 = 9, 4+3 = 7; Smith 5+1, Brown 4+1.
    scene.take_exactly("fng-trap-trip", json!({ "among": among() }), &[2, 1, 3, 2, 2, 6, 3, 1, 1]);
    let trap = &scene.mission.traps.list[0];
    assert_eq!(
        (trap.kind, trap.state, trap.victim.as_deref()),
        (Some(TrapKind::Punji), TrapState::Tripped, Some("Brown"))
    );
    assert!(
        scene
            .refused("fng-trap-spring", json!({ "by": { "name": "Smith", "rep": 5 } }))
            .contains("Brown has come across")
    );
    scene.take_exactly("fng-trap-spring", json!({ "by": { "name": "Brown", "rep": 4 } }), &[4, 6]);
}

#[test]
fn as_many_traps_go_off_in_solo_play_as_were_rolled() {
    let mut scene = solo(1);
    assert!(is_third_die_thrown(&scene.mission));
    scene.take_exactly("fng-trap-trip", json!({ "among": among() }), &[1, 4, 1, 1, 6]);
    assert!(!is_third_die_thrown(&scene.mission));
    assert!(scene.refused("fng-trap-trip", json!({ "among": among() })).contains("no trap is left"));
}

#[test]
fn a_trip_flare_by_day_is_rolled_again_and_by_night_it_stands() {
    let mut scene = solo(3);
    scene.take_exactly("fng-trap-trip", json!({ "among": [{ "name": "Smith", "rep": 5 }] }), &[6, 6, 3]);
    assert_eq!(scene.mission.traps.list[0].kind, Some(TrapKind::Landmine));
    scene.take_exactly(
        "fng-trap-trip",
        json!({ "among": [{ "name": "Smith", "rep": 5 }], "night": true }),
        &[6],
    );
    assert_eq!(scene.mission.traps.list[1].kind, Some(TrapKind::TripFlare));
}

#[test]
fn without_figures_the_kind_is_rolled_once_and_the_victim_named_later() {
    let mut scene = solo(1);
    scene.take_exactly("fng-trap-trip", json!({}), &[4]);
    assert!(scene.unusable("fng-trap-trip", json!({})).contains("give who may have set it off with"));
    scene.take_exactly("fng-trap-trip", json!({ "among": among() }), &[6, 1, 6]);
    assert_eq!(scene.mission.traps.list[0].victim.as_deref(), Some("Jones"));
    assert_eq!(scene.mission.traps.tripped, 1);
}

#[test]
fn a_trap_is_found_at_rep_minus_1_and_a_known_one_is_checked_again() {
    let mut scene = placed("landmine");
    scene.take_exactly("fng-trap-spring", smith(1), &[3]);
    assert_eq!(
        (scene.mission.traps.list[0].state, scene.mission.traps.list[0].found),
        (TrapState::Found, Some(0))
    );
    // Walking over it again: not seen this time; to hit 3 + 4 misses.
    scene.take_exactly("fng-trap-spring", smith(1), &[4, 3]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Sprung);
    assert!(scene.refused("fng-trap-spring", smith(1)).contains("no longer set"));
}

#[test]
fn an_explosive_tripwire_attacks_everybody_in_its_circle_as_a_grenade() {
    let mut scene = placed("tripwire");
    let mut spring = smith(1);
    spring["near"] =
        json!([{ "name": "Jones", "rep": 3 }, { "name": "Brown", "rep": 3, "state": ["in-cover"] }]);
    // Not found; explosive; to hit 4 + 4: those in cover are missed; damage 2 and 3 at Impact 2.
    let told = scene.take_exactly("fng-trap-spring", spring, &[6, 4, 4, 2, 3]);
    assert!(texts(&told).contains("Smith: Obviously Dead"), "{}", texts(&told));
    assert!(texts(&told).contains("Jones: Knocked Down") && texts(&told).contains("Brown: unhurt"));
}

#[test]
fn a_reflexive_tripwire_attacks_the_one_who_set_it_off_at_rep_4_with_a_bayonet() {
    let mut scene = placed("tripwire");
    // Its two dice at 4; his at 4 - 2 for the Impact; damage 2 at Impact 2.
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 5, 4, 4, 3, 3, 2]);
    assert!(
        texts(&told).contains("the trap hits Smith") && texts(&told).contains("Smith: Obviously Dead"),
        "{}",
        texts(&told)
    );
    let mut scene = placed("tripwire");
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 6, 5, 5, 1, 1]);
    assert!(texts(&told).contains("gets the better of"), "no die for damage to a trap");
}

#[test]
fn option_trap_1_everybody_in_the_circle_of_an_explosive_trap_is_hit_without_a_roll() {
    let mut scene = placed("landmine");
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 4, 5]);
    assert!(
        texts(&told).contains("at Rep 4, which the rules print only for reflex traps"),
        "{}",
        texts(&told)
    );
    let mut scene = placed("landmine");
    scene.mission.traps.options.set("trap-1", "all-hit").unwrap();
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 1]);
    assert!(texts(&told).contains("everyone there is hit"), "{}", texts(&told));
    assert!(texts(&told).contains("Smith: Obviously Dead"), "{}", texts(&told));
}

#[test]
fn option_trap_2_a_reflex_trap_attacks_as_a_bayonet_in_the_hand_of_impact_1() {
    for (value, impact, end) in [("fixed", 2, "Obviously Dead"), ("hand-held", 1, "Out of the Fight")] {
        let mut scene = placed("tripwire");
        scene.mission.traps.options.set("bayonet", value).unwrap();
        // Not found, reflexive; both its dice pass, none of his; damage 2.
        let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 5, 3, 3, 6, 6, 2]);
        assert!(texts(&told).contains(&format!("Impact {impact} (trap-2)")), "{}", texts(&told));
        assert!(texts(&told).contains(&format!("Smith: {end}")), "{value}: {}", texts(&told));
    }
}

#[test]
fn stakes_hit_at_impact_1_without_a_roll_and_stay_where_they_are() {
    let mut scene = placed("punji");
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 1]);
    assert!(texts(&told).contains("Smith: Obviously Dead"));
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Found);
}

#[test]
fn a_mine_for_vehicles_attacks_the_bottom_with_apw_3() {
    let mut scene = Scene::versus();
    let mut mine = place("landmine");
    mine["anti_vehicle"] = json!(true);
    scene.take_exactly("fng-trap-place", mine, &[6]);
    let mut spring = smith(1);
    spring["vehicle"] = json!("m-113-apc");
    let told = scene.take("fng-trap-spring", spring, &[6]);
    assert!(texts(&told).contains("APW 3 against the bottom of the"), "{}", texts(&told));
    let mut scene = placed("landmine");
    let mut spring = smith(1);
    spring["vehicle"] = json!("m-113-apc");
    assert!(texts(&scene.take("fng-trap-spring", spring, &[6])).contains("APW 2"));
    let mut viper = place("viper");
    viper["anti_vehicle"] = json!(true);
    assert!(scene.unusable("fng-trap-place", viper).contains("only a landmine"));
}

#[test]
fn a_viper_fights_at_rep_3_and_poisons_whom_it_hits() {
    let mut scene = placed("viper");
    // Its dice 3, 3 pass twice, his 5, 5 do not: no damage die, but poison.
    let told = scene.take_exactly("fng-trap-spring", smith(1), &[6, 3, 3, 5, 5]);
    assert!(texts(&told).contains("Smith is poisoned"));
    assert_eq!(scene.mission.traps.poisoned, ["Smith"]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Found, "it is still there");
}

#[test]
fn each_turn_poison_kills_on_1_to_2_puts_out_of_the_fight_on_3_to_4_and_goes_on_otherwise() {
    for (face, text, left) in [
        (1, "dead", 0),
        (2, "dead", 0),
        (3, "out of the fight", 0),
        (4, "out of the fight", 0),
        (5, "poison", 1),
        (6, "poison", 1),
    ] {
        let mut scene = Scene::new();
        scene.mission.traps.poisoned.push("Smith".to_owned());
        let told = scene.take_exactly("fng-trap-turn", json!({}), &[face]);
        assert_eq!(scene.mission.traps.poisoned.len(), left, "{face}");
        let told = texts(&told).to_lowercase();
        assert!(told.contains(text) || text == "dead" && told.contains("kill"), "{face}: {told}");
    }
    let mut scene = Scene::new();
    scene.mission.traps.poisoned.push("Smith".to_owned());
    scene.take_exactly("fng-trap-turn", json!({ "treated": ["Smith"] }), &[]);
    assert!(scene.unusable("fng-trap-turn", json!({ "treated": ["Jones"] })).contains("not poisoned"));
}

#[test]
fn a_viper_is_destroyed_by_gun_or_hand() {
    let found = || {
        let mut scene = placed("viper");
        scene.take_exactly("fng-trap-spring", smith(1), &[1]);
        scene
    };
    let mut scene = found();
    scene.take_exactly(
        "fng-trap-clear",
        json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 }, "shot": true }),
        &[],
    );
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Cleared);
    // By hand: it misses twice, he passes twice with nothing in his hands: knocked down and won by two, it is
    // out of the fight.
    let mut scene = found();
    scene.take_exactly(
        "fng-trap-clear",
        json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 } }),
        &[6, 6, 1, 1, 2],
    );
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Cleared);
    let mut scene = found();
    scene.take_exactly(
        "fng-trap-clear",
        json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 } }),
        &[1, 1, 6, 6],
    );
    assert_eq!(scene.mission.traps.poisoned, ["Smith"]);
}

#[test]
fn everybody_in_the_zone_of_a_cdm_takes_an_impact_3_hit_and_those_behind_it_its_back_blast() {
    let mut scene = placed("cdm");
    let mut spring = smith(1);
    spring["fired"] = json!(true);
    spring["near"] = json!([{ "name": "Jones", "rep": 3 }]);
    spring["behind"] = json!([{ "name": "Phu", "rep": 3 }]);
    // Who fires it is not in it; 3 kills at Impact 3 and knocks down at Impact 2.
    let told = scene.take_exactly("fng-trap-spring", spring, &[3, 3]);
    assert!(
        texts(&told).contains("Jones: Obviously Dead") && texts(&told).contains("Phu: Knocked Down"),
        "{}",
        texts(&told)
    );
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Sprung);
    // sup-40: in solo play it faces the one who set it off.
    let mut scene = solo(1);
    scene.take_exactly("fng-trap-trip", json!({ "among": [{ "name": "Smith", "rep": 4 }] }), &[5]);
    let told = scene.take_exactly("fng-trap-spring", json!({ "by": { "name": "Smith", "rep": 4 } }), &[6, 3]);
    assert!(texts(&told).contains("Smith: Obviously Dead"));
}

#[test]
fn a_trip_flare_burns_for_one_full_turn_and_is_gone() {
    let mut scene = placed("trip-flare");
    scene.take_exactly("fng-trap-spring", smith(1), &[6]);
    assert_eq!((scene.mission.traps.flares.len(), scene.mission.traps.list[0].state), (1, TrapState::Sprung));
    scene.take_exactly("fng-trap-turn", json!({}), &[]);
    assert_eq!(scene.mission.traps.flares.len(), 1);
    scene.take_exactly("fng-trap-turn", json!({}), &[]);
    assert!(scene.mission.traps.flares.is_empty());
}

fn found_last_turn(kind: &str) -> Scene {
    let mut scene = placed(kind);
    scene.take_exactly("fng-trap-spring", smith(1), &[1]);
    scene.take_exactly("fng-trap-turn", json!({}), &[]);
    scene
}

#[test]
fn a_trap_is_disarmed_from_the_turn_after_it_was_found() {
    let mut scene = placed("landmine");
    assert!(scene.unusable("fng-trap-disarm", smith(1)).contains("trap 1 is not known"));
    scene.take_exactly("fng-trap-spring", smith(1), &[1]);
    assert!(scene.refused("fng-trap-disarm", smith(1)).contains("found this turn"));
    scene.take_exactly("fng-trap-turn", json!({}), &[]);
    // Half of 4 is 2.
    scene.take_exactly("fng-trap-disarm", smith(1), &[2, 1]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Disarmed);
}

#[test]
fn a_pass_of_1d6_is_tried_again_and_the_next_turn_it_sets_the_trap_off() {
    let mut scene = found_last_turn("landmine");
    scene.take_exactly("fng-trap-disarm", smith(1), &[2, 3]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Found);
    assert!(scene.refused("fng-trap-disarm", smith(1)).contains("try again next turn"));
    scene.take_exactly("fng-trap-turn", json!({}), &[]);
    // One pass again: it goes off, and misses.
    scene.take_exactly("fng-trap-disarm", smith(1), &[2, 3, 1]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Sprung);
}

#[test]
fn no_pass_sets_the_trap_off() {
    let mut scene = found_last_turn("landmine");
    let told = scene.take_exactly("fng-trap-disarm", smith(1), &[3, 3, 6, 1]);
    assert!(texts(&told).contains("Smith: Obviously Dead"));
}

#[test]
fn wire_cutters_add_1_after_halving_for_tripwires_and_cdms_only() {
    for (kind, helps) in [("tripwire", true), ("cdm", true), ("landmine", false)] {
        let mut scene = found_last_turn(kind);
        let mut with = smith(1);
        with["wire_cutters"] = json!(true);
        scene.take("fng-trap-disarm", with, &[3, 3]);
        assert_eq!(scene.mission.traps.list[0].state == TrapState::Disarmed, helps, "{kind}");
    }
}

#[test]
fn option_sup_34_wire_cutters_before_halving_do_nothing_for_an_even_rep() {
    let mut scene = found_last_turn("tripwire");
    scene.mission.traps.options.set("sup-34", "before").unwrap();
    let mut with = smith(1);
    with["wire_cutters"] = json!(true);
    scene.take("fng-trap-disarm", with, &[2, 2]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Disarmed);
    let mut scene = found_last_turn("tripwire");
    scene.mission.traps.options.set("wire-cutters", "before-halving").unwrap();
    let mut with = smith(1);
    with["wire_cutters"] = json!(true);
    scene.take("fng-trap-disarm", with, &[3, 2]);
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Found);
}

#[test]
fn stakes_are_cleared_a_square_inch_a_turn_and_neither_they_nor_vipers_are_disarmed() {
    let mut scene = found_last_turn("viper");
    assert!(scene.refused("fng-trap-disarm", smith(1)).contains("shoot or fight"));
    let mut scene = found_last_turn("punji");
    assert!(scene.refused("fng-trap-disarm", smith(1)).contains("1 square inch a turn"));
    for square in 1..=4 {
        scene.take_exactly("fng-trap-clear", smith(1), &[]);
        assert_eq!(scene.mission.traps.list[0].cleared, square);
        if square < 4 {
            assert!(scene.refused("fng-trap-clear", smith(1)).contains("this turn"));
        }
        scene.take_exactly("fng-trap-turn", json!({}), &[]);
    }
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Cleared);
    let mut scene = found_last_turn("landmine");
    assert!(scene.refused("fng-trap-clear", smith(1)).contains("disarmed"));
}

#[test]
fn options_are_named_by_their_number_or_name() {
    let mut options = TrapOptions::default();
    assert!(options.set("sup-99", "x").is_err() && options.set("sup-32", "none").is_err());
    options.set("sup-32", "all").unwrap();
    assert_ne!(options, TrapOptions::default());
}

#[test]
fn a_trap_is_played_by_the_edition_of_the_mission() {
    // In 2.0 a fixed bayonet has Impact 3: his dice are 1 lower still, and 3 kills.
    let mut scene = placed("tripwire");
    scene.mission.play.options.set("edition", "2").unwrap();
    let mut first = placed("tripwire");
    let rolls = [6, 5, 4, 4, 3, 3, 3];
    let second = texts(&scene.take_exactly("fng-trap-spring", smith(1), &rolls));
    let first = texts(&first.take_exactly("fng-trap-spring", smith(1), &rolls));
    assert!(second.contains("against 1") && first.contains("against 2"), "{first}\n{second}");
}

#[test]
fn words_for_a_man_are_those_a_player_types_and_chicken_plate_counts_against_a_trap() {
    let burst = |word: &str| {
        let mut scene = placed("cdm");
        let mut spring = smith(1);
        spring["fired"] = json!(true);
        spring["near"] = json!([{ "name": "Jones", "rep": 3, "state": [word] }]);
        texts(&scene.take_exactly("fng-trap-spring", spring, &[3]))
    };
    assert!(burst("prone").contains("Jones: Obviously Dead"));
    assert!(burst("chicken-plate").contains("Jones: Knocked Down"), "{}", burst("chicken-plate"));
    for word in ["cover", "in-cover"] {
        let mut scene = placed("tripwire");
        let mut spring = smith(1);
        spring["near"] =
            json!([{ "name": "Jones", "rep": 3 }, { "name": "Brown", "rep": 3, "state": [word] }]);
        let told = texts(&scene.take("fng-trap-spring", spring, &[6, 1, 4, 3]));
        assert!(told.contains("Brown: unhurt"), "{word}: {told}");
    }
}
