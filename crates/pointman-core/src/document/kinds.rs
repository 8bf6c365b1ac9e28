//! The kinds of document: each game names its own.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::State;

/// What a document is about, by the name in its `kind` field: `fitl-game`, `av-campaign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind(&'static str);

impl Kind {
    /// The kind of this name. A game makes it once, as [`State::KIND`].
    pub const fn new(name: &'static str) -> Self {
        Kind(name)
    }

    /// The name in a document's `kind` field.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Kind {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The `kind` field of a document that holds an `S`: it has one value.
pub(super) struct KindOf<S>(PhantomData<S>);

impl<S> KindOf<S> {
    pub(super) const fn new() -> Self {
        KindOf(PhantomData)
    }
}

impl<S> Clone for KindOf<S> {
    fn clone(&self) -> Self {
        KindOf::new()
    }
}

impl<S> PartialEq for KindOf<S> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<S> fmt::Debug for KindOf<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KindOf")
    }
}

impl<S: State> Serialize for KindOf<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.serialize_str(S::KIND.name())
    }
}

impl<'de, S: State> Deserialize<'de> for KindOf<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        if name == S::KIND.name() {
            return Ok(KindOf::new());
        }
        Err(serde::de::Error::custom(format_args!("is {name}, but {} is needed", S::KIND)))
    }
}

schemars::by_hand! {
    impl<S: State> schemars::JsonSchema for KindOf<S> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Kind".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({ "const": S::KIND.name() })
        }
    }
}
