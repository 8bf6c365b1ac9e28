//! What is shown stops where the screen is full.

use super::super::lines::Line;
use super::{BELOW, Console, END_OF_PAGES, SPARE};
use crate::error::Error;
use crate::plural::counted;
use crate::render::{Report, ReportRow};

/// The rows as they are printed.
fn text_of(rows: &[ReportRow]) -> String {
    rows.iter().map(|row| format!("{}\n", row.text)).collect()
}

impl Console {
    pub(super) fn page(&self, report: &Report) -> Result<(), Error> {
        let screen = self.screen();
        // What was shown since the last line was typed must not scroll away unread.
        let Some(room) = self.rows().map(|rows| rows.saturating_sub(BELOW).max(5)) else {
            return screen.print(&report.lay_out(self.look()));
        };
        let mut lines = std::mem::take(&mut self.0.borrow_mut().last_lines);
        lines.append(&mut report.rows(self.look()));
        let mut rest = &lines[..];
        loop {
            let shown = self.0.borrow().shown;
            let (now, later) = rest.split_at(room.saturating_sub(shown).min(rest.len()));
            if !now.is_empty() {
                screen.print(&text_of(now))?;
                self.0.borrow_mut().shown += now.len();
            }
            match later {
                // Whether there is room for a few more shows with what is asked below them.
                few if few.len() <= SPARE => {
                    self.0.borrow_mut().last_lines = few.to_vec();
                    return Ok(());
                }
                _ if self.turn_page(later.len())? => rest = later,
                // What was refused is known whatever else is left unread.
                _ => {
                    for row in later.iter().filter(|row| row.refuses) {
                        screen.print(&format!("{}\n", row.text))?;
                    }
                    return Ok(());
                }
            }
        }
    }

    /// Shows the lines that were left over from a page, above a question of so many rows.
    pub(super) fn show_last_lines(&self, below: usize) -> Result<(), Error> {
        let Some(rows) = self.rows() else { return Ok(()) };
        let left = std::mem::take(&mut self.0.borrow_mut().last_lines);
        // What is typed takes a row too, and one stays free.
        let has_room = self.0.borrow().shown + left.len() + below + 1 < rows;
        if !left.is_empty() && (has_room || self.turn_page(left.len())?) {
            self.screen().print(&text_of(&left))?;
            self.0.borrow_mut().shown += left.len();
        }
        Ok(())
    }

    /// Waits before the next page. Gives whether it is wanted.
    pub(super) fn turn_page(&self, left: usize) -> Result<bool, Error> {
        let more = counted(left, "more line");
        let kept = self.0.borrow().unread.back().map(|kept| kept.trim().to_owned());
        let more = match kept {
            Some(kept) => format!("-- {more}: Enter, or q for `{kept}` -- "),
            None => format!("-- {more}: Enter, q, or an answer -- "),
        };
        let line = self.0.borrow_mut().lines.read(&more, Vec::new(), None)?;
        // A word that every prompt knows, or a `?`, is done now, and is no answer that the pages might go on
        // for.
        let is_word = |typed: &str| {
            let first = typed.split_whitespace().next().unwrap_or_default().to_lowercase();
            first.starts_with('?') || self.words().any(|(word, _)| word == first)
        };
        if let Line::Typed(typed) = &line
            && is_word(typed)
        {
            self.screen().print(&format!("  Not shown: {}\n", counted(left, "line")))?;
            self.0.borrow_mut().unread.push_back(typed.clone());
            self.0.borrow_mut().shown = 0;
            return Ok(false);
        }
        let mut inner = self.0.borrow_mut();
        inner.shown = 0;
        Ok(match line {
            Line::Typed(typed) if typed.trim() == END_OF_PAGES => false,
            Line::Typed(typed) => {
                // Who answers what is asked behind the last page has not read the pages between.
                if !typed.trim().is_empty() {
                    inner.at_list += usize::from(inner.shows_list && inner.unread.is_empty());
                    inner.unread.push_back(typed);
                }
                true
            }
            Line::Interrupted | Line::End => false,
        })
    }

    /// How many rows the terminal has, if it is one.
    pub(super) fn rows(&self) -> Option<usize> {
        let screen = self.screen();
        (self.0.borrow().lines.is_terminal() && screen.pages()).then(|| screen.rows())
    }
}
