//! After the game: points, casualties, pools, development, the end.

use pointman_ambush_valley::*;
use pointman_core::document::Document;
use serde_json::{Value, json};

use crate::helpers::*;

/// The Victory Points of the first force for this report, with 2 momentum points left.
fn points(change: impl FnOnce(&mut Value)) -> (i32, i32) {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report(&document, true);
    change(&mut report["forces"]);
    let choices = json!({ "report": report, "through": "assess-operation" });
    take(&mut document, CAMPAIGN_ADVANCE, choices, &[]).unwrap();
    let vp = document.data.mission.as_ref().unwrap().vp.as_ref().unwrap();
    (vp[0].total, vp[1].total)
}

// T10: with 2 momentum points left, not 3.
#[test]
fn casualties_cost_points_and_officers_one_more() {
    let (us, vc) = points(|forces| {
        forces[0]["figures"] = json!([serious("alpha-1", "evacuated"), serious("hq-1", "evacuated"),
            { "figure": "alpha-2", "outcome": "kia" }]);
    });
    assert_eq!((us, vc), (15 - 1 - 2 - 2 + 2, 0));
}

// T10
#[test]
fn three_momentum_points_left_give_thirteen() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([1, 2])).unwrap();
    let report = report_with(
        &document,
        json!([serious("alpha-1", "evacuated"), serious("hq-1", "evacuated"),
        { "figure": "alpha-2", "outcome": "kia" }]),
    );
    let choices = json!({ "report": report, "through": "assess-operation" });
    take(&mut document, CAMPAIGN_ADVANCE, choices, &[]).unwrap();
    assert_eq!(document.data.mission.as_ref().unwrap().vp.as_ref().unwrap()[0].total, 13);
}

// T11
#[test]
fn enemy_vehicles_and_mobs_give_points() {
    let (us, vc) = points(|forces| {
        forces[0]["objectives_achieved"] = json!(0);
        forces[0]["objectives_failed"] = json!(1);
        forces[0]["figures"] = json!([{ "figure": "hq-1", "outcome": "pow" }]);
        forces[0]["enemy_afv_disabled"] = json!(1);
        forces[0]["enemy_afv_destroyed"] = json!(1);
        forces[0]["mobs_dispersed"] = json!(1);
    });
    assert_eq!((us, vc), (9 + 2, 15));
}

// T12
#[test]
fn the_vc_score_by_their_own_list() {
    let (_, vc) = points(|forces| {
        forces[1]["leaders_killed"] = json!(2);
        forces[1]["vehicles_disabled"] = json!(1);
        forces[1]["vehicles_destroyed"] = json!(1);
        forces[1]["civilian_casualties"] = json!(1);
        forces[1]["mobs_won_over"] = json!(1);
    });
    assert_eq!(vc, 18);
}

// T13–T17
#[test]
fn the_margin_follows_the_multiples_of_the_totals() {
    use Margin::*;
    for (one, other, expected) in [
        (13, 18, MarginalVictory),
        (20, 10, Victory),
        (30, 10, DecisiveVictory),
        (29, 10, Victory),
        (19, 10, MarginalVictory),
        (10, 10, Draw),
        (0, 0, Draw),
        (-3, -3, Draw),
        (5, 0, DecisiveVictory),
        (1, -6, DecisiveVictory),
        (0, -4, MarginalVictory),
        (-2, -9, MarginalVictory),
    ] {
        assert_eq!(margin(one, other, &Options::default()), expected, "{one} against {other}");
        assert_eq!(margin(other, one, &Options::default()), expected, "{other} against {one}");
    }
}

// T18
#[test]
fn a_prisoner_costs_five_campaign_points_and_leaves_the_margin() {
    let mut document = campaign();
    to_game(&mut document);
    let report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "pow" }]));
    advance(&mut document, report, &[]).unwrap();
    let score = &us(&document).campaign_vp[0];
    assert_eq!((score.vp, score.pow_penalty, score.cvp), (14, 5, 9));
    assert_eq!(document.data.turn_records[0].mission.margin, Some(Margin::DecisiveVictory));
}

fn status_of(condition: Condition, rolls: &[u32]) -> (Status, Option<Pool>) {
    let mut dice = scripted(rolls);
    let fate = fate(condition, Die::D8, "Smith", &mut dice).unwrap();
    dice.finish().unwrap();
    (fate.status, fate.pool)
}

