//! Ambush Valley at the table: reports told, orders of two people, sheets and look-ups.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::scenes::campaign_table::{begun, done, done_with, refused, typed};

fn data(folder: &Path, file: &str) -> Value {
    let document: Value = serde_json::from_str(&fs::read_to_string(folder.join(file)).unwrap()).unwrap();
    document["data"].clone()
}

#[test]
fn a_report_is_told_by_flags_with_any_part_of_a_name() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let told = done(
        folder,
        "campaign report c.json -i --objective 1 --kia Grant --wia Keller:evacuated,lop:light --engaged \
         1a,squad-1-b --hit 1a --fired-on 1a --rest no --count civilian-casualties=2 --turns 6 --seed 3",
    );
    assert!(told.contains("US, Grant: killed in action"), "{told}");
    let report = &data(folder, "c.json")["turn_records"][0]["mission"]["report"];
    assert_eq!(report["forces"][0]["objectives_achieved"], 1);
    assert_eq!(report["forces"][0]["teams"][1]["inflicted_casualty"], true);
    assert_eq!(report["forces"][0]["teams"][2]["inflicted_casualty"], false);
    assert_eq!(report["forces"][1]["civilian_casualties"], 2);
    done(folder, "replay c.json --verify");
}

#[test]
fn what_flags_say_wrong_of_a_team_is_refused_by_its_name_and_of_a_file_by_its_place() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let report = "campaign report c.json -i --achieved 1 --turns 6 --rest no --abandoned 1b";
    let (code, why) = refused(folder, report);
    assert!(code == 1 && why.contains("US, 1B, `abandoned` is yes, but the team has no casualty"), "{why}");
    assert!(why.contains("[AV A31]") && !why.contains("/forces"), "{why}");
    let (_, why) =
        refused(folder, "campaign report c.json -i --achieved 1 --turns 9 --rest no --report-only");
    assert!(
        why.contains("`turns` is 9: this game has 1 to 8 turns") && !why.contains("/game_turns"),
        "{why}"
    );
    let (_, why) = refused(
        folder,
        "campaign report c.json --achieved 1 --turns 6 --kia Grant --kia us:Grant --rest no --report-only",
    );
    assert!(why.contains("Grant"), "{why}");
    // Whoever wrote the report as a file looks for the place in it.
    let told = done(folder, "campaign report c.json --achieved 1 --turns 6 --rest no --report-only");
    fs::write(folder.join("report.json"), told.replace("\"game_turns\": 6", "\"game_turns\": 9")).unwrap();
    let (code, why) = refused(folder, "campaign report c.json -i --report report.json");
    assert!(code == 65 && why.contains("/game_turns: is 9"), "{why}");
}

#[test]
fn what_is_agreed_before_a_campaign_has_options_of_its_own() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let new = ["campaign", "new", "--game", "ambush-valley", "--seed", "1", "-q", "-o", "c.json"];
    let agreed = ["--turns", "20", "--region", "the delta", "--period", "early 1967"];
    let assets = ["--attached", "us:M113,us:M113,vc:mortar team", "--asset", "us:tank:7,us:LAV section:5"];
    let start = ["--supply", "us:poorly-supplied", "--confidence", "us:high", "--exists", "aircraft:Huey"];
    done_with(folder, &[&new[..], &agreed[..], &assets[..], &start[..]].concat());
    let made = data(folder, "c.json");
    assert_eq!(made["setting"]["region"], "the delta");
    assert_eq!(made["setting"]["aircraft"], json!(["Huey"]));
    let us = &made["regulars"][0];
    assert_eq!(us["attached_assets"][1]["id"], "m113-2");
    assert_eq!((&us["supply_quality"], &us["confidence"]), (&json!("poorly-supplied"), &json!("high")));
    let price = |id: &str| {
        let assets = us["available_assets"].as_array().unwrap();
        assets.iter().find(|asset| asset["id"] == id).map(|asset| asset["cost_points"].clone())
    };
    // 2.4: at the price agreed on, whether the rules list the asset or not; the usual ones stay.
    assert_eq!((price("tank"), price("lav-section")), (Some(json!(7)), Some(json!(5))));
    assert_eq!(price("on-call-light-mortars"), Some(json!(2)));
    assert_eq!(made["insurgents"][0]["internal_assets"][0]["name"], "mortar team");
    let (_, why) = refused(folder, "campaign new --game ambush-valley --asset us:LAV");
    assert!(why.contains("One of your own needs a price"), "{why}");
    // The VC have ratings of their own, which are agreed on like the others.
    let vc =
        "campaign new --game ambush-valley --supply vc:average --main-force D10/D12 --seed 1 -q -o vc.json";
    done(folder, vc);
    let ratings = &data(folder, "vc.json")["insurgents"][0]["ratings"];
    assert_eq!(ratings["local_force"]["supply_quality"], "average");
    assert_eq!(ratings["main_force"]["troop_quality_die"], 10);
    assert_eq!(ratings["local_force"]["troop_quality_die"], 6, "as printed");
    let (_, why) = refused(folder, "campaign new --game ambush-valley --local-force D7/D8");
    assert!(why.contains("D7"), "{why}");
    // In a co-op campaign a nation is all of its platoons.
    let co_op = "campaign new --game ambush-valley --regular US --regular US --insurgent VC --co-op Carol \
                 --asset us:tank,us-2:sniper-team --seed 1 -q -o co-op.json";
    done(folder, co_op);
    let made = data(folder, "co-op.json");
    let count = |at: usize| made["regulars"][at]["available_assets"].as_array().unwrap().len();
    assert_eq!((count(0), count(1)), (4, 5));
}

