//! The engine all scripts run on: its limits, its functions, and running a text on it.

use std::cell::{Cell, OnceCell};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use std::time::{Duration, Instant};

use rhai::{AST, Dynamic, Engine, EvalAltResult, Expr, INT, ImmutableString, Position, Scope, Stmt, Token};
use serde_json::Value;

use super::errors::{Failure, Reader, Source};
use super::imports::Imports;
use super::tokens::{TokenKind, tokens};
use super::world::World;
use super::{commands, convert, errors, functions, handle};
use crate::command::{CommandAnswer, ENTRIES};
use crate::error::{Error, Fault};
use crate::render::Look;

/// The stack in bytes that a thread needs to run scripts up to their limits of depth. Only what is used is
/// ever taken.
pub const STACK: usize = 256 << 20;

/// What a script may use up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Steps of the interpreter; 0 for any number.
    pub operations: u64,
    /// Time; none for any.
    pub time: Option<Duration>,
    /// Calls within calls.
    pub calls: usize,
    /// Expressions within expressions.
    pub depth: usize,
    /// Variables at one time.
    pub variables: usize,
    /// Bytes of memory, beyond what the program took when the script began.
    pub memory: usize,
    /// Bytes of text in one value.
    pub text: usize,
    /// Array items in one value, nested ones included.
    pub items: usize,
    /// Map fields in one value, nested ones included.
    pub fields: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            operations: 50_000_000,
            time: Some(Duration::from_secs(300)),
            calls: 100,
            depth: 64,
            variables: 1_000,
            memory: 1 << 30,
            text: 16 << 20,
            items: 100_000,
            fields: 500_000,
        }
    }
}

impl Limits {
    /// The limits of sizes in words.
    pub(super) fn sizes(&self) -> String {
        format!(
            "a value may have at most {} bytes of text, {} array items and {} map fields",
            self.text, self.items, self.fields
        )
    }

    fn set(&self, engine: &mut Engine) {
        engine.set_max_operations(self.operations);
        engine.set_max_call_levels(self.calls);
        engine.set_max_expr_depths(self.depth, self.depth);
        engine.set_max_variables(self.variables);
        engine.set_max_functions(self.variables);
        engine.set_max_modules(self.variables);
        engine.set_max_string_size(self.text);
        engine.set_max_array_size(self.items);
        engine.set_max_map_size(self.fields);
    }
}

/// The engine in its surroundings.
pub struct Script {
    engine: Engine,
    world: Rc<World>,
    limits: Limits,
    /// Names of all functions that need no script: ours and Rhai's.
    names: OnceCell<Vec<String>>,
}

/// What running a text gave.
pub struct Shown {
    /// The value of its last statement.
    pub value: Dynamic,
    /// What a person is told, if the last statement only calls a command.
    pub answer: Option<Rc<dyn CommandAnswer>>,
    /// The variable that the last statement sets to what a command gives, and what a person is told of it.
    pub named: Option<(String, Rc<dyn CommandAnswer>)>,
    /// The exit code, if it ended itself by `exit`.
    pub exit: Option<u8>,
}

impl Shown {
    /// What a person is shown: the report of a command, or the value; nothing for `()`.
    pub fn text(&self, look: Look) -> String {
        if let Some(answer) = &self.answer {
            return answer.report().lay_out(look);
        }
        if self.value.is_unit() {
            return String::new();
        }
        match self.value.clone().into_string() {
            Ok(text) if text.ends_with('\n') => text,
            Ok(text) => text + "\n",
            Err(_) => convert::shown(&self.value, usize::from(look.width)) + "\n",
        }
    }

    /// The value for a program.
    ///
    /// # Errors
    /// When JSON has no form for it.
    pub fn json(&self) -> Result<Value, Fault> {
        convert::to_json(&self.value)
    }
}

/// What one text leaves for the next at the prompt.
#[derive(Clone, Default)]
pub(super) struct Memory {
    pub(super) scope: Scope<'static>,
    functions: AST,
    /// The text that defines each function.
    defined: HashMap<String, Rc<Source>>,
}

impl Memory {
    /// The memory of a script that was given these arguments.
    pub(super) fn of(arguments: &[String]) -> Self {
        let arguments: rhai::Array = arguments.iter().map(|argument| argument.as_str().into()).collect();
        let mut scope = Scope::new();
        scope.push_constant("args", arguments);
        Memory { scope, ..Memory::default() }
    }

    /// What a script's file that is run on it is given.
    pub(super) fn give(&mut self, arguments: &[String]) {
        let arguments: rhai::Array = arguments.iter().map(|argument| argument.as_str().into()).collect();
        self.scope.push_constant("args", arguments);
    }

    /// The functions defined so far, each with the names of its parameters.
    pub(super) fn functions(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.functions
            .iter_functions()
            .filter(|function| !function.name.starts_with("anon$"))
            .map(|function| (function.name, function.params))
    }
}

