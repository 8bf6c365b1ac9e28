//! The worked examples of the rules [camp-ex-01 to camp-ex-08; Introductory Infantry Encounter].

use pointman_core::trace::Silent;
use pointman_fng::army_lists::ForceId;
use pointman_fng::calendar::Turn;
use pointman_fng::campaign_data::{MissionTableId, missions};
use pointman_fng::checks::Flag;
use pointman_fng::checks::ValueId;
use pointman_fng::checks::{Edition, Situation, find, test};
use pointman_fng::mission::{Corps, Method, MissionId, OpeningMove, Side, mission_of_turn};
use pointman_fng::told::Told;

use crate::mission::order::*;

#[test]
fn the_first_turn_is_early_january_1967_and_the_second_late() {
    // camp-ex-01
    let turns: Vec<_> = Turn::all().take(2).map(|turn| turn.to_string()).collect();
    assert_eq!(turns, ["1967-01-early", "1967-01-late"]);
}

#[test]
fn a_seven_in_ii_corps_sends_us_troops_on_a_search_and_destroy() {
    // camp-ex-02
    let tables = &missions().mission_tables;
    assert_eq!(tables.mission(MissionTableId::Others, Side::FreeWorld, 7), Some(MissionId::SAndD));
    let mut told = Told::default();
    let (check, id) =
        mission_of_turn(&order(Corps::Ii, "us-army-infantry"), &mut told, &mut scripted(&[2, 3, 3, 4]))
            .unwrap();
    assert_eq!((check.passes, check.doubles, id), (2, false, Some(MissionId::SAndD)));
}

fn support(rolls: &[u32]) -> Option<i32> {
    let check = find("support-level", Edition::One).unwrap();
    test(check, &Situation::new(Edition::One).with(Flag::Urban), &mut scripted(rolls), &mut Silent)
        .unwrap()
        .roll
}

#[test]
fn the_lower_die_and_one_for_the_village_are_the_us_support() {
    // camp-ex-03
    assert_eq!(support(&[3, 2]), Some(3));
}

#[test]
fn the_viet_cong_of_the_same_game_have_support_2() {
    // camp-ex-04
    assert_eq!(support(&[1, 3]), Some(2));
}

#[test]
fn one_pass_against_support_3_is_a_contact_that_is_not_hidden() {
    // camp-ex-05
    let check = find("contact", Edition::One).unwrap();
    let tested = test(
        check,
        &Situation::new(Edition::One).set(ValueId::Support, 3),
        &mut scripted(&[3, 5]),
        &mut Silent,
    )
    .unwrap();
    assert_eq!(
        (tested.passes, tested.outcome.map(|result| result.id())),
        (Some(1), Some("contact-not-hidden"))
    );
}

#[test]
fn the_first_card_of_a_large_action_counts_as_a_10_at_least() {
    // camp-ex-06: the card itself is drawn in play.
    assert_eq!(missions().large_actions.minimum_reinforcement_card, "10");
    assert_eq!(missions().large_actions.minimum_support, 4);
}

#[test]
fn support_of_three_gives_nine_cards_of_which_six_are_dummies() {
    // camp-ex-07: a Large Action has Support 4 at least (camp-14), unless the reading keeps that to the
    // player.
    let mut order = order(Corps::I, "us-marines");
    order.enemy = Some(ForceId::Nva);
    order.mission = Some(MissionId::Attack);
    order.options.set("camp-14", "player").unwrap();
    let threes = (0..200).map(|seed| made(&order, seed).0).filter(|mission| mission.enemy.support == 3);
    let mut seen = 0;
    for mission in threes {
        let forces = mission.forces.unwrap();
        assert_eq!(forces.method, Method::Cards);
        let cards: Vec<_> = forces.sections.iter().flat_map(|section| &section.cards).collect();
        let real: Vec<_> = cards.iter().filter_map(|card| card.card).collect();
        assert_eq!((cards.len(), real.len()), (9, 3));
        assert!(real.iter().all(|card| card.suit.is_red() == real[0].suit.is_red()), "{real:?}");
        assert!(real.iter().all(|card| !card.is_ace()), "Aces have no row (camp-11)");
        seen += 1;
    }
    assert!(seen > 10);
}

