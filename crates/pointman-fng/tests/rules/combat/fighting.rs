//! Melee, the wounded, the order of fire.

use pointman_core::trace::Silent;
use pointman_fng::checks::Edition;
use pointman_fng::combat::Aided;
use pointman_fng::combat::{
    Aid, Casualty, Fighter, InSightOrder, Melee, MeleeRecord, Priority, Recovery, State, Surprised, Tester,
};

use crate::combat::support::*;

const ONE: Edition = Edition::One;
const TWO: Edition = Edition::Two;

fn bayonet(name: &str, rep: u8, edition: Edition) -> Fighter {
    Fighter::new(man(name, rep), Some(weapon("fixed-bayonet-sword", edition)))
}

fn knife(name: &str, rep: u8, edition: Edition) -> Fighter {
    Fighter::new(man(name, rep), Some(weapon("hand-held-knife-bayonet", edition)))
}

fn fight(melee: &Melee, faces: &[u32]) -> MeleeRecord {
    rolls(faces, |dice| melee.run(dice, &mut Silent))
}

fn duel(edition: Edition, ours: Fighter, theirs: Fighter) -> Melee {
    Melee { edition, ours: vec![ours], theirs: vec![theirs], contacts: vec![] }
}

fn states(record: &MeleeRecord) -> Vec<State> {
    record.fighters.iter().map(|fate| fate.state).collect()
}

#[test]
fn barnes_with_a_fixed_bayonet_beats_vang_with_a_knife_by_1_in_both_editions() {
    for edition in Edition::ALL {
        let record =
            fight(&duel(edition, bayonet("Barnes", 4, edition), knife("Vang", 4, edition)), &[3, 1, 5, 2, 4]);
        let pair = &record.pairs[0];
        assert_eq!((pair.our_target, pair.their_target, pair.our_passes, pair.their_passes), (4, 3, 2, 1));
        assert_eq!((pair.winner.as_deref(), pair.by), (Some("Barnes"), 1));
        assert_eq!(states(&record), [State::Up, State::KnockedDown]);
    }
}

#[test]
fn hien_rep_5_loses_to_a_fixed_bayonet_in_edition_1() {
    let melee = duel(ONE, bayonet("Barnes", 4, ONE), bayonet("Hien", 5, ONE));
    let die = |face| states(&fight(&melee, &[3, 1, 6, 2, face]))[1];
    use State::*;
    assert_eq!(
        [2, 3, 4, 5, 6].map(die),
        [ObviouslyDead, KnockedDown, KnockedDown, KnockedDown, OutOfTheFight]
    );
}

#[test]
fn winning_by_2_makes_knocked_down_out_of_the_fight_in_edition_1() {
    let melee = duel(ONE, bayonet("Barnes", 4, ONE), bayonet("Hien", 5, ONE));
    let die = |face| states(&fight(&melee, &[3, 1, 6, 6, face]))[1];
    assert_eq!([2, 3, 6].map(die), [State::ObviouslyDead, State::OutOfTheFight, State::OutOfTheFight]);
}

#[test]
fn winning_by_2_in_edition_2_kills_on_a_1_and_puts_out_of_the_fight_otherwise() {
    let melee = duel(TWO, bayonet("Barnes", 4, TWO), bayonet("Hien", 5, TWO));
    let die = |face| states(&fight(&melee, &[3, 1, 6, 6, face]))[1];
    assert_eq!([1, 2, 6].map(die), [State::ObviouslyDead, State::OutOfTheFight, State::OutOfTheFight]);
}

#[test]
fn unarmed_melee_never_kills() {
    for edition in Edition::ALL {
        let melee = duel(edition, Fighter::new(man("Barnes", 4), None), Fighter::new(man("Hien", 4), None));
        for face in 1..=6 {
            assert!(states(&fight(&melee, &[3, 1, 6, 6, face]))[1] < State::ObviouslyDead);
            assert!(states(&fight(&melee, &[3, 1, 6, 2, face]))[1] < State::ObviouslyDead);
        }
    }
}

