//! Platoons that stand together in a co-op campaign (1.5, 9.1, A11 c).

use crate::helpers::*;
use pointman_ambush_valley::*;
use pointman_core::dice::Scripted;
use pointman_core::document::Document;
use serde_json::{Value, json};

/// Two platoons and their players against the VC.
fn agreed() -> Value {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    let mut second = agreed["regulars"][0].clone();
    agreed["regulars"][0]["name"] = json!("One");
    second["name"] = json!("Two");
    agreed["regulars"].as_array_mut().unwrap().push(second);
    agreed["co_op"] = json!(true);
    agreed["opposition"] = json!("Carol");
    agreed
}

/// Missions 3 and 5, momentum 3 and 4 then 1 and 2, and the platoons high in every dice-off.
const BEFORE: [u32; 12] = [3, 5, 3, 4, 1, 2, 5, 2, 5, 2, 5, 2];

fn to_game() -> Document<Campaign> {
    let mut document = begin(agreed());
    take(&mut document, GENERATE_MISSION, json!({}), &BEFORE).unwrap();
    document
}

fn refused(agreed: Value) -> String {
    refusal(Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, &mut Scripted::new([])))
}

#[test]
fn several_platoons_stand_together_only_in_a_co_op_campaign() {
    let document = begin(agreed());
    assert!(document.data.are_allies("one", "two") && !document.data.are_allies("one", "vc"));
    let players: Vec<&str> = document.data.players.iter().map(|player| player.force.as_str()).collect();
    assert_eq!(players, ["one", "two"], "one player for each platoon, none for the other side");
    let mut apart = agreed();
    apart["co_op"] = json!(false);
    apart["opposition"] = json!(null);
    assert!(refused(apart).contains("co-op campaign"));
}

#[test]
fn platoons_of_one_nation_that_nobody_named_are_numbered() {
    let agreed = json!({ "co_op": true, "regulars": [{}, { "nation": "ARVN" }, { "nation": "US" }],
        "insurgents": [{}] });
    let document = begin(agreed);
    let names: Vec<&str> = document.data.forces().map(|force| force.name()).collect();
    assert_eq!(names, ["US 1", "ARVN", "US 2", "VC"]);
    let mut men: Vec<&str> =
        document.data.regulars.iter().flat_map(|force| &force.figures).map(|man| man.name.as_str()).collect();
    let all = men.len();
    men.sort_unstable();
    men.dedup();
    assert_eq!(men.len(), all, "drawn names are unique over all platoons");
}

#[test]
fn every_platoon_has_its_own_mission_and_momentum_and_a_side_throws_one_die() {
    let document = to_game();
    let mission = document.data.mission.as_ref().unwrap();
    let missions: Vec<_> = mission.forces.iter().map(|part| part.mission).collect();
    assert_eq!(missions, [Some(MissionId::OverRun), Some(MissionId::SweepAndClear), None]);
    let momentum: Vec<_> =
        mission.forces.iter().map(|part| part.momentum.map(|points| points.left)).collect();
    assert_eq!(momentum, [Some(7), Some(3), None]);
    let choosers: Vec<&str> = mission.board.objectives.iter().map(|one| one.chosen_by.as_str()).collect();
    assert_eq!(choosers, ["one", "vc", "two", "vc"], "sides in turn, and within a side its forces");
    let edges: Vec<Edge> = mission.board.edges.iter().map(|one| one.edge).collect();
    assert_eq!(edges, [Edge::South, Edge::South, Edge::North]);
    assert_eq!(mission.board.set_up_order, ["one", "two", "vc"]);
}

#[test]
fn the_edge_that_any_platoon_of_the_side_wishes_for_is_taken() {
    let mut document = begin(agreed());
    let orders = json!({ "forces": [{ "force": "two", "edge": "west" }] });
    take(&mut document, GENERATE_MISSION, orders, &BEFORE).unwrap();
    let edges: Vec<Edge> =
        document.data.mission.as_ref().unwrap().board.edges.iter().map(|one| one.edge).collect();
    assert_eq!(edges, [Edge::West, Edge::West, Edge::East]);
}

