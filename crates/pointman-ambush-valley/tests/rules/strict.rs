//! What is refused of a report, of names and of rolls since earlier versions took it, and that their
//! documents still are what they were.

use crate::helpers::*;
use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::dice::Scripted;
use pointman_core::document::Document;
use serde_json::{Value, json};

fn strictly(document: &mut Document<Campaign>, report: &Value) -> Result<StepRecord, Error> {
    take(document, CAMPAIGN_ADVANCE, json!({ "report": report, "sound": true, "strict": true }), &[])
}

/// The report is refused strictly, for `why`, and was taken by the versions before.
#[track_caller]
fn refused_now(document: &Document<Campaign>, report: &Value, why: &str) {
    let error = strictly(&mut document.clone(), report).unwrap_err();
    let told = format!("{error}");
    assert!(told.contains(why), "{told}");
    let mut before = document.clone();
    let order = json!({ "report": report, "sound": true, "through": "assess-operation" });
    take(&mut before, CAMPAIGN_ADVANCE, order, &[]).unwrap();
    before.verify().unwrap();
}

/// A report that says everything.
fn whole(document: &Document<Campaign>, achieved: bool) -> Value {
    let mut report = report(document, achieved);
    report["game_turns"] = json!(6);
    for part in report["forces"].as_array_mut().unwrap() {
        for team in part.get_mut("teams").and_then(Value::as_array_mut).into_iter().flatten() {
            team["abandoned_casualty"] = json!(false);
        }
    }
    report
}

/// A game with the headquarters alone, of two men, which bought its mortars.
fn alone(orders: Value) -> Document<Campaign> {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    let mortars = json!({ "id": "on-call-light-mortars", "name": "On Call Light Mortars", "cost_points": 2 });
    agreed["regulars"][0]["available_assets"].as_array_mut().unwrap().push(mortars);
    let mut document = begin(agreed);
    let mut part = json!({ "force": "us", "teams": ["hq"] });
    part.as_object_mut().unwrap().extend(orders.as_object().unwrap().clone());
    to_game_with(&mut document, json!({ "forces": [part] }));
    document
}

#[test]
fn a_modifier_never_leads_off_a_table_whose_ends_are_not_open() {
    for (table, die, modifier) in [
        (TableId::Stragglers, Some(Die::D8), -1),
        (TableId::Mission, None, 99),
        (TableId::Replacement, None, -3),
        (TableId::OperationalMomentum, None, -5),
        (TableId::UnitDevelopment, None, i32::MAX),
    ] {
        let why = refusal(roll_on(table, die, modifier, &mut Scripted::new([1, 1])).map(drop));
        assert!(why.contains("its rows go from"), "{table:?}: {why}");
        assert!(row_odds(table, die, modifier).is_err() && end_odds(table, die, modifier).is_err());
        assert!(total_odds(table, die, modifier).is_err());
    }
    // The straggler's best row is open, and both of loss of advancements are.
    assert!(end_odds(TableId::Stragglers, Some(Die::D8), 5).is_ok());
    for (modifier, row) in [(i32::MAX, 1), (i32::MIN, 0), (-2, 0)] {
        let odds = row_odds(TableId::LossOfAdvancements, Some(Die::D8), modifier).unwrap();
        assert!(odds.iter().any(|(index, _)| *index == row), "{modifier}");
    }
    let rolled =
        roll_on(TableId::LossOfAdvancements, Some(Die::D8), i32::MIN, &mut Scripted::new([3])).unwrap();
    assert!(rolled[0].throw.words().contains("- 2147483648"));
}

#[test]
fn what_fires_from_off_the_table_holds_no_objective_and_is_near_nobody() {
    let document = alone(json!({ "purchases": [{ "asset": "on-call-light-mortars" }] }));
    let killed = |figure: &str| json!({ "figure": figure, "outcome": "kia" });
    let mut report = whole(&document, true);
    report["forces"][0]["figures"] = json!([killed("hq-1"), killed("hq-2")]);
    refused_now(&document, &report, "everybody deployed was killed or captured");
    let mut report = whole(&document, false);
    let mut last = serious("hq-2", "accompanied");
    last["accompanied_by"] = json!("on-call-light-mortars");
    report["forces"][0]["figures"] = json!([killed("hq-1"), last]);
    refused_now(&document, &report, "nobody is left to be with them");
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.casualty("Lt", "kia").unwrap();
    told.casualty("Sgt", "accompanied").unwrap();
    assert!(refusal(told.accompanied("Sgt:mortars")).contains("nobody is left on the table"));
}

