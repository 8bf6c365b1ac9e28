//! The board: what stands on the map and in the boxes, and where every marker is (1.3 to 1.9).
//!
//! A [`Board`] is a small value: a what-if is a copy. It keeps every rule of the force pool, of stacking and
//! of the tracks, because it is made by [`Setup::validate`](crate::Setup::validate) or a
//! [`Scenario`](crate::Scenario) and changes by [`Effect`](crate::Effect)s alone. That it could be reached by
//! play is *not* guaranteed.

pub mod agitation;
pub(crate) mod apply;
pub mod control;
mod difference;
pub mod effect;
pub mod effect_error;
pub(crate) mod map;
pub(crate) mod recount;
pub(crate) mod regions;
pub mod scenario;
pub mod setup;
pub mod setup_fault;
pub mod victory;

use std::fmt;

use crate::board::control::{Control, ControlMap};
use crate::board::setup::{Setup, SpaceSetup};
use crate::board::victory::Totals;
use crate::vocabulary::boxes::{BoxName, ByBox};
use crate::vocabulary::faction::{ByFaction, Faction, Side};
use crate::vocabulary::piece::{ByPiece, ByPieceType, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{ByTrack, Policy, Track};

/// Terror and Sabotage markers there are, in one supply (3.3.4).
pub const TERROR_MARKERS: u8 = 15;

/// Tunnel markers there are (1.4.4).
pub const TUNNEL_MARKERS: u8 = 6;

/// The board at one moment.
///
/// ```
/// use pointman_fitl::{BoxName, Control, Faction, PieceKind, PieceSet, PieceType, Scenario, Space, Track};
/// let board = Scenario::Short.board();
/// assert_eq!(board.count(Space::Saigon, PieceKind::ArvnTroops), 4);
/// assert_eq!(board.count_of(Space::QuangTriThuaThien, PieceSet::BASES), 2);
/// assert_eq!(board.control(Space::QuangTriThuaThien), Control::Nva);
/// assert_eq!(board.in_box(BoxName::OutOfPlay, PieceType::ArvnTroops), 10);
/// assert_eq!(board.track(Track::Patronage), 18);
/// assert!(board.with(PieceKind::VcTunnels).contains(Space::TayNinh));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many of each kind are in each space; those of one space lie together, and are counted at once.
    pub(crate) counts: BySpace<ByPiece<u8>>,
    /// Where each kind is.
    pub(crate) present: ByPiece<SpaceSet>,
    /// How many pieces of each faction are in each space.
    pub(crate) factions: BySpace<ByFaction<u8>>,
    pub(crate) control: ControlMap,
    pub(crate) support: BySpace<SupportLevel>,
    /// Terror, or Sabotage on a LoC.
    pub(crate) terror: BySpace<u8>,
    pub(crate) boxes: ByBox<ByPieceType<u8>>,
    pub(crate) tracks: ByTrack<u8>,
    pub(crate) policy: Policy,
    pub(crate) totals: Totals,
    /// Terror and Sabotage markers on the map.
    pub(crate) terror_markers: u8,
}

impl Board {
    /// The board without a piece on the map: all are Available, all spaces Neutral, all tracks at 0.
    ///
    /// ```
    /// use pointman_fitl::{Board, PieceType};
    /// assert_eq!(Board::cleared().available(PieceType::VcGuerrillas), 30);
    /// ```
    pub fn cleared() -> Board {
        let mut board = Board {
            counts: BySpace::default(),
            present: ByPiece::default(),
            factions: BySpace::default(),
            control: ControlMap::default(),
            support: BySpace::default(),
            terror: BySpace::default(),
            boxes: ByBox::default(),
            tracks: ByTrack::default(),
            policy: Policy::default(),
            totals: Totals::default(),
            terror_markers: 0,
        };
        board.boxes[BoxName::Available] = ByPieceType::from_fn(PieceType::total);
        board
    }

