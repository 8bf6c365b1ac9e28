//! The Commitment Phase: Casualties, what the US commits and withdraws, and what VC makes of a withdrawal
//! (6.5).

use super::choices::{CoupMove, Spot};
use super::redeploy::{is_coin, names};
use crate::action::refusal::{Refusal, Row, require};
use crate::board::control::ControlMap;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;

/// The most US Troops that are placed from Casualties and moved.
const MOST_TROOPS: u8 = 10;

/// The most US Bases that are moved.
const MOST_BASES: u8 = 2;

/// What the US may still commit and withdraw: each piece is moved once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment {
    /// The Control markers.
    markers: ControlMap,
    /// The Troops that may still be moved.
    pub troops_left: u8,
    /// The Bases that may still be moved.
    pub bases_left: u8,
    /// The Troops in each space that have not been moved.
    troops: BySpace<u8>,
    /// The Bases in each space that have not been moved.
    bases: BySpace<u8>,
    /// The Available Troops and Bases that have not been moved.
    available: (u8, u8),
    /// The Troops and Bases that were Available before.
    available_before: u8,
}

impl Commitment {
    /// The US begins to commit and withdraw, after it has placed `casualties` Troops; Control is that of the
    /// markers.
    pub fn begin(game: &Game, markers: &ControlMap, casualties: u8) -> Commitment {
        let board = game.board();
        let available = (board.available(PieceType::UsTroops), board.available(PieceType::UsBases));
        Commitment {
            markers: *markers,
            troops_left: MOST_TROOPS.saturating_sub(casualties),
            bases_left: MOST_BASES,
            troops: BySpace::from_fn(|space| board.count(space, PieceKind::UsTroops)),
            bases: BySpace::from_fn(|space| board.count(space, PieceKind::UsBases)),
            available,
            available_before: available.0 + available.1,
        }
    }

    /// The Control markers that say where pieces may be moved.
    pub const fn markers(&self) -> &ControlMap {
        &self.markers
    }

    /// The Population that VC may shift: half of what came to Available, rounded down; none in the first
    /// edition.
    pub fn withdrawal_points(&self, game: &Game) -> u8 {
        let board = game.board();
        let available = board.available(PieceType::UsTroops) + board.available(PieceType::UsBases);
        match game.edition() {
            Edition::Second => available.saturating_sub(self.available_before) / 2,
            Edition::First => 0,
        }
    }

    /// How many such pieces at `from` have not been moved.
    pub fn unmoved(&self, piece: PieceKind, from: Spot) -> u8 {
        match (piece, from) {
            (PieceKind::UsTroops, Spot::Space(space)) => self.troops[space],
            (PieceKind::UsTroops, Spot::Box(BoxName::Available)) => self.available.0,
            (PieceKind::UsBases, Spot::Space(space)) => self.bases[space],
            (PieceKind::UsBases, Spot::Box(BoxName::Available)) => self.available.1,
            _ => 0,
        }
    }

