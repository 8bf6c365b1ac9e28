//! Rules of evenings that were mended: who is below, calls, looks for loot or does nothing; whom a Born
//! Leader leads under aircraft, and the Unlucky under snipers and traps.

use pointman_fng::checks::Flag;
use pointman_fng::evening::{Company, Down};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::{Gear, Post, Role};
use serde_json::{Value, json};

use super::mended::{answer, by_rules, now, sight};
use super::mended_below::{laid, smith_meets_as};
use super::scene::{dice, man, of, refusal, take};
use crate::support::scene::{Rig, by_night};

/// The number of the rules before these were mended.
const BEFORE: u8 = 112;

fn gains(mission: &mut Mission, name: &str, attribute: &str) {
    mission.company.find_mut(name).unwrap().man.attributes.gain(attribute);
}

fn set(mission: &mut Mission, name: &str, state: Flag) {
    mission.company.find_mut(name).unwrap().man.state.insert(state);
}

#[test]
fn who_has_only_a_rocket_below_is_unable_to_fire_it_there() {
    let fired_at = |rules: u8| {
        let mut mission = smith_meets_as(rules, |mission| {
            mission.company.find_mut("Smith").unwrap().man.weapon =
                man("Smith", 4, "usa-m-20-bazooka").weapon;
        });
        let name = laid(&mission);
        let fire = json!({ "fire": [{ "by": name, "at": ["Smith"] }], "reaction": true, "order_of_fire": true,
                           "ducks_from_firers": true, "vehicles": true, "bursts": true });
        let mut rig = Rig::new().on("Received Fire of Smith", &[1, 1]).on("fires the", &[1, 2, 1, 2]);
        take(&mut mission, "fng-exchange", fire, &mut rig)
    };
    let told = fired_at(Company::RULES).unwrap();
    assert!(told.contains("Duck Back, unable to fire"), "{told}");
    let refused = fired_at(BEFORE).unwrap_err().to_string();
    assert!(refused.contains("Smith has nothing to fire"), "turns of earlier versions: {refused}");
}

#[test]
fn who_goes_below_covers_no_place_above_any_more() {
    for (rules, covers) in [(Company::RULES, false), (BEFORE, true)] {
        let mission = smith_meets_as(rules, |mission| {
            mission.company.find_mut("Smith").unwrap().covering = true;
        });
        assert_eq!(of(&mission, "Smith").covering, covers);
    }
}

#[test]
fn a_dumb_ass_who_does_nothing_has_been_activated() {
    for (rules, ducks) in [(Company::RULES, false), (BEFORE, true)] {
        let mut mission = by_rules(rules, 4, 3);
        gains(&mut mission, "Smith", "dumb-ass");
        set(&mut mission, "Smith", Flag::DuckBack);
        set(&mut mission, "Smith", Flag::FastMoving);
        let next = json!({ "own": 4, "enemy": 3, "crews_and_dumb_asses": true, "rules": rules });
        let mut rig = Rig::new().on("Dumb Ass", &[5]);
        let told = take(&mut mission, "fng-activation", next, &mut rig).unwrap();
        assert!(told.contains("Smith does nothing in turn 2"), "{told}");
        assert!(of(&mission, "Smith").is(Flag::DuckBack), "until his side has acted");
        take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
        let smith = of(&mission, "Smith");
        assert_eq!((smith.is(Flag::DuckBack), smith.is(Flag::FastMoving)), (ducks, ducks), "rules {rules}");
    }
}

#[test]
fn where_somebody_carries_a_radio_nobody_else_calls() {
    let calls = |rules: u8, who: &str, carrier: Option<&str>| {
        let mut mission = by_rules(rules, 3, 1);
        if let Some(carrier) = carrier {
            mission.company.find_mut(carrier).unwrap().man.gear.insert(Gear::Radio);
        }
        let call = json!({ "to": "battalion", "call": { "operator": who, "rep": 4, "alone": true } });
        take(&mut mission, "fng-radio", call, &mut Rig::new().on("", &[3; 4]))
            .map_err(|error| error.to_string())
    };
    let refused = calls(Company::RULES, "Smith", Some("Jones")).unwrap_err();
    assert!(refused.contains("Smith carries no radio: Jones carries one, and may call"), "{refused}");
    assert!(calls(Company::RULES, "Jones", Some("Jones")).is_ok());
    assert!(calls(Company::RULES, "Smith", None).is_ok(), "the squad has one, whoever has it");
    assert!(calls(BEFORE, "Smith", Some("Jones")).is_ok(), "turns of earlier versions");
}

