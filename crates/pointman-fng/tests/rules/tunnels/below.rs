//! The abstract method: entrances, troops below, bombs, charges, smoke.

use pointman_core::document::State;
use pointman_fng::told::Told;
use pointman_fng::tunnels::entrances;
use serde_json::{Value, json};

use crate::tunnels::scene::{Loaded, Scene, open_texts, texts};

fn number(support: u8, rolls: &[u32]) -> u8 {
    let mut dice = Loaded::new(rolls, 6);
    let mut told = Told::default();
    let number = entrances(support, &mut dice, &mut told).unwrap();
    assert_eq!(dice.asked.len(), rolls.len());
    assert!(told.events.iter().all(|event| event.secret));
    number
}

#[test]
fn support_says_how_many_entrances_there_may_be() {
    // sup-36: one entrance and its exit.
    assert_eq!(number(1, &[]), 2);
    assert_eq!(number(2, &[5]), 5);
    assert_eq!(number(3, &[5, 6]), 11);
    assert_eq!(number(6, &[1, 1]), 2);
}

fn place(x: i16, y: i16) -> Value {
    json!({ "place": "a hole", "at": { "x": x, "y": y } })
}

#[test]
fn no_more_entrances_are_placed_than_were_rolled_and_they_are_secret() {
    let mut scene = Scene::new();
    let told = scene.take_exactly("fng-tunnel-place", place(1, 2), &[2]);
    assert_eq!(open_texts(&told), "");
    assert_eq!(scene.mission.tunnels.number, Some(2));
    scene.take_exactly("fng-tunnel-place", place(3, 4), &[]);
    assert!(scene.refused("fng-tunnel-place", place(5, 6)).contains("all entrances are placed"));
}

#[test]
fn tunnels_are_for_communist_controlled_ground() {
    let mut scene = Scene::new();
    scene.mission.setting.communist_ground = false;
    assert!(scene.refused("fng-tunnel-place", place(1, 2)).contains("Communist-controlled ground"));
}

#[test]
fn entrances_can_be_scattered_over_the_table() {
    let mut scene = Scene::new();
    scene.take_exactly("fng-tunnel-place", json!({ "scatter": [48, 36] }), &[3, 1, 37, 49, 1, 25, 20]);
    let spots: Vec<(i16, i16)> = scene
        .mission
        .tunnels
        .entrances
        .iter()
        .filter_map(|entrance| Some((entrance.at?.x, entrance.at?.y)))
        .collect();
    assert_eq!(spots, [(0, 36), (48, 0), (24, 19)]);
}

#[test]
fn scattered_entrances_are_more_than_a_corridor_apart_and_those_of_version_0_1_0_anywhere() {
    // 0,36 and then 3,36: drawn again, 24,19.
    let mut scene = Scene::new();
    let choices = json!({ "scatter": [48, 36], "apart": true });
    scene.take_exactly("fng-tunnel-place", choices, &[2, 1, 37, 4, 37, 25, 20]);
    let spots = |scene: &Scene| -> Vec<(i16, i16)> {
        let entrances = scene.mission.tunnels.entrances.iter();
        entrances.filter_map(|entrance| Some((entrance.at?.x, entrance.at?.y))).collect()
    };
    assert_eq!(spots(&scene), [(0, 36), (24, 19)]);
    let mut old = Scene::new();
    old.take_exactly("fng-tunnel-place", json!({ "scatter": [48, 36] }), &[2, 1, 37, 4, 37]);
    assert_eq!(spots(&old), [(0, 36), (3, 36)]);
}

#[test]
fn who_is_within_6_in_spots_an_entrance_at_rep_minus_1_and_a_pointman_at_rep() {
    let spotted = |at: i16, attributes: Value, rolls: &[u32]| {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        let by = json!({ "name": "Smith", "rep": 4, "attributes": attributes });
        let told =
            scene.take_exactly("fng-tunnel-spot", json!({ "by": by, "at": { "x": at, "y": 20 } }), rolls);
        let known = scene.mission.tunnels.entrances[0].known;
        assert_eq!(open_texts(&told).contains("sees no entrance"), !known);
        known
    };
    assert!(spotted(26, json!([]), &[3]));
    assert!(!spotted(26, json!([]), &[4]));
    assert!(spotted(26, json!(["pointman"]), &[4]));
    assert!(!spotted(27, json!([]), &[]));
}

#[test]
fn who_sees_somebody_come_out_knows_the_entrance() {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    let by = json!({ "name": "Smith", "rep": 4 });
    scene.take_exactly("fng-tunnel-spot", json!({ "by": by, "entrance": 1, "seen": true }), &[]);
    assert!(scene.mission.tunnels.entrances[0].known);
}

