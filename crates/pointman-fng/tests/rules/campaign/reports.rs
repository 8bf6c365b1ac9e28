//! Reports: what a template asks, and what is refused at which place.

use pointman_core::dice::Scripted;
use pointman_core::document::State as _;
use pointman_core::error::Error;
use pointman_fng::campaign::{CAMPAIGN_ADVANCE, Stage, TourOfDuty};
use pointman_fng::mission::MissionId;
use serde_json::{Value, json};

use crate::campaign::helpers::{Takes, campaign_of, fight, man, quiet, squad_of};

fn in_a_mission() -> TourOfDuty {
    let mut men = squad_of(4, &[3, 3]);
    men.push(man("Slag", 4, json!({ "star": true })));
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &men, json!({}));
    fight(&mut campaign, MissionId::Recon, 2);
    campaign
}

/// The template as a player without anything to tell fills it in.
fn filled(campaign: &TourOfDuty) -> Value {
    let mut report = campaign.report_template(None).unwrap();
    report["goal_met"] = json!(true);
    report["enemy_uncovered"] = json!(false);
    report
}

fn refused(report: &Value) -> Vec<String> {
    let error = in_a_mission()
        .takes(CAMPAIGN_ADVANCE, &json!({ "report": report }), &mut Scripted::new([]))
        .unwrap_err();
    let Error::Document { file, faults } = error else { panic!("{error}") };
    assert_eq!(file, "report");
    faults.into_iter().map(|fault| format!("{}: {}", fault.pointer, fault.message)).collect()
}