    /// The board as it would be read or written.
    pub fn setup(&self) -> Setup {
        let in_box = |box_name| {
            ByPiece::from_fn(|kind: PieceKind| {
                if kind.is_as_placed() { u16::from(self.in_box(box_name, kind.piece_type())) } else { 0 }
            })
        };
        Setup {
            spaces: BySpace::from_fn(|space| SpaceSetup {
                pieces: ByPiece::from_fn(|kind| u16::from(self.count(space, kind))),
                support: self.support(space),
                terror: u16::from(self.terror(space)),
            }),
            available: in_box(BoxName::Available),
            out_of_play: in_box(BoxName::OutOfPlay),
            casualties: in_box(BoxName::Casualties),
            tracks: self.tracks.map(u16::from),
            us_policy: self.policy,
        }
    }

    /// How many pieces of the kind are in `space`.
    #[inline]
    pub fn count(&self, space: Space, kind: PieceKind) -> u8 {
        self.counts[space][kind]
    }

    /// How many pieces of each kind are in `space`.
    #[inline]
    pub fn pieces(&self, space: Space) -> &ByPiece<u8> {
        &self.counts[space]
    }

    /// How many pieces of any of these kinds are in `space`.
    #[inline]
    pub fn count_of(&self, space: Space, kinds: impl Into<PieceSet>) -> u8 {
        kinds.into().count_in(&self.counts[space])
    }

    /// How many pieces of the faction are in `space`, Bases included.
    #[inline]
    pub fn count_by(&self, space: Space, faction: Faction) -> u8 {
        self.factions[space][faction]
    }

    /// How many pieces of the side are in `space`, Bases included.
    #[inline]
    pub fn count_side(&self, space: Space, side: Side) -> u8 {
        let [one, other] = side.factions();
        self.count_by(space, one) + self.count_by(space, other)
    }

    /// How many US and ARVN pieces are in `space`, Bases included.
    #[inline]
    pub fn coin(&self, space: Space) -> u8 {
        self.count_side(space, Side::Coin)
    }

    /// How many NVA and VC pieces are in `space`, Bases included.
    #[inline]
    pub fn insurgent(&self, space: Space) -> u8 {
        self.count_side(space, Side::Insurgent)
    }

    /// How many Bases of the faction are in `space`, Tunneled ones included.
    #[inline]
    pub fn bases(&self, space: Space, faction: Faction) -> u8 {
        self.count_of(space, PieceSet::BASES & PieceSet::of_faction(faction))
    }

    /// How many pieces other than Bases the faction has in `space`.
    #[inline]
    pub fn forces(&self, space: Space, faction: Faction) -> u8 {
        self.count_by(space, faction) - self.bases(space, faction)
    }

    /// How many more Bases may be placed in `space` (1.4.2).
    #[inline]
    pub fn room_for_bases(&self, space: Space) -> u8 {
        space.base_limit() - self.count_of(space, PieceSet::BASES).min(space.base_limit())
    }

    /// Where pieces of the kind are.
    #[inline]
    pub fn with(&self, kind: PieceKind) -> SpaceSet {
        self.present[kind]
    }

    /// Where a piece of any of these kinds is.
    #[inline]
    pub fn with_any(&self, kinds: impl Into<PieceSet>) -> SpaceSet {
        kinds.into().iter().fold(SpaceSet::NONE, |spaces, kind| spaces | self.with(kind))
    }

    /// How many pieces of any of these kinds are in all of `spaces` together.
    ///
    /// ```
    /// use pointman_fitl::{PieceSet, PieceType, Scenario, SpaceSet};
    /// let board = Scenario::Medium.board();
    /// assert_eq!(board.count_in(SpaceSet::ALL, PieceType::UsTroops), 30);
    /// ```
    pub fn count_in(&self, spaces: SpaceSet, kinds: impl Into<PieceSet>) -> u8 {
        kinds
            .into()
            .iter()
            .flat_map(|kind| (spaces & self.with(kind)).iter().map(move |space| self.count(space, kind)))
            .sum()
    }

    /// Who Controls `space` (1.7); nobody does a LoC.
    #[inline]
    pub fn control(&self, space: Space) -> Control {
        self.control.of(space)
    }

    /// Who Controls each space.
    #[inline]
    pub fn control_map(&self) -> &ControlMap {
        &self.control
    }

