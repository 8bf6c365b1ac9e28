//! Sections one by one: every row of every table, every note, encounters, what happens where ground is taken.

use pointman_fng::mission::Side;
use pointman_fng::traps::{TrapKind, TrapState, Wire};
use pointman_fng::tunnels::{
    Arm, EncounterKind, FindKind, Fit, Leads, OpeningRef, PeopleKind, SectionKind, Size, Way, tables,
};

use crate::tunnels::scene::{Scene, faces, open_texts, roll_of, texts};

fn with(mut first: Vec<u32>, then: &[u32]) -> Vec<u32> {
    first.extend(then);
    first
}

/// A complex of one section of this kind, after which `rolls` answer; behind a hall, so that there is no
/// other way.
fn first(size: Size, kind: SectionKind, rolls: &[u32]) -> Scene {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter(size, &with(roll_of(size, kind), rolls));
    scene
}

/// The same behind a T junction, so that another way is open.
fn second(size: Size, kind: SectionKind, rolls: &[u32]) -> Scene {
    let mut scene = first(size, SectionKind::Junction, &[6, 6]);
    scene.advance((2, 1), &with(roll_of(size, kind), rolls));
    scene
}

#[test]
fn every_row_of_every_table_lays_its_section() {
    for size in Size::ALL {
        for row in &size.table().rows {
            let mut scene = Scene::with_entrances(&[(20, 20)]);
            scene.enter(size, &with(roll_of(size, SectionKind::Junction), &[6, 6]));
            scene.advance((2, 2), &faces(size.table().dice, row.roll));
            let section = scene.last();
            assert_eq!(
                (section.kind, section.roll, section.instead_of),
                (row.section, row.roll, None),
                "{size:?} {row:?}"
            );
            assert_eq!(section.from, Some(OpeningRef { section: 2, opening: 2 }));
        }
    }
}

#[test]
fn sections_are_to_scale() {
    let sizes = [
        (SectionKind::Hall, 6, 1),
        (SectionKind::Chamber, 6, 6),
        (SectionKind::LongChamber, 8, 4),
        (SectionKind::GreatChamber, 10, 10),
        (SectionKind::Armory, 5, 5),
        (SectionKind::SupplyRoom, 6, 6),
        (SectionKind::Workshop, 4, 4),
        (SectionKind::ClosedChamber, 6, 6),
    ];
    for (kind, long, wide) in sizes {
        let scene = second(Size::Large, kind, &[]);
        let room = scene.last().rooms[0];
        assert_eq!((room.x1 - room.x0, room.y1 - room.y0), (long * 2, wide * 2), "{kind:?}");
    }
}

#[test]
fn ways_on_are_where_the_table_says() {
    let ways = |kind, rolls: &[u32]| -> Vec<Way> {
        second(Size::Large, kind, rolls).last().openings.iter().map(|opening| opening.way).collect()
    };
    for kind in [
        SectionKind::Hall,
        SectionKind::Chamber,
        SectionKind::TrapDoor,
        SectionKind::GuardAlcove,
        SectionKind::LadderHall,
        SectionKind::GreatChamber,
        SectionKind::Armory,
    ] {
        assert_eq!(ways(kind, &[]), [Way::Ahead], "{kind:?}");
    }
    for kind in
        [SectionKind::DeadEnd, SectionKind::ClosedChamber, SectionKind::Water, SectionKind::SupplyRoom]
    {
        assert_eq!(ways(kind, &[]), [], "{kind:?}");
    }
    for kind in [SectionKind::Junction, SectionKind::LongChamber] {
        assert_eq!(ways(kind, &[3]), [Way::Ahead, Way::Left], "{kind:?}");
        assert_eq!(ways(kind, &[4]), [Way::Ahead, Way::Right], "{kind:?}");
    }
    for kind in [SectionKind::Workshop, SectionKind::RadioRoom] {
        assert_eq!(ways(kind, &[3]), [Way::Left], "{kind:?}");
        assert_eq!(ways(kind, &[4]), [Way::Right], "{kind:?}");
    }
}

#[test]
fn a_trap_door_in_the_ceiling_leads_up_and_one_in_the_floor_down() {
    assert_eq!(first(Size::Small, SectionKind::TrapDoor, &[3]).last().level, 1);
    assert_eq!(first(Size::Small, SectionKind::TrapDoor, &[4]).last().level, -1);
}

