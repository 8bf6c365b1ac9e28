//! Cards 31 to 62, but for those that grant Operations or Special Activities.

use pointman_core::dice::Asking;
use pointman_fitl::{
    BoxName, Effect, Faction, GameData, LastingCard, PieceKind, PieceType, Space, SupportLevel, Track,
};

use crate::events::event::{Text, shaded, unshaded};
use crate::events::scene::{Scene, scene};

const TROOPS: PieceType = PieceType::UsTroops;

/// Available US pieces become Casualties.
fn with_casualties(scene: Scene, piece: PieceKind, count: u8) -> Scene {
    scene.after(Effect::Box { piece, count, from: BoxName::Available, to: BoxName::Casualties })
}

#[test]
fn thanh_hoa_35_lowers_the_trail_by_3_or_raises_it_and_pays_nva_by_it() {
    let map = scene().track(Track::Trail, 4).track(Track::NvaResources, 10);
    assert_eq!(unshaded(35).by_non_player(&map, Faction::Us, &[]).track(Track::Trail), 1);
    let shady = shaded(35).by_person(&map.clone().track(Track::Trail, 1), Faction::Nva, "", &[]);
    assert_eq!((shady.track(Track::Trail), shady.track(Track::NvaResources)), (2, 16));
    assert!(unshaded(35).is_effective(&map, Faction::Arvn));
    assert!(!unshaded(35).is_effective(&map.track(Track::Trail, 0), Faction::Arvn));
}

#[test]
fn hamburger_hill_36_unshaded_a_person_moves_4_us_troops_to_a_highland_and_removes_a_base() {
    let map = scene()
        .at(Space::Saigon, "3 us_troops")
        .at(Space::Hue, "3 us_troops")
        .at(Space::QuangNam, "1 nva_tunnels 1 vc_bases");
    let chosen = "space quang-nam; move us_troops from saigon, 3 us_troops from hue; base nva_tunnels";
    let done = unshaded(36).by_person(&map, Faction::Us, chosen, &[]);
    assert_eq!(
        (done.at(Space::QuangNam), done.at(Space::Hue)),
        ("4 us_troops 1 vc_bases".into(), String::new())
    );
    let north = unshaded(36).refused(&map, Faction::Us, "space north-vietnam", &[]);
    assert!(north.contains("not legal"), "{north}");
    let none = scene().at(Space::QuangNam, "1 nva_bases");
    assert_eq!(unshaded(36).by_person(&none, Faction::Us, "space quang-nam", &[]).at(Space::QuangNam), "");
}

#[test]
fn hamburger_hill_36_unshaded_a_non_player_moves_by_the_priorities_of_the_us_and_then_whoever_is_left() {
    let map = scene()
        .at(Space::Saigon, "6 us_troops")
        .at(Space::Hue, "2 us_troops")
        .at(Space::QuangNam, "1 nva_tunnels 2 vc_guerrillas_a")
        .at(Space::KhanhHoa, "3 nva_troops");
    for by in [Faction::Us, Faction::Arvn] {
        let done = unshaded(36).by_non_player(&map, by, &[]);
        assert_eq!(done.at(Space::QuangNam), "4 us_troops 2 vc_guerrillas_a", "{}", done.story);
        assert_eq!(
            (done.at(Space::Saigon), done.at(Space::Hue)),
            ("2 us_troops".into(), "2 us_troops".into()),
            "{}",
            done.story
        );
    }
    assert!(unshaded(36).is_effective(&map, Faction::Us));
    // Nobody is free to leave Saigon's last Troop behind, and no Troop is elsewhere.
    let held = scene().at(Space::Saigon, "1 us_troops").at(Space::QuangNam, "1 nva_bases");
    assert!(!unshaded(36).is_effective(&held, Faction::Us));
}

#[test]
fn hamburger_hill_36_shaded_tunnels_a_base_and_costs_3_us_troops() {
    let map =
        scene().at(Space::BinhDinh, "4 us_troops 1 vc_bases").at(Space::QuangNam, "1 us_troops 1 nva_bases");
    let np = shaded(36).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::BinhDinh), np.in_box(BoxName::Casualties, TROOPS)),
        ("1 us_troops 1 vc_tunnels".into(), 3)
    );
    let person = shaded(36).by_person(&map, Faction::Vc, "space quang-nam", &[]);
    assert_eq!(person.at(Space::QuangNam), "1 nva_tunnels");
    assert!(shaded(36).is_effective(&map, Faction::Vc));
    assert!(!shaded(36).is_effective(&scene().at(Space::QuangNam, "1 us_troops 1 nva_bases"), Faction::Vc));
}

