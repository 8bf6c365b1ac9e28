//! Rules of evenings that were mended: who is activated, who moves and how they stand then, who fires no
//! more.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Exposure, Round, Shoot, SmallWeaponFire, Target};
use pointman_fng::evening::{Company, Firing, GunOrder};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Gear;
use pointman_fng::squads::vehicles::HitSide;
use pointman_fng::support::Who;
use serde_json::json;

use super::by_the_book::{armor_now, assault};
use super::guns::{round, weapon};
use super::mended::by_rules;
use super::scene::{dice, figure, man, of, orders, reaction, refusal, sprays, take};

/// The table of tanks by the rules of this number.
fn armor(rules: u8) -> Mission {
    let mut mission = armor_now();
    (mission.company.by_the_rules, mission.company.rules) = (true, rules);
    mission
}

fn puts(mission: &mut Mission, name: &str, flag: Flag) {
    mission.company.find_mut(name).unwrap().man.state.insert(flag);
}

#[test]
fn who_does_nothing_in_their_activation_reloads_rises_and_no_longer_moves_fast() {
    for (rules, activates) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 3, 2);
        mission.company.find_mut("Smith").unwrap().out_of_ammo = true;
        puts(&mut mission, "Jones", Flag::KnockedDown);
        puts(&mut mission, "Ortiz", Flag::FastMoving);
        let told = take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
        assert_eq!(told.contains("Smith reloads"), activates, "rules {rules}: {told}");
        assert_eq!(of(&mission, "Smith").out_of_ammo, !activates, "rules {rules}");
        assert_eq!(of(&mission, "Jones").is(Flag::KnockedDown), !activates, "rules {rules}");
        assert_eq!(of(&mission, "Ortiz").is(Flag::FastMoving), !activates, "rules {rules}");
    }
}

#[test]
fn a_charge_that_falls_short_was_a_fast_move_out_of_cover() {
    for (rules, shows) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 3, 2);
        puts(&mut mission, "Smith", Flag::InCover);
        let orders = json!({ "by": ["Smith"], "at": ["Ha"], "range": 15, "leader_first": true });
        // He wants to; the Fast Move passes none: 8 in of 15.
        let told = take(&mut mission, "fng-charge", orders, &mut dice(&[6, 1, 1, 6, 6, 6])).unwrap();
        assert!(told.contains("Smith moves 8 of 15 in"), "{told}");
        let smith = of(&mission, "Smith");
        assert_eq!((smith.is(Flag::InCover), smith.is(Flag::FastMoving)), (!shows, shows), "rules {rules}");
    }
}

#[test]
fn who_passes_none_to_assault_a_vehicle_does_nothing_more() {
    for (rules, stays) in [(Company::RULES, true), (60, false)] {
        let mut mission = armor(rules);
        let rear = assault(&mut mission, HitSide::Rear);
        take(&mut mission, "fng-close-assault", rear, &mut dice(&[6, 6, 6])).unwrap();
        let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "reactions": 0 });
        let fired = take(&mut mission, "fng-exchange", fire, &mut dice(&[1; 9]));
        assert_eq!(fired.is_err(), stays, "rules {rules}: {fired:?}");
    }
}

#[test]
fn going_prone_after_a_fast_move_ends_the_activation() {
    for (rules, ends) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 3, 2);
        let moves = json!({ "figures": ["Smith"], "does": "fast-move", "as": ["prone"] });
        take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
        let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }], "reactions": 0 });
        let fired = take(&mut mission, "fng-exchange", fire, &mut dice(&[1; 9]));
        assert_eq!(fired.is_err(), ends, "rules {rules}: {fired:?}");
    }
}

#[test]
fn who_runs_away_is_not_concealed() {
    for (rules, shows) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 3, 2);
        puts(&mut mission, "Smith", Flag::Concealed);
        let check = json!({ "check": "received-fire", "figures": ["Smith"] });
        take(&mut mission, "fng-react", check, &mut dice(&[6, 6])).unwrap();
        assert!(of(&mission, "Smith").is(Flag::RunningAway));
        assert_eq!(of(&mission, "Smith").is(Flag::Concealed), !shows, "rules {rules}");
    }
}

#[test]
fn a_tank_that_is_stopped_runs_down_none_of_those_who_follow() {
    for (rules, is_stopped) in [(Company::RULES, true), (60, false)] {
        let mut mission = armor(rules);
        take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
        mission.company.find_mut("Smith").unwrap().man = man("Smith", 5, "usa-m-20-bazooka");
        let mut answers = vec![
            json!({ "ask": "smith-is-served", "answer": "yes" }),
            json!({ "ask": "pt-76-shows", "answer": "front" }),
            json!({ "ask": "smith-back-blast", "answer": "nobody" }),
        ];
        if rules < Company::RULES {
            answers.remove(0);
        }
        let drives = json!({ "vehicle": "PT-76", "drives": 6, "overruns": ["Smith", "Jones"],
                             "order_of_fire": true, "answers": answers });
        // Smith stands, and his rocket destroys it; Jones passes none.
        let faces = [&[1; 6][..], &[6; 12]].concat();
        let told = take(&mut mission, "fng-crew", drives, &mut dice(&faces)).unwrap();
        let stopped = "PT-76 has been stopped and does not reach Jones";
        assert_eq!(told.contains(stopped), is_stopped, "rules {rules}: {told}");
    }
}

