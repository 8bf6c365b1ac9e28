//! Sweep (3.2.3): rows SW1 to SW10 and the cards that touch it.

use pointman_fitl::{LastingCard, PieceType, Row, Space, Terms, Track, Turn};

use crate::coin::scene::scene;
use LastingCard::{BoobyTraps, Cobras, CombinedActionPlatoons};
use Space::{
    AnLoc, BinhDinh, Hue, KienPhong, LocSaigonAnLocBanMeThuot, LocSaigonCanTho, PhuocLong, QuangNam, Saigon,
    TayNinh,
};

#[test]
fn troops_move_in_and_activate_one_each_half_in_jungle() {
    let after = scene()
        .at(Saigon, "4 us_troops")
        .at(TayNinh, "1 us_irregulars_a 5 vc_guerrillas_u")
        .us("sweep tay-ninh: 4t from saigon");
    assert_eq!(
        (after.count(TayNinh, "us_troops"), after.count(TayNinh, "vc_guerrillas_a")),
        (4, 2),
        "5 halved"
    );
    let open = scene()
        .at(KienPhong, "2 arvn_troops 1 arvn_police 1 arvn_rangers_u 5 vc_guerrillas_u")
        .arvn("sweep kien-phong");
    assert_eq!((open.count(KienPhong, "vc_guerrillas_a"), open.track(Track::ArvnResources)), (4, 27));
    let us = scene().at(KienPhong, "2 arvn_troops 5 vc_guerrillas_u").us("sweep kien-phong");
    assert_eq!(us.count(KienPhong, "vc_guerrillas_a"), 0, "the US counts its own");
}

#[test]
fn a_space_may_be_swept_where_nothing_is() {
    scene().us("sweep tay-ninh");
}

#[test]
fn troops_may_come_by_one_loc_that_no_insurgent_holds() {
    let there = scene().at(AnLoc, "2 us_troops").at(QuangNam, "1 vc_guerrillas_u");
    let origin = there.clone().at(Saigon, "2 us_troops");
    let after = origin.us("sweep phuoc-long: 2t from saigon");
    assert_eq!(after.count(PhuocLong, "us_troops"), 2);
    let held = Space::ALL
        .into_iter()
        .filter(|loc| loc.is_loc())
        .fold(origin, |there, loc| there.at(loc, "1 vc_guerrillas_a"));
    assert_eq!(held.us_refused("sweep phuoc-long: 2t from saigon"), "SW5");
}

#[test]
fn sw1_locs_and_north_vietnam_are_not_swept() {
    assert_eq!(scene().us_refused("sweep loc-saigon-can-tho"), "SW1");
    assert_eq!(scene().us_refused("sweep north-vietnam"), "SW1");
}

#[test]
fn sw2_no_sweep_in_monsoon_unless_an_event_directs_it() {
    let there = scene().monsoon();
    assert_eq!(there.us_refused("sweep tay-ninh"), "SW2");
    there.terms(Terms { directed: true, ..Terms::FULL }).us("sweep tay-ninh");
}

#[test]
fn sw3_arvn_pays_3_for_each_space() {
    let there = scene().track(Track::ArvnResources, 5);
    assert_eq!(there.arvn_refused("sweep tay-ninh; saigon"), "SW3");
    assert_eq!(there.us("sweep tay-ninh; saigon").track(Track::ArvnResources), 5);
}

#[test]
fn sw4_only_the_factions_own_troops_move() {
    let there =
        scene().at(Saigon, "2 us_troops 2 arvn_troops 2 arvn_police 2 us_irregulars_u 2 arvn_rangers_u");
    for (words, faction) in [
        ("sweep tay-ninh: 1 arvn_troops from saigon", "us"),
        ("sweep tay-ninh: 1u from saigon", "us"),
        ("sweep tay-ninh: 1p from saigon", "arvn"),
        ("sweep tay-ninh: 1u from saigon", "arvn"),
        ("sweep tay-ninh: 1 us_troops from saigon", "arvn"),
    ] {
        assert_eq!(there.refused(faction.parse().unwrap(), words), "SW4", "{words}");
    }
}

