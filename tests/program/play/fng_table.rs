//! What a player of FNG meets at the prompt: who tests In Sight and when, men who are down, several figures
//! at once, and the beginning and the end of an evening.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::fng::prepare;
use super::{play, run};

/// What is said to these lines, in one line.
fn said(folder: &Path, lines: &str) -> String {
    let output = play(folder, &["game.json"], lines);
    let said = String::from_utf8(output.stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn document(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// The commands of the steps taken after the first `known`.
fn steps(folder: &Path, known: usize) -> Vec<String> {
    let document = document(folder);
    let history = document["history"].as_array().unwrap();
    history.iter().skip(known).map(|step| step["command"].as_str().unwrap().to_owned()).collect()
}

fn state(folder: &Path, name: &str) -> Vec<String> {
    let document = document(folder);
    let soldiers = document["data"]["company"]["soldiers"].as_array().unwrap();
    let soldier = soldiers.iter().find(|soldier| soldier["man"]["name"] == name).unwrap();
    let state = soldier["man"]["state"].as_array().cloned().unwrap_or_default();
    state.iter().map(|flag| flag.as_str().unwrap().to_owned()).collect()
}

/// An evening of another mission for the same squad, without a turn yet.
fn prepare_mission(folder: &Path, mission: &str, edition: &str) {
    prepare(folder, 2, 2);
    let order = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", mission, "--option", edition];
    run(
        folder,
        &[&order[..], &more, &["--seed", "4", "--squad", "squad.json", "-o", "game.json", "-q"]].concat(),
    );
}

#[test]
fn a_question_mark_after_the_only_answer_lists_it_and_takes_no_step() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "perimeter", "edition=2");
    let before = fs::read(folder.path().join("game.json")).unwrap();
    let said = said(folder.path(), "open\nreveal ?\nhold\n");
    assert!(said.contains("squad"), "{said}");
    assert_eq!(fs::read(folder.path().join("game.json")).unwrap(), before, "{said}");
}

#[test]
fn everyone_is_named_alone_or_but_for_some() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "perimeter", "edition=2");
    let typed = "cover\nreveal\ncover\neveryone xyzzy\neveryone but ortiz, washington\n\n\n\n\n\n\nquit\n";
    let said = said(folder.path(), typed);
    assert!(said.contains("No: nothing follows `everyone` here but those left out"), "{said}");
    let text = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let history = document["history"].as_array().unwrap();
    let sight = history.iter().find(|step| step["command"] == "fng-exchange").expect(&said);
    let watchers = &sight["choices"]["sight"]["watchers"];
    assert_eq!(*watchers, serde_json::json!(["Sgt Miller", "Cpl Kowalski"]), "{said}");
}

#[test]
fn a_squad_that_enters_before_anybody_acts_tests_in_sight_at_once() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "perimeter", "edition=2");
    let said = said(folder.path(), "cover\nreveal\ncover\nortiz\nnobody\n\n\n\n\n\n\nquit\n");
    assert!(said.contains("Set up your soldiers. How do they stand"), "{said}");
    assert!(
        said.contains("How do they stand: ") && said.contains("In Sight: who of yours sees them come"),
        "{said}"
    );
    let steps = steps(folder.path(), 1);
    assert_eq!(steps[..4], ["fng-stand", "fng-reveal", "fng-stand", "fng-exchange"], "{said}");
    assert!(state(folder.path(), "Washington").contains(&"in-cover".to_owned()));
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_large_action_is_fought_by_the_whole_platoon() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "defend", "edition=1");
    let said = said(folder.path(), "\nprone\nquit\n");
    assert!(said.contains("your whole platoon fights: raise, squad (Enter: raise the rest)"), "{said}");
    let soldiers = document(folder.path())["data"]["company"]["soldiers"].as_array().unwrap().clone();
    let groups: std::collections::BTreeSet<&str> =
        soldiers.iter().map(|soldier| soldier["group"].as_str().unwrap()).collect();
    let platoon = [
        "headquarters of the platoon",
        "squad",
        "squad 1 of 2 of the platoon",
        "squad 2 of 2 of the platoon",
    ];
    assert_eq!(groups.into_iter().collect::<Vec<_>>(), platoon);
    assert!(soldiers.len() > 14 && said.contains(&format!("{0}/{0} against", soldiers.len())), "{said}");
    // It comes once, and only to a Large Action.
    let rest = ["fng", "muster", "game.json", "-i", "--rest-of-platoon"];
    let refused = super::pointman(folder.path()).args(rest).output().unwrap();
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no rest of a platoon to bring"));
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn what_was_settled_before_the_first_turn_is_asked_again_after_a_rollback() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "defend", "edition=1");
    let said = said(folder.path(), "raise\nprone\nrollback\n\nrollback\n\nsquad\ncover\nquit\n");
    assert_eq!(said.matches("your whole platoon fights: raise, squad").count(), 2, "{said}");
    assert_eq!(said.matches("Set up your soldiers. How do they stand").count(), 3, "{said}");
}

