//! Which sides of Trưng cards were read in a turn, and why each was left (T5.3.3 to T5.3.6).

use std::fmt;

use super::cards::Face;
use super::flow::{Flow, Node};
use crate::game::trung_deck::TrungCard;

/// A faction has six cards, each with two sides, and tries three rows of the eligibility table at most.
const MOST: usize = 36;

/// Why a side was left for another. Boxes are numbered as they are read, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// The condition in a box held, or did not.
    Condition(u8, bool),
    /// The Operation in a box has no space.
    NoSpace(u8),
    /// The Operation in a box, or the one it leads to, is prohibited.
    Prohibited(u8),
    /// No Special Activity of the side is possible.
    NoSpecial,
    /// The side ends there.
    Ends(u8),
    /// The side has been read, and nothing was executed.
    Nothing,
}

impl Left {
    /// The same in the words of the card that was left.
    pub fn in_words(self, flow: &'static Flow) -> impl fmt::Display {
        fmt::from_fn(move |f| match self {
            Left::Condition(number, held) if let Node::Ask { condition, .. } = flow.node(number) => {
                write!(f, "\"{}\" is {held}", condition.words())
            }
            Left::NoSpace(number) if let Node::Operation { operation, .. } = flow.node(number) => {
                write!(f, "{} is possible nowhere", operation.title())
            }
            Left::Prohibited(number) if let Node::Operation { operation, .. } = flow.node(number) => {
                write!(f, "{} is prohibited", operation.title())
            }
            Left::Prohibited(_) => f.write_str("the Operation it leads to is prohibited"),
            Left::Ends(number) if let Node::Operation { operation, .. } = flow.node(number) => {
                write!(f, "the card ends after {}", operation.title())
            }
            Left::Ends(_) => f.write_str("the card ends there"),
            other => write!(f, "{other}"),
        })
    }
}

impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Left::Condition(number, held) => write!(f, "condition n{number} {held}"),
            Left::NoSpace(number) => write!(f, "n{number}: no space"),
            Left::Prohibited(number) => write!(f, "n{number}: prohibited"),
            Left::NoSpecial => f.write_str("no Special Activity is possible"),
            Left::Ends(number) => write!(f, "the card ends after n{number}"),
            Left::Nothing => f.write_str("nothing has been executed"),
        }
    }
}

/// A side that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideRead {
    /// The card.
    pub card: TrungCard,
    /// Which side of it.
    pub face: Face,
    /// Why it was left; none for the side whose actions were executed.
    pub left: Option<Left>,
}

/// The sides that were read, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    sides: [SideRead; MOST],
    len: u8,
    /// Where those of the last row begin.
    row: u8,
}

impl Reading {
    /// None.
    pub const NONE: Reading = Reading {
        sides: [SideRead { card: TrungCard::A, face: Face::Front, left: None }; MOST],
        len: 0,
        row: 0,
    };

    /// The sides, in order.
    pub fn sides(&self) -> &[SideRead] {
        &self.sides[..usize::from(self.len)]
    }

    /// Those that were read for the last row of the eligibility table that was tried.
    pub fn of_last_row(&self) -> &[SideRead] {
        &self.sides()[usize::from(self.row)..]
    }

    /// Goes on with those read for another row.
    pub(super) fn go_on(&mut self, row: &Reading) {
        self.row = self.len;
        for side in row.sides() {
            self.open(side.card, side.face);
            if let Some(left) = side.left {
                self.leave(left);
            }
        }
    }

    /// The last one.
    pub fn last(&self) -> Option<&SideRead> {
        self.sides().last()
    }

    pub(super) fn open(&mut self, card: TrungCard, face: Face) {
        if usize::from(self.len) < MOST {
            self.sides[usize::from(self.len)] = SideRead { card, face, left: None };
            self.len += 1;
        }
    }

    pub(super) fn leave(&mut self, why: Left) {
        if let Some(last) = usize::from(self.len).checked_sub(1) {
            self.sides[last].left = Some(why);
        }
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sides()).finish()
    }
}
