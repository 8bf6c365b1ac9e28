//! Scripts (contract §6): one Rhai engine for a file, `-e CODE`, standard input and the prompt.
//!
//! | File | About |
//! |---|---|
//! | `engine` | the engine with its limits, and running a text |
//! | `world` | what a script's functions share: files, dice, where output goes |
//! | `commands` | a function for every command of the list |
//! | `functions` | the functions only scripts have |
//! | `convert` | values between JSON and scripts |
//! | `documents` | documents as scripts load and save them |
//! | `handle` | documents as scripts hold them |
//! | `imports` | scripts that others import |
//! | `statistics`, `csv` | lists of numbers, and tables of other programs |
//! | `errors` | what went wrong, where in the text |
//! | `help` | what `help()` says, made from the functions themselves |
//! | `tokens` | a text cut into words |
//! | `repl` | the prompt, a thin client of all that |

mod commands;
mod convert;
mod csv;
mod documents;
mod engine;
mod errors;
mod functions;
mod handle;
mod help;
mod imports;
pub mod repl;
mod statistics;
mod tokens;
mod world;

pub use convert::{Large, shown, to_json, to_script};
pub use engine::{Limits, STACK, Script, Shown};
pub use errors::{Failure, ScriptCall, ScriptPlace};
pub use functions::{FUNCTIONS, Function};
pub use help::{Topic, names_for, overview, topic, topics};
pub use world::{ScriptConsole, World};
