//! `fng-test`: takes a check of FNG, lists the checks, or shows one as the rules print it.

use std::collections::BTreeMap;

use clap::Args;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::command::edition_option::FngEdition;
use crate::command::{DiceOptions, Group, Outcome, Present, Session, Source, Subcommand, steps, teller};
use crate::error::Error;
use crate::fng::checks::{self, Check, CheckOdds, Edition, ResultId, Situation, Tested, Theme, Then};
use crate::fng::squads::squad::Squad;
use crate::question::OpenQuestion;
use crate::render::{Grid, Report};
use crate::trace::{Note, Silent, Story};
use crate::voice::option;

/// The options that mean nothing to a check that is only looked at.
const NOT_TAKEN: [&str; 9] =
    ["rep", "with", "set", "leader_rep", "attribute", "squad", "figure", "count", "explain"];

/// Takes a check of FNG.
#[derive(Debug, Args, Deserialize)]
pub struct FngTest {
    /// The check, such as received-fire
    #[arg(value_name = "CHECK", required_unless_present = "list")]
    pub check: Option<String>,
    /// Who takes it, and their situation
    #[command(flatten)]
    #[serde(flatten)]
    pub figure: CheckOptions,
    /// Take it N times
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    #[serde(default)]
    pub count: Option<u32>,
    /// Show how the result came about
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// List the checks by topic
    #[arg(long, conflicts_with_all = NOT_TAKEN.into_iter().chain(["check", "table"]))]
    #[serde(default)]
    pub list: bool,
    /// Show the check as the rules print it
    #[arg(long, conflicts_with_all = NOT_TAKEN)]
    #[serde(default)]
    pub table: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// Who takes a check, and how they stand.
#[derive(Debug, Clone, Default, PartialEq, Args, Deserialize)]
#[serde(default)]
pub struct CheckOptions {
    /// The Rep of the figure
    #[arg(long, value_name = "N", help_heading = "Figure")]
    pub rep: Option<u8>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Modifiers and conditions that apply, such as in-cover
    #[arg(long, value_name = "FLAG", num_args = 1.., help_heading = "Figure")]
    #[serde(deserialize_with = "words")]
    pub with: Vec<String>,
    /// Numbers the check needs, such as impact=3
    #[arg(long, value_name = "NAME=VALUE", num_args = 1.., help_heading = "Figure")]
    #[serde(deserialize_with = "settings")]
    pub set: Vec<String>,
    /// The Rep of the Leader who gives the Leader Die
    #[arg(long, value_name = "N", help_heading = "Figure")]
    pub leader_rep: Option<u8>,
    /// Attributes of the figure, such as tough
    #[arg(long, value_name = "ID", num_args = 1.., help_heading = "Figure")]
    #[serde(deserialize_with = "words")]
    pub attribute: Vec<String>,
    /// Take Rep, Attributes, weapon and state from this squad or FNG campaign: a file, or `-` for standard
    /// input
    #[arg(long, value_name = "FILE", requires = "figure", help_heading = "Figure")]
    pub squad: Option<Source>,
    /// The figures in the squad that take the check
    #[arg(long, value_name = "NAME", num_args = 1.., requires = "squad", help_heading = "Figure")]
    #[serde(deserialize_with = "words")]
    pub figure: Vec<String>,
}

/// One word, or a list of them: how a script may give either.
fn words<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "give a word, or a list of words")]
    enum Words {
        One(String),
        Many(Vec<String>),
    }
    Ok(match Words::deserialize(value)? {
        Words::One(word) => vec![word],
        Words::Many(words) => words,
    })
}

/// A map of names to values, or words as on the command line.
fn settings<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "give a map of names to numbers, or words such as impact=3")]
    enum Settings {
        Map(BTreeMap<String, Value>),
        One(String),
        Many(Vec<String>),
    }
    let plain = |value: Value| match value {
        Value::String(text) => text,
        Value::Array(list) => list.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    };
    Ok(match Settings::deserialize(value)? {
        Settings::Map(map) => {
            map.into_iter().map(|(name, value)| format!("{name}={}", plain(value))).collect()
        }
        Settings::One(setting) => vec![setting],
        Settings::Many(settings) => settings,
    })
}

