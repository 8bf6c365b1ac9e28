//! Each reading of the campaign that may be chosen does what it says.

use pointman_fng::campaign::{ARMY, Choices, Departure, Happening, Options, Status, TourOfDuty, tour_of};
use pointman_fng::mission::MissionId;
use serde_json::{Value, json};

use crate::campaign::helpers::{
    advance, advanced, all_quiet, campaign_of, fight, man, of, points, quiet, rep, squad_of,
};

fn campaign(force: &str, date: &str, men: &[Value], key: &str, value: &str) -> TourOfDuty {
    campaign_of(force, date, men, json!({ "options": { key: value }, "paper_strength": 10 }))
}

#[test]
fn every_question_is_tried_here() {
    let source = include_str!("options.rs");
    for (key, _, values) in Options::ALL {
        for value in &values[1..] {
            let tried = source.contains(&format!("\"{key}\", \"{value}\""))
                || source.contains(&format!("\"{key}={value}\""));
            assert!(tried, "{key}={value}");
        }
    }
}

#[test]
fn camp_32_being_out_of_the_fight_may_cost_nothing() {
    let men = squad_of(4, &[3]);
    let mut campaign = campaign("us-army-infantry", "1967-05-early", &men, "camp-32", "running-away");
    campaign.squad.figures[2].reputation_points = 3;
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    (of(&mut report, "Grunt 1").status, of(&mut report, "Grunt 1").fought) = (Status::OutOfTheFight, true);
    advanced(&mut campaign, Some(report), &[1, 1]);
    assert_eq!(points(&campaign, "Grunt 1"), 3);
}

#[test]
fn camp_33_support_alone_may_bring_the_follow_up() {
    let mut campaign = campaign("us-army-infantry", "1967-05-early", &squad_of(4, &[]), "camp-33", "support");
    fight(&mut campaign, MissionId::Recon, 4);
    let report = all_quiet(&campaign);
    advanced(&mut campaign, Some(report), &[]);
    assert_eq!(campaign.follow_up, Some(MissionId::Attack));
}

#[test]
fn camp_35_cidg_are_replaced_as_us_or_as_others() {
    for (value, men) in [("us", 2), ("other", 1)] {
        let mut campaign = campaign("us-sf-cidg", "1967-05-early", &squad_of(4, &[3; 6]), "camp-35", value);
        fight(&mut campaign, MissionId::Recon, 2);
        let mut report = all_quiet(&campaign);
        of(&mut report, "Grunt 1").status = Status::Dead;
        let rolls: Vec<u32> = [1, 2].into_iter().chain([1; 4].into_iter().take(2 * men)).collect();
        advanced(&mut campaign, Some(report), &rolls);
        assert_eq!(usize::from(campaign.present()), 7 + men, "camp-35={value}");
    }
    assert!(Options::default().set("camp-35", "other").is_ok());
}

#[test]
fn camp_37_replacements_may_pass_paper_strength() {
    let mut campaign = campaign_of(
        "us-army-infantry",
        "1967-05-early",
        &squad_of(5, &[3, 3]),
        json!({ "options": { "camp-37": "no-cap" }, "paper_strength": 4 }),
    );
    let mut other = Options::default();
    other.set("camp-37", "no-cap").unwrap();
    assert_eq!(campaign.options, other);
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Grunt 1").status = Status::Dead;
    advanced(&mut campaign, Some(report), &[5, 1, 1, 1, 1, 1]);
    assert_eq!(campaign.present(), 5);
}

#[test]
fn camp_40_a_barred_man_may_go_home_at_rep_5_too() {
    let men = [man("Able", 5, json!({ "months": 11, "attributes": ["coward"], "rep_fixed": true }))];
    let mut campaign = campaign("us-army-infantry", "1967-06-late", &men, "camp-40", "goes-home");
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[1, 1, 1]);
    assert_eq!(campaign.gone[0].how, Departure::TourOver);
}

#[test]
fn camp_41_and_char_06_widen_the_tours() {
    let men = [man("Able", 3, json!({}))];
    for (force, key, value, serves) in [
        ("nva", "camp-41", "all", true),
        ("arvn-army-infantry", "camp-41", "all", true),
        ("arvn-army-infantry", "char-06", "all", true),
        ("nva", "char-06", "all", false),
    ] {
        let mut campaign = campaign(force, "1967-06-late", &men, key, value);
        assert_eq!(tour_of(force.parse().unwrap(), &campaign.options), serves.then_some(ARMY));
        quiet(&mut campaign);
        // Not at or under one month.
        advanced(&mut campaign, None, if serves { &[5, 6] } else { &[] });
        assert_eq!(campaign.squad.figures[0].months, u8::from(serves));
    }
}

