//! Non-player ARVN and NVA in the Redeploy Phase (T5.9, 6.4).

use pointman_fitl::trung::coup::redeploy_arvn::{ArvnRedeployment, redeploy_arvn_troops};
use pointman_fitl::trung::coup::redeploy_nva::eligible_troops;
use pointman_fitl::trung::{Activation, Hand, TurnRequest};
use pointman_fitl::{
    CoupPart, Effect, Faction, GameEffect, PieceKind, Space, SpaceSet, SupportLevel, Terms, Turn,
};

use crate::trung::coup_scene::{Played, at_part, coup, decided, tried};
use crate::trung::scene::Scene;

use PieceKind::{ArvnPolice, ArvnTroops, NvaTroops};
use SupportLevel::{ActiveOpposition, PassiveOpposition, PassiveSupport};

fn arvn(scene: &Scene, answers: &[u32]) -> Played {
    decided(&at_part(scene, CoupPart::ArvnRedeploy, &[]), answers)
}

fn nva(scene: &Scene, answers: &[u32]) -> Played {
    decided(&at_part(scene, CoupPart::NvaRedeploy, &[]), answers)
}

/// The moves of one kind of piece.
fn moves_of(played: &Played, piece: PieceKind) -> Vec<(u8, Space, Space)> {
    let moved = |effect: &GameEffect| match effect {
        GameEffect::Board(Effect::Move { piece: moved, count, from, to }) if *moved == piece => {
            Some((*count, *from, *to))
        }
        _ => None,
    };
    played.effects.iter().filter_map(moved).collect()
}

/// Where no cube is lacking by itself: Saigon and Hue have what they need.
fn settled() -> Scene {
    coup().at(Space::Saigon, "1 us_bases").at(Space::Hue, "1 arvn_troops 1 arvn_police 2 us_bases")
}

/// The same with COIN Control in all Cities but these, so that the column finds Saigon best but for them.
fn quiet_but(cities: &[Space]) -> Scene {
    let others = SpaceSet::CITIES
        .without(Space::Saigon)
        .without(Space::Hue)
        .iter()
        .filter(|city| !cities.contains(city));
    others.fold(settled(), |scene, city| scene.at(city, "1 arvn_rangers_u"))
}

// ARVN Troops.

#[test]
fn all_troops_leave_locs_and_provinces_without_a_coin_base_one_by_one_for_the_best_destination() {
    let scene = quiet_but(&[]).at(Space::LocHueDaNang, "2 arvn_troops").at(Space::TayNinh, "1 arvn_troops");
    let played = arvn(&scene, &[1]);
    let moves = moves_of(&played, ArvnTroops);
    assert_eq!(moves.iter().map(|(count, _, to)| (*count, *to)).collect::<Vec<_>>(), [(1, Space::Saigon); 3]);
    let left = [Space::LocHueDaNang, Space::TayNinh].map(|space| played.count(space, ArvnTroops));
    assert_eq!(left, [0, 0], "{}", played.story);
}

#[test]
fn troops_go_to_saigon_cities_without_nva_control_and_coin_bases_alone() {
    // Can Tho is under NVA Control; the Province has no Base.
    let scene = quiet_but(&[Space::CanTho, Space::DaNang])
        .at(Space::TayNinh, "6 arvn_troops")
        .at(Space::CanTho, "2 nva_troops");
    let played = arvn(&scene, &[]);
    assert_eq!(
        [Space::CanTho, Space::TayNinh, Space::DaNang].map(|space| played.count(space, ArvnTroops)),
        [0, 0, 6]
    );
}

#[test]
fn first_coin_pieces_come_to_exceed_enemies_in_saigon_and_in_provinces_with_a_coin_base() {
    let scene = coup().at(Space::Hue, "9 arvn_troops").at(Space::Saigon, "1 arvn_police 2 vc_guerrillas_u");
    let scene =
        scene.at(Space::QuangNam, "1 us_bases 1 vc_bases 1 vc_guerrillas_u").at(Space::Hue, "1 arvn_police");
    let played = arvn(&scene, &[]);
    let moves = moves_of(&played, ArvnTroops);
    assert_eq!(moves, [(2, Space::Hue, Space::Saigon), (2, Space::Hue, Space::QuangNam)], "{}", played.story);
}