#[test]
fn khe_sanh_37_unshaded_removes_10_nva_troops_around_a_us_base() {
    let map = scene()
        .at(Space::QuangTriThuaThien, "1 us_bases 2 us_troops 3 nva_troops")
        .at(Space::NorthVietnam, "9 nva_troops")
        .at(Space::Saigon, "1 us_bases 1 us_troops")
        .at(Space::TayNinh, "2 nva_troops");
    let np = unshaded(37).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (np.at(Space::QuangTriThuaThien), np.at(Space::NorthVietnam)),
        ("2 us_troops 1 us_bases".into(), "2 nva_troops".into()),
        "{}",
        np.story
    );
    let chosen =
        "space quang-tri-thua-thien; remove 9 nva_troops north-vietnam, nva_troops quang-tri-thua-thien";
    let person = unshaded(37).by_person(&map, Faction::Us, chosen, &[]);
    assert_eq!(person.at(Space::NorthVietnam), "");
    let all = unshaded(37).by_person(&map, Faction::Us, "space saigon", &[]);
    assert_eq!(all.at(Space::TayNinh), "");
    let far = scene().at(Space::Saigon, "1 us_bases 1 us_troops").at(Space::NorthVietnam, "9 nva_troops");
    assert!(unshaded(37).is_effective(&map, Faction::Us) && !unshaded(37).is_effective(&far, Faction::Us));
}

#[test]
fn khe_sanh_37_shaded_costs_up_to_3_us_troops_and_bars_the_us() {
    let map =
        scene().at(Space::TayNinh, "4 us_troops 1 nva_tunnels").at(Space::Hue, "1 us_troops 1 nva_troops");
    let np = shaded(37).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(np.in_box(BoxName::Casualties, TROOPS) + np.game.board().on_map(TROOPS), 5);
    assert!(np.game.sequence().ineligible_next().contains(Faction::Us));
    let person = shaded(37).by_person(&map, Faction::Nva, "space tay-ninh; troops us_troops tay-ninh", &[]);
    assert_eq!(person.at(Space::TayNinh), "3 us_troops 1 nva_tunnels");
    assert!(shaded(37).is_effective(&scene(), Faction::Vc), "the US would be Eligible");
}

#[test]
fn mcnamara_line_38_calls_coin_pieces_back_to_cities_and_lasts() {
    let map = scene()
        .at(Space::CentralLaos, "1 us_bases 1 us_irregulars_a")
        .at(Space::TheFishhook, "1 arvn_rangers_u")
        .at(Space::Hue, "3 arvn_police 1 arvn_bases")
        .at(Space::Saigon, "1 arvn_police 1 vc_guerrillas_u")
        .track(Track::ArvnResources, 20);
    let np = unshaded(38).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        np.at(Space::Hue),
        "1 us_irregulars_a 1 us_bases 3 arvn_police 1 arvn_rangers_u 1 arvn_bases",
        "{}",
        np.story
    );
    assert!(np.game.unshaded(LastingCard::McNamaraLine));
    let two = map.clone().at(Space::DaNang, "1 arvn_police");
    let chosen = "move us_bases from central-laos to da-nang, us_irregulars_a from central-laos to hue, \
                  arvn_rangers_u from the-fishhook to hue";
    let person = unshaded(38).by_person(&two, Faction::Arvn, chosen, &[]);
    assert_eq!(
        (person.at(Space::DaNang), person.track(Track::ArvnResources)),
        ("1 us_bases 1 arvn_police".into(), 8)
    );
    // A City that is full takes no Base, but the rest.
    let full = map.at(Space::CentralLaos, "1 us_bases").at(Space::Hue, "1 us_bases");
    let stuck = unshaded(38).by_non_player(&full, Faction::Arvn, &[]);
    assert_eq!(
        (stuck.at(Space::CentralLaos), stuck.at(Space::TheFishhook)),
        ("2 us_bases".into(), String::new()),
        "{}",
        stuck.story
    );
    let nowhere =
        unshaded(38).by_non_player(&scene().at(Space::CentralLaos, "1 us_troops"), Faction::Us, &[]);
    assert_eq!(nowhere.at(Space::CentralLaos), "1 us_troops");
    assert!(unshaded(38).is_effective(&scene(), Faction::Us));
}

