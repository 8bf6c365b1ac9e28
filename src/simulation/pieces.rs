//! A long run in files, a piece each: whole pieces only, so that a killed run can be resumed.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};

use super::line::GameLine;
use super::run::Run;
use super::tally::Tally;
use crate::command::Watch;
use crate::document::write_atomically;
use crate::error::Error;
use crate::render::remark;

/// What is written of each piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceFormat {
    /// Its summary.
    Summary,
    /// A line of JSON for each game, packed.
    Lines,
    /// A row of values for each game.
    Values,
}

/// How a run is divided, and where its pieces go.
#[derive(Debug, Clone)]
pub struct Pieces {
    /// The folder.
    pub folder: PathBuf,
    /// Games in each piece; the last may have fewer.
    pub size: u64,
    /// What is written.
    pub kind: PieceFormat,
    /// Whether pieces that are there are left as they are; else they are refused.
    pub resume: bool,
}

impl Pieces {
    /// Plays what is not there of `run` and writes it, piece by piece; `told` hears how many games of each
    /// piece are done. Gives how many pieces were written and how many were there.
    ///
    /// # Errors
    /// [`Error::CannotWrite`]; those of [`Run::play`]. Pieces that were written stay.
    pub fn write(&self, run: &Run, watch: &Watch, told: &dyn Fn(Done)) -> Result<(u64, u64), Error> {
        fs::create_dir_all(&self.folder)
            .map_err(|source| self.cannot_write(&self.folder, &source.to_string()))?;
        let id = run.id();
        let (mut written, mut there) = (0, 0);
        let starts =
            (run.first..run.first + run.games).step_by(usize::try_from(self.size).unwrap_or(usize::MAX));
        for first in starts {
            let games = self.size.min(run.first + run.games - first);
            let path = self.folder.join(self.name(&id, first, games));
            if path.exists() {
                if !self.resume {
                    return Err(self.cannot_write(
                        &path,
                        "the folder already has pieces: --resume plays the missing ones",
                    ));
                }
                there += 1;
                told(Done::There(games));
                continue;
            }
            let piece = Run { first, games, ..run.clone() };
            let content = self.content(&piece, watch, told)?;
            write_atomically(&path, content, &remark)?;
            written += 1;
        }
        Ok((written, there))
    }

    fn cannot_write(&self, path: &Path, why: &str) -> Error {
        Error::CannotWrite { path: path.to_owned(), why: why.to_owned() }
    }

    fn name(&self, id: &str, first: u64, games: u64) -> String {
        let ending = match self.kind {
            PieceFormat::Summary => "summary.json",
            PieceFormat::Lines => "jsonl.gz",
            PieceFormat::Values => "csv",
        };
        format!("{id}-{first:012}-{games}.{ending}")
    }

    fn content(&self, piece: &Run, watch: &Watch, told: &dyn Fn(Done)) -> Result<Vec<u8>, Error> {
        let failed = |source| Error::Io { what: "packing lines".to_owned(), source };
        match self.kind {
            PieceFormat::Summary => {
                let mut tally = Tally::default();
                piece.play(watch, &mut |line| {
                    told(Done::Played);
                    tally.count(&line)
                })?;
                Ok(tally.text()?.into_bytes())
            }
            PieceFormat::Lines => {
                // Without a time the same games are the same bytes.
                let mut packed = GzBuilder::new().mtime(0).write(Vec::new(), Compression::default());
                piece.play(watch, &mut |line| {
                    told(Done::Played);
                    writeln!(packed, "{}", line.text()?).map_err(failed)
                })?;
                packed.finish().map_err(failed)
            }
            PieceFormat::Values => {
                let mut rows = format!("{}\n", GameLine::HEADING);
                piece.play(watch, &mut |line| {
                    told(Done::Played);
                    rows.push_str(&line.values());
                    rows.push('\n');
                    Ok(())
                })?;
                Ok(rows.into_bytes())
            }
        }
    }
}

/// How far a run in pieces has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// A game was played.
    Played,
    /// So many games were there.
    There(u64),
}
