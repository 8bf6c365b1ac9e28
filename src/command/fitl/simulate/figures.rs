//! What the games of a run come to, as data: every figure with how often, its mean, deviation and 95 %
//! interval.

use serde_json::{Map, Value, json};

use crate::fitl::{ByFaction, Card, CardSide, Faction, Track};
use crate::simulation::{Moments, Spread, Tally, statistics};

/// What is warned of beside the winners' shares of cards.
pub(super) const NO_CAUSE: &str = "a faction that wins more often after an Event need not have won because \
                                   of it: a faction that is ahead gets different opportunities";

/// One value for each faction.
pub(super) fn by_faction(value: impl Fn(Faction) -> Value) -> Value {
    Value::Object(Faction::ALL.map(|faction| (faction.id().to_owned(), value(faction))).into_iter().collect())
}

/// A share of games.
pub(super) fn share(hits: u64, games: u64) -> Value {
    let share = hits as f64 / games.max(1) as f64;
    json!({ "count": hits, "share": share, "ci95": statistics::wilson(hits, games) })
}

/// A mean over games, with no interval where too little was seen to give one.
pub(super) fn mean(moments: &Moments) -> Value {
    json!({ "mean": moments.mean(), "deviation": moments.deviation(), "ci95": moments.interval() })
}

/// A mean over games of something that is counted, of which there cannot be less than none.
fn count(moments: &Moments) -> Value {
    json!({ "mean": moments.mean(), "deviation": moments.deviation(), "ci95": moments.count_interval() })
}

fn spread(spread: &Spread) -> Value {
    with_quartiles(mean(&spread.moments()), spread)
}

fn spread_of_counts(spread: &Spread) -> Value {
    with_quartiles(count(&spread.moments()), spread)
}

fn with_quartiles(mut told: Value, spread: &Spread) -> Value {
    told["least"] = json!(spread.quartile(0));
    told["quartiles"] = json!([1, 2, 3].map(|quarter| spread.quartile(quarter)));
    told["greatest"] = json!(spread.quartile(4));
    told
}

/// A mean over games, with how often it was in all.
fn often(all: &std::collections::BTreeMap<String, Moments>) -> Value {
    let told = all.iter().map(|(name, moments)| {
        let mut told = count(moments);
        told["count"] = json!(moments.sum);
        (name.clone(), told)
    });
    Value::Object(told.collect())
}

/// All of it.
pub(super) fn json(tally: &Tally) -> Value {
    let games = tally.games;
    let wins = |faction: Faction| {
        let lengths = tally.wins.iter().filter(|(_, wins)| wins.0[faction] > 0);
        let rounds: Map<_, _> =
            lengths.map(|(length, wins)| (length.to_string(), json!(wins.0[faction]))).collect();
        let mut told = share(tally.wins_of(faction), games);
        told["all"] = json!(tally.wins_of(faction));
        told["by_coup_rounds"] = rounds.into();
        told
    };
    let rounds = tally.rounds.iter().map(|(coup, standings)| {
        let tracks = Track::ALL.map(|track| (track.id().to_owned(), count(&standings.tracks[track])));
        json!({
            "coup": coup,
            "games": standings.margins[Faction::Us].n,
            "margins": by_faction(|faction| mean(&standings.margins[faction])),
            "tracks": Value::Object(tracks.into_iter().collect()),
        })
    });
    let openings = tally.openings.iter().map(|(opening, outcomes)| {
        let mut told = share(outcomes.games, games);
        told["actions"] = json!(opening.split(' ').collect::<Vec<_>>());
        told["wins"] = by_faction(|faction| share(outcomes.wins.0[faction], outcomes.games));
        told
    });
    json!({
        "run": tally.run, "games": games, "holes": tally.numbers.holes(), "undecided": tally.undecided,
        "undecided_ci95": statistics::wilson(tally.undecided, games),
        "ties": share(tally.ties, games),
        "lead": spread_of_counts(&tally.lead),
        "wins": by_faction(wins),
        "margins": by_faction(|faction| spread(&tally.margins[faction])),
        "nearest": by_faction(|faction| {
            let mut told = spread(&tally.nearest[faction]);
            told["reached"] = share(tally.nearest[faction].above(0), games);
            told
        }),
        "cards": spread_of_counts(&tally.cards), "turns": spread_of_counts(&tally.turns),
        "passes": by_faction(|faction| {
            let mut told = count(&tally.passes[faction]);
            told["count"] = json!(tally.passes[faction].sum);
            told
        }),
        "operations": often(&tally.operations), "specials": often(&tally.specials),
        "trung": often(&tally.trung),
        "rounds": rounds.collect::<Vec<_>>(),
        "events": events(tally),
        "warning": NO_CAUSE,
        "openings": openings.collect::<Vec<_>>(),
    })
}

/// The cards that were seen: by whom, on which side, and who won then.
fn events(tally: &Tally) -> Value {
    let cards = tally.events.iter().map(|(card, sums)| {
        let seen = sums.seen();
        let texts = CardSide::ALL.into_iter().flat_map(|side| Faction::ALL.map(|by| (by, side)));
        let executed = texts.filter(|(by, side)| sums.executed(*by, *side) > 0).map(|(by, side)| {
            let mut told = share(sums.executed(by, side), seen);
            told["by"] = json!(by);
            told["side"] = json!(side);
            told["won"] = tally.won_with(*card, by, side).map_or(Value::Null, |won| {
                json!({ "games": won.games, "share": won.won, "share_ci95": won.won_interval,
                        "without": won.without, "without_ci95": won.without_interval,
                        "difference": won.won - won.without, "ci95": won.difference })
            });
            told
        });
        let in_all: ByFaction<u64> =
            ByFaction::from_fn(|by| CardSide::ALL.into_iter().map(|side| sums.executed(by, side)).sum());
        let all = Faction::ALL.into_iter().map(|by| in_all[by]).sum();
        json!({
            "card": card, "title": Card::numbered(*card).title(), "seen": share(seen, tally.games),
            "executed": share(all, seen), "texts": executed.collect::<Vec<_>>(),
        })
    });
    cards.collect()
}
