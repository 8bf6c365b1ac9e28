//! Cards 63 to 90, but for those that grant Operations or Special Activities.

use pointman_fitl::{BoxName, Faction, LastingCard, PieceType, Space, SpaceSet, SupportLevel, Track};

use crate::events::event::{shaded, unshaded};
use crate::events::scene::scene;

const ALL_LEVELS: [SupportLevel; 5] = SupportLevel::ALL;
const ACTIVE_SUPPORT: SupportLevel = ALL_LEVELS[4];
const PASSIVE_SUPPORT: SupportLevel = ALL_LEVELS[3];
const NEUTRAL: SupportLevel = ALL_LEVELS[2];
const PASSIVE_OPPOSITION: SupportLevel = ALL_LEVELS[1];
const ACTIVE_OPPOSITION: SupportLevel = ALL_LEVELS[0];

#[test]
fn fact_finding_63_unshaded_returns_us_pieces_or_moves_patronage_and_adds_aid() {
    let map = scene().only_available(PieceType::UsTroops, 37).track(Track::ArvnResources, 10);
    let pieces = unshaded(63).by_person(
        &map,
        Faction::Arvn,
        "option pieces; place us_troops hue, us_troops saigon",
        &[],
    );
    assert_eq!((pieces.at(Space::Hue), pieces.track(Track::Aid)), ("1 us_troops".into(), 6));
    let money = unshaded(63).by_person(&map, Faction::Arvn, "option patronage", &[4]);
    assert_eq!((money.track(Track::Patronage), money.track(Track::ArvnResources)), (6, 14));
    let needs = unshaded(63).refused(&map, Faction::Arvn, "", &[]);
    assert!(needs.contains(": pieces, patronage"), "{needs}");
    let outside =
        unshaded(63).refused(&map, Faction::Arvn, "option pieces; place 2 us_troops the-fishhook", &[]);
    assert!(outside.contains("is not legal now"), "{outside}");

    let np = unshaded(63).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(np.at(Space::Saigon), "2 us_troops", "{}", np.story);
    let high = map.track(Track::Patronage, 42);
    let np = unshaded(63).by_non_player(&high, Faction::Us, &[3]);
    assert_eq!(
        (np.track(Track::Patronage), np.track(Track::ArvnResources)),
        (39, 10),
        "no Resources are kept"
    );
}

#[test]
fn fact_finding_63_shaded_turns_a_coin_controlled_city_neutral() {
    let map = scene()
        .at(Space::Hue, "1 arvn_police")
        .at(Space::DaNang, "1 arvn_police")
        .at(Space::Saigon, "1 arvn_police")
        .support(Space::Hue, PASSIVE_SUPPORT)
        .support(Space::DaNang, PASSIVE_SUPPORT)
        .support(Space::Saigon, ACTIVE_SUPPORT);
    let arvn = shaded(63).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (arvn.support(Space::DaNang), arvn.track(Track::Patronage)),
        (NEUTRAL, 14),
        "least Population"
    );
    let vc = shaded(63).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((vc.support(Space::Hue), vc.track(Track::Patronage)), (NEUTRAL, 10), "most Support");
    let person = shaded(63).by_person(&map, Faction::Vc, "city da-nang; gain vc-resources", &[]);
    assert_eq!((person.support(Space::DaNang), person.track(Track::VcResources)), (NEUTRAL, 4));
    let none = shaded(63).by_person(&scene(), Faction::Nva, "gain patronage", &[]);
    assert_eq!(none.track(Track::Patronage), 14, "also without a City");
    assert!(shaded(63).is_effective(&map, Faction::Arvn) && !shaded(63).is_effective(&scene(), Faction::Nva));
    assert!(
        unshaded(63).is_effective(&scene(), Faction::Us)
            && !unshaded(63).is_effective(&scene().track(Track::Aid, 75), Faction::Us)
    );
}

