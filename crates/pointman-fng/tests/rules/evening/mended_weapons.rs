//! Rules of evenings that were mended: who has what they fire, who is seen as they fire, and the terrain that
//! those lie in who are met.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Grenade, Shoot, Target};
use pointman_fng::evening::{Company, Down};
use pointman_fng::mission::{FeatureKind, Mission};
use pointman_fng::squads::squad::Gear;
use pointman_fng::squads::weapons::Weapon;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::mended::{by_rules, now};
use super::scene::{dice, figure, man, of, orders, refusal, take};
use crate::support::scene::Rig;

fn weapon(typed: &str) -> Weapon {
    Weapon::find(typed, Edition::One).unwrap().clone()
}

/// Slag fires this at Ha.
fn fires(mission: &Mission, with: &str) -> Value {
    let target = vec![Target::new(figure(mission, "Ha"))];
    orders(Shoot::new(Edition::One, figure(mission, "Slag"), weapon(with), target))
}

#[test]
fn nobody_fires_a_weapon_that_they_do_not_have() {
    let mut mission = now(4, 1);
    let why = refusal(&mission, "fng-shoot", fires(&mission, "usa-m-60"));
    assert!(why.contains("Slag has no M-60 and carries the M-16: nobody on that side has one"), "{why}");
    mission.company.find_mut("Smith").unwrap().man.weapon = man("Smith", 4, "usa-m-60").weapon;
    let why = refusal(&mission, "fng-shoot", fires(&mission, "usa-m-60"));
    assert!(why.contains("Smith has one"), "{why}");
    let smith = mission.company.find_mut("Smith").unwrap();
    smith.man.state.insert(Flag::ObviouslyDead);
    smith.down = Some(Down { turn: 1, by: None, treated: false });
    let why = refusal(&mission, "fng-shoot", fires(&mission, "usa-m-60"));
    assert!(why.contains("that of Smith can be picked up (pointman fng stand"), "{why}");
    let rpg = Grenade::new(Edition::One, figure(&mission, "Slag"), weapon("com-rpg-7"), Vec::new());
    assert!(refusal(&mission, "fng-grenade", orders(rpg)).contains("Slag has no RPG-7"));
    // His own, whatever army's list has it, and the kind of weapon that it is.
    for own in ["usa-m-16", "anzac-m-16", "sf-rifle-m-16"] {
        let own = fires(&mission, own);
        take(&mut mission.clone(), "fng-shoot", own, &mut dice(&[1; 9])).unwrap();
    }
    let mut earlier = by_rules(50, 4, 1);
    let order = fires(&earlier, "usa-m-60");
    take(&mut earlier, "fng-shoot", order, &mut dice(&[1; 9])).unwrap();
}

#[test]
fn a_law_is_fired_by_who_carries_one() {
    let mut mission = now(4, 1);
    mission.company.find_mut("Smith").unwrap().man.gear.insert(Gear::Law);
    let why = refusal(&mission, "fng-shoot", fires(&mission, "usa-m-72-law"));
    assert!(why.contains("Slag has no M-72 LAW and carries the M-16: Smith has one"), "{why}");
    mission.company.find_mut("Slag").unwrap().man.gear.insert(Gear::Law);
    let law = fires(&mission, "usa-m-72-law");
    take(&mut mission, "fng-shoot", law, &mut dice(&[1; 9])).unwrap();
    mission.company.find_mut("Slag").unwrap().acted = None;
    assert!(refusal(&mission, "fng-shoot", fires(&mission, "usa-m-72-law")).contains("has used the M-72"));
}

#[test]
fn whoever_is_in_a_vehicle_fires_its_machine_gun() {
    let mut mission = now(4, 1);
    let order = json!({ "side": "own", "vehicle": "m-113-apc", "called": "Track", "figures": [
        { "name": "Cole", "rep": 5, "post": "commander" }, { "name": "Dunn", "rep": 4, "post": "driver" },
        { "name": "Ellis", "rep": 4, "post": "gunner" }] });
    take(&mut mission, "fng-muster", order, &mut dice(&[])).unwrap();
    let shot = |mission: &Mission, with: &str| {
        let target = vec![Target::new(figure(mission, "Ha"))];
        orders(Shoot::new(Edition::One, figure(mission, "Cole"), weapon(with), target))
    };
    let order = shot(&mission, "hmg");
    take(&mut mission.clone(), "fng-shoot", order, &mut dice(&[1; 9])).unwrap();
    assert!(refusal(&mission, "fng-shoot", shot(&mission, "usa-m-79-m-203-he")).contains("Cole has no M-79"));
}

#[test]
fn what_becomes_of_a_hidden_figure_that_fires_a_shot_of_its_own_and_misses_is_said_to_be_open() {
    let mut mission = now(4, 1);
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::Hidden);
    let order = fires(&mission, "m-16");
    let told = take(&mut mission.clone(), "fng-shoot", order.clone(), &mut dice(&[1; 9])).unwrap();
    assert!(told.contains("next, Slag: seen, unless Ha and all others in sight Duck Back"), "{told}");
    // Whoever is seen already asks for nothing.
    mission.company.find_mut("Slag").unwrap().man.state.remove(&Flag::Hidden);
    let told = take(&mut mission, "fng-shoot", order, &mut dice(&[1; 9])).unwrap();
    assert!(!told.contains("seen, unless"), "{told}");
}

#[test]
fn who_is_met_lies_in_the_terrain_that_is_there() {
    let met = |rules: u8| {
        let mut mission = by_rules(rules, 3, 4);
        let ground = mission.ground.as_mut().unwrap();
        let scrub = json!([{ "number": 1, "kind": "no-effect-scrub",
                             "areas": [{ "x": 12, "y": 12, "width": 12, "depth": 12 }] }]);
        ground.features = serde_json::from_value(scrub).unwrap();
        let order = json!({ "feature": "1", "stay_hidden": true, "spelt": true });
        let mut rig = Rig::new().on("", &[1, 1]).cards(&["8S", "9S", "7S"]);
        let told = take(&mut mission, "fng-contact", order, &mut rig).unwrap();
        let new = mission.company.of(Who::Enemy).filter(|man| man.entry.is_some());
        let lie: Vec<Option<FeatureKind>> = new.map(|man| man.lies_in).collect();
        assert!(!lie.is_empty(), "{told}");
        lie.into_iter().all(|lies| lies == Some(FeatureKind::NoEffectScrub))
    };
    assert!(met(Company::RULES));
    assert!(!met(51));
}

#[test]
fn who_moves_lies_no_longer_where_they_were_put() {
    let mut mission = now(4, 1);
    let slag = mission.company.find_mut("Slag").unwrap();
    (slag.lies_in, slag.entry) = (Some(FeatureKind::NoEffectScrub), Some("in No-effect scrub 7".to_owned()));
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "move" }), &mut dice(&[])).unwrap();
    assert!(of(&mission, "Slag").lies_in.is_none());
}
