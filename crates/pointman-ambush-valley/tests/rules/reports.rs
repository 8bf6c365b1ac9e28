//! Reports: the template, and every fault with its pointer.

use pointman_ambush_valley::*;
use pointman_core::document::{Described, Document, faults_against};
use serde_json::{Value, json};

use crate::helpers::*;

fn ready() -> Document<Campaign> {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha", "bravo", "charlie"],
        "absent_figures": ["bravo-4"] }] });
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
    assert_eq!(faults_against(&Report::schema(), &template), []);
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
    let fields = |part: &str| keys(&Report::schema().pointer(part).unwrap()["properties"]);
    assert_eq!(keys(&template), fields(""));
    let parts = [&template, &by_list]
        .map(|template| [keys(&template["forces"][0]), keys(&template["forces"][1])].concat());
    // Whether a platoon was left out is a line of its own report only.
    for field in fields("/$defs/ForceReport").into_iter().filter(|field| field != "left_out") {
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
fn an_unfilled_template_asks_for_its_objectives_and_for_what_each_team_did() {
    let mut document = ready();
    let before = document.clone();
    let mut template = document.data.report_template().unwrap();
    let error = advance(&mut document, template.clone(), &[]).unwrap_err();
    assert_eq!(error.exit_code(), 1);
    let open = error.open();
    assert_eq!(open.len(), 1 + 4, "{open:?}");
    assert_eq!(
        (open[0].name.as_str(), &open[0].legal[..]),
        ("us/objectives_achieved", &["achieved".into(), "failed".into()][..])
    );
    assert_eq!(open[1].name, "us/hq/deeds");
    assert_eq!(open[1].legal[..2], ["nothing", "engaged"]);
    assert_eq!(open, open_lines(None, &document.data), "as without any report");
    assert_eq!(document, before);
    // Each that is answered is no longer asked.
    template["forces"][0]["objectives_failed"] = json!(1);
    template["forces"][0]["teams"][0]["engaged_hostile"] = json!(false);
    let error = advance(&mut document, template, &[]).unwrap_err();
    assert_eq!(error.open().len(), 4);
    assert!(error.to_string().contains("US, hq: hit? (--hit), fired on? (--fired-on)"), "{error}");
    assert!(error.to_string().contains("US, alpha: engaged? (--engaged)"), "{error}");
}

#[test]
fn a_wound_without_its_degree_and_a_serious_one_without_a_place_are_asked_for() {
    let mut document = ready();
    let wia = json!([{ "figure": "alpha-1", "outcome": "wia" },
        { "figure": "alpha-2", "outcome": "wia", "wound": "serious" }]);
    let report = report_with(&document, wia);
    let error = advance(&mut document, report, &[]).unwrap_err();
    let names: Vec<_> = error.open().iter().map(|question| question.name.as_str()).collect();
    assert_eq!(names, ["us/alpha-1/condition", "us/alpha-2/condition"]);
    assert_eq!(error.open()[1].legal, ["light", "evacuated", "accompanied", "straggler"]);
}

#[test]
fn an_objective_needs_somebody_who_is_not_killed_or_captured() {
    let everybody = |outcome: &str| {
        let teams = [("hq", 2), ("alpha", 4), ("bravo", 3), ("charlie", 4)];
        let men = teams.iter().flat_map(|&(team, men)| (1..=men).map(move |man| format!("{team}-{man}")));
        men.map(|figure| json!({ "figure": figure, "outcome": outcome })).collect::<Vec<_>>()
    };
    let mut lost = everybody("kia");
    assert_eq!(
        faults(|report| report["forces"][0]["figures"] = json!(lost)),
        ["/forces/0/objectives_achieved"]
    );
    lost.pop();
    let mut document = ready();
    let report = report_with(&document, json!(lost));
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "assess-operation" }), &[])
        .unwrap();
    // With everybody else dead or wounded nobody is left to be with the last.
    let mut wounded = everybody("kia");
    wounded[12] = serious("charlie-4", "accompanied");
    assert_eq!(
        faults(|report| {
            report["forces"][0]["objectives_achieved"] = json!(0);
            report["forces"][0]["objectives_failed"] = json!(1);
            report["forces"][0]["figures"] = json!(wounded);
        }),
        ["/forces/0/figures/12/condition"]
    );
}

