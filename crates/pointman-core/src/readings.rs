//! The readings of unclear rules that a document chooses between: how one of them is set by the words of a
//! person.

use crate::error::Error;
use crate::names;
use crate::voice::option;

/// A table of readings: for each question its key, its field, what it is about, and its type with its
/// answers, the printed reading first. It makes the types, `Options` with a field for each question, and what
/// sets one of them.
///
/// Documents leave printed readings out, unless the table begins with `written`. A field that is read and
/// written otherwise has its attributes in brackets after its type.
#[macro_export]
macro_rules! readings {
    (written $($table:tt)+) => { $crate::readings! { @with [serde(default)] $($table)+ } };
    (@with [$written:meta] $(#[$of_options:meta])* $(
        $key:literal $field:ident: $name:ident $([$($of_field:meta),+])?, $about:literal {
        $first:ident $first_id:literal $first_words:literal
        $(, $variant:ident $id:literal $words:literal)* $(,)?
    })+) => {
        $(
            #[doc = $about]
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ::serde::Serialize, ::serde::Deserialize,
                ::schemars::JsonSchema)]
            pub enum $name {
                #[doc = $first_words]
                #[default]
                #[serde(rename = $first_id)]
                $first,
                $(
                    #[doc = $words]
                    #[serde(rename = $id)]
                    $variant,
                )*
            }
        )+

        /// Every reading in force, by the name of its question; the printed one unless another is set.
        #[derive(Debug, Clone, PartialEq, Eq, Default, ::serde::Serialize, ::serde::Deserialize,
            ::schemars::JsonSchema)]
        $(#[$of_options])*
        #[serde(deny_unknown_fields, default)]
        pub struct Options {
            $(
                #[doc = $about]
                #[serde(rename = $key)]
                #[$written]
                $($(#[$of_field])+)?
                pub $field: $name,
            )+
        }

        impl Options {
            /// Every question: its key, what it is about, and the answers it may be given, the printed
            /// reading first.
            pub const ALL: &'static [$crate::readings::ReadingQuestion] = {
                // In the program once, whoever reads it.
                static QUESTIONS: [$crate::readings::ReadingQuestion; [$($key),+].len()] =
                    [$(($key, $about, &[$first_id $(, $id)*])),+];
                &QUESTIONS
            };

            /// For each question of [`Options::ALL`] the answer that is in force, if it is not the printed
            /// one.
            pub fn chosen(&self) -> impl Iterator<Item = Option<&'static str>> {
                [$({
                    let ids: &[&'static str] = &[$first_id $(, $id)*];
                    (!$crate::readings::is_printed(&self.$field)).then(|| ids[self.$field as usize])
                }),+]
                .into_iter()
            }

            /// Whether there is a question of this name.
            pub fn knows(key: &str) -> bool {
                $crate::readings::question(Self::ALL, key).is_ok()
            }

            /// Sets the reading of `key` to `value`; a unique beginning of the value will do.
            ///
            /// # Errors
            /// [`Error::Usage`](pointman_core::Error::Usage) when there is no such question or answer, with
            /// those there are.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::Error> {
                let (key, _, values) = $crate::readings::question(Self::ALL, key)?;
                let at = $crate::readings::value_of(key, value, values)?;
                $(if key == $key {
                    self.$field = [$name::$first $(, $name::$variant)*][at];
                })+
                Ok(())
            }
        }
    };
    ($($table:tt)+) => {
        $crate::readings! {
            @with [serde(skip_serializing_if = "::pointman_core::readings::is_printed")] $($table)+
        }
    };
}

/// A question: its key, what it is about, and its answers. The first may be an empty word, which is none to
/// give: what was printed before a default changed is kept apart by it from what has been said.
pub type ReadingQuestion = (&'static str, &'static str, &'static [&'static str]);

