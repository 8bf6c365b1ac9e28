//! The Redeploy Phase (6.4).

use pointman_fitl::{BoxName, CoupPart, Faction, Phase, PieceKind, Space};

use crate::coup::scene::{Scene, at_part, at_phase};

/// A Saigon under COIN Control, a Hue under NVA Control, and a US Base in Binh Dinh.
fn scene() -> Scene {
    at_part(CoupPart::ArvnRedeploy)
        .at(Space::Saigon, "2 arvn_troops 2 arvn_police")
        .at(Space::Hue, "4 nva_troops")
        .at(Space::BinhDinh, "1 us_bases 1 arvn_rangers_u")
}

#[test]
fn coin_forces_leave_laos_and_cambodia_but_bases_stay() {
    let pieces =
        "3 us_troops 1 us_irregulars_a 1 arvn_troops 1 arvn_police 1 arvn_rangers_u 1 us_bases 1 arvn_bases";
    let outcome =
        at_phase(Phase::CoupRedeploy).at(Space::CentralLaos, pieces).at(Space::Hue, "1 arvn_troops").run("");
    assert_eq!(outcome.in_box(BoxName::Casualties, PieceKind::UsTroops), 3);
    assert_eq!(outcome.in_box(BoxName::Available, PieceKind::UsIrregularsUnderground), 6);
    assert_eq!(outcome.in_box(BoxName::Available, PieceKind::ArvnPolice), 30);
    assert_eq!(outcome.game.board().coin(Space::CentralLaos), 2);
}

#[test]
fn in_the_first_edition_every_coin_piece_leaves_and_troops_go_out_of_play() {
    let pieces = "3 us_troops 1 us_irregulars_a 1 arvn_troops 1 us_bases 1 arvn_bases";
    let scene = at_phase(Phase::CoupRedeploy)
        .first_edition()
        .at(Space::CentralLaos, pieces)
        .at(Space::Hue, "1 arvn_troops");
    let outcome = scene.run("");
    assert_eq!(outcome.in_box(BoxName::OutOfPlay, PieceKind::UsTroops), 3);
    assert_eq!(outcome.in_box(BoxName::Available, PieceKind::UsBases), 6);
    assert_eq!(outcome.in_box(BoxName::Casualties, PieceKind::UsTroops), 0);
    assert_eq!(outcome.game.board().coin(Space::CentralLaos), 0);
}

#[test]
fn cp5_troops_must_leave_locs_and_provinces_without_a_coin_base() {
    for place in [Space::LocHueDaNang, Space::TayNinh] {
        let scene = scene().at(place, "2 arvn_troops");
        assert_eq!(scene.refused("arvn-redeploy none"), "CP5");
        assert_eq!(scene.refused(&format!("arvn-redeploy 1t {place} to saigon")), "CP5");
        let message = scene.attempt("arvn-redeploy none").map(|_| ()).unwrap_err().to_string();
        assert!(
            message.contains(place.id()) && message.contains("saigon") && message.contains("more (all: `?`"),
            "{message}"
        );
        let outcome = scene.run(&format!("arvn-redeploy 1t {place} to saigon, 1t {place} to binh-dinh"));
        assert_eq!(outcome.count(Space::Saigon, PieceKind::ArvnTroops), 3);
    }
    let with_base = scene().at(Space::TayNinh, "2 arvn_troops 1 arvn_bases").at(Space::Hue, "1 arvn_troops");
    with_base.run("arvn-redeploy none");
}

#[test]
fn other_troops_may_redeploy_too() {
    let outcome = scene().run("arvn-redeploy 2t saigon to binh-dinh");
    assert_eq!(outcome.count(Space::BinhDinh, PieceKind::ArvnTroops), 2);
}

#[test]
fn cp5_troops_go_to_cities_without_nva_control_to_coin_bases_and_to_saigon() {
    for wrong in ["loc-saigon-can-tho", "tay-ninh", "hue", "central-laos", "available"] {
        assert_eq!(scene().refused(&format!("arvn-redeploy 1t saigon to {wrong}")), "CP5", "{wrong}");
    }
    scene().run("arvn-redeploy 1t saigon to can-tho");
    scene().at(Space::Hue, "1 us_bases").run("arvn-redeploy 1t saigon to hue");
    let taken = scene().at(Space::Saigon, "9 nva_troops").at(Space::CanTho, "1 arvn_troops");
    taken.run("arvn-redeploy 1t can-tho to saigon");
}

#[test]
fn cp6_police_go_to_locs_and_the_south_under_coin_control() {
    for wrong in ["hue", "tay-ninh", "north-vietnam", "casualties"] {
        assert_eq!(scene().refused(&format!("arvn-redeploy 1p saigon to {wrong}")), "CP6", "{wrong}");
    }
    let laos = scene().at(Space::CentralLaos, "1 us_bases");
    assert_eq!(laos.refused("arvn-redeploy 1p saigon to central-laos"), "CP6");
    let outcome = scene().run("arvn-redeploy 1p saigon to loc-hue-da-nang, 1p saigon to binh-dinh");
    assert_eq!(outcome.count(Space::LocHueDaNang, PieceKind::ArvnPolice), 1);
}

