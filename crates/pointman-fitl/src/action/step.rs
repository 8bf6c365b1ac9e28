//! One step of an Operation, or what may stand between its steps: the Special Activity (4.1), a transfer of
//! Resources (1.5.2), and the Armored Cavalry (card 61).

use std::fmt;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::action::special_action::SpecialAction;
use crate::action::transfer::Transfer;
use crate::special_activities::transport::CavalryStep;

/// A step of an Operation whose own steps are `S`, or what may stand between them.
///
/// ```
/// use pointman_fitl::operations::rally::RallyStep;
/// use pointman_fitl::{Space, Step};
/// let step: Step<RallyStep> = serde_json::from_str(r#"{"base":{"space":"kien-phong"}}"#).unwrap();
/// assert!(matches!(step, Step::Own(RallyStep::Base { space: Space::KienPhong, .. })));
/// let json = r#"{"transfer":{"from":"nva","to":"vc","amount":3}}"#;
/// let step: Step<RallyStep> = serde_json::from_str(json).unwrap();
/// assert!(matches!(step, Step::Transfer(_)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step<S> {
    /// The Special Activity, executed here.
    Special(SpecialAction),
    /// Resources given to the ally.
    Transfer(Transfer),
    /// The Assault of the Armored Cavalry after the rest of the turn (card 61).
    ArmoredCavalry(CavalryStep),
    /// A step of the Operation itself.
    #[serde(untagged)]
    Own(S),
}

impl<'de, S: Deserialize<'de>> Deserialize<'de> for Step<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StepVisitor(PhantomData))
    }
}

/// Tells by the first field, or by a lone word, what a step is, so that what is wrong with it is said of that
/// kind of step.
struct StepVisitor<S>(PhantomData<S>);

impl<'de, S: Deserialize<'de>> Visitor<'de> for StepVisitor<S> {
    type Value = Step<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step: an object or the name of one")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Self::Value, E> {
        S::deserialize(StrDeserializer::new(name)).map(Step::Own)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let first: Option<String> = map.next_key()?;
        let step = match first.as_deref() {
            Some("special") => Step::Special(map.next_value()?),
            Some("transfer") => Step::Transfer(map.next_value()?),
            Some("armored-cavalry") => Step::ArmoredCavalry(map.next_value()?),
            _ => Step::Own(S::deserialize(MapAccessDeserializer::new(Replayed { first, map: &mut map }))?),
        };
        match map.next_entry::<String, IgnoredAny>()? {
            Some((key, _)) => {
                Err(A::Error::custom(format_args!("one step only is expected here, `{key}` is another")))
            }
            None => Ok(step),
        }
    }
}

/// An object whose first key has been read already, from its first key.
struct Replayed<A> {
    first: Option<String>,
    map: A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Replayed<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.first.take() {
            Some(key) => seed.deserialize(StrDeserializer::new(&key)).map(Some),
            None => self.map.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
