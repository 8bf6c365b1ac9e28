//! What brings one board to another: the fewest moves that a person at the table makes to set it back.

use crate::board::Board;
use crate::board::effect::Effect;
use crate::board::effect_error::EffectError;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

impl Board {
    /// The effects that bring this board to `other`, in an order in which they can be carried out.
    ///
    /// A piece that is missing in one space and too many in another of the same type is moved; Bases go
    /// through the Available box, so that two full spaces can change places.
    ///
    /// ```
    /// use pointman_fitl::{Effect, PieceKind, Scenario, Space};
    /// let board = Scenario::Full.board();
    /// let mut moved = board;
    /// let effect = Effect::Move { piece: PieceKind::UsTroops, count: 2, from: Space::Saigon,
    ///     to: Space::AnLoc };
    /// moved.apply(effect).unwrap();
    /// assert_eq!(board.difference(&moved), [effect]);
    /// ```
    pub fn difference(&self, other: &Board) -> Vec<Effect> {
        let mut way = Way { board: *self, goal: other, effects: Vec::new() };
        // Each effect takes from where there is too much and gives to where there is too little of boards
        // that keep every rule: none is refused.
        way.find().expect("the difference of two boards breaks no rule");
        way.effects
    }
}

/// A board on its way.
struct Way<'a> {
    board: Board,
    goal: &'a Board,
    effects: Vec<Effect>,
}

