//! What follows from a team's developments and fatigue, and is never stored (6.3, 6.4, 9.3).

use std::fmt;

use crate::campaign::options::DegradedDice;
use crate::{
    Area, Die, Fatigue, FatigueEffect, HeldTrait, LeadershipTrait, Ranks, SpecialTrait, Suppressed, Team,
};

impl Team {
    /// How often a result of Combat Fatigue lies on it.
    pub fn fatigue_count(&self, effect: FatigueEffect) -> u32 {
        let effects = self.fatigue.as_ref().map_or(&[][..], |fatigue| &fatigue.effects);
        effects.iter().filter(|result| result.id == effect).count() as u32
    }

    /// Morale after Degraded Morale; none when it is below D6.
    pub fn morale(&self) -> Option<Die> {
        self.morale_die.lowered(self.fatigue_count(FatigueEffect::DegradedMorale))
    }

    /// Whether it may not be fielded (6.3).
    pub fn is_combat_ineffective(&self) -> bool {
        self.morale().is_none()
    }

    /// The Troop Quality die in Reaction rolls: up by Rank 3, down by Degraded Reactions, D6 to D12. Rank 2
    /// lets nothing lower it.
    ///
    /// An interpretation: Rank 2 ignores conditions that would lower Troop Quality in Reactions, and the
    /// rules do not say whether Combat Fatigue is one. Here it is, so Rank 2 cancels Degraded Reactions for
    /// as long as Loss of Edge does not switch it off.
    pub fn reaction_die(&self) -> Die {
        let up = i32::from(self.works(Area::Reaction, 3));
        let down = if self.works(Area::Reaction, 2) {
            0
        } else {
            self.fatigue_count(FatigueEffect::DegradedReactions) as i32
        };
        self.troop_quality_die.shifted(up - down)
    }

    /// The die type of its Defence: up by Rank 3.
    pub fn defence_die(&self) -> Die {
        self.troop_quality_die.shifted(i32::from(self.works(Area::Defence, 3)))
    }

    /// The die type when it engages by Firepower or Close Combat: up by Rank 3.
    pub fn firepower_die(&self) -> Die {
        self.troop_quality_die.shifted(i32::from(self.works(Area::Firepower, 3)))
    }

    /// Levels of combat stress it begins every game with, above the usual.
    pub fn extra_stress(&self) -> u32 {
        self.fatigue_count(FatigueEffect::Fatigued)
    }

    /// A Defence pool of so many dice after fatigue.
    pub fn defence_pool(&self, count: u32, option: DegradedDice) -> DicePool {
        DicePool::new(count, self.defence_die())
            .degraded(self.fatigue_count(FatigueEffect::DegradedDefence), option)
    }

    /// A Firepower pool of so many dice after fatigue.
    pub fn firepower_pool(&self, count: u32, option: DegradedDice) -> DicePool {
        DicePool::new(count, self.firepower_die())
            .degraded(self.fatigue_count(FatigueEffect::DegradedFirepower), option)
    }

    /// Whether it has this rank of an area and Loss of Edge has not switched it off.
    pub fn works(&self, area: Area, rank: u8) -> bool {
        let suppressed = self.suppressed().map_or(0, |suppressed| suppressed.ranks.get(area));
        rank <= self.ranks.get(area) && rank > suppressed
    }

    /// The special developments that work now.
    pub fn working_special(&self) -> Vec<SpecialTrait> {
        without(&self.special, self.suppressed().map_or(&[], |suppressed| &suppressed.special))
    }

    /// The leadership developments that work now.
    pub fn working_leadership(&self) -> Vec<LeadershipTrait> {
        without(&self.leadership, self.suppressed().map_or(&[], |suppressed| &suppressed.leadership))
    }

    /// Whether it has any development, working or not.
    pub fn has_developments(&self) -> bool {
        self.ranks != Ranks::default() || !self.special.is_empty() || !self.leadership.is_empty()
    }

    fn suppressed(&self) -> Option<&Suppressed> {
        self.fatigue.as_ref().map(|fatigue: &Fatigue| &fatigue.suppressed)
    }
}

/// What is held, less what is switched off; each switched off once takes away one.
fn without<T: Copy + PartialEq>(held: &[HeldTrait<T>], suppressed: &[T]) -> Vec<T> {
    let mut working: Vec<T> = held.iter().map(|held| held.kind).collect();
    for gone in suppressed {
        if let Some(index) = working.iter().position(|kind| kind == gone) {
            working.remove(index);
        }
    }
    working
}

/// Dice of one pool, by type: `4D8 + 1D6`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DicePool(Vec<Die>);

impl DicePool {
    /// So many dice of one type.
    pub fn new(count: u32, die: Die) -> Self {
        DicePool(vec![die; count as usize])
    }

    /// The pool after so many degradations of one die by one type; D6 is the floor (A23).
    ///
    /// ```
    /// use pointman_ambush_valley::{DegradedDice, DicePool, Die};
    /// let pool = DicePool::new(5, Die::D8);
    /// assert_eq!(pool.degraded(1, DegradedDice::OneDieEach).to_string(), "4D8 + 1D6");
    /// ```
    pub fn degraded(&self, times: u32, option: DegradedDice) -> Self {
        let mut dice = self.0.clone();
        for time in 0..times as usize {
            let chosen = match option {
                // The next one of the highest, so that every further result lowers one more die.
                DegradedDice::OneDieEach => dice.len().checked_sub(1 + time % dice.len().max(1)),
                DegradedDice::SameDieAgain => dice.len().checked_sub(1),
            };
            if let Some(die) = chosen.and_then(|index| dice.get_mut(index)) {
                *die = die.shifted(-1);
            }
        }
        DicePool(dice)
    }

    /// The dice.
    pub fn dice(&self) -> &[Die] {
        &self.0
    }
}

impl fmt::Display for DicePool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts =
            Die::ALL.into_iter().rev().map(|die| (self.0.iter().filter(|&&one| one == die).count(), die));
        let parts: Vec<_> =
            counts.filter(|&(count, _)| count > 0).map(|(count, die)| format!("{count}{die}")).collect();
        f.write_str(&parts.join(" + "))
    }
}
