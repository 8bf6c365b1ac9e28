//! Guns, vehicles, buildings, close assault.

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_core::trace::Silent;
use pointman_fng::checks::Edition;
use pointman_fng::checks::ResultId;
use pointman_fng::combat::{
    AntiArmorFire, AntiArmorFireRecord, BuildingArea, BuildingFire, BuildingFireRecord, CloseAssault,
    Crewman, Exposure, GunAtPersonnel, Gunnery, Landing, Loader, Loading, Round, SmallWeaponFire, State,
    TargetVehicle, Unlucky, VehicleState,
};
use pointman_fng::squads::vehicles::{ArmorRating, HitSide, VehicleType};
use pointman_fng::squads::weapons::Weapon;

use crate::combat::support::*;

const ONE: Edition = Edition::One;

fn vehicle(id: &str, side: HitSide) -> TargetVehicle {
    TargetVehicle::of_type(VehicleType::find(id).unwrap(), side)
}

fn gun(apr: u8, target: TargetVehicle) -> AntiArmorFire {
    let loader = Loader { rep: Some(4), deployed_gun: false };
    let gunnery = Gunnery::Gun { apr, round: Round::Ap, loader, moving: false };
    let gunner = man("gunner", 4);
    AntiArmorFire {
        edition: ONE,
        gunner,
        gunnery,
        range: Some(24),
        shooter_fast_moved: false,
        at_turret: false,
        target,
    }
}

fn rocket(id: &str, range: u8, target: TargetVehicle) -> AntiArmorFire {
    let gunnery = Gunnery::Squad { weapon: Box::new(weapon(id, ONE)), behind: Vec::new() };
    AntiArmorFire { range: Some(range), gunnery, ..gun(0, target) }
}

fn fire(fire: &AntiArmorFire, faces: &[u32]) -> AntiArmorFireRecord {
    rolls(faces, |dice| fire.run(dice, &mut Silent))
}

fn crew(record: &AntiArmorFireRecord) -> Vec<&'static str> {
    record.target.crew.iter().map(|man| man.state.id()).collect()
}

#[test]
fn an_m_48_disables_a_pt_76_hull_two_dead_two_bail_out() {
    let record = fire(&gun(7, vehicle("pt-76", HitSide::Front)), &[1, 2, 1, 5, 4, 2, 5, 3, 1, 1]);
    assert_eq!(
        (record.shot, record.difference, record.target.state),
        ("hull", Some(3), VehicleState::Disabled)
    );
    assert_eq!(crew(&record), ["bails-out", "killed", "bails-out", "killed"]);
    assert_eq!(record.gun, Some(Loading::Loaded));
    assert_eq!(record.follows.iter().filter(|follow| follow.check.id() == "crew-smallarms").count(), 2);
}

#[test]
fn two_fives_go_straight_through_a_pt_76_side_and_kill_the_highest_die() {
    let record = fire(&gun(7, vehicle("pt-76", HitSide::Side)), &[1, 2, 5, 5, 2, 6, 1, 3, 1, 1]);
    assert_eq!((record.difference, record.target.state), (Some(5), VehicleState::ShotThrough));
    assert_eq!(crew(&record), ["aboard", "killed", "aboard", "aboard"]);
}

#[test]
fn tied_highest_dice_of_overkill_roll_again() {
    let record = fire(&gun(7, vehicle("pt-76", HitSide::Side)), &[1, 2, 5, 5, 6, 6, 1, 3, 2, 4, 1, 1]);
    assert_eq!(crew(&record), ["aboard", "killed", "aboard", "aboard"]);
}

#[test]
fn an_rpg_7_disables_an_m_113_from_the_side() {
    let mut target = vehicle("m-113-apc", HitSide::Side);
    target.crew = Crewman::crew_of(5);
    let record = fire(&rocket("rpg-7", 18, target), &[1, 2, 1, 5, 3, 2, 3, 1, 6]);
    assert_eq!(
        (record.shot, record.difference, record.target.state),
        ("hull", Some(2), VehicleState::Disabled)
    );
    assert_eq!(crew(&record), ["bails-out", "killed", "bails-out", "killed", "bails-out"]);
    assert_eq!(record.gun, None);
}