#[test]
fn oriskany_39_unshaded_removes_4_pieces_from_north_vietnam_and_then_laos() {
    let map = scene()
        .at(Space::NorthVietnam, "1 nva_troops 1 nva_tunnels")
        .at(Space::CentralLaos, "2 nva_troops 1 vc_guerrillas_u 2 us_irregulars_u");
    let np = unshaded(39).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (np.at(Space::NorthVietnam), np.at(Space::CentralLaos)),
        ("1 nva_tunnels".into(), "2 us_irregulars_u".into())
    );
    assert_eq!(np.track(Track::Trail), 0);
    let chosen = "laos 2 us_irregulars_u central-laos, vc_guerrillas_u central-laos";
    let person = unshaded(39).by_person(&map, Faction::Nva, chosen, &[]);
    assert_eq!(person.at(Space::CentralLaos), "2 nva_troops");
    assert_eq!(person.in_box(BoxName::Casualties, PieceType::UsIrregulars), 2);
    let none = scene().track(Track::Trail, 0).at(Space::NorthVietnam, "1 nva_tunnels");
    assert!(unshaded(39).is_effective(&map, Faction::Us) && !unshaded(39).is_effective(&none, Faction::Us));
}

#[test]
fn oriskany_39_shaded_sends_an_available_us_troop_out_of_play_and_lasts() {
    let done = shaded(39).by_non_player(&scene(), Faction::Vc, &[]);
    assert_eq!((done.in_box(BoxName::OutOfPlay, TROOPS), done.game.shaded(LastingCard::Oriskany)), (1, true));
    assert!(shaded(39).is_effective(&scene(), Faction::Vc));
}

#[test]
fn bombing_pause_41_sets_2_spaces_to_passive_support_and_lasts() {
    let map = scene()
        .support(Space::Saigon, SupportLevel::ActiveSupport)
        .support(Space::Hue, SupportLevel::PassiveOpposition)
        .support(Space::DaNang, SupportLevel::PassiveSupport);
    let chosen = unshaded(41).by_person(&map, Faction::Nva, "spaces saigon, hue", &[]);
    assert_eq!(
        (chosen.support(Space::Saigon), chosen.support(Space::Hue)),
        (SupportLevel::PassiveSupport, SupportLevel::PassiveSupport)
    );
    assert_eq!((chosen.track(Track::Patronage), chosen.game.unshaded(LastingCard::BombingPause)), (12, true));
    assert!(unshaded(41).refused(&map, Faction::Nva, "spaces da-nang, hue", &[]).contains("not legal"));
    let np = unshaded(41).by_non_player(&map, Faction::Arvn, &[1]);
    assert_eq!(np.support(Space::Saigon), SupportLevel::PassiveSupport, "most Population: {}", np.story);
    let us = unshaded(41).by_non_player(&map, Faction::Us, &[5, 5]);
    assert_eq!(
        (us.support(Space::TayNinh), us.support(Space::Saigon)),
        (SupportLevel::PassiveSupport, SupportLevel::ActiveSupport),
        "{}",
        us.story
    );
    assert!(unshaded(41).is_effective(&scene(), Faction::Us));
}

#[test]
fn chou_en_lai_42_costs_nva_troops_of_its_choice_or_pays_both_insurgents() {
    let map = scene()
        .at(Space::TayNinh, "3 nva_troops")
        .at(Space::CentralLaos, "2 nva_troops 2 nva_guerrillas_u")
        .track(Track::NvaResources, 12);
    let np = unshaded(42).by_non_player(&map, Faction::Us, &[1]);
    assert_eq!(
        np.at(Space::CentralLaos),
        "1 nva_troops 2 nva_guerrillas_u",
        "where NVA has most pieces: {}",
        np.story
    );
    let person = unshaded(42)
        .tried(&map.clone().players(&[Faction::Nva]), Faction::Us, "troops 2 nva_troops tay-ninh", &[2])
        .unwrap();
    assert_eq!((person.at(Space::TayNinh), person.track(Track::NvaResources)), ("1 nva_troops".into(), 2));
    let paid =
        shaded(42).tried(&map.clone().players(&[Faction::Nva, Faction::Vc]), Faction::Nva, "", &[]).unwrap();
    assert_eq!((paid.track(Track::NvaResources), paid.track(Track::VcResources)), (22, 2));
    assert!(
        unshaded(42).is_effective(&map, Faction::Us) && !unshaded(42).is_effective(&scene(), Faction::Us)
    );
    assert!(unshaded(42).is_effective(&scene().players(&[Faction::Nva]), Faction::Arvn));
}

