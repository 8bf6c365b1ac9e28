//! The commands of Fire in the Lake: one file a command (contract §5).

mod act;
mod adjust;
mod card;
mod card_info;
mod common;
mod coup;
mod coup_words;
mod deeds;
mod draw;
mod effect_words;
mod forecast;
mod map;
mod new;
mod next;
mod option_words;
mod options;
mod pivotal;
mod show;
mod simulate;
mod tables;
mod trung_turn;

pub use act::FitlAct;
pub use adjust::FitlAdjust;
pub use card::FitlCard;
pub use card_info::FitlCardInfo;
pub(in crate::command) use common::logged;
pub use coup::FitlCoup;
pub use draw::FitlDraw;
pub use map::FitlMap;
pub use new::FitlNew;
pub use next::FitlNext;
pub use options::FitlOptions;
pub use pivotal::FitlPivotal;
pub use show::FitlShow;
pub use simulate::Simulate;
pub use trung_turn::TrungTurnCommand;