fn cell_in() -> Scene {
    let mut scene = Scene::with_entrances(&[(0, 0), (20, 0)]);
    let told = scene.take_exactly(
        "fng-tunnel-move",
        json!({ "who": "cell", "into": 1, "toward": 2, "count": 3 }),
        &[],
    );
    assert_eq!(open_texts(&told), "");
    scene
}

fn turn(scene: &mut Scene, rolls: &[u32]) -> Told {
    scene.take_exactly("fng-tunnel-turn", json!({}), rolls)
}

#[test]
fn troops_move_at_three_quarters_speed_straight_to_the_other_end() {
    let mut scene = cell_in();
    let mut inside = Vec::new();
    for _ in 0..4 {
        turn(&mut scene, &[]);
        inside.push(scene.mission.tunnels.inside[0].inside);
    }
    assert_eq!(inside, [6.0, 12.0, 18.0, 20.0]);
    let told = scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "out": true }), &[]);
    assert!(open_texts(&told).contains("In Sight"));
    assert!(scene.mission.tunnels.inside.is_empty());
}

#[test]
fn troops_do_not_go_in_and_come_out_in_one_turn_nor_before_they_are_there() {
    let mut scene = Scene::with_entrances(&[(0, 0), (3, 0)]);
    scene.take_exactly(
        "fng-tunnel-move",
        json!({ "who": "cell", "into": 1, "toward": 2, "inside": 3.0 }),
        &[],
    );
    assert!(
        scene
            .refused("fng-tunnel-move", json!({ "who": "cell", "out": true }))
            .contains("not both in one turn")
    );
    turn(&mut scene, &[]);
    scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "out": true }), &[]);
    let mut scene = cell_in();
    turn(&mut scene, &[]);
    assert!(
        scene.refused("fng-tunnel-move", json!({ "who": "cell", "out": true })).contains("14.0 in to go")
    );
}

#[test]
fn troops_may_stop_anywhere_and_small_arms_do_not_reach_them_deeper_than_4_in() {
    let mut scene = cell_in();
    assert!(scene.mission.tunnels.inside[0].cover().contains("at the entrance"));
    turn(&mut scene, &[]);
    scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "halt": true }), &[]);
    turn(&mut scene, &[]);
    assert_eq!(scene.mission.tunnels.inside[0].inside, 6.0);
    assert!(scene.mission.tunnels.inside[0].cover().contains("no small arms"));
    scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "go_on": true }), &[]);
    turn(&mut scene, &[]);
    assert_eq!(scene.mission.tunnels.inside[0].inside, 12.0);
}

#[test]
fn troops_halted_by_a_fall_turn_back() {
    let mut scene = cell_in();
    turn(&mut scene, &[]);
    // The fall is 9.5 to 16.5 in from entrance 1: they come up to it.
    let bomb = json!({ "bomb": 500, "entrance": 1, "toward": 2, "inches": 13.0 });
    scene.take("fng-tunnel-blast", bomb, &[2, 4]);
    turn(&mut scene, &[]);
    assert_eq!(scene.mission.tunnels.inside[0].inside, 9.5);
    let told = turn(&mut scene, &[]);
    assert!(
        texts(&told).contains("collapsed ahead: pointman fng tunnel-move EVENING -i cell --back"),
        "{}",
        texts(&told)
    );
    scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "back": true }), &[]);
    turn(&mut scene, &[]);
    turn(&mut scene, &[]);
    assert_eq!(scene.mission.tunnels.inside[0].inside, 20.0);
    scene.take_exactly("fng-tunnel-move", json!({ "who": "cell", "out": true }), &[]);
    assert!(scene.mission.tunnels.inside.is_empty());
}

#[test]
fn only_entrances_of_one_system_connect() {
    let mut scene = Scene::with_entrances(&[(0, 0)]);
    scene.take_exactly("fng-tunnel-place", json!({ "place": "elsewhere", "system": 2 }), &[]);
    assert!(
        scene
            .refused("fng-tunnel-move", json!({ "who": "cell", "into": 1, "toward": 2 }))
            .contains("do not connect")
    );
}

fn bomb(pounds: u16) -> Value {
    json!({ "bomb": pounds, "entrance": 1, "toward": 2, "inches": 6.0 })
}

#[test]
fn a_500_lb_bomb_collapses_1d6_and_3_in_on_1_to_2_and_a_750_lb_one_2d6_and_3_in_on_1_to_3() {
    for (pounds, rolls, length) in [
        (500, vec![2, 4], Some(7.0)),
        (500, vec![3], None),
        (750, vec![3, 1, 4], Some(8.0)),
        (750, vec![4], None),
    ] {
        let mut scene = cell_in();
        scene.take_exactly("fng-tunnel-blast", bomb(pounds), &rolls);
        let collapse = scene.mission.tunnels.collapses.first();
        assert_eq!(collapse.map(|collapse| collapse.end - collapse.start), length, "{pounds} {rolls:?}");
    }
    assert!(cell_in().refused("fng-tunnel-blast", bomb(250)).contains("500 and 750"));
}

