//! The Commitment Phase (6.5).

use pointman_fitl::{BoxName, CoupPart, LastingCard, Phase, PieceKind, Space, SupportLevel};

use crate::coup::scene::{Scene, at_part, at_phase};

use BoxName::{Available, Casualties, OutOfPlay};
use PieceKind::{UsBases, UsIrregularsUnderground, UsTroops};

fn hurt() -> Scene {
    at_phase(Phase::CoupCommitment)
        .casualties(UsTroops, 8)
        .casualties(UsBases, 1)
        .casualties(UsIrregularsUnderground, 2)
        .at(Space::DaNang, "2 us_troops 1 us_bases")
}

#[test]
fn a_third_of_casualty_troops_and_all_bases_go_out_of_play_and_irregulars_are_available() {
    let outcome = hurt().run("");
    assert_eq!(outcome.asks(), CoupPart::UsCommitment);
    assert_eq!((outcome.in_box(OutOfPlay, UsTroops), outcome.in_box(Casualties, UsTroops)), (2, 6));
    assert_eq!((outcome.in_box(OutOfPlay, UsBases), outcome.in_box(Casualties, UsBases)), (1, 0));
    assert_eq!(outcome.in_box(Available, UsIrregularsUnderground), 6);
}

#[test]
fn medevac_makes_all_casualty_troops_available_but_not_bases() {
    let outcome = hurt().unshaded(LastingCard::Medevac).run("");
    assert_eq!((outcome.in_box(OutOfPlay, UsTroops), outcome.in_box(Casualties, UsTroops)), (0, 0));
    assert_eq!(outcome.in_box(Available, UsTroops), 38);
    assert_eq!(outcome.in_box(OutOfPlay, UsBases), 1);
}

#[test]
fn in_the_first_edition_the_other_casualties_are_available() {
    let outcome = hurt().first_edition().run("");
    assert_eq!((outcome.in_box(OutOfPlay, UsTroops), outcome.in_box(Casualties, UsTroops)), (2, 0));
    assert_eq!(outcome.in_box(Available, UsTroops), 36);
    let outcome = hurt().first_edition().unshaded(LastingCard::Medevac).run("");
    assert_eq!((outcome.in_box(OutOfPlay, UsTroops), outcome.in_box(OutOfPlay, UsBases)), (0, 1));
}

#[test]
fn cp10_all_casualty_troops_are_placed() {
    assert_eq!(hurt().refused("us-commitment none"), "CP10");
    assert_eq!(hurt().refused("us-commitment 5t casualties to saigon"), "CP10");
    assert_eq!(hurt().refused("us-commitment 7t casualties to saigon"), "CP10");
    assert_eq!(hurt().refused("us-commitment 6t casualties to available"), "CP10");
    let message = hurt().attempt("us-commitment none").map(|_| ()).unwrap_err().to_string();
    assert!(message.contains('6') && message.contains("da-nang") && message.contains("saigon"), "{message}");
    let outcome = hurt().run(
        "us-commitment 4t casualties to saigon, 1t casualties to loc-hue-da-nang, 1t casualties to da-nang",
    );
    assert_eq!(outcome.count(Space::Saigon, UsTroops), 4);
    assert_eq!(outcome.in_box(Casualties, UsTroops), 0);
}

#[test]
fn in_the_first_edition_no_casualty_troops_are_placed() {
    assert_eq!(hurt().first_edition().refused("us-commitment 1t casualties to saigon"), "CP10");
    hurt().first_edition().run("us-commitment none");
}

#[test]
fn cp8_placed_and_moved_troops_are_10_at_most() {
    let six = "us-commitment 6t casualties to saigon";
    let outcome = hurt().run(&format!("{six}, 4t available to da-nang"));
    assert_eq!(outcome.count(Space::DaNang, UsTroops), 6);
    assert_eq!(hurt().refused(&format!("{six}, 5t available to da-nang")), "CP8");
    assert_eq!(hurt().refused(&format!("{six}, 3t available to da-nang, 2t da-nang to available")), "CP8");
    let whole = at_part(CoupPart::UsCommitment);
    whole.run("us-commitment 10t available to saigon");
    assert_eq!(whole.refused("us-commitment 11t available to saigon"), "CP8");
    assert_eq!(
        whole.first_edition().refused("us-commitment 6t available to saigon, 5t available to saigon"),
        "CP8"
    );
}

#[test]
fn casualty_troops_that_were_placed_may_be_moved() {
    let outcome =
        hurt().run("us-commitment 6t casualties to loc-hue-da-nang, 4t loc-hue-da-nang to available");
    assert_eq!(outcome.count(Space::LocHueDaNang, UsTroops), 2);
}

#[test]
fn cp8_at_most_2_bases_are_moved() {
    let scene = at_part(CoupPart::UsCommitment).at(Space::DaNang, "1 us_bases");
    let outcome = scene.run("us-commitment 1b available to saigon, 1b da-nang to available");
    assert_eq!((outcome.count(Space::Saigon, UsBases), outcome.count(Space::DaNang, UsBases)), (1, 0));
    assert_eq!(scene.refused("us-commitment 2b available to saigon, 1b da-nang to available"), "CP8");
}

