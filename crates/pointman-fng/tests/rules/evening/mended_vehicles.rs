//! Rules of evenings that were mended: vehicles that move, retreat, and fire.

use pointman_core::error::Error;
use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{
    AntiArmorFire, BuildingArea, BuildingFire, Exposure, Gunnery, Loader, Loading, Round, SmallWeaponFire,
    VehicleState,
};
use pointman_fng::evening::{Aboard, Company, Firing, Fuel, GunOrder, Proposed, ProposedMove, Vehicle};
use pointman_fng::mission::Mission;
use pointman_fng::squads::crews::CrewPlace;
use pointman_fng::squads::vehicles::HitSide;
use pointman_fng::squads::weapons::WeaponClass;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::guns::weapon;
use super::mended::{answer, by_rules};
use super::scene::{dice, figure, man, of, orders, reaction, refusal, take};

/// Tiger, an M-48 of ours with Abel, Baker, Cole, Dunn and East, and Bear, a PT-76 of theirs with Anh, Bao,
/// Cuong and Dung: all of Rep 4.
fn tanks(rules: u8, own: u8, enemy: u8) -> Mission {
    let mut mission = by_rules(rules, own, enemy);
    let crew = |names: &[&str]| -> Vec<Value> {
        names.iter().map(|name| json!({ "name": name, "rep": 4 })).collect()
    };
    let tiger = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger",
                        "figures": crew(&["Abel", "Baker", "Cole", "Dunn", "East"]) });
    let bear = json!({ "side": "enemy", "vehicle": "pt-76", "called": "Bear",
                       "figures": crew(&["Anh", "Bao", "Cuong", "Dung"]) });
    for order in [tiger, bear] {
        take(&mut mission, "fng-muster", order, &mut dice(&[])).unwrap();
    }
    mission.company.vehicles.iter_mut().for_each(|vehicle| vehicle.round = Some(Round::Ap));
    mission
}

fn vehicle<'a>(mission: &'a Mission, name: &str) -> &'a Vehicle {
    mission.company.vehicle(name).unwrap()
}

fn drives(vehicle: &str, inches: u8, by_road: bool) -> Value {
    json!({ "vehicle": vehicle, "drives": inches, "by_road": by_road })
}

/// The gun of one at the front of the other.
fn round(mission: &Mission, by: &str, at: &str, round: Round) -> GunOrder {
    let (by, at) = (vehicle(mission, by), vehicle(mission, at));
    let gunner = mission.company.in_place(by, CrewPlace::Gunner).unwrap().name();
    let apr = by.of_lists().main_gun.as_ref().unwrap().apr.unwrap();
    let fire = AntiArmorFire {
        edition: Edition::One,
        gunner: figure(mission, gunner),
        gunnery: Gunnery::Gun { apr, round, loader: Loader::default(), moving: false },
        range: Some(24),
        shooter_fast_moved: false,
        at_turret: false,
        target: mission.company.target(at, HitSide::Front),
    };
    GunOrder::of(Some(by.name.clone()), Firing::Vehicle(fire))
}

/// The choices of a step in which vehicles react, with these answers.
fn goes_on(mut choices: Value, answers: Value) -> Value {
    for word in ["clanks", "fires_back", "order_of_fire"] {
        choices[word] = json!(true);
    }
    choices["answers"] = answers;
    choices
}

fn sight(mover: &str, watcher: &str, answers: Value) -> Value {
    json!({ "sight": { "movers": [mover], "watchers": [watcher] }, "reactions": 0, "bursts": true,
            "order_of_fire": true, "ducks_from_firers": true, "vehicles": true, "answers": answers })
}

/// Tiger's HE hits Bear, which takes the Clank Test with these dice.
fn clanks(mission: &mut Mission, test: [u32; 2]) -> String {
    let he = {
        mission.company.vehicles[0].round = Some(Round::He);
        round(mission, "Tiger", "Bear", Round::He)
    };
    let choices = goes_on(orders(he), json!([answer("tiger-loads", "ap")]));
    let faces = [&[1, 2, 1, 1][..], &test].concat();
    take(mission, "fng-main-gun", choices, &mut dice(&faces)).unwrap()
}

