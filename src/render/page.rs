//! A page of HTML that stands by itself: no network, nothing beside it, readable on a phone and on paper.

use super::in_markup;

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

/// A page that shows a text in the Markdown that chronicles are written in: headings, quotations, lists,
/// tables, and what is emphasised.
///
/// ```
/// use pointman::render::page_of_markdown;
/// let page = page_of_markdown("Tour", "# Tour\n\n*Long ago*, **he** said <b>.\n\n- one\n- two\n");
/// assert!(page.contains("<h1>Tour</h1>"));
/// assert!(page.contains("<em>Long ago</em>, <strong>he</strong> said &lt;b&gt;."));
/// assert!(page.contains("<ul>\n<li>one</li>\n<li>two</li>\n</ul>"));
/// let page = page_of_markdown("Points", "- **US**\n  - 1 WIA\n- VC\n");
/// assert!(page.contains("<li><strong>US</strong>\n<ul>\n<li>1 WIA</li>\n</ul>\n</li>\n<li>VC</li>\n</ul>"));
/// ```
pub fn page_of_markdown(title: &str, text: &str) -> String {
    let mut body = String::from("<main style=\"max-width: 46rem\">\n");
    let mut open = Open::Nothing;
    for line in text.lines() {
        let (kind, shown) = block(line);
        match (open, kind) {
            // An item stays open for the list below it.
            (Open::List, Open::List) => body.push_str("</li>\n"),
            (Open::List, Open::Sublist) => body.push_str("\n<ul>\n"),
            (Open::Sublist, Open::List) => body.push_str("</ul>\n</li>\n"),
            _ if kind == open => {}
            _ => {
                body.push_str(open.end());
                body.push_str(kind.start());
            }
        }
        // The line under the head of a table only tells how it is set.
        let is_rule = kind == Open::Table && line.chars().all(|letter| "|-: ".contains(letter));
        if !is_rule {
            let is_head = kind == Open::Table && open != Open::Table;
            body.push_str(&if is_head {
                shown.replace("<td>", "<th>").replace("</td>", "</th>")
            } else {
                shown
            });
        }
        open = kind;
    }
    body.push_str(open.end());
    body.push_str("</main>\n");
    page(title, "", &body, "")
}

/// What lines belong together in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Paragraph,
    List,
    /// The list below an item of one.
    Sublist,
    Quotation,
    Table,
}

impl Open {
    const fn start(self) -> &'static str {
        match self {
            Open::Nothing => "",
            Open::Paragraph => "<p>",
            Open::List => "<ul>\n",
            Open::Sublist => "<ul>\n<li>\n<ul>\n",
            Open::Quotation => "<blockquote>",
            Open::Table => "<div class=\"wide\"><table>\n",
        }
    }

    const fn end(self) -> &'static str {
        match self {
            Open::Nothing => "",
            Open::Paragraph => "</p>\n",
            Open::List => "</li>\n</ul>\n",
            Open::Sublist => "</ul>\n</li>\n</ul>\n",
            Open::Quotation => "</blockquote>\n",
            Open::Table => "</table></div>\n",
        }
    }
}

/// What a line belongs to, and its markup.
fn block(line: &str) -> (Open, String) {
    let level = line.chars().take_while(|letter| *letter == '#').count();
    let rest = line.get(level..).unwrap_or_default();
    if (1..=6).contains(&level) && rest.starts_with(' ') {
        return (Open::Nothing, format!("<h{level}>{}</h{level}>\n", inline(rest.trim())));
    }
    if let Some(item) = line.strip_prefix("- ") {
        return (Open::List, format!("<li>{}", inline(item)));
    }
    if let Some(item) = line.strip_prefix("  - ") {
        return (Open::Sublist, format!("<li>{}</li>\n", inline(item)));
    }
    if let Some(quoted) = line.strip_prefix("> ") {
        return (Open::Quotation, inline(quoted) + "\n");
    }
    if let Some(cells) = line.trim().strip_prefix('|').and_then(|line| line.strip_suffix('|')) {
        let mut escaped = false;
        let cells = cells.split(move |letter| {
            let is_end = letter == '|' && !escaped;
            escaped = letter == '\\' && !escaped;
            is_end
        });
        let cells: String = cells.map(|cell| format!("<td>{}</td>", inline(cell.trim()))).collect();
        return (Open::Table, ["<tr>", &cells, "</tr>\n"].concat());
    }
    match line.trim() {
        "" => (Open::Nothing, String::new()),
        text => (Open::Paragraph, inline(text) + "\n"),
    }
}

/// The text with what stands between asterisks emphasised; a character behind a backslash stands for itself.
fn inline(text: &str) -> String {
    let (mut out, mut strong, mut emphasised) = (String::new(), false, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let mut toggle = |on: &mut bool, name: &str| {
            out.push_str(&format!("<{}{name}>", if *on { "/" } else { "" }));
            *on = !*on;
        };
        match letter {
            '\\' if letters.peek().is_some_and(char::is_ascii_punctuation) => {
                let plain = letters.next().unwrap_or_default();
                out.push_str(&in_markup(plain.encode_utf8(&mut [0; 4])));
            }
            '*' if letters.next_if_eq(&'*').is_some() => toggle(&mut strong, "strong"),
            '*' => toggle(&mut emphasised, "em"),
            letter => out.push_str(&in_markup(letter.encode_utf8(&mut [0; 4]))),
        }
    }
    if emphasised {
        out.push_str("</em>");
    }
    if strong {
        out.push_str("</strong>");
    }
    out
}