#[test]
fn international_forces_65_brings_us_pieces_or_sends_them_out_of_play() {
    let map = scene().only_available(PieceType::UsTroops, 35);
    let person = unshaded(65).by_person(&map, Faction::Us, "place 3t central-laos, t loc-hue-da-nang", &[]);
    assert_eq!(
        (person.at(Space::CentralLaos), person.in_box(BoxName::OutOfPlay, PieceType::UsTroops)),
        ("3 us_troops".into(), 1)
    );
    let wrong = unshaded(65).refused(&map, Faction::Us, "place 4t north-vietnam", &[]);
    assert!(wrong.contains("is not legal now"), "{wrong}");
    let np = unshaded(65).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(np.in_box(BoxName::OutOfPlay, PieceType::UsTroops), 1, "{}", np.story);

    let map = scene().at(Space::Hue, "2 us_troops 1 us_irregulars_u").at(Space::Saigon, "1 us_bases");
    let lost = shaded(65).by_person(&map, Faction::Nva, "", &[2]);
    assert_eq!(
        (lost.at(Space::Hue), lost.in_box(BoxName::OutOfPlay, PieceType::UsIrregulars)),
        ("1 us_troops".into(), 1)
    );
    let chosen = shaded(65).by_person(&map, Faction::Us, "remove us_bases saigon, t hue", &[2]);
    assert_eq!(chosen.at(Space::Hue), "1 us_troops 1 us_irregulars_u", "the US as a person chooses");
    assert!(shaded(65).is_effective(&map, Faction::Vc) && !shaded(65).is_effective(&scene(), Faction::Nva));
    assert!(!unshaded(65).is_effective(&map, Faction::Us));
}

#[test]
fn ambassador_taylor_66_helps_arvn_or_costs_support() {
    let map = scene().only_available(PieceType::UsTroops, 39).track(Track::ArvnResources, 5);
    let fewer = unshaded(66).by_person(&map, Faction::Us, "option pieces; place none", &[]);
    assert_eq!(
        (fewer.track(Track::Aid), fewer.track(Track::ArvnResources), fewer.at(Space::Saigon)),
        (9, 14, String::new())
    );
    let np = unshaded(66).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.at(Space::Saigon), np.track(Track::Patronage)),
        ("1 us_troops".into(), 10),
        "{}",
        np.story
    );
    let np = unshaded(66).by_non_player(&map.track(Track::Patronage, 50), Faction::Us, &[]);
    assert_eq!(np.track(Track::Patronage), 47);

    let map = scene()
        .support(Space::Saigon, ACTIVE_SUPPORT)
        .support(Space::Hue, PASSIVE_SUPPORT)
        .support(Space::DaNang, PASSIVE_SUPPORT)
        .support(Space::QuangNam, ACTIVE_SUPPORT)
        .support(Space::TayNinh, ACTIVE_SUPPORT);
    let np = shaded(66).by_non_player(&map, Faction::Vc, &[1]);
    assert_eq!(
        [Space::TayNinh, Space::Hue, Space::QuangNam].map(|space| np.support(space)),
        [NEUTRAL; 3],
        "{}",
        np.story
    );
    assert_eq!((np.support(Space::DaNang), np.support(Space::Saigon)), (PASSIVE_SUPPORT, ACTIVE_SUPPORT));
    assert_eq!(np.track(Track::Patronage), 7);
    let refused = shaded(66).refused(&map, Faction::Nva, "neutral saigon", &[]);
    assert!(refused.contains("is not legal now"), "{refused}");
    assert!(shaded(66).is_effective(&map, Faction::Nva) && !shaded(66).is_effective(&scene(), Faction::Vc));
}

