//! The readings of unclear rules about booby traps.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::readings::{self, ReadingQuestion};

/// How traps are placed (sup-31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Placing {
    /// Written down, nothing on the table.
    #[default]
    Written,
    /// Six markers, as many of them real as were rolled.
    Markers,
}

/// Whose figures roll who set a trap off (sup-32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trippers {
    /// Those of the side that did not place them.
    #[default]
    OtherSide,
    /// All on the table.
    All,
}

/// When wire cutters add 1 to a halved Rep (sup-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WireCutters {
    /// After halving.
    #[default]
    AfterHalving,
    /// Before.
    BeforeHalving,
}

/// How tripwires with an explosive and mines attack those in their circle: the rules print neither a Rep nor
/// a roll (trap-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Blasts {
    /// One die at Rep 4, the Rep of reflex traps, as for a grenade.
    #[default]
    AtRep4,
    /// Everybody there is hit.
    AllHit,
}

/// As which bayonet a reflex trap attacks (trap-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bayonet {
    /// A fixed one.
    #[default]
    Fixed,
    /// One in the hand.
    HandHeld,
}

impl Bayonet {
    /// The id of the weapon.
    pub(crate) const fn weapon(self) -> &'static str {
        match self {
            Bayonet::Fixed => "fixed-bayonet-sword",
            Bayonet::HandHeld => "hand-held-knife-bayonet",
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

// No `readings!`: they have names of their own in documents, beside their numbers.
/// The readings in force; each is the printed one unless it is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TrapOptions {
    /// sup-31.
    pub placing: Placing,
    /// sup-32.
    pub trippers: Trippers,
    /// sup-34.
    pub wire_cutters: WireCutters,
    /// trap-1.
    #[serde(skip_serializing_if = "is_default")]
    pub blasts: Blasts,
    /// trap-2.
    #[serde(skip_serializing_if = "is_default")]
    pub bayonet: Bayonet,
}

/// The other names of the options, in the order of [`TrapOptions::ALL`].
const NAMES: [&str; 5] = ["placing", "trippers", "wire-cutters", "blasts", "bayonet"];

impl TrapOptions {
    /// Every question: its key, what it is about, and its answers, the printed reading first.
    pub const ALL: &'static [ReadingQuestion] = &[
        ("sup-31", "How traps are placed", &["written", "markers"]),
        ("sup-32", "Whose figures roll for who sets a trap off", &["other-side", "all"]),
        ("sup-34", "When wire cutters add 1 to a halved Rep", &["after-halving", "before-halving"]),
        ("trap-1", "How tripwires with an explosive and mines attack", &["at-rep-4", "all-hit"]),
        ("trap-2", "The bayonet of a reflex trap", &["fixed", "hand-held"]),
    ];

    /// Whether there is a question of this number.
    pub fn knows(key: &str) -> bool {
        readings::question(Self::ALL, key).is_ok()
    }

    /// Sets the option `key`, by its name or the number of the reading, to `value`; unique beginnings will
    /// do.
    ///
    /// ```
    /// use pointman_fng::traps::{TrapOptions, Placing};
    /// let mut options = TrapOptions::default();
    /// options.set("sup-31", "markers")?;
    /// assert_eq!(options.placing, Placing::Markers);
    /// assert!(options.set("placing", "nowhere").is_err());
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Usage`] when there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let named = || names::resolve("option", key, &NAMES).ok();
        let index = Self::ALL.iter().position(|(number, ..)| *number == key).or_else(named);
        let Some(index) = index else {
            return Err(readings::unknown(key, Self::ALL.iter().map(readings::form)));
        };
        let first = readings::value_of(NAMES[index], value, Self::ALL[index].2)? == 0;
        match index {
            0 => self.placing = if first { Placing::Written } else { Placing::Markers },
            1 => self.trippers = if first { Trippers::OtherSide } else { Trippers::All },
            2 => {
                self.wire_cutters = if first { WireCutters::AfterHalving } else { WireCutters::BeforeHalving }
            }
            3 => self.blasts = if first { Blasts::AtRep4 } else { Blasts::AllHit },
            _ => self.bayonet = if first { Bayonet::Fixed } else { Bayonet::HandHeld },
        }
        Ok(())
    }
}