#[test]
fn equal_passes_go_on_next_phase() {
    let record = fight(&duel(ONE, bayonet("Barnes", 4, ONE), bayonet("Hien", 4, ONE)), &[3, 5, 2, 6]);
    assert_eq!((record.pairs[0].winner.clone(), record.follows[0].check.id()), (None, "melee"));
}

#[test]
fn two_enemies_cost_1_rep_and_three_cost_2() {
    let against = |count: usize| {
        let theirs = (0..count).map(|n| knife(&n.to_string(), 2, ONE)).collect();
        let melee = Melee { edition: ONE, ours: vec![knife("Barnes", 5, ONE)], theirs, contacts: vec![] };
        let faces = vec![6; 2 + 2 * count];
        fight(&melee, &faces).pairs[0].our_target
    };
    assert_eq!([against(1), against(2), against(3), against(4)], [5, 4, 3, 3]);
}

#[test]
fn one_roll_of_dice_is_read_against_each_enemy_with_his_own_impact() {
    let melee = Melee {
        edition: ONE,
        ours: vec![knife("Barnes", 5, ONE)],
        theirs: vec![bayonet("Vang", 4, ONE), knife("Hien", 4, ONE)],
        contacts: vec![],
    };
    let record = fight(&melee, &[4, 3, 6, 6, 5, 5, 6, 4]);
    let pairs: Vec<_> = record.pairs.iter().map(|pair| (pair.our_target, pair.our_passes)).collect();
    assert_eq!(pairs, [(3, 1), (4, 2)], "-1 for two enemies, -1 more against the longer weapon");
    assert_eq!(states(&record), [State::Up, State::OutOfTheFight, State::OutOfTheFight]);
}

#[test]
fn contacts_say_who_fights_whom() {
    let melee = Melee {
        edition: ONE,
        ours: vec![knife("A", 4, ONE), knife("B", 4, ONE)],
        theirs: vec![knife("C", 4, ONE), knife("D", 4, ONE)],
        contacts: vec![(0, 0), (1, 1)],
    };
    let record = fight(&melee, &[1, 1, 6, 6, 6, 6, 1, 1, 5, 5]);
    assert_eq!(states(&record), [State::Up, State::OutOfTheFight, State::OutOfTheFight, State::Up]);
    let alone = Melee { contacts: vec![(0, 0)], ..melee };
    assert!(alone.odds().unwrap_err().to_string().contains("not in contact with anyone"));
}

#[test]
fn surprise_takes_rep_or_dice_in_the_first_round() {
    let surprised = |how| {
        let mut fighter = knife("Barnes", 4, ONE);
        fighter.surprised = Some(how);
        duel(ONE, fighter, knife("Vang", 4, ONE))
    };
    assert_eq!(fight(&surprised(Surprised::TwoPasses), &[6, 6, 6, 6]).pairs[0].our_target, 3);
    assert_eq!(fight(&surprised(Surprised::OnePass), &[6, 6, 6]).throws[0].dice.len(), 1);
    assert_eq!(fight(&surprised(Surprised::NoPass), &[6, 6]).throws[0].dice.len(), 0);
}

#[test]
fn a_brawler_and_a_knifeman_roll_one_more_die_each_and_the_best_two_count() {
    let dice = |fighter: Fighter| {
        let melee = duel(ONE, fighter, knife("Vang", 4, ONE));
        let mut counted = 0;
        melee.run(&mut Ones(&mut counted), &mut Silent).unwrap();
        counted
    };
    let brawler = |attribute: &str| {
        let mut fighter = knife("Barnes", 4, ONE);
        fighter.figure = with(fighter.figure, attribute);
        fighter
    };
    assert_eq!(
        [dice(knife("Barnes", 4, ONE)), dice(brawler("brawler")), dice(brawler("knifeman"))],
        [4, 5, 5]
    );
    let mut fixed = bayonet("Barnes", 4, ONE);
    fixed.figure = with(fixed.figure, "knifeman");
    assert_eq!(dice(fixed), 4, "a fixed bayonet is not in the hand");
}

struct Ones<'a>(&'a mut usize);

