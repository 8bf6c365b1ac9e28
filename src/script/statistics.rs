//! What scripts reckon from lists of numbers.

use rhai::{Array, Dynamic, EvalAltResult, FLOAT, INT, Map};

use super::convert::type_words;
use super::errors::thrown;
use crate::error::Error;

type Result<T> = std::result::Result<T, Box<EvalAltResult>>;

/// The numbers of a list, as fractions.
fn numbers(function: &str, list: &Array) -> Result<Vec<FLOAT>> {
    let number = |(index, value): (usize, &Dynamic)| {
        let whole = || value.as_int().ok().map(|whole| whole as FLOAT);
        value.as_float().ok().or_else(whole).ok_or_else(|| {
            let message =
                format!("{function}: item {index} is {}, not a number", type_words(value.type_name()));
            thrown(&Error::Usage(message))
        })
    };
    list.iter().enumerate().map(number).collect()
}

/// The same of a list that has some.
fn some_numbers(function: &str, list: &Array) -> Result<Vec<FLOAT>> {
    if list.is_empty() {
        return Err(thrown(&Error::Usage(format!("{function}: the list is empty"))));
    }
    numbers(function, list)
}

/// Their sum: a whole number if all are whole.
pub(super) fn sum(list: &Array) -> Result<Dynamic> {
    let whole = list.iter().map(|value| value.as_int().ok()).collect::<Option<Vec<INT>>>();
    let sum = whole.and_then(|list| list.into_iter().try_fold(0, INT::checked_add));
    match sum {
        Some(sum) => Ok(sum.into()),
        None => Ok(numbers("sum", list)?.into_iter().sum::<FLOAT>().into()),
    }
}

/// Their mean.
pub(super) fn mean(list: &Array) -> Result<FLOAT> {
    let list = some_numbers("mean", list)?;
    Ok(list.iter().sum::<FLOAT>() / list.len() as FLOAT)
}

/// The number below which so many in a hundred of them lie: between two it is in proportion.
pub(super) fn percentile(list: &Array, percent: FLOAT) -> Result<FLOAT> {
    let mut list = some_numbers("percentile", list)?;
    if !(0.0..=100.0).contains(&percent) {
        return Err(thrown(&Error::Usage(format!("percentile: {percent} is not between 0 and 100"))));
    }
    list.sort_by(FLOAT::total_cmp);
    let place = percent / 100.0 * (list.len() - 1) as FLOAT;
    let (below, above) = (list[place.floor() as usize], list[place.ceil() as usize]);
    Ok(below + (above - below) * place.fract())
}

/// How often each number stands in the list, the smallest first.
pub(super) fn histogram(list: &Array) -> Result<Array> {
    let mut sorted = numbers("histogram", list)?;
    sorted.sort_by(FLOAT::total_cmp);
    let whole = list.iter().all(Dynamic::is_int);
    let groups = sorted.chunk_by(|a, b| a == b);
    Ok(groups
        .map(|group| {
            let value: Dynamic = if whole { (group[0] as INT).into() } else { group[0].into() };
            Map::from([("value".into(), value), count(group.len()), share(group.len(), list.len())]).into()
        })
        .collect())
}

/// How many of the numbers lie in each of so many equal parts of their range; the last part holds its end
/// too.
pub(super) fn histogram_in(list: &Array, parts: INT) -> Result<Array> {
    /// More would be no picture.
    const MOST: INT = 10_000;
    if !(1..=MOST).contains(&parts) {
        return Err(thrown(&Error::Usage(format!("histogram: {parts} parts: give 1 to {MOST}"))));
    }
    let numbers = some_numbers("histogram", list)?;
    let least = numbers.iter().copied().fold(FLOAT::INFINITY, FLOAT::min);
    let most = numbers.iter().copied().fold(FLOAT::NEG_INFINITY, FLOAT::max);
    let width = (most - least) / parts as FLOAT;
    let mut counts = vec![0; parts as usize];
    for number in &numbers {
        let part = if width > 0.0 { ((number - least) / width) as usize } else { 0 };
        counts[part.min(parts as usize - 1)] += 1;
    }
    let part = |(index, found): (usize, usize)| {
        let edge = |index: usize| Dynamic::from(least + width * index as FLOAT);
        let fields = [("from".into(), edge(index)), ("to".into(), edge(index + 1))];
        fields.into_iter().chain([count(found), share(found, list.len())]).collect::<Map>().into()
    };
    Ok(counts.into_iter().enumerate().map(part).collect())
}

fn count(found: usize) -> (rhai::Identifier, Dynamic) {
    ("count".into(), INT::try_from(found).unwrap_or(INT::MAX).into())
}

fn share(found: usize, all: usize) -> (rhai::Identifier, Dynamic) {
    ("share".into(), (found as FLOAT / all as FLOAT).into())
}
