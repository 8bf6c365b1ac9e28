//! Where the rules are silent or contradict themselves: the readings a campaign may choose between (10).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use pointman_core::error::Error;
use pointman_core::vocabulary;
use pointman_core::{names, readings};

vocabulary! {
    /// A rule that players may use or leave.
    pub enum Switch: "value" {
        Off = "off" "Off",
        On = "on" "On",
    }
}

vocabulary! {
    /// Yes or no.
    pub enum Answer: "value" {
        No = "no" "No",
        Yes = "yes" "Yes",
    }
}

vocabulary! {
    /// What a leadership roll does to the starting value (A2).
    pub enum LeadershipRollEffect: "value" {
        Replaces = "replaces" "Replaces the starting value",
        Adds = "adds" "Is added to the starting value",
    }
}

vocabulary! {
    /// How units start a Sweep and Clear (A5).
    pub enum SweepDeploy: "value" {
        Within = "within" "Within the distance",
        OnLine = "on-line" "Exactly at the distance",
    }
}

vocabulary! {
    /// How much must pass the centre line in a Sweep and Clear (A5).
    pub enum SweepShare: "value" {
        OneUnit = "one-unit" "One unit",
        Half = "half" "Half the force",
        All = "all" "The whole force",
    }
}

vocabulary! {
    /// Whether a Sweep and Clear is one objective or two (A5).
    pub enum SweepObjectives: "value" {
        One = "one" "One objective",
        Two = "two" "Two objectives",
    }
}

vocabulary! {
    /// What half a force is counted in (A6).
    pub enum ForceShareUnit: "value" {
        Units = "units" "Units",
        Figures = "figures" "Figures",
    }
}

vocabulary! {
    /// When each regular player may draw a first Fog of War card (A10).
    pub enum FirstFogCard: "value" {
        None = "none" "No first card",
        Turn1 = "turn-1" "As turn 1 begins",
        BeforePlay = "before-play" "Before play",
        Both = "both" "Before play, and as turn 1 begins",
    }
}

vocabulary! {
    /// Which wounds cost Victory Points (A13).
    pub enum WiaCounts: "value" {
        AnyWound = "any-wound" "Any wound",
        SeriousOnly = "serious-only" "Serious wounds only",
    }
}

vocabulary! {
    /// How a vehicle disabled and then destroyed counts (A14).
    pub enum VehicleScoring: "value" {
        FinalState = "final-state" "Once, as destroyed",
        EachEvent = "each-event" "Twice",
    }
}

vocabulary! {
    /// The margin over a loser without points (A15).
    pub enum NonpositiveLoser: "value" {
        Decisive = "decisive" "Decisive",
        Marginal = "marginal" "Marginal",
    }
}

vocabulary! {
    /// The margin of a winner without points (A15).
    pub enum NonpositiveWinner: "value" {
        Marginal = "marginal" "Marginal",
        ByMagnitude = "by-magnitude" "By how far the loser is below",
    }
}

vocabulary! {
    /// Whose Troop Quality a casualty rolls (A17).
    pub enum CasualtyDie: "value" {
        Figure = "figure" "His own, else his team's",
        Team = "team" "His team's",
    }
}

vocabulary! {
    /// Which prisoners cost Campaign Victory Points (A18).
    pub enum PowCampaignVp: "value" {
        AllThisTurn = "all-this-turn" "All lost this turn",
        StragglersOnly = "stragglers-only" "Captured stragglers",
    }
}

vocabulary! {
    /// Whether a captured man's place is ever filled (A18).
    pub enum CapturedReplaced: "value" {
        No = "no" "No",
        ReplacementDie = "replacement-die" "By a die in the Replacement pool",
    }
}

vocabulary! {
    /// When a pool entry is rolled first (A19).
    pub enum PoolFirstRoll: "value" {
        NextTurn = "next-turn" "The turn after it was made",
        SameTurn = "same-turn" "The turn it was made",
    }
}

vocabulary! {
    /// What the Replacement die of a man out for good stands for (A20).
    pub enum PermanentLosses: "value" {
        RollPlace = "roll-place" "Rolled for his place",
        ReplaceWithoutRoll = "replace-without-roll" "A replacement without a roll",
    }
}