#[test]
fn green_berets_68_unshaded_places_special_forces_and_gains_active_support() {
    let map = scene().at(Space::QuangNam, "1 nva_troops");
    let person =
        unshaded(68).by_person(&map, Faction::Us, "province tay-ninh; type irregulars; place 3u", &[]);
    assert_eq!(
        (person.at(Space::TayNinh), person.support(Space::TayNinh)),
        ("3 us_irregulars_u".into(), ACTIVE_SUPPORT)
    );
    let controlled = unshaded(68).refused(&map, Faction::Us, "province quang-nam; type rangers", &[]);
    assert!(controlled.contains("is not legal now"), "{controlled}");
    let np = unshaded(68).by_non_player(&map.only_available(PieceType::UsIrregulars, 2), Faction::Us, &[1]);
    assert!(np.at(Space::QuangTriThuaThien).contains("arvn_rangers_u"), "{}", np.story);
}

#[test]
fn green_berets_68_shaded_removes_irregulars_to_available_and_turns_a_province() {
    let map =
        scene().at(Space::QuangNam, "2 us_irregulars_u").at(Space::Hue, "1 us_irregulars_a 1 arvn_rangers_u");
    let np = shaded(68).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(
        (np.at(Space::Hue), np.support(Space::QuangNam)),
        ("1 arvn_rangers_u".into(), ACTIVE_OPPOSITION),
        "{}",
        np.story
    );
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsIrregulars), 0);
    assert!(shaded(68).is_effective(&map, Faction::Vc));
    assert!(!shaded(68).is_effective(&scene().at(Space::Hue, "1 arvn_rangers_u"), Faction::Vc));
    assert!(unshaded(68).is_effective(&scene(), Faction::Us));
}

#[test]
fn body_count_72_lasts_or_places_guerrillas_and_troops() {
    let lasting = unshaded(72).by_person(&scene(), Faction::Us, "", &[]);
    assert!(lasting.game.unshaded(LastingCard::BodyCount));
    let map = scene().support(Space::Hue, ACTIVE_OPPOSITION).support(Space::TayNinh, ACTIVE_OPPOSITION);
    let np = shaded(72).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::CentralLaos)),
        ("1 vc_guerrillas_u".into(), "2 nva_troops".into())
    );
    assert_eq!(
        (np.at(Space::Sihanoukville), np.at(Space::NorthVietnam)),
        ("2 nva_troops".into(), String::new())
    );

    let short = map.only_available(PieceType::NvaTroops, 3);
    let np = shaded(72).by_non_player(&short, Faction::Nva, &[1]);
    let placed = [Space::SouthernLaos, Space::TheParrotsBeak].map(|space| np.at(space));
    assert_eq!(placed, ["2 nva_troops", "1 nva_troops"], "{}", np.story);
    let person = shaded(72).by_person(
        &short,
        Faction::Nva,
        "troops t central-laos, t the-fishhook, t southern-laos",
        &[],
    );
    assert_eq!(person.at(Space::TheFishhook), "1 nva_troops");
    assert!(shaded(72).is_effective(&scene(), Faction::Vc));
}

#[test]
fn annam_76_costs_resources_where_both_stand_or_turns_the_north_neutral() {
    let map = scene()
        .at(Space::Hue, "1 nva_troops 1 vc_bases")
        .at(Space::LocHueDaNang, "1 nva_guerrillas_u 1 vc_guerrillas_u")
        .track(Track::VcResources, 9);
    let person = unshaded(76).by_person(&map, Faction::Vc, "", &[]);
    assert_eq!((person.track(Track::VcResources), person.track(Track::Patronage)), (7, 12));

    let map = scene()
        .support(Space::Hue, ACTIVE_SUPPORT)
        .support(Space::DaNang, ACTIVE_OPPOSITION)
        .support(Space::QuangNam, PASSIVE_SUPPORT)
        .support(Space::QuangTinQuangNgai, PASSIVE_SUPPORT);
    let np = shaded(76).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!((np.support(Space::Hue), np.support(Space::DaNang)), (NEUTRAL, ACTIVE_OPPOSITION));
    assert_eq!(np.support(Space::QuangTinQuangNgai), NEUTRAL, "by the column of VC: {}", np.story);
    assert!(shaded(76).is_effective(&map, Faction::Vc) && !shaded(76).is_effective(&scene(), Faction::Nva));
    assert!(!unshaded(76).is_effective(&scene().track(Track::Patronage, 75), Faction::Arvn));
}

