//! Cards 91 to 124, but for those that grant Operations or Special Activities.

use pointman_fitl::{
    BoxName, Card, Effect, Faction, GameEffect, LastingCard, PieceType, Space, SpaceSet, SupportLevel, Track,
};

use crate::events::event::{shaded, unshaded};
use crate::events::scene::{Scene, scene};

const ACTIVE_SUPPORT: SupportLevel = SupportLevel::ActiveSupport;
const PASSIVE_SUPPORT: SupportLevel = SupportLevel::PassiveSupport;
const NEUTRAL: SupportLevel = SupportLevel::Neutral;
const PASSIVE_OPPOSITION: SupportLevel = SupportLevel::PassiveOpposition;
const ACTIVE_OPPOSITION: SupportLevel = SupportLevel::ActiveOpposition;

/// The scene with so many pieces of the type in Casualties.
fn casualties(map: &Scene, piece_type: PieceType, count: u8) -> Scene {
    let (from, to) = (BoxName::Available, BoxName::Casualties);
    map.clone().after(Effect::Box { piece: piece_type.placed(), count, from, to })
}

/// The scene with that card in the RVN Leader box.
fn leader(map: Scene, card: u8) -> Scene {
    map.after(GameEffect::Leader { card: Card::numbered(card), flipped: false })
}

#[test]
fn bob_hope_91_unshaded_moves_troops_to_a_city_for_casualties() {
    let map = scene()
        .at(Space::QuangNam, "5 us_troops")
        .at(Space::Saigon, "1 arvn_police")
        .at(Space::TayNinh, "2 us_troops");
    let map = casualties(&casualties(&map, PieceType::UsTroops, 3), PieceType::UsBases, 1);
    let np = unshaded(91).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.at(Space::QuangNam), np.at(Space::Saigon)),
        ("1 us_troops".into(), "4 us_troops 1 arvn_police".into()),
        "{}",
        np.story
    );
    assert_eq!(
        [PieceType::UsBases, PieceType::UsTroops].map(|piece| np.in_box(BoxName::Casualties, piece)),
        [0, 2],
        "the Base first"
    );
    let person =
        unshaded(91).by_person(&map, Faction::Us, "province tay-ninh; troops 2; casualties us_troops", &[]);
    assert_eq!(
        (person.at(Space::TayNinh), person.in_box(BoxName::Casualties, PieceType::UsTroops)),
        (String::new(), 2)
    );
    let wrong = unshaded(91).refused(&map, Faction::Us, "province hue", &[]);
    assert!(wrong.contains("is not legal now"), "{wrong}");
    assert!(unshaded(91).is_effective(&map, Faction::Us));
    let few = casualties(
        &scene().at(Space::QuangNam, "2 us_troops").at(Space::Saigon, "1 arvn_police"),
        PieceType::UsTroops,
        1,
    );
    assert!(!unshaded(91).is_effective(&few, Faction::Us), "one stays to keep COIN Control");
}

#[test]
fn bob_hope_91_shaded_sends_troops_to_cities_and_guerrillas_come() {
    let map = scene().at(Space::QuangNam, "2 us_troops").at(Space::Hue, "1 us_troops");
    let np = shaded(91).by_non_player(&map, Faction::Nva, &[1, 2]);
    assert_eq!(
        (np.at(Space::QuangNam), np.at(Space::DaNang)),
        ("2 nva_guerrillas_u".into(), "1 us_troops".into()),
        "{}",
        np.story
    );
    assert_eq!(np.at(Space::Kontum), "1 us_troops");
    let person =
        shaded(91).by_person(&map, Faction::Vc, "faction vc; province quang-nam, none; city saigon", &[]);
    assert_eq!(person.at(Space::QuangNam), "1 us_troops 1 vc_guerrillas_u");
    let other = shaded(91).by_person(&map, Faction::Vc, "faction nva", &[1, 1]);
    assert_eq!(other.at(Space::QuangNam), "2 nva_guerrillas_u", "NVA decides by its own rules");
    assert!(shaded(91).is_effective(&map, Faction::Nva) && !shaded(91).is_effective(&scene(), Faction::Nva));
}

#[test]
fn senator_fulbright_93_takes_us_pieces_home_or_a_base_and_aid() {
    let map = scene().at(Space::Hue, "4 us_troops 1 us_irregulars_a").at(Space::Saigon, "1 us_bases");
    let np = unshaded(93).by_person(&map, Faction::Vc, "", &[]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::Saigon)),
        ("1 us_troops".into(), "1 us_bases".into()),
        "{}",
        np.story
    );
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsTroops), 0);
    let us = unshaded(93).by_person(&map, Faction::Us, "remove us_bases saigon, 3t hue", &[]);
    assert_eq!(us.at(Space::Hue), "1 us_troops 1 us_irregulars_a");
    let lost = shaded(93).by_non_player(&scene().track(Track::Aid, 10), Faction::Nva, &[]);
    assert_eq!((lost.in_box(BoxName::OutOfPlay, PieceType::UsBases), lost.track(Track::Aid)), (1, 1));
    assert!(shaded(93).is_effective(&scene(), Faction::Nva));
    assert!(!shaded(93).is_effective(&scene().only_available(PieceType::UsBases, 0), Faction::Nva));
}