// T19
#[test]
fn evacuated_casualties_follow_their_table() {
    use {Pool::*, Status::*};
    for (rolls, expected) in [
        ([1, 1], (Deceased, Some(Replacement))),
        ([1, 2], (VerySeriousInjury, Some(Replacement))),
        ([2, 3], (SeriousInjury, Some(Replacement))),
        ([3, 4], (IncapacitatingInjury, Some(ReturnToDuty))),
        ([4, 4], (Active, None)),
    ] {
        assert_eq!(status_of(Condition::Evacuated, &rolls), expected);
    }
}

// T20
#[test]
fn accompanied_casualties_follow_their_table() {
    use {Pool::*, Status::*};
    for (rolls, expected) in [
        ([1, 1], (Deceased, Some(Replacement))),
        ([2, 2], (VerySeriousInjury, Some(Replacement))),
        ([3, 3], (SeriousInjury, Some(Replacement))),
        ([4, 5], (IncapacitatingInjury, Some(ReturnToDuty))),
        ([5, 5], (Active, None)),
    ] {
        assert_eq!(status_of(Condition::Accompanied, &rolls), expected);
    }
}

/// A turn whose report has one straggler, alpha-1.
fn straggler(rolls: &[u32]) -> Document<Campaign> {
    let mut document = campaign();
    to_game(&mut document);
    let report = report_with(&document, json!([serious("alpha-1", "straggler")]));
    advance(&mut document, report, rolls).unwrap();
    document
}

// T21
#[test]
fn a_man_whose_whereabouts_are_unknown_rolls_again_next_turn() {
    let mut document = straggler(&[1, 2]);
    assert_eq!(figure(&document, "alpha-1").status, Status::WhereaboutsUnknown);
    assert_eq!(us(&document).whereabouts_unknown, [Missing { figure: "alpha-1".into(), since_turn: 1 }]);
    quiet_turn(&mut document, &[5, 5, 8, 8]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Active);
    assert!(us(&document).whereabouts_unknown.is_empty());
}

// T22
#[test]
fn a_straggler_captured_costs_five_campaign_points() {
    let document = straggler(&[3, 3]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Captured);
    assert_eq!(us(&document).campaign_vp[0].pow_penalty, 5);
    assert_eq!(us(&document).prisoners[0].how, Capture::Stragglers);
}

// T23
#[test]
fn a_straggler_recovered_with_his_unit_rolls_as_accompanied() {
    assert_eq!(status_of(Condition::Straggler, &[4, 5, 5, 5]), (Status::Active, None));
}

// T24
#[test]
fn a_straggler_recovered_quickly_rolls_as_evacuated() {
    assert_eq!(status_of(Condition::Straggler, &[5, 5, 1, 1]), (Status::Deceased, Some(Pool::Replacement)));
}

// T25
#[test]
fn a_lightly_wounded_man_does_not_roll() {
    let mut document = campaign();
    to_game(&mut document);
    let report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "wia", "wound": "light" }]));
    advance(&mut document, report, &[]).unwrap();
    assert_eq!(figure(&document, "alpha-1").status, Status::Active);
    assert_eq!(us(&document).campaign_vp[0].vp, 16);
}

/// Turn 1 in which alpha-1 is evacuated with this roll.
fn evacuated(rolls: &[u32], options: Value) -> Document<Campaign> {
    let mut document = campaign_with(options);
    to_game(&mut document);
    let report = report_with(&document, json!([serious("alpha-1", "evacuated")]));
    advance(&mut document, report, rolls).unwrap();
    document
}

// T26, T50
#[test]
fn a_man_in_the_return_to_duty_pool_comes_back_on_4() {
    let mut document = evacuated(&[3, 3], json!({}));
    assert_eq!(us(&document).return_to_duty[0].category, Category::IncapacitatingInjury);
    quiet_turn(&mut document, &[3]);
    assert_eq!(figure(&document, "alpha-1").status, Status::IncapacitatingInjury);
    quiet_turn(&mut document, &[4]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Active);
    assert!(us(&document).return_to_duty.is_empty());
}

// T27
#[test]
fn a_recuperating_man_moves_to_return_to_duty_and_waits_a_turn() {
    let mut document = evacuated(&[2, 2], json!({}));
    quiet_turn(&mut document, &[4]);
    assert!(us(&document).replacement_pool.is_empty());
    assert_eq!(us(&document).return_to_duty[0].since_turn, 2);
    quiet_turn(&mut document, &[4]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Active);
}

