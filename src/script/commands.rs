//! A script function for every command: `Entry::function()`, with options by position and in a map at the
//! end.

use std::any::TypeId;
use std::path::PathBuf;
use std::rc::Rc;

use rhai::{Array, Dynamic, Engine, Map};
use serde_json::{Value, json};

use super::convert::{to_json, to_script};
use super::errors::{thrown, without_form};
use super::handle::Handle;
use super::world::World;
use crate::command::{CommandAnswer, ENTRIES, Entry, Held, MadeFile, Outcome, Produced, Source, Write};
use crate::error::{Error, Fault};
use crate::refused_value::below;

/// Options of the shell that every function takes too, beside those of its command.
const OUTPUT_OPTIONS: [&str; 2] = ["json", "quiet"];

/// Gives the engine a function for every command.
pub(super) fn register(engine: &mut Engine, world: &Rc<World>) {
    for entry in ENTRIES {
        for arity in 0..=entry.positional.len() + 1 {
            let world = Rc::clone(world);
            engine.register_raw_fn(
                entry.function(),
                vec![TypeId::of::<Dynamic>(); arity],
                move |_, arguments| {
                    let arguments = arguments.iter().map(|argument| argument.flatten_clone()).collect();
                    call(entry, arguments, &world).map_err(|error| thrown(&error))
                },
            );
        }
    }
}

fn call(entry: &Entry, mut arguments: Vec<Dynamic>, world: &World) -> Result<Dynamic, Error> {
    let function = entry.function();
    let known = entry.options();
    let options = match arguments.last() {
        Some(last)
            if arguments.len() > entry.positional.len()
                || is_options(last, known, at(entry, arguments.len())) =>
        {
            arguments.pop()
        }
        _ => None,
    };
    let mut held = Vec::new();
    let mut by_position = Vec::new();
    for (index, argument) in arguments.iter().enumerate() {
        let takes_documents = entry.positional.get(index).is_some_and(|name| entry.takes_documents(name));
        by_position.push(
            given(argument, takes_documents, &mut held).map_err(|fault| without_form(&function, fault))?,
        );
    }
    let mut by_name = serde_json::Map::new();
    if let Some(options) = options {
        let Some(fields) = options.read_lock::<Map>() else {
            let takes = match entry.positional {
                [] => "takes only a map of options".to_owned(),
                names => format!("takes {}, then a map of options", names.join(", ")),
            };
            let other = to_json(&options).map_err(|fault| without_form(&function, fault))?;
            return Err(Error::Usage(format!("{function} {takes}, not {other}")));
        };
        for (name, value) in fields.iter() {
            let takes_documents = entry.takes_documents(&name.replace('-', "_"));
            let value = given(value, takes_documents, &mut held).map_err(|fault| {
                let pointer = format!("{}{}", below("", name), fault.pointer);
                without_form(&function, Fault { pointer, ..fault })
            })?;
            by_name.insert(name.to_string(), value);
        }
    }
    let mut taken = |name: &str| {
        if known.iter().any(|option| option == name) { None } else { by_name.shift_remove(name) }
    };
    let [with_record, _] = OUTPUT_OPTIONS.map(|name| taken(name).is_some_and(|given| given == json!(true)));
    let wants_file = ["output", "in_place"]
        .map(|name| matches!(by_name.get(name), Some(Value::String(_) | Value::Bool(true))));
    let output = by_name.get("output").and_then(Value::as_str).map(PathBuf::from);

    world.session.borrow_mut().begin(held);
    let Outcome { answer, document, file, .. } =
        entry.call(by_position, by_name, &mut world.session.borrow_mut())?;
    if let Some(file) = file {
        if file.path.as_os_str() == "-" {
            return Err(Error::Usage(
                "a script cannot write a file to standard output: give a file name".to_owned(),
            ));
        }
        let path = world.session.borrow().allowed(&file.path)?;
        MadeFile { path, ..file }.write()?;
    }
    let answer: Rc<dyn CommandAnswer> = answer.into();
    let value = match document {
        None if !answer.parts().is_empty() => Dynamic::from(Handle::of_answer(Rc::clone(&answer))),
        None => to_script(answer.json()),
        Some(Produced { document, write, .. }) => {
            put(&document, write, output, wants_file[1], world)?;
            let handle = Dynamic::from(Handle::of(document, Some(Rc::clone(&answer))));
            if with_record {
                Map::from([("record".into(), to_script(answer.json())), ("document".into(), handle)]).into()
            } else {
                handle
            }
        }
    };
    *world.answer.borrow_mut() = Some(answer);
    Ok(value)
}

/// An argument as JSON; where documents are taken, one that is still what a command gave is `held`, and not
/// written.
fn given(argument: &Dynamic, takes_documents: bool, held: &mut Vec<Held>) -> Result<Value, Fault> {
    if !takes_documents {
        return to_json(argument);
    }
    if let Some(items) = argument.read_lock::<Array>() {
        return items.iter().map(|item| given(item, true, held)).collect();
    }
    match argument.read_lock::<Handle>().as_ref().and_then(|handle| handle.unchanged()) {
        Some(document) => {
            held.push(document.clone());
            Ok(Source::held(held.len() - 1))
        }
        None => to_json(argument),
    }
}

/// The name of the last of so many arguments by position.
fn at(entry: &Entry, arguments: usize) -> &'static str {
    arguments.checked_sub(1).and_then(|last| entry.positional.get(last)).copied().unwrap_or_default()
}

/// The arguments by position that are a document, and those that are never a map.
const DOCUMENTS: [&str; 2] = ["document", "from"];
const NEVER_A_MAP: [&str; 9] =
    ["check", "expression", "kind", "scenario", "steps", "force", "path", "faction", "what"];
/// Fields of documents, of which a map that is meant as one has some.
const DOCUMENT_FIELDS: [&str; 6] = ["format", "version", "kind", "dice", "data", "history"];

/// Whether the last argument is the map of options and not the last value by position, called `place`: a
/// document or a report is a map too. A map that has nothing of a document stands where one could be for the
/// options, so that a slip in one of them is named.
fn is_options(argument: &Dynamic, known: &[String], place: &str) -> bool {
    let Some(map) = argument.read_lock::<Map>() else { return false };
    let is_document = || map.keys().any(|name| DOCUMENT_FIELDS.contains(&name.as_str()));
    if NEVER_A_MAP.contains(&place) || (DOCUMENTS.contains(&place) && !is_document()) {
        return true;
    }
    let is_known = |name: &str| {
        let name = name.replace('-', "_");
        known.contains(&name) || OUTPUT_OPTIONS.contains(&name.as_str())
    };
    !map.contains_key("format") && map.keys().filter(|name| is_known(name)).count() * 2 >= map.len()
}

/// Writes the next document where the options say; else it is only the function's value.
fn put(
    document: &Held,
    write: Write,
    output: Option<PathBuf>,
    in_place: bool,
    world: &World,
) -> Result<(), Error> {
    let file = match write {
        Write::InPlace(origin) => return world.session.borrow_mut().replace(&origin, &document.text()),
        Write::File(path) => Some(path),
        Write::Output => output,
    };
    match file {
        Some(path) if path.as_os_str() == "-" => Ok(()),
        Some(path) => world.session.borrow_mut().write(&path, &document.text(), false),
        None if in_place => Err(Error::Usage(
            "in_place needs a file name as the document; use save(document, path) for a value".to_owned(),
        )),
        None => Ok(()),
    }
}