#[test]
fn tunnel_rats_94_tunnels_2_bases_or_removes_a_tunneled_one() {
    let map = scene()
        .at(Space::QuangNam, "1 nva_bases 1 vc_bases")
        .at(Space::TayNinh, "1 nva_bases")
        .at(Space::Hue, "1 nva_bases")
        .at(Space::KienPhong, "1 us_troops 1 vc_tunnels 1 nva_tunnels");
    let np = unshaded(94).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(
        (np.at(Space::QuangNam), np.at(Space::TayNinh)),
        ("1 nva_tunnels 1 vc_bases".into(), "1 nva_tunnels".into())
    );
    assert_eq!(np.at(Space::Hue), "1 nva_bases", "Cities do not qualify");
    let us = unshaded(94).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(us.at(Space::KienPhong), "1 us_troops 1 vc_tunnels");
    let person = unshaded(94).by_person(&map, Faction::Vc, "option tunnel; base vc_bases quang-nam", &[]);
    assert_eq!(person.at(Space::QuangNam), "1 nva_bases 1 vc_tunnels");
    let needs = unshaded(94).refused(&map, Faction::Vc, "", &[]);
    assert!(needs.contains(": tunnel, remove"), "{needs}");
    assert!(
        unshaded(94).is_effective(&map, Faction::Arvn) && !unshaded(94).is_effective(&scene(), Faction::Us)
    );
    assert!(unshaded(94).is_effective(&map, Faction::Nva));
    assert!(!unshaded(94).is_effective(&scene().at(Space::Hue, "1 nva_bases"), Faction::Nva));
}

#[test]
fn brinks_hotel_97_gives_money_and_flips_the_leader_or_terrorizes_a_city() {
    let map = leader(scene().track(Track::Patronage, 3), 125);
    let us = unshaded(97).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((us.track(Track::Patronage), us.game.leader()), (0, None));
    let arvn = unshaded(97).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!((arvn.track(Track::Aid), arvn.track(Track::Patronage)), (10, 3));
    let person = unshaded(97).by_person(&scene(), Faction::Us, "option patronage", &[]);
    assert_eq!(person.track(Track::ArvnResources), 4);
    assert!(!person.game.leader_box().is_flipped(), "Minh stays");
    assert!(
        unshaded(97).is_effective(&map, Faction::Arvn) && !unshaded(97).is_effective(&scene(), Faction::Arvn)
    );
    assert!(!unshaded(97).is_effective(&leader(scene(), 126), Faction::Arvn));

    let map = scene()
        .at(Space::Hue, "1 vc_bases")
        .at(Space::Saigon, "1 vc_guerrillas_u")
        .support(Space::Saigon, ACTIVE_OPPOSITION);
    let vc = shaded(97).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((vc.support(Space::Hue), vc.game.board().terror(Space::Hue)), (ACTIVE_OPPOSITION, 1));
    let person = shaded(97).by_person(&map, Faction::Vc, "city saigon", &[]);
    assert_eq!(person.game.board().terror(Space::Saigon), 1, "also at Active Opposition");
    assert!(shaded(97).is_effective(&map, Faction::Vc) && !shaded(97).is_effective(&scene(), Faction::Vc));
}

#[test]
fn long_tan_98_returns_troops_or_clears_the_jungle_or_costs_a_base() {
    let map = scene()
        .at(Space::TayNinh, "1 us_troops 2 vc_guerrillas_u 1 nva_guerrillas_a 1 nva_troops 1 us_bases");
    let b = unshaded(98).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(b.at(Space::TayNinh), "1 us_troops 1 us_bases 1 nva_troops");
    let a =
        unshaded(98).by_non_player(&map.clone().only_available(PieceType::UsTroops, 36), Faction::Us, &[]);
    assert_eq!(a.in_box(BoxName::OutOfPlay, PieceType::UsTroops), 1, "3 Guerrillas are too few: {}", a.story);
    let person = unshaded(98).by_person(
        &map.clone().only_available(PieceType::UsTroops, 36),
        Faction::Us,
        "option troops; province quang-nam",
        &[],
    );
    assert_eq!(person.in_box(BoxName::OutOfPlay, PieceType::UsTroops), 1);
    let lost = shaded(98).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(lost.at(Space::TayNinh), "1 nva_troops 1 nva_guerrillas_a 2 vc_guerrillas_u");
    assert_eq!(lost.in_box(BoxName::Casualties, PieceType::UsBases), 1);
    assert!(
        unshaded(98).is_effective(&map, Faction::Arvn) && !unshaded(98).is_effective(&scene(), Faction::Us)
    );
    assert!(shaded(98).is_effective(&map, Faction::Nva) && !shaded(98).is_effective(&scene(), Faction::Nva));
}

