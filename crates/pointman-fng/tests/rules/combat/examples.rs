//! The worked examples of the rules that need few dice or none: who checks, who may move together, who sits
//! where, what a man is worth.

use pointman_core::error::Error;
use pointman_core::trace::Silent;
use pointman_fng::army_lists::ForceId;
use pointman_fng::attributes::{self, NumberedCard};
use pointman_fng::checks::Flag;
use pointman_fng::checks::ValueId;
use pointman_fng::checks::{self, Edition, Situation};
use pointman_fng::combat::{
    BuildingArea, BuildingFire, Gunnery, InSightOrder, InSightOrderRecord, Landing, Loading, Priority,
    RevealResult, Round, Shoot, State, Tester,
};
use pointman_fng::squads::crews::{Crew, CrewPlace};
use pointman_fng::squads::groups::{Field, Placed, TURNS_TO_CHANGE_UNIT};
use pointman_fng::squads::movement::{left_after_stop, reverse_after_stop, turn_about};
use pointman_fng::squads::reputation::{self, Standing, of_recruit, points_to_advance};

use crate::combat::support::*;

const ONE: Edition = Edition::One;

fn in_sight(edition: Edition, testers: Vec<Tester>, faces: &[u32]) -> InSightOrderRecord {
    rolls(faces, |dice| InSightOrder { edition, testers }.run(dice, &mut Silent))
}

fn tester(name: &str) -> Tester {
    Tester::new(man(name, 4))
}

fn checks_taken(record: &InSightOrderRecord) -> Vec<&str> {
    record.throws.iter().filter(|throw| !throw.dice.is_empty()).map(|throw| throw.who.as_str()).collect()
}

#[test]
fn phu_and_dixon_who_see_each_other_both_take_in_sight_and_in_edition_2_the_inactive_one() {
    let both = || vec![tester("Phu"), Tester { moving: true, active: true, ..tester("Dixon") }];
    assert_eq!(checks_taken(&in_sight(ONE, both(), &[1, 2, 3, 4])), ["Phu", "Dixon"]);
    assert_eq!(checks_taken(&in_sight(Edition::Two, both(), &[1, 2])), ["Phu"]);
}

#[test]
fn phu_hidden_in_a_window_stays_hidden_while_dixon_ducks_back_and_checks_again_when_he_pops_up() {
    let phu = || vec![Tester { hidden: true, ..tester("Phu") }];
    // Dixon cannot see him: Phu alone checks, with three dice. He passes 1, fires, misses; Dixon passes 1 and
    // Ducks Back.
    let first = in_sight(ONE, phu(), &[4, 5, 6]);
    assert_eq!((first.order[0][0].passes, first.order[0][0].priority), (Some(1), Priority::Fires));
    let shot = Shoot {
        hidden: true,
        shots: Some(1),
        ..Shoot::new(ONE, man("Phu", 4), weapon("ak-47", ONE), vec![target(man("Dixon", 4))])
    };
    let fired = rolls(&[1, 4, 5], |dice| shot.run(dice, &mut Silent));
    assert_eq!((fired.reveal, fired.throws[1].result.id()), (Some(RevealResult::StillHidden), "duck-back"));
    let again = in_sight(ONE, phu(), &[1, 2, 3]);
    assert_eq!((again.throws[0].dice.len(), again.order[0][0].priority), (3, Priority::MayHold));
}

#[test]
fn dixon_steps_back_from_melee_and_both_check_in_sight_with_phu_stationary() {
    let apart = || vec![tester("Phu"), Tester { moving: true, active: true, ..tester("Dixon") }];
    let record = in_sight(ONE, apart(), &[4, 5, 4, 5]);
    assert_eq!(checks_taken(&record), ["Phu", "Dixon"]);
    // With 1 pass each the stationary one fires and the moving one does not.
    assert_eq!(record.order[0][0].name, "Phu");
    assert_eq!((record.silent[0].name.as_str(), record.silent[0].may_fire_afterwards), ("Dixon", true));
    assert_eq!(checks_taken(&in_sight(Edition::Two, apart(), &[4, 5])), ["Phu"]);
}

