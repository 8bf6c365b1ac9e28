//! The course of a card: revealing, passing, ending an action, and going on to the next card (2.1, 2.2,
//! 2.3.3).

use crate::game::cards::DeckMode;
use crate::game::game_effect::GameEffect;
use crate::game::keeping::part;
use crate::game::sequence::ActionTaken;
use crate::game::table::Table;
use crate::vocabulary::card::Card;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::phase::Phase;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::way;

impl Table<'_> {
    /// The card just turned face up by the people at the table.
    ///
    /// # Errors
    /// G25 to G28; or when no card is to be turned up now, or the deck is virtual.
    pub fn show_card(&mut self, card: Card) -> Result<(), Error> {
        if self.game.cards.mode == DeckMode::Virtual {
            let draws = way!("`fitl draw`", "fitl draw", script: "fitl_draw(game)");
            return Err(Error::refused("2.1", format!("the deck is virtual: use {draws}")));
        }
        self.game.may_show(card).map_err(|refusal| refusal.of(&format!("{card} {}", card.title())))?;
        self.reveal(card)
    }

    /// Draws the next card of a virtual deck. Gives the card.
    ///
    /// # Errors
    /// When no card is to be turned up now, or the deck is physical.
    pub fn draw(&mut self) -> Result<Card, Error> {
        let cards = &self.game.cards;
        if cards.mode == DeckMode::Physical {
            return Err(Error::refused(
                "2.1",
                format!(
                    "the deck is physical: turn up its next card and name it with {}",
                    way!("`fitl card`", "fitl card", script: "fitl_card(game, number)")
                ),
            ));
        }
        let Some(card) = cards.deck.first() else {
            return Err(Error::refused("2.1", "the deck is empty"));
        };
        self.reveal(card)?;
        Ok(card)
    }

    fn reveal(&mut self, card: Card) -> Result<(), Error> {
        if !self.game.must_reveal() {
            return Err(Error::refused(
                "2.1",
                format!("it is not time to turn up a card: {}", self.game.due()),
            ));
        }
        if let Some(current) = self.game.cards.current.filter(|_| self.game.card_is_finished()) {
            self.apply(GameEffect::Finish { card: current })?;
        }
        self.apply(GameEffect::Reveal { card })?;
        self.open_pivotal_window()
    }

    /// `faction` passes: it stays Eligible, and its side gains Resources where they are kept; of non-players
    /// only US and ARVN gain, for a person who plays the other (2.3.3, T5.2). Gives what was gained.
    ///
    /// # Errors
    /// When it is not waiting to act.
    pub fn pass(&mut self, faction: Faction) -> Result<i32, Error> {
        let (pool, gain) = match (faction.side(), faction) {
            (Side::Coin, _) => (Track::ArvnResources, 3),
            (Side::Insurgent, Faction::Nva) => (Track::NvaResources, 1),
            (Side::Insurgent, _) => (Track::VcResources, 1),
        };
        self.begins(part::SEQUENCE);
        self.apply(GameEffect::Acted { faction, action: ActionTaken::Pass })?;
        let gained = self.change_track(pool, gain)?;
        if self.game.sequence.nobody_has_acted() {
            self.open_pivotal_window()?;
        }
        self.go_on()?;
        Ok(gained)
    }

    /// `faction` has acted: its cylinder goes to the box, and the next is asked.
    ///
    /// # Errors
    /// When it is not waiting to act.
    pub fn end_action(&mut self, faction: Faction, action: ActionTaken) -> Result<(), Error> {
        self.begins(part::SEQUENCE);
        self.apply(GameEffect::Acted { faction, action })?;
        self.go_on()
    }

    /// Goes on from a finished card behind which no card will be shown; otherwise that is done when the next
    /// one is.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn go_on(&mut self) -> Result<(), Error> {
        let game = &self.game;
        if game.phase == Phase::EventCard
            && game.card_is_finished()
            && !game.can_reveal()
            && let Some(card) = game.cards.current
        {
            self.apply(GameEffect::Finish { card })?;
        }
        Ok(())
    }
}
