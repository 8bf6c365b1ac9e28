//! `fng tunnel-move`: VC and NVA in tunnels, by the abstract method.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::StepOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::MoveBelow;

/// VC or NVA go into a tunnel, stop, go on, come out.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelMoveCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who
    #[arg(value_name = "NAME")]
    pub who: String,
    /// The entrance they go in by
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub into: Option<u16>,
    /// The entrance they head for
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub toward: Option<u16>,
    /// How many there are
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub count: Option<u8>,
    /// Inches between the entrances, if the table does not show it
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub length: Option<f64>,
    /// Inches they have already gone
    #[arg(long = "inches-in", alias = "inside", value_name = "INCHES")]
    #[serde(default)]
    pub inside: Option<f64>,
    /// All of them are Fast
    #[arg(long)]
    #[serde(default)]
    pub fast: bool,
    /// One of them is Slow
    #[arg(long)]
    #[serde(default)]
    pub slow: bool,
    /// They stop
    #[arg(long)]
    #[serde(default)]
    pub halt: bool,
    /// They continue
    #[arg(long)]
    #[serde(default)]
    pub go_on: bool,
    /// They turn back to the entrance they came in by
    #[arg(long)]
    #[serde(default)]
    pub back: bool,
    /// They come out
    #[arg(long = "come-out", alias = "out")]
    #[serde(default)]
    pub out: bool,
}

impl Subcommand for TunnelMoveCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-move"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Move VC or NVA through a tunnel: enter, stop, continue, come out";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-move mission.json -i cell-2 --into 1 --toward 2 --count 3 --secrets   # hidden entrances
pointman fng tunnel-move mission.json -i cell-2 --come-out";
    const POSITIONAL: &'static [&'static str] = &["document", "who"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let choices = MoveBelow {
            who: self.who.clone(),
            into: self.into,
            toward: self.toward,
            count: self.count,
            length: self.length,
            inside: self.inside,
            fast: self.fast,
            slow: self.slow,
            halt: self.halt,
            go_on: self.go_on,
            back: self.back,
            out: self.out,
            acts: true,
        };
        self.step.step(MissionStep::MoveBelow, session, |mission, _| {
            for entrance in [self.into, self.toward].into_iter().flatten() {
                self.step.entrance(mission, entrance)?;
            }
            Ok(choices)
        })
    }
}
