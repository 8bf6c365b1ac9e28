//! US Train (3.2.1) as a non-player executes it.

use pointman_fitl::trung::{NpOperation, TurnRequest};
use pointman_fitl::{
    Card, CardSide, Faction, GameEffect, LastingCard, PieceType, Policy, Space, SupportLevel, Track,
};

use crate::trung::deed::{Deed, Done};
use crate::trung::scene::{Scene, scene};

fn train(scene: &Scene, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Us).rolls(rolls).operation(NpOperation::UsTrain)
}

/// The empty map with nothing Available but what is said.
fn bare(irregulars: u16, rangers: u16, troops: u16, police: u16) -> Scene {
    scene()
        .only_available(PieceType::UsIrregulars, irregulars)
        .only_available(PieceType::ArvnRangers, rangers)
        .only_available(PieceType::ArvnTroops, troops)
        .only_available(PieceType::ArvnPolice, police)
}

/// The map with nothing to Pacify in these spaces.
fn content(map: Scene) -> Scene {
    let spaces = [Space::Hue, Space::DaNang, Space::Kontum, Space::TayNinh];
    spaces.into_iter().fold(map, |map, space| map.support(space, SupportLevel::ActiveSupport))
}

#[test]
fn jfk_and_lbj_place_cubes_in_a_first_space_before_special_forces_and_nixon_does_not() {
    let map = |policy| bare(0, 2, 6, 6).policy(policy).at(Space::Hue, "1 us_bases");
    for policy in [Policy::Jfk, Policy::Lbj] {
        let done = train(&map(policy), &[1]);
        assert_eq!(done.at(Space::Hue), "1 us_bases 3 arvn_troops 3 arvn_police");
    }
    assert_eq!(train(&map(Policy::Nixon), &[1]).at(Space::Hue), "1 us_bases 2 arvn_rangers_u");
}

#[test]
fn irregulars_come_before_rangers_2_in_a_space_without_a_roll() {
    let map = bare(3, 3, 0, 0)
        .at(Space::Hue, "1 us_bases")
        .at(Space::DaNang, "1 us_bases")
        .at(Space::TayNinh, "1 us_troops");
    let done = train(&content(map.at(Space::Kontum, "1 us_bases")), &[1, 1]);
    assert_eq!(done.turn.spaces.len(), 4);
    let irregulars: Vec<u8> =
        [Space::Hue, Space::TayNinh].iter().map(|space| done.count(*space, "us_irregulars_u")).collect();
    assert_eq!(irregulars.iter().sum::<u8>(), 3, "2 Population first: {}", done.story);
    let rangers: u8 =
        [Space::DaNang, Space::Kontum].iter().map(|space| done.count(*space, "arvn_rangers_u")).sum();
    assert_eq!(rangers, 3);
}

#[test]
fn only_a_further_space_with_arvn_cubes_needs_a_roll_and_a_failure_ends_cubes_alone() {
    let map = bare(2, 0, 30, 0)
        .policy(Policy::Lbj)
        .at(Space::Hue, "1 us_bases")
        .at(Space::DaNang, "1 us_bases")
        .at(Space::Kontum, "1 us_bases");
    let map = content(map);
    let done = train(&map, &[1, 3]);
    assert_eq!(done.turn.spaces.len(), 2, "cubes, Irregulars, and then the roll fails: {}", done.story);
    assert!(done.turn.operation.is_some());
    let done = train(&map, &[1, 4]);
    assert_eq!(done.turn.spaces.len(), 3);
    assert_eq!(done.available(PieceType::ArvnTroops), 18);
}

#[test]
fn cubes_are_placed_police_and_troops_in_turn_police_first() {
    let done = train(&bare(0, 0, 9, 2).at(Space::Hue, "1 us_bases"), &[1]);
    assert_eq!(done.at(Space::Hue), "1 us_bases 4 arvn_troops 2 arvn_police");
}

#[test]
fn arvn_pieces_are_paid_for_with_resources_above_econ() {
    let map = |resources| {
        bare(0, 0, 12, 0)
            .players(&[Faction::Arvn])
            .track(Track::Econ, 10)
            .track(Track::ArvnResources, resources)
            .at(Space::Hue, "1 us_bases")
            .at(Space::DaNang, "1 us_bases")
    };
    let done = train(&map(15), &[4]);
    assert_eq!(
        (done.track(Track::ArvnResources), done.turn.spaces),
        (12, Space::Hue.into()),
        "the roll comes before the payment"
    );
    let done = train(&map(12), &[]);
    assert!(!done.came_off() && done.effects.is_empty());
}