#[test]
fn economic_aid_43_unshaded_brings_2_bases_and_resources_or_aid() {
    let map = scene().only_available(PieceType::UsBases, 3).only_available(PieceType::ArvnBases, 2);
    let us = unshaded(43).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((us.in_box(BoxName::Available, PieceType::UsBases), us.track(Track::Aid)), (5, 12));
    let arvn = unshaded(43).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!((arvn.in_box(BoxName::Available, PieceType::ArvnBases), arvn.track(Track::Aid)), (3, 12));
    let kept = map.clone().players(&[Faction::Arvn]);
    assert_eq!(unshaded(43).by_non_player(&kept, Faction::Us, &[]).track(Track::ArvnResources), 6);
    let person = unshaded(43).by_person(&map, Faction::Us, "bases arvn; option aid", &[]);
    assert_eq!((person.in_box(BoxName::Available, PieceType::UsBases), person.track(Track::Aid)), (3, 12));
    assert!(unshaded(43).refused(&map, Faction::Us, "bases nva; option aid", &[]).contains("not legal"));
    let full = scene().track(Track::Aid, 75).players(&[Faction::Us]);
    assert!(unshaded(43).is_effective(&map, Faction::Us) && unshaded(43).is_effective(&full, Faction::Arvn));
    assert!(!unshaded(43).is_effective(&scene().track(Track::Aid, 75), Faction::Arvn));
}

#[test]
fn economic_aid_43_shaded_raises_the_trail_once_or_twice() {
    let twice = shaded(43).by_person(&scene(), Faction::Nva, "option trail", &[]);
    assert_eq!((twice.track(Track::Trail), twice.track(Track::NvaResources)), (4, 0));
    let once = shaded(43).by_person(&scene(), Faction::Nva, "option resources", &[]);
    assert_eq!((once.track(Track::Trail), once.track(Track::NvaResources)), (3, 10));
}

#[test]
fn nam_dong_48_unshaded_frees_a_province_with_a_coin_base() {
    let map = scene()
        .at(Space::TayNinh, "1 us_bases 3 vc_guerrillas_u 1 nva_guerrillas_a")
        .at(Space::PhuocLong, "1 arvn_bases");
    let np = unshaded(48).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (np.at(Space::TayNinh), np.support(Space::TayNinh)),
        ("1 us_bases 1 nva_guerrillas_a".into(), SupportLevel::ActiveSupport)
    );
    let person = unshaded(48).by_person(&map, Faction::Us, "remove nva_guerrillas_a", &[]);
    assert_eq!(person.at(Space::TayNinh), "1 us_bases 3 vc_guerrillas_u");
    let none = scene()
        .at(Space::PhuocLong, "1 arvn_bases 1 vc_bases")
        .at(Space::Hue, "1 us_bases 1 vc_guerrillas_u");
    assert!(unshaded(48).is_effective(&map, Faction::Us) && !unshaded(48).is_effective(&none, Faction::Us));
}

#[test]
fn nam_dong_48_shaded_overruns_a_base_that_at_most_2_cubes_guard() {
    let map = scene()
        .at(Space::TayNinh, "1 us_bases 1 arvn_bases 2 us_troops 1 us_irregulars_u")
        .at(Space::BinhDinh, "1 us_bases 3 us_troops");
    let np = shaded(48).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::TayNinh), np.support(Space::TayNinh)),
        ("2 us_troops 1 us_irregulars_u 1 arvn_bases".into(), SupportLevel::ActiveOpposition)
    );
    let person = shaded(48).by_person(&map, Faction::Vc, "base arvn_bases", &[]);
    assert_eq!(person.at(Space::TayNinh), "2 us_troops 1 us_irregulars_u 1 us_bases");
    assert!(shaded(48).is_effective(&map, Faction::Vc));
    assert!(!shaded(48).is_effective(&scene().at(Space::BinhDinh, "1 us_bases 3 us_troops"), Faction::Vc));
}

