//! The functions only scripts have: files, JSON, tables, help.

use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

use rhai::{Array, Dynamic, Engine, EvalAltResult, INT, ImmutableString, Map};
use serde_json::Value;

use super::convert::{shown, to_json, to_script};
use super::documents;
use super::engine::NOWHERE;
use super::errors::{thrown, without_form};
use super::handle::Handle;
use super::help;
use super::world::World;
use super::{csv, statistics};
use crate::command::{Group, Session, Source};
use crate::document::Parsed;
use crate::error::Error;
use crate::names;
use crate::render::{Grid, Report};

type Result<T> = std::result::Result<T, Box<EvalAltResult>>;

/// A function that is no command.
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// What it is for.
    pub group: Group,
    /// How it is called.
    pub signature: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// What else there is to know; may be empty.
    pub more: &'static str,
    /// Scripts that show it, one a line.
    pub examples: &'static str,
    pub(super) register: fn(&mut Engine, &Rc<World>),
}

/// All of them.
pub static FUNCTIONS: &[Function] = &[
    Function {
        name: "load",
        group: Group::Documents,
        signature: "load(path)",
        about: "Read a document or any other JSON value from a file",
        more: "A Pointman document is checked, and any faults are thrown. `-` is standard input. You can \
               pass on a whole number above 2^63, such as a seed, but not calculate with it.",
        examples: "let campaign = load(\"campaign.json\");",
        register: |engine, world| {
            let world = Rc::clone(world);
            engine.register_fn("load", move |path: ImmutableString| -> Result<Dynamic> {
                load(&path, &mut world.session.borrow_mut()).map_err(|error| thrown(&error))
            });
        },
    },
    Function {
        name: "save",
        group: Group::Documents,
        signature: "save(document, path) or save(document, path, #{force: true})",
        about: "Write a document or any other value to a file as JSON",
        more: "The file is replaced completely or not at all. An invalid Pointman document is refused. So \
               is a file that another program has changed since this script read it: load it again, or \
               replace it with #{force: true}. A value that is not a document replaces a document only with \
               #{force: true}.",
        examples: "save(campaign, \"campaign.json\");",
        register: |engine, world| {
            let first = Rc::clone(world);
            engine.register_fn("save", move |value: Dynamic, path: ImmutableString| -> Result<()> {
                save(&value, &path, &Map::new(), &first).map_err(|error| thrown(&error))
            });
            let second = Rc::clone(world);
            engine.register_fn(
                "save",
                move |value: Dynamic, path: ImmutableString, options: Map| -> Result<()> {
                    save(&value, &path, &options, &second).map_err(|error| thrown(&error))
                },
            );
        },
    },
    Function {
        name: "from_json",
        group: Group::Scripts,
        signature: "from_json(text)",
        about: "Read a value from JSON text",
        more: "",
        examples: "from_json(\"[1, 2, {\\\"seed\\\": 3}]\")[2].seed      // 3",
        register: |engine, _| {
            engine.register_fn("from_json", |text: ImmutableString| -> Result<Dynamic> {
                match serde_json::from_str(&text) {
                    Ok(value) => Ok(to_script(value)),
                    Err(error) => {
                        Err(thrown(&Error::Usage(format!("from_json: the text is not valid JSON: {error}"))))
                    }
                }
            });
        },
    },
    Function {
        name: "to_json",
        group: Group::Scripts,
        signature: "to_json(value)",
        about: "Write a value as indented JSON text",
        more: "",
        examples: "print(to_json(#{dice: [3, 5]}));",
        register: |engine, _| {
            // The engine has one of its own for maps, which would be preferred to one for any value.
            engine.register_fn("to_json", |map: Map| json_text(&map.into()));
            engine.register_fn("to_json", |value: Dynamic| json_text(&value));
        },
    },
    Function {
        name: "read_text",
        group: Group::Scripts,
        signature: "read_text(path)",
        about: "Read the text of a file",
        more: "`-` is standard input.",
        examples: "for line in read_text(\"names.txt\").split(\"\\n\") { print(line); }",
        register: |engine, world| {
            let world = Rc::clone(world);
            engine.register_fn("read_text", move |path: ImmutableString| -> Result<String> {
                text_in(&path, &world).map_err(|error| thrown(&error))
            });
        },
    },
    Function {
        name: "read_csv",
        group: Group::Scripts,
        signature: "read_csv(path)",
        about: "Read the rows of a CSV file",
        more: "The first line names the columns; every other line becomes a map. Numbers become numbers, \
               empty cells (), and quotes are removed.",
        examples: "table(read_csv(\"men.csv\"));",
        register: |engine, world| {
            let world = Rc::clone(world);
            engine.register_fn("read_csv", move |path: ImmutableString| -> Result<Array> {
                let text = text_in(&path, &world).map_err(|error| thrown(&error))?;
                csv::rows(&text).map_err(|message| thrown(&Error::Usage(format!("{path}: {message}"))))
            });
        },
    },
    Function {
        name: "sum",
        group: Group::Scripts,
        signature: "sum(numbers)",
        about: "Return the sum of an array of numbers",
        more: "It is a whole number if all of them are.",
        examples: "sum([1, 2, 3])      // 6",
        register: |engine, _| {
            engine.register_fn("sum", |list: Array| statistics::sum(&list));
        },
    },
    Function {
        name: "mean",
        group: Group::Scripts,
        signature: "mean(numbers)",
        about: "Return the mean of an array of numbers",
        more: "",
        examples: "mean([1, 2, 6])      // 3.0",
        register: |engine, _| {
            engine.register_fn("mean", |list: Array| statistics::mean(&list));
        },
    },
    Function {
        name: "percentile",
        group: Group::Scripts,
        signature: "percentile(numbers, percent)",
        about: "Return a percentile of an array of numbers",
        more: "50 is the median. Values between two numbers are interpolated.",
        examples: "percentile([1, 2, 3, 10], 50)      // 2.5",
        register: |engine, _| {
            engine.register_fn("percentile", |list: Array, percent: INT| {
                statistics::percentile(&list, percent as f64)
            });
            engine.register_fn("percentile", |list: Array, percent: f64| {
                statistics::percentile(&list, percent)
            });
        },
    },
    Function {
        name: "histogram",
        group: Group::Scripts,
        signature: "histogram(numbers) or histogram(numbers, parts)",
        about: "Count each number of an array, or the numbers in equal parts of their range",
        more: "Returns rows for table(): value, count and share, or with parts: from, to, count and share.",
        examples: "table(histogram([1, 1, 2]), [\"value\", \"count\"]);",
        register: |engine, _| {
            engine.register_fn("histogram", |list: Array| statistics::histogram(&list));
            engine.register_fn("histogram", |list: Array, parts: INT| statistics::histogram_in(&list, parts));
        },
    },
    Function {
        name: "table",
        group: Group::Scripts,
        signature: "table(rows) or table(rows, columns)",
        about: "Print an array of maps as a table",
        more: "The columns are the ones you name, in that order, or all fields in alphabetical order.",
        examples: "table([#{rep: 4, chance: 0.25}, #{rep: 5, chance: 0.44}], [\"rep\", \"chance\"]);",
        register: |engine, world| {
            let first = Rc::clone(world);
            engine.register_fn("table", move |rows: Array| -> Result<()> { table(&rows, None, &first) });
            let second = Rc::clone(world);
            engine.register_fn("table", move |rows: Array, columns: Array| -> Result<()> {
                table(&rows, Some(&columns), &second)
            });
        },
    },
    Function {
        name: "print",
        group: Group::Scripts,
        signature: "print(value)",
        about: "Print a value on its own line",
        more: "",
        examples: "print(`${args.len} arguments`);",
        // The engine's own, which asks `on_print`.
        register: |_, _| {},
    },
    Function {
        name: "debug",
        group: Group::Scripts,
        signature: "debug(value)",
        about: "Print a value and its line to standard error",
        more: "",
        examples: "debug(args);",
        register: |_, _| {},
    },
    Function {
        name: "exit",
        group: Group::Scripts,
        signature: "exit() or exit(code)",
        about: "End the script with this exit code (default: 0)",
        more: "",
        examples: "if args.is_empty() { exit(2); }",
        register: |engine, world| {
            let first = Rc::clone(world);
            engine.register_fn("exit", move || -> Result<()> { exit(0, &first) });
            let second = Rc::clone(world);
            engine.register_fn("exit", move |code: INT| -> Result<()> { exit(code, &second) });
            // The engine's own ends a script with any value, and so with success.
            engine.register_fn("exit", |code: Dynamic| -> Result<()> {
                let why = format!("exit: the code is {code}: give a whole number from 0 to 255");
                Err(thrown(&Error::Usage(why)))
            });
        },
    },
    Function {
        name: "help",
        group: Group::Scripts,
        signature: "help() or help(name)",
        about: "List all functions, or explain one",
        more: "At the prompt the name needs no quotes: help roll.",
        examples: "help(\"roll\");",
        register: |engine, world| {
            let first = Rc::clone(world);
            engine.register_fn("help", move || first.print(&help::overview().lay_out(first.look)));
            let second = Rc::clone(world);
            engine.register_fn("help", move |name: ImmutableString| -> Result<()> {
                let topic = help::find(&name).map_err(|message| thrown(&Error::Usage(message)))?;
                second.print(&topic.report().lay_out(second.look));
                Ok(())
            });
        },
    },
];

