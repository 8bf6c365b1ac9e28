//! `simulate --vary`: set-ups compared on the same dice.

use serde_json::{Map, Value, json};

use super::figures::{by_faction, mean, share};
use super::report::{deviation, from_to, narrow_share, percent, percents};
use super::settings::{Settings, halves};
use super::{Format, Simulate};
use crate::command::document::adjust::json_or_word;
use crate::command::{Outcome, Session, steps};
use crate::error::Error;
use crate::fitl::Faction;
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::simulation::statistics::{holm, wilson};
use crate::simulation::{AdvisedSeat, AdvisedSeats, DiceOf, Difference, Paired, Run, Tally, play_all};
use crate::voice::option;

/// The most set-ups compared at once.
const MOST: usize = 64;

/// Cards that are shown of those whose Events were executed more or less often.
const CARDS_SHOWN: usize = 8;

/// A set-up: what sets it apart, and the options with that.
struct Variant {
    set: Vec<(String, String)>,
    settings: Settings,
    advised: Vec<AdvisedSeat>,
    seed: u64,
}

/// What came of it all.
struct Compared {
    variants: Vec<(Vec<(String, String)>, Tally)>,
    /// Each set-up but the first against the first.
    differences: Vec<Paired>,
    /// For each difference and faction, of wins and of margins, how likely it is by chance, all of them
    /// together.
    likelihoods: Vec<f64>,
}

impl Simulate {
    /// Plays the same games under every set-up and tells how they differ.
    pub(super) fn compare(&self, session: &mut Session) -> Result<Outcome, Error> {
        if !matches!(self.format, Format::Table | Format::Json) {
            return Err(Error::Usage(format!(
                "{vary} prints a table or json; for lines or a summary, run each set-up by itself",
                vary = option("vary")
            )));
        }
        let (settings, advised) = (self.settings.clone(), self.advised.clone());
        let mut variants = vec![Variant { set: Vec::new(), settings, advised, seed: self.seed }];
        for vary in &self.vary {
            variants = varied(variants, vary)?;
        }
        if variants.len() > MOST {
            return Err(Error::Usage(format!(
                "{vary}: {} set-ups are too many; the limit is {MOST}",
                variants.len(),
                vary = option("vary")
            )));
        }
        let from = self.settings.read(session)?;
        let mut runs = Vec::new();
        for variant in &variants {
            let advised =
                AdvisedSeats::of(&variant.advised).map_err(|why| variant.told(Error::Usage(why)))?;
            let start = variant.settings.start(from.as_ref(), advised.factions(), session.edition());
            let start = start.map_err(|error| variant.told(error))?;
            runs.push(Run { seed: variant.seed, ..self.run_of(start, advised) });
        }
        // Where set-ups differ in it, their names say so.
        let unseen = variants.first().and_then(|variant| variant.settings.unseen());
        let unseen = unseen.filter(|deck| variants.iter().all(|one| one.settings.unseen() == Some(*deck)));
        let mut compared = Compared {
            differences: vec![Paired::default(); runs.len() - 1],
            variants: variants.into_iter().map(|variant| (variant.set, Tally::default())).collect(),
            likelihoods: Vec::new(),
        };
        let (progress, watch) = (session.progress(self.games, "games of each"), session.watch().clone());
        let played = play_all(&runs, DiceOf::EachPurpose, &watch, &mut |lines| {
            watch.step(steps::GAME * lines.len() as u64)?;
            progress.inc(1);
            for (line, (_, tally)) in lines.iter().zip(&mut compared.variants) {
                tally.count(line)?;
            }
            for (to, paired) in lines.iter().skip(1).zip(&mut compared.differences) {
                paired.count(&lines[0], to);
            }
            Ok(())
        });
        progress.finish_and_clear();
        let whole = compared.variants.first().map_or(0, |(_, tally)| tally.games);
        compared.weigh();
        self.ended(played, &watch, session, self.games, whole, || {
            let (mut data, mut report) = (compared.json(), compared.report());
            if let Some(unseen) = unseen {
                report.line(unseen.told());
                data["deck"] = json!(unseen);
            }
            Ok(self.told(data, report))
        })
    }
}