#[test]
fn what_the_flags_leave_open_is_refused_with_its_questions_and_asked_on_request() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let (_, why) = refused(folder, "campaign report c.json -i --objective 1 --engaged 1a");
    assert!(why.contains("\n  US, 1A: hit? (--hit), fired on? (--fired-on)"), "{why}");
    let (_, why) = refused(folder, "campaign report c.json -i --objective 1 --kia Nobody --rest no");
    assert!(why.contains("no deployed man `Nobody`"), "{why}");
    let (_, why) = refused(folder, "campaign report c.json -i --objective 0 --rest no --turns 3");
    assert!(why.contains("--ended-early"), "{why}");
    let (_, why) = refused(folder, "campaign report c.json -i --objective 0 --rest no --ended-early dark");
    assert!(why.contains("--turns"), "{why}");
    let report = ["campaign", "report", "c.json", "-i", "--turns", "6", "--objective", "1"];
    let arguments = [&report[..], &["--wia", "Keller", "--ask"]].concat();
    // How badly he was wounded is asked as the flag leaves it open, and then what the teams did.
    let output = typed(folder, &arguments, "evacuated\nrest-nothing\n");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("US, Keller: light, or for a serious wound"), "{said}");
    let report = &data(folder, "c.json")["turn_records"][0]["mission"]["report"];
    assert_eq!(report["forces"][0]["figures"][0]["condition"], "evacuated");
}

#[test]
fn a_report_is_told_by_questions_and_a_wrong_answer_is_asked_again() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let lines = [
        "6",        // turns
        "achieved", // the objective
        "",         // nothing bought
        "grant",    // no fate: asked for
        "grant kia",
        "",
        "mobs 1",
        "",
        "engaged",
        "back",
        "engaged hit fired",
        "rest",
        "", // nobody declines
        "leaders 1",
        "",
        "decline",
    ];
    let output = typed(folder, &["campaign", "report", "c.json", "-i", "--ask"], &(lines.join("\n") + "\n"));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Grant … kia, pow, light, evacuated, accompanied, straggler"), "{said}");
    let report = &data(folder, "c.json")["turn_records"][0]["mission"]["report"];
    assert_eq!(report["forces"][0]["figures"][0]["figure"], "squad-1-a-3");
    assert_eq!(report["forces"][0]["teams"][0]["engaged_by_hostile"], true);
    assert_eq!(report["forces"][1]["declined"], json!(["building-the-insurgency"]));
}

#[test]
fn a_report_that_is_printed_is_what_campaign_advance_takes() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let report = done(folder, "campaign report c.json --objective none --turns 6 --rest no --report-only");
    fs::write(folder.join("r.json"), report).unwrap();
    done(folder, "campaign-advance c.json --report r.json -o a.json -q --seed 1");
    done(folder, "campaign report c.json --report r.json -o b.json -q --seed 1");
    assert_eq!(data(folder, "a.json"), data(folder, "b.json"));
}

/// The open questions of a refused command: for each its name and its legal answers.
fn open_questions(error: &str) -> Vec<(String, Vec<String>)> {
    let told: Value = serde_json::from_str(error).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let open = told["error"]["open"].as_array().cloned().unwrap_or_default();
    let legal = |question: &Value| question["legal"].as_array().unwrap().iter().map(text).collect();
    open.iter().map(|question| (text(&question["name"]), legal(question))).collect()
}

#[test]
fn every_answer_that_a_report_lists_is_taken_as_it_stands_under_the_name_of_its_question() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let begun = "campaign report c.json --json --turns 6 --kia Grant --wia Keller,Lopez:accompanied";
    let (code, error) = refused(folder, begun);
    assert_eq!(code, 1);
    let all = open_questions(&error);
    let names: Vec<&str> = all.iter().map(|(name, _)| name.rsplit('/').next().unwrap()).collect();
    assert_eq!(names[..2], ["objectives_achieved", "condition"], "{error}");
    assert!(names[2..].iter().all(|name| *name == "deeds") && names.len() > 4, "{error}");
    let teams_asked_alike = 4;
    for (name, legal) in &all[..all.len() - teams_asked_alike] {
        for answer in legal {
            let words = begun.split(' ').collect::<Vec<_>>();
            let given = format!("{name}={answer}");
            let output = typed(folder, &[&words[..], &["--answer", &given]].concat(), "");
            let error = String::from_utf8(output.stderr).unwrap();
            let left = if output.status.success() { Vec::new() } else { open_questions(&error) };
            assert!(output.status.success() || output.status.code() == Some(1), "{given}: {error}");
            assert!(left.len() < all.len() && left.iter().all(|(open, _)| open != name), "{given}: {error}");
        }
    }
    let (_, why) = refused(folder, "campaign report c.json --answer us/hq/deed=hit");
    assert!(why.contains("no open question `us/hq/deed`; did you mean us/hq/deeds?"), "{why}");
}

#[test]
fn every_answer_that_is_listed_to_a_side_is_taken_as_it_stands_with_the_option_that_is_named() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(folder, "campaign orders c.json -i -q --side us --teams hq,1a,1b,2a --buy-after-roll");
    done(folder, "campaign orders c.json -i -q --side vc --hot-spot well --salt y");
    done(folder, "campaign orders c.json -i -q --side us");
    let mut asked = Vec::new();
    while let Some(side) = data(folder, "c.json")["mission"]["apart"]["asks"]["force"].as_str() {
        let error = refused(folder, &format!("campaign orders c.json --side {side} --json")).1;
        let (name, legal) = open_questions(&error).remove(0);
        let told: Value = serde_json::from_str(&error).unwrap();
        let why = told["error"]["message"].as_str().unwrap();
        let option = why.split_once("give it with ").unwrap().1.split([' ', ',']).next().unwrap();
        assert!(!legal.is_empty(), "{error}");
        for answer in &legal {
            done_with(folder, &["campaign", "orders", "c.json", "--side", side, option, answer]);
        }
        let first = if option == "--buy" { "none" } else { &legal[0] };
        done_with(folder, &["campaign", "orders", "c.json", "-i", "-q", "--side", side, option, first]);
        asked.push(name);
    }
    assert_eq!(asked[0], "us/purchase");
    assert_eq!(asked.iter().filter(|name| name.ends_with("/objective")).count(), 4, "{asked:?}");
}

