//! Ambush (4.4.3, 4.5.3).

use pointman_core::dice::Scripted;
use pointman_fitl::Faction::{Nva, Vc};
use pointman_fitl::PieceKind::{
    ArvnBases, ArvnPolice, ArvnTroops, NvaGuerrillasUnderground, NvaTroops, UsBases, UsTroops,
    VcGuerrillasActive, VcGuerrillasUnderground,
};
use pointman_fitl::special_activities::ambush;
use pointman_fitl::{LastingCard, PieceType, Row, Space, SpecialName, Table, Terms, Track, Turn};

use super::scene::{Scene, empty};

/// VC next to and in Hue, which US and ARVN hold.
fn hue() -> Scene {
    let scene = empty().with(Space::QuangTriThuaThien, 2, VcGuerrillasUnderground).with(
        Space::Hue,
        2,
        VcGuerrillasUnderground,
    );
    scene.with(Space::Hue, 1, UsTroops).with(Space::Hue, 1, ArvnPolice).with(Space::Hue, 1, UsBases)
}

#[test]
fn a_guerrilla_that_marched_ambushes_its_destination_without_a_roll() {
    let played = hue().plays(Vc, "march hue: 2u from quang-tri; special ambush hue remove 1us_troops");
    assert_eq!((played.count(Space::Hue, UsTroops), played.casualties(PieceType::UsTroops)), (0, 1));
    assert_eq!(played.count(Space::Hue, VcGuerrillasActive), 1);
    assert_eq!(played.count(Space::Hue, VcGuerrillasUnderground), 3, "no attrition");
}

#[test]
fn with_march_only_a_destination_an_underground_guerrilla_marched_to_is_ambushed() {
    let elsewhere = "march loc-hue-da-nang: 1u from quang-tri; special ambush hue remove 1us_troops";
    hue().refuses(Row::AM2, Vc, elsewhere);
    let seen = hue().with(Space::LocHueDaNang, 5, ArvnTroops);
    seen.refuses(Row::AM2, Vc, "march loc-hue-da-nang: 1u from quang-tri; special ambush loc-hue-da-nang");
    let words = "march special ambush hue remove 1us_troops; hue: 1u from quang-tri";
    hue().refuses(Row::AM2, Vc, words);
    let later =
        "march hue: 1u from quang-tri; special ambush hue remove 1us_troops; hue: 1u from loc-hue-da-nang";
    hue().with(Space::LocHueDaNang, 1, VcGuerrillasUnderground).plays(Vc, later);
}

#[test]
fn an_ambush_with_attack_takes_the_place_of_the_attack_and_is_paid_as_one() {
    let scene = hue().with(Space::QuangTriThuaThien, 1, ArvnPolice);
    let played =
        scene.plays_rolling(Vc, "attack quang-tri guerrillas; special ambush hue remove 1us_troops", &[6]);
    assert_eq!(played.track(Track::VcResources), 18);
    assert_eq!(played.turn.spaces.len(), 2);
    scene.plays(Vc, "attack special ambush hue remove 1us_troops");
    scene.plays_rolling(Vc, "attack special ambush hue remove 1us_troops; quang-tri guerrillas", &[6]);
}

#[test]
fn an_attack_that_is_resolved_unpaid_or_without_an_underground_guerrilla_is_not_ambushed() {
    let twice = "attack special ambush hue remove 1us_troops; hue guerrillas remove 1 arvn_police";
    hue().refuses(Row::AT3, Vc, twice);
    let scene = hue().with(Space::QuangTriThuaThien, 1, ArvnPolice);
    scene.track(Track::VcResources, 0).refuses(Row::AT2, Vc, "attack special ambush hue remove 1us_troops");
    let active = empty().with(Space::Hue, 1, VcGuerrillasActive).with(Space::Hue, 1, UsTroops);
    active.refuses(Row::AM3, Vc, "attack special ambush hue");
    let troops = hue().with(Space::Hue, 2, NvaTroops).with(Space::Hue, 1, NvaGuerrillasUnderground);
    troops.refuses(
        Row::AM3,
        Nva,
        "attack hue troops remove 1 arvn_police; special ambush hue remove 1us_troops",
    );
}

#[test]
fn from_a_loc_an_adjacent_space_is_ambushed_even_with_no_enemy_on_the_loc() {
    let scene = hue().with(Space::LocHueDaNang, 1, VcGuerrillasUnderground).with(
        Space::LocHueKheSanh,
        1,
        VcGuerrillasUnderground,
    );
    let played = scene
        .plays(Vc, "attack special ambush loc-hue-da-nang at hue remove 1us_troops, loc-hue-khe-sanh at hue");
    assert_eq!(played.game.board().coin(Space::Hue), 1, "one target may be hit twice");
    assert_eq!(played.count(Space::LocHueDaNang, VcGuerrillasActive), 1);
    assert_eq!(played.track(Track::VcResources), 18);
}

