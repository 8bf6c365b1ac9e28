//! A report: what a command tells a person, as lines and tables before they are laid out.

mod page;

use std::borrow::Cow;
use std::fmt::Write as _;

use comfy_table::{ColumnConstraint, ContentArrangement, Width, presets};

use super::Look;
use pointman_core::story::{Account, Part};

pub use page::html_page;

/// What a command tells a person.
///
/// ```
/// use pointman::render::{Look, Report};
/// let mut report = Report::new();
/// report.heading("Received Fire");
/// report.item(1, "passes 1: Duck Back");
/// assert_eq!(report.lay_out(Look::PLAIN), "Received Fire\n  passes 1: Duck Back\n");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Block {
    Line {
        indent: u16,
        style: Style,
        text: String,
        /// Whether it says what was refused, or not read.
        refuses: bool,
    },
    Grid {
        indent: u16,
        grid: Grid,
    },
    Verbatim {
        plain: String,
        coloured: Option<String>,
    },
    /// What follows is about what may be done next.
    Hint,
}

/// A row of a report that was laid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRow {
    /// What stands there.
    pub text: String,
    /// Whether it says what was refused, or not read.
    pub refuses: bool,
}

/// How a line stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// As everything else.
    Plain,
    /// A heading, or the one thing to read.
    Strong,
    /// An aside.
    Faint,
    /// A command to paste: never broken, however long.
    Command,
}

/// Rows of cells under a head.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grid {
    /// The words above the columns; none for a table without a head.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
    /// Columns whose cells are numbers, and stand to the right.
    pub numbers: Vec<usize>,
    /// Whether each column is as wide as its longest word, where there is room for that.
    pub whole_words: bool,
}

impl Grid {
    /// A table with this head.
    pub fn new<S: Into<String>>(head: impl IntoIterator<Item = S>) -> Self {
        Grid { head: head.into_iter().map(Into::into).collect(), ..Grid::default() }
    }

    /// The table with these columns, from 0, set to the right.
    #[must_use]
    pub fn with_numbers(mut self, columns: impl IntoIterator<Item = usize>) -> Self {
        self.numbers = columns.into_iter().collect();
        self
    }

    /// The table with no word broken, where there is room for the longest of each column.
    #[must_use]
    pub fn of_whole_words(mut self) -> Self {
        self.whole_words = true;
        self
    }

    /// How wide the longest word of each column is, with the blanks before it in its cell.
    fn longest_words(&self) -> Vec<usize> {
        let rows = || std::iter::once(&self.head).chain(&self.rows);
        let columns = rows().map(Vec::len).max().unwrap_or(0);
        let of_cell = |cell: &String| {
            let indented = cell.chars().count() - cell.trim_start().chars().count();
            let words = cell.split_whitespace().map(|word| word.chars().count());
            words.enumerate().map(|(index, width)| if index == 0 { indented + width } else { width }).max()
        };
        let longest = |column: usize| rows().filter_map(|row| of_cell(row.get(column)?)).max().unwrap_or(0);
        (0..columns).map(longest).collect()
    }

    /// Adds a row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }
}

impl Report {
    /// A report with nothing in it.
    pub fn new() -> Self {
        Report::default()
    }

    /// The same without items that begin with lines which have been told before, each as often as it was.
    #[must_use]
    pub fn without(mut self, told: &[String]) -> Self {
        let mut told: Vec<&str> = told.iter().map(String::as_str).collect();
        self.blocks.retain(|block| {
            let Block::Line { indent: 1, text, .. } = block else { return true };
            let known = told.iter().position(|line| {
                text.strip_prefix(line).is_some_and(|rest| rest.is_empty() || rest.starts_with(" ["))
            });
            known.map(|at| told.remove(at)).is_none()
        });
        // A heading over nothing says nothing.
        let is_said =
            |block: &Block| !matches!(block, Block::Line { style: Style::Strong, .. } | Block::Hint);
        if !self.blocks.iter().any(is_said) {
            self.blocks.clear();
        }
        self
    }

    /// Adds a heading, with an empty line before it unless it comes first.
    pub fn heading(&mut self, text: impl Into<String>) {
        if self.blocks.iter().any(|block| *block != Block::Hint) {
            self.line("");
        }
        self.push(0, Style::Strong, text.into());
    }

