//! `fng tunnel-advance`: a man advances through a complex.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::{NearOptions, StepOptions, light, pair};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::{AdvanceBelow, OpeningRef};

/// Go on through a tunnel: what waits there, and what is seen beyond.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelAdvanceCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who
    #[arg(value_name = "NAME")]
    pub who: String,
    /// Where to: an opening, such as 5.1, or a section already on the map, such as 4, even one further back
    /// [default: the only way forward]
    #[arg(long, value_name = "OPENING|SECTION")]
    #[serde(default)]
    pub to: Option<String>,
    /// Moving at more than half speed: -1 Rep when looking for traps
    #[arg(long)]
    #[serde(default)]
    pub fast: bool,
    /// The light from now on
    #[arg(long, value_name = "LIGHT")]
    #[serde(default)]
    pub light: Option<String>,
    /// Others, squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub near: NearOptions,
}

impl Subcommand for TunnelAdvanceCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-advance"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Advance through a tunnel: what waits there and what can be seen beyond";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-advance mission.json -i Smith
pointman fng tunnel-advance mission.json -i Smith --to 3.2 --fast
pointman fng tunnel-advance mission.json -i Smith --to 2            # back into section 2";
    const POSITIONAL: &'static [&'static str] = &["document", "who", "to"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let (to, section) = match self.to.as_deref() {
            None => (None, None),
            Some(typed) => match typed.parse() {
                Ok(section) => (None, Some(section)),
                Err(_) => (Some(opening(typed)?), None),
            },
        };
        let light = self.light.as_deref().map(light).transpose()?;
        self.step.step(MissionStep::Advance, session, |mission, session| {
            let near = self.near.men(&self.near.men.roster(mission, session)?)?;
            Ok(AdvanceBelow {
                who: self.who.clone(),
                to,
                section,
                fast: self.fast,
                light,
                near,
                edition: self.step.edition.number(),
                acts: true,
            })
        })
    }
}

fn opening(text: &str) -> Result<OpeningRef, Error> {
    let (section, opening) = pair::<u16>(text, '.', "5.1")?;
    let opening = u8::try_from(opening).map_err(|_| Error::Usage(format!("there is no opening {text}")))?;
    Ok(OpeningRef { section, opening })
}