/// Whether a reading is the printed one: documents leave it out.
pub fn is_printed<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The question of this name, in which `-` and `_` are alike; a unique beginning will do that does not end
/// within a number: `camp-3` is no short form of `camp-32`.
///
/// # Errors
/// [`Error::Usage`] with all there are.
pub fn question(all: &[ReadingQuestion], key: &str) -> Result<ReadingQuestion, Error> {
    let plain = |key: &str| key.trim().replace('_', "-");
    let typed = plain(key);
    let keys: Vec<String> = all.iter().map(|(known, ..)| plain(known)).collect();
    let whole = typed.ends_with(|end: char| end.is_ascii_digit());
    let found = keys.iter().position(|known| *known == typed);
    let found = found.or_else(|| if whole { None } else { names::resolve("option", &typed, &keys).ok() });
    found.map(|at| all[at]).ok_or_else(|| unknown(key.trim(), all.iter().map(form)))
}

/// The refusal of an option that is none of these, each as [`form`] writes it.
///
/// ```
/// use pointman_core::readings::unknown;
/// let message = unknown("foo", ["sup-12=common|each-side".to_owned()]).to_string();
/// assert_eq!(message, "there is no option `foo`. Options: sup-12=common|each-side");
/// ```
pub fn unknown(key: &str, forms: impl IntoIterator<Item = String>) -> Error {
    let forms: Vec<String> = forms.into_iter().collect();
    let keys: Vec<&str> = forms.iter().filter_map(|form| form.split('=').next()).collect();
    let unknown = names::no_name("option", key, &names::nearest(key, &keys));
    Error::Usage(format!("{} Options: {}", unknown.sentence(), forms.join(", ")))
}

/// The keys and values of options given as `KEY=VALUE`.
///
/// ```
/// use pointman_core::readings::pairs;
/// let given = ["raid-limit=any".to_owned(), "raid_limit=up-to-2".to_owned()];
/// assert_eq!(pairs(&given[..1], "")?, [("raid-limit", "any")]);
/// assert_eq!(pairs(&given, "").unwrap_err().to_string(),
///     "--option raid-limit is given twice: any and up-to-2");
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for one in another form, which would be `such_as`, and for a key that is given twice.
pub fn pairs<'a>(given: &'a [String], such_as: &str) -> Result<Vec<(&'a str, &'a str)>, Error> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for text in given {
        let pair = text.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
        let Some((key, value)) = pair.filter(|(key, _)| !key.is_empty()) else {
            return Err(Error::Usage(format!(
                "{option} {text}: write KEY=VALUE, such as {such_as}",
                option = option("option")
            )));
        };
        let is_alike = |(other, _): &&(&str, &str)| other.replace('_', "-") == key.replace('_', "-");
        if let Some((other, before)) = pairs.iter().find(is_alike) {
            return Err(Error::Usage(format!(
                "{option} {other} is given twice: {before} and {value}",
                option = option("option")
            )));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

/// A question and its answers as they are typed, the ruling first: `raid-limit=up-to-2|any`.
pub fn form((key, _, values): &ReadingQuestion) -> String {
    let values: Vec<&str> = given(values).collect();
    format!("{key}={}", values.join("|"))
}

/// Those of the answers to a question that can be given.
pub fn given<'v>(values: &'v [&'static str]) -> impl Iterator<Item = &'static str> + 'v {
    values.iter().copied().filter(|value| !value.is_empty())
}

/// What help tells of these questions: a line for each with how it is typed, and one with what it is about.
pub fn listed(all: &[ReadingQuestion]) -> String {
    let told: Vec<String> =
        all.iter().map(|question| format!("  {}\n      {}", form(question), question.1)).collect();
    told.join("\n")
}

/// Which of `values` a person means for the reading `key`; a unique beginning will do.
///
/// # Errors
/// [`Error::Usage`] with all values there are.
pub fn value_of<S: AsRef<str>>(key: &str, typed: &str, values: &[S]) -> Result<usize, Error> {
    let all: Vec<&str> = values.iter().map(AsRef::as_ref).filter(|value: &&str| !value.is_empty()).collect();
    let unsaid = values.len() - all.len();
    if typed.is_empty() && unsaid > 0 {
        return Ok(0);
    }
    names::look_up(&format!("{key} value"), typed, &all).map(|at| at + unsaid).map_err(|why| {
        Error::Usage(if why.lists { why.to_string() } else { format!("{why} (give {})", all.join(", ")) })
    })
}
