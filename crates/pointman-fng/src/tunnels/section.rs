//! A section of a complex: its ground, its ways on, and what is in it [Tunnel Layout, Tunnel Encounter].

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::geometry::{Heading, Point, Rect, Way};
use super::tables::SectionKind;
use crate::checks::Flag;
use crate::squads::weapons::WeaponClass;

/// A section of a complex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its number, from 1, in the order laid.
    pub id: u16,
    /// What it is.
    pub kind: SectionKind,
    /// The number rolled; 0 for a shaft.
    pub roll: u8,
    /// What the table gave, where a T junction took its place because there was no other way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<SectionKind>,
    /// Levels above (or, less than 0, below) the first.
    pub level: i8,
    /// The point at which it begins.
    pub at: Point,
    /// The direction in which it continues from there.
    pub heading: Heading,
    /// Its ground.
    pub rooms: Vec<Rect>,
    /// The ways on.
    pub openings: Vec<Opening>,
    /// The opening it lies behind: section and place among its openings, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<OpeningRef>,
    /// How it had to be laid where ground was taken.
    #[serde(default, skip_serializing_if = "Fit::is_straight")]
    pub fit: Fit,
    /// The entrance above it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<u16>,
    /// Enemies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<Enemy>,
    /// Others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<People>,
    /// What is worth bringing back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finds: Vec<Find>,
    /// Weapons lying about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<FoundWeapon>,
    /// Walls of a supply room that have been searched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub searched: Vec<Way>,
    /// It has fallen in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub collapsed: bool,
    /// Inches of it, from where it begins, that have fallen in, if the rest of it stands.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fallen: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A place among the openings of a section, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningRef {
    /// The section.
    pub section: u16,
    /// The opening, from 1.
    pub opening: u8,
}

impl std::fmt::Display for OpeningRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.section, self.opening)
    }
}

/// A way on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Where.
    pub at: Point,
    /// The direction in which it leads on.
    pub heading: Heading,
    /// The same, as who comes in sees it.
    pub way: Way,
    /// What is behind it.
    pub leads: Leads,
}

/// What is behind an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leads {
    /// Nobody knows yet.
    Unexplored,
    /// A section.
    Section(u16),
    /// An entrance: a ladder up.
    Entrance(u16),
    /// It has fallen in.
    Collapsed,
}

/// How a section had to be laid where ground was taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fit {
    /// Straight on.
    #[default]
    Straight,
    /// After a bend to the right.
    BendRight,
    /// After a bend to the left.
    BendLeft,
    /// On another level, reached by steps.
    Steps,
}

impl Fit {
    /// How section `id` was laid, in words; none where it goes straight on.
    pub(super) fn told(self, id: u16) -> Option<String> {
        let how = match self {
            Fit::Straight => return None,
            Fit::BendRight => format!("section {id} bends to the right"),
            Fit::BendLeft => format!("section {id} bends to the left"),
            Fit::Steps => format!("steps lead to section {id} on another level"),
        };
        Some(format!("{how}: the ground ahead is taken"))
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_straight(&self) -> bool {
        *self == Fit::Straight
    }
}

/// An enemy in a tunnel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// Rep.
    pub rep: u8,
    /// What they carry.
    pub weapon: Arm,
    /// They have a grenade too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub grenade: bool,
    /// Nobody has seen them yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Out of it: shot, taken, gone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub down: bool,
    /// How a fight has left them: Knocked Down, Hunkered Down.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub state: BTreeSet<Flag>,
}

impl Enemy {
    /// One of these.
    pub(super) const fn new(rep: u8, weapon: Arm, grenade: bool, hidden: bool) -> Self {
        Enemy { rep, weapon, grenade, hidden, down: false, state: BTreeSet::new() }
    }

    /// Whether they are still in the way.
    pub const fn holds(&self) -> bool {
        !self.down
    }

    /// In words.
    pub fn words(&self) -> String {
        let grenade = if self.grenade { " and one grenade" } else { "" };
        format!("Rep {}, {}{grenade}", self.rep, self.weapon.name())
    }
}

/// A weapon of a tunnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Arm {
    Pistol,
    BoltActionRifle,
    Grenade,
    SemiAutomaticRifle,
    SelectFireRifle,
    Rpg,
}

impl Arm {
    /// The weapons of a workshop, in the order of 1d6.
    pub const OF_WORKSHOP: [Arm; 6] = [
        Arm::Pistol,
        Arm::BoltActionRifle,
        Arm::Grenade,
        Arm::SemiAutomaticRifle,
        Arm::SelectFireRifle,
        Arm::Rpg,
    ];
    /// The weapons of an enemy of Rep 4, in the order of 1d6.
    pub const OF_ENEMY: [Arm; 6] = [
        Arm::Pistol,
        Arm::BoltActionRifle,
        Arm::SemiAutomaticRifle,
        Arm::SemiAutomaticRifle,
        Arm::SelectFireRifle,
        Arm::SelectFireRifle,
    ];

