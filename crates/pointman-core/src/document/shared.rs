//! A state that copies of a document share until one of them changes it.

use std::any::Any;
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// A state that copies share: to copy it costs nothing, to change one that is shared copies it first.
#[derive(Debug, PartialEq, Eq)]
pub struct Shared<S>(Arc<S>);

impl<S> Shared<S> {
    /// Whether both are the same one.
    pub(super) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<S: Clone> Shared<S> {
    /// The state itself, copied if others share it.
    pub fn into_inner(self) -> S {
        Arc::unwrap_or_clone(self.0)
    }
}

impl<S> Clone for Shared<S> {
    fn clone(&self) -> Self {
        Shared(Arc::clone(&self.0))
    }
}

impl<S> From<S> for Shared<S> {
    fn from(state: S) -> Self {
        Shared(Arc::new(state))
    }
}

impl<S> Deref for Shared<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

impl<S: Clone> DerefMut for Shared<S> {
    fn deref_mut(&mut self) -> &mut S {
        Arc::make_mut(&mut self.0)
    }
}

impl<S: PartialEq> PartialEq<S> for Shared<S> {
    fn eq(&self, other: &S) -> bool {
        **self == *other
    }
}

thread_local! {
    /// What is at hand, by its place, while [`at_hand`] acts.
    static AT_HAND: RefCell<Option<Vec<Box<dyn Any>>>> = const { RefCell::new(None) };
}

/// What is written for a part that is at hand.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    /// No field of a state is called so.
    #[serde(rename = "\0place")]
    place: usize,
}

/// Does something in which the shared parts of a state, such as the turns that are over, are written as mere
/// places and read from there as they are. It costs nothing however much of them there is.
pub(super) fn at_hand<T>(act: impl FnOnce() -> T) -> T {
    struct Ends;
    impl Drop for Ends {
        fn drop(&mut self) {
            AT_HAND.set(None);
        }
    }
    AT_HAND.set(Some(Vec::new()));
    let _ends = Ends;
    act()
}

/// Whether a place is written anywhere in `value`.
pub(super) fn has_place(value: &Value) -> bool {
    match value {
        Value::Object(fields) => Place::deserialize(value).is_ok() || fields.values().any(has_place),
        Value::Array(items) => items.iter().any(has_place),
        _ => false,
    }
}

impl<S: Serialize + 'static> Serialize for Shared<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let place = AT_HAND.with_borrow_mut(|at_hand| {
            let at_hand = at_hand.as_mut()?;
            at_hand.push(Box::new(self.clone()));
            Some(Place { place: at_hand.len() - 1 })
        });
        match place {
            Some(place) => place.serialize(serializer),
            None => S::serialize(self, serializer),
        }
    }
}

impl<'de, S: Deserialize<'de> + 'static> Deserialize<'de> for Shared<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if AT_HAND.with_borrow(Option::is_none) {
            return S::deserialize(deserializer).map(Shared::from);
        }
        let Place { place } = Place::deserialize(deserializer)?;
        let found = AT_HAND.with_borrow(|at_hand| {
            at_hand.as_ref().and_then(|at_hand| at_hand.get(place)?.downcast_ref::<Self>().cloned())
        });
        found.ok_or_else(|| D::Error::custom("nothing is at hand there"))
    }
}

schemars::by_hand! {
    impl<S: schemars::JsonSchema> schemars::JsonSchema for Shared<S> {
        fn inline_schema() -> bool {
            S::inline_schema()
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            S::schema_name()
        }

        fn schema_id() -> std::borrow::Cow<'static, str> {
            S::schema_id()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            S::json_schema(generator)
        }
    }
}