#[test]
fn an_m_48_tests_to_fire_at_a_log_bunker_although_no_enemy_is_seen() {
    let check = checks::find("vehicle-in-sight", ONE).unwrap();
    let commander = Situation::new(ONE).rep(4).with(Flag::Stationary);
    let seen = rolls(&[1, 2], |dice| checks::test(check, &commander, dice, &mut Silent));
    assert_eq!(seen.outcome.map(|result| result.id()), Some("fire"));
    let crew = Crew::new(&[4; 5]).unwrap();
    let bunker = BuildingFire {
        edition: ONE,
        gunner: man("gunner", 4),
        gunnery: Gunnery::Gun { apr: 7, round: Round::He, loader: crew.loader(), moving: false },
        range: Some(20),
        dv: 4,
        to_edge: 3,
        aimed: BuildingArea::default(),
        left: None,
        right: None,
        above: vec![],
        above_left: vec![],
        above_right: vec![],
        areas_on_level: vec![],
    };
    let fired = rolls(&[1, 2, 3, 3, 1, 2], |dice| bunker.run(dice, &mut Silent));
    assert_eq!(
        (fired.landing, fired.areas[0].state.id(), fired.gun),
        (Landing::Aimed, "collapsed", Some(Loading::Loaded))
    );
}

#[test]
fn each_side_acts_with_figures_of_the_rep_of_its_own_die_or_more() {
    for edition in Edition::ALL {
        let check = checks::find("activation", edition).unwrap();
        let sides = rolls(&[4, 3], |dice| checks::test(check, &Situation::new(edition), dice, &mut Silent));
        let told: Vec<_> = sides.outcomes.iter().map(|side| (side.who.id(), side.outcome.id())).collect();
        assert_eq!(told, [("side-with-higher-die", "acts-first"), ("other-side", "acts-second")]);
        assert!(
            sides.outcomes[0].text.contains("Rep equal to its own die or more"),
            "{}",
            sides.outcomes[0].text
        );
        assert!(sides.outcomes[1].text.contains("its own lower die"), "{}", sides.outcomes[1].text);
    }
}

#[test]
fn three_soldiers_in_line_3_in_apart_are_one_group_or_two_and_one_or_three() {
    let line =
        Field::new((0..3).map(|place| Placed::man((3.0 * f64::from(place), 0.0), "2nd Squad")).collect());
    let mut ways = line.groupings();
    ways.sort();
    assert_eq!(
        ways,
        [
            vec![vec![0], vec![1], vec![2]],
            vec![vec![0], vec![1, 2]],
            vec![vec![0, 1], vec![2]],
            vec![vec![0, 1, 2]],
        ]
    );
    assert!(!line.is_group(&[0, 2]), "6 in apart with nobody between");
}

#[test]
fn a_group_is_of_one_unit_in_sight_of_each_other() {
    let pair = |gap: f64, unit: &str| {
        Field::new(vec![Placed::man((0.0, 0.0), "1st"), Placed::man((gap, 0.0), unit)])
    };
    assert!(pair(4.0, "1st").is_group(&[0, 1]));
    assert!(!pair(4.1, "1st").is_group(&[0, 1]));
    assert!(!pair(1.0, "2nd").is_group(&[0, 1]));
    assert!(!Field { out_of_sight: vec![(1, 0)], ..pair(1.0, "1st") }.is_group(&[0, 1]));
    let mut vehicles = pair(12.0, "1st");
    vehicles.placed.iter_mut().for_each(|placed| placed.vehicle = true);
    assert!(vehicles.is_group(&[0, 1]));
}

#[test]
fn one_pointman_may_be_8_in_ahead_of_his_group() {
    let mut field = Field::new(vec![Placed::man((0.0, 0.0), "1st"), Placed::man((8.0, 0.0), "1st")]);
    field.placed[1].pointman = true;
    assert!(!field.is_group(&[0, 1]), "nobody knows which way they go");
    field.travel = Some((1.0, 0.0));
    assert!(field.is_group(&[0, 1]));
    field.travel = Some((-1.0, 0.0));
    assert!(!field.is_group(&[0, 1]), "he is behind");
    field.travel = Some((1.0, 0.0));
    field.placed.push(Placed { pointman: true, ..Placed::man((3.0, 2.0), "1st") });
    assert!(field.is_group(&[0, 1, 2]), "the second Pointman walks with the others");
    field.placed[2].at = (5.0, 6.0);
    assert!(!field.is_group(&[0, 1, 2]), "only one of them may be ahead");
}

