//! Weapons that hit vehicles on Ranged To Hit: those with an APW, and machine guns at AR 0
//! [Damage Versus Penetration, Grenades, Flame-thrower].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, ResultId, ValueId};
use crate::squads::weapons::Weapon;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::{Exposure, Figure};
use super::odds::{Finals, Odds, then};
use super::penetration::{Attack, PenetrationRecord, TargetVehicle, VehicleFate, clank, strike, strike_odds};
use super::play::{Ask, Follow, Play, Throw};
use super::shoot::{Line, Shooting, Volley, ammo, is_out_of_ammo, throw, volley_odds};

/// One weapon fires all its dice at one vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SmallWeaponFire {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Who fires.
    pub shooter: Figure,
    /// What they fire.
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub weapon: Weapon,
    /// Inches to the target; unknown counts as within range.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// How the vehicle stands to be hit.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub exposure: Exposure,
    /// The target.
    pub target: TargetVehicle,
}

/// What the fire did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SmallWeaponFireRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub shooter: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Totals of the dice, from high to low.
    pub totals: Vec<i32>,
    /// Dice that could harm the vehicle.
    pub hits: u8,
    /// What became of the target.
    pub target: PenetrationRecord,
    /// The weapon is out of ammo until reloaded.
    pub out_of_ammo: bool,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl SmallWeaponFireRecord {
    /// How everything ends, in the columns of [`SmallWeaponFire::odds`].
    pub fn finals(&self, fire: &SmallWeaponFire) -> Finals {
        let target = &self.target;
        let mut words = vec![target.state.id()];
        words.extend(target.crew.iter().map(|man| man.state.id()));
        words.extend(fire.target.catches_fire.map(|_| if target.on_fire { "on-fire" } else { "no-fire" }));
        words.push(ammo(self.out_of_ammo));
        words
    }
}

