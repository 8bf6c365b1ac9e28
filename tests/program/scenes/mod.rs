//! Scenes that the tests of the games' crates set up, too.

#[path = "../../../crates/pointman-ambush-valley/tests/rules/helpers.rs"]
pub mod ambush_valley;
pub mod campaign_table;
#[path = "../../../crates/pointman-fng/tests/rules/campaign/helpers.rs"]
pub mod fng_campaign;
#[path = "../../../crates/pointman-fng/tests/rules/mission/order.rs"]
pub mod fng_mission;
#[path = "../../../crates/pointman-fng/tests/rules/support/scene.rs"]
pub mod fng_support;
pub mod fng_table;
#[path = "../../../crates/pointman-fng/tests/rules/tunnels/scene.rs"]
pub mod fng_tunnels;
mod folder;

pub use folder::folder;
