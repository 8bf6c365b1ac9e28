//! `fng briefing`: shows a mission again, or draws its table.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::briefing::{BriefingShows, briefing_of};
use crate::command::edition_option::FngEdition;
use crate::command::fng::is_named_svg;
use crate::command::{CommandAnswer, Group, MadeFile, Outcome, Session, Source, Subcommand, Write};
use crate::dice::DiceState;
use crate::document::Document;
use crate::error::Error;
use crate::fng::mission::{Mission, Side, side_of};
use crate::fng::support::Who;
use crate::names;
use crate::render::Report;
use crate::render::fng_table::svg;

/// Shows the briefing of a mission.
#[derive(Debug, Args, Deserialize)]
pub struct BriefingCommand {
    /// The mission: a file, or `-` for standard input
    #[arg(value_name = "MISSION")]
    pub document: Source,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Also show secrets: the enemy, hidden cards, tunnels and traps
    #[arg(long)]
    #[serde(default)]
    pub secrets: bool,
    /// Print a copy of the document for this side, own, enemy, free-world or communist, without the other
    /// side's secrets, the history or the dice
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["secrets", "svg"])]
    #[serde(default)]
    pub side: Option<String>,
    /// Write the table as an SVG picture to this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub svg: Option<PathBuf>,
}

/// A picture was written.
struct Wrote {
    path: PathBuf,
    bytes: usize,
}

impl CommandAnswer for Wrote {
    fn json(&self) -> Value {
        json!({ "file": self.path, "format": "svg", "bytes": self.bytes })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.line(format!("Wrote {}", self.path.display()));
        report
    }
}

impl Subcommand for BriefingCommand {
    const PATH: &'static [&'static str] = &["fng", "briefing"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Show the briefing of an FNG mission, or draw its table";
    const EXAMPLES: &'static str = "\
pointman fng briefing mission.json                      # what you know
pointman fng briefing mission.json --secrets            # everything
pointman fng briefing mission.json --side communist     # a copy for the Communist player
pointman fng briefing mission.json --svg table.svg      # the table as a picture";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mission = self.document.open::<Mission>(session)?.document.data;
        self.edition.of_evening(&mission)?;
        if let Some(side) = &self.side {
            let side = side_of_words(&mission, side)?;
            // The dice of the game would tell what they give next, and its history what was chosen in secret.
            let sealed = Document::of(mission.sealed_for(side), DiceState { seed: 0, drawn: 0 });
            let briefing = briefing_of(&sealed.data, None, BriefingShows { secrets: false, explain: false });
            return Ok(Outcome::document(briefing, &sealed, Write::Output).of_no_step());
        }
        match self.svg {
            Some(path) => {
                is_named_svg(&path)?;
                if mission.ground.is_none() {
                    return Err(Error::refused(
                        "FNG Determining the Mission",
                        "there is no Mission this turn, so there is no table to draw",
                    ));
                }
                let content = svg(&mission, self.secrets).into_bytes();
                Ok(Outcome::file(
                    Wrote { path: path.clone(), bytes: content.len() },
                    MadeFile::new(path, content),
                ))
            }
            None => Ok(Outcome::answer(briefing_of(
                &mission,
                None,
                BriefingShows { secrets: self.secrets, explain: false },
            ))),
        }
    }
}

/// The side that `typed` names: as the commands of an evening call it, or as the rules do.
fn side_of_words(mission: &Mission, typed: &str) -> Result<Side, Error> {
    let words = [Who::Own.id(), Who::Enemy.id(), Side::FreeWorld.id(), Side::Communist.id()];
    let index = names::resolve("side", typed, &words).map_err(Error::Usage)?;
    Ok([side_of(mission.own.force), side_of(mission.enemy.force), Side::FreeWorld, Side::Communist][index])
}
