//! What aircraft carry and how long it lasts: bombs over several runs, variants, rockets, marking rockets.

use pointman_core::dice::Scripted;
use pointman_fng::mission::Mission;
use pointman_fng::support::FNG_AIR_RUN;
use serde_json::{Value, json};

use super::air::{flying, refused, with_fac};
use super::scene::{Rig, step};

/// Declares a run with `kind` and flies it in the next turn. Gives the blasts it left, by what burst.
fn flown(play: &mut Mission, kind: &str, declare: Value) -> Vec<String> {
    play.play.own.flown = false;
    play.play.blasts.clear();
    play.play.radio = serde_json::from_value(json!({"reached": [{"side": "own", "to": "fac"}]})).unwrap();
    let mut orders = json!({"aircraft": 1, "declare": kind});
    orders.as_object_mut().unwrap().extend(declare.as_object().unwrap().clone());
    step(play, FNG_AIR_RUN, orders, &mut Scripted::new([])).unwrap();
    play.play.turn += 1;
    step(play, FNG_AIR_RUN, json!({"aircraft": 1, "run": true, "point": "the bunker"}), &mut Rig::new())
        .unwrap();
    play.play.blasts.iter().map(|blast| blast.what.clone()).collect()
}

#[test]
fn a_canberra_drops_its_six_bombs_in_three_runs_and_a_dragonfly_its_four_in_two() {
    for (model, bombs, runs) in [("canberra", 6, 3), ("a-37", 4, 2)] {
        let mut play = with_fac(flying(model, "strike", "raaf"));
        let dropped: Vec<usize> = (0..runs).map(|_| flown(&mut play, "bombs", json!({})).len()).collect();
        assert_eq!(
            (dropped.iter().sum::<usize>(), dropped[0]),
            (bombs, bombs / runs),
            "{model}: {dropped:?}"
        );
    }
}

#[test]
fn an_f_4_drops_the_bombs_of_the_variant_that_came() {
    // (a) an HMG and two bombs on each side; (b) napalm and one on each side.
    let mut play = with_fac(flying("f-4", "strike", "marine"));
    assert_eq!(flown(&mut play, "bombs", json!({})).len(), 4);
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "napalm"})).contains("no run left")
    );
    flown(&mut play, "guns", json!({}));
    let mut play = with_fac(flying("f-4", "strike", "marine"));
    assert_eq!(flown(&mut play, "bombs", json!({"variant": "b"})).len(), 2);
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns"})).contains("no run left")
    );
    assert_eq!(flown(&mut play, "napalm", json!({})).len(), 1);
    // The napalm tells which it is.
    let mut play = with_fac(flying("f-4", "strike", "marine"));
    flown(&mut play, "napalm", json!({}));
    assert_eq!(flown(&mut play, "bombs", json!({})).len(), 2);
    let mut play = with_fac(flying("f-4", "strike", "marine"));
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns", "variant": "b"}))
            .contains("no run left")
    );
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns", "variant": "c"}))
            .contains("variant")
    );
}

#[test]
fn a_skyraider_has_napalm_or_a_750_lb_bomb_in_its_center() {
    let mut play = with_fac(flying("a-1", "strike", "usaf"));
    let bombs = flown(&mut play, "bombs", json!({}));
    assert_eq!((bombs.len(), bombs.iter().filter(|what| what.contains("750")).count()), (3, 1), "{bombs:?}");
    assert_eq!(flown(&mut play, "napalm", json!({})).len(), 2);
    let mut play = with_fac(flying("a-1", "strike", "usaf"));
    assert_eq!(flown(&mut play, "napalm", json!({})).len(), 3);
    assert_eq!(flown(&mut play, "bombs", json!({})).len(), 2);
    // Its guns say nothing of the center.
    let mut play = with_fac(flying("a-1", "strike", "usaf"));
    flown(&mut play, "guns", json!({}));
    assert_eq!(flown(&mut play, "bombs", json!({"variant": "napalm"})).len(), 2);
}

#[test]
fn rocket_launchers_of_a_gunship_fire_once_and_are_empty() {
    let mut play = flying("uh-1-ara", "gunship", "");
    assert_eq!(flown(&mut play, "rockets", json!({})).len(), 6);
    play.play.own.flown = false;
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "rockets"})).contains("no run left")
    );
    // Nor beside the guns.
    let mut play = flying("uh-1-hog", "gunship", "");
    flown(&mut play, "rockets", json!({}));
    play.play.own.flown = false;
    step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns"}), &mut Scripted::new([])).unwrap();
    play.play.turn += 1;
    let both = json!({"aircraft": 1, "run": true, "also": "rockets", "point": "it"});
    assert!(refused(&mut play, FNG_AIR_RUN, both).contains("no run left"));
}

#[test]
fn a_fac_fires_one_marking_rocket_a_run_while_it_has_any() {
    let mut play = flying("o-1-us", "fac", "");
    for _ in 0..2 {
        assert_eq!(flown(&mut play, "marking-rocket", json!({})).len(), 1);
    }
    play.play.own.flown = false;
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "marking-rocket"}))
            .contains("no run left")
    );
    flown(&mut play, "spotting", json!({}));
}
