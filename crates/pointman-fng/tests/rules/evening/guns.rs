//! Guns, flame, covering fire, called fire and Recovery at the table: what the evening remembers of vehicles
//! and of what has been used up.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{
    AntiArmorFire, Casualty, CloseAssault, Covering, Flame, Grenade, GunAtPersonnel, Gunnery, Loader,
    Loading, Lying, Recon, Recovers, Recovery, Round, Shoot, Target, Unlucky, VehicleState,
};
use pointman_fng::evening::{Acted, Burning, Company, Firing, Fuel, GunOrder};
use pointman_fng::mission::Mission;
use pointman_fng::squads::crews::CrewPlace;
use pointman_fng::squads::squad::{Gear, Post};
use pointman_fng::squads::vehicles::HitSide;
use pointman_fng::squads::weapons::Weapon;
use serde_json::{Value, json};

use super::scene::{dice, exactly, figure, man, of, orders, reaction, refusal, take, turn};

pub fn weapon(id: &str) -> Weapon {
    Weapon::find(id, Edition::One).unwrap().clone()
}

/// A turn with an M-48 called Tiger of ours, all of Rep 4, and a PT-76 of theirs.
pub fn armor() -> Mission {
    let mut mission = turn(4, 3);
    let crew = |names: [&str; 5]| -> Vec<Value> {
        names
            .iter()
            .map(|name| json!({ "name": name, "rep": 4, "role": (*name == names[0]).then_some("leader") }))
            .collect()
    };
    let tiger = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger",
                        "figures": crew(["Abel", "Baker", "Cole", "Dunn", "East"]) });
    take(&mut mission, "fng-muster", tiger, &mut exactly(&[])).unwrap();
    let theirs = crew(["Anh", "Bao", "Cuong", "Dung", "Em"])[..4].to_vec();
    let pt = json!({ "side": "enemy", "vehicle": "pt-76", "figures": theirs });
    take(&mut mission, "fng-muster", pt, &mut exactly(&[])).unwrap();
    mission
}

/// Tiger's gun at the PT-76.
pub(super) fn round(mission: &Mission) -> GunOrder {
    let company = &mission.company;
    let (tiger, target) = (company.vehicle("Tiger").unwrap(), company.vehicle("pt-76").unwrap());
    let loader = company.loader(tiger);
    let fire = AntiArmorFire {
        edition: Edition::One,
        gunner: figure(mission, company.in_place(tiger, CrewPlace::Gunner).unwrap().name()),
        gunnery: Gunnery::Gun { apr: 7, round: Round::Ap, loader, moving: false },
        range: Some(24),
        shooter_fast_moved: false,
        at_turret: false,
        target: company.target(target, HitSide::Front),
    };
    GunOrder::of(Some("Tiger".to_owned()), Firing::Vehicle(fire))
}

#[test]
fn a_crew_that_comes_with_a_vehicle_has_its_places() {
    let mission = armor();
    let tiger = mission.company.vehicle("tiger").unwrap();
    let who = |place| mission.company.in_place(tiger, place).unwrap().name();
    assert_eq!(CrewPlace::ALL.map(who), ["Abel", "Baker", "Cole", "Dunn", "East"]);
    let pt = mission.company.vehicle("pt-76").unwrap();
    let name = |place| mission.company.in_place(pt, place).unwrap().name();
    assert_eq!(
        (name(CrewPlace::Loader), name(CrewPlace::RadioOperator)),
        ("Dung", "Dung"),
        "of four the loader has the radio"
    );
    assert!(mission.company.vehicle("t-55").unwrap_err().to_string().contains("t-55"));
}

#[test]
fn a_round_that_disables_a_tank_kills_and_drives_out_its_crew_in_the_document() {
    let mut mission = armor();
    // Hull hit; passes 1: disabled; the crew of four; no fire for a PT-76; small arms of two; loading.
    let round = orders(round(&mission));
    let told =
        take(&mut mission, "fng-main-gun", round, &mut dice(&[1, 2, 1, 5, 4, 2, 5, 3, 1, 1, 6, 2])).unwrap();
    let pt = mission.company.vehicle("pt-76").unwrap();
    assert_eq!(pt.state, VehicleState::Disabled, "{told}");
    let dead = |name: &str| of(&mission, name).is(Flag::ObviouslyDead);
    assert_eq!(["Anh", "Bao", "Cuong", "Dung"].map(dead), [false, true, false, true]);
    assert_eq!(of(&mission, "Cole").kills, ["Bao", "Dung"]);
    let out = of(&mission, "Anh");
    assert!(out.aboard.is_none() && out.is(Flag::DismountedCrew) && out.man.weapon.is_some(), "{told}");
    assert!(of(&mission, "Cole").fought);
}