#[test]
fn general_lansdale_78_wins_a_space_with_terror_or_keeps_the_us_from_assault() {
    let map = scene()
        .at(Space::Hue, "1 arvn_troops")
        .at(Space::Saigon, "1 us_troops")
        .support(Space::Hue, ACTIVE_OPPOSITION);
    let np = unshaded(78).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.support(Space::Hue), np.game.board().terror(Space::Hue), np.track(Track::Patronage)),
        (ACTIVE_SUPPORT, 1, 11)
    );
    let refused =
        unshaded(78).refused(&map.clone().at(Space::DaNang, "1 us_bases"), Faction::Us, "space saigon", &[]);
    assert!(refused.contains("hue, da-nang"), "{refused}");
    let none = unshaded(78).by_person(&scene(), Faction::Us, "", &[]);
    assert_eq!(none.track(Track::Patronage), 11);
    let lasting = shaded(78).by_non_player(&map, Faction::Arvn, &[]);
    assert!(lasting.game.shaded(LastingCard::GeneralLansdale) && lasting.track(Track::Patronage) == 13);
    assert!(
        unshaded(78).is_effective(&map, Faction::Us) && !unshaded(78).is_effective(&scene(), Faction::Us)
    );
}

#[test]
fn henry_cabot_lodge_79_removes_arvn_pieces_for_patronage() {
    assert_eq!(unshaded(79).by_person(&scene(), Faction::Us, "", &[]).track(Track::Aid), 20);
    let map = scene().at(Space::Hue, "3 arvn_troops 1 arvn_bases").at(Space::Saigon, "2 arvn_police");
    let arvn = shaded(79).by_non_player(&map, Faction::Arvn, &[2]);
    assert_eq!(
        (arvn.at(Space::Hue), arvn.track(Track::Patronage)),
        ("1 arvn_troops 1 arvn_bases".into(), 16),
        "{}",
        arvn.story
    );
    assert!(arvn.game.sequence().ineligible_next().contains(Faction::Arvn));
    // Hue and Saigon are worth 8: with 36 of Patronage 5 are left up to 49.
    let nva = shaded(79).by_non_player(&map.clone().track(Track::Patronage, 36), Faction::Nva, &[]);
    assert_eq!(
        (nva.at(Space::Hue), nva.track(Track::Patronage)),
        ("3 arvn_troops 1 arvn_bases".into(), 40),
        "{}",
        nva.story
    );
    // R179: the column selects Saigon both times; the Base in Hue does not come first.
    assert_eq!(nva.at(Space::Saigon), "");
    let none = shaded(79).by_non_player(&map.clone().track(Track::Patronage, 41), Faction::Vc, &[]);
    assert_eq!(none.track(Track::Patronage), 41, "no piece may go");
    let person = shaded(79).by_person(&map, Faction::Vc, "remove arvn_police saigon", &[]);
    assert_eq!(
        (person.at(Space::Saigon), person.track(Track::Patronage)),
        ("1 arvn_police".into(), 12),
        "up to 3"
    );
}

