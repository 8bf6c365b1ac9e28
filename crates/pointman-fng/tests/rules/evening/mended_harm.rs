//! Rules of evenings that were mended: who dies and who does not, heroes, who leads whom, who falls.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Figure as Fighting, Grenade};
use pointman_fng::evening::{Company, Down};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Role;
use pointman_fng::squads::weapons::Weapon;
use serde_json::json;

use super::mended::{by_rules, now};
use super::scene::{dice, exactly, of, refusal, take};
use crate::support::scene::Rig;

/// A shell of mortars bursts over one of them, hits, and this die is thrown for the damage.
fn shelled(mission: &mut Mission, name: &str, attributes: &[&str], damage: u32) -> String {
    let blast = json!({ "number": 1, "what": "mortar HE", "at": "the road", "circle_in": 10, "impact": 3,
        "rep": 5, "to_hit": true });
    mission.play.blasts = vec![serde_json::from_value(blast).unwrap()];
    let rep = of(mission, name).man.rep;
    let used = of(mission, name).is(Flag::HardAsNailsUsed);
    let state: &[&str] = if used { &["nails-used"] } else { &[] };
    let at = json!([{ "name": name, "rep": rep, "attributes": attributes, "state": state }]);
    take(mission, "fng-fire-mission", json!({ "effect": 1, "at": at }), &mut exactly(&[6, damage])).unwrap()
}

#[test]
fn hard_as_nails_saves_once_in_a_battle_whatever_hits() {
    let mut mission = now(3, 5);
    let told = shelled(&mut mission, "Ha", &["hard-as-nails"], 1);
    assert!(told.contains("Knocked Down, saved by Hard As Nails"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::HardAsNailsUsed));
    let told = shelled(&mut mission, "Ha", &["hard-as-nails"], 1);
    assert!(told.contains("Obviously Dead") && !told.contains("saved"), "{told}");
    let mut before = by_rules(0, 3, 5);
    shelled(&mut before, "Ha", &["hard-as-nails"], 1);
    assert!(!of(&before, "Ha").is(Flag::HardAsNailsUsed), "turns of earlier versions");
}

#[test]
fn a_hero_is_one_until_out_of_the_fight() {
    for (rules, is_hero) in [(Company::RULES, false), (0, true)] {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hero);
        shelled(&mut mission, "Ha", &[], 1);
        assert_eq!(of(&mission, "Ha").is(Flag::Hero), is_hero, "rules {rules}");
    }
}

#[test]
fn poison_of_a_viper_kills_nobody_larger_than_life_of_a_higher_rep() {
    for (rules, is_dead) in [(Company::RULES, false), (0, true)] {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Slag").unwrap().man.star = true;
        mission.traps.poisoned = vec!["Slag".to_owned()];
        let turn = json!({ "own": 3, "enemy": 4 });
        let told = take(&mut mission, "fng-activation", turn, &mut exactly(&[1])).unwrap();
        assert_eq!(of(&mission, "Slag").is(Flag::ObviouslyDead), is_dead, "rules {rules}: {told}");
        assert_eq!(told.contains("not dead: Larger Than Life"), !is_dead, "{told}");
    }
}

#[test]
fn nobody_of_a_lower_rep_kills_who_is_larger_than_life_and_lies_out_of_the_fight() {
    let kills = |rules: u8, rep: u8| {
        let mut mission = by_rules(rules, 4, 3);
        let binh = mission.company.find_mut("Binh").unwrap();
        (binh.man.star, binh.man.rep) = (true, rep);
        binh.man.state.insert(Flag::OutOfTheFight);
        binh.down = Some(Down { turn: 1, by: None, treated: false });
        let kill = json!({ "figures": ["Smith"], "does": "kill", "whom": "Binh" });
        take(&mut mission, "fng-stand", kill, &mut dice(&[])).map_err(|error| error.to_string())
    };
    let refused = kills(Company::RULES, 5).unwrap_err();
    assert!(refused.contains("only who has Rep 5 or more kills them, and Smith has 4"), "{refused}");
    assert!(kills(Company::RULES, 4).is_ok() && kills(0, 5).is_ok());
}

#[test]
fn who_fires_at_less_rep_kills_by_the_rep_of_the_roster() {
    let star = Fighting { star: true, larger_than_life: true, ..Fighting::new("Slag", 5) };
    let round = Weapon::find("m-79-he", Edition::One).unwrap();
    let ended = |lowered: u8| {
        let thrower = Fighting { lowered, ..Fighting::new("Dung", 4) };
        let grenade = Grenade::new(Edition::One, thrower, round.clone(), vec![star.clone()]);
        let mut rig = Rig::new().on("damage", &[1]).on("", &[6; 8]);
        let record = grenade.run(&mut rig, &mut pointman_core::trace::Silent).unwrap();
        record.figures[0].larger_than_life
    };
    assert!(ended(0), "a thrower of Rep 4 does not kill a Star of Rep 5");
    assert!(!ended(1), "one of Rep 5 who fires at -1 does");
}