fn load(path: &str, session: &mut Session) -> std::result::Result<Dynamic, Error> {
    let source = Source::from(Value::from(path));
    if let Source::File(path) = &source {
        session.load(path)?;
    }
    let (name, text, _) = source.text(session)?;
    let parsed = Parsed::new(&name, &text)?;
    if documents::is_ours(parsed.value()) {
        return Ok(Dynamic::from(Handle::of(documents::settled(parsed)?, None)));
    }
    Ok(to_script(parsed.into_value()))
}

fn text_in(path: &str, world: &World) -> std::result::Result<String, Error> {
    let (_, text, _) = Source::from(Value::from(path)).text(&mut world.session.borrow_mut())?;
    Ok(text)
}

fn save(value: &Dynamic, path: &str, options: &Map, world: &World) -> std::result::Result<(), Error> {
    let mut force = false;
    for (name, option) in options {
        match (name.as_str(), option.as_bool()) {
            ("force", Ok(given)) => force = given,
            ("force", Err(_)) => return Err(Error::Usage("save: force must be true or false".to_owned())),
            (name, _) => {
                return Err(Error::Usage(format!("save: {}", names::unknown("option", name, &["force"]))));
            }
        }
    }
    let text = match value.read_lock::<Handle>().as_ref().and_then(|handle| handle.unchanged()) {
        Some(document) => document.text(),
        None => {
            let value = to_json(value).map_err(|fault| without_form("save", fault))?;
            if !force && !documents::is_ours(&value) && documents::is_document(Path::new(path)) {
                return Err(Error::CannotWrite {
                    path: path.into(),
                    why: "holds a document, and this value is not one: replace it with #{force: true}"
                        .to_owned(),
                });
            }
            documents::text_of(path, &value)?
        }
    };
    world.session.borrow_mut().write(Path::new(path), &text, !force)
}