    /// The class of it as a weapon that is fired on the To Hit table; none for what bursts.
    pub const fn class(self) -> Option<WeaponClass> {
        match self {
            Arm::Pistol => Some(WeaponClass::MediumCaliberPistol),
            Arm::BoltActionRifle => Some(WeaponClass::BoltActionRifle),
            Arm::SemiAutomaticRifle => Some(WeaponClass::SemiAutomaticRifle),
            Arm::SelectFireRifle => Some(WeaponClass::SelectiveFireRifle),
            Arm::Grenade | Arm::Rpg => None,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Arm::Pistol => "pistol",
            Arm::BoltActionRifle => "bolt-action rifle",
            Arm::Grenade => "grenade",
            Arm::SemiAutomaticRifle => "semi-automatic rifle",
            Arm::SelectFireRifle => "select-fire rifle",
            Arm::Rpg => "RPG",
        }
    }
}

/// People who do not fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct People {
    /// Who.
    pub who: PeopleKind,
    /// How many.
    pub count: u8,
}

/// Who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PeopleKind {
    /// Nurses, wounded.
    NonCombatants,
    /// ARVN or villagers, never US.
    Captives,
}

/// Something worth Reputation Points to the man who brings it back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// What.
    pub what: FindKind,
    /// Reputation Points.
    pub reputation_points: u8,
}

/// What is worth bringing back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FindKind {
    /// Intelligence.
    Intelligence,
    /// An important person.
    ImportantPerson,
    /// Captives.
    Captives,
}

impl FindKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            FindKind::Intelligence => "intelligence",
            FindKind::ImportantPerson => "an important person",
            FindKind::Captives => "captives",
        }
    }
}

/// A weapon that can be taken or used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundWeapon {
    /// What.
    pub weapon: Arm,
    /// Who took it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_by: Option<String>,
}

impl super::Tunnels {
    /// Somebody of those whom the program laid below is out of action. Gives whether there is one of this
    /// name.
    pub(crate) fn puts_down(&mut self, name: &str) -> bool {
        let mut sections = self.complexes.iter_mut().flat_map(|complex| &mut complex.sections);
        sections.any(|section| section.puts_down(name))
    }

    /// Those whom the program has laid below and somebody has seen, each by name.
    pub(crate) fn laid(&self) -> impl Iterator<Item = (String, Enemy)> + '_ {
        let sections = self.complexes.iter().flat_map(|complex| &complex.sections);
        sections.flat_map(|section| section.seen().map(|(name, enemy)| (name, enemy.clone())))
    }

    /// Those of them who were Knocked Down are up again as a turn begins.
    pub(crate) fn rise(&mut self) {
        let sections = self.complexes.iter_mut().flat_map(|complex| &mut complex.sections);
        for enemy in sections.flat_map(|section| &mut section.enemies) {
            enemy.state.remove(&Flag::KnockedDown);
        }
    }

    /// One of them.
    pub(crate) fn laid_mut(&mut self, name: &str) -> Option<&mut Enemy> {
        let mut sections = self.complexes.iter_mut().flat_map(|complex| &mut complex.sections);
        sections.find_map(|section| section.laid_mut(name))
    }
}

impl Section {
    /// Enemies in it that are seen or met now.
    pub fn holders(&self) -> impl Iterator<Item = &Enemy> {
        self.enemies.iter().filter(|enemy| enemy.holds())
    }

    /// Enemies in it that have been seen and are in the way, each by the name under which they are fired at:
    /// `Enemy 2 in 4`.
    pub fn seen(&self) -> impl Iterator<Item = (String, &Enemy)> {
        let seen = self.enemies.iter().filter(|enemy| !enemy.hidden).enumerate();
        seen.filter(|(_, enemy)| enemy.holds()).map(|(index, enemy)| (self.name_of(index), enemy))
    }

    fn name_of(&self, index: usize) -> String {
        match index {
            0 => format!("Enemy in {}", self.id),
            index => format!("Enemy {} in {}", index + 1, self.id),
        }
    }

    /// One of those.
    fn laid_mut(&mut self, name: &str) -> Option<&mut Enemy> {
        let seen = (0..self.enemies.len()).filter(|index| !self.enemies[*index].hidden);
        let meant = seen.enumerate().find(|(place, index)| {
            self.enemies[*index].holds() && self.name_of(*place).eq_ignore_ascii_case(name)
        });
        let (_, index) = meant?;
        self.enemies.get_mut(index)
    }

    /// Puts one of those down. Gives whether there is one of this name.
    fn puts_down(&mut self, name: &str) -> bool {
        let meant = self.laid_mut(name);
        meant.map(|enemy| enemy.down = true).is_some()
    }

    /// Its openings nobody has gone through, with their places from 1.
    pub fn unexplored(&self) -> impl Iterator<Item = OpeningRef> + '_ {
        let open = self.openings.iter().enumerate().filter(|(_, opening)| opening.leads == Leads::Unexplored);
        open.map(|(index, _)| OpeningRef { section: self.id, opening: index as u8 + 1 })
    }

    /// Whether it or one of its openings leads up to any entrance.
    pub fn reaches_any_entrance(&self) -> bool {
        self.ladder.is_some()
            || self.openings.iter().any(|opening| matches!(opening.leads, Leads::Entrance(_)))
    }

    /// Whether it or one of its openings leads up to this entrance.
    pub fn reaches(&self, entrance: u16) -> bool {
        self.ladder == Some(entrance)
            || self.openings.iter().any(|opening| opening.leads == Leads::Entrance(entrance))
    }

    /// The rectangle round all its ground.
    pub fn bounds(&self) -> Rect {
        self.rooms.iter().copied().reduce(Rect::with).unwrap_or(Rect {
            x0: self.at.x,
            y0: self.at.y,
            x1: self.at.x,
            y1: self.at.y,
        })
    }
}