#[test]
fn a_team_of_which_everybody_stayed_behind_neither_fights_nor_achieves() {
    let document = alone(json!({ "absent_figures": ["hq-1", "hq-2"] }));
    let mut report = whole(&document, false);
    fought(&mut report, "hq");
    refused_now(&document, &report, "everybody in the team stayed behind");
    let error = strictly(&mut document.clone(), &whole(&document, true)).unwrap_err().to_string();
    assert!(error.contains("everybody in the teams deployed stayed behind"), "{error}");
    // Nobody is asked what they did.
    let told = ReportTold::begin(&document.data).unwrap();
    let open = told.unanswered();
    assert!(open.iter().all(|question| !question.name.ends_with("/deeds")), "{open:?}");
}

#[test]
fn the_objectives_of_a_platoon_that_was_left_out_are_nobodys_failure() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    let mut second = agreed["regulars"][0].clone();
    second["name"] = json!("Two");
    agreed["regulars"].as_array_mut().unwrap().push(second);
    (agreed["co_op"], agreed["opposition"]) = (json!(true), json!("Carol"));
    let mut document = begin(agreed);
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq"] }, { "force": "two", "teams": [] }] });
    take(&mut document, GENERATE_MISSION, orders, &[3, 5, 3, 4, 1, 2, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.objectives("us:1,two:none").unwrap();
    let two = told.report.force("two").unwrap();
    assert_eq!((two.objectives_achieved, two.objectives_failed), (0, 0));
    let mut report = whole(&document, true);
    report["forces"][1]["objectives_failed"] = json!(1);
    refused_now(&document, &report, "its objectives do not count");
}

#[test]
fn a_report_may_leave_open_how_long_the_game_lasted_and_whether_a_team_abandoned_a_casualty() {
    let document = alone(json!({}));
    let mut report = whole(&document, true);
    report["game_turns"] = json!(null);
    report["forces"][0]["teams"][0]["abandoned_casualty"] = json!(null);
    strictly(&mut document.clone(), &report).unwrap();
    // Why it ended early says nothing without how early that was.
    report["ended_early"] = json!("a thunderstorm");
    let why = strictly(&mut document.clone(), &report).unwrap_err().to_string();
    assert!(why.contains("how many turns did the game last?"), "{why}");
}

#[test]
fn a_report_that_is_told_says_of_each_team_what_its_stragglers_tell() {
    let document = alone(json!({}));
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.objectives("none").unwrap();
    told.casualty("Lt", "straggler").unwrap();
    for deed in ["engaged", "hit", "fired-on"] {
        told.deed("hq", deed, true).unwrap();
    }
    assert_eq!(told.whole().forces[0].teams[0].abandoned_casualty, Some(true));
    while told.next_question().unwrap().name != "us/abandoned_casualty" {
        let question = told.next_question().unwrap();
        told.answer(usual_answer(&question)).unwrap();
    }
    let mut then = told.clone();
    then.answer(STRAGGLERS).unwrap();
    assert_eq!(then.whole().forces[0].teams[0].abandoned_casualty, Some(true));
    // Who says that none did says so of it, too.
    told.answer("none").unwrap();
    assert_eq!(told.whole().forces[0].teams[0].abandoned_casualty, Some(false));
}

#[test]
fn nothing_is_no_answer_to_a_question_that_needs_one() {
    let document = alone(json!({}));
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.answer("6").unwrap();
    let why = refusal(told.answer(" "));
    assert!(why.contains("achieved or failed"), "{why}");
    assert_eq!(told.report.forces[0].objectives_achieved, 0);
    // Nor does a refusal tell what the mission is.
    assert_eq!(refusal(told.answer("maybe")), "`maybe`: say achieved or failed");
}

#[test]
fn flags_that_say_a_thing_twice_are_refused() {
    let document = alone(json!({}));
    let twice = |tell: &dyn Fn(&mut ReportTold) -> Result<(), Error>| {
        let mut told = ReportTold::begin(&document.data).unwrap();
        refusal(told.by_flags(tell))
    };
    let why = twice(&|told| told.objectives("none").and_then(|()| told.objectives("1")));
    assert!(why.contains("achieved is given twice"), "{why}");
    let why = twice(&|told| told.tally("leaders 1").and_then(|()| told.tally("leaders 3")));
    assert!(why.contains("leaders-killed is given twice"), "{why}");
    let why = twice(&|told| told.points("us:20").and_then(|()| told.points("us:4")));
    assert!(why.contains("points is given twice"), "{why}");
    let why = twice(&|told| {
        told.deed("hq", "engaged", true)?;
        told.answer_named("us/hq/deeds", "nothing")
    });
    assert!(why.contains("`engaged` is said already"), "{why}");
    let why = twice(&|told| told.tally("mobs-won-over 900000000"));
    assert!(why.contains("at most 999"), "{why}");
}

#[test]
fn the_last_man_who_is_not_reported_is_asked_for_all_that_can_have_become_of_him() {
    let document = alone(json!({}));
    let of_last = |achieved: &str| {
        let mut told = ReportTold::begin(&document.data).unwrap();
        told.answer("6").unwrap();
        told.answer(achieved).unwrap();
        told.casualty("Lt", "kia").unwrap();
        while told.next_question().unwrap().name != "us/casualties" {
            told.answer("").unwrap();
        }
        told.next_question().unwrap().legal
    };
    assert_eq!(of_last("achieved"), ["Sgt light", "Sgt evacuated", "Sgt straggler"]);
    assert_eq!(of_last("failed"), ["Sgt kia", "Sgt pow", "Sgt light", "Sgt evacuated", "Sgt straggler"]);
}

#[test]
fn a_new_man_is_given_a_name_that_nobody_has_or_had() {
    let document = alone(json!({}));
    let named = |names: Value, strict: bool| {
        let mut next = document.clone();
        let order = json!({ "report": whole(&document, true), "sound": true, "strict": strict,
            "unique_names": true, "new_men": names });
        take(&mut next, CAMPAIGN_ADVANCE, order, &[]).map(|record| record.warnings.join("; "))
    };
    assert!(refusal(named(json!(["alpha 1"]), true).map(drop)).contains("called alpha 1 already"));
    assert!(refusal(named(json!([" "]), true).map(drop)).contains("cannot be empty"));
    assert!(refusal(named(json!(["Doe", "doe"]), true).map(drop)).contains("two new men"));
    assert!(named(json!(["alpha 1"]), false).is_ok(), "steps of earlier versions are taken");
    let left = named(json!(["Doe", "Roe", "Poe"]), true).unwrap();
    assert!(left.contains("there are no new men for the names Doe, Roe, Poe"), "{left}");
}

#[test]
fn a_wish_that_brings_teams_names_them_before_it_is_sealed() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["sealed_orders"] = json!(true);
    let mut document = begin(agreed);
    take(&mut document, GENERATE_MISSION, json!({}), &[3]).unwrap();
    let orders = |wish: Value| -> SideOrders {
        serde_json::from_value(json!({ "teams": ["alpha", "bravo"], "purchases": [wish] })).unwrap()
    };
    let open = orders(json!({ "asset": "own-fireteam" }));
    let why = refusal(document.data.check_wishes("us", &open));
    assert!(why.contains("name the teams it brings"), "{why}");
    let named = orders(json!({ "asset": "own-fireteam", "teams": ["charlie"] }));
    document.data.check_wishes("us", &named).unwrap();
    // Orders that were sealed so can be opened: what cannot come is told.
    let vc: SideOrders = serde_json::from_value(json!({ "edge": "east" })).unwrap();
    for (force, orders) in [("us", &open), ("vc", &vc)] {
        let said = json!({ "force": force, "seal": orders.seal(force) });
        take(&mut document, CAMPAIGN_ORDERS, said, &[]).unwrap();
    }
    let said = |force: &str, orders: &SideOrders| {
        let opened = json!({ "salt": force, "orders": orders });
        json!({ "force": force, "opened": opened })
    };
    take(&mut document, CAMPAIGN_ORDERS, said("us", &open), &[]).unwrap();
    let record = take(&mut document, CAMPAIGN_ORDERS, said("vc", &vc), &[5, 5, 5, 2]).unwrap();
    let told = record.events.iter().any(|event| event.consequence.kept().contains("not bought: Fireteam"));
    assert!(told, "{:?}", record.events);
}

