//! What destroys tunnels and drives men out of them: bombs, charges, smoke, an armory that blows up
//! [Destroying Tunnels].

use crate::checks::{CheckId, Flag, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::complex::{Complex, numbers, throw};
use super::geometry::Heading;
use super::section::{Leads, Opening, Section};
use super::tables::SectionKind;
use super::{Inside, Rat, RatState};
use crate::combat::{Figure, TrapBlast, trap_table};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::told::Told;
use crate::traps::{edition, tell_fates, tell_throw};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const RULE: &str = "Destroying Tunnels";

/// Inches beyond the blast circle that a charge makes a tunnel fall in.
const CHARGE_BEYOND: f64 = 2.0;
/// Inches within which smoke marks the entrances that connect.
const SMOKE_MARKS: f64 = 24.0;
/// Impact of an armory.
const ARMORY_IMPACT: u8 = 6;

/// A length of tunnel that has fallen in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Collapse {
    /// The entrance it is measured from.
    pub from: u16,
    /// The other end of the tunnel; every tunnel that begins there if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
    /// Inches from there at which it begins.
    pub start: f64,
    /// Inches from there at which it ends.
    pub end: f64,
}

impl Collapse {
    /// Where these troops are, in inches from the end it is measured from; none when they are in another
    /// tunnel.
    fn measured(&self, inside: &Inside) -> Option<f64> {
        let other = self.to;
        if inside.from == self.from && other.is_none_or(|to| to == inside.to) {
            Some(inside.inside)
        } else if inside.to == self.from && other.is_none_or(|to| to == inside.from) {
            Some(inside.length - inside.inside)
        } else {
            None
        }
    }

    fn buries(&self, inside: &Inside) -> bool {
        self.measured(inside).is_some_and(|at| (self.start..=self.end).contains(&at))
    }

    /// How far in troops can go before they meet it; none when it is not ahead of them.
    pub(super) fn ahead_of(&self, inside: &Inside) -> Option<f64> {
        self.measured(inside)?;
        let begins = if inside.from == self.from { self.start } else { inside.length - self.end };
        (begins >= inside.inside).then_some(begins.max(0.0))
    }
}

/// A tunnel system full of smoke.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TunnelSmoke {
    /// The tunnel system.
    pub system: u16,
    /// The entrance it was thrown into.
    pub entrance: u16,
}

/// A bomb above a tunnel, or a charge at an entrance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Destruction {
    /// The weight of the bomb in pounds: 500 or 750.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bomb: Option<u16>,
    /// The blast circle of a charge in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<u8>,
    /// The entrance the charge is at, or from which the place under the bomb is measured.
    pub entrance: u16,
    /// The other end of the tunnel under the bomb.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toward: Option<u16>,
    /// Inches from the entrance to the middle of the circle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inches: Option<f64>,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// Who does it, in their Activation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Man>,
    /// Whether the charge is one that they readied in an Activation before; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub readied: bool,
}

