//! Operations and Special Activities that Events grant (5.5).

use crate::fitl::faction::Faction;
use crate::fitl::operations::OperationName;
use crate::fitl::operations::assault::FightTerms;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::special_activities::SpecialName;
use crate::fitl::special_activities::air_strike::StrikeTerms;
use crate::fitl::turn::{Terms, Turn};

/// An Operation or Special Activity that an Event grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grant {
    /// Who executes it.
    pub by: Faction,
    /// The word under which a person says how.
    pub name: &'static str,
    /// What it is.
    pub action: Granted,
    /// On what terms.
    pub terms: Terms,
    /// How Sweeps and Assaults are changed.
    pub fight: FightTerms,
    /// How an Air Strike is changed.
    pub strike: StrikeTerms,
}

/// What an Event grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Granted {
    /// That Operation.
    Operation(OperationName),
    /// Any Operation.
    AnyOperation,
    /// That Special Activity.
    Special(SpecialName),
    /// Any Special Activity.
    AnySpecial,
    /// What the US commits and withdraws in a Commitment Phase (6.5), its Casualties being settled; in words
    /// `commitment (2t casualties to hue, 1b saigon to available)`.
    Commitment,
}

impl Grant {
    /// An action that the Event names: free, whatever the Monsoon and Momentum say (5.1.1, 5.1.2, 5.5).
    pub fn named(by: Faction, name: &'static str, action: Granted) -> Grant {
        let terms = Terms {
            free: true,
            directed: true,
            special: matches!(action, Granted::Special(_) | Granted::AnySpecial),
            ..Terms::FULL
        };
        Grant { by, name, action, terms, fight: FightTerms::default(), strike: StrikeTerms::default() }
    }

    /// An Operation or Special Activity that the Event names in these spaces alone.
    pub fn in_spaces(by: Faction, name: &'static str, action: Granted, spaces: impl Into<SpaceSet>) -> Grant {
        let grant = Grant::named(by, name, action);
        Grant { terms: Terms { only_in: spaces.into(), ..grant.terms }, ..grant }
    }

    /// The same while the fighting is changed so.
    #[must_use]
    pub const fn fighting(self, fight: FightTerms) -> Grant {
        Grant { fight, ..self }
    }

    /// The same in at most so many spaces.
    #[must_use]
    pub const fn at_most(self, max_spaces: u8) -> Grant {
        Grant { terms: Terms { max_spaces: Some(max_spaces), ..self.terms }, ..self }
    }

    /// The same with pieces that come from these spaces.
    #[must_use]
    pub const fn from(self, from: SpaceSet) -> Grant {
        Grant { terms: Terms { from, ..self.terms }, ..self }
    }

    /// The turn in which it is executed.
    pub fn turn(&self) -> Turn {
        let mut turn = Turn::of(self.by, self.terms);
        turn.coin.air_strike.terms = self.strike;
        turn.coin.fight = self.fight;
        turn
    }

    /// A free Limited Operation of the faction's choice (cards 50, 103): bans hold.
    pub fn limited(by: Faction, name: &'static str) -> Grant {
        let terms = Terms { free: true, ..Terms::LIMITED };
        Grant { terms, ..Grant::named(by, name, Granted::AnyOperation) }
    }
}
