//! The seal on what is secret: Ambush Valley missions (4.1), and where things hide in an FNG mission.
//! Whatever tells of a game (the record of a step, `--explain`, `campaign show`, `log`) tells it through
//! here, so that nobody learns what is the other side's.

use serde::Deserialize;
use serde_json::Value;

use crate::ambush_valley::{CurrentMission, Event};
use crate::command::ambush_valley::step::Played;
use crate::document::{StepLog, TypedStep as _};
use crate::fng::mission::{Mission as FngMission, MissionStep};
use crate::trace::Note;
use crate::voice::Voice;

/// What is told of a mission to those who may not know it.
const SECRET: &str = "a secret mission";

/// Takes the secrets out of what was chosen in a step of an FNG mission: where things hide, and a whole state
/// or fields of it that were written by hand.
fn withhold_choices<T>(entry: &mut StepLog<T>) {
    let choices = &mut entry.step.choices;
    match entry.step.command.as_str() {
        "import" => {
            if let Ok(mission) = FngMission::deserialize(&*choices) {
                *choices = serde_json::to_value(mission.without_secrets()).unwrap_or_default();
            }
        }
        "adjust" => {
            withhold_written(choices);
            let mut told = Value::Object(std::mem::take(&mut entry.detail));
            withhold_written(&mut told);
            if let Value::Object(told) = told {
                entry.detail = told;
            }
        }
        command => withhold_chosen(command, choices),
    }
}

/// Takes what was chosen in secret out of a step of an FNG mission: where something was hidden.
pub(in crate::command) fn withhold_chosen(command: &str, choices: &mut Value) {
    if MissionStep::read(command, choices).is_ok_and(|step| step.chooses_in_secret()) {
        *choices = SECRET_CHOICES.into();
    }
}

/// A field of an FNG mission set by hand that holds secrets.
fn withhold_written(change: &mut Value) {
    let path = change["path"].as_str().unwrap_or_default().trim_start_matches('/').to_owned();
    if path.is_empty() || FNG_SECRET_FIELDS.contains(&path.split('/').next().unwrap_or_default()) {
        for told in ["value", "from", "to"] {
            if let Some(told) = change.get_mut(told) {
                *told = SECRET_CHOICES.into();
            }
        }
    }
    for also in change.get_mut("also").and_then(Value::as_array_mut).into_iter().flatten() {
        withhold_written(also);
    }
}

/// What stands in place of choices that are kept back.
pub(in crate::command) const SECRET_CHOICES: &str = "secret";

/// The fields of an FNG mission in which something hides.
pub(in crate::command) const FNG_SECRET_FIELDS: [&str; 5] = ["forces", "works", "tunnels", "traps", "play"];

/// Takes the events out of a step that say they are secret. Gives its rolls, or none of them if such an event
/// has gone.
fn withhold_told<T>(entry: &mut StepLog<T>) -> Vec<Option<u32>> {
    let is_secret = |event: &Value| event.get("secret").and_then(Value::as_bool).unwrap_or(false);
    let events = entry.detail.get_mut("events").and_then(Value::as_array_mut);
    let kept = events.is_some_and(|events| {
        let all = events.len();
        events.retain(|event| !is_secret(event));
        events.len() < all
    });
    entry.step.rolls.iter().map(|&roll| (!kept).then_some(roll)).collect()
}

/// What is kept from who looks.
#[derive(Debug, Clone, Default)]
pub(in crate::command) struct Seal {
    /// The forces whose mission is kept back: its place among the forces of the mission, and its id.
    forces: Vec<(usize, String)>,
    /// Whether events that say they are secret are kept back: of FNG missions.
    told_secret: bool,
    /// The turn the mission is of; none for a mission that stands alone.
    turn: Option<u64>,
    /// Whether it is told at the prompt of the guided mode, where the other side may sit: no option of the
    /// shell is named.
    at_prompt: bool,
}

impl Seal {
    /// None: everything may be told.
    pub(in crate::command) fn none() -> Self {
        Seal::default()
    }

