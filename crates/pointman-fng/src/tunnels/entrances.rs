//! Entrances: how many, where, which connect, and who spots them [Tunnel Entrances, Spotting Tunnel
//! Entrances].

use crate::checks::{CheckId, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::geometry::Point;
use crate::combat::trap_check;
use crate::mission::{Mission, Side, Works, side_of};
use crate::squads::man::Man;
use crate::told::Told;
use crate::traps::{edition, tell_throw_behind};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const RULE: &str = "Tunnel Entrances";

/// Inches within which an entrance can be spotted.
const SPOTTED_WITHIN: f64 = 6.0;

/// Inches of a corridor.
const CORRIDOR: f64 = 6.0;

/// How often a spot too near to another entrance is drawn again, before the table is taken to have no room.
const DRAWN_AGAIN: u8 = 50;

/// Farthest place of an entrance on the table, in inches.
pub(super) const FARTHEST: i16 = 1000;

/// An entrance to a tunnel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entrance {
    /// Its number, from 1.
    pub id: u16,
    /// Where it is, in words.
    pub place: String,
    /// Where it is on the table: inches from its left and upper edges.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The tunnel system: entrances of the same one connect.
    pub system: u16,
    /// The Free World knows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known: bool,
    /// It is destroyed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub destroyed: bool,
    /// It was found from below and counts to no number.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_below: bool,
}

/// A place on the table, in inches from its left and upper edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// To the right.
    #[schemars(range(min = -1000, max = 1000))]
    pub x: i16,
    /// Down.
    #[schemars(range(min = -1000, max = 1000))]
    pub y: i16,
}

impl Spot {
    /// Inches to another place.
    pub fn distance(self, other: Spot) -> f64 {
        f64::from(self.x - other.x).hypot(f64::from(self.y - other.y))
    }

    /// Refuses a place that no table reaches to.
    ///
    /// # Errors
    /// [`Error::Usage`] when it is too far from the edges.
    pub fn on_table(self) -> Result<(), Error> {
        if self.x.unsigned_abs() <= FARTHEST.unsigned_abs()
            && self.y.unsigned_abs() <= FARTHEST.unsigned_abs()
        {
            return Ok(());
        }
        Err(Error::Usage(format!(
            "{},{} is not on the table: give inches from its left and top edges",
            self.x, self.y
        )))
    }

    /// Whether entrances here and there are no farther apart than a corridor is long, so that they are one.
    pub fn is_one_corridor(self, other: Spot) -> bool {
        self.distance(other) <= CORRIDOR
    }
}

impl Entrance {
    /// Its place below ground; the corner of the table if nobody has said where it is.
    pub(super) fn point(&self) -> Point {
        self.at.map_or(Point { x: 0, y: 0 }, |at| Point { x: at.x * 2, y: at.y * 2 })
    }

    /// Adds an entrance found from below at `at` and gives its number.
    pub(super) fn found(entrances: &mut Vec<Entrance>, system: u16, at: Point) -> u16 {
        let id = next_id(entrances);
        let at = Some(Spot { x: at.x / 2, y: at.y / 2 });
        let place = "found from below".to_owned();
        entrances.push(Entrance { id, place, at, system, known: true, destroyed: false, from_below: true });
        id
    }
}

/// The entrances of a mission that was generated, all of one system.
pub(super) fn of_works(works: &Works) -> (Option<u8>, Vec<Entrance>) {
    if works.entrances == 0 {
        return (None, Vec::new());
    }
    // Alone it has an exit besides (sup-36).
    let number = works.entrances.max(works.entrances_at.len() as u8).max(2);
    let entrance = |(index, point): (usize, &crate::mission::TablePoint)| Entrance {
        id: index as u16 + 1,
        place: "in hiding".to_owned(),
        at: Some(Spot { x: point.x as i16, y: point.y as i16 }),
        system: 1,
        known: false,
        destroyed: false,
        from_below: false,
    };
    (Some(number), works.entrances_at.iter().enumerate().map(entrance).collect())
}

