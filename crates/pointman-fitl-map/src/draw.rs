//! What pictures are made of: boxes, lines and texts in groups, to be written as SVG or drawn as PNG; and how
//! much room a text takes.

use std::fmt;

use super::glyphs::{BOLD, Glyph, REGULAR};
use super::layout::{MapPoint, Slot};

/// A colour, `0xrrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Colour(pub(super) u32);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

pub(super) const DARK: Colour = Colour(0x1d1d1b);
pub(super) const FAINT: Colour = Colour(0x5e5a50);
pub(super) const WHITE: Colour = Colour(0xffffff);
pub(super) const PAPER: Colour = Colour(0xfbfaf4);
pub(super) const BORDER: Colour = Colour(0x8d8268);

/// How a shape is filled and outlined.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Look {
    pub(super) fill: Option<Colour>,
    /// Colour and width of the outline.
    pub(super) stroke: Option<(Colour, f32)>,
    /// From 0.0, not to be seen, to 1.0.
    pub(super) opacity: f32,
}

impl Look {
    pub(super) const fn fill(colour: Colour) -> Look {
        Look { fill: Some(colour), stroke: None, opacity: 1.0 }
    }

    pub(super) const fn line(colour: Colour, width: f32) -> Look {
        Look { fill: None, stroke: Some((colour, width)), opacity: 1.0 }
    }

    pub(super) const fn edged(self, colour: Colour, width: f32) -> Look {
        Look { stroke: Some((colour, width)), ..self }
    }
}

/// Where a text is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// The smallest type: 6 points on a sheet of A3 with a margin of 5 mm.
pub(super) const SMALLEST: f32 = 12.5;

/// How a text looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Ink {
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) fill: Colour,
    pub(super) anchor: Anchor,
}

impl Ink {
    pub(super) const fn plain(size: f32) -> Ink {
        Ink { size, bold: false, fill: DARK, anchor: Anchor::Start }
    }

    pub(super) const fn bold(size: f32) -> Ink {
        Ink { bold: true, ..Ink::plain(size) }
    }

    pub(super) const fn fill(self, fill: Colour) -> Ink {
        Ink { fill, ..self }
    }

    pub(super) const fn anchor(self, anchor: Anchor) -> Ink {
        Ink { anchor, ..self }
    }

    /// The same, no larger than lets `text` fit into `room`, as far as type may be made smaller.
    pub(super) fn fitted(self, text: &str, room: f32) -> Ink {
        let wide = self.width(text);
        if wide <= room { self } else { Ink { size: (self.size * room / wide).max(SMALLEST), ..self } }
    }

    /// The letter's outline; `?` for one that is not among ours.
    pub(super) fn glyph(self, letter: char) -> &'static Glyph {
        let table = if self.bold { BOLD } else { REGULAR };
        let find = |letter| table.binary_search_by_key(&letter, |glyph| glyph.0).ok();
        &table[find(letter).or_else(|| find('?')).unwrap_or(0)]
    }

    /// How wide `text` is.
    pub(super) fn width(self, text: &str) -> f32 {
        text.chars().map(|letter| f32::from(self.glyph(letter).1)).sum::<f32>() * self.size / EM
    }

    /// `text` cut so that it fits into `room`.
    pub(super) fn cut(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let mut kept = String::new();
        for letter in text.chars() {
            if self.width(&format!("{kept}{letter}\u{2026}")) > room {
                break;
            }
            kept.push(letter);
        }
        format!("{}\u{2026}", kept.trim_end())
    }

    /// `text` in lines that fit into `room`, broken at spaces.
    pub(super) fn wrapped(self, text: &str, room: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// Units of a glyph in the size of its letters.
pub(super) const EM: f32 = 2048.0;

/// A part of a picture.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Part {
    Rect { x: f32, y: f32, wide: f32, high: f32, round: f32, look: Look },
    Circle { x: f32, y: f32, radius: f32, look: Look },
    Line { points: Vec<(f32, f32)>, closed: bool, look: Look },
    Text { x: f32, y: f32, ink: Ink, words: String },
    Group { tag: Option<Tag>, x: f32, y: f32, scale: f32, parts: Vec<Part> },
}