impl pointman_core::dice::Dice for Ones<'_> {
    fn answer(
        &mut self,
        _: pointman_core::dice::Question,
        _: std::fmt::Arguments<'_>,
    ) -> Result<u32, pointman_core::dice::DiceError> {
        *self.0 += 1;
        Ok(1)
    }
}

#[test]
fn prone_runts_and_swimmers_fight_at_less() {
    let target = |change: fn(&mut Fighter)| {
        let mut fighter = knife("Barnes", 4, ONE);
        change(&mut fighter);
        fight(&duel(ONE, fighter, knife("Vang", 4, ONE)), &[6, 6, 6, 6]).pairs[0].our_target
    };
    assert_eq!(target(|fighter| fighter.figure.exposure.prone = true), 3);
    assert_eq!(target(|fighter| fighter.figure.attributes.gain("runt")), 3);
    assert_eq!(target(|fighter| fighter.slight_trouble = true), 3);
}

#[test]
fn swimming_adds_1_to_the_impact_of_every_weapon() {
    let mut hands = Fighter::new(man("Barnes", 4), None);
    hands.swimming = true;
    assert_eq!(hands.impact(), 1);
    let rifle = Fighter::new(man("Dixon", 4), Some(weapon("m-16", ONE)));
    assert_eq!(rifle.impact(), 0, "any other weapon in melee has Impact 0");
}

#[test]
fn a_medic_gets_a_man_up_within_three_turns() {
    let aid = |turns| Aid { edition: ONE, medic: man("Doc", 4), casualty: "Smith".to_owned(), turns };
    let state = |faces: &[u32]| rolls(faces, |dice| aid(1).run(dice, &mut Silent)).state;
    assert_eq!(
        [state(&[1, 2]), state(&[1, 5]), state(&[5, 6])],
        [Aided::ActsNormally, Aided::ActsAtMinus1, Aided::OutOfTheFight]
    );
    assert!(aid(4).odds().unwrap_err().to_string().contains("too late"));
}

#[test]
fn evacuation_gives_one_more_die_and_one_pass_means_1d6_turns() {
    let recovery = Recovery {
        edition: ONE,
        casualties: vec![
            Casualty { figure: man("Smith", 4), evacuated: true },
            Casualty { figure: with(man("Jones", 4), "sickly"), evacuated: false },
            Casualty { figure: man("Coleman", 4), evacuated: false },
        ],
    };
    let record = rolls(&[6, 1, 2, 3, 4, 5, 5, 6], |dice| recovery.run(dice, &mut Silent));
    let ends: Vec<_> = record.casualties.iter().map(|one| (one.state.id(), one.turns)).collect();
    assert_eq!(ends, [("recovers", None), ("recovers-later", Some(5)), ("lost", None)]);
}

fn tester(name: &str, rep: u8) -> Tester {
    Tester::new(man(name, rep))
}

#[test]
fn phu_fires_first_nguyen_with_him_or_holds_then_jones_and_smith_only_afterwards() {
    let order = InSightOrder {
        edition: ONE,
        testers: vec![
            Tester { moving: true, active: true, ..tester("Smith", 4) },
            Tester { moving: true, active: true, ..tester("Jones", 4) },
            tester("Phu", 4),
            tester("Hien", 4),
            Tester { hidden: true, ..tester("Nguyen", 4) },
        ],
    };
    let record = rolls(&[3, 5, 2, 4, 3, 4, 5, 6, 4, 5, 3], |dice| order.run(dice, &mut Silent));
    let names: Vec<Vec<&str>> =
        record.order.iter().map(|moment| moment.iter().map(|place| place.name.as_str()).collect()).collect();
    assert_eq!(names, [vec!["Phu", "Nguyen"], vec!["Jones"]]);
    assert_eq!(record.order[0][1].priority, Priority::MayHold);
    let silent: Vec<_> =
        record.silent.iter().map(|place| (place.name.as_str(), place.may_fire_afterwards)).collect();
    assert_eq!(silent, [("Smith", true), ("Hien", false)]);
}

