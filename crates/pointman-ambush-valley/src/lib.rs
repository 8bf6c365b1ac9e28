#![doc = include_str!("../README.md")]

pub mod after_action;
mod asked;
pub mod campaign;
mod follow;
pub mod mission;
mod record;
pub mod tables;
mod throw;
mod told;
mod vocabulary;

/// The schemas of what is read here.
pub const SCHEMAS: pointman_core::document::Schemas =
    pointman_core::document::Schemas::Baked(include_bytes!("schemas.json.z"));

/// All of them, made from the types.
pub fn all_schemas() -> Vec<pointman_core::document::Made> {
    use pointman_core::document::made;
    let documents = made::<Campaign>().into_iter().chain(made::<LoneMission>());
    documents.chain(campaign::steps::schemas()).collect()
}

pub use after_action::advance::regular_cvp;
pub use after_action::answers::{DEEDS, FATES, NOTHING_DONE, OTHER_FATES, REST_NOTHING, ReportTold};
pub use after_action::assessment::{margin, regular_score, vc_score};
pub use after_action::casualties::{Fate, fate};
pub use after_action::check_report::{Checked, check_report};
pub use after_action::development::{abandoned, build_insurgency, develop_team, eligible, tire};
pub use after_action::faults_in_words::faults_in_words;
pub use after_action::open_report::open_lines;
pub use after_action::questions::STRAGGLERS;
pub use after_action::replacements::advancements_kept;
pub use after_action::report::{
    FigureReport, ForceReport, InitiativeRoll, OtherCasualty, Report, TeamReport,
};
pub use asked::{AskedFor, OrderLine, QuestionName, ReportLine, SealedLine};
pub use campaign::chronicle::FormerRole;
pub use campaign::corrections::{Extension, Freeing, Promotion, Renaming};
pub use campaign::derived::DicePool;
pub use campaign::force::{
    AttachedAsset, AvailableAsset, Fatigue, FatigueResult, Figure, HeldTrait, Missing, PoolEntry, Prisoner,
    Ranks, RegularForce, RegularScore, Suppressed, Team,
};
pub use campaign::insurgency::{
    Insurgency, InsurgencyRanks, InsurgencyRatings, InsurgencyScore, UnitRatings,
};
pub use campaign::options::{DegradedDice, Options};
pub use campaign::platoon::slug as id_of;
pub use campaign::setup::{
    FigureSetup, InsurgentSetup, RegularSetup, Setup, TeamSetup, leadership_roll, price_list, usual_assets,
};
pub use campaign::steps::{
    Advance, CAMPAIGN_ADVANCE, CAMPAIGN_BUY, CAMPAIGN_EXTEND, CAMPAIGN_FINISH, CAMPAIGN_FREE_PRISONER,
    CAMPAIGN_LENGTH, CAMPAIGN_NEW, CAMPAIGN_ORDERS, CAMPAIGN_PROMOTE, CAMPAIGN_RENAME, CampaignMaking,
    CampaignStep, Finish, GENERATE_MISSION, StepRecord, schemas,
};
pub use campaign::{
    AfterAction, AnyForce, Campaign, DeployedTeams, Pack, PackScenario, Player, Setting, Settled, Standing,
    TurnCvp, TurnRecord,
};
pub use follow::{Rolled, end_odds, roll_on, row_odds, takes_troop_quality, total_odds};
pub use mission::apart::{
    AGREED, Apart, AskedChoice, ChoiceKind, OpenedOrders, SealedOrders, SideOrders, SideSays, has_letters,
    quadrant_called,
};
pub use mission::briefing::{deploy_words, objective_called, objective_words};
pub use mission::game_start::insurgency_title;
pub use mission::in_game::{BuyOrder, LengthOrder};
pub use mission::momentum::{LastOfSquad, OWN_FIRETEAM, OWN_SQUAD, buy, roll_momentum};
pub use mission::order_questions::{OrdersTold, scout, unit};
pub use mission::orders::{Buy, ForceOrders, ObjectiveChoice, Orders, Scout, VcUnit};
pub use mission::pre_action::lieutenant_and_medic;
pub use mission::standalone::{LoneMission, LoneMissionMaking, LoneMissionStep, MissionSetup, Versus};
pub use mission::{
    AssetPrice, Board, BoardObjective, CurrentMission, FogCards, ForceEdge, Game, LengthCheck, MissionForce,
    Momentum, Objective, Purchase, Scenario, Score, ScoreLine, StartRoll,
};
pub use pointman_core::named::{Named, part_of_name, word_of_name};
pub use record::Event;
pub use tables::{TableId, Tables, tables};
pub use throw::{Throw, roll};
pub use told::{Outright, Told};
pub use vocabulary::*;