    /// Those of an FNG mission: the events that say so.
    pub(in crate::command) fn of_events() -> Self {
        Seal { told_secret: true, ..Seal::default() }
    }

    /// Those of the game that is being played, told to `side` or to anybody.
    pub(in crate::command) fn of(state: &impl Played, side: Option<&str>) -> Self {
        // Where those who sit at the prompt are all on one side there is nobody to keep it from.
        if Voice::now() == Voice::Prompt && state.is_of_one_side() {
            return Seal { turn: state.turn().map(u64::from), ..Seal::default() };
        }
        let mission = state.latest();
        let parts = mission.iter().flat_map(|mission| &mission.forces).enumerate();
        let kept = parts.filter(|(_, part)| side != Some(&part.force) && !part.revealed);
        let forces = kept.map(|(place, part)| (place, part.force.clone())).collect();
        Seal { forces, turn: state.turn().map(u64::from), ..Seal::default() }
    }

    /// The same, told at the prompt of the guided mode or in the shell.
    #[must_use]
    pub(in crate::command) fn told_at_prompt(self, at_prompt: bool) -> Self {
        Seal { at_prompt, ..self }
    }

    /// Whether the mission of `force` is kept back.
    pub(in crate::command) fn keeps(&self, force: &str) -> bool {
        self.forces.iter().any(|(_, kept)| kept == force)
    }

    /// What is said of `force` in place of its mission, if that is kept back.
    pub(in crate::command) fn words(&self, force: Option<&str>) -> Option<String> {
        let force = force.filter(|force| self.keeps(force))?;
        Some(if self.at_prompt { SECRET.to_owned() } else { format!("{SECRET} (--side {force} shows it)") })
    }

    /// Whether `event` of the record of a step is kept back.
    pub(in crate::command) fn keeps_event(&self, event: &Event) -> bool {
        event.secret && event.force.as_deref().is_some_and(|force| self.keeps(force))
    }

    /// Takes out of the events of a record what is kept back.
    pub(in crate::command) fn events(&self, events: &mut [Event]) {
        for event in events.iter_mut().filter(|event| self.keeps_event(event)) {
            event.throw = None;
            event.consequence = SECRET.into();
        }
    }

    /// Takes out of what the rules weighed what is kept back; `names` are those of the forces, by id.
    pub(in crate::command) fn notes(&self, notes: &mut [Note], names: &[(String, String)]) {
        for note in notes {
            if let (Some(words), Some(force)) = (self.words(note.secret.as_deref()), &note.secret) {
                let name = names.iter().find(|(id, _)| id == force).map_or(force, |(_, name)| name);
                note.what = format!("{name}: {words}");
                note.details.clear();
            }
            self.notes(&mut note.details, names);
        }
    }

    /// Takes out of what the rules weighed in a step what is anybody's secret, if something is kept back; all
    /// of it where the dice of the step are (`rolls` lacks them).
    pub(in crate::command) fn notes_of_step(&self, notes: &mut Vec<Note>, rolls: &[Option<u32>]) {
        if self.told_secret && rolls.iter().any(Option::is_none) {
            notes.clear();
        }
        self.drop_secrets(notes);
    }

    fn drop_secrets(&self, notes: &mut Vec<Note>) {
        let keeps = |whose: &str| self.told_secret || self.keeps(whose);
        notes.retain(|note| !note.secret.as_deref().is_some_and(keeps));
        notes.iter_mut().for_each(|note| self.drop_secrets(&mut note.details));
    }

    /// A game without what is kept back.
    pub(in crate::command) fn mission(&self, mission: &CurrentMission) -> CurrentMission {
        let mut seen = mission.clone();
        for part in seen.forces.iter_mut().filter(|part| self.keeps(&part.force)) {
            part.mission = None;
            part.mission_roll = None;
            part.objectives.clear();
        }
        seen.rolls.retain(|event| !self.keeps_kept(event));
        seen
    }

