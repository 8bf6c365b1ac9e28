//! What evenings do since a turn of this version began: hatches, helicopters on the LZ, machine guns at
//! vehicles, who comes up out of Duck Back, commanders lost to shells, close assaults that charge, and
//! vehicles that drive at infantry.

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{
    AntiArmorFire, CloseAssault, Exposure, Grenade, Gunnery, Shoot, SmallWeaponFire, Target, VehicleState,
};
use pointman_fng::evening::{Aboard, Firing, GunOrder};
use pointman_fng::mission::Mission;
use pointman_fng::squads::crews::CrewPlace;
use pointman_fng::squads::squad::{Gear, Post};
use pointman_fng::squads::vehicles::HitSide;
use pointman_fng::support::{Place, Who};
use serde_json::{Value, json};

use super::guns::{armor, weapon};
use super::scene::{dice, exactly, figure, man, of, orders, refusal, take, turn};

/// Tiger, an M-48 of ours, and a PT-76 of theirs, in an evening of this version.
pub(super) fn armor_now() -> Mission {
    let mut mission = armor();
    (mission.company.to_the_letter, mission.company.by_the_book) = (true, true);
    mission
}

/// The same with a truck of theirs, whose driver is Xuan.
fn truck() -> Mission {
    let mut mission = armor_now();
    let crew = json!([{ "name": "Xuan", "rep": 4 }, { "name": "Yen", "rep": 4 }]);
    let muster = json!({ "side": "enemy", "vehicle": "truck-us", "called": "Truck", "figures": crew });
    take(&mut mission, "fng-muster", muster, &mut dice(&[])).unwrap();
    mission
}

