//! Men who go in: light, traps and enemies on the way, searching, an armory, coming out.

use pointman_fng::traps::{TrapKind, TrapState};
use pointman_fng::tunnels::{Arm, Leads, LightSource, RatState, SectionKind, Size, Way};
use serde_json::{Value, json};

use crate::tunnels::scene::{Loaded, Scene, open_texts, roll_of, texts};

fn with(mut first: Vec<u32>, then: &[u32]) -> Vec<u32> {
    first.extend(then);
    first
}

fn smith() -> Value {
    json!({ "who": "Smith" })
}

fn begun(size: Size, rolls: &[u32]) -> Scene {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter(size, rolls);
    scene
}

#[test]
fn light_is_as_printed_and_a_hand_held_one_gives_its_bearer_away_but_not_with_the_red_filter() {
    let lights: Vec<(u8, bool)> =
        LightSource::ALL.iter().map(|light| (light.line_of_sight(), light.gives_away())).collect();
    assert_eq!(lights, [(1, false), (3, true), (5, true), (24, true), (6, false)]);
}

#[test]
fn a_flashlight_shows_two_sections_and_any_other_light_one() {
    for (light, sections) in [("none", 1), ("candle", 1), ("torch", 1), ("red-filter", 1), ("flashlight", 2)]
    {
        let mut scene = Scene::with_entrances(&[(20, 20)]);
        scene.enter_by_light(Size::Small, light, &vec![1; sections]);
        assert_eq!(scene.complex().laid(), sections, "{light}");
    }
    // Not through a trap door.
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    scene.enter_by_light(Size::Small, "flashlight", &[5, 1, 6]);
    assert_eq!(scene.complex().laid(), 1);
}

#[test]
fn another_light_can_be_lit_on_the_way() {
    let mut scene = begun(Size::Small, &[1]);
    scene.take("fng-tunnel-advance", json!({ "who": "Smith", "light": "flashlight" }), &[1, 6, 1]);
    assert_eq!((scene.mission.tunnels.rats[0].light, scene.complex().laid()), (LightSource::Flashlight, 3));
}

#[test]
fn a_second_man_finds_the_complex_as_it_was_left_and_nothing_is_asked_again() {
    let mut scene = begun(Size::Small, &[1]);
    let jones = json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } });
    scene.take_exactly("fng-tunnel-enter", jones, &[]);
    assert_eq!((scene.mission.tunnels.rats.len(), scene.complex().sections.len()), (2, 2));
    assert!(
        scene
            .refused("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 } }))
            .contains("already below")
    );
}

#[test]
fn another_entrance_of_the_system_leads_into_the_same_complex() {
    let mut scene = Scene::with_entrances(&[(20, 20), (90, 90)]);
    scene.enter(Size::Small, &[1]);
    // No die for the size.
    scene.take_exactly(
        "fng-tunnel-enter",
        json!({ "entrance": 2, "by": { "name": "Jones", "rep": 3 } }),
        &[1, 6],
    );
    assert_eq!((scene.mission.tunnels.complexes.len(), scene.complex().laid()), (1, 2));
    assert!(
        scene
            .refused("fng-tunnel-advance", json!({ "who": "Jones", "to": { "section": 2, "opening": 1 } }))
            .contains("no way")
    );
}

#[test]
fn a_trap_on_the_way_is_found_at_rep_minus_1_and_he_stops_before_it() {
    let mut scene = begun(Size::Small, &[2, 4, 1]);
    // Rep 4 - 1: a 3 finds it; it is a tripwire.
    let told = scene.take_exactly(
        "fng-tunnel-advance",
        json!({ "who": "Smith", "to": { "section": 2, "opening": 1 } }),
        &[3, 1, 4],
    );
    let trap = &scene.mission.traps.list[0];
    assert_eq!(
        (trap.state, trap.kind, scene.complex().laid()),
        (TrapState::Found, Some(TrapKind::Tripwire), 1)
    );
    assert_eq!((scene.mission.tunnels.rats[0].before, scene.mission.tunnels.rats[0].section), (Some(1), 2));
    assert!(texts(&told).contains("stops before it"));
    // Moving over it he checks again; past it the next section is laid.
    scene.advance((2, 1), &[2, 1]);
    assert_eq!((scene.mission.tunnels.rats[0].before, scene.complex().laid()), (None, 2));
}

