//! A turn under way, kept beside its document so that a kill does not lose it.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ambush_valley::{Campaign, ReportTold};
use crate::command::BoundAnswer;
use crate::dice::DiceState;
use crate::document::{Document, State, write_atomically, write_privately};
use crate::error::Error;
use crate::render::remark;

/// A turn under way.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptDraft {
    /// The last step of the document.
    pub step: u32,
    /// The digest of its state: a draft of another state is none.
    pub digest: String,
    /// What was answered so far.
    pub answers: Vec<String>,
    /// What was typed of an answer that is not whole yet, with what was typed behind it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub typed: String,
    /// The dice that were thrown.
    pub thrown: Vec<BoundAnswer>,
    /// Where the document's own dice stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceState>,
    /// Whether the person throws the dice, where they have said so since the last were thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks_dice: Option<bool>,
    /// The step under way, where it is one command: it is offered again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<KeptOrder>,
}

/// A command whose dice have been thrown, at least in part.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptOrder {
    /// Its words.
    pub path: Vec<String>,
    /// Its options.
    pub options: Value,
    /// What it has asked and was answered so far.
    pub answers: Vec<String>,
}

impl KeptDraft {
    /// Whether nothing has been answered, nor begun to be.
    pub fn is_unsaid(&self) -> bool {
        self.answers.is_empty() && self.typed.is_empty()
    }

    /// Whether dice were thrown, and not by the document's own.
    pub fn was_rolled_by_a_person(&self) -> bool {
        !self.thrown.is_empty() && self.dice.is_none()
    }
}

/// An answer with the question it was given to. The document may go on elsewhere before it is read again:
/// then questions come and go, and an answer must not be taken for that of the question in its old place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ReadAnswer")]
pub struct KeptAnswer {
    /// The name of the question; empty in a draft of an earlier version, whose answers stand in their order.
    pub question: String,
    /// What it asks, in words.
    pub what: String,
    /// What was answered.
    pub answer: String,
}

/// An answer as drafts have it: earlier ones do not name its question.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReadAnswer {
    Alone(String),
    Of { question: String, what: String, answer: String },
}

impl From<ReadAnswer> for KeptAnswer {
    fn from(read: ReadAnswer) -> KeptAnswer {
        match read {
            ReadAnswer::Alone(answer) => KeptAnswer { answer, ..KeptAnswer::default() },
            ReadAnswer::Of { question, what, answer } => KeptAnswer { question, what, answer },
        }
    }
}

/// Takes the first of the answers out that was given to this question.
pub fn take_answer(kept: &mut Vec<KeptAnswer>, question: &str) -> Option<KeptAnswer> {
    let at = kept.iter().position(|given| given.question.is_empty() || given.question == question)?;
    Some(kept.remove(at))
}

/// What one of several sides, or everybody at one keyboard, has answered in a turn and not finished. A step
/// that is taken meanwhile does not end it: the answers are read again as they were typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideDraft {
    /// The turn.
    pub turn: u32,
    /// The digest of the state in which the mission was received; empty in a draft of an earlier version.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// What was answered so far.
    pub answers: Vec<KeptAnswer>,
    /// Whether that is all that it has to say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub finished: bool,
}

impl SideDraft {
    /// Tells in a report what a side has answered of it. Gives whether that is all that it has to say: not
    /// where something does not hold any more, of which its own player is told, and asked anew.
    pub fn tells(self, told: &mut ReportTold, force: &str) -> bool {
        let mut kept = self.answers;
        while let Some(question) = told.next_question_of(force) {
            let Some(given) = take_answer(&mut kept, &question.name) else { return false };
            if told.answer_of(force, &given.answer).is_err() {
                return false;
            }
        }
        self.finished
    }
}

/// Tells in a report what the sides have reported that have finished, at keyboards of their own.
pub(crate) fn tell_finished_parts(file: &Path, document: &Document<Campaign>, told: &mut ReportTold) {
    let campaign = &*document.data;
    let game = made_by(document, MISSION_RECEIVED);
    for force in campaign.forces().filter(|_| campaign.sealed_orders) {
        let mut next = told.clone();
        if DraftFile::of_report(file, force.id()).in_turn(campaign.turn, &game).tells(&mut next, force.id()) {
            *told = next;
        }
    }
}

/// The command by which a mission is received.
pub const MISSION_RECEIVED: &str = "generate-mission";

/// The digest of the state that the last of these commands made; empty where none was taken.
pub fn made_by<S: State>(document: &Document<S>, command: &str) -> String {
    let last = document.history().iter().rfind(|step| step.command == command);
    last.map_or_else(String::new, |step| step.digest.to_string())
}

/// The number of the last step of a document, and the digest of the state after it.
pub fn last_step<S: State>(document: &Document<S>) -> (u32, String) {
    let last = document.history().last();
    last.map_or((0, String::new()), |step| (step.step, step.digest.to_string()))
}

/// How far one side has looked at a document, at a keyboard of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    /// The last step that it has been told of.
    step: u32,
}

/// The file of a draft.
#[derive(Debug, Clone)]
pub struct DraftFile {
    path: PathBuf,
    /// Whether it is for the eyes of one player.
    private: bool,
    /// What it holds, where it is no file on the disk.
    held: Option<Rc<RefCell<Option<String>>>>,
}