#[test]
fn a_soldier_of_1st_squad_belongs_to_3rd_squad_until_detached() {
    let mut soldier = Placed::man((0.0, 0.0), "1st Squad");
    let third = Placed::man((2.0, 0.0), "3rd Squad");
    let together = |soldier: &Placed| Field::new(vec![soldier.clone(), third.clone()]).is_group(&[0, 1]);
    assert!(!together(&soldier));
    assert_eq!(soldier.unit.take_command("3rd Squad"), TURNS_TO_CHANGE_UNIT);
    assert_eq!(soldier.unit.name(), "3rd Squad");
    assert!(together(&soldier));
    assert_eq!(soldier.unit.detach(), 1);
    assert_eq!(soldier.unit.name(), "1st Squad");
}

#[test]
fn a_gunner_slides_to_the_loaders_place_in_one_activation() {
    let mut crew = Crew::new(&[5, 4, 4, 3, 3]).unwrap();
    crew.lose(CrewPlace::Loader);
    assert_eq!(crew.slide(CrewPlace::Gunner, CrewPlace::Loader).unwrap(), 1);
    assert_eq!((crew.rep(CrewPlace::Gunner), crew.loader().rep), (None, Some(4)));
    assert!(
        matches!(crew.slide(CrewPlace::Commander, CrewPlace::Loader), Err(Error::Refused { .. })),
        "the place is taken"
    );
    assert!(
        matches!(crew.slide(CrewPlace::Gunner, CrewPlace::Loader), Err(Error::Refused { .. })),
        "nobody is there"
    );
}

#[test]
fn an_m_41_without_a_loader_loads_once_the_radio_operator_has_moved_over() {
    let mut crew = Crew::new(&[4, 4, 4, 4, 5]).unwrap();
    crew.lose(CrewPlace::Loader);
    let fired = |crew: &Crew, faces: &[u32]| {
        let gun = super::armor::gun_with_loader(crew.loader());
        rolls(faces, |dice| gun.run(dice, &mut Silent)).gun
    };
    assert_eq!(fired(&crew, &[6, 6]), Some(Loading::NoLoader));
    assert_eq!(crew.slide(CrewPlace::RadioOperator, CrewPlace::Loader).unwrap(), 1);
    assert_eq!(fired(&crew, &[6, 6, 5, 5]), Some(Loading::Loaded));
}

#[test]
fn smaller_crews_do_the_same_work_with_fewer_men() {
    use CrewPlace::{Commander, Driver, Gunner, Loader, RadioOperator};
    let table = [
        (5, [Commander, Driver, Gunner, Loader, RadioOperator]),
        (4, [Commander, Driver, Gunner, Loader, Loader]),
        (3, [Commander, Driver, Commander, Loader, Loader]),
        (2, [Commander, Driver, Commander, Commander, Commander]),
    ];
    for (men, places) in table {
        assert_eq!(CrewPlace::ALL.map(|place| place.filled_by(men)), places, "{men} men");
        let reps: Vec<u8> = (0..men).map(|man| 3 + man % 4).collect();
        let crew = Crew::new(&reps).unwrap();
        assert!(CrewPlace::ALL.iter().all(|&place| crew.rep(place) == crew.rep(place.filled_by(men))));
    }
    assert!(Crew::new(&[4]).is_err() && Crew::new(&[4, 2]).is_err());
}

#[test]
fn the_gunner_replaces_a_lost_commander_where_he_is_a_man_of_his_own() {
    let mut five = Crew::new(&[5, 4, 3, 4, 4]).unwrap();
    five.lose(CrewPlace::Commander);
    assert_eq!((five.rep(CrewPlace::Commander), five.rep(CrewPlace::Gunner)), (Some(3), None));
    let mut three = Crew::new(&[5, 4, 4]).unwrap();
    three.lose(CrewPlace::Commander);
    assert_eq!(three.rep(CrewPlace::Commander), None);
    assert_eq!(three.slide(CrewPlace::Loader, CrewPlace::Commander).unwrap(), 1);
    assert_eq!((three.rep(CrewPlace::Commander), three.loader().rep), (Some(4), None));
}