#[test]
fn then_a_troop_comes_to_hue_and_to_2_pop_provinces_with_a_coin_base_and_no_support_most_opposed_first() {
    let scene = coup().at(Space::Saigon, "1 us_bases 1 arvn_police").at(Space::DaNang, "3 arvn_troops");
    let scene = scene.at(Space::TayNinh, "1 us_bases").support(Space::TayNinh, ActiveOpposition);
    let scene = scene.at(Space::KienPhong, "1 us_bases").support(Space::KienPhong, PassiveSupport);
    let played = arvn(&scene, &[]);
    let moves = moves_of(&played, ArvnTroops);
    assert_eq!(
        moves,
        [(1, Space::DaNang, Space::TayNinh), (1, Space::DaNang, Space::Hue)],
        "{}",
        played.story
    );
    assert_eq!(played.count(Space::DaNang, ArvnTroops), 1, "1 keeps COIN Control");
}

#[test]
fn then_arvn_cubes_come_to_exceed_us_troops_in_2_pop_provinces_with_a_coin_base_and_no_support() {
    let scene = settled()
        .at(Space::TayNinh, "1 us_bases 2 us_troops 1 arvn_troops")
        .at(Space::DaNang, "8 arvn_troops");
    let played = arvn(&scene, &[]);
    assert_eq!(moves_of(&played, ArvnTroops), [(2, Space::DaNang, Space::TayNinh)], "{}", played.story);
}

#[test]
fn troops_that_must_leave_are_the_first_to_be_brought_anywhere() {
    let scene = coup()
        .at(Space::Hue, "1 us_bases")
        .at(Space::DaNang, "5 arvn_troops")
        .at(Space::LocHueDaNang, "1 arvn_troops");
    let played = arvn(&scene.at(Space::Saigon, "1 us_bases"), &[]);
    assert_eq!(moves_of(&played, ArvnTroops), [(1, Space::LocHueDaNang, Space::Hue)], "{}", played.story);
}

#[test]
fn other_troops_come_from_where_most_of_them_are() {
    let scene = coup()
        .at(Space::Saigon, "2 vc_guerrillas_u")
        .at(Space::DaNang, "5 arvn_troops")
        .at(Space::CanTho, "6 arvn_troops");
    let played = arvn(&scene.at(Space::Hue, "1 arvn_troops 1 arvn_police"), &[]);
    assert_eq!(moves_of(&played, ArvnTroops), [(3, Space::CanTho, Space::Saigon)], "{}", played.story);
}

#[test]
fn what_one_origin_lacks_the_next_one_gives_until_none_is_left() {
    let scene = coup()
        .at(Space::Saigon, "9 vc_guerrillas_u")
        .at(Space::DaNang, "3 arvn_troops")
        .at(Space::CanTho, "4 arvn_troops");
    let played = arvn(&scene.at(Space::Hue, "1 arvn_police"), &[]);
    let moves = moves_of(&played, ArvnTroops);
    assert_eq!(
        moves,
        [(3, Space::CanTho, Space::Saigon), (2, Space::DaNang, Space::Saigon)],
        "{}",
        played.story
    );
    assert_eq!(played.count(Space::Hue, ArvnTroops), 0, "no origin is left: the pass of Troops is over");
}

#[test]
fn a_2_pop_space_with_support_keeps_one_cube_more_than_us_troops_where_there_were_more() {
    let scene =
        coup().at(Space::Hue, "2 us_troops 6 arvn_troops 1 arvn_police").support(Space::Hue, PassiveSupport);
    let played = arvn(&scene.at(Space::Saigon, "9 vc_guerrillas_u"), &[]);
    assert_eq!(
        played.count(Space::Hue, ArvnTroops),
        2,
        "2 Troops and 1 Police exceed 2 US Troops: {}",
        played.story
    );
}

#[test]
fn without_support_one_cube_of_each_kind_stays_where_both_are() {
    let scene = coup().at(Space::Hue, "2 us_bases").at(Space::Hue, "3 arvn_troops 1 arvn_police");
    let played = arvn(&scene.at(Space::Saigon, "9 vc_guerrillas_u"), &[]);
    assert_eq!(played.count(Space::Hue, ArvnTroops), 1, "{}", played.story);
}

#[test]
fn coin_control_is_kept_and_where_there_is_none_nva_control_is_kept_away() {
    let scene = coup()
        .at(Space::DaNang, "6 arvn_troops 2 vc_guerrillas_u")
        .at(Space::CanTho, "4 arvn_troops 3 nva_troops 1 vc_bases");
    let scene = scene.at(Space::Hue, "1 arvn_police 1 us_bases").at(Space::Saigon, "20 vc_guerrillas_a");
    let played = arvn(&scene, &[]);
    let left = [Space::DaNang, Space::CanTho].map(|space| played.count(space, ArvnTroops));
    assert_eq!(left, [3, 2], "3 exceed 2 enemies; 2 and the VC Base match 3 NVA pieces: {}", played.story);
}

