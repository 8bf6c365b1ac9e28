//! March (3.3.2): who moves where, at what cost, and when a group is seen.

use pointman_fitl::Faction::{Nva, Us, Vc};
use pointman_fitl::PieceKind::{
    ArvnPolice, ArvnRangersUnderground, ArvnTroops, NvaGuerrillasActive, NvaGuerrillasUnderground, NvaTroops,
    UsTroops, VcBases, VcGuerrillasActive, VcGuerrillasUnderground,
};
use pointman_fitl::{Card, FactionSet, LastingCard, PieceType, Row, Space, SupportLevel, Terms, Track};

use super::scene::{Scene, empty, played_by};

/// Four Underground VC Guerrillas in Tay Ninh and one in An Loc.
fn vc() -> Scene {
    empty().with(Space::TayNinh, 4, VcGuerrillasUnderground).with(Space::AnLoc, 1, VcGuerrillasUnderground)
}

#[test]
fn each_city_or_province_entered_costs_one_however_many_groups_enter() {
    let played =
        vc().plays(Vc, "march phuoc-long: 2u from tay-ninh, 1u from an-loc; kien-phong: 1u from tay-ninh");
    assert_eq!(played.count(Space::PhuocLong, VcGuerrillasUnderground), 3);
    assert_eq!(played.track(Track::VcResources), 18);
    let played = vc().plays(Vc, "march phuoc-long: 1u from tay-ninh; phuoc-long: 1u from an-loc");
    assert_eq!(played.track(Track::VcResources), 19);
}

#[test]
fn marching_onto_a_loc_is_free() {
    let played = vc().plays(Vc, "march loc-saigon-an-loc: 1u from tay-ninh");
    assert_eq!(played.track(Track::VcResources), 20);
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasUnderground), 1);
}

#[test]
fn a_destination_that_cannot_be_paid_is_refused() {
    vc().track(Track::VcResources, 1).refuses(
        Row::MA4,
        Vc,
        "march phuoc-long: 1u from tay-ninh; saigon: 1u from tay-ninh",
    );
}

#[test]
fn nva_marches_troops_and_guerrillas_in_the_state_they_have() {
    let scene =
        empty().with(Space::CentralLaos, 3, NvaTroops).with(Space::CentralLaos, 2, NvaGuerrillasActive);
    let played = scene.plays(Nva, "march quang-nam: 3t 1a from central-laos");
    assert_eq!(
        (played.count(Space::QuangNam, NvaTroops), played.count(Space::QuangNam, NvaGuerrillasActive)),
        (3, 1)
    );
}

#[test]
fn bases_and_pieces_of_others_do_not_march() {
    let scene = vc().with(Space::TayNinh, 1, VcBases).with(Space::TayNinh, 1, NvaTroops);
    scene.refuses(Row::MA2, Vc, "march saigon: 1b from tay-ninh");
    scene.refuses(Row::MA2, Vc, "march saigon: 1 nva_troops from tay-ninh");
    scene.refuses(Row::MA2, Nva, "march saigon: 1 vc_guerrillas_u from tay-ninh");
}

#[test]
fn a_step_to_a_space_that_is_not_adjacent_is_refused() {
    vc().refuses(Row::MA3, Vc, "march hue: 1u from tay-ninh");
    vc().refuses(Row::MA3, Vc, "march tay-ninh: 1u from tay-ninh");
}

#[test]
fn more_pieces_than_are_there_do_not_march() {
    vc().refuses(Row::G13, Vc, "march saigon: 3u from tay-ninh, 2u from tay-ninh");
    vc().refuses(Row::G13, Vc, "march saigon: 1a from tay-ninh");
    vc().refuses(Row::G13, Vc, "march saigon: 0u from tay-ninh");
}

#[test]
fn march_in_monsoon_is_refused_unless_an_event_directs_it() {
    let mut scene = vc();
    scene.game = scene.game.showing(Card::numbered(7), Some(Card::numbered(125)));
    scene.refuses(Row::MA1, Vc, "march saigon: 1u from tay-ninh");
    scene.plays_on(Vc, "march saigon: 1u from tay-ninh", Terms { directed: true, ..Terms::FULL }, &[]);
}

#[test]
fn a_limited_march_has_one_destination_from_several_origins() {
    let played = vc().plays_on(Vc, "march phuoc-long: 1u from tay-ninh, 1u from an-loc", Terms::LIMITED, &[]);
    assert_eq!(played.count(Space::PhuocLong, VcGuerrillasUnderground), 2);
    vc().refuses_on(
        Row::MA6,
        Vc,
        "march phuoc-long: 1u from tay-ninh; saigon: 1u from tay-ninh",
        Terms::LIMITED,
    );
}

#[test]
fn a_group_of_more_than_three_with_the_coin_forces_is_seen_entering_a_loc() {
    let scene = vc().with(Space::LocSaigonAnLocBanMeThuot, 1, ArvnPolice);
    let scene = scene.with(Space::LocSaigonAnLocBanMeThuot, 1, ArvnRangersUnderground);
    let hidden = scene.plays(Vc, "march loc-saigon-an-loc: 1u from tay-ninh");
    assert_eq!(hidden.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasUnderground), 1);
    let seen = scene.plays(Vc, "march loc-saigon-an-loc: 2u from tay-ninh");
    assert_eq!(seen.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasActive), 2);
}

