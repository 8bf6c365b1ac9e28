//! The faults a set-up can have: which rule each breaks, and where.

use std::fmt;

use crate::board::{TERROR_MARKERS, TUNNEL_MARKERS};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Faults;
use pointman_core::vocabulary;

/// One rule that a [`Setup`](crate::Setup) breaks, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupFault {
    /// More or fewer pieces of a type than the force pool holds (1.4).
    Inventory {
        /// The type.
        piece_type: PieceType,
        /// How many there are on the map and in all boxes.
        counted: u32,
    },
    /// More than 2 Bases in a City or Province (1.4.2).
    TooManyBases {
        /// The space.
        space: Space,
        /// How many there are.
        bases: u32,
    },
    /// A Base on a LoC (1.4.2).
    BaseOnLoc {
        /// The LoC.
        space: Space,
        /// The Base.
        piece: PieceKind,
    },
    /// A US or ARVN piece in North Vietnam (1.4.2).
    CoinInNorthVietnam {
        /// The piece.
        piece: PieceKind,
    },
    /// Support or Opposition on a LoC or at Population 0 (1.6).
    SupportWithoutPopulation {
        /// The space.
        space: Space,
        /// The level it was given.
        support: SupportLevel,
    },
    /// More Terror and Sabotage than there are markers (3.3.4).
    TooMuchTerror {
        /// How many there are.
        counted: u32,
    },
    /// More Tunneled Bases than there are Tunnel markers (1.4.4).
    TooManyTunnels {
        /// How many there are.
        counted: u32,
    },
    /// A piece in a box its faction does not use (1.4.1).
    WrongBox {
        /// The box.
        box_name: BoxName,
        /// The piece.
        piece: PieceKind,
    },
    /// An Active or Tunneled piece in a box (1.4.3).
    StateInBox {
        /// The box.
        box_name: BoxName,
        /// The piece.
        piece: PieceKind,
    },
    /// A value that the track does not have (1.8).
    OffTrack {
        /// The track.
        track: Track,
        /// The value.
        value: u16,
    },
}

vocabulary! {
    /// What sort of fault a [`SetupFault`] is.
    pub enum SetupFaultKind: "fault" {
        /// [`SetupFault::Inventory`].
        Inventory = "inventory",
        /// [`SetupFault::TooManyBases`].
        TooManyBases = "too-many-bases",
        /// [`SetupFault::BaseOnLoc`].
        BaseOnLoc = "base-on-loc",
        /// [`SetupFault::CoinInNorthVietnam`].
        CoinInNorthVietnam = "coin-in-north-vietnam",
        /// [`SetupFault::SupportWithoutPopulation`].
        SupportWithoutPopulation = "support-without-population",
        /// [`SetupFault::TooMuchTerror`].
        TooMuchTerror = "too-much-terror",
        /// [`SetupFault::TooManyTunnels`].
        TooManyTunnels = "too-many-tunnels",
        /// [`SetupFault::WrongBox`].
        WrongBox = "wrong-box",
        /// [`SetupFault::StateInBox`].
        StateInBox = "state-in-box",
        /// [`SetupFault::OffTrack`].
        OffTrack = "off-track",
    }
}

impl SetupFault {
    /// What sort of fault it is.
    pub const fn kind(&self) -> SetupFaultKind {
        match self {
            SetupFault::Inventory { .. } => SetupFaultKind::Inventory,
            SetupFault::TooManyBases { .. } => SetupFaultKind::TooManyBases,
            SetupFault::BaseOnLoc { .. } => SetupFaultKind::BaseOnLoc,
            SetupFault::CoinInNorthVietnam { .. } => SetupFaultKind::CoinInNorthVietnam,
            SetupFault::SupportWithoutPopulation { .. } => SetupFaultKind::SupportWithoutPopulation,
            SetupFault::TooMuchTerror { .. } => SetupFaultKind::TooMuchTerror,
            SetupFault::TooManyTunnels { .. } => SetupFaultKind::TooManyTunnels,
            SetupFault::WrongBox { .. } => SetupFaultKind::WrongBox,
            SetupFault::StateInBox { .. } => SetupFaultKind::StateInBox,
            SetupFault::OffTrack { .. } => SetupFaultKind::OffTrack,
        }
    }

