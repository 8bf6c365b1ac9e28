//! Trưng: how non-player factions decide (T1 to T5).
//!
//! - Tables as data, in the printed order: the 24 cards ([`Flow`]), space selection ([`space_table`],
//!   [`Column`]), pieces ([`PieceBox`]), moves ([`KeepRow`], [`MoveRow`]), eligibility ([`EligibilityRow`]).
//! - What decides by them: [`choose_action`] on a card, [`Walk`] through the Trưng cards, [`select`] for a
//!   space, [`take`] and [`removed`] for pieces, [`group`] and [`Course`] for moves, [`Activation`] for one
//!   more space.
//! - Everything decided is told to a [`Trace`](pointman_core::trace::Trace), in the tables' words with the
//!   rule.

mod activation;
pub mod arvn;
pub mod asked;
mod candidates;
mod cards;
pub mod coin;
mod column;
mod condition;
pub mod coup;
mod course;
mod deck;
mod eligibility;
pub mod events;
mod firepower;
mod flow;
mod group;
mod hand;
mod holds;
mod insurgent;
mod move_tables;
mod movement;
pub mod nva;
pub mod pacify;
mod piece_order;
mod pivotal;
mod placing;
pub mod playout;
mod prospects;
mod reading;
mod removal;
mod request;
mod row_test;
mod scene;
mod select;
pub mod simulation;
mod space_tables;
mod step;
mod turn;
pub mod us;
pub mod vc;
mod walk;

pub use activation::Activation;
pub use candidates::{
    ROUTES, arvn_assault_adds_control, arvn_assault_clears_route, left_by_arvn_assault,
    march_ambush_candidates, routes_are_blocked, tax_candidates,
};
pub use cards::Face;
pub use column::Column;
pub use condition::Condition;
pub use course::{Course, Pick, Plan};
pub use deck::{draw, draw_for_attack_or_ambush, draw_for_operation, draw_for_special};
pub use eligibility::{Choice, EligibilityRow, EligibilityTest, NpAction, choose_action, is_first_next};
pub use events::{ByTables, CardEvents, is_effective};
pub use firepower::{
    arvn_firepower, coin_firepower, pieces_in, us_firepower, us_hits, vulnerable_bases, vulnerable_enemies,
};
pub use flow::{Alone, Flow, Node, SpecialEntry, Target, Timing, Variant};
pub use group::{Allowance, Kept, OriginGroup, group, kept};
pub use hand::Hand;
pub use move_tables::{KeepRow, MoveRow};
pub use movement::{AIR_LIFT_LIMITED, MoveAction, Movement};
pub use piece_order::{PieceBox, PieceUse, Taking, take};
pub use pivotal::elect_pivotal;
pub use placing::next_to_place;
pub use reading::{Left, Reading, SideRead};
pub use removal::{
    BY_SPECIAL_FORCES, COIN_BASES_LAST, INSURGENT_BASES_LAST, INSURGENT_BASES_LAST_TUNNELS_TOO, Stage,
    give_up, next_to_remove, removed,
};
pub use request::TurnRequest;
pub use row_test::best;
pub use scene::{Manner, Scene};
pub use select::{Names, narrow, random_space, select, select_most};
pub use space_tables::{RowIf, RowKind, RowScope, SpaceRow, TableRow, space_table};
pub use step::{CardStep, NpOperation, NpSpecial, RollRule};
pub use turn::{Events, Played, TrungTurn, carry_out, play, take_turn};
pub use walk::{Due, Executed, OperationOrder, SpecialOrder, Walk};
