//! Carrying out effects: each checks its invariants, then changes the board with all that follows from it
//! (Control, totals).

use crate::board::Board;
use crate::board::control::Control;
use crate::board::effect::Effect;
use crate::board::effect_error::EffectError;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;

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
        let there = self.counts[space][piece];
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
    fn admits(
        &self,
        space: Space,
        piece: PieceKind,
        count: u8,
        bases_leaving: u8,
    ) -> Result<(), EffectError> {
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
        self.counts[space][piece] += count;
        self.present[piece].set(space, true);
        self.factions[space][piece.faction()] += count;
        self.adjust_control(space);
    }

    #[inline]
    fn take(&mut self, space: Space, piece: PieceKind, count: u8) {
        self.counts[space][piece] -= count;
        self.present[piece].set(space, self.counts[space][piece] > 0);
        self.factions[space][piece.faction()] -= count;
        self.adjust_control(space);
    }

    /// Pieces become another kind of the same type: Control is not touched.
    #[inline]
    fn turn(&mut self, space: Space, piece: PieceKind, into: PieceKind, count: u8) {
        self.counts[space][piece] -= count;
        self.present[piece].set(space, self.counts[space][piece] > 0);
        self.counts[space][into] += count;
        self.present[into].set(space, true);
    }

    #[inline]
    fn adjust_control(&mut self, space: Space) {
        if space.is_loc() {
            return;
        }
        let pieces = &self.factions[space];
        let now = Control::by(
            pieces[Faction::Us] + pieces[Faction::Arvn],
            pieces[Faction::Nva],
            pieces[Faction::Vc],
        );
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
