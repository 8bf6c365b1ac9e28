//! Non-players in the Commitment and Reset Phases: US Policy, Casualty Troops, Bases, Troops, the shifts of
//! VC (T5.9, 6.5, 6.6).

use pointman_fitl::trung::coup::commitment::comes_last_campaign;
use pointman_fitl::{
    BoxName, CoupPart, Effect, GameEffect, LastingCard, PieceKind, PieceType, Policy, Space, SupportLevel,
};

use crate::trung::coup_scene::{Played, at_part, at_part_led_by, casualties, coup, decided};
use crate::trung::scene::Scene;

use PieceKind::{UsBases, UsTroops};
use SupportLevel::{ActiveOpposition, ActiveSupport, Neutral, PassiveSupport};

/// A US Policy that changes nothing by itself: a die greater than the 1 card in the RVN Leader box is LBJ, an
/// equal one JFK, and with 3 cards a smaller one Nixon.
const LBJ: u32 = 2;
const JFK: u32 = 1;

/// The US as it commits: `available` of its Troops are Available, the rest Out of Play.
fn committed(scene: Scene, available: u16, leaders: &[u8], changes: &[Effect], answers: &[u32]) -> Played {
    let scene = scene.only_available(PieceType::UsTroops, available);
    decided(&at_part_led_by(&scene, CoupPart::UsCommitment, leaders, changes), answers)
}

#[test]
fn a_die_equal_to_the_leader_cards_is_jfk_a_greater_one_lbj_a_smaller_one_nixon() {
    let policy = |roll| {
        committed(coup().at(Space::Saigon, "1 us_bases"), 0, &[125, 126], &[], &[roll]).game.board().policy()
    };
    assert_eq!([1, 2, 3].map(policy), [Policy::Nixon, Policy::Jfk, Policy::Lbj]);
}

#[test]
fn failed_attempts_count_among_the_leader_cards() {
    let played = committed(coup(), 0, &[125, 129], &[], &[2]);
    assert_eq!(played.game.board().policy(), Policy::Jfk);
}

#[test]
fn before_the_last_campaign_us_policy_is_nixon_without_a_roll() {
    let leaders = [125, 126, 127, 129, 128];
    let played = committed(coup(), 25, &leaders, &[], &[]);
    assert!(comes_last_campaign(&played.game));
    assert_eq!(played.game.board().policy(), Policy::Nixon);
    assert!(!comes_last_campaign(&committed(coup(), 25, &leaders[..4], &[], &[5]).game));
}

#[test]
fn casualty_troops_are_placed_one_by_one_in_the_south_and_count_against_the_ten() {
    // Southern Laos is open too, and would come first.
    let scene = coup().at(Space::SouthernLaos, "1 us_bases").only_available(PieceType::UsBases, 0);
    // 12 Available: 4 of them become Casualties; LBJ wants 5 Available, so 3 more are placed.
    let played = committed(scene, 12, &[128], &[casualties(4)], &[LBJ]);
    assert_eq!(played.in_box(BoxName::Casualties, UsTroops), 0);
    assert_eq!(
        (played.available(UsTroops), played.count(Space::Saigon, UsTroops)),
        (5, 4),
        "{}",
        played.story
    );
    let placed =
        |effect: &&GameEffect| matches!(effect, GameEffect::Board(Effect::Place { piece: UsTroops, .. }));
    assert_eq!(played.effects.iter().filter(placed).count(), 7);
}

#[test]
fn no_more_than_ten_troops_less_the_casualties_placed_are_moved() {
    let many = committed(coup().at(Space::Saigon, "1 us_bases"), 20, &[128], &[], &[LBJ]);
    assert_eq!(many.available(UsTroops), 10);
    let fewer = committed(coup().at(Space::Saigon, "1 us_bases"), 24, &[128], &[casualties(4)], &[LBJ]);
    assert_eq!(fewer.available(UsTroops), 14, "6 of 20 Available ones are placed");
    let none = committed(coup().at(Space::Saigon, "1 us_bases"), 35, &[128], &[casualties(11)], &[LBJ]);
    assert_eq!(none.available(UsTroops), 24);
}