#[test]
fn a_dead_end_without_another_way_is_a_t_junction_that_points_to_the_nearest_exit() {
    for (exit, way) in [((60, 40), Way::Right), ((60, 0), Way::Left)] {
        for kind in [SectionKind::DeadEnd, SectionKind::Water] {
            let mut scene = Scene::with_entrances(&[(20, 20), exit]);
            let size = Size::Moderate;
            let told = scene.enter(size, &roll_of(size, kind));
            let section = scene.last();
            assert_eq!((section.kind, section.instead_of), (SectionKind::Junction, Some(kind)));
            assert_eq!(section.openings[1].way, way);
            assert!(texts(&told).contains("a T junction instead"));
        }
    }
}

#[test]
fn a_dead_end_stays_one_once_an_exit_has_been_reached() {
    let size = Size::Moderate;
    let mut scene = first(size, SectionKind::LadderHall, &[]);
    scene.advance((2, 1), &roll_of(size, SectionKind::DeadEnd));
    assert_eq!(scene.last().kind, SectionKind::DeadEnd);
    assert_eq!(scene.complex().unexplored().count(), 0);
}

#[test]
fn an_opening_within_a_section_of_an_entrance_comes_out_there() {
    let mut scene = Scene::with_entrances(&[(20, 20), (29, 20)]);
    let told = scene.enter(Size::Small, &[1]);
    assert_eq!(scene.last().openings[0].leads, Leads::Entrance(2));
    assert!(scene.mission.tunnels.entrances[1].known);
    assert!(texts(&told).contains("leads to entrance 2"));
    let mut scene = Scene::with_entrances(&[(20, 20), (34, 20)]);
    scene.enter(Size::Small, &[1]);
    assert_eq!(scene.last().openings[0].leads, Leads::Unexplored);
}

#[test]
fn a_ladder_leads_to_an_entrance_hidden_until_now() {
    let scene = first(Size::Moderate, SectionKind::LadderHall, &[]);
    let tunnels = &scene.mission.tunnels;
    assert_eq!(scene.last().ladder, Some(2));
    assert!(tunnels.entrances[1].known && tunnels.entrances[1].from_below);
    assert_eq!(tunnels.entrances[1].system, tunnels.entrances[0].system);
}

#[test]
fn note_1_a_booby_trap_at_the_junction_on_1_to_3_is_secret() {
    for (face, trapped) in [(3, true), (4, false)] {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        let told = scene.enter(Size::Small, &[2, 4, face]);
        assert_eq!(scene.mission.traps.list.len(), usize::from(trapped));
        assert!(!open_texts(&told).contains("trap"), "{}", open_texts(&told));
    }
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter(Size::Small, &[2, 4, 1]);
    let trap = &scene.mission.traps.list[0];
    assert_eq!((trap.side, trap.kind, trap.state), (Side::Communist, None, TrapState::Hidden));
    assert_eq!(trap.section.map(|at| at.section), Some(2));
}

#[test]
fn note_2_an_enemy_in_the_room_on_1_to_3() {
    for size in Size::ALL {
        let scene = first(size, SectionKind::Chamber, &[3, 2]);
        let enemy = &scene.last().enemies[0];
        assert_eq!((enemy.rep, enemy.weapon, enemy.hidden), (4, Arm::BoltActionRifle, false));
        assert!(first(size, SectionKind::Chamber, &[4]).last().enemies.is_empty());
    }
}

#[test]
fn note_3_intelligence_or_an_important_person_is_worth_2_rp() {
    let finds = |scene: &Scene| {
        scene.last().finds.iter().map(|find| (find.what, find.reputation_points)).collect::<Vec<_>>()
    };
    assert_eq!(finds(&first(Size::Small, SectionKind::LongChamber, &[1, 3])), [(FindKind::Intelligence, 2)]);
    assert_eq!(finds(&first(Size::Small, SectionKind::LongChamber, &[1, 4])), []);
    for (size, kind) in [
        (Size::Moderate, SectionKind::LongChamber),
        (Size::Large, SectionKind::LongChamber),
        (Size::Large, SectionKind::RadioRoom),
    ] {
        assert_eq!(finds(&first(size, kind, &[1, 3, 4])), [(FindKind::Intelligence, 2)]);
        assert_eq!(finds(&first(size, kind, &[1, 3, 5])), [(FindKind::ImportantPerson, 2)]);
        assert_eq!(finds(&first(size, kind, &[1, 4])), []);
    }
}