#[test]
fn the_order_goes_by_passes_then_stationary_before_moving_then_rep() {
    let with_passes =
        |name, rep, passes, moving| Tester { passes: Some(passes), moving, ..tester(name, rep) };
    let order = InSightOrder {
        edition: ONE,
        testers: vec![
            with_passes("one pass", 6, 1, false),
            with_passes("moving", 6, 2, true),
            with_passes("low", 3, 2, false),
            with_passes("high", 5, 2, false),
            with_passes("tie", 5, 2, false),
        ],
    };
    let record = rolls(&[], |dice| order.run(dice, &mut Silent));
    let names: Vec<Vec<&str>> =
        record.order.iter().map(|moment| moment.iter().map(|place| place.name.as_str()).collect()).collect();
    assert_eq!(names, [vec!["high", "tie"], vec!["low"], vec!["moving"], vec!["one pass"]]);
}

#[test]
fn in_edition_2_one_pass_fires_at_minus_1_and_the_hidden_may_hold_to_the_last() {
    let given =
        |name, passes, hidden| Tester { passes: Some(passes), hidden, moving: true, ..tester(name, 4) };
    let order = InSightOrder {
        edition: TWO,
        testers: vec![given("seen", 1, false), given("hidden", 2, true), given("low", 1, true)],
    };
    let record = rolls(&[], |dice| order.run(dice, &mut Silent));
    let places: Vec<_> =
        record.order.iter().flatten().map(|place| (place.name.as_str(), place.priority)).collect();
    assert_eq!(
        places,
        [
            ("hidden", Priority::MayHoldToLast),
            ("seen", Priority::FiresAtMinusOne),
            ("low", Priority::MayHoldToLastAtMinusOne),
        ]
    );
}

#[test]
fn the_active_side_takes_no_check_in_edition_2() {
    let order = InSightOrder { edition: TWO, testers: vec![Tester { active: true, ..tester("Smith", 4) }] };
    let record = rolls(&[], |dice| order.run(dice, &mut Silent));
    assert_eq!(record.silent[0].priority, Priority::NoCheck);
}

#[test]
fn a_fast_moving_figure_takes_no_check_unless_he_has_quick_reflexes() {
    let mut fast = tester("Dixon", 4);
    fast.figure.exposure.fast_moving = true;
    let order = InSightOrder { edition: ONE, testers: vec![tester("Phu", 4), fast.clone()] };
    let record = rolls(&[1, 1], |dice| order.run(dice, &mut Silent));
    assert_eq!(record.silent[0].priority, Priority::NoCheck, "only Phu takes In Sight");
    fast.figure = with(fast.figure, "quick-reflexes");
    let quick = InSightOrder { edition: ONE, testers: vec![fast] };
    assert_eq!(rolls(&[1, 1], |dice| quick.run(dice, &mut Silent)).order.len(), 1);
}

#[test]
fn same_passes_at_the_same_target_are_resolved_together() {
    let at = |name, rep| Tester { passes: Some(2), target: Some("Phu".to_owned()), ..tester(name, rep) };
    let order = InSightOrder { edition: ONE, testers: vec![at("Smith", 4), at("Jones", 3)] };
    assert_eq!(rolls(&[], |dice| order.run(dice, &mut Silent)).together, [["Smith", "Jones"]]);
}

#[test]
fn a_stealthy_target_lying_still_in_cover_a_sapper_and_one_out_of_range_change_in_sight() {
    let one = |tester: Tester, edition: Edition, faces: &[u32]| {
        let order = InSightOrder { edition, testers: vec![tester] };
        rolls(faces, |dice| order.run(dice, &mut Silent)).throws[0].clone()
    };
    let sapper = Tester { sapper: true, ..tester("Phu", 4) };
    assert_eq!(one(sapper, ONE, &[3, 4]).target, Some(3));
    let stealthy = Tester { stealthy_concealed: true, active: true, ..tester("Phu", 4) };
    assert_eq!(one(stealthy, Edition::Two, &[3, 4]).target, Some(3), "the active side must find him too");
    let far = Tester { out_of_range: true, ..tester("Phu", 4) };
    assert_eq!(one(far, ONE, &[]).result.id(), "skip");
}
