//! How teams and the insurgency grow, tire, and lose what they gained.

use pointman_ambush_valley::FatigueEffect::*;
use pointman_ambush_valley::*;
use pointman_core::document::Document;
use serde_json::{Value, json};

use crate::helpers::*;

/// A turn in which alpha fights, with these casualties; `rolls` are those of the end of the turn.
fn fight(document: &mut Document<Campaign>, casualties: Value, rolls: &[u32]) {
    to_game(document);
    let mut report = report_with(document, casualties);
    fought(&mut report, "alpha");
    advance(document, report, rolls).unwrap();
}

// T30
#[test]
fn firepower_rises_to_rank_3_and_no_further() {
    let mut document = campaign();
    for rank in [1, 2, 3, 3] {
        fight(&mut document, json!([]), &[6]);
        assert_eq!(team(&document, "alpha").ranks, ranks(rank, 0, 0));
    }
}

// T31
#[test]
fn a_team_that_lost_a_man_killed_does_not_develop() {
    let mut document = campaign();
    fight(&mut document, json!([{ "figure": "alpha-1", "outcome": "kia" }]), &[]);
    assert!(!team(&document, "alpha").has_developments());
}

// T32
#[test]
fn a_later_death_does_not_keep_a_team_from_developing() {
    let mut document = campaign();
    fight(&mut document, json!([serious("alpha-1", "evacuated")]), &[1, 1, 7]);
    assert_eq!(figure(&document, "alpha-1").status, Status::Deceased);
    assert_eq!(team(&document, "alpha").ranks, ranks(0, 1, 0));
}

// T33
#[test]
fn a_team_with_a_straggler_has_abandoned_him() {
    let mut document = campaign();
    fight(&mut document, json!([serious("alpha-1", "straggler")]), &[5, 5, 4, 4]);
    assert!(!team(&document, "alpha").has_developments());
}

#[test]
fn the_players_may_judge_that_a_straggler_was_not_abandoned() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report_with(&document, json!([serious("alpha-1", "straggler")]));
    fought(&mut report, "alpha");
    report["forces"][0]["teams"][1]["abandoned_casualty"] = json!(false);
    advance(&mut document, report, &[5, 5, 4, 4, 8]).unwrap();
    assert_eq!(team(&document, "alpha").ranks, ranks(0, 0, 1));
}

// T34
#[test]
fn a_1_on_the_chart_tires_the_team() {
    let mut document = campaign();
    fight(&mut document, json!([]), &[1, 3, 3]);
    assert_eq!(team(&document, "alpha").morale(), Some(Die::D8));
    assert_eq!(team(&document, "alpha").fatigue.as_ref().unwrap().since_turn, 1);
}

/// A campaign whose team alpha was tired in turn 1, which is over.
fn tired_in_turn_1(document: Document<Campaign>, effect: FatigueEffect) -> Document<Campaign> {
    let mut document = document;
    quiet_turn(&mut document, &[]);
    changed(&document, |campaign| {
        let team = &mut campaign.regulars[0].teams[1];
        *team = tired(team.clone(), &[effect]);
    })
}

// T36
#[test]
fn a_tired_team_that_fights_on_rolls_for_fatigue_and_may_develop() {
    let mut document = tired_in_turn_1(campaign(), DegradedDefence);
    fight(&mut document, json!([]), &[8, 6, 6]);
    let alpha = team(&document, "alpha");
    assert_eq!((alpha.ranks, alpha.extra_stress()), (ranks(0, 0, 1), 1));
    assert_eq!(alpha.fatigue_count(DegradedDefence), 1);
}

// T37
#[test]
fn a_team_that_sits_out_a_turn_loses_all_fatigue() {
    let mut document = tired_in_turn_1(campaign(), DegradedDefence);
    to_game_with(
        &mut document,
        json!({ "forces": [{ "force": "us", "teams": ["hq", "bravo", "charlie", "delta"] }] }),
    );
    let report = report(&document, true);
    advance(&mut document, report, &[]).unwrap();
    assert_eq!(team(&document, "alpha").fatigue, None);
}

