//! Whether a non-player plays its Pivotal Event (T5.5.8).

use crate::game::Game;
use crate::vocabulary::card_facts::Mark;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::{TestedCondition, Trace};

/// The non-player that elects to play its Pivotal Event, if one does. Those that may are asked in the order
/// in which they trump each other: one for which the current Event is Critical does not play; another plays
/// if a die shows less than the number of cards in the RVN Leader box. None is asked behind the first that
/// elects.
///
/// # Errors
/// When the dice give no answer.
pub fn elect_pivotal(
    game: &Game,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<Faction>, Error> {
    let able = game.pivotal_non_players();
    let laid = game.leader_box().len();
    for faction in Faction::BY_PIVOTAL_RANK.into_iter().filter(|faction| able.contains(*faction)) {
        let current = game.cards().current();
        if current.is_some_and(|card| card.facts().marks[faction].mark == Mark::Critical) {
            trace.note(
                "T5.5.8",
                format_args!("{}: the current Event is Critical, so it does not play", faction.name()),
            );
            continue;
        }
        let leaders = u8::try_from(laid).unwrap_or(u8::MAX);
        if !(2..=6).contains(&laid) && !dice.throws_idly() {
            let elects = laid > 6;
            let (so, named) = (if elects { "it plays" } else { "it does not play" }, faction.name());
            let compared = if elects { "always" } else { "never" };
            trace.tested(
                "T5.5.8",
                format_args!("{named}: a d6 is {compared} less than {laid}, not rolled: {so}"),
                || TestedCondition::of("pivotal-elected", elects).with("leaders", leaders),
            );
            if elects {
                return Ok(Some(faction));
            }
            continue;
        }
        let roll =
            dice.d6(format_args!("{} plays its Pivotal Event on less than {laid} [T5.5.8]", faction.name()))?;
        let elects = usize::from(roll) < laid;
        trace.tested(
            "T5.5.8",
            format_args!(
                "{}: {roll} < {laid}? {}",
                faction.name(),
                if elects { "it plays" } else { "it does not play" }
            ),
            || TestedCondition::of("pivotal-elected", elects).with("rolled", roll).with("leaders", leaders),
        );
        if elects {
            return Ok(Some(faction));
        }
    }
    Ok(None)
}