/// What a group stands for: the name of a `data-` attribute with its value, and perhaps a title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: &'static str,
    pub(super) value: &'static str,
    pub(super) title: Option<&'static str>,
}

impl Tag {
    pub(super) const fn new(name: &'static str, value: &'static str) -> Tag {
        Tag { name, value, title: None }
    }
}

/// A picture as it grows: parts, the later ones over the earlier.
#[derive(Debug, Default)]
pub(super) struct Drawing(pub(super) Vec<Part>);

impl Drawing {
    /// A text; an empty one is not there.
    pub(super) fn text(&mut self, x: f32, y: f32, ink: Ink, words: &str) {
        if !words.is_empty() {
            self.0.push(Part::Text { x, y, ink, words: words.to_owned() });
        }
    }

    /// A box with round corners.
    pub(super) fn rect(&mut self, x: f32, y: f32, wide: f32, high: f32, round: f32, look: Look) {
        self.0.push(Part::Rect { x, y, wide, high, round, look });
    }

    pub(super) fn circle(&mut self, x: f32, y: f32, radius: f32, look: Look) {
        self.0.push(Part::Circle { x, y, radius, look });
    }

    pub(super) fn slot(&mut self, slot: Slot, beyond: f32, round: f32, look: Look) {
        let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
        self.rect(x - beyond, y - beyond, wide + 2.0 * beyond, high + 2.0 * beyond, round, look);
    }

    /// A line through the points, or a closed outline.
    pub(super) fn line(&mut self, points: &[MapPoint], closed: bool, look: Look) {
        let points = points.iter().map(|&(x, y)| (f32::from(x), f32::from(y))).collect();
        self.0.push(Part::Line { points, closed, look });
    }

    pub(super) fn polygon(&mut self, points: &[(f32, f32)], look: Look) {
        self.0.push(Part::Line { points: points.to_vec(), closed: true, look });
    }

    /// What `draw` draws, as one group.
    pub(super) fn group(&mut self, tag: Tag, draw: impl FnOnce(&mut Drawing)) {
        self.placed(Some(tag), 0.0, 0.0, 1.0, draw);
    }

    /// What `draw` draws, enlarged and moved.
    pub(super) fn placed(
        &mut self,
        tag: Option<Tag>,
        x: f32,
        y: f32,
        scale: f32,
        draw: impl FnOnce(&mut Drawing),
    ) {
        let mut inner = Drawing::default();
        draw(&mut inner);
        self.0.push(Part::Group { tag, x, y, scale, parts: inner.0 });
    }

    /// A small box with a word in it, its upper left corner at the point; returns its width.
    pub(super) fn chip(&mut self, x: f32, y: f32, word: &str, chip: Chip) -> f32 {
        let wide = chip_width(word);
        self.rect(x, y, wide, CHIP_HEIGHT, 3.0, Look::fill(chip.fill).edged(chip.edge, 1.5));
        self.text(x + wide / 2.0, y + 12.8, CHIP_INK.fill(chip.text).anchor(Anchor::Middle), word);
        wide
    }
}

/// The colours of a chip.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chip {
    pub(super) fill: Colour,
    pub(super) edge: Colour,
    pub(super) text: Colour,
}

impl Chip {
    /// Light letters on the colour.
    pub(super) const fn solid(colour: Colour) -> Chip {
        Chip { fill: colour, edge: colour, text: WHITE }
    }

    /// The colour on white.
    pub(super) const fn open(colour: Colour) -> Chip {
        Chip { fill: WHITE, edge: colour, text: colour }
    }
}

/// Height of a chip.
pub(super) const CHIP_HEIGHT: f32 = 17.0;
const CHIP_INK: Ink = Ink::bold(SMALLEST);

pub(super) fn chip_width(word: &str) -> f32 {
    CHIP_INK.width(word) + 9.0
}
