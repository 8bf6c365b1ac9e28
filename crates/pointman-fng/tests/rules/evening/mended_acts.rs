//! Rules of evenings that were mended: how long Duck Back lasts, who fires and who is fired at, who finds
//! whom.

use pointman_fng::checks::Flag;
use pointman_fng::evening::{Aboard, Company, Contact, Proposed, ProposedMove};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Post;
use pointman_fng::support::{SniperDice, Who};
use serde_json::json;

use super::mended::{answer, by_rules, now, sight};
use super::scene::{dice, man, of, refusal, take};
use crate::support::scene::by_night;

fn ducks(mission: &mut Mission, name: &str) {
    mission.company.find_mut(name).unwrap().man.state.insert(Flag::DuckBack);
}

fn movers(mission: &Mission, side: Who) -> Vec<String> {
    mission.movers(side).iter().map(|mover| mover.soldier.name().to_owned()).collect()
}

/// The enemy squad, of one with a machine gun, comes onto the table in its Activation and is fired at.
fn enters(rules: u8) -> Mission {
    let mut mission = by_rules(rules, 3, 5);
    let mut forces = mission.forces.clone().unwrap();
    let mut chinh = man("Chinh", 5, "usa-m-60");
    chinh.attributes = Default::default();
    forces.squad = vec![chinh];
    mission.forces = Some(forces);
    take(&mut mission, "fng-reveal", json!({ "what": "squad" }), &mut dice(&[])).unwrap();
    mission
}

#[test]
fn who_ducks_back_on_coming_onto_the_table_acts_no_more_in_that_activation() {
    for (rules, acts) in [(Company::RULES, false), (0, true)] {
        let mut mission = enters(rules);
        assert!(movers(&mission, Who::Enemy).contains(&"Chinh".to_owned()));
        // 1 pass, in the open.
        let check = json!({ "check": "received-fire", "figures": ["Chinh"] });
        take(&mut mission, "fng-react", check, &mut dice(&[6, 1])).unwrap();
        assert!(of(&mission, "Chinh").is(Flag::DuckBack));
        assert_eq!(movers(&mission, Who::Enemy).contains(&"Chinh".to_owned()), acts, "rules {rules}");
    }
}

#[test]
fn a_machine_gun_that_comes_onto_the_table_on_foot_is_to_be_set_up() {
    assert!(of(&enters(Company::RULES), "Chinh").is_packed());
    assert!(!of(&enters(0), "Chinh").is_packed(), "turns of earlier versions");
}

#[test]
fn who_holds_fire_in_the_own_activation_may_still_fire_in_it() {
    let mut mission = now(3, 2);
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::Hidden);
    let orders = sight(json!(["Slag"]), json!(["Ha"]), json!([answer("slag-holds", "wait")]));
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[1; 20])).unwrap();
    assert!(told.contains("Slag holds fire and may still fire in this Activation"), "{told}");
}

#[test]
fn who_is_named_and_takes_no_in_sight_check_is_told_with_the_reason() {
    let mut mission = now(3, 5);
    ducks(&mut mission, "Slag");
    mission.company.find_mut("Smith").unwrap().man.weapon = None;
    mission.company.find_mut("Jones").unwrap().man.state.insert(Flag::KnockedDown);
    let orders = sight(json!(["Ha"]), json!(["Slag", "Smith", "Jones", "Ortiz"]), json!([]));
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[6; 20])).unwrap();
    for why in ["Slag is in Duck Back", "Smith has nothing to fire", "Jones is Knocked Down"] {
        assert!(told.contains(&format!("{why} and takes no check")), "{why}: {told}");
    }
    // Whom they do not see is named, too.
    let mut mission = now(3, 5);
    ducks(&mut mission, "Ha");
    let told =
        take(&mut mission, "fng-exchange", sight(json!(["Ha"]), json!(["Slag"]), json!([])), &mut dice(&[]));
    let told = told.unwrap();
    assert!(told.contains("Slag sees nobody, as Ha is in Duck Back, and takes no check"), "{told}");
}

#[test]
fn who_is_knocked_down_finds_nobody_who_fires_from_hiding() {
    let asked = |rules: u8| {
        let mut mission = by_rules(rules, 3, 4);
        mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
        mission.company.find_mut("Jones").unwrap().man.state.insert(Flag::KnockedDown);
        let front = if rules > 127 { json!([answer("smith-from-rear", "no")]) } else { json!([]) };
        let orders = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }], "answers": front });
        // Ha misses; Smith passes 1 of 2 in the open and Ducks Back.
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1, 2, 1, 6])).unwrap_err().to_string()
    };
    assert!(asked(Company::RULES).contains("Does any of Slag and Ortiz have"), "{}", asked(Company::RULES));
    assert!(asked(0).contains("Slag, Jones and Ortiz"), "turns of earlier versions");
}

