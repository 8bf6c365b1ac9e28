//! Rally of a non-player VC (3.3.1), and Agitation by Cadres.

use pointman_fitl::trung::{CardStep, NpOperation as O, TurnRequest, vc};
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::trung::executed::{Executed, How, done, execute, operation, part, whole};
use crate::trung::scene::{Scene, scene};

use Space::{BinhDinh, KienPhong, QuangNam, Saigon, TayNinh, TheFishhook};

fn rally(map: &Scene, how: How, rolls: &[u32]) -> Executed {
    done(map, Faction::Vc, how, rolls, &[&execute(whole(O::VcRally))])
}

fn rally_in(map: &Scene, spaces: &[Space], rolls: &[u32]) -> Executed {
    rally(map, How::by_card(O::VcRally).only_in(spaces), rolls)
}

#[test]
fn bases_come_first_then_guerrillas_by_population_and_bases_or_one_by_one() {
    let map = scene()
        .at(BinhDinh, "2 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(TayNinh, "2 vc_bases")
        .at(QuangNam, "1 vc_guerrillas_a");
    let rallied = rally_in(&map, &[BinhDinh, TayNinh, QuangNam], &[3, 3]);
    assert_eq!(
        (rallied.count(BinhDinh, "vc_bases"), rallied.count(BinhDinh, "vc_guerrillas_u")),
        (1, 1),
        "the Active one goes"
    );
    assert_eq!(rallied.count(TayNinh, "vc_guerrillas_u"), 4, "2 Bases and Population 2");
    assert_eq!(rallied.count(QuangNam, "vc_guerrillas_u"), 1);
}

#[test]
fn vc_rally_rolls_until_two_or_less() {
    let spaces = [TayNinh, KienPhong, QuangNam, BinhDinh, TheFishhook];
    let map = scene().at(TayNinh, "1 vc_guerrillas_u 1 vc_bases").at(KienPhong, "1 vc_guerrillas_u");
    // Space 1; roll 4: space 2; roll 3: space 3; roll 2: stop.
    let rallied = rally_in(&map, &spaces, &[4, 3, 2]);
    assert_eq!(rallied.spaces(), [BinhDinh, TayNinh, KienPhong]);
    assert!(rallied.activation.has_failed());
}

#[test]
fn a_rally_without_a_space_is_none() {
    let map = scene().only_available(PieceType::VcGuerrillas, 0).only_available(PieceType::VcBases, 0);
    let rallied = operation(&map, O::VcRally, &[]);
    assert!(!rallied.effective && !rallied.changed() && rallied.turn.operation.is_none());
}

#[test]
fn when_no_guerrilla_is_left_those_by_a_base_that_all_are_active_go_underground() {
    let map = scene()
        .at(TayNinh, "1 vc_bases 2 vc_guerrillas_a")
        .at(KienPhong, "1 vc_bases 3 vc_guerrillas_a")
        .at(BinhDinh, "1 vc_bases 1 vc_guerrillas_a 1 vc_guerrillas_u")
        .at(QuangNam, "2 vc_guerrillas_a")
        .only_available(PieceType::VcGuerrillas, 0)
        .only_available(PieceType::VcBases, 0);
    let rallied = operation(&map, O::VcRally, &[6]);
    assert_eq!(rallied.spaces(), [TayNinh, KienPhong]);
    assert_eq!(
        (rallied.count(KienPhong, "vc_guerrillas_u"), rallied.count(TayNinh, "vc_guerrillas_u")),
        (3, 2)
    );
    let first = operation(&map, O::VcRally, &[1]);
    assert_eq!(first.spaces(), [KienPhong], "most Active first");
}

#[test]
fn no_rally_where_there_is_support() {
    let map = scene().support(TayNinh, SupportLevel::PassiveSupport);
    assert!(!rally_in(&map, &[TayNinh], &[]).effective);
}

#[test]
fn a_limited_rally_of_vc_has_one_space() {
    let rallied = rally(&scene().at(TayNinh, "1 vc_bases"), How::by(TurnRequest::LIMITED), &[]);
    assert_eq!(rallied.spaces(), [TayNinh]);
}

/// Cadres are in play, and there are Bases where VC can Agitate.
fn cadres() -> Scene {
    scene()
        .shaded(LastingCard::Cadres)
        .track(Track::AgitateTotal, 3)
        .at(QuangNam, "1 vc_bases")
        .support(QuangNam, SupportLevel::PassiveOpposition)
        .at(TayNinh, "1 vc_bases")
        .support(TayNinh, SupportLevel::ActiveOpposition)
        .at(Saigon, "3 vc_guerrillas_u")
}

#[test]
fn with_cadres_the_first_space_is_one_to_agitate_and_it_counts_as_selected() {
    let rallied = rally_in(&cadres(), &[QuangNam, TayNinh, Saigon], &[2]);
    assert_eq!(rallied.spaces(), [QuangNam], "though Saigon could have a Base; a roll is due after it");
    assert_eq!(rallied.count(QuangNam, "vc_guerrillas_u"), 2, "1 Base and Population 1");
    assert_eq!(
        (rallied.support(QuangNam), rallied.track(Track::AgitateTotal)),
        (SupportLevel::ActiveOpposition, 2)
    );
}

#[test]
fn in_the_space_that_cadres_agitate_a_second_base_comes_before_guerrillas() {
    let map = cadres().at(QuangNam, "2 vc_guerrillas_u 1 vc_guerrillas_a");
    let rallied = rally_in(&map, &[QuangNam], &[]);
    assert_eq!((rallied.count(QuangNam, "vc_bases"), rallied.count(QuangNam, "vc_guerrillas_u")), (2, 1));
    assert_eq!(
        (rallied.support(QuangNam), rallied.track(Track::AgitateTotal)),
        (SupportLevel::ActiveOpposition, 2)
    );
}

#[test]
fn a_base_built_in_this_rally_is_not_agitated_beside_and_without_total_or_card_nothing_is() {
    let map =
        scene().shaded(LastingCard::Cadres).track(Track::AgitateTotal, 3).at(Saigon, "3 vc_guerrillas_u");
    let built = rally_in(&map, &[Saigon], &[]);
    assert_eq!((built.count(Saigon, "vc_bases"), built.track(Track::AgitateTotal)), (1, 3));
    let penniless = rally_in(&cadres().track(Track::AgitateTotal, 0), &[QuangNam], &[]);
    assert_eq!((penniless.support(QuangNam), penniless.effective), (SupportLevel::PassiveOpposition, true));
    let without = scene().track(Track::AgitateTotal, 3).at(QuangNam, "1 vc_bases");
    assert_eq!(rally_in(&without, &[QuangNam], &[]).support(QuangNam), SupportLevel::Neutral);
}

#[test]
fn nobody_is_agitated_at_population_zero_or_active_opposition() {
    let map = scene()
        .shaded(LastingCard::Cadres)
        .track(Track::AgitateTotal, 3)
        .at(TheFishhook, "1 vc_bases")
        .at(TayNinh, "1 vc_bases")
        .support(TayNinh, SupportLevel::ActiveOpposition);
    assert_eq!(rally_in(&map, &[TheFishhook, TayNinh], &[6]).track(Track::AgitateTotal), 3);
}

#[test]
fn vc_agitates_terror_first_then_two_levels_as_far_as_its_total_goes() {
    let map = cadres().terror(QuangNam, 1).support(QuangNam, SupportLevel::Neutral);
    let rallied = rally_in(&map, &[QuangNam], &[]);
    assert_eq!((rallied.terror(QuangNam), rallied.support(QuangNam)), (0, SupportLevel::ActiveOpposition));
    assert_eq!(rallied.track(Track::AgitateTotal), 0);
    // Agitate Total 3, 1 Terror, Passive Support: the marker, then to Passive Opposition.
    let supporting = scene().at(QuangNam, "1 vc_bases").terror(QuangNam, 1).track(Track::AgitateTotal, 3);
    let supporting = supporting.support(QuangNam, SupportLevel::PassiveSupport);
    assert_eq!(vc::agitation_steps(&supporting.game(), QuangNam), 3);
    assert_eq!(vc::agitation_steps(&supporting.track(Track::AgitateTotal, 2).game(), QuangNam), 2);
}

#[test]
fn cadres_agitate_in_limited_and_free_rallies_too() {
    let limited = rally(&cadres(), How::by(TurnRequest::LIMITED), &[]);
    assert_eq!((limited.spaces(), limited.track(Track::AgitateTotal)), (vec![QuangNam], 2));
    let free = rally(&cadres(), How::by_event().most(6).only_in(&[QuangNam, TayNinh]), &[]);
    assert_eq!((free.spaces().len(), free.track(Track::AgitateTotal)), (2, 2));
}

#[test]
fn a_rally_of_guerrillas_alone_builds_no_base() {
    let map = scene().at(TheFishhook, "3 vc_guerrillas_u");
    let steps = &[CardStep::VcRallyGuerrillas, CardStep::VcRallyFlip];
    let rallied =
        done(&map, Faction::Vc, How::by_event().only_in(&[TheFishhook]), &[], &[&part(O::VcRally, steps)]);
    assert_eq!(
        (rallied.count(TheFishhook, "vc_bases"), rallied.count(TheFishhook, "vc_guerrillas_u")),
        (0, 4)
    );
}
