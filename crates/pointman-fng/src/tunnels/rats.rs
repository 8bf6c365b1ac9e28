//! Men who go into a complex: their light, moving from section to section, searching, coming out
//! [Detailed Method, Getting Around Underground].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::complex::{Complex, chance, numbers, throw};
use super::geometry::{Heading, Way, wall};
use super::light::LightSource;
use super::section::{Arm, Find, Fit, Leads, OpeningRef, PeopleKind};
use super::tables::{SectionKind, Size};
use super::{Tunnels, complex};
use crate::checks::Edition;
use crate::combat::State;
use crate::evening::Mended;
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::squads::squad::bare_name;
use crate::support::step::Stricken;
use crate::told::Told;
use crate::traps::{Springing, Sprung, TrapState, edition, spring};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = "Getting Around Underground";

/// What may wait at a hidden door that has been found, or not.
const AT_THE_DOOR: [&str; 2] = ["booby trap at the hidden door", "no booby trap at the hidden door"];

/// How a man below is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RatState {
    #[default]
    Up,
    OutOfTheFight,
    Dead,
}

/// A man in a complex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rat {
    /// Who.
    pub man: Man,
    /// What they see by.
    #[serde(default)]
    pub light: LightSource,
    /// The tunnel system.
    pub system: u16,
    /// The section they are in.
    pub section: u16,
    /// The trap they have found and stand before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u16>,
    /// How they are.
    #[serde(default)]
    pub state: RatState,
    /// What they bring back if they come out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carries: Vec<Find>,
    /// Weapons they took.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<Arm>,
}

impl Rat {
    /// Whether this is their name; the rank may be left out.
    pub(super) fn is_called(&self, name: &str) -> bool {
        let own = &self.man.name;
        [own, bare_name(own)].iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// They are caught where a tunnel falls in.
    pub(super) fn bury(&mut self, told: &mut Told) {
        if self.state != RatState::Dead {
            self.state = RatState::OutOfTheFight;
        }
        told.note("Destroying Tunnels", format!("{} is buried: out of the fight", self.man.name));
    }
}

impl Tunnels {
    /// The figure of this name, if it is in a complex.
    pub(crate) fn rat(&self, name: &str) -> Option<&Rat> {
        self.rats.iter().find(|rat| rat.man.name == name)
    }

    /// Refuses fire from above ground at men who are deeper in a tunnel than its entrance.
    pub(crate) fn shelter(&self, by: &str, targets: &[&str]) -> Result<(), Error> {
        if self.rat(by).is_some() {
            return Ok(());
        }
        for rat in targets.iter().filter_map(|name| self.rat(name)) {
            let section = self.complex(rat.system).and_then(|complex| complex.section(rat.section).ok());
            if section.is_some_and(|section| !section.reaches_any_entrance()) {
                let (who, section) = (&rat.man.name, rat.section);
                return Err(Error::refused(
                    "FNG Tunnel Protection",
                    format!(
                        "{who} is in section {section} of a tunnel, out of reach from above; if {by} is in \
                         the tunnel too, use {}",
                        way!("--tunnel", "tunnels fire")
                    ),
                ));
            }
        }
        Ok(())
    }

    /// What became of a figure, if it is in a complex.
    pub(crate) fn suffer(&mut self, name: &str, state: State) {
        if let Some(rat) =
            self.rats.iter_mut().find(|rat| rat.man.name == name && rat.state != RatState::Dead)
        {
            rat.state = match state {
                State::OutOfTheFight => RatState::OutOfTheFight,
                State::ObviouslyDead => RatState::Dead,
                _ => rat.state,
            };
        }
    }
}

/// What a man has brought back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BroughtBack {
    /// Who.
    pub by: String,
    /// What.
    pub find: Find,
}