    /// The level of Support or Opposition in `space` (1.6); always Neutral on LoCs and at Population 0.
    #[inline]
    pub fn support(&self, space: Space) -> SupportLevel {
        self.support[space]
    }

    /// The Cities and Provinces with Population whose level is one `keep` accepts.
    ///
    /// ```
    /// use pointman_fitl::{Scenario, Space, SupportLevel};
    /// let board = Scenario::Full.board();
    /// assert!(board.populated_at(|level| level > SupportLevel::Neutral).contains(Space::Saigon));
    /// ```
    pub fn populated_at(&self, keep: impl Fn(SupportLevel) -> bool) -> SpaceSet {
        SpaceSet::POPULATED.filter(|space| keep(self.support(space)))
    }

    /// Terror markers in `space`, or Sabotage markers if it is a LoC.
    #[inline]
    pub fn terror(&self, space: Space) -> u8 {
        self.terror[space]
    }

    /// Where Terror or Sabotage is.
    pub fn with_terror(&self) -> SpaceSet {
        SpaceSet::ALL.filter(|space| self.terror(space) > 0)
    }

    /// Terror and Sabotage markers not on the map; when none is left none is placed (3.3.4).
    #[inline]
    pub fn terror_markers_left(&self) -> u8 {
        TERROR_MARKERS - self.terror_markers
    }

    /// Tunnel markers not on the map (1.4.4).
    #[inline]
    pub fn tunnel_markers_left(&self) -> u8 {
        TUNNEL_MARKERS - self.count_in(SpaceSet::ALL, PieceSet::TUNNELS)
    }

    /// How many pieces of the type are in the box.
    #[inline]
    pub fn in_box(&self, box_name: BoxName, piece_type: PieceType) -> u8 {
        self.boxes[box_name][piece_type]
    }

    /// How many pieces of the type are Available.
    #[inline]
    pub fn available(&self, piece_type: PieceType) -> u8 {
        self.in_box(BoxName::Available, piece_type)
    }

    /// How many pieces of the type are on the map.
    #[inline]
    pub fn on_map(&self, piece_type: PieceType) -> u8 {
        piece_type.total()
            - BoxName::ALL.into_iter().map(|box_name| self.in_box(box_name, piece_type)).sum::<u8>()
    }

    /// The value on the track.
    #[inline]
    pub fn track(&self, track: Track) -> u8 {
        self.tracks[track]
    }

    /// US Policy; meaningful when the US is a non-player (T4.1.5).
    #[inline]
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Econ of the LoCs without Sabotage: what the Econ track is set to in the Resources Phase (6.2.3).
    ///
    /// ```
    /// use pointman_fitl::Scenario;
    /// assert_eq!(Scenario::Full.board().unsabotaged_econ(), 15);
    /// ```
    pub fn unsabotaged_econ(&self) -> u8 {
        (SpaceSet::LOCS - self.with_terror()).econ()
    }
}

/// Shows what is on the board, and nothing that is not.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Board");
        for space in Space::ALL {
            let mut there: Vec<String> = PieceKind::ALL
                .into_iter()
                .filter(|kind| self.count(space, *kind) > 0)
                .map(|kind| format!("{} {kind}", self.count(space, kind)))
                .collect();
            if self.support(space) != SupportLevel::Neutral {
                there.push(self.support(space).to_string());
            }
            if self.terror(space) > 0 {
                there.push(format!("{} terror", self.terror(space)));
            }
            if self.control(space) != Control::None {
                there.push(format!("{} control", self.control(space)));
            }
            if !there.is_empty() {
                shown.field(space.id(), &format_args!("{}", there.join(", ")));
            }
        }
        for box_name in BoxName::ALL {
            let held = PieceType::ALL.into_iter().filter(|held| self.in_box(box_name, *held) > 0);
            let held: Vec<String> =
                held.map(|held| format!("{} {held}", self.in_box(box_name, held))).collect();
            shown.field(box_name.id(), &format_args!("{}", held.join(", ")));
        }
        for (track, value) in self.tracks.iter() {
            shown.field(track.id(), value);
        }
        shown.field("us_policy", &self.policy).field("totals", &self.totals).finish()
    }
}
