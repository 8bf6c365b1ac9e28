//! Who is on the table, and who may act.

use pointman_core::dice::DiceState;
use pointman_core::document::Document;
use pointman_core::voice::Voice;
use pointman_fng::checks::{Edition, Flag};
use pointman_fng::evening::Down;
use pointman_fng::mission::Mission;
use pointman_fng::support::Who;
use serde_json::{Value, json};

use crate::support::scene::Rig;

use super::scene::{dice, exactly, man, of, refusal, table, take, turn};

#[test]
fn a_name_that_is_taken_gets_a_number() {
    let mut mission = table();
    let orders = json!({ "side": "own", "figures": [man("Ha", 3, "m-16")] });
    take(&mut mission, "fng-muster", orders, &mut dice(&[])).unwrap();
    assert_eq!(of(&mission, "Ha").side, Who::Enemy);
    assert_eq!((of(&mission, "Ha 2").side, of(&mission, "Ha 2").came_as.as_deref()), (Who::Own, Some("Ha")));
}

#[test]
fn somebody_who_is_there_does_not_come_again() {
    let orders = json!({ "side": "own", "figures": [man("Slag", 3, "m-16")] });
    assert!(refusal(&table(), "fng-muster", orders).contains("Slag is already on the table"));
}

#[test]
fn who_comes_later_is_on_the_list_with_his_unit_and_side() {
    let mut mission = table();
    let arrival = json!([{ "turn": 1, "side": "enemy", "at": "by the north edge", "units": [
        { "kind": "lmg-team", "name": "LMG team",
            "figures": [man("Slag", 3, "sks"), man("Tru", 3, "ak-47")] } ] }]);
    mission.play.arrivals = serde_json::from_value(arrival).unwrap();
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "as": ["cover"] }), &mut dice(&[])).unwrap();
    let gunner = of(&mission, "Slag 2");
    assert_eq!((gunner.side, gunner.group.as_deref()), (Who::Enemy, Some("LMG team")));
    assert_eq!(of(&mission, "Tru").side, Who::Enemy);
    let count = mission.company.soldiers.len();
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "as": ["open"] }), &mut dice(&[])).unwrap();
    assert_eq!(mission.company.soldiers.len(), count, "nobody comes twice");
}

#[test]
fn an_evening_of_earlier_versions_keeps_no_list_and_its_bytes() {
    let mission = crate::support::scene::mission("us-army-infantry", "vc-main-force");
    let text = Document::of(mission, DiceState { seed: 1, drawn: 0 }).to_text();
    assert!(!text.contains("company"), "{text}");
    let read: Value = serde_json::from_str(&text).unwrap();
    let mut mission: Mission = serde_json::from_value(read["data"].clone()).unwrap();
    take(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 3 }), &mut dice(&[])).unwrap();
    assert!(mission.company.is_empty());
}

#[test]
fn nobody_acts_on_doubles_but_weapons_may_be_reloaded() {
    let mut mission = turn(4, 4);
    assert!(mission.acting_side().is_none() && mission.movers(Who::Own).is_empty());
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
    assert!(refusal(&mission, "fng-exchange", fire).contains("dice are equal"));
    mission.company.soldiers[0].out_of_ammo = true;
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "reload" }), &mut dice(&[]))
        .unwrap();
    assert!(!of(&mission, "Slag").out_of_ammo);
}

#[test]
fn the_dead_do_not_reload_on_doubles() {
    let mut mission = turn(4, 4);
    mission.company.soldiers[0].out_of_ammo = true;
    assert!(mission.may_reload(of(&mission, "Slag")));
    mission.company.soldiers[0].man.state.insert(Flag::ObviouslyDead);
    assert!(!mission.may_reload(of(&mission, "Slag")));
    let reload = json!({ "figures": ["Slag"], "does": "reload" });
    assert!(refusal(&mission, "fng-stand", reload).contains("is dead"));
}

#[test]
fn the_side_with_the_higher_die_acts_first_with_those_of_its_rep() {
    let mut mission = turn(4, 3);
    assert_eq!(mission.acting_side(), Some(Who::Own));
    let enemy = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }] });
    assert!(refusal(&mission, "fng-exchange", enemy.clone()).contains("act first"));
    let named: Vec<(String, Option<String>)> = mission
        .movers(Who::Own)
        .iter()
        .map(|mover| (mover.soldier.name().to_owned(), mover.led_by.map(str::to_owned)))
        .collect();
    let led = |leader: &str| Some(leader.to_owned());
    assert_eq!(
        named,
        [
            ("Slag".to_owned(), None),
            ("Smith".to_owned(), None),
            ("Jones".to_owned(), None),
            ("Ortiz".to_owned(), led("Slag"))
        ]
    );
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    assert_eq!(mission.acting_side(), Some(Who::Enemy));
    assert!(take(&mut mission.clone(), "fng-exchange", enemy, &mut dice(&[])).is_ok());
    take(&mut mission, "fng-finish", json!({ "side": "enemy" }), &mut dice(&[])).unwrap();
    assert_eq!(mission.acting_side(), None);
}