#[test]
fn supply_bn_301st_51_loses_6_forces_outside_the_south_or_raises_the_trail_by_2() {
    let map = scene()
        .at(Space::NorthVietnam, "5 nva_troops 1 nva_bases")
        .at(Space::TheFishhook, "2 vc_guerrillas_u")
        .at(Space::TayNinh, "1 nva_troops");
    let person = unshaded(51).by_person(
        &map,
        Faction::Us,
        "remove 5 nva_troops north-vietnam, vc_guerrillas_u the-fishhook",
        &[],
    );
    assert_eq!(
        (person.at(Space::NorthVietnam), person.at(Space::TheFishhook)),
        ("1 nva_bases".into(), "1 vc_guerrillas_u".into())
    );
    let np = unshaded(51).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        np.game.board().on_map(PieceType::NvaTroops) + np.game.board().on_map(PieceType::VcGuerrillas),
        2
    );
    let shady = shaded(51).by_person(&map, Faction::Nva, "", &[4]);
    assert_eq!((shady.track(Track::Trail), shady.track(Track::NvaResources)), (4, 4));
    assert_eq!(
        shaded(51).by_person(&map, Faction::Vc, "", &[]).track(Track::Trail),
        4,
        "no die for a non-player NVA"
    );
    let none = scene().at(Space::NorthVietnam, "1 nva_bases").at(Space::TayNinh, "1 nva_troops");
    assert!(unshaded(51).is_effective(&map, Faction::Us) && !unshaded(51).is_effective(&none, Faction::Us));
}

#[test]
fn rand_52_flips_a_us_capability_which_keeps_its_time() {
    let map = scene()
        .shaded(LastingCard::ArcLight)
        .shaded(LastingCard::M48Patton)
        .shaded(LastingCard::Aaa)
        .unshaded(LastingCard::Cords);
    let person = unshaded(52).by_person(&map, Faction::Us, "capability m-48-patton", &[]);
    assert!(person.game.unshaded(LastingCard::M48Patton) && person.game.shaded(LastingCard::ArcLight));
    assert!(
        person.game.lasting().since(LastingCard::M48Patton) < person.game.lasting().since(LastingCard::Aaa)
    );
    assert!(unshaded(52).by_non_player(&map, Faction::Arvn, &[1]).game.unshaded(LastingCard::ArcLight));
    assert!(shaded(52).by_non_player(&map, Faction::Vc, &[]).game.shaded(LastingCard::Cords));
    assert!(unshaded(52).refused(&map, Faction::Us, "capability aaa", &[]).contains("m-48-patton"));
    let only = scene().shaded(LastingCard::Aaa).shaded(LastingCard::ArcLight);
    assert!(unshaded(52).is_effective(&only, Faction::Us) && !shaded(52).is_effective(&only, Faction::Nva));
    assert_eq!(shaded(52).by_non_player(&only, Faction::Nva, &[]).effects, []);
}

#[test]
fn what_a_non_player_draws_for_an_event_is_said_by_its_name() {
    let drawn = |text: Text, map: &Scene, by: Faction, typed: &str| {
        let mut shown = Vec::new();
        let mut dice = Asking::new(typed.as_bytes(), &mut shown);
        let done = text.tried_with(map, by, "", &mut dice).unwrap();
        (done, String::from_utf8(shown).unwrap())
    };
    let map = scene().shaded(LastingCard::ArcLight).shaded(LastingCard::M48Patton).shaded(LastingCard::Cords);
    let (patton, shown) = drawn(unshaded(52), &map, Faction::Arvn, "patton\n");
    assert!(patton.game.unshaded(LastingCard::M48Patton), "{shown}");
    assert!(
        shown.contains("Arc Light, M-48 Patton, CORDS [T5.5.1]: draw one of 3 (1-3, or its name; "),
        "{shown}"
    );
    let (second, _) = drawn(unshaded(52), &map, Faction::Arvn, "2\n");
    assert_eq!(second.game, patton.game, "the number goes on counting them in their order");
    let map = scene().track(Track::Trail, 1);
    let (trail, shown) = drawn(shaded(43), &map, Faction::Vc, "trail\n");
    assert_eq!(trail.track(Track::Trail), 3, "{shown}");
    assert!(shown.contains("the Trail, NVA Resources [T5.5.1]"), "{shown}");
}

#[test]
fn rand_52_may_flip_top_gun_while_migs_are_in_play() {
    let map = scene().shaded(LastingCard::TopGun).shaded(LastingCard::Migs);
    let done = unshaded(52).by_non_player(&map, Faction::Us, &[]);
    assert!(done.game.unshaded(LastingCard::TopGun) && done.game.shaded(LastingCard::Migs));
    let (current, next) = (done.game.cards().current(), done.game.cards().next());
    assert_eq!((current.unwrap().number(), next.unwrap().number()), (52, 2));
    let faults = GameData::from(&done.game).validate().err().unwrap_or_default();
    assert!(!faults.iter().any(|fault| fault.pointer.starts_with("/lasting")), "{faults:?}");
}

