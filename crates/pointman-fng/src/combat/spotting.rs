//! The commander's In Sight, on which it hangs whether a vehicle's gun fires now [In Sight Test, Firing The
//! Main Gun, Firing At Buildings].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::building::{BuildingFire, BuildingFireRecord};
use super::figure::Figure;
use super::main_gun::{AntiArmorFire, AntiArmorFireRecord};
use super::odds::{Finals, Odds, then};
use super::personnel::{GunAtPersonnel, GunAtPersonnelRecord};
use super::play::{Ask, Follow, Play, Throw};

/// A round of a vehicle's gun that its commander orders.
pub trait GunFire: Clone {
    /// What it did.
    type Record;
    /// Who fires.
    fn gunner(&mut self) -> &mut Figure;
    /// The edition played.
    fn edition(&self) -> Edition;
    /// Those who test In Sight as the commander does, because they see the vehicle come into sight.
    fn also_test(&self) -> Vec<&Figure>;
    /// Whether the rules allow it.
    ///
    /// # Errors
    /// When they do not.
    fn allowed(&self) -> Result<(), Error>;
    /// Fires.
    ///
    /// # Errors
    /// Those of the fire.
    fn fire<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Self::Record, Error>;
    /// The words of [`GunFire::ends`] for what it did.
    fn words(&self, record: &Self::Record) -> Finals;
    /// The columns of the odds.
    fn column_names(&self) -> Vec<String>;
    /// The odds.
    ///
    /// # Errors
    /// Those of the fire.
    fn ends(&self) -> Result<Distribution<Finals>, Error>;
    /// The words of the odds when nothing is fired.
    fn unfired(&self) -> Finals;

    /// Fires without a commander's order.
    ///
    /// # Errors
    /// Those of the fire.
    fn run_alone<T: Trace>(&self, dice: &mut dyn Dice, trace: &mut T) -> Result<Self::Record, Error> {
        self.fire(&mut Play::new(self.edition(), dice, trace))
    }

    /// The exact odds of the fire without a commander's order.
    ///
    /// # Errors
    /// Those of the fire.
    fn odds_alone(&self) -> Result<Odds, Error> {
        Ok(Odds { columns: self.column_names(), outcomes: self.ends()? })
    }
}

/// How a commander looks for their target.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spotting {
    /// The commander.
    pub commander: Figure,
    /// The hatch is closed.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub buttoned_up: bool,
    /// They look from the gunner's place.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub gunner_position: bool,
    /// The target is Stealthy.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub stealthy_target: bool,
    /// The target is a sapper who is hidden, or it is night.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub sapper: bool,
    /// The vehicle is hidden.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hidden: bool,
    /// A Leader is with the hidden vehicle.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub with_leader: bool,
    /// The vehicle is moving.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub moving: bool,
    /// Edition 2: its side is Active, and takes no check.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub active: bool,
}

impl Spotting {
    /// A commander who looks from a vehicle that stands in the open.
    pub fn by(commander: Figure) -> Self {
        Spotting {
            commander,
            buttoned_up: false,
            gunner_position: false,
            stealthy_target: false,
            sapper: false,
            hidden: false,
            with_leader: false,
            moving: false,
            active: false,
        }
    }
}

/// What the commander's In Sight allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leave {
    /// The gunner fires now.
    Fires,
    /// Edition 2: they fire now, counting 1 Rep less.
    FiresAtLess,
    /// They do not fire now: the commander may order fire next Activation at a target then in sight.
    DoesNotFire,
}

/// A round that hangs on the commander's In Sight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordered<F> {
    /// How the commander looks.
    pub spotting: Spotting,
    /// The round.
    pub fire: F,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OrderedRecord<R> {
    /// The edition played.
    pub edition: Edition,
    /// The commander.
    pub commander: String,
    /// Their In Sight check; none where an Active vehicle needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_sight: Option<Throw>,
    /// What it allows.
    pub leave: Leave,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fire: Option<R>,
    /// The checks that come with it when nothing is fired.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub follows: Vec<Follow>,
}

