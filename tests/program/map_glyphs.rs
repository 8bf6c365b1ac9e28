//! The outlines of letters in the program are those of the font; `REGENERATE=1` makes them anew.

use std::fmt::Write as _;
use std::path::Path;

use ttf_parser::{Face, OutlineBuilder};

const FILE: &str = "crates/pointman-fitl-map/src/glyphs.rs";

/// An outline as text: `M`, `L`, `Q` with coordinates relative to the pen, and `Z`.
#[derive(Default)]
struct Outline {
    text: String,
    pen: [i32; 2],
}

impl Outline {
    fn step(&mut self, letter: char, points: &[f32]) {
        self.text.push(letter);
        for (index, point) in points.chunks(2).enumerate() {
            let at = [point[0], point[1]].map(|value| value.round() as i32);
            let _ = write!(
                self.text,
                "{}{} {}",
                if index > 0 { " " } else { "" },
                at[0] - self.pen[0],
                at[1] - self.pen[1]
            );
            self.pen = at;
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('M', &[x, y]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.step('L', &[x, y]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.step('Q', &[x1, y1, x, y]);
    }
    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        unreachable!("a TrueType outline has no cubic curves");
    }
    fn close(&mut self) {
        self.text.push('Z');
    }
}

fn table(name: &str, about: &str, font: &[u8]) -> String {
    let face = Face::parse(font, 0).unwrap();
    assert_eq!(face.units_per_em(), 2048);
    let mut table = format!("\n/// {about}.\n#[rustfmt::skip]\npub(super) const {name}: &[Glyph] = &[\n");
    for letter in (' '..='~').chain(['\u{2026}']) {
        let glyph = face.glyph_index(letter).unwrap();
        let advance = face.glyph_hor_advance(glyph).unwrap();
        let mut outline = Outline::default();
        face.outline_glyph(glyph, &mut outline);
        let letter =
            if letter.is_ascii() { format!("{letter:?}") } else { format!("'{}'", letter.escape_unicode()) };
        let _ = writeln!(table, "    ({letter}, {advance}, \"{}\"),", outline.text);
    }
    table + "];\n"
}

#[test]
fn the_outlines_are_those_of_the_font() {
    let made = "\
//! Outlines of the letters in pictures: DejaVu Sans Condensed (see `NOTICE.md`). Made by
//! `scripts/regenerate`, not by hand.
//!
//! Units are 1/2048 of the size of the letters, y upwards.

/// A letter, how far it moves the pen, and its outline: `M`, `L`, `Q` with points relative to the one before,
/// `Z` to close.
pub(super) type Glyph = (char, u16, &'static str);
"
    .to_owned()
        + table("REGULAR", "The regular letters, in order", dejavu::sans_condensed::regular()).as_str()
        + table("BOLD", "The bold letters, in order", dejavu::sans_condensed::bold()).as_str();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    assert!(
        std::fs::read_to_string(&path).unwrap() == made,
        "{FILE} is not fresh: scripts/regenerate makes it anew"
    );
}
