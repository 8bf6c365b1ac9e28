//! What follows a Mission: recovery, Reputation Points, follow-up, replacements, medals, paying the piper.

use pointman_fng::campaign::{Choices, ComesFrom, Departure, Happening, Report, Status, TourOfDuty};
use pointman_fng::mission::MissionId;
use serde_json::json;

use crate::campaign::helpers::{
    advance, advanced, all_quiet, campaign_of, fight, man, of, points, prepare, rep, squad_of,
};
use pointman_core::dice::{DiceState, Seeded};

/// A campaign in a Mission, and a report to change.
fn after(force: &str, leader: u8, grunts: &[u8]) -> (TourOfDuty, Report) {
    let mut campaign =
        campaign_of(force, "1967-05-early", &squad_of(leader, grunts), json!({ "paper_strength": 10 }));
    fight(&mut campaign, MissionId::Recon, 2);
    let report = all_quiet(&campaign);
    (campaign, report)
}

fn left(happenings: &[Happening], how: Departure) -> bool {
    happenings.iter().any(|happening| matches!(happening, Happening::Left { how: told, .. } if *told == how))
}

fn joined(happenings: &[Happening]) -> Vec<u8> {
    let reps = happenings.iter().filter_map(|happening| match happening {
        Happening::Joined { rep, from: ComesFrom::Replacement, .. } => Some(*rep),
        _ => None,
    });
    reps.collect()
}

#[test]
fn two_passes_recover_one_goes_to_hospital_none_is_lost() {
    let (mut campaign, mut report) = after("us-army-infantry", 4, &[3, 3, 3]);
    for name in ["Grunt 1", "Grunt 2", "Grunt 3"] {
        of(&mut report, name).status = Status::OutOfTheFight;
    }
    // Recovers; one pass and 4 turns; lost. Then the Leader, Rep 4, asks for replacements in vain.
    let told = advanced(&mut campaign, Some(report), &[1, 3, 2, 4, 4, 5, 6, 6, 6]);
    assert!(told.contains(&Happening::Recovered { name: "Grunt 1".to_owned() }));
    assert!(told.contains(&Happening::Hospital { name: "Grunt 2".to_owned(), turns: 4 }));
    assert!(left(&told, Departure::DiedOrSentHome));
    assert_eq!(campaign.away[0].returns.unwrap().to_string(), "1967-07-early");
    assert_eq!(campaign.away[0].figure.wounds, ["1967-05-early"]);
    assert_eq!((campaign.present(), campaign.losses), (3, 2));
}

#[test]
fn the_evacuated_roll_three_dice_and_the_sickly_at_one_less() {
    let (mut campaign, mut report) = after("us-army-infantry", 4, &[3]);
    campaign.squad.figures[2].attributes.gain("sickly");
    let out = of(&mut report, "Grunt 1");
    (out.status, out.evacuated) = (Status::OutOfTheFight, true);
    // Against 2: two of three pass.
    let told = advanced(&mut campaign, Some(report), &[2, 3, 2]);
    assert!(told.contains(&Happening::Recovered { name: "Grunt 1".to_owned() }));
}

#[test]
fn a_man_is_back_on_his_turn_and_not_before() {
    let (mut campaign, mut report) = after("nva", 4, &[3]);
    of(&mut report, "Grunt 1").status = Status::OutOfTheFight;
    advanced(&mut campaign, Some(report), &[1, 6, 2, 6, 6]);
    assert_eq!((campaign.present(), campaign.away.len()), (2, 1));
    let mut dice = Seeded::new(DiceState { seed: 4, drawn: 0 });
    prepare(&mut campaign, &mut dice);
    assert_eq!(campaign.away.len(), 1);
    campaign.mission = None;
    advanced(&mut campaign, None, &[]);
    prepare(&mut campaign, &mut dice);
    assert!(campaign.away.is_empty());
    assert!(
        campaign.current.unwrap().happenings.contains(&Happening::Returned { name: "Grunt 1".to_owned() })
    );
}

#[test]
fn only_who_fought_unhurt_to_the_end_wins_a_point() {
    let (mut campaign, mut report) = after("us-army-infantry", 4, &[5, 5, 5, 5]);
    for figure in &mut campaign.squad.figures {
        figure.reputation_points = 1;
    }
    for name in ["Grunt 1", "Grunt 3", "Grunt 4"] {
        of(&mut report, name).fought = true;
    }
    of(&mut report, "Grunt 1").bonus_rp = 3;
    of(&mut report, "Grunt 3").status = Status::OutOfTheFight;
    of(&mut report, "Grunt 4").status = Status::RanAway;
    // Recovery of Grunt 3; the piper for Grunt 4.
    let told = advanced(&mut campaign, Some(report), &[1, 1, 1, 1]);
    let held: Vec<u16> = (1..=4).map(|number| points(&campaign, &format!("Grunt {number}"))).collect();
    assert_eq!(held, [5, 1, 0, 0]);
    assert!(told.contains(&Happening::PointsLost { name: "Grunt 4".to_owned(), lost: 1 }));
    assert!(told.contains(&Happening::Unnoticed { name: "Grunt 4".to_owned() }));
}

