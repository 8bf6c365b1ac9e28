//! Special Activities (4.0): the eleven names with the Operations each goes with, and one file for each.

pub mod advise;
pub mod air_lift;
pub mod air_strike;
pub mod ambush;
pub mod bombard;
pub mod commando;
pub mod govern;
pub mod infiltrate;
pub mod raid;
pub mod subvert;
pub mod tax;
pub mod transport;

use crate::action::options::Options;
use crate::action::refusal::Row;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use pointman_core::vocabulary;

vocabulary! {
    /// A Special Activity (4.0).
    pub enum SpecialName: "Special Activity" {
        /// 4.2.1, US.
        Advise = "advise",
        /// 4.2.2, US.
        AirLift = "air-lift",
        /// 4.2.3, US.
        AirStrike = "air-strike",
        /// 4.3.1, ARVN.
        Govern = "govern",
        /// 4.3.2, ARVN.
        Transport = "transport",
        /// 4.3.3, ARVN.
        Raid = "raid",
        /// 4.4.1, NVA.
        Infiltrate = "infiltrate",
        /// 4.4.2, NVA.
        Bombard = "bombard",
        /// 4.4.3 NVA, 4.5.3 VC.
        Ambush = "ambush",
        /// 4.5.1, VC.
        Tax = "tax",
        /// 4.5.2, VC.
        Subvert = "subvert",
    }
}

impl SpecialName {
    /// The factions that have it.
    pub const fn factions(self) -> FactionSet {
        match self {
            SpecialName::Advise | SpecialName::AirLift | SpecialName::AirStrike => {
                FactionSet::only(Faction::Us)
            }
            SpecialName::Govern | SpecialName::Transport | SpecialName::Raid => {
                FactionSet::only(Faction::Arvn)
            }
            SpecialName::Infiltrate | SpecialName::Bombard => FactionSet::only(Faction::Nva),
            SpecialName::Ambush => FactionSet::only(Faction::Nva).with(Faction::Vc),
            SpecialName::Tax | SpecialName::Subvert => FactionSet::only(Faction::Vc),
        }
    }

    /// What `turn` may do with the Special Activity now.
    pub fn options(self, game: &Game, turn: &Turn) -> Options {
        match self {
            SpecialName::Advise => advise::options(game, turn),
            SpecialName::AirLift => air_lift::options(game, turn),
            SpecialName::AirStrike => air_strike::options(game, turn),
            SpecialName::Govern => govern::options(game, turn),
            SpecialName::Transport => transport::options(game, turn),
            SpecialName::Raid => raid::options(game, turn),
            SpecialName::Infiltrate => infiltrate::options(game, turn),
            SpecialName::Bombard => bombard::options(game, turn),
            SpecialName::Ambush => ambush::options(game, turn),
            SpecialName::Tax => tax::options(game, turn),
            SpecialName::Subvert => subvert::options(game, turn),
        }
    }

    /// Whether Momentum bans it (5.4).
    pub fn is_banned(self, game: &Game) -> bool {
        let typhoon = game.unshaded(LastingCard::TyphoonKate);
        match self {
            SpecialName::AirLift => typhoon || game.shaded(LastingCard::Medevac),
            SpecialName::AirStrike => {
                game.shaded(LastingCard::RollingThunder)
                    || game.shaded(LastingCard::DaNang)
                    || game.unshaded(LastingCard::BombingPause)
            }
            SpecialName::Transport | SpecialName::Bombard => typhoon,
            SpecialName::Infiltrate => game.unshaded(LastingCard::McNamaraLine),
            SpecialName::Ambush => game.unshaded(LastingCard::Claymores),
            _ => false,
        }
    }

    /// The row that refuses it when Momentum bans it.
    pub const fn banned_by(self) -> Row {
        match self {
            SpecialName::AirLift => Row::AL1,
            SpecialName::AirStrike => Row::ST1,
            SpecialName::Transport => Row::TP1,
            _ => Row::G6,
        }
    }

    /// Whether it may accompany `operation` (4.1.1).
    pub const fn goes_with(self, operation: OperationName) -> bool {
        use OperationName::{Assault, Attack, March, Patrol, Rally, Sweep, Terror, Train};
        match self {
            SpecialName::Advise | SpecialName::Govern => matches!(operation, Train | Patrol),
            SpecialName::Raid => matches!(operation, Patrol | Sweep | Assault),
            SpecialName::Infiltrate => matches!(operation, Rally | March),
            SpecialName::Ambush => matches!(operation, March | Attack),
            SpecialName::Subvert => matches!(operation, Rally | March | Terror),
            SpecialName::AirLift
            | SpecialName::AirStrike
            | SpecialName::Transport
            | SpecialName::Bombard
            | SpecialName::Tax => true,
        }
    }
}
