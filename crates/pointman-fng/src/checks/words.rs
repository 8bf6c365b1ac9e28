//! The words of the checks: closed lists that the build script makes of the data, in the order of their ids.
//!
//! While the data is read (`not(baked)`) a word is a text whose list is noted; the build fails when one is used
//! that nothing defines. In the program it is a value of an enumeration.

#[cfg(baked)]
include!(concat!(env!("OUT_DIR"), "/fng_words.rs"));

#[cfg(not(baked))]
pub use lists::*;

#[cfg(not(baked))]
mod lists {
    use crate::baked::Word;

    macro_rules! lists {
        ($($Name:ident $Kind:ident)+) => {$(
            #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
            pub struct $Kind;

            impl crate::baked::WordList for $Kind {
                const TYPE: &'static str = stringify!($Name);
            }

            /// A word of this list.
            pub type $Name = Word<$Kind>;
        )+};
    }

    lists! {
        AttributeId Attributes
        CheckId Checks
        Flag Flags
        ResultId Results
        Then Thens
        ValueId Values
        FurtherId Furthers
    }
}