/// A Slick of ours on its LZ, in which Slag sits, in the Activations of the enemy.
fn slick() -> (Mission, String) {
    let mut mission = turn(2, 4);
    mission.company.by_the_book = true;
    let send = json!({ "action": "send", "side": "own" });
    take(&mut mission, "fng-helicopter", send, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap();
    let slick = &mut mission.play.aircraft[0];
    slick.place = Place::Landed;
    slick.riders.insert("Slag".to_owned());
    let (title, vehicle) = (slick.title(), slick.called());
    mission.company.find_mut("Slag").unwrap().aboard = Some(Aboard { vehicle, post: None });
    (mission, title)
}

#[test]
fn a_machine_gun_disables_a_helicopter_on_the_lz_and_those_aboard_get_out() {
    let (mut mission, called) = slick();
    mission.company.find_mut("Ha").unwrap().man = man("Ha", 4, "usa-m-60");
    assert_eq!(mission.rides_against(Who::Enemy), std::slice::from_ref(&called));
    let fire = SmallWeaponFire {
        edition: Edition::One,
        shooter: figure(&mission, "Ha"),
        weapon: weapon("usa-m-60"),
        range: None,
        exposure: Exposure::default(),
        target: mission.target(&called, HitSide::Front).unwrap(),
    };
    let order = GunOrder::of(None, Firing::SmallArms(fire));
    // A 6 of five dice on Rep 4 is 10; 4 and Impact 3 are 7.
    let told = take(&mut mission, "fng-main-gun", orders(order), &mut dice(&[6, 2, 2, 2, 2, 4])).unwrap();
    assert!(told.contains("is disabled and cannot fly again"), "{told}");
    assert!(told.contains("Slag gets out") && !told.contains("losing control"), "{told}");
    assert_eq!(mission.play.aircraft[0].place, Place::Down);
    assert!(of(&mission, "Slag").aboard.is_none() && mission.play.helicopter_down);
    assert!(mission.target(&called, HitSide::Front).is_err(), "it is no target any more");
}

#[test]
fn a_rocket_that_penetrates_a_helicopter_on_the_lz_kills_all_aboard() {
    let (mut mission, called) = slick();
    mission.company.find_mut("Ha").unwrap().man = man("Ha", 4, "rpg-7");
    let fire = AntiArmorFire {
        edition: Edition::One,
        gunner: figure(&mission, "Ha"),
        gunnery: Gunnery::Squad { weapon: Box::new(weapon("rpg-7")), behind: Vec::new() },
        range: Some(12),
        shooter_fast_moved: false,
        at_turret: false,
        target: mission.target(&called, HitSide::Side).unwrap(),
    };
    let order = GunOrder::of(None, Firing::Vehicle(fire));
    let told = take(&mut mission, "fng-main-gun", orders(order), &mut dice(&[1, 1, 1, 1])).unwrap();
    assert!(told.contains("is destroyed") && of(&mission, "Slag").is(Flag::ObviouslyDead), "{told}");
    assert_eq!(of(&mission, "Ha").kills, ["Slag"]);
}

#[test]
fn who_sits_in_a_helicopter_on_the_lz_is_fired_at_as_in_an_open_topped_vehicle() {
    let (mission, _) = slick();
    let ha = of(&mission, "Ha");
    assert!(mission.targets_for(ha).iter().any(|target| target.name() == "Slag"));
    assert!(mission.fighting("Slag").unwrap().exposure.in_cover);
}

#[test]
fn what_is_fired_at_figures_reaches_nobody_inside_by_any_command() {
    let shot = |mission: &Mission| {
        let slag = figure(mission, "Slag");
        let arms = slag.weapon.clone().unwrap();
        orders(Shoot::new(Edition::One, slag, arms, vec![Target::new(figure(mission, "Bao"))]))
    };
    let grenade = |mission: &Mission| {
        let at = vec![figure(mission, "Bao")];
        orders(Grenade::new(Edition::One, figure(mission, "Slag"), weapon("usa-m-79-m-203-he"), at))
    };
    let mission = armor_now();
    for (command, order) in [("fng-shoot", shot(&mission)), ("fng-grenade", grenade(&mission))] {
        let why = refusal(&mission, command, order);
        assert!(why.contains("Bao is inside PT-76, which this fire does not reach"), "{why}");
    }
    take(&mut armor(), "fng-shoot", shot(&armor()), &mut dice(&[1, 1, 6, 6])).unwrap();
}

#[test]
fn a_hatch_that_is_closed_stays_so_and_hides_the_commander_and_the_gun_of_the_turret() {
    let mut mission = armor_now();
    let hatch = |how: &str| json!({ "vehicle": "Tiger", "hatch": how });
    assert!(refusal(&mission, "fng-crew", hatch("open")).contains("is open already"));
    let told = take(&mut mission, "fng-crew", hatch("closed"), &mut exactly(&[])).unwrap();
    assert!(told.contains("Abel closes the hatch: Tiger is buttoned up"), "{told}");
    let next = json!({ "own": 3, "enemy": 4 });
    take(&mut mission, "fng-activation", next, &mut dice(&[])).unwrap();
    assert!(
        mission.company.vehicle("Tiger").unwrap().standing().contains("buttoned up"),
        "from turn to turn"
    );
    assert!(mission.machine_gun_of(of(&mission, "Abel")).is_none());
    assert!(!mission.company.is_exposed(of(&mission, "Abel")));
    // Vehicle In Sight at -1: a 4 on Rep 4 does not pass.
    let sight = json!({ "sight": { "movers": ["Ha"], "watchers": ["Tiger"] }, "vehicles": true });
    let told = take(&mut mission.clone(), "fng-exchange", sight, &mut dice(&[6, 6, 4, 4])).unwrap();
    assert!(told.contains("Abel against 3, passes 0"), "{told}");
    take(&mut mission, "fng-crew", hatch("open"), &mut exactly(&[])).unwrap();
    assert!(mission.company.is_exposed(of(&mission, "Abel")));
}

#[test]
fn a_machine_gun_fires_in_reaction_at_a_vehicle_without_armor() {
    let mut mission = truck();
    mission.company.find_mut("Slag").unwrap().man = man("Slag", 5, "usa-m-60");
    let sight = |answers: Value| {
        json!({ "sight": { "movers": ["Slag"], "watchers": ["Truck"] },
        "vehicles": true, "answers": answers })
    };
    let asks = take(&mut mission.clone(), "fng-exchange", sight(json!([])), &mut dice(&[1, 1, 6, 6, 6, 6]));
    let asks = asks.unwrap_err().to_string();
    assert!(asks.contains("Xuan") && asks.contains("Truck"), "at the man in sight or at the truck: {asks}");
    let at_truck = sight(json!([{ "ask": "slag-fires-at", "answer": "Truck" }]));
    // Slag passes 2; 6 on Rep 5 is a hit of 11, 5 and Impact 3 disable it; Losing Control is told.
    let told = take(&mut mission.clone(), "fng-exchange", at_truck, &mut dice(&[1, 1, 6, 6, 6, 1, 1, 5]));
    let told = told.unwrap();
    assert!(told.contains("fires the M-60") && told.contains("at Truck"), "{told}");
    assert!(told.contains("Truck is disabled"), "{told}");
    // No armored vehicle is, and nobody without a machine gun.
    mission.company.find_mut("Slag").unwrap().man = man("Slag", 5, "m-16");
    let told = take(&mut mission, "fng-exchange", sight(json!([])), &mut dice(&[1, 1, 6, 6, 6, 6])).unwrap();
    assert!(!told.contains("at Truck"), "{told}");
}

/// Slag is in Duck Back from Ha.
fn ducked() -> Mission {
    let mut mission = turn(4, 3);
    mission.company.by_the_book = true;
    let slag = mission.company.find_mut("Slag").unwrap();
    slag.man.state.insert(Flag::DuckBack);
    slag.ducked_from.insert("Ha".to_owned());
    mission
}

#[test]
fn who_comes_up_out_of_duck_back_to_fire_is_met_by_in_sight_whatever_the_command() {
    let nobody = json!([{ "ask": "slag-seen-by", "answer": "nobody" }]);
    let exchange = |answers: Value| json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "answers": answers });
    let mission = ducked();
    let asks = refusal(&mission, "fng-exchange", exchange(json!([])));
    assert!(asks.contains("Slag comes up to fire: who else sees Slag"), "{asks}");
    // Slag passes 1 and may not fire moving; Ha passes 2, fires, and kills Slag, who never fires.
    let told = take(
        &mut mission.clone(),
        "fng-exchange",
        exchange(nobody.clone()),
        &mut dice(&[1, 6, 6, 1, 1, 6, 6, 1, 1]),
    );
    let told = told.unwrap();
    assert!(told.contains("Ha fires the AK-47 or Type-56 at Slag"), "{told}");
    assert!(!told.contains("Slag fires") && told.contains("Slag cannot fire any more"), "{told}");
    // Both fail: Slag fires in this Activation.
    let told = take(
        &mut mission.clone(),
        "fng-exchange",
        exchange(nobody.clone()),
        &mut dice(&[6, 6, 6, 6, 6, 1, 1, 1]),
    );
    assert!(told.as_ref().is_ok_and(|told| told.contains("Slag fires the M-16 at Ha")), "{told:?}");
    let slag = figure(&mission, "Slag");
    let arms = slag.weapon.clone().unwrap();
    let mut shot = orders(Shoot::new(Edition::One, slag, arms, vec![Target::new(figure(&mission, "Ha"))]));
    assert!(refusal(&mission, "fng-shoot", shot.clone()).contains("who else sees Slag"));
    shot["answers"] = nobody;
    let told = take(&mut mission.clone(), "fng-shoot", shot, &mut dice(&[6, 6, 6, 6, 6, 6, 1, 1])).unwrap();
    assert!(told.contains("Slag comes up to fire") && told.contains("Slag fires the M-16"), "{told}");
    let mut before = mission;
    before.company.by_the_book = false;
    take(&mut before, "fng-exchange", exchange(json!([])), &mut dice(&[1, 1, 6, 6])).unwrap();
}

