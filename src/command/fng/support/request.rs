//! `fng request`: calls for artillery, an air strike, a gunship or a medevac.

use clap::Args;
use serde::Deserialize;

use super::{CallOptions, PlayOptions, word};
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::RequestOrders;

/// Calls for support.
#[derive(Debug, Args, Deserialize)]
pub struct RequestCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The support
    #[arg(value_name = "WHAT")]
    pub what: String,
    /// Who calls, and whose call it is
    #[command(flatten)]
    #[serde(flatten)]
    pub call: CallOptions,
    /// The Rep of the Leader who asks [default: from the mission]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    #[serde(default)]
    pub leader_rep: Option<u8>,
    /// A Forward Observer asks
    #[arg(long)]
    #[serde(default)]
    pub forward_observer: bool,
    /// The target of the guns
    #[arg(long = "aim", alias = "target", value_name = "WORDS")]
    #[serde(default)]
    pub target: Option<String>,
    /// Inches from the target of the guns to the nearest friend
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub friends: Option<u16>,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for RequestCommand {
    const PATH: &'static [&'static str] = &["fng", "request"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Call for artillery, an air strike, a gunship or a medevac";
    const EXAMPLES: &'static str = "\
pointman fng request patrol.json artillery -i --operator Jones,rep=4 --leader-rep 5 --aim 'the hootch'
pointman fng request patrol.json air-strike -i --operator Smith,rep=5 --forward-observer --leader-rep 4
pointman fng request patrol.json medevac -i --operator Jones,rep=4";
    const POSITIONAL: &'static [&'static str] = &["document", "what"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Making the Call", session, |roster| {
            let orders = RequestOrders {
                what: word("support", &self.what)?,
                side: self.call.whose.side()?,
                call: self.call.needed(roster)?,
                leader_rep: self.leader_rep,
                forward_observer: self.forward_observer,
                target: self.target.clone(),
                friends: self.friends,
            };
            Ok(MissionStep::Request(orders))
        })
    }
}
