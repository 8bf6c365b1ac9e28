//! The document a command works on, and where the next one goes.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::ambush_valley::Campaign;
use crate::command::document::any::KINDS;
use crate::command::{Held, Session, Write};
use crate::document::{Document, Kind, Origin, Parsed, State, followed};
use crate::error::{Error, Fault};
use crate::fng::campaign::TourOfDuty;
use crate::fng::mission::Mission;
use crate::fng::squads::squad::Squad;
use crate::names;

/// Where a document is read from.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(from = "Value")]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input: `-`.
    Input,
    /// A value of the script.
    Value(Value),
    /// A document that the script holds, by its number among those of the call.
    Held(usize),
}

/// Begins the text that stands for a document of the script where a [`Source`] is wanted; no file's name
/// does.
const HELD: &str = "\0document ";

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(if text == "-" { Source::Input } else { Source::File(text.into()) })
    }
}

impl From<Value> for Source {
    fn from(value: Value) -> Self {
        match value {
            Value::String(path) => {
                match (path.strip_prefix(HELD).and_then(|number| number.parse().ok()), path.parse()) {
                    (Some(number), _) => Source::Held(number),
                    (None, Ok(source)) => source,
                }
            }
            value => Source::Value(value),
        }
    }
}

impl Source {
    /// What stands for a document that the script holds, by its number among those of the call.
    pub(crate) fn held(number: usize) -> Value {
        format!("{HELD}{number}").into()
    }

    /// The document that the script holds, if this is one: it has been checked.
    ///
    /// # Errors
    /// When the script holds no such document.
    pub fn held_in(&self, session: &Session) -> Result<Option<Held>, Error> {
        match self {
            Source::Held(number) => session.held(*number).map(Some),
            Source::File(_) | Source::Input | Source::Value(_) => Ok(None),
        }
    }

    /// The name for messages.
    pub fn name(&self) -> String {
        match self {
            Source::File(path) => path.display().to_string(),
            Source::Input | Source::Value(_) | Source::Held(_) => "-".to_owned(),
        }
    }

    /// The name for messages, the text, and the file it came from.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn text(&self, session: &mut Session) -> Result<(String, String, Option<Origin>), Error> {
        Ok(match self {
            Source::File(path) => {
                let origin = session.read(path)?;
                (self.name(), origin.text().to_owned(), Some(origin))
            }
            Source::Input => (self.name(), session.read_input()?, None),
            Source::Value(value) => (self.name(), value.to_string(), None),
            Source::Held(number) => (self.name(), session.held(*number)?.text(), None),
        })
    }

    /// What is in it, read once however often the same command asks.
    fn fetch(&self, session: &mut Session) -> Result<Fetched, Error> {
        if let Some(fetched) = session.fetched(self) {
            return Ok(fetched);
        }
        Ok(match self {
            Source::Held(number) => {
                Fetched { name: "-".to_owned(), origin: None, content: Content::Held(session.held(*number)?) }
            }
            Source::Value(value) => Fetched {
                name: "-".to_owned(),
                origin: None,
                content: Content::Parsed(Parsed::of_value("-", value.clone())),
            },
            Source::File(path) => {
                let (name, origin) = (path.display().to_string(), session.read(path)?);
                let content = match session.on_hand(&origin) {
                    Some(held) => Content::Held(held),
                    None => Content::Parsed(Parsed::new(&name, origin.text())?),
                };
                Fetched { name, origin: Some(origin), content }
            }
            Source::Input => {
                let (name, text, origin) = self.text(session)?;
                let content = Content::Parsed(Parsed::new(&name, &text)?);
                Fetched { name, origin, content }
            }
        })
    }

    /// The document of kind `S` in it.
    ///
    /// # Errors
    /// When it cannot be read, or is no valid document of that kind.
    pub fn open<S: State>(&self, session: &mut Session) -> Result<Opened<S>, Error> {
        let Fetched { name, origin, content } = self.fetch(session)?;
        let document = match content {
            Content::Held(held) => of_kind(&name, &held)?,
            Content::Parsed(parsed) => parsed.read()?,
        };
        Ok(Opened { document, origin, name })
    }

    /// The document of kind `S` in it, even if it is not what its history gives.
    ///
    /// # Errors
    /// When it cannot be read, or is no valid document of that kind.
    pub fn open_unproved<S: State>(&self, session: &mut Session) -> Result<Opened<S>, Error> {
        let Fetched { name, origin, content } = self.fetch(session)?;
        let document = match content {
            Content::Held(held) => of_kind(&name, &held)?,
            Content::Parsed(parsed) => parsed.read_unproved()?,
        };
        Ok(Opened { document, origin, name })
    }

    /// The kind of document in it, one of those `wanted`.
    ///
    /// # Errors
    /// When it cannot be read, or is of another kind; all that would do are named.
    pub fn one_of(&self, wanted: &[Kind], session: &mut Session) -> Result<Kind, Error> {
        let kind = self.kind(session)?;
        if wanted.contains(&kind) {
            return Ok(kind);
        }
        let Fetched { name, .. } = self.fetch(session)?;
        let names: Vec<&str> = wanted.iter().map(|kind| kind.name()).collect();
        let message = format!("is {kind}, but {} is needed", names::either(&names));
        Err(Error::Document { file: name, faults: vec![Fault { pointer: "/kind".to_owned(), message }] })
    }

    /// Whether the campaign in it is a tour of FNG; else it is one of Ambush Valley.
    ///
    /// # Errors
    /// As [`Source::one_of`].
    pub fn is_tour(&self, session: &mut Session) -> Result<bool, Error> {
        Ok(self.one_of(&[Campaign::KIND, TourOfDuty::KIND], session)? == TourOfDuty::KIND)
    }

    /// The squad in it: a squad's document, the squad of an FNG campaign, or the one that a finished evening
    /// leaves.
    ///
    /// # Errors
    /// When it cannot be read, is no valid document of these kinds, or the evening is not over.
    pub fn squad(&self, session: &mut Session) -> Result<Squad, Error> {
        Ok(match self.one_of(&[Squad::KIND, TourOfDuty::KIND, Mission::KIND], session)? {
            TourOfDuty::KIND => self.open::<TourOfDuty>(session)?.document.data.squad.clone(),
            Mission::KIND => self.open::<Mission>(session)?.document.data.squad_after()?,
            _ => Squad::clone(&self.open::<Squad>(session)?.document.data),
        })
    }

    /// Everybody in it who can be named: a squad, the squad of an FNG campaign, or those whom an evening of
    /// FNG holds.
    ///
    /// # Errors
    /// When it cannot be read, or is no valid document of these kinds.
    pub fn squads(&self, session: &mut Session) -> Result<Vec<Squad>, Error> {
        Ok(match self.one_of(&[Squad::KIND, TourOfDuty::KIND, Mission::KIND], session)? {
            Mission::KIND => self.open::<Mission>(session)?.document.data.squads(),
            _ => vec![self.squad(session)?],
        })
    }

    /// The JSON value in it, of no particular kind.
    ///
    /// # Errors
    /// When it cannot be read, or is not JSON.
    pub fn json(&self, session: &mut Session) -> Result<(String, Value), Error> {
        let Fetched { name, content, .. } = self.fetch(session)?;
        let value = match content {
            Content::Held(held) => held.json(),
            Content::Parsed(parsed) => parsed.into_value(),
        };
        Ok((name, value))
    }

    /// The kind the document in it says it is.
    ///
    /// # Errors
    /// When it cannot be read or is no document of ours.
    pub fn kind(&self, session: &mut Session) -> Result<Kind, Error> {
        let fetched = self.fetch(session)?;
        let kind = match &fetched.content {
            Content::Held(held) => held.kind(),
            Content::Parsed(parsed) => parsed.kind(KINDS)?,
        };
        session.keep(self.clone(), fetched);
        Ok(kind)
    }
}

