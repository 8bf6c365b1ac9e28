//! The Resources Phase (6.2).

use pointman_fitl::{CoupPart, Faction, LastingCard, Phase, PieceKind, Space, SpaceSet, Track};

use crate::coup::scene::{Scene, at_part, at_phase};

/// Every City under COIN Control.
fn cities_held(phase: Phase) -> Scene {
    SpaceSet::CITIES.iter().fold(at_phase(phase), |scene, city| scene.at(city, "1 arvn_police"))
}

/// The markers on the map once the Resources Phase is over.
fn sabotaged(scene: &Scene) -> SpaceSet {
    let outcome = scene.run("");
    let placed = outcome.effects.iter().filter_map(|effect| match effect {
        pointman_fitl::GameEffect::Board(pointman_fitl::Effect::Terror { space, delta: 1 }) => Some(*space),
        _ => None,
    });
    placed.collect()
}

#[test]
fn a_loc_with_more_guerrillas_than_coin_pieces_is_sabotaged() {
    let loc = Space::LocSaigonCanTho;
    let scene = cities_held(Phase::CoupResources);
    assert_eq!(sabotaged(&scene), SpaceSet::NONE);
    assert_eq!(
        sabotaged(&scene.clone().at(loc, "1 nva_guerrillas_a 1 vc_guerrillas_u 1 us_irregulars_u")),
        SpaceSet::only(loc)
    );
    assert_eq!(
        sabotaged(&scene.clone().at(loc, "1 vc_guerrillas_u 1 arvn_police")),
        SpaceSet::NONE,
        "as many are not more"
    );
    assert_eq!(sabotaged(&scene.at(loc, "5 nva_troops")), SpaceSet::NONE, "Troops do not Sabotage");
}

#[test]
fn locs_next_to_a_city_without_coin_control_are_sabotaged() {
    let scene = cities_held(Phase::CoupResources).at(Space::Hue, "1 vc_guerrillas_u");
    assert_eq!(sabotaged(&scene), SpaceSet::LOCS & Space::Hue.adjacent());
}

#[test]
fn a_loc_is_sabotaged_once() {
    let scene =
        cities_held(Phase::CoupResources).at(Space::Hue, "1 vc_guerrillas_u").terror(Space::LocHueDaNang, 1);
    assert_eq!(sabotaged(&scene), (SpaceSet::LOCS & Space::Hue.adjacent()).without(Space::LocHueDaNang));
}

/// No City is held, and 2 markers are left for 17 LoCs.
fn markers_lack() -> Scene {
    at_phase(Phase::CoupResources).terror(Space::TayNinh, 13)
}

#[test]
fn vc_picks_the_locs_when_markers_lack() {
    let scene = markers_lack();
    assert_eq!(scene.run("").asks(), CoupPart::VcSabotage);
    let outcome = scene.run("vc-sabotage loc-saigon-can-tho, loc-hue-da-nang");
    assert_eq!(outcome.track(Track::Econ), 12, "2 and 1 of 15 are lost");
}

#[test]
fn cp1_the_order_is_maximal_and_of_locs_that_are_due() {
    let scene = markers_lack();
    assert_eq!(scene.refused("vc-sabotage loc-saigon-can-tho"), "CP1");
    assert_eq!(scene.refused("vc-sabotage none"), "CP1");
    assert_eq!(scene.refused("vc-sabotage loc-saigon-can-tho, loc-saigon-can-tho"), "CP1");
    assert_eq!(scene.refused("vc-sabotage loc-saigon-can-tho, hue"), "CP1");
    assert_eq!(scene.refused("vc-sabotage loc-saigon-can-tho, loc-hue-da-nang, loc-hue-khe-sanh"), "CP1");
}

#[test]
fn cp1_nobody_picks_an_order_when_there_are_markers_for_all() {
    let scene = cities_held(Phase::CoupResources).at(Space::Hue, "1 vc_guerrillas_u");
    assert_eq!(scene.refused("vc-sabotage loc-hue-da-nang"), "CP1");
}