#[test]
fn deeds_that_contradict_each_other_are_refused() {
    assert_eq!(
        faults(|report| {
            report["forces"][0]["teams"][0]["inflicted_casualty"] = json!(true);
            report["forces"][0]["figures"] = json!([serious("alpha-1", "evacuated")]);
            report["forces"][0]["teams"][1]["abandoned_casualty"] = json!(true);
            report["forces"][0]["teams"][2]["abandoned_casualty"] = json!(true);
        }),
        ["/forces/0/teams/0/inflicted_casualty", "/forces/0/teams/2/abandoned_casualty"]
    );
}

#[test]
fn a_game_of_three_turns_needs_a_reason_and_one_of_five_takes_none() {
    let mut document = ready();
    let mut short = report(&document, true);
    short["game_turns"] = json!(3);
    let error = advance(&mut document, short.clone(), &[]).unwrap_err();
    assert_eq!(error.open()[0].name, "ended_early");
    short["ended_early"] = json!("the VC gave up");
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": short, "through": "assess-operation" }), &[])
        .unwrap();
    let full = |report: &mut Value| {
        report["game_turns"] = json!(5);
        report["ended_early"] = json!("no reason");
    };
    assert_eq!(faults(full), ["/ended_early"]);
}

#[test]
fn a_report_that_says_why_the_game_ended_early_is_asked_how_long_it_lasted() {
    let mut document = ready();
    let mut short = report(&document, true);
    short["ended_early"] = json!("the VC gave up");
    let error = advance(&mut document, short.clone(), &[]).unwrap_err();
    let open: Vec<_> = error.open().iter().map(|question| question.name.as_str()).collect();
    assert_eq!(open, ["game_turns"]);
    short["game_turns"] = json!(4);
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": short, "through": "assess-operation" }), &[])
        .unwrap();
}

#[test]
fn what_a_scenario_with_its_own_points_does_not_count_is_refused() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["turns_planned"] = Value::Null;
    agreed["pack"] = json!({ "name": "Pack", "scenarios": [{ "name": "First", "kind": "designed" }] });
    let mut document = begin(agreed);
    take(&mut document, GENERATE_MISSION, json!({}), &[1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut report = template(&document);
    let error = advance(&mut document, report.clone(), &[]).unwrap_err();
    let names: Vec<_> = error.open().iter().map(|question| question.name.as_str()).collect();
    assert_eq!(names, ["us/scenario_vp", "vc/scenario_vp"]);
    report["forces"][0]["scenario_vp"] = json!(12);
    report["forces"][1]["scenario_vp"] = json!(3);
    report["forces"][0]["mobs_dispersed"] = json!(1);
    report["forces"][1]["leaders_killed"] = json!(1);
    assert_eq!(
        pointers(advance(&mut document, report, &[])),
        ["/forces/0/mobs_dispersed", "/forces/1/leaders_killed"]
    );
}

#[test]
fn men_attached_and_bought_count_for_points_and_as_prisoners() {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "purchases": [{ "asset": "sniper-team" }] }] });
    to_game_with(&mut document, orders);
    let mut report = report(&document, true);
    report["forces"][0]["other_casualties"] = json!([
        { "who": "sniper-team", "officer": false, "outcome": "kia" },
        { "who": "sniper-team", "officer": false, "outcome": "pow" },
    ]);
    let mut wrong = report.clone();
    wrong["forces"][0]["other_casualties"][0]["who"] = json!("tank");
    wrong["forces"][0]["other_casualties"][1]["wound"] = json!("light");
    assert_eq!(
        pointers(advance(&mut document, wrong, &[])),
        ["/forces/0/other_casualties/0/who", "/forces/0/other_casualties/1/wound"]
    );
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "campaign-vp" }), &[])
        .unwrap();
    // 15 for the objective, 2 for the dead man, 3 for the prisoner, and no momentum left.
    let score = us(&document).campaign_vp.last().unwrap();
    assert_eq!((score.vp, score.pow_penalty, score.cvp), (10, 5, 5));
}

#[test]
fn the_one_lieutenant_is_lost_only_once() {
    let mut document = ready();
    document.data.mission.as_mut().unwrap().forces[0].extras = vec![Extra::Lieutenant];
    let mut report = report(&document, true);
    let lost = |outcome: &str| json!({ "who": "lieutenant", "officer": true, "outcome": outcome });
    report["forces"][0]["other_casualties"] = json!([lost("kia"), lost("pow")]);
    assert_eq!(pointers(advance(&mut document, report, &[])), ["/forces/0/other_casualties/1/who"]);
}