#[test]
fn light_at_the_end_of_the_tunnel_80_trades_us_pieces_for_patronage_support_and_nva_troops() {
    let map = scene().at(Space::Hue, "2 us_troops 1 us_irregulars_u").at(Space::Saigon, "1 us_bases");
    let map = map.support(Space::QuangNam, ACTIVE_SUPPORT).support(Space::Hue, ACTIVE_SUPPORT);
    let arvn = unshaded(80).by_non_player(&map, Faction::Arvn, &[2, 1]);
    assert_eq!(
        (arvn.at(Space::Hue), arvn.at(Space::NorthVietnam)),
        ("1 us_troops".into(), "8 nva_troops".into()),
        "{}",
        arvn.story
    );
    assert_eq!((arvn.support(Space::QuangNam), arvn.track(Track::Patronage)), (PASSIVE_SUPPORT, 14));
    assert!(arvn.game.sequence().eligible_next().contains(Faction::Arvn));
    assert_eq!(arvn.in_box(BoxName::Available, PieceType::UsTroops), 39);
    let nva = unshaded(80).by_non_player(&map, Faction::Nva, &[1, 1, 1, 1, 1]);
    assert_eq!(
        (nva.at(Space::Saigon), nva.support(Space::Hue)),
        (String::new(), PASSIVE_SUPPORT),
        "{}",
        nva.story
    );
    let twice = "number 2; remove 2 us_troops hue; shift hue, hue; place 8 nva_troops central-laos";
    let person = unshaded(80).by_person(&map, Faction::Vc, twice, &[]);
    assert_eq!((person.support(Space::Hue), person.at(Space::CentralLaos)), (NEUTRAL, "8 nva_troops".into()));
    let many = unshaded(80).refused(&map, Faction::Vc, "number 5", &[]);
    assert!(many.contains("is not legal now"), "{many}");
    assert!(
        unshaded(80).is_effective(&map, Faction::Vc) && !unshaded(80).is_effective(&scene(), Faction::Vc)
    );
}

#[test]
fn cidg_81_unshaded_replaces_as_many_vc_guerrillas_as_a_die_says() {
    let map = scene()
        .at(Space::Hue, "1 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Space::TheFishhook, "1 vc_guerrillas_u");
    let np = unshaded(81).by_non_player(
        &map.clone().only_available(PieceType::UsIrregulars, 1),
        Faction::Us,
        &[6],
    );
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::TheFishhook)),
        ("1 us_irregulars_u 1 arvn_police".into(), "1 vc_guerrillas_u".into())
    );
    let person =
        unshaded(81).by_person(&map, Faction::Arvn, "replace vc_guerrillas_a hue; with police", &[1]);
    assert_eq!(person.at(Space::Hue), "1 arvn_police 1 vc_guerrillas_u");
    let nothing = unshaded(81).refused(&map, Faction::Arvn, "replace vc_guerrillas_a hue; with t", &[1]);
    assert!(nothing.contains("is not legal now"), "{nothing}");
    assert!(
        unshaded(81).is_effective(&map, Faction::Us) && !unshaded(81).is_effective(&scene(), Faction::Us)
    );
}

#[test]
fn cidg_81_shaded_clears_a_highland_for_vc_guerrillas() {
    let map = scene()
        .at(Space::QuangNam, "1 us_irregulars_u 2 arvn_police 1 arvn_troops")
        .at(Space::TayNinh, "1 arvn_police");
    let np = shaded(81).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(np.at(Space::QuangNam), "1 arvn_troops 2 vc_guerrillas_u");
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsIrregulars), 0);
    assert!(shaded(81).is_effective(&map, Faction::Vc) && !shaded(81).is_effective(&scene(), Faction::Vc));
}

#[test]
fn domino_theory_82_returns_pieces_or_money_or_takes_troops_and_aid() {
    let map = scene().only_available(PieceType::UsTroops, 38).only_available(PieceType::ArvnTroops, 20);
    let np = unshaded(82).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(np.in_box(BoxName::Available, PieceType::UsTroops), 40);
    let some = unshaded(82).by_person(&map, Faction::Us, "option arvn; return 4 arvn_troops", &[]);
    assert_eq!(some.in_box(BoxName::Available, PieceType::ArvnTroops), 24);
    let money = unshaded(82).by_person(&map, Faction::Us, "option resources", &[]);
    assert_eq!((money.track(Track::ArvnResources), money.track(Track::Aid)), (9, 9));
    let lost = shaded(82).by_non_player(&scene().track(Track::Aid, 4), Faction::Nva, &[]);
    assert_eq!((lost.in_box(BoxName::OutOfPlay, PieceType::UsTroops), lost.track(Track::Aid)), (3, 0));
    assert!(
        unshaded(82).is_effective(&map, Faction::Us) && !unshaded(82).is_effective(&scene(), Faction::Us)
    );
    assert!(shaded(82).is_effective(&scene(), Faction::Vc));
}

