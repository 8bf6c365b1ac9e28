//! The deck and the hands: every card is in one place only, whatever is played.

use std::collections::BTreeSet;

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_fng::army_lists::ForceId;
use pointman_fng::mission::{Activity, Corps, Doctrine, Mission, MissionId, Order, Posture, generate};
use pointman_fng::squads::cards::{Card, Deck};
use pointman_fng::support::{FNG_ACTIVATION, FNG_CONTACT, FNG_REINFORCE, Hand, Who};
use proptest::prelude::*;
use serde_json::json;

use super::scene::{Rig, holding, mission, step, text};

fn lie(hand: &Hand) -> Vec<Card> {
    hand.hidden.iter().chain(&hand.card).chain(&hand.under).copied().collect()
}

/// Every card drawn lies in one place only; those of the deck lie nowhere.
fn conserved(play: &Mission) {
    let play = &play.play;
    let each = play.enemy_deck != Deck::default();
    let place = |deck: &Deck, hands: &[&Hand]| {
        let mut there: Vec<Card> = hands.iter().flat_map(|hand| lie(hand)).collect();
        if !each {
            there.extend(&play.shown);
        }
        let count = there.len();
        let there: BTreeSet<Card> = there.into_iter().collect();
        assert_eq!(there.len(), count, "a card lies in two places");
        if !each {
            assert_eq!(there, deck.out().iter().copied().collect(), "what was drawn lies somewhere");
        }
        assert_eq!(deck.left() + deck.out().len(), 52);
    };
    if each {
        place(&play.deck, &[&play.own]);
        place(&play.enemy_deck, &[&play.enemy]);
    } else {
        place(&play.deck, &[&play.own, &play.enemy]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn cards_are_never_lost_nor_doubled(seed in any::<u64>(), own in 1u8..=6, enemy in 1u8..=6,
        each in any::<bool>(), steps in prop::collection::vec(0u8..5, 1..90)) {
        let mut play = mission("us-marines", "nva");
        (play.own.support, play.enemy.support) = (own, enemy);
        if each {
            play.play.options.set("sup-12", "each-side").unwrap();
        }
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        for (index, kind) in steps.into_iter().enumerate() {
            let (command, choices) = match kind {
                0 => (FNG_CONTACT, json!({"feature": format!("woods {index}")})),
                1 => (FNG_REINFORCE, json!({"side": "own"})),
                2 => (FNG_REINFORCE, json!({"side": "enemy", "arrive": true})),
                _ => (FNG_ACTIVATION, json!({"shots": true})),
            };
            step(&mut play, command, choices, &mut dice).unwrap();
            conserved(&play);
            // Numbers given are never given again, and a lower card only comes on top.
            let counts = Who::ALL.map(|who| play.play.hand(who).counts_as);
            prop_assert!(counts.into_iter().flatten().all(|rank| (2..=14).contains(&rank)));
        }
    }
}

#[test]
fn support_gives_one_to_three_cards_and_they_lie_face_down() {
    for (support, cards) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut play = mission("us-marines", "nva");
        (play.own.support, play.enemy.support) = (support, 1);
        let told = step(&mut play, FNG_ACTIVATION, json!({}), &mut Rig::new()).unwrap();
        assert_eq!(play.play.own.hidden.len(), cards);
        let secret = told.events.iter().filter(|event| event.secret).count();
        assert_eq!(secret, cards + 1, "each card is told in secret");
        let open: String =
            told.events.iter().filter(|event| !event.secret).map(|event| event.text.clone()).collect();
        assert!(play.play.own.hidden.iter().all(|card| !open.contains(&card.to_string())), "{open}");
        assert_eq!(play.play.own.card, None);
    }
}

#[test]
fn cards_before_the_battle_are_known_to_nobody_until_their_side_looks_at_them() {
    let mut order = Order::new("1967-05-early".parse().unwrap(), Corps::I, ForceId::UsMarines, 4);
    order.mission = Some(MissionId::Recon);
    order.face_down = true;
    let dice = || Seeded::new(DiceState { seed: 7, drawn: 0 });
    let (mut play, told) = generate(&order, &mut dice()).unwrap();
    let cards = usize::from(play.own.cards);
    assert_eq!(play.play.own.face_down(), cards);
    let told = text(&told);
    assert!(told.contains(&format!("you draw {} card", cards)), "{told}");
    // Turn 1 draws none.
    let turn = json!({"own": 5, "enemy": 2, "shots": true});
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Scripted::new([])).unwrap();
    assert!(play.play.own.hidden.is_empty() && play.play.deck.out().is_empty());
    let told = step(&mut play, FNG_ACTIVATION, turn, &mut Rig::new()).unwrap();
    assert!(text(&told).contains("look at their cards"), "{}", text(&told));
    assert_eq!((play.play.own.face_down(), play.play.deck.out().len()), (0, cards + 1));
    // Missions of earlier versions draw them in turn 1.
    order.face_down = false;
    let (mut play, _) = generate(&order, &mut dice()).unwrap();
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    assert_eq!(play.play.own.hidden.len(), cards);
}

