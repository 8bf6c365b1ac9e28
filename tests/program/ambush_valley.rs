//! The commands, driven from outside.

use std::fs;
use std::path::Path;
use std::process::Command;

use pointman::ambush_valley::{Campaign, LoneMission, Step};
use pointman::dice::Scripted;
use pointman::document::{Document, read};
use serde_json::{Value, json};

use crate::scenes::campaign_table::{POINTMAN, begun, done, pointman, refused, typed};

fn campaign(folder: &Path, file: &str) -> Document<Campaign> {
    read(file, &fs::read_to_string(folder.join(file)).unwrap()).unwrap()
}

#[test]
fn a_campaign_of_twelve_turns_is_played_by_script_undone_and_replayed_to_identical_bytes() {
    let folder = crate::scenes::folder();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/ambush-valley/twelve-turns.sh");
    let output = Command::new("sh")
        .arg(&script)
        .arg("song-be.json")
        .env("POINTMAN", POINTMAN)
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("The campaign is over"), "{shown}");
    assert!(shown.ends_with("pointman generate-mission --from song-be.json.start -i\n"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "the logs fit 80 columns");

    let played = fs::read_to_string(folder.path().join("song-be.json")).unwrap();
    let document = campaign(folder.path(), "song-be.json");
    assert_eq!((document.data.step, document.data.turn_records.len()), (Step::Finished, 12));
    document.verify().unwrap();
    let mut again = document.undo(document.history().len() as u32 - 1).unwrap();
    assert_eq!((again.data.turn, again.data.step), (1, Step::ReceiveMission));
    for step in document.history().iter().skip(1) {
        again
            .take_given(&step.command, step.choices.clone(), &mut Scripted::new(step.rolls.iter().copied()))
            .unwrap();
        again.set_dice(step.dice);
    }
    assert_eq!(again.to_text(), played);
}

#[test]
fn players_roll_their_own_dice_for_every_step() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(
        folder,
        "campaign new --game ambush-valley --option leadership_roll=on --rolls 6,1,1,2,3,4 -o c.json",
    );
    assert_eq!(campaign(folder, "c.json").data.regulars[0].figures[0].leadership, -2);
    done(
        folder,
        "generate-mission --from c.json -i --rolls 3,4,5,5,2,5,2,5,2 --buy us:on-call-light-mortars --edge \
         us:north --terrain 11",
    );
    done(folder, "campaign-buy c.json -i --asset soft-skin --game-turn 2");
    done(folder, "campaign-length c.json -i --rolls 3 --force vc");
    let mission = campaign(folder, "c.json").data.mission.clone().unwrap();
    assert_eq!(mission.forces[0].momentum.unwrap().left, 4);
    assert!(mission.game.over);
    let mut report = quiet_report(folder, "c.json");
    assert_eq!(report["game_turns"], 5);
    report["forces"][0]["objectives_failed"] = json!(1);
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let told = done(folder, "campaign-advance c.json --report r.json -i --rolls 8 --json");
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["record"]["events"][0]["step"], "assess-operation");
    assert_eq!(told["document"]["data"]["insurgents"][0]["ranks"]["improved-tactics"], 1);
    assert_eq!(refused(folder, "campaign-length c.json --rolls 3").0, 1);
}

/// The template of a report, with no team doing or suffering anything.
fn quiet_report(folder: &Path, campaign: &str) -> Value {
    let template = done(folder, &format!("campaign report-template {campaign}"));
    let mut report: Value = serde_json::from_str(&template).unwrap();
    for part in report["forces"].as_array_mut().unwrap() {
        for team in part.get_mut("teams").and_then(Value::as_array_mut).into_iter().flatten() {
            for deed in ["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"] {
                team[deed] = json!(false);
            }
            team["abandoned_casualty"] = json!(false);
        }
    }
    if report["game_turns"].is_null() {
        report["game_turns"] = json!(6);
    }
    report
}

