//! Whatever the text: reading does not panic; what reads is shown and read as itself; it can be thrown; a
//! throw is among the odds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pointman::dice::expression::{Die, Expression, Odds, Roll};
use pointman::dice::{DiceState, Seeded};

/// The dice whose odds are counted on every input, in faces: more would make the fuzzer slow.
const FACES: u64 = 400;

fuzz_target!(|text: &str| {
    let expression: Expression = match text.parse() {
        Ok(expression) => expression,
        Err(fault) => {
            let fault: pointman::dice::expression::ExpressionError = fault;
            assert!((1..=text.chars().count() + 1).contains(&fault.column));
            assert!(!fault.in_text(text).is_empty());
            return;
        }
    };
    let shown = expression.to_string();
    let again: Expression = shown.parse().expect("what is shown can be read");
    assert_eq!(again, expression);
    assert_eq!(again.to_string(), shown);

    let mut dice = Seeded::new(DiceState { seed: text.len() as u64, drawn: 0 });
    let roll = expression.roll(&mut dice).expect("seeded dice always answer");
    assert_eq!(roll.result().is_some(), expression.is_comparison());
    if faces(&roll) <= FACES {
        match expression.odds() {
            Ok(Odds::Totals(totals)) => assert!(totals.iter().any(|(total, _)| *total == roll.total)),
            Ok(Odds::Comparison(results)) => {
                assert!(results.iter().any(|(result, _)| Some(*result) == roll.result()))
            }
            Err(refusal) => assert!(!refusal.to_string().is_empty()),
        }
    }
});

fn faces(roll: &Roll) -> u64 {
    let of = |die| match die {
        Die::Sides(sides) => u64::from(sides),
        Die::TensAndUnits => 36,
    };
    roll.pools.iter().map(|rolled| u64::from(rolled.pool.count()) * of(rolled.pool.die())).sum()
}
