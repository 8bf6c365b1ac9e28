//! Special Activities of a non-player ARVN (4.3): Govern, Transport and Raid.

use pointman_fitl::trung::{NpOperation, NpSpecial, TurnRequest};
use pointman_fitl::{Card, Faction, GameEffect, LastingCard, OperationName, Space, SupportLevel, Track};

use crate::trung::deed::{Deed, Done, attempt, execute};
use crate::trung::scene::{Scene, scene};

fn act(scene: &Scene, special: NpSpecial, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Arvn).rolls(rolls).special(special)
}

fn govern(scene: &Scene, rolls: &[u32]) -> Done {
    act(scene, NpSpecial::ArvnGovern, rolls)
}

/// With ARVN cubes in Hue (Population 2) and Da Nang (1), both at Passive Support.
fn governed() -> Scene {
    scene()
        .at(Space::Hue, "2 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .at(Space::DaNang, "2 arvn_police")
        .support(Space::DaNang, SupportLevel::PassiveSupport)
}

#[test]
fn with_aid_patronage_is_taken_wherever_arvn_cubes_exceed_us_troops() {
    let done = govern(&governed().track(Track::Aid, 10), &[]);
    assert_eq!((done.track(Track::Aid), done.track(Track::Patronage)), (7, 13));
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::DaNang)),
        (SupportLevel::Neutral, SupportLevel::Neutral)
    );
    let us = governed().track(Track::Aid, 10).at(Space::DaNang, "2 us_troops");
    let done = govern(&us, &[]);
    assert_eq!((done.track(Track::Aid), done.track(Track::Patronage)), (11, 12), "Aid grows by 3 in Da Nang");
}

#[test]
fn without_aid_a_space_of_population_1_adds_some_first() {
    let done = govern(&governed(), &[]);
    assert_eq!(
        (done.track(Track::Aid), done.track(Track::Patronage)),
        (1, 12),
        "3 from Da Nang, 2 of them taken in Hue"
    );
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::DaNang)),
        (SupportLevel::Neutral, SupportLevel::PassiveSupport)
    );
}

#[test]
fn without_aid_a_space_where_none_is_taken_adds_some_first() {
    let map = scene()
        .at(Space::Hue, "2 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .at(Space::KienPhong, "1 us_troops")
        .support(Space::KienPhong, SupportLevel::PassiveSupport);
    let done = govern(&map, &[]);
    assert_eq!((done.track(Track::Aid), done.track(Track::Patronage)), (4, 12));
}

#[test]
fn without_aid_and_with_large_spaces_alone_nothing_is_taken_and_both_shift() {
    let map = scene()
        .at(Space::Hue, "2 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .at(Space::KienPhong, "2 arvn_police")
        .support(Space::KienPhong, SupportLevel::PassiveSupport);
    let done = govern(&map, &[1]);
    assert_eq!((done.track(Track::Aid), done.track(Track::Patronage)), (0, 10));
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::KienPhong)),
        (SupportLevel::Neutral, SupportLevel::Neutral)
    );
}

#[test]
fn where_nothing_can_be_taken_aid_grows_everywhere() {
    let map = scene()
        .track(Track::Aid, 74)
        .at(Space::Hue, "2 us_troops")
        .support(Space::Hue, SupportLevel::ActiveSupport);
    assert_eq!(govern(&map, &[]).track(Track::Aid), 75);
    assert_eq!(govern(&map.track(Track::Aid, 10), &[]).track(Track::Aid), 16);
}

#[test]
fn saigon_spaces_without_support_or_control_and_trained_ones_are_not_governed() {
    let map = scene()
        .at(Space::Saigon, "2 arvn_police")
        .support(Space::Saigon, SupportLevel::ActiveSupport)
        .at(Space::Hue, "1 arvn_police");
    assert!(!govern(&map, &[]).came_off());
    let trained = Deed::on(&governed(), Faction::Arvn).turn(|turn| {
        turn.operation = Some(OperationName::Train);
        turn.spaces = Space::Hue.into();
    });
    assert_eq!(trained.special(NpSpecial::ArvnGovern).turn.special_spaces, Space::DaNang.into());
}

#[test]
fn govern_is_in_1_space_under_typhoon_kate_and_shaded_mandate_of_heaven() {
    for map in
        [governed().unshaded(LastingCard::TyphoonKate), governed().shaded(LastingCard::MandateOfHeaven)]
    {
        assert_eq!(govern(&map.track(Track::Aid, 9), &[]).turn.special_spaces, Space::Hue.into());
    }
}

#[test]
fn unshaded_mandate_of_heaven_saves_the_space_with_least_total_support() {
    let done = govern(&governed().unshaded(LastingCard::MandateOfHeaven).track(Track::Aid, 9), &[]);
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::DaNang)),
        (SupportLevel::Neutral, SupportLevel::PassiveSupport)
    );
    assert_eq!(done.track(Track::Patronage), 13);
}

#[test]
fn the_young_turks_add_2_patronage_once() {
    let mut game = governed().track(Track::Aid, 9).game();
    game.apply(GameEffect::Leader { card: Card::numbered(126), flipped: false }).unwrap();
    let done = Deed::in_game(game, Faction::Arvn).special(NpSpecial::ArvnGovern);
    assert_eq!(done.track(Track::Patronage), 15);
}

#[test]
fn govern_and_raid_go_only_with_their_operations() {
    let after = |operation, special| {
        let map = governed().track(Track::Aid, 9).at(Space::TayNinh, "1 arvn_rangers_u 1 nva_troops");
        Deed::on(&map, Faction::Arvn)
            .turn(|turn| turn.operation = Some(operation))
            .special(special)
            .came_off()
    };
    assert!(
        after(OperationName::Patrol, NpSpecial::ArvnGovern)
            && !after(OperationName::Sweep, NpSpecial::ArvnGovern)
    );
    assert!(
        after(OperationName::Sweep, NpSpecial::ArvnRaid) && !after(OperationName::Train, NpSpecial::ArvnRaid)
    );
}

