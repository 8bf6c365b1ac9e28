//! A main gun, a towed gun or a squad anti-tank weapon fires at a vehicle [Firing The Main Gun, Special
//! Anti-Tank Weapon Firing Procedure, Hands Of Fate Firing, Loading The Main Gun].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId, ValueId};
use crate::squads::weapons::Weapon;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::{Silent, Trace};
use pointman_core::voice::option;

use super::crew::{Loader, Loading};
use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State, state_after};
use super::odds::{Finals, Odds, then, together};
use super::penetration::{Attack, PenetrationRecord, TargetVehicle, VehicleFate, clank, strike, strike_odds};
use super::play::{Ask, Follow, Play, Throw, read};

pointman_core::vocabulary! {
    /// What is loaded.
    pub enum Round: "round" {
        Ap = "ap" "AP",
        He = "he" "HE",
        Canister = "canister" "canister",
    }
}

/// What fires.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gunnery {
    /// A main gun or towed gun: Place Round, then Loading.
    Gun {
        /// Its APR.
        apr: u8,
        /// The round in it.
        round: Round,
        /// Who reloads.
        #[serde(default)]
        loader: Loader,
        /// It is not stopped: only Hands of Fate can hit.
        #[serde(default, skip_serializing_if = "crate::evening::is_default")]
        moving: bool,
    },
    /// A bazooka, RPG, LAW, recoilless rifle: Squad Anti-Tank Fire.
    Squad {
        /// The weapon.
        #[serde(with = "crate::squads::carried::boxed")]
        #[schemars(with = "serde_json::Value")]
        weapon: Box<Weapon>,
        /// Everybody directly behind it within its back blast.
        #[serde(default, skip_serializing_if = "crate::evening::is_default")]
        behind: Vec<Figure>,
    },
    /// A flamethrower, at a building: the To Hit table, then its APW; vehicles it fires at as weapons with an
    /// APW do.
    Flame {
        /// The flamethrower, carried or of a vehicle.
        #[serde(with = "crate::squads::carried::boxed")]
        #[schemars(with = "serde_json::Value")]
        weapon: Box<Weapon>,
        /// The first 1 of a vehicle flamethrower has been rolled already.
        #[serde(default, skip_serializing_if = "crate::evening::is_default")]
        first_one_spent: bool,
    },
}

impl Gunnery {
    /// The rating that penetrates.
    pub(super) fn apr(&self) -> u8 {
        match self {
            Gunnery::Gun { apr, .. } => *apr,
            Gunnery::Squad { weapon, .. } | Gunnery::Flame { weapon, .. } => weapon.apw.unwrap_or(0),
        }
    }

    /// Whether it is a squad anti-tank weapon that reaches so far; guns always reach.
    pub(super) fn check_reach(&self, range: Option<u8>) -> Result<(), Error> {
        let weapon = match self {
            Gunnery::Gun { .. } => return Ok(()),
            Gunnery::Flame { weapon, .. } => {
                let name = &weapon.name;
                if weapon.path_width.is_none() {
                    return Err(Error::refused(
                        "FNG flamethrower-shot",
                        format!("the {name} is not a flamethrower"),
                    ));
                }
                return match (range, weapon.range) {
                    (Some(range), Some(reach)) if range > reach => Err(Error::refused(
                        "FNG Out Of Range",
                        format!("{range} in is too far: the {name} reaches {reach} in"),
                    )),
                    _ => Ok(()),
                };
            }
            Gunnery::Squad { weapon, .. } => weapon,
        };
        let name = &weapon.name;
        if !weapon.class.is_squad_anti_tank() || weapon.apw.is_none() {
            return Err(Error::refused(
                "FNG squad-anti-tank",
                format!("the {name} is not a squad anti-tank weapon"),
            ));
        }
        match (range, weapon.reach(true)) {
            (None, _) => {
                let inches = OpenQuestion::of("range", "the inches to the target", "FNG squad-anti-tank");
                let why = format!("the {name} fires at -1 up to half its range and -2 beyond");
                Err(Error::needs("", inches, option("in").called("range")).because(why))
            }
            (Some(range), Some(reach)) if range > reach => Err(Error::refused(
                "FNG Out Of Range",
                format!("{range} in is too far: the {name} reaches {reach} in"),
            )),
            _ => Ok(()),
        }
    }

