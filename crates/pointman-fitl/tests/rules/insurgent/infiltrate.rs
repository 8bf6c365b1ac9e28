//! Infiltrate (4.4.1).

use pointman_fitl::Faction::{Nva, Vc};
use pointman_fitl::PieceKind::{
    NvaBases, NvaGuerrillasActive, NvaGuerrillasUnderground, NvaTroops, NvaTunnels, VcBases,
    VcGuerrillasActive, VcGuerrillasUnderground, VcTunnels,
};
use pointman_fitl::{LastingCard, PieceType, Row, Space, SupportLevel, Terms};

use super::scene::{Scene, empty};

/// An NVA Base with Guerrillas in Central Laos; the Trail is at 2.
fn laos() -> Scene {
    let scene =
        empty().with(Space::CentralLaos, 1, NvaBases).with(Space::CentralLaos, 2, NvaGuerrillasUnderground);
    scene.with(Space::CentralLaos, 1, NvaGuerrillasActive)
}

/// NVA Troops outnumber VC in Tay Ninh, at Active Opposition.
fn tay_ninh() -> Scene {
    let scene = empty().with(Space::TayNinh, 4, NvaTroops).with(Space::TayNinh, 1, VcGuerrillasActive);
    scene.with(Space::TayNinh, 1, VcTunnels).support(Space::TayNinh, SupportLevel::ActiveOpposition)
}

#[test]
fn nva_builds_troops_up_to_trail_and_bases_then_replaces_guerrillas() {
    let played =
        laos().plays(Nva, "rally hue place 1; special infiltrate central-laos build 3 replacing 1u 1a");
    assert_eq!(played.count(Space::CentralLaos, NvaTroops), 5);
    assert_eq!(played.count(Space::CentralLaos, NvaGuerrillasUnderground), 1);
    assert_eq!(played.game.board().available(PieceType::NvaGuerrillas), 18);
}

#[test]
fn more_troops_than_trail_and_bases_and_building_without_a_base_are_refused() {
    laos().refuses(Row::IN3, Nva, "rally hue place 1; special infiltrate central-laos build 4");
    tay_ninh().refuses(Row::IN3, Nva, "rally hue place 1; special infiltrate tay-ninh build 1");
}

#[test]
fn guerrillas_are_replaced_as_far_as_there_are_troops_also_from_the_map() {
    let scene = laos().available(PieceType::NvaTroops, 3);
    let words = "rally hue place 1; special infiltrate central-laos build 2 replacing 2u";
    scene.refuses(Row::G14, Nva, words);
    let played = scene.plays(Nva, &format!("{words} taking 1t north-vietnam"));
    assert_eq!(
        (played.count(Space::CentralLaos, NvaTroops), played.count(Space::NorthVietnam, NvaTroops)),
        (4, 36)
    );
}

#[test]
fn taking_over_lessens_opposition_and_replaces_one_vc_piece() {
    let played =
        tay_ninh().plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over replacing a");
    assert_eq!(played.support(Space::TayNinh), SupportLevel::PassiveOpposition);
    assert_eq!(played.count(Space::TayNinh, NvaGuerrillasUnderground), 1);
    assert_eq!(played.count(Space::TayNinh, VcGuerrillasActive), 0);
    let played = tay_ninh().plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over");
    assert_eq!(played.count(Space::TayNinh, VcGuerrillasActive), 1, "a piece may be left alone");
}

#[test]
fn a_tunneled_base_becomes_a_tunneled_nva_base() {
    let played =
        tay_ninh().plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over replacing tunnels");
    assert_eq!((played.count(Space::TayNinh, NvaTunnels), played.count(Space::TayNinh, VcTunnels)), (1, 0));
    let as_shown =
        tay_ninh().plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over replacing b*");
    assert_eq!(as_shown.count(Space::TayNinh, NvaTunnels), 1);
    let scene = tay_ninh().with(Space::TayNinh, 1, VcBases);
    let played = scene.plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over replacing bases");
    assert_eq!((played.count(Space::TayNinh, NvaBases), played.count(Space::TayNinh, VcTunnels)), (1, 1));
}

#[test]
fn support_is_not_touched_by_taking_over() {
    let scene =
        empty().with(Space::TayNinh, 1, NvaTroops).support(Space::TayNinh, SupportLevel::PassiveSupport);
    let played = scene.plays(Nva, "rally hue place 1; special infiltrate tay-ninh take-over");
    assert_eq!(played.support(Space::TayNinh), SupportLevel::PassiveSupport);
}

#[test]
fn taking_over_without_more_pieces_or_without_a_counterpart_is_refused() {
    let scene = tay_ninh().with(Space::TayNinh, 2, VcGuerrillasUnderground).with(Space::TayNinh, 1, NvaBases);
    let scene = scene.with(Space::TayNinh, 1, VcGuerrillasActive);
    scene.refuses(Row::IN4, Nva, "rally hue place 1; special infiltrate tay-ninh take-over");
    let none = tay_ninh().available(PieceType::NvaGuerrillas, 0);
    none.refuses(Row::IN4, Nva, "rally hue; special infiltrate tay-ninh take-over replacing a");
    let played = none
        .plays(Nva, "rally hue; special infiltrate tay-ninh take-over replacing a taking 1u north-vietnam");
    assert_eq!(played.count(Space::TayNinh, NvaGuerrillasUnderground), 1);
    tay_ninh().refuses(
        Row::IN4,
        Nva,
        "rally hue; special infiltrate tay-ninh take-over replacing nva_troops",
    );
    tay_ninh().refuses(Row::G13, Nva, "rally hue; special infiltrate tay-ninh take-over replacing u");
}

#[test]
fn a_space_without_an_nva_base_or_majority_is_refused() {
    let scene = empty().with(Space::TayNinh, 1, NvaTroops).with(Space::TayNinh, 1, VcGuerrillasActive);
    scene.refuses(Row::IN2, Nva, "rally hue; special infiltrate tay-ninh take-over");
}

#[test]
fn both_forms_in_one_space_are_refused() {
    laos().refuses(
        Row::IN5,
        Nva,
        "rally hue; special infiltrate central-laos build 1, central-laos take-over",
    );
}

#[test]
fn a_third_space_is_refused_and_a_second_by_the_559th_and_typhoon_kate() {
    let scene = laos().with(Space::SouthernLaos, 1, NvaBases).with(Space::NorthVietnam, 1, NvaBases);
    let two = "rally hue; special infiltrate central-laos build 1, southern-laos build 1";
    scene.plays(Nva, two);
    scene.refuses(Row::IN1, Nva, &format!("{two}, north-vietnam build 1"));
    scene.unshaded(LastingCard::TransportGroup559).refuses(Row::IN1, Nva, two);
    scene.unshaded(LastingCard::TyphoonKate).refuses(Row::IN1, Nva, two);
    scene.plays_on(
        Nva,
        &format!("{two}, north-vietnam build 1"),
        Terms { max_spaces: Some(3), ..Terms::FULL },
        &[],
    );
}

#[test]
fn infiltrate_goes_with_rally_and_march_and_not_under_mcnamara_line() {
    laos().plays(Nva, "march southern-laos: 1u from central-laos; special infiltrate central-laos build 1");
    let scene = laos().with(Space::CentralLaos, 1, NvaTroops);
    scene.refuses(Row::G5, Nva, "terror central-laos; special infiltrate central-laos build 1");
    scene.unshaded(LastingCard::McNamaraLine).refuses(
        Row::G6,
        Nva,
        "rally hue; special infiltrate central-laos build 1",
    );
    scene.refuses(Row::G3, Vc, "rally hue; special infiltrate central-laos build 1");
}
