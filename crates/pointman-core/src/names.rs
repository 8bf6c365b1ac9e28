//! Names as people type them: any unique prefix will do, and an unknown name is answered with the nearest
//! ones.

use std::fmt;

/// The index in `names` of the name meant by `typed`: itself, or the only one it begins.
/// `what` is the kind of thing named, for the message.
///
/// ```
/// use pointman_core::names::resolve;
/// let names = ["rally", "ranged-damage", "ranged-to-hit"];
/// assert_eq!(resolve("check", "ranged-d", &names), Ok(1));
/// assert_eq!(resolve("check", "ran", &names).unwrap_err(),
///     "`ran` is ambiguous: it could be the check ranged-damage or ranged-to-hit");
/// assert_eq!(resolve("check", "raly", &names).unwrap_err(),
///     "there is no check `raly`; did you mean rally?");
/// assert_eq!(resolve("wall", "behind", &["ahead", "left"]).unwrap_err(),
///     "there is no wall `behind`: give ahead or left");
/// ```
///
/// # Errors
/// A message that lists the names it could be, the nearest, or all of them if they are few.
pub fn resolve(what: &str, typed: &str, names: &[impl AsRef<str>]) -> Result<usize, String> {
    look_up(what, typed, names).map_err(|why| why.to_string())
}

/// Why a word names nothing, for whoever says it in a sentence of their own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NoName {
    /// What is wrong.
    pub wrong: String,
    /// What was probably meant.
    pub meant: Vec<String>,
    /// Whether `wrong` names all there is, or all that it could be.
    pub lists: bool,
}

impl NoName {
    /// The message as a sentence of its own, before another.
    ///
    /// ```
    /// use pointman_core::names::look_up;
    /// let why = |typed| look_up("check", typed, &["rally", "melee"]).unwrap_err().sentence();
    /// assert_eq!(why("raly"), "there is no check `raly`; did you mean rally?");
    /// assert_eq!(why("x"), "there is no check `x`: give melee or rally.");
    /// ```
    pub fn sentence(&self) -> String {
        let stop = if self.meant.is_empty() { "." } else { "" };
        format!("{self}{stop}")
    }

    /// The question after what was probably meant, behind `wrong`; empty if nothing is near.
    pub fn suggestion(&self) -> String {
        let meant: Vec<&str> = self.meant.iter().map(String::as_str).collect();
        if meant.is_empty() { String::new() } else { format!("; did you mean {}?", either(&meant)) }
    }
}

impl fmt::Display for NoName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.wrong, self.suggestion())
    }
}

/// The same as [`resolve`], with the parts of its message.
///
/// ```
/// use pointman_core::names::look_up;
/// let why = look_up("check", "raly", &["rally", "ranged-damage"]).unwrap_err();
/// assert_eq!((why.wrong.as_str(), why.meant.as_slice()),
///     ("there is no check `raly`", &["rally".to_owned()][..]));
/// assert_eq!(why.to_string(), "there is no check `raly`; did you mean rally?");
/// ```
///
/// # Errors
/// Why `typed` names nothing.
pub fn look_up(what: &str, typed: &str, names: &[impl AsRef<str>]) -> Result<usize, NoName> {
    let all = names.iter().map(AsRef::as_ref);
    if let Some(index) = find(typed, all.clone()) {
        return Ok(index);
    }
    let mut could: Vec<&str> = all.filter(|name| !typed.is_empty() && name.starts_with(typed)).collect();
    could.dedup();
    Err(match could[..] {
        [] => no_name_among(what, typed, names),
        _ => NoName {
            wrong: format!("`{typed}` is ambiguous: it could be the {what} {}", either(&could)),
            meant: Vec::new(),
            lists: true,
        },
    })
}

/// The place among `names` of the one meant by `typed`, as [`resolve`] reads it; without the words of a
/// refusal where none is.
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
/// use pointman_core::names::{NoName, listed_by};
/// let why = NoName { wrong: "there is no check `nosuch`".to_owned(), ..NoName::default() };
/// assert_eq!(listed_by("pointman fng-test --list", &why),
///     "there is no check `nosuch`: pointman fng-test --list lists them");
/// ```
pub fn listed_by(line: &str, why: &NoName) -> String {
    if why.lists || !why.meant.is_empty() { why.to_string() } else { format!("{why}: {line} lists them") }
}

/// The message for a name that is none of `names`.
pub fn unknown(what: &str, typed: &str, names: &[impl AsRef<str>]) -> String {
    no_name_near(what, typed, names).to_string()
}

/// The same, with its parts.
pub fn no_name_near(what: &str, typed: &str, names: &[impl AsRef<str>]) -> NoName {
    no_name(what, typed, &nearest(typed, names))
}

/// The same, with all of `names` where none is near and they are few.
pub fn unknown_among(what: &str, typed: &str, names: &[impl AsRef<str>]) -> String {
    no_name_among(what, typed, names).to_string()
}

/// The same, with its parts.
pub(crate) fn no_name_among(what: &str, typed: &str, names: &[impl AsRef<str>]) -> NoName {
    const LISTED: usize = 24;
    let near = nearest(typed, names);
    let unknown = no_name(what, typed, &near);
    if !near.is_empty() {
        return unknown;
    }
    let mut all: Vec<_> = names.iter().map(AsRef::as_ref).filter(|name| !name.is_empty()).collect();
    all.sort_unstable();
    all.dedup();
    let listing = |wrong: String| NoName { wrong, meant: Vec::new(), lists: true };
    match all.len() {
        1..=LISTED if typed.is_empty() => listing(format!("the {what} is missing: give {}", either(&all))),
        1..=LISTED => listing(format!("{}: give {}", unknown.wrong, either(&all))),
        _ => unknown,
    }
}

/// The same, with its parts; `near` are the nearest.
pub(crate) fn no_name(what: &str, typed: &str, near: &[&str]) -> NoName {
    let meant = near.iter().map(|name| (*name).to_owned()).collect();
    NoName { wrong: format!("there is no {what} `{typed}`"), meant, lists: false }
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

/// A word with its article: `an operation`, `a space`.
///
/// ```
/// use pointman_core::names::with_article;
/// assert_eq!((with_article("operation"), with_article("space")),
///     ("an operation".to_owned(), "a space".to_owned()));
/// ```
pub fn with_article(word: &str) -> String {
    let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {word}")
}

/// The names as alternatives: `a, b or c`.
pub fn either(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}