#[test]
fn a_man_below_the_die_acts_only_with_a_leader_of_his_group_who_is_up() {
    let mut mission = turn(5, 3);
    assert!(
        take(
            &mut mission.clone(),
            "fng-stand",
            json!({ "figures": ["Ortiz"], "does": "move" }),
            &mut dice(&[])
        )
        .is_ok()
    );
    take(&mut mission, "fng-stand", json!({ "figures": ["Ortiz"], "group": "away" }), &mut dice(&[]))
        .unwrap();
    let refused = refusal(&mission, "fng-stand", json!({ "figures": ["Ortiz"], "does": "move" }));
    assert!(refused.contains("has no Leader of Rep 5 or more"), "{refused}");
}

#[test]
fn a_group_whose_leader_falls_in_its_activation_carries_it_out() {
    let mut mission = turn(5, 3);
    let moves = |name: &str| json!({ "figures": [name], "does": "move" });
    let falls = |mission: &mut Mission| {
        let slag = mission.company.find_mut("Slag").unwrap();
        slag.man.state.insert(Flag::ObviouslyDead);
        slag.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    };
    let mut before = mission.clone();
    falls(&mut before);
    let refused = refusal(&before, "fng-stand", moves("Ortiz"));
    assert!(refused.contains("has no Leader of Rep 5 or more"), "Slag never led him: {refused}");
    take(&mut mission, "fng-stand", moves("Slag"), &mut dice(&[])).unwrap();
    falls(&mut mission);
    assert_eq!(mission.movers(Who::Own).len(), 3);
    take(&mut mission, "fng-stand", moves("Ortiz"), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-activation", json!({ "own": 5, "enemy": 3 }), &mut dice(&[])).unwrap();
    assert!(mission.movers(Who::Own).is_empty(), "in the next turn nobody leads");
}

#[test]
fn a_leader_who_moves_off_the_table_with_the_group_takes_nobodys_activation_along() {
    let mut mission = turn(5, 3);
    let off = json!({ "figures": ["Slag", "Ortiz"], "does": "move", "as": ["withdrew"] });
    take(&mut mission, "fng-stand", off, &mut dice(&[])).unwrap();
    assert!(["Slag", "Ortiz"].iter().all(|name| of(&mission, name).left.is_some()));
}

#[test]
fn a_figure_moves_and_fires_once_a_turn() {
    let mut mission = turn(4, 3);
    let moves = json!({ "figures": ["Slag"], "does": "move", "as": ["cover"] });
    take(&mut mission, "fng-stand", moves.clone(), &mut dice(&[])).unwrap();
    assert!(refusal(&mission, "fng-stand", moves).contains("Slag has acted this turn"));
    // Missed, and Ha Ducks Back.
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
    take(&mut mission, "fng-exchange", fire.clone(), &mut dice(&[1, 2, 1, 6])).unwrap();
    assert!(refusal(&mission, "fng-exchange", fire).contains("Slag has acted this turn"));
    let other = json!({ "fire": [{ "by": "Slag", "at": ["Binh"] }] });
    assert!(refusal(&mission, "fng-exchange", other).contains("Slag has acted this turn"));
}

#[test]
fn going_prone_ends_the_activation() {
    let mut mission = turn(4, 3);
    take(
        &mut mission,
        "fng-stand",
        json!({ "figures": ["Slag"], "does": "move", "as": ["prone"] }),
        &mut dice(&[]),
    )
    .unwrap();
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
    assert!(refusal(&mission, "fng-exchange", fire).contains("has acted this turn"));
}

#[test]
fn a_man_of_the_table_calls_for_his_own_side_in_its_time_and_with_his_leader() {
    let call = |who: &str, side: &str| {
        json!({ "side": side, "to": "battalion",
        "call": { "operator": who, "rep": 3 } })
    };
    let mut mission = turn(4, 3);
    mission.company.find_mut("Slag").unwrap().group = Some("squad".to_owned());
    mission.company.find_mut("Ortiz").unwrap().group = None;
    let alone = refusal(&mission, "fng-radio", call("Ortiz", "own"));
    assert!(alone.contains("the group has no Leader of Rep 4 or more"), "{alone}");
    mission.company.find_mut("Ortiz").unwrap().group = Some("squad".to_owned());
    let refused = refusal(&mission, "fng-radio", call("Ortiz", "enemy"));
    assert!(refused.contains("only for this one (--side own)"), "{refused}");
    let early = refusal(&mission, "fng-radio", call("Ha", "enemy"));
    assert!(early.contains("Ha must wait"), "{early}");
    let told = take(&mut mission, "fng-radio", call("Ortiz", "own"), &mut exactly(&[1, 1])).unwrap();
    assert!(told.contains("Ortiz calls battalion"), "{told}");
}

#[test]
fn who_is_knocked_down_after_he_acted_gets_up_when_next_activated() {
    for edition in [Edition::One, Edition::Two] {
        let mut mission = table();
        mission.play.options.set("edition", &edition.number().to_string()).unwrap();
        let roll = |own: u8| json!({ "own": own, "enemy": 3 });
        take(&mut mission, "fng-activation", roll(4), &mut dice(&[])).unwrap();
        let moves = json!({ "figures": ["Slag"], "does": "move" });
        take(&mut mission, "fng-stand", moves, &mut dice(&[])).unwrap();
        mission.company.soldiers[0].man.state.insert(Flag::KnockedDown);
        assert!(mission.movers(Who::Own).iter().all(|mover| mover.soldier.name() != "Slag"));
        let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
        assert!(refusal(&mission, "fng-exchange", fire.clone()).contains("when next activated"));
        let rises = json!({ "check": "knock-down", "figures": ["Slag"] });
        if edition == Edition::Two {
            assert!(refusal(&mission, "fng-react", rises.clone()).contains("when next activated"));
        }
        take(&mut mission, "fng-activation", roll(5), &mut dice(&[])).unwrap();
        assert!(mission.movers(Who::Own).iter().any(|mover| mover.soldier.name() == "Slag"));
        if edition == Edition::Two {
            take(&mut mission, "fng-react", rises, &mut dice(&[1, 1])).unwrap();
        }
        assert!(take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 1, 1, 1, 1, 1])).is_ok());
    }
}

