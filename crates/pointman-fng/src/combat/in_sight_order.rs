//! Who fires when after In Sight ["In Sight" Check, FNG 2.0: In Sight Test].

use serde::Serialize;

use crate::checks::{self, CheckId, Edition, Flag, Line, ResultId};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::odds::{Finals, Odds, together};
use super::play::{Ask, Play, Throw};

/// Everybody who checks In Sight at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InSightOrder {
    /// The edition played.
    pub edition: Edition,
    /// The figures that check, in the order they roll.
    pub testers: Vec<Tester>,
}

/// A figure that checks In Sight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tester {
    /// The figure.
    pub figure: Figure,
    /// Passes already rolled at the table; rolled here if not given.
    pub passes: Option<u8>,
    /// It moves; popping up counts.
    pub moving: bool,
    /// Hidden.
    pub hidden: bool,
    /// With a Leader.
    pub with_leader: bool,
    /// Of the active side.
    pub active: bool,
    /// Covering the place where the target appears.
    pub covering_fire: bool,
    /// The target is Stealthy.
    pub stealthy_target: bool,
    /// The target is Stealthy, is not moving, and is concealed or in cover: the active side must find it too
    /// (stealthy-1).
    pub stealthy_concealed: bool,
    /// The target is a sapper and is hidden, or it is night.
    pub sapper: bool,
    /// The target is beyond the range of the tester's weapon.
    pub out_of_range: bool,
    /// The target is an ambush, a hidden enemy.
    pub ambush: bool,
    /// The target it means to fire at, if that is known.
    pub target: Option<String>,
    /// It looks for a vehicle: the check is Vehicle In Sight.
    pub vehicle: Option<Lookout>,
    /// The hatch of that vehicle is closed.
    pub buttoned_up: bool,
}

/// From where a man looks for his vehicle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lookout {
    /// From the commander's place, or that of whoever else is left.
    Commander,
    /// From the gunner's place.
    Gunner,
}

impl Tester {
    /// A stationary figure in plain sight.
    pub fn new(figure: Figure) -> Self {
        Tester {
            figure,
            passes: None,
            moving: false,
            hidden: false,
            with_leader: false,
            active: false,
            covering_fire: false,
            stealthy_target: false,
            stealthy_concealed: false,
            sapper: false,
            out_of_range: false,
            ambush: false,
            target: None,
            vehicle: None,
            buttoned_up: false,
        }
    }

    const fn check(&self) -> CheckId {
        if self.vehicle.is_some() { CheckId::VehicleInSight } else { CheckId::InSight }
    }
}

pointman_core::vocabulary! {
    /// What a figure may do in its place.
    pub enum Priority: "priority" {
        /// Fires in its place.
        Fires = "fires",
        /// Fires in its place at -1 Rep.
        FiresAtMinusOne = "fires-at-minus-one",
        /// Fires in its place, or holds and fires at any time in the opponent's move.
        MayHold = "may-hold",
        /// Fires in its place, or holds until all others have fired.
        MayHoldToLast = "may-hold-to-last",
        /// The same, at -1 Rep.
        MayHoldToLastAtMinusOne = "may-hold-to-last-at-minus-one",
        /// Does not fire in reaction.
        DoesNotFire = "does-not-fire",
        /// Takes no check.
        NoCheck = "no-check",
    }
}

impl Priority {
    const fn may_fire(self) -> bool {
        !matches!(self, Priority::DoesNotFire | Priority::NoCheck)
    }

    /// Whether they may hold their fire.
    pub(crate) const fn may_hold(self) -> bool {
        matches!(self, Priority::MayHold | Priority::MayHoldToLast | Priority::MayHoldToLastAtMinusOne)
    }
}

/// The order of fire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InSightOrderRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Moments in order; those of one moment fire together.
    pub order: Vec<Vec<OrderPlace>>,
    /// Those that do not fire in reaction.
    pub silent: Vec<OrderPlace>,
    /// Figures with the same passes that fire at the same target: their fire is resolved together.
    pub together: Vec<Vec<String>>,
}

