//! The Attributes as data: what `data/attributes.json` says of each. The build script reads them and bakes
//! them into the program.

#[cfg(not(baked))]
use {databake::Bake, serde::Deserialize};

use super::baked::{List, Text};
use super::words::{AttributeId, ResultId};

/// One Attribute.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self))]
pub struct Attribute {
    /// Its id, such as `born-leader`.
    pub id: AttributeId,
    /// Its name.
    pub name: Text,
    /// Other spellings in the rules.
    pub aliases: List<Text>,
    /// Whether the list of Attributes has it; Stone Cold stands in the random tables only.
    pub in_printed_list: bool,
    /// The Attributes it is made of.
    pub grants: List<AttributeId>,
    /// The Attributes it is made of by 1d6.
    #[cfg_attr(not(baked), serde(default))]
    pub grants_by_roll: List<ByRoll>,
    /// The Attribute one must have to draw it.
    pub requires: Option<AttributeId>,
    /// What it becomes for one who lacks that.
    pub otherwise_becomes: Option<AttributeId>,
    /// Whether one who has it never re-ups.
    pub bars_re_up: bool,
    /// What it does.
    pub effects: List<Effect>,
    /// Further rules.
    pub notes: List<Text>,
}

/// The Attributes that some dice grant.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self))]
pub struct ByRoll {
    /// The least of the dice.
    pub from: u8,
    /// The greatest of the dice.
    pub to: u8,
    /// The Attributes.
    pub grants: List<AttributeId>,
}

/// One thing an Attribute does.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self))]
pub struct Effect {
    /// A check, or `reaction`, `result`, `movement`, `group`, `activation`.
    pub on: Text,
    /// When.
    pub when: Text,
    /// What.
    pub effect: Text,
    /// The result it replaces, and by which.
    #[cfg_attr(not(baked), serde(default, rename = "change"))]
    pub replaces: Replaced,
}

/// A result that becomes another; other changes stand with the checks.
#[derive(Debug, Default, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self))]
pub struct Replaced {
    /// The result replaced.
    pub from: Option<ResultId>,
    /// What it becomes.
    pub to: Option<ResultId>,
}