#[test]
fn the_gunner_replaces_a_commander_whom_a_shell_or_a_trap_has_put_out_of_the_fight() {
    let shelled = |mut mission: Mission| {
        let blast = json!({ "number": 1, "what": "artillery HE", "at": "the road", "circle_in": 12,
            "impact": 5,
                            "rep": 6, "to_hit": true });
        mission.play.blasts.push(serde_json::from_value(blast).unwrap());
        let effect = json!({ "effect": 1, "at": [{ "name": "Anh", "rep": 4 }] });
        let told = take(&mut mission, "fng-fire-mission", effect, &mut dice(&[6, 1])).unwrap();
        assert!(of(&mission, "Anh").is(Flag::ObviouslyDead), "{told}");
        (told, of(&mission, "Cuong").aboard.as_ref().and_then(|aboard| aboard.post))
    };
    let (told, post) = shelled(armor_now());
    assert!(told.contains("Cuong takes command of PT-76") && post == Some(Post::Commander), "{told}");
    let (_, before) = shelled(armor());
    assert_eq!(before, Some(Post::Gunner), "steps of earlier versions replay as they were");
}

/// Slag, with a satchel charge that is ready, at the PT-76.
pub(super) fn assault(mission: &mut Mission, side: HitSide) -> Value {
    let slag = mission.company.find_mut("Slag").unwrap();
    slag.man.gear.insert(Gear::SatchelCharge);
    slag.readied = Some(Gear::SatchelCharge);
    let vehicle = mission.company.vehicle("pt-76").unwrap();
    orders(CloseAssault {
        edition: Edition::One,
        attacker: figure(mission, "Slag"),
        device: weapon("satchel-demo-charge"),
        target: mission.company.target(vehicle, side),
        readied: true,
        charges: true,
        range: None,
    })
}

