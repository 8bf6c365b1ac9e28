//! Rally of a non-player NVA (3.3.1): Bases, Guerrillas, then the Trail.

use pointman_fitl::trung::{CardStep, NpOperation as O, SpaceRow, TurnRequest};
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::trung::executed::{Executed, How, done, execute, operation, part, whole};
use crate::trung::scene::{Scene, scene};

use Space::{CentralLaos, NorthVietnam, NortheastCambodia, SouthernLaos, TayNinh, TheFishhook};

/// Rally in these spaces alone, by a card.
fn rally_in(map: &Scene, spaces: &[Space], rolls: &[u32]) -> Executed {
    rally(map, How::by_card(O::NvaRally).only_in(spaces), rolls)
}

fn rally(map: &Scene, how: How, rolls: &[u32]) -> Executed {
    done(map, Faction::Nva, how, rolls, &[&execute(whole(O::NvaRally))])
}

/// 5, 4 and 3 Guerrillas in Laos and Cambodia.
fn three_for_bases() -> Scene {
    scene()
        .at(CentralLaos, "5 nva_guerrillas_u")
        .at(SouthernLaos, "2 nva_guerrillas_u 2 nva_guerrillas_a")
        .at(NortheastCambodia, "3 nva_guerrillas_u")
}

#[test]
fn two_bases_then_a_failed_roll_and_the_trail_is_improved_all_the_same() {
    let rallied = operation(&three_for_bases(), O::NvaRally, &[3, 2]);
    assert_eq!(
        rallied.spaces(),
        [CentralLaos, SouthernLaos],
        "most Guerrillas first; then no Guerrillas are placed either"
    );
    assert_eq!((rallied.count(CentralLaos, "nva_bases"), rallied.count(SouthernLaos, "nva_bases")), (1, 1));
    assert_eq!(rallied.count(NortheastCambodia, "nva_bases"), 0);
    assert_eq!(rallied.track(Track::Trail), 3);
    let by_sa2s = operation(&three_for_bases().shaded(LastingCard::Sa2s), O::NvaRally, &[3, 2]);
    assert_eq!(by_sa2s.track(Track::Trail), 4);
}

#[test]
fn a_base_takes_the_place_of_two_guerrillas_active_ones_first() {
    let rallied = operation(&three_for_bases(), O::NvaRally, &[3, 2]);
    assert_eq!(
        (rallied.count(SouthernLaos, "nva_guerrillas_u"), rallied.count(SouthernLaos, "nva_guerrillas_a")),
        (2, 0)
    );
    let mixed = scene().at(SouthernLaos, "3 nva_guerrillas_u 1 nva_guerrillas_a");
    let rallied = rally_in(&mixed, &[SouthernLaos], &[]);
    assert_eq!(
        (rallied.count(SouthernLaos, "nva_guerrillas_u"), rallied.count(SouthernLaos, "nva_guerrillas_a")),
        (2, 0)
    );
}

#[test]
fn no_base_without_three_guerrillas_room_or_an_available_base() {
    let few = scene().at(CentralLaos, "2 nva_guerrillas_u");
    assert_eq!(rally_in(&few, &[CentralLaos], &[]).count(CentralLaos, "nva_bases"), 0);
    let full = scene().at(CentralLaos, "3 nva_guerrillas_u 1 nva_bases 1 vc_bases");
    assert_eq!(rally_in(&full, &[CentralLaos], &[]).count(CentralLaos, "nva_bases"), 1);
    let none_left = scene().at(CentralLaos, "3 nva_guerrillas_u").only_available(PieceType::NvaBases, 0);
    assert_eq!(rally_in(&none_left, &[CentralLaos], &[]).count(CentralLaos, "nva_bases"), 0);
}

#[test]
fn guerrillas_come_by_trail_and_bases_or_one_by_one_without_base() {
    let map = scene().at(CentralLaos, "2 nva_bases").at(SouthernLaos, "1 nva_guerrillas_u");
    let rallied = rally_in(&map, &[CentralLaos, SouthernLaos], &[3]);
    assert_eq!(rallied.count(CentralLaos, "nva_guerrillas_u"), 4, "Trail 2 and 2 Bases");
    assert_eq!(rallied.count(SouthernLaos, "nva_guerrillas_u"), 2);
    let few = map.only_available(PieceType::NvaGuerrillas, 3);
    assert_eq!(rally_in(&few, &[CentralLaos, SouthernLaos], &[]).count(CentralLaos, "nva_guerrillas_u"), 3);
}

#[test]
fn guerrillas_come_wherever_there_is_no_support_and_never_on_a_loc() {
    let map = scene()
        .support(TayNinh, SupportLevel::PassiveSupport)
        .support(Space::Hue, SupportLevel::ActiveOpposition);
    let spaces = [TayNinh, Space::Hue, NorthVietnam, Space::LocHueDaNang];
    let rallied = rally_in(&map, &spaces, &[6]);
    assert_eq!(rallied.spaces(), [Space::Hue, NorthVietnam]);
}

