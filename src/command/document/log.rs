//! `log`: the steps of a document, each with all that its record tells (contract §1, §5.2).

use clap::Args;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};

use crate::ambush_valley::{Campaign, Mission};
use crate::command::ambush_valley::seal::Seal;
use crate::command::ambush_valley::step::force_id;
use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{Answer, Opened, Outcome, Session, Source, Subcommand};
use crate::document::{Document, Kind, Log as Entry, State};
use crate::error::{Error, Fault};
use crate::render::Report;

/// The steps of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Log {
    /// The document: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// Which steps: `3..5`, `3..`, `..5` or `3`; all if not given
    #[arg(value_name = "FROM..TO")]
    pub steps: Option<Steps>,
    /// Show this force's secrets too: of missions that are secret nothing is told without it
    #[arg(long, value_name = "FORCE")]
    #[serde(default)]
    pub side: Option<String>,
    /// Show what is secret of FNG missions too
    #[arg(long, conflicts_with = "side")]
    #[serde(default)]
    pub secrets: bool,
}

/// A range of steps, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
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
            _ => Err(format!("`{text}` is no range of steps; give 3..5, 3.., ..5 or 3")),
        }
    }
}

impl TryFrom<String> for Steps {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// The steps for programs, and the report for people.
struct Told {
    steps: Vec<ToldStep>,
    report: Report,
}

/// A step without what is secret.
struct ToldStep {
    entry: Entry,
    /// The answers of the dice; none for those that are kept back.
    rolls: Vec<Option<u32>>,
}

impl Serialize for ToldStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut told = serde_json::to_value(&self.entry).map_err(serde::ser::Error::custom)?;
        told["rolls"] = self.rolls.iter().copied().map(Value::from).collect();
        told.serialize(serializer)
    }
}

impl Subcommand for Log {
    const PATH: &'static [&'static str] = &["log"];
    const ABOUT: &'static str = "Tell the steps of a document, run again from its start";
    const EXAMPLES: &'static str = "\
pointman log campaign.json            # every step
pointman log campaign.json 2..4 --json
pointman log mission.json --side us   # with the secret mission of the US player";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match self.document.kind(session)? {
            crate::ambush_valley::Campaign::KIND => {
                let Opened { document, name, .. } = self.document.open::<Campaign>(session)?;
                let seal = Seal::of(&document.data, self.of_side(&document.data)?.as_deref());
                self.told(&document, name, &seal)
            }
            crate::ambush_valley::Mission::KIND => {
                let Opened { document, name, .. } = self.document.open::<Mission>(session)?;
                let seal = Seal::of(&document.data, self.of_side(&document.data)?.as_deref());
                self.told(&document, name, &seal)
            }
            crate::fng::mission::Mission::KIND if self.side.is_none() => {
                let Opened { document, name, .. } =
                    self.document.open::<crate::fng::mission::Mission>(session)?;
                self.told(&document, name, &if self.secrets { Seal::none() } else { Seal::of_events() })
            }
            crate::fng::campaign::Campaign::KIND if self.side.is_none() => {
                let Opened { document, name, .. } =
                    self.document.open::<crate::fng::campaign::Campaign>(session)?;
                self.told(&document, name, &if self.secrets { Seal::none() } else { Seal::of_events() })
            }
            _ if self.secrets => Err(Error::Usage("--secrets is for FNG missions and campaigns".to_owned())),
            _ if self.side.is_some() => Err(Error::Usage(
                "--side is for the missions of Ambush Valley: this document keeps no secrets".to_owned(),
            )),
            kind => with_kind(kind, Telling { options: self, session }),
        }
    }
}

impl Log {
    fn of_side(
        &self,
        state: &impl crate::command::ambush_valley::step::Played,
    ) -> Result<Option<String>, Error> {
        self.side.as_deref().map(|side| force_id(state, side)).transpose()
    }

    fn told<S: State>(&self, document: &Document<S>, name: String, seal: &Seal) -> Result<Outcome, Error> {
        let mut log = document.log().map_err(|mismatch| {
            let fault = Fault { pointer: format!("/history/{}", mismatch.step), message: mismatch.message };
            Error::Document { file: name, faults: vec![fault] }
        })?;
        if let Some(Steps { from, to }) = self.steps {
            log.retain(|entry| (from..=to).contains(&entry.step.step));
        }
        let told = log.into_iter().map(|mut entry| {
            let rolls = seal.log(&mut entry);
            ToldStep { entry, rolls }
        });
        let steps: Vec<_> = told.collect();
        let report = report(S::KIND, &steps)?;
        Ok(Outcome::answer(Told { steps, report }))
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
        self.options.told(&document, name, &Seal::none())
    }
}

impl Answer for Told {
    fn json(&self) -> Value {
        json!(self.steps)
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// The steps for people: what a step of Fire in the Lake did is told in words.
fn report(kind: Kind, steps: &[ToldStep]) -> Result<Report, Error> {
    let mut report = Report::new();
    if steps.is_empty() {
        report.aside(0, "no such steps");
    }
    for told in steps {
        match kind {
            crate::fitl::GameData::KIND => crate::command::fitl::logged(&mut report, &told.entry)?,
            crate::fng::mission::Mission::KIND | crate::fng::campaign::Campaign::KIND => {
                fields(&mut report, told, "--secrets shows it")
            }
            _ => fields(&mut report, told, "--side FORCE shows its own"),
        }
    }
    Ok(report)
}

/// A step with the fields its record keeps; `shown` says how to see what is secret.
fn fields(report: &mut Report, ToldStep { entry: Entry { step, .. }, rolls }: &ToldStep, shown: &str) {
    report.strong(0, format!("{} {}", step.step, step.command));
    if !step.choices.is_null() && step.step > 0 {
        report.item(1, format!("choices {}", step.choices));
    }
    for (name, value) in &step.summary {
        report.item(1, format!("{name} {value}"));
    }
    if !rolls.is_empty() {
        let rolls: Vec<_> =
            rolls.iter().map(|roll| roll.map_or("?".to_owned(), |roll| roll.to_string())).collect();
        let secret = if rolls.iter().any(|roll| roll == "?") {
            format!(" (? is secret: {shown})")
        } else {
            String::new()
        };
        report.item(1, format!("rolls {}{secret}", rolls.join(",")));
    }
    report.aside(1, format!("digest {}", step.digest));
}
