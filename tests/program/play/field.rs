//! Evenings of FNG at the prompt: the wounded and the weapons of the fallen, what a step leaves to be asked,
//! installations, snipers, and the words of the shell.

use std::path::Path;

use super::evenings::{activation, said};
use super::{fng, run};

fn adjust(folder: &Path, fields: &[&str]) {
    run(folder, &[&["adjust", "game.json", "-i", "-q"][..], fields].concat());
}

/// Two against two, in which Ortiz lies Out of the Fight.
fn wounded(folder: &Path) {
    fng::prepare(folder, 2, 2);
    let state = ["company/soldiers/Ortiz/man/state", "[\"out-of-the-fight\"]"];
    adjust(folder, &[&state[..], &["company/soldiers/Ortiz/down", "{\"turn\":1}"]].concat());
}

#[test]
fn the_wounded_are_carried_at_the_prompt_until_they_are_off_the_table() {
    let folder = crate::scenes::folder();
    wounded(folder.path());
    activation(folder.path(), "3", "1");
    let begun = said(folder.path(), "miller carry ortiz\nkowalski\nnobody\ncover\nno\nnobody\nquit\n");
    assert!(begun.contains("Who helps to carry: nobody"), "{begun}");
    assert!(begun.contains("Ortiz is moved up to 8 in over open ground"), "{begun}");
    assert!(begun.contains("Who comes into sight of Sgt Miller, Cpl Kowalski now"), "{begun}");
    assert!(run(folder.path(), &["fng", "table", "game.json"]).contains("carrying Ortiz"));
    activation(folder.path(), "3", "1");
    let off = said(folder.path(), "miller carry off\nshow ortiz\nquit\n");
    assert!(!off.contains("Whom"), "the two go on with him together: {off}");
    assert!(off.contains("Sgt Miller, Cpl Kowalski carry Ortiz: withdrawn"), "{off}");
    assert!(off.contains("Ortiz: evacuated"), "{off}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn an_enemy_that_withdraws_by_the_program_takes_a_casualty_along() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let posture = ["doctrine", "{\"activity\":\"low\",\"posture\":\"moderate\"}"];
    let state = ["company/soldiers/Ha/man/state", "[\"out-of-the-fight\"]"];
    let down = ["company/soldiers/Ha/down", "{\"turn\":1}"];
    adjust(folder.path(), &[&posture[..], &state[..], &down[..]].concat());
    activation(folder.path(), "1", "3");
    let off = said(folder.path(), "?\ncarry\nha\nnobody\noff\nshow ha\nquit\n");
    assert!(off.contains("takes somebody along who is down, alone or with others"), "{off}");
    assert!(off.contains("Binh carries Ha: withdrawn"), "{off}");
    assert!(off.contains("Ha: evacuated"), "{off}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_weapon_of_the_fallen_is_picked_up_at_the_prompt() {
    let folder = crate::scenes::folder();
    wounded(folder.path());
    activation(folder.path(), "3", "1");
    let up = said(folder.path(), "miller pick-up ortiz\nquit\n");
    assert!(up.contains("Sgt Miller picks up the M-16 of Ortiz, and leaves the M-16"), "{up}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_question_of_sight_that_is_left_by_hold_is_asked_again() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    adjust(folder.path(), &["enemy/support", "6"]);
    activation(folder.path(), "3", "1");
    let held = said(folder.path(), "contact 10\n\nhold\n");
    assert!(held.contains("In Sight: whom of yours do those hidden in feature 10 see"), "{held}");
    let again = said(folder.path(), "\nortiz\nnobody\nno\nquit\n");
    assert!(again.contains("In Sight: whom of yours do those hidden in feature 10 see"), "{again}");
    assert!(again.contains("take no check"), "{again}");
    let done = said(folder.path(), "quit\n");
    assert!(!done.contains("In Sight: who"), "it is answered: {done}");
    // So is that of a crew which has driven.
    let muster = ["fng", "muster", "game.json", "-i", "-q", "--vehicle", "m-48", "--called", "Tiger"];
    run(folder.path(), &muster);
    run(folder.path(), &["fng", "crew", "game.json", "-i", "-q", "--round", "he"]);
    activation(folder.path(), "2", "1");
    let drive = ["fng", "crew", "game.json", "-i", "-q", "--of", "Tiger", "--drive", "6"];
    run(folder.path(), &drive);
    let driven = said(folder.path(), "hold\n");
    assert!(driven.contains("sight now, or sees them from hiding: nobody"), "{driven}");
    let declined = said(folder.path(), "nobody\nquit\n");
    assert!(declined.contains("sight now, or sees them from hiding: nobody"), "{declined}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn an_installation_that_was_found_is_destroyed_and_the_goal_is_proposed_as_met() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4"];
    run(folder.path(), &[&squad[..], &["--seed", "2", "-o", "squad.json", "-q"]].concat());
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let when = ["--leader-rep", "4", "--date", "1967-05-early", "--mission-type", "s-and-d", "--seed", "7"];
    let files = ["--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder.path(), &[&mission[..], &when[..], &files[..]].concat());
    let found = ["forces/markers/0/installation", "arms-cache", "forces/markers/0/revealed", "true"];
    adjust(folder.path(), &found);
    activation(folder.path(), "3", "1");
    let destroyed = said(folder.path(), "miller destroy 1\nmiller\nquit\n");
    assert!(destroyed.contains("Sgt Miller destroys a"), "{destroyed}");
    assert!(run(folder.path(), &["fng", "briefing", "game.json"]).contains(", destroyed"));
    activation(folder.path(), "2", "2");
    let over = said(folder.path(), "end\nyes\n\nquit\n");
    assert!(over.contains("Did you meet it") && over.contains("(Enter: yes)"), "{over}");
    assert!(over.contains("the goal was met"), "{over}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_snipers_of_the_enemy_are_proposed_once_the_others_have_acted() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let sniper = r#"[{"number":7,"side":"enemy","rep":5,"weapon":"ak-47","section":2}]"#;
    adjust(folder.path(), &["play/snipers", sniper, "play/last_number", "7"]);
    activation(folder.path(), "1", "5");
    let fires = said(folder.path(), "ortiz\nquit\n");
    assert!(fires.contains("Sniper 7 (Rep 5) fires; who is nearest to the card"), "{fires}");
    assert!(fires.contains("sniper 7, section 2"), "{fires}");
    if fires.contains("Ortiz is missed") {
        assert!(fires.contains("[received-fire]"), "{fires}");
        assert!(fires.contains("Sniper 7 missed: does anybody who can see the sniper stay up"), "{fires}");
    }
    activation(folder.path(), "1", "6");
    let low = said(folder.path(), "quit\n");
    assert!(!low.contains("Sniper 7 (Rep 5) fires"), "below the die he is not Active: {low}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn what_the_rules_propose_is_worded_as_the_prompt_takes_it() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "1", "4");
    let refused = said(folder.path(), "do exchange --by Ortiz --at Ha\nquit\n");
    assert!(refused.contains("act first (`done` ends their Activations)"), "{refused}");
    assert!(!refused.contains("fng "), "{refused}");
}

#[test]
fn smoke_that_is_ready_is_thrown_at_the_prompt_and_makes_a_cloud() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let early = said(folder.path(), "miller throw-smoke\nmiller ready-smoke\nquit\n");
    assert!(early.contains("No: Sgt Miller has no smoke grenade ready"), "{early}");
    assert!(early.contains("Sgt Miller readies: a smoke grenade"), "{early}");
    activation(folder.path(), "3", "1");
    let thrown = said(folder.path(), "miller throw-smoke\nthe gate\nmiller\n?\nquit\n");
    assert!(thrown.contains("smoke") && thrown.contains("the gate"), "{thrown}");
    let document: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.path().join("game.json")).unwrap()).unwrap();
    assert_eq!(document["data"]["play"]["smoke"].as_array().unwrap().len(), 1);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_is_asked_in_the_midst_of_a_fight_sees_the_dice_that_led_there() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    // Ha is hidden, passes In Sight and may hold his fire, or a man of ours is asked at whom: both see the
    // test before.
    let sight = "miller,kowalski move open\nha\nbinh\nnobody\nhold\n";
    let asked = said(folder.path(), sight);
    let at = asked.find("may fire: at whom").unwrap_or(asked.len());
    let so_far = asked[..at].rfind("So far:");
    assert!(at == asked.len() || so_far.is_some(), "{asked}");
    assert!(at < asked.len(), "somebody is asked at whom: {asked}");
    // With what they came to.
    assert!(asked[so_far.unwrap()..at].contains(", passes "), "{asked}");
}

/// The dice that lie there for what is under way.
fn lying(folder: &Path) -> Vec<serde_json::Value> {
    let draft = std::fs::read_to_string(folder.join("game.json.draft")).unwrap_or("{}".to_owned());
    let draft: serde_json::Value = serde_json::from_str(&draft).unwrap();
    draft["thrown"].as_array().cloned().unwrap_or_default()
}

#[test]
fn dice_of_an_action_that_is_left_for_another_stay_bound_to_it_until_the_next_turn() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let left = said(folder.path(), "miller,kowalski move open\nha\nbinh\nnobody\nabort\nhold\n");
    assert!(left.contains("may fire: at whom"), "{left}");
    let thrown = lying(folder.path());
    assert!(!thrown.is_empty(), "{left}");
    // Neither a step that throws nor a word that changes the table drops them.
    let other = said(folder.path(), "no\nnobody\nwashington fire vu\nhold\n");
    assert!(other.contains("Washington fires"), "{other}");
    assert_eq!(lying(folder.path()), thrown, "{other}");
    let changed = said(folder.path(), "stand ortiz prone\nhold\n");
    assert_eq!(lying(folder.path()), thrown, "{changed}");
    let turn = said(folder.path(), "done\nother\ndone\nturn\nhold\n");
    assert!(turn.contains("turn 2"), "{turn}");
    assert_eq!(lying(folder.path()), Vec::<serde_json::Value>::new(), "{turn}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn none_leaves_the_question_which_feature_comes_into_sight() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    for line in ["contact none", "contact\nnone", "contact\nNone"] {
        let left = said(folder.path(), &format!("{line}\nquit\n"));
        assert!(left.contains("Which feature") || line == "contact none", "{left}");
        assert!(!left.contains("[contact]") && !left.contains("In Sight"), "{left}");
    }
}

#[test]
fn recon_by_fire_is_offered_at_a_place_where_nobody_may_be() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let fired = said(folder.path(), "ortiz recon-by-fire\n1\nnobody\nquit\n");
    assert!(fired.contains("Recon By Fire at which place: a feature by its number"), "{fired}");
    assert!(fired.contains(" 1 with the") && fired.contains("nobody is there"), "{fired}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn those_in_contact_fight_on_or_break_off() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    adjust(folder.path(), &["company/contacts", r#"[{"own":"Ortiz","enemy":"Ha"}]"#]);
    let off = said(folder.path(), "ortiz break-off\ncover\nnobody\nquit\n");
    assert!(off.contains("fight, Ortiz (Enter: fight)"), "{off}");
    assert!(off.contains("Ortiz breaks off the melee with Ha"), "{off}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn covering_fire_asks_its_place_and_turns_to_another() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let covers = said(folder.path(), "ortiz cover-place\nthe gate\nquit\n");
    assert!(covers.contains("Ortiz covers the gate"), "{covers}");
    activation(folder.path(), "3", "1");
    let again = said(folder.path(), "ortiz cover-place\nthe ford\nshow\nquit\n");
    assert!(again.contains("Ortiz covers the ford") && again.contains("covering the ford"), "{again}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_fire_mission_is_proposed_and_its_shell_asks_who_is_there() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let declares = ["fng", "fire-mission", "game.json", "-i", "-q", "--declare", "medium-mortar"];
    let at_gate = ["--aim", "the gate", "--range", "60", "--friends", "40", "--direct"];
    run(folder.path(), &[&declares[..], &at_gate].concat());
    let fired = said(folder.path(), "fire\nha\nnobody\n\nshow\nquit\n");
    assert!(fired.contains("at the gate may fire: fire, wait (Enter: wait)"), "{fired}");
    assert!(fired.contains("Blast ") && fired.contains("in circle: nobody,"), "{fired}");
    assert!(fired.contains("[shell-effect]"), "{fired}");
    // The next round waits by Enter, and the other side has none.
    let waits = said(folder.path(), "quit\n");
    assert!(!waits.contains("may fire: fire, wait"), "{waits}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_loses_their_target_to_another_of_the_same_moment_is_asked_again() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let fired = said(folder.path(), "dice ask\nmiller,ortiz fire ha\n6 6\n1\n1\nquit\n");
    assert!(fired.contains("Ortiz has nobody left to fire at there, and may still act"), "{fired}");
}

#[test]
fn a_command_whose_first_die_was_typed_is_offered_again_with_it() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let left = said(folder.path(), "dice ask\nortiz fire ha 12\n3\nquit\n");
    assert!(left.contains("die 2 of"), "{left}");
    let again = said(folder.path(), "\n1\n6 6\nquit\n");
    assert!(again.contains("Under way: exchange, Ortiz, Ha. Go on with it?"), "{again}");
    assert!(again.contains("Ortiz fires the M-16 at Ha"), "{again}");
    assert!(again.contains("no hit (3, 1)"), "{again}");
    let declined = said(folder.path(), "quit\n");
    assert!(!declined.contains("Under way"), "{declined}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn dice_of_a_step_that_is_rolled_back_stay_bound_to_it() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let fired = said(folder.path(), "ortiz fire ha\nrollback\n\nwashington fire vu\nortiz fire ha\nquit\n");
    let after = fired.split("Ortiz fires the M-16 at Ha: ").skip(1);
    let shots: Vec<&str> = after.filter_map(|after| after.split(" [").next()).collect();
    assert_eq!(shots.len(), 2, "{fired}");
    assert_eq!(shots[0], shots[1], "{fired}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_end_of_the_enemys_activations_that_is_rolled_back_is_not_taken_again_at_once() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    // Nobody of the enemy has a Rep of 6.
    activation(folder.path(), "1", "6");
    let back = said(folder.path(), "rollback\n\nhold\n");
    assert!(back.contains("Activations over"), "{back}");
    let asked = back.rfind("who does what").expect(&back);
    assert!(back[asked..].contains("Enter: done"), "{back}");
    let file = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: serde_json::Value = serde_json::from_str(&file).unwrap();
    let last = document["history"].as_array().unwrap().last().unwrap();
    assert_eq!(last["command"], "fng-activation", "{back}");
}

#[test]
fn in_sight_whose_dice_lie_is_not_left_in_its_midst() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let left = said(folder.path(), "miller,kowalski move open\nha\nbinh\nnobody\nabort\nhold\n");
    // What was asked comes again, and so does what led there.
    assert!(left.matches("may fire: at whom").count() > 1, "{left}");
    assert!(left.contains("Dice have been thrown for this, so it goes on"), "{left}");
    let again = said(folder.path(), "no\nhold\n");
    assert!(again.contains("Who comes into sight of Sgt Miller, Cpl Kowalski now"), "{again}");
}
