//! `fng move`: how far a man or a vehicle goes.

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use super::words::{Roster, Spec};
use crate::command::edition_option::FngEdition;
use crate::command::{DiceOptions, Group, Outcome, Present, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::attributes::Attributes;
use crate::fng::checks::{self, AttributeId, Edition, FurtherId, Situation, Tested, Then};
use crate::fng::squads::deed::Deed;
use crate::fng::squads::mixed_ground::{self, Stretch};
use crate::fng::squads::movement::{self, Pace};
use crate::fng::squads::vehicles::VehicleType;
use crate::render::Report;
use crate::trace::Silent;
use crate::voice::option;

/// How a man moves.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Normal movement, 8 in
    #[default]
    Normal,
    /// Fast Move, with a roll
    Fast,
    /// Prone, 2 in
    Crawl,
    /// Dragging a casualty, 2 in
    Drag,
    /// Carrying a casualty alone, half of normal movement
    Carry,
    /// Swimming, 6 in
    Swim,
    /// In a tunnel, three quarters of normal movement
    Tunnel,
}

/// How far a man or a vehicle goes.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct MoveCommand {
    /// How the figure moves
    #[arg(long, value_name = "WAY", value_enum, default_value_t)]
    pub way: Way,
    /// Who moves: a name from the squad, or Attributes and Rep, such as Smith or fast,rep=5
    #[arg(long = "by", alias = "figure", value_name = "FIGURE")]
    pub figure: Option<Spec>,
    /// The figure's Rep, for a Fast Move roll
    #[arg(long, value_name = "N")]
    pub rep: Option<u8>,
    /// The figure's Attributes, such as fast, slow, clumsy
    #[arg(long, value_name = "ID", num_args = 1..)]
    #[serde(deserialize_with = "super::words::one_or_many")]
    pub attribute: Vec<String>,
    /// The Rep of the Leader who gives a Leader Die on a Fast Move
    #[arg(long, value_name = "N")]
    pub leader_rep: Option<u8>,
    /// The terrain: clear, woods, jungle, elephant-grass, flooded-rice-paddy, barbed-wire, …; for a path over
    /// several, give inches for each: woods:3,clear
    #[arg(long, value_name = "TERRAIN")]
    pub terrain: Option<String>,
    /// Swimming in slight trouble: 3 in
    #[arg(long)]
    pub trouble: bool,
    /// A vehicle moves, such as m-48
    #[arg(long, value_name = "VEHICLE", help_heading = "Vehicle", conflicts_with_all = ["way", "figure"])]
    pub vehicle: Option<String>,
    /// Its whole move is on a road
    #[arg(long, requires = "vehicle", help_heading = "Vehicle")]
    pub road: bool,
    /// It is afloat: a boat, or an amphibious vehicle
    #[arg(long, requires = "vehicle", conflicts_with_all = ["road", "terrain"], help_heading = "Vehicle")]
    pub water: bool,
    /// The inches it has moved before stopping
    #[arg(long, value_name = "INCHES", requires = "vehicle", help_heading = "Vehicle")]
    pub moved: Option<u8>,
    /// A watercraft turns about at this speed without stopping
    #[arg(
        long,
        value_name = "INCHES",
        requires = "vehicle",
        conflicts_with = "moved",
        help_heading = "Vehicle"
    )]
    pub about: Option<u8>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Take the figure from this squad or FNG campaign: a file, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub squad: Option<Source>,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// How far somebody goes.
#[derive(Debug, Serialize)]
struct Moved {
    who: String,
    /// The roll of a Fast Move.
    #[serde(skip_serializing_if = "Option::is_none")]
    fast_move: Option<Tested>,
    /// Inches they may go.
    inches: f64,
    /// Inches a vehicle that has stopped may go in reverse.
    #[serde(skip_serializing_if = "Option::is_none")]
    reverse: Option<f64>,
    /// How a watercraft turns about.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<About>,
    /// The parts of a way over several kinds of ground.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    way: Vec<Stretch>,
    notes: Vec<&'static str>,
}

/// The turn of a watercraft: inches ahead and across from its start.
#[derive(Debug, Serialize)]
struct About {
    radius: f64,
    after_one_turn: (f64, f64),
    after_two_turns: (f64, f64),
}

impl Subcommand for MoveCommand {
    const PATH: &'static [&'static str] = &["fng", "move"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Show how far a figure or vehicle can move";
    const EXAMPLES: &'static str = "\
pointman fng move --terrain jungle                                  # normal movement
pointman fng move --way fast --rep 4 --leader-rep 5 --rolls 6,5,4   # with your own dice, the Leader Die first
pointman fng move --way fast --rep 3 --attribute slow --terrain elephant-grass
pointman fng move --vehicle m-48 --road --moved 10                  # how far it can still go
pointman fng move --terrain woods:3,clear                           # 3 in of woods, then open ground
pointman fng move --vehicle pt-76 --water                            # afloat
pointman fng move --vehicle m-48 --terrain woods                     # off the road
pointman fng move --vehicle monitor --about 6                       # turn about without stopping";
    const POSITIONAL: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match &self.vehicle {
            Some(vehicle) => self.vehicle(VehicleType::find(vehicle)?),
            None => self.on_foot(session),
        }
        .map(Outcome::answer)
    }
}