#[test]
fn election_83_makes_passive_support_active_or_lowers_2_cities() {
    let map = scene()
        .support(Space::Hue, PASSIVE_SUPPORT)
        .support(Space::TayNinh, PASSIVE_SUPPORT)
        .support(Space::DaNang, PASSIVE_SUPPORT)
        .support(Space::QuangNam, PASSIVE_SUPPORT)
        .track(Track::Aid, 20);
    let np = unshaded(83).by_non_player(&map, Faction::Us, &[1, 1]);
    let levels = [Space::Hue, Space::TayNinh, Space::DaNang, Space::QuangNam].map(|space| np.support(space));
    assert_eq!(levels, [ACTIVE_SUPPORT, ACTIVE_SUPPORT, ACTIVE_SUPPORT, PASSIVE_SUPPORT], "{}", np.story);
    assert_eq!(np.track(Track::Aid), 30);
    let np = shaded(83).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.support(Space::Saigon), np.support(Space::Hue)),
        (PASSIVE_OPPOSITION, NEUTRAL),
        "{}",
        np.story
    );
    assert_eq!(np.track(Track::Aid), 5);
    let person = shaded(83).by_person(&map, Faction::Vc, "shift hue, kontum", &[]);
    assert_eq!(person.support(Space::Kontum), PASSIVE_OPPOSITION);
    assert!(
        unshaded(83).is_effective(&map, Faction::Us) && !unshaded(83).is_effective(&scene(), Faction::Us)
    );
}

#[test]
fn to_quoc_84_unshaded_places_cubes_where_nva_stands() {
    let map = scene()
        .at(Space::Hue, "1 nva_troops")
        .at(Space::LocHueDaNang, "1 nva_guerrillas_u")
        .at(Space::TheFishhook, "1 nva_bases");
    let all = unshaded(84).by_person(&map, Faction::Arvn, "", &[]);
    assert_eq!(all.at(Space::LocHueDaNang), "1 arvn_troops 1 arvn_police 1 nva_guerrillas_u");
    assert_eq!(all.at(Space::TheFishhook), "1 nva_bases");
    let short = map.only_available(PieceType::ArvnPolice, 1);
    let some = unshaded(84).by_person(&short, Faction::Us, "police arvn_police hue", &[]);
    assert_eq!(
        (some.at(Space::Hue), some.at(Space::LocHueDaNang)),
        ("1 arvn_troops 1 arvn_police 1 nva_troops".into(), "1 arvn_troops 1 nva_guerrillas_u".into())
    );
}

#[test]
fn to_quoc_84_shaded_costs_arvn_a_third_of_its_cubes() {
    let map = scene()
        .at(Space::Hue, "4 arvn_troops 3 arvn_police")
        .at(Space::DaNang, "3 arvn_police")
        .at(Space::Saigon, "2 arvn_troops");
    let np = shaded(84).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::DaNang)),
        ("3 arvn_troops 2 arvn_police 1 vc_guerrillas_u".into(), "2 arvn_police 1 vc_guerrillas_u".into())
    );
    let arvn = shaded(84).by_person(&map, Faction::Arvn, "remove 2 police hue", &[]);
    assert_eq!(arvn.at(Space::Hue), "4 arvn_troops 1 arvn_police 1 vc_guerrillas_u", "ARVN chooses");
    let short =
        shaded(84).by_non_player(&map.clone().only_available(PieceType::VcGuerrillas, 1), Faction::Vc, &[]);
    assert!(
        short.at(Space::Hue).contains("vc_guerrillas_u") && !short.at(Space::DaNang).contains("vc"),
        "{}",
        short.story
    );
    assert!(shaded(84).is_effective(&map, Faction::Vc) && !shaded(84).is_effective(&scene(), Faction::Vc));
}