#[test]
fn rach_ba_rai_100_unshaded_clears_a_lowland_of_a_faction() {
    let map = scene().at(
        Space::KienPhong,
        "1 us_troops 2 vc_guerrillas_u 1 vc_tunnels 1 nva_troops 1 nva_guerrillas_a 1 nva_bases",
    );
    let np = unshaded(100).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        np.at(Space::KienPhong),
        "1 us_troops 1 nva_troops 2 vc_guerrillas_u 1 vc_tunnels",
        "NVA at equal numbers"
    );
    let person = unshaded(100).by_person(&map, Faction::Arvn, "faction vc", &[]);
    assert_eq!(
        person.at(Space::KienPhong),
        "1 us_troops 1 nva_troops 1 nva_guerrillas_a 1 nva_bases 1 vc_tunnels"
    );
    assert!(unshaded(100).is_effective(&map, Faction::Arvn));
    assert!(
        !unshaded(100).is_effective(
            &scene().at(Space::KienPhong, "1 us_troops 1 vc_tunnels 1 nva_troops"),
            Faction::Us
        )
    );
}

#[test]
fn rach_ba_rai_100_shaded_removes_cubes_and_places_a_vc_piece() {
    let map = scene()
        .at(Space::KienPhong, "1 us_troops 3 arvn_troops 3 arvn_police 1 vc_bases")
        .at(Space::BaXuyen, "1 vc_guerrillas_u");
    let nva = shaded(100).by_non_player(&map, Faction::Nva, &[4]);
    assert_eq!(nva.at(Space::KienPhong), "2 arvn_troops 1 arvn_police 2 vc_bases", "{}", nva.story);
    let vc = shaded(100).by_non_player(&map, Faction::Vc, &[1]);
    assert_eq!(vc.in_box(BoxName::Casualties, PieceType::UsTroops), 1, "{}", vc.story);
    let person =
        shaded(100).by_person(&map, Faction::Vc, "lowland kien-phong; remove 2 arvn_police; place u", &[2]);
    assert_eq!(
        person.at(Space::KienPhong),
        "1 us_troops 3 arvn_troops 1 arvn_police 1 vc_guerrillas_u 1 vc_bases"
    );
    assert!(shaded(100).is_effective(&map, Faction::Vc) && !shaded(100).is_effective(&scene(), Faction::Nva));
}

#[test]
fn cu_chi_102_clears_guerrillas_over_a_tunnel_or_tunnels_bases() {
    let map = scene().at(Space::TayNinh, "4 us_troops 1 vc_tunnels 1 vc_guerrillas_u 1 nva_guerrillas_a");
    assert_eq!(
        unshaded(102).by_non_player(&map, Faction::Arvn, &[]).at(Space::TayNinh),
        "4 us_troops 1 vc_tunnels"
    );
    let tied = scene().at(Space::TayNinh, "2 us_troops 1 vc_tunnels 1 vc_guerrillas_u");
    assert!(unshaded(102).is_effective(&map, Faction::Us) && !unshaded(102).is_effective(&tied, Faction::Us));

    let map = scene().at(Space::NorthVietnam, "1 nva_bases 1 vc_bases").at(Space::Hue, "1 vc_bases");
    let np = shaded(102).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(np.at(Space::NorthVietnam), "1 nva_guerrillas_u 1 nva_tunnels 1 vc_guerrillas_u 1 vc_tunnels");
    let all = shaded(102).by_person(&map, Faction::Vc, "", &[]);
    assert_eq!(
        all.at(Space::NorthVietnam),
        "1 nva_guerrillas_u 1 nva_tunnels 1 vc_guerrillas_u 1 vc_tunnels",
        "nothing to choose"
    );
    let taken = "1 nva_tunnels 1 vc_tunnels";
    let short =
        map.clone().at(Space::TayNinh, taken).at(Space::QuangNam, taken).at(Space::KienPhong, "1 vc_tunnels");
    let one = shaded(102).by_person(&short, Faction::Vc, "base vc_bases", &[]);
    assert_eq!(
        one.at(Space::NorthVietnam),
        "1 nva_guerrillas_u 1 nva_bases 1 vc_guerrillas_u 1 vc_tunnels",
        "1 marker is left"
    );
    let np = shaded(102).by_non_player(&short, Faction::Nva, &[]);
    assert!(np.at(Space::NorthVietnam).contains("nva_tunnels"), "its own first: {}", np.story);
    let empty = shaded(102).by_person(&scene(), Faction::Vc, "province ba-xuyen", &[]);
    assert_eq!(
        empty.at(Space::BaXuyen),
        "1 nva_guerrillas_u 1 vc_guerrillas_u",
        "any Province if none qualifies"
    );
    assert!(
        shaded(102).is_effective(&map, Faction::Nva) && !shaded(102).is_effective(&scene(), Faction::Nva)
    );
}

