//! `fng recovery`: the out of the fight after the battle.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::told::Told;
use super::words::{Spec, specs};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Casualty, Follow, Recovery, RecoveryRecord, Throw};
use crate::render::Report;

/// The out of the fight after the battle.
#[derive(Debug, Args, Deserialize)]
pub struct RecoveryCommand {
    /// A figure Out of the Fight: Smith,rep=4,evacuated,sickly
    #[arg(long, visible_alias = "at", value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub casualty: Vec<Spec>,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for RecoveryCommand {
    const PATH: &'static [&'static str] = &["fng", "recovery"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Roll who recovers after the battle and when they return";
    const EXAMPLES: &'static str = "\
pointman fng recovery --casualty Smith,rep=4,evacuated --casualty Jones,rep=3
pointman fng recovery --squad squad.json --casualty Smith,evacuated --odds";
    const POSITIONAL: &'static [&'static str] = &["casualty"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.options.roster(session)?;
        let casualty = |(index, spec): (usize, &Spec)| {
            let read = roster.read(spec, &format!("casualty {}", index + 1), &["evacuated"], &[])?;
            Ok::<_, Error>(Casualty { evacuated: read.flag("evacuated"), figure: read.figure })
        };
        let casualties = self.casualty.iter().enumerate().map(casualty).collect::<Result<_, _>>()?;
        let recovery = Recovery { edition: roster.edition, casualties };
        self.options.answer(session, |dice, story| recovery.run(dice, story), || recovery.odds())
    }
}

impl Told for RecoveryRecord {
    fn title(&self) -> String {
        "Recovery after the battle".to_owned()
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        for casualty in &self.casualties {
            report.strong(
                1,
                match (casualty.state, casualty.turns) {
                    ("recovers", _) => format!("{}: recovers, stays in the squad", casualty.name),
                    ("recovers-later", turns) => {
                        format!(
                            "{}: back as a replacement in {} campaign turns",
                            casualty.name,
                            turns.unwrap_or(0)
                        )
                    }
                    _ => format!("{}: lost: dies or goes home", casualty.name),
                },
            );
        }
    }

    fn follows(&self) -> &[Follow] {
        &[]
    }
}
