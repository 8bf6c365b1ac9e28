//! Words at the prompt of Ambush Valley: ranges, quadrants, what is bought, and platoons that are not there.

use super::campaigns::{being_played, due, objectives_due, typed};
use super::{platoons, play, pointman, run};

#[test]
fn a_range_may_begin_at_the_headquarters_and_go_over_squads() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nhq-2b\nhold\n");
    assert!(!said.contains("No: ") && said.contains("(5 given)"), "{said}");
    let said = typed(folder.path(), "no\nhq 1-2\nhold\n");
    assert!(!said.contains("No: ") && said.contains("(5 given)"), "{said}");
    let folder = platoons::played();
    let lines = "report\n6\nfailed\nnone\nnone\nnobody\nnone\nhq nothing; 1-2 hit fired\nhold\n";
    let said = typed(folder.path(), lines);
    assert!(!said.contains("No: ") && said.contains("USMC, 3A: engaged a hostile unit"), "{said}");
    // As everywhere, `none` says that there was nothing.
    let folder = platoons::played();
    let said = typed(folder.path(), &lines.replace("hq nothing; 1-2 hit fired", "hq none; 1-2 none"));
    assert!(!said.contains("No: ") && said.contains("USMC, 3A: engaged a hostile unit"), "{said}");
}

#[test]
fn the_last_quadrant_need_not_be_named_and_what_waits_for_the_other_side_is_not_tried_here() {
    let folder = crate::scenes::folder();
    objectives_due(folder.path());
    let side = || due(folder.path())["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    let said = typed(folder.path(), &format!("{}\nnw rubber trees; sw tunnel mouth\nhold\n", side()));
    assert!(said.contains("Not read: sw tunnel mouth") && !said.contains("\nNo: "), "{said}");
    typed(folder.path(), &format!("{}\nne hut\nhold\n", side()));
    typed(folder.path(), &format!("{}\nsw hut\nhold\n", side()));
    let said = typed(folder.path(), &format!("{}\nold fort\nhold\n", side()));
    let last = due(folder.path())["mission"]["board"]["objectives"][3].clone();
    assert_eq!((&last["quadrant"], &last["terrain"]), (&"south-east".into(), &"old fort".into()), "{said}");
}

#[test]
fn a_fireteam_that_is_not_named_is_refused_with_the_words_that_buy_one() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1 2; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "buy usmc own-fireteam 4\nhold\n");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains(
            "Fireteam from Own Platoon: name which it brings, 3A or 3B: \
             `buy USMC fireteam from own platoon 3A 4`"
        ),
        "{said}"
    );
}

#[test]
fn an_asset_is_bought_in_any_words_of_its_name_behind_a_buy_that_was_typed_alone() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1 2; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "buy\nusmc on-call mortars 2\nhold\n");
    assert!(said.contains("buys On Call Light Mortars") && !said.contains("No: "), "{said}");
}

#[test]
fn a_number_behind_a_fireteam_is_the_team_that_is_left_and_its_game_turn_is_asked() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1a 2 3b; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "buy own-fireteam 3\nhold\n");
    assert!(said.replace("\n  ", " ").contains("Fireteam from Own Platoon 3A, in game turn … 0-8"), "{said}");
    let said = typed(folder.path(), "buy own-fireteam 3a 3\nhold\n");
    assert!(said.contains("(3A)") && !said.contains("\nNo: "), "{said}");
}

#[test]
fn everybody_may_look_at_their_own_mission_squads_and_teams() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA", "--sealed-orders"]);
    let mission = ["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"];
    run(folder.path(), &mission);
    let said = typed(folder.path(), "usmc\nshow mission\nshow 1a\nshow 1\nhold\n");
    assert!(!said.contains("\nNo: "), "{said}");
    let (_, shown) = said.split_once("> show mission").unwrap();
    let (mission, sheets) = shown.split_once("> show 1a").unwrap();
    assert!(mission.contains("USMC") && !mission.contains("a secret mission"), "{mission}");
    let (team, squad) = sheets.split_once("> show 1").unwrap();
    // Below the sheet the prompt lists all teams.
    let (team, _) = team.split_once("\nTurn 1 of").unwrap();
    assert!(team.contains("1A") && !team.contains("1B") && !team.contains("Log: NVA"), "{team}");
    assert!(squad.contains("1A") && squad.contains("1B"), "{squad}");
}

#[test]
fn enter_takes_the_usual_number_of_items_of_terrain() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nall; nobody; leave\n\nyes\nhold\n");
    assert!(said.contains("Items of terrain on the table, as agreed: 9-11 (Enter: 10)"), "{said}");
    assert!(said.contains("Hand the keyboard to NVA"), "{said}");
}

#[test]
fn an_asset_is_a_casualty_by_the_name_it_has_on_the_log() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA", "--attached", "usmc:12.7mm machine gun"]);
    let orders = "\nall; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let lines = "report\n6\nfailed\nnone\nnone\nnobody\n12.7mm machine gun light\nhold\n";
    let said = typed(folder.path(), lines);
    assert!(said.contains("casualties not on a roster: 12.7mm machine gun"), "{said}");
    assert!(!said.contains("\nNo: ") && said.contains("not on a roster (1 given)"), "{said}");
}

