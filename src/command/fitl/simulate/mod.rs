//! `simulate`: many games in which non-players play every faction, counted, compared, summed.

mod figures;
mod merge;
mod offers;
mod report;
mod settings;
mod vary;

use std::cell::Cell;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

use crate::command::{
    CommandAnswer, Group, MadeFile, Outcome, Session, Shown, Source, Subcommand, Watch, one_or_many, steps,
};
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;
use crate::simulation::{
    AdvisedSeat, AdvisedSeats, Done, GameLine, PieceFormat, Pieces, Run, Start, Tally, histograms, numbers,
};
use crate::voice::option;

pub use offers::{set_offers, vary_offers};
use settings::{Settings, Unseen};

/// The exit code after Ctrl-C: 128 and the number of the signal, as shells have it.
const STOPPED: u8 = 130;

/// Plays many games of non-players, or sums pieces of a run.
#[derive(Debug, Args, Deserialize)]
pub struct Simulate {
    /// How the games begin
    #[command(flatten)]
    #[serde(flatten)]
    pub settings: Settings,
    /// Compare set-ups on the same dice: KEY=A,B, where KEY is an option of this command or of `fitl new`, or
    /// a --set path; repeat for all combinations
    #[arg(long, value_name = "KEY=A,B", conflicts_with_all = ["merge", "out", "svg"])]
    #[serde(default)]
    pub vary: Vec<String>,
    /// How many games: 500, 1_000, 1e6
    #[arg(long, value_name = "N", default_value = "1000", value_parser = numbers::games)]
    #[serde(default = "thousand", deserialize_with = "numbers::games_of_script")]
    pub games: u64,
    /// The number of the first game, to play a run in pieces
    #[arg(long, value_name = "K", default_value = "0", value_parser = numbers::number)]
    #[serde(default, deserialize_with = "numbers::number_of_script")]
    pub first: u64,
    /// The seed of the run; game K depends only on it and on K
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub seed: u64,
    /// How many threads [default: all cores]; the games are the same for any number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    #[serde(default)]
    pub threads: Option<u16>,
    /// Seat a player who follows `advise`, with this many playouts a decision: us=500; repeat for several
    /// seats
    #[arg(long, value_name = "FACTION=PLAYOUTS", value_delimiter = ',', conflicts_with = "merge")]
    #[serde(default, deserialize_with = "AdvisedSeat::one_or_many")]
    pub advised: Vec<AdvisedSeat>,
    /// Check the game's invariants after every effect
    #[arg(long)]
    #[serde(default)]
    pub check: bool,
    /// Merge pieces of one run: lines (gzipped or not), summaries, or folders of them
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = [
        "games", "first", "seed", "check", "scenario", "edition", "period_events", "players", "human_wins",
        "shared", "one_person", "option", "set", "without", "coup_cards", "from", "deck", "out", "piece",
        "resume",
    ])]
    #[serde(default, deserialize_with = "some_or_one")]
    pub merge: Vec<Source>,
    /// Fail unless the merged games are exactly 0 to N - 1
    #[arg(long, value_name = "N", value_parser = numbers::games)]
    #[serde(default, deserialize_with = "numbers::piece_of_script")]
    pub expect: Option<u64>,
    /// The output: table, json, a line per game as jsonl or csv, or a summary that --merge reads
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "table")]
    #[serde(default)]
    pub format: Format,
    /// Write the run in pieces into this folder: summaries, or with --format lines
    #[arg(long, value_name = "FOLDER", help_heading = "Output")]
    #[serde(default)]
    pub out: Option<PathBuf>,
    /// Games in each piece [default: 10,000]
    #[arg(long, value_name = "N", help_heading = "Output", requires = "out", value_parser = numbers::games)]
    #[serde(default, deserialize_with = "numbers::piece_of_script")]
    pub piece: Option<u64>,
    /// Keep the pieces already there and play the rest
    #[arg(long, help_heading = "Output", requires = "out")]
    #[serde(default)]
    pub resume: bool,
    /// Draw histograms as SVG to this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output", conflicts_with = "out")]
    #[serde(default)]
    pub svg: Option<PathBuf>,
}

/// What `simulate` gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Tables for people.
    #[default]
    Table,
    /// What the tables show, as JSON.
    Json,
    /// Each game as a line of JSON.
    Jsonl,
    /// Each game as a row of values.
    Csv,
    /// Sums that can be summed again, as a line of JSON.
    Summary,
}