#[test]
fn at_more_than_half_speed_he_looks_for_traps_at_one_less() {
    let fast = json!({ "who": "Smith", "to": { "section": 2, "opening": 1 }, "fast": true });
    let mut scene = begun(Size::Small, &[2, 4, 1]);
    // A 3 is too much now: it goes off, stakes, and kills him on a 1.
    scene.take_exactly("fng-tunnel-advance", fast, &[3, 2, 1]);
    assert_eq!(scene.mission.tunnels.rats[0].state, RatState::Dead);
    assert_eq!(scene.complex().laid(), 1);
    assert!(scene.refused("fng-tunnel-advance", smith()).contains("is dead"));
}

#[test]
fn an_explosive_in_a_tunnel_has_one_more_impact() {
    // Not found, a landmine; to hit 6 + 4; damage 3: dead at Impact 3, knocked down at Impact 2.
    let mut scene = begun(Size::Small, &[2, 4, 1]);
    let told = scene.advance((2, 1), &[6, 3, 6, 3]);
    assert_eq!(scene.mission.tunnels.rats[0].state, RatState::Dead);
    assert!(texts(&told).contains("Impact 3, 9 in circle"));
}

#[test]
fn a_pointman_looks_for_traps_at_his_rep() {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    let smith = json!({ "name": "Smith", "rep": 4, "attributes": ["pointman"] });
    scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": smith }), &[1, 2, 4, 1]);
    scene.take_exactly(
        "fng-tunnel-advance",
        json!({ "who": "Smith", "to": { "section": 2, "opening": 1 } }),
        &[4, 6],
    );
    assert_eq!(scene.mission.traps.list[0].state, TrapState::Found);
}

#[test]
fn a_guard_in_an_alcove_is_not_seen_until_somebody_comes_in() {
    let mut scene = Scene::with_entrances(&[(20, 20)]);
    let told =
        scene.enter(Size::Moderate, &with(roll_of(Size::Moderate, SectionKind::GuardAlcove), &[1, 1, 6]));
    assert!(!open_texts(&told).contains("guard in the alcove"), "{}", open_texts(&told));
    let told = scene.take_exactly("fng-tunnel-advance", smith(), &[]);
    assert!(open_texts(&told).contains("meets an enemy in section 2: Rep 4, pistol"));
    assert!(!scene.last().enemies[0].hidden);
    assert!(scene.refused("fng-tunnel-advance", smith()).contains("the enemy holds section 2"));
    assert!(scene.refused("fng-tunnel-leave", smith()).contains("the enemy holds section 2"));
    assert!(
        scene.refused("fng-tunnel-settle", json!({ "section": 2, "count": 2 })).contains("1 can be seen")
    );
    scene.take_exactly("fng-tunnel-settle", json!({ "section": 2, "count": 1 }), &[]);
    scene.take("fng-tunnel-advance", smith(), &roll_of(Size::Moderate, SectionKind::Hall));
    assert_eq!(scene.complex().laid(), 2);
}

#[test]
fn what_was_found_counts_once_it_is_brought_back() {
    let mut scene = begun(Size::Small, &[4, 1, 1]);
    assert_eq!(scene.last().finds.len(), 1);
    scene.take("fng-tunnel-search", smith(), &[]);
    assert_eq!(
        (scene.last().finds.len(), scene.mission.tunnels.rats[0].carries.len()),
        (1, 0),
        "he is still in the shaft"
    );
    scene.advance((2, 1), &[1]);
    scene.take_exactly("fng-tunnel-search", smith(), &[]);
    assert_eq!(scene.mission.tunnels.rats[0].carries.len(), 1);
    assert_eq!(scene.mission.tunnels.reputation_points(), []);
    scene.take_exactly("fng-tunnel-leave", smith(), &[]);
    assert_eq!(scene.mission.tunnels.reputation_points(), [("Smith", 2)]);
    assert!(scene.mission.tunnels.rats.is_empty() && !scene.mission.tunnels.is_below("Smith"));
}

