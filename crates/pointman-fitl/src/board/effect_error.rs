//! Why an effect was refused, and by which rule.

use std::fmt;

use crate::game::trung_deck::TrungCard;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};
use pointman_core::error::Error;

/// Why an [`Effect`](crate::Effect) was refused. The board is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EffectError {
    /// It would change nothing.
    Nothing,
    /// Fewer pieces of the kind are in the space.
    NotThere {
        /// The space.
        space: Space,
        /// The kind.
        piece: PieceKind,
        /// How many are there.
        there: u8,
    },
    /// Fewer pieces of the type are in the box.
    NotInBox {
        /// The box.
        box_name: BoxName,
        /// The type.
        piece_type: PieceType,
        /// How many are there.
        there: u8,
    },
    /// The box does not hold such pieces (1.4.1).
    WrongBox {
        /// The box.
        box_name: BoxName,
        /// The type.
        piece_type: PieceType,
    },
    /// The piece does not enter the map, or is not in a box, in that state (1.4.3).
    NotAsPlaced {
        /// The kind.
        piece: PieceKind,
    },
    /// The piece has no other state (1.4.3).
    NoOtherState {
        /// The kind.
        piece: PieceKind,
    },
    /// No Tunnel can be on the piece (1.4.4).
    NoTunnel {
        /// The kind.
        piece: PieceKind,
    },
    /// No US or ARVN piece may be in North Vietnam (1.4.2).
    CoinInNorthVietnam,
    /// No Base may be on a LoC (1.4.2).
    BaseOnLoc {
        /// The LoC.
        space: Space,
    },
    /// There would be more than 2 Bases (1.4.2).
    TooManyBases {
        /// The space.
        space: Space,
    },
    /// The space has no Population, or is a LoC (1.6).
    NoPopulation {
        /// The space.
        space: Space,
    },
    /// The level of the space is not the one named.
    OtherLevel {
        /// The space.
        space: Space,
        /// The level it has.
        is: SupportLevel,
    },
    /// Fewer Terror or Sabotage markers are in the space.
    NoTerror {
        /// The space.
        space: Space,
        /// How many are there.
        there: u8,
    },
    /// Fewer Terror and Sabotage markers are left (3.3.4).
    NoTerrorMarkers {
        /// How many are left.
        left: u8,
    },
    /// Fewer Tunnel markers are left (1.4.4).
    NoTunnelMarkers {
        /// How many are left.
        left: u8,
    },
    /// The track does not stand where it was said to.
    OtherValue {
        /// The track.
        track: Track,
        /// The value it has.
        is: u8,
    },
    /// The track has no such value (1.8).
    OffTrack {
        /// The track.
        track: Track,
        /// The value.
        value: u8,
    },
    /// US Policy is not the one named.
    OtherPolicy {
        /// The policy it is.
        is: Policy,
    },
    /// The text on that side of the card does not last.
    DoesNotLast {
        /// The card.
        card: Card,
        /// The side.
        side: CardSide,
    },
    /// A text in play keeps that of the card out (5.3).
    Barred {
        /// The card.
        card: Card,
    },
    /// The card is not where the effect takes it from, or cannot go where it is put (2.1).
    WrongCard {
        /// The card.
        card: Card,
    },
    /// The faction is not waiting to act on the current card (2.3.2).
    NotWaiting {
        /// The faction.
        faction: Faction,
    },
    /// The game is in another phase.
    OtherPhase {
        /// The phase it is in.
        is: Phase,
    },
    /// That Trưng card cannot be the next one (T5.3.3).
    OtherTrungCard {
        /// The card.
        card: TrungCard,
    },
}

