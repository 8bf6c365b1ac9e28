//! Sets of spaces: one bit a space.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::vocabulary::space::Space;

/// A set of spaces of the map.
///
/// ```
/// use pointman_fitl::{Space, SpaceSet};
/// let around = Space::Hue.adjacent();
/// assert_eq!(around.len(), 3);
/// assert_eq!((around & SpaceSet::LOCS).iter().collect::<Vec<_>>(),
///     [Space::LocHueKheSanh, Space::LocHueDaNang]);
/// assert!((around - SpaceSet::LOCS).contains(Space::QuangTriThuaThien));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// No space.
    pub const NONE: SpaceSet = SpaceSet(0);
    /// The whole map.
    pub const ALL: SpaceSet = SpaceSet((1 << Space::ALL.len()) - 1);

    /// The set of these spaces.
    ///
    /// ```
    /// use pointman_fitl::{Space, SpaceSet};
    /// const NORTH: SpaceSet = SpaceSet::of(&[Space::Hue, Space::DaNang]);
    /// assert_eq!(NORTH.len(), 2);
    /// ```
    pub const fn of(spaces: &[Space]) -> SpaceSet {
        let (mut bits, mut i) = (0, 0);
        while i < spaces.len() {
            bits |= 1 << spaces[i] as u64;
            i += 1;
        }
        SpaceSet(bits)
    }

    /// The set of that one space.
    #[inline]
    pub const fn only(space: Space) -> SpaceSet {
        SpaceSet(1 << space as u64)
    }

    /// Whether `space` is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space as u64 & 1 == 1
    }

    /// A bit for each space, that of [`Space::ALL`]'s first the lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no space is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces of either set.
    #[inline]
    pub const fn union(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// The spaces of both sets.
    #[inline]
    pub const fn intersection(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The spaces of this set that are not in the other.
    #[inline]
    pub const fn difference(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Whether every space of this set is in the other.
    #[inline]
    pub const fn is_subset(self, other: SpaceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets share a space.
    #[inline]
    pub const fn meets(self, other: SpaceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with `space` in it.
    #[inline]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space as u64)
    }

    /// The set without `space`.
    #[inline]
    pub const fn without(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 & !(1 << space as u64))
    }

    /// Puts `space` in or takes it out.
    #[inline]
    pub const fn set(&mut self, space: Space, is_in: bool) {
        self.0 = self.0 & !(1 << space as u64) | (is_in as u64) << space as u64;
    }

    /// The first space in the printed order.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The spaces in the printed order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self)
    }

    /// The spaces for which `keep` holds.
    #[inline]
    pub fn filter(self, mut keep: impl FnMut(Space) -> bool) -> SpaceSet {
        self.iter().filter(|&space| keep(space)).collect()
    }

    /// Every space adjacent to a space of the set; spaces of the set only if they have a neighbour in it.
    pub const fn adjacent(self) -> SpaceSet {
        let (mut left, mut found) = (self, SpaceSet::NONE);
        while let Some(space) = left.first() {
            left = left.without(space);
            found = found.union(space.adjacent());
        }
        found
    }

    /// The spaces of this set that can be reached from `start` by adjacent spaces of this set; empty if
    /// `start` is not in it.
    ///
    /// ```
    /// use pointman_fitl::{Space, SpaceSet};
    /// let network = SpaceSet::CITIES | SpaceSet::LOCS;
    /// assert!(network.reached_from(Space::CanTho).contains(Space::Hue));
    /// assert!(!network.without(Space::Saigon).reached_from(Space::CanTho).contains(Space::Hue));
    /// ```
    pub const fn reached_from(self, start: Space) -> SpaceSet {
        self.intersection(SpaceSet::only(start)).spread_in(self)
    }

    /// The spaces of this set, and those of `open` that can be reached from them by adjacent spaces of
    /// `open`.
    pub const fn spread_in(self, open: SpaceSet) -> SpaceSet {
        let (mut reached, mut latest) = (self, self);
        while !latest.is_empty() {
            latest = latest.adjacent().intersection(open).difference(reached);
            reached = reached.union(latest);
        }
        reached
    }
}

/// The spaces of a [`SpaceSet`], in the printed order.
#[derive(Debug, Clone)]
pub struct Iter(SpaceSet);

impl Iterator for Iter {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let first = self.0.first()?;
        self.0 = SpaceSet(self.0.0 & (self.0.0 - 1));
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(SpaceSet::NONE, SpaceSet::with)
    }
}

impl Extend<Space> for SpaceSet {
    fn extend<I: IntoIterator<Item = Space>>(&mut self, spaces: I) {
        *self |= spaces.into_iter().collect();
    }
}

impl From<Space> for SpaceSet {
    fn from(space: Space) -> Self {
        SpaceSet::only(space)
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        self.union(other)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: SpaceSet) {
        *self = *self | other;
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        self.intersection(other)
    }
}

impl BitAndAssign for SpaceSet {
    fn bitand_assign(&mut self, other: SpaceSet) {
        *self = *self & other;
    }
}

impl Sub for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn sub(self, other: SpaceSet) -> SpaceSet {
        self.difference(other)
    }
}

impl SubAssign for SpaceSet {
    fn sub_assign(&mut self, other: SpaceSet) {
        *self = *self - other;
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn not(self) -> SpaceSet {
        SpaceSet::ALL - self
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Space::id)).finish()
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SpaceSet, D::Error> {
        let named = Vec::<Space>::deserialize(deserializer)?;
        let set: SpaceSet = named.iter().copied().collect();
        if set.len() < named.len() {
            return Err(serde::de::Error::custom("a space is named twice"));
        }
        Ok(set)
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for SpaceSet {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "SpaceSet".into()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let space = generator.subschema_for::<Space>();
            schemars::json_schema!({ "type": "array", "items": space, "uniqueItems": true })
        }
    }
}