#[test]
fn it_is_not_asked_again_whether_a_covered_place_is_where_they_appeared() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Slag").unwrap().covering = true;
        let sight = json!({ "movers": ["Ha"], "watchers": ["Slag"], "covering": ["Slag"] });
        let orders =
            json!({ "sight": sight, "bursts": true, "order_of_fire": true, "ducks_from_firers": true });
        // Slag passes none, Ha 2; Ha's dice miss, and Slag passes 2 and fires back.
        let faces = [1, 1, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6];
        take(&mut mission, "fng-exchange", orders, &mut dice(&faces))
    };
    let told = fired(Company::RULES).unwrap();
    assert!(told.contains("Slag fires the M-16"), "{told}");
    let asked = fired(0).unwrap_err().to_string();
    assert!(asked.contains("Slag fires at Ha: is that at the place being covered"), "{asked}");
}

#[test]
fn a_mine_is_fired_by_who_is_active() {
    let laid = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        let place = json!({ "kind": "cdm", "at": "the wire", "side": "free-world" });
        take(&mut mission, "fng-trap-place", place, &mut dice(&[])).unwrap();
        mission
    };
    let fire = json!({ "trap": 1, "by": { "name": "Smith", "rep": 4 }, "fired": true });
    assert!(refusal(&laid(Company::RULES), "fng-trap-spring", fire.clone()).contains("Smith must wait"));
    take(&mut laid(0), "fng-trap-spring", fire.clone(), &mut dice(&[])).unwrap();
    let mut mission = laid(Company::RULES);
    take(&mut mission, "fng-finish", json!({ "side": "enemy" }), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-trap-spring", fire, &mut dice(&[])).unwrap();
    assert!(of(&mission, "Smith").acted.unwrap().fired, "that is what he does in his Activation");
}

#[test]
fn a_mine_is_fired_by_the_side_that_has_set_it_up() {
    let laid = |rules: u8| {
        let mut mission = by_rules(rules, 3, 4);
        let place = json!({ "kind": "cdm", "at": "the wire", "side": "free-world" });
        take(&mut mission, "fng-trap-place", place, &mut dice(&[])).unwrap();
        mission
    };
    let fire = json!({ "trap": 1, "by": { "name": "Ha", "rep": 4 }, "fired": true });
    let refused = refusal(&laid(Company::RULES), "fng-trap-spring", fire.clone());
    assert!(refused.contains("Ha cannot fire mine 1: the other side has set it up"), "{refused}");
    take(&mut laid(36), "fng-trap-spring", fire, &mut dice(&[])).unwrap();
}

#[test]
fn a_sniper_on_the_table_fires_with_two_dice_where_the_card_of_one_does() {
    let fired = |rules: u8, dice_of: SniperDice| {
        let mut mission = by_rules(rules, 3, 4);
        mission.play.options.sniper_dice = dice_of;
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.man = man("Ha", 4, "com-moisan-nagant");
        ha.man.post = Some(Post::Sniper);
        let orders = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reactions": 0 });
        let mut rig = crate::support::scene::Rig::new().on("fires the", &[1, 2]);
        let (_, told) =
            (0, crate::support::scene::step(&mut mission, "fng-exchange", orders, &mut rig).unwrap());
        told.events.iter().find(|event| event.text.contains("fires the Moisan")).unwrap().dice.len()
    };
    assert_eq!(fired(Company::RULES, SniperDice::CrackShot), 2);
    assert_eq!(fired(Company::RULES, SniperDice::One), 1);
    assert_eq!(fired(0, SniperDice::CrackShot), 1, "turns of earlier versions");
}

#[test]
fn nobody_is_proposed_to_fire_at_who_is_hand_to_hand_with_a_friend() {
    let mut mission = now(3, 5);
    assert_eq!(mission.proposed_targets(of(&mission, "Ha"))[0], "Slag");
    mission.company.contacts.push(Contact { own: "Slag".to_owned(), enemy: "Ha".to_owned() });
    assert!(!mission.proposed_targets(of(&mission, "Ha")).contains(&"Slag".to_owned()));
}

#[test]
fn who_ducks_back_in_a_vehicle_goes_down_inside_it() {
    let mut mission = now(3, 5);
    let aboard = Aboard { vehicle: "Track".to_owned(), post: None };
    mission.company.find_mut("Ha").unwrap().aboard = Some(aboard);
    let check = json!({ "check": "received-fire", "figures": ["Ha"], "with": ["outgunned"] });
    let told = take(&mut mission, "fng-react", check, &mut dice(&[6, 1])).unwrap();
    assert!(told.contains("Ha Ducks Back, down inside the vehicle"), "{told}");
}

