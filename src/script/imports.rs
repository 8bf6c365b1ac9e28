//! `import`: scripts that others share, found below the folders that a script may reach.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use rhai::{Engine, EvalAltResult, Module, ModuleResolver, Position, Scope, Shared};

use super::errors::thrown;
use super::world::World;
use crate::error::Error;

/// Finds the files that scripts import. Each is run once, however many import it.
pub(super) struct Imports {
    world: Rc<World>,
    /// Those found; none for one that is being run: it imports itself, or is imported by one that it imports.
    known: RefCell<HashMap<PathBuf, Option<Shared<Module>>>>,
}

impl Imports {
    pub(super) fn new(world: &Rc<World>) -> Self {
        Imports { world: Rc::clone(world), known: RefCell::default() }
    }

    fn find(&self, engine: &Engine, name: &str) -> Result<Shared<Module>, Box<EvalAltResult>> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("rhai");
        }
        let real = self.world.session.borrow().allowed(&path).map_err(|error| thrown(&error))?;
        match self.known.borrow().get(&real) {
            Some(Some(module)) => return Ok(Rc::clone(module)),
            Some(None) => {
                let message = format!("{name}: scripts import each other in a circle");
                return Err(thrown(&Error::Usage(message)));
            }
            None => {}
        }
        self.known.borrow_mut().insert(real.clone(), None);
        let found = self.run(engine, &path);
        let mut known = self.known.borrow_mut();
        match &found {
            Ok(module) => drop(known.insert(real, Some(Rc::clone(module)))),
            Err(_) => drop(known.remove(&real)),
        }
        found
    }

    fn run(&self, engine: &Engine, path: &Path) -> Result<Shared<Module>, Box<EvalAltResult>> {
        let name = path.display().to_string();
        let text = self.world.session.borrow_mut().read(path).map_err(|error| thrown(&error))?;
        let text = text.text();
        let mut ast = engine
            .compile(text.strip_prefix('\u{feff}').unwrap_or(text))
            .map_err(|error| thrown(&Error::Usage(format!("{name}: {error}"))))?;
        ast.set_source(&name);
        let module = Module::eval_ast_as_new(Scope::new(), &ast, engine).map_err(|error| match *error {
            thrown @ (EvalAltResult::ErrorRuntime(..)
            | EvalAltResult::ErrorTerminated(..)
            | EvalAltResult::Exit(..)) => Box::new(thrown),
            other => thrown(&Error::Usage(format!("{name}: {other}"))),
        })?;
        Ok(Rc::new(module))
    }
}

impl ModuleResolver for Imports {
    fn resolve(
        &self,
        engine: &Engine,
        _: Option<&str>,
        path: &str,
        _: Position,
    ) -> Result<Shared<Module>, Box<EvalAltResult>> {
        self.find(engine, path)
    }
}
