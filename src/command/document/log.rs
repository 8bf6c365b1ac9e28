//! `log`: the steps of a document, each with all that its record tells (contract §1, §5.2).

use std::any::Any;

use clap::Args;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};

use crate::ambush_valley::{Campaign, LoneMission, StepRecord};
use crate::command::ambush_valley::step::{Played, force_id, tell_events};
use crate::command::campaign::by_hand::fields_set;
use crate::command::document::adjust::is_sealed_from;
use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::document::undo::title_in;
use crate::command::seal::{SECRET_CHOICES, Seal};
use crate::command::teller;
use crate::command::{CommandAnswer, Group, Opened, Outcome, Session, Source, Subcommand};
use crate::document::{self, Document, FieldSet, Logged, State, StepLog as Entry};
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;
use crate::trace::Note;
use crate::voice::option;

/// The steps of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Log {
    /// The document: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// Which steps: `3..5`, `3..`, `..5` or `3` [default: all]
    #[arg(value_name = "FROM..TO")]
    pub steps: Option<Steps>,
    /// Also show this force's secret missions
    #[arg(long, value_name = "SIDE")]
    #[serde(default)]
    pub side: Option<String>,
    /// Also show the secrets of FNG missions
    #[arg(long, conflicts_with = "side")]
    #[serde(default)]
    pub secrets: bool,
    /// Also show why each step went as it did
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
}

/// A range of steps, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Value")]
pub struct Steps {
    from: u32,
    to: u32,
}

impl std::str::FromStr for Steps {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str, open: u32| {
            if part.is_empty() { Some(open) } else { part.parse().ok() }
        };
        let ends = match text.split_once("..") {
            Some((from, to)) => number(from, 0).zip(number(to.trim_start_matches('='), u32::MAX)),
            None => text.parse().ok().map(|step| (step, step)),
        };
        match ends {
            Some((from, to)) if from <= to => Ok(Steps { from, to }),
            _ => Err(format!("`{text}` is not a range of steps; give 3..5, 3.., ..5 or 3")),
        }
    }
}

impl TryFrom<Value> for Steps {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        match value {
            Value::String(text) => text.parse(),
            // A script gives the number of one step as a number.
            value => value.to_string().parse(),
        }
    }
}

/// The steps for programs, and the report for people.
struct Told {
    steps: Value,
    report: Report,
}

/// A step without what is secret.
struct ToldStep<S: State> {
    entry: Entry<S::Told>,
    /// The state before it.
    before: Option<S>,
    /// The state after it.
    after: S,
    /// What the rules weighed.
    notes: Vec<Note>,
    /// The answers of the dice; none for those that are kept back.
    rolls: Vec<Option<u32>>,
}

impl<S: State> Serialize for ToldStep<S> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let Entry { step, detail, .. } = &self.entry;
        let mut told = serde_json::to_value(step).map_err(serde::ser::Error::custom)?;
        told["rolls"] = self.rolls.iter().copied().map(Value::from).collect();
        if let Value::Object(told) = &mut told {
            told.extend(detail.clone());
            if !self.notes.is_empty() {
                told.insert("explain".to_owned(), json!(self.notes));
            }
        }
        told.serialize(serializer)
    }
}

