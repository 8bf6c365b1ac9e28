//! Rules of evenings that were mended: men on foot who charge instead of firing, are surprised by fire, burn,
//! lie in scrub, and run out of what they have.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Flame, Grenade, Unlucky};
use pointman_fng::evening::{Burning, Company, Contact};
use pointman_fng::mission::{FeatureKind, Mission};
use pointman_fng::squads::squad::{Gear, Role};
use pointman_fng::squads::weapons::Weapon;
use serde_json::{Value, json};

use super::mended::{answer, by_rules, now, sight};
use super::scene::{dice, figure, man, of, orders, refusal, sprays, take};

const KNIFE: &str = "hand-held-knife-bayonet";

/// The table on which one of them has this weapon instead of their own.
fn armed(rules: u8, (own, enemy): (u8, u8), name: &str, weapon: &str) -> Mission {
    let mut mission = by_rules(rules, own, enemy);
    let rep = of(&mission, name).man.rep;
    mission.company.find_mut(name).unwrap().man.weapon = man(name, rep, weapon).weapon;
    mission
}

fn fire(by: &str, at: &str, range: Option<u8>, answers: Value) -> Value {
    json!({ "fire": [{ "by": by, "at": [at], "range": range, "shots": 1 }], "bursts": true,
            "order_of_fire": true, "ducks_from_firers": true, "answers": answers })
}

#[test]
fn who_has_only_a_hand_weapon_and_is_told_to_fire_charges_at_once() {
    let fired = |rules: u8, range: Option<u8>, answers: Value| {
        let mut mission = armed(rules, (5, 3), "Ha", KNIFE);
        // Slag misses; Ha passes 2 of Received Fire, and charges without Wanting to Charge.
        let told =
            take(&mut mission, "fng-exchange", fire("Slag", "Ha", range, answers), &mut dice(&[1, 1, 1]));
        (mission, told.unwrap_or_else(|error| error.to_string()))
    };
    let (mission, told) = fired(Company::RULES, Some(6), json!([]));
    assert!(told.contains("Ha has only a hand weapon and charges Slag instead of firing"), "{told}");
    assert!(told.contains("Slag against"), "Slag takes Being Charged: {told}");
    assert!(!told.contains("pointman fng charge"), "{told}");
    assert!(of(&mission, "Ha").acted.is_none(), "it is no Activation of Ha's");
    let (mission, told) = fired(126, Some(6), json!([]));
    assert!(told.contains("pointman fng charge"), "turns of earlier versions: {told}");
    assert!(mission.company.contacts.is_empty());
    // More than a Fast Move away Ha Ducks Back; how far it is only the players see.
    let (_, told) = fired(Company::RULES, Some(17), json!([]));
    assert!(told.contains("Ha, out of range, Ducks Back"), "{told}");
    let (_, told) = fired(Company::RULES, None, json!([]));
    assert!(told.contains("Ha has only a hand weapon and charges Slag: inches between them"), "{told}");
    let (_, told) = fired(Company::RULES, None, json!([answer("ha-range", "farther")]));
    assert!(told.contains("Ha, out of range, Ducks Back"), "{told}");
}

#[test]
fn in_sight_has_who_has_only_a_hand_weapon_charge() {
    let seen = |rules: u8, range: u8| {
        let mut mission = armed(rules, (5, 3), "Ha", KNIFE);
        let sight = json!({ "movers": ["Smith"], "watchers": ["Ha"], "range": range });
        let orders =
            json!({ "sight": sight, "bursts": true, "order_of_fire": true, "ducks_from_firers": true });
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 1])).unwrap()
    };
    assert!(
        seen(Company::RULES, 6).contains("charges Smith instead of firing"),
        "{}",
        seen(Company::RULES, 6)
    );
    assert!(seen(Company::RULES, 17).contains("Ha is out of range"), "{}", seen(Company::RULES, 17));
    assert!(seen(126, 6).contains("Ha has nothing to fire"), "turns of earlier versions");
}