/// Each of the set-ups with each value of `vary`, `KEY=A,B`.
fn varied(variants: Vec<Variant>, vary: &str) -> Result<Vec<Variant>, Error> {
    let (key, values) = halves("vary", vary, "edition=first,second")?;
    let values: Vec<&str> = values.split(',').map(str::trim).collect();
    if values.len() < 2 || values.iter().any(|value| value.is_empty()) {
        return Err(Error::Usage(format!(
            "{word} {vary}: give at least two values, such as edition=first,second",
            word = option("vary")
        )));
    }
    let mut all = Vec::new();
    for Variant { set, settings, advised, seed } in variants {
        for value in &values {
            let (settings, advised) = (settings.clone(), advised.clone());
            let mut one = Variant { set: set.clone(), settings, advised, seed };
            match key {
                "seed" => {
                    one.seed = value
                        .parse()
                        .map_err(|_| wrong(key, format!("`{value}` is not a seed: give a whole number")))?
                }
                "advised" => one.advised = seats(value).map_err(|why| wrong(key, why))?,
                _ => one.settings.vary(key, value)?,
            }
            one.set.push((key.to_owned(), (*value).to_owned()));
            all.push(one);
        }
    }
    Ok(all)
}

fn wrong(key: &str, why: String) -> Error {
    Error::Usage(format!("{} {key}: {why}", option("vary")))
}

/// The seats that take advice: `us=200+vc=50`, or `none`.
fn seats(text: &str) -> Result<Vec<AdvisedSeat>, String> {
    if text == "none" { Ok(Vec::new()) } else { text.split('+').map(str::parse).collect() }
}

impl Variant {
    fn told(&self, error: Error) -> Error {
        match error {
            Error::Usage(why) => Error::Usage(format!("{} {}: {why}", option("vary"), in_words(&self.set))),
            error => error,
        }
    }
}

/// What sets a set-up apart: `edition=first`.
fn in_words(set: &[(String, String)]) -> String {
    set.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(", ")
}

/// The name of a set-up in tables: A, B, … and beyond Z its number.
fn letter(index: usize) -> String {
    match u8::try_from(index) {
        Ok(index @ 0..26) => char::from(b'A' + index).to_string(),
        _ => (index + 1).to_string(),
    }
}

impl Compared {
    fn weigh(&mut self) {
        let tests = self.differences.iter().flat_map(|paired| {
            let each = Faction::ALL.into_iter();
            each.flat_map(|faction| [paired.wins(faction).likelihood, paired.margins(faction).likelihood])
        });
        self.likelihoods = holm(&tests.collect::<Vec<_>>());
    }

    /// How likely by chance all of them together: of a difference, a faction, and of wins (0) or margins (1).
    fn likelihood(&self, index: usize, faction: Faction, of: usize) -> f64 {
        self.likelihoods[(index * Faction::ALL.len() + faction as usize) * 2 + of]
    }