#[test]
fn the_points_for_the_next_rep_are_2_4_6_8_and_rep_6_rises_no_more() {
    for (now, needed) in [(2, 2), (3, 4), (4, 6), (5, 8)] {
        for (held, then) in [(needed - 2, now), (needed - 1, now + 1)] {
            let (mut campaign, mut report) = after("us-army-infantry", 4, &[now]);
            campaign.squad.figures[2].reputation_points = held;
            of(&mut report, "Grunt 1").fought = true;
            let rolls: &[u32] = if then > now { &[1, 1] } else { &[] };
            advanced(&mut campaign, Some(report), rolls);
            assert_eq!(rep(&campaign, "Grunt 1"), then, "Rep {now} with {held}");
            assert_eq!(points(&campaign, "Grunt 1"), if then > now { 0 } else { held + 1 });
        }
    }
    let (mut campaign, mut report) = after("us-army-infantry", 4, &[6]);
    campaign.squad.figures[2].reputation_points = 20;
    of(&mut report, "Grunt 1").fought = true;
    advanced(&mut campaign, Some(report), &[]);
    assert_eq!((rep(&campaign, "Grunt 1"), points(&campaign, "Grunt 1")), (6, 21));
}

#[test]
fn short_timers_and_men_whose_rep_is_fixed_do_not_rise_by_points() {
    for (force, months, fixed, rises) in [
        ("us-army-infantry", 9, false, true),
        ("us-army-infantry", 10, false, false),
        ("us-marines", 10, false, true),
        ("us-marines", 11, false, false),
        ("us-army-infantry", 3, true, false),
    ] {
        let (mut campaign, mut report) = after(force, 4, &[3]);
        let grunt = &mut campaign.squad.figures[2];
        (grunt.reputation_points, grunt.months, grunt.rep_fixed) = (3, months, fixed);
        of(&mut report, "Grunt 1").fought = true;
        let rolls: &[u32] = if rises { &[1, 1] } else { &[] };
        advanced(&mut campaign, Some(report), rolls);
        assert_eq!(rep(&campaign, "Grunt 1"), if rises { 4 } else { 3 }, "{force}, month {months}");
    }
}

#[test]
fn a_star_chooses_his_attribute_and_is_asked_for_it_only_when_he_rises() {
    let star = man(
        "Slag",
        4,
        json!({ "star": true, "role": "leader", "attributes": ["tough"], "reputation_points": 5 }),
    );
    let start = || {
        let mut campaign =
            campaign_of("us-army-infantry", "1967-05-early", std::slice::from_ref(&star), json!({}));
        fight(&mut campaign, MissionId::Recon, 2);
        let mut report = all_quiet(&campaign);
        of(&mut report, "Slag").fought = true;
        (campaign, report)
    };
    let (mut campaign, report) = start();
    let error = advance(&mut campaign, Some(report), Choices::default(), &[]).unwrap_err();
    assert_eq!(error.exit_code(), 1);
    assert!(error.to_string().contains("--gains 'Slag:ATTRIBUTE'"), "{error}");
    let (mut campaign, report) = start();
    let wanted = ["tough", "medic", "fast"].map(str::to_owned).to_vec();
    let choices = Choices { attributes: [("slag".to_owned(), wanted)].into(), ..Choices::default() };
    advance(&mut campaign, Some(report), choices, &[]).unwrap();
    assert_eq!(campaign.squad.figures[0].attributes.written(), ["tough", "medic"]);
    // A choice that is not needed does no harm.
    let (mut campaign, mut report) = start();
    of(&mut report, "Slag").fought = false;
    let choices =
        Choices { attributes: [("Slag".to_owned(), vec!["fast".to_owned()])].into(), ..Choices::default() };
    advance(&mut campaign, Some(report), choices, &[]).unwrap();
    assert_eq!(campaign.squad.figures[0].attributes.written(), ["tough"]);
}

