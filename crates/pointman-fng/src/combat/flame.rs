//! Flamethrowers: the shot, the fuel, the tank that bursts, and the fire left burning [Flame-thrower].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId, ValueId};
use crate::squads::weapons::Weapon;
use crate::words::WeaponId;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State};
use super::odds::{Finals, Odds, then};
use super::play::{Ask, Follow, Play, Throw, read};
use super::shoot::{Line, Shooting, received_fire};
use super::unlucky::{Exposed, Unlucky};

/// Impact of all flame.
const FLAME_IMPACT: u8 = 5;

/// One use of a flamethrower: once a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flame {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Who operates it.
    pub operator: Figure,
    /// The flamethrower: carried (12 in) or of a vehicle (18 in, its first 1 is ignored).
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub weapon: Weapon,
    /// The first 1 of a vehicle flamethrower has been rolled already.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub first_one_spent: bool,
    /// Inches to the farthest target; unknown counts as within range.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// Everybody in the path, 3 in wide.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub targets: Vec<Figure>,
    /// The Unlucky about them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unlucky: Unlucky,
}

/// What a flamethrower did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FlameRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who operates it.
    pub operator: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Face and Rep together.
    pub total: i32,
    /// Only one shot is left.
    pub one_shot_left: bool,
    /// The path burns to the end of the battle: wherever it is used.
    pub burning_path: bool,
    /// How each figure in the path ends, and the Unlucky near them.
    pub targets: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl FlameRecord {
    /// How everything ends, in the columns of [`Flame::odds`].
    pub fn finals(&self) -> Finals {
        self.targets
            .iter()
            .map(|fate| fate.state.id())
            .chain([FuelLeft::of(self.one_shot_left).id()])
            .collect()
    }
}

pointman_core::vocabulary! {
    /// What a flamethrower has left after a shot [flamethrower-fuel].
    pub enum FuelLeft: "fuel left" {
        Enough = "fuel-ok" "fuel left",
        OneShot = "one-shot-left" "one shot left",
    }
}

impl FuelLeft {
    pub(super) fn of(one_shot_left: bool) -> FuelLeft {
        if one_shot_left { FuelLeft::OneShot } else { FuelLeft::Enough }
    }
}

impl Flame {
    /// Whether the weapon, its reach and the targets allow it, which no die changes.
    ///
    /// # Errors
    /// [`Error::Refused`] by the rule that forbids it.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.unlucky.check(self.targets.len())?;
        let name = &self.weapon.name;
        if self.weapon.path_width.is_none() {
            return Err(Error::refused("FNG flamethrower-shot", format!("the {name} is not a flamethrower")));
        }
        match (self.range, self.weapon.range) {
            (Some(range), Some(reach)) if range > reach => Err(Error::refused(
                "FNG Out Of Range",
                format!("{range} in is too far: the {name} reaches {reach} in"),
            )),
            _ => Ok(()),
        }
    }

    /// Fires.
    ///
    /// # Errors
    /// [`Error::Refused`] for another weapon or out of range; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<FlameRecord, Error> {
        self.check()?;
        let lines = self.lines()?;
        let mut play = Play::new(self.edition, dice, trace);
        let shot = play.check(&self.operator.asks(CheckId::FlamethrowerShot))?;
        let face = shot.own.first().copied().unwrap_or(1);
        let one_shot_left = self.runs_low(face)?;
        play.note(
            CheckId::FlamethrowerFuel,
            format_args!("natural {face}: {}", FuelLeft::of(one_shot_left).id()),
        );
        let exposed = self.exposed(&lines);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        exposed.suffer(&mut play, &self.hits(&lines, face), &mut fates)?;
        let follow = |(index, fate): (usize, &Fate)| match self.targets.get(index) {
            Some(figure) if fate.state == State::Up => Some(received_fire(figure, self.weapon.ogr)),
            _ => fate.follow(self.edition),
        };
        let follows = fates.iter().enumerate().filter_map(follow).collect();
        Ok(FlameRecord {
            edition: self.edition,
            operator: self.operator.name.clone(),
            throws: play.take_throws(),
            total: shot.total.unwrap_or_default(),
            one_shot_left,
            burning_path: true,
            targets: fates,
            follows,
        })
    }

    /// The exact odds of how each figure in the path ends and of the fuel running low.
    ///
    /// # Errors
    /// As [`Flame::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let lines = self.lines()?;
        let faces = enumerate(|dice| dice.d6(format_args!("flamethrower")))?;
        let outcomes = then(
            &faces,
            |&face| {
                let ends = self.exposed(&lines).odds(&self.hits(&lines, face))?;
                let low = self.runs_low(face)?;
                Ok::<_, Error>(
                    ends.map(|ends| ends.iter().copied().chain([FuelLeft::of(low).id()]).collect::<Finals>()),
                )
            },
            |_, ends| ends.clone(),
        )?;
        let columns = self.everybody().map(|figure| figure.name.clone()).chain(["fuel".to_owned()]).collect();
        Ok(Odds { columns, outcomes })
    }

    fn lines(&self) -> Result<Vec<Line>, Error> {
        let shooting = Shooting {
            edition: self.edition,
            shooter: &self.operator,
            weapon: &self.weapon,
            flags: Vec::new(),
            tunnel: false,
        };
        self.everybody().map(|figure| shooting.line(figure, 0)).collect()
    }

    fn everybody(&self) -> impl Iterator<Item = &Figure> {
        self.targets.iter().chain(self.unlucky.figures())
    }

    /// Whom the flame can burn: those in its path, and the Unlucky near them.
    fn exposed<'a>(&'a self, lines: &'a [Line]) -> Exposed<'a> {
        Exposed {
            edition: self.edition,
            figures: self.everybody().collect(),
            harms: lines.iter().map(|line| &line.harm).collect(),
            unlucky: self.unlucky.near(&self.targets.iter().collect::<Vec<_>>()),
        }
    }

    /// A hit for each in the path whom this face hits.
    fn hits(&self, lines: &[Line], face: u8) -> Vec<u8> {
        lines[..self.targets.len()].iter().map(|line| u8::from(line.hits(face))).collect()
    }

    /// Whether the natural face leaves one shot only.
    fn runs_low(&self, face: u8) -> Result<bool, Error> {
        runs_low(self.edition, &self.operator, &self.weapon, self.first_one_spent, face)
    }
}