#[test]
fn what_cards_bring_tests_in_the_first_activation_even_after_a_pause() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "defend", "edition=2");
    // The section with most cards brings somebody. The platoon is left at home.
    let data = &document(folder.path())["data"];
    let sections = data["forces"]["sections"].as_array().unwrap();
    let real = |section: &&Value| {
        let cards = section["cards"].as_array().unwrap();
        cards.iter().filter(|card| !card["card"].is_null()).count()
    };
    let number = sections.iter().max_by_key(real).unwrap()["numbers"][0].to_string();
    let dice = ["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "2"];
    run(folder.path(), &dice);
    let revealed = said(folder.path(), &format!("reveal section {number}\n\nquit\n"));
    assert!(revealed.contains("In Sight tests in the first Activation after"), "{revealed}");
    assert!(revealed.contains("How do they stand: "), "{revealed}");
    assert!(!revealed.contains("In Sight: who of yours sees"), "nobody fires on doubles: {revealed}");
    let dice = ["fng", "activation", "game.json", "-i", "-q", "--own", "5", "--enemy-die", "2"];
    run(folder.path(), &dice);
    let first = said(folder.path(), "hold\n");
    assert!(first.contains("In Sight: who of yours sees"), "{first}");
    let tested = said(folder.path(), "ortiz\nnobody\nquit\n");
    assert!(tested.contains("[in-sight]") && tested.contains("In Sight: who of yours sees"), "{tested}");
    let then = said(folder.path(), "quit\n");
    assert!(!then.contains("In Sight: who of yours sees"), "once: {then}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_question_of_sight_that_was_left_open_is_asked_again() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    let question = "Who comes into Ortiz's sight now";
    let held = said(folder.path(), "ortiz move cover\nhold\n");
    assert!(held.contains(question), "{held}");
    let answered = said(folder.path(), "ha\nnobody\nquit\n");
    assert!(answered.contains(question) && answered.contains("[in-sight]"), "{answered}");
    assert!(!said(folder.path(), "quit\n").contains(question), "once it is answered it is not");
    // `nobody` is an answer too, and stays one after `quit`.
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let nobody = said(folder.path(), "nobody\nquit\n");
    assert!(nobody.contains(question) && nobody.contains("act: who does what"), "{nobody}");
    assert!(!said(folder.path(), "quit\n").contains(question), "nobody came into sight");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn on_doubles_men_who_are_down_are_checked() {
    for (seed, command) in [(1, "fng-react"), (2, "fng-stand")] {
        let folder = crate::scenes::folder();
        prepare(folder.path(), 2, seed);
        let down = ["company/soldiers/Ortiz/man/state", "[\"knocked-down\",\"prone\"]"];
        run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &down[..]].concat());
        run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "3", "--enemy-die", "3"]);
        let known = document(folder.path())["history"].as_array().unwrap().len();
        let said = said(folder.path(), "rise Ortiz\nquit\n");
        assert!(said.contains("(Enter: rise Ortiz)"), "{said}");
        assert_eq!(steps(folder.path(), known), [command], "{said}");
        if seed == 2 {
            assert!(state(folder.path(), "Ortiz").is_empty(), "edition 1: he functions again");
        } else {
            // Once: whoever stays down tests again in the next turn.
            assert!(said.contains("[knock-down]") && said.matches("Enter: rise").count() == 1, "{said}");
        }
        run(folder.path(), &["replay", "game.json", "--verify"]);
    }
}

