//! How tables are typed that the build script reads and bakes into the program as constants.
//!
//! Their modules are compiled twice: for `build.rs` (`not(baked)`), where texts and lists own what they hold
//! and can be read, and for the program, where they are borrowed from it.

#[cfg(baked)]
pub use constant::Text;
#[cfg(baked)]
pub(crate) use constant::{Alike, List, Pairs, said_of};
#[cfg(not(baked))]
pub(crate) use read::{
    Alike, List, OwnedText as Text, Pairs, Word, WordList, constants, texts, variant, words,
};

#[cfg(baked)]
mod constant {
    use std::fmt;
    use std::ops::Deref;

    /// All texts of the tables in a row.
    static TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/fng_texts.txt"));

    /// A text, by its place among all: as addresses, 2,400 texts were what the loader went through at every start.
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub struct Text {
        pub(crate) start: u32,
        pub(crate) length: u32,
    }

    impl Text {
        /// The text.
        pub fn as_str(self) -> &'static str {
            let start = self.start as usize;
            &TEXTS[start..start + self.length as usize]
        }
    }

    impl Deref for Text {
        type Target = str;

        fn deref(&self) -> &str {
            self.as_str()
        }
    }

    impl fmt::Debug for Text {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.as_str().fmt(f)
        }
    }

    impl fmt::Display for Text {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.as_str().fmt(f)
        }
    }

    impl serde::Serialize for Text {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self)
        }
    }

    /// A list in its order.
    pub type List<T> = &'static [T];

    /// What many have alike, and most of them empty: all that is alike is in the program once. (In place, it made
    /// three quarters of the tables, which the loader goes through at every start.)
    pub type Alike<T> = &'static T;

    /// What is said of each word, in the order of the words.
    pub type Pairs<K, T> = List<(K, T)>;

    /// What `pairs` say of `word`.
    pub fn said_of<K: PartialEq, T>(pairs: Pairs<K, T>, word: K) -> Option<&'static T> {
        pairs.iter().find(|(known, _)| *known == word).map(|(_, said)| said)
    }
}

#[cfg(not(baked))]
mod read {
    use std::cell::RefCell;
    use std::collections::{BTreeMap, BTreeSet};
    use std::marker::PhantomData;

    use databake::{Bake, BakeSize, CrateEnv, TokenStream};
    use serde::{Deserialize, Deserializer};

    /// A closed list of words.
    pub trait WordList {
        /// The enumeration of its words in the program.
        const TYPE: &'static str;
    }

    /// A word of the list `K`: read as its id, baked as a value of the enumeration.
    #[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Word<K>(String, PhantomData<K>);

    thread_local! {
        static WORDS: RefCell<BTreeMap<&'static str, BTreeSet<String>>> = RefCell::default();
    }

    /// The words of the list `K` that were read so far.
    pub fn words<K: WordList>() -> BTreeSet<String> {
        WORDS.with_borrow(|words| words.get(K::TYPE).cloned().unwrap_or_default())
    }

    /// How the program calls the value with this `id`: `in-cover` is `InCover`, `500-lb` is `Lb500`.
    pub fn variant(id: &str) -> String {
        let mut parts: Vec<&str> = id.split(['-', '_', ' ']).collect();
        if id.starts_with(|first: char| first.is_ascii_digit()) {
            parts.rotate_left(1);
        }
        parts.iter().map(|part| part[..1].to_uppercase() + &part[1..]).collect()
    }

    impl<K: WordList> Word<K> {
        /// The word `id`, noted as one that is used.
        pub fn new(id: &str) -> Self {
            WORDS.with_borrow_mut(|words| words.entry(K::TYPE).or_default().insert(id.to_owned()));
            Word(id.to_owned(), PhantomData)
        }
    }

    impl<K> Word<K> {
        /// Its id.
        pub fn id(&self) -> &str {
            &self.0
        }

        /// What the program calls it.
        pub fn variant(&self) -> String {
            variant(&self.0)
        }
    }