    /// Adds a line.
    pub fn line(&mut self, text: impl Into<String>) {
        self.push(0, Style::Plain, text.into());
    }

    /// Adds each line of `text`.
    pub fn lines(&mut self, text: &str) {
        text.lines().for_each(|line| self.line(line));
    }

    /// Adds a story: its headings, paragraphs, lists and tables.
    pub fn story(&mut self, story: &Account) {
        self.heading(story.title());
        for part in story.parts() {
            match part {
                Part::Heading { text, .. } => self.heading(text),
                Part::Paragraph(words) => self.line(words.text()),
                Part::Quotation(text) => self.item(1, text),
                Part::List(entries) => {
                    for entry in entries {
                        self.item(1, entry.words.text());
                        entry.below.iter().for_each(|below| self.item(2, below));
                    }
                }
                Part::Table(table) => self.table(Grid { rows: table.rows.clone(), ..Grid::new(&table.head) }),
            }
        }
    }

    /// Adds a line `level` steps in.
    pub fn item(&mut self, level: u16, text: impl Into<String>) {
        self.push(level, Style::Plain, text.into());
    }

    /// Adds a line `level` steps in that is the one to read.
    pub fn strong(&mut self, level: u16, text: impl Into<String>) {
        self.push(level, Style::Strong, text.into());
    }

    /// Says that the last line tells what was refused, or not read: it is to be seen whatever is left unread.
    pub fn refuses(&mut self) {
        if let Some(Block::Line { refuses, .. }) = self.blocks.last_mut() {
            *refuses = true;
        }
    }

    /// Adds a line that ends with a command to paste, which is never broken, however long it is.
    pub fn command(&mut self, text: impl Into<String>) {
        self.push(0, Style::Command, text.into());
    }

    /// Adds an aside `level` steps in.
    pub fn aside(&mut self, level: u16, text: impl Into<String>) {
        self.push(level, Style::Faint, text.into());
    }

    /// Adds a table; one without rows is left out.
    pub fn table(&mut self, table: Grid) {
        if !table.rows.is_empty() {
            self.blocks.push(Block::Grid { indent: 0, grid: table });
        }
    }

    /// Adds text that is shown as it stands, never wrapped.
    pub fn verbatim(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Verbatim { plain: text.into(), coloured: None });
    }

    /// Adds a drawing that is shown as it stands, in one way where colour may be used and in another where
    /// not.
    pub fn drawing(&mut self, plain: impl Into<String>, coloured: impl Into<String>) {
        self.blocks.push(Block::Verbatim { plain: plain.into(), coloured: Some(coloured.into()) });
    }

    /// Says that what follows is about what may be done next.
    pub fn hint(&mut self) {
        self.blocks.push(Block::Hint);
    }

    /// The report up to what may be done next, which the guided mode shows in its own way.
    #[must_use]
    pub fn without_hint(mut self) -> Self {
        let end = self.blocks.iter().position(|block| *block == Block::Hint).unwrap_or(self.blocks.len());
        self.blocks.truncate(end);
        self
    }

    /// Adds all of another report.
    pub fn append(&mut self, other: Report) {
        self.blocks.extend(other.blocks);
    }

    /// The same, all lines and tables `levels` steps further in.
    #[must_use]
    pub fn indented(mut self, levels: u16) -> Self {
        for block in &mut self.blocks {
            if let Block::Line { indent, .. } | Block::Grid { indent, .. } = block {
                *indent += levels;
            }
        }
        self
    }

    /// The same with the name of the file in the commands it proposes: `pointman trung-turn -i game.json` for
    /// `pointman trung-turn -i GAME`.
    #[must_use]
    pub fn about(mut self, file: &str) -> Self {
        for block in &mut self.blocks {
            if let Block::Line { text, .. } = block
                && let Some(at) = text.find("pointman ")
            {
                let command = text.split_off(at);
                let words: Vec<_> =
                    command.split(' ').map(|word| if word == "GAME" { file } else { word }).collect();
                text.push_str(&words.join(" "));
            }
        }
        self
    }

    /// The same without the commands it proposes, which the guided mode does not read; an aside that is about
    /// one is left out.
    #[must_use]
    pub fn without_commands(mut self) -> Self {
        self.blocks.retain(
            |block| !matches!(block, Block::Line { style: Style::Faint, text, .. } if text.contains(COMMAND)),
        );
        for block in &mut self.blocks {
            if let Block::Line { text, .. } = block
                && let Some(at) = text.find(COMMAND)
            {
                text.truncate(at);
            }
        }
        self
    }

    /// Its first line alone.
    #[must_use]
    pub fn headline(self) -> Report {
        let is_line = |block: &Block| matches!(block, Block::Line { .. });
        Report { blocks: self.blocks.into_iter().find(is_line).into_iter().collect() }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.blocks.iter().all(|block| *block == Block::Hint)
    }

    /// The text, wrapped to the width of `look`.
    pub fn lay_out(&self, look: Look) -> String {
        self.blocks.iter().map(|block| lay_block(block, look)).collect()
    }

    /// The same row by row.
    pub fn rows(&self, look: Look) -> Vec<ReportRow> {
        let rows = self.blocks.iter().flat_map(|block| {
            let refuses = matches!(block, Block::Line { refuses: true, .. });
            let text = lay_block(block, look);
            text.lines().map(|row| ReportRow { text: row.to_owned(), refuses }).collect::<Vec<_>>()
        });
        rows.collect()
    }

    fn push(&mut self, indent: u16, style: Style, text: String) {
        self.blocks.push(Block::Line { indent, style, text, refuses: false });
    }
}

