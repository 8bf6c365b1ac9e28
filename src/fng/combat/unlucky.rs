//! Whom a hit falls on: its target, or an Unlucky figure near him [Attributes (Unlucky)].

use crate::dice::enumerate;
use crate::dice::odds::Distribution;
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::trace::{Silent, Trace};

use super::figure::Figure;
use super::harm::{Between, Harm, State, after_hit, odds_after};
use super::odds::{Finals, certain, then, together};
use super::play::{Ask, Play};

/// How near an Unlucky figure is to one that is hit, in inches at the most.
pub(super) const NEAR: u8 = 3;

/// Everybody the hits of a shot can fall on.
pub(super) struct Exposed<'a> {
    pub edition: Edition,
    /// The targets, then the others.
    pub figures: Vec<&'a Figure>,
    /// What a hit does to each.
    pub harms: Vec<&'a Harm>,
    /// For each target the Unlucky figures near him, in the order they roll.
    pub unlucky: Vec<Vec<usize>>,
}

impl Exposed<'_> {
    /// Who takes a hit on `target`: the first of the Unlucky near him that rolls a 1, else himself. Nobody dead rolls, or is rolled for.
    pub fn taker<T: Trace>(&self, play: &mut Play<'_, T>, target: usize, state: impl Fn(usize) -> State) -> Result<usize, Error> {
        let alive = |index: usize| state(index) != State::ObviouslyDead;
        if !alive(target) {
            return Ok(target);
        }
        for &index in self.unlucky[target].iter().filter(|&&index| alive(index)) {
            if play.check(&Ask::new("unlucky", &self.figures[index].name))?.result == "takes-the-hit" {
                return Ok(index);
            }
        }
        Ok(target)
    }

    /// The exact odds of how each figure ends when the targets take so many hits each.
    pub fn odds(&self, hits: &[u8]) -> Result<Distribution<Finals>, Error> {
        let up = State::Up.id();
        if hits.iter().zip(&self.unlucky).all(|(&hits, unlucky)| hits == 0 || unlucky.is_empty()) {
            let mut each = Vec::new();
            for (index, figure) in self.figures.iter().enumerate() {
                each.push(match hits.get(index) {
                    Some(&hits) if hits > 0 => odds_after(figure, self.harms[index], hits)?.map(|state| state.id()),
                    _ => certain(up),
                });
            }
            return Ok(together(&each));
        }
        let start: Vec<Between> = self.figures.iter().map(|figure| (State::Up, figure.hard_as_nails_used)).collect();
        let mut odds = certain(start);
        for (target, &hits) in hits.iter().enumerate() {
            for _ in 0..hits {
                let hit = |before: &Vec<Between>| {
                    enumerate(|dice| {
                        let mut silent = Silent;
                        let taker =
                            self.taker(&mut Play::new(self.edition, dice, &mut silent), target, |index| before[index].0)?;
                        let mut after = before.clone();
                        after[taker] = after_hit(dice, self.harms[taker], before[taker])?;
                        Ok::<_, Error>(after)
                    })
                };
                odds = then(&odds, hit, |_, after| after.clone())?;
            }
        }
        Ok(odds.map(|after| after.iter().map(|(state, _)| state.id()).collect()))
    }
}
