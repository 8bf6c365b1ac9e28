//! How a side of a Trưng card is read: its boxes, and where each leads (T5.3.4 to T5.3.8).

use super::condition::Condition;
use super::step::{CardStep, NpOperation, NpSpecial};

/// Where reading goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// At the box with that number, from 1.
    Node(u8),
    /// A new card is drawn.
    Draw,
    /// On the back of the card.
    Flip,
    /// Nowhere: the turn's Operation is complete.
    End,
}

/// When a Special Activity is tried, beside the Operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// It is completed, then the Operation begins.
    Before,
    /// Between two parts of the Operation, or as a part of it.
    During,
    /// The Operation is complete.
    After,
}

/// One Special Activity of a list, of which the first that has an effect is executed (T5.3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpecialEntry {
    /// The letter before it.
    pub letter: char,
    /// The Special Activity.
    pub special: NpSpecial,
    /// The red condition before it.
    pub condition: Option<Condition>,
    /// What the card says of it besides.
    pub variant: Variant,
}

/// How a card has a Special Activity carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Variant {
    /// As always; Infiltrate places Troops only.
    Plain,
    /// Infiltrate may replace a VC Base.
    WithVcBase,
    /// Ambush as part of the Attack.
    WithAttack,
    /// Ambush where Guerrillas marched to.
    WithMarch,
}

/// One box of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Node {
    /// A condition.
    Ask {
        /// What is asked.
        condition: Condition,
        /// Where reading goes on if it is so.
        yes: Target,
        /// Where reading goes on if not.
        no: Target,
    },
    /// An Operation, or a part of one.
    Operation {
        /// The Operation.
        operation: NpOperation,
        /// Its steps that are executed here.
        steps: &'static [CardStep],
        /// March: to a LoC first.
        with_loc: bool,
        /// March: to Laos or Cambodia next.
        with_laos_cambodia: bool,
        /// The box whose Operation this one carries on.
        continues: Option<u8>,
        /// Where reading goes on.
        next: Target,
        /// Where reading goes on if no space has been selected and no Special Activity executed.
        none: Target,
    },
    /// Special Activities of which one is executed.
    Special {
        /// When.
        timing: Timing,
        /// In the order they are tried.
        list: &'static [SpecialEntry],
        /// Where reading goes on.
        next: Target,
    },
}

/// How a side is read for a Special Activity alone, granted by an Event (T5.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alone {
    /// The conditions that are evaluated, by the numbers of their boxes.
    pub checks: &'static [u8],
    /// The Special Activities in the order they are tried.
    pub list: &'static [SpecialEntry],
    /// Another list, for when a condition holds.
    pub instead: Option<(Condition, &'static [SpecialEntry])>,
}

/// One side of a Trưng card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flow {
    /// Its letter, doubled on the back.
    pub id: &'static str,
    /// Its Activation Number (T5.4).
    pub activation: u8,
    /// Its boxes; reading begins at the first.
    pub nodes: &'static [Node],
    /// How it is read for a Special Activity alone; none where that is never reached.
    pub alone: Option<Alone>,
}

impl Flow {
    /// The box with that number, from 1.
    pub fn node(&self, number: u8) -> &'static Node {
        &self.nodes[usize::from(number) - 1]
    }
}

pub(super) const DRAW: Target = Target::Draw;
pub(super) const FLIP: Target = Target::Flip;
pub(super) const END: Target = Target::End;
pub(super) const BEFORE: Timing = Timing::Before;
pub(super) const DURING: Timing = Timing::During;
pub(super) const AFTER: Timing = Timing::After;

pub(super) const fn to(number: u8) -> Target {
    Target::Node(number)
}

pub(super) const fn flow(id: &'static str, activation: u8, nodes: &'static [Node]) -> Flow {
    Flow { id, activation, nodes, alone: None }
}

pub(super) const fn ask(condition: Condition, yes: Target, no: Target) -> Node {
    Node::Ask { condition, yes, no }
}

pub(super) const fn operation(operation: NpOperation, next: Target) -> Node {
    part(operation, operation.steps(), next)
}

pub(super) const fn part(operation: NpOperation, steps: &'static [CardStep], next: Target) -> Node {
    Node::Operation {
        operation,
        steps,
        with_loc: false,
        with_laos_cambodia: false,
        continues: None,
        next,
        none: DRAW,
    }
}

pub(super) const fn special(timing: Timing, list: &'static [SpecialEntry], next: Target) -> Node {
    Node::Special { timing, list, next }
}

pub(super) const fn sa(letter: char, special: NpSpecial) -> SpecialEntry {
    SpecialEntry { letter, special, condition: None, variant: Variant::Plain }
}

impl SpecialEntry {
    pub(super) const fn only_if(self, condition: Condition) -> SpecialEntry {
        SpecialEntry { condition: Some(condition), ..self }
    }

    pub(super) const fn with_vc_base(self) -> SpecialEntry {
        SpecialEntry { variant: Variant::WithVcBase, ..self }
    }

    pub(super) const fn with_attack(self) -> SpecialEntry {
        SpecialEntry { variant: Variant::WithAttack, ..self }
    }

    pub(super) const fn with_march(self) -> SpecialEntry {
        SpecialEntry { variant: Variant::WithMarch, ..self }
    }
}

impl Node {
    pub(super) const fn with_loc(mut self) -> Node {
        if let Node::Operation { with_loc, .. } = &mut self {
            *with_loc = true;
        }
        self
    }

    pub(super) const fn with_laos_cambodia(mut self) -> Node {
        if let Node::Operation { with_laos_cambodia, .. } = &mut self {
            *with_laos_cambodia = true;
        }
        self
    }

    pub(super) const fn continues(mut self, number: u8) -> Node {
        if let Node::Operation { continues, .. } = &mut self {
            *continues = Some(number);
        }
        self
    }

    pub(super) const fn or(mut self, target: Target) -> Node {
        if let Node::Operation { none, .. } = &mut self {
            *none = target;
        }
        self
    }
}

impl Flow {
    pub(super) const fn alone(self, checks: &'static [u8], list: &'static [SpecialEntry]) -> Flow {
        Flow { alone: Some(Alone { checks, list, instead: None }), ..self }
    }

    pub(super) const fn alone_if(self, condition: Condition, list: &'static [SpecialEntry]) -> Flow {
        match self.alone {
            Some(alone) => Flow { alone: Some(Alone { instead: Some((condition, list)), ..alone }), ..self },
            None => self,
        }
    }
}