#[test]
fn a_word_that_several_assets_have_means_none_of_them() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    let helo = json!({ "id": "helicopter-gunship", "name": "Helicopter Gunship", "cost_points": 8 });
    agreed["regulars"][0]["available_assets"].as_array_mut().unwrap().push(helo);
    let document = begin(agreed);
    let why = refusal(us(&document).asset_named("gunship").map(drop));
    assert!(why.contains("Gunship Air Support") && why.contains("Helicopter Gunship"), "{why}");
    assert_eq!(us(&document).asset_meant(&["gunship"]), None);
    assert_eq!(us(&document).asset_named("gunship air").unwrap(), "gunship-air-support");
    assert_eq!(us(&document).asset_named("heli").unwrap(), "helicopter-gunship");
}

#[test]
fn orders_that_nothing_would_come_of_are_refused_where_they_are_given() {
    let orders: Orders =
        serde_json::from_value(json!({ "forces": [{ "force": "us", "objectives": ["take_the_hill"] }] }))
            .unwrap();
    let document = campaign();
    assert!(document.data.would_generate(&orders));
    let why = refusal(orders.check_heeded(&["vc".to_owned()], true));
    assert!(why.contains("a generated mission has its own"), "{why}");
    orders.check_heeded(&["vc".to_owned()], false).unwrap();
    let orders: Orders =
        serde_json::from_value(json!({ "forces": [{ "force": "vc", "first_fog_card": false }] })).unwrap();
    assert!(refusal(orders.check_heeded(&["vc".to_owned()], true)).contains("Fog of War"));
}