#[test]
fn none_behind_all_that_is_counted_ends_the_list() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let counts = "leaders 1, vehicles-dis 1, vehicles-des 1, civ 2, mobs 1, none; roll";
    let said = typed(folder.path(), &format!("vc\nreport\n{counts}\nhold\n"));
    assert!(!said.contains("\nNo: ") && said.contains("unless the game was a defeat"), "{said}");
}

#[test]
fn a_post_is_named_in_the_shell_as_at_the_prompt() {
    let folder = platoons::played();
    let [one, _] = platoons::two_men(folder.path());
    let said =
        run(folder.path(), &["campaign", "promote", "game.json", "-i", &one, "platoon-leader", "--relieve"]);
    assert!(said.contains("becomes"), "{said}");
}

#[test]
fn vehicles_disabled_before_are_asked_for_only_where_they_count() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(folder.path(), "vc\nreport\nvehicles-destroyed 1\n?\nhold\n");
    assert!(!said.contains("disabled-before-destroyed") && said.contains("mobs-won-over"), "{said}");
}

#[test]
fn a_platoon_that_is_not_there_chooses_nothing_and_is_asked_nothing() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "US", "--regular", "US"];
    let more = ["--insurgent", "VC", "--co-op", "Carol", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &[&begin[..], &more[..]].concat());
    let orders = "\nall\nnobody\ndraw\n10\nyes\nnone\nyes\nnone\nyes\nnone\n";
    let said = typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnone\nnorth\nhold\n"));
    assert!(!said.contains("US 2: a quadrant") && !said.contains("US 2: assets to buy"), "{said}");
    let chosen = due(folder.path())["mission"]["board"]["objectives"].clone();
    let choosers: Vec<&str> =
        chosen.as_array().unwrap().iter().map(|one| one["chosen_by"].as_str().unwrap()).collect();
    assert!(choosers.iter().all(|id| *id == choosers[0] || *id == choosers[1]), "{choosers:?}\n{said}");
    assert!(choosers.contains(&"us-1") || choosers.contains(&"us"), "{choosers:?}");
    let said = typed(folder.path(), "report\n6\nachieved\nnone\nnobody\nnone\nrest\nnone\nroll\nhold\n");
    assert!(!said.contains("US 2: what counts") && !said.contains("US 2: assets bought"), "{said}");
    let told = typed(folder.path(), "yes\nyes\nlog\nhold\n");
    let (_, assessed) = told.split_once("Operation Assessment").unwrap();
    let (assessed, _) = assessed.split_once("Campaign Victory Points").unwrap();
    assert!(
        assessed.contains("US 2: 0 VP: it was not there: it deployed nobody")
            && !assessed.contains("US 2: M"),
        "{told}"
    );
    let shown = run(folder.path(), &["campaign", "show", "game.json", "--json"]);
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(shown["standings"][1]["games_won"], 0, "{shown}");
    let story = run(folder.path(), &["campaign", "chronicle", "game.json"]);
    assert!(story.contains("- **US 2** was not there: it deployed nobody"), "{story}");
}

#[test]
fn of_several_platoons_the_status_line_names_whose_momentum_it_is() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--insurgent", "VC", "--co-op", "Carol"];
    let platoons = ["US"; 3].map(|nation| ["--regular", nation]).concat();
    run(folder.path(), &[&begin[..], &platoons, &["--seed", "9", "-q", "-o", "game.json"]].concat());
    let said = typed(
        folder.path(),
        "\nall\nnobody\ndraw\n10\nyes\nall\nnobody\ndraw\nyes\nall\nnobody\ndraw\nyes\nnone\nyes\nhold\n",
    );
    let status = said.lines().rfind(|line| line.starts_with("Turn 1")).unwrap();
    assert!(status.contains("| OMP US 1 ") && status.contains(", US 3 "), "{status}\n{said}");
}