#[test]
fn one_knocked_down_does_nothing_before_his_test_in_edition_2() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 1);
    let down = ["company/soldiers/Ortiz/man/state", "[\"knocked-down\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &down[..]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    let said = said(folder.path(), "ortiz ?\nquit\n");
    assert!(said.contains("rise") && !said.contains("Ortiz cover-place"), "{said}");
    let cover =
        ["fng", "stand", "game.json", "-i", "--figure", "Ortiz", "--does", "wait", "--as", "covering"];
    let refused = super::pointman(folder.path()).args(cover).output().unwrap();
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && why.contains("takes the test first"), "{why}");
}

#[test]
fn figures_named_with_commas_and_all_of_them_move_together() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    let known = document(folder.path())["history"].as_array().unwrap().len();
    let named = said(folder.path(), "kow,ort move cover\nnobody\nquit\n");
    assert!(named.contains("Who comes into sight of Cpl Kowalski, Ortiz now"), "{named}");
    assert_eq!(state(folder.path(), "Cpl Kowalski"), ["in-cover"]);
    assert_eq!(state(folder.path(), "Ortiz"), ["in-cover"]);
    let other = said(folder.path(), "nobody\nkow,ort reload\nquit\n");
    assert!(other.contains("No: Cpl Kowalski, Ortiz: `reload` is not open now."), "{other}");
    let all = said(folder.path(), "nobody\nall move\nconcealed\nha\nnobody\nquit\n");
    assert!(all.contains("The state of all 2 after the move"), "the others have moved: {all}");
    assert_eq!(steps(folder.path(), known), ["fng-stand", "fng-stand", "fng-exchange"]);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_figure_fires_at_several_in_his_swath_and_several_at_one() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    for (line, told) in [
        ("ort fire ha binh", "Ortiz fires the M-16 at Ha, Binh"),
        ("kow fire ha,binh", "Cpl Kowalski fires the M-16 at Ha, Binh"),
    ] {
        // Two dice reach no farther than from one to the next: nothing is asked, and what is said is taken.
        let said = said(folder.path(), &format!("{line} 1\nquit\n"));
        assert!(!said.contains("Inches between Ha and Binh") && !said.contains("No: "), "{said}");
        assert!(said.contains(told), "{said}");
        run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    }
    let together = said(folder.path(), "kow,ort fire ha,binh\nquit\n");
    for told in ["Cpl Kowalski fires the M-16 at Ha, Binh", "Ortiz fires the M-16 at"] {
        assert!(together.contains(told), "{together}");
    }
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn own_men_leave_the_table_and_the_states_are_listed() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    let said = said(folder.path(), "stand ?\nhelp\nortiz move off\nshow ortiz\nquit\n");
    assert!(said.contains("withdrew withdrawn") && !said.contains("no figure"), "{said}");
    assert!(said.contains("abort drop what you have begun hold"), "{said}");
    assert!(said.contains("Ortiz moves: withdrawn"), "{said}");
}