#[test]
fn usaid_85_raises_coin_controlled_spaces_or_moves_money_either_way() {
    let map = scene()
        .at(Space::Hue, "1 arvn_police")
        .at(Space::Saigon, "1 arvn_police")
        .support(Space::Saigon, ACTIVE_SUPPORT);
    let np = unshaded(85).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(np.support(Space::Hue), PASSIVE_SUPPORT);
    let map = map.track(Track::Aid, 9).track(Track::ArvnResources, 9);
    let person = shaded(85).by_person(&map, Faction::Arvn, "resources up; aid same; patronage down", &[]);
    assert_eq!(
        [Track::ArvnResources, Track::Aid, Track::Patronage].map(|track| person.track(track)),
        [11, 9, 8]
    );
    let arvn = shaded(85).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        [Track::ArvnResources, Track::Aid, Track::Patronage].map(|track| arvn.track(track)),
        [9, 11, 12],
        "no Resources"
    );
    let vc = shaded(85).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((vc.track(Track::Aid), vc.track(Track::Patronage)), (7, 8));
    assert!(
        shaded(85).is_effective(&map, Faction::Nva)
            && !shaded(85).is_effective(&map.track(Track::Patronage, 0), Faction::Nva)
    );
}

#[test]
fn nguyen_chanh_thi_87_unshaded_places_arvn_near_hue_and_raises_the_spaces() {
    let person = unshaded(87).by_person(&scene(), Faction::Arvn, "place 2t hue, b quang-nam", &[]);
    assert_eq!(
        (person.support(Space::Hue), person.support(Space::QuangNam)),
        (PASSIVE_SUPPORT, PASSIVE_SUPPORT)
    );
    let far = unshaded(87).refused(&scene(), Faction::Arvn, "place 3t saigon", &[]);
    assert!(far.contains("is not legal now"), "{far}");
    // A Base, then Police, each where the level will rise: Hue, Quang Tri and Quang Tin have most Population.
    let np =
        unshaded(87).by_non_player(&scene().only_available(PieceType::ArvnBases, 1), Faction::Us, &[1, 1, 1]);
    assert_eq!(
        (np.at(Space::Hue), np.support(Space::Hue)),
        ("2 arvn_police 1 arvn_bases".into(), PASSIVE_SUPPORT),
        "{}",
        np.story
    );
    assert!(unshaded(87).is_effective(&scene(), Faction::Us));
}

#[test]
fn nguyen_chanh_thi_87_shaded_replaces_2_arvn_pieces_by_vc_pieces() {
    let map = scene().at(Space::Hue, "2 arvn_troops 1 arvn_bases").at(Space::LocHueDaNang, "1 arvn_police");
    let arvn = shaded(87).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (arvn.at(Space::Hue), arvn.track(Track::Patronage)),
        ("1 arvn_bases 2 vc_guerrillas_u".into(), 14),
        "{}",
        arvn.story
    );
    let vc = shaded(87).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (vc.at(Space::Hue), vc.track(Track::Patronage)),
        ("1 arvn_troops 2 vc_bases".into(), 6),
        "{}",
        vc.story
    );
    let person = shaded(87).by_person(
        &map,
        Faction::Nva,
        "replace arvn_police loc-hue-da-nang, arvn_troops hue; with vc_bases; patronage up",
        &[],
    );
    assert_eq!(
        (person.at(Space::LocHueDaNang), person.track(Track::Patronage)),
        ("1 vc_guerrillas_u".into(), 14),
        "no Base on a LoC"
    );
    assert_eq!(person.at(Space::Hue), "1 arvn_troops 1 arvn_bases 1 vc_bases");
    let poor = scene().track(Track::Patronage, 0);
    assert!(!shaded(87).is_effective(&poor, Faction::Nva) && !shaded(87).is_effective(&poor, Faction::Vc));
    assert!(shaded(87).is_effective(&poor.at(Space::Hue, "1 arvn_troops"), Faction::Vc));
}

