//! Shots, grenades, melee and aid between those on the table, each as a step that reads back as it was
//! written.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Aid, Fighter, Grenade, Melee, Shoot, Target};
use pointman_fng::evening::Resolve;
use pointman_fng::mission::Mission;
use pointman_fng::squads::weapons::Weapon;
use serde_json::{Value, json};

use super::scene::{dice, exactly, figure, of, orders, reaction, refusal, take, turn};

/// Slag shoots at Ha, as `fng shoot EVENING` has him.
fn shot(mission: &Mission) -> Shoot {
    let slag = figure(mission, "Slag");
    let weapon = slag.weapon.clone().unwrap();
    Shoot::new(Edition::One, slag, weapon, vec![Target::new(figure(mission, "Ha"))])
}

#[test]
fn a_shot_reads_back_as_it_was_written_and_names_its_weapon_shortly() {
    let mission = turn(4, 3);
    let mut shoot = shot(&mission);
    shoot.targets[0].range = Some(12);
    let written = orders(shoot.clone());
    let weapon = &written["what"]["weapon"];
    assert_eq!(weapon, &json!({ "id": shoot.weapon.id.id() }), "what the lists say is not said again");
    let read: Resolve<Shoot> = serde_json::from_value(written).unwrap();
    assert_eq!(read.what, shoot);
    for weapon in Weapon::all() {
        let mut other = shoot.clone();
        other.weapon = Weapon { impact: Some(7), range_alt: None, ..weapon.clone() };
        let edition = Edition::try_from(weapon.editions[0]).unwrap();
        other.edition = Edition::One;
        let read: Resolve<Shoot> = serde_json::from_value(orders(other.clone())).unwrap();
        assert_eq!(read.what, other, "{} of edition {}", weapon.name, edition.number());
    }
}

#[test]
fn a_shot_is_an_activation_and_is_written_down() {
    let mut mission = turn(4, 3);
    let shoot = orders(shot(&mission));
    let told = take(&mut mission, "fng-shoot", shoot, &mut exactly(&[6, 1, 1])).unwrap();
    assert!(told.contains("Slag fires the M-16 at Ha"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead) && of(&mission, "Slag").kills == ["Ha"]);
    assert!(refusal(&mission, "fng-shoot", orders(shot(&mission))).contains("has acted this turn"));
}

#[test]
fn a_shot_of_a_side_that_does_not_act_is_refused_unless_it_is_a_reaction() {
    let mission = turn(3, 4);
    assert!(refusal(&mission, "fng-shoot", orders(shot(&mission))).contains("must wait"));
    let reaction = reaction(shot(&mission));
    take(&mut mission.clone(), "fng-shoot", reaction, &mut dice(&[1, 2])).unwrap();
}

