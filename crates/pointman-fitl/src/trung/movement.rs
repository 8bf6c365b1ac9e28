//! Movements of non-players (T5.7): which pieces move, from where, and whether more come.

use super::scene::Scene;
use crate::action::choice::Chosen;
use crate::board::control::Control;
use crate::operations::assault::Treated;
use crate::operations::march;
use crate::special_activities::transport;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::vocabulary;

vocabulary! {
    /// An action in which a non-player moves pieces by the Move Priorities (T5.7).
    pub enum MoveAction: "action that moves" {
        /// Patrol of the US.
        UsPatrol = "us_patrol",
        /// Patrol of ARVN.
        ArvnPatrol = "arvn_patrol",
        /// Sweep of the US.
        UsSweep = "us_sweep",
        /// Sweep of ARVN.
        ArvnSweep = "arvn_sweep",
        /// March of NVA.
        NvaMarch = "nva_march",
        /// March of VC.
        VcMarch = "vc_march",
        /// Transport of ARVN.
        ArvnTransport = "arvn_transport",
        /// Air Lift of the US.
        UsAirLift = "us_air_lift",
        /// NVA Troops on their way to LoCs around Saigon in the Easter Offensive.
        EasterOffensive = "easter_offensive_troops",
        /// A move an Event grants that is none of these.
        Event = "event",
    }
}

/// The pieces that are counted toward the limit of an Air Lift: all that are not US Troops (4.2.2).
pub const AIR_LIFT_LIMITED: PieceSet = PieceSet::of(&[
    PieceKind::UsIrregularsUnderground,
    PieceKind::UsIrregularsActive,
    PieceKind::ArvnTroops,
    PieceKind::ArvnRangersUnderground,
    PieceKind::ArvnRangersActive,
]);

/// A movement of a non-player: what may move, and from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Movement {
    /// In what action.
    pub action: MoveAction,
    /// The kinds that may move.
    pub types: PieceSet,
    /// The spaces that may be origins.
    pub from: SpaceSet,
    /// Whether Guerrillas stay where there is room for a Base (row K-BASE-ROOM).
    pub amass: bool,
}

impl MoveAction {
    /// The kinds that may move in it, unless an Event or a Capability says otherwise.
    pub const fn types(self) -> PieceSet {
        use PieceKind as P;
        match self {
            MoveAction::UsPatrol | MoveAction::UsSweep => PieceSet::of(&[P::UsTroops]),
            MoveAction::ArvnPatrol => PieceSet::ARVN_CUBES,
            MoveAction::ArvnSweep => PieceSet::of(&[P::ArvnTroops]),
            MoveAction::NvaMarch => {
                PieceSet::of(&[P::NvaTroops, P::NvaGuerrillasUnderground, P::NvaGuerrillasActive])
            }
            MoveAction::VcMarch => PieceSet::of(&[P::VcGuerrillasUnderground, P::VcGuerrillasActive]),
            MoveAction::ArvnTransport => {
                PieceSet::of(&[P::ArvnTroops, P::ArvnRangersUnderground, P::ArvnRangersActive])
            }
            MoveAction::UsAirLift => PieceSet::of(&[
                P::UsTroops,
                P::ArvnTroops,
                P::ArvnRangersUnderground,
                P::ArvnRangersActive,
                P::UsIrregularsUnderground,
                P::UsIrregularsActive,
            ]),
            MoveAction::EasterOffensive => PieceSet::of(&[P::NvaTroops]),
            MoveAction::Event => PieceSet::NONE,
        }
    }

    /// Whether it is a March.
    pub const fn is_march(self) -> bool {
        matches!(self, MoveAction::NvaMarch | MoveAction::VcMarch | MoveAction::EasterOffensive)
    }

    /// Whether it is a Sweep.
    pub const fn is_sweep(self) -> bool {
        matches!(self, MoveAction::UsSweep | MoveAction::ArvnSweep)
    }

    /// Whether it is a Patrol.
    pub const fn is_patrol(self) -> bool {
        matches!(self, MoveAction::UsPatrol | MoveAction::ArvnPatrol)
    }
}