#[test]
fn a_vehicle_whose_driver_is_put_down_rolls_on_and_halts() {
    let driven = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        let jeep = json!({ "side": "own", "vehicle": "jeep-mule-us", "called": "Jeep",
                           "figures": [{ "name": "Dri", "rep": 4 }] });
        take(&mut mission, "fng-muster", jeep, &mut dice(&[])).unwrap();
        take(&mut mission, "fng-crew", drives("Jeep", 20, true), &mut dice(&[])).unwrap();
        let fire = json!({ "fire": [{ "by": "Ha", "at": ["Dri"], "range": 20, "shots": 1 }],
                           "reaction": true, "reactions": 0 });
        // A hit that kills; 3 and 4 in.
        let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[6, 1, 3, 4])).unwrap();
        assert!(of(&mission, "Dri").is(Flag::ObviouslyDead), "{told}");
        (told, vehicle(&mission, "Jeep").drove.unwrap())
    };
    let (told, drove) = driven(Company::RULES);
    assert!(told.contains("Jeep has lost its driver, rolls on 7 in straight ahead and halts"), "{told}");
    assert_eq!((drove.inches, drove.stopped), (27, true));
    let (told, drove) = driven(112);
    assert!(!told.contains("rolls on") && drove.inches == 20, "turns of earlier versions: {told}");
}

#[test]
fn a_vehicle_that_stands_does_not_roll_on_without_its_driver() {
    let mut mission = tanks(Company::RULES, 4, 1);
    take(&mut mission, "fng-crew", drives("Tiger", 4, false), &mut dice(&[])).unwrap();
    // It has stopped to fire; a miss, and loaded.
    let order =
        goes_on(orders(round(&mission, "Tiger", "Bear", Round::Ap)), json!([answer("tiger-loads", "ap")]));
    take(&mut mission, "fng-main-gun", order, &mut dice(&[6, 6, 1, 1])).unwrap();
    assert!(vehicle(&mission, "Tiger").drove.unwrap().stopped);
}

#[test]
fn a_vehicle_that_runs_away_fires_at_nobody_and_drives_off() {
    let mut mission = tanks(Company::RULES, 4, 3);
    let told = clanks(&mut mission, [6, 6]);
    assert!(told.contains("Bear runs away") && vehicle(&mission, "Bear").runs_away(), "{told}");
    let why = refusal(&mission, "fng-main-gun", reaction(round(&mission, "Bear", "Tiger", Round::Ap)));
    assert!(
        why.contains("Bear runs away and fires at nobody: it drives to the nearest edge and off"),
        "{why}"
    );
    assert!(!mission.has_fire(of(&mission, "Dung")), "nor does its machine gun fire");
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    let next = mission.proposal(Who::Enemy).unwrap();
    assert_eq!((&*next.name, next.does), ("Bao", Proposed::Move(ProposedMove::DrivesBack)), "{}", next.why);
    take(&mut mission, "fng-crew", drives("Bear", 12, false), &mut dice(&[])).unwrap();
    assert!(vehicle(&mission, "Bear").runs_away(), "until it is off the table");
    let mut earlier = tanks(113, 4, 3);
    clanks(&mut earlier, [6, 6]);
    assert!(!vehicle(&earlier, "Bear").runs_away(), "turns of earlier versions");
}

#[test]
fn a_vehicle_that_retires_is_out_of_sight_until_one_of_both_moves_into_it() {
    let mut mission = tanks(Company::RULES, 4, 3);
    let told = clanks(&mut mission, [1, 1]);
    assert!(told.contains("Bear retires"), "{told}");
    let at_tiger = reaction(round(&mission, "Bear", "Tiger", Round::Ap));
    let why = refusal(&mission, "fng-main-gun", at_tiger.clone());
    assert!(
        why.contains("Bear is in action, retired into cover") && why.contains("do not see each other"),
        "{why}"
    );
    let seen = sight("Tiger", "Bear", json!([]));
    let told = take(&mut mission, "fng-exchange", seen, &mut dice(&[6, 6, 6, 6])).unwrap();
    assert!(told.contains("Bear is in sight again"), "{told}");
    let at_tiger = goes_on(at_tiger, json!([]));
    take(&mut mission, "fng-main-gun", at_tiger, &mut dice(&[6, 6, 1, 1])).expect("it fires again");
}