vocabulary! {
    /// How often a fatigued team that fights on and rolls a 1 rolls for fatigue (A21).
    pub enum ContinuousCombatRolls: "value" {
        One = "one" "Once",
        Two = "two" "Twice",
    }
}

vocabulary! {
    /// What Loss of Edge switches off (A22).
    pub enum LossOfEdgeScope: "value" {
        AllDevelopments = "all-developments" "All developments",
        RanksOnly = "ranks-only" "Ranks only",
    }
}

vocabulary! {
    /// Which die a second Degraded Defence or Firepower lowers (A23).
    pub enum DegradedDice: "value" {
        OneDieEach = "one-die-each" "One more die",
        SameDieAgain = "same-die-again" "The same die again",
    }
}

vocabulary! {
    /// What rolling a trait again does (A24, A27).
    pub enum DuplicateTrait: "value" {
        NoEffect = "no-effect" "Nothing",
        Reroll = "reroll" "Is rolled again",
    }
}

vocabulary! {
    /// What becomes of leadership traits when the leader is lost (A24).
    pub enum LeaderTraits: "value" {
        WithTeam = "with-team" "Stay with the team",
        WithLeader = "with-leader" "Go with the leader",
    }
}

vocabulary! {
    /// What replacements do to their team's ratings (A25).
    pub enum TeamRating: "value" {
        Unchanged = "unchanged" "Nothing",
        Lowest = "lowest" "The lowest of its men",
        Majority = "majority" "That of most of its men",
    }
}

vocabulary! {
    /// Whether the first ranks of Supplies and Troops go on beside the second (A27).
    pub enum RankEffects: "value" {
        Superseding = "superseding" "The second takes the place of the first",
        AllRanks = "all-ranks" "All ranks go on",
    }
}

vocabulary! {
    /// What wins a campaign (A28).
    pub enum CampaignWinner: "value" {
        Sum = "sum" "The most Campaign Victory Points",
        GamesWon = "games-won" "The most games won",
    }
}

/// The distance, in inches, for deploying at Blocking Positions (A3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum MissionDistance {
    /// 6 inches.
    Six,
    /// 8 inches.
    Eight,
}

impl TryFrom<u32> for MissionDistance {
    type Error = String;

    fn try_from(inches: u32) -> Result<Self, String> {
        match inches {
            6 => Ok(MissionDistance::Six),
            8 => Ok(MissionDistance::Eight),
            other => Err(format!("{other}: give 6 or 8")),
        }
    }
}

impl From<MissionDistance> for u32 {
    fn from(distance: MissionDistance) -> u32 {
        match distance {
            MissionDistance::Six => 6,
            MissionDistance::Eight => 8,
        }
    }
}

impl JsonSchema for MissionDistance {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MissionDistance".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "enum": [6, 8] })
    }
}