/// What was read from a source, before it is known what it is to be.
#[derive(Debug)]
pub(super) struct Fetched {
    name: String,
    origin: Option<Origin>,
    content: Content,
}

#[derive(Debug)]
enum Content {
    /// A document that has been checked.
    Held(Held),
    /// JSON that has not.
    Parsed(Parsed),
}

/// The document that is held, if it is of kind `S`.
fn of_kind<S: State>(name: &str, held: &Held) -> Result<Document<S>, Error> {
    held.document().cloned().ok_or_else(|| Error::Document {
        file: name.to_owned(),
        faults: vec![Fault {
            pointer: "/kind".to_owned(),
            message: format!("is {}, but {} is needed", held.kind(), S::KIND),
        }],
    })
}

impl Write {
    /// To the file `path`. If that is the one that the document was read from, what was read is compared
    /// before it is replaced, as with `-i`: else what another program wrote meanwhile would be lost.
    pub fn onto(path: &Path, origin: Option<Origin>) -> Self {
        let real = |path: &Path| followed(path).and_then(|path| path.canonicalize()).ok();
        match origin.filter(|origin| real(path).is_some_and(|path| real(origin.path()) == Some(path))) {
            Some(origin) => Write::InPlace(origin),
            None => Write::File(path.to_owned()),
        }
    }
}

/// One source, or a list of them: how a script may give either.
///
/// # Errors
/// None of its own.
pub fn one_or_many<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<Source>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Array(sources) => sources.into_iter().map(Source::from).collect(),
        source => vec![source.into()],
    })
}

/// A document that was read, and the file it came from.
#[derive(Debug)]
pub struct Opened<S> {
    /// The document.
    pub document: Document<S>,
    /// The file, if it was one.
    pub origin: Option<Origin>,
    /// Its name in messages.
    pub name: String,
}

/// The document a filter works on, and where the next one goes.
#[derive(Debug, Clone, Args, Deserialize)]
pub struct FilterOptions {
    /// The document: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// Write the new version back to the file
    #[arg(short, long, help_heading = "Output", conflicts_with = "output")]
    #[serde(default)]
    pub in_place: bool,
    /// Write the new version to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub output: Option<PathBuf>,
}

impl FilterOptions {
    /// Where the next document goes, when the one read came from `origin`.
    ///
    /// # Errors
    /// When it is to be written in place but came from no file.
    pub fn write(&self, origin: Option<Origin>) -> Result<Write, Error> {
        match (self.in_place, &self.output, origin) {
            (true, _, Some(origin)) => Ok(Write::InPlace(origin)),
            (true, _, None) => {
                Err(Error::Usage("-i needs a file; standard input cannot be written back".to_owned()))
            }
            (false, Some(path), origin) => Ok(Write::onto(path, origin)),
            (false, None, _) => Ok(Write::Output),
        }
    }
}
