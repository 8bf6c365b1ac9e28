//! The end of a month: monthly rolls, short timers, tours that end.

use pointman_fng::campaign::{Choices, ComesFrom, Departure, Happening, TourOfDuty, tour_of};
use serde_json::{Value, json};

use crate::campaign::helpers::{advance, advanced, campaign_of, man, quiet, rep};

/// One man at the end of a month, with these dice.
fn month_of(force: &str, fields: Value, rolls: &[u32]) -> (TourOfDuty, Vec<Happening>) {
    let mut campaign = campaign_of(
        force,
        "1967-06-late",
        &[man("Able", fields["rep"].as_u64().unwrap() as u8, fields)],
        json!({}),
    );
    quiet(&mut campaign);
    let told = advanced(&mut campaign, None, rolls);
    (campaign, told)
}

#[test]
fn every_total_raises_rep_exactly_at_or_under_the_months_served() {
    for months in 1..=9u8 {
        for kills in 0..=3u16 {
            for (one, other) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
                let rises = one + other - i32::from(kills) <= i32::from(months);
                let mut rolls = vec![one as u32, other as u32];
                if rises {
                    rolls.extend([1, 1]);
                }
                let fields = json!({ "rep": 3, "months": months - 1, "kills": kills });
                let (campaign, _) = month_of("us-army-infantry", fields, &rolls);
                assert_eq!(
                    rep(&campaign, "Able"),
                    if rises { 4 } else { 3 },
                    "month {months}, {kills} kills, {one}+{other}"
                );
            }
        }
    }
}

#[test]
fn every_total_lowers_a_short_timer_exactly_at_or_under_the_months_served() {
    for (force, first, last) in [("us-army-infantry", 10, 11), ("us-marines", 11, 12)] {
        for months in first..=last {
            for kills in 0..=4u16 {
                for (one, other) in [(1, 2), (3, 4), (4, 5), (5, 6)] {
                    let falls = one + other + i32::from(kills) <= months;
                    let fields = json!({ "rep": 5, "months": months - 1, "kills": kills });
                    let (campaign, _) = month_of(force, fields, &[one as u32, other as u32]);
                    assert_eq!(
                        rep(&campaign, "Able"),
                        if falls { 4 } else { 5 },
                        "{force}, month {months}, {kills} kills"
                    );
                }
            }
        }
    }
}

#[test]
fn old_hands_roll_no_more_and_short_timers_stop_at_rep_3() {
    for (fields, force) in [
        (json!({ "rep": 5, "months": 4 }), "us-army-infantry"),
        (json!({ "rep": 6, "months": 4, "star": true }), "us-army-infantry"),
        (json!({ "rep": 3, "months": 9 }), "us-army-infantry"),
        (json!({ "rep": 2, "months": 10 }), "us-army-infantry"),
        (json!({ "rep": 4, "months": 4, "rep_fixed": true }), "us-army-infantry"),
        (json!({ "rep": 3 }), "arvn-army-infantry"),
        (json!({ "rep": 3 }), "nva"),
    ] {
        let (campaign, told) = month_of(force, fields.clone(), &[]);
        assert_eq!(told, [Happening::Leads { name: "Able".to_owned(), leader: false }], "{fields}");
        let serves = tour_of(force.parse().unwrap(), &campaign.options).is_some();
        assert_eq!(
            u64::from(campaign.squad.figures[0].months),
            fields["months"].as_u64().unwrap_or(0) + u64::from(serves)
        );
    }
}

#[test]
fn doubles_fix_rep_until_the_tour_ends_and_change_nothing() {
    let (campaign, told) = month_of("us-army-infantry", json!({ "rep": 3, "months": 8 }), &[1, 1]);
    let able = &campaign.squad.figures[0];
    assert_eq!((able.rep, able.rep_fixed), (3, true));
    assert!(told.contains(&Happening::RepFixed { name: "Able".to_owned(), rep: 3 }));
    let (campaign, _) = month_of("us-army-infantry", json!({ "rep": 5, "months": 9 }), &[2, 2]);
    assert_eq!((campaign.squad.figures[0].rep, campaign.squad.figures[0].rep_fixed), (5, true));
}

#[test]
fn a_star_rises_to_rep_6_by_the_month() {
    let star = man("Slag", 5, json!({ "star": true, "months": 8, "kills": 3 }));
    let mut campaign = campaign_of("us-army-infantry", "1967-06-late", &[star], json!({}));
    quiet(&mut campaign);
    let choices =
        Choices { attributes: [("Slag".to_owned(), vec!["medic".to_owned()])].into(), ..Choices::default() };
    advance(&mut campaign, None, choices, &[4, 5]).unwrap();
    assert_eq!(
        (rep(&campaign, "Slag"), campaign.squad.figures[0].attributes.written()),
        (6, &["medic".to_owned()][..])
    );
}

#[test]
fn early_turns_end_no_month() {
    let mut campaign =
        campaign_of("us-army-infantry", "1967-06-early", &[man("Able", 3, json!({}))], json!({}));
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[]);
    assert_eq!(campaign.squad.figures[0].months, 0);
}

