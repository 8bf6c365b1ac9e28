//! The course of movements (T5.7): destination after destination, origin after origin.

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fitl::operations::assault::Treated;
use pointman_fitl::trung::{
    Activation, Column, Course, MoveAction, Movement, NpOperation, Pick, Plan, Scene as Sight,
};
use pointman_fitl::{
    Faction, Game, LastingCard, OperationName, PieceKind, PieceType, Space, SpaceSet, SupportLevel, Table,
    Terms, Track, Turn,
};

use crate::trung::scene::{Scene, scene};

/// What a movement came to.
struct Moved {
    game: Game,
    course: Course,
    turn: Turn,
}

impl Moved {
    fn count(&self, space: Space, piece: &str) -> u8 {
        self.game.board().count(space, piece.parse::<PieceKind>().unwrap())
    }
}

/// Moves by these plans, one after the other, with the rolls of the Operation.
fn moved(scene: &Scene, faction: Faction, action: MoveAction, plans: &[Plan], rolls: &[u32]) -> Moved {
    moved_by(scene, faction, action, plans, rolls, |movement| movement)
}

fn moved_by(
    scene: &Scene,
    faction: Faction,
    action: MoveAction,
    plans: &[Plan],
    rolls: &[u32],
    change: impl Fn(Movement) -> Movement,
) -> Moved {
    let (mut game, mut effects, mut dice) = (scene.game(), Vec::new(), Scripted::new(rolls.iter().copied()));
    let before = game;
    let mut turn = Turn::of(faction, Terms::FULL);
    let (operation, rolled) = match action {
        MoveAction::NvaMarch => (OperationName::March, Some(NpOperation::NvaMarch)),
        MoveAction::VcMarch => (OperationName::March, Some(NpOperation::VcMarch)),
        MoveAction::ArvnSweep => (OperationName::Sweep, Some(NpOperation::ArvnSweep)),
        MoveAction::UsSweep => (OperationName::Sweep, None),
        _ => (OperationName::Patrol, None),
    };
    if operation.is_of(faction) && operation != OperationName::Patrol {
        turn.begin(&game, operation).unwrap();
    }
    let mut activation = rolled.map_or(Activation::NONE, |operation| {
        let number = if matches!(faction, Faction::Us | Faction::Arvn) { 3 } else { 2 };
        Activation::of(&game, operation, number)
    });
    let movement = change(Movement::of(&Sight::of(&game, &turn), action));
    let mut course = Course::begin(movement, Treated::Normally);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    for plan in plans {
        course.run(&mut table, &mut turn, plan, &mut activation, &mut Silent).unwrap();
    }
    dice.finish().unwrap();
    let mut replayed = before;
    effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
    assert_eq!(replayed, game, "the effects lead to the game");
    Moved { game, course, turn }
}

fn plan(candidates: &[Space], pick: Pick) -> Plan {
    Plan { candidates: SpaceSet::of(candidates), pick, most: u8::MAX }
}

/// In the printed order of the spaces.
const IN_ORDER: Pick = Pick::Most("first", |_, space| -(space.index() as i16));

#[test]
fn origins_follow_each_other_from_most_movable_pieces_until_rule_b_is_met() {
    let map = scene()
        .at(Space::CentralLaos, "4 us_irregulars_u")
        .at(Space::SouthernLaos, "3 nva_troops")
        .at(Space::QuangTriThuaThien, "4 nva_troops")
        .only_available(PieceType::NvaBases, 0);
    let moved =
        moved(&map, Faction::Nva, MoveAction::NvaMarch, &[plan(&[Space::CentralLaos], IN_ORDER)], &[]);
    assert_eq!(moved.count(Space::CentralLaos, "nva_troops"), 5, "5 exceed 4");
    assert_eq!(moved.count(Space::QuangTriThuaThien, "nva_troops"), 1, "it is first, and keeps its Control");
    assert_eq!(moved.count(Space::SouthernLaos, "nva_troops"), 1);
    assert_eq!(moved.course.order(), [Space::CentralLaos]);
}

#[test]
fn a_loc_then_a_province_then_a_destination_in_vain_then_another_without_a_new_roll() {
    let map = scene()
        .track(Track::Trail, 3)
        .at(Space::SouthernLaos, "9 nva_guerrillas_u")
        .only_available(PieceType::NvaBases, 0);
    let loc = plan(&[Space::LocDaNangDakTo], Pick::Column(Column::NvaMarchDestinations));
    let others =
        plan(&[Space::CentralLaos, Space::QuangTriThuaThien, Space::QuangNam, Space::BinhDinh], IN_ORDER);
    let moved = moved(&map, Faction::Nva, MoveAction::NvaMarch, &[loc, others], &[5, 1]);
    assert_eq!(moved.course.order(), [Space::LocDaNangDakTo, Space::CentralLaos, Space::QuangNam]);
    assert_eq!(
        moved.course.rejected,
        Space::QuangTriThuaThien.into(),
        "Central Laos is a destination and no origin"
    );
    assert_eq!(moved.turn.spaces, moved.course.destinations);
}

#[test]
fn a_destination_in_vain_is_out_for_all_steps_of_the_operation() {
    let map = scene().at(Space::SouthernLaos, "5 nva_guerrillas_u").only_available(PieceType::NvaBases, 0);
    let in_vain = plan(&[Space::Hue], IN_ORDER);
    let again = plan(&[Space::Hue, Space::QuangNam], IN_ORDER);
    let moved = moved(&map, Faction::Nva, MoveAction::NvaMarch, &[in_vain, again], &[]);
    assert_eq!(moved.course.order(), [Space::QuangNam]);
}

