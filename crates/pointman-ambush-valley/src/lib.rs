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

pub mod after_action;
pub mod campaign;
pub mod mission;
mod record;
pub mod tables;
mod throw;
mod vocabulary;

pub use after_action::advance::regular_cvp;
pub use after_action::assessment::{margin, regular_score, vc_score};
pub use after_action::casualties::{Fate, fate};
pub use after_action::check_report::check_report;
pub use after_action::development::{build_insurgency, develop_team, eligible, tire};
pub use after_action::open_report::open_lines;
pub use after_action::replacements::advancements_kept;
pub use after_action::report::{
    FigureReport, ForceReport, InitiativeRoll, OtherCasualty, Report, TeamReport,
};
pub use campaign::derived::DicePool;
pub use campaign::force::{
    AttachedAsset, AvailableAsset, Fatigue, FatigueResult, Figure, Held, Missing, PoolEntry, Prisoner, Ranks,
    RegularForce, RegularScore, Suppressed, Team,
};
pub use campaign::insurgency::{
    Insurgency, InsurgencyRanks, InsurgencyRatings, InsurgencyScore, UnitRatings,
};
pub use campaign::options::{DegradedDice, Options};
pub use campaign::setup::{FigureSetup, InsurgentSetup, RegularSetup, Setup, TeamSetup, leadership_roll};
pub use campaign::steps::{
    Advance, CAMPAIGN_ADVANCE, CAMPAIGN_BUY, CAMPAIGN_FINISH, CAMPAIGN_LENGTH, CAMPAIGN_NEW,
    GENERATE_MISSION, StepRecord, choices, schemas,
};
pub use campaign::{
    AfterAction, AnyForce, Campaign, DeployedTeams, Pack, PackScenario, Player, Setting, Standing, TurnCvp,
    TurnRecord,
};
pub use mission::briefing::{deploy_words, objective_words};
pub use mission::in_game::{BuyOrder, LengthOrder};
pub use mission::momentum::{buy, roll_momentum};
pub use mission::orders::{Buy, ForceOrders, ObjectiveChoice, Orders, Scout, VcUnit};
pub use mission::pre_action::lieutenant_and_medic;
pub use mission::standalone::{Mission, MissionSetup, Versus};
pub use mission::{
    AssetPrice, Board, BoardObjective, CurrentMission, FogCards, ForceEdge, Game, LengthCheck, MissionForce,
    Momentum, Objective, Purchase, Scenario, Score, ScoreLine, StartRoll,
};
pub use record::Event;
pub use tables::{TableId, Tables, tables};
pub use throw::{Throw, roll};
pub use vocabulary::*;
