//! The fields that a JSON text gives twice, which a map would silently keep once.

use std::collections::HashSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::refused_value::below;

/// The JSON pointers of the fields given again in `text`.
pub fn fields_given_twice(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let walk = Walk { pointer: String::new(), found: &mut found };
    // A text that is no JSON is walked up to where it breaks.
    let _ = walk.deserialize(&mut serde_json::Deserializer::from_str(text));
    found
}

/// Walks what stands at `pointer`.
struct Walk<'a> {
    pointer: String,
    found: &'a mut Vec<String>,
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        for index in 0.. {
            let pointer = below(&self.pointer, &index.to_string());
            if items.next_element_seed(Walk { pointer, found: &mut *self.found })?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let mut known = HashSet::new();
        while let Some(name) = fields.next_key::<String>()? {
            let pointer = below(&self.pointer, &name);
            if !known.insert(name) {
                self.found.push(pointer.clone());
            }
            fields.next_value_seed(Walk { pointer, found: &mut *self.found })?;
        }
        Ok(())
    }
}
