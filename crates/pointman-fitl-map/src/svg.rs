//! The picture written as SVG.

use std::fmt::Write as _;

use pointman_core::markup::in_markup;

use super::draw::{Anchor, Look, Part};
use super::layout::{HEIGHT, WIDTH};
use super::picture::picture;
use crate::fitl::{Game, SpaceSet};

/// The fonts asked for; the first is the one PNG files are made with.
const FONTS: &str =
    "'DejaVu Sans', 'DejaVu Sans Condensed', 'Liberation Sans Narrow', 'Arial Narrow', Arial, sans-serif";

/// The picture of a game as the text of an SVG file. Each text says how wide it is, so that it fits whatever
/// the font.
///
/// ```
/// use pointman_fitl::{Edition, FactionSet, Game, Scenario};
/// use pointman_fitl_map::svg;
/// let picture = svg(&Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second));
/// assert!(picture.starts_with("<svg") && picture.contains("data-space=\"saigon\""));
/// ```
pub fn svg(game: &Game) -> String {
    svg_ringing(game, SpaceSet::NONE)
}

/// The same with a ring around the spaces that have `changed`.
pub fn svg_ringing(game: &Game, changed: SpaceSet) -> String {
    svg_frame(&svg_parts(game, changed).concat())
}

/// The same picture in parts, of which those of two games that look alike are the same.
pub fn svg_parts(game: &Game, changed: SpaceSet) -> Vec<String> {
    let part = |part: &Part| {
        let mut text = String::new();
        write_parts(&mut text, std::slice::from_ref(part));
        text
    };
    picture(game, changed).0.iter().map(part).collect()
}

/// A picture of these parts.
pub fn svg_frame(parts: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 \
         {WIDTH} {HEIGHT}\" font-stretch=\"condensed\" stroke-linejoin=\"round\" \
         font-family=\"{FONTS}\">\n<title>Fire in the Lake</title>\n{parts}</svg>\n"
    )
}

fn write_parts(out: &mut String, parts: &[Part]) {
    // Writing to a string cannot fail.
    for part in parts {
        let _ = match part {
            Part::Rect { x, y, wide, high, round, look } => {
                let [x, y, wide, high, round] = [x, y, wide, high, round].map(|value| number(*value));
                writeln!(
                    out,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\"{}/>",
                    written(look)
                )
            }
            Part::Circle { x, y, radius, look } => {
                writeln!(
                    out,
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>",
                    number(*x),
                    number(*y),
                    number(*radius),
                    written(look)
                )
            }
            Part::Line { points, closed, look } => {
                let points: Vec<String> =
                    points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
                let element = if *closed { "polygon" } else { "polyline" };
                writeln!(out, "<{element} points=\"{}\"{}/>", points.join(" "), written(look))
            }
            Part::Text { x, y, ink, words } => {
                let weight = if ink.bold { " font-weight=\"bold\"" } else { "" };
                let anchor = match ink.anchor {
                    Anchor::Start => "",
                    Anchor::Middle => " text-anchor=\"middle\"",
                    Anchor::End => " text-anchor=\"end\"",
                };
                let [x, y, size, wide] = [*x, *y, ink.size, ink.width(words)].map(number);
                // One letter is as wide as it is.
                let wide = match words.len() {
                    1 => String::new(),
                    _ => format!(" textLength=\"{wide}\" lengthAdjust=\"spacingAndGlyphs\""),
                };
                let fill = ink.fill;
                let words = in_markup(words);
                writeln!(
                    out,
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" \
                     fill=\"{fill}\"{weight}{anchor}{wide}>{words}</text>"
                )
            }
            Part::Group { tag, x, y, scale, parts } => {
                out.push_str("<g");
                if let Some(tag) = tag {
                    let _ = write!(out, " data-{}=\"{}\"", tag.name, in_markup(tag.value));
                }
                if (*x, *y, *scale) != (0.0, 0.0, 1.0) {
                    let scale = (scale * 1000.0).round() / 1000.0;
                    let _ =
                        write!(out, " transform=\"translate({} {}) scale({scale})\"", number(*x), number(*y));
                }
                out.push_str(">\n");
                if let Some(title) = tag.and_then(|tag| tag.title) {
                    let _ = writeln!(out, "<title>{}</title>", in_markup(title));
                }
                write_parts(out, parts);
                writeln!(out, "</g>")
            }
        };
    }
}

fn written(look: &Look) -> String {
    let mut text = look.fill.map_or(" fill=\"none\"".to_owned(), |fill| format!(" fill=\"{fill}\""));
    if let Some((colour, width)) = look.stroke {
        let _ = write!(text, " stroke=\"{colour}\" stroke-width=\"{}\"", number(width));
    }
    if look.opacity < 1.0 {
        let _ = write!(text, " opacity=\"{}\"", look.opacity);
    }
    text
}

/// A coordinate, to a hundredth at most.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
