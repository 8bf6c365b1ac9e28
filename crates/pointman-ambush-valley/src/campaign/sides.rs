//! Which forces stand together: each by itself, or in a co-op campaign several platoons on one side (1.5,
//! 9.1).
//!
//! An interpretation: the rules speak of two players, so each procedure for a player is one for a side. A
//! side throws one die, the highest of any unit that any of its forces deploys; its forces choose objectives
//! in turn, the first of the winners takes the edge; all forces of a side have one edge and set up together.
//! Missions, Operational Momentum and Victory Points belong to each force (A11 c); the victor is found from
//! the sum of each side.

use crate::{Campaign, Insurgency, Matchup, Player, RegularForce};
use pointman_core::plural::listed;

/// At most so many regular forces stand on one side.
pub(crate) const MOST_TOGETHER: usize = 8;

/// The forces of each side, in document order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sides(Vec<Vec<String>>);

impl Sides {
    /// Every force for itself, as in a campaign of two players and in a mission that stands alone.
    pub(crate) fn apart(ids: impl Iterator<Item = String>) -> Self {
        Sides(ids.map(|id| vec![id]).collect())
    }

    /// The sides of a co-op campaign: all regular forces against the VC; or the forces that players lead
    /// against the other regular forces.
    fn co_op(
        matchup: Matchup,
        players: &[Player],
        regulars: &[RegularForce],
        insurgents: &[Insurgency],
    ) -> Self {
        let ids = regulars.iter().map(|force| force.id.clone());
        let (ours, theirs): (Vec<String>, Vec<String>) = match matchup {
            Matchup::RegularVsIrregular => {
                (ids.collect(), insurgents.iter().map(|force| force.id.clone()).collect())
            }
            // Two forces make two sides, whatever players there are.
            Matchup::RegularVsRegular if regulars.len() == 2 => return Sides::apart(ids),
            Matchup::RegularVsRegular => ids.partition(|id| players.iter().any(|player| player.force == *id)),
        };
        Sides([ours, theirs].into_iter().filter(|side| !side.is_empty()).collect())
    }

    /// Each side, the regulars' first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[String]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// How many sides there are.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The forces that stand with `force`, itself among them.
    pub(crate) fn with(&self, force: &str) -> &[String] {
        self.iter().find(|side| side.iter().any(|id| id == force)).unwrap_or(&[])
    }

    /// Whether two forces stand together.
    pub(crate) fn are_together(&self, one: &str, other: &str) -> bool {
        one == other || self.with(one).iter().any(|id| id == other)
    }

    /// Who chooses as the `turn`-th, from 0, when the sides choose in turn: `order` has the forces of the
    /// first side, then those of the next. Within a side its forces take turns as well.
    pub(crate) fn chooser<'a>(&self, order: &'a [String], turn: usize) -> &'a str {
        let mut sides: Vec<&[String]> = Vec::new();
        let mut rest = order;
        while let Some(first) = rest.first() {
            let count = rest.iter().take_while(|id| self.are_together(first, id)).count();
            let (side, others) = rest.split_at(count);
            sides.push(side);
            rest = others;
        }
        match sides.len() {
            0 => "",
            count => {
                let side = sides[turn % count];
                &side[turn / count % side.len()]
            }
        }
    }
}

impl Campaign {
    /// Which forces stand together.
    pub(crate) fn sides(&self) -> Sides {
        if self.co_op {
            Sides::co_op(self.matchup, &self.players, &self.regulars, &self.insurgents)
        } else {
            Sides::apart(self.forces().map(|force| force.id().to_owned()))
        }
    }

    /// Whether two forces stand on one side: the same force, or platoons of a co-op campaign (1.5).
    pub fn are_allies(&self, one: &str, other: &str) -> bool {
        self.sides().are_together(one, other)
    }

    /// The name of the side a force stands on: its own, or those of all platoons of a co-op campaign.
    pub fn side_name(&self, force: &str) -> String {
        let sides = self.sides();
        let together = sides.with(force);
        let names: Vec<&str> = self
            .forces()
            .filter(|one| together.iter().any(|id| id == one.id()))
            .map(|one| one.name())
            .collect();
        listed(&names)
    }
}