#[test]
fn a_squad_weapon_fires_at_minus_1_up_to_half_its_range_and_minus_2_beyond() {
    let target =
        |range| fire(&rocket("rpg-7", range, vehicle("m-113-apc", HitSide::Side)), &[6, 6]).throws[0].target;
    assert_eq!([target(18), target(19)], [Some(3), Some(2)]);
}

#[test]
fn an_rpg_nearer_than_12_in_is_a_dud() {
    assert_eq!(fire(&rocket("rpg-7", 11, vehicle("m-113-apc", HitSide::Side)), &[]).shot, "dud");
    assert_eq!(fire(&rocket("rpg-7", 12, vehicle("m-113-apc", HitSide::Side)), &[6, 6]).shot, "miss");
}

#[test]
fn everybody_in_the_back_blast_takes_an_impact_2_hit() {
    let mut fire = rocket("m-72-law", 12, vehicle("truck-us", HitSide::Side));
    fire.gunnery =
        Gunnery::Squad { weapon: Box::new(weapon("usa-m-72-law", ONE)), behind: vec![man("Smith", 4)] };
    let record = rolls(&[6, 6, 2], |dice| fire.run(dice, &mut Silent));
    assert_eq!(record.behind[0].state, State::ObviouslyDead);
}

#[test]
fn beyond_48_in_the_gunner_counts_1_less() {
    let at = |range| {
        fire(&AntiArmorFire { range: Some(range), ..gun(7, vehicle("pt-76", HitSide::Front)) }, &[6, 6, 1, 1])
            .throws[0]
            .target
    };
    assert_eq!([at(48), at(49)], [Some(4), Some(3)]);
}

#[test]
fn one_pass_hits_where_aimed_at_12_in_and_at_random_beyond_and_misses_a_fast_mover() {
    let at = |range| AntiArmorFire { range: Some(range), ..gun(7, vehicle("pt-76", HitSide::Front)) };
    assert_eq!(fire(&at(12), &[1, 5, 6, 6, 1, 1]).shot, "hull");
    assert_eq!(fire(&at(13), &[1, 5, 2, 6, 6, 1, 1]).shot, "turret");
    let mut fast = at(12);
    fast.target.fast_moving = true;
    assert_eq!(fire(&fast, &[1, 5, 1, 1]).shot, "miss");
    let mut own = at(12);
    own.shooter_fast_moved = true;
    assert_eq!(fire(&own, &[1, 5, 1, 1]).shot, "miss");
}

#[test]
fn a_turret_has_1_more_armor_and_a_hull_down_hull_clanks() {
    let turret = AntiArmorFire { at_turret: true, ..gun(7, vehicle("pt-76", HitSide::Front)) };
    assert_eq!(fire(&turret, &[1, 2, 6, 6, 1, 1]).difference, Some(2));
    let mut down = turret;
    down.target.hull_down = true;
    let record = fire(&down, &[1, 5, 4, 1, 1]);
    assert_eq!((record.shot, record.follows[0].check.id()), ("clank", "clank"));
    let hull = AntiArmorFire { at_turret: false, ..down };
    assert!(hull.odds().unwrap_err().to_string().contains("hull down"));
}

