//! A complex laid section by section as it is seen [Tunnel Layout, Tunnel Encounter].

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Entrance;
use super::geometry::{Half, Heading, Plan, Point, Rect, SIDE, Way, plan};
use super::section::{
    Arm, Enemy, Find, FindKind, Fit, FoundWeapon, Leads, Opening, OpeningRef, People, PeopleKind, Section,
};
use super::tables::{EncounterKind, SectionKind, Size, tables};
use crate::mission::Side;
use crate::support::{Options, SmallTrapDoors, TunnelEnemies};
use crate::told::Told;
use crate::traps::{InSection, TrapKind, Traps, Wire};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::way;

const RULE: &str = "Tunnel Layout";

/// Levels tried above and below before it is given up.
const DEEPEST: i8 = 60;
/// Half inches from an opening within which the way comes out at an entrance: one section.
const UNDER: i32 = 12;
/// Reputation Points for intelligence or an important person.
const FIND_RP: u8 = 2;
/// Reputation Points for captives.
const CAPTIVES_RP: u8 = 3;
/// Rep of an enemy of whom only their presence is printed: that of the common encounter.
const ENEMY_REP: u8 = 4;

/// A complex of tunnels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Complex {
    /// The number of the tunnel system whose entrances it joins.
    pub system: u16,
    /// How large it is.
    pub size: Size,
    /// Its sections, in the order laid.
    pub sections: Vec<Section>,
    /// What waits in the next section to be laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encounter: Option<Encounter>,
}

/// What waits in the next section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// What.
    pub kind: EncounterKind,
    /// The weapon of an enemy whose weapon was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<Arm>,
}

/// Where a section goes.
struct Laid {
    at: Point,
    heading: Heading,
    level: i8,
    fit: Fit,
    rooms: Vec<Rect>,
}

impl Complex {
    /// The section with this number.
    ///
    /// # Errors
    /// [`Error::Usage`] when there is none.
    pub fn section(&self, id: u16) -> Result<&Section, Error> {
        self.sections.iter().find(|section| section.id == id).ok_or_else(|| no_section(id))
    }

    pub(super) fn section_mut(&mut self, id: u16) -> Result<&mut Section, Error> {
        self.sections.iter_mut().find(|section| section.id == id).ok_or_else(|| no_section(id))
    }

    /// The opening meant.
    ///
    /// # Errors
    /// [`Error::Usage`] when there is none.
    pub fn opening(&self, of: OpeningRef) -> Result<&Opening, Error> {
        let openings = &self.section(of.section)?.openings;
        let index = usize::from(of.opening).checked_sub(1);
        index
            .and_then(|index| openings.get(index))
            .ok_or_else(|| Error::Usage(format!("there is no opening {of}")))
    }

    fn opening_mut(&mut self, of: OpeningRef) -> Result<&mut Opening, Error> {
        let openings = &mut self.section_mut(of.section)?.openings;
        let index = usize::from(of.opening).wrapping_sub(1);
        openings.get_mut(index).ok_or_else(|| Error::Usage(format!("there is no opening {of}")))
    }

