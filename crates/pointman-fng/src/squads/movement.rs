//! How far a man goes on foot, how far a vehicle still goes after a stop, and how a watercraft turns about
//! [Movement, Normal Movement, Fast Move, Going Prone, Swimming, Terrain Features And Scenery, Stopping,
//! Reverse, Turns].

use super::vehicles::{VehicleId, VehicleType};
use crate::mission::FeatureKind;
use pointman_core::error::Error;
use pointman_core::named::{Named, part_of_name};
use pointman_core::names;

/// How a man moves on foot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Normal movement.
    Normal,
    /// Fast Move, with so many passes.
    Fast(u8),
    /// Prone.
    Crawl,
    /// Dragging a casualty, which counts as prone.
    Drag,
    /// Carrying a casualty alone.
    Carry,
    /// In water deeper than they are.
    Swim {
        /// In slight trouble.
        in_trouble: bool,
    },
    /// In a tunnel.
    Tunnel,
}

/// Inches of normal movement.
const NORMAL: f64 = 8.0;
/// Inches a Fast Move gives with 0, 1 and 2 passes.
const FAST: [f64; 3] = [8.0, 12.0, 16.0];
/// Inches that Fast adds to a move and Slow takes off it.
const OF_ATTRIBUTE: f64 = 2.0;

/// What ground does to movement on foot.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Ground {
    /// This part of the move is left.
    Part(f64),
    /// So many inches an Activation.
    Inches(f64),
    /// All of the move is left, but it ends at the edge of a ford.
    Ford,
    /// Nobody crosses it on foot.
    Closed,
}

/// Terrain as people name it, the kind of the rules' table that it is, and what it does to movement on foot,
/// in the order of the rules. A dike lies between paddies and hides nobody.
const TERRAIN: [(&str, FeatureKind, Ground); 19] = [
    ("clear", FeatureKind::Clear, Ground::Part(1.0)),
    ("trail", FeatureKind::Trail, Ground::Part(1.0)),
    ("scrub", FeatureKind::NoEffectScrub, Ground::Part(1.0)),
    ("elephant-grass", FeatureKind::ElephantGrass, Ground::Part(0.75)),
    ("steep-hillside", FeatureKind::SteepHillside, Ground::Part(0.75)),
    ("impassable-rock", FeatureKind::ImpassableRock, Ground::Closed),
    ("rough", FeatureKind::RoughOrWooded, Ground::Part(0.5)),
    ("woods", FeatureKind::RoughOrWooded, Ground::Part(0.5)),
    ("jungle", FeatureKind::Jungle, Ground::Part(0.5)),
    ("bamboo", FeatureKind::Bamboo, Ground::Part(0.5)),
    ("dry-rice-paddy", FeatureKind::RicePaddyDry, Ground::Part(1.0)),
    ("flooded-rice-paddy", FeatureKind::RicePaddyWet, Ground::Part(0.5)),
    ("dike", FeatureKind::Clear, Ground::Part(1.0)),
    ("road", FeatureKind::DefiniteRoad, Ground::Part(1.0)),
    ("town", FeatureKind::BuiltUp, Ground::Part(1.0)),
    ("ford", FeatureKind::RiverCanal, Ground::Ford),
    ("river", FeatureKind::RiverCanal, Ground::Closed),
    ("canal", FeatureKind::RiverCanal, Ground::Closed),
    ("barbed-wire", FeatureKind::BarbedWire, Ground::Inches(1.0)),
];

/// What people also call the first of them.
const CLEAR_IS_ALSO: [&str; 1] = ["open"];

/// The words for terrain that movement and sight know.
pub fn terrain() -> [&'static str; 19] {
    TERRAIN.map(|(name, ..)| name)
}

/// What the word for terrain at this place in [`terrain`] stands for in the rules' table.
pub fn kind_of_terrain(index: usize) -> FeatureKind {
    TERRAIN[index].1
}

