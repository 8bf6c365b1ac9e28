//! Coup cards: leaders, Failed Attempts, two in a row, the last one (2.4, 6.0).

use pointman_core::dice::Scripted;
use pointman_fitl::coup::{AfterCoupCard, Desertion};
use pointman_fitl::{
    Effect, Faction, Game, GameEffect, Leader, NextStep, Phase, PieceKind, Scenario, Space, SpaceSet,
};

use crate::game::helpers::*;

fn carry_out(game: &mut Game, words: &str) -> Result<AfterCoupCard, pointman_core::Error> {
    let desertion = Desertion::parse(words)?;
    at(game, &mut Scripted::new([]), |table| table.carry_out_coup_card(&desertion.0)).map(|(after, _)| after)
}

#[test]
fn a_leader_goes_on_top_face_up_and_a_coup_round_follows() {
    let mut game = on(Scenario::Full, 125, 3);
    assert_eq!(game.next_step(), NextStep::CoupCard(card(125)));
    assert_eq!(game.leader(), Some(Leader::DuongVanMinh));
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::CoupRound);
    assert_eq!(
        (game.leader(), game.coups_played(), game.phase()),
        (Some(Leader::NguyenKhanh), 1, Phase::CoupVictory)
    );
    assert_eq!(game.next_step(), NextStep::CoupRound(Phase::CoupVictory));
    assert!(carry_out(&mut game, "").is_err(), "once");
}

#[test]
fn a_failed_attempt_goes_under_all_others_and_leaves_the_leader_in_force() {
    let mut game = on(Scenario::Medium, 129, 3);
    let choices = whole_choice(&game);
    carry_out(&mut game, &choices).unwrap();
    assert_eq!(game.leader(), Some(Leader::NguyenCaoKy));
    assert_eq!(game.leader_box().cards().map(|card| card.number()).collect::<Vec<_>>(), [127, 126, 125, 129]);
}

#[test]
fn a_failed_attempt_in_an_empty_box_ends_minh() {
    let mut game = on(Scenario::Full, 130, 3);
    let choices = whole_choice(&game);
    carry_out(&mut game, &choices).unwrap();
    assert_eq!(game.leader(), None);
    let mut flipped = changed(&on(Scenario::Full, 129, 3), |data| {
        data.leaders = vec![card(125)];
        data.leader_flipped = true;
        data.coups_played = 1;
    });
    let choices = whole_choice(&flipped);
    carry_out(&mut flipped, &choices).unwrap();
    assert!(
        flipped.leader_box().is_flipped() && flipped.leader().is_none(),
        "a flipped leader stays flipped"
    );
}

#[test]
fn only_a_named_leader_is_flipped_and_a_new_one_is_face_up() {
    let mut game = on(Scenario::Medium, 1, 2);
    let flip = |number| GameEffect::Leader { card: card(number), flipped: true };
    assert!(game.apply(flip(126)).is_err());
    game.apply(flip(127)).unwrap();
    assert_eq!(game.leader(), None);
    assert!(game.apply(flip(127)).is_err());
    game.apply(GameEffect::Leader { card: card(128), flipped: false }).unwrap();
    assert_eq!(game.leader(), Some(Leader::NguyenVanThieu));
    let mut failed_only = changed(&on(Scenario::Full, 1, 2), |data| {
        data.leaders = vec![card(129)];
        data.coups_played = 1;
    });
    assert!(failed_only.apply(flip(129)).is_err());
}

/// A choice for every space where ARVN cubes desert: Troops first.
fn whole_choice(game: &Game) -> String {
    let due = SpaceSet::ALL.filter(|space| game.deserting(space) > 0);
    due.iter()
        .map(|space| {
            format!(
                "{space} {}t {}p;",
                game.deserting_troops(space).1,
                game.deserting(space) - game.deserting_troops(space).1
            )
        })
        .collect()
}

#[test]
fn arvn_loses_a_third_of_its_cubes_in_each_space_and_picks_them() {
    let mut game = on(Scenario::Full, 129, 3);
    // Saigon: 2 Troops, 3 Police; other Cities 2 and 2.
    assert_eq!((game.deserting(Space::Saigon), game.deserting_troops(Space::Saigon)), (1, (0, 1)));
    let refused = carry_out(&mut game, "").unwrap_err().to_string();
    assert!(refused.contains("Hue: 1 ARVN cubes desert there; choose 1p or 1t"), "{refused}");
    assert!(
        carry_out(&mut game, "da-nang 1p")
            .unwrap_err()
            .to_string()
            .contains("Da Nang: no ARVN cubes desert there")
    );
    assert!(carry_out(&mut game, "hue 1t; hue 1t").unwrap_err().to_string().contains("twice"));
    assert!(carry_out(&mut game, "hue 2t").is_err());
    assert!(carry_out(&mut game, "hue 1u").is_err());
    let before = *game.board();
    carry_out(&mut game, "hue 1t; qui-nhon 1p; cam-ranh 1p; an-loc 1t; saigon 1p; can-tho 1t").unwrap();
    let lost = |space, kind| before.count(space, kind) - game.board().count(space, kind);
    assert_eq!((lost(Space::Hue, PieceKind::ArvnTroops), lost(Space::Hue, PieceKind::ArvnPolice)), (1, 0));
    assert_eq!(
        (lost(Space::Saigon, PieceKind::ArvnTroops), lost(Space::Saigon, PieceKind::ArvnPolice)),
        (0, 1)
    );
}

