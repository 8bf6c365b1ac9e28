//! `generate-mission --game fng`, `fng briefing` and `fng reveal`, driven from outside.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

const US: &str = "generate-mission --game fng --force us-army-infantry --corps ii --leader-rep 4 --date \
                  1967-05-early --seed 7";

fn pointman(folder: &Path, line: &str) -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.env("NO_COLOR", "1").current_dir(folder).args(line.split_whitespace());
    command
}

fn fails(line: &str, code: i32, message: &str) {
    let folder = crate::scenes::folder();
    pointman(folder.path(), line).assert().code(code).stderr(contains(message));
}

fn data(folder: &Path, line: &str) -> Value {
    let output = pointman(folder, &format!("{line} --json")).assert().success();
    serde_json::from_slice(&output.get_output().stdout).unwrap()
}

#[test]
fn a_mission_is_generated_briefed_drawn_revealed_replayed_and_undone() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    pointman(at, &format!("{US} --mission defend --urban -o m.json"))
        .assert()
        .success()
        .stdout(contains("Defend Mission, II Corps, early May 1967"));
    pointman(at, "fng briefing m.json")
        .assert()
        .success()
        .stdout(contains("cards, face down").and(contains("Secret").not()));
    pointman(at, "fng briefing m.json --secrets").assert().success().stdout(contains("Secret"));
    pointman(at, "fng briefing m.json --svg m.svg").assert().success();
    assert!(std::fs::read_to_string(at.join("m.svg")).unwrap().starts_with("<svg"));
    pointman(at, "fng reveal m.json -i --section 1").assert().success().stdout(contains("cards turned"));
    pointman(at, "fng reveal m.json -i --section 1").assert().code(1).stderr(contains("have been turned"));
    for line in ["validate m.json", "replay m.json --verify", "undo m.json -i", "validate m.json"] {
        pointman(at, line).assert().success();
    }
}

#[test]
fn secrets_stay_out_of_reports_json_and_logs_unless_asked_for() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    let line = format!("{US} --mission perimeter --communist-ground --posture roll -o m.json");
    let told = data(at, &line);
    assert!(told["document"].is_null(), "saved, the document is not shown as well");
    let record = &told["record"];
    assert!(record["events"].as_array().unwrap().iter().all(|event| event["secret"].is_null()));
    assert!(record["mission"]["forces"]["squad"].is_null());
    assert!(record["mission"]["doctrine"].is_null());
    let secrets = data(at, "fng briefing m.json --secrets");
    let man = secrets["mission"]["forces"]["squad"][0]["name"].as_str().unwrap().to_owned();
    for line in ["fng briefing m.json", "fng briefing m.json --json", "log m.json", "log m.json --json"] {
        pointman(at, line)
            .assert()
            .success()
            .stdout(contains(format!("\"{man}\"")).not().and(contains(format!("{man},")).not()));
    }
    pointman(at, "log m.json --secrets --json").assert().success().stdout(contains(man));
}

#[test]
fn without_a_mission_the_document_carries_the_bonus() {
    let folder = crate::scenes::folder();
    let line = US.replace("--seed 7", "--rolls 4,5");
    pointman(folder.path(), &format!("{line} -o m.json"))
        .assert()
        .success()
        .stdout(contains("No Mission").and(contains("--carried")));
    let briefing = data(folder.path(), "fng briefing m.json");
    assert_eq!(briefing["mission"]["check"]["carried"], 1);
    pointman(folder.path(), "fng briefing m.json --svg m.svg")
        .assert()
        .code(1)
        .stderr(contains("no Mission this turn"));
    pointman(folder.path(), "fng reveal m.json --squad").assert().code(1);
}

