//! The words of the games: closed lists of names, each with its id in documents, and tables indexed by them.
//!
//! [`vocabulary!`](crate::vocabulary!) makes of a list of ids the type, its `ALL`, `FromStr` (any unambiguous
//! prefix works), `Display` and the serde names. [`By`] is a table with one entry for each value of such a
//! type.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::{self, NoName};

/// A value of a closed list, in its printed order.
pub trait Term: Copy + Eq + fmt::Debug + fmt::Display + std::str::FromStr<Err = String> + 'static {
    /// What one value is called in messages.
    const WHAT: &'static str;
    /// Every value, in the printed order.
    const EVERY: &'static [Self];

    /// The place of the value in [`Term::EVERY`].
    fn index(self) -> usize;

    /// The id of the value in documents.
    fn id(self) -> &'static str;

    /// The value whose id is `text`, letter for letter.
    fn with_id(text: &str) -> Option<Self> {
        Self::EVERY.iter().copied().find(|value| value.id() == text)
    }

    /// The value whose id `text` is, or begins alone: what `from_str` reads, without the words of a refusal.
    fn named(text: &str) -> Option<Self> {
        names::find(text, Self::EVERY.iter().map(|value| value.id())).map(|index| Self::EVERY[index])
    }

    /// What `from_str` reads, with the parts of its refusal.
    ///
    /// # Errors
    /// Why `text` names no value.
    fn read(text: &str) -> Result<Self, NoName> {
        let ids: Vec<&str> = Self::EVERY.iter().map(|value| value.id()).collect();
        names::look_up(Self::WHAT, text, &ids).map(|index| Self::EVERY[index])
    }
}