#[test]
fn captives_are_worth_3_rp_and_weapons_can_be_taken() {
    let size = Size::Large;
    let mut scene = begun(size, &with(roll_of(size, SectionKind::GreatChamber), &[1, 4, 6]));
    scene.take("fng-tunnel-advance", smith(), &with(roll_of(size, SectionKind::Workshop), &[4, 2, 3, 6]));
    scene.take_exactly("fng-tunnel-search", smith(), &[]);
    assert!(scene.complex().section(2).unwrap().people.is_none());
    scene.take("fng-tunnel-advance", smith(), &roll_of(size, SectionKind::Hall));
    scene.take_exactly("fng-tunnel-search", smith(), &[]);
    assert_eq!(scene.mission.tunnels.rats[0].weapons, [Arm::Grenade, Arm::Rpg]);
    let told = scene.take_exactly("fng-tunnel-search", smith(), &[]);
    assert!(texts(&told).contains("nothing to take"));
    scene.take_exactly("fng-tunnel-leave", smith(), &[]);
    assert_eq!(scene.mission.tunnels.reputation_points(), [("Smith", 3)]);
}

fn in_supply_room(other_way: bool) -> Scene {
    let size = Size::Large;
    let room = roll_of(size, SectionKind::SupplyRoom);
    let mut scene;
    if other_way {
        scene = begun(size, &with(roll_of(size, SectionKind::Junction), &[6, 6]));
        scene.advance((2, 1), &room);
    } else {
        scene = begun(size, &roll_of(size, SectionKind::Hall));
        scene.take("fng-tunnel-advance", smith(), &room);
    }
    scene.take_exactly("fng-tunnel-advance", json!({ "who": "Smith", "section": 3 }), &[]);
    scene
}

#[test]
fn note_8_each_wall_of_a_supply_room_is_searched_once_and_a_pass_of_2d6_finds_an_exit() {
    let mut scene = in_supply_room(true);
    let left = json!({ "who": "Smith", "wall": "left" });
    scene.take_exactly("fng-tunnel-search", left.clone(), &[4, 5]);
    assert!(scene.last().openings.is_empty());
    assert!(scene.refused("fng-tunnel-search", left).contains("has already been searched"));
    scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": "right" }), &[4, 4]);
    assert_eq!(
        (scene.last().openings[0].way, scene.last().openings[0].leads),
        (Way::Right, Leads::Unexplored)
    );
    assert!(
        scene
            .refused("fng-tunnel-search", json!({ "who": "Smith", "wall": "right" }))
            .contains("has been found")
    );
    scene.advance((3, 1), &roll_of(Size::Large, SectionKind::Hall));
}

#[test]
fn note_8_without_another_way_walls_are_searched_again_and_a_door_found_so_may_be_booby_trapped() {
    let mut scene = in_supply_room(false);
    for wall in ["left", "ahead", "right"] {
        scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": wall }), &[6, 6]);
    }
    scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": "ahead" }), &[6, 1]);
    let told =
        scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": "ahead" }), &[1, 1, 3]);
    assert_eq!((scene.last().openings.len(), scene.mission.traps.list.len()), (1, 1));
    assert!(!open_texts(&told).contains("trap"));
    // He comes upon it when he goes through: a viper, which he finds.
    scene.take_exactly("fng-tunnel-advance", smith(), &[1, 4]);
    assert_eq!(scene.mission.traps.list[0].kind, Some(TrapKind::Viper));
    let mut scene = in_supply_room(false);
    scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": "left" }), &[6, 6]);
    scene.take_exactly("fng-tunnel-search", json!({ "who": "Smith", "wall": "left" }), &[1, 1, 4]);
    assert!(scene.mission.traps.list.is_empty());
}

#[test]
fn only_the_walls_of_a_supply_room_hide_anything() {
    let mut scene = begun(Size::Small, &[1]);
    assert!(
        scene
            .refused("fng-tunnel-search", json!({ "who": "Smith", "wall": "left" }))
            .contains("not a supply room")
    );
}

fn at_armory() -> Scene {
    let size = Size::Large;
    let mut scene = begun(size, &roll_of(size, SectionKind::Armory));
    scene.take("fng-tunnel-advance", smith(), &roll_of(size, SectionKind::Hall));
    scene.take("fng-tunnel-advance", smith(), &roll_of(size, SectionKind::Hall));
    scene
}