pub(crate) fn blast(
    mission: &mut Mission,
    choices: &Destruction,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let entrance = mission.tunnels.entrance(choices.entrance)?.clone();
    if let Some(by) = &choices.by {
        if choices.bomb.is_some() {
            return Err(Error::Usage(format!(
                "{} drops no bomb: somebody is named for a charge only",
                by.name
            )));
        }
        // Readied in one Activation, it explodes at the end of the next of the same man
        // [Satchel & Demolition Charges].
        if choices.readied {
            mission.places_charge(&by.name)?;
        }
        // To place a charge is work for the hands, as it is to set up a mine [Command Detonated Mines].
        mission.acts(&by.name, Deed::Work)?;
    }
    let collapse = match (choices.bomb, choices.charge) {
        (Some(bomb), None) => {
            let flag = match bomb {
                500 => Flag::Lb500,
                750 => Flag::Lb750,
                _ => return Err(Error::refused(RULE, "only 500 and 750 lb bombs collapse tunnels")),
            };
            let (Some(to), Some(at)) = (choices.toward, choices.inches) else {
                let toward = OpenQuestion::of("toward", "the entrance at the other end", RULE);
                let inches =
                    OpenQuestion::of("inches", "the inches from the first entrance to where it fell", RULE);
                let toward = choices.toward.is_none().then_some((toward, option("toward")));
                let inches = choices.inches.is_none().then_some((inches, option("inches")));
                return Err(Error::needs_all(toward.into_iter().chain(inches)));
            };
            if mission.tunnels.entrance(to)?.system != entrance.system || to == entrance.id {
                return Err(Error::refused(
                    RULE,
                    format!("entrances {} and {to} do not connect", entrance.id),
                ));
            }
            if !(0.0..=10_000.0).contains(&at) {
                return Err(Error::Usage("the inches are out of range".to_owned()));
            }
            let (throw, length) = trap_table(
                edition(mission, choices.edition)?,
                CheckId::TunnelCollapse,
                "tunnel",
                &[flag],
                dice,
            )?;
            tell_throw(told, &throw);
            let Some(length) = length else { return Ok(()) };
            told.note(RULE, format!("{length} in of tunnel collapse"));
            let half = f64::from(length) / 2.0;
            Collapse { from: entrance.id, to: Some(to), start: (at - half).max(0.0), end: at + half }
        }
        (None, Some(circle)) => {
            if entrance.destroyed {
                return Err(Error::refused(RULE, format!("entrance {} is already destroyed", entrance.id)));
            }
            let end = f64::from(circle) + CHARGE_BEYOND;
            let destroyed = mission.tunnels.entrance_mut(entrance.id)?;
            (destroyed.destroyed, destroyed.known) = (true, true);
            told.note(RULE, format!("entrance {} is destroyed and {end} in of tunnel collapse", entrance.id));
            bury_shafts(mission, entrance.id, told);
            Collapse { from: entrance.id, to: None, start: 0.0, end }
        }
        _ => {
            let what = OpenQuestion::of("bomb", "what goes off", RULE).legal(["500", "750"]);
            let ways = [("a bomb", option("bomb").with("500|750")), ("a charge", option("charge"))];
            return Err(Error::needs_one_of(what, ways));
        }
    };
    let (buried, left) =
        std::mem::take(&mut mission.tunnels.inside).into_iter().partition(|inside| collapse.buries(inside));
    mission.tunnels.inside = left;
    let buried: Vec<Inside> = buried;
    for inside in buried {
        told.note(RULE, format!("{} ({}) is buried: out of the fight", inside.who, inside.count));
    }
    mission.tunnels.collapses.push(collapse);
    Ok(())
}

/// The shafts of a destroyed entrance collapse on anyone in them.
fn bury_shafts(mission: &mut Mission, entrance: u16, told: &mut Told) {
    let tunnels = &mut mission.tunnels;
    for complex in &mut tunnels.complexes {
        let shafts: Vec<u16> = complex
            .sections
            .iter()
            .filter(|section| section.kind == SectionKind::Shaft && section.ladder == Some(entrance))
            .map(|section| section.id)
            .collect();
        let system = complex.system;
        for id in shafts {
            fall_in(complex, id, told);
            for rat in tunnels.rats.iter_mut().filter(|rat| rat.system == system && rat.section == id) {
                rat.bury(told);
            }
        }
    }
}

/// A section falls in; nobody comes through any more.
fn fall_in(complex: &mut Complex, id: u16, told: &mut Told) {
    for section in complex.sections.iter_mut().filter(|section| section.id == id) {
        section.collapsed = true;
        section.enemies.iter_mut().for_each(|enemy| enemy.down = true);
        for opening in section.openings.iter_mut().filter(|opening| opening.leads == Leads::Unexplored) {
            opening.leads = Leads::Collapsed;
        }
        told.note(RULE, format!("section {id} collapses"));
    }
}

/// A smoke grenade in an entrance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Smoking {
    /// The entrance.
    pub entrance: u16,
    /// Who does it, in their Activation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Man>,
}

pub(crate) fn smoke(mission: &mut Mission, choices: &Smoking, told: &mut Told) -> Result<(), Error> {
    let from = mission.tunnels.entrance(choices.entrance)?.clone();
    if from.destroyed {
        return Err(Error::refused(RULE, format!("entrance {} is destroyed", from.id)));
    }
    if let Some(by) = &choices.by {
        mission.drops_smoke(&by.name)?;
    }
    let tunnels = &mut mission.tunnels;
    tunnels.entrance_mut(from.id)?.known = true;
    told.note(RULE, format!("smoke fills the tunnels from entrance {}: {}", from.id, from.place));
    for other in tunnels
        .entrances
        .iter_mut()
        .filter(|other| other.system == from.system && other.id != from.id && !other.destroyed)
    {
        let near = from.at.zip(other.at).is_none_or(|(a, b)| a.distance(b) <= SMOKE_MARKS);
        if near {
            other.known = true;
            told.note(RULE, format!("smoke rises from entrance {}: {}", other.id, other.place));
        }
    }
    let smoke = TunnelSmoke { system: from.system, entrance: from.id };
    if !tunnels.smoke.contains(&smoke) {
        tunnels.smoke.push(smoke);
    }
    Ok(())
}

