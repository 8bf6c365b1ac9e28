//! What a search is written with: the unseen cards dealt anew, seats handed over, a game played on, costs.

use pointman_core::dice::{DiceState, Seeded, shuffle};
use pointman_fitl::trung::playout::{Seat, play_on, stand_in};
use pointman_fitl::{
    ByFaction, Card, CardKind, Cost, DeckMode, Edition, Faction, FactionSet, Game, GameData, NewGame,
    NextStep, OperationAction, PlayerAction, Scenario, Side, Table, Terms, Track, TrungCard, Turn,
};

fn seeded(seed: u64) -> Seeded {
    Seeded::new(DiceState { seed, drawn: 0 })
}

fn begun(agreed: &NewGame, seed: u64) -> Game {
    agreed.begin(&mut seeded(seed), &mut Vec::new()).unwrap()
}

/// The game with the deck in that order.
fn with_deck(game: &Game, deck: &[Card], removed: &[Card]) -> Game {
    let mut data = GameData::from(game);
    data.cards.deck = deck.to_vec();
    data.cards.removed = removed.to_vec();
    data.validate().unwrap()
}

/// The game once so many cards have been drawn, everybody passing.
fn passed(agreed: &NewGame, seed: u64, cards: usize) -> Game {
    let game = begun(agreed, seed);
    let left = game.cards().deck().len() - cards;
    let mut seats = ByFaction::from_fn(|_| Seat::Pass);
    play_on(&game, &mut seats, &mut seeded(seed), &mut Vec::new(), |game| {
        game.cards().deck().len() <= left && matches!(game.next_step(), NextStep::Act { .. })
    })
    .unwrap()
}

fn agreed_games() -> impl Iterator<Item = NewGame> {
    Scenario::ALL.into_iter().flat_map(|scenario| {
        [false, true].map(|period_events| NewGame { period_events, ..NewGame::of(scenario) })
    })
}

#[test]
fn the_order_of_the_unseen_cards_makes_no_difference_to_those_dealt_anew() {
    for (agreed, seed) in agreed_games().zip(1..) {
        for cards in [0, 3, 9, 20] {
            let game = passed(&agreed, seed, cards);
            let size = usize::from(agreed.scenario.deck().events_per_pile) + 1;
            let mut deck: Vec<Card> = game.cards().deck().iter().collect();
            let mut dice = seeded(seed + 100);
            for pile in deck.rchunks_mut(size) {
                shuffle(&mut dice, pile, format_args!("unseen cards of a pile")).unwrap();
            }
            let other = with_deck(&game, &deck, &game.cards().removed().iter().collect::<Vec<_>>());
            assert_ne!(other, game);
            let dealt = |game: &Game| game.redealt(&mut seeded(9)).unwrap();
            assert_eq!(dealt(&other), dealt(&game), "{agreed:?}, {cards} cards later");
            assert_eq!(dealt(&dealt(&game)), dealt(&game), "{agreed:?}: what was dealt is unseen again");
        }
    }
}

#[test]
fn which_cards_lie_in_the_deck_and_which_were_left_in_the_box_is_unseen_too() {
    let game = begun(&NewGame::of(Scenario::Medium), 5);
    let mut deck: Vec<Card> = game.cards().deck().iter().collect();
    let unused = |card: &Card| {
        card.kind() == CardKind::Event
            && !deck.contains(card)
            && ![game.cards().current(), game.cards().next()].contains(&Some(*card))
    };
    let boxed = Card::all().find(unused).unwrap();
    let event = deck.iter().position(|card| card.kind() == CardKind::Event).unwrap();
    deck[event] = boxed;
    let other = with_deck(&game, &deck, &[]);
    assert_eq!(other.redealt(&mut seeded(2)).unwrap(), game.redealt(&mut seeded(2)).unwrap());
}

#[test]
fn the_failed_attempt_taken_out_of_a_short_game_may_be_the_other_one() {
    let game = begun(&NewGame::of(Scenario::Short), 1);
    let failed = [129, 130].map(Card::numbered);
    assert!(
        ![game.cards().current(), game.cards().next()].iter().flatten().any(|card| failed.contains(card))
    );
    let swapped = |card: Card| match failed.iter().position(|failed| *failed == card) {
        Some(index) => failed[1 - index],
        None => card,
    };
    let deck: Vec<Card> = game.cards().deck().iter().map(swapped).collect();
    let removed: Vec<Card> = game.cards().removed().iter().map(swapped).collect();
    let other = with_deck(&game, &deck, &removed);
    assert_ne!(other.cards().removed(), game.cards().removed());
    let mut out = Vec::new();
    for seed in 0..20 {
        let dealt = game.redealt(&mut seeded(seed)).unwrap();
        assert_eq!(other.redealt(&mut seeded(seed)).unwrap(), dealt);
        out.extend(dealt.cards().removed().iter());
    }
    assert!(failed.iter().all(|failed| out.contains(failed)), "both come up: {out:?}");
}