#[test]
fn a_close_assault_begins_with_a_charge_that_the_crew_may_stop() {
    // The PT-76 has a machine gun in the hull, which Dung serves, to the front.
    let mut mission = armor_now();
    let front = assault(&mut mission, HitSide::Front);
    // Slag (Leader) wants to with three dice; Dung passes 2 and kills Slag.
    let told = take(
        &mut mission.clone(),
        "fng-close-assault",
        front.clone(),
        &mut dice(&[1, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1]),
    );
    let told = told.unwrap();
    assert!(told.contains("Slag does not get to PT-76") && !told.contains("puts a"), "{told}");
    // Nobody fires: the charge is put to the bottom.
    let told =
        take(&mut mission.clone(), "fng-close-assault", front, &mut dice(&[1, 1, 1, 6, 6, 6, 6, 1, 1, 1, 1]));
    assert!(told.as_ref().is_ok_and(|told| told.contains("Slag puts a")), "{told:?}");
    // To the rear nobody inside looks, and with no passes Slag does not even charge.
    let rear = assault(&mut mission, HitSide::Rear);
    let told = take(&mut mission, "fng-close-assault", rear, &mut dice(&[6, 6, 6])).unwrap();
    assert!(told.contains("Slag stays in place") && mission.company.find("Slag").unwrap().readied.is_some());
}

#[test]
fn who_assaults_a_vehicle_from_afar_gets_there_by_a_fast_move() {
    let mut mission = armor_now();
    let mut far = assault(&mut mission, HitSide::Rear);
    far["what"]["range"] = json!(12);
    // Slag wants to; the Fast Move passes none: 8 in of 12.
    let told = take(&mut mission.clone(), "fng-close-assault", far.clone(), &mut dice(&[1, 1, 1, 6, 6, 6]));
    let told = told.unwrap();
    assert!(told.contains("of 12 in, and stops there") && !told.contains("puts a"), "{told}");
    let told = take(&mut mission.clone(), "fng-close-assault", far.clone(), &mut dice(&[1; 12])).unwrap();
    assert!(told.contains("Slag puts a"), "{told}");
    far["what"]["range"] = json!(30);
    assert!(refusal(&mission, "fng-close-assault", far).contains("reaches at most"));
}