#[test]
fn a_board_with_platoons_of_one_side_at_two_edges_is_no_valid_document() {
    let document = to_game();
    let mut data = document.data.clone();
    data.mission.as_mut().unwrap().board.edges[1].edge = Edge::North;
    let mut faults = pointman_core::error::Faults::default();
    pointman_core::document::State::check(&*data, &mut faults);
    assert!(faults.list()[0].message.contains("one stands with it"), "{:?}", faults.list());
}

#[test]
fn points_are_added_over_the_side_and_the_vc_gain_from_every_failure() {
    let mut document = to_game();
    let mut told = template(&document);
    told["forces"][0]["objectives_achieved"] = json!(1);
    told["forces"][1]["objectives_failed"] = json!(1);
    advance(&mut document, told, &[]).unwrap();
    let record = &document.data.turn_records[0];
    let vp: Vec<i32> = record.mission.vp.iter().flatten().map(|score| score.total).collect();
    assert_eq!(vp, [22, 3, 15]);
    assert_eq!(record.mission.victor.as_deref(), Some("one"));
    assert_eq!(record.mission.margin, Some(Margin::MarginalVictory), "25 to 15");
    let won: Vec<u32> = document.data.standings().iter().map(|standing| standing.games_won).collect();
    assert_eq!(won, [1, 1, 0]);
    assert_eq!(document.data.side_name("two"), "One and Two");
}

#[test]
fn the_campaign_is_won_by_the_side_with_the_higher_sum() {
    let mut few = agreed();
    few["turns_planned"] = json!(1);
    let mut document = begin(few);
    take(&mut document, GENERATE_MISSION, json!({}), &BEFORE).unwrap();
    let mut told = template(&document);
    told["forces"][0]["objectives_achieved"] = json!(1);
    told["forces"][1]["objectives_failed"] = json!(1);
    // 8 for a mob would not beat the two together, though it beats each alone with what one failure gives.
    told["forces"][2]["mobs_won_over"] = json!(3);
    advance(&mut document, told, &[]).unwrap();
    let cvp: Vec<i32> = document.data.standings().iter().map(|standing| standing.cvp).collect();
    assert_eq!(cvp, [22, 3, 24]);
    assert_eq!(document.data.winner().as_deref(), Some("one"));
}

#[test]
fn in_a_war_of_regulars_the_forces_without_players_are_the_other_side() {
    let mut agreed = agreed();
    agreed.as_object_mut().unwrap().remove("insurgents");
    agreed["regulars"].as_array_mut().unwrap().push(json!({ "name": "NVA", "nation": "NVA" }));
    let document = begin(agreed.clone());
    assert!(document.data.are_allies("one", "two") && !document.data.are_allies("two", "nva"));
    let player = |id: &str| json!({ "id": id, "name": id, "force": id });
    agreed["players"] = json!([player("one"), player("two"), player("nva")]);
    assert!(refused(agreed).contains("the other side's"));
}

#[test]
fn each_player_seals_orders_of_his_own_platoon_and_the_other_side_is_waited_for() {
    let mut sealed = agreed();
    sealed["sealed_orders"] = json!(true);
    let mut document = begin(sealed);
    take(&mut document, GENERATE_MISSION, json!({}), &BEFORE[..2]).unwrap();
    let orders =
        |edge: Option<&str>| -> SideOrders { serde_json::from_value(json!({ "edge": edge })).unwrap() };
    let (one, two, vc) = (orders(None), orders(Some("north")), orders(None));
    for (force, orders) in [("two", &two), ("vc", &vc), ("one", &one)] {
        assert!(document.data.open_orders().iter().any(|open| open.name == format!("{force}/orders")));
        take(&mut document, CAMPAIGN_ORDERS, json!({ "force": force, "seal": orders.seal("salt") }), &[])
            .unwrap();
    }
    for (force, orders) in [("one", &one), ("vc", &vc), ("two", &two)] {
        let opened = json!({ "salt": "salt", "orders": orders });
        let rolls: &[u32] = if force == "two" { &[3, 4, 1, 2, 5, 2] } else { &[] };
        take(&mut document, CAMPAIGN_ORDERS, json!({ "force": force, "opened": opened }), rolls).unwrap();
    }
    let asked = document.data.open_orders();
    assert_eq!(asked[0].name, "one/objective", "the first platoon of the side that won the dice-off");
    for (force, quadrant, rolls) in
        [("one", "north-east", &[][..]), ("vc", "north-west", &[]), ("two", "south-west", &[5, 2, 5, 2])]
    {
        let choice = json!({ "force": force, "objective": { "quadrant": quadrant } });
        take(&mut document, CAMPAIGN_ORDERS, choice, rolls).unwrap();
    }
    let board = &document.data.mission.as_ref().unwrap().board;
    assert_eq!(document.data.step, Step::ExecuteOperation);
    assert_eq!(board.edges[0].edge, Edge::North, "the edge that Two sealed");
    assert_eq!(board.edges[1].edge, Edge::North);
}