#[test]
fn a_street_punk_rolls_for_what_he_is_once() {
    let star = man("Slag", 4, json!({ "star": true, "role": "leader", "reputation_points": 5 }));
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &[star], json!({}));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Slag").fought = true;
    let choices = Choices {
        attributes: [("Slag".to_owned(), vec!["Street Punk".to_owned()])].into(),
        ..Choices::default()
    };
    advance(&mut campaign, Some(report), choices, &[5]).unwrap();
    assert_eq!(campaign.squad.figures[0].attributes.written(), ["street-punk:5"]);
}

#[test]
fn eight_points_buy_an_attribute_and_a_man_may_save_for_it() {
    let (mut campaign, mut report) = after("us-army-infantry", 4, &[3, 5]);
    campaign.squad.figures[2].reputation_points = 7;
    campaign.squad.figures[3].reputation_points = 7;
    of(&mut report, "Grunt 1").fought = true;
    of(&mut report, "Grunt 2").fought = true;
    let choices = Choices {
        buy: vec!["Grunt 1".to_owned()],
        save: vec!["Grunt 1".to_owned(), "Grunt 2".to_owned()],
        ..Choices::default()
    };
    advance(&mut campaign, Some(report), choices, &[2, 2]).unwrap();
    assert_eq!((rep(&campaign, "Grunt 1"), points(&campaign, "Grunt 1")), (3, 0));
    assert_eq!(campaign.squad.figures[2].attributes.written(), ["grenadier"]);
    assert_eq!((rep(&campaign, "Grunt 2"), points(&campaign, "Grunt 2")), (5, 8));
    let (mut campaign, report) = after("us-army-infantry", 4, &[3]);
    let choices = Choices { buy: vec!["Grunt 1".to_owned()], ..Choices::default() };
    let error = advance(&mut campaign, Some(report), choices, &[]).unwrap_err();
    assert!(error.to_string().contains("has 0 RP: an Attribute costs 8"), "{error}");
}

#[test]
fn a_large_action_follows_where_support_of_4_was_uncovered() {
    use MissionId::{Attack, Defend, Defense, Fight, Perimeter, Probe, Recon, SAndD};
    let cases: [(MissionId, &[u32], Option<MissionId>); 10] = [
        (Recon, &[], Some(Attack)),
        (SAndD, &[], Some(Attack)),
        (Perimeter, &[], Some(Defend)),
        (Fight, &[3], Some(Attack)),
        (Fight, &[4], Some(Defend)),
        (Fight, &[1], Some(Attack)),
        (Fight, &[6], Some(Defend)),
        (Probe, &[], None),
        (Defense, &[], None),
        (Defend, &[], None),
    ];
    for (mission, rolls, next) in cases {
        for (support, uncovered) in [(4, true), (6, true), (3, true), (4, false)] {
            let mut campaign =
                campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[3]), json!({}));
            fight(&mut campaign, mission, support);
            let report = Report { enemy_uncovered: Some(uncovered), ..all_quiet(&campaign) };
            let follows = support >= 4 && uncovered;
            advanced(&mut campaign, Some(report), if follows { rolls } else { &[] });
            assert_eq!(campaign.follow_up, next.filter(|_| follows), "{mission:?} against Support {support}");
        }
    }
}

/// What the replacements of a squad are, with the Leader of Rep 4 and these dice: present of 10 on paper
/// after one loss.
fn replaced(force: &str, present: usize, rolls: &[u32]) -> (Vec<u8>, bool) {
    let mut campaign = campaign_of(
        force,
        "1967-05-early",
        &squad_of(4, &vec![3; present - 1]),
        json!({ "paper_strength": 10 }),
    );
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Grunt 1").status = Status::Dead;
    let told = advanced(&mut campaign, Some(report), rolls);
    (joined(&told), campaign.rest.is_some())
}

#[test]
fn us_squads_get_two_men_one_or_none() {
    // Each new man: odd tables, 2 of diamonds.
    assert_eq!(replaced("us-army-infantry", 8, &[2, 4, 1, 1, 1, 1]), (vec![3, 4], false));
    assert_eq!(replaced("us-army-infantry", 8, &[1, 2, 1, 1, 1, 1]), (vec![3, 3], false));
    assert_eq!(replaced("us-marines", 4, &[5, 4, 1, 1]), (vec![4], false));
    assert_eq!(replaced("us-army-infantry", 8, &[6, 2, 1, 1]), (vec![3], false));
    assert_eq!(replaced("us-army-infantry", 6, &[5, 6]), (vec![], false));
    assert_eq!(replaced("us-army-infantry", 5, &[5, 6]), (vec![], true));
}

