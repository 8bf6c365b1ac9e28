//! Whom the program has act for a side that nobody plays, what they do, and at whom they fire. The rules leave it to the
//! players; these are written readings (evening-03, evening-05, evening-06 in the book), proposed and never forced.

use super::exchange::target_worth;
use super::soldier::Soldier;
use crate::checks::{Edition, Flag};
use crate::mission::{Mission, Posture};
use crate::support::{EnemyMoves, Who};

/// What the program would have a figure do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proposed {
    /// He takes the Knock Down Test.
    KnockDown,
    /// He fires at somebody, if he sees him.
    Fire {
        /// Targets from the best to the least.
        at: Vec<String>,
    },
    /// He reloads.
    Reload,
    /// He moves, as the words say.
    Move(&'static str),
    /// He goes back towards his own edge, and off the table there.
    Withdraw,
}

/// A figure and what he would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Who.
    pub name: String,
    /// What.
    pub does: Proposed,
    /// Why him, and why this.
    pub why: String,
}

/// How a figure moves that sees nobody (evening-06).
const ADVANCES: &str = "moves towards the nearest known enemy, from cover to cover";

/// How a figure moves that runs away [Runaway].
const RUNS: &str =
    "keeps running: to a building in sight away from his enemies, else to the nearest edge and off";

impl Mission {
    /// The share of a side that is dead, Out of the Fight, captured or has run, in percent of all who came.
    pub fn losses(&self, side: Who) -> u32 {
        let all = self.company.of(side).count();
        let lost =
            self.company.of(side).filter(|soldier| !soldier.is_able() || soldier.is(Flag::RunningAway));
        match all {
            0 => 0,
            all => (lost.count() * 100 / all) as u32,
        }
    }

    /// Whether the posture of a side has it withdraw now: Moderate at 25 % losses, Aggressive at 75 %, Avoidance once it
    /// has been fired on [Activity Level and Posture].
    pub fn withdraws(&self, side: Who) -> bool {
        let doctrine = self.doctrine.filter(|_| self.is_communist(side));
        match doctrine.map(|doctrine| doctrine.posture) {
            Some(Posture::Avoidance) => self.play.shots,
            Some(Posture::Moderate) => self.losses(side) >= 25,
            Some(Posture::Aggressive) => self.losses(side) >= 75,
            None => false,
        }
    }

    /// Those of the other side whom figures of `side` may fire at, the best target first (evening-03).
    pub fn targets_of(&self, side: Who) -> Vec<&Soldier> {
        let mut targets: Vec<&Soldier> = self
            .company
            .of(side.other())
            .filter(|soldier| soldier.is_target() && !soldier.is(Flag::Hidden))
            .collect();
        targets.sort_by_key(|soldier| target_worth(soldier));
        targets
    }

    /// Who of a side acts next and what he would do; none where nobody is left (evening-05: the highest Rep first).
    pub fn proposal(&self, side: Who) -> Option<Proposal> {
        let movers = self.movers(side);
        let mover = movers
            .iter()
            .max_by_key(|mover| (mover.soldier.man.rep, std::cmp::Reverse(mover.soldier.name())))?;
        let soldier = mover.soldier;
        let name = soldier.name().to_owned();
        let led = mover.led_by.map(|leader| format!(", led by {leader}")).unwrap_or_default();
        let rank = format!("Rep {}{led}", soldier.man.rep);
        let acted = self.acted_in_turn(soldier);
        let targets: Vec<String> =
            self.targets_of(side).into_iter().map(|target| target.name().to_owned()).collect();
        let edition = self.play.options.edition();
        let takes_test = soldier.is(Flag::KnockedDown) && edition == Edition::Two;
        if soldier.is(Flag::RunningAway) && !takes_test {
            if acted.moved {
                return self.next_proposal(side, &name);
            }
            return Some(Proposal { name, does: Proposed::Move(RUNS), why: rank });
        }
        let may_fire = self.may_still_fire(soldier) && soldier.can_fire();
        let advances = self.play.options.enemy_moves == EnemyMoves::Advance;
        let does = match () {
            () if takes_test => Proposed::KnockDown,
            () if self.withdraws(side) && !acted.moved => Proposed::Withdraw,
            () if self.may_reload(soldier) => Proposed::Reload,
            () if may_fire && !targets.is_empty() => Proposed::Fire { at: targets },
            // Who has fired stays where he is (evening-06).
            () if advances && acted.is_fresh() => Proposed::Move(ADVANCES),
            () => return self.next_proposal(side, &name),
        };
        let why = match &does {
            Proposed::Withdraw => {
                format!(
                    "{rank}; his side has lost {} % and withdraws because of its posture",
                    self.losses(side)
                )
            }
            _ => rank,
        };
        Some(Proposal { name, does, why })
    }

    /// The same where the first has nothing more to do.
    fn next_proposal(&self, side: Who, done: &str) -> Option<Proposal> {
        let mut copy = self.clone();
        copy.note_act(done, |acted| acted.done = true);
        copy.proposal(side)
    }
}
