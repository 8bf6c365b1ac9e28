//! The board of Fire in the Lake as a map: a picture in SVG or PNG, and a schematic for the terminal.

mod draw;
mod facts;
mod glyphs;
mod layout;
mod panel;
mod picture;
mod png;
mod svg;
mod text;
mod token;
mod track;

pub use layout::{COAST, HEIGHT, LEGEND, MapPlace, MapPoint, PANEL, Shape, Slot, WIDTH, place, town};
pub use png::{png, png_ringing};
pub use svg::{svg, svg_ringing};
pub use text::{COLUMNS, text};
