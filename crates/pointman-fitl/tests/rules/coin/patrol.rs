//! Patrol (3.2.2): rows PA1 to PA10 and the cards that touch it.

use pointman_fitl::{Faction, LastingCard, PieceType, Space, Terms, Track};

use crate::coin::scene::scene;
use LastingCard::{BodyCount, Cobras, GeneralLansdale, M48Patton, SearchAndDestroy};
use Space::{CanTho, LocCanThoChauDoc, LocSaigonCanTho, Saigon, TayNinh};

#[test]
fn cubes_move_along_locs_and_cities_and_activate_on_every_loc() {
    let there = scene().at(Saigon, "3 arvn_police 1 arvn_troops").at(LocCanThoChauDoc, "3 vc_guerrillas_u");
    let after = there.arvn("patrol loc-can-tho-chau-doc: 1p from saigon, 1t from saigon");
    assert_eq!(
        (after.count(LocCanThoChauDoc, "vc_guerrillas_a"), after.count(LocCanThoChauDoc, "vc_guerrillas_u")),
        (2, 1)
    );
    assert_eq!(after.track(Track::ArvnResources), 27);
    let stay = scene().at(LocSaigonCanTho, "2 us_troops 1 nva_guerrillas_u").us("patrol stay");
    assert_eq!((stay.count(LocSaigonCanTho, "nva_guerrillas_a"), stay.track(Track::ArvnResources)), (1, 30));
}

#[test]
fn provinces_may_be_starts_and_enemies_at_the_start_do_not_hold() {
    let there = scene().at(TayNinh, "2 us_troops 3 vc_guerrillas_a");
    assert_eq!(there.us("patrol saigon: 2t from tay-ninh").count(Saigon, "us_troops"), 2);
}

#[test]
fn pa1_arvn_pays_3_once_unless_free_or_body_count() {
    let there = scene().at(Saigon, "2 arvn_police").track(Track::ArvnResources, 2);
    assert_eq!(there.arvn_refused("patrol loc-saigon-can-tho: 1p from saigon"), "PA1");
    assert_eq!(there.arvn_refused("patrol stay"), "PA1");
    there.clone().unshaded(BodyCount).arvn("patrol stay");
    there.clone().terms(Terms { free: true, ..Terms::FULL }).arvn("patrol stay");
    there.us("patrol stay");
}

#[test]
fn pa2_only_the_factions_cubes_move() {
    let there = scene().at(Saigon, "1 us_troops 1 arvn_troops 1 us_irregulars_u 1 us_bases");
    for piece in ["arvn_troops", "us_irregulars_u", "us_bases"] {
        assert_eq!(there.us_refused(&format!("patrol loc-saigon-can-tho: 1 {piece} from saigon")), "PA2");
    }
    assert_eq!(there.arvn_refused("patrol loc-saigon-can-tho: 1 us_troops from saigon"), "PA2");
}

#[test]
fn pa3_no_step_into_a_province() {
    let there = scene().at(Saigon, "1 us_troops").at(TayNinh, "1 us_troops");
    assert_eq!(there.us_refused("patrol tay-ninh: 1t from saigon"), "PA3");
    assert_eq!(there.us_refused("patrol saigon: 1t from saigon"), "PA3");
}

#[test]
fn pa4_cubes_stop_where_an_insurgent_piece_is() {
    let held = scene().at(Saigon, "1 us_troops").at(LocSaigonCanTho, "1 vc_guerrillas_u");
    assert_eq!(
        held.us("patrol loc-saigon-can-tho: 1t from saigon").count(LocSaigonCanTho, "vc_guerrillas_a"),
        1
    );
    let held = held.at(CanTho, "1 nva_troops");
    assert_eq!(held.us_refused("patrol loc-can-tho-chau-doc: 1t from saigon"), "PA4");
}

#[test]
fn pa5_a_limited_patrol_has_one_destination() {
    let there = scene().at(Saigon, "2 us_troops").at(CanTho, "1 us_troops").limited();
    assert_eq!(there.us_refused("patrol loc-saigon-can-tho: 1t from saigon; can-tho: 1t from saigon"), "PA5");
    let after = there.us("patrol loc-saigon-can-tho: 1t from saigon, 1t from can-tho");
    assert_eq!(after.count(LocSaigonCanTho, "us_troops"), 2);
}

