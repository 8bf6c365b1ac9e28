//! Summing what pieces of a run came to: lines, packed or not, and summaries, in any mix, in memory that does
//! not grow with the number of games.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor};
use std::path::PathBuf;

use flate2::bufread::MultiGzDecoder;

use super::engine::in_order;
use super::line::GameLine;
use super::tally::Tally;
use crate::command::Watch;
use crate::error::{Error, Fault, in_words};
use crate::voice::option;

/// Lines that a thread reads at a time.
const BATCH: usize = 256;

/// Bytes of lines that a thread reads at a time, once they are so many.
const BATCH_BYTES: usize = 1 << 18;

/// Damaged lines that are told besides the first.
const TOLD: usize = 10;

/// A summary begins so, and no line of a game does.
const SUMMARY: &str = "{\"summary\":";

/// Where games are read from.
#[derive(Debug, Clone)]
pub struct Input {
    /// Its name in messages.
    pub name: String,
    /// What it holds, if it is no file.
    pub text: Option<String>,
    /// The file.
    pub path: PathBuf,
}

/// What several inputs come to.
#[derive(Debug, Default)]
pub struct Merged {
    /// The sum.
    pub tally: Tally,
    /// What each input holds.
    held: Vec<Holds>,
}

/// What an input holds.
#[derive(Debug, Default, Clone)]
struct Holds {
    /// The first game and the last.
    ends: Option<(u64, u64)>,
    /// Whether a game comes before one of a lower number.
    unordered: bool,
    has_summary: bool,
    /// The lines that could not be counted, by their number.
    damaged: Vec<(u64, Damage)>,
}

/// What a line of an input is.
enum Content {
    Game(Box<GameLine>),
    Summary(Box<Tally>),
}

/// Lines of an input, from the number of the first on.
struct Batch {
    input: usize,
    first: u64,
    lines: Vec<String>,
    /// Whether the input ends behind them, and how if it could not be read to its end.
    end: Option<Result<(), Error>>,
}

/// Reads inputs one after the other, a batch at a time.
struct Reader<'a> {
    inputs: &'a [Input],
    at: usize,
    line: u64,
    open: Option<Box<dyn BufRead + Send>>,
}

impl Input {
    fn open(&self) -> Result<Box<dyn BufRead + Send>, Error> {
        if let Some(text) = &self.text {
            return Ok(Box::new(Cursor::new(text.clone().into_bytes())));
        }
        let failed = |source: io::Error| match source.kind() {
            io::ErrorKind::NotFound => Error::not_found(&self.path),
            _ => self.unreadable(source),
        };
        let mut file = BufReader::new(File::open(&self.path).map_err(failed)?);
        let packed = file.fill_buf().map_err(|source| self.unreadable(source))?.starts_with(&[0x1f, 0x8b]);
        Ok(if packed { Box::new(BufReader::new(MultiGzDecoder::new(file))) } else { Box::new(file) })
    }

    fn unreadable(&self, source: io::Error) -> Error {
        let message = match source.kind() {
            io::ErrorKind::InvalidInput | io::ErrorKind::UnexpectedEof => {
                "is a damaged gzip file: recreate it"
            }
            _ => return Error::Io { what: self.name.clone(), source },
        };
        self.faulty(None, vec![Fault { pointer: String::new(), message: message.to_owned() }])
    }

    fn faulty(&self, line: Option<u64>, faults: Vec<Fault>) -> Error {
        let file = line.map_or_else(|| self.name.clone(), |line| format!("{}, line {line}", self.name));
        Error::Document { file, faults }
    }
}