/// Kowalski, a Junior NCO of Rep 5, in the group of Slag, whose Rep is 3 now.
fn led_by_the_weaker() -> Mission {
    use pointman_fng::squads::squad::Role;
    let mut mission = turn(3, 1);
    mission.company.soldiers[0].man.rep = 3;
    (mission.company.soldiers[1].man.rep, mission.company.soldiers[1].man.role) = (5, Some(Role::JuniorNco));
    mission
}

#[test]
fn the_leader_die_is_the_leaders_while_he_is_up_and_then_the_junior_ncos() {
    let mut mission = led_by_the_weaker();
    let fast = json!({ "check": "fast-move", "figures": ["Jones", "Ortiz"], "leader_first": true });
    let die_of = |mission: &Mission, faces: &[u32], choices: &Value| {
        take(&mut mission.clone(), "fng-react", choices.clone(), &mut exactly(faces)).unwrap()
    };
    // A 4 on the Leader Die fails against Slag's 3, and with 6 and 6 nobody passes anything.
    let told = die_of(&mission, &[4, 6, 6, 4, 6, 6], &fast);
    assert_eq!(told.matches("passes 0").count(), 2, "{told}");
    // A step of an earlier version took the highest Rep of both.
    let mut earlier = fast.clone();
    earlier.as_object_mut().unwrap().remove("leader_first");
    let told = die_of(&mission, &[4, 6, 6, 4, 6, 6], &earlier);
    assert_eq!(told.matches("passes 1").count(), 2, "{told}");
    let falls = |mission: &mut Mission, index: usize| {
        mission.company.soldiers[index].man.state.insert(Flag::OutOfTheFight);
        mission.company.soldiers[index].down = Some(Down { turn: 1, by: None, treated: false });
    };
    falls(&mut mission, 0);
    let told = die_of(&mission, &[4, 6, 6, 4, 6, 6], &fast);
    assert_eq!(told.matches("passes 1").count(), 2, "the Junior NCO leads: {told}");
    // Both lost, the highest Rep of the squad leads: Jones.
    falls(&mut mission, 1);
    let told = die_of(&mission, &[4, 6, 6, 4, 6, 6], &fast);
    assert_eq!(told.matches("passes 1").count(), 2, "the highest Rep leads: {told}");
}

