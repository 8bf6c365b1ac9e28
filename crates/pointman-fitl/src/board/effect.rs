//! Effects: the atomic changes of a board, each with its own invariants.
//!
//! What a turn does is a list of effects: what the person does on the physical board, what the log shows,
//! what a replay applies. An effect that would break a rule is refused and changes nothing.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};

/// One change of the board.
///
/// ```
/// use pointman_fitl::{BoxName, Control, Effect, EffectError, PieceKind, Scenario, Space};
/// let mut board = Scenario::Full.board();
/// let rally = Effect::Place { space: Space::KienPhong, piece: PieceKind::VcGuerrillasUnderground, count: 2,
///     from: BoxName::Available };
/// board.apply(rally).unwrap();
/// assert_eq!(serde_json::to_string(&rally).unwrap(),
///     r#"{"place":{"space":"kien-phong","piece":"vc_guerrillas_u","count":2}}"#);
///
/// let before = board;
/// let space = Space::LocHueDaNang;
/// let base = Effect::Place { space, piece: PieceKind::VcBases, count: 1, from: BoxName::Available };
/// assert_eq!(board.apply(base), Err(EffectError::BaseOnLoc { space }));
/// assert_eq!(board, before);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Pieces come from a box to the map: Underground where they can be, without a Tunnel (1.4.3).
    Place {
        /// Where to.
        space: Space,
        /// The kind as placed.
        piece: PieceKind,
        /// How many.
        count: u8,
        /// The box they come from.
        #[serde(default, skip_serializing_if = "is_available")]
        from: BoxName,
    },
    /// Pieces go from the map to a box; a Tunnel marker is lost (1.4.1, 1.4.4).
    Remove {
        /// Where from.
        space: Space,
        /// The kind.
        piece: PieceKind,
        /// How many.
        count: u8,
        /// The box they go to.
        to: BoxName,
    },
    /// Pieces go from one space to another in the state they have (1.4.3).
    Move {
        /// The kind.
        piece: PieceKind,
        /// How many.
        count: u8,
        /// Where from.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// Guerrillas or Special Forces change between Underground and Active (1.4.3).
    Flip {
        /// Where.
        space: Space,
        /// The kind they are before.
        piece: PieceKind,
        /// How many.
        count: u8,
    },
    /// Pieces go to a box, and as many Available ones of another kind come in their place (1.4.1).
    Replace {
        /// Where.
        space: Space,
        /// The kind that goes.
        piece: PieceKind,
        /// How many.
        count: u8,
        /// The box they go to.
        to: BoxName,
        /// The kind that comes: as placed, or a Tunneled Base for a Tunneled Base (4.4.1).
        with: PieceKind,
    },
    /// Support or Opposition is set (1.6).
    Support {
        /// Where.
        space: Space,
        /// The level before.
        from: SupportLevel,
        /// The level after.
        to: SupportLevel,
    },
    /// Terror, or Sabotage on a LoC, is placed or removed (3.3.4).
    Terror {
        /// Where.
        space: Space,
        /// Markers more, or fewer if negative.
        delta: i8,
    },
    /// A track is set (1.8).
    Track {
        /// The track.
        name: Track,
        /// The value before.
        from: u8,
        /// The value after.
        to: u8,
    },
    /// Pieces go from one box to another (1.4.1).
    Box {
        /// The kind as placed.
        piece: PieceKind,
        /// How many.
        count: u8,
        /// The box they come from.
        from: BoxName,
        /// The box they go to.
        to: BoxName,
    },
    /// Bases get a Tunnel marker, or Tunneled Bases lose theirs (1.4.4).
    Tunnel {
        /// Where.
        space: Space,
        /// The kind they are before.
        piece: PieceKind,
        /// How many.
        count: u8,
    },
    /// US Policy changes (T4.1.5).
    Policy {
        /// The policy before.
        from: Policy,
        /// The policy after.
        to: Policy,
    },
}

impl Effect {
    /// Whether it changes what stands in `space`; pieces that leave it change nothing where they go from.
    ///
    /// ```
    /// use pointman_fitl::{Effect, PieceKind, Space};
    ///
    /// let (from, to) = (Space::Saigon, Space::Hue);
    /// let moved = Effect::Move { piece: PieceKind::UsTroops, count: 1, from, to };
    /// assert!(moved.is_done_in(Space::Hue) && !moved.is_done_in(Space::Saigon));
    /// ```
    pub fn is_done_in(&self, space: Space) -> bool {
        match self {
            Effect::Place { space: of, .. }
            | Effect::Remove { space: of, .. }
            | Effect::Move { to: of, .. }
            | Effect::Flip { space: of, .. }
            | Effect::Replace { space: of, .. }
            | Effect::Support { space: of, .. }
            | Effect::Terror { space: of, .. }
            | Effect::Tunnel { space: of, .. } => *of == space,
            Effect::Track { .. } | Effect::Box { .. } | Effect::Policy { .. } => false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_available(box_name: &BoxName) -> bool {
    *box_name == BoxName::Available
}
