//! Both sides of every option.

use pointman_ambush_valley::FatigueEffect::*;
use pointman_ambush_valley::campaign::options::*;
use pointman_ambush_valley::*;
use pointman_core::document::Document;
use serde_json::{Value, json};

use crate::helpers::*;

fn with(key: &str, value: &str) -> Options {
    let mut options = Options::default();
    options.set(key, value).unwrap();
    options
}

#[test]
fn mission_distance_in_changes_blocking_positions_only() {
    assert_eq!(deploy_words(MissionId::BlockingPositions, &Options::default()), "within 6\" of own edge");
    assert_eq!(
        deploy_words(MissionId::BlockingPositions, &with("mission_distance_in", "8")),
        "within 8\" of own edge"
    );
    assert_eq!(
        deploy_words(MissionId::SnatchAndGrab, &with("mission_distance_in", "8")),
        "within 6\" of own edge"
    );
}

#[test]
fn sweep_and_clear_deploy_is_within_or_on_the_line() {
    assert_eq!(deploy_words(MissionId::SweepAndClear, &Options::default()), "within 5\" of own edge");
    assert_eq!(
        deploy_words(MissionId::SweepAndClear, &with("sweep_and_clear_deploy", "on-line")),
        "exactly 5\" from own edge"
    );
}

#[test]
fn sweep_and_clear_share_is_half_one_or_all() {
    let words = |options: Options| objective_words(MissionId::SweepAndClear, &options)[0].1.clone();
    assert!(words(Options::default()).starts_with("at least half the units past"));
    assert!(words(with("sweep_and_clear_share", "one-unit")).starts_with("one unit past"));
    assert!(words(with("sweep_and_clear_share", "all")).starts_with("all units past"));
}

#[test]
fn force_share_unit_counts_units_or_figures() {
    let words = |options: Options| objective_words(MissionId::OverRun, &options)[0].1.clone();
    assert_eq!(words(Options::default()), "at least half the units off the enemy edge by the end");
    assert_eq!(
        words(with("force_share_unit", "figures")),
        "at least half the figures off the enemy edge by the end"
    );
}

#[test]
fn sweep_and_clear_objectives_are_one_or_two() {
    for (value, count) in [("one", 1), ("two", 2)] {
        let mut document = campaign_with(json!({ "sweep_and_clear_objectives": value }));
        take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[5]).unwrap();
        assert_eq!(document.data.mission.as_ref().unwrap().forces[0].objectives.len(), count);
        assert_eq!(objective_words(MissionId::SweepAndClear, &document.data.options).len(), count);
    }
}

#[test]
fn first_fog_card_is_drawn_when_the_option_says() {
    use FogMoment::*;
    for (value, moments) in [
        ("turn-1", vec![Turn1]),
        ("none", vec![]),
        ("before-play", vec![BeforePlay]),
        ("both", vec![BeforePlay, Turn1]),
    ] {
        let mut document = campaign_with(json!({ "first_fog_card": value }));
        to_game(&mut document);
        assert_eq!(document.data.mission.as_ref().unwrap().forces[0].fog_cards.first, moments);
    }
    let mut document = campaign();
    to_game_with(&mut document, json!({ "forces": [{ "force": "us", "first_fog_card": false }] }));
    assert_eq!(document.data.mission.as_ref().unwrap().forces[0].fog_cards.first, []);
}

#[test]
fn lieutenant_and_medic_are_rolled_only_when_on() {
    let mut document = campaign_with(json!({ "lieutenant_and_medic": "on" }));
    take(&mut document, GENERATE_MISSION, json!({}), &[3, 1, 1, 5, 2, 5, 2, 6, 5, 2]).unwrap();
    assert_eq!(document.data.mission.as_ref().unwrap().forces[0].extras, [Extra::Lieutenant, Extra::Medic]);
    let mut document = campaign();
    to_game(&mut document);
    assert_eq!(document.data.mission.as_ref().unwrap().forces[0].extras, []);
}

/// The Victory Points of the first force, 2 of them for momentum, after this report.
fn vp(options: Value, change: impl FnOnce(&mut Value)) -> (i32, i32) {
    let mut document = campaign_with(options);
    to_game(&mut document);
    let mut report = report(&document, true);
    change(&mut report["forces"]);
    take(&mut document, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "assess-operation" }), &[])
        .unwrap();
    let vp = document.data.mission.as_ref().unwrap().vp.clone().unwrap();
    (vp[0].total, vp[1].total)
}