fn next_id(entrances: &[Entrance]) -> u16 {
    entrances.iter().map(|entrance| entrance.id).max().unwrap_or(0) + 1
}

/// What is placed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PlaceEntrance {
    /// Where, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Where on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The tunnel system; 1 if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<u16>,
    /// Scatter all that are not placed over a table of this width and depth in inches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scatter: Option<(u16, u16)>,
    /// The Free World knows it already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub known: bool,
    /// Those scattered lie more than a corridor apart while the table has room; those of version 0.1.0 lie
    /// anywhere.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
}

/// How many entrances VC or NVA of this Support may place (sup-36): at Support 1 one with its exit, at 2 1d6,
/// above 2d6.
///
/// # Errors
/// When the dice give no answer.
pub fn entrances(support: u8, dice: &mut dyn Dice, told: &mut Told) -> Result<u8, Error> {
    let faces = super::complex::throw(dice, support.saturating_sub(1).min(2), "tunnel entrances")?;
    let number = if faces.is_empty() { 2 } else { faces.iter().sum() };
    let words = if faces.is_empty() {
        "one tunnel entrance and its exit".to_owned()
    } else {
        format!("up to {number} tunnel entrances")
    };
    told.hidden(RULE, &super::complex::numbers(&faces), words);
    Ok(number)
}

/// Rolls how many there may be if nobody has, and writes one down or scatters them all.
pub(crate) fn place(
    mission: &mut Mission,
    choices: &PlaceEntrance,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    if !mission.setting.communist_ground {
        return Err(Error::refused(
            RULE,
            "tunnels need Communist-controlled ground: say so when you create the mission",
        ));
    }
    if mission.tunnels.number.is_none() {
        let communist =
            [&mission.own, &mission.enemy].into_iter().find(|party| side_of(party.force) == Side::Communist);
        let support = communist.map_or(mission.enemy.support, |party| party.support);
        mission.tunnels.number = Some(entrances(support, dice, told)?);
    } else if *choices == PlaceEntrance::default() {
        return Err(Error::refused(RULE, "the number is already rolled: say where an entrance is"));
    }
    let system = choices.system.unwrap_or(1);
    if system == 0 {
        return Err(Error::Usage("tunnel systems are numbered from 1".to_owned()));
    }
    if let Some((width, depth)) = choices.scatter {
        return scatter(mission, choices, (width, depth), dice, told);
    }
    let Some(place) = &choices.place else {
        return match (choices.at, choices.known) {
            (None, false) => Ok(()),
            _ => Err(Error::Usage("describe where the entrance is".to_owned())),
        };
    };
    choices.at.map_or(Ok(()), Spot::on_table)?;
    add(mission, place, choices.at, system, choices.known, told)
}

fn left(mission: &Mission) -> usize {
    let placed = mission.tunnels.entrances.iter().filter(|entrance| !entrance.from_below).count();
    usize::from(mission.tunnels.number.unwrap_or(0)).saturating_sub(placed)
}

fn add(
    mission: &mut Mission,
    place: &str,
    at: Option<Spot>,
    system: u16,
    known: bool,
    told: &mut Told,
) -> Result<(), Error> {
    if left(mission) == 0 {
        // How many there are is the Communist player's secret.
        return Err(Error::refused(RULE, "all entrances are placed"));
    }
    let entrances = &mut mission.tunnels.entrances;
    let id = next_id(entrances);
    entrances.push(Entrance {
        id,
        place: place.to_owned(),
        at,
        system,
        known,
        destroyed: false,
        from_below: false,
    });
    let spot = at.map_or(String::new(), |at| format!(" at {},{}", at.x, at.y));
    told.hidden(RULE, &[], format!("entrance {id} of system {system}: {place}{spot}"));
    Ok(())
}

