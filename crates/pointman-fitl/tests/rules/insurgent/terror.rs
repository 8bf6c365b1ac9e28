//! Terror (3.3.4).

use pointman_fitl::Faction::{Nva, Vc};
use pointman_fitl::PieceKind::{
    NvaGuerrillasActive, NvaGuerrillasUnderground, NvaTroops, VcGuerrillasActive, VcGuerrillasUnderground,
};
use pointman_fitl::{LastingCard, Row, Space, SupportLevel, Track};

use super::scene::{Scene, empty};

/// Two Underground VC Guerrillas in Hue, at Passive Support.
fn hue() -> Scene {
    empty().with(Space::Hue, 2, VcGuerrillasUnderground).support(Space::Hue, SupportLevel::PassiveSupport)
}

#[test]
fn vc_terror_activates_a_guerrilla_places_a_marker_and_shifts_toward_active_opposition() {
    let played = hue().plays(Vc, "terror hue");
    assert_eq!(
        (played.count(Space::Hue, VcGuerrillasUnderground), played.count(Space::Hue, VcGuerrillasActive)),
        (1, 1)
    );
    assert_eq!(played.game.board().terror(Space::Hue), 1);
    assert_eq!(played.support(Space::Hue), SupportLevel::Neutral);
    assert_eq!(played.track(Track::VcResources), 19);
}

#[test]
fn nva_terror_shifts_support_toward_neutral_only() {
    let scene = hue().with(Space::Hue, 1, NvaTroops);
    assert_eq!(scene.plays(Nva, "terror hue").support(Space::Hue), SupportLevel::Neutral);
    let neutral = scene.support(Space::Hue, SupportLevel::Neutral).plays(Nva, "terror hue");
    assert_eq!(
        (neutral.support(Space::Hue), neutral.game.board().terror(Space::Hue)),
        (SupportLevel::Neutral, 1)
    );
    let opposed = scene.support(Space::Hue, SupportLevel::PassiveOpposition).plays(Nva, "terror hue");
    assert_eq!(opposed.support(Space::Hue), SupportLevel::PassiveOpposition);
}

#[test]
fn an_underground_guerrilla_is_activated_when_there_is_one() {
    // TE4: no word leaves it out.
    let scene = hue().with(Space::Hue, 1, NvaTroops);
    assert_eq!(
        scene.plays(Nva, "terror hue").effects.len(),
        3,
        "Resources, marker and level: Troops do not flip"
    );
    let played = scene.with(Space::Hue, 1, NvaGuerrillasUnderground).plays(Nva, "terror hue");
    assert_eq!(played.count(Space::Hue, NvaGuerrillasActive), 1);
}

#[test]
fn terror_without_an_underground_guerrilla_is_refused_to_vc_and_to_nva_without_troops() {
    let scene = empty().with(Space::Hue, 2, VcGuerrillasActive).with(Space::Hue, 1, NvaGuerrillasActive);
    scene.refuses(Row::TE1, Vc, "terror hue");
    scene.refuses(Row::TE1, Nva, "terror hue");
    scene.with(Space::Hue, 1, NvaTroops).refuses(Row::TE1, Vc, "terror hue");
}

#[test]
fn a_city_or_province_that_cannot_be_paid_is_refused_and_a_loc_is_free() {
    let scene = hue().with(Space::LocHueDaNang, 1, VcGuerrillasUnderground).track(Track::VcResources, 0);
    scene.refuses(Row::TE2, Vc, "terror hue");
    assert_eq!(scene.plays(Vc, "terror loc-hue-da-nang").game.board().terror(Space::LocHueDaNang), 1);
}

#[test]
fn a_second_marker_is_not_placed_but_the_level_shifts() {
    // TE5: no word places it.
    let played = hue().terror(Space::Hue, 1).plays(Vc, "terror hue");
    assert_eq!(
        (played.game.board().terror(Space::Hue), played.support(Space::Hue)),
        (1, SupportLevel::Neutral)
    );
    let loc = empty().with(Space::LocHueDaNang, 1, VcGuerrillasUnderground).terror(Space::LocHueDaNang, 1);
    assert_eq!(loc.plays(Vc, "terror loc-hue-da-nang").game.board().terror(Space::LocHueDaNang), 1);
}

#[test]
fn no_marker_is_placed_when_none_is_left() {
    let played = hue().terror(Space::Saigon, 15).plays(Vc, "terror hue");
    assert_eq!(
        (played.game.board().terror(Space::Hue), played.support(Space::Hue)),
        (0, SupportLevel::Neutral)
    );
}

#[test]
fn terror_at_population_zero_places_the_marker_only() {
    let played = empty().with(Space::PhuocLong, 1, VcGuerrillasUnderground).plays(Vc, "terror phuoc-long");
    assert_eq!(
        (played.game.board().terror(Space::PhuocLong), played.support(Space::PhuocLong)),
        (1, SupportLevel::Neutral)
    );
}

#[test]
fn under_cadres_vc_removes_two_guerrillas_for_each_terror_on_a_loc_too() {
    let played = hue().unshaded(LastingCard::Cadres).plays(Vc, "terror hue");
    assert_eq!(played.game.board().count_by(Space::Hue, Vc), 0);
    let scene = empty().with(Space::LocHueDaNang, 3, VcGuerrillasUnderground).unshaded(LastingCard::Cadres);
    let played = scene.plays(Vc, "terror loc-hue-da-nang remove 2u");
    assert_eq!(played.count(Space::LocHueDaNang, VcGuerrillasActive), 1);
    scene.refuses(Row::G18, Vc, "terror loc-hue-da-nang");
}

#[test]
fn under_cadres_terror_with_one_guerrilla_or_without_removing_two_is_refused() {
    let scene = empty().with(Space::Hue, 1, VcGuerrillasUnderground).unshaded(LastingCard::Cadres);
    scene.refuses(Row::TE3, Vc, "terror hue");
    hue().unshaded(LastingCard::Cadres).refuses(Row::TE3, Vc, "terror hue remove 1u");
    hue().refuses(Row::TE3, Vc, "terror hue remove 1u 1a");
    scene.with(Space::Hue, 1, NvaTroops).plays(Nva, "terror hue");
}
