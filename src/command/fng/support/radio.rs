//! `fng radio`: a call.

use clap::Args;
use serde::Deserialize;

use super::{CallOptions, PlayOptions};
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::RadioOrders;

/// Calls someone by radio.
#[derive(Debug, Args, Deserialize)]
pub struct RadioCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Who calls, and whose call it is
    #[command(flatten)]
    #[serde(flatten)]
    pub call: CallOptions,
    /// The one called: fac for aircraft, battalion, company, …
    #[arg(long = "whom", alias = "to", value_name = "WHOM", default_value = "battalion")]
    #[serde(default = "battalion")]
    pub to: String,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for RadioCommand {
    const PATH: &'static [&'static str] = &["fng", "radio"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Make a radio call: the air check once a turn, then the call";
    const EXAMPLES: &'static str = "\
pointman fng radio patrol.json -i --operator Jones,rep=4 --whom fac
pointman fng radio patrol.json -i --operator Jones,rep=3,rto-wizard --tunnel";
    const POSITIONAL: &'static [&'static str] = &["document", "to"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Radio", session, |roster| {
            let call = self.call.needed(roster)?;
            let orders =
                RadioOrders { side: self.call.whose.side()?, to: self.to.trim().to_ascii_lowercase(), call };
            Ok(MissionStep::Radio(orders))
        })
    }
}

fn battalion() -> String {
    "battalion".to_owned()
}