#[test]
fn a_vehicle_that_has_stopped_drives_on_with_two_inches_less() {
    let mut mission = tanks(Company::RULES, 4, 1);
    take(&mut mission, "fng-crew", drives("Tiger", 10, true), &mut dice(&[])).unwrap();
    let order =
        goes_on(orders(round(&mission, "Tiger", "Bear", Round::Ap)), json!([answer("tiger-loads", "ap")]));
    take(&mut mission, "fng-main-gun", order, &mut dice(&[6, 6, 1, 1])).unwrap();
    let why = refusal(&mission, "fng-crew", drives("Tiger", 7, true));
    assert!(why.contains("Tiger drives on 1 to 6 in, not 7: starting again costs 2 in"), "{why}");
    let why = refusal(&mission, "fng-crew", drives("Tiger", 4, false));
    assert!(why.contains("Tiger drives on 1 to 3 in, not 4"), "mixed moves are prorated: {why}");
    let told = take(&mut mission, "fng-crew", drives("Tiger", 6, true), &mut dice(&[])).unwrap();
    assert!(told.contains("Baker drives Tiger 6 in more"), "{told}");
    assert_eq!(vehicle(&mission, "Tiger").drove_in(1), 16);
    assert!(refusal(&mission, "fng-crew", drives("Tiger", 1, true)).contains("has acted this turn"));
    let mut earlier = tanks(114, 4, 1);
    take(&mut earlier, "fng-crew", drives("Tiger", 10, true), &mut dice(&[])).unwrap();
    let why = refusal(&earlier, "fng-crew", drives("Tiger", 6, true));
    assert!(why.contains("has acted this turn"), "turns of earlier versions: {why}");
}

#[test]
fn a_round_at_a_vehicle_that_has_driven_fast_misses_with_one_pass() {
    let fired = |rules: u8, inches: u8, answers: Value| {
        let mut mission = tanks(rules, 4, 1);
        take(&mut mission, "fng-crew", drives("Tiger", inches, true), &mut dice(&[])).unwrap();
        let at_tiger = goes_on(reaction(round(&mission, "Bear", "Tiger", Round::Ap)), answers);
        take(&mut mission, "fng-main-gun", at_tiger, &mut dice(&[4, 6, 4, 6, 6, 6, 6])).unwrap()
    };
    let clank = json!([answer("tiger-faces", "no")]);
    assert!(fired(Company::RULES, 18, json!([])).contains("miss"));
    assert!(!fired(Company::RULES, 9, clank.clone()).contains("miss"), "half its speed by road");
    assert!(!fired(115, 18, clank).contains("miss"), "turns of earlier versions");
}

/// A truck with Dri at the wheel and Slag aboard turns hard at 20 in.
fn truck_turns(rules: u8, faces: &[u32], answers: Value) -> (Mission, Result<String, Error>) {
    let mut mission = by_rules(rules, 4, 1);
    let truck = json!({ "side": "own", "vehicle": "truck-us", "called": "Truck",
                        "figures": [{ "name": "Dri", "rep": 4 }] });
    take(&mut mission, "fng-muster", truck, &mut dice(&[])).unwrap();
    mission.company.find_mut("Slag").unwrap().aboard =
        Some(Aboard { vehicle: "Truck".to_owned(), post: None });
    let mut order = drives("Truck", 20, true);
    (order["hard_turn"], order["answers"]) = (json!(true), answers);
    let told = take(&mut mission, "fng-crew", order, &mut dice(faces));
    (mission, told)
}

#[test]
fn a_truck_that_rolls_over_shakes_all_aboard_and_drives_no_more() {
    let (mission, told) = truck_turns(Company::RULES, &[6, 6, 1, 1], json!([]));
    let told = told.unwrap();
    assert!(told.contains("Slag, Impact 0") && told.contains("Dri, Impact 0"), "{told}");
    assert_eq!(vehicle(&mission, "Truck").state, VehicleState::Disabled);
    let (mission, told) = truck_turns(116, &[6, 6], json!([]));
    assert!(!told.unwrap().contains("Impact"), "turns of earlier versions");
    assert_eq!(vehicle(&mission, "Truck").state, VehicleState::InAction);
}

#[test]
fn it_is_asked_whether_a_vehicle_that_veers_slides_into_something_solid() {
    let (_, asked) = truck_turns(Company::RULES, &[1, 6], json!([]));
    assert!(asked.unwrap_err().to_string().contains("Truck slides one body width outward"));
    let (_, told) = truck_turns(Company::RULES, &[1, 6, 1, 1], json!([answer("truck-slides", "yes")]));
    assert!(told.unwrap().contains("Slag, Impact 0"));
    let (_, told) = truck_turns(Company::RULES, &[1, 6], json!([answer("truck-slides", "no")]));
    assert!(!told.unwrap().contains("Impact"));
}

