//! A satchel charge or Molotov cocktail is put to a vehicle [Attacking Vehicles, Who Wants To Be A Hero?].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, ResultId};
use crate::squads::vehicles::HitSide;
use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State, state_after};
use super::odds::{Finals, Odds, then};
use super::penetration::{Attack, PenetrationRecord, TargetVehicle, VehicleFate, clank, strike, strike_odds};
use super::play::{Follow, Play, Throw};

/// What is put to the vehicle.
pub type Device = Weapon;

/// A figure in contact with a vehicle, having charged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseAssault {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// The attacker.
    pub attacker: Figure,
    /// A satchel charge or a Molotov cocktail.
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub device: Device,
    /// The vehicle, with the side it is attacked from.
    pub target: TargetVehicle,
    /// On the table of an evening a satchel charge has to be readied in an Activation before; not in steps of
    /// earlier versions.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub readied: bool,
    /// On the table of an evening the attacker charges first, and the crew may fire; not in steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub charges: bool,
    /// Inches to the vehicle, where it is said: beyond a normal move it takes a Fast Move to get there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
}

/// What a close assault did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CloseAssaultRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// `success`, `fumble` or `disaster`.
    pub result: ResultId,
    /// APW of the device less the armor it met.
    pub difference: i32,
    /// How the attacker ends.
    pub attacker: Fate,
    /// What became of the vehicle.
    pub target: PenetrationRecord,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl CloseAssaultRecord {
    /// How everything ends, in the columns of [`CloseAssault::odds`].
    pub fn finals(&self, assault: &CloseAssault) -> Finals {
        let target = &self.target;
        let mut words = vec![self.result.id(), self.attacker.state.id(), target.state.id()];
        words.extend(target.crew.iter().map(|man| man.state.id()));
        words.extend(assault.target.catches_fire.map(|_| if target.on_fire { "on-fire" } else { "no-fire" }));
        words
    }
}

impl CloseAssault {
    /// Rolls the assault and what it leads to.
    ///
    /// # Errors
    /// [`Error::Refused`] for another device; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<CloseAssaultRecord, Error> {
        self.check()?;
        let (target, attack) = (self.met(), self.attack());
        let mut play = Play::new(self.edition, dice, trace);
        let result = self.dare(&mut play)?;
        let mut attacker = Fate::of(&self.attacker);
        let mut fate = VehicleFate::of(&target);
        let mut follows = Vec::new();
        match result {
            ResultId::Success => {
                if strike(&mut play, &target, attack, &mut fate)? == ResultId::Clank {
                    follows.push(clank(&target, attack));
                }
            }
            ResultId::Disaster => attacker.suffer(&mut play, &self.attacker, &self.harm()?)?,
            _ => follows.push(Follow::of(
                ResultId::DuckBack,
                &self.attacker.name,
                "the device is lost; the attacker retires",
            )),
        }
        follows.extend(attacker.follow(self.edition));
        let target = PenetrationRecord::new(&target, &fate);
        follows.extend(target.follows());
        Ok(CloseAssaultRecord {
            edition: self.edition,
            throws: play.take_throws(),
            result,
            difference: attack.difference(&self.met()),
            attacker,
            target,
            follows,
        })
    }

    /// The exact odds of the assault, the attacker, the vehicle and all aboard.
    ///
    /// # Errors
    /// As [`CloseAssault::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let target = self.met();
        let untouched = VehicleFate::of(&target);
        let results = enumerate(|dice| self.dare(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let outcomes = then(
            &results,
            |&result| match result {
                ResultId::Success => {
                    let ends = strike_odds(self.edition, &target, self.attack(), &untouched)?;
                    Ok(ends.map(|fate| (State::Up, fate.clone())))
                }
                ResultId::Disaster => {
                    let harm = self.harm()?;
                    let ends = enumerate(|dice| state_after(dice, &self.attacker, &harm, 1))?;
                    Ok(ends.map(|&state| (state, untouched.clone())))
                }
                _ => Ok::<_, Error>(Distribution::certain((State::Up, untouched.clone()))),
            },
            |&result, (attacker, fate)| {
                [result.id(), attacker.id()].into_iter().chain(fate.words(&target)).collect::<Finals>()
            },
        )?;
        let columns =
            ["assault".to_owned(), self.attacker.name.clone()].into_iter().chain(target.columns()).collect();
        Ok(Odds { columns, outcomes })
    }

    fn check(&self) -> Result<(), Error> {
        match (self.device.class, self.device.apw) {
            (WeaponClass::SatchelCharge | WeaponClass::Molotov, Some(_)) => Ok(()),
            _ => Err(Error::refused(
                "FNG hero-close-assault",
                format!(
                    "close assault a vehicle with a satchel charge or Molotov cocktail, not the {}",
                    self.device.name
                ),
            )),
        }
    }

    /// From the front or rear the bottom is met, from a side the side (hero-close-assault-1).
    fn met(&self) -> TargetVehicle {
        let side = match self.target.side {
            HitSide::Side => HitSide::Side,
            HitSide::Top => HitSide::Top,
            HitSide::Front | HitSide::Rear | HitSide::Bottom => HitSide::Bottom,
        };
        TargetVehicle { side, ..self.target.clone() }
    }

    fn attack(&self) -> Attack {
        Attack::hull(self.device.apw.unwrap_or(0))
    }

    fn dare<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<ResultId, Error> {
        Ok(play.check(&self.attacker.asks(CheckId::HeroCloseAssault))?.result)
    }

    /// The device goes off in the attacker's hands: its APW is the Impact.
    fn harm(&self) -> Result<Harm, Error> {
        Harm::of(self.edition, &self.attacker, Blow::blast(self.device.apw.unwrap_or(0), None))
    }
}
