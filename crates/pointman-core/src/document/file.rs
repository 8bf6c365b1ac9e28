//! Writing documents so that nothing is ever lost: the old file or the new one, whole, whatever happens when.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

use crate::error::Error;

/// Takes what the user is told while a file is written, a sentence at a time: that another program is waited
/// for, or that a file that was written may not outlast a power cut.
pub type Tell<'a> = &'a dyn Fn(&str);

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
            io::ErrorKind::NotFound => Error::not_found(path),
            _ => Error::Io { what: path.display().to_string(), source: error },
        })?;
        let text = String::from_utf8(bytes).map_err(|error| Error::Document {
            file: path.display().to_string(),
            faults: vec![crate::error::Fault {
                pointer: String::new(),
                message: format!("is not valid UTF-8 from byte {}", error.utf8_error().valid_up_to()),
            }],
        })?;
        Ok(Origin { path: path.to_owned(), text })
    }

    /// What a file holds that has just been written.
    pub fn holding(path: &Path, text: &str) -> Self {
        Origin { path: path.to_owned(), text: text.to_owned() }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What it held when it was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the file by one holding `text`, as [`write_atomically`] does. If it has changed since it was
    /// read the error says so, with the `advice` what to do then.
    ///
    /// # Errors
    /// [`Error::CannotWrite`] when it cannot be written or is no longer what was read; it is then left alone.
    pub fn replace(&self, text: &str, advice: &str, tell: Tell<'_>) -> Result<(), Error> {
        write(&self.path, Some((&self.text, advice)), text.as_bytes(), For::Everybody, tell, sync_folder)
    }
}

/// Writes `content` to `path`: into a temporary file beside it, flushed to the disk, then renamed over it. A
/// symbolic link is followed, also to a file that is not there yet.
///
/// A file that was there keeps its permissions to read, write and execute; not its owner, other hard links,
/// set-user-ID bits, access lists and extended attributes, since the file is a new one. A file that was not
/// there gets the permissions that the user's mask leaves of reading and writing for all.
///
/// Once renamed the file is written: if the folder then cannot be flushed to the disk, `tell` gets a warning.
///
/// # Errors
/// [`Error::CannotWrite`]; what `path` held is unchanged.
pub fn write_atomically(path: &Path, content: impl AsRef<[u8]>, tell: Tell<'_>) -> Result<(), Error> {
    write(path, None, content.as_ref(), For::Everybody, tell, sync_folder)
}

/// The same, so that on Unix the user alone can read the file, whatever stood there. Elsewhere the folder
/// decides.
///
/// # Errors
/// [`Error::CannotWrite`]; what `path` held is unchanged.
pub fn write_privately(path: &Path, content: impl AsRef<[u8]>, tell: Tell<'_>) -> Result<(), Error> {
    write(path, None, content.as_ref(), For::UserAlone, tell, sync_folder)
}

/// Whether [`write_atomically`] could replace the file at `path` now, as far as that shows before it is
/// written.
///
/// # Errors
/// [`Error::CannotWrite`].
pub fn check_writable(path: &Path, tell: Tell<'_>) -> Result<(), Error> {
    let target = followed(path).map_err(|error| refused(path, reason(&error)))?;
    if fs::metadata(&target).is_ok_and(|meta| !meta.is_file()) {
        return Ok(());
    }
    Ready::of(path, &target, tell).map(drop)
}

/// Who may read a file that is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum For {
    /// Those who could before, or of a new file those whom the user's mask allows.
    Everybody,
    UserAlone,
}

fn write(
    path: &Path,
    read: Option<(&str, &str)>,
    content: &[u8],
    readers: For,
    tell: Tell<'_>,
    sync: fn(&Path) -> io::Result<()>,
) -> Result<(), Error> {
    let refuse = |why: String| refused(path, why);
    let failed = |error: io::Error| refuse(reason(&error));
    let target = followed(path).map_err(failed)?;
    if fs::metadata(&target).is_ok_and(|meta| !meta.is_file()) {
        // A pipe or a terminal cannot be replaced, only written to.
        return fs::write(&target, content).map_err(failed);
    }
    let Ready { beside, lock, existing } = Ready::of(path, &target, tell)?;
    if let Some((read, advice)) = read {
        let now = Origin::read(&target).map_err(|error| refuse(error.to_string()))?;
        if now.text != read {
            return Err(refuse(format!("another program changed it after it was read; {advice}")));
        }
    }
    if lock.is_some() {
        beside.remove_left_behind();
    }
    let (for_all, existing) = match readers {
        For::Everybody => (existing.is_none(), existing),
        For::UserAlone => (false, None),
    };
    beside.put(&target, content, for_all, existing).map_err(failed)?;
    if let Err(error) = sync(&beside.folder) {
        tell(&format!(
            "Warning: {}: written, but its directory could not be flushed to disk ({error}); a power \
             failure now could restore the old file",
            path.display()
        ));
    }
    Ok(())
}

