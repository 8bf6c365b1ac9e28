//! Reports told piece by piece: by flags and by questions (5).

use crate::helpers::*;
use pointman_ambush_valley::*;
use pointman_core::document::Document;
use serde_json::json;

fn in_game() -> Document<Campaign> {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([5, 5])).unwrap();
    document
}

/// Answers every question: those that `answers` names by its words, others by nothing or the first legal
/// answer.
fn tell(document: &Document<Campaign>, answers: &[(&str, &str)]) -> ReportTold {
    let mut told = ReportTold::begin(&document.data).unwrap();
    let mut left = answers.to_vec();
    while let Some(question) = told.next_question() {
        let given = left.iter().position(|(name, _)| *name == question.name).map(|at| left.remove(at).1);
        let answer = given.map_or_else(|| usual_answer(&question).to_owned(), str::to_owned);
        told.answer(&answer).unwrap_or_else(|error| panic!("{question}: `{answer}`: {error}"));
    }
    assert_eq!(left, [], "every answer was asked for");
    told
}

fn advanced(document: &Document<Campaign>, told: &ReportTold) -> Result<StepRecord, pointman_core::Error> {
    let mut next = document.clone();
    let report = serde_json::to_value(&told.report).unwrap();
    let mut dice = pointman_core::dice::Seeded::new(pointman_core::dice::DiceState { seed: 1, drawn: 0 });
    next.take_given(CAMPAIGN_ADVANCE, json!({ "report": report, "sound": true }), &mut dice)
}

#[test]
fn the_questions_of_a_report_make_one_that_is_taken() {
    let document = in_game();
    let told = tell(
        &document,
        &[
            ("game_turns", "6"),
            ("us/objectives_achieved", "achieved"),
            ("us/purchases", "tank 3"),
            ("us/casualties", "alpha-1 kia"),
            ("us/casualties", "bravo 2 evac"),
            ("us/other_casualties", "tank serious officer"),
            ("us/counts", "mobs 2"),
            ("us/alpha/deeds", "engaged hit fired"),
            ("us/bravo/deeds", "rest-nothing"),
            ("vc/counts", "civilian 3"),
            ("vc/building-the-insurgency", "decline"),
        ],
    );
    let part = told.report.force("us").unwrap();
    assert_eq!((part.objectives_achieved, part.objectives_failed, part.mobs_dispersed), (1, 0, 2));
    assert_eq!(part.figures[0].figure, "alpha-1");
    assert!(part.figures[1].is(Condition::Evacuated));
    assert!(part.other_casualties[0].officer && part.other_casualties[0].who == "tank");
    assert_eq!(told.report.force("vc").unwrap().civilian_casualties, 3);
    let record = advanced(&document, &told).unwrap();
    assert!(record.events[0].consequence.kept().contains("tank for 8"), "{:?}", record.events[0]);
}

#[test]
fn a_team_of_which_nothing_is_said_stays_open() {
    let document = in_game();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.objectives("none").unwrap();
    told.deed("alpha", "engaged", true).unwrap();
    let open = open_lines(Some(&told.report), &document.data);
    assert!(open.iter().any(|question| question.name == "us/alpha/deeds"));
    assert!(advanced(&document, &told).is_err());
    told.rest_did_nothing();
    advanced(&document, &told).unwrap();
    let alpha = &told.report.force("us").unwrap().teams;
    let alpha = alpha.iter().find(|told| told.team == "alpha").unwrap();
    assert_eq!((alpha.engaged_hostile, alpha.inflicted_casualty), (Some(true), Some(false)));
}

#[test]
fn names_go_by_any_part_that_means_only_one() {
    let document = in_game();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.casualty("Lt", "kia").unwrap();
    assert_eq!(told.report.force("us").unwrap().figures[0].figure, "hq-1");
    let many = refusal(told.casualty("alpha", "kia"));
    assert!(many.contains("could be the deployed man alpha 0"), "{many}");
    let nobody = refusal(told.casualty("alfa 1", "kia"));
    assert!(nobody.contains("did you mean alpha"), "{nobody}");
    let twice = refusal(told.casualty("us:Lt", "pow"));
    assert!(twice.contains("Lt is already reported: kia"), "{twice}");
}

#[test]
fn a_team_that_hit_a_hostile_unit_has_engaged_it() {
    let document = in_game();
    let mut told = ReportTold::begin(&document.data).unwrap();
    while told.next_question().unwrap().name != "us/hq/deeds" {
        let question = told.next_question().unwrap();
        told.answer(usual_answer(&question)).unwrap();
    }
    told.answer("hit").unwrap();
    let hq = told.report.forces[0].teams.iter().find(|team| team.team == "hq").unwrap();
    assert_eq!((hq.engaged_hostile, hq.engaged_by_hostile), (Some(true), Some(false)));
}

