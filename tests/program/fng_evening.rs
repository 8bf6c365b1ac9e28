//! The evening between two turns of the campaign: played in a document of its own, reported without typing
//! anything twice.

use std::fs;

use pointman::fng::campaign::TourOfDuty;
use pointman::fng::mission::{BarrageEffect, Mission, MissionId, OpeningAttack, OpeningMove, Shelled};
use serde_json::{Value, json};

use crate::scenes::fng_campaign::{campaign_of, fight, squad_of};

/// A campaign with a Defend Mission to fight, and the document of the evening.
fn evening() -> (TourOfDuty, Mission) {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[3, 3, 3]), json!({}));
    fight(&mut campaign, MissionId::Defend, 4);
    let mission = campaign.mission.clone().unwrap();
    (campaign, mission)
}

fn of<'a>(report: &'a Value, name: &str) -> &'a Value {
    report["figures"].as_array().unwrap().iter().find(|figure| figure["name"] == name).unwrap()
}

#[test]
fn an_evening_that_was_not_played_says_no_more_than_the_empty_report() {
    let (campaign, mission) = evening();
    assert_eq!(campaign.report_template(Some(&mission)).unwrap(), campaign.report_template(None).unwrap());
}

#[test]
fn what_the_evening_knows_of_the_men_stands_in_its_report() {
    let (campaign, mission) = evening();
    let mut played = serde_json::to_value(&mission).unwrap();
    played["opening"] = serde_json::to_value(OpeningAttack {
        opening_move: OpeningMove::Barrage,
        by_player: false,
        shelled: vec![
            Shelled { name: "Second".to_owned(), effect: BarrageEffect::OutOfTheFight },
            Shelled { name: "Grunt 1".to_owned(), effect: BarrageEffect::DuckBack },
        ],
    })
    .unwrap();
    played["tunnels"]["brought_back"] = json!([
        { "by": "grunt 2", "find": { "what": "intelligence", "reputation_points": 2 } },
        { "by": "Grunt 2", "find": { "what": "captives", "reputation_points": 3 } },
    ]);
    let flown = |place: &str, side: &str, names: Value| {
        json!({ "number": 1, "side": side, "duty": "medevac", "model": "uh-1-slick", "pilot_rep": 4,
            "since": 1,
                "place": place, "evacuated": names })
    };
    played["play"]["aircraft"] = json!([
        flown("gone", "own", json!(["Lead"])),
        flown("down", "own", json!(["Grunt 3"])),
        flown("gone", "enemy", json!(["Grunt 3"])),
    ]);
    played["play"]["features"] = json!([{ "name": "hootch", "found": "nothing" }]);
    let mission: Mission = serde_json::from_value(played.clone()).unwrap();
    let report = campaign.report_template(Some(&mission)).unwrap();
    assert_eq!(report["enemy_uncovered"], Value::Null, "nothing was met yet");
    assert_eq!(
        (&of(&report, "Second")["status"], &of(&report, "Second")["evacuated"]),
        (&json!("out-of-the-fight"), &json!(false))
    );
    assert_eq!(
        (&of(&report, "Lead")["status"], &of(&report, "Lead")["evacuated"]),
        (&json!("out-of-the-fight"), &json!(true))
    );
    assert_eq!(of(&report, "Grunt 1")["status"], "ok");
    assert_eq!(
        (&of(&report, "Grunt 3")["status"], &of(&report, "Grunt 3")["evacuated"]),
        (&json!("ok"), &json!(false))
    );
    assert_eq!(of(&report, "Grunt 2")["bonus_rp"], 5);
    played["play"]["features"] = json!([{ "name": "hootch", "found": "LMG team, hidden" }]);
    let mission: Mission = serde_json::from_value(played).unwrap();
    assert_eq!(campaign.report_template(Some(&mission)).unwrap()["enemy_uncovered"], true);
}

