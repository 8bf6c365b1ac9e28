//! `fng crew`: who of a vehicle's crew does what, with men lost and moved.

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::{Group, Outcome, Present, Session, Subcommand};
use crate::error::Error;
use crate::fng::squads::crews::{Crew, CrewPlace};
use crate::render::{Grid, Report};

/// Who of a vehicle's crew does what.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct CrewCommand {
    /// The Reps of the 2 to 5 crewmen in order: commander, driver, then gunner, loader and radio operator if
    /// they have places
    #[arg(long, value_name = "REP,REP", value_delimiter = ',', required = true)]
    pub reps: Vec<u8>,
    /// The place of a man who is lost; repeat in the order of losses
    #[arg(long, value_name = "PLACE")]
    pub lost: Vec<String>,
    /// A man who then moves to an empty place, as FROM:TO
    #[arg(long = "move", visible_alias = "slide", value_name = "FROM:TO")]
    #[serde(rename = "move")]
    pub moves: Vec<String>,
}

/// A crew after losses and moves.
#[derive(Debug, Serialize)]
struct CrewTold {
    men: u8,
    /// Activations that the moves take.
    activations: u8,
    places: Vec<Filled>,
}

/// A place and who does its work.
#[derive(Debug, Serialize)]
struct Filled {
    place: &'static str,
    work: &'static str,
    /// The place of the man who does it.
    by: &'static str,
    /// His Rep; none when nobody is there.
    rep: Option<u8>,
}

impl Subcommand for CrewCommand {
    const PATH: &'static [&'static str] = &["fng", "crew"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Show who does which job in a vehicle's crew after losses and moves";
    const EXAMPLES: &'static str = "\
pointman fng crew --reps 5,4,4,3,4                                          # a crew of five
pointman fng crew --reps 4,4,3                                              # a crew of three: the commander is also the gunner
pointman fng crew --reps 5,4,4,3,4 --lost commander                         # the gunner takes his place
pointman fng crew --reps 5,4,4,3,4 --lost loader --move radio-operator:loader";
    const POSITIONAL: &'static [&'static str] = &[];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        let mut crew = Crew::new(&self.reps)?;
        for lost in &self.lost {
            let place = CrewPlace::find(lost)?;
            if place.filled_by(crew.men()) != place {
                let by = place.filled_by(crew.men()).id();
                return Err(Error::Usage(format!(
                    "a crew of {} has no {}: the {by} does that job",
                    crew.men(),
                    place.id()
                )));
            }
            if crew.rep(place).is_none() {
                return Err(Error::refused(
                    "FNG Five Man Crews",
                    format!("nobody is in the place of the {}", place.id()),
                ));
            }
            crew.lose(place);
        }
        let mut activations = 0;
        for slide in &self.moves {
            let (from, to) = slide.split_once(':').ok_or_else(|| {
                Error::Usage(format!("--move {slide}: write FROM:TO, such as gunner:loader"))
            })?;
            activations += crew.slide(CrewPlace::find(from)?, CrewPlace::find(to)?)?;
        }
        let filled = |place: CrewPlace| {
            let by = place.filled_by(crew.men());
            Filled { place: place.id(), work: place.work(), by: by.id(), rep: crew.rep(place) }
        };
        Ok(Outcome::answer(CrewTold {
            men: crew.men(),
            activations,
            places: CrewPlace::ALL.map(filled).into(),
        }))
    }
}

impl Present for CrewTold {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(format!("A crew of {}", self.men));
        let mut table = Grid::new(["place", "done by", "Rep", "does"]);
        for filled in &self.places {
            let rep = filled.rep.map_or_else(|| "nobody".to_owned(), |rep| rep.to_string());
            table.row([filled.place.to_owned(), filled.by.to_owned(), rep, filled.work.to_owned()]);
        }
        report.table(table);
        if self.activations > 0 {
            report.line(format!("Each move takes an Activation: {} in all.", self.activations));
        }
        report
    }
}
