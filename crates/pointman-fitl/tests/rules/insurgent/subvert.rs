//! Subvert (4.5.2).

use pointman_fitl::Faction::Vc;
use pointman_fitl::PieceKind::{
    ArvnBases, ArvnPolice, ArvnRangersUnderground, ArvnTroops, UsTroops, VcGuerrillasActive,
    VcGuerrillasUnderground,
};
use pointman_fitl::{LastingCard, PieceType, Row, Space, Track};

use super::scene::{Scene, empty};

/// VC among ARVN Troops and Police in Hue, Saigon and Da Nang.
fn cities() -> Scene {
    let mut scene = empty().track(Track::Patronage, 10);
    for space in [Space::Hue, Space::Saigon, Space::DaNang] {
        scene = scene
            .with(space, 1, VcGuerrillasUnderground)
            .with(space, 2, ArvnTroops)
            .with(space, 2, ArvnPolice);
    }
    scene
}

#[test]
fn subvert_removes_two_cubes_and_lowers_patronage_by_half_the_cubes_of_all_spaces() {
    let played = cities().plays(Vc, "rally can-tho; special subvert hue remove 1t 1p, saigon replace t");
    assert_eq!((played.count(Space::Hue, ArvnTroops), played.count(Space::Hue, ArvnPolice)), (1, 1));
    assert_eq!(
        (played.count(Space::Saigon, ArvnTroops), played.count(Space::Saigon, VcGuerrillasUnderground)),
        (1, 2)
    );
    assert_eq!(played.track(Track::Patronage), 9);
    assert_eq!(played.count(Space::Hue, VcGuerrillasActive), 0, "nobody is Activated");
    let played = cities().plays(Vc, "rally can-tho; special subvert hue remove 2t, saigon remove 2p");
    assert_eq!(played.track(Track::Patronage), 8);
}

#[test]
fn the_only_cube_is_removed_alone() {
    let scene = empty().track(Track::Patronage, 10).with(Space::Hue, 1, VcGuerrillasUnderground).with(
        Space::Hue,
        1,
        ArvnPolice,
    );
    let played = scene.plays(Vc, "rally can-tho; special subvert hue remove");
    assert_eq!((played.count(Space::Hue, ArvnPolice), played.track(Track::Patronage)), (0, 10));
}

#[test]
fn without_a_guerrilla_the_cube_is_only_removed() {
    let scene = cities().available(PieceType::VcGuerrillas, 0);
    let played = scene.plays(Vc, "terror hue; special subvert saigon replace p");
    assert_eq!(
        (played.count(Space::Saigon, VcGuerrillasUnderground), played.count(Space::Saigon, ArvnPolice)),
        (1, 1)
    );
    let played = scene.plays(Vc, "terror hue; special subvert saigon replace p taking 1u north-vietnam");
    assert_eq!(
        (
            played.count(Space::Saigon, VcGuerrillasUnderground),
            played.count(Space::NorthVietnam, VcGuerrillasUnderground)
        ),
        (2, 26)
    );
}

#[test]
fn subvert_without_an_underground_guerrilla_or_a_cube_and_in_a_third_space_is_refused() {
    let active = empty().with(Space::Hue, 1, VcGuerrillasActive).with(Space::Hue, 2, ArvnTroops);
    active.refuses(Row::SU1, Vc, "rally can-tho; special subvert hue remove");
    let none =
        empty().with(Space::Hue, 1, VcGuerrillasUnderground).with(Space::Hue, 2, ArvnRangersUnderground);
    none.refuses(Row::SU1, Vc, "rally can-tho; special subvert hue remove");
    cities().refuses(
        Row::SU1,
        Vc,
        "rally can-tho; special subvert hue remove 2t, saigon remove 2t, da-nang remove 2t",
    );
    let typhoon = cities().unshaded(LastingCard::TyphoonKate);
    typhoon.refuses(Row::SU1, Vc, "rally can-tho; special subvert hue remove 2t, saigon remove 2t");
}

#[test]
fn one_of_two_cubes_other_pieces_and_both_forms_are_refused() {
    let scene = cities().with(Space::Hue, 1, ArvnBases).with(Space::Hue, 1, ArvnRangersUnderground).with(
        Space::Hue,
        1,
        UsTroops,
    );
    for cubes in ["1t", "3t", "1t 1b", "1p 1u", "2us_troops"] {
        scene.refuses(Row::SU2, Vc, &format!("rally can-tho; special subvert hue remove {cubes}"));
    }
    scene.refuses(Row::SU2, Vc, "rally can-tho; special subvert hue replace b");
    scene.refuses(Row::SU2, Vc, "rally can-tho; special subvert hue remove 2t, hue replace p");
    scene.refuses(Row::G18, Vc, "rally can-tho; special subvert hue remove");
}

#[test]
fn subvert_does_not_go_with_attack() {
    cities().refuses(Row::G5, Vc, "attack special subvert hue remove 2t");
}