#[test]
fn cp8_each_piece_is_moved_once_and_never_irregulars() {
    let scene = at_part(CoupPart::UsCommitment)
        .at(Space::DaNang, "2 us_troops 1 us_irregulars_u")
        .at(Space::Hue, "1 us_troops");
    scene.run("us-commitment 1t hue to da-nang, 2t da-nang to hue");
    assert_eq!(scene.refused("us-commitment 1t hue to da-nang, 3t da-nang to hue"), "CP8");
    assert_eq!(scene.refused("us-commitment 1u da-nang to available"), "CP8");
    assert_eq!(scene.refused("us-commitment 1 arvn_troops available to hue"), "CP8");
    let hurt = at_part(CoupPart::UsCommitment).casualties(UsIrregularsUnderground, 1);
    assert_eq!(hurt.refused("us-commitment 1u casualties to saigon"), "CP8");
}

#[test]
fn cp9_pieces_go_to_and_from_coin_control_locs_and_saigon() {
    let scene = at_part(CoupPart::UsCommitment)
        .at(Space::Hue, "1 us_troops 1 vc_guerrillas_u")
        .at(Space::DaNang, "2 us_troops")
        .at(Space::Saigon, "3 nva_troops");
    assert_eq!(scene.refused("us-commitment 1t available to hue"), "CP9");
    assert_eq!(scene.refused("us-commitment 1t hue to available"), "CP9");
    assert_eq!(scene.refused("us-commitment 1t da-nang to tay-ninh"), "CP9");
    assert_eq!(scene.refused("us-commitment 1t available to out-of-play"), "CP9");
    assert_eq!(scene.refused("us-commitment 1t da-nang to da-nang"), "CP9");
    scene.run("us-commitment 1t available to saigon, 1t da-nang to loc-hue-da-nang, 1t da-nang to available");
    let hurt = scene.casualties(UsTroops, 1);
    assert_eq!(hurt.refused("us-commitment 1t casualties to hue"), "CP9");
    assert_eq!(at_part(CoupPart::UsCommitment).refused("us-commitment 1t saigon to available"), "G13");
}

#[test]
fn cp9_no_base_on_a_loc_and_no_third_base() {
    let scene = at_part(CoupPart::UsCommitment)
        .at(Space::DaNang, "1 us_bases 1 arvn_bases")
        .at(Space::Hue, "1 us_bases");
    assert_eq!(scene.refused("us-commitment 1b available to loc-hue-da-nang"), "CP9");
    assert_eq!(scene.refused("us-commitment 1b hue to da-nang"), "CP9");
    assert_eq!(scene.refused("us-commitment 2b available to hue"), "CP9");
    scene.run("us-commitment 1b da-nang to available, 1b hue to da-nang");
}

#[test]
fn control_does_not_change_before_the_end_of_the_phase() {
    // Da Nang is COIN's when the phase begins; after the first Troops left it would not be.
    let scene = at_phase(Phase::CoupCommitment).at(Space::DaNang, "2 us_troops 1 vc_guerrillas_u");
    scene.run("us-commitment 1t da-nang to available, 1t available to da-nang");
    let other = at_phase(Phase::CoupCommitment)
        .at(Space::Hue, "1 us_troops 1 vc_guerrillas_u")
        .at(Space::DaNang, "1 us_troops");
    assert_eq!(other.refused("us-commitment 1t da-nang to hue"), "CP9");
}

#[test]
fn vc_shifts_half_of_what_was_withdrawn() {
    let scene = at_phase(Phase::CoupCommitment)
        .at(Space::DaNang, "7 us_troops 1 us_bases")
        .at(Space::Hue, "1 vc_guerrillas_u");
    let away = "us-commitment 6t da-nang to available, 1b da-nang to available, 2t available to saigon";
    let outcome = scene.run(away);
    assert_eq!(outcome.asks(), CoupPart::VcShift);
    assert_eq!(outcome.game.coup_progress().points, 2, "5 more are Available");
    let outcome = scene.attempt_rolling(&format!("{away}; vc-shift da-nang, cam-ranh"), &[]).unwrap();
    assert_eq!(outcome.support(Space::DaNang), SupportLevel::PassiveOpposition);
    scene.run(&format!("{away}; vc-shift none"));
}

#[test]
fn casualty_troops_made_available_are_no_withdrawal() {
    let scene = at_phase(Phase::CoupCommitment).casualties(UsTroops, 9).unshaded(LastingCard::Medevac);
    let outcome = scene.run("us-commitment none");
    assert!(!matches!(outcome.run.stop, pointman_fitl::coup::CoupStop::Choice(_)));
}

#[test]
fn in_the_first_edition_vc_shifts_nothing_for_a_withdrawal() {
    let scene = at_phase(Phase::CoupCommitment).first_edition().at(Space::DaNang, "8 us_troops");
    let outcome = scene.run("us-commitment 8t da-nang to available");
    assert_eq!(outcome.run.stop, pointman_fitl::coup::CoupStop::NextCard);
}

#[test]
fn cp10_a_shift_costs_population_goes_toward_opposition_and_is_made_once_in_a_space() {
    let scene = at_part(CoupPart::VcShift).points(3).support(Space::DaNang, SupportLevel::ActiveOpposition);
    assert_eq!(scene.refused("vc-shift saigon"), "CP10");
    assert_eq!(scene.refused("vc-shift hue, tay-ninh"), "CP10");
    assert_eq!(scene.refused("vc-shift cam-ranh, cam-ranh"), "CP10");
    assert_eq!(scene.refused("vc-shift da-nang"), "CP10");
    assert_eq!(scene.refused("vc-shift phuoc-long"), "CP10");
    let outcome = scene.run("vc-shift hue, cam-ranh");
    assert_eq!(outcome.support(Space::Hue), SupportLevel::PassiveOpposition);
}
