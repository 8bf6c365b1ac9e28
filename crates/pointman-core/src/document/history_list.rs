//! The steps of a document as a list that copies share: taking a step costs the same after five thousand as
//! after five, and what proves a step (the digest, the way back) is made when somebody looks at it.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use serde::Serialize;
use serde_json::Value;

use super::history::{HistoryStep, written};
use super::{Digest, Shared, WayBack};

/// Steps whose states are kept; of one further back the proof is made.
const KEPT: usize = 100;

/// The steps that led to a document, from its making.
pub struct History<S> {
    last: Option<Arc<Node<S>>>,
    length: usize,
}

pub(super) struct Node<S> {
    /// The step, once it is known what proves it.
    step: OnceLock<HistoryStep>,
    /// What is known of it since it was taken.
    taken: Mutex<Taken<S>>,
    earlier: Option<Arc<Node<S>>>,
}

/// A step as it was taken.
struct Taken<S> {
    /// The step, with an empty digest and no way back, until it is known what proves it.
    step: Option<HistoryStep>,
    /// The states that it led from and to, if it was taken here and is one of the last.
    states: Option<States<S>>,
}

/// The states that a step led from and to.
pub(super) struct States<S> {
    /// None of the step that made the document.
    pub(super) before: Option<Shared<S>>,
    pub(super) after: Shared<S>,
}

impl<S> Clone for States<S> {
    fn clone(&self) -> Self {
        States { before: self.before.clone(), after: self.after.clone() }
    }
}

impl<S> History<S> {
    pub(super) fn new() -> Self {
        History { last: None, length: 0 }
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there is none: the document was written by hand.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Those up to the first `length`.
    pub(super) fn first(&self, length: usize) -> Self {
        let mut last = self.last.as_ref();
        for _ in length..self.length {
            last = last.and_then(|node| node.earlier.as_ref());
        }
        History { last: last.cloned(), length: length.min(self.length) }
    }

    /// Whether it is known of any step what proves it.
    #[cfg(test)]
    pub(super) fn is_proved(&self) -> bool {
        self.nodes().any(|node| node.step.get().is_some())
    }

    /// From the last one back.
    fn nodes(&self) -> impl Iterator<Item = &Node<S>> {
        std::iter::successors(self.last.as_deref(), |node| node.earlier.as_deref())
    }

    /// One more step, of which all is known.
    pub(super) fn push(&mut self, step: HistoryStep) {
        self.add(Node::known(step, None));
    }

    fn add(&mut self, mut node: Node<S>) {
        node.earlier = self.last.take();
        self.last = Some(Arc::new(node));
        self.length += 1;
    }

    /// Takes the last step out, if the state before it is at hand. Gives it with its states.
    pub(super) fn pop_at_hand(&mut self) -> Option<(Arc<Node<S>>, States<S>)> {
        let last = self.last.clone()?;
        let states = last.states().filter(|states| states.before.is_some())?;
        *self = self.first(self.length - 1);
        Some((last, states))
    }

    /// The states that the step of this number led from and to, if they are at hand.
    pub(super) fn states_of(&self, step: usize) -> Option<States<S>> {
        let from_last = self.length.checked_sub(step + 1)?;
        self.nodes().nth(from_last)?.states()
    }
}

impl<S: Serialize> History<S> {
    /// One more step, which led from the state `before` to `after`; what proves it is made later.
    pub(super) fn push_taken(&mut self, step: HistoryStep, before: Option<Shared<S>>, after: Shared<S>) {
        let taken = Taken { step: Some(step), states: Some(States { before, after }) };
        self.add(Node { step: OnceLock::new(), taken: Mutex::new(taken), earlier: None });
        if let Some(old) = self.nodes().take_while(|node| node.is_at_hand()).nth(KEPT) {
            old.step();
            old.taken().states = None;
        }
    }

    /// One more step, which was taken back.
    pub(super) fn push_again(&mut self, taken_back: &Arc<Node<S>>) {
        let is_next = match (&self.last, &taken_back.earlier) {
            (Some(last), Some(earlier)) => Arc::ptr_eq(last, earlier),
            _ => false,
        };
        if is_next {
            self.last = Some(Arc::clone(taken_back));
            self.length += 1;
        } else {
            self.push(taken_back.step().clone());
        }
    }

    /// Changes the last step, which nobody has looked at since it was taken.
    pub(super) fn change_last(&mut self, change: impl FnOnce(&mut HistoryStep)) {
        let Some(last) = &mut self.last else { return };
        if let Some(node) = Arc::get_mut(last) {
            let taken = node.taken.get_mut().unwrap_or_else(PoisonError::into_inner);
            match (&mut taken.step, node.step.get_mut()) {
                (Some(step), _) | (None, Some(step)) => change(step),
                (None, None) => {}
            }
        } else {
            let (mut step, states) = (last.step().clone(), last.states());
            change(&mut step);
            *self = self.first(self.length - 1);
            self.add(Node::known(step, states));
        }
    }