#[test]
fn at_17_patronage_saigon_gives_3_to_arvn_resources_and_nothing_is_pacified() {
    let map = bare(0, 0, 0, 0).track(Track::Patronage, 17).at(Space::Saigon, "1 us_troops");
    let done = train(&map, &[]);
    assert_eq!((done.track(Track::Patronage), done.turn.spaces), (14, Space::Saigon.into()));
    assert_eq!(done.track(Track::ArvnResources), 0, "they are not kept");
    let kept = train(&map.clone().players(&[Faction::Arvn]), &[]);
    assert_eq!((kept.track(Track::Patronage), kept.track(Track::ArvnResources)), (14, 3));
    assert_eq!(kept.support(Space::Saigon), SupportLevel::Neutral);
    let without = train(&bare(0, 0, 0, 0).track(Track::Patronage, 17).at(Space::Hue, "1 us_troops"), &[2]);
    assert_eq!(without.support(Space::Hue), SupportLevel::ActiveSupport, "Saigon needs a US piece");
}

#[test]
fn the_us_pacifies_1_space_up_to_a_d3_of_terror_and_levels() {
    let map = bare(0, 0, 0, 0).at(Space::Hue, "1 us_troops").at(Space::DaNang, "1 us_troops");
    let done = train(&map, &[1]);
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::DaNang)),
        (SupportLevel::PassiveSupport, SupportLevel::Neutral)
    );
    assert_eq!(done.turn.spaces, Space::Hue.into());
    let at_goal =
        bare(0, 0, 0, 0).at(Space::Hue, "1 us_troops").support(Space::Hue, SupportLevel::ActiveSupport);
    assert!(!train(&at_goal, &[]).came_off());
}

#[test]
fn unshaded_cords_pacify_2_different_spaces_each_by_a_d3_of_its_own() {
    let map = bare(0, 0, 0, 0)
        .unshaded(LastingCard::Cords)
        .at(Space::Hue, "1 us_troops")
        .at(Space::DaNang, "1 us_troops");
    let done = train(&map, &[3, 1]);
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::DaNang)),
        (SupportLevel::ActiveSupport, SupportLevel::PassiveSupport)
    );
}

#[test]
fn shaded_cords_pacify_to_passive_support_at_most() {
    let map = bare(0, 0, 0, 0).shaded(LastingCard::Cords).at(Space::Hue, "1 us_troops");
    assert_eq!(train(&map, &[3]).support(Space::Hue), SupportLevel::PassiveSupport);
    assert!(!train(&map.support(Space::Hue, SupportLevel::PassiveSupport), &[]).came_off());
}

#[test]
fn pacification_is_paid_for_above_econ_even_in_a_free_train_and_costs_4_under_ky() {
    let map = bare(0, 0, 0, 0)
        .players(&[Faction::Arvn])
        .track(Track::Econ, 10)
        .track(Track::ArvnResources, 17)
        .at(Space::Hue, "1 us_troops");
    assert_eq!(train(&map, &[3]).track(Track::ArvnResources), 11);
    let free = Deed::on(&map, Faction::Us)
        .request(TurnRequest::LIMITED_BY_EVENT)
        .rolls(&[3])
        .operation(NpOperation::UsTrain);
    assert_eq!(free.track(Track::ArvnResources), 11);
    let mut ky = map.game();
    ky.apply(GameEffect::Leader { card: Card::numbered(127), flipped: false }).unwrap();
    let done = Deed::in_game(ky, Faction::Us).rolls(&[3]).operation(NpOperation::UsTrain);
    assert_eq!(
        (done.track(Track::ArvnResources), done.support(Space::Hue)),
        (13, SupportLevel::PassiveSupport)
    );
}

#[test]
fn combined_action_platoons_add_1_police_in_the_largest_space_of_us_troops_without_support() {
    let map = bare(2, 0, 0, 1)
        .unshaded(LastingCard::CombinedActionPlatoons)
        .at(Space::DaNang, "1 us_troops")
        .at(Space::TayNinh, "1 us_troops 3 vc_guerrillas_u")
        .at(Space::Hue, "1 us_troops")
        .support(Space::Hue, SupportLevel::PassiveSupport);
    let done = train(&map, &[1, 1]);
    assert_eq!(done.count(Space::TayNinh, "arvn_police"), 1, "{}", done.story);
    assert_eq!(done.available(PieceType::ArvnPolice), 0);
}