#[test]
fn a_patrol_goes_on_when_all_whom_it_met_are_down_and_its_end_asks_for_the_goal() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let gone = ["Ha", "Binh", "Long", "Vu"].map(|name| format!("company/soldiers/{name}/left"));
    let pairs: Vec<&str> = gone.iter().flat_map(|field| [field.as_str(), "ran"]).collect();
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &pairs].concat());
    let said = said(folder.path(), "end\nyes\nyes\nquit\n");
    assert!(said.contains("(Enter: next turn)") && !said.contains("Nobody of"), "{said}");
    assert!(said.contains("Did you meet it") && said.contains("The goal was met."), "{said}");
    assert!(said.contains("Ortiz: unhurt") && said.contains("Ha: ran away"), "everybody is listed: {said}");
    assert_eq!(document(folder.path())["data"]["company"]["goal_met"], true);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn back_at_a_question_that_a_step_leaves_asks_it_again_and_abort_drops_it() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    // With Support 6 both dice pass: a unit is there.
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "enemy/support", "6"]);
    let question = "In Sight: whom of yours do those hidden in feature 1 see";
    let again = said(folder.path(), "contact\n1\nback\nortiz\nnobody\nfire\nfire\nfire\nquit\n");
    assert!(again.contains("The step before is done: `rollback` undoes it, `abort` drops"), "{again}");
    assert!(again.matches(question).count() > 1 && again.contains("[in-sight]"), "{again}");
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "enemy/support", "6"]);
    let dropped = said(folder.path(), "contact\n1\nabort\nquit\n");
    assert!(
        dropped.matches(question).count() == 1 && dropped.contains("The question is dropped."),
        "{dropped}"
    );
}

#[test]
fn a_platoon_of_many_stands_on_one_line_each() {
    let folder = crate::scenes::folder();
    prepare_mission(folder.path(), "defend", "edition=1");
    said(folder.path(), "\nprone\nquit\n");
    let table = run(folder.path(), &["fng", "table", "game.json"]);
    let men = document(folder.path())["data"]["company"]["soldiers"].as_array().unwrap().len();
    assert!(men > 14 && table.contains("US Army Infantry, squad 1 of 2\n"), "{table}");
    let of_men = table.lines().skip(1).filter(|line| !line.starts_with("US Army")).take(men);
    let is_whole = |line: &str| line.starts_with(' ') && !line.starts_with("   ") && line.contains("  Rep ");
    assert!(of_men.into_iter().all(is_whole), "{table}");
}

/// An evening of Ortiz, Miller and their friends against four, with its first turn begun.
fn first_turn(folder: &Path, own: &str, enemy: &str) {
    prepare(folder, 2, 2);
    run(folder, &["fng", "activation", "game.json", "-i", "-q", "--own", own, "--enemy", enemy]);
}

#[test]
fn several_targets_are_named_at_the_question_of_the_target_too() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let fired = said(folder.path(), "ortiz fire\nha,binh\nquit\n");
    assert!(fired.contains("Ortiz fires the M-16 at Ha, Binh"), "{fired}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_has_acted_is_not_listed_and_refused_with_the_reason_before_anything_is_asked() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--does", "work"]);
    let known = steps(folder.path(), 0).len();
    let refused = said(folder.path(), "?\nortiz\nortiz fire ha,binh\nquit\n");
    assert_eq!(steps(folder.path(), known), Vec::<String>::new(), "naming them takes no step: {refused}");
    assert!(!refused.contains("Inches between"), "{refused}");
    assert_eq!(refused.matches("No: Ortiz has acted this turn").count(), 2, "{refused}");
    assert!(!refused.contains("who does what: Ortiz") && !refused.contains(", Ortiz,"), "{refused}");
}

#[test]
fn an_enemy_who_has_nobody_in_sight_before_and_after_the_move_waits() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "1", "4");
    let moved = said(folder.path(), "nobody\nopen\nnobody\nquit\n");
    assert!(moved.contains("Who comes into Binh's sight now"), "{moved}");
    assert_eq!(moved.matches("Binh (Rep 4) wants to fire at").count(), 1, "{moved}");
    assert!(
        moved.contains("Binh does nothing more") && moved.contains("Ha (Rep 4) wants to fire at"),
        "{moved}"
    );
}

