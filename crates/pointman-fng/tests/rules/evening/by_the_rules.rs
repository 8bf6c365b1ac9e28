//! What evenings do since a turn of this version began: men who are down, melees that go on, who leads,
//! covering fire, and grenades that go astray.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Casualty, Grenade, Lying, Recon, Recovery, Round, Unlucky};
use pointman_fng::evening::{Acted, Down, Left};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Role;
use pointman_fng::squads::weapons::Weapon;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::guns::{armor, at_ha};
use super::scene::{dice, exactly, figure, of, orders, refusal, sprays, take, turn};

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
    assert!(told.contains("Smith is Knocked Down and takes no check"), "{told}");
    let react = json!({ "check": "received-fire", "figures": ["Smith"] });
    assert!(refusal(&mission, "fng-react", react).contains("Smith is Knocked Down"));
    mission.company.by_the_rules = false;
    let told = take(&mut mission, "fng-exchange", sight, &mut exactly(&[6, 6, 1, 1])).unwrap();
    assert!(told.contains("Smith against"), "steps of earlier versions: {told}");
}

/// Tiger, an M-48 of ours, and a PT-76 of theirs, in an evening of this version.
fn armor_now() -> Mission {
    let mut mission = armor();
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    mission
}

#[test]
fn those_who_stand_where_others_were_put_down_fire_as_stationary() {
    let sight = |stationary: bool| {
        let sight = json!({ "movers": ["Smith"], "watchers": ["Ha"], "stationary": stationary });
        json!({ "sight": sight, "order_of_fire": true })
    };
    // Both pass 2; the first shots kill, and only those of the same moment are fired, too.
    let faces = [1, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1];
    let told = take(&mut now(4, 3), "fng-exchange", sight(true), &mut dice(&faces)).unwrap();
    assert!(told.contains("Smith fires the") && told.contains("Ha fires the"), "{told}");
    let told = take(&mut now(4, 3), "fng-exchange", sight(false), &mut dice(&faces)).unwrap();
    assert!(!told.contains("Smith fires the") && told.contains("Ha fires the"), "moving: {told}");
}

#[test]
fn a_star_chooses_no_fire_at_armor_and_reads_words_elsewhere() {
    let mut mission = armor_now();
    mission.company.find_mut("Slag").unwrap().man.star = true;
    let sight = json!({ "movers": ["Slag"], "watchers": ["PT-76"] });
    let answers =
        json!([{ "ask": "pt-76-loads", "answer": "he" }, { "ask": "cuong-catches", "answer": "nobody" }]);
    let orders = json!({ "sight": sight, "vehicles": true, "order_of_fire": true, "answers": answers });
    // Slag fails, Anh passes 2; the gun of the PT-76 misses.
    let mut faces = dice(&[6, 6, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    mission.company.find_mut("Anh").unwrap().out_of_ammo = true;
    mission.company.find_mut("Slag").unwrap().man.rep = 3;
    let asked =
        take(&mut mission.clone(), "fng-exchange", orders.clone(), &mut faces).unwrap_err().to_string();
    assert!(asked.contains("Received Fire: duck-back, runaway"), "{asked}");
    let mut mission = now(3, 4);
    mission.company.find_mut("Slag").unwrap().man.star = true;
    set(&mut mission, "Slag", Flag::InCover);
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }] });
    let asked =
        take(&mut mission.clone(), "fng-exchange", fire.clone(), &mut dice(&[1])).unwrap_err().to_string();
    assert!(asked.contains("fire, fire-back, hunker-down"), "{asked}");
    for answer in ["fire-back", "return-fire-rep-minus-1"] {
        let mut fire = fire.clone();
        (fire["reactions"], fire["answers"]) =
            (json!(1), json!([{ "ask": "slag-reacts", "answer": answer }]));
        let told = take(&mut mission.clone(), "fng-exchange", fire, &mut dice(&[1])).unwrap();
        assert!(told.contains("still to fire: Slag"), "{told}");
    }
}

#[test]
fn a_shirker_who_ducks_back_is_told_why() {
    let mut mission = now(3, 4);
    mission.company.find_mut("Smith").unwrap().man.attributes.gain("street-punk:5");
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }] });
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[1])).unwrap();
    assert!(told.contains("Smith is a Shirker and always counts as outgunned"), "{told}");
}

