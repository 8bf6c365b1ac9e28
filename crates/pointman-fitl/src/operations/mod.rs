//! Operations (3.0): the eight names, and one file for each.

pub mod assault;
pub mod attack;
pub mod coin;
pub mod insurgent;
pub mod losses;
pub mod march;
pub mod pacify;
pub mod patrol;
pub mod rally;
pub mod sweep;
pub mod terror;
pub mod train;

use crate::action::options::ActionOptions;
use crate::action::transfer;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::vocabulary::faction::{Faction, Side};
use pointman_core::vocabulary;

vocabulary! {
    /// An Operation (3.0).
    pub enum OperationName: "Operation" {
        /// 3.2.1, US and ARVN.
        Train = "train",
        /// 3.2.2, US and ARVN.
        Patrol = "patrol",
        /// 3.2.3, US and ARVN.
        Sweep = "sweep",
        /// 3.2.4, US and ARVN.
        Assault = "assault",
        /// 3.3.1, NVA and VC.
        Rally = "rally",
        /// 3.3.2, NVA and VC.
        March = "march",
        /// 3.3.3, NVA and VC.
        Attack = "attack",
        /// 3.3.4, NVA and VC.
        Terror = "terror",
    }
}

impl OperationName {
    /// The side that has the Operation.
    pub const fn side(self) -> Side {
        match self {
            OperationName::Train | OperationName::Patrol | OperationName::Sweep | OperationName::Assault => {
                Side::Coin
            }
            OperationName::Rally | OperationName::March | OperationName::Attack | OperationName::Terror => {
                Side::Insurgent
            }
        }
    }

    /// What `turn` may do with the Operation now, what NVA and VC may give each other included (1.5.2).
    pub fn options(self, game: &Game, turn: &Turn) -> ActionOptions {
        let mut options = match self {
            OperationName::Train => train::options(game, turn),
            OperationName::Patrol => patrol::options(game, turn),
            OperationName::Sweep => sweep::options(game, turn),
            OperationName::Assault => assault::options(game, turn),
            OperationName::Rally => rally::options(game, turn),
            OperationName::March => march::options(game, turn),
            OperationName::Attack => attack::options(game, turn),
            OperationName::Terror => terror::options(game, turn),
        };
        if options.refused.is_none() {
            options.besides.extend(transfer::forms(game, turn));
        }
        options
    }

    /// Whether `faction` has the Operation.
    pub const fn is_of(self, faction: Faction) -> bool {
        self.side() as u8 == faction.side() as u8
    }
}
