//! Advise (4.2.1): rows AD1 to AD6 and the cards that touch it.

use pointman_fitl::{LastingCard, Space, SupportLevel, Track};

use crate::coin::scene::scene;
use LastingCard::{BodyCount, BoobyTraps, Cobras, GeneralLansdale, SearchAndDestroy, TyphoonKate};
use Space::{KienPhong, Saigon, TayNinh};

#[test]
fn arvn_sweeps_in_place_assaults_or_a_special_force_removes_two() {
    let there = scene()
        .at(KienPhong, "2 arvn_troops 1 arvn_rangers_a 4 vc_guerrillas_u")
        .at(TayNinh, "2 arvn_troops 2 vc_bases")
        .at(Saigon, "1 us_irregulars_u 1 vc_guerrillas_u 3 nva_troops");
    let swept = there.us("patrol stay; special advise kien-phong sweep, tay-ninh assault, aid");
    assert_eq!(swept.count(KienPhong, "vc_guerrillas_a"), 3);
    assert_eq!((swept.count(TayNinh, "vc_bases"), swept.track(Track::Aid)), (1, 32));
    assert_eq!(swept.track(Track::ArvnResources), 30, "it is free");
    let force = there.us("patrol stay; special advise saigon force remove vc 1u nva 1t");
    assert_eq!((force.count(Saigon, "us_irregulars_a"), force.count(Saigon, "nva_troops")), (1, 2));
    assert_eq!(force.track(Track::Aid), 20, "Aid is an option");
}

#[test]
fn ad1_with_train_or_patrol_not_in_a_train_space_nor_north_vietnam_and_2_spaces() {
    let there = [Saigon, TayNinh, KienPhong]
        .into_iter()
        .fold(scene(), |there, space| there.at(space, "1 us_irregulars_u 1 us_troops 2 vc_guerrillas_a"));
    assert_eq!(there.us_refused("assault saigon; special advise tay-ninh force"), "G5");
    assert_eq!(there.us_refused("train saigon; special advise saigon force"), "AD1");
    assert_eq!(there.us_refused("patrol stay; special advise north-vietnam force"), "AD4");
    assert_eq!(there.us_refused("patrol stay; special advise north-vietnam assault"), "AD1");
    let three = "patrol stay; special advise saigon force, tay-ninh force, kien-phong force";
    assert_eq!(there.us_refused(three), "AD1");
    let kate = there.unshaded(TyphoonKate);
    assert_eq!(kate.us_refused("patrol stay; special advise saigon force, tay-ninh force"), "G9");
    kate.us("patrol stay; special advise saigon force");
}

#[test]
fn ad2_no_sweep_on_a_loc_in_monsoon_or_without_arvn() {
    let there = scene()
        .at(Saigon, "1 arvn_police")
        .at(Space::LocSaigonCanTho, "1 arvn_police")
        .at(TayNinh, "3 us_troops");
    assert_eq!(there.us_refused("patrol stay; special advise loc-saigon-can-tho sweep"), "AD2");
    assert_eq!(there.us_refused("patrol stay; special advise tay-ninh sweep"), "AD2");
    assert_eq!(there.clone().monsoon().us_refused("patrol stay; special advise saigon sweep"), "AD2");
    there.us("patrol stay; special advise saigon sweep");
}

#[test]
fn ad3_an_assault_needs_arvn_cubes_and_insurgents() {
    let there = scene().at(Saigon, "1 arvn_rangers_u 1 vc_guerrillas_a").at(TayNinh, "2 arvn_troops");
    assert_eq!(there.us_refused("patrol stay; special advise saigon assault"), "AD3");
    assert_eq!(there.us_refused("patrol stay; special advise tay-ninh assault"), "AD3");
}

#[test]
fn ad4_a_special_force_is_underground_and_bases_and_tunnels_come_last_or_never() {
    let active = scene().at(Saigon, "1 us_irregulars_a 2 vc_guerrillas_a");
    assert_eq!(active.us_refused("patrol stay; special advise saigon force"), "AD4");
    let there = scene().at(Saigon, "1 us_irregulars_u 1 arvn_rangers_u 2 vc_guerrillas_u 1 vc_bases");
    assert_eq!(there.us_refused("patrol stay; special advise saigon force"), "AD4", "which must be said");
    let base = "patrol stay; special advise saigon force activate arvn_rangers_u remove 1 vc_bases";
    assert_eq!(there.us_refused(base), "AD4");
    let after = there.us("patrol stay; special advise saigon force activate arvn_rangers_u");
    assert_eq!((after.count(Saigon, "vc_guerrillas_u"), after.count(Saigon, "arvn_rangers_a")), (0, 1));
    let tunnel = scene().at(Saigon, "1 us_irregulars_u 1 vc_guerrillas_u 1 vc_tunnels");
    assert_eq!(tunnel.us_refused("patrol stay; special advise saigon force remove 1 vc_tunnels"), "AD4");
    assert_eq!(tunnel.us("patrol stay; special advise saigon force").count(Saigon, "vc_tunnels"), 1);
}

#[test]
fn ad5_two_are_removed_while_two_can_be() {
    let there = scene().at(Saigon, "1 us_irregulars_u 2 vc_guerrillas_u 2 nva_troops 1 arvn_troops");
    assert_eq!(there.us_refused("patrol stay; special advise saigon force"), "AD5", "which must be said");
    assert_eq!(there.us_refused("patrol stay; special advise saigon force remove vc 1u nva 0t"), "AD5");
    assert_eq!(there.us_refused("patrol stay; special advise saigon force remove vc 2u nva 1t"), "AD5");
    assert_eq!(
        there.us_refused("patrol stay; special advise saigon force remove vc 2u nva 0t 1 arvn_troops"),
        "G21"
    );
}

#[test]
fn ad6_aid_is_added_once_after_a_space() {
    let there = scene().at(Saigon, "1 arvn_police");
    assert_eq!(there.us_refused("patrol stay; special advise aid"), "AD6");
    assert_eq!(there.us_refused("patrol stay; special advise saigon sweep, aid, aid"), "AD6");
    assert_eq!(there.us("patrol stay; special advise saigon sweep, aid").track(Track::Aid), 26);
}

#[test]
fn cobras_and_booby_traps_touch_the_sweep() {
    let there = scene().unshaded(Cobras).shaded(BoobyTraps).at(Saigon, "1 arvn_troops 1 vc_guerrillas_u");
    let after =
        there.us_rolls("patrol stay; special advise saigon sweep, cobras saigon vc_guerrillas_a", &[2]);
    assert_eq!((after.count(Saigon, "arvn_troops"), after.count(Saigon, "vc_guerrillas_a")), (0, 0));
}

#[test]
fn body_count_and_search_and_destroy_touch_the_assault_and_general_lansdale_does_not() {
    let there = scene().unshaded(BodyCount).shaded(SearchAndDestroy).shaded(GeneralLansdale);
    let there = there.at(TayNinh, "2 arvn_troops 1 vc_guerrillas_a").support(TayNinh, SupportLevel::Neutral);
    let after = there.us("patrol stay; special advise tay-ninh assault");
    assert_eq!((after.track(Track::Aid), after.support(TayNinh)), (23, SupportLevel::PassiveOpposition));
}

#[test]
fn g8_a_space_is_advised_once() {
    let there = scene().at(Saigon, "1 arvn_police 1 us_irregulars_u 2 vc_guerrillas_a");
    assert_eq!(there.us_refused("patrol stay; special advise saigon sweep, saigon force"), "G8");
}