/// A man goes in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The entrance.
    pub entrance: u16,
    /// Who.
    pub by: Man,
    /// What they see by.
    #[serde(default)]
    pub light: LightSource,
    /// The direction of the first section; toward the next entrance if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<Heading>,
    /// It is their Activation; steps of earlier versions used none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// A man advances.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdvanceBelow {
    /// Who.
    pub who: String,
    /// The opening they make for, to go through it or to look beyond.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<OpeningRef>,
    /// The section they make for, if it is laid: onward, back, or to a comrade.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<u16>,
    /// At more than half speed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fast: bool,
    /// What they see by from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub light: Option<LightSource>,
    /// Others so near that a blast would touch them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Man>,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// It is their Activation; steps of earlier versions used none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// A figure searches where it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Who.
    pub who: String,
    /// The wall of a supply room, as they saw it coming in; the room itself if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<Way>,
    /// It is their Activation; steps of earlier versions used none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// Enemies of a section are out of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settle {
    /// The tunnel system; the first that was entered if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<u16>,
    /// The section.
    pub section: u16,
    /// How many of them; all if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
}

/// A man comes out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveTunnel {
    /// Who.
    pub who: String,
    /// By which entrance; the nearest if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrance: Option<u16>,
    /// Men of the same section they bring along who are out of the fight or dead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// At more than half speed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fast: bool,
    /// Others so near that a blast would touch them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Man>,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// It is their Activation; steps of earlier versions used none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

/// How a man moves.
struct Moving<'a> {
    near: &'a [Man],
    fast: bool,
    edition: Edition,
}

fn index_of(tunnels: &Tunnels, who: &str) -> Result<usize, Error> {
    let index = tunnels.rats.iter().position(|rat| rat.is_called(who));
    index.ok_or_else(|| {
        let below: Vec<&str> = tunnels.rats.iter().map(|rat| rat.man.name.as_str()).collect();
        let there = match below[..] {
            [] => "nobody is".to_owned(),
            _ => format!("in one: {}", below.join(", ")),
        };
        let goes_in = way!("fng tunnel-enter EVENING -i", "tunnels enter");
        Error::Usage(format!("{who} is not in a complex ({there}): {goes_in} sends them in"))
    })
}

fn able(tunnels: &Tunnels, index: usize) -> Result<(), Error> {
    let Rat { man, state, .. } = &tunnels.rats[index];
    match state {
        RatState::Up => Ok(()),
        RatState::OutOfTheFight => Err(Error::refused(RULE, format!("{} is out of the fight", man.name))),
        RatState::Dead => Err(Error::refused(RULE, format!("{} is dead", man.name))),
    }
}

/// Whoever is below acts as their side does, once a turn [Turn Sequence].
fn acts(mission: &mut Mission, index: usize, deed: Deed, acts: bool) -> Result<(), Error> {
    let name = mission.tunnels.rats[index].man.name.clone();
    if acts { mission.acts(&name, deed) } else { Ok(()) }
}

fn complex_of(tunnels: &Tunnels, index: usize) -> Result<&Complex, Error> {
    let system = tunnels.rats[index].system;
    tunnels
        .complex(system)
        .ok_or_else(|| Error::Bug(format!("a man is in system {system}, which has no complex")))
}

/// They may not go on past enemies where they are.
fn unopposed(complex: &Complex, section: u16) -> Result<(), Error> {
    match complex.section(section)?.holders().count() {
        0 => Ok(()),
        _ => {
            let settle = way!("fng tunnel-settle EVENING -i", "tunnels settle");
            Err(Error::refused(
                "Fighting In The Tunnels",
                format!(
                    "the enemy holds section {section}: fight first, then remove the enemy with {settle}"
                ),
            ))
        }
    }
}