#[test]
fn a_squad_gives_its_leader_and_takes_a_barrage() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    let squad = serde_json::json!({
        "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
        "data": { "force": "us-army-infantry", "figures": [
            { "name": "Smith", "rep": 5, "role": "leader" },
                { "name": "Doc", "rep": 3, "state": ["in-cover"] }
        ] },
        "history": []
    });
    std::fs::write(at.join("squad.json"), squad.to_string()).unwrap();
    let mut shelled = None;
    for seed in 0..400 {
        let line = format!(
            "generate-mission --game fng --corps ii --date 1967-05-early --mission defend --terrain open \
             --squad squad.json --vehicle m-113-apc --seed {seed}"
        );
        if seed == 0 {
            let told = data(at, &line);
            assert_eq!(told["record"]["mission"]["own"]["leader_rep"], 5);
        }
        let mut order = pointman::fng::mission::Order::new(
            "1967-05-early".parse().unwrap(),
            pointman::fng::mission::Corps::Ii,
            pointman::fng::army_lists::ForceId::UsArmyInfantry,
            5,
        );
        (order.mission, order.density) =
            (Some(pointman::fng::mission::MissionId::Defend), Some(pointman::fng::mission::Density::Open));
        let (mission, _) = crate::scenes::fng_mission::made(&order, seed);
        if mission.opening.unwrap().opening_move == pointman::fng::mission::OpeningMove::Barrage {
            shelled = Some(data(at, &line));
            break;
        }
    }
    let names: Vec<String> = shelled.unwrap()["record"]["mission"]["opening"]["shelled"]
        .as_array()
        .unwrap()
        .iter()
        .map(|man| man["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names.len(), 3);
    assert_eq!(names[..2], ["Smith", "Doc"]);
}

#[test]
fn the_edition_is_that_which_is_named_else_that_of_the_squad() {
    let folder = crate::scenes::folder();
    let edition = |line: &str, options: &str| {
        pointman(folder.path(), &format!("{line} -o game.json")).assert().success();
        let game: Value =
            serde_json::from_slice(&std::fs::read(folder.path().join("game.json")).unwrap()).unwrap();
        game["data"].pointer(options).and_then(|options| options["edition"].as_str()).map(str::to_owned)
    };
    let of_mission = |more: &str| edition(&format!("{US} {more}"), "/play/options");
    let second = Some("2".to_owned());
    assert_eq!(of_mission("--edition second"), second);
    assert_eq!(of_mission("--introductory --edition 2"), second);
    assert_eq!(of_mission(""), None);
    let squad = "fng squad --unit squad --force us-army-infantry --date 1967-05-early --edition 2 --seed 1 \
                 -o squad.json";
    pointman(folder.path(), squad).assert().success();
    assert_eq!(of_mission("--squad squad.json"), second);
    assert_eq!(of_mission("--squad squad.json --edition 1"), None);

    let of_tour = |more: &str| {
        edition(
            &format!("campaign new --game fng --corps ii --date 1967-05-early --seed 1 {more}"),
            "/support",
        )
    };
    assert_eq!(of_tour("--force us-army-infantry --edition 2"), second);
    assert_eq!(of_tour("--squad squad.json"), second);
    assert_eq!(of_tour("--force us-army-infantry"), None);
}

#[test]
fn each_game_refuses_the_options_of_the_other() {
    fails(
        &format!("{US} --hot-spot hill"),
        2,
        "--hot-spot works with --game ambush-valley, not with --game fng",
    );
    fails(&format!("{US} --side us"), 2, "--side works with --game ambush-valley");
    fails(
        "generate-mission --game ambush-valley --versus irregular --corps ii",
        2,
        "--corps works with --game fng, not with --game ambush-valley",
    );
    fails(
        "generate-mission --game ambush-valley --versus irregular --terrain open",
        2,
        "give a number of items",
    );
    fails(&format!("{US} --terrain 9"), 2, "there is no terrain `9`");
}

#[test]
fn what_is_missing_or_unknown_is_said_with_what_would_be_right() {
    fails(
        "generate-mission --game fng",
        2,
        "--game fng: give the force with --force us-marines and the Corps with --corps ii and the date with",
    );
    fails(
        "generate-mission --game fng --force us-marines",
        2,
        "--game fng: give the Corps with --corps ii and the date",
    );
    fails(
        "generate-mission --game fng --force us-marines --corps i",
        2,
        "give the date with --date 1967-05-early",
    );
    fails(
        "generate-mission --game fng --force us-marines --corps i --date 1967-05-early",
        2,
        "give the Leader's Rep with --leader-rep 4",
    );
    fails(&US.replace("us-army-infantry", "us-navy"), 2, "there is no force `us-navy`");
    fails(&US.replace("1967-05-early", "1966-05-early"), 2, "is not a campaign turn");
    fails(&US.replace("--corps ii", "--corps v"), 2, "there is no Corps `v`");
    fails(&US.replace("us-army-infantry", "us-marines"), 1, "only in I Corps");
    fails(&format!("{US} --versus anzac"), 2, "fight on the same side");
    fails(&format!("{US} --mission patrol"), 2, "there is no mission `patrol`");
    fails(&format!("{US} --table 2x9"), 2, "write feet such as 4x4");
    fails(&format!("{US} --option camp-05=perhaps"), 2, "give hidden or not-hidden");
    fails(&format!("{US} --option camp-05"), 2, "write KEY=VALUE");
    fails(&format!("{US} --solo --versus nva"), 2, "cannot be used with");
    fails("fng reveal nowhere.json --section 1", 66, "no such file");
}

#[test]
fn a_script_makes_the_same_mission() {
    let folder = crate::scenes::folder();
    pointman(folder.path(), &format!("{US} --mission fight -o m.json")).assert().success();
    let code = "let m = generate_mission(#{game: \"fng\", force: \"us-army-infantry\", corps: \"ii\", \
                leader_rep: 4, date: \"1967-05-early\", mission: \"fight\", seed: 7}); \
                print(m.data.own.support); print(fng_briefing(m).mission.assignment.id)";
    let made: Value = serde_json::from_slice(&std::fs::read(folder.path().join("m.json")).unwrap()).unwrap();
    let mut command = Command::cargo_bin("pointman").unwrap();
    command
        .current_dir(folder.path())
        .args(["run", "-e", code])
        .assert()
        .success()
        .stdout(contains(format!("{}\nfight", made["data"]["own"]["support"])));
}

#[test]
fn every_example_of_the_help_runs() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    for (name, mission) in
        [("mission", "recon"), ("attack", "attack"), ("search", "s-and-d"), ("patrol", "perimeter")]
    {
        pointman(at, &format!("{US} --mission {mission} -o {name}.json")).assert().success();
    }
    pointman(at, "generate-mission --game fng --introductory -o first.json").assert().success();
    let ours = |entry: &&pointman::command::Entry| matches!(entry.path, ["fng", "briefing" | "reveal"]);
    let mut run = 0;
    for line in pointman::command::ENTRIES.iter().filter(ours).flat_map(|entry| entry.examples.lines()) {
        let line = line.split('#').next().unwrap().trim().strip_prefix("pointman ").unwrap();
        pointman(at, line).assert().success().stdout(predicate::str::is_empty().not());
        run += 1;
    }
    assert_eq!(run, 8);
}