/// Whether the natural face of a shot leaves one shot only.
pub(super) fn runs_low(
    edition: Edition,
    operator: &Figure,
    weapon: &Weapon,
    first_one_spent: bool,
    face: u8,
) -> Result<bool, Error> {
    let ask = Ask::new(CheckId::FlamethrowerFuel, &operator.name)
        .value(ValueId::Faces, i64::from(face))
        .flag_if(weapon.id == WeaponId::VehicleFlamethrower, Flag::Vehicle)
        .flag_if(first_one_spent, Flag::FirstOneSpent);
    Ok(read(edition, &ask, &[])?.result == ResultId::OneShotLeft)
}

/// The operator is hit, or caught in a blast: their tank may burst.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TankBurst {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Everybody within the 5 in circle, the operator among them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub circle: Vec<Figure>,
    /// The Unlucky about them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unlucky: Unlucky,
}

/// What the tank of a flamethrower did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TankBurstRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Whether it burst.
    pub explodes: bool,
    /// How each figure in the circle ends, and the Unlucky near them.
    pub circle: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl TankBurstRecord {
    /// How everything ends, in the columns of [`TankBurst::odds`].
    pub fn finals(&self) -> Finals {
        std::iter::once(burst(self.explodes)).chain(self.circle.iter().map(|fate| fate.state.id())).collect()
    }
}

fn burst(explodes: bool) -> &'static str {
    if explodes { "explodes" } else { "no-effect" }
}