#[test]
fn a_tired_team_bought_into_the_game_has_not_rested() {
    let mut document = tired_in_turn_1(campaign(), DegradedDefence);
    to_game_with(
        &mut document,
        json!({ "forces": [{ "force": "us", "teams": ["hq", "bravo", "charlie", "delta"] }] }),
    );
    let order = json!({ "force": "us", "asset": "own-fireteam", "teams": ["alpha"], "game_turn": 1 });
    take(&mut document, CAMPAIGN_BUY, order, &[]).unwrap();
    let report = report(&document, true);
    advance(&mut document, report, &[1, 2]).unwrap();
    assert_eq!(team(&document, "alpha").fatigue_count(DegradedDefence), 2);
}

// T38
#[test]
fn two_degraded_defences_lower_two_dice() {
    let team = tired(a_team(), &[DegradedDefence, DegradedDefence]);
    assert_eq!(team.defence_pool(5, DegradedDice::OneDieEach).to_string(), "3D8 + 2D6");
}

// T39
#[test]
fn reactions_are_never_below_d6() {
    let mut team = tired(a_team(), &[DegradedReactions]);
    team.troop_quality_die = Die::D6;
    assert_eq!(team.reaction_die(), Die::D6);
}

#[test]
fn reaction_rank_2_keeps_degraded_reactions_off_until_loss_of_edge() {
    let mut team = tired(a_team(), &[DegradedReactions]);
    team.ranks = ranks(0, 0, 1);
    assert_eq!(team.reaction_die(), Die::D6);
    team.ranks = ranks(0, 0, 2);
    assert_eq!(team.reaction_die(), Die::D8);
    team.ranks = ranks(0, 0, 3);
    assert_eq!(team.reaction_die(), Die::D10);
    team.fatigue.as_mut().unwrap().suppressed.ranks = ranks(0, 0, 3);
    assert_eq!(team.reaction_die(), Die::D6);
}

#[test]
fn no_die_rises_above_d12() {
    let mut team = a_team();
    team.troop_quality_die = Die::D12;
    team.ranks = ranks(3, 3, 3);
    assert_eq!(
        (team.reaction_die(), team.defence_die(), team.firepower_die()),
        (Die::D12, Die::D12, Die::D12)
    );
}

// T40
#[test]
fn an_attached_dog_team_does_not_develop() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report(&document, true);
    fought(&mut report, "dogs");
    advance(&mut document, report, &[]).unwrap();
    assert!(!team(&document, "dogs").has_developments());
}

#[test]
fn a_player_may_decline_to_roll_for_a_team() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report(&document, true);
    fought(&mut report, "alpha");
    report["forces"][0]["declined"] = json!(["alpha"]);
    advance(&mut document, report, &[]).unwrap();
}

// T41
#[test]
fn the_vc_do_not_roll_after_a_defeat() {
    let mut document = campaign();
    quiet_turn(&mut document, &[]);
    assert_eq!(document.data.turn_records[0].mission.victor.as_deref(), Some("us"));
}

// T42
#[test]
fn the_vc_roll_after_a_draw_and_may_be_disillusioned() {
    let mut document = campaign();
    take(&mut document, GENERATE_MISSION, json!({}), &usual_dice([1, 4])).unwrap();
    let mut report = report(&document, true);
    // 15 and 5 momentum points left against 5 for each of 4 civilians.
    report["forces"][1]["civilian_casualties"] = json!(4);
    advance(&mut document, report, &[1]).unwrap();
    assert_eq!(document.data.turn_records[0].mission.margin, Some(Margin::Draw));
    assert_eq!(document.data.insurgents[0].disillusionment, Some(1));
}

fn vc_with(change: impl FnOnce(&mut Insurgency)) -> Insurgency {
    let mut force = campaign().data.insurgents[0].clone();
    change(&mut force);
    force
}

