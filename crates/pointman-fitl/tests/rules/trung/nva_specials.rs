//! Infiltrate and Bombard of a non-player NVA, and Ambush with its March (4.4).

use pointman_fitl::trung::{NpOperation as O, NpSpecial as S, OperationOrder, TurnRequest, Variant};
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Terms, Track};

use crate::trung::executed::{Deed, Executed, How, attempt, done, execute, special, variant, whole};
use crate::trung::scene::{Scene, scene};

use Space::{
    CentralLaos, Hue, LocHueDaNang, NorthVietnam, QuangNam, QuangTriThuaThien, SouthernLaos, TayNinh,
};

fn event(map: &Scene, order: S, variant: Variant) -> Executed {
    done(map, Faction::Nva, How::by_event(), &[], &[&attempt(order, variant)])
}

#[test]
fn six_available_troops_at_trail_three_a_base_and_five_guerrillas() {
    let map = scene()
        .track(Track::Trail, 3)
        .at(CentralLaos, "1 nva_bases 4 nva_guerrillas_u 1 nva_guerrillas_a")
        .only_available(PieceType::NvaTroops, 6);
    let infiltrated = special(&map, S::NvaInfiltrate, &[]);
    assert_eq!(infiltrated.count(CentralLaos, "nva_troops"), 6);
    assert_eq!(
        (
            infiltrated.count(CentralLaos, "nva_guerrillas_u"),
            infiltrated.count(CentralLaos, "nva_guerrillas_a")
        ),
        (3, 0)
    );
}

#[test]
fn all_guerrillas_but_two_become_troops_as_far_as_troops_last() {
    let map = scene().at(CentralLaos, "1 nva_bases 5 nva_guerrillas_u");
    let infiltrated = special(&map, S::NvaInfiltrate, &[]);
    assert_eq!(
        (infiltrated.count(CentralLaos, "nva_troops"), infiltrated.count(CentralLaos, "nva_guerrillas_u")),
        (6, 2)
    );
    let few = special(&map.only_available(PieceType::NvaTroops, 2), S::NvaInfiltrate, &[]);
    assert_eq!((few.count(CentralLaos, "nva_troops"), few.count(CentralLaos, "nva_guerrillas_u")), (2, 5));
}

#[test]
fn infiltrate_has_two_spaces_one_under_typhoon_kate_or_the_559th() {
    let map = [CentralLaos, SouthernLaos, NorthVietnam]
        .iter()
        .fold(scene(), |map, space| map.at(*space, "1 nva_bases"));
    let spaces = |map: &Scene, rolls: &[u32]| special(map, S::NvaInfiltrate, rolls).special_spaces().len();
    let map = map.at(CentralLaos, "2 nva_guerrillas_u").at(SouthernLaos, "1 nva_guerrillas_u");
    assert_eq!(spaces(&map, &[]), 2);
    assert_eq!(spaces(&map.clone().unshaded(LastingCard::TyphoonKate), &[]), 1);
    assert_eq!(spaces(&map.unshaded(LastingCard::TransportGroup559), &[]), 1);
}

#[test]
fn mcnamara_line_bans_infiltrate_unless_an_event_names_it() {
    let map = scene().at(CentralLaos, "1 nva_bases").unshaded(LastingCard::McNamaraLine);
    let banned = special(&map, S::NvaInfiltrate, &[]);
    assert!(!banned.effective && !banned.changed() && banned.turn.special.is_none());
    assert!(event(&map, S::NvaInfiltrate, Variant::Plain).effective);
}

#[test]
fn no_infiltrate_without_a_base_or_available_troops() {
    assert!(!special(&scene().at(CentralLaos, "5 nva_guerrillas_u"), S::NvaInfiltrate, &[]).effective);
    let none = scene().at(CentralLaos, "1 nva_bases").only_available(PieceType::NvaTroops, 0);
    assert!(!special(&none, S::NvaInfiltrate, &[]).effective);
}

#[test]
fn a_vc_base_is_replaced_a_tunneled_one_first_and_opposition_lessens() {
    let map = scene()
        .at(TayNinh, "1 vc_bases 1 vc_tunnels 3 nva_troops")
        .support(TayNinh, SupportLevel::ActiveOpposition)
        .only_available(PieceType::NvaTroops, 0);
    let infiltrated = variant(&map, S::NvaInfiltrate, Variant::WithVcBase, &[]);
    assert_eq!((infiltrated.count(TayNinh, "nva_tunnels"), infiltrated.count(TayNinh, "vc_bases")), (1, 1));
    assert_eq!(
        (infiltrated.count(TayNinh, "vc_tunnels"), infiltrated.support(TayNinh)),
        (0, SupportLevel::PassiveOpposition)
    );
    assert!(
        !special(&map, S::NvaInfiltrate, &[]).effective,
        "a card that does not say so leaves VC Bases alone"
    );
}

