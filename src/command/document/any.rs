//! The kinds of document there are, and what is done alike with documents of any.

use crate::document::{self, Kind, State};
use crate::error::Error;
use crate::fitl::GameData;
use crate::fng::squads::squad::Squad;
use crate::{ambush_valley, fng, names};

/// What is done alike with documents of every kind.
pub trait ForAnyKind {
    /// What it gives.
    type Gives;

    /// Does it with documents that hold an `S`.
    ///
    /// # Errors
    /// Those of the deed.
    fn run<S: State>(self) -> Result<Self::Gives, Error>;
}

/// Says what each kind of document holds: the one place that lists them.
macro_rules! kinds {
    ($($state:ty,)+) => {
        /// Every kind of document.
        pub static KINDS: &[Kind] = &[$(<$state>::KIND),+];

        /// Does `deed` with the state that documents of `kind` hold.
        ///
        /// # Errors
        /// Those of the deed.
        pub fn with_kind<D: ForAnyKind>(kind: Kind, deed: D) -> Result<D::Gives, Error> {
            $(if kind == <$state>::KIND {
                return deed.run::<$state>();
            })+
            Err(Error::Bug(format!("no document is {}", with_article(kind))))
        }
    };
}

kinds! {
    GameData,
    Squad,
    fng::mission::Mission,
    fng::campaign::TourOfDuty,
    ambush_valley::LoneMission,
    ambush_valley::Campaign,
}

/// The kind that a person means by `typed`; any unambiguous prefix works.
///
/// # Errors
/// When there is none, with the nearest there are.
pub fn kind_named(typed: &str) -> Result<Kind, String> {
    let all: Vec<_> = KINDS.iter().map(|kind| kind.name()).collect();
    names::resolve("kind of document", typed, &all).map(|index| KINDS[index])
}

/// A kind with its article, as it is said: `an fng-squad`.
pub fn with_article(kind: Kind) -> String {
    let word = kind.name().split('-').next().unwrap_or_default();
    // What has no vowel is said by its letters, whose names may begin with one: an F, a G.
    let is_spelled = !word.contains(['a', 'e', 'i', 'o', 'u', 'y']);
    let vowels = if is_spelled { "aefhilmnorsx" } else { "aeiou" };
    let article = if word.starts_with(|first| vowels.contains(first)) { "an" } else { "a" };
    format!("{article} {kind}")
}

/// The kind that the document in `text`, which came from `file`, says it is.
///
/// # Errors
/// [`Error::Document`] when it is no document of ours.
pub fn kind_of(file: &str, text: &str) -> Result<Kind, Error> {
    document::kind_of(file, text, KINDS)
}
