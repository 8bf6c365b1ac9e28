//! What nobody has seen, dealt anew: what a search plays on with, so that it reads nothing hidden.

use crate::game::Game;
use crate::game::cards::DeckMode;
use crate::game::piles::{Dealable, Pile, deal};
use crate::vocabulary::card::{Card, CardKind};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

impl Game {
    /// The same game with the cards nobody has seen dealt anew: those below the card on deck. Each pile keeps
    /// its number of cards and, if it has not shown, its Coup card; Events come from all that have not shown,
    /// of the pile's series if the deck goes by period; a Failed Attempt taken out at the start may be the
    /// other one. So the cards as they lay make no difference.
    ///
    /// The copy of a game with a physical deck has a virtual one, and can be played on. The Trưng cards stay
    /// as they are: their order is nobody's until one is turned up.
    ///
    /// A deck that was not dealt from the scenario's piles keeps its own cards: Events change places with
    /// each other, and Coup cards within each length of a pile, counted from the bottom.
    ///
    /// ```
    /// use pointman_core::dice::{DiceState, Seeded};
    /// use pointman_fitl::{NewGame, Scenario};
    /// let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    /// let game = NewGame::of(Scenario::Full).begin(&mut dice, &mut Vec::new()).unwrap();
    /// let other = game.redealt(&mut dice).unwrap();
    /// assert_eq!((other.board(), other.coup_odds()), (game.board(), game.coup_odds()));
    /// assert_eq!(other.cards().deck().len(), game.cards().deck().len());
    /// assert_ne!(other.cards().deck(), game.cards().deck());
    /// ```
    ///
    /// # Errors
    /// When the dice give no answer, or the cards shown from a physical deck are not those of its piles.
    pub fn redealt(&self, dice: &mut dyn Dice) -> Result<Game, Error> {
        let mut game = *self;
        game.cards.mode = DeckMode::Virtual;
        if self.cards.mode == DeckMode::Physical {
            let piles = self.piles_on_the_table()?;
            game.deal_unseen(&piles, dice)?;
            return Ok(game);
        }
        let piles = self.piles_of_deck();
        if self.is_dealt_from(&piles) {
            game.deal_unseen(&piles, dice)?;
        } else {
            let deck = &self.cards.deck;
            if let Some(card) = self.cards.removed.iter().find(|card| deck.contains(*card)) {
                let why = "the deck was not dealt from the scenario's piles: no card can take the place of";
                return Err(Error::refused("2.1", format!("{why} {card} {}", card.title())));
            }
            let coups = deck.iter().filter(|card| card.kind() == CardKind::Coup).collect();
            let piles = piles.iter().map(|pile| Pile { series: None, ..*pile });
            game.cards.deck =
                deal(piles, Dealable::among(deck.iter()), coups, false, &mut game.cards.removed, dice)?;
        }
        Ok(game)
    }

    /// Deals what is left of the piles from all cards that have not shown.
    fn deal_unseen(&mut self, piles: &[Pile], dice: &mut dyn Dice) -> Result<(), Error> {
        let events = Dealable::among(Card::all().filter(|card| !self.has_shown(*card)));
        let coups = self.unseen_coups();
        let mut removed = self.cards.removed.iter().filter(|card| card.kind() != CardKind::Coup).collect();
        let any_coup = self.coup_cards.is_some();
        self.cards.deck = deal(piles.iter().copied(), events, coups, any_coup, &mut removed, dice)?;
        self.cards.removed = removed;
        Ok(())
    }

    /// Whether people have seen the card, or know that it is not in the deck.
    pub(crate) fn has_shown(&self, card: Card) -> bool {
        let cards = &self.cards;
        [cards.current, cards.next].contains(&Some(card))
            || cards.played.contains(card)
            || cards.cancelled.contains(card)
            || cards.removed.contains(card) && card.kind() == CardKind::Event
            || self.leaders.cards().any(|laid| laid == card)
    }

    /// The scenario's Coup cards that have not shown, one that was taken out included.
    fn unseen_coups(&self) -> Vec<Card> {
        let coups = self.scenario.deck().coup_cards.iter().copied();
        coups.filter(|card| !self.has_shown(*card)).collect()
    }

    /// What is left of the piles when `left` cards are: the first is that being drawn from.
    fn piles_left(&self, left: usize, coups: impl Fn(usize, usize) -> usize) -> Vec<Pile> {
        let facts = self.scenario.deck();
        let size = usize::from(facts.events_per_pile) + 1;
        let count = left.div_ceil(size);
        let piles = (0..count).map(|index| {
            let (from, to) =
                ((left + index * size).saturating_sub(count * size), left - (count - 1 - index) * size);
            let coups = coups(from, to);
            let number = (self.coup_cards_in_all() + index + 1).saturating_sub(count);
            let series = number.checked_sub(1).and_then(|index| facts.piles.get(index)).copied();
            Pile { number, events: to - from - coups, coups, series: series.filter(|_| self.period_events) }
        });
        piles.collect()
    }

    /// What is left of the piles of a virtual deck, by the Coup cards in it.
    fn piles_of_deck(&self) -> Vec<Pile> {
        let deck = &self.cards.deck;
        self.piles_left(deck.len(), |from, to| {
            let pile = deck.iter().take(to).skip(from);
            pile.filter(|card| card.kind() == CardKind::Coup).count()
        })
    }

    /// What is left of the piles of a physical deck, by the cards shown; nothing behind the last Coup card.
    fn piles_on_the_table(&self) -> Result<Vec<Pile>, Error> {
        if !self.can_reveal() {
            return Ok(Vec::new());
        }
        let odds = self.coup_odds().ok_or_else(|| {
            Error::refused(
                "2.1",
                "the cards shown are not those of whole piles: nothing says how many lie below",
            )
        })?;
        let facts = self.scenario.deck();
        let whole = self.coup_cards_in_all().saturating_sub(usize::from(odds.pile));
        let left = whole * (usize::from(facts.events_per_pile) + 1) + usize::from(odds.left);
        Ok(self.piles_left(left, |from, _| usize::from(from > 0 || odds.coup_is_left)))
    }

    /// Whether the virtual deck, of which this is left, is what was dealt from the scenario's piles.
    fn is_dealt_from(&self, piles: &[Pile]) -> bool {
        let (facts, deck) = (self.scenario.deck(), &self.cards.deck);
        let unseen = self.unseen_coups();
        let coups = deck.iter().filter(|card| card.kind() == CardKind::Coup).count();
        let all_coups = self.coup_cards_in_all();
        let in_all = all_coups * (usize::from(facts.events_per_pile) + 1);
        let mut series =
            piles.iter().flat_map(|pile| std::iter::repeat_n(pile.series, pile.events + pile.coups));
        self.events_shown() + self.coup_cards_shown() + deck.len() == in_all
            && self.coup_cards_shown() + coups == all_coups
            && piles.iter().skip(1).all(|pile| pile.coups == 1)
            && piles.first().is_none_or(|pile| pile.coups <= 1)
            && unseen.len() - coups.min(unseen.len()) <= facts.coup_cards.len() - all_coups
            && deck.iter().all(|card| {
                let series = series.next().flatten();
                match card.kind() {
                    CardKind::Coup => unseen.contains(&card),
                    _ => series.is_none() || card.series() == series,
                }
            })
    }
}