impl Script {
    /// The engine with its functions, working on `world` within `limits`.
    pub fn new(world: World, limits: Limits) -> Self {
        let world = Rc::new(world);
        let mut engine = Engine::new();
        limits.set(&mut engine);
        engine.set_module_resolver(Imports::new(&world));
        free_words(&mut engine);
        // Its errors would name places in a text nobody sees.
        engine.disable_symbol("eval");
        convert::register_large(&mut engine);
        handle::register(&mut engine);
        for function in functions::FUNCTIONS {
            (function.register)(&mut engine, &world);
        }
        commands::register(&mut engine, &world);
        register_output(&mut engine, &world);
        watch(&mut engine, &world, &limits);
        // Time asleep is no operation, so no limit would end it.
        let awake = || -> Result<(), Box<EvalAltResult>> {
            Err(errors::thrown(&Error::Usage("a script cannot sleep".to_owned())))
        };
        engine.register_fn("sleep", move |_: INT| awake());
        engine.register_fn("sleep", move |_: f64| awake());
        Script { engine, world, limits, names: OnceCell::new() }
    }

    /// The surroundings.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Runs `text`, called `name` in messages, with these arguments.
    ///
    /// # Errors
    /// Why and where it stopped.
    pub fn run(&self, name: &str, text: &str, arguments: &[String]) -> Result<Shown, Failure> {
        self.evaluate(&mut Memory::of(arguments), name, text)
    }

    /// Runs `text` on what earlier ones left in `memory`, which is unchanged if it fails.
    pub(super) fn evaluate(&self, memory: &mut Memory, name: &str, text: &str) -> Result<Shown, Failure> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // A line for the system's loader is a comment; three strokes would be one for documentation.
        let text = match text.strip_prefix("#!") {
            Some(rest) => format!("//{}", rest.replacen('/', " ", usize::from(rest.starts_with('/')))),
            None => text.to_owned(),
        };
        let source = Rc::new(Source { name: name.to_owned(), text });
        let compiled = self.engine.compile_with_scope(&memory.scope, &source.text);
        let ast = compiled.map_err(|error| self.reader(&source, memory, &HashMap::new()).parsing(&error))?;

        let mut defined = memory.defined.clone();
        defined.extend(ast.iter_functions().map(|function| (function.name.to_owned(), Rc::clone(&source))));
        let whole = memory.functions.merge(&ast);
        let mut scope = memory.scope.clone();
        *self.world.answer.borrow_mut() = None;
        self.world.exit.set(None);
        self.world.watch.begin(self.limits.time, self.limits.operations);
        let value = match self.engine.eval_ast_with_scope::<Dynamic>(&mut scope, &whole) {
            Ok(value) => value,
            // Nobody reads on; the caller asks the world why.
            Err(error) if matches!(&*error, EvalAltResult::ErrorTerminated(token, _) if token.is_unit()) => {
                Dynamic::UNIT
            }
            Err(error) => {
                let _ = self.world.exit.take();
                return Err(self.reader(&source, memory, &defined).running(*error));
            }
        };
        let called = last_call(&ast).filter(|(name, _)| is_command(name) && !defined.contains_key(*name));
        let (answer, named) = match (called, self.world.answer.take()) {
            (Some((_, None)), answer) => (answer, None),
            (Some((_, Some(variable))), Some(answer)) => (None, Some((variable.to_owned(), answer))),
            _ => (None, None),
        };
        *memory = Memory { scope: scope.clone_visible(), functions: whole.clone_functions_only(), defined };
        Ok(Shown { value, answer, named, exit: self.world.exit.take() })
    }

    fn reader<'a>(
        &'a self,
        main: &'a Rc<Source>,
        memory: &'a Memory,
        defined: &'a HashMap<String, Rc<Source>>,
    ) -> Failing<'a> {
        Failing { script: self, main, memory, defined }
    }

    /// The names of all functions that need no script.
    pub(super) fn names(&self) -> &[String] {
        self.names.get_or_init(|| {
            let named = |function: rhai::FuncInfo<'_>| {
                let name = function.metadata.name.as_str();
                rhai::is_valid_identifier(name).then(|| name.to_owned())
            };
            let names: BTreeSet<String> =
                self.engine.collect_fn_metadata(None, named, true).into_iter().collect();
            names.into_iter().chain(["type_of".to_owned()]).collect()
        })
    }
}

/// A text that failed, with what explains it.
struct Failing<'a> {
    script: &'a Script,
    main: &'a Source,
    memory: &'a Memory,
    defined: &'a HashMap<String, Rc<Source>>,
}

impl Failing<'_> {
    fn read<T>(&self, explain: impl FnOnce(&Reader<'_>) -> T) -> T {
        let functions = || {
            let own = self.defined.keys().filter(|name| !name.starts_with("anon$")).cloned();
            own.chain(self.script.names().iter().cloned()).collect()
        };
        let variables = || {
            let kept = self.memory.scope.iter_raw().map(|(name, ..)| name.to_owned());
            kept.chain(declared(&self.main.text)).collect()
        };
        explain(&Reader {
            main: self.main,
            defined_in: &|name| self.defined.get(name).map(Rc::as_ref),
            functions: &functions,
            variables: &variables,
            limits: &self.script.limits,
        })
    }

    fn parsing(&self, error: &rhai::ParseError) -> Failure {
        self.read(|reader| reader.parsing(error))
    }

    fn running(&self, error: EvalAltResult) -> Failure {
        self.read(|reader| reader.running(error))
    }
}

