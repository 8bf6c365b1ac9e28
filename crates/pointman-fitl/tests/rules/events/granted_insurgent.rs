//! Texts that grant NVA or VC Operations and Special Activities, or any faction one of its choice.

use pointman_fitl::{
    BoxName, Card, Effect, EligibilityMark, Faction, GameEffect, LastingCard, PieceKind, PieceType, Space,
    SupportLevel, Track,
};

use crate::events::event::{shaded, unshaded};
use crate::events::scene::scene;

use Faction::{Arvn, Nva, Us, Vc};
use Space::{
    AnLoc, CentralLaos, Hue, KienPhong, LocSaigonAnLocBanMeThuot, NorthVietnam, PhuocLong, PleikuDarlac,
    QuangTriThuaThien, Saigon, SouthernLaos, TayNinh, TheFishhook, TheParrotsBeak,
};

#[test]
fn transport_group_559_46_unshaded_degrades_the_trail_by_2_and_is_momentum() {
    let done = unshaded(46).by_non_player(&scene().track(Track::Trail, 3), Arvn, &[]);
    assert_eq!(done.track(Track::Trail), 1);
    assert!(done.game.unshaded(LastingCard::TransportGroup559));
    assert!(unshaded(46).is_effective(&scene(), Us));
}

#[test]
fn transport_group_559_46_shaded_infiltrates_despite_mcnamara_line_and_pays_by_the_trail() {
    let map = scene().at(NorthVietnam, "1 nva_bases").unshaded(LastingCard::McNamaraLine);
    let done = shaded(46).by_person(&map, Nva, "infiltrate (infiltrate north-vietnam build 3)", &[]);
    assert_eq!(
        (done.at(NorthVietnam), done.track(Track::NvaResources)),
        ("3 nva_troops 1 nva_bases".into(), 6)
    );
    let needs = shaded(46).refused(&map, Nva, "", &[]);
    assert!(needs.contains("infiltrate (NVA)"), "{needs}");
    let other = shaded(46).refused(&map, Nva, "infiltrate (bombard hue)", &[]);
    assert!(other.contains("does not grant bombard"), "{other}");
    let by_np = shaded(46).by_person(&map, Vc, "", &[]);
    assert_eq!(
        (by_np.at(NorthVietnam), by_np.track(Track::VcResources)),
        ("3 nva_troops 1 nva_bases".into(), 4)
    );
}

#[test]
fn russian_arms_49_unshaded_places_6_arvn_pieces_of_any_type() {
    let done = unshaded(49).by_person(&scene(), Arvn, "place 3t saigon, b saigon, 2p loc-saigon-da-lat", &[]);
    assert_eq!(done.at(Saigon), "3 arvn_troops 1 arvn_bases");
    let wrong = unshaded(49).refused(&scene(), Arvn, "place b loc-saigon-da-lat", &[]);
    assert!(wrong.contains("is not legal now"), "{wrong}");
    assert!(unshaded(49).is_effective(&scene(), Arvn));
    let mut none = scene();
    for piece in [PieceType::ArvnTroops, PieceType::ArvnPolice, PieceType::ArvnRangers, PieceType::ArvnBases]
    {
        none = none.only_available(piece, 0);
    }
    assert!(!unshaded(49).is_effective(&none, Arvn));
}

#[test]
fn russian_arms_49_shaded_doubles_troops_in_3_spaces_then_bombards_under_typhoon_kate() {
    let map = scene()
        .at(NorthVietnam, "2 nva_troops")
        .at(TheFishhook, "3 nva_troops")
        .at(QuangTriThuaThien, "3 us_troops")
        .unshaded(LastingCard::TyphoonKate);
    let words = "doubled north-vietnam, the-fishhook; bombard (bombard quang-tri-thua-thien)";
    let done = shaded(49).by_person(&map, Nva, words, &[]);
    assert_eq!((done.at(NorthVietnam), done.at(TheFishhook)), ("4 nva_troops".into(), "6 nva_troops".into()));
    assert_eq!(done.in_box(BoxName::Casualties, PieceType::UsTroops), 1);
    let by_np = shaded(49).by_person(&map, Vc, "", &[]);
    assert_eq!(
        (by_np.at(NorthVietnam), by_np.at(QuangTriThuaThien)),
        ("4 nva_troops".into(), "2 us_troops".into())
    );
}