#[test]
fn cards_go_down_by_number_then_section_and_the_last_throw_takes_what_is_left() {
    // camp-ex-08: 3 in section 4, 2 in section 1, the last 4 of nine in section 5 although a 6 was thrown.
    // What was thrown is told.
    let mut order = order(Corps::Iii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    for seed in 0..60 {
        let (mission, told) = made(&order, seed);
        let sections = mission.forces.unwrap().sections;
        let mut left: usize = sections.iter().map(|section| section.cards.len()).sum();
        let mut counted = vec![0; sections.len()];
        for event in told
            .events
            .iter()
            .filter(|event| event.rule == "Generating Enemy Forces" && event.dice.len() == 2)
        {
            let (number, place) = (event.dice[0] as usize, event.dice[1] as u8);
            let index = sections.iter().position(|section| section.numbers.contains(&place)).unwrap();
            let together = number.min(left);
            counted[index] += together;
            left -= together;
        }
        assert_eq!(left, 0);
        assert!(counted.iter().zip(&sections).all(|(count, section)| *count == section.cards.len()));
    }
}

#[test]
fn the_introductory_encounter_is_as_printed() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.introductory = true;
    let (mission, _) = made(&order, 1);
    let ground = mission.ground.as_ref().unwrap();
    assert_eq!((ground.table.width_ft, ground.table.depth_ft), (3, 3));
    assert_eq!(mission.setting.date.to_string(), "1967-06-early");
    let forces = mission.forces.as_ref().unwrap();
    let men: Vec<_> =
        forces.squad.iter().map(|man| (man.name.split_whitespace().next().unwrap(), man.rep)).collect();
    assert_eq!(men, [("Dong", 4), ("Ha", 4), ("Nguyen", 3), ("Pham", 3), ("Thiet", 3)]);
    assert!(forces.squad.iter().all(|man| man.weapon.is_some()));
    assert_eq!((mission.own.leader_rep, mission.enemy.leader_rep), (5, 4));
}

#[test]
fn the_enemy_edge_of_an_outflanked_defender_is_the_one_on_that_side_of_him() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Defend);
    let mut seen = Vec::new();
    for seed in 0..300 {
        let (mission, _) = made(&order, seed);
        let (opening, edges) = (mission.opening.unwrap(), mission.ground.unwrap().edges);
        assert!(!opening.by_player);
        let expected = match opening.opening_move {
            OpeningMove::Barrage | OpeningMove::FrontalAssault => edges.near.opposite(),
            OpeningMove::OutflankedLeft => edges.near.left(),
            OpeningMove::OutflankedRight => edges.near.right(),
            OpeningMove::Overrun => edges.near,
        };
        assert_eq!(edges.enemy, expected);
        let own = if opening.opening_move == OpeningMove::Overrun {
            vec![edges.near.left(), edges.near.right()]
        } else {
            vec![edges.near]
        };
        assert_eq!(edges.own, own);
        seen.push(opening.opening_move);
    }
    assert!(OpeningMove::ALL.iter().all(|each| seen.contains(each)));
}

#[test]
fn who_is_overrun_has_the_edges_to_his_left_and_right() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let mut overruns = 0;
    for seed in 0..300 {
        let (mission, _) = made(&order, seed);
        let (theirs, edges) = (mission.enemy_edges(), mission.ground.as_ref().unwrap().edges.clone());
        let far = edges.near.opposite();
        if mission.opening.as_ref().is_some_and(|opening| opening.opening_move == OpeningMove::Overrun) {
            assert_eq!((theirs, edges.own), (vec![far.left(), far.right()], vec![far]));
            overruns += 1;
        } else {
            assert_eq!(theirs, [far]);
        }
    }
    assert!(overruns > 0);
}
