//! Who plays several factions: one person may hold any set of them (1.5, T3.1, T4.1.2).

use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::error::Error;

/// The sets of factions that one person each plays. Everyone else plays one faction.
///
/// ```
/// use pointman_fitl::{Faction, FactionSet, Persons, Side};
/// let mixed = FactionSet::only(Faction::Us).with(Faction::Nva);
/// let persons = Persons::of([mixed]).unwrap();
/// assert_eq!(persons.of_faction(Faction::Nva), mixed);
/// assert_eq!(persons.of_faction(Faction::Vc), FactionSet::only(Faction::Vc));
/// assert!(Persons::of([mixed, FactionSet::of_side(Side::Coin)]).is_err(), "two cannot play the US");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Persons([FactionSet; 2]);

impl Persons {
    /// Everyone plays one faction.
    pub const NONE: Persons = Persons([FactionSet::NONE; 2]);

    /// One person for each of `sets`.
    ///
    /// # Errors
    /// A set of fewer than two factions, or one that shares a faction with another.
    pub fn of(sets: impl IntoIterator<Item = FactionSet>) -> Result<Persons, String> {
        let mut persons = Persons::NONE;
        for (index, set) in sets.into_iter().enumerate() {
            if set.len() < 2 {
                return Err(format!("gives one player only {}: name two or more", in_words(set)));
            }
            if let Some(twice) = set.iter().find(|faction| persons.of_faction(*faction).len() > 1) {
                return Err(format!("gives {twice} to two players"));
            }
            // Four factions make two sets of two at most.
            persons.0[index] = set;
        }
        Ok(persons.in_order())
    }

    /// One person for each of these sides.
    pub fn of_sides(sides: impl IntoIterator<Item = Side>) -> Persons {
        let mut of_side = [FactionSet::NONE; 2];
        for side in sides {
            of_side[side.index()] = FactionSet::of_side(side);
        }
        Persons(of_side).in_order()
    }

    /// The sets.
    pub fn sets(&self) -> impl Iterator<Item = FactionSet> {
        self.0.into_iter().filter(|set| !set.is_empty())
    }

    /// All factions of the person who plays `faction`.
    pub fn of_faction(&self, faction: Faction) -> FactionSet {
        self.sets().find(|set| set.contains(faction)).unwrap_or(FactionSet::only(faction))
    }

    /// Whether all that one person plays are player factions.
    ///
    /// # Errors
    /// Usage, with the first that is not (T3.1).
    pub(crate) fn among_players(&self, players: FactionSet) -> Result<(), Error> {
        match self.sets().flat_map(|set| set.iter()).find(|one| !players.contains(*one)) {
            None => Ok(()),
            Some(nobodys) => Err(Error::Usage(format!(
                "one player cannot have {0} and others: {0} is not a player faction",
                nobodys.name()
            ))),
        }
    }

    /// What is left of the sets among `players`: whoever keeps one faction plays that.
    #[must_use]
    pub fn among(self, players: FactionSet) -> Persons {
        let left = self.0.map(|set| {
            let left = set.difference(FactionSet::ALL.difference(players));
            if left.len() < 2 { FactionSet::NONE } else { left }
        });
        Persons(left).in_order()
    }

    /// In the one order that the same persons have: that of the factions.
    fn in_order(mut self) -> Persons {
        self.0.sort_by_key(|set| set.iter().next().map_or(usize::MAX, Faction::index));
        self
    }

    /// The sides, if each set is a whole side.
    pub fn sides(&self) -> Option<Vec<Side>> {
        let side = |set| Side::ALL.into_iter().find(|side| FactionSet::of_side(*side) == set);
        self.sets().map(side).collect()
    }
}

/// Who plays several factions, as it is agreed in either form.
///
/// # Errors
/// Those of [`Persons::of`]; when it is said in both.
pub(crate) fn agreed(
    shared: Option<&[Side]>,
    one_person: Option<&[FactionSet]>,
) -> Result<Option<Persons>, String> {
    match (shared, one_person) {
        (Some(_), Some(_)) => Err("contradicts `shared`: give one of them".to_owned()),
        (Some(sides), None) => Ok(Some(Persons::of_sides(sides.iter().copied()))),
        (None, Some(sets)) => Persons::of(sets.iter().copied()).map(Some),
        (None, None) => Ok(None),
    }
}

fn in_words(set: FactionSet) -> String {
    if set.is_empty() { "nobody".to_owned() } else { set.to_string() }
}
