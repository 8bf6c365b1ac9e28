//! `fng activation`: the next turn.

use clap::Args;
use serde::Deserialize;

use super::{FactOptions, PlayOptions};
use crate::command::fng::combat::words::one_or_many;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::Company;
use crate::fng::mission::MissionStep;
use crate::fng::support::ActivationOrders;

/// Begins the next turn.
#[derive(Debug, Args, Deserialize)]
pub struct ActivationCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Your side's Activation die, rolled at the table
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    #[serde(default)]
    pub own: Option<u8>,
    /// The other side's Activation die
    #[arg(long = "enemy-die", alias = "enemy", value_name = "N",
        value_parser = clap::value_parser!(u8).range(1..=6))]
    #[serde(default)]
    pub enemy: Option<u8>,
    /// The third die, for booby traps
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    #[serde(default)]
    pub third: Option<u8>,
    /// Shots were fired in the turn just played, so reinforcement checks begin
    #[arg(long = "shots-fired", alias = "shots")]
    #[serde(default)]
    pub shots: bool,
    /// A poisoned soldier treated by a Medic
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub treated: Vec<String>,
    /// What is on the table
    #[command(flatten)]
    #[serde(flatten)]
    pub facts: FactOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for ActivationCommand {
    const PATH: &'static [&'static str] = &["fng", "activation"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str =
        "Begin the next turn: Activation dice, weather, reinforcements and events that are due";
    const EXAMPLES: &'static str = "\
pointman fng activation patrol.json -i                      # roll the dice
pointman fng activation patrol.json -i --shots-fired --own 4 --enemy-die 3
pointman fng activation patrol.json -i --full-platoon own --no-vehicles
pointman fng activation patrol.json -i --option sup-01=noted";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Activation", session, |_| {
            let orders = ActivationOrders {
                own: self.own,
                enemy: self.enemy,
                third: self.third,
                shots: self.shots,
                crews_and_dumb_asses: true,
                crews_as_they_come: true,
                to_the_letter: true,
                by_the_book: true,
                by_the_rules: true,
                rules: Company::RULES,
                tests_later: true,
                treated: self.treated.clone(),
                facts: self.facts.facts()?,
            };
            Ok(MissionStep::Activate(orders))
        })
    }
}
