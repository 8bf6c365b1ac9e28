//! The two editions of the rules, which differ in Air Strike (4.2.3), Laos and Cambodia (6.4.1) and
//! Commitment (6.5) only.

use pointman_core::vocabulary;

vocabulary! {
    /// Which form of the rules is in force. Set-ups are the same in both.
    #[derive(Default)]
    pub enum Edition: "edition" {
        /// The older forms.
        First = "first",
        /// The revised forms, presumed by the non-player system and the wording of the cards.
        #[default]
        Second = "second",
    }
}