#[test]
fn at_most_one_vc_base_is_replaced_and_it_uses_one_space_of_the_limit() {
    let map = scene()
        .at(TayNinh, "1 vc_bases 2 nva_guerrillas_u")
        .at(QuangNam, "1 vc_bases 2 nva_guerrillas_u")
        .at(CentralLaos, "1 nva_bases")
        .at(SouthernLaos, "1 nva_bases 1 nva_guerrillas_u");
    let infiltrated = variant(&map, S::NvaInfiltrate, Variant::WithVcBase, &[]);
    assert_eq!(
        infiltrated.special_spaces(),
        [SouthernLaos, TayNinh],
        "most Population; then most NVA Guerrillas"
    );
    assert_eq!((infiltrated.count(TayNinh, "nva_bases"), infiltrated.count(QuangNam, "vc_bases")), (1, 1));
}

#[test]
fn a_vc_base_stays_where_nva_is_not_more_than_vc_or_has_no_base_available() {
    let even = scene().at(TayNinh, "1 vc_bases 1 vc_guerrillas_u 2 nva_guerrillas_u");
    assert!(!variant(&even, S::NvaInfiltrate, Variant::WithVcBase, &[]).effective);
    let none = scene()
        .at(TayNinh, "1 vc_bases 2 nva_guerrillas_u")
        .only_available(PieceType::NvaBases, 0)
        .only_available(PieceType::NvaTroops, 0);
    assert!(!variant(&none, S::NvaInfiltrate, Variant::WithVcBase, &[]).effective);
}

#[test]
fn bombard_needs_three_coin_troops_or_one_beside_a_base_and_three_nva_troops_near() {
    let removed = |pieces: &str, near: &str| {
        let map = scene().at(QuangTriThuaThien, pieces).at(QuangNam, near);
        special(&map, S::NvaBombard, &[]).effective
    };
    assert!(removed("2 us_troops 1 arvn_troops", "3 nva_troops"));
    assert!(!removed("1 us_troops 1 arvn_troops", "3 nva_troops"));
    assert!(removed("1 us_troops 1 arvn_bases", "3 nva_troops"));
    assert!(!removed("1 us_bases 3 arvn_police", "3 nva_troops"), "there is nothing it could remove");
    assert!(!removed("3 us_troops", "2 nva_troops"));
    assert!(removed("3 us_troops 3 nva_troops", "2 nva_troops"));
}

#[test]
fn bombard_removes_one_troop_by_the_piece_priorities() {
    let map = scene().at(QuangTriThuaThien, "2 us_troops 1 arvn_troops").at(QuangNam, "3 nva_troops");
    let bombarded = special(&map, S::NvaBombard, &[]);
    assert_eq!(
        (bombarded.count(QuangTriThuaThien, "us_troops"), bombarded.casualties(PieceType::UsTroops)),
        (1, 1)
    );
    let arvn = special(&map.players(&[Faction::Arvn]), S::NvaBombard, &[]);
    assert_eq!(
        (arvn.count(QuangTriThuaThien, "us_troops"), arvn.count(QuangTriThuaThien, "arvn_troops")),
        (2, 0)
    );
}

#[test]
fn bombard_has_two_spaces_one_or_three_with_long_range_guns_and_none_under_typhoon_kate() {
    let map = [Hue, QuangTriThuaThien, QuangNam, Space::DaNang]
        .iter()
        .fold(scene(), |map, space| map.at(*space, "3 us_troops 3 nva_troops"));
    let spaces = |map: &Scene, rolls: &[u32]| special(map, S::NvaBombard, rolls).special_spaces().len();
    assert_eq!(spaces(&map, &[1]), 2);
    assert_eq!(spaces(&map.clone().unshaded(LastingCard::LongRangeGuns), &[1]), 1);
    assert_eq!(spaces(&map.clone().shaded(LastingCard::LongRangeGuns), &[1, 1]), 3);
    let typhoon = map.unshaded(LastingCard::TyphoonKate);
    assert_eq!(spaces(&typhoon, &[]), 0);
    let how = How::by_event();
    let by_event = done(&typhoon, Faction::Nva, how, &[1], &[&attempt(S::NvaBombard, Variant::Plain)]);
    assert_eq!(by_event.special_spaces().len(), 2, "what it bans it does not bound (5.1.2)");
}

