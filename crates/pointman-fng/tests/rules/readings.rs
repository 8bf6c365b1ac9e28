//! The law of every set of readings, whichever part of the rules they are of.

use std::fmt::Debug;

use pointman_core::error::Error;
use pointman_core::readings::ReadingQuestion;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Each reading of each question can be chosen, is read as it is written, and the printed one is the first:
/// without a choice nothing is written.
pub fn can_all_be_chosen<O>(all: &[ReadingQuestion], set: impl Fn(&mut O, &str, &str) -> Result<(), Error>)
where
    O: Default + PartialEq + Debug + Serialize + DeserializeOwned,
{
    assert_eq!(serde_json::to_value(O::default()).unwrap(), serde_json::json!({}));
    for (key, _, values) in all {
        for (index, value) in values.iter().enumerate() {
            let mut options = O::default();
            set(&mut options, key, value).unwrap();
            assert_eq!(options == O::default(), index == 0, "{key}={value}");
            let text = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<O>(&text).unwrap(), options);
        }
    }
}
