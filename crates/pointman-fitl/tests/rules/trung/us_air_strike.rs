//! Air Strike of a non-player US (4.2.3), with all Capabilities and Momentum around it.

use pointman_fitl::special_activities::air_strike::StrikeTerms;
use pointman_fitl::trung::{NpSpecial, TurnRequest};
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::trung::deed::{Deed, Done};
use crate::trung::scene::{Scene, scene};

fn strike(scene: &Scene, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Us).rolls(rolls).special(NpSpecial::UsAirStrike)
}

/// With the Trail at 0, so that hits go on pieces.
fn on_pieces() -> Scene {
    scene().track(Track::Trail, 0)
}

#[test]
fn two_hits_degrade_the_trail_by_a_box_before_pieces_are_struck() {
    let map = scene().at(Space::Hue, "1 us_troops 5 nva_troops");
    let done = strike(&map, &[5]);
    assert_eq!((done.track(Track::Trail), done.count(Space::Hue, "nva_troops")), (1, 2));
    let one = strike(&map, &[1]);
    assert_eq!((one.track(Track::Trail), one.count(Space::Hue, "nva_troops")), (2, 4), "1 hit is too few");
}

#[test]
fn troops_go_before_active_guerrillas_and_bases_go_when_no_force_is_left() {
    let map = on_pieces().at(Space::Hue, "1 us_troops 1 nva_troops 1 vc_guerrillas_a 1 vc_bases");
    assert_eq!(strike(&map, &[2]).at(Space::Hue), "1 us_troops 1 vc_bases");
    assert_eq!(strike(&map, &[3]).at(Space::Hue), "1 us_troops");
    let guarded = map.at(Space::Hue, "1 vc_guerrillas_u");
    assert_eq!(strike(&guarded, &[6]).at(Space::Hue), "1 us_troops 1 vc_guerrillas_u 1 vc_bases");
}

#[test]
fn without_a_target_the_hits_are_rolled_and_nothing_has_an_effect() {
    let map = on_pieces().at(Space::Hue, "1 us_troops 1 vc_guerrillas_u 1 vc_tunnels");
    let done = strike(&map, &[6]);
    assert!(!done.came_off() && done.effects.is_empty() && done.turn.special.is_none());
    assert!(!done.turn.coin.air_strike.begun, "another Air Strike rolls anew");
}

#[test]
fn struck_spaces_shift_toward_active_opposition_once_all_strikes_are_made() {
    let map = on_pieces()
        .at(Space::Hue, "1 us_troops 2 nva_troops")
        .at(Space::LocHueDaNang, "1 us_troops 1 nva_troops");
    let done = strike(&map, &[3]);
    assert_eq!(done.support(Space::Hue), SupportLevel::PassiveOpposition);
}

#[test]
fn an_air_strike_is_in_6_spaces_2_in_monsoon_and_1_under_typhoon_kate() {
    let spaces = [Space::Hue, Space::DaNang, Space::Kontum, Space::QuiNhon];
    let map = spaces.iter().fold(on_pieces(), |map, space| map.at(*space, "1 us_troops 1 nva_troops"));
    let count = |map: &Scene, rolls: &[u32]| strike(map, rolls).turn.special_spaces.len();
    assert_eq!(count(&map, &[6, 1, 1, 1]), 4);
    assert_eq!(count(&map.clone().monsoon(), &[6, 1, 1]), 2);
    assert_eq!(count(&map.unshaded(LastingCard::TyphoonKate), &[6, 1]), 1);
}

#[test]
fn rolling_thunder_da_nang_and_bombing_pause_bar_air_strikes() {
    let map = on_pieces().at(Space::Hue, "1 us_troops 2 nva_troops");
    let barred = [
        map.clone().shaded(LastingCard::RollingThunder),
        map.clone().shaded(LastingCard::DaNang),
        map.unshaded(LastingCard::BombingPause),
    ];
    for map in barred {
        assert!(!strike(&map, &[]).came_off());
        let named = Deed::on(&map, Faction::Us).request(TurnRequest::SPECIAL_BY_EVENT).rolls(&[2]);
        assert!(named.special(NpSpecial::UsAirStrike).came_off());
    }
}

#[test]
fn shaded_laser_guided_bombs_remove_2_pieces_in_all_and_unshaded_ones_1_where_not_at_active_opposition() {
    let map = on_pieces()
        .at(Space::Hue, "1 us_troops 4 nva_troops")
        .at(Space::TayNinh, "1 us_troops 4 nva_troops")
        .support(Space::TayNinh, SupportLevel::ActiveOpposition);
    let left = |done: &Done| (done.count(Space::Hue, "nva_troops"), done.count(Space::TayNinh, "nva_troops"));
    let shaded = strike(&map.clone().shaded(LastingCard::LaserGuidedBombs), &[6]);
    assert_eq!(shaded.turn.coin.air_strike.total(), 2);
    let unshaded = strike(&map.unshaded(LastingCard::LaserGuidedBombs), &[6]);
    assert_eq!(left(&unshaded), (3, 0));
    assert_eq!(unshaded.support(Space::Hue), SupportLevel::Neutral, "1 piece shifts nothing");
}

#[test]
fn shaded_arc_light_shifts_2_levels_for_more_than_1_piece_and_a_non_player_removes_more_only_at_opposition() {
    let map = on_pieces()
        .shaded(LastingCard::ArcLight)
        .at(Space::Hue, "1 us_troops 4 nva_troops")
        .at(Space::TayNinh, "1 us_troops 4 nva_troops")
        .support(Space::TayNinh, SupportLevel::PassiveOpposition);
    let done = strike(&map, &[5]);
    assert_eq!(
        (done.count(Space::Hue, "nva_troops"), done.support(Space::Hue)),
        (3, SupportLevel::PassiveOpposition)
    );
    assert_eq!(done.support(Space::TayNinh), SupportLevel::ActiveOpposition);
    assert_eq!(done.count(Space::TayNinh, "nva_troops"), 0);
}

