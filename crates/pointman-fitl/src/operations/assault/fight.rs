//! Resolving an Assault in one space, step by step (3.2.4).

use super::Assault;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::readings::M48Spaces;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind, Terrain};
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// An Assault being resolved in one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    /// The Assault.
    pub assault: Assault,
    /// How many pieces it removes.
    pub hits: u8,
    /// How many of them are left to remove.
    pub left: u8,
    /// Guerrillas removed.
    pub(super) guerrillas: u8,
    /// Bases removed.
    pub(super) bases: u8,
    /// Whether Search and Destroy has been used.
    pub(super) searched: bool,
    /// Whether the die for a Tunnel has been rolled.
    pub(super) dug: bool,
}

impl Fight {
    /// The Assault at its start.
    ///
    /// # Errors
    /// See [`Assault::may_be_made`].
    pub fn begin(game: &Game, turn: &Turn, assault: Assault) -> Result<Fight, Refusal> {
        assault.may_be_made(game, turn)?;
        let hits = assault.hits(game.board());
        Ok(Fight { assault, hits, left: hits, guerrillas: 0, bases: 0, searched: false, dug: false })
    }

    /// Whether M-48 Patton may add 2.
    ///
    /// # Errors
    /// AS9.
    pub fn may_add_two(&self, game: &Game, turn: &Turn) -> Result<(), Refusal> {
        let space = self.assault.space;
        let (used, at) = (turn.coin.assault.m48, |why| Row::AS9.at(space, why));
        require(game.unshaded(LastingCard::M48Patton), at("M-48 Patton (unshaded) is not in play"))?;
        require(self.assault.is_as_us(), at("M-48 Patton adds only to US Assaults"))?;
        require(m48_adds_in(game, space), at("M-48 Patton has no effect in a Lowland Province"))?;
        let troops = game.board().count_of(space, self.assault.fighters());
        require(troops > 0, at("M-48 Patton needs a US Troop there"))?;
        require(
            !used.contains(space) && used.len() < 2,
            at("M-48 Patton adds in at most 2 spaces a turn").limited(2),
        )
    }

    /// Adds 2 removals by M-48 Patton.
    ///
    /// # Errors
    /// AS9.
    pub fn add_two(&mut self, game: &Game, turn: &mut Turn) -> Result<(), Refusal> {
        self.may_add_two(game, turn)?;
        turn.coin.assault.m48.set(self.assault.space, true);
        self.hits += 2;
        self.left += 2;
        Ok(())
    }

    /// Whether Abrams may remove this Base first, whatever else is there.
    ///
    /// # Errors
    /// AS8, or AS12 when its faction is not targeted.
    pub fn may_use_abrams(&self, game: &Game, turn: &Turn, base: PieceKind) -> Result<(), Refusal> {
        let (space, at) = (self.assault.space, |why| Row::AS8.at(self.assault.space, why));
        require(game.unshaded(LastingCard::Abrams), at("Abrams (unshaded) is not in play"))?;
        require(self.assault.is_as_us(), at("Abrams works only in US Assaults"))?;
        require(!turn.coin.assault.abrams, at("Abrams removes only one Base a turn"))?;
        require(base.is_base(), at("Abrams may remove only a Base"))?;
        require(self.assault.targeted(base.into()) != PieceSet::NONE, untargeted(space))?;
        require(self.assault.bases().contains(base), at("Abrams cannot remove a Tunneled Base"))?;
        require(game.board().count(space, base) > 0, at("has no such Base"))?;
        require(self.left > 0, at("Abrams needs a removal the Assault has left"))
    }

    /// Removes a Base by Abrams.
    ///
    /// # Errors
    /// See [`Fight::may_use_abrams`].
    pub fn use_abrams(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        base: PieceKind,
    ) -> Result<(), Error> {
        self.may_use_abrams(table.game, turn, base)?;
        turn.coin.assault.abrams = true;
        self.take(table, base, 1)
    }

    /// Whether Search and Destroy may remove this Underground Guerrilla: it uses a removal, or none if the
    /// Assault has none at all.
    ///
    /// # Errors
    /// AS6, AS7 when no removal is left, or AS12.
    pub fn may_search(&self, game: &Game, guerrilla: PieceKind) -> Result<(), Refusal> {
        let (space, at) = (self.assault.space, |why| Row::AS6.at(self.assault.space, why));
        require(
            game.unshaded(LastingCard::SearchAndDestroy),
            at("Search and Destroy (unshaded) is not in play"),
        )?;
        require(self.assault.is_as_us(), at("Search and Destroy works only in US Assaults"))?;
        require(
            !self.searched,
            at("Search and Destroy removes only 1 Underground Guerrilla a space").limited(1),
        )?;
        require(
            PieceSet::UNDERGROUND_GUERRILLAS.contains(guerrilla),
            at("Search and Destroy may remove only an Underground Guerrilla"),
        )?;
        require(self.assault.targeted(guerrilla.into()) != PieceSet::NONE, untargeted(space))?;
        require(game.board().count(space, guerrilla) > 0, at("has no such Underground Guerrilla"))?;
        require(
            self.left > 0 || self.hits == 0,
            Row::AS7.at(space, "the Assault has no removals left").limited(self.hits),
        )
    }

