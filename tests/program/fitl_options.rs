//! `fitl options`, driven from outside.

use predicates::prelude::*;
use predicates::str::contains;
use serde_json::{Value, json};

use crate::fitl_game::Table;

/// A medium game of four people in which the VC is first to act.
fn vc_acts() -> Table {
    let table = Table::new();
    table.game(&["--scenario", "medium", "--deck", "physical"]);
    table.run(&["fitl", "card", "-i", "g.json", "107"]).success();
    table.run(&["fitl", "card", "-i", "g.json", "55"]).success();
    table
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|listed| listed["name"].as_str().unwrap()).collect()
}

fn text(table: &Table, arguments: &[&str]) -> String {
    let output = table.run(arguments).success().get_output().stdout.clone();
    let text = String::from_utf8(output).unwrap();
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    text
}

#[test]
fn without_a_name_every_operation_and_special_activity_is_listed_with_its_number_of_spaces() {
    let table = vc_acts();
    let listed = table.json(&["fitl", "options", "g.json"]);
    assert_eq!(names(&listed["operations"]), ["rally", "march", "attack", "terror"]);
    assert_eq!(names(&listed["special_activities"]), ["ambush", "ambush", "tax", "subvert"]);
    assert_eq!(
        (&listed["faction"], &listed["limited"], &listed["eligibility"]),
        (&"vc".into(), &false.into(), &"1st".into())
    );
    assert_eq!(listed["operations"][0]["spaces"], 17);
    assert_eq!(listed["special_activities"][0]["with"], json!(["march"]));
    assert_eq!(listed["special_activities"][1]["with"], json!(["attack"]));
    let shown = text(&table, &["fitl", "options", "g.json"]);
    assert!(shown.contains("rally          17") && shown.contains(" ambush            march"), "{shown}");
}

#[test]
fn with_a_name_its_spaces_are_listed_as_a_person_would_type_them() {
    let table = vc_acts();
    let rally = table.json(&["fitl", "options", "g.json", "ral"]);
    assert_eq!((&rally["name"], &rally["faction"]), (&"rally".into(), &"vc".into()));
    let spaces = rally["spaces"].as_array().unwrap();
    let tay_ninh = spaces.iter().find(|space| space["space"] == "tay-ninh").unwrap();
    assert_eq!(
        (&tay_ninh["cost"], &tay_ninh["forms"][0]),
        (&1.into(), &json!({ "form": "place", "most": 3 }))
    );
    let march = text(&table, &["fitl", "options", "g.json", "march"]);
    assert!(march.contains("da-nang: 2u from quang-nam"), "{march}");
    table.run(&["fitl", "act", "g.json", "march da-nang: 2u from quang-nam"]).success();
    table.run(&["fitl", "act", "g.json", "march da-nang: 3u from quang-nam"]).code(1);
    for name in ["rally", "march", "attack", "terror", "ambush", "tax", "subvert"] {
        text(&table, &["fitl", "options", "g.json", name]);
    }
}

#[test]
fn every_step_that_is_listed_is_accepted_as_it_is_printed() {
    let table = vc_acts();
    for operation in ["rally", "attack", "terror"] {
        let listed = table.json(&["fitl", "options", "g.json", operation]);
        let steps = listed["steps"].as_array().unwrap();
        assert!(steps.len() > 3, "{operation}: {steps:?}");
        for step in steps.iter().step_by(1 + steps.len() / 8) {
            let words = format!("{operation} {}", step.as_str().unwrap());
            // An Attack that hits would ask what it removes.
            let miss: &[&str] = if operation == "attack" { &["--rolls", "6"] } else { &[] };
            table.run(&[&["fitl", "act", "g.json", &words], miss].concat()).success();
        }
    }
    let listed = table.json(&["fitl", "options", "g.json", "tax"]);
    let step = listed["listings"][0]["steps"][0].as_str().unwrap().to_owned();
    table.run(&["fitl", "act", "g.json", &format!("rally an-loc place 1; {step}")]).success();
}

