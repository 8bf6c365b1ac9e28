//! Agitation in the Support Phase (6.3.2).

use pointman_fitl::{CoupPart, LastingCard, PieceKind, Space, SupportLevel, Track};

use crate::coup::scene::{Scene, at_part};

/// VC may Agitate in five Provinces.
fn provinces() -> Scene {
    let provinces = [Space::TayNinh, Space::KienPhong, Space::BaXuyen, Space::BinhDinh, Space::QuangNam];
    provinces
        .into_iter()
        .fold(at_part(CoupPart::VcAgitate), |scene, space| scene.at(space, "3 vc_guerrillas_u"))
}

#[test]
fn each_step_costs_1_and_terror_goes_before_levels() {
    let outcome =
        provinces().terror(Space::TayNinh, 1).run("vc-agitate tay-ninh terror 1 levels 2, ba-xuyen levels 1");
    assert_eq!(outcome.track(Track::VcResources), 16);
    assert_eq!(outcome.support(Space::TayNinh), SupportLevel::ActiveOpposition);
    assert_eq!(outcome.support(Space::BaXuyen), SupportLevel::PassiveOpposition);
}

#[test]
fn neither_ky_nor_blowtorch_komer_changes_what_agitation_costs() {
    for scene in [provinces().leader(127), provinces().unshaded(LastingCard::BlowtorchKomer)] {
        assert_eq!(scene.run("vc-agitate tay-ninh levels 2").track(Track::VcResources), 18);
    }
}

#[test]
fn cp4_a_space_needs_a_vc_piece_population_and_no_coin_control() {
    let scene = provinces();
    assert_eq!(scene.refused("vc-agitate hue levels 1"), "CP4");
    assert_eq!(
        scene.clone().at(Space::PhuocLong, "1 vc_bases").refused("vc-agitate phuoc-long levels 1"),
        "CP4"
    );
    assert_eq!(
        scene.clone().at(Space::TayNinh, "4 us_troops").refused("vc-agitate tay-ninh levels 1"),
        "CP4"
    );
    scene.clone().at(Space::TayNinh, "3 us_troops").run("vc-agitate tay-ninh levels 1");
    scene.at(Space::TayNinh, "9 nva_troops").run("vc-agitate tay-ninh levels 1");
}

#[test]
fn cp4_at_most_4_spaces_and_2_levels() {
    let four = "vc-agitate tay-ninh levels 1, kien-phong levels 1, ba-xuyen levels 1, binh-dinh levels 1";
    provinces().run(four);
    assert_eq!(provinces().refused(&format!("{four}, quang-nam levels 1")), "CP4");
    assert_eq!(
        provinces()
            .support(Space::TayNinh, SupportLevel::ActiveSupport)
            .refused("vc-agitate tay-ninh levels 3"),
        "CP4"
    );
    let passive = provinces().support(Space::TayNinh, SupportLevel::PassiveOpposition);
    assert_eq!(passive.refused("vc-agitate tay-ninh levels 2"), "CP4");
    assert_eq!(provinces().refused("vc-agitate tay-ninh levels 1, tay-ninh levels 1"), "CP4");
    assert_eq!(provinces().refused("vc-agitate tay-ninh levels 0"), "CP4");
}

#[test]
fn cp4_no_level_under_terror_and_nothing_unpaid() {
    let scene = provinces().terror(Space::TayNinh, 2);
    assert_eq!(scene.refused("vc-agitate tay-ninh terror 1 levels 1"), "CP4");
    assert_eq!(scene.refused("vc-agitate tay-ninh terror 3"), "CP4");
    let poor = scene.track(Track::VcResources, 3);
    poor.run("vc-agitate tay-ninh terror 2 levels 1");
    assert_eq!(poor.refused("vc-agitate tay-ninh terror 2 levels 2"), "CP4");
    assert_eq!(poor.refused("vc-agitate tay-ninh terror 2, ba-xuyen levels 2"), "CP4");
}

#[test]
fn cp4_under_unshaded_cadres_each_space_costs_2_guerrillas() {
    let scene = provinces().unshaded(LastingCard::Cadres);
    let outcome = scene.run("vc-agitate tay-ninh levels 1");
    assert_eq!(outcome.count(Space::TayNinh, PieceKind::VcGuerrillasUnderground), 1);
    let few = at_part(CoupPart::VcAgitate)
        .at(Space::TayNinh, "1 vc_guerrillas_u 1 vc_bases")
        .unshaded(LastingCard::Cadres);
    assert_eq!(few.refused("vc-agitate tay-ninh levels 1"), "CP4");
}

#[test]
fn vc_says_which_guerrillas_cadres_takes_where_that_matters() {
    let scene = at_part(CoupPart::VcAgitate)
        .at(Space::TayNinh, "2 vc_guerrillas_u 1 vc_guerrillas_a")
        .unshaded(LastingCard::Cadres);
    let unsaid = scene.attempt("vc-agitate tay-ninh levels 1").map(|_| ()).unwrap_err().to_string();
    assert!(unsaid.contains("1u 1a or 2u 0a"), "{unsaid}");
    let effects = scene.run("vc-agitate tay-ninh levels 1 removing 1u 1a").effects;
    let removed = |piece| {
        effects.iter().any(|effect| {
            let pointman_fitl::GameEffect::Board(pointman_fitl::Effect::Remove {
                piece: of, count: 1, ..
            }) = effect
            else {
                return false;
            };
            *of == piece
        })
    };
    assert!(removed(PieceKind::VcGuerrillasActive) && removed(PieceKind::VcGuerrillasUnderground));
    assert!(scene.attempt("vc-agitate tay-ninh levels 1 removing 2a").is_err(), "only 1 is Active");
    assert_eq!(provinces().refused("vc-agitate tay-ninh levels 1 removing 2u"), "CP4");
}
