//! What the record of a step keeps: the part of the turn of each effect, the Trưng cards that were read, what
//! an Event had executed (contract §5.2, §7).

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::document::Document;
use pointman_fitl::coup::CoupChoices;
use pointman_fitl::document::{CardDrawn, GameMaking, GameStep, GameTold, NonPlayerDecides};
use pointman_fitl::{
    EventChoices, FactionSet, Game, GameData, GameEffect, NewGame, NextStep, Scenario, TrungCard,
};
use serde_json::Value;

/// The records of the steps of whole games of four non-players, and whether a Trưng card lay on top before
/// each.
fn records(games: u64) -> Vec<(GameTold, Value, bool)> {
    let mut records = Vec::new();
    for seed in 1..=games {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Medium) };
        let (mut document, _) = Document::<GameData>::begin(&GameMaking::New(agreed), &mut dice).unwrap();
        loop {
            let before = document.data.validate().unwrap();
            let Some(step) = due(&before) else { break };
            let told = document.take(&step, &mut dice).unwrap();
            let record = serde_json::to_value(&told).unwrap();
            records.push((told, record, before.trung_deck().top().is_some()));
        }
    }
    records
}

/// The step that is due among non-players; none where the game is over.
fn due(game: &Game) -> Option<GameStep> {
    Some(match game.next_step() {
        NextStep::Reveal => GameStep::Draw(CardDrawn {}),
        NextStep::PivotalWindow(_) | NextStep::Act { .. } => {
            GameStep::NonPlayers(NonPlayerDecides { choices: EventChoices::default() })
        }
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => GameStep::Coup(CoupChoices::default()),
        NextStep::Over | NextStep::NoCards => return None,
    })
}

#[test]
fn a_throw_that_decides_nothing_is_left_out_of_a_step_and_older_steps_are_proved_with_theirs() {
    let played = |mut dice: Seeded| {
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Medium) };
        let (mut document, _) = Document::<GameData>::begin(&GameMaking::New(agreed), &mut dice).unwrap();
        while let Some(step) = due(&document.data.validate().unwrap()) {
            document.take(&step, &mut dice).unwrap();
        }
        assert_eq!(document.verify().unwrap().by_rules, document.history().len());
        let log = document.log(0..=u32::MAX).unwrap();
        let thrown =
            log.iter().flat_map(|entry| entry.detail["thrown"].as_array().cloned().unwrap_or_default());
        let reasons: Vec<String> = thrown.map(|die| die["for"].as_str().unwrap().to_owned()).collect();
        // Three dice are more than 2 Troops, and no more than 18.
        let idle = |reason: &&String| {
            let limit = reason
                .split_once("3d6 <= Available NVA Troops (")
                .and_then(|(_, rest)| rest.split(')').next());
            limit.is_some_and(|limit| !(3..18).contains(&limit.parse::<u8>().unwrap()))
        };
        reasons.iter().filter(idle).count()
    };
    // A stream throws them as every version did before.
    assert!(played(Seeded::stream(3, 0)) > 0);
    assert_eq!(played(Seeded::new(DiceState { seed: 3, drawn: 0 })), 0);
}

#[test]
fn each_effect_of_a_turn_names_its_part_and_every_trung_card_turned_up_for_the_faction_is_in_the_record() {
    let (mut specials, mut steps_of_events, mut granted, mut tried) = (0, 0, 0, 0);
    for (told, record, top) in records(3) {
        let parts: Vec<&str> = told.parts.iter().map(|effect| &*effect.part).collect();
        assert_eq!(parts.len(), told.effects.len());
        let is_event = record["action"] == "event";
        for (effect, part) in told.effects.iter().zip(&parts) {
            let fits = match effect {
                GameEffect::Acted { .. } => *part == "sequence",
                GameEffect::TrungCard { .. } => *part == "trung" || part.starts_with("event"),
                GameEffect::Board(_) if is_event => part.starts_with("event"),
                GameEffect::Board(_) if record["action"] == "pass" => *part == "sequence",
                GameEffect::Board(_) if record.get("action").is_some() => {
                    *part == "operation" || *part == "special"
                }
                _ => true,
            };
            assert!(fits, "{effect:?} is in {part}: {record}");
        }
        specials += parts.iter().filter(|part| **part == "special").count();
        steps_of_events += parts.iter().filter(|part| **part == "event/2").count();
        granted += told.granted.len();

        let Some(faction) = record["faction"].as_str().filter(|_| !is_event) else { continue };
        let turned_up = told.effects.iter().filter_map(|effect| match effect {
            GameEffect::TrungCard { card } if card.faction().id() == faction => Some(*card),
            _ => None,
        });
        // The card that is laid on top of a shuffled deck goes below with the first draw (T5.3.3).
        let first = told.effects.iter().find(|effect| matches!(effect, GameEffect::TrungCard { .. }));
        let below = first.filter(|_| !top);
        let drawn: Vec<TrungCard> = record["trung"]["drawn"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|side| side["card"].as_str().unwrap().parse().unwrap())
            .collect();
        for card in turned_up {
            let lay_on_top = below == Some(&GameEffect::TrungCard { card });
            assert!(lay_on_top || drawn.contains(&card), "{card} is not in {record}");
        }
        tried += usize::from(record["trung"]["card"].is_null() && !drawn.is_empty());
    }
    assert!(
        specials > 0 && steps_of_events > 0 && granted > 0,
        "{specials} {steps_of_events} {granted} {tried}"
    );
}
