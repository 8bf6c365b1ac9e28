//! Space selection (T5.6): the procedure, and rows that need more than a look at the table.

use pointman_core::dice::Scripted;
use pointman_core::trace::{Silent, Story};
use pointman_fitl::trung::{Column, Manner, Scene as Sight, SpaceRow, narrow, select};
use pointman_fitl::{
    Faction, LastingCard, PieceSet, PieceType, Space, SpaceSet, SupportLevel, Terms, Track, Turn,
};

use crate::trung::scene::{Scene, scene};

fn left(scene: &Scene, column: Column, candidates: &[Space]) -> Vec<Space> {
    left_by(scene, column, Manner::Plain, candidates)
}

fn left_by(scene: &Scene, column: Column, manner: Manner, candidates: &[Space]) -> Vec<Space> {
    scene.seen_by(column.faction(), manner, |sight| {
        narrow(sight, column, SpaceSet::of(candidates), &mut Silent).iter().collect()
    })
}

fn met(scene: &Scene, faction: Faction, row: SpaceRow, candidates: &[Space]) -> Vec<Space> {
    scene.seen(faction, |sight| row.met_by(sight, SpaceSet::of(candidates)).iter().collect())
}

#[test]
fn no_candidate_selects_nothing_and_one_needs_no_roll() {
    scene().seen(Faction::Vc, |sight| {
        let mut dice = Scripted::new([]);
        let mut select = |spaces| select(sight, Column::VcTax, spaces, &mut dice, &mut Silent).unwrap();
        assert_eq!(select(SpaceSet::NONE), None);
        assert_eq!(select(Space::Hue.into()), Some(Space::Hue));
    });
}

#[test]
fn a_row_that_no_candidate_meets_is_skipped_and_the_others_narrow() {
    let scene =
        scene().at(Space::TayNinh, "1 vc_bases 1 vc_guerrillas_u").at(Space::BinhDinh, "1 vc_guerrillas_u");
    let spaces = [Space::TayNinh, Space::BinhDinh, Space::PhuBonPhuYen];
    assert_eq!(
        left(&scene, Column::VcPlaceGuerrillas, &spaces),
        [Space::TayNinh],
        "2-Pop spaces, then VC Bases"
    );
    scene.seen(Faction::Vc, |sight| {
        let mut story = Story::default();
        narrow(sight, Column::VcPlaceGuerrillas, SpaceSet::of(&spaces), &mut story);
        let told: Vec<_> =
            story.notes().iter().map(|note| (note.rule.as_str(), note.what.as_str())).collect();
        assert_eq!(
            told,
            [
                ("T5.6.1", "Vulnerable VC Base: met by none of 3"),
                ("T5.6.1", "Most Population: 3 -> 2: Binh Dinh, Tay Ninh"),
                ("T5.6.1", "Most VC Bases: 2 -> 1: Tay Ninh"),
            ]
        );
    });
}

#[test]
fn equals_at_the_end_are_selected_at_random_each_with_the_same_chance() {
    scene().seen(Faction::Vc, |sight| {
        let spaces = SpaceSet::of(&[Space::QuiNhon, Space::CamRanh, Space::AnLoc]);
        for (roll, expected) in [(1, Space::QuiNhon), (2, Space::CamRanh), (3, Space::AnLoc)] {
            let mut dice = Scripted::new([roll]);
            let selected = select(sight, Column::VcPlaceTerror, spaces, &mut dice, &mut Silent).unwrap();
            assert_eq!(selected, Some(expected));
            dice.finish().unwrap();
        }
    });
}

#[test]
fn a_loc_among_the_candidates_does_not_stop_a_row_for_cities_and_provinces() {
    let spaces = [Space::LocHueDaNang, Space::Hue, Space::DaNang];
    assert_eq!(left(&scene(), Column::NvaMarchDestinations, &spaces), [Space::Hue]);
    let two = scene()
        .at(Space::Hue, "2 us_troops")
        .at(Space::BinhDinh, "1 us_troops")
        .at(Space::LocHueDaNang, "1 us_troops");
    let fewest = met(
        &two,
        Faction::Nva,
        SpaceRow::FewestNonNvaPieces,
        &[Space::LocHueDaNang, Space::Hue, Space::BinhDinh],
    );
    assert_eq!(fewest, [Space::BinhDinh], "the LoC neither meets the row nor stops it");
}

