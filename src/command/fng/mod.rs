//! The commands of FNG.

pub mod campaign;
pub mod campaign_show;
pub mod combat;
pub mod evening;
pub mod generate_mission;
pub(in crate::command) mod laid_out;
pub mod list;
mod listed;
pub mod mission;
pub mod roster;
pub mod sight;
pub mod squad;
pub mod step;
pub(in crate::command) mod story;
pub mod support;
pub mod test;
pub(in crate::command) mod titles;
pub mod traps;
pub mod tunnels;

use std::path::Path;

use crate::error::Error;

/// Refuses a file for a picture whose name promises another format: pictures of FNG are SVG.
fn is_named_svg(path: &Path) -> Result<(), Error> {
    match path.extension() {
        Some(ending) if !ending.eq_ignore_ascii_case("svg") => {
            let (path, svg) = (path.display(), path.with_extension("svg"));
            Err(Error::Usage(format!("{path}: the picture is drawn as SVG: name it {}", svg.display())))
        }
        _ => Ok(()),
    }
}
