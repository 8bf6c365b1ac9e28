//! The odds of every FNG check are those counted by taking it with every sequence of dice.

use std::collections::BTreeMap;
use std::fmt;
use std::process::Command;

use num_bigint::BigUint;
use num_traits::ToPrimitive;
use pointman::command::{ENTRIES, Session};
use pointman::dice::{Dice, DiceError, Question, Recording};
use pointman::error::Error;
use pointman::fng::attributes;
use pointman::fng::checks::ValueId;
use pointman::fng::checks::{
    Check, CheckOdds, Edition, Flag, Outcome, ReadyCheck, ResultId, Situation, Tested, Then, find, ids, odds,
    of_edition, test,
};
use pointman::trace::Silent;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};

/// Dice that go through every sequence, counting like an odometer.
#[derive(Default)]
struct Odometer {
    wheels: Vec<(u32, u32)>,
    next: usize,
}

impl Odometer {
    fn turn(&mut self) -> bool {
        self.wheels.truncate(self.next);
        self.next = 0;
        while let Some((face, sides)) = self.wheels.pop() {
            if face < sides {
                self.wheels.push((face + 1, sides));
                return true;
            }
        }
        false
    }

    /// How many sequences of the longest kind this one stands for, of `6^9 × 52`.
    fn weight(&self) -> u128 {
        self.wheels[..self.next].iter().fold(ALL, |left, &(_, sides)| left / u128::from(sides))
    }
}

const ALL: u128 = 6u128.pow(9) * 52 * 5 * 7;

impl Dice for Odometer {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        if self.next == self.wheels.len() {
            self.wheels.push((1, question.sides));
        }
        self.next += 1;
        Ok(self.wheels[self.next - 1].0)
    }
}

/// What tells results apart: passes, outcome, open outcomes, each die, what is read, what it leads to.
type Key = (Option<u8>, String, Vec<String>, Vec<String>, String, String);

/// The same, as the engine says it.
type Found =
    (Option<u8>, Option<ResultId>, Vec<(Flag, ResultId)>, Vec<Vec<ResultId>>, Vec<ResultId>, Option<Then>);

fn found(tested: &Tested) -> Found {
    let either = |one: Option<ResultId>, open: &[Outcome]| match one {
        Some(one) => vec![one],
        None => open.iter().map(|open| open.outcome).collect(),
    };
    (
        tested.passes,
        tested.outcome,
        tested.outcomes.iter().map(|open| (open.who, open.outcome)).collect(),
        tested.each.iter().map(|die| either(die.outcome, &die.outcomes)).collect(),
        tested.read.as_ref().map(|read| either(read.outcome, &read.outcomes)).unwrap_or_default(),
        tested.then,
    )
}

fn key_of((passes, outcome, open, each, read, then): Found) -> Key {
    let either = |mut list: Vec<ResultId>| {
        list.dedup();
        list.iter().map(|result| result.id()).collect::<Vec<_>>().join(" or ")
    };
    let then = then.map_or(String::new(), |then| then.to_string());
    (
        passes,
        outcome.map_or(String::new(), |result| result.to_string()),
        open.into_iter().map(|(who, outcome)| format!("{who}={outcome}")).collect(),
        if then == "prone" { Vec::new() } else { each.into_iter().map(either).collect() },
        either(read),
        then,
    )
}

fn expected(odds: &CheckOdds) -> BTreeMap<Key, u128> {
    let mut expected = BTreeMap::new();
    for chance in &odds.outcomes {
        let open = chance.outcomes.iter().map(|open| format!("{}={}", open.who, open.outcome)).collect();
        let read = chance.read.clone().unwrap_or_default();
        let then = chance.then.map_or(String::new(), |then| then.to_string());
        let key = (
            chance.passes,
            chance.outcome.map_or(String::new(), |result| result.to_string()),
            open,
            chance.each.clone(),
            read,
            then,
        );
        let share = &chance.ways * BigUint::from(ALL) / &odds.of;
        *expected.entry(key).or_default() += share.to_u128().unwrap();
    }
    expected
}

