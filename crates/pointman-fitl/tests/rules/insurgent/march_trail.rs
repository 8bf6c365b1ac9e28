//! March along the Trail (3.3.2): further steps in Laos and Cambodia, and what is free at Trail 4.

use pointman_fitl::Faction::{Nva, Us};
use pointman_fitl::PieceKind::{NvaGuerrillasUnderground, NvaTroops, UsTroops};
use pointman_fitl::{FactionSet, Row, Space, Terms, Track};

use super::scene::{Scene, empty, played_by};

/// Troops and Guerrillas in North Vietnam.
fn north() -> Scene {
    empty().with(Space::NorthVietnam, 4, NvaTroops).with(Space::NorthVietnam, 2, NvaGuerrillasUnderground)
}

#[test]
fn nva_marches_on_while_each_stop_is_in_laos_or_cambodia_paying_each_destination_once() {
    let words = "march central-laos: 3t from north-vietnam; southern-laos: 3t from central-laos; \
                 northeast-cambodia: 3t from southern-laos; pleiku: 3t from northeast-cambodia";
    let played = north().plays(Nva, words);
    assert_eq!(played.count(Space::PleikuDarlac, NvaTroops), 3);
    assert_eq!(played.track(Track::NvaResources), 16);
}

#[test]
fn coin_pieces_do_not_stop_a_march_along_the_trail() {
    let scene = north().with(Space::CentralLaos, 9, UsTroops);
    let played =
        scene.plays(Nva, "march central-laos: 1t from north-vietnam; quang-nam: 1t from central-laos");
    assert_eq!(played.count(Space::QuangNam, NvaTroops), 1);
}

#[test]
fn nobody_marches_on_at_trail_zero_in_a_limited_operation_or_from_outside() {
    let on = "march central-laos: 1t from north-vietnam; quang-nam: 1t from central-laos";
    north().track(Track::Trail, 0).refuses(Row::MA5, Nva, on);
    north().refuses_on(Row::MA5, Nva, on, Terms::LIMITED);
    north().refuses(Row::MA5, Nva, "march quang-tri: 1t from north-vietnam; hue: 1t from quang-tri");
}

#[test]
fn at_trail_four_steps_into_and_out_of_laos_and_cambodia_cost_nothing() {
    let scene = north().track(Track::Trail, 4).with(Space::QuangTriThuaThien, 1, NvaTroops);
    let played =
        scene.plays(Nva, "march central-laos: 2t from north-vietnam; quang-nam: 2t from central-laos");
    assert_eq!(played.track(Track::NvaResources), 20);
    let played = scene.plays(Nva, "march quang-nam: 1t from quang-tri");
    assert_eq!(played.track(Track::NvaResources), 19, "neither space is in Laos or Cambodia");
    let scene = scene.with(Space::CentralLaos, 1, NvaTroops);
    let played = scene.plays(Nva, "march quang-nam: 1t from central-laos, 1t from quang-tri");
    assert_eq!(played.track(Track::NvaResources), 19, "a group from elsewhere pays for the destination");
    let played = scene.plays(Nva, "march quang-nam: 1t from quang-tri, 1t from central-laos");
    assert_eq!(played.track(Track::NvaResources), 19, "in either order");
}

#[test]
fn at_trail_four_nva_without_resources_still_marches_along_it() {
    let scene = north().track(Track::Trail, 4).track(Track::NvaResources, 0);
    scene.plays(Nva, "march central-laos: 2t from north-vietnam");
    scene.refuses(Row::MA4, Nva, "march quang-tri: 2t from north-vietnam");
}

#[test]
fn a_non_player_never_marches_on_but_leaps_at_trail_four() {
    let scene = played_by(FactionSet::only(Us)).with(Space::NorthVietnam, 2, NvaTroops);
    scene.refuses(
        Row::MA5,
        Nva,
        "march central-laos: 1t from north-vietnam; quang-nam: 1t from central-laos",
    );
    scene.refuses(Row::MA3, Nva, "march tay-ninh: 2t from north-vietnam");
    let best = scene.track(Track::Trail, 4);
    assert_eq!(best.plays(Nva, "march tay-ninh: 2t from north-vietnam").count(Space::TayNinh, NvaTroops), 2);
    best.refuses(Row::MA5, Nva, "march tay-ninh: 1t from north-vietnam; saigon: 1t from tay-ninh");
    best.refuses(Row::MA3, Nva, "march saigon: 1t from north-vietnam");
    north().track(Track::Trail, 4).refuses(Row::MA3, Nva, "march tay-ninh: 2t from north-vietnam");
}