#[test]
fn the_column_counts_control_by_the_markers_of_the_start_of_the_phase() {
    // Can Tho and Da Nang are without COIN Control at the start; Da Nang has it once a Troop came, but not by
    // its marker.
    let scene = quiet_but(&[Space::CanTho, Space::DaNang]).at(Space::LocHueDaNang, "2 arvn_troops");
    let played = arvn(&scene, &[1, 1]);
    assert_eq!(
        moves_of(&played, ArvnTroops),
        [(1, Space::LocHueDaNang, Space::DaNang); 2],
        "{}",
        played.story
    );
}

// Police.

#[test]
fn police_come_to_exceed_enemies_in_coin_controlled_provinces_without_a_coin_base() {
    let scene = settled()
        .at(Space::QuangNam, "3 arvn_rangers_u 2 vc_guerrillas_u")
        .at(Space::DaNang, "9 arvn_police");
    let played = arvn(&scene, &[]);
    assert_eq!(moves_of(&played, ArvnPolice), [(3, Space::DaNang, Space::QuangNam)], "{}", played.story);
}

#[test]
fn a_police_comes_to_hue_and_to_2_pop_provinces_with_coin_control_and_no_support_the_most_opposition_first() {
    let scene = coup()
        .at(Space::Saigon, "1 us_bases")
        .at(Space::Hue, "1 us_bases")
        .at(Space::DaNang, "3 arvn_police");
    let scene = scene.at(Space::TayNinh, "1 us_bases 1 us_troops").support(Space::TayNinh, PassiveOpposition);
    let played = arvn(&scene, &[]);
    let moves = moves_of(&played, ArvnPolice);
    assert_eq!(
        moves,
        [(1, Space::DaNang, Space::TayNinh), (1, Space::DaNang, Space::Hue)],
        "{}",
        played.story
    );
}

#[test]
fn police_make_cubes_exceed_us_troops_in_2_pop_spaces_with_support() {
    let scene = coup()
        .at(Space::Saigon, "1 us_bases")
        .at(Space::Hue, "2 us_troops 1 arvn_police")
        .support(Space::Hue, PassiveSupport);
    let played = arvn(&scene.at(Space::DaNang, "9 arvn_police"), &[]);
    assert_eq!(moves_of(&played, ArvnPolice), [(2, Space::DaNang, Space::Hue)], "{}", played.story);
}

#[test]
fn police_equal_guerrillas_on_locs_the_highest_econ_first() {
    let rich = Space::ALL.into_iter().find(|space| space.is_loc() && space.econ() == 2).unwrap();
    let scene = settled()
        .at(Space::LocHueDaNang, "2 vc_guerrillas_u")
        .at(rich, "2 nva_guerrillas_a")
        .at(Space::DaNang, "4 arvn_police");
    let played = arvn(&scene, &[]);
    let moves = moves_of(&played, ArvnPolice);
    assert_eq!(
        moves,
        [(2, Space::DaNang, rich), (1, Space::DaNang, Space::LocHueDaNang)],
        "1 keeps COIN Control: {}",
        played.story
    );
}

#[test]
fn a_draw_in_a_coup_round_says_of_which_part_it_is() {
    let scene = settled()
        .at(Space::QuangNam, "3 arvn_rangers_u 2 vc_guerrillas_u")
        .at(Space::DaNang, "9 arvn_police")
        .at(Space::CanTho, "9 arvn_police");
    let error = tried(&at_part(&scene, CoupPart::ArvnRedeploy, &[]), &[]).err().unwrap().to_string();
    assert!(
        error.contains("(Redeploy Phase, ARVN: Most Police: which of Da Nang, Can Tho? [T5.6.2])"),
        "{error}"
    );
}

#[test]
fn remaining_police_stay() {
    let scene = settled().at(Space::DaNang, "4 arvn_police").at(Space::LocHueDaNang, "3 arvn_police");
    assert!(moves_of(&arvn(&scene, &[]), ArvnPolice).is_empty());
}

#[test]
fn police_go_to_no_space_outside_south_vietnam_nor_without_coin_control() {
    let scene =
        settled().at(Space::SouthernLaos, "2 us_bases 2 vc_guerrillas_u").at(Space::DaNang, "4 arvn_police");
    let played = arvn(&scene.at(Space::TayNinh, "1 us_bases 1 vc_guerrillas_u"), &[]);
    assert!(moves_of(&played, ArvnPolice).is_empty(), "{}", played.story);
}