#[test]
fn the_round_in_a_gun_is_noted_fired_and_noted_again() {
    let mut mission = armor_now();
    let crew = |round: &str, load: bool| json!({ "vehicle": "PT-76", "round": round, "load": load });
    take(&mut mission, "fng-crew", crew("he", false), &mut exactly(&[])).unwrap();
    assert_eq!(mission.company.vehicle("PT-76").unwrap().round, Some(Round::He));
    let why = refusal(&mission, "fng-crew", crew("ap", false));
    assert!(why.contains("is loaded with HE: fire it, or have the loader change it"), "{why}");
    assert!(refusal(&mission, "fng-crew", crew("canister", true)).contains("fires no canister"));
    // Cuong's machine gun is empty, which the gun does not mind; AP is loaded next, as Tiger is there.
    mission.company.find_mut("Cuong").unwrap().out_of_ammo = true;
    mission.company.find_mut("Anh").unwrap().out_of_ammo = true;
    let sight = json!({ "movers": ["Slag"], "watchers": ["PT-76"] });
    let answers = json!([{ "ask": "cuong-catches", "answer": "Smith" },
        { "ask": "cuong-catches", "answer": "nobody" }]);
    let orders = json!({ "sight": sight, "vehicles": true, "order_of_fire": true, "answers": answers,
        "reactions": 0 });
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 2, 1, 1, 1])).unwrap();
    assert!(told.contains("Cuong of PT-76 fires the gun at Slag"), "{told}");
    assert!(told.contains("the HE round misses Slag, Smith"), "{told}");
    assert!(told.contains("Dung against 4") && !told.contains("loader against"), "{told}");
    assert!(told.contains("PT-76: AP in the gun"), "{told}");
}

#[test]
fn a_gunner_whose_machine_gun_is_empty_fires_the_main_gun_when_active() {
    let mut mission = armor_now();
    mission.company.find_mut("Cole").unwrap().out_of_ammo = true;
    take(&mut mission, "fng-crew", json!({ "vehicle": "Tiger", "round": "he" }), &mut exactly(&[])).unwrap();
    let gun = |round: Round| {
        let mut orders = orders(at_ha(&mission, round));
        orders["answers"] = json!([{ "ask": "tiger-loads", "answer": "canister" }]);
        orders
    };
    let why = refusal(&mission, "fng-main-gun", gun(Round::Ap));
    assert!(why.contains("loaded with HE, not AP"), "{why}");
    let fires = gun(Round::He);
    let told = take(&mut mission, "fng-main-gun", fires, &mut dice(&[1, 1, 1])).unwrap();
    assert!(told.contains("Dunn against 4") && told.contains("Tiger: canister in the gun"), "{told}");
    assert!(of(&mission, "Cole").out_of_ammo, "the machine gun is still empty");
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
    let mut mission = now(4, 3);
    let empty = sprays(&mission, &[]);
    let told = take(&mut mission.clone(), "fng-recon-by-fire", empty, &mut exactly(&[6, 6])).unwrap();
    assert!(told.contains("nobody is there"), "{told}");
    set(&mut mission, "Ha", Flag::Hidden);
    let at_ha = sprays(&mission, &["Ha"]);
    let told = take(&mut mission, "fng-recon-by-fire", at_ha, &mut exactly(&[6, 6, 1, 1, 6])).unwrap();
    assert!(told.contains("passes 2: stays hidden") && !told.contains("finishes its move"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::Hidden));
    assert!(of(&mission, "Ha").is(Flag::Hero), "two 1s on Received Fire: {told}");
}

#[test]
fn who_is_found_in_cover_by_recon_by_fire_fires_back_if_they_see_the_firer() {
    let mut mission = now(4, 3);
    set(&mut mission, "Ha", Flag::InCover);
    let slag = figure(&mission, "Slag");
    let mut sprays = orders(Recon {
        edition: Edition::One,
        weapon: slag.weapon.clone().unwrap(),
        shooter: slag,
        automatic: false,
        enemies: vec![figure(&mission, "Ha")],
        unlucky: Unlucky::default(),
        maybe_empty: true,
        place: Some("the gate".to_owned()),
        lying: Lying::default(),
    });
    sprays["to_the_end"] = json!(true);
    // No hits; one pass of three dice.
    let asked = take(&mut mission.clone(), "fng-recon-by-fire", sprays.clone(), &mut dice(&[1, 1, 1, 6, 6]));
    assert!(asked.unwrap_err().to_string().contains("Ha is found and may fire back: does Ha see Slag"));
    let answered = |answer: &str| {
        let mut sprays = sprays.clone();
        sprays["answers"] = json!([{ "ask": "ha-sees", "answer": answer }]);
        take(&mut mission.clone(), "fng-recon-by-fire", sprays, &mut dice(&[1, 1, 1, 6, 6, 1, 1, 1, 1]))
            .unwrap()
    };
    let told = answered("yes");
    assert!(told.contains("Slag sprays the gate with the"), "{told}");
    assert!(told.contains("Ha fires the") && told.contains("at -1 Rep"), "{told}");
    assert!(!answered("no").contains("Ha fires the"));
}