#[test]
fn another_space_from_a_city_or_one_not_adjacent_or_empty_is_refused() {
    let scene = hue().with(Space::LocHueDaNang, 1, VcGuerrillasUnderground).with(Space::Saigon, 1, UsTroops);
    scene.refuses(Row::AM4, Vc, "attack special ambush hue at quang-tri");
    scene.refuses(Row::AM4, Vc, "attack special ambush loc-hue-da-nang at saigon");
    scene.refuses(Row::AM4, Vc, "attack special ambush loc-hue-da-nang");
}

#[test]
fn more_than_one_victim_or_a_protected_base_is_refused() {
    hue().refuses(Row::AM5, Vc, "attack special ambush hue remove 1us_troops 1 arvn_police");
    hue().refuses(Row::AM5, Vc, "attack special ambush hue remove 1us_bases");
    let lone = empty().with(Space::Hue, 1, VcGuerrillasUnderground).with(Space::Hue, 1, ArvnBases);
    assert_eq!(lone.plays(Vc, "attack special ambush hue").game.board().coin(Space::Hue), 0);
}

#[test]
fn main_force_bns_remove_two_pieces_in_one_vc_ambush_space() {
    let scene = hue().shaded(LastingCard::MainForceBns).with(Space::Saigon, 1, VcGuerrillasUnderground).with(
        Space::Saigon,
        2,
        ArvnTroops,
    );
    let played = scene.plays(Vc, "attack special ambush hue main-force-bns, saigon");
    assert_eq!((played.game.board().coin(Space::Hue), played.count(Space::Saigon, ArvnTroops)), (1, 1));
    scene.refuses(Row::AM5, Vc, "attack special ambush hue main-force-bns, saigon main-force-bns");
    hue().refuses(Row::AM5, Vc, "attack special ambush hue main-force-bns");
    let nva = scene.with(Space::Hue, 1, NvaGuerrillasUnderground);
    nva.refuses(Row::AM5, Nva, "attack special ambush hue main-force-bns");
}

#[test]
fn a_third_space_is_refused_and_a_second_by_booby_traps_and_typhoon_kate() {
    let mut scene = hue();
    for space in [Space::Saigon, Space::DaNang] {
        scene = scene.with(space, 1, VcGuerrillasUnderground).with(space, 2, ArvnTroops);
    }
    let two = "attack special ambush saigon, da-nang";
    scene.plays(Vc, two);
    scene.refuses(Row::AM1, Vc, &format!("{two}, hue remove 1us_troops"));
    scene.unshaded(LastingCard::BoobyTraps).refuses(Row::AM1, Vc, two);
    scene.unshaded(LastingCard::TyphoonKate).refuses(Row::AM1, Vc, two);
}

#[test]
fn claymores_ban_ambush_and_it_does_not_go_with_rally_or_terror() {
    hue().unshaded(LastingCard::Claymores).refuses(
        Row::G6,
        Vc,
        "attack special ambush hue remove 1us_troops",
    );
    hue().refuses(Row::G5, Vc, "rally saigon; special ambush hue remove 1us_troops");
    hue().refuses(Row::G5, Vc, "terror hue; special ambush hue remove 1us_troops");
}

#[test]
fn pt_76_costs_a_troop_where_an_ambush_replaces_an_attack_and_not_with_march() {
    let scene = hue().with(Space::Hue, 1, NvaGuerrillasUnderground).with(Space::Hue, 1, NvaTroops);
    let scene = scene.unshaded(LastingCard::Pt76).with(Space::QuangTriThuaThien, 1, NvaGuerrillasUnderground);
    let played = scene.plays(Nva, "attack special ambush hue remove 1us_troops");
    assert_eq!(played.count(Space::Hue, NvaTroops), 0);
    let played = scene.plays(Nva, "march hue: 1u from quang-tri; special ambush hue remove 1us_troops");
    assert_eq!(played.count(Space::Hue, NvaTroops), 1);
}

#[test]
fn a_free_ambush_of_an_event_needs_no_operation_and_suffers_pt_76() {
    let mut scene = hue()
        .with(Space::Hue, 1, NvaGuerrillasUnderground)
        .with(Space::Hue, 1, NvaTroops)
        .unshaded(LastingCard::Pt76);
    let mut turn = Turn::of(Nva, Terms { free: true, directed: true, max_spaces: Some(1), ..Terms::FULL });
    let (mut dice, mut effects) = (Scripted::new([]), Vec::new());
    let mut table = Table { game: &mut scene.game, dice: &mut dice, effects: &mut effects };
    turn.begin_special(table.game, SpecialName::Ambush).unwrap();
    ambush::select(&mut table, &mut turn, Space::Hue).unwrap();
    assert_eq!(scene.game.board().count(Space::Hue, NvaTroops), 0);
    assert_eq!(scene.game.board().track(Track::NvaResources), 20);
}