#[test]
fn russian_arms_49_shaded_bombards_2_spaces_under_typhoon_kate_and_as_many_as_long_range_guns_say() {
    let map = scene()
        .at(TheFishhook, "3 nva_troops")
        .at(TayNinh, "3 us_troops")
        .at(PhuocLong, "3 us_troops")
        .at(AnLoc, "3 us_troops")
        .only_available(PieceType::NvaTroops, 0)
        .unshaded(LastingCard::TyphoonKate);
    let lost = |done: crate::events::event::Done| done.in_box(BoxName::Casualties, PieceType::UsTroops);
    let words = "doubled north-vietnam, the-fishhook; bombard (bombard tay-ninh, phuoc-long)";
    assert_eq!(lost(shaded(49).by_person(&map, Nva, words, &[])), 2);
    assert_eq!(lost(shaded(49).by_person(&map, Vc, "", &[])), 2);
    let many = map.clone().shaded(LastingCard::LongRangeGuns);
    assert_eq!(lost(shaded(49).by_person(&many, Vc, "", &[])), 3);
    let one = map.unshaded(LastingCard::LongRangeGuns);
    assert_eq!(lost(shaded(49).by_person(&one, Vc, "", &[])), 1);
    assert!(shaded(49).refused(&one, Nva, words, &[]).contains("too many spaces"));
}

#[test]
fn uncle_ho_50_unshaded_brings_troops_or_resources_then_2_limited_operations_of_arvn() {
    let map = scene().only_available(PieceType::UsTroops, 10).players(&[Us, Arvn]);
    let words = "option troops; place 4t saigon; lim-op (train saigon place 6t), (train saigon)";
    let done = unshaded(50).tried(&map, Us, words, &[]).unwrap();
    assert_eq!(done.at(Saigon), "4 us_troops 6 arvn_troops");
    let two = unshaded(50).tried(
        &map,
        Us,
        "option troops; place 4t saigon; lim-op (train saigon; hue), (train saigon)",
        &[],
    );
    assert!(two.is_err_and(|error| error.to_string().contains("lim-op")));
    let rich = unshaded(50)
        .tried(&map, Arvn, "option resources; lim-op (train saigon), (train saigon)", &[])
        .unwrap();
    assert_eq!(rich.track(Track::ArvnResources), 9);
    assert!(unshaded(50).is_effective(&map, Us) && shaded(50).is_effective(&map, Vc));
}

#[test]
fn uncle_ho_50_shaded_grants_3_limited_operations_to_vc_and_then_to_nva() {
    let map = scene().players(&[Vc, Nva]);
    let words = "vc-lim-op (rally saigon place 1), (rally hue place 1), (rally hue place 1); \
                 nva-lim-op (rally hue place 1), (rally hue place 1), (rally hue place 1)";
    let done = shaded(50).tried(&map, Vc, words, &[]).unwrap();
    assert_eq!(
        (done.at(Saigon), done.at(Hue)),
        ("1 vc_guerrillas_u".into(), "3 nva_guerrillas_u 2 vc_guerrillas_u".into())
    );
    let special = shaded(50).tried(&map, Vc, "vc-lim-op (rally saigon place 1; special tax saigon)", &[]);
    assert!(special.is_err_and(|error| error.to_string().contains("Special Activity")));
}

#[test]
fn vo_nguyen_giap_56_unshaded_turns_2_guerrillas_each_in_3_spaces_into_troops() {
    let map = scene()
        .at(Hue, "1 vc_guerrillas_u")
        .at(Saigon, "2 vc_guerrillas_a 1 nva_guerrillas_u")
        .at(TayNinh, "2 nva_guerrillas_u");
    let words = "space hue, saigon, tay-ninh; replace vc_guerrillas_a, nva_guerrillas_u";
    let done = unshaded(56).by_person(&map, Us, words, &[]);
    assert_eq!(
        (done.at(Hue), done.at(Saigon)),
        ("1 nva_troops".into(), "1 nva_troops 1 vc_guerrillas_a".into())
    );
    let none = map.only_available(PieceType::NvaTroops, 0);
    let removed = unshaded(56).by_person(&none, Us, words, &[]);
    assert_eq!((removed.at(Hue), removed.at(TayNinh)), (String::new(), String::new()));
}

#[test]
fn vo_nguyen_giap_56_shaded_marches_into_3_spaces_and_acts_once_in_each() {
    let map = scene().at(CentralLaos, "4 nva_guerrillas_u 4 nva_troops").at(Hue, "1 arvn_police");
    let words = "march (march quang-tri-thua-thien: 2u from central-laos; southern-laos: 2u 4t from \
                 central-laos; northeast-cambodia: 4t from southern-laos; the-fishhook: 4t from \
                 northeast-cambodia); action (rally quang-tri-thua-thien place 1), (terror southern-laos)";
    let done = shaded(56).by_person(&map, Nva, words, &[]);
    assert_eq!(done.at(QuangTriThuaThien), "3 nva_guerrillas_u");
    assert_eq!(
        (done.at(TheFishhook), done.at(Space::NortheastCambodia)),
        ("4 nva_troops".into(), String::new()),
        "passed on the way"
    );
    let four = "march (march quang-tri-thua-thien: 1u from central-laos; southern-laos: 1u 4t from \
                central-laos; northeast-cambodia: 2t from southern-laos; the-fishhook: 1t from \
                northeast-cambodia); action none";
    assert!(shaded(56).refused(&map, Nva, four, &[]).contains("fewer spaces"));
    let elsewhere = "march (march quang-tri-thua-thien: 2u from central-laos); action (rally hue place 1)";
    assert!(shaded(56).refused(&map, Nva, elsewhere, &[]).contains("the Event does not allow it there"));
    let both = "march (march quang-tri-thua-thien: 2u from central-laos); action (rally \
                quang-tri-thua-thien place 1; special infiltrate quang-tri-thua-thien take-over)";
    assert!(shaded(56).refused(&map, Nva, both, &[]).contains("no Special Activity"));
}

