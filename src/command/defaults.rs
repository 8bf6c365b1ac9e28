//! What a person has settled for their command lines, where neither an option nor a document says otherwise.

use super::DiceMode;
use super::edition_option::WhichEdition;

/// What is settled; nothing in a script, which does the same for everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Defaults {
    /// The edition of a game's rules.
    pub edition: Option<WhichEdition>,
    /// Who throws the dice.
    pub dice: Option<DiceMode>,
}