/// Every option of a campaign, in the order of the tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether leaders roll for their rating at the start (2.2).
    pub leadership_roll: Switch,
    /// What that roll does (A2).
    pub leadership_roll_effect: LeadershipRollEffect,
    /// Inches for Blocking Positions (A3).
    pub mission_distance_in: MissionDistance,
    /// How units start a Sweep and Clear (A5).
    pub sweep_and_clear_deploy: SweepDeploy,
    /// One objective or two (A5).
    pub sweep_and_clear_objectives: SweepObjectives,
    /// How much must pass the centre line (A5).
    pub sweep_and_clear_share: SweepShare,
    /// What half a force is counted in (A6).
    pub force_share_unit: ForceShareUnit,
    /// When a first Fog of War card may be drawn (A10).
    pub first_fog_card: FirstFogCard,
    /// Whether each regular player rolls for a lieutenant and a medic (A32).
    pub lieutenant_and_medic: Switch,
    /// Which wounds cost Victory Points (A13).
    pub wia_counts: WiaCounts,
    /// How a vehicle disabled and then destroyed counts (A14).
    pub vehicle_scoring: VehicleScoring,
    /// The margin over a loser without points (A15).
    pub nonpositive_loser: NonpositiveLoser,
    /// The margin of a winner without points (A15).
    pub nonpositive_winner: NonpositiveWinner,
    /// Whose Troop Quality a casualty rolls (A17).
    pub casualty_die: CasualtyDie,
    /// Which prisoners cost Campaign Victory Points (A18).
    pub pow_campaign_vp: PowCampaignVp,
    /// Whether captured men are replaced (A18).
    pub captured_replaced: CapturedReplaced,
    /// When a pool entry is rolled first (A19).
    pub pool_first_roll: PoolFirstRoll,
    /// What the die of a man out for good stands for (A20).
    pub permanent_losses: PermanentLosses,
    /// Fatigue rolls of a team that fights on and rolls a 1 (A21).
    pub continuous_combat_rolls: ContinuousCombatRolls,
    /// What Loss of Edge switches off (A22).
    pub loss_of_edge_scope: LossOfEdgeScope,
    /// Which die a second degradation lowers (A23).
    pub degraded_dice: DegradedDice,
    /// Whether ranks of the insurgency supersede earlier ones (A27).
    pub rank_effects: RankEffects,
    /// What a repeated trait does (A24, A27).
    pub duplicate_trait: DuplicateTrait,
    /// What becomes of leadership traits when the leader is lost (A24).
    pub leader_traits: LeaderTraits,
    /// Whether asset teams develop (6.1).
    pub asset_teams_develop: Answer,
    /// What replacements do to their team's ratings (A25).
    pub team_rating_after_replacements: TeamRating,
    /// What wins the campaign (A28).
    pub campaign_winner: CampaignWinner,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            leadership_roll: Switch::Off,
            leadership_roll_effect: LeadershipRollEffect::Replaces,
            mission_distance_in: MissionDistance::Six,
            sweep_and_clear_deploy: SweepDeploy::Within,
            sweep_and_clear_objectives: SweepObjectives::One,
            sweep_and_clear_share: SweepShare::Half,
            force_share_unit: ForceShareUnit::Units,
            first_fog_card: FirstFogCard::Turn1,
            lieutenant_and_medic: Switch::Off,
            wia_counts: WiaCounts::AnyWound,
            vehicle_scoring: VehicleScoring::FinalState,
            nonpositive_loser: NonpositiveLoser::Decisive,
            nonpositive_winner: NonpositiveWinner::Marginal,
            casualty_die: CasualtyDie::Figure,
            pow_campaign_vp: PowCampaignVp::AllThisTurn,
            captured_replaced: CapturedReplaced::No,
            pool_first_roll: PoolFirstRoll::NextTurn,
            permanent_losses: PermanentLosses::RollPlace,
            continuous_combat_rolls: ContinuousCombatRolls::One,
            loss_of_edge_scope: LossOfEdgeScope::AllDevelopments,
            degraded_dice: DegradedDice::OneDieEach,
            rank_effects: RankEffects::Superseding,
            duplicate_trait: DuplicateTrait::NoEffect,
            leader_traits: LeaderTraits::WithTeam,
            asset_teams_develop: Answer::No,
            team_rating_after_replacements: TeamRating::Unchanged,
            campaign_winner: CampaignWinner::Sum,
        }
    }
}

impl Options {
    /// Sets the option `key` to `value`, both as in documents; unique prefixes will do, and `-` stands for
    /// `_` in keys.
    ///
    /// ```
    /// use pointman_ambush_valley::Options;
    /// let mut options = Options::default();
    /// options.set("pool-first-roll", "same-turn")?;
    /// assert!(options.set("pool-first-roll", "never").is_err());
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let Ok(Value::Object(fields)) = serde_json::to_value(&*self) else {
            return Err(Error::Bug("options are no JSON object".to_owned()));
        };
        let keys: Vec<&String> = fields.keys().collect();
        let key = key.replace('-', "_");
        let Ok(index) = names::resolve("option", &key, &keys) else {
            let listed = keys
                .iter()
                .map(|known| format!("{known}={}", crate::tables().option_values(known).join("|")));
            return Err(readings::unknown(&key, listed));
        };
        let key = keys[index];
        let values = crate::tables().option_values(key);
        let value = &values[readings::value_of(key, value, &values)?];
        let value = value.parse::<u32>().map_or_else(|_| Value::from(value.as_str()), Value::from);
        readings::put(self, key, value)
    }
}