#[test]
fn troops_in_a_collapsed_length_are_out_of_the_fight_and_others_do_not_get_past_it() {
    let mut scene = cell_in();
    turn(&mut scene, &[]);
    let told = scene.take_exactly("fng-tunnel-blast", bomb(500), &[1, 1]);
    assert!(texts(&told).contains("cell (3) is buried"));
    assert!(scene.mission.tunnels.inside.is_empty());
    let mut scene = cell_in();
    scene.take_exactly("fng-tunnel-blast", bomb(500), &[1, 1]);
    for _ in 0..3 {
        turn(&mut scene, &[]);
    }
    // 4 in about the place 6 in from the entrance.
    assert_eq!(scene.mission.tunnels.inside[0].inside, 4.0);
}

#[test]
fn a_charge_destroys_an_entrance_and_its_circle_and_2_in_of_tunnel() {
    let mut scene = cell_in();
    turn(&mut scene, &[]);
    let told = scene.take_exactly("fng-tunnel-blast", json!({ "charge": 5, "entrance": 1 }), &[]);
    assert!(scene.mission.tunnels.entrances[0].destroyed);
    assert!(texts(&told).contains("7 in of tunnel") && texts(&told).contains("is buried"));
    assert!(
        scene
            .refused("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 } }))
            .contains("destroyed")
    );
    assert!(scene.refused("fng-tunnel-blast", json!({ "charge": 5, "entrance": 1 })).contains("already"));
}

#[test]
fn smoke_marks_the_connected_entrances_within_24_in() {
    let mut scene = Scene::with_entrances(&[(0, 0), (24, 0), (25, 0)]);
    scene.take_exactly(
        "fng-tunnel-place",
        json!({ "place": "elsewhere", "at": { "x": 2, "y": 0 }, "system": 2 }),
        &[],
    );
    scene.take_exactly("fng-tunnel-smoke", json!({ "entrance": 1 }), &[]);
    let known: Vec<bool> = scene.mission.tunnels.entrances.iter().map(|entrance| entrance.known).collect();
    assert_eq!(known, [true, true, false, false]);
}

#[test]
fn each_turn_an_enemy_in_the_smoke_is_out_of_the_fight_on_1_to_3_until_it_clears() {
    let mut scene = cell_in();
    scene.take_exactly("fng-tunnel-smoke", json!({ "entrance": 2 }), &[]);
    // Three men, then the smoke: it stays.
    let told = turn(&mut scene, &[3, 4, 6, 3]);
    assert_eq!(scene.mission.tunnels.inside[0].count, 2);
    assert!(!open_texts(&told).contains("cell"));
    turn(&mut scene, &[1, 2, 4]);
    assert!(scene.mission.tunnels.inside.is_empty() && scene.mission.tunnels.smoke.is_empty());
    turn(&mut scene, &[]);
}

#[test]
fn a_mission_that_was_generated_knows_its_entrances_and_traps_and_keeps_them_secret() {
    let order = json!({
        "force": "us-marines", "corps": "i", "date": "1967-05-early", "leader_rep": 4,
            "communist_ground": true
    });
    let making: pointman_fng::mission::MissionMaking =
        pointman_core::document::TypedStep::read("generate-mission", &order).unwrap();
    let mut seen = 0;
    for seed in 0..40 {
        let mut dice = pointman_core::dice::Seeded::new(pointman_core::dice::DiceState { seed, drawn: 0 });
        let Ok((mission, _)) = pointman_fng::mission::Mission::begin(&making, &mut dice) else {
            continue;
        };
        let (works, tunnels) = (&mission.works, &mission.tunnels);
        if works.entrances == 0 {
            continue;
        }
        seen += 1;
        assert_eq!(tunnels.entrances.len(), works.entrances_at.len());
        assert_eq!(
            tunnels.number.map(usize::from),
            Some(usize::from(works.entrances).max(tunnels.entrances.len()).max(2))
        );
        assert_eq!(mission.traps.number, Some(works.booby_traps));
        let known = mission.without_secrets();
        assert!(
            known.tunnels.entrances.is_empty()
                && known.tunnels.number.is_none()
                && known.traps.number.is_none()
        );
        let mut faults = pointman_core::error::Faults::default();
        mission.check(&mut faults);
        known.check(&mut faults);
        assert_eq!(faults.list(), &[]);
    }
    assert!(seen > 5, "{seen}");
}
