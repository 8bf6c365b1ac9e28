//! `fng building`: a main gun fires at a building.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::main_gun::{GunOptions, tell_gun};
use super::told::Told;
use super::words::{Roster, Spec, specs};
use crate::command::{Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Area, BuildingFire, BuildingFireRecord, Follow, Landing, Throw};
use crate::names;
use crate::render::Report;

/// A main gun fires at a building.
#[derive(Debug, Args, Deserialize)]
pub struct BuildingCommand {
    /// The gun
    #[command(flatten)]
    #[serde(flatten)]
    pub gun: GunOptions,
    /// Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete,
    /// bunker, steel
    #[arg(long, value_name = "N|KIND")]
    pub dv: String,
    /// A figure in the area aimed at
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub inside: Vec<Spec>,
    /// A figure in the area to the left
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub inside_left: Vec<Spec>,
    /// A figure in the area to the right
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub inside_right: Vec<Spec>,
    /// A figure in an area above, with its level from 1: Phu,level=2
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub inside_above: Vec<Spec>,
    /// There is an area to the left, if nobody is named there
    #[arg(long)]
    #[serde(default)]
    pub left: bool,
    /// There is an area to the right, if nobody is named there
    #[arg(long)]
    #[serde(default)]
    pub right: bool,
    /// Levels above the one aimed at
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=6))]
    #[serde(default)]
    pub levels_above: Option<u8>,
    /// Areas that stand on each level, the one aimed at first; one each if not given
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    #[serde(default)]
    pub areas: Vec<u8>,
    /// Inches from the spot aimed at to the edge of its area
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub to_edge: Option<u8>,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// Structures and their Defense Values [Buildings].
const STRUCTURES: [(&str, u8); 11] = [
    ("hootch", 0),
    ("frame", 1),
    ("sandbags", 1),
    ("several-sandbags", 2),
    ("masonry", 2),
    ("masonry-with-sandbags", 3),
    ("concrete", 4),
    ("log-bunker", 4),
    ("bunker", 4),
    ("reinforced-concrete", 6),
    ("steel", 6),
];

/// Half of an area 6 in wide.
const MIDDLE: u8 = 3;

impl Subcommand for BuildingCommand {
    const PATH: &'static [&'static str] = &["fng", "building"];
    const ABOUT: &'static str = "Fire a main gun at a building: the spot, the area, those inside, the areas above";
    const EXAMPLES: &'static str = "\
pointman fng building --gun m-48 --rep 4 --dv masonry --inside rep=4 --inside rep=3
pointman fng building --apr 6 --rep 4 --dv 2 --inside Phu --left --levels-above 2 --areas 2,2,2 --odds
pointman fng building --gun m-551 --dv bunker --in 50 --inside Phu --inside-above Hien,level=1";
    const POSITIONAL: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.options.roster(session)?;
        let gunner = self.gun.actor.figure(&roster, "gunner")?;
        let Some(gun) = self.gun.gun(&roster)? else {
            return Err(Error::Usage("give the gun with --gun or --apr".to_owned()));
        };
        let area = |specs: &[Spec], name: &str| roster.figures(specs, name).map(|occupants| Area { occupants });
        let beside = |there: bool, specs: &[Spec], name: &str| match there || !specs.is_empty() {
            true => area(specs, name).map(Some),
            false => Ok(None),
        };
        let fire = BuildingFire {
            edition: roster.edition,
            apr: gun.apr,
            range: self.gun.inches,
            loader: self.gun.loader(gunner.rep),
            dv: defense_value(&self.dv)?,
            to_edge: self.to_edge.unwrap_or(MIDDLE),
            aimed: area(&self.inside, "inside")?,
            left: beside(self.left, &self.inside_left, "left")?,
            right: beside(self.right, &self.inside_right, "right")?,
            above: self.above(&roster)?,
            areas_on_level: self.areas.clone(),
            gunner,
        };
        self.options.answer(session, |dice, story| fire.run(dice, story), || fire.odds())
    }
}

impl BuildingCommand {
    fn above(&self, roster: &Roster) -> Result<Vec<Area>, Error> {
        let mut above = vec![Area::default(); usize::from(self.levels_above.unwrap_or(0))];
        for (index, spec) in self.inside_above.iter().enumerate() {
            let read = roster.read(spec, &format!("above {}", index + 1), &[], &["level"])?;
            let level = usize::from(read.number("level")?.unwrap_or(1));
            if !(1..=6).contains(&level) {
                return Err(Error::Usage(format!("level={level}: levels above run from 1 to 6")));
            }
            above.resize(above.len().max(level), Area::default());
            above[level - 1].occupants.push(read.figure);
        }
        Ok(above)
    }
}

fn defense_value(typed: &str) -> Result<u8, Error> {
    if let Ok(number @ 0..=9) = typed.parse::<u8>() {
        return Ok(number);
    }
    let kinds = STRUCTURES.map(|(kind, _)| kind);
    names::resolve("structure", typed, &kinds).map(|index| STRUCTURES[index].1).map_err(Error::Usage)
}

impl Told for BuildingFireRecord {
    fn title(&self) -> String {
        format!("{} fires at the building", self.gunner)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        let landing = match self.landing {
            Landing::Aimed => "hits where aimed".to_owned(),
            Landing::Left(inches) => format!("{inches} in wide to the left"),
            Landing::Right(inches) => format!("{inches} in wide to the right"),
            Landing::High => "one level high".to_owned(),
            Landing::Missed => "missed".to_owned(),
        };
        let area = self.area_hit.as_ref().map_or("no area hit".to_owned(), |area| format!("area hit: {area}"));
        report.strong(1, format!("{landing}; {area}"));
        for area in &self.areas {
            report.item(1, format!("area {}: {}", area.area, area.state));
            for (name, word) in &area.occupants {
                report.item(2, format!("{name}: {word}"));
            }
        }
        tell_gun(self.gun, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