#[test]
fn sw5_no_way_of_two_locs_or_through_a_city_or_province() {
    let there = scene().at(Saigon, "2 us_troops").at(Hue, "2 us_troops");
    assert_eq!(there.us_refused("sweep binh-dinh: 2t from saigon"), "SW5");
    assert_eq!(there.us_refused("sweep kontum: 2t from hue"), "SW5");
    assert!(!BinhDinh.is_adjacent(Saigon));
}

#[test]
fn sw6_troops_end_in_selected_spaces_and_move_once() {
    let there = scene().at(Saigon, "2 us_troops").at(TayNinh, "1 us_troops");
    assert_eq!(there.us_refused("sweep tay-ninh: 2t from saigon; saigon: 3t from tay-ninh"), "G17");
    let swap = there.us("sweep tay-ninh: 2t from saigon; saigon: 1t from tay-ninh");
    assert_eq!((swap.count(TayNinh, "us_troops"), swap.count(Saigon, "us_troops")), (2, 1));
    let game = there.game();
    let turn = Turn::of("us".parse().unwrap(), Terms::FULL);
    let sweep = pointman_fitl::operations::sweep::Sweep::of(turn.faction);
    let mover = pointman_fitl::Mover { piece: "us_troops".parse().unwrap(), count: 1, from: Saigon };
    let refusal =
        pointman_fitl::operations::sweep::may_move(&game, &turn, sweep, mover, TayNinh).unwrap_err();
    assert_eq!(refusal.row, Row::SW6);
}

#[test]
fn troops_may_start_on_locs() {
    let after = scene().at(LocSaigonCanTho, "2 us_troops").us("sweep kien-phong: 2t from loc-saigon-can-tho");
    assert_eq!(after.count(KienPhong, "us_troops"), 2);
}

#[test]
fn sw7_no_movement_once_something_is_activated_or_a_special_activity_comes_between() {
    let there = scene().at(Saigon, "4 us_troops").at(LocSaigonAnLocBanMeThuot, "1 us_troops");
    assert_eq!(
        there.us_refused("sweep tay-ninh: 1t from saigon; activate tay-ninh; kien-phong: 1t from saigon"),
        "SW7"
    );
    let between = "sweep tay-ninh: 1t from saigon; special air-lift saigon: 1t from loc-saigon-an-loc; \
                   tay-ninh: 1t from saigon";
    assert_eq!(there.us_refused(between), "SW7");
    there.us("sweep special air-lift saigon: 1t from loc-saigon-an-loc; tay-ninh: 5t from saigon");
}

#[test]
fn sw8_as_many_are_activated_as_can_be() {
    let there = scene().at(KienPhong, "2 us_troops 2 vc_guerrillas_u 2 nva_guerrillas_u");
    assert_eq!(there.us_refused("sweep kien-phong"), "SW8", "the mix must be said");
    assert_eq!(there.us_refused("sweep kien-phong; activate kien-phong vc 1u nva 0u"), "SW8");
    assert_eq!(there.us_refused("sweep kien-phong; activate kien-phong vc 2u nva 1u"), "SW8");
    assert_eq!(there.us_refused("sweep kien-phong; activate kien-phong 1 nva_troops"), "SW8");
    assert_eq!(there.us_refused("sweep kien-phong; activate saigon"), "SW8");
    let after = there.us("sweep kien-phong; activate kien-phong vc 1u");
    assert_eq!(
        (after.count(KienPhong, "vc_guerrillas_a"), after.count(KienPhong, "nva_guerrillas_a")),
        (1, 1)
    );
}

#[test]
fn sw9_combined_action_platoons_shaded_bounds_the_us_to_2_spaces() {
    let there = scene().shaded(CombinedActionPlatoons);
    assert_eq!(there.us_refused("sweep tay-ninh; saigon; kien-phong"), "SW9");
    there.us("sweep tay-ninh; saigon");
    there.arvn("sweep tay-ninh; saigon; kien-phong");
}

