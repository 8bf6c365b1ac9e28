//! Flags as the checks hold them while they judge: a bit each.

use pointman_core::vocabulary::Term;

use super::words::Flag;

/// A set of flags. (Each check is judged anew for every man and moment: trees of flags took most of that
/// time.)
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct FlagSet([u64; Flag::EVERY.len().div_ceil(64)]);

impl FlagSet {
    /// Adds `flag`, and tells whether it was not there.
    pub fn insert(&mut self, flag: Flag) -> bool {
        let is_new = !self.contains(flag);
        self.0[flag.index() / 64] |= 1 << (flag.index() % 64);
        is_new
    }

    /// Whether `flag` is in it.
    pub fn contains(&self, flag: Flag) -> bool {
        self.0[flag.index() / 64] >> (flag.index() % 64) & 1 == 1
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == Self::default().0
    }

    /// Its flags, in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        Flag::EVERY.iter().copied().filter(move |flag| self.contains(*flag))
    }
}

impl FromIterator<Flag> for FlagSet {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Self {
        let mut set = FlagSet::default();
        set.extend(flags);
        set
    }
}

impl Extend<Flag> for FlagSet {
    fn extend<I: IntoIterator<Item = Flag>>(&mut self, flags: I) {
        for flag in flags {
            self.insert(flag);
        }
    }
}
