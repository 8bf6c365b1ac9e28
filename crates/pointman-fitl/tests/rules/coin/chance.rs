//! Random games, and random numbers to make them of.

use pointman_fitl::{
    BoxName, Card, CardSide, Edition, Effect, Faction, FactionSet, Game, GameEffect, LastingCard, PieceKind,
    Scenario, Space, SupportLevel, Track,
};

/// Numbers that look random and are the same in every run.
pub struct Chance(u64);

impl Chance {
    pub fn of(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    pub fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    pub fn is(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// A game with pieces, markers, tracks, lasting cards, leader, edition, players and Monsoon at random.
pub fn random_game(chance: &mut Chance) -> Game {
    let mut board = chance.one(&Scenario::ALL).board();
    for _ in 0..chance.below(300) {
        let (space, other) = (chance.one(&Space::ALL), chance.one(&Space::ALL));
        let (piece, count) = (chance.one(&PieceKind::ALL), 1 + chance.below(4) as u8);
        let effect = match chance.below(6) {
            0 | 1 => Effect::Place { space, piece, count, from: BoxName::Available },
            2 => Effect::Move { piece, count, from: space, to: other },
            3 => Effect::Flip { space, piece, count },
            4 => Effect::Terror { space, delta: if chance.is(30) { 1 } else { -1 } },
            _ => Effect::Support { space, from: board.support(space), to: chance.one(&SupportLevel::ALL) },
        };
        let _ = board.apply(effect);
    }
    for name in [Track::ArvnResources, Track::Aid, Track::Patronage, Track::Trail, Track::Econ] {
        let to = chance.below(usize::from(name.highest().min(30)) + 1) as u8;
        let _ = board.apply(Effect::Track { name, from: board.track(name), to });
    }
    let players = if chance.is(80) {
        FactionSet::ALL
    } else {
        Faction::ALL.into_iter().filter(|_| chance.is(50)).fold(FactionSet::NONE, FactionSet::with)
    };
    let edition = if chance.is(75) { Edition::Second } else { Edition::First };
    let mut game = Game::on(board, players, edition);
    for card in LastingCard::ALL {
        let side = if chance.is(50) { CardSide::Shaded } else { CardSide::Unshaded };
        if chance.is(20) && card.lasts_on(side) {
            // One card may bar another.
            let _ = game.apply(GameEffect::lasting(card, side, true));
        }
    }
    if chance.is(60) {
        let card = Card::numbered(125 + chance.below(4) as u8);
        game.apply(GameEffect::Leader { card, flipped: false }).unwrap();
    }
    game.showing(Card::numbered(1), chance.is(15).then_some(Card::numbered(125)))
}