#[test]
fn plei_mei_59_unshaded_removes_3_nva_pieces_beside_a_coin_base() {
    let map = scene()
        .at(AnLoc, "1 us_bases")
        .at(TayNinh, "2 nva_troops 1 nva_tunnels")
        .at(TheFishhook, "1 nva_bases 3 nva_troops");
    let done = unshaded(59).by_person(&map, Us, "space tay-ninh", &[]);
    assert_eq!(done.at(TayNinh), "1 nva_tunnels");
    let np = unshaded(59).by_non_player(&map, Us, &[]);
    assert_eq!(np.at(TheFishhook), "1 nva_troops", "where most NVA pieces are; the Base first");
    assert!(unshaded(59).is_effective(&map, Arvn));
    assert!(!unshaded(59).is_effective(&scene().at(AnLoc, "1 us_bases").at(Hue, "1 nva_troops"), Us));
}

#[test]
fn plei_mei_59_shaded_marches_from_outside_the_south_and_fights_in_one_space() {
    let map = scene()
        .at(TheFishhook, "1 nva_guerrillas_u 4 nva_troops")
        .at(TayNinh, "2 arvn_troops")
        .at(Hue, "1 nva_guerrillas_a 1 us_troops");
    let words = "march (march tay-ninh: 4t from the-fishhook); fight (attack tay-ninh troops)";
    let done = shaded(59).by_person(&map, Nva, words, &[]);
    assert_eq!(done.at(TayNinh), "4 nva_troops");
    let by_active = shaded(59).by_person(
        &map,
        Nva,
        "march (march tay-ninh: 1t from the-fishhook); fight (ambush hue remove 1t)",
        &[],
    );
    assert_eq!(by_active.at(Hue), "1 nva_guerrillas_a");
    assert!(shaded(59).refused(&map, Nva, "march none", &[]).contains("must execute it, because it can"));
    assert!(
        shaded(59)
            .refused(&map, Nva, "march (march quang-tri-thua-thien: 1a from hue); fight none", &[])
            .contains("March from there")
    );
    assert!(
        shaded(59)
            .refused(&map, Nva, "march (march tay-ninh: 1t from the-fishhook); fight (terror hue)", &[])
            .contains("does not grant terror")
    );
}

#[test]
fn macv_69_grants_a_pair_a_special_activity_each_and_its_executor_stays_eligible() {
    let map = scene()
        .at(NorthVietnam, "1 nva_bases")
        .at(Saigon, "1 vc_guerrillas_u 2 arvn_police")
        .players(&[Nva, Vc]);
    let words = "pair nva-vc; nva-special (infiltrate north-vietnam build 2); vc-special (subvert saigon \
                 remove 2 arvn_police)";
    let done = unshaded(69).tried(&map, Vc, words, &[]).unwrap();
    assert_eq!(
        (done.at(NorthVietnam), done.at(Saigon)),
        ("2 nva_troops 1 nva_bases".into(), "1 vc_guerrillas_u".into())
    );
    let stays = GameEffect::Eligibility { faction: Vc, mark: EligibilityMark::RemainsEligible };
    assert!(done.effects.contains(&stays));
    let idle = unshaded(69).tried(&map, Vc, "pair nva-vc; nva-special none; vc-special none", &[]);
    assert!(idle.is_err_and(|error| error.to_string().contains("nva-special: NVA must execute it")));
    assert!([Us, Nva, Vc].into_iter().all(|faction| unshaded(69).is_effective(&map, faction)));
}

#[test]
fn an_loc_71_unshaded_removes_all_nva_troops_of_a_space_and_places_3_arvn_troops() {
    let map = scene().at(AnLoc, "1 arvn_police 4 nva_troops 1 nva_guerrillas_u").at(Saigon, "1 arvn_troops");
    let done = unshaded(71).by_non_player(&map, Us, &[]);
    assert_eq!(done.at(AnLoc), "3 arvn_troops 1 arvn_police 1 nva_guerrillas_u");
    assert!(unshaded(71).is_effective(&map, Us) && !unshaded(71).is_effective(&scene(), Us));
}

