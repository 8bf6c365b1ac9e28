//! What a faction may do now: the legal spaces of an Operation or Special Activity, and in each what may be
//! done and how much of it.
//!
//! Whatever is listed is accepted, whatever is not is refused.

use serde::Serialize;

use crate::action::refusal::Refusal;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;

/// What may be done with one Operation or Special Activity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ActionOptions {
    /// Its name.
    pub name: &'static str,
    /// Why it may not be executed at all.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "said")]
    pub refused: Option<Refusal>,
    /// The most spaces, if there is a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_spaces: Option<u8>,
    /// The spaces that may be selected, in the printed order.
    pub spaces: Vec<SpaceOptions>,
    /// What may be done besides, in no space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub besides: Vec<Form>,
    /// The parts of it that are possible nowhere, with why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub impossible: Vec<Impossible>,
}

/// A part of an Operation or Special Activity that is possible nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Impossible {
    /// The part, by the word for it.
    pub part: &'static str,
    /// Why: what stands in the way where the least does.
    #[serde(serialize_with = "said_always")]
    pub refused: Refusal,
}

impl Impossible {
    /// The part if every one of the `trials` is refused. What cannot be paid for would be possible otherwise:
    /// that is told first.
    pub(crate) fn unless_one(
        part: &'static str,
        trials: impl Iterator<Item = Result<(), Refusal>>,
    ) -> Option<Impossible> {
        let mut told: Option<Refusal> = None;
        for trial in trials {
            let refusal = trial.err()?;
            if told.is_none_or(|told| !told.is_of_price() && refusal.is_of_price()) {
                told = Some(refusal);
            }
        }
        told.map(|refused| Impossible { part, refused })
    }
}

impl ActionOptions {
    /// Nothing, because of `refusal`.
    pub const fn none(name: &'static str, refusal: Refusal) -> ActionOptions {
        ActionOptions {
            name,
            refused: Some(refusal),
            most_spaces: None,
            spaces: Vec::new(),
            besides: Vec::new(),
            impossible: Vec::new(),
        }
    }
}

impl ActionOptions {
    /// Why the whole of it is possible nowhere, if that is so.
    pub fn nowhere(&self) -> Option<Refusal> {
        let whole = || self.impossible.iter().find(|part| part.part == self.name).map(|part| part.refused);
        let is_possible = !self.spaces.is_empty() || !self.besides.is_empty();
        self.refused.or_else(|| whole().filter(|_| !is_possible))
    }

    /// The options; where no space is among them, with why: what stands in the way where the least does. What
    /// cannot be paid for would be possible otherwise; where every space lacks the same, `usual` says what.
    pub(crate) fn or_why(
        mut self,
        part: &'static str,
        trials: impl Iterator<Item = Result<(), Refusal>>,
        usual: Refusal,
    ) -> ActionOptions {
        if self.refused.is_some() || !self.spaces.is_empty() {
            return self;
        }
        let mut refused = usual;
        for refusal in trials.filter_map(Result::err) {
            if refusal.is_of_price() {
                refused = refusal;
                break;
            }
            if refusal.row != usual.row {
                refused = refusal;
            }
        }
        self.impossible.insert(0, Impossible { part, refused });
        self
    }
}

/// What may be done in a space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpaceOptions {
    /// The space.
    pub space: Space,
    /// What it costs to select it.
    pub cost: u8,
    /// What may be done there.
    pub forms: Vec<Form>,
}

/// One thing that may be done, named by the word for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Form {
    /// The word.
    pub form: &'static str,
    /// The kind of piece it is done with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<PieceKind>,
    /// The other space it is done from, to or in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Space>,
    /// The most of it, where it is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

impl Form {
    /// Something that is done or not.
    pub const fn of(form: &'static str) -> Form {
        Form { form, piece: None, other: None, most: None }
    }

    /// Something of which there may be up to `most`.
    pub const fn up_to(form: &'static str, most: u8) -> Form {
        Form { most: Some(most), ..Form::of(form) }
    }

    /// The form done with pieces of this kind.
    #[must_use]
    pub const fn with(self, piece: PieceKind) -> Form {
        Form { piece: Some(piece), ..self }
    }

    /// The form done from, to or in this other space.
    #[must_use]
    pub const fn at(self, other: Space) -> Form {
        Form { other: Some(other), ..self }
    }
}

fn said_always<S: serde::Serializer>(refusal: &Refusal, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(refusal)
}

fn said<S: serde::Serializer>(refusal: &Option<Refusal>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(refusal.as_ref().expect("skipped when there is none"))
}