#[test]
fn cp1_nobody_but_vc_picks_the_order() {
    assert!(markers_lack().attempt("us-sabotage loc-saigon-can-tho, loc-hue-da-nang").is_err());
    let scene = markers_lack().players(&[Faction::Us, Faction::Arvn]);
    assert_eq!(scene.refused("vc-sabotage loc-saigon-can-tho, loc-hue-da-nang"), "G1");
}

#[test]
fn nothing_is_picked_when_no_marker_is_left() {
    let scene = at_phase(Phase::CoupResources).terror(Space::TayNinh, 15);
    assert_eq!(sabotaged(&scene), SpaceSet::NONE);
}

#[test]
fn coin_control_of_laos_or_cambodia_degrades_the_trail_once() {
    let scene = at_part(CoupPart::Earnings);
    assert_eq!(scene.run("").track(Track::Trail), 2);
    let held = scene.at(Space::CentralLaos, "1 us_bases").at(Space::TheFishhook, "1 arvn_bases");
    assert_eq!(held.run("").track(Track::Trail), 1);
    assert_eq!(held.clone().shaded(LastingCard::Oriskany).run("").track(Track::Trail), 2, "Oriskany");
}

#[test]
fn a_degrade_costs_nva_6_resources_under_adsid() {
    let scene = at_part(CoupPart::Earnings).at(Space::CentralLaos, "1 us_bases");
    assert_eq!(scene.run("").track(Track::NvaResources), 20 + 2, "the Trail at 1 earns 2");
    assert_eq!(scene.unshaded(LastingCard::Adsid).run("").track(Track::NvaResources), 20 - 6 + 2);
}

#[test]
fn total_econ_is_marked_anew_and_arvn_earns_it_with_aid() {
    let scene =
        at_part(CoupPart::Earnings).terror(Space::LocSaigonCanTho, 1).terror(Space::LocDaNangDakTo, 1);
    let outcome = scene.run("");
    assert_eq!((outcome.track(Track::Econ), outcome.track(Track::ArvnResources)), (13, 30 + 20 + 13));
}

#[test]
fn what_is_earned_above_75_is_lost() {
    assert_eq!(at_part(CoupPart::Earnings).track(Track::Aid, 60).run("").track(Track::ArvnResources), 75);
}

#[test]
fn arvn_earns_nothing_where_its_resources_are_not_kept() {
    let scene = at_part(CoupPart::Earnings).players(&[Faction::Nva, Faction::Vc]);
    let outcome = scene.run("");
    assert_eq!((outcome.track(Track::Econ), outcome.track(Track::ArvnResources)), (10, 30));
}

#[test]
fn insurgents_earn_by_bases_and_the_trail() {
    let scene = at_part(CoupPart::Earnings)
        .at(Space::TayNinh, "1 vc_tunnels 1 vc_bases")
        .at(Space::CentralLaos, "1 nva_bases 1 nva_tunnels")
        .at(Space::NorthVietnam, "2 nva_bases");
    let outcome = scene.run("");
    assert_eq!(outcome.track(Track::VcResources), 20 + 2, "Tunneled Bases count");
    assert_eq!(
        outcome.track(Track::NvaResources),
        20 + 2 + 4,
        "Bases in Laos and Cambodia and twice the Trail"
    );
}

#[test]
fn non_player_insurgents_earn_nothing() {
    let scene = at_part(CoupPart::Earnings).at(Space::TayNinh, "2 vc_bases").players(&[Faction::Us]);
    let outcome = scene.run("");
    assert_eq!((outcome.track(Track::VcResources), outcome.track(Track::NvaResources)), (20, 20));
}

#[test]
fn each_piece_in_casualties_costs_3_aid() {
    let scene =
        at_part(CoupPart::Earnings).casualties(PieceKind::UsTroops, 3).casualties(PieceKind::UsBases, 1);
    let outcome = scene.clone().casualties(PieceKind::UsIrregularsUnderground, 1).run("");
    assert_eq!(
        (outcome.track(Track::Aid), outcome.track(Track::ArvnResources)),
        (5, 30 + 20 + 15),
        "ARVN earns Aid first"
    );
    assert_eq!(scene.casualties(PieceKind::UsTroops, 5).run("").track(Track::Aid), 0);
}
