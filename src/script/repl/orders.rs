//! What is said to the prompt itself and is no script: `?`, `help roll`, `variables`, `run FILE`,
//! `undo`, `exit`.

/// Something for the prompt to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    /// List the functions, or explain one.
    Help(Option<String>),
    /// List the variables.
    Variables,
    /// Run a script's file on what earlier lines left, with these arguments.
    Run(String, Vec<String>),
    /// Take back the last line.
    Undo,
    /// End the conversation.
    Leave,
}

/// The order that `line` gives; none if it is a script, as it is when a variable has the name of an order.
pub(super) fn read(line: &str, is_variable: impl Fn(&str) -> bool) -> Option<Order> {
    let line = line.trim().trim_end_matches(';').trim_end();
    if let Some(about) = line.strip_prefix('?').or_else(|| line.strip_suffix('?')).map(str::trim) {
        let is_name = about.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'));
        return is_name.then(|| Order::Help((!about.is_empty()).then(|| about.to_owned())));
    }
    let end = line.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len());
    let (word, rest) = line.split_at(end);
    if is_variable(word) {
        return None;
    }
    let rest = rest.trim();
    let called = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).map(str::trim);
    let about = called.unwrap_or(rest);
    match word {
        "undo" if about.is_empty() => Some(Order::Undo),
        "variables" if about.is_empty() => Some(Order::Variables),
        // A call, an assignment and the like are scripts; a file's name is neither.
        "run"
            if called.is_none()
                && rest.starts_with(|c: char| {
                    !c.is_whitespace() && !"(=.[+-*/<>!;".contains(c) || c == '/' || c == '.'
                }) =>
        {
            let mut words = rest.split_whitespace().map(|word| word.trim_matches('"').to_owned());
            words.next().map(|file| Order::Run(file, words.collect()))
        }
        "exit" | "quit" if about.is_empty() => Some(Order::Leave),
        "help" if about.is_empty() => Some(Order::Help(None)),
        "help" => {
            let name = about.trim_matches('"');
            let is_name = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | ' '));
            (is_name && !(called.is_some() && is_variable(name))).then(|| Order::Help(Some(name.to_owned())))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_given_as_words_or_as_calls() {
        let read = |line| read(line, |name| name == "x");
        let about = |name: &str| Some(Order::Help(Some(name.to_owned())));
        assert_eq!(read("help"), Some(Order::Help(None)));
        assert_eq!(read(" help(); "), Some(Order::Help(None)));
        for line in ["help roll", "help(roll)", "help(\"roll\")", "help roll;"] {
            assert_eq!(read(line), about("roll"), "{line}");
        }
        assert_eq!(read("help fng-test"), about("fng-test"));
        assert_eq!(read("undo"), Some(Order::Undo));
        assert_eq!(read("undo()"), Some(Order::Undo));
        assert_eq!(read("quit"), Some(Order::Leave));
        assert_eq!(read("?"), Some(Order::Help(None)));
        for line in ["?roll", "? roll", "roll?"] {
            assert_eq!(read(line), about("roll"), "{line}");
        }
        assert_eq!(read("variables"), Some(Order::Variables));
        let run = |file: &str, words: &[&str]| {
            Some(Order::Run(file.to_owned(), words.iter().map(|word| (*word).to_owned()).collect()))
        };
        assert_eq!(read("run odds.rhai"), run("odds.rhai", &[]));
        assert_eq!(read("run \"examples/odds.rhai\" rally 4"), run("examples/odds.rhai", &["rally", "4"]));
        assert_eq!(read("run ./odds.rhai"), run("./odds.rhai", &[]));
    }

    #[test]
    fn what_concerns_values_is_a_script() {
        for line in [
            "help(x)",
            "x",
            "undo(x)",
            "let help = 1",
            "exit(3)",
            "helper()",
            "undo = 1",
            "help + 1",
            "run = 1",
            "run(x)",
            "run + 1",
            "a ? b",
            "run",
        ] {
            assert_eq!(read(line, |name| name == "x"), None, "{line}");
        }
        assert_eq!(read("help", |name| name == "help"), None);
    }
}