fn shot(extra: Value) -> Value {
    let mut shot = json!({ "section": 2, "measured": true });
    shot.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    shot
}

fn fallen(scene: &Scene) -> Vec<(u16, bool, u8)> {
    let sections = scene.complex().sections.iter();
    sections.map(|section| (section.id, section.collapsed, section.fallen)).collect()
}

#[test]
fn a_shot_in_an_armory_blows_it_up_on_a_1() {
    let mut scene = at_armory();
    scene.take_exactly("fng-tunnel-shot", shot(json!({})), &[2]);
    assert!(!scene.complex().section(2).unwrap().collapsed);
    // It blows up: everybody near takes Impact 6, Smith in the next section too; 3 in beyond fall in.
    let near = json!([{ "name": "Jones", "rep": 4 }]);
    let told = scene.take_exactly("fng-tunnel-shot", shot(json!({ "near": near })), &[1, 6, 6, 1, 2]);
    let told = texts(&told);
    assert!(told.contains("Jones: Obviously Dead") && told.contains("Smith: Obviously Dead"), "{told}");
    assert!(told.contains("3 of the 6 in of section 3 collapse"), "{told}");
    assert_eq!(fallen(&scene), [(1, false, 0), (2, true, 0), (3, false, 3), (4, false, 0)]);
    assert_eq!(scene.mission.tunnels.rats[0].state, RatState::Dead);
    assert!(scene.refused("fng-tunnel-shot", shot(json!({}))).contains("already"));
    assert!(scene.refused("fng-tunnel-shot", json!({ "section": 3 })).contains("not an armory"));
}

#[test]
fn a_man_in_an_armory_that_explodes_takes_its_hit_and_who_stands_clear_of_it_does_not() {
    let mut scene = at_armory();
    scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }), &[]);
    scene.take_exactly("fng-tunnel-advance", json!({ "who": "Jones", "section": 2 }), &[]);
    // Jones alone is hit; what falls in of Smith's section is the near half, and he stands in the far one.
    let told = scene.take_exactly("fng-tunnel-shot", shot(json!({ "clear": ["Smith"] })), &[1, 6, 1, 2]);
    assert!(texts(&told).contains("Jones: Obviously Dead"), "{}", texts(&told));
    let states: Vec<RatState> = scene.mission.tunnels.rats.iter().map(|rat| rat.state).collect();
    assert_eq!(states, [RatState::Up, RatState::Dead]);
    // He is cut off, and goes on beyond.
    assert!(scene.refused("fng-tunnel-leave", smith()).contains("no way out"));
    let on = json!({ "who": "Smith", "section": 4 });
    scene.take("fng-tunnel-advance", on, &roll_of(Size::Large, SectionKind::Hall));
    let nobody = shot(json!({ "clear": ["Doe"] }));
    assert!(at_armory().take_with("fng-tunnel-shot", nobody, &mut Loaded::new(&[], 1)).is_err());
}

#[test]
fn who_stands_in_what_falls_in_is_buried() {
    let mut scene = at_armory();
    let on = json!({ "who": "Smith", "section": 4 });
    scene.take("fng-tunnel-advance", on, &roll_of(Size::Large, SectionKind::Hall));
    // 7 in: all of section 3 and 1 in of section 4.
    scene.take_exactly("fng-tunnel-shot", shot(json!({})), &[1, 6, 1]);
    assert_eq!(fallen(&scene)[2..4], [(3, true, 0), (4, false, 1)]);
    assert_eq!(scene.mission.tunnels.rats[0].state, RatState::OutOfTheFight);
}

#[test]
fn a_shot_of_version_0_1_0_takes_whole_sections_with_it() {
    let mut scene = at_armory();
    scene.take_exactly("fng-tunnel-shot", json!({ "section": 2 }), &[1, 6, 1]);
    let fallen = scene.complex().sections.iter().filter(|section| section.collapsed).count();
    assert_eq!(fallen, 3, "the room and 7 in: two halls");
}

#[test]
fn nobody_goes_where_it_has_fallen_in() {
    let mut scene = at_armory();
    scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }), &[]);
    scene.take_exactly("fng-tunnel-shot", json!({ "section": 2 }), &[1, 1, 1]);
    let to = json!({ "who": "Jones", "to": { "section": 4, "opening": 1 } });
    assert!(scene.refused("fng-tunnel-advance", to).contains("no way"));
}