/// Smith, a Looter, has come upon loot and does nothing until the end of turn 3.
fn looting() -> Mission {
    let mut mission = now(4, 3);
    gains(&mut mission, "Smith", "looter");
    let loot = json!({ "check": "looter", "figures": ["Smith"] });
    let told = take(&mut mission, "fng-react", loot, &mut Rig::new().on("Looter", &[2])).unwrap();
    assert!(told.contains("Smith looks for loot until the end of turn 3"), "{told}");
    mission
}

fn next_turn(mission: &mut Mission) {
    let next = json!({ "own": 4, "enemy": 3, "rules": Company::RULES });
    take(mission, "fng-activation", next, &mut dice(&[])).unwrap();
}

#[test]
fn a_looter_who_comes_upon_loot_does_nothing_for_as_many_turns_as_the_die_says() {
    let mut mission = looting();
    let moves = json!({ "figures": ["Smith"], "does": "move" });
    for turn in [2, 3] {
        next_turn(&mut mission);
        let refused = refusal(&mission, "fng-stand", moves.clone());
        assert!(refused.contains("looks for loot until the end of turn 3"), "turn {turn}: {refused}");
        assert!(of(&mission, "Smith").standing().contains("looting until turn 3"));
    }
    next_turn(&mut mission);
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
    let loot = json!({ "check": "looter", "figures": ["Jones"] });
    assert!(refusal(&mission, "fng-react", loot).contains("Jones is no Looter"));
}

#[test]
fn a_leader_forces_the_rally_of_a_looter_and_nobody_else_does() {
    let rally = |by: &str| json!({ "check": "rally", "figures": ["Smith"], "by": by });
    let mut mission = looting();
    next_turn(&mut mission);
    assert!(refusal(&mission, "fng-react", rally("Jones")).contains("only a Leader cuts that short"));
    let mut goes_on = mission.clone();
    let told = take(&mut goes_on, "fng-react", rally("Slag"), &mut Rig::new().on("Rally", &[6; 4])).unwrap();
    assert!(
        goes_on.company.find("Smith").unwrap().left.is_none() && of(&goes_on, "Smith").loots == 3,
        "{told}"
    );
    take(&mut mission, "fng-react", rally("Slag"), &mut Rig::new().on("Rally", &[1; 4])).unwrap();
    assert_eq!(of(&mission, "Smith").loots, 0);
    let moves = json!({ "figures": ["Smith"], "does": "move" });
    take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
}

#[test]
fn sappers_by_night_tell_only_where_all_who_are_seen_are_sappers() {
    let seen = |rules: u8, movers: Value| {
        let mut mission = by_night(by_rules(rules, 1, 4));
        mission.company.find_mut("Ha").unwrap().man.post = Some(Post::Sapper);
        let orders = json!({ "sight": { "movers": movers, "watchers": ["Slag"] }, "reactions": 0, "lit": true,
                             "order_of_fire": true, "ducks_from_firers": true });
        take(&mut mission, "fng-exchange", orders, &mut Rig::new().on("", &[6; 20])).unwrap()
    };
    let alone = seen(Company::RULES, json!(["Ha"]));
    assert!(alone.contains("Slag against 4"), "{alone}");
    let among = seen(Company::RULES, json!(["Ha", "Binh"]));
    assert!(among.contains("Slag against 5"), "{among}");
    assert!(seen(BEFORE, json!(["Ha", "Binh"])).contains("Slag against 4"), "turns of earlier versions");
}

#[test]
fn a_leader_who_is_knocked_down_leads_nobody_who_lies_hidden() {
    let sees = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        set(&mut mission, "Ha", Flag::Hidden);
        mission.company.find_mut("Binh").unwrap().man.role = Some(Role::Leader);
        set(&mut mission, "Binh", Flag::KnockedDown);
        let orders = sight(json!(["Smith"]), json!(["Ha"]), json!([]));
        // Ha passes 1.
        let mut rig = Rig::new().on("Ha", &[1, 6, 6]).on("", &[6; 20]);
        take(&mut mission, "fng-exchange", orders, &mut rig).unwrap()
    };
    let (now, before) = (sees(Company::RULES), sees(BEFORE));
    assert!(before.contains("does not hold fire") && !now.contains("hold fire"), "{before}\n{now}");
}

fn firer(name: &str, attributes: Value) -> Value {
    json!({ "name": name, "rep": 4, "weapon": "ak-47", "attributes": attributes })
}

