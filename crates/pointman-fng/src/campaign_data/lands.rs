//! The Corps areas and who fights where [The Lay of the Land; The Combatants].

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::army_lists::ForceId;
use crate::mission::{Corps, Side};

/// Which Mission table a Corps area uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissionTableId {
    /// That of I Corps.
    #[serde(rename = "i-corps")]
    First,
    /// That of II, III and IV Corps.
    #[serde(rename = "ii-iii-iv-corps")]
    Others,
}

/// A Corps area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorpsArea {
    /// Which.
    pub id: Corps,
    /// Its name.
    pub name: String,
    /// Where it lies.
    #[serde(rename = "where")]
    pub place: String,
    /// What its ground is like.
    pub terrain: String,
    /// What the enemy is like there.
    pub enemy: String,
    /// The Free World forces that fight there.
    pub friends: Vec<ForceId>,
    /// Its Mission table.
    pub mission_table: MissionTableId,
    /// Where in it riverine operations are fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub riverine: Option<String>,
}

/// Where a force fights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceArea {
    /// Who.
    pub force: Fighters,
    /// The Corps areas.
    pub corps: Vec<Corps>,
    /// What else is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Who fights in an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Fighters {
    /// A force.
    Force(ForceId),
    /// Riverine operations, of whatever force.
    Operations(Operations),
}

/// Operations that have an area of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Operations {
    /// On the waterways.
    Riverine,
}

/// One of those who fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combatant {
    /// Its id.
    pub id: String,
    /// For whom.
    pub side: Side,
    /// What is told of it.
    pub text: String,
}

/// Where the war is fought and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lands {
    /// The Corps areas, from north to south.
    pub corps: Vec<CorpsArea>,
    /// Where each force fights.
    pub force_areas: Vec<ForceArea>,
    /// Who fights.
    pub combatants: Vec<Combatant>,
}

/// Where the war is fought and by whom.
pub fn lands() -> &'static Lands {
    static READ: LazyLock<Lands> =
        LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/campaign-lands.json")));
    &READ
}

impl Lands {
    /// A Corps area.
    pub fn corps(&self, id: Corps) -> Option<&CorpsArea> {
        self.corps.iter().find(|area| area.id == id)
    }

    /// Where `force` fights; none for one that is not told of.
    pub fn area(&self, force: ForceId) -> Option<&ForceArea> {
        self.force_areas.iter().find(|area| area.force == Fighters::Force(force))
    }

    /// Where riverine operations are fought.
    pub fn riverine(&self) -> impl Iterator<Item = Corps> {
        let area = |area: &&ForceArea| area.force == Fighters::Operations(Operations::Riverine);
        self.force_areas.iter().filter(area).flat_map(|area| area.corps.iter().copied())
    }
}