#[test]
fn phan_quang_dan_88_moves_saigon_and_patronage() {
    let up = unshaded(88).by_non_player(&scene(), Faction::Us, &[]);
    assert_eq!((up.support(Space::Saigon), up.track(Track::Patronage)), (PASSIVE_SUPPORT, 15));
    let down =
        shaded(88).by_non_player(&scene().support(Space::Saigon, PASSIVE_OPPOSITION), Faction::Vc, &[]);
    assert_eq!((down.support(Space::Saigon), down.track(Track::Patronage)), (NEUTRAL, 5));
    assert!(!down.game.sequence().eligible_after().contains(Faction::Arvn));
    assert!(!unshaded(88).is_effective(&scene().support(Space::Saigon, ACTIVE_SUPPORT), Faction::Us));
    assert!(
        shaded(88).is_effective(&scene().track(Track::Patronage, 0), Faction::Nva),
        "ARVN would be Eligible"
    );
}

#[test]
fn tam_chau_89_moves_saigon_toward_the_middle_of_a_side() {
    let up = unshaded(89).by_non_player(&scene().support(Space::Saigon, ACTIVE_SUPPORT), Faction::Arvn, &[]);
    assert_eq!((up.support(Space::Saigon), up.track(Track::Patronage)), (PASSIVE_SUPPORT, 16));
    let np = shaded(89).by_non_player(&scene(), Faction::Nva, &[]);
    assert_eq!((np.at(Space::Saigon), np.support(Space::Saigon)), ("1 vc_bases".into(), PASSIVE_OPPOSITION));
    let full = scene().at(Space::Saigon, "2 us_bases").support(Space::Saigon, ACTIVE_OPPOSITION);
    let person = shaded(89).by_person(&full, Faction::Vc, "", &[]);
    assert_eq!(
        (person.at(Space::Saigon), person.support(Space::Saigon)),
        ("2 us_bases 1 vc_guerrillas_u".into(), PASSIVE_OPPOSITION)
    );
    assert_eq!(person.track(Track::Patronage), 4);
    assert!(shaded(89).is_effective(&scene(), Faction::Vc) && !shaded(89).is_effective(&full, Faction::Vc));
}

#[test]
fn what_is_near_hue_for_nguyen_chanh_thi_87() {
    use Space as S;
    let within_2 = SpaceSet::of(&[
        S::Hue,
        S::DaNang,
        S::QuangTriThuaThien,
        S::QuangNam,
        S::CentralLaos,
        S::LocHueKheSanh,
        S::LocHueDaNang,
    ]);
    let further = [S::QuangTinQuangNgai, S::SouthernLaos, S::LocDaNangDakTo, S::LocDaNangQuiNhon];
    let arvn = |space: Space| if space.is_loc() { "1 arvn_police" } else { "1 arvn_troops" };
    let everywhere = !SpaceSet::COIN_FORBIDDEN;
    let map = everywhere.iter().fold(scene(), |map, space| map.at(space, arvn(space)));
    assert_eq!(shaded(87).asked_spaces(&map, Faction::Nva), within_2);
    assert_eq!(unshaded(87).asked_spaces(&scene(), Faction::Arvn), within_2 | SpaceSet::of(&further));
}

#[test]
fn the_provinces_of_annam_76_are_three() {
    let provinces = [Space::QuangTriThuaThien, Space::QuangNam, Space::QuangTinQuangNgai];
    let map = SpaceSet::POPULATED.iter().fold(scene(), |map, space| map.support(space, PASSIVE_SUPPORT));
    assert_eq!(shaded(76).asked_spaces(&map, Faction::Nva), SpaceSet::of(&provinces));
}
