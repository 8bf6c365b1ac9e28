//! Before and during the game: missions, momentum, set-up, length.

use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::document::Document;
use serde_json::json;

use crate::helpers::*;

// T1
#[test]
fn each_roll_gives_its_mission() {
    for (roll, mission) in (1..).zip(MissionId::ALL) {
        let mut document = campaign();
        take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[roll]).unwrap();
        let part = &document.data.mission.as_ref().unwrap().forces[0];
        assert_eq!((part.mission, part.mission_roll), (Some(mission), Some(roll)));
        assert_eq!(part.objectives.len(), 1);
    }
}

// T2
#[test]
fn two_regular_forces_each_roll_a_secret_mission() {
    let mut document = begin(set_up(Versus::Regular, json!({})));
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3, 5]).unwrap();
    let forces = &document.data.mission.as_ref().unwrap().forces;
    assert_eq!(forces[0].mission, Some(MissionId::OverRun));
    assert_eq!(forces[1].mission, Some(MissionId::SweepAndClear));
    assert!(forces.iter().all(|part| !part.revealed));
}

#[test]
fn only_the_roll_of_a_mission_is_secret_and_the_mission_keeps_its_bytes_of_0_1_0() {
    let mut document = begin(set_up(Versus::Regular, json!({})));
    let told =
        take(&mut document, GENERATE_MISSION, json!({}), &[3, 5, 1, 1, 1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    for event in &told.events {
        assert_eq!(event.secret, event.step == Step::ReceiveMission, "{event:?}");
        assert_eq!(event.secret, event.tells_a_mission(), "{event:?}");
    }
    let kept = serde_json::to_string(&document.data).unwrap();
    assert!(!kept.contains("secret"), "{kept}");
}

// T3
#[test]
fn against_the_vc_only_the_regulars_have_a_mission_and_momentum() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "issue-orders" }), &[4, 3, 6]).unwrap();
    let forces = &document.data.mission.as_ref().unwrap().forces;
    assert_eq!(forces[0].mission, Some(MissionId::SnatchAndGrab));
    assert_eq!(forces[0].momentum.unwrap().left, 9);
    assert_eq!((forces[1].mission, forces[1].momentum), (None, None));
}

fn with_nine_points() -> Document<Campaign> {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "issue-orders" }), &[4, 3, 6]).unwrap();
    document
}

fn buy(document: &mut Document<Campaign>, asset: &str) -> Result<pointman_ambush_valley::StepRecord, Error> {
    take(document, CAMPAIGN_BUY, json!({ "force": "us", "asset": asset, "game_turn": 0 }), &[])
}

// T4
#[test]
fn what_is_left_after_a_tank_does_not_buy_a_sniper_team() {
    let mut document = with_nine_points();
    buy(&mut document, "tank").unwrap();
    assert_eq!(document.data.mission.as_ref().unwrap().forces[0].momentum.unwrap().left, 1);
    let before = document.clone();
    assert!(refusal(buy(&mut document, "sniper-team")).contains("costs 2"));
    assert_eq!(document, before);
}

#[test]
fn an_asset_is_bought_by_any_part_of_its_name() {
    let mut document = with_nine_points();
    buy(&mut document, "Sniper").unwrap();
    let bought = &document.data.mission.as_ref().unwrap().forces[0].purchases;
    assert_eq!(bought.last().unwrap().asset, "sniper-team");
    assert!(refusal(buy(&mut document, "own")).contains("ambiguous"));
}

// T5
#[test]
fn an_asset_dearer_than_the_momentum_is_refused_and_nothing_changes() {
    let mut document = with_nine_points();
    let before = document.clone();
    assert!(refusal(buy(&mut document, "gunship-air-support")).contains("has 9 left"));
    assert_eq!(document, before);
}