fn charge(mission: &mut Mission, faces: &[u32]) -> String {
    let orders = json!({ "by": ["Smith", "Jones"], "at": ["Ha"], "leader_first": true });
    take(mission, "fng-charge", orders, &mut dice(faces)).unwrap()
}

/// Slag leads the group of Smith; Jones is of another.
fn two_groups(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 4, 3);
    for (name, group) in [("Slag", "first"), ("Smith", "first"), ("Jones", "second"), ("Ortiz", "second")] {
        mission.company.find_mut(name).unwrap().group = Some(group.to_owned());
    }
    mission
}

#[test]
fn the_leader_die_is_for_the_group_of_the_leader_alone() {
    for (rules, is_shared) in [(Company::RULES, false), (60, true)] {
        // Smith's Leader Die and pair, then Jones's pair.
        let told = charge(&mut two_groups(rules), &[2, 6, 6, 6, 6]);
        let line = told.lines().find(|line| line.contains("Jones against")).unwrap();
        assert!(
            told.contains("Smith against") && line.contains(if is_shared { "passes 1" } else { "passes 0" }),
            "{told}"
        );
    }
}

#[test]
fn a_junior_nco_gives_the_die_while_the_leader_lies_knocked_down() {
    for (rules, leads) in [(Company::RULES, true), (60, false)] {
        let mut mission = by_rules(rules, 4, 3);
        let group = Some("first".to_owned());
        for name in ["Slag", "Smith", "Jones"] {
            mission.company.find_mut(name).unwrap().group.clone_from(&group);
        }
        mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::KnockedDown);
        mission.company.find_mut("Ortiz").unwrap().group = group;
        mission.company.find_mut("Ortiz").unwrap().man.role = Some(Role::JuniorNco);
        let told = charge(&mut mission, &[2, 6, 6, 6, 6]);
        assert_eq!(told.contains("is the Leader Die"), leads, "rules {rules}: {told}");
    }
}

#[test]
fn a_clumsy_man_who_falls_lies_prone_and_acts_no_more() {
    for (rules, lies) in [(Company::RULES, true), (0, false)] {
        let mut mission = by_rules(rules, 4, 3);
        mission.company.find_mut("Smith").unwrap().man.attributes.gain("clumsy");
        let fast = json!({ "check": "fast-move", "figures": ["Smith"], "leader_first": true });
        let told = take(&mut mission, "fng-react", fast, &mut dice(&[2, 1, 4, 3])).unwrap();
        assert!(told.contains("falls prone"), "{told}");
        assert_eq!(of(&mission, "Smith").is(Flag::Prone), lies, "rules {rules}");
        if lies {
            let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] });
            assert!(refusal(&mission, "fng-exchange", fire).contains("Smith has acted this turn"));
        }
    }
}

#[test]
fn of_four_who_carry_a_clumsy_one_falls_with_all() {
    for (rules, fall) in [(Company::RULES, true), (0, false)] {
        let mut mission = by_rules(rules, 4, 3);
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.man.state.insert(Flag::OutOfTheFight);
        ha.down = Some(Down { turn: 1, by: None, treated: false });
        mission.company.find_mut("Smith").unwrap().man.attributes.gain("clumsy");
        let bearers = json!(["Slag", "Smith", "Jones", "Ortiz"]);
        let carry = json!({ "figures": bearers, "does": "carry-fast", "whom": "Ha" });
        // The Leader Die where one is thrown, the pair, the inches of the fall.
        let told = take(&mut mission, "fng-stand", carry, &mut dice(&[2, 1, 4, 3])).unwrap();
        assert_eq!(told.contains("those who carry fall prone"), fall, "rules {rules}: {told}");
        assert_eq!(of(&mission, "Ortiz").is(Flag::Prone), fall, "rules {rules}");
    }
}

#[test]
fn after_an_evening_treatment_costs_no_rep_and_cheating_death_costs_one() {
    let mut mission = now(4, 3);
    let smith = mission.company.find_mut("Smith").unwrap();
    (smith.man.rep, smith.weakened) = (3, 1);
    mission.company.find_mut("Slag").unwrap().cheated_death = true;
    take(&mut mission, "fng-finish", json!({}), &mut dice(&[])).unwrap();
    let squad = mission.squad_after().unwrap();
    let rep = |name: &str| squad.figures.iter().find(|man| man.name == name).map(|man| man.rep);
    assert_eq!((rep("Smith"), rep("Slag"), rep("Ortiz")), (Some(4), Some(4), Some(3)));
}