#[test]
fn unshaded_arc_light_strikes_1_province_without_coin_pieces_by_the_column_for_removing() {
    let map = on_pieces()
        .unshaded(LastingCard::ArcLight)
        .at(Space::CentralLaos, "2 nva_troops")
        .at(Space::QuangTriThuaThien, "1 nva_troops")
        .at(Space::BinhDinh, "1 nva_troops");
    let done = strike(&map, &[6, 1, 1]);
    assert_eq!(done.turn.special_spaces.len(), 1, "{}", done.story);
    assert!(
        done.turn.coin.air_strike.arc_light.is_some_and(|space| space.population() == 2),
        "most Population"
    );
    assert!(!strike(&on_pieces().at(Space::CentralLaos, "2 nva_troops"), &[6]).came_off());
}

#[test]
fn wild_weasels_leave_the_trail_or_1_piece() {
    let map = scene().shaded(LastingCard::WildWeasels).at(Space::Hue, "1 us_troops 5 nva_troops");
    let done = strike(&map, &[6]);
    assert_eq!((done.track(Track::Trail), done.count(Space::Hue, "nva_troops")), (1, 5));
    let done = strike(&map, &[1]);
    assert_eq!((done.track(Track::Trail), done.count(Space::Hue, "nva_troops")), (2, 4));
    let done = strike(&map.track(Track::Trail, 0), &[6]);
    assert_eq!(done.count(Space::Hue, "nva_troops"), 4);
}

#[test]
fn oriskany_and_shaded_aaa_spare_the_trail() {
    let map = scene().at(Space::Hue, "1 us_troops 5 nva_troops");
    let done = strike(&map.clone().shaded(LastingCard::Oriskany), &[4]);
    assert_eq!((done.track(Track::Trail), done.count(Space::Hue, "nva_troops")), (2, 1));
    let done = strike(&map.clone().shaded(LastingCard::Aaa), &[4]);
    assert_eq!((done.track(Track::Trail), done.count(Space::Hue, "nva_troops")), (2, 1));
    let best = map.track(Track::Trail, 3).shaded(LastingCard::Aaa).unshaded(LastingCard::TopGun);
    assert_eq!(strike(&best, &[2]).track(Track::Trail), 2, "it stops at 2");
}

#[test]
fn top_gun_degrades_2_boxes_or_needs_4_to_6() {
    let map = scene().track(Track::Trail, 3);
    assert_eq!(strike(&map.clone().unshaded(LastingCard::TopGun), &[2]).track(Track::Trail), 1);
    let failed = strike(&map.clone().shaded(LastingCard::TopGun), &[2, 3]);
    assert!(failed.came_off() && failed.track(Track::Trail) == 3, "the hits are spent");
    assert_eq!(strike(&map.shaded(LastingCard::TopGun), &[2, 4]).track(Track::Trail), 2);
}

#[test]
fn shaded_migs_cost_an_available_us_troop_and_adsid_6_resources() {
    let map = scene()
        .shaded(LastingCard::Migs)
        .unshaded(LastingCard::Adsid)
        .players(&[Faction::Nva])
        .track(Track::NvaResources, 10);
    let done = strike(&map, &[2]);
    assert_eq!(done.track(Track::NvaResources), 4);
    assert_eq!(done.available(PieceType::UsTroops), PieceType::UsTroops.total() - 1);
}

#[test]
fn sa2s_cost_nva_a_base_before_a_troop_before_a_guerrilla_outside_the_south() {
    let map = scene()
        .unshaded(LastingCard::Sa2s)
        .at(Space::CentralLaos, "3 nva_troops 2 nva_guerrillas_u")
        .at(Space::SouthernLaos, "1 nva_bases 1 nva_troops 1 nva_guerrillas_u")
        .at(Space::NorthVietnam, "1 nva_bases");
    let done = strike(&map, &[2]);
    assert_eq!(
        done.at(Space::SouthernLaos),
        "1 nva_troops 1 nva_guerrillas_u",
        "a Base with Troops: {}",
        done.story
    );
    let hidden = scene()
        .unshaded(LastingCard::Sa2s)
        .at(Space::TheFishhook, "1 nva_guerrillas_u 1 nva_guerrillas_a 1 nva_tunnels");
    assert_eq!(strike(&hidden, &[2]).at(Space::TheFishhook), "1 nva_guerrillas_a 1 nva_tunnels");
    let in_vain = map.shaded(LastingCard::TopGun);
    assert_eq!(strike(&in_vain, &[2, 1]).count(Space::SouthernLaos, "nva_bases"), 1);
}

#[test]
fn an_event_sets_hits_pieces_in_a_space_and_whether_coin_pieces_are_needed() {
    let map = scene().at(Space::NorthVietnam, "5 nva_troops").at(Space::CentralLaos, "5 nva_troops");
    let terms = StrikeTerms {
        hits: Some(6),
        trail: false,
        needs_coin: false,
        most_in_a_space: Some(2),
        ..StrikeTerms::default()
    };
    let done = Deed::on(&map, Faction::Us)
        .request(TurnRequest { event: true, ..TurnRequest::SPECIAL_BY_EVENT })
        .turn(|turn| turn.coin.air_strike.terms = terms)
        .special(NpSpecial::UsAirStrike);
    assert_eq!(done.track(Track::Trail), 2);
    assert_eq!(
        (done.count(Space::NorthVietnam, "nva_troops"), done.count(Space::CentralLaos, "nva_troops")),
        (3, 3)
    );
}
