//! How tables are typed that the build script reads and bakes into the program as constants.
//!
//! Their modules are compiled twice: for `build.rs` (`not(baked)`), where texts and lists own what they hold
//! and can be read, and for the program, where they are borrowed from it.

#[cfg(baked)]
pub(crate) use constant::{List, Pairs, Text, said_of};
#[cfg(not(baked))]
pub(crate) use read::{List, Pairs, Text};

#[cfg(baked)]
mod constant {
    /// A text.
    pub type Text = &'static str;

    /// A list in its order.
    pub type List<T> = &'static [T];

    /// What is said of each name, in the order of the names.
    pub type Pairs<T> = List<(Text, T)>;

    /// What `pairs` say of `name`.
    pub fn said_of<T>(pairs: Pairs<T>, name: &str) -> Option<&'static T> {
        pairs.iter().find(|(known, _)| *known == name).map(|(_, said)| said)
    }
}

#[cfg(not(baked))]
mod read {
    use std::collections::BTreeMap;

    use databake::{Bake, BakeSize, CrateEnv, TokenStream};
    use serde::Deserialize;

    /// A text: read into a string, baked as a literal.
    #[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    pub struct Text(String);

    /// A list: read into a vector, baked as a slice.
    #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
    pub struct List<T>(Vec<T>);

    /// What is said of each name: read into a map, baked as a slice of pairs in the order of the names.
    #[derive(Debug, Clone, Deserialize)]
    #[serde(from = "BTreeMap<Text, T>")]
    pub struct Pairs<T>(List<(Text, T)>);

    impl<T> Default for List<T> {
        fn default() -> Self {
            List(Vec::new())
        }
    }

    impl<T> Default for Pairs<T> {
        fn default() -> Self {
            Pairs(List::default())
        }
    }

    impl<T> From<BTreeMap<Text, T>> for Pairs<T> {
        fn from(map: BTreeMap<Text, T>) -> Self {
            Pairs(List(map.into_iter().collect()))
        }
    }

    impl Bake for Text {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.as_str().bake(env)
        }
    }

    impl<T: Bake> Bake for List<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.as_slice().bake(env)
        }
    }

    impl<T: Bake> Bake for Pairs<T> {
        fn bake(&self, env: &CrateEnv) -> TokenStream {
            self.0.bake(env)
        }
    }

    impl BakeSize for Text {
        fn borrows_size(&self) -> usize {
            self.0.as_str().borrows_size()
        }
    }

    impl<T: BakeSize> BakeSize for List<T> {
        fn borrows_size(&self) -> usize {
            self.0.as_slice().borrows_size()
        }
    }

    impl<T: BakeSize> BakeSize for Pairs<T> {
        fn borrows_size(&self) -> usize {
            self.0.borrows_size()
        }
    }
}
