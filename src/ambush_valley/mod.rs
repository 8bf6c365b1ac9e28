//! Ambush Valley: the campaign rules, from receiving a mission to the replacements after its game, and
//! missions that stand alone.
//!
//! | Rules | Module |
//! |---|---|
//! | What there is (9) | [`Campaign`], [`RegularForce`], [`Insurgency`], [`CurrentMission`]; their invariants in `check*` |
//! | Setting up (1, 2) | [`Setup`] |
//! | Before the game (4.1–4.4) | [`Orders`], `pre_action`, `momentum`, `game_start` |
//! | During the game (4.5) | [`BuyOrder`], [`LengthOrder`] |
//! | After the game (5) | [`Report`], `assessment`, `casualties`, `development`, `replacements`, `advance` |
//! | What developments and fatigue do (6, 7) | `derived`, [`Tables`] |
//! | Readings of unclear rules (10) | [`Options`] |
//!
//! The core rules (fire, reactions, cards) are played at the table: the campaign stores what bears on them
//! and reminds the players.

mod advance;
mod assessment;
mod briefing;
mod campaign;
mod casualties;
mod check;
mod check_force;
mod check_mission;
mod check_report;
mod derived;
mod development;
mod force;
mod game_start;
mod in_game;
mod insurgency;
mod mission;
mod momentum;
pub mod options;
mod orders;
mod platoon;
mod pre_action;
mod record;
mod replacements;
mod report;
mod setup;
mod standalone;
mod steps;
pub mod tables;
mod template;
mod throw;
mod vocabulary;

pub use advance::regular_cvp;
pub use assessment::{margin, regular_score, vc_score};
pub use briefing::{deploy_words, objective_words};
pub use campaign::{
    AfterAction, AnyForce, Campaign, DeployedTeams, Pack, PackScenario, Player, Setting, Standing, TurnCvp,
    TurnRecord,
};
pub use casualties::{Fate, fate};
pub use check_report::check_report;
pub use derived::DicePool;
pub use development::{build_insurgency, develop_team, eligible, tire};
pub use force::{
    AttachedAsset, AvailableAsset, Fatigue, FatigueResult, Figure, Held, Missing, PoolEntry, Prisoner, Ranks,
    RegularForce, RegularScore, Suppressed, Team,
};
pub use in_game::{BuyOrder, LengthOrder};
pub use insurgency::{Insurgency, InsurgencyRanks, InsurgencyRatings, InsurgencyScore, UnitRatings};
pub use mission::{
    AssetPrice, Board, BoardObjective, CurrentMission, FogCards, ForceEdge, Game, LengthCheck, MissionForce,
    Momentum, Objective, Purchase, Scenario, Score, ScoreLine, StartRoll,
};
pub use momentum::{buy, roll_momentum};
pub use options::{DegradedDice, Options};
pub use orders::{Buy, ForceOrders, ObjectiveChoice, Orders, Scout, VcUnit};
pub use pre_action::lieutenant_and_medic;
pub use record::Event;
pub use replacements::advancements_kept;
pub use report::{FigureReport, ForceReport, InitiativeRoll, Report, TeamReport};
pub use setup::{FigureSetup, InsurgentSetup, RegularSetup, Setup, TeamSetup, leadership_roll};
pub use standalone::{Mission, MissionSetup, Versus};
pub use steps::{
    Advance, CAMPAIGN_ADVANCE, CAMPAIGN_BUY, CAMPAIGN_FINISH, CAMPAIGN_LENGTH, CAMPAIGN_NEW,
    GENERATE_MISSION, StepRecord, choices, schemas,
};
pub use tables::{TableId, Tables, tables};
pub use throw::{Throw, roll};
pub use vocabulary::*;