#[test]
fn an_loc_71_shaded_marches_troops_to_one_city_and_attacks_there_twice() {
    let map = scene()
        .at(TheParrotsBeak, "6 nva_troops")
        .at(TheFishhook, "2 nva_troops")
        .at(AnLoc, "5 arvn_troops 1 arvn_bases");
    let words = "city an-loc; march (march the-fishhook: 6t from the-parrots-beak; an-loc: 8t from \
                 the-fishhook); attack (attack an-loc troops), (attack an-loc troops)";
    let done = shaded(71).by_person(&map, Nva, words, &[]);
    assert_eq!(done.at(AnLoc), "8 nva_troops");
    let short = "city an-loc; march (march the-fishhook: 1t from the-parrots-beak; an-loc: 2t from \
                 the-fishhook); attack none, none";
    assert!(shaded(71).refused(&map, Nva, short, &[]).contains("does not let a Marching piece stay"));
    let idle = "city an-loc; march (march an-loc: 2t from the-fishhook); attack none, none";
    assert!(shaded(71).refused(&map, Nva, idle, &[]).contains("must execute it, because it can"));
    let other = map.clone().at(TheFishhook, "1 nva_guerrillas_u");
    let guerrilla = "city an-loc; march (march an-loc: 1u from the-fishhook); attack none, none";
    assert!(shaded(71).refused(&other, Nva, guerrilla, &[]).contains("does not let such a piece March"));
    assert!(
        shaded(71).is_effective(&map, Nva)
            && !shaded(71).is_effective(&scene().at(NorthVietnam, "5 nva_troops"), Nva)
    );
}

#[test]
fn an_loc_71_shaded_by_non_player_nva_takes_the_city_with_most_troops_around() {
    let map = scene()
        .at(TheFishhook, "8 nva_troops")
        .at(QuangTriThuaThien, "1 nva_troops")
        .at(AnLoc, "4 arvn_troops");
    let np = shaded(71).by_non_player(&map.only_available(PieceType::NvaBases, 0), Nva, &[1, 1]);
    assert_eq!(
        (np.at(TheFishhook), np.at(AnLoc)),
        ("3 nva_troops".into(), "5 nva_troops".into()),
        "2 and 2 fall"
    );
}

#[test]
fn sihanouk_75_shaded_lets_both_rally_in_cambodia_and_march_from_there() {
    let map = scene().at(TheFishhook, "2 vc_guerrillas_u").players(&[Nva, Vc]);
    let words = "vc-rally (rally the-fishhook place 1); vc-march (march tay-ninh: 3u from the-fishhook); \
                 nva-rally (rally the-parrots-beak place 1); nva-march (march kien-phong: 1u from \
                 the-parrots-beak)";
    let done = shaded(75).tried(&map, Vc, words, &[]).unwrap();
    assert_eq!(
        (done.at(TayNinh), done.at(KienPhong)),
        ("3 vc_guerrillas_u".into(), "1 nva_guerrillas_u".into())
    );
    let south = shaded(75).tried(&map, Vc, "vc-rally (rally saigon place 1)", &[]);
    assert!(south.is_err_and(|error| error.to_string().contains("the Event does not allow it there")));
    let other = "vc-rally (rally sihanoukville place 1); vc-march (march tay-ninh: 2u from the-fishhook)";
    assert!(
        shaded(75)
            .tried(&map, Vc, other, &[])
            .is_err_and(|error| error.to_string().contains("March from there"))
    );
    assert!(shaded(75).is_effective(&map, Nva));
}

#[test]
fn detente_77_unshaded_halves_insurgent_resources_and_takes_5_troops_out_of_play() {
    let map = scene().track(Track::NvaResources, 7).track(Track::VcResources, 4);
    let done = unshaded(77).tried(&map.clone().players(&[Nva, Us]), Us, "", &[]).unwrap();
    assert_eq!(
        (done.track(Track::NvaResources), done.track(Track::VcResources)),
        (3, 4),
        "a non-player has none"
    );
    assert_eq!(done.in_box(BoxName::OutOfPlay, PieceType::NvaTroops), 5);
    let none = scene().only_available(PieceType::NvaTroops, 0);
    assert!(unshaded(77).is_effective(&map, Us) && !unshaded(77).is_effective(&none, Us));
}

#[test]
fn detente_77_shaded_pays_or_infiltrates_and_vc_rallies_in_6_spaces() {
    let map = scene().at(NorthVietnam, "1 nva_bases").players(&[Nva, Vc]);
    let words = "option resources; rally (rally hue place 1; saigon place 1)";
    let done = shaded(77).tried(&map, Nva, words, &[]).unwrap();
    assert_eq!((done.track(Track::NvaResources), done.at(Hue)), (9, "1 vc_guerrillas_u".into()));
    let seven = "option resources; rally (rally hue; saigon; da-nang; kontum; qui-nhon; cam-ranh; an-loc)";
    assert!(
        shaded(77).tried(&map, Nva, seven, &[]).is_err_and(|error| error.to_string().contains("at most 6"))
    );
}