#[test]
fn a_fight_that_was_written_down_is_reported_without_a_word_typed() {
    let (campaign, mut mission) = evening();
    mission.bring(pointman::fng::support::Who::Own, campaign.squad.figures.clone());
    let mut played = serde_json::to_value(&mission).unwrap();
    let soldiers = played["company"]["soldiers"].as_array_mut().unwrap();
    let place = |name: &str, soldiers: &[Value]| {
        soldiers.iter().position(|soldier| soldier["man"]["name"] == name).unwrap()
    };
    let (lead, grunt) = (place("Lead", soldiers), place("Grunt 1", soldiers));
    let hurt = place("Grunt 2", soldiers);
    soldiers[hurt]["man"]["state"] = json!(["out-of-the-fight"]);
    soldiers[hurt]["down"] = json!({ "turn": 4, "by": "Ha", "treated": true });
    soldiers[hurt]["recovery"] = json!({ "end": "recovers-later", "turns": 2 });
    soldiers[lead]["fought"] = json!(true);
    soldiers[lead]["kills"] = json!(["Ha", "Binh"]);
    soldiers[grunt]["man"]["state"] = json!(["obviously-dead"]);
    soldiers[grunt]["down"] = json!({ "turn": 3, "by": "Long" });
    let mission: Mission = serde_json::from_value(played).unwrap();
    let report = campaign.report_template(Some(&mission)).unwrap();
    let lead = of(&report, "Lead");
    assert_eq!((&lead["fought"], &lead["kills"]), (&json!(true), &json!(2)));
    assert_eq!(lead["notes"], "killed Ha, Binh");
    let grunt = of(&report, "Grunt 1");
    assert_eq!(
        (&grunt["status"], &grunt["notes"]),
        (&json!("dead"), &json!("went down in turn 3, hit by Long"))
    );
    assert_eq!((&report["enemy_uncovered"], &report["goal_met"]), (&json!(true), &Value::Null));
    let hurt = of(&report, "Grunt 2");
    assert_eq!(hurt["notes"], "went down in turn 4, hit by Ha, treated by a Medic in vain");
    assert_eq!(hurt["recovery"], json!({ "end": "recovers-later", "turns": 2 }), "it is not rolled again");
    assert_eq!(of(&report, "Lead").get("recovery"), None);
}

#[test]
fn the_evening_of_another_mission_is_refused() {
    let (campaign, mission) = evening();
    let others = [
        Mission {
            ground: mission.ground.clone().map(|mut ground| {
                ground.features.pop();
                ground
            }),
            ..mission.clone()
        },
        Mission {
            own: pointman::fng::mission::Party {
                force: "us-marines".parse().unwrap(),
                ..mission.own.clone()
            },
            ..mission.clone()
        },
    ];
    for other in others {
        let error = campaign.report_template(Some(&other)).unwrap_err();
        assert!(error.to_string().contains("this is not the Mission of early May 1967"), "{error}");
    }
}

#[test]
fn the_squad_of_a_campaign_plays_and_its_evening_is_reported_from_the_shell() {
    let folder = crate::scenes::folder();
    let run = |arguments: &[&str]| {
        let mut command = assert_cmd::Command::cargo_bin("pointman").unwrap();
        command.current_dir(folder.path()).args(arguments).assert()
    };
    let prints =
        |arguments: &[&str]| String::from_utf8(run(arguments).success().get_output().stdout.clone()).unwrap();
    let new = [
        "campaign",
        "new",
        "--game",
        "fng",
        "--force",
        "us-army-infantry",
        "--corps",
        "ii",
        "--star",
        "Slag",
        "--star-attribute",
        "tough",
        "--seed",
        "11",
    ];
    run(&[&new[..], &["-o", "tour.json"]].concat()).success();
    assert!(prints(&["fng", "roster", "tour.json"]).contains("Slag"));
    assert!(
        prints(&["fng-test", "received-fire", "--squad", "tour.json", "--figure", "Slag", "--seed", "1"])
            .contains("Slag")
    );
    loop {
        run(&["generate-mission", "--from", "tour.json", "-i"]).success();
        if prints(&["campaign", "show", "tour.json", "--json"]).contains("\"fight\"") {
            break;
        }
        run(&["campaign-advance", "tour.json", "-i"]).success();
    }
    run(&["campaign", "mission", "tour.json", "-o", "evening.json"]).success();
    run(&["fng", "activation", "evening.json", "-i", "--shots"]).success();
    let text = prints(&["campaign", "report-template", "tour.json", "--mission", "evening.json"]);
    let mut report: Value = serde_json::from_str(&text).unwrap();
    (report["goal_met"], report["enemy_uncovered"]) = (json!(true), json!(true));
    fs::write(folder.path().join("report.json"), report.to_string()).unwrap();
    run(&["campaign-advance", "tour.json", "--report", "report.json", "-i"]).success();
    // Its evening is over: it says nothing of the next turn.
    run(&["campaign", "report-template", "tour.json", "--mission", "evening.json"]).code(1);
}