#[test]
fn a_campaign_takes_the_options_of_its_ground_and_refuses_those_that_follow_from_it() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    pointman(at, "campaign new --game fng --force us-marines --corps i --seed 5 -o tour.json")
        .assert()
        .success();
    pointman(at, "generate-mission --from tour.json --corps ii")
        .assert()
        .code(2)
        .stderr(contains("--corps comes from the campaign"));
    pointman(at, "generate-mission --from tour.json --hot-spot hill")
        .assert()
        .code(2)
        .stderr(contains("--hot-spot works with --game ambush-valley"));
    let line = "generate-mission --from tour.json --table 5x4 --time am --weather rain --terrain broken -o \
                next.json";
    pointman(at, line).assert().success();
    let campaign: Value = serde_json::from_slice(&std::fs::read(at.join("next.json")).unwrap()).unwrap();
    let choices = &campaign["history"][1]["choices"];
    assert_eq!(choices["table"], serde_json::json!({ "width_ft": 5, "depth_ft": 4 }));
    assert_eq!((choices["time"].as_str(), choices["weather"].as_str()), (Some("am"), Some("rain")));
}

#[test]
fn the_briefing_tells_how_far_one_sees_by_night_how_vehicles_go_and_what_dikes_and_fords_do() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    let delta =
        "generate-mission --game fng --force us-army-infantry --corps iv --leader-rep 4 --date 1967-06-early";
    let line = format!("{delta} --mission attack --riverine --target base --time evening --seed 8 -o m.json");
    let told = pointman(at, &line).assert().success();
    let text = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "Night: sight is 12 in on the open table; lit targets are visible as by day",
        "Foot Vehicles Sight",
        "Rice paddy, wet season: Dikes are cover; no loss of movement along their tops.",
        "Fording: Stop at the edge; the rest of the move is lost.",
        "A man in the river counts as downhill of men on the bank.",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(text.contains("+++"), "the ford is drawn though a village lies on it");
    let day = format!("{US} --mission perimeter --time am -o m.json");
    pointman(at, &day).assert().success().stdout(contains("By night").not());
}

#[test]
fn the_other_player_of_a_defense_says_by_which_edge_he_enters() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    pointman(at, &format!("{US} --mission defense --versus nva -o m.json"))
        .assert()
        .success()
        .stdout(contains("The other player may enter by any other edge"));
    let edges = data(at, "fng briefing m.json")["mission"]["ground"]["edges"].clone();
    let other = ["north", "east", "south", "west"]
        .into_iter()
        .find(|edge| edges["near"] != *edge && edges["enemy"] != *edge);
    pointman(at, &format!("adjust -i m.json ground/edges/enemy {}", other.unwrap())).assert().success();
    assert_eq!(data(at, "fng briefing m.json")["mission"]["ground"]["edges"]["enemy"], other.unwrap());
}
