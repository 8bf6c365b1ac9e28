//! The words of the shell in what the rules say, as the prompt takes them: where a refusal proposes
//! `fng stand EVENING -i --figure Slag --does reload`, the prompt has `slag reload`.

/// What stands for the document in a proposed command.
const DOCUMENT: [&str; 3] = ["EVENING", "MISSION", "-i"];

/// Options that are given nothing.
const BARE: [&str; 6] = ["card", "back", "seen", "all-ducked-back", "reload", "others"];

/// Which command of the shell is what at the prompt: the command, an option it has, and the words. In these `{option}`
/// stands for what the option is given.
const WORDS: [(&str, &str, &str); 28] = [
    ("stand", "does", "{figure} {does}"),
    ("stand", "vehicle", "{figure} get-in"),
    ("stand", "as", "stand {figure} {as}"),
    ("react", "figure", "{figure} rise"),
    ("exchange", "by", "{by} fire"),
    ("charge", "by", "{by} charge {at}"),
    ("finish", "", "done"),
    ("activation", "", "turn"),
    ("reveal", "marker", "reveal marker {marker}"),
    ("reveal", "section", "reveal section {section}"),
    ("reveal", "others", "do reveal --others"),
    ("reveal", "", "reveal"),
    ("crew", "reload", "load"),
    ("crew", "move", "to-loader"),
    ("muster", "vehicle", "arrive"),
    ("sniper", "all-ducked-back", "support sniper-missed"),
    ("sniper", "seen", "support sniper-seen"),
    ("fire-mission", "number", "support fire-guns {number}"),
    ("fire-mission", "card", "support card-guns"),
    ("radio", "whom", "support radio {whom}"),
    ("request", "", "support request"),
    ("helicopter", "", "support send"),
    ("air-run", "", "support declare-run"),
    ("trap-place", "", "traps number"),
    ("trap", "", "traps show"),
    ("tunnel-move", "back", "tunnels turn-back"),
    ("tunnel", "", "tunnels show"),
    ("medic", "", "treat"),
];

/// What the prompt says where the rules propose commands of the shell.
pub(super) fn at_prompt(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some(at) = begins(rest) {
        let (before, from) = rest.split_at(at);
        let from = from.strip_prefix("pointman ").unwrap_or(from);
        let Some((words, after)) = from.strip_prefix("fng ").and_then(command) else {
            let (kept, later) = rest.split_at(at + 1);
            said.push_str(kept);
            rest = later;
            continue;
        };
        said.push_str(before);
        // What stands between backquotes has them already.
        let is_quoted = before.ends_with('`') && after.starts_with('`');
        let quote = if is_quoted { "" } else { "`" };
        said.push_str(&format!("{quote}{words}{quote}"));
        rest = after;
    }
    said.push_str(rest);
    said
}

/// Where the next command of the shell begins, as a word of its own.
fn begins(text: &str) -> Option<usize> {
    let is_word = |at: usize| !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    let of = |word: &str| text.match_indices(word).map(|(at, _)| at).find(|at| is_word(*at));
    [of("pointman fng "), of("fng ")].into_iter().flatten().min()
}

/// The words at the prompt for a command of the shell that follows `fng`, and the text after it; none where it is no
/// command.
fn command(text: &str) -> Option<(String, &str)> {
    let end = text.find(|letter: char| !(letter.is_ascii_lowercase() || letter == '-')).unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    if name.is_empty() {
        return None;
    }
    let mut plain = name.to_owned();
    let mut options: Vec<(&str, &str)> = Vec::new();
    loop {
        let trimmed = rest.trim_start_matches(' ');
        if let Some(document) = DOCUMENT.iter().find(|word| is_next(trimmed, word)) {
            rest = &trimmed[document.len()..];
            continue;
        }
        // What a helicopter does, or what is requested, needs no option.
        let verb = ["send", "gunship", "medevac"].into_iter().find(|verb| is_next(trimmed, verb));
        if let Some(verb) = verb.filter(|_| options.is_empty()) {
            plain.push_str(&format!(" {verb}"));
            rest = &trimmed[verb.len()..];
            continue;
        }
        let Some(option) = trimmed.strip_prefix("--") else { break };
        let end = option.find(|letter: char| !(letter.is_ascii_lowercase() || letter == '-'));
        let (option, after) = option.split_at(end.unwrap_or(option.len()));
        let (value, after) = value(option, after);
        plain.push_str(&format!(" --{option}"));
        if !value.is_empty() {
            plain.push_str(&format!(" {value}"));
        }
        options.push((option, value));
        rest = after;
    }
    let fits = |(of, option, _): &&(&str, &str, &str)| {
        *of == name && (option.is_empty() || options.iter().any(|(given, _)| given == option))
    };
    // What is readied has a word of its own for each kind.
    let readied = options.iter().find(|(option, _)| *option == "what").map(|(_, gear)| *gear);
    let figure = options.iter().find(|(option, _)| *option == "figure").map_or("", |(_, figure)| *figure);
    match readied {
        Some("smoke-grenades") => return Some((format!("{figure} ready-smoke"), rest)),
        Some("satchel-charge") => return Some((format!("{figure} ready-charge"), rest)),
        None if name == "stand" && options.contains(&("vehicle", "")) => {
            return Some((format!("{figure} get-out"), rest));
        }
        _ => {}
    }
    // A Knock Down Test has a word of its own, other checks are taken by their command.
    let is_other_check =
        name == "react" && options.iter().any(|(option, value)| *option == "test" && *value != "knock-down");
    let words = match WORDS.iter().find(fits).filter(|_| !is_other_check) {
        Some((.., words)) => options.iter().fold((*words).to_owned(), |words, (option, value)| {
            words.replace(&format!("{{{option}}}"), value)
        }),
        None if is_other_check && options.iter().any(|(_, value)| *value == "rally") => "rally".to_owned(),
        None => format!("do {plain}"),
    };
    Some((words, rest))
}

