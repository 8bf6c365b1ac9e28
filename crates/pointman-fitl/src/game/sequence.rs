//! The sequence of play on a card: who is Eligible, who has acted and how, and what may follow (2.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::vocabulary;

vocabulary! {
    /// What a faction did on a card: the box its cylinder is in (2.3.4).
    pub enum ActionTaken: "action" {
        /// An Operation without Special Activity.
        Op = "op",
        /// An Operation with a Special Activity.
        OpAndSpecial = "op-and-special",
        /// A Limited Operation.
        LimitedOp = "limited-op",
        /// The Event.
        Event = "event",
        /// A Pass.
        Pass = "pass",
    }
}

vocabulary! {
    /// Whether a faction is the first or the second to act on a card (2.3.2).
    pub enum Eligibility: "eligibility" {
        /// Nobody has acted.
        First = "1st",
        /// One faction has acted.
        Second = "2nd",
    }
}

/// A faction that has acted on the current card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Acted {
    /// The faction.
    pub faction: Faction,
    /// What it did.
    pub action: ActionTaken,
}

/// The sequence of play on the current card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sequence {
    /// Who is Eligible on this card, those included who have acted or passed.
    pub(crate) eligible: FactionSet,
    pub(crate) acted: [Option<Acted>; 2],
    pub(crate) passed: FactionSet,
    /// Marked to be Eligible on the next card whatever they do on this one.
    pub(crate) eligible_next: FactionSet,
    /// Marked Ineligible through the next card.
    pub(crate) ineligible_next: FactionSet,
}

impl Default for Sequence {
    fn default() -> Self {
        Sequence::START
    }
}

impl Sequence {
    /// All are Eligible and nobody has done anything.
    pub const START: Sequence = Sequence {
        eligible: FactionSet::ALL,
        acted: [None; 2],
        passed: FactionSet::NONE,
        eligible_next: FactionSet::NONE,
        ineligible_next: FactionSet::NONE,
    };

    /// Who is Eligible on this card, those included who have acted or passed.
    pub const fn eligible(&self) -> FactionSet {
        self.eligible
    }

    /// Who has acted, in order.
    pub fn acted(&self) -> impl Iterator<Item = Acted> {
        self.acted.into_iter().flatten()
    }

    /// Who has passed.
    pub const fn passed(&self) -> FactionSet {
        self.passed
    }

    /// Who is marked to stay Eligible.
    pub const fn eligible_next(&self) -> FactionSet {
        self.eligible_next
    }

    /// Who is marked Ineligible through the next card.
    pub const fn ineligible_next(&self) -> FactionSet {
        self.ineligible_next
    }

    /// What the 1st Eligible did, which decides what the 2nd may do (2.3.4); none before it acts.
    pub fn first_deed(&self) -> Option<String> {
        let first = self.acted().next()?;
        let did = match first.action {
            ActionTaken::Op => "executed an Operation without a Special Activity",
            ActionTaken::OpAndSpecial => "executed an Operation with a Special Activity",
            ActionTaken::LimitedOp => "executed a Limited Operation",
            ActionTaken::Event => "executed the Event",
            ActionTaken::Pass => "passed",
        };
        Some(format!("{} {did}", first.faction.name()))
    }

    /// The factions that have acted.
    pub fn have_acted(&self) -> FactionSet {
        let [first, second] = self.acted.map(|acted| match acted {
            Some(acted) => FactionSet::only(acted.faction),
            None => FactionSet::NONE,
        });
        first.union(second)
    }

    /// Whether nobody has acted, though factions may have passed.
    pub const fn nobody_has_acted(&self) -> bool {
        self.acted[0].is_none()
    }

    /// Who may still act or pass on this card: the Eligible who have done neither and were not made
    /// Ineligible meanwhile (2.5).
    pub fn waiting(&self) -> FactionSet {
        if self.acted[1].is_some() {
            return FactionSet::NONE;
        }
        self.eligible.difference(self.have_acted()).difference(self.passed).difference(self.ineligible_next)
    }

    /// Whether the faction may be executing the Event of this card, which has made it Ineligible meanwhile.
    pub(crate) fn is_executing(&self, faction: Faction) -> bool {
        let open = self.eligible.difference(self.have_acted()).difference(self.passed);
        self.acted[1].is_none() && open.contains(faction) && self.ineligible_next.contains(faction)
    }

    /// Who will be Eligible on the next card as things stand (2.3.6).
    ///
    /// ```
    /// use pointman_fitl::{FactionSet, Sequence};
    /// assert_eq!(Sequence::START.eligible_after(), FactionSet::ALL);
    /// ```
    pub fn eligible_after(&self) -> FactionSet {
        FactionSet::ALL
            .difference(self.have_acted())
            .union(self.eligible_next)
            .difference(self.ineligible_next)
    }

    /// What the next faction may do (2.3.4). Passing is always legal.
    pub fn allowed(&self) -> Allowed {
        match self.acted[0].map(|acted| acted.action) {
            None => Allowed { event: true, operation: true, special: true, limited: false },
            Some(ActionTaken::OpAndSpecial) => {
                Allowed { event: true, operation: false, special: false, limited: true }
            }
            Some(ActionTaken::Event) => {
                Allowed { event: false, operation: true, special: true, limited: false }
            }
            Some(_) => Allowed { event: false, operation: false, special: false, limited: true },
        }
    }

    /// Whether the next to act is the first or the second.
    pub const fn eligibility(&self) -> Eligibility {
        if self.nobody_has_acted() { Eligibility::First } else { Eligibility::Second }
    }
}

/// What a faction may do on a card, besides passing (2.3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Allowed {
    /// The Event.
    pub event: bool,
    /// An Operation in any number of spaces.
    pub operation: bool,
    /// A Special Activity with it.
    pub special: bool,
    /// A Limited Operation.
    pub limited: bool,
}

impl Allowed {
    /// What may be chosen, in words, a Pass among it (2.3.4).
    pub fn in_words(self) -> Vec<&'static str> {
        let Allowed { event, operation, special, limited } = self;
        let open = [
            (event, "the Event"),
            (operation && special, "an Operation (with a Special Activity or without)"),
            (operation && !special, "an Operation"),
            (limited, "a Limited Operation"),
            (true, "a Pass"),
        ];
        open.into_iter().filter_map(|(is_open, words)| is_open.then_some(words)).collect()
    }
}
