//! Exact odds: of dice expressions, reading the text and counting every way; of every check of FNG, in its
//! usual form and its largest.
//!
//! `cargo bench -p pointman-benches --bench odds` prints the slowest checks; `odds` for any single check is
//! to take less than 10 ms.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::dice::expression::{Expression, Odds, TooMuchWork};
use pointman::fng::checks::{Check, Edition, Situation, ValueId, ids, odds, of_edition};

fn odds_of(text: &str) -> Result<Odds, TooMuchWork> {
    let expression: Expression = black_box(text).parse().expect("the expressions measured are right");
    expression.odds()
}

fn expressions(criterion: &mut Criterion) {
    for text in ["10d10", "100d6", "4d6kh3", "100d100"] {
        criterion.bench_function(text, |bencher| bencher.iter(|| odds_of(text)));
    }
}

/// A check with what it cannot do without.
fn usual(check: &Check, edition: Edition) -> Situation {
    let mut situation = Situation::new(edition).rep(4);
    for value in check.engine_values().iter().filter(|value| value.required) {
        situation = situation.set(value.name, 3);
    }
    if check.id.id().starts_with("penetration") {
        situation = situation.set(ValueId::Difference, 4).set(ValueId::Apr, 6).set(ValueId::Ar, "2/1");
    }
    situation
}

/// The check with as many dice as it can have.
fn largest(check: &Check, edition: Edition) -> Situation {
    let mut situation = usual(check, edition);
    let has = |name: &str| check.engine_values().iter().any(|value| value.name.id() == name);
    if let Some(value) = check.engine_values().iter().find(|value| value.name.id() == "dice") {
        situation = situation.set(ValueId::Dice, value.most.unwrap_or(12));
    }
    if has("crew") {
        situation = situation.set(ValueId::Crew, 8);
    }
    if has("reps") {
        situation = situation.set(ValueId::Reps, "2,3,4,5,6,2,3,4,5,6,2,3,4,5");
    }
    if has("enemy-dice") {
        situation = situation.set(ValueId::EnemyRep, 4).set(ValueId::EnemyDice, 4);
    }
    if check.leader_die {
        situation = situation.leader_rep(5);
    }
    for modifier in check.modifiers.iter().filter(|modifier| modifier.change.dice > 0) {
        situation = situation.with(modifier.id);
    }
    situation
}

/// The median of a few runs.
fn time(check: &Check, situation: &Situation) -> Duration {
    let run = || {
        let start = Instant::now();
        black_box(odds(check, black_box(situation)).expect("the situations measured are right"));
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..15).map(|_| run()).collect();
    times.sort();
    times[times.len() / 2]
}

/// How many of the slowest are printed.
const SLOWEST: usize = 12;

fn checks(criterion: &mut Criterion) {
    let mut all: Vec<(Duration, String, &Check, Situation)> = Vec::new();
    for edition in Edition::ALL {
        for check in ids().filter_map(|id| of_edition(id, edition).ok()) {
            for (form, situation) in [("usual", usual(check, edition)), ("largest", largest(check, edition))]
            {
                let name = format!("{} {form}, edition {}", check.id, edition.number());
                all.push((time(check, &situation), name, check, situation));
            }
        }
    }
    all.sort_by_key(|(time, ..)| std::cmp::Reverse(*time));
    println!("{} checks; the slowest:", all.len());
    for (time, name, ..) in all.iter().take(SLOWEST) {
        println!("{time:>12.1?}  {name}");
    }
    if let Some((_, name, check, situation)) = all.first() {
        criterion.bench_function(name, |bencher| bencher.iter(|| odds(check, black_box(situation))));
    }
}

criterion_group!(benches, expressions, checks);
criterion_main!(benches);