#[test]
fn note_4_a_trap_door_is_booby_trapped_or_guarded_and_nobody_knows() {
    for size in Size::ALL {
        let scene = first(size, SectionKind::TrapDoor, &[1, 3, 4]);
        assert_eq!((scene.mission.traps.list.len(), scene.last().enemies.len()), (1, 0));
        let scene = first(size, SectionKind::TrapDoor, &[1, 3, 5, 6]);
        assert_eq!(scene.mission.traps.list.len(), 0);
        let guard = &scene.last().enemies[0];
        assert_eq!((guard.rep, guard.weapon, guard.hidden), (4, Arm::SelectFireRifle, true));
        let scene = first(size, SectionKind::TrapDoor, &[1, 4]);
        assert_eq!((scene.mission.traps.list.len(), scene.last().enemies.len()), (0, 0));
    }
}

#[test]
fn option_tunnel_1_an_enemy_whose_presence_alone_is_printed_may_be_any_of_the_encounters() {
    let rolls = with(roll_of(Size::Small, SectionKind::Chamber), &[1]);
    for (dice, rep, weapon, grenade) in [
        (&[1][..], 3, Arm::Pistol, false),
        (&[3, 6], 4, Arm::SelectFireRifle, false),
        (&[6], 4, Arm::SelectFireRifle, true),
    ] {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        scene.mission.play.options.set("tunnel-1", "encounter-4-to-6").unwrap();
        let told = scene.enter(Size::Small, &with(rolls.clone(), dice));
        let enemy = &scene.last().enemies[0];
        assert_eq!((enemy.rep, enemy.weapon, enemy.grenade), (rep, weapon, grenade));
        assert!(texts(&told).contains("(tunnel-1)"), "{}", texts(&told));
    }
}

#[test]
fn option_tunnel_2_a_trap_door_of_a_small_complex_hides_a_guard_as_often_as_a_trap() {
    for (size, guards) in [(Size::Small, 1), (Size::Moderate, 0)] {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        scene.mission.play.options.set("tunnel-2", "even").unwrap();
        scene.enter(size, &with(roll_of(size, SectionKind::TrapDoor), &[1, 3, 4]));
        let found = (scene.last().enemies.len(), scene.mission.traps.list.len());
        assert_eq!(found, (guards, 1 - guards), "{size:?}");
    }
}

#[test]
fn note_5_an_alcove_may_be_manned_and_its_hall_booby_trapped() {
    for size in [Size::Moderate, Size::Large] {
        let scene = first(size, SectionKind::GuardAlcove, &[3, 1, 3]);
        assert_eq!((scene.last().enemies[0].weapon, scene.last().enemies[0].hidden), (Arm::Pistol, true));
        assert_eq!(scene.mission.traps.list.len(), 1);
        let scene = first(size, SectionKind::GuardAlcove, &[4, 4]);
        assert_eq!((scene.mission.traps.list.len(), scene.last().enemies.len()), (0, 0));
    }
    // Both rows of the largest table.
    for total in [9, 16] {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        scene.enter(Size::Large, &with(faces(3, total), &[1, 3, 1]));
        assert_eq!((scene.mission.traps.list.len(), scene.last().enemies.len()), (1, 1));
    }
}

#[test]
fn note_6_intelligence_in_a_chamber_without_exits_on_1_to_2() {
    for size in [Size::Moderate, Size::Large] {
        assert_eq!(first(size, SectionKind::ClosedChamber, &[2]).last().finds[0].reputation_points, 2);
        assert!(first(size, SectionKind::ClosedChamber, &[3]).last().finds.is_empty());
    }
}

#[test]
fn note_7_people_in_the_great_chamber_on_1_to_4() {
    for size in [Size::Moderate, Size::Large] {
        let kind = SectionKind::GreatChamber;
        let scene = first(size, kind, &[4, 5, 3]);
        let people = scene.last().people.clone().unwrap();
        assert_eq!((people.who, people.count, scene.last().finds.len()), (PeopleKind::NonCombatants, 5, 0));
        let scene = first(size, kind, &[1, 2, 5, 1, 4]);
        let weapons: Vec<Arm> = scene.last().enemies.iter().map(|enemy| enemy.weapon).collect();
        assert_eq!(
            (weapons, scene.last().people.is_none()),
            (vec![Arm::Pistol, Arm::SemiAutomaticRifle], true)
        );
        let scene = first(size, kind, &[1, 4, 6]);
        let find = &scene.last().finds[0];
        assert_eq!((find.what, find.reputation_points), (FindKind::Captives, 3));
        assert_eq!(scene.last().people.clone().unwrap().who, PeopleKind::Captives);
        assert!(first(size, kind, &[5]).last().people.is_none());
    }
}