#[test]
fn a_gun_loaded_for_the_next_activation_fires_in_it_by_in_sight() {
    let fires = |rules: u8| {
        let mut mission = tanks(rules, 4, 1);
        mission.company.vehicles[0].gun = Some(Loading::LoadedNextActive);
        let answers = match rules {
            Company::RULES => json!([answer("bear-shows", "front"), answer("tiger-loads", "ap")]),
            _ => json!([]),
        };
        // Abel sees, Anh does not; a miss, and loaded.
        let seen = sight("Tiger", "Bear", answers);
        let told = take(&mut mission, "fng-exchange", seen, &mut dice(&[1, 1, 6, 6, 6, 6, 1, 1])).unwrap();
        told.contains("Cole of Tiger fires the gun at Bear")
    };
    assert!(fires(Company::RULES));
    assert!(!fires(117), "turns of earlier versions");
}

#[test]
fn a_gun_loaded_for_the_next_activation_is_loaded_once_that_is_over() {
    let mut mission = tanks(Company::RULES, 4, 1);
    mission.company.vehicles[0].gun = Some(Loading::LoadedNextActive);
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    assert_eq!(vehicle(&mission, "Tiger").gun, Some(Loading::Loaded));
    // Whose crew is not Active waits on.
    let mut mission = tanks(Company::RULES, 5, 1);
    mission.company.vehicles[0].gun = Some(Loading::LoadedNextActive);
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    assert_eq!(vehicle(&mission, "Tiger").gun, Some(Loading::LoadedNextActive));
}

#[test]
fn a_commander_who_fails_in_sight_orders_no_fire_in_the_same_activation() {
    let failed = |rules: u8| {
        let mut mission = tanks(rules, 4, 1);
        let seen = sight("Tiger", "Bear", json!([]));
        take(&mut mission, "fng-exchange", seen, &mut dice(&[6, 6, 6, 6])).unwrap();
        mission
    };
    let mut mission = failed(Company::RULES);
    let order =
        goes_on(orders(round(&mission, "Tiger", "Bear", Round::Ap)), json!([answer("tiger-loads", "ap")]));
    let why = refusal(&mission, "fng-main-gun", order.clone());
    assert!(why.contains("the commander of Tiger has failed In Sight in this Activation"), "{why}");
    mission.play.turn += 1;
    take(&mut mission, "fng-main-gun", order.clone(), &mut dice(&[6, 6, 1, 1])).expect("in the next");
    take(&mut failed(118), "fng-main-gun", order, &mut dice(&[6, 6, 1, 1]))
        .expect("turns of earlier versions");
}

#[test]
fn who_is_knocked_prone_by_a_rough_ride_is_up_when_next_activated_without_a_test() {
    let shaken = |rules: u8| {
        let mut mission = tanks(rules, 4, 1);
        mission.play.options.set("edition", "2").unwrap();
        let mut order = drives("Tiger", 4, false);
        order["jungle"] = json!(true);
        // It hangs up, and shakes the first of the crew.
        let told = take(&mut mission, "fng-crew", order, &mut dice(&[6, 1, 6])).unwrap();
        assert!(of(&mission, "Abel").is(Flag::KnockedDown), "{told}");
        mission
    };
    let mission = shaken(Company::RULES);
    assert!(!mission.must_rise(of(&mission, "Abel")));
    let earlier = shaken(119);
    assert!(earlier.must_rise(of(&earlier, "Abel")), "turns of earlier versions");
}

/// Slag's flamethrower at the side of Bear.
fn flame(mission: &Mission) -> Value {
    let fire = SmallWeaponFire {
        edition: Edition::One,
        shooter: figure(mission, "Slag"),
        weapon: weapon("flamethrower"),
        range: Some(8),
        exposure: Exposure::default(),
        target: mission.company.target(vehicle(mission, "Bear"), HitSide::Side),
    };
    goes_on(orders(GunOrder::of(None, Firing::SmallArms(fire))), json!([]))
}

