//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment:
//! cards 1 to 62.

use pointman_fitl::{BoxName, Faction, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::events::event::{shaded, unshaded};
use crate::events::scene::scene;

const US: Faction = Faction::Us;
const ARVN: Faction = Faction::Arvn;
const NVA: Faction = Faction::Nva;
const VC: Faction = Faction::Vc;

#[test]
fn gulf_of_tonkin_1_unshaded_strikes_from_the_air_and_brings_us_pieces_to_cities() {
    let map = scene().at(Space::Hue, "1 us_troops 2 nva_troops").only_available(PieceType::UsTroops, 37);
    let needs = unshaded(1).refused(&map, US, "", &[]);
    assert!(needs.contains("air-strike (US)") && needs.contains("place (US)"), "{needs}");
    let done = unshaded(1).by_person(&map, US, "air-strike (air-strike hue 2); place 2t saigon", &[3]);
    assert_eq!((done.at(Space::Hue), done.at(Space::Saigon)), ("1 us_troops".into(), "2 us_troops".into()));
    assert_eq!(done.support(Space::Hue), SupportLevel::PassiveOpposition);
    let banned = map.clone().unshaded(LastingCard::BombingPause);
    unshaded(1).by_person(&banned, US, "air-strike (air-strike hue 2); place 2t saigon", &[3]);
    let all_home = scene().at(Space::Hue, "1 us_troops 2 nva_troops");
    let np = unshaded(1).by_non_player(&all_home, US, &[3]);
    assert_eq!(
        (np.at(Space::Hue), np.track(Track::Trail)),
        ("1 us_troops 1 nva_troops".into(), 1),
        "{}",
        np.story
    );
    assert!(unshaded(1).is_effective(&map, US) && unshaded(1).is_effective(&all_home, US));
    assert!(!unshaded(1).is_effective(&scene().at(Space::Hue, "2 nva_troops"), US));
    assert!(!shaded(1).is_effective(&map, NVA), "no Casualties");
}

#[test]
fn aces_6_strikes_one_space_outside_the_south_with_6_hits_and_degrades_the_trail_2_boxes() {
    let map = scene()
        .at(Space::CentralLaos, "4 nva_troops 1 nva_guerrillas_u")
        .at(Space::NorthVietnam, "1 nva_bases 2 nva_troops");
    let done = unshaded(6).by_person(&map, US, "air-strike (air-strike north-vietnam 3)", &[]);
    assert_eq!((done.at(Space::NorthVietnam), done.track(Track::Trail)), (String::new(), 0));
    let two = unshaded(6).refused(&map, US, "air-strike (air-strike north-vietnam 2, central-laos 1)", &[]);
    assert!(two.contains("too many spaces"), "{two}");
    let np = unshaded(6).by_non_player(&map.clone().unshaded(LastingCard::LaserGuidedBombs), ARVN, &[]);
    let left = (np.at(Space::NorthVietnam), np.at(Space::CentralLaos));
    assert!(left.0.is_empty() || left.1 == "1 nva_guerrillas_u", "as many as it can: {left:?}\n{}", np.story);
    assert!(
        unshaded(6).is_effective(&map, ARVN)
            && !unshaded(6).is_effective(&scene().track(Track::Trail, 0), ARVN)
    );
}

#[test]
fn aces_6_shaded_costs_2_available_us_troops_and_improves_the_trail_2_boxes() {
    let done = shaded(6).by_non_player(&scene(), NVA, &[]);
    assert_eq!((done.in_box(BoxName::Casualties, PieceType::UsTroops), done.track(Track::Trail)), (2, 4));
    let none = scene().only_available(PieceType::UsTroops, 0).track(Track::Trail, 4);
    assert!(shaded(6).is_effective(&scene(), NVA) && !shaded(6).is_effective(&none, NVA));
}

#[test]
fn operation_attleboro_23_unshaded_lifts_sweeps_and_assaults_where_a_tunnel_is_that_protects_nothing() {
    let map = scene()
        .at(Space::TayNinh, "1 vc_tunnels 1 vc_guerrillas_u 1 arvn_troops")
        .at(Space::Saigon, "6 us_troops")
        .shaded(LastingCard::GeneralLansdale)
        .monsoon();
    let words =
        "air-lift (air-lift tay-ninh: 4t from saigon); sweep (sweep tay-ninh); assault (assault tay-ninh)";
    let done = unshaded(23).by_person(&map, US, words, &[]);
    assert_eq!(done.at(Space::TayNinh), "4 us_troops 1 arvn_troops");
    let elsewhere = unshaded(23).refused(&map, US, &words.replace("lift tay-ninh", "lift hue"), &[]);
    assert!(elsewhere.contains("does not allow it there"), "{elsewhere}");
    let np = map.clone().players(&[VC]);
    let np = unshaded(23).tried(&np, VC, "", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(np.story.contains("Sweep"), "the non-player US decides: {}", np.story);
}

#[test]
fn operation_attleboro_23_shaded_removes_us_troops_in_and_around_a_tunnel_space() {
    let map = scene()
        .at(Space::TayNinh, "1 vc_tunnels")
        .at(Space::Saigon, "2 us_troops")
        .at(Space::BinhDinh, "1 vc_tunnels");
    let np = shaded(23).by_non_player(&map, VC, &[5]);
    assert_eq!(
        (np.at(Space::Saigon), np.in_box(BoxName::Casualties, PieceType::UsTroops)),
        (String::new(), 2)
    );
    let wrong = shaded(23).refused(&map, VC, "space hue", &[5]);
    assert!(wrong.contains("not legal"), "{wrong}");
    assert!(
        shaded(23).is_effective(&map, NVA)
            && !shaded(23).is_effective(&scene().at(Space::TayNinh, "1 vc_tunnels"), VC)
    );
}

#[test]
fn tf_116_riverines_25_unshaded_clears_the_mekong_and_fights_in_the_delta() {
    let map = scene()
        .at(Space::LocSaigonCanTho, "2 vc_guerrillas_u 1 nva_troops")
        .at(Space::KienPhong, "2 vc_guerrillas_u")
        .at(Space::KienHoaVinhBinh, "1 vc_guerrillas_u")
        .at(Space::BaXuyen, "1 vc_guerrillas_u")
        .at(Space::CanTho, "9 arvn_troops")
        .shaded(LastingCard::BoobyTraps)
        .monsoon();
    let words = "faction arvn; sweep (sweep kien-phong: 4t from can-tho; ba-xuyen: 2t from can-tho; \
                 kien-hoa-vinh-binh: 2t from can-tho); assault (assault kien-phong; ba-xuyen; \
                 kien-hoa-vinh-binh)";
    let done = unshaded(25).by_person(&map, ARVN, words, &[6, 6, 6]);
    assert_eq!(done.at(Space::LocSaigonCanTho), "");
    assert_eq!(
        (done.at(Space::KienPhong), done.at(Space::BaXuyen)),
        ("4 arvn_troops".into(), "2 arvn_troops".into())
    );
    let np = unshaded(25).by_non_player(&map.clone().at(Space::KienPhong, "2 arvn_troops"), ARVN, &[6; 3]);
    assert_eq!(np.at(Space::LocSaigonCanTho), "", "{}", np.story);
    assert!(unshaded(25).is_effective(&map, ARVN) && !unshaded(25).is_effective(&scene(), ARVN));
    assert!(
        !unshaded(25).is_effective(&scene().at(Space::KienPhong, "1 vc_guerrillas_u"), ARVN),
        "nobody can come"
    );
}

#[test]
fn tf_116_riverines_25_shaded_puts_2_guerrillas_on_each_mekong_loc_and_sabotages() {
    let map = scene().at(Space::LocSaigonCanTho, "2 arvn_police");
    let done = shaded(25).by_non_player(&map, VC, &[]);
    let at = |loc| (done.at(loc), done.game.board().terror(loc));
    assert_eq!(at(Space::LocSaigonCanTho), ("2 arvn_police 2 vc_guerrillas_u".into(), 0));
    assert_eq!(at(Space::LocCanThoChauDoc), ("2 vc_guerrillas_u".into(), 1));
    let few = map.only_available(PieceType::VcGuerrillas, 3);
    let split = "place 1u loc-can-tho-chau-doc, 2u loc-saigon-can-tho";
    let done = shaded(25).by_person(&few, VC, split, &[]);
    assert_eq!(done.at(Space::LocSaigonCanTho), "2 arvn_police 2 vc_guerrillas_u");
    let many = shaded(25).refused(&few, VC, "place 3u loc-saigon-can-tho", &[]);
    assert!(many.contains("not legal"), "2 at most: {many}");
    assert!(
        shaded(25).is_effective(&few, VC)
            && !shaded(25).is_effective(&scene().only_available(PieceType::VcGuerrillas, 0), VC)
    );
}

#[test]
fn lrrp_26_places_irregulars_abroad_and_strikes_or_loses_them() {
    let map = scene().at(Space::Hue, "1 us_troops 2 nva_troops");
    let done = unshaded(26).by_person(
        &map,
        US,
        "place 3 us_irregulars_u central-laos; air-strike (air-strike hue)",
        &[1],
    );
    assert_eq!(
        (done.at(Space::CentralLaos), done.at(Space::Hue)),
        ("3 us_irregulars_u".into(), "1 us_troops 1 nva_troops".into())
    );
    let held = scene()
        .at(Space::Hue, "1 us_irregulars_u")
        .at(Space::Saigon, "1 us_irregulars_u")
        .at(Space::QuangNam, "1 us_irregulars_a");
    let np = shaded(26).by_non_player(&held, VC, &[]);
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsIrregulars), 3);
    assert_eq!(
        (np.support(Space::Hue), np.support(Space::Saigon)),
        (SupportLevel::PassiveOpposition, SupportLevel::PassiveOpposition)
    );
    let four = held.at(Space::CentralLaos, "1 us_irregulars_u");
    let np = shaded(26).by_non_player(&four, VC, &[]);
    assert_eq!(np.at(Space::CentralLaos), "1 us_irregulars_u", "VC wants the shifts: {}", np.story);
    assert!(shaded(26).is_effective(&four, NVA) && !shaded(26).is_effective(&map, NVA));
}