/// The place in [`terrain`] of what `typed` means: one of its words, or a name of the rules' table, as a
/// mission's ground has it.
///
/// ```
/// use pointman_fng::squads::movement::{find_terrain, terrain};
/// assert_eq!(find_terrain("woods")?, find_terrain("woo")?);
/// assert_eq!(terrain()[find_terrain("definite-road")?], "road");
/// assert_eq!(terrain()[find_terrain("river-canal")?], "canal");
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] with the words there are.
pub fn find_terrain(typed: &str) -> Result<usize, Error> {
    if CLEAR_IS_ALSO.contains(&typed) {
        return Ok(0);
    }
    let why = match names::resolve_in_any_case("terrain", typed, &terrain()) {
        Ok(index) => return Ok(index),
        Err(why) => why,
    };
    let known: Vec<Named> = FeatureKind::ALL.iter().map(|kind| Named::new(kind.id(), kind.title())).collect();
    let kind = part_of_name("terrain", typed, &known).map(|index| FeatureKind::ALL[index]);
    let is_meant = |(_, kind_of, _): &(&str, FeatureKind, Ground)| Ok(*kind_of) == kind;
    // The last: a river or canal is not the ford in it.
    TERRAIN.iter().rposition(is_meant).ok_or(Error::Usage(why))
}

/// Inches a man goes in one Activation, all of it in this terrain; 1/4 and 1/2 are taken of the whole move
/// (combat-15). `attributes` are expanded: Fast and Slow cancel each other (char-15). Crawling, dragging and
/// swimming are what they are on any ground that is open.
///
/// ```
/// use pointman_fng::squads::movement::{Pace, on_foot};
/// assert_eq!(on_foot(Pace::Normal, true, false, "clear")?, 10.0);
/// assert_eq!(on_foot(Pace::Normal, false, false, "jungle")?, 4.0);
/// assert_eq!(on_foot(Pace::Fast(2), false, true, "elephant-grass")?, 10.5);
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for unknown terrain, [`Error::Refused`] where nobody goes on foot.
pub fn on_foot(pace: Pace, fast: bool, slow: bool, ground: &str) -> Result<f64, Error> {
    let (name, _, ground) = TERRAIN[find_terrain(ground)?];
    let attribute = match (fast, slow) {
        (true, false) => OF_ATTRIBUTE,
        (false, true) => -OF_ATTRIBUTE,
        _ => 0.0,
    };
    let open = match pace {
        Pace::Normal => NORMAL + attribute,
        Pace::Fast(passes) => FAST[usize::from(passes.min(2))] + attribute,
        Pace::Crawl | Pace::Drag => return crossing(name, ground, 2.0),
        Pace::Carry => (NORMAL + attribute) / 2.0,
        Pace::Swim { in_trouble: true } => return Ok(3.0),
        Pace::Swim { in_trouble: false } => return Ok(6.0),
        Pace::Tunnel => return Ok((NORMAL + attribute) * 0.75),
    };
    match ground {
        Ground::Part(part) => Ok(open * part),
        other => crossing(name, other, open),
    }
}

/// Why a move ends at this ground: at the edge of a ford, and at barbed wire; none where it goes on.
///
/// ```
/// use pointman_fng::squads::movement::ends_at;
/// assert!(ends_at("ford")?.is_some());
/// assert!(ends_at("woods")?.is_none());
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for unknown terrain.
pub fn ends_at(ground: &str) -> Result<Option<&'static str>, Error> {
    Ok(match TERRAIN[find_terrain(ground)?].2 {
        Ground::Ford => {
            Some("a ford: stops at its edge, goes to the far edge next turn, and leaves it after that")
        }
        Ground::Inches(_) => {
            Some("barbed wire: whoever touches it stops, and crosses 1 in of it an Activation")
        }
        Ground::Part(_) | Ground::Closed => None,
    })
}

/// Inches of a move that ground does not shorten by a part.
fn crossing(name: &str, ground: Ground, inches: f64) -> Result<f64, Error> {
    match ground {
        Ground::Part(_) | Ground::Ford => Ok(inches),
        Ground::Inches(most) => Ok(inches.min(most)),
        Ground::Closed => Err(Error::refused(
            "FNG Terrain Features And Scenery",
            format!("{name} cannot be crossed on foot: use a ford or swim"),
        )),
    }
}

/// What starting again in the same turn costs, in inches.
const STARTING_AGAIN: f64 = 2.0;

/// Inches left of a turn's movement to a vehicle that has moved so far, stopped, and starts again.
///
/// ```
/// assert_eq!(pointman_fng::squads::movement::left_after_stop(18.0, 10.0), 6.0);
/// ```
pub fn left_after_stop(speed: f64, moved: f64) -> f64 {
    (speed - moved - STARTING_AGAIN).max(0.0)
}

