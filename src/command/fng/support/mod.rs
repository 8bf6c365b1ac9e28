//! The commands of play in an FNG mission, and what they share: taking a step, words of the command line,
//! telling what came about.

mod activation;
mod air_run;
mod contact;
mod fire_mission;
mod helicopter;
mod radio;
mod reinforce;
mod request;
mod sniper;
pub(in crate::command) mod standing;

use clap::Args;
use pointman_core::vocabulary::Term;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::fng::combat::words::{Roster, Spec, one_or_many, specs};
use crate::command::step::{Taking, Wanted, take};
use crate::command::teller;
use crate::command::{DiceOptions, FilterOptions, Opened, Outcome, Session, Shown, Source};
use crate::document::TypedStep;
use crate::error::Error;
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::deed::Deed;
use crate::fng::squads::man::{Man, ManWord};
use crate::fng::support::{Call, Facts, Who};
use crate::fng::told::Told;
use crate::names;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

pub use activation::ActivationCommand;
pub use air_run::AirRunCommand;
pub use contact::ContactCommand;
pub use fire_mission::FireMissionCommand;
pub use helicopter::HelicopterCommand;
pub use radio::RadioCommand;
pub use reinforce::ReinforceCommand;
pub use request::RequestCommand;
pub use sniper::SniperCommand;

/// What every command of play understands besides its document.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct PlayOptions {
    /// Also show secrets
    #[arg(long)]
    pub secrets: bool,
    /// Also take named figures from this squad or FNG campaign: a file, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub squad: Option<Source>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// What a person tells of the table; the mission remembers it.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct FactOptions {
    /// A side with its full platoon on the table
    #[arg(long, value_name = "SIDE", help_heading = "The table")]
    #[serde(deserialize_with = "one_or_many")]
    pub full_platoon: Vec<String>,
    /// A side with less than a full platoon on the table
    #[arg(long, value_name = "SIDE", help_heading = "The table")]
    #[serde(deserialize_with = "one_or_many")]
    pub part_platoon: Vec<String>,
    /// Vehicles cannot enter this table
    #[arg(long, conflicts_with = "vehicles", help_heading = "The table")]
    pub no_vehicles: bool,
    /// Vehicles can enter after all
    #[arg(long, help_heading = "The table")]
    pub vehicles: bool,
    /// A vehicle that arrived and has since gone, such as m-557
    #[arg(long, value_name = "VEHICLE", help_heading = "The table")]
    #[serde(deserialize_with = "one_or_many")]
    pub gone: Vec<String>,
    /// The mortar carrier of an Odd Ball [default: m-106]
    #[arg(long, value_name = "VEHICLE", help_heading = "The table")]
    pub mortar_carrier: Option<String>,
    /// How to interpret an unclear rule, such as sup-01=noted
    #[arg(long, value_name = "KEY=VALUE", help_heading = "The table")]
    #[serde(deserialize_with = "one_or_many")]
    pub option: Vec<String>,
}

impl FactOptions {
    fn facts(&self) -> Result<Facts, Error> {
        let sides = |typed: &[String]| typed.iter().map(|side| word("side", side)).collect::<Result<_, _>>();
        Ok(Facts {
            part_platoon: sides(&self.part_platoon)?,
            full_platoon: sides(&self.full_platoon)?,
            vehicles: (self.no_vehicles || self.vehicles).then_some(self.vehicles),
            gone: self.gone.clone(),
            mortar_carrier: self.mortar_carrier.clone(),
            option: self.option.clone(),
        })
    }
}

/// Whose.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct SideOption {
    /// The side [default: own]
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
}

impl SideOption {
    pub(in crate::command) fn side(&self) -> Result<Option<Who>, Error> {
        self.side.as_deref().map(|side| word("side", side)).transpose()
    }
}

/// Who calls by radio, and for whom.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct CallOptions {
    /// The caller, with Rep and Attributes: Jones,rep=4,rto-wizard
    #[arg(long, value_name = "FIGURE")]
    pub operator: Option<Spec>,
    /// The Rep of the Leader in whose group the caller acts, if the caller's own is below the Activation die
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub group_rep: Option<u8>,
    /// The call comes from a tunnel
    #[arg(long)]
    pub tunnel: bool,
    /// Whose call it is
    #[command(flatten)]
    #[serde(flatten)]
    pub whose: SideOption,
}

impl CallOptions {
    /// The call; none when nobody is named.
    fn call(&self, roster: &Roster) -> Result<Option<Call>, Error> {
        let Some(spec) = &self.operator else { return Ok(None) };
        let read = roster.read(spec, "operator", &[], &[])?;
        read.may(Deed::Call)?;
        let figure = read.figure;
        Ok(Some(Call {
            operator: figure.name,
            rep: figure.rep,
            attributes: figure.attributes,
            group_rep: self.group_rep,
            tunnel: self.tunnel,
            alone: true,
        }))
    }