// T6
#[test]
fn the_roll_for_lieutenant_and_medic_gives_none_one_or_both() {
    let rolled = |roll, choice| lieutenant_and_medic("us", "US", choice, &mut scripted(&[roll])).unwrap().0;
    assert_eq!(rolled(3, None), []);
    assert_eq!(rolled(4, None), [Extra::Lieutenant]);
    assert_eq!(rolled(5, Some(Extra::Medic)), [Extra::Medic]);
    assert_eq!(rolled(6, None), [Extra::Lieutenant, Extra::Medic]);
}

fn length_of(rolls: &[u32]) -> Game {
    let mut document = campaign();
    to_game(&mut document);
    for &roll in rolls {
        take(&mut document, CAMPAIGN_LENGTH, json!({ "force": "us" }), &[roll]).unwrap();
    }
    document.data.mission.as_ref().unwrap().game.clone()
}

#[test]
fn a_length_roll_belongs_to_whoever_is_said_to_have_initiative() {
    let mut document = campaign();
    to_game(&mut document);
    take(&mut document, CAMPAIGN_LENGTH, json!({}), &[4]).unwrap();
    take(&mut document, CAMPAIGN_LENGTH, json!({ "force": "vc" }), &[4]).unwrap();
    let mission = document.data.mission.as_ref().unwrap();
    let rollers: Vec<_> = mission.game.length_checks.iter().map(|check| check.force.as_deref()).collect();
    assert_eq!(rollers, [None, Some("vc")]);
    assert_eq!(mission.rolls.iter().rev().nth(1).unwrap().force, None);
}

#[test]
fn a_price_of_an_unknown_asset_and_a_doubled_objective_are_refused() {
    for (orders, part) in [
        (json!({ "asset_prices": [{ "asset": "tnk", "cost_points": 1 }] }), "did you mean tank"),
        (json!({ "asset_prices": vec![json!({ "asset": "tank", "cost_points": 1 }); 2] }), "given twice"),
        (json!({ "source": "designed", "scenario_turns": 0 }), "at least 1 turn"),
        (
            json!({ "source": "designed", "forces": [{ "force": "us", "objectives": ["a", "a"] }] }),
            "objective a of us is given twice",
        ),
        (json!({ "forces": [{ "force": "us", "absent_figures": ["hq-1", "hq-1"] }] }), "given twice"),
    ] {
        assert!(refusal(take(&mut campaign(), GENERATE_MISSION, orders, &[])).contains(part), "{part}");
    }
}

#[test]
fn a_price_of_the_scenario_holds_for_that_game() {
    let orders = json!({ "through": "issue-orders", "asset_prices": [{ "asset": "tank", "cost_points": 1 }],
        "forces": [{ "force": "us", "purchases": [{ "asset": "tank" }] }] });
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, orders, &[1, 1, 1]).unwrap();
    assert_eq!(document.data.mission.as_ref().unwrap().forces[0].momentum.unwrap().left, 1);
}

#[test]
fn improved_supplies_of_rank_2_raise_what_is_poor_and_lower_nothing() {
    let mut force = campaign().data.insurgents[0].clone();
    force.ratings.main_force.supply_quality = SupplyQuality::WellSupplied.into();
    assert_eq!(force.supply_of(VcUnitKind::LocalForce), SupplyQuality::PoorlySupplied.into());
    force.ranks.improved_supplies = 2;
    assert_eq!(force.supply_of(VcUnitKind::LocalForce), SupplyQuality::Average.into());
    assert_eq!(force.supply_of(VcUnitKind::MainForce), SupplyQuality::WellSupplied.into());
    // A level of the core rules stays what it is, and is written as it was.
    let level: Level<SupplyQuality> = serde_json::from_str("\"ample\"").unwrap();
    force.ratings.local_force.supply_quality = level.clone();
    assert_eq!(force.supply_of(VcUnitKind::LocalForce), level);
    assert_eq!(serde_json::to_string(&level).unwrap(), "\"ample\"");
}

// T7
#[test]
fn a_game_that_goes_on_twice_lasts_seven_turns() {
    let game = length_of(&[4, 4, 3]);
    assert_eq!((game.turn, game.over), (7, true));
    assert_eq!(game.length_checks.iter().map(|check| check.die).collect::<Vec<_>>(), [6, 8, 10]);
}

