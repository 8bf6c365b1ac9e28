//! What evenings do since a turn of this version began: men who are down, melees that go on, who leads, covering fire, and
//! grenades that go astray.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Grenade, Recon, Unlucky};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Role;
use pointman_fng::squads::weapons::Weapon;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::scene::{dice, exactly, figure, of, orders, refusal, take, turn};

/// The table with Activation dice, in an evening of this version; each side is one group.
fn now(own: u8, enemy: u8) -> Mission {
    let mut mission = turn(own, enemy);
    mission.company.by_the_rules = true;
    mission.company.soldiers.iter_mut().for_each(|soldier| soldier.group = Some("squad".to_owned()));
    mission
}

fn set(mission: &mut Mission, name: &str, flag: Flag) {
    mission.company.find_mut(name).unwrap().man.state.insert(flag);
}

fn movers(mission: &Mission, side: Who) -> Vec<String> {
    mission.movers(side).iter().map(|mover| mover.soldier.name().to_owned()).collect()
}

#[test]
fn who_is_knocked_down_takes_no_in_sight() {
    let mut mission = now(3, 4);
    set(&mut mission, "Smith", Flag::KnockedDown);
    let sight = json!({ "sight": { "movers": ["Ha"], "watchers": ["Smith"] }, "order_of_fire": true });
    // Ha alone looks, and passes none.
    let told = take(&mut mission, "fng-exchange", sight.clone(), &mut exactly(&[6, 6])).unwrap();
    assert!(!told.contains("Smith"), "{told}");
    let react = json!({ "check": "received-fire", "figures": ["Smith"] });
    assert!(refusal(&mission, "fng-react", react).contains("Smith is Knocked Down"));
    mission.company.by_the_rules = false;
    let told = take(&mut mission, "fng-exchange", sight, &mut exactly(&[6, 6, 1, 1])).unwrap();
    assert!(told.contains("Smith"), "steps of earlier versions: {told}");
}

/// Slag has charged Ha, who is Knocked Down by it.
fn charged(by_the_rules: bool) -> Mission {
    let mut mission = now(4, 3);
    mission.company.by_the_rules = by_the_rules;
    let charge = json!({ "by": ["Slag"], "at": ["Ha"] });
    // Wanting to Charge; Ha passes 2 and misses; Slag goes on; melee: Slag wins by 1, damage 2 of Rep 4.
    let faces = [1, 2, 3, 1, 2, 1, 2, 1, 2, 3, 1, 2, 1, 6, 2];
    let told = take(&mut mission, "fng-charge", charge, &mut exactly(&faces)).unwrap();
    assert!(of(&mission, "Ha").is(Flag::KnockedDown), "{told}");
    mission
}

#[test]
fn who_is_knocked_down_in_melee_fights_on_in_the_next_phase() {
    let mut mission = charged(true);
    assert_eq!(mission.company.in_contact_with("Slag"), Some("Ha"));
    assert!(!mission.melee_is_due(), "they have fought in this phase");
    let refused = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Slag", "at": ["Binh"] }] }));
    assert!(refused.contains("Slag"), "{refused}");
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    assert!(mission.melee_is_due());
    // Ha is prone, and fights at -1: a 4 is no pass for him. Damage 6 is Out of the Fight.
    let told = take(&mut mission, "fng-round", json!({}), &mut exactly(&[1, 6, 4, 4, 6])).unwrap();
    assert!(told.contains("Slag wins by 1"), "{told}");
    assert!(mission.company.contacts.is_empty() && !mission.melee_is_due());
    assert!(charged(false).company.contacts.is_empty(), "steps of earlier versions");
}

#[test]
fn who_is_in_contact_breaks_off_before_firing() {
    let mut mission = charged(true);
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 3 }), &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Binh"] }] });
    let refused = refusal(&mission, "fng-exchange", fire.clone());
    assert!(refused.contains("Slag is in contact with Ha: break off the melee first"), "{refused}");
    assert!(!mission.may_still_fire(of(&mission, "Slag")));
    let moves = json!({ "figures": ["Slag"], "does": "move" });
    let told = take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    assert!(told.contains("Slag breaks off the melee with Ha"), "{told}");
    take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 6, 6])).unwrap();
}

#[test]
fn a_leader_who_runs_away_leads_nobody() {
    let mut mission = now(5, 3);
    assert_eq!(movers(&mission, Who::Own), ["Slag", "Smith", "Jones", "Ortiz"]);
    set(&mut mission, "Slag", Flag::RunningAway);
    assert_eq!(movers(&mission, Who::Own), ["Slag"]);
    let runs = json!({ "figures": ["Slag"], "does": "move" });
    take(&mut mission, "fng-stand", runs, &mut dice(&[])).unwrap();
    assert_eq!(movers(&mission, Who::Own), ["Slag"], "nor once he has run on");
    // Who runs after his Activation began has led the others in it (combat-18).
    let mut mission = now(5, 3);
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "move" }), &mut dice(&[])).unwrap();
    set(&mut mission, "Slag", Flag::RunningAway);
    assert_eq!(movers(&mission, Who::Own), ["Slag", "Smith", "Jones", "Ortiz"]);
}

