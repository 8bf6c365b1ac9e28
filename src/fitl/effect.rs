//! Effects: the atomic changes of a board, each with its own invariants.
//!
//! What a turn does is a list of effects: what the person does on the physical board, what the log shows, what a replay applies. An effect
//! that would break a rule is refused and changes nothing.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::Board;
use super::boxes::BoxName;
use super::control::Control;
use super::faction::{Faction, Side};
use super::piece::{PieceKind, PieceType};
use super::space::Space;
use super::support::SupportLevel;
use super::track::{Policy, Track};
use crate::error::Error;

/// One change of the board.
///
/// ```
/// use pointman::fitl::{BoxName, Control, Effect, EffectError, PieceKind, Scenario, Space};
/// let mut board = Scenario::Full.board();
/// let rally = Effect::Place { space: Space::KienPhong, piece: PieceKind::VcGuerrillasUnderground, count: 2, from: BoxName::Available };
/// board.apply(rally).unwrap();
/// assert_eq!(serde_json::to_string(&rally).unwrap(), r#"{"place":{"space":"kien-phong","piece":"vc_guerrillas_u","count":2}}"#);
///
/// let before = board;
/// let base = Effect::Place { space: Space::LocHueDaNang, piece: PieceKind::VcBases, count: 1, from: BoxName::Available };
/// assert_eq!(board.apply(base), Err(EffectError::BaseOnLoc { space: Space::LocHueDaNang }));
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_available(box_name: &BoxName) -> bool {
    *box_name == BoxName::Available
}

/// Why an [`Effect`] was refused. The board is unchanged.
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
}

impl EffectError {
    /// The rule that refuses.
    pub const fn rule(&self) -> &'static str {
        match self {
            EffectError::Nothing | EffectError::NotThere { .. } | EffectError::NotInBox { .. } | EffectError::WrongBox { .. } => {
                "1.4.1"
            }
            EffectError::NotAsPlaced { .. } | EffectError::NoOtherState { .. } => "1.4.3",
            EffectError::NoTunnel { .. } | EffectError::NoTunnelMarkers { .. } => "1.4.4",
            EffectError::CoinInNorthVietnam | EffectError::BaseOnLoc { .. } | EffectError::TooManyBases { .. } => "1.4.2",
            EffectError::NoPopulation { .. } | EffectError::OtherLevel { .. } => "1.6",
            EffectError::NoTerror { .. } | EffectError::NoTerrorMarkers { .. } => "3.3.4",
            EffectError::OtherValue { .. } | EffectError::OffTrack { .. } => "1.8",
            EffectError::OtherPolicy { .. } => "T4.1.5",
        }
    }
}

impl fmt::Display for EffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EffectError::Nothing => write!(f, "that would change nothing"),
            EffectError::NotThere { space, piece, there } => write!(f, "{space} has {there} {piece} only"),
            EffectError::NotInBox { box_name, piece_type, there } => write!(f, "{box_name} has {there} {piece_type} only"),
            EffectError::WrongBox { box_name, piece_type } => write!(f, "{piece_type} are never in {box_name}"),
            EffectError::NotAsPlaced { piece } => {
                write!(f, "{piece} is not in a box nor placed so: it is {} then", piece.piece_type().placed())
            }
            EffectError::NoOtherState { piece } => write!(f, "{piece} is always Active"),
            EffectError::NoTunnel { piece } => write!(f, "{piece} has no Tunnel: only NVA and VC Bases can"),
            EffectError::CoinInNorthVietnam => write!(f, "no US or ARVN piece may be in {}", Space::NorthVietnam),
            EffectError::BaseOnLoc { space } => write!(f, "{space} is a LoC: no Base may be there"),
            EffectError::TooManyBases { space } => write!(f, "{space} may hold {} Bases at most", space.base_limit()),
            EffectError::NoPopulation { space } => write!(f, "{space} has no Population: it is always neutral"),
            EffectError::OtherLevel { space, is } => write!(f, "{space} is at {is}"),
            EffectError::NoTerror { space, there } => write!(f, "{space} has {there} Terror or Sabotage markers only"),
            EffectError::NoTerrorMarkers { left } => write!(f, "{left} Terror and Sabotage markers are left"),
            EffectError::NoTunnelMarkers { left } => write!(f, "{left} Tunnel markers are left"),
            EffectError::OtherValue { track, is } => write!(f, "{track} is {is}"),
            EffectError::OffTrack { track, value } => write!(f, "{track} cannot be {value}: it ends at {}", track.highest()),
            EffectError::OtherPolicy { is } => write!(f, "US Policy is {is}"),
        }
    }
}

