//! The tables that tunnel complexes are laid by [Tunnel Layout].

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pointman_core::vocabulary! {
    /// How large a complex is.
    pub enum Size: "size of a complex" {
        /// Laid with one die.
        Small = "small",
        /// Laid with two dice.
        Moderate = "moderate",
        /// Laid with three dice.
        Large = "large",
    }
}

pointman_core::vocabulary! {
    /// A kind of section, in the order of the largest table.
    pub enum SectionKind: "section" {
        /// The way down from an entrance; no table gives it.
        Shaft = "shaft" "shaft",
        /// A straight hall.
        Hall = "hall" "hall",
        /// A straight hall with an opening halfway.
        Junction = "junction" "T junction",
        /// A chamber with an opening in the far wall.
        Chamber = "chamber" "chamber",
        /// A chamber with an opening in the far wall and one halfway in a side wall.
        LongChamber = "long-chamber" "long chamber",
        /// A trap door to a corridor above or below.
        TrapDoor = "trap-door" "trap door",
        /// A dead end.
        DeadEnd = "dead-end" "dead end",
        /// A tunnel with a guard alcove.
        GuardAlcove = "guard-alcove" "guard alcove",
        /// A chamber without exits.
        ClosedChamber = "closed-chamber" "chamber without exits",
        /// A hall with a ladder to an entrance hidden until now.
        LadderHall = "ladder-hall" "hall with a ladder",
        /// A tunnel full of water.
        Water = "water" "water",
        /// The largest chamber.
        GreatChamber = "great-chamber" "great chamber",
        /// An armory.
        Armory = "armory" "armory",
        /// A supply room without a visible exit.
        SupplyRoom = "supply-room" "supply room",
        /// A workshop.
        Workshop = "workshop" "workshop",
        /// A radio room.
        RadioRoom = "radio-room" "radio room",
    }
}

/// A row of a table of sections.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionRow {
    /// The number rolled.
    pub roll: u8,
    /// The kind of section.
    pub section: SectionKind,
    /// The row in words.
    pub text: String,
    /// The notes that hold for it.
    pub notes: Vec<u8>,
}

/// A note to a table of sections.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TunnelNote {
    /// Its number.
    pub note: u8,
    /// The note in words.
    pub text: String,
}

/// The table of a size of complex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplexTable {
    /// The size.
    pub id: Size,
    /// The dice thrown and added.
    pub dice: u8,
    /// The rolls that give this size.
    pub size_rolls: Vec<u8>,
    /// Its rows.
    pub rows: Vec<SectionRow>,
    /// Its notes.
    pub notes: Vec<TunnelNote>,
}

/// A row of the table of encounters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterRow {
    /// The number rolled.
    pub roll: u8,
    /// The row in words.
    pub text: String,
    /// What it is.
    pub encounter: EncounterKind,
}

/// What may wait in a tunnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterKind {
    /// Stakes in a pit.
    PunjiPit,
    /// A grenade on a wire.
    GrenadeTrap,
    /// A viper.
    Viper,
    /// An enemy of Rep 3 with a pistol.
    #[serde(rename = "rep-3-pistol")]
    Rep3Pistol,
    /// An enemy of Rep 4 whose weapon is rolled.
    #[serde(rename = "rep-4-weapon")]
    Rep4Weapon,
    /// An enemy of Rep 4 with a select-fire rifle and a grenade.
    #[serde(rename = "rep-4-rifle-and-grenade")]
    Rep4RifleAndGrenade,
}

/// All tables of the tunnels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TunnelTables {
    /// The three sizes.
    pub complexes: Vec<ComplexTable>,
    /// Encounters.
    pub encounter: Vec<EncounterRow>,
}

/// The tables, in their order.
pub fn tables() -> &'static TunnelTables {
    static TABLES: LazyLock<TunnelTables> =
        LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/tunnels.json")));
    &TABLES
}

impl Size {
    /// Its table.
    pub fn table(self) -> &'static ComplexTable {
        &tables().complexes[self as usize]
    }

    /// The size that 1d6 gives.
    pub fn of_roll(face: u8) -> Self {
        Size::ALL.into_iter().find(|size| size.table().size_rolls.contains(&face)).unwrap_or(Size::Large)
    }
}

impl ComplexTable {
    /// The row for a total of its dice.
    pub fn row(&self, total: u8) -> &SectionRow {
        self.rows.iter().find(|row| row.roll == total).unwrap_or(&self.rows[0])
    }
}

impl SectionKind {}