/// One figure's place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OrderPlace {
    /// Who.
    pub name: String,
    /// Passes; none when no check is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<u8>,
    /// What they may do.
    pub priority: Priority,
    /// Active and has not fired: they may fire with their own action once all reaction fire is over.
    pub may_fire_afterwards: bool,
}

impl InSightOrder {
    /// Rolls for those who have not rolled and puts all in order.
    ///
    /// # Errors
    /// [`Error::Usage`] for passes above 2; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<InSightOrderRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        let mut places = Vec::new();
        for tester in &self.testers {
            let (passes, priority) = self.place(&mut play, tester)?;
            let may_fire_afterwards = tester.active && !priority.may_fire();
            places.push(OrderPlace {
                name: tester.figure.name.clone(),
                passes,
                priority,
                may_fire_afterwards,
            });
        }
        let rank = |index: usize| {
            let tester = &self.testers[index];
            // in-sight@1-1: passes first, then stationary before moving, then Rep; ties together.
            let moving = tester.moving && self.edition == Edition::One;
            (std::cmp::Reverse(places[index].passes), moving, std::cmp::Reverse(tester.figure.rep))
        };
        let mut firing: Vec<usize> =
            (0..places.len()).filter(|&index| places[index].priority.may_fire()).collect();
        firing.sort_by_key(|&index| rank(index));
        let moments: Vec<Vec<usize>> =
            firing.chunk_by(|&one, &other| rank(one) == rank(other)).map(<[usize]>::to_vec).collect();
        let order = moments
            .iter()
            .map(|moment| moment.iter().map(|&index| places[index].clone()).collect())
            .collect();
        let together = self.together(&firing, &places);
        let silent = places.iter().filter(|place| !place.priority.may_fire()).cloned().collect();
        Ok(InSightOrderRecord { edition: self.edition, throws: play.take_throws(), order, silent, together })
    }

    /// The exact odds of what each may do.
    ///
    /// # Errors
    /// [`Error::Usage`] for passes above 2.
    pub fn odds(&self) -> Result<Odds, Error> {
        let mut each = Vec::new();
        for tester in &self.testers {
            each.push(match tester.passes {
                Some(passes) => Distribution::certain(self.priority_of(tester, passes)?.id()),
                None => enumerate(|dice| {
                    let (_, priority) =
                        self.place(&mut Play::new(self.edition, dice, &mut Silent), tester)?;
                    Ok::<_, Error>(priority.id())
                })?,
            });
        }
        Ok(Odds {
            columns: self.testers.iter().map(|tester| tester.figure.name.clone()).collect(),
            outcomes: together(&each),
        })
    }

    /// What each may do, in the columns of [`InSightOrder::odds`].
    pub fn finals(&self, record: &InSightOrderRecord) -> Finals {
        let places = || record.order.iter().flatten().chain(&record.silent);
        let word = |tester: &Tester| {
            places().find(|place| place.name == tester.figure.name).map_or("", |place| place.priority.id())
        };
        self.testers.iter().map(word).collect()
    }

    fn together(&self, firing: &[usize], places: &[OrderPlace]) -> Vec<Vec<String>> {
        let same = |&one: &usize, &other: &usize| {
            let targets = (&self.testers[one].target, &self.testers[other].target);
            places[one].passes == places[other].passes && targets.0.is_some() && targets.0 == targets.1
        };
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for index in firing {
            match groups.iter_mut().find(|group| same(&group[0], index)) {
                Some(group) => group.push(*index),
                None => groups.push(vec![*index]),
            }
        }
        let names = |group: Vec<usize>| group.into_iter().map(|index| places[index].name.clone()).collect();
        groups.into_iter().filter(|group| group.len() > 1).map(names).collect()
    }

    fn place<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        tester: &Tester,
    ) -> Result<(Option<u8>, Priority), Error> {
        if let Some(passes) = tester.passes {
            return Ok((Some(passes), self.priority_of(tester, passes)?));
        }
        let reading = play.check(&self.ask(tester))?;
        if reading.result == ResultId::Skip {
            return Ok((None, Priority::NoCheck));
        }
        Ok((reading.passes, priority(reading.result, reading.passed())))
    }

    fn ask<'a>(&self, tester: &'a Tester) -> Ask<'a> {
        if let Some(lookout) = tester.vehicle {
            let ask = tester
                .figure
                .asks(CheckId::VehicleInSight)
                .flag_if(lookout == Lookout::Gunner, Flag::GunnerPosition)
                .flag_if(tester.buttoned_up, Flag::ButtonedUp)
                .flag_if(tester.stealthy_target, Flag::StealthyTarget)
                .flag_if(tester.stealthy_concealed, Flag::StealthyTargetConcealed)
                .flag_if(tester.sapper, Flag::Sapper)
                .flag_if(tester.active && self.edition == Edition::Two, Flag::Active);
            return match self.edition {
                Edition::One => ask
                    .flag_if(tester.hidden, Flag::Hidden)
                    .flag_if(tester.hidden && tester.with_leader, Flag::WithLeader)
                    .flag(if tester.moving { Flag::Moving } else { Flag::Stationary }),
                Edition::Two => ask,
            };
        }
        tester
            .figure
            .asks(CheckId::InSight)
            .flag_if(tester.hidden, Flag::Hidden)
            .flag_if(tester.with_leader, Flag::WithLeader)
            .flag(if tester.moving { Flag::Moving } else { Flag::Stationary })
            .flag_if(tester.covering_fire, Flag::CoveringFire)
            .flag_if(tester.stealthy_target, Flag::StealthyTarget)
            .flag_if(tester.stealthy_concealed, Flag::StealthyTargetConcealed)
            .flag_if(tester.sapper, Flag::Sapper)
            .flag_if(tester.out_of_range, Flag::OutOfRange)
            .flag_if(tester.ambush, Flag::Ambush)
            .flag_if(tester.figure.exposure.fast_moving, Flag::FastMoving)
            .flag_if(tester.active && self.edition == Edition::Two, Flag::Active)
    }

    /// What passes rolled at the table allow.
    fn priority_of(&self, tester: &Tester, passes: u8) -> Result<Priority, Error> {
        let name = &tester.figure.name;
        if passes > 2 {
            return Err(Error::Usage(format!("{name}: {passes} passes: at most 2 count")));
        }
        let fits = |line: &&Line| match line.who {
            Flag::Hidden => tester.hidden,
            Flag::HiddenWithLeader => tester.hidden && (tester.with_leader || tester.figure.leader),
            Flag::Stationary => !tester.moving,
            Flag::Moving => tester.moving,
            _ => true,
        };
        let check = checks::of_edition(tester.check(), self.edition)?;
        let lines = check
            .outcomes
            .iter()
            .find(|outcome| outcome.passes == passes)
            .map_or(&[][..], |outcome| outcome.results.all());
        match lines.iter().find(fits) {
            Some(line) => Ok(priority(line.result, passes)),
            None => Err(Error::Bug(format!("In Sight has no line for {passes} passes"))),
        }
    }
}

fn priority(result: ResultId, passes: u8) -> Priority {
    match (result, passes) {
        (ResultId::Fire, _) => Priority::Fires,
        (ResultId::FireRepMinus1, _) => Priority::FiresAtMinusOne,
        (ResultId::HoldOrFire, _) => Priority::MayHold,
        (ResultId::FireOrHoldToLast, 1) => Priority::MayHoldToLastAtMinusOne,
        (ResultId::FireOrHoldToLast, _) => Priority::MayHoldToLast,
        _ => Priority::DoesNotFire,
    }
}
