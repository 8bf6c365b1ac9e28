//! `fng flame`: a flamethrower, its tank, the fire it leaves.

use clap::Args;
use serde::Deserialize;

use super::building::BuildingOptions;
use super::told::{Told, tell_fates};
use super::words::{ActorOptions, Roster, Spec, UnluckyOptions, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{
    Crossing, CrossingRecord, Flame, FlameRecord, Follow, Gunnery, TankBurst, TankBurstRecord, Throw,
};
use crate::fng::evening::{Burning, Firing, GunOrder};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::render::Report;
use crate::voice::option;

/// A flamethrower, its tank, the fire it leaves.
#[derive(Debug, Args, Deserialize)]
pub struct FlameCommand {
    /// A figure in the path, or with --tank in the circle; `apart` if more than 3 in from the others
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// Unlucky figures nearby
    #[command(flatten)]
    #[serde(flatten)]
    pub unlucky: UnluckyOptions,
    /// A building in the path: its Defense Value decides what the flame does to it
    #[command(flatten)]
    #[serde(flatten)]
    pub building: BuildingOptions,
    /// Who operates it
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// The flamethrower [default: a portable one]
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// The flamethrower is mounted on a vehicle: 18 in, and its first 1 is ignored
    #[arg(long = "mounted", alias = "vehicle")]
    #[serde(default)]
    pub vehicle: bool,
    /// The vehicle has already rolled its first 1
    #[arg(long, requires = "vehicle")]
    #[serde(default)]
    pub first_one_spent: bool,
    /// Inches to the farthest target
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES")]
    #[serde(default, alias = "in")]
    pub inches: Option<u8>,
    /// The operator was hit or caught in a blast: does the tank burst?
    #[arg(long, conflicts_with = "cross")]
    #[serde(default)]
    pub tank: bool,
    /// This figure crosses residual flame
    #[arg(long, value_name = "FIGURE", conflicts_with = "at")]
    #[serde(default)]
    pub cross: Option<Spec>,
    /// The figure has already passed Wanting to Charge
    #[arg(long, requires = "cross")]
    #[serde(default)]
    pub wants_to: bool,
    /// The Rep of the Leader who gives a Leader Die
    #[arg(long, value_name = "N", requires = "cross")]
    #[serde(default)]
    pub leader_rep: Option<u8>,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for FlameCommand {
    const PATH: &'static [&'static str] = &["fng", "flame"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Fire a flamethrower at figures or a building, check its tank, or cross its flames";
    const EXAMPLES: &'static str = "\
pointman fng flame --rep 4 --at cover,rep=4 --at rep=3
pointman fng flame --rep 4 --mounted --at open,rep=4 --odds
pointman fng flame --rep 4 --dv bunker --inside Phu,rep=4 --inside Hien,rep=4      # at a building
pointman fng flame --tank --at Operator,rep=4 --at Smith,rep=4     # the operator was hit
pointman fng flame --cross Phu,rep=4 --leader-rep 5";
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let edition = roster.edition;
        if let Some(spec) = &self.cross {
            let figure = roster.figure(spec, "crosser")?;
            let crossing = Crossing { edition, figure, leader_rep: self.leader_rep, wants_to: self.wants_to };
            if let Some(outcome) = self.burn(&Burning::Cross(crossing.clone()), session)? {
                return Ok(outcome);
            }
            return self.options.answer(session, |dice, story| crossing.run(dice, story), || crossing.odds());
        }
        if self.tank {
            let (circle, unlucky) = roster.crowd(&self.at, "figure", &self.unlucky.unlucky)?;
            let burst = TankBurst { edition, circle, unlucky };
            if let Some(outcome) = self.burn(&Burning::Tank(burst.clone()), session)? {
                return Ok(outcome);
            }
            return self.options.answer(session, |dice, story| burst.run(dice, story), || burst.odds());
        }
        let from = self.from(&roster)?;
        let usual = if self.vehicle { "vehicle-flamethrower" } else { "flamethrower" };
        let operator = self.actor.figure(&roster, "operator", Deed::Fire)?;
        let weapon = self.weapon.weapon(edition, None, Some(usual))?;
        if self.building.is_given() {
            if !self.at.is_empty() {
                return Err(Error::Usage(format!(
                    "at a building, name the figures inside with {inside}, not {at}",
                    inside = option("inside"),
                    at = option("at")
                )));
            }
            let gunnery = Gunnery::Flame { weapon: Box::new(weapon), first_one_spent: self.first_one_spent };
            let fire = self.building.fire(&roster, operator, gunnery, self.inches)?;
            let order = GunOrder::of(from, Firing::Building(fire.clone()));
            let taken =
                self.evening.take("Building", &self.options, &order, MissionStep::Building, session)?;
            if let Some(outcome) = taken {
                return Ok(outcome);
            }
            return self.options.answer(session, |dice, story| fire.run(dice, story), || fire.odds());
        }
        let (targets, unlucky) = roster.crowd(&self.at, "target", &self.unlucky.unlucky)?;
        let flame = Flame {
            edition,
            operator,
            weapon,
            first_one_spent: self.first_one_spent,
            range: self.inches,
            targets,
            unlucky,
        };
        let burning = Burning::Shot { from, shot: Box::new(flame.clone()) };
        if let Some(outcome) = self.burn(&burning, session)? {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| flame.run(dice, story), || flame.odds())
    }
}

impl FlameCommand {
    fn burn(&self, burning: &Burning, session: &mut Session) -> Result<Option<Outcome>, Error> {
        self.evening.take("Flame", &self.options, burning, MissionStep::Flame, session)
    }

    /// The vehicle on the table whose flamethrower it is: the one the operator is in.
    fn from(&self, roster: &Roster) -> Result<Option<String>, Error> {
        let Some(company) = roster.company().filter(|_| self.vehicle) else { return Ok(None) };
        let operator = self.actor.figure(roster, "operator", Deed::Fire)?;
        let aboard = company.get(&operator.name).and_then(|soldier| soldier.aboard.as_ref());
        let Some(aboard) = aboard else {
            return Err(Error::Usage(format!(
                "{mounted}: {} is in no vehicle on the table (fng stand --vehicle puts a figure into one)",
                operator.name,
                mounted = option("mounted").called("vehicle")
            )));
        };
        Ok(Some(company.vehicle(&aboard.vehicle)?.name.clone()))
    }
}

impl Told for FlameRecord {
    fn title(&self) -> String {
        format!("{} fires the flamethrower", self.operator)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        tell_fates(&self.targets, report);
        report.item(1, "the path burns for the rest of the battle");
        if self.one_shot_left {
            report.strong(1, "one shot left");
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}

impl Told for TankBurstRecord {
    fn title(&self) -> String {
        "The tank of a flamethrower".to_owned()
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        report.strong(1, if self.explodes { "it bursts" } else { "it holds" });
        tell_fates(&self.circle, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}

impl Told for CrossingRecord {
    fn title(&self) -> String {
        format!("{} and the flames", self.figure.name)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        report.strong(1, if self.crosses { "crosses" } else { "stays put" });
        tell_fates(std::slice::from_ref(&self.figure), report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