    /// The call, which somebody has to make.
    fn needed(&self, roster: &Roster) -> Result<Call, Error> {
        let call = self.call(roster)?;
        call.ok_or_else(|| {
            let caller = OpenQuestion::of("operator", "the caller", "FNG radio-contact");
            Error::needs("", caller, option("operator").with("Jones,rep=4"))
        })
    }
}

/// Fire at an aircraft, and whom it may touch.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct FireAtItOptions {
    /// An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if they choose to Duck Back, `in-range`
    /// of a hover
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub by: Vec<Spec>,
    /// Who is aboard a helicopter, in case it is hit
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub aboard: Vec<Spec>,
}

impl FireAtItOptions {
    /// Those who may fire, and those aboard.
    fn men(&self, play: &PlayOptions, roster: &Roster) -> Result<(Vec<Man>, Vec<Man>), Error> {
        Ok((play.men(&self.by, "enemy", roster)?, play.men(&self.aboard, "soldier aboard", roster)?))
    }
}

/// A word of a small set, in full.
fn word<T: Term>(what: &str, typed: &str) -> Result<T, Error> {
    let wanted = typed.trim().to_ascii_lowercase().replace('_', "-");
    T::EVERY.iter().copied().find(|value| value.id() == wanted).ok_or_else(|| {
        let known: Vec<&str> = T::EVERY.iter().map(|value| value.id()).collect();
        let known = if known.len() == 2 { names::either(&known) } else { known.join(", ") };
        Error::Usage(format!("there is no {what} `{typed}`: give {known}"))
    })
}

/// Words that say more of a figure in play.
const MORE: [ManWord; 7] = [
    ManWord::Vehicle,
    ManWord::Duck,
    ManWord::InRange,
    ManWord::Left,
    ManWord::Center,
    ManWord::Right,
    ManWord::Sapper,
];

impl PlayOptions {
    /// Figures as typed, called `otherwise` and their number.
    fn men(&self, specs: &[Spec], otherwise: &str, roster: &Roster) -> Result<Vec<Man>, Error> {
        let man = |(index, spec): (usize, &Spec)| {
            let read =
                roster.read(spec, &format!("{otherwise} {}", index + 1), &MORE.map(ManWord::id), &[])?;
            read.is_alive()?;
            let mut man = Man::from(&read.figure);
            man.state.extend(MORE.into_iter().filter(|word| read.flag(word.id())));
            Ok(man)
        };
        specs.iter().enumerate().map(man).collect()
    }

    /// Takes a step of the mission and tells it; `step` finds those it names on the table.
    pub(in crate::command) fn step(
        &self,
        filter: &FilterOptions,
        title: &str,
        session: &mut Session,
        step: impl FnOnce(&Roster) -> Result<MissionStep, Error>,
    ) -> Result<Outcome, Error> {
        let Opened { mut document, origin, .. } = filter.document.open::<Mission>(session)?;
        let write = filter.write(origin)?;
        // At the prompt only what is new is told of what a player has to keep in mind: a status line stands
        // above it.
        let before = session.is_guided().then(|| standing::kept_in_mind(&document.data));
        let roster = Roster::of_evening(&document.data, self.edition, self.squad.as_ref(), session)?;
        let step = step(&roster)?;
        document.data.has_begun_for(&step)?;
        let command = step.command();
        let wanted = Wanted::Given(command, without_defaults(step.choices()));
        let (told, _) = take(&mut document, wanted, Taking::with(&self.dice), session)?;
        let Told { events } = teller::fng_told(told, self.secrets);
        let mut report = Report::new();
        report.heading(title);
        teller::fng_events(&mut report, &events);
        standing::standing(&document.data, &mut report, before.as_deref().unwrap_or_default());
        let answer = Shown {
            data: json!({ "command": command, "turn": document.data.play.turn, "events": events }),
            report,
        };
        let outcome = Outcome::document(answer, &document, write);
        Ok(if self.secrets { outcome } else { outcome.withholding() })
    }
}

/// Choices without what says nothing: the history keeps what was chosen.
fn without_defaults(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let says = |value: &Value| match value {
                Value::Null => false,
                Value::Array(list) => !list.is_empty(),
                Value::Object(fields) => !fields.is_empty(),
                _ => true,
            };
            let kept = fields
                .into_iter()
                .map(|(name, value)| (name, without_defaults(value)))
                .filter(|(_, value)| says(value));
            Value::Object(kept.collect())
        }
        other => other,
    }
}