// T28
#[test]
fn an_unfit_man_is_replaced_by_cherry_fng_or_lifer() {
    for (roll, grade, troop_quality, morale) in [
        (1, Grade::Cherry, Die::D6, Die::D8),
        (5, Grade::Fng, Die::D8, Die::D8),
        (6, Grade::Lifer, Die::D10, Die::D10),
    ] {
        let mut document = evacuated(&[2, 2], json!({}));
        quiet_turn(&mut document, &[3, roll]);
        let new = figure(&document, "alpha-new-1");
        assert_eq!(
            (new.grade, new.troop_quality_die, new.morale_die),
            (grade, Some(troop_quality), Some(morale))
        );
        assert_eq!((new.officer, new.leadership, new.fills_place_of.as_deref()), (false, 0, Some("alpha-1")));
        assert_eq!(figure(&document, "alpha-1").status, Status::Unfit);
    }
}

// T29
#[test]
fn the_place_of_a_dead_man_is_filled_by_a_man_who_is_no_replacement() {
    let mut document = evacuated(&[1, 1], json!({}));
    quiet_turn(&mut document, &[4]);
    let told = document.data.turn_records[1].replacements[0].consequence.kept();
    assert_eq!(told, "His place: moves to the Return to Duty pool");
    quiet_turn(&mut document, &[4]);
    let new = figure(&document, "alpha-new-1");
    assert_eq!((new.grade, new.troop_quality_die, new.status), (Grade::PlaceFiller, None, Status::Active));
    assert_eq!(us(&document).replacements_in("alpha", 3), 0);
    assert_eq!(figure(&document, "alpha-1").status, Status::Deceased);
}

// T49
#[test]
fn a_man_captured_later_costs_the_turn_in_which_he_is() {
    let mut document = straggler(&[1, 2]);
    quiet_turn(&mut document, &[2, 3]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Captured);
    assert_eq!(us(&document).campaign_vp.iter().map(|score| score.pow_penalty).collect::<Vec<_>>(), [0, 5]);
}

// T51
#[test]
fn by_option_an_entry_is_rolled_in_the_turn_it_was_made() {
    let document = evacuated(&[3, 3, 4], json!({ "pool_first_roll": "same-turn" }));
    assert_eq!(figure(&document, "alpha-1").status, Status::Active);
}

// T52
#[test]
fn the_dead_get_a_replacement_die_and_prisoners_none() {
    let mut document = campaign();
    to_game(&mut document);
    let report = report_with(
        &document,
        json!([{ "figure": "alpha-1", "outcome": "kia" }, { "figure": "alpha-2", "outcome": "pow" }]),
    );
    advance(&mut document, report, &[]).unwrap();
    let pool: Vec<_> = us(&document).replacement_pool.iter().map(|entry| entry.figure.as_str()).collect();
    assert_eq!(pool, ["alpha-1"]);
}

// T54
#[test]
fn by_option_a_dead_man_is_replaced_without_a_roll() {
    let mut document = evacuated(&[1, 1], json!({ "permanent_losses": "replace-without-roll" }));
    quiet_turn(&mut document, &[2]);
    assert_eq!(figure(&document, "alpha-new-1").grade, Grade::Cherry);
}

// T47
#[test]
fn a_good_team_keeps_its_developments_despite_three_new_men() {
    assert!(advancements_kept(Die::D12, 3, "Alpha", &mut scripted(&[7])).unwrap().0);
    assert!(!advancements_kept(Die::D12, 3, "Alpha", &mut scripted(&[6])).unwrap().0);
}

// T48
#[test]
fn a_team_without_developments_is_not_tested() {
    let mut document = campaign();
    to_game(&mut document);
    let report =
        report_with(&document, json!([serious("alpha-1", "evacuated"), serious("alpha-2", "evacuated")]));
    advance(&mut document, report, &[2, 2, 2, 2]).unwrap();
    quiet_turn(&mut document, &[1, 3, 1, 3]);
    assert_eq!(us(&document).replacements_in("alpha", 2), 2);
}