#[test]
fn a_gun_that_is_not_loaded_does_not_fire_until_its_loader_has_loaded() {
    let mut mission = armor();
    // A miss, and the loader fails: 0 passes.
    let order = orders(round(&mission));
    take(&mut mission, "fng-main-gun", order, &mut exactly(&[6, 6, 5, 5])).unwrap();
    assert_eq!(mission.company.vehicle("Tiger").unwrap().gun, Some(Loading::NotLoaded));
    assert!(refusal(&mission, "fng-main-gun", reaction(round(&mission))).contains("is not loaded"));
    let load = json!({ "vehicle": "Tiger", "load": true });
    take(&mut mission, "fng-crew", load.clone(), &mut exactly(&[1, 6])).unwrap();
    assert_eq!(mission.company.vehicle("Tiger").unwrap().gun, Some(Loading::LoadedNextActive));
    assert!(
        refusal(&mission, "fng-main-gun", reaction(round(&mission))).contains("only when it is next active")
    );
    assert!(refusal(&mission, "fng-crew", load).contains("acted this turn"));
}

#[test]
fn the_gunner_takes_the_place_of_a_commander_who_is_killed() {
    let mut mission = armor();
    let tiger = mission.company.vehicle("Tiger").unwrap();
    let mut fire = match round(&mission).fire {
        Firing::Vehicle(fire) => fire,
        other => panic!("{other:?}"),
    };
    fire.target = mission.company.target(tiger, HitSide::Side);
    fire.gunner = figure(&mission, "Cuong");
    fire.gunnery = Gunnery::Gun {
        apr: 10,
        round: Round::Ap,
        loader: Loader { rep: Some(4), deployed_gun: false },
        moving: false,
    };
    let order = GunOrder::of(Some("PT-76".to_owned()), Firing::Vehicle(fire));
    // Hull hit; 5,5 goes right through; the highest die of five is the commander's; no fire; loaded.
    let faces = [1, 1, 5, 5, 6, 1, 2, 3, 4, 6, 1, 1];
    take(&mut mission, "fng-main-gun", reaction(order), &mut exactly(&faces)).unwrap();
    let tiger = mission.company.vehicle("Tiger").unwrap();
    assert_eq!(tiger.state, VehicleState::ShotThrough);
    assert!(of(&mission, "Abel").is(Flag::ObviouslyDead));
    assert_eq!(of(&mission, "Cole").aboard.as_ref().unwrap().post, Some(Post::Commander));
    assert!(mission.company.in_place(tiger, CrewPlace::Gunner).is_none());
}

#[test]
fn men_move_to_empty_places_only_and_it_takes_their_activation() {
    let mut mission = armor();
    let to_loader = json!({ "vehicle": "Tiger", "moves": [{ "from": "radio-operator", "to": "loader" }] });
    assert!(
        refusal(&mission, "fng-crew", to_loader.clone())
            .contains("Dunn is in the place of the loader already")
    );
    let dunn = mission.company.find_mut("Dunn").unwrap();
    dunn.man.state.insert(Flag::ObviouslyDead);
    dunn.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    take(&mut mission, "fng-crew", to_loader, &mut exactly(&[])).unwrap();
    let tiger = mission.company.vehicle("Tiger").unwrap();
    assert_eq!(mission.company.in_place(tiger, CrewPlace::Loader).unwrap().name(), "East");
    assert!(of(&mission, "East").acted.unwrap().done);
}

#[test]
fn a_wreck_neither_fires_nor_is_fired_at() {
    let mut mission = armor();
    let fire = round(&mission);
    for vehicle in &mut mission.company.vehicles {
        vehicle.state = VehicleState::Destroyed;
    }
    assert!(refusal(&mission, "fng-main-gun", orders(fire.clone())).contains("can neither move nor fire"));
    mission.company.vehicles[0].state = VehicleState::InAction;
    assert!(refusal(&mission, "fng-main-gun", orders(fire)).contains("nothing is left to be hit"));
}

/// The round that Cole fires from Tiger's gun at Ha.
pub fn at_ha(mission: &Mission, round: Round) -> GunOrder {
    let tiger = mission.company.vehicle("Tiger").unwrap();
    let fire = GunAtPersonnel {
        edition: Edition::One,
        gunner: figure(mission, "Cole"),
        apr: 7,
        he_round: None,
        has_canister: true,
        round,
        loader: mission.company.loader(tiger),
        targets: vec![figure(mission, "Ha")],
        unlucky: Unlucky::default(),
    };
    GunOrder::of(Some("Tiger".to_owned()), Firing::Figures(fire))
}