impl EffectError {
    /// The rule that refuses.
    pub const fn rule(&self) -> &'static str {
        match self {
            EffectError::Nothing
            | EffectError::NotThere { .. }
            | EffectError::NotInBox { .. }
            | EffectError::WrongBox { .. } => "1.4.1",
            EffectError::NotAsPlaced { .. } | EffectError::NoOtherState { .. } => "1.4.3",
            EffectError::NoTunnel { .. } | EffectError::NoTunnelMarkers { .. } => "1.4.4",
            EffectError::CoinInNorthVietnam
            | EffectError::BaseOnLoc { .. }
            | EffectError::TooManyBases { .. } => "1.4.2",
            EffectError::NoPopulation { .. } | EffectError::OtherLevel { .. } => "1.6",
            EffectError::NoTerror { .. } | EffectError::NoTerrorMarkers { .. } => "3.3.4",
            EffectError::OtherValue { .. } | EffectError::OffTrack { .. } => "1.8",
            EffectError::OtherPolicy { .. } => "T4.1.5",
            EffectError::DoesNotLast { .. } => "5.3, 5.4",
            EffectError::Barred { .. } => "5.3",
            EffectError::WrongCard { .. } => "2.1",
            EffectError::NotWaiting { .. } => "2.3.2",
            EffectError::OtherPhase { .. } => "6.0",
            EffectError::OtherTrungCard { .. } => "T5.3.3",
        }
    }
}

impl fmt::Display for EffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EffectError::Nothing => write!(f, "that would change nothing"),
            EffectError::NotThere { space, piece, there } => {
                write!(f, "{} has {}", space.name(), only(*there, &piece.counted(*there), &piece.name(false)))
            }
            EffectError::NotInBox { box_name, piece_type, there } => {
                let none = piece_type.name(false);
                write!(f, "{} has {}", box_name.title(), only(*there, &piece_type.counted(*there), &none))
            }
            EffectError::WrongBox { box_name, piece_type } => {
                write!(f, "{} are never in {}", piece_type.name(false), box_name.title())
            }
            EffectError::NotAsPlaced { piece } => {
                let placed = piece.piece_type().placed().name(false);
                write!(f, "{} are not placed so, nor in a box: there they are {placed}", piece.name(false))
            }
            EffectError::NoOtherState { piece } => write!(f, "{} are always Active", piece.name(false)),
            EffectError::NoTunnel { piece } => {
                write!(f, "{} cannot have a Tunnel: only NVA and VC Bases can", piece.name(false))
            }
            EffectError::CoinInNorthVietnam => {
                write!(f, "no US or ARVN piece may be in {}", Space::NorthVietnam.name())
            }
            EffectError::BaseOnLoc { space } => write!(f, "no Base may be on a LoC, as {} is", space.name()),
            EffectError::TooManyBases { space } => {
                write!(f, "{} may hold at most {} Bases", space.name(), space.base_limit())
            }
            EffectError::NoPopulation { space } => {
                write!(f, "{} has no Population, so it is always Neutral", space.name())
            }
            EffectError::OtherLevel { space, is } => {
                write!(f, "{} is at {}", space.name(), is.title())
            }
            EffectError::NoTerror { space, there } => {
                write!(f, "{} has only {there} Terror or Sabotage markers", space.name())
            }
            EffectError::NoTerrorMarkers { left } => {
                write!(f, "only {left} Terror and Sabotage markers are left")
            }
            EffectError::NoTunnelMarkers { left } => write!(f, "only {left} Tunnel markers are left"),
            EffectError::OtherValue { track, is } => write!(f, "{} is {is}", track.title()),
            EffectError::OffTrack { track, value } => {
                write!(f, "{} cannot be {value}: its maximum is {}", track.title(), track.highest())
            }
            EffectError::OtherPolicy { is } => write!(f, "US Policy is {}", is.title()),
            EffectError::DoesNotLast { card, side } => {
                write!(f, "the {side} text of card {card} is not a Capability or Momentum")
            }
            EffectError::Barred { card } => write!(f, "a Capability in play keeps card {card} out"),
            EffectError::WrongCard { card } => {
                write!(f, "card {card} is not where it would be taken from, or may not go there")
            }
            EffectError::NotWaiting { faction } => {
                write!(f, "{} is not waiting to act on this card", faction.name())
            }
            EffectError::OtherPhase { is } => write!(f, "the game is at {is}"),
            EffectError::OtherTrungCard { card } => {
                write!(f, "{card} cannot be the next card of the Trưng deck")
            }
        }
    }
}

/// The pieces that are there, in a sentence of what they are fewer than.
fn only(there: u8, counted: &impl fmt::Display, none: &impl fmt::Display) -> String {
    if there == 0 { format!("no {none}") } else { format!("only {counted}") }
}

impl std::error::Error for EffectError {}

impl From<EffectError> for Error {
    fn from(error: EffectError) -> Error {
        Error::refused(error.rule(), error.to_string())
    }
}
