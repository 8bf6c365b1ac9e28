//! The Redeploy Phase: COIN forces leave Laos and Cambodia, ARVN Troops and Police Redeploy, then NVA Troops
//! (6.4).

use super::choices::{CoupMove, Spot};
use crate::action::refusal::{Refusal, Row, require};
use crate::board::control::{Control, ControlMap};
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::plural::counted;

impl Game {
    /// Where a US or ARVN Base is.
    pub fn with_coin_base(&self) -> SpaceSet {
        self.board().with_any(PieceSet::BASES & PieceSet::COIN)
    }

    /// Where an NVA Base is, Tunneled or not.
    pub fn with_nva_base(&self) -> SpaceSet {
        self.board().with_any(PieceSet::BASES & PieceSet::of_faction(Faction::Nva))
    }

    /// Where ARVN Troops stand that must Redeploy: LoCs, and Provinces without a US or ARVN Base (6.4.2).
    pub fn must_redeploy(&self) -> SpaceSet {
        let left = SpaceSet::LOCS | (SpaceSet::PROVINCES - self.with_coin_base());
        left & self.board().with(PieceKind::ArvnTroops)
    }

    /// Where ARVN Troops may Redeploy to: Saigon, Cities without NVA Control, and wherever a US or ARVN Base
    /// is (6.4.2).
    pub fn arvn_troop_destinations(&self, markers: &ControlMap) -> SpaceSet {
        (SpaceSet::CITIES - markers.nva).with(Space::Saigon) | self.with_coin_base()
    }

    /// Where Police may Redeploy to: LoCs, and the South under COIN Control (6.4.2).
    pub fn police_destinations(&self, markers: &ControlMap) -> SpaceSet {
        SpaceSet::LOCS | (markers.coin & SpaceSet::SOUTH_VIETNAM)
    }

    /// Whether ARVN may Redeploy such a piece from `from` to `to`.
    ///
    /// # Errors
    /// CP5, CP6; G13 when fewer are there.
    pub fn may_redeploy_arvn(&self, moved: &CoupMove, markers: &ControlMap) -> Result<(), Refusal> {
        let CoupMove { piece, count, .. } = *moved;
        let is_troops = piece == PieceKind::ArvnTroops;
        require(
            is_troops || piece == PieceKind::ArvnPolice,
            Row::CP6.refuses("only ARVN Troops and Police Redeploy, not Rangers, US pieces or Bases"),
        )?;
        let row = if is_troops { Row::CP5 } else { Row::CP6 };
        let (from, to) = between_spaces(moved, row)?;
        if is_troops {
            let why = "ARVN Troops may go only to Saigon, Cities without NVA Control, or spaces with a US \
                       or ARVN Base";
            require(self.arvn_troop_destinations(markers).contains(to), row.at(to, why))?;
        } else {
            let why = "Police may go only to LoCs or to spaces in South Vietnam with COIN Control";
            require(self.police_destinations(markers).contains(to), row.at(to, why))?;
        }
        self.are_there(from, piece, count)
    }

    /// Whether NVA may Redeploy such a piece.
    ///
    /// # Errors
    /// CP7; G13 when fewer are there.
    pub fn may_redeploy_nva(&self, moved: &CoupMove) -> Result<(), Refusal> {
        let CoupMove { piece, count, .. } = *moved;
        require(piece == PieceKind::NvaTroops, Row::CP7.refuses("only NVA Troops Redeploy"))?;
        let (from, to) = between_spaces(moved, Row::CP7)?;
        require(
            self.with_nva_base().contains(to),
            Row::CP7.at(to, "NVA Troops may go only to spaces with an NVA Base"),
        )?;
        self.are_there(from, piece, count)
    }

    pub(super) fn are_there(&self, from: Space, piece: PieceKind, count: u8) -> Result<(), Refusal> {
        let there = self.board().count(from, piece);
        require(count > 0, Row::G13.at(from, "the entry moves no piece"))?;
        require(count <= there, Row::G13.at(from, "there are fewer such pieces").limited(there))
    }
}

