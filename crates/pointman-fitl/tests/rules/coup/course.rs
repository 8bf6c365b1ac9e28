//! The course of a Round: its order, what stops it, two Coup cards in a row, the next card (6.0, 2.4).

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::coup::{CoupChoices, CoupStop};
use pointman_fitl::{
    Card, CoupPart, Edition, FactionSet, Game, GameEffect, NextStep, Phase, PieceKind, Scenario, Space,
};

use crate::coup::scene::{at_part, at_phase, physical, run};

/// A game of the Full scenario with these two cards showing from a deck on the table.
fn coup_card(number: u8, next: u8) -> Game {
    let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    physical(&game.showing(Card::numbered(number), Some(Card::numbered(next))))
}

#[test]
fn the_card_is_laid_and_the_round_goes_on_to_the_first_choice() {
    let outcome = run(&coup_card(128, 1), &CoupChoices::default(), &[]).unwrap();
    assert_eq!(outcome.run.parts[..2], [CoupPart::CoupCard, CoupPart::Victory]);
    assert_eq!(outcome.game.leader(), Some(pointman_fitl::Leader::NguyenVanThieu));
    assert_eq!(outcome.asks(), CoupPart::UsPacify);
    assert_eq!(outcome.game.phase(), Phase::CoupSupport);
}

#[test]
fn a_failed_attempt_asks_arvn_for_its_cubes_first() {
    let game = coup_card(129, 1);
    let stopped = run(&game, &CoupChoices::default(), &[]).unwrap();
    assert_eq!((stopped.asks(), stopped.run.parts.len(), stopped.game), (CoupPart::CoupCard, 0, game));
    let CoupStop::Choice(question) = stopped.run.stop else { unreachable!() };
    assert!(!question.may_decline);
    let pointman_fitl::coup::CoupOptions::Desert(spaces) = question.options else { panic!("cubes desert") };
    let words: Vec<_> = spaces
        .iter()
        .map(|space| format!("{} {}t {}p", space.space, space.most_troops, space.cubes - space.most_troops))
        .collect();
    let choices = CoupChoices::parse(&format!("coup-card {}", words.join(", "))).unwrap();
    let outcome = run(&game, &choices, &[]).unwrap();
    assert_eq!(outcome.run.parts[0], CoupPart::CoupCard);
    assert!(
        outcome.count(Space::Saigon, PieceKind::ArvnTroops)
            < game.board().count(Space::Saigon, PieceKind::ArvnTroops)
    );
}

#[test]
fn the_second_of_two_coup_cards_in_a_row_has_no_round() {
    let mut game = coup_card(128, 125);
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    game.apply(GameEffect::Finish { card: Card::numbered(128) }).unwrap();
    game.apply(GameEffect::Reveal { card: Card::numbered(1) }).unwrap();
    let outcome = run(&game, &CoupChoices::default(), &[]).unwrap();
    assert_eq!((outcome.run.parts, outcome.run.stop), (vec![CoupPart::CoupCard], CoupStop::NextCard));
    assert_eq!(outcome.game.phase(), Phase::EventCard);
    assert_eq!(outcome.effects.len(), 1, "Momentum, markers and eligibility stay: {:?}", outcome.effects);
}

#[test]
fn the_last_coup_card_right_after_another_ends_the_game() {
    let mut game = coup_card(128, 129);
    for card in [125, 126, 127, 130].map(Card::numbered) {
        game.apply(GameEffect::Leader { card, flipped: false }).unwrap();
    }
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    game.apply(GameEffect::Finish { card: Card::numbered(128) }).unwrap();
    let spaces = pointman_fitl::SpaceSet::ALL.iter().filter(|space| game.deserting(*space) > 0);
    let words: Vec<_> = spaces
        .map(|space| {
            let troops = game.deserting_troops(space).1;
            format!("{space} {troops}t {}p", game.deserting(space) - troops)
        })
        .collect();
    let outcome =
        run(&game, &CoupChoices::parse(&format!("coup-card {}", words.join(", "))).unwrap(), &[]).unwrap();
    assert_eq!((outcome.run.stop, outcome.game.phase()), (CoupStop::GameOver, Phase::Over));
}

