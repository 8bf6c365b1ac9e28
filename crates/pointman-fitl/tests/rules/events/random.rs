//! Events on random boards, executed by people who answer at random and by non-players: nothing is asked in
//! vain, every law holds.

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::error::Error;
use pointman_core::trace::Silent;
use pointman_fitl::trung::{ByTables, is_effective};
use pointman_fitl::{
    BoxName, Card, CardSide, Effect, EventChoices, Faction, Game, GameEffect, LastingCard, Mark, PieceKind,
    Space, SupportLevel, Table, Track,
};

use crate::events::asked::asked;
use crate::events::scene::scene;

/// Boards for each text.
const BOARDS: u64 = 12;

/// Numbers that only depend on the seed.
pub struct Chance(pub u64);

impl Chance {
    /// A number below `most`.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    /// One of them.
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// A random board. A person plays the executor of a text that it never executes as a non-player.
fn game(chance: &mut Chance, executor: Faction, card: u8, side: CardSide) -> Game {
    let mut players: Vec<Faction> = Faction::ALL.into_iter().filter(|_| chance.below(2) == 0).collect();
    let seen = Card::numbered(card).facts().marks[executor];
    if seen.mark == Mark::Ignored || seen.side != side || chance.below(2) == 0 {
        players.push(executor);
    }
    board(chance, card, &players)
}

/// A random board for a card, with these players.
pub fn board(chance: &mut Chance, card: u8, players: &[Faction]) -> Game {
    let on_deck = if chance.below(4) == 0 { 125 } else { 2 };
    let mut game = scene().players(players).cards(card, Some(on_deck)).game();
    let mut put = |effect: GameEffect| {
        let _ = game.apply(effect);
    };
    // Crowded boards, thin ones and empty ones.
    let crowd = chance.of(&[0, 1, 6, 60, 60, 60]);
    for _ in 0..crowd {
        let (space, piece) = (chance.of(&Space::ALL), chance.of(&PieceKind::ALL));
        let count = if piece.is_base() { 1 } else { 1 + chance.below(5) as u8 };
        let placed = piece.piece_type().placed();
        put(Effect::Place { space, piece: placed, count, from: BoxName::Available }.into());
        if chance.below(2) == 0 {
            put(Effect::Flip { space, piece: placed, count: 1 }.into());
            put(Effect::Tunnel { space, piece: placed, count: 1 }.into());
        }
    }
    for piece in [PieceKind::UsTroops, PieceKind::UsBases, PieceKind::ArvnTroops] {
        let to = chance.of(&[BoxName::OutOfPlay, BoxName::Casualties]);
        if crowd == 0 {
            continue;
        }
        put(Effect::Box { piece, count: 1 + chance.below(3) as u8, from: BoxName::Available, to }.into());
    }
    for _ in 0..crowd.min(12) {
        put(Effect::Support {
            space: chance.of(&Space::ALL),
            from: SupportLevel::Neutral,
            to: chance.of(&SupportLevel::ALL),
        }
        .into());
        put(Effect::Terror { space: chance.of(&Space::ALL), delta: 1 }.into());
    }
    for name in
        [Track::NvaResources, Track::VcResources, Track::ArvnResources, Track::Aid, Track::AgitateTotal]
    {
        put(Effect::Track { name, from: 0, to: chance.below(1 + crowd.min(11)) as u8 }.into());
    }
    for _ in 0..3 {
        let (lasting, side) =
            (chance.of(&LastingCard::ALL), chance.of(&[CardSide::Unshaded, CardSide::Shaded]));
        if lasting.lasts_on(side) && lasting.card() != Card::numbered(card) {
            put(GameEffect::lasting(lasting, side, true));
        }
    }
    game
}

/// Executes the text, answering until nothing is left open. Gives whether it could be: not if somebody leaves
/// undone what must be done.
fn played(before: &Game, faction: Faction, card: u8, side: CardSide, chance: &mut Chance) -> bool {
    let (mut choices, mut declined) = (EventChoices::default(), false);
    for _ in 0..200 {
        let (mut game, mut effects) = (*before, Vec::new());
        let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let others = &mut ByTables { trace: &mut Silent };
        match table.execute_event(faction, Card::numbered(card), Some(side), &choices, others) {
            Ok(_) => {
                let mut replayed = *before;
                effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
                assert_eq!(replayed, game, "the effects lead to the game");
                assert_eq!(game.board().setup().validate().as_ref(), Ok(game.board()));
                return true;
            }
            Err(error @ Error::Refused { .. }) => match asked(&error, |most| chance.below(most)) {
                Some((name, value)) => {
                    declined |= value == "none";
                    choices.push(&name, value);
                }
                // A random answer declines what must be executed, which is refused.
                None => {
                    assert!(declined, "card {card} {side} by {faction}: {error}\n{choices:?}");
                    return true;
                }
            },
            Err(error) => panic!("card {card} {side} by {faction}: {error}\n{choices:?}"),
        }
    }
    panic!("card {card} {side} by {faction} asks for ever: {choices:?}");
}

#[test]
fn every_text_can_be_executed_on_any_board() {
    for card in 1..=124 {
        let sides = [CardSide::Unshaded, CardSide::Shaded];
        for side in
            sides.into_iter().filter(|side| *side == CardSide::Unshaded || Card::numbered(card).is_dual())
        {
            let mut done = 0;
            for board in 0..BOARDS {
                let mut chance = Chance(u64::from(card) * 1000 + board);
                let executor = chance.of(&Faction::ALL);
                let game = game(&mut chance, executor, card, side);
                for faction in Faction::ALL {
                    is_effective(&game, faction, Card::numbered(card), side);
                }
                done += u64::from(played(&game, executor, card, side, &mut chance));
            }
            assert!(done > 0, "card {card} {side} was never executed");
        }
    }
}

/// Events that need what these boards lack: 3 the US Pivotal Event still to be played, 97 a leader.
const NEEDS_MORE: [u8; 2] = [3, 97];

#[test]
fn every_event_that_a_non_player_may_execute_is_effective_on_some_board() {
    let mut never = Vec::new();
    for card in (1..=120).filter(|card| !NEEDS_MORE.contains(card)).map(Card::numbered) {
        for faction in Faction::ALL {
            let marked = card.facts().marks[faction];
            let is_effective = |board: u64| {
                let mut chance = Chance(u64::from(card.number()) * 10_000 + board);
                is_effective(
                    &game(&mut chance, faction, card.number(), marked.side),
                    faction,
                    card,
                    marked.side,
                )
            };
            if marked.mark != Mark::Ignored && !(0..1_000).any(is_effective) {
                never.push((card.number(), faction));
            }
        }
    }
    assert!(never.is_empty(), "never Effective: {never:?}");
}