#[test]
fn wia_counts_any_wound_or_serious_ones() {
    let wounded = |forces: &mut Value| {
        forces[0]["figures"] = json!([serious("alpha-1", "evacuated"),
            { "figure": "alpha-2", "outcome": "wia", "wound": "light" }]);
    };
    assert_eq!(vp(json!({}), wounded).0, 15);
    assert_eq!(vp(json!({ "wia_counts": "serious-only" }), wounded).0, 16);
}

#[test]
fn vehicle_scoring_counts_the_final_state_or_each_event() {
    let wrecked = |forces: &mut Value| {
        forces[0]["enemy_afv_destroyed"] = json!(1);
        forces[0]["enemy_afv_disabled_before_destroyed"] = json!(1);
        forces[1]["vehicles_destroyed"] = json!(2);
        forces[1]["vehicles_disabled_before_destroyed"] = json!(1);
    };
    assert_eq!(vp(json!({}), wrecked), (22, 14));
    assert_eq!(vp(json!({ "vehicle_scoring": "each-event" }), wrecked), (25, 19));
}

#[test]
fn nonpositive_loser_is_beaten_decisively_or_marginally() {
    assert_eq!(margin(5, 0, &Options::default()), Margin::DecisiveVictory);
    assert_eq!(margin(5, 0, &with("nonpositive_loser", "marginal")), Margin::MarginalVictory);
}

#[test]
fn nonpositive_winner_is_marginal_or_by_magnitude() {
    assert_eq!(margin(-2, -9, &Options::default()), Margin::MarginalVictory);
    let by_magnitude = with("nonpositive_winner", "by-magnitude");
    assert_eq!(margin(-2, -9, &by_magnitude), Margin::DecisiveVictory);
    assert_eq!(margin(-5, -9, &by_magnitude), Margin::MarginalVictory);
    assert_eq!(margin(-5, -10, &by_magnitude), Margin::Victory);
    assert_eq!(margin(0, -1, &by_magnitude), Margin::DecisiveVictory);
}

/// A turn whose straggler has a Troop Quality of his own.
fn cherry_straggler(options: Value, rolls: &[u32]) -> Document<Campaign> {
    let document = changed(&campaign_with(options), |campaign| {
        let man = &mut campaign.regulars[0].figures.iter_mut().find(|man| man.id == "alpha-1").unwrap();
        man.troop_quality_die = Some(Die::D6);
    });
    let mut document = document;
    to_game(&mut document);
    let report = report_with(&document, json!([serious("alpha-1", "accompanied")]));
    advance(&mut document, report, rolls).unwrap();
    document
}

#[test]
fn casualty_die_is_the_figures_or_the_teams() {
    let sides = |document: &Document<Campaign>| {
        document.data.turn_records[0].casualties[0].throw.as_ref().unwrap().sides
    };
    assert_eq!(sides(&cherry_straggler(json!({}), &[6, 6])), 6);
    assert_eq!(sides(&cherry_straggler(json!({ "casualty_die": "team" }), &[6, 6])), 8);
}

#[test]
fn pow_campaign_vp_counts_all_or_stragglers() {
    for (value, penalty) in [("all-this-turn", 10), ("stragglers-only", 5)] {
        let mut document = campaign_with(json!({ "pow_campaign_vp": value }));
        to_game(&mut document);
        let report = report_with(
            &document,
            json!([{ "figure": "alpha-1", "outcome": "pow" }, serious("alpha-2", "straggler")]),
        );
        advance(&mut document, report, &[3, 3]).unwrap();
        assert_eq!(us(&document).campaign_vp[0].pow_penalty, penalty);
    }
}

#[test]
fn captured_men_are_replaced_only_by_option() {
    for (value, dice, size) in [("no", &[][..], 3), ("replacement-die", &[1, 4][..], 4)] {
        let mut document = campaign_with(json!({ "captured_replaced": value }));
        to_game(&mut document);
        let report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "pow" }]));
        advance(&mut document, report, &[]).unwrap();
        quiet_turn(&mut document, dice);
        assert_eq!(us(&document).present("alpha").count(), size);
        assert_eq!(figure(&document, "alpha-1").status, Status::Captured);
    }
}

#[test]
fn pool_first_roll_is_next_turn_or_the_same() {
    for (value, rolls) in [("next-turn", &[3, 3][..]), ("same-turn", &[3, 3, 1][..])] {
        let mut document = campaign_with(json!({ "pool_first_roll": value }));
        to_game(&mut document);
        let report = report_with(&document, json!([serious("alpha-1", "evacuated")]));
        advance(&mut document, report, rolls).unwrap();
        assert_eq!(us(&document).return_to_duty.len(), 1);
    }
}