#[test]
fn cp6_rangers_us_pieces_and_bases_do_not_redeploy() {
    for wrong in ["1u binh-dinh to saigon", "1 us_bases binh-dinh to saigon", "1 nva_troops hue to saigon"] {
        assert_eq!(scene().refused(&format!("arvn-redeploy {wrong}")), "CP6", "{wrong}");
    }
}

#[test]
fn control_is_that_of_the_beginning_of_the_phase() {
    // Tay Ninh is COIN's until its 2 Troops leave; Police may still go there.
    let scene = at_phase(Phase::CoupRedeploy)
        .at(Space::TayNinh, "2 arvn_troops 1 vc_guerrillas_u")
        .at(Space::Saigon, "1 arvn_police");
    let outcome = scene.run("arvn-redeploy 2t tay-ninh to saigon, 1p saigon to tay-ninh");
    assert_eq!(outcome.count(Space::TayNinh, PieceKind::ArvnPolice), 1);
    // An NVA-Controlled City that Troops come to is still NVA's for the next.
    let hue = at_phase(Phase::CoupRedeploy)
        .at(Space::Hue, "1 nva_troops")
        .at(Space::Saigon, "4 arvn_troops 1 arvn_police");
    assert_eq!(hue.refused("arvn-redeploy 3t saigon to hue"), "CP5");
    assert_eq!(hue.refused("arvn-redeploy 1p saigon to hue"), "CP6");
}

#[test]
fn victory_markers_are_adjusted_with_control_at_the_end_of_the_phase() {
    let scene = at_phase(Phase::CoupRedeploy)
        .at(Space::TayNinh, "2 arvn_troops 1 vc_guerrillas_u")
        .at(Space::Saigon, "1 arvn_police")
        .at(Space::NorthVietnam, "1 nva_troops")
        .at(Space::CentralLaos, "1 nva_bases");
    let moved = "arvn-redeploy 2t tay-ninh to saigon";
    let stands = |words: &str| {
        let game = scene.run(words).game;
        (game.victory_marker(Faction::Arvn), game.board().victory_total(Faction::Arvn))
    };
    let (marker, counted) = stands(moved);
    assert_eq!(marker, counted + Space::TayNinh.population(), "6.4.4: NVA has still to Redeploy");
    let (marker, counted) = stands(&format!("{moved}; nva-redeploy none"));
    assert_eq!(marker, counted);
}

#[test]
fn troops_redeploy_before_police_whatever_the_order_of_the_choices() {
    let outcome = scene()
        .at(Space::TayNinh, "1 arvn_troops")
        .run("arvn-redeploy 1p saigon to loc-hue-da-nang, 1t tay-ninh to saigon");
    let pieces = outcome.effects.iter().filter_map(|effect| match effect {
        pointman_fitl::GameEffect::Board(pointman_fitl::Effect::Move { piece, .. }) => Some(*piece),
        _ => None,
    });
    assert_eq!(pieces.collect::<Vec<_>>()[..2], [PieceKind::ArvnTroops, PieceKind::ArvnPolice]);
}

#[test]
fn no_more_cubes_redeploy_than_are_there() {
    assert_eq!(scene().refused("arvn-redeploy 3t saigon to can-tho"), "G13");
    assert_eq!(scene().refused("arvn-redeploy 0t saigon to can-tho"), "G13");
    assert_eq!(scene().refused("arvn-redeploy 1t saigon to saigon"), "CP5");
}

/// NVA Troops in the North and the South, and Bases at two places.
fn nva() -> Scene {
    at_part(CoupPart::NvaRedeploy)
        .at(Space::NorthVietnam, "6 nva_troops 1 nva_bases")
        .at(Space::Hue, "2 nva_troops 1 nva_guerrillas_u 3 us_troops")
        .at(Space::TayNinh, "1 nva_tunnels 3 us_troops")
}

#[test]
fn nva_troops_may_go_wherever_an_nva_base_is() {
    let outcome = nva().run("nva-redeploy 5t north-vietnam to tay-ninh, 2t hue to north-vietnam");
    assert_eq!(outcome.count(Space::TayNinh, PieceKind::NvaTroops), 5);
    assert_eq!(outcome.count(Space::NorthVietnam, PieceKind::NvaTroops), 3);
    nva().run("nva-redeploy none");
}

#[test]
fn cp7_only_nva_troops_and_only_to_nva_bases() {
    for wrong in [
        "1u hue to tay-ninh",
        "1b north-vietnam to tay-ninh",
        "1 us_troops hue to tay-ninh",
        "1t north-vietnam to hue",
    ] {
        assert_eq!(nva().refused(&format!("nva-redeploy {wrong}")), "CP7", "{wrong}");
    }
    assert_eq!(nva().refused("nva-redeploy 1t north-vietnam to available"), "CP7");
    assert_eq!(nva().refused("nva-redeploy 7t north-vietnam to tay-ninh"), "G13");
}
