//! House rules put on a game that is there already: another board, cards left out.

use crate::board::effect::Effect;
use crate::game::Game;
use crate::vocabulary::card::{Card, CardKind};
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

impl Game {
    /// The same deal with the board, what lasts and the leaders of `other`; with `rolls` the Agitate Total
    /// stays as it was rolled for this game (T4.1.4).
    ///
    /// ```
    /// use pointman_core::dice::Seeded;
    /// use pointman_fitl::{FactionSet, NewGame, Scenario, Space};
    /// let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    /// let begin = |number| agreed.begin(&mut Seeded::stream(1, number), &mut Vec::new()).unwrap();
    /// let (one, other) = (begin(1), begin(2));
    /// let mixed = one.with_board_of(&other, true);
    /// assert_eq!((mixed.cards(), mixed.board()), (one.cards(), one.board()));
    /// ```
    #[must_use]
    pub fn with_board_of(&self, other: &Game, rolls: bool) -> Game {
        let mut game = Game { board: other.board, lasting: other.lasting, leaders: other.leaders, ..*self };
        let name = Track::AgitateTotal;
        let (from, to) = (game.board.track(name), self.board.track(name));
        if rolls && from != to {
            game.apply(Effect::Track { name, from, to }.into())
                .expect("a total that was rolled is on the track");
        }
        game
    }

    /// The same game in which these cards have been taken out: Events that nobody has seen, whose place
    /// others take when it is dealt anew ([`Game::redealt`]), and Pivotal Events in hand.
    ///
    /// # Errors
    /// When one has been seen, is a Coup card, or others cannot take its place.
    pub fn without_cards(&self, cards: &[Card]) -> Result<Game, Error> {
        let mut game = *self;
        for card in cards {
            let refused = |why: &str| Error::refused("2.1", format!("{card} {}: {why}", card.title()));
            match (card.kind(), card.pivotal_of()) {
                (CardKind::Coup, _) => return Err(refused("a Coup card cannot be left out")),
                (_, Some(faction)) if game.cards.in_hand[faction] => game.cards.in_hand[faction] = false,
                (_, Some(_)) => return Err(refused("it is no longer in anyone's hand")),
                _ if game.cards.removed.contains(*card) => {}
                _ if game.has_shown(*card) => {
                    return Err(refused(
                        "it has already been seen; only an Event still to come can be left out",
                    ));
                }
                _ if game.cards.removed.len() == crate::CardList::ROOM => {
                    return Err(refused("there are not enough Events left to replace it"));
                }
                _ => game.cards.removed.push(*card),
            }
        }
        Ok(game)
    }
}