#[test]
fn sappers_53_unshaded_removes_2_nva_troops_in_3_spaces_and_the_executor_stays_eligible() {
    let map = scene()
        .at(Space::TayNinh, "3 nva_troops")
        .at(Space::Hue, "1 nva_troops")
        .at(Space::CentralLaos, "2 nva_troops");
    let np = unshaded(53).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (np.at(Space::TayNinh), np.at(Space::Hue), np.at(Space::CentralLaos)),
        ("1 nva_troops".into(), String::new(), "2 nva_troops".into())
    );
    assert!(np.game.sequence().eligible_next().contains(Faction::Arvn));
    let one = unshaded(53).by_person(&map, Faction::Us, "spaces hue", &[]);
    assert_eq!(one.at(Space::TayNinh), "3 nva_troops");
    assert!(unshaded(53).refused(&map, Faction::Us, "spaces central-laos", &[]).contains("not legal"));
    let none = scene().at(Space::CentralLaos, "1 nva_troops");
    assert!(unshaded(53).is_effective(&map, Faction::Us) && !unshaded(53).is_effective(&none, Faction::Us));
}

#[test]
fn sappers_53_shaded_takes_a_us_base_and_2_arvn_bases_from_provinces() {
    let map = scene()
        .at(Space::TayNinh, "1 us_bases 1 arvn_bases")
        .at(Space::BinhDinh, "1 us_bases 1 arvn_bases")
        .at(Space::KhanhHoa, "1 arvn_bases")
        .at(Space::Saigon, "1 us_bases");
    let np = shaded(53).by_non_player(&map, Faction::Vc, &[1, 1]);
    let board = np.game.board();
    assert_eq!(
        (board.on_map(PieceType::UsBases), board.on_map(PieceType::ArvnBases)),
        (2, 1),
        "{}",
        np.story
    );
    assert_eq!(
        (np.in_box(BoxName::Casualties, PieceType::UsBases), np.at(Space::KhanhHoa)),
        (1, "1 arvn_bases".into())
    );
    let person = shaded(53).by_person(&map, Faction::Vc, "arvn-bases arvn_bases khanh-hoa", &[]);
    assert_eq!(
        (person.at(Space::KhanhHoa), person.game.board().on_map(PieceType::UsBases)),
        (String::new(), 3)
    );
    assert!(shaded(53).refused(&map, Faction::Vc, "us-base us_bases saigon", &[]).contains("not legal"));
    assert!(
        shaded(53).is_effective(&map, Faction::Vc)
            && !shaded(53).is_effective(&scene().at(Space::Hue, "1 us_bases"), Faction::Vc)
    );
}

#[test]
fn sappers_53_shaded_picks_every_base_before_the_only_us_base_comes_off() {
    let map = scene()
        .at(Space::QuangNam, "1 us_bases 1 arvn_bases")
        .at(Space::PhuBonPhuYen, "1 arvn_bases")
        .at(Space::KhanhHoa, "1 arvn_bases");
    // Quang Nam has most pieces that are not VC's as long as the US Base stands there.
    let np = shaded(53).by_non_player(&map, Faction::Vc, &[1]);
    assert_eq!(np.at(Space::QuangNam), "1 arvn_bases", "{}", np.story);
    assert_eq!((np.at(Space::PhuBonPhuYen), np.at(Space::KhanhHoa)), (String::new(), String::new()));
}

#[test]
fn son_tay_54_brings_troops_home_and_the_us_back_or_keeps_it_away() {
    let map = with_casualties(with_casualties(scene(), PieceKind::UsTroops, 3), PieceKind::UsBases, 1);
    let us = unshaded(54).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(us.in_box(BoxName::Casualties, TROOPS), 1);
    let sequence = us.game.sequence();
    assert!(
        sequence.ineligible_next().contains(Faction::Nva) && sequence.eligible_next().contains(Faction::Us)
    );
    let other = unshaded(54).by_person(&map, Faction::Arvn, "", &[]);
    assert!(
        other.game.sequence().waiting().contains(Faction::Us)
            && !other.game.sequence().eligible_next().contains(Faction::Us)
    );
    let np = shaded(54).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.in_box(BoxName::OutOfPlay, PieceType::UsBases), np.in_box(BoxName::OutOfPlay, TROOPS)),
        (1, 1)
    );
    assert!(np.game.sequence().ineligible_next().contains(Faction::Us));
    let person = shaded(54).by_person(&map, Faction::Vc, "casualties 2 us_troops", &[]);
    assert_eq!(person.in_box(BoxName::OutOfPlay, TROOPS), 2);
    assert!(unshaded(54).is_effective(&scene(), Faction::Us), "NVA would be Eligible");
    assert!(shaded(54).is_effective(&map, Faction::Vc) && !shaded(54).is_effective(&scene(), Faction::Vc));
}