#[test]
fn friends_near_a_born_leader_take_the_anti_aircraft_check_as_they_do() {
    let hovers = |rules: u8, answers: Value| {
        let mut mission = by_rules(rules, 4, 1);
        take(&mut mission, "fng-helicopter", json!({ "action": "send" }), &mut dice(&[4, 4])).unwrap();
        gains(&mut mission, "Ha", "born-leader");
        let by = json!([firer("Binh", json!([])), firer("Ha", json!(["born-leader"]))]);
        let hover = json!({ "action": "hover", "by": by, "answers": answers });
        // Ha passes 1 and Ducks Back; Binh alone would run.
        let mut rig = Rig::new().on("Check of Ha", &[1, 6, 6]).on("Check of Binh", &[6, 6]).on("", &[6; 9]);
        take(&mut mission, "fng-helicopter", hover, &mut rig).map(|told| (told, mission))
    };
    let asked = hovers(Company::RULES, json!([])).unwrap_err().to_string();
    assert!(asked.contains("Ha, Born Leader, passes 1: who within 4 in reacts as Ha does"), "{asked}");
    let (told, mission) = hovers(Company::RULES, json!([answer("ha-leads", "Binh")])).unwrap();
    assert!(of(&mission, "Binh").is(Flag::DuckBack), "{told}");
    let (told, mission) = hovers(BEFORE, json!([])).unwrap();
    assert!(of(&mission, "Binh").is(Flag::RunningAway), "turns of earlier versions: {told}");
    let idle = hovers(BEFORE, json!([answer("ha-leads", "Binh")])).unwrap_err().to_string();
    assert!(idle.contains("answers a question that was not asked"), "{idle}");
}

#[test]
fn the_unlucky_may_take_the_hit_of_a_sniper_whom_nobody_has_seen() {
    let shot = |rules: u8, answers: Value| {
        let mut mission = by_rules(rules, 3, 5);
        gains(&mut mission, "Jones", "unlucky");
        let sniper = json!([{ "number": 7, "side": "enemy", "rep": 5, "weapon": "ak-47", "section": 2 }]);
        mission.play.last_number = 7;
        mission.play.snipers = serde_json::from_value(sniper).unwrap();
        let fires = json!({ "sniper": 7, "at": { "name": "Smith", "rep": 4 }, "answers": answers });
        let mut rig = Rig::new().on("to hit", &[6, 6]).on("Unlucky", &[1]).on("damage", &[2]);
        take(&mut mission, "fng-sniper", fires, &mut rig).map(|told| (told, mission))
    };
    let asked = shot(Company::RULES, json!([])).unwrap_err().to_string();
    assert!(asked.contains("which of the Unlucky stands within 3 in"), "{asked}");
    let (told, mission) = shot(Company::RULES, json!([answer("sniper-7-unlucky", "Jones")])).unwrap();
    assert!(of(&mission, "Jones").man.is_out() && of(&mission, "Smith").is_able(), "{told}");
    let (told, mission) = shot(BEFORE, json!([])).unwrap();
    assert!(of(&mission, "Smith").man.is_out(), "turns of earlier versions: {told}");
}

#[test]
fn the_unlucky_in_the_blast_of_a_trap_may_take_the_hits_of_others() {
    for (rules, is_rolled) in [(Company::RULES, true), (BEFORE, false)] {
        let mut mission = by_rules(rules, 4, 1);
        let place = json!({ "kind": "cdm", "at": "the wire", "side": "free-world" });
        take(&mut mission, "fng-trap-place", place, &mut dice(&[])).unwrap();
        let near = json!([{ "name": "Ha", "rep": 4 },
                          { "name": "Binh", "rep": 4, "attributes": ["unlucky"] }]);
        let fire = json!({ "trap": 1, "by": { "name": "Slag", "rep": 5 }, "fired": true, "near": near });
        let mut rig = Rig::new().on("Unlucky", &[1]).on("", &[1; 9]);
        let told = take(&mut mission, "fng-trap-spring", fire, &mut rig).unwrap();
        assert_eq!(told.contains("Binh: takes the hit"), is_rolled, "{told}");
        assert_eq!(of(&mission, "Ha").is_able(), is_rolled, "{told}");
        assert!(of(&mission, "Binh").man.is_out(), "{told}");
    }
}

#[test]
fn of_a_star_who_is_killed_without_a_roll_it_is_told_that_they_may_cheat_death() {
    let mut mission = now(4, 3);
    let binh = mission.company.find_mut("Binh").unwrap();
    binh.man.star = true;
    binh.man.state.insert(Flag::OutOfTheFight);
    binh.down = Some(Down { turn: 1, by: None, treated: false });
    let kill = json!({ "figures": ["Smith"], "does": "kill", "whom": "Binh" });
    let told = take(&mut mission, "fng-stand", kill, &mut dice(&[])).unwrap();
    assert!(told.contains("Binh may cheat death (pointman fng stand EVENING -i --figure Binh"), "{told}");
    let cheats = json!({ "figures": ["Binh"], "as": ["cheated-death"] });
    take(&mut mission, "fng-stand", cheats, &mut dice(&[])).unwrap();
    assert!(of(&mission, "Binh").cheated_death);
}