#[test]
fn a_purchase_in_turn_6_shows_that_turn_5_was_rolled_for_at_the_table() {
    let mut document = campaign();
    to_game(&mut document);
    let tank = json!({ "force": "us", "asset": "sniper-team", "game_turn": 6 });
    take(&mut document, CAMPAIGN_BUY, tank, &[]).unwrap();
    let past = take(&mut document, CAMPAIGN_LENGTH, json!({ "turn": 5 }), &[4]);
    assert!(refusal(past).contains("the next is at the end of turn 6"));
    take(&mut document, CAMPAIGN_LENGTH, json!({}), &[4]).unwrap();
    let game = &document.data.mission.as_ref().unwrap().game;
    assert_eq!((game.turn, game.length_checks[0].turn, game.length_checks[0].die), (7, 6, 8));
}

// T8
#[test]
fn a_3_at_the_end_of_turn_5_ends_the_game() {
    let game = length_of(&[3]);
    assert_eq!((game.turn, game.over), (5, true));
}

// T9
#[test]
fn the_eighth_turn_is_the_last_without_a_roll() {
    let mut document = campaign();
    to_game(&mut document);
    for roll in [4, 4, 4] {
        take(&mut document, CAMPAIGN_LENGTH, json!({}), &[roll]).unwrap();
    }
    assert_eq!(document.data.mission.as_ref().unwrap().game.turn, 8);
    assert!(refusal(take(&mut document, CAMPAIGN_LENGTH, json!({}), &[])).contains("without a roll"));
}

// T53
#[test]
fn an_own_fireteam_bought_in_the_game_counts_as_deployed() {
    let mut document = campaign();
    to_game_with(
        &mut document,
        json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha", "bravo", "charlie"] }] }),
    );
    let order = json!({ "force": "us", "asset": "own-fireteam", "teams": ["delta"], "game_turn": 2 });
    take(&mut document, CAMPAIGN_BUY, order, &[]).unwrap();
    assert_eq!(team(&document, "delta").deployed, Deployment::Bought);
    let momentum = document.data.mission.as_ref().unwrap().forces[0].momentum.unwrap();
    assert_eq!((momentum.spent, momentum.left), (2, 0));
}

#[test]
fn an_own_squad_brings_teams_of_one_squad() {
    let orders = json!({ "through": "issue-orders", "forces": [{ "force": "us", "teams": ["hq"],
        "purchases": [{ "asset": "own-squad", "teams": ["alpha", "bravo"] }] }] });
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, orders, &[1, 3, 3]).unwrap();
    assert_eq!(team(&document, "bravo").deployed, Deployment::Bought);
    let order = json!({ "force": "us", "asset": "own-squad", "teams": ["charlie", "alpha"], "game_turn": 0 });
    assert!(refusal(take(&mut document, CAMPAIGN_BUY, order, &[])).contains("costs 5"));
    let mixed = json!({ "through": "issue-orders", "forces": [{ "force": "us", "teams": ["hq"],
        "purchases": [{ "asset": "own-squad", "teams": ["alpha", "charlie"] }] }] });
    assert!(refusal(take(&mut campaign(), GENERATE_MISSION, mixed, &[1, 3, 3])).contains("one squad"));
}

#[test]
fn momentum_is_never_below_0() {
    let document = campaign();
    let (momentum, _) = roll_momentum(us(&document), -5, &mut scripted(&[1, 2])).unwrap();
    assert_eq!((momentum.rolled, momentum.left), (3, 0));
}