#[test]
fn an_m_48_that_moved_10_in_and_stopped_goes_up_to_6_in_more() {
    assert_eq!(left_after_stop(18.0, 10.0), 6.0);
    assert_eq!(reverse_after_stop(18.0, 10.0), 1.5);
    assert_eq!(left_after_stop(18.0, 17.0), 0.0);
}

#[test]
fn a_monitor_at_6_in_turns_about_in_two_turns_with_a_radius_of_18_in() {
    let turn = turn_about(6.0);
    assert_eq!(turn.radius, 18.0);
    assert_eq!(turn.apex, (18.0, 9.0));
    assert_eq!(turn.end.0, 0.0, "directly opposite its start");
    assert!(turn.end.1 > turn.apex.1);
}

#[test]
fn a_us_marine_generated_with_a_3_has_rep_4() {
    assert_eq!(of_recruit(ForceId::UsMarines, 3).unwrap(), 4);
    assert!(of_recruit(ForceId::UsMarines, 7).is_err() && of_recruit(ForceId::UsMarines, 0).is_err());
}

#[test]
fn a_us_recruit_of_5_and_4_with_the_3_of_spades_is_rep_4_and_a_knifeman() {
    assert_eq!(of_recruit(ForceId::UsArmyInfantry, 5).unwrap(), 4);
    let check = checks::find("attribute-draw", ONE).unwrap();
    let card = NumberedCard::parse("spades-3").unwrap();
    let drawn = rolls(&[4], |dice| {
        checks::test(check, &Situation::new(ONE).set(ValueId::Card, "spades-3"), dice, &mut Silent)
    });
    assert_eq!(drawn.outcome.map(|result| result.id()), Some("even-tables"));
    assert_eq!(card.attribute(false).id.id(), "knifeman");
    assert!(attributes::all().iter().any(|attribute| attribute.id.id() == "knifeman"));
}

fn grunt(rep: u8, points: u16) -> Standing {
    Standing { rep, points, months: 5, marine: false }
}

#[test]
fn dobbs_rep_4_with_5_rp_completes_the_mission_and_is_rep_5_with_none() {
    let dobbs = grunt(4, 5).mission_completed();
    assert_eq!((dobbs.rep, dobbs.points), (5, 0));
    let short_timer = Standing { months: 10, ..grunt(4, 5) }.mission_completed();
    assert_eq!((short_timer.rep, short_timer.points), (4, 6), "a short timer does not rise");
    let marine = Standing { months: 10, marine: true, ..grunt(4, 5) }.mission_completed();
    assert_eq!(marine.rep, 5, "a Marine is one from month 11");
}

#[test]
fn barnes_rep_3_with_3_rp_is_out_of_the_fight_and_loses_them() {
    let barnes = grunt(3, 3).failed();
    assert_eq!((barnes.rep, barnes.points), (3, 0));
}

#[test]
fn each_rep_needs_2_rp_more_to_advance_and_rep_6_does_not() {
    assert_eq!([2, 3, 4, 5, 6].map(points_to_advance), [Some(2), Some(4), Some(6), Some(8), None]);
    let veteran = grunt(6, 20).mission_completed();
    assert_eq!((veteran.rep, veteran.points), (6, 21));
}

#[test]
fn a_star_killed_by_an_rpg_cheats_death_and_returns_with_1_rep_less() {
    let star = pointman_fng::combat::Figure { star: true, larger_than_life: true, ..man("Star", 4) };
    let blast =
        Shoot { shots: Some(1), ..Shoot::new(ONE, man("Phu", 4), weapon("ak-47", ONE), vec![target(star)]) };
    let killed = rolls(&[6, 1], |dice| blast.run(dice, &mut Silent));
    assert_eq!((killed.targets[0].state, killed.targets[0].may_cheat_death), (State::ObviouslyDead, true));
    assert!(killed.follows.is_empty(), "no roll for recovery");
    let back = grunt(4, 1).cheated_death();
    assert_eq!((back.rep, back.points), (3, 1));
    assert_eq!(grunt(2, 0).cheated_death().rep, 2, "Rep is 2 at the least");
    assert_eq!(reputation::points_to_advance(back.rep), Some(4), "it can be earned again");
}