impl Reader<'_> {
    fn next(&mut self) -> Option<Batch> {
        let input = self.at;
        let from = self.inputs.get(input)?;
        let mut batch = Batch { input, first: self.line + 1, lines: Vec::new(), end: None };
        let ended = self.fill(from, &mut batch.lines);
        self.line += batch.lines.len() as u64;
        if let Some(ended) = ended {
            batch.end = Some(ended);
            (self.at, self.line, self.open) = (input + 1, 0, None);
        }
        Some(batch)
    }

    /// Reads lines until there are enough; gives how the input ended if it did.
    fn fill(&mut self, from: &Input, lines: &mut Vec<String>) -> Option<Result<(), Error>> {
        if self.open.is_none() {
            match from.open() {
                Ok(open) => self.open = Some(open),
                Err(error) => return Some(Err(error)),
            }
        }
        let open = self.open.as_mut()?;
        let mut bytes = 0;
        while lines.len() < BATCH && bytes < BATCH_BYTES {
            let mut line = Vec::new();
            match open.read_until(b'\n', &mut line) {
                Ok(0) => return Some(Ok(())),
                Ok(read) => bytes += read,
                Err(source) => return Some(Err(from.unreadable(source))),
            }
            match String::from_utf8(line) {
                Ok(line) => lines.push(line),
                Err(error) => {
                    let byte = error.utf8_error().valid_up_to();
                    let message = format!("is not valid UTF-8 from byte {byte}");
                    let fault = Fault { pointer: String::new(), message };
                    let number = self.line + lines.len() as u64 + 1;
                    return Some(Err(from.faulty(Some(number), vec![fault])));
                }
            }
        }
        None
    }
}

/// What is wrong with a line.
#[derive(Debug, Clone)]
enum Damage {
    /// It begins a text of many lines, as documents are written.
    Document,
    /// It is none of a run, or says what cannot be.
    Faults(Vec<Fault>),
}

impl Damage {
    fn whole(message: String) -> Self {
        Damage::Faults(vec![Fault { pointer: String::new(), message }])
    }

    fn into_faults(self) -> Vec<Fault> {
        match self {
            Damage::Document => vec![Fault {
                pointer: String::new(),
                message: "is a document, not the games of a run: simulate from a game with --from".to_owned(),
            }],
            Damage::Faults(faults) => faults,
        }
    }
}

/// What a line holds, nothing if it is empty; or what is wrong with it.
type Read = Result<Option<Content>, Damage>;

/// What a line holds.
fn read(line: &str) -> Read {
    let line = line.trim();
    let whole = Damage::whole;
    let refused = |error: serde_json::Error| whole(format!("is not a game of a run: {}", in_words(&error)));
    let (content, faults) = match line {
        "" => return Ok(None),
        "{" => return Err(Damage::Document),
        _ if line.starts_with(SUMMARY) => {
            let tally: Box<Tally> = serde_json::from_str(line)
                .map_err(|error| whole(format!("is not a summary of a run: {}", in_words(&error))))?;
            let faults = tally.faults();
            (Content::Summary(tally), faults)
        }
        _ => {
            let game: Box<GameLine> = serde_json::from_str(line).map_err(refused)?;
            let faults = game.faults();
            (Content::Game(game), faults)
        }
    };
    if faults.is_empty() { Ok(Some(content)) } else { Err(Damage::Faults(faults)) }
}

/// What a thread made of a batch.
struct Done {
    input: usize,
    lines: Vec<(u64, Read)>,
    end: Option<Result<(), Error>>,
}