#[test]
fn tied_dice_are_thrown_again_and_the_high_die_chooses() {
    let mut document = campaign();
    let choices = json!({ "forces": [{ "force": "vc", "edge": "east" }] });
    take(&mut document, GENERATE_MISSION, choices, &[1, 1, 1, 4, 4, 2, 6, 1, 5, 3, 2]).unwrap();
    let board = &document.data.mission.as_ref().unwrap().board;
    let choosers: Vec<_> = board.objectives.iter().map(|objective| objective.chosen_by.as_str()).collect();
    assert_eq!(choosers, ["vc", "us", "vc", "us"]);
    assert_eq!(board.edges[0], ForceEdge { force: "us".into(), edge: Edge::West });
    assert_eq!(board.edges[1], ForceEdge { force: "vc".into(), edge: Edge::East });
    assert_eq!(board.set_up_order, ["us", "vc"]);
}

// T35
#[test]
fn a_combat_ineffective_team_may_not_be_assigned() {
    let document = changed(&campaign(), |campaign| {
        let team = &mut campaign.regulars[0].teams[1];
        team.morale_die = Die::D6;
        *team = tired(team.clone(), &[FatigueEffect::DegradedMorale]);
    });
    assert!(team(&document, "alpha").is_combat_ineffective());
    let orders = json!({ "forces": [{ "force": "us", "teams": ["alpha", "bravo"] }] });
    assert!(
        refusal(take(&mut document.clone(), GENERATE_MISSION, orders, &[3])).contains("combat ineffective")
    );
    // By themselves, only fit teams are assigned.
    let mut document = document;
    to_game(&mut document);
    assert_eq!(team(&document, "alpha").deployed, Deployment::No);
    assert_eq!(team(&document, "bravo").deployed, Deployment::Assigned);
}

#[test]
fn steps_come_in_their_order_only() {
    let mut document = campaign();
    for (command, choices) in [
        (CAMPAIGN_ADVANCE, json!({})),
        (CAMPAIGN_LENGTH, json!({})),
        (CAMPAIGN_BUY, json!({ "force": "us", "asset": "tank", "game_turn": 0 })),
        (CAMPAIGN_FINISH, json!({})),
        (CAMPAIGN_NEW, json!({})),
        ("receive", json!({})),
    ] {
        let before = document.clone();
        refusal(take(&mut document, command, choices, &[]));
        assert_eq!(document, before, "{command}");
    }
    to_game(&mut document);
    assert!(refusal(take(&mut document, GENERATE_MISSION, json!({}), &[])).contains("execute-operation"));
}

#[test]
fn the_parts_before_a_game_can_be_done_one_by_one() {
    let mut whole = campaign();
    to_game(&mut whole);
    let mut parts = campaign();
    let dice = usual_dice([1, 1]);
    for (step, rolls) in [
        ("receive-mission", &dice[..1]),
        ("issue-orders", &dice[1..3]),
        ("reconnoiter", &dice[3..7]),
        ("initiate-plan", &dice[7..]),
    ] {
        take(&mut parts, GENERATE_MISSION, json!({ "through": step }), rolls).unwrap();
    }
    assert_eq!(parts.data, whole.data);
    assert_eq!(parts.data.step, Step::ExecuteOperation);
}

#[test]
fn a_choice_of_a_step_already_done_is_refused() {
    let mut document = with_nine_points();
    let choices = json!({ "forces": [{ "force": "us", "teams": ["alpha"] }] });
    assert!(refusal(take(&mut document, GENERATE_MISSION, choices, &[])).contains("issue-orders"));
}

#[test]
fn kit_carson_scouts_are_tested_against_the_light_of_the_revolution() {
    let mut document = changed(&campaign(), |campaign| {
        let kind = InsurgencyTrait::LightOfTheRevolution;
        campaign.insurgents[0].special.push(HeldTrait { kind, turn: 1, leader: None });
    });
    let mut dice = usual_dice([1, 1]);
    dice.extend([3, 4]);
    let scouts = json!([{ "name": "scouts 1", "troop_quality_die": 8 },
        { "name": "scouts 2", "troop_quality_die": 8 }]);
    let choices = json!({ "forces": [{ "force": "us", "kit_carson_scouts": scouts }] });
    take(&mut document, GENERATE_MISSION, choices, &dice).unwrap();
    let results: Vec<_> = document
        .data
        .mission
        .as_ref()
        .unwrap()
        .start_of_game_rolls
        .iter()
        .map(|roll| roll.result.as_str())
        .collect();
    assert_eq!(results, ["removed from the table", "stays"]);
}

