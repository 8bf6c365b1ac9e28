//! How tables are typed that the build script reads and bakes into the program as constants.
//!
//! Their modules are compiled twice: for `build.rs` (`not(baked)`), where texts and lists own what they hold
//! and can be read, and for the program, where they are borrowed from it.

#[cfg(baked)]
pub use constant::{Alike, BakedRow, List, Text};
#[cfg(baked)]
pub(crate) use constant::{Pairs, said_of};
#[cfg(not(baked))]
pub(crate) use read::{
    InTables, OwnedAlike as Alike, OwnedList as List, OwnedText as Text, Pairs, Word, WordList, rows, texts,
    variant, words,
};

#[cfg(baked)]
mod constant {
    use std::marker::PhantomData;
    use std::ops::Deref;
    use std::{fmt, slice};

    /// All texts of the tables in a row.
    static TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/fng_texts.txt"));

    /// A text, by its place among all: as addresses, 2,400 texts were what the loader went through at every
    /// start.
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

    /// What the lists of the tables hold: all of a kind stand in one row.
    pub trait BakedRow: Sized + 'static {
        /// The row.
        fn row() -> &'static [Self];
    }

    /// A list in its order, by its place in the row of its kind. (As addresses, the lists were what the
    /// loader went through at every start.)
    pub struct List<T> {
        start: u16,
        length: u16,
        of: PhantomData<fn() -> T>,
    }

    impl<T> List<T> {
        /// The list of `length` from `start`.
        pub(crate) const fn at(start: u16, length: u16) -> Self {
            List { start, length, of: PhantomData }
        }
    }

    impl<T: BakedRow> List<T> {
        /// What it holds.
        pub fn all(self) -> &'static [T] {
            &T::row()[self.start.into()..][..self.length.into()]
        }
    }

    impl<T> Clone for List<T> {
        fn clone(&self) -> Self {
            *self
        }
    }

    impl<T> Copy for List<T> {}

    impl<T> Default for List<T> {
        fn default() -> Self {
            List::at(0, 0)
        }
    }

    impl<T: BakedRow> Deref for List<T> {
        type Target = [T];

        fn deref(&self) -> &[T] {
            self.all()
        }
    }

    impl<T: BakedRow> IntoIterator for List<T> {
        type Item = &'static T;
        type IntoIter = slice::Iter<'static, T>;

        fn into_iter(self) -> Self::IntoIter {
            self.all().iter()
        }
    }

    impl<T: BakedRow + PartialEq> PartialEq for List<T> {
        fn eq(&self, other: &Self) -> bool {
            self.all() == other.all()
        }
    }

    impl<T: BakedRow + Eq> Eq for List<T> {}

    impl<T: BakedRow + fmt::Debug> fmt::Debug for List<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.all().fmt(f)
        }
    }

    /// What many have alike, and most of them empty: by its place in the row of its kind, where all that is
    /// alike stands once.
    pub struct Alike<T> {
        place: u16,
        of: PhantomData<fn() -> T>,
    }

    impl<T> Alike<T> {
        /// The one at `place`.
        pub(crate) const fn at(place: u16) -> Self {
            Alike { place, of: PhantomData }
        }
    }

    impl<T: BakedRow> Alike<T> {
        /// What it stands for.
        pub fn get(self) -> &'static T {
            &T::row()[usize::from(self.place)]
        }
    }

    impl<T> Clone for Alike<T> {
        fn clone(&self) -> Self {
            *self
        }
    }

    impl<T> Copy for Alike<T> {}

    impl<T: BakedRow> Deref for Alike<T> {
        type Target = T;

        fn deref(&self) -> &T {
            self.get()
        }
    }

    impl<T: BakedRow + fmt::Debug> fmt::Debug for Alike<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.get().fmt(f)
        }
    }

    /// What is said of each word, in the order of the words.
    pub type Pairs<K, T> = List<(K, T)>;

    /// What `pairs` say of `word`.
    pub fn said_of<K: PartialEq, T>(pairs: Pairs<K, T>, word: K) -> Option<&'static T>
    where
        (K, T): BakedRow,
    {
        pairs.into_iter().find(|(known, _)| *known == word).map(|(_, said)| said)
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

    /// A list: read into a vector, baked as its place among all of its kind.
    #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
    pub struct OwnedList<T>(Vec<T>);

    /// What many have alike: read in place, baked as its place among all of its kind.
    #[derive(Debug, Clone, Default, Deserialize)]
    #[serde(transparent)]
    pub struct OwnedAlike<T>(T);

    impl<T> std::ops::Deref for OwnedAlike<T> {
        type Target = T;

        fn deref(&self) -> &T {
            &self.0
        }
    }

    /// What is said of each word: read into a map, baked as a list of pairs in the order of the words.
    #[derive(Debug, Clone, Deserialize)]
    #[serde(from = "BTreeMap<K, T>", bound = "K: Deserialize<'de> + Ord, T: Deserialize<'de>")]
    pub struct Pairs<K, T>(OwnedList<(K, T)>);

    impl<T> Default for OwnedList<T> {
        fn default() -> Self {
            OwnedList(Vec::new())
        }
    }

    impl<T> OwnedList<T> {
        /// What it holds, in order.
        pub fn iter(&self) -> std::slice::Iter<'_, T> {
            self.0.iter()
        }
    }

    impl<T> FromIterator<T> for OwnedList<T> {
        fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
            OwnedList(items.into_iter().collect())
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
            Pairs(OwnedList::default())
        }
    }

    impl<K, T> From<BTreeMap<K, T>> for Pairs<K, T> {
        fn from(map: BTreeMap<K, T>) -> Self {
            Pairs(OwnedList(map.into_iter().collect()))
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

    /// What stands in a list.
    pub trait InTables {
        /// What the program calls its type.
        fn kind() -> String;
    }

    impl InTables for u8 {
        fn kind() -> String {
            "u8".to_owned()
        }
    }

    impl InTables for i64 {
        fn kind() -> String {
            "i64".to_owned()
        }
    }

    impl InTables for OwnedText {
        fn kind() -> String {
            "Text".to_owned()
        }
    }

    impl<K: WordList> InTables for Word<K> {
        fn kind() -> String {
            K::TYPE.to_owned()
        }
    }

    impl<A: InTables, B: InTables> InTables for (A, B) {
        fn kind() -> String {
            format!("({}, {})", A::kind(), B::kind())
        }
    }

    impl<T: InTables> InTables for OwnedList<T> {
        fn kind() -> String {
            format!("List<{}>", T::kind())
        }
    }

    impl<K: InTables, T: InTables> InTables for Pairs<K, T> {
        fn kind() -> String {
            OwnedList::<(K, T)>::kind()
        }
    }

    /// All of one kind that was baked, and where each list begins.
    #[derive(Default)]
    struct RowSoFar {
        items: Vec<String>,
        places: BTreeMap<Vec<String>, usize>,
    }

    thread_local! {
        static ROWS: RefCell<BTreeMap<String, RowSoFar>> = RefCell::default();
    }

    /// Where the list `items` begins in the row of its kind; alike ones stand there once.
    fn placed<T: Bake + InTables>(items: &[T], env: &CrateEnv) -> u16 {
        let items: Vec<String> = items.iter().map(|item| item.bake(env).to_string()).collect();
        let place = ROWS.with_borrow_mut(|rows| {
            let row = rows.entry(T::kind()).or_default();
            *row.places.entry(items).or_insert_with_key(|items| {
                row.items.extend_from_slice(items);
                row.items.len() - items.len()
            })
        });
        u16::try_from(place).expect("a row is shorter than 65,536")
    }

    /// The rows of all kinds that were baked.
    pub fn rows() -> String {
        let row = |(kind, row): (String, RowSoFar)| {
            let (count, items) = (row.items.len(), row.items.join(",\n"));
            format!(
                "impl crate::baked::BakedRow for {kind} {{\nfn row() -> &'static [Self] {{\n\
                 static ROW: [{kind}; {count}] = [{items}];\n&ROW\n}}\n}}\n"
            )
        };
        ROWS.take().into_iter().map(row).collect()
    }

    impl<T: Bake + InTables> Bake for OwnedList<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            let (start, length) = (placed(&self.0, env), self.0.len());
            format!("crate::baked::List::at({start}, {length})").parse().expect("an expression")
        }
    }

    impl<T: Bake + InTables> Bake for OwnedAlike<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            let place = placed(std::slice::from_ref(&self.0), env);
            format!("crate::baked::Alike::at({place})").parse().expect("an expression")
        }
    }

    impl<K: Bake + InTables, T: Bake + InTables> Bake for Pairs<K, T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.bake(env)
        }
    }

    impl BakeSize for OwnedText {
        fn borrows_size(&self) -> usize {
            0
        }
    }

    impl<T: Bake + InTables> BakeSize for OwnedList<T> {
        fn borrows_size(&self) -> usize {
            0
        }
    }

    impl<T: Bake + InTables> BakeSize for OwnedAlike<T> {
        fn borrows_size(&self) -> usize {
            0
        }
    }

    impl<K: Bake + InTables, T: Bake + InTables> BakeSize for Pairs<K, T> {
        fn borrows_size(&self) -> usize {
            0
        }
    }
}