#[test]
fn who_accompanied_a_man_is_asked_once_all_of_his_team_are_lost() {
    let mut document = ready();
    let mut lost: Vec<Value> =
        (2..=4).map(|man| json!({ "figure": format!("alpha-{man}"), "outcome": "kia" })).collect();
    lost.push(serious("alpha-1", "accompanied"));
    let told = report_with(&document, json!(lost));
    let asked = advance(&mut document, told.clone(), &[]).unwrap_err();
    let question = &asked.open()[0];
    assert_eq!(question.name, "us/alpha-1/accompanied_by");
    assert_eq!(question.legal, ["hq", "bravo", "charlie"]);
    let with = |who: &str| {
        let mut told = told.clone();
        told["forces"][0]["figures"][3]["accompanied_by"] = json!(who);
        told
    };
    let mut named = with("alpha");
    named["forces"][0]["figures"][0]["accompanied_by"] = json!("hq");
    assert_eq!(
        pointers(advance(&mut document, named, &[])),
        ["/forces/0/figures/0/accompanied_by", "/forces/0/figures/3/accompanied_by"]
    );
    advance(&mut document, with("bravo"), &[8, 8]).unwrap();
}

/// Two platoons that stand together against the VC.
fn two_platoons() -> Value {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    let mut second = agreed["regulars"][0].clone();
    second["name"] = json!("Two");
    agreed["regulars"].as_array_mut().unwrap().push(second);
    (agreed["co_op"], agreed["opposition"]) = (json!(true), json!("Carol"));
    agreed
}

#[test]
fn a_man_of_another_platoon_of_a_co_op_campaign_may_accompany_the_last_of_his_own() {
    let mut document = begin(two_platoons());
    let orders =
        json!({ "forces": [{ "force": "us", "teams": ["hq"] }, { "force": "two", "teams": ["bravo"] }] });
    take(&mut document, GENERATE_MISSION, orders, &[3, 5, 3, 4, 1, 2, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.casualty("us:hq-1", "kia").unwrap();
    told.casualty("us:hq-2", "accompanied").unwrap();
    let asked = open_lines(Some(&told.report), &document.data);
    let question = asked.iter().find(|line| line.name == "us/hq-2/accompanied_by").unwrap();
    assert_eq!(question.legal, ["two:bravo"]);
    told.accompanied("us:hq-2:bravo").unwrap();
    assert_eq!(told.report.forces[0].figures[1].accompanied_by.as_deref(), Some("two:bravo"));
    assert!(refusal(told.accompanied("us:hq-1:bravo")).contains("not reported as accompanied"));
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
            "/forces/0/figures/4/figure",
            "/forces/0/figures/4/condition",
            "/forces/0/figures/6/wound",
            "/forces/0/figures/6/condition",
            "/forces/0/teams/1/team",
            "/forces/0/teams/2/team",
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
        report["forces"][0]["teams"][0]["team"] = json!(1);
        report["forces"][1]["leaders"] = json!(1);
    });
    for pointer in [
        "/forces/0/mobs_dispersed",
        "/forces/0/figures/0/outcome",
        "/forces/0/teams/0/team",
        "/forces/1/leaders",
    ] {
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
        Document::<Campaign>::begin_given(CAMPAIGN_NEW, set_up, &mut dice).unwrap_err().to_string()
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
        pointman_core::document::State::check(&*data, &mut faults);
        faults.into_list().into_iter().map(|fault| fault.pointer).collect::<Vec<_>>()
    };
    assert!(broken(&|data| data.turn = 0).contains(&"/turn".to_owned()));
    assert!(broken(&|data| data.regulars[0].teams[0].strength = 0)[0].ends_with("/strength"));
    assert!(broken(&|data| data.regulars[0].teams[0].ranks.firepower = 4)[0].ends_with("/firepower"));
    let supplies = "/insurgents/0/ranks/improved-supplies";
    assert_eq!(broken(&|data| data.insurgents[0].ranks.improved_supplies = 4), [supplies]);
}

#[test]
fn a_wound_is_said_as_the_flag_says_it_and_then_asked_for() {
    let mut document = campaign();
    to_game(&mut document);
    let mut told = ReportTold::begin(&document.data).unwrap();
    for answer in ["6", "achieved"] {
        told.answer(answer).unwrap();
    }
    while !told.next_question().unwrap().name.ends_with("/casualties") {
        told.answer("none").unwrap();
    }
    told.answer("alpha-2 wia").unwrap();
    let question = told.next_question().unwrap();
    assert_eq!(question.name, "us/alpha-2/condition");
    assert_eq!(question.legal, ["light", "evacuated", "accompanied", "straggler"]);
    told.answer("evac").unwrap();
    assert_eq!(told.report.forces[0].figures[0].condition, Some(Condition::Evacuated));
    assert!(told.next_question().unwrap().name.ends_with("/casualties"));
}