/// A Guerrilla that marches to the LoC next to Hue.
fn marching() -> Scene {
    scene()
        .at(QuangTriThuaThien, "4 nva_guerrillas_u")
        .at(Hue, "2 us_troops")
        .only_available(PieceType::NvaBases, 0)
}

fn march_and_ambush(map: &Scene, how: How, rolls: &[u32]) -> Executed {
    let march = execute(OperationOrder { with_laos_cambodia: false, ..whole(O::NvaMarch) });
    let ambush = attempt(S::NvaAmbush, Variant::WithMarch);
    let deeds: [Deed<'_>; 2] = [&march, &ambush];
    done(map, Faction::Nva, how, rolls, &deeds)
}

#[test]
fn a_guerrilla_that_marched_and_is_underground_ambushes_without_a_roll() {
    let how = How::by_card(O::NvaMarch).only_in(&[LocHueDaNang]);
    let ambushed = march_and_ambush(&marching(), how, &[]);
    assert_eq!((ambushed.spaces(), ambushed.special_spaces()), (vec![LocHueDaNang], vec![LocHueDaNang]));
    assert_eq!((ambushed.count(Hue, "us_troops"), ambushed.count(LocHueDaNang, "nva_guerrillas_a")), (1, 1));
}

#[test]
fn a_guerrilla_that_was_seen_as_it_marched_does_not_ambush() {
    let how = How::by_card(O::NvaMarch).only_in(&[LocHueDaNang]);
    let map = marching().at(LocHueDaNang, "1 arvn_police").unshaded(LastingCard::MainForceBns);
    let seen = march_and_ambush(&map, how, &[]);
    assert!(!seen.effective && seen.special_spaces().is_empty() && seen.turn.special.is_none());
    let who_was_there = map.at(LocHueDaNang, "1 vc_guerrillas_u");
    assert!(!march_and_ambush(&who_was_there, how, &[]).effective);
}

#[test]
fn pt_76_costs_no_troop_with_a_march_but_in_an_ambush_that_an_event_grants() {
    let map = marching().at(LocHueDaNang, "1 nva_troops").unshaded(LastingCard::Pt76);
    let how = How::by_card(O::NvaMarch).only_in(&[LocHueDaNang]);
    assert_eq!(march_and_ambush(&map, how, &[]).count(LocHueDaNang, "nva_troops"), 1);
    let granted = How::by(TurnRequest::SPECIAL_BY_EVENT).only_in(&[LocHueDaNang]);
    let any_state = How { terms: Terms { any_state: true, ..granted.terms }, ..granted };
    let active = scene()
        .at(LocHueDaNang, "1 nva_troops 1 nva_guerrillas_a")
        .at(Hue, "2 us_troops")
        .unshaded(LastingCard::Pt76);
    let ambush = attempt(S::NvaAmbush, Variant::WithAttack);
    let ambushed = done(&active, Faction::Nva, any_state, &[], &[&ambush]);
    assert_eq!((ambushed.count(Hue, "us_troops"), ambushed.count(LocHueDaNang, "nva_troops")), (1, 0));
    assert_eq!(ambushed.count(LocHueDaNang, "nva_guerrillas_a"), 1, "an Active Guerrilla suffices there");
    assert!(!done(&active, Faction::Nva, granted, &[], &[&ambush]).effective, "but not elsewhere");
}

#[test]
fn an_event_may_name_the_most_ambush_spaces_whatever_else_limits_them() {
    let map = ["hue", "da-nang", "kontum"]
        .iter()
        .fold(scene(), |map, space| map.at(space.parse().unwrap(), "1 nva_guerrillas_u 1 us_troops"));
    let map = map.unshaded(LastingCard::BoobyTraps).unshaded(LastingCard::TyphoonKate);
    let how = How::by(TurnRequest::SPECIAL_BY_EVENT).most(3);
    let ambushed = done(&map, Faction::Nva, how, &[1], &[&attempt(S::NvaAmbush, Variant::WithAttack)]);
    assert_eq!(ambushed.special_spaces().len(), 3);
}

#[test]
fn no_special_activity_goes_with_an_operation_it_does_not_belong_to() {
    let map = scene()
        .at(CentralLaos, "1 nva_bases")
        .at(Hue, "1 nva_troops")
        .only_available(PieceType::NvaGuerrillas, 0);
    let deeds: [Deed<'_>; 2] = [&execute(whole(O::NvaTerror)), &attempt(S::NvaInfiltrate, Variant::Plain)];
    let executed = done(&map, Faction::Nva, How::by_card(O::NvaTerror), &[], &deeds);
    assert!(!executed.effective && executed.turn.special.is_none());
}