impl Movement {
    /// The movement of that action with nothing out of the ordinary. Cubes that an Event treats as US Troops
    /// Sweep with them; shaded Armored Cavalry leaves Transport its Rangers alone.
    pub fn of(scene: &Scene<'_>, action: MoveAction) -> Movement {
        let as_us = match scene.treated {
            Treated::TroopsAsUs => PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]),
            Treated::CubesAsUs => PieceSet::COIN_CUBES,
            Treated::Normally => PieceSet::NONE,
        };
        let types = match action {
            MoveAction::UsSweep | MoveAction::ArvnSweep => action.types() | as_us,
            MoveAction::ArvnTransport if scene.game.shaded(LastingCard::ArmoredCavalry) => {
                action.types() - PieceKind::ArvnTroops.into()
            }
            _ => action.types(),
        };
        Movement { action, types, from: scene.turn.terms.from, amass: true }
    }

    /// The pieces in `origin` that may move and have not moved in this action (T5.7.2).
    pub fn movers(&self, scene: &Scene<'_>, origin: Space) -> Chosen {
        let (game, turn) = (scene.game, scene.turn);
        let mut movers = Chosen::default();
        let there = game.board().pieces(origin);
        for kind in (self.types & PieceSet::held_in(there)).iter() {
            let there = there[kind];
            movers[kind] = match self.action {
                action if action.is_march() => march::movable(game, turn, origin, kind),
                action if action.is_sweep() || action.is_patrol() => {
                    there - turn.coin.arrived.of(kind, origin).min(there)
                }
                _ => there,
            };
        }
        movers
    }

    /// The spaces among `held` from which pieces reach `to` (T5.7.2); not `to` itself. What an Event allows,
    /// it says itself.
    pub fn within_reach(&self, scene: &Scene<'_>, to: Space, held: SpaceSet) -> SpaceSet {
        let (game, board) = (scene.game, scene.board());
        let clear = |spaces: SpaceSet| spaces - board.with_any(PieceSet::INSURGENT);
        let reached = match self.action {
            MoveAction::UsPatrol | MoveAction::ArvnPatrol => {
                let open = clear(SpaceSet::CITIES | SpaceSet::LOCS);
                let ways = (to.adjacent() & open).spread_in(open);
                (to.adjacent() | ways.adjacent()) - SpaceSet::COIN_FORBIDDEN
            }
            MoveAction::UsSweep | MoveAction::ArvnSweep => {
                (to.adjacent() | clear(to.adjacent() & SpaceSet::LOCS).adjacent()) - SpaceSet::COIN_FORBIDDEN
            }
            MoveAction::NvaMarch | MoveAction::EasterOffensive => march::in_reach(game, Faction::Nva, to),
            MoveAction::VcMarch => to.adjacent(),
            MoveAction::ArvnTransport => transport::origins(board, to, transport::most_locs(game), held),
            MoveAction::UsAirLift => SpaceSet::ALL - SpaceSet::COIN_FORBIDDEN,
            MoveAction::Event => SpaceSet::ALL,
        };
        reached.without(to) & self.from & held
    }

    /// Whether another origin is looked for, with the pieces now in the destination (T5.7.5).
    pub fn wants_another_origin(&self, scene: &Scene<'_>, to: Space) -> bool {
        let board = scene.board();
        let (coin, insurgent, control) = (board.coin(to), board.insurgent(to), board.control(to));
        match self.action {
            MoveAction::EasterOffensive => return true,
            MoveAction::ArvnTransport => return false,
            _ => {}
        }
        match (scene.faction(), to.is_loc()) {
            (Faction::Us | Faction::Arvn, true) => coin < insurgent,
            (Faction::Us | Faction::Arvn, false) => {
                let vulnerable = scene.vulnerable_enemies(to);
                control != Control::Coin && scene.coin_firepower(to) < vulnerable
            }
            (Faction::Nva | Faction::Vc, true) => insurgent <= coin,
            (Faction::Nva, false) => control != Control::Nva,
            (Faction::Vc, false) => control != Control::None,
        }
    }
}