#[test]
fn a_template_names_every_man_present_and_asks_what_is_needed() {
    let campaign = in_a_mission();
    let template = campaign.report_template(None).unwrap();
    assert_eq!(
        (&template["turn"], &template["goal_met"], &template["enemy_uncovered"]),
        (&json!("1967-05-early"), &Value::Null, &Value::Null)
    );
    let names: Vec<_> = template["figures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|figure| figure["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Lead", "Second", "Grunt 1", "Grunt 2", "Slag"]);
    let fields =
        |index: usize| template["figures"][index].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(fields(0), ["name", "status", "evacuated", "fought", "kills", "bonus_rp", "deed", "notes"]);
    // Only a Star is asked whether he cheated death.
    assert!(fields(4).contains(&"cheated_death".to_owned()));
}

#[test]
fn a_template_filled_in_is_a_report() {
    let mut campaign = in_a_mission();
    let report = filled(&campaign);
    campaign.takes(CAMPAIGN_ADVANCE, &json!({ "report": report }), &mut Scripted::new([])).unwrap();
    assert_eq!((campaign.stage(), campaign.turn.to_string()), (Stage::Prepare, "1967-05-late".to_owned()));
}

#[test]
fn a_template_left_empty_is_asked_for_what_it_leaves_open_and_a_contradiction_is_told_first() {
    let mut campaign = in_a_mission();
    let mut report = campaign.report_template(None).unwrap();
    let before = campaign.clone();
    let mut open = |report: &Value| {
        let choices = json!({ "report": report });
        let error = campaign.takes(CAMPAIGN_ADVANCE, &choices, &mut Scripted::new([])).unwrap_err();
        assert!(error.exit_code() == 1 && campaign == before, "{error}");
        error.open().iter().map(|question| question.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(open(&report), ["goal_met", "enemy_uncovered"]);
    report["goal_met"] = json!(false);
    assert_eq!(open(&report), ["enemy_uncovered"]);
    report["figures"][0]["kills"] = json!(2);
    assert_eq!(refused(&report), ["/figures/0/fought: is false, with 2 kills confirmed"]);
}

#[test]
fn every_contradiction_is_named_with_its_place() {
    let change = |pointer: &str, value: Value| {
        let mut report = filled(&in_a_mission());
        let (parent, field) = pointer.rsplit_once('/').unwrap();
        report.pointer_mut(parent).unwrap()[field] = value;
        refused(&report)
    };
    for (pointer, value, fault) in [
        ("/turn", json!("1967-06-late"), "/turn: is 1967-06-late: this turn is 1967-05-early"),
        (
            "/figures/2/evacuated",
            json!(true),
            "/figures/2/evacuated: is true: only someone Out of the Fight can be evacuated",
        ),
        ("/figures/2/bonus_rp", json!(1), "/figures/2/bonus_rp: is 1: a find in a tunnel is worth 2 or 3"),
        ("/figures/2/name", json!("Grunt 2"), "/figures/3/name: Grunt 2 is reported twice"),
        ("/figures/2/name", json!("Grunt 9"), "/figures: lacks Grunt 1"),
        (
            "/figures/2/cheated_death",
            json!(true),
            "/figures/2/cheated_death: is true: only a Star who has that advantage may cheat death",
        ),
        ("/figures/2/kills", json!(2), "/figures/2/fought: is false, with 2 kills confirmed"),
        (
            "/figures/2/kills",
            json!(2),
            "/enemy_uncovered: is false, but Grunt 1 has a kill: contact was made",
        ),
        ("/figures/2/status", json!("ded"), "/figures/2/status: "),
        ("/figures/2/fought", Value::Null, "/figures/2/fought: "),
        ("/figures/2/kills", json!(-1), "/figures/2/kills: "),
        ("/figures/2/kils", json!(1), "/figures/2/kils: "),
    ] {
        let faults = change(pointer, value);
        assert!(faults.iter().any(|told| told.starts_with(fault)), "{pointer}: {faults:?}");
    }
    let mut report = filled(&in_a_mission());
    report["figures"][4]["cheated_death"] = json!(true);
    report["figures"][4]["status"] = json!("dead");
    assert!(refused(&report)[0].starts_with("/figures/4/status: must be ok"));
    report["figures"].as_array_mut().unwrap().truncate(1);
    assert_eq!(refused(&report).len(), 4);
}

#[test]
fn the_wounded_in_hospital_cannot_be_reported() {
    let mut campaign = in_a_mission();
    let report = filled(&campaign);
    let figure = campaign.squad.figures.remove(2);
    campaign.away.push(pointman_fng::campaign::Away { figure, returns: None });
    let error =
        campaign.takes(CAMPAIGN_ADVANCE, &json!({ "report": report }), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("/figures/2/name: Grunt 1 was away"), "{error}");
}

#[test]
fn a_turn_with_a_mission_needs_a_report_and_one_without_takes_none() {
    let mut campaign = in_a_mission();
    let report = filled(&campaign);
    let error = campaign.takes(CAMPAIGN_ADVANCE, &json!({}), &mut Scripted::new([])).unwrap_err();
    assert_eq!(error.exit_code(), 2);
    campaign.mission = None;
    quiet(&mut campaign);
    let error =
        campaign.takes(CAMPAIGN_ADVANCE, &json!({ "report": report }), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("there was no Mission in early May 1967"), "{error}");
    campaign.takes(CAMPAIGN_ADVANCE, &json!({}), &mut Scripted::new([])).unwrap();
    let error = campaign.takes(CAMPAIGN_ADVANCE, &json!({}), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("roll for late May 1967 (generate-mission)"), "{error}");
    assert!(campaign.report_template(None).is_err());
}

#[test]
fn kills_and_points_for_finds_beyond_all_reason_are_refused() {
    let mut report = filled(&in_a_mission());
    report["enemy_uncovered"] = json!(true);
    report["figures"][0]["fought"] = json!(true);
    report["figures"][0]["kills"] = json!(100);
    report["figures"][1]["bonus_rp"] = json!(31);
    assert_eq!(
        refused(&report),
        ["/figures/0/kills: is 100: give 99 or less", "/figures/1/bonus_rp: is 31: give 30 or less"]
    );
    report["figures"][0]["kills"] = json!(99);
    report["figures"][1]["bonus_rp"] = json!(-1);
    assert_eq!(refused(&report), ["/figures/1/bonus_rp: is -1: give 0 or more"]);
}

#[test]
fn a_squad_has_1_to_20_men_on_paper() {
    for (strength, sound) in [(0, false), (1, true), (20, true), (21, false)] {
        let mut campaign = in_a_mission();
        campaign.paper_strength = strength;
        let mut faults = pointman_core::error::Faults::default();
        campaign.check(&mut faults);
        let named = faults.list().iter().any(|fault| fault.pointer == "/paper_strength");
        assert_eq!(!named, sound, "{strength}");
    }
}

#[test]
fn only_those_out_of_the_fight_have_a_recovery_and_turns_where_they_are_back_later() {
    let mut report = filled(&in_a_mission());
    report["figures"][2]["recovery"] = json!({ "end": "recovers" });
    assert_eq!(
        refused(&report),
        ["/figures/2/recovery: is given: only those who are Out of the Fight roll for it"]
    );
    report["figures"][2]["status"] = json!("out-of-the-fight");
    report["figures"][2]["recovery"] = json!({ "end": "recovers-later" });
    assert_eq!(refused(&report), ["/figures/2/recovery/turns: give 1 to 6"]);
    report["figures"][2]["recovery"] = json!({ "end": "lost", "turns": 2 });
    assert_eq!(refused(&report), ["/figures/2/recovery/turns: only those who recover later have them"]);
}
