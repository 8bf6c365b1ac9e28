//! How piles are dealt: Events at random, and a Coup card at a random place among them (2.1).

use crate::board::scenario::Scenario;
use crate::game::cards::CardList;
use crate::vocabulary::card::{Card, CardKind, Series};
use crate::vocabulary::leader::Leader;
use pointman_core::dice::{Dice, shuffle};
use pointman_core::error::Error;

/// A pile to deal, or what is left of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    /// Its number, from 1.
    pub number: usize,
    /// How many Events are in it.
    pub events: usize,
    /// How many Coup cards: 1 in a whole pile.
    pub coups: usize,
    /// The series its Events are of, if the deck goes by period.
    pub series: Option<Series>,
}

/// The Event cards that can still be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dealable(u128);

impl Dealable {
    /// Those of the cards that are Events.
    pub fn among(cards: impl Iterator<Item = Card>) -> Dealable {
        let events = cards.filter(|card| card.kind() == CardKind::Event);
        Dealable(events.fold(0, |all, card| all | 1 << card.number()))
    }

    /// These without the cards.
    pub fn without(self, cards: impl Iterator<Item = Card>) -> Dealable {
        Dealable(self.0 & !Dealable::among(cards).0)
    }

    /// Those of `series`; all if none is given.
    fn of(series: Option<Series>) -> Dealable {
        match series {
            Some(_) => Dealable::among(Card::all().filter(|card| card.series() == series)),
            None => Dealable(u128::MAX),
        }
    }

    /// Draws one of `these` at random.
    fn draw(&mut self, these: Dealable, pile: usize, dice: &mut dyn Dice) -> Result<Card, Error> {
        let from = self.0 & these.0;
        if from == 0 {
            return Err(Error::refused("2.1", format!("too few Events are left for pile {pile}")));
        }
        let drawn = dice.pick(from.count_ones() as usize, format_args!("Event of pile {pile}"))?;
        let number = nth(from, drawn);
        self.0 &= !(1 << number);
        Ok(Card::numbered(number as u8))
    }
}

/// The place of the bit that is set behind `before` others that are.
fn nth(bits: u128, before: usize) -> u32 {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let in_low = low.count_ones() as usize;
    let (half, before, first) = if before < in_low { (low, before, 0) } else { (high, before - in_low, 64) };
    first + (0..before).fold(half, |left, _| left & (left - 1)).trailing_zeros()
}

/// Deals the piles of a new deck and stacks them, the first on top: so many as there are to be Coup cards, or
/// as the scenario has. None of `removed` is dealt. A Coup card too many is added to them.
pub(crate) fn build(
    scenario: Scenario,
    by_period: bool,
    coup_cards: Option<u8>,
    removed: &mut CardList,
    dice: &mut dyn Dice,
) -> Result<CardList, Error> {
    let facts = scenario.deck();
    let events = Dealable::among(Card::all()).without(removed.iter());
    let count = coup_cards.map_or(facts.piles.len(), usize::from);
    let piles = facts.piles.iter().take(count).enumerate().map(|(index, series)| Pile {
        number: index + 1,
        events: usize::from(facts.events_per_pile),
        coups: 1,
        series: by_period.then_some(*series),
    });
    deal(piles, events, facts.coup_cards.to_vec(), coup_cards.is_some(), removed, dice)
}

/// Deals `piles` of these cards and stacks them, the first on top. Failed Attempts too many are taken out
/// before, and added to `removed`; by a house rule any Coup cards too many (`any_coup`).
pub(crate) fn deal(
    piles: impl Iterator<Item = Pile> + Clone,
    mut events: Dealable,
    mut coups: Vec<Card>,
    any_coup: bool,
    removed: &mut CardList,
    dice: &mut dyn Dice,
) -> Result<CardList, Error> {
    let wanted = piles.clone().map(|pile| pile.coups).sum();
    while coups.len() > wanted {
        let failed: Vec<usize> =
            (0..coups.len()).filter(|index| any_coup || Leader::on(coups[*index]).is_none()).collect();
        if failed.is_empty() {
            return Err(Error::refused("2.1", "more Coup cards are left than go into the piles"));
        }
        let out = failed[dice.pick(failed.len(), format_args!("Failed Attempt to take out"))?];
        removed.push(coups.remove(out));
    }
    shuffle(dice, &mut coups, format_args!("Coup cards"))?;
    let mut coups = coups.into_iter();
    let mut deck = CardList::NONE;
    for pile in piles {
        let (first, of_series) = (deck.len(), Dealable::of(pile.series));
        for _ in 0..pile.events {
            deck.push(events.draw(of_series, pile.number, dice)?);
        }
        for coup in coups.by_ref().take(pile.coups) {
            let places = deck.len() - first + 1;
            let place = dice.pick(places, format_args!("place of the Coup card in pile {}", pile.number))?;
            deck.insert(first + place, coup);
        }
    }
    Ok(deck)
}
