//! A page of HTML that stands by itself: no network, nothing beside it, readable on a phone and on paper.

use super::in_markup;
use pointman_core::story::{Account, Entry, Part, Phrase, Stress};

/// How every page looks.
const STYLE: &str = "\
:root { color-scheme: light; --paper: #fbfaf4; --dark: #1d1d1b; --faint: #5e5a50; --border: #8d8268; --mark: \
#b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--dark); font: 16px/1.45 system-ui, sans-serif; }
main { margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; } h2 { font-size: 1.15rem; margin: 1.4rem 0 .4rem; } h3 { \
font-size: 1rem; margin: 1rem 0 .3rem; }
blockquote { margin: .6rem 0; padding: .1rem .8rem; border-left: 3px solid var(--border); color: \
var(--faint); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .2rem .5rem; \
border-bottom: 1px solid #ddd6c4; }
.wide { overflow-x: auto; }
@media print { body { background: white; font-size: 11pt; } main { padding: 0; max-width: none; } .screen { \
display: none !important; } }
";

/// A page with a title, further style and script, and what it shows, in markup.
pub fn page(title: &str, style: &str, body: &str, script: &str) -> String {
    let script = if script.is_empty() { String::new() } else { format!("<script>\n{script}</script>\n") };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; style-src 'unsafe-inline'; script-src \
         'unsafe-inline'\">\n<title>{}</title>\n<style>\n{STYLE}{style}</style>\n</head>\n<body>\n\
         {body}{script}</body>\n</html>\n",
        in_markup(title)
    )
}

/// A page that shows a story.
///
/// ```
/// use pointman::render::story_page;
/// use pointman_core::story::{Entry, Account, Phrase};
/// let mut story = Account::new("Tour");
/// story.paragraph(Phrase::emphasised("Long ago").and(", he said <b>."));
/// story.list([Entry::new(Phrase::strong("US")).over(["1 WIA"]), Entry::new("VC")]);
/// let page = story_page(&story);
/// assert!(page.contains("<h1>Tour</h1>"));
/// assert!(page.contains("<em>Long ago</em>, he said &lt;b&gt;."));
/// assert!(page.contains("<li><strong>US</strong>\n<ul>\n<li>1 WIA</li>\n</ul>\n</li>\n<li>VC</li>\n</ul>"));
/// ```
pub fn story_page(story: &Account) -> String {
    let parts: String = story.parts().iter().map(part).collect();
    let body =
        format!("<main style=\"max-width: 46rem\">\n<h1>{}</h1>\n{parts}</main>\n", in_markup(story.title()));
    page(story.title(), "", &body, "")
}

/// A part of a story in markup.
fn part(part: &Part) -> String {
    match part {
        Part::Heading { level, text } => format!("<h{level}>{}</h{level}>\n", in_markup(text)),
        Part::Paragraph(words) => format!("<p>{}\n</p>\n", inline(words)),
        Part::Quotation(text) => format!("<blockquote>{}\n</blockquote>\n", in_markup(text)),
        Part::List(entries) => {
            let entries: String = entries.iter().map(entry).collect();
            format!("<ul>\n{entries}</ul>\n")
        }
        Part::Table(table) => {
            let row = |cells: &[String], tag: &str| {
                let cell = |cell: &String| format!("<{tag}>{}</{tag}>", in_markup(cell));
                format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<String>())
            };
            const END: &str = "</table></div>\n";
            let rows: String = table.rows.iter().map(|cells| row(cells, "td")).collect();
            format!("<div class=\"wide\"><table>\n{}{rows}{END}", row(&table.head, "th"))
        }
    }
}

fn entry(entry: &Entry) -> String {
    let below: String = entry.below.iter().map(|text| format!("<li>{}</li>\n", in_markup(text))).collect();
    let below = if below.is_empty() { below } else { format!("\n<ul>\n{below}</ul>\n") };
    format!("<li>{}{below}</li>\n", inline(&entry.words))
}

fn inline(words: &Phrase) -> String {
    let part = |(stress, text)| {
        let text = in_markup(text);
        match stress {
            Stress::Plain => text.into_owned(),
            Stress::Emphasised => format!("<em>{text}</em>"),
            Stress::Strong => format!("<strong>{text}</strong>"),
        }
    };
    words.parts().map(part).collect()
}