#[test]
fn improved_supplies_and_troops_of_rank_3_roll_for_each_unit() {
    let mut document = changed(&campaign(), |campaign| {
        campaign.insurgents[0].ranks.improved_supplies = 3;
        campaign.insurgents[0].ranks.improved_troops = 3;
    });
    let units = json!([{ "name": "local", "kind": "local-force" }, { "name": "main", "kind": "main-force" }]);
    let mut dice = usual_dice([1, 1]);
    dice.extend([4, 3, 6]);
    take(&mut document, GENERATE_MISSION, json!({ "forces": [{ "force": "vc", "units": units }] }), &dice)
        .unwrap();
    let rolls = &document.data.mission.as_ref().unwrap().start_of_game_rolls;
    let told: Vec<_> = rolls
        .iter()
        .map(|roll| (roll.unit.as_deref().unwrap(), roll.rule.as_str(), roll.result.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            ("local", "improved-supplies", "Well Supplied"),
            ("main", "improved-supplies", "no effect"),
            ("main", "improved-troops", "Troop Quality D10, Morale D10"),
        ]
    );
}

#[test]
fn point_men_are_named_as_the_plan_is_made() {
    let ace = HeldTrait { kind: SpecialTrait::AcePointMan, turn: 1, leader: None };
    let mut document = changed(&campaign(), |campaign| campaign.regulars[0].teams[1].special.push(ace));
    to_game_with(&mut document, json!({ "forces": [{ "force": "us", "point_men": ["alpha-2"] }] }));
    assert_eq!(team(&document, "alpha").point_men, ["alpha-2"]);
    // Killed, he takes the trait with him.
    let report = report_with(&document, json!([{ "figure": "alpha-2", "outcome": "kia" }]));
    advance(&mut document, report, &[]).unwrap();
    assert!(team(&document, "alpha").special.is_empty());
    assert!(team(&document, "alpha").point_men.is_empty());
    let refused = take(
        &mut document,
        GENERATE_MISSION,
        json!({ "forces": [{ "force": "us", "point_men": ["bravo-1"] }] }),
        &usual_dice([1, 1])[..],
    );
    assert!(refusal(refused).contains("Ace Point Man"));
}

#[test]
fn insurgents_draw_no_fog_of_war_card() {
    let mut document = campaign();
    let choices = json!({ "forces": [{ "force": "vc", "first_fog_card": true }] });
    assert!(
        refusal(take(&mut document, GENERATE_MISSION, choices, &usual_dice([1, 1])[..7]))
            .contains("insurgents never draw")
    );
}

#[test]
fn a_mission_stands_alone_and_takes_purchases_and_length_checks() {
    let mut dice = scripted(&[3, 5, 4, 4, 6, 6, 5, 2, 5, 2, 1, 2]);
    let (mut document, _) =
        Document::<LoneMission>::begin_given(GENERATE_MISSION, json!({ "versus": "regular" }), &mut dice)
            .unwrap();
    dice.finish().unwrap();
    assert_eq!(document.data.matchup, Matchup::RegularVsRegular);
    assert_eq!(document.data.mission.forces[1].momentum.unwrap().left, 12);
    assert_eq!(document.data.mission.board.set_up_order, ["nva", "us"]);
    let order = json!({ "force": "us", "asset": "own-fireteam", "game_turn": 1 });
    document.take_given(CAMPAIGN_BUY, order, &mut scripted(&[])).unwrap();
    assert_eq!(document.data.mission.forces[0].momentum.unwrap().left, 6);
    document.take_given(CAMPAIGN_LENGTH, json!({}), &mut scripted(&[2])).unwrap();
    assert!(document.data.mission.game.over);
    document.verify().unwrap();
    let text = document.to_text();
    assert_eq!(pointman_core::document::read::<LoneMission>("m", &text).unwrap().to_text(), text);
}