#[test]
fn casualty_troops_that_were_placed_may_be_withdrawn_again() {
    let scene = coup().at(Space::Saigon, "1 us_bases");
    let played = committed(scene, 3, &[128], &[casualties(3)], &[JFK]);
    assert_eq!(
        (played.available(UsTroops), played.count(Space::Saigon, UsTroops)),
        (3, 0),
        "{}",
        played.story
    );
    assert_eq!(played.game.coup_progress().points, 1, "3 more are Available than before they were withdrawn");
}

#[test]
fn policy_sets_how_many_us_troops_are_available() {
    let on_map = |available: u16, answers: &[u32], leaders: &[u8]| {
        let scene = coup().at(Space::Saigon, "1 us_bases 10 us_troops");
        committed(scene, available, leaders, &[], answers).available(UsTroops)
    };
    assert_eq!(on_map(16, &[JFK], &[128]), 15);
    assert_eq!(on_map(13, &[JFK], &[128]), 15);
    assert_eq!(on_map(7, &[LBJ], &[128]), 5);
    assert_eq!(on_map(3, &[LBJ], &[128]), 5);
    assert_eq!(on_map(20, &[1], &[125, 126]), 25);
}

#[test]
fn troops_are_withdrawn_where_fewest_are_without_a_coin_base_first() {
    let scene = coup()
        .at(Space::TayNinh, "2 us_troops")
        .at(Space::Hue, "3 us_troops")
        .at(Space::Saigon, "9 us_troops 1 us_bases");
    let scene = scene.only_available(PieceType::UsBases, 0);
    let played = committed(scene, 2, &[128], &[], &[LBJ]);
    let left = [Space::TayNinh, Space::Hue, Space::Saigon].map(|space| played.count(space, UsTroops));
    assert_eq!(left, [0, 2, 9], "2 of Tay Ninh, then 1 of Hue");
}

#[test]
fn then_troops_are_withdrawn_where_population_is_least_and_from_saigon_last() {
    let scene = coup().at(Space::Hue, "2 us_troops 1 us_bases").at(Space::Saigon, "2 us_troops 1 us_bases");
    let scene = scene
        .at(Space::PhuocLong, "1 us_troops 1 us_bases 1 arvn_bases")
        .only_available(PieceType::UsBases, 0);
    let played = committed(scene, 0, &[128], &[], &[LBJ]);
    assert_eq!(
        [Space::PhuocLong, Space::Hue, Space::Saigon].map(|space| played.count(space, UsTroops)),
        [0, 0, 0]
    );
    let order: Vec<_> = played.effects.iter().filter_map(withdrawn).collect();
    assert_eq!(order, [Space::PhuocLong, Space::Hue, Space::Hue, Space::Saigon, Space::Saigon]);
}

#[test]
fn troops_on_locs_are_withdrawn_before_those_where_population_is_0() {
    let scene = coup().at(Space::LocHueDaNang, "2 us_troops").at(Space::PhuocLong, "1 us_troops 1 us_bases");
    let played = committed(scene, 3, &[128], &[], &[LBJ]);
    assert_eq!(
        (played.count(Space::LocHueDaNang, UsTroops), played.count(Space::PhuocLong, UsTroops)),
        (0, 1)
    );
}

fn withdrawn(effect: &GameEffect) -> Option<Space> {
    match effect {
        GameEffect::Board(Effect::Remove { space, piece: UsTroops, to: BoxName::Available, .. }) => {
            Some(*space)
        }
        _ => None,
    }
}

#[test]
fn bases_leave_cities_for_provinces_with_us_troops() {
    let scene = coup()
        .at(Space::Hue, "1 us_bases 1 arvn_troops")
        .at(Space::DaNang, "1 us_bases 3 arvn_troops 1 vc_guerrillas_u");
    let scene = scene.at(Space::TayNinh, "2 us_troops").at(Space::QuangNam, "2 us_troops 2 us_bases");
    let scene = scene.only_available(PieceType::UsBases, 0);
    let played = committed(scene, 5, &[128], &[], &[LBJ]);
    assert_eq!(
        played.moves(),
        [(1, Space::Hue, Space::TayNinh), (1, Space::DaNang, Space::TayNinh)],
        "{}",
        played.story
    );
}