// T56
#[test]
fn a_pack_scenario_gives_its_own_points_and_the_momentum_left() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["turns_planned"] = Value::Null;
    agreed["pack"] = json!({ "name": "Pack", "scenarios": [
        { "name": "First", "kind": "designed", "momentum_modifier": 2, "victory_points": "as printed" },
        { "name": "Between", "kind": "random-mission" },
        { "name": "Last", "kind": "designed", "turns": 6 } ] });
    let mut document = begin(agreed);
    assert_eq!(document.data.turns_planned, Some(3));
    take(&mut document, GENERATE_MISSION, json!({}), &[1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    let mut report = template(&document);
    report["forces"][0]["scenario_vp"] = json!(12);
    report["forces"][1]["scenario_vp"] = json!(3);
    advance(&mut document, report, &[]).unwrap();
    assert_eq!(us(&document).campaign_vp[0].vp, 16);
    // A random mission between the scenarios is scored by the lists.
    quiet_turn(&mut document, &[]);
    assert_eq!(us(&document).campaign_vp[1].vp, 17);
    take(&mut document, GENERATE_MISSION, json!({}), &[1, 1, 5, 2, 5, 2, 5, 2]).unwrap();
    assert!(refusal(take(&mut document, CAMPAIGN_LENGTH, json!({}), &[])).contains("6 turns"));
    let mut report = template(&document);
    report["forces"][0]["scenario_vp"] = json!(1);
    report["forces"][1]["scenario_vp"] = json!(0);
    advance(&mut document, report, &[]).unwrap();
    assert_eq!(document.data.step, Step::Finished);
}

// T57
#[test]
fn the_vc_may_build_the_insurgency_after_a_victory() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([6, 6])).unwrap();
    let mut report = report(&document, false);
    report["forces"][1]["mobs_won_over"] = json!(3);
    advance(&mut document, report, &[8]).unwrap();
    let record = &document.data.turn_records[0];
    assert_eq!(record.mission.victor.as_deref(), Some("vc"));
    assert_eq!(record.mission.margin, Some(Margin::Victory));
    assert_eq!(document.data.insurgents[0].ranks.improved_tactics, 1);
}

#[test]
fn the_vc_may_decline_to_roll() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report(&document, false);
    report["forces"][1]["declined"] = json!(["building-the-insurgency"]);
    advance(&mut document, report, &[]).unwrap();
}

#[test]
fn the_parts_after_a_game_can_be_done_one_by_one() {
    let mut whole = campaign();
    to_game(&mut whole);
    let mut parts = whole.clone();
    let report = report_with(&whole, json!([serious("alpha-1", "evacuated")]));
    advance(&mut whole, report.clone(), &[2, 2]).unwrap();
    take(&mut parts, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "casualty-status" }), &[2, 2])
        .unwrap();
    assert_eq!(parts.data.step, Step::CampaignVp);
    assert!(refusal(advance(&mut parts, report, &[])).contains("already reported"));
    for step in ["campaign-vp", "combat-development", "replacements"] {
        take(&mut parts, CAMPAIGN_ADVANCE, json!({ "through": step }), &[]).unwrap();
    }
    assert_eq!(parts.data, whole.data);
}

#[test]
fn missions_are_revealed_when_the_game_is_over() {
    let mut document = campaign();
    quiet_turn(&mut document, &[]);
    let part = &document.data.turn_records[0].mission.forces[0];
    assert!(part.revealed);
    assert_eq!(part.objectives[0].state, ObjectiveState::Achieved);
}

#[test]
fn new_men_get_the_names_the_players_give() {
    let mut document = evacuated(&[2, 2], json!({}));
    to_game(&mut document);
    let choices = json!({ "report": report(&document, true), "new_men": ["Kowalski"] });
    take(&mut document, CAMPAIGN_ADVANCE, choices, &[3, 5]).unwrap();
    assert_eq!(figure(&document, "alpha-new-1").name, "Kowalski");
}

// T18
#[test]
fn thirteen_points_and_a_prisoner_make_eight_campaign_points() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([1, 1])).unwrap();
    let casualties = json!([{ "figure": "alpha-1", "outcome": "pow" },
        { "figure": "bravo-1", "outcome": "wia", "wound": "light" }]);
    let report = report_with(&document, casualties);
    advance(&mut document, report, &[]).unwrap();
    let score = &us(&document).campaign_vp[0];
    assert_eq!((score.vp, score.cvp), (13, 8));
}