#[test]
fn two_orders_files_are_given_in_either_order_and_nothing_of_the_other_side_is_seen() {
    let secrets =
        ["Cell Omega", "the old well", "squad-3-b", "on-call-light-mortars", "On Call Light Mortars"];
    let objectives = |quadrants: [&str; 2]| {
        json!(quadrants.map(|quadrant| json!({ "quadrant": quadrant, "terrain": "agreed" })))
    };
    let us = json!({ "teams": ["hq", "squad-1-a", "squad-1-b", "squad-2-a", "squad-3-b"],
        "purchases": [{ "asset": "on-call-light-mortars" }],
            "objectives": objectives(["north-west", "north-east"]) });
    let vc = json!({ "units": [{ "name": "Cell Omega", "kind": "local-force" }],
        "hot_spots": ["the old well"],
        "objectives": objectives(["south-west", "south-east"]) });
    let ends = [["us", "vc"], ["vc", "us"]].map(|[first, second]| {
        let folder = begun("--sealed-orders --seed 5");
        let folder = folder.path();
        fs::write(folder.join("us.json"), us.to_string()).unwrap();
        fs::write(folder.join("vc.json"), vc.to_string()).unwrap();
        let before = done(folder, "campaign show c.json --json");
        let give =
            |side: &str| done(folder, &format!("campaign orders c.json -i --side {side} --file {side}.json"));
        let said = give(first);
        let waited = done(folder, "campaign orders c.json");
        let name = second.to_uppercase();
        assert!(waited.contains(&format!("Waiting for {name}: its orders, sealed")), "{waited}");
        let (_, why) =
            refused(folder, &format!("campaign orders c.json -i --side {first} --file {first}.json"));
        assert!(why.contains(&format!("waiting for {name}")), "{why}");
        refused(folder, "generate-mission --from c.json -i");
        let seen = [
            said,
            waited,
            why,
            done(folder, "log c.json"),
            done(folder, "log c.json --json"),
            fs::read_to_string(folder.join("c.json"))
                .unwrap()
                .split("\"mission\": {")
                .last()
                .unwrap()
                .to_owned(),
        ];
        for secret in secrets {
            let known = before.contains(secret);
            for text in &seen {
                assert!(known || !text.contains(secret), "{secret} in {text}");
            }
        }
        // Who speaks last opens at once; the other opens by the same call as before.
        give(second);
        let text = give(first);
        assert!(text.contains("Reconnoiter"), "{text}");
        data(folder, "c.json")["mission"].clone()
    });
    let [mut one, mut other] = ends;
    for mission in [&mut one, &mut other] {
        mission["apart"]["sides"].as_array_mut().unwrap().sort_by_key(|side| side["force"].to_string());
        for side in mission["apart"]["sides"].as_array_mut().unwrap() {
            side["seal"] = Value::Null;
        }
    }
    assert_eq!(one, other, "the same seed, the same game");
    assert_eq!(one["forces"][0]["momentum"]["spent"], 2);
}

#[test]
fn an_orders_file_names_teams_men_and_assets_by_any_part_of_their_names_and_each_objective() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    let write = |orders: Value| fs::write(folder.join("us.json"), orders.to_string()).unwrap();
    let give = "campaign orders c.json -i --side us --file us.json";
    write(json!({ "teams": ["1a"], "objectives": [{ "quadrant": "north-west" }] }));
    let (_, why) = refused(folder, give);
    assert!(why.contains("names none: say which") && why.contains("[AV 4.3]"), "{why}");
    write(json!({ "teams": ["4c"] }));
    let (_, why) = refused(folder, give);
    assert!(why.contains("there is no team `4c`"), "{why}");
    write(json!({ "teams": ["platoon", "1a", "2B"], "absent_figures": ["grant"],
        "purchases": [{ "asset": "light mortars" }],
            "objectives": [{ "quadrant": "north-west", "terrain": "agreed" }] }));
    done(folder, give);
    done(folder, "campaign orders c.json -i --side vc --hot-spot well --salt y");
    done(folder, give);
    let side = data(folder, "c.json")["mission"]["apart"]["sides"][0]["orders"].clone();
    assert_eq!(side["teams"], json!(["hq", "squad-1-a", "squad-2-b"]), "{side}");
    assert_eq!(side["absent_figures"], json!(["squad-1-a-3"]), "{side}");
    assert_eq!(side["purchases"][0]["asset"], "on-call-light-mortars", "{side}");
    assert_eq!(side["objectives"], json!([{ "quadrant": "north-west", "terrain": null }]), "{side}");
}