    fn json(&self) -> Value {
        let variants = self.variants.iter().map(|(set, tally)| {
            let set: Map<_, _> = set
                .iter()
                .map(|(key, value)| (key.clone(), json_or_word(value).unwrap_or_else(|_| json!(value))))
                .collect();
            json!({
                "set": set, "run": tally.run, "games": tally.games, "undecided": tally.undecided,
                "wins": by_faction(|faction| share(tally.wins_of(faction), tally.games)),
                "margins": by_faction(|faction| mean(&tally.margins[faction].moments())),
            })
        });
        let differences = self.differences.iter().enumerate().map(|(index, paired)| {
            let told = |difference: Difference, corrected: f64| {
                let Difference { mean, interval, deviation, likelihood, games_to_see_a_point } = difference;
                json!({
                    "mean": mean, "ci95": interval, "deviation": deviation, "p": likelihood,
                        "p_holm": corrected,
                    "games_to_see_a_point": games_to_see_a_point,
                })
            };
            let cards = paired.moved().into_iter().map(|moved| {
                json!({ "card": moved.card, "title": moved.card.title(), "from": moved.from, "to": moved.to,
                        "from_ci95": moved.intervals[0], "to_ci95": moved.intervals[1],
                        "mean": moved.to - moved.from, "ci95": moved.interval })
            });
            json!({
                "from": 0, "to": index + 1, "games": paired.games(),
                "wins": by_faction(|faction| {
                    let mut told = told(paired.wins(faction), self.likelihood(index, faction, 0));
                    let (only_from, only_to) = paired.apart(faction);
                    told["only_from"] = json!(only_from);
                    told["only_to"] = json!(only_to);
                    told
                }),
                "margins": by_faction(|faction| {
                    let mut told = told(paired.margins(faction), self.likelihood(index, faction, 1));
                    told["correlation"] = json!(paired.correlation(faction));
                    told
                }),
                "cards": cards.collect::<Vec<_>>(),
            })
        });
        json!({
            "variants": variants.collect::<Vec<_>>(), "differences": differences.collect::<Vec<_>>(),
            "tests": self.likelihoods.len(),
        })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        let games = self.variants.first().map_or(0, |(_, tally)| tally.games);
        report.heading(format!(
            "{} of each of {} set-ups, on the same dice",
            counted(games, "game"),
            self.variants.len()
        ));
        for (index, (set, _)) in self.variants.iter().enumerate() {
            report.item(1, format!("{}: {}", letter(index), in_words(set)));
        }
        let mut table = Grid::new(["", "faction", "wins", "%", "95 %", "mean margin", "95 %", "±"])
            .with_numbers(2..8)
            .of_whole_words();
        for (index, (_, tally)) in self.variants.iter().enumerate() {
            for faction in Faction::ALL {
                let (wins, moments) = (tally.wins_of(faction), tally.margins[faction].moments());
                table.row([
                    if faction == Faction::Us { letter(index) } else { String::new() },
                    faction.name().to_owned(),
                    wins.to_string(),
                    percent(wins as f64 / games.max(1) as f64),
                    percents(wilson(wins, games)),
                    format!("{:.2}", moments.mean()),
                    from_to(moments.interval()),
                    deviation(&moments, 1),
                ]);
            }
        }
        report.table(table);
        for (index, paired) in self.differences.iter().enumerate() {
            self.difference(&mut report, index, paired);
        }
        report.aside(
            0,
            format!(
                "p: the probability of a difference at least this large by chance alone, corrected for all \
                 {} tests (Holm); * marks values below 0.05. Wins by McNemar's test, margins by Student's, \
                 on paired games. Games for 1 point: how many games detect a difference of 1 % of wins, or \
                 1 point of margin, at the 5 % level with 80 % power. 95 %: the confidence interval of the \
                 figure before it or of a share in parentheses; `-` where too little was seen to give one. \
                 ±: the standard deviation between games.",
                self.likelihoods.len()
            ),
        );
        report
    }

    fn difference(&self, report: &mut Report, index: usize, paired: &Paired) {
        let (from, to) = (&self.variants[0].0, &self.variants[index + 1].0);
        report.heading(format!("{} ({}) against A ({})", letter(index + 1), in_words(to), in_words(from)));
        let chance = |faction, of| {
            let likelihood = self.likelihood(index, faction, of);
            match likelihood {
                ..0.0005 => "<0.001*".to_owned(),
                ..0.05 => format!("{likelihood:.3}*"),
                _ => format!("{likelihood:.3}"),
            }
        };
        let needed = |games: Option<u64>| games.map_or("-".to_owned(), |games| games.to_string());
        let mut wins = Grid::new(["wins", "points", "95 %", "p", "games for 1 point"]).with_numbers(1..5);
        let mut margins =
            Grid::new(["margin", "mean", "95 %", "p", "games for 1 point", "correlation"]).with_numbers(1..6);
        for faction in Faction::ALL {
            let found = paired.wins(faction);
            wins.row([
                faction.name().to_owned(),
                format!("{:+.1}", found.mean * 100.0),
                found.interval.map_or("-".to_owned(), percents),
                chance(faction, 0),
                needed(found.games_to_see_a_point),
            ]);
            let found = paired.margins(faction);
            margins.row([
                faction.name().to_owned(),
                format!("{:+.2}", found.mean),
                from_to(found.interval),
                chance(faction, 1),
                needed(found.games_to_see_a_point),
                paired.correlation(faction).map_or("-".to_owned(), |value| format!("{value:.2}")),
            ]);
        }
        report.table(wins);
        report.table(margins);
        let moved = paired.moved();
        if moved.is_empty() {
            report.line("Every Event was executed equally often.");
            return;
        }
        let here = format!("{} %", letter(index + 1));
        let mut table = Grid::new(["Event", "A %", &here, "points", "95 %"]).with_numbers(1..5);
        for moved in moved.into_iter().take(CARDS_SHOWN) {
            table.row([
                format!("{} {}", moved.card, moved.card.title()),
                narrow_share(moved.from, moved.intervals[0]),
                narrow_share(moved.to, moved.intervals[1]),
                format!("{:+.1}", (moved.to - moved.from) * 100.0),
                percents(moved.interval),
            ]);
        }
        report.line("Events executed more or less often, largest differences first:");
        report.table(table);
    }
}