#[test]
fn what_the_faction_may_not_do_is_told_with_the_reason() {
    let table = vc_acts();
    table.run(&["fitl", "act", "-i", "g.json", "pass"]).success();
    table.run(&["fitl", "act", "-i", "g.json", "event", "shaded"]).success();
    let limited = table.json(&["fitl", "options", "g.json"]);
    assert_eq!(limited["limited"], false, "an Event leaves an Operation");
    table.run(&["undo", "-i", "g.json"]).success();
    table.run(&["fitl", "act", "-i", "g.json", "rally an-loc place 1"]).success();
    let limited = table.json(&["fitl", "options", "g.json"]);
    assert_eq!((&limited["limited"], &limited["operations"][0]["most_spaces"]), (&true.into(), &1.into()));
    let refused = limited["special_activities"][0]["refused"].as_str().unwrap();
    assert!(refused.contains("[G4, "), "{refused}");
    text(&table, &["fitl", "options", "g.json"]);
    let special = limited["special_activities"][0]["name"].as_str().unwrap().to_owned();
    assert!(text(&table, &["fitl", "options", "g.json", &special]).contains("[G4, "));
    let monsoon = Table::new();
    monsoon.game(&["--scenario", "medium", "--deck", "physical"]);
    monsoon.run(&["fitl", "card", "-i", "g.json", "107"]).success();
    monsoon.run(&["fitl", "card", "-i", "g.json", "129"]).success();
    assert!(text(&monsoon, &["fitl", "options", "g.json"]).contains("[MA1, 2.3.9]"));
    assert!(text(&monsoon, &["fitl", "options", "g.json", "march"]).contains("[MA1, 2.3.9]"));
}

#[test]
fn a_special_activity_is_listed_as_typed_steps_that_an_action_takes() {
    let table = vc_acts();
    let listed = table.json(&["fitl", "options", "g.json", "tax"])["listings"][0].clone();
    let (typed, words) = (listed["actions"].as_array().unwrap(), listed["steps"].as_array().unwrap());
    assert_eq!(typed.len(), words.len());
    assert!(!typed.is_empty(), "{listed}");
    let rally = table.json(&["fitl", "options", "g.json", "rally"])["actions"][0].clone();
    let mut action = rally;
    action["steps"].as_array_mut().unwrap().push(typed[0].clone());
    let step = table.json(&["fitl", "act", "g.json", &action.to_string()]);
    assert_eq!(step["record"]["special"]["name"], "tax", "{step}");
}

#[test]
fn the_name_of_another_factions_operation_is_refused_and_an_unknown_name_is_answered() {
    let table = vc_acts();
    table
        .run(&["fitl", "options", "g.json", "train"])
        .code(1)
        .stderr(contains("has no Train").and(contains("[G3, 3.0, 4.0]")));
    table.run(&["fitl", "options", "g.json", "raly"]).code(2).stderr(contains("did you mean rally?"));
    table.run(&["fitl", "options", "g.json", "t"]).code(2).stderr(contains("terror or tax"));
}

#[test]
fn where_nobody_acts_or_a_non_player_does_nothing_is_listed() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--deck", "physical", "--players", "us,arvn"]);
    table.run(&["fitl", "options", "g.json"]).code(1).stderr(contains("the next card must be turned up"));
    table.run(&["fitl", "options", "g.json", "rally"]).code(1).stderr(contains("[G1, 2.3.2]"));
    table.run(&["fitl", "card", "-i", "g.json", "107"]).success();
    table.run(&["fitl", "card", "-i", "g.json", "55"]).success();
    table.run(&["fitl", "options", "g.json"]).code(1).stderr(contains("VC is next and is a non-player"));
}