#[test]
fn after_a_transport_all_rangers_go_underground_which_alone_is_an_effect() {
    let map = scene().at(Space::Hue, "2 arvn_rangers_a").at(Space::CentralLaos, "1 arvn_rangers_a");
    let alone = Deed::on(&map, Faction::Arvn).only_in(&[]);
    let done = alone.special(NpSpecial::ArvnTransport);
    assert!(done.came_off());
    assert_eq!(
        (done.at(Space::Hue).as_str(), done.at(Space::CentralLaos).as_str()),
        ("2 arvn_rangers_u", "1 arvn_rangers_u")
    );
    let nothing = act(&scene(), NpSpecial::ArvnTransport, &[]);
    assert!(!nothing.came_off() && nothing.turn.special.is_none());
}

#[test]
fn typhoon_kate_bars_transport_and_shaded_armored_cavalry_leaves_it_rangers() {
    let map =
        scene().at(Space::Saigon, "9 arvn_troops 1 arvn_police").at(Space::TayNinh, "3 vc_guerrillas_u");
    let to_tay_ninh = |map: &Scene| {
        Deed::on(map, Faction::Arvn).only_in(&[Space::TayNinh]).special(NpSpecial::ArvnTransport)
    };
    assert!(to_tay_ninh(&map).came_off());
    assert!(!to_tay_ninh(&map.clone().unshaded(LastingCard::TyphoonKate)).came_off());
    assert!(!to_tay_ninh(&map.shaded(LastingCard::ArmoredCavalry)).came_off());
}

#[test]
fn nguyen_khanh_lets_a_transport_enter_1_loc() {
    let map = scene().at(Space::Saigon, "9 arvn_troops 2 arvn_police");
    let to_hue = |game| {
        let deed = Deed::in_game(game, Faction::Arvn).turn(|turn| turn.terms.only_in = Space::Hue.into());
        deed.special(NpSpecial::ArvnTransport).count(Space::Hue, "arvn_troops")
    };
    assert!(to_hue(map.game()) > 0);
    let mut khanh = map.game();
    khanh.apply(GameEffect::Leader { card: Card::numbered(125), flipped: false }).unwrap();
    assert_eq!(to_hue(khanh), 0);
}

#[test]
fn pieces_that_were_transported_may_still_patrol() {
    let map = scene()
        .at(Space::Saigon, "9 arvn_troops")
        .at(Space::CanTho, "1 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "2 vc_guerrillas_u");
    let done = Deed::on(&map, Faction::Arvn)
        .only_in(&[Space::CanTho, Space::LocHueDaNang])
        .run(|hand| vec![attempt(hand, NpSpecial::ArvnTransport), execute(hand, NpOperation::ArvnPatrol)]);
    assert!(done.came_off(), "{}", done.story);
}

#[test]
fn a_raid_strikes_in_place_first_and_where_a_base_is_removed_before_others() {
    let map = scene()
        .at(Space::TayNinh, "2 arvn_rangers_u 1 vc_guerrillas_u 1 vc_bases")
        .at(Space::KienPhong, "1 arvn_rangers_u 3 nva_troops");
    let done = act(&map, NpSpecial::ArvnRaid, &[]);
    assert_eq!(done.at(Space::TayNinh), "1 arvn_rangers_u 1 arvn_rangers_a");
    assert_eq!(done.at(Space::KienPhong), "1 arvn_rangers_a 1 nva_troops");
    assert_eq!(done.track(Track::Aid), 0);
    let one = act(&map.unshaded(LastingCard::TyphoonKate), NpSpecial::ArvnRaid, &[]);
    assert_eq!(one.turn.special_spaces, Space::TayNinh.into());
}

#[test]
fn a_ranger_comes_from_next_door_rather_from_where_it_has_nothing_to_remove() {
    let map = scene()
        .at(Space::TheParrotsBeak, "2 nva_troops")
        .at(Space::TayNinh, "1 arvn_rangers_u 1 vc_bases 2 vc_guerrillas_u")
        .at(Space::KienPhong, "1 arvn_rangers_u");
    let adjacent =
        Deed::on(&map, Faction::Arvn).turn(|turn| turn.terms.only_in = Space::TheParrotsBeak.into());
    let done = adjacent.special(NpSpecial::ArvnRaid);
    assert_eq!(done.at(Space::TheParrotsBeak), "1 arvn_rangers_a");
    assert_eq!(done.count(Space::TayNinh, "arvn_rangers_u"), 1);
    let nobody = scene().at(Space::Hue, "1 arvn_rangers_a 1 nva_troops");
    assert!(!act(&nobody, NpSpecial::ArvnRaid, &[]).came_off(), "an Active Ranger does not Raid");
}

#[test]
fn nobody_raids_north_vietnam_and_a_raid_in_laos_prefers_few_enemies() {
    let map = scene()
        .at(Space::CentralLaos, "2 arvn_rangers_u 1 nva_troops")
        .at(Space::NorthVietnam, "3 nva_troops");
    let done = act(&map, NpSpecial::ArvnRaid, &[]);
    assert_eq!(
        (done.turn.special_spaces, done.count(Space::NorthVietnam, "nva_troops")),
        (Space::CentralLaos.into(), 3)
    );
    let event =
        Deed::on(&map, Faction::Arvn).request(TurnRequest::SPECIAL_BY_EVENT).special(NpSpecial::ArvnRaid);
    assert!(event.came_off());
}
