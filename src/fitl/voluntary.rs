//! Voluntary removal (1.4.1): a player takes its own pieces from the map to place them elsewhere when too few are Available.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::Faction;
use super::piece::{PieceClass, PieceKind, PieceType};
use super::refusal::{Refusal, Row, require};
use super::space::Space;
use super::table::{Cause, Table};
use crate::error::Error;

/// Pieces taken from the map to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Where from.
    pub space: Space,
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
}

impl Table<'_> {
    /// Places `count` pieces of `faction`'s in `space`: Available ones first, then those in `taken`, each first taken to Available.
    ///
    /// # Errors
    /// G14 when there are fewer, VR1 to VR5 when the taking is not allowed; stacking (1.4.2).
    pub fn place_own(
        &mut self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        count: u8,
        taken: &[Taken],
    ) -> Result<(), Error> {
        let available = self.board().available(piece_type).min(count);
        let short = count - available;
        let given: u32 = taken.iter().map(|taken| u32::from(taken.count)).sum();
        self.place(space, piece_type, available)?;
        for taken in taken {
            may_take(self, faction, space, piece_type, *taken)?;
        }
        require(
            given <= u32::from(short),
            Row::VR2.at(space, "more pieces are taken from the map than are lacking").limited(short),
        )?;
        require(given == u32::from(short), Row::G14.at(space, "fewer pieces are Available; name those to take from the map"))?;
        for taken in taken {
            self.remove(taken.space, taken.piece, taken.count, Cause::Return)?;
            self.place(space, piece_type, taken.count)?;
        }
        Ok(())
    }
}

fn may_take(table: &Table<'_>, faction: Faction, space: Space, piece_type: PieceType, taken: Taken) -> Result<(), Refusal> {
    let Taken { space: from, piece, count } = taken;
    let owner = piece.faction();
    require(piece.piece_type() == piece_type, Row::VR6.at(from, "pieces of the type that is placed alone are taken"))?;
    require(table.board().available(piece_type) == 0, Row::VR1.at(from, "Available pieces are placed first"))?;
    require(from != space, Row::VR3.at(from, "pieces are taken from elsewhere"))?;
    let class = piece_type.class();
    let is_us_force = owner == Faction::Us && class == PieceClass::SpecialForce;
    require(owner != Faction::Us || is_us_force, Row::VR4.at(from, "US Troops and Bases are never taken"))?;
    let is_arvn_for_us = faction == Faction::Us && owner == Faction::Arvn && class != PieceClass::Base;
    require(owner == faction || is_arvn_for_us, Row::VR5.at(from, "only own pieces are taken, by the US also ARVN forces"))?;
    let there = table.board().count(from, piece);
    require(count >= 1 && there >= count, Row::G13.at(from, "so many of these pieces are not there").limited(there))
}