#[test]
fn a_grenade_puts_down_whom_it_touches() {
    let mut mission = turn(4, 3);
    let weapon = Weapon::find("grenade", Edition::One).unwrap().clone();
    let targets = vec![figure(&mission, "Ha"), figure(&mission, "Binh")];
    let grenade = Grenade::new(Edition::One, figure(&mission, "Slag"), weapon, targets);
    take(&mut mission, "fng-grenade", orders(grenade), &mut exactly(&[6, 1, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead) && of(&mission, "Binh").is(Flag::ObviouslyDead));
    assert_eq!(of(&mission, "Slag").kills.len(), 2);
}

#[test]
fn those_whom_a_shot_misses_fire_back_in_one_moment() {
    let mission = turn(4, 3);
    let mut shot = shot(&mission);
    shot.targets.push(Target::new(figure(&mission, "Binh")));
    let fires = |order_of_fire: bool, faces: &[u32]| {
        let mut orders = orders(shot.clone());
        orders["to_the_end"] = json!(true);
        if order_of_fire {
            orders["order_of_fire"] = json!(true);
        }
        let mut mission = mission.clone();
        let told = take(&mut mission, "fng-shoot", orders, &mut exactly(faces)).unwrap();
        (mission, told)
    };
    // Slag misses. Ha and Binh, of one Rep, pass 2; Ha puts Slag Out of the Fight, and Binh hits as well.
    let faces = [1, 2, 1, 2, 1, 2, 6, 1, 6];
    let (mission, told) = fires(true, &[&faces[..], &[6, 1, 6]].concat());
    assert!(told.contains("Binh fires the AK-47 or Type-56 at Slag: 1 hit"), "{told}");
    assert!(of(&mission, "Slag").is(Flag::OutOfTheFight));
    let (_, told) = fires(false, &faces);
    assert!(told.contains("Binh has nobody in sight to fire at"), "steps of earlier versions: {told}");
}

#[test]
fn equals_in_melee_stay_in_contact() {
    let mut mission = turn(4, 3);
    let fighter = |name: &str| Fighter::new(figure(&mission, name), None);
    let melee = Melee {
        edition: Edition::One,
        ours: vec![fighter("Smith")],
        theirs: vec![fighter("Ha")],
        contacts: Vec::new(),
    };
    take(&mut mission, "fng-melee", orders(melee), &mut exactly(&[1, 2, 1, 2])).unwrap();
    assert_eq!(mission.company.contacts.len(), 1);
    assert!(of(&mission, "Smith").fought);
}

#[test]
fn a_medic_helps_once_within_three_turns_of_the_hit() {
    let mut mission = turn(4, 3);
    let smith = mission.company.find_mut("Smith").unwrap();
    smith.man.state.insert(Flag::OutOfTheFight);
    smith.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    let aid = |mission: &Mission| {
        orders(Aid {
            edition: Edition::One,
            medic: figure(mission, "Jones"),
            casualty: "Smith".to_owned(),
            turns: 0,
        })
    };
    let mut late = mission.clone();
    late.play.turn = 5;
    assert!(refusal(&late, "fng-medic", aid(&late)).contains("4 turns is too late"));
    let mut again = mission.clone();
    let treats = aid(&again);
    take(&mut again, "fng-medic", treats, &mut exactly(&[6, 6])).unwrap();
    again.company.find_mut("Jones").unwrap().acted = None;
    assert!(refusal(&again, "fng-medic", aid(&again)).contains("has already been treated"));
    let treats = aid(&mission);
    take(&mut mission, "fng-medic", treats, &mut exactly(&[1, 2])).unwrap();
    assert!(of(&mission, "Smith").is_able() && of(&mission, "Smith").is(Flag::KnockedDown));
}

/// Slag throws a grenade at Ha, as `fng grenade EVENING` has him.
fn thrown(mission: &Mission) -> Value {
    let grenade = Weapon::find("grenade", Edition::One).unwrap().clone();
    let throw = Grenade::new(Edition::One, figure(mission, "Slag"), grenade, vec![figure(mission, "Ha")]);
    orders(Grenade { from_hand: true, ..throw })
}

#[test]
fn a_grenade_is_readied_in_one_activation_and_thrown_in_another() {
    let mut mission = turn(4, 3);
    let refused = refusal(&mission, "fng-grenade", thrown(&mission));
    assert!(refused.contains("Slag has no Grenade ready to throw"), "{refused}");
    let ready = json!({ "figures": ["Slag"], "does": "ready", "readies": "grenades" });
    let told = take(&mut mission, "fng-stand", ready.clone(), &mut dice(&[])).unwrap();
    assert!(told.contains("Slag readies: a grenade"), "{told}");
    assert!(of(&mission, "Slag").standing().contains("grenade ready"));
    assert!(refusal(&mission, "fng-grenade", thrown(&mission)).contains("has acted this turn"));
    take(&mut mission, "fng-activation", json!({ "own": 5, "enemy": 3 }), &mut dice(&[])).unwrap();
    let throw = thrown(&mission);
    take(&mut mission, "fng-grenade", throw, &mut dice(&[5, 1])).unwrap();
    assert!(of(&mission, "Slag").readied.is_none(), "it is thrown");
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead));
    let wrong = json!({ "figures": ["Smith"], "does": "ready", "readies": "satchel-charge" });
    assert!(refusal(&mission, "fng-stand", wrong).contains("Smith has no satchel charge"));
    let idle = json!({ "figures": ["Smith"], "readies": "grenades" });
    assert!(refusal(&mission, "fng-stand", idle).contains("--does ready"));
}

#[test]
fn who_is_hit_drops_the_grenade_he_has_ready() {
    let mut mission = turn(4, 3);
    let ready = json!({ "figures": ["Slag"], "does": "ready", "readies": "grenades" });
    take(&mut mission, "fng-stand", ready, &mut dice(&[])).unwrap();
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }] });
    // A hit with the better die; damage 4: Knocked Down.
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[6, 1, 4])).unwrap();
    assert!(of(&mission, "Slag").is(Flag::KnockedDown), "{told}");
    assert!(of(&mission, "Slag").readied.is_none(), "{told}");
}
