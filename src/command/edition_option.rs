//! `--edition`: the same words for every game.

use clap::Args;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::command::{Session, Source};
use crate::document::State;
use crate::error::Error;
use crate::fng::campaign::TourOfDuty;
use crate::fng::checks::Edition;
use crate::fng::mission::Mission;
use crate::fng::squads::squad::Squad;
use crate::voice::option;
use crate::{fitl, fng};

/// What stands for the value in help.
pub const EDITION: &str = "1|2|first|second";

/// The first or the second edition of a game's rules. Each has two names, so that it is no `vocabulary!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichEdition {
    /// The first.
    First,
    /// The second.
    Second,
}

impl std::str::FromStr for WhichEdition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "1" | "first" => Ok(WhichEdition::First),
            "2" | "second" => Ok(WhichEdition::Second),
            _ => Err(format!("there is no edition {text}: give 1 or 2, first or second")),
        }
    }
}

impl From<WhichEdition> for u8 {
    fn from(edition: WhichEdition) -> u8 {
        match edition {
            WhichEdition::First => 1,
            WhichEdition::Second => 2,
        }
    }
}

impl From<WhichEdition> for fng::checks::Edition {
    fn from(edition: WhichEdition) -> Self {
        match edition {
            WhichEdition::First => fng::checks::Edition::One,
            WhichEdition::Second => fng::checks::Edition::Two,
        }
    }
}

impl From<WhichEdition> for fitl::Edition {
    fn from(edition: WhichEdition) -> Self {
        match edition {
            WhichEdition::First => fitl::Edition::First,
            WhichEdition::Second => fitl::Edition::Second,
        }
    }
}

/// An edition as it is typed.
///
/// # Errors
/// When it is neither the first nor the second.
pub fn edition<T: From<WhichEdition>>(text: &str) -> Result<T, String> {
    text.parse::<WhichEdition>().map(T::from)
}

/// An edition as a script gives it, or none.
///
/// # Errors
/// As [`edition`].
pub fn edition_of_script<'de, D, T>(value: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: From<WhichEdition>,
{
    let text = match Value::deserialize(value)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        other => other.to_string(),
    };
    edition(&text).map(Some).map_err(serde::de::Error::custom)
}

/// The edition of FNG: the option of every command of FNG, declared here alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Args, Serialize, Deserialize)]
#[serde(default)]
pub struct FngEdition {
    /// The edition of the rules [default: the document's, else 1]; an evening or campaign keeps to its own
    #[arg(long = "edition", id = "edition", value_name = EDITION, value_parser = edition::<Edition>)]
    #[serde(
        rename = "edition",
        skip_serializing_if = "Option::is_none",
        deserialize_with = "edition_of_script"
    )]
    pub given: Option<Edition>,
}

impl FngEdition {
    /// The number, if one is given.
    pub fn number(self) -> Option<u8> {
        self.given.map(Edition::number)
    }

    /// The one given, else the one settled for every command line, else the first.
    pub fn or_settled(self, session: &Session) -> Edition {
        self.given.or(session.edition()).unwrap_or_default()
    }

    /// That of an evening, which every command keeps to.
    ///
    /// # Errors
    /// [`Error::Usage`] when another is given.
    pub fn of_evening(self, mission: &Mission) -> Result<Edition, Error> {
        let played = mission.play.options.edition();
        self.kept_to("evening", played, |given| {
            format!("`fng activation FILE -i --option edition={given}` changes it")
        })
    }

    /// That of the document in `source`. A squad's is only how its weapons are rated, so that another may be
    /// given; without a document it is [the one settled](Self::or_settled).
    ///
    /// # Errors
    /// When the document cannot be read or holds no figures; [`Error::Usage`] when it is an evening or a
    /// campaign of another edition than the one given.
    pub fn of_source(self, source: Option<&Source>, session: &mut Session) -> Result<Edition, Error> {
        let Some(source) = source else { return Ok(self.or_settled(session)) };
        match source.kind(session)? {
            Mission::KIND => self.of_evening(&source.open::<Mission>(session)?.document.data),
            TourOfDuty::KIND => {
                let played = source.open::<TourOfDuty>(session)?.document.data.support.edition();
                self.kept_to("campaign", played, |given| {
                    format!("`pointman adjust FILE -i support/edition '\"{given}\"'` changes it")
                })
            }
            _ => Ok(self.given.unwrap_or(source.squad(session)?.edition)),
        }
    }

    /// That of a document whose ratings of weapons are shown as it has them: a squad's too is kept to.
    ///
    /// # Errors
    /// As [`FngEdition::of_source`]; [`Error::Usage`] when it is a squad of another edition.
    pub fn of_roster(self, source: &Source, session: &mut Session) -> Result<Edition, Error> {
        match source.kind(session)? {
            Squad::KIND => {
                let rated = source.squad(session)?.edition;
                self.kept_to("squad", rated, |given| {
                    format!("`fng squad --edition {given}` raises one by that edition")
                })
            }
            _ => self.of_source(Some(source), session),
        }
    }

    /// The edition `played` by a document, unless another is given; `change` says how to come by that one.
    fn kept_to(self, what: &str, played: Edition, change: impl Fn(u8) -> String) -> Result<Edition, Error> {
        match self.number().filter(|given| *given != played.number()) {
            None => Ok(played),
            Some(given) => Err(Error::Usage(format!(
                "{edition} {given}: this {what} uses edition {} throughout; {}",
                played.number(),
                change(given),
                edition = option("edition")
            ))),
        }
    }
}