fn refused(path: &Path, why: String) -> Error {
    Error::CannotWrite { path: path.to_owned(), why }
}

/// A file that can be written now.
struct Ready {
    beside: Beside,
    lock: Option<Lock>,
    /// The permissions of the file that is there.
    existing: Option<Permissions>,
}

impl Ready {
    /// The file `target`, which the user calls `path`.
    fn of(path: &Path, target: &Path, tell: Tell<'_>) -> Result<Ready, Error> {
        let beside = Beside::of(target).ok_or_else(|| refused(path, "it does not name a file".to_owned()))?;
        let lock = beside.lock(path, tell).map_err(|error| refused(path, reason(&error)))?;
        let existing = fs::metadata(target).ok().map(|meta| meta.permissions());
        if existing.as_ref().is_some_and(Permissions::readonly) {
            let why = "the file is read-only; make it writable or choose another".to_owned();
            return Err(refused(path, why));
        }
        Ok(Ready { beside, lock, existing })
    }
}

/// The file that `path` means in the end: symbolic links are followed, also one to a file that is not there.
///
/// # Errors
/// When the links go round in a circle.
pub fn followed(path: &Path) -> io::Result<PathBuf> {
    /// As many as Linux follows.
    const LINKS: usize = 40;
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        real => return real,
    }
    let mut target = path.to_owned();
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&target) else { return Ok(target) };
        target = target.parent().unwrap_or(Path::new("")).join(next);
    }
    Err(io::Error::other("its symbolic links lead nowhere"))
}

/// The helpers of a file that is being written, in the same folder: a lock, by which one program at a time
/// writes the file, and the temporary file. The lock is a file of its own, because the system locks what is
/// open and not what has the name, and elsewhere than on Unix a locked file cannot be replaced.
struct Beside {
    folder: PathBuf,
    /// What the names of all helpers begin with.
    prefix: OsString,
}

/// Ends the names of temporary files, and of locks.
const TEMPORARY: &str = ".tmp";
const LOCK: &str = ".lock";
/// Random characters in the name of a temporary file.
const RANDOM: usize = 6;

impl Beside {
    fn of(target: &Path) -> Option<Self> {
        /// Names have at most 255 bytes nearly everywhere, and the helpers' are longer than the file's.
        const LONGEST: usize = 200;
        let name = target.file_name()?;
        let mut prefix = OsString::from(".pointman-");
        if name.len() > LONGEST {
            let digest = Sha256::digest(name.as_encoded_bytes());
            prefix.extend(digest.iter().map(|byte| OsString::from(format!("{byte:02x}"))));
        } else {
            prefix.push(name);
        }
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        Some(Beside { folder: folder.unwrap_or(Path::new(".")).to_owned(), prefix })
    }

