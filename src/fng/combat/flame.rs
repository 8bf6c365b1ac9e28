//! Flamethrowers: the shot, the fuel, the tank that bursts, and the fire left burning [Flame-thrower].

use serde::Serialize;

use crate::dice::odds::Distribution;
use crate::dice::{Dice, enumerate};
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::fng::weapons::Weapon;
use crate::trace::{Silent, Trace};

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State, state_after};
use super::odds::{Finals, Odds, certain, then, together};
use super::play::{Ask, Follow, Play, Throw, read};
use super::shoot::{Line, Shooting, received_fire};

/// Impact of all flame.
const FLAME_IMPACT: u8 = 5;

/// One use of a flamethrower: once a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flame {
    /// The edition played.
    pub edition: Edition,
    /// Who operates it.
    pub operator: Figure,
    /// The flamethrower: carried (12 in) or of a vehicle (18 in, its first 1 is ignored).
    pub weapon: Weapon,
    /// The first 1 of a vehicle flamethrower has been rolled already.
    pub first_one_spent: bool,
    /// Inches to the farthest target; unknown counts as within range.
    pub range: Option<u8>,
    /// Everybody in the path, 3 in wide.
    pub targets: Vec<Figure>,
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
    /// How each figure in the path ends.
    pub targets: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl FlameRecord {
    /// How everything ends, in the columns of [`Flame::odds`].
    pub fn finals(&self) -> Finals {
        self.targets.iter().map(|fate| fate.state.id()).chain([fuel(self.one_shot_left)]).collect()
    }
}

fn fuel(one_shot_left: bool) -> &'static str {
    if one_shot_left { "one-shot-left" } else { "fuel-ok" }
}

impl Flame {
    fn is_vehicle(&self) -> bool {
        self.weapon.id == "vehicle-flamethrower"
    }

    fn check(&self) -> Result<(), Error> {
        let name = &self.weapon.name;
        if self.weapon.path_width.is_none() {
            return Err(Error::refused("FNG flamethrower-shot", format!("the {name} is no flamethrower")));
        }
        match (self.range, self.weapon.range) {
            (Some(range), Some(reach)) if range > reach => {
                Err(Error::refused("FNG Out Of Range", format!("{range} in is too far: the {name} reaches {reach} in")))
            }
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
        let shot = play.check(&self.operator.asks("flamethrower-shot"))?;
        let face = shot.own.first().copied().unwrap_or(1);
        let one_shot_left = self.runs_low(face)?;
        play.note("flamethrower-fuel", format_args!("natural {face}: {}", fuel(one_shot_left)));
        let mut fates = Vec::new();
        for (figure, line) in self.targets.iter().zip(&lines) {
            let mut fate = Fate::of(figure);
            if line.hits(face) {
                fate.suffer(&mut play, figure, &line.harm)?;
            }
            fates.push(fate);
        }
        let follow = |(figure, fate): (&Figure, &Fate)| match fate.state {
            State::Up => Some(received_fire(figure, self.weapon.ogr)),
            _ => fate.follow(self.edition),
        };
        let follows = self.targets.iter().zip(&fates).filter_map(follow).collect();
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
                let mut each = Vec::new();
                for (figure, line) in self.targets.iter().zip(&lines) {
                    let hits = u8::from(line.hits(face));
                    each.push(enumerate(|dice| state_after(dice, figure, &line.harm, hits).map(State::id))?);
                }
                let low = self.runs_low(face)?;
                Ok::<_, Error>(together(&each).map(|ends| ends.iter().copied().chain([fuel(low)]).collect::<Finals>()))
            },
            |_, ends| ends.clone(),
        )?;
        let columns = self.targets.iter().map(|figure| figure.name.clone()).chain(["fuel".to_owned()]).collect();
        Ok(Odds { columns, outcomes })
    }

    fn lines(&self) -> Result<Vec<Line>, Error> {
        let shooting =
            Shooting { edition: self.edition, shooter: &self.operator, weapon: &self.weapon, flags: Vec::new(), tunnel: false };
        self.targets.iter().map(|figure| shooting.line(figure, 0)).collect()
    }

    /// Whether the natural face leaves one shot only.
    fn runs_low(&self, face: u8) -> Result<bool, Error> {
        let ask = Ask::new("flamethrower-fuel", &self.operator.name)
            .value("faces", i64::from(face))
            .flag_if(self.is_vehicle(), "vehicle")
            .flag_if(self.first_one_spent, "first-one-spent");
        Ok(read(self.edition, &ask, &[])?.result == "one-shot-left")
    }
}