impl TankBurst {
    /// Rolls for the tank and for everybody near it.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<TankBurstRecord, Error> {
        self.unlucky.check(self.circle.len())?;
        let mut play = Play::new(self.edition, dice, trace);
        let explodes = explodes(&mut play)?;
        self.harm_all(play, explodes)
    }

    /// Rolls for everybody near a tank that is known to burst.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub(crate) fn bursts(
        &self,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<TankBurstRecord, Error> {
        self.harm_all(Play::new(self.edition, dice, trace), true)
    }

    fn harm_all<T: Trace>(&self, mut play: Play<'_, T>, explodes: bool) -> Result<TankBurstRecord, Error> {
        let harms = self.harms()?;
        let exposed = self.exposed(&harms);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        exposed.suffer(&mut play, &vec![u8::from(explodes); self.circle.len()], &mut fates)?;
        let follows = fates.iter().filter_map(|fate| fate.follow(self.edition)).collect();
        Ok(TankBurstRecord {
            edition: self.edition,
            throws: play.take_throws(),
            explodes,
            circle: fates,
            follows,
        })
    }

    /// The exact odds of the tank and of everybody near it.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn odds(&self) -> Result<Odds, Error> {
        self.unlucky.check(self.circle.len())?;
        let harms = self.harms()?;
        let exposed = self.exposed(&harms);
        let tank = enumerate(|dice| explodes(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let ends = |&explodes: &bool| -> Result<Distribution<Finals>, Error> {
            let ends = exposed.odds(&vec![u8::from(explodes); self.circle.len()])?;
            Ok(ends.map(|ends| std::iter::once(burst(explodes)).chain(ends.iter().copied()).collect()))
        };
        let outcomes = then(&tank, ends, |_, ends| ends.clone())?;
        let columns = std::iter::once("tank".to_owned())
            .chain(self.everybody().map(|figure| figure.name.clone()))
            .collect();
        Ok(Odds { columns, outcomes })
    }

    fn everybody(&self) -> impl Iterator<Item = &Figure> {
        self.circle.iter().chain(self.unlucky.figures())
    }

    fn harms(&self) -> Result<Vec<Harm>, Error> {
        self.everybody().map(|figure| burning(self.edition, figure)).collect()
    }

    fn exposed<'a>(&'a self, harms: &'a [Harm]) -> Exposed<'a> {
        Exposed {
            edition: self.edition,
            figures: self.everybody().collect(),
            harms: harms.iter().collect(),
            unlucky: self.unlucky.near(&self.circle.iter().collect::<Vec<_>>()),
        }
    }
}

fn explodes<T: Trace>(play: &mut Play<'_, T>) -> Result<bool, Error> {
    Ok(play.check(&Ask::new(CheckId::FlamethrowerTank, "the tank"))?.result == ResultId::Explodes)
}

fn burning(edition: Edition, figure: &Figure) -> Result<Harm, Error> {
    Harm::of(edition, figure, Blow::blast(FLAME_IMPACT, None))
}

/// A figure crosses residual flame.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Who crosses.
    pub figure: Figure,
    /// Rep of the Leader who gives a Leader Die on Wanting to Charge.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub leader_rep: Option<u8>,
    /// Wanting to Charge has been passed already.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub wants_to: bool,
}

/// What crossing the flames did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossingRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Whether they cross at all.
    pub crosses: bool,
    /// How they end.
    pub figure: Fate,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl CrossingRecord {
    /// How everything ends, in the columns of [`Crossing::odds`].
    pub fn finals(&self) -> Finals {
        vec![crossed(self.crosses), self.figure.state.id()]
    }
}

fn crossed(crosses: bool) -> &'static str {
    if crosses { "crosses" } else { "stays" }
}

impl Crossing {
    /// Checks whether they dare and whether they burn.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<CrossingRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        let crosses = self.dares(&mut play)?;
        let mut fate = Fate::of(&self.figure);
        if crosses && self.burns(&mut play)? {
            fate.suffer(&mut play, &self.figure, &burning(self.edition, &self.figure)?)?;
        }
        let follows = fate.follow(self.edition).into_iter().collect();
        Ok(CrossingRecord {
            edition: self.edition,
            throws: play.take_throws(),
            crosses,
            figure: fate,
            follows,
        })
    }

    /// The exact odds of crossing and of how they end.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn odds(&self) -> Result<Odds, Error> {
        let outcomes = enumerate(|dice| self.run(dice, &mut Silent).map(|record| record.finals()))?;
        Ok(Odds { columns: vec!["crossing".to_owned(), self.figure.name.clone()], outcomes })
    }

    fn dares<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<bool, Error> {
        if self.wants_to {
            return Ok(true);
        }
        let ask = self
            .figure
            .asks(CheckId::WantingToCharge)
            .flag_if(self.figure.leader, Flag::Leader)
            .flag_if(self.figure.hero, Flag::Hero);
        let ask = ask.flag_if(self.figure.exposure.in_cover, Flag::InCover).leader_rep(self.leader_rep);
        Ok(play.check(&ask)?.result == ResultId::Charge)
    }

    fn burns<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<bool, Error> {
        let ask = self.figure.as_target(self.figure.asks(CheckId::ResidualFlame));
        let reading = play.check(&ask)?;
        Ok(reading.read_result.unwrap_or(reading.result) == ResultId::Hit)
    }
}