impl SmallWeaponFire {
    /// Fires.
    ///
    /// # Errors
    /// [`Error::Refused`] for a weapon that cannot harm a vehicle so; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<SmallWeaponFireRecord, Error> {
        let volley = self.volley()?;
        let line = self.line()?;
        let mut play = Play::new(self.edition, dice, trace);
        let (faces, ones) = throw(&mut play, &self.shooter, &self.weapon, volley, CheckId::RangedToHit)?;
        let hits = self.count(&line, &faces);
        let mut fate = VehicleFate::of(&self.target);
        let mut penetrated = false;
        for _ in 0..hits {
            if fate.state.is_gone() {
                break;
            }
            penetrated |= self.harm(&mut play, &mut fate)?;
        }
        let out_of_ammo = is_out_of_ammo(volley, ones);
        let target = PenetrationRecord::new(&self.target, &fate);
        let mut follows = Vec::new();
        match self.weapon.apw {
            Some(apw) if hits > 0 && !penetrated => follows.push(clank(&self.target, Attack::hull(apw))),
            None if penetrated => {
                follows.push(Follow::new(CheckId::LosingControl, "driver", "disabled by machine gun fire"))
            }
            _ => {}
        }
        if out_of_ammo {
            follows.push(Follow::new(
                CheckId::TightAmmo,
                &self.shooter.name,
                "reloads with the next Activation",
            ));
        }
        follows.extend(target.follows());
        Ok(SmallWeaponFireRecord {
            edition: self.edition,
            shooter: self.shooter.name.clone(),
            throws: play.take_throws(),
            totals: faces.iter().map(|&face| line.total(face)).collect(),
            hits,
            target,
            out_of_ammo,
            follows,
        })
    }

    /// The exact odds of the target, all aboard, and of running out of ammo.
    ///
    /// # Errors
    /// As [`SmallWeaponFire::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        let volley = self.volley()?;
        let line = self.line()?;
        let hits =
            volley_odds(volley, |faces, ones| (self.count(&line, faces), is_out_of_ammo(volley, ones)))?;
        let outcomes = then(
            &hits,
            |&(hits, _)| self.ends(hits),
            |(_, out), fate| fate.words(&self.target).into_iter().chain([ammo(*out)]).collect::<Finals>(),
        )?;
        Ok(Odds { columns: self.target.columns().chain(["ammo".to_owned()]).collect(), outcomes })
    }

    fn ends(&self, hits: u8) -> Result<Distribution<VehicleFate>, Error> {
        let mut ends = Distribution::certain(VehicleFate::of(&self.target));
        for _ in 0..hits {
            ends = then(&ends, |fate| self.harm_odds(fate), |_, after| after.clone())?;
        }
        Ok(ends)
    }

    fn harm_odds(&self, fate: &VehicleFate) -> Result<Distribution<VehicleFate>, Error> {
        match self.weapon.apw {
            _ if fate.state.is_gone() => Ok(Distribution::certain(fate.clone())),
            Some(apw) => strike_odds(self.edition, &self.target, Attack::hull(apw), fate),
            None => enumerate(|dice| {
                let mut fate = fate.clone();
                self.harm(&mut Play::new(self.edition, dice, &mut Silent), &mut fate)?;
                Ok(fate)
            }),
        }
    }

    /// One hit. Gives whether it did something.
    fn harm<T: Trace>(&self, play: &mut Play<'_, T>, fate: &mut VehicleFate) -> Result<bool, Error> {
        if let Some(apw) = self.weapon.apw {
            return Ok(strike(play, &self.target, Attack::hull(apw), fate)? != ResultId::Clank);
        }
        let impact = i64::from(self.weapon.impact_on_figures());
        let ask = Ask::new(CheckId::DamageVsPenetration, &self.target.name).value(ValueId::Impact, impact);
        let disabled = play.check(&ask)?.result == ResultId::Disabled;
        if disabled {
            fate.disable(&self.target);
        }
        Ok(disabled)
    }

    /// Dice that hit: with an APW all that hit, else totals of 10 and more.
    fn count(&self, line: &Line, faces: &[u8]) -> u8 {
        let harms = |&&face: &&u8| line.hits(face) && (self.weapon.apw.is_some() || line.total(face) >= 10);
        faces.iter().filter(harms).count() as u8
    }

    /// Whether the weapon, its reach and the targets allow it, which no die changes.
    ///
    /// # Errors
    /// [`Error::Refused`] by the rule that forbids it.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.volley().map(drop)
    }

    fn volley(&self) -> Result<Volley, Error> {
        let weapon = &self.weapon;
        let name = &weapon.name;
        if let (Some(range), Some(reach)) = (self.range, weapon.reach(true))
            && range > reach
        {
            return Err(Error::refused(
                "FNG Out Of Range",
                format!("{range} in is too far: the {name} reaches {reach} in"),
            ));
        }
        if weapon.class.is_squad_anti_tank() {
            return Err(Error::refused(
                "FNG squad-anti-tank",
                format!("the {name} fires by Squad Anti-Tank Fire"),
            ));
        }
        let machine_gun_at_soft =
            weapon.class.is_machine_gun() && self.target.armor.of(self.target.side) == 0;
        if weapon.apw.is_none() && !machine_gun_at_soft {
            return Err(Error::refused(
                "FNG damage-vs-penetration",
                format!(
                    "the {name} cannot harm it: without an APW, only machine guns harm vehicles, and only \
                     at AR 0"
                ),
            ));
        }
        let dice = weapon.targets.unwrap_or(1);
        Ok(Volley { thrown: dice, kept: dice })
    }

    fn line(&self) -> Result<Line, Error> {
        let mut figure = Figure::new(self.target.name.clone(), 4);
        figure.exposure = self.exposure;
        figure.exposure.fast_moving |= self.target.fast_moving;
        let shooting = Shooting {
            edition: self.edition,
            shooter: &self.shooter,
            weapon: &self.weapon,
            flags: Vec::new(),
            tunnel: false,
        };
        shooting.line(&figure, 0)
    }
}