fn json_text(value: &Dynamic) -> Result<String> {
    let value = to_json(value).map_err(|fault| thrown(&without_form("to_json", fault)))?;
    Ok(format!("{value:#}"))
}

fn exit(code: INT, world: &World) -> Result<()> {
    let code = u8::try_from(code)
        .map_err(|_| thrown(&Error::Usage(format!("exit: the code {code} is not between 0 and 255"))))?;
    world.exit.set(Some(code));
    Err(EvalAltResult::Exit(Dynamic::UNIT, NOWHERE).into())
}

fn table(rows: &Array, columns: Option<&Array>, world: &World) -> Result<()> {
    let usage = |message: String| thrown(&Error::Usage(message));
    let row = |(index, row): (usize, &Dynamic)| {
        row.flatten_clone()
            .try_cast::<Map>()
            .ok_or_else(|| usage(format!("table: row {index} is {row}, not a map")))
    };
    let rows = rows.iter().enumerate().map(row).collect::<Result<Vec<Map>>>()?;
    let columns = match columns {
        Some(named) => named.iter().map(ToString::to_string).collect(),
        None => all_columns(&rows),
    };
    if let Some(column) = columns
        .iter()
        .find(|column| !rows.is_empty() && rows.iter().all(|row| !row.contains_key(column.as_str())))
    {
        return Err(usage(format!("table: {}", names::unknown("field", column, &all_columns(&rows)))));
    }
    let is_number = |cell: &Dynamic| cell.is_int() || cell.is_float();
    let numbers = (0..columns.len()).filter(|&column| {
        let mut cells = rows.iter().filter_map(|row| row.get(columns[column].as_str())).peekable();
        cells.peek().is_some() && cells.all(is_number)
    });
    let mut table = Grid::new(columns.clone()).with_numbers(numbers);
    for row in &rows {
        table.row(columns.iter().map(|column| row.get(column.as_str()).map_or(String::new(), cell)));
    }
    let mut report = Report::new();
    report.table(table);
    world.print(&report.lay_out(world.look));
    Ok(())
}

fn all_columns(rows: &[Map]) -> Vec<String> {
    let names: BTreeSet<_> = rows.iter().flat_map(Map::keys).map(ToString::to_string).collect();
    names.into_iter().collect()
}

fn cell(value: &Dynamic) -> String {
    if value.is_unit() {
        return String::new();
    }
    value.clone().into_string().unwrap_or_else(|_| shown(value, usize::MAX))
}