#[test]
fn same_turn_does_not_roll_a_moved_entry_again() {
    let mut document = campaign_with(json!({ "pool_first_roll": "same-turn" }));
    to_game(&mut document);
    let report = report_with(&document, json!([serious("alpha-1", "evacuated")]));
    advance(&mut document, report, &[2, 2, 4]).unwrap();
    assert_eq!(us(&document).return_to_duty.len(), 1);
}

#[test]
fn permanent_losses_roll_for_the_place_or_are_replaced_at_once() {
    for (value, rolls) in [("roll-place", &[3, 3][..]), ("replace-without-roll", &[3][..])] {
        let mut document = campaign_with(json!({ "permanent_losses": value }));
        to_game(&mut document);
        let report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "kia" }]));
        advance(&mut document, report, &[]).unwrap();
        quiet_turn(&mut document, rolls);
        assert_eq!(figure(&document, "alpha-new-1").grade, Grade::Fng);
        assert_eq!(figure(&document, "alpha-1").status, Status::Deceased);
    }
}

#[test]
fn continuous_combat_rolls_are_one_or_two() {
    for (value, rolls, effects) in [("one", &[1, 1, 1][..], 2), ("two", &[1, 1, 1, 2, 2][..], 3)] {
        let mut document = campaign_with(json!({ "continuous_combat_rolls": value }));
        quiet_turn(&mut document, &[]);
        let mut document = changed(&document, |campaign| {
            let team = &mut campaign.regulars[0].teams[1];
            *team = tired(team.clone(), &[Fatigued]);
        });
        to_game(&mut document);
        let mut report = report(&document, true);
        fought(&mut report, "alpha");
        advance(&mut document, report, rolls).unwrap();
        assert_eq!(team(&document, "alpha").fatigue.as_ref().unwrap().effects.len(), effects);
    }
}

#[test]
fn loss_of_edge_takes_all_developments_or_ranks() {
    for (value, works) in [("all-developments", 0), ("ranks-only", 1)] {
        let mut team = a_team();
        team.ranks = ranks(1, 0, 0);
        team.special.push(HeldTrait { kind: SpecialTrait::Hard, turn: 1, leader: None });
        tire(&mut team, 1, &with("loss_of_edge_scope", value), &mut scripted(&[5, 5])).unwrap();
        assert_eq!(team.working_special().len(), works);
        assert!(!team.works(Area::Firepower, 1));
    }
}

#[test]
fn degraded_dice_are_one_more_or_the_same_again() {
    let pool = DicePool::new(4, Die::D10);
    assert_eq!(pool.degraded(2, DegradedDice::OneDieEach).to_string(), "2D10 + 2D8");
    assert_eq!(pool.degraded(2, DegradedDice::SameDieAgain).to_string(), "3D10 + 1D6");
    assert_eq!(pool.degraded(5, DegradedDice::SameDieAgain).to_string(), "3D10 + 1D6");
    assert_eq!(pool.degraded(5, DegradedDice::OneDieEach).to_string(), "3D8 + 1D6");
}

#[test]
fn rank_effects_supersede_or_all_go_on() {
    let mut force = campaign().data.insurgents[0].clone();
    force.ranks.improved_supplies = 2;
    assert!(!force.works(InsurgencyArea::ImprovedSupplies, 1, RankEffects::Superseding));
    assert!(force.works(InsurgencyArea::ImprovedSupplies, 1, RankEffects::AllRanks));
    assert!(force.works(InsurgencyArea::ImprovedSupplies, 2, RankEffects::Superseding));
    force.ranks.improved_tactics = 3;
    assert!(force.works(InsurgencyArea::ImprovedTactics, 1, RankEffects::Superseding));
    // In play: rank 2 rolls nothing, unless all ranks go on.
    for (value, extra) in [("superseding", &[][..]), ("all-ranks", &[4][..])] {
        let options = json!({ "rank_effects": value });
        let mut document =
            changed(&campaign_with(options), |campaign| campaign.insurgents[0].ranks.improved_supplies = 2);
        let mut dice = usual_dice([1, 1]);
        dice.extend(extra);
        take(&mut document, GENERATE_MISSION, json!({}), &dice).unwrap();
    }
}

