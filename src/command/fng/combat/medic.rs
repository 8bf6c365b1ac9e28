//! `fng medic`: a Medic reaches an out of the fight soldier.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::told::Told;
use super::words::ActorOptions;
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::checks::AttributeId;
use crate::fng::checks::Flag;
use crate::fng::combat::Aided;
use crate::fng::combat::{Aid, AidRecord, Follow, Throw};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::render::Report;
use crate::way;

/// A Medic reaches an out of the fight soldier.
#[derive(Debug, Args, Deserialize)]
pub struct MedicCommand {
    /// The Medic
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// The soldier
    #[arg(long, visible_alias = "at", value_name = "FIGURE")]
    #[serde(default)]
    pub casualty: Option<String>,
    /// Turns since the hit
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub turns: Option<u8>,
    /// The evening that records it
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for MedicCommand {
    const PATH: &'static [&'static str] = &["fng", "medic"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Treat a soldier who is Out of the Fight, within three turns";
    const EXAMPLES: &'static str = "\
pointman fng medic --rep 4 --casualty Smith --turns 2
pointman fng medic --by Doc,medic,rep=4 --casualty Smith --odds";
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let medic = self.actor.read(&roster, "medic", Deed::Work)?;
        // Who has no name is the Medic by what they do; that of a unit has the Attribute (medic-2).
        let is_medic = medic.figure.has(AttributeId::Medic) || medic.is_medic();
        if medic.figure.name != "medic" && !is_medic {
            return Err(Error::refused(
                "FNG Attributes (Medic)",
                format!(
                    "{} is not a Medic: only a figure with that Attribute can treat casualties. Others can \
                     carry or drag them ({})",
                    medic.figure.name,
                    way!("fng move --way carry", "carry")
                ),
            ));
        }
        let casualty = match &self.casualty {
            None => "casualty".to_owned(),
            Some(name) => match roster.whole(name)? {
                None => name.clone(),
                Some(man) if man.state.contains(&Flag::OutOfTheFight) => man.name.clone(),
                Some(man) => {
                    return Err(Error::refused(
                        "FNG Attributes (Medic)",
                        format!("{} is not Out of the Fight: a Medic treats only figures who are", man.name),
                    ));
                }
            },
        };
        let aid =
            Aid { edition: roster.edition, medic: medic.figure, casualty, turns: self.turns.unwrap_or(0) };
        let taken = self.evening.take("Aid", &self.options, &aid, MissionStep::Medic, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| aid.run(dice, story), || aid.odds())
    }
}

impl Told for AidRecord {
    fn title(&self) -> String {
        format!("A Medic reaches {}", self.casualty)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        report.strong(
            1,
            match self.state {
                Aided::ActsNormally => "Knocked Down; may act normally afterwards",
                Aided::ActsAtMinus1 => "Knocked Down; afterwards acts at -1 Rep for the rest of the game",
                _ => "still Out of the Fight: evacuate the casualty, who may die otherwise",
            },
        );
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