pub(crate) fn enter(
    mission: &mut Mission,
    choices: &Enter,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    const RULE: &str = "Tunnel Layout";
    let tunnels = &mut mission.tunnels;
    let entrance = tunnels.entrance(choices.entrance)?.clone();
    let name = &choices.by.name;
    if entrance.destroyed {
        return Err(Error::refused(RULE, format!("entrance {} is destroyed", entrance.id)));
    }
    if tunnels.rat(name).is_some() {
        return Err(Error::refused(RULE, format!("{name} is already below")));
    }
    if choices.acts {
        mission.acts(name, Deed::Move)?;
    }
    mission.company.goes_below(name);
    let tunnels = &mut mission.tunnels;
    tunnels.entrance_mut(entrance.id)?.known = true;
    told.note(RULE, format!("{name} goes in by entrance {}: {}", entrance.id, entrance.place));
    let system = entrance.system;
    if tunnels.complex(system).is_none() {
        let face = dice.d6(format_args!("size of the complex"))?;
        let size = Size::of_roll(face);
        told.rolled(RULE, &[u32::from(face)], format!("a {size} complex"));
        tunnels.complexes.push(Complex { system, size, sections: Vec::new(), encounter: None });
    }
    let of_system: Vec<_> =
        tunnels.entrances.iter().filter(|other| other.system == system).cloned().collect();
    let Some(complex) = tunnels.complexes.iter_mut().find(|complex| complex.system == system) else {
        return Err(Error::Bug("a complex was not kept".to_owned()));
    };
    let there = complex.sections.iter().find(|section| section.reaches(entrance.id) && !section.collapsed);
    let (section, dug) = match there {
        Some(section) => (section.id, false),
        None => (complex.dig(&entrance, choices.heading, &of_system), true),
    };
    tunnels.rats.push(Rat {
        man: choices.by.clone(),
        light: choices.light,
        system,
        section,
        before: None,
        state: RatState::Up,
        carries: Vec::new(),
        weapons: Vec::new(),
    });
    tell_light(choices.light, name, told);
    if dug {
        look(mission, OpeningRef { section, opening: 1 }, system, choices.light, dice, told)
    } else {
        Ok(())
    }
}

fn tell_light(light: LightSource, name: &str, told: &mut Told) {
    let given = if light.gives_away() { "; enemies who fire at this light have 1 more Rep" } else { "" };
    told.note(RULE, format!("{name} sees {} in{given}", light.line_of_sight()));
}

/// What is seen beyond an opening is laid: a section, or two by flashlight.
fn look(
    mission: &mut Mission,
    behind: OpeningRef,
    system: u16,
    light: LightSource,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let Mission { tunnels: Tunnels { complexes, entrances, .. }, traps, play, .. } = mission;
    let complex = complexes.iter_mut().find(|complex| complex.system == system);
    let complex = complex.ok_or_else(|| Error::Bug("a complex was not kept".to_owned()))?;
    let mut behind = behind;
    for _ in 0..light.sections_ahead() {
        let id = complex.lay(behind, entrances, traps, &play.options, dice, told)?;
        let section = complex.section(id)?;
        // Light goes straight on: not round a bend, nor through the next trap door or down steps.
        let straight = section.fit == Fit::Straight && section.kind != SectionKind::TrapDoor;
        let on = section
            .openings
            .iter()
            .position(|opening| opening.way == Way::Ahead && opening.leads == Leads::Unexplored);
        match on {
            Some(index) if straight => behind = OpeningRef { section: id, opening: index as u8 + 1 },
            _ => break,
        }
    }
    Ok(())
}

