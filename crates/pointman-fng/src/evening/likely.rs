//! How an exchange is likely to end: played many times from what stands on the table.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::Soldier;
use super::ask::Otherwise;
use super::exchange::{Exchange, run};
use crate::mission::Mission;
use crate::support::step::Table;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// How an exchange is likely to end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Likely {
    /// How many times it was played.
    pub runs: u32,
    /// Shots fired on average, by everyone, the rounds of launchers among them.
    pub shots: f64,
    /// Everyone who was named, who ended in more than one way, or other than they began.
    pub figures: Vec<LikelyFigure>,
    /// What was assumed of the table, which nobody was asked: each question with its likely answer.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub assumed: BTreeSet<String>,
}

/// How one figure is likely to end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LikelyFigure {
    /// Who.
    pub name: String,
    /// The ways they ended, the most frequent first.
    pub ends: Vec<LikelyEnd>,
}

/// One way to end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LikelyEnd {
    /// How, in words.
    pub end: String,
    /// How many times.
    pub count: u32,
    /// The share of all.
    pub probability: f64,
    /// The standard error of that share.
    pub standard_error: f64,
}

/// Plays an exchange `runs` times from a mission as it stands, which is not changed. Decisions that were not
/// answered are taken as the program would take them, for both sides.
///
/// # Errors
/// Those of the exchange.
pub fn likely(mission: &Mission, orders: &Exchange, runs: u32, dice: &mut dyn Dice) -> Result<Likely, Error> {
    let edition = mission.play.options.edition();
    let names: Vec<String> =
        mission.company.soldiers.iter().map(|soldier| soldier.name().to_owned()).collect();
    let before: Vec<String> = mission.company.soldiers.iter().map(Soldier::standing).collect();
    let mut counts: Vec<BTreeMap<String, u32>> = vec![BTreeMap::new(); names.len()];
    let mut shots = 0_u64;
    let mut assumed = BTreeSet::new();
    for _ in 0..runs {
        let mut copy = mission.clone();
        let mut table = Table::new(edition, dice);
        let mut played = run(&mut copy, orders, &mut table, Otherwise::Propose)?;
        assumed.append(&mut played.assumed);
        shots += u64::from(played.shots);
        for (soldier, counts) in copy.company.soldiers.iter().zip(&mut counts) {
            *counts.entry(soldier.standing()).or_default() += 1;
        }
    }
    let named: Vec<&str> =
        orders.named().filter_map(|typed| mission.company.get(typed)).map(Soldier::name).collect();
    let all = f64::from(runs);
    let figures = names
        .into_iter()
        .zip(counts)
        .zip(before)
        .filter(|((name, counts), before)| {
            named.contains(&name.as_str()) || counts.len() > 1 || !counts.contains_key(before)
        })
        .map(|((name, counts), _)| {
            let mut ends: Vec<LikelyEnd> = counts
                .into_iter()
                .map(|(end, count)| {
                    let probability = f64::from(count) / all;
                    LikelyEnd {
                        end: if end.is_empty() { "unhurt, in the open".to_owned() } else { end },
                        count,
                        probability,
                        standard_error: (probability * (1.0 - probability) / all).sqrt(),
                    }
                })
                .collect();
            ends.sort_by_key(|end| std::cmp::Reverse(end.count));
            LikelyFigure { name, ends }
        })
        .collect();
    Ok(Likely { runs, shots: shots as f64 / all, figures, assumed })
}