impl DraftFile {
    /// Beside the document.
    pub fn beside(document: &Path) -> DraftFile {
        let mut name = document.as_os_str().to_owned();
        name.push(".draft");
        DraftFile { path: name.into(), private: false, held: None }
    }

    /// That of a turn that is being taken again, beside the document.
    pub fn of_amended(document: &Path) -> DraftFile {
        let mut name = document.as_os_str().to_owned();
        name.push(".amend");
        DraftFile { path: name.into(), private: false, held: None }
    }

    /// On no disk: what is under way is gone with the program.
    pub fn on_no_disk() -> DraftFile {
        DraftFile { path: PathBuf::new(), private: false, held: Some(Rc::default()) }
    }

    /// That of the orders of one side, beside the document: for its own player.
    pub fn of_orders(document: &Path, side: &str) -> DraftFile {
        DraftFile { private: true, ..DraftFile::of_side(document, side, "draft") }
    }

    /// That of what one side reports, beside the document: the last side to report reads what all have.
    pub fn of_report(document: &Path, side: &str) -> DraftFile {
        DraftFile::of_side(document, side, "report.draft")
    }

    /// That of what everybody reports at one keyboard, beside the document.
    pub fn of_whole_report(document: &Path) -> DraftFile {
        DraftFile::of_side(document, "report", "draft")
    }

    /// What one side has sealed, beside the document: of no use once the campaign is over.
    pub fn of_seal(document: &Path, side: &str) -> DraftFile {
        DraftFile::of_side(document, side, "seal")
    }

    /// What one side says of another end of the campaign, beside the document, for the other keyboards.
    pub fn of_ending(document: &Path, side: &str) -> DraftFile {
        DraftFile::of_side(document, side, "ending")
    }

    /// How far the player of one side has looked, beside the document: what others do meanwhile is told when
    /// that player sits down again.
    pub fn of_look(document: &Path, side: &str) -> DraftFile {
        DraftFile::of_side(document, side, "look")
    }

    /// What the person has told of the sights of an enemy that nobody plays, beside the evening.
    pub fn of_sights(document: &Path) -> DraftFile {
        DraftFile::of_side(document, "enemy", "draft")
    }

    /// What is kept; none if there is nothing that can be read.
    pub fn kept<T: DeserializeOwned>(&self) -> Option<T> {
        let text = match &self.held {
            Some(held) => held.borrow().clone()?,
            None => std::fs::read_to_string(&self.path).ok()?,
        };
        serde_json::from_str(&text).ok()
    }

    /// The last step that the side has been told of; none if it has not looked yet.
    pub fn looked(&self) -> Option<u32> {
        self.kept::<Look>().map(|look| look.step)
    }

    /// Keeps how far the side has looked.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_look(&self, step: u32) -> Result<(), Error> {
        if self.looked() == Some(step) { Ok(()) } else { self.write(&Look { step }) }
    }

    fn of_side(document: &Path, side: &str, ending: &str) -> DraftFile {
        // A side is called as people like, a file as every system takes it.
        let side: String = side.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let mut name = document.as_os_str().to_owned();
        name.push(format!(".{side}.{ending}"));
        DraftFile { path: name.into(), private: false, held: None }
    }

    /// What the side has answered in this turn, after the mission that was received with this digest.
    pub fn in_turn(&self, turn: u32, game: &str) -> SideDraft {
        let is_of_it =
            |draft: &SideDraft| draft.turn == turn && (draft.game.is_empty() || draft.game == game);
        let draft = self.kept().filter(is_of_it).unwrap_or_default();
        SideDraft { turn, game: game.to_owned(), ..draft }
    }

    /// Keeps what the side has answered; without an answer there is no draft.
    ///
    /// # Errors
    /// When it cannot be written or removed.
    pub fn keep_answers(&self, draft: &SideDraft) -> Result<(), Error> {
        if draft.answers.is_empty() && !draft.finished { self.drop() } else { self.write(draft) }
    }

    /// The draft that is kept of what came after this step, if one is: a draft of another state is none.
    pub fn of_step(&self, step: u32, digest: &str) -> Option<KeptDraft> {
        self.kept().filter(|draft: &KeptDraft| draft.digest == digest && draft.step == step)
    }

    /// Keeps a draft.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, draft: &KeptDraft) -> Result<(), Error> {
        self.write(draft)
    }

    /// Writes what is kept.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, draft: &impl Serialize) -> Result<(), Error> {
        let text = serde_json::to_string_pretty(draft).map_err(|error| Error::Bug(error.to_string()))?;
        if let Some(held) = &self.held {
            held.replace(Some(text));
            return Ok(());
        }
        match self.private {
            true => write_privately(&self.path, format!("{text}\n"), &remark),
            false => write_atomically(&self.path, format!("{text}\n"), &remark),
        }
    }

    /// Removes the draft, if there is one.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn drop(&self) -> Result<(), Error> {
        if let Some(held) = &self.held {
            held.take();
            return Ok(());
        }
        match std::fs::remove_file(&self.path) {
            Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
                Err(Error::Io { what: self.path.display().to_string(), source })
            }
            _ => Ok(()),
        }
    }
}