#[test]
fn rural_pressure_105_raises_vc_provinces_or_lowers_policed_ones() {
    let map = scene()
        .at(Space::TayNinh, "1 vc_bases")
        .at(Space::PhuocLong, "1 vc_bases")
        .at(Space::Hue, "1 vc_guerrillas_u");
    let np = unshaded(105).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((np.support(Space::TayNinh), np.support(Space::Hue)), (PASSIVE_SUPPORT, NEUTRAL));

    let map = scene()
        .at(Space::TayNinh, "1 arvn_police")
        .at(Space::QuangNam, "1 arvn_police")
        .at(Space::BaXuyen, "1 arvn_police")
        .at(Space::KhanhHoa, "1 arvn_police")
        .support(Space::BaXuyen, ACTIVE_SUPPORT)
        .support(Space::KhanhHoa, PASSIVE_SUPPORT);
    let arvn = shaded(105).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (arvn.support(Space::BaXuyen), arvn.support(Space::QuangNam)),
        (PASSIVE_SUPPORT, PASSIVE_OPPOSITION),
        "{}",
        arvn.story
    );
    assert_eq!(
        (arvn.support(Space::KhanhHoa), arvn.support(Space::TayNinh), arvn.track(Track::Patronage)),
        (NEUTRAL, NEUTRAL, 16)
    );
    let vc = shaded(105).by_non_player(&map, Faction::Vc, &[1, 1]);
    assert_eq!(
        (vc.support(Space::TayNinh), vc.track(Track::Patronage)),
        (PASSIVE_OPPOSITION, 4),
        "{}",
        vc.story
    );
    let person =
        shaded(105).by_person(&map, Faction::Us, "shift ba-xuyen, tay-ninh, quang-nam; patronage up", &[]);
    assert_eq!(person.track(Track::Patronage), 16);
    assert!(shaded(105).is_effective(&map, Faction::Vc) && !shaded(105).is_effective(&scene(), Faction::Vc));
    assert!(
        shaded(105).is_effective(&scene(), Faction::Arvn)
            && !unshaded(105).is_effective(&scene(), Faction::Us)
    );
}

#[test]
fn binh_duong_106_shifts_2_provinces_around_saigon_and_places_there() {
    let up = "province tay-ninh, kien-phong; shift up, down; place vc_guerrillas_u, police";
    let person = unshaded(106).by_person(&scene(), Faction::Arvn, up, &[]);
    assert_eq!(
        (person.support(Space::TayNinh), person.at(Space::TayNinh)),
        (PASSIVE_SUPPORT, "1 vc_guerrillas_u".into())
    );
    assert_eq!(
        (person.support(Space::KienPhong), person.at(Space::KienPhong)),
        (PASSIVE_OPPOSITION, "1 arvn_police".into())
    );
    let far = unshaded(106).refused(&scene(), Faction::Arvn, "province hue", &[]);
    assert!(far.contains("is not legal now"), "{far}");
    let us =
        unshaded(106).by_non_player(&scene().only_available(PieceType::ArvnPolice, 1), Faction::Us, &[1, 1]);
    assert_eq!(
        (us.at(Space::TayNinh), us.at(Space::KienPhong)),
        ("1 arvn_police".into(), "1 vc_guerrillas_u".into()),
        "{}",
        us.story
    );
    let vc =
        unshaded(106).by_non_player(&scene().support(Space::TayNinh, ACTIVE_OPPOSITION), Faction::Vc, &[1]);
    assert_eq!(
        (vc.support(Space::KienPhong), vc.at(Space::KienHoaVinhBinh)),
        (PASSIVE_OPPOSITION, "1 vc_guerrillas_u".into())
    );
    let two = [Space::QuangDucLongKhanh, Space::BinhTuyBinhThuan, Space::TayNinh];
    let two = two.into_iter().fold(scene(), |map, space| map.support(space, ACTIVE_SUPPORT));
    let arvn = unshaded(106).by_non_player(&two, Faction::Arvn, &[]);
    assert_eq!(
        (arvn.support(Space::KienPhong), arvn.support(Space::KienHoaVinhBinh)),
        (PASSIVE_SUPPORT, PASSIVE_SUPPORT)
    );
    assert!(
        unshaded(106).is_effective(&scene(), Faction::Us)
            && unshaded(106).is_effective(&scene(), Faction::Vc)
    );
}

#[test]
fn burning_bonze_107_pays_patronage_or_costs_saigon_and_aid() {
    assert_eq!(unshaded(107).by_non_player(&scene(), Faction::Arvn, &[]).track(Track::Patronage), 13);
    let active = scene().support(Space::Saigon, ACTIVE_SUPPORT).track(Track::Aid, 20);
    assert_eq!(unshaded(107).by_person(&active, Faction::Us, "", &[]).track(Track::Patronage), 16);
    let vc = shaded(107).by_non_player(&active, Faction::Vc, &[]);
    assert_eq!((vc.support(Space::Saigon), vc.track(Track::Aid)), (PASSIVE_SUPPORT, 8));
    let down = active.support(Space::Saigon, ACTIVE_OPPOSITION);
    assert!(
        !shaded(107).is_effective(&down, Faction::Vc)
            && shaded(107).is_effective(&down.players(&[Faction::Us]), Faction::Vc)
    );
}