    /// Every opening nobody has gone through.
    pub fn unexplored(&self) -> impl Iterator<Item = OpeningRef> + '_ {
        self.sections.iter().filter(|section| !section.collapsed).flat_map(Section::unexplored)
    }

    /// Whether there is a way to an exit besides `but`: an exit that has been reached, or an opening that may
    /// lead to one.
    pub fn has_other_way(&self, but: Option<OpeningRef>) -> bool {
        let exit = |section: &Section| {
            let up = |opening: &Opening| matches!(opening.leads, Leads::Entrance(_));
            section.kind != SectionKind::Shaft
                && (section.ladder.is_some() || section.openings.iter().any(up))
        };
        self.sections.iter().any(exit) || self.unexplored().any(|opening| Some(opening) != but)
    }

    /// How many sections the tables have given.
    pub fn laid(&self) -> usize {
        self.sections.iter().filter(|section| section.kind != SectionKind::Shaft).count()
    }

    /// The sections a man goes through from one to another, both included; none when there is no way.
    pub fn path(&self, from: u16, to: u16) -> Option<Vec<u16>> {
        let open = |id: u16| self.sections.iter().any(|section| section.id == id && !section.collapsed);
        let mut before: Vec<(u16, u16)> = vec![(from, from)];
        let mut next = VecDeque::from([from]);
        while let Some(here) = next.pop_front() {
            if here == to {
                let mut path = vec![to];
                while let Some(&(_, back)) = before.iter().find(|(id, _)| Some(id) == path.last()) {
                    if back == path[path.len() - 1] {
                        break;
                    }
                    path.push(back);
                }
                path.reverse();
                return Some(path);
            }
            for other in self.beside(here) {
                if open(other) && before.iter().all(|(id, _)| *id != other) {
                    before.push((other, here));
                    next.push_back(other);
                }
            }
        }
        None
    }

    /// The sections laid beyond one that stand.
    pub(super) fn beyond(&self, id: u16) -> impl Iterator<Item = u16> + '_ {
        let laid = move |section: &&Section| section.from.is_some_and(|from| from.section == id);
        self.sections.iter().filter(laid).filter(|section| !section.collapsed).map(|section| section.id)
    }

    /// Where a man can go from a section, in words.
    pub(super) fn ways_from(&self, id: u16) -> String {
        let open = |id: &u16| self.sections.iter().any(|section| section.id == *id && !section.collapsed);
        let mut ways: Vec<String> =
            self.beside(id).iter().filter(|id| open(id)).map(|id| format!("section {id}")).collect();
        let openings = self.unexplored().filter(|opening| self.path(id, opening.section).is_some());
        ways.extend(openings.map(|opening| format!("opening {opening}")));
        if ways.is_empty() { "no way is open from there".to_owned() } else { ways.join(", ") }
    }

    /// The sections next to one.
    pub(super) fn beside(&self, id: u16) -> Vec<u16> {
        let mut beside = Vec::new();
        for section in &self.sections {
            let leads = |section: &Section, to: u16| {
                section.openings.iter().any(|opening| opening.leads == Leads::Section(to))
            };
            let here = self.sections.iter().find(|here| here.id == id);
            let meets = here.is_some_and(|here| {
                let shared = section.ladder.is_some_and(|entrance| here.reaches(entrance));
                let under = here.ladder.is_some_and(|entrance| section.reaches(entrance));
                shared || under || leads(here, section.id) || leads(section, id)
            });
            if section.id != id && meets {
                beside.push(section.id);
            }
        }
        beside
    }

    /// Digs the shaft of an entrance, heading for another entrance if one is known. Gives its section.
    pub(super) fn dig(&mut self, entrance: &Entrance, heading: Option<Heading>, others: &[Entrance]) -> u16 {
        let at = entrance.point();
        let goal = nearest(at, others.iter().filter(|other| other.id != entrance.id));
        let heading = heading.or(goal.map(|goal| Heading::toward(at, goal))).unwrap_or(Heading::North);
        let shaft = plan(SectionKind::Shaft, Way::Right);
        let taken = |level: i8| rooms(&shaft, at, heading).iter().any(|room| self.is_taken(level, *room));
        let level = (0..=DEEPEST).map(|down| -down).find(|&level| !taken(level)).unwrap_or(0);
        let id = self.next_id();
        self.sections.push(Section {
            id,
            kind: SectionKind::Shaft,
            roll: 0,
            instead_of: None,
            level,
            at,
            heading,
            rooms: rooms(&shaft, at, heading),
            openings: openings(&shaft, at, heading),
            from: None,
            fit: Fit::Straight,
            ladder: Some(entrance.id),
            enemies: Vec::new(),
            people: None,
            finds: Vec::new(),
            weapons: Vec::new(),
            searched: Vec::new(),
            collapsed: false,
            fallen: 0,
        });
        id
    }

    fn next_id(&self) -> u16 {
        self.sections.len() as u16 + 1
    }

    fn is_taken(&self, level: i8, room: Rect) -> bool {
        self.sections
            .iter()
            .filter(|section| section.level == level)
            .flat_map(|section| &section.rooms)
            .any(|own| own.overlaps(room))
    }

    /// Rolls the section behind an opening and lays it. `entrances` are those of the tunnel system. Gives its
    /// number.
    pub(super) fn lay(
        &mut self,
        behind: OpeningRef,
        entrances: &mut Vec<Entrance>,
        traps: &mut Traps,
        readings: &Options,
        dice: &mut dyn Dice,
        told: &mut Told,
    ) -> Result<u16, Error> {
        let start = self.opening(behind)?.clone();
        let level = self.section(behind.section)?.level;
        let waiting = self.encounter.take();
        let table = self.size.table();
        let faces = throw(dice, table.dice, &format!("the section behind {behind}"))?;
        let row = table.row(faces.iter().sum());
        told.rolled(RULE, &numbers(&faces), format!("behind {behind}: {}", row.text));
        let goal = self.goal(start.at, entrances);
        let blind = matches!(row.section, SectionKind::DeadEnd | SectionKind::Water)
            && !self.has_other_way(Some(behind));
        let kind = if blind { SectionKind::Junction } else { row.section };
        let (side, climbs) = match kind {
            SectionKind::Junction if blind => {
                told.note(RULE, "there is no other way to an exit: a T junction instead");
                let right = goal.is_none_or(|goal| start.at.to_the_right(start.heading, goal) >= 0);
                (if right { Way::Right } else { Way::Left }, None)
            }
            _ => which_side(kind, dice, told)?,
        };
        let plan = plan(kind, side);
        let laid = self.find_room(&plan, &start, level, climbs, goal)?;
        let id = self.next_id();
        if let Some(how) = laid.fit.told(id) {
            told.note(RULE, how);
        }
        let section = Section {
            id,
            kind,
            roll: row.roll,
            instead_of: blind.then_some(row.section),
            level: laid.level,
            at: laid.at,
            heading: laid.heading,
            openings: openings(&plan, laid.at, laid.heading),
            rooms: laid.rooms,
            from: Some(behind),
            fit: laid.fit,
            ladder: None,
            enemies: Vec::new(),
            people: None,
            finds: Vec::new(),
            weapons: Vec::new(),
            searched: Vec::new(),
            collapsed: false,
            fallen: 0,
        };
        self.opening_mut(behind)?.leads = Leads::Section(id);
        self.sections.push(section);
        let notes: &[u8] = if blind { &[] } else { &row.notes };
        for note in notes {
            self.note(id, *note, traps, readings, dice, told)?;
        }
        if kind == SectionKind::LadderHall {
            let at = self.section(id)?.rooms[0].middle();
            let entrance = Entrance::found(entrances, self.system, at);
            told.note(RULE, format!("a ladder leads up to entrance {entrance}, hidden until now"));
            self.section_mut(id)?.ladder = Some(entrance);
        }
        if let Some(encounter) = waiting {
            self.meet(id, encounter, traps, told)?;
        }
        self.come_out(id, entrances, told)?;
        if self.laid().is_multiple_of(2) {
            self.encounter = roll_encounter(dice, told)?;
        }
        Ok(id)
    }

    /// The nearest entrance the complex has not reached.
    fn goal(&self, from: Point, entrances: &[Entrance]) -> Option<Point> {
        let open = entrances.iter().filter(|entrance| self.is_to_be_reached(entrance));
        nearest(from, open)
    }

    fn is_to_be_reached(&self, entrance: &Entrance) -> bool {
        entrance.system == self.system
            && !entrance.destroyed
            && !self.sections.iter().any(|section| section.reaches(entrance.id))
    }

    /// The first place that is free: straight on, after a bend, on other levels; a trap door leads up or down
    /// only.
    fn find_room(
        &self,
        plan: &Plan,
        start: &Opening,
        level: i8,
        climbs: Option<bool>,
        goal: Option<Point>,
    ) -> Result<Laid, Error> {
        let levels: Vec<i8> = match climbs {
            Some(up) => {
                (1..=DEEPEST).filter_map(|step| level.checked_add(if up { step } else { -step })).collect()
            }
            None => std::iter::once(level)
                .chain(
                    (1..=DEEPEST)
                        .flat_map(|step| [level.checked_sub(step), level.checked_add(step)])
                        .flatten(),
                )
                .collect(),
        };
        let right_first = goal.is_none_or(|goal| start.at.to_the_right(start.heading, goal) >= 0);
        let bends = if right_first { [Way::Right, Way::Left] } else { [Way::Left, Way::Right] };
        for (index, &here) in levels.iter().enumerate() {
            for way in [Way::Ahead, bends[0], bends[1]] {
                let neck =
                    Rect::between(start.at.on(start.heading, 0, -SIDE), start.at.on(start.heading, 2, SIDE));
                let (at, heading) = match way {
                    Way::Ahead => (start.at, start.heading),
                    Way::Right => (start.at.on(start.heading, 1, SIDE), start.heading.turned(way)),
                    Way::Left => (start.at.on(start.heading, 1, -SIDE), start.heading.turned(way)),
                };
                let mut rooms = rooms(plan, at, heading);
                if way != Way::Ahead {
                    rooms.push(neck);
                }
                if !rooms.iter().any(|room| self.is_taken(here, *room)) {
                    let fit = match way {
                        _ if index > 0 && climbs.is_none() => Fit::Steps,
                        Way::Ahead => Fit::Straight,
                        Way::Right => Fit::BendRight,
                        Way::Left => Fit::BendLeft,
                    };
                    return Ok(Laid { at, heading, level: here, fit, rooms });
                }
            }
        }
        Err(Error::refused(RULE, "there is no room left on any level, so the complex cannot grow"))
    }

    /// Openings that come near an entrance lead up to it.
    fn come_out(&mut self, id: u16, entrances: &mut [Entrance], told: &mut Told) -> Result<(), Error> {
        for index in 0..self.section(id)?.openings.len() {
            let of = OpeningRef { section: id, opening: index as u8 + 1 };
            let at = self.opening(of)?.at;
            let under = |entrance: &&Entrance| {
                self.is_to_be_reached(entrance)
                    && entrance.at.is_some()
                    && at.distance_squared(entrance.point()) <= UNDER * UNDER
            };
            let mut near: Vec<&Entrance> = entrances.iter().filter(under).collect();
            near.sort_by_key(|entrance| at.distance_squared(entrance.point()));
            let Some(found) = near.first().map(|entrance| entrance.id) else { continue };
            self.opening_mut(of)?.leads = Leads::Entrance(found);
            if let Some(entrance) = entrances.iter_mut().find(|entrance| entrance.id == found) {
                entrance.known = true;
                told.note(RULE, format!("opening {of} leads to entrance {found}: {}", entrance.place));
            }
        }
        Ok(())
    }

    /// Rolls what a note to the table says of a section.
    fn note(
        &mut self,
        id: u16,
        note: u8,
        traps: &mut Traps,
        readings: &Options,
        dice: &mut dyn Dice,
        told: &mut Told,
    ) -> Result<(), Error> {
        let rule = format!("{RULE} ({note})");
        match note {
            1 => {
                if chance(
                    dice,
                    told,
                    &rule,
                    3,
                    ["booby trap at the junction", "no booby trap at the junction"],
                    true,
                )? {
                    self.set_trap(id, None, "at the junction", traps);
                }
            }
            2 => {
                if chance(dice, told, &rule, 3, ["an enemy in the room", "no enemy in the room"], false)? {
                    let enemy = enemy(false, readings, dice, told, &rule)?;
                    self.section_mut(id)?.enemies.push(enemy);
                }
            }
            3 => {
                if chance(dice, told, &rule, 3, ["something of value", "nothing of value"], false)? {
                    let mut what = FindKind::Intelligence;
                    if self.size != Size::Small {
                        let face =
                            dice.d6(format_args!("vital intelligence on 1-4, an important person on 5-6"))?;
                        if face > 4 {
                            what = FindKind::ImportantPerson;
                        }
                        told.rolled(&rule, &[u32::from(face)], what.name());
                    }
                    self.section_mut(id)?.finds.push(Find { what, reputation_points: FIND_RP });
                }
            }
            4 => {
                if chance(
                    dice,
                    told,
                    &rule,
                    3,
                    ["booby trap or guard at the trap door", "neither booby trap nor guard at the trap door"],
                    true,
                )? {
                    // The note of the small table leaves open which of the two; the larger ones print the
                    // die.
                    let is_small = self.size == Size::Small;
                    let most = match readings.small_trap_doors {
                        SmallTrapDoors::Even if is_small => 3,
                        SmallTrapDoors::Even | SmallTrapDoors::AsLarger => 4,
                    };
                    let asked = format!("trap door: booby trap on 1-{most}, guard on {}-6", most + 1);
                    let face = dice.d6(format_args!("{asked}"))?;
                    let trap = face <= most;
                    let what = if trap { "a booby trap" } else { "a guard on the far side" };
                    let split = match (is_small, most) {
                        (false, _) => "",
                        (true, 3) => ", either as likely (tunnel-2)",
                        (true, _) => ", split as in the larger complexes (tunnel-2)",
                    };
                    told.hidden(&rule, &[u32::from(face)], format!("{what}{split}"));
                    if trap {
                        self.set_trap(id, None, "at the trap door", traps);
                    } else {
                        let guard = enemy(true, readings, dice, told, &rule)?;
                        self.section_mut(id)?.enemies.push(guard);
                    }
                }
            }
            5 => {
                if chance(dice, told, &rule, 3, ["a guard in the alcove", "no guard in the alcove"], true)? {
                    let guard = enemy(true, readings, dice, told, &rule)?;
                    self.section_mut(id)?.enemies.push(guard);
                }
                if chance(
                    dice,
                    told,
                    &rule,
                    3,
                    ["booby trap in the hall", "no booby trap in the hall"],
                    true,
                )? {
                    self.set_trap(id, None, "in the hall", traps);
                }
            }
            6 => {
                if chance(dice, told, &rule, 2, ["valuable intelligence", "no valuable intelligence"], false)?
                {
                    let find = Find { what: FindKind::Intelligence, reputation_points: FIND_RP };
                    self.section_mut(id)?.finds.push(find);
                }
            }
            7 => self.people(id, &rule, readings, dice, told)?,
            // What a search of the walls finds is rolled when they are searched.
            8 => {}
            _ => {
                let count = dice.d6(format_args!("weapons in the workshop"))?;
                told.rolled(&rule, &[u32::from(count)], format!("{count} weapons"));
                let faces = throw(dice, count, "a weapon of the workshop")?;
                let arms: Vec<Arm> =
                    faces.iter().map(|&face| Arm::OF_WORKSHOP[usize::from(face) - 1]).collect();
                let names: Vec<&str> = arms.iter().map(|arm| arm.name()).collect();
                told.rolled(&rule, &numbers(&faces), names.join(", "));
                self.section_mut(id)?.weapons =
                    arms.into_iter().map(|weapon| FoundWeapon { weapon, taken_by: None }).collect();
            }
        }
        Ok(())
    }

    /// Note 7: on 1-4, 1d6 people.
    fn people(
        &mut self,
        id: u16,
        rule: &str,
        readings: &Options,
        dice: &mut dyn Dice,
        told: &mut Told,
    ) -> Result<(), Error> {
        if !chance(dice, told, rule, 4, ["people in the chamber", "nobody in the chamber"], false)? {
            return Ok(());
        }
        let count = dice.d6(format_args!("how many people"))?;
        let face = dice.d6(format_args!("who they are: 1-3 non-combatants, 4-5 enemy troops, 6 captives"))?;
        let (word, who) = match face {
            1..=3 => ("non-combatants: nurses, wounded", Some(PeopleKind::NonCombatants)),
            4..=5 => ("enemy troops", None),
            _ => ("captives: ARVN soldiers or villagers", Some(PeopleKind::Captives)),
        };
        told.rolled(rule, &[u32::from(count), u32::from(face)], format!("{count} {word}"));
        match who {
            Some(who) => {
                let section = self.section_mut(id)?;
                section.people = Some(People { who, count });
                if who == PeopleKind::Captives {
                    section.finds.push(Find { what: FindKind::Captives, reputation_points: CAPTIVES_RP });
                }
            }
            None => {
                for _ in 0..count {
                    let enemy = enemy(false, readings, dice, told, rule)?;
                    self.section_mut(id)?.enemies.push(enemy);
                }
            }
        }
        Ok(())
    }

    /// Sets a trap of the enemy's in a section; of what kind is rolled when somebody comes upon it, if it is
    /// not said.
    pub(super) fn set_trap(&self, id: u16, kind: Option<TrapKind>, place: &str, traps: &mut Traps) -> u16 {
        let trap = traps.add(Side::Communist, kind, format!("tunnel section {id}, {place}"));
        if let Ok(set) = traps.trap_mut(trap) {
            set.section = Some(InSection { complex: self.system, section: id });
            set.wire = (kind == Some(TrapKind::Tripwire)).then_some(Wire::Explosive);
        }
        trap
    }

    /// Puts what waited into the section just laid.
    fn meet(
        &mut self,
        id: u16,
        encounter: Encounter,
        traps: &mut Traps,
        told: &mut Told,
    ) -> Result<(), Error> {
        let enemy = |rep, weapon, grenade| Enemy::new(rep, weapon, grenade, false);
        let enemy = match encounter.kind {
            EncounterKind::PunjiPit => {
                self.set_trap(id, Some(TrapKind::Punji), "a concealed pit", traps);
                return Ok(());
            }
            EncounterKind::GrenadeTrap => {
                self.set_trap(id, Some(TrapKind::Tripwire), "a wire", traps);
                return Ok(());
            }
            EncounterKind::Viper => {
                self.set_trap(id, Some(TrapKind::Viper), "a two-step viper", traps);
                return Ok(());
            }
            EncounterKind::Rep3Pistol => enemy(3, Arm::Pistol, false),
            EncounterKind::Rep4Weapon => enemy(4, encounter.weapon.unwrap_or(Arm::Pistol), false),
            EncounterKind::Rep4RifleAndGrenade => enemy(4, Arm::SelectFireRifle, true),
        };
        told.note("Tunnel Encounter", format!("an enemy in section {id}: {}", enemy.words()));
        self.section_mut(id)?.enemies.push(enemy);
        Ok(())
    }
}

