//! `simulate`: many games in which non-players play every faction.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Write};
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::common::open;
use crate::command::edition_option::{EDITION, edition, edition_of_script};
use crate::command::{Group, MadeFile, Outcome, Session, Shown, Source, Subcommand, one_or_many, steps};
use crate::dice::Seeded;
use crate::error::{Error, Fault, in_words};
use crate::fitl::{Card, DeckMode, Edition, Faction, Game, HumanWins, NewGame, Scenario};
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::simulation::{AdvisedSeat, AdvisedSeats, GameLine, Run, Start, Tally, histograms};

/// Plays many games of non-players, or sums pieces of a run.
#[derive(Debug, Args, Deserialize)]
pub struct Simulate {
    /// The scenario: short, medium or full
    #[arg(long, value_name = "SCENARIO", default_value = "full", conflicts_with_all = ["from", "merge"])]
    #[serde(default = "full")]
    pub scenario: Scenario,
    /// The edition of the rules: second if not given
    #[arg(long, value_name = EDITION, value_parser = edition::<Edition>, conflicts_with_all = ["from", "merge"])]
    #[serde(default, deserialize_with = "edition_of_script")]
    pub edition: Option<Edition>,
    /// Deal each pile from the Events of its years, with Capabilities in effect from the start
    #[arg(long, conflicts_with_all = ["from", "merge"])]
    #[serde(default)]
    pub period_events: bool,
    /// Play on from this game, with non-players in place of people
    #[arg(long, value_name = "FILE", conflicts_with = "merge")]
    #[serde(default)]
    pub from: Option<Source>,
    /// How the cards lie that nobody has seen: dealt anew in each game within their piles, or as-is
    #[arg(long, value_name = "DECK", value_enum, default_value = "anew", requires = "from")]
    #[serde(default)]
    pub deck: Unseen,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    #[serde(default = "thousand")]
    pub games: u64,
    /// The number of the first game: a run can be played in pieces
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000_000_000))]
    #[serde(default)]
    pub first: u64,
    /// The seed of the run; game K depends on it and on K alone
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub seed: u64,
    /// How many threads; all cores if not given. The games are the same for any number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    #[serde(default)]
    pub threads: Option<u16>,
    /// Have a person who takes advice play this seat, each decision by so many playouts: us=500; several seats by several
    /// of these
    #[arg(long, value_name = "FACTION=PLAYOUTS", conflicts_with = "merge")]
    #[serde(default, deserialize_with = "AdvisedSeat::one_or_many")]
    pub advised: Vec<AdvisedSeat>,
    /// When a lone advised person may win: early, or final for after the last Coup Round
    #[arg(long, value_name = "WHEN", default_value = "final", conflicts_with_all = ["from", "merge"])]
    #[serde(default)]
    pub human_wins: HumanWins,
    /// Check the laws of the game after every effect
    #[arg(long)]
    #[serde(default)]
    pub check: bool,
    /// Sum the JSON Lines of several pieces of one run
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["games", "first", "seed", "threads", "check"])]
    #[serde(default, deserialize_with = "one_or_many")]
    pub merge: Vec<Source>,
    /// The output: table, json, or a line per game as jsonl or csv
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "table")]
    #[serde(default)]
    pub format: Format,
    /// Draw histograms as an SVG picture into this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
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
}

/// How the cards lie that nobody has seen, in a game that is gone on from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unseen {
    /// Dealt anew in each game, within their piles.
    #[default]
    Anew,
    /// As they are saved, in every game.
    AsIs,
}