    /// Whether the US may move such pieces.
    ///
    /// # Errors
    /// CP8, CP9; G13 when fewer are there.
    pub fn may_move(&self, game: &Game, moved: &CoupMove) -> Result<(), Refusal> {
        let CoupMove { piece, count, from, to } = *moved;
        let is_base = piece == PieceKind::UsBases;
        require(
            is_base || piece == PieceKind::UsTroops,
            Row::CP8.refuses("only US Troops and Bases may be committed"),
        )?;
        require(count > 0, Row::G13.refuses("the entry moves no piece"))?;
        require(from != to, Row::CP9.refuses("they are already there"))?;
        for spot in [from, to] {
            match spot {
                Spot::Space(space) => require(
                    game.is_commit_space(space, &self.markers),
                    Row::CP9.at(space, "is not under COIN Control, a LoC or Saigon"),
                )?,
                Spot::Box(BoxName::Available) => {}
                Spot::Box(_) => {
                    return Err(Row::CP9
                        .refuses("pieces may move only between Available and the map or within the map"));
                }
            }
        }
        let unmoved = self.unmoved(piece, from);
        let there = match from {
            Spot::Space(space) => game.board().count(space, piece),
            Spot::Box(_) => game.board().available(piece.piece_type()),
        };
        let few = "there are fewer such pieces";
        let few = match from {
            Spot::Space(space) => Row::G13.at(space, few),
            Spot::Box(_) => Row::G13.refuses(few),
        };
        require(count <= there, few.limited(there))?;
        require(count <= unmoved, Row::CP8.refuses("each piece may move only once").limited(unmoved))?;
        if is_base {
            require(
                count <= self.bases_left,
                Row::CP8.refuses("too many US Bases move").limited(self.bases_left),
            )?;
            if let Spot::Space(space) = to {
                require(!space.is_loc(), Row::CP9.at(space, "a LoC cannot hold a Base"))?;
                let room = game.board().room_for_bases(space);
                require(count <= room, Row::CP9.at(space, "a space can hold only 2 Bases").limited(room))?;
            }
            return Ok(());
        }
        require(
            count <= self.troops_left,
            Row::CP8.refuses("too many US Troops move").limited(self.troops_left),
        )
    }

    fn note(&mut self, moved: &CoupMove) {
        let CoupMove { piece, count, from, .. } = *moved;
        let is_base = piece == PieceKind::UsBases;
        *(if is_base { &mut self.bases_left } else { &mut self.troops_left }) -= count;
        *match (from, is_base) {
            (Spot::Space(space), true) => &mut self.bases[space],
            (Spot::Space(space), false) => &mut self.troops[space],
            (Spot::Box(_), true) => &mut self.available.1,
            (Spot::Box(_), false) => &mut self.available.0,
        } -= count;
    }
}

impl Game {
    /// Whether the US may place and move pieces in `space`: under COIN Control, a LoC, or Saigon (6.5).
    pub fn is_commit_space(&self, space: Space, markers: &ControlMap) -> bool {
        space.is_loc() || space == Space::Saigon || is_coin(markers, space)
    }

    /// Where the US may place and move pieces (6.5).
    pub fn commit_spaces(&self, markers: &ControlMap) -> SpaceSet {
        (SpaceSet::LOCS | markers.coin).with(Space::Saigon)
    }

    /// US Troops in Casualties.
    pub fn casualty_troops(&self) -> u8 {
        self.board().in_box(BoxName::Casualties, PieceType::UsTroops)
    }

    /// Whether `count` Casualty Troops may be placed in `space`.
    ///
    /// # Errors
    /// CP9, CP10.
    pub fn may_place_casualties(&self, space: Space, count: u8, markers: &ControlMap) -> Result<(), Refusal> {
        let there = self.casualty_troops();
        require(count > 0, Row::G13.at(space, "the entry places no piece"))?;
        require(count <= there, Row::CP10.at(space, "Casualties has fewer US Troops").limited(there))?;
        let why = "is not under COIN Control, a LoC or Saigon";
        require(self.is_commit_space(space, markers), Row::CP9.at(space, why))
    }

    /// Whether VC may shift `space` with `points` left, those in `done` having been shifted.
    ///
    /// # Errors
    /// CP10.
    pub fn may_shift_for_withdrawal(&self, space: Space, points: u8, done: SpaceSet) -> Result<(), Refusal> {
        require(space.can_have_support(), Row::CP10.at(space, "has no Population to shift"))?;
        require(!done.contains(space), Row::CP10.at(space, "has already been shifted"))?;
        let level = self.board().support(space);
        require(
            level != SupportLevel::ActiveOpposition,
            Row::CP10.at(space, "is already at Active Opposition"),
        )?;
        require(
            space.population() <= points,
            Row::CP10.at(space, "has more Population than is left to shift").limited(points),
        )
    }
}