/// A turn in the smoke: every enemy there is put out of the fight on 1-3; then the smoke may clear.
pub(super) fn smoke_turn(mission: &mut Mission, dice: &mut dyn Dice, told: &mut Told) -> Result<(), Error> {
    let edition = edition(mission, None)?;
    let tunnels = &mut mission.tunnels;
    let mut systems: Vec<u16> = tunnels.smoke.iter().map(|smoke| smoke.system).collect();
    systems.sort_unstable();
    systems.dedup();
    for system in systems {
        let of_system = |id: u16, tunnels: &super::Tunnels| {
            tunnels.entrance(id).is_ok_and(|entrance| entrance.system == system)
        };
        let mut inside = std::mem::take(&mut tunnels.inside);
        for troops in inside.iter_mut().filter(|troops| of_system(troops.from, tunnels)) {
            let mut left = troops.count;
            for _ in 0..troops.count {
                let (throw, _) = trap_table(edition, CheckId::TunnelSmoke, &troops.who, &[], dice)?;
                told.hidden(
                    throw.check.id(),
                    &numbers(&throw.dice),
                    format!("{}: {}", throw.who, throw.result.id().replace('-', " ")),
                );
                left -= u8::from(throw.decided() == Some(ResultId::OutOfTheFight));
            }
            troops.count = left;
        }
        inside.retain(|troops| troops.count > 0);
        tunnels.inside = inside;
        for complex in tunnels.complexes.iter_mut().filter(|complex| complex.system == system) {
            for section in &mut complex.sections {
                for enemy in section.enemies.iter_mut().filter(|enemy| enemy.holds()) {
                    let (throw, _) = trap_table(edition, CheckId::TunnelSmoke, "enemy", &[], dice)?;
                    told.hidden(
                        throw.check.id(),
                        &numbers(&throw.dice),
                        format!(
                            "an enemy of section {}: {}",
                            section.id,
                            throw.result.id().replace('-', " ")
                        ),
                    );
                    enemy.down = throw.decided() == Some(ResultId::OutOfTheFight);
                }
            }
        }
    }
    let mut stays = Vec::new();
    for smoke in std::mem::take(&mut tunnels.smoke) {
        let (throw, _) =
            trap_table(edition, CheckId::Smoke, &format!("smoke in entrance {}", smoke.entrance), &[], dice)?;
        tell_throw(told, &throw);
        if throw.decided() == Some(ResultId::Stays) {
            stays.push(smoke);
        }
    }
    tunnels.smoke = stays;
    Ok(())
}

/// A shot in or into an armory.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TunnelShot {
    /// The tunnel system; the first that was entered if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<u16>,
    /// The section.
    pub section: u16,
    /// Everybody in the 8 in circle, should it blow up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Man>,
    /// Men in a section beside the armory, or in one that falls in only in part, who stand clear of the
    /// circle and of what falls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clear: Vec<String>,
    /// The blast hits the men in the armory and beside it, and no more falls in than the inches rolled.
    /// Without it only those near are hit and whole sections fall in, as in steps of version 0.1.0.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub measured: bool,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

