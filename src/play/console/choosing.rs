//! A question is put with its answers, and what was chosen of them is kept.

use super::super::Left;
use super::super::answers::Tree;
use super::answering::Answering;
use super::listing::path_shown;
use super::prompt::Listed;
use super::{Begun, Chosen, Console, Prompt, Rules};
use crate::error::Error;

impl Console {
    /// Asks a question until it is answered.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn ask(&self, prompt: &Prompt) -> Result<usize, Left> {
        match self.ask_or(prompt, &Listed)? {
            Chosen::Answer(index) => Ok(index),
            Chosen::Typed(_) => {
                Err(Left::Failed(Error::Bug("words were accepted that are no answer".to_owned())))
            }
        }
    }

    /// The same, where words up to a `;` that `rules` take are an answer too.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn ask_or(&self, prompt: &Prompt, rules: &dyn Rules) -> Result<Chosen, Left> {
        if let Some(given) = self.answered() {
            return Ok(given);
        }
        let later = self.set_aside(prompt, rules);
        self.0.borrow_mut().words_by_line.clear();
        self.0.borrow_mut().ended_by = None;
        self.0.borrow_mut().said_none = false;
        let chosen = Answering::begun(self, prompt, rules).answered();
        if let Ok(_) | Err(Left::Back | Left::Abort) = chosen {
            self.put_back(&later);
        }
        // What waits was meant to follow the answer that is gone back from.
        if let Err(Left::Back | Left::Abort) = chosen {
            self.forget()?;
            // An answer that was half said is dropped with it.
            let mut inner = self.0.borrow_mut();
            inner.given += usize::from(!inner.under_way.is_empty());
        }
        let chosen = chosen?;
        let said = match &chosen {
            // What Enter gives need be none of the answers.
            Chosen::Answer(index) => {
                prompt.answers.get(*index).map(|words| path_shown(words, self.desk().as_ref()))
            }
            Chosen::Typed(words) => Some(self.desk().shown(words.trim())),
        };
        self.0.borrow_mut().taken.extend(said);
        self.0.borrow_mut().under_way.clear();
        self.keep(&chosen);
        self.0.borrow_mut().given += 1;
        Ok(chosen)
    }

    /// The words of the last answer that were there before its last line was typed: with them `back` asks for
    /// it again.
    pub fn begun(&self, answer: &[String]) -> Begun {
        let inner = self.0.borrow();
        let mut begun: Vec<(usize, Vec<String>)> = Vec::new();
        let mut from = 0;
        for (to, line) in inner.words_by_line.iter().copied().filter(|(_, line)| *line < inner.typed) {
            let Some(words) = answer.get(from..to) else { break };
            match begun.last_mut().filter(|(last, _)| *last == line) {
                Some((_, last)) => last.extend_from_slice(words),
                None => begun.push((line, words.to_vec())),
            }
            from = to;
        }
        begun.into_iter().map(|(_, words)| words).collect()
    }

    /// The words of an answer that were given when the prompt was left.
    pub fn under_way(&self) -> Vec<String> {
        self.0.borrow().under_way.clone()
    }

    /// Notes the words of the answer under way, and with which line they came to be so many.
    pub(super) fn note_words(&self, tree: &Tree<'_>) {
        let mut inner = self.0.borrow_mut();
        let (words, line) = (tree.path().len(), inner.typed);
        inner.under_way = tree.path().to_vec();
        inner.words_by_line.retain(|(to, _)| *to <= words);
        if inner.words_by_line.last().map_or(0, |(to, _)| *to) < words {
            inner.words_by_line.push((words, line));
        }
    }

    /// Whether yes; Enter alone says so.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn confirm(&self, what: &str, enter_says: &str) -> Result<bool, Left> {
        Ok(self.ask(&Prompt::of(what, ["yes", "no"]).enter(0, enter_says))? == 0)
    }
}