#[test]
fn most_total_support_and_opposition_need_more_than_none() {
    assert!(met(&scene(), Faction::Vc, SpaceRow::MostTotalSupport, &[Space::Hue, Space::Saigon]).is_empty());
    assert!(
        met(&scene(), Faction::Vc, SpaceRow::MostTotalOpposition, &[Space::Hue, Space::Saigon]).is_empty()
    );
    let scene = scene()
        .support(Space::Hue, SupportLevel::ActiveSupport)
        .support(Space::DaNang, SupportLevel::ActiveSupport);
    assert_eq!(
        met(&scene, Faction::Nva, SpaceRow::MostTotalSupport, &[Space::Hue, Space::DaNang]),
        [Space::Hue]
    );
}

#[test]
fn a_value_of_0_qualifies_where_most_or_fewest_are_counted() {
    let spaces = [Space::Hue, Space::BinhDinh];
    assert_eq!(met(&scene(), Faction::Nva, SpaceRow::MostNvaGuerrillas, &spaces), spaces);
    assert_eq!(met(&scene(), Faction::Vc, SpaceRow::FewestVcPieces, &spaces), spaces);
}

#[test]
fn red_conditions_ask_who_is_a_player() {
    let map = scene().at(Space::QuiNhon, "1 arvn_troops");
    let spaces = [Space::QuiNhon, Space::CamRanh];
    assert_eq!(left(&map, Column::UsPlaceBases, &spaces), spaces);
    assert_eq!(left(&map.players(&[Faction::Arvn]), Column::UsPlaceBases, &spaces), [Space::QuiNhon]);
}

#[test]
fn the_row_for_troops_counts_only_when_acting_with_troops() {
    let map = scene().at(Space::QuiNhon, "1 arvn_police").at(Space::CamRanh, "1 arvn_police 1 us_troops");
    let spaces = [Space::QuiNhon, Space::CamRanh];
    assert_eq!(left(&map, Column::UsPlaceCubesOrSf, &spaces), spaces);
    assert_eq!(left_by(&map, Column::UsPlaceCubesOrSf, Manner::WithTroops, &spaces), [Space::QuiNhon]);
}

#[test]
fn a_raid_prefers_laos_and_cambodia_with_0_to_2_enemies_without_coin_control() {
    let map = scene()
        .at(Space::TheFishhook, "2 nva_troops")
        .at(Space::TayNinh, "5 vc_guerrillas_u")
        .at(Space::CentralLaos, "3 nva_troops");
    let spaces = [Space::TheFishhook, Space::CentralLaos, Space::TayNinh];
    assert_eq!(left_by(&map, Column::ArvnRemoveOrReplace, Manner::Raid, &spaces), [Space::TheFishhook]);
    assert_eq!(left(&map, Column::ArvnRemoveOrReplace, &spaces), [Space::TayNinh]);
}

#[test]
fn most_arvn_firepower_counts_in_an_assault_alone() {
    let map = scene()
        .at(Space::QuiNhon, "2 arvn_police 5 vc_guerrillas_a")
        .at(Space::CamRanh, "4 arvn_troops 5 vc_guerrillas_a 2 nva_troops");
    let spaces = [Space::QuiNhon, Space::CamRanh];
    assert_eq!(left_by(&map, Column::ArvnRemoveOrReplace, Manner::Assault, &spaces), [Space::CamRanh]);
    assert_eq!(
        left(&map, Column::ArvnRemoveOrReplace, &spaces),
        [Space::QuiNhon],
        "otherwise fewest enemies"
    );
}

#[test]
fn govern_counts_support_only_where_aid_can_become_patronage() {
    let map = scene()
        .support(Space::QuiNhon, SupportLevel::ActiveSupport)
        .support(Space::CamRanh, SupportLevel::PassiveSupport)
        .at(Space::QuiNhon, "2 us_troops 2 arvn_police")
        .at(Space::CamRanh, "1 arvn_police");
    let spaces = [Space::QuiNhon, Space::CamRanh];
    assert_eq!(left(&map, Column::ArvnGovern, &spaces), [Space::CamRanh]);
    assert_eq!(left(&map, Column::ArvnPlaceBases, &spaces), [Space::QuiNhon]);
}

