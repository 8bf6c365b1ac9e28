//! Move Priorities (T5.7): what is kept, what moves, from where.

use pointman_core::dice::Scripted;
use pointman_core::trace::{Silent, Story};
use pointman_fitl::trung::{
    Allowance, KeepRow, MoveAction, Movement, OriginGroup, Scene as Sight, group, kept,
};
use pointman_fitl::{
    Board, ByPiece, Faction, LastingCard, PieceKind, PieceType, Space, SpaceSet, SupportLevel, Track,
};

use crate::trung::scene::{Scene, scene};

fn faction(action: MoveAction) -> Faction {
    match action {
        MoveAction::UsPatrol | MoveAction::UsSweep | MoveAction::UsAirLift => Faction::Us,
        MoveAction::ArvnPatrol | MoveAction::ArvnSweep | MoveAction::ArvnTransport => Faction::Arvn,
        MoveAction::VcMarch => Faction::Vc,
        _ => Faction::Nva,
    }
}

fn see<R>(scene: &Scene, action: MoveAction, decide: impl FnOnce(&Sight<'_>, &Movement) -> R) -> R {
    scene.seen(faction(action), |sight| decide(sight, &Movement::of(sight, action)))
}

/// The pieces in words, such as `2 us_troops`.
fn words(pieces: &ByPiece<u8>) -> String {
    let kinds = pieces.iter().filter(|(_, count)| **count > 0).map(|(kind, count)| format!("{count} {kind}"));
    kinds.collect::<Vec<_>>().join(" ")
}

/// What may leave `from` for `to` once the Keep rows have been read.
fn free(scene: &Scene, action: MoveAction, from: Space, to: Space) -> String {
    see(scene, action, |sight, movement| words(&kept(sight, movement, from, to, &mut Silent).free))
}

fn decided(
    scene: &Scene,
    action: MoveAction,
    from: Space,
    to: Space,
    allowance: Allowance,
    rolls: &[u32],
) -> OriginGroup {
    let mut dice = Scripted::new(rolls.iter().copied());
    let group = see(scene, action, |sight, movement| {
        group(sight, movement, from, to, allowance, &mut dice, &mut Silent)
    });
    dice.finish().unwrap();
    group.unwrap()
}

/// What goes from `from` to `to`.
fn goes(scene: &Scene, action: MoveAction, from: Space, to: Space) -> String {
    words(&decided(scene, action, from, to, Allowance::ALL, &[]).goes)
}

fn reach(scene: &Scene, action: MoveAction, to: Space) -> SpaceSet {
    see(scene, action, |sight, movement| movement.within_reach(sight, to, SpaceSet::ALL))
}

fn again(scene: &Scene, action: MoveAction, to: Space) -> bool {
    see(scene, action, |sight, movement| movement.wants_another_origin(sight, to))
}

use MoveAction::{
    ArvnPatrol, ArvnSweep, ArvnTransport, EasterOffensive, NvaMarch, UsAirLift, UsPatrol, UsSweep, VcMarch,
};

#[test]
fn control_of_the_origin_is_kept_unchanged_in_the_south() {
    let coin = scene().at(Space::BinhDinh, "6 arvn_troops 2 vc_guerrillas_u");
    assert_eq!(
        free(&coin, ArvnSweep, Space::BinhDinh, Space::PhuBonPhuYen),
        "3 arvn_troops",
        "3 keep COIN Control against 2"
    );
    let none = scene().at(Space::BinhDinh, "3 arvn_troops 4 nva_troops 1 vc_guerrillas_u");
    assert_eq!(
        free(&none, ArvnSweep, Space::BinhDinh, Space::PhuBonPhuYen),
        "",
        "without 3 NVA would have Control"
    );
    let nva = scene().at(Space::BinhDinh, "3 arvn_troops 4 nva_troops");
    assert_eq!(
        free(&nva, ArvnSweep, Space::BinhDinh, Space::PhuBonPhuYen),
        "3 arvn_troops",
        "NVA Control is not theirs to keep"
    );
    let marching =
        scene().at(Space::BinhDinh, "9 nva_troops 2 vc_guerrillas_u 3 us_troops").track(Track::Trail, 0);
    assert_eq!(
        free(&marching, NvaMarch, Space::BinhDinh, Space::PhuBonPhuYen),
        "3 nva_troops",
        "6 keep it against 5"
    );
    let vc = scene()
        .at(Space::BinhDinh, "6 vc_guerrillas_a 2 us_troops 5 nva_troops")
        .only_available(PieceType::VcBases, 0);
    assert_eq!(
        free(&vc, VcMarch, Space::BinhDinh, Space::PhuBonPhuYen),
        "3 vc_guerrillas_a",
        "3 balance 5 against 2"
    );
    let laos = scene().at(Space::CentralLaos, "5 nva_troops 1 nva_bases");
    assert_eq!(
        free(&laos, NvaMarch, Space::CentralLaos, Space::QuangNam),
        "5 nva_troops",
        "not outside the South"
    );
}

#[test]
fn no_coin_cube_leaves_for_laos_or_cambodia() {
    let lift = scene().at(Space::Saigon, "2 us_troops 3 arvn_troops 2 arvn_rangers_u 1 us_irregulars_u");
    assert_eq!(
        free(&lift, UsAirLift, Space::Saigon, Space::TheFishhook),
        "1 us_irregulars_u 2 arvn_rangers_u"
    );
}

#[test]
fn on_a_loc_cubes_equal_to_the_insurgents_stay_and_the_row_tests_the_origin() {
    let loc = scene().at(Space::LocHueDaNang, "2 arvn_police 1 arvn_troops 1 us_troops 2 vc_guerrillas_u");
    assert_eq!(
        free(&loc, ArvnPatrol, Space::LocHueDaNang, Space::Hue),
        "1 arvn_troops 1 arvn_police",
        "with the US Troop 2 stay"
    );
    let few = scene().at(Space::LocHueDaNang, "1 arvn_police 2 vc_guerrillas_u");
    assert_eq!(
        free(&few, ArvnPatrol, Space::LocHueDaNang, Space::Hue),
        "1 arvn_police",
        "what cannot be met is ignored"
    );
}

#[test]
fn beside_a_coin_base_3_cubes_stay_or_the_row_is_ignored() {
    let base = |pieces| scene().at(Space::TayNinh, pieces);
    assert_eq!(
        free(&base("1 us_bases 5 us_troops"), UsSweep, Space::TayNinh, Space::PhuocLong),
        "2 us_troops",
        "3 are enough for row K-US-1 too"
    );
    let arvn = base("1 arvn_bases 1 us_troops 4 arvn_troops");
    assert_eq!(
        free(&arvn, ArvnSweep, Space::TayNinh, Space::PhuocLong),
        "2 arvn_troops",
        "with the US Troop 3 stay"
    );
    assert_eq!(
        free(&base("1 arvn_bases 2 arvn_troops"), ArvnSweep, Space::TayNinh, Space::PhuocLong),
        "2 arvn_troops"
    );
}

#[test]
fn firepower_at_least_the_vulnerable_enemies_is_kept_where_it_is_there() {
    let held = scene().at(Space::PhuocLong, "5 us_troops 2 vc_guerrillas_a");
    assert_eq!(
        free(&held, UsSweep, Space::PhuocLong, Space::QuangDucLongKhanh),
        "2 us_troops",
        "COIN Control keeps 3"
    );
    let more = scene().at(Space::PhuocLong, "4 us_troops 6 arvn_rangers_u 3 nva_troops");
    assert_eq!(free(&more, UsSweep, Space::PhuocLong, Space::QuangDucLongKhanh), "1 us_troops");
    let lacking = scene().at(Space::PhuocLong, "2 us_troops 6 arvn_rangers_u 3 nva_troops");
    assert_eq!(
        free(&lacking, UsSweep, Space::PhuocLong, Space::QuangDucLongKhanh),
        "2 us_troops",
        "too little: ignored"
    );
}

#[test]
fn arvn_keeps_more_cubes_than_us_troops_at_support() {
    let hue = scene()
        .at(Space::Hue, "1 us_troops 4 arvn_troops 1 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport);
    assert_eq!(
        free(&hue, ArvnSweep, Space::Hue, Space::QuangTriThuaThien),
        "3 arvn_troops",
        "with the Police 2 stay"
    );
    let neutral = scene().at(Space::Hue, "1 us_troops 4 arvn_troops 1 arvn_police");
    assert_eq!(free(&neutral, ArvnSweep, Space::Hue, Space::QuangTriThuaThien), "4 arvn_troops");
}

#[test]
fn a_us_sweep_leaves_forces_for_the_underground_guerrillas_twice_as_many_in_jungle() {
    let at = |space: Space| scene().at(space, "6 us_troops 6 arvn_rangers_u 2 vc_guerrillas_u");
    assert_eq!(
        free(&at(Space::QuangDucLongKhanh), UsSweep, Space::QuangDucLongKhanh, Space::BinhTuyBinhThuan),
        "2 us_troops",
        "Jungle"
    );
    assert_eq!(
        free(&at(Space::KhanhHoa), UsSweep, Space::KhanhHoa, Space::PhuBonPhuYen),
        "4 us_troops",
        "Highland"
    );
    assert_eq!(
        free(&at(Space::QuangDucLongKhanh), UsAirLift, Space::QuangDucLongKhanh, Space::Hue),
        "3 us_troops 6 arvn_rangers_u",
        "in a Sweep only; 3 keep COIN Control"
    );
}

#[test]
fn a_us_troop_stays_in_saigon_and_in_spaces_of_population_2_not_at_active_support() {
    let hue = |level| scene().at(Space::Hue, "3 us_troops").support(Space::Hue, level);
    assert_eq!(
        free(&hue(SupportLevel::Neutral), UsSweep, Space::Hue, Space::QuangTriThuaThien),
        "2 us_troops"
    );
    let saigon = scene().at(Space::Saigon, "2 us_troops").support(Space::Saigon, SupportLevel::ActiveSupport);
    assert_eq!(free(&saigon, UsSweep, Space::Saigon, Space::TayNinh), "1 us_troops");
    assert_eq!(
        free(&hue(SupportLevel::ActiveSupport), UsSweep, Space::Hue, Space::QuangTriThuaThien),
        "2 us_troops",
        "COIN Control"
    );
    let with_police = hue(SupportLevel::PassiveSupport).at(Space::Hue, "2 arvn_police");
    assert_eq!(
        free(&with_police, UsSweep, Space::Hue, Space::QuangTriThuaThien),
        "1 us_troops",
        "as many as ARVN cubes"
    );
}

#[test]
fn guerrillas_stay_for_an_own_base_or_where_there_is_room_for_one() {
    let rooms = |bases| {
        scene()
            .at(Space::SouthernLaos, "5 nva_guerrillas_u 2 nva_troops")
            .only_available(PieceType::NvaBases, bases)
    };
    assert_eq!(
        free(&rooms(1), NvaMarch, Space::SouthernLaos, Space::QuangNam),
        "2 nva_troops 2 nva_guerrillas_u"
    );
    assert_eq!(
        free(
            &scene().at(Space::SouthernLaos, "2 nva_bases 5 nva_guerrillas_u"),
            NvaMarch,
            Space::SouthernLaos,
            Space::QuangNam
        ),
        "4 nva_guerrillas_u",
        "no room"
    );
    let map = scene().at(Space::SouthernLaos, "5 nva_guerrillas_u");
    let freely = see(&map, NvaMarch, |sight, movement| {
        let movement = Movement { amass: false, ..*movement };
        words(&kept(sight, &movement, Space::SouthernLaos, Space::QuangNam, &mut Silent).free)
    });
    assert_eq!(freely, "5 nva_guerrillas_u");
}

#[test]
fn on_a_loc_guerrillas_stay_more_than_coin_forces_the_partners_included() {
    let loc = scene().at(Space::LocHueDaNang, "2 vc_guerrillas_u 1 nva_guerrillas_a 1 arvn_police");
    assert_eq!(free(&loc, VcMarch, Space::LocHueDaNang, Space::Hue), "1 vc_guerrillas_u");
    assert_eq!(
        free(&scene().at(Space::LocHueDaNang, "1 vc_guerrillas_u"), VcMarch, Space::LocHueDaNang, Space::Hue),
        "",
        "1 on an empty LoC"
    );
}

#[test]
fn an_underground_vc_guerrilla_stays_where_population_is_not_at_active_opposition() {
    let map =
        scene().at(Space::Hue, "1 vc_guerrillas_u 1 vc_guerrillas_a").only_available(PieceType::VcBases, 0);
    assert_eq!(free(&map, VcMarch, Space::Hue, Space::QuangTriThuaThien), "1 vc_guerrillas_a");
    let opposed = map.support(Space::Hue, SupportLevel::ActiveOpposition);
    assert_eq!(
        free(&opposed, VcMarch, Space::Hue, Space::QuangTriThuaThien),
        "1 vc_guerrillas_u 1 vc_guerrillas_a"
    );
}

#[test]
fn us_troops_go_as_many_as_make_firepower_equal_to_vulnerable_enemies() {
    let map = scene().at(Space::DaNang, "9 us_troops").at(Space::QuangNam, "2 nva_troops 1 vc_guerrillas_a");
    assert_eq!(
        goes(&map, UsSweep, Space::DaNang, Space::QuangNam),
        "6 us_troops",
        "Highland: 6 Troops make 3"
    );
    let few = scene().at(Space::DaNang, "3 us_troops").at(Space::QuangNam, "2 nva_troops 1 vc_guerrillas_a");
    assert_eq!(
        goes(&few, UsSweep, Space::DaNang, Space::QuangNam),
        "2 us_troops",
        "as many as possible; 1 keeps COIN Control"
    );
}

#[test]
fn at_least_1_piece_of_the_faction_goes_and_3_cubes_beside_a_us_base() {
    let map = scene().at(Space::DaNang, "5 us_troops");
    assert_eq!(goes(&map, UsSweep, Space::DaNang, Space::QuangNam), "1 us_troops");
    assert_eq!(
        goes(&map.at(Space::QuangNam, "1 us_bases 1 arvn_police"), UsSweep, Space::DaNang, Space::QuangNam),
        "2 us_troops"
    );
}

#[test]
fn terrain_of_the_destination_doubles_the_forces_for_underground_guerrillas() {
    let map = scene()
        .at(Space::Saigon, "9 us_troops")
        .at(Space::TayNinh, "2 vc_guerrillas_u")
        .at(Space::KienPhong, "2 vc_guerrillas_u");
    assert_eq!(goes(&map, UsSweep, Space::Saigon, Space::TayNinh), "4 us_troops", "Jungle");
    assert_eq!(goes(&map, UsSweep, Space::Saigon, Space::KienPhong), "2 us_troops");
}

#[test]
fn arvn_goes_for_coin_control_and_the_us_only_in_a_patrol_to_saigon() {
    let map = scene().at(Space::Saigon, "9 arvn_troops 4 us_troops").at(Space::TayNinh, "3 vc_guerrillas_u");
    assert_eq!(goes(&map, ArvnSweep, Space::Saigon, Space::TayNinh), "4 arvn_troops");
    assert_eq!(goes(&map, ArvnTransport, Space::Saigon, Space::TayNinh), "4 arvn_troops");
    let lost = scene().at(Space::LocSaigonCanTho, "5 us_troops").at(Space::Saigon, "3 vc_guerrillas_u");
    assert_eq!(goes(&lost, UsPatrol, Space::LocSaigonCanTho, Space::Saigon), "4 us_troops");
    let city = scene().at(Space::LocSaigonCanTho, "5 us_troops").at(Space::CanTho, "3 vc_guerrillas_u");
    assert_eq!(
        goes(&city, UsPatrol, Space::LocSaigonCanTho, Space::CanTho),
        "3 us_troops",
        "as many as Underground Guerrillas"
    );
}

#[test]
fn to_a_loc_firepower_equals_its_insurgents_and_guerrillas_exceed_coin_forces() {
    let us = scene().at(Space::DaNang, "5 us_troops").at(Space::LocHueDaNang, "3 vc_guerrillas_u");
    assert_eq!(goes(&us, UsPatrol, Space::DaNang, Space::LocHueDaNang), "3 us_troops");
    let arvn =
        scene().at(Space::DaNang, "5 arvn_troops 4 arvn_police").at(Space::LocHueDaNang, "2 vc_guerrillas_u");
    assert_eq!(
        goes(&arvn, ArvnPatrol, Space::DaNang, Space::LocHueDaNang),
        "2 arvn_troops 2 arvn_police",
        "2 for each, in turn"
    );
    let vc = scene()
        .at(Space::QuangNam, "6 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "1 arvn_police 1 us_irregulars_u 1 nva_guerrillas_u");
    assert_eq!(
        goes(&vc, VcMarch, Space::QuangNam, Space::LocHueDaNang),
        "2 vc_guerrillas_u",
        "3 of both exceed 2"
    );
    let troops = scene().at(Space::CentralLaos, "6 nva_troops").at(Space::LocHueKheSanh, "1 arvn_police");
    assert_eq!(goes(&troops, NvaMarch, Space::CentralLaos, Space::LocHueKheSanh), "", "Guerrillas only");
}

#[test]
fn nva_seeks_control_of_a_space_with_coin_forces_by_a_roll_for_each_origin() {
    let map = scene()
        .at(Space::CentralLaos, "8 nva_troops")
        .at(Space::QuangNam, "3 arvn_troops")
        .only_available(PieceType::NvaBases, 0);
    let sent = |rolls: &[u32]| {
        words(&decided(&map, NvaMarch, Space::CentralLaos, Space::QuangNam, Allowance::ALL, rolls).goes)
    };
    assert_eq!(sent(&[4, 4]), "4 nva_troops");
    assert_eq!(sent(&[4, 5]), "");
    let empty = scene().at(Space::CentralLaos, "8 nva_troops").only_available(PieceType::NvaBases, 0);
    assert_eq!(
        goes(&empty, NvaMarch, Space::CentralLaos, Space::QuangNam),
        "1 nva_troops",
        "without COIN forces no roll is made"
    );
    let held = empty.at(Space::QuangNam, "1 arvn_bases");
    assert_eq!(
        goes(&held, NvaMarch, Space::CentralLaos, Space::QuangNam),
        "2 nva_troops",
        "a Base is no force, but a piece"
    );
}

#[test]
fn north_vietnam_receives_guerrillas_for_a_base_alone() {
    let map = scene().at(Space::CentralLaos, "8 nva_troops 6 nva_guerrillas_a");
    assert_eq!(goes(&map, NvaMarch, Space::CentralLaos, Space::NorthVietnam), "3 nva_guerrillas_a");
}

#[test]
fn vc_brings_1_piece_then_3_guerrillas_where_there_is_room_for_a_base_or_1_to_guard_one() {
    let from =
        |bases| scene().at(Space::TheFishhook, "9 vc_guerrillas_a").only_available(PieceType::VcBases, bases);
    assert_eq!(goes(&from(1), VcMarch, Space::TheFishhook, Space::TayNinh), "3 vc_guerrillas_a");
    assert_eq!(goes(&from(0), VcMarch, Space::TheFishhook, Space::TayNinh), "1 vc_guerrillas_a");
    let full = scene()
        .at(Space::TheFishhook, "9 vc_guerrillas_a")
        .at(Space::TayNinh, "1 nva_bases 1 us_bases 1 vc_guerrillas_a");
    assert_eq!(goes(&full, VcMarch, Space::TheFishhook, Space::TayNinh), "", "1 is there");
}

#[test]
fn an_action_moves_no_more_than_it_may() {
    let map = scene().at(Space::Saigon, "9 arvn_troops").at(Space::TayNinh, "5 vc_guerrillas_u");
    let six = Allowance { pieces: 4, ..Allowance::ALL };
    assert_eq!(
        words(&decided(&map, ArvnTransport, Space::Saigon, Space::TayNinh, six, &[]).goes),
        "4 arvn_troops"
    );
    let lift =
        scene().at(Space::Saigon, "3 us_troops 6 arvn_troops").at(Space::TayNinh, "1 us_troops 9 nva_troops");
    let two = Allowance { limited: 2, ..Allowance::ALL };
    assert_eq!(
        words(&decided(&lift, UsAirLift, Space::Saigon, Space::TayNinh, two, &[]).goes),
        "2 us_troops 2 arvn_troops"
    );
}

#[test]
fn arvn_troops_do_not_fly_for_firepower_where_no_us_troop_is() {
    let lift = scene().at(Space::Saigon, "6 arvn_troops").at(Space::TayNinh, "9 nva_troops");
    assert_eq!(goes(&lift, UsAirLift, Space::Saigon, Space::TayNinh), "");
}

#[test]
fn an_origin_from_which_the_keep_rows_let_nothing_go_is_passed_over() {
    let map = scene().at(Space::BinhDinh, "3 arvn_troops 4 nva_troops 1 vc_guerrillas_u");
    assert!(
        decided(&map, ArvnSweep, Space::BinhDinh, Space::PhuBonPhuYen, Allowance::ALL, &[]).is_passed_over()
    );
    let stays = scene().at(Space::CentralLaos, "6 nva_troops").at(Space::LocHueKheSanh, "1 arvn_police");
    let group = decided(&stays, NvaMarch, Space::CentralLaos, Space::LocHueKheSanh, Allowance::ALL, &[]);
    assert!(!group.is_passed_over() && group.size() == 0, "the Move rows took none of those that may go");
}

#[test]
fn a_patrol_is_reached_along_locs_and_cities_free_of_insurgents() {
    let map = scene().at(Space::Saigon, "1 vc_guerrillas_u");
    let around = reach(&map, ArvnPatrol, Space::LocSaigonCanTho);
    assert!(around.contains(Space::Saigon), "the origin may hold Insurgents");
    assert!(around.contains(Space::LocCanThoChauDoc) && around.contains(Space::KienPhong));
    assert!(!around.contains(Space::LocSaigonCamRanh), "Saigon is in the way");
    assert!(reach(&scene(), ArvnPatrol, Space::LocSaigonCanTho).contains(Space::Hue));
    assert!(!reach(&scene(), ArvnPatrol, Space::LocHueKheSanh).contains(Space::NorthVietnam));
}

#[test]
fn a_sweep_is_reached_from_next_to_it_or_across_one_loc_free_of_insurgents() {
    let to = Space::QuangNam;
    assert!(reach(&scene(), UsSweep, to).contains(Space::Hue), "by the LoC from Hue to Da Nang");
    assert!(!reach(&scene().at(Space::LocHueDaNang, "1 vc_guerrillas_u"), UsSweep, to).contains(Space::Hue));
    assert!(
        reach(&scene(), UsSweep, to).contains(Space::DaNang)
            && !reach(&scene(), UsSweep, to).contains(Space::Saigon)
    );
}

#[test]
fn nva_marches_from_next_to_it_and_at_trail_4_between_all_spaces_about_laos_and_cambodia() {
    let at = |trail| reach(&scene().track(Track::Trail, trail), NvaMarch, Space::KienPhong);
    assert!(!at(3).contains(Space::NorthVietnam), "never a chained March");
    assert!(
        at(4).contains(Space::NorthVietnam) && at(4).contains(Space::AnLoc) && at(4).contains(Space::Saigon)
    );
    assert!(!at(4).contains(Space::Hue));
    assert!(!reach(&scene().track(Track::Trail, 4), VcMarch, Space::KienPhong).contains(Space::NorthVietnam));
}

#[test]
fn shaded_armored_cavalry_leaves_transport_its_rangers_alone() {
    let map = scene().at(Space::Saigon, "3 arvn_troops 2 arvn_rangers_u").shaded(LastingCard::ArmoredCavalry);
    assert_eq!(free(&map, ArvnTransport, Space::Saigon, Space::TayNinh), "2 arvn_rangers_u");
}

#[test]
fn another_origin_is_looked_for_as_long_as_rule_b_says() {
    let loc = |pieces| scene().at(Space::LocHueDaNang, pieces);
    assert!(again(&loc("1 us_troops 2 vc_guerrillas_u"), UsPatrol, Space::LocHueDaNang));
    assert!(!again(&loc("2 us_troops 2 vc_guerrillas_u"), UsPatrol, Space::LocHueDaNang));
    assert!(again(&loc("2 us_troops 2 vc_guerrillas_u"), VcMarch, Space::LocHueDaNang));
    assert!(!again(&loc("2 us_troops 3 vc_guerrillas_u"), NvaMarch, Space::LocHueDaNang));
    let land = |pieces| scene().at(Space::TayNinh, pieces);
    assert!(again(&land("1 us_troops 2 nva_troops"), UsSweep, Space::TayNinh));
    assert!(!again(&land("2 us_troops 2 nva_troops"), UsSweep, Space::TayNinh), "Firepower is enough");
    assert!(!again(&land("3 arvn_troops 2 nva_troops"), ArvnSweep, Space::TayNinh), "COIN Control is enough");
    assert!(again(&land("2 nva_troops 2 vc_guerrillas_u"), NvaMarch, Space::TayNinh));
    assert!(!again(&land("2 nva_troops 2 vc_guerrillas_u"), VcMarch, Space::TayNinh));
    assert!(again(&land("3 nva_troops 2 vc_guerrillas_u"), VcMarch, Space::TayNinh));
    assert!(
        !again(&land("3 nva_troops 2 arvn_troops"), ArvnTransport, Space::TayNinh),
        "Transport has one origin"
    );
    assert!(again(&land("9 nva_troops"), EasterOffensive, Space::TayNinh), "always");
}

#[test]
fn a_vc_move_keeps_and_moves_underground_guerrillas_first() {
    let map = scene().at(Space::TheFishhook, "2 vc_guerrillas_u 3 vc_guerrillas_a 1 vc_bases 1 us_bases");
    let to = Space::TayNinh;
    assert_eq!(
        free(&map, VcMarch, Space::TheFishhook, to),
        "1 vc_guerrillas_u 3 vc_guerrillas_a",
        "1 stays with the Base"
    );
    assert_eq!(goes(&map, VcMarch, Space::TheFishhook, to), "1 vc_guerrillas_u 2 vc_guerrillas_a");
}

#[test]
fn a_move_is_told_row_by_row() {
    let map = scene().at(Space::Hue, "3 us_troops").at(Space::QuangTriThuaThien, "1 vc_guerrillas_u");
    let mut story = Story::default();
    see(&map, UsSweep, |sight, movement| {
        let (from, to) = (Space::Hue, Space::QuangTriThuaThien);
        group(sight, movement, from, to, Allowance::ALL, &mut Scripted::new([]), &mut story).unwrap()
    });
    let told: Vec<_> = story.notes().iter().map(|note| (note.rule.as_str(), note.what.as_str())).collect();
    assert_eq!(told[0], ("T5.7.3", "K-CONTROL, Control unchanged: keeps 1 more in Hue"));
    assert!(
        told.contains(&(
            "T5.7.4",
            "M-1-PIECE, 1 piece of the faction: 1 go from Hue to Quang Tri-Thua Thien"
        )),
        "{told:?}"
    );
    assert_eq!(KeepRow::Control.id(), "K-CONTROL");
    assert_eq!(Board::cleared().available(PieceType::UsTroops), 40);
    assert!(PieceKind::UsTroops.is_as_placed());
}

#[test]
fn no_coin_cube_goes_from_laos_to_cambodia_either() {
    let laos = scene().at(Space::CentralLaos, "2 us_troops 1 us_irregulars_u");
    assert_eq!(free(&laos, UsAirLift, Space::CentralLaos, Space::TheFishhook), "1 us_irregulars_u");
}

#[test]
fn abrams_counts_bases_beside_underground_guerrillas_for_what_comes_and_not_for_what_stays() {
    let card = LastingCard::Abrams;
    let held =
        scene().unshaded(card).at(Space::PhuocLong, "2 us_troops 2 nva_troops 1 vc_guerrillas_u 1 vc_bases");
    assert_eq!(free(&held, UsAirLift, Space::PhuocLong, Space::Hue), "", "2 Troops are kept for 2");
    let map = scene().at(Space::Saigon, "9 us_troops").at(Space::KienPhong, "1 vc_guerrillas_u 2 vc_bases");
    assert_eq!(goes(&map, UsSweep, Space::Saigon, Space::KienPhong), "1 us_troops");
    assert_eq!(goes(&map.unshaded(card), UsSweep, Space::Saigon, Space::KienPhong), "2 us_troops");
    let there = scene().at(Space::KienPhong, "1 us_troops 1 vc_guerrillas_u 2 vc_bases");
    assert!(!again(&there, UsSweep, Space::KienPhong));
    assert!(again(&there.unshaded(card), UsSweep, Space::KienPhong));
}

#[test]
fn abrams_once_used_counts_no_more_bases_and_never_for_arvn() {
    let map = scene().unshaded(LastingCard::Abrams).at(Space::KienPhong, "1 vc_guerrillas_u 2 vc_bases");
    let game = map.game();
    let vulnerable = |faction, used| {
        let mut turn = pointman_fitl::Turn::of(faction, pointman_fitl::Terms::FULL);
        turn.coin.assault.abrams = used;
        Sight::of(&game, &turn).vulnerable_enemies(Space::KienPhong)
    };
    assert_eq!(
        [vulnerable(Faction::Us, false), vulnerable(Faction::Us, true), vulnerable(Faction::Arvn, false)],
        [2, 0, 0]
    );
}

#[test]
fn arvn_keeps_its_edge_at_support_where_population_is_1_and_not_in_saigon() {
    let at = |space: Space| {
        scene().at(space, "1 us_troops 4 arvn_troops").support(space, SupportLevel::PassiveSupport)
    };
    assert_eq!(free(&at(Space::DaNang), ArvnSweep, Space::DaNang, Space::QuangNam), "2 arvn_troops");
    assert_eq!(free(&at(Space::Saigon), ArvnSweep, Space::Saigon, Space::TayNinh), "4 arvn_troops");
}

#[test]
fn the_us_keeps_troops_for_all_arvn_cubes_that_stand_there_though_some_could_be_lifted() {
    let map = scene()
        .at(Space::KienPhong, "3 us_troops 3 arvn_troops")
        .support(Space::KienPhong, SupportLevel::PassiveSupport);
    assert_eq!(free(&map, UsAirLift, Space::KienPhong, Space::Hue), "3 arvn_troops");
}

#[test]
fn three_cubes_go_beside_a_us_base_and_not_beside_an_arvn_base() {
    let to = |base: &str| {
        let map = scene().at(Space::Saigon, "9 arvn_troops").at(Space::TayNinh, base);
        goes(&map, ArvnTransport, Space::Saigon, Space::TayNinh)
    };
    assert_eq!([to("1 us_bases"), to("1 arvn_bases")], ["3 arvn_troops", ""]);
}

#[test]
fn a_us_troop_stays_in_saigon_even_at_active_support_and_as_many_as_arvn_cubes_at_2_population_alone() {
    let saigon = scene()
        .at(Space::Saigon, "2 us_troops 3 arvn_police")
        .support(Space::Saigon, SupportLevel::ActiveSupport);
    assert_eq!(free(&saigon, UsSweep, Space::Saigon, Space::TayNinh), "1 us_troops");
    let da_nang = scene()
        .at(Space::DaNang, "2 us_troops 2 arvn_police")
        .support(Space::DaNang, SupportLevel::PassiveSupport);
    assert_eq!(free(&da_nang, UsSweep, Space::DaNang, Space::QuangNam), "2 us_troops");
}