/// Lets the words that Rhai keeps for its future be names of fields and options: `#{with: …}`, `check.case`.
fn free_words(engine: &mut Engine) {
    /// Those that are functions of the language.
    const FUNCTIONS: [&str; 12] = [
        "print",
        "debug",
        "type_of",
        "eval",
        "Fn",
        "call",
        "curry",
        "is_shared",
        "is_def_var",
        "is_def_fn",
        "this",
        "global",
    ];
    let names_field = Cell::new(false);
    #[allow(deprecated, reason = "it is not deprecated but may change in later versions of Rhai")]
    engine.on_parse_token(move |token, _, _| {
        let after = matches!(token, Token::Period | Token::Elvis | Token::MapStart | Token::Comma);
        match token {
            Token::Reserved(word)
                if names_field.replace(after)
                    && rhai::is_valid_identifier(&word)
                    && !FUNCTIONS.contains(&word.as_str()) =>
            {
                Token::Identifier(word)
            }
            token => {
                names_field.set(after);
                token
            }
        }
    });
}

/// Has the engine look, as it goes, whether anybody still reads what is printed, whether it is to stop, and
/// how much memory is taken: the limits of single values do not bound them all together.
fn watch(engine: &mut Engine, world: &Rc<World>, limits: &Limits) {
    /// Operations between two looks at the clock.
    const OPERATIONS: u64 = 64;
    /// Time between two looks at the memory: not enough to fill much of it.
    const PAUSE: Duration = Duration::from_millis(1);
    let taken = || memory_stats::memory_stats().map_or(0, |taken| taken.physical_mem);
    let most = taken().saturating_add(limits.memory);
    let too_much =
        ImmutableString::from(format!("the script uses more than {} MiB of memory", limits.memory >> 20));
    let looked = Cell::new(Instant::now());
    let world = Rc::clone(world);
    engine.on_progress(move |operations| {
        if world.silenced.borrow().is_some() {
            return Some(Dynamic::UNIT);
        }
        if operations % OPERATIONS != 0 || looked.get().elapsed() < PAUSE {
            return None;
        }
        looked.set(Instant::now());
        if let Err(stopped) = world.watch.check(operations) {
            return Some(stopped.to_string().into());
        }
        (taken() > most).then(|| too_much.clone().into())
    });
}

fn register_output(engine: &mut Engine, world: &Rc<World>) {
    let printer = Rc::clone(world);
    engine.on_print(move |text| printer.print(&format!("{text}\n")));
    let remarker = Rc::clone(world);
    engine.on_debug(move |text, _, position| {
        let line = position.line().map_or(String::new(), |line| format!("line {line}: "));
        remarker.note(&format!("{line}{text}\n"));
    });
}

/// The function called, when the last statement is nothing but a call, or sets a variable, which is given
/// too, to what a call gives.
fn last_call(ast: &AST) -> Option<(&str, Option<&str>)> {
    fn called(expression: &Expr) -> Option<&str> {
        match expression {
            Expr::FnCall(call, _) => Some(&call.name),
            _ => None,
        }
    }
    match ast.statements().last()? {
        Stmt::FnCall(call, _) => Some((&call.name, None)),
        Stmt::Expr(expression) => called(expression).map(|function| (function, None)),
        Stmt::Var(parts, ..) => called(&parts.1).map(|function| (function, Some(parts.0.as_str()))),
        Stmt::Assignment(parts) => match &parts.1.lhs {
            Expr::Variable(variable, ..) => {
                called(&parts.1.rhs).map(|function| (function, Some(variable.1.as_str())))
            }
            _ => None,
        },
        _ => None,
    }
}

fn is_command(name: &str) -> bool {
    ENTRIES.iter().any(|entry| entry.function() == name)
}

/// The names that a text gives to values.
fn declared(text: &str) -> Vec<String> {
    let tokens: Vec<_> = tokens(text)
        .into_iter()
        .filter(|token| !matches!(token.kind, TokenKind::Comment | TokenKind::LineComment))
        .collect();
    let mut names = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let after = &tokens[index + 1..];
        let named = |n: usize| {
            after.get(n).filter(|token| token.kind == TokenKind::Name).map(|token| token.text.to_owned())
        };
        match token.text {
            "let" | "const" | "for" => names.extend(named(0)),
            "fn" => {
                let parameters = after.iter().skip(2).take_while(|token| token.text != ")");
                names.extend(
                    parameters
                        .filter(|token| token.kind == TokenKind::Name)
                        .map(|token| token.text.to_owned()),
                );
            }
            _ => {}
        }
    }
    names
}

/// A position that says nothing, for errors the engine places itself.
pub(super) const NOWHERE: Position = Position::NONE;