    impl<'de, K: WordList> Deserialize<'de> for Word<K> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            String::deserialize(deserializer).map(|id| Word::new(&id))
        }
    }

    impl<K: WordList> Bake for Word<K> {
        fn bake(&self, _: &CrateEnv) -> TokenStream {
            format!("{}::{}", K::TYPE, self.variant()).parse().expect("an id makes a name")
        }
    }

    impl<K: WordList> BakeSize for Word<K> {
        fn borrows_size(&self) -> usize {
            0
        }
    }

    /// A text: read into a string, baked as its place among all.
    #[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    pub struct OwnedText(String);

    /// A list: read into a vector, baked as a slice.
    #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
    pub struct List<T>(Vec<T>);

    /// What many have alike: read in place, baked as a reference.
    #[derive(Debug, Clone, Default, Deserialize)]
    #[serde(transparent)]
    pub struct Alike<T>(T);

    impl<T> std::ops::Deref for Alike<T> {
        type Target = T;

        fn deref(&self) -> &T {
            &self.0
        }
    }

    /// What is said of each word: read into a map, baked as a slice of pairs in the order of the words.
    #[derive(Debug, Clone, Deserialize)]
    #[serde(from = "BTreeMap<K, T>", bound = "K: Deserialize<'de> + Ord, T: Deserialize<'de>")]
    pub struct Pairs<K, T>(List<(K, T)>);

    impl<T> Default for List<T> {
        fn default() -> Self {
            List(Vec::new())
        }
    }

    impl<T> List<T> {
        /// What it holds, in order.
        pub fn iter(&self) -> std::slice::Iter<'_, T> {
            self.0.iter()
        }
    }

    impl<T> FromIterator<T> for List<T> {
        fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
            List(items.into_iter().collect())
        }
    }

    impl<K, T> Pairs<K, T> {
        /// The words with what is said of them, in order.
        pub fn iter(&self) -> std::slice::Iter<'_, (K, T)> {
            self.0.iter()
        }
    }

    impl OwnedText {
        /// The text.
        pub fn as_str(&self) -> &str {
            &self.0
        }
    }

    impl<K, T> Default for Pairs<K, T> {
        fn default() -> Self {
            Pairs(List::default())
        }
    }

    impl<K, T> From<BTreeMap<K, T>> for Pairs<K, T> {
        fn from(map: BTreeMap<K, T>) -> Self {
            Pairs(List(map.into_iter().collect()))
        }
    }

    thread_local! {
        static TEXTS: RefCell<(String, BTreeMap<String, usize>)> = RefCell::default();
    }

    /// All texts that were baked, in a row.
    pub fn texts() -> String {
        TEXTS.take().0
    }

    impl Bake for OwnedText {
        fn bake(&self, _: &CrateEnv) -> TokenStream {
            let start = TEXTS.with_borrow_mut(|(row, places)| {
                *places.entry(self.0.clone()).or_insert_with(|| {
                    row.push_str(&self.0);
                    row.len() - self.0.len()
                })
            });
            let length = self.0.len();
            format!("crate::baked::Text {{ start: {start}, length: {length} }}")
                .parse()
                .expect("an expression")
        }
    }

    impl<T: Bake> Bake for List<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.as_slice().bake(env)
        }
    }

    thread_local! {
        static ALIKE: RefCell<BTreeMap<String, usize>> = RefCell::default();
    }

    /// The constants that stand for what many have alike, as far as it was baked, and none from now on.
    ///
    /// Each is compiled once, and by itself: the compiler takes longer over one large constant than over its parts.
    pub fn constants() -> String {
        let all = ALIKE.take();
        all.into_iter().map(|(value, number)| format!("const ALIKE_{number}: {value};\n")).collect()
    }

    impl<T: Bake> Bake for Alike<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            let value = self.0.bake(env).to_string();
            let kind = value.split_once('{').map_or(value.as_str(), |(kind, _)| kind).to_owned();
            let number = ALIKE.with_borrow_mut(|all| {
                let next = all.len();
                *all.entry(format!("&{kind} = &{value}")).or_insert(next)
            });
            format!("ALIKE_{number}").parse().expect("a name")
        }
    }

    impl<K: Bake, T: Bake> Bake for Pairs<K, T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.bake(env)
        }
    }

    impl BakeSize for OwnedText {
        fn borrows_size(&self) -> usize {
            0
        }
    }

    impl<T: BakeSize> BakeSize for List<T> {
        fn borrows_size(&self) -> usize {
            self.0.as_slice().borrows_size()
        }
    }

    impl<T: BakeSize> BakeSize for Alike<T> {
        fn borrows_size(&self) -> usize {
            size_of::<T>() + self.0.borrows_size()
        }
    }

    impl<K: BakeSize, T: BakeSize> BakeSize for Pairs<K, T> {
        fn borrows_size(&self) -> usize {
            self.0.borrows_size()
        }
    }
}
