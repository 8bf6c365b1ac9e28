//! What the rules refuse changes nothing, however far it had come: the game at the table is as it was.

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::document::{Document, TypedStep as _};
use pointman_fitl::document::{FITL_NEW, GameStep};
use pointman_fitl::{Game, GameData, NewGame, Scenario, Table};
use serde_json::Value;

use crate::play::answer::Chance;
use crate::play::player;

/// The choices with each list in them three times over: what may be done once is done, and then refused.
fn spoiled(choices: &Value) -> Value {
    match choices {
        Value::Array(items) => (0..3).flat_map(|_| items.clone()).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), spoiled(value))).collect(),
        other => other.clone(),
    }
}

/// Tries the step at a table. Gives whether it was refused.
fn is_refused(game: &Game, step: &GameStep, seed: u64) -> bool {
    let (mut copy, mut effects) = (*game, Vec::new());
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let table = &mut Table { game: &mut copy, dice: &mut dice, effects: &mut effects };
    let refused = match step {
        GameStep::Act(chosen) => table.act(chosen.faction, &chosen.action).err(),
        GameStep::Coup(choices) => {
            let part = game.coup_due().expect("a part is due");
            table.carry_out_part(part, choices).err()
        }
        _ => None,
    };
    if let Some(error) = &refused {
        assert!(copy == *game, "{error}: the game has changed");
        assert!(effects.is_empty(), "{error}: {effects:?}");
    }
    refused.is_some()
}

#[test]
fn what_is_refused_leaves_the_game_as_it_was() {
    let (mut acts, mut parts) = (0, 0);
    for number in 0..4 {
        let mut chance = Chance::new(number);
        let mut dice = Seeded::new(DiceState { seed: number, drawn: 0 });
        let agreed = serde_json::to_value(NewGame::of(Scenario::Short)).unwrap();
        let (mut document, _) = Document::<GameData>::begin_given(FITL_NEW, agreed, &mut dice).unwrap();
        loop {
            let game = document.data.validate().unwrap();
            let Some(chosen) = player::choose(&game, dice.state(), &mut chance) else { break };
            if let Ok(step) = GameStep::read(chosen.command, &spoiled(&chosen.choices))
                && is_refused(&game, &step, number)
            {
                acts += usize::from(matches!(step, GameStep::Act(_)));
                parts += usize::from(matches!(step, GameStep::Coup(_)));
            }
            document.take_given(chosen.command, chosen.choices, &mut dice).unwrap();
            document.set_dice(dice.state());
        }
    }
    assert!(acts > 40 && parts > 4, "{acts} actions and {parts} parts of a Coup Round were refused");
}
