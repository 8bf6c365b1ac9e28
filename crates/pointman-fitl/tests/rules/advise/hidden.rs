//! Nothing hidden is read, and the same seed gives the same advice.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;

use pointman_core::dice::{Dice, DiceError, DiceState, Question, Seeded};
use pointman_fitl::advise::outlook::{Outlook, outlooks};
use pointman_fitl::advise::search::Deed;
use pointman_fitl::advise::{Advice, Effort, Request, advise, for_non_players};
use pointman_fitl::document::{GameStep, NonPlayerDecides, take};
use pointman_fitl::trung::playout::{Seat, play_on};
use pointman_fitl::{
    ByFaction, CardKind, EventChoices, Faction, FactionSet, Game, GameData, NewGame, NextStep,
    OperationAction, PlayerAction, Scenario,
};

use super::position;

const REQUEST: Request = Request { effort: Effort::Playouts(60), top: 3, seed: 7, threads: 1 };

/// All that advice says, but for the time it took.
fn said(advice: &Advice) -> (Outlook, Vec<(String, u64, u64, Outlook)>) {
    let candidates = advice.candidates.iter().map(|one| {
        let words = format!("{:?}", one.deed.commands(advice.faction));
        (words, one.playouts, one.worth.to_bits(), one.outlook)
    });
    (advice.now, candidates.collect())
}

#[test]
fn permuting_the_cards_nobody_has_seen_changes_no_advice() {
    for (seed, faction) in [(3, Faction::Vc), (6, Faction::Nva)] {
        let (game, _) = position(FactionSet::only(faction), seed, 2).unwrap();
        let other = game.redealt(&mut Seeded::new(DiceState { seed: 99, drawn: 0 })).unwrap();
        assert_ne!(game.cards().deck(), other.cards().deck());
        assert_eq!(
            said(&advise(&game, &REQUEST, &|_| Ok(())).unwrap()),
            said(&advise(&other, &REQUEST, &|_| Ok(())).unwrap())
        );
    }
}

/// The game with the cards below the one on deck in another order: each pile shuffled with its Coup card,
/// then Events change places between piles. It is no work of the adviser's.
fn shuffled(game: &Game, dice: &mut Seeded) -> Game {
    let mut data = GameData::from(game);
    let deck = &mut data.cards.deck;
    let mut pick = |below: usize| dice.pick(below, format_args!("card")).unwrap();
    // Each pile has one Coup card; they lie on one another, so the one on top may be cut into.
    let pile = usize::from(game.scenario().deck().events_per_pile) + 1;
    let mut end = deck.len();
    while end > 0 {
        let start = end.saturating_sub(pile);
        for index in (start + 1..end).rev() {
            deck.swap(index, start + pick(index - start + 1));
        }
        end = start;
    }
    let events: Vec<usize> = (0..deck.len()).filter(|at| deck[*at].kind() == CardKind::Event).collect();
    for index in (1..events.len()).rev() {
        deck.swap(events[index], events[pick(index + 1)]);
    }
    let other = data.validate().unwrap();
    assert_ne!(game.cards().deck(), other.cards().deck());
    other
}

#[test]
fn another_order_of_the_unseen_cards_changes_no_advice_whatever_is_asked() {
    let mut seen = BTreeSet::new();
    let mut dice = Seeded::stream(41, 0);
    let (us, arvn, nva, vc) = (Faction::Us, Faction::Arvn, Faction::Nva, Faction::Vc);
    for (seed, faction) in [(1, us), (2, arvn), (4, nva), (6, vc), (5, us)] {
        for nth in 1..=12 {
            let Some((game, _)) = position(FactionSet::only(faction), seed, nth) else { break };
            let is_pivotal = game.may_play_pivotal(faction).is_ok();
            let asked = match game.next_step() {
                NextStep::Act { faction: acting, .. } if acting == faction && !is_pivotal => "act",
                NextStep::Act { .. } | NextStep::PivotalWindow(_) => "pivotal",
                _ => "coup",
            };
            // A deck with no card below the one on deck has no other order.
            if game.cards().deck().len() < 3 || !seen.insert((faction, asked)) {
                continue;
            }
            let told = said(&advise(&game, &REQUEST, &|_| Ok(())).unwrap());
            let other = shuffled(&game, &mut dice);
            assert_eq!(told, said(&advise(&other, &REQUEST, &|_| Ok(())).unwrap()), "{faction}, {asked}");
        }
    }
    let of = |asked: &str| seen.iter().filter(|(_, one)| *one == asked).count();
    assert!(of("act") == 4 && of("coup") > 1 && of("pivotal") > 0, "{seen:?}");
}