#[test]
fn camp_42_rep_may_rise_by_points_or_by_the_month_only() {
    let men = [man("Able", 3, json!({ "months": 8, "reputation_points": 3 }))];
    for (value, rolls, then) in [("points", &[1, 1][..], 4), ("rolls", &[5, 6], 3)] {
        let mut campaign = campaign("us-army-infantry", "1967-06-late", &men, "camp-42", value);
        fight(&mut campaign, MissionId::Recon, 2);
        let mut report = all_quiet(&campaign);
        of(&mut report, "Able").fought = true;
        advanced(&mut campaign, Some(report), rolls);
        assert_eq!(rep(&campaign, "Able"), then, "camp-42={value}");
    }
    // As lists: "camp-42", "points" and "camp-42", "rolls".
}

#[test]
fn char_05_new_men_in_country_may_come_by_the_army_list() {
    let men = [man("Able", 3, json!({ "months": 11, "attributes": ["wuss"] }))];
    let mut campaign = campaign("us-army-infantry", "1967-06-late", &men, "char-05", "army-list");
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[6, 2, 1]);
    assert_eq!(campaign.squad.figures[0].rep, 5);
}

#[test]
fn char_07_kills_may_be_kept_for_the_second_tour() {
    let men = [man("Able", 5, json!({ "months": 11, "kills": 4, "rep_fixed": true }))];
    let mut campaign = campaign("us-army-infantry", "1967-06-late", &men, "char-07", "kills-kept");
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[]);
    assert_eq!((campaign.squad.figures[0].tour, campaign.squad.figures[0].kills), (2, 4));
}

#[test]
fn char_10_points_may_raise_a_grunt_to_rep_5_only() {
    let men = [
        man("Able", 5, json!({ "reputation_points": 8 })),
        man("Slag", 5, json!({ "reputation_points": 8, "star": true })),
    ];
    let mut campaign = campaign("us-army-infantry", "1967-05-early", &men, "char-10", "rep-5");
    quiet(&mut campaign);
    let choices =
        Choices { attributes: [("Slag".to_owned(), vec!["tough".to_owned()])].into(), ..Choices::default() };
    // Who takes over is picked last.
    advance(&mut campaign, None, Choices { leader: Some("Slag".to_owned()), ..choices }, &[]).unwrap();
    assert_eq!((rep(&campaign, "Able"), rep(&campaign, "Slag")), (5, 6));
}

#[test]
fn char_12_nobody_may_decline_to_advance() {
    let mut campaign = campaign("us-army-infantry", "1967-05-early", &squad_of(4, &[3]), "char-12", "forced");
    quiet(&mut campaign);
    let choices = Choices { save: vec!["Grunt 1".to_owned()], ..Choices::default() };
    let error = advance(&mut campaign, None, choices, &[]).unwrap_err();
    assert!(error.to_string().contains("may not decline to advance"), "{error}");
}

#[test]
fn char_20_a_junior_nco_may_become_the_leader() {
    let mut campaign = campaign("nva", "1967-05-early", &squad_of(4, &[3]), "char-20", "leader");
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Lead").status = Status::Dead;
    let told = advanced(&mut campaign, Some(report), &[6, 6]);
    assert!(told.contains(&Happening::Leads { name: "Second".to_owned(), leader: true }));
}

#[test]
fn monthly_rep_1_doubles_may_apply_before_they_fix() {
    let men = [man("Able", 3, json!({ "months": 4 }))];
    let mut campaign = campaign("us-army-infantry", "1967-06-late", &men, "monthly-rep-1", "applies");
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[2, 2, 1, 1]);
    assert_eq!((rep(&campaign, "Able"), campaign.squad.figures[0].rep_fixed), (4, true));
}

#[test]
fn monthly_rep_2_points_may_raise_a_fixed_rep() {
    let men = [man("Able", 3, json!({ "reputation_points": 4, "rep_fixed": true }))];
    let mut campaign = campaign("us-army-infantry", "1967-05-early", &men, "monthly-rep-2", "rolls-only");
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[1, 1]);
    assert_eq!(rep(&campaign, "Able"), 4);
}

#[test]
fn every_reading_can_be_chosen_and_the_printed_one_is_the_first() {
    crate::readings::can_all_be_chosen(Options::ALL, Options::set);
}

#[test]
fn an_unknown_reading_is_told_with_those_there_are() {
    let error = Options::default().set("camp-41", "nobody").unwrap_err();
    assert_eq!(error.exit_code(), 2);
    assert!(error.to_string().contains("give all or us-and-anzac"), "{error}");
    assert!(Options::default().set("camp-99", "x").is_err());
}