pub(crate) fn advance(
    mission: &mut Mission,
    choices: &AdvanceBelow,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let tunnels = &mut mission.tunnels;
    let index = index_of(tunnels, &choices.who)?;
    able(tunnels, index)?;
    acts(mission, index, Deed::Move, choices.acts)?;
    let tunnels = &mut mission.tunnels;
    if let Some(light) = choices.light {
        tunnels.rats[index].light = light;
        let name = tunnels.rats[index].man.name.clone();
        tell_light(light, &name, told);
    }
    let (system, section, light) =
        (tunnels.rats[index].system, tunnels.rats[index].section, tunnels.rats[index].light);
    let complex = complex_of(tunnels, index)?;
    unopposed(complex, section)?;
    let goal = match (choices.to, choices.section) {
        (None, None) => only_way(complex, section)?,
        (Some(to), None) => Goal::Opening(to),
        (None, Some(to)) => Goal::Section(to),
        (Some(_), Some(_)) => {
            return Err(Error::Usage("give either the opening or the section, not both".to_owned()));
        }
    };
    let (path, beyond) = route(complex, section, goal)?;
    let moving =
        Moving { near: &choices.near, fast: choices.fast, edition: edition(mission, choices.edition)? };
    if !walk(mission, index, &path, &moving, dice, told)? {
        return Ok(());
    }
    let Rat { man, section, .. } = &mission.tunnels.rats[index];
    told.note(RULE, format!("{} is in section {section}", man.name));
    match beyond {
        Some(beyond) => look(mission, beyond, system, light, dice, told),
        None => Ok(()),
    }
}

/// What a man below makes for.
#[derive(Clone, Copy)]
enum Goal {
    Opening(OpeningRef),
    Section(u16),
}

/// The sections they go through, the first being where they are, and the opening beyond which they then see
/// ground that nobody has seen.
fn route(complex: &Complex, section: u16, goal: Goal) -> Result<(Vec<u16>, Option<OpeningRef>), Error> {
    let to = match goal {
        Goal::Section(to) => to,
        Goal::Opening(to) => match complex.opening(to)?.leads {
            Leads::Unexplored => to.section,
            Leads::Section(next) => next,
            Leads::Entrance(entrance) => {
                let leave = way!("fng tunnel-leave EVENING -i", "tunnels leave");
                return Err(Error::refused(
                    RULE,
                    format!("opening {to} leads to entrance {entrance}: use {leave}"),
                ));
            }
            Leads::Collapsed => return Err(Error::refused(RULE, format!("opening {to} has collapsed"))),
        },
    };
    if complex.section(to)?.collapsed {
        return Err(Error::refused(RULE, format!("section {to} has collapsed, so nobody can enter it")));
    }
    let Some(path) = complex.path(section, to) else {
        return Err(Error::refused(RULE, format!("there is no way from section {section} to section {to}")));
    };
    if let Goal::Opening(opening) = goal
        && complex.opening(opening)?.leads == Leads::Unexplored
    {
        return Ok((path, Some(opening)));
    }
    if to == section {
        return Err(Error::refused(
            RULE,
            format!("the figure is already in section {to}: {}", complex.ways_from(section)),
        ));
    }
    // Coming in by the way it was laid from, they have at least 6 in before them in sight; coming from
    // elsewhere they look back on ground that is laid.
    let comes_from = path[path.len() - 2];
    let into = complex.section(to)?;
    let ahead = into
        .unexplored()
        .find(|&opening| complex.opening(opening).is_ok_and(|opening| opening.way == Way::Ahead));
    Ok((path, ahead.filter(|_| into.from.is_some_and(|from| from.section == comes_from))))
}

/// What is meant when nothing is said: the only opening nobody has gone through where they are, else the only
/// section beyond, else the only such opening of the complex.
fn only_way(complex: &Complex, section: u16) -> Result<Goal, Error> {
    let here: Vec<OpeningRef> = complex.section(section)?.unexplored().collect();
    let beyond: Vec<u16> = complex.beyond(section).collect();
    let all: Vec<OpeningRef> =
        complex.unexplored().filter(|opening| complex.path(section, opening.section).is_some()).collect();
    match (&here[..], &all[..], &beyond[..]) {
        ([only], ..) | ([], [only], _) => Ok(Goal::Opening(*only)),
        ([], [], [only]) => Ok(Goal::Section(*only)),
        _ => {
            let what = format!("where to go from section {section} ({})", complex.ways_from(section));
            Err(Error::needs("", OpenQuestion::of("to", what, RULE), option("to")))
        }
    }
}