#[test]
fn a_platoon_of_several_may_be_left_out_of_a_game_and_a_platoon_alone_may_not() {
    let mut document = begin(agreed());
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3, 5]).unwrap();
    let mut told = OrdersTold::begin(&document.data, "two");
    assert!(told.next_question().unwrap().legal.contains(&"none".to_owned()));
    told.answer("none").unwrap();
    assert_eq!(told.orders.teams, Some(Vec::new()));
    assert_eq!((told.next_question(), told.orders.first_fog_card), (None, Some(false)), "nobody draws");
    document.data.check_side_orders("two", &told.orders).unwrap();
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let mut alone = OrdersTold::begin(&document.data, "us");
    assert!(!alone.next_question().unwrap().legal.contains(&"none".to_owned()));
    assert!(alone.answer("none").is_err());
}

#[test]
fn a_platoon_that_was_not_there_is_told_why_it_scores_nothing() {
    let mut document = begin(agreed());
    let orders = json!({ "forces": [{ "force": "two", "teams": [] }] });
    take(&mut document, GENERATE_MISSION, orders, &BEFORE).unwrap();
    let mut report = template(&document);
    report["forces"][0]["objectives_achieved"] = json!(1);
    report["forces"][1]["objectives_failed"] = json!(1);
    let record = advance(&mut document, report, &[]).unwrap();
    let why = "0 VP: it was not there: it deployed nobody, so neither its objective nor the 3 OMP it has \
               left count";
    assert!(record.events.iter().any(|event| event.consequence.kept() == why), "{:?}", record.events);
    let story = document.data.chronicle().markdown();
    assert!(story.contains("- **Two** was not there: it deployed nobody, so neither"), "{story}");
}

#[test]
fn the_end_of_a_campaign_adds_the_points_of_platoons_that_stand_together() {
    let mut document = to_game();
    let mut report = template(&document);
    for force in 0..2 {
        report["forces"][force]["objectives_achieved"] = json!(1);
    }
    advance(&mut document, report, &[]).unwrap();
    let each: Vec<i64> = document.data.standings().iter().map(|one| i64::from(one.cvp)).collect();
    assert!(each[0] != 0 && each[1] != 0, "{each:?}");
    assert_eq!(document.data.sums_of_sides(), [("One and Two".to_owned(), each[0] + each[1])]);
    // Two forces that stand alone have no sum.
    assert_eq!(campaign().data.sums_of_sides(), []);
}

#[test]
fn the_chronicle_tells_who_of_the_deployed_teams_was_left_behind() {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "absent_figures": ["bravo-4"] }] });
    to_game_with(&mut document, orders);
    let report = report(&document, true);
    advance(&mut document, report, &[]).unwrap();
    let story = document.data.chronicle().markdown();
    assert!(story.contains("; left behind bravo 3"), "{story}");
}