#[test]
fn note_9_a_workshop_holds_1d6_weapons_each_by_a_die() {
    let scene = first(Size::Large, SectionKind::Workshop, &[1, 6, 1, 2, 3, 4, 5, 6]);
    let weapons: Vec<Arm> = scene.last().weapons.iter().map(|weapon| weapon.weapon).collect();
    assert_eq!(weapons, Arm::OF_WORKSHOP);
}

#[test]
fn after_every_second_section_a_1_puts_something_into_the_next() {
    let mut scene = first(Size::Small, SectionKind::Hall, &[]);
    // One section: no die.
    assert_eq!(scene.complex().encounter, None);
    scene.take_exactly("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[1, 1, 4]);
    assert_eq!(scene.complex().encounter.unwrap().kind, EncounterKind::Rep3Pistol);
    scene.take_exactly("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[1]);
    assert_eq!((scene.complex().encounter, scene.last().enemies.len()), (None, 1));
    // He fights it, and goes on to the fourth.
    scene.take("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[]);
    scene.take_exactly("fng-tunnel-settle", serde_json::json!({ "section": 4 }), &[]);
    scene.take_exactly("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[1, 2]);
    assert_eq!(scene.complex().laid(), 4);
}

#[test]
fn every_encounter_waits_in_the_section_after_it_was_rolled() {
    for row in &tables().encounter {
        let mut scene = first(Size::Small, SectionKind::Hall, &[]);
        let told = scene.take(
            "fng-tunnel-advance",
            serde_json::json!({ "who": "Smith" }),
            &[1, 1, u32::from(row.roll)],
        );
        assert!(texts(&told).contains(&row.text), "{}", texts(&told));
        assert!(!open_texts(&told).contains(&row.text));
        scene.take("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[1]);
        let kinds: Vec<_> = scene.mission.traps.list.iter().map(|trap| (trap.kind, trap.wire)).collect();
        let enemies: Vec<_> =
            scene.last().enemies.iter().map(|enemy| (enemy.rep, enemy.weapon, enemy.grenade)).collect();
        let (trap, enemy) = match row.encounter {
            EncounterKind::PunjiPit => (Some((Some(TrapKind::Punji), None)), None),
            EncounterKind::GrenadeTrap => (Some((Some(TrapKind::Tripwire), Some(Wire::Explosive))), None),
            EncounterKind::Viper => (Some((Some(TrapKind::Viper), None)), None),
            EncounterKind::Rep3Pistol => (None, Some((3, Arm::Pistol, false))),
            EncounterKind::Rep4Weapon => (None, Some((4, Arm::SelectFireRifle, false))),
            EncounterKind::Rep4RifleAndGrenade => (None, Some((4, Arm::SelectFireRifle, true))),
        };
        assert_eq!((kinds, enemies), (Vec::from_iter(trap), Vec::from_iter(enemy)), "{row:?}");
    }
}

#[test]
fn the_weapon_of_a_rep_4_enemy_is_that_of_his_die() {
    let arms = [
        Arm::Pistol,
        Arm::BoltActionRifle,
        Arm::SemiAutomaticRifle,
        Arm::SemiAutomaticRifle,
        Arm::SelectFireRifle,
        Arm::SelectFireRifle,
    ];
    for (face, arm) in (1..).zip(arms) {
        let mut scene = first(Size::Small, SectionKind::Hall, &[]);
        scene.take("fng-tunnel-advance", serde_json::json!({ "who": "Smith" }), &[1, 1, 5, face]);
        assert_eq!(scene.complex().encounter.unwrap().weapon, Some(arm));
    }
}

#[test]
fn a_section_bends_or_goes_to_another_level_where_its_ground_is_taken() {
    // Right, right, right: the fourth hall would run into the first.
    let mut scene = first(Size::Small, SectionKind::Junction, &[4, 6]);
    for last in 2..5u16 {
        scene.advance((last, 2), &[2, 4]);
    }
    scene.advance((5, 1), &[1]);
    scene.advance((6, 1), &[1]);
    let fits: Vec<Fit> = scene.complex().sections.iter().map(|section| section.fit).collect();
    assert!(fits.iter().any(|fit| *fit != Fit::Straight), "{fits:?}");
}
