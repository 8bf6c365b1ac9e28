//! Scenarios become games: decks, leader boxes, what non-players change, physical decks.

use pointman_core::dice::Scripted;
use pointman_fitl::{
    Card, CardKind, CardSide, DeckMode, Faction, FactionSet, Game, GameData, Leader, NewGame, NextStep,
    Scenario, Side, Track, TrungCard,
};
use serde_json::Value;

use crate::game::helpers::*;

fn printed(scenario: Scenario) -> Value {
    let data: Value = serde_json::from_str(include_str!("../../../src/data/scenarios.json")).unwrap();
    data["scenarios"].as_array().unwrap().iter().find(|entry| entry["id"] == scenario.id()).unwrap().clone()
}

/// All cards of a fresh virtual deck, in the order in which they will show.
fn whole_deck(game: &Game) -> Vec<Card> {
    let cards = game.cards();
    cards.current().into_iter().chain(cards.next()).chain(cards.deck().iter()).collect()
}

#[test]
fn every_scenario_starts_as_printed() {
    for scenario in Scenario::ALL {
        let printed = printed(scenario);
        let game = begun(&NewGame::of(scenario), 5);
        for faction in Faction::ALL {
            assert_eq!(printed["published_markers"][faction.id()], game.board().victory_total(faction));
        }
        for track in Track::ALL.into_iter().filter(|track| *track != Track::AgitateTotal) {
            assert_eq!(printed["tracks"][track.id()], game.board().track(track), "{track}");
        }
        assert_eq!(game.sequence().eligible(), FactionSet::ALL);
        let leaders: Vec<u8> = game.leader_box().cards().map(Card::number).collect();
        let bottom_first = printed["leader_box"]["cards_bottom_to_top"].as_array().unwrap();
        let expected: Vec<u8> = bottom_first.iter().rev().map(|card| card.as_u64().unwrap() as u8).collect();
        assert_eq!(leaders, expected);
        assert_eq!(game.leader().map(Leader::id), printed["leader_box"]["current"].as_str());
        let pivotal = Faction::ALL.into_iter().filter_map(|faction| game.cards().pivotal(faction)).count();
        assert_eq!(pivotal, if scenario == Scenario::Short { 0 } else { 4 });
        assert_eq!(whole_deck(&game).len(), printed["deck"]["total_cards"].as_u64().unwrap() as usize);
        assert_eq!(
            (game.coups_played(), game.previous_card_was_coup(), game.peace_talks()),
            (0, false, false)
        );
    }
}

#[test]
fn each_pile_holds_one_coup_card_and_no_card_comes_twice() {
    for scenario in Scenario::ALL {
        for seed in 0..20 {
            let game = begun(&NewGame::of(scenario), seed);
            let deck = whole_deck(&game);
            let facts = scenario.deck();
            for pile in deck.chunks(usize::from(facts.events_per_pile) + 1) {
                assert_eq!(pile.iter().filter(|card| card.kind() == CardKind::Coup).count(), 1);
            }
            let mut once = deck.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), deck.len());
            assert!(
                deck.iter().all(|card| card.kind() != CardKind::Pivotal && !facts.leader_box.contains(card)),
                "R44"
            );
        }
    }
}

#[test]
fn the_short_scenario_takes_out_one_failed_attempt() {
    for (roll, out) in [(1, 129), (2, 130)] {
        let mut rolls = vec![roll];
        rolls.extend(std::iter::repeat_n(1, 2 + 24 + 3));
        let mut dice = Scripted::new(rolls);
        let game = NewGame::of(Scenario::Short).begin(&mut dice, &mut Vec::new()).unwrap();
        dice.finish().unwrap();
        assert_eq!(game.cards().removed().iter().map(Card::number).collect::<Vec<_>>(), [out]);
        assert!(!whole_deck(&game).contains(&card(out)));
    }
}

#[test]
fn by_period_each_pile_is_dealt_from_its_series_and_capabilities_are_in_effect() {
    for scenario in Scenario::ALL {
        let game = begun(&NewGame { period_events: true, ..NewGame::of(scenario) }, 3);
        let facts = scenario.deck();
        for (pile, series) in
            whole_deck(&game).chunks(usize::from(facts.events_per_pile) + 1).zip(facts.piles)
        {
            assert!(pile.iter().all(|card| card.kind() == CardKind::Coup || card.series() == Some(*series)));
        }
        let in_effect: Vec<(u8, CardSide)> = game
            .lasting()
            .entries()
            .iter()
            .filter_map(|entry| entry.side.map(|side| (entry.card.number(), side)))
            .collect();
        let expected: Vec<(u8, CardSide)> =
            facts.capabilities.iter().map(|(card, side)| (card.number(), *side)).collect();
        assert_eq!(in_effect, expected);
        assert!(facts.capabilities.iter().all(|(card, _)| game.cards().removed().contains(*card)));
    }
    let plain = begun(&NewGame::of(Scenario::Medium), 3);
    assert!(
        plain.lasting().entries().iter().all(|entry| entry.side.is_none()),
        "without the option none is in effect"
    );
}