#[test]
fn uss_new_jersey_30_unshaded_removes_2_pieces_in_each_of_3_coastal_spaces() {
    let map = scene()
        .at(Space::Hue, "3 nva_troops")
        .at(Space::KhanhHoa, "1 vc_guerrillas_a 1 vc_bases")
        .at(Space::TayNinh, "3 nva_troops")
        .unshaded(LastingCard::TyphoonKate);
    let words = "faction arvn; air-strike (air-strike hue 2, khanh-hoa 2)";
    let done = unshaded(30).by_person(&map, ARVN, words, &[]);
    assert_eq!((done.at(Space::Hue), done.at(Space::KhanhHoa)), ("1 nva_troops".into(), String::new()));
    assert_eq!(done.support(Space::Hue), SupportLevel::PassiveOpposition);
    let three = unshaded(30).refused(&map, ARVN, &words.replace("hue 2", "hue 3"), &[]);
    assert!(three.contains("too many pieces"), "{three}");
    let inland = unshaded(30).refused(&map, ARVN, &words.replace("hue 2", "tay-ninh 2"), &[]);
    assert!(inland.contains("does not allow"), "{inland}");
    let np = unshaded(30).by_non_player(&map.clone().unshaded(LastingCard::LaserGuidedBombs), ARVN, &[]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::KhanhHoa)),
        ("1 nva_troops".into(), String::new()),
        "{}",
        np.story
    );
    assert!(unshaded(30).is_effective(&map, ARVN));
    assert!(!unshaded(30).is_effective(&scene().at(Space::TayNinh, "3 nva_troops"), ARVN));
}

