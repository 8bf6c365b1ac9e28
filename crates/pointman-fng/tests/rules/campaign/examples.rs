//! The worked examples of the rules, through the campaign.

use pointman_fng::campaign::{Choices, Status};
use pointman_fng::mission::MissionId;
use serde_json::{Value, json};

use crate::campaign::helpers::{
    advance, advanced, all_quiet, campaign_of, fight, man, of, points, quiet, rep,
};

/// One month of Coleman: late in a month, with a turn without a Mission.
fn month(coleman: Value, rolls: &[u32]) -> u8 {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-late", &[coleman], json!({}));
    quiet(&mut campaign);
    advanced(&mut campaign, None, rolls);
    rep(&campaign, "Coleman")
}

#[test]
fn coleman_stays_rep_3_in_his_first_month() {
    // 5 less 1 kill is 4, more than 1 month.
    assert_eq!(month(man("Coleman", 3, json!({ "kills": 1 })), &[2, 3]), 3);
}

#[test]
fn coleman_rises_to_rep_4_in_his_second_month() {
    // 3 less 1 kill is 2 months; then a die and a card for an Attribute: odd tables, 2 of diamonds.
    assert_eq!(month(man("Coleman", 3, json!({ "kills": 1, "months": 1 })), &[1, 2, 1, 1]), 4);
}

#[test]
fn coleman_rises_to_rep_5_in_his_fifth_month() {
    assert_eq!(month(man("Coleman", 4, json!({ "kills": 2, "months": 4 })), &[4, 1, 1, 1]), 5);
}

#[test]
fn coleman_falls_to_rep_4_at_the_end_of_his_tenth_month() {
    assert_eq!(month(man("Coleman", 5, json!({ "kills": 2, "months": 9 })), &[3, 4]), 4);
}

#[test]
fn dobbs_completes_the_mission_and_rises_to_rep_5() {
    let dobbs = man("Dobbs", 4, json!({ "reputation_points": 5, "months": 5 }));
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &[dobbs], json!({}));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Dobbs").fought = true;
    advanced(&mut campaign, Some(report), &[1, 1]);
    assert_eq!((rep(&campaign, "Dobbs"), points(&campaign, "Dobbs")), (5, 0));
    assert_eq!(campaign.squad.figures[0].attributes.written(), ["fast"]);
}

#[test]
fn barnes_out_of_the_fight_loses_his_points_and_stays_rep_3() {
    let barnes = man("Barnes", 3, json!({ "reputation_points": 3 }));
    let lead = man("Lead", 4, json!({ "role": "leader" }));
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &[lead, barnes], json!({}));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Barnes").status = Status::OutOfTheFight;
    of(&mut report, "Barnes").fought = true;
    advanced(&mut campaign, Some(report), &[2, 3]);
    assert_eq!((rep(&campaign, "Barnes"), points(&campaign, "Barnes")), (3, 0));
}

#[test]
fn a_star_killed_by_an_rpg_cheats_death_and_is_one_rep_less() {
    let star = man("Slag", 5, json!({ "star": true, "role": "leader", "reputation_points": 2 }));
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &[star], json!({}));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Slag").cheated_death = true;
    // No roll for recovery follows, and no point is won.
    let choices = Choices::default();
    advance(&mut campaign, Some(report), choices, &[]).unwrap();
    assert_eq!((rep(&campaign, "Slag"), points(&campaign, "Slag")), (4, 2));
}