#[test]
fn who_is_fired_at_from_the_rear_by_an_unseen_enemy_takes_surprise() {
    let fired = |rules: u8, is_hidden: bool, answers: Value, faces: &[u32]| {
        let mut mission = by_rules(rules, 3, 4);
        if is_hidden {
            mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
        }
        let mut orders = fire("Ha", "Smith", Some(20), answers);
        orders["reactions"] = json!(1);
        let told = take(&mut mission, "fng-exchange", orders, &mut dice(faces));
        (of(&mission, "Smith").clone(), told.unwrap_or_else(|error| error.to_string()))
    };
    let yes = || answer("smith-from-rear", "yes");
    let rear = || json!([yes(), answer("ha-is-seen", "no")]);
    let (_, told) = fired(Company::RULES, true, json!([]), &[1]);
    assert!(told.contains("Ha fires at Smith from hiding: does the fire come from Smith's rear"), "{told}");
    // Ha misses; Smith passes 2, 1 and none of Surprise.
    let (_, told) = fired(Company::RULES, true, json!([yes()]), &[1, 1, 1, 4, 4]);
    assert!(told.contains("Smith against 3, passes 0"), "Received Fire at -1 Rep: {told}");
    let (smith, _) = fired(Company::RULES, true, rear(), &[1, 1, 6]);
    assert!(smith.is(Flag::DuckBack) && smith.ducked_from.contains("Ha"));
    let (smith, _) = fired(Company::RULES, true, rear(), &[1, 6, 6]);
    assert!(smith.is(Flag::HunkeredDown));
    // Who was seen surprises nobody.
    let (_, told) = fired(Company::RULES, false, json!([]), &[1, 1, 1]);
    assert!(!told.contains("rear"), "{told}");
    let (_, told) = fired(127, true, json!([]), &[1, 6, 6]);
    assert!(told.contains("Smith runs away"), "turns of earlier versions: {told}");
}

#[test]
fn a_flamethrower_fires_in_reaction_once_a_turn() {
    let seen = |rules: u8| {
        let mut mission = armed(rules, (3, 5), "Slag", "flamethrower");
        let sight = json!({ "movers": ["Ha"], "watchers": ["Slag"], "range": 8 });
        let nobody = if rules < 129 { json!([]) } else { json!([answer("slag-catches", "nobody")]) };
        let orders = json!({ "sight": sight, "bursts": true, "order_of_fire": true, "ducks_from_firers": true,
                             "rocket_a_turn": true, "answers": nobody });
        let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 1, 6, 1])).unwrap();
        (mission, told)
    };
    let (mission, told) = seen(Company::RULES);
    assert!(told.contains("Slag fires the Flamethrower at Ha") || told.contains("fires the Flame"), "{told}");
    assert!(told.contains("the path burns"), "{told}");
    assert!(of(&mission, "Ha").man.is_out() || of(&mission, "Ha").is(Flag::KnockedDown), "{told}");
    let (mut mission, told) = (mission, told);
    assert_eq!(told.matches("Slag fires the").count(), 1, "{told}");
    // Not again in the turn, in their own Activation either.
    mission.company.finished.push(pointman_fng::support::Who::Enemy);
    let (slag, binh) = (figure(&mission, "Slag"), figure(&mission, "Binh"));
    let shot = Flame {
        edition: Edition::One,
        weapon: slag.weapon.clone().unwrap(),
        operator: slag,
        first_one_spent: false,
        range: Some(8),
        targets: vec![binh],
        unlucky: Unlucky::default(),
    };
    let shot = orders(Burning::Shot { from: None, shot: Box::new(shot) });
    let why = refusal(&mission, "fng-flame", shot);
    assert!(why.contains("in reaction in turn 1"), "{why}");
    assert!(seen(128).1.contains("Slag has nothing to fire"), "turns of earlier versions");
}

