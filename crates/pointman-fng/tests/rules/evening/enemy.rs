//! Whom the program has act, and what it proposes.

use pointman_core::document::State;
use pointman_core::error::Faults;
use pointman_fng::checks::Flag;
use pointman_fng::combat::{Loading, VehicleState};
use pointman_fng::evening::{Acted, Down, HeavyWeapon, Proposed, ProposedMove};
use pointman_fng::mission::Mission;
use pointman_fng::squads::crews::CrewPlace;
use pointman_fng::squads::squad::{Gear, Role};
use pointman_fng::support::Who;
use pointman_fng::tunnels::Inside;
use serde_json::json;

use super::scene::{dice, man, of, refusal, take, turn};

/// The first man the program has act in the enemy's phase, and what he does.
fn first(mission: &Mission) -> (String, Proposed) {
    let proposal = mission.proposal(Who::Enemy).unwrap();
    (proposal.name, proposal.does)
}

#[test]
fn the_highest_rep_acts_first_and_fires_at_the_leader() {
    let mission = turn(2, 3);
    let (name, does) = first(&mission);
    let Proposed::Fire { at } = does else { panic!("{does:?}") };
    assert_eq!((name.as_str(), at[0].as_str()), ("Binh", "Slag"), "names part those of one Rep");
    assert_eq!(at.len(), 4);
}

#[test]
fn who_is_hidden_down_or_in_duck_back_is_no_target() {
    let mut mission = turn(2, 3);
    for (name, flag) in [("Slag", Flag::Hidden), ("Smith", Flag::DuckBack), ("Jones", Flag::HunkeredDown)] {
        mission.company.find_mut(name).unwrap().man.state.insert(flag);
    }
    let (_, does) = first(&mission);
    assert_eq!(does, Proposed::Fire { at: vec!["Ortiz".to_owned()] });
    mission.company.find_mut("Ortiz").unwrap().man.state.insert(Flag::Hidden);
    assert!(matches!(first(&mission).1, Proposed::Move(_)));
}

#[test]
fn where_the_players_have_them_hold_nobody_moves_of_himself() {
    let mut mission = turn(2, 3);
    for soldier in mission.company.soldiers.iter_mut().filter(|soldier| soldier.side == Who::Own) {
        soldier.man.state.insert(Flag::Hidden);
    }
    assert!(matches!(first(&mission).1, Proposed::Move(_)));
    mission.play.options.set("enemy-moves", "hold").unwrap();
    assert_eq!(mission.proposal(Who::Enemy), None);
}

#[test]
fn who_is_out_of_ammo_reloads() {
    let mut mission = turn(2, 3);
    mission.company.find_mut("Binh").unwrap().out_of_ammo = true;
    assert_eq!(first(&mission), ("Binh".to_owned(), Proposed::Reload));
}

#[test]
fn who_has_fired_in_reaction_does_not_reload_in_his_activation() {
    let mut mission = turn(2, 3);
    let turn = mission.play.turn;
    let binh = mission.company.find_mut("Binh").unwrap();
    binh.out_of_ammo = true;
    binh.acted = Some(Acted { turn, reacted: true, ..Acted::default() });
    let reload = json!({ "figures": ["Binh"], "does": "reload" });
    assert!(refusal(&mission, "fng-stand", reload).contains("has fired in reaction"));
    assert_ne!(first(&mission), ("Binh".to_owned(), Proposed::Reload));
}

#[test]
fn nobody_acts_twice_and_the_phase_ends() {
    let mut mission = turn(2, 3);
    let mut acted = Vec::new();
    while let Some(proposal) = mission.proposal(Who::Enemy) {
        acted.push(proposal.name.clone());
        let orders = json!({ "figures": [proposal.name], "does": "wait" });
        take(&mut mission, "fng-stand", orders, &mut dice(&[])).unwrap();
        assert!(acted.len() <= 4, "{acted:?}");
    }
    assert_eq!(acted, ["Binh", "Ha", "Long", "Vu"]);
}

