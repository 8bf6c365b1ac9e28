#![doc = include_str!("../README.md")]

mod draw;
mod facts;
mod glyphs;
mod layout;
mod panel;
mod picture;
#[cfg(feature = "png")]
mod png;
mod svg;
mod text;
mod token;
mod track;

pub use layout::{COAST, HEIGHT, LEGEND, MapPlace, MapPoint, PANEL, Shape, Slot, WIDTH, place, town};
#[cfg(feature = "png")]
pub use png::{png, png_ringing};
pub use svg::{svg, svg_frame, svg_parts, svg_ringing};
pub use text::{COLUMNS, text};

#[cfg(feature = "png")]
use pointman_core::error;
use pointman_fitl as fitl;