fn lay_block(block: &Block, look: Look) -> String {
    let mut text = String::new();
    match block {
        Block::Line { indent, style, text: line, .. } => lay_line(&mut text, *indent, *style, line, look),
        Block::Hint => {}
        Block::Grid { indent, grid } => {
            let margin = indent * 2;
            let room = Look { width: look.width.saturating_sub(margin).max(20), ..look };
            for line in lay_table(grid, room).lines() {
                let _ = writeln!(text, "{:margin$}{}", "", line.trim_end(), margin = usize::from(margin));
            }
        }
        Block::Verbatim { plain, coloured } => {
            let verbatim = coloured.as_ref().filter(|_| look.colour).unwrap_or(plain);
            text.push_str(verbatim);
            if !verbatim.ends_with('\n') {
                text.push('\n');
            }
        }
    }
    text
}

fn lay_line(out: &mut String, indent: u16, style: Style, line: &str, look: Look) {
    let margin = usize::from(indent) * 2;
    let room = usize::from(look.width).saturating_sub(margin).max(20);
    let parts = match style {
        Style::Command => vec![line.to_owned()],
        _ => wrap(&with_whole_command(line, room), room),
    };
    for (index, part) in parts.iter().enumerate() {
        let hang = if index == 0 { margin } else { margin + 2 };
        let (on, off) = match style {
            Style::Strong if look.colour => ("\x1b[1m", "\x1b[0m"),
            Style::Faint if look.colour => ("\x1b[2m", "\x1b[0m"),
            _ => ("", ""),
        };
        let _ = writeln!(out, "{}", format!("{:hang$}{on}{part}{off}", "").trim_end());
    }
}

/// What a command begins with that a line proposes at its end.
const COMMAND: &str = ": pointman ";

/// A line that keeps the command it proposes on one line where there is room for that: a command that is
/// broken cannot be pasted.
fn with_whole_command(line: &str, room: usize) -> Cow<'_, str> {
    match line.split_once(COMMAND) {
        Some((what, command)) if command.chars().count() + COMMAND.len() <= room => {
            let glue = GLUE.to_string();
            format!("{what}: pointman{glue}{}", command.replace(' ', &glue)).into()
        }
        _ => line.into(),
    }
}

/// Breaks `line` at spaces so that no part is wider than `room`, the later parts two columns narrower.
pub(crate) fn wrap(line: &str, room: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut left = room;
    for word in line.split(' ') {
        let part = parts.last_mut().expect("there is always a part");
        let width = word.chars().count();
        if part.is_empty() {
            part.push_str(word);
            left = left.saturating_sub(width);
        } else if width < left {
            part.push(' ');
            part.push_str(word);
            left -= width + 1;
        } else {
            left = (room - 2).saturating_sub(width);
            parts.push(word.to_owned());
        }
    }
    parts.into_iter().map(|part| part.replace(GLUE, " ")).collect()
}

/// The blank at which no line is broken: between a number and what it counts out.
pub(crate) const GLUE: char = '\u{a0}';