#[test]
fn an_enemy_who_was_told_to_see_nobody_is_not_proposed_a_target_after_quit_and_return() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "1", "4");
    let moved = said(folder.path(), "nobody\nopen\nquit\n");
    assert!(moved.contains("Who comes into Binh's sight now"), "{moved}");
    let told = folder.path().join("game.json.enemy.draft");
    assert!(told.exists());
    let after = said(folder.path(), "nobody\nquit\n");
    assert!(!after.contains("Binh (Rep 4) wants to fire at"), "{after}");
    assert!(after.contains("Binh does nothing more"), "{after}");
    // It holds no more once they end their Activations, but for a rollback.
    let ended = said(folder.path(), "other\ndone\nquit\n");
    assert!(ended.contains(" end their Activations"), "{ended}");
    let again = said(folder.path(), "rollback\n\nquit\n");
    assert!(!again.contains("Binh (Rep 4) wants to fire at"), "{again}");
}

#[test]
fn what_was_told_of_sights_is_nothing_once_its_step_is_undone() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "1", "4");
    said(folder.path(), "nobody\nopen\nquit\n");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let asked = said(folder.path(), "quit\n");
    assert!(asked.contains("Binh (Rep 4) wants to fire at"), "{asked}");
}

#[test]
fn recon_by_fire_names_those_who_are_hidden_there() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    for name in ["Ha", "Binh", "Long", "Vu"] {
        run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", name, "--as", "hidden"]);
    }
    let found = said(folder.path(), "ortiz recon-by-fire\n\nvu\nnobody\nquit\n");
    assert!(found.contains("Ortiz sprays the nearest place that may hide enemies with the M-16"), "{found}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_was_brought_off_is_asked_before_the_roll_for_recovery() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let out = ["company/soldiers/Ortiz/man/state", "[\"out-of-the-fight\"]"];
    let down = ["company/soldiers/Ortiz/down", "{\"turn\":1}"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &out, &down].concat());
    run(folder.path(), &["fng", "finish", "game.json", "-i", "-q", "--evening", "--goal", "yes"]);
    let over = said(folder.path(), "recovery\nortiz\nquit\n");
    assert!(over.contains("who was brought off the table during play: nobody, Ortiz"), "{over}");
    let document = document(folder.path());
    let last = document["history"].as_array().unwrap().last().unwrap();
    assert_eq!(last["command"], "fng-recovery");
    let casualty = &last["choices"]["what"]["casualties"][0];
    assert_eq!((&casualty["figure"]["name"], &casualty["evacuated"]), (&"Ortiz".into(), &true.into()));
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn why_heads_with_what_was_done_and_not_with_the_word_of_a_command() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let why = said(folder.path(), "ortiz move\n\nha\nnobody\nwhy\nquit\n");
    assert!(why.contains(" in sight: Ortiz ") && !why.contains("fng-exchange"), "{why}");
}

#[test]
fn all_names_everyone_who_comes_into_sight() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    said(folder.path(), "ortiz move\n\nall\nquit\n");
    let document = document(folder.path());
    let steps = document["history"].as_array().unwrap();
    let exchange = steps.iter().find(|step| step["command"] == "fng-exchange").expect("they take In Sight");
    assert_eq!(exchange["choices"]["sight"]["watchers"].as_array().unwrap().len(), 4);
}

#[test]
fn a_fortified_position_is_listed_for_contact_and_what_lies_under_others_is_not() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let mut features = document(folder.path())["data"]["ground"]["features"].clone();
    let (first, last) = (features[0]["number"].to_string(), features.as_array().unwrap().len() - 1);
    features[0]["areas"] = features[last]["areas"].clone();
    let sites = r#"[{"kind":"fortified-position","area":{"x":20,"y":20,"width":8,"depth":8}}]"#;
    let fields = ["ground/features", &features.to_string(), "ground/sites", sites];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &fields[..]].concat());
    let said = said(folder.path(), "show briefing\ncontact\n?\nfortified\nquit\n");
    assert!(
        said.contains(&format!("{first} lies wholly under other features: leave it off the table")),
        "{said}"
    );
    assert!(said.contains("Fortified position C3: [F] on the map"), "{said}");
    assert!(
        said.contains("contact in Fortified position C3") || said.contains("Fortified position C3 against"),
        "{said}"
    );
    assert!(!said.contains(", under other features and not on the table"), "{said}");
}

