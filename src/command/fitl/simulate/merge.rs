//! `simulate --merge`: the sum of pieces of a run.

use std::path::Path;

use super::{Format, Simulate, put};
use crate::command::{Outcome, Session, Source};
use crate::error::{Error, Fault};
use crate::plural::counted;
use crate::simulation::{GameLine, Input, Tally, merge};

/// What the pieces of a run end in.
const ENDINGS: [&str; 4] = [".jsonl", ".jsonl.gz", ".json", ".json.gz"];

/// Stretches of missing games that are named.
const HOLES_SHOWN: usize = 10;

impl Simulate {
    pub(super) fn sum(&self, session: &mut Session) -> Result<Outcome, Error> {
        let mut inputs = Vec::new();
        for source in &self.merge {
            add(&mut inputs, source, session)?;
        }
        let (threads, watch) = (self.threads(), session.watch().clone());
        let lines = matches!(self.format, Format::Jsonl | Format::Csv) && session.is_command_line();
        let merged = merge(&inputs, threads, &watch, &mut |_| Ok(()))?;
        if let Some(expected) = self.expect {
            all_there(&merged.tally, expected)?;
        }
        if !lines {
            return self.answer(&merged.tally);
        }
        self.no_picture()?;
        let (csv, inputs) = (self.format == Format::Csv, merged.in_order(&inputs)?);
        Ok(Outcome::stream(Box::new(move |output| {
            if csv {
                put(output, GameLine::HEADING)?;
            }
            merge(&inputs, threads, &watch, &mut |line| {
                put(output, &if csv { line.values() } else { line.text()? })
            })?;
            Ok(())
        })))
    }
}

/// Adds what is to be read: a file, the files of a folder, or a text.
fn add(inputs: &mut Vec<Input>, source: &Source, session: &mut Session) -> Result<(), Error> {
    let Source::File(path) = source else {
        let (name, text, _) = source.text(session)?;
        inputs.push(Input { name, text: Some(text), path: Path::new("-").to_owned() });
        return Ok(());
    };
    let path = session.allowed(path)?;
    let file = |path: &Path| Input { name: path.display().to_string(), text: None, path: path.to_owned() };
    if !path.is_dir() {
        inputs.push(file(&path));
        return Ok(());
    }
    let failed = |source| Error::Io { what: path.display().to_string(), source };
    let entries = std::fs::read_dir(&path).map_err(failed)?;
    let paths: Result<Vec<_>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let is_piece = |path: &&Path| ENDINGS.iter().any(|ending| path.to_string_lossy().ends_with(ending));
    let mut paths = paths.map_err(failed)?;
    paths.sort();
    let before = inputs.len();
    inputs.extend(paths.iter().map(AsRef::as_ref).filter(is_piece).map(file));
    if inputs.len() == before {
        let message = format!("has no pieces of a run: their names end in {}", ENDINGS.join(", "));
        return Err(Error::Document {
            file: path.display().to_string(),
            faults: vec![Fault { pointer: String::new(), message }],
        });
    }
    Ok(())
}

/// Whether exactly the games from 0 to `expected` - 1 are there.
fn all_there(tally: &Tally, expected: u64) -> Result<(), Error> {
    let holes = tally.numbers.holes_within(0, expected);
    let beyond = tally.games
        - tally.numbers.iter().map(|(start, end)| end.min(expected) - start.min(expected)).sum::<u64>();
    let mut faults = Vec::new();
    let mut fault = |message: String| faults.push(Fault { pointer: String::new(), message });
    if !holes.is_empty() {
        fault(missing(&holes));
    }
    if beyond > 0 {
        let are = if beyond == 1 { "is" } else { "are" };
        fault(format!("{} {are} numbered {expected} or more", counted(beyond, "game")));
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(Error::Document { file: tally.run.clone().unwrap_or_default(), faults })
}

/// Which games are missing, in words.
pub(super) fn missing(holes: &[(u64, u64)]) -> String {
    let missing: u64 = holes.iter().map(|(first, last)| last - first + 1).sum();
    let named = holes.iter().take(HOLES_SHOWN).map(|(first, last)| match first == last {
        true => first.to_string(),
        false => format!("{first} to {last}"),
    });
    let named: Vec<_> = named.chain((holes.len() > HOLES_SHOWN).then(|| "…".to_owned())).collect();
    match missing {
        1 => format!("1 game is missing: number {}", named.join(", ")),
        _ => format!("{missing} games are missing: numbers {}", named.join(", ")),
    }
}