    /// The last step.
    pub fn last(&self) -> Option<&HistoryStep> {
        self.last.as_deref().map(Node::step)
    }

    /// The step that made the document. Only what proves this one is made.
    pub fn making(&self) -> Option<&HistoryStep> {
        self.nodes().last().map(Node::step)
    }

    /// The last `count` of them in order as they were taken: without what proves them, unless that is known.
    pub fn last_as_taken(&self, count: usize) -> Vec<HistoryStep> {
        let mut steps: Vec<_> = self.nodes().take(count).map(Node::as_taken).collect();
        steps.reverse();
        steps
    }

    /// Those of these numbers in order. Only what proves them, and those before them, is made.
    pub(super) fn range(&self, from: usize, to: usize) -> Vec<&HistoryStep> {
        let after = self.length.saturating_sub(to + 1);
        let nodes = self.nodes().skip(after).take((to + 1).saturating_sub(from));
        let mut steps: Vec<_> = nodes.map(Node::step).collect();
        steps.reverse();
        steps
    }

    /// All of them in order.
    pub fn steps(&self) -> Vec<&HistoryStep> {
        let mut steps: Vec<_> = self.nodes().map(Node::step).collect();
        steps.reverse();
        steps
    }

    /// All of them in order, one by one.
    pub fn iter(&self) -> std::vec::IntoIter<&HistoryStep> {
        self.steps().into_iter()
    }
}

impl<S> Node<S> {
    /// A step of which all is known.
    pub(super) fn known(step: HistoryStep, states: Option<States<S>>) -> Self {
        let taken = Mutex::new(Taken { step: None, states });
        Node { step: OnceLock::from(step), taken, earlier: None }
    }

    fn taken(&self) -> MutexGuard<'_, Taken<S>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_at_hand(&self) -> bool {
        self.taken().states.is_some()
    }

    fn states(&self) -> Option<States<S>> {
        self.taken().states.clone()
    }
}

impl<S: Serialize> Node<S> {
    /// The step as it was taken: without what proves it, unless that is known.
    pub(super) fn as_taken(&self) -> HistoryStep {
        let as_taken = self.taken().step.clone();
        as_taken.unwrap_or_else(|| self.step().clone())
    }

    /// The step with what proves it.
    pub(super) fn step(&self) -> &HistoryStep {
        if self.step.get().is_none() {
            // From the first on that is not known: each needs the digest of the one before.
            let unknown = |node: &&Node<S>| node.step.get().is_none();
            let nodes = std::iter::successors(Some(self), |node| node.earlier.as_deref().filter(unknown));
            let nodes: Vec<_> = nodes.collect();
            let mut state = None;
            for node in nodes.into_iter().rev() {
                state = node.prove(state);
            }
        }
        self.step.get().expect("it has just been made")
    }

    /// Makes what proves the step, whose state before is `known` as JSON if it is at hand. Gives the state
    /// after it.
    fn prove(&self, known: Option<(Shared<S>, Value)>) -> Option<(Shared<S>, Value)> {
        let mut taken = self.taken();
        let (mut step, States { before, after }) = (taken.step.take()?, taken.states.clone()?);
        let state = written(&*after);
        step.digest = Digest::of_value(&state);
        if let (Some(before), Some(earlier)) = (before, self.earlier.as_deref().and_then(|it| it.step.get()))
        {
            let before = match known {
                Some((state, known)) if state.is(&before) => known,
                _ => written(&*before),
            };
            step.back = Some(WayBack::between(&state, &before, &earlier.digest));
        }
        let _ = self.step.set(step);
        Some((after, state))
    }
}

impl<S> Clone for History<S> {
    fn clone(&self) -> Self {
        History { last: self.last.clone(), length: self.length }
    }
}

impl<S> Drop for Node<S> {
    fn drop(&mut self) {
        // One after the other: each within the one after it would take a stack as deep as the history is
        // long.
        let mut earlier = self.earlier.take();
        while let Some(mut node) = earlier.and_then(Arc::into_inner) {
            earlier = node.earlier.take();
        }
    }
}

impl<'a, S: Serialize> IntoIterator for &'a History<S> {
    type Item = &'a HistoryStep;
    type IntoIter = std::vec::IntoIter<&'a HistoryStep>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<S> FromIterator<HistoryStep> for History<S> {
    fn from_iter<I: IntoIterator<Item = HistoryStep>>(steps: I) -> Self {
        let mut history = History::new();
        steps.into_iter().for_each(|step| history.push(step));
        history
    }
}

impl<S: Serialize> PartialEq for History<S> {
    fn eq(&self, other: &Self) -> bool {
        self.length == other.length && self.iter().eq(other)
    }
}

impl<S> std::fmt::Debug for History<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("History").field("length", &self.length).finish_non_exhaustive()
    }
}

impl<S> Default for History<S> {
    fn default() -> Self {
        History::new()
    }
}

impl<S: Serialize> Serialize for History<S> {
    fn serialize<T: serde::Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, S> serde::Deserialize<'de> for History<S> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<HistoryStep>::deserialize(deserializer).map(Self::from_iter)
    }
}
