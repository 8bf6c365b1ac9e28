//! `fng helicopter`: helicopters over and on the table.

use clap::Args;
use serde::Deserialize;

use super::{FireAtItOptions, PlayOptions, SideOption, word};
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::evening::AnswerOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::{Action, HelicopterOrders};
use crate::voice::option;
use crate::way;

/// Lets a helicopter act.
#[derive(Debug, Args, Deserialize)]
pub struct HelicopterCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// What it does
    #[arg(value_name = "ACTION")]
    pub action: String,
    /// Which one, by its number [default: the only one]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub aircraft: Option<u16>,
    /// The helicopter to send [default: a Slick]
    #[arg(long, value_name = "AIRCRAFT")]
    #[serde(default)]
    pub model: Option<String>,
    /// Whose it is
    #[command(flatten)]
    #[serde(flatten)]
    pub whose: SideOption,
    /// Fire at it, and who is aboard
    #[command(flatten)]
    #[serde(flatten)]
    pub fire: FireAtItOptions,
    /// An enemy is within 12 in of the LZ
    #[arg(long)]
    #[serde(default)]
    pub hot: bool,
    /// The LZ is too small
    #[arg(long)]
    #[serde(default)]
    pub small_lz: bool,
    /// How many soldiers get in or out
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[serde(default)]
    pub men: u8,
    /// How many casualties to load
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[serde(default)]
    pub litters: u8,
    /// A casualty to load, by name
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub name: Vec<String>,
    /// A soldier on the table who gets in or out, by name; included in --men
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub rider: Vec<String>,
    /// How many inches a light observation helicopter moves
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub inches: Option<u16>,
    /// Where the flare hangs
    #[arg(long, value_name = "WORDS")]
    #[serde(default)]
    pub point: Option<String>,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for HelicopterCommand {
    const PATH: &'static [&'static str] = &["fng", "helicopter"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Land, load, hover or fly off a helicopter, or resolve a hit on it";
    const EXAMPLES: &'static str = "\
pointman fng helicopter patrol.json land -i --hot --by Ivan,rep=4,weapon=ak-47
pointman fng helicopter patrol.json load -i --litters 2 --name Smith --name Jones
pointman fng helicopter patrol.json load -i --rider Slag --rider Ortiz     # who flies off has left the table
pointman fng helicopter patrol.json leave -i";
    const POSITIONAL: &'static [&'static str] = &["document", "action"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Helicopter", session, |roster| {
            let (by, aboard) = self.fire.men(&self.play, roster)?;
            let action = word("action", &self.action)?;
            let counts = matches!(action, Action::Load | Action::Unload);
            let has_effect = [
                ("rider", self.rider.is_empty() || counts || action == Action::Land),
                ("men", self.men == 0 || counts),
            ];
            if let Some((name, _)) = has_effect.into_iter().find(|(_, has_effect)| !has_effect) {
                let (name, load) = (option(name), way!("`load`", "support load-men"));
                return Err(Error::Usage(format!(
                    "{name} has no effect on {}: whoever is aboard gets in by {load}, or comes with it as it \
                     lands",
                    self.action
                )));
            }
            let orders = HelicopterOrders {
                action,
                aircraft: self.aircraft,
                side: self.whose.side()?,
                model: self.model.clone(),
                by,
                aboard,
                hot: self.hot,
                small_lz: self.small_lz,
                crash_hurts: self.small_lz,
                men: self.men.max(u8::try_from(self.rider.len()).unwrap_or(u8::MAX)),
                litters: self.litters.max(u8::try_from(self.name.len()).unwrap_or(u8::MAX)),
                names: self.name.clone(),
                riders: self.rider.clone(),
                takes_along: true,
                answers: self.answers.answers()?,
                inches: self.inches,
                point: self.point.clone(),
            };
            Ok(MissionStep::Helicopter(orders))
        })
    }
}