#[test]
fn he_at_figures_puts_them_down() {
    let mut mission = armor();
    let order = orders(at_ha(&mission, Round::He));
    take(&mut mission, "fng-main-gun", order, &mut dice(&[6, 1, 1, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead) && of(&mission, "Cole").kills == ["Ha"]);
}

#[test]
fn a_law_is_fired_once() {
    let mut mission = turn(4, 3);
    let law = |mission: &Mission| {
        let target = vec![Target::new(figure(mission, "Ha"))];
        orders(Shoot::new(Edition::One, figure(mission, "Slag"), weapon("usa-m-72-law"), target))
    };
    let first = law(&mission);
    take(&mut mission, "fng-shoot", first, &mut dice(&[1])).unwrap();
    mission.company.find_mut("Slag").unwrap().acted = None;
    assert!(refusal(&mission, "fng-shoot", law(&mission)).contains("has used the M-72 LAW"));
}

#[test]
fn a_rocket_fired_in_reaction_is_the_only_one_of_its_turn_by_every_command() {
    let mut mission = armor();
    let ha = mission.company.find_mut("Ha").unwrap();
    (ha.man.weapon, ha.rocket) = (man("Ha", 4, "rpg-7").weapon, Some(1));
    let at = vec![figure(&mission, "Slag")];
    let grenade = |mission: &Mission| {
        reaction(Grenade::new(Edition::One, figure(mission, "Ha"), weapon("rpg-7"), at.clone()))
    };
    let gun = |mission: &Mission| {
        let GunOrder { fire: Firing::Vehicle(fire), .. } = round(mission) else {
            panic!("a round at a vehicle")
        };
        let tiger = mission.company.vehicle("Tiger").unwrap();
        let fire = AntiArmorFire {
            gunner: figure(mission, "Ha"),
            gunnery: Gunnery::Squad { weapon: Box::new(weapon("rpg-7")), behind: Vec::new() },
            target: mission.company.target(tiger, HitSide::Front),
            ..fire
        };
        reaction(GunOrder::of(None, Firing::Vehicle(fire)))
    };
    for (command, orders) in [("fng-grenade", grenade(&mission)), ("fng-main-gun", gun(&mission))] {
        let why = refusal(&mission, command, orders);
        assert!(why.contains("Ha has fired the RPG-7 in reaction in turn 1: it is one shot a turn"), "{why}");
    }
    mission.play.turn = 2;
    take(&mut mission.clone(), "fng-grenade", grenade(&mission), &mut dice(&[6, 6])).unwrap();
    take(&mut mission.clone(), "fng-main-gun", gun(&mission), &mut dice(&[6, 6])).unwrap();
}

#[test]
fn a_satchel_charge_is_readied_before_it_is_put_to_a_vehicle() {
    let mut mission = armor();
    mission.company.find_mut("Slag").unwrap().man.gear.insert(Gear::SatchelCharge);
    let assault = |mission: &Mission, device: &str, readied: bool| {
        let target = mission.company.vehicle("pt-76").unwrap();
        orders(CloseAssault {
            edition: Edition::One,
            attacker: figure(mission, "Slag"),
            device: weapon(device),
            target: mission.company.target(target, HitSide::Rear),
            readied,
            charges: false,
            range: None,
        })
    };
    let charge = assault(&mission, "satchel-demo-charge", true);
    let why = refusal(&mission, "fng-close-assault", charge.clone());
    assert!(why.contains("Slag has no charge ready: it takes an Activation to ready one"), "{why}");
    // Nobody readies a bottle, and earlier versions did not ask for it.
    for other in
        [assault(&mission, "molotov-cocktail", true), assault(&mission, "satchel-demo-charge", false)]
    {
        take(&mut mission.clone(), "fng-close-assault", other, &mut dice(&[6, 6, 6, 6])).unwrap();
    }
    let readies = json!({ "figures": ["Slag"], "does": "ready", "readies": "satchel-charge" });
    take(&mut mission, "fng-stand", readies, &mut dice(&[])).unwrap();
    mission.company.find_mut("Slag").unwrap().acted = None;
    take(&mut mission, "fng-close-assault", charge, &mut dice(&[1, 5])).unwrap();
    let slag = of(&mission, "Slag");
    assert!(slag.readied.is_none() && slag.used.contains(&Gear::SatchelCharge));
}

#[test]
fn those_behind_a_law_are_hit_without_a_roll() {
    let mut mission = turn(4, 3);
    let target = vec![Target::new(figure(&mission, "Ha"))];
    let mut law = Shoot::new(Edition::One, figure(&mission, "Slag"), weapon("usa-m-72-law"), target);
    law.behind = vec![figure(&mission, "Smith")];
    let odds = law.odds().unwrap();
    assert_eq!(odds.columns.last().unwrap(), "Smith");
    take(&mut mission, "fng-shoot", orders(law.clone()), &mut dice(&[1, 1])).unwrap();
    assert!(of(&mission, "Smith").is(Flag::ObviouslyDead), "{}", of(&mission, "Smith").standing());
    law.weapon = weapon("m-16");
    assert!(refusal(&turn(4, 3), "fng-shoot", orders(law)).contains("has no back blast"));
}

#[test]
fn a_flamethrower_with_one_shot_left_is_empty_after_it() {
    let mut mission = turn(4, 3);
    let burn = |mission: &Mission| {
        let shot = Flame {
            edition: Edition::One,
            operator: figure(mission, "Slag"),
            weapon: weapon("flamethrower"),
            first_one_spent: false,
            range: None,
            targets: vec![figure(mission, "Ha")],
            unlucky: Unlucky::default(),
        };
        reaction(Burning::Shot { from: None, shot: Box::new(shot) })
    };
    let fire = burn(&mission);
    take(&mut mission, "fng-flame", fire, &mut dice(&[1])).unwrap();
    assert_eq!(of(&mission, "Slag").fuel, Some(Fuel::OneShot));
    let fire = burn(&mission);
    take(&mut mission, "fng-flame", fire, &mut dice(&[2, 6])).unwrap();
    assert!(refusal(&mission, "fng-flame", burn(&mission)).contains("is empty"));
}

#[test]
fn those_in_the_path_of_a_flame_that_misses_react_at_once() {
    let mut mission = turn(4, 3);
    let shot = Flame {
        edition: Edition::One,
        operator: figure(&mission, "Slag"),
        weapon: weapon("flamethrower"),
        first_one_spent: false,
        range: None,
        targets: vec![figure(&mission, "Ha"), figure(&mission, "Smith")],
        unlucky: Unlucky::default(),
    };
    let mut fire = reaction(Burning::Shot { from: None, shot: Box::new(shot) });
    fire["to_the_end"] = json!(true);
    // A flame outguns both, friend or enemy: they Duck Back with 2 passes.
    let told = take(&mut mission, "fng-flame", fire, &mut dice(&[1, 1, 1, 1, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::DuckBack) && of(&mission, "Smith").is(Flag::DuckBack), "{told}");
    assert!(!told.contains("next,") && told.contains("has one shot left"), "{told}");
}

#[test]
fn only_who_has_declared_it_gives_covering_fire_and_firing_elsewhere_loses_it() {
    let mut mission = turn(3, 4);
    let cover = |mission: &Mission| {
        let slag = figure(mission, "Slag");
        let arms = slag.weapon.clone().unwrap();
        reaction(Covering {
            shot: Shoot::new(Edition::One, slag, arms, vec![Target::new(figure(mission, "Ha"))]),
            elsewhere: true,
            hidden: false,
            moving: false,
            with_leader: false,
            stealthy_target: false,
            sapper: false,
        })
    };
    assert!(
        refusal(&mission, "fng-covering-fire", cover(&mission)).contains("has not declared covering fire")
    );
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "as": ["covering"] }), &mut exactly(&[]))
        .unwrap();
    let fire = cover(&mission);
    take(&mut mission, "fng-covering-fire", fire, &mut dice(&[1, 1, 6, 6, 1, 1])).unwrap();
    assert!(!of(&mission, "Slag").covering && of(&mission, "Slag").fought);
}

