//! The picture drawn as PNG.

use tiny_skia::{FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::draw::{Anchor, Colour, EM, Ink, Look, Part};
use super::layout::{HEIGHT, WIDTH};
use super::picture::picture;
use crate::error::Error;
use crate::fitl::{Game, SpaceSet};

/// The picture of a game as the bytes of a PNG file, [`WIDTH`] by [`HEIGHT`] pixels.
///
/// # Errors
/// [`Error::Bug`] when the picture cannot be drawn.
pub fn png(game: &Game) -> Result<Vec<u8>, Error> {
    png_ringing(game, SpaceSet::NONE)
}

/// The same with a ring around the spaces that have `changed`.
///
/// # Errors
/// As [`png`].
pub fn png_ringing(game: &Game, changed: SpaceSet) -> Result<Vec<u8>, Error> {
    let bug = |why: &str| Error::Bug(format!("the picture of the map: {why}"));
    let mut pixels = Pixmap::new(WIDTH.into(), HEIGHT.into()).ok_or_else(|| bug("it has no size"))?;
    draw_parts(&mut pixels, &picture(game, changed).0, Transform::identity());
    pixels.encode_png().map_err(|error| bug(&error.to_string()))
}

fn draw_parts(pixels: &mut Pixmap, parts: &[Part], transform: Transform) {
    for part in parts {
        let (path, look) = match part {
            Part::Rect { x, y, wide, high, round, look } => (rect(*x, *y, *wide, *high, *round), *look),
            Part::Circle { x, y, radius, look } => (PathBuilder::from_circle(*x, *y, *radius), *look),
            Part::Line { points, closed, look } => (line(points, *closed), *look),
            Part::Text { x, y, ink, words } => (letters(*x, *y, *ink, words), Look::fill(ink.fill)),
            Part::Group { x, y, scale, parts, .. } => {
                draw_parts(pixels, parts, transform.pre_translate(*x, *y).pre_scale(*scale, *scale));
                continue;
            }
        };
        // No path is an empty one: a text of spaces.
        let Some(path) = path else { continue };
        if let Some(fill) = look.fill {
            pixels.fill_path(&path, &paint(fill, look.opacity), FillRule::Winding, transform, None);
        }
        if let Some((colour, width)) = look.stroke {
            let stroke = Stroke { width, line_join: LineJoin::Round, ..Stroke::default() };
            pixels.stroke_path(&path, &paint(colour, look.opacity), &stroke, transform, None);
        }
    }
}

fn paint(colour: Colour, opacity: f32) -> Paint<'static> {
    let [_, red, green, blue] = colour.0.to_be_bytes();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, (opacity * 255.0) as u8);
    paint
}

fn rect(x: f32, y: f32, wide: f32, high: f32, round: f32) -> Option<Path> {
    if round == 0.0 {
        return Rect::from_xywh(x, y, wide, high).map(PathBuilder::from_rect);
    }
    let round = round.min(wide / 2.0).min(high / 2.0);
    // How far along the edge a cubic curve that looks like a quarter of a circle pulls.
    let pull = round * 0.447_715;
    let (right, bottom) = (x + wide, y + high);
    let mut path = PathBuilder::new();
    path.move_to(x + round, y);
    path.line_to(right - round, y);
    path.cubic_to(right - pull, y, right, y + pull, right, y + round);
    path.line_to(right, bottom - round);
    path.cubic_to(right, bottom - pull, right - pull, bottom, right - round, bottom);
    path.line_to(x + round, bottom);
    path.cubic_to(x + pull, bottom, x, bottom - pull, x, bottom - round);
    path.line_to(x, y + round);
    path.cubic_to(x, y + pull, x + pull, y, x + round, y);
    path.close();
    path.finish()
}

fn line(points: &[(f32, f32)], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    if closed {
        path.close();
    }
    path.finish()
}

/// The outline of a text.
fn letters(x: f32, y: f32, ink: Ink, words: &str) -> Option<Path> {
    let scale = ink.size / EM;
    let mut left = match ink.anchor {
        Anchor::Start => x,
        Anchor::Middle => x - ink.width(words) / 2.0,
        Anchor::End => x - ink.width(words),
    };
    let mut path = PathBuilder::new();
    for letter in words.chars() {
        let (_, advance, outline) = ink.glyph(letter);
        trace(&mut path, outline, left, y, scale);
        left += f32::from(*advance) * scale;
    }
    path.finish()
}

/// Adds the outline of a letter whose origin is at the point.
fn trace(path: &mut PathBuilder, outline: &str, left: f32, base: f32, scale: f32) {
    let mut pen = (left, base);
    for (index, letter) in outline.match_indices(char::is_alphabetic) {
        let numbers = outline[index + 1..].split(char::is_alphabetic).next().unwrap_or_default();
        let mut numbers = numbers.split(' ').filter_map(|word| word.parse::<f32>().ok());
        let mut point = || {
            pen.0 += numbers.next().unwrap_or(0.0) * scale;
            pen.1 -= numbers.next().unwrap_or(0.0) * scale;
            pen
        };
        match letter {
            "M" => {
                let (x, y) = point();
                path.move_to(x, y);
            }
            "L" => {
                let (x, y) = point();
                path.line_to(x, y);
            }
            "Q" => {
                let ((x1, y1), (x, y)) = (point(), point());
                path.quad_to(x1, y1, x, y);
            }
            _ => path.close(),
        }
    }
}
