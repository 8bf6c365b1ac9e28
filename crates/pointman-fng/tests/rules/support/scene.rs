//! A mission to play, and dice that fall as a test wants them.

use std::collections::VecDeque;
use std::fmt;

use pointman_core::dice::{Dice, DiceError, DiceState, Question, QuestionKind, Seeded};
use pointman_core::document::{Document, State, TypedStep};
use pointman_core::error::{Error, Faults};
use pointman_fng::mission::{Mission, MissionStep};
use pointman_fng::support::{Hand, Who};
use pointman_fng::told::Told;
use serde_json::{Value, json};

/// A mission of `own` against `enemy`: a Recon Patrol by day, clear, in I Corps, early May 1967.
pub fn mission(own: &str, enemy: &str) -> Mission {
    serde_json::from_value(json!({
        "setting": { "date": "1967-05-early", "corps": "i" },
        "own": { "force": own, "leader_rep": 4, "support": 5 },
        "enemy": { "force": enemy, "leader_rep": 4, "support": 3 },
        "assignment": { "id": "recon", "urban": false },
        "ground": { "table": { "width_ft": 4, "depth_ft": 4 }, "density": "broken", "features": [],
                    "edges": { "near": "south", "own": ["south"], "enemy": "north" } },
        "forces": { "method": "contact-table" },
        "light": { "contact": "am", "phases": [{ "night": false }], "variable": false }
    }))
    .unwrap()
}

/// The same by night.
pub fn by_night(mut mission: Mission) -> Mission {
    mission.light.phases[0].night = true;
    mission
}

/// Dice that answer what is asked with a word by the faces given for it, cards by those named, and all else
/// by a seed.
pub struct Rig {
    pub cards: VecDeque<&'static str>,
    pub faces: Vec<(&'static str, VecDeque<u32>)>,
    otherwise: Seeded,
}

impl Rig {
    pub fn new() -> Self {
        Rig {
            cards: VecDeque::new(),
            faces: Vec::new(),
            otherwise: Seeded::new(DiceState { seed: 5, drawn: 0 }),
        }
    }

    pub fn cards(mut self, cards: &[&'static str]) -> Self {
        self.cards.extend(cards);
        self
    }

    /// What is asked with the word `about` falls like this.
    pub fn on(mut self, about: &'static str, faces: &[u32]) -> Self {
        self.faces.push((about, faces.iter().copied().collect()));
        self
    }
}

impl Dice for Rig {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        if let QuestionKind::Card { names, left } = question.kind
            && let Some(card) = self.cards.pop_front()
        {
            let index = names.iter().position(|name| *name == card).unwrap();
            assert!(left & (1 << index) != 0, "{card} is not in the deck");
            return Ok((left & ((1 << index) - 1)).count_ones() + 1);
        }
        let reason = reason.to_string();
        for (about, faces) in &mut self.faces {
            if reason.contains(*about)
                && let Some(face) = faces.pop_front()
            {
                return Ok(face);
            }
        }
        self.otherwise.answer(question, format_args!("{reason}"))
    }
}

/// Takes a step.
pub fn step(
    mission: &mut Mission,
    command: &str,
    choices: Value,
    dice: &mut dyn Dice,
) -> Result<Told, Error> {
    let (next, told) = mission.apply(&MissionStep::read(command, &choices)?, dice)?;
    let mut faults = Faults::default();
    next.check(&mut faults);
    assert!(faults.list().is_empty(), "{command} {choices}: {:?}", faults.list());
    *mission = next;
    Ok(told)
}

/// What a step told, in one text.
pub fn text(told: &Told) -> String {
    told.events.iter().map(|event| format!("{}\n", event.text)).collect()
}

/// A side whose Reinforcement Card is this.
pub fn holding(mission: &mut Mission, who: Who, card: &str) {
    let card = card.parse().unwrap();
    mission.play.deck = serde_json::from_value(json!([card])).unwrap();
    mission.play.shown.clear();
    *mission.play.hand_mut(who) =
        Hand { dealt: true, card: Some(card), counts_as: Some(card.rank), ..Hand::default() };
    *mission.play.hand_mut(who.other()) = Hand { dealt: true, ..Hand::default() };
    mission.play.shots = true;
}

/// The document of a mission.
pub fn document(mission: Mission) -> String {
    Document::of(mission, DiceState { seed: 3, drawn: 0 }).to_text()
}