    /// Everybody in its back blast.
    pub(super) fn behind(&self) -> &[Figure] {
        match self {
            Gunnery::Squad { weapon, behind } if weapon.backblast.is_some() => behind,
            _ => &[],
        }
    }

    /// Whether it is a round that lands nearer than it is armed at.
    pub(super) fn is_dud(&self, range: Option<u8>) -> bool {
        let is_nearer = |least| range < Some(least);
        matches!(self, Gunnery::Squad { weapon, .. } if weapon.range_min.is_some_and(is_nearer))
    }

    /// Everybody in the back blast takes a hit without a roll (combat-06).
    pub(super) fn back_blast(&self, edition: Edition, rep: u8) -> Result<Vec<(&Figure, Harm)>, Error> {
        let Gunnery::Squad { weapon, behind } = self else { return Ok(Vec::new()) };
        let Some(blast) = weapon.backblast else { return Ok(Vec::new()) };
        let harm = |figure| Ok((figure, Harm::of(edition, figure, Blow::blast(blast.impact, Some(rep)))?));
        behind.iter().map(harm).collect()
    }
}

/// One round at a vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AntiArmorFire {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// The gunner, or the shooter.
    pub gunner: Figure,
    /// What fires.
    pub gunnery: Gunnery,
    /// Inches to the target; a squad weapon needs it.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// The firing vehicle moved more than half its speed this turn.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub shooter_fast_moved: bool,
    /// Aimed at the turret.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub at_turret: bool,
    /// The target.
    pub target: TargetVehicle,
}

/// What one round did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AntiArmorFireRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub gunner: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Whether and where it hit: `miss`, `dud`, `hull`, `turret`, `miracle`.
    pub shot: &'static str,
    /// APR or APW of the shot less the armor it met.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<i32>,
    /// The armor faced is above the APR of the gun: it must Retire when a check says so.
    pub undergunned: bool,
    /// What became of the target.
    pub target: PenetrationRecord,
    /// Everybody in the back blast.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Fate>,
    /// How loading ended, for a gun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gun: Option<Loading>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl AntiArmorFireRecord {
    /// Whether and where the round hit, in words. What it did there is told of the vehicle.
    pub fn told(&self) -> String {
        let (gunner, target) = (&self.gunner, &self.target.name);
        let is_clank = self.follows.iter().any(|follow| follow.is(CheckId::Clank));
        let end = if is_clank { " and does not penetrate" } else { "" };
        let all = [RoundEnd::Missed, RoundEnd::Dud, RoundEnd::Hull, RoundEnd::Turret];
        let at = match all.into_iter().find(|shot| shot.id() == self.shot) {
            Some(RoundEnd::Missed) => return format!("{gunner} misses {target}"),
            Some(RoundEnd::Dud) => {
                return format!("the round of {gunner} is a dud: {target} is nearer than it is armed");
            }
            Some(RoundEnd::Turret) => "the turret of ",
            Some(RoundEnd::Hull) => "the hull of ",
            _ => "",
        };
        format!("the round hits {at}{target}{end}")
    }

    /// How everything ends, in the columns of [`AntiArmorFire::odds`].
    pub fn finals(&self, fire: &AntiArmorFire) -> Finals {
        let target = &self.target;
        let mut words = vec![self.shot, target.state.id()];
        words.extend(target.crew.iter().map(|man| man.state.id()));
        words.extend(fire.target.catches_fire.map(|_| if target.on_fire { "on-fire" } else { "no-fire" }));
        words.extend(self.behind.iter().map(|fate| fate.state.id()));
        words.extend(self.gun.map(Loading::id));
        words
    }
}

pointman_core::vocabulary! {
    /// Where a round went.
    pub enum RoundEnd: "end of a round" {
        /// It missed.
        Missed = "miss",
        /// It did not burst.
        Dud = "dud",
        /// It hit the hull.
        Hull = "hull",
        /// It hit the turret.
        Turret = "turret",
        /// Hands of Fate.
        Miracle = "miracle",
        /// It hit a place that it cannot penetrate, or that hides the hull: Clank.
        Clank = "clank",
    }
}

