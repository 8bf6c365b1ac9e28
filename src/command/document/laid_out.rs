//! What lies on the table or stands on the sheets of a document, an entry for each thing: where one state
//! takes the place of another, as by `undo`, the entries that differ are what people put back.

use crate::render::Report;

/// A thing on the table or on the sheets.
#[derive(Debug)]
struct Entry {
    /// By what it is known from one state to the other.
    key: String,
    /// What it is called.
    what: String,
    /// How it is; empty for what is merely there.
    how: String,
    /// Whether it lies nowhere, and is merely written down or known.
    is_noted: bool,
}

/// Things in the order in which they are gone through.
#[derive(Debug, Default)]
pub(in crate::command) struct LaidOut(Vec<Entry>);

impl LaidOut {
    /// Adds a thing as it is; several of one name stand one after the other.
    pub(in crate::command) fn put(&mut self, what: impl Into<String>, how: impl Into<String>) {
        let what = what.into();
        self.named(what.clone(), what, how);
    }

    /// Adds a thing that may get another name, and is known by its `key`.
    pub(in crate::command) fn named(
        &mut self,
        key: impl Into<String>,
        what: impl Into<String>,
        how: impl Into<String>,
    ) {
        self.0.push(Entry { key: key.into(), what: what.into(), how: how.into(), is_noted: false });
    }

    /// Adds what is settled or counted, and lies nowhere.
    pub(in crate::command) fn note(&mut self, what: impl Into<String>, how: impl Into<String>) {
        let what = what.into();
        self.0.push(Entry { key: what.clone(), what, how: how.into(), is_noted: true });
    }

    /// Adds a thing that is there, or is not.
    pub(in crate::command) fn there(&mut self, what: impl Into<String>) {
        self.put(what, "");
    }

    /// Tells what to do so that what stands as `from` stands as `to`.
    pub(in crate::command) fn change(report: &mut Report, from: &LaidOut, to: &LaidOut) {
        let find = |among: &'_ LaidOut, key: &str| among.0.iter().position(|known| known.key == key);
        let mut lines = Vec::new();
        for Entry { key, what, how: is, is_noted } in &to.0 {
            match find(from, key).map(|index| &from.0[index]) {
                None if *is_noted => lines.push(format!("{what}: {is}")),
                None if is.is_empty() => lines.push(format!("Put back: {what}")),
                None => lines.push(format!("Put back: {what}: {is}")),
                Some(was) if was.what != *what => {
                    lines.push(format!("{what}: {is} (was {}, {})", was.what, was.how));
                }
                Some(was) if was.how.is_empty() || was.how == *is => {}
                Some(was) if is.is_empty() => lines.push(format!("{what}: as before (was {})", was.how)),
                Some(was) => lines.push(format!("{what}: {is} (was {})", was.how)),
            }
        }
        let gone = from.0.iter().filter(|known| find(to, &known.key).is_none());
        lines.extend(gone.map(|known| match known.is_noted {
            true => format!("{}: none (was {})", known.what, known.how),
            false => format!("Take away: {}", known.what),
        }));
        if lines.is_empty() {
            report.line("Nothing on the table changes.");
            return;
        }
        report.heading("Do this");
        lines.into_iter().for_each(|line| report.item(1, line));
    }
}