#[test]
fn what_bursts_or_burns_is_aimed_at_nobody_who_is_hidden_or_not_there_yet() {
    let thrown = |mission: &Mission| {
        let weapon = Weapon::find("grenade", Edition::One).unwrap().clone();
        orders(Grenade::new(Edition::One, figure(mission, "Slag"), weapon, vec![figure(mission, "Ha")]))
    };
    let table = |rules: u8, is_hidden: bool| {
        let mut mission = by_rules(rules, 5, 3);
        let ha = mission.company.find_mut("Ha").unwrap();
        match is_hidden {
            true => drop(ha.man.state.insert(Flag::Hidden)),
            false => ha.waits = true,
        }
        mission
    };
    let (hidden, away) = (table(Company::RULES, true), table(Company::RULES, false));
    assert!(refusal(&hidden, "fng-grenade", thrown(&hidden)).contains("Ha is hidden"));
    assert!(refusal(&away, "fng-grenade", thrown(&away)).contains("Ha is not on the table yet"));
    let mut earlier = table(129, true);
    let grenade = thrown(&earlier);
    take(&mut earlier, "fng-grenade", grenade, &mut dice(&[6; 9])).unwrap();
}

#[test]
fn hiding_in_scrub_is_no_cover_from_recon_by_fire() {
    let sprayed = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.lies_in = Some(FeatureKind::NoEffectScrub);
        ha.man.state.insert(Flag::Hidden);
        let recon = sprays(&mission, &["Ha"]);
        take(&mut mission, "fng-recon-by-fire", recon, &mut dice(&[1, 2, 6, 6, 6])).unwrap();
        of(&mission, "Ha").clone()
    };
    assert!(sprayed(Company::RULES).is(Flag::RunningAway));
    assert!(sprayed(131).is(Flag::HunkeredDown), "turns of earlier versions");
}

#[test]
fn who_goes_prone_instead_of_ducking_back_is_seen() {
    let lies = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        let smith = mission.company.find_mut("Smith").unwrap();
        smith.man.state.insert(Flag::DuckBack);
        smith.ducked_from.insert("Ha".to_owned());
        let prone = json!({ "figures": ["Smith"], "as": ["prone"] });
        take(&mut mission, "fng-stand", prone, &mut dice(&[])).unwrap();
        of(&mission, "Smith").is_target_of(of(&mission, "Ha"))
    };
    assert!(lies(Company::RULES));
    assert!(!lies(132), "turns of earlier versions");
}

/// Slag and Ha are hand to hand since an earlier phase.
fn in_melee(rules: u8, own: u8, enemy: u8) -> Mission {
    let mut mission = by_rules(rules, own, enemy);
    mission.company.contacts.push(Contact { own: "Slag".to_owned(), enemy: "Ha".to_owned() });
    mission
}

#[test]
fn a_round_of_melee_is_fought_before_its_phase_ends() {
    let mut mission = in_melee(Company::RULES, 5, 3);
    let ends = json!({ "side": "own" });
    let why = refusal(&mission, "fng-finish", ends.clone());
    assert!(why.contains("Slag and Ha fight on in this phase before it ends"), "{why}");
    let turn = json!({ "own": 5, "enemy": 3 });
    assert!(refusal(&mission, "fng-activation", turn.clone()).contains("fight on in this phase"));
    // Both pass 2: neither wins.
    take(&mut mission, "fng-round", json!({}), &mut dice(&[1, 1, 1, 1])).unwrap();
    let told = take(&mut mission, "fng-finish", ends.clone(), &mut dice(&[])).unwrap();
    assert!(told.contains("Slag and Ha fight on (pointman fng round"), "{told}");
    take(&mut in_melee(133, 5, 3), "fng-finish", ends, &mut dice(&[])).unwrap();
    take(&mut in_melee(133, 5, 3), "fng-activation", turn, &mut dice(&[])).unwrap();
}