#[test]
fn covering_fire_knows_its_place() {
    let mut mission = now(4, 3);
    let covers = json!({ "figures": ["Smith"], "as": ["covering"], "does": "wait", "place": "the gate" });
    let told = take(&mut mission, "fng-stand", covers, &mut exactly(&[])).unwrap();
    assert!(told.contains("Smith covers the gate"), "{told}");
    assert!(of(&mission, "Smith").standing().contains("covering the gate"));
    let again = json!({ "figures": ["Jones"], "place": "the gate", "as": ["cover"] });
    assert!(refusal(&mission, "fng-stand", again).contains("--as covering"));
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }], "reaction": true });
    let asked = refusal(&mission, "fng-exchange", fire);
    assert!(asked.contains("Smith fires at Ha: is that at the gate, which Smith covers"), "{asked}");
}

#[test]
fn no_dice_are_thrown_for_who_is_out_of_it_already() {
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }, { "by": "Smith", "at": ["Ha"] }],
        "order_of_fire": true });
    // Slag kills Ha; Smith's shot is left to him.
    let mut mission = now(4, 3);
    let told = take(&mut mission, "fng-exchange", fire.clone(), &mut exactly(&[6, 6, 1, 1])).unwrap();
    assert!(told.contains("Smith has nobody left to fire at there, and may still act"), "{told}");
    assert!(movers(&mission, Who::Own).contains(&"Smith".to_owned()));
    let again = json!({ "fire": [{ "by": "Smith", "at": ["Binh"] }], "reactions": 0 });
    take(&mut mission, "fng-exchange", again, &mut exactly(&[1, 1])).unwrap();
    let mut before = now(4, 3);
    before.company.by_the_rules = false;
    let told = take(&mut before, "fng-exchange", fire, &mut exactly(&[6, 6, 1, 1, 1, 1])).unwrap();
    assert!(told.contains("Smith fires the"), "turns of earlier versions: {told}");
    // By In Sight another target is chosen.
    let aim = |ask: &str, answer: &str| json!({ "ask": ask, "answer": answer });
    let answers = json!([
        aim("smith-fires-at", "Ha"),
        aim("smith-fires-also", "nobody"),
        aim("jones-fires-at", "Ha"),
        aim("jones-fires-also", "nobody"),
    ]);
    let sight = json!({ "movers": ["Ha", "Binh"], "watchers": ["Smith", "Jones"] });
    let sight = json!({ "sight": sight, "order_of_fire": true, "reactions": 0, "answers": answers });
    let faces = [6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1];
    let told = take(&mut now(3, 4), "fng-exchange", sight, &mut exactly(&faces)).unwrap();
    assert!(told.contains("Jones fires the M-16 at Binh"), "{told}");
}

#[test]
fn a_hero_is_not_outgunned_by_the_fire_that_made_them_one() {
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "reaction": true, "reactions": 1,
                       "order_of_fire": true });
    let gunned = |by_the_rules: bool| {
        let mut mission = now(4, 3);
        mission.company.by_the_rules = by_the_rules;
        // An M-60 outguns an AK-47.
        mission.company.find_mut("Slag").unwrap().man.weapon =
            super::scene::man("Slag", 5, "usa-m-60").weapon;
        let told =
            take(&mut mission, "fng-exchange", fire.clone(), &mut dice(&[1, 2, 2, 2, 2, 1, 1, 1, 1, 1]));
        told.unwrap()
    };
    let told = gunned(true);
    assert!(told.contains("Ha becomes a hero") && !told.contains("Ha Ducks Back"), "{told}");
    assert!(gunned(false).contains("Ha Ducks Back"), "turns of earlier versions");
}

#[test]
fn who_is_out_of_ammo_ducks_back_from_what_they_take_alone() {
    let mut mission = now(3, 4);
    mission.company.find_mut("Ha").unwrap().out_of_ammo = true;
    let react = json!({ "check": "received-fire", "figures": ["Ha"] });
    let told = take(&mut mission, "fng-react", react, &mut exactly(&[1, 2])).unwrap();
    assert!(told.contains("Ha Ducks Back"), "{told}");
}

