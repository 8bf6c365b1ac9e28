//! March of a non-player NVA or VC (3.3.2, T5.7): the steps share one course.

use crate::error::Error;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::trung::course::{Course, Pick, Plan};
use crate::fitl::trung::hand::Hand;
use crate::fitl::trung::movement::Movement;
use crate::fitl::trung::step::CardStep;
use crate::trace::Trace;

/// A March as it goes on.
pub(in crate::fitl::trung) struct March {
    /// Where pieces have come, and from where.
    pub course: Course,
}

impl March {
    /// A March that begins.
    pub fn begin<T: Trace>(hand: &Hand<'_, '_, T>, movement: Movement) -> March {
        March { course: Course::begin(movement, hand.treated) }
    }

    /// How many destinations have been reached.
    pub fn reached(&self) -> u8 {
        self.course.order().len() as u8
    }

    /// Selects up to `more` destinations among `candidates` and moves pieces to them. Gives whether any was reached.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn to<T: Trace>(
        &mut self,
        hand: &mut Hand<'_, '_, T>,
        step: CardStep,
        pick: Pick,
        candidates: SpaceSet,
        more: u8,
    ) -> Result<bool, Error> {
        let cap = hand.turn.cap(None).unwrap_or(u8::MAX);
        let plan =
            Plan { candidates: candidates & hand.turn.terms.only_in, pick, most: self.reached().saturating_add(more).min(cap) };
        let course = &mut self.course;
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)
        })
    }
}