    /// Notes the fault at its place.
    pub(crate) fn note(&self, faults: &mut Faults) {
        let path: Vec<&str> = match self {
            SetupFault::Inventory { piece_type, .. } => vec!["available", piece_type.placed().id()],
            SetupFault::TooManyBases { space, .. } => vec!["spaces", space.id(), "pieces"],
            SetupFault::BaseOnLoc { space, piece } => vec!["spaces", space.id(), "pieces", piece.id()],
            SetupFault::CoinInNorthVietnam { piece } => {
                vec!["spaces", Space::NorthVietnam.id(), "pieces", piece.id()]
            }
            SetupFault::SupportWithoutPopulation { space, .. } => vec!["spaces", space.id(), "support"],
            SetupFault::TooMuchTerror { .. } | SetupFault::TooManyTunnels { .. } => vec!["spaces"],
            SetupFault::WrongBox { box_name, piece } | SetupFault::StateInBox { box_name, piece } => {
                vec![box_field(*box_name), piece.id()]
            }
            SetupFault::OffTrack { track, .. } => vec!["tracks", track.id()],
        };
        note_at(&path, self.to_string(), faults);
    }
}

fn note_at(path: &[&str], message: String, faults: &mut Faults) {
    match path {
        [] => faults.here(message),
        [first, rest @ ..] => faults.at(first, |faults| note_at(rest, message, faults)),
    }
}

/// The field of [`Setup`](crate::Setup) that holds a box.
const fn box_field(box_name: BoxName) -> &'static str {
    match box_name {
        BoxName::Available => "available",
        BoxName::OutOfPlay => "out_of_play",
        BoxName::Casualties => "casualties",
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Inventory { piece_type, counted } => {
                let (verb, noun) = (if *counted == 1 { "is" } else { "are" }, piece_type.name(*counted == 1));
                let total = piece_type.total();
                write!(f, "there {verb} {counted} {noun} on the map and in all boxes: make it {total} [1.4]")
            }
            SetupFault::TooManyBases { space, bases } => {
                let most = space.base_limit();
                write!(f, "{} holds {bases} Bases: at most {most} may be there [1.4.2]", space.name())
            }
            SetupFault::BaseOnLoc { space, piece } => {
                write!(f, "{} holds {}: no Base may be on a LoC [1.4.2]", space.name(), piece.name(false))
            }
            SetupFault::CoinInNorthVietnam { piece } => {
                let there = Space::NorthVietnam.name();
                write!(f, "{there} holds {}: no US or ARVN piece may be there [1.4.2]", piece.name(false))
            }
            SetupFault::SupportWithoutPopulation { space, support } => {
                let neutral = SupportLevel::Neutral.title();
                write!(
                    f,
                    "{} has no Population and is at {}: it is always {neutral} [1.6]",
                    space.name(),
                    support.title()
                )
            }
            SetupFault::TooMuchTerror { counted } => {
                write!(
                    f,
                    "there are {counted} Terror and Sabotage markers: at most {TERROR_MARKERS} exist [3.3.4]"
                )
            }
            SetupFault::TooManyTunnels { counted } => {
                write!(
                    f,
                    "there are {counted} Tunneled Bases: at most {TUNNEL_MARKERS} Tunnel markers exist \
                     [1.4.4]"
                )
            }
            SetupFault::WrongBox { box_name, piece } => {
                let whose = if *box_name == BoxName::Casualties { "US pieces" } else { "US and ARVN pieces" };
                let title = box_name.title();
                write!(f, "{} cannot be in {title}: it holds {whose} only [1.4.1]", piece.name(false))
            }
            SetupFault::StateInBox { piece, .. } => {
                let placed = piece.piece_type().placed().name(false);
                write!(f, "{} in a box: count them as {placed} there [1.4.3]", piece.name(false))
            }
            SetupFault::OffTrack { track, value } => {
                write!(f, "{} is {value}: its range is 0 to {} [1.8]", track.title(), track.highest())
            }
        }
    }
}

/// The kinds of fault a [`Setup`](crate::Setup) has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SetupFaultKinds(u16);

impl SetupFaultKinds {
    /// Whether `kind` is among them.
    pub const fn contains(self, kind: SetupFaultKind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// The kinds, in the order of [`SetupFaultKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = SetupFaultKind> {
        SetupFaultKind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}

impl FromIterator<SetupFaultKind> for SetupFaultKinds {
    fn from_iter<I: IntoIterator<Item = SetupFaultKind>>(kinds: I) -> Self {
        SetupFaultKinds(kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u16))
    }
}

impl fmt::Debug for SetupFaultKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