#[test]
fn a_posture_withdraws_at_its_share_of_losses() {
    for (posture, lost, withdraws) in [
        ("low-moderate", 0, false),
        ("low-moderate", 1, true),
        ("low-aggressive", 2, false),
        ("low-aggressive", 3, true),
    ] {
        let mut mission = turn(2, 3);
        let words: Vec<&str> = posture.split('-').collect();
        mission.doctrine =
            serde_json::from_value(json!({ "activity": words[0], "posture": words[1] })).unwrap();
        for name in ["Ha", "Long", "Vu"].into_iter().take(lost) {
            let orders = json!({ "figures": [name], "as": ["captured"] });
            take(&mut mission, "fng-stand", orders, &mut dice(&[])).unwrap();
        }
        assert_eq!(mission.losses(Who::Enemy), 25 * lost as u32);
        assert_eq!(mission.withdraws(Who::Enemy), withdraws, "{posture} with {lost} of 4 lost");
        assert_eq!(first(&mission).1 == Proposed::Withdraw, withdraws, "{posture}");
    }
    let mission = turn(2, 3);
    assert!(
        of(&mission, "Ha").is_able() && !mission.withdraws(Who::Enemy),
        "without the optional rule nobody does"
    );
}

/// The enemy's phase with an M-48 of ours called Tiger, and a PT-76 of theirs called Mule with a crew of Rep
/// 4.
fn armor() -> Mission {
    let mut mission = turn(2, 4);
    let crew = |names: &[&str]| -> Vec<serde_json::Value> {
        names.iter().map(|name| json!({ "name": name, "rep": 4 })).collect()
    };
    let ours = crew(&["V", "W", "X", "Y", "Z"]);
    let tiger = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger", "figures": ours });
    take(&mut mission, "fng-muster", tiger, &mut dice(&[])).unwrap();
    let theirs = crew(&["Anh", "Bao", "Cuong", "Dung"]);
    let mule = json!({ "side": "enemy", "vehicle": "pt-76", "called": "Mule", "figures": theirs });
    take(&mut mission, "fng-muster", mule, &mut dice(&[])).unwrap();
    mission
}

/// What the program would have somebody of the enemy do, when those before him have waited.
fn of_his(mission: &Mission, who: &str) -> Option<Proposed> {
    let mut mission = mission.clone();
    while let Some(proposal) = mission.proposal(Who::Enemy) {
        if proposal.name == who {
            return Some(proposal.does);
        }
        let orders = json!({ "figures": [proposal.name], "does": "wait" });
        take(&mut mission, "fng-stand", orders, &mut dice(&[])).unwrap();
    }
    None
}

#[test]
fn a_gunner_fires_the_main_gun_at_a_vehicle_first_and_the_loader_loads_an_empty_gun() {
    let mut mission = armor();
    let Some(Proposed::Heavy { with, vehicles, figures }) = of_his(&mission, "Cuong") else { panic!() };
    assert_eq!((with, vehicles), (HeavyWeapon::MainGun, vec!["Tiger".to_owned()]));
    assert!(figures.contains(&"Slag".to_owned()) && !figures.contains(&"X".to_owned()), "X is inside");
    mission.company.vehicles[1].gun = Some(Loading::NotLoaded);
    assert_eq!(of_his(&mission, "Dung"), Some(Proposed::LoadGun));
    assert_eq!(of_his(&mission, "Cuong"), None, "nothing to fire, and he does not drive");
    let drives = of_his(&mission, "Bao");
    assert_eq!(drives, Some(Proposed::Move(ProposedMove::Drives)));
}

#[test]
fn the_loader_takes_the_place_of_a_gunner_who_is_down() {
    let mut mission = armor();
    let gunner = mission.company.find_mut("Cuong").unwrap();
    gunner.man.state.insert(Flag::OutOfTheFight);
    gunner.down = Some(Down { turn: 1, by: None, treated: false });
    assert_eq!(of_his(&mission, "Dung"), Some(Proposed::TakePlace(CrewPlace::Gunner)));
}