#[test]
fn draft_dodgers_108_moves_troops_by_casualties() {
    let map = scene().only_available(PieceType::UsTroops, 36);
    let few = casualties(&map, PieceType::UsTroops, 2);
    assert_eq!(
        unshaded(108).by_non_player(&few, Faction::Us, &[]).in_box(BoxName::OutOfPlay, PieceType::UsTroops),
        1
    );
    let many = casualties(&few, PieceType::UsIrregulars, 3);
    assert_eq!(
        unshaded(108).by_person(&many, Faction::Us, "", &[]).in_box(BoxName::OutOfPlay, PieceType::UsTroops),
        4
    );
    assert_eq!(
        shaded(108).by_non_player(&few, Faction::Nva, &[]).in_box(BoxName::OutOfPlay, PieceType::UsTroops),
        6
    );
    assert_eq!(
        shaded(108).by_non_player(&many, Faction::Nva, &[]).in_box(BoxName::OutOfPlay, PieceType::UsTroops),
        7
    );
    assert!(unshaded(108).is_effective(&few, Faction::Us) && !unshaded(108).is_effective(&many, Faction::Us));
    assert!(shaded(108).is_effective(&many, Faction::Nva) && !shaded(108).is_effective(&map, Faction::Nva));
}

#[test]
fn nguyen_huu_tho_109_raises_cities_with_vc_or_settles_in_saigon() {
    let map = scene().at(Space::Hue, "1 vc_tunnels").at(Space::QuangNam, "1 vc_bases");
    let up = unshaded(109).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((up.support(Space::Hue), up.support(Space::QuangNam)), (PASSIVE_SUPPORT, NEUTRAL));
    let vc = shaded(109).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(vc.at(Space::Saigon), "1 vc_guerrillas_u 1 vc_bases");
    assert!(vc.game.sequence().eligible_next().contains(Faction::Vc));
    let gone = map.clone().only_available(PieceType::VcBases, 0);
    let person = shaded(109).by_person(&gone, Faction::Vc, "base vc_bases taking vc_bases quang-nam", &[]);
    assert_eq!(
        (person.at(Space::Saigon), person.at(Space::QuangNam)),
        ("1 vc_guerrillas_u 1 vc_bases".into(), String::new())
    );
    assert_eq!(
        shaded(109).by_person(&gone, Faction::Vc, "base none", &[]).at(Space::Saigon),
        "1 vc_guerrillas_u",
        "nothing need be taken"
    );
    assert!(
        unshaded(109).is_effective(&map, Faction::Us) && !unshaded(109).is_effective(&scene(), Faction::Us)
    );
    let full = scene().at(Space::Saigon, "2 us_bases").only_available(PieceType::VcGuerrillas, 0);
    assert!(!shaded(109).is_effective(&full, Faction::Vc));
}

#[test]
fn no_contact_110_places_casualties_and_hides_special_forces_or_guerrillas() {
    let map = scene()
        .at(Space::Hue, "1 arvn_rangers_a 1 us_irregulars_a")
        .at(Space::DaNang, "1 vc_guerrillas_a 1 nva_guerrillas_a");
    let map = casualties(&map, PieceType::UsTroops, 3);
    let np = unshaded(110).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.at(Space::Saigon), np.in_box(BoxName::Casualties, PieceType::UsTroops)),
        ("2 us_troops".into(), 1),
        "{}",
        np.story
    );
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::DaNang)),
        ("1 us_irregulars_u 1 arvn_rangers_u".into(), "1 nva_guerrillas_a 1 vc_guerrillas_a".into())
    );
    let person = unshaded(110).by_person(&map, Faction::Us, "place t central-laos, t loc-hue-da-nang", &[]);
    assert_eq!(person.at(Space::CentralLaos), "1 us_troops");
    let nva = shaded(110).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(
        (nva.at(Space::Hue), nva.at(Space::DaNang)),
        ("1 us_irregulars_a 1 arvn_rangers_a".into(), "1 nva_guerrillas_u 1 vc_guerrillas_u".into())
    );
    assert!(
        unshaded(110).is_effective(&map, Faction::Us) && !unshaded(110).is_effective(&scene(), Faction::Us)
    );
    assert!(
        shaded(110).is_effective(&map, Faction::Nva) && !shaded(110).is_effective(&scene(), Faction::Nva)
    );
}

