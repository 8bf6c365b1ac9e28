//! March of a non-player NVA (3.3.2, T5.7): to a LoC, to Laos or Cambodia, then elsewhere.

use pointman_fitl::trung::{
    CardStep, MoveAction, Movement, NpOperation as O, OperationOrder, Scene as Sight, TurnRequest, nva,
};
use pointman_fitl::{
    Control, Faction, LastingCard, OperationName, PieceKind, PieceSet, PieceType, Space, SpaceSet, Track,
};

use crate::trung::executed::{Executed, How, done, execute, part, whole};
use crate::trung::scene::{Scene, scene};

use Space::{CentralLaos, NortheastCambodia, QuangNam, QuangTriThuaThien, SouthernLaos, TheFishhook};

/// The March of a card: to a LoC, to Laos or Cambodia, or both first.
fn march(map: &Scene, how: How, with_loc: bool, with_laos_cambodia: bool, rolls: &[u32]) -> Executed {
    let order = OperationOrder { with_loc, with_laos_cambodia, ..whole(O::NvaMarch) };
    done(map, Faction::Nva, how, rolls, &[&execute(order)])
}

fn by_card() -> How {
    How::by_card(O::NvaMarch)
}

/// Guerrillas next to a US force beyond the LoC from Da Nang to Dak To.
fn near_us() -> Scene {
    scene()
        .at(SouthernLaos, "3 nva_guerrillas_u")
        .at(Space::BinhDinh, "1 us_troops")
        .only_available(PieceType::NvaBases, 0)
}

#[test]
fn first_to_a_loc_next_to_us_forces_without_nva_guerrilla() {
    let only = by_card().only_in(&[Space::LocDaNangDakTo]);
    let marched = march(&near_us(), only, true, false, &[]);
    assert_eq!(marched.spaces(), [Space::LocDaNangDakTo]);
    assert_eq!(
        marched.count(Space::LocDaNangDakTo, "nva_guerrillas_u"),
        1,
        "enough to exceed the COIN forces there"
    );
    assert!(!marched.activation.is_due(), "no roll after a LoC");
}

#[test]
fn the_loc_step_asks_for_us_troops_or_irregulars_next_to_it() {
    let only = by_card().only_in(&[Space::LocDaNangDakTo]);
    let is_selected_first = |map: &Scene| {
        let story = march(&map.clone().only_available(PieceType::NvaBases, 0), only, true, false, &[])
            .story
            .to_string();
        story.lines().take_while(|line| !line.starts_with("Other destinations")).count() > 1
    };
    let guerrillas = scene().at(SouthernLaos, "3 nva_guerrillas_u");
    assert!(is_selected_first(&guerrillas.clone().at(Space::BinhDinh, "1 us_troops")));
    assert!(is_selected_first(&guerrillas.clone().at(QuangNam, "1 us_irregulars_a")));
    assert!(
        !is_selected_first(&guerrillas.clone().at(Space::BinhDinh, "1 us_bases 3 arvn_troops")),
        "a US Base is no US force"
    );
    assert!(
        !is_selected_first(&guerrillas.clone().at(Space::LocDaNangDakTo, "1 us_irregulars_a")),
        "nor is one on the LoC"
    );
    let taken = guerrillas.at(Space::BinhDinh, "1 us_troops").at(Space::LocDaNangDakTo, "1 nva_guerrillas_a");
    assert!(!is_selected_first(&taken));
}

#[test]
fn then_to_laos_or_cambodia_next_to_most_guerrillas_and_a_roll_follows() {
    let map = scene()
        .at(TheFishhook, "4 nva_guerrillas_u 1 nva_bases")
        .at(NortheastCambodia, "3 nva_guerrillas_u 1 nva_bases")
        .at(Space::PleikuDarlac, "4 nva_guerrillas_u");
    // Southern Laos has 7 Guerrillas around it; the Parrot's Beak 4; Central Laos none.
    let marched = march(&map, by_card(), false, true, &[2]);
    assert_eq!(marched.spaces(), [SouthernLaos]);
    assert_eq!(
        marched.count(SouthernLaos, "nva_guerrillas_u"),
        1,
        "Pleiku keeps 3 for a Base; 1 is NVA Control"
    );
    assert!(marched.activation.has_failed(), "2 is not greater than 2");
    let story = marched.story.to_string();
    assert!(story.contains("Most NVA Guerrillas in adjacent spaces: 2 -> 1: Southern Laos"), "{story}");
}

#[test]
fn a_province_with_an_nva_base_or_without_room_is_passed_over_in_the_laos_cambodia_step() {
    let map = scene()
        .at(TheFishhook, "5 nva_guerrillas_u")
        .at(NortheastCambodia, "1 nva_bases")
        .at(Space::TheParrotsBeak, "2 vc_bases");
    let marched = march(
        &map,
        by_card().only_in(&[NortheastCambodia, Space::TheParrotsBeak, SouthernLaos]),
        false,
        true,
        &[],
    );
    let story = marched.story.to_string();
    let (step, others) = story.split_once("Other destinations").unwrap();
    assert!(!step.contains("Northeast Cambodia") && !step.contains("Parrot"), "{step}");
    assert!(others.contains("Northeast Cambodia"), "{others}");
}