fn zippo(rules: u8, fuel: Option<Fuel>) -> Mission {
    let mut mission = tanks(rules, 4, 1);
    let slag = mission.company.find_mut("Slag").unwrap();
    (slag.man.weapon, slag.fuel) = (man("Slag", 5, "flamethrower").weapon, fuel);
    mission
}

#[test]
fn a_flamethrower_fires_at_vehicles_and_buildings_what_fuel_it_has() {
    let mut mission = zippo(Company::RULES, None);
    let order = flame(&mission);
    take(&mut mission, "fng-main-gun", order, &mut dice(&[1])).unwrap();
    assert_eq!(of(&mission, "Slag").fuel, Some(Fuel::OneShot));
    let mut earlier = zippo(120, None);
    take(&mut earlier, "fng-main-gun", flame(&mission), &mut dice(&[1])).unwrap();
    assert_eq!(of(&earlier, "Slag").fuel, None, "turns of earlier versions");
    let empty = zippo(Company::RULES, Some(Fuel::Empty));
    assert!(refusal(&empty, "fng-main-gun", flame(&empty)).contains("the flamethrower of Slag is empty"));
    let at_building = BuildingFire {
        edition: Edition::One,
        gunner: figure(&empty, "Slag"),
        gunnery: Gunnery::Flame { weapon: Box::new(weapon("flamethrower")), first_one_spent: false },
        range: Some(8),
        dv: 1,
        to_edge: 3,
        aimed: BuildingArea::default(),
        left: None,
        right: None,
        above: Vec::new(),
        above_left: Vec::new(),
        above_right: Vec::new(),
        areas_on_level: Vec::new(),
    };
    let order = orders(GunOrder::of(None, Firing::Building(at_building)));
    assert!(refusal(&empty, "fng-building", order).contains("the flamethrower of Slag is empty"));
    assert_eq!(empty.company.of(Who::Own).filter(|man| man.fuel.is_some()).count(), 1);
}

/// A boat, or another vehicle, of ours with these men of Rep 4.
fn brings(mission: &mut Mission, model: &str, called: &str, men: &[&str]) {
    let figures: Vec<Value> = men.iter().map(|name| json!({ "name": name, "rep": 4 })).collect();
    let order = json!({ "side": "own", "vehicle": model, "called": called, "figures": figures });
    take(mission, "fng-muster", order, &mut dice(&[])).unwrap();
}

fn gun_of(mission: &Mission, name: &str) -> Option<WeaponClass> {
    mission.machine_gun_of(of(mission, name)).map(|weapon| weapon.class)
}

#[test]
fn the_crew_of_a_boat_serves_its_guns() {
    let boat = |rules: u8, own: u8, enemy: u8| {
        let mut mission = by_rules(rules, own, enemy);
        brings(&mut mission, "pbr", "Boat", &["Tb", "Db", "Gb", "Lb"]);
        mission
    };
    let mission = boat(Company::RULES, 4, 1);
    let guns = ["Tb", "Db", "Gb", "Lb"].map(|name| gun_of(&mission, name));
    let (hmg, lmg) = (Some(WeaponClass::Hmg), Some(WeaponClass::Lmg));
    assert_eq!(guns, [lmg, None, hmg, hmg], "the commander one at the side, gunner and loader fore and aft");
    let earlier = boat(121, 4, 1);
    assert_eq!(gun_of(&earlier, "Gb"), None, "turns of earlier versions");
    // Ha comes into sight, and does not see; the boat does.
    let mut mission = boat(Company::RULES, 1, 4);
    let faces = [&[6, 6, 1, 1][..], &[1; 60]].concat();
    let told = take(&mut mission, "fng-exchange", sight("Ha", "Boat", json!([])), &mut dice(&faces)).unwrap();
    assert!(told.contains("Gb fires the") && told.contains("Lb fires the"), "{told}");
}

#[test]
fn the_second_gun_in_a_hull_is_served_by_who_has_no_other() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    brings(&mut mission, "m-113-acav", "Track", &["Tc", "Dr", "Gu", "Lo", "Rt"]);
    let guns = ["Tc", "Dr", "Gu", "Lo", "Rt"].map(|name| gun_of(&mission, name));
    let (hmg, lmg) = (Some(WeaponClass::Hmg), Some(WeaponClass::Lmg));
    assert_eq!(guns, [hmg, None, lmg, None, lmg]);
}