#[test]
fn recon_by_fire_finds_the_hidden_and_they_react_as_their_check_says() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Ha").unwrap().man.state.extend([Flag::Hidden, Flag::InCover]);
    let slag = figure(&mission, "Slag");
    let recon = Recon {
        maybe_empty: false,
        place: None,
        lying: Lying::default(),
        edition: Edition::One,
        weapon: slag.weapon.clone().unwrap(),
        shooter: slag,
        automatic: false,
        enemies: vec![figure(&mission, "Ha")],
        unlucky: Unlucky::default(),
    };
    take(&mut mission, "fng-recon-by-fire", orders(recon), &mut dice(&[1, 1, 6, 6, 6])).unwrap();
    let ha = of(&mission, "Ha");
    assert!(!ha.is(Flag::Hidden) && ha.is(Flag::HunkeredDown), "{}", ha.standing());
}

#[test]
fn a_mine_under_a_vehicle_of_the_evening_is_written_down() {
    let mut mission = armor();
    mission.setting.communist_ground = true;
    mission.setting.mode = serde_json::from_value(json!("versus")).unwrap();
    let mine = json!({ "kind": "landmine", "at": "the trail", "anti_vehicle": true });
    take(&mut mission, "fng-trap-place", mine, &mut dice(&[6])).unwrap();
    let spring = |vehicle: &str| json!({ "trap": 1, "by": { "name": "Abel", "rep": 4 }, "vehicle": vehicle });
    assert!(refusal(&mission, "fng-trap-spring", spring("Tigger")).contains("Tigger"));
    // A type of which none is here, as before.
    let told = take(&mut mission.clone(), "fng-trap-spring", spring("m-113-apc"), &mut dice(&[6])).unwrap();
    assert!(told.contains("bottom of the M-113"), "{told}");
    let told = take(&mut mission, "fng-trap-spring", spring("tiger"), &mut dice(&[6, 1, 1])).unwrap();
    assert!(told.contains("APW 3 against the bottom of the Tiger, Armor 2"), "{told}");
    let tiger = mission.company.vehicle("Tiger").unwrap();
    assert_ne!(tiger.state, VehicleState::InAction, "{told}");
    assert!(!told.contains("Tiger: destroyed"), "its state is told once: {told}");
    let lost = ["Abel", "Baker", "Cole", "Dunn", "East"].map(|name| of(&mission, name));
    assert!(lost.iter().any(|man| man.is(Flag::ObviouslyDead) || man.aboard.is_none()), "{told}");
}

#[test]
fn a_shell_is_written_down_and_a_star_cheats_the_death_it_brought() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Slag").unwrap().man.star = true;
    mission.play.blasts.push(
        serde_json::from_value(
            json!({ "number": 1, "what": "artillery HE", "at": "the road", "circle_in": 12,
                                       "impact": 5, "rep": 6, "to_hit": true }),
        )
        .unwrap(),
    );
    let effect = json!({ "effect": 1, "at": [
        { "name": "Slag", "rep": 5, "state": ["star"] }, { "name": "Ha", "rep": 4 }
    ] });
    take(&mut mission, "fng-fire-mission", effect, &mut dice(&[6, 1, 6, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead) && of(&mission, "Slag").is(Flag::ObviouslyDead));
    let cheats = |name: &str| json!({ "figures": [name], "as": ["cheated-death"] });
    assert!(refusal(&mission, "fng-stand", cheats("Ha")).contains("does not cheat death"));
    take(&mut mission, "fng-stand", cheats("Slag"), &mut exactly(&[])).unwrap();
    assert!(of(&mission, "Slag").cheated_death);
}

