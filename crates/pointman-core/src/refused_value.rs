//! Reading a JSON value as a type, and where in it the reader found fault: serde itself tells only what.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::in_words;
use crate::strict::Strict;

/// A value that does not read as what it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedValue {
    /// JSON pointer of the part that is wrong; empty for the whole.
    pub pointer: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl RefusedValue {
    /// What is wrong with the value called `name`, and where in it: `the action: steps/0/place: missing field
    /// …`.
    pub fn of(&self, name: &str) -> String {
        match self.pointer.strip_prefix('/') {
            Some(place) => format!("{name}: {place}: {}", self.message),
            None => format!("{name}: {}", self.message),
        }
    }
}

/// `value` as a `T`.
///
/// # Errors
/// The first fault that the reader finds.
///
/// ```
/// use pointman_core::refused_value::read;
/// let refused = read::<Vec<(u8, bool)>>(&serde_json::json!([[1, true], [300, false]])).unwrap_err();
/// assert_eq!(refused.of("pairs"), "pairs: 1/0: is 300: give a whole number from 0 to 255");
/// ```
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, RefusedValue> {
    strictly::<T>(value).map_err(|error| {
        let why = error.to_string();
        let pointer = place(value, &why, &|value| strictly::<T>(value).err().map(|error| error.to_string()));
        RefusedValue { pointer, message: in_words(&why) }
    })
}

/// `value` as a `T`, with the words of serde for the first fault. Documents, choices and tables are all read
/// so, and each type has one reader in the program.
///
/// # Errors
/// The first fault that the reader finds; where an object is needed an array is one.
///
/// ```
/// use pointman_core::dice::DiceState;
/// use pointman_core::refused_value::strictly;
/// assert!(strictly::<DiceState>(&serde_json::json!({"seed": 3, "drawn": 0})).is_ok());
/// assert!(strictly::<DiceState>(&serde_json::json!([3, 0])).is_err());
/// ```
pub fn strictly<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    T::deserialize(Strict(value))
}

/// A table that is compiled into the program.
///
/// # Panics
/// When it does not fit its type; a test reads every table.
pub fn embedded<T: DeserializeOwned>(json: &str) -> T {
    let value: Value = serde_json::from_str(json).expect("tables compiled in are JSON");
    strictly(&value).unwrap_or_else(|error| panic!("a table compiled in fits its type: {error}"))
}

/// The pointer of the smallest part of `value` that brings `why` about; `read` says why a value is refused.
pub fn place(value: &Value, why: &str, read: &dyn Fn(&Value) -> Option<String>) -> String {
    let mut pointer = String::new();
    if let Some(field) = why.strip_prefix("missing field `").and_then(|rest| rest.split('`').next()) {
        lacking(value, &mut pointer, field, &|pointer| {
            let mut with = value.clone();
            if let Some(Value::Object(fields)) = with.pointer_mut(pointer) {
                fields.insert(field.to_owned(), Value::Null);
            }
            read(&with).as_deref() != Some(why)
        });
        return pointer;
    }
    loop {
        let keys = keys(value.pointer(&pointer));
        let is_wrong =
            |kept: &dyn Fn(usize) -> bool| read(&with_only(value, &pointer, kept)).as_deref() == Some(why);
        if is_wrong(&|_| false) {
            return pointer;
        }
        let without = |index: &usize| !is_wrong(&|other| other != *index);
        // The same fault in two places is not mended by leaving one out; the reader stops at the first.
        let up_to = |index: &usize| is_wrong(&|other| other <= *index);
        // A field that must be there is missed before one further on is read, so leaving it out proves
        // nothing of it, unless the fault tells its value.
        let is_missed = |index: &usize| {
            let error = read(&with_only(value, &pointer, &|other| other != *index));
            error.is_some_and(|error| error.starts_with(&format!("missing field `{}`", keys[*index])))
        };
        let tells = |index: &usize| {
            value.pointer(&below(&pointer, &keys[*index])).is_some_and(|part| match part {
                Value::String(text) => why.contains(&format!("\"{text}\"")),
                Value::Number(number) => why.contains(&format!("`{number}`")),
                _ => false,
            })
        };
        let all = || 0..keys.len();
        let index = all()
            .find(|index| without(index) && !is_missed(index))
            .or_else(|| all().find(|index| without(index) && tells(index)))
            .or_else(|| all().find(without))
            .or_else(|| all().find(up_to));
        let Some(index) = index else {
            return pointer;
        };
        pointer = below(&pointer, &keys[index]);
    }
}

/// `value` with only those parts of what stands at `pointer` whose number is `kept`.
fn with_only(value: &Value, pointer: &str, kept: &dyn Fn(usize) -> bool) -> Value {
    let mut value = value.clone();
    let mut number = 0..;
    let mut is_kept = || number.next().is_some_and(kept);
    match value.pointer_mut(pointer) {
        Some(Value::Object(fields)) => fields.retain(|_, _| is_kept()),
        Some(Value::Array(items)) => items.retain(|_| is_kept()),
        _ => {}
    }
    value
}

/// Leaves `pointer` at the first object without `field` that `is_meant`, or as it was if there is none.
fn lacking(value: &Value, pointer: &mut String, field: &str, is_meant: &dyn Fn(&str) -> bool) -> bool {
    if value.as_object().is_some_and(|fields| !fields.contains_key(field)) && is_meant(pointer) {
        return true;
    }
    keys(Some(value)).into_iter().any(|key| {
        let length = pointer.len();
        *pointer = below(pointer, &key);
        let found =
            value.pointer(&pointer[length..]).is_some_and(|part| lacking(part, pointer, field, is_meant));
        if !found {
            pointer.truncate(length);
        }
        found
    })
}

/// The names or numbers of the parts of a value.
fn keys(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::Object(fields)) => fields.keys().cloned().collect(),
        Some(Value::Array(items)) => (0..items.len()).map(|index| index.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// The pointer of the part `key` of what stands at `pointer`.
pub fn below(pointer: &str, key: &str) -> String {
    format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Man {
        #[allow(dead_code)]
        name: String,
        #[allow(dead_code)]
        rep: u8,
    }

    fn pointer(value: &Value) -> String {
        read::<Vec<Man>>(value).unwrap_err().pointer
    }

    #[test]
    fn the_place_of_a_wrong_value_is_the_smallest_part_that_is_wrong() {
        let man = json!({ "name": "Cole", "rep": 4 });
        assert_eq!(pointer(&json!([man, { "name": "Cole", "rep": "4" }])), "/1/rep");
        assert_eq!(pointer(&json!([man, 3])), "/1");
        assert_eq!(pointer(&json!([man, 3, 3])), "/1", "the first of two alike");
        assert_eq!(pointer(&json!({ "men": [] })), "");
    }

    #[test]
    fn the_place_of_a_missing_field_is_the_object_that_lacks_it() {
        assert_eq!(pointer(&json!([{ "name": "Cole", "rep": 4 }, { "name": "Cole" }])), "/1");
        assert_eq!(pointer(&json!([{ "rep": 4 }])), "/0");
    }

    #[test]
    fn the_place_of_an_unknown_field_is_that_field() {
        assert_eq!(pointer(&json!([{ "name": "Cole", "a/b": 1, "rep": 4 }])), "/0/a~1b");
    }
}
