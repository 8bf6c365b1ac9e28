//! What could stand where a command line went wrong, as open questions for programs.

use std::ffi::OsString;

use clap::Arg;
use clap::error::{ContextKind, ContextValue};

use super::parser::{commands_of, parser_for};
use crate::command::values::listed_values;
use crate::question::OpenQuestion;

/// The rule of these questions: no rulebook asks them, the command line does.
const RULE: &str = "usage";

/// A question for each argument that is missing or has a value it cannot have, with the values it can have
/// where they are a list.
pub(super) fn open_questions(error: &clap::Error, arguments: &[OsString]) -> Vec<OpenQuestion> {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let told: Vec<String> = [texts(ContextKind::ValidValue), texts(ContextKind::ValidSubcommand)].concat();
    let wrong = texts(ContextKind::InvalidArg);
    if wrong.is_empty() && !told.is_empty() {
        return vec![OpenQuestion::of("command", "the command", RULE).legal(told)];
    }
    if !texts(ContextKind::SuggestedArg).is_empty() {
        return Vec::new();
    }
    let (path, known) = arguments_of(arguments);
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    wrong
        .iter()
        .filter_map(|usage| {
            let arg = known.iter().find(|arg| is_meant(arg, usage))?;
            let name = arg.get_long().map_or_else(|| arg.get_id().to_string(), str::to_owned);
            let what = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let legal: Vec<String> = match &told[..] {
                [] => listed_values(&path, arg).into_iter().map(|value| value.word).collect(),
                told => told.to_vec(),
            };
            Some(OpenQuestion::of(name, what, RULE).legal(legal))
        })
        .collect()
}

/// Whether an error means this argument by its usage. It shows a positional as `<CHECK>`, also one that only
/// some other argument spares, which shows itself as `[CHECK]`.
fn is_meant(arg: &Arg, usage: &str) -> bool {
    let shown = arg.to_string();
    let bare = |text: &str| text.trim_matches(['<', '>', '[', ']', '.']).to_owned();
    shown == usage || arg.is_positional() && bare(&shown) == bare(usage)
}

/// The words of the command that was typed, and its arguments.
pub(super) fn arguments_of(arguments: &[OsString]) -> (Vec<String>, Vec<Arg>) {
    let mut command = parser_for(arguments);
    command.build();
    let typed = commands_of(&command, arguments.get(1..).unwrap_or_default());
    let path = typed.iter().map(|(_, inner)| inner.get_name().to_owned()).collect();
    let deepest = typed.last().map_or(&command, |(_, inner)| inner);
    (path, deepest.get_arguments().cloned().collect())
}
