//! What the games of a run come to, as tables for people.

use super::figures::NO_CAUSE;
use super::merge::missing;
use crate::fitl::{Card, CardSide, Faction, Track};
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::simulation::statistics::{Interval, wilson};
use crate::simulation::{Moments, Spread, Tally};

/// Openings that are shown, the most frequent first.
const OPENINGS_SHOWN: usize = 12;

/// A share of 1 in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// From the least to the greatest, both in per cent.
pub(super) fn percents(Interval(least, greatest): Interval) -> String {
    format!("{} to {}", percent(least), percent(greatest))
}

/// The same in whole per cent, for narrow columns.
fn narrow(Interval(least, greatest): Interval) -> String {
    format!("{:.0} to {:.0}", least * 100.0, greatest * 100.0)
}

/// From the least to the greatest.
pub(super) fn from_to(Interval(least, greatest): Interval) -> String {
    format!("{least:.2} to {greatest:.2}")
}

/// The tables.
pub(super) fn report(tally: &Tally) -> Report {
    let mut report = Report::new();
    let run = tally.run.as_deref().unwrap_or("no run");
    report.heading(format!("{} of {run}", counted(tally.games, "game")));
    let holes = tally.numbers.holes();
    if !holes.is_empty() {
        report.line(format!("Between the first and the last {}.", missing(&holes)));
    }
    report.table(wins(tally));
    report.table(margins(tally));
    let length = |spread: &Spread| {
        let (quartile, moments) = (|quarters| spread.quartile(quarters).unwrap_or(0), spread.moments());
        format!(
            "{} to {}, half between {} and {}, mean {:.1} ± {:.1}",
            quartile(0),
            quartile(4),
            quartile(1),
            quartile(3),
            moments.mean(),
            moments.deviation()
        )
    };
    report.line(format!("Cards: {}.", length(&tally.cards)));
    report.line(format!("Turns: {}.", length(&tally.turns)));
    report.line(format!(
        "Without a winner: {}. Won by a tie: {} ({} %). The winner's lead: {}.",
        tally.undecided,
        tally.ties,
        percents(wilson(tally.ties, tally.games)),
        length(&tally.lead)
    ));
    report.aside(
        0,
        "`ever 1+`: a margin above 0 at a Coup card or at the end. Intervals are 95 % confidence intervals; \
         ± is the standard deviation between games.",
    );
    rounds(&mut report, tally);
    report.heading("Passes");
    let mut passes = often_head("faction");
    for faction in Faction::ALL {
        often_row(&mut passes, faction.name(), &tally.passes[faction]);
    }
    report.table(passes);
    for (title, counts) in [
        ("Operations", &tally.operations),
        ("Special Activities", &tally.specials),
        ("Trưng cards", &tally.trung),
    ] {
        report.heading(title);
        let mut table = often_head("name");
        for (name, moments) in counts.iter().filter(|(_, moments)| moments.sum > 0) {
            often_row(&mut table, name, moments);
        }
        report.table(table);
    }
    openings(&mut report, tally);
    events(&mut report, tally);
    report
}

fn wins(tally: &Tally) -> Grid {
    let lengths = tally.lengths();
    let heading = ["faction", "wins", "%", "95 %"].map(str::to_owned).into_iter();
    let heading = heading.chain(lengths.iter().map(|length| format!("Coup {length}")));
    let mut table = Grid::new(heading).with_numbers(1..4 + lengths.len());
    for faction in Faction::ALL {
        let count = tally.wins_of(faction);
        let share = percent(count as f64 / tally.games.max(1) as f64);
        let cells =
            [faction.name().to_owned(), count.to_string(), share, percents(wilson(count, tally.games))];
        let by_length = tally.wins.values().map(|wins| wins.0[faction].to_string());
        table.row(cells.into_iter().chain(by_length));
    }
    table
}

fn margins(tally: &Tally) -> Grid {
    let head = ["margin", "mean", "95 %", "±", "least", "1/4", "median", "3/4", "most", "ever 1+"];
    let mut table = Grid::new(head).with_numbers(1..10);
    for faction in Faction::ALL {
        let spread = &tally.margins[faction];
        let moments = spread.moments();
        let quartiles = (0..5).map(|quarters| spread.quartile(quarters).unwrap_or(0).to_string());
        let reached = tally.nearest[faction].above(0) as f64 / tally.games.max(1) as f64;
        let cells = [
            faction.name().to_owned(),
            format!("{:.2}", moments.mean()),
            from_to(moments.interval()),
            format!("{:.1}", moments.deviation()),
        ];
        table.row(cells.into_iter().chain(quartiles).chain([format!("{} %", percent(reached))]));
    }
    table
}

