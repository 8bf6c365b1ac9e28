//! Playing cards and their deck.

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::squads::cards::{Card, Deck, Suit};

#[test]
fn every_card_is_read_by_its_own_name() {
    assert_eq!(Card::all().count(), 52);
    assert!(Card::all().all(|card| card.name().parse() == Ok(card)));
    assert_eq!("qs".parse(), Ok(Card { rank: 12, suit: Suit::Spades }));
    assert!("1H".parse::<Card>().is_err());
}

#[test]
fn a_deck_gives_each_card_once_and_then_is_shuffled_without_the_cards_held() {
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let mut deck = Deck::default();
    let mut drawn: Vec<Card> =
        (0..52).map(|_| deck.draw(&[], &mut dice, format_args!("")).unwrap()).collect();
    assert_eq!((deck.left(), deck.repeated().count()), (0, 0));
    let held = drawn[..3].to_vec();
    let next = deck.draw(&held, &mut dice, format_args!("")).unwrap();
    assert!(!held.contains(&next));
    assert_eq!(deck.left(), 48);
    drawn.sort_by_key(|card| card.index());
    assert!(drawn.iter().copied().eq(Card::all()));
}