#[test]
fn a_rocket_is_fired_at_vehicles_and_where_there_is_none_at_figures_if_it_bursts() {
    let mut mission = armor();
    mission.bring(Who::Enemy, [man("Khe", 4, "rpg-7")]);
    let rocket = of_his(&mission, "Khe");
    assert!(
        matches!(&rocket, Some(Proposed::Heavy { with: HeavyWeapon::Rocket, vehicles,
            .. }) if vehicles == &["Tiger"]),
        "{rocket:?}"
    );
    mission.company.vehicles[0].state = VehicleState::Destroyed;
    let at_figures = of_his(&mission, "Khe");
    assert!(
        matches!(&at_figures, Some(Proposed::Heavy { vehicles, figures,
            .. }) if vehicles.is_empty() && figures[0] == "Slag"),
        "{at_figures:?}"
    );
    // The round of a bazooka bursts in no circle: without a vehicle it is not fired as heavy.
    mission.bring(Who::Enemy, [man("Tam", 4, "bazooka")]);
    assert!(!matches!(of_his(&mission, "Tam"), Some(Proposed::Heavy { .. })));
}

#[test]
fn a_leader_rallies_before_he_fires_and_others_when_they_see_nobody() {
    let mut mission = turn(2, 3);
    mission.company.find_mut("Long").unwrap().man.state.insert(Flag::HunkeredDown);
    assert!(matches!(of_his(&mission, "Binh"), Some(Proposed::Fire { .. })), "he has somebody to fire at");
    mission.company.find_mut("Binh").unwrap().man.role = Some(Role::Leader);
    let rally = Some(Proposed::Rally { friends: vec!["Long".to_owned()] });
    assert_eq!(of_his(&mission, "Binh"), rally);
    let moves = json!({ "figures": ["Binh"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    assert!(matches!(of_his(&mission, "Binh"), Some(Proposed::Fire { .. })), "rallying takes his move");
    for name in ["Slag", "Smith", "Jones", "Ortiz"] {
        mission.company.find_mut(name).unwrap().man.state.insert(Flag::Hidden);
    }
    assert_eq!(of_his(&mission, "Ha"), rally);
}

#[test]
fn a_medic_treats_who_went_down_within_three_turns_once() {
    let mut mission = turn(2, 3);
    mission.company.find_mut("Ha").unwrap().man.attributes.gain("medic");
    let long = mission.company.find_mut("Long").unwrap();
    long.man.state.insert(Flag::OutOfTheFight);
    long.down = Some(Down { turn: 1, by: None, treated: false });
    assert_eq!(of_his(&mission, "Ha"), Some(Proposed::Treat { men: vec!["Long".to_owned()] }));
    let mut later = mission.clone();
    later.play.turn = 5;
    assert!(matches!(of_his(&later, "Ha"), Some(Proposed::Fire { .. })), "too late");
    mission.company.find_mut("Long").unwrap().down.as_mut().unwrap().treated = true;
    assert!(matches!(of_his(&mission, "Ha"), Some(Proposed::Fire { .. })), "a Medic has been there");
}

#[test]
fn who_carries_nothing_to_fire_charges() {
    let mut mission = turn(2, 3);
    mission.bring(Who::Enemy, [man("Khe", 4, "hand-held-knife-bayonet")]);
    let charge = of_his(&mission, "Khe");
    assert!(matches!(&charge, Some(Proposed::Charge { at }) if at[0] == "Slag"), "{charge:?}");
    for name in ["Slag", "Smith", "Jones", "Ortiz"] {
        mission.company.find_mut(name).unwrap().man.state.insert(Flag::Hidden);
    }
    assert!(matches!(of_his(&mission, "Khe"), Some(Proposed::Move(_))));
}

#[test]
fn who_is_in_a_tunnel_is_neither_proposed_nor_a_target() {
    let mut mission = turn(2, 3);
    let inside = |who: &str| Inside {
        who: who.to_owned(),
        count: 1,
        from: 1,
        to: 2,
        length: 24.0,
        inside: 0.0,
        speed: 4.0,
        halted: false,
        entered: 1,
    };
    assert!(!mission.has_support(Who::Enemy));
    mission.tunnels.inside.push(inside("Ha"));
    assert_eq!(of_his(&mission, "Ha"), None);
    assert_eq!(mission.targets_of(Who::Own).len(), 3);
    assert!(mission.has_support(Who::Enemy), "those in the tunnel may come out");
}

#[test]
fn a_vehicle_with_more_men_than_its_crew_is_a_fault_of_the_document() {
    let mut mission = armor();
    let faults = |mission: &Mission| {
        let mut faults = Faults::below("/data");
        State::check(mission, &mut faults);
        faults.into_list()
    };
    assert!(faults(&mission).is_empty());
    mission.company.vehicles[0].men = 40;
    let found = faults(&mission);
    assert_eq!(found[0].pointer, "/data/company/vehicles/0/men");
    assert!(found[0].message.contains("has a crew of 5 at most"), "{}", found[0].message);
}

#[test]
fn who_has_a_grenade_ready_throws_it_and_who_has_nothing_to_fire_readies_one() {
    let mut mission = turn(2, 3);
    let binh = mission.company.soldiers.iter().position(|soldier| soldier.name() == "Binh").unwrap();
    mission.company.soldiers[binh].man.gear.insert(Gear::Grenades);
    assert!(matches!(of_his(&mission, "Binh"), Some(Proposed::Fire { .. })), "he has a rifle to fire");
    mission.company.soldiers[binh].man.weapon = None;
    assert_eq!(of_his(&mission, "Binh"), Some(Proposed::Ready));
    mission.company.soldiers[binh].readied = Some(Gear::Grenades);
    let thrown = of_his(&mission, "Binh");
    assert!(matches!(&thrown, Some(Proposed::Throw { at }) if at[0] == "Slag"), "{thrown:?}");
    mission.company.soldiers[binh].acted = Some(Acted { turn: 1, fired: true, ..Acted::default() });
    assert!(!matches!(of_his(&mission, "Binh"), Some(Proposed::Throw { .. })));
}

#[test]
fn a_gunner_who_has_moved_sets_up_his_machine_gun_before_he_fires() {
    let mut mission = turn(2, 3);
    mission.bring(Who::Enemy, [man("Tru", 5, "rdp")]);
    assert!(matches!(of_his(&mission, "Tru"), Some(Proposed::Fire { .. })));
    mission.company.soldiers.last_mut().unwrap().packed = true;
    assert_eq!(of_his(&mission, "Tru"), Some(Proposed::SetUp));
}

#[test]
fn who_carries_a_satchel_charge_readies_it_before_he_goes_for_a_vehicle() {
    let mut mission = armor();
    mission.company.vehicles.retain(|vehicle| vehicle.side == Who::Own);
    let binh = mission.company.soldiers.iter().position(|soldier| soldier.name() == "Binh").unwrap();
    mission.company.soldiers[binh].man.gear.insert(Gear::SatchelCharge);
    assert_eq!(of_his(&mission, "Binh"), Some(Proposed::ReadyCharge));
    mission.company.soldiers[binh].readied = Some(Gear::SatchelCharge);
    let goes = of_his(&mission, "Binh");
    assert!(matches!(&goes, Some(Proposed::Heavy { with: HeavyWeapon::Satchel, .. })), "{goes:?}");
    mission.company.vehicles.clear();
    mission.company.soldiers[binh].readied = None;
    assert!(matches!(of_his(&mission, "Binh"), Some(Proposed::Fire { .. })), "there is no vehicle");
}
