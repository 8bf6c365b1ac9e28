//! Numbers with what they count: "1 step", "2 steps"; and several words in a row.

use std::fmt::{self, Display};

/// A number that counts things.
pub trait Count: Display {
    /// Whether it is 1.
    fn is_one(&self) -> bool;
}

macro_rules! counts {
    ($($Number:ty),+) => {
        $(impl Count for $Number {
            fn is_one(&self) -> bool {
                *self == 1
            }
        })+
    };
}

counts!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl<C: Count + ?Sized> Count for &C {
    fn is_one(&self) -> bool {
        (**self).is_one()
    }
}

/// Words in a row, as one says them.
///
/// ```
/// use pointman_core::plural::listed;
/// assert_eq!(listed(&["Hue", "Saigon", "Da Nang"]), "Hue, Saigon and Da Nang");
/// assert_eq!(listed(&["Bach", "Miller"]), "Bach and Miller");
/// ```
pub fn listed<T: AsRef<str>>(words: &[T]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// A number with what it counts, as [`counted`] and [`counted_as`] give it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted<'a, C> {
    count: C,
    one: &'a str,
    /// What more are, where that does not follow.
    many: Option<&'a str>,
}

/// `count` of `what`, which is named in the singular; it may be several words.
///
/// ```
/// use pointman_core::plural::counted;
/// let told = |count: u8, what| counted(count, what).to_string();
/// assert_eq!((told(1, "step"), told(2, "NVA Troop")), ("1 step".to_owned(), "2 NVA Troops".to_owned()));
/// assert_eq!((told(1, "die"), told(0, "die")), ("1 die".to_owned(), "0 dice".to_owned()));
/// assert_eq!((told(2, "entry"), told(2, "inch")), ("2 entries".to_owned(), "2 inches".to_owned()));
/// ```
pub const fn counted<C: Count>(count: C, what: &str) -> Counted<'_, C> {
    Counted { count, one: what, many: None }
}

/// `count` of what `one` names, where more than one are `many`.
///
/// ```
/// use pointman_core::plural::counted_as;
/// assert_eq!(counted_as(2_u64, "item of terrain", "items of terrain").to_string(), "2 items of terrain");
/// ```
pub const fn counted_as<'a, C: Count>(count: C, one: &'a str, many: &'a str) -> Counted<'a, C> {
    Counted { count, one, many: Some(many) }
}

impl<C: Count> Display for Counted<'_, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counted { count, one, many } = self;
        if count.is_one() {
            return write!(f, "1 {one}");
        }
        if let Some(many) = many {
            return write!(f, "{count} {many}");
        }
        let stem = |end: &str| one.strip_suffix(end);
        if let Some(stem) = stem("y").filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u'])) {
            write!(f, "{count} {stem}ies")
        } else if let Some(stem) = stem("die").filter(|stem| stem.is_empty() || stem.ends_with(' ')) {
            write!(f, "{count} {stem}dice")
        } else if let Some(stem) = stem("man") {
            write!(f, "{count} {stem}men")
        } else if one.ends_with(['s', 'x']) || one.ends_with("ch") || one.ends_with("sh") {
            write!(f, "{count} {one}es")
        } else {
            write!(f, "{count} {one}s")
        }
    }
}