impl Way<'_> {
    fn find(&mut self) -> Result<(), EffectError> {
        // Markers come off first: there are only so many.
        self.tunnels(|kind| kind.is_tunneled())?;
        for piece in PieceType::ALL {
            self.remove(piece)?;
        }
        for piece in PieceType::ALL {
            self.shift(piece)?;
        }
        for piece in PieceType::ALL {
            self.place(piece)?;
            self.settle_boxes(piece)?;
        }
        self.flip()?;
        self.tunnels(|kind| !kind.is_tunneled())?;
        self.markers()
    }

    fn apply(&mut self, effect: Effect) -> Result<(), EffectError> {
        self.board.apply(effect)?;
        self.effects.push(effect);
        Ok(())
    }

    fn of_type(board: &Board, space: Space, piece: PieceType) -> u8 {
        piece.kinds().map(|kind| board.count(space, kind)).sum()
    }

    /// How many pieces too many are in `space`.
    fn surplus(&self, space: Space, piece: PieceType) -> u8 {
        Self::of_type(&self.board, space, piece).saturating_sub(Self::of_type(self.goal, space, piece))
    }

    /// How many are missing there.
    fn lack(&self, space: Space, piece: PieceType) -> u8 {
        Self::of_type(self.goal, space, piece).saturating_sub(Self::of_type(&self.board, space, piece))
    }

    /// How many of the kind are too many in `space`.
    fn surplus_of(&self, space: Space, kind: PieceKind) -> u8 {
        self.board.count(space, kind).saturating_sub(self.goal.count(space, kind))
    }

    fn lack_of(&self, space: Space, kind: PieceKind) -> u8 {
        self.goal.count(space, kind).saturating_sub(self.board.count(space, kind))
    }

    /// The box that lacks most pieces, and how many; Available where none lacks any.
    fn wanting(&self, piece: PieceType) -> (BoxName, u8) {
        let lack = |name| self.goal.in_box(name, piece).saturating_sub(self.board.in_box(name, piece));
        let most =
            BoxName::ALL.into_iter().map(|name| (name, lack(name))).rev().max_by_key(|(_, lack)| *lack);
        most.filter(|(_, lack)| *lack > 0).unwrap_or((BoxName::Available, 0))
    }

    /// Pieces that the map has too many go to the boxes that lack them; Bases all.
    fn remove(&mut self, piece: PieceType) -> Result<(), EffectError> {
        for space in Space::ALL {
            for kind in piece.kinds() {
                loop {
                    let many = self.surplus_of(space, kind).min(self.surplus(space, piece));
                    if many == 0 {
                        break;
                    }
                    let (to, lack) = self.wanting(piece);
                    let count = if kind.is_base() && lack == 0 { many } else { many.min(lack) };
                    if count == 0 {
                        break;
                    }
                    self.apply(Effect::Remove { space, piece: kind, count, to })?;
                }
            }
        }
        Ok(())
    }

    /// Pieces too many in one space go to another that lacks them: first where their state is wanted.
    fn shift(&mut self, piece: PieceType) -> Result<(), EffectError> {
        for same_state in [true, false] {
            for from in Space::ALL {
                for kind in piece.kinds() {
                    if self.surplus_of(from, kind) == 0 {
                        continue;
                    }
                    for to in Space::ALL {
                        let lack = self.lack(to, piece);
                        let lack = if same_state { lack.min(self.lack_of(to, kind)) } else { lack };
                        let many = self.surplus_of(from, kind).min(self.surplus(from, piece));
                        let count = many.min(lack);
                        if count > 0 {
                            self.apply(Effect::Move { piece: kind, count, from, to })?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Pieces that the map lacks come from the boxes that have too many.
    fn place(&mut self, piece: PieceType) -> Result<(), EffectError> {
        for space in Space::ALL {
            for from in BoxName::ALL.into_iter().rev() {
                let held = self.board.in_box(from, piece);
                let many = held.saturating_sub(self.goal.in_box(from, piece));
                let count = self.lack(space, piece).min(many);
                if count > 0 {
                    self.apply(Effect::Place { space, piece: piece.placed(), count, from })?;
                }
            }
        }
        Ok(())
    }

    fn settle_boxes(&mut self, piece: PieceType) -> Result<(), EffectError> {
        for from in BoxName::ALL {
            for to in BoxName::ALL {
                let many = self.board.in_box(from, piece).saturating_sub(self.goal.in_box(from, piece));
                let lack = self.goal.in_box(to, piece).saturating_sub(self.board.in_box(to, piece));
                let count = many.min(lack);
                if count > 0 {
                    self.apply(Effect::Box { piece: piece.placed(), count, from, to })?;
                }
            }
        }
        Ok(())
    }

    fn flip(&mut self) -> Result<(), EffectError> {
        for space in Space::ALL {
            for kind in PieceKind::ALL {
                let count = self.surplus_of(space, kind);
                if count > 0 && kind.flipped().is_some() {
                    self.apply(Effect::Flip { space, piece: kind, count })?;
                }
            }
        }
        Ok(())
    }

    /// Bases of `which` kinds that are too many get or lose their Tunnel markers, as far as their other state
    /// is lacking.
    fn tunnels(&mut self, which: fn(PieceKind) -> bool) -> Result<(), EffectError> {
        for space in Space::ALL {
            for kind in PieceKind::ALL {
                let Some(changed) = kind.tunnel_changed().filter(|_| which(kind)) else { continue };
                let count = self.surplus_of(space, kind).min(self.lack_of(space, changed));
                if count > 0 {
                    self.apply(Effect::Tunnel { space, piece: kind, count })?;
                }
            }
        }
        Ok(())
    }

    fn markers(&mut self) -> Result<(), EffectError> {
        for space in SpaceSet::ALL.iter() {
            let (from, to) = (self.board.support(space), self.goal.support(space));
            if from != to {
                self.apply(Effect::Support { space, from, to })?;
            }
        }
        for taking in [true, false] {
            for space in SpaceSet::ALL.iter() {
                let delta = self.goal.terror(space) as i8 - self.board.terror(space) as i8;
                if delta != 0 && (delta < 0) == taking {
                    self.apply(Effect::Terror { space, delta })?;
                }
            }
        }
        for name in Track::ALL {
            let (from, to) = (self.board.track(name), self.goal.track(name));
            if from != to {
                self.apply(Effect::Track { name, from, to })?;
            }
        }
        let (from, to) = (self.board.policy(), self.goal.policy());
        if from != to {
            self.apply(Effect::Policy { from, to })?;
        }
        Ok(())
    }
}
