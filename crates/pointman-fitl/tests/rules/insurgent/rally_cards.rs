//! Cards that change Rally: AAA, SA-2s, McNamara Line, ADSID, Cadres; and non-players.

use pointman_fitl::Faction::{Nva, Us, Vc};
use pointman_fitl::PieceKind::{UsTroops, VcBases, VcGuerrillasUnderground};
use pointman_fitl::{Faction, FactionSet, LastingCard, Row, Space, SupportLevel, Terms, Track};

use super::scene::{Scene, empty, played_by};

#[test]
fn under_aaa_a_rally_that_improves_the_trail_has_one_space_at_most() {
    let scene = empty().unshaded(LastingCard::Aaa);
    scene.refuses(Row::RA8, Nva, "rally hue place 1; saigon place 1; improve-trail");
    scene.refuses(Row::RA8, Nva, "rally hue place 1; improve-trail; saigon place 1");
    assert_eq!(scene.plays(Nva, "rally improve-trail; hue place 1").track(Track::Trail), 3);
    assert_eq!(scene.plays(Nva, "rally improve-trail").track(Track::Trail), 3);
    scene.plays(Nva, "rally hue place 1; saigon place 1; da-nang place 1");
}

#[test]
fn sa_2s_improve_the_trail_by_two_boxes_for_the_same_resources() {
    let played = empty().shaded(LastingCard::Sa2s).plays(Nva, "rally improve-trail");
    assert_eq!((played.track(Track::Trail), played.track(Track::NvaResources)), (4, 18));
    let played = empty().track(Track::Trail, 3).shaded(LastingCard::Sa2s).plays(Nva, "rally improve-trail");
    assert_eq!(played.track(Track::Trail), 4);
}

#[test]
fn under_mcnamara_line_no_rally_improves_the_trail() {
    empty().unshaded(LastingCard::McNamaraLine).refuses(Row::RA7, Nva, "rally improve-trail");
}

#[test]
fn under_adsid_a_change_of_the_trail_costs_nva_six_once() {
    let played =
        empty().unshaded(LastingCard::Adsid).shaded(LastingCard::Sa2s).plays(Nva, "rally improve-trail");
    assert_eq!((played.track(Track::Trail), played.track(Track::NvaResources)), (4, 12));
}

/// A VC Base in Binh Dinh (Population 2), under COIN Control, with Terror.
fn agitable() -> Scene {
    let scene = empty()
        .with(Space::BinhDinh, 1, VcBases)
        .with(Space::BinhDinh, 3, UsTroops)
        .terror(Space::BinhDinh, 1);
    scene.shaded(LastingCard::Cadres)
}

#[test]
fn cadres_agitate_in_a_rally_space_with_a_base_even_under_coin_control() {
    let played = agitable().plays(Vc, "rally binh-dinh place 1; binh-dinh agitate 3");
    assert_eq!(played.support(Space::BinhDinh), SupportLevel::ActiveOpposition);
    assert_eq!(played.game.board().terror(Space::BinhDinh), 0);
    assert_eq!(
        played.track(Track::VcResources),
        16,
        "1 for the space, 1 for the marker and each of 2 levels"
    );
    let free = Terms { free: true, ..Terms::FULL };
    assert_eq!(
        agitable().plays_on(Vc, "rally binh-dinh agitate 1", free, &[]).track(Track::VcResources),
        19,
        "never free"
    );
}

#[test]
fn cadres_do_not_agitate_for_nva_twice_without_an_earlier_base_or_unpaid() {
    let scene = agitable().with(Space::Hue, 1, VcBases).with(Space::DaNang, 2, VcGuerrillasUnderground);
    scene.refuses(Row::RA9, Nva, "rally binh-dinh agitate 1");
    scene.refuses(Row::RA9, Vc, "rally binh-dinh agitate 1; hue agitate 1");
    scene.refuses(Row::RA9, Vc, "rally da-nang base; da-nang agitate 1");
    scene.track(Track::VcResources, 2).refuses(Row::RA9, Vc, "rally binh-dinh agitate 2");
    empty().with(Space::Hue, 1, VcBases).refuses(Row::RA9, Vc, "rally hue agitate 1");
    assert_eq!(
        scene
            .plays(Vc, "rally binh-dinh base; hue agitate 1".replace("base", "place 1").as_str())
            .track(Track::VcResources),
        17
    );
}

#[test]
fn cadres_agitate_by_two_levels_at_most_after_all_terror_and_never_at_population_zero() {
    agitable().refuses(Row::RA10, Vc, "rally binh-dinh agitate 4");
    let played = agitable().terror(Space::BinhDinh, 1).plays(Vc, "rally binh-dinh agitate 2");
    assert_eq!(played.support(Space::BinhDinh), SupportLevel::Neutral, "Terror goes first");
    let nobody = agitable().with(Space::PhuocLong, 1, VcBases);
    nobody.refuses(Row::RA10, Vc, "rally phuoc-long agitate 1");
    agitable().refuses(Row::RA10, Vc, "rally binh-dinh agitate 0");
}

#[test]
fn a_non_player_rallies_without_paying_and_agitates_with_its_agitate_total() {
    let scene = played_by(FactionSet::only(Us)).with(Space::BinhDinh, 1, VcBases).shaded(LastingCard::Cadres);
    let scene = scene.track(Track::AgitateTotal, 2);
    let played = scene.plays(Vc, "rally binh-dinh agitate 2; hue place 1");
    assert_eq!((played.track(Track::VcResources), played.track(Track::AgitateTotal)), (20, 0));
    scene.track(Track::AgitateTotal, 1).refuses(Row::RA9, Vc, "rally binh-dinh agitate 2");
    let played = scene.plays(Faction::Nva, "rally hue place 1; improve-trail");
    assert_eq!((played.track(Track::NvaResources), played.track(Track::Trail)), (20, 3));
}