// T43
#[test]
fn improved_tactics_of_rank_3_rise_no_further() {
    let mut force = vc_with(|force| force.ranks.improved_tactics = 3);
    let made = build_insurgency(&mut force, 2, &Options::default(), &mut scripted(&[8])).unwrap();
    assert!(made[0].1.kept().contains("No Development"));
    assert_eq!(force.ranks.improved_tactics, 3);
}

// T44
#[test]
fn a_9_and_a_4_make_the_insurgency_unpredictable() {
    let mut force = vc_with(|_| ());
    build_insurgency(&mut force, 1, &Options::default(), &mut scripted(&[9, 4])).unwrap();
    assert!(force.has(InsurgencyTrait::Unpredictable));
}

#[test]
fn improved_leadership_is_a_10_and_disillusionment_comes_once() {
    let mut force = vc_with(|_| ());
    for roll in [10, 1, 1] {
        build_insurgency(&mut force, roll, &Options::default(), &mut scripted(&[roll])).unwrap();
    }
    assert_eq!((force.ranks.improved_leadership, force.disillusionment), (1, Some(1)));
}

#[test]
fn special_and_leadership_developments_are_rolled_on_their_tables() {
    let mut team = a_team();
    let options = Options::default();
    develop_team(&mut team, 3, None, &options, &mut scripted(&[9, 6])).unwrap();
    develop_team(&mut team, 4, Some("alpha-1".into()), &options, &mut scripted(&[10, 2])).unwrap();
    assert_eq!(team.working_special(), [SpecialTrait::Fearsome]);
    assert_eq!(
        team.leadership,
        [HeldTrait { kind: LeadershipTrait::PlanB, turn: 4, leader: Some("alpha-1".into()) }]
    );
    // Ace Point Man may come again, as a spare.
    for _ in 0..2 {
        develop_team(&mut team, 5, None, &options, &mut scripted(&[9, 12])).unwrap();
    }
    assert_eq!(team.special.len(), 3);
}

// T55
#[test]
fn loss_of_edge_switches_off_what_was_gained_before_and_nothing_later() {
    let mut document = campaign();
    fight(&mut document, json!([]), &[6]);
    fight(&mut document, json!([]), &[1, 5, 5]);
    let alpha = team(&document, "alpha");
    assert!(!alpha.works(Area::Firepower, 1));
    // It fights on: a Reaction rank, and a further roll for fatigue.
    fight(&mut document, json!([]), &[8, 8, 8]);
    let alpha = team(&document, "alpha");
    assert!(!alpha.works(Area::Firepower, 1) && alpha.works(Area::Reaction, 1));
    to_game_with(
        &mut document,
        json!({ "forces": [{ "force": "us", "teams": ["hq", "bravo", "charlie", "delta"] }] }),
    );
    let report = report(&document, true);
    advance(&mut document, report, &[]).unwrap();
    assert!(team(&document, "alpha").works(Area::Firepower, 1));
}

#[test]
fn fatigue_results_add_up() {
    let team = tired(a_team(), &[DegradedMorale, DegradedMorale, Fatigued, Fatigued]);
    assert_eq!((team.morale(), team.extra_stress()), (Some(Die::D6), 2));
    assert!(tired(team, &[DegradedMorale, DegradedMorale, DegradedMorale]).is_combat_ineffective());
}

#[test]
fn improved_troops_never_lower_better_ones() {
    let mut document = campaign();
    document.adjust("insurgents/0/ranks/improved-troops", json!(2)).unwrap();
    let mut insurgency = document.data.insurgents[0].clone();
    assert_eq!(insurgency.ratings_of(VcUnitKind::LocalForce), (Die::D8, Die::D10));
    insurgency.ratings.local_force.troop_quality_die = Die::D10;
    insurgency.ratings.local_force.morale_die = Die::D12;
    assert_eq!(insurgency.ratings_of(VcUnitKind::LocalForce), (Die::D10, Die::D12));
}
