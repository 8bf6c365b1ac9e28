//! A board as it was read or is being set up, and the step to a board that keeps every rule.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::setup_fault::{SetupFault, SetupFaultKinds};
use crate::board::{Board, TERROR_MARKERS, TUNNEL_MARKERS};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Side;
use crate::vocabulary::piece::{ByPiece, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{ByTrack, Policy};
use pointman_core::error::Faults;
use pointman_core::vocabulary::every;

/// Everything that is on a board, right or wrong. [`Setup::validate`] makes a [`Board`] of it.
///
/// ```
/// use pointman_fitl::{PieceKind, Scenario, SetupFaultKind, Space};
/// let mut setup = Scenario::Short.setup();
/// setup.spaces[Space::NorthVietnam].pieces[PieceKind::UsTroops] = 1;
/// let refused = setup.validate().unwrap_err();
/// assert_eq!(refused.kinds(),
///     [SetupFaultKind::Inventory, SetupFaultKind::CoinInNorthVietnam].into_iter().collect());
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
    #[schemars(schema_with = "every::schema::<crate::vocabulary::track::Track, u16, 8>")]
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
        board.counts = BySpace::from_fn(|space| self.spaces[space].pieces.map(number));
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
