//! Reports: the template, and every fault with its pointer.

use pointman_ambush_valley::*;
use pointman_core::document::{Document, faults_against};
use serde_json::{Value, json};

use crate::helpers::*;

fn ready() -> Document<Campaign> {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha", "bravo", "charlie"], "absent_figures": ["bravo-4"] }] });
    to_game_with(&mut document, orders);
    document
}

fn faults(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut document = ready();
    let before = document.clone();
    let mut report = report(&document, true);
    change(&mut report);
    let faults = pointers(advance(&mut document, report, &[]));
    assert_eq!(document, before, "a refused report changes nothing");
    faults
}

#[test]
fn the_template_has_a_line_for_each_deployed_team_and_satisfies_the_schema() {
    let document = ready();
    let template = document.data.report_template().unwrap();
    let teams: Vec<_> = template["forces"][0]["teams"]
        .as_array()
        .unwrap()
        .iter()
        .map(|team| team["team"].as_str().unwrap())
        .collect();
    assert_eq!(teams, ["hq", "alpha", "bravo", "charlie"]);
    assert_eq!(faults_against(&schemars::schema_for!(Report).to_value(), &template), []);
    assert!(refusal(campaign().data.report_template()).contains("no game"));
}

#[test]
fn the_templates_hold_every_field_of_a_report() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["turns_planned"] = Value::Null;
    agreed["pack"] = json!({ "name": "Pack", "scenarios": [{ "name": "First", "kind": "designed" }] });
    let mut by_list = campaign_with(json!({ "sweep_and_clear_objectives": "two" }));
    take(&mut by_list, GENERATE_MISSION, json!({}), &[5, 1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let by_list = by_list.data.report_template().unwrap();
    let mut document = begin(agreed);
    take(&mut document, GENERATE_MISSION, json!({}), &[1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    take(&mut document, CAMPAIGN_LENGTH, json!({ "force": "vc" }), &[4]).unwrap();
    let template = document.data.report_template().unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let fields =
        |part: &str| keys(&schemars::schema_for!(Report).to_value().pointer(part).unwrap()["properties"]);
    assert_eq!(keys(&template), fields(""));
    let parts = [&template, &by_list]
        .map(|template| [keys(&template["forces"][0]), keys(&template["forces"][1])].concat());
    for field in fields("/$defs/ForceReport") {
        assert!(parts.concat().contains(&field), "{field}");
    }
    assert!(
        !parts[0].contains(&"mobs_dispersed".to_owned()),
        "a scenario with its own points counts nothing"
    );
    assert_eq!(keys(&template["forces"][0]["teams"][0]), fields("/$defs/TeamReport"));
    assert_eq!(template["initiative_rolls"], json!([{ "turn": 5, "force": "vc", "roll": 4 }]));
    // Another roller than the one who rolled contradicts what is known.
    let mut wrong = template;
    wrong["initiative_rolls"][0]["force"] = json!("us");
    for part in wrong["forces"].as_array_mut().unwrap() {
        part["scenario_vp"] = json!(0);
    }
    assert_eq!(pointers(advance(&mut document, wrong, &[])), ["/initiative_rolls/0/force"]);
}

#[test]
fn an_unfilled_template_is_refused_for_its_objectives() {
    let mut document = ready();
    let template = document.data.report_template().unwrap();
    assert_eq!(pointers(advance(&mut document, template, &[])), ["/forces/0/objectives_achieved"]);
}

#[test]
fn a_filled_template_is_accepted() {
    let mut document = ready();
    let report = report(&document, false);
    advance(&mut document, report, &[2]).unwrap();
}

#[test]
fn every_fault_of_a_report_is_named_with_its_pointer() {
    let found = faults(|report| {
        report["turn"] = json!(3);
        report["game_turns"] = json!(9);
        report["initiative_rolls"] =
            json!([{ "turn": 5, "roll": 7 }, { "turn": 6, "force": "nva", "roll": 8 }]);
        report["forces"][0]["objectives_failed"] = json!(1);
        report["forces"][0]["leaders_killed"] = json!(1);
        report["forces"][0]["figures"] = json!([
            { "figure": "alpha-9", "outcome": "kia" },
            { "figure": "delta-1", "outcome": "kia" },
            { "figure": "bravo-4", "outcome": "kia" },
            { "figure": "alpha-1", "outcome": "wia", "wound": "serious" },
            { "figure": "alpha-1", "outcome": "wia", "wound": "light", "condition": "straggler" },
            { "figure": "alpha-2", "outcome": "wia" },
            { "figure": "alpha-3", "outcome": "pow", "wound": "light", "condition": "evacuated" },
        ]);
        report["forces"][0]["teams"][1]["team"] = json!("delta");
        report["forces"][0]["teams"][2]["team"] = json!("hq");
        report["forces"][0]["declined"] = json!(["delta"]);
        report["forces"][1]["objectives_failed"] = json!(1);
        report["forces"][1]["vehicles_disabled_before_destroyed"] = json!(1);
        report["forces"][1]["declined"] = json!(["alpha"]);
    });
    assert_eq!(
        found,
        [
            "/turn",
            "/game_turns",
            "/initiative_rolls/0/roll",
            "/initiative_rolls/1/force",
            "/forces/0/objectives_achieved",
            "/forces/0/leaders_killed",
            "/forces/0/figures/0/figure",
            "/forces/0/figures/1/figure",
            "/forces/0/figures/2/figure",
            "/forces/0/figures/3/condition",
            "/forces/0/figures/4/figure",
            "/forces/0/figures/4/condition",
            "/forces/0/figures/5/wound",
            "/forces/0/figures/6/wound",
            "/forces/0/figures/6/condition",
            "/forces/0/teams/1/team",
            "/forces/0/teams/2/team",
            "/forces/0/teams",
            "/forces/0/teams",
            "/forces/0/declined/0",
            "/forces/1/objectives_failed",
            "/forces/1/vehicles_disabled_before_destroyed",
            "/forces/1/declined/0",
        ]
    );
}

#[test]
fn a_report_of_the_wrong_shape_is_refused_with_its_pointers() {
    let found = faults(|report| {
        report["forces"][0]["mobs_dispersed"] = json!(-1);
        report["forces"][0]["figures"] = json!([{ "figure": "alpha-1", "outcome": "dead" }]);
        report["forces"][0]["teams"][0].as_object_mut().unwrap().remove("engaged_hostile");
        report["forces"][1]["leaders"] = json!(1);
    });
    for pointer in
        ["/forces/0/mobs_dispersed", "/forces/0/figures/0/outcome", "/forces/0/teams/0", "/forces/1/leaders"]
    {
        assert!(found.iter().any(|one| one == pointer), "{pointer} in {found:?}");
    }
}

#[test]
fn one_of_two_objectives_is_named() {
    let mut document = campaign_with(json!({ "sweep_and_clear_objectives": "two" }));
    take(&mut document, GENERATE_MISSION, json!({}), &[5, 1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut report = report(&document, true);
    report["forces"][0]["objectives_failed"] = json!(1);
    report["forces"][0]["which_achieved"] = json!(["advance", "retreat"]);
    let refused = advance(&mut document, report.clone(), &[]);
    assert_eq!(pointers(refused), ["/forces/0/which_achieved", "/forces/0/which_achieved/1"]);
    report["forces"][0]["which_achieved"] = json!(["no-enemy-exit"]);
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "assess-operation" }), &[])
        .unwrap();
    let states: Vec<_> =
        document.data.mission.as_ref().unwrap().forces[0].objectives.iter().map(|one| one.state).collect();
    assert_eq!(states, [ObjectiveState::Failed, ObjectiveState::Achieved]);
}

#[test]
fn unknown_and_missing_forces_are_named() {
    assert_eq!(faults(|report| report["forces"][1]["force"] = json!("vcc")), ["/forces/1/force", "/forces"]);
    assert_eq!(faults(|report| report["forces"][1]["scenario_vp"] = json!(3)), ["/forces/1/scenario_vp"]);
}

#[test]
fn the_length_of_the_game_must_agree_with_its_rolls() {
    let mut document = ready();
    take(&mut document, CAMPAIGN_LENGTH, json!({}), &[3]).unwrap();
    let template = document.data.report_template().unwrap();
    assert_eq!(template["game_turns"], 5);
    let mut report = report(&document, true);
    report["game_turns"] = json!(6);
    report["initiative_rolls"][0]["roll"] = json!(2);
    assert_eq!(
        pointers(advance(&mut document, report, &[])),
        ["/game_turns", "/initiative_rolls/0/roll", "/initiative_rolls/0/roll"]
    );
}

#[test]
fn a_game_without_its_report_does_not_advance() {
    let mut document = ready();
    assert!(refusal(take(&mut document, CAMPAIGN_ADVANCE, json!({}), &[])).contains("--report"));
}

#[test]
fn figures_out_of_range_are_refused_with_their_pointers() {
    let found = |change: &dyn Fn(&mut Value)| faults(|report| change(report));
    assert_eq!(found(&|report| report["game_turns"] = json!(0)), ["/game_turns"]);
    assert_eq!(found(&|report| report["game_turns"] = json!(100)), ["/game_turns"]);
    for (turn, roll) in [(4, 1), (8, 1)] {
        let rolled = json!([{ "turn": turn, "roll": roll }]);
        assert_eq!(
            found(&|report| report["initiative_rolls"] = rolled.clone()),
            ["/initiative_rolls/0/turn"]
        );
    }
    for (turn, roll) in [(5, 0), (5, 7), (6, 9), (7, 11)] {
        let rolled = json!([{ "turn": turn, "roll": roll }]);
        assert_eq!(
            found(&|report| report["initiative_rolls"] = rolled.clone()),
            ["/initiative_rolls/0/roll"]
        );
    }
}

#[test]
fn no_report_is_of_more_than_99_turns_whatever_the_scenario_says() {
    let mut document = campaign();
    let orders = json!({ "source": "designed", "scenario": "The long day", "scenario_turns": 150 });
    take(&mut document, GENERATE_MISSION, orders, &[1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut report = report(&document, true);
    report["game_turns"] = json!(100);
    assert_eq!(pointers(advance(&mut document, report, &[])), ["/game_turns"]);
}

#[test]
fn ranges_of_a_set_up_and_of_a_campaign_hold_without_their_schema() {
    let refused = |set_up: Value| {
        let mut dice = pointman_core::dice::Scripted::new([]);
        Document::<Campaign>::begin(CAMPAIGN_NEW, set_up, &mut dice).unwrap_err().to_string()
    };
    let mut no_turns = set_up(Versus::Irregular, json!({}));
    no_turns["turns_planned"] = json!(0);
    assert!(refused(no_turns).contains("turns_planned"));
    let mut born_leader = set_up(Versus::Irregular, json!({}));
    born_leader["regulars"][0]["teams"][0]["figures"][0]["leadership"] = json!(3);
    assert!(refused(born_leader).contains("leadership"));
    let broken = |change: &dyn Fn(&mut Campaign)| {
        let mut data = campaign().data;
        change(&mut data);
        let mut faults = pointman_core::error::Faults::default();
        pointman_core::document::State::check(&data, &mut faults);
        faults.into_list().into_iter().map(|fault| fault.pointer).collect::<Vec<_>>()
    };
    assert!(broken(&|data| data.turn = 0).contains(&"/turn".to_owned()));
    assert!(broken(&|data| data.regulars[0].teams[0].strength = 0)[0].ends_with("/strength"));
    assert!(broken(&|data| data.regulars[0].teams[0].ranks.firepower = 4)[0].ends_with("/firepower"));
    let supplies = "/insurgents/0/ranks/improved-supplies";
    assert_eq!(broken(&|data| data.insurgents[0].ranks.improved_supplies = 4), [supplies]);
}