#[test]
fn cards_dealt_anew_keep_their_piles_and_every_rule() {
    for (agreed, seed) in agreed_games().zip(1..) {
        let facts = agreed.scenario.deck();
        let size = usize::from(facts.events_per_pile) + 1;
        for cards in [0, 5, 11, 24] {
            let game = passed(&agreed, seed, cards);
            let dealt = game.redealt(&mut seeded(seed)).unwrap();
            assert_eq!(GameData::from(&dealt).validate().as_ref(), Ok(&dealt));
            assert_eq!(dealt.coup_odds(), game.coup_odds());
            let (deck, before): (Vec<Card>, Vec<Card>) =
                (dealt.cards().deck().iter().collect(), game.cards().deck().iter().collect());
            assert_eq!(deck.len(), before.len());
            let coups = |pile: &[Card]| pile.iter().filter(|card| card.kind() == CardKind::Coup).count();
            for ((pile, before), series) in
                deck.rchunks(size).zip(before.rchunks(size)).zip(facts.piles.iter().rev())
            {
                assert_eq!(coups(pile), coups(before));
                let of_period = |card: &Card| card.series().is_none_or(|of| of == *series);
                assert!(!agreed.period_events || pile.iter().all(of_period), "{pile:?} is of {series:?}");
            }
        }
    }
}

#[test]
fn a_physical_deck_is_dealt_as_the_virtual_one_with_the_same_cards_shown() {
    for (agreed, seed) in agreed_games().zip(1..) {
        for cards in [0, 4, 15] {
            let game = passed(&agreed, seed, cards);
            let mut data = GameData::from(&game);
            data.cards.mode = DeckMode::Physical;
            data.cards.deck.clear();
            data.cards.removed.retain(|card| card.kind() != CardKind::Coup);
            let physical = data.validate().unwrap();
            assert_eq!(physical.redealt(&mut seeded(4)).unwrap(), game.redealt(&mut seeded(4)).unwrap());
        }
    }
}

#[test]
fn a_deck_made_by_hand_keeps_its_own_cards() {
    let game = begun(&NewGame::of(Scenario::Full), 1);
    let hand: Vec<Card> = (0..8)
        .map(|index| {
            game.cards().deck().iter().filter(|card| card.kind() == CardKind::Event).nth(index).unwrap()
        })
        .collect();
    let made = with_deck(&game, &hand, &[]);
    let dealt = made.redealt(&mut seeded(1)).unwrap();
    let mut deck: Vec<Card> = dealt.cards().deck().iter().collect();
    assert_ne!(deck, hand);
    deck.sort_unstable_by_key(|card| card.number());
    let mut sorted = hand;
    sorted.sort_unstable_by_key(|card| card.number());
    assert_eq!(deck, sorted);
}

#[test]
fn a_seat_handed_to_the_tables_keeps_no_resources_and_its_trung_cards_join_those_unseen() {
    let agreed = NewGame { players: FactionSet::of_side(Side::Coin), ..NewGame::of(Scenario::Full) };
    let game = begun(&agreed, 2);
    let us_only = game.with_players(FactionSet::only(Faction::Us), &mut seeded(1)).unwrap();
    assert_eq!(us_only.board().track(Track::ArvnResources), game.board().track(Track::ArvnResources));
    assert_eq!(us_only.board().track(Track::Econ), game.board().track(Track::Econ));
    let nobody = game.with_players(FactionSet::NONE, &mut seeded(1)).unwrap();
    for track in [Track::ArvnResources, Track::Econ, Track::NvaResources, Track::VcResources] {
        assert_eq!((nobody.board().track(track), nobody.keeps(track)), (0, false), "{track}");
    }
    assert_eq!(nobody.board().track(Track::AgitateTotal), game.board().track(Track::AgitateTotal));
    assert_eq!(nobody.trung_deck().len(), TrungCard::ALL.len());
    for handed in [us_only, nobody] {
        assert_eq!(GameData::from(&handed).validate().as_ref(), Ok(&handed));
    }
}