#[test]
fn other_squads_are_filled_up_at_half_strength_and_get_one_man_above() {
    let five = [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    assert_eq!(replaced("arvn-army-infantry", 5, &five), (vec![3; 5], false));
    assert_eq!(replaced("nva", 6, &[1, 2, 1, 1]), (vec![3], false));
    assert_eq!(replaced("anzac-infantry", 6, &[1, 5]), (vec![], false));
    assert_eq!(replaced("anzac-infantry", 6, &[6, 5]), (vec![], false));
    assert_eq!(replaced("anzac-infantry", 5, &[6, 5]), (vec![], true));
    // Communists stay in the field.
    assert_eq!(replaced("nva", 3, &[6, 5]), (vec![], false));
}

#[test]
fn a_squad_on_rest_has_no_mission_and_comes_back_at_paper_strength() {
    let mut campaign =
        campaign_of("anzac-infantry", "1967-05-early", &squad_of(4, &[3, 3]), json!({ "paper_strength": 6 }));
    fight(&mut campaign, MissionId::Recon, 5);
    let mut report = Report { enemy_uncovered: Some(true), ..all_quiet(&campaign) };
    of(&mut report, "Grunt 1").status = Status::Captured;
    advanced(&mut campaign, Some(report), &[5, 6]);
    assert_eq!(campaign.rest, Some(campaign.turn));
    // R&R comes before the Large Action that would have followed, which lapses.
    prepare(&mut campaign, &mut pointman_core::dice::Scripted::new([]));
    assert_eq!(campaign.stage(), pointman_fng::campaign::Stage::Quiet);
    // Late May: a month ends. Nobody's Rep changes on 6 and 5.
    advanced(&mut campaign, None, &[6, 5, 6, 5, 6, 5]);
    assert_eq!((campaign.present(), campaign.follow_up), (3, None));
    prepare(&mut campaign, &mut Seeded::new(DiceState { seed: 1, drawn: 0 }));
    assert_eq!((campaign.present(), campaign.rest, campaign.losses), (6, None, 0));
    let new: Vec<_> = campaign.squad.figures[3..]
        .iter()
        .map(|figure| (figure.rep, figure.attributes.written().len()))
        .collect();
    assert_eq!(new, [(3, 1); 3]);
}

#[test]
fn replacements_stop_at_paper_strength_and_the_better_man_comes() {
    let mut campaign = campaign_of(
        "us-army-infantry",
        "1967-05-early",
        &squad_of(5, &[3, 3]),
        json!({ "paper_strength": 4 }),
    );
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Grunt 1").status = Status::Dead;
    let told = advanced(&mut campaign, Some(report), &[5, 1, 1, 1]);
    assert_eq!((joined(&told), campaign.present()), (vec![5], 4));
}

#[test]
fn deeds_are_rewarded_with_two_passes_one_or_none_and_the_dead_too() {
    let (mut campaign, mut report) = after("nva", 4, &[3, 3, 3]);
    for name in ["Grunt 1", "Grunt 2", "Grunt 3"] {
        of(&mut report, name).deed = true;
    }
    of(&mut report, "Grunt 3").status = Status::Dead;
    // Replacements for the loss first: none. Then the medals.
    let told = advanced(&mut campaign, Some(report), &[6, 6, 3, 5, 4, 6, 1, 2]);
    assert!(told.contains(&Happening::Medal { name: "Grunt 1".to_owned(), major: false }));
    assert!(told.contains(&Happening::Unseen { name: "Grunt 2".to_owned() }));
    assert!(told.contains(&Happening::Medal { name: "Grunt 3".to_owned(), major: true }));
    assert_eq!(campaign.squad.figures[2].medals, ["Medal of Valor, early May 1967"]);
    assert_eq!(campaign.gone[0].figure.medals, ["Major Medal of Valor, early May 1967"]);
}

#[test]
fn runaways_pay_the_piper() {
    let run = |force: &str, rolls: &[u32]| {
        let (mut campaign, mut report) = after(force, 4, &[3]);
        of(&mut report, "Grunt 1").status = Status::RanAway;
        let told = advanced(&mut campaign, Some(report), rolls);
        (told, campaign)
    };
    let (told, _) = run("us-army-infantry", &[1, 3]);
    assert!(told.contains(&Happening::Unnoticed { name: "Grunt 1".to_owned() }));
    let (told, _) = run("us-army-infantry", &[1, 4]);
    assert!(told.contains(&Happening::Punished { name: "Grunt 1".to_owned() }));
    for (die, how) in [
        (1, Some(Departure::SentencedToDeath)),
        (2, Some(Departure::Prison)),
        (5, Some(Departure::Prison)),
        (6, None),
    ] {
        let (told, campaign) = run("arvn-army-infantry", &[5, 4, die]);
        assert_eq!(campaign.gone.first().map(|gone| gone.how), how);
        assert_eq!(told.contains(&Happening::NotGuilty { name: "Grunt 1".to_owned() }), how.is_none());
        // camp-52: he counted as present; his place is made good at the next roll.
        assert_eq!(campaign.losses, u8::from(how.is_some()));
    }
    let (told, _) = run("vc-main-force", &[5, 4]);
    assert!(left(&told, Departure::Executed));
}

#[test]
fn without_a_leader_a_junior_nco_leads_and_then_the_highest_rep() {
    let (mut campaign, mut report) = after("us-army-infantry", 5, &[3, 3, 4]);
    of(&mut report, "Lead").status = Status::Dead;
    // The Jr NCO, Rep 4, asks for replacements.
    advanced(&mut campaign, Some(report), &[5, 5]);
    assert_eq!(campaign.leading().unwrap().name, "Second");
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Second").status = Status::Dead;
    // Late May: then everybody's month.
    let told = advanced(&mut campaign, Some(report), &[5, 5, 6, 5, 6, 5, 6, 5]);
    assert!(told.contains(&Happening::Leads { name: "Grunt 3".to_owned(), leader: false }));
    assert_eq!(campaign.leading().unwrap().name, "Grunt 3");
}

#[test]
fn of_equal_highest_reps_the_player_chooses_or_the_dice_do() {
    let lose = |choices: Choices, rolls: &[u32]| {
        let men = [
            man("Lead", 5, json!({ "role": "leader" })),
            man("Able", 4, json!({})),
            man("Baker", 4, json!({})),
        ];
        let mut campaign =
            campaign_of("us-army-infantry", "1967-05-early", &men, json!({ "paper_strength": 10 }));
        fight(&mut campaign, MissionId::Recon, 2);
        let mut report = all_quiet(&campaign);
        of(&mut report, "Lead").status = Status::Dead;
        advance(&mut campaign, Some(report), choices, rolls).unwrap();
        campaign.leading().unwrap().name.clone()
    };
    assert_eq!(lose(Choices { leader: Some("baker".to_owned()), ..Choices::default() }, &[6, 6]), "Baker");
    assert_eq!(lose(Choices::default(), &[1, 6, 6]), "Able");
}

#[test]
fn a_gunner_who_is_lost_leaves_his_gun_to_a_rifleman() {
    let gun = json!({ "weapon": { "name": "M-60", "class": "lmg" } });
    let rifle = || json!({ "weapon": { "name": "M-16", "class": "selective-fire-rifle" } });
    let men = [
        man("Lead", 4, json!({ "role": "leader" })),
        man("Able", 3, rifle()),
        man("Cowboy", 3, gun),
        man("Zeb", 3, rifle()),
    ];
    let mut campaign =
        campaign_of("us-army-infantry", "1967-05-early", &men, json!({ "paper_strength": 10 }));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    of(&mut report, "Cowboy").status = Status::Dead;
    advanced(&mut campaign, Some(report), &[6, 6]);
    let armed: Vec<_> = campaign
        .squad
        .figures
        .iter()
        .filter_map(|figure| figure.weapon.as_ref())
        .map(|arms| &*arms.name)
        .collect();
    assert_eq!(armed, ["M-16", "M-60"]);
}

#[test]
fn what_the_evening_rolled_for_recovery_is_not_rolled_again() {
    use pointman_fng::combat::Recovers;
    use pointman_fng::evening::RecoveryEnd;

    let (mut campaign, mut report) = after("us-army-infantry", 4, &[3, 3, 3]);
    let ends = [(Recovers::Recovers, None), (Recovers::Later, Some(4)), (Recovers::Lost, None)];
    for (name, (end, turns)) in ["Grunt 1", "Grunt 2", "Grunt 3"].into_iter().zip(ends) {
        let reported = of(&mut report, name);
        (reported.status, reported.recovery) = (Status::OutOfTheFight, Some(RecoveryEnd { end, turns }));
    }
    // The only dice are those of the replacements.
    let told = advanced(&mut campaign, Some(report), &[6, 6]);
    assert!(told.contains(&Happening::Recovered { name: "Grunt 1".to_owned() }));
    assert!(told.contains(&Happening::Hospital { name: "Grunt 2".to_owned(), turns: 4 }));
    assert!(left(&told, Departure::DiedOrSentHome));
    assert_eq!((campaign.present(), campaign.losses), (3, 2));
}
