//! The exact odds of dice expressions: reading the text and counting every way.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::dice::expression::{Expression, Odds, TooMuchWork};

fn odds_of(text: &str) -> Result<Odds, TooMuchWork> {
    let expression: Expression = black_box(text).parse().expect("the expressions measured are right");
    expression.odds()
}

fn odds(criterion: &mut Criterion) {
    for text in ["10d10", "100d6", "4d6kh3", "100d100"] {
        criterion.bench_function(text, |bencher| bencher.iter(|| odds_of(text)));
    }
}

criterion_group!(benches, odds);
criterion_main!(benches);
