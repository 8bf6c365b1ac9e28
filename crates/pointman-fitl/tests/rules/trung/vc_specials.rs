//! Tax and Subvert of a non-player VC (4.5.1, 4.5.2).

use pointman_fitl::trung::{NpSpecial as S, Variant};
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::trung::executed::{How, attempt, done, special};
use crate::trung::scene::{Scene, scene};

use Space::{BinhDinh, Hue, KienPhong, LocHueDaNang, LocSaigonCanTho, Saigon, TayNinh};

#[test]
fn tax_in_a_province_of_population_two_with_a_base_and_two_hidden_guerrillas() {
    let map = scene().at(TayNinh, "1 vc_bases 2 vc_guerrillas_u");
    let taxed = special(&map, S::VcTax, &[1]);
    assert_eq!((taxed.count(TayNinh, "vc_guerrillas_u"), taxed.count(TayNinh, "vc_guerrillas_a")), (1, 1));
    assert_eq!((taxed.support(TayNinh), taxed.track(Track::AgitateTotal)), (SupportLevel::PassiveSupport, 2));
    let one = special(&scene().at(TayNinh, "1 vc_bases 1 vc_guerrillas_u"), S::VcTax, &[]);
    assert!(!one.effective && !one.changed(), "and no die is thrown in vain");
}

#[test]
fn tax_is_in_1d3_spaces_one_under_typhoon_kate_or_as_many_as_an_event_says() {
    let map = [TayNinh, BinhDinh, KienPhong, Hue]
        .iter()
        .fold(scene(), |map, space| map.at(*space, "1 vc_guerrillas_u"));
    let map = map
        .at(TayNinh, "3 vc_guerrillas_a")
        .at(BinhDinh, "2 vc_guerrillas_a")
        .at(KienPhong, "1 vc_guerrillas_a");
    let spaces = |map: &Scene, rolls: &[u32]| special(map, S::VcTax, rolls).special_spaces();
    assert_eq!(spaces(&map, &[2]), [BinhDinh, TayNinh]);
    assert_eq!(spaces(&map, &[3]), [BinhDinh, TayNinh, KienPhong]);
    let by_event =
        done(&map, Faction::Vc, How::by_event().most(1), &[], &[&attempt(S::VcTax, Variant::Plain)]);
    assert_eq!(by_event.special_spaces(), [TayNinh]);
    assert_eq!(spaces(&map.unshaded(LastingCard::TyphoonKate), &[]), [TayNinh], "without a die");
}

#[test]
fn a_loc_yields_its_econ_sabotaged_or_not_and_a_city_under_coin_control_nothing() {
    let map = scene().at(LocSaigonCanTho, "1 vc_guerrillas_u 3 us_troops").terror(LocSaigonCanTho, 1);
    assert_eq!(special(&map, S::VcTax, &[3]).track(Track::AgitateTotal), 2);
    let controlled = scene().at(Saigon, "1 vc_guerrillas_u 2 arvn_police");
    assert!(!special(&controlled, S::VcTax, &[]).effective);
    let empty =
        scene().at(Space::CentralLaos, "1 vc_guerrillas_u").at(Space::LocDaNangDakTo, "1 vc_guerrillas_u");
    assert!(!special(&empty, S::VcTax, &[]).effective, "no Population and no Econ");
}

#[test]
fn the_agitate_total_stops_at_75_and_active_support_stays() {
    let map = scene()
        .at(Saigon, "1 vc_guerrillas_u")
        .track(Track::AgitateTotal, 72)
        .support(Saigon, SupportLevel::ActiveSupport);
    let taxed = special(&map, S::VcTax, &[1]);
    assert_eq!((taxed.track(Track::AgitateTotal), taxed.support(Saigon)), (75, SupportLevel::ActiveSupport));
}

#[test]
fn subvert_removes_a_police_and_a_troop_or_two_alike_and_replaces_a_single_cube() {
    let map = scene()
        .at(Saigon, "1 vc_guerrillas_u 2 arvn_police 2 arvn_troops")
        .at(Hue, "1 vc_guerrillas_u 1 arvn_troops");
    let subverted = special(&map, S::VcSubvert, &[]);
    assert_eq!((subverted.count(Saigon, "arvn_police"), subverted.count(Saigon, "arvn_troops")), (1, 1));
    assert_eq!((subverted.count(Hue, "arvn_troops"), subverted.count(Hue, "vc_guerrillas_u")), (0, 2));
    assert_eq!(subverted.track(Track::Patronage), 9, "half of 3, rounded down");
    assert_eq!(subverted.count(Saigon, "vc_guerrillas_u"), 1, "nobody shows himself");
}

#[test]
fn without_an_available_guerrilla_the_single_cube_is_just_removed() {
    let map = scene()
        .at(LocHueDaNang, "1 vc_guerrillas_u 1 arvn_police")
        .only_available(PieceType::VcGuerrillas, 0);
    let subverted = special(&map, S::VcSubvert, &[]);
    assert_eq!(
        (subverted.count(LocHueDaNang, "arvn_police"), subverted.count(LocHueDaNang, "vc_guerrillas_u")),
        (0, 1)
    );
    assert_eq!(subverted.track(Track::Patronage), 10);
}

#[test]
fn subvert_has_two_spaces_one_under_typhoon_kate_and_patronage_stops_at_zero() {
    let map = [(Saigon, 4), (Hue, 3), (Space::DaNang, 2)].iter().fold(scene(), |map, (space, cubes)| {
        map.at(*space, &format!("1 vc_guerrillas_u {cubes} arvn_troops"))
    });
    let subverted = special(&map.clone().track(Track::Patronage, 1), S::VcSubvert, &[]);
    assert_eq!((subverted.special_spaces(), subverted.track(Track::Patronage)), (vec![Hue, Saigon], 0));
    assert_eq!(
        special(&map.unshaded(LastingCard::TyphoonKate), S::VcSubvert, &[]).special_spaces(),
        [Saigon]
    );
    let alone = special(&scene().at(Saigon, "1 vc_guerrillas_a 4 arvn_troops"), S::VcSubvert, &[]);
    assert!(!alone.effective && !alone.changed() && alone.turn.special.is_none());
}
