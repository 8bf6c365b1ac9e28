//! A campaign of Ambush Valley at the prompt.
//!
//! | File | About |
//! |---|---|
//! | `desk` | the document, the commands taken on it, and the words that every prompt knows |
//! | `ending` | what sides at keyboards of their own agree on: the end of the campaign |
//! | `turn` | a campaign turn gone through with its players: mission, orders, game, report |
//! | `new_campaign` | the menus before a campaign |

mod desk;
mod ending;
mod new_campaign;
mod turn;

pub use desk::CampaignClient;
pub use new_campaign::new_campaign;
pub(crate) use turn::{ask_choice, ask_orders, ask_report};
