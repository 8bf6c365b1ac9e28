//! Rules of evenings that were mended: snipers who are answered, helicopters and whom they carry, charges
//! that nobody wants, and fights below.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Company;
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Advantage;
use pointman_fng::tunnels::{Arm, Enemy};
use serde_json::{Value, json};

use super::mended::{by_rules, now};
use super::scene::{dice, of, refusal, take};
use crate::support::scene::Rig;

/// The number of the rules before these were mended.
const BEFORE: u8 = 65;

/// Sniper 7 has fired at Smith and missed.
fn sniped(rules: u8, faces: &[u32]) -> Mission {
    let mut mission = by_rules(rules, 3, 5);
    let sniper = json!([{ "number": 7, "side": "enemy", "rep": 5, "weapon": "ak-47", "section": 2 }]);
    mission.play.last_number = 7;
    mission.play.snipers = serde_json::from_value(sniper).unwrap();
    let cover = json!({ "figures": ["Smith"], "as": ["cover"] });
    take(&mut mission, "fng-stand", cover, &mut dice(&[])).unwrap();
    let shot = json!({ "sniper": 7, "at": { "name": "Smith", "rep": 4 } });
    take(&mut mission, "fng-sniper", shot, &mut dice(faces)).unwrap();
    mission
}

fn received_fire(answers: &Value) -> Value {
    json!({ "check": "received-fire", "figures": ["Smith"], "answers": answers })
}

#[test]
fn whom_a_sniper_has_missed_fires_back_at_the_sniper_who_is_placed() {
    let mut mission = sniped(Company::RULES, &[1, 1]);
    let asks = refusal(&mission, "fng-react", received_fire(&json!([])));
    assert!(asks.contains("Smith may fire back at sniper 7: is the sniper within"), "{asks}");
    let within = json!([{ "ask": "smith-range", "answer": "yes" }]);
    let mut rig = Rig::new().on("Received Fire", &[2, 6]).on("fires the", &[1, 2, 2]);
    let told = take(&mut mission, "fng-react", received_fire(&within), &mut rig).unwrap();
    assert!(told.contains("Sniper 7 stands on the table"), "{told}");
    assert!(told.contains("Smith fires the M-16"), "{told}");
    assert!(mission.play.snipers[0].placed && !mission.play.snipers[0].missed);
}

#[test]
fn whom_a_sniper_has_missed_out_of_range_ducks_back_and_the_card_stays() {
    let mut mission = sniped(Company::RULES, &[1, 1]);
    let beyond = json!([{ "ask": "smith-range", "answer": "no" }]);
    let mut rig = Rig::new().on("Received Fire", &[2, 2]);
    let told = take(&mut mission, "fng-react", received_fire(&beyond), &mut rig).unwrap();
    assert!(told.contains("out of range"), "{told}");
    assert!(of(&mission, "Smith").is(Flag::DuckBack) && !mission.play.snipers[0].placed, "{told}");
    take(&mut mission, "fng-sniper", json!({ "sniper": 7, "all_duck_back": true }), &mut dice(&[])).unwrap();
    assert!(mission.play.snipers[0].missed_whom.is_none());
}

#[test]
fn in_turns_of_earlier_versions_whom_a_sniper_has_missed_only_takes_the_check() {
    let mut mission = sniped(BEFORE, &[1, 1]);
    assert!(mission.play.snipers[0].missed_whom.is_none());
    let mut rig = Rig::new().on("Received Fire", &[2, 6]);
    let told = take(&mut mission, "fng-react", received_fire(&json!([])), &mut rig).unwrap();
    assert!(!told.contains("fires the"), "{told}");
    assert!(!mission.play.snipers[0].placed);
}

#[test]
fn who_wants_to_charge_and_passes_none_fires_no_more() {
    for (rules, may_fire) in [(Company::RULES, false), (BEFORE, true)] {
        let mut mission = by_rules(rules, 4, 1);
        let charge = json!({ "by": ["Smith"], "at": ["Ha"], "order_of_fire": true });
        let mut rig = Rig::new().on("Wanting to Charge", &[6; 5]);
        let told = take(&mut mission, "fng-charge", charge, &mut rig).unwrap();
        assert!(told.contains("Smith stays in place"), "{told}");
        let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }], "order_of_fire": true });
        let fired = take(&mut mission, "fng-exchange", fire, &mut Rig::new().on("", &[6; 60]));
        assert_eq!(fired.is_ok(), may_fire, "{fired:?}");
    }
}