    /// Removes an Underground Guerrilla by Search and Destroy.
    ///
    /// # Errors
    /// See [`Fight::may_search`].
    pub fn search(&mut self, table: &mut Table<'_>, guerrilla: PieceKind) -> Result<(), Error> {
        self.may_search(table.game, guerrilla)?;
        self.searched = true;
        self.left += u8::from(self.hits == 0);
        self.take(table, guerrilla, 1)
    }

    /// What must be removed next, and how many of it: NVA Troops, then Active Guerrillas, then Bases once
    /// neither NVA Troops nor Guerrillas of either faction are there. Nothing, when nothing more is removed.
    pub fn next(&self, board: &Board) -> (PieceSet, u8) {
        let space = self.assault.space;
        if self.left == 0 || self.dug {
            return (PieceSet::NONE, 0);
        }
        for kinds in [PieceKind::NvaTroops.into(), PieceSet::ACTIVE_GUERRILLAS] {
            let kinds = self.assault.targeted(kinds);
            let there = board.count_of(space, kinds);
            if there > 0 {
                return (kinds, there.min(self.left));
            }
        }
        if board.count_of(space, PieceSet::INSURGENT & PieceSet::FORCES) > 0 {
            return (PieceSet::NONE, 0);
        }
        let bases = self.assault.bases();
        match board.count_of(space, bases).min(self.left) {
            0 => (PieceSet::NONE, 0),
            count => (bases, count),
        }
    }

    /// How many pieces it is still to remove, Tunnels apart.
    pub fn forecast(&self, board: &Board) -> u8 {
        let space = self.assault.space;
        if self.left == 0 || self.dug {
            return 0;
        }
        let exposed = PieceSet::ACTIVE_GUERRILLAS | PieceKind::NvaTroops.into();
        let first = board.count_of(space, self.assault.targeted(exposed)).min(self.left);
        if board.count_of(space, PieceSet::INSURGENT & PieceSet::FORCES) > first {
            return first;
        }
        first + board.count_of(space, self.assault.bases()).min(self.left - first)
    }

    /// Whether `count` pieces of the kind may be removed now.
    ///
    /// # Errors
    /// AS5 out of order, AS6 an Underground Guerrilla, AS7 too many, AS12 untargeted, G13, G19, G20, G21.
    pub fn may_remove(&self, board: &Board, piece: PieceKind, count: u8) -> Result<(), Refusal> {
        let (kinds, most) = self.next(board);
        if !kinds.contains(piece) {
            return Err(self.why_not(board, piece));
        }
        let there = board.count(self.assault.space, piece);
        require(count <= there, Row::G13.at(self.assault.space, "there are not that many").limited(there))?;
        require(
            count <= most,
            Row::AS7.at(self.assault.space, "the Assault cannot remove that many").limited(most),
        )
    }

    /// Why a piece of the kind is not removed now.
    pub fn why_not(&self, board: &Board, piece: PieceKind) -> Refusal {
        let space = self.assault.space;
        if !PieceSet::INSURGENT.contains(piece) {
            Row::G21.at(space, "US and ARVN pieces are not enemies")
        } else if PieceSet::UNDERGROUND_GUERRILLAS.contains(piece) {
            Row::AS6.at(space, "an Assault cannot remove an Underground Guerrilla")
        } else if self.assault.targeted(piece.into()).is_empty() {
            untargeted(space)
        } else if board.count(space, piece) == 0 {
            Row::G13.at(space, "has no such piece")
        } else if piece.is_tunneled() && self.assault.tunnels_protect {
            Row::G20.at(space, "an Assault cannot remove a Tunneled Base")
        } else if self.left == 0 {
            Row::AS7.at(space, "the Assault cannot remove that many").limited(self.hits)
        } else if piece.is_base() && board.count_of(space, PieceSet::INSURGENT & PieceSet::FORCES) > 0 {
            Row::G19.at(space, "Troops and Guerrillas protect Bases")
        } else {
            Row::AS5.at(space, "remove NVA Troops first, then Active Guerrillas, then Bases")
        }
    }

