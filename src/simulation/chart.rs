//! Histograms of a run as an SVG picture: the victory margins of the four factions, the cards played and the
//! turns taken.

use std::fmt::Write as _;

use super::sums::Spread;
use super::tally::Tally;
use crate::fitl::Faction;
use crate::plural::counted;
use crate::render::in_markup;

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 160.0;
const GAP: f64 = 30.0;

/// The picture.
pub fn histograms(tally: &Tally) -> String {
    let colour = |faction: Faction| match faction {
        Faction::Us => "#5b6b3a",
        Faction::Arvn => "#d6a521",
        Faction::Nva => "#b3261e",
        Faction::Vc => "#2a6fb0",
    };
    let mut panels: Vec<(String, &Spread, &str)> = Faction::ALL
        .iter()
        .map(|faction| {
            (
                format!("{faction}: victory margin", faction = faction.id().to_uppercase()),
                &tally.margins[*faction],
                colour(*faction),
            )
        })
        .collect();
    panels.push(("Cards played".to_owned(), &tally.cards, "#666666"));
    panels.push(("Turns taken".to_owned(), &tally.turns, "#666666"));
    let rows = panels.len().div_ceil(2) as f64;
    let (width, height) = (2.0 * WIDTH + 3.0 * GAP, rows * (HEIGHT + 2.0 * GAP) + 2.0 * GAP);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"{width}\" height=\"{height}\" \
         fill=\"white\"/>\n<text x=\"{GAP}\" y=\"{GAP}\" font-size=\"16\">{} of {}</text>\n",
        counted(tally.games, "game"),
        in_markup(tally.run.as_deref().unwrap_or("no run")),
    );
    for (index, (title, spread, colour)) in panels.iter().enumerate() {
        let (x, y) =
            (GAP + (index % 2) as f64 * (WIDTH + GAP), 2.0 * GAP + (index / 2) as f64 * (HEIGHT + 2.0 * GAP));
        panel(&mut svg, title, spread, colour, x, y);
    }
    svg.push_str("</svg>\n");
    svg
}

fn panel(svg: &mut String, title: &str, spread: &Spread, colour: &str, x: f64, y: f64) {
    // Writing to a String cannot fail.
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{:.1}\">{}</text>", y + 12.0, in_markup(title));
    let (Some(least), Some(greatest)) = (spread.quartile(0), spread.quartile(4)) else { return };
    let most = spread.counts().map(|(_, count)| count).max().unwrap_or(1) as f64;
    let bar = WIDTH / (greatest - least + 1) as f64;
    let base = y + HEIGHT;
    for (value, count) in spread.counts() {
        let height = count as f64 / most * (HEIGHT - 24.0);
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.2}\" height=\"{height:.1}\" \
             fill=\"{colour}\"><title>{value}: {count}</title></rect>",
            x + (value - least) as f64 * bar,
            base - height,
            (bar * 0.9).max(0.5),
        );
    }
    let _ = writeln!(
        svg,
        "<line x1=\"{x}\" y1=\"{base:.1}\" x2=\"{:.1}\" y2=\"{base:.1}\" stroke=\"black\"/>",
        x + WIDTH
    );
    let marks = [(least, 0.0), (greatest, WIDTH)];
    for (value, at) in marks {
        let anchor = if at > 0.0 { "end" } else { "start" };
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{value}</text>",
            x + at,
            base + 14.0
        );
    }
    if let Some(median) = spread.quartile(2).filter(|median| *median != least && *median != greatest) {
        let at = x + (median - least) as f64 * bar + bar / 2.0;
        let _ = writeln!(
            svg,
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">median {median}</text>",
            base + 14.0
        );
    }
}