/// The operator is hit, or caught in a blast: his tank may burst.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TankBurst {
    /// The edition played.
    pub edition: Edition,
    /// Everybody within the 5 in circle, the operator among them.
    pub circle: Vec<Figure>,
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
    /// How each figure in the circle ends.
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
        let mut play = Play::new(self.edition, dice, trace);
        let explodes = explodes(&mut play)?;
        let mut fates: Vec<Fate> = self.circle.iter().map(Fate::of).collect();
        for (figure, fate) in self.circle.iter().zip(&mut fates).filter(|_| explodes) {
            fate.suffer(&mut play, figure, &burning(self.edition, figure)?)?;
        }
        let follows = fates.iter().filter_map(|fate| fate.follow(self.edition)).collect();
        Ok(TankBurstRecord { edition: self.edition, throws: play.take_throws(), explodes, circle: fates, follows })
    }

    /// The exact odds of the tank and of everybody near it.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn odds(&self) -> Result<Odds, Error> {
        let tank = enumerate(|dice| explodes(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let ends = |&explodes: &bool| -> Result<Distribution<Finals>, Error> {
            let mut each = vec![certain(burst(explodes))];
            for figure in &self.circle {
                let harm = burning(self.edition, figure)?;
                each.push(enumerate(|dice| state_after(dice, figure, &harm, u8::from(explodes)).map(State::id))?);
            }
            Ok(together(&each))
        };
        let outcomes = then(&tank, ends, |_, ends| ends.clone())?;
        let columns = std::iter::once("tank".to_owned()).chain(self.circle.iter().map(|figure| figure.name.clone())).collect();
        Ok(Odds { columns, outcomes })
    }
}

fn explodes<T: Trace>(play: &mut Play<'_, T>) -> Result<bool, Error> {
    Ok(play.check(&Ask::new("flamethrower-tank", "the tank"))?.result == "explodes")
}

fn burning(edition: Edition, figure: &Figure) -> Result<Harm, Error> {
    Harm::of(edition, figure, Blow::blast(FLAME_IMPACT, None))
}

/// A figure crosses residual flame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crossing {
    /// The edition played.
    pub edition: Edition,
    /// Who crosses.
    pub figure: Figure,
    /// Rep of the Leader who gives a Leader Die on Wanting to Charge.
    pub leader_rep: Option<u8>,
    /// Wanting to Charge has been passed already.
    pub wants_to: bool,
}

/// What crossing the flames did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossingRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Whether he crosses at all.
    pub crosses: bool,
    /// How he ends.
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
    /// Checks whether he dares and whether he burns.
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
        Ok(CrossingRecord { edition: self.edition, throws: play.take_throws(), crosses, figure: fate, follows })
    }

    /// The exact odds of crossing and of how he ends.
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
        let ask = self.figure.asks("wanting-to-charge").flag_if(self.figure.leader, "leader").flag_if(self.figure.hero, "hero");
        let ask = ask.flag_if(self.figure.exposure.in_cover, "in-cover").leader_rep(self.leader_rep);
        Ok(play.check(&ask)?.result == "charge")
    }

    fn burns<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<bool, Error> {
        let ask = self.figure.as_target(self.figure.asks("residual-flame"));
        let reading = play.check(&ask)?;
        Ok(reading.read_result.as_deref().unwrap_or(&reading.result) == "hit")
    }
}