const fn full() -> Scenario {
    Scenario::Full
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
    const ABOUT: &'static str = "Play many games of non-players and count the results";
    const EXAMPLES: &'static str = "\
pointman simulate --scenario short --games 100         # who wins, by how much, with what
pointman simulate --games 20 --svg margins.svg         # the full scenario, with histograms
pointman simulate --from game.json --games 20          # how this game may go on
pointman simulate --advised us=200 --games 20          # the US by advice, at 200 playouts a decision
pointman simulate --games 10 --format jsonl > a.jsonl  # a run in two pieces…
pointman simulate --first 10 --games 10 --format jsonl > b.jsonl
pointman simulate --merge a.jsonl b.jsonl              # …and its sum";
    const POSITIONAL: &'static [&'static str] = &["scenario", "games"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if !self.merge.is_empty() {
            let mut tally = Tally::default();
            for source in &self.merge {
                sum(source, session, &mut tally)?;
            }
            return Ok(self.answer(&tally));
        }
        let advised = AdvisedSeats::of(&self.advised).map_err(Error::Usage)?;
        let start = match &self.from {
            Some(source) => going_on(open(source, session)?, self.deck)?,
            None => Start::New(NewGame {
                edition: self.edition.or(session.edition()).unwrap_or_default(),
                period_events: self.period_events,
                players: advised.factions(),
                human_wins: self.human_wins,
                ..NewGame::of(self.scenario)
            }),
        };
        let threads = match self.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let Simulate { seed, first, games, check, .. } = self;
        let run = Run { start, seed, first, games, threads, check, advised };
        let (progress, watch) = (session.progress(run.games, "games"), session.watch().clone());
        if matches!(self.format, Format::Jsonl | Format::Csv) && session.is_command_line() {
            if self.svg.is_some() {
                return Err(Error::Usage(
                    "lines for each game and a picture are made one at a time: sum the lines with --merge"
                        .to_owned(),
                ));
            }
            let csv = self.format == Format::Csv;
            return Ok(Outcome::stream(Box::new(move |output| {
                if csv {
                    put(output, GameLine::HEADING)?;
                }
                run.play(&watch, &mut |line| {
                    progress.inc(1);
                    let text = if csv { line.values() } else { json_line(&line)? };
                    put(output, &text)
                })?;
                progress.finish_and_clear();
                Ok(())
            })));
        }
        let mut tally = Tally::default();
        run.play(&watch, &mut |line| {
            watch.step(steps::GAME)?;
            progress.inc(1);
            tally.count(&line)
        })?;
        progress.finish_and_clear();
        Ok(self.answer(&tally))
    }
}

fn put(output: &mut dyn Write, line: &str) -> Result<(), Error> {
    writeln!(output, "{line}").map_err(|source| Error::Io { what: "standard output".to_owned(), source })
}

fn json_line(line: &GameLine) -> Result<String, Error> {
    serde_json::to_string(line).map_err(|error| Error::Bug(format!("a game as JSON: {error}")))
}

/// Where to go on from `game`: nobody here knows how a deck on a table lies.
fn going_on(game: Game, deck: Unseen) -> Result<Start, Error> {
    let anew = deck == Unseen::Anew;
    if game.cards().mode() == DeckMode::Physical {
        if !anew {
            return Err(Error::Usage(
                "the deck of the game is on a table: nobody here knows its order; leave out --deck as-is"
                    .to_owned(),
            ));
        }
        // That its piles can be told from the cards shown is found out before the first game.
        game.redealt(&mut Seeded::stream(0, 0))?;
    }
    Ok(Start::From { game: Box::new(game), anew })
}

/// Counts the games written down in a file.
///
/// # Errors
/// [`Error::Document`] for what is no game of the run, with its line; when it cannot be read.
fn sum(source: &Source, session: &mut Session, tally: &mut Tally) -> Result<(), Error> {
    let (name, lines): (String, Box<dyn BufRead>) = match source {
        Source::File(path) => {
            let failed = |source: io::Error| match source.kind() {
                io::ErrorKind::NotFound => Error::NotFound(path.clone()),
                _ => Error::Io { what: path.display().to_string(), source },
            };
            let file = File::open(session.allowed(path)?).map_err(failed)?;
            (path.display().to_string(), Box::new(BufReader::new(file)))
        }
        other => {
            let (name, text, _) = other.text(session)?;
            (name, Box::new(Cursor::new(text)))
        }
    };
    let mut games = 0;
    for (number, line) in lines.lines().enumerate() {
        let faulty = |faults| Error::Document { file: format!("{name}, line {}", number + 1), faults };
        let whole = |message: String| faulty(vec![Fault { pointer: String::new(), message }]);
        let line = line.map_err(|source| match source.kind() {
            io::ErrorKind::InvalidData => whole("is not UTF-8 text".to_owned()),
            _ => Error::Io { what: name.clone(), source },
        })?;
        if line.trim().is_empty() {
            continue;
        }
        session.watch().step(1)?;
        let game: GameLine = serde_json::from_str(&line)
            .map_err(|error| whole(format!("is no game of a run: {}", in_words(&error))))?;
        let faults = game.faults();
        if !faults.is_empty() {
            return Err(faulty(faults));
        }
        tally.count(&game).map_err(|error| whole(error.to_string()))?;
        games += 1;
    }
    if games == 0 {
        let message = "holds no game: give what `simulate --format jsonl` wrote".to_owned();
        return Err(Error::Document { file: name, faults: vec![Fault { pointer: String::new(), message }] });
    }
    Ok(())
}

