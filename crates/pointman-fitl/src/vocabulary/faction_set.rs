//! Sets of factions.

use std::fmt;

use crate::vocabulary::faction::{Faction, Side};

/// A set of factions.
///
/// ```
/// use pointman_fitl::{Faction, FactionSet};
/// let players: FactionSet = [Faction::Us, Faction::Vc].into_iter().collect();
/// assert!(players.contains(Faction::Vc));
/// assert_eq!(players.to_string(), "us, vc");
/// assert_eq!(serde_json::to_string(&players).unwrap(), r#"["us","vc"]"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FactionSet(u8);

impl FactionSet {
    /// No faction.
    pub const NONE: FactionSet = FactionSet(0);
    /// All four.
    pub const ALL: FactionSet = FactionSet(0b1111);

    /// The set of one faction.
    pub const fn only(faction: Faction) -> FactionSet {
        FactionSet(1 << faction as u8)
    }

    /// The two factions of a side.
    pub const fn of_side(side: Side) -> FactionSet {
        let [one, other] = side.factions();
        FactionSet(1 << one as u8 | 1 << other as u8)
    }

    /// Whether `faction` is in it.
    pub const fn contains(self, faction: Faction) -> bool {
        self.0 & 1 << faction as u8 != 0
    }

    /// The set with `faction`.
    pub const fn with(self, faction: Faction) -> FactionSet {
        FactionSet(self.0 | 1 << faction as u8)
    }

    /// The set without `faction`.
    pub const fn without(self, faction: Faction) -> FactionSet {
        FactionSet(self.0 & !(1 << faction as u8))
    }

    /// What is in either.
    pub const fn union(self, other: FactionSet) -> FactionSet {
        FactionSet(self.0 | other.0)
    }

    /// What is in this one and not in `other`.
    pub const fn difference(self, other: FactionSet) -> FactionSet {
        FactionSet(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The factions in the printed order.
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALL.into_iter().filter(move |faction| self.contains(*faction))
    }
}

impl FromIterator<Faction> for FactionSet {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> FactionSet {
        factions.into_iter().fold(FactionSet::NONE, FactionSet::with)
    }
}

impl fmt::Display for FactionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, faction) in self.iter().enumerate() {
            write!(f, "{}{faction}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for FactionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FactionSet({self})")
    }
}

impl serde::Serialize for FactionSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for FactionSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<FactionSet, D::Error> {
        let named = Vec::<Faction>::deserialize(deserializer)?;
        let set: FactionSet = named.iter().copied().collect();
        if set.len() < named.len() {
            return Err(serde::de::Error::custom("a faction is named twice"));
        }
        Ok(set)
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for FactionSet {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "FactionSet".into()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let faction = generator.subschema_for::<Faction>();
            schemars::json_schema!({ "type": "array", "items": faction, "uniqueItems": true })
        }
    }
}