#[test]
fn the_goal_of_a_probe_is_proposed_as_met_where_the_enemy_lost_more() {
    for (state, enter) in [("[]", "(Enter: no)"), ("[\"obviously-dead\"]", "(Enter: yes)")] {
        let folder = crate::scenes::folder();
        prepare_mission(folder.path(), "probe", "edition=2");
        let ha = ["--side", "enemy", "--figure", "Ha,rep=4,weapon=ak-47"];
        run(folder.path(), &[&["fng", "muster", "game.json", "-i", "-q"][..], &ha[..]].concat());
        let down = ["company/soldiers/Ha/down", if state == "[]" { "null" } else { "{\"turn\":0}" }];
        let fields = [&["company/soldiers/Ha/man/state", state][..], &down[..]].concat();
        run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &fields[..]].concat());
        let said = said(folder.path(), "end\nyes\n\nquit\n");
        assert!(said.contains("Did you meet it: yes, no ") && said.contains(enter), "{state}: {said}");
    }
}

#[test]
fn the_outcome_of_an_evening_is_listed_once_and_asks_of_ones_own_men_alone() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let out = ["company/soldiers/Ortiz/man/state", "[\"out-of-the-fight\", \"in-cover\"]"];
    let theirs = ["company/soldiers/Ha/man/state", "[\"out-of-the-fight\"]"];
    let down = ["company/soldiers/Ortiz/down", "{\"turn\":1}", "company/soldiers/Ha/down", "{\"turn\":1}"];
    let stands = ["company/soldiers/Washington/man/state", "[\"in-cover\", \"duck-back\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &out, &theirs, &down, &stands].concat());
    run(folder.path(), &["fng", "finish", "game.json", "-i", "-q", "--evening", "--goal", "yes"]);
    let over = said(folder.path(), "recovery\nortiz\nquit\n");
    assert_eq!(over.matches("Ortiz: Out of the Fight").count(), 1, "{over}");
    assert!(over.contains("Washington: unhurt") && over.contains("Ortiz: Out of the Fight "), "{over}");
    assert!(over.contains("brought off the table during play: nobody, Ortiz (Enter: nobody)"), "{over}");
    let last = document(folder.path())["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["choices"]["what"]["casualties"].as_array().unwrap().len(), 1, "{last}");
}

#[test]
fn the_table_takes_a_line_for_each_figure_and_calls_nobody_hidden_who_is_seen() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let seen = ["company/soldiers/Ha/entry", "\"in marker 2, hidden\""];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &seen].concat());
    let table = run(folder.path(), &["fng", "table", "game.json"]);
    let of_ha: Vec<&str> = table.lines().filter(|line| line.trim_start().starts_with("Ha ")).collect();
    assert!(of_ha.len() == 1 && of_ha[0].contains("in marker 2") && !of_ha[0].contains("hidden"), "{table}");
    let men = 8;
    let sides = 2;
    assert!(table.lines().take(1 + sides + men).all(|line| line.chars().count() <= 80), "{table}");
    assert!(table.lines().nth(1).is_some_and(|line| line.starts_with("US Army Infantry")), "{table}");
}

#[test]
fn adjust_lists_what_can_be_said_and_takes_the_light_by_its_name() {
    let folder = crate::scenes::folder();
    first_turn(folder.path(), "3", "1");
    let listed = said(folder.path(), "adjust ?\nadjust ? company/soldiers/Ha/man\nquit\n");
    assert!(
        listed.contains("`adjust light TIME` sets the time of day, now pm: predawn, am, pm, evening, night."),
        "{listed}"
    );
    assert!(listed.contains("weather now overcast clear, overcast, rain, heavy-rain"), "{listed}");
    assert!(listed.contains("company/soldiers/Ha/man/rep now 4"), "{listed}");
    said(folder.path(), "adjust light night\nquit\n");
    let light = document(folder.path())["data"]["light"].clone();
    assert_eq!((&light["contact"], &light["phases"][0]["night"]), (&"night".into(), &true.into()));
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

/// The lines of the menus of a new evening up to time of day and weather.
const NEW_EVENING: &str = "fng\nevening\n\nus-army-infantry\nii\n\nlocal-vc\nno\nfight\n\n";

#[test]
fn a_new_evening_asks_for_time_of_day_and_weather_which_the_players_agree_on_or_roll_for() {
    let folder = crate::scenes::folder();
    let typed = format!("{NEW_EVENING}agree\nnight\nrain\n\n\n\n4\nquit\n");
    let output = play(folder.path(), &["--seed", "1"], &typed);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Time of day and weather: roll, agree (Enter: roll)"), "{said}");
    let text = fs::read_to_string(folder.path().join("evening.json")).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (&document["data"]["light"]["contact"], &document["data"]["weather"]),
        (&"night".into(), &"rain".into())
    );
}