#[test]
fn a_leader_who_is_down_is_with_nobody_who_hides() {
    let held = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::KnockedDown);
        assert_eq!(of(&mission, "Slag").man.role, Some(Role::Leader));
        for name in ["Slag", "Smith"] {
            mission.company.find_mut(name).unwrap().group = Some("squad".to_owned());
        }
        mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::Hidden);
        // Ha sees nobody; Smith passes 1 of three dice.
        let orders = sight(json!(["Ha"]), json!(["Smith"]), json!([]));
        let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 1, 1, 1, 1]));
        told.unwrap_or_else(|error| error.to_string())
    };
    assert!(held(134).contains("Smith is hidden and may fire"), "turns of earlier versions: {}", held(134));
    assert!(!held(Company::RULES).contains("may fire"), "{}", held(Company::RULES));
}

#[test]
fn who_is_hand_to_hand_fires_at_nobody_in_reaction() {
    let fired = |rules: u8| {
        let mut mission = in_melee(rules, 3, 4);
        // Binh misses, and Slag passes 2.
        let told =
            take(&mut mission, "fng-exchange", fire("Binh", "Slag", None, json!([])), &mut dice(&[1; 4]));
        told.unwrap_or_else(|error| error.to_string())
    };
    let told = fired(Company::RULES);
    assert!(told.contains("Slag is hand to hand with Ha, and fires at nobody"), "{told}");
    assert!(fired(135).contains("Slag fires the M-16"), "turns of earlier versions: {}", fired(135));
    let mut mission = in_melee(Company::RULES, 3, 5);
    let orders = sight(json!(["Binh"]), json!(["Slag"]), json!([]));
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[6; 9])).unwrap();
    assert!(told.contains("Slag is hand to hand with Ha and takes no check"), "{told}");
}

#[test]
fn in_the_second_edition_the_side_that_acts_takes_no_in_sight_whoever_moves() {
    let seen = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        mission.play.options.set("edition", "2").unwrap();
        let orders = sight(json!(["Ha"]), json!(["Smith"]), json!([]));
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6; 9])).unwrap()
    };
    let told = seen(Company::RULES);
    assert!(told.contains("Smith is of the Active side (edition 2) and takes no check"), "{told}");
    assert!(told.contains("Ha against"), "{told}");
    let told = seen(136);
    assert!(told.contains("Ha is of the Active side"), "turns of earlier versions: {told}");
}