#[test]
fn a_report_left_open_is_refused_with_its_questions_as_data() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    let mut report = quiet_report(folder, "c.json");
    report["forces"][0]["objectives_failed"] = json!(1);
    report["forces"][0]["teams"][0]["engaged_hostile"] = Value::Null;
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let (code, words) = refused(folder, "campaign-advance c.json --report r.json -i --json");
    assert_eq!(code, 1);
    let told: Value = serde_json::from_str(&words).unwrap();
    let open = &told["error"]["open"];
    assert_eq!(open.as_array().unwrap().len(), 1, "{told}");
    assert_eq!((&open[0]["name"], &open[0]["by"]), (&json!("us/hq/deeds"), &json!("us")));
    assert_eq!(open[0]["legal"][1], "engaged");
    assert_eq!(told["error"]["pointer"], "/forces/0/teams/0/engaged_hostile");
    let (_, words) = refused(folder, "campaign-advance c.json --report r.json -i");
    assert!(
        words.contains("r.json: /forces/0/teams/0/engaged_hostile: US, Platoon HQ: engaged a hostile"),
        "{words}"
    );
    assert_eq!(refused(folder, "campaign-advance c.json -i").0, 1);
}

#[test]
fn a_report_that_leaves_out_a_team_is_pointed_at_its_list_of_teams() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    let mut report = quiet_report(folder, "c.json");
    report["forces"][0]["objectives_failed"] = json!(1);
    report["forces"][0]["teams"] = json!([]);
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let (_, told) = refused(folder, "campaign-advance c.json --report r.json -i --json");
    let told: Value = serde_json::from_str(&told).unwrap();
    let pointer = told["error"]["pointer"].as_str().unwrap();
    assert_eq!(pointer, "/forces/0/teams");
    assert!(report.pointer(pointer).is_some());
    let (_, words) = refused(folder, "campaign-advance c.json --report r.json -i");
    assert!(words.contains("r.json: /forces/0/teams: hq: US, Platoon HQ: engaged a hostile unit"), "{words}");
}

#[test]
fn a_report_of_ambush_valley_ends_with_the_command_that_goes_on() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let words = |told: String| told.split_whitespace().collect::<Vec<_>>().join(" ");
    let begun = words(done(folder, "campaign new --game ambush-valley --seed 1 -o c.json"));
    let next = "Next: Receive Mission and Objectives: pointman generate-mission --from c.json -i";
    assert!(begun.ends_with(next), "{begun}");
    let prepared = words(done(folder, "generate-mission --from c.json -i"));
    assert!(prepared.ends_with("Next: Execute Operation: pointman campaign report c.json -i"), "{prepared}");
    let shown = words(done(folder, "campaign show c.json"));
    assert!(
        shown.ends_with("Turn 1: next is Execute Operation: pointman campaign report c.json -i"),
        "{shown}"
    );
    let record = done(folder, "undo c.json --json");
    assert!(record.contains("\"receive-mission\""), "JSON keeps the ids: {record}");
}

#[test]
fn dice_stand_in_parentheses_and_the_table_in_brackets() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    let told = done(folder, "log c.json").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(") [Operational Momentum Points]"), "{told}");
    assert!(told.starts_with("0 new campaign") && told.contains(" 1 generate mission"), "{told}");
    done(folder, "undo c.json -i -q");
    done(folder, "adjust c.json -i -q regulars/us/supply_quality poorly-supplied");
    let sheet = done(folder, "campaign sheet c.json --side us");
    assert!(sheet.contains("Supply Quality: poorly supplied"), "{sheet}");
}

