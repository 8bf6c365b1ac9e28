//! Selecting spaces one after the other, and executing something in each (T5.3.6, T5.4.1).

use crate::action::turn::Turn;
use crate::game::Game;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::step::CardStep;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// How a step selects its spaces.
pub(in crate::trung) struct Selection<'a> {
    /// The step of the card.
    pub step: CardStep,
    /// How the next space is picked.
    pub pick: Pick,
    /// The rule by which something is executed in a space.
    pub rule: &'a str,
    /// What that is.
    pub what: &'a str,
}

impl Selection<'_> {
    /// Selects spaces while `candidates` gives any and no roll fails, and executes something in each. Gives
    /// whether there was one.
    ///
    /// # Errors
    /// When the dice give no answer; what `execute` gives.
    pub fn each<T: Trace>(
        &self,
        hand: &mut Hand<'_, '_, T>,
        candidates: impl Fn(&Game, &Turn) -> SpaceSet,
        mut execute: impl FnMut(&mut Hand<'_, '_, T>, Space) -> Result<(), Error>,
    ) -> Result<bool, Error> {
        if !hand.is_due(self.step)? {
            return Ok(false);
        }
        hand.within("T5.3.6", format_args!("{}", self.step.words()), |hand| {
            let mut selected = false;
            loop {
                let open = candidates(hand.table.game, hand.turn);
                if open.is_empty() || !hand.may_go_on()? {
                    break;
                }
                let Some(space) = hand.pick(self.pick, open)? else { break };
                hand.within(self.rule, format_args!("{} {}", self.what, space.name()), |hand| {
                    execute(hand, space)
                })?;
                hand.activation.executed_in(space);
                selected = true;
            }
            if !selected {
                hand.trace.note("T5.6.1", format_args!("no space is selected"));
            }
            Ok(selected)
        })
    }
}