/// Puts all that are left on spots of the table nobody chose.
fn scatter(
    mission: &mut Mission,
    choices: &PlaceEntrance,
    (width, depth): (u16, u16),
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let system = choices.system.unwrap_or(1);
    if width == 0 || depth == 0 || width > FARTHEST as u16 || depth > FARTHEST as u16 {
        return Err(Error::Usage(format!("{width} by {depth} in is not a table size")));
    }
    for _ in 0..left(mission) {
        let mut again = if choices.apart { DRAWN_AGAIN } else { 0 };
        let spot = loop {
            let x = dice.pick(usize::from(width) + 1, format_args!("inches from the left edge"))?;
            let y = dice.pick(usize::from(depth) + 1, format_args!("inches from the upper edge"))?;
            let spot = Spot { x: x as i16, y: y as i16 };
            let near = |other: &Entrance| other.at.is_some_and(|at| at.is_one_corridor(spot));
            let is_free = again == 0 || !mission.tunnels.entrances.iter().any(near);
            let words = if is_free { "a spot for an entrance" } else { "too near to another entrance" };
            told.hidden(RULE, &[x as u32 + 1, y as u32 + 1], words);
            if is_free {
                break spot;
            }
            again -= 1;
        };
        add(mission, "in hiding", Some(spot), system, false, told)?;
    }
    Ok(())
}

/// Who looks for entrances.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpottingEntrance {
    /// Who.
    pub by: Man,
    /// Where they stand: every entrance within 6 in is looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The entrance they are near to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrance: Option<u16>,
    /// They have seen somebody come out of it: it is known at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seen: bool,
    /// One die for the look, thrown whether or not anything hides there, so that being asked for dice tells
    /// nothing. Without it each hidden entrance has a die of its own, as steps of version 0.1.0 did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_look: bool,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

/// 1d6 at or under their Rep -1 finds what hides within 6 in.
pub(crate) fn spot(
    mission: &mut Mission,
    choices: &SpottingEntrance,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    const RULE: &str = "Spotting Tunnel Entrances";
    let near: Vec<u16> = match (choices.entrance, choices.at) {
        (Some(id), None) => vec![mission.tunnels.entrance(id)?.id],
        (None, Some(from)) => {
            let within =
                |entrance: &&Entrance| entrance.at.is_some_and(|at| at.distance(from) <= SPOTTED_WITHIN);
            mission.tunnels.entrances.iter().filter(within).map(|entrance| entrance.id).collect()
        }
        _ => {
            let what = "either an entrance within 6 in of the searcher, or the searcher's position";
            let place = OpenQuestion::of("entrance", what, RULE);
            return Err(Error::needs("", place, option("position").called("at").with("X,Y")));
        }
    };
    let mut found = false;
    let look = choices.one_look && !choices.seen;
    if look {
        let edition = edition(mission, choices.edition)?;
        let throw = trap_check(edition, CheckId::SpotTunnel, &choices.by.figure(edition)?, &[], dice)?;
        tell_throw_behind(told, &throw);
        if throw.decided() != Some(ResultId::Spotted) {
            told.note(RULE, format!("{} sees no entrance", choices.by.name));
            return Ok(());
        }
    }
    for id in near {
        let entrance = mission.tunnels.entrance(id)?;
        if entrance.known || entrance.destroyed {
            continue;
        }
        if !choices.seen && !look {
            let edition = edition(mission, choices.edition)?;
            let throw = trap_check(edition, CheckId::SpotTunnel, &choices.by.figure(edition)?, &[], dice)?;
            if throw.decided() != Some(ResultId::Spotted) {
                let faces: Vec<u32> = throw.dice.iter().map(|&face| u32::from(face)).collect();
                told.hidden("spot-tunnel", &faces, format!("{} does not see entrance {id}", throw.who));
                continue;
            }
            tell_throw_behind(told, &throw);
        }
        let entrance = mission.tunnels.entrance_mut(id)?;
        entrance.known = true;
        found = true;
        let at = entrance.at.map_or(String::new(), |at| format!(" at {}, {}", at.x, at.y));
        told.note(RULE, format!("{} has found entrance {id}{at}: {}", choices.by.name, entrance.place));
    }
    if !found {
        let by = &choices.by.name;
        let none = match look {
            true => format!("{by} sees no entrance: none hides within 6 in"),
            false => format!("{by} sees no entrance"),
        };
        told.note(RULE, none);
    }
    Ok(())
}
