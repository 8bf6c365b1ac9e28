//! `fng tunnel-blast`: bombs and charges.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::{DoerOptions, EntranceNumber, StepOptions};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::weapons::{Weapon, WeaponClass};
use crate::fng::tunnels::Destruction;

/// A bomb above a tunnel, or a charge at its entrance.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelBlastCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// A 500 or 750 pound bomb whose circle covers a tunnel
    #[arg(long, value_name = "POUNDS", conflicts_with = "charge")]
    #[serde(default)]
    pub bomb: Option<u16>,
    /// A charge at the entrance: satchel, demo-charge, or its blast circle in inches
    #[arg(long, value_name = "WEAPON")]
    #[serde(default)]
    pub charge: Option<String>,
    /// The entrance the charge is at, or one end of the tunnel under the bomb, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub entrance: EntranceNumber,
    /// The other end of the tunnel under the bomb
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub toward: Option<u16>,
    /// Inches from the first entrance to the middle of the circle
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub inches: Option<f64>,
    /// Who does it
    #[command(flatten)]
    #[serde(flatten)]
    pub doer: DoerOptions,
}

impl Subcommand for TunnelBlastCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-blast"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Resolve a bomb above a tunnel, or a charge at its entrance";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-blast mission.json -i --bomb 750 --entrance 1 --toward 2 --inches 10
pointman fng tunnel-blast mission.json -i --charge demo-charge --entrance 1
pointman fng tunnel-blast mission.json -i 1 --charge satchel --by Smith,rep=4   # in an Activation";
    const POSITIONAL: &'static [&'static str] = &["document", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Blast, session, |mission, session| {
            let edition = self.step.edition.of_evening(mission)?;
            let entrance = self.entrance.needed()?;
            let by = self.doer.man(Deed::Work, mission, session)?;
            let choices = Destruction {
                readied: by.is_some() && self.bomb.is_none(),
                by,
                bomb: self.bomb,
                charge: self.charge.as_deref().map(|typed| circle(typed, edition)).transpose()?,
                entrance,
                toward: self.toward,
                inches: self.inches,
                edition: self.step.edition.number(),
            };
            self.step.entrance(mission, entrance)?;
            self.toward.map_or(Ok(()), |to| self.step.entrance(mission, to))?;
            Ok(choices)
        })
    }
}

/// The blast circle meant: inches, or that of a weapon.
fn circle(typed: &str, edition: Edition) -> Result<u8, Error> {
    if let Ok(inches) = typed.parse() {
        return Ok(inches);
    }
    let weapon = Weapon::find(typed, edition)?;
    if weapon.circle.is_some() && weapon.class != WeaponClass::SatchelCharge {
        return Err(Error::refused(
            "Destroying Tunnels",
            format!(
                "a {} cannot destroy an entrance; give satchel, demo-charge or a blast circle in inches",
                weapon.name
            ),
        ));
    }
    weapon.circle.ok_or_else(|| {
        Error::refused("Destroying Tunnels", format!("the {} does not burst in a circle", weapon.name))
    })
}
