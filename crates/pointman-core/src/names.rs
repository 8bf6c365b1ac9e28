//! Names as people type them: any unique prefix will do, and an unknown name is answered with the nearest
//! ones.

/// The index in `names` of the name meant by `typed`: itself, or the only one it begins.
/// `what` is the kind of thing named, for the message.
///
/// ```
/// use pointman_core::names::resolve;
/// let names = ["rally", "ranged-damage", "ranged-to-hit"];
/// assert_eq!(resolve("check", "ranged-d", &names), Ok(1));
/// assert_eq!(resolve("check", "ran", &names).unwrap_err(), "`ran` is ambiguous: it could be the check ranged-damage or ranged-to-hit");
/// assert_eq!(resolve("check", "raly", &names).unwrap_err(), "there is no check `raly`; did you mean rally?");
/// assert_eq!(resolve("wall", "behind", &["ahead", "left"]).unwrap_err(), "there is no wall `behind`: give ahead or left");
/// ```
///
/// # Errors
/// A message that lists the names it could be, the nearest, or all of them if they are few.
pub fn resolve(what: &str, typed: &str, names: &[impl AsRef<str>]) -> Result<usize, String> {
    let all = names.iter().map(AsRef::as_ref);
    if let Some(index) = find(typed, all.clone()) {
        return Ok(index);
    }
    let mut could: Vec<&str> = all.filter(|name| !typed.is_empty() && name.starts_with(typed)).collect();
    could.dedup();
    Err(match could[..] {
        [] => unknown_among(what, typed, names),
        _ => format!("`{typed}` is ambiguous: it could be the {what} {}", either(&could)),
    })
}

/// The place among `names` of the one meant by `typed`, as [`resolve`] reads it; without the words of a refusal where
/// none is.
pub fn find<'a>(typed: &str, mut names: impl Iterator<Item = &'a str> + Clone) -> Option<usize> {
    let exact = names.clone().position(|name| name == typed);
    exact.or_else(|| {
        let begins = |name: &str| !typed.is_empty() && name.starts_with(typed);
        let only = names.position(begins)?;
        names.all(|name| !begins(name)).then_some(only)
    })
}

/// The same for the names of people: capitals do not matter.
///
/// # Errors
/// As [`resolve`].
pub fn resolve_in_any_case(what: &str, typed: &str, names: &[impl AsRef<str>]) -> Result<usize, String> {
    let lower: Vec<String> = names.iter().map(|name| name.as_ref().to_lowercase()).collect();
    resolve(what, &typed.to_lowercase(), &lower).or_else(|_| resolve(what, typed, names))
}

/// The message, with the line that lists what there is where it names nothing that could be meant.
///
/// ```
/// use pointman_core::names::listed_by;
/// let message = "there is no check `nosuch`".to_owned();
/// assert_eq!(listed_by("pointman fng-test --list", message), "there is no check `nosuch`: pointman fng-test --list lists them");
/// ```
pub fn listed_by(line: &str, message: String) -> String {
    if message.ends_with('`') { format!("{message}: {line} lists them") } else { message }
}

/// The message for a name that is none of `names`.
pub fn unknown(what: &str, typed: &str, names: &[impl AsRef<str>]) -> String {
    did_you_mean(what, typed, &nearest(typed, names))
}

/// The same, with all of `names` where none is near and they are few.
pub fn unknown_among(what: &str, typed: &str, names: &[impl AsRef<str>]) -> String {
    const LISTED: usize = 24;
    let near = nearest(typed, names);
    let message = did_you_mean(what, typed, &near);
    if !near.is_empty() {
        return message;
    }
    let mut all: Vec<_> = names.iter().map(AsRef::as_ref).filter(|name| !name.is_empty()).collect();
    all.sort_unstable();
    all.dedup();
    match all.len() {
        1..=LISTED if typed.is_empty() => format!("the {what} is missing: give {}", either(&all)),
        1..=LISTED => format!("{message}: give {}", either(&all)),
        _ => message,
    }
}

fn did_you_mean(what: &str, typed: &str, near: &[&str]) -> String {
    match near {
        [] => format!("there is no {what} `{typed}`"),
        near => format!("there is no {what} `{typed}`; did you mean {}?", either(near)),
    }
}

/// Up to three of `names` that are spelt most like `typed`, nearest first.
pub fn nearest<'a>(typed: &str, names: &'a [impl AsRef<str>]) -> Vec<&'a str> {
    let mut near: Vec<(f64, &str)> = names
        .iter()
        .map(|name| (strsim::jaro_winkler(typed, name.as_ref()), name.as_ref()))
        .filter(|(likeness, _)| *likeness > 0.75)
        .collect();
    near.sort_by(|(a, first), (b, second)| b.total_cmp(a).then_with(|| first.cmp(second)));
    near.dedup();
    let best = near.first().map_or(0.0, |(likeness, _)| *likeness);
    near.into_iter().filter(|(likeness, _)| *likeness > best - 0.08).map(|(_, name)| name).take(3).collect()
}

/// The text with a capital: `quang tri` as `Quang tri`.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The words of an id as the rules write them: `air-lift` as `Air Lift`.
pub fn titled(id: &str) -> String {
    id.split(['-', '_']).map(capitalized).collect::<Vec<_>>().join(" ")
}

/// The names as alternatives: `a, b or c`.
pub fn either(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}
