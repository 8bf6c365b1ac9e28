//! `odds`: the exact odds of a check of FNG, a table of Ambush Valley, or a dice expression.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use clap::Args;
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

use crate::command::ambush_valley::table;
use crate::command::fng::test::{CheckOptions, check_odds};
use crate::command::{Group, Outcome, Present, Session, Subcommand, dice::roll};
use crate::dice::expression::{self, Expression};
use crate::dice::odds::{Distribution, ratio, serialize_count};
use crate::error::Error;
use crate::render::{Grid, Report, bar};
use crate::voice::option;

/// Tells exact odds.
#[derive(Debug, Args, Deserialize)]
pub struct OddsCommand {
    /// An FNG check, av:TABLE for Ambush Valley, or dice as for `roll`: 3d6, '3d6>=12', 2d6kh1, d66; quote >
    /// < * and parentheses
    #[arg(value_name = "CHECK|DICE", allow_hyphen_values = true)]
    pub what: String,
    /// For av:TABLE: the roller's Troop Quality die, as --tq gives it
    #[arg(value_name = "DIE", conflicts_with = "tq")]
    #[serde(default)]
    pub die: Option<String>,
    /// Who takes the check, and their situation
    #[command(flatten)]
    #[serde(flatten)]
    pub figure: CheckOptions,
    /// For av:TABLE: the roller's Troop Quality die
    #[arg(long, value_name = "DIE")]
    #[serde(default)]
    pub tq: Option<String>,
    /// For av:TABLE: the modifier to the roll
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[serde(default)]
    pub modifier: Option<i32>,
}

impl Subcommand for OddsCommand {
    const PATH: &'static [&'static str] = &["odds"];
    const GROUP: Group = Group::Dice;
    const ABOUT: &'static str = "Show the exact odds of an FNG check, an Ambush Valley table, or dice";
    const EXAMPLES: &'static str = "\
pointman odds received-fire --rep 4 --with in-cover
pointman odds rally --rep 3 --leader-rep 5
pointman odds av:stragglers d8         # an Ambush Valley table with its follow-up rolls
pointman odds 3d6                      # every sum of three dice
pointman odds '3d6>=12'                # 12 or more
pointman odds 4d6kh3 --json            # the ways to roll each sum, as JSON
pointman odds '4d6c<=4'                # how many of four dice pass at Rep 4
pointman odds '2d6kh1>d6'              # the better of two dice against one";
    const POSITIONAL: &'static [&'static str] = &["what", "die"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if let Some(table) = self.what.strip_prefix("av:") {
            if self.figure != CheckOptions::default() {
                let why = format!(
                    "{rep} and the other check options are for FNG checks; av:TABLE takes {tq} and \
                     {modifier}",
                    rep = option("rep"),
                    tq = option("tq"),
                    modifier = option("modifier")
                );
                return Err(Error::Usage(why.to_owned()));
            }
            let die = self.tq.or(self.die);
            return table::odds(table, die.as_deref(), self.modifier.unwrap_or(0), session);
        }
        if let Some(die) = self.die {
            let why =
                format!("{} {die}: only av:TABLE takes a die after it, such as av:stragglers d8", self.what);
            return Err(Error::Usage(why));
        }
        if self.tq.is_some() || self.modifier.is_some() {
            return Err(Error::Usage(format!(
                "{tq} and {modifier} are for av:TABLE",
                tq = option("tq"),
                modifier = option("modifier")
            )));
        }
        match roll::parsed(&self.what) {
            Ok(expression) if self.figure == CheckOptions::default() => of_expression(&expression, session),
            Ok(_) => Err(Error::Usage(format!(
                "{} is a dice expression; {rep} and the other check options are for FNG checks",
                self.what,
                rep = option("rep")
            ))),
            Err(fault) if expression::looks_like_dice(&self.what) => Err(fault),
            Err(_) => check_odds(&self.what, &self.figure, session),
        }
    }
}

/// The odds of a dice expression.
fn of_expression(expression: &Expression, session: &Session) -> Result<Outcome, Error> {
    let name = expression.to_string();
    let odds = if session.is_command_line() { expression.odds() } else { stoppable(expression, session)? };
    match odds.map_err(|refusal| Error::Usage(refusal.to_string()))? {
        expression::Odds::Totals(totals) => Ok(Outcome::answer(TotalOdds::of(name, &totals))),
        expression::Odds::Comparison(results) => Ok(Outcome::answer(ResultOdds::of(name, &results))),
    }
}