#[test]
fn equal_sums_and_equal_games_are_a_draw() {
    for value in ["sum", "games-won"] {
        let mut agreed = set_up(Versus::Irregular, json!({ "campaign_winner": value }));
        agreed["turns_planned"] = json!(2);
        let mut document = begin(agreed);
        quiet_turn(&mut document, &[]);
        to_game(&mut document);
        // 17 and 2 points for the US make 19; 15 and 6 less 2 for the VC as well.
        let mut report = report(&document, false);
        report["forces"][1]["leaders_killed"] = json!(2);
        report["forces"][1]["mobs_won_over"] = json!(2);
        advance(&mut document, report, &[2]).unwrap();
        assert_eq!(document.data.step, Step::Finished);
        assert_eq!(
            document.data.standings().iter().map(|one| (one.cvp, one.games_won)).collect::<Vec<_>>(),
            [(19, 1), (19, 1)]
        );
        assert_eq!(document.data.winner(), None);
    }
}

#[test]
fn freed_prisoners_are_entered_by_hand() {
    let mut document = straggler(&[3, 3]);
    let index = us(&document).figures.iter().position(|man| man.id == "alpha-1").unwrap();
    document.adjust(&format!("regulars/0/figures/{index}/status"), json!("active")).unwrap();
    assert_eq!(us(&document).present("alpha").count(), 4);
    document.verify().unwrap();
}

#[test]
fn the_record_says_why_a_team_does_not_roll() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "kia" }]));
    fought(&mut report, "alpha");
    fought(&mut report, "dogs");
    advance(&mut document, report, &[]).unwrap();
    let told: Vec<_> =
        document.data.turn_records[0].development.iter().map(|event| event.consequence.kept()).collect();
    assert!(
        told.contains(&"does not roll: it lost a man killed or captured".into())
            && told.contains(&"does not roll: it is an asset".into()),
        "{told:?}"
    );
    assert_eq!(told.len(), 6);
}

#[test]
fn a_pack_gives_the_length_of_its_campaign() {
    for change in [json!({ "turns_planned": 4 }), json!({ "turns_planned": null, "open_ended": true })] {
        let mut agreed = set_up(Versus::Irregular, json!({}));
        agreed["pack"] = json!({ "name": "Pack", "scenarios": [{ "name": "First", "kind": "designed" }] });
        agreed.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let begun = Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, &mut scripted(&[]));
        assert!(refusal(begun).contains("length of its campaign: 1 turns"));
    }
}

#[test]
fn an_open_ended_campaign_ends_when_the_players_say_so() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["turns_planned"] = Value::Null;
    agreed["open_ended"] = json!(true);
    let mut document = begin(agreed);
    quiet_turn(&mut document, &[]);
    to_game(&mut document);
    assert!(refusal(take(&mut document, CAMPAIGN_FINISH, json!({}), &[])).contains("between turns"));
    let report = report(&document, true);
    advance(&mut document, report, &[]).unwrap();
    take(&mut document, CAMPAIGN_FINISH, json!({}), &[]).unwrap();
    assert_eq!(document.data.step, Step::Finished);
    assert_eq!(document.data.winner().as_deref(), Some("us"));
    assert!(refusal(take(&mut document, GENERATE_MISSION, json!({}), &[])).contains("over"));
    assert!(refusal(take(&mut campaign(), CAMPAIGN_FINISH, json!({}), &[])).contains("12 turns"));
}

#[test]
fn what_documents_keep_is_told_in_the_words_of_today() {
    let told = |kept: &str| {
        let event: Event =
            serde_json::from_value(json!({ "step": "replacements", "consequence": kept })).unwrap();
        event.words().into_owned()
    };
    for (kept, words) in [
        ("Killed in action: Deceased", "killed in action"),
        ("the other picks an edge", "loses the dice-off"),
        ("does not roll: it was not deployed", "no development roll: was not deployed"),
        ("tank for 4, 5 left; sets up with the force", "buys Tank for 4 OMP, 5 left: sets up with the force"),
        (
            "own-fireteam (squad-1-a) for 2, 0 left; appears at its edge in turn 3",
            "buys Fireteam from Own Platoon (squad-1-a) for 2 OMP, 0 left: appears at its edge in turn 3",
        ),
        ("Hard is held already: rolled again", "already has Hard and rolls again"),
        ("Serious Injury", "Serious Injury"),
    ] {
        assert_eq!(told(kept), words);
    }
}

#[test]
fn a_step_does_not_copy_the_turns_that_are_over() {
    let mut document = campaign();
    quiet_turn(&mut document, &[]);
    let before = document.data.clone();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([5, 5])).unwrap();
    assert!(before.mission.is_none() && document.data.mission.is_some());
    assert!(std::ptr::eq(&*before.turn_records[0], &*document.data.turn_records[0]));
}

