//! The readings of unclear rules about booby traps.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::error::Error;
use pointman_core::names;

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

/// How tripwires with an explosive and mines attack those in their circle: the rules print neither a Rep nor a
/// roll (trap-1).
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

/// The readings in force; each is the printed one unless it is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
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

/// The options with the values each may have: the number of the reading, the name, the values, the printed
/// one first.
pub const OPTIONS: [(&str, &str, [&str; 2]); 5] = [
    ("sup-31", "placing", ["written", "markers"]),
    ("sup-32", "trippers", ["other-side", "all"]),
    ("sup-34", "wire-cutters", ["after-halving", "before-halving"]),
    ("trap-1", "blasts", ["at-rep-4", "all-hit"]),
    ("trap-2", "bayonet", ["fixed", "hand-held"]),
];

impl Options {
    /// Sets the option `key`, by its name or the number of the reading, to `value`; unique beginnings will
    /// do.
    ///
    /// ```
    /// use pointman_fng::traps::{Options, Placing};
    /// let mut options = Options::default();
    /// options.set("sup-31", "markers")?;
    /// assert_eq!(options.placing, Placing::Markers);
    /// assert!(options.set("placing", "nowhere").is_err());
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Usage`] when there is no such option or value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let index = match OPTIONS.iter().position(|(number, _, _)| *number == key) {
            Some(index) => index,
            None => names::resolve("option", key, &OPTIONS.map(|(_, name, _)| name)).map_err(Error::Usage)?,
        };
        let (_, name, values) = OPTIONS[index];
        let first = names::resolve(&format!("value of {name}"), value, &values)
            .map_err(|why| Error::Usage(format!("{why} (it may be {})", values.join(" or "))))?
            == 0;
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
