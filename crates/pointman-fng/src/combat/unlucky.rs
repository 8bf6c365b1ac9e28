//! Whom a hit falls on: its target, or an Unlucky figure near them [Attributes (Unlucky)].

use crate::checks::{AttributeId, CheckId, Edition, ResultId};
use pointman_core::dice::enumerate;
use pointman_core::dice::odds::Distribution;
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::figure::Figure;
use super::harm::{Between, Fate, Harm, State, after_hit, odds_after};
use super::odds::{Finals, then, together};
use super::play::{Ask, Play};

/// The Unlucky about those whom something may hit together: a blast, a path of flame, a burst at a place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unlucky {
    /// Unlucky figures within 3 in of those who may be hit, who may not be hit themselves.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub bystanders: Vec<Near>,
    /// Those who may be hit and are more than 3 in from all others, by their place.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub apart: Vec<usize>,
}

impl Unlucky {
    /// What is wrong with it, for so many who may be hit.
    pub(super) fn check(&self, count: usize) -> Result<(), Error> {
        self.bystanders.iter().try_for_each(|near| near.check(count))
    }

    /// The bystanders' figures.
    pub(super) fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.bystanders.iter().map(|near| &near.figure)
    }

    /// For each of `crowd`, who are close together, the places of the Unlucky near them: of the others, then
    /// of the bystanders, who come after the crowd.
    pub(super) fn near(&self, crowd: &[&Figure]) -> Vec<Vec<usize>> {
        let alone = |place: usize| self.apart.contains(&place);
        let near = |hit: usize| {
            let others = (0..crowd.len()).filter(|&other| other != hit && !alone(hit) && !alone(other));
            let others = others.filter(|&other| crowd[other].has(AttributeId::Unlucky));
            let by =
                self.bystanders.iter().enumerate().filter(|(_, near)| near.of.is_none_or(|of| of == hit));
            others.chain(by.map(|(place, _)| crowd.len() + place)).collect()
        };
        (0..crowd.len()).map(near).collect()
    }
}

/// An Unlucky figure within 3 in of one who may be hit, who may take the hit instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Near {
    /// The figure.
    pub figure: Figure,
    /// The place of the one they are near; near all if not given.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub of: Option<usize>,
}

impl Near {
    /// Refuses one who is not Unlucky, or is near somebody who is not there.
    pub(super) fn check(&self, count: usize) -> Result<(), Error> {
        let name = &self.figure.name;
        if !self.figure.has(AttributeId::Unlucky) {
            return Err(Error::refused(
                "FNG unlucky",
                format!("{name} is not Unlucky and so cannot take another's hit"),
            ));
        }
        if self.of.is_some_and(|of| of >= count) {
            return Err(Error::Usage(format!(
                "{name}: only {} can be hit",
                pointman_core::plural::counted(count, "target")
            )));
        }
        Ok(())
    }
}

/// The maximum distance between an Unlucky figure and one that is hit, in inches.
pub(super) const NEAR: u8 = 3;

/// Everybody the hits of a shot or a blast can fall on.
pub(super) struct Exposed<'a> {
    pub edition: Edition,
    /// The targets, then the others.
    pub figures: Vec<&'a Figure>,
    /// What a hit does to each.
    pub harms: Vec<&'a Harm>,
    /// For each target the Unlucky figures near them, in the order they roll.
    pub unlucky: Vec<Vec<usize>>,
}

impl Exposed<'_> {
    /// Who takes a hit on `target`: the first of the Unlucky near them that rolls a 1, else the target.
    /// Nobody dead rolls, or is rolled for.
    pub fn taker<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        target: usize,
        state: impl Fn(usize) -> State,
    ) -> Result<usize, Error> {
        let alive = |index: usize| state(index) != State::ObviouslyDead;
        if !alive(target) {
            return Ok(target);
        }
        for &index in self.unlucky[target].iter().filter(|&&index| alive(index)) {
            if play.check(&Ask::new(CheckId::Unlucky, &self.figures[index].name))?.result
                == ResultId::TakesTheHit
            {
                return Ok(index);
            }
        }
        Ok(target)
    }

    /// So many hits on each of the targets, in their order.
    pub fn suffer<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        hits: &[u8],
        fates: &mut [Fate],
    ) -> Result<(), Error> {
        for (target, &hits) in hits.iter().enumerate() {
            for nth in 1..=hits {
                let taker = self.taker(play, target, |index| fates[index].state)?;
                if taker == target && fates[taker].state != State::ObviouslyDead {
                    play.nth_of(usize::from(nth), usize::from(hits));
                }
                fates[taker].suffer(play, self.figures[taker], self.harms[taker])?;
            }
        }
        Ok(())
    }

    /// The exact odds of how each figure ends when the targets take so many hits each.
    pub fn odds(&self, hits: &[u8]) -> Result<Distribution<Finals>, Error> {
        let start = vec![State::Up; self.figures.len()];
        Ok(self.odds_from(&start, hits)?.map(|states| states.iter().map(|state| state.id()).collect()))
    }

    /// The same, for figures that are in these states before.
    pub fn odds_from(&self, start: &[State], hits: &[u8]) -> Result<Distribution<Vec<State>>, Error> {
        if hits.iter().zip(&self.unlucky).all(|(&hits, unlucky)| hits == 0 || unlucky.is_empty()) {
            let mut each = Vec::new();
            for (index, figure) in self.figures.iter().enumerate() {
                each.push(match hits.get(index) {
                    Some(&hits) if hits > 0 => {
                        odds_after(figure, self.harms[index], hits)?.map(|&state| state.max(start[index]))
                    }
                    _ => Distribution::certain(start[index]),
                });
            }
            return Ok(together(&each));
        }
        let start: Vec<Between> = self
            .figures
            .iter()
            .zip(start)
            .map(|(figure, &state)| (state, figure.hard_as_nails_used))
            .collect();
        let mut odds = Distribution::certain(start);
        for (target, &hits) in hits.iter().enumerate() {
            for _ in 0..hits {
                let hit = |before: &Vec<Between>| {
                    enumerate(|dice| {
                        let mut silent = Silent;
                        let taker =
                            self.taker(&mut Play::new(self.edition, dice, &mut silent), target, |index| {
                                before[index].0
                            })?;
                        let mut after = before.clone();
                        after[taker] = after_hit(dice, self.harms[taker], before[taker])?;
                        Ok::<_, Error>(after)
                    })
                };
                odds = then(&odds, hit, |_, after| after.clone())?;
            }
        }
        Ok(odds.map(|after| after.iter().map(|&(state, _)| state).collect()))
    }
}
