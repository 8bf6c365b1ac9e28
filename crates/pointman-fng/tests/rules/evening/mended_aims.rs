//! Rules of evenings that were mended: at whom a shot may be aimed, whom Recon By Fire finds, and what fire
//! does to those who are down.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Fighter, Grenade, Melee, Shoot, Target};
use pointman_fng::evening::Company;
use pointman_fng::mission::Mission;
use pointman_fng::squads::weapons::Weapon;
use serde_json::Value;

use super::mended::by_rules;
use super::scene::{dice, exactly, figure, man, of, orders, refusal, sprays, take};

fn shot_at(mission: &Mission, name: &str) -> Value {
    let slag = figure(mission, "Slag");
    let arms = slag.weapon.clone().unwrap();
    orders(Shoot::new(Edition::One, slag, arms, vec![Target::new(figure(mission, name))]))
}

#[test]
fn a_shot_of_its_own_refuses_whom_an_exchange_refuses() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
    mission.company.find_mut("Vu").unwrap().waits = true;
    let refused = |name: &str| refusal(&mission, "fng-shoot", shot_at(&mission, name));
    assert!(refused("Ha").contains("Ha is hidden"), "{}", refused("Ha"));
    assert!(refused("Smith").contains("Smith is on the same side as Slag"), "{}", refused("Smith"));
    assert!(refused("Vu").contains("Vu is not on the table yet"), "{}", refused("Vu"));
    let before = by_rules(48, 4, 1);
    take(&mut before.clone(), "fng-shoot", shot_at(&before, "Smith"), &mut dice(&[1, 1])).unwrap();
}

#[test]
fn nobody_fights_hand_to_hand_with_their_own_side() {
    let melee = |mission: &Mission| {
        let fighter = |name: &str| vec![Fighter::new(figure(mission, name), None)];
        let (ours, theirs) = (fighter("Slag"), fighter("Smith"));
        orders(Melee { edition: Edition::One, ours, theirs, contacts: Vec::new() })
    };
    let mission = by_rules(Company::RULES, 4, 1);
    let refused = refusal(&mission, "fng-melee", melee(&mission));
    assert!(refused.contains("Slag and Smith are on the same side"), "{refused}");
}

#[test]
fn who_lies_knocked_down_takes_no_check_of_recon_by_fire_and_may_be_hit() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::KnockedDown);
    // A 1 misses, with a 6 a die hits at -2, and no other is thrown but for the damage.
    let fire = sprays(&mission, &["Ha"]);
    let told = take(&mut mission, "fng-recon-by-fire", fire, &mut exactly(&[1, 6, 1])).unwrap();
    assert!(told.contains("Ha is Knocked Down: no check") && !told.contains("Duck"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead), "{told}");
    let mut before = by_rules(47, 4, 1);
    before.company.find_mut("Ha").unwrap().man.state.insert(Flag::KnockedDown);
    let fire = sprays(&before, &["Ha"]);
    let told = take(&mut before, "fng-recon-by-fire", fire, &mut dice(&[1, 1, 6, 1])).unwrap();
    assert!(told.contains("Ha against 4"), "{told}");
}

#[test]
fn recon_by_fire_drives_out_who_is_hunkered_down() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::HunkeredDown);
    assert!(mission.within_fire_of(of(&mission, "Slag").side).iter().any(|man| man.name() == "Ha"));
    let fire = sprays(&mission, &["Ha"]);
    let told = take(&mut mission, "fng-recon-by-fire", fire, &mut exactly(&[1, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::RunningAway), "{told}");
}

#[test]
fn what_bursts_among_the_out_of_the_fight_is_told_to_leave_them_so() {
    let mut mission = by_rules(Company::RULES, 4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::OutOfTheFight);
    let weapon = Weapon::find("rpg-7", Edition::One).unwrap().clone();
    mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "rpg-7").weapon;
    let slag = figure(&mission, "Slag");
    let mut grenade = Grenade::new(Edition::One, slag, weapon, vec![figure(&mission, "Ha")]);
    grenade.range = Some(20);
    // It bursts at the target and hits; the damage would knock down.
    let told = take(&mut mission, "fng-grenade", orders(grenade), &mut dice(&[6; 9])).unwrap();
    assert!(told.contains("Ha: stays Out of the Fight") && !told.contains("Knocked Down"), "{told}");
    assert!(!told.contains("knock down"), "{told}");
}