#[test]
fn pa6_the_activations_are_mandatory() {
    let there = scene().at(LocSaigonCanTho, "1 us_troops 1 vc_guerrillas_u 1 nva_guerrillas_u");
    assert_eq!(there.us_refused("patrol stay"), "PA6", "the choice must be said");
    assert_eq!(there.us_refused("patrol activate loc-saigon-can-tho vc 0u nva 0u"), "PA6");
    assert_eq!(there.us_refused("patrol activate loc-saigon-can-tho vc 1u nva 1u"), "PA6");
    assert_eq!(
        there.us_refused("patrol activate loc-saigon-can-tho vc 1u; activate loc-saigon-can-tho"),
        "PA6"
    );
    let after = there.us("patrol activate loc-saigon-can-tho vc 1u");
    assert_eq!(
        (after.count(LocSaigonCanTho, "vc_guerrillas_a"), after.count(LocSaigonCanTho, "nva_guerrillas_u")),
        (1, 1)
    );
    assert_eq!(there.at(Saigon, "1 us_troops 1 vc_guerrillas_u").us_refused("patrol activate saigon"), "PA6");
}

#[test]
fn pa7_one_loc_with_own_cubes_may_be_assaulted() {
    let there = scene()
        .at(LocSaigonCanTho, "2 us_troops 2 vc_guerrillas_u")
        .at(LocCanThoChauDoc, "1 us_troops 1 vc_guerrillas_u");
    let there =
        there.at(Saigon, "2 us_troops 1 nva_troops").at(Space::LocHueDaNang, "1 nva_troops 2 arvn_troops");
    let after = there.us("patrol assault loc-saigon-can-tho");
    assert_eq!(after.game.board().insurgent(LocSaigonCanTho), 0);
    assert_eq!(there.us_refused("patrol assault saigon"), "PA7", "a City");
    assert_eq!(there.us_refused("patrol assault loc-saigon-can-tho; assault loc-can-tho-chau-doc"), "PA7");
    assert_eq!(there.us_refused("patrol assault loc-hue-da-nang"), "PA7", "no own cube");
    let limited = there.limited();
    let elsewhere = "patrol loc-can-tho-chau-doc: 1t from loc-saigon-can-tho; assault loc-saigon-can-tho";
    assert_eq!(limited.us_refused(elsewhere), "PA7");
    limited.us("patrol loc-can-tho-chau-doc: 1t from loc-saigon-can-tho; assault loc-can-tho-chau-doc");
}

#[test]
fn pa8_arvn_adds_nothing_to_a_patrols_assault() {
    let there = scene().at(LocSaigonCanTho, "2 us_troops 2 arvn_troops 5 vc_guerrillas_a");
    assert_eq!(there.us_refused("patrol assault loc-saigon-can-tho arvn"), "PA8");
}

#[test]
fn pa9_general_lansdale_stops_the_us_assault_not_arvns() {
    let there =
        scene().shaded(GeneralLansdale).at(LocSaigonCanTho, "2 us_troops 2 arvn_troops 2 vc_guerrillas_a");
    assert_eq!(there.us_refused("patrol assault loc-saigon-can-tho"), "PA9");
    assert_eq!(there.arvn("patrol assault loc-saigon-can-tho").count(LocSaigonCanTho, "vc_guerrillas_a"), 1);
}

#[test]
fn pa10_no_movement_after_the_activation() {
    let there = scene().at(LocSaigonCanTho, "1 us_troops 1 vc_guerrillas_u").at(Saigon, "1 us_troops");
    assert_eq!(
        there.us_refused("patrol activate loc-saigon-can-tho; loc-saigon-can-tho: 1t from saigon"),
        "PA10"
    );
}

#[test]
fn g17_a_cube_moves_once() {
    let there = scene().at(Saigon, "1 us_troops");
    assert_eq!(
        there.us_refused("patrol loc-saigon-can-tho: 1t from saigon; can-tho: 1t from loc-saigon-can-tho"),
        "G17"
    );
}

#[test]
fn an_arvn_patrol_assault_adds_nothing_to_the_cost_and_aid_for_guerrillas_under_body_count() {
    let there =
        scene().unshaded(BodyCount).at(LocSaigonCanTho, "2 arvn_troops 2 arvn_police 2 vc_guerrillas_u");
    let after = there.arvn("patrol assault loc-saigon-can-tho");
    assert_eq!((after.track(Track::ArvnResources), after.track(Track::Aid)), (30, 26));
}

#[test]
fn the_assault_of_a_us_patrol_uses_the_capabilities_of_assaults() {
    let there = scene().unshaded(M48Patton).unshaded(SearchAndDestroy).shaded(Cobras);
    let there = there.at(LocSaigonCanTho, "1 us_troops 5 vc_guerrillas_u");
    let after = there.us_rolls("patrol assault loc-saigon-can-tho m-48 search vc", &[1]);
    assert_eq!(after.count(LocSaigonCanTho, "vc_guerrillas_u"), 3, "1 Activated, 1 of 4 searched out");
    assert_eq!(
        (after.count(LocSaigonCanTho, "vc_guerrillas_a"), after.count(LocSaigonCanTho, "us_troops")),
        (0, 0)
    );
}