impl CheckOptions {
    /// The check `name` means.
    ///
    /// # Errors
    /// When there is none, or not in this edition.
    pub fn check(&self, name: &str, session: &mut Session) -> Result<&'static Check, Error> {
        checks::find(name, self.edition(session)?)
    }

    /// The edition asked for, else that of the squad's document.
    fn edition(&self, session: &mut Session) -> Result<Edition, Error> {
        self.edition.of_source(self.squad.as_ref(), session)
    }

    /// What `check` is to know of each figure that takes it.
    ///
    /// # Errors
    /// When the squad cannot be read, or an option makes no sense.
    pub fn situations(&self, check: &Check, session: &mut Session) -> Result<Vec<Situation>, Error> {
        let edition = self.edition(session)?;
        let mut situations = match &self.squad {
            Some(_) if self.figure.is_empty() => {
                let who = OpenQuestion::of("figure", "who takes the check", "").wanted(1, u32::MAX);
                return Err(Error::needs("", who, option("figure")));
            }
            Some(squad) => {
                let squads = squad.squads(session)?;
                let all = |squad: &&Squad| self.figure.iter().all(|name| squad.figure(name).is_ok());
                match squads.iter().find(all).or(squads.first()) {
                    Some(squad) => squad.situations(check, edition, &self.figure)?,
                    None => return Err(Error::Usage("the document has no figures yet".to_owned())),
                }
            }
            None if !self.figure.is_empty() => {
                let squad = OpenQuestion::of("squad", "a squad", "");
                return Err(Error::needs(option("figure"), squad, option("squad")));
            }
            None => vec![Situation::new(edition)],
        };
        if let Some(rep) = self.rep.filter(|_| check.is_of_leader()) {
            return Err(Error::Usage(format!(
                "{word} {rep}: {} looks at the Rep of the unit leader only: {leader_rep} {rep}",
                check.id,
                word = option("rep"),
                leader_rep = option("leader-rep")
            )));
        }
        for situation in &mut situations {
            situation.rep = self.rep.or(situation.rep);
            situation.leader_rep = self.leader_rep.or(situation.leader_rep);
            for typed in &self.with {
                situation.flags.insert(check.flag(typed)?);
            }
            situation.attributes.extend(self.attribute.iter().cloned());
            for setting in &self.set {
                let Some((name, value)) = setting.split_once('=') else {
                    return Err(Error::Usage(format!(
                        "{set} {setting}: give a name and a value, such as {setting}=2",
                        set = option("set")
                    )));
                };
                if situation.values.insert(check.value(name.trim())?, value.trim().to_owned()).is_some() {
                    return Err(Error::Usage(format!("{set} {name} is given twice", set = option("set"))));
                }
            }
        }
        Ok(situations)
    }
}

impl Subcommand for FngTest {
    const PATH: &'static [&'static str] = &["fng-test"];
    const ALSO: &'static [&'static [&'static str]] = &[&["fng", "test"]];
    const GROUP: Group = Group::FngSquads;
    const ABOUT: &'static str = "Take a check of FNG, or show its table";
    const EXAMPLES: &'static str = "\
pointman fng-test received-fire --rep 4 --with in-cover            # roll it
pointman fng-test rally --rep 3 --leader-rep 5 --rolls 4,5,3       # with your own dice, the Leader Die first
pointman fng-test ranged-damage --rep 4 --set impact=3 --explain   # and show why
pointman fng-test received-fire --table                            # the table
pointman fng-test --list                                           # all checks";
    const POSITIONAL: &'static [&'static str] = &["check"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.list {
            return Ok(Outcome::answer(List(checks::list())));
        }
        let Some(name) = &self.check else {
            let what = format!("the name of the check ({list} lists them all)", list = option("list"));
            return Err(Error::needs("", OpenQuestion::of("check", what, ""), None));
        };
        let check = self.figure.check(name, session)?;
        if self.table {
            return Ok(Outcome::answer(checks::Table::of(check, self.figure.edition(session)?)));
        }
        let situations = self.figure.situations(check, session)?;
        let mut dice = self.dice.source(session)?;
        let mut results = Vec::new();
        for _ in 0..self.count.unwrap_or(1) {
            session.watch().step(steps::CHECK)?;
            let mut story = Story::default();
            let tested = match (&situations[..], self.explain) {
                ([one], true) => vec![checks::test(check, one, &mut dice, &mut story)?],
                ([one], false) => vec![checks::test(check, one, &mut dice, &mut Silent)?],
                (group, true) => checks::test_group(check, group, &mut dice, &mut story)?,
                (group, false) => checks::test_group(check, group, &mut dice, &mut Silent)?,
            };
            let mut notes = story.notes().to_vec();
            // The notes of a group stand with its first figure.
            results.extend(
                tested.into_iter().map(|tested| Taken { tested, explain: std::mem::take(&mut notes) }),
            );
        }
        session.used(dice)?;
        let many = self.count.is_some() || results.len() != 1;
        Ok(Outcome::answer(Results { name: check.name.to_string(), results, many }))
    }
}