#[test]
fn nobody_checks_before_shots_have_been_fired_and_then_the_higher_die_of_a_seven_does() {
    let mut play = mission("us-marines", "nva");
    let told = step(&mut play, FNG_ACTIVATION, json!({"own": 5, "enemy": 2}), &mut Rig::new()).unwrap();
    assert!(text(&told).contains("no shots have been fired yet"));
    assert_eq!(play.play.own.card, None);
    for (own, enemy, checks) in
        [(5, 2, Some("US Marines")), (1, 6, Some("North Vietnamese Army")), (3, 3, None), (6, 2, None)]
    {
        let mut next = play.clone();
        let told = step(
            &mut next,
            FNG_ACTIVATION,
            json!({"own": own, "enemy": enemy, "shots": true}),
            &mut Rig::new(),
        )
        .unwrap();
        match checks {
            Some(side) => {
                assert!(text(&told).contains(&format!("a seven: {side} check")), "{}", text(&told))
            }
            None => assert!(!text(&told).contains("check for"), "{}", text(&told)),
        }
    }
}

#[test]
fn equal_dice_let_nobody_act() {
    let mut play = mission("us-marines", "nva");
    let told = step(&mut play, FNG_ACTIVATION, json!({"own": 4, "enemy": 4}), &mut Rig::new()).unwrap();
    assert!(text(&told).contains("nobody acts"));
    let told = step(&mut play, FNG_ACTIVATION, json!({"own": 3, "enemy": 5}), &mut Rig::new()).unwrap();
    assert!(
        text(&told).contains(
            "North Vietnamese Army act first with Rep 5 or more, then US Marines with Rep 3 \
             or more"
        ),
        "{}",
        text(&told)
    );
}

#[test]
fn an_ace_drawn_brings_nothing_and_an_ace_held_is_beaten_by_any_other_card() {
    let mut play = mission("us-marines", "nva");
    holding(&mut play, Who::Own, "2S");
    step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut Rig::new().cards(&["AS"])).unwrap();
    assert!(play.play.arrivals.is_empty());
    holding(&mut play, Who::Own, "AD");
    step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut Rig::new().cards(&["3S"])).unwrap();
    assert_eq!(play.play.arrivals.len(), 1);
    // An equal card is not lower.
    let arrivals = play.play.arrivals.len();
    step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut Rig::new().cards(&["3D"])).unwrap();
    assert_eq!(play.play.arrivals.len(), arrivals);
}

#[test]
fn low_activity_lets_reinforcements_come_on_1_to_3_only() {
    for (face, come) in [(1, true), (3, true), (4, false), (6, false)] {
        let mut play = mission("us-marines", "nva");
        play.doctrine = Some(Doctrine { activity: Activity::Low, posture: Posture::Moderate });
        holding(&mut play, Who::Enemy, "AD");
        step(
            &mut play,
            FNG_REINFORCE,
            json!({"side": "enemy"}),
            &mut Rig::new().cards(&["3S"]).on("low activity", &[face]),
        )
        .unwrap();
        assert_eq!(!play.play.arrivals.is_empty(), come, "on {face}");
    }
    // It says nothing of the Free World.
    let mut play = mission("us-marines", "nva");
    play.doctrine = Some(Doctrine { activity: Activity::Low, posture: Posture::Moderate });
    holding(&mut play, Who::Own, "AD");
    step(
        &mut play,
        FNG_REINFORCE,
        json!({"side": "own"}),
        &mut Rig::new().cards(&["3S"]).on("low activity", &[6]),
    )
    .unwrap();
    assert_eq!(play.play.arrivals.len(), 1);
}

#[test]
fn high_activity_brings_them_on_7_to_9_in_the_turn_after_gunfire() {
    let high = |total: (u8, u8), gunfire: bool, reading: Option<&str>| {
        let mut play = mission("us-marines", "nva");
        play.doctrine = Some(Doctrine { activity: Activity::High, posture: Posture::Moderate });
        if let Some(reading) = reading {
            play.setting.options.set("camp-31", reading).unwrap();
        }
        holding(&mut play, Who::Enemy, "2D");
        play.play.gunfire = gunfire;
        step(
            &mut play,
            FNG_ACTIVATION,
            json!({"own": total.0, "enemy": total.1}),
            &mut Rig::new().cards(&["3S", "3H"]),
        )
        .unwrap();
        (play.play.arrivals.len(), play.play.enemy.card.unwrap().name())
    };
    // camp-31: without comparing cards, and the Reinforcement Card stays.
    assert_eq!(high((5, 3), true, None), (1, "2D"));
    assert_eq!(high((5, 4), true, None), (1, "2D"));
    assert_eq!(high((1, 6), true, None), (1, "2D"));
    assert_eq!(high((5, 5), true, None), (0, "2D"));
    assert_eq!(high((5, 3), false, None), (0, "2D"));
    // As an ordinary check the 3 does not beat the 2.
    assert_eq!(high((5, 3), true, Some("check")), (0, "2D"));
}

#[test]
fn nobody_has_the_name_of_another_of_his_side_over_units_of_an_arrival_and_over_arrivals() {
    for one_list in [true, false] {
        let mut play = mission("us-marines", "vc-main-force");
        play.play.one_list = one_list;
        let mut dice = Seeded::new(DiceState { seed: 4, drawn: 0 });
        for index in 0..40 {
            let choices = json!({"side": "enemy", "arrive": true});
            step(&mut play, FNG_REINFORCE, choices, &mut dice).unwrap();
            let choices = json!({"feature": format!("woods {index}")});
            step(&mut play, FNG_CONTACT, choices, &mut dice).unwrap();
        }
        let units = play.play.arrivals.iter().flat_map(|arrival| &arrival.units);
        let names: Vec<&str> = units.flat_map(|unit| &unit.figures).map(|man| man.name.as_str()).collect();
        let apart: BTreeSet<&str> = names.iter().copied().collect();
        assert!(names.len() > 60, "{}", names.len());
        // Missions of version 0.1.0 keep the names they gave.
        assert_eq!(apart.len() == names.len(), one_list, "{names:?}");
    }
}
