//! How likely the next card to be turned up is a Coup card: one lies in each pile (2.1).

use crate::game::Game;

/// What is known of the pile the next card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoupOdds {
    /// The pile, from 1.
    pub pile: u8,
    /// The cards of it that have not shown.
    pub left: u8,
    /// How many cards it had.
    pub size: u8,
    /// Whether its Coup card is among them.
    pub coup_is_left: bool,
}

impl Game {
    /// What is known of the next card to be turned up; none when no card will be, or the cards shown are not
    /// those of whole piles, as after an adjustment.
    ///
    /// ```
    /// use pointman_core::dice::{DiceState, Seeded};
    /// use pointman_fitl::{NewGame, Scenario};
    /// let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    /// let game = NewGame::of(Scenario::Full).begin(&mut dice, &mut Vec::new()).unwrap();
    /// let odds = game.coup_odds().unwrap();
    /// assert_eq!((odds.pile, odds.left), (1, 11), "13 cards, of which two show");
    /// ```
    pub fn coup_odds(&self) -> Option<CoupOdds> {
        if !self.can_reveal() {
            return None;
        }
        let size = usize::from(self.scenario.deck().events_per_pile) + 1;
        let coups = self.coup_cards_shown();
        let shown = self.events_shown() + coups;
        let (whole, of_this) = (shown / size, shown % size);
        let coup_is_left = match coups.checked_sub(whole)? {
            0 => true,
            1 if of_this > 0 => false,
            _ => return None,
        };
        Some(CoupOdds {
            pile: u8::try_from(whole + 1).ok()?,
            left: u8::try_from(size - of_this).ok()?,
            size: u8::try_from(size).ok()?,
            coup_is_left,
        })
    }
}