/// The exact odds of a check with these options, for each figure: the half of `odds` that is about checks.
///
/// # Errors
/// Those of [`checks::odds`] and of the options.
pub fn check_odds(name: &str, options: &CheckOptions, session: &mut Session) -> Result<Outcome, Error> {
    let check = options.check(name, session)?;
    let situations = options.situations(check, session)?;
    let all: Vec<CheckOdds> =
        situations.iter().map(|situation| checks::odds(check, situation)).collect::<Result<_, _>>()?;
    let figures = situations.into_iter().map(|situation| situation.figure).collect();
    Ok(Outcome::answer(Odds { name: check.name.to_string(), figures, all }))
}

/// One check taken, with the notes of `--explain`.
#[derive(Serialize)]
struct Taken {
    #[serde(flatten)]
    tested: Tested,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    explain: Vec<Note>,
}

struct Results {
    name: String,
    results: Vec<Taken>,
    many: bool,
}

impl Serialize for Results {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.results[..] {
            [one] if !self.many => one.serialize(serializer),
            all => all.serialize(serializer),
        }
    }
}

impl Present for Results {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(&self.name);
        if self.results.len() > MOST_IN_FULL {
            report.table(self.summary());
            return report;
        }
        for taken in &self.results {
            tell(&taken.tested, &mut report);
            teller::why(&mut report, &taken.explain);
        }
        report
    }
}

/// Results that are told one by one; more are counted.
const MOST_IN_FULL: usize = 20;

impl Results {
    /// How often each result came up.
    fn summary(&self) -> Grid {
        let mut counts: Vec<(String, usize)> = Vec::new();
        for taken in &self.results {
            let passes = taken.tested.passes.map_or(String::new(), |passes| format!("passes {passes}: "));
            let result = format!("{passes}{}", taken.tested.text);
            match counts.iter_mut().find(|(known, _)| *known == result) {
                Some((_, count)) => *count += 1,
                None => counts.push((result, 1)),
            }
        }
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let mut table = Grid::new(["times", "result"]).with_numbers([0]);
        counts.into_iter().for_each(|(result, count)| table.row([count.to_string(), result]));
        table
    }
}

fn tell(tested: &Tested, report: &mut Report) {
    let faces = teller::faces::<u8>;
    let mut rolled = Vec::new();
    if let Some(die) = tested.leader_die {
        rolled.push(format!("Leader Die {die}"));
    }
    rolled
        .extend(tested.target.filter(|_| !tested.dice.is_empty()).map(|target| format!("against {target}")));
    rolled.extend(tested.passes.map(|passes| format!("passes {passes}")));
    rolled.extend(tested.roll.map(|roll| format!("reads {roll}")));
    let own = teller::line(&rolled.join(", "), &faces(&tested.dice), "");
    let enemy = tested
        .enemy_passes
        .map(|passes| teller::line(&format!("enemy passes {passes}"), &faces(&tested.enemy_dice), ""));
    let lines: Vec<String> = std::iter::once(own.trim_start().to_owned()).chain(enemy).collect();
    let who = tested.figure.as_ref().map_or(String::new(), |name| format!("{name}: "));
    report.item(1, format!("{who}{}", lines.join("; ")));
    match (&tested.outcome, tested.outcomes.is_empty()) {
        (Some(_), _) | (None, true) => report.strong(1, with_then(tested)),
        (None, false) => {
            for open in &tested.outcomes {
                report.strong(
                    1,
                    format!("{}: {}", checks::who_text(open.who).unwrap_or(open.who.id()), open.text),
                );
            }
            if tested.hero {
                report.strong(1, "Hero mode starts");
            }
            if tested.is_chosen {
                let ids: Vec<&str> = tested.outcomes.iter().map(|open| open.outcome.id()).collect();
                report.aside(1, format!("choose with --set choice=OUTCOME: {}", ids.join(", ")));
            }
        }
    }
    for die in &tested.each {
        let result = die.outcome.map_or("depends on the target", ResultId::title);
        report.item(2, format!("die {}: total {}: {result}", die.die, die.roll));
    }
    if let Some(read) = &tested.read {
        let result = read.outcome.map_or("depends on the figure's state", ResultId::title);
        report.item(2, format!("read on {}: {result}", read.check));
    }
    for further in &tested.further {
        let dice =
            if further.dice.is_empty() { String::new() } else { format!(" ({})", faces(&further.dice)) };
        let result = further.result.map_or(String::new(), |result| format!(": {result}"));
        report.item(2, format!("{} {}{dice}{result}", further.what.id().replace('_', " "), further.value));
    }
    for applied in &tested.modifiers {
        report.aside(2, format!("{}: {}", applied.id, applied.effect));
    }
    if let Some(next) = &tested.next {
        report.aside(2, format!("next: pointman fng-test {next}"));
    }
}