#[test]
fn a_destination_in_vain_may_be_an_origin_for_another() {
    let map = scene()
        .at(Space::SouthernLaos, "2 nva_guerrillas_u")
        .at(Space::QuangTinQuangNgai, "5 nva_guerrillas_u 5 us_troops")
        .only_available(PieceType::NvaBases, 0);
    let in_vain = plan(&[Space::Hue, Space::QuangNam], IN_ORDER);
    let moved = moved(&map, Faction::Nva, MoveAction::NvaMarch, &[in_vain], &[]);
    assert_eq!(moved.course.order(), [Space::QuangNam], "Hue is out of reach");
    assert_eq!(moved.course.rejected, Space::Hue.into());
    assert!(moved.count(Space::QuangNam, "nva_guerrillas_u") > 0);
}

#[test]
fn a_piece_marches_once() {
    let map = scene().at(Space::SouthernLaos, "2 nva_guerrillas_u").only_available(PieceType::NvaBases, 0);
    let both = plan(&[Space::QuangNam, Space::QuangTriThuaThien], IN_ORDER);
    let moved = moved(&map, Faction::Nva, MoveAction::NvaMarch, &[both], &[]);
    assert_eq!(
        moved.course.order(),
        [Space::QuangNam],
        "whoever came to Quang Nam goes no further, and needs no roll to stay"
    );
}

#[test]
fn a_marching_group_of_3_is_not_seen_unless_by_main_force_bns_and_claymores_remove_1() {
    let map = scene()
        .at(Space::TheFishhook, "3 vc_guerrillas_u")
        .support(Space::TayNinh, SupportLevel::PassiveSupport);
    let march = |map: &Scene| {
        moved_by(
            map,
            Faction::Vc,
            MoveAction::VcMarch,
            &[plan(&[Space::TayNinh], IN_ORDER)],
            &[],
            |movement| Movement { amass: false, ..movement },
        )
    };
    assert_eq!(march(&map).count(Space::TayNinh, "vc_guerrillas_u"), 3);
    let seen = map.unshaded(LastingCard::MainForceBns);
    assert_eq!(march(&seen).count(Space::TayNinh, "vc_guerrillas_a"), 3);
    assert_eq!(march(&seen.unshaded(LastingCard::Claymores)).count(Space::TayNinh, "vc_guerrillas_a"), 2);
}

#[test]
fn nothing_to_move_in_is_a_sweep_in_place_where_it_activates() {
    let map = scene()
        .at(Space::TayNinh, "4 us_troops 1 vc_guerrillas_u")
        .at(Space::PhuocLong, "1 us_troops 1 vc_guerrillas_u");
    let both = plan(&[Space::TayNinh, Space::PhuocLong], Pick::Column(Column::UsSweepDestinations));
    let moved = moved(&map, Faction::Us, MoveAction::UsSweep, &[both], &[]);
    assert!(moved.course.destinations.contains(Space::TayNinh));
    assert!(moved.course.rejected.contains(Space::PhuocLong), "1 Troop in Jungle Activates none");
}

#[test]
fn an_arvn_sweep_rolls_after_each_destination() {
    let map = scene().at(Space::Saigon, "9 arvn_troops");
    let spaces = plan(&[Space::TayNinh, Space::KienPhong, Space::KienHoaVinhBinh], IN_ORDER);
    let moved = moved(&map, Faction::Arvn, MoveAction::ArvnSweep, &[spaces], &[4, 3]);
    assert_eq!(moved.course.order(), [Space::TayNinh, Space::KienPhong]);
}

#[test]
fn a_transport_has_one_origin_and_6_pieces() {
    let map = scene()
        .at(Space::Saigon, "9 arvn_troops")
        .at(Space::CanTho, "5 arvn_troops")
        .at(Space::TayNinh, "4 vc_guerrillas_u")
        .at(Space::KienPhong, "3 vc_guerrillas_u");
    let spaces =
        plan(&[Space::TayNinh, Space::KienPhong], Pick::Column(Column::ArvnSweepOrTransportDestinations));
    let moved = moved(&map, Faction::Arvn, MoveAction::ArvnTransport, &[spaces], &[]);
    assert_eq!(moved.course.order(), [Space::KienPhong, Space::TayNinh], "fewest enemies first");
    assert_eq!(
        (moved.count(Space::KienPhong, "arvn_troops"), moved.count(Space::TayNinh, "arvn_troops")),
        (4, 2)
    );
    assert_eq!(moved.count(Space::CanTho, "arvn_troops"), 5);
}

#[test]
fn an_air_lift_counts_origins_and_destinations_fewer_in_monsoon() {
    let map = scene().at(Space::Saigon, "9 us_troops");
    let spaces = plan(&[Space::Hue, Space::DaNang, Space::QuiNhon, Space::CamRanh], IN_ORDER);
    let order = |map: &Scene| {
        let moved = moved(map, Faction::Us, MoveAction::UsAirLift, &[spaces], &[]);
        moved.course.order().to_vec()
    };
    assert_eq!(order(&map), [Space::Hue, Space::DaNang, Space::QuiNhon], "4 spaces with Saigon");
    assert_eq!(order(&map.monsoon()), [Space::Hue]);
}

#[test]
fn a_limited_operation_has_one_destination() {
    let map = scene()
        .at(Space::DaNang, "6 us_troops")
        .at(Space::LocHueDaNang, "1 vc_guerrillas_u")
        .at(Space::LocDaNangDakTo, "1 vc_guerrillas_u");
    let spaces = Plan {
        most: 1,
        ..plan(&[Space::LocHueDaNang, Space::LocDaNangDakTo], Pick::Random("LoCs with enemies"))
    };
    let moved = moved(&map, Faction::Us, MoveAction::UsPatrol, &[spaces], &[2]);
    assert_eq!(moved.course.order(), [Space::LocDaNangDakTo]);
}
