//! Attack and Ambush of a non-player VC (3.3.3, 4.5.3).

use pointman_fitl::trung::{NpOperation as O, NpSpecial as S, TurnRequest, Variant};
use pointman_fitl::{Faction, LastingCard, PieceType, Space};

use crate::trung::executed::{Deed, Executed, How, attempt, done, execute, operation, whole};
use crate::trung::scene::{Scene, scene};

use Space::{DaNang, Hue, LocHueDaNang, Saigon, TayNinh};

/// Ambush, then Attack, as the cards have it.
fn ambush_and_attack(map: &Scene, rolls: &[u32]) -> Executed {
    let (ambush, attack) = (attempt(S::VcAmbush, Variant::WithAttack), execute(whole(O::VcAttack)));
    let deeds: [Deed<'_>; 2] = [&ambush, &attack];
    done(map, Faction::Vc, How::by_card(O::VcAttack), rolls, &deeds)
}

fn ambush(map: &Scene, rolls: &[u32]) -> Executed {
    let how = How::by(TurnRequest { special_only: true, ..TurnRequest::FULL });
    done(map, Faction::Vc, how, rolls, &[&attempt(S::VcAmbush, Variant::WithAttack)])
}

#[test]
fn three_guerrillas_flip_before_the_roll_whatever_it_is() {
    let map = scene().at(TayNinh, "2 vc_guerrillas_u 1 vc_guerrillas_a 1 us_troops 2 arvn_troops");
    let missed = operation(&map, O::VcAttack, &[4]);
    assert_eq!((missed.count(TayNinh, "vc_guerrillas_a"), missed.game.board().coin(TayNinh)), (3, 3));
    let hit = operation(&map, O::VcAttack, &[3]);
    assert_eq!(
        (hit.count(TayNinh, "us_troops"), hit.count(TayNinh, "arvn_troops")),
        (0, 1),
        "US Troops first"
    );
    assert_eq!((hit.count(TayNinh, "vc_guerrillas_a"), hit.casualties(PieceType::UsTroops)), (2, 1));
}

#[test]
fn no_attack_beside_a_vc_base_with_two_guerrillas_or_where_there_is_no_coin_piece() {
    for pieces in
        ["3 vc_guerrillas_u 1 vc_tunnels 1 us_troops", "2 vc_guerrillas_u 1 us_troops", "9 vc_guerrillas_u"]
    {
        let none = operation(&scene().at(TayNinh, pieces), O::VcAttack, &[]);
        assert!(!none.effective && !none.changed() && none.turn.operation.is_none(), "{pieces}");
    }
}

#[test]
fn of_one_coin_piece_one_is_removed() {
    let hit = operation(&scene().at(TayNinh, "3 vc_guerrillas_u 1 us_bases"), O::VcAttack, &[1]);
    assert_eq!(
        (hit.count(TayNinh, "us_bases"), hit.count(TayNinh, "vc_guerrillas_a")),
        (0, 2),
        "a US Base costs 1 too"
    );
}

#[test]
fn an_ambush_without_a_roll_then_two_and_no_second_ambush_and_no_attack() {
    let map = scene()
        .at(Saigon, "1 vc_guerrillas_u 2 us_troops")
        .at(Hue, "1 vc_guerrillas_u 2 us_troops")
        .at(TayNinh, "3 vc_guerrillas_a 1 us_troops");
    let stopped = ambush_and_attack(&map, &[2]);
    assert_eq!((stopped.spaces(), stopped.special_spaces()), (vec![Saigon], vec![Saigon]));
    let all = ambush_and_attack(&map, &[3, 3, 1]);
    assert_eq!((all.spaces(), all.special_spaces()), (vec![Hue, Saigon, TayNinh], vec![Hue, Saigon]));
    assert_eq!((all.count(Saigon, "us_troops"), all.count(Saigon, "vc_guerrillas_a")), (1, 1));
}

#[test]
fn where_it_ambushed_vc_does_not_attack() {
    let map = scene().at(TayNinh, "3 vc_guerrillas_u 3 arvn_troops");
    let ambushed = ambush_and_attack(&map, &[]);
    assert_eq!(ambushed.count(TayNinh, "arvn_troops"), 2);
    assert!(!ambushed.effective, "the Attack itself has no space left");
}

#[test]
fn the_same_target_may_be_ambushed_from_two_spaces() {
    let map = scene().at(LocHueDaNang, "1 vc_guerrillas_u").at(Hue, "1 vc_guerrillas_u 3 arvn_troops");
    let ambushed = ambush(&map, &[2]);
    assert_eq!((ambushed.special_spaces(), ambushed.count(Hue, "arvn_troops")), (vec![Hue, LocHueDaNang], 1));
}

#[test]
fn main_force_bns_remove_two_where_most_us_troops_fall() {
    let map = scene()
        .shaded(LastingCard::MainForceBns)
        .at(Saigon, "1 vc_guerrillas_u 1 us_troops 3 arvn_troops")
        .at(Hue, "1 vc_guerrillas_u 2 us_troops 1 arvn_troops");
    let ambushed = ambush(&map, &[]);
    assert_eq!(
        (ambushed.count(Saigon, "us_troops"), ambushed.count(Saigon, "arvn_troops")),
        (0, 3),
        "1 piece, as Hue offers 2"
    );
    assert_eq!((ambushed.count(Hue, "us_troops"), ambushed.count(Hue, "arvn_troops")), (0, 1));
    assert_eq!(ambushed.casualties(PieceType::UsTroops), 3);
}

#[test]
fn main_force_bns_are_used_in_the_last_ambush_that_is_allowed_at_the_latest() {
    let map = scene()
        .shaded(LastingCard::MainForceBns)
        .unshaded(LastingCard::TyphoonKate)
        .at(Saigon, "1 vc_guerrillas_u 1 us_troops 3 arvn_troops")
        .at(Hue, "1 vc_guerrillas_u 2 us_troops 1 arvn_troops");
    let ambushed = ambush(&map, &[]);
    assert_eq!(ambushed.special_spaces(), [Saigon]);
    assert_eq!(ambushed.game.board().coin(Saigon), 2);
}

#[test]
fn main_force_bns_take_us_troops_before_what_people_play_and_bases_last() {
    let people = scene()
        .shaded(LastingCard::MainForceBns)
        .players(&[Faction::Arvn])
        .at(Saigon, "1 vc_guerrillas_u 1 us_troops 1 arvn_police 3 arvn_troops");
    let ambushed = ambush(&people, &[]);
    assert_eq!((ambushed.count(Saigon, "us_troops"), ambushed.count(Saigon, "arvn_police")), (0, 0));
    let bases =
        scene().shaded(LastingCard::MainForceBns).at(DaNang, "1 vc_guerrillas_u 1 arvn_police 2 us_bases");
    let ambushed = ambush(&bases, &[]);
    assert_eq!((ambushed.count(DaNang, "arvn_police"), ambushed.count(DaNang, "us_bases")), (0, 1));
    let single = scene().shaded(LastingCard::MainForceBns).at(DaNang, "1 vc_guerrillas_u 1 us_bases");
    let ambushed = ambush(&single, &[]);
    assert!(!ambushed.turn.insurgent.used_main_force, "2 pieces are needed");
    assert_eq!(ambushed.count(DaNang, "us_bases"), 0);
}

#[test]
fn a_limited_attack_of_vc_has_one_space_and_no_ambush() {
    let map =
        scene().at(TayNinh, "3 vc_guerrillas_u 3 arvn_troops").at(Hue, "3 vc_guerrillas_u 3 arvn_troops");
    let attack = execute(whole(O::VcAttack));
    let deeds: [Deed<'_>; 2] = [&attempt(S::VcAmbush, Variant::WithAttack), &attack];
    let attacked = done(&map, Faction::Vc, How::by(TurnRequest::LIMITED), &[1, 6], &deeds);
    assert_eq!((attacked.spaces().len(), attacked.special_spaces()), (1, Vec::new()));
}