#[test]
fn a_man_who_is_down_is_brought_out_with_what_he_carried() {
    let mut scene = begun(Size::Small, &[4, 1, 1]);
    scene.advance((2, 1), &[1]);
    scene.take("fng-tunnel-search", smith(), &[]);
    scene.mission.tunnels.rats[0].state = RatState::OutOfTheFight;
    scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }), &[]);
    let out = json!({ "who": "Jones", "with": ["Smith"] });
    assert!(scene.refused("fng-tunnel-leave", out.clone()).contains("is not in section 1"));
    scene.take_exactly("fng-tunnel-advance", json!({ "who": "Jones", "section": 2 }), &[]);
    scene.take_exactly("fng-tunnel-leave", out, &[]);
    assert!(scene.mission.tunnels.rats.is_empty());
    assert_eq!(scene.mission.tunnels.reputation_points(), [("Jones", 2)]);
}

#[test]
fn who_is_not_below_cannot_act_there() {
    let mut scene = begun(Size::Small, &[1]);
    assert!(
        scene.unusable("fng-tunnel-advance", json!({ "who": "Jones" })).contains("Jones is not in a complex")
    );
    assert!(
        scene
            .unusable("fng-tunnel-advance", json!({ "who": "Smith", "to": { "section": 9, "opening": 1 } }))
            .contains("no section 9")
    );
    assert!(
        scene
            .unusable("fng-tunnel-enter", json!({ "entrance": 7, "by": { "name": "Jones", "rep": 3 } }))
            .contains("entrance 7 is not known")
    );
}

fn section_of(scene: &Scene, who: &str) -> u16 {
    scene.mission.tunnels.rats.iter().find(|rat| rat.man.name == who).unwrap().section
}

#[test]
fn a_kitchen_without_a_way_on_is_walked_into_and_its_intelligence_taken() {
    for size in [Size::Moderate, Size::Large] {
        let mut scene = begun(size, &with(roll_of(size, SectionKind::ClosedChamber), &[1]));
        scene.take_exactly("fng-tunnel-advance", smith(), &[]);
        assert_eq!(section_of(&scene, "Smith"), 2);
        scene.take_exactly("fng-tunnel-search", smith(), &[]);
        assert_eq!(scene.mission.tunnels.rats[0].carries.len(), 1);
        scene.take_exactly("fng-tunnel-leave", smith(), &[]);
        assert_eq!(scene.mission.tunnels.reputation_points(), [("Smith", 2)]);
    }
}

#[test]
fn a_man_turns_back_and_joins_a_comrade_and_a_way_that_is_laid_is_gone_again() {
    let mut scene = begun(Size::Small, &[1]);
    scene.take("fng-tunnel-advance", smith(), &[1, 6]);
    scene.take("fng-tunnel-advance", smith(), &[1]);
    scene.take_exactly(
        "fng-tunnel-enter",
        json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }),
        &[],
    );
    assert_eq!((section_of(&scene, "Smith"), section_of(&scene, "Jones")), (3, 1));
    let told = scene.take_exactly("fng-tunnel-advance", json!({ "who": "Smith", "section": 1 }), &[]);
    assert!(texts(&told).contains("Smith is in section 1"), "{}", texts(&told));
    assert_eq!(section_of(&scene, "Smith"), 1);
    scene.take_exactly(
        "fng-tunnel-advance",
        json!({ "who": "Jones", "to": { "section": 1, "opening": 1 } }),
        &[],
    );
    assert_eq!(section_of(&scene, "Jones"), 2);
    let refused = scene.refused("fng-tunnel-advance", json!({ "who": "Jones", "section": 2 }));
    assert!(refused.contains("already in section 2") && refused.contains("section 1"), "{refused}");
}

#[test]
fn moving_into_a_section_lays_what_comes_into_sight_ahead_of_it() {
    let mut scene = begun(Size::Small, &[1]);
    scene.take("fng-tunnel-advance", json!({ "who": "Smith", "section": 2 }), &[1, 6]);
    assert_eq!((section_of(&scene, "Smith"), scene.complex().laid()), (2, 2));
    // Looking back nothing new comes into sight.
    scene.take_exactly("fng-tunnel-advance", json!({ "who": "Smith", "section": 1 }), &[]);
    assert_eq!(scene.complex().laid(), 2);
}