#[test]
fn a_space_with_but_one_way_need_not_be_named() {
    let mut game = on(Scenario::Full, 129, 3);
    for space in [Space::Hue, Space::QuiNhon, Space::CamRanh, Space::AnLoc, Space::CanTho] {
        game.apply(
            Effect::Move { piece: PieceKind::ArvnPolice, count: 2, from: space, to: Space::LocHueDaNang }
                .into(),
        )
        .unwrap();
    }
    game.apply(
        Effect::Move {
            piece: PieceKind::ArvnTroops,
            count: 2,
            from: Space::Saigon,
            to: Space::LocSaigonCanTho,
        }
        .into(),
    )
    .unwrap();
    let before = *game.board();
    carry_out(&mut game, "").unwrap();
    assert_eq!(game.board().count(Space::Saigon, PieceKind::ArvnPolice), 2);
    assert_eq!(
        game.board().count(Space::LocHueDaNang, PieceKind::ArvnPolice),
        before.count(Space::LocHueDaNang, PieceKind::ArvnPolice) - 3,
        "LoCs included"
    );
}

#[test]
fn no_coup_round_follows_a_coup_card_right_after_another() {
    let mut game = changed(&on(Scenario::Full, 126, 3), |data| {
        data.leaders = vec![card(125)];
        data.lasting = vec![pointman_fitl::LastingEntry { card: card(125), side: None }];
        data.coups_played = 1;
        data.previous_card_was_coup = true;
        data.sequence.eligible = [Faction::Us].into_iter().collect();
        data.sequence.ineligible = [Faction::Arvn, Faction::Nva, Faction::Vc].into_iter().collect();
    });
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::NextCard);
    assert_eq!(
        (game.phase(), game.leader(), game.coups_played()),
        (Phase::EventCard, Some(Leader::YoungTurks), 2)
    );
    assert_eq!(game.next_step(), NextStep::Reveal);
    show(&mut game, 7).unwrap();
    assert_eq!(game.cards().current(), Some(card(3)));
    assert_eq!(game.sequence().eligible(), [Faction::Us].into_iter().collect(), "eligibility is not reset");
    assert!(game.previous_card_was_coup());
}

#[test]
fn a_third_coup_card_in_a_row_has_no_round_either() {
    let mut game = changed(&on(Scenario::Full, 126, 127), |data| {
        data.leaders = vec![card(125)];
        data.lasting = vec![pointman_fitl::LastingEntry { card: card(125), side: None }];
        data.coups_played = 1;
        data.previous_card_was_coup = true;
    });
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::NextCard);
    show(&mut game, 7).unwrap();
    assert_eq!(game.next_step(), NextStep::CoupCard(card(127)));
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::NextCard);
}

#[test]
fn the_last_coup_card_right_after_another_ends_the_game() {
    let mut game = changed(&on(Scenario::Medium, 1, 128), |data| {
        data.leaders = vec![card(127), card(126), card(125), card(129), card(130)];
        data.coups_played = 2;
        data.previous_card_was_coup = true;
        data.cards.played = vec![card(1)];
        data.cards.current = Some(card(128));
        data.cards.next = None;
    });
    assert!(game.is_last_coup_card());
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::GameOver);
    assert_eq!((game.phase(), game.next_step()), (Phase::Over, NextStep::Over));
    assert_eq!(game.winner(), Some(game.final_ranking().winner()));
}

#[test]
fn between_two_coup_cards_in_a_row_and_the_last_one_nothing_is_turned_up() {
    let mut game = changed(&on(Scenario::Medium, 129, 128), |data| {
        data.leaders.push(card(130));
        data.coups_played = 1;
        data.previous_card_was_coup = true;
    });
    let choices = whole_choice(&game);
    assert_eq!(carry_out(&mut game, &choices).unwrap(), AfterCoupCard::NextCard);
    assert_eq!(game.next_step(), NextStep::CoupCard(card(128)));
    assert_eq!(carry_out(&mut game, "").unwrap(), AfterCoupCard::GameOver);
}