const STARTING_AGAIN: &str = "starting again in the same turn costs 2 in";

impl MoveCommand {
    fn vehicle(&self, vehicle: &VehicleType) -> Result<Moved, Error> {
        let moved = |inches| Moved {
            who: vehicle.name.clone(),
            fast_move: None,
            inches,
            reverse: None,
            about: None,
            way: Vec::new(),
            notes: Vec::new(),
        };
        if let Some(speed) = self.about {
            let Some(most) = vehicle.speed.water else {
                return Err(Error::refused(
                    "FNG Turns",
                    format!("the {} is not a watercraft: it stops and turns on the spot", vehicle.name),
                ));
            };
            if speed > most {
                return Err(Error::Usage(format!(
                    "{about} {speed}: the {} moves at most {most} in a turn",
                    vehicle.name,
                    about = option("about")
                )));
            }
            if movement::spins_in_place(vehicle) {
                return Ok(Moved {
                    notes: vec!["it spins in place up to 180 degrees, moving or not, without a roll"],
                    ..moved(f64::from(speed))
                });
            }
            let turn = movement::turn_about(f64::from(speed));
            let about = About { radius: turn.radius, after_one_turn: turn.apex, after_two_turns: turn.end };
            return Ok(Moved {
                about: Some(about),
                notes: vec!["it takes two turns at the same speed"],
                ..moved(f64::from(speed))
            });
        }
        let mut notes = Vec::new();
        if let Some(terrain) = self.terrain.as_deref().filter(|terrain| terrain.contains([',', ':'])) {
            let whole = |ground: &str| movement::by_vehicle(vehicle, ground).map(|(inches, _)| inches);
            let (gone, notes) = over(terrain, whole)?;
            let inches = gone.iter().map(|part| part.inches).sum();
            return Ok(Moved { way: gone, notes, ..moved(inches) });
        }
        if let Some(terrain) = &self.terrain {
            let (inches, note) = movement::by_vehicle(vehicle, terrain)?;
            notes.extend(note);
            let Some(gone) = self.moved.map(f64::from) else { return Ok(Moved { notes, ..moved(inches) }) };
            if gone > inches {
                return Err(Error::Usage(format!(
                    "{moved} {gone}: the {} moves at most {inches} in a turn there",
                    vehicle.name,
                    moved = option("moved")
                )));
            }
            notes.push(STARTING_AGAIN);
            return Ok(Moved {
                reverse: Some(movement::reverse_after_stop(inches, gone)),
                notes,
                ..moved(movement::left_after_stop(inches, gone))
            });
        }
        if self.water && vehicle.speed.water.is_none() {
            return Err(Error::refused(
                "FNG Movement",
                format!("the {} does not float: it crosses at a ford or bridge", vehicle.name),
            ));
        }
        let land = match (self.water, self.road) {
            (true, _) => None,
            (false, true) => vehicle.speed.road,
            (false, false) => vehicle.speed.cross_country,
        };
        let speed = land.or(vehicle.speed.water).ok_or_else(|| {
            Error::refused(
                "FNG Movement",
                format!(
                    "the {} goes {}",
                    vehicle.name,
                    if self.road { "on no road" } else { "nowhere by itself" }
                ),
            )
        })?;
        let Some(gone) = self.moved else { return Ok(moved(f64::from(speed))) };
        if gone > speed {
            return Err(Error::Usage(format!(
                "{moved} {gone}: the {} moves at most {speed} in a turn",
                vehicle.name,
                moved = option("moved")
            )));
        }
        let left = movement::left_after_stop(f64::from(speed), f64::from(gone));
        let reverse = movement::reverse_after_stop(f64::from(speed), f64::from(gone));
        Ok(Moved { reverse: Some(reverse), notes: vec![STARTING_AGAIN], ..moved(left) })
    }