#[test]
fn the_menus_take_a_date_in_words_a_corps_by_its_number_and_a_title_whole() {
    let folder = crate::scenes::folder();
    let typed = "fng\nevening\nsecond us army 2 late november 1968 local-vc no\nperimeter patrol\n\nagree\n\
                 night\nrain\n\n\n\n4\nquit\n";
    let output = play(folder.path(), &["--seed", "1"], typed);
    let said = String::from_utf8(output.stdout).unwrap();
    let text = fs::read_to_string(folder.path().join("evening.json")).expect(&said);
    let document: Value = serde_json::from_str(&text).unwrap();
    let setting = &document["data"]["setting"];
    assert_eq!((&setting["date"], &setting["corps"]), (&"1968-11-late".into(), &"ii".into()), "{said}");
    assert_eq!(document["data"]["assignment"]["id"], "perimeter", "{said}");
    assert!(!said.contains("No: "), "{said}");
}

#[test]
fn who_of_a_squad_file_takes_the_field_and_is_its_star_is_asked() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let typed = format!("{NEW_EVENING}\n\nsquad.json\nortiz\n\ntough\nmiller, ortiz\nquit\n");
    let output = play(folder.path(), &["--seed", "1"], &typed);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("Who of the squad is your Star: none, ") && said.contains("Who takes the field: "),
        "{said}"
    );
    let text = fs::read_to_string(folder.path().join("evening.json")).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let own: Vec<&Value> = document["data"]["company"]["soldiers"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|soldier| soldier["side"] == "own")
        .collect();
    assert_eq!(own.len(), 2, "{said}");
    assert!(own.iter().any(|soldier| soldier["man"]["star"] == true), "{said}");
    // The squad's own file is as it was.
    let squad = fs::read_to_string(folder.path().join("squad.json")).unwrap();
    let squad: Value = serde_json::from_str(&squad).unwrap();
    assert_eq!(squad["data"]["figures"].as_array().unwrap().len(), 4);
}

#[test]
fn those_who_run_away_go_on_together_with_one_key() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let runs = |name: &str| format!("company/soldiers/{name}/man/state");
    let (ha, binh) = (runs("Ha"), runs("Binh"));
    let away = "[\"running-away\"]";
    run(folder.path(), &["adjust", "game.json", "-i", "-q", &ha, away, &binh, away]);
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "1", "--enemy", "4"]);
    let said = said(folder.path(), "\nhold\n");
    assert!(said.contains("keeps running") && said.contains("(Enter: none)"), "{said}");
    let document = document(folder.path());
    let mut steps =
        document["history"].as_array().unwrap().iter().filter(|step| step["choices"]["does"] == "move");
    assert_eq!(steps.next().unwrap()["choices"]["figures"].as_array().unwrap().len(), 2, "{said}");
    assert!(!said.contains("comes into"), "nobody is asked for: {said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_rollback_of_many_steps_by_a_number_asks_first() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    for state in ["cover", "open", "cover", "open", "cover", "open"] {
        run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--as", state]);
    }
    let before = fs::read(folder.path().join("game.json")).unwrap();
    let said = said(folder.path(), "rollback 1\n\nhold\n");
    assert!(said.contains("That undoes 7 steps. Do you mean that? yes, no (Enter: no)"), "{said}");
    assert_eq!(fs::read(folder.path().join("game.json")).unwrap(), before);
}
