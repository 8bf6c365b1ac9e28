//! Nothing hidden is read, and the same seed gives the same advice.

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::advise::outlook::Outlook;
use pointman_fitl::advise::{Advice, Effort, Request, advise};
use pointman_fitl::{Faction, FactionSet};

use super::position;

const REQUEST: Request = Request { effort: Effort::Playouts(60), top: 3, seed: 7, threads: 1 };

/// All that advice says, but for the time it took.
fn said(advice: &Advice) -> (Outlook, Vec<(String, u64, u64, Outlook)>) {
    let candidates = advice.candidates.iter().map(|one| {
        let words = format!("{:?}", one.deed.commands(advice.faction));
        (words, one.playouts, one.worth.to_bits(), one.outlook)
    });
    (advice.now, candidates.collect())
}

#[test]
fn permuting_the_cards_nobody_has_seen_changes_no_advice() {
    for (seed, faction) in [(3, Faction::Vc), (6, Faction::Nva)] {
        let (game, _) = position(FactionSet::only(faction), seed, 2).unwrap();
        let other = game.redealt(&mut Seeded::new(DiceState { seed: 99, drawn: 0 })).unwrap();
        assert_ne!(game.cards().deck(), other.cards().deck());
        assert_eq!(said(&advise(&game, &REQUEST).unwrap()), said(&advise(&other, &REQUEST).unwrap()));
    }
}

#[test]
fn advice_by_playouts_is_the_same_on_any_number_of_threads() {
    let (game, _) = position(FactionSet::only(Faction::Vc), 3, 3).unwrap();
    let alone = said(&advise(&game, &REQUEST).unwrap());
    assert!(!alone.1.is_empty());
    for threads in [2, 3] {
        assert_eq!(alone, said(&advise(&game, &Request { threads, ..REQUEST }).unwrap()));
    }
}

#[test]
fn nobody_is_advised_while_a_card_is_due() {
    let (game, _) = position(FactionSet::only(Faction::Vc), 3, 1).unwrap();
    let game =
        game.with_players(FactionSet::NONE, &mut Seeded::new(DiceState { seed: 1, drawn: 0 })).unwrap();
    let error = advise(&game, &REQUEST).unwrap_err().to_string();
    assert!(error.contains("no player has a choice now"), "{error}");
}