/// They go through sections, the first being where they are. False when something stops them on the way.
fn walk(
    mission: &mut Mission,
    index: usize,
    path: &[u16],
    moving: &Moving<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<bool, Error> {
    let man = mission.tunnels.rats[index].man.clone();
    let system = mission.tunnels.rats[index].system;
    let turns_back = match path {
        [here, next, ..] => complex_of(&mission.tunnels, index)?
            .section(*here)?
            .from
            .is_some_and(|from| from.section == *next),
        _ => false,
    };
    for (step, &id) in path.iter().enumerate() {
        let mut from = mission.tunnels.rats[index].before.take();
        if step == 0 && turns_back {
            // The trap before them is the other way.
            continue;
        }
        if step > 0 {
            mission.tunnels.rats[index].section = id;
            from = None;
            if meets_enemies(&mut mission.tunnels, system, id, &man.name, told)? {
                return Ok(false);
            }
        } else if from.is_none() {
            // They are through it already.
            continue;
        }
        let in_section = |trap: &crate::traps::Trap| {
            trap.state.is_set() && trap.section.is_some_and(|at| at.complex == system && at.section == id)
        };
        let traps: Vec<(u16, TrapState)> = mission
            .traps
            .list
            .iter()
            .filter(|trap| in_section(trap))
            .map(|trap| (trap.id, trap.state))
            .collect();
        for (trap, before) in traps {
            if from.is_some_and(|from| trap < from) {
                continue;
            }
            let unlucky = mission.company.obeys(Mended::UnluckyStruck);
            let springing = Springing {
                near: moving.near,
                fast: moving.fast,
                unlucky,
                ..Springing::by(moving.edition, &man)
            };
            let rat = index;
            match spring(&mut mission.traps, trap, &springing, dice, told)? {
                Sprung::Found if before == TrapState::Hidden => {
                    mission.tunnels.rats[rat].before = Some(trap);
                    told.note(RULE, format!("{} stops before it", man.name));
                    return Ok(false);
                }
                Sprung::Found => told.note(RULE, format!("{} gets past it", man.name)),
                Sprung::WentOff(struck) => {
                    let fates = struck.figures;
                    fates.iter().for_each(|fate| mission.is_struck(&Stricken::from(fate)));
                    if fates.iter().any(|fate| fate.name == man.name && !fate.state.is_up()) {
                        return Ok(false);
                    }
                }
            }
        }
    }
    Ok(true)
}

/// Enemies of a section show themselves to who comes in. Whether there are any.
fn meets_enemies(
    tunnels: &mut Tunnels,
    system: u16,
    id: u16,
    name: &str,
    told: &mut Told,
) -> Result<bool, Error> {
    let Some(complex) = tunnels.complexes.iter_mut().find(|complex| complex.system == system) else {
        return Ok(false);
    };
    let mut met = false;
    for enemy in complex.section_mut(id)?.enemies.iter_mut().filter(|enemy| enemy.holds()) {
        enemy.hidden = false;
        met = true;
        told.note(
            "Fighting In The Tunnels",
            format!("{name} meets an enemy in section {id}: {}", enemy.words()),
        );
    }
    Ok(met)
}

pub(crate) fn search(
    mission: &mut Mission,
    choices: &Search,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let tunnels = &mut mission.tunnels;
    let index = index_of(tunnels, &choices.who)?;
    able(tunnels, index)?;
    let section = tunnels.rats[index].section;
    unopposed(complex_of(tunnels, index)?, section)?;
    acts(mission, index, Deed::Work, choices.acts)?;
    let tunnels = &mut mission.tunnels;
    match choices.wall {
        Some(way) => search_wall(mission, index, way, dice, told),
        None => take(tunnels, index, told),
    }
}

/// They take what is worth taking, also from men of ours who are down here.
fn take(tunnels: &mut Tunnels, index: usize, told: &mut Told) -> Result<(), Error> {
    let (system, id) = (tunnels.rats[index].system, tunnels.rats[index].section);
    let name = tunnels.rats[index].man.name.clone();
    let mut finds = Vec::new();
    for other in tunnels
        .rats
        .iter_mut()
        .filter(|rat| rat.system == system && rat.section == id && rat.state != RatState::Up)
    {
        finds.append(&mut other.carries);
    }
    let Some(complex) = tunnels.complexes.iter_mut().find(|complex| complex.system == system) else {
        return Err(Error::Bug("a complex was not kept".to_owned()));
    };
    let section = complex.section_mut(id)?;
    finds.append(&mut section.finds);
    if let Some(people) = section.people.as_ref().filter(|people| people.who == PeopleKind::Captives) {
        told.note("Tunnel Layout", format!("{} captives are free", people.count));
        section.people = None;
    }
    let mut weapons = Vec::new();
    for weapon in section.weapons.iter_mut().filter(|weapon| weapon.taken_by.is_none()) {
        weapon.taken_by = Some(name.clone());
        weapons.push(weapon.weapon);
    }
    if finds.is_empty() && weapons.is_empty() {
        told.note("Tunnel Layout", format!("{name} finds nothing to take in section {id}"));
        return Ok(());
    }
    for find in &finds {
        told.note(
            "Tunnel Layout",
            format!("{name} takes {}: {} RP if it is brought back", find.what.name(), find.reputation_points),
        );
    }
    if !weapons.is_empty() {
        let names: Vec<&str> = weapons.iter().map(|weapon| weapon.name()).collect();
        told.note("Tunnel Layout", format!("{name} takes weapons, one usable a turn: {}", names.join(", ")));
    }
    let rat = &mut tunnels.rats[index];
    rat.carries.append(&mut finds);
    rat.weapons.append(&mut weapons);
    Ok(())
}

/// A wall of a supply room: a hidden exit on a pass of 2d6.
fn search_wall(
    mission: &mut Mission,
    index: usize,
    way: Way,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    const RULE: &str = "Tunnel Layout (8)";
    let Mission { tunnels, traps, .. } = mission;
    let Rat { man, system, section: id, .. } = tunnels.rats[index].clone();
    let Some(complex) = tunnels.complexes.iter_mut().find(|complex| complex.system == system) else {
        return Err(Error::Bug("a complex was not kept".to_owned()));
    };
    let has_other_way = complex.has_other_way(None);
    let section = complex.section_mut(id)?;
    if section.kind != SectionKind::SupplyRoom {
        return Err(Error::refused(
            RULE,
            format!("section {id} is not a supply room, so its walls hide nothing"),
        ));
    }
    if section.openings.iter().any(|opening| opening.way == way) {
        return Err(Error::refused(RULE, "the exit in that wall has been found"));
    }
    let again = section.searched.contains(&way);
    if again && has_other_way {
        return Err(Error::refused(
            RULE,
            "that wall has already been searched, and there is another way to an exit",
        ));
    }
    let faces = throw(dice, 2, &format!("{} searches the wall, Rep {}", man.name, man.rep))?;
    let passes = faces.iter().filter(|&&face| face <= man.rep).count();
    let found = passes == 2;
    let words = if found { "a hidden exit" } else { "nothing" };
    let news = format!("{} searches the wall and finds {words}", man.name);
    told.rolled(
        RULE,
        &numbers(&faces),
        format!("{} against {}, passes {passes}: {words}", man.name, man.rep),
    );
    told.is_news(news);
    if !again {
        section.searched.push(way);
    }
    if found {
        let (at, heading) = (section.at, section.heading);
        section.openings.push(complex::opening(wall(way), at, heading));
        if again && chance(dice, told, RULE, 3, AT_THE_DOOR, true)? {
            complex.set_trap(id, None, "at the hidden door", traps);
            // They stand in the room: the door is still before them.
            let trap = traps.list.last().map(|trap| trap.id);
            tunnels.rats[index].before = trap;
        }
    }
    Ok(())
}

pub(crate) fn settle(mission: &mut Mission, choices: &Settle, told: &mut Told) -> Result<(), Error> {
    const RULE: &str = "Fighting In The Tunnels";
    let tunnels = &mut mission.tunnels;
    let system = choices.system.or(tunnels.complexes.first().map(|complex| complex.system));
    let complex = tunnels.complexes.iter_mut().find(|complex| Some(complex.system) == system);
    let complex = complex.ok_or_else(|| Error::Usage("nobody has entered that tunnel system".to_owned()))?;
    let section = complex.section_mut(choices.section)?;
    let seen = section.enemies.iter_mut().filter(|enemy| enemy.holds() && !enemy.hidden);
    let mut left = choices.count.unwrap_or(u8::MAX);
    let mut out = 0u8;
    for enemy in seen {
        if left == 0 {
            break;
        }
        enemy.down = true;
        left -= 1;
        out += 1;
    }
    if out == 0 || choices.count.is_some_and(|count| count != out) {
        return Err(Error::refused(RULE, format!("{out} can be seen in section {}", choices.section)));
    }
    let left = section.holders().filter(|enemy| !enemy.hidden).count();
    let who = if out == 1 { "1 enemy is".to_owned() } else { format!("{out} enemies are") };
    told.note(RULE, format!("section {}: {who} out of action, {left} left", choices.section));
    Ok(())
}

pub(crate) fn leave(
    mission: &mut Mission,
    choices: &LeaveTunnel,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let tunnels = &mission.tunnels;
    let index = index_of(tunnels, &choices.who)?;
    able(tunnels, index)?;
    let Rat { man, system, section, .. } = tunnels.rats[index].clone();
    let complex = complex_of(tunnels, index)?;
    unopposed(complex, section)?;
    let open = |entrance: &&super::Entrance| {
        entrance.system == system
            && !entrance.destroyed
            && choices.entrance.is_none_or(|id| id == entrance.id)
    };
    let mut ways: Vec<(u16, Vec<u16>)> = Vec::new();
    for entrance in tunnels.entrances.iter().filter(open) {
        let under = complex.sections.iter().filter(|section| section.reaches(entrance.id));
        ways.extend(under.filter_map(|to| complex.path(section, to.id)).map(|path| (entrance.id, path)));
    }
    let Some((entrance, path)) = ways.into_iter().min_by_key(|(_, path)| path.len()) else {
        let out = choices.entrance.map_or("out".to_owned(), |id| format!("to entrance {id}"));
        return Err(Error::refused(RULE, format!("{} knows no way {out} from section {section}", man.name)));
    };
    acts(mission, index, Deed::Move, choices.acts)?;
    let tunnels = &mission.tunnels;
    let carried: Vec<usize> =
        choices.with.iter().map(|who| index_of(tunnels, who)).collect::<Result<_, _>>()?;
    for &other in &carried {
        let other = &tunnels.rats[other];
        if other.state == RatState::Up || other.system != system || other.section != section {
            return Err(Error::refused(RULE, format!("{} is not in section {section}", other.man.name)));
        }
    }
    let moving =
        Moving { near: &choices.near, fast: choices.fast, edition: edition(mission, choices.edition)? };
    let arrived = walk(mission, index, &path, &moving, dice, told)?;
    let tunnels = &mut mission.tunnels;
    let at = tunnels.rats[index].section;
    carried.iter().for_each(|&other| tunnels.rats[other].section = at);
    if !arrived {
        return Ok(());
    }
    tunnels.entrance_mut(entrance)?.known = true;
    let mut out = carried;
    out.push(index);
    out.sort_unstable();
    for index in out.into_iter().rev() {
        let rat = tunnels.rats.remove(index);
        told.note(RULE, format!("{} comes out by entrance {entrance}", rat.man.name));
        for find in rat.carries {
            told.note(
                "Tunnel Layout",
                format!("{} brings back {}: {} RP", man.name, find.what.name(), find.reputation_points),
            );
            tunnels.brought_back.push(BroughtBack { by: man.name.clone(), find });
        }
    }
    Ok(())
}