/// Whether the text begins with this word.
fn is_next(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric()))
}

/// What an option is given, and the text after that: a name may be of several words.
fn value<'t>(option: &str, text: &'t str) -> (&'t str, &'t str) {
    let Some(given) = text.strip_prefix(' ').filter(|given| !given.starts_with("--")) else {
        return ("", text);
    };
    if let Some(rest) = given.strip_prefix("\"\"") {
        return ("", rest);
    }
    if BARE.contains(&option) {
        return ("", text);
    }
    let is_name = ["figure", "by", "at"].contains(&option);
    let ends = |at: usize, letter: char| match letter {
        ')' | '`' | ';' | ',' => true,
        '.' => !given[at + 1..].starts_with(|next: char| next.is_alphanumeric()),
        ' ' => !is_name || given[at + 1..].starts_with("--"),
        _ => false,
    };
    let end = given.char_indices().find(|(at, letter)| ends(*at, *letter)).map_or(given.len(), |(at, _)| at);
    given.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::at_prompt;

    #[test]
    fn what_the_shell_takes_is_said_as_the_prompt_takes_it() {
        for (shell, prompt) in [
            (
                "When Active, reload instead of firing: fng stand --figure Sgt Slag --does reload",
                "When Active, reload instead of firing: `Sgt Slag reload`",
            ),
            (
                "act first (fng finish EVENING -i ends their Activations)",
                "act first (`done` ends their Activations)",
            ),
            (
                "out of sight until the next action (fng stand --figure Ha --as up if seen)",
                "out of sight until the next action (`stand Ha up` if seen)",
            ),
            (
                "when a figure sees one: pointman fng reveal MISSION --marker N",
                "when a figure sees one: `reveal marker N`",
            ),
            (
                "HQ fires: Fire Mission 3 at B2: fng fire-mission --number 3",
                "HQ fires: Fire Mission 3 at B2: `support fire-guns 3`",
            ),
            (
                "Then fng sniper --all-ducked-back, or --seen if anyone",
                "Then `support sniper-missed`, or --seen if anyone",
            ),
            ("`pointman fng trap` lists known traps", "`traps show` lists known traps"),
            (
                "is aboard Tiger and cannot fire before getting out (fng stand --figure Slag --vehicle \"\")",
                "is aboard Tiger and cannot fire before getting out (`Slag get-out`)",
            ),
            (
                "until rallied by a friend within 4 in (fng react --test rally)",
                "until rallied by a friend within 4 in (`rally`)",
            ),
            (
                "is in the water: fng react --test swim --figure Slag",
                "is in the water: `do react --test swim --figure Slag`",
            ),
            (
                "takes the test first (fng react EVENING -i --test knock-down --figure Ha 2)",
                "takes the test first (`Ha 2 rise`)",
            ),
            (
                "use fng request gunship, fng request medevac or fng helicopter send",
                "use `support request`, `support request` or `support send`",
            ),
            (
                "(fng stand EVENING -i --figure Sgt Slag --does ready --what smoke-grenades)",
                "(`Sgt Slag ready-smoke`)",
            ),
            ("Slag is on foot", "Slag is on foot"),
        ] {
            assert_eq!(at_prompt(shell), prompt);
        }
    }
}
