//! The tables of support as printed: reinforcements, availability, tubes [Reinforcements Tables, Gunship, Air
//! Strike and Tank Availability, Mortars, Artillery].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::aircraft::Service;
use crate::army_lists::{AircraftId, AircraftWeaponId, ForceId};
use crate::calendar::Turn;
use crate::raise::Unit as UnitId;
use crate::squads::cards::{Rank, Suit, rank_name};
use crate::squads::vehicles::VehicleId;
use crate::words::{MortarId, SideTableId, TankTableId};
use pointman_core::error::Error;

/// Every table of support.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// How many cards a side draws before the battle.
    pub cards_by_support: Vec<CardsBySupport>,
    /// Where reinforcements come in, by the suit of the card.
    pub deploy_by_suit: BTreeMap<String, String>,
    /// One table a side.
    pub tables: Vec<SideTable>,
    /// The units the tables name.
    pub units: Vec<UnitType>,
    /// What each further tank is.
    pub armor_troop_rule: ArmorTroopRule,
    /// Which gunship, aircraft or tank comes.
    pub availability: Availability,
    /// Mortars.
    pub mortars: Vec<MortarType>,
    /// Artillery.
    pub artillery: ArtilleryType,
    /// Illumination rounds.
    pub illumination: Illumination,
    /// Bombs.
    pub bombs: Vec<Bomb>,
    /// Napalm.
    pub napalm: NapalmType,
}

/// Cards for levels of Support.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsBySupport {
    /// From this level.
    pub support_min: u8,
    /// To this level.
    pub support_max: u8,
    /// So many cards.
    pub cards: u8,
}

/// The reinforcement table of a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTable {
    /// Which.
    pub id: SideTableId,
    /// Its name.
    pub name: String,
    /// The forces that use it.
    pub forces: Vec<ForceId>,
    /// The rows, from King to 2.
    pub rows: Vec<Row>,
    /// The footnotes by their number.
    pub notes: BTreeMap<String, String>,
    /// What a gunship is by night (note 1): spans of a die.
    pub night_gunships: Vec<NightGunship>,
    /// The table of tanks; none for a side whose tank is always the same.
    pub tanks: Option<TankTableId>,
    /// The Rep of a sniper for 1 to 6 on a die.
    pub sniper_reps: [u8; 6],
}

/// A row of a reinforcement table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its card: `K` to `2`.
    pub card: String,
    /// What it brings, in words.
    pub text: String,
    /// What it brings.
    pub results: Vec<Brings>,
    /// The footnotes at it.
    pub notes: Vec<String>,
}

/// One thing a row brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Brings {
    /// A Fire Mission.
    FireMission {
        /// Of what.
        weapon: Weapon,
        /// Who aims it: always `hq`.
        control: String,
    },
    /// A Fire Mission of what a die says.
    FireMissionRoll {
        /// The die.
        dice: String,
        /// Faces for artillery.
        artillery: Vec<u8>,
        /// Faces for mortars.
        mortar: Vec<u8>,
        /// Who aims it: always `hq`.
        control: String,
    },
    /// The rest of the platoon, or what stands in for it.
    RestOfPlatoon {},
    /// A unit.
    Unit {
        /// Which.
        unit: UnitId,
        /// How many.
        count: u8,
        /// How it is armed, where the row says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapons: Option<Arming>,
        /// Whether it has satchel charges.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        satchel_charges: bool,
        /// Whether it is green.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        green: bool,
    },
    /// A sniper.
    Sniper {},
    /// A tank of the availability table, or always the same one.
    Tank {
        /// The one it always is.
        #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
        vehicle: Option<VehicleId>,
    },
    /// A gunship.
    Gunship {},
    /// A FAC and an aircraft that is ready.
    FacAndAirStrike {},
    /// Nothing.
    None {},
}

/// What fires a Fire Mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Weapon {
    Mortar,
    Artillery,
}

/// How a squad of the tables is armed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arming {
    /// Selective-fire rifles.
    SfRifle,
    /// Mixed weapons.
    Mixed,
}

