//! What the record of a step keeps besides its effects: which part of the turn each belongs to, and the
//! Operations and Special Activities that an Event had executed (contract §5.2, §7).

use serde::Serialize;

use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space_set::SpaceSet;

/// A part of a turn, as its effects name it.
pub(crate) mod part {
    /// What no faction executes: cards, cylinders, phases.
    pub const SEQUENCE: &str = "sequence";
    /// Trưng cards that are turned up.
    pub const TRUNG: &str = "trung";
    /// The Operation.
    pub const OPERATION: &str = "operation";
    /// The Special Activity.
    pub const SPECIAL: &str = "special";
    /// The Event; its second step is `event/2`.
    pub const EVENT: &str = "event";
}

/// Kept while a step is taken. Nothing is kept where nobody asks for a record, as in simulations.
#[derive(Debug, Default)]
pub struct Keeping {
    /// Where each part begins among the effects.
    parts: Vec<(usize, String)>,
    /// Within an Event: how many of its steps have begun, and the name of the last.
    event: Option<(u8, &'static str)>,
    /// The name of what is being executed.
    executed: Option<&'static str>,
    granted: Vec<GrantedAction>,
}

/// An Operation or Special Activity that an Event had a faction execute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GrantedAction {
    /// Who executed it.
    pub by: Faction,
    /// Its name.
    pub name: &'static str,
    /// The spaces selected, in the printed order.
    pub spaces: SpaceSet,
    /// The part of the turn.
    pub part: String,
}

impl Keeping {
    /// The part of each of `count` effects.
    pub fn parts(&self, count: usize) -> Vec<String> {
        (0..count)
            .map(|index| {
                let part = self.parts.iter().rev().find(|(at, _)| *at <= index);
                part.map_or(part::SEQUENCE, |(_, part)| part).to_owned()
            })
            .collect()
    }

    /// What an Event had executed, in order.
    pub fn granted(self) -> Vec<GrantedAction> {
        self.granted
    }

    fn enter(&mut self, at: usize, part: String) {
        // What was gone through and taken back has left no effect.
        self.parts.retain(|(begun, _)| *begun < at);
        self.parts.push((at, part));
    }
}

impl Table<'_> {
    fn keeping(&mut self) -> Option<(&mut Keeping, usize)> {
        let at = self.effects.len();
        self.dice.keeper()?.downcast_mut().map(|keeping| (keeping, at))
    }

    /// Begins a part of a turn; within an Event, what it grants is a part of the Event.
    pub(crate) fn begins(&mut self, part: &'static str) {
        if let Some((keeping, at)) = self.keeping() {
            match part {
                part::OPERATION | part::SPECIAL | part::TRUNG if keeping.event.is_some() => {}
                part::EVENT => {
                    keeping.event = Some((0, ""));
                    keeping.enter(at, part.to_owned());
                }
                _ => {
                    keeping.event = None;
                    keeping.enter(at, part.to_owned());
                }
            }
        }
    }

    /// Says which Operation or Special Activity is being executed.
    pub(crate) fn executes(&mut self, name: &'static str) {
        if let Some((keeping, _)) = self.keeping() {
            keeping.executed = Some(name);
        }
    }

    /// Begins the step `name` of an Event, unless it is already under way.
    pub(crate) fn begins_event_step(&mut self, name: &'static str) {
        if let Some((keeping, at)) = self.keeping()
            && let Some((steps, last)) = &mut keeping.event
            && *last != name
        {
            (*steps, *last) = (*steps + 1, name);
            let part = format!("{}/{steps}", part::EVENT);
            keeping.enter(at, part);
        }
    }

    /// Notes what an Event had `by` execute since there were `before` effects, if it did something.
    pub(crate) fn was_granted(
        &mut self,
        by: Faction,
        name: Option<&'static str>,
        spaces: SpaceSet,
        before: usize,
    ) {
        if let Some((keeping, at)) = self.keeping()
            && at > before
            && let Some(name) = name.or(keeping.executed)
            && let Some((_, part)) = keeping.parts.last()
        {
            let part = part.clone();
            keeping.granted.push(GrantedAction { by, name, spaces, part });
        }
    }
}