#[test]
fn uss_new_jersey_30_shaded_shifts_2_coastal_provinces_with_us_troops_2_levels() {
    let map = scene()
        .at(Space::KhanhHoa, "1 us_troops")
        .at(Space::BinhDinh, "1 us_troops")
        .at(Space::TayNinh, "1 us_troops");
    let np = shaded(30).by_non_player(&map, VC, &[]);
    assert_eq!(
        (np.support(Space::KhanhHoa), np.support(Space::BinhDinh)),
        (SupportLevel::ActiveOpposition, SupportLevel::ActiveOpposition)
    );
    assert!(
        shaded(30).is_effective(&map, VC)
            && !shaded(30).is_effective(&scene().at(Space::TayNinh, "1 us_troops"), VC)
    );
}

#[test]
fn pows_40_strikes_and_returns_casualties_or_takes_available_troops() {
    let lost = shaded(40).by_non_player(&scene(), VC, &[]);
    assert_eq!(lost.in_box(BoxName::Casualties, PieceType::UsTroops), 3);
    let map = scene().at(Space::Hue, "1 us_troops 2 nva_troops").shaded(LastingCard::RollingThunder);
    let done = unshaded(40).by_person(&map, ARVN, "air-strike (air-strike hue 2)", &[2]);
    assert_eq!(done.at(Space::Hue), "1 us_troops", "whoever executes strikes");
    let np = unshaded(40).by_non_player(&map, US, &[1]);
    assert_eq!(np.at(Space::Hue), "1 us_troops 1 nva_troops", "{}", np.story);
    assert!(unshaded(40).is_effective(&map, US) && !unshaded(40).is_effective(&scene(), US));
    assert!(
        shaded(40).is_effective(&map, VC)
            && !shaded(40).is_effective(&scene().only_available(PieceType::UsTroops, 0), VC)
    );
}