#[test]
fn the_shell_asks_for_orders_at_the_prompt_of_play_with_its_look_ups() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    let orders = ["campaign", "orders", "c.json", "-i", "--side", "us", "--ask"];
    let lines = "?\n1a\nshow us\ntable stragglers\nback\n1a 1b 2a 2b\n\n\n\n10\nno\n11\n";
    let left = String::from_utf8(typed(folder, &orders, lines).stderr).unwrap();
    assert!(left.contains("the orders were left at this question: Seal these orders?"), "{left}");
    let output = typed(folder, &orders, &format!("{lines}\n"));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("teams to assign: all, Platoon HQ, 1A, 1B, 2A, 2B, 3A, 3B"), "{said}");
    assert!(said.contains("Mission: ") && said.contains("Recovered (evacuated)"), "{said}");
    assert!(said.contains("teams: 1A, 1B, 2A, 2B") && said.contains("items of terrain: 11"), "{said}");
    assert!(!said.contains("No: "), "{said}");
    let (_, why) = refused(folder, "campaign orders c.json -i --side us");
    assert!(why.contains("waiting for VC: its orders, sealed"), "{why}");
}

#[test]
fn the_shell_asks_for_a_choice_as_the_prompt_does() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(folder, "campaign orders c.json -i --side us --teams 1a,1b,2a,2b --buy-after-roll");
    done(folder, "campaign orders c.json -i --side vc --hot-spot well --salt y");
    done(folder, "campaign orders c.json -i --side us");
    let asks = |side: &str, more: &[&str], lines: &str| {
        let orders = [&["campaign", "orders", "c.json", "-i", "--side", side, "--ask"], more].concat();
        let output = typed(folder, &orders, lines);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{said}");
        said
    };
    let bought = |folder: &Path| data(folder, "c.json")["mission"]["forces"][0]["purchases"].clone();
    asks("us", &[], "own fireteam 3a\n");
    // One team is all that is left of the squad: it is asked what is meant.
    let said = asks("us", &[], "own squad 3\nno\nown squad 3\nyes\n");
    assert!(said.contains("3B is all that is left of its squad: buy it as a fireteam"), "{said}");
    assert_eq!(bought(folder)[1]["asset"], "own-fireteam");
    assert_eq!(bought(folder)[1]["teams"], json!(["squad-3-b"]));
    while data(folder, "c.json")["mission"]["apart"]["asks"]["what"] == "purchase" {
        asks("us", &[], "none\n");
    }
    let chooser = data(folder, "c.json")["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    let said = asks(&chooser, &[], "hill\nnw\nback\nne\nold shed\n");
    assert!(said.contains("No: `hill` is not one of north-west"), "{said}");
    assert_eq!(data(folder, "c.json")["mission"]["board"]["objectives"][0]["terrain"], "old shed");
}

#[test]
fn all_orders_every_fit_team_and_who_has_sealed_is_said_by_name() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    let us = "campaign orders c.json -i --side us --teams all --salt x";
    done(folder, us);
    let waited = done(folder, "campaign orders c.json");
    assert!(waited.contains("US: orders sealed"), "{waited}");
    done(folder, "campaign orders c.json -i --side vc --hot-spot well --salt y");
    done(folder, us);
    let data = data(folder, "c.json");
    let opened = &data["mission"]["apart"]["sides"];
    let side = opened.as_array().unwrap().iter().find(|side| side["force"] == "us").unwrap();
    let all = data["regulars"][0]["teams"].as_array().unwrap().len();
    assert_eq!(side["orders"]["teams"].as_array().unwrap().len(), all, "{side}");
}

#[test]
fn orders_that_were_changed_after_they_were_sealed_are_refused() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    fs::write(folder.join("us.json"), r#"{ "teams": ["hq"] }"#).unwrap();
    let (_, why) = refused(folder, "campaign orders c.json -i --side us --teams nowhere");
    assert!(why.contains("no team `nowhere`"), "{why}");
    done(folder, "campaign orders c.json -i --side us --file us.json");
    done_with(
        folder,
        &["campaign", "orders", "c.json", "-i", "--side", "vc", "--unit", "main:Cell A", "--salt", "x"],
    );
    fs::write(folder.join("us.json"), r#"{ "teams": ["hq", "squad-1-a"] }"#).unwrap();
    let (_, why) = refused(folder, "campaign orders c.json -i --side us --file us.json");
    assert!(why.contains("not the orders that were sealed"), "{why}");
}

#[test]
fn tables_are_looked_up_rolled_on_and_their_odds_are_exact() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    assert!(done(folder, "av table").contains("combat-fatigue"));
    assert!(done(folder, "av table stragglers").contains("Duty Status - Whereabouts"));
    assert!(done(folder, "av table assets").contains("Sniper Team"));
    let rolled: Value =
        serde_json::from_str(&done(folder, "av roll stragglers --tq d8 --rolls 4,5,5,5 --json")).unwrap();
    assert_eq!(rolled["rolls"][1]["throw"]["table"], "accompanied-casualties");
    assert!(refused(folder, "av roll stragglers").1.contains("needs a Troop Quality die: give --tq: d6, d8"));
    let odds: Value = serde_json::from_str(&done(folder, "odds av:stragglers --tq d8 --json")).unwrap();
    assert_eq!((&odds["of"], &odds["ends"]["of"]), (&json!(64), &json!(4096)));
    let ways = |row: &str| {
        let ends = odds["ends"]["outcomes"].as_array().unwrap();
        ends.iter().find(|end| end["row"] == row).unwrap()["ways"].as_u64().unwrap()
    };
    assert_eq!((ways("deceased"), ways("captured"), ways("not-seriously-injured")), (49, 768, 1792));
    assert!(refused(folder, "odds received-fire --tq d8").1.contains("av:TABLE"));
}

