//! Rally (3.3.1).

use pointman_fitl::Faction::{Nva, Vc};
use pointman_fitl::PieceKind::{
    ArvnBases, NvaBases, NvaGuerrillasActive, NvaGuerrillasUnderground, NvaTroops, NvaTunnels, UsBases,
    VcBases, VcGuerrillasActive, VcGuerrillasUnderground, VcTunnels,
};
use pointman_fitl::{PieceType, Row, Space, SupportLevel, Terms, Track};

use super::scene::empty;

#[test]
fn rally_places_one_guerrilla_underground_for_one_resource_a_space() {
    let played = empty().plays(Vc, "rally tay-ninh place 1; saigon place 1");
    assert_eq!(played.count(Space::TayNinh, VcGuerrillasUnderground), 1);
    assert_eq!(played.count(Space::Saigon, VcGuerrillasUnderground), 1);
    assert_eq!(played.track(Track::VcResources), 18);
}

#[test]
fn vc_places_as_many_guerrillas_as_population_and_bases_where_it_has_a_base() {
    let scene = empty().with(Space::TayNinh, 1, VcTunnels);
    assert_eq!(scene.plays(Vc, "rally tay-ninh place 3").count(Space::TayNinh, VcGuerrillasUnderground), 3);
    let message = scene.refuses(Row::RA3, Vc, "rally tay-ninh place 4");
    assert_eq!(
        message,
        "step 1, `tay-ninh place 4`: Tay Ninh: more Guerrillas than Trail or Population plus Bases allow \
         (at most 3)"
    );
}

#[test]
fn nva_places_as_many_guerrillas_as_trail_and_bases_where_it_has_a_base() {
    let scene = empty().with(Space::CentralLaos, 1, NvaBases).with(Space::CentralLaos, 1, NvaTunnels);
    assert_eq!(
        scene.plays(Nva, "rally central-laos place 4").count(Space::CentralLaos, NvaGuerrillasUnderground),
        4
    );
    scene.refuses(Row::RA3, Nva, "rally central-laos place 5");
}

#[test]
fn more_than_one_guerrilla_is_refused_without_an_own_base() {
    empty().with(Space::TayNinh, 1, NvaBases).refuses(Row::RA3, Vc, "rally tay-ninh place 2");
    empty().refuses(Row::RA3, Vc, "rally tay-ninh place 0");
}

#[test]
fn rally_on_a_loc_or_where_there_is_support_is_refused() {
    empty().refuses(Row::RA1, Vc, "rally loc-hue-da-nang place 1");
    empty().support(Space::Hue, SupportLevel::PassiveSupport).refuses(Row::RA1, Nva, "rally hue place 1");
    empty()
        .support(Space::Hue, SupportLevel::ActiveOpposition)
        .plays(Nva, "rally hue place 1; north-vietnam place 1");
}

#[test]
fn a_rally_space_that_cannot_be_paid_is_refused() {
    let message =
        empty().track(Track::VcResources, 1).refuses(Row::RA2, Vc, "rally hue place 1; saigon place 1");
    assert!(message.starts_with("step 2, `saigon place 1`: Saigon costs 1; Resources left: 0"), "{message}");
}

#[test]
fn a_free_rally_costs_nothing_but_the_trail() {
    let terms = Terms { free: true, ..Terms::FULL };
    let played = empty().plays_on(Nva, "rally hue place 1; improve-trail", terms, &[]);
    assert_eq!((played.track(Track::NvaResources), played.track(Track::Trail)), (18, 3));
}

#[test]
fn a_base_takes_the_place_of_two_guerrillas_in_any_state() {
    let scene = empty().with(Space::KienPhong, 1, VcGuerrillasUnderground).with(
        Space::KienPhong,
        2,
        VcGuerrillasActive,
    );
    let played = scene.plays(Vc, "rally kien-phong base of 1u 1a");
    assert_eq!(played.count(Space::KienPhong, VcBases), 1);
    assert_eq!(played.count(Space::KienPhong, VcGuerrillasActive), 1);
    assert_eq!(played.count(Space::KienPhong, VcGuerrillasUnderground), 0);
    let message = scene.refuses(Row::G18, Vc, "rally kien-phong base");
    assert_eq!(
        message,
        "step 1, `kien-phong base`: Kien Phong: say which 2 of 1 Underground VC Guerrilla, 2 Active VC \
         Guerrillas"
    );
}

#[test]
fn a_base_with_fewer_than_two_own_guerrillas_is_refused() {
    let scene = empty().with(Space::Hue, 1, VcGuerrillasUnderground).with(Space::Hue, 3, NvaGuerrillasActive);
    scene.refuses(Row::RA4, Vc, "rally hue base");
    empty().with(Space::Hue, 3, VcGuerrillasUnderground).refuses(Row::RA4, Vc, "rally hue base of 3u");
}

