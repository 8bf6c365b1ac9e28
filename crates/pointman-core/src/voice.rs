//! For whom a text is worded that says what to type: for whoever types commands of the shell, or for whoever sits at the
//! prompt of the guided mode, who has other words for the same.
//!
//! Who makes such a text gives both wordings ([`way!`](crate::way)), and who asks for it says once for whom
//! ([`Voice::speaking`]), so that nothing is replaced in a finished sentence.

use std::cell::Cell;

/// For whom it is worded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// For the shell.
    Shell,
    /// For the prompt.
    Prompt,
}

thread_local! {
    static VOICE: Cell<Voice> = const { Cell::new(Voice::Shell) };
}

/// Puts the voice back that was spoken with before, whatever happens meanwhile.
struct Before(Voice);

impl Drop for Before {
    fn drop(&mut self) {
        VOICE.set(self.0);
    }
}

impl Voice {
    /// For whom texts are worded now.
    pub fn now() -> Voice {
        VOICE.get()
    }

    /// Words the texts for this one that are made meanwhile.
    pub fn speaking<T>(self, tells: impl FnOnce() -> T) -> T {
        let _before = Before(VOICE.replace(self));
        tells()
    }
}

/// What to type: a command of the shell, or the words at the prompt, which stand between backquotes.
#[macro_export]
macro_rules! way {
    ($shell:literal, $prompt:literal $(,)?) => {
        match $crate::voice::Voice::now() {
            $crate::voice::Voice::Shell => format!($shell),
            $crate::voice::Voice::Prompt => format!("`{}`", format!($prompt)),
        }
    };
}
