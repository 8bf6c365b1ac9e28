//! A report as a page: Markdown, and HTML that prints.

use std::fmt::Write as _;

use super::{Block, Report, Style};
use crate::render::in_markup;
use pointman_core::markup::in_markdown;

/// What a printed page looks like: black on white, tables with lines to write on, each sheet on a page of its
/// own.
const LOOK: &str = "\
@page { size: A4; margin: 14mm }
body { font: 10pt/1.35 Georgia, 'Times New Roman', serif; color: #000; background: #fff; max-width: 182mm; \
margin: 0 auto }
section { break-after: page }
section:last-child { break-after: auto }
h1 { font-size: 15pt; border-bottom: 1.5pt solid #000; margin: 0 0 3mm; padding-bottom: 1mm }
h2 { font-size: 12pt; margin: 5mm 0 2mm; break-after: avoid }
p { margin: 0 0 1mm }
p.i1 { margin-left: 5mm } p.i2 { margin-left: 10mm } p.i3 { margin-left: 15mm }
.aside { color: #444; font-style: italic }
table { border-collapse: collapse; width: 100%; margin: 2mm 0 4mm; font-size: 9pt }
th, td { border: 0.5pt solid #444; padding: 0.8mm 1.6mm; text-align: left; vertical-align: top }
th { background: #eee } td.n, th.n { text-align: right }
thead { display: table-header-group } tr { break-inside: avoid }
tr.unit td { font-weight: bold; background: #f6f6f6 }
pre { white-space: pre-wrap; font-size: 9pt }
";

impl Report {
    /// The report as Markdown.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        let mut headings = 0;
        let mut in_list = false;
        for block in &self.blocks {
            let is_item = matches!(block, Block::Line { indent, .. } if *indent > 0);
            if in_list && !is_item {
                text.push('\n');
            }
            in_list = is_item;
            match block {
                Block::Line { text: line, .. } if line.trim().is_empty() => {}
                Block::Line { indent: 0, style: Style::Strong, text: line, .. } => {
                    headings += 1;
                    let marks = if headings == 1 { "#" } else { "##" };
                    let _ = writeln!(text, "{marks} {}\n", in_markdown(line));
                }
                Block::Line { indent: 0, text: line, .. } => {
                    let _ = writeln!(text, "{}\n", in_markdown(line));
                }
                Block::Line { indent, style, text: line, .. } => {
                    let indent = "  ".repeat(usize::from(*indent) - 1);
                    let line = in_markdown(line);
                    let _ = match style {
                        Style::Strong => writeln!(text, "{indent}- **{line}**"),
                        _ => writeln!(text, "{indent}- {line}"),
                    };
                }
                Block::Grid { grid, .. } => {
                    let cells = |cells: &[String]| {
                        let cells: Vec<String> = cells.iter().map(|cell| in_markdown(cell.trim())).collect();
                        format!("| {} |\n", cells.join(" | "))
                    };
                    text.push_str(&cells(&grid.head));
                    let rule = |column: usize| if grid.numbers.contains(&column) { "---:|" } else { "---|" };
                    text.push('|');
                    text.extend((0..grid.head.len()).map(rule));
                    text.push('\n');
                    for row in grid.rows.iter().filter(|row| row.iter().any(|cell| !cell.is_empty())) {
                        text.push_str(&cells(row));
                    }
                    text.push('\n');
                }
                Block::Verbatim { plain, .. } => {
                    let _ = writeln!(text, "```\n{}\n```\n", plain.trim_end());
                }
                Block::Hint => break,
            }
        }
        format!("{}\n", text.trim_end())
    }

    /// The report as a part of a page.
    fn section(&self) -> String {
        let mut text = String::from("<section>\n");
        let mut headings = 0;
        for block in &self.blocks {
            match block {
                Block::Line { text: line, .. } if line.trim().is_empty() => {}
                Block::Line { indent: 0, style: Style::Strong, text: line, .. } => {
                    headings += 1;
                    let level = if headings == 1 { 1 } else { 2 };
                    let _ = writeln!(text, "<h{level}>{}</h{level}>", escaped(line));
                }
                Block::Line { indent, style, text: line, .. } => {
                    let class = if *style == Style::Faint { " aside" } else { "" };
                    let (on, off) = if *style == Style::Strong { ("<b>", "</b>") } else { ("", "") };
                    let indent = (*indent).min(3);
                    let _ = writeln!(text, "<p class=\"i{indent}{class}\">{on}{}{off}</p>", escaped(line));
                }
                Block::Grid { grid, .. } => {
                    let class = |column: usize| {
                        if grid.numbers.contains(&column) { " class=\"n\"" } else { "" }
                    };
                    text.push_str("<table>\n<thead><tr>");
                    for (column, word) in grid.head.iter().enumerate() {
                        let _ = write!(text, "<th{}>{}</th>", class(column), escaped(word));
                    }
                    text.push_str("</tr></thead>\n<tbody>\n");
                    let mut starts = false;
                    for row in &grid.rows {
                        // An empty row parts those that follow it, the first of which speaks for them.
                        if row.iter().all(String::is_empty) {
                            starts = true;
                            continue;
                        }
                        text.push_str(if std::mem::take(&mut starts) {
                            "<tr class=\"unit\">"
                        } else {
                            "<tr>"
                        });
                        for (column, cell) in row.iter().enumerate() {
                            let inset = if cell.starts_with("  ") { "&emsp;" } else { "" };
                            let _ = write!(text, "<td{}>{inset}{}</td>", class(column), escaped(cell.trim()));
                        }
                        text.push_str("</tr>\n");
                    }
                    text.push_str("</tbody></table>\n");
                }
                Block::Verbatim { plain, .. } => {
                    let _ = writeln!(text, "<pre>{}</pre>", escaped(plain.trim_end()));
                }
                Block::Hint => break,
            }
        }
        text.push_str("</section>\n");
        text
    }
}

/// A page of HTML that prints: each report on a sheet of its own.
pub fn html_page(title: &str, sheets: &[Report]) -> String {
    let sheets: String = sheets.iter().map(Report::section).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta \
         charset=\"utf-8\">\n<title>{}</title>\n<style>\n{LOOK}</style>\n</head>\n<body>\n{sheets}</body>\n\
         </html>\n",
        escaped(title)
    )
}

/// Text as HTML shows it.
fn escaped(text: &str) -> String {
    text.lines().map(|line| in_markup(line).into_owned()).collect::<Vec<_>>().join("<br>")
}

#[cfg(test)]
mod tests {
    use super::super::Grid;
    use super::*;

    fn report() -> Report {
        let mut report = Report::new();
        report.heading("Log: A<B");
        report.line("Force: US");
        let mut grid = Grid::new(["Unit\nID", "CVP"]).with_numbers([1]);
        grid.row(["", ""]);
        grid.row(["hq", "3"]);
        grid.row(["  hq-1", "a|b"]);
        report.table(grid);
        report.strong(1, "hq");
        report.item(2, "2 * 3");
        report
    }

    #[test]
    fn a_report_is_markdown_with_its_signs_escaped() {
        assert_eq!(
            report().markdown(),
            "# Log: A\\<B\n\nForce: US\n\n| Unit ID | CVP |\n|---|---:|\n| hq | 3 |\n| hq-1 | a\\|b |\n\n- \
             **hq**\n  - 2 \\* 3\n"
        );
    }

    #[test]
    fn a_report_is_a_sheet_of_html() {
        let page = html_page("Logs", &[report(), report()]);
        assert!(page.contains("<h1>Log: A&lt;B</h1>") && page.matches("<section>").count() == 2, "{page}");
        assert!(page.contains("<tr class=\"unit\"><td>hq</td><td class=\"n\">3</td></tr>"), "{page}");
        assert!(page.contains("<td>&emsp;hq-1</td>"), "{page}");
    }
}
