//! `fitl film`: a game as a page for a browser, step by step.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use super::changes::changed_spaces;
use super::common::{game, valid};
use super::step_report::{headline_of, is_card_shown, logged_below};
use crate::command::{Group, MadeFile, Opened, Outcome, Session, Shown, Source, Subcommand};
use crate::document::Logged;
use crate::error::Error;
use crate::fitl::{GameData, SpaceSet};
use crate::plural::counted;
use crate::render::film::{FilmScene, film};
use crate::render::{Look, Report};

/// Columns of what is told beside the map: the browser breaks lines where its window ends.
const TOLD_WIDE: u16 = u16::MAX;

/// Makes the film of a game.
#[derive(Debug, Args, Deserialize)]
pub struct FitlFilm {
    /// The game: a file, or `-` for standard input
    #[arg(value_name = "GAME")]
    pub document: Source,
    /// The HTML file to write, or `-` for standard output
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    pub output: PathBuf,
}

impl Subcommand for FitlFilm {
    const PATH: &'static [&'static str] = &["fitl", "film"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Make a web page that replays a game step by step";
    const EXAMPLES: &'static str = "\
pointman fitl film game.json -o game.html     # one file; arrow keys, a slider, #12 for step 12";
    const POSITIONAL: &'static [&'static str] = &["document", "output"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let Opened { document, name, .. } = self.document.open::<GameData>(session)?;
        let log = document.log_told(0..=u32::MAX, false);
        let log =
            log.map_err(|mismatch| Error::Document { file: name.clone(), faults: vec![mismatch.into()] })?;
        let end = game(&document)?;
        let mut scenes: Vec<FilmScene> = Vec::new();
        for Logged { before, after, log, .. } in log {
            let (before, after) = (before.as_ref().map(valid).transpose()?, valid(&after)?);
            let mut report = Report::new();
            logged_below(&mut report, before.as_ref(), &after, &log, false)?;
            let card = if is_card_shown(&log.step) { "card " } else { "" };
            scenes.push(FilmScene {
                step: log.step.step,
                title: format!("{card}{}", headline_of(&log)),
                report: report.lay_out(Look { width: TOLD_WIDE, colour: false }),
                game: after,
                changed: before.map_or(SpaceSet::NONE, |before| changed_spaces(&before, &after)),
            });
        }
        if scenes.is_empty() {
            let (title, report) = ("as it stands".to_owned(), String::new());
            scenes.push(FilmScene { step: 0, title, report, game: end, changed: SpaceSet::NONE });
        }
        let title = format!("Fire in the Lake: {}, {}", end.scenario().title(), end.scenario().years());
        let content = film(&title, &scenes).into_bytes();
        let mut report = Report::new();
        report.line(format!("Wrote {}: {}.", self.output.display(), counted(scenes.len() as u64, "step")));
        let data = json!({ "file": self.output, "steps": scenes.len(), "bytes": content.len() });
        Ok(Outcome::file(Shown { data, report }, MadeFile::new(self.output, content)))
    }
}