#[test]
fn a_charge_that_vehicles_see_is_fired_at_on_its_way() {
    let mut mission = armor_now();
    let charge = |past: Value, answers: Value| {
        json!({ "by": ["Slag"], "at": ["Ha"], "past": past,
        "answers": answers })
    };
    let answers = json!([{ "ask": "cuong-catches", "answer": "nobody" }]);
    // Slag wants to; Anh passes 2; the gun hits Slag and kills.
    let told = take(
        &mut mission.clone(),
        "fng-charge",
        charge(json!(["PT-76"]), answers),
        &mut dice(&[1, 1, 1, 1, 1, 6, 1, 1, 1, 1]),
    );
    let told = told.unwrap();
    assert!(told.contains("Cuong of PT-76 fires the gun at Slag"), "{told}");
    assert!(
        told.contains("nobody makes contact") && !told.contains("Slag against 5, passes 2: fires"),
        "{told}"
    );
    let why = refusal(&mission, "fng-charge", charge(json!(["Tigger"]), json!([])));
    assert!(why.contains("Tigger"), "{why}");
    take(&mut mission, "fng-charge", charge(json!([]), json!([])), &mut exactly(&[1, 2, 3, 6, 6])).unwrap();
}

#[test]
fn what_an_overrun_is_met_with_has_not_been_used_before() {
    let mut mission = armor_now();
    let ha = mission.company.find_mut("Ha").unwrap();
    ha.man.gear.insert(Gear::Law);
    ha.used.insert(Gear::Law);
    let mut drives =
        json!({ "vehicle": "Tiger", "drives": 8, "overruns": ["Ha"], "order_of_fire": true, "answers": [] });
    let told = take(&mut mission.clone(), "fng-crew", drives.clone(), &mut dice(&[1, 1])).unwrap();
    assert!(told.contains("Ha dodges"), "the LAW besides is spent: {told}");
    // So is the same in hand.
    mission.company.find_mut("Ha").unwrap().man = man("Ha", 4, "usa-m-72-law");
    let told = take(&mut mission.clone(), "fng-crew", drives.clone(), &mut dice(&[1, 1])).unwrap();
    assert!(told.contains("Ha dodges"), "the LAW in hand is spent: {told}");
    mission.company.find_mut("Ha").unwrap().used.clear();
    drives["answers"] = json!([
        { "ask": "tiger-shows", "answer": "front" },
        { "ask": "ha-back-blast", "answer": "nobody" },
    ]);
    let told = take(&mut mission, "fng-crew", drives, &mut dice(&[1, 1, 6, 6])).unwrap();
    assert!(told.contains("Ha fires the M-72 LAW at Tiger"), "{told}");
}