#[test]
fn recovery_is_rolled_once_for_those_who_are_out_of_the_fight() {
    let mut mission = turn(4, 3);
    let casualty = |mission: &Mission| {
        orders(Recovery {
            edition: Edition::One,
            casualties: vec![Casualty { figure: figure(mission, "Smith"), evacuated: false }],
        })
    };
    assert!(refusal(&mission, "fng-recovery", casualty(&mission)).contains("is not Out of the Fight"));
    let smith = mission.company.find_mut("Smith").unwrap();
    smith.man.state.insert(Flag::OutOfTheFight);
    smith.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    let rolls = casualty(&mission);
    take(&mut mission, "fng-recovery", rolls, &mut dice(&[1, 1])).unwrap();
    assert_eq!(of(&mission, "Smith").recovery.unwrap().end, Recovers::Recovers);
    assert!(refusal(&mission, "fng-recovery", casualty(&mission)).contains("has rolled already"));
}

#[test]
fn the_crew_of_a_vehicle_fires_its_machine_guns() {
    let mut mission = armor();
    let fires = |mission: &Mission, name: &str| {
        mission.machine_gun_of(of(mission, name)).map(|weapon| weapon.name.clone())
    };
    // The commander has the .50 of the turret, the gunner the co-axial, the radio operator that of the hull.
    let guns = ["Abel", "Baker", "Cole", "Dunn", "East"].map(|name| fires(&mission, name).is_some());
    assert_eq!(guns, [true, false, true, false, true]);
    assert!(
        fires(&mission, "Abel").unwrap().contains("M2") || fires(&mission, "Abel").unwrap().contains("HMG")
    );
    let order = json!({ "fire": [{ "by": "East", "at": ["Ha"] }] });
    let told = take(&mut mission, "fng-exchange", order, &mut dice(&[6, 1, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("East fires the"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead) && of(&mission, "East").fought, "{told}");
    let driver = json!({ "fire": [{ "by": "Baker", "at": ["Binh"] }] });
    assert!(refusal(&mission, "fng-exchange", driver).contains("Baker"));
}

#[test]
fn a_crew_acts_if_the_rep_of_its_commander_allows() {
    let mut mission = armor();
    mission.company.find_mut("Baker").unwrap().man.rep = 3;
    mission.company.find_mut("Baker").unwrap().group = None;
    let drives = json!({ "vehicle": "Tiger", "drives": 10 });
    assert!(take(&mut mission.clone(), "fng-crew", drives.clone(), &mut exactly(&[])).is_ok());
    mission.company.find_mut("Abel").unwrap().man.state.insert(Flag::OutOfTheFight);
    mission.company.find_mut("Abel").unwrap().down =
        Some(pointman_fng::evening::Down { turn: 1, by: None, treated: false });
    assert!(refusal(&mission, "fng-crew", drives).contains("Baker (Rep 3) cannot act"));
}

#[test]
fn a_driver_drives_within_its_speed_and_a_hard_turn_may_throw_a_track() {
    let mut mission = armor();
    let drives = |inches: u8, hard: bool| json!({ "vehicle": "Tiger", "drives": inches, "hard_turn": hard });
    assert!(refusal(&mission, "fng-crew", drives(40, false)).contains("1 to 18 in, not 40"));
    let told = take(&mut mission, "fng-crew", drives(14, true), &mut exactly(&[6, 6])).unwrap();
    assert!(told.contains("Baker drives Tiger 14 in"), "{told}");
    let tiger = mission.company.vehicle("Tiger").unwrap();
    assert_eq!(
        (tiger.state, tiger.drove_in(1), tiger.drove_in(2)),
        (VehicleState::Disabled, 14, 0),
        "{told}"
    );
    assert!(mission.has_driven_fast(tiger));
    assert!(refusal(&armor_that_drove(), "fng-crew", drives(4, false)).contains("has acted this turn"));
}

fn armor_that_drove() -> Mission {
    let mut mission = armor();
    let drives = json!({ "vehicle": "Tiger", "drives": 4 });
    take(&mut mission, "fng-crew", drives, &mut exactly(&[])).unwrap();
    mission
}

#[test]
fn a_vehicle_hit_and_not_penetrated_takes_the_clank_test_at_once() {
    let mut mission = armor();
    // A T-55 stands there: APR 6 against the 7 of an M-48's front and the 4 of its side.
    let theirs = mission.company.vehicles.iter_mut().find(|vehicle| vehicle.name == "PT-76").unwrap();
    theirs.model = "t-55".parse().unwrap();
    let mut order = round(&mission);
    if let Firing::Vehicle(fire) = &mut order.fire {
        // It penetrates nothing.
        fire.gunnery = Gunnery::Gun { apr: 1, round: Round::Ap, loader: Loader::default(), moving: false };
    }
    let clank = |answers: &[(&str, &str)], faces: &[u32]| {
        let answers = answers.iter().map(|(ask, answer)| json!({ "ask": ask, "answer": answer }));
        let mut orders = orders(order.clone());
        orders["clanks"] = json!(true);
        orders["answers"] = json!(answers.collect::<Vec<_>>());
        take(&mut mission.clone(), "fng-main-gun", orders, &mut dice(faces))
    };
    // Hull hit; the test of Anh, a Leader of Rep 4, with three dice. Nobody is there to load.
    let asks = clank(&[], &[1, 2, 1, 1]).unwrap_err().to_string();
    assert!(asks.contains("which side does Tiger show it"), "{asks}");
    let undergunned = clank(&[("tiger-shows", "front")], &[1, 2, 1, 1]).unwrap();
    assert!(undergunned.contains("PT-76 retires"), "{undergunned}");
    let side = [("tiger-shows", "side"), ("pt-76-faces", "yes")];
    let fires = clank(&side, &[1, 2, 1, 1]).unwrap();
    assert!(fires.contains("PT-76 fires back at Cole"), "{fires}");
    let away = [("tiger-shows", "side"), ("pt-76-faces", "no")];
    let carries_on = clank(&away, &[1, 2, 1, 6, 6]).unwrap();
    assert!(carries_on.contains("PT-76 carries on"), "{carries_on}");
    let before =
        take(&mut mission.clone(), "fng-main-gun", orders(order.clone()), &mut dice(&[1, 2, 1, 1])).unwrap();
    assert!(before.contains("next, PT-76: clank"), "steps of earlier versions only announce it: {before}");
}

/// Who comes into sight of whom, by steps of this version or, without the marker, of earlier ones.
fn sight(movers: &[&str], watchers: &[&str], vehicles: bool) -> Value {
    let nobody = json!([{ "ask": "cuong-catches", "answer": "nobody" }]);
    let answers = if vehicles && movers == ["Slag"] && watchers != ["Bao"] { nobody } else { json!([]) };
    json!({ "sight": { "movers": movers, "watchers": watchers }, "vehicles": vehicles, "answers": answers })
}

#[test]
fn one_man_looks_for_a_vehicle_and_its_gun_fires_when_he_passes() {
    let mission = armor();
    let crew = ["Anh", "Bao", "Cuong", "Dung"];
    // Slag fails, Anh passes 2; HE hits Slag: a 6; its damage; the loader.
    let faces = [6, 6, 1, 2, 6, 1, 1, 1];
    let told =
        take(&mut mission.clone(), "fng-exchange", sight(&["Slag"], &crew, true), &mut dice(&faces)).unwrap();
    assert!(told.contains("Anh against 4") && !told.contains("Bao against"), "{told}");
    assert!(told.contains("Cuong of PT-76 fires the gun at Slag"), "{told}");
    let by_name = sight(&["Slag"], &["PT-76"], true);
    assert_eq!(take(&mut mission.clone(), "fng-exchange", by_name, &mut dice(&faces)).unwrap(), told);
    let before =
        take(&mut mission.clone(), "fng-exchange", sight(&["Slag"], &crew, false), &mut dice(&faces))
            .unwrap();
    assert!(before.contains("Dung against 4") && !before.contains("Anh against"), "{before}");
    // A gun that is not loaded does not fire: what is left is the machine gun of the hull.
    let mut empty = mission;
    empty.company.vehicles.iter_mut().for_each(|vehicle| vehicle.gun = Some(Loading::NotLoaded));
    let mut orders = sight(&["Slag"], &crew, true);
    orders["answers"] = json!([]);
    let told = take(&mut empty, "fng-exchange", orders, &mut dice(&faces)).unwrap();
    assert!(told.contains("Dung fires the") && !told.contains("fires the gun"), "{told}");
}

#[test]
fn what_harms_no_armor_is_not_fired_at_those_behind_it() {
    let mut mission = armor();
    let anh = mission.company.find_mut("Anh").unwrap();
    anh.man.state.insert(Flag::OutOfTheFight);
    anh.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Bao"] }], "vehicles": true });
    let no = refusal(&mission, "fng-exchange", fire);
    assert!(no.contains("Bao is inside PT-76, which this fire does not reach"), "{no}");
    // Slag sees nobody to fire at and takes no check; Cuong looks from the gunner's place.
    let told =
        take(&mut mission, "fng-exchange", sight(&["Slag"], &["Bao"], true), &mut dice(&[4, 4])).unwrap();
    assert!(told.contains("Cuong") && !told.contains("Slag against"), "{told}");
    assert!(!told.contains("fires"), "the gunner counts 1 Rep less: {told}");
}

/// Ha has an RPG-7, and Tiger comes into sight of it.
fn rpg_at_tiger(mission: &mut Mission) -> Value {
    mission.company.find_mut("Ha").unwrap().man = man("Ha", 4, "rpg-7");
    let mut orders = sight(&["Tiger"], &["Ha"], true);
    orders["answers"] = json!([
        { "ask": "tiger-shows", "answer": "side" },
        { "ask": "ha-back-blast", "answer": "nobody" },
        { "ask": "ha-range", "answer": "near" },
    ]);
    orders["rocket_a_turn"] = json!(true);
    orders
}

#[test]
fn an_anti_tank_weapon_fires_at_the_vehicle_that_comes_into_sight() {
    let mut mission = armor();
    let orders = rpg_at_tiger(&mut mission);
    // Abel fails; Ha passes 2, hits the hull, and penetrates with 2.
    let told =
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 1, 1, 1, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Ha fires the RPG-7 at Tiger"), "{told}");
    assert_eq!(mission.company.vehicle("Tiger").unwrap().state, VehicleState::Destroyed, "{told}");
}

#[test]
fn a_vehicle_that_its_clank_test_lets_fire_back_does_so_at_once() {
    let mut mission = armor();
    let mut law = round(&mission);
    law.from = None;
    if let Firing::Vehicle(fire) = &mut law.fire {
        fire.gunner = figure(&mission, "Slag");
        fire.gunnery = Gunnery::Squad { weapon: Box::new(weapon("usa-m-72-law")), behind: Vec::new() };
        fire.range = Some(8);
        // Nothing that a LAW penetrates.
        fire.target.armor.front = 9;
    }
    let mut orders = orders(law);
    orders["clanks"] = json!(true);
    orders["fires_back"] = json!(true);
    orders["answers"] = json!([
        { "ask": "pt-76-faces", "answer": "yes" },
        { "ask": "cuong-catches", "answer": "nobody" },
    ]);
    // Hull hit; three dice for Anh: 2 passes; the gun at Slag: HE hits; damage.
    let told = take(&mut mission, "fng-main-gun", orders, &mut dice(&[1, 2, 1, 1, 1, 6, 1, 1, 1])).unwrap();
    assert!(told.contains("PT-76 fires back at Slag"), "{told}");
    assert!(told.contains("Cuong of PT-76 fires the gun at Slag"), "{told}");
    assert!(of(&mission, "Cuong").acted.is_none(), "a reaction uses no Activation: {told}");
}

#[test]
fn a_commander_who_is_hit_first_orders_no_fire() {
    let mut mission = armor();
    // Slag (Rep 5) and Anh (Rep 4) pass 2; Slag fires first, at Anh in the hatch, and kills Anh.
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::InCover);
    let mut orders = sight(&["PT-76"], &["Slag"], true);
    orders["answers"] = json!([]);
    let told =
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1, 1, 1, 1, 6, 6, 1, 1, 1, 1])).unwrap();
    assert!(of(&mission, "Anh").is(Flag::ObviouslyDead), "{told}");
    assert!(!told.contains("fires the gun") && !told.contains("Dung fires"), "{told}");
}