fn counted(check: &Check, situation: &Situation) -> Result<BTreeMap<Key, u128>, Error> {
    let mut counted: BTreeMap<Found, u128> = BTreeMap::new();
    let mut dice = Odometer::default();
    let ready = ReadyCheck::new(check, situation)?;
    loop {
        let found = found(&ready.take(&mut dice, &mut Silent)?);
        *counted.entry(found).or_default() += dice.weight();
        if !dice.turn() {
            break;
        }
    }
    let mut by_key = BTreeMap::new();
    for (found, ways) in counted {
        *by_key.entry(key_of(found)).or_default() += ways;
    }
    Ok(by_key)
}

/// What a check cannot do without, so that it can be taken at all.
fn situation(check: &Check, edition: Edition, rep: u8) -> Situation {
    let mut situation = Situation::new(edition).rep(rep);
    for value in check.engine_values().iter().filter(|value| value.required) {
        situation = situation.set(value.name, if value.name.id() == "crew" { 1 } else { 3 });
    }
    if check.id.id().starts_with("penetration") {
        situation =
            situation.set(ValueId::Difference, rep).set(ValueId::Apr, rep + 2).set(ValueId::Ar, "2/1");
    }
    if check.id.id() == "attribute-draw" {
        // Drawn again as long as he has it: no end to count.
        situation = situation.set(ValueId::Card, "spades-3");
    }
    if check.id.id() == "short-timer" {
        situation = situation.set(ValueId::Months, 10);
    }
    if check.id.id() == "melee" {
        situation = situation.set(ValueId::EnemyPasses, 1);
    }
    situation
}

fn with(situation: &Situation, flag: Flag) -> Situation {
    let situation = situation.clone().with(flag);
    match flag.id() {
        "near-born-leader" if !situation.values.contains_key(&ValueId::Passes) => {
            situation.set(ValueId::Passes, 1)
        }
        "leader-die" => situation.leader_rep(5),
        _ => situation,
    }
}

/// Odds and count agree; a contradiction of flags is refused by both.
fn agree(check: &Check, situation: &Situation) {
    match (odds(check, situation), counted(check, situation)) {
        (Ok(odds), Ok(counted)) => {
            let sum: BigUint = odds.outcomes.iter().map(|chance| &chance.ways).sum();
            assert_eq!(sum, odds.of, "{} {situation:?}", check.id);
            assert_eq!(counted.values().sum::<u128>(), ALL, "{} {situation:?}", check.id);
            assert_eq!(expected(&odds), counted, "{} {situation:?}", check.id);
        }
        (Err(one), Err(other)) => {
            assert_eq!(one.to_string(), other.to_string());
            assert!(one.to_string().contains("contradict"), "{} {situation:?}: {one}", check.id);
        }
        (odds, _) => panic!("{} {situation:?}: {odds:?}", check.id),
    }
}

fn every_check(edition: Edition) -> impl Iterator<Item = &'static Check> {
    ids().filter_map(move |id| of_edition(id, edition).ok())
}