#[test]
fn a_game_in_which_an_action_is_refused_counts_for_none_of_the_ways() {
    let (game, faction) = position(FactionSet::only(Faction::Vc), 3, 2).unwrap();
    let rally = OperationAction::parse("rally north-vietnam place 9", faction).unwrap();
    let illegal = Deed::Act(PlayerAction::Operation(rally));
    let ended = |ways: &[Option<&Deed>]| outlooks(&game, faction, ways, 7, 0..4, 1, &|_| Ok(())).unwrap();
    assert_eq!(ended(&[None])[0].games, 4);
    assert!(ended(&[None, Some(&illegal)]).iter().all(|outlook| *outlook == Outlook::default()));
}

#[test]
fn advice_by_playouts_is_the_same_on_any_number_of_threads() {
    let (game, _) = position(FactionSet::only(Faction::Vc), 3, 3).unwrap();
    let alone = said(&advise(&game, &REQUEST, &|_| Ok(())).unwrap());
    assert!(!alone.1.is_empty());
    for threads in [2, 3] {
        assert_eq!(alone, said(&advise(&game, &Request { threads, ..REQUEST }, &|_| Ok(())).unwrap()));
    }
}

#[test]
fn nobody_is_advised_while_a_card_is_due() {
    let (game, _) = position(FactionSet::only(Faction::Vc), 3, 1).unwrap();
    let game =
        game.with_players(FactionSet::NONE, &mut Seeded::new(DiceState { seed: 1, drawn: 0 })).unwrap();
    let error = advise(&game, &REQUEST, &|_| Ok(())).unwrap_err().to_string();
    assert!(error.contains("no player has a choice now"), "{error}");
}

/// Dice that show something else from a throw on.
struct Turned {
    same: usize,
    dice: Seeded,
    other: Seeded,
    thrown: Rc<Cell<usize>>,
}

impl Dice for Turned {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.thrown.set(self.thrown.get() + 1);
        match self.thrown.get() > self.same {
            true => self.other.answer(question, reason),
            false => self.dice.answer(question, reason),
        }
    }
}

/// The dice of `seed`, others from the throw after `same` on, and how many have been thrown since they were
/// last given.
fn turned(seed: u64, same: usize, other: u64) -> (impl Fn() -> Box<dyn Dice>, Rc<Cell<usize>>) {
    let thrown = Rc::new(Cell::new(0));
    let counted = Rc::clone(&thrown);
    let give = move || -> Box<dyn Dice> {
        counted.set(0);
        let dice = Seeded::new(DiceState { seed, drawn: 0 });
        let other = Seeded::stream(other, 9);
        Box::new(Turned { same, dice, other, thrown: Rc::clone(&counted) })
    };
    (give, thrown)
}

/// The name of what a non-player asks first, and how many dice it has thrown then.
fn asked_first(game: &Game, seed: u64) -> Option<(String, usize)> {
    let (dice, thrown) = turned(seed, usize::MAX, 0);
    let choices = EventChoices::default().asking_everything();
    let error = take(game, &GameStep::NonPlayers(NonPlayerDecides { choices }), &mut *dice()).err()?;
    let question = error.open().first().filter(|question| question.within.is_none())?;
    Some((question.name.clone(), thrown.get()))
}

/// The positions of a game in which a non-player is to act.
fn non_players_to_act(players: FactionSet, seed: u64) -> Vec<Game> {
    let agreed = NewGame { players, ..NewGame::of(Scenario::Full) };
    let (mut dice, mut effects) = (Seeded::stream(seed, 1), Vec::new());
    let game = agreed.begin(&mut dice, &mut effects).unwrap();
    let mut seats =
        ByFaction::from_fn(|one| if players.contains(one) { Seat::StandIn } else { Seat::Tables });
    let mut positions = Vec::new();
    let until = |game: &Game| {
        if matches!(game.next_step(), NextStep::Act { faction, .. } if !game.is_player(faction)) {
            positions.push(*game);
        }
        false
    };
    play_on(&game, &mut seats, &mut dice, &mut effects, until).unwrap();
    positions
}

#[test]
fn what_the_dice_show_after_a_non_player_asks_changes_no_answer() {
    let mut asked = 0;
    for seed in 0..crate::soak::rounds(24) {
        let players = FactionSet::only(Faction::ALL[(seed % 4) as usize]);
        for game in non_players_to_act(players, seed) {
            let Some((name, lying)) = asked_first(&game, seed) else { continue };
            let answer = |other: u64| {
                let answers = for_non_players(&game, &turned(seed, lying, other).0);
                answers.values(&name).first().cloned()
            };
            let first = answer(0);
            assert!(first.is_some(), "{name}: {}", game.due());
            (1..6).for_each(|other| assert_eq!(answer(other), first, "{name}: {}", game.due()));
            asked += 1;
        }
    }
    assert!(asked > 10, "only {asked} positions in which people are asked");
}