#[test]
fn nobody_abandons_a_man_who_fights_on() {
    let document = alone(json!({}));
    let mut report = whole(&document, true);
    report["forces"][0]["figures"] = json!([{ "figure": "hq-1", "outcome": "wia", "wound": "light" }]);
    report["forces"][0]["teams"][0]["abandoned_casualty"] = json!(true);
    refused_now(&document, &report, "the team has no casualty");
}

#[test]
fn what_fires_from_off_the_table_loses_nobody() {
    let document = alone(json!({ "purchases": [{ "asset": "on-call-light-mortars" }] }));
    let mut report = whole(&document, true);
    report["forces"][0]["other_casualties"] =
        json!([{ "who": "on-call-light-mortars", "officer": false, "outcome": "kia" }]);
    refused_now(&document, &report, "asset of this game");
    let mut told = ReportTold::begin(&document.data).unwrap();
    assert!(refusal(told.other_casualty("on-call-light-mortars:kia")).contains("asset"));
}

#[test]
fn a_vehicle_that_a_fog_of_war_card_brought_in_play_is_reported_and_doubted() {
    let document = alone(json!({ "first_fog_card": false }));
    let mut told = ReportTold::begin(&document.data).unwrap();
    told.tally("vehicles-destroyed 1").unwrap();
    let doubt = told.doubtful_vehicles("vc").unwrap();
    assert!(doubt.contains("1 enemy vehicle reported lost, but no vehicle was bought"), "{doubt}");
}

#[test]
fn what_is_held_to_the_end_is_held_by_men_who_fight_on() {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq"] }] });
    let dice = [&[2][..], &usual_dice([1, 1])[1..]].concat();
    take(&mut document, GENERATE_MISSION, orders, &dice).unwrap();
    let mut report = whole(&document, true);
    let lies = |man: &str| serious(man, "straggler");
    report["forces"][0]["figures"] = json!([lies("hq-1"), lies("hq-2")]);
    report["forces"][0]["teams"][0]["abandoned_casualty"] = json!(true);
    refused_now(&document, &report, "nobody deployed who could hold it was left");
}

#[test]
fn two_enemies_do_not_both_achieve_what_excludes_the_other() {
    for (missions, excluded) in [([5, 3], true), ([2, 6], true), ([3, 3], false), ([5, 2], false)] {
        let mut document = begin(set_up(Versus::Regular, json!({})));
        let dice = [&missions[..], &[1, 1, 1, 1, 5, 2, 5, 2, 5, 2]].concat();
        take(&mut document, GENERATE_MISSION, json!({}), &dice).unwrap();
        let mut told = ReportTold::begin(&document.data).unwrap();
        told.report.game_turns = Some(6);
        told.objectives("us:1").unwrap();
        told.objectives("nva:1").unwrap();
        told.rest_did_nothing();
        let faults = check_report(&told.report, &document.data, Checked::Strictly);
        let are_excluded = faults.iter().any(|fault| fault.message.contains("cannot both be"));
        assert_eq!(are_excluded, excluded, "{missions:?}: {faults:?}");
    }
}
