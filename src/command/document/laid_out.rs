//! What lies on the table or stands on the sheets of a document, an entry for each thing: where one state takes the
//! place of another, as by `undo`, the entries that differ are what people put back.

use crate::render::Report;

/// What a thing is called, and how it is. What is merely there is as good as its name.
pub(in crate::command) type Entry = (String, String);

/// Things in the order in which they are gone through.
#[derive(Debug, Default)]
pub(in crate::command) struct LaidOut(Vec<Entry>);

impl LaidOut {
    /// Adds a thing as it is; several of one name stand one after the other.
    pub(in crate::command) fn put(&mut self, what: impl Into<String>, how: impl Into<String>) {
        self.0.push((what.into(), how.into()));
    }

    /// Adds a thing that is there, or is not.
    pub(in crate::command) fn there(&mut self, what: impl Into<String>) {
        self.put(what, "");
    }

    /// Tells what to do so that what stands as `from` stands as `to`.
    pub(in crate::command) fn change(report: &mut Report, from: &LaidOut, to: &LaidOut) {
        let find = |among: &LaidOut, what: &str| {
            among.0.iter().find(|(known, _)| known == what).map(|(_, how)| how.clone())
        };
        let mut lines = Vec::new();
        for (what, is) in &to.0 {
            match find(from, what) {
                None if is.is_empty() => lines.push(format!("Put back: {what}")),
                None => lines.push(format!("Put back: {what}: {is}")),
                Some(was) if was.is_empty() || was == *is => {}
                Some(was) if is.is_empty() => lines.push(format!("{what}: as before (was {was})")),
                Some(was) => lines.push(format!("{what}: {is} (was {was})")),
            }
        }
        let gone = from.0.iter().filter(|(what, _)| find(to, what).is_none());
        lines.extend(gone.map(|(what, _)| format!("Take away: {what}")));
        if lines.is_empty() {
            report.line("Nothing on the table changes.");
            return;
        }
        report.heading("Do this");
        lines.into_iter().for_each(|line| report.item(1, line));
    }
}