#[test]
fn soldiers_go_home_after_12_months_and_marines_after_13() {
    for (force, months) in [("us-army-infantry", 12), ("anzac-infantry", 12), ("us-marines", 13)] {
        let barred = json!({ "rep": 3, "months": months - 1, "attributes": ["coward"], "tour": 1 });
        // Rep 3 rolls no more; barred from another tour. A man new in country: 5 is Rep 4; even tables, 2 of
        // diamonds.
        let (campaign, told) = month_of(force, barred, &[5, 2, 1]);
        assert_eq!(told[0], Happening::Left { name: "Able".to_owned(), how: Departure::TourOver }, "{force}");
        assert!(matches!(&told[1], Happening::Joined { rep: 4, from: ComesFrom::NewInCountry, .. }));
        assert_eq!(
            (campaign.present(), campaign.losses, campaign.squad.figures[0].attributes.written()),
            (1, 0, &["slow".to_owned()][..])
        );
        let (campaign, _) = month_of(force, json!({ "rep": 3, "months": months - 2 }), &[]);
        assert_eq!(campaign.squad.figures[0].months, months - 1);
    }
}

#[test]
fn new_men_in_country_are_rep_3_on_1_to_4_and_rep_4_on_5_and_6() {
    for die in 1..=6 {
        let barred = json!({ "rep": 3, "months": 11, "attributes": ["wuss"] });
        let (campaign, _) = month_of("us-army-infantry", barred, &[die, 2, 1]);
        assert_eq!(campaign.squad.figures[0].rep, if die >= 5 { 4 } else { 3 });
    }
}

#[test]
fn three_passes_sign_on_two_roll_again_and_fewer_go_home() {
    let end = |rolls: &[u32]| {
        let (campaign, told) = month_of(
            "us-army-infantry",
            json!({ "rep": 3, "months": 11, "kills": 2, "rep_fixed": true }),
            rolls,
        );
        (told[0].clone(), campaign)
    };
    let (stays, campaign) = end(&[1, 2, 3]);
    assert_eq!(stays, Happening::ReUp { name: "Able".to_owned(), tour: 2 });
    let able = &campaign.squad.figures[0];
    assert_eq!((able.tour, able.months, able.kills, able.rep_fixed, able.rep), (2, 0, 0, false, 3));
    assert_eq!(end(&[1, 2, 6, 3, 3, 3]).0, stays);
    let home = Happening::Left { name: "Able".to_owned(), how: Departure::TourOver };
    for rolls in [
        &[1, 2, 6, 3, 3, 6, 1, 1, 1][..],
        &[1, 2, 6, 6, 6, 6, 1, 1, 1],
        &[1, 6, 6, 1, 1, 1],
        &[6, 6, 6, 1, 1, 1],
    ] {
        assert_eq!(end(rolls).0, home, "{rolls:?}");
    }
}

#[test]
fn rep_5_signs_on_by_itself_whatever_his_attributes() {
    // As a short timer he rolled 12.
    let (_, told) = month_of(
        "us-army-infantry",
        json!({ "rep": 5, "months": 11, "attributes": ["coward"], "kills": 6 }),
        &[5, 6],
    );
    assert_eq!(told[0], Happening::ReUp { name: "Able".to_owned(), tour: 2 });
    for barred in ["coward", "jodie", "looter", "shirker", "sickly", "street-punk:1", "wuss"] {
        let fields = json!({ "rep": 4, "months": 11, "attributes": [barred], "rep_fixed": true });
        let (_, told) = month_of("us-army-infantry", fields, &[1, 2, 1]);
        assert_eq!(
            told[0],
            Happening::Left { name: "Able".to_owned(), how: Departure::TourOver },
            "{barred}"
        );
    }
}

#[test]
fn a_star_signs_on_at_will_and_must_say_so() {
    let star = || man("Slag", 3, json!({ "star": true, "months": 11, "attributes": ["coward"] }));
    let end = |choices: Choices, rolls: &[u32]| {
        let mut campaign = campaign_of("us-army-infantry", "1967-06-late", &[star()], json!({}));
        quiet(&mut campaign);
        advance(&mut campaign, None, choices, rolls).map(|_| campaign)
    };
    let error = end(Choices::default(), &[]).unwrap_err();
    assert!(error.to_string().contains("--re-up 'Slag' or --go-home 'Slag'"), "{error}");
    let campaign =
        end(Choices { re_up: [("Slag".to_owned(), true)].into(), ..Choices::default() }, &[]).unwrap();
    assert_eq!((campaign.squad.figures[0].tour, campaign.squad.figures[0].months), (2, 0));
    let campaign =
        end(Choices { re_up: [("slag".to_owned(), false)].into(), ..Choices::default() }, &[1, 1, 1])
            .unwrap();
    assert_eq!(campaign.gone[0].how, Departure::TourOver);
}

#[test]
fn nobody_new_in_country_comes_for_one_the_squad_had_too_many() {
    let men = [
        man("Able", 3, json!({ "months": 11 })),
        man("Baker", 3, json!({ "role": "leader", "months": 3, "rep_fixed": true })),
    ];
    for (paper, option, joins) in
        [(1, json!({}), false), (2, json!({}), true), (1, json!({ "camp-37": "no-cap" }), true)]
    {
        let mut campaign = campaign_of(
            "us-army-infantry",
            "1967-06-late",
            &men,
            json!({ "paper_strength": paper, "options": option }),
        );
        quiet(&mut campaign);
        // Able fails to sign on; a new man: his Rep, his Attribute.
        let rolls: &[u32] = if joins { &[6, 6, 6, 1, 1, 1] } else { &[6, 6, 6] };
        let told = advanced(&mut campaign, None, rolls);
        let joined = told
            .iter()
            .any(|happening| matches!(happening, Happening::Joined { from: ComesFrom::NewInCountry, .. }));
        assert_eq!(joined, joins, "{paper} on paper");
    }
}