#[test]
fn each_side_is_asked_for_its_own_part_and_both_together_are_the_report() {
    let mut document = campaign();
    to_game(&mut document);
    let mut told = ReportTold::begin(&document.data).unwrap();
    let mut asked = Vec::new();
    for force in ["vc", "us"] {
        while let Some(question) = told.next_question_of(force) {
            asked.push(question.name.clone());
            let answer = match question.name.rsplit('/').next().unwrap() {
                "game_turns" => "6",
                "objectives_achieved" => "failed",
                "deeds" => "rest-nothing",
                _ => "none",
            };
            told.answer_of(force, if question.name.ends_with("insurgency") { "decline" } else { answer })
                .unwrap();
        }
    }
    // The length of the game is asked of the first force, and nothing twice.
    let of_us = asked.iter().position(|name| name == "game_turns").unwrap();
    assert!(asked[..of_us].iter().all(|name| name.starts_with("vc/")), "{asked:?}");
    assert!(asked[of_us + 1..].iter().all(|name| name.starts_with("us/")), "{asked:?}");
    assert_eq!(told.next_question(), None);
    assert_eq!(told.report.forces[1].declined, ["building-the-insurgency"]);
    assert!(check_report(&told.report, told.campaign(), Checked::Strictly).is_empty());
}

#[test]
fn who_accompanied_a_man_is_asked_again_once_those_of_the_other_platoon_are_reported_lost() {
    let mut document = begin(two_platoons());
    let orders = json!({ "forces":
        [{ "force": "us", "teams": ["hq"] }, { "force": "two", "teams": ["bravo", "charlie"] }] });
    take(&mut document, GENERATE_MISSION, orders, &[3, 5, 3, 4, 1, 2, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.casualty("us:hq-1", "kia").unwrap();
    told.casualty("us:hq-2", "accompanied").unwrap();
    told.accompanied("us:hq-2:two:bravo").unwrap();
    // Everything that is asked up to a question about that casualty is answered, as a player would.
    let asked = |told: &mut ReportTold| {
        while let Some(question) = told.next_question() {
            if question.name.starts_with("us/hq-2/") {
                return Some(question);
            }
            told.answer(usual_answer(&question)).unwrap();
        }
        None
    };
    assert_eq!(asked(&mut told.clone()), None);
    let lost = |told: &mut ReportTold, team: &str| {
        for man in 1..=4 {
            told.casualty(&format!("two:{team}-{man}"), "kia").unwrap();
        }
    };
    lost(&mut told, "bravo");
    let question = asked(&mut told).unwrap();
    assert_eq!(
        (&*question.name, &question.legal[..]),
        ("us/hq-2/accompanied_by", &["two:charlie".into()][..])
    );
    told.answer("two:charlie").unwrap();
    assert_eq!(asked(&mut told.clone()), None);
    // With nobody left of any platoon, nobody accompanied the casualty.
    lost(&mut told, "charlie");
    let question = asked(&mut told).unwrap();
    assert_eq!(question.name, "us/hq-2/condition");
    assert_eq!(question.legal, ["light", "evacuated", "straggler"]);
    told.answer("straggler").unwrap();
    assert_eq!(asked(&mut told), None);
    assert_eq!(told.report.forces[0].figures[1].accompanied_by, None);
}

#[test]
fn a_casualty_that_leaves_nobody_to_have_achieved_the_objective_is_refused_when_it_is_said() {
    let mut document = campaign();
    to_game(&mut document);
    for (objective, is_refused) in [("achieved", true), ("failed", false)] {
        let mut told = ReportTold::begin(&document.data).unwrap();
        told.answer("6").unwrap();
        told.answer(objective).unwrap();
        while !told.next_question().unwrap().name.ends_with("/casualties") {
            told.answer("none").unwrap();
        }
        let mut refused = None;
        while let Some(question) = told.next_question().filter(|open| open.name.ends_with("/casualties")) {
            let man = question.legal[0].rsplit_once(' ').unwrap().0;
            let dead = format!("{man} kia");
            if let Err(error) = told.answer(&dead) {
                let why = told.why_not("us", &dead).unwrap();
                assert!(error.to_string().contains(&why), "{error}: {why}");
                refused = Some(why);
                break;
            }
        }
        assert_eq!(refused.is_some(), is_refused, "{refused:?}");
        assert!(refused.is_none_or(|why| why.starts_with("US achieved its objective, so not all")));
    }
}
