//! `fng covering-fire`: targets appear before a figure that holds its fire on a place.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::shoot::ShotOptions;
use super::told::Told;
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Covering, CoveringRecord, Follow, Throw};
use crate::fng::mission::MissionStep;
use crate::render::Report;

/// Targets appear before a figure that holds its fire on a place.
#[derive(Debug, Args, Deserialize)]
pub struct CoveringFireCommand {
    /// The shot if In Sight allows one
    #[command(flatten)]
    #[serde(flatten)]
    pub shot: ShotOptions,
    /// The targets appear outside the covered swath
    #[arg(long)]
    #[serde(default)]
    pub elsewhere: bool,
    /// The shooter is moving
    #[arg(long)]
    #[serde(default)]
    pub moving: bool,
    /// A Leader is with the shooter
    #[arg(long)]
    #[serde(default)]
    pub with_leader: bool,
    /// A target is Stealthy
    #[arg(long)]
    #[serde(default)]
    pub stealthy_target: bool,
    /// A target is a sapper and is hidden, or it is night
    #[arg(long)]
    #[serde(default)]
    pub sapper: bool,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for CoveringFireCommand {
    const PATH: &'static [&'static str] = &["fng", "covering-fire"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Resolve covering fire when targets appear: In Sight with an extra die, then the shot";
    const EXAMPLES: &'static str = examples! {
        "pointman fng covering-fire --rep 4 --weapon com-rdp --at open,rep=4 --at open,rep=4",
        "pointman fng covering-fire --rep 4 --weapon com-rdp --at Joe,rep=4 --elsewhere     "
            "# 2d6, and the cover is lost",
        "pointman fng covering-fire --rep 4 --weapon m-16 --at cover,rep=4 --edition 2 --odds",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(mut self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let shot = self.shot.shot(&roster)?;
        // Fire into a covered place is a reaction whenever the other side acts.
        self.evening.reaction |= roster.mission().is_some_and(|mission| {
            let shooter = mission.company.get(&shot.shooter.name);
            shooter.is_some_and(|shooter| mission.acting_side() == Some(shooter.side.other()))
        });
        let covering = Covering {
            shot,
            elsewhere: self.elsewhere,
            hidden: self.shot.hidden,
            moving: self.moving,
            with_leader: self.with_leader,
            stealthy_target: self.stealthy_target,
            sapper: self.sapper,
        };
        let taken =
            self.evening.take("Covering fire", &self.options, &covering, MissionStep::Covering, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| covering.run(dice, story), || covering.odds())
    }
}

impl Told for CoveringRecord {
    fn title(&self) -> String {
        format!("{}: covering fire", self.in_sight.who)
    }

    fn throws(&self) -> Vec<&Throw> {
        let shot = self.shot.iter().flat_map(|shot| &shot.throws);
        std::iter::once(&self.in_sight).chain(shot).collect()
    }

    fn ends(&self, report: &mut Report) {
        match &self.shot {
            Some(shot) => shot.ends(report),
            None => report.strong(1, "does not fire"),
        }
        if !self.still_covering {
            report.strong(1, "the covering fire is lost: it fired elsewhere");
        }
    }

    fn follows(&self) -> &[Follow] {
        self.shot.as_ref().map_or(&[], |shot| &shot.follows)
    }
}