#[test]
fn detente_77_shaded_by_non_player_nva_replaces_a_vc_base_and_keeps_its_tunnel() {
    let map = scene()
        .at(TayNinh, "1 vc_tunnels 3 nva_troops")
        .support(TayNinh, SupportLevel::PassiveOpposition)
        .only_available(PieceType::VcGuerrillas, 0)
        .only_available(PieceType::VcBases, 0);
    assert!(shaded(77).is_effective(&map, Nva) && !shaded(77).is_effective(&scene(), Nva));
    assert!(shaded(77).is_effective(&scene(), Vc));
    let np = shaded(77).by_non_player(&map, Nva, &[]);
    assert!(np.at(TayNinh).contains("1 nva_tunnels"), "{}", np.at(TayNinh));
    assert_eq!(np.support(TayNinh), SupportLevel::Neutral);
}

#[test]
fn sealords_92_shaded_moves_insurgents_from_cambodia_and_tay_ninh_to_around_can_tho() {
    let map = scene().at(TayNinh, "1 vc_guerrillas_a 1 vc_bases 1 vc_tunnels");
    let words = "faction vc; move 1a from tay-ninh to loc-can-tho-chau-doc, b from tay-ninh to kien-phong";
    let done = shaded(92).by_person(&map, Vc, words, &[]);
    assert_eq!((done.at(TayNinh), done.at(KienPhong)), ("1 vc_tunnels".into(), "1 vc_bases".into()));
    assert!(
        shaded(92)
            .refused(&map, Vc, "faction vc; move b from tay-ninh to loc-can-tho-chau-doc", &[])
            .contains("not legal")
    );
    assert!(
        shaded(92)
            .refused(&map, Vc, "faction vc; move 1a from tay-ninh to saigon", &[])
            .contains("not legal")
    );
}

#[test]
fn sealords_92_shaded_by_non_player_nva_moves_a_base_to_each_province_then_troops_and_guerrillas() {
    let map = scene()
        .at(TheFishhook, "1 nva_bases 8 nva_troops 1 nva_guerrillas_a")
        .at(TheParrotsBeak, "2 nva_guerrillas_u");
    assert!(shaded(92).is_effective(&map, Nva) && !shaded(92).is_effective(&scene(), Nva));
    let np = shaded(92).by_non_player(&map, Nva, &[2]);
    assert_eq!(np.at(TheFishhook), "2 nva_troops 1 nva_guerrillas_a", "{}", np.story);
    let away = Space::ALL.into_iter().find(|space| np.at(*space).contains("nva_bases")).unwrap();
    assert_eq!(np.at(away), "6 nva_troops 2 nva_guerrillas_u 1 nva_bases");
}

#[test]
fn apc_96_shaded_executes_the_tet_offensive_or_gives_it_back() {
    let map = scene().at(Hue, "1 vc_guerrillas_u");
    let done = shaded(96).by_person(&map, Vc, "place 6u saigon", &[]);
    assert_eq!(
        (done.at(Saigon), done.support(Hue)),
        ("6 vc_guerrillas_u".into(), SupportLevel::PassiveOpposition)
    );
    assert!(shaded(96).is_effective(&map, Vc));
    let mut game = map.game();
    let card = Card::pivotal(Vc);
    assert!(game.apply(GameEffect::Returned { faction: Vc, card }).is_err(), "it has not been executed");
}

#[test]
fn masher_white_wing_99_shaded_marches_guerrillas_and_ambushes_in_each_destination() {
    let map = scene()
        .at(TheFishhook, "3 nva_guerrillas_u 2 nva_troops")
        .at(TayNinh, "2 us_troops")
        .at(PhuocLong, "1 arvn_rangers_u 1 nva_guerrillas_a")
        .unshaded(LastingCard::BoobyTraps)
        .unshaded(LastingCard::TyphoonKate);
    let words = "faction nva; march (march tay-ninh: 1u from the-fishhook; phuoc-long: 1u from \
                 the-fishhook); ambush (ambush tay-ninh, phuoc-long)";
    let done = shaded(99).by_person(&map, Nva, words, &[]);
    assert_eq!(
        (done.at(TayNinh), done.at(PhuocLong)),
        ("1 us_troops 1 nva_guerrillas_a".into(), "2 nva_guerrillas_a".into())
    );
    let once = words.replace(", phuoc-long)", ")");
    assert!(shaded(99).refused(&map, Nva, &once, &[]).contains("in every space"));
    let troops = "faction nva; march (march tay-ninh: 2t from the-fishhook); ambush none";
    assert!(shaded(99).refused(&map, Nva, troops, &[]).contains("does not let such a piece March"));
    let many = map.at(TheFishhook, "2 nva_guerrillas_u");
    assert!(
        shaded(99).is_effective(&many, Nva)
            && !shaded(99).is_effective(&scene().at(TheFishhook, "5 nva_troops"), Nva)
    );
}