/// The same as [`armor`], in an evening of this version.
fn armor_now() -> Mission {
    let mut mission = armor();
    mission.company.to_the_letter = true;
    mission
}

/// A volley of Slag's at Anh in the hatch.
fn slag_at_anh() -> Value {
    json!({ "fire": [{ "by": "Slag", "at": ["Anh"] }], "vehicles": true })
}

#[test]
fn the_gunner_takes_the_place_of_a_commander_whom_small_arms_kill() {
    // 6 and 6 on Rep 5 hit in cover, too; damage 1 is dead.
    let post =
        |mission: &Mission, name: &str| of(mission, name).aboard.as_ref().and_then(|aboard| aboard.post);
    let mut mission = armor_now();
    let told = take(&mut mission, "fng-exchange", slag_at_anh(), &mut dice(&[6, 6, 1, 1])).unwrap();
    assert!(of(&mission, "Anh").is(Flag::ObviouslyDead), "{told}");
    assert!(told.contains("Cuong takes command of PT-76"), "{told}");
    assert_eq!((post(&mission, "Anh"), post(&mission, "Cuong")), (None, Some(Post::Commander)));
    let mut before = armor();
    take(&mut before, "fng-exchange", slag_at_anh(), &mut dice(&[6, 6, 1, 1])).unwrap();
    assert_eq!(post(&before, "Cuong"), Some(Post::Gunner), "steps of earlier versions replay as they were");
}