/// Makes an enumeration of ids: the type with `ALL`, `id`, `Display`, `FromStr` by unambiguous prefix, serde
/// and JSON Schema by id, and its [`Term`](crate::vocabulary::Term). With words behind each id it has
/// `title`, too; they are the documentation of a value that has none of its own.
///
/// ```
/// pointman_core::vocabulary! {
///     /// Who plays.
///     pub enum Side: "side" {
///         Regulars = "regulars" "Regulars",
///         Insurgents = "insurgents" "Insurgents",
///     }
/// }
/// assert_eq!("ins".parse(), Ok(Side::Insurgents));
/// assert_eq!(Side::ALL.map(Side::title), ["Regulars", "Insurgents"]);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* pub enum $Name:ident: $what:literal {
        $($Value:ident = $id:literal $title:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize)]
        pub enum $Name {
            $(#[doc = $title] #[serde(rename = $id)] $Value,)+
        }

        ::schemars::by_hand! {
            impl ::schemars::JsonSchema for $Name {
                fn schema_name() -> ::std::borrow::Cow<'static, str> {
                    stringify!($Name).into()
                }

                fn schema_id() -> ::std::borrow::Cow<'static, str> {
                    concat!(module_path!(), "::", stringify!($Name)).into()
                }

                fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                    ::schemars::json_schema!({ "type": "string", "enum": $Name::ALL.map($Name::id).to_vec() })
                }
            }
        }

        $crate::titles! { $Name { $($title)+ } }
        $crate::term! { $Name: $what { $($Value = $id,)+ } }
    };
    ($(#[$meta:meta])* pub enum $Name:ident: $what:literal {
        $($(#[$of_value:meta])+ $Value:ident = $id:literal $title:literal,)+
    }) => {
        $crate::titles! { $Name { $($title)+ } }
        $crate::vocabulary! {
            $(#[$meta])*
            pub enum $Name: $what { $($(#[$of_value])+ $Value = $id,)+ }
        }
    };
    ($(#[$meta:meta])* pub enum $Name:ident: $what:literal {
        $($(#[$of_value:meta])* $Value:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize,
                ::schemars::JsonSchema,
        )]
        pub enum $Name {
            $($(#[$of_value])* #[serde(rename = $id)] $Value,)+
        }

        $crate::term! { $Name: $what { $($Value = $id,)+ } }
    };
}

/// What [`vocabulary!`](crate::vocabulary!) gives an enumeration with words behind its ids.
#[doc(hidden)]
#[macro_export]
macro_rules! titles {
    ($Name:ident { $($title:literal)+ }) => {
        impl $Name {
            /// The words for people.
            pub const fn title(self) -> &'static str {
                const ROW: &str = concat!($($title),+);
                static ENDS: [u16; $Name::ALL.len()] = $crate::vocabulary::ends([$($title),+]);
                $crate::vocabulary::cut(ROW, &ENDS, self as usize)
            }
        }
    };
}

/// What [`vocabulary!`](crate::vocabulary!) gives every enumeration.
#[doc(hidden)]
#[macro_export]
macro_rules! term {
    ($Name:ident: $what:literal { $($Value:ident = $id:literal,)+ }) => {
        impl $Name {
            /// Every value, in the printed order.
            pub const ALL: [$Name; [$($id),+].len()] = [$($Name::$Value),+];

            /// The id in documents and commands.
            pub const fn id(self) -> &'static str {
                const ROW: &str = concat!($($id),+);
                static ENDS: [u16; $Name::ALL.len()] = $crate::vocabulary::ends([$($id),+]);
                $crate::vocabulary::cut(ROW, &ENDS, self as usize)
            }

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::vocabulary::Term for $Name {
            const WHAT: &'static str = $what;
            const EVERY: &'static [Self] = &Self::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn id(self) -> &'static str {
                $Name::id(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::vocabulary::read_id(deserializer)
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let ids = $Name::ALL.map($Name::id);
                $crate::names::resolve($what, text, &ids).map(|index| $Name::ALL[index])
            }
        }
    };
}

/// Where each of `words` ends when they stand in a row.
///
/// A list of words would be a list of addresses, which the loader corrects at every start, and there are
/// thousands.
#[doc(hidden)]
pub const fn ends<const N: usize>(words: [&str; N]) -> [u16; N] {
    let mut ends = [0; N];
    let (mut index, mut end) = (0, 0);
    while index < N {
        end += words[index].len();
        assert!(end <= u16::MAX as usize, "the words are too long to stand in one row");
        ends[index] = end as u16;
        index += 1;
    }
    ends
}

/// The word with this index of the `row` of words that end there.
#[doc(hidden)]
pub const fn cut(row: &'static str, ends: &[u16], index: usize) -> &'static str {
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    row.split_at(ends[index] as usize).0.split_at(start).1
}

/// The value of this very id; an error names the nearest.
///
/// # Errors
/// Those of `deserializer`, and one for an id that is none.
#[doc(hidden)]
pub fn read_id<'de, K: Term, D: Deserializer<'de>>(deserializer: D) -> Result<K, D::Error> {
    struct Id<K>(PhantomData<K>);

    impl<K: Term> Visitor<'_> for Id<K> {
        type Value = K;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "the id of {}", crate::names::with_article(K::WHAT))
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<K, E> {
            K::EVERY.iter().copied().find(|word| word.id() == text).ok_or_else(|| {
                let ids: Vec<&str> = K::EVERY.iter().map(|word| word.id()).collect();
                E::custom(crate::names::unknown(K::WHAT, text, &ids))
            })
        }
    }

    deserializer.deserialize_str(Id(PhantomData))
}

/// A table with one `T` for each `K`, in the printed order of `K`; `N` is how many there are. Used under the
/// names such as `ByFaction`.
///
/// In documents it is an object by id in which entries equal to `T::default()` may be left out, and are left
/// out when it is written.
///
/// ```
/// use pointman_core::vocabulary::By;
///
/// pointman_core::vocabulary! {
///     /// The four factions.
///     pub enum Faction: "faction" {
///         /// The United States.
///         Us = "us",
///         /// South Vietnam.
///         Arvn = "arvn",
///         /// North Vietnam.
///         Nva = "nva",
///         /// The Viet Cong.
///         Vc = "vc",
///     }
/// }
/// type ByFaction<T> = By<Faction, T, 4>;
///
/// let mut margins = ByFaction::new([3, -2, 0, 5]);
/// margins[Faction::Arvn] += 2;
/// assert_eq!(margins.iter().max_by_key(|(_, margin)| **margin), Some((Faction::Vc, &5)));
/// assert_eq!(serde_json::to_string(&margins).unwrap(), r#"{"us":3,"vc":5}"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<K, T, const N: usize> {
    values: [T; N],
    keys: PhantomData<K>,
}

impl<K, T, const N: usize> By<K, T, N> {
    /// The table that holds `values`, in the printed order.
    pub const fn new(values: [T; N]) -> Self {
        By { values, keys: PhantomData }
    }

    /// The entries, in the printed order.
    pub const fn values(&self) -> &[T; N] {
        &self.values
    }
}

impl<K: Term, T, const N: usize> By<K, T, N> {
    /// The table whose entry for each key is what `make` gives.
    pub fn from_fn(mut make: impl FnMut(K) -> T) -> Self {
        By::new(std::array::from_fn(|index| make(K::EVERY[index])))
    }

    /// Each key with its entry, in the printed order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::EVERY.iter().copied().zip(&self.values)
    }

    /// The table of what `change` makes of each entry.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> By<K, U, N> {
        By::new(self.values.map(change))
    }
}

impl<K: Term, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.index()]
    }
}

impl<K: Term, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index()]
    }
}

