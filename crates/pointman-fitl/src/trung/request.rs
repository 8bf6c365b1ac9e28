//! For what the Trưng cards are asked (T5.3, T5.5.7).

use crate::action::turn::Terms;
use crate::game::sequence::ActionTaken;

/// What a non-player is to execute by its Trưng cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnRequest {
    /// Whether a Special Activity may accompany the Operation.
    pub with_special: bool,
    /// A Special Activity alone, granted by an Event (T5.5.7).
    pub special_only: bool,
    /// The most spaces: 1 in a Limited Operation.
    pub max_spaces: Option<u8>,
    /// Granted by an Event: without cost and without Activation rolls (T5.4).
    pub free: bool,
    /// Whether an Event names it, so that Monsoon and Momentum do not stop it (5.1.1, 5.1.2).
    pub event: bool,
}

impl TurnRequest {
    /// An Operation with a Special Activity.
    pub const FULL: TurnRequest =
        TurnRequest { with_special: true, special_only: false, max_spaces: None, free: false, event: false };

    /// An Operation without a Special Activity.
    pub const OPERATION: TurnRequest = TurnRequest { with_special: false, ..TurnRequest::FULL };

    /// A Limited Operation.
    pub const LIMITED: TurnRequest = TurnRequest { max_spaces: Some(1), ..TurnRequest::OPERATION };

    /// A Limited Operation of its choice that an Event grants (cards 50, 103).
    pub const LIMITED_BY_EVENT: TurnRequest = TurnRequest { free: true, ..TurnRequest::LIMITED };

    /// A Special Activity of its choice that an Event grants (card 69).
    pub const SPECIAL_BY_EVENT: TurnRequest =
        TurnRequest { special_only: true, free: true, event: true, ..TurnRequest::FULL };

    /// Whether it is a Limited Operation.
    pub const fn is_limited(self) -> bool {
        matches!(self.max_spaces, Some(1)) && !self.with_special && !self.special_only
    }

    /// The terms on which it is executed.
    pub const fn terms(self) -> Terms {
        let max_spaces = if self.is_limited() { None } else { self.max_spaces };
        Terms {
            limited: self.is_limited(),
            free: self.free,
            special: self.with_special || self.special_only,
            max_spaces,
            directed: self.event,
            ..Terms::FULL
        }
    }

    /// The box of the cylinder afterwards (2.3.4): an Operation for which no Special Activity was possible
    /// counts as one without (T5.3.7), a Special Activity whose Operation was skipped as both (T5.3.8).
    pub const fn action(self, special: bool) -> ActionTaken {
        if self.is_limited() {
            ActionTaken::LimitedOp
        } else if special {
            ActionTaken::OpAndSpecial
        } else {
            ActionTaken::Op
        }
    }
}