/// The odds of a comparison.
#[derive(Debug, Serialize)]
struct ResultOdds {
    expression: String,
    #[serde(serialize_with = "serialize_count")]
    of: BigUint,
    outcomes: [ResultRow; 2],
}

#[derive(Debug, Serialize)]
struct ResultRow {
    result: bool,
    #[serde(serialize_with = "serialize_count")]
    ways: BigUint,
    probability: f64,
}

impl ResultOdds {
    fn of(expression: String, results: &Distribution<bool>) -> Self {
        let row = |result| ResultRow {
            result,
            ways: results.ways(&result),
            probability: results.probability(&result),
        };
        ResultOdds { expression, of: results.of().clone(), outcomes: [row(true), row(false)] }
    }
}

impl Present for ResultOdds {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(titled(&self.expression, &self.of));
        let mut table = Grid::new(["result", "ways", "chance", ""]).with_numbers([1, 2]);
        for row in &self.outcomes {
            let result = row.result.to_string();
            table.row([result, brief(&row.ways), percent(row.probability), bar(row.probability, BAR)]);
        }
        report.table(table);
        report
    }
}

/// The odds, reckoned where a script can let go of them: what is left of the work is bounded, and ends by
/// itself.
fn stoppable(
    expression: &Expression,
    session: &Session,
) -> Result<Result<expression::Odds, expression::TooMuchWork>, Error> {
    const PAUSE: Duration = Duration::from_millis(20);
    let (sender, receiver) = mpsc::channel();
    let owned = expression.clone();
    let worker = thread::Builder::new().spawn(move || {
        // Nobody waits for it any more once the script has been stopped.
        let _ = sender.send(owned.odds());
    });
    if worker.is_err() {
        return Ok(expression.odds());
    }
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok(odds) => return Ok(odds),
            Err(RecvTimeoutError::Timeout) => session.watch().check(0)?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Error::Bug("odds were not reckoned to the end".to_owned()));
            }
        }
    }
}

/// The odds of every total.
#[derive(Debug, Serialize)]
struct TotalOdds {
    expression: String,
    #[serde(serialize_with = "serialize_count")]
    of: BigUint,
    outcomes: Vec<TotalRow>,
    mean: f64,
    deviation: f64,
}

#[derive(Debug, Serialize)]
struct TotalRow {
    value: i64,
    #[serde(serialize_with = "serialize_count")]
    ways: BigUint,
    probability: f64,
    /// The chance of this value or more.
    at_least: f64,
    /// The chance of this value or less.
    at_most: f64,
}

impl TotalOdds {
    fn of(expression: String, totals: &Distribution<i64>) -> Self {
        let of = totals.of();
        let mut below = BigUint::ZERO;
        let row = |(&value, ways): (&i64, &BigUint)| {
            let at_least = ratio(&(of - &below), of);
            below += ways;
            let at_most = ratio(&below, of);
            TotalRow { value, ways: ways.clone(), probability: ratio(ways, of), at_least, at_most }
        };
        let outcomes = totals.iter().map(row).collect();
        TotalOdds { expression, of: of.clone(), outcomes, mean: totals.mean(), deviation: totals.deviation() }
    }
}

/// Columns of the longest bar.
const BAR: u16 = 24;
/// The most rows of a table; more values are taken together in ranges.
const ROWS: usize = 100;
/// The share of each tail that is one row, when values are taken together.
const TAIL: f64 = 0.0005;