impl std::error::Error for EffectError {}

impl From<EffectError> for Error {
    fn from(error: EffectError) -> Error {
        Error::refused(error.rule(), error.to_string())
    }
}

impl Board {
    /// Carries out `effect`.
    ///
    /// # Errors
    /// The invariant it would break. The board is then unchanged.
    #[inline]
    pub fn apply(&mut self, effect: Effect) -> Result<(), EffectError> {
        match effect {
            Effect::Place { space, piece, count, from } => {
                self.has_in_box(from, piece, count)?;
                self.admits(space, piece, count, 0)?;
                self.boxes[from][piece.piece_type()] -= count;
                self.put(space, piece, count);
            }
            Effect::Remove { space, piece, count, to } => {
                self.has(space, piece, count)?;
                goes_in(to, piece)?;
                self.take(space, piece, count);
                self.boxes[to][piece.piece_type()] += count;
            }
            Effect::Move { piece, count, from, to } => {
                self.has(from, piece, count)?;
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.admits(to, piece, count, 0)?;
                self.take(from, piece, count);
                self.put(to, piece, count);
            }
            Effect::Flip { space, piece, count } => {
                self.has(space, piece, count)?;
                let flipped = piece.flipped().ok_or(EffectError::NoOtherState { piece })?;
                self.turn(space, piece, flipped, count);
            }
            Effect::Replace { space, piece, count, to, with } => {
                self.has(space, piece, count)?;
                goes_in(to, piece)?;
                if piece == with && to == BoxName::Available {
                    return Err(EffectError::Nothing);
                }
                let tunnel_for_tunnel = piece.is_tunneled() && with.is_tunneled();
                if !tunnel_for_tunnel && !with.is_as_placed() {
                    return Err(EffectError::NotAsPlaced { piece: with });
                }
                self.holds(BoxName::Available, with.piece_type(), count)?;
                self.admits(space, with, count, if piece.is_base() { count } else { 0 })?;
                self.take(space, piece, count);
                self.boxes[to][piece.piece_type()] += count;
                self.boxes[BoxName::Available][with.piece_type()] -= count;
                self.put(space, with, count);
            }
            Effect::Support { space, from, to } => {
                if !space.can_have_support() {
                    return Err(EffectError::NoPopulation { space });
                }
                if self.support[space] != from {
                    return Err(EffectError::OtherLevel { space, is: self.support[space] });
                }
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.set_support(space, to);
            }
            Effect::Terror { space, delta } => self.change_terror(space, delta)?,
            Effect::Track { name, from, to } => {
                if self.tracks[name] != from {
                    return Err(EffectError::OtherValue { track: name, is: self.tracks[name] });
                }
                if to > name.highest() {
                    return Err(EffectError::OffTrack { track: name, value: to });
                }
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.tracks[name] = to;
            }
            Effect::Box { piece, count, from, to } => {
                self.has_in_box(from, piece, count)?;
                goes_in(to, piece)?;
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.boxes[from][piece.piece_type()] -= count;
                self.boxes[to][piece.piece_type()] += count;
            }
            Effect::Tunnel { space, piece, count } => {
                self.has(space, piece, count)?;
                let changed = piece.tunnel_changed().ok_or(EffectError::NoTunnel { piece })?;
                let left = self.tunnel_markers_left();
                if changed.is_tunneled() && count > left {
                    return Err(EffectError::NoTunnelMarkers { left });
                }
                self.turn(space, piece, changed, count);
            }
            Effect::Policy { from, to } => {
                if self.policy != from {
                    return Err(EffectError::OtherPolicy { is: self.policy });
                }
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.policy = to;
            }
        }
        Ok(())
    }

    /// Carries out all of `effects`, one after the other.
    ///
    /// # Errors
    /// The index of the first effect refused, and why. The board is then unchanged.
    pub fn apply_all(&mut self, effects: &[Effect]) -> Result<(), (usize, EffectError)> {
        let mut board = *self;
        for (index, effect) in effects.iter().enumerate() {
            board.apply(*effect).map_err(|error| (index, error))?;
        }
        *self = board;
        Ok(())
    }

    /// Whether `space` has `count` such pieces, and `count` is not 0.
    #[inline]
    fn has(&self, space: Space, piece: PieceKind, count: u8) -> Result<(), EffectError> {
        let there = self.counts[piece][space];
        match count {
            0 => Err(EffectError::Nothing),
            _ if count > there => Err(EffectError::NotThere { space, piece, there }),
            _ => Ok(()),
        }
    }