/// How things stood as each Coup card came.
fn rounds(report: &mut Report, tally: &Tally) {
    if tally.rounds.is_empty() {
        return;
    }
    report.heading("At each Coup card: means and their 95 % intervals");
    let rounds = tally
        .rounds
        .iter()
        .map(|(round, standings)| format!("Coup {round} ({})", standings.margins[Faction::Us].n));
    let mut table =
        Grid::new(std::iter::once(String::new()).chain(rounds)).with_numbers(1..=tally.rounds.len());
    let cell = |moments: &Moments| {
        let Interval(least, greatest) = moments.interval();
        format!("{:.1} ± {:.1}", moments.mean(), (greatest - least) / 2.0)
    };
    for faction in Faction::ALL {
        let cells = tally.rounds.values().map(|standings| cell(&standings.margins[faction]));
        table.row(std::iter::once(format!("{} margin", faction.name())).chain(cells));
    }
    for track in Track::ALL {
        if tally.rounds.values().any(|standings| standings.tracks[track].squares > 0) {
            let cells = tally.rounds.values().map(|standings| cell(&standings.tracks[track]));
            table.row(std::iter::once(track.id().replace('_', " ")).chain(cells));
        }
    }
    report.table(table);
}

fn often_head(what: &str) -> Grid {
    Grid::new([what, "a game", "95 %", "±", "in all"]).with_numbers(1..5)
}

fn often_row(table: &mut Grid, name: &str, moments: &Moments) {
    table.row([
        name.to_owned(),
        format!("{:.2}", moments.mean()),
        from_to(moments.interval()),
        format!("{:.2}", moments.deviation()),
        moments.sum.to_string(),
    ]);
}

fn openings(report: &mut Report, tally: &Tally) {
    let mut openings: Vec<_> = tally.openings.iter().filter(|(opening, _)| opening.contains(' ')).collect();
    openings.sort_by(|(a, more), (b, less)| less.games.cmp(&more.games).then(a.cmp(b)));
    if openings.is_empty() {
        return;
    }
    report.heading(format!("Openings: the most frequent first two actions, of {}", openings.len()));
    let head = ["actions", "games", "%"].map(str::to_owned).into_iter();
    let head = head.chain(Faction::ALL.map(|faction| format!("{} won %", faction.name())));
    let mut table = Grid::new(head).with_numbers(1..7);
    for (opening, outcomes) in openings.into_iter().take(OPENINGS_SHOWN) {
        let share = percent(outcomes.games as f64 / tally.games.max(1) as f64);
        let wins = Faction::ALL.map(|faction| narrow(wilson(outcomes.wins.0[faction], outcomes.games)));
        let cells = [opening.replace(' ', ", "), outcomes.games.to_string(), share];
        table.row(cells.into_iter().chain(wins));
    }
    report.table(table);
}

fn events(report: &mut Report, tally: &Tally) {
    if tally.events.is_empty() {
        return;
    }
    report.heading("Events: which faction executed which text, and how often it won");
    let head = ["card", "title", "seen", "by", "text", "%", "won %", "without", "difference"];
    let mut table = Grid::new(head).with_numbers([0, 2, 5, 6, 7, 8]);
    for (card, sums) in &tally.events {
        let seen = sums.seen();
        let mut first = vec![card.to_string(), Card::numbered(*card).title().to_owned(), seen.to_string()];
        for side in CardSide::ALL {
            for by in Faction::ALL {
                let executed = sums.executed(by, side);
                if executed == 0 {
                    continue;
                }
                let won = tally.won_with(*card, by, side).map(|won| {
                    [
                        format!("{:.0}", won.won * 100.0),
                        format!("{:.0}", won.without * 100.0),
                        narrow(won.difference),
                    ]
                });
                let cells = [
                    by.name().to_owned(),
                    side.to_string(),
                    format!("{:.0}", executed as f64 * 100.0 / seen.max(1) as f64),
                ];
                let begins = std::mem::replace(&mut first, vec![String::new(); 3]);
                table.row(begins.into_iter().chain(cells).chain(won.unwrap_or_default()));
            }
        }
        if !first[0].is_empty() {
            first.push("nobody".to_owned());
            first.resize(9, String::new());
            table.row(first);
        }
    }
    report.table(table);
    report.aside(
        0,
        format!(
            "`%`: share of the games in which the card came up. `without`: share won in games of the same \
             length in which it came up and nobody executed it; `difference` is a 95 % confidence interval. \
             Note: {NO_CAUSE}."
        ),
    );
}