#[test]
fn a_secret_mission_is_shown_only_to_its_side() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --regular US --regular NVA --seed 1 -o c.json");
    let told = done(folder, "generate-mission --from c.json -i --rolls 3,5,1,1,1,1,5,2,5,2,5,2");
    for words in
        [told.as_str(), &done(folder, "campaign show c.json"), &done(folder, "campaign show c.json --json")]
    {
        assert!(
            !words.contains("Over Run") && !words.contains("over-run") && !words.contains("Sweep"),
            "{words}"
        );
    }
    let us = done(folder, "campaign show c.json --side us");
    assert!(
        us.contains("Over Run") && !us.contains("Sweep") && !us.contains("Regular Platoon Log: NVA"),
        "{us}"
    );
    let nva = done(folder, "campaign show c.json --side nva");
    assert!(!nva.contains("Over Run") && nva.contains("Sweep and Clear"), "{nva}");
    let told = done(
        folder,
        "generate-mission --game ambush-valley --versus regular --rolls 3,5,1,1,1,1,5,2,5,2,5,2 --side us \
         -o m.json",
    );
    assert!(told.contains("Over Run") && !told.contains("Sweep"), "{told}");
}

#[test]
fn the_record_of_one_side_holds_no_secret_of_the_other() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let rolls = "--rolls 3,5,1,1,1,1,5,2,5,2,5,2";
    done(folder, "campaign new --game ambush-valley --regular US --regular NVA --seed 1 -o c.json");
    let us = done(folder, &format!("generate-mission --from c.json {rolls} --side us --json -o us.json"));
    assert!(us.contains("over-run") && !us.contains("sweep") && !us.contains("Sweep"), "{us}");
    let us: Value = serde_json::from_str(&us).unwrap();
    assert!(us.get("document").is_none(), "the document is saved, not shown");
    assert_eq!(
        us["record"]["events"][1],
        json!({ "step": "receive-mission", "force": "nva", "consequence": "a secret mission",
        "secret": true })
    );
    let nva = done(
        folder,
        &format!(
            "generate-mission --game ambush-valley --versus regular {rolls} --side nva --json -o m.json"
        ),
    );
    assert!(
        nva.contains("sweep-and-clear") && !nva.contains("over-run") && !nva.contains("Over Run"),
        "{nva}"
    );
    let shown = done(folder, "campaign show m.json --side nva --json");
    assert!(
        shown.contains("sweep-and-clear") && !shown.contains("over-run") && !shown.contains("Over Run"),
        "{shown}"
    );
    let shown: Vec<_> =
        us["record"]["thrown"].as_array().unwrap().iter().map(|die| die["shows"].as_u64()).collect();
    assert_eq!(shown, [1, 1, 1, 1, 5, 2, 5, 2, 5, 2].map(Some), "what is thrown in secret is not told");
    // Nobody's record: both are secret; the document, not saved anywhere, comes with it.
    let both: Value =
        serde_json::from_str(&done(folder, &format!("generate-mission --from c.json {rolls} --json")))
            .unwrap();
    assert!(!both["record"].to_string().contains("over-run"));
    assert_eq!(both["document"]["data"]["mission"]["forces"][0]["mission"], "over-run");
}