#[test]
fn words_of_ones_own_that_are_typed_ahead_answer_the_question_they_are_meant_for() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &begin);
    let said = typed(folder.path(), "designed; Ambush at the ford; bring the convoy over it\nhold\n");
    let mission = due(folder.path())["mission"].clone();
    assert_eq!(mission["scenario"]["id"], "Ambush at the ford", "{said}");
    assert_eq!(mission["forces"][0]["objectives"][0]["id"], "bring the convoy over it", "{said}");
    // And `back` drops one of them.
    let folder = crate::scenes::folder();
    run(folder.path(), &begin);
    let said = typed(folder.path(), "designed\nAmbush\nback\nFord\nhold the bank\nhold\n");
    assert_eq!(due(folder.path())["mission"]["scenario"]["id"], "Ford", "{said}");

    let folder = crate::scenes::folder();
    objectives_due(folder.path());
    let side = due(folder.path())["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    let said = typed(folder.path(), &format!("{side}\nne; bridge\nhold\n"));
    let first = due(folder.path())["mission"]["board"]["objectives"][0].clone();
    assert_eq!((&first["quadrant"], &first["terrain"]), (&"north-east".into(), &"bridge".into()), "{said}");

    // Nor is the `;` between answers in the menus one of them.
    let folder = crate::scenes::folder();
    let ahead = "ambush; us; vc; two; 3; one; agree; Foo; Karl; Lisa; Hue; 1968";
    let lines = format!("{ahead}\n{}hold\n", "\n".repeat(14));
    let said = String::from_utf8(play(folder.path(), &["--seed", "1"], &lines).stdout).unwrap();
    let text =
        std::fs::read_to_string(folder.path().join("campaign.json")).unwrap_or_else(|_| panic!("{said}"));
    let data = serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"].clone();
    let told = [&data["name"], &data["players"][1]["name"], &data["setting"]["region"]];
    assert_eq!(told, ["Foo", "Lisa", "Hue"], "{said}");
}

#[test]
fn a_word_of_the_name_of_a_force_is_enough_wherever_one_is_named() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(
        folder.path(),
        "rename usmc Golf Company\nshow golf\nrename golf company Hotel Company\nhold\n",
    );
    assert!(!said.contains("\nNo: ") && said.contains("Golf Company is now called Hotel Company"), "{said}");
    run(folder.path(), &["campaign", "show", "game.json", "--side", "hotel"]);
    run(folder.path(), &["campaign", "rename", "game.json", "-i", "-q", "Hotel Company", "India"]);
    assert_eq!(due(folder.path())["regulars"][0]["name"], "India");
    let said = typed(folder.path(), "rename nva India\nhold\n");
    assert!(said.contains("No: the other side is already called India"), "{said}");
}

#[test]
fn the_story_at_the_prompt_has_no_signs_of_markdown() {
    let folder = platoons::played();
    let said = typed(folder.path(), "rename usmc Golf *Company*\nchronicle\nhold\n");
    let (_, story) = said.split_once("> chronicle").unwrap();
    assert!(story.contains("Settled by the players") && !story.contains("#"), "{story}");
    assert!(!story.contains("**") && story.contains("Golf *Company*"), "{story}");
}

#[test]
fn a_report_by_flags_tells_of_several_forces_and_of_each_man_once() {
    let folder = platoons::played();
    let [one, _] = platoons::two_men(folder.path());
    let wia = format!("{one}:light,{one}:evacuated");
    let told = ["campaign", "report", "game.json", "--achieved", "usmc:none,nva:none", "--wia", &wia];
    let told = pointman(folder.path()).args(told).output().unwrap();
    let error = String::from_utf8(told.stderr).unwrap();
    assert!(error.contains("is already reported"), "{error}");
}

#[test]
fn an_asset_is_bought_by_the_name_that_reports_have_for_it() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1 2; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "buy usmc fireteam from own platoon 3a turn 3\nhold\n");
    assert!(said.contains("Fireteam from Own Platoon (3A)") && !said.contains("\nNo: "), "{said}");
    let said = typed(folder.path(), "buy usmc on-call mortars 2\nhold\n");
    assert!(said.contains("On Call Light Mortars") && !said.contains("\nNo: "), "{said}");
}

#[test]
fn teams_do_things_by_all_and_in_the_words_of_the_question() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(folder.path(), "us\nreport\n6\nachieved\nnone\nnobody\nnone\nall hit fired on\nhold\n");
    assert!(!said.contains("\nNo: ") && said.contains("teams that decline"), "{said}");
}

#[test]
fn nothing_is_bought_for_a_turn_after_the_last() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let points = r#"{"rolled":2,"modifier":0,"spent":0,"left":2}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "us\nreport\n6\nachieved\non-call-light-mortars 8\nhold\n");
    assert!(said.contains("US: assets bought") && said.contains("No: "), "{said}");
}

#[test]
fn a_report_says_which_teams_abandoned_a_casualty_before_it_is_filed() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let man = due(folder.path())["regulars"][0]["figures"][4]["name"].as_str().unwrap().to_owned();
    let us =
        format!("us\nreport\n6\nachieved\nnone\n{man} straggler\nnone\nnone\nall hit fired-on\n\n\nhold\n");
    let said = typed(folder.path(), &us);
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("1A left a straggler and did unless you say `1A no`"), "{said}");
    let said = typed(folder.path(), "vc\nreport\nnone\nroll\nhold\n");
    assert!(said.contains("abandoned a casualty: 1A"), "{said}");
}

#[test]
fn a_team_that_has_another_name_is_called_by_it_on_its_own_side_alone() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    run(folder.path(), &["campaign", "rename", "game.json", "nva:2A", "Y1", "-i", "-q"]);
    let said = typed(folder.path(), "\nhold\n");
    assert!(said.contains("USMC: teams to assign") && said.contains("2A"), "{said}");
    assert!(!said.contains("squad-2-a") && !said.contains("Y1"), "{said}");
}