    /// Removes pieces in the order of the rule.
    ///
    /// # Errors
    /// See [`Fight::may_remove`].
    pub fn remove(&mut self, table: &mut Table<'_>, piece: PieceKind, count: u8) -> Result<(), Error> {
        self.may_remove(table.board(), piece, count)?;
        self.take(table, piece, count)
    }

    /// The Tunneled Bases for one of which a die is to be rolled: when a removal is left, no Troop, Guerrilla
    /// or other targeted Base is there (3.2.4). Empty if none is rolled.
    pub fn tunnels(&self, board: &Board) -> PieceSet {
        let space = self.assault.space;
        let is_due = self.assault.tunnels_protect
            && !self.dug
            && self.left > 0
            && self.next(board).1 == 0
            && board.count_of(space, PieceSet::INSURGENT & PieceSet::FORCES) == 0;
        let tunnels =
            self.assault.targeted(PieceSet::TUNNELS).iter().filter(|tunnel| board.count(space, *tunnel) > 0);
        if is_due { tunnels.collect() } else { PieceSet::NONE }
    }

    /// Rolls for the Tunnel of that Base: on 4 to 6 the marker is removed.
    ///
    /// # Errors
    /// AS5 when no roll is made for it; when the dice give no answer.
    pub fn roll_for_tunnel(&mut self, table: &mut Table<'_>, tunnel: PieceKind) -> Result<(), Error> {
        let space = self.assault.space;
        require(
            self.tunnels(table.board()).contains(tunnel),
            Row::AS5.at(space, "roll for a Tunnel only if a removal is left and only Tunneled Bases remain"),
        )?;
        self.dug = true;
        let roll = table.dice.d6(format_args!("Tunnel in {}, removed on 4 or more [3.2.4]", space.name()))?;
        table.dice.came_to(format_args!("{}", if roll >= 4 { "removed" } else { "it stays" }));
        if roll >= 4 {
            table.apply(Effect::Tunnel { space, piece: tunnel, count: 1 })?;
        }
        Ok(())
    }

    /// Ends the Assault: Aid for what was removed, then Cobras and Search and Destroy (shaded).
    ///
    /// # Errors
    /// AS7 when less has been removed than must be; when the dice give no answer.
    pub fn end(self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let Assault { space, by, .. } = self.assault;
        let short = self.next(table.board()).1 > 0 || !self.tunnels(table.board()).is_empty();
        require(!short, Row::AS7.at(space, "the Assault must remove as much as it can"))?;
        if by == Faction::Arvn {
            table.change_track(Track::Aid, 6 * i32::from(self.bases))?;
        }
        if table.game.unshaded(LastingCard::BodyCount) {
            table.change_track(Track::Aid, 3 * i32::from(self.guerrillas))?;
        }
        if self.assault.is_as_us()
            && table.game.shaded(LastingCard::Cobras)
            && table.board().count(space, PieceKind::UsTroops) > 0
        {
            let roll = table
                .dice
                .d6(format_args!("Cobras in {}, 1 US Troop lost on 3 or less [card 13]", space.name()))?;
            if roll <= 3 {
                table.remove(space, PieceKind::UsTroops, 1, Cause::Loss)?;
            } else {
                table.dice.came_to(format_args!("no loss"));
            }
        }
        // R30: the ARVN follow-up to a US Assault is the same Operation, so it does not shift the Province
        // again.
        if table.game.shaded(LastingCard::SearchAndDestroy)
            && space.kind() == SpaceKind::Province
            && !turn.coin.assault.shifted.contains(space)
        {
            turn.coin.assault.shifted.set(space, true);
            table.shift_support(space, -1)?;
        }
        Ok(())
    }

    fn take(&mut self, table: &mut Table<'_>, piece: PieceKind, count: u8) -> Result<(), Error> {
        table.remove(self.assault.space, piece, count, Cause::Return)?;
        self.left -= count;
        if piece.is_base() {
            self.bases += count;
        } else if PieceSet::GUERRILLAS.contains(piece) {
            self.guerrillas += count;
        }
        Ok(())
    }
}

const fn untargeted(space: Space) -> Refusal {
    Row::AS12.at(space, "its faction is not a target of this Assault")
}

/// Where unshaded M-48 Patton adds: in spaces that are not Lowland, as card 14 says, whatever the note for
/// non-players prints (R8); a non-player US may be agreed to go by the note.
pub(crate) fn m48_adds_in(game: &Game, space: Space) -> bool {
    let by_note = game.readings.m48_spaces == M48Spaces::Lowland && !game.is_player(Faction::Us);
    (space.terrain() == Terrain::Lowland) == by_note
}