#[test]
fn several_parts_may_be_chosen_at_once_and_what_is_not_asked_for_is_refused() {
    let scene = at_phase(Phase::CoupSupport)
        .at(Space::Hue, "1 us_troops 1 arvn_troops 1 arvn_police")
        .at(Space::TayNinh, "1 vc_bases");
    let outcome = scene.run("us-pacify none; arvn-pacify hue levels 1; vc-agitate tay-ninh levels 1");
    assert_eq!(outcome.asks(), CoupPart::ArvnRedeploy);
    assert_eq!(scene.refused("us-pacify none; vc-agitate tay-ninh levels 1"), "6.0");
    assert_eq!(scene.refused("vc-sabotage loc-hue-da-nang"), "6.0");
    assert_eq!(scene.refused("vc-shift none"), "6.0");
}

#[test]
fn no_round_is_carried_out_while_an_event_card_is_played() {
    let game = coup_card(1, 2);
    assert!(run(&game, &CoupChoices::default(), &[]).is_err());
}

#[test]
fn after_the_round_the_next_card_of_a_virtual_deck_is_drawn() {
    let mut dice = Seeded::new(DiceState { seed: 3, drawn: 0 });
    let mut game = pointman_fitl::NewGame::of(Scenario::Full).begin(&mut dice, &mut Vec::new()).unwrap();
    let current = game.cards().current().unwrap();
    game.apply(GameEffect::Finish { card: current }).unwrap();
    game = game.showing(Card::numbered(128), game.cards().current());
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    game.apply(GameEffect::Phase { from: Phase::EventCard, to: Phase::CoupReset }).unwrap();
    let outcome = run(&game, &CoupChoices::default(), &[]).unwrap();
    assert_eq!(outcome.game.next_step(), NextStep::Reveal);
}

#[test]
fn a_coup_card_on_deck_that_is_the_last_becomes_current_when_the_round_is_over() {
    let mut game = coup_card(128, 129);
    for card in [125, 126, 127, 130].map(Card::numbered) {
        game.apply(GameEffect::Leader { card, flipped: false }).unwrap();
    }
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    game.apply(GameEffect::Phase { from: Phase::EventCard, to: Phase::CoupReset }).unwrap();
    let outcome = run(&game, &CoupChoices::default(), &[]).unwrap();
    assert_eq!(outcome.game.next_step(), NextStep::CoupCard(Card::numbered(129)));
}

#[test]
fn a_document_in_the_middle_of_a_phase_keeps_what_the_rest_must_know() {
    let scene = at_part(CoupPart::Casualties).at(Space::DaNang, "9 us_troops");
    let outcome = scene.run("us-commitment 9t da-nang to available");
    let data = pointman_fitl::GameData::from(&outcome.game);
    let json = serde_json::to_value(&data).unwrap();
    assert_eq!((json["coup"]["part"].as_str(), json["coup"]["points"].as_u64()), (Some("vc-shift"), Some(4)));
    assert_eq!(json["coup"]["control"]["coin"], serde_json::json!(["da-nang"]));
    let whole =
        serde_json::to_value(pointman_fitl::GameData::from(&at_part(CoupPart::Victory).game())).unwrap();
    assert!(whole.get("coup").is_none(), "a phase at its beginning has nothing to keep");
}

#[test]
fn a_part_of_another_phase_is_a_fault_of_the_document() {
    let mut data = pointman_fitl::GameData::from(&at_part(CoupPart::VcShift).points(1).game());
    data.phase = Phase::CoupReset;
    let faults = data.validate().unwrap_err();
    assert!(faults.iter().any(|fault| fault.pointer == "/coup/part"), "{faults:?}");
}
