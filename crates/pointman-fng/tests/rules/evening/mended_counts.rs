//! Rules of evenings that were mended: who Hunkers Down and from whom, whose calls a failed one ends, who has
//! been fired on, and what the evening counts and measures itself.

use pointman_core::document::TypedStep as _;
use pointman_fng::checks::Flag;
use pointman_fng::evening::{Company, Left, Proposed};
use pointman_fng::mission::{Mission, MissionStep};
use pointman_fng::squads::squad::Gear;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use super::mended::{by_rules, now};
use super::scene::{dice, exactly, man, of, refusal, table, take};
use crate::support::scene::{Rig, by_night};

/// The number of the rules before these were mended.
const BEFORE: u8 = 71;

fn fires(by: &str, at: &str) -> Value {
    json!({ "fire": [{ "by": by, "at": [at] }], "bursts": true, "order_of_fire": true,
            "ducks_from_firers": true })
}

/// Slag has fired at Ha, who is in cover, passes nothing and Hunkers Down.
fn hunkered(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 5, 3);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::InCover);
    mission.company.find_mut("Slag").unwrap().man.rep = 3;
    mission.company.find_mut("Smith").unwrap().man.rep = 5;
    let mut rig = Rig::new().on("fires the", &[1, 2, 1]).on("Received Fire", &[6, 6]);
    mission.company.find_mut("Slag").unwrap().man.rep = 5;
    let told = take(&mut mission, "fng-exchange", fires("Slag", "Ha"), &mut rig).unwrap();
    assert!(of(&mission, "Ha").is(Flag::HunkeredDown), "{told}");
    mission
}

#[test]
fn who_hunkers_down_is_hidden_from_those_who_made_them_and_others_drive_them_out() {
    let mut mission = hunkered(Company::RULES);
    assert!(mission.targets_for(of(&mission, "Slag")).iter().all(|man| man.name() != "Ha"));
    assert!(mission.targets_for(of(&mission, "Smith")).iter().any(|man| man.name() == "Ha"));
    let slag = mission.company.find_mut("Slag").unwrap();
    slag.acted = None;
    let refused = refusal(&mission, "fng-exchange", fires("Slag", "Ha"));
    assert!(refused.contains("Ha is Hunkered Down, out of sight of Slag until rallied"), "{refused}");
    let told = take(&mut mission, "fng-exchange", fires("Smith", "Ha"), &mut dice(&[1, 1, 1])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::RunningAway), "{told}");
    // In turns of earlier versions they were hidden from everyone.
    let mission = hunkered(BEFORE);
    assert!(mission.targets_for(of(&mission, "Smith")).iter().all(|man| man.name() != "Ha"));
}

#[test]
fn a_figure_is_proposed_to_fire_at_who_has_ducked_back_from_another() {
    let mut mission = now(3, 5);
    let slag = mission.company.find_mut("Slag").unwrap();
    slag.man.state.insert(Flag::DuckBack);
    slag.ducked_from.insert("Ha".to_owned());
    let targets = |name: &str| mission.proposed_targets(of(&mission, name));
    assert!(!targets("Ha").contains(&"Slag".to_owned()));
    assert_eq!(targets("Binh")[0], "Slag");
}

#[test]
fn a_failed_call_ends_the_calls_of_its_operator_alone() {
    let calls = |alone: bool, option: &str| {
        let call =
            |who: &str| json!({ "to": "battalion", "call": { "operator": who, "rep": 4, "alone": alone } });
        let mut mission = now(5, 3);
        mission.company.soldiers.iter_mut().for_each(|man| man.man.rep = 5);
        mission.play.options.set("radio-1", option).unwrap();
        take(&mut mission, "fng-radio", call("Smith"), &mut dice(&[3, 6, 6])).unwrap();
        assert!(refusal(&mission, "fng-radio", call("Smith")).contains("failed this turn"));
        take(&mut mission, "fng-radio", call("Jones"), &mut dice(&[1, 1, 1]))
    };
    let told = calls(true, "").unwrap();
    assert!(told.contains("Jones calls battalion"), "{told}");
    assert!(calls(true, "operator").is_ok());
    assert!(calls(true, "side").unwrap_err().to_string().contains("a call by that side has failed"));
    // By steps of earlier versions it ended those of the side, unless it was said.
    assert!(calls(false, "").unwrap_err().to_string().contains("a call by that side has failed"));
    assert!(calls(false, "operator").is_ok());
}

#[test]
fn an_evening_that_said_whose_calls_end_says_so_still() {
    let mut mission = table();
    mission.play.options.set("radio-1", "operator").unwrap();
    let written = serde_json::to_value(&mission.play.options).unwrap();
    assert_eq!(written["radio-1"], "operator");
    let read: Mission = serde_json::from_value(serde_json::to_value(&mission).unwrap()).unwrap();
    assert_eq!(read.play.options, mission.play.options);
}