#[test]
fn trucks_55_unshaded_costs_nva_4_pieces_in_laos_and_in_cambodia_and_tunnels_only_if_offered() {
    let map = scene()
        .at(Space::CentralLaos, "3 nva_troops 2 nva_guerrillas_a 1 nva_bases")
        .at(Space::TheFishhook, "1 nva_troops 1 nva_tunnels 1 vc_bases");
    let np = unshaded(55).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((np.track(Track::Trail), np.at(Space::CentralLaos)), (0, "1 nva_troops 1 nva_bases".into()));
    assert_eq!(np.at(Space::TheFishhook), "1 nva_tunnels 1 vc_bases");
    let nva = map.clone().players(&[Faction::Nva]);
    let chosen =
        "laos nva_bases central-laos, 3 nva_troops central-laos; cambodia-tunnels nva_tunnels the-fishhook";
    let person = unshaded(55).tried(&nva, Faction::Us, chosen, &[]).unwrap();
    assert_eq!(
        (person.at(Space::CentralLaos), person.at(Space::TheFishhook)),
        ("2 nva_guerrillas_a".into(), "1 vc_bases".into())
    );
    let none = scene().track(Track::Trail, 0).at(Space::TheFishhook, "1 nva_tunnels 1 vc_bases");
    assert!(unshaded(55).is_effective(&map, Faction::Us) && !unshaded(55).is_effective(&none, Faction::Us));
}

#[test]
fn trucks_55_shaded_pays_by_the_trail_and_lets_nva_rearrange_its_bases() {
    let map = scene()
        .at(Space::CentralLaos, "2 nva_bases")
        .at(Space::SouthernLaos, "1 nva_troops 1 nva_bases")
        .at(Space::TheFishhook, "1 nva_guerrillas_u 1 vc_bases 1 nva_tunnels");
    let chosen = "bases nva_bases from central-laos to sihanoukville";
    let person = shaded(55).by_person(&map, Faction::Nva, chosen, &[]);
    assert_eq!(
        (person.at(Space::Sihanoukville), person.track(Track::NvaResources)),
        ("1 nva_bases".into(), 4)
    );
    let full =
        shaded(55).refused(&map, Faction::Nva, "bases nva_bases from central-laos to the-fishhook", &[]);
    assert!(full.contains("not legal"), "{full}");
    let np = shaded(55).by_person(&map, Faction::Vc, "", &[]);
    assert_eq!(
        (np.at(Space::CentralLaos), np.at(Space::SouthernLaos)),
        ("1 nva_bases".into(), "1 nva_troops 2 nva_bases".into())
    );
    assert_eq!(np.track(Track::VcResources), 4);
}

#[test]
fn international_unrest_57_brings_2_casualties_back_or_keeps_2_troops_away() {
    let map = with_casualties(with_casualties(scene(), PieceKind::UsTroops, 3), PieceKind::UsBases, 1);
    let np = unshaded(57).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.in_box(BoxName::Casualties, PieceType::UsBases), np.in_box(BoxName::Casualties, TROOPS)),
        (0, 2)
    );
    let person = unshaded(57).by_person(&map, Faction::Us, "pieces 2 us_troops", &[]);
    assert_eq!(person.in_box(BoxName::Casualties, PieceType::UsBases), 1);
    let shady = shaded(57).by_person(&scene(), Faction::Nva, "", &[3]);
    assert_eq!((shady.in_box(BoxName::OutOfPlay, TROOPS), shady.track(Track::NvaResources)), (2, 3));
    assert_eq!(shaded(57).by_non_player(&scene(), Faction::Vc, &[]).in_box(BoxName::OutOfPlay, TROOPS), 2);
    assert!(
        unshaded(57).is_effective(&map, Faction::Us) && !unshaded(57).is_effective(&scene(), Faction::Us)
    );
    assert!(!shaded(57).is_effective(&scene().only_available(TROOPS, 0), Faction::Vc));
}