#[test]
fn who_was_with_a_casualty_may_be_named_by_the_name_of_their_platoon() {
    let mut document = to_game();
    take(&mut document, CAMPAIGN_RENAME, json!({ "force": "two", "name": "2nd Platoon" }), &[]).unwrap();
    let with = |typed: &str| {
        let mut told = ReportTold::begin(&document.data).unwrap();
        for man in ["alpha-1", "alpha-2", "alpha-3", "alpha-4"] {
            told.casualty(&format!("one:{man}"), "accompanied").unwrap();
        }
        told.accompanied(&format!("one:alpha-1:{typed}"))?;
        Ok(told.report.force("one").unwrap().figures[0].accompanied_by.clone().unwrap())
    };
    let with =
        |typed: &str| with(typed).unwrap_or_else(|error: pointman_core::Error| panic!("{typed}: {error}"));
    for typed in ["two:bravo", "2nd platoon bravo", "2nd Platoon:bravo", "two bravo"] {
        assert_eq!(with(typed), "two:bravo", "{typed}");
    }
    for typed in ["one bravo", "One:bravo"] {
        assert_eq!(with(typed), "bravo", "{typed}");
    }
}

/// A game that Two stays out of.
fn without_two(orders: &Value) -> Result<Document<Campaign>, pointman_core::Error> {
    let mut document = begin(agreed());
    let mut two = json!({ "force": "two", "teams": [], "highest_die": 12 });
    two.as_object_mut().unwrap().extend(orders.as_object().unwrap().clone());
    let orders = json!({ "forces": [two], "deployed_only": true });
    take(&mut document, GENERATE_MISSION, orders, &BEFORE)?;
    Ok(document)
}

#[test]
fn a_platoon_that_is_left_out_throws_no_die_chooses_nothing_and_draws_no_card() {
    let document = without_two(&json!({})).unwrap();
    let mission = document.data.mission.as_ref().unwrap();
    let offs = mission
        .rolls
        .iter()
        .filter(|event| event.throw.as_ref().is_some_and(|throw| throw.table == "dice-off"));
    let sides: Vec<(Option<&str>, u32)> =
        offs.map(|event| (event.force.as_deref(), event.throw.as_ref().unwrap().sides)).collect();
    assert_eq!(sides, [(Some("one"), 8), (Some("vc"), 8)].repeat(3), "the D12 of Two is at home");
    let choosers: Vec<&str> = mission.board.objectives.iter().map(|one| one.chosen_by.as_str()).collect();
    assert_eq!(choosers, ["one", "vc", "one", "vc"]);
    assert_eq!(mission.forces[1].fog_cards.first, []);
    assert_ne!(mission.forces[0].fog_cards.first, []);
    let why = refusal(without_two(&json!({ "first_fog_card": true })));
    assert!(why.contains("Two stays out of the game and draws no Fog of War card"), "{why}");
}

#[test]
fn a_platoon_that_is_left_out_scores_buys_and_loses_nothing() {
    let document = without_two(&json!({})).unwrap();
    let why = refusal(document.data.check_may_buy("two"));
    assert!(why.contains("Two stays out of this game, so it buys nothing for it"), "{why}");
    document.data.check_may_buy("one").unwrap();
    let mut told = ReportTold::begin(&document.data).unwrap();
    assert!(refusal(told.bought("two:own-fireteam:2:alpha")).contains("stays out of this game"));
    told.report.game_turns = Some(6);
    told.objectives("one:1").unwrap();
    told.rest_did_nothing();
    let check = |report: &Report| check_report(report, &document.data, Checked::Strictly);
    assert_eq!(check(&told.report), []);
    let faults = |change: &dyn Fn(&mut ForceReport, &mut ForceReport)| {
        let mut report = told.report.clone();
        let [one, two, ..] = &mut report.forces[..] else { panic!("three forces") };
        change(one, two);
        check(&report).into_iter().map(|fault| fault.pointer).collect::<Vec<_>>()
    };
    assert_eq!(faults(&|_, two| two.mobs_dispersed = 2), ["/forces/1/mobs_dispersed"]);
    assert_eq!(faults(&|_, two| two.left_out = false), ["/forces/1/left_out"]);
    assert_eq!(faults(&|one, _| one.left_out = true), ["/forces/0/left_out"], "it fought");
}

#[test]
fn none_of_its_teams_leaves_a_platoon_of_several_out_in_the_shell_too() {
    let told = OrdersTold::begin(&begin(agreed()).data, "two");
    assert_eq!(told.teams("none").unwrap(), Vec::<String>::new());
    assert!(refusal(OrdersTold::begin(&campaign().data, "us").teams("none")).contains("no team `none`"));
}