#[test]
fn who_avoids_a_fight_withdraws_once_fired_on_and_not_for_their_own_shot() {
    let avoids = |rules: u8, by: &str, at: &str| {
        let mut mission = by_rules(rules, 5, 4);
        let doctrine = json!({ "activity": "low", "posture": "avoidance" });
        mission.doctrine = serde_json::from_value(doctrine).unwrap();
        let mut shot = fires(by, at);
        shot["reactions"] = json!(0);
        shot["reaction"] = json!(true);
        take(&mut mission, "fng-exchange", shot, &mut dice(&[6, 6, 6])).unwrap();
        mission
    };
    assert!(!avoids(Company::RULES, "Ha", "Slag").withdraws(Who::Enemy));
    let mut fired_on = avoids(Company::RULES, "Slag", "Ha");
    assert!(fired_on.withdraws(Who::Enemy));
    take(&mut fired_on, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    let proposal = fired_on.proposal(Who::Enemy).unwrap();
    assert_eq!(proposal.does, Proposed::Withdraw);
    assert!(proposal.why.contains("has been fired on"), "{}", proposal.why);
    assert!(avoids(BEFORE, "Ha", "Slag").withdraws(Who::Enemy), "any shot, in turns of earlier versions");
}

#[test]
fn a_claymore_that_has_been_set_up_is_not_set_up_again() {
    let place = |who: &str| {
        let by = json!({ "name": who, "rep": 5 });
        json!({ "kind": "cdm", "at": "the trail", "side": "free-world", "by": by })
    };
    let set_up = |rules: u8| {
        let mut mission = by_rules(rules, 4, 3);
        mission.company.find_mut("Smith").unwrap().man.gear.insert(Gear::Claymore);
        mission.company.find_mut("Jones").unwrap().man.gear.insert(Gear::Claymore);
        mission.company.find_mut("Jones").unwrap().man.gear.insert(Gear::Grenades);
        take(&mut mission, "fng-trap-place", place("Smith"), &mut exactly(&[])).unwrap();
        mission.company.find_mut("Smith").unwrap().acted = None;
        mission
    };
    let refused = refusal(&set_up(Company::RULES), "fng-trap-place", place("Smith"));
    assert!(refused.contains("Smith has set up the claymore they carried: Jones has one"), "{refused}");
    take(&mut set_up(BEFORE), "fng-trap-place", place("Smith"), &mut exactly(&[])).unwrap();
}

#[test]
fn whoever_gets_on_a_vehicle_that_has_driven_farther_than_4_in_jumps_for_it() {
    let boards = |rules: u8, inches: u8, faces: &[u32]| {
        let mut mission = by_rules(rules, 4, 3);
        let crew: Vec<Value> =
            ["Abel", "Baker"].iter().map(|name| json!({ "name": name, "rep": 4 })).collect();
        let zed = json!({ "side": "own", "vehicle": "m-113-apc", "called": "Zed", "figures": crew });
        take(&mut mission, "fng-muster", zed, &mut exactly(&[])).unwrap();
        let turn = mission.play.turn;
        let drove = json!({ "turn": turn, "inches": inches });
        mission.company.vehicles[0].drove = serde_json::from_value(drove).unwrap();
        let gets_in = json!({ "figures": ["Smith"], "does": "move", "vehicle": "Zed" });
        take(&mut mission, "fng-stand", gets_in, &mut exactly(faces)).unwrap()
    };
    let told = boards(Company::RULES, 10, &[1, 1]);
    assert!(told.contains("Smith against 4, passes 2: success: on or off"), "{told}");
    assert!(boards(Company::RULES, 4, &[]).contains("aboard Zed"));
    assert!(boards(BEFORE, 10, &[]).contains("aboard Zed"), "in turns of earlier versions if it was said");
}

#[test]
fn nobody_is_fired_at_beyond_the_sight_of_the_night_but_who_is_lit() {
    let dark = |rules: u8| by_night(by_rules(rules, 5, 3));
    let shot = |range: u8, lit: bool| {
        let fire = json!([{ "by": "Slag", "at": ["Ha"], "range": range }]);
        json!({ "fire": fire, "lit": lit, "reactions": 0 })
    };
    let refused = refusal(&dark(Company::RULES), "fng-exchange", shot(20, false));
    assert!(refused.contains("Ha is 20 in away; by night nobody sees farther than 12 in"), "{refused}");
    for (rules, range, lit) in [(Company::RULES, 12, false), (Company::RULES, 20, true), (BEFORE, 20, false)]
    {
        take(&mut dark(rules), "fng-exchange", shot(range, lit), &mut dice(&[6, 6, 6])).unwrap();
    }
    let charge = json!({ "by": ["Slag"], "at": ["Ha"], "range": 14 });
    assert!(refusal(&dark(Company::RULES), "fng-charge", charge).contains("nobody sees farther"));
    let sight = json!({ "sight": { "movers": ["Slag"], "watchers": ["Ha"], "range": 30 } });
    assert!(refusal(&dark(Company::RULES), "fng-exchange", sight).contains("nobody sees farther"));
}

#[test]
fn a_turn_does_not_begin_before_a_trap_goes_off_under_whom_it_has_met() {
    let met = |rules: u8| {
        let mut mission = by_rules(rules, 4, 4);
        let trap = json!([{ "id": 1, "side": "communist", "kind": "tripwire", "place": "the trail",
                            "state": "tripped", "victim": "Smith" }]);
        mission.traps.list = serde_json::from_value(trap).unwrap();
        mission
    };
    let turn = json!({ "own": 5, "enemy": 3, "rules": Company::RULES });
    let refused = refusal(&met(Company::RULES), "fng-activation", turn.clone());
    assert!(refused.contains("Smith has come upon trap 1"), "{refused}");
    take(&mut met(BEFORE), "fng-activation", turn.clone(), &mut dice(&[])).unwrap();
    let mut gone = met(Company::RULES);
    gone.company.find_mut("Smith").unwrap().left = Some(Left::Ran);
    take(&mut gone, "fng-activation", turn, &mut dice(&[])).unwrap();
}

#[test]
fn nobody_acts_before_the_first_turn() {
    let mission = table();
    let step = |command: &str, choices: Value| MissionStep::read(command, &choices).unwrap();
    let shot = step("fng-exchange", fires("Slag", "Ha"));
    let refused = mission.has_begun_for(&shot).unwrap_err().to_string();
    assert!(refused.contains("nobody acts yet: the first turn has not begun"), "{refused}");
    let moves = step("fng-stand", json!({ "figures": ["Slag"], "does": "move" }));
    assert!(mission.has_begun_for(&moves).is_err());
    let stands = step("fng-stand", json!({ "figures": ["Slag"], "as": ["cover"] }));
    mission.has_begun_for(&stands).unwrap();
    now(5, 3).has_begun_for(&shot).unwrap();
}

#[test]
fn those_who_set_up_a_defense_are_dug_in_from_the_first() {
    let mut mission = table();
    mission.assignment.as_mut().unwrap().id = "defense".parse().unwrap();
    let brings = |name: &str, digs_in: bool| {
        let figures = [man(name, 4, "m-16")];
        json!({ "side": "own", "figures": figures, "digs_in": digs_in })
    };
    take(&mut mission, "fng-muster", brings("Dunn", true), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-muster", brings("Early", false), &mut dice(&[])).unwrap();
    assert!(of(&mission, "Dunn").is(Flag::InCover));
    assert!(!of(&mission, "Early").is(Flag::InCover), "by steps of earlier versions");
}

#[test]
fn only_who_carries_a_cocktail_throws_one() {
    let thrown = |rules: u8, weapon: &str| {
        let mut mission = by_rules(rules, 5, 3);
        let smith = mission.company.find_mut("Smith").unwrap();
        smith.man.weapon = man("Smith", 4, weapon).weapon;
        smith.man.rep = 5;
        smith.readied = Some(Gear::Grenades);
        let molotov = json!({ "thrower": super::scene::figure(&mission, "Smith"),
            "weapon": { "id": "molotov-cocktail" }, "targets": [super::scene::figure(&mission, "Ha")],
            "throwing": "thrown", "from_hand": true });
        (mission, json!({ "what": molotov }))
    };
    let (mission, molotov) = thrown(Company::RULES, "m-16");
    let refused = refusal(&mission, "fng-grenade", molotov);
    assert!(refused.contains("Smith has no Molotov"), "{refused}");
    let (mut mission, molotov) = thrown(BEFORE, "m-16");
    take(&mut mission, "fng-grenade", molotov, &mut dice(&[6, 6, 6, 6, 6])).unwrap();
    let (mut mission, molotov) = thrown(Company::RULES, "molotov");
    take(&mut mission, "fng-grenade", molotov, &mut dice(&[6, 6, 6, 6, 6])).unwrap();
}

#[test]
fn who_runs_from_a_melee_is_in_contact_no_more() {
    let mut mission = now(5, 3);
    let contact = json!([{ "own": "Smith", "enemy": "Ha" }]);
    mission.company.contacts = serde_json::from_value(contact).unwrap();
    assert_eq!(mission.company.in_contact().count(), 1);
    mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::RunningAway);
    assert_eq!(mission.company.in_contact().count(), 0);
}
