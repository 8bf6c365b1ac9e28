//! What all functions of a script share: the files and dice it reaches, and where its output goes.

use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;

use crate::command::{CommandAnswer, Session, Watch};
use crate::error::Error;
use crate::render::Look;

/// Where a script's words go.
pub trait ScriptConsole {
    /// Puts out what the script prints or gives.
    ///
    /// # Errors
    /// When it cannot be written.
    fn print(&self, text: &str) -> io::Result<()>;

    /// Puts out a remark that is no result: `debug`, an error at the prompt.
    fn note(&self, text: &str);
}

/// The surroundings of a script.
pub struct World {
    /// Files and dice.
    pub session: RefCell<Session>,
    /// How what it prints may look.
    pub look: Look,
    pub(super) console: Box<dyn ScriptConsole>,
    /// What the last command found out, for showing it to a person.
    pub(super) answer: RefCell<Option<Rc<dyn CommandAnswer>>>,
    /// Why nothing more can be printed, once that is so.
    pub(super) silenced: RefCell<Option<io::Error>>,
    /// What ends a script before it is done.
    pub(super) watch: Watch,
    /// The exit code given to `exit`.
    pub(super) exit: Cell<Option<u8>>,
}

impl World {
    /// The surroundings made of these.
    pub fn new(session: Session, look: Look, console: impl ScriptConsole + 'static) -> Self {
        let watch = session.watch().clone();
        World {
            session: RefCell::new(session),
            look,
            console: Box::new(console),
            answer: RefCell::new(None),
            silenced: RefCell::new(None),
            watch,
            exit: Cell::new(None),
        }
    }

    /// Puts out `text`. When that fails the script is stopped at its next step.
    pub fn print(&self, text: &str) {
        if let Err(error) = self.console.print(text) {
            self.silenced.borrow_mut().get_or_insert(error);
        }
    }

    /// Puts out a remark.
    pub fn note(&self, text: &str) {
        self.console.note(text);
    }

    /// What became of the output.
    ///
    /// # Errors
    /// When something could not be printed; a reader that has seen enough and closed the pipe is none.
    pub fn printed(&self) -> Result<(), Error> {
        match self.silenced.take() {
            Some(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Error::Io { what: "standard output".to_owned(), source: error })
            }
            _ => Ok(()),
        }
    }
}