impl AntiArmorFire {
    /// Fires.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<AntiArmorFireRecord, Error> {
        self.run_at(&mut Play::new(self.edition, dice, trace))
    }

    pub(super) fn run_at<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<AntiArmorFireRecord, Error> {
        self.check()?;
        let shot = self.shoot(play)?;
        let mut fate = VehicleFate::of(&self.target);
        let mut follows = Vec::new();
        let attack = self.attack(shot);
        let not_penetrated = match attack {
            Some(attack) => strike(play, &self.target, attack, &mut fate)? == ResultId::Clank,
            None => shot == RoundEnd::Clank,
        };
        if not_penetrated {
            follows.push(clank(&self.target, attack.unwrap_or(self.at(self.at_turret))));
        }
        let mut behind = Vec::new();
        for (figure, harm) in self.gunnery.back_blast(self.edition, self.gunner.rep)? {
            let mut fate = Fate::of(figure);
            fate.suffer(play, figure, &harm)?;
            follows.extend(fate.follow(self.edition));
            behind.push(fate);
        }
        let gun = match &self.gunnery {
            Gunnery::Gun { loader, .. } => Some(loader.load(play)?),
            Gunnery::Squad { .. } | Gunnery::Flame { .. } => None,
        };
        let target = PenetrationRecord::new(&self.target, &fate);
        follows.extend(target.follows());
        Ok(AntiArmorFireRecord {
            edition: self.edition,
            gunner: self.gunner.name.clone(),
            throws: play.take_throws(),
            shot: shot.id(),
            difference: attack.map(|attack| attack.difference(&self.target)),
            undergunned: self.gunnery.apr() < self.target.ar(false),
            target,
            behind,
            gun,
            follows,
        })
    }

    /// The exact odds of the shot, the target, all aboard, the back blast and the gun.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot.
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let shots = enumerate(|dice| self.shoot(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let mut after = Vec::new();
        for (figure, harm) in self.gunnery.back_blast(self.edition, self.gunner.rep)? {
            after.push(enumerate(|dice| state_after(dice, figure, &harm, 1).map(|state| state.id()))?);
        }
        if let Gunnery::Gun { loader, .. } = &self.gunnery {
            after.push(enumerate(|dice| {
                loader.load(&mut Play::new(self.edition, dice, &mut Silent)).map(Loading::id)
            })?);
        }
        let after = together(&after);
        let hits = then(&shots, |&shot| self.ends(shot), |shot, words| (*shot, words.clone()))?;
        let outcomes = then(
            &hits,
            |_| Ok::<_, Error>(after.clone()),
            |(shot, words), after| {
                std::iter::once(shot.id())
                    .chain(words.iter().copied())
                    .chain(after.iter().copied())
                    .collect::<Finals>()
            },
        )?;
        Ok(Odds { columns: self.columns(), outcomes })
    }

    /// The columns of the odds: the shot, the target, all aboard, the back blast, the gun.
    pub(super) fn columns(&self) -> Vec<String> {
        let mut columns: Vec<String> =
            std::iter::once("shot".to_owned()).chain(self.target.columns()).collect();
        match &self.gunnery {
            Gunnery::Squad { behind, .. } => columns.extend(behind.iter().map(|figure| figure.name.clone())),
            Gunnery::Gun { .. } => columns.push("gun".to_owned()),
            Gunnery::Flame { .. } => {}
        }
        columns
    }

    /// The words of the odds when no round is fired.
    pub(super) fn not_fired(&self) -> Finals {
        let mut words = vec!["not-fired"];
        words.extend(VehicleFate::of(&self.target).words(&self.target));
        match &self.gunnery {
            Gunnery::Squad { behind, .. } => words.extend(behind.iter().map(|_| State::Up.id())),
            Gunnery::Gun { .. } => words.push(Loading::Loaded.id()),
            Gunnery::Flame { .. } => {}
        }
        words
    }

    fn ends(&self, shot: RoundEnd) -> Result<Distribution<Finals>, Error> {
        let untouched = VehicleFate::of(&self.target);
        match self.attack(shot) {
            None => Ok(Distribution::certain(untouched.words(&self.target))),
            Some(attack) => {
                let ends = strike_odds(self.edition, &self.target, attack, &untouched)?;
                Ok(ends.map(|fate| fate.words(&self.target)))
            }
        }
    }

    fn at(&self, turret: bool) -> Attack {
        let he = matches!(self.gunnery, Gunnery::Gun { round: Round::He, .. });
        Attack { apr: self.gunnery.apr(), he, turret, hands_of_fate: false }
    }

    /// What penetration is rolled for.
    fn attack(&self, shot: RoundEnd) -> Option<Attack> {
        match shot {
            RoundEnd::Missed | RoundEnd::Dud | RoundEnd::Clank => None,
            RoundEnd::Hull => Some(self.at(false)),
            RoundEnd::Turret => Some(self.at(true)),
            RoundEnd::Miracle => Some(Attack { hands_of_fate: true, ..self.at(self.at_turret) }),
        }
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.target.hull_down && !self.at_turret {
            return Err(Error::refused("FNG hit-location", "the target is hull down: aim at its turret"));
        }
        match &self.gunnery {
            Gunnery::Gun { round: Round::Canister, .. } => Err(Error::refused(
                "FNG main-gun-personnel",
                "canister has no effect on a vehicle: fire AP or HE",
            )),
            Gunnery::Gun { .. } => Ok(()),
            Gunnery::Squad { .. } => self.gunnery.check_reach(self.range),
            Gunnery::Flame { weapon, .. } => Err(Error::refused(
                "FNG flamethrower-shot",
                format!("against a vehicle the {} uses the To Hit table", weapon.name),
            )),
        }
    }

    /// Places the round.
    fn shoot<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<RoundEnd, Error> {
        let (check, moving) = match &self.gunnery {
            Gunnery::Gun { moving, .. } => (CheckId::PlaceRound, *moving),
            Gunnery::Squad { .. } if self.gunnery.is_dud(self.range) => {
                play.note(CheckId::SquadAntiTank, format_args!("nearer than its least range: a dud"));
                return Ok(RoundEnd::Dud);
            }
            Gunnery::Squad { .. } | Gunnery::Flame { .. } => (CheckId::SquadAntiTank, false),
        };
        let mut ask = self.gunner.asks(check);
        if let Some(range) = self.range {
            ask = ask.value(ValueId::Range, i64::from(range));
        }
        if let Gunnery::Squad { weapon, .. } = &self.gunnery {
            ask = ask.value(ValueId::WeaponRange, i64::from(weapon.reach(true).unwrap_or(0)));
        } else {
            ask = ask.flag_if(self.shooter_fast_moved, Flag::ShooterFastMoving);
        }
        let placed = play.check(&ask.flag_if(self.target.fast_moving, Flag::TargetFastMoving))?;
        let is_gun = matches!(self.gunnery, Gunnery::Gun { .. });
        let no_chance = moving || self.at(self.at_turret).difference(&self.target) <= 0;
        if is_gun && no_chance {
            // The dice already placed decide (Hands Of Fate Firing).
            let fate = read(self.edition, &Ask::new(CheckId::HandsOfFate, &self.gunner.name), &placed.own)?;
            if fate.result == ResultId::Miracle {
                play.note(CheckId::HandsOfFate, format_args!("1,1"));
                return Ok(RoundEnd::Miracle);
            }
        }
        match placed.result {
            ResultId::Miss => Ok(RoundEnd::Missed),
            _ if is_gun && moving => Ok(RoundEnd::Clank),
            ResultId::HitAimed => Ok(self.hit(self.at_turret)),
            _ => self.locate(play),
        }
    }

    fn locate<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<RoundEnd, Error> {
        let located = play.check(
            &Ask::new(CheckId::HitLocation, &self.target.name).flag_if(self.target.hull_down, Flag::HullDown),
        )?;
        Ok(match located.result {
            ResultId::Turret => self.hit(true),
            ResultId::Hull => self.hit(false),
            _ => RoundEnd::Clank,
        })
    }

    /// A hit; one that cannot penetrate is a Clank at once.
    fn hit(&self, turret: bool) -> RoundEnd {
        match (self.at(turret).difference(&self.target) > 0, turret) {
            (false, _) => RoundEnd::Clank,
            (true, false) => RoundEnd::Hull,
            (true, true) => RoundEnd::Turret,
        }
    }
}
