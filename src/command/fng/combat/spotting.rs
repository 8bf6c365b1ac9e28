//! `--commander`: the In Sight check on which it hangs whether a vehicle's gun fires now.

use clap::Args;
use serde::Deserialize;

use super::told::{Told, followed};
use super::words::{Roster, Spec};
use crate::error::Error;
use crate::fng::combat::{Follow, Leave, OrderedRecord, Spotting, Throw};
use crate::render::Report;

/// The commander who orders the fire, and how they look.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct SpottingOptions {
    /// The vehicle's commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5
    #[arg(long, value_name = "FIGURE", help_heading = "Commander")]
    pub commander: Option<Spec>,
    /// The hatch is closed
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub buttoned_up: bool,
    /// The commander looks from the gunner's place
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub gunner_position: bool,
    /// The target is Stealthy
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub stealthy_target: bool,
    /// The target is a sapper who is hidden, or it is night
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub sapper: bool,
    /// The vehicle is hidden (edition 1)
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub hidden: bool,
    /// A Leader is with the hidden vehicle (edition 1)
    #[arg(long, requires = "hidden", help_heading = "Commander")]
    pub with_leader: bool,
    /// Its side is Active: it needs no check (edition 2)
    #[arg(long, requires = "commander", help_heading = "Commander")]
    pub active: bool,
}

impl SpottingOptions {
    /// How the commander looks, if one is given.
    ///
    /// # Errors
    /// When the words for them mean nothing.
    pub(super) fn spotting(&self, roster: &Roster, moving: bool) -> Result<Option<Spotting>, Error> {
        let Some(spec) = &self.commander else { return Ok(None) };
        let commander = roster.figure(spec, "the commander")?;
        let of_evening = roster.company().and_then(|company| {
            let vehicle = company.crewed_by(company.get(&commander.name)?)?;
            Some(vehicle.buttoned_up)
        });
        Ok(Some(Spotting {
            buttoned_up: self.buttoned_up || of_evening.unwrap_or_default(),
            gunner_position: self.gunner_position,
            stealthy_target: self.stealthy_target,
            sapper: self.sapper,
            hidden: self.hidden,
            with_leader: self.with_leader,
            moving,
            active: self.active,
            ..Spotting::by(commander)
        }))
    }
}

impl<R: Told> Told for OrderedRecord<R> {
    fn title(&self) -> String {
        match &self.fire {
            Some(fire) => fire.title(),
            None => format!("{} looks for the target", self.commander),
        }
    }

    fn throws(&self) -> Vec<&Throw> {
        self.in_sight.iter().chain(self.fire.iter().flat_map(Told::throws)).collect()
    }

    fn ends(&self, report: &mut Report) {
        match self.leave {
            Leave::Fires => report.item(1, format!("{} orders fire", self.commander)),
            Leave::FiresAtLess => {
                report.item(1, format!("{} orders fire, counting 1 Rep less", self.commander))
            }
            Leave::DoesNotFire => {
                report.strong(
                    1,
                    "does not fire now; next Activation the commander may order fire at a target then in \
                     sight",
                );
            }
        }
        if let Some(fire) = &self.fire {
            self.follows.iter().for_each(|follow| report.aside(1, followed(follow)));
            fire.ends(report);
        }
    }

    fn follows(&self) -> &[Follow] {
        match &self.fire {
            Some(fire) => fire.follows(),
            None => &self.follows,
        }
    }
}