impl Table<'_> {
    /// Casualties leave their box (6.5): of the Troops one in three, rounded down, and all Bases go Out of
    /// Play, unless Medevac returns the Troops; Irregulars become Available. The Troops left are placed by
    /// the US; in the first edition they become Available.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn settle_casualties(&mut self) -> Result<(), Error> {
        let casualties =
            |table: &Table<'_>, piece_type| table.board().in_box(BoxName::Casualties, piece_type);
        if self.game.unshaded(LastingCard::Medevac) {
            let troops = casualties(self, PieceType::UsTroops);
            self.clear_casualties(PieceType::UsTroops, troops, BoxName::Available)?;
        }
        let lost = casualties(self, PieceType::UsTroops) / 3;
        self.clear_casualties(PieceType::UsTroops, lost, BoxName::OutOfPlay)?;
        let bases = casualties(self, PieceType::UsBases);
        self.clear_casualties(PieceType::UsBases, bases, BoxName::OutOfPlay)?;
        let irregulars = casualties(self, PieceType::UsIrregulars);
        self.clear_casualties(PieceType::UsIrregulars, irregulars, BoxName::Available)?;
        if self.game.edition() == Edition::First {
            let troops = casualties(self, PieceType::UsTroops);
            self.clear_casualties(PieceType::UsTroops, troops, BoxName::Available)?;
        }
        Ok(())
    }

    fn clear_casualties(&mut self, piece_type: PieceType, count: u8, to: BoxName) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Box { piece: piece_type.placed(), count, from: BoxName::Casualties, to })
    }

    /// The US places Casualty Troops in a space (6.5).
    ///
    /// # Errors
    /// CP9, CP10.
    pub fn place_casualties(&mut self, space: Space, count: u8, markers: &ControlMap) -> Result<(), Error> {
        self.game.may_place_casualties(space, count, markers)?;
        self.apply(Effect::Place { space, piece: PieceKind::UsTroops, count, from: BoxName::Casualties })
    }

    /// The US places Casualty Troops as a move says it (6.5).
    ///
    /// # Errors
    /// CP8, CP9, CP10.
    pub fn place_casualties_by(&mut self, moved: &CoupMove, markers: &ControlMap) -> Result<(), Error> {
        let is_troops = moved.piece == PieceKind::UsTroops;
        require(is_troops, Row::CP8.refuses("only US Troops may be placed from Casualties"))?;
        let Spot::Space(space) = moved.to else {
            return Err(Row::CP10.refuses("Troops from Casualties must go to spaces").into());
        };
        self.place_casualties(space, moved.count, markers)
    }

    /// Checks that no Casualty Troops are left to place (6.5).
    ///
    /// # Errors
    /// CP10, with where they may go.
    pub fn casualties_are_placed(&self, markers: &ControlMap) -> Result<(), Error> {
        let left = self.game.casualty_troops();
        if left == 0 {
            return Ok(());
        }
        let to = names(self.game.commit_spaces(markers));
        Err(Error::refused(
            format!("{}, {}", Row::CP10.id(), Row::CP10.rule()),
            format!("the US must place {left} more Troops from Casualties; they may go to {to}"),
        ))
    }

    /// The US moves pieces between the box of Available pieces and spaces, or between spaces (6.5).
    ///
    /// # Errors
    /// CP8, CP9, G13.
    pub fn commit(&mut self, moved: &CoupMove, commitment: &mut Commitment) -> Result<(), Error> {
        commitment.may_move(self.game, moved)?;
        self.carry(moved)?;
        commitment.note(moved);
        Ok(())
    }

    /// VC shifts a space one level toward Active Opposition for a withdrawal (6.5).
    ///
    /// # Errors
    /// CP10.
    pub fn shift_for_withdrawal(
        &mut self,
        space: Space,
        points: &mut u8,
        done: &mut SpaceSet,
    ) -> Result<(), Error> {
        self.game.may_shift_for_withdrawal(space, *points, *done)?;
        self.shift_support(space, -1)?;
        *points -= space.population();
        *done = done.with(space);
        Ok(())
    }
}