#[test]
fn police_are_counted_after_troops_have_gone() {
    // Once the Troop has left the Province, the Police there alone keep COIN Control.
    let scene = quiet_but(&[]).at(Space::BaXuyen, "1 arvn_troops 2 arvn_police 1 vc_guerrillas_u");
    let played = arvn(&scene, &[]);
    assert_eq!(played.count(Space::BaXuyen, ArvnPolice), 2, "{}", played.story);
}

#[test]
fn as_if_there_were_no_bases_every_province_is_left_for_saigon_and_cities() {
    let scene = settled().at(Space::TayNinh, "1 us_bases 2 arvn_troops");
    let mut game = at_part(&scene, CoupPart::ArvnRedeploy, &[]);
    let terms = ArvnRedeployment::as_if_no_bases(&game);
    let (mut turn, mut activation) = (Turn::of(Faction::Arvn, Terms::FULL), Activation::NONE);
    let (mut dice, mut effects) =
        (pointman_core::dice::Seeded::new(pointman_core::dice::DiceState { seed: 1, drawn: 0 }), Vec::new());
    let mut table = pointman_fitl::Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let mut hand = Hand {
        table: &mut table,
        turn: &mut turn,
        activation: &mut activation,
        request: TurnRequest::FULL,
        treated: pointman_fitl::operations::assault::Treated::Normally,
        trace: &mut pointman_core::trace::Silent,
    };
    redeploy_arvn_troops(&mut hand, terms).unwrap();
    assert_eq!(game.board().count(Space::TayNinh, ArvnTroops), 0);
}

// NVA.

#[test]
fn nva_brings_as_many_troops_to_each_base_as_3d6_show() {
    let scene =
        coup().at(Space::NorthVietnam, "15 nva_troops").at(Space::CentralLaos, "1 nva_bases 2 nva_troops");
    let played = nva(&scene, &[1, 2, 3]);
    assert_eq!(
        moves_of(&played, NvaTroops),
        [(4, Space::NorthVietnam, Space::CentralLaos)],
        "{}",
        played.story
    );
}

#[test]
fn troops_in_the_south_without_base_and_nva_control_go_first() {
    let scene = coup().at(Space::CentralLaos, "1 nva_bases").at(Space::NorthVietnam, "9 nva_troops");
    let scene = scene.at(Space::QuangNam, "2 nva_troops 3 arvn_troops").at(Space::TayNinh, "3 nva_troops");
    let played = nva(&scene, &[1, 1, 3]);
    let moves = moves_of(&played, NvaTroops);
    assert_eq!(
        moves,
        [(2, Space::QuangNam, Space::CentralLaos), (3, Space::NorthVietnam, Space::CentralLaos)],
        "{}",
        played.story
    );
}

#[test]
fn the_others_come_from_outside_the_south_where_most_are() {
    let scene = coup().at(Space::CentralLaos, "1 nva_bases").at(Space::NorthVietnam, "4 nva_troops");
    let played = nva(&scene.at(Space::TheFishhook, "6 nva_troops"), &[2, 2, 3]);
    let moves = moves_of(&played, NvaTroops);
    assert_eq!(
        moves,
        [(5, Space::TheFishhook, Space::CentralLaos), (2, Space::NorthVietnam, Space::CentralLaos)],
        "{}",
        played.story
    );
}

#[test]
fn nva_keeps_its_control_or_keeps_coin_control_away_where_it_can() {
    let there = |pieces: &str| eligible_troops(coup().at(Space::Hue, pieces).game().board(), Space::Hue);
    assert_eq!(there("5 nva_troops 2 arvn_troops 1 vc_bases"), 1, "5 exceed 3");
    assert_eq!(there("3 nva_troops 4 arvn_troops 2 vc_guerrillas_u"), 1, "5 against 4");
    assert_eq!(there("3 nva_troops 4 arvn_troops"), 3, "COIN Control is there anyway");
    assert_eq!(there("1 nva_troops 3 nva_guerrillas_u"), 1, "no more than there are");
}

#[test]
fn no_base_in_north_vietnam_is_a_destination_and_one_with_enough_troops_is_not_either() {
    let scene = coup()
        .at(Space::NorthVietnam, "2 nva_bases 3 nva_troops")
        .at(Space::CentralLaos, "1 nva_bases 3 nva_troops");
    assert!(moves_of(&nva(&scene, &[1, 1, 1]), NvaTroops).is_empty());
}

