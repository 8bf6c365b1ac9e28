//! The JSON Schemas that the program carries: the files of `schemas/`, which are made from types, compressed.

use std::io::Read as _;
use std::sync::OnceLock;

use flate2::read::ZlibDecoder;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A JSON Schema that the program carries.
#[derive(Debug)]
pub struct Published {
    packed: &'static [u8],
    value: OnceLock<Value>,
}

impl Published {
    /// The schema whose compressed text is `packed`.
    pub(crate) const fn new(packed: &'static [u8]) -> Self {
        Published { packed, value: OnceLock::new() }
    }

    /// It, unpacked when it is first asked for.
    pub fn value(&self) -> &Value {
        self.value.get_or_init(|| {
            let mut text = String::new();
            ZlibDecoder::new(self.packed).read_to_string(&mut text).expect("the program packed it itself");
            serde_json::from_str(&text).expect("schemas made from our types are JSON")
        })
    }
}

/// What a file other than a document holds, such as a report: a type of which the program carries the JSON
/// Schema.
pub trait Described: DeserializeOwned + JsonSchema {
    /// The schema that the program carries.
    fn published() -> &'static Published;
}

/// The schema in the file `schemas/NAME.schema.json`.
macro_rules! published {
    ($name:literal) => {
        $crate::document::Published::new(include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".schema.json")))
    };
}
pub(crate) use published;

/// Says in which file of `schemas/` the schema of each type is, and lists them as they are made from the
/// types.
macro_rules! described {
    ($($name:literal: $type:ty,)*) => {
        $(
            impl $crate::document::Described for $type {
                fn published() -> &'static $crate::document::Published {
                    static SCHEMA: $crate::document::Published = $crate::document::published!($name);
                    &SCHEMA
                }
            }
        )*

        /// The JSON Schemas of what is read here besides documents, by their names, made from their types.
        pub fn schemas() -> Vec<(&'static str, serde_json::Value)> {
            vec![$(($name, schemars::schema_for!($type).to_value())),*]
        }
    };
}
pub(crate) use described;