/// So many US Troops go from Available to Casualties.
fn casualties(count: u8) -> Effect {
    Effect::Box { piece: PieceKind::UsTroops, count, from: BoxName::Available, to: BoxName::Casualties }
}

#[test]
fn kent_state_103_unshaded_returns_casualties_and_makes_the_us_eligible() {
    let map = scene().after(casualties(3));
    let done = unshaded(103).by_person(&map, Us, "lim-op none", &[]);
    assert_eq!(done.in_box(BoxName::Casualties, PieceType::UsTroops), 1);
    let eligible = |mark| GameEffect::Eligibility { faction: Us, mark };
    assert!(done.effects.contains(&eligible(EligibilityMark::RemainsEligible)), "it is about to have acted");
    let by_another = unshaded(103).tried(&map.clone().players(&[Us, Nva]), Nva, "lim-op none", &[]);
    assert!(by_another.is_ok_and(|done| done.effects.contains(&eligible(EligibilityMark::Eligible))));
    assert!(unshaded(103).is_effective(&map, Us) && !unshaded(103).is_effective(&scene(), Us));
}

#[test]
fn kent_state_103_shaded_takes_casualties_out_of_play_and_bars_the_us() {
    let map = scene().after(casualties(4)).track(Track::Aid, 10);
    let np = shaded(103).by_non_player(&map, Nva, &[]);
    assert_eq!((np.in_box(BoxName::OutOfPlay, PieceType::UsTroops), np.track(Track::Aid)), (3, 4));
    let few = shaded(103).by_person(&map, Vc, "troops 1", &[]);
    assert_eq!(few.in_box(BoxName::Casualties, PieceType::UsTroops), 3);
    let barred = GameEffect::Eligibility { faction: Us, mark: EligibilityMark::IneligibleNext };
    assert!(few.effects.contains(&barred));
    assert!(
        shaded(103).is_effective(&map, Nva) && !shaded(103).is_effective(&scene().track(Track::Aid, 10), Nva)
    );
}

#[test]
fn easter_offensive_122_marches_moves_off_the_locs_and_attacks_with_all_troops() {
    let map = scene()
        .at(TheFishhook, "6 nva_troops")
        .at(LocSaigonAnLocBanMeThuot, "2 nva_troops")
        .at(TayNinh, "1 us_bases 2 us_troops")
        .at(Saigon, "1 arvn_police 1 arvn_troops");
    let words = "march (march tay-ninh: 6t from the-fishhook); move 2t from loc-saigon-an-loc-ban-me-thuot \
                 to saigon; remove arvn_police";
    let done = unshaded(122).by_person(&map, Nva, words, &[]);
    assert_eq!(
        (done.at(Saigon), done.at(TayNinh)),
        ("1 arvn_troops 2 nva_troops".into(), "3 nva_troops".into())
    );
    let massed = map.shaded(LastingCard::Pt76);
    let all = words.replace("remove arvn_police", "pt-76 saigon");
    assert_eq!(unshaded(122).by_person(&massed, Nva, &all, &[]).at(Saigon), "2 nva_troops");
    assert!(
        unshaded(122).refused(&massed, Nva, &words.replace("to saigon", "to hue"), &[]).contains("not legal")
    );
}

#[test]
fn easter_offensive_122_by_non_player_nva_follows_its_own_procedure() {
    let map = scene().at(Saigon, "1 nva_troops 2 us_troops").at(TayNinh, "2 nva_troops 1 arvn_police");
    let np = unshaded(122).by_non_player(&map.only_available(PieceType::NvaBases, 0), Nva, &[]);
    assert!(!np.at(TayNinh).contains("arvn_police"), "{}", np.story);
}

#[test]
fn tet_offensive_124_spreads_terror_places_6_pieces_and_attacks() {
    let map = scene()
        .at(Hue, "2 vc_guerrillas_u 3 us_troops")
        .at(SouthernLaos, "1 vc_guerrillas_u")
        .at(TayNinh, "1 nva_guerrillas_u 1 arvn_troops 1 arvn_police");
    let words = "place 4u saigon, 2b da-nang";
    let done = unshaded(124).by_person(&map, Vc, words, &[2, 2]);
    assert_eq!(done.at(Hue), "1 us_troops", "the Troops cost both Guerrillas");
    assert_eq!(
        (done.support(Hue), done.game.board().terror(SouthernLaos)),
        (SupportLevel::PassiveOpposition, 1)
    );
    assert_eq!(done.at(TayNinh), "1 arvn_troops 1 arvn_police 1 nva_guerrillas_a", "a 2 is too much for one");
    let single = unshaded(124).by_person(&map, Vc, "place 6u saigon; single hue", &[1, 6]);
    assert_eq!(single.at(Hue), "2 us_troops 1 vc_guerrillas_a");
}