/// A turn of ours with an M-113 called Zed whose commander, driver and loader have these Reps; its `crews`
/// act on the commander's.
fn carrier(reps: [u8; 3], crews: bool) -> Mission {
    let mut mission = table();
    let crew = ["Abel", "Baker", "Cole"].into_iter().zip(reps);
    let crew: Vec<Value> = crew.map(|(name, rep)| json!({ "name": name, "rep": rep })).collect();
    let zed = json!({ "side": "own", "vehicle": "m-113-apc", "called": "Zed", "figures": crew });
    take(&mut mission, "fng-muster", zed, &mut exactly(&[])).unwrap();
    let dice_of_turn = json!({ "own": 4, "enemy": 3, "crews_and_dumb_asses": crews });
    take(&mut mission, "fng-activation", dice_of_turn, &mut dice(&[])).unwrap();
    mission
}

fn may_act(mission: &Mission) -> [bool; 3] {
    let movers: Vec<&str> = mission.movers(Who::Own).iter().map(|mover| mover.soldier.name()).collect();
    ["Abel", "Baker", "Cole"].map(|name| movers.contains(&name))
}

#[test]
fn a_vehicle_acts_on_its_commanders_rep_and_on_the_drivers_once_the_commander_is_gone() {
    let mut mission = carrier([3, 5, 5], true);
    assert_eq!(may_act(&mission), [false, false, false]);
    let drives = json!({ "vehicle": "Zed", "drives": 6 });
    let refused = refusal(&mission, "fng-crew", drives.clone());
    assert!(refused.contains("acts on the Rep of Abel, which is 3"), "{refused}");
    mission.company.soldiers.iter_mut().find(|man| man.name() == "Abel").unwrap().left =
        Some(pointman_fng::evening::Left::Evacuated);
    assert_eq!(may_act(&mission), [false, true, true]);
    assert!(take(&mut mission, "fng-crew", drives, &mut dice(&[])).is_ok());
    assert_eq!(may_act(&carrier([4, 2, 2], true)), [true, true, true]);
}

#[test]
fn in_steps_of_earlier_versions_each_crewman_acts_on_their_own_rep_too() {
    assert_eq!(may_act(&carrier([3, 5, 5], false)), [false, true, true]);
}

#[test]
fn a_dumb_ass_who_is_active_rolls_and_does_nothing_above_his_rep() {
    let of_turn = |marked: bool, faces: &[u32]| {
        let mut mission = table();
        let smith = mission.company.soldiers.iter_mut().find(|man| man.name() == "Smith").unwrap();
        smith.man.attributes.gain("dumb-ass");
        let orders = json!({ "own": 4, "enemy": 3, "crews_and_dumb_asses": marked });
        let told =
            take(&mut mission, "fng-activation", orders, &mut Rig::new().on("Dumb Ass", faces)).unwrap();
        let moves = json!({ "figures": ["Smith"], "does": "move" });
        (told, take(&mut mission, "fng-stand", moves, &mut exactly(&[])).is_ok())
    };
    let (told, acts) = of_turn(true, &[5]);
    assert!(told.contains("Smith does nothing in turn 1") && !acts, "{told}");
    assert!(of_turn(true, &[4]).1);
    assert!(of_turn(false, &[]).1, "steps of earlier versions roll nothing");
}

#[test]
fn a_vehicle_that_comes_during_a_turn_acts_on_its_commanders_rep_at_once() {
    let mut mission = table();
    let dice_of = json!({ "own": 4, "enemy": 2, "crews_and_dumb_asses": true });
    take(&mut mission, "fng-activation", dice_of, &mut dice(&[])).unwrap();
    let crew: Vec<Value> = [("Abel", 3), ("Baker", 5), ("Cole", 5)]
        .map(|(name, rep)| json!({ "name": name, "rep": rep }))
        .into();
    let tank = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger", "group": "Tiger", "figures": crew,
        "crews_act": true });
    take(&mut mission, "fng-muster", tank, &mut dice(&[])).unwrap();
    let acts: Vec<&str> = mission.movers(Who::Own).iter().map(|mover| mover.soldier.name()).collect();
    assert!(!acts.contains(&"Baker") && acts.contains(&"Slag"), "{acts:?}");
}