#[test]
fn an_armored_vehicle_drives_at_infantry_who_take_the_overrun_check() {
    let drives = |whom: &str| json!({ "vehicle": "Tiger", "drives": 8, "overruns": [whom] });
    // No pass: a hit for each point of Armor, here 7, of Impact 1.
    let mut down = armor_now();
    let told = take(&mut down, "fng-crew", drives("Ha"), &mut dice(&[6, 6, 1, 1, 1, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Tiger runs Ha down: 7 hits") && !of(&down, "Ha").is_able(), "{told}");
    // One: the driver rolls to hit with Rep 4.
    let mut missed = armor_now();
    let told = take(&mut missed, "fng-crew", drives("Ha"), &mut dice(&[1, 6, 1])).unwrap();
    assert!(told.contains("Tiger misses Ha"), "{told}");
    // Two: out of the way, or an RPG fires.
    let mut dodges = armor_now();
    let told = take(&mut dodges, "fng-crew", drives("Ha"), &mut dice(&[1, 1])).unwrap();
    assert!(told.contains("Ha dodges 3 in") && of(&dodges, "Ha").is(Flag::DuckBack), "{told}");
    let mut rocket = armor_now();
    rocket.company.find_mut("Ha").unwrap().man = man("Ha", 4, "rpg-7");
    let mut fires = drives("Ha");
    fires["answers"] = json!([
        { "ask": "tiger-shows", "answer": "front" },
        { "ask": "ha-back-blast", "answer": "nobody" },
    ]);
    let told = take(&mut rocket, "fng-crew", fires.clone(), &mut dice(&[1, 1, 6, 6])).unwrap();
    assert!(told.contains("Ha fires the RPG-7 at Tiger"), "{told}");
    let mut law = armor_now();
    law.company.find_mut("Ha").unwrap().man.gear.insert(Gear::Law);
    let mut earlier = drives("Ha");
    let told = take(&mut law.clone(), "fng-crew", earlier.clone(), &mut dice(&[1, 1])).unwrap();
    assert!(told.contains("Ha dodges"), "by steps of earlier versions: {told}");
    earlier["order_of_fire"] = json!(true);
    earlier["answers"] = fires["answers"].clone();
    let told = take(&mut law, "fng-crew", earlier, &mut dice(&[1, 1, 6, 6])).unwrap();
    assert!(told.contains("Ha fires the M-72 LAW at Tiger"), "a LAW carried besides is an APW: {told}");
    assert!(of(&law, "Ha").used.contains(&Gear::Law));
    let no_armor = json!({ "vehicle": "Truck", "drives": 8, "overruns": ["Slag"] });
    assert!(refusal(&truck(), "fng-crew", no_armor).contains("Truck has no armor"));
    assert_eq!(rocket.company.vehicle("Tiger").unwrap().state, VehicleState::InAction);
}

#[test]
fn nobody_charges_the_crew_of_an_enclosed_vehicle() {
    let mut mission = armor_now();
    let crew = mission.company.vehicles.iter().find(|vehicle| vehicle.side == Who::Enemy).unwrap();
    let commander = mission.company.aboard(&crew.name).next().unwrap().name().to_owned();
    let charge = json!({ "by": ["Slag"], "at": [commander] });
    mission.company.by_the_rules = true;
    let why = refusal(&mission, "fng-charge", charge);
    assert!(why.contains("who is in a vehicle") && why.contains("satchel charge"), "{why}");
}

#[test]
fn a_gunner_whose_machine_gun_is_empty_still_fires_the_loaded_main_gun_in_reaction() {
    let mut mission = armor_now();
    let sight = json!({ "sight": { "movers": ["Ha"], "watchers": ["Tiger"] }, "vehicles": true,
                        "answers": [{ "ask": "tiger-loads", "answer": "he" },
                                    { "ask": "cole-catches", "answer": "nobody" },
                                    { "ask": "tiger-loads", "answer": "he" }] });
    let gunner = mission.company.in_place(mission.company.vehicle("Tiger").unwrap(), CrewPlace::Gunner);
    let gunner = gunner.unwrap().name().to_owned();
    mission.company.find_mut(&gunner).unwrap().out_of_ammo = true;
    for printed in [true, false] {
        let mut mission = mission.clone();
        mission.company.by_the_rules = printed;
        let mut sight = sight.clone();
        if !printed {
            sight["answers"] = json!([]);
        }
        let told = take(&mut mission, "fng-exchange", sight, &mut dice(&[1, 1, 1, 1, 1, 1, 1, 1])).unwrap();
        assert_eq!(told.contains("fires the gun at Ha"), printed, "{told}");
    }
}