/// After an even number of sections: on 1, what waits in the next.
fn roll_encounter(dice: &mut dyn Dice, told: &mut Told) -> Result<Option<Encounter>, Error> {
    const RULE: &str = "Tunnel Encounter";
    let face = dice.d6(format_args!("tunnel encounter in the next section on 1"))?;
    told.hidden(
        RULE,
        &[u32::from(face)],
        if face == 1 { "something waits in the next section" } else { "nothing in the next section" },
    );
    if face != 1 {
        return Ok(None);
    }
    let face = dice.d6(format_args!("what waits"))?;
    let row = &tables().encounter[usize::from(face) - 1];
    told.hidden(RULE, &[u32::from(face)], row.text.as_str());
    let mut weapon = None;
    if row.encounter == EncounterKind::Rep4Weapon {
        let face = dice.d6(format_args!("the enemy's weapon"))?;
        let arm = Arm::OF_ENEMY[usize::from(face) - 1];
        told.hidden(RULE, &[u32::from(face)], arm.name());
        weapon = Some(arm);
    }
    Ok(Some(Encounter { kind: row.encounter, weapon }))
}

/// An enemy of whom only their presence is printed (tunnel-1): as one of the encounters with an enemy.
fn enemy(
    hidden: bool,
    readings: &Options,
    dice: &mut dyn Dice,
    told: &mut Told,
    rule: &str,
) -> Result<Enemy, Error> {
    let mut faces = Vec::new();
    let row = match readings.tunnel_enemies {
        TunnelEnemies::Five => 5,
        TunnelEnemies::ByDie => {
            let face =
                dice.d6(format_args!("the enemy: as Tunnel Encounter 4 on 1-2, 5 on 3-4, 6 on 5-6"))?;
            faces.push(u32::from(face));
            4 + (face - 1) / 2
        }
    };
    let (rep, weapon, grenade) = match row {
        4 => (3, Arm::Pistol, false),
        5 => {
            let face = dice.d6(format_args!("the enemy's weapon"))?;
            faces.push(u32::from(face));
            (ENEMY_REP, Arm::OF_ENEMY[usize::from(face) - 1], false)
        }
        _ => (ENEMY_REP, Arm::SelectFireRifle, true),
    };
    let enemy = Enemy::new(rep, weapon, grenade, hidden);
    let text = format!(
        "an enemy: {}, as in Tunnel Encounter {row}: the note prints neither (tunnel-1)",
        enemy.words()
    );
    if hidden {
        told.hidden(rule, &faces, text);
    } else {
        told.rolled(rule, &faces, text);
    }
    Ok(enemy)
}