#[test]
fn m48_patton_shaded_lets_nva_remove_up_to_2_cubes_that_moved() {
    let there = scene()
        .shaded(M48Patton)
        .at(Saigon, "4 us_troops 4 arvn_troops")
        .at(CanTho, "2 us_troops 2 arvn_troops");
    let patrol = "patrol loc-saigon-can-tho: 1t from saigon; can-tho: 1t from saigon";
    assert_eq!(there.us_refused(patrol), "G18", "NVA's choice must be said");
    assert_eq!(there.us(&format!("{patrol}; lose none")).casualties(PieceType::UsTroops), 0);
    let after = there.us(&format!("{patrol}; lose 1t from loc-saigon-can-tho, 1t from can-tho"));
    assert_eq!((after.casualties(PieceType::UsTroops), after.count(CanTho, "us_troops")), (2, 2));
    assert_eq!(there.us_refused(&format!("{patrol}; lose 2t from can-tho")), "G13", "one has moved there");
    assert_eq!(there.us_refused(&format!("{patrol}; lose 1t from saigon")), "G13");
    let three = "patrol can-tho: 3t from saigon; lose 3t from can-tho";
    assert_eq!(there.us_refused(three), "G18");
    let arvn = there.arvn("patrol can-tho: 3t from saigon; lose 2t from can-tho");
    assert_eq!(
        (arvn.count(CanTho, "arvn_troops"), arvn.game.board().available(PieceType::ArvnTroops)),
        (3, 26)
    );
    there.us("patrol stay");
}

#[test]
fn m48_patton_shaded_has_a_non_player_nva_remove_as_many_as_it_may() {
    let coin = [Faction::Us, Faction::Arvn];
    let there =
        scene().players(&coin).shaded(M48Patton).at(Saigon, "4 us_troops 3 arvn_troops 2 arvn_police");
    let one = there.us("patrol loc-saigon-can-tho: 1t from saigon");
    assert_eq!(
        (one.casualties(PieceType::UsTroops), one.count(LocSaigonCanTho, "us_troops")),
        (1, 0),
        "there is one way"
    );
    let alike = there.us("patrol can-tho: 3t from saigon");
    assert_eq!(
        (alike.casualties(PieceType::UsTroops), alike.count(CanTho, "us_troops")),
        (2, 1),
        "cubes of one kind in one space"
    );
    let open = "patrol can-tho: 2t from saigon, 1p from saigon";
    assert_eq!(there.arvn_refused(open), "G18", "the choice must be said");
    assert_eq!(there.arvn_refused(&format!("{open}; lose none")), "G18", "a non-player spares no cube");
    assert_eq!(there.arvn_refused(&format!("{open}; lose 1p from can-tho")), "G18");
    let said = there.arvn(&format!("{open}; lose 1t from can-tho, 1p from can-tho"));
    assert_eq!((said.count(CanTho, "arvn_troops"), said.count(CanTho, "arvn_police")), (1, 0));
}

#[test]
fn m48_patton_shaded_lists_cubes_to_remove_for_a_person_as_nva_alone() {
    use pointman_fitl::{OperationName, Terms, Turn, legal_steps};
    for (players, listed) in [(&[Faction::Us, Faction::Nva][..], true), (&[Faction::Us][..], false)] {
        let there = scene().players(players).shaded(M48Patton).at(Saigon, "4 us_troops");
        let (game, mut turn) = (there.game(), Turn::of(Faction::Us, Terms::FULL));
        turn.begin(&game, OperationName::Patrol).unwrap();
        let steps = legal_steps(&game, &turn);
        let moves = steps.iter().find(|step| step.words(Faction::Us).starts_with("can-tho:")).unwrap();
        let (game, turn) = crate::action::legal::after(&game, &turn, moves).unwrap();
        let loses = legal_steps(&game, &turn).iter().any(|step| step.words(Faction::Us).starts_with("lose"));
        assert_eq!(loses, listed, "{players:?}");
    }
}

#[test]
fn m48_patton_shaded_passes_over_transported_cubes_that_did_not_patrol() {
    let there = scene().shaded(M48Patton).at(Saigon, "4 arvn_troops").at(TayNinh, "1 arvn_troops");
    there.arvn("patrol stay; special transport saigon 4t to can-tho");
    let both = "patrol can-tho: 1t from saigon; special transport can-tho 1t to loc-can-tho-chau-doc";
    let after = there.arvn(&format!("{both}; lose 1t from loc-can-tho-chau-doc"));
    assert_eq!(after.count(LocCanThoChauDoc, "arvn_troops"), 0, "from wherever they now are");
}