/// What the rules say to type is worded for whoever asks: a command of the shell, or the words at the prompt.
#[test]
fn what_to_type_is_worded_for_whoever_asks() {
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
    let both = |mission: &Mission, command: &str, choices: &Value| {
        let refused = || refusal(mission, command, choices.clone());
        (refused(), Voice::Prompt.speaking(refused))
    };
    let says = |mission: &Mission, command: &str, choices: &Value, shell: &str, prompt: &str| {
        let (at_shell, at_prompt) = both(mission, command, choices);
        assert!(at_shell.contains(shell), "{shell}: {at_shell}");
        assert!(at_prompt.contains(prompt) && !at_prompt.contains("fng "), "{prompt}: {at_prompt}");
    };
    let waits = "(pointman fng finish EVENING -i ends their Activations)";
    says(&turn(3, 4), "fng-exchange", &fire, waits, "(`done` ends their Activations)");
    says(
        &turn(3, 3),
        "fng-exchange",
        &fire,
        "; pointman fng activation EVENING -i begins",
        "; `turn` begins",
    );
    let with = |change: &dyn Fn(&mut pointman_fng::evening::Soldier)| {
        let mut mission = turn(4, 3);
        change(mission.company.find_mut("Slag").unwrap());
        mission
    };
    let empty = with(&|slag| slag.out_of_ammo = true);
    says(
        &empty,
        "fng-exchange",
        &fire,
        "pointman fng stand EVENING -i --figure Slag --does reload",
        "firing: `Slag reload`",
    );
    let hunkered = with(&|slag| {
        slag.man.state.insert(Flag::HunkeredDown);
    });
    says(&hunkered, "fng-exchange", &fire, "(fng react --test rally)", "(`rally`)");
    let down = with(&|slag| {
        slag.man.state.insert(Flag::OutOfTheFight);
        slag.down = Some(Down { turn: 1, by: None, treated: false });
    });
    says(&down, "fng-exchange", &fire, "3 turns: fng medic", "3 turns: `treat`");
    let carrier = with(&|slag| slag.carries = serde_json::from_value(json!({ "whom": "Smith" })).ok());
    let reaction = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "reaction": true });
    let puts = "(pointman fng stand EVENING -i --figure Slag --as puts-down lays";
    says(&carrier, "fng-exchange", &reaction, puts, "(`stand Slag puts-down` lays");
    let mut aboard = turn(4, 3);
    let tank = json!({ "side": "own", "vehicle": "m-48", "called": "Tiger",
                       "figures": [{ "name": "Abel", "rep": 4 }] });
    take(&mut aboard, "fng-muster", tank, &mut dice(&[])).unwrap();
    let slag = aboard.company.find_mut("Slag").unwrap();
    slag.aboard = serde_json::from_value(json!({ "vehicle": "Tiger" })).ok();
    let fast = json!({ "check": "fast-move", "figures": ["Slag"] });
    let out = "(pointman fng stand EVENING -i --figure Slag --vehicle \"\")";
    says(&aboard, "fng-react", &fast, out, "before getting out (`Slag get-out`)");
    assert_eq!(Voice::now(), Voice::Shell, "nobody is left spoken to");
}

#[test]
fn reinforcements_take_in_sight_in_the_first_activation_after_they_come() {
    let comes = |orders: Value| {
        let mut mission = turn(4, 3);
        crate::support::scene::holding(&mut mission, Who::Enemy, "KH");
        let mut rig = Rig::new().cards(&["6C"]);
        crate::support::scene::step(&mut mission, "fng-reinforce", orders, &mut rig).unwrap();
        let met = mission.company.of(Who::Enemy).filter(|soldier| soldier.untested).count();
        (met, mission.company.of(Who::Enemy).count() - 4)
    };
    let (met, came) = comes(json!({ "side": "enemy", "tests_later": true }));
    assert_eq!((met, came > 0), (came, true));
    assert_eq!(comes(json!({ "side": "enemy" })).0, 0, "not in steps of earlier versions");
}

#[test]
fn setting_up_a_mine_takes_an_activation() {
    let mut mission = turn(4, 3);
    let by = |name: &str| {
        let man = json!({ "name": name, "rep": 4 });
        json!({ "kind": "cdm", "at": "the gate", "side": "free-world", "by": man })
    };
    take(&mut mission, "fng-trap-place", by("Smith"), &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] });
    assert!(refusal(&mission, "fng-exchange", fire).contains("Smith has acted this turn"));
    assert!(refusal(&mission, "fng-trap-place", by("Smith")).contains("Smith has acted this turn"));
}

