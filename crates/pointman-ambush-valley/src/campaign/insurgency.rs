//! The insurgency of the area: its ratings, ranks and traits, and what they do (7, 9.5).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::options::RankEffects;
use crate::{
    AttachedAsset, AvailableAsset, Confidence, Die, InsurgencyArea, InsurgencyTrait, Level, SupplyQuality,
    VcUnitKind, tables,
};

/// An insurgent force (9.5).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Insurgency {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its ratings at the start.
    pub ratings: InsurgencyRatings,
    /// Assets it has.
    #[serde(default)]
    pub internal_assets: Vec<AttachedAsset>,
    /// Assets it may ask for.
    #[serde(default)]
    pub available_assets: Vec<AvailableAsset>,
    /// Its ranks.
    #[serde(default)]
    pub ranks: InsurgencyRanks,
    /// Its special developments.
    #[serde(default)]
    pub special: Vec<crate::HeldTrait<InsurgencyTrait>>,
    /// The turn Disillusionment came.
    #[serde(default)]
    pub disillusionment: Option<u32>,
    /// Its Campaign Victory Points by turn.
    #[serde(default)]
    pub campaign_vp: Vec<InsurgencyScore>,
}

/// The ratings of Local Force and Main Force units.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsurgencyRatings {
    /// Local Force.
    pub local_force: UnitRatings,
    /// Main Force.
    pub main_force: UnitRatings,
}

/// The ratings of one kind of VC units.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitRatings {
    /// Troop Quality.
    pub troop_quality_die: Die,
    /// Morale.
    pub morale_die: Die,
    /// Confidence level.
    #[schemars(with = "String")]
    pub confidence: Level<Confidence>,
    /// Supply quality.
    #[schemars(with = "String")]
    pub supply_quality: Level<SupplyQuality>,
}

/// Ranks by area, 0 to 3 each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct InsurgencyRanks {
    /// Improved Supplies.
    #[schemars(range(max = 3))]
    pub improved_supplies: u8,
    /// Improved Troops.
    #[schemars(range(max = 3))]
    pub improved_troops: u8,
    /// Improved Tactics.
    #[schemars(range(max = 3))]
    pub improved_tactics: u8,
    /// Improved Leadership.
    #[schemars(range(max = 3))]
    pub improved_leadership: u8,
}

impl InsurgencyRanks {
    /// The rank of an area.
    pub fn get(self, area: InsurgencyArea) -> u8 {
        match area {
            InsurgencyArea::ImprovedSupplies => self.improved_supplies,
            InsurgencyArea::ImprovedTroops => self.improved_troops,
            InsurgencyArea::ImprovedTactics => self.improved_tactics,
            InsurgencyArea::ImprovedLeadership => self.improved_leadership,
        }
    }

    /// The rank of an area, to change.
    pub fn get_mut(&mut self, area: InsurgencyArea) -> &mut u8 {
        match area {
            InsurgencyArea::ImprovedSupplies => &mut self.improved_supplies,
            InsurgencyArea::ImprovedTroops => &mut self.improved_troops,
            InsurgencyArea::ImprovedTactics => &mut self.improved_tactics,
            InsurgencyArea::ImprovedLeadership => &mut self.improved_leadership,
        }
    }
}

/// The points of an insurgency for one turn (5.3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsurgencyScore {
    /// The turn.
    pub turn: u32,
    /// Victory Points of the game.
    pub vp: i32,
    /// Campaign Victory Points.
    pub cvp: i32,
}

impl Insurgency {
    /// Whether a rank of an area is in force: reached, and not superseded unless all ranks go on (A27).
    pub fn works(&self, area: InsurgencyArea, rank: u8, option: RankEffects) -> bool {
        let held = self.ranks.get(area);
        let lapsed = |lapse: &crate::tables::Superseded| lapse.rank == rank && held >= lapse.from_rank;
        rank <= held
            && (option == RankEffects::AllRanks
                || !tables().insurgency_area(area).superseded.iter().any(lapsed))
    }

    /// Whether it has this special development.
    pub fn has(&self, special: InsurgencyTrait) -> bool {
        self.special.iter().any(|held| held.kind == special)
    }

    /// The ratings its units of one kind had at the start.
    pub fn ratings_at_start(&self, kind: VcUnitKind) -> &UnitRatings {
        match kind {
            VcUnitKind::LocalForce => &self.ratings.local_force,
            VcUnitKind::MainForce => &self.ratings.main_force,
        }
    }

    /// The Supply Quality of its units of one kind, with what Improved Supplies has made of it for good: Rank
    /// 2 raises what is poor to Average, and never lowers what is better (A27).
    pub fn supply_of(&self, kind: VcUnitKind) -> Level<SupplyQuality> {
        let start = &self.ratings_at_start(kind).supply_quality;
        let is_poor = *start == SupplyQuality::PoorlySupplied.into();
        let is_raised = self.ranks.improved_supplies >= 2 && is_poor;
        if is_raised { SupplyQuality::Average.into() } else { start.clone() }
    }

    /// The ratings of its units of one kind, with what Improved Troops has made of them for good.
    pub fn ratings_of(&self, kind: VcUnitKind) -> (Die, Die) {
        let ratings = self.ratings_at_start(kind);
        match kind {
            // It raises them: better ones stay as they are.
            VcUnitKind::LocalForce if self.ranks.improved_troops >= 2 => {
                (ratings.troop_quality_die.max(Die::D8), ratings.morale_die.max(Die::D10))
            }
            _ => (ratings.troop_quality_die, ratings.morale_die),
        }
    }

    /// All its Campaign Victory Points.
    pub fn total_cvp(&self) -> i32 {
        self.campaign_vp.iter().fold(0, |sum, score| sum.saturating_add(score.cvp))
    }
}
