//! `fng building`: a main gun or a squad anti-tank weapon fires at a building.

use clap::Args;
use serde::Deserialize;

use super::main_gun::{GunOptions, tell_gun};
use super::spotting::SpottingOptions;
use super::told::{Told, tell_fates};
use super::words::{Roster, Spec, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{
    BuildingArea, BuildingFire, BuildingFireRecord, Figure, Follow, Gunnery, Landing, Ordered, Round, Throw,
};
use crate::fng::evening::{Firing, GunOrder};
use crate::fng::mission::MissionStep;
use crate::names;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

/// A main gun fires at a building.
#[derive(Debug, Args, Deserialize)]
pub struct BuildingCommand {
    /// The gun
    #[command(flatten)]
    #[serde(flatten)]
    pub gun: GunOptions,
    /// The squad anti-tank weapon to fire instead of a gun: rpg-7, m-72-law, …
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// A figure in the back blast of the weapon
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub behind: Vec<Spec>,
    /// The building
    #[command(flatten)]
    #[serde(flatten)]
    pub building: BuildingOptions,
    /// The commander who gives the order to fire
    #[command(flatten)]
    #[serde(flatten)]
    pub spotting: SpottingOptions,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// A building that is fired at.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct BuildingOptions {
    /// The Defense Value, or the construction
    #[arg(long, help_heading = "Building", value_name = "N|KIND")]
    pub dv: Option<String>,
    /// A figure in the area aimed at
    #[arg(long, help_heading = "Building", value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub inside: Vec<Spec>,
    /// A figure in the area to the left
    #[arg(long, help_heading = "Building", value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub inside_left: Vec<Spec>,
    /// A figure in the area to the right
    #[arg(long, help_heading = "Building", value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub inside_right: Vec<Spec>,
    /// A figure in an area above, with its level from 1, and left or right if it is beside the areas aimed
    /// at: Phu,level=2,left
    #[arg(long, help_heading = "Building", value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub inside_above: Vec<Spec>,
    /// There is an empty area to the left
    #[arg(long, help_heading = "Building")]
    pub left: bool,
    /// There is an empty area to the right
    #[arg(long, help_heading = "Building")]
    pub right: bool,
    /// Levels above the one aimed at
    #[arg(long, help_heading = "Building", value_name = "N",
        value_parser = clap::value_parser!(u8).range(0..=6))]
    pub levels_above: Option<u8>,
    /// Levels above the area to the left
    #[arg(long, help_heading = "Building", value_name = "N",
        value_parser = clap::value_parser!(u8).range(0..=6))]
    pub levels_left: Option<u8>,
    /// Levels above the area to the right
    #[arg(long, help_heading = "Building", value_name = "N",
        value_parser = clap::value_parser!(u8).range(0..=6))]
    pub levels_right: Option<u8>,
    /// How many areas stand on each level, starting with the one aimed at [default: those described]
    #[arg(long, help_heading = "Building", value_name = "N,N", value_delimiter = ',')]
    pub areas: Vec<u8>,
    /// Inches from the spot aimed at to the edge of its area
    #[arg(long, help_heading = "Building", value_name = "INCHES")]
    pub to_edge: Option<u8>,
}