#[test]
fn colonel_chau_112_shaded_has_a_person_lower_what_can_go_down_before_it_chooses_others() {
    let map = scene()
        .at(Space::CentralLaos, "1 arvn_police")
        .at(Space::TayNinh, "2 arvn_police")
        .at(Space::KienPhong, "1 arvn_bases")
        .at(Space::QuangNam, "1 arvn_police")
        .support(Space::QuangNam, ACTIVE_OPPOSITION);
    let person = shaded(112).by_person(&map, Faction::Vc, "shift tay-ninh, kien-phong, central-laos", &[]);
    assert_eq!(person.at(Space::CentralLaos), "1 arvn_police 1 vc_guerrillas_u");
    assert_eq!(
        (person.support(Space::TayNinh), person.support(Space::KienPhong)),
        (PASSIVE_OPPOSITION, PASSIVE_OPPOSITION)
    );
    let all_three = map.at(Space::BaXuyen, "1 arvn_troops");
    let refused =
        shaded(112).refused(&all_three, Faction::Vc, "shift central-laos, tay-ninh, kien-phong", &[]);
    assert!(
        refused.contains("does not ask for `shift central-laos`: there is nothing to choose"),
        "{refused}"
    );
}

#[test]
fn colonel_chau_112_spreads_police_or_lowers_3_provinces() {
    let map = scene()
        .at(Space::CentralLaos, "1 us_troops 1 arvn_police")
        .at(Space::QuangNam, "1 us_troops")
        .at(Space::TayNinh, "2 arvn_police");
    let np =
        unshaded(112).by_non_player(&map.clone().only_available(PieceType::ArvnPolice, 3), Faction::Us, &[1]);
    assert_eq!(
        (np.at(Space::QuangNam), np.at(Space::CentralLaos)),
        ("1 us_troops 1 arvn_police".into(), "1 us_troops 2 arvn_police".into()),
        "{}",
        np.story
    );
    assert_eq!(
        (np.at(Space::QuangTriThuaThien), np.at(Space::TayNinh)),
        ("1 arvn_police".into(), "2 arvn_police".into())
    );
    let twice = unshaded(112).refused(&map, Faction::Arvn, "place 2p tay-ninh", &[]);
    assert!(twice.contains("is not legal now"), "{twice}");

    let map = map.at(Space::KienPhong, "1 arvn_bases").at(Space::BaXuyen, "1 arvn_troops");
    let vc =
        shaded(112).by_non_player(&map.clone().only_available(PieceType::VcGuerrillas, 2), Faction::Vc, &[1]);
    assert_eq!(
        (vc.support(Space::TayNinh), vc.support(Space::KienPhong)),
        (PASSIVE_OPPOSITION, PASSIVE_OPPOSITION),
        "{}",
        vc.story
    );
    assert!(
        vc.in_box(BoxName::Available, PieceType::VcGuerrillas) == 0
            && vc.support(Space::BaXuyen) == PASSIVE_OPPOSITION
    );
    assert!(shaded(112).is_effective(&map, Faction::Vc) && !shaded(112).is_effective(&scene(), Faction::Vc));
    assert!(unshaded(112).is_effective(&scene(), Faction::Arvn));
}

#[test]
fn ruff_puff_113_places_police_or_turns_them() {
    let map = scene().at(Space::LocHueDaNang, "1 us_troops").at(Space::QuangNam, "3 us_troops");
    let np =
        unshaded(113).by_non_player(&map.clone().only_available(PieceType::ArvnPolice, 3), Faction::Us, &[]);
    assert_eq!(
        (np.at(Space::LocHueDaNang), np.at(Space::QuangNam)),
        ("1 us_troops 1 arvn_police".into(), "3 us_troops 2 arvn_police".into()),
        "{}",
        np.story
    );
    let fewer = unshaded(113).by_person(&map, Faction::Arvn, "place 3p saigon", &[]);
    assert_eq!(fewer.at(Space::Saigon), "3 arvn_police");
    let outside = unshaded(113).refused(&map, Faction::Arvn, "place p the-fishhook", &[]);
    assert!(outside.contains("is not legal now"), "{outside}");

    let map = scene()
        .at(Space::QuangNam, "2 arvn_police")
        .at(Space::LocHueDaNang, "2 arvn_police")
        .at(Space::Hue, "2 arvn_police");
    let chosen = "base quang-nam; replace arvn_police loc-hue-da-nang, arvn_police loc-hue-da-nang, \
                  arvn_police quang-nam";
    let vc = shaded(113).by_person(&map, Faction::Vc, chosen, &[]);
    assert_eq!(
        (vc.at(Space::QuangNam), vc.at(Space::LocHueDaNang)),
        ("1 vc_guerrillas_u 1 vc_bases".into(), "2 vc_guerrillas_u".into())
    );
    assert_eq!(vc.at(Space::Hue), "2 arvn_police", "Cities are left alone");
    let on_loc = shaded(113).refused(&map, Faction::Vc, "base loc-hue-da-nang", &[]);
    assert!(on_loc.contains("is not legal now"), "{on_loc}");
    assert!(unshaded(113).is_effective(&scene(), Faction::Us));
}

