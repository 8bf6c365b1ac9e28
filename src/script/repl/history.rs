//! Where the lines given at the prompt are kept from one time to the next.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use rustyline::history::FileHistory;
use rustyline::{Editor, Helper};

/// The file: `$POINTMAN_HISTORY`, else below the folder for such things. None when there is no such folder,
/// or the variable is empty.
pub(super) fn file() -> Option<PathBuf> {
    let folder = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(chosen) = env::var_os("POINTMAN_HISTORY") {
        return Some(PathBuf::from(chosen)).filter(|file| !file.as_os_str().is_empty());
    }
    let state = folder("XDG_STATE_HOME").filter(|folder| folder.is_absolute());
    let state = state
        .or_else(|| folder("HOME").map(|home| home.join(".local/state")))
        .or_else(|| folder("LOCALAPPDATA"));
    state.map(|state| state.join("pointman").join("history"))
}

/// Writes the newest line. A history that cannot be written is no error: the conversation matters more.
pub(super) fn append<H: Helper>(editor: &mut Editor<H, FileHistory>, file: &Path) {
    if let Some(folder) = file.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let _ = editor.append_history(file);
}
