//! Operations and Special Activities that Events grant (5.5).

use crate::action::options::ActionOptions;
use crate::action::turn::{Terms, Turn};
use crate::game::Game;
use crate::operations::OperationName;
use crate::operations::assault::FightTerms;
use crate::special_activities::SpecialName;
use crate::special_activities::air_strike::StrikeTerms;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;

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
    /// Whether a person may leave it undone.
    pub duty: Duty,
    /// How a non-player executes what differs between its cards.
    pub how: How,
    /// Which of how many alike that the Event grants one after the other it is.
    pub nth: [u8; 2],
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
    /// Any Operation, or any Special Activity instead.
    Anything,
    /// An Attack, or an Ambush instead.
    AttackOrAmbush,
}

/// Whether a person may leave undone what is granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Duty {
    /// By saying nothing.
    Optional,
    /// By saying so: nothing need move, or the other half of the text is done instead.
    Open,
    /// Not if it can be executed (5.1.3).
    #[default]
    Once,
    /// It is executed wherever it can be (5.1.3).
    Everywhere,
}

/// How a non-player executes what differs between its Trưng cards (T5.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum How {
    /// As the first of its cards says that shows it.
    #[default]
    Drawn,
    /// By what all its cards have in common.
    Plain,
    /// An Infiltrate replaces a VC Base first.
    WithVcBase,
    /// A Rally places no Base, and a March leaves no Guerrillas behind for one.
    Leaving,
}

impl Granted {
    /// Whether that Operation is granted.
    pub fn has_operation(self, name: OperationName) -> bool {
        match self {
            Granted::Operation(granted) => granted == name,
            Granted::AnyOperation | Granted::Anything => true,
            Granted::AttackOrAmbush => name == OperationName::Attack,
            Granted::Special(_) | Granted::AnySpecial | Granted::Commitment => false,
        }
    }

    /// Whether that Special Activity is granted.
    pub fn has_special(self, name: SpecialName) -> bool {
        match self {
            Granted::Special(granted) => granted == name,
            Granted::AnySpecial | Granted::Anything => true,
            Granted::AttackOrAmbush => name == SpecialName::Ambush,
            Granted::Operation(_) | Granted::AnyOperation | Granted::Commitment => false,
        }
    }

    /// Whether it is an Operation or a Special Activity, as one likes, and not both.
    pub const fn is_one_of_both(self) -> bool {
        matches!(self, Granted::Anything | Granted::AttackOrAmbush)
    }
}

impl Grant {
    /// An action that the Event names: free, whatever the Monsoon and Momentum say (5.1.1, 5.1.2, 5.5).
    pub fn named(by: Faction, name: &'static str, action: Granted) -> Grant {
        let terms = Terms {
            free: true,
            directed: true,
            special: matches!(action, Granted::Special(_) | Granted::AnySpecial) || action.is_one_of_both(),
            ..Terms::FULL
        };
        Grant {
            by,
            name,
            action,
            terms,
            fight: FightTerms::default(),
            strike: StrikeTerms::default(),
            duty: Duty::default(),
            how: How::default(),
            nth: [1, 1],
        }
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

    /// The same as the `nth` of so many alike, which people are told.
    #[must_use]
    pub const fn one_of(self, nth: u8, all: u8) -> Grant {
        Grant { nth: [nth, all], ..self }
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

    /// Whether a person may leave undone what can be executed.
    pub fn may_be_left(&self, game: &Game) -> bool {
        match self.duty {
            // 6.5: Casualty Troops must be placed, while nothing need be committed.
            _ if self.action == Granted::Commitment => game.casualty_troops() == 0,
            Duty::Optional | Duty::Open => true,
            Duty::Once | Duty::Everywhere => false,
        }
    }

    /// Whether something of what is granted can be done on that turn, as far as the lists of what may be done
    /// tell.
    pub fn is_possible(&self, game: &Game, turn: &Turn) -> bool {
        if self.action == Granted::Commitment {
            return true;
        }
        let is_open = |options: ActionOptions, spaceless: bool| {
            // A Sweep selects any space; it does something where Troops can come or Guerrillas are Activated.
            let sweeps = options.name == OperationName::Sweep.id();
            let mut open = options.spaces.iter().filter(|space| {
                !sweeps || space.forms.iter().any(|form| form.form != "select" && form.most != Some(0))
            });
            options.refused.is_none() && (open.next().is_some() || spaceless && !options.besides.is_empty())
        };
        // A Patrol asks for no space, but for somebody who goes or looks.
        let cubes = PieceSet::of_faction(self.by) & PieceSet::CUBES;
        let patrols = |name| name != OperationName::Patrol || !game.board().with_any(cubes).is_empty();
        let mut operations = OperationName::ALL
            .into_iter()
            .filter(|name| self.action.has_operation(*name) && name.is_of(self.by) && patrols(*name));
        let mut specials = SpecialName::ALL.into_iter().filter(|name| self.action.has_special(*name));
        operations.any(|name| is_open(name.options(game, turn), name == OperationName::Patrol))
            || specials.any(|name| is_open(name.options(game, turn), true))
    }
}
