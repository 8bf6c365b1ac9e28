//! The Attributes that somebody has.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Attribute, expand, name_of};
use crate::words::AttributeId;
use pointman_core::error::Error;

/// The Attributes of a figure, as documents write them: each by its id or another of its spellings, that of a
/// Street Punk with its die (`street-punk:2`). What is asked of them counts what they are made of too.
///
/// ```
/// use pointman_fng::attributes::Attributes;
/// use pointman_fng::checks::AttributeId;
/// let held: Attributes = ["scout".to_owned(), "street-punk:5".to_owned()].into_iter().collect();
/// assert!(held.has(AttributeId::Scout) && held.has(AttributeId::Fast) && held.has(AttributeId::Shirker));
/// assert_eq!(held.names(), ["Scout", "Street Punk"]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Attributes(Vec<String>);

impl Attributes {
    /// None.
    pub const NONE: &'static Self = &Attributes(Vec::new());

    /// Whether `id` is among them, by itself or as part of another. None of them counts where one is unknown.
    pub fn has(&self, id: AttributeId) -> bool {
        self.all().is_ok_and(|own| own.iter().any(|attribute| attribute.id == id))
    }

    /// They and all they are made of, each once.
    ///
    /// # Errors
    /// As [`expand`].
    pub fn all(&self) -> Result<Vec<&'static Attribute>, Error> {
        expand(&self.0)
    }

    /// Their names, without what they are made of; an unknown one as it is written.
    pub fn names(&self) -> Vec<&str> {
        self.0.iter().map(|written| name_of(written)).collect()
    }

    /// One more, by its id, with its die for a Street Punk.
    pub fn gain(&mut self, id: impl Into<String>) {
        self.0.push(id.into());
    }

    /// As the document writes them.
    pub fn written(&self) -> &[String] {
        &self.0
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<String> for Attributes {
    fn from_iter<T: IntoIterator<Item = String>>(written: T) -> Self {
        Attributes(written.into_iter().collect())
    }
}

impl Extend<String> for Attributes {
    fn extend<T: IntoIterator<Item = String>>(&mut self, written: T) {
        self.0.extend(written);
    }
}
