//! Folders of tests.

use std::path::Path;

use tempfile::TempDir;

/// A folder of a test's own, in memory where the system has a place for that: whatever the program writes is
/// flushed to the disk, which takes a sixth of the tests' time.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    tempfile::tempdir_in(memory)
        .or_else(|_| tempfile::tempdir())
        .expect("the system has a folder for what is temporary")
}
