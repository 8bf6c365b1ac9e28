//! Reading a JSON text, with the fields that it gives twice, which a map would silently keep once.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::refused_value::below;

/// The value that `text` stands for, and the JSON pointers of the fields it gives again.
///
/// # Errors
/// When it is not JSON.
pub fn value_of(text: &str) -> serde_json::Result<(Value, Vec<String>)> {
    let mut found = Vec::new();
    let mut place = Vec::new();
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = Walk { place: &mut place, found: &mut found }.deserialize(&mut reader)?;
    reader.end()?;
    Ok((value, found))
}

/// Reads what stands at `place`.
struct Walk<'a> {
    place: &'a mut Vec<Key>,
    found: &'a mut Vec<String>,
}

/// A name or a number on the way to a value.
enum Key {
    Field(String),
    Item(usize),
}

impl Walk<'_> {
    fn within(&mut self) -> Walk<'_> {
        Walk { place: &mut *self.place, found: &mut *self.found }
    }

    fn pointer(&self) -> String {
        self.place.iter().fold(String::new(), |pointer, key| match key {
            Key::Field(name) => below(&pointer, name),
            Key::Item(index) => below(&pointer, &index.to_string()),
        })
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Value, E> {
        Ok(truth.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        loop {
            self.place.push(Key::Item(list.len()));
            let item = items.next_element_seed(self.within())?;
            self.place.pop();
            match item {
                Some(item) => list.push(item),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let twice = map.contains_key(&name);
            self.place.push(Key::Field(name));
            if twice {
                let pointer = self.pointer();
                self.found.push(pointer);
            }
            let value = fields.next_value_seed(self.within())?;
            if let Some(Key::Field(name)) = self.place.pop() {
                map.insert(name, value);
            }
        }
        Ok(Value::Object(map))
    }
}