#[test]
fn tri_quang_114_calms_cities_or_inflames_3() {
    let map = scene().support(Space::Hue, ACTIVE_OPPOSITION).support(Space::DaNang, ACTIVE_SUPPORT);
    let us = unshaded(114).by_non_player(&map, Faction::Us, &[1]);
    assert_eq!(
        [Space::Saigon, Space::Hue, Space::Kontum].map(|space| us.support(space)),
        [PASSIVE_SUPPORT; 3],
        "{}",
        us.story
    );
    assert_eq!(
        unshaded(114).by_person(&map, Faction::Us, "shift hue", &[]).support(Space::Saigon),
        NEUTRAL,
        "up to 3"
    );
    let wrong = unshaded(114).refused(&map, Faction::Us, "shift da-nang", &[]);
    assert!(wrong.contains("is not legal now"), "{wrong}");

    let vc = shaded(114).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((vc.support(Space::DaNang), vc.at(Space::Saigon)), (PASSIVE_SUPPORT, "1 vc_bases".into()));
    let supportive = map.clone().support(Space::Saigon, ACTIVE_SUPPORT);
    assert_eq!(
        shaded(114).by_non_player(&supportive, Faction::Vc, &[]).at(Space::Saigon),
        "1 vc_guerrillas_u"
    );
    assert_eq!(
        shaded(114).by_person(&supportive, Faction::Vc, "place b", &[]).at(Space::Saigon),
        "1 vc_bases"
    );
    assert!(unshaded(114).is_effective(&map, Faction::Arvn) && shaded(114).is_effective(&map, Faction::Vc));
}

#[test]
fn typhoon_kate_115_lasts_and_its_executor_stays_eligible() {
    let done = unshaded(115).by_non_player(&scene(), Faction::Nva, &[]);
    assert!(
        done.game.unshaded(LastingCard::TyphoonKate)
            && done.game.sequence().eligible_next().contains(Faction::Nva)
    );
    assert!(unshaded(115).is_effective(&scene(), Faction::Us));
}

#[test]
fn korean_war_arms_118_costs_vc_where_it_stands_alone_or_arms_it() {
    let map = scene()
        .at(Space::Hue, "1 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Space::LocHueDaNang, "2 vc_guerrillas_u")
        .at(Space::TayNinh, "2 vc_guerrillas_u 1 nva_tunnels")
        .at(Space::DaNang, "1 vc_guerrillas_u");
    let np = unshaded(118).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::LocHueDaNang)),
        ("1 vc_guerrillas_u".into(), "1 vc_guerrillas_u".into())
    );
    assert_eq!(
        (np.at(Space::TayNinh), np.at(Space::DaNang)),
        ("1 nva_tunnels 2 vc_guerrillas_u".into(), "1 vc_guerrillas_u".into())
    );
    let vc = unshaded(118).by_person(&map, Faction::Vc, "remove u hue", &[]);
    assert_eq!(vc.at(Space::Hue), "1 vc_guerrillas_a", "VC chooses");

    let few = scene()
        .only_available(PieceType::VcBases, 1)
        .only_available(PieceType::VcGuerrillas, 3)
        .at(Space::Hue, "1 vc_guerrillas_u");
    let np = shaded(118).by_non_player(&few, Faction::Vc, &[]);
    assert_eq!(np.in_box(BoxName::Available, PieceType::VcBases), 0, "{}", np.story);
    assert_eq!(np.in_box(BoxName::Available, PieceType::VcGuerrillas), 0, "{}", np.story);
    let person =
        shaded(118).by_person(&scene(), Faction::Vc, "place b north-vietnam, u hue, u loc-hue-da-nang", &[]);
    assert_eq!(
        (person.at(Space::NorthVietnam), person.at(Space::Hue)),
        ("1 vc_bases".into(), "1 vc_guerrillas_u".into())
    );
    let twice = shaded(118).refused(&scene(), Faction::Vc, "place 2u hue, u da-nang", &[]);
    assert!(twice.contains("is not legal now"), "{twice}");
    assert!(
        unshaded(118).is_effective(&map, Faction::Arvn) && !unshaded(118).is_effective(&scene(), Faction::Us)
    );
    assert!(shaded(118).is_effective(&scene(), Faction::Vc));
}