#[test]
fn the_night_bounds_the_sight_that_questions_name() {
    let day = now(3, 5);
    assert_eq!(day.told_sight(Some(48)), " within 48 in");
    let night = by_night(day);
    assert_eq!(night.told_sight(Some(48)), " within 12 in, or lit");
    assert_eq!(night.told_sight(Some(6)), " within 6 in");
}

#[test]
fn who_was_knocked_down_running_runs_on_once_up_again() {
    let rises = |rules: u8| {
        let mut mission = by_rules(rules, 3, 4);
        mission.play.options.set("edition", "2").unwrap();
        mission.company.find_mut("Ha").unwrap().man.state.extend([Flag::RunningAway, Flag::KnockedDown]);
        let check = json!({ "check": "knock-down", "figures": ["Ha"] });
        take(&mut mission, "fng-react", check, &mut dice(&[1, 1])).unwrap();
        [Flag::KnockedDown, Flag::RunningAway].map(|flag| of(&mission, "Ha").is(flag))
    };
    assert_eq!(rises(Company::RULES), [false, true]);
    assert_eq!(rises(0), [false, false], "turns of earlier versions");
}

#[test]
fn those_whom_an_ac_47_fires_at_and_who_stay_up_take_received_fire() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        let plane = json!([{ "number": 1, "side": "own", "duty": "spooky", "model": "ac-47", "pilot_rep": 4,
                             "since": 1, "place": "on-station", "runs": { "guns": 1 } }]);
        mission.play.last_number = 1;
        mission.play.aircraft = serde_json::from_value(plane).unwrap();
        take(&mut mission, "fng-air-run", json!({ "aircraft": 1, "declare": "strip" }), &mut dice(&[]))
            .unwrap();
        let next = json!({ "own": 5, "enemy": 3, "rules": rules });
        take(&mut mission, "fng-activation", next, &mut dice(&[])).unwrap();
        let orders = json!({ "aircraft": 1, "run": true, "at": [{ "name": "Ha", "rep": 4 }] });
        // All six dice miss.
        take(&mut mission, "fng-air-run", orders, &mut dice(&[1, 1, 1, 1, 1, 1, 6, 6])).unwrap()
    };
    assert!(fired(Company::RULES).contains("Ha against"), "{}", fired(Company::RULES));
    assert!(!fired(0).contains("Ha against"), "turns of earlier versions");
}

#[test]
fn who_waits_beyond_the_edge_comes_onto_the_table_before_they_fire() {
    let waits = |rules: u8| {
        let mut mission = by_rules(rules, 5, 1);
        let ha = mission.company.find_mut("Ha").unwrap();
        (ha.waits, ha.man.rep) = (true, 5);
        mission
    };
    let mut mission = waits(Company::RULES);
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap_or_default();
    let proposal = mission.proposal(Who::Enemy).map(|proposal| (proposal.name, proposal.does));
    let enters = Proposed::Move(ProposedMove::Enters);
    assert_eq!(proposal, Some(("Ha".to_owned(), enters)), "before all else");
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "order_of_fire": true, "reactions": 0 });
    let why = refusal(&mission, "fng-exchange", fire.clone());
    assert!(why.contains("Ha is not on the table yet"), "{why}");
    // Who only waits has not come.
    let mut stays = mission.clone();
    take(&mut stays, "fng-stand", json!({ "figures": ["Ha"], "does": "wait" }), &mut dice(&[])).unwrap();
    assert!(of(&stays, "Ha").waits);
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "does": "move" }), &mut dice(&[])).unwrap();
    assert!(!of(&mission, "Ha").waits);
    let mut mission = waits(0);
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap_or_default();
    let told = take(&mut mission, "fng-exchange", fire, &mut dice(&[1; 20])).unwrap();
    assert!(told.contains("Ha fires"), "turns of earlier versions: {told}");
}