impl Present for TotalOdds {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(titled(&self.expression, &self.of));
        report
            .item(1, format!("mean {}, standard deviation {}", decimal(self.mean), decimal(self.deviation)));
        let most = |chances: &[f64]| chances.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
        if self.outcomes.len() <= ROWS {
            let most = most(&self.outcomes.iter().map(|row| row.probability).collect::<Vec<_>>());
            let mut table = Grid::new(["value", "ways", "chance", "or more", "or less", ""])
                .with_numbers([0, 1, 2, 3, 4]);
            let width = bar_width(self.outcomes.iter().map(|row| row.value.to_string().len()).max());
            for row in &self.outcomes {
                let [chance, at_least, at_most] = [row.probability, row.at_least, row.at_most].map(percent);
                table.row([
                    row.value.to_string(),
                    brief(&row.ways),
                    chance,
                    at_least,
                    at_most,
                    bar(row.probability / most, width),
                ]);
            }
            report.table(table);
            return report;
        }
        let ranges = self.ranges();
        let chances: Vec<f64> = ranges.iter().map(|rows| chance_of(rows)).collect();
        let most = most(&chances);
        let mut table = Grid::new(["values", "chance", "or more", "or less", ""]).with_numbers([1, 2, 3]);
        let width = bar_width(ranges.iter().map(|rows| values(rows).len()).max());
        for (rows, chance) in ranges.into_iter().zip(chances) {
            let (at_least, at_most) =
                (rows.first().map_or(0.0, |row| row.at_least), rows.last().map_or(0.0, |row| row.at_most));
            let [share, at_least, at_most] = [chance, at_least, at_most].map(percent);
            table.row([values(rows), share, at_least, at_most, bar(chance / most, width)]);
        }
        report.table(table);
        report.aside(1, "Values are grouped; --json lists each one.");
        report
    }
}

impl TotalOdds {
    /// The outcomes in ranges of equal width, about 30 of them, between two tails.
    fn ranges(&self) -> Vec<&[TotalRow]> {
        let rows = &self.outcomes[..];
        let start = rows.partition_point(|row| row.at_most < TAIL);
        let end = rows.partition_point(|row| row.at_least >= TAIL).max(start);
        let (low_tail, rest) = rows.split_at(start);
        let (middle, high_tail) = rest.split_at(end - start);
        let mut ranges = vec![low_tail];
        if let (Some(first), Some(last)) = (middle.first(), middle.last()) {
            let width = round_width(last.value - first.value + 1);
            ranges.extend(middle.chunk_by(|a, b| a.value.div_euclid(width) == b.value.div_euclid(width)));
        }
        ranges.push(high_tail);
        ranges.retain(|rows| !rows.is_empty());
        ranges
    }
}

/// The width, 1, 2 or 5 times a power of ten, that makes at most 30 ranges of `span` values.
fn round_width(span: i64) -> i64 {
    let mut power = 1;
    loop {
        for width in [power, 2 * power, 5 * power] {
            if span / width < 30 {
                return width;
            }
        }
        power *= 10;
    }
}

/// The chance of any of `rows`, without the loss of adding up many small ones.
fn chance_of(rows: &[TotalRow]) -> f64 {
    match rows {
        [] => 0.0,
        [only] => only.probability,
        [first, .., last] if first.at_most < 0.5 => last.at_most - (first.at_most - first.probability),
        [first, .., last] => first.at_least - (last.at_least - last.probability),
    }
}

/// The values of neighbouring `rows`: `7`, or `7 to 9`.
fn values(rows: &[TotalRow]) -> String {
    match rows {
        [] => String::new(),
        [only] => only.value.to_string(),
        [first, .., last] => format!("{} to {}", first.value, last.value),
    }
}

/// Columns for the longest bar beside labels of up to so many characters, in 80 columns.
fn bar_width(longest_label: Option<usize>) -> u16 {
    let beyond = longest_label.unwrap_or_default().saturating_sub(8);
    BAR.saturating_sub(u16::try_from(beyond).unwrap_or(BAR)).max(8)
}

fn titled(expression: &str, of: &BigUint) -> String {
    match brief(of) {
        of if of == "1" => format!("{expression}: 1 way"),
        of => format!("{expression}: {of} ways"),
    }
}

/// A count as it fits a table: whole, or as `1.23e45`.
fn brief(count: &BigUint) -> String {
    let text = count.to_string();
    match text.len() {
        0..=12 => text,
        length => format!("{}.{}e{}", &text[..1], &text[1..3], length - 1),
    }
}

fn percent(share: f64) -> String {
    let percent = share * 100.0;
    if percent >= 0.01 || percent == 0.0 { format!("{percent:.2} %") } else { format!("{percent:.1e} %") }
}

/// At most four decimals.
fn decimal(value: f64) -> String {
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