    /// Whether `event`, as a mission keeps it, is kept back.
    fn keeps_kept(&self, event: &Event) -> bool {
        event.tells_a_mission() && event.force.as_deref().is_some_and(|force| self.keeps(force))
    }

    /// Takes out of a step what is secret. Gives its rolls, without those that decided a secret mission.
    pub(in crate::command) fn log<T>(&self, entry: &mut StepLog<T>) -> Vec<Option<u32>> {
        if self.told_secret {
            withhold_choices(entry);
            return withhold_told(entry);
        }
        let rolls = &entry.step.rolls;
        let all = rolls.iter().copied().map(Some).collect();
        let of_turn =
            |turn: Option<&Value>| self.turn.is_none() || turn.is_none_or(|turn| turn.as_u64() == self.turn);
        if self.forces.is_empty() || !of_turn(entry.step.summary.get("turn")) {
            return all;
        }
        match entry.step.command.as_str() {
            "import" if of_turn(entry.step.choices.get("turn")) => {
                self.withhold_state(&mut entry.step.choices)
            }
            "adjust" => {
                self.withhold_change(&mut entry.step.choices);
                let mut told = Value::Object(std::mem::take(&mut entry.detail));
                self.withhold_change(&mut told);
                if let Value::Object(told) = told {
                    entry.detail = told;
                }
            }
            _ => {}
        }
        let Some(events) = entry.detail.get_mut("events") else { return all };
        // The dice of the events in their order are those of the step; should they ever not be, none of them
        // is told.
        let mut faces = Vec::new();
        let mut kept = Vec::new();
        let mut told = Vec::<Event>::deserialize(&*events).unwrap_or_default();
        for event in &told {
            let dice = event.throw.iter().flat_map(|throw| &throw.faces).copied();
            kept.extend(dice.clone().map(|_| self.keeps_event(event)));
            faces.extend(dice);
        }
        self.events(&mut told);
        *events = serde_json::json!(told);
        match (kept.contains(&true), faces == *rolls) {
            (false, _) => all,
            (true, true) => rolls.iter().zip(&kept).map(|(&roll, &kept)| (!kept).then_some(roll)).collect(),
            (true, false) => vec![None; rolls.len()],
        }
    }

    /// A whole state, as it was written by hand.
    fn withhold_state(&self, state: &mut Value) {
        for (place, _) in &self.forces {
            for field in SECRET_FIELDS {
                if let Some(held) = state.pointer_mut(&format!("/mission/forces/{place}/{field}")) {
                    *held = SECRET.into();
                }
            }
        }
        if let Some(events) = state.pointer_mut("/mission/rolls") {
            for event in events.as_array_mut().into_iter().flatten() {
                if Event::deserialize(&*event).map_or(true, |read| self.keeps_kept(&read)) {
                    *event = SECRET.into();
                }
            }
        }
    }

    /// Fields set by hand: path, value, what stood there and what stands there now.
    fn withhold_change(&self, change: &mut Value) {
        let path = change["path"].as_str().unwrap_or_default();
        let path =
            if path.is_empty() || path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        let within = |inner: &str, outer: &str| inner == outer || inner.starts_with(&format!("{outer}/"));
        let touches = |secret: &str| within(&path, secret) || within(secret, &path);
        let fields = self
            .forces
            .iter()
            .flat_map(|(place, _)| SECRET_FIELDS.map(|field| format!("/mission/forces/{place}/{field}")));
        if touches("/mission/rolls") || fields.into_iter().any(|field| touches(&field)) {
            for told in ["value", "from", "to"] {
                if let Some(told) = change.get_mut(told) {
                    *told = SECRET.into();
                }
            }
        }
        for also in change.get_mut("also").and_then(Value::as_array_mut).into_iter().flatten() {
            self.withhold_change(also);
        }
    }
}

/// The fields of a force's part of a mission that tell the mission.
const SECRET_FIELDS: [&str; 3] = ["mission", "mission_roll", "objectives"];