#[test]
fn a_base_without_room_is_refused() {
    let scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground).with(Space::Hue, 1, UsBases).with(
        Space::Hue,
        1,
        ArvnBases,
    );
    scene.refuses(Row::RA4, Vc, "rally hue base");
}

#[test]
fn a_base_when_none_is_left_is_refused_unless_one_is_taken_from_the_map() {
    let mut scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground);
    for space in [Space::TayNinh, Space::KienPhong, Space::QuangNam, Space::BinhDinh] {
        scene = scene.with(space, 2, VcBases);
    }
    let scene = scene.with(Space::BaXuyen, 1, VcTunnels);
    scene.refuses(Row::RA4, Vc, "rally hue base");
    let played = scene.plays(Vc, "rally hue base taking 1 vc_tunnels ba-xuyen");
    assert_eq!((played.count(Space::Hue, VcBases), played.count(Space::BaXuyen, VcTunnels)), (1, 0));
    assert_eq!(played.game.board().tunnel_markers_left(), 6, "the Tunnel marker is lost");
}

#[test]
fn one_form_only_is_done_in_a_space() {
    let scene = empty().with(Space::TayNinh, 1, VcBases).with(Space::TayNinh, 2, VcGuerrillasActive);
    scene.refuses(Row::RA5, Vc, "rally tay-ninh place 1; tay-ninh base");
    scene.refuses(Row::RA5, Vc, "rally tay-ninh underground; tay-ninh place 1");
}

#[test]
fn vc_goes_underground_where_it_has_a_base() {
    let scene = empty().with(Space::TayNinh, 1, VcTunnels).with(Space::TayNinh, 3, VcGuerrillasActive);
    let scene = scene.with(Space::TayNinh, 2, NvaGuerrillasActive);
    let played = scene.plays(Vc, "rally tay-ninh underground");
    assert_eq!(played.count(Space::TayNinh, VcGuerrillasUnderground), 3);
    assert_eq!(played.count(Space::TayNinh, NvaGuerrillasActive), 2);
}

#[test]
fn going_underground_by_nva_or_without_a_vc_base_is_refused() {
    let scene = empty().with(Space::Hue, 1, NvaBases).with(Space::Hue, 1, NvaGuerrillasActive).with(
        Space::Hue,
        1,
        VcGuerrillasActive,
    );
    scene.refuses(Row::RA6, Nva, "rally hue underground");
    scene.refuses(Row::RA6, Vc, "rally hue underground");
}

#[test]
fn nva_improves_the_trail_for_two_even_without_a_space_or_in_a_limited_operation() {
    let played = empty().plays_on(Nva, "rally improve-trail", Terms::LIMITED, &[]);
    assert_eq!((played.track(Track::Trail), played.track(Track::NvaResources)), (3, 18));
    let played = empty().plays_on(Nva, "rally hue place 1; improve-trail", Terms::LIMITED, &[]);
    assert_eq!((played.track(Track::Trail), played.track(Track::NvaResources)), (3, 17));
}

#[test]
fn the_trail_is_improved_after_all_is_placed_so_that_it_adds_no_guerrilla_even_if_it_is_said_first() {
    let scene = empty().with(Space::CentralLaos, 1, NvaBases);
    scene.refuses(Row::RA3, Nva, "rally improve-trail; central-laos place 4");
    let played = scene.plays(Nva, "rally improve-trail; central-laos place 3");
    assert_eq!(
        (played.count(Space::CentralLaos, NvaGuerrillasUnderground), played.track(Track::Trail)),
        (3, 3)
    );
    // A Special Activity that stands after it goes by the Trail as it is then.
    let built =
        scene.plays(Nva, "rally improve-trail; central-laos; special infiltrate central-laos build 4");
    assert_eq!(built.count(Space::CentralLaos, NvaTroops), 4);
}

#[test]
fn an_improvement_of_the_trail_is_refused_to_vc_without_two_resources_at_four_and_twice() {
    empty().refuses(Row::RA7, Vc, "rally improve-trail");
    empty().track(Track::NvaResources, 1).refuses(Row::RA7, Nva, "rally improve-trail");
    empty().track(Track::Trail, 4).refuses(Row::RA7, Nva, "rally improve-trail");
    empty().refuses(Row::RA7, Nva, "rally improve-trail; improve-trail");
}

#[test]
fn a_space_may_be_selected_and_nothing_placed() {
    let played = empty().plays(Vc, "rally hue");
    assert_eq!((played.track(Track::VcResources), played.turn.spaces.len()), (19, 1));
    empty().refuses(Row::G8, Vc, "rally hue; hue");
}

#[test]
fn placing_more_than_are_available_is_refused() {
    let scene = empty().available(PieceType::NvaGuerrillas, 1).with(Space::CentralLaos, 1, NvaBases);
    scene.refuses(Row::G14, Nva, "rally central-laos place 2");
    assert_eq!(
        scene.plays(Nva, "rally central-laos place 1").game.board().available(PieceType::NvaGuerrillas),
        0
    );
}