/// What a gunship is by night.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NightGunship {
    /// From this face.
    pub from: u8,
    /// To this face.
    pub to: u8,
    /// The aircraft; none for nothing.
    pub aircraft: Option<AircraftId>,
}

/// A unit that the tables name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitType {
    /// Its id.
    pub id: String,
    /// How many men; by the army list when absent.
    pub men: Option<u8>,
    /// More about it.
    pub note: String,
}

/// What each further tank is [Armor Troop/Platoon Availability].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmorTroopRule {
    /// The die.
    pub dice: String,
    /// When it is thrown.
    pub when: String,
    /// Faces for the same type as the last.
    pub same_as_last: Vec<u8>,
    /// Faces for a roll on the table.
    pub roll_table: Vec<u8>,
}

/// The tables of what is available.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Availability {
    /// I Corps, and the other three.
    pub gunship: Vec<OnDie<GunshipRow>>,
    /// I Corps, and the other three.
    pub aircraft: Vec<OnDie<AircraftRow>>,
    /// By side, with the Odd Balls.
    pub tank: Vec<OnDie<TankRow>>,
    /// The tank of the NVA.
    pub nva_tank: VehicleId,
}

/// A table of one die.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnDie<R> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The die.
    pub dice: String,
    /// The rows for 1 to 6.
    pub rows: Vec<R>,
    /// Footnotes.
    pub notes: BTreeMap<String, String>,
    /// The number of dice printed beside it, where that is odd (sup-08).
    pub printed_dice: Option<String>,
}

impl<R> OnDie<R> {
    /// The row of a face.
    ///
    /// # Errors
    /// None: every table has six rows.
    pub fn row(&self, face: u8) -> Result<&R, Error> {
        self.rows
            .get(usize::from(face).wrapping_sub(1))
            .ok_or_else(|| Error::Bug(format!("{} has no row {face}", self.id)))
    }
}

/// Gunships for one face.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunshipRow {
    /// The face.
    pub roll: u8,
    /// In words.
    pub text: String,
    /// Those that come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aircraft: Option<Vec<AircraftId>>,
    /// By another die: spans such as `1-3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split: Option<BTreeMap<Span, AircraftId>>,
}

/// An aircraft for one face.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AircraftRow {
    /// The face.
    pub roll: u8,
    /// In words.
    pub text: String,
    /// The one that comes.
    pub aircraft: Vec<AircraftId>,
    /// Whose it is.
    pub service: Flier,
    /// Another in IV Corps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_iv_corps: Option<AircraftId>,
    /// The Rep of its pilot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot_rep: Option<u8>,
    /// The most Rep of a pilot of the VNAF.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot_rep_max_vnaf: Option<u8>,
    /// Footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// Whose an aircraft of the tables is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flier {
    /// The US Marines'.
    Marine,
    /// The US Air Force's.
    Usaf,
    /// The US or, for the ARVN, the Vietnamese Air Force's.
    UsafOrVnaf,
    /// The Royal Australian Air Force's.
    Raaf,
}

impl Flier {
    /// Whose it is for a side that is the ARVN or is not.
    pub const fn service(self, is_arvn: bool) -> Service {
        match self {
            Flier::Marine => Service::Marine,
            Flier::UsafOrVnaf if is_arvn => Service::Vnaf,
            Flier::Usaf | Flier::UsafOrVnaf => Service::Usaf,
            Flier::Raaf => Service::Raaf,
        }
    }
}

/// A vehicle for one face.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TankRow {
    /// The face.
    pub roll: u8,
    /// In words.
    pub text: String,
    /// The vehicle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<VehicleId>,
    /// The table to roll on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TankTableId>,
    /// One of these, as the player likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Vec<VehicleId>>,
    /// The turn `vehicle` comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Turn>,
    /// What comes before that turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle_before: Option<VehicleId>,
    /// Footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// A class of mortar; distances in inches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MortarType {
    pub id: MortarId,
    pub name: String,
    pub tube: String,
    pub range_max_in: u16,
    pub range_max_note: String,
    pub range_min_in: u16,
    pub blast_circle_in: u8,
    pub impact: u8,
    pub rep: u8,
    pub crew: u8,
    pub rate_of_fire: u8,
    pub friend_min_in: u16,
}