    fn on_foot(&self, session: &mut Session) -> Result<Moved, Error> {
        let roster = Roster::open(self.edition, self.squad.as_ref(), session)?;
        let edition = roster.edition;
        let deed = if self.way == Way::Fast { Deed::FastMove } else { Deed::Move };
        let given = match &self.figure {
            // Only a Fast Move is rolled for.
            Some(spec) if self.way == Way::Fast && self.rep.is_none() => {
                Some(roster.read(spec, "figure", &["fast"], &[])?)
            }
            Some(spec) => Some(roster.described(spec, "figure", &["fast"], &[])?),
            None => None,
        };
        if let Some(read) = &given {
            read.may(deed)?;
        }
        let given = given.map(|mut read| {
            // How they stand to be hit moves nobody: `fast` is the Attribute here.
            if read.flag("fast") {
                read.figure.attributes.gain(AttributeId::Fast.id());
            }
            read.figure
        });
        let mut own = given.as_ref().map(|figure| figure.attributes.clone()).unwrap_or_default();
        own.extend(self.attribute.iter().cloned());
        own.all()?;
        let mut notes = Vec::new();
        let mut fast_move = None;
        let pace = match self.way {
            Way::Normal => Pace::Normal,
            Way::Crawl => Pace::Crawl,
            Way::Drag => Pace::Drag,
            Way::Carry => Pace::Carry,
            Way::Swim => Pace::Swim { in_trouble: self.trouble },
            Way::Tunnel => Pace::Tunnel,
            Way::Fast => {
                let tested =
                    self.fast(edition, self.rep.or(given.as_ref().map(|figure| figure.rep)), &own, session)?;
                notes.push("counts as fast moving for fire");
                let passes = tested.passes.unwrap_or(0);
                let falls = tested.then == Some(Then::Prone);
                let inches = tested
                    .further
                    .iter()
                    .find(|further| further.what == FurtherId::DistanceIn)
                    .map(|further| further.value);
                fast_move = Some(tested);
                if falls {
                    let inches = inches.map_or(0.0, f64::from);
                    notes.push("falls prone");
                    return Ok(Moved {
                        who: name(&given),
                        fast_move,
                        inches,
                        reverse: None,
                        about: None,
                        way: Vec::new(),
                        notes,
                    });
                }
                Pace::Fast(passes)
            }
        };
        if matches!(pace, Pace::Crawl | Pace::Drag) {
            notes.push("prone");
        }
        if self.way == Way::Tunnel {
            notes.push("over half of that: -1 to find traps");
        }
        let whole = |ground: &str| {
            movement::on_foot(pace, own.has(AttributeId::Fast), own.has(AttributeId::Slow), ground)
        };
        let terrain = self.terrain.as_deref().unwrap_or("clear");
        let (inches, way) = if terrain.contains([',', ':']) {
            let (gone, stops) = over(terrain, whole)?;
            notes.extend(stops);
            (gone.iter().map(|part| part.inches).sum(), gone)
        } else {
            notes.extend(movement::ends_at(terrain)?);
            (whole(terrain)?, Vec::new())
        };
        Ok(Moved { who: name(&given), fast_move, inches, reverse: None, about: None, way, notes })
    }

    fn fast(
        &self,
        edition: Edition,
        rep: Option<u8>,
        own: &Attributes,
        session: &mut Session,
    ) -> Result<Tested, Error> {
        let mut situation = Situation::new(edition);
        situation.rep = rep;
        situation.leader_rep = self.leader_rep;
        situation.attributes = own.clone();
        let mut dice = self.dice.source(session)?;
        let tested = checks::test(checks::find("fast-move", edition)?, &situation, &mut dice, &mut Silent)?;
        session.used(dice)?;
        Ok(tested)
    }
}

/// How far a move goes over several kinds of ground, and why it ends where one of them stops it.
fn over(
    terrain: &str,
    whole: impl Fn(&str) -> Result<f64, Error>,
) -> Result<(Vec<Stretch>, Vec<&'static str>), Error> {
    let stops = |ground: &str| movement::ends_at(ground).map(|why| why.is_some());
    let gone = mixed_ground::over(&mixed_ground::way(terrain)?, whole, stops)?;
    let why = gone.last().map(|last| movement::ends_at(&last.ground)).transpose()?.flatten();
    Ok((gone, why.into_iter().collect()))
}

fn name(figure: &Option<crate::fng::combat::Figure>) -> String {
    figure.as_ref().map_or_else(|| "the figure".to_owned(), |figure| figure.name.clone())
}

impl Present for Moved {
    fn report(&self) -> Report {
        let mut report = Report::new();
        if let Some(tested) = &self.fast_move {
            let faces: Vec<String> =
                tested.leader_die.iter().chain(&tested.dice).map(ToString::to_string).collect();
            let passes = tested.passes.map_or(String::new(), |passes| format!(", passes {passes}"));
            report.item(1, format!("Fast Move: {}{passes}", faces.join(", ")));
        }
        // In tenths of an inch, as the parts of the way are told.
        report.strong(1, format!("{}: {} in", self.who, (self.inches * 10.0).round() / 10.0));
        for Stretch { ground, inches, of } in &self.way {
            let of = of.map_or_else(String::new, |of| format!(" of {of}"));
            report.item(2, format!("{ground}: {inches:.1}{of} in"));
        }
        if let Some(reverse) = self.reverse {
            report.item(1, format!("or {reverse} in in reverse"));
        }
        if let Some(About { radius, after_one_turn, after_two_turns }) = &self.about {
            report.item(1, format!("turns about with a radius of {radius} in"));
            report.item(
                1,
                format!("after one turn: {} in ahead, {} in across", after_one_turn.0, after_one_turn.1),
            );
            report.item(
                1,
                format!(
                    "after two: {} in ahead, {} in across, heading back",
                    after_two_turns.0, after_two_turns.1
                ),
            );
        }
        self.notes.iter().for_each(|note| report.aside(1, *note));
        report
    }
}
