//! JSON Schemas, made from types where they are wanted and left out of programs.
//!
//! The code that makes a schema is an eighth of a program that has many types, and what it makes never
//! changes while the program runs. So programs carry the schemas as texts, and only tests make them from the
//! types, to prove that the texts are fresh: they switch on the feature `made`. Then this is
//! [schemars](https://docs.rs/schemars), derive and all; crates depend on it under that name. Without the
//! feature the derive writes nothing, and every type has a schema that nobody can ask for.
//!
//! ```
//! use pointman_schema as schemars;
//!
//! #[derive(schemars::JsonSchema)]
//! # #[allow(dead_code)]
//! struct Pool {
//!     #[schemars(range(max = 6))]
//!     dice: u8,
//! }
//! let schema = schemars::of::<Pool>();
//! assert_eq!(schema.is_some(), cfg!(feature = "made"));
//! ```

use serde_json::Value;

#[cfg(feature = "made")]
pub use schemars::*;

#[cfg(not(feature = "made"))]
pub use pointman_schema_derive::JsonSchema;

/// What has a JSON Schema, without the code that would make it: every type.
#[cfg(not(feature = "made"))]
pub trait JsonSchema {}

#[cfg(not(feature = "made"))]
impl<T: ?Sized> JsonSchema for T {}

/// The JSON Schema of `T`, made from the type; none without the feature `made`.
#[cfg(feature = "made")]
pub fn of<T: JsonSchema>() -> Option<Value> {
    Some(schemars::schema_for!(T).to_value())
}

/// The JSON Schema of `T`, made from the type; none without the feature `made`.
#[cfg(not(feature = "made"))]
pub fn of<T: JsonSchema>() -> Option<Value> {
    None
}

/// What makes a schema by hand; nothing without the feature `made`.
#[cfg(feature = "made")]
#[macro_export]
macro_rules! by_hand {
    ($($item:item)*) => { $($item)* };
}

/// What makes a schema by hand; nothing without the feature `made`.
#[cfg(not(feature = "made"))]
#[macro_export]
macro_rules! by_hand {
    ($($item:item)*) => {};
}
