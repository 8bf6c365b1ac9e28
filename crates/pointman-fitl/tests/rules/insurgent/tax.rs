//! Tax (4.5.1).

use pointman_fitl::Faction::{Us, Vc};
use pointman_fitl::PieceKind::{UsTroops, VcGuerrillasActive, VcGuerrillasUnderground};
use pointman_fitl::{FactionSet, LastingCard, Row, Space, SupportLevel, Terms, Track};

use super::scene::{Scene, empty, played_by};

/// Underground VC Guerrillas where there is something to Tax.
fn everywhere(mut scene: Scene) -> Scene {
    for space in [Space::Saigon, Space::Hue, Space::LocSaigonCanTho, Space::PhuocLong, Space::TayNinh] {
        scene = scene.with(space, 1, VcGuerrillasUnderground);
    }
    scene
}

#[test]
fn tax_activates_a_guerrilla_yields_twice_population_and_shifts_toward_active_support() {
    let played = everywhere(empty()).plays(Vc, "rally da-nang; special tax hue");
    assert_eq!((played.track(Track::VcResources), played.count(Space::Hue, VcGuerrillasActive)), (23, 1));
    assert_eq!(played.support(Space::Hue), SupportLevel::PassiveSupport);
}

#[test]
fn tax_of_a_loc_yields_its_econ_sabotaged_or_not() {
    let scene =
        everywhere(empty()).terror(Space::LocSaigonCanTho, 1).with(Space::LocSaigonCanTho, 5, UsTroops);
    assert_eq!(
        scene.plays(Vc, "rally da-nang; special tax loc-saigon-can-tho").track(Track::VcResources),
        21
    );
}

#[test]
fn tax_at_population_zero_is_legal_and_yields_nothing() {
    let played = everywhere(empty()).plays(Vc, "rally da-nang; special tax phuoc-long");
    assert_eq!(
        (played.track(Track::VcResources), played.count(Space::PhuocLong, VcGuerrillasActive)),
        (19, 1)
    );
}

#[test]
fn tax_without_an_underground_vc_guerrilla_or_under_coin_control_is_refused() {
    everywhere(empty()).refuses(Row::TX1, Vc, "rally da-nang; special tax da-nang");
    let scene = everywhere(empty()).with(Space::Saigon, 2, UsTroops);
    scene.refuses(Row::TX1, Vc, "rally da-nang; special tax saigon");
    empty().with(Space::Hue, 1, VcGuerrillasActive).refuses(Row::TX1, Vc, "rally da-nang; special tax hue");
}

#[test]
fn a_fifth_space_is_refused_and_a_second_by_typhoon_kate() {
    let four = "rally da-nang; special tax saigon, hue, phuoc-long, tay-ninh";
    everywhere(empty()).plays(Vc, four);
    everywhere(empty()).refuses(Row::TX1, Vc, &format!("{four}, loc-saigon-can-tho"));
    let typhoon = everywhere(empty()).unshaded(LastingCard::TyphoonKate);
    typhoon.refuses(Row::TX1, Vc, "rally da-nang; special tax saigon, hue");
    typhoon.plays(Vc, "rally da-nang; special tax saigon");
}

#[test]
fn tax_before_the_operation_pays_for_it() {
    let scene = everywhere(empty()).track(Track::VcResources, 0);
    scene.plays(Vc, "rally special tax saigon; hue place 1");
    scene.refuses(Row::RA2, Vc, "rally hue place 1; special tax saigon");
}

#[test]
fn a_non_player_adds_population_once_to_its_agitate_total() {
    let scene = everywhere(played_by(FactionSet::only(Us)));
    let played = scene.plays(Vc, "rally da-nang; special tax hue, loc-saigon-can-tho");
    assert_eq!((played.track(Track::AgitateTotal), played.track(Track::VcResources)), (4, 20));
}

#[test]
fn tax_does_not_accompany_a_limited_operation() {
    everywhere(empty()).refuses_on(Row::G4, Vc, "rally da-nang; special tax hue", Terms::LIMITED);
}