#[test]
fn non_players_keep_no_resources_and_vc_starts_with_an_agitate_total() {
    let players: FactionSet = [Faction::Nva].into_iter().collect();
    for (roll, total) in [(1, 1), (2, 2), (3, 3)] {
        let agreed = NewGame { players, deck: DeckMode::Physical, ..NewGame::of(Scenario::Full) };
        let mut effects = Vec::new();
        let game = agreed.begin(&mut Scripted::new([roll]), &mut effects).unwrap();
        let track = |track| game.board().track(track);
        assert_eq!(track(Track::AgitateTotal), total);
        assert_eq!((track(Track::ArvnResources), track(Track::Econ), track(Track::VcResources)), (0, 0, 0));
        assert_eq!((track(Track::NvaResources), track(Track::Aid), track(Track::Patronage)), (10, 15, 15));
        assert_eq!(effects.len(), 4);
    }
    let one_coin = NewGame { players: [Faction::Us].into_iter().collect(), ..NewGame::of(Scenario::Full) };
    let game = begun(&one_coin, 1);
    assert_eq!(
        (game.board().track(Track::ArvnResources), game.board().track(Track::Econ)),
        (30, 15),
        "US or ARVN a player: kept"
    );
    assert_eq!(game.board().track(Track::NvaResources), 0);
}

#[test]
fn the_trung_cards_of_the_non_players_are_shuffled_and_nobody_knows_their_order() {
    let players = [Faction::Vc, Faction::Us].into_iter().collect();
    for deck in [DeckMode::Virtual, DeckMode::Physical] {
        let game = begun(&NewGame { players, deck, ..NewGame::of(Scenario::Full) }, 9);
        let letters = TrungCard::of(Faction::Arvn).chain(TrungCard::of(Faction::Nva));
        assert_eq!(game.trung_deck().unseen(), letters.fold(0, |all, card| all | 1 << card.index()));
        assert_eq!(game.trung_deck().lying().collect::<Vec<_>>(), [None; 12]);
    }
    assert!(begun(&NewGame::of(Scenario::Full), 9).trung_deck().is_empty());
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    assert_eq!(begun(&agreed, 4), begun(&agreed, 4));
    assert_ne!(begun(&agreed, 4), begun(&agreed, 5));
}

#[test]
fn one_persons_side_must_be_played_by_people() {
    let agreed = NewGame {
        players: FactionSet::only(Faction::Us),
        shared: Some(vec![Side::Coin]),
        ..NewGame::of(Scenario::Full)
    };
    assert!(agreed.begin(&mut seeded(1), &mut Vec::new()).is_err());
}

fn physical(scenario: Scenario) -> Game {
    begun(&NewGame { deck: DeckMode::Physical, ..NewGame::of(scenario) }, 1)
}

#[test]
fn with_a_physical_deck_the_first_card_shown_is_current_and_the_second_on_deck() {
    let mut game = physical(Scenario::Full);
    assert_eq!(game.next_step(), NextStep::Reveal);
    show(&mut game, 107).unwrap();
    assert_eq!((game.cards().current(), game.next_step()), (Some(card(107)), NextStep::Reveal));
    show(&mut game, 55).unwrap();
    assert_eq!(game.cards().next(), Some(card(55)));
    assert_eq!(turn(&game), card(107).facts().order.map(|order| order[0]));
    assert_eq!(rule(show(&mut game, 3)), "2.1", "no card is turned up while this one is played");
}

#[test]
fn g25_a_card_that_is_somewhere_cannot_show() {
    let mut game = changed(&on(Scenario::Medium, 7, 8), |data| {
        data.cards.next = None;
        data.cards.played = vec![card(9)];
        data.cards.cancelled = vec![card(10)];
        data.cards.removed = vec![card(11)];
    });
    for number in [7, 9, 10, 11, 125, 127] {
        assert_eq!(rule(show(&mut game, number)), "G25, 2.1", "{number}");
    }
    show(&mut game, 8).unwrap();
}

