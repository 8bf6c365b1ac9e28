//! March of a non-player VC (3.3.2, T5.7): to two LoCs, then elsewhere; Ambush with it.

use pointman_fitl::trung::{
    MoveAction, Movement, NpOperation as O, NpSpecial as S, Scene as Sight, TurnRequest, Variant, vc,
};
use pointman_fitl::{Faction, PieceType, Space, SpaceSet, SupportLevel};

use crate::trung::executed::{Deed, Executed, How, attempt, done, execute, operation, whole};
use crate::trung::scene::{Scene, scene};

use Space::{KienHoaVinhBinh, KienPhong, LocCanThoChauDoc, LocSaigonCanTho, TayNinh};

fn march(map: &Scene, how: How, rolls: &[u32]) -> Executed {
    done(map, Faction::Vc, how, rolls, &[&execute(whole(O::VcMarch))])
}

#[test]
fn two_locs_come_first_next_to_most_underground_guerrillas_counted_anew() {
    let map = scene()
        .at(KienPhong, "5 vc_guerrillas_u")
        .at(KienHoaVinhBinh, "4 vc_guerrillas_u")
        .only_available(PieceType::VcBases, 0);
    let marched = march(&map, How::by_card(O::VcMarch), &[2, 1]);
    // 9 around the LoC from Saigon to Can Tho; then of two others with 4 the second; then one space, and the
    // roll fails.
    assert_eq!(marched.count(LocSaigonCanTho, "vc_guerrillas_u"), 1);
    let locs = marched.turn.spaces & SpaceSet::LOCS;
    assert_eq!(locs.len(), 2);
}

#[test]
fn no_roll_comes_after_a_loc_and_one_after_each_other_destination() {
    let map = scene().at(TayNinh, "6 vc_guerrillas_u").only_available(PieceType::VcBases, 0);
    let spaces = [LocSaigonCanTho, Space::LocSaigonAnLocBanMeThuot, Space::AnLoc, Space::PhuocLong];
    let stopped = march(&map, How::by_card(O::VcMarch).only_in(&spaces), &[2]);
    assert_eq!(
        stopped.spaces(),
        [Space::AnLoc, Space::LocSaigonAnLocBanMeThuot],
        "LoC; An Loc without a roll; 2: stop"
    );
    let goes_on = march(&map, How::by_card(O::VcMarch).only_in(&spaces), &[3]);
    assert_eq!(goes_on.spaces().len(), 3);
}

#[test]
fn vc_keeps_a_hidden_guerrilla_and_moves_one_piece() {
    let map = scene().at(TayNinh, "3 vc_guerrillas_u").only_available(PieceType::VcBases, 0);
    let marched = march(&map, How::by_card(O::VcMarch).only_in(&[Space::AnLoc]), &[]);
    assert_eq!(
        (marched.count(TayNinh, "vc_guerrillas_u"), marched.count(Space::AnLoc, "vc_guerrillas_u")),
        (2, 1)
    );
}

#[test]
fn no_march_of_vc_in_monsoon_and_none_without_a_piece_to_move() {
    let map = scene().at(TayNinh, "6 vc_guerrillas_u").only_available(PieceType::VcBases, 0);
    let monsoon = march(&map.clone().monsoon(), How::by_card(O::VcMarch), &[]);
    assert!(!monsoon.effective && !monsoon.changed() && monsoon.turn.operation.is_none());
    assert!(march(&map.monsoon(), How::by_event().only_in(&[Space::AnLoc]), &[]).effective);
    let kept = operation(&scene().at(TayNinh, "1 vc_guerrillas_u"), O::VcMarch, &[]);
    assert!(!kept.effective && !kept.changed());
}

#[test]
fn a_limited_march_of_vc_has_one_destination() {
    let map = scene().at(TayNinh, "6 vc_guerrillas_u").only_available(PieceType::VcBases, 0);
    let how = How::by(TurnRequest::LIMITED).only_in(&[Space::LocSaigonAnLocBanMeThuot, Space::AnLoc]);
    assert_eq!(march(&map, how, &[]).spaces(), [Space::LocSaigonAnLocBanMeThuot]);
}

#[test]
fn an_event_may_have_guerrillas_leave_where_there_is_room_for_a_base() {
    let map = scene().at(Space::TheFishhook, "3 vc_guerrillas_u");
    let how = How::by_event().only_in(&[TayNinh]);
    let marched = |amass: bool| {
        done(
            &map,
            Faction::Vc,
            how,
            &[],
            &[&move |hand| {
                let movement = Movement::of(&Sight::of(hand.table.game, hand.turn), MoveAction::VcMarch);
                vc::march(
                    hand,
                    O::VcMarch.steps(),
                    Movement { amass, from: Space::TheFishhook.into(), ..movement },
                )
            }],
        )
    };
    assert!(!marched(true).effective, "3 stay for a Base");
    assert_eq!(marched(false).count(TayNinh, "vc_guerrillas_u"), 3, "3 go for a Base");
}

#[test]
fn vc_ambushes_with_those_that_marched_and_stay_underground() {
    let map = scene()
        .at(KienPhong, "2 vc_guerrillas_u")
        .support(KienPhong, SupportLevel::ActiveOpposition)
        .at(Space::CanTho, "2 arvn_police")
        .only_available(PieceType::VcBases, 0);
    let how = How::by_card(O::VcMarch).only_in(&[LocCanThoChauDoc]);
    let deeds: [Deed<'_>; 2] = [&execute(whole(O::VcMarch)), &attempt(S::VcAmbush, Variant::WithMarch)];
    let ambushed = done(&map, Faction::Vc, how, &[], &deeds);
    assert_eq!(
        (ambushed.count(Space::CanTho, "arvn_police"), ambushed.special_spaces()),
        (1, vec![LocCanThoChauDoc])
    );
}
