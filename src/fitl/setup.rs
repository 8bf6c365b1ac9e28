//! A board as it was read or is being set up, and the step to a board that keeps every rule.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Board, TERROR_MARKERS, TUNNEL_MARKERS};
use super::boxes::BoxName;
use super::faction::Side;
use super::piece::{ByPiece, PieceKind, PieceType};
use super::piece_set::PieceSet;
use super::space::{BySpace, Space};
use super::support::SupportLevel;
use super::track::{ByTrack, Policy, Track};
use super::vocabulary::{every, vocabulary};
use crate::error::Faults;

/// Everything that is on a board, right or wrong. [`Setup::validate`] makes a [`Board`] of it.
///
/// ```
/// use pointman::fitl::{PieceKind, Scenario, SetupFaultKind, Space};
/// let mut setup = Scenario::Short.setup();
/// setup.spaces[Space::NorthVietnam].pieces[PieceKind::UsTroops] = 1;
/// let refused = setup.validate().unwrap_err();
/// assert_eq!(refused.kinds(), [SetupFaultKind::Inventory, SetupFaultKind::CoinInNorthVietnam].into_iter().collect());
/// let mut setup = refused.into_setup();
/// setup.spaces[Space::NorthVietnam].pieces[PieceKind::UsTroops] = 0;
/// assert_eq!(setup.validate().unwrap(), Scenario::Short.board());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What is in each space. Absent spaces are empty and Neutral.
    #[serde(default)]
    pub spaces: BySpace<SpaceSetup>,
    /// Pieces Available.
    #[serde(default)]
    pub available: ByPiece<u16>,
    /// Pieces Out of Play.
    #[serde(default)]
    pub out_of_play: ByPiece<u16>,
    /// Casualties.
    #[serde(default)]
    pub casualties: ByPiece<u16>,
    /// The tracks.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Track, u16, 8>")]
    pub tracks: ByTrack<u16>,
    /// US Policy.
    pub us_policy: Policy,
}

/// What is in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpaceSetup {
    /// The pieces.
    #[serde(default)]
    pub pieces: ByPiece<u16>,
    /// The level of Support or Opposition.
    #[serde(default)]
    pub support: SupportLevel,
    /// Terror markers, or Sabotage markers on a LoC.
    #[serde(default)]
    pub terror: u16,
}

impl Setup {
    /// The pieces in a box.
    pub fn in_box(&self, box_name: BoxName) -> &ByPiece<u16> {
        match box_name {
            BoxName::Available => &self.available,
            BoxName::OutOfPlay => &self.out_of_play,
            BoxName::Casualties => &self.casualties,
        }
    }

    /// The pieces in a box.
    pub fn box_mut(&mut self, box_name: BoxName) -> &mut ByPiece<u16> {
        match box_name {
            BoxName::Available => &mut self.available,
            BoxName::OutOfPlay => &mut self.out_of_play,
            BoxName::Casualties => &mut self.casualties,
        }
    }

    /// The board that this sets up.
    ///
    /// # Errors
    /// Every rule it breaks, and the setup handed back.
    pub fn validate(self) -> Result<Board, SetupError> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupError { setup: Box::new(self), faults });
        }
        let number = |value: u16| u8::try_from(value).expect("a number past its range was refused");
        let mut board = Board::cleared();
        for kind in PieceKind::ALL {
            board.counts[kind] = BySpace::from_fn(|space| number(self.spaces[space].pieces[kind]));
        }
        for box_name in BoxName::ALL {
            for piece_type in PieceType::ALL {
                board.boxes[box_name][piece_type] = number(self.in_box(box_name)[piece_type.placed()]);
            }
        }
        board.support = BySpace::from_fn(|space| self.spaces[space].support);
        board.terror = BySpace::from_fn(|space| number(self.spaces[space].terror));
        board.tracks = self.tracks.map(number);
        board.policy = self.us_policy;
        board.recount();
        Ok(board)
    }

    /// Notes every rule it breaks, with the place in the document of which it is a part.
    pub fn check(&self, faults: &mut Faults) {
        for fault in self.faults() {
            fault.note(faults);
        }
    }

    /// Every rule it breaks.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for (space, there) in self.spaces.iter() {
            faults_of_space(space, there, &mut faults);
        }
        for box_name in BoxName::ALL {
            for (piece, _) in self.in_box(box_name).iter().filter(|(_, count)| **count > 0) {
                if !piece.is_as_placed() {
                    faults.push(SetupFault::StateInBox { box_name, piece });
                }
                if !piece.piece_type().may_be_in(box_name) {
                    faults.push(SetupFault::WrongBox { box_name, piece });
                }
            }
        }
        for piece_type in PieceType::ALL {
            let counted = self.counted(piece_type);
            if counted != u32::from(piece_type.total()) {
                faults.push(SetupFault::Inventory { piece_type, counted });
            }
        }
        let terror = self.spaces.values().iter().map(|there| u32::from(there.terror)).sum();
        if terror > u32::from(TERROR_MARKERS) {
            faults.push(SetupFault::TooMuchTerror { counted: terror });
        }
        let tunnels = self.spaces.values().iter().map(|there| counted(there, PieceSet::TUNNELS)).sum();
        if tunnels > u32::from(TUNNEL_MARKERS) {
            faults.push(SetupFault::TooManyTunnels { counted: tunnels });
        }
        for (track, &value) in self.tracks.iter() {
            if value > u16::from(track.highest()) {
                faults.push(SetupFault::OffTrack { track, value });
            }
        }
        faults
    }

    /// How many pieces of the type there are on the map and in all boxes.
    fn counted(&self, piece_type: PieceType) -> u32 {
        let on_map: u32 = self.spaces.values().iter().map(|there| counted(there, piece_type.into())).sum();
        let in_boxes: u32 = BoxName::ALL
            .into_iter()
            .flat_map(|box_name| piece_type.kinds().map(move |kind| u32::from(self.in_box(box_name)[kind])))
            .sum();
        on_map + in_boxes
    }
}