#[test]
fn sw10_cobras_remove_one_exposed_enemy_in_2_spaces() {
    let there = [KienPhong, Saigon, Hue].into_iter().fold(scene(), |there, space| {
        there.at(space, "1 us_troops 1 arvn_troops 1 nva_troops 1 vc_guerrillas_a")
    });
    let sweep = "sweep kien-phong; saigon; hue";
    assert_eq!(there.us_refused(&format!("{sweep}; cobras hue nva_troops")), "SW10");
    let cobras = there.unshaded(Cobras);
    let after = cobras.us(&format!("{sweep}; cobras hue nva_troops; cobras saigon nva_troops"));
    assert_eq!((after.count(Hue, "nva_troops"), after.count(Saigon, "nva_troops")), (0, 0));
    for third in ["cobras kien-phong nva_troops", "cobras hue vc_guerrillas_a"] {
        assert_eq!(
            cobras.us_refused(&format!("{sweep}; cobras hue nva_troops; cobras saigon nva_troops; {third}")),
            "SW10"
        );
    }
    assert_eq!(cobras.us_refused(&format!("{sweep}; cobras hue vc_guerrillas_a")), "SW10", "Troops first");
    assert_eq!(cobras.us_refused("sweep hue; cobras saigon nva_troops"), "SW10", "not a Sweep space");
    cobras.arvn("sweep hue; cobras hue nva_troops");
}

#[test]
fn cobras_remove_a_base_only_where_no_guerrilla_is_and_never_a_tunneled_one() {
    let hidden = scene().unshaded(Cobras).at(KienPhong, "1 vc_guerrillas_u 1 vc_bases");
    assert_eq!(hidden.us_refused("sweep kien-phong; cobras kien-phong vc_bases"), "SW10");
    let alone = scene().unshaded(Cobras).at(KienPhong, "1 vc_tunnels 1 vc_bases");
    assert_eq!(alone.us_refused("sweep kien-phong; cobras kien-phong vc_tunnels"), "SW10");
    assert_eq!(alone.us("sweep kien-phong; cobras kien-phong vc_bases").count(KienPhong, "vc_bases"), 0);
}

#[test]
fn cobras_remove_a_guerrilla_just_activated() {
    let there = scene().unshaded(Cobras).at(KienPhong, "1 us_troops 1 vc_guerrillas_u");
    assert_eq!(
        there.us("sweep kien-phong; cobras kien-phong vc_guerrillas_a").game.board().insurgent(KienPhong),
        0
    );
}

#[test]
fn booby_traps_cost_the_sweeper_a_troop_on_1_to_3_in_each_space() {
    let there = scene()
        .shaded(BoobyTraps)
        .at(KienPhong, "1 us_troops 1 arvn_troops")
        .at(Saigon, "1 us_troops 1 arvn_troops");
    let us = there.us_rolls("sweep kien-phong; saigon", &[3, 4]);
    assert_eq!(us.casualties(PieceType::UsTroops), 1);
    let arvn = there.arvn_rolls("sweep kien-phong", &[1]);
    assert_eq!(
        (arvn.count(KienPhong, "arvn_troops"), arvn.game.board().available(PieceType::ArvnTroops)),
        (0, 29)
    );
    scene().shaded(BoobyTraps).at(Saigon, "1 us_irregulars_u").us("sweep saigon");
}

#[test]
fn booby_traps_come_space_by_space_before_cobras() {
    let there = scene().shaded(BoobyTraps).unshaded(Cobras).at(Saigon, "1 us_troops 1 vc_guerrillas_a");
    let after = there.us_rolls("sweep saigon; cobras saigon vc_guerrillas_a", &[1]);
    assert_eq!((after.count(Saigon, "us_troops"), after.count(Saigon, "vc_guerrillas_a")), (0, 0));
}

#[test]
fn a_limited_sweep_has_one_destination_from_several_origins() {
    let there = scene().at(Saigon, "2 us_troops").at(KienPhong, "2 us_troops").limited();
    assert_eq!(there.us("sweep tay-ninh: 2t from saigon, 1t from kien-phong").count(TayNinh, "us_troops"), 3);
    assert_eq!(there.us_refused("sweep tay-ninh; saigon"), "G9");
}

#[test]
fn an_event_bounds_the_spaces() {
    let only = pointman_fitl::SpaceSet::only(TayNinh);
    let there = scene().terms(Terms { only_in: only, ..Terms::FULL });
    assert_eq!(there.us_refused("sweep saigon"), "G9");
    let many = scene().shaded(CombinedActionPlatoons).terms(Terms { max_spaces: Some(3), ..Terms::FULL });
    many.us("sweep tay-ninh; saigon; hue");
    assert_eq!(many.us_refused("sweep tay-ninh; saigon; hue; kien-phong"), "G9");
}
