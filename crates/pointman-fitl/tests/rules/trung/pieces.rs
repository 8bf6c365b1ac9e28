//! Piece Priorities (T5.8), and own losses (T2.1.4).

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fitl::trung::{
    BY_SPECIAL_FORCES, COIN_BASES_LAST, INSURGENT_BASES_LAST, PieceUse, Taking, give_up, next_to_place,
    next_to_remove, pieces_in, removed, take,
};
use pointman_fitl::{BoxName, ByPiece, Faction, FactionSet, PieceKind, PieceSet, PieceType, Space, SpaceSet};

use crate::trung::scene::{Scene, scene};

type Counts = ByPiece<u8>;

fn pieces(words: &str) -> Counts {
    let mut counts = Counts::default();
    let mut words = words.split_whitespace();
    while let (Some(count), Some(piece)) = (words.next(), words.next()) {
        counts[piece.parse::<PieceKind>().unwrap()] += count.parse::<u8>().unwrap();
    }
    counts
}

/// The kinds taken one after the other.
fn in_order(counts: &str, by: PieceUse, players: FactionSet, number: usize) -> Vec<PieceKind> {
    let (mut left, mut taking) = (pieces(counts), Taking::by(by, players));
    let mut order = Vec::new();
    while order.len() < number
        && let Some(kind) = taking.next(&left, PieceSet::ALL)
    {
        left[kind] -= 1;
        order.push(kind);
    }
    order
}

const ALL_KINDS: &str = "1 us_troops 1 us_irregulars_u 1 us_irregulars_a 1 us_bases 1 arvn_troops 1 \
                         arvn_police 1 arvn_rangers_u 1 arvn_rangers_a 1 arvn_bases 1 nva_troops 1 \
                         nva_guerrillas_u 1 nva_guerrillas_a 1 nva_bases 1 nva_tunnels 1 vc_guerrillas_u 1 \
                         vc_guerrillas_a 1 vc_bases 1 vc_tunnels";

fn kinds(ids: &str) -> Vec<PieceKind> {
    ids.split_whitespace().map(|id| id.parse().unwrap()).collect()
}

const DOWN: &str = "nva_tunnels vc_tunnels us_bases arvn_bases nva_bases vc_bases us_troops nva_troops \
                    arvn_police arvn_troops arvn_rangers_u us_irregulars_u arvn_rangers_a us_irregulars_a \
                    vc_guerrillas_u nva_guerrillas_u vc_guerrillas_a nva_guerrillas_a";

#[test]
fn placing_moving_and_harming_go_down_the_boxes_from_the_left() {
    for by in [PieceUse::Place, PieceUse::Move, PieceUse::Harm] {
        assert_eq!(in_order(ALL_KINDS, by, FactionSet::NONE, 18), kinds(DOWN), "{by}");
    }
}

#[test]
fn giving_up_goes_up_the_boxes_from_the_right() {
    let mut up = kinds(DOWN);
    up.reverse();
    for by in [PieceUse::GiveUp, PieceUse::PlaceEnemy] {
        assert_eq!(in_order(ALL_KINDS, by, FactionSet::NONE, 18), up, "{by}");
    }
}

#[test]
fn enemies_that_people_play_come_first_each_group_in_order() {
    let vc = FactionSet::only(Faction::Vc);
    let order = in_order(
        "2 nva_troops 1 nva_guerrillas_a 1 vc_guerrillas_a 1 vc_guerrillas_u",
        PieceUse::Harm,
        vc,
        9,
    );
    assert_eq!(order, kinds("vc_guerrillas_u vc_guerrillas_a nva_troops nva_troops nva_guerrillas_a"));
    let order =
        in_order("1 vc_guerrillas_a 1 nva_guerrillas_a", PieceUse::Harm, FactionSet::only(Faction::Nva), 1);
    assert_eq!(order, kinds("nva_guerrillas_a"));
    let own = in_order("1 vc_guerrillas_a 1 nva_troops", PieceUse::GiveUp, vc, 1);
    assert_eq!(own, kinds("vc_guerrillas_a"), "for friendly pieces it makes no difference who plays");
}

#[test]
fn removing_3_enemies_of_1_police_and_4_troops_takes_police_troop_troop() {
    let order = in_order("1 arvn_police 4 arvn_troops", PieceUse::Harm, FactionSet::NONE, 3);
    assert_eq!(order, kinds("arvn_police arvn_troops arvn_troops"));
}

