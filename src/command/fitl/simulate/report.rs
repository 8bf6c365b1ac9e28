//! What the games of a run come to, as tables for people.

use pointman_core::vocabulary::Term;

use super::figures::NO_CAUSE;
use super::merge::missing;
use crate::fitl::trung::{NpOperation, NpSpecial};
use crate::fitl::{Card, CardSide, Faction, Track};
use crate::names::titled;
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::simulation::statistics::{Interval, wilson};
use crate::simulation::{Moments, Spread, Standings, Tally};

/// Openings that are shown, the most frequent first.
const OPENINGS_SHOWN: usize = 12;

/// What people call something that lines name by an id.
type Named = fn(&str) -> String;

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

/// A share of 1 with its interval, in whole per cent: `44 (38 to 51)`.
pub(super) fn narrow_share(share: f64, interval: Interval) -> String {
    format!("{:.0} ({})", share * 100.0, narrow(interval))
}

/// A share of games with its interval, in per cent: `44.5 % (37.8 to 51.4)`.
fn share_of(hits: u64, games: u64) -> String {
    let share = hits as f64 / games.max(1) as f64;
    format!("{} % ({})", percent(share), percents(wilson(hits, games)))
}

/// From the least to the greatest; a dash where too little was seen to tell.
pub(super) fn from_to(interval: Option<Interval>) -> String {
    interval.map_or("-".to_owned(), |Interval(least, greatest)| format!("{least:.2} to {greatest:.2}"))
}

