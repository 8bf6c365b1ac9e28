//! The Trưng deck (T4.1.3, T5.3.1 to T5.3.3): nobody knows a card before it has been turned up.

use pointman_core::dice::{Asking, Dice, Scripted, Seeded};
use pointman_core::error::Error;
use pointman_fitl::trung::draw;
use pointman_fitl::{Faction, FactionSet, Game, GameEffect, Table, TrungCard, TrungDeck};

use crate::trung::scene::scene;

use TrungCard::{A, B, G, N, U, V};

fn lying(cards: &[TrungCard]) -> Game {
    scene().deck(cards).game()
}

fn unseen(players: &[Faction]) -> Game {
    scene().game().with_trung_deck(TrungDeck::shuffled(players.iter().copied().collect()))
}

/// Draws for these factions, one after the other. Gives the cards drawn, and what was turned up.
fn drawn(
    game: &mut Game,
    dice: &mut dyn Dice,
    factions: &[Faction],
) -> Result<(Vec<TrungCard>, Vec<TrungCard>), Error> {
    let (before, mut effects) = (*game, Vec::new());
    let mut table = Table { game, dice, effects: &mut effects };
    let cards = factions.iter().map(|faction| draw(&mut table, *faction)).collect::<Result<_, _>>()?;
    let mut replayed = before;
    let turned_up = effects.into_iter().map(|effect| {
        replayed.apply(effect).unwrap();
        let GameEffect::TrungCard { card } = effect else { panic!("{effect:?} of a draw") };
        card
    });
    let turned_up = turned_up.collect();
    assert_eq!(replayed, *game, "the effects lead to the game");
    Ok((cards, turned_up))
}

fn order(game: &Game) -> Vec<Option<TrungCard>> {
    game.trung_deck().lying().collect()
}

#[test]
fn a_draw_puts_the_top_card_below_and_every_card_of_another_faction() {
    let after = |faction| {
        let mut game = lying(&[A, G, N, B, U]);
        drawn(&mut game, &mut Scripted::new([]), &[faction]).unwrap();
        order(&game).into_iter().flatten().collect::<Vec<_>>()
    };
    assert_eq!(
        after(Faction::Us),
        [B, U, A, G, N],
        "the top card is put away first, even though it is of the US"
    );
    assert_eq!(after(Faction::Vc), [U, A, G, N, B]);
    let mut only = lying(&[A, G]);
    drawn(&mut only, &mut Scripted::new([]), &[Faction::Us]).unwrap();
    assert_eq!(order(&only), [Some(A), Some(G)], "the only card comes up again");
}

#[test]
fn a_shuffled_deck_is_turned_up_card_by_card_by_the_dice() {
    let mut game = unseen(&[Faction::Us, Faction::Arvn]);
    assert_eq!(order(&game), [None; 12]);
    // Of N, P, Q, R, S, T, U, V, …: the 7th, U; of the 11 left the 1st, N; of the 10 left the 6th, V.
    let mut dice = Scripted::new([7, 1, 6]);
    let (cards, turned_up) = drawn(&mut game, &mut dice, &[Faction::Nva, Faction::Vc]).unwrap();
    dice.finish().unwrap();
    assert_eq!((cards, turned_up), (vec![N, V], vec![U, N, V]));
    let lies = order(&game);
    assert_eq!((lies[0], &lies[1..10], &lies[10..]), (Some(V), &[None; 9][..], &[Some(U), Some(N)][..]));
}

#[test]
fn the_first_card_of_a_shuffled_deck_goes_below_even_if_it_is_of_the_faction() {
    let mut game = unseen(&[]);
    let (cards, turned_up) = drawn(&mut game, &mut Scripted::new([1, 1]), &[Faction::Us]).unwrap();
    assert_eq!((cards, turned_up), (vec![B], vec![A, B]));
}

#[test]
fn once_all_cards_have_been_seen_they_come_in_the_same_order_without_dice() {
    let mut game = unseen(&[Faction::Us, Faction::Arvn, Faction::Nva]);
    let (mut dice, factions) = (Seeded::stream(5, 0), [Faction::Vc; 5]);
    let (_, first) = drawn(&mut game, &mut dice, &factions).unwrap();
    assert_eq!(first.len(), 6, "the first one is put away");
    let (_, again) = drawn(&mut game, &mut Scripted::new([]), &[Faction::Vc; 6]).unwrap();
    assert_eq!(again, first);
}

#[test]
fn a_shuffle_makes_every_card_unknown_and_the_effect_of_a_wrong_card_is_refused() {
    let mut game = lying(&[A, G, N]);
    assert!(game.apply(GameEffect::TrungCard { card: N }).is_err(), "G is next");
    assert!(game.apply(GameEffect::TrungCard { card: B }).is_err(), "it is not in the deck");
    game.apply(GameEffect::TrungShuffle {}).unwrap();
    assert_eq!(order(&game), [None; 3]);
    assert!(game.apply(GameEffect::TrungShuffle {}).is_err(), "it is shuffled");
    game.apply(GameEffect::TrungCard { card: N }).unwrap();
    assert!(game.apply(GameEffect::TrungCard { card: N }).is_err(), "it is on top");
}

#[test]
fn every_order_comes_up_equally_often() {
    let (fresh, mut counts) = (unseen(&[]), [0_u32; 24]);
    for seed in 0..12_000 {
        let mut game = fresh;
        let (_, turned_up) = drawn(&mut game, &mut Seeded::stream(seed, 0), &[Faction::Nva]).unwrap();
        turned_up.iter().take(2).for_each(|card| counts[*card as usize] += 1);
    }
    assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn a_person_draws_from_the_cards_on_the_table_by_their_letters() {
    let (mut game, mut shown) = (unseen(&[Faction::Us]), Vec::new());
    let factions = [Faction::Nva, Faction::Vc];
    let typed = "g\na\nU\nn\nu\nV\n";
    let (cards, turned_up) =
        drawn(&mut game, &mut Asking::new(typed.as_bytes(), &mut shown), &factions).unwrap();
    assert_eq!(
        (cards, turned_up),
        (vec![N, V], vec![G, U, N, V]),
        "A is a card of a player, and the second U is gone"
    );
    let shown = String::from_utf8(shown).unwrap();
    let first = "Trưng card turned up for NVA, the first since the shuffle, which goes to the bottom \
                 [T5.3.3]: draw a card (G ";
    assert!(shown.starts_with(first), "{shown}");
    assert!(shown.contains("Trưng card turned up for NVA after G [T5.3.3]: draw a card (H "), "{shown}");
    assert_eq!(shown.matches("give the name of a card still in the deck").count(), 2, "{shown}");
}

#[test]
fn a_faction_of_a_person_has_no_card_to_draw() {
    let mut game = unseen(&[Faction::Vc]);
    let error = drawn(&mut game, &mut Scripted::new([]), &[Faction::Vc]).unwrap_err();
    assert!(error.to_string().contains("the Trưng deck holds no card of VC"), "{error}");
    assert_eq!(TrungDeck::shuffled(FactionSet::ALL), TrungDeck::NONE);
}