#[test]
fn what_was_bought_can_be_told_with_the_report_in_any_order() {
    let document = in_game();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.bought("sniper 4").unwrap();
    told.bought("tank 2").unwrap();
    let why = refusal(told.bought("gunship 5"));
    assert!(why.contains("costs 10") && why.contains("0 left"), "{why}");
    told.objectives("1").unwrap();
    told.rest_did_nothing();
    let record = advanced(&document, &told).unwrap();
    let bought: Vec<_> = record.events[..2].iter().map(|event| event.consequence.kept()).collect();
    assert!(bought[0].starts_with("tank for 8") && bought[1].starts_with("sniper-team for 2"), "{bought:?}");

    let mut report = report(&document, true);
    report["purchases"] = json!([{ "force": "us", "asset": "tank", "game_turn": 2 },
        { "force": "us", "asset": "tank", "game_turn": 3 }]);
    let mut next = document.clone();
    assert_eq!(pointers(advance(&mut next, report, &[])), ["/purchases/1"]);
}

#[test]
fn men_who_are_left_behind_are_no_casualties() {
    let mut document = campaign();
    let choices = json!({ "forces": [{ "force": "us", "teams": ["hq"], "absent_figures": ["hq-2"] }] });
    take(&mut document, GENERATE_MISSION, choices, &usual_dice([1, 1])).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    assert!(refusal(told.casualty("Sgt", "kia")).contains("Sgt is not in this game"));
    let bravo = format!("{} is not in this game", figure(&document, "bravo-2").name);
    assert!(refusal(told.casualty("bravo 1", "kia")).contains(&bravo));
    told.casualty("Lt", "kia").unwrap();
}

#[test]
fn no_answer_that_is_offered_can_contradict_the_report() {
    let mut document = campaign();
    let choices = json!({ "forces": [{ "force": "us", "teams": ["hq"] }] });
    take(&mut document, GENERATE_MISSION, choices, &usual_dice([1, 1])).unwrap();
    let told = tell(
        &document,
        &[
            ("us/casualties", "Lt accompanied"),
            ("us/casualties", "Sgt light"),
            ("us/counts", "afv-destroyed 1"),
        ],
    );
    advanced(&document, &told).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    while told.next_question().unwrap().name != "us/casualties" {
        let question = told.next_question().unwrap();
        told.answer(usual_answer(&question)).unwrap();
    }
    told.answer("Lt kia").unwrap();
    let left = told.next_question().unwrap().legal;
    assert_eq!(left, ["Sgt light", "Sgt evacuated", "Sgt straggler"], "somebody is left");
    told.answer("").unwrap();
    let counts = told.next_question().unwrap().legal;
    assert!(!counts.iter().any(|count| count.starts_with("disabled-before")), "nothing is destroyed");
}