impl<F: GunFire> Ordered<F> {
    /// The commander looks, and if allowed the gunner fires.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot; when the dice give no answer.
    pub fn run(
        &self,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<OrderedRecord<F::Record>, Error> {
        self.fire.allowed()?;
        let mut play = Play::new(self.fire.edition(), dice, trace);
        let leave = self.leave(&mut play)?;
        let in_sight = play.take_throws().pop();
        let fire = match leave {
            Leave::DoesNotFire => None,
            leave => Some(self.fire_at(leave).fire(&mut play)?),
        };
        let tests = |figure: &&Figure| {
            let why = "tests at the same moment as the commander (edition 2: if the side is not Active)";
            Follow::new(CheckId::InSight, &figure.name, why)
        };
        Ok(OrderedRecord {
            edition: self.fire.edition(),
            commander: self.spotting.commander.name.clone(),
            in_sight,
            leave,
            fire,
            follows: self.fire.also_test().iter().map(tests).collect(),
        })
    }

    /// How everything ends, in the columns of [`Ordered::odds`].
    pub fn finals(&self, record: &OrderedRecord<F::Record>) -> Finals {
        match &record.fire {
            Some(fire) => fired(&self.fire_at(record.leave).words(fire)),
            None => self.held(),
        }
    }

    /// The exact odds of firing and of all that the round does.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot.
    pub fn odds(&self) -> Result<Odds, Error> {
        self.fire.allowed()?;
        let leaves = enumerate(|dice| self.leave(&mut Play::new(self.fire.edition(), dice, &mut Silent)))?;
        let next = |leave: &Leave| match leave {
            Leave::DoesNotFire => Ok(Distribution::certain(self.held())),
            leave => self.fire_at(*leave).ends().map(|ends| ends.map(fired)),
        };
        let outcomes = then(&leaves, next, |_, ends| ends.clone())?;
        let columns =
            std::iter::once(self.spotting.commander.name.clone()).chain(self.fire.column_names()).collect();
        Ok(Odds { columns, outcomes })
    }

    fn held(&self) -> Finals {
        std::iter::once("does-not-fire").chain(self.fire.unfired()).collect()
    }

    fn fire_at(&self, leave: Leave) -> F {
        let mut fire = self.fire.clone();
        if leave == Leave::FiresAtLess {
            let gunner = fire.gunner();
            gunner.rep = gunner.rep.saturating_sub(1).max(1);
        }
        fire
    }

    fn leave<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Leave, Error> {
        let spotting = &self.spotting;
        let edition = self.fire.edition();
        if edition == Edition::Two && spotting.active {
            play.note(
                CheckId::VehicleInSight,
                format_args!("its side is Active, so it fires with its action, without a check"),
            );
            return Ok(Leave::Fires);
        }
        let mut ask = spotting.commander.asks(CheckId::VehicleInSight);
        ask = ask
            .flag_if(spotting.buttoned_up, Flag::ButtonedUp)
            .flag_if(spotting.gunner_position, Flag::GunnerPosition);
        ask = ask
            .flag_if(spotting.stealthy_target, Flag::StealthyTarget)
            .flag_if(spotting.sapper, Flag::Sapper);
        if edition == Edition::One {
            ask = of_first_edition(ask, spotting);
        }
        let reading = play.check(&ask)?;
        Ok(match reading.result {
            ResultId::FireRepMinus1 => Leave::FiresAtLess,
            ResultId::Fire | ResultId::HoldOrFire => Leave::Fires,
            _ => Leave::DoesNotFire,
        })
    }
}

/// The lines that only edition 1 has.
fn of_first_edition<'a>(ask: Ask<'a>, spotting: &Spotting) -> Ask<'a> {
    ask.flag_if(spotting.hidden, Flag::Hidden)
        .flag_if(spotting.hidden && spotting.with_leader, Flag::WithLeader)
        .flag(if spotting.moving { Flag::Moving } else { Flag::Stationary })
}

fn fired(ends: &Finals) -> Finals {
    std::iter::once("fires").chain(ends.iter().copied()).collect()
}

impl GunFire for AntiArmorFire {
    type Record = AntiArmorFireRecord;

    fn gunner(&mut self) -> &mut Figure {
        &mut self.gunner
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn also_test(&self) -> Vec<&Figure> {
        Vec::new()
    }

    fn allowed(&self) -> Result<(), Error> {
        self.check()
    }

    fn fire<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Self::Record, Error> {
        self.run_at(play)
    }

    fn words(&self, record: &Self::Record) -> Finals {
        record.finals(self)
    }

    fn column_names(&self) -> Vec<String> {
        self.columns()
    }

    fn ends(&self) -> Result<Distribution<Finals>, Error> {
        self.odds().map(|odds| odds.outcomes)
    }

    fn unfired(&self) -> Finals {
        self.not_fired()
    }
}

impl GunFire for GunAtPersonnel {
    type Record = GunAtPersonnelRecord;

    fn gunner(&mut self) -> &mut Figure {
        &mut self.gunner
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn also_test(&self) -> Vec<&Figure> {
        self.targets.iter().collect()
    }

    fn allowed(&self) -> Result<(), Error> {
        self.check()
    }

    fn fire<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Self::Record, Error> {
        self.run_at(play)
    }

    fn words(&self, record: &Self::Record) -> Finals {
        record.finals()
    }

    fn column_names(&self) -> Vec<String> {
        self.columns()
    }

    fn ends(&self) -> Result<Distribution<Finals>, Error> {
        self.odds().map(|odds| odds.outcomes)
    }

    fn unfired(&self) -> Finals {
        self.not_fired()
    }
}

impl GunFire for BuildingFire {
    type Record = BuildingFireRecord;

    fn gunner(&mut self) -> &mut Figure {
        &mut self.gunner
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn also_test(&self) -> Vec<&Figure> {
        self.occupants().collect()
    }

    fn allowed(&self) -> Result<(), Error> {
        self.check()
    }

    fn fire<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Self::Record, Error> {
        self.run_at(play)
    }

    fn words(&self, record: &Self::Record) -> Finals {
        record.finals()
    }

    fn column_names(&self) -> Vec<String> {
        self.columns()
    }

    fn ends(&self) -> Result<Distribution<Finals>, Error> {
        self.odds().map(|odds| odds.outcomes)
    }

    fn unfired(&self) -> Finals {
        self.not_fired()
    }
}