#[test]
fn sheets_are_markdown_or_html_for_all_a_squad_or_a_player() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let all = done(folder, "campaign sheet c.json");
    assert!(all.contains("# Regular Platoon Log: US") && all.contains("Insurgency Log"), "{all}");
    let squad = done(folder, "campaign sheet c.json --squad squad-2");
    assert!(squad.contains("squad-2-a") && !squad.contains("squad-1-a"), "{squad}");
    done(folder, "campaign sheet c.json --player player-us -o us.html");
    let page = fs::read_to_string(folder.join("us.html")).unwrap();
    assert!(page.contains("<h1>US player: US</h1>") && page.contains("@page"), "{page}");
    done(folder, "campaign sheet c.json --player player-us -o us.md");
    assert!(fs::read_to_string(folder.join("us.md")).unwrap().starts_with("# US player: US"));
    done(folder, "campaign sheet c.json --player player-us --format md -o us.txt");
    assert!(fs::read_to_string(folder.join("us.txt")).unwrap().starts_with("# US player: US"));
    assert!(refused(folder, "campaign sheet c.json -o c.json").1.contains("holds something else"));
    let shown: Value = serde_json::from_str(&done(folder, "campaign show c.json --json")).unwrap();
    let grant = &shown["regulars"][0]["figures"]
        .as_array()
        .unwrap()
        .iter()
        .find(|man| man["name"] == "Grant")
        .unwrap()
        .clone();
    assert_eq!((&grant["status_name"], &grant["troop_quality_die"]), (&json!("Active"), &json!(8)));
}

#[test]
fn a_field_of_a_man_is_adjusted_by_his_name() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let told = done(folder, "adjust c.json -i figures/Ellis/role Scout");
    assert!(told.contains("US, Ellis: role Scout"), "{told}");
    done(folder, "adjust c.json -i regulars/us/figures/foster/role RTO");
    let figures = data(folder, "c.json")["regulars"][0]["figures"].clone();
    let role = |name: &str| {
        figures.as_array().unwrap().iter().find(|man| man["name"] == name).unwrap()["role"].clone()
    };
    assert_eq!((role("Ellis"), role("Foster")), (json!("Scout"), json!("RTO")));
    assert!(refused(folder, "adjust c.json -i figures/Nobody/role Scout").1.contains("Nobody"));
    done(folder, "campaign promote c.json -i Keller --to squad-leader --relieve");
    done(folder, "campaign rename c.json -i Keller Kelly");
    let called = done(folder, "campaign rename c.json -i US Marauders");
    assert!(called.contains("Marauders"), "a force is called as it is shown: {called}");
    let called = done(folder, "campaign rename c.json -i campaign Campaign-67");
    assert!(
        called.contains("Campaign is now called Campaign-67") && !called.contains("Initiative:"),
        "{called}"
    );
    // The same name again is no step.
    let steps = data(folder, "c.json");
    for again in ["Kelly Kelly", "US Marauders", "campaign Campaign-67"] {
        let (_, why) = refused(folder, &format!("campaign rename c.json -i {again}"));
        assert!(why.contains("already has that name"), "{why}");
    }
    assert_eq!(data(folder, "c.json"), steps);
    let story = done(folder, "log c.json");
    assert!(story.contains("Campaign is now called Campaign-67") && !story.contains("\"name\""), "{story}");
    assert!(done(folder, "campaign chronicle c.json").contains("# Campaign"));
    // A chronicle is written as sheets are, and both as they were.
    for command in ["chronicle", "sheet"] {
        let page = done(folder, &format!("campaign {command} c.json --format html"));
        assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
        assert_eq!(done(folder, &format!("campaign {command} c.json --html")), page);
        done(folder, &format!("campaign {command} c.json -o story.html"));
        assert_eq!(fs::read_to_string(folder.join("story.html")).unwrap(), page);
    }
    done(folder, "replay c.json --verify");
}

#[test]
fn a_man_set_active_again_has_left_in_no_turn() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let ellis = || {
        let figures = data(folder, "c.json")["regulars"][0]["figures"].clone();
        figures.as_array().unwrap().iter().find(|man| man["name"] == "Ellis").unwrap().clone()
    };
    // As it stands in older documents, whose steps did not clear it.
    done(folder, "adjust c.json -i figures/Ellis/left_turn 1");
    let told = done(folder, "adjust c.json -i figures/Ellis/status active");
    assert!(told.contains("US, Ellis: left turn none (was 1)"), "{told}");
    assert_eq!((&ellis()["status"], &ellis()["left_turn"]), (&json!("active"), &Value::Null));
    // What is said of the turn in the same step stands.
    done(folder, "adjust c.json -i figures/Ellis/left_turn 1");
    done(folder, "adjust c.json -i figures/Ellis/status active figures/Ellis/left_turn 1");
    assert_eq!(ellis()["left_turn"], 1);
    done(folder, "replay c.json --verify");
}