impl Simulate {
    fn answer(&self, tally: &Tally) -> Outcome {
        let mut report = report(tally);
        if self.from.is_some() {
            report.line(match self.deck {
                Unseen::Anew => "The cards nobody has seen were dealt anew in each game.",
                Unseen::AsIs => "Every game played the cards in the one order that is saved.",
            });
        }
        let shown = Shown { data: tally.json(), report };
        match &self.svg {
            Some(path) => {
                Outcome::file(shown, MadeFile { path: path.clone(), content: histograms(tally).into_bytes() })
            }
            None if self.format == Format::Json => Outcome::answer(AsJson(shown.data)),
            None => Outcome::answer(shown),
        }
    }
}

/// An answer that is JSON for people too.
struct AsJson(Value);

impl crate::command::CommandAnswer for AsJson {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        format!("{:#}", self.0).lines().for_each(|line| report.line(line));
        report
    }
}

/// Stretches of missing games that a report names.
const HOLES_SHOWN: usize = 10;

fn report(tally: &Tally) -> Report {
    let mut report = Report::new();
    let games = tally.games.max(1) as f64;
    let share = |count: u64| format!("{:.1}", count as f64 * 100.0 / games);
    let run = tally.run.as_deref().unwrap_or("no run");
    report.heading(format!("{} of {run}", counted(tally.games, "game")));
    let holes = tally.holes();
    if !holes.is_empty() {
        let missing: u64 = holes.iter().map(|(first, last)| last - first + 1).sum();
        let named = holes.iter().take(HOLES_SHOWN).map(|(first, last)| match first == last {
            true => first.to_string(),
            false => format!("{first} to {last}"),
        });
        let named: Vec<_> = named.chain((holes.len() > HOLES_SHOWN).then(|| "…".to_owned())).collect();
        report.line(format!(
            "Between the first and the last {} missing: number {}.",
            if missing == 1 { "1 game is".to_owned() } else { format!("{missing} games are") },
            named.join(", ")
        ));
    }
    let rounds = tally.rounds();
    let heading = ["faction", "wins", "%"].map(str::to_owned).into_iter();
    let heading = heading.chain(rounds.iter().map(|round| format!("Coup {round}")));
    let mut wins = Grid::new(heading).with_numbers(1..3 + rounds.len());
    let mut margins = Grid::new(["margin", "least", "1/4", "median", "3/4", "most"]).with_numbers(1..6);
    for faction in Faction::ALL {
        let (name, count) = (faction.id().to_uppercase(), tally.wins_of(faction));
        let by_round =
            rounds.iter().map(|round| tally.wins.get(&(faction, *round)).copied().unwrap_or(0).to_string());
        wins.row([name.clone(), count.to_string(), share(count)].into_iter().chain(by_round));
        let quartiles =
            (0..5).map(|quarters| tally.margins[faction].quartile(quarters).unwrap_or(0).to_string());
        margins.row([name].into_iter().chain(quartiles));
    }
    report.table(wins);
    report.table(margins);
    let length = |spread: &crate::simulation::Spread| {
        let quartile = |quarters| spread.quartile(quarters).unwrap_or(0);
        format!("{} to {}, half between {} and {}", quartile(0), quartile(4), quartile(1), quartile(3))
    };
    report.line(format!(
        "Cards: {}. Turns: {}. Without a winner: {}.",
        length(&tally.cards),
        length(&tally.turns),
        tally.undecided
    ));
    for (title, counts) in [
        ("Operations", &tally.operations),
        ("Special Activities", &tally.specials),
        ("Trưng cards", &tally.trung),
    ] {
        report.heading(title);
        let mut table = Grid::new(["name", "a game", "in all"]).with_numbers([1, 2]);
        for (name, count) in counts {
            table.row([name.clone(), format!("{:.2}", *count as f64 / games), count.to_string()]);
        }
        report.table(table);
    }
    report.heading("Events");
    let mut table = Grid::new(["card", "title", "US", "ARVN", "NVA", "VC"]).with_numbers([0, 2, 3, 4, 5]);
    for card in Card::all() {
        let by =
            Faction::ALL.map(|faction| tally.events.get(&(card.number(), faction)).copied().unwrap_or(0));
        if by.iter().any(|count| *count > 0) {
            table.row(
                [card.to_string(), card.title().to_owned()]
                    .into_iter()
                    .chain(by.map(|count| count.to_string())),
            );
        }
    }
    report.table(table);
    report
}