#[test]
fn a_seat_a_person_takes_over_starts_without_resources_and_its_trung_cards_go() {
    let game = begun(&NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Medium) }, 3);
    assert!(game.board().track(Track::AgitateTotal) > 0);
    let taken = game.with_players(FactionSet::only(Faction::Vc), &mut seeded(1)).unwrap();
    assert_eq!((taken.board().track(Track::AgitateTotal), taken.purse(Faction::Vc)), (0, Some(0)));
    assert!(taken.trung_deck().len() == 18 && !taken.trung_deck().has_any(Faction::Vc));
    assert_eq!(GameData::from(&taken).validate().as_ref(), Ok(&taken));
    assert_eq!(taken.with_players(taken.players(), &mut seeded(1)).unwrap(), taken);
}

#[test]
fn games_are_played_to_their_end_with_every_mix_of_seats() {
    let mut effects = Vec::new();
    for (agreed, seed) in agreed_games().zip(1..) {
        for (tables, stand_in) in [0b0000_u8, 0b0001, 0b0110, 0b1010, 0b1101, 0b1111]
            .into_iter()
            .flat_map(|tables| [(tables, false), (tables, true)])
        {
            let game = begun(&agreed, seed);
            let mut seats = ByFaction::from_fn(|faction| match tables & 1 << faction.index() {
                0 if stand_in => Seat::StandIn,
                0 => Seat::Pass,
                _ => Seat::Tables,
            });
            let mut steps = 0_u32;
            let end = play_on(&game, &mut seats, &mut seeded(seed), &mut effects, |game| {
                steps += 1;
                assert_eq!(GameData::from(game).validate().as_ref(), Ok(game));
                false
            })
            .unwrap();
            assert!(
                end.winner().is_some() && steps > 20,
                "{agreed:?}, {tables:04b}, {stand_in}: {steps} steps"
            );
            let people = Faction::ALL.into_iter().filter(|faction| tables & 1 << faction.index() == 0);
            assert_eq!(end.players(), people.collect());
        }
    }
}

#[test]
fn a_game_is_played_on_until_what_was_asked_for_and_no_further() {
    let game = begun(&NewGame::of(Scenario::Full), 6);
    let mut seats = ByFaction::<Seat<'_>>::default();
    let (mut dice, mut effects) = (seeded(1), Vec::new());
    let end = play_on(&game, &mut seats, &mut dice, &mut effects, |game| game.coups_played() == 1).unwrap();
    assert_eq!(end.coups_played(), 1);
    let at_once = play_on(&game, &mut ByFaction::from_fn(|_| Seat::Pass), &mut dice, &mut effects, |_| true);
    assert_eq!(at_once.unwrap(), game, "people in every seat, as before, and nothing done");
}

/// Four people before the start of the Full game, VC the first to act on the card.
fn vc_first() -> Game {
    let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    let is_first = |game: &Game| matches!(game.next_step(), NextStep::Act { faction: Faction::Vc, .. });
    let shown = Card::all().map(|card| game.showing(card, Some(Card::numbered(1))));
    shown.filter(is_first).find(|game| game.cards().current() != game.cards().next()).unwrap()
}

#[test]
fn a_person_in_a_seat_does_what_it_says_at_its_cost() {
    let game = vc_first();
    let mut asked = 0;
    let mut rally = |_: &Game| {
        asked += 1;
        PlayerAction::parse("rally tay-ninh place 1; quang-tin-quang-ngai place 1", Faction::Vc).unwrap()
    };
    let mut seats = ByFaction::from_fn(|_| Seat::Pass);
    seats[Faction::Vc] = Seat::Person(&mut rally);
    let acted = |game: &Game| !game.sequence().nobody_has_acted();
    let end = play_on(&game, &mut seats, &mut seeded(1), &mut Vec::new(), acted).unwrap();
    assert_eq!(asked, 1);
    let resources = |game: &Game| game.board().track(Track::VcResources);
    assert_eq!(resources(&end) + 2, resources(&game));
}

#[test]
fn what_the_rules_refuse_a_person_ends_the_playout() {
    let mut wrong = |_: &Game| PlayerAction::parse("rally loc-hue-da-nang place 1", Faction::Vc).unwrap();
    let mut seats = ByFaction::from_fn(|_| Seat::Pass);
    seats[Faction::Vc] = Seat::Person(&mut wrong);
    let refused = play_on(&vc_first(), &mut seats, &mut seeded(1), &mut Vec::new(), |_| false).unwrap_err();
    assert!(refused.to_string().contains("loc-hue-da-nang"), "{refused}");
}