/// A Slick has been sent, and Jones waits off the table.
fn with_slick(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 4, 1);
    take(&mut mission, "fng-helicopter", json!({ "action": "send" }), &mut dice(&[4, 4])).unwrap();
    let off = json!({ "figures": ["Jones"], "as": ["off-table"] });
    take(&mut mission, "fng-stand", off, &mut dice(&[])).unwrap();
    mission
}

#[test]
fn a_helicopter_lands_with_those_who_have_waited_off_the_table() {
    let lands = |who: &str| json!({ "action": "land", "riders": [who], "takes_along": true });
    let mut mission = with_slick(Company::RULES);
    let why = refusal(&mission, "fng-helicopter", lands("Smith"));
    assert!(why.contains("Smith is on the table"), "{why}");
    let mut rig = Rig::new().on("Piloting", &[1, 1]);
    take(&mut mission, "fng-helicopter", lands("Jones"), &mut rig).unwrap();
    let aircraft = &mission.play.aircraft[0];
    assert!(aircraft.riders.contains("Jones") && aircraft.men == 1);
    assert!(of(&mission, "Jones").aboard.is_some() && !of(&mission, "Jones").waits);
    let mut earlier = with_slick(BEFORE);
    let mut rig = Rig::new().on("Piloting", &[1, 1]);
    take(&mut earlier, "fng-helicopter", lands("Jones"), &mut rig).unwrap();
    assert!(of(&earlier, "Jones").waits, "turns of earlier versions");
}

#[test]
fn to_set_the_table_right_somebody_is_aboard_a_helicopter() {
    let mut mission = with_slick(Company::RULES);
    let title = mission.play.aircraft[0].title();
    let aboard = json!({ "figures": ["Jones"], "vehicle": title, "unloads": true });
    take(&mut mission, "fng-stand", aboard, &mut dice(&[])).unwrap();
    assert!(mission.play.aircraft[0].riders.contains("Jones"));
    assert_eq!(mission.play.aircraft[0].men, 1);
}

#[test]
fn casualties_aboard_are_hit_in_a_crash_as_everybody_else() {
    for (rules, is_hit) in [(Company::RULES, true), (BEFORE, false)] {
        let mut mission = with_slick(rules);
        let turn = mission.play.turn;
        let jones = mission.company.find_mut("Jones").unwrap();
        jones.waits = false;
        jones.man.state.insert(Flag::OutOfTheFight);
        jones.down = serde_json::from_value(json!({ "turn": turn })).unwrap();
        mission.play.aircraft[0].evacuated.insert("Jones".to_owned());
        mission.play.aircraft[0].litters = 1;
        let hit = json!({ "action": "hit", "takes_along": true });
        let mut rig = Rig::new().on("Helicopter Damage", &[6, 6]).on("", &[3; 20]);
        let told = take(&mut mission, "fng-helicopter", hit, &mut rig).unwrap();
        assert_eq!(of(&mission, "Jones").is(Flag::ObviouslyDead), is_hit, "{told}");
    }
}

/// Smith is below in the light of a torch, and an enemy is laid in the section.
fn smith_meets(rules: u8) -> Mission {
    smith_meets_as(rules, |_| {})
}

/// The same where something is changed before.
pub(super) fn smith_meets_as(rules: u8, change: fn(&mut Mission)) -> Mission {
    let mut mission = by_rules(rules, 4, 1);
    change(&mut mission);
    mission.setting.communist_ground = true;
    let entrance = |id: u16, x: u16| {
        let at = json!({ "x": x, "y": 20 });
        json!({ "id": id, "place": "a hole", "at": at, "system": 1, "known": true })
    };
    mission.tunnels.entrances = serde_json::from_value(json!([entrance(1, 20), entrance(2, 44)])).unwrap();
    let enters = json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 }, "light": "torch" });
    take(&mut mission, "fng-tunnel-enter", enters, &mut dice(&[])).unwrap();
    let enemy = json!({ "rep": 4, "weapon": "select-fire-rifle" });
    let section = &mut mission.tunnels.complexes[0].sections[0];
    section.enemies = vec![serde_json::from_value::<Enemy>(enemy).unwrap()];
    assert_eq!(section.enemies[0].weapon, Arm::SelectFireRifle);
    mission
}