/// Artillery; distances in inches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ArtilleryType {
    pub rate_of_fire: u8,
    pub crew_min: u8,
    pub range_max_in: u16,
    pub range_min_in: u16,
    pub friend_min_in: u16,
    pub he: ArtilleryRound,
    pub wp: ArtilleryRound,
    pub illumination: LightRound,
    pub structures: String,
}

/// A round of artillery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ArtilleryRound {
    pub blast_circle_in: u8,
    pub impact: u8,
    pub rep: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smoke_length_circles: Option<u8>,
}

/// What lights the night up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LightRound {
    #[serde(alias = "circle_in")]
    pub area_in: u8,
    pub turns: u8,
}

/// Illumination rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Illumination {
    pub mortar: LightRound,
    pub artillery: LightRound,
}

/// A bomb.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Bomb {
    pub id: AircraftWeaponId,
    pub circle_in: u8,
    pub impact: u8,
    pub apw: u8,
    pub rep: u8,
}

/// Napalm.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NapalmType {
    /// Width and length in inches.
    pub template_in: [u8; 2],
    /// Its Impact.
    pub impact: u8,
}

/// Every table of support.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> =
        LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/support.json")));
    &DATA
}

impl Data {
    /// The reinforcement table of a force.
    ///
    /// # Errors
    /// None: every force has one.
    pub fn table_of(&self, force: ForceId) -> Result<&SideTable, Error> {
        let found = self.tables.iter().find(|table| table.forces.contains(&force));
        found.ok_or_else(|| Error::Bug(format!("{force} has no reinforcement table")))
    }

    /// How many cards a side with this Support draws before the battle.
    pub fn cards_for(&self, support: u8) -> u8 {
        let row =
            self.cards_by_support.iter().find(|row| (row.support_min..=row.support_max).contains(&support));
        row.map_or(0, |row| row.cards)
    }

    /// Where a card of this suit brings reinforcements in.
    pub fn arrival_of(&self, suit: Suit) -> &str {
        self.deploy_by_suit.get(suit.id()).map_or("", String::as_str)
    }

    /// The table of tanks with this id.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn tanks(&self, id: TankTableId) -> Result<&OnDie<TankRow>, Error> {
        let found = self.availability.tank.iter().find(|table| table.id == id.id());
        found.ok_or_else(|| Error::Bug(format!("there is no table of tanks {id}")))
    }

    /// The mortar with this id.
    pub fn mortar(&self, id: MortarId) -> &MortarType {
        &self.mortars[id.index()]
    }
}

impl SideTable {
    /// The row of a rank; none for an Ace (sup-13).
    pub fn row(&self, rank: Rank) -> Option<&Row> {
        let name = rank_name(rank);
        self.rows.iter().find(|row| row.card == name)
    }

    /// Whether it is a table of VC or NVA.
    pub fn is_communist(&self) -> bool {
        matches!(self.id, SideTableId::Vc | SideTableId::Nva)
    }

    /// The words of a note.
    pub fn note(&self, number: &str) -> &str {
        self.notes.get(number).map_or("", String::as_str)
    }
}

/// Faces of a die from one to another, written `1-3` or `4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Span {
    from: u8,
    to: u8,
}

impl Span {
    /// Whether `face` is one of them.
    pub const fn has(self, face: u8) -> bool {
        self.from <= face && face <= self.to
    }
}

impl TryFrom<String> for Span {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let (from, to) = text.split_once('-').unwrap_or((&text, &text));
        Ok(Span { from: from.parse()?, to: to.parse()? })
    }
}

impl From<Span> for String {
    fn from(span: Span) -> String {
        if span.from == span.to { span.from.to_string() } else { format!("{}-{}", span.from, span.to) }
    }
}