#[test]
fn police_come_from_where_most_are_and_coin_control_does_not_depend_on_them() {
    let held = scene()
        .unshaded(LastingCard::CombinedActionPlatoons)
        .only_available(PieceType::UsIrregulars, 0)
        .only_available(PieceType::ArvnRangers, 0)
        .only_available(PieceType::ArvnTroops, 0)
        .at(Space::TayNinh, "1 us_troops 3 vc_guerrillas_u")
        .at(Space::Hue, "1 us_troops")
        .at(Space::CanTho, "15 arvn_police 14 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "3 arvn_police")
        .only_available(PieceType::ArvnPolice, 0);
    let done = train(&held, &[1]);
    assert_eq!(done.count(Space::TayNinh, "arvn_police"), 1);
    assert_eq!(done.count(Space::CanTho, "arvn_police"), 15, "Can Tho would be lost");
}

#[test]
fn combined_action_platoons_wait_for_a_space_if_pacification_selects_the_first() {
    let map = bare(0, 0, 0, 1)
        .unshaded(LastingCard::CombinedActionPlatoons)
        .at(Space::Hue, "1 us_troops")
        .at(Space::TayNinh, "1 us_troops 3 vc_guerrillas_u");
    let done = train(&map, &[1]);
    assert_eq!(done.turn.spaces, Space::Hue.into());
    assert_eq!(done.count(Space::TayNinh, "arvn_police"), 1);
    let nothing = bare(0, 0, 0, 1)
        .unshaded(LastingCard::CombinedActionPlatoons)
        .at(Space::TayNinh, "1 us_troops 3 vc_guerrillas_u");
    let done = train(&nothing, &[]);
    assert!(!done.came_off() && done.effects.is_empty(), "a Train without a space");
}

#[test]
fn a_limited_us_train_acts_in_one_space() {
    let map =
        bare(4, 4, 9, 9).policy(Policy::Nixon).at(Space::Hue, "1 us_bases").at(Space::DaNang, "1 us_bases");
    let done =
        Deed::on(&map, Faction::Us).request(TurnRequest::LIMITED).rolls(&[2]).operation(NpOperation::UsTrain);
    assert_eq!(done.turn.spaces, Space::Hue.into());
    assert_eq!(done.at(Space::Hue), "2 us_irregulars_u 1 us_bases");
    assert_eq!(done.support(Space::Hue), SupportLevel::ActiveSupport, "it is Pacified as well");
}

#[test]
fn a_space_that_is_advised_is_not_trained() {
    let map = bare(2, 0, 0, 0).at(Space::Hue, "1 us_troops");
    let done = Deed::on(&map, Faction::Us)
        .turn(|turn| {
            turn.special = Some(pointman_fitl::SpecialName::Advise);
            turn.special_spaces = Space::Hue.into();
        })
        .operation(NpOperation::UsTrain);
    assert!(!done.came_off());
}

#[test]
fn blowtorch_komer_makes_pacification_cheap_in_the_support_phase_alone() {
    use pointman_fitl::trung::pacify::{Occasion, Pacifying};
    let map = scene().players(&[Faction::Arvn]).unshaded(LastingCard::BlowtorchKomer);
    let price = |game: &pointman_fitl::Game, when| Pacifying::of(Faction::Us, when).price(game);
    let mut game = map.game();
    assert_eq!((price(&game, Occasion::Train), price(&game, Occasion::SupportPhase)), (3, 1));
    game.apply(GameEffect::Leader { card: Card::numbered(127), flipped: false }).unwrap();
    assert_eq!(
        (price(&game, Occasion::Train), price(&game, Occasion::SupportPhase)),
        (4, 4),
        "Ky came later"
    );
    game.apply(GameEffect::lasting(LastingCard::BlowtorchKomer, CardSide::Unshaded, false)).unwrap();
    game.apply(GameEffect::lasting(LastingCard::BlowtorchKomer, CardSide::Unshaded, true)).unwrap();
    assert_eq!(price(&game, Occasion::SupportPhase), 1);
}

#[test]
fn in_the_support_phase_troops_and_police_pacify_at_most_2_levels_for_both_factions() {
    use pointman_fitl::trung::pacify::{Occasion, Pacifying};
    let game = scene().at(Space::Hue, "1 us_troops 1 arvn_police").at(Space::DaNang, "1 us_troops").game();
    let us = Pacifying::of(Faction::Us, Occasion::SupportPhase);
    assert!(us.may_select(&game, Space::Hue, 0) && !us.may_select(&game, Space::DaNang, 0));
    assert!(!us.may_select(&game, Space::Hue, 2), "2 levels were shifted");
    assert_eq!(us.how_far(&game, Space::Hue, 1, None).levels, 1);
    assert_eq!(us.how_far(&game, Space::Hue, 0, Some(1)).steps(), 1, "so many points are left");
    let arvn = Pacifying::of(Faction::Arvn, Occasion::SupportPhase);
    assert!(!arvn.may_select(&game, Space::Hue, 0), "ARVN Troops");
}
