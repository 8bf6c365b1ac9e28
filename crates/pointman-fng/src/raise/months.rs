//! Months that men of a starting squad have served already [Optional Squad Generation].

use crate::army_lists::{Alternative, ListOptions};
use crate::squads::squad::Figure;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// The months a man of `rep` has served, for this face of a die where one is thrown: Rep 3 and less none, Rep
/// 4 half the die, rounded up, Rep 5 and more the die and 3 (months-in-country-2).
fn months(rep: u8, die: Option<u8>, options: &ListOptions) -> u8 {
    match (rep, die) {
        (4, Some(die)) if options.has(Alternative::MonthsDown) => die / 2,
        (4, Some(die)) => die.div_ceil(2),
        (5.., Some(die)) => die + 3,
        _ => 0,
    }
}

/// Rolls the months each figure has served.
///
/// # Errors
/// When the dice give no answer.
pub fn months_in_country<'a>(
    figures: impl IntoIterator<Item = &'a mut Figure>,
    options: &ListOptions,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    for figure in figures {
        let die = match figure.rep {
            ..=3 => None,
            _ => Some(dice.d6(format_args!("months already served by {}", figure.name))?),
        };
        figure.months = months(figure.rep, die, options);
        let faces: Vec<u32> = die.into_iter().map(u32::from).collect();
        let noun = if figure.months == 1 { "month" } else { "months" };
        told.rolled(
            "months-in-country",
            &faces,
            format!("{}: {} {noun} in country", figure.name, figure.months),
        );
    }
    Ok(())
}