#[test]
fn duplicate_traits_have_no_effect_or_are_rolled_again() {
    let held = || {
        let mut team = a_team();
        team.special.push(HeldTrait { kind: SpecialTrait::Hard, turn: 1, leader: None });
        team
    };
    let mut team = held();
    develop_team(&mut team, 2, None, &Options::default(), &mut scripted(&[9, 11])).unwrap();
    assert_eq!(team.special.len(), 1);
    let mut team = held();
    develop_team(&mut team, 2, None, &with("duplicate_trait", "reroll"), &mut scripted(&[9, 11, 11, 3]))
        .unwrap();
    assert_eq!(team.working_special(), [SpecialTrait::Hard, SpecialTrait::CoverFire]);
    // Where every trait is held there is nothing to roll for.
    let mut team = a_team();
    team.leadership =
        LeadershipTrait::ALL.iter().map(|&kind| HeldTrait { kind, turn: 1, leader: None }).collect();
    develop_team(&mut team, 2, None, &with("duplicate_trait", "reroll"), &mut scripted(&[10, 1])).unwrap();
    assert_eq!(team.leadership.len(), 6);
}

#[test]
fn leader_traits_stay_with_the_team_or_go_with_the_leader() {
    for (value, left) in [("with-team", 1), ("with-leader", 0)] {
        let mut document = campaign_with(json!({ "leader_traits": value }));
        to_game(&mut document);
        let mut fighting = report(&document, true);
        fought(&mut fighting, "alpha");
        advance(&mut document, fighting, &[10, 5]).unwrap();
        assert_eq!(team(&document, "alpha").leadership[0].leader.as_deref(), Some("alpha-1"));
        to_game(&mut document);
        let report = report_with(&document, json!([{ "figure": "alpha-1", "outcome": "kia" }]));
        advance(&mut document, report, &[]).unwrap();
        assert_eq!(team(&document, "alpha").leadership.len(), left);
    }
}

#[test]
fn asset_teams_develop_only_by_option() {
    for (value, rolls, rank) in [("no", &[][..], 0), ("yes", &[7][..], 1)] {
        let mut document = campaign_with(json!({ "asset_teams_develop": value }));
        to_game(&mut document);
        let mut report = report(&document, true);
        fought(&mut report, "dogs");
        advance(&mut document, report, rolls).unwrap();
        assert_eq!(team(&document, "dogs").ranks.defence, rank);
    }
}

#[test]
fn replacements_leave_lower_or_outvote_the_ratings_of_their_team() {
    for (value, troop_quality) in [("unchanged", Die::D8), ("lowest", Die::D6), ("majority", Die::D8)] {
        let mut document = campaign_with(json!({ "team_rating_after_replacements": value }));
        to_game(&mut document);
        let report = report_with(&document, json!([serious("alpha-1", "evacuated")]));
        advance(&mut document, report, &[2, 2]).unwrap();
        quiet_turn(&mut document, &[1, 1]);
        assert_eq!(team(&document, "alpha").troop_quality_die, troop_quality, "{value}");
        // The men of old keep their own Troop Quality.
        assert_eq!(us(&document).troop_quality_of(figure(&document, "alpha-2")), Die::D8);
    }
    // Three Cherries outvote one man of old.
    let mut document = campaign_with(json!({ "team_rating_after_replacements": "majority" }));
    to_game(&mut document);
    let casualties = json!([
        serious("alpha-1", "evacuated"),
        serious("alpha-2", "evacuated"),
        serious("alpha-3", "evacuated")
    ]);
    let report = report_with(&document, casualties);
    advance(&mut document, report, &[2, 2, 2, 2, 2, 2]).unwrap();
    quiet_turn(&mut document, &[1, 1, 1, 1, 1, 1]);
    assert_eq!(
        (team(&document, "alpha").troop_quality_die, team(&document, "alpha").morale_die),
        (Die::D6, Die::D8)
    );
}

#[test]
fn campaign_winner_has_the_higher_sum_or_more_games() {
    // The US win twice by little, the VC once by much.
    for (value, winner) in [("sum", "vc"), ("games-won", "us")] {
        let mut agreed = set_up(Versus::Irregular, json!({ "campaign_winner": value }));
        agreed["turns_planned"] = json!(3);
        let mut document = begin(agreed);
        quiet_turn(&mut document, &[]);
        quiet_turn(&mut document, &[]);
        to_game(&mut document);
        let mut report = report(&document, false);
        report["forces"][1]["vehicles_destroyed"] = json!(9);
        advance(&mut document, report, &[2]).unwrap();
        assert_eq!(document.data.step, Step::Finished);
        assert_eq!(document.data.winner().as_deref(), Some(winner));
    }
}
