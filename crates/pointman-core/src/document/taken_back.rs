//! A step that was taken back and can be taken again.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::history::{HistoryStep, Undone, written};
use super::history_list::{History, Node, States};
use super::{Shared, WayBack};

/// A step that was taken back. What proves it, and the way forth, are made when somebody looks at them.
pub struct TakenBack<S> {
    step: Arc<Node<S>>,
    /// The states before and after it, if they are at hand.
    states: Option<(Shared<S>, Shared<S>)>,
    forth: OnceLock<WayBack>,
}

impl<S> TakenBack<S> {
    /// A step that is known with its way forth.
    pub(super) fn known(step: HistoryStep, forth: WayBack) -> Self {
        TakenBack { step: Arc::new(Node::known(step, None)), states: None, forth: OnceLock::from(forth) }
    }

    /// Takes the last step of a history back, if the state before it is at hand: gives that, too.
    pub(super) fn last_of(history: &mut History<S>) -> Option<(Self, Shared<S>)> {
        let (step, States { before, after }) = history.pop_at_hand()?;
        let before = before?;
        let states = Some((before.clone(), after));
        Some((TakenBack { step, states, forth: OnceLock::new() }, before))
    }

    /// The state after it, if it is at hand.
    pub(super) fn after(&self) -> Option<&Shared<S>> {
        self.states.as_ref().map(|(_, after)| after)
    }
}

impl<S: Serialize> TakenBack<S> {
    /// The step.
    pub fn step(&self) -> &HistoryStep {
        self.step.step()
    }

    /// The step as it was taken: without what proves it, unless that is known.
    pub(super) fn as_taken(&self) -> HistoryStep {
        self.step.as_taken()
    }

    /// The way forth to the state after it.
    pub(super) fn forth(&self) -> &WayBack {
        self.forth.get_or_init(|| {
            let (before, after) = self.states.as_ref().expect("it has its way forth or its states");
            WayBack::between(&written(&**before), &written(&**after), &self.step().digest)
        })
    }

    /// Takes it again as the next step of `history`.
    pub(super) fn again(&self, history: &mut History<S>) {
        history.push_again(&self.step);
    }
}

impl<S> Clone for TakenBack<S> {
    fn clone(&self) -> Self {
        let TakenBack { step, states, forth } = self;
        TakenBack { step: Arc::clone(step), states: states.clone(), forth: forth.clone() }
    }
}

impl<S: Serialize> PartialEq for TakenBack<S> {
    fn eq(&self, other: &Self) -> bool {
        self.step() == other.step() && self.forth() == other.forth()
    }
}

impl<S> fmt::Debug for TakenBack<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TakenBack").field("forth", &self.forth).finish_non_exhaustive()
    }
}

impl<S: Serialize> Serialize for TakenBack<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        Undone { step: self.step().clone(), forth: self.forth().clone() }.serialize(serializer)
    }
}

impl<'de, S> Deserialize<'de> for TakenBack<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Undone::deserialize(deserializer).map(|Undone { step, forth }| TakenBack::known(step, forth))
    }
}