#[test]
fn who_cannot_see_those_who_come_hidden_is_told_so() {
    let mut mission = now(3, 4);
    set(&mut mission, "Ha", Flag::Hidden);
    let sight =
        json!({ "sight": { "movers": ["Ha"], "watchers": ["Smith", "Jones"] }, "order_of_fire": true });
    let told = take(&mut mission, "fng-exchange", sight, &mut exactly(&[6, 6, 6])).unwrap();
    assert!(told.contains("Smith, Jones see nobody (Ha: hidden) and take no check"), "{told}");
}

#[test]
fn a_target_is_told_with_what_bears_on_the_fire_at_it() {
    let mut mission = now(4, 3);
    set(&mut mission, "Ha", Flag::InCover);
    set(&mut mission, "Ha", Flag::Prone);
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "reactions": 0 });
    let told = take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 2])).unwrap();
    assert!(told.contains("Slag fires the M-16 at Ha prone in cover: no hit"), "{told}");
}

#[test]
fn who_has_not_come_onto_the_table_is_no_target_and_takes_no_check() {
    let mut mission = now(3, 4);
    let waits = json!({ "figures": ["Smith"], "as": ["off-table"] });
    take(&mut mission, "fng-stand", waits, &mut exactly(&[])).unwrap();
    assert!(!mission.targets_of(Who::Enemy).iter().any(|man| man.name() == "Smith"));
    let react = json!({ "check": "received-fire", "figures": ["Smith"] });
    assert!(refusal(&mission, "fng-react", react).contains("Smith has not come onto the table yet"));
    mission.company.finished.push(Who::Enemy);
    let moves = json!({ "figures": ["Smith"], "does": "move", "as": ["cover"] });
    take(&mut mission, "fng-stand", moves, &mut exactly(&[])).unwrap();
    assert!(mission.targets_of(Who::Enemy).iter().any(|man| man.name() == "Smith"));
}

#[test]
fn who_is_knocked_down_after_firing_in_reaction_gets_up_in_a_later_activation() {
    let mut mission = now(4, 3);
    let acted = Acted { turn: 1, reacted: true, ..Acted::default() };
    mission.company.find_mut("Smith").unwrap().acted = Some(acted);
    set(&mut mission, "Smith", Flag::KnockedDown);
    assert!(!movers(&mission, Who::Own).contains(&"Smith".to_owned()));
    mission.company.by_the_rules = false;
    assert!(movers(&mission, Who::Own).contains(&"Smith".to_owned()), "turns of earlier versions");
}

#[test]
fn who_has_moved_does_not_call_by_radio_in_the_same_activation() {
    let mut mission = now(4, 3);
    let call = json!({ "to": "battalion", "call": { "operator": "Smith", "rep": 4 } });
    let told = take(&mut mission.clone(), "fng-radio", call.clone(), &mut dice(&[3, 3])).unwrap();
    assert!(told.contains("Smith calls battalion"), "{told}");
    let moves = json!({ "figures": ["Smith"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut exactly(&[])).unwrap();
    assert!(refusal(&mission, "fng-radio", call.clone()).contains("Smith has moved or fired"));
    mission.company.by_the_rules = false;
    take(&mut mission, "fng-radio", call, &mut dice(&[3, 3])).unwrap();
}

#[test]
fn artillery_that_is_asked_for_keeps_off_friends() {
    let mission = now(4, 3);
    let near = |inches: u8| {
        json!({ "what": "artillery", "call": { "operator": "Smith", "rep": 4 },
        "friends": inches })
    };
    assert!(refusal(&mission, "fng-request", near(12)).contains("friends 12 in from the target"));
    take(&mut mission.clone(), "fng-request", near(48), &mut dice(&[3, 3, 3])).unwrap();
}

#[test]
fn who_was_captured_does_not_recover() {
    let mut mission = now(4, 3);
    for name in ["Smith", "Jones"] {
        set(&mut mission, name, Flag::OutOfTheFight);
        mission.company.find_mut(name).unwrap().down = Some(Down { turn: 1, by: None, treated: false });
    }
    mission.company.find_mut("Smith").unwrap().left = Some(Left::Captured);
    assert!(!of(&mission, "Smith").awaits_recovery() && of(&mission, "Jones").awaits_recovery());
    let recovers = |name: &str| {
        orders(Recovery {
            edition: Edition::One,
            casualties: vec![Casualty { figure: figure(&mission, name), evacuated: false }],
        })
    };
    let why = refusal(&mission, "fng-recovery", recovers("Smith"));
    assert!(why.contains("Smith is captured"), "{why}");
    take(&mut mission.clone(), "fng-recovery", recovers("Jones"), &mut dice(&[1, 1])).unwrap();
}