#[test]
fn tet_offensive_124_by_non_player_vc_builds_2_bases_with_2_guerrillas_each() {
    let np = unshaded(124).by_non_player(&scene(), Vc, &[]);
    assert_eq!(np.at(Saigon), "4 vc_guerrillas_u 2 vc_bases");
    let bare = scene().only_available(PieceType::VcGuerrillas, 0).only_available(PieceType::VcBases, 3);
    let np = unshaded(124).by_non_player(&bare.at(Hue, "2 us_bases"), Vc, &[1]);
    assert_eq!(
        np.in_box(BoxName::Available, PieceType::VcBases),
        0,
        "Bases alone, once no Guerrilla is left"
    );
}

#[test]
fn tet_offensive_124_gives_the_last_markers_to_where_there_can_be_support() {
    let map = scene()
        .at(SouthernLaos, "1 vc_guerrillas_u")
        .at(Hue, "1 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "1 vc_guerrillas_u");
    let map = map.terror(CentralLaos, 13).only_available(PieceType::VcBases, 0);
    let np = unshaded(124).by_non_player(&map, Vc, &[]);
    let terror = |space| np.game.board().terror(space);
    assert_eq!((terror(Hue), terror(Space::LocHueDaNang), terror(SouthernLaos)), (1, 1, 0));
    assert!(np.effects.contains(
        &Effect::Flip { space: SouthernLaos, piece: PieceKind::VcGuerrillasUnderground, count: 1 }.into()
    ));
}

#[test]
fn tet_offensive_124_by_non_player_vc_removes_police_and_troops_in_turn_as_any_attack() {
    let map = scene().only_available(PieceType::VcGuerrillas, 4).only_available(PieceType::VcBases, 0);
    let map = map.at(TayNinh, "4 vc_guerrillas_a 2 arvn_police 2 arvn_troops");
    let attacked = unshaded(124).by_non_player(&map, Vc, &[1]);
    assert_eq!(attacked.at(TayNinh), "1 arvn_troops 1 arvn_police 4 vc_guerrillas_a");
}

#[test]
fn uncle_ho_50_by_non_players_draws_a_card_for_each_operation() {
    let map =
        scene().players(&[Vc]).only_available(PieceType::NvaBases, 0).only_available(PieceType::NvaTroops, 0);
    let done = shaded(50)
        .tried(
            &map,
            Vc,
            "vc-lim-op (rally saigon place 1), (rally saigon place 1), (rally saigon place 1)",
            &[],
        )
        .unwrap();
    assert_eq!(done.game.board().count(Space::KienGiangAnXuyen, PieceKind::NvaGuerrillasUnderground), 4);
    assert_eq!(
        done.game.board().count(Space::BaXuyen, PieceKind::NvaGuerrillasUnderground),
        5,
        "{}",
        done.story
    );
    let drawn: Vec<char> =
        done.story.lines().filter_map(|line| line.strip_prefix("draw ")?.chars().next()).collect();
    assert_eq!(drawn, ['N', 'P', 'Q', 'R', 'S']);
}

#[test]
fn vo_nguyen_giap_56_by_non_player_nva_marches_into_up_to_3_spaces_and_draws_for_each() {
    let map = scene().at(TheFishhook, "5 nva_guerrillas_u").only_available(PieceType::NvaBases, 0);
    let done = shaded(56).by_person(&map, Vc, "", &[1; 2]);
    for space in [TayNinh, AnLoc, PleikuDarlac] {
        assert_eq!(done.at(space), "2 nva_guerrillas_u", "{space}: 1 marches, 1 is placed in a Rally");
    }
    assert_eq!(done.at(TheFishhook), "2 nva_guerrillas_u");
}

#[test]
fn plei_mei_59_by_non_player_nva_attacks_or_ambushes_as_its_card_says() {
    let map =
        scene().at(Hue, "1 nva_guerrillas_a 2 nva_troops 1 us_troops").only_available(PieceType::NvaBases, 0);
    let done = shaded(59).by_person(&map, Vc, "", &[]);
    assert_eq!(
        done.at(Hue),
        "1 nva_troops 1 nva_guerrillas_a",
        "none starts outside the South; N shows an Attack"
    );
    let only_ambush =
        scene().at(Hue, "1 nva_guerrillas_a 1 us_troops").only_available(PieceType::NvaBases, 0);
    let done = shaded(59).by_person(&only_ambush, Vc, "", &[]);
    assert_eq!(done.at(Hue), "1 nva_guerrillas_a", "{}", done.story);
}

#[test]
fn macv_69_by_a_non_player_takes_its_own_side_by_fresh_cards() {
    let map = scene().at(NorthVietnam, "1 nva_bases").at(Saigon, "1 vc_guerrillas_u 2 arvn_police");
    let done = unshaded(69).by_non_player(&map, Vc, &[]);
    assert_eq!(
        (done.at(NorthVietnam), done.at(Saigon)),
        ("3 nva_troops 1 nva_bases".into(), "1 vc_guerrillas_u".into())
    );
}

#[test]
fn sihanouk_75_by_non_player_vc_leaves_cambodia_again() {
    let mut map = scene().only_available(PieceType::VcGuerrillas, 1);
    for piece in [PieceType::NvaTroops, PieceType::NvaGuerrillas, PieceType::NvaBases] {
        map = map.only_available(piece, 0);
    }
    let done = shaded(75).by_non_player(&map, Vc, &[]);
    assert_eq!(done.at(LocSaigonAnLocBanMeThuot), "1 vc_guerrillas_u");
    let none = map.only_available(PieceType::VcGuerrillas, 0);
    assert!(!shaded(75).is_effective(&none, Vc));
    assert!(shaded(75).by_non_player(&none, Vc, &[]).effects.is_empty());
}

#[test]
fn sihanouk_75_by_non_player_nva_rallies_in_cambodia_and_marches_by_its_card() {
    let map = scene().at(TheFishhook, "5 nva_guerrillas_u").only_available(PieceType::VcGuerrillas, 0);
    let map = map
        .only_available(PieceType::NvaBases, 1)
        .only_available(PieceType::NvaTroops, 0)
        .only_available(PieceType::NvaGuerrillas, 0);
    let done = shaded(75).by_non_player(&map, Nva, &[1]);
    assert_eq!(done.at(TheFishhook), "1 nva_guerrillas_u 1 nva_bases", "a Base, and what guards it");
    assert_eq!(
        (done.at(TayNinh), done.at(AnLoc)),
        ("1 nva_guerrillas_u".into(), "1 nva_guerrillas_u".into())
    );
    assert_eq!(done.track(Track::Trail), 3);
}

#[test]
fn detente_77_by_non_player_vc_rallies_in_6_spaces() {
    let map = scene().at(NorthVietnam, "1 nva_bases");
    let done = shaded(77).by_non_player(&map, Vc, &[1; 5]);
    assert_eq!(done.at(NorthVietnam), "3 nva_troops 1 nva_bases");
    assert_eq!(done.game.board().with(PieceKind::VcGuerrillasUnderground).len(), 6);
}

#[test]
fn masher_white_wing_99_by_non_player_nva_marches_guerrillas_and_ambushes() {
    let map = scene()
        .at(TheFishhook, "6 nva_guerrillas_u")
        .at(TayNinh, "1 us_troops")
        .only_available(PieceType::NvaBases, 0);
    let done = shaded(99).by_non_player(&map, Nva, &[1; 2]);
    assert_eq!(
        (done.at(TayNinh), done.at(LocSaigonAnLocBanMeThuot)),
        (String::new(), "1 nva_guerrillas_a".into())
    );
    assert_eq!(
        (done.at(AnLoc), done.at(PleikuDarlac)),
        ("1 nva_guerrillas_u".into(), "1 nva_guerrillas_u".into())
    );
}

#[test]
fn masher_white_wing_99_by_non_player_vc_that_a_person_names() {
    let map = scene().at(TheFishhook, "2 vc_guerrillas_u").at(TayNinh, "1 us_troops");
    let done = shaded(99).by_person(&map, Nva, "faction vc", &[1]);
    assert_eq!(done.at(TayNinh), "1 vc_guerrillas_a", "{}", done.story);
}

#[test]
fn uncle_ho_50_unshaded_by_non_player_arvn_takes_resources_if_they_are_kept() {
    let map = scene().only_available(PieceType::UsTroops, 30).players(&[Us]);
    let done = unshaded(50).tried(&map, Arvn, "", &[]).unwrap();
    assert_eq!(done.track(Track::ArvnResources), 9, "the two Operations are free");
    assert_eq!((done.at(Saigon), done.at(Hue)), ("2 arvn_rangers_u".into(), "2 arvn_rangers_u".into()));
}

#[test]
fn uncle_ho_50_unshaded_by_non_player_us_brings_troops() {
    let map = scene().only_available(PieceType::UsTroops, 10).only_available(PieceType::ArvnTroops, 0);
    let done = unshaded(50).by_non_player(&map, Us, &[1]);
    assert_eq!((done.at(Saigon), done.track(Track::ArvnResources)), ("4 us_troops".into(), 0));
}