/// Whether 1d6 is so low.
pub(super) fn chance(
    dice: &mut dyn Dice,
    told: &mut Told,
    rule: &str,
    to: u8,
    [what, otherwise]: [&str; 2],
    secret: bool,
) -> Result<bool, Error> {
    let face = dice.d6(format_args!("{what} on 1-{to}"))?;
    let holds = face <= to;
    let text = if holds { what } else { otherwise };
    if secret {
        told.hidden(rule, &[u32::from(face)], text);
    } else {
        told.rolled(rule, &[u32::from(face)], text);
    }
    Ok(holds)
}

pub(super) fn throw(dice: &mut dyn Dice, count: u8, reason: &str) -> Result<Vec<u8>, Error> {
    let mut faces = vec![0; usize::from(count)];
    for (index, face) in faces.iter_mut().enumerate() {
        dice.nth_of(index + 1, usize::from(count));
        *face = dice.d6(format_args!("{reason}, die {} of {count}", index + 1))?;
    }
    Ok(faces)
}

pub(super) fn numbers(faces: &[u8]) -> Vec<u32> {
    faces.iter().map(|&face| u32::from(face)).collect()
}

fn no_section(id: u16) -> Error {
    let show = way!("`pointman fng tunnel`", "tunnels show");
    Error::Usage(format!("there is no section {id}; {show} shows the map"))
}

