//! The steps of a text that concern pieces: removing, placing, moving, flipping, replacing.

use std::ops::ControlFlow;

use super::ask::{Answer, Ask, Doing, Fate, What};
use super::cards::kinds::held;
use super::play::{Done, Play, To, Touched};
use super::procedure::{CoinProcedure, Gathering, Procedure};
use super::way::Way;
use crate::action::voluntary::Taken;
use crate::board::effect::Effect;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceClass, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

impl Play<'_, '_> {
    /// Removes `number` pieces of these kinds from these spaces, all if there are no more, each chosen by
    /// itself. Tunneled Bases are not removed unless they are named (5.1.1): leave them out of `kinds`.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn remove(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        spaces: SpaceSet,
    ) -> Result<Touched, Error> {
        self.remove_to(by, name, number, kinds, spaces, To::Lost, Way::Tables)
    }

    /// The same, to the boxes that the text says, or in another way.
    ///
    /// # Errors
    /// When there is no answer.
    #[expect(clippy::too_many_arguments, reason = "what a text says of a removal")]
    pub fn remove_to(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        spaces: SpaceSet,
        to: To,
        way: Way,
    ) -> Result<Touched, Error> {
        if self.board().count_in(spaces, kinds) <= number {
            self.forced(by, name, What::Piece(kinds, spaces), number);
            return self.remove_all(kinds, spaces, to);
        }
        self.remove_each(by, name, number, kinds, spaces, to, way, false)
    }

    #[expect(clippy::too_many_arguments, reason = "what a text says of a removal")]
    fn remove_each(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        spaces: SpaceSet,
        to: To,
        way: Way,
        optional: bool,
    ) -> Result<Touched, Error> {
        let mut removed = Touched::default();
        for given in 0..number {
            self.next_of(given, number, Fate::Removed(to));
            let Some((space, kind)) = self.choose_piece(by, name, kinds, spaces, way, optional)? else {
                break;
            };
            self.take_off(space, kind, 1, to)?;
            removed.add(space, 1);
        }
        Ok(removed)
    }

    /// Removes up to `number` pieces.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn remove_up_to(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        spaces: SpaceSet,
        to: To,
    ) -> Result<Touched, Error> {
        // T2.1.5: a non-player takes as many as it may.
        if !self.is_player(by) && self.board().count_in(spaces, kinds) <= number {
            return self.remove_all(kinds, spaces, to);
        }
        self.remove_each(by, name, number, kinds, spaces, to, Way::Tables, true)
    }

    /// One piece of these kinds in one of these spaces; none if there is none.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn piece(
        &mut self,
        by: Faction,
        name: &'static str,
        kinds: PieceSet,
        spaces: SpaceSet,
        way: Way,
    ) -> Result<Option<(Space, PieceKind)>, Error> {
        self.choose_piece(by, name, kinds, spaces, way, false)
    }

    /// One such piece, or none if the faction likes.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn maybe_piece(
        &mut self,
        by: Faction,
        name: &'static str,
        kinds: PieceSet,
        spaces: SpaceSet,
        way: Way,
    ) -> Result<Option<(Space, PieceKind)>, Error> {
        self.choose_piece(by, name, kinds, spaces, way, true)
    }

    fn choose_piece(
        &mut self,
        by: Faction,
        name: &'static str,
        kinds: PieceSet,
        spaces: SpaceSet,
        way: Way,
        optional: bool,
    ) -> Result<Option<(Space, PieceKind)>, Error> {
        if (spaces & self.board().with_any(kinds)).is_empty() {
            return self.nothing();
        }
        match self.ask(&Ask {
            by,
            name,
            what: What::Piece(kinds, spaces),
            optional,
            way,
            doing: Doing::default(),
        })? {
            Answer::Piece(space, kind) => Ok(Some((space, kind))),
            _ => Ok(None),
        }
    }

    /// The kinds among these that the faction may remove: a non-player takes nothing of its own side when it
    /// has a choice (T5.5.5).
    pub fn removable(&self, by: Faction, kinds: PieceSet) -> PieceSet {
        if self.is_player(by) { kinds } else { kinds - PieceSet::of_side(by.side()) }
    }

    /// `number` pieces of the faction go that it chooses itself, all that have no Tunnel if there are no
    /// more. Tunneled Bases go only if it offers them, which a non-player never does (5.1.1, T2.1.4).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn give_up(&mut self, by: Faction, names: [&'static str; 2], number: u8, spaces: SpaceSet) -> Done {
        let [name, offered] = names;
        let own = PieceSet::of_faction(by);
        let mut left = number;
        if self.is_player(by) {
            left -= self.remove_up_to(by, offered, number, own & PieceSet::TUNNELS, spaces, To::Lost)?.number;
        }
        self.remove(by, name, left, own - PieceSet::TUNNELS, spaces).map(drop)
    }

    /// Removes every piece of these kinds from these spaces.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn remove_all(&mut self, kinds: PieceSet, spaces: SpaceSet, to: To) -> Result<Touched, Error> {
        let mut removed = Touched::default();
        for space in spaces {
            for kind in kinds.iter() {
                let count = self.board().count(space, kind);
                if count > 0 {
                    self.take_off(space, kind, count, to)?;
                    removed.add(space, count);
                }
            }
        }
        Ok(removed)
    }

    /// Takes pieces off the map.
    ///
    /// # Errors
    /// When so many are not there.
    pub fn take_off(&mut self, space: Space, piece: PieceKind, count: u8, to: To) -> Done {
        self.table.apply(Effect::Remove { space, piece, count, to: to.of(piece) })
    }

    /// Places `number` Available pieces of these types in these spaces, or as many as there are and fit, each
    /// chosen by itself; a person may take own pieces from the map when none is Available (1.4.1).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn place(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        spaces: SpaceSet,
    ) -> Result<Touched, Error> {
        self.bring(by, name, number, types, BoxName::Available, spaces, Way::Tables, false)
    }

    /// The same, up to `number`.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn place_up_to(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        spaces: SpaceSet,
    ) -> Result<Touched, Error> {
        self.bring(by, name, number, types, BoxName::Available, spaces, Way::Tables, true)
    }

    /// The same from another box, or in another way.
    ///
    /// # Errors
    /// When there is no answer.
    #[expect(clippy::too_many_arguments, reason = "what a text says of a placement")]
    pub fn bring(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        from: BoxName,
        spaces: SpaceSet,
        way: Way,
        optional: bool,
    ) -> Result<Touched, Error> {
        let mut placed = Touched::default();
        for given in 0..number {
            self.next_of(given, number, Fate::AsTold);
            match self.bring_one(by, name, types, from, spaces, way, optional)? {
                Some((space, _)) => placed.add(space, 1),
                None => break,
            }
        }
        Ok(placed)
    }

    /// Places one piece: where, and its type; none if none can be had or fits, or it is declined.
    ///
    /// # Errors
    /// When there is no answer.
    #[expect(clippy::too_many_arguments, reason = "what a text says of a placement")]
    pub fn bring_one(
        &mut self,
        by: Faction,
        name: &'static str,
        types: &[PieceType],
        from: BoxName,
        spaces: SpaceSet,
        way: Way,
        optional: bool,
    ) -> Result<Option<(Space, PieceType)>, Error> {
        let mut ask =
            Ask { by, name, what: What::Place(types, from, spaces), optional, way, doing: Doing::default() };
        // Pieces from the box come first: the first answer tells whether there is any of them.
        let mut first = None;
        let _ = ask.each(self.table.game, |answer| {
            first = Some(answer);
            ControlFlow::Break(())
        });
        let Some(first) = first else { return self.nothing() };
        let is_boxed = matches!(first, Answer::Place(_, _, None));
        // 1.4.1: nobody need take pieces from the map.
        ask.optional |= !is_boxed;
        let Answer::Place(space, piece_type, taken) = self.ask(&ask)? else { return Ok(None) };
        if let Some((origin, piece)) = taken {
            let taken = Taken { space: origin, piece, count: 1 };
            self.table.place_own(by, space, piece_type, 1, &[taken])?;
        } else {
            self.table.apply(Effect::Place { space, piece: piece_type.placed(), count: 1, from })?;
        }
        Ok(Some((space, piece_type)))
    }

    /// Moves `number` pieces of these types from a box to another, all if there are no more, each chosen by
    /// itself. Gives how many.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn rebox(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        boxes: (BoxName, BoxName),
    ) -> Result<u8, Error> {
        self.rebox_in(by, name, number, types, boxes, Way::Tables)
    }

    /// The same in another way.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn rebox_in(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        (from, to): (BoxName, BoxName),
        way: Way,
    ) -> Result<u8, Error> {
        let held = held(self.board(), from, types);
        let moved = number.min(held);
        if moved == held || types.len() == 1 {
            self.forced(by, name, What::Boxed(types, from), moved);
            let mut left = moved;
            for piece_type in types {
                let count = self.board().in_box(from, *piece_type).min(left);
                self.change_box(*piece_type, count, (from, to))?;
                left -= count;
            }
            return Ok(moved);
        }
        for given in 0..moved {
            self.next_of(given, moved, Fate::AsTold);
            let ask = Ask {
                by,
                name,
                what: What::Boxed(types, from),
                optional: false,
                way,
                doing: Doing::default(),
            };
            let Answer::Boxed(piece_type) = self.ask(&ask)? else { break };
            self.change_box(piece_type, 1, (from, to))?;
        }
        Ok(moved)
    }

    /// Moves pieces from a box to another; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are there.
    pub fn change_box(&mut self, piece_type: PieceType, count: u8, (from, to): (BoxName, BoxName)) -> Done {
        if count == 0 {
            return Ok(());
        }
        self.table.apply(Effect::Box { piece: piece_type.placed(), count, from, to })
    }

    /// Moves `number` pieces of these kinds from `from` to `to`, all if there are no more, each chosen by
    /// itself.
    ///
    /// # Errors
    /// When there is no answer.
    #[expect(clippy::too_many_arguments, reason = "what a text says of a move")]
    pub fn relocate(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        (from, to): (SpaceSet, SpaceSet),
        way: Way,
        optional: bool,
    ) -> Result<Touched, Error> {
        let mut moved = Touched::default();
        for given in 0..number {
            self.next_of(given, number, Fate::AsTold);
            let Some((_, to)) = self.relocate_one(by, name, kinds, (from, to), way, optional)? else { break };
            moved.add(to, 1);
        }
        Ok(moved)
    }

    /// Moves `number` pieces of the type to one space, or up to so many. A non-player goes by the Move
    /// Priorities of their faction, and then takes from where most are (T5.7, MOVE-TO).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn gather(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        piece_type: PieceType,
        to: Space,
        optional: bool,
    ) -> Done {
        if !self.is_player(by) {
            let gathering = Gathering { piece_type, most: number, to, from: SpaceSet::ALL, mandatory: true };
            return self.procedure(by, Procedure::Coin(CoinProcedure::Gather(gathering)));
        }
        let ways = (SpaceSet::ALL.without(to), to.into());
        self.relocate(by, name, number, piece_type.into(), ways, Way::Tables, optional).map(drop)
    }

    /// Puts pieces from a box in a space; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are in the box or stacking forbids it.
    pub fn put(&mut self, space: Space, piece_type: PieceType, count: u8, from: BoxName) -> Done {
        if count == 0 {
            return Ok(());
        }
        self.table.apply(Effect::Place { space, piece: piece_type.placed(), count, from })
    }

    /// Flips `number` pieces of these kinds between Underground and Active, all if there are no more, each
    /// chosen by itself.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn flip(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        spaces: SpaceSet,
        way: Way,
    ) -> Done {
        if self.board().count_in(spaces, kinds) <= number {
            self.forced(by, name, What::Piece(kinds, spaces), number);
            return self.flip_all(kinds, spaces);
        }
        for given in 0..number {
            self.next_of(given, number, Fate::Flipped);
            let Some((space, kind)) = self.piece(by, name, kinds, spaces, way)? else { break };
            self.table.flip(space, kind, 1)?;
        }
        Ok(())
    }

    /// Moves one piece: its kind and where to; none if none can move or it is declined.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn relocate_one(
        &mut self,
        by: Faction,
        name: &'static str,
        kinds: PieceSet,
        (from, to): (SpaceSet, SpaceSet),
        way: Way,
        optional: bool,
    ) -> Result<Option<(PieceKind, Space)>, Error> {
        let ask = Ask { by, name, what: What::Move(kinds, from, to), optional, way, doing: Doing::default() };
        if !ask.has_answer(self.table.game) {
            return self.nothing();
        }
        let Answer::Move(piece, from, to) = self.ask(&ask)? else { return Ok(None) };
        self.table.apply(Effect::Move { piece, count: 1, from, to })?;
        Ok(Some((piece, to)))
    }

    /// Moves a piece of these kinds from one of these spaces to an adjacent one, if the faction likes. Gives
    /// where from and where to.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn step(
        &mut self,
        by: Faction,
        name: &'static str,
        kinds: PieceSet,
        from: SpaceSet,
    ) -> Result<Option<(Space, Space)>, Error> {
        if (from & self.board().with_any(kinds)).is_empty() {
            return Ok(None);
        }
        let ask = Ask {
            by,
            name,
            what: What::Step(kinds, from),
            optional: true,
            way: Way::Declines,
            doing: Doing::default(),
        };
        let Answer::Move(piece, from, to) = self.ask(&ask)? else { return Ok(None) };
        self.table.apply(Effect::Move { piece, count: 1, from, to })?;
        Ok(Some((from, to)))
    }

    /// Flips every piece of these kinds in these spaces between Underground and Active.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn flip_all(&mut self, kinds: PieceSet, spaces: SpaceSet) -> Done {
        for space in spaces {
            for kind in kinds.iter() {
                let count = self.board().count(space, kind);
                self.table.flip(space, kind, count)?;
            }
        }
        Ok(())
    }

    /// Puts a Tunnel marker on a Base, if one is left. Gives whether it did.
    ///
    /// # Errors
    /// When no such Base is there.
    pub fn tunnel(&mut self, space: Space, piece: PieceKind) -> Result<bool, Error> {
        if self.board().tunnel_markers_left() == 0 {
            return Ok(false);
        }
        self.table.apply(Effect::Tunnel { space, piece, count: 1 })?;
        Ok(true)
    }

    /// Replaces a piece with one of another kind, or only removes it when none is Available or it does not
    /// fit (5.1.1).
    ///
    /// # Errors
    /// When the piece is not there.
    pub fn replace(&mut self, space: Space, piece: PieceKind, with: PieceType, to: To) -> Done {
        let is_base = with.class() == PieceClass::Base;
        let has_room = !is_base
            || super::ask::fits(self.board(), space, with, Some((space, piece)).filter(|_| piece.is_base()));
        if self.board().available(with) > 0 && has_room {
            self.table.apply(Effect::Replace {
                space,
                piece,
                count: 1,
                to: to.of(piece),
                with: with.placed(),
            })
        } else {
            self.take_off(space, piece, 1, to)
        }
    }
}