#[test]
fn the_cannons_of_a_monitor_are_served_too() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    let men = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];
    brings(&mut mission, "monitor", "Monitor", &men);
    let guns: Vec<_> = men[2..].iter().filter_map(|name| gun_of(&mission, name)).collect();
    let cannon = WeaponClass::AutomaticCannon;
    assert_eq!(guns, [cannon, WeaponClass::Hmg, cannon, cannon]);
}

#[test]
fn a_boat_under_way_goes_on_until_it_is_told_to_stop() {
    let under_way = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        brings(&mut mission, "pbr", "Boat", &["Tb", "Db", "Gb", "Lb"]);
        take(&mut mission, "fng-crew", drives("Boat", 10, false), &mut dice(&[])).unwrap();
        let turn = json!({ "own": 5, "enemy": 1 });
        let told = take(&mut mission, "fng-activation", turn, &mut dice(&[6; 9])).unwrap();
        (mission, told)
    };
    let (mut mission, told) = under_way(Company::RULES);
    assert!(told.contains("Boat goes on 10 in"), "{told}");
    assert_eq!(vehicle(&mission, "Boat").drove_in(2), 10);
    // No Rep of its crew is high enough: it is steered all the same, and nothing is fired.
    let told = take(&mut mission.clone(), "fng-crew", drives("Boat", 4, false), &mut dice(&[])).unwrap();
    assert!(told.contains("Db has Boat go on 4 in"), "{told}");
    take(&mut mission, "fng-crew", drives("Boat", 0, false), &mut dice(&[])).unwrap();
    assert_eq!(vehicle(&mission, "Boat").under_way, None);
    let why = refusal(&mission, "fng-crew", drives("Boat", 4, false));
    assert!(why.contains("cannot act"), "it stands, and starts as it is activated: {why}");
    let (earlier, told) = under_way(122);
    assert!(!told.contains("goes on"), "turns of earlier versions: {told}");
    assert_eq!(vehicle(&earlier, "Boat").drove_in(2), 0);
}

/// Fire at a building with these inside.
fn building(mission: &Mission, from: Option<&str>, by: &str, gunnery: Gunnery, inside: &[&str]) -> Value {
    let fire = BuildingFire {
        edition: Edition::One,
        gunner: figure(mission, by),
        gunnery,
        range: Some(14),
        dv: 3,
        to_edge: 3,
        aimed: BuildingArea { occupants: inside.iter().map(|name| figure(mission, name)).collect() },
        left: None,
        right: None,
        above: Vec::new(),
        above_left: Vec::new(),
        above_right: Vec::new(),
        areas_on_level: Vec::new(),
    };
    let mut choices = orders(GunOrder::of(from.map(str::to_owned), Firing::Building(fire)));
    choices["to_the_end"] = json!(true);
    choices
}

#[test]
fn those_in_a_building_are_in_cover_and_outgunned_by_what_is_fired_at_it() {
    let shaken = |rules: u8, test: [u32; 2]| {
        let mut mission = by_rules(rules, 1, 4);
        mission.company.find_mut("Ha").unwrap().man.weapon = man("Ha", 4, "rpg-7").weapon;
        let rocket = Gunnery::Squad { weapon: Box::new(weapon("rpg-7")), behind: Vec::new() };
        let order = goes_on(building(&mission, None, "Ha", rocket, &["Smith"]), json!([]));
        // A hit where it is aimed, which holes nothing.
        let faces = [&[1, 1, 6, 6][..], &test, &[6; 20]].concat();
        take(&mut mission, "fng-building", order, &mut dice(&faces)).unwrap();
        mission
    };
    let is = |mission: &Mission, flag: Flag| of(mission, "Smith").is(flag);
    let mission = shaken(Company::RULES, [6, 6]);
    assert!(is(&mission, Flag::HunkeredDown) && is(&mission, Flag::InCover));
    assert!(is(&shaken(123, [6, 6]), Flag::RunningAway), "turns of earlier versions");
    assert!(is(&shaken(Company::RULES, [2, 2]), Flag::DuckBack), "outgunned");
    assert!(!is(&shaken(123, [2, 2]), Flag::DuckBack), "turns of earlier versions");
}