/// The pieces that a script names. A list of none is a mistake, as it is in the shell, and no order to play.
fn some_or_one<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Source>, D::Error> {
    let pieces: Vec<Source> = one_or_many(from)?;
    if pieces.is_empty() {
        return Err(D::Error::custom("there are no pieces to merge: give files, or folders of them"));
    }
    Ok(pieces)
}

const fn thousand() -> u64 {
    1000
}

const fn one() -> u64 {
    1
}

impl Subcommand for Simulate {
    const PATH: &'static [&'static str] = &["simulate"];
    const GROUP: Group = Group::FitlNonPlayers;
    const ABOUT: &'static str = "Play many games between non-players and count the results";
    const EXAMPLES: &'static str = "\
pointman simulate --scenario short --games 100         # who wins, by how much, with what
pointman simulate --games 20 --svg margins.svg         # the full scenario, with histograms
pointman simulate --from game.json --games 20          # how this game may go on
pointman simulate --advised us=200 --games 20          # the US follows advice, 200 playouts a decision
pointman simulate --scenario short --games 100 --vary edition=first,second  # the same dice, two set-ups
pointman simulate --scenario short --games 100 --set trail=3 --without 7    # house rules
pointman simulate --games 10 --format jsonl > a.jsonl  # a run in two pieces…
pointman simulate --first 10 --games 10 --format summary > b.json
pointman simulate --merge a.jsonl b.json --expect 20   # …and merged
pointman simulate --games 1e6 --out run --resume       # a long run; run it again to resume";
    const POSITIONAL: &'static [&'static str] = &["scenario", "games"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        session.stop_on_ctrl_c();
        if self.expect.is_some() && self.merge.is_empty() {
            return Err(Error::Usage(format!(
                "{expect} counts the games of {merge}: name the pieces, such as {example}",
                expect = option("expect"),
                merge = option("merge"),
                example = option("merge").with("FOLDER")
            )));
        }
        if !self.merge.is_empty() {
            return self.sum(session);
        }
        if !self.vary.is_empty() {
            return self.compare(session);
        }
        let from = self.settings.read(session)?;
        let advised = self.advised()?;
        let start = self.settings.start(from.as_ref(), advised.factions(), session.edition())?;
        let run = self.run_of(start, advised);
        let is_told = matches!(self.format, Format::Table | Format::Json) && self.out.is_none();
        if self.settings.unseen() == Some(Unseen::AsIs) && !is_told && session.is_command_line() {
            // Lines and sums have no place for it.
            crate::render::remark(Unseen::AsIs.told());
        }
        if let Some(folder) = &self.out {
            return self.write_pieces(&run, folder.clone(), session);
        }
        let (progress, watch) = (session.progress(run.games, "games"), session.watch().clone());
        if matches!(self.format, Format::Jsonl | Format::Csv) && session.is_command_line() {
            self.no_picture()?;
            let csv = self.format == Format::Csv;
            return Ok(Outcome::stream(Box::new(move |output| {
                if csv {
                    put(output, GameLine::HEADING)?;
                }
                run.play(&watch, &mut |line| {
                    progress.inc(1);
                    put(output, &if csv { line.values() } else { line.text()? })
                })?;
                progress.finish_and_clear();
                Ok(())
            })));
        }
        let mut tally = Tally::default();
        let played = run.play(&watch, &mut |line| {
            watch.step(steps::GAME)?;
            progress.inc(1);
            tally.count(&line)
        });
        progress.finish_and_clear();
        self.ended(played, &watch, session, run.games, tally.games, || self.answer(&tally))
    }
}

fn put(output: &mut dyn Write, line: &str) -> Result<(), Error> {
    writeln!(output, "{line}").map_err(|source| Error::Io { what: "standard output".to_owned(), source })
}

impl Simulate {
    fn advised(&self) -> Result<AdvisedSeats, Error> {
        AdvisedSeats::of(&self.advised).map_err(Error::Usage)
    }