#[test]
fn a_junior_nco_leads_where_no_leader_can_and_whoever_is_split_off() {
    let mut mission = now(5, 3);
    let smith = &mut mission.company.find_mut("Smith").unwrap().man;
    (smith.role, smith.rep) = (Some(Role::JuniorNco), 5);
    mission.company.find_mut("Slag").unwrap().man.rep = 4;
    assert_eq!(movers(&mission, Who::Own), ["Smith"], "the Leader, Rep 4, is with the squad");
    let refused = refusal(&mission, "fng-stand", json!({ "figures": ["Ortiz"], "does": "move" }));
    assert!(refused.contains("Smith, a Junior NCO, leads only those split off from the Leader"), "{refused}");
    let splits = json!({ "figures": ["Smith", "Ortiz"], "group": "team" });
    let mut split = mission.clone();
    take(&mut split, "fng-stand", splits, &mut dice(&[])).unwrap();
    assert_eq!(movers(&split, Who::Own), ["Smith", "Ortiz"]);
    let down: Value = json!({ "turn": 1 });
    for name in ["Slag", "Smith"] {
        let soldier = mission.company.find_mut(name).unwrap();
        soldier.man.state.insert(Flag::OutOfTheFight);
        soldier.down = serde_json::from_value(down.clone()).unwrap();
        match name {
            "Slag" => assert_eq!(movers(&mission, Who::Own), ["Smith", "Jones", "Ortiz"]),
            // The highest Rep left takes over.
            _ => {
                mission.company.find_mut("Jones").unwrap().man.rep = 5;
                assert_eq!(movers(&mission, Who::Own), ["Jones", "Ortiz"]);
            }
        }
    }
}

#[test]
fn fire_at_another_place_ends_covering_fire() {
    let mut mission = now(5, 3);
    mission.company.find_mut("Slag").unwrap().covering = true;
    let fire = |answer: &str| {
        json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "order_of_fire": true,
                "answers": [{ "ask": "slag-covers", "answer": answer }] })
    };
    let asked = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] }));
    assert!(asked.contains("Slag fires at Ha: is that at the place being covered"), "{asked}");
    let mut there = mission.clone();
    take(&mut there, "fng-exchange", fire("yes"), &mut exactly(&[1, 2, 6, 6])).unwrap();
    assert!(of(&there, "Slag").covering);
    let told = take(&mut mission, "fng-exchange", fire("no"), &mut exactly(&[1, 2, 6, 6])).unwrap();
    assert!(!of(&mission, "Slag").covering, "{told}");
}

/// Slag throws a grenade at Ha, with these answers.
fn throws(
    mission: &mut Mission,
    answers: Value,
    faces: &[u32],
) -> Result<String, pointman_core::error::Error> {
    let weapon = Weapon::find("grenade", Edition::One).unwrap().clone();
    let grenade = Grenade::new(Edition::One, figure(mission, "Slag"), weapon, vec![figure(mission, "Ha")]);
    let mut orders = orders(grenade);
    orders["answers"] = answers;
    take(mission, "fng-grenade", orders, &mut dice(faces))
}

#[test]
fn it_is_asked_who_stands_where_a_grenade_goes_astray() {
    // A 1 misses; 1 pass takes it to the group next closest to the target.
    let asked = throws(&mut now(5, 3), json!([]), &[1, 1, 6, 6]).unwrap_err().to_string();
    assert!(asked.contains("who is in the group, friend or enemy, next closest to Ha"), "{asked}");
    let strays = |answer: &str| json!({ "ask": "slag-strays", "answer": answer });
    let mut mission = now(5, 3);
    let others = json!([strays("Smith"), strays("Binh"), strays("nobody")]);
    let told = throws(&mut mission, others, &[1, 1, 6, 6, 1, 6]).unwrap();
    assert!(of(&mission, "Smith").is(Flag::ObviouslyDead), "{told}");
    assert!(of(&mission, "Binh").is(Flag::OutOfTheFight), "{told}");
    // No pass is a fumble: all round the thrower roll to escape.
    let catches = |answer: &str| json!({ "ask": "slag-catches", "answer": answer });
    let mut mission = now(5, 3);
    let near = json!([catches("Jones"), catches("nobody")]);
    let told = throws(&mut mission, near, &[1, 6, 6, 1, 6, 1]).unwrap();
    assert!(of(&mission, "Jones").is(Flag::ObviouslyDead), "{told}");
    let mut before = now(5, 3);
    before.company.by_the_rules = false;
    throws(&mut before, json!([]), &[1, 1, 6]).unwrap();
}

#[test]
fn who_is_not_found_by_recon_by_fire_does_nothing() {
    let recon = |mission: &Mission, enemies: &[&str]| {
        let slag = figure(mission, "Slag");
        orders(Recon {
            edition: Edition::One,
            weapon: slag.weapon.clone().unwrap(),
            shooter: slag,
            automatic: false,
            enemies: enemies.iter().map(|name| figure(mission, name)).collect(),
            unlucky: Unlucky::default(),
            maybe_empty: true,
        })
    };
    let mut mission = now(4, 3);
    let empty = recon(&mission, &[]);
    let told = take(&mut mission.clone(), "fng-recon-by-fire", empty, &mut exactly(&[6, 6])).unwrap();
    assert!(told.contains("nobody is there"), "{told}");
    set(&mut mission, "Ha", Flag::Hidden);
    let at_ha = recon(&mission, &["Ha"]);
    let told = take(&mut mission, "fng-recon-by-fire", at_ha, &mut exactly(&[6, 6, 1, 1, 6])).unwrap();
    assert!(told.contains("passes 2: stays hidden") && !told.contains("finishes its move"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::Hidden));
}
