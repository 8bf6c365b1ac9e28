//! `fng contact`: what lies in a feature that comes into sight.

use clap::Args;
use serde::Deserialize;

use super::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::ContactOrders;

/// Checks a feature for contact.
#[derive(Debug, Args, Deserialize)]
pub struct ContactCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The feature or building, by a unique name: 'woods 3'
    #[arg(value_name = "FEATURE")]
    pub feature: String,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for ContactCommand {
    const PATH: &'static [&'static str] = &["fng", "contact"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Check a feature or building for contact, once, when it comes into sight";
    const EXAMPLES: &'static str = "\
pointman fng contact patrol.json 'woods 3' -i
pointman fng contact patrol.json hootch -i --rolls 5,6     # with your own dice: nothing there";
    const POSITIONAL: &'static [&'static str] = &["document", "feature"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Contact", session, |_| {
            let orders = ContactOrders {
                feature: self.feature.clone(),
                stay_hidden: true,
                spelt: true,
                crews_act: true,
            };
            Ok(MissionStep::Contact(orders))
        })
    }
}
