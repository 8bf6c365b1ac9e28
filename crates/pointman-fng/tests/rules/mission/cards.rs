//! The cards of an enemy whom nobody plays, traded into one color.

use pointman_fng::mission::one_color;
use pointman_fng::squads::cards::Card;

#[test]
fn the_jack_of_hearts_becomes_a_spade_beside_two_black_cards() {
    // camp-ex-07
    let drawn: Vec<Card> = ["JH", "8S", "7C"].map(|name| name.parse().unwrap()).to_vec();
    let traded: Vec<&str> = one_color(&drawn).into_iter().map(Card::name).collect();
    assert_eq!(traded, ["JS", "8S", "7C"]);
}

#[test]
fn trading_keeps_ranks_and_leaves_one_color() {
    for cards in Card::all().collect::<Vec<_>>().chunks(5) {
        let traded = one_color(cards);
        assert!(traded.iter().zip(cards).all(|(new, old)| new.rank == old.rank));
        assert!(traded.iter().all(|card| card.suit.is_red() == traded[0].suit.is_red()));
    }
}