#[test]
fn a_squad_of_the_own_platoon_may_be_bought_while_teams_of_it_are_not_deployed() {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha"], "momentum_modifier": 4 }] });
    to_game_with(&mut document, orders);
    let open = document.data.open_purchases("us");
    let squads: Vec<&[String]> =
        open.iter().filter(|(asset, _)| asset == "own-squad").map(|(_, teams)| &teams[..]).collect();
    // What is left of the other one is a fireteam, which costs less.
    assert_eq!(squads, [&["second"]]);
    let order = json!({ "force": "us", "asset": "own-squad", "teams": ["second"], "game_turn": 2 });
    take(&mut document, CAMPAIGN_BUY, order, &[]).unwrap();
    let purchases = &document.data.mission.as_ref().unwrap().forces[0].purchases;
    assert_eq!(purchases[0].teams, ["charlie", "delta"]);
    // 1 of the 6 points is left: nothing of the own platoon costs so little.
    assert_eq!(document.data.open_purchases("us"), []);
}

#[test]
fn a_squad_of_which_one_team_is_left_is_noted_to_cost_less_as_a_fireteam() {
    let mut document = campaign();
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha", "bravo", "charlie"] }] });
    take(&mut document, GENERATE_MISSION, orders, &usual_dice([3, 3])).unwrap();
    let order = json!({ "force": "us", "asset": "own-squad", "teams": ["second"], "game_turn": 1 });
    let record = take(&mut document, CAMPAIGN_BUY, order, &[]).unwrap();
    assert!(record.warnings[0].contains("costs 2 as `own-fireteam` instead of 5"), "{:?}", record.warnings);
}

#[test]
fn a_vc_unit_is_read_by_the_name_that_the_rules_give_its_kind() {
    for (typed, kind, name) in [
        ("Local Force Cell A", VcUnitKind::LocalForce, "Cell A"),
        ("main force Dak", VcUnitKind::MainForce, "Dak"),
        ("main-force:Dak", VcUnitKind::MainForce, "Dak"),
        ("local force: \"Cell A\"", VcUnitKind::LocalForce, "Cell A"),
        ("local Cell A", VcUnitKind::LocalForce, "Cell A"),
        ("main-force Force 5", VcUnitKind::MainForce, "Force 5"),
    ] {
        assert_eq!(unit(typed).unwrap(), VcUnit { name: name.to_owned(), kind }, "{typed}");
    }
    assert!(unit("main force").unwrap_err().to_string().contains("such as `Main Force Cell A`"));
}

#[test]
fn a_modifier_that_is_stated_with_the_scenario_counts_when_momentum_is_rolled() {
    let mut document = campaign();
    let us = json!({ "force": "us", "objectives": ["take it"], "momentum_modifier": 3 });
    let scenario = json!({ "source": "designed", "scenario": "Raid", "through": "receive-mission",
        "forces": [us] });
    take(&mut document, GENERATE_MISSION, scenario, &[]).unwrap();
    take(&mut document, GENERATE_MISSION, json!({ "through": "issue-orders" }), &[1, 1]).unwrap();
    let part = &document.data.mission.as_ref().unwrap().forces[0];
    assert_eq!((part.momentum.unwrap().left, part.momentum_modifier), (5, 0));
    document.verify().unwrap();
}

#[test]
fn a_team_of_which_everybody_would_stay_behind_is_left_out_instead() {
    let men = ["alpha-1", "alpha-2", "alpha-3", "alpha-4"];
    let orders =
        |men: &[&str]| json!({ "forces": [{ "force": "us", "absent_figures": men }], "deployed_only": true });
    let why = refusal(take(&mut campaign(), GENERATE_MISSION, orders(&men), &[3]));
    assert!(why.contains("everybody in alpha would stay behind: leave the team out instead"), "{why}");
    to_game_with(&mut campaign(), orders(&men[..3]));
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let mut told = OrdersTold::begin(&document.data, "us");
    told.answer("all").unwrap();
    men[..3].iter().for_each(|man| told.answer(man).unwrap());
    assert!(refusal(told.answer(men[3])).contains("leave the team out instead"));
}

