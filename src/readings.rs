//! The readings of unclear rules that a document chooses between: how one of them is set by the words of a person.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Error;
use crate::names;

/// Which of `values` a person means for the reading `key`; a unique beginning will do.
///
/// # Errors
/// [`Error::Usage`] with all values there are.
pub(crate) fn value_of<S: AsRef<str>>(key: &str, typed: &str, values: &[S]) -> Result<usize, Error> {
    names::resolve(&format!("value of {key}"), typed, values).map_err(|why| {
        let all: Vec<&str> = values.iter().map(AsRef::as_ref).collect();
        Error::Usage(format!("{why} (it may be {})", all.join(", ")))
    })
}

/// Puts `value` into the field of `options` that documents call `field`.
///
/// # Errors
/// [`Error::Bug`] when there is no such field or it cannot hold the value.
pub(crate) fn put<T: Serialize + DeserializeOwned>(options: &mut T, field: &str, value: Value) -> Result<(), Error> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(&*options) else {
        return Err(Error::Bug("options are no JSON object".to_owned()));
    };
    fields.insert(field.to_owned(), value);
    *options = T::deserialize(&Value::Object(fields)).map_err(|error| Error::Bug(format!("option {field}: {error}")))?;
    Ok(())
}
