//! Kinds of terrain and what they do [Terrain Features and Scenery; Line of Sight].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::mission::{Density, FeatureKind};

/// How many features a square foot has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DensityRow {
    /// How dense.
    pub id: Density,
    /// Features by the faces of 1d6.
    pub rolls: BTreeMap<String, u8>,
}

/// What vehicles may do on terrain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Going {
    /// Cross it.
    Normal,
    /// Cross it at their speed on roads.
    RoadSpeed,
    /// Cross it slowed as men on foot are.
    SlowedAsFoot,
    /// Cross it at the risk of a Run Over check.
    RunOverCheck,
    /// Not enter it.
    Forbidden,
    /// Ford it; the rules say no more.
    FordNotCovered,
    /// The rules do not say.
    NotCovered,
}

impl Going {
    /// Whether they can cross it.
    pub const fn lets_in(self) -> bool {
        matches!(self, Going::Normal | Going::RoadSpeed | Going::SlowedAsFoot | Going::RunOverCheck)
    }
}

/// A kind of terrain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeatureSpec {
    /// Which.
    pub id: FeatureKind,
    /// Its name.
    pub name: String,
    /// Whether it conceals; none where the rules do not say.
    pub concealment: Option<bool>,
    /// Whether it is cover; none where the rules do not say.
    pub cover: Option<bool>,
    /// What part of their speed men on foot keep; or `ford`, `wire`.
    pub foot_speed_factor: String,
    /// What vehicles may do.
    pub vehicles: Going,
    /// How far one sees by day, in inches.
    pub los_day_in: Option<u8>,
    /// How far one sees by night, in inches.
    pub los_night_in: Option<u8>,
    /// What else.
    pub notes: Vec<String>,
}

impl FeatureSpec {
    /// Whether it is cover, as printed or read: elephant grass is none (combat-02).
    pub fn covers(&self) -> Option<bool> {
        self.cover.or((self.id == FeatureKind::ElephantGrass).then_some(false))
    }

    /// Whether it conceals, as printed or read: elephant grass does (combat-02).
    pub fn conceals(&self) -> Option<bool> {
        self.concealment.or((self.id == FeatureKind::ElephantGrass).then_some(true))
    }
}

/// Rivers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rivers {
    /// Where one can be forded, by 1d6.
    pub ford_roll: BTreeMap<String, String>,
    /// How it is forded.
    pub fording: Vec<String>,
    /// What men in it count as.
    pub in_river: String,
}

/// Barbed wire.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarbedWire {
    /// The size of a strand, in inches.
    pub strand_in: [f64; 2],
    /// How it is laid.
    pub usual: String,
    /// What it does.
    pub effects: Vec<String>,
}

/// How far one sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineOfSight {
    /// Where.
    #[serde(rename = "where")]
    pub place: String,
    /// By day, in inches; none for the whole table.
    pub day_in: Option<u8>,
    /// By night, in inches.
    pub night_in: Option<u8>,
}

/// All about terrain.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// How many features a square foot has.
    pub terrain_density: Vec<DensityRow>,
    /// The sizes of a piece of terrain, in inches.
    pub terrain_piece_in: Vec<[u16; 2]>,
    /// The kinds.
    pub terrain_features: Vec<FeatureSpec>,
    /// Rivers.
    pub river: Rivers,
    /// Barbed wire.
    pub barbed_wire: BarbedWire,
    /// How far one sees.
    pub line_of_sight: Vec<LineOfSight>,
}

/// All about terrain.
pub fn terrain() -> &'static Terrain {
    static READ: LazyLock<Terrain> = LazyLock::new(|| {
        pointman_core::refused_value::embedded(include_str!("../data/campaign-terrain.json"))
    });
    &READ
}

impl Terrain {
    /// What is told of a kind of terrain.
    pub fn feature(&self, kind: FeatureKind) -> Option<&FeatureSpec> {
        self.terrain_features.iter().find(|feature| feature.id == kind)
    }
}