#[test]
fn my_lai_119_sends_troops_home_or_turns_a_province() {
    let np = unshaded(119).by_non_player(&scene(), Faction::Arvn, &[]);
    assert_eq!((np.in_box(BoxName::OutOfPlay, PieceType::UsTroops), np.track(Track::Patronage)), (2, 12));
    let map =
        scene().at(Space::QuangNam, "1 us_troops").at(Space::PhuocLong, "1 us_troops").track(Track::Aid, 9);
    let vc = shaded(119).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (vc.at(Space::QuangNam), vc.track(Track::Aid)),
        ("1 us_troops 1 vc_guerrillas_u 1 vc_bases".into(), 3)
    );
    assert_eq!(vc.support(Space::QuangNam), ACTIVE_OPPOSITION);
    let turned = map.support(Space::QuangNam, ACTIVE_OPPOSITION);
    let vc =
        shaded(119).by_non_player(&turned.clone().only_available(PieceType::VcBases, 1), Faction::Vc, &[]);
    assert_eq!(vc.at(Space::QuangNam), "1 us_troops 1 vc_guerrillas_u 1 vc_bases", "{}", vc.story);
    let person = shaded(119).by_person(&turned, Faction::Vc, "province phuoc-long", &[]);
    assert_eq!(person.at(Space::PhuocLong), "1 us_troops 1 vc_guerrillas_u 1 vc_bases");
    let none = shaded(119).by_person(&scene().track(Track::Aid, 9), Faction::Nva, "", &[]);
    assert_eq!(none.track(Track::Aid), 3, "also without a Province");
    assert!(
        shaded(119).is_effective(&turned, Faction::Vc) && !shaded(119).is_effective(&scene(), Faction::Vc)
    );
}

#[test]
fn us_press_corps_120_depends_on_the_cards_in_the_leader_box() {
    let map = scene().only_available(PieceType::UsTroops, 35);
    let np = unshaded(120).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(np.in_box(BoxName::OutOfPlay, PieceType::UsTroops), 1, "{}", np.story);
    let late = leader(leader(leader(map.clone(), 125), 126), 129);
    let person = unshaded(120).by_person(&late, Faction::Us, "place 2t hue", &[]);
    assert_eq!(person.at(Space::Hue), "2 us_troops");
    let lost = casualties(&casualties(&late, PieceType::UsTroops, 5), PieceType::UsBases, 2);
    let nva = shaded(120).by_non_player(&lost, Faction::Nva, &[]);
    assert_eq!(
        [PieceType::UsTroops, PieceType::UsBases].map(|piece| nva.in_box(BoxName::Casualties, piece)),
        [2, 0]
    );
    assert!(
        unshaded(120).is_effective(&map, Faction::Us) && !unshaded(120).is_effective(&scene(), Faction::Us)
    );
    assert!(shaded(120).is_effective(&lost, Faction::Nva));
    assert!(!shaded(120).is_effective(&casualties(&map, PieceType::UsTroops, 1), Faction::Nva));
}

#[test]
fn linebacker_ii_121_costs_nva_2_bases_and_half_of_its_resources() {
    let map = scene()
        .at(Space::Hue, "1 nva_bases")
        .at(Space::TayNinh, "1 nva_tunnels")
        .track(Track::NvaResources, 15);
    let map = casualties(&casualties(&map, PieceType::UsTroops, 3), PieceType::UsBases, 1);
    let np = unshaded(121).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((np.at(Space::Hue), np.at(Space::TayNinh)), (String::new(), "1 nva_tunnels".into()));
    assert_eq!(
        [PieceType::UsTroops, PieceType::UsBases].map(|piece| np.in_box(BoxName::Casualties, piece)),
        [1, 0]
    );
    assert!(np.game.sequence().ineligible_next().contains(Faction::Nva));
    let nva = unshaded(121)
        .tried(&map.clone().players(&[Faction::Nva]), Faction::Us, "bases b* tay-ninh", &[])
        .ok()
        .unwrap();
    assert_eq!(
        (nva.at(Space::Hue), nva.at(Space::TayNinh)),
        ("1 nva_bases".into(), String::new()),
        "NVA offers its Tunnel"
    );
    assert_eq!(nva.track(Track::NvaResources), 7);
}

#[test]
fn vietnamization_123_pays_arvn_and_brings_it_back() {
    let map = scene().only_available(PieceType::ArvnPolice, 2).only_available(PieceType::ArvnTroops, 0);
    let np = unshaded(123).by_non_player(&map, Faction::Arvn, &[1, 1, 1]);
    assert_eq!((np.track(Track::Aid), np.track(Track::ArvnResources)), (12, 0), "no Resources are kept");
    assert_eq!(
        (np.at(Space::Saigon), np.in_box(BoxName::OutOfPlay, PieceType::ArvnTroops)),
        ("1 arvn_police".into(), 0),
        "{}",
        np.story
    );
    let person = unshaded(123).by_person(&map, Faction::Arvn, "place 2t hue, 2p central-laos", &[]);
    assert_eq!(
        (person.at(Space::Hue), person.at(Space::CentralLaos)),
        ("2 arvn_troops".into(), "2 arvn_police".into())
    );
    assert_eq!(person.track(Track::ArvnResources), 12);
}

#[test]
fn five_provinces_lie_around_saigon_for_binh_duong_106() {
    use Space as S;
    let five = [S::QuangDucLongKhanh, S::BinhTuyBinhThuan, S::TayNinh, S::KienPhong, S::KienHoaVinhBinh];
    for faction in Faction::ALL {
        assert_eq!(unshaded(106).asked_spaces(&scene(), faction), SpaceSet::of(&five));
    }
}