#[test]
fn a_gun_fires_at_a_building_seen_for_the_first_time_once_its_commander_has_seen_it() {
    let fires = |rules: u8, faces: &[u32], answers: Value| {
        let mut mission = tanks(rules, 4, 1);
        let gun = Gunnery::Gun { apr: 7, round: Round::Ap, loader: Loader::default(), moving: false };
        let order = goes_on(building(&mission, Some("Tiger"), "Cole", gun, &["Ha"]), answers);
        let told = take(&mut mission, "fng-building", order, &mut dice(faces));
        told.map(|told| (told, mission)).map_err(|error| error.to_string())
    };
    let asked = fires(Company::RULES, &[], json!([])).unwrap_err();
    assert!(asked.contains("Tiger fires at a building: does it see that for the first time"), "{asked}");
    let new = || json!([answer("tiger-first-sees", "yes"), answer("tiger-loads", "ap")]);
    // Abel and Ha, who is inside, take In Sight; a miss, and loaded.
    let (told, _) = fires(Company::RULES, &[1, 1, 6, 6, 6, 6, 1, 1], new()).unwrap();
    assert!(
        told.contains("Ha against 4, passes 0") && told.contains("fires the gun at the building"),
        "{told}"
    );
    let new = json!([answer("tiger-first-sees", "yes")]);
    let (told, mission) = fires(Company::RULES, &[6, 6, 6, 6], new).unwrap();
    assert!(told.contains("Abel orders no fire at the building in this Activation"), "{told}");
    assert_eq!(vehicle(&mission, "Tiger").failed_sight, Some(1));
    let loads = || json!([answer("tiger-loads", "ap")]);
    let known = json!([answer("tiger-first-sees", "no"), answer("tiger-loads", "ap")]);
    fires(Company::RULES, &[6, 6, 1, 1], known).expect("no check of what has been seen");
    fires(124, &[6, 6, 1, 1], loads()).expect("turns of earlier versions");
}

/// Slag fires this at Bear, in this turn.
fn fires_alone(mission: &mut Mission, turn: u16, with: &str, answers: Value) -> Result<String, Error> {
    mission.play.turn = turn;
    let bear = vehicle(mission, "Bear");
    let fire = AntiArmorFire {
        edition: Edition::One,
        gunner: figure(mission, "Slag"),
        gunnery: Gunnery::Squad { weapon: Box::new(weapon(with)), behind: Vec::new() },
        range: Some(12),
        shooter_fast_moved: false,
        at_turret: false,
        target: mission.company.target(bear, HitSide::Front),
    };
    let order = goes_on(orders(GunOrder::of(None, Firing::Vehicle(fire))), answers);
    take(mission, "fng-main-gun", order, &mut dice(&[6, 6]))
}

#[test]
fn one_man_fires_a_bazooka_every_other_turn_and_no_recoilless_rifle() {
    let armed = |rules: u8, with: &str| {
        let mut mission = tanks(rules, 5, 1);
        mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, with).weapon;
        mission
    };
    let (alone, served) =
        (|| json!([answer("slag-is-served", "no")]), || json!([answer("slag-is-served", "yes")]));
    let bazooka = "usa-m-20-bazooka";
    let mut mission = armed(Company::RULES, bazooka);
    let asked = fires_alone(&mut mission.clone(), 1, bazooka, json!([])).unwrap_err().to_string();
    assert!(asked.contains("Slag fires the M-20 Bazooka: does a second man serve it"), "{asked}");
    fires_alone(&mut mission, 1, bazooka, alone()).unwrap();
    let why = fires_alone(&mut mission.clone(), 2, bazooka, alone()).unwrap_err().to_string();
    assert!(
        why.contains("Slag has fired the M-20 Bazooka alone in turn 1, and fires it every other turn"),
        "{why}"
    );
    fires_alone(&mut mission.clone(), 2, bazooka, served()).expect("with a second man");
    fires_alone(&mut mission, 3, bazooka, alone()).expect("in the next but one");
    let mut rifle = armed(Company::RULES, "usa-rr-57");
    let why = fires_alone(&mut rifle.clone(), 1, "usa-rr-57", alone()).unwrap_err().to_string();
    assert!(why.contains("Slag alone cannot fire the 57mm Recoilless Rifle: it takes two men"), "{why}");
    fires_alone(&mut rifle, 1, "usa-rr-57", served()).unwrap();
    fires_alone(&mut armed(125, bazooka), 1, bazooka, json!([])).expect("turns of earlier versions");
}