#[test]
fn a_covered_place_is_remembered_until_they_move_who_appeared_there() {
    let asks = |rules: u8, moves: bool| {
        let mut mission = by_rules(rules, 3, 4);
        mission.company.find_mut("Slag").unwrap().covering = true;
        let sight = json!({ "movers": ["Ha"], "watchers": ["Slag"], "covering": ["Slag"] });
        let orders = json!({ "sight": sight, "bursts": true, "order_of_fire": true, "reactions": 0,
                             "ducks_from_firers": true });
        // Nobody passes.
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 6, 6, 6, 6])).unwrap();
        if moves {
            let walks = json!({ "figures": ["Ha"], "does": "move" });
            take(&mut mission, "fng-stand", walks, &mut dice(&[])).unwrap();
        }
        let fire = json!([{ "by": "Slag", "at": ["Ha"] }]);
        let orders = json!({ "fire": fire, "reaction": true, "reactions": 0, "order_of_fire": true });
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1; 9])).is_err()
    };
    assert!(!asks(Company::RULES, false), "known");
    assert!(asks(Company::RULES, true), "Ha may be elsewhere");
    assert!(asks(0, false), "turns of earlier versions");
}

#[test]
fn who_sees_what_others_have_brought_into_sight_is_stationary() {
    let told = |still: &[&str]| {
        let mut mission = now(3, 5);
        let sight = json!({ "movers": ["Slag", "Smith"], "watchers": ["Ha"], "still": still });
        let orders = json!({ "sight": sight, "bursts": true, "order_of_fire": true, "reactions": 0,
                             "answers": [] });
        // One pass each, if they have but two dice.
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1, 6, 1, 6, 6, 6, 1, 1, 1, 1, 1, 1]))
    };
    let moved = told(&[]).unwrap();
    assert!(moved.contains("Smith against") && moved.contains("does not fire"), "{moved}");
    let still = told(&["Smith"]);
    let still = still.unwrap_or_else(|error| error.to_string());
    assert!(!still.contains("Smith against 4, passes 1: does not fire"), "{still}");
}

#[test]
fn a_leader_of_another_group_who_confronts_somebody_gives_the_leader_die_of_the_rally() {
    let rallied = |rules: u8, by: &str| {
        let mut mission = by_rules(rules, 4, 1);
        // An officer who has come with a group of his own.
        let slag = mission.company.find_mut("Slag").unwrap();
        slag.group = Some("headquarters".to_owned());
        mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::RunningAway);
        let orders = json!({ "check": "rally", "figures": ["Smith"], "leader_first": true, "by": by });
        take(&mut mission, "fng-react", orders, &mut dice(&[5, 6, 1])).unwrap()
    };
    let told = rallied(Company::RULES, "Slag");
    assert!(told.contains("passes 2"), "5 passes on the Leader Die against Rep 5, 1 on Smith's own: {told}");
    for told in [rallied(37, "Slag"), rallied(Company::RULES, "Jones")] {
        assert!(told.contains("passes 0"), "5 and 6 are Smith's own dice: {told}");
    }
}

#[test]
fn somebody_is_rallied_by_a_friend_who_is_not_shaken() {
    let mut mission = now(4, 1);
    for name in ["Smith", "Jones"] {
        mission.company.find_mut(name).unwrap().man.state.insert(Flag::HunkeredDown);
    }
    let by = |by: &str| json!({ "check": "rally", "figures": ["Smith"], "leader_first": true, "by": by });
    for (who, why) in [
        ("Smith", "Smith is rallied by a friend"),
        ("Ha", "Ha rallies only friends"),
        ("Jones", "Jones is Hunkered Down and rallies nobody"),
    ] {
        let refused = refusal(&mission, "fng-react", by(who));
        assert!(refused.contains(why), "{who}: {refused}");
    }
}

#[test]
fn a_scout_moves_as_fast_a_sickly_man_as_slow_and_a_sniper_is_stealthy() {
    let held = |rules: u8, attribute: &str| {
        let mut mission = by_rules(rules, 4, 3);
        let slag = &mut mission.company.find_mut("Slag").unwrap().man;
        slag.attributes = [attribute.to_owned()].into_iter().collect();
        mission
    };
    for (attribute, inches) in [("scout", 10), ("fast", 10), ("sickly", 6), ("tough", 8)] {
        let mission = held(Company::RULES, attribute);
        let slag = of(&mission, "Slag");
        let reach = (mission.company.normal_move(slag), mission.company.longest_move(slag));
        assert_eq!(reach, (inches, inches + 8), "{attribute}");
    }
    let against = |rules: u8| {
        let orders = sight(json!(["Slag"]), json!(["Ha"]), json!([]));
        take(&mut held(rules, "sniper"), "fng-exchange", orders, &mut dice(&[6; 6])).unwrap()
    };
    assert!(against(Company::RULES).contains("Ha against 3"), "one below Rep 4");
    // In turns of earlier versions only what is written counts.
    let before = held(0, "scout");
    assert_eq!(before.company.normal_move(of(&before, "Slag")), 8);
    assert!(against(0).contains("Ha against 4"));
}