#[test]
fn a_team_can_be_named_out_of_its_turn_and_the_rest_is_of_one_force_alone() {
    let mut document = begin(set_up(Versus::Regular, json!({})));
    take(&mut document, GENERATE_MISSION, json!({}), &[3, 5, 1, 1, 1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    while let Some(question) = told.next_question() {
        match &*question.name {
            "us/hq/deeds" => {
                told.answer("charlie: engaged hit").unwrap();
                assert!(refusal(told.answer("charlie nonsense")).contains("nonsense"));
                assert!(refusal(told.answer("engaged rest-nothnig")).contains("rest-nothnig"));
                told.answer("fired-on rest-nothing").unwrap();
            }
            "nva/cell-1/deeds" => {
                told.answer("nothing").unwrap();
                assert_eq!(told.next_question().unwrap().name, "nva/cell-2/deeds");
                break;
            }
            _ if question.optional => told.answer("none").unwrap(),
            _ => told.answer(usual_answer(&question)).unwrap(),
        }
    }
    let deeds = |force: &str, team: &str| {
        let teams = &told.report.force(force).unwrap().teams;
        teams.iter().find(|told| told.team == team).map(|told| told.inflicted_casualty)
    };
    assert_eq!(deeds("us", "charlie"), Some(Some(true)));
    let hq = told.report.force("us").unwrap().teams.iter().find(|told| told.team == "hq").unwrap();
    assert_eq!(hq.engaged_by_hostile, Some(true), "what was said before the rest");
    assert_eq!(deeds("us", "delta"), Some(Some(false)), "the rest of the US");
    assert_eq!(deeds("nva", "cell-2"), Some(None), "the NVA have not said");
}

/// A report of all teams in which everything before the question `name` is answered by nothing.
fn told_up_to(document: &Document<Campaign>, name: &str) -> ReportTold {
    let mut told = ReportTold::begin(&document.data).unwrap();
    while told.next_question().unwrap().name != name {
        let question = told.next_question().unwrap();
        told.answer(usual_answer(&question)).unwrap();
    }
    told
}

#[test]
fn what_several_teams_did_is_told_in_groups_with_commas() {
    let mut told = told_up_to(&in_game(), "us/hq/deeds");
    told.answer("nothing, alpha bravo hit fired-on, charlie fired-on").unwrap();
    let deeds = |told: &ReportTold, team: &str| {
        let teams = &told.report.force("us").unwrap().teams;
        let told = teams.iter().find(|told| told.team == team).unwrap().clone();
        [told.engaged_hostile, told.inflicted_casualty, told.engaged_by_hostile]
    };
    assert_eq!(deeds(&told, "hq"), [Some(false); 3]);
    assert_eq!(deeds(&told, "bravo"), [Some(true); 3]);
    assert_eq!(deeds(&told, "charlie"), [Some(false), Some(false), Some(true)]);
    assert_eq!(told.next_question().unwrap().name, "us/delta/deeds");
    // A team that has said something may say something else, and it is told that this is noted.
    let before = told.clone();
    told.answer("charlie engaged").unwrap();
    assert_eq!(told.deeds_noted(&before), ["charlie: engaged"]);
    assert_eq!(told.no_deeds("us", "delta hurt").unwrap(), refusal(told.clone().answer("delta hurt")));
    assert_eq!(
        told.no_deeds("us", "delta").unwrap(),
        "`delta`: say what it did, such as `delta hit fired-on`"
    );
    assert_eq!(told.no_deeds("us", "hurt"), None, "no team");
}

#[test]
fn a_name_within_another_word_is_no_casualty() {
    let mut document = in_game();
    let buy = json!({ "force": "us", "asset": "tank", "game_turn": 1 });
    take(&mut document, CAMPAIGN_BUY, buy, &[]).unwrap();
    let mut told = told_up_to(&document, "us/other_casualties");
    assert!(refusal(told.answer("an kia")).contains("tank"), "no part of a word");
    told.answer("tan kia").unwrap();
}

#[test]
fn a_name_of_several_words_is_read_with_and_without_dots_hyphens_and_quotes() {
    let mut document = campaign();
    let order = json!({ "force": "us", "who": "alpha-2", "name": "Lt. Harris" });
    take(&mut document, CAMPAIGN_RENAME, order, &[]).unwrap();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([1, 1])).unwrap();
    assert_eq!(document.data.shown("Lt.-Harris"), "Lt. Harris", "as the log has it");
    for name in ["Lt. Harris", "lt harris", "lt.-harris", "\"Lt. Harris\"", "'lt harris'", "harris"] {
        let mut told = told_up_to(&document, "us/casualties");
        told.answer(&format!("{name} acc")).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(told.report.force("us").unwrap().figures[0].figure, "alpha-2", "{name}");
        assert_eq!(told.why_not("us", &format!("{name} kia")).is_some(), name != "harris", "{name}");
    }
}

#[test]
fn the_name_of_every_question_is_read_as_it_is_printed() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let orders = ["us", "vc"].map(|force| OrdersTold::begin(&document.data, force).next_question());
    let mut names: Vec<String> = orders.into_iter().flatten().map(|question| question.name).collect();
    let mut told = ReportTold::begin(&in_game().data).unwrap();
    told.turns("3").unwrap();
    told.casualty("alpha-1", "wia").unwrap();
    names.extend(told.unanswered().into_iter().map(|question| question.name));
    for name in ["us/teams", "ended_early", "us/alpha-1/condition", "us/alpha/deeds"] {
        assert!(names.contains(&name.to_owned()), "{name} in {names:?}");
    }
    for name in names {
        let read: QuestionName = name.parse().unwrap();
        assert_eq!(read.to_string(), name);
    }
    assert!("us/teem".parse::<QuestionName>().is_err(), "no beginning of another");
}

#[test]
fn the_objective_that_a_designed_scenario_describes_is_asked_for_by_its_description() {
    let mut document = campaign();
    let orders = json!({ "source": "designed", "scenario": "Hill 10",
        "forces": [{ "force": "us", "objectives": ["hold the bridge"] }] });
    take(&mut document, GENERATE_MISSION, orders, &usual_dice([1, 1])[1..]).unwrap();
    let told = ReportTold::begin(&document.data).unwrap();
    let asked: Vec<String> = told.unanswered().into_iter().map(|question| question.what).collect();
    assert!(asked.contains(&"US: its objective, hold the bridge".to_owned()), "{asked:?}");
}
