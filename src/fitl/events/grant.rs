//! Operations and Special Activities that Events grant (5.5).

use crate::fitl::faction::Faction;
use crate::fitl::operations::OperationName;
use crate::fitl::operations::assault::Treated;
use crate::fitl::special_activities::SpecialName;
use crate::fitl::special_activities::air_strike::StrikeTerms;
use crate::fitl::turn::Terms;

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
    /// As whose cubes fight.
    pub treated: Treated,
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
        Grant { by, name, action, terms, treated: Treated::Normally, strike: StrikeTerms::default() }
    }

    /// A free Limited Operation of the faction's choice (cards 50, 103): bans hold.
    pub fn limited(by: Faction, name: &'static str) -> Grant {
        let terms = Terms { free: true, ..Terms::LIMITED };
        Grant { terms, ..Grant::named(by, name, Granted::AnyOperation) }
    }
}