fn counted(there: &SpaceSetup, kinds: PieceSet) -> u32 {
    kinds.iter().map(|kind| u32::from(there.pieces[kind])).sum()
}

fn faults_of_space(space: Space, there: &SpaceSetup, faults: &mut Vec<SetupFault>) {
    let present = PieceKind::ALL.into_iter().filter(|kind| there.pieces[*kind] > 0);
    for piece in present {
        if piece.is_base() && space.is_loc() {
            faults.push(SetupFault::BaseOnLoc { space, piece });
        }
        if piece.faction().side() == Side::Coin && !space.admits_coin() {
            faults.push(SetupFault::CoinInNorthVietnam { piece });
        }
    }
    let bases = counted(there, PieceSet::BASES);
    if !space.is_loc() && bases > u32::from(space.base_limit()) {
        faults.push(SetupFault::TooManyBases { space, bases });
    }
    if there.support != SupportLevel::Neutral && !space.can_have_support() {
        faults.push(SetupFault::SupportWithoutPopulation { space, support: there.support });
    }
}

impl TryFrom<Setup> for Board {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Board, SetupError> {
        setup.validate()
    }
}

/// One rule that a [`Setup`] breaks, and where.
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
    fn note(&self, faults: &mut Faults) {
        let path: Vec<&str> = match self {
            SetupFault::Inventory { piece_type, .. } => vec!["available", piece_type.placed().id()],
            SetupFault::TooManyBases { space, .. } => vec!["spaces", space.id(), "pieces"],
            SetupFault::BaseOnLoc { space, piece } => vec!["spaces", space.id(), "pieces", piece.id()],
            SetupFault::CoinInNorthVietnam { piece } => vec!["spaces", Space::NorthVietnam.id(), "pieces", piece.id()],
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

/// The field of [`Setup`] that holds a box.
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
                let total = piece_type.total();
                write!(f, "there are {counted} {piece_type} on the map and in all boxes: make it {total} (1.4)")
            }
            SetupFault::TooManyBases { space, bases } => {
                write!(f, "{space} holds {bases} Bases: at most {} may be there (1.4.2)", space.base_limit())
            }
            SetupFault::BaseOnLoc { space, piece } => {
                write!(f, "{space} is a LoC and holds {piece}: no Base may be there (1.4.2)")
            }
            SetupFault::CoinInNorthVietnam { piece } => {
                write!(f, "{piece} in north-vietnam: no US or ARVN piece may be there (1.4.2)")
            }
            SetupFault::SupportWithoutPopulation { space, support } => {
                write!(f, "{space} has no Population and is at {support}: it is always neutral (1.6)")
            }
            SetupFault::TooMuchTerror { counted } => {
                write!(f, "there are {counted} Terror and Sabotage markers: at most {TERROR_MARKERS} exist (3.3.4)")
            }
            SetupFault::TooManyTunnels { counted } => {
                write!(f, "there are {counted} Tunneled Bases: at most {TUNNEL_MARKERS} Tunnel markers exist (1.4.4)")
            }
            SetupFault::WrongBox { box_name, piece } => {
                let whose = if *box_name == BoxName::Casualties { "US pieces" } else { "US and ARVN pieces" };
                write!(f, "{piece} cannot be in {box_name}: it holds {whose} only (1.4.1)")
            }
            SetupFault::StateInBox { piece, .. } => {
                write!(f, "{piece} in a box: count it as {} there (1.4.3)", piece.piece_type().placed())
            }
            SetupFault::OffTrack { track, value } => write!(f, "{track} is {value}: its range is 0 to {} (1.8)", track.highest()),
        }
    }
}

/// The kinds of fault a [`Setup`] has.
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

/// A setup that breaks rules: all of them, and the setup itself.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct SetupError {
    setup: Box<Setup>,
    faults: Vec<SetupFault>,
}

impl SetupError {
    /// Every rule that is broken; at least one.
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }

    /// What sorts of fault there are.
    pub fn kinds(&self) -> SetupFaultKinds {
        self.faults.iter().map(SetupFault::kind).collect()
    }

    /// The setup that was refused, unchanged.
    pub fn into_setup(self) -> Setup {
        *self.setup
    }
}