#[test]
fn the_row_for_unmoved_nva_troops_looks_at_the_best_single_adjacent_space_and_not_at_trail_4() {
    // 3 + 3 next to Hue, 4 next to Da Nang.
    let map = scene()
        .at(Space::QuangTriThuaThien, "3 nva_troops")
        .at(Space::LocHueKheSanh, "3 nva_troops")
        .at(Space::QuangTinQuangNgai, "4 nva_troops");
    let spaces = [Space::Hue, Space::DaNang];
    assert_eq!(met(&map, Faction::Nva, SpaceRow::AdjacentMostUnmovedNvaTroops, &spaces), [Space::DaNang]);
    assert_eq!(left(&map, Column::NvaMarchDestinations, &spaces), [Space::DaNang]);
    assert_eq!(
        left(&map.track(Track::Trail, 4), Column::NvaMarchDestinations, &spaces),
        [Space::Hue],
        "then Population decides"
    );
}

#[test]
fn unmoved_nva_troops_count_also_where_an_event_lets_guerrillas_alone_march() {
    let map = scene().at(Space::LocHueKheSanh, "3 nva_troops").at(Space::QuangTinQuangNgai, "4 nva_troops");
    let (game, mut turn) = (map.game(), Turn::of(Faction::Nva, Terms::FULL));
    turn.terms.march.movers = PieceSet::GUERRILLAS;
    let spaces = SpaceSet::of(&[Space::Hue, Space::DaNang]);
    let met = SpaceRow::AdjacentMostUnmovedNvaTroops.met_by(&Sight::of(&game, &turn), spaces);
    assert_eq!(met, Space::DaNang.into());
}

#[test]
fn the_row_vc_base_of_nva_tests_for_vc_bases() {
    let map =
        scene().players(&[Faction::Vc]).at(Space::TayNinh, "1 nva_bases").at(Space::BinhDinh, "1 vc_tunnels");
    assert_eq!(
        met(&map, Faction::Nva, SpaceRow::VcBase, &[Space::TayNinh, Space::BinhDinh]),
        [Space::BinhDinh]
    );
}

#[test]
fn any_underground_guerrilla_keeps_a_base_from_being_vulnerable_and_a_tunnel_does_not() {
    let map = scene()
        .at(Space::TayNinh, "1 nva_bases 1 vc_guerrillas_u")
        .at(Space::BinhDinh, "1 nva_tunnels 1 vc_guerrillas_a");
    let spaces = [Space::TayNinh, Space::BinhDinh, Space::Hue];
    assert_eq!(met(&map, Faction::Nva, SpaceRow::VulnerableNvaBase, &spaces), [Space::BinhDinh]);
    assert_eq!(met(&map, Faction::Us, SpaceRow::VulnerableBase, &spaces), [Space::BinhDinh]);
    assert!(met(&map, Faction::Vc, SpaceRow::VulnerableVcBase, &spaces).is_empty());
}

#[test]
fn coin_firepower_is_none_without_us_troops_and_police_fight_in_cities_and_on_locs() {
    let fp = |scene: &Scene, space| scene.seen(Faction::Us, |sight| sight.coin_firepower(space));
    assert_eq!(fp(&scene().at(Space::Hue, "4 arvn_troops 1 us_irregulars_u"), Space::Hue), 0);
    assert_eq!(fp(&scene().at(Space::Hue, "1 us_troops 2 arvn_troops 2 arvn_police"), Space::Hue), 3);
    assert_eq!(fp(&scene().at(Space::TayNinh, "1 us_troops 2 arvn_troops 2 arvn_police"), Space::TayNinh), 2);
    assert_eq!(fp(&scene().at(Space::LocHueDaNang, "1 us_troops 2 arvn_police"), Space::LocHueDaNang), 2);
    assert_eq!(
        fp(&scene().at(Space::BinhDinh, "3 us_troops 4 arvn_troops"), Space::BinhDinh),
        2,
        "Highland: halves and thirds"
    );
    assert_eq!(
        fp(&scene().at(Space::BinhDinh, "3 us_troops 1 us_bases"), Space::BinhDinh),
        6,
        "a US Base doubles"
    );
}

#[test]
fn search_and_destroy_gives_us_troops_beside_an_underground_guerrilla_1_firepower_at_least() {
    let map = scene().at(Space::BinhDinh, "1 us_troops 1 vc_guerrillas_u");
    let fp = |scene: &Scene| scene.seen(Faction::Us, |sight| sight.coin_firepower(Space::BinhDinh));
    assert_eq!((fp(&map), fp(&map.unshaded(LastingCard::SearchAndDestroy))), (0, 1));
}

