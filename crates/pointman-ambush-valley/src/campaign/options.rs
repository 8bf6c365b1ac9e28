//! Where the rules are silent or contradict themselves: the readings a campaign may choose between (10).

use pointman_core::readings;

readings! {
    written
    "leadership_roll" leadership_roll: LeadershipRoll, "Whether leaders roll for their rating at the start \
                                                        (2.2)" {
        Off "off" "Off",
        On "on" "On",
    }
    "leadership_roll_effect" leadership_roll_effect: LeadershipRollEffect, "What that roll does (A2)" {
        Replaces "replaces" "Replaces the starting value",
        Adds "adds" "Is added to the starting value",
    }
    "mission_distance_in" mission_distance_in: MissionDistance
        [serde(with = "inches"), schemars(schema_with = "inches::schema")],
            "Inches for Blocking Positions (A3)" {
        Six "6" "6 inches",
        Eight "8" "8 inches",
    }
    "sweep_and_clear_deploy" sweep_and_clear_deploy: SweepDeploy, "How units start a Sweep and Clear (A5)" {
        Within "within" "Within the distance",
        OnLine "on-line" "Exactly at the distance",
    }
    "sweep_and_clear_objectives" sweep_and_clear_objectives: SweepObjectives, "One objective or two (A5)" {
        One "one" "One objective",
        Two "two" "Two objectives",
    }
    "sweep_and_clear_share" sweep_and_clear_share: SweepShare, "How much must pass the centre line (A5)" {
        Half "half" "Half the force",
        OneUnit "one-unit" "One unit",
        All "all" "The whole force",
    }
    "force_share_unit" force_share_unit: ForceShareUnit, "What counts when half a force is needed (A6)" {
        Units "units" "Units",
        Figures "figures" "Figures",
    }
    "first_fog_card" first_fog_card: FirstFogCard, "When a first Fog of War card may be drawn (A10)" {
        Turn1 "turn-1" "As turn 1 begins",
        None "none" "No first card",
        BeforePlay "before-play" "Before play",
        Both "both" "Before play, and as turn 1 begins",
    }
    "lieutenant_and_medic" lieutenant_and_medic: LieutenantAndMedic, "Whether each regular player rolls for \
                                                                      a lieutenant and a medic (A32)" {
        Off "off" "Off",
        On "on" "On",
    }
    "wia_counts" wia_counts: WiaCounts, "Which wounds cost Victory Points (A13)" {
        AnyWound "any-wound" "Any wound",
        SeriousOnly "serious-only" "Serious wounds only",
    }
    "vehicle_scoring" vehicle_scoring: VehicleScoring, "How a vehicle disabled and then destroyed counts \
                                                        (A14)" {
        FinalState "final-state" "Once, as destroyed",
        EachEvent "each-event" "Twice",
    }
    "nonpositive_loser" nonpositive_loser: NonpositiveLoser, "The margin over a loser without points (A15)" {
        Decisive "decisive" "Decisive",
        Marginal "marginal" "Marginal",
    }
    "nonpositive_winner" nonpositive_winner: NonpositiveWinner,
        "The margin of a winner without points (A15)" {
        Marginal "marginal" "Marginal",
        ByMagnitude "by-magnitude" "By how far the loser is below",
    }
    "casualty_die" casualty_die: CasualtyDie, "Whose Troop Quality a casualty rolls (A17)" {
        Figure "figure" "Their own, else their team's",
        Team "team" "Their team's",
    }
    "pow_campaign_vp" pow_campaign_vp: PowCampaignVp, "Which prisoners cost Campaign Victory Points (A18)" {
        AllThisTurn "all-this-turn" "All lost this turn",
        StragglersOnly "stragglers-only" "Captured stragglers",
    }
    "captured_replaced" captured_replaced: CapturedReplaced, "Whether captured men are replaced (A18)" {
        No "no" "No",
        ReplacementDie "replacement-die" "By a die in the Replacement pool",
    }
    "pool_first_roll" pool_first_roll: PoolFirstRoll, "When a pool entry is rolled first (A19)" {
        NextTurn "next-turn" "The turn after it was made",
        SameTurn "same-turn" "The turn it was made",
    }
    "permanent_losses" permanent_losses: PermanentLosses, "What the die of a man out for good means (A20)" {
        RollPlace "roll-place" "Rolled for the place",
        ReplaceWithoutRoll "replace-without-roll" "A replacement without a roll",
    }
    "continuous_combat_rolls" continuous_combat_rolls: ContinuousCombatRolls,
    "Fatigue rolls of a team that fights on and rolls a 1 (A21)" {
        One "one" "Once",
        Two "two" "Twice",
    }
    "loss_of_edge_scope" loss_of_edge_scope: LossOfEdgeScope, "What Loss of Edge switches off (A22)" {
        AllDevelopments "all-developments" "All developments",
        RanksOnly "ranks-only" "Ranks only",
    }
    "degraded_dice" degraded_dice: DegradedDice, "Which die a second degradation lowers (A23)" {
        OneDieEach "one-die-each" "One more die",
        SameDieAgain "same-die-again" "The same die again",
    }
    "rank_effects" rank_effects: RankEffects, "Whether ranks of the insurgency supersede earlier ones (A27)" {
        Superseding "superseding" "The second replaces the first",
        AllRanks "all-ranks" "All ranks stay in effect",
    }
    "duplicate_trait" duplicate_trait: DuplicateTrait, "What a repeated trait does (A24, A27)" {
        NoEffect "no-effect" "Nothing",
        Reroll "reroll" "Is rolled again",
    }
    "leader_traits" leader_traits: LeaderTraits, "What happens to leadership traits when the leader is lost \
                                                  (A24)" {
        WithTeam "with-team" "Stay with the team",
        WithLeader "with-leader" "Go with the leader",
    }
    "asset_teams_develop" asset_teams_develop: AssetTeamsDevelop, "Whether asset teams develop (6.1)" {
        No "no" "No",
        Yes "yes" "Yes",
    }
    "team_rating_after_replacements" team_rating_after_replacements: TeamRating,
    "What replacements do to their team's ratings (A25)" {
        Unchanged "unchanged" "Nothing",
        Lowest "lowest" "The lowest of its men",
        Majority "majority" "The rating of most of its men",
    }
    "campaign_winner" campaign_winner: CampaignWinner, "What wins the campaign (A28)" {
        Sum "sum" "The most Campaign Victory Points",
        GamesWon "games-won" "The most games won",
    }
}

/// The distance for Blocking Positions stands in documents as a number.
mod inches {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::MissionDistance;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    pub(super) fn serialize<S: Serializer>(distance: &MissionDistance, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(match distance {
            MissionDistance::Six => 6,
            MissionDistance::Eight => 8,
        })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<MissionDistance, D::Error> {
        match u32::deserialize(from)? {
            6 => Ok(MissionDistance::Six),
            8 => Ok(MissionDistance::Eight),
            other => Err(serde::de::Error::custom(format!("{other}: give 6 or 8"))),
        }
    }

    schemars::by_hand! {
        pub(super) fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({ "type": "integer", "enum": [6, 8] })
        }
    }
}