#[test]
fn platoons_side_by_side_are_begun_ordered_reported_and_printed_for_each_player() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let begun = done(
        folder,
        "campaign new --game ambush-valley --co-op Carol --regular US --regular ARVN --insurgent VC \
         --led-by us:Anne,arvn:Bob --turns 1 --seed 7 -o c.json",
    );
    assert!(begun.contains("US and ARVN against VC"), "{begun}");
    done(folder, "generate-mission --from c.json -i --assign arvn:squad-1-a,squad-1-b --edge arvn:east");
    let mission = &data(folder, "c.json")["mission"];
    assert_eq!(mission["forces"].as_array().unwrap().len(), 3);
    assert_eq!(mission["board"]["edges"][0]["edge"], mission["board"]["edges"][1]["edge"]);
    let own = done(folder, "campaign show c.json --side arvn");
    assert!(own.contains("Deploy ") && !own.contains("Regular Platoon Log: US"), "{own}");
    let (_, why) = refused(
        folder,
        "campaign report c.json --turns 6 --objective us:1 --objective arvn:none --engaged 1a --rest no",
    );
    assert!(why.contains("US and ARVN both have a team deployed `1a`"), "{why}");
    let (_, why) = refused(
        folder,
        "campaign report c.json --turns 6 --objective us:1 --objective arvn:none --kia arvn:hq-1 --rest no",
    );
    assert!(why.contains("An is not in this game"), "{why}");
    let report = "campaign report c.json -i --turns 6 --objective us:1 --objective arvn:none --kia Grant \
                  --engaged us:1a --hit us:1a --fired-on us:1a --rest no";
    let told = done(folder, report);
    assert!(told.contains("US, Platoon HQ, 1B, 2A, 2B, 3A, 3B: no development"), "{told}");
    let shown = done(folder, "campaign show c.json");
    assert!(shown.contains("US and ARVN win the campaign"), "{shown}");
    let story = done(folder, "campaign chronicle c.json");
    for line in ["US and ARVN versus VC.", "- Anne: US", "- Bob: ARVN", "US and ARVN win the campaign."] {
        assert!(story.contains(line), "{line} is missing:\n{story}");
    }
    let sheet = done(folder, "campaign sheet c.json --player Bob");
    assert!(
        sheet.contains("Regular Platoon Log: ARVN") && !sheet.contains("Regular Platoon Log: US"),
        "{sheet}"
    );
    assert_eq!(
        done(folder, "campaign sheet c.json --squad squad-1").matches("Regular Platoon Log").count(),
        2
    );
    done(folder, "replay c.json --verify");
}

#[test]
fn opening_orders_without_what_was_kept_says_what_to_give() {
    let folder = begun("--sealed-orders --seed 3");
    let folder = folder.path();
    fs::write(folder.join("us.json"), r#"{"teams": ["squad-1-a"]}"#).unwrap();
    done(folder, "campaign orders c.json -i --side us --file us.json");
    done(folder, "campaign orders c.json -i --side vc --edge north");
    let (_, why) = refused(folder, "campaign orders c.json -i --side us");
    assert!(why.contains("give the same --file"), "{why}");
    done(folder, "campaign orders c.json -i --side us --file us.json");
}

#[test]
fn assets_are_bought_once_the_operational_momentum_is_known_and_vc_units_are_shown() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(folder, "campaign orders c.json -i --side us --buy-after-roll -q");
    done(folder, "campaign orders c.json -i --side vc --vc-unit local-force:Alpha --hot-spot well -q");
    done(folder, "campaign orders c.json -i --side us -q");
    let waited = done(folder, "campaign orders c.json");
    assert!(waited.contains("Waiting for US: assets to buy now") && waited.contains("OMP left"), "{waited}");
    let (_, why) = refused(folder, "campaign orders c.json -i --side us");
    assert!(why.contains("give it with --buy, or --buy none"), "{why}");
    let bought = done(folder, "campaign orders c.json -i --side us --buy on-call-light-mortars,none");
    assert!(
        bought.contains("buys On Call Light Mortars for 2 OMP") && bought.contains("Reconnoiter"),
        "{bought}"
    );
    let shown = done(folder, "campaign show c.json");
    assert!(shown.contains("Units: Alpha (Local Force)"), "{shown}");
    // Generated in one step it is the same.
    done(folder, "campaign new --game ambush-valley --seed 5 -q -o d.json");
    let told = done(folder, "generate-mission --from d.json -i --vc-unit vc:main-force:K4");
    assert!(told.contains("Units: K4 (Main Force)"), "{told}");
    done(folder, "replay --verify c.json d.json");
}

#[test]
fn an_undone_step_of_a_campaign_says_what_to_put_back_on_the_logs_and_the_table() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    done(folder, "campaign report c.json -i --objective 1 --kia Grant --rest no --turns 6 --seed 3");
    let told = done(folder, "undo c.json -i");
    for line in [
        "Turn of the campaign: 1 (was 2)",
        "US, Grant: Grenadier, active (was Grenadier, deceased)",
        "US, Replacement Pool: - (was replacement for Grant)",
    ] {
        assert!(told.split_whitespace().collect::<Vec<_>>().join(" ").contains(line), "{line}\n{told}");
    }
    let told = done(folder, "redo c.json -i");
    assert!(told.contains("US, Grant: Grenadier, deceased (was Grenadier, active)"), "{told}");
    done(folder, "campaign rename c.json -i Keller Bigfoot -q");
    let told = done(folder, "undo c.json -i");
    assert!(told.contains("US, Keller: Machine Gunner, active (was US, Bigfoot"), "{told}");
}

#[test]
fn a_force_that_is_none_is_no_condition_and_refusals_name_who_is_there() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let (_, why) = refused(folder, "campaign report c.json -i --objective 1 --kia us-9:Keller --rest no");
    assert!(why.contains("no force with men of its own `us-9`"), "{why}");
    assert!(why.contains("or leave it out: `Keller`"), "{why}");
    let (_, why) = refused(folder, "campaign report c.json -i --objective 1 --wia Keller:foo --rest no");
    assert!(why.contains("`foo` is not a condition: give light, evacuated"), "{why}");
    let (_, why) = refused(folder, "campaign report c.json -i --objective 1 --engaged zed --rest no");
    assert!(
        why.contains("there is no team deployed `zed`: give 1A, 1B, 2A, 2B, 3A, 3B or Platoon HQ"),
        "{why}"
    );
}

#[test]
fn a_post_is_taken_over_at_the_prompt_once_its_holder_is_relieved() {
    let folder = begun("--seed 5");
    let typed = "promote Keller squad-leader\npromote Keller squad-leader relieve\nhold\n";
    let mut play = assert_cmd::Command::cargo_bin("pointman").unwrap();
    let played =
        play.current_dir(folder.path()).args(["play", "c.json"]).write_stdin(typed).assert().success();
    let told = String::from_utf8_lossy(&played.get_output().stdout).into_owned();
    assert!(told.contains("is already squad leader") && told.contains("relieve"), "{told}");
    let figures = data(folder.path(), "c.json")["regulars"][0]["figures"].clone();
    let keller = figures.as_array().unwrap().iter().find(|man| man["name"] == "Keller").unwrap();
    assert_eq!(keller["leader"], "squad-leader", "{told}");
}

