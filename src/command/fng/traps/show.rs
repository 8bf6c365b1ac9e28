//! `fng trap`: the booby traps that are known.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::mission::{Mission, Side};
use crate::fng::traps::{Trap, TrapState, Traps};
use crate::render::{Grid, Report};

/// Shows the booby traps that are known.
#[derive(Debug, Args, Deserialize)]
pub struct TrapShowCommand {
    /// The mission: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Also show secrets
    #[arg(long)]
    #[serde(default)]
    pub secrets: bool,
}

impl Subcommand for TrapShowCommand {
    const PATH: &'static [&'static str] = &["fng", "trap"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Show known booby traps, poisoned soldiers and burning flares";
    const EXAMPLES: &'static str = "\
pointman fng trap mission.json
pointman fng trap mission.json --secrets      # for the player who placed them";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mission = self.document.open::<Mission>(session)?.document.data;
        self.edition.of_evening(&mission)?;
        Ok(Outcome::answer(Shown {
            traps: mission.traps.clone(),
            own: mission.keeps_secrets_of(),
            secrets: self.secrets,
        }))
    }
}

struct Shown {
    traps: Traps,
    /// The side whose traps the player knows.
    own: Option<Side>,
    secrets: bool,
}

impl Shown {
    fn known(&self) -> impl Iterator<Item = &Trap> {
        let is_known = |trap: &&Trap| trap.state != TrapState::Hidden || Some(trap.side) == self.own;
        self.traps.list.iter().filter(move |trap| self.secrets || is_known(trap))
    }
}

impl CommandAnswer for Shown {
    fn json(&self) -> Value {
        let Traps { turn, number, tripped, poisoned, flares, .. } = &self.traps;
        let number = number.filter(|_| self.secrets);
        json!({
            "turn": turn, "number": number, "tripped": tripped, "traps": self.known().collect::<Vec<_>>(),
            "poisoned": poisoned, "flares": flares,
        })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        if let Some(number) = self.traps.number.filter(|_| self.secrets) {
            report.line(format!("{number} booby traps, {} set off by triples", self.traps.tripped));
        }
        let mut table = Grid::new(["trap", "kind", "where", "state"]).with_numbers([0]);
        for trap in self.known() {
            let kind = match trap.kind {
                _ if trap.dummy => "a dummy".to_owned(),
                Some(kind) => kind.row().name.clone(),
                None => "not known".to_owned(),
            };
            let state = trap.state.title();
            let victim = trap.victim.as_ref().map_or(String::new(), |victim| format!(" ({victim})"));
            table.row([trap.id.to_string(), kind, trap.whereabouts(), format!("{state}{victim}")]);
        }
        if table.rows.is_empty() {
            report.line("No booby trap is known.");
        }
        report.table(table);
        for name in &self.traps.poisoned {
            report.strong(0, format!("{name} is poisoned: 1d6 each turn until treated by a Medic"));
        }
        for flare in &self.traps.flares {
            report.line(format!("A flare burns until the end of turn {}: {}", flare.until, flare.place));
        }
        report
    }
}