#[test]
fn placing_6_arvn_cubes_with_2_police_available_alternates_until_they_run_out() {
    let order = in_order("2 arvn_police 9 arvn_troops", PieceUse::Place, FactionSet::NONE, 6);
    assert_eq!(order, kinds("arvn_police arvn_troops arvn_police arvn_troops arvn_troops arvn_troops"));
}

#[test]
fn giving_up_3_arvn_cubes_takes_troop_police_troop() {
    let order = in_order("5 arvn_troops 1 arvn_police", PieceUse::GiveUp, FactionSet::NONE, 3);
    assert_eq!(order, kinds("arvn_troops arvn_police arvn_troops"));
}

#[test]
fn each_separate_selection_begins_with_the_first_kind_again() {
    let cubes = pieces("3 arvn_police 3 arvn_troops");
    for _ in 0..2 {
        assert_eq!(
            take(&cubes, PieceSet::ALL, PieceUse::Harm, FactionSet::NONE, 1)[PieceKind::ArvnPolice],
            1
        );
        assert_eq!(
            take(&cubes, PieceSet::ALL, PieceUse::GiveUp, FactionSet::NONE, 1)[PieceKind::ArvnTroops],
            1
        );
    }
}

#[test]
fn fewer_pieces_than_asked_for_are_all_taken() {
    let two = pieces("2 us_troops");
    assert_eq!(take(&two, PieceSet::ALL, PieceUse::Harm, FactionSet::NONE, 5), two);
    assert_eq!(take(&two, PieceSet::BASES, PieceUse::Harm, FactionSet::NONE, 5), Counts::default());
}

#[test]
fn seven_nva_troops_against_3_us_troops_and_a_base_remove_the_troops_alone() {
    let there = pieces("3 us_troops 1 us_bases");
    let hit = |number| removed(&there, &COIN_BASES_LAST, PieceSet::ALL, FactionSet::NONE, number);
    assert_eq!(hit(7 / 2), pieces("3 us_troops"));
    assert_eq!(hit(4), pieces("3 us_troops 1 us_bases"), "PT-76 brings a fourth hit");
}

#[test]
fn coin_bases_are_removed_only_when_no_force_of_either_faction_is_left() {
    let there = pieces("1 us_bases 1 arvn_rangers_u 1 arvn_bases");
    let us_alone = PieceSet::of_faction(Faction::Us);
    assert_eq!(removed(&there, &COIN_BASES_LAST, us_alone, FactionSet::NONE, 2), Counts::default());
    let both = removed(&there, &COIN_BASES_LAST, PieceSet::ALL, FactionSet::NONE, 2);
    assert_eq!(both, pieces("1 arvn_rangers_u 1 us_bases"));
}

#[test]
fn an_assault_removes_nva_troops_then_active_guerrillas_then_bases_unless_a_guerrilla_hides() {
    let hit = |there: &str, number| {
        removed(&pieces(there), &INSURGENT_BASES_LAST, PieceSet::ALL, FactionSet::NONE, number)
    };
    let open = "2 nva_troops 1 vc_guerrillas_a 1 nva_guerrillas_a 1 vc_bases 1 nva_tunnels";
    assert_eq!(hit(open, 3), pieces("2 nva_troops 1 vc_guerrillas_a"), "VC before NVA");
    assert_eq!(
        hit(open, 9),
        pieces("2 nva_troops 1 vc_guerrillas_a 1 nva_guerrillas_a 1 vc_bases"),
        "no Tunneled Base"
    );
    assert_eq!(hit("1 nva_troops 1 vc_guerrillas_u 1 nva_bases", 9), pieces("1 nva_troops"));
}

#[test]
fn special_forces_remove_underground_guerrillas_too_and_then_a_base() {
    let hit = |there: &str| removed(&pieces(there), &BY_SPECIAL_FORCES, PieceSet::ALL, FactionSet::NONE, 2);
    assert_eq!(hit("1 nva_troops 2 vc_guerrillas_u 1 nva_bases"), pieces("1 nva_troops 1 vc_guerrillas_u"));
    assert_eq!(hit("1 vc_guerrillas_u 1 nva_bases 1 vc_bases"), pieces("1 vc_guerrillas_u 1 nva_bases"));
}

