//! How results look to people: lines and tables, coloured or plain, as wide as the terminal.

mod bar;
pub mod film;
pub mod fng_table;
mod page;
mod report;
pub mod tunnel_map;
mod visible;

pub use bar::bar;
pub use page::{page, story_page};
pub use pointman_core::markup::in_markup;
pub use pointman_fitl_map as fitl_map;
pub(crate) use report::{GLUE, wrap};
pub use report::{Grid, Report, ReportRow, Style, html_page};
pub use visible::{remark, visible, visible_json};

/// How wide and how colourful the output may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Columns of the terminal.
    pub width: u16,
    /// Whether colour may be used.
    pub colour: bool,
}

impl Look {
    /// 80 columns without colour: what goes into a file.
    pub const PLAIN: Look = Look { width: 80, colour: false };
}