/// Inches a vehicle that has moved so far and stopped can go in reverse: a quarter of what is left
/// (combat-14).
pub fn reverse_after_stop(speed: f64, moved: f64) -> f64 {
    left_after_stop(speed, moved) / 4.0
}

/// A watercraft's turn of 180 degrees without stopping, which takes two turns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AboutTurn {
    /// Its radius in inches: 6 and twice the speed at its start.
    pub radius: f64,
    /// Where it is after the first turn, from its start: inches ahead and inches across.
    pub apex: (f64, f64),
    /// Where it is after the second: directly opposite its start, heading back (combat-11).
    pub end: (f64, f64),
}

/// The turn about of a watercraft that moves so many inches a turn; it goes on at that speed.
pub fn turn_about(speed: f64) -> AboutTurn {
    let radius = 6.0 + 2.0 * speed;
    AboutTurn { radius, apex: (radius, radius / 2.0), end: (0.0, radius) }
}

/// What ground does to a vehicle.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Drive {
    /// This part of its cross-country move is left.
    Part(f64),
    /// All of its cross-country move is left, as noted.
    Noted(&'static str),
    /// Its road move.
    Road,
    /// Each move needs Run Over.
    RunOver,
    /// Its move on water, for those that float.
    Water,
    /// No vehicle gets there, and why.
    Closed(&'static str),
    /// The rules print nothing.
    NotStated,
}

/// Terrain and what it does to vehicles, in the order of [`TERRAIN`].
const DRIVE: [Drive; 19] = [
    Drive::Part(1.0),
    Drive::Closed("it is too narrow"),
    Drive::Part(1.0),
    Drive::Part(0.75),
    Drive::Closed("it is too steep"),
    Drive::Closed("nothing crosses it"),
    Drive::Part(0.5),
    Drive::Part(0.5),
    Drive::RunOver,
    Drive::Part(0.5),
    Drive::Part(1.0),
    Drive::Closed("it is flooded"),
    Drive::NotStated,
    Drive::Road,
    Drive::Noted("only in streets 12 in wide or more"),
    Drive::Noted("it stops at the edge, crosses next turn, then leaves"),
    Drive::Water,
    Drive::Water,
    Drive::NotStated,
];

/// Inches a vehicle of this speed makes in a turn, all of it in this terrain, and what is to be noted. Fords
/// are crossed by the procedure for fording; streets must be 12 in wide.
///
/// # Errors
/// [`Error::Usage`] for unknown terrain, [`Error::Refused`] where it does not go.
pub fn by_vehicle(vehicle: &VehicleType, ground: &str) -> Result<(f64, Option<&'static str>), Error> {
    let VehicleType { speed, name, .. } = vehicle;
    let index = find_terrain(ground)?;
    let ground = TERRAIN[index].0;
    let refused = |why: &str| {
        Error::refused(
            "FNG Terrain Features And Scenery",
            format!("the {name} does not enter {ground}: {why}"),
        )
    };
    let of = |inches: Option<u8>, why: &str| inches.map(f64::from).ok_or_else(|| refused(why));
    match DRIVE[index] {
        Drive::Part(part) => Ok((of(speed.cross_country, "it only moves on water")? * part, None)),
        Drive::Noted(note) => Ok((of(speed.cross_country, "it only moves on water")?, Some(note))),
        Drive::Road => Ok((of(speed.road, "it does not use roads")?, None)),
        Drive::RunOver if vehicle.armor.front.max(vehicle.armor.side_rear) == 0 => {
            Err(refused("it has no armor, and only armor runs over things"))
        }
        Drive::RunOver => {
            Ok((of(speed.cross_country, "it only moves on water")?, Some("each move there needs Run Over")))
        }
        Drive::Water => Ok((of(speed.water, "it does not float; it crosses at a ford or bridge")?, None)),
        Drive::Closed(why) => Err(refused(why)),
        Drive::NotStated => Err(refused("the rules give no vehicle movement there; agree on one")),
    }
}

/// Whether a watercraft spins in place up to 180 degrees, even while it moves: the PBR alone.
pub fn spins_in_place(vehicle: &VehicleType) -> bool {
    vehicle.id == VehicleId::Pbr
}