#[test]
fn groups_from_different_origins_are_seen_apart_and_those_there_do_not_count() {
    let scene = vc().with(Space::LocSaigonAnLocBanMeThuot, 5, VcGuerrillasUnderground);
    let played = scene.plays(Vc, "march loc-saigon-an-loc: 3u from tay-ninh, 1u from an-loc");
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasUnderground), 9);
    let played = scene.plays(Vc, "march loc-saigon-an-loc: 4u from tay-ninh, 1u from an-loc");
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasActive), 4);
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasUnderground), 6);
}

#[test]
fn a_group_is_seen_where_there_is_support_only() {
    let scene = vc().with(Space::Saigon, 6, UsTroops);
    assert_eq!(scene.plays(Vc, "march saigon: 2u from tay-ninh").count(Space::Saigon, VcGuerrillasActive), 0);
    let scene = scene.support(Space::Saigon, SupportLevel::PassiveSupport);
    assert_eq!(scene.plays(Vc, "march saigon: 2u from tay-ninh").count(Space::Saigon, VcGuerrillasActive), 2);
}

#[test]
fn troops_of_the_group_count_and_bases_of_coin_do_not() {
    let scene =
        empty().with(Space::QuangNam, 3, NvaTroops).with(Space::QuangNam, 1, NvaGuerrillasUnderground);
    let played = scene.plays(Nva, "march loc-hue-da-nang: 3t 1u from quang-nam");
    assert_eq!(played.count(Space::LocHueDaNang, NvaGuerrillasActive), 1);
    let scene = scene
        .with(Space::DaNang, 2, pointman_fitl::PieceKind::UsBases)
        .support(Space::DaNang, SupportLevel::ActiveSupport);
    assert_eq!(
        scene
            .plays(Nva, "march da-nang: 2t 1u from quang-nam")
            .count(Space::DaNang, NvaGuerrillasUnderground),
        1
    );
}

#[test]
fn splitting_a_group_to_stay_unseen_is_refused() {
    vc().refuses(
        Row::MA7,
        Vc,
        "march loc-saigon-an-loc: 2u from tay-ninh; loc-saigon-an-loc: 2u from tay-ninh",
    );
}

#[test]
fn activation_and_claymores_cannot_be_refused() {
    // MA8: no word leaves them out, they are carried out by the step itself.
    let scene = vc().unshaded(LastingCard::Claymores);
    let played = scene.plays(Vc, "march loc-saigon-an-loc: 4u from tay-ninh, 1u from an-loc");
    assert_eq!(
        played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasActive),
        3,
        "one of the group seen is removed"
    );
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasUnderground), 1);
    assert_eq!(played.game.board().available(PieceType::VcGuerrillas), 26);
}

#[test]
fn claymores_remove_nobody_from_a_group_without_guerrillas_to_activate() {
    let scene = empty().with(Space::QuangNam, 3, NvaTroops).with(Space::QuangNam, 1, NvaGuerrillasActive);
    let played =
        scene.unshaded(LastingCard::Claymores).plays(Nva, "march loc-hue-da-nang: 3t 1a from quang-nam");
    assert_eq!(played.count(Space::LocHueDaNang, NvaGuerrillasActive), 1);
}

#[test]
fn under_main_force_bns_more_than_one_piece_is_seen() {
    let scene = vc().unshaded(LastingCard::MainForceBns);
    let played = scene.plays(Vc, "march loc-saigon-an-loc: 2u from tay-ninh, 1u from an-loc");
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasActive), 2);
    let scene = scene.with(Space::LocSaigonAnLocBanMeThuot, 1, ArvnTroops);
    let played = scene.plays(Vc, "march loc-saigon-an-loc: 1u from an-loc");
    assert_eq!(played.count(Space::LocSaigonAnLocBanMeThuot, VcGuerrillasActive), 1);
}

#[test]
fn a_piece_marches_once() {
    vc().refuses(Row::MA5, Vc, "march phuoc-long: 1u from tay-ninh; quang-duc: 1u from phuoc-long");
    let played = vc().plays(Vc, "march phuoc-long: 1u from an-loc; an-loc: 1u from tay-ninh");
    assert_eq!(played.count(Space::AnLoc, VcGuerrillasUnderground), 1);
    let scene = vc().with(Space::PhuocLong, 1, VcGuerrillasUnderground);
    let played = scene.plays(Vc, "march phuoc-long: 2u from tay-ninh; quang-duc: 1u from phuoc-long");
    assert_eq!(played.count(Space::PhuocLong, VcGuerrillasUnderground), 2, "the one that was there moves on");
    scene.refuses(Row::MA5, Vc, "march phuoc-long: 2u from tay-ninh; quang-duc: 2u from phuoc-long");
}

#[test]
fn a_non_player_marches_for_nothing() {
    let scene = played_by(FactionSet::only(Us))
        .with(Space::TayNinh, 1, VcGuerrillasUnderground)
        .track(Track::VcResources, 0);
    assert_eq!(
        scene.plays(Vc, "march saigon: 1u from tay-ninh").count(Space::Saigon, VcGuerrillasUnderground),
        1
    );
}