#[test]
fn an_own_piece_is_given_up_where_most_of_the_faction_are_whatever_their_kind() {
    let game =
        scene().at(Space::Hue, "1 vc_guerrillas_a 2 vc_bases").at(Space::TayNinh, "2 vc_guerrillas_a").game();
    let kinds = PieceSet::of(&[PieceKind::VcGuerrillasActive]);
    let given =
        give_up(&game, Faction::Vc, kinds, SpaceSet::ALL, &mut Scripted::new([]), &mut Silent).unwrap();
    assert_eq!(given, Some((Space::Hue, PieceKind::VcGuerrillasActive)));
}

#[test]
fn an_own_tunneled_base_is_never_offered() {
    let game = scene().at(Space::TayNinh, "2 vc_tunnels").game();
    let given =
        give_up(&game, Faction::Vc, PieceSet::ALL, SpaceSet::ALL, &mut Scripted::new([]), &mut Silent)
            .unwrap();
    assert_eq!(given, None);
    assert_eq!(pieces_in(game.board(), Space::TayNinh), pieces("2 vc_tunnels"));
}

/// What `faction` places next of these types in these spaces, from Available.
fn placed(
    scene: &Scene,
    faction: Faction,
    types: &[PieceType],
    spaces: &[Space],
) -> Option<(Space, PieceType)> {
    let spaces = SpaceSet::of(spaces);
    let mut dice = Scripted::new([]);
    scene
        .seen(faction, |sight| {
            next_to_place(sight, types, BoxName::Available, spaces, &mut dice, &mut Silent)
        })
        .unwrap()
}

#[test]
fn bases_are_placed_before_other_pieces_unless_no_space_has_room() {
    let types = [PieceType::VcGuerrillas, PieceType::VcBases];
    let spaces = [Space::TayNinh, Space::LocHueDaNang];
    assert_eq!(placed(&scene(), Faction::Vc, &types, &spaces), Some((Space::TayNinh, PieceType::VcBases)));
    let full = scene().at(Space::TayNinh, "2 nva_bases");
    let guerrilla = placed(&full, Faction::Vc, &types, &spaces);
    assert_eq!(
        guerrilla,
        Some((Space::TayNinh, PieceType::VcGuerrillas)),
        "no test whether anybody guards a Base"
    );
    assert_eq!(placed(&full, Faction::Vc, &[PieceType::VcBases], &spaces), None);
}

#[test]
fn own_pieces_are_placed_before_the_allys() {
    let special_forces = [PieceType::ArvnRangers, PieceType::UsIrregulars];
    let spaces = [Space::TayNinh];
    assert_eq!(
        placed(&scene(), Faction::Us, &special_forces, &spaces),
        Some((Space::TayNinh, PieceType::UsIrregulars))
    );
    let none = scene().only_available(PieceType::UsIrregulars, 0);
    assert_eq!(
        placed(&none, Faction::Us, &special_forces, &spaces),
        Some((Space::TayNinh, PieceType::ArvnRangers))
    );
    let mixed = [PieceType::UsIrregulars, PieceType::ArvnPolice, PieceType::ArvnRangers];
    assert_eq!(placed(&none, Faction::Us, &mixed, &spaces), Some((Space::TayNinh, PieceType::ArvnPolice)));
}

#[test]
fn us_and_arvn_pieces_are_never_placed_in_north_vietnam() {
    assert_eq!(placed(&scene(), Faction::Us, &[PieceType::UsTroops], &[Space::NorthVietnam]), None);
}

#[test]
fn an_enemy_piece_is_removed_where_the_column_selects_among_all_that_hold_one_then_top_down() {
    let next = |scene: &Scene, kinds| {
        let mut dice = Scripted::new([]);
        scene
            .seen(Faction::Us, |sight| next_to_remove(sight, kinds, SpaceSet::ALL, &mut dice, &mut Silent))
            .unwrap()
    };
    let map =
        scene().at(Space::Saigon, "2 vc_guerrillas_a").at(Space::TheFishhook, "1 vc_bases 3 vc_guerrillas_u");
    assert_eq!(
        next(&map, PieceSet::INSURGENT),
        Some((Space::Saigon, PieceKind::VcGuerrillasActive)),
        "most Population, though there is a Base in The Fishhook"
    );
    assert_eq!(next(&map, PieceSet::BASES), Some((Space::TheFishhook, PieceKind::VcBases)));
    assert_eq!(next(&map, PieceKind::NvaTroops.into()), None);
}