#[test]
fn a_t_55_at_the_front_of_an_m_48_can_only_hope_for_hands_of_fate() {
    let front = gun(6, vehicle("m-48", HitSide::Front));
    let clank = fire(&front, &[2, 3, 1, 1]);
    assert_eq!((clank.shot, clank.undergunned), ("clank", true));
    assert_eq!((clank.follows[0].check.id(), clank.follows[0].with.is_empty()), ("clank", true));
    let miracle = fire(&front, &[1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((miracle.shot, miracle.difference), ("miracle", Some(1)));
    assert_eq!(miracle.target.state, VehicleState::Destroyed);
    assert!(!fire(&gun(6, vehicle("m-48", HitSide::Side)), &[6, 6, 1, 1]).undergunned, "not at the side");
}

#[test]
fn apr_equal_to_ar_cannot_penetrate_but_is_not_undergunned() {
    let record = fire(&gun(5, vehicle("t-55", HitSide::Front)), &[2, 3, 1, 1]);
    assert_eq!((record.shot, record.undergunned), ("clank", false));
}

#[test]
fn a_moving_gun_hits_only_by_hands_of_fate() {
    let mut moving = gun(7, vehicle("pt-76", HitSide::Front));
    let loader = Loader { rep: Some(4), deployed_gun: false };
    moving.gunnery = Gunnery::Gun { apr: 7, round: Round::Ap, loader, moving: true };
    assert_eq!(fire(&moving, &[2, 3, 1, 1]).shot, "clank");
    assert_eq!(fire(&moving, &[6, 6, 1, 1]).shot, "miss");
    assert_eq!(fire(&moving, &[1, 1, 6, 6, 1, 1]).shot, "miracle");
}

#[test]
fn he_counts_apr_1_on_armor_and_canister_is_refused() {
    let loader = Loader { rep: None, deployed_gun: false };
    let with_round = |round, id| {
        let gunnery = Gunnery::Gun { apr: 7, round, loader, moving: false };
        AntiArmorFire { gunnery, ..gun(7, vehicle(id, HitSide::Front)) }
    };
    assert_eq!(fire(&with_round(Round::He, "pt-76"), &[1, 2]).shot, "clank");
    let truck = fire(&with_round(Round::He, "nva-truck"), &[1, 2, 6, 5]);
    assert_eq!(truck.difference, Some(7), "a truck has no armor");
    assert!(with_round(Round::Canister, "pt-76").odds().unwrap_err().to_string().contains("canister"));
}

/// An M-41 that fires at a PT-76, with this man to reload.
pub fn gun_with_loader(loader: Loader) -> AntiArmorFire {
    let gunnery = Gunnery::Gun { apr: 6, round: Round::Ap, loader, moving: false };
    AntiArmorFire { gunnery, ..gun(6, vehicle("pt-76", HitSide::Front)) }
}

#[test]
fn a_gun_without_a_loader_stays_empty() {
    let loader = Loader { rep: None, deployed_gun: false };
    let gunnery = Gunnery::Gun { apr: 6, round: Round::Ap, loader, moving: false };
    let record = fire(&AntiArmorFire { gunnery, ..gun(6, vehicle("pt-76", HitSide::Front)) }, &[6, 6]);
    assert_eq!(record.gun, Some(Loading::NoLoader));
}

#[test]
fn a_deployed_gun_loads_one_line_better() {
    let loader = |deployed_gun| Loader { rep: Some(4), deployed_gun };
    let with_loader = |loader| {
        let gunnery = Gunnery::Gun { apr: 6, round: Round::Ap, loader, moving: false };
        AntiArmorFire { gunnery, ..gun(6, vehicle("pt-76", HitSide::Front)) }
    };
    let result =
        |deployed, faces: [u32; 2]| fire(&with_loader(loader(deployed)), &[6, 6, faces[0], faces[1]]).gun;
    assert_eq!(
        [result(false, [1, 5]), result(false, [5, 5])],
        [Some(Loading::LoadedNextActive), Some(Loading::NotLoaded)]
    );
    assert_eq!(
        [result(true, [1, 5]), result(true, [5, 5])],
        [Some(Loading::Loaded), Some(Loading::LoadedNextActive)]
    );
}

#[test]
fn a_burning_vehicle_is_left_by_all_aboard() {
    let record = fire(&gun(9, vehicle("m-41", HitSide::Side)), &[1, 2, 5, 5, 6, 1, 1, 1, 1, 3, 2, 1, 1]);
    assert!(record.target.on_fire, "the ARVN list: two dice of 1 to 3");
    assert_eq!(crew(&record), ["killed", "bails-out", "bails-out", "bails-out", "bails-out"]);
    let us = fire(&gun(9, vehicle("m-48", HitSide::Side)), &[1, 2, 1, 2, 3, 1, 1]);
    assert!(!us.target.on_fire, "the US list: 1 or 2");
}

fn cannon(apr: u8) -> Gunnery {
    Gunnery::Gun { apr, round: Round::He, loader: Loader { rep: None, deployed_gun: false }, moving: false }
}

fn building(dv: u8) -> BuildingFire {
    let floor = |name: &str| BuildingArea { occupants: vec![man(name, 4)] };
    BuildingFire {
        edition: ONE,
        gunner: man("gunner", 4),
        gunnery: cannon(6),
        range: Some(20),
        dv,
        to_edge: 3,
        aimed: floor("ground"),
        left: Some(floor("left")),
        right: None,
        above: vec![floor("first"), floor("second")],
        above_left: vec![],
        above_right: vec![],
        areas_on_level: vec![2, 2, 2],
    }
}

fn shell(fire: &BuildingFire, faces: &[u32]) -> BuildingFireRecord {
    rolls(faces, |dice| fire.run(dice, &mut Silent))
}

fn area_states(record: &BuildingFireRecord) -> Vec<&'static str> {
    record.areas.iter().map(|area| area.state.id()).collect()
}

#[test]
fn two_passes_collapse_the_area_and_areas_above_roll() {
    let record = shell(&building(2), &[1, 2, 3, 4, 3, 4]);
    assert_eq!(area_states(&record), ["collapsed", "stands", "collapsed", "stands"]);
    assert_eq!(record.areas[0].occupants[0].1.id(), "killed");
    assert_eq!(record.areas[2].occupants[0].1.id(), "killed");
}

#[test]
fn a_level_fully_down_brings_down_all_above_without_a_roll() {
    let single = BuildingFire { areas_on_level: vec![], left: None, ..building(2) };
    assert_eq!(area_states(&shell(&single, &[1, 2, 3, 4])), ["collapsed", "collapsed", "collapsed"]);
}

#[test]
fn an_area_above_one_that_stays_up_does_not_roll() {
    let record = shell(&building(2), &[1, 2, 3, 4, 4]);
    assert_eq!(area_states(&record), ["collapsed", "stands", "stands", "stands"]);
}

#[test]
fn a_neighbour_that_collapses_goes_on_to_the_areas_above_it() {
    let floor = |name: &str| BuildingArea { occupants: vec![man(name, 4)] };
    let wide = BuildingFire { above_left: vec![floor("left first"), floor("left second")], ..building(2) };
    let record = shell(&wide, &[1, 5, 2, 4, 3, 4, 2, 6]);
    assert_eq!((record.landing, record.area_hit.as_deref()), (Landing::Left(4), Some("left")));
    let names: Vec<&str> = record.areas.iter().map(|area| area.area.as_str()).collect();
    assert_eq!(names, ["aimed", "left", "up 1", "up 2", "left up 1", "left up 2"]);
    assert_eq!(area_states(&record), ["stands", "collapsed", "stands", "stands", "collapsed", "stands"]);
    assert_eq!(record.areas[4].occupants[0].1.id(), "killed");
}

#[test]
fn the_last_area_of_a_level_to_fall_brings_down_all_above_it_beside_too() {
    let floor = |name: &str| BuildingArea { occupants: vec![man(name, 4)] };
    // Of the level above the ground only the area above the left stands.
    let half = BuildingFire {
        above: vec![],
        above_left: vec![floor("left first"), floor("left second")],
        areas_on_level: vec![2],
        ..building(2)
    };
    let record = shell(&half, &[1, 5, 2, 4, 3, 4, 3]);
    assert_eq!(area_states(&record), ["stands", "collapsed", "collapsed", "collapsed"]);
}

#[test]
fn areas_that_are_described_stand() {
    let fire = BuildingFire { areas_on_level: vec![1], ..building(2) };
    let error = fire.run(&mut Scripted::new([]), &mut Silent).unwrap_err();
    assert_eq!(error.to_string(), "1 areas on level 0: 2 of them are described");
}

#[test]
fn a_squad_weapon_fires_at_a_building_at_its_own_minus_and_goes_off_target_with_1_pass() {
    let rpg = |range: u8| BuildingFire {
        gunnery: Gunnery::Squad {
            weapon: Box::new(Weapon::find("rpg-7", ONE).unwrap().clone()),
            behind: vec![man("Smith", 4)],
        },
        range: Some(range),
        ..building(4)
    };
    // Rep 4 - 1; 6 - 4 to penetrate; the back blast takes an Impact 2 hit.
    let aimed = shell(&rpg(12), &[3, 3, 3, 3, 4]);
    assert_eq!((aimed.landing, aimed.gun), (Landing::Aimed, None));
    assert_eq!((aimed.behind[0].name.as_str(), aimed.behind[0].state), ("Smith", State::KnockedDown));
    let high = shell(&rpg(12), &[3, 4, 5, 5, 6, 1]);
    assert_eq!((high.landing, high.behind[0].state), (Landing::High, State::ObviouslyDead));
    assert_eq!(shell(&rpg(12), &[4, 4, 3]).landing, Landing::Missed);
    assert_eq!(shell(&rpg(11), &[3]).landing, Landing::Dud);
    let far = rpg(99).run(&mut Scripted::new([]), &mut Silent).unwrap_err();
    assert!(far.to_string().contains("too far"), "{far}");
}

#[test]
fn canister_and_moving_guns_are_not_fired_at_buildings() {
    let loader = Loader { rep: None, deployed_gun: false };
    for gunnery in [
        Gunnery::Gun { apr: 6, round: Round::Canister, loader, moving: false },
        Gunnery::Gun { apr: 6, round: Round::Ap, loader, moving: true },
    ] {
        let fire = BuildingFire { gunnery, ..building(2) };
        assert!(matches!(fire.run(&mut Scripted::new([]), &mut Silent), Err(Error::Refused { .. })));
    }
}

#[test]
fn a_vessel_sinks_with_its_last_disabling_hit_counting_earlier_ones() {
    let monitor = |taken: u8| TargetVehicle {
        disabling_hits_taken: taken,
        crew: Crewman::crew_of(1),
        ..vehicle("monitor", HitSide::Front)
    };
    let hit = |taken: u8| fire(&gun(7, monitor(taken)), &[1, 2, 1, 6, 6, 1, 2]);
    let [first, second, third] = [0, 1, 2].map(hit);
    assert_eq!((first.target.state, first.target.disabling_hits), (VehicleState::Disabled, Some(1)));
    assert_eq!((second.target.state, second.target.disabling_hits), (VehicleState::Disabled, Some(2)));
    assert_eq!((third.target.state, third.target.disabling_hits), (VehicleState::Sunk, Some(3)));
    assert_eq!(third.follows.iter().map(|follow| follow.check.id()).collect::<Vec<_>>(), ["swim"]);
    let pbr = TargetVehicle { disabling_hits_taken: 1, crew: vec![], ..vehicle("pbr", HitSide::Front) };
    assert_eq!(fire(&gun(7, pbr), &[1, 2, 1, 6, 1, 2]).target.state, VehicleState::Sunk);
    // A vehicle on land has no such count.
    assert_eq!(
        fire(&gun(7, vehicle("pt-76", HitSide::Front)), &[1, 2, 1, 6, 6, 6, 6, 6, 1, 2])
            .target
            .disabling_hits,
        None
    );
}

#[test]
fn one_pass_makes_occupants_roll_and_no_pass_shakes_them() {
    let holed = shell(&building(2), &[1, 2, 4, 5, 4]);
    assert_eq!((holed.areas[0].state.id(), holed.areas[0].occupants[0].1.id()), ("holed", "killed"));
    let left = shell(&building(2), &[1, 2, 4, 5, 5]);
    assert_eq!(left.areas[0].occupants[0].1.id(), "leaves");
    let shaken = shell(&building(2), &[1, 2, 5, 6]);
    assert_eq!((shaken.follows[0].check.id(), shaken.follows[0].who.as_str()), ("received-fire", "ground"));
    let solid = shell(&building(6), &[1, 2]);
    assert_eq!(solid.follows[0].check.id(), "received-fire", "it cannot penetrate: no roll");
}

#[test]
fn off_target_goes_wide_or_high() {
    let near = shell(&building(2), &[1, 5, 1, 3, 6, 6]);
    assert_eq!((near.landing, near.area_hit.as_deref()), (Landing::Left(3), Some("aimed")));
    let left = shell(&building(2), &[1, 5, 2, 4, 6, 6]);
    assert_eq!((left.landing, left.area_hit.as_deref()), (Landing::Left(4), Some("left")));
    assert_eq!(left.follows[0].who, "left");
    let right = shell(&building(2), &[1, 5, 3, 4]);
    assert_eq!((right.landing, right.area_hit), (Landing::Right(4), None));
    let high = shell(&building(2), &[1, 5, 6, 6, 6]);
    assert_eq!((high.landing, high.area_hit.as_deref()), (Landing::High, Some("up 1")));
    assert_eq!(shell(&building(2), &[5, 6]).landing, Landing::Missed);
}

#[test]
fn diem_blows_up_an_m_41_head_on() {
    let assault = CloseAssault {
        edition: ONE,
        attacker: man("Diem", 4),
        device: weapon("satchel-demo-charge", ONE),
        target: vehicle("m-41", HitSide::Front),
        readied: false,
        charges: false,
        range: None,
    };
    let record = rolls(&[1, 2, 3, 4, 6, 6], |dice| assault.run(dice, &mut Silent));
    assert_eq!(
        (record.result, record.difference, record.target.state),
        (ResultId::Success, 4, VehicleState::Destroyed)
    );
    let side = CloseAssault { target: vehicle("m-41", HitSide::Side), ..assault };
    assert_eq!(
        rolls(&[1, 2, 6, 6], |dice| side.run(dice, &mut Silent)).difference,
        2,
        "from a side the side armor"
    );
}

#[test]
fn a_close_assault_that_fails_costs_the_device_or_the_man() {
    let mut assault = CloseAssault {
        edition: ONE,
        attacker: man("Diem", 4),
        device: weapon("molotov-cocktail", ONE),
        target: vehicle("m-41", HitSide::Rear),
        readied: false,
        charges: false,
        range: None,
    };
    assert_eq!(rolls(&[1, 5], |dice| assault.run(dice, &mut Silent)).result, ResultId::Fumble);
    let disaster = rolls(&[5, 6, 5], |dice| assault.run(dice, &mut Silent));
    assert_eq!((disaster.result, disaster.attacker.state), (ResultId::Disaster, State::ObviouslyDead));
    assault.attacker = with(assault.attacker, "tank-killer");
    assert_eq!(
        rolls(&[5, 5, 6, 6], |dice| assault.run(dice, &mut Silent)).result,
        ResultId::Success,
        "Rep 5 for a Tank Killer"
    );
    assault.device = weapon("m-16", ONE);
    assert!(assault.odds().unwrap_err().to_string().contains("satchel charge or Molotov"));
}

fn small(id: &str, target: TargetVehicle) -> SmallWeaponFire {
    let weapon = weapon(id, ONE);
    SmallWeaponFire {
        edition: ONE,
        shooter: man("gunner", 5),
        weapon,
        range: None,
        exposure: Exposure::default(),
        target,
    }
}

#[test]
fn a_machine_gun_disables_ar_0_with_totals_of_10_and_die_plus_impact_of_7() {
    let fire = small("usa-bar", vehicle("truck-us", HitSide::Side));
    let record = rolls(&[5, 4, 2, 4], |dice| fire.run(dice, &mut Silent));
    assert_eq!((record.hits, record.target.state), (1, VehicleState::Disabled));
    assert_eq!(record.follows[0].check.id(), "losing-control");
    let nothing = rolls(&[5, 4, 2, 3], |dice| fire.run(dice, &mut Silent));
    assert_eq!(nothing.target.state, VehicleState::InAction);
    let armored = small("usa-bar", vehicle("pt-76", HitSide::Side));
    assert!(armored.odds().unwrap_err().to_string().contains("cannot harm it"));
}

#[test]
fn a_weapon_with_an_apw_hits_on_the_to_hit_table_and_then_penetrates() {
    let fire = small("usa-m2-hmg", vehicle("v-100", HitSide::Side));
    let record = rolls(&[5, 2, 2, 2, 1, 1], |dice| fire.run(dice, &mut Silent));
    assert_eq!((record.hits, record.target.state), (1, VehicleState::Destroyed));
    let clank = rolls(&[5, 2, 2, 2, 6, 6], |dice| fire.run(dice, &mut Silent));
    assert_eq!(clank.follows[0].check.id(), "clank");
}

fn at_men(round: Round) -> GunAtPersonnel {
    GunAtPersonnel {
        unlucky: Unlucky::default(),
        edition: ONE,
        gunner: man("gunner", 4),
        apr: 6,
        he_round: None,
        has_canister: true,
        round,
        loader: Loader { rep: None, deployed_gun: false },
        targets: vec![man("Phu", 4)],
    }
}

#[test]
fn he_has_impact_4_or_the_apr_and_reads_like_a_launched_grenade() {
    let mut he = at_men(Round::He);
    he.targets.push(in_cover(man("Hien", 4)));
    let record = rolls(&[4, 6], |dice| he.run(dice, &mut Silent));
    assert_eq!(
        record.targets.iter().map(|fate| fate.state).collect::<Vec<_>>(),
        [State::ObviouslyDead, State::Up]
    );
    he.he_round = Some(weapon("105mm-howitzer", ONE));
    let howitzer = rolls(&[4, 4], |dice| he.run(dice, &mut Silent));
    assert_eq!(howitzer.targets[0].state, State::KnockedDown, "its HE has Impact 3 printed");
}

#[test]
fn canister_hits_everybody_in_the_fan_with_impact_3() {
    let mut canister = at_men(Round::Canister);
    canister.targets.push(in_cover(man("Hien", 4)));
    let record = rolls(&[3, 4], |dice| canister.run(dice, &mut Silent));
    assert_eq!(
        record.targets.iter().map(|fate| fate.state).collect::<Vec<_>>(),
        [State::ObviouslyDead, State::KnockedDown]
    );
    canister.has_canister = false;
    assert!(canister.odds().is_err());
}

#[test]
fn ap_has_one_personnel_target() {
    let mut ap = at_men(Round::Ap);
    assert_eq!(rolls(&[4, 6], |dice| ap.run(dice, &mut Silent)).targets[0].state, State::ObviouslyDead);
    ap.targets.push(man("Hien", 4));
    assert!(ap.odds().unwrap_err().to_string().contains("one personnel target"));
}

#[test]
fn custom_armor_can_be_given() {
    let armor = ArmorRating { front: 2, side_rear: 1 };
    assert_eq!(armor.of(HitSide::Bottom), 0);
}
