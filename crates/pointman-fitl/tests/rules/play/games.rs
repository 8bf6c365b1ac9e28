//! Whole games, played to their ends one after another until so many steps have been taken.

use std::collections::BTreeSet;

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::document::{Document, read};
use pointman_fitl::document::FITL_NEW;
use pointman_fitl::{
    ActionTaken, CoupPart, DeckMode, Edition, Game, GameData, NewGame, OperationName, Scenario, Side,
    SpecialName,
};
use serde_json::{Value, json};

use crate::play::answer::Chance;
use crate::play::{laws, player};

/// Steps between two times a document is written and read again.
const WRITTEN_EVERY: usize = 50;

/// How many steps in each scenario.
fn wanted() -> usize {
    usize::try_from(crate::soak::rounds(2_000)).expect("as many as fit")
}

/// What is agreed before game `number`: editions, decks and shared sides in turn.
fn agreed(scenario: Scenario, number: u64) -> NewGame {
    NewGame {
        edition: if number & 1 == 0 { Edition::Second } else { Edition::First },
        period_events: number & 2 != 0,
        deck: if number & 4 == 0 { DeckMode::Virtual } else { DeckMode::Physical },
        shared: (number & 8 != 0).then(|| vec![Side::Insurgent]),
        ..NewGame::of(scenario)
    }
}

/// Plays one game to its end or for `most` steps. Gives how many were taken, and adds the names of what was
/// done to `seen`.
fn play(scenario: Scenario, number: u64, most: usize, seen: &mut BTreeSet<String>) -> usize {
    let mut chance = Chance::new(number);
    let mut dice = Seeded::new(DiceState { seed: number, drawn: 0 });
    let choices = serde_json::to_value(agreed(scenario, number)).unwrap();
    let (mut document, _) = Document::<GameData>::begin_given(FITL_NEW, choices, &mut dice).unwrap();
    document.set_dice(dice.state());
    let mut game = document.data.validate().unwrap();
    laws::after_an_effect(&game);
    let mut taken = 0;
    while taken < most
        && let Some(chosen) = player::choose(&game, dice.state(), &mut chance)
    {
        let told = document
            .take_given(chosen.command, chosen.choices, &mut dice)
            .unwrap_or_else(|error| panic!("{scenario}, game {number}: {}: {error}", chosen.told));
        document.set_dice(dice.state());
        taken += 1;
        let kept = serde_json::to_value(&told.done).unwrap();
        for field in ["op", "special"] {
            seen.extend(kept.get(field).and_then(|done| done["name"].as_str()).map(str::to_owned));
        }
        seen.extend(kept.get("action").and_then(Value::as_str).map(str::to_owned));
        let parts = kept.get("parts").and_then(Value::as_array);
        seen.extend(parts.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
        for effect in told.effects {
            game.apply(effect)
                .unwrap_or_else(|error| panic!("{scenario}, game {number}: {effect:?}: {error:?}"));
            laws::after_an_effect(&game);
        }
        laws::after_a_step(&game);
        assert_eq!(
            document.data,
            GameData::from(&game),
            "{scenario}, game {number}: {}: effects lead elsewhere",
            chosen.told
        );
        if let Some(expected) = chosen.expected {
            assert_eq!(
                expected.board(),
                game.board(),
                "{scenario}, game {number}: {}: not as tried",
                chosen.told
            );
        }
        if taken % WRITTEN_EVERY == 0 {
            survives(&document, &game);
        }
    }
    survives(&document, &game);
    document.verify().unwrap_or_else(|mismatch| panic!("{scenario}, game {number}: {mismatch:?}"));
    taken
}

/// A document that is written and read is the same, and so is its game.
fn survives(document: &Document<GameData>, game: &Game) {
    let text = document.to_text();
    let read: Document<GameData> = read("g.json", &text).unwrap();
    assert!(read == *document && read.to_text() == text);
    assert_eq!(read.data.validate().as_ref(), Ok(game));
}

fn plays(scenario: Scenario) {
    let (wanted, mut taken, mut number, mut seen) = (wanted(), 0, 0, BTreeSet::new());
    while taken < wanted {
        taken += play(scenario, number, wanted - taken, &mut seen);
        number += 1;
    }
    println!("{scenario}: {taken} steps in {number} games");
    if wanted >= 2000 {
        let operations = OperationName::ALL.iter().map(|name| name.id());
        let all = operations.chain(SpecialName::ALL.iter().map(|name| name.id()));
        let all = all
            .chain(ActionTaken::ALL.iter().map(|name| name.id()))
            .chain(CoupPart::ALL.iter().map(|name| name.id()));
        let never: Vec<&str> = all.filter(|name| !seen.contains(*name)).collect();
        let rare = if wanted >= 20_000 { 0 } else { 2 };
        assert!(never.len() <= rare, "{scenario}: never done: {never:?}");
    }
}

#[test]
fn random_legal_play_of_the_short_scenario_keeps_every_law() {
    plays(Scenario::Short);
}

#[test]
fn random_legal_play_of_the_medium_scenario_keeps_every_law() {
    plays(Scenario::Medium);
}

#[test]
fn random_legal_play_of_the_full_scenario_keeps_every_law() {
    plays(Scenario::Full);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let choices = json!(agreed(Scenario::Short, 3));
    let texts = [0, 1].map(|_| {
        let mut chance = Chance::new(3);
        let mut dice = Seeded::new(DiceState { seed: 3, drawn: 0 });
        let (mut document, _) =
            Document::<GameData>::begin_given(FITL_NEW, choices.clone(), &mut dice).unwrap();
        for _ in 0..20 {
            let game = document.data.validate().unwrap();
            let chosen = player::choose(&game, dice.state(), &mut chance).unwrap();
            document.take_given(chosen.command, chosen.choices, &mut dice).unwrap();
        }
        document.to_text()
    });
    assert_eq!(texts[0], texts[1]);
}
