//! A state that copies of a document share until one of them changes it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

impl<S: Serialize> Serialize for Shared<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        S::serialize(self, serializer)
    }
}

impl<'de, S: Deserialize<'de>> Deserialize<'de> for Shared<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        S::deserialize(deserializer).map(Shared::from)
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
