//! Rolling the checks of the campaign through the one engine.

use crate::checks::Flag;
use crate::checks::{self, CheckId, Edition, FurtherId, ResultId, Situation, Tested};
use crate::squads::squad::{Figure, Squad};
use pointman_core::dice::{Dice, Recording};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Story};

/// What a check came to, with every answer of the dice.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Rolled {
    pub dice: Vec<u32>,
    pub tested: Tested,
}

impl Rolled {
    /// The one result that applies.
    pub fn outcome(&self) -> ResultId {
        self.tested.outcome.unwrap_or(ResultId::None)
    }

    /// A number inside the result.
    pub fn number(&self, what: FurtherId) -> Option<i32> {
        self.tested.further.iter().find(|further| further.what == what).map(|further| further.value)
    }

    /// All numbers of this name inside the result, in order.
    pub fn numbers(&self, what: FurtherId) -> Vec<i32> {
        self.tested
            .further
            .iter()
            .filter(|further| further.what == what)
            .map(|further| further.value)
            .collect()
    }
}

/// `figure` of `squad` takes a check, with flags and without the states named.
pub(super) fn roll(
    id: CheckId,
    squad: &Squad,
    figure: &Figure,
    flags: &[Flag],
    without: &[Flag],
    dice: &mut dyn Dice,
) -> Result<Rolled, Error> {
    let check = checks::of_edition(id, Edition::One)?;
    let mut situation = squad.situation(check, Edition::One, figure);
    situation.state.retain(|state| !without.contains(state));
    situation.flags.extend(flags);
    finish(id, situation, dice)
}

/// A table is rolled on for the man so called.
pub(super) fn roll_table(id: CheckId, who: &str, dice: &mut dyn Dice) -> Result<Rolled, Error> {
    let mut situation = Situation::new(Edition::One);
    situation.figure = Some(who.to_owned());
    finish(id, situation, dice)
}

fn finish(id: CheckId, mut situation: Situation, dice: &mut dyn Dice) -> Result<Rolled, Error> {
    // Everything a line can ask is known: what is not said does not hold.
    situation.state.insert(Flag::Others);
    let check = checks::of_edition(id, Edition::One)?;
    let mut recording = Recording::new(dice);
    let tested = match recording.listener() {
        None => checks::test(check, &situation, &mut recording, &mut Silent)?,
        Some(_) => {
            let mut story = Story::default();
            let tested = checks::test(check, &situation, &mut recording, &mut story)?;
            if let Some(listener) = recording.listener() {
                listener.append(story);
            }
            tested
        }
    };
    if tested.outcome.is_none() {
        return Err(Error::Bug(format!("{id} left its result open: {}", tested.text)));
    }
    Ok(Rolled { dice: recording.into_answers(), tested })
}