#[test]
fn a_sapper_reloads_twice_and_no_more() {
    let mut mission = now(3, 4);
    let ha = mission.company.find_mut("Ha").unwrap();
    ha.man.gear.insert(Gear::TwoReloads);
    ha.out_of_ammo = true;
    let reload = json!({ "figures": ["Ha"], "does": "reload" });
    let mut earlier = mission.clone();
    earlier.company.rules = 137;
    take(&mut mission, "fng-stand", reload.clone(), &mut dice(&[])).unwrap();
    assert_eq!((of(&mission, "Ha").out_of_ammo, of(&mission, "Ha").reloads), (false, 1));
    let ha = mission.company.find_mut("Ha").unwrap();
    (ha.out_of_ammo, ha.reloads, ha.acted) = (true, 2, None);
    let why = refusal(&mission, "fng-stand", reload.clone());
    assert!(why.contains("Ha has used both reloads"), "{why}");
    let moves = json!({ "figures": ["Ha"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    assert!(of(&mission, "Ha").out_of_ammo, "nothing is left to reload as they are activated");
    take(&mut earlier, "fng-stand", reload, &mut dice(&[])).unwrap();
    assert_eq!(of(&earlier, "Ha").reloads, 0, "turns of earlier versions");
}

#[test]
fn a_squad_fires_the_three_rockets_it_has() {
    let fires = |mission: &Mission| {
        let ha = figure(mission, "Ha");
        let rpg = ha.weapon.clone().unwrap();
        let grenade = Grenade::new(Edition::One, ha, rpg, vec![figure(mission, "Smith")]);
        orders(Grenade { range: Some(20), ..grenade })
    };
    let mut mission = armed(Company::RULES, (3, 4), "Ha", "com-rpg-7");
    mission.company.find_mut("Ha").unwrap().man.gear.insert(Gear::ThreeRockets);
    let order = fires(&mission);
    take(&mut mission, "fng-grenade", order, &mut dice(&[6, 6, 6])).unwrap();
    assert_eq!(of(&mission, "Ha").rockets, 1);
    let ha = mission.company.find_mut("Ha").unwrap();
    (ha.rockets, ha.acted) = (3, None);
    let why = refusal(&mission, "fng-grenade", fires(&mission));
    assert!(why.contains("Ha has fired all 3 rockets"), "{why}");
    mission.company.rules = 137;
    let ha = mission.company.find_mut("Ha").unwrap();
    ha.rockets = 0;
    let order = fires(&mission);
    take(&mut mission, "fng-grenade", order, &mut dice(&[6, 6, 6])).unwrap();
    assert_eq!(of(&mission, "Ha").rockets, 0, "turns of earlier versions");
}

#[test]
fn a_readied_satchel_charge_goes_off_at_the_end_of_the_next_activation() {
    let table = |rules: u8| {
        let mut mission = by_rules(rules, 4, 3);
        mission.company.find_mut("Smith").unwrap().man.gear.insert(Gear::SatchelCharge);
        let ready = json!({ "figures": ["Smith"], "does": "ready", "readies": "satchel-charge" });
        take(&mut mission, "fng-stand", ready, &mut dice(&[])).unwrap();
        take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
        assert!(
            of(&mission, "Smith").has_in_hand(Gear::SatchelCharge),
            "not in the Activation that readies it"
        );
        take(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 3 }), &mut dice(&[])).unwrap();
        mission
    };
    let ends = |who: &str| json!({ "side": "own", "answers": [answer("smith-explodes", who)] });
    let mission = table(Company::RULES);
    let asked = refusal(&mission, "fng-finish", json!({ "side": "own" }));
    assert!(asked.contains("The satchel charge of Smith goes off: who else is in"), "{asked}");
    let mut alone = mission.clone();
    // 8 or more to burst; Smith is killed by a 1.
    let told = take(&mut alone, "fng-finish", ends("nobody"), &mut dice(&[6, 1])).unwrap();
    assert!(told.contains("the satchel charge that Smith holds goes off"), "{told}");
    assert!(of(&alone, "Smith").man.is_out(), "{told}");
    // Who has used it in time holds none.
    let mut used = mission;
    used.company.find_mut("Smith").unwrap().readied = None;
    take(&mut used, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    take(&mut table(138), "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
}

#[test]
fn a_bayonet_is_fixed_on_a_rifle_and_gives_its_impact() {
    let mut mission = in_melee(Company::RULES, 5, 3);
    let fixes = json!({ "figures": ["Slag"], "as": ["bayonet"] });
    take(&mut mission, "fng-stand", fixes, &mut dice(&[])).unwrap();
    assert!(of(&mission, "Slag").standing().contains("bayonet fixed"));
    // Ha, of Rep 4, has 2 less Impact than Slag, of Rep 5.
    let told = take(&mut mission, "fng-round", json!({}), &mut dice(&[5, 5, 3, 3, 6])).unwrap();
    assert!(told.contains("Slag passes 2, Ha passes 0"), "{told}");
    let mut mission = armed(Company::RULES, (5, 3), "Slag", "usa-m-60");
    let why = refusal(&mission, "fng-stand", json!({ "figures": ["Slag"], "as": ["bayonet"] }));
    assert!(why.contains("Slag carries no rifle to fix a bayonet on"), "{why}");
    mission.company.find_mut("Slag").unwrap().bayonet = true;
    assert!(!of(&mission, "Slag").standing().contains("bayonet"));
}