impl Subcommand for Log {
    const PATH: &'static [&'static str] = &["log"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Show the steps of a document";
    const EXAMPLES: &'static str = "\
pointman log campaign.json            # every step
pointman log campaign.json 2..4 --json
pointman log game.json 12 --explain   # why step 12 went as it did
pointman log evening.json             # an evening of FNG as a story
pointman log mission.json --side us   # with the secret mission of the US player";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match self.document.kind(session)? {
            crate::ambush_valley::Campaign::KIND => {
                let Opened { document, name, .. } = self.document.open::<Campaign>(session)?;
                let seal = Seal::of(&*document.data, self.of_side(&*document.data)?.as_deref());
                let is_at_prompt = session.is_guided();
                let line = if is_at_prompt { of_ambush_valley_at_prompt } else { of_ambush_valley };
                self.told(&document, name, &seal, line)
            }
            crate::ambush_valley::LoneMission::KIND => {
                let Opened { document, name, .. } = self.document.open::<LoneMission>(session)?;
                let seal = Seal::of(&*document.data, self.of_side(&*document.data)?.as_deref());
                let is_at_prompt = session.is_guided();
                let line = if is_at_prompt { of_ambush_valley_at_prompt } else { of_ambush_valley };
                self.told(&document, name, &seal, line)
            }
            crate::fng::mission::Mission::KIND if self.side.is_none() => {
                let Opened { document, name, .. } =
                    self.document.open::<crate::fng::mission::Mission>(session)?;
                let seal = if self.secrets { Seal::none() } else { Seal::of_events() };
                let line = match (self.explain, self.secrets) {
                    (true, _) if session.is_guided() => of_fng_at_prompt,
                    (true, _) => of_fng,
                    (false, true) => of_whole_evening,
                    (false, false) => of_evening,
                };
                self.told(&document, name, &seal, line)
            }
            crate::fng::campaign::TourOfDuty::KIND if self.side.is_none() => {
                let Opened { document, name, .. } =
                    self.document.open::<crate::fng::campaign::TourOfDuty>(session)?;
                let seal = if self.secrets { Seal::none() } else { Seal::of_events() };
                let line = if session.is_guided() { of_fng_at_prompt } else { of_fng };
                self.told(&document, name, &seal, line)
            }
            crate::fitl::GameData::KIND if !self.secrets && self.side.is_none() => {
                let Opened { document, name, .. } = self.document.open::<crate::fitl::GameData>(session)?;
                let line = if session.is_guided() { of_game_at_prompt } else { of_game };
                self.told_under(&document, name, &Seal::none(), heading_of_game, line)
            }
            _ if self.secrets => Err(Error::Usage(format!(
                "{secrets} is for FNG missions and campaigns",
                secrets = option("secrets")
            ))),
            _ if self.side.is_some() => Err(Error::Usage(format!(
                "{side} is for Ambush Valley missions; this document has no secrets",
                side = option("side")
            ))),
            kind => with_kind(kind, Telling { options: self, session }),
        }
    }
}

impl Log {
    fn of_side(&self, state: &impl Played) -> Result<Option<String>, Error> {
        self.side.as_deref().map(|side| force_id(state, side)).transpose()
    }

    fn told<S: State>(
        &self,
        document: &Document<S>,
        name: String,
        seal: &Seal,
        line: fn(&mut Report, &ToldStep<S>) -> Result<(), Error>,
    ) -> Result<Outcome, Error> {
        self.told_under(document, name, seal, |_| Ok(None), line)
    }

    /// The same, where the steps stand under headings.
    fn told_under<S: State>(
        &self,
        document: &Document<S>,
        name: String,
        seal: &Seal,
        heading: fn(&ToldStep<S>) -> Result<Option<String>, Error>,
        line: fn(&mut Report, &ToldStep<S>) -> Result<(), Error>,
    ) -> Result<Outcome, Error> {
        let count = document.history().len();
        let Steps { from, to } = self.steps.unwrap_or(Steps { from: 0, to: u32::MAX });
        let log = document
            .log_told(from..=to, self.explain)
            .map_err(|mismatch| Error::Document { file: name.clone(), faults: vec![mismatch.into()] })?;
        let told = log.into_iter().map(|Logged { before, after, log: mut entry, mut notes }| {
            let rolls = seal.log(&mut entry);
            seal.notes_of_step(&mut notes, &rolls);
            ToldStep { entry, before, after, notes, rolls }
        });
        let steps: Vec<_> = told.collect();
        let mut report = Report::new();
        match (steps.is_empty(), count.checked_sub(1)) {
            (true, Some(last)) => {
                return Err(Error::Usage(format!(
                    "no step has that number: {name} has {}, numbered 0 to {last}",
                    counted(count, "step")
                )));
            }
            (true, None) => report.aside(0, "it was written by hand: no steps"),
            (false, _) => {}
        }
        let mut under: Option<String> = None;
        for step in &steps {
            let heading = heading(step)?;
            // What stands under no heading knows by the report whether it is the first.
            let mut told = if heading.is_none() { std::mem::take(&mut report) } else { Report::new() };
            line(&mut told, step)?;
            teller::why(&mut told, &step.notes);
            if step.entry.told.is_none() {
                let by = step.entry.step.by.as_deref().unwrap_or("0.1.0");
                // Which of the two cannot be told: the digest proves the state, not what was chosen.
                let why = format!(
                    "Today's rules do not give what version {by} kept of this step: a rule has changed, or \
                     its choices were edited by hand. No more can be shown"
                );
                told.aside(1, why);
            }
            match &heading {
                None => report = told,
                Some(title) => {
                    if under.as_ref() != Some(title) {
                        report.heading(title.as_str());
                    }
                    report.append(told.indented(1));
                }
            }
            under = heading;
        }
        Ok(Outcome::answer(Told { steps: json!(steps), report }))
    }
}