#[test]
fn pathet_lao_58_unshaded_costs_nva_6_pieces_in_the_north_and_laos() {
    let map = scene()
        .at(Space::NorthVietnam, "4 nva_troops 1 nva_bases 1 nva_tunnels")
        .at(Space::SouthernLaos, "4 nva_guerrillas_u 1 vc_bases");
    let np = unshaded(58).by_non_player(&map, Faction::Arvn, &[1, 1]);
    assert_eq!(np.at(Space::SouthernLaos).split(' ').next(), Some("2"), "{}", np.story);
    let nva = map.clone().players(&[Faction::Nva]);
    let chosen =
        "tunnels nva_tunnels north-vietnam; remove nva_bases north-vietnam, 4 nva_guerrillas_u southern-laos";
    let person = unshaded(58).tried(&nva, Faction::Us, chosen, &[]).unwrap();
    assert_eq!(
        (person.at(Space::NorthVietnam), person.at(Space::SouthernLaos)),
        ("4 nva_troops".into(), "1 vc_bases".into())
    );
    let none = scene().at(Space::NorthVietnam, "1 nva_tunnels");
    assert!(unshaded(58).is_effective(&map, Faction::Us) && !unshaded(58).is_effective(&none, Faction::Us));
}

#[test]
fn pathet_lao_58_shaded_raises_the_trail_unless_coin_cubes_must_leave_laos() {
    assert_eq!(
        shaded(58)
            .by_person(&scene().at(Space::CentralLaos, "1 arvn_rangers_u"), Faction::Nva, "", &[])
            .track(Track::Trail),
        4
    );
    let map = scene()
        .at(Space::CentralLaos, "1 arvn_troops 1 arvn_police 1 arvn_rangers_u")
        .at(Space::SouthernLaos, "2 us_troops")
        .at(Space::TayNinh, "1 us_bases");
    let both = map.clone().players(&[Faction::Arvn, Faction::Us]);
    let chosen = "arvn-troops arvn_troops to tay-ninh; arvn-police arvn_police to loc-hue-khe-sanh; \
                  us-troops 2 us_troops to hue";
    let people = shaded(58).tried(&both, Faction::Nva, chosen, &[]).unwrap();
    assert_eq!(
        (people.at(Space::TayNinh), people.at(Space::LocHueKheSanh)),
        ("1 us_bases 1 arvn_troops".into(), "1 arvn_police".into())
    );
    assert_eq!(
        (people.at(Space::Hue), people.at(Space::CentralLaos), people.track(Track::Trail)),
        ("2 us_troops".into(), "1 arvn_rangers_u".into(), 2)
    );
    let np = shaded(58).by_person(&map.at(Space::Saigon, "1 vc_bases"), Faction::Nva, "", &[]);
    assert_eq!(
        (np.at(Space::CentralLaos), np.at(Space::SouthernLaos)),
        ("1 arvn_rangers_u".into(), String::new()),
        "{}",
        np.story
    );
}

#[test]
fn war_photographer_60_brings_3_us_pieces_or_6_nva_troops() {
    let map = scene().only_available(TROOPS, 36).only_available(PieceType::UsBases, 5);
    let np = unshaded(60).by_non_player(&map, Faction::Us, &[]);
    assert_eq!(
        (np.in_box(BoxName::OutOfPlay, PieceType::UsBases), np.in_box(BoxName::OutOfPlay, TROOPS)),
        (0, 2)
    );
    let person = unshaded(60).by_person(&map, Faction::Us, "pieces 3 us_troops", &[]);
    assert_eq!(person.in_box(BoxName::OutOfPlay, TROOPS), 1);
    let shady = shaded(60).by_person(&scene(), Faction::Nva, "place 4t north-vietnam, 2t central-laos", &[]);
    assert_eq!((shady.at(Space::NorthVietnam), shady.track(Track::NvaResources)), ("4 nva_troops".into(), 6));
    assert!(shady.game.sequence().eligible_next().contains(Faction::Nva));
    assert!(shaded(60).refused(&scene(), Faction::Nva, "place 6t tay-ninh", &[]).contains("not legal"));
    let guerrilla = scene().at(Space::CentralLaos, "1 nva_guerrillas_u");
    let other = shaded(60).by_person(&guerrilla, Faction::Vc, "", &[]);
    assert_eq!(other.at(Space::CentralLaos), "6 nva_troops 1 nva_guerrillas_u", "{}", other.story);
    assert!(other.game.sequence().eligible_next().is_empty());
    assert!(
        unshaded(60).is_effective(&map, Faction::Us) && !unshaded(60).is_effective(&scene(), Faction::Us)
    );
}