fn with_then(tested: &Tested) -> String {
    match tested.then {
        Some(then @ (Then::Wins | Then::Loses)) => format!("{then}: {}", tested.text),
        _ => tested.text.clone(),
    }
}

struct Odds {
    name: String,
    figures: Vec<Option<String>>,
    all: Vec<CheckOdds>,
}

impl Serialize for Odds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.all[..] {
            [one] => one.serialize(serializer),
            all => all.serialize(serializer),
        }
    }
}

impl Present for Odds {
    fn report(&self) -> Report {
        let mut report = Report::new();
        for (odds, figure) in self.all.iter().zip(&self.figures) {
            let who = figure.as_ref().map_or(String::new(), |name| format!(", {name}"));
            let target = odds.target.map_or(String::new(), |target| format!(", target {target}"));
            report.heading(format!("{}{who}{target}: of {}", self.name, odds.of));
            // What tells the outcomes apart beside their results: passes, or the number looked up, or
            // nothing.
            let passes = odds.outcomes.iter().any(|chance| chance.passes.is_some());
            let numbered = passes || odds.outcomes.iter().any(|chance| chance.roll.is_some());
            let mut table = match (passes, numbered) {
                (true, _) => Grid::new(["passes", "result", "ways", "chance"]).with_numbers([0, 2, 3]),
                (_, true) => Grid::new(["number", "result", "ways", "chance"]).with_numbers([0, 2, 3]),
                _ => Grid::new(["result", "ways", "chance"]).with_numbers([1, 2]),
            };
            for chance in &odds.outcomes {
                let number = chance
                    .passes
                    .map(i32::from)
                    .or(chance.roll)
                    .map_or(String::new(), |number| number.to_string());
                let mut result = chance.text.clone();
                for more in chance.read.as_deref().into_iter().chain(chance.then.map(Then::id)) {
                    result.push_str(&format!("; {}", checks::result_text(more)));
                }
                if !chance.each.is_empty() {
                    result = chance.each.join(", ");
                }
                let cells =
                    [number, result, chance.ways.to_string(), format!("{:.2} %", chance.probability * 100.0)];
                table.row(cells.into_iter().skip(usize::from(!numbered)));
            }
            report.table(table);
            for applied in &odds.modifiers {
                report.aside(1, format!("{}: {}", applied.id, applied.effect));
            }
        }
        report
    }
}

struct List(Vec<Theme>);

impl Serialize for List {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Present for List {
    fn report(&self) -> Report {
        let mut report = Report::new();
        for theme in &self.0 {
            report.heading(&theme.theme);
            let mut table = Grid::default();
            for listed in &theme.checks {
                let editions: Vec<_> = listed.editions.iter().map(ToString::to_string).collect();
                let only =
                    if editions.len() == 1 { format!("edition {} only", editions[0]) } else { String::new() };
                table.row([listed.id.id().to_owned(), listed.name.to_owned(), only]);
            }
            report.table(table);
        }
        report
    }
}

impl Present for checks::Table {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(format!("{} ({}, edition {})", self.name, self.id, self.edition));
        report.item(1, &self.roll);
        if let Some(when) = &self.when {
            report.item(1, format!("When: {when}"));
        }
        report.item(1, format!("Read: {}", self.read));
        let mut rows = Grid::new([self.by, "who", "result", "next"]);
        let mut above = "";
        for cell in &self.rows {
            let label = if cell.row == above { "" } else { cell.row.as_str() };
            rows.row([label, cell.who.as_str(), cell.result.as_str(), cell.next.as_deref().unwrap_or("")]);
            above = &cell.row;
        }
        report.line("");
        report.table(rows);
        if !self.modifiers.is_empty() {
            report.heading("Modifiers");
            let mut modifiers = Grid::new(["--with", "when", "effect"]);
            self.modifiers.iter().for_each(|modifier| modifiers.row(modifier.clone()));
            report.table(modifiers);
        }
        for (heading, head, rows) in
            [("Conditions", "--with", &self.flags), ("Numbers", "--set", &self.values)]
        {
            if !rows.is_empty() {
                report.heading(heading);
                let mut table = Grid::new([head, "meaning"]);
                rows.iter().for_each(|row| table.row(row.clone()));
                report.table(table);
            }
        }
        if !self.notes.is_empty() {
            report.heading("Notes");
            self.notes.iter().for_each(|note| report.item(1, note));
        }
        if !self.ambiguous.is_empty() {
            report.heading("Unclear rules");
            for [id, question, reading] in &self.ambiguous {
                report.item(1, format!("{question} {reading} [{id}]"));
            }
        }
        report.aside(1, format!("Rules: {}", self.section.join("; ")));
        report
    }
}