#[test]
fn the_headquarters_is_no_fireteam_of_the_least_that_is_suggested() {
    let orders = json!({ "forces": [{ "force": "us", "teams": ["hq", "alpha", "bravo", "charlie"] }] });
    let record = take(&mut campaign(), GENERATE_MISSION, orders, &usual_dice([1, 1])).unwrap();
    assert!(record.warnings[0].contains("assigns 3 fireteams from 2 squads"), "{:?}", record.warnings);
}

#[test]
fn kit_carson_scouts_are_asked_for_where_the_vc_have_the_light_of_the_revolution() {
    let mut document = campaign();
    let light = json!([{ "trait": "light-of-the-revolution", "turn": 1 }]);
    document.adjust("insurgents/0/special", light).unwrap();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let mut told = OrdersTold::begin(&document.data, "us");
    told.answer("all").unwrap();
    while told.next_question().is_some_and(|question| !question.name.contains("kit_carson_scouts")) {
        let question = told.next_question().unwrap();
        told.answer(if question.optional { "" } else { &question.legal[0] }).unwrap();
    }
    assert!(refusal(told.answer("Kit")).contains("such as d8:Kit"));
    told.answer("d8 Kit, d10:Old Nam").unwrap();
    assert!(told.lines().contains(&"Kit Carson Scouts: Kit (D8), Old Nam (D10)".to_owned()));
    let rolls = [1, 1, 5, 2, 5, 2, 5, 2];
    let record = take(&mut document, GENERATE_MISSION, json!({}), &rolls).unwrap();
    assert!(record.warnings.iter().any(|why| why.contains("name them")), "{:?}", record.warnings);
}

#[test]
fn the_units_of_the_vc_are_named_at_any_step_before_their_dice_are_thrown() {
    let mut document = campaign();
    let vc = json!({ "force": "vc", "units": [{ "kind": "local-force", "name": "A" }] });
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let orders = json!({ "through": "issue-orders", "notes_units": true, "forces": [vc] });
    take(&mut document, GENERATE_MISSION, orders, &[1, 1]).unwrap();
    take(&mut document, GENERATE_MISSION, json!({}), &[5, 2, 5, 2, 5, 2]).unwrap();
    let mission = document.data.mission.as_ref().unwrap();
    assert_eq!(mission.forces[1].units[0].name, "A");
    let dice = mission.rolls.iter().filter_map(|event| event.throw.as_ref());
    let dice: Vec<u32> = dice.filter(|throw| throw.table == "dice-off").map(|throw| throw.sides).collect();
    assert_eq!(dice, [8, 6].repeat(3), "its Local Force throws a D6 in every one");
    document.verify().unwrap();
}

#[test]
fn orders_name_several_teams_or_units_with_and_between_them() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[3]).unwrap();
    let mut us = OrdersTold::begin(&document.data, "us");
    us.answer("alpha, bravo and charlie").unwrap();
    assert_eq!(us.orders.teams.as_ref().unwrap().len(), 3);
    let mut vc = OrdersTold::begin(&document.data, "vc");
    vc.answer("local force Cell A and B and main force 9th; local-force:C").unwrap();
    let names: Vec<&str> = vc.orders.units.iter().map(|unit| unit.name.as_str()).collect();
    assert_eq!(names, ["Cell A and B", "9th", "C"]);
}

#[test]
fn a_squad_that_is_deployed_already_is_not_bought() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([6, 6])).unwrap();
    let squad = json!({ "force": "us", "asset": "own-squad", "teams": ["second"], "game_turn": 2 });
    let why = refusal(take(&mut document, CAMPAIGN_BUY, squad, &[]));
    assert!(why.contains("no team of second can come: all that are fit are deployed already"), "{why}");
}