/// The two spaces of a Redeployment: boxes have no part in it.
fn between_spaces(moved: &CoupMove, row: Row) -> Result<(Space, Space), Refusal> {
    match (moved.from, moved.to) {
        (Spot::Space(from), Spot::Space(to)) if from == to => Err(row.at(to, "they are already there")),
        (Spot::Space(from), Spot::Space(to)) => Ok((from, to)),
        _ => Err(row.refuses("pieces Redeploy only between spaces")),
    }
}

impl Table<'_> {
    /// US and ARVN pieces leave Laos and Cambodia (6.4.1): US Troops to Casualties and other forces to
    /// Available, Bases stay; in the first edition US Troops go Out of Play and everything else, Bases too,
    /// to Available.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn leave_laos_and_cambodia(&mut self) -> Result<(), Error> {
        let (leaving, troops_to) = match self.game.edition() {
            Edition::Second => (PieceSet::COIN & PieceSet::FORCES, BoxName::Casualties),
            Edition::First => (PieceSet::COIN, BoxName::OutOfPlay),
        };
        for space in SpaceSet::LAOS_CAMBODIA.iter() {
            for piece in leaving.iter() {
                let count = self.board().count(space, piece);
                let to =
                    if piece.piece_type() == PieceType::UsTroops { troops_to } else { BoxName::Available };
                if count > 0 {
                    self.apply(Effect::Remove { space, piece, count, to })?;
                }
            }
        }
        Ok(())
    }

    /// ARVN Redeploys pieces of one kind from one space to another (6.4.2).
    ///
    /// # Errors
    /// CP5, CP6, G13.
    pub fn redeploy_arvn(&mut self, moved: &CoupMove, markers: &ControlMap) -> Result<(), Error> {
        self.game.may_redeploy_arvn(moved, markers)?;
        self.carry(moved)
    }

    /// Checks that ARVN is done with Troops: none is left that must Redeploy (6.4.2).
    ///
    /// # Errors
    /// CP5, with the Troops and where they may go.
    pub fn arvn_has_redeployed(&self, markers: &ControlMap) -> Result<(), Error> {
        let left = self.game.must_redeploy();
        let Some(first) = left.first() else { return Ok(()) };
        let count = self.board().count(first, PieceKind::ArvnTroops);
        let others = if left.len() > 1 {
            format!(" (so must those in {})", counted(left.len() - 1, "more space"))
        } else {
            String::new()
        };
        let to = names(self.game.arvn_troop_destinations(markers).without(first));
        Err(Error::refused(
            format!("{}, {}", Row::CP5.id(), Row::CP5.rule()),
            format!("{}: {count} ARVN Troops must Redeploy{others}; they may go to {to}", first.name()),
        ))
    }

    /// NVA Redeploys Troops from one space to another (6.4.3).
    ///
    /// # Errors
    /// CP7, G13.
    pub fn redeploy_nva(&mut self, moved: &CoupMove) -> Result<(), Error> {
        self.game.may_redeploy_nva(moved)?;
        self.carry(moved)
    }

    /// Carries out a move that was checked.
    pub(super) fn carry(&mut self, moved: &CoupMove) -> Result<(), Error> {
        let CoupMove { piece, count, from, to } = *moved;
        match (from, to) {
            (Spot::Space(from), Spot::Space(to)) => self.shift_pieces(piece, count, from, to),
            (Spot::Space(space), Spot::Box(to)) => self.apply(Effect::Remove { space, piece, count, to }),
            (Spot::Box(from), Spot::Space(space)) => self.apply(Effect::Place { space, piece, count, from }),
            (Spot::Box(from), Spot::Box(to)) => self.apply(Effect::Box { piece, count, from, to }),
        }
    }
}

/// The names of spaces, for messages.
pub(super) fn names(spaces: SpaceSet) -> String {
    spaces.iter().map(Space::name).collect::<Vec<_>>().join(", ")
}

/// Whether nothing but Control decides: the Control of `space` by the markers.
pub(super) fn is_coin(markers: &ControlMap, space: Space) -> bool {
    markers.of(space) == Control::Coin
}