#[test]
fn a_commander_in_the_hatch_is_in_cover() {
    // 5 on Rep 5 is 10, a hit in the open and in cover; 4 and 4 are 9: a hit in the open alone.
    let hits = |mission: &mut Mission| {
        let mut face = 1;
        loop {
            let mut other = mission.clone();
            let told = take(
                &mut other,
                "fng-exchange",
                slag_at_anh(),
                &mut dice(&[face, face, 6, 6, 6, 6, 6, 6, 6]),
            );
            if !told.unwrap().contains("no hit") {
                return face;
            }
            face += 1;
        }
    };
    let (open, hatch) = (hits(&mut armor()), hits(&mut armor_now()));
    assert!(hatch > open, "{hatch} is needed in the hatch, {open} in the open");
}

#[test]
fn a_commander_who_is_knocked_down_takes_no_clank_test() {
    let mut mission = armor_now();
    mission.company.find_mut("Anh").unwrap().man.state.insert(Flag::KnockedDown);
    let mut order = round(&mission);
    if let Firing::Vehicle(fire) = &mut order.fire {
        fire.gunnery = Gunnery::Gun { apr: 1, round: Round::Ap, loader: Loader::default(), moving: false };
    }
    let mut orders = orders(order);
    orders["clanks"] = json!(true);
    let told = take(&mut mission, "fng-main-gun", orders, &mut dice(&[1, 2, 1, 1])).unwrap();
    assert!(told.contains("Cuong against") && !told.contains("Anh against"), "the gunner takes it: {told}");
}

