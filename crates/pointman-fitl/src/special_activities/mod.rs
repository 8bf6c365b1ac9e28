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

use crate::action::options::ActionOptions;
use crate::action::refusal::Row;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::OperationName;
use crate::vocabulary::card::CardSide;
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
    pub fn options(self, game: &Game, turn: &Turn) -> ActionOptions {
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
        self.ban(game).is_some()
    }

    /// The Momentum in play that bans it, in words (5.4).
    pub(crate) fn ban(self, game: &Game) -> Option<&'static str> {
        const TYPHOON: (LastingCard, CardSide, &str) =
            (LastingCard::TyphoonKate, CardSide::Unshaded, "Typhoon Kate (115) is in play and bans it");
        let bans: &[(LastingCard, CardSide, &'static str)] = match self {
            SpecialName::AirLift => {
                &[TYPHOON, (LastingCard::Medevac, CardSide::Shaded, "Medevac (15) is in play and bans it")]
            }
            SpecialName::AirStrike => &[
                (
                    LastingCard::RollingThunder,
                    CardSide::Shaded,
                    "Rolling Thunder (10) is in play and bans it",
                ),
                (LastingCard::DaNang, CardSide::Shaded, "Da Nang (22) is in play and bans it"),
                (LastingCard::BombingPause, CardSide::Unshaded, "Bombing Pause (41) is in play and bans it"),
            ],
            SpecialName::Transport | SpecialName::Bombard => &[TYPHOON],
            SpecialName::Infiltrate => &[(
                LastingCard::McNamaraLine,
                CardSide::Unshaded,
                "McNamara Line (38) is in play and bans it",
            )],
            SpecialName::Ambush => {
                &[(LastingCard::Claymores, CardSide::Unshaded, "Claymores (17) is in play and bans it")]
            }
            _ => &[],
        };
        let in_play = bans.iter().find(|(card, side, _)| game.lasting().side(*card) == Some(*side));
        in_play.map(|(.., why)| *why)
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