    /// The lock, once no other program holds it; none where the file system has no locks.
    fn lock(&self, path: &Path, tell: Tell<'_>) -> io::Result<Option<Lock>> {
        /// How long another program may take before the user is told that it is waited for.
        const PATIENCE: Duration = Duration::from_millis(500);
        const PAUSE: Duration = Duration::from_millis(5);
        let mut name = self.prefix.clone();
        name.push(LOCK);
        let lock = self.folder.join(name);
        let (begun, mut told) = (Instant::now(), false);
        loop {
            // A link that somebody laid here is not followed, and what is there is not changed.
            let file = match OpenOptions::new().write(true).create_new(true).open(&lock) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match File::open(&lock) {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    opened => opened?,
                },
                made => made?,
            };
            match file.try_lock() {
                // The one before us removed its lock as it let go: a lock without its name guards nothing.
                Ok(()) if !same_file(&file, &lock) => {}
                Ok(()) => return Ok(Some(Lock { path: lock, _file: file })),
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    let _ = fs::remove_file(&lock);
                    return Ok(None);
                }
                Err(TryLockError::Error(error)) => return Err(error),
                Err(TryLockError::WouldBlock) => {
                    if !told && begun.elapsed() > PATIENCE {
                        told = true;
                        tell(&format!(
                            "{}: waiting for another pointman to finish writing it",
                            path.display()
                        ));
                    }
                    thread::sleep(PAUSE);
                }
            }
        }
    }

    /// Removes temporary files of this file: while the lock is ours, those are of programs that were killed.
    fn remove_left_behind(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let random = name
                .as_encoded_bytes()
                .strip_prefix(self.prefix.as_encoded_bytes())
                .and_then(|rest| rest.strip_prefix(b"."))
                .and_then(|rest| rest.strip_suffix(TEMPORARY.as_bytes()));
            if random.is_some_and(|it| it.len() == RANDOM && it.iter().all(u8::is_ascii_alphanumeric)) {
                // It is only litter: what cannot be removed stays.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Puts `content` in the place of `target`, in a file `for_all` or for the user alone, or with the
    /// permissions of the file that was there.
    fn put(
        &self,
        target: &Path,
        content: &[u8],
        for_all: bool,
        existing: Option<Permissions>,
    ) -> io::Result<()> {
        let mut prefix = self.prefix.clone();
        prefix.push(".");
        let mut file = tempfile::Builder::new()
            .prefix(&prefix)
            .suffix(TEMPORARY)
            .rand_bytes(RANDOM)
            .make_in(&self.folder, |path| create(path, for_all))?;
        file.write_all(content)?;
        if let Some(permissions) = existing {
            file.as_file().set_permissions(kept(permissions))?;
        }
        file.as_file().sync_all()?;
        file.persist(target).map(drop).map_err(|error| error.error)
    }
}

/// A lock that is held; its file goes with it.
struct Lock {
    path: PathBuf,
    _file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If it stays, the next writer takes it and removes it.
        let _ = fs::remove_file(&self.path);
    }
}

/// Makes the file at `path`: for everybody whom the user's mask allows, or for the user alone.
#[cfg(unix)]
fn create(path: &Path, for_all: bool) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let mode = if for_all { 0o666 } else { 0o600 };
    OpenOptions::new().write(true).create_new(true).mode(mode).open(path)
}

#[cfg(not(unix))]
fn create(path: &Path, _: bool) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Permissions without the bits that let a program act for its owner.
#[cfg(unix)]
fn kept(permissions: Permissions) -> Permissions {
    use std::os::unix::fs::PermissionsExt;
    Permissions::from_mode(permissions.mode() & 0o777)
}

#[cfg(not(unix))]
fn kept(permissions: Permissions) -> Permissions {
    permissions
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(held), Ok(named)) => (held.dev(), held.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

/// Elsewhere a file that is open keeps its name until it is closed.
#[cfg(not(unix))]
fn same_file(_: &File, path: &Path) -> bool {
    path.exists()
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
        io::ErrorKind::NotFound => "the directory does not exist".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_private_file_is_its_owners_alone_whatever_stood_there() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orders.seal");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        write_privately(&path, "new", &|_: &str| ()).unwrap();
        assert_eq!(mode(), 0o600);
        fs::File::open(&path).unwrap().set_permissions(Permissions::from_mode(0o644)).unwrap();
        write_privately(&path, "newer", &|_: &str| ()).unwrap();
        assert_eq!((mode(), fs::read_to_string(&path).unwrap()), (0o600, "newer".to_owned()));
    }

    #[test]
    fn a_file_whose_folder_cannot_be_flushed_is_written_all_the_same_with_a_warning() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let said = RefCell::new(String::new());
        let tell = |words: &str| said.borrow_mut().push_str(words);
        let refuses = |_: &Path| Err(io::Error::from(io::ErrorKind::PermissionDenied));
        write(&path, None, b"new", For::Everybody, &tell, refuses).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(
            said.borrow().starts_with("Warning: ") && said.borrow().contains("power failure"),
            "{}",
            said.borrow()
        );
        let entries = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(entries, 1, "neither lock nor temporary file is left");
    }

    #[test]
    fn a_name_of_any_length_has_a_lock_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        for letter in ["a", "b"] {
            let path = folder.path().join(letter.repeat(250));
            write_atomically(&path, letter, &|_| {}).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), letter);
        }
    }
}