#[test]
fn a_broken_invariant_of_a_document_is_refused_with_65_and_its_pointer() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    done(folder, "generate-mission --game ambush-valley --versus regular --seed 1 -o m.json");
    let broken = [
        (
            "c.json",
            "regulars/0/figures/6/status",
            json!("serious-injury"),
            "/data/regulars/0/figures/6/status",
        ),
        (
            "c.json",
            "regulars/0/figures/6/status",
            json!("whereabouts-unknown"),
            "/data/regulars/0/figures/6/status",
        ),
        ("c.json", "regulars/0/figures/6/status", json!("captured"), "/data/regulars/0/figures/6/status"),
        ("c.json", "regulars/0/figures/6/leadership", json!(3), "/data/regulars/0/figures/6/leadership"),
        (
            "c.json",
            "regulars/0/return_to_duty",
            json!([entry("deceased", false)]),
            "/data/regulars/0/return_to_duty/0/place_only",
        ),
        (
            "c.json",
            "regulars/0/return_to_duty",
            json!([entry("deceased", true)]),
            "/data/regulars/0/return_to_duty/0/category",
        ),
        (
            "c.json",
            "regulars/0/replacement_pool",
            json!([entry("incapacitating-injury", false)]),
            "/data/regulars/0/replacement_pool/0/category",
        ),
        (
            "c.json",
            "regulars/0/replacement_pool",
            json!([entry("captured", true)]),
            "/data/regulars/0/replacement_pool/0/category",
        ),
        ("c.json", "regulars/0/teams/1/strength", json!(6), "/data/regulars/0/teams/1/strength"),
        ("c.json", "regulars/0/teams/1/ranks/reaction", json!(4), "/data/regulars/0/teams/1/ranks/reaction"),
        (
            "c.json",
            "regulars/0/teams/1/special",
            json!([{ "trait": "hard", "turn": 1 }, { "trait": "hard", "turn": 1 }]),
            "/data/regulars/0/teams/1/special/1/trait",
        ),
        (
            "c.json",
            "regulars/0/teams/1/fatigue",
            json!({ "since_turn": 2, "effects": [{ "id": "fatigued", "turn": 2 }] }),
            "/data/regulars/0/teams/1/fatigue/since_turn",
        ),
        (
            "c.json",
            "regulars/0/teams/1/fatigue",
            json!({ "since_turn": 1, "effects": vec![json!({ "id": "degraded-morale", "turn": 1 }); 3] }),
            "/data/regulars/0/teams/1/deployed",
        ),
        ("c.json", "mission/forces/0/momentum/left", json!(40), "/data/mission/forces/0/momentum/left"),
        ("c.json", "mission/forces/0/momentum/spent", json!(1), "/data/mission/forces/0/momentum/spent"),
        ("c.json", "turns_planned", json!(0), "/data/turns_planned"),
        ("c.json", "turn", json!(7), "/data/turn"),
        (
            "c.json",
            "regulars/0/campaign_vp",
            json!([{ "turn": 1, "vp": 1, "pow_penalty": 0, "cvp": 1 }]),
            "/data/regulars/0/campaign_vp",
        ),
        ("c.json", "step", json!("replacements"), "/data/mission/report"),
        ("m.json", "mission/forces/1/momentum/left", json!(40), "/data/mission/forces/1/momentum/left"),
        ("m.json", "mission/forces/1/mission_roll", json!(9), "/data/mission/forces/1/mission_roll"),
        ("m.json", "mission/board/edges/1/edge", json!("east"), "/data/mission/board/edges/1/edge"),
        ("m.json", "step", json!("replacements"), "/data/step"),
    ];
    for (file, path, value, pointer) in broken {
        let mut document: Value =
            serde_json::from_str(&fs::read_to_string(folder.join(file)).unwrap()).unwrap();
        *document.pointer_mut(&format!("/data/{path}")).unwrap() = value;
        fs::write(folder.join("broken.json"), document.to_string()).unwrap();
        let output = pointman(folder, "validate broken.json");
        assert_eq!(output.status.code(), Some(65), "{path}");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains(&format!("broken.json: {pointer}: ")), "{path}: {said}");
        assert_eq!(refused(folder, "campaign show broken.json").0, 65);
    }
}

/// A pool entry of a man of the first squad.
fn entry(category: &str, place_only: bool) -> Value {
    json!({ "figure": "squad-1-a-3", "team": "squad-1-a", "category": category, "since_turn": 1,
        "place_only": place_only })
}

