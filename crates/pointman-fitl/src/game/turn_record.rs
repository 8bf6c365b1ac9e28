//! What is written down of a turn (contract §5.2): who did what where, and every effect of it.

use serde::Serialize;

use crate::action::turn::Turn;
use crate::events::EventTold;
use crate::game::game_effect::GameEffect;
use crate::game::sequence::{ActionTaken, Eligibility};
use crate::vocabulary::card::Card;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space_set::SpaceSet;

/// What is written down of a faction's turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TurnRecord {
    /// The card it was on.
    pub card: Card,
    /// Who acted.
    pub faction: Faction,
    /// Whether as the first or the second.
    pub eligibility: Eligibility,
    /// What it did.
    pub action: ActionTaken,
    /// The Operation.
    pub op: Option<ActionRecord>,
    /// The Special Activity.
    pub special: Option<ActionRecord>,
    /// The Event.
    pub event: Option<EventTold>,
}

/// An Operation or Special Activity and where it was executed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ActionRecord {
    /// Its name.
    pub name: &'static str,
    /// The spaces selected, in the printed order.
    pub spaces: SpaceSet,
}

/// A turn as it was carried out: its record, its effects, and what the people at the table are told besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carried {
    /// The record.
    pub record: TurnRecord,
    /// The effects in order.
    pub effects: Vec<GameEffect>,
    /// What else is to be known or done.
    pub notes: Vec<String>,
}

impl TurnRecord {
    /// The record of a turn in which Operations or Special Activities were executed as `turn` remembers.
    pub fn of(card: Card, eligibility: Eligibility, action: ActionTaken, turn: &Turn) -> TurnRecord {
        TurnRecord {
            card,
            faction: turn.faction,
            eligibility,
            action,
            op: turn.operation.map(|name| ActionRecord { name: name.id(), spaces: turn.spaces }),
            special: turn.special.map(|name| ActionRecord { name: name.id(), spaces: turn.special_spaces }),
            event: None,
        }
    }
}