#[test]
fn a_base_stays_where_its_leaving_would_change_control_and_one_stays_in_saigon() {
    let stays = coup()
        .at(Space::Hue, "1 us_bases 1 arvn_troops 1 nva_guerrillas_u")
        .at(Space::TayNinh, "2 us_troops");
    let stays = stays.at(Space::Saigon, "1 us_bases 2 us_troops").only_available(PieceType::UsBases, 0);
    assert!(committed(stays, 5, &[128], &[], &[LBJ]).moves().is_empty());
    let goes = coup().at(Space::Saigon, "2 us_bases 2 us_troops").at(Space::TayNinh, "2 us_troops");
    let goes = committed(goes.only_available(PieceType::UsBases, 0), 5, &[128], &[], &[LBJ]);
    assert_eq!(goes.moves(), [(1, Space::Saigon, Space::TayNinh)]);
}

#[test]
fn bases_stay_in_cities_while_no_province_has_us_troops_and_room() {
    let scene = coup()
        .at(Space::Hue, "1 us_bases 1 us_troops")
        .at(Space::TayNinh, "1 arvn_troops")
        .only_available(PieceType::UsBases, 0);
    assert!(committed(scene, 5, &[128], &[], &[LBJ]).moves().is_empty());
}

#[test]
fn jfk_and_lbj_place_two_available_bases() {
    let scene = || coup().at(Space::TayNinh, "2 arvn_troops").at(Space::Hue, "1 arvn_troops");
    for (available, policy) in [(15, JFK), (5, LBJ)] {
        let played = committed(scene(), available, &[128], &[], &[policy]);
        let on_map = played.game.board().on_map(PieceType::UsBases);
        assert_eq!(on_map, 2, "{}", played.story);
    }
}

#[test]
fn bases_that_left_cities_count_against_the_two() {
    let scene = coup().at(Space::Hue, "1 us_bases 1 arvn_troops").at(Space::TayNinh, "2 us_troops");
    let played = committed(scene, 5, &[128], &[], &[LBJ]);
    assert_eq!(played.game.board().on_map(PieceType::UsBases), 2, "1 moved, 1 placed");
}

#[test]
fn nixon_withdraws_bases_where_fewest_enemies_are_but_the_last_of_saigon() {
    let scene = coup()
        .at(Space::Saigon, "1 us_bases")
        .at(Space::TayNinh, "1 us_bases 4 arvn_troops 1 vc_guerrillas_u");
    let scene = scene
        .at(Space::KienPhong, "1 us_bases 4 arvn_troops")
        .at(Space::QuangNam, "1 us_bases 4 arvn_troops 2 vc_guerrillas_a");
    let played = committed(scene, 25, &[125, 126], &[], &[1]);
    let left = [Space::Saigon, Space::TayNinh, Space::KienPhong, Space::QuangNam]
        .map(|space| played.count(space, UsBases));
    assert_eq!(left, [1, 0, 0, 1], "{}", played.story);
    assert_eq!(played.game.coup_progress().points, 1, "half of the 2 that became Available");
}

#[test]
fn control_is_that_of_the_start_of_the_phase() {
    // The only Troop of Hue is withdrawn; Hue stays open, but the Control of the board is gone.
    let scene =
        coup().at(Space::Hue, "1 us_troops 1 us_bases 1 vc_guerrillas_u").at(Space::Saigon, "1 us_bases");
    let played = committed(scene.only_available(PieceType::UsBases, 0), 0, &[125, 126], &[], &[1]);
    assert_eq!(
        (played.count(Space::Hue, UsBases), played.count(Space::Hue, UsTroops)),
        (0, 0),
        "{}",
        played.story
    );
}

#[test]
fn unshaded_medevac_leaves_no_casualties_to_place() {
    let scene = coup()
        .at(Space::Saigon, "1 us_bases")
        .unshaded(LastingCard::Medevac)
        .only_available(PieceType::UsTroops, 7);
    let mut game = at_part(&scene, CoupPart::Casualties, &[casualties(6)]);
    let (mut effects, mut dice) = (Vec::new(), pointman_core::dice::Scripted::new([LBJ]));
    let mut table = pointman_fitl::Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    table.carry_out_part(CoupPart::Casualties, &pointman_fitl::CoupChoices::default()).unwrap();
    assert_eq!((game.board().available(PieceType::UsTroops), game.casualty_troops()), (7, 0));
    assert_eq!(decided(&game, &[LBJ]).available(UsTroops), 5);
}