#[test]
fn ia_drang_44_unshaded_brings_the_us_where_nva_is() {
    let map = scene()
        .at(Space::PleikuDarlac, "2 nva_troops 1 nva_guerrillas_u 2 arvn_troops")
        .at(Space::Saigon, "8 us_troops 1 us_bases")
        .unshaded(LastingCard::TyphoonKate)
        .monsoon();
    let words = "air-lift (air-lift pleiku-darlac: 4t from saigon); sweep (sweep pleiku-darlac); assault \
                 (assault pleiku-darlac arvn)";
    let done = unshaded(44).by_person(&map, US, words, &[]);
    assert_eq!(
        done.at(Space::PleikuDarlac),
        "4 us_troops 2 arvn_troops 1 nva_guerrillas_a",
        "ARVN has 0 hits in Highland"
    );
    let np = unshaded(44).by_non_player(&map, US, &[]);
    assert!(np.at(Space::PleikuDarlac).contains("us_troops"), "{}", np.story);
    assert!(
        unshaded(44).is_effective(&map, US)
            && !unshaded(44).is_effective(&scene().at(Space::NorthVietnam, "3 nva_troops"), US)
    );
}

#[test]
fn ia_drang_44_shaded_removes_us_troops_around_nva_troops() {
    let map = scene().at(Space::PleikuDarlac, "1 nva_troops 2 us_troops").at(Space::Kontum, "2 us_troops");
    let np = shaded(44).by_non_player(&map, VC, &[6]);
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsTroops), 4);
    let some = shaded(44).by_person(&map, VC, "remove us_troops pleiku-darlac", &[1]);
    assert_eq!(some.at(Space::PleikuDarlac), "1 us_troops 1 nva_troops");
    assert!(
        shaded(44).is_effective(&map, VC)
            && !shaded(44).is_effective(&scene().at(Space::PleikuDarlac, "1 nva_troops"), VC)
    );
}

#[test]
fn chu_luc_47_unshaded_doubles_arvn_in_one_space_and_assaults_nva_alone_everywhere() {
    let map = scene()
        .at(Space::QuangNam, "2 arvn_troops 2 nva_troops 1 vc_guerrillas_a")
        .at(Space::TayNinh, "4 arvn_troops 1 nva_bases")
        .at(Space::KienPhong, "4 arvn_troops 1 nva_bases 1 vc_guerrillas_a")
        .track(Track::Aid, 10);
    let done = unshaded(47).by_person(&map, ARVN, "space quang-nam", &[]);
    assert_eq!(
        done.at(Space::QuangNam),
        "4 arvn_troops 1 nva_troops 1 vc_guerrillas_a",
        "a third in Highland"
    );
    assert_eq!((done.at(Space::TayNinh), done.track(Track::Aid)), ("4 arvn_troops".into(), 16));
    assert_eq!(
        done.at(Space::KienPhong),
        "4 arvn_troops 1 nva_bases 1 vc_guerrillas_a",
        "VC protects the Base"
    );
    let np = unshaded(47).by_non_player(&scene().at(Space::Hue, "2 arvn_police 2 nva_troops"), ARVN, &[]);
    assert_eq!(np.at(Space::Hue), "2 arvn_troops 2 arvn_police", "{}", np.story);
    assert!(unshaded(47).is_effective(&map, ARVN) && !unshaded(47).is_effective(&scene(), ARVN));
    let added = shaded(47).by_person(&scene(), NVA, "place 7t central-laos, 2t loc-hue-khe-sanh", &[]);
    assert_eq!(
        (added.at(Space::CentralLaos), added.at(Space::LocHueKheSanh)),
        ("7 nva_troops".into(), "2 nva_troops".into())
    );
}