#[test]
fn g26_pivotal_events_are_not_cards_of_the_deck() {
    let mut game = physical(Scenario::Full);
    for number in 121..=124 {
        assert_eq!(rule(show(&mut game, number)), "G26, 2.1, 2.3.8");
    }
}

#[test]
fn g27_only_one_failed_attempt_shows_in_the_short_scenario() {
    let mut game = changed(&physical(Scenario::Short), |data| {
        data.leaders.push(card(130));
        data.coups_played = 1;
    });
    assert_eq!(rule(show(&mut game, 129)), "G27, 2.1");
    show(&mut game, 127).unwrap();
    let mut game = changed(&on(Scenario::Short, 7, 129), |data| data.sequence.passed = FactionSet::ALL);
    assert_eq!(rule(show(&mut game, 130)), "G27, 2.1");
}

#[test]
fn g27_a_deck_by_period_shows_no_event_of_other_years() {
    let mut game = changed(&physical(Scenario::Medium), |data| data.period_events = true);
    assert_eq!(rule(show(&mut game, 17)), "G27, 2.1");
    show(&mut game, 117).unwrap();
    let mut mixed = physical(Scenario::Medium);
    show(&mut mixed, 17).unwrap();
}

#[test]
fn g27_when_every_event_of_the_deck_has_shown_only_coup_cards_are_left() {
    let deck = Scenario::Short.deck();
    let all = deck.piles.len() * usize::from(deck.events_per_pile);
    let mut game = changed(&on(Scenario::Short, 1, 2), |data| {
        data.cards.played = (10..8 + all as u8).map(card).collect();
        data.cards.next = None;
    });
    show(&mut game, 100).unwrap();
    act(&mut game, "pass").unwrap();
    while game.whose_turn(None).is_ok() {
        act(&mut game, "pass").unwrap();
    }
    assert_eq!(rule(show(&mut game, 101)), "G27, 2.1");
    show(&mut game, 127).unwrap();
}

#[test]
fn g28_nothing_shows_behind_the_last_coup_card() {
    let mut game = changed(&on(Scenario::Medium, 7, 130), |data| {
        data.leaders = vec![card(128), card(127), card(126), card(125), card(129)];
        data.lasting = vec![pointman_fitl::LastingEntry { card: card(128), side: None }];
        data.coups_played = 2;
    });
    assert!(game.last_coup_card_shows());
    assert_eq!(rule(show(&mut game, 8)), "G28, 2.1");
    let finished = changed(&game, |data| {
        data.sequence.passed = [Faction::Us, Faction::Nva, Faction::Vc].into_iter().collect()
    });
    let mut finished = finished;
    let last = turn(&finished).unwrap();
    act(&mut finished, "pass").unwrap();
    assert_eq!(
        finished.cards().current(),
        Some(card(130)),
        "after {last} the last Coup card is played at once"
    );
    assert_eq!(finished.next_step(), NextStep::CoupCard(card(130)));
}

#[test]
fn a_virtual_deck_is_drawn_and_its_cards_are_not_named() {
    let mut game = begun(&NewGame::of(Scenario::Full), 2);
    assert_eq!(rule(show(&mut game, 3)), "2.1");
    assert_eq!(rule(at(&mut game, &mut Scripted::new([]), |table| table.draw())), "2.1");
    let next = game.cards().next();
    let on_top = game.cards().deck().first();
    while turn(&game).is_some() {
        act(&mut game, "pass").unwrap();
    }
    at(&mut game, &mut Scripted::new([]), |table| table.draw()).unwrap();
    assert_eq!((game.cards().current(), game.cards().next()), (next, on_top));
    assert_eq!(game.cards().deck().len(), 75);
}

#[test]
fn a_game_at_its_start_survives_writing_and_reading() {
    for scenario in Scenario::ALL {
        for period_events in [false, true] {
            for players in [FactionSet::NONE, FactionSet::only(Faction::Arvn), FactionSet::ALL] {
                let game = begun(&NewGame { period_events, players, ..NewGame::of(scenario) }, 11);
                let text = serde_json::to_string(&GameData::from(&game)).unwrap();
                let read: GameData = serde_json::from_str(&text).unwrap();
                assert_eq!(read.validate().unwrap(), game);
                assert_eq!(serde_json::to_string(&read).unwrap(), text);
            }
        }
    }
}
