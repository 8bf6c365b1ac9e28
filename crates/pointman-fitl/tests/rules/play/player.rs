//! A player who chooses at random among all that is legal: a card, a pass, an Event, an Operation, a Pivotal
//! Event, what a Coup Round asks.

use pointman_core::Error;
use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::coup::CoupStop;
use pointman_fitl::document::{FITL_ACT, FITL_CARD, FITL_COUP, FITL_DRAW, FITL_PIVOTAL};
use pointman_fitl::{Card, DeckMode, Faction, Game, NextStep, OperationName, PlayerAction, Table, Terms};
use serde_json::{Value, json};

use crate::play::answer::{Chance, answer};
use crate::play::asked::{asked, is_grant};
use crate::play::steps;

/// A step that may be taken, and the game that an Operation must lead to but for the sequence of play.
pub struct Chosen {
    pub command: &'static str,
    pub choices: Value,
    pub expected: Option<Game>,
    pub told: String,
}

impl Chosen {
    fn of(command: &'static str, choices: Value) -> Chosen {
        let told = format!("{command} {choices}");
        Chosen { command, choices, expected: None, told }
    }
}

/// What to do on a card besides passing.
#[derive(Clone, Copy)]
enum Deed {
    Pass,
    Event(&'static str),
    Operation(OperationName),
    Pivotal(Faction),
}

/// A legal step at random; none when the game is over. An Operation rolls what the document's dice will.
pub fn choose(game: &Game, dice: DiceState, chance: &mut Chance) -> Option<Chosen> {
    Some(match game.next_step() {
        NextStep::Over | NextStep::NoCards => return None,
        NextStep::Reveal if game.cards().mode() == DeckMode::Virtual => Chosen::of(FITL_DRAW, json!({})),
        NextStep::Reveal => {
            let cards: Vec<Card> = Card::all().filter(|card| game.may_show(*card).is_ok()).collect();
            Chosen::of(FITL_CARD, json!({ "card": chance.of(&cards) }))
        }
        NextStep::PivotalWindow(_) => panic!("people play all factions"),
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
            let part = game.coup_due().expect("a part is due");
            let choices = match game.coup_stop(part) {
                Some(CoupStop::Choice(question)) => json!(answer(chance, &question, game)),
                _ => json!({}),
            };
            Chosen::of(FITL_COUP, choices)
        }
        NextStep::Act { faction, pivotal: true, .. } => loop {
            if let Some(chosen) = event(game, dice, faction, "event", chance) {
                return Some(chosen);
            }
        },
        NextStep::Act { faction, allowed, .. } => {
            let options = game.turn_options().expect("a person acts");
            let mut deeds = vec![Deed::Pass];
            if allowed.event {
                let dual = game.cards().current().is_some_and(Card::is_dual);
                let texts: &[&str] = if dual { &["event unshaded", "event shaded"] } else { &["event"] };
                deeds.extend(texts.iter().map(|text| Deed::Event(text)));
            }
            deeds.extend(options.operations().map(Deed::Operation));
            deeds.extend(game.pivotal_candidates().iter().map(Deed::Pivotal));
            loop {
                match chance.of(&deeds) {
                    Deed::Pass => return Some(act(faction, "pass", chance)),
                    Deed::Event(words) => {
                        if let Some(chosen) = event(game, dice, faction, words, chance) {
                            return Some(chosen);
                        }
                    }
                    Deed::Pivotal(faction) => {
                        return Some(Chosen::of(FITL_PIVOTAL, json!({ "faction": faction })));
                    }
                    Deed::Operation(operation) => {
                        let made = steps::operation(
                            game,
                            &Seeded::new(dice),
                            (faction, options.terms),
                            operation,
                            chance,
                        );
                        if let Some((words, attempt)) = made {
                            return Some(Chosen {
                                expected: Some(attempt.game),
                                ..act(faction, &words, chance)
                            });
                        }
                    }
                }
            }
        }
    })
}

/// An Event whose choices are answered at random until none is left open; none if what must be executed would
/// be declined.
fn event(game: &Game, dice: DiceState, faction: Faction, words: &str, chance: &mut Chance) -> Option<Chosen> {
    let PlayerAction::Event(mut event) = parsed(faction, words) else { panic!("{words} is an Event") };
    // A granted Operation is not made up here but for the Easter Offensive, which must be executed: after so
    // many answers it is what is wanted still.
    for _ in 0..MOST_ANSWERS {
        let action = PlayerAction::Event(event.clone());
        let (mut tried, mut rolls, mut effects) = (*game, Seeded::new(dice), Vec::new());
        let mut table = Table { game: &mut tried, dice: &mut rolls, effects: &mut effects };
        match table.act(Some(faction), &action) {
            Ok(_) => return Some(done(faction, &action, words, chance)),
            Err(error @ Error::Refused { .. })
                if is_grant(&error) && game.cards().current() == Some(Card::pivotal(Faction::Nva)) =>
            {
                event.choices.push(&error.open()[0].name, march(game, dice, chance)?);
            }
            Err(error @ Error::Refused { .. }) => {
                let (name, answer) = asked(&error, |most| chance.below(most))?;
                event.choices.push(&name, answer);
            }
            Err(error) => panic!("{faction}: {words}: {error}"),
        }
    }
    None
}

/// The free March of the Easter Offensive, in words.
fn march(game: &Game, dice: DiceState, chance: &mut Chance) -> Option<String> {
    let terms = Terms { free: true, directed: true, special: false, ..Terms::FULL };
    let made = (0..MOST_ANSWERS).find_map(|_| {
        steps::operation(game, &Seeded::new(dice), (Faction::Nva, terms), OperationName::March, chance)
    });
    made.map(|(words, _)| words)
}

/// More answers than any Event takes.
const MOST_ANSWERS: usize = 150;

fn act(faction: Faction, words: &str, chance: &mut Chance) -> Chosen {
    done(faction, &parsed(faction, words), words, chance)
}

fn parsed(faction: Faction, words: &str) -> PlayerAction {
    PlayerAction::parse(words, faction).unwrap_or_else(|error| panic!("{words}: {error}"))
}

fn done(faction: Faction, action: &PlayerAction, words: &str, chance: &mut Chance) -> Chosen {
    let choices = if chance.yes() {
        json!({ "action": action })
    } else {
        json!({ "faction": faction, "action": action })
    };
    Chosen { command: FITL_ACT, choices, expected: None, told: format!("{faction}: {words}") }
}