/// VC as it shifts for a withdrawal with so many points.
fn shifted(scene: &Scene, points: u8, answers: &[u32]) -> Played {
    let mut game = at_part(scene, CoupPart::VcShift, &[]);
    let progress = pointman_fitl::CoupProgress { points, ..*game.coup_progress() };
    game.apply(GameEffect::Coup { progress }).unwrap();
    decided(&game, answers)
}

#[test]
fn vc_shifts_passive_support_with_a_vc_base_first_each_space_once_while_points_last() {
    let scene = pointman_fitl::SpaceSet::POPULATED
        .iter()
        .fold(coup(), |scene, space| scene.support(space, ActiveOpposition));
    let scene = scene.at(Space::QuangNam, "1 vc_bases").support(Space::QuangNam, PassiveSupport);
    let scene = scene.support(Space::Hue, ActiveSupport).support(Space::Saigon, ActiveSupport);
    let played = shifted(&scene, 3, &[]);
    assert_eq!(played.support(Space::QuangNam), Neutral);
    assert_eq!(
        (played.support(Space::Hue), played.support(Space::Saigon)),
        (PassiveSupport, ActiveSupport),
        "{}",
        played.story
    );
    assert_eq!(played.game.coup_part(), Some(CoupPart::Reset));
}

#[test]
fn vc_shifts_no_space_of_active_opposition_and_none_of_more_population_than_points() {
    let scene = pointman_fitl::SpaceSet::POPULATED
        .iter()
        .fold(coup(), |scene, space| scene.support(space, ActiveOpposition));
    let scene = scene.support(Space::Saigon, ActiveSupport);
    assert_eq!(shifted(&scene, 5, &[]).support(Space::Saigon), ActiveSupport);
    assert_eq!(shifted(&scene, 6, &[]).support(Space::Saigon), PassiveSupport);
}

#[test]
fn vc_is_not_asked_without_points() {
    assert_eq!(at_part(&coup(), CoupPart::VcShift, &[]).coup_stop(CoupPart::VcShift), None);
}

#[test]
fn a_base_leaves_saigon_without_coin_control_only_if_nva_gains_none_by_it() {
    let scene = |there: &str| {
        let scene = coup().at(Space::Saigon, there).at(Space::TayNinh, "2 us_troops");
        committed(scene.only_available(PieceType::UsBases, 0), 5, &[128], &[], &[LBJ]).moves()
    };
    assert!(scene("2 us_bases 2 nva_troops").is_empty(), "NVA would have Control");
    assert_eq!(scene("2 us_bases 2 nva_troops 1 vc_guerrillas_u"), [(1, Space::Saigon, Space::TayNinh)]);
}

#[test]
fn casualty_troops_and_bases_are_placed_in_the_south_alone() {
    let laos = || coup().at(Space::SouthernLaos, "1 us_bases");
    let played = committed(laos().only_available(PieceType::UsBases, 0), 7, &[128], &[casualties(2)], &[LBJ]);
    assert_eq!(
        (played.count(Space::Saigon, UsTroops), played.count(Space::SouthernLaos, UsTroops)),
        (2, 0),
        "{}",
        played.story
    );
    let laos = coup().at(Space::SouthernLaos, "1 us_irregulars_u");
    let played = committed(laos, 5, &[128], &[], &[LBJ]);
    assert_eq!(
        (played.count(Space::Saigon, UsBases), played.count(Space::SouthernLaos, UsBases)),
        (2, 0),
        "{}",
        played.story
    );
}

#[test]
fn troops_leave_a_saigon_without_base_only_after_others() {
    let scene = coup()
        .at(Space::TayNinh, "2 us_troops")
        .at(Space::Saigon, "1 us_troops")
        .only_available(PieceType::UsBases, 0);
    let played = committed(scene, 4, &[128], &[], &[LBJ]);
    assert_eq!(
        (played.count(Space::TayNinh, UsTroops), played.count(Space::Saigon, UsTroops)),
        (1, 1),
        "{}",
        played.story
    );
}

#[test]
fn police_without_us_troops_draw_the_troops_that_are_committed() {
    let scene = coup()
        .at(Space::KienPhong, "2 arvn_troops")
        .at(Space::BaXuyen, "2 arvn_police")
        .only_available(PieceType::UsBases, 0);
    let scene = scene.support(Space::Saigon, ActiveSupport);
    let played = committed(scene, 6, &[128], &[], &[LBJ]);
    assert_eq!(played.count(Space::BaXuyen, UsTroops), 1, "{}", played.story);
}
