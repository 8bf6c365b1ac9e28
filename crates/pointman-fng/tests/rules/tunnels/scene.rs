//! A mission to take steps in.

use std::fmt;

use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::document::{State, TypedStep};
use pointman_core::error::{Error, Faults};
use pointman_fng::mission::{Mission, MissionStep};
use pointman_fng::told::Told;
use pointman_fng::tunnels::{Complex, Section, SectionKind, Size};
use serde_json::{Value, json};

/// Dice that give a list of answers and then the same one for ever.
pub struct Loaded {
    answers: Vec<u32>,
    given: usize,
    rest: u32,
    pub asked: Vec<String>,
}

impl Loaded {
    pub fn new(answers: &[u32], rest: u32) -> Self {
        Loaded { answers: answers.to_vec(), given: 0, rest, asked: Vec::new() }
    }

    pub fn left(&self) -> usize {
        self.answers.len() - self.given
    }
}

impl Dice for Loaded {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.asked.push(reason.to_string());
        let answer = self.answers.get(self.given).copied();
        self.given += usize::from(answer.is_some());
        Ok(answer.unwrap_or(self.rest).min(question.sides))
    }
}

pub fn mission_data() -> Value {
    json!({
        "setting": { "date": "1967-05-early", "corps": "iii", "communist_ground": true },
        "own": { "force": "us-army-infantry", "leader_rep": 4, "support": 3 },
        "enemy": { "force": "vc-main-force", "leader_rep": 4, "support": 2 }
    })
}

pub struct Scene {
    pub mission: Mission,
}

impl Scene {
    pub fn new() -> Self {
        Scene { mission: serde_json::from_value(mission_data()).unwrap() }
    }

    /// Two players, the enemy's traps placed.
    pub fn versus() -> Self {
        let mut data = mission_data();
        data["setting"]["mode"] = json!("versus");
        Scene { mission: serde_json::from_value(data).unwrap() }
    }

    /// A mission with an entrance at 20,20 and, if wanted, others of the same system.
    pub fn with_entrances(spots: &[(i16, i16)]) -> Self {
        let mut scene = Scene::new();
        scene.mission.tunnels.number = Some(12);
        for (x, y) in spots {
            scene.take("fng-tunnel-place", json!({ "place": "a hole", "at": { "x": x, "y": y } }), &[]);
        }
        scene
    }

    pub fn check(&self) {
        let mut faults = Faults::default();
        self.mission.check(&mut faults);
        self.mission.tunnels.check(&mut faults);
        self.mission.traps.check(&mut faults);
        assert_eq!(faults.list(), &[]);
    }

    /// Takes a step with these answers, all of which must be asked for; a 6 answers whatever is asked after
    /// them.
    pub fn take(&mut self, command: &str, choices: Value, rolls: &[u32]) -> Told {
        let mut dice = Loaded::new(rolls, 6);
        let told = self.take_with(command, choices, &mut dice).unwrap();
        assert_eq!(dice.left(), 0, "asked: {:?}", dice.asked);
        told
    }

    /// The same, and no answer more.
    pub fn take_exactly(&mut self, command: &str, choices: Value, rolls: &[u32]) -> Told {
        let mut dice = Loaded::new(rolls, 6);
        let told = self.take_with(command, choices, &mut dice).unwrap();
        assert_eq!(dice.asked.len(), rolls.len(), "asked: {:?}", dice.asked);
        told
    }

    pub fn take_with(&mut self, command: &str, choices: Value, dice: &mut dyn Dice) -> Result<Told, Error> {
        let (next, told) = self.mission.apply(&MissionStep::read(command, &choices)?, dice)?;
        self.mission = next;
        self.check();
        Ok(told)
    }

    /// Why a step is refused.
    pub fn refused(&mut self, command: &str, choices: Value) -> String {
        let mut dice = Loaded::new(&[], 6);
        let error = self.take_with(command, choices, &mut dice).unwrap_err();
        assert!(matches!(error, Error::Refused { .. }), "{error}");
        error.to_string()
    }

    /// Why a step makes no sense.
    pub fn unusable(&mut self, command: &str, choices: Value) -> String {
        let error = self.take_with(command, choices, &mut Loaded::new(&[], 6)).unwrap_err();
        assert!(matches!(error, Error::Usage(_) | Error::Incomplete { .. }), "{error}");
        error.to_string()
    }

    /// Smith, Rep 4, goes in by entrance 1; `rolls` after the die for the size.
    pub fn enter(&mut self, size: Size, rolls: &[u32]) -> Told {
        self.enter_by_light(size, "none", rolls)
    }

    pub fn enter_by_light(&mut self, size: Size, light: &str, rolls: &[u32]) -> Told {
        let mut dice = vec![u32::from(size.table().size_rolls[0])];
        dice.extend(rolls);
        let smith = json!({ "name": "Smith", "rep": 4 });
        self.take(
            "fng-tunnel-enter",
            json!({ "entrance": 1, "by": smith, "light": light, "heading": "east" }),
            &dice,
        )
    }

    /// Smith goes on to an opening.
    pub fn advance(&mut self, to: (u16, u8), rolls: &[u32]) -> Told {
        let to = json!({ "section": to.0, "opening": to.1 });
        self.take("fng-tunnel-advance", json!({ "who": "Smith", "to": to }), rolls)
    }

    pub fn complex(&self) -> &Complex {
        &self.mission.tunnels.complexes[0]
    }

    pub fn last(&self) -> &Section {
        self.complex().sections.last().unwrap()
    }
}

/// Faces of `count` dice that add up to `total`.
pub fn faces(count: u8, total: u8) -> Vec<u32> {
    let mut left = total;
    (0..count)
        .map(|index| {
            let others = count - index - 1;
            let face = (left - others).min(6);
            left -= face;
            u32::from(face)
        })
        .collect()
}

/// The faces that give a kind of section in the table of a size.
pub fn roll_of(size: Size, kind: SectionKind) -> Vec<u32> {
    let table = size.table();
    let row = table.rows.iter().find(|row| row.section == kind).unwrap();
    faces(table.dice, row.roll)
}

pub fn texts(told: &Told) -> String {
    told.events.iter().map(|event| event.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// What a player may read who is told no secrets.
pub fn open_texts(told: &Told) -> String {
    told.events
        .iter()
        .filter(|event| !event.secret)
        .map(|event| event.text.as_str())
        .collect::<Vec<_>>()
        .join("\n")
}