#[test]
fn in_a_coup_round_the_part_that_is_due_is_listed_with_its_faction() {
    let table = Table::new();
    table.game(&["--scenario", "medium", "--deck", "physical"]);
    table.run(&["fitl", "card", "-i", "g.json", "128"]).success();
    table.run(&["fitl", "card", "-i", "g.json", "55"]).success();
    table.run(&["fitl", "options", "g.json"]).success();
    table.run(&["fitl", "coup", "-i", "g.json"]).success();
    let due = table.json(&["fitl", "options", "g.json"]);
    assert_eq!((&due["part"], &due["faction"]), (&"us-pacify".into(), &"us".into()));
    assert_eq!(
        due["then"],
        json!([{ "part": "arvn-pacify", "faction": "arvn" }, { "part": "vc-agitate", "faction": "vc" }])
    );
    assert!(due["asks"]["steps"]["spaces"].as_array().unwrap().len() > 3);
    let shown = text(&table, &["fitl", "options", "g.json", "us-pac"]);
    assert!(
        shown.contains("Support Phase, US Pacification: US chooses")
            && shown.contains("Support Phase, ARVN Pacification (ARVN)"),
        "{shown}"
    );
    table
        .run(&["fitl", "options", "g.json", "vc-agitate"])
        .code(1)
        .stderr(contains("US Pacification is [6.0]"));
    table
        .run(&["fitl", "options", "g.json", "train"])
        .code(1)
        .stderr(contains("no faction acts now").and(contains("[G1, 2.3.2]")));
    table.run(&["fitl", "options", "g.json", "us-pacfy"]).code(2).stderr(contains("did you mean us-pacify"));
    for part in ["us-pacify none", "arvn-pacify none", "vc-agitate none"] {
        text(&table, &["fitl", "options", "g.json"]);
        table.run(&["fitl", "coup", "-i", "g.json", part]).success();
    }
    let redeploy = text(&table, &["fitl", "options", "g.json"]);
    assert!(redeploy.contains("ARVN Troops must go") && redeploy.contains("must"), "{redeploy}");
}

#[test]
fn a_script_asks_for_options_too() {
    let table = vc_acts();
    let code = r#"
        let listed = fitl_options("g.json", "terror");
        print(listed.name + " " + listed.spaces.len());
        print(fitl_options("g.json").operations.len());
    "#;
    table.run(&["run", "-e", code]).success().stdout(contains("terror ").and(contains("\n4\n")));
}

#[test]
fn event_lists_both_texts_with_what_they_ask_and_whether_they_do_anything() {
    let table = vc_acts();
    let listed = table.json(&["fitl", "options", "g.json", "event"]);
    let texts = listed["texts"].as_array().unwrap();
    assert_eq!(texts.iter().map(|text| &text["side"]).collect::<Vec<_>>(), ["unshaded", "shaded"]);
    for text in texts {
        assert!(text["has_effect"].is_boolean() && text["open"].is_array(), "{text}");
    }
    let shown = text(&table, &["fitl", "options", "g.json", "event"]);
    assert!(shown.contains("event unshaded") && shown.contains("event shaded"), "{shown}");
    table.run(&["fitl", "options", "g.json", "coup"]).code(1);
}

#[test]
fn transport_lists_where_each_group_may_go_in_one_row() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--players", "all", "--deck", "physical", "--seed", "1"]);
    table.turn_up(&["41", "51"]);
    table.run(&["fitl", "act", "-i", "g.json", "pass"]).success();
    let shown = text(&table, &["fitl", "options", "g.json", "transport"]);
    assert!(shown.contains("2t to SPACE") && shown.contains("where SPACE is one of:"), "{shown}");
    assert!(!shown.contains("2t to hue"), "{shown}");
}

/// The questions that `fitl act` has, given no more than these words.
fn refused_with(table: &Table, words: &str) -> Value {
    let refused = table.run(&["fitl", "act", "g.json", words, "--json"]).failure();
    let told: Value = serde_json::from_slice(&refused.get_output().stderr).unwrap();
    told["error"]["open"].clone()
}

#[test]
fn options_as_data_ask_the_questions_that_the_refusal_asks() {
    let table = vc_acts();
    let asked = |words: &[&str]| table.json(&[&["fitl", "options", "g.json"], words].concat());
    for operation in ["rally", "march", "attack", "terror"] {
        let open = asked(&[operation])["open"].clone();
        let questions = open.as_array().unwrap();
        let refused = refused_with(&table, operation);
        assert_eq!(refused[0]["name"], "step", "{operation}: {refused}");
        assert!(questions.contains(&refused[0]), "{operation}: {refused} {open}");
    }
    let tax = &asked(&["tax"])["listings"][0]["open"];
    assert_eq!(*tax, refused_with(&table, "rally special tax"));
    assert!(tax[0]["legal"][0].as_str().unwrap().starts_with("special tax "), "{tax}");
    assert_eq!(asked(&["event"])["open"][0]["name"], "side");
    let all = &asked(&[])["open"][0];
    assert_eq!((&all["name"], &all["wanted"]), (&"action".into(), &json!([1, 1])));
    assert!(all["legal"].as_array().unwrap().contains(&"rally".into()), "{all}");
}