#[test]
fn orders_are_not_given_before_the_mission_is_known() {
    for sealed in ["--sealed-orders --seed 5", "--seed 5"] {
        let folder = crate::scenes::folder();
        let folder = folder.path();
        done(folder, &format!("campaign new --game ambush-valley -q -o c.json {sealed}"));
        let told = done(folder, "campaign orders c.json");
        assert!(told.contains("No mission yet") && !told.contains("All orders are in"), "{told}");
        let (code, why) = refused(folder, "campaign orders c.json -i --side us --edge north");
        assert!(why.contains("after receiving the mission [AV 3]"), "{code}: {why}");
    }
}

#[test]
fn squads_ranges_names_of_forces_and_men_are_read_by_flags_and_in_files() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    done_with(folder, &["campaign", "rename", "c.json", "-i", "-q", "us", "3rd Platoon"]);
    let told = done_with(
        folder,
        &[
            &"campaign report c.json --achieved 1 --turns 6 --rest no --report-only"
                .split(' ')
                .collect::<Vec<_>>()[..],
            &["--hit", "2,hq-1a", "--kia", "3rd Platoon:Grant"],
        ]
        .concat(),
    );
    let report: Value = serde_json::from_str(&told).unwrap();
    let teams = report["forces"][0]["teams"].as_array().unwrap();
    let hit: Vec<&str> = teams
        .iter()
        .filter(|team| team["inflicted_casualty"] == true)
        .map(|team| team["team"].as_str().unwrap())
        .collect();
    assert_eq!(hit, ["hq", "squad-1-a", "squad-2-a", "squad-2-b"], "{told}");
    // A file may name its men and teams as people do.
    let id = report["forces"][0]["figures"][0]["figure"].as_str().unwrap();
    let named = told.replace(&format!("\"figure\": \"{id}\""), "\"figure\": \"Grant\"");
    let named = named.replace("\"team\": \"squad-2-a\"", "\"team\": \"2A\"");
    assert!(named.contains("Grant") && named.contains("2A"), "{named}");
    fs::write(folder.join("r.json"), named).unwrap();
    assert_eq!(done(folder, "campaign report c.json --report r.json --report-only"), told);
    let shown = done_with(folder, &["campaign", "sheet", "c.json", "--side", "3rd platoon"]);
    assert!(shown.contains("3rd Platoon"), "{shown}");
}

#[test]
fn an_orders_file_names_squads_and_quadrants_by_their_letters_and_hot_spots_in_a_list() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    fs::write(folder.join("us.json"), json!({ "teams": ["hq", "2-3"] }).to_string()).unwrap();
    done(folder, "campaign orders c.json -i -q --side us --file us.json");
    done(
        folder,
        "campaign orders c.json -i -q --side vc --hot-spot well,shrine --objective nw:hill --salt y",
    );
    done(folder, "campaign orders c.json -i -q --side us --file us.json");
    let sides = data(folder, "c.json")["mission"]["apart"]["sides"].clone();
    let teams = json!(["hq", "squad-2-a", "squad-2-b", "squad-3-a", "squad-3-b"]);
    assert_eq!(sides[0]["orders"]["teams"], teams, "{sides}");
    assert_eq!(sides[1]["orders"]["hot_spots"], json!(["well", "shrine"]), "{sides}");
    assert_eq!(sides[1]["orders"]["objectives"][0]["quadrant"], "north-west", "{sides}");
}

#[test]
fn the_objective_of_a_designed_scenario_is_told_as_its_players_describe_it() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley -q -o c.json --seed 5");
    let begin =
        ["generate-mission", "--from", "c.json", "-i", "--source", "designed", "--scenario", "Hill 10"];
    let told = done_with(folder, &[&begin[..], &["--scenario-objective", "us:hold the bridge"]].concat());
    assert!(told.contains("Objective hold the bridge (open)"), "{told}");
    let told = done(folder, "campaign report c.json -i --achieved achieved --rest no --turns 6 --seed 1");
    assert!(told.contains("  US: hold the bridge: achieved\n"), "{told}");
    let story = done(folder, "campaign chronicle c.json");
    assert!(story.contains("- **US**: hold the bridge: achieved;"), "{story}");
    assert!(done(folder, "log c.json").contains("hold the bridge"));
}

#[test]
fn of_several_objectives_that_players_describe_each_is_told_by_its_description() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley -q -o c.json --seed 5");
    let begin =
        ["generate-mission", "--from", "c.json", "-i", "--source", "designed", "--scenario", "Hill 10"];
    let objectives =
        ["--scenario-objective", "us:hold the bridge", "--scenario-objective", "us:burn the hut"];
    done_with(folder, &[&begin[..], &objectives[..]].concat());
    let report = ["campaign", "report", "c.json", "-i", "--achieved", "burn the hut", "--rest", "no"];
    let told = done_with(folder, &[&report[..], &["--turns", "6", "--seed", "1"]].concat());
    assert!(told.contains("  US: hold the bridge: failed; burn the hut: achieved\n"), "{told}");
}