fn nearest<'a>(from: Point, entrances: impl Iterator<Item = &'a Entrance>) -> Option<Point> {
    let located = entrances.filter(|entrance| entrance.at.is_some()).map(Entrance::point);
    located.min_by_key(|point| from.distance_squared(*point))
}

fn rooms(plan: &Plan, at: Point, heading: Heading) -> Vec<Rect> {
    let room = |&[f0, f1, r0, r1]: &[Half; 4]| Rect::between(at.on(heading, f0, r0), at.on(heading, f1, r1));
    plan.rooms.iter().map(room).collect()
}

pub(super) fn openings(plan: &Plan, at: Point, heading: Heading) -> Vec<Opening> {
    plan.ways.iter().map(|&way| opening(way, at, heading)).collect()
}

pub(super) fn opening((ahead, right, way): (Half, Half, Way), at: Point, heading: Heading) -> Opening {
    Opening { at: at.on(heading, ahead, right), heading: heading.turned(way), way, leads: Leads::Unexplored }
}

/// On which side a new section opens, or whether it climbs, as a die says.
fn which_side(kind: SectionKind, dice: &mut dyn Dice, told: &mut Told) -> Result<(Way, Option<bool>), Error> {
    match kind {
        SectionKind::Junction | SectionKind::LongChamber | SectionKind::Workshop | SectionKind::RadioRoom => {
            let face = dice.d6(format_args!("side opening: left on 1-3, right on 4-6"))?;
            let (side, words) = match face <= 3 {
                true => (Way::Left, "opening on the left"),
                false => (Way::Right, "opening on the right"),
            };
            told.rolled(RULE, &[u32::from(face)], words);
            Ok((side, None))
        }
        SectionKind::TrapDoor => {
            let face = dice.d6(format_args!("trap door: in the ceiling on 1-3, in the floor on 4-6"))?;
            let up = face <= 3;
            told.rolled(RULE, &[u32::from(face)], if up { "in the ceiling" } else { "in the floor" });
            Ok((Way::Right, Some(up)))
        }
        _ => Ok((Way::Right, None)),
    }
}
