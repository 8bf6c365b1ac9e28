//! What the page calls: a game in which nobody but non-players plays, a step at a time, as a picture and
//! words.
//!
//! Plain exports, without a bindings generator: numbers go in, and the answer is a JSON text in the module's
//! memory.

use std::cell::RefCell;

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::error::Error;
use pointman_core::trace::Silent;
use pointman_fitl::trung::simulation::play_silently;
use pointman_fitl::trung::{CardEvents, Played, coup};
use pointman_fitl::{
    EventChoices, Faction, FactionSet, Game, GameEffect, NewGame, NextStep, PieceKind, Scenario, Space,
    SpaceSet, Table,
};
use pointman_fitl_map::svg_ringing;
use serde_json::json;

/// The game on the page, its dice, and the last answer.
struct Page {
    game: Game,
    dice: Seeded,
    answer: String,
}

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

/// Sets up the full scenario with this seed, for non-players alone. Gives the length of the answer.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[no_mangle]
pub extern "C" fn begin(seed: u32) -> usize {
    let mut dice = Seeded::new(DiceState { seed: seed.into(), drawn: 0 });
    let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    let Ok(game) = agreed.begin(&mut dice, &mut Vec::new()) else { return 0 };
    let answer = told(&game, "The game is set up.", SpaceSet::NONE);
    PAGE.set(Some(Page { game, dice, answer }));
    length()
}

/// Takes the next step: turns up a card, plays a non-player's turn, or carries out a Coup Round. Gives the
/// length of the answer; 0 before a game is begun.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[no_mangle]
pub extern "C" fn step() -> usize {
    PAGE.with_borrow_mut(|page| {
        let Some(page) = page else { return };
        let before = page.game;
        let words = match next(&mut page.game, &mut page.dice) {
            Ok(words) => words,
            Err(error) => format!("Error: {error}"),
        };
        let differs = |space: &Space| {
            let (was, is) = (before.board(), page.game.board());
            PieceKind::ALL.iter().any(|piece| was.count(*space, *piece) != is.count(*space, *piece))
                || was.support(*space) != is.support(*space)
                || was.terror(*space) != is.terror(*space)
        };
        let changed: SpaceSet = Space::ALL.into_iter().filter(differs).collect();
        page.answer = told(&page.game, &words, changed);
    });
    length()
}

/// Where the answer is in memory.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[no_mangle]
pub extern "C" fn answer() -> *const u8 {
    PAGE.with_borrow(|page| page.as_ref().map_or(std::ptr::null(), |page| page.answer.as_ptr()))
}

fn length() -> usize {
    PAGE.with_borrow(|page| page.as_ref().map_or(0, |page| page.answer.len()))
}

/// Takes the step that is due, and says what it was.
fn next(game: &mut Game, dice: &mut Seeded) -> Result<String, Error> {
    let mut effects: Vec<GameEffect> = Vec::new();
    let mut table = Table { game, dice, effects: &mut effects };
    Ok(match table.game.next_step() {
        NextStep::Reveal => {
            table.draw()?;
            let card = table.game.cards().current();
            card.map_or("A card is turned up.".to_owned(), |card| format!("Card {card}: {}.", card.title()))
        }
        NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
            let choices = EventChoices::default();
            match play_silently(&mut table, CardEvents { choices: &choices, asks: false })? {
                Played::Pivotal(Some(faction)) => format!("{} plays its Pivotal Event.", name(faction)),
                Played::Pivotal(None) => "Nobody plays a Pivotal Event.".to_owned(),
                Played::Turn(turn) => {
                    let who = name(turn.turn.faction);
                    let operation = turn.turn.operation.map(|operation| titled(operation.id()));
                    let special = turn.turn.special.map(|special| titled(special.id()));
                    match (turn.event, operation, special) {
                        (Some(_), ..) => format!("{who} executes the Event of {}.", turn.card.title()),
                        (None, Some(operation), Some(special)) => {
                            format!("{who}: {operation} and {special}.")
                        }
                        (None, Some(operation), None) => format!("{who}: {operation}."),
                        _ => format!("{who} passes."),
                    }
                }
            }
        }
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
            coup::play_round(&mut table, &mut Silent)?;
            "A Coup Round is carried out.".to_owned()
        }
        NextStep::Over | NextStep::NoCards => match table.game.winner() {
            Some(faction) => format!("The game is over: {} wins.", name(faction)),
            None => "The game is over.".to_owned(),
        },
    })
}

/// The answer: words, margins and the picture, with a ring around what changed.
fn told(game: &Game, words: &str, changed: SpaceSet) -> String {
    let margins: Vec<_> = Faction::ALL
        .into_iter()
        .map(|faction| json!({ "faction": name(faction), "margin": game.board().victory_margin(faction) }))
        .collect();
    let over = matches!(game.next_step(), NextStep::Over | NextStep::NoCards);
    json!({ "words": words, "margins": margins, "over": over, "map": svg_ringing(game, changed) }).to_string()
}

fn name(faction: Faction) -> String {
    faction.id().to_uppercase()
}

/// An id as a name: `air-strike` as `Air Strike`.
fn titled(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    id.split('-').map(word).collect::<Vec<_>>().join(" ")
}