struct Telling<'a> {
    options: Log,
    session: &'a mut Session,
}

impl ForAnyKind for Telling<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Opened { document, name, .. } = self.options.document.open::<S>(self.session)?;
        self.options.told(&document, name, &Seal::none(), |report, told| {
            fields(report, told, "--side FORCE shows its own");
            Ok(())
        })
    }
}

impl CommandAnswer for Told {
    fn json(&self) -> Value {
        self.steps.clone()
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// Under which card or Coup Round a step of Fire in the Lake stands.
fn heading_of_game(told: &ToldStep<crate::fitl::GameData>) -> Result<Option<String>, Error> {
    let before = told.before.as_ref().map(crate::command::fitl::valid).transpose()?;
    let after = crate::command::fitl::valid(&told.after)?;
    Ok(Some(crate::command::fitl::heading_of_step(before.as_ref(), &after, &told.entry.step)))
}

/// A step of Fire in the Lake in sentences, with the digest of the state after it.
fn of_game(report: &mut Report, told: &ToldStep<crate::fitl::GameData>) -> Result<(), Error> {
    story_of_game(report, told, false)?;
    report.aside(1, format!("digest {}", told.entry.step.digest));
    Ok(())
}

/// The same at the prompt, where what proves a step is nothing to read.
fn of_game_at_prompt(report: &mut Report, told: &ToldStep<crate::fitl::GameData>) -> Result<(), Error> {
    story_of_game(report, told, true)
}

fn story_of_game(
    report: &mut Report,
    told: &ToldStep<crate::fitl::GameData>,
    at_prompt: bool,
) -> Result<(), Error> {
    let before = told.before.as_ref().map(crate::command::fitl::valid).transpose()?;
    let after = crate::command::fitl::valid(&told.after)?;
    crate::command::fitl::logged(report, before.as_ref(), &after, &told.entry, at_prompt)
}

/// A step of Ambush Valley in sentences, of which what is secret has been taken out; what it was given stands
/// in `--json`.
fn of_ambush_valley<S: Played>(report: &mut Report, told: &ToldStep<S>) -> Result<(), Error> {
    ambush_valley_line(report, told, "--side FORCE shows its own")
}

/// The same at the prompt of the guided mode, where the other side may sit.
fn of_ambush_valley_at_prompt<S: Played>(report: &mut Report, told: &ToldStep<S>) -> Result<(), Error> {
    ambush_valley_line(report, told, "until the game is over")
}

fn ambush_valley_line<S: Played>(report: &mut Report, told: &ToldStep<S>, shown: &str) -> Result<(), Error> {
    if let (Some(document::Told::Adjusted(adjusted)), Some(before)) = (&told.entry.told, &told.before)
        && let (Some(before), Some(after)) = (campaign_of(before), campaign_of(&told.after))
    {
        title(report, told);
        let sealed = |set: &FieldSet| is_sealed_from(after, None, &set.path);
        if std::iter::once(&adjusted.set).chain(&adjusted.also).any(sealed) {
            report.item(1, "something secret was set by hand");
            return Ok(());
        }
        fields_set(adjusted, before, after).iter().for_each(|set| report.item(1, set.line()));
        return Ok(());
    }
    let (Some(document::Told::Game(record)), Some(events)) = (&told.entry.told, events_of(told)?) else {
        fields(report, told, shown);
        return Ok(());
    };
    title_in_words(report, told);
    tell_events(report, &StepRecord { events, ..record.clone() }, &told.after, &Seal::none());
    rolls_line(report, &told.rolls, shown);
    Ok(())
}

/// The state of a document as a campaign, if it is one.
fn campaign_of(state: &impl State) -> Option<&Campaign> {
    (state as &dyn Any).downcast_ref()
}

/// The events of a step without those that are secret; none of a step of every document, such as `adjust`.
fn events_of<S: State, E: DeserializeOwned>(told: &ToldStep<S>) -> Result<Option<Vec<E>>, Error> {
    let events = told.entry.detail.get("events").cloned().map(serde_json::from_value).transpose();
    events.map_err(|error| Error::Bug(error.to_string()))
}

/// Whether a step chose in secret: that stands in its events, too: where a trap lies, what an entrance looks
/// like.
fn is_in_secret<S: State>(told: &ToldStep<S>) -> bool {
    told.entry.step.choices.as_str() == Some(SECRET_CHOICES)
}

/// The number of a step and its command.
fn title<S: State>(report: &mut Report, told: &ToldStep<S>) {
    report.strong(0, format!("{} {}", told.entry.step.step, told.entry.step.command));
}

/// The number of a step and what it did, as `rollback` lists it at the prompt.
fn title_in_words<S: State>(report: &mut Report, told: &ToldStep<S>) {
    report.strong(0, format!("{} {}", told.entry.step.step, title_in(&told.after, &told.entry.step)));
}

/// An evening is told as a story; what each step was given and threw stands in `--json`, and in `--explain`.
fn of_evening(report: &mut Report, told: &ToldStep<crate::fng::mission::Mission>) -> Result<(), Error> {
    let Some(events) = events_of(told)? else {
        // An evening that comes from elsewhere, as from a campaign, has no story before it.
        if told.entry.step.step == 0 {
            let has_begun = told.after.play.turn > 0;
            report.heading(if has_begun { "As it stood" } else { "Before the battle" });
        } else {
            fields(report, told, "--secrets shows it");
        }
        return Ok(());
    };
    let is_first = told.entry.step.step == 0 || told.before.is_none();
    if is_in_secret(told) || (events.is_empty() && !is_first) {
        report.aside(1, "Something that is kept from the player (--secrets shows it).");
        return Ok(());
    }
    crate::command::fng::story::tell(report, is_first, &events);
    Ok(())
}

/// The story for those who see every secret: a step that told nothing hides nothing.
fn of_whole_evening(report: &mut Report, told: &ToldStep<crate::fng::mission::Mission>) -> Result<(), Error> {
    let is_silent = |events: &Value| events.as_array().is_some_and(Vec::is_empty);
    if told.entry.step.step > 0 && told.entry.detail.get("events").is_some_and(is_silent) {
        report.aside(1, "Nothing came of it.");
        return Ok(());
    }
    of_evening(report, told)
}

/// A step of FNG, each thing that came about with its dice and its rule.
fn of_fng<S: State>(report: &mut Report, told: &ToldStep<S>) -> Result<(), Error> {
    fng_step(report, told, title)
}

/// The same at the prompt of the guided mode, which knows no commands of the shell.
fn of_fng_at_prompt<S: State>(report: &mut Report, told: &ToldStep<S>) -> Result<(), Error> {
    fng_step(report, told, title_in_words)
}

fn fng_step<S: State>(
    report: &mut Report,
    told: &ToldStep<S>,
    title: fn(&mut Report, &ToldStep<S>),
) -> Result<(), Error> {
    if told.entry.step.step == 0 {
        title_in_words(report, told);
        let turn = told.entry.step.summary.get("turn").and_then(Value::as_str);
        if let Some(turn) = turn.and_then(|turn| turn.parse::<crate::fng::calendar::Turn>().ok()) {
            report.item(1, format!("Begins in {}", turn.title()));
        }
        rolls_line(report, &told.rolls, "--secrets shows it");
        return Ok(());
    }
    let Some(events) = events_of(told)? else {
        fields(report, told, "--secrets shows it");
        return Ok(());
    };
    title(report, told);
    if is_in_secret(told) {
        report.aside(1, "Something that is kept from the player (--secrets shows it).");
    } else {
        teller::every_fng_event(report, &events);
    }
    rolls_line(report, &told.rolls, "--secrets shows it");
    Ok(())
}

/// A step with the fields its record keeps; `shown` says how to see what is secret.
fn fields<S: State>(report: &mut Report, told: &ToldStep<S>, shown: &str) {
    let ToldStep { entry: Entry { step, .. }, rolls, .. } = told;
    title(report, told);
    if !step.choices.is_null() && step.step > 0 {
        report.item(1, format!("choices {}", step.choices));
    }
    for (name, value) in &step.summary {
        report.item(1, format!("{name} {value}"));
    }
    rolls_line(report, rolls, shown);
    report.aside(1, format!("digest {}", step.digest));
}

/// What the dice showed, but for what is secret.
fn rolls_line(report: &mut Report, rolls: &[Option<u32>], shown: &str) {
    if rolls.is_empty() {
        return;
    }
    let rolls: Vec<_> =
        rolls.iter().map(|roll| roll.map_or("?".to_owned(), |roll| roll.to_string())).collect();
    let secret =
        if rolls.iter().any(|roll| roll == "?") { format!(" (? is secret: {shown})") } else { String::new() };
    report.item(1, format!("rolls {}{secret}", rolls.join(",")));
}