#[test]
fn an_event_that_a_person_executes_without_a_word_is_decided_by_its_tables() {
    for card in Card::all().filter(|card| card.kind() == CardKind::Event) {
        let game = Game::on(Scenario::Medium.board(), FactionSet::ALL, Edition::Second).showing(card, None);
        for side in ["unshaded", "shaded"] {
            let mut event = |game: &Game| {
                let NextStep::Act { faction, .. } = game.next_step() else { panic!("{}", game.due()) };
                PlayerAction::parse(&format!("event {side}"), faction).unwrap()
            };
            let game = game.showing(card, Some(Card::numbered(if card.number() == 1 { 2 } else { 1 })));
            let NextStep::Act { faction, .. } = game.next_step() else { panic!("{}", game.due()) };
            let mut seats = ByFaction::from_fn(|_| Seat::Pass);
            seats[faction] = Seat::Person(&mut event);
            let acted = |game: &Game| !game.sequence().nobody_has_acted();
            let played = play_on(&game, &mut seats, &mut seeded(1), &mut Vec::new(), acted);
            let has_side = card.is_dual() || side == "unshaded";
            assert_eq!(played.is_ok(), has_side, "{card} {side}: {:?}", played.err());
        }
    }
}

#[test]
fn the_tables_take_a_turn_for_a_person_who_keeps_the_seat_and_its_resources() {
    for (agreed, seed) in agreed_games().zip(1..) {
        for cards in [0, 3, 9] {
            let game = passed(&agreed, seed, cards);
            let NextStep::Act { faction, .. } = game.next_step() else { panic!("{}", game.due()) };
            let people = FactionSet::only(faction).union(FactionSet::only(Faction::Us));
            for players in [FactionSet::ALL, FactionSet::only(faction), people] {
                let before = game.with_players(players, &mut seeded(7)).unwrap();
                let (mut after, mut effects) = (before, Vec::new());
                let mut dice = seeded(seed);
                let mut table = Table { game: &mut after, dice: &mut dice, effects: &mut effects };
                let taken = stand_in(&mut table).unwrap();
                assert_eq!(taken.turn.faction, faction);
                assert_ne!(after.sequence(), before.sequence());
                assert_eq!((after.players(), after.trung_deck().len()), (players, before.trung_deck().len()));
                let pool = before.pool(faction).unwrap();
                if players == FactionSet::only(faction) || !matches!(faction, Faction::Us | Faction::Arvn) {
                    assert_eq!(after.board().track(pool), before.board().track(pool), "{pool}");
                }
                for track in Track::ALL.into_iter().filter(|track| !after.keeps(*track)) {
                    assert_eq!(after.board().track(track), 0, "{track} of {players}");
                }
                assert_eq!(GameData::from(&after).validate().as_ref(), Ok(&after));
            }
        }
    }
    let mut nobody = vc_first().with_players(FactionSet::NONE, &mut seeded(1)).unwrap();
    let mut effects = Vec::new();
    let mut table = Table { game: &mut nobody, dice: &mut seeded(1), effects: &mut effects };
    assert!(stand_in(&mut table).unwrap_err().to_string().contains("decides for itself"));
}

#[test]
fn a_cost_is_what_goes_out_of_the_pool_and_what_comes_in() {
    let turn = Turn::of(Faction::Vc, Terms::FULL);
    let rally = OperationAction::parse("rally tay-ninh place 1; special tax tay-ninh", Faction::Vc).unwrap();
    let game = vc_first();
    let cost = rally.cost(&game, &turn).unwrap();
    let (mut after, mut spent) = (game, turn);
    let mut effects = Vec::new();
    rally
        .carry_out(&mut Table { game: &mut after, dice: &mut seeded(1), effects: &mut effects }, &mut spent)
        .unwrap();
    let resources = |game: &Game| u16::from(game.board().track(Track::VcResources));
    assert_eq!(resources(&after), resources(&game) - cost.spent + cost.gained);
    assert!(cost.spent == 1 && cost.gained > 0, "{cost:?}");

    let tables = game.with_players(FactionSet::NONE, &mut seeded(1)).unwrap();
    assert_eq!(rally.cost(&tables, &turn).unwrap(), Cost::default(), "a pool that is not kept");
    let wrong = OperationAction::parse("rally loc-hue-da-nang place 1", Faction::Vc).unwrap();
    assert!(wrong.cost(&game, &turn).is_err() && wrong.to_steps()[0].cost(&game, &turn).is_err());
}