#[test]
fn input_that_is_no_campaign_is_refused_with_what_would_be_right() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --seed 1 -o c.json");
    let text = fs::read_to_string(folder.join("c.json")).unwrap();
    for (file, text, said) in [
        ("cut.json", &text[..900], "ends early"),
        ("list.json", "[1, 2]", "a document must be an object"),
        ("other.json", &text.replace("av-campaign", "av-mission"), "/data/"),
        ("kind.json", &text.replace("av-campaign", "av-campain"), "did you mean av-campaign"),
    ] {
        fs::write(folder.join(file), text).unwrap();
        let (code, words) = refused(folder, &format!("campaign show {file}"));
        assert_eq!((code, words.contains(said)), (65, true), "{file}: {words}");
    }
    fs::write(folder.join("o.json"), r#"{ "asset_prices": [{ "asset": "tnk", "cost_points": 1 }] }"#)
        .unwrap();
    fs::write(
        folder.join("n.json"),
        r#"{ "terrain_items": -4, "forces": [{ "force": "us", "highest_die": 7, "edge": "up" }] }"#,
    )
    .unwrap();
    for (words, code, said) in [
        ("generate-mission --from c.json --orders o.json", 2, "did you mean tank"),
        ("generate-mission --from c.json --orders n.json", 65, "n.json: /terrain_items: is -4"),
        ("generate-mission --from c.json --edge us:nrth", 2, "did you mean north"),
        ("generate-mission --from c.json --side nva", 2, "no force `nva`"),
        ("generate-mission --from none.json", 66, "no such file"),
        ("generate-mission --from c.json --rolls 9", 2, "(Mission Generator: US): give 1 to 6"),
        ("generate-mission --from c.json --rolls 1,2", 2, "(Operational Momentum Points: US, die 2 of 2)"),
        ("campaign new --game ambush-valley --setup n.json", 65, "n.json: /terrain_items"),
        ("campaign new --game ambush-valley --turns 0", 2, "'--turns <N>': give 1 or more"),
        ("campaign-length c.json", 1, "receive-mission"),
        ("campaign report-template c.json", 1, "no game to report"),
        ("campaign finish c.json", 1, "campaign extend --open-ended"),
    ] {
        let (found, told) = refused(folder, words);
        assert_eq!(found, code, "{words}: {told}");
        assert!(told.contains(said), "{words}: {told}");
    }
}

#[test]
fn the_pack_of_the_examples_is_played_as_it_directs() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/ambush-valley/pack.json");
    fs::copy(examples, folder.join("pack.json")).unwrap();
    done(folder, "campaign new --game ambush-valley --setup pack.json --seed 4 -o c.json");
    let told = done(folder, "generate-mission --from c.json -i --side 2nd-platoon");
    for words in [
        "Scenario of the pack: The Ferry",
        "Turns: 6",
        "Set-up: 2nd Platoon on the south bank",
        "Victory Points: 5 for each",
    ] {
        assert!(told.contains(words), "{words} in {told}");
    }
    assert!(told.contains("Price in this game: Transport Helo 3 OMP"), "{told}");
    let shown = done(folder, "campaign show c.json");
    assert!(shown.contains("Anne: 2nd Platoon (") && shown.contains("Carol: the other side"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "the logs fit 80 columns");
    let report = quiet_report(folder, "c.json").to_string();
    let report = report.replace("\"scenario_vp\":null", "\"scenario_vp\":5");
    fs::write(folder.join("r.json"), report).unwrap();
    done(folder, "campaign-advance c.json --report r.json -i");
    assert!(
        done(folder, "generate-mission --from c.json --side 2nd -o d.json").contains("A Night in Between")
    );
}

#[test]
fn both_kinds_of_documents_are_undone_replayed_and_validated() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    done(folder, "generate-mission --game ambush-valley --seed 1 -o m.json");
    for file in ["c.json", "m.json"] {
        let before = fs::read_to_string(folder.join(file)).unwrap();
        done(folder, &format!("campaign-length {file} -i --force us"));
        done(folder, &format!("validate {file}"));
        done(folder, &format!("replay {file} --verify"));
        done(folder, &format!("undo {file} --forget -i"));
        assert_eq!(fs::read_to_string(folder.join(file)).unwrap(), before);
    }
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_faults_of_the_others_to_be_told() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    let whole = fs::read_to_string(folder.join("c.json")).unwrap();
    fs::write(folder.join("later.json"), whole.replacen("\"version\": 1", "\"version\": 2", 1)).unwrap();
    fs::write(folder.join("latin.json"), b"\xe9").unwrap();
    for command in ["validate", "replay --verify"] {
        let files = |files: &str| pointman(folder, &format!("{command} {files}"));
        let told = |output: &std::process::Output| {
            let (out, error) = (&output.stdout, &output.stderr);
            String::from_utf8_lossy(out).into_owned() + &*String::from_utf8_lossy(error)
        };
        let output = files("later.json gone.json latin.json c.json");
        assert_eq!(output.status.code(), Some(65), "a bad document counts more than one that is not there");
        let said = told(&output);
        for words in ["later.json: ", "gone.json: /: no such file", "latin.json: /: ", "c.json: "] {
            assert!(said.contains(words), "{command}: {words} in {said}");
        }
        assert_eq!(files("gone.json c.json").status.code(), Some(66));
        assert_eq!(files("gone.json").status.code(), Some(66), "alone it is an error");
    }
}

