//! A long run in files, a piece each: whole pieces only, so that a killed run can be resumed.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};

use super::line::GameLine;
use super::merging::{Input, Merged, merge};
use super::run::Run;
use super::tally::Tally;
use crate::command::Watch;
use crate::document::write_atomically;
use crate::error::Error;
use crate::render::remark;
use crate::voice::option;

/// What is written of each piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PieceFormat {
    /// Its summary.
    Summary,
    /// A line of JSON for each game, packed.
    Lines,
    /// A row of values for each game.
    Values,
}

impl PieceFormat {
    /// What names of its files end in.
    const fn ending(self) -> &'static str {
        match self {
            PieceFormat::Summary => "summary.json",
            PieceFormat::Lines => "jsonl.gz",
            PieceFormat::Values => "csv",
        }
    }

    /// How it is asked for.
    const fn word(self) -> &'static str {
        match self {
            PieceFormat::Summary => "summary",
            PieceFormat::Lines => "jsonl",
            PieceFormat::Values => "csv",
        }
    }
}

/// The first game of a piece, how many it has, and its format, from what its name has behind that of the run.
fn parts_of_name(name: &str) -> Option<(u64, u64, PieceFormat)> {
    let (numbers, ending) = name.strip_prefix('-')?.split_once('.')?;
    let (first, games) = numbers.split_once('-')?;
    let kinds = [PieceFormat::Summary, PieceFormat::Lines, PieceFormat::Values];
    let kind = kinds.into_iter().find(|kind| kind.ending() == ending)?;
    Some((first.parse().ok()?, games.parse().ok()?, kind))
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
    /// piece are done. A piece that was cut short counts as not there. Gives how many pieces were written and
    /// how many were there.
    ///
    /// # Errors
    /// [`Error::CannotWrite`]; Usage, where the folder holds games of the run in pieces of another size or
    /// format; those of [`Run::play`]. Pieces that were written stay.
    pub fn write(&self, run: &Run, watch: &Watch, told: &dyn Fn(Done)) -> Result<(u64, u64), Error> {
        fs::create_dir_all(&self.folder)
            .map_err(|source| self.cannot_write(&self.folder, &source.to_string()))?;
        let id = run.id();
        self.no_others(run, &id)?;
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
                if self.is_whole(&path, &id, first, games, watch)? {
                    there += 1;
                    told(Done::There(games));
                    continue;
                }
                remark(&format!("{} is not whole: playing it again.", path.display()));
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
        format!("{id}-{first:012}-{games}.{}", self.kind.ending())
    }

    /// Whether the file holds all of the piece: a copy that was cut short, or a full disk, leaves part of
    /// one.
    fn is_whole(&self, path: &Path, id: &str, first: u64, games: u64, watch: &Watch) -> Result<bool, Error> {
        if self.kind == PieceFormat::Values {
            let rows =
                fs::read_to_string(path).map_err(|error| self.cannot_write(path, &error.to_string()))?;
            return Ok(rows.ends_with('\n') && rows.lines().count() as u64 == games + 1);
        }
        let input = Input { name: path.display().to_string(), text: None, path: path.to_owned() };
        match merge(&[input], 1, watch, &mut |_| Ok(())) {
            Ok(Merged { tally, .. }) => {
                Ok(tally.run.as_deref() == Some(id) && tally.numbers.iter().eq([(first, first + games)]))
            }
            Err(Error::Document { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Refuses a folder with some of the games in pieces of another size or format: both could not be merged.
    fn no_others(&self, run: &Run, id: &str) -> Result<(), Error> {
        let failed = |source: io::Error| self.cannot_write(&self.folder, &source.to_string());
        let (begin, end) = (run.first, run.first + run.games);
        let mut largest: Option<(u64, PieceFormat, String)> = None;
        for entry in fs::read_dir(&self.folder).map_err(failed)? {
            let name = entry.map_err(failed)?.file_name().to_string_lossy().into_owned();
            let Some((first, games, kind)) = name.strip_prefix(id).and_then(parts_of_name) else { continue };
            let expected = self.size.min(end.saturating_sub(first));
            let is_due = first >= begin && (first - begin) % self.size == 0 && games == expected;
            let overlaps = first < end && first.saturating_add(games) > begin;
            if overlaps && !(is_due && kind == self.kind) {
                largest = largest.max(Some((games, kind, name)));
            }
        }
        let Some((games, kind, name)) = largest else { return Ok(()) };
        Err(Error::Usage(format!(
            "{} already has games of this run in other pieces, such as {name}: use another folder, or \
             {piece} and {format}",
            self.folder.display(),
            piece = option("piece").with(&games.to_string()),
            format = option("format").with(kind.word()),
        )))
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