impl<K: Term, T: Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::from_fn(|_| T::default())
    }
}

impl<K: Term, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Term, T: Serialize + Default + PartialEq, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let nothing = T::default();
        let mut map = serializer.serialize_map(None)?;
        for (key, value) in self.iter().filter(|(_, value)| **value != nothing) {
            map.serialize_entry(key.id(), value)?;
        }
        map.end()
    }
}

impl<'de, K: Term + Deserialize<'de>, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de>
    for By<K, T, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer
            .deserialize_map(Entries(PhantomData))
            .map(|entries: By<K, Option<T>, N>| entries.map(Option::unwrap_or_default))
    }
}

schemars::by_hand! {
    impl<K: Term, T: schemars::JsonSchema, const N: usize> schemars::JsonSchema for By<K, T, N> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            format!("{}By{}", T::schema_name(), K::WHAT).into()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let of_value = generator.subschema_for::<T>().to_value();
            let properties: serde_json::Map<_, _> =
                K::EVERY.iter().map(|key| (key.id().to_owned(), of_value.clone())).collect();
            schemars::json_schema!({ "type": "object", "properties": properties,
                "additionalProperties": false })
        }
    }
}

/// Reads the entries of an object by id; no id may come twice.
struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);

impl<'de, K: Term + Deserialize<'de>, T: Deserialize<'de>, const N: usize> Visitor<'de> for Entries<K, T, N> {
    type Value = By<K, Option<T>, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object by {}", K::WHAT)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = By::from_fn(|_| None);
        while let Some(key) = map.next_key::<K>()? {
            if entries[key].replace(map.next_value()?).is_some() {
                return Err(A::Error::custom(format_args!("{} {} is given twice", K::WHAT, key.id())));
            }
        }
        Ok(entries)
    }
}

/// For `#[serde(with = "every")]`: a [`By`] in which every entry is written and must be given.
pub mod every {
    use super::*;

    /// Writes every entry.
    ///
    /// # Errors
    /// As the serializer.
    pub fn serialize<K: Term, T: Serialize, const N: usize, S: Serializer>(
        table: &By<K, T, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(table.iter().map(|(key, value)| (key.id(), value)))
    }

    /// Reads every entry.
    ///
    /// # Errors
    /// When an entry lacks, is given twice or is unknown.
    pub fn deserialize<
        'de,
        K: Term + Deserialize<'de>,
        T: Deserialize<'de>,
        const N: usize,
        D: Deserializer<'de>,
    >(
        deserializer: D,
    ) -> Result<By<K, T, N>, D::Error> {
        let entries: By<K, Option<T>, N> = deserializer.deserialize_map(Entries(PhantomData))?;
        if let Some((key, _)) = entries.iter().find(|(_, value)| value.is_none()) {
            return Err(D::Error::custom(format_args!("lacks the {} {}", K::WHAT, key.id())));
        }
        Ok(entries.map(|value| value.expect("an entry that lacks was refused")))
    }

    schemars::by_hand! {
        /// The schema of a table in which every entry must be given.
        pub fn schema<K: Term, T: schemars::JsonSchema,
            const N: usize>(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let mut schema = <By<K, T, N> as schemars::JsonSchema>::json_schema(generator);
            schema.insert("required".to_owned(),
                K::EVERY.iter().map(|key| key.id()).collect::<Vec<_>>().into());
            schema
        }
    }
}
