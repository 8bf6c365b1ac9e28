//! Attack of a non-player NVA (3.3.3): Troops, Ambush, Guerrillas, and PT-76.

use pointman_fitl::trung::{CardStep, NpOperation as O, NpSpecial as S, TurnRequest, Variant};
use pointman_fitl::{Faction, LastingCard, OperationName, PieceType, Space, SpecialName};

use crate::trung::executed::{Deed, Executed, How, attempt, done, execute, operation, part, variant, whole};
use crate::trung::scene::{Scene, scene};

use Space::{BinhDinh, CentralLaos, Hue, LocHueDaNang, QuangNam, QuangTinQuangNgai, TayNinh};

const TROOPS: &[CardStep] = &[CardStep::NvaAttackTroops];
const GUERRILLAS: &[CardStep] = &[CardStep::NvaAttackGuerrillas];

/// Attack in three parts, as most cards have it: Troops, Ambush, Guerrillas.
fn with_ambush(map: &Scene, rolls: &[u32]) -> Executed {
    let (troops, guerrillas) = (part(O::NvaAttack, TROOPS), part(O::NvaAttack, GUERRILLAS));
    let ambush = attempt(S::NvaAmbush, Variant::WithAttack);
    let deeds: [Deed<'_>; 3] = [&troops, &ambush, &guerrillas];
    done(map, Faction::Nva, How::by_card(O::NvaAttack), rolls, &deeds)
}

#[test]
fn seven_troops_remove_three_us_troops_and_lose_three() {
    let map = scene().at(QuangNam, "7 nva_troops 3 us_troops 1 us_bases");
    let attacked = operation(&map, O::NvaAttack, &[]);
    assert_eq!((attacked.count(QuangNam, "us_troops"), attacked.count(QuangNam, "us_bases")), (0, 1));
    assert_eq!(attacked.count(QuangNam, "nva_troops"), 4);
    assert_eq!(attacked.casualties(PieceType::UsTroops), 3);
}

#[test]
fn with_shaded_pt_76_they_remove_the_base_too_and_lose_a_fourth() {
    let map = scene().at(QuangNam, "7 nva_troops 3 us_troops 1 us_bases").shaded(LastingCard::Pt76);
    let attacked = operation(&map, O::NvaAttack, &[]);
    assert_eq!((attacked.count(QuangNam, "us_troops"), attacked.count(QuangNam, "us_bases")), (0, 0));
    assert_eq!(attacked.count(QuangNam, "nva_troops"), 3);
    assert!(attacked.turn.insurgent.used_pt76);
}

#[test]
fn arvn_pieces_irregulars_and_rangers_cost_no_troops_and_bases_go_last() {
    let map = scene().at(QuangNam, "8 nva_troops 1 arvn_police 2 arvn_troops 1 us_irregulars_u 1 arvn_bases");
    let attacked = operation(&map, O::NvaAttack, &[]);
    assert_eq!((attacked.count(QuangNam, "nva_troops"), attacked.count(QuangNam, "arvn_bases")), (8, 1));
    assert_eq!(attacked.game.board().coin(QuangNam), 1);
}

#[test]
fn the_reasons_tell_how_many_pieces_fall_and_not_how_many_could() {
    for (coin, told) in
        [("1 arvn_troops", "Troops remove 1 piece"), ("5 arvn_troops", "Troops remove 3 pieces")]
    {
        let attacked = operation(&scene().at(QuangNam, &format!("7 nva_troops {coin}")), O::NvaAttack, &[]);
        assert!(attacked.story.to_string().contains(told), "{}", attacked.story);
    }
}

#[test]
fn pieces_that_people_play_are_removed_first() {
    let map = scene().at(QuangNam, "2 nva_troops 1 us_troops 1 arvn_troops");
    assert_eq!(operation(&map, O::NvaAttack, &[]).count(QuangNam, "us_troops"), 0);
    assert_eq!(
        operation(&map.players(&[Faction::Arvn]), O::NvaAttack, &[]).count(QuangNam, "arvn_troops"),
        0
    );
}

#[test]
fn two_troops_attack_and_one_does_not() {
    let map = scene().at(QuangNam, "2 nva_troops 1 arvn_troops").at(BinhDinh, "1 nva_troops 1 arvn_troops");
    assert_eq!(operation(&map, O::NvaAttack, &[]).spaces(), [QuangNam]);
    let alone = scene().at(QuangNam, "9 nva_troops 9 nva_guerrillas_u");
    let none = operation(&alone, O::NvaAttack, &[]);
    assert!(!none.effective && !none.changed() && none.turn.operation.is_none());
}

#[test]
fn guerrillas_all_show_themselves_and_remove_two_on_a_roll_up_to_their_number() {
    let map = scene().at(QuangNam, "3 nva_guerrillas_u 1 nva_guerrillas_a 1 us_troops 1 arvn_police");
    let hit = operation(&map, O::NvaAttack, &[4]);
    assert_eq!(hit.game.board().coin(QuangNam), 0);
    assert_eq!(
        (hit.count(QuangNam, "nva_guerrillas_u"), hit.count(QuangNam, "nva_guerrillas_a")),
        (0, 3),
        "1 for the US Troop"
    );
    let missed = operation(&map, O::NvaAttack, &[5]);
    assert_eq!(
        (missed.game.board().coin(QuangNam), missed.count(QuangNam, "nva_guerrillas_a")),
        (2, 4),
        "and nobody is lost"
    );
    let few = scene().at(QuangNam, "3 nva_guerrillas_u 1 us_troops");
    assert!(!operation(&few, O::NvaAttack, &[]).effective, "3 do not Attack");
}

#[test]
fn a_space_that_troops_attacked_is_not_attacked_by_guerrillas() {
    let map = scene().at(QuangNam, "2 nva_troops 4 nva_guerrillas_u 5 arvn_troops");
    let attacked = operation(&map, O::NvaAttack, &[]);
    assert_eq!(
        (attacked.count(QuangNam, "arvn_troops"), attacked.count(QuangNam, "nva_guerrillas_u")),
        (4, 4)
    );
}

#[test]
fn each_space_but_the_first_needs_a_roll_and_a_failed_one_ends_the_attack() {
    let map = scene()
        .at(QuangNam, "4 nva_troops 2 arvn_troops")
        .at(BinhDinh, "4 nva_troops 4 arvn_troops")
        .at(CentralLaos, "4 nva_guerrillas_u 2 us_irregulars_u");
    // Laos under COIN Control comes first in the column, but only for Guerrillas; of Population 2 and 1 the
    // larger is first.
    let stopped = operation(&map, O::NvaAttack, &[3, 2]);
    assert_eq!(stopped.spaces(), [QuangNam, BinhDinh]);
    assert_eq!(stopped.count(CentralLaos, "nva_guerrillas_u"), 4);
    let all = operation(&map, O::NvaAttack, &[3, 3, 6]);
    assert_eq!(all.spaces(), [CentralLaos, QuangNam, BinhDinh]);
}

#[test]
fn an_ambush_comes_between_troops_and_guerrillas_each_with_a_roll() {
    let map = scene()
        .at(QuangNam, "2 nva_troops 1 arvn_troops")
        .at(Hue, "1 nva_guerrillas_u 2 us_troops")
        .at(BinhDinh, "4 nva_guerrillas_a 1 arvn_troops");
    let all = with_ambush(&map, &[3, 4, 1]);
    assert_eq!(all.spaces(), [Hue, QuangNam, BinhDinh]);
    assert_eq!(all.special_spaces(), [Hue]);
    assert_eq!((all.count(Hue, "us_troops"), all.count(Hue, "nva_guerrillas_a")), (1, 1), "no attrition");
    assert_eq!((all.casualties(PieceType::UsTroops), all.turn.special), (1, Some(SpecialName::Ambush)));
    let stopped = with_ambush(&map, &[3, 2]);
    assert_eq!(stopped.spaces(), [Hue, QuangNam], "a failed roll after the Ambush ends the Attack");
    let not_begun = done(
        &map,
        Faction::Nva,
        How::by_card(O::NvaAttack),
        &[2],
        &[&part(O::NvaAttack, TROOPS), &attempt(S::NvaAmbush, Variant::WithAttack)],
    );
    assert_eq!((not_begun.spaces(), not_begun.turn.special), (vec![QuangNam], None));
}

#[test]
fn an_ambush_that_is_first_in_the_attack_needs_no_roll() {
    let map = scene().at(Hue, "1 nva_guerrillas_u 2 us_troops");
    let ambushed = variant(&map, S::NvaAmbush, Variant::WithAttack, &[]);
    assert_eq!(ambushed.spaces(), [Hue]);
    assert_eq!(ambushed.turn.operation, Some(OperationName::Attack));
    let none =
        variant(&scene().at(Hue, "1 nva_guerrillas_a 2 us_troops"), S::NvaAmbush, Variant::WithAttack, &[]);
    assert!(!none.effective && none.turn.operation.is_none() && none.turn.special.is_none());
}

#[test]
fn the_target_is_selected_among_those_of_all_then_the_space_with_most_underground_guerrillas() {
    let map = scene()
        .at(LocHueDaNang, "1 nva_guerrillas_u")
        .at(QuangNam, "1 us_troops 1 nva_guerrillas_a")
        .at(Hue, "2 us_troops")
        .at(Space::LocHueKheSanh, "2 nva_guerrillas_u");
    let how = How::by(TurnRequest::SPECIAL_BY_EVENT).most(1);
    let ambushed = done(&map, Faction::Nva, how, &[], &[&attempt(S::NvaAmbush, Variant::WithAttack)]);
    assert_eq!(
        ambushed.special_spaces(),
        [Space::LocHueKheSanh],
        "Hue has more Population, and both LoCs reach it"
    );
    assert_eq!(
        (ambushed.count(Hue, "us_troops"), ambushed.count(Space::LocHueKheSanh, "nva_guerrillas_a")),
        (1, 1)
    );
    assert!(
        ambushed.turn.spaces.is_empty() && ambushed.turn.operation.is_none(),
        "alone it belongs to no Operation"
    );
}

#[test]
fn an_ambush_has_two_spaces_one_under_booby_traps_or_typhoon_kate_and_none_under_claymores() {
    let map = ["hue", "da-nang", "kontum"]
        .iter()
        .fold(scene(), |map, space| map.at(space.parse().unwrap(), "1 nva_guerrillas_u 1 us_troops"));
    let spaces = |map: &Scene, rolls: &[u32]| {
        let how = How::by(TurnRequest { special_only: true, ..TurnRequest::FULL });
        done(map, Faction::Nva, how, rolls, &[&attempt(S::NvaAmbush, Variant::WithAttack)])
            .special_spaces()
            .len()
    };
    assert_eq!(spaces(&map, &[1]), 2, "and no Activation roll is made alone");
    assert_eq!(spaces(&map.clone().unshaded(LastingCard::BoobyTraps), &[]), 1);
    assert_eq!(spaces(&map.clone().unshaded(LastingCard::TyphoonKate), &[]), 1);
    assert_eq!(spaces(&map.clone().unshaded(LastingCard::Claymores), &[]), 0);
    let by_event = How::by(TurnRequest::SPECIAL_BY_EVENT);
    let claymores = map.unshaded(LastingCard::Claymores);
    let ambushed =
        done(&claymores, Faction::Nva, by_event, &[1], &[&attempt(S::NvaAmbush, Variant::WithAttack)]);
    assert_eq!(ambushed.special_spaces().len(), 2, "an Event lifts the ban");
}

#[test]
fn under_unshaded_pt_76_each_attack_and_ambush_first_loses_a_troop() {
    let map = scene().at(QuangNam, "5 nva_troops 3 arvn_troops").unshaded(LastingCard::Pt76);
    let attacked = operation(&map, O::NvaAttack, &[]);
    assert_eq!((attacked.count(QuangNam, "nva_troops"), attacked.count(QuangNam, "arvn_troops")), (4, 1));
    let guerrillas =
        scene().at(QuangNam, "1 nva_troops 4 nva_guerrillas_u 1 arvn_troops").unshaded(LastingCard::Pt76);
    let attacked = operation(&guerrillas, O::NvaAttack, &[6]);
    assert_eq!(
        (attacked.count(QuangNam, "nva_troops"), attacked.count(QuangNam, "arvn_troops")),
        (0, 1),
        "though it fails"
    );
    let ambush =
        scene().at(QuangNam, "1 nva_troops 1 nva_guerrillas_u 1 arvn_troops").unshaded(LastingCard::Pt76);
    assert_eq!(variant(&ambush, S::NvaAmbush, Variant::WithAttack, &[]).count(QuangNam, "nva_troops"), 0);
    let alone = How::by(TurnRequest::SPECIAL_BY_EVENT);
    let ambushed = done(&ambush, Faction::Nva, alone, &[], &[&attempt(S::NvaAmbush, Variant::WithAttack)]);
    assert_eq!(ambushed.count(QuangNam, "nva_troops"), 0, "one that an Event grants too");
}

#[test]
fn shaded_pt_76_is_used_where_most_troops_attacked_if_it_removes_more_there() {
    let map = scene()
        .shaded(LastingCard::Pt76)
        .at(QuangNam, "6 nva_troops 3 arvn_troops")
        .at(QuangTinQuangNgai, "5 nva_troops 5 arvn_troops")
        .at(BinhDinh, "4 nva_troops 9 arvn_troops");
    let attacked = operation(&map, O::NvaAttack, &[3, 3]);
    assert_eq!(attacked.count(QuangNam, "arvn_troops"), 0, "3 hits are all there is: PT-76 is not needed");
    assert_eq!(attacked.count(QuangTinQuangNgai, "arvn_troops"), 0, "2 hits, and 3 more");
    assert_eq!(attacked.count(BinhDinh, "arvn_troops"), 7);
}

#[test]
fn of_equal_troops_shaded_pt_76_goes_where_more_falls_and_then_where_they_attacked_first() {
    let equals = |first: &str| {
        let map = scene()
            .shaded(LastingCard::Pt76)
            .at(QuangTinQuangNgai, first)
            .at(QuangNam, "4 nva_troops 5 arvn_troops");
        let attacked = operation(&map, O::NvaAttack, &[3]);
        (attacked.count(QuangTinQuangNgai, "arvn_troops"), attacked.count(QuangNam, "arvn_troops"))
    };
    assert_eq!(equals("4 nva_troops 3 arvn_troops"), (1, 1), "1 more there, 2 more in Quang Nam");
    assert_eq!(equals("4 nva_troops 5 arvn_troops"), (1, 3), "it has more Population and came first");
}

#[test]
fn shaded_pt_76_comes_even_after_a_failed_roll_in_a_part_of_the_attack() {
    let map = scene()
        .shaded(LastingCard::Pt76)
        .at(QuangTinQuangNgai, "4 nva_troops 5 arvn_troops")
        .at(QuangNam, "4 nva_troops 5 arvn_troops");
    let attacked = done(&map, Faction::Nva, How::by_card(O::NvaAttack), &[2], &[&part(O::NvaAttack, TROOPS)]);
    assert_eq!(attacked.count(QuangTinQuangNgai, "arvn_troops"), 1);
    let then_ambush = scene()
        .shaded(LastingCard::Pt76)
        .at(QuangNam, "4 nva_troops 5 arvn_troops")
        .at(TayNinh, "1 nva_guerrillas_u 1 arvn_troops");
    let deeds: [Deed<'_>; 2] = [&part(O::NvaAttack, TROOPS), &attempt(S::NvaAmbush, Variant::WithAttack)];
    let attacked = done(&then_ambush, Faction::Nva, How::by_card(O::NvaAttack), &[2], &deeds);
    assert_eq!((attacked.count(QuangNam, "arvn_troops"), attacked.spaces()), (1, vec![QuangNam]));
}

#[test]
fn an_attack_of_an_event_is_in_the_spaces_allowed_without_rolls_and_as_often_as_it_says() {
    let map = scene()
        .at(Hue, "4 nva_troops 5 arvn_troops")
        .at(QuangNam, "4 nva_troops 5 arvn_troops")
        .at(Space::DaNang, "4 nva_guerrillas_u 2 arvn_troops");
    let free = done(&map, Faction::Nva, How::by_event(), &[1], &[&execute(whole(O::NvaAttack))]);
    assert_eq!(free.spaces().len(), 3, "1 is the roll of the Guerrillas");
    let how = How::by_event().only_in(&[Hue]).most(1);
    let once = done(&map, Faction::Nva, how, &[], &[&execute(whole(O::NvaAttack))]);
    assert_eq!((once.spaces(), once.count(Hue, "arvn_troops")), (vec![Hue], 3));
}

#[test]
fn a_limited_attack_has_one_space() {
    let map = scene().at(Hue, "4 nva_troops 5 arvn_troops").at(QuangNam, "4 nva_troops 5 arvn_troops");
    let how = How::by(TurnRequest::LIMITED);
    assert_eq!(done(&map, Faction::Nva, how, &[], &[&execute(whole(O::NvaAttack))]).spaces(), [Hue]);
}