#[test]
fn a_machine_gun_that_is_out_of_ammo_stays_so_where_it_is() {
    let mut mission = armor_now();
    mission.company.find_mut("East").unwrap().out_of_ammo = true;
    let out = json!({ "figures": ["East"], "vehicle": "" });
    take(&mut mission, "fng-stand", out, &mut dice(&[1])).unwrap();
    assert!(!of(&mission, "East").out_of_ammo, "what he fires on foot is not that gun");
    let to_hull = json!({ "vehicle": "Tiger", "moves": [{ "from": "loader", "to": "radio-operator" }] });
    take(&mut mission, "fng-crew", to_hull, &mut exactly(&[])).unwrap();
    assert!(of(&mission, "Dunn").out_of_ammo, "whoever serves it next reloads it first");
}

#[test]
fn the_story_tells_where_a_round_at_a_vehicle_went() {
    let told = |shape: fn(&mut AntiArmorFire), faces: &[u32]| {
        let mission = armor();
        let mut order = round(&mission);
        if let Firing::Vehicle(fire) = &mut order.fire {
            shape(fire);
        }
        let told = crate::support::scene::step(
            &mut mission.clone(),
            "fng-main-gun",
            orders(order),
            &mut dice(faces),
        );
        let events = told.unwrap().events;
        let story = pointman_fng::campaign::story_of(&events);
        story.first().map(|of| of.told.clone()).unwrap_or_default()
    };
    let miss = told(|_| {}, &[6, 6, 1, 1]);
    assert!(miss.contains("Cole misses PT-76"), "{miss}");
    let hit = told(|_| {}, &[1, 2, 1, 5, 4, 2, 5, 3, 1, 1, 6, 2]);
    assert!(hit.contains("The round hits the hull of PT-76."), "{hit}");
    let law = |fire: &mut AntiArmorFire, range: u8| {
        fire.gunnery = Gunnery::Squad { weapon: Box::new(weapon("rpg-7")), behind: Vec::new() };
        fire.range = Some(range);
    };
    let dud = told(|fire| fire.range = Some(3), &[6, 6, 1, 1]);
    assert!(dud.contains("Cole misses PT-76"), "a gun has no least range: {dud}");
    let mut near = match round(&armor()).fire {
        Firing::Vehicle(fire) => fire,
        other => panic!("{other:?}"),
    };
    law(&mut near, 3);
    let order = GunOrder::of(None, Firing::Vehicle(near));
    let dud = take(&mut armor(), "fng-main-gun", orders(order), &mut dice(&[])).unwrap();
    assert!(dud.contains("is a dud: PT-76 is nearer than it is armed"), "{dud}");
}

#[test]
fn a_rocket_that_misses_gives_away_who_fired_it_from_hiding() {
    let reveals = |mut mission: Mission| {
        let orders = rpg_at_tiger(&mut mission);
        mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
        // Ha, hidden, passes with three dice; the round misses, and nobody takes a check for it.
        let told =
            take(&mut mission, "fng-exchange", orders, &mut dice(&[1, 1, 1, 6, 6, 6, 6, 6, 6])).unwrap();
        assert!(told.contains("Ha misses Tiger"), "{told}");
        !of(&mission, "Ha").is(Flag::Hidden)
    };
    assert!(reveals(armor_now()), "nobody Ducks Back");
    assert!(!reveals(armor()), "steps of earlier versions replay as they were");
}

/// The table of `armor` with a crew of four in Tiger, whose loader serves the machine gun of the hull, too,
/// in an evening by the rules of this number.
fn four_men(rules: u8) -> Mission {
    let mut mission = armor();
    let company = &mut mission.company;
    company.rules = rules;
    company.vehicles.iter_mut().find(|vehicle| vehicle.name == "Tiger").unwrap().men = 4;
    company.find_mut("East").unwrap().aboard = None;
    mission
}

#[test]
fn who_loads_the_gun_does_nothing_else_in_that_activation() {
    for (rules, is_done) in [(Company::RULES, true), (38, false)] {
        let mut mission = four_men(rules);
        // A miss, and the loader passes 2.
        let order = orders(round(&mission));
        take(&mut mission, "fng-main-gun", order, &mut dice(&[6, 6, 1, 1])).unwrap();
        assert_eq!(mission.company.vehicle("Tiger").unwrap().gun, Some(Loading::Loaded));
        assert_eq!(of(&mission, "Dunn").acted.is_some_and(|acted| acted.done), is_done, "rules {rules}");
    }
}

#[test]
fn who_has_fired_the_machine_gun_loads_no_gun_in_that_activation() {
    for (rules, gun) in [(Company::RULES, Loading::NotLoaded), (38, Loading::Loaded)] {
        let mut mission = four_men(rules);
        let turn = mission.play.turn;
        let acted = Acted { turn, fired: true, ..Acted::default() };
        mission.company.find_mut("Dunn").unwrap().acted = Some(acted);
        let order = orders(round(&mission));
        let told = take(&mut mission, "fng-main-gun", order, &mut dice(&[6, 6, 1, 1])).unwrap();
        assert_eq!(mission.company.vehicle("Tiger").unwrap().gun, Some(gun), "rules {rules}: {told}");
        assert_eq!(told.contains("Dunn has done something else in this Activation"), rules != 38, "{told}");
    }
}
