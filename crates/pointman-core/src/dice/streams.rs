//! Dice with a stream of its own for each purpose, so that two games which differ in one thing throw alike
//! for all else.

use std::fmt;

use super::{Dice, DiceError, Question, QuestionKind, Seeded};

/// Words of a stream between one point of a game and the next: more than any turn draws.
const APART: u64 = 1 << 14;

/// Numbers that a game's streams take up.
const PURPOSES: usize = 32;

/// Sets these streams apart from those of [`Seeded::stream`].
const OURS: u64 = 1 << 63;

/// Dice of a game played to be compared: whose turn it is, and when, says where they go on
/// ([`Dice::thrown_for`]), and cards drawn from a deck have a stream beside the dice. So what one turn draws
/// does not move what the next one throws.
///
/// ```
/// use pointman_core::dice::{Dice, Streams};
/// let (mut first, mut second) = (Streams::new(7, 0), Streams::new(7, 0));
/// let _ = first.d6(format_args!("one die more"))?;
/// for dice in [&mut first, &mut second] {
///     dice.thrown_for(2, 5);
/// }
/// assert_eq!(first.roll(1000, format_args!(""))?, second.roll(1000, format_args!(""))?);
/// # Ok::<(), pointman_core::dice::DiceError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Streams {
    seed: u64,
    game: u64,
    dice: Seeded,
    cards: Seeded,
    whose: usize,
    /// How far the streams of each purpose have come.
    left: [Place; PURPOSES / 2],
}

/// Where the two streams of a purpose stand.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    when: u32,
    dice: u64,
    cards: u64,
}

impl Streams {
    /// The dice of game `number` of a run with that seed, before anybody's turn: what deals the cards.
    pub fn new(seed: u64, number: u64) -> Streams {
        let game = OURS | (number.wrapping_mul(PURPOSES as u64) & !OURS);
        let (dice, cards) = (Seeded::stream(seed, game), Seeded::stream(seed, game + 1));
        Streams { seed, game, dice, cards, whose: 0, left: [Place::default(); PURPOSES / 2] }
    }
}

impl Dice for Streams {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        match question.kind {
            QuestionKind::Card { .. } => self.cards.answer(question, reason),
            QuestionKind::Die | QuestionKind::Pick | QuestionKind::Named { .. } => {
                self.dice.answer(question, reason)
            }
        }
    }

    fn throws_idly(&mut self) -> bool {
        self.dice.throws_idly()
    }

    fn thrown_for(&mut self, whose: u8, when: u32) {
        // The first pair is that of the deal.
        let whose = 1 + usize::from(whose) % (self.left.len() - 1);
        if (whose, when) == (self.whose, self.left[self.whose].when) {
            return;
        }
        let before = &mut self.left[self.whose];
        (before.dice, before.cards) = (self.dice.state().drawn, self.cards.state().drawn);
        let word = u64::from(when) * APART;
        let place = &mut self.left[whose];
        if place.when != when || place.dice < word {
            *place = Place { when, dice: word, cards: word };
        }
        let stream = self.game + 2 * whose as u64;
        self.dice = Seeded::stream_from(self.seed, stream, place.dice);
        self.cards = Seeded::stream_from(self.seed, stream + 1, place.cards);
        self.whose = whose;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(dice: &mut Streams) -> u32 {
        dice.roll(1_000_000, format_args!("")).unwrap()
    }

    #[test]
    fn dice_thrown_for_the_same_purpose_at_the_same_time_go_on_where_they_were() {
        let mut straight = Streams::new(3, 8);
        straight.thrown_for(1, 4);
        let expected = [die(&mut straight), die(&mut straight), die(&mut straight)];
        let mut broken = Streams::new(3, 8);
        broken.thrown_for(1, 4);
        let first = die(&mut broken);
        broken.thrown_for(1, 4);
        let second = die(&mut broken);
        broken.thrown_for(2, 4);
        die(&mut broken);
        broken.thrown_for(1, 4);
        assert_eq!([first, second, die(&mut broken)], expected);
    }

    #[test]
    fn the_deal_the_factions_their_turns_and_the_games_have_streams_of_their_own() {
        let mut seen = std::collections::BTreeSet::new();
        for game in 0..20 {
            let mut dice = Streams::new(3, game);
            assert!(seen.insert(die(&mut dice)));
            for (whose, when) in [(0, 0), (0, 1), (1, 1), (4, 1), (4, 2)] {
                dice.thrown_for(whose, when);
                assert!(seen.insert(die(&mut dice)), "game {game}, {whose} at {when}");
            }
        }
    }
}
