//! A story: what happened, to be read by people, as headings, paragraphs, lists and tables. Markdown, a page
//! and the screen are each made from it.

use std::fmt::Write as _;

use crate::markup::in_markdown;

/// What happened, from its title on.
///
/// ```
/// use pointman_core::story::{Entry, Account, Phrase};
/// let mut story = Account::new("Song Be");
/// story.heading(2, "Turn 1");
/// story.list([Entry::new(Phrase::strong("US").and(": 2 *VP*")).over(["1 WIA"])]);
/// assert_eq!(story.title(), "Song Be");
/// assert_eq!(story.markdown(), "# Song Be\n\n## Turn 1\n\n- **US**: 2 \\*VP\\*\n  - 1 WIA\n");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    title: String,
    parts: Vec<Part>,
}

/// A part of a story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// A heading; the title of the story is of level 1, and those below it of 2 or more.
    Heading {
        /// Its level.
        level: u8,
        /// What it says.
        text: String,
    },
    /// A paragraph.
    Paragraph(Phrase),
    /// What somebody else says of that time.
    Quotation(String),
    /// A list.
    List(Vec<Entry>),
    /// A table.
    Table(Tabulated),
}

/// A row of a list, with a list of its own below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What it says.
    pub words: Phrase,
    /// What stands below it.
    pub below: Vec<String>,
}

/// Rows of cells under a head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tabulated {
    /// The words above the columns.
    pub head: Vec<String>,
    /// Columns whose cells are numbers.
    pub numbers: Vec<usize>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// A line of text of which parts stand out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Phrase(Vec<(Stress, String)>);

/// How much a part of a text stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stress {
    /// As everything else.
    Plain,
    /// Said in another voice.
    Emphasised,
    /// What to read first.
    Strong,
}

impl Phrase {
    /// Text that stands out.
    pub fn strong(text: impl AsRef<str>) -> Phrase {
        Phrase::default().with(Stress::Strong, text)
    }

    /// Text in another voice.
    pub fn emphasised(text: impl AsRef<str>) -> Phrase {
        Phrase::default().with(Stress::Emphasised, text)
    }

    /// The same with more text, which stands out no more than any.
    #[must_use]
    pub fn and(self, text: impl AsRef<str>) -> Phrase {
        self.with(Stress::Plain, text)
    }

    /// The parts, in order.
    pub fn parts(&self) -> impl Iterator<Item = (Stress, &str)> {
        self.0.iter().map(|(stress, text)| (*stress, text.as_str()))
    }

    /// The text alone.
    pub fn text(&self) -> String {
        self.parts().map(|(_, text)| text).collect()
    }

    fn with(mut self, stress: Stress, text: impl AsRef<str>) -> Phrase {
        let text = on_one_line(text.as_ref());
        if !text.is_empty() {
            self.0.push((stress, text));
        }
        self
    }

    fn markdown(&self) -> String {
        let mark = |stress| match stress {
            Stress::Plain => "",
            Stress::Emphasised => "*",
            Stress::Strong => "**",
        };
        let part = |(stress, text)| format!("{0}{1}{0}", mark(stress), in_markdown(text));
        self.parts().map(part).collect()
    }
}

impl<S: AsRef<str>> From<S> for Phrase {
    fn from(text: S) -> Phrase {
        Phrase::default().and(text)
    }
}

impl Entry {
    /// An entry with nothing below it.
    pub fn new(words: impl Into<Phrase>) -> Entry {
        Entry { words: words.into(), below: Vec::new() }
    }

    /// The same over these.
    #[must_use]
    pub fn over<S: AsRef<str>>(mut self, below: impl IntoIterator<Item = S>) -> Entry {
        self.below.extend(below.into_iter().map(|text| on_one_line(text.as_ref())));
        self
    }
}

impl Account {
    /// A story of which only the title is told.
    pub fn new(title: impl AsRef<str>) -> Account {
        Account { title: on_one_line(title.as_ref()), parts: Vec::new() }
    }

    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What follows its title.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Adds a heading.
    pub fn heading(&mut self, level: u8, text: impl AsRef<str>) {
        self.parts.push(Part::Heading { level, text: on_one_line(text.as_ref()) });
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, words: impl Into<Phrase>) {
        self.parts.push(Part::Paragraph(words.into()));
    }

    /// Adds what somebody else says of that time.
    pub fn quotation(&mut self, text: impl AsRef<str>) {
        self.parts.push(Part::Quotation(on_one_line(text.as_ref())));
    }

    /// Adds a list; one without entries is left out.
    pub fn list(&mut self, entries: impl IntoIterator<Item = Entry>) {
        let entries: Vec<Entry> = entries.into_iter().collect();
        if !entries.is_empty() {
            self.parts.push(Part::List(entries));
        }
    }

    /// Adds a list under a heading; without entries both are left out.
    pub fn list_under(&mut self, level: u8, heading: &str, entries: impl IntoIterator<Item = Entry>) {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_some() {
            self.heading(level, heading);
            self.list(entries);
        }
    }

    /// Adds a table.
    pub fn table(&mut self, table: Tabulated) {
        self.parts.push(Part::Table(table));
    }

    /// The story as Markdown.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n", in_markdown(&self.title));
        for part in &self.parts {
            text.push('\n');
            text.push_str(&part.markdown());
        }
        text
    }
}

impl Part {
    fn markdown(&self) -> String {
        match self {
            Part::Heading { level, text } => {
                format!("{} {}\n", "#".repeat(usize::from(*level)), in_markdown(text))
            }
            Part::Paragraph(words) => format!("{}\n", words.markdown()),
            Part::Quotation(text) => format!("> {}\n", in_markdown(text)),
            Part::List(entries) => {
                let mut list = String::new();
                for entry in entries {
                    let _ = writeln!(list, "- {}", entry.words.markdown());
                    for below in &entry.below {
                        let _ = writeln!(list, "  - {}", in_markdown(below));
                    }
                }
                list
            }
            Part::Table(table) => table.markdown(),
        }
    }
}

impl Tabulated {
    fn markdown(&self) -> String {
        let line = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| in_markdown(cell)).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule = |column: usize| if self.numbers.contains(&column) { "---:|" } else { "---|" };
        let rule: String = (0..self.head.len()).map(rule).collect();
        let rows: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}|{rule}\n{rows}", line(&self.head))
    }
}

/// The parts of a story are lines: a name of two would end its list.
fn on_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_is_markdown_with_the_signs_of_its_names_escaped() {
        let mut story = Account::new("2nd *Plt*\n[Kelly]");
        story.paragraph(Phrase::emphasised("From 1967").and(", a_b."));
        story.quotation("Long ago");
        story.table(Tabulated {
            head: vec!["Name".to_owned(), "Rep".to_owned()],
            numbers: vec![1],
            rows: vec![vec!["a|b".to_owned(), "4".to_owned()]],
        });
        story.list_under(2, "The dead", []);
        assert_eq!(
            story.markdown(),
            "# 2nd \\*Plt\\* \\[Kelly\\]\n\n*From 1967*, a\\_b.\n\n> Long ago\n\n| Name | Rep |\n|---|---:|\n\
             | a\\|b | 4 |\n"
        );
    }
}