#[test]
fn a_roll_due_after_the_bases_is_made_before_the_first_space_for_guerrillas() {
    let map = scene().at(CentralLaos, "3 nva_guerrillas_u");
    let stopped = rally_in(&map, &[CentralLaos, SouthernLaos], &[2]);
    assert_eq!(stopped.spaces(), [CentralLaos]);
    assert_eq!(stopped.track(Track::Trail), 3);
    let goes_on = rally_in(&map, &[CentralLaos, SouthernLaos], &[3]);
    assert_eq!(goes_on.spaces(), [CentralLaos, SouthernLaos]);
    assert_eq!(goes_on.count(CentralLaos, "nva_guerrillas_u"), 1, "a space is used in one step only");
}

#[test]
fn without_a_rally_space_nothing_changes_not_even_the_trail() {
    let map = scene().only_available(PieceType::NvaGuerrillas, 0).only_available(PieceType::NvaBases, 0);
    let rallied = operation(&map, O::NvaRally, &[]);
    assert!(!rallied.effective && !rallied.changed());
    assert_eq!(rallied.turn.operation, None);
}

#[test]
fn the_trail_is_not_improved_at_four_nor_under_mcnamara_line() {
    let one = scene().at(CentralLaos, "1 nva_guerrillas_u");
    assert_eq!(rally_in(&one.clone().track(Track::Trail, 4), &[CentralLaos], &[]).track(Track::Trail), 4);
    let barred = rally_in(&one.unshaded(LastingCard::McNamaraLine), &[CentralLaos], &[]);
    assert_eq!((barred.effective, barred.track(Track::Trail)), (true, 2));
}

#[test]
fn under_aaa_a_rally_that_improves_the_trail_selects_one_space() {
    let rallied = operation(&three_for_bases().unshaded(LastingCard::Aaa), O::NvaRally, &[]);
    assert_eq!(rallied.spaces(), [CentralLaos], "and no roll is made");
    assert_eq!(rallied.track(Track::Trail), 3);
}

#[test]
fn under_aaa_a_trail_at_three_is_not_improved_and_the_spaces_are_not_limited() {
    let spaces = [CentralLaos, SouthernLaos];
    let map = three_for_bases().unshaded(LastingCard::Aaa).track(Track::Trail, 3);
    let rallied = rally_in(&map, &spaces, &[3]);
    assert_eq!((rallied.spaces(), rallied.track(Track::Trail)), (spaces.to_vec(), 3));
    assert_eq!(rally_in(&map, &[CentralLaos], &[]).track(Track::Trail), 3, "not even after a single space");
}

#[test]
fn aaa_limits_no_spaces_while_mcnamara_line_bars_the_improvement() {
    let map = three_for_bases().unshaded(LastingCard::Aaa).unshaded(LastingCard::McNamaraLine);
    let rallied = rally_in(&map, &[CentralLaos, SouthernLaos], &[3]);
    assert_eq!((rallied.spaces().len(), rallied.track(Track::Trail)), (2, 2));
}

#[test]
fn under_aaa_a_rally_of_an_event_with_its_own_number_of_spaces_improves_after_one_alone() {
    let map = three_for_bases().unshaded(LastingCard::Aaa);
    let two = rally(&map, How::by_event().most(2), &[]);
    assert_eq!((two.spaces().len(), two.track(Track::Trail)), (2, 2));
    let one = rally(&map, How::by_event().most(2).only_in(&[CentralLaos]), &[]);
    assert_eq!((one.spaces().len(), one.track(Track::Trail)), (1, 3));
}

#[test]
fn a_limited_rally_has_one_space_no_roll_and_improves_the_trail() {
    let rallied = rally(&three_for_bases(), How::by(TurnRequest::LIMITED), &[]);
    assert_eq!((rallied.spaces(), rallied.track(Track::Trail)), (vec![CentralLaos], 3));
}

#[test]
fn a_free_rally_goes_on_without_rolls_in_the_spaces_allowed() {
    let spaces = [SouthernLaos, NortheastCambodia, TheFishhook];
    let rallied = rally(&three_for_bases(), How::by_event().only_in(&spaces), &[]);
    assert_eq!(rallied.spaces(), spaces);
}

#[test]
fn an_event_may_have_guerrillas_alone_placed() {
    let how = How::by_event().only_in(&[CentralLaos]);
    let steps = &[CardStep::NvaRallyGuerrillas, CardStep::NvaRallyTrail];
    let rallied = done(&three_for_bases(), Faction::Nva, how, &[], &[&part(O::NvaRally, steps)]);
    assert_eq!(
        (rallied.count(CentralLaos, "nva_bases"), rallied.count(CentralLaos, "nva_guerrillas_u")),
        (0, 6)
    );
}

#[test]
fn the_story_names_steps_spaces_and_what_is_done_there() {
    let rallied = rally_in(&three_for_bases(), &[CentralLaos], &[]);
    let story = rallied.story.to_string();
    assert!(
        story.starts_with(
            "Place Bases where 3 or more NVA Guerrillas [T5.3.6]\n  Rally in Central Laos [3.3.1]\n"
        ),
        "{story}"
    );
    assert!(story.contains("the Trail goes from 2 to 3"), "{story}");
    let several = operation(&three_for_bases(), O::NvaRally, &[3, 2]).story.to_string();
    assert!(several.contains(SpaceRow::MostNvaGuerrillas.words()), "{several}");
}