#[test]
fn the_person_at_the_table_reads_what_each_die_is_for() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --seed 1 -o c.json");
    let arguments = ["generate-mission", "--from", "c.json", "--dice", "ask", "-i"];
    let output = typed(folder, &arguments, "4\n3\nsix\n6\n5\n2\n5\n2\n5\n2\n");
    let asked = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{asked}");
    for words in [
        "Mission Generator: US: roll a d6 (1-6): ",
        "Operational Momentum Points: US, die 2 of 2: roll a d6",
        "give a whole number from 1 to 6",
        "Dice-off, who chooses an objective first: VC: roll a d8",
        "Dice-off, who sets up first: US: roll a d8",
    ] {
        assert!(asked.contains(words), "{words} in {asked}");
    }
}

#[test]
fn faults_of_a_report_are_told_with_its_file_and_pointers() {
    let folder = begun("--seed 1");
    let folder = folder.path();
    let before = fs::read_to_string(folder.join("c.json")).unwrap();
    let mut report = quiet_report(folder, "c.json");
    report["forces"][0]["objectives_achieved"] = json!(2);
    report["forces"][0]["figures"] = json!([{ "figure": "nobody", "outcome": "kia" },
        { "figure": "hq-1", "outcome": "kia", "condition": "straggler" }]);
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let (code, words) = refused(folder, "campaign-advance c.json --report r.json -i");
    assert_eq!(code, 65);
    for pointer in
        ["/forces/0/objectives_achieved", "/forces/0/figures/0/figure", "/forces/0/figures/1/condition"]
    {
        assert!(words.contains(&format!("r.json: {pointer}: ")), "{words}");
    }
    assert_eq!(fs::read_to_string(folder.join("c.json")).unwrap(), before);
}

#[test]
fn missions_stand_alone() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(
        folder,
        "generate-mission --game ambush-valley --regular 2nd-Platoon:US --insurgent D445 --seed 3 -o m.json",
    );
    let text = fs::read_to_string(folder.join("m.json")).unwrap();
    let mission = read::<LoneMission>("m.json", &text).unwrap();
    assert_eq!(mission.data.force_ids(), ["2nd-platoon", "d445"]);
    done(folder, "campaign-length m.json -i --rolls 5");
    assert!(done(folder, "campaign show m.json").contains("Game turn 6"));
    assert_eq!(refused(folder, "generate-mission --versus regular").0, 2);
    assert_eq!(refused(folder, "generate-mission --game ambush-valley --option pool=now").0, 2);
}

#[test]
fn schemas_of_reports_orders_and_set_ups_are_printed() {
    let folder = crate::scenes::folder();
    let report: Value =
        serde_json::from_str(&done(folder.path(), "campaign report-template --schema")).unwrap();
    assert!(report["properties"]["forces"].is_object());
    let orders: Value = serde_json::from_str(&done(folder.path(), "generate-mission --schema")).unwrap();
    assert!(orders["properties"]["asset_prices"].is_object());
    let set_up: Value =
        serde_json::from_str(&done(folder.path(), "campaign new --game ambush-valley --schema")).unwrap();
    assert!(set_up["properties"]["regulars"].is_object());
}

