//! What lasts, levels of support, sets of spaces.

use pointman_fitl::{
    Card, CardSide, Edition, FactionSet, Game, GameEffect, Lasting, LastingCard, Scenario, Space, SpaceSet,
    SupportLevel,
};

/// What lasts in a game in which these came into play and went, the earliest first.
fn lasting(effects: &[GameEffect]) -> Lasting {
    let mut game = Game::on(Scenario::Short.board(), FactionSet::ALL, Edition::Second);
    game.apply_all(effects).unwrap();
    *game.lasting()
}

#[test]
fn of_two_texts_the_later_is_known_even_when_an_earlier_one_ends() {
    let put = [
        GameEffect::lasting(LastingCard::WildWeasels, CardSide::Shaded, true),
        GameEffect::Leader { card: Card::numbered(127), flipped: false },
        GameEffect::lasting(LastingCard::BlowtorchKomer, CardSide::Unshaded, true),
    ];
    let before = lasting(&put);
    assert!(before.since(LastingCard::BlowtorchKomer) > before.leader_since());
    let taken = GameEffect::lasting(LastingCard::WildWeasels, CardSide::Shaded, false);
    let after = lasting(&[put.as_slice(), &[taken]].concat());
    assert_eq!((after.leader_since(), after.since(LastingCard::BlowtorchKomer)), (Some(1), Some(2)));
    let numbers: Vec<u8> = after.entries().iter().map(|entry| entry.card.number()).collect();
    assert_eq!(numbers, [127, 16]);
}

#[test]
fn a_text_that_is_flipped_keeps_its_time() {
    let lasting = lasting(&[
        GameEffect::lasting(LastingCard::LaserGuidedBombs, CardSide::Unshaded, true),
        GameEffect::lasting(LastingCard::WildWeasels, CardSide::Shaded, true),
        GameEffect::lasting(LastingCard::LaserGuidedBombs, CardSide::Shaded, true),
    ]);
    assert!(lasting.shaded(LastingCard::LaserGuidedBombs));
    assert!(lasting.since(LastingCard::LaserGuidedBombs) < lasting.since(LastingCard::WildWeasels));
}

#[test]
fn what_lasts_is_equal_whatever_came_and_went_before() {
    let cadres = GameEffect::lasting(LastingCard::Cadres, CardSide::Shaded, true);
    let adsid = |in_play| GameEffect::lasting(LastingCard::Adsid, CardSide::Unshaded, in_play);
    assert_eq!(lasting(&[adsid(true), cadres, adsid(false)]), lasting(&[cadres]));
}

#[test]
fn a_shift_toward_neutral_does_not_pass_it() {
    assert_eq!(SupportLevel::PassiveSupport.shifted_toward_neutral(2), SupportLevel::Neutral);
    assert_eq!(SupportLevel::ActiveOpposition.shifted_toward_neutral(1), SupportLevel::PassiveOpposition);
    assert_eq!(SupportLevel::Neutral.shifted_toward_neutral(1), SupportLevel::Neutral);
}

#[test]
fn a_shift_stops_at_the_ends_of_the_scale() {
    assert_eq!(SupportLevel::Neutral.shifted(i8::MAX), SupportLevel::ActiveSupport);
    assert_eq!(SupportLevel::Neutral.shifted(i8::MIN), SupportLevel::ActiveOpposition);
}

#[test]
fn a_set_holds_exactly_the_spaces_put_in() {
    for space in Space::ALL {
        let set = SpaceSet::only(space);
        assert!(set.contains(space) && set.len() == 1 && set.first() == Some(space));
        assert_eq!(set.iter().collect::<Vec<_>>(), [space]);
        assert!(!(!set).contains(space) && (!set).len() == 46);
        assert!(set.without(space).is_empty());
    }
    assert_eq!(SpaceSet::ALL.iter().collect::<Vec<_>>(), Space::ALL);
}

#[test]
fn nothing_is_reached_from_outside_the_set() {
    assert!(SpaceSet::LOCS.reached_from(Space::Saigon).is_empty());
}