#[test]
fn at_trail_four_the_laos_cambodia_step_reaches_along_the_trail_and_still_counts_guerrillas_next_to_it() {
    let map = scene()
        .track(Track::Trail, 4)
        .at(Space::NorthVietnam, "3 nva_guerrillas_u")
        .at(Space::TayNinh, "4 nva_guerrillas_u")
        .only_available(PieceType::NvaBases, 0);
    let step = part(O::NvaMarch, &[CardStep::NvaMarchLaosCambodia]);
    let marched = |map: &Scene, how| done(map, Faction::Nva, how, &[], &[&step]).spaces();
    assert_eq!(
        marched(&map, by_card()),
        [TheFishhook],
        "next to 4; Central Laos is next to 3, Southern Laos to none"
    );
    let far = by_card().only_in(&[SouthernLaos]);
    assert_eq!(marched(&map, far), [SouthernLaos]);
    assert_eq!(marched(&map.track(Track::Trail, 3), far), []);
}

#[test]
fn the_steps_of_a_card_that_does_not_set_them_are_left_out() {
    let story =
        march(&near_us(), by_card().only_in(&[Space::LocDaNangDakTo]), false, false, &[]).story.to_string();
    assert!(story.starts_with("Other destinations"), "{story}");
}

#[test]
fn with_the_trail_at_four_a_roll_of_two_succeeds_and_spaces_along_the_trail_are_in_reach() {
    let map = scene()
        .track(Track::Trail, 4)
        .at(CentralLaos, "9 nva_troops")
        .only_available(PieceType::NvaBases, 0)
        .at(TheFishhook, "1 us_troops");
    let marched = march(&map, by_card().only_in(&[TheFishhook, Space::TayNinh]), false, false, &[2]);
    assert_eq!(marched.spaces(), [TheFishhook, Space::TayNinh]);
    assert_eq!(marched.control(TheFishhook), Control::Nva);
}

#[test]
fn no_march_in_monsoon_unless_an_event_names_it() {
    let monsoon = near_us().monsoon();
    let marched = march(&monsoon, by_card(), true, true, &[]);
    assert!(!marched.effective && !marched.changed());
    assert_eq!(marched.turn.operation, None);
    let named = march(&monsoon, How::by_event().only_in(&[Space::LocDaNangDakTo]), true, true, &[]);
    assert!(named.effective);
}

#[test]
fn a_limited_march_has_one_destination_from_several_origins_and_no_roll() {
    let map = scene()
        .at(CentralLaos, "4 us_irregulars_u")
        .at(SouthernLaos, "3 nva_troops")
        .at(QuangTriThuaThien, "4 nva_troops")
        .only_available(PieceType::NvaBases, 0);
    let marched =
        march(&map, How::by(TurnRequest::LIMITED).only_in(&[CentralLaos, QuangNam]), false, false, &[]);
    assert_eq!(marched.spaces(), [CentralLaos]);
    assert_eq!(marched.count(CentralLaos, "nva_troops"), 5);
}

#[test]
fn a_limited_march_ends_with_the_first_step_that_yields_a_destination() {
    let marched = march(&near_us(), How::by(TurnRequest::LIMITED), true, true, &[1]);
    assert_eq!(marched.spaces(), [Space::LocDaNangDakTo], "picked at random from two LoCs");
}

#[test]
fn an_event_may_bound_what_marches_and_from_where() {
    let map = scene()
        .at(SouthernLaos, "4 nva_guerrillas_u 4 nva_troops")
        .at(CentralLaos, "4 nva_guerrillas_u")
        .at(QuangNam, "1 arvn_troops")
        .only_available(PieceType::NvaBases, 0);
    let how = How::by_event().only_in(&[QuangNam]);
    let order = whole(O::NvaMarch);
    let bounded = |types: PieceSet, from: SpaceSet, rolls: &[u32]| {
        done(
            &map,
            Faction::Nva,
            how,
            rolls,
            &[&move |hand| {
                let movement = Movement::of(&Sight::of(hand.table.game, hand.turn), MoveAction::NvaMarch);
                nva::march(hand, &order, Movement { types, from, ..movement })
            }],
        )
    };
    let marched = bounded(PieceSet::GUERRILLAS, SpaceSet::only(SouthernLaos), &[1, 1]);
    assert_eq!(marched.count(QuangNam, "nva_guerrillas_u"), 2, "2 exceed the 1 piece there");
    assert_eq!(
        (marched.count(SouthernLaos, "nva_guerrillas_u"), marched.count(SouthernLaos, "nva_troops")),
        (2, 4)
    );
    assert_eq!(marched.count(CentralLaos, "nva_guerrillas_u"), 4);
    assert!(!bounded(PieceKind::NvaTroops.into(), SpaceSet::only(CentralLaos), &[]).effective);
}

#[test]
fn a_march_that_reaches_no_destination_is_none() {
    let map = scene().at(CentralLaos, "1 nva_guerrillas_u 1 nva_bases");
    let marched = march(&map, by_card(), true, true, &[]);
    assert!(!marched.effective && !marched.changed());
}

#[test]
fn the_groups_that_are_seen_lose_a_guerrilla_to_claymores() {
    let map = near_us().at(Space::LocDaNangDakTo, "1 us_irregulars_u").unshaded(LastingCard::MainForceBns);
    let only = by_card().only_in(&[Space::LocDaNangDakTo]);
    let seen = march(&map, only, true, false, &[]);
    assert_eq!(
        (seen.count(Space::LocDaNangDakTo, "nva_guerrillas_a"), seen.turn.operation),
        (2, Some(OperationName::March))
    );
    let by_claymores = march(&map.unshaded(LastingCard::Claymores), only, true, false, &[]);
    assert_eq!(by_claymores.count(Space::LocDaNangDakTo, "nva_guerrillas_a"), 1);
}
