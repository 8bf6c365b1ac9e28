//! What happened, kept with the dice that decided it.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{RegularForce, Step, TableId, Throw, Told};

/// One thing that happened in a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The step it happened in.
    pub step: Step,
    /// The force it happened to; none where it belongs to no one, or nobody said to whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// The team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// The dice that decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    /// What came of it.
    #[schemars(with = "String")]
    pub consequence: Told,
    /// Whether only the force may know it until the game is over (4.1). Of the record of a step: what a
    /// mission keeps of it does not say so, because missions of 0.1.0 do not; see [`Event::tells_a_mission`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

impl Event {
    /// Something that happened to a force.
    pub(crate) fn of(step: Step, force: &str, throw: Option<Throw>, consequence: impl Into<Told>) -> Self {
        Event { force: Some(force.to_owned()), ..Event::of_game(step, throw, consequence) }
    }

    /// Something that happened in the game, to no force that is known.
    pub(crate) fn of_game(step: Step, throw: Option<Throw>, consequence: impl Into<Told>) -> Self {
        Event {
            step,
            force: None,
            team: None,
            figure: None,
            throw,
            consequence: consequence.into(),
            secret: false,
        }
    }

    /// The same, which only its force may know.
    pub(crate) fn secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// The event as a mission keeps it.
    pub(crate) fn kept(&self) -> Self {
        Event { secret: false, ..self.clone() }
    }

    /// Whether it is the roll of a mission, which is secret until the game is over (4.1).
    pub fn tells_a_mission(&self) -> bool {
        self.throw.as_ref().is_some_and(|throw| throw.table == TableId::Mission.id())
    }

    /// What came of it, as it is told where nobody's names are known.
    pub fn words(&self) -> Cow<'_, str> {
        self.consequence.words(None, false)
    }

    /// The same with men and teams by their names, in this `turn`: what documents keep of a new man, and of a
    /// team that is bought, is the id.
    pub fn words_among(&self, forces: &[RegularForce], turn: u32) -> String {
        let force = forces.iter().find(|force| Some(&force.id) == self.force.as_ref());
        let man = force.and_then(|force| force.figure(self.figure.as_deref()?));
        let is_gone = man.is_some_and(|man| man.left_turn.is_some_and(|left| left <= turn));
        self.consequence.words(force, is_gone).into_owned()
    }

    /// The same, of a team.
    pub(crate) fn team(mut self, team: &str) -> Self {
        self.team = Some(team.to_owned());
        self
    }

    /// The same, of a figure.
    pub(crate) fn figure(mut self, figure: &str) -> Self {
        self.figure = Some(figure.to_owned());
        self
    }
}
