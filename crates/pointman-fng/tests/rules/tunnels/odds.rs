//! Exact odds, from the steps that are played.

use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::document::{State, TypedStep};
use pointman_core::error::Error;
use pointman_fng::mission::{Mission, MissionStep};
use pointman_fng::traps::{TrapKind, TrapState};
use pointman_fng::tunnels::{SectionKind, Size};
use serde_json::{Value, json};

use crate::tunnels::scene::Scene;

/// What a step comes to, over every way the dice can fall.
fn odds<T: Ord>(
    start: &Mission,
    command: &str,
    choices: &Value,
    end: impl Fn(&Mission) -> T,
) -> Distribution<T> {
    let run = |dice: &mut dyn Dice| -> Result<T, Error> {
        let (mission, _) = start.apply(&MissionStep::read(command, choices)?, dice)?;
        Ok(end(&mission))
    };
    enumerate(run).unwrap()
}

fn is(distribution: &Distribution<impl Ord + Copy + std::fmt::Debug>, ways: u32, of: u32, index: usize) {
    let (outcome, own) = distribution.iter().nth(index).unwrap();
    assert_eq!(own * of, distribution.of() * ways, "{outcome:?}");
}

#[test]
fn a_complex_is_small_in_3_of_6_moderate_in_2_and_large_in_1() {
    // The size is the first die: the rest is left to a hall of the smallest table and what stands for it in
    // the others.
    for (size, rolls) in [(Size::Small, 3), (Size::Moderate, 2), (Size::Large, 1)] {
        assert_eq!((1..=6).filter(|&face| Size::of_roll(face) == size).count(), rolls);
    }
}

#[test]
fn the_first_section_of_a_small_complex_is_never_a_dead_end() {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter(Size::Small, &[1]);
    // Behind the first hall, nothing else being open.
    let advance = json!({ "who": "Smith" });
    let kinds = odds(&scene.mission, "fng-tunnel-advance", &advance, |mission| {
        mission.tunnels.complexes[0].sections[2].kind
    });
    let expected = [
        (SectionKind::Hall, 1),
        (SectionKind::Junction, 2),
        (SectionKind::Chamber, 1),
        (SectionKind::LongChamber, 1),
        (SectionKind::TrapDoor, 1),
    ];
    assert_eq!(kinds.len(), expected.len());
    for (index, (kind, ways)) in expected.into_iter().enumerate() {
        assert_eq!(*kinds.iter().nth(index).unwrap().0, kind);
        is(&kinds, ways, 6, index);
    }
}

#[test]
fn what_waits_in_a_section_of_a_small_complex_is_as_likely_as_its_notes_say() {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter(Size::Small, &[1]);
    let advance = json!({ "who": "Smith" });
    let holds = odds(&scene.mission, "fng-tunnel-advance", &advance, |mission| {
        let section = &mission.tunnels.complexes[0].sections[2];
        (mission.traps.list.len(), section.enemies.len(), section.finds.len())
    });
    // A trap: at a junction that was rolled, or at a trap door in 4 of 6. An enemy: in a chamber, or at a
    // trap door in 2 of 6.
    for (holding, ways, of) in [((1, 0, 0), 5u32, 36u32), ((0, 1, 0), 1, 9), ((0, 0, 1), 1, 12)] {
        assert_eq!(holds.ways(&holding) * of, holds.of() * ways, "{holding:?}");
    }
    assert_eq!(holds.len(), 4);
    // After the second section something waits for the third in 1 of 6.
    let waits = odds(&scene.mission, "fng-tunnel-advance", &advance, |mission| {
        mission.tunnels.complexes[0].encounter.is_some()
    });
    is(&waits, 1, 6, 1);
}

#[test]
fn every_kind_of_trap_is_as_likely_by_night() {
    let mut scene = Scene::new();
    scene.mission.traps.number = Some(1);
    let trip = json!({ "among": [{ "name": "Smith", "rep": 4 }], "night": true });
    let kinds = odds(&scene.mission, "fng-trap-trip", &trip, |mission| mission.traps.list[0].kind);
    assert_eq!(kinds.len(), TrapKind::ALL.len());
    (0..6).for_each(|index| is(&kinds, 1, 6, index));
}

#[test]
fn a_man_alone_on_the_table_sets_it_off_without_a_die() {
    let mut scene = Scene::new();
    scene.mission.traps.number = Some(1);
    scene.take("fng-trap-trip", json!({}), &[2]);
    scene.take_exactly("fng-trap-trip", json!({ "among": [{ "name": "Smith", "rep": 4 }] }), &[]);
    assert_eq!(scene.mission.traps.list[0].victim.as_deref(), Some("Smith"));
}

#[test]
fn disarming_at_rep_4_works_in_4_of_36_and_goes_wrong_in_16() {
    let mut scene = Scene::versus();
    scene.take("fng-trap-place", json!({ "kind": "trip-flare", "at": "the wire" }), &[6]);
    let smith = json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 } });
    scene.take("fng-trap-spring", smith.clone(), &[1]);
    scene.take("fng-trap-turn", json!({}), &[]);
    let state = |mission: &Mission| match mission.traps.list[0].state {
        TrapState::Disarmed => 2,
        TrapState::Found => 1,
        _ => 0,
    };
    let passes = odds(&scene.mission, "fng-trap-disarm", &smith, state);
    is(&passes, 16, 36, 0);
    is(&passes, 16, 36, 1);
    is(&passes, 4, 36, 2);
}

#[test]
fn finding_a_trap_at_rep_4_works_in_3_of_6_and_for_a_pointman_in_4() {
    let mut scene = Scene::versus();
    scene.take("fng-trap-place", json!({ "kind": "trip-flare", "at": "the wire" }), &[6]);
    for (attributes, ways) in [(json!([]), 3), (json!(["pointman"]), 4)] {
        let spring = json!({ "trap": 1, "by": { "name": "Smith", "rep": 4, "attributes": attributes } });
        let found = odds(&scene.mission, "fng-trap-spring", &spring, |mission| {
            mission.traps.list[0].state == TrapState::Found
        });
        is(&found, ways, 6, 1);
    }
}