#[test]
fn a_sentence_that_documents_keep_is_read_as_what_it_says_and_written_as_it_was() {
    let kept: Vec<String> = [
        "the other picks an edge",
        "does not roll: it was not deployed",
        "becomes the platoon leader, leadership +0",
        "becomes the squad leader, leadership -1",
        "tank for 4, 5 left; sets up with the force",
        "own-squad (squad-1-a, squad-1-b) for 6, 0 left; appears at its edge in turn 3",
        "Hard is held already: rolled again",
        "Hard is held already: no more effect",
        "squad-1-a loses an Ace Point Man",
        "squad-1-a-new-1 joins: Cherry, Troop Quality D6, Morale D8",
        "his place is filled by hq-new-1, a new man with the ratings of his team",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(Outright::ALL.map(|outright| outright.id().to_owned()))
    .collect();
    for kept in &kept {
        let told = Told::read(kept);
        assert!(!matches!(told, Told::Said(_)), "{kept}");
        assert_eq!((told.kept(), serde_json::to_value(&told).unwrap()), (kept.into(), json!(kept)));
    }
    // What only looks alike is a sentence of its own, and written as it was all the same.
    for kept in
        ["tank for four, 5 left; now", "becomes he, leadership 1", "tank for 04, 5 left; now", "Loses"]
    {
        assert_eq!(Told::read(kept), Told::Said(kept.to_owned()));
    }
    assert!(Told::read("does not roll: its player declines").is_no_roll());
}

#[test]
fn a_new_man_without_a_given_name_gets_one_that_nobody_else_in_the_campaign_has() {
    for unique in [false, true] {
        let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
        to_game(&mut document);
        let killed =
            json!([{ "figure": "alpha-2", "outcome": "kia" }, { "figure": "bravo-2", "outcome": "kia" }]);
        let mut order = json!({ "report": report_with(&document, killed), "sound": true });
        if unique {
            order["unique_names"] = json!(true);
        }
        // Neither comes home, and each is replaced by an FNG.
        take(&mut document, CAMPAIGN_ADVANCE, order, &[1, 3, 1, 3]).unwrap();
        let name = |id: &str| figure(&document, id).name.clone();
        let second = if unique { "FNG 2" } else { "FNG 1" };
        assert_eq!((name("alpha-new-1"), name("bravo-new-1")), ("FNG 1".to_owned(), second.to_owned()));
        let told = document.data.chronicle().markdown();
        assert!(told.contains(&format!("{second} joins: FNG")) && !told.contains("new-1"), "{told}");
        document.verify().unwrap();
    }
}

#[test]
fn a_new_man_in_the_place_of_a_leader_has_no_post_and_it_is_said_who_is_missing() {
    for fills_no_post in [false, true] {
        let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
        to_game(&mut document);
        let killed = json!([{ "figure": "hq-1", "outcome": "kia" }]);
        let mut order =
            json!({ "report": report_with(&document, killed), "sound": true, "unique_names": true });
        if fills_no_post {
            order["fills_no_post"] = json!(true);
        }
        let record = take(&mut document, CAMPAIGN_ADVANCE, order, &[1, 3]).unwrap();
        let role = figure(&document, "hq-new-1").role.clone();
        assert_eq!(role, if fills_no_post { "Rifleman" } else { "Platoon Leader" });
        let told = record.warnings.iter().any(|told| told.contains("US: nobody is platoon leader now"));
        assert_eq!(told, fills_no_post, "{:?}", record.warnings);
        // Whoever rises leaves a post.
        let rises = json!({ "force": "us", "figure": "hq-2", "to": "platoon-leader", "role_follows": true });
        let record = take(&mut document, CAMPAIGN_PROMOTE, rises, &[]).unwrap();
        assert_eq!(
            record.warnings,
            ["US: nobody is platoon sergeant now: promote somebody to the post"],
            "told whatever the step before said"
        );
        document.verify().unwrap();
    }
}

#[test]
fn the_post_of_who_is_missing_or_recovers_is_noted_to_be_vacant() {
    for (fate, rolls) in [("straggler", [1, 2]), ("evacuated", [3, 3])] {
        let mut document = campaign();
        to_game(&mut document);
        let report = report_with(&document, json!([serious("alpha-1", fate)]));
        let order = json!({ "report": report, "sound": true, "unique_names": true, "fills_no_post": true });
        let record = take(&mut document, CAMPAIGN_ADVANCE, order, &rolls).unwrap();
        let told = record.warnings.iter().any(|told| told.contains("nobody is team leader of alpha now"));
        assert!(told, "{fate}: {:?}", record.warnings);
    }
}

#[test]
fn after_the_last_turn_nobody_is_asked_to_promote_anybody() {
    for turns in [1, 2] {
        let mut set_up = set_up(Versus::Irregular, json!({ "pool_first_roll": "same-turn" }));
        set_up["turns_planned"] = json!(turns);
        let mut document = begin(set_up);
        to_game(&mut document);
        let killed = json!([{ "figure": "hq-1", "outcome": "kia" }]);
        let order = json!({ "report": report_with(&document, killed), "sound": true, "unique_names": true,
            "fills_no_post": true });
        let record = take(&mut document, CAMPAIGN_ADVANCE, order, &[1, 3]).unwrap();
        let is_told = record.warnings.iter().any(|told| told.contains("promote somebody"));
        assert_eq!(is_told, turns > 1, "{:?}", record.warnings);
    }
}

#[test]
fn new_men_without_a_given_name_count_from_one_whatever_their_place_in_the_team() {
    for counts_from_one in [false, true] {
        let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
        to_game(&mut document);
        let killed =
            json!([{ "figure": "alpha-2", "outcome": "kia" }, { "figure": "alpha-3", "outcome": "kia" }]);
        let mut order = json!({ "report": report_with(&document, killed), "sound": true, "unique_names": true,
            "new_men": ["Smith"] });
        if counts_from_one {
            order["counts_from_one"] = json!(true);
        }
        take(&mut document, CAMPAIGN_ADVANCE, order, &[1, 3, 1, 3]).unwrap();
        let second = if counts_from_one { "FNG 1" } else { "FNG 2" };
        assert_eq!(figure(&document, "alpha-new-2").name, second);
        document.verify().unwrap();
    }
}

#[test]
fn a_name_that_a_man_has_had_is_drawn_for_nobody_else_in_the_campaign() {
    for remembers in [false, true] {
        let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
        for man in ["alpha-2", "bravo-2"] {
            to_game(&mut document);
            let killed = json!([{ "figure": man, "outcome": "kia" }]);
            let order = json!({ "report": report_with(&document, killed), "sound": true,
                "unique_names": true, "counts_from_one": true });
            take(&mut document, CAMPAIGN_ADVANCE, order, &[1, 3]).unwrap();
            if man == "alpha-2" {
                let mut renamed = json!({ "force": "us", "who": "FNG 1", "name": "Smith" });
                if remembers {
                    renamed["remembers"] = json!(true);
                }
                take(&mut document, CAMPAIGN_RENAME, renamed, &[]).unwrap();
            }
        }
        // Steps of before say nothing of it, and draw the name again.
        let second = if remembers { "FNG 2" } else { "FNG 1" };
        assert_eq!(figure(&document, "bravo-new-1").name, second);
        assert_eq!(document.data.names_had.is_empty(), !remembers);
        document.verify().unwrap();
    }
}

#[test]
fn of_a_dead_man_it_is_the_place_that_stays_in_the_pool() {
    let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
    to_game(&mut document);
    let lost = json!([{ "figure": "alpha-2", "outcome": "kia" }, serious("alpha-3", "evacuated")]);
    let order = json!({ "report": report_with(&document, lost), "sound": true });
    // The wounded man goes to the Return to Duty pool and stays, and so does the place of the dead one, a
    // turn later.
    take(&mut document, CAMPAIGN_ADVANCE, order, &[3, 3, 1, 5]).unwrap();
    to_game(&mut document);
    let order = json!({ "report": report(&document, true), "sound": true });
    let mut dice = pointman_core::dice::Scripted::new([1, 1]);
    let record = document.take_given(CAMPAIGN_ADVANCE, order, &mut dice).unwrap();
    let words: Vec<String> =
        record.events.iter().map(|event| event.words_among(&document.data.regulars, 2)).collect();
    assert!(words.contains(&"the place stays in the Return to Duty pool".to_owned()), "{words:?}");
    assert!(words.contains(&"stays in the Return to Duty pool".to_owned()), "{words:?}");
}
