//! An Event at random: what a refusal asks for is answered with one of what it lists, until nothing is left open.

use pointman::dice::Seeded;
use pointman::error::Error;
use pointman::fitl::{Faction, Game, PlayerAction, Table};

use crate::answer::Chance;

/// The words of an Event that begin with `words`; none if it cannot be executed this way.
pub fn event(game: &Game, dice: &Seeded, faction: Faction, words: &str, chance: &mut Chance) -> Option<String> {
    const MOST: usize = 300;
    let (mut words, mut joined) = (words.to_owned(), " ");
    for _ in 0..MOST {
        let action = PlayerAction::parse(&words, faction).unwrap_or_else(|error| panic!("{words}: {error}"));
        let (mut game, mut dice, mut effects) = (*game, dice.clone(), Vec::new());
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let message = match table.act(Some(faction), &action) {
            Ok(_) => return Some(words),
            Err(Error::Refused { message, .. }) => message,
            Err(error) => panic!("{words}: {error}"),
        };
        let (name, value) = asked(&message, chance)?;
        words = format!("{words}{joined}{name} {value}");
        joined = "; ";
    }
    panic!("{words} asks for ever");
}

/// What a refusal asks for first, and one of the answers it lists; what is granted is declined.
fn asked(message: &str, chance: &mut Chance) -> Option<(String, String)> {
    let (_, first) = message.split_once("the Event needs these choices: ")?.1.split_once("; ")?;
    let (name, said) = first.split_once(": ")?;
    let value = match said.split_once(" may choose ") {
        Some((_, listed)) => {
            let listed: Vec<&str> = listed.split(" | ").filter(|answer| !answer.starts_with("and ")).collect();
            chance.of(&listed)
        }
        None => "none",
    };
    Some((name.to_owned(), value.to_owned()))
}
