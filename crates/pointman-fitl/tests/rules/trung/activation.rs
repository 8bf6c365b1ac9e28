//! Activation Numbers (T5.4), by the examples.

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fitl::trung::{Activation, NpOperation};
use pointman_fitl::{Faction, Game, Space, Track, TrungCard};

use crate::trung::scene::scene;

/// Executes in these spaces one after the other as far as the rolls allow; gives in how many.
fn execute(game: &Game, operation: NpOperation, number: u8, spaces: &[Space], rolls: &[u32]) -> usize {
    let mut dice = Scripted::new(rolls.iter().copied());
    let mut activation = Activation::of(game, operation, number);
    let mut done = 0;
    for space in spaces {
        if !activation.may_go_on(&mut dice, &mut Silent).unwrap() {
            break;
        }
        activation.executed_in(*space);
        done += 1;
    }
    dice.finish().unwrap();
    done
}

const FOUR: [Space; 4] = [Space::Saigon, Space::Hue, Space::TayNinh, Space::BinhDinh];

#[test]
fn the_first_space_needs_no_roll_and_each_further_one_more_than_the_number() {
    let game = scene().game();
    assert_eq!(execute(&game, NpOperation::VcRally, 2, &FOUR, &[4, 3, 2]), 3);
    assert_eq!(execute(&game, NpOperation::ArvnTrain, 3, &FOUR, &[4, 3]), 2, "equal is not greater");
    assert_eq!(execute(&game, NpOperation::VcAttack, 2, &FOUR, &[2]), 1);
}

#[test]
fn no_roll_is_made_when_no_further_space_is_asked_for() {
    assert_eq!(execute(&scene().game(), NpOperation::VcRally, 2, &FOUR[..1], &[]), 1);
}

#[test]
fn nva_march_uses_1_while_the_trail_is_at_4() {
    let best = scene().track(Track::Trail, 4).game();
    assert_eq!(Activation::of(&best, NpOperation::NvaMarch, 2).number(), 1);
    assert_eq!(execute(&best, NpOperation::NvaMarch, 2, &FOUR[..2], &[2]), 2, "a roll of 2 is a success");
    for operation in
        [NpOperation::NvaRally, NpOperation::NvaAttack, NpOperation::NvaTerror, NpOperation::VcMarch]
    {
        assert_eq!(Activation::of(&best, operation, 2).number(), 2, "{operation}");
    }
    assert_eq!(Activation::of(&scene().game(), NpOperation::NvaMarch, 2).number(), 2);
}

#[test]
fn march_onto_a_loc_does_not_roll_for_activation() {
    let game = scene().game();
    let (loc, one, two) = (Space::LocHueDaNang, Space::QuangNam, Space::BinhDinh);
    assert_eq!(execute(&game, NpOperation::NvaMarch, 2, &[loc, one], &[]), 2, "no roll is due after a LoC");
    assert_eq!(execute(&game, NpOperation::NvaMarch, 2, &[loc, one, two], &[5]), 3);
    assert_eq!(
        execute(&game, NpOperation::VcMarch, 2, &[one, loc, two], &[3]),
        3,
        "a LoC clears what was due"
    );
}

#[test]
fn a_success_is_kept_while_a_destination_proves_to_be_in_vain() {
    let game = scene().game();
    let mut dice = Scripted::new([5, 1]);
    let mut activation = Activation::of(&game, NpOperation::NvaMarch, 2);
    activation.executed_in(Space::QuangNam);
    assert!(activation.is_due());
    assert!(activation.may_go_on(&mut dice, &mut Silent).unwrap(), "5 exceeds 2");
    assert!(
        activation.may_go_on(&mut dice, &mut Silent).unwrap(),
        "nothing could move there: another without a roll"
    );
    activation.executed_in(Space::BinhDinh);
    assert!(!activation.may_go_on(&mut dice, &mut Silent).unwrap());
    assert!(activation.has_failed());
    dice.finish().unwrap();
}

#[test]
fn a_failure_ends_the_operation_for_good() {
    let game = scene().game();
    let mut activation = Activation::of(&game, NpOperation::VcRally, 2);
    activation.executed_in(Space::Hue);
    assert!(!activation.may_go_on(&mut Scripted::new([2]), &mut Silent).unwrap());
    assert!(!activation.may_go_on(&mut Scripted::new([]), &mut Silent).unwrap());
}

#[test]
fn nva_terror_on_a_loc_rolls_and_vc_terror_does_not() {
    let game = scene().game();
    let (loc, city) = (Space::LocHueDaNang, Space::Hue);
    assert_eq!(execute(&game, NpOperation::NvaTerror, 2, &[loc, city], &[6]), 2);
    assert_eq!(execute(&game, NpOperation::VcTerror, 2, &[loc, city], &[]), 2);
}

#[test]
fn us_patrol_sweep_and_assault_and_arvn_patrol_never_roll() {
    let game = scene().game();
    for operation in
        [NpOperation::UsPatrol, NpOperation::UsSweep, NpOperation::UsAssault, NpOperation::ArvnPatrol]
    {
        assert_eq!(execute(&game, operation, 3, &FOUR, &[]), 4, "{operation}");
    }
}

#[test]
fn every_side_of_us_and_arvn_has_3_and_of_nva_and_vc_2() {
    use pointman_fitl::trung::Face;
    for card in TrungCard::ALL {
        let number = if matches!(card.faction(), Faction::Us | Faction::Arvn) { 3 } else { 2 };
        assert!(Face::ALL.iter().all(|face| card.flow(*face).activation == number), "{card}");
    }
}