#[test]
fn what_was_set_by_hand_is_told_in_the_chronicle_in_words_and_no_secret_of_it() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley -q -o c.json --seed 5");
    done(folder, "adjust -i c.json -q regulars/us/confidence high");
    done(folder, "adjust -i c.json -q figures/Ellis/leader team-leader");
    done(folder, "adjust -i c.json -q figures/Ellis/leadership 1 turns_planned 8");
    done(folder, "generate-mission --from c.json -i -q");
    done(folder, "adjust -i c.json -q mission/forces/0/objectives/0/state achieved");
    let story = done(folder, "campaign chronicle c.json");
    for told in [
        "### Settled by the players",
        "- US: confidence set by hand: high (was confident)",
        "- Ellis (Squad Leader, 1A): leader set by hand: team leader (was squad leader)",
        "- Ellis (Squad Leader, 1A): leadership set by hand: 1 (was 0)",
        "- Turns planned set by hand: 8 (was 6)",
        "- Something secret set by hand",
    ] {
        assert!(story.contains(told), "{told} in\n{story}");
    }
    assert!(!story.contains("achieved"), "{story}");
    // The name that was changed is noted, so that no new man gets it, and told once.
    done(folder, "adjust -i c.json -q figures/Foster/name Smith");
    assert_eq!(data(folder, "c.json")["names_had"], json!(["Foster"]));
    let story = done(folder, "campaign chronicle c.json");
    assert!(
        story.contains("name set by hand: Smith (was Foster)") && !story.contains("Names had"),
        "{story}"
    );
}

#[test]
fn a_seal_of_other_orders_is_not_tried_and_the_file_that_sealed_these_is_asked_for() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(folder, "campaign orders c.json -i -q --side us --teams hq,1a");
    done(folder, "undo c.json -i -q --forget");
    fs::write(folder.join("us.json"), json!({ "teams": ["hq", "2a"] }).to_string()).unwrap();
    done(folder, "campaign orders c.json -i -q --side us --file us.json");
    done(folder, "campaign orders c.json -i -q --side vc --salt y --vc-unit main-force:A");
    let (code, why) = refused(folder, "campaign orders c.json -i --side us");
    assert!(code == 1 && why.contains("keeps the seal of other orders"), "{why}");
    assert!(why.contains("give the --file"), "{why}");
    done(folder, "campaign orders c.json -i -q --side us --file us.json");
}

#[test]
fn orders_that_are_opened_take_no_choice_that_was_not_sealed_with_them() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(folder, "campaign orders c.json -i -q --side vc --vc-unit main-force:A");
    done(folder, "campaign orders c.json -i -q --side us --teams hq,1a");
    let before = fs::read_to_string(folder.join("c.json")).unwrap();
    let (code, why) = refused(folder, "campaign orders c.json -i --side vc --objective se:pagoda");
    assert!(code == 1 && why.contains("these are not the orders that were sealed"), "{why}");
    assert!(why.contains("what follows a dice-off when it is asked for"), "{why}");
    assert_eq!(fs::read_to_string(folder.join("c.json")).unwrap(), before);
    done(folder, "campaign orders c.json -i -q --side vc --vc-unit main-force:A");
}

#[test]
fn choices_that_orders_made_in_advance_are_told_where_they_count() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done(
        folder,
        "campaign orders c.json -i -q --side us --teams hq,1a --objective nw:temple --objective ne:hut \
         --edge north",
    );
    done(
        folder,
        "campaign orders c.json -i -q --side vc --salt y --objective sw:well --objective se:cave --edge east",
    );
    done(folder, "campaign orders c.json -i -q --side us");
    let told = done(folder, "log c.json");
    assert!(told.contains("US: chooses the north-west: temple, as its orders say"), "{told}");
    assert!(told.contains(" edge, as its orders say"), "{told}");
}

#[test]
fn steps_are_called_by_the_name_that_a_force_has() {
    let folder = begun("--sealed-orders --seed 5");
    let folder = folder.path();
    done_with(folder, &["campaign", "rename", "c.json", "-i", "-q", "us", "3rd Platoon"]);
    done_with(
        folder,
        &["campaign", "orders", "c.json", "-i", "-q", "--side", "3rd Platoon", "--teams", "hq,1a"],
    );
    let told = done(folder, "log c.json");
    assert!(told.contains("3rd Platoon seals its orders") && !told.contains("US seals"), "{told}");
}

#[test]
fn who_has_a_post_already_is_not_promoted_to_it_again() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    done(folder, "campaign promote c.json -i -q squad-1-a-2 --post platoon-leader --relieve");
    let (code, why) = refused(folder, "campaign promote c.json -i squad-1-a-2 --post platoon-leader");
    assert!(code == 1 && why.contains("is already platoon leader: nothing to change"), "{why}");
}

#[test]
fn the_table_of_margins_says_what_holds_where_a_total_is_not_above_0() {
    let folder = crate::scenes::folder();
    let told = done(folder.path(), "av table margins");
    assert!(told.contains("any points above 0 against 0 or less [A15]"), "{told}");
    assert!(told.contains("a winner with 0 or less [A15]"), "{told}");
}

#[test]
fn a_report_that_lacks_a_part_says_that_it_was_begun_at_the_prompt() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    fs::write(folder.join("c.json.us.report.draft"), "{}").unwrap();
    let (_, why) = refused(folder, "campaign report c.json --counts civilian-casualties=2");
    assert!(why.contains("US has begun its part at the prompt: `pointman play`"), "{why}");
}

#[test]
fn a_campaign_that_goes_on_says_in_its_next_turn_that_it_is_longer() {
    let folder = begun("--seed 5 --turns 1");
    let folder = folder.path();
    done(folder, "campaign report c.json -i -q --achieved 1 --rest no --turns 6 --seed 1");
    let told = done(folder, "campaign extend c.json -i --turns 2");
    assert!(told.contains("Turn 2: Receive Mission") && !told.contains("Turn 1: "), "{told}");
}