#[test]
fn a_set_up_file_makes_the_campaign_and_open_ended_ones_are_finished() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    let agreed = crate::scenes::ambush_valley::set_up(pointman::ambush_valley::Versus::Irregular, json!({}));
    fs::write(folder.join("s.json"), agreed.to_string()).unwrap();
    done(folder, "campaign new --game ambush-valley --setup s.json --open-ended --name Delta -o c.json");
    let words = done(folder, "campaign finish c.json -i");
    assert!(words.contains("draw"), "{words}");
    assert_eq!(campaign(folder, "c.json").data.step, Step::Finished);
}

#[test]
fn the_log_of_a_mission_keeps_its_secret_from_all_but_its_own_side() {
    let folder = crate::scenes::folder();
    done(
        folder.path(),
        "generate-mission --game ambush-valley --versus regular --rolls 3,5,1,2,3,4,5,2,5,2,5,2 -o \
         mission.json",
    );
    let log = |words: &str| -> Value {
        serde_json::from_str(&done(folder.path(), &format!("log mission.json --json {words}"))).unwrap()
    };
    let (everybody, us) = (log(""), log("--side us"));
    assert_eq!(&everybody[0]["rolls"].as_array().unwrap()[..3], [Value::Null, Value::Null, json!(1)]);
    assert_eq!(&us[0]["rolls"].as_array().unwrap()[..3], [json!(3), Value::Null, json!(1)]);
    for event in
        everybody[0]["events"].as_array().unwrap().iter().filter(|event| event["step"] == "receive-mission")
    {
        assert_eq!((&event["consequence"], event.get("throw")), (&json!("a secret mission"), None));
    }
    assert_eq!(us[0]["events"][0]["throw"]["faces"], json!([3]));
    let words = done(folder.path(), "log mission.json");
    assert!(
        words.contains("rolls ?,?,1,2,3,4,5,2,5,2,5,2 (? is secret: --side FORCE shows its own)"),
        "{words}"
    );
    done(folder.path(), "replay mission.json --verify");
    let document = folder.path().join("mission.json");
    let mut by_hand: Value = serde_json::from_str(&fs::read_to_string(&document).unwrap()).unwrap();
    by_hand["history"] = json!([]);
    fs::write(&document, by_hand.to_string()).unwrap();
    done(folder.path(), "adjust -i mission.json mission/forces/0/mission_roll 3");
    let told = log("").to_string();
    assert!(
        !told.contains("\"mission_roll\":3") && !told.contains("\"to\":3") && !told.contains("\"value\":3"),
        "{told}"
    );
    assert!(refused(folder.path(), "log mission.json --side germany").1.contains("no force"));
}

#[test]
fn explain_tells_the_tables_and_rules_of_a_mission_without_its_secrets() {
    let folder = crate::scenes::folder();
    let command = "generate-mission --game ambush-valley --rolls 3,1,2,5,2,5,2,5,2 --explain";
    let secret = done(folder.path(), &format!("{command} -o m.json"));
    assert!(secret.contains("US: a secret mission (--side us shows it) [AV Step 1"), "{secret}");
    assert!(
        secret.contains("[AV 4.1]") && secret.contains("VC: irregulars have no Operational Momentum"),
        "{secret}"
    );
    let told = done(folder.path(), &format!("{command} --side us -o m.json"));
    assert!(told.contains("US: Mission Generator: D6: 3: the row 3"), "{told}");
    let data: Value =
        serde_json::from_str(&done(folder.path(), &format!("{command} --json -o m.json"))).unwrap();
    let notes = data["record"]["explain"].as_array().unwrap();
    assert!(
        notes.iter().any(|note| note["what"] == "US: 3 rolled, +0 by the scenario: 3 to spend"),
        "{notes:?}"
    );
    assert!(
        !done(folder.path(), "generate-mission --game ambush-valley --seed 1 -o m.json")
            .contains("How it came about")
    );
}

#[test]
fn dice_that_always_tie_end_with_a_message() {
    let folder = crate::scenes::folder();
    let ones = vec!["1"; 400].join(",");
    let (code, message) =
        refused(folder.path(), &format!("generate-mission --game ambush-valley --rolls {ones}"));
    assert_eq!(code, 2);
    assert!(message.contains("not settled after 100 rerolls"), "{message}");
}