#[test]
fn cambodian_civil_war_62_unshaded_lifts_sweeps_within_cambodia_and_removes_2_bases() {
    let map = scene()
        .at(Space::Saigon, "3 us_troops 2 arvn_rangers_u 2 us_irregulars_u")
        .at(Space::TheFishhook, "2 nva_troops 3 nva_guerrillas_u 1 nva_bases 1 vc_bases")
        .at(Space::TheParrotsBeak, "1 vc_bases 2 arvn_troops")
        .at(Space::TayNinh, "2 arvn_troops");
    let words = "air-lift (air-lift the-fishhook: 2 arvn_rangers_u from saigon); faction arvn; sweep (sweep \
                 the-fishhook: 2t from the-parrots-beak); remove nva_bases the-fishhook, vc_bases \
                 the-fishhook";
    let people = map.clone().players(&[US, ARVN]);
    let done = unshaded(62).tried(&people, ARVN, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        done.at(Space::TheFishhook),
        "2 arvn_troops 2 arvn_rangers_u 2 nva_troops 1 nva_guerrillas_u 2 nva_guerrillas_a"
    );
}

#[test]
fn cambodian_civil_war_62_lets_no_troops_march_in_from_vietnam() {
    let map = scene().at(Space::TheFishhook, "1 nva_guerrillas_u").at(Space::TayNinh, "2 us_troops");
    let outside = unshaded(62).refused(
        &map,
        US,
        "air-lift none; faction us; sweep (sweep the-fishhook: 2t from tay-ninh)",
        &[],
    );
    assert!(
        outside.contains("does not let pieces move from there") || outside.contains("faction"),
        "{outside}"
    );
}

#[test]
fn cambodian_civil_war_62_has_a_non_player_us_lift_special_forces_and_sweep_in_place() {
    let map = scene()
        .at(Space::Saigon, "9 us_troops 3 arvn_rangers_u 2 us_irregulars_u")
        .at(Space::TheFishhook, "2 nva_troops 3 nva_guerrillas_u 1 nva_bases 1 vc_bases");
    let np = unshaded(62).by_non_player(&map, US, &[]);
    assert_eq!(
        np.at(Space::TheFishhook),
        "1 us_irregulars_u 3 arvn_rangers_u 2 nva_troops 2 nva_guerrillas_u 1 nva_guerrillas_a",
        "Jungle: 1 SF of its own Activates none; ARVN 3 / 2 = 1: {}",
        np.story
    );
    assert!(unshaded(62).is_effective(&map, US) && !unshaded(62).is_effective(&scene(), US));
}

#[test]
fn cambodian_civil_war_62_shaded_places_12_nva_pieces_in_cambodia() {
    let done = shaded(62).by_person(&scene(), NVA, "place 6t the-fishhook, 6u sihanoukville", &[]);
    assert_eq!(
        (done.at(Space::TheFishhook), done.at(Space::Sihanoukville)),
        ("6 nva_troops".into(), "6 nva_guerrillas_u".into())
    );
    assert!(shaded(62).is_effective(&scene(), NVA));
}

#[test]
fn tf_116_riverines_25_lets_a_person_name_the_non_player_us() {
    let map = scene()
        .at(Space::KienPhong, "2 us_troops 3 arvn_troops 4 vc_guerrillas_u")
        .at(Space::Saigon, "1 us_troops")
        .players(&[ARVN]);
    let done = unshaded(25).tried(&map, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(
        done.story.contains("US Assault in Kien Phong") && done.story.contains("ARVN Assault"),
        "{}",
        done.story
    );
}

#[test]
fn uss_new_jersey_30_has_a_named_non_player_us_spare_support() {
    let map = scene().at(Space::Hue, "3 nva_troops").unshaded(LastingCard::LaserGuidedBombs).players(&[ARVN]);
    let done = unshaded(30).tried(&map, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        (done.at(Space::Hue), done.support(Space::Hue)),
        ("2 nva_troops".into(), SupportLevel::Neutral),
        "{}",
        done.story
    );
}

#[test]
fn lrrp_26_has_a_non_player_us_place_irregulars_and_strike() {
    let map = scene()
        .at(Space::Hue, "1 us_troops 2 nva_troops")
        .track(Track::Trail, 0)
        .only_available(PieceType::UsIrregulars, 0)
        .players(&[ARVN]);
    let done = unshaded(26).tried(&map, ARVN, "", &[2]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.at(Space::Hue), "1 us_troops", "{}", done.story);
}