fn lay_table(table: &Grid, look: Look) -> comfy_table::Table {
    let mut laid = comfy_table::Table::new();
    laid.load_style(presets::UTF8_BORDERS_ONLY)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(look.width);
    laid.load_style(presets::NOTHING);
    if !table.head.is_empty() {
        laid.set_header(table.head.iter().map(|word| {
            let cell = comfy_table::Cell::new(word);
            if look.colour { cell.add_attribute(comfy_table::Attribute::Bold) } else { cell }
        }));
    }
    for row in &table.rows {
        laid.add_row(row);
    }
    for &column in &table.numbers {
        if let Some(column) = laid.column_mut(column) {
            column.set_cell_alignment(comfy_table::CellAlignment::Right);
        }
    }
    // A blank stands on each side of what is in a column.
    let longest: Vec<usize> = table.longest_words().iter().map(|width| width + 2).collect();
    if table.whole_words && longest.iter().sum::<usize>() <= usize::from(look.width) {
        for (index, width) in longest.into_iter().enumerate() {
            if let (Some(column), Ok(width)) = (laid.column_mut(index), u16::try_from(width)) {
                column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(width)));
            }
        }
    }
    if look.colour {
        laid.enforce_styling();
    }
    laid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped_with_a_hanging_indent() {
        let mut report = Report::new();
        report.item(1, "one two three four five six seven");
        let look = Look { width: 24, colour: false };
        assert_eq!(report.lay_out(look), "  one two three four\n    five six seven\n");
    }

    #[test]
    fn every_row_of_a_refusal_says_that_it_is_one() {
        let mut report = Report::new();
        report.line("No: is what the sergeant said");
        report.line("No: there is no such place here");
        report.refuses();
        let look = Look { width: 24, colour: false };
        let rows: Vec<(String, bool)> =
            report.rows(look).into_iter().map(|row| (row.text, row.refuses)).collect();
        let said = |text: &str, refuses| (text.to_owned(), refuses);
        assert_eq!(
            rows,
            [
                said("No: is what the sergeant", false),
                said("  said", false),
                said("No: there is no such", true),
                said("  place here", true)
            ]
        );
    }

    #[test]
    fn a_command_is_not_broken_where_it_has_room() {
        let mut report = Report::new();
        report.line("Next: a turn: pointman draw -i a.json");
        let laid = |width| report.lay_out(Look { width, colour: false });
        assert_eq!(laid(36), "Next: a turn:\n  pointman draw -i a.json\n");
        assert_eq!(laid(24), "Next: a turn: pointman\n  draw -i a.json\n");
    }

    #[test]
    fn a_command_to_paste_stays_on_its_line_and_where_it_stands_on_it() {
        let mut report = Report::new();
        report.command("   pointman fitl act -i a.json 'rally saigon'");
        let laid = report.lay_out(Look { width: 24, colour: false });
        assert_eq!(laid, "   pointman fitl act -i a.json 'rally saigon'\n");
    }

    #[test]
    fn a_table_of_whole_words_breaks_none_where_there_is_room() {
        let mut table = Grid::new(["Unit", "Role", "Advancements"]).of_whole_words();
        table.row(["  squad-1-a-new-1", "Automatic Rifleman of the squad", "Incapacitating Injury, New man"]);
        let mut report = Report::new();
        report.table(table);
        let laid = report.lay_out(Look { width: 50, colour: false });
        for word in ["  squad-1-a-new-1", "Rifleman", "Incapacitating"] {
            assert!(laid.contains(word), "{laid}");
        }
    }

    #[test]
    fn numbers_stand_to_the_right() {
        let mut table = Grid::new(["passes", "ways"]).with_numbers([1]);
        table.row(["2", "16"]);
        table.row(["1", "4"]);
        let mut report = Report::new();
        report.table(table);
        assert_eq!(report.lay_out(Look::PLAIN), " passes  ways\n 2         16\n 1          4\n");
    }

    #[test]
    fn a_table_is_never_wider_than_the_terminal() {
        let mut table = Grid::new(["who", "result"]);
        table.row(["others".to_owned(), "word ".repeat(40)]);
        let mut report = Report::new();
        report.table(table);
        assert!(report.lay_out(Look::PLAIN).lines().all(|line| line.chars().count() <= 80));
    }
}
