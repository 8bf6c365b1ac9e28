//! Parts that pictures are made of: text, boxes, chips, and how much room a text takes.

use std::fmt::Write as _;

use super::layout::{Point, Slot};

/// The text of an SVG picture as it grows.
#[derive(Debug, Default)]
pub(super) struct Drawing(pub(super) String);

/// Where a text is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ink {
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) fill: &'static str,
    pub(super) anchor: Anchor,
}

impl Ink {
    pub(super) const fn plain(size: f32) -> Ink {
        Ink { size, bold: false, fill: DARK, anchor: Anchor::Start }
    }

    pub(super) const fn bold(size: f32) -> Ink {
        Ink { bold: true, ..Ink::plain(size) }
    }

    pub(super) const fn fill(self, fill: &'static str) -> Ink {
        Ink { fill, ..self }
    }

    pub(super) const fn anchor(self, anchor: Anchor) -> Ink {
        Ink { anchor, ..self }
    }

    /// The same, no larger than lets `text` fit into `room`.
    pub(super) fn fitted(self, text: &str, room: f32) -> Ink {
        Ink { size: self.size.min(room / width(text, 1.0)), ..self }
    }
}

pub(super) const DARK: &str = "#1d1d1b";
pub(super) const FAINT: &str = "#5e5a50";

/// An upper bound of the width of `text` in letters of this size.
pub(super) fn width(text: &str, size: f32) -> f32 {
    let em: f32 = text
        .chars()
        .map(|letter| match letter {
            ' ' | '.' | ',' | '\'' | ':' | ';' | 'i' | 'l' | 'j' | 'I' | '|' | '-' | '(' | ')' => 0.40,
            'f' | 't' | 'r' => 0.47,
            'm' | 'w' | 'M' | 'W' | '@' | '%' => 0.98,
            'A'..='Z' => 0.74,
            'a'..='z' | '0'..='9' => 0.63,
            _ => 0.76,
        })
        .sum();
    (em * size).max(1.0)
}

/// `text` cut so that it fits into `room`.
pub(super) fn cut(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept, size) + width(&format!("{letter}\u{2026}"), size) > room {
            break;
        }
        kept.push(letter);
    }
    format!("{}\u{2026}", kept.trim_end())
}

/// `text` in lines that fit into `room`, broken at spaces.
pub(super) fn wrapped(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if width(line, size) + width(" ", size) + width(word, size) <= room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

impl Drawing {
    pub(super) fn raw(&mut self, text: &str) {
        self.0.push_str(text);
        self.0.push('\n');
    }

    pub(super) fn text(&mut self, x: f32, y: f32, ink: Ink, text: &str) {
        let weight = if ink.bold { " font-weight=\"bold\"" } else { "" };
        let anchor = match ink.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let _ = writeln!(
            self.0,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{weight}{anchor}>{}</text>",
            number(x),
            number(y),
            number(ink.size),
            ink.fill,
            escaped(text)
        );
    }

    /// A box with round corners; `look` are its other attributes.
    pub(super) fn rect(&mut self, x: f32, y: f32, wide: f32, high: f32, round: f32, look: &str) {
        let _ = writeln!(
            self.0,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {look}/>",
            number(x),
            number(y),
            number(wide),
            number(high),
            number(round)
        );
    }

    pub(super) fn slot(&mut self, slot: Slot, beyond: f32, round: f32, look: &str) {
        let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
        self.rect(x - beyond, y - beyond, wide + 2.0 * beyond, high + 2.0 * beyond, round, look);
    }

    /// A line through the points (`polyline`) or a closed outline (`polygon`).
    pub(super) fn points(&mut self, element: &str, points: &[Point], look: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let _ = writeln!(self.0, "<{element} points=\"{}\" {look}/>", points.join(" "));
    }

    /// A small box with a word in it, its upper left corner at the point; returns its width.
    pub(super) fn chip(&mut self, x: f32, y: f32, word: &str, chip: Chip) -> f32 {
        let wide = chip_width(word);
        self.rect(x, y, wide, CHIP_HEIGHT, 3.0, &format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"", chip.fill, chip.edge));
        let ink = Ink::bold(CHIP_TEXT).fill(chip.text).anchor(Anchor::Middle);
        self.text(x + wide / 2.0, y + 12.6, ink, word);
        wide
    }
}

/// The colours of a chip.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chip {
    pub(super) fill: &'static str,
    pub(super) edge: &'static str,
    pub(super) text: &'static str,
}

impl Chip {
    /// Light letters on the colour.
    pub(super) const fn solid(colour: &'static str) -> Chip {
        Chip { fill: colour, edge: colour, text: "#ffffff" }
    }

    /// The colour on white.
    pub(super) const fn open(colour: &'static str) -> Chip {
        Chip { fill: "#ffffff", edge: colour, text: colour }
    }
}

/// Height of a chip.
pub(super) const CHIP_HEIGHT: f32 = 17.0;
const CHIP_TEXT: f32 = 12.0;

pub(super) fn chip_width(word: &str) -> f32 {
    width(word, CHIP_TEXT) + 7.0
}

/// A coordinate, to a hundredth at most.
pub(super) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
