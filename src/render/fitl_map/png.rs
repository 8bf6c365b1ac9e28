//! The picture as a PNG file: the SVG picture, drawn with a font that is part of the program.

use std::sync::Arc;

use resvg::{tiny_skia, usvg};

use super::svg::{FONT, svg};
use crate::error::Error;
use crate::fitl::Game;

/// The picture of a game as the bytes of a PNG file, [`WIDTH`](super::WIDTH) by [`HEIGHT`](super::HEIGHT) pixels.
///
/// # Errors
/// [`Error::Bug`] when the picture cannot be drawn.
pub fn png(game: &Game) -> Result<Vec<u8>, Error> {
    let bug = |why: String| Error::Bug(format!("the picture of the map: {why}"));
    let tree = tree(&svg(game)).map_err(bug)?;
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| bug("it has no size".to_owned()))?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| bug(error.to_string()))
}

/// An SVG picture laid out with our fonts.
pub(super) fn tree(picture: &str) -> Result<usvg::Tree, String> {
    let mut fonts = usvg::fontdb::Database::new();
    for font in [dejavu::sans_condensed::regular(), dejavu::sans_condensed::bold()] {
        fonts.load_font_source(usvg::fontdb::Source::Binary(Arc::new(font)));
    }
    let options = usvg::Options { font_family: FONT.to_owned(), fontdb: Arc::new(fonts), ..usvg::Options::default() };
    usvg::Tree::from_str(picture, &options).map_err(|error| error.to_string())
}