/// Structures and their Defense Values [Buildings].
pub(crate) const STRUCTURES: [(&str, u8); 11] = [
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
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Fire a gun or anti-tank weapon at a building: the spot, the area, everyone inside, the areas above";
    const EXAMPLES: &'static str = examples! {
        "pointman fng building --gun m-48 --rep 4 --dv masonry --inside rep=4 --inside rep=3",
        "pointman fng building --apr 6 --rep 4 --dv 2 --inside Phu,rep=4 --left --levels-above 2 --areas "
            "2,2,2 --odds",
        "pointman fng building --gun m-551 --rep 4 --dv bunker --in 50 --inside Phu,rep=4 --inside-above "
            "Hien,level=1,rep=4",
        "pointman fng building --gun m-48 --rep 4 --dv 4 --inside Phu,rep=4 --commander rep=4 --buttoned-up "
            "  "
            "# the commander looks first",
        "pointman fng building --weapon rpg-7 --rep 4 --in 18 --dv masonry --inside Dixon,rep=4 --left "
            "--levels-left 1",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(mut self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        if self.weapon.weapon.is_none() && self.weapon.class.is_none() {
            self.gun.take_gun_of_shooter(&roster);
        }
        let gunner = self.gun.gunner(&roster)?;
        let gunnery = self.gunnery(&roster, &gunner)?;
        let is_gun = matches!(gunnery, Gunnery::Gun { .. });
        let fire = self.building.fire(&roster, gunner, gunnery, self.gun.inches)?;
        let spotting = self.spotting.spotting(&roster, false)?;
        if spotting.is_some() && !is_gun {
            return Err(Error::Usage(format!(
                "{commander} is for a vehicle's gun: give it with {gun} or {apr}",
                commander = option("commander"),
                gun = option("gun"),
                apr = option("apr")
            )));
        }
        let order = GunOrder {
            commander: spotting.clone(),
            ..GunOrder::of(self.gun.from(&roster)?, Firing::Building(fire.clone()))
        };
        let taken = self.evening.take("Building", &self.options, &order, MissionStep::Building, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        let Some(spotting) = spotting else {
            return self.options.answer(session, |dice, story| fire.run(dice, story), || fire.odds());
        };
        let ordered = Ordered { spotting, fire };
        self.options.answer(session, |dice, story| ordered.run(dice, story), || ordered.odds())
    }
}

impl BuildingOptions {
    /// Whether a building is described.
    pub(super) fn is_given(&self) -> bool {
        self.dv.is_some()
    }

    /// The fire at it.
    ///
    /// # Errors
    /// When the building is not described, or wrongly.
    pub(super) fn fire(
        &self,
        roster: &Roster,
        gunner: Figure,
        gunnery: Gunnery,
        range: Option<u8>,
    ) -> Result<BuildingFire, Error> {
        let Some(dv) = &self.dv else {
            let legal = STRUCTURES.iter().map(|(name, _)| *name);
            let dv = OpenQuestion::of(
                "dv",
                "the building's Defense Value (a number) or construction",
                "FNG main-gun-building",
            );
            return Err(Error::needs("", dv.legal(legal), option("dv")));
        };
        let area = |specs: &[Spec], name: &str| {
            roster.figures(specs, name).map(|occupants| BuildingArea { occupants })
        };
        let [above, above_left, above_right] = self.above(roster)?;
        let beside = |there: bool, above: &[BuildingArea], specs: &[Spec], name: &str| match there
            || !specs.is_empty()
            || !above.is_empty()
        {
            true => area(specs, name).map(Some),
            false => Ok(None),
        };
        Ok(BuildingFire {
            edition: roster.edition,
            gunnery,
            range,
            dv: defense_value(dv)?,
            to_edge: self.to_edge.unwrap_or(MIDDLE),
            aimed: area(&self.inside, "inside")?,
            left: beside(self.left, &above_left, &self.inside_left, "left")?,
            right: beside(self.right, &above_right, &self.inside_right, "right")?,
            above,
            above_left,
            above_right,
            areas_on_level: self.areas.clone(),
            gunner,
        })
    }

    /// The areas above the one aimed at, the one to its left, the one to its right.
    fn above(&self, roster: &Roster) -> Result<[Vec<BuildingArea>; 3], Error> {
        let levels = [self.levels_above, self.levels_left, self.levels_right];
        let mut stacks = levels.map(|levels| vec![BuildingArea::default(); usize::from(levels.unwrap_or(0))]);
        for (index, spec) in self.inside_above.iter().enumerate() {
            let read = roster.read(spec, &format!("above {}", index + 1), &["left", "right"], &["level"])?;
            let level = usize::from(read.number("level")?.unwrap_or(1));
            if !(1..=6).contains(&level) {
                return Err(Error::Usage(format!("level={level}: levels above run from 1 to 6")));
            }
            let above = &mut stacks[if read.flag("left") { 1 } else { 2 * usize::from(read.flag("right")) }];
            above.resize(above.len().max(level), BuildingArea::default());
            above[level - 1].occupants.push(read.figure);
        }
        Ok(stacks)
    }
}

impl BuildingCommand {
    fn gunnery(&self, roster: &Roster, gunner: &Figure) -> Result<Gunnery, Error> {
        let has_weapon = self.weapon.weapon.is_some() || self.weapon.class.is_some();
        match self.gun.gun(roster)? {
            Some(_) if has_weapon => Err(Error::Usage("give a gun or a weapon, not both".to_owned())),
            Some(gun) => {
                let (round, loader) = (self.gun.round(Round::He)?, self.gun.loader(gunner.rep, roster)?);
                Ok(Gunnery::Gun { apr: gun.apr, round, loader, moving: false })
            }
            None if has_weapon || gunner.weapon.is_some() => {
                let weapon = self.weapon.weapon(roster.edition, gunner.weapon.clone(), None)?;
                if weapon.path_width.is_some() {
                    return Ok(Gunnery::Flame { weapon: Box::new(weapon), first_one_spent: false });
                }
                Ok(Gunnery::Squad {
                    weapon: Box::new(weapon),
                    behind: roster.figures(&self.behind, "behind")?,
                })
            }
            None => Err(super::lacks_gun()),
        }
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
            Landing::Aimed => "hits its aiming point".to_owned(),
            Landing::Left(inches) => format!("{inches} in wide to the left"),
            Landing::Right(inches) => format!("{inches} in wide to the right"),
            Landing::High => "one level high".to_owned(),
            Landing::Missed => "missed".to_owned(),
            Landing::Dud => "a dud".to_owned(),
        };
        let area =
            self.area_hit.as_ref().map_or("no area hit".to_owned(), |area| format!("area hit: {area}"));
        report.strong(1, format!("{landing}; {area}"));
        for area in &self.areas {
            report.item(1, format!("area {}: {}", area.area, area.state));
            for (name, word) in &area.occupants {
                report.item(2, format!("{name}: {word}"));
            }
        }
        tell_fates(&self.behind, report);
        if let Some(gun) = self.gun {
            tell_gun(gun, report);
        }
        if self.fuel.is_some() {
            report.item(1, "the path burns for the rest of the battle");
            if self.runs_low() {
                report.strong(1, "one shot left");
            }
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