pub(super) fn laid(mission: &Mission) -> String {
    let section = &mission.tunnels.complexes[0].sections[0];
    section.seen().map(|(name, _)| name).collect()
}

#[test]
fn who_is_met_below_takes_in_sight_and_the_fire_goes_to_and_fro() {
    let mut mission = smith_meets(Company::RULES);
    let name = laid(&mission);
    let sight = json!({ "sight": { "movers": ["Smith"], "watchers": [name] }, "order_of_fire": true,
                        "ducks_from_firers": true, "vehicles": true, "bursts": true });
    let mut rig = Rig::new()
        .on("In Sight", &[1, 1, 1, 1])
        .on("Received Fire of Smith", &[6, 6])
        .on("Received Fire", &[6, 6])
        .on("fires the", &[1; 12]);
    let told = take(&mut mission, "fng-exchange", sight, &mut rig).unwrap();
    assert!(told.contains(&format!("{name} fires the")), "{told}");
    assert!(mission.company.get(&name).is_none(), "nobody laid below is on the list of everyone");
}

#[test]
fn who_is_fired_at_below_and_runs_is_gone_from_the_section() {
    let fired = |rules: u8| {
        let mut mission = smith_meets(rules);
        let name = laid(&mission);
        let fire = json!({ "fire": [{ "by": "Smith", "at": [name] }], "order_of_fire": true });
        let mut rig = Rig::new().on("fires the", &[1; 3]).on("Received Fire", &[6, 6]);
        take(&mut mission, "fng-exchange", fire, &mut rig).map(|told| (mission, told))
    };
    let (mission, told) = fired(Company::RULES).unwrap();
    assert!(told.contains("runs off through the tunnels"), "{told}");
    assert!(laid(&mission).is_empty());
    assert!(fired(BEFORE).is_err(), "in turns of earlier versions nobody of that name is known");
}

#[test]
fn who_has_fought_a_viper_does_no_more_in_that_activation() {
    for (rules, is_done) in [(Company::RULES, true), (BEFORE, false)] {
        let mut mission = smith_meets(rules);
        let trap = json!([{ "id": 1, "side": "communist", "kind": "viper", "place": "section 1",
                            "state": "found", "section": { "complex": 1, "section": 1 } }]);
        mission.traps.list = serde_json::from_value(trap).unwrap();
        let clears = json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 } });
        take(&mut mission, "fng-trap-clear", clears, &mut dice(&[1; 9])).unwrap();
        let turn = mission.play.turn;
        let done = of(&mission, "Smith").acted.is_some_and(|acted| acted.turn == turn && acted.done);
        assert_eq!(done, is_done);
    }
}

#[test]
fn who_has_taken_the_knock_down_test_in_vain_is_told_so() {
    let mut mission = now(4, 1);
    mission.play.options.set("edition", "2").unwrap();
    mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::KnockedDown);
    let rises = json!({ "check": "knock-down", "figures": ["Smith"] });
    take(&mut mission, "fng-react", rises.clone(), &mut Rig::new().on("Knock Down", &[1, 6])).unwrap();
    let why = refusal(&mission, "fng-react", rises);
    assert!(why.contains("Smith has taken the Knock Down Test this turn and stays down"), "{why}");
}

#[test]
fn who_is_larger_than_life_is_told_why_they_are_not_dead() {
    let mut mission = now(4, 1);
    let star = mission.company.find_mut("Slag").unwrap();
    star.man.advantages = Some([Advantage::LargerThanLife].into());
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reaction": true, "reactions": 0,
                       "order_of_fire": true });
    let mut rig = Rig::new().on("fires the", &[6, 1, 1]).on("damage", &[1; 3]).on("", &[6; 20]);
    let told = take(&mut mission, "fng-exchange", fire, &mut rig).unwrap();
    assert!(told.contains("Slag: Out of the Fight, not dead: Larger Than Life"), "{told}");
}