#[test]
fn abrams_lets_the_us_count_untunneled_bases_beside_underground_guerrillas() {
    let map = scene()
        .at(Space::TayNinh, "1 nva_bases 1 vc_tunnels 1 nva_troops 1 vc_guerrillas_u")
        .unshaded(LastingCard::Abrams);
    let enemies = |faction| map.seen(faction, |sight| sight.vulnerable_enemies(Space::TayNinh));
    assert_eq!((enemies(Faction::Us), enemies(Faction::Arvn)), (2, 1));
}

#[test]
fn one_or_two_vc_guerrillas_count_only_with_room_for_a_base() {
    let map = scene()
        .at(Space::TayNinh, "2 vc_guerrillas_u 2 vc_bases")
        .at(Space::BinhDinh, "1 vc_guerrillas_a 1 us_bases")
        .at(Space::BaXuyen, "3 vc_guerrillas_u");
    let spaces = [Space::TayNinh, Space::BinhDinh, Space::BaXuyen, Space::LocHueDaNang];
    assert_eq!(met(&map, Faction::Vc, SpaceRow::OneOrTwoVcGuerrillasRoomForBase, &spaces), [Space::BinhDinh]);
}

#[test]
fn vc_prefers_locs_with_econ_while_a_person_plays_us_or_arvn() {
    let spaces = [Space::LocDaNangDakTo, Space::LocSaigonCanTho];
    assert_eq!((spaces[0].econ(), spaces[1].econ()), (0, 2));
    assert_eq!(left(&scene(), Column::VcTax, &spaces), spaces);
    assert_eq!(left(&scene().players(&[Faction::Us]), Column::VcTax, &spaces), [Space::LocSaigonCanTho]);
}

#[test]
fn the_us_prefers_a_space_at_support_where_hidden_guerrillas_outnumber_its_forces() {
    let map = scene()
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .support(Space::Saigon, SupportLevel::PassiveSupport)
        .at(Space::Hue, "1 us_irregulars_a 2 vc_guerrillas_u")
        .at(Space::Saigon, "2 us_troops 2 vc_guerrillas_u");
    assert_eq!(left(&map, Column::UsSweepDestinations, &[Space::Hue, Space::Saigon]), [Space::Hue]);
}

#[test]
fn highest_adjacent_population_adds_up_all_neighbours() {
    let map = scene();
    let value =
        |space: Space| map.seen(Faction::Nva, |sight| SpaceRow::HighestAdjacentPop.value(sight, space));
    assert_eq!(value(Space::Hue), Some(2), "Quang Tri-Thua Thien");
    assert_eq!(value(Space::TayNinh), Some(Space::TayNinh.adjacent().population()));
    assert_eq!(PieceType::NvaBases.total(), 9);
}

#[test]
fn rows_of_the_us_about_its_bases_and_forces_stop_where_they_say() {
    let based = |cubes: &str| {
        met(
            &scene().at(Space::TayNinh, "1 us_bases").at(Space::TayNinh, cubes),
            Faction::Us,
            SpaceRow::ProvinceUsBase02Cubes,
            &[Space::TayNinh],
        )
    };
    assert_eq!((based("2 arvn_troops").len(), based("3 arvn_troops").len()), (1, 0));
    let outnumbered = |forces: &str| {
        let map = scene()
            .at(Space::Hue, "2 vc_guerrillas_u")
            .at(Space::Hue, forces)
            .support(Space::Hue, SupportLevel::PassiveSupport);
        met(&map, Faction::Us, SpaceRow::UsForcesBelowUndergroundAtSupport, &[Space::Hue]).len()
    };
    assert_eq!((outnumbered("1 us_troops"), outnumbered("1 us_troops 1 us_irregulars_a")), (1, 0));
    let weak = |us: &str| {
        let map = scene().at(Space::Hue, "2 nva_troops").at(Space::Hue, us);
        met(&map, Faction::Us, SpaceRow::CoinFirepowerBelowVulnerable, &[Space::Hue]).len()
    };
    assert_eq!((weak("1 us_irregulars_a"), weak("1 arvn_troops")), (1, 0), "a US piece is needed");
}