    fn run_of(&self, start: Start, advised: AdvisedSeats) -> Run {
        let Simulate { seed, first, games, check, .. } = *self;
        Run { start, seed, first, games, threads: self.threads(), check, advised }
    }

    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        }
    }

    fn no_picture(&self) -> Result<(), Error> {
        match self.svg {
            Some(_) => Err(Error::Usage(format!(
                "{svg} cannot be combined with {format} jsonl or csv: write the lines first, then draw them \
                 with {merge}",
                svg = option("svg"),
                format = option("format"),
                merge = option("merge")
            ))),
            None => Ok(()),
        }
    }

    /// What was made, where it was made to the end; where Ctrl-C ended it, what is whole, said as such.
    fn ended(
        &self,
        played: Result<(), Error>,
        watch: &Watch,
        session: &Session,
        wanted: u64,
        whole: u64,
        answer: impl FnOnce() -> Result<Outcome, Error>,
    ) -> Result<Outcome, Error> {
        match played {
            Err(_) if session.is_command_line() && watch.is_stopped() && whole > 0 => {
                crate::render::remark(&format!(
                    "Stopped by Ctrl-C: {whole} of {} are complete.",
                    counted(wanted, "game")
                ));
                Ok(Outcome { exit_code: STOPPED, ..answer()? })
            }
            played => played.and_then(|()| answer()),
        }
    }

    /// The answer to a run or a sum.
    fn answer(&self, tally: &Tally) -> Result<Outcome, Error> {
        if self.format == Format::Summary {
            self.no_picture()?;
            let text = tally.text()?;
            let data =
                serde_json::to_value(tally).map_err(|error| Error::Bug(format!("a summary: {error}")))?;
            return Ok(Outcome::answer(Verbatim { data, text }));
        }
        let mut report = report::report(tally);
        let mut data = figures::json(tally);
        if let Some(unseen) = self.settings.unseen() {
            report.line(unseen.told());
            data["deck"] = json!(unseen);
        }
        Ok(self.shown(data, report, tally))
    }

    fn shown(&self, data: Value, report: Report, tally: &Tally) -> Outcome {
        match &self.svg {
            Some(path) => Outcome::file(
                Shown { data, report },
                MadeFile::new(path.clone(), histograms(tally).into_bytes()),
            ),
            None => self.told(data, report),
        }
    }

    /// Data and report, or the data alone where that is the format.
    fn told(&self, data: Value, report: Report) -> Outcome {
        if self.format == Format::Json {
            let text = format!("{data:#}");
            return Outcome::answer(Verbatim { data, text });
        }
        Outcome::answer(Shown { data, report })
    }

    fn write_pieces(&self, run: &Run, folder: PathBuf, session: &mut Session) -> Result<Outcome, Error> {
        let folder = session.allowed(&folder)?;
        let kind = match self.format {
            Format::Table | Format::Summary => PieceFormat::Summary,
            Format::Jsonl => PieceFormat::Lines,
            Format::Csv => PieceFormat::Values,
            Format::Json => {
                return Err(Error::Usage(format!(
                    "{out} writes summaries, or lines with {format} jsonl or csv; for JSON, merge them with \
                     {merge} {format} json",
                    out = option("out"),
                    format = option("format"),
                    merge = option("merge").with("FOLDER")
                )));
            }
        };
        let pieces = Pieces { folder, size: self.piece.unwrap_or(10_000), kind, resume: self.resume };
        let (progress, watch) = (session.progress(run.games, "games"), session.watch().clone());
        // The time left is that of games to be played: those that were there took none.
        let (played, left) = (Cell::new(0_u64), Cell::new(run.games));
        let written = pieces.write(run, &watch, &|done| match done {
            Done::Played => {
                played.set(played.get() + 1);
                progress.inc(1);
            }
            Done::There(games) => {
                left.set(left.get() - games);
                set_length(&progress, left.get());
            }
        });
        progress.finish_and_clear();
        let told = |(written, there): (u64, u64)| {
            let data =
                json!({ "folder": pieces.folder, "run": run.id(), "written": written, "there": there });
            let mut report = Report::new();
            let folder = pieces.folder.display();
            report.line(format!("Wrote {} to {folder}; {there} already there.", counted(written, "piece")));
            if kind != PieceFormat::Values {
                report.line(format!("To merge them: pointman simulate --merge {folder}"));
            }
            self.told(data, report)
        };
        match written {
            Err(_) if session.is_command_line() && watch.is_stopped() => Err(Error::Stopped(format!(
                "stopped by Ctrl-C after {}: the pieces in {} are complete; {resume} plays the rest",
                counted(played.get(), "game"),
                pieces.folder.display(),
                resume = option("resume")
            ))),
            written => Ok(told(written?)),
        }
    }
}

fn set_length(progress: &ProgressBar, games: u64) {
    progress.set_length(games);
    progress.reset_eta();
}

/// An answer that is one text for people and programs, but for a script, which gets the data.
struct Verbatim {
    data: Value,
    text: String,
}

impl CommandAnswer for Verbatim {
    fn json(&self) -> Value {
        self.data.clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(self.text.clone());
        report
    }
}
