//! The examples printed in the rules.

use pointman_ambush_valley::FatigueEffect::*;
use pointman_ambush_valley::*;
use serde_json::json;

use crate::helpers::*;

// P1
#[test]
fn degraded_defence_makes_one_of_five_d8_a_d6() {
    let team = tired(a_team(), &[DegradedDefence]);
    assert_eq!(team.defence_pool(5, DegradedDice::OneDieEach).to_string(), "4D8 + 1D6");
}

// P2
#[test]
fn degraded_firepower_makes_one_of_six_d8_a_d6() {
    let team = tired(a_team(), &[DegradedFirepower]);
    assert_eq!(team.firepower_pool(6, DegradedDice::OneDieEach).to_string(), "5D8 + 1D6");
}

// P3
#[test]
fn degraded_morale_makes_d10_d8() {
    assert_eq!(tired(a_team(), &[DegradedMorale]).morale(), Some(Die::D8));
}

// P4
#[test]
fn degraded_reactions_make_d8_d6_in_reaction_rolls() {
    let team = tired(a_team(), &[DegradedReactions]);
    assert_eq!(team.reaction_die(), Die::D6);
    assert_eq!(team.troop_quality_die, Die::D8);
}

// P5
#[test]
fn defence_rank_3_defends_on_d10() {
    let mut team = a_team();
    team.ranks = ranks(0, 3, 0);
    assert_eq!(team.defence_die(), Die::D10);
}

// P6
#[test]
fn reaction_rank_3_reacts_on_d10() {
    let mut team = a_team();
    team.ranks = ranks(0, 0, 3);
    assert_eq!(team.reaction_die(), Die::D10);
}

// P7
#[test]
fn improved_supplies_rise_with_each_roll_of_6() {
    let mut document = campaign();
    for rank in 1..=2 {
        let choices =
            if rank == 1 { vec![3, 1, 1, 5, 2, 5, 2, 5, 2] } else { vec![3, 1, 1, 5, 2, 5, 2, 5, 2, 1] };
        take(&mut document, GENERATE_MISSION, json!({}), &choices).unwrap();
        let report = report(&document, false);
        advance(&mut document, report, &[6]).unwrap();
        assert_eq!(document.data.insurgents[0].ranks.improved_supplies, rank);
    }
}

/// Turn 1 of P8: two serious injuries in a developed team of four; turn 2 up to its report.
fn p8() -> pointman_core::document::Document<Campaign> {
    let document = campaign();
    let mut document = changed(&document, |campaign| campaign.regulars[0].teams[1].ranks.firepower = 1);
    to_game(&mut document);
    let casualties = json!([serious("alpha-1", "evacuated"), serious("alpha-2", "evacuated")]);
    let report = report_with(&document, casualties);
    advance(&mut document, report, &[2, 2, 2, 3]).unwrap();
    assert_eq!(us(&document).replacement_pool.len(), 2);
    to_game(&mut document);
    document
}

// P8
#[test]
fn a_team_half_of_which_is_replaced_loses_its_developments_below_4() {
    let mut document = p8();
    let report = report(&document, true);
    advance(&mut document, report, &[3, 3, 2, 3, 5]).unwrap();
    assert_eq!(team(&document, "alpha").ranks, Ranks::default());
    assert_eq!(us(&document).replacements_in("alpha", 2), 2);
    assert_eq!(figure(&document, "alpha-1").status, Status::Unfit);
    assert_eq!(figure(&document, "alpha-new-1").grade, Grade::Fng);
}

// P8
#[test]
fn a_team_half_of_which_is_replaced_keeps_its_developments_on_4() {
    let mut document = p8();
    let report = report(&document, true);
    advance(&mut document, report, &[3, 3, 2, 3, 6]).unwrap();
    assert_eq!(team(&document, "alpha").ranks, ranks(1, 0, 0));
}

// P8
#[test]
fn a_team_a_quarter_of_which_is_replaced_is_not_tested() {
    let mut document = p8();
    let report = report(&document, true);
    // The second recuperates: 4.
    advance(&mut document, report, &[3, 3, 4]).unwrap();
    assert_eq!(team(&document, "alpha").ranks, ranks(1, 0, 0));
    assert_eq!(us(&document).return_to_duty.len(), 1);
}