#[test]
fn nva_does_not_roll_without_troops_or_bases_or_with_all_troops_at_the_only_base() {
    for scene in [
        coup().at(Space::CentralLaos, "1 nva_bases"),
        coup().at(Space::CentralLaos, "1 nva_troops"),
        coup().at(Space::CentralLaos, "1 nva_bases 4 nva_troops"),
    ] {
        assert!(moves_of(&nva(&scene, &[]), NvaTroops).is_empty());
    }
}

#[test]
fn a_tunneled_base_is_a_destination_and_troops_that_came_do_not_go_on() {
    let scene = coup().at(Space::TayNinh, "1 nva_tunnels").at(Space::CentralLaos, "1 nva_bases 9 nva_troops");
    let played = nva(&scene, &[2, 2, 2]);
    assert_eq!(moves_of(&played, NvaTroops), [(6, Space::CentralLaos, Space::TayNinh)], "{}", played.story);
}

#[test]
fn the_game_ends_after_the_final_redeploy_phase() {
    let scene = coup().at(Space::CentralLaos, "1 nva_bases 4 nva_troops");
    let game = crate::trung::coup_scene::at_part_led_by(
        &scene,
        CoupPart::NvaRedeploy,
        &[125, 126, 127, 129, 130, 128],
        &[],
    );
    let played = decided(&game, &[]);
    assert_eq!(played.stop, Some(pointman_fitl::coup::CoupStop::GameOver));
}

#[test]
fn where_arvn_cubes_do_not_exceed_us_troops_support_keeps_none() {
    let map = settled()
        .at(Space::Saigon, "2 vc_guerrillas_u")
        .at(Space::KienPhong, "3 us_troops 2 arvn_troops 1 us_bases");
    let played = arvn(&map.support(Space::KienPhong, PassiveSupport), &[]);
    assert_eq!(moves_of(&played, ArvnTroops), [(2, Space::KienPhong, Space::Saigon)], "{}", played.story);
}

#[test]
fn at_support_no_troop_stays_only_to_be_beside_police() {
    let map =
        settled().at(Space::Saigon, "2 vc_guerrillas_u").at(Space::DaNang, "2 arvn_troops 1 arvn_police");
    let there = |map: &Scene| moves_of(&arvn(map, &[]), ArvnTroops);
    assert_eq!(there(&map), [(1, Space::DaNang, Space::Saigon)], "1 of each stays where there is no Support");
    assert_eq!(there(&map.support(Space::DaNang, PassiveSupport)), [(2, Space::DaNang, Space::Saigon)]);
}

#[test]
fn police_exceed_us_troops_at_support_alone() {
    let map = settled()
        .at(Space::Saigon, "4 arvn_police")
        .at(Space::KienPhong, "2 us_troops 1 arvn_police 1 us_bases");
    assert!(moves_of(&arvn(&map, &[]), ArvnPolice).is_empty());
    let played = arvn(&map.support(Space::KienPhong, PassiveSupport), &[]);
    assert_eq!(moves_of(&played, ArvnPolice), [(2, Space::Saigon, Space::KienPhong)], "{}", played.story);
}

#[test]
fn nva_troops_beside_an_own_base_in_the_south_stay() {
    let map = coup().at(Space::CentralLaos, "1 nva_bases").at(Space::NorthVietnam, "9 nva_troops");
    let played = nva(&map.at(Space::QuangNam, "1 nva_bases 3 nva_troops 5 arvn_troops"), &[1, 1, 1]);
    assert_eq!(
        moves_of(&played, NvaTroops),
        [(3, Space::NorthVietnam, Space::CentralLaos)],
        "{}",
        played.story
    );
}

#[test]
fn without_us_troops_no_police_are_needed_to_exceed_them() {
    let map =
        settled().at(Space::Saigon, "4 arvn_police").at(Space::KienPhong, "1 arvn_rangers_u 1 us_bases");
    let played = arvn(&map.support(Space::KienPhong, PassiveSupport), &[]);
    assert!(moves_of(&played, ArvnPolice).is_empty(), "{}", played.story);
}

#[test]
fn cubes_that_came_do_not_go_on() {
    let map = settled().at(Space::Saigon, "2 vc_guerrillas_u").at(Space::DaNang, "6 arvn_troops");
    let map = map
        .at(Space::KienPhong, "1 us_bases 2 vc_guerrillas_u")
        .at(Space::BinhDinh, "1 us_bases 2 vc_guerrillas_u");
    let moves = moves_of(&arvn(&map, &[1]), ArvnTroops);
    let came: Vec<Space> = moves.iter().map(|(_, _, to)| *to).collect();
    assert!(moves.iter().all(|(_, from, _)| !came.contains(from)), "{moves:?}");
}