#[test]
fn a_loader_who_is_knocked_down_loads_nothing() {
    for (rules, loads) in [(Company::RULES, false), (60, true)] {
        let mut mission = armor(rules);
        puts(&mut mission, "Dunn", Flag::KnockedDown);
        mission.company.vehicles[0].round = Some(Round::Ap);
        let mut fire = orders(round(&mission));
        // Whoever loads is asked what.
        let answers = json!([{ "ask": "tiger-loads", "answer": "ap" }]);
        fire["answers"] = if loads { answers } else { json!([]) };
        let told = take(&mut mission, "fng-main-gun", fire, &mut dice(&[6, 6, 1, 1, 1, 1])).unwrap();
        assert_eq!(told.contains("Dunn against"), loads, "rules {rules}: {told}");
    }
}

#[test]
fn nobody_is_charged_who_is_hidden_or_not_on_the_table_yet() {
    let mut mission = by_rules(Company::RULES, 3, 2);
    puts(&mut mission, "Ha", Flag::Hidden);
    mission.company.find_mut("Binh").unwrap().waits = true;
    let charge = |at: &str| json!({ "by": ["Smith"], "at": [at] });
    let hidden = refusal(&mission, "fng-charge", charge("Ha"));
    assert!(hidden.contains("Smith cannot charge Ha, who is hidden and has not been found"), "{hidden}");
    let away = refusal(&mission, "fng-charge", charge("Binh"));
    assert!(away.contains("who is not on the table yet"), "{away}");
    mission.company.rules = 60;
    assert!(take(&mut mission, "fng-charge", charge("Ha"), &mut dice(&[6, 6, 6])).is_ok());
}

#[test]
fn who_is_knocked_down_fires_at_nobody_in_reaction() {
    let mut mission = by_rules(Company::RULES, 2, 3);
    puts(&mut mission, "Smith", Flag::KnockedDown);
    let target = vec![Target::new(figure(&mission, "Ha"))];
    let shot = Shoot::new(Edition::One, figure(&mission, "Smith"), weapon("usa-m-16"), target);
    let why = refusal(&mission, "fng-shoot", reaction(shot.clone()));
    assert!(why.contains("Smith is Knocked Down and fires at nobody until up again"), "{why}");
    mission.company.rules = 60;
    assert!(take(&mut mission, "fng-shoot", reaction(shot), &mut dice(&[1, 1, 1])).is_ok());
}

#[test]
fn who_ducks_back_from_recon_by_fire_is_hidden_from_the_firer_alone() {
    for (rules, is_alone) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 3, 2);
        let fire = sprays(&mission, &["Ha"]);
        // One pass of Ha's in the open.
        let told = take(&mut mission, "fng-recon-by-fire", fire, &mut dice(&[1, 1, 6, 1])).unwrap();
        assert!(told.contains("Ha Ducks Back"), "{told}");
        assert_eq!(of(&mission, "Ha").ducked_from.contains("Slag"), is_alone, "rules {rules}: {told}");
    }
}

#[test]
fn crew_on_foot_act_at_a_rep_less() {
    for (rules, acts) in [(Company::RULES, false), (60, true)] {
        let mut mission = armor(rules);
        let cole = mission.company.find_mut("Cole").unwrap();
        (cole.aboard, cole.group) = (None, Some("alone".to_owned()));
        cole.man.state.insert(Flag::DismountedCrew);
        // The die is 4, which is his Rep.
        assert_eq!(
            mission.movers(Who::Own).iter().any(|mover| mover.soldier.name() == "Cole"),
            acts,
            "{rules}"
        );
    }
}

#[test]
fn a_grenade_is_readied_before_it_is_thrown_at_a_vehicle() {
    let mut mission = armor(Company::RULES);
    let throws = |mission: &Mission| {
        let target = mission.company.target(mission.company.vehicle("pt-76").unwrap(), HitSide::Side);
        let fire = SmallWeaponFire {
            edition: Edition::One,
            shooter: figure(mission, "Smith"),
            weapon: weapon("grenade"),
            range: Some(5),
            exposure: Exposure::default(),
            target,
        };
        orders(GunOrder::of(None, Firing::SmallArms(fire)))
    };
    let why = refusal(&mission, "fng-main-gun", throws(&mission));
    assert!(why.contains("ready to throw: it takes an Activation to ready one"), "{why}");
    mission.company.find_mut("Smith").unwrap().readied = Some(Gear::Grenades);
    let order = throws(&mission);
    take(&mut mission, "fng-main-gun", order, &mut dice(&[1, 1, 1, 1, 1, 1])).unwrap();
    assert_eq!(of(&mission, "Smith").readied, None, "thrown");
}
