//! `fng recovery`: the out of the fight after the battle.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::told::Told;
use super::words::{Spec, specs};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::checks::Flag;
use crate::fng::combat::{Casualty, Follow, Recovers, Recovery, RecoveryRecord, Throw};
use crate::fng::evening::Left;
use crate::fng::mission::MissionStep;
use crate::render::Report;

/// The out of the fight after the battle.
#[derive(Debug, Args, Deserialize)]
pub struct RecoveryCommand {
    /// A figure Out of the Fight: Smith,rep=4,evacuated,sickly; in an evening everyone Out of the Fight if
    /// nobody is named
    #[arg(long, visible_alias = "at", value_name = "FIGURE", required_unless_present = "evening")]
    #[serde(default, deserialize_with = "specs")]
    pub casualty: Vec<Spec>,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
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
        let roster = self.evening.roster(&self.options, session)?;
        let casualty = |(index, spec): (usize, &Spec)| {
            let read = roster.read(spec, &format!("casualty {}", index + 1), &["evacuated"], &[])?;
            Ok::<_, Error>(Casualty { evacuated: read.flag("evacuated"), figure: read.figure })
        };
        let company = roster.company();
        let named: Vec<Spec> = match company {
            Some(company) if self.casualty.is_empty() => company
                .soldiers
                .iter()
                .filter(|soldier| soldier.awaits_recovery())
                .map(|soldier| Spec::named(soldier.name()))
                .collect(),
            _ => self.casualty.clone(),
        };
        let mut casualties: Vec<Casualty> =
            named.iter().enumerate().map(casualty).collect::<Result<_, _>>()?;
        if casualties.is_empty() {
            const NOBODY: &str = "nobody on the table is Out of the Fight";
            let mut soldiers = company.into_iter().flat_map(|company| &company.soldiers);
            let any = soldiers.any(|soldier| soldier.is(Flag::OutOfTheFight));
            return Err(Error::refused(
                "FNG Recovery After The Battle",
                if any { "everyone Out of the Fight has already rolled for recovery" } else { NOBODY },
            ));
        }
        for casualty in &mut casualties {
            let soldier = company.and_then(|company| company.get(&casualty.figure.name));
            casualty.evacuated |= soldier.is_some_and(|soldier| soldier.left == Some(Left::Evacuated));
        }
        let recovery = Recovery { edition: roster.edition, casualties };
        let taken =
            self.evening.take("Recovery", &self.options, &recovery, MissionStep::Recovery, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
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
                    (Recovers::Recovers, _) => format!("{}: recovers, stays in the squad", casualty.name),
                    (Recovers::Later, turns) => {
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
