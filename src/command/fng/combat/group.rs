//! `fng group`: who may move together in one Activation.

use clap::Args;
use serde::{Deserialize, Serialize};

use super::words::{Roster, Spec, specs};
use crate::command::edition_option::FngEdition;
use crate::command::{Group, Outcome, Present, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::mission::Mission;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::groups::{Field, Placed, UnitObeyed};
use crate::render::Report;
use crate::voice::option;

/// Who may move together in one Activation.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct GroupCommand {
    /// A figure and its position, in inches from a corner of the table: Smith,x=3,y=10; add its unit with
    /// unit=1st, a new unit that a Leader has taken command of with under=3rd, and `vehicle` for a vehicle
    #[arg(long, value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// The direction of travel, which lets a Pointman be up to 8 in ahead: 0,1
    #[arg(long, value_name = "X,Y", allow_hyphen_values = true)]
    pub travel: Option<String>,
    /// Two figures that cannot see each other, as Smith:Jones
    #[arg(long, value_name = "NAME:NAME")]
    pub out_of_sight: Vec<String>,
    /// Take named figures from this squad or FNG campaign: a file, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub squad: Option<Source>,
    /// An evening: take figures from it by name, with their groups as units
    #[arg(value_name = "EVENING")]
    pub evening: Option<Source>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
}

/// The most figures of which every way to divide them is told.
const MOST_DIVIDED: usize = 7;

/// The groups that may be made.
#[derive(Debug, Serialize)]
struct Groups {
    /// The largest groups.
    groups: Vec<Vec<String>>,
    /// Every way to divide all figures into groups, for few figures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    divisions: Vec<Vec<Vec<String>>>,
}

impl Subcommand for GroupCommand {
    const PATH: &'static [&'static str] = &["fng", "group"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Show which figures may move together in one Activation";
    const EXAMPLES: &'static str = examples! {
        "pointman fng group --at Smith,x=0 --at Jones,x=3 --at Phu,x=6                       "
            "# one group, or two, or three",
        "pointman fng group --at Smith,y=0 --at Jones,y=3 --at Ivan,pointman,y=10 --travel 0,1 "
            "# a Pointman ahead",
        "pointman fng group evening.json --at Smith,x=0 --at Jones,x=3",
        "pointman fng group --at Smith,unit=1st,under=3rd --at Jones,unit=3rd,x=2             "
            "# after taking command",
    };
    const POSITIONAL: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = match &self.evening {
            Some(evening) => {
                let mission = evening.open::<Mission>(session)?.document.data;
                let squad = self.squad.as_ref();
                Roster::of_evening(&mission, self.edition, squad, session)?.with_vehicles(mission)
            }
            None => Roster::open(self.edition, self.squad.as_ref(), session)?,
        };
        let mut names = Vec::new();
        let mut placed = Vec::new();
        for (index, spec) in self.at.iter().enumerate() {
            let read = roster.described(
                spec,
                &format!("figure {}", index + 1),
                &["vehicle"],
                &["x", "y", "unit", "under"],
            )?;
            read.may(Deed::Move)?;
            let soldier = roster.company().and_then(|company| company.get(&read.figure.name));
            let own = soldier.and_then(|soldier| soldier.group.as_deref());
            let mut unit = UnitObeyed::new(read.text("unit").or(own).unwrap_or_default());
            if let Some(under) = read.text("under") {
                unit.take_command(under);
            }
            placed.push(Placed {
                at: (inches("x", read.text("x"))?, inches("y", read.text("y"))?),
                unit,
                vehicle: read.flag("vehicle"),
                pointman: read.figure.has(crate::fng::checks::AttributeId::Pointman),
            });
            if names.contains(&read.figure.name) {
                return Err(Error::Usage(format!("{} stands in two places", read.figure.name)));
            }
            names.push(read.figure.name);
        }
        let mut field = Field::new(placed);
        if let Some(travel) = &self.travel {
            let (x, y) = travel.split_once(',').ok_or_else(|| {
                Error::Usage(format!("{word} {travel}: give X,Y such as 0,1", word = option("travel")))
            })?;
            field.travel = Some((inches("travel", Some(x))?, inches("travel", Some(y))?));
        }
        for pair in &self.out_of_sight {
            let (one, other) = pair.split_once(':').ok_or_else(|| {
                Error::Usage(format!(
                    "{out_of_sight} {pair}: write NAME:NAME",
                    out_of_sight = option("out-of-sight")
                ))
            })?;
            let place = |name: &str| crate::names::resolve("figure", name, &names).map_err(Error::Usage);
            field.out_of_sight.push((place(one)?, place(other)?));
        }
        let named = |groups: Vec<Vec<usize>>| -> Vec<Vec<String>> {
            groups
                .into_iter()
                .map(|group| group.into_iter().map(|man| names[man].clone()).collect())
                .collect()
        };
        let divisions = if names.len() > MOST_DIVIDED { Vec::new() } else { field.groupings() };
        Ok(Outcome::answer(Groups {
            groups: named(field.largest()),
            divisions: divisions.into_iter().map(named).collect(),
        }))
    }
}

fn inches(what: &str, text: Option<&str>) -> Result<f64, Error> {
    let number = text.map_or(Some(0.0), |text| text.trim().parse::<f64>().ok());
    number
        .filter(|number| number.is_finite())
        .ok_or_else(|| Error::Usage(format!("{what}={}: give inches", text.unwrap_or_default())))
}

impl Present for Groups {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(match self.groups.len() {
            1 => "They may move as one group".to_owned(),
            many => format!("They need at least {many} groups"),
        });
        for group in &self.groups {
            report.item(1, group.join(", "));
        }
        if self.divisions.len() > 1 {
            report.heading(format!("Ways to divide them: {}", self.divisions.len()));
            for division in &self.divisions {
                report.item(1, division.iter().map(|group| group.join(", ")).collect::<Vec<_>>().join(" | "));
            }
        }
        report
    }
}