#[test]
fn a_squad_plays_on_after_an_evening_with_those_who_are_left() {
    let mut mission = turn(4, 3);
    let refused = mission.squad_after().unwrap_err().to_string();
    assert!(refused.contains("is not over yet"), "{refused}");
    let slag = mission.company.find_mut("Slag").unwrap();
    slag.man.state.insert(Flag::InCover);
    slag.kills = vec!["Vu".to_owned()];
    for (name, flag) in [("Smith", Flag::ObviouslyDead), ("Jones", Flag::OutOfTheFight)] {
        let soldier = mission.company.find_mut(name).unwrap();
        soldier.man.state.insert(flag);
        soldier.down = serde_json::from_value(json!({ "turn": 1 })).unwrap();
    }
    let late = json!({ "side": "own", "figures": [man("Guest", 3, "m-16")] });
    take(&mut mission, "fng-muster", late, &mut dice(&[])).unwrap();
    take(&mut mission, "fng-finish", json!({}), &mut dice(&[])).unwrap();
    let refused = mission.squad_after().unwrap_err().to_string();
    assert!(refused.contains("Jones is Out of the Fight: roll Recovery first"), "{refused}");
    mission.company.find_mut("Jones").unwrap().recovery =
        serde_json::from_value(json!({ "end": "recovers-later", "turns": 1 })).unwrap();
    let squad = mission.squad_after().unwrap();
    let names: Vec<&str> = squad.figures.iter().map(|man| man.name.as_str()).collect();
    assert_eq!(names, ["Slag", "Jones", "Ortiz"]);
    assert!(squad.figures.iter().all(|man| man.state.is_empty()));
    assert_eq!(squad.figures[0].kills, 1);
}

/// An evening of this version, in which it is the turn of our side.
fn as_printed() -> Mission {
    let mut mission = turn(5, 1);
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    mission
}

#[test]
fn whoever_is_out_of_ammo_reloads_as_they_are_activated_and_does_not_fire_then() {
    let moves = json!({ "figures": ["Slag"], "does": "move", "as": ["cover"] });
    for now in [true, false] {
        let mut mission = as_printed();
        mission.company.by_the_rules = now;
        mission.company.soldiers[0].out_of_ammo = true;
        let told = take(&mut mission, "fng-stand", moves.clone(), &mut dice(&[])).unwrap();
        assert_eq!(told.contains("Slag reloads, and fires only in reaction"), now, "{told}");
        assert_eq!(of(&mission, "Slag").out_of_ammo, !now);
        let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
        let why = refusal(&mission, "fng-exchange", fire);
        assert!(why.contains(if now { "has acted this turn" } else { "is out of ammo" }), "{why}");
    }
}

#[test]
fn whoever_takes_over_a_squad_gives_the_leader_die_to_those_they_rally() {
    let mut mission = as_printed();
    for lost in [0, 1] {
        mission.company.soldiers[lost].man.state.insert(Flag::OutOfTheFight);
        mission.company.soldiers[lost].down = Some(Down { turn: 1, by: None, treated: false });
    }
    // Jones is the best man left, and the one to be rallied: Ortiz, Rep 3, leads him.
    mission.company.soldiers[2].man.state.insert(Flag::HunkeredDown);
    let rally = json!({ "check": "rally", "figures": ["Jones"], "leader_first": true });
    let mut earlier = mission.clone();
    earlier.company.by_the_rules = false;
    take(&mut earlier, "fng-react", rally.clone(), &mut exactly(&[6, 6])).unwrap();
    let told = take(&mut mission, "fng-react", rally, &mut exactly(&[3, 6, 4])).unwrap();
    assert!(told.contains("passes 2"), "{told}");
}

#[test]
fn the_leader_who_is_left_asks_for_an_air_strike() {
    let mut mission = as_printed();
    mission.own.leader_rep = 5;
    mission.play.dice.as_mut().unwrap().own = 4;
    let request = json!({ "what": "air-strike", "call": { "operator": "Smith", "rep": 6 } });
    // Contact, then a 3: en route for a Leader of Rep 5; one of Rep 4 has -1, and none comes this turn.
    let asks = |mission: &Mission| {
        take(&mut mission.clone(), "fng-request", request.clone(), &mut dice(&[3, 1, 3])).unwrap()
    };
    let before = asks(&mission);
    assert!(before.contains("en route"), "{before}");
    mission.company.soldiers[0].man.state.insert(Flag::OutOfTheFight);
    mission.company.soldiers[0].down = Some(Down { turn: 1, by: None, treated: false });
    let after = asks(&mission);
    assert!(!after.contains("en route"), "{after}");
}
