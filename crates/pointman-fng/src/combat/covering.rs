//! Covering fire: a weapon held on a place where a target may appear, and the shot when one does [Covering
//! Fire].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::odds::{Finals, Odds, then};
use super::play::{Ask, Play, Throw};
use super::shoot::{Shoot, ShootRecord};

/// Targets appear before a figure that declared covering fire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Covering {
    /// The shot it takes if the In Sight check allows it.
    pub shot: Shoot,
    /// The targets appear outside the swath it covers: 2d6, and the covering fire is lost when it fires.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub elsewhere: bool,
    /// The tester is hidden.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hidden: bool,
    /// The tester is moving.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub moving: bool,
    /// A Leader is with the tester.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub with_leader: bool,
    /// A target is Stealthy.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub stealthy_target: bool,
    /// A target is a sapper and is hidden, or it is night.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub sapper: bool,
}

/// What covering fire came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CoveringRecord {
    /// The edition played.
    pub edition: Edition,
    /// The In Sight check.
    pub in_sight: Throw,
    /// Whether it fires.
    pub fires: bool,
    /// Whether it still covers the place afterwards.
    pub still_covering: bool,
    /// The shot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shot: Option<ShootRecord>,
}

impl CoveringRecord {
    /// How everything ends, in the columns of [`Covering::odds`].
    pub fn finals(&self, covering: &Covering) -> Finals {
        match &self.shot {
            Some(shot) => fired(shot.finals()),
            None => held(&covering.shot_at(Leave::DoesNotFire)),
        }
    }
}

fn fired(ends: Finals) -> Finals {
    std::iter::once("fires").chain(ends).collect()
}

fn held(shot: &Shoot) -> Finals {
    std::iter::once("does-not-fire").chain(shot.not_fired()).collect()
}

/// What the In Sight check allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Leave {
    Fires,
    FiresAtLess,
    DoesNotFire,
}

impl Covering {
    /// Checks In Sight and fires if it may.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<CoveringRecord, Error> {
        self.shot.check_allowed()?;
        let mut play = Play::new(self.shot.edition, dice, trace);
        let leave = self.leave(&mut play)?;
        let Some(in_sight) = play.take_throws().pop() else {
            return Err(Error::Bug("an In Sight check left no record".to_owned()));
        };
        let shot = match leave {
            Leave::DoesNotFire => None,
            leave => Some(self.shot_at(leave).run_at(&mut play)?),
        };
        let fires = shot.is_some();
        Ok(CoveringRecord {
            edition: self.shot.edition,
            in_sight,
            fires,
            still_covering: !(fires && self.elsewhere),
            shot,
        })
    }

    /// The exact odds of firing and of how each target ends.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot.
    pub fn odds(&self) -> Result<Odds, Error> {
        let leaves = enumerate(|dice| self.leave(&mut Play::new(self.shot.edition, dice, &mut Silent)))?;
        let next = |leave: &Leave| match leave {
            Leave::DoesNotFire => Ok(Distribution::certain(held(&self.shot_at(Leave::DoesNotFire)))),
            leave => self.shot_at(*leave).outcomes().map(|ends| ends.map(|ends| fired(ends.clone()))),
        };
        let outcomes = then(&leaves, next, |_, ends| ends.clone())?;
        let mut columns = vec![self.shot.shooter.name.clone()];
        columns.extend(self.shot_at(Leave::Fires).columns());
        Ok(Odds { columns, outcomes })
    }

    fn leave<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Leave, Error> {
        let reading = play.check(&self.in_sight())?;
        Ok(match (reading.result, reading.passed()) {
            (ResultId::FireRepMinus1, _) | (ResultId::FireOrHoldToLast, 1) => Leave::FiresAtLess,
            (ResultId::Fire | ResultId::HoldOrFire | ResultId::FireOrHoldToLast, _) => Leave::Fires,
            _ => Leave::DoesNotFire,
        })
    }

    fn in_sight(&self) -> Ask<'_> {
        self.shot
            .shooter
            .asks(CheckId::InSight)
            .flag_if(!self.elsewhere, Flag::CoveringFire)
            .flag_if(self.hidden, Flag::Hidden)
            .flag_if(self.hidden && self.with_leader, Flag::WithLeader)
            .flag(if self.moving { Flag::Moving } else { Flag::Stationary })
            .flag_if(self.stealthy_target, Flag::StealthyTarget)
            .flag_if(self.sapper, Flag::Sapper)
    }

    fn shot_at(&self, leave: Leave) -> Shoot {
        let mut shot = self.shot.clone();
        shot.in_sight_one_pass |= leave == Leave::FiresAtLess;
        shot.hidden |= self.hidden;
        shot
    }
}