fn over_every_check(look: impl Fn(&'static Check, Edition) + Sync) {
    std::thread::scope(|scope| {
        for edition in Edition::ALL {
            let look = &look;
            scope.spawn(move || every_check(edition).for_each(|check| look(check, edition)));
        }
    });
}

#[test]
fn the_odds_of_every_check_for_every_rep_and_flag_are_those_counted() {
    over_every_check(|check, edition| {
        for rep in 2..=6 {
            let plain = situation(check, edition, rep);
            agree(check, &plain);
            for flag in check.flags() {
                agree(check, &with(&plain, flag));
            }
        }
    });
}

#[test]
fn the_odds_of_every_check_for_every_rep_and_pair_of_flags_are_those_counted() {
    let soaks = std::env::var_os("POINTMAN_SOAK").is_some();
    over_every_check(|check, edition| {
        let flags = check.flags();
        let mut others = Edition::ALL.into_iter().filter(|other| *other != edition);
        let elsewhere =
            others.find_map(|other| of_edition(check.id, other).ok()).map(Check::flags).unwrap_or_default();
        let pairs = (0..flags.len()).flat_map(|one| (one + 1..flags.len()).map(move |other| (one, other)));
        for (one, other) in pairs {
            // Each pair with one Rep, each Rep with many pairs, in one edition of two that know it; all of
            // them where time is no matter.
            let turn = 2 + (one + other) as u8 % 5;
            let letters = flags[one].id().len() + flags[other].id().len();
            let in_both = elsewhere.contains(&flags[one]) && elsewhere.contains(&flags[other]);
            if !soaks && in_both && letters.is_multiple_of(2) == (edition == Edition::One) {
                continue;
            }
            for rep in if soaks { 2..=6 } else { turn..=turn } {
                agree(check, &with(&with(&situation(check, edition, rep), flags[one]), flags[other]));
            }
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_odds_for_any_set_of_flags_and_attributes_are_those_counted(
        (check, edition) in select(Edition::ALL.iter().flat_map(|&edition| every_check(edition)
            .map(move |check| (check, edition))).collect::<Vec<_>>()),
        rep in 1..=6u8,
        leader in proptest::option::of(1..=6u8),
        flags in proptest::collection::vec(any::<Index>(), 0..=7),
        attributes in proptest::collection::vec(select(attributes::all().iter().map(|attribute| attribute.id)
            .collect::<Vec<_>>()), 0..=3),
        dice in 1..=5u8,
    ) {
        let mut situation = situation(check, edition, rep);
        let own = check.flags();
        for flag in flags.iter().filter(|_| !own.is_empty()) {
            situation = with(&situation, own[flag.index(own.len())]);
        }
        for attribute in attributes {
            situation = situation.attribute(attribute.id());
        }
        if let Some(leader) = leader.filter(|_| check.leader_die) {
            situation = situation.leader_rep(leader);
        }
        if let Some(value) = check.engine_values().iter().find(|value| value.name.id() == "dice") {
            situation = situation.set(ValueId::Dice, i64::from(dice).min(value.most.unwrap_or(12)));
        }
        agree(check, &situation);
    }
}

#[test]
fn the_odds_of_every_check_for_every_attribute_are_those_counted() {
    over_every_check(|check, edition| {
        let plain = situation(check, edition, 4);
        for attribute in attributes::all() {
            agree(check, &plain.clone().attribute(attribute.id.id()));
        }
    });
}

#[test]
fn the_odds_with_a_leader_die_are_those_counted() {
    for edition in Edition::ALL {
        for check in every_check(edition).filter(|check| check.leader_die) {
            for (rep, leader) in (2..=6).flat_map(|rep| (2..=6).map(move |leader| (rep, leader))) {
                let group = situation(check, edition, rep).leader_rep(leader);
                agree(check, &group);
                if check.reaction {
                    agree(check, &group.clone().with(Flag::Leader));
                    agree(check, &group.clone().with(Flag::BornLeader));
                    agree(check, &group.with(Flag::Wuss));
                }
            }
        }
    }
}

/// Drives the command itself by `--rolls` over so many sequences of dice, if there are as many: it says what
/// the engine says.
fn command_agrees(check: &Check, situation: &Situation, most: usize) {
    let entry = ENTRIES.iter().find(|entry| entry.path == ["fng-test"]).unwrap();
    let mut dice = Odometer::default();
    for _ in 0..most {
        let mut recording = Recording::new(&mut dice);
        let tested = test(check, situation, &mut recording, &mut Silent);
        let mut options = Map::new();
        // The command refuses a Rep where only that of the unit leader is looked at.
        options.insert("rep".to_owned(), json!(situation.rep.filter(|_| !check.is_of_leader())));
        options.insert("edition".to_owned(), json!(situation.edition.number()));
        options.insert("with".to_owned(), json!(situation.flags));
        options.insert("set".to_owned(), json!(situation.values));
        options.insert("leader_rep".to_owned(), json!(situation.leader_rep));
        options.insert("rolls".to_owned(), json!(recording.into_answers()));
        let mut session = Session::of_command_line();
        let told = entry.call(vec![Value::from(check.id.id())], options, &mut session);
        match (tested, told) {
            (Ok(tested), Ok(told)) => assert_eq!(told.answer.json(), serde_json::to_value(&tested).unwrap()),
            (Err(one), Err(other)) => assert_eq!(one.to_string(), other.to_string()),
            (tested, told) => panic!("{} {situation:?}: {tested:?}, {}", check.id, told.is_ok()),
        }
        if !dice.turn() {
            break;
        }
    }
}

#[test]
fn the_command_with_given_rolls_says_what_the_engine_says_for_every_flag() {
    let soaks = std::env::var_os("POINTMAN_SOAK").is_some();
    over_every_check(|check, edition| {
        command_agrees(check, &situation(check, edition, 4), usize::MAX);
        for (index, flag) in check.flags().into_iter().enumerate() {
            let rep = 2 + (index % 5) as u8;
            command_agrees(
                check,
                &with(&situation(check, edition, rep), flag),
                if soaks { usize::MAX } else { 36 },
            );
        }
    });
}

#[test]
fn the_binary_counted_over_all_dice_gives_the_odds_it_tells() {
    let pointman = |words: &[&str]| -> Value {
        let output = Command::new(env!("CARGO_BIN_EXE_pointman")).args(words).output().unwrap();
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    for words in [
        &["received-fire", "--rep", "4", "--with", "in-cover", "--json"][..],
        &["melee", "--rep", "3", "--edition", "2", "--set", "enemy-passes=1", "--json"],
    ] {
        let odds = pointman(&[&["odds"], words].concat());
        let mut counted: BTreeMap<(u64, String, String), u64> = BTreeMap::new();
        for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
            let tested = pointman(&[&["fng-test"], words, &["--rolls", &format!("{one},{other}")]].concat());
            *counted.entry(told(&tested)).or_default() += 1;
        }
        let chances = odds["outcomes"].as_array().unwrap();
        let told: BTreeMap<_, _> =
            chances.iter().map(|chance| (told(chance), chance["ways"].as_u64().unwrap())).collect();
        assert_eq!(odds["of"], 36);
        assert_eq!(told, counted);
    }
}

/// Passes, outcome and what it leads to.
fn told(answer: &Value) -> (u64, String, String) {
    let text = |name: &str| answer[name].as_str().unwrap_or_default().to_owned();
    (answer["passes"].as_u64().unwrap(), text("outcome"), text("then"))
}

#[test]
fn passes_come_as_the_table_of_odds_says() {
    // Target; ways of 0 and 1 passes (of 6), and of 0, 1, 2 passes of 36, of 216, and of 216 with a Leader
    // Die against Rep 5.
    type Row = (u8, [u32; 2], [u32; 3], [u32; 3], [u32; 3]);
    let table: [Row; 6] = [
        (1, [5, 1], [25, 10, 1], [125, 75, 16], [25, 135, 56]),
        (2, [4, 2], [16, 16, 4], [64, 96, 56], [16, 96, 104]),
        (3, [3, 3], [9, 18, 9], [27, 81, 108], [9, 63, 144]),
        (4, [2, 4], [4, 16, 16], [8, 48, 160], [4, 36, 176]),
        (5, [1, 5], [1, 10, 25], [1, 15, 200], [1, 15, 200]),
        (6, [0, 6], [0, 0, 36], [0, 0, 216], [0, 0, 216]),
    ];
    let ways = |id: &str, situation: &Situation, most: u8| -> Vec<u32> {
        let odds = odds(find(id, Edition::One).unwrap(), situation).unwrap();
        let passes = |wanted: u8| odds.outcomes.iter().filter(move |chance| chance.passes == Some(wanted));
        (0..=most).map(|wanted| passes(wanted).map(|chance| chance.ways.to_u32().unwrap()).sum()).collect()
    };
    for (target, one, two, three, led) in table {
        let plain = Situation::new(Edition::One).rep(target);
        assert_eq!(ways("rough-ride", &plain, 1), one, "1d6 against {target}");
        assert_eq!(ways("golden-bb", &plain, 2), two, "2d6 against {target}");
        assert_eq!(ways("covering-fire", &plain, 2), three, "3d6 against {target}");
        assert_eq!(ways("fast-move", &plain.leader_rep(5), 2), led, "2d6 against {target} and a Leader Die");
    }
}

#[test]
fn every_member_of_a_crew_is_as_likely_to_be_killed_by_overkill() {
    for crew in 1..=8u32 {
        let situation = Situation::new(Edition::One).set(ValueId::Crew, crew);
        let odds = odds(find("overkill", Edition::One).unwrap(), &situation).unwrap();
        assert_eq!(odds.outcomes.len(), crew as usize);
        assert!(odds.outcomes.iter().all(|chance| &chance.ways * crew == odds.of));
    }
}

#[test]
fn the_lower_rep_is_likelier_to_set_off_a_trap() {
    let odds = odds(
        find("trap-victim", Edition::One).unwrap(),
        &Situation::new(Edition::One).set(ValueId::Reps, "3,4"),
    )
    .unwrap();
    // Rep 3 is lower in 21 of 36 throws and ties in 5 (die one higher); a tie is rolled off.
    let lower = odds.outcomes.iter().find(|chance| chance.roll == Some(1)).unwrap();
    assert!((lower.probability - (21.0 + 2.5) / 36.0).abs() < 1e-12, "{odds:?}");
}

/// The chances of each of `reps` to be the lowest, counted over all dice; those who tie share them.
fn lowest_counted(reps: &[u8]) -> Vec<u64> {
    let mut ways = vec![0; reps.len()];
    for throw in 0..6u64.pow(reps.len() as u32) {
        let totals: Vec<u64> = (0..reps.len())
            .map(|place| throw / 6u64.pow(place as u32) % 6 + u64::from(reps[place]))
            .collect();
        let lowest = totals.iter().min().unwrap();
        let tied = totals.iter().filter(|&total| total == lowest).count() as u64;
        ways.iter_mut()
            .zip(&totals)
            .filter(|(_, total)| *total == lowest)
            .for_each(|(ways, _)| *ways += 60 / tied);
    }
    ways
}

#[test]
fn the_chances_to_have_set_off_a_trap_are_those_counted() {
    for reps in [&[4][..], &[3, 4], &[5, 5], &[2, 6], &[3, 4, 3], &[6, 2, 4, 4], &[3, 3, 5, 4, 3]] {
        let list: Vec<String> = reps.iter().map(ToString::to_string).collect();
        let odds = odds(
            find("trap-victim", Edition::One).unwrap(),
            &Situation::new(Edition::One).set(ValueId::Reps, list.join(",")),
        )
        .unwrap();
        let of = 60 * 6u64.pow(reps.len() as u32);
        let told: Vec<u64> = (1..=reps.len())
            .map(|member| {
                let chance = odds.outcomes.iter().find(|chance| chance.roll == Some(member as i32));
                chance.map_or(0, |chance| (&chance.ways * of / &odds.of).to_u64().unwrap())
            })
            .collect();
        assert_eq!(told, lowest_counted(reps), "{reps:?}");
    }
}

#[test]
fn a_whole_squad_may_have_set_off_a_trap() {
    let odds = odds(
        find("trap-victim", Edition::One).unwrap(),
        &Situation::new(Edition::One).set(ValueId::Reps, "5,4,4,4,3,3,3,3,2,4,3,5,6,3"),
    )
    .unwrap();
    let sum: BigUint = odds.outcomes.iter().map(|chance| &chance.ways).sum();
    assert_eq!(sum, odds.of);
    let ways = |member: i32| {
        odds.outcomes.iter().find(|chance| chance.roll == Some(member)).map(|chance| chance.ways.clone())
    };
    assert_eq!(ways(5), ways(14));
    assert!(ways(9) > ways(5) && ways(5) > ways(2) && ways(2) > ways(1));
}

#[test]
fn every_die_of_twelve_is_told_in_the_odds() {
    let check = find("ranged-to-hit", Edition::One).unwrap();
    let odds =
        odds(check, &Situation::new(Edition::One).rep(4).with(Flag::InCover).set(ValueId::Dice, 12)).unwrap();
    assert_eq!(odds.of, BigUint::from(6u8).pow(12));
    // Rep 4 hits cover with a 6 alone.
    for chance in &odds.outcomes {
        let hits = chance.each.iter().filter(|each| *each == "hit").count() as u32;
        let choose = (0..hits).fold(1u64, |ways, done| ways * u64::from(12 - done) / u64::from(done + 1));
        assert_eq!(chance.ways, BigUint::from(choose * 5u64.pow(12 - hits)), "{hits} hits");
    }
    assert_eq!(odds.outcomes.len(), 13);
}
