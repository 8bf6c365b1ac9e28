//! `fng close-assault`: a satchel charge or Molotov cocktail is put to a vehicle.

use clap::Args;
use serde::Deserialize;

use super::main_gun::VehicleOptions;
use super::told::{Told, tell_fates, tell_vehicle};
use super::words::ActorOptions;
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::checks::ResultId;
use crate::fng::combat::{CloseAssault, CloseAssaultRecord, Follow, Throw};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

/// A satchel charge or Molotov cocktail is put to a vehicle.
#[derive(Debug, Args, Deserialize)]
pub struct CloseAssaultCommand {
    /// Who attacks
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// The weapon [default: a satchel charge]
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// The vehicle
    #[command(flatten)]
    #[serde(flatten)]
    pub target: VehicleOptions,
    /// Inches to the vehicle: beyond a normal move it takes a Fast Move to get there
    #[arg(long = "inches", value_name = "INCHES", requires = "evening")]
    #[serde(default, alias = "inches")]
    pub range: Option<u8>,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for CloseAssaultCommand {
    const PATH: &'static [&'static str] = &["fng", "close-assault"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Attack a vehicle with a satchel charge or Molotov cocktail";
    const EXAMPLES: &'static str = examples! {
        "pointman fng close-assault --rep 4 --target m-41",
        "pointman fng close-assault --rep 4 --weapon molotov --target t-55 --facing side --attribute "
            "tank-killer --odds",
        "pointman fng close-assault evening.json -i --shooter Slag --target PT-76 --facing rear       "
            "# charges, and is fired at, first",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let Some(target) = self.target.vehicle(&roster)? else {
            let ways = [("by name", option("target")), ("its armor", option("armor").with("F/S"))];
            return Err(Error::needs_one_of(
                OpenQuestion::of("target", "the vehicle", "FNG Close Assault"),
                ways,
            ));
        };
        let assault = CloseAssault {
            edition: roster.edition,
            attacker: self.actor.figure(&roster, "attacker", Deed::Throw)?,
            device: self.weapon.weapon(roster.edition, None, Some("satchel-demo-charge"))?,
            target,
            readied: true,
            charges: true,
            range: self.range,
        };
        let taken = self.evening.take(
            "Close assault",
            &self.options,
            &assault,
            MissionStep::CloseAssault,
            session,
        )?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| assault.run(dice, story), || assault.odds())
    }
}

impl Told for CloseAssaultRecord {
    fn title(&self) -> String {
        format!("{} assaults {}", self.attacker.name, self.target.name)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        report.strong(
            1,
            match self.result {
                ResultId::Success => format!("success, {} over its armor", self.difference),
                ResultId::Fumble => "fumbled: the device is lost, the attacker retires".to_owned(),
                _ => "disaster: it goes off in the attacker's hands".to_owned(),
            },
        );
        tell_fates(std::slice::from_ref(&self.attacker), report);
        tell_vehicle(&self.target, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