pub(crate) fn shot(
    mission: &mut Mission,
    choices: &TunnelShot,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    const RULE: &str = "Tunnel Layout";
    let edition = edition(mission, choices.edition)?;
    let tunnels = &mut mission.tunnels;
    let system = choices.system.or(tunnels.complexes.first().map(|complex| complex.system));
    let complex = tunnels.complexes.iter_mut().find(|complex| Some(complex.system) == system);
    let complex = complex.ok_or_else(|| Error::Usage("nobody has entered that tunnel system".to_owned()))?;
    let section = complex.section(choices.section)?;
    if section.kind != SectionKind::Armory {
        return Err(Error::refused(
            RULE,
            format!("section {} is not an armory, so a shot there sets off nothing", section.id),
        ));
    }
    if section.collapsed {
        return Err(Error::refused(RULE, format!("section {} has already blown up", section.id)));
    }
    let face = dice.d6(format_args!("a shot in the armory: it blows up on 1"))?;
    let blows_up = face == 1;
    told.rolled(
        RULE,
        &[u32::from(face)],
        if blows_up { "the armory blows up" } else { "the armory does not blow up" },
    );
    if !blows_up {
        return Ok(());
    }
    let blast = TrapBlast {
        edition,
        name: "armory",
        impact: ARMORY_IMPACT,
        rep: None,
        bursts: true,
        tunnel: false,
        unlucky: false,
    };
    let is_clear = |rat: &Rat| choices.clear.iter().any(|clear| rat.is_called(clear));
    for name in &choices.clear {
        if !tunnels.rats.iter().any(|rat| rat.is_called(name)) {
            return Err(Error::Usage(format!(
                "{}: nobody of that name is in a complex",
                option("clear").with(name)
            )));
        }
    }
    told.note(RULE, "Impact 6, 8 in circle: everyone in it is hit");
    let beside = complex.beside(choices.section);
    let in_reach = |rat: &&Rat| {
        rat.system == complex.system
            && rat.state != RatState::Dead
            && (rat.section == choices.section || (beside.contains(&rat.section) && !is_clear(rat)))
            && choices.near.iter().all(|man| !rat.is_called(&man.name))
    };
    let caught = tunnels.rats.iter().filter(|_| choices.measured).filter(in_reach).map(|rat| &rat.man);
    let figures: Vec<Figure> =
        choices.near.iter().chain(caught).map(|man| man.figure(edition)).collect::<Result<_, _>>()?;
    let record = blast.run(&figures, dice)?;
    record.throws.iter().for_each(|throw| tell_throw(told, throw));
    tell_fates(told, RULE, &record.figures);
    let faces = throw(dice, 2, "inches of tunnel that collapse beyond the armory")?;
    let inches = faces.iter().sum::<u8>();
    told.rolled(RULE, &numbers(&faces), format!("{inches} in of tunnel beyond collapse"));
    let mut falls = vec![(choices.section, i32::from(inches))];
    let (mut whole, mut in_part): (Vec<u16>, Vec<u16>) = (Vec::new(), Vec::new());
    while let Some((id, inches)) = falls.pop() {
        let section = complex.section(id)?.clone();
        let is_armory = id == choices.section;
        let stands = choices.measured && !is_armory && inches < length(&section);
        if stands {
            in_part.push(id);
            fall_in_part(complex, id, inches, told)?;
        } else {
            whole.push(id);
            fall_in(complex, id, told);
        }
        for opening in &section.openings {
            // What falls is measured from the armory: beyond it the armory's own ground does not count.
            let before = match choices.measured {
                _ if is_armory => 0,
                true => distance(&section, opening),
                false => length(&section),
            };
            if let Leads::Section(next) = opening.leads
                && inches - before > 0
            {
                falls.push((next, inches - before));
            }
        }
    }
    record.figures.iter().for_each(|fate| tunnels.suffer(&fate.name, fate.state));
    for rat in tunnels.rats.iter_mut().filter(|rat| Some(rat.system) == system && rat.state == RatState::Up) {
        if whole.contains(&rat.section) || (in_part.contains(&rat.section) && !is_clear(rat)) {
            rat.bury(told);
        }
    }
    record.figures.iter().for_each(|fate| mission.strike(&fate.name, fate.state, None));
    Ok(())
}

/// So many inches of a section fall in from where it begins; what lies beyond them stands, and its openings
/// there stay open.
fn fall_in_part(complex: &mut Complex, id: u16, inches: i32, told: &mut Told) -> Result<(), Error> {
    let section = complex.section_mut(id)?;
    section.fallen = u8::try_from(inches).unwrap_or(u8::MAX);
    let distances: Vec<i32> = section.openings.iter().map(|opening| distance(section, opening)).collect();
    for (opening, at) in section.openings.iter_mut().zip(distances) {
        if at <= inches {
            opening.leads = Leads::Collapsed;
        }
    }
    // Where an enemy stands in it nobody knows: in its middle.
    if inches * 2 >= length(section) {
        section.enemies.iter_mut().for_each(|enemy| enemy.down = true);
    }
    told.note(RULE, format!("{inches} of the {} in of section {id} collapse", length(section)));
    Ok(())
}

/// Inches from where a section begins to one of its openings, straight on.
fn distance(section: &Section, opening: &Opening) -> i32 {
    let (dx, dy) = section.heading.step();
    let half = i32::from(opening.at.x - section.at.x) * i32::from(dx)
        + i32::from(opening.at.y - section.at.y) * i32::from(dy);
    half / 2
}

/// Inches through a section, straight on.
fn length(section: &Section) -> i32 {
    let room = section.rooms[0];
    let half = match section.heading {
        Heading::North | Heading::South => room.y1 - room.y0,
        Heading::East | Heading::West => room.x1 - room.x0,
    };
    i32::from(half) / 2
}
