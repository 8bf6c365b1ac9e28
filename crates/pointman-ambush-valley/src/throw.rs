//! The one way of rolling on a table, and what such a roll leaves behind.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::tables::{Row, Sides};
use crate::{Die, TableId, tables};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// What stands before the name of a man out for good where the die is for his place in a pool.
pub(crate) const THE_PLACE: &str = "The place of ";

/// Dice thrown on a table, and the row they gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// The table, or what else the dice were thrown for.
    pub table: String,
    /// The sides of each die.
    pub sides: u32,
    /// How the dice fell.
    pub faces: Vec<u32>,
    /// Added to their sum.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub modifier: i32,
    /// The sum with the modifier.
    pub total: i32,
    /// The row it gave.
    pub row: String,
}

fn is_zero(value: &i32) -> bool {
    *value == 0
}

impl Throw {
    /// The dice as people say them: `2D8: 3 + 4 − 2 = 5`.
    pub fn words(&self) -> String {
        let faces: Vec<_> = self.faces.iter().map(u32::to_string).collect();
        let count = if self.faces.len() == 1 { String::new() } else { self.faces.len().to_string() };
        let modifier = match self.modifier {
            0 => String::new(),
            up if up > 0 => format!(" + {up}"),
            down => format!(" - {}", down.unsigned_abs()),
        };
        let sum = if self.faces.len() == 1 && self.modifier == 0 {
            String::new()
        } else {
            format!(" = {}", self.total)
        };
        format!("{count}D{}: {}{modifier}{sum}", self.sides, faces.join(" + "))
    }
}

/// Rolls on the table `id`. `troop_quality` is the die of who rolls, for tables that use it; `who` names
/// them.
///
/// # Errors
/// When the dice give no answer.
///
/// # Panics
/// When the table takes a Troop Quality die and none is given.
pub fn roll(
    id: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
    who: &str,
    dice: &mut dyn Dice,
) -> Result<(Throw, &'static Row), Error> {
    let table = tables().table(id);
    let sides = match table.die.sides {
        Sides::Fixed(sides) => sides,
        Sides::Rating(_) => {
            troop_quality.expect("the caller gives the Troop Quality die such a table takes").sides()
        }
    };
    let what = if who.is_empty() { table.name.clone() } else { format!("{}: {who}", table.name) };
    let mut faces = Vec::with_capacity(table.die.count as usize);
    for number in 1..=table.die.count {
        faces.push(match table.die.count {
            1 => dice.roll(sides, format_args!("{what}")),
            count => {
                dice.nth_of(number as usize, count as usize);
                dice.roll(sides, format_args!("{what}, die {number} of {count}"))
            }
        }?);
    }
    let total = (faces.iter().sum::<u32>() as i32).saturating_add(modifier);
    let row = table.row(total);
    let throw = Throw { table: id.id().to_owned(), sides, faces, modifier, total, row: row.id.clone() };
    dice.weighed(
        &rule(id),
        format_args!("{who}: {}: {}: the row {}, {}", table.name, throw.words(), row.range(), row.name),
    );
    // 4.1: what a mission is only its player may know.
    if id != TableId::Mission {
        let whose = if who.is_empty() { String::new() } else { format!("{who}: ") };
        match &table.rows[..] {
            [_] => dice.gave(format_args!("{whose}{}", throw.words())),
            // A man out for good does not come back: what is thrown for is his place.
            _ if who.starts_with(THE_PLACE) && row.id == "unfit" => {
                dice.gave(format_args!("{whose}not filled from the pool ({})", throw.words()));
            }
            _ if [TableId::ReturnToDutyCheck, TableId::ReplacementCheck].contains(&id) => {
                dice.gave(format_args!("{whose}{} ({})", row.name.to_lowercase(), throw.words()));
            }
            _ => dice.gave(format_args!("{whose}{} ({})", row.name, throw.words())),
        }
    }
    Ok((throw, row))
}

/// The rule that prints the table `id`, for the trace.
pub fn rule(id: TableId) -> String {
    format!("AV {}", tables().table(id).section)
}
