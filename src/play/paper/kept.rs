//! What is under way, kept beside the document: answers, and the dice thrown for it.

use super::super::Left;
use super::super::console::Console;
use super::super::draft::KeptDraft;
use super::{Paper, StepDice};
use crate::command::BoundAnswer;
use crate::command::step::were_thrown_at_the_table;
use crate::document::State;
use crate::error::Error;

impl<S: State> Paper<S> {
    /// The draft of what is under way on this state of the document: one that was kept, or an empty one.
    pub fn draft(&self) -> KeptDraft {
        let (step, digest) = self.last_step();
        self.draft.of_step(step, &digest).unwrap_or(KeptDraft { step, digest, ..KeptDraft::default() })
    }

    /// Keeps the answers of what is under way beside the dice thrown for it.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep_draft(&self, answers: Vec<String>) -> Result<(), Error> {
        self.keep_all(&KeptDraft { answers, typed: String::new(), ..self.draft() })
    }

    /// Keeps what was typed of an answer that is not whole yet.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_typed(&self, typed: &str) -> Result<(), Error> {
        let draft = self.draft();
        if draft.typed == typed {
            return Ok(());
        }
        self.keep_all(&KeptDraft { typed: typed.to_owned(), ..draft })
    }

    pub(super) fn keep_all(&self, draft: &KeptDraft) -> Result<(), Error> {
        let is_empty = draft.is_unsaid() && draft.thrown.is_empty();
        let is_empty = is_empty && draft.dice.is_none() && draft.asks_dice.is_none();
        if is_empty { self.draft.drop() } else { self.draft.keep(draft) }
    }

    /// Who throws the dice, where a word has said so and the history does not show it.
    pub(super) fn dice_said(&self) -> Option<bool> {
        let asks = self.asks_dice.get();
        let is_known = || were_thrown_at_the_table(&self.document.borrow()) == asks;
        (self.word_says_dice.get() && !is_known()).then_some(asks)
    }

    /// Keeps who throws the dice for another time.
    pub(super) fn keep_dice_said(&self) -> Result<(), Error> {
        let (draft, asks_dice) = (self.draft(), self.dice_said());
        if draft.asks_dice == asks_dice { Ok(()) } else { self.keep_all(&KeptDraft { asks_dice, ..draft }) }
    }

    /// Keeps a draft of the state before for the one that a correction of the table has made of it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_corrected(&self, draft: KeptDraft) -> Result<(), Error> {
        let (step, digest) = self.last_step();
        let is_empty = draft.is_unsaid() && draft.thrown.is_empty();
        if (draft.step, &draft.digest) == (step, &digest) || is_empty {
            return Ok(());
        }
        self.draft.keep(&KeptDraft { step, digest, ..draft })
    }

    /// Drops the draft, but for where the document's dice stand: the step is finished, or given up before a
    /// die was thrown.
    ///
    /// # Errors
    /// When the file cannot be removed.
    pub fn finish_draft(&self) -> Result<(), Error> {
        self.leave(Vec::new())
    }

    /// The same, where dice were thrown for something else: they stay bound to it until as many steps have
    /// been taken again as were taken back.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn finish_draft_of(&self, dice: &StepDice) -> Result<(), Error> {
        let are_bound = self.last_step().0 <= self.bound_until.get();
        self.leave(if are_bound { dice.borrow().left() } else { Vec::new() })
    }

    /// Drops the draft, but for dice that were thrown for something else and where the document's own stand.
    pub(super) fn leave(&self, thrown: Vec<BoundAnswer>) -> Result<(), Error> {
        let (dice, asks_dice) = (self.skipped.take(), self.dice_said());
        if thrown.is_empty() && dice.is_none() && asks_dice.is_none() {
            return self.draft.drop();
        }
        let (step, digest) = self.last_step();
        self.draft.keep(&KeptDraft { step, digest, thrown, dice, asks_dice, ..KeptDraft::default() })
    }

    /// Keeps a draft of the state before, where it goes on, for the state that a word has made of it.
    pub(super) fn carry(&self, draft: &KeptDraft) -> Result<(), Error> {
        if self.carries { self.keep_corrected(draft.clone()) } else { Ok(()) }
    }

    /// Keeps the dice of a draft of the state before, where they stay bound, for the state that a word has
    /// made of it.
    pub(super) fn leave_bound(&self, draft: KeptDraft) -> Result<(), Error> {
        if !self.binds || draft.step == self.last_step().0 {
            return Ok(());
        }
        let now = self.document.borrow().dice;
        self.skipped.set(draft.dice.map(|ahead| if now.drawn > ahead.drawn { now } else { ahead }));
        self.leave(draft.thrown)
    }

    /// Drops the dice that are bound to what was left: it can be done no more. Where the document's own stand
    /// is kept.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn forget_thrown(&self) -> Result<(), Error> {
        self.skipped.set(self.draft().dice);
        self.finish_draft()
    }

    /// Asks, once, whether to go on with what is under way from an earlier time; `says` words that from the
    /// draft, if there is anything.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_draft(
        &self,
        console: &Console,
        says: impl Fn(&KeptDraft) -> Option<String>,
    ) -> Result<(), Left> {
        if self.offered.replace(true) {
            return Ok(());
        }
        let draft = self.draft();
        let of_another = self.draft.kept::<KeptDraft>().filter(|kept| kept.digest != draft.digest);
        if let Some(said) = of_another.as_ref().and_then(|kept| kept.answers.last()) {
            console.say(format!(
                "Your unfinished turn (`{said}`) is not offered: the game has gone on without it."
            ))?;
        }
        if let Some(what) = says(&draft) {
            match console.confirm(&what, "yes") {
                // What was half said is typed again.
                Ok(true) => console.type_ahead(&draft.typed),
                Ok(false) | Err(Left::Abort) => self.keep_draft(Vec::new())?,
                Err(left) => {
                    // Whoever answered neither is asked again.
                    self.offered.set(false);
                    return Err(left);
                }
            }
        }
        self.say_who_rolls(console, &draft)
    }

    /// Says that whoever rolled the dice so far rolls the next ones, where nobody has said so.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn say_who_rolls(&self, console: &Console, draft: &KeptDraft) -> Result<(), Left> {
        let was_asked = self.asks_dice.get();
        self.asks_dice.set(was_asked || draft.was_rolled_by_a_person());
        if self.asks_dice.get() && !(was_asked && self.says_dice) {
            console.say(
                "You rolled the dice so far, so you roll the next ones too: `dice roll` lets Pointman roll.",
            )?;
        }
        Ok(())
    }
}