    /// Whether the box has `count` such pieces, named as they are in boxes, and `count` is not 0.
    #[inline]
    fn has_in_box(&self, box_name: BoxName, piece: PieceKind, count: u8) -> Result<(), EffectError> {
        match count {
            0 => Err(EffectError::Nothing),
            _ if !piece.is_as_placed() => Err(EffectError::NotAsPlaced { piece }),
            _ => self.holds(box_name, piece.piece_type(), count),
        }
    }

    #[inline]
    fn holds(&self, box_name: BoxName, piece_type: PieceType, count: u8) -> Result<(), EffectError> {
        let there = self.boxes[box_name][piece_type];
        if count > there { Err(EffectError::NotInBox { box_name, piece_type, there }) } else { Ok(()) }
    }

    /// Whether `count` such pieces may come to `space` when `bases_leaving` Bases go (1.4.2).
    #[inline]
    fn admits(&self, space: Space, piece: PieceKind, count: u8, bases_leaving: u8) -> Result<(), EffectError> {
        if piece.faction().side() == Side::Coin && !space.admits_coin() {
            return Err(EffectError::CoinInNorthVietnam);
        }
        if piece.is_base() {
            if space.is_loc() {
                return Err(EffectError::BaseOnLoc { space });
            }
            if count > self.room_for_bases(space) + bases_leaving {
                return Err(EffectError::TooManyBases { space });
            }
        }
        Ok(())
    }

    #[inline]
    fn put(&mut self, space: Space, piece: PieceKind, count: u8) {
        self.counts[piece][space] += count;
        self.present[piece].set(space, true);
        self.factions[space][piece.faction()] += count;
        self.adjust_control(space);
    }

    #[inline]
    fn take(&mut self, space: Space, piece: PieceKind, count: u8) {
        self.counts[piece][space] -= count;
        self.present[piece].set(space, self.counts[piece][space] > 0);
        self.factions[space][piece.faction()] -= count;
        self.adjust_control(space);
    }

    /// Pieces become another kind of the same type: Control is not touched.
    #[inline]
    fn turn(&mut self, space: Space, piece: PieceKind, into: PieceKind, count: u8) {
        self.counts[piece][space] -= count;
        self.present[piece].set(space, self.counts[piece][space] > 0);
        self.counts[into][space] += count;
        self.present[into].set(space, true);
    }

    #[inline]
    fn adjust_control(&mut self, space: Space) {
        if space.is_loc() {
            return;
        }
        let pieces = &self.factions[space];
        let now = Control::by(pieces[Faction::Us] + pieces[Faction::Arvn], pieces[Faction::Nva], pieces[Faction::Vc]);
        let before = self.control.of(space);
        if now == before {
            return;
        }
        match before {
            Control::Coin => self.totals.coin_population -= space.population(),
            Control::Nva => self.totals.nva_population -= space.population(),
            Control::None => {}
        }
        match now {
            Control::Coin => self.totals.coin_population += space.population(),
            Control::Nva => self.totals.nva_population += space.population(),
            Control::None => {}
        }
        self.control.set(space, now);
    }

    #[inline]
    fn set_support(&mut self, space: Space, to: SupportLevel) {
        let (from, population) = (self.support[space], space.population());
        self.totals.support -= population * from.support_factor();
        self.totals.opposition -= population * from.opposition_factor();
        self.totals.support += population * to.support_factor();
        self.totals.opposition += population * to.opposition_factor();
        self.support[space] = to;
    }

    #[inline]
    fn change_terror(&mut self, space: Space, delta: i8) -> Result<(), EffectError> {
        let (there, count, left) = (self.terror[space], delta.unsigned_abs(), self.terror_markers_left());
        if delta == 0 {
            return Err(EffectError::Nothing);
        }
        if delta < 0 {
            if count > there {
                return Err(EffectError::NoTerror { space, there });
            }
            self.terror[space] -= count;
            self.terror_markers -= count;
        } else {
            if count > left {
                return Err(EffectError::NoTerrorMarkers { left });
            }
            self.terror[space] += count;
            self.terror_markers += count;
        }
        Ok(())
    }
}

/// Whether such pieces may be in the box (1.4.1).
#[inline]
const fn goes_in(box_name: BoxName, piece: PieceKind) -> Result<(), EffectError> {
    let piece_type = piece.piece_type();
    if piece_type.may_be_in(box_name) { Ok(()) } else { Err(EffectError::WrongBox { box_name, piece_type }) }
}