#[test]
fn who_turns_back_from_a_trap_he_stands_before_does_not_cross_it() {
    let mut scene = begun(Size::Small, &[2, 4, 1]);
    scene.take_exactly(
        "fng-tunnel-advance",
        json!({ "who": "Smith", "to": { "section": 2, "opening": 1 } }),
        &[3, 1, 4],
    );
    assert_eq!(scene.mission.tunnels.rats[0].before, Some(1));
    scene.take_exactly("fng-tunnel-advance", json!({ "who": "Smith", "section": 1 }), &[]);
    assert_eq!((section_of(&scene, "Smith"), scene.mission.tunnels.rats[0].before), (1, None));
}

#[test]
fn nobody_walks_into_a_section_that_has_fallen_in() {
    let mut scene = at_armory();
    scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }), &[]);
    scene.take("fng-tunnel-shot", json!({ "section": 2 }), &[1]);
    let refused = scene.refused("fng-tunnel-advance", json!({ "who": "Jones", "section": 2 }));
    assert!(refused.contains("section 2 has collapsed"), "{refused}");
}

#[test]
fn an_opening_that_comes_out_or_is_explored_is_not_gone_through_again() {
    let mut scene = Scene::with_entrances(&[(20, 20), (29, 20)]);
    scene.enter(Size::Small, &[1]);
    let to = json!({ "who": "Smith", "to": { "section": 2, "opening": 1 } });
    assert!(scene.refused("fng-tunnel-advance", to).contains("leads to entrance 2"));
    scene.take_exactly("fng-tunnel-leave", json!({ "who": "Smith", "entrance": 2 }), &[]);
    assert!(scene.mission.tunnels.rats.is_empty());
}

#[test]
fn what_a_trap_or_poison_does_to_men_below_is_remembered_of_all_of_them() {
    // A tripwire: not found, explosive, to hit 6 + 4; 3 kills at Impact 3, and Jones beside him as well.
    let two = || {
        let mut scene = begun(Size::Small, &[2, 4, 1]);
        scene.take("fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Jones", "rep": 3 } }), &[]);
        scene
    };
    let states = |scene: &Scene| scene.mission.tunnels.rats.iter().map(|rat| rat.state).collect::<Vec<_>>();
    let mut scene = two();
    let advance = json!({ "who": "Smith", "to": { "section": 2, "opening": 1 },
        "near": [{ "name": "Jones", "rep": 3 }] });
    scene.take_exactly("fng-tunnel-advance", advance, &[6, 3, 6, 3, 3]);
    assert_eq!(states(&scene), [RatState::Dead, RatState::Dead]);
    assert!(scene.refused("fng-tunnel-leave", json!({ "who": "Jones" })).contains("is dead"));
    // Poison works below, too.
    for (face, state) in [(1, RatState::Dead), (3, RatState::OutOfTheFight), (5, RatState::Up)] {
        let mut scene = two();
        scene.mission.traps.poisoned.push("Jones".to_owned());
        scene.take_exactly("fng-trap-turn", json!({}), &[face]);
        assert_eq!(states(&scene), [RatState::Up, state], "{face}");
    }
}

#[test]
fn a_man_below_is_called_without_his_rank_too_and_who_is_not_below_is_told_who_is() {
    let mut scene = begun(Size::Small, &[1]);
    let ames = json!({ "entrance": 1, "by": { "name": "Sgt Ames", "rep": 4 } });
    scene.take_exactly("fng-tunnel-enter", ames, &[]);
    let refused = scene.unusable("fng-tunnel-leave", json!({ "who": "Jones" }));
    assert!(refused.contains("Jones is not in a complex (in one: Smith, Sgt Ames)"), "{refused}");
    scene.take("fng-tunnel-advance", json!({ "who": "Ames", "light": "candle" }), &[1, 6]);
    let ames = scene.mission.tunnels.rats.iter().find(|rat| rat.man.name == "Sgt Ames").unwrap();
    assert_eq!(ames.light, LightSource::Candle);
}
