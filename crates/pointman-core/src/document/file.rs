//! Writing documents so that nothing is ever lost: the old file or the new one, whole, whatever happens when.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::error::Error;

/// Where a document was read from and what it held then, so that a change made since is not overwritten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    path: PathBuf,
    text: String,
}

impl Origin {
    /// Reads the file at `path`.
    ///
    /// # Errors
    /// [`Error::NotFound`], [`Error::Io`], or [`Error::Document`] when it is not UTF-8 text.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes = fs::read(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Error::NotFound(path.to_owned()),
            _ => Error::Io { what: path.display().to_string(), source: error },
        })?;
        let text = String::from_utf8(bytes).map_err(|error| Error::Document {
            file: path.display().to_string(),
            faults: vec![crate::error::Fault {
                pointer: String::new(),
                message: format!("is not UTF-8 text from byte {} on", error.utf8_error().valid_up_to()),
            }],
        })?;
        Ok(Origin { path: path.to_owned(), text })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What it held when it was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the file by one holding `text`.
    ///
    /// # Errors
    /// [`Error::CannotWrite`] when another process is writing it, or it is no longer what was read; it is
    /// then left alone.
    pub fn replace(&self, text: &str) -> Result<(), Error> {
        let refuse = |why: String| Error::CannotWrite { path: self.path.clone(), why };
        let lock = locked(&self.path).map_err(|error| refuse(reason(&error)))?;
        let now = Origin::read(&self.path).map_err(|error| refuse(error.to_string()))?;
        if now.text != self.text {
            return Err(refuse(
                "it was changed by another program since it was read; run the command again".to_owned(),
            ));
        }
        write_atomically(&self.path, text)?;
        drop(lock);
        Ok(())
    }
}

/// An exclusive advisory lock on the file that `path` names now, held until dropped.
fn locked(path: &Path) -> io::Result<File> {
    loop {
        let file = File::open(path)?;
        file.lock()?;
        // While we waited the file may have been replaced: a lock on the old one guards nothing.
        if same_file(&file, path)? {
            return Ok(file);
        }
    }
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (held, named) = (file.metadata()?, fs::metadata(path)?);
    Ok((held.dev(), held.ino()) == (named.dev(), named.ino()))
}

/// Elsewhere an open file cannot be replaced, so the one locked is the one named.
#[cfg(not(unix))]
fn same_file(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

/// Writes `content` to `path`: a temporary file in the same folder, flushed to the disk, then renamed over
/// it. A symbolic link is followed, permissions are kept.
///
/// # Errors
/// [`Error::CannotWrite`]; what `path` held is unchanged.
pub fn write_atomically(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    let content = content.as_ref();
    let refuse = |why: String| Error::CannotWrite { path: path.to_owned(), why };
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(&target).ok();
    if existing.as_ref().is_some_and(|meta| meta.permissions().readonly()) {
        return Err(refuse("the file is read-only; make it writable or choose another".to_owned()));
    }
    if existing.as_ref().is_some_and(|meta| !meta.is_file()) {
        // A pipe or a terminal cannot be replaced, only written to.
        return fs::write(&target, content).map_err(|error| refuse(reason(&error)));
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let write = || -> io::Result<()> {
        let mut file = tempfile::Builder::new().prefix(".pointman-").tempfile_in(folder)?;
        file.write_all(content)?;
        let permissions = match existing {
            Some(meta) => meta.permissions(),
            None => new_file_permissions(file.as_file())?,
        };
        file.as_file().set_permissions(permissions)?;
        file.as_file().sync_all()?;
        file.persist(&target).map_err(|error| error.error)?;
        sync_folder(folder)
    };
    write().map_err(|error| refuse(reason(&error)))
}

/// What a file made in the ordinary way is allowed: readable by all, less the user's mask.
#[cfg(unix)]
fn new_file_permissions(_: &File) -> io::Result<fs::Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn new_file_permissions(file: &File) -> io::Result<fs::Permissions> {
    Ok(file.metadata()?.permissions())
}

/// Makes the renaming itself last through a power cut.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "the folder does not exist".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => error.to_string(),
    }
}