/// The standard deviation between games; a dash after one.
pub(super) fn deviation(moments: &Moments, digits: usize) -> String {
    if moments.n < 2 { "-".to_owned() } else { format!("{:.digits$}", moments.deviation()) }
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
    report.table(reached(tally));
    let length = |spread: &Spread| {
        let (quartile, moments) = (|quarters| spread.quartile(quarters).unwrap_or(0), spread.moments());
        let mean = format!("{:.1}", moments.mean());
        let Some(Interval(least, greatest)) = moments.count_interval() else { return mean };
        let half = match moments.n {
            // Of fewer games no half lies between two of them.
            ..4 => String::new(),
            _ => format!("half between {} and {}, ", quartile(1), quartile(3)),
        };
        format!(
            "{} to {}, {half}mean {mean} ({least:.1} to {greatest:.1}) ± {}",
            quartile(0),
            quartile(4),
            deviation(&moments, 1)
        )
    };
    report.line(format!("Cards: {}.", length(&tally.cards)));
    report.line(format!("Turns: {}.", length(&tally.turns)));
    report.line(format!(
        "Without a winner: {}, {}. Won by a tie: {}, {}. The winner's lead: {}.",
        tally.undecided,
        share_of(tally.undecided, tally.games),
        tally.ties,
        share_of(tally.ties, tally.games),
        length(&tally.lead)
    ));
    report.aside(
        0,
        "`ever 1+`: games with a margin above 0 at a Coup card or at the end. `x to y` after a figure or \
         beside it is its 95 % confidence interval, `-` where too little was seen to give one; ± is the \
         standard deviation between games.",
    );
    rounds(&mut report, tally);
    report.heading("Passes");
    let mut passes = often_head("faction");
    for faction in Faction::ALL {
        often_row(&mut passes, faction.name(), &tally.passes[faction]);
    }
    report.table(passes);
    let named: [(&str, _, Named); 3] = [
        ("Operations", &tally.operations, operation),
        ("Special Activities", &tally.specials, special),
        ("Trưng cards", &tally.trung, str::to_owned),
    ];
    for (title, counts, name) in named {
        report.heading(title);
        let mut table = often_head("name");
        for (id, moments) in counts.iter().filter(|(_, moments)| moments.sum > 0) {
            often_row(&mut table, &name(id), moments);
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
    let head = ["margin", "mean", "95 %", "±", "least", "1/4", "median", "3/4", "most"];
    let mut table = Grid::new(head).with_numbers(1..9);
    for faction in Faction::ALL {
        let spread = &tally.margins[faction];
        let moments = spread.moments();
        let quartiles = (0..5).map(|quarters| spread.quartile(quarters).unwrap_or(0).to_string());
        let cells = [
            faction.name().to_owned(),
            format!("{:.2}", moments.mean()),
            from_to(moments.interval()),
            deviation(&moments, 1),
        ];
        table.row(cells.into_iter().chain(quartiles));
    }
    table
}

/// In how many games each faction was above 0 at some Coup card or at the end.
fn reached(tally: &Tally) -> Grid {
    let mut table = Grid::new(["ever 1+", "games", "%", "95 %"]).with_numbers(1..4);
    for faction in Faction::ALL {
        let games = tally.nearest[faction].above(0);
        table.row([
            faction.name().to_owned(),
            games.to_string(),
            percent(games as f64 / tally.games.max(1) as f64),
            percents(wilson(games, tally.games)),
        ]);
    }
    table
}

/// How things stood as each Coup card came.
fn rounds(report: &mut Report, tally: &Tally) {
    if tally.rounds.is_empty() {
        return;
    }
    report.heading("At each Coup card");
    let mut table = Grid::new(["", "Coup", "games", "mean", "95 %", "±"]).with_numbers(1..6);
    let mut add = |what: String, each: &dyn Fn(&Standings) -> (Moments, Option<Interval>)| {
        let mut what = what;
        for (round, standings) in &tally.rounds {
            let (moments, interval) = each(standings);
            table.row([
                std::mem::take(&mut what),
                round.to_string(),
                moments.n.to_string(),
                format!("{:.2}", moments.mean()),
                from_to(interval),
                deviation(&moments, 1),
            ]);
        }
    };
    for faction in Faction::ALL {
        add(format!("{} margin", faction.name()), &|standings| {
            let moments = standings.margins[faction];
            (moments, moments.interval())
        });
    }
    for track in Track::ALL {
        if tally.rounds.values().any(|standings| standings.tracks[track].squares > 0) {
            add(track.title().to_owned(), &|standings| {
                let moments = standings.tracks[track];
                (moments, moments.count_interval())
            });
        }
    }
    report.table(table);
}

/// The Operation of a faction as people call it: `US Train`.
fn operation(id: &str) -> String {
    let named =
        |operation: NpOperation| format!("{} {}", operation.faction().name(), titled(operation.name().id()));
    NpOperation::with_id(id).map_or_else(|| id.to_owned(), named)
}

/// The Special Activity of a faction as people call it: `US Air Strike`.
fn special(id: &str) -> String {
    let named = |special: NpSpecial| format!("{} {}", special.faction().name(), titled(special.name().id()));
    NpSpecial::with_id(id).map_or_else(|| id.to_owned(), named)
}

/// The actions of an opening as people call them: `US Train + Air Strike, VC Event`.
fn actions(opening: &str) -> String {
    let named = |action: &str| {
        let (by, deed) = action.split_once(':').unwrap_or(("", action));
        let parts: Vec<String> = deed.split('+').map(titled).collect();
        format!("{} {}", Faction::with_id(by).map_or("", Faction::name), parts.join(" + "))
    };
    opening.split(' ').map(named).collect::<Vec<_>>().join(", ")
}

fn often_head(what: &str) -> Grid {
    Grid::new([what, "a game", "95 %", "±", "in all"]).with_numbers(1..5)
}

fn often_row(table: &mut Grid, name: &str, moments: &Moments) {
    table.row([
        name.to_owned(),
        format!("{:.2}", moments.mean()),
        from_to(moments.count_interval()),
        deviation(moments, 2),
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
    let mut table = Grid::new(head).with_numbers(1..7).of_whole_words();
    for (opening, outcomes) in openings.into_iter().take(OPENINGS_SHOWN) {
        let narrow = |hits: u64, of: u64| narrow_share(hits as f64 / of.max(1) as f64, wilson(hits, of));
        let share = narrow(outcomes.games, tally.games);
        let wins = Faction::ALL.map(|faction| narrow(outcomes.wins.0[faction], outcomes.games));
        let cells = [actions(opening), outcomes.games.to_string(), share];
        table.row(cells.into_iter().chain(wins));
    }
    report.table(table);
}

fn events(report: &mut Report, tally: &Tally) {
    if tally.events.is_empty() {
        return;
    }
    report.heading("Events: which faction executed which text, and how often it won");
    let head = ["", "card", "by", "text", "games", "won %", "difference"];
    let mut table = Grid::new(head).with_numbers([0, 4, 5, 6]).of_whole_words();
    for (card, sums) in &tally.events {
        let seen = sums.seen();
        let mut first = [card.to_string(), Card::numbered(*card).title().to_owned()];
        for side in CardSide::ALL {
            for by in Faction::ALL {
                let executed = sums.executed(by, side);
                if executed == 0 {
                    continue;
                }
                let won = tally
                    .won_with(*card, by, side)
                    .map(|won| [narrow_share(won.won, won.won_interval), narrow(won.difference)]);
                let cells = [by.name().to_owned(), side.to_string(), format!("{executed} of {seen}")];
                let begins = std::mem::take(&mut first);
                table.row(begins.into_iter().chain(cells).chain(won.unwrap_or_default()));
            }
        }
        let [number, title] = &first;
        if !number.is_empty() {
            let games = format!("0 of {seen}");
            table.row([number, title, "nobody", "", &games, "", ""]);
        }
    }
    report.table(table);
    report.aside(
        0,
        format!(
            "`games`: those in which the text was executed, of those in which the card came up. \
             `difference`: from the share won in games of the same length in which it came up and nobody \
             executed it, in points of per cent, as a 95 % confidence interval. Note: {NO_CAUSE}."
        ),
    );
}