/// Sums the games in `inputs`, read by `threads` threads; hands each that stands on a line to `each`, in
/// order.
///
/// # Errors
/// [`Error::Document`] with the line for what is damaged, of another run, given twice, or missing altogether;
/// [`Error::NotFound`]; what `each` gives; that `watch` stopped it.
pub fn merge(
    inputs: &[Input],
    threads: usize,
    watch: &Watch,
    each: &mut dyn FnMut(&GameLine) -> Result<(), Error>,
) -> Result<Merged, Error> {
    let mut reader = Reader { inputs, at: 0, line: 0, open: None };
    let mut merged = Merged { tally: Tally::default(), held: vec![Holds::default(); inputs.len()] };
    let work = |Batch { input, first, lines, end }: Batch, _: &_| {
        let lines = (first..).zip(&lines).map(|(number, line)| (number, read(line))).collect();
        Done { input, lines, end }
    };
    in_order(threads, watch, || reader.next(), work, &mut |Done { input, lines, end }| {
        let (from, holds) = (&inputs[input], &mut merged.held[input]);
        for (number, content) in lines {
            let whole = |error: Error| Damage::whole(error.to_string());
            let counted = match content {
                Err(damage) => Err(damage),
                Ok(None) => Ok(()),
                Ok(Some(Content::Game(line))) => {
                    holds.see(line.game, line.game);
                    if holds.damaged.is_empty() {
                        watch.step(1)?;
                        each(&line)?;
                    }
                    merged.tally.count(&line).map_err(whole)
                }
                Ok(Some(Content::Summary(tally))) => {
                    holds.has_summary = true;
                    tally.numbers.iter().for_each(|(start, end)| holds.see(start, end - 1));
                    merged.tally.join(&tally).map_err(whole)
                }
            };
            if let Err(damage) = counted {
                holds.damaged.push((number, damage));
            }
        }
        match end {
            Some(Err(error)) => Err(error),
            Some(Ok(())) => holds.checked(from),
            None if holds.damaged.len() > TOLD => holds.checked(from),
            None => Ok(()),
        }
    })?;
    Ok(merged)
}

impl Holds {
    fn see(&mut self, first: u64, last: u64) {
        self.unordered |= self.ends.is_some_and(|(_, before)| before > first);
        let (least, most) = self.ends.unwrap_or((first, last));
        self.ends = Some((least.min(first), most.max(last)));
    }

    /// Whether all of the input that was read could be counted.
    fn checked(&mut self, from: &Input) -> Result<(), Error> {
        let mut damaged = std::mem::take(&mut self.damaged).into_iter();
        let Some((first, damage)) = damaged.next() else {
            if self.ends.is_some() {
                return Ok(());
            }
            let message = "contains no games: give output of `simulate --format jsonl` or `--format summary`";
            return Err(
                from.faulty(None, vec![Fault { pointer: String::new(), message: message.to_owned() }])
            );
        };
        let is_document = matches!(damage, Damage::Document);
        let mut faults = damage.into_faults();
        if first == 1 && is_document {
            return Err(from.faulty(None, faults));
        }
        let mut others: Vec<String> = damaged.map(|(line, _)| line.to_string()).collect();
        if !others.is_empty() {
            let more = others.len() > TOLD;
            others.truncate(TOLD);
            let message =
                format!("other lines with errors: {}{}", others.join(", "), if more { ", …" } else { "" });
            faults.push(Fault { pointer: String::new(), message });
        }
        Err(from.faulty(Some(first), faults))
    }
}

impl Merged {
    /// The inputs in the order of their games, so that their lines one after the other are those of the whole
    /// run.
    ///
    /// # Errors
    /// Usage, where there are no lines of each game, or none in order.
    pub fn in_order(&self, inputs: &[Input]) -> Result<Vec<Input>, Error> {
        let mut order: Vec<usize> = (0..inputs.len()).collect();
        order.sort_by_key(|input| self.held[*input].ends);
        for input in &order {
            let (name, holds) = (&inputs[*input].name, &self.held[*input]);
            if holds.has_summary {
                return Err(Error::Usage(format!(
                    "{name} is a summary, which has no line for each game: leave out {format}, or use json \
                     or summary",
                    format = option("format")
                )));
            }
            if holds.unordered {
                return Err(Error::Usage(format!("{name}: its games are not in numerical order")));
            }
        }
        for pair in order.windows(2) {
            let (before, after) = (&self.held[pair[0]], &self.held[pair[1]]);
            if let (Some((_, last)), Some((first, _))) = (before.ends, after.ends)
                && last > first
            {
                return Err(Error::Usage(format!(
                    "{} and {} have overlapping ranges of games: lines can be merged only if each file has \
                     a range of its own",
                    inputs[pair[0]].name, inputs[pair[1]].name
                )));
            }
        }
        Ok(order.into_iter().map(|input| inputs[input].clone()).collect())
    }
}
