//! `fitl map`: the board as a map, in the terminal or as a picture.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use super::changes::changed_spaces;
use super::common::open;
use crate::command::{Group, MadeFile, Opened, Outcome, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fitl::{GameData, SpaceSet};
use crate::render::Report;
use crate::render::fitl_map::{HEIGHT, WIDTH, png_ringing, svg_ringing, text};

/// Draws the map.
#[derive(Debug, Args, Deserialize)]
pub struct FitlMap {
    /// The game: a file, or `-` for standard input
    #[arg(value_name = "GAME")]
    pub document: Source,
    /// Write the map as SVG to this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output", conflicts_with = "png")]
    #[serde(default)]
    pub svg: Option<PathBuf>,
    /// Write the map as PNG to this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub png: Option<PathBuf>,
    /// Ring the spaces changed by the last step that changed any
    #[arg(long, help_heading = "Output")]
    #[serde(default)]
    pub changed: bool,
}

impl Subcommand for FitlMap {
    const PATH: &'static [&'static str] = &["fitl", "map"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Draw the map in the terminal, or as an SVG or PNG picture";
    const EXAMPLES: &'static str = "\
pointman fitl map game.json                    # in the terminal, 80 columns wide
pointman fitl map game.json --png map.png      # a picture to look at
pointman fitl map game.json --svg map.svg      # to enlarge, or to print on A3
pointman fitl map game.json --png map.png --changed   # with the last turn's changes ringed
pointman fitl map game.json --json | jq -r .svg";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let game = open(&self.document, session)?;
        let changed = if self.changed { last_changed(&self.document, session)? } else { SpaceSet::NONE };
        let (path, format, content) = match (self.svg, self.png) {
            (Some(_), Some(_)) => return Err(Error::Usage("give svg or png, not both".to_owned())),
            (Some(path), None) => (path, "svg", svg_ringing(&game, changed).into_bytes()),
            (None, Some(path)) => (path, "png", png_ringing(&game, changed)?),
            (None, None) => {
                let (plain, coloured) = (text(&game, false), text(&game, true));
                let svg = svg_ringing(&game, changed);
                let data = json!({ "width": WIDTH, "height": HEIGHT, "svg": svg, "text": plain });
                let mut report = Report::new();
                report.drawing(plain, coloured);
                return Ok(Outcome::answer(Shown { data, report }));
            }
        };
        let mut report = Report::new();
        report.line(format!("Wrote {}, {WIDTH} by {HEIGHT}", path.display()));
        let data = json!({ "file": path, "format": format, "width": WIDTH, "height": HEIGHT,
            "bytes": content.len() });
        Ok(Outcome::file(Shown { data, report }, MadeFile::new(path, content)))
    }
}

/// The spaces that the last step changed, of those that changed any.
fn last_changed(document: &Source, session: &mut Session) -> Result<SpaceSet, Error> {
    let Opened { mut document, .. } = document.open::<GameData>(session)?;
    while document.history().len() > 1 {
        let before = document.undo(1)?;
        // What was read is valid, and so is every state before it.
        let (Ok(was), Ok(is)) = (before.data.validate(), document.data.validate()) else { break };
        let changed = changed_spaces(&was, &is);
        if !changed.is_empty() {
            return Ok(changed);
        }
        document = before;
    }
    Ok(SpaceSet::NONE)
}
