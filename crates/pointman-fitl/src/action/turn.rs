//! One faction's turn as it goes on: its Operation and Special Activity, on what terms, and what has been
//! done so far (3.1, 4.1).

use crate::action::refusal::{Refusal, Row, require};
use crate::game::Game;
use crate::game::sequence::Allowed;
use crate::operations::OperationName;
use crate::operations::coin::CoinProgress;
use crate::operations::insurgent::InsurgentProgress;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// On what terms an Operation or Special Activity is executed. An Event that grants one sets them otherwise
/// (5.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// One space, no Special Activity (2.3.5).
    pub limited: bool,
    /// Spaces cost nothing; Pacification, Agitation and Trail improvement still do (3.1.2).
    pub free: bool,
    /// Whether a Special Activity may accompany the Operation.
    pub special: bool,
    /// The spaces it may be executed in.
    pub only_in: SpaceSet,
    /// The spaces from which pieces may be moved.
    pub from: SpaceSet,
    /// The most spaces, if an Event says so: in place of every other limit but that of a Limited Operation
    /// (5.1.1).
    pub max_spaces: Option<u8>,
    /// Whether an Event names the action: Monsoon and Momentum do not stop it then (5.1.1, 5.1.2).
    pub directed: bool,
    /// Whether an Ambush takes any own Guerrilla, Active ones too, as some Events have it.
    pub any_state: bool,
    /// What an Event says of a March.
    pub march: MarchTerms,
}

/// What an Event says of a March it grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarchTerms {
    /// The kinds that may March.
    pub movers: PieceSet,
    /// The spaces in which pieces may stay.
    pub ends_in: SpaceSet,
    /// The most spaces in which pieces may stay; others are passed on the way (3.3.2).
    pub most_ends: Option<u8>,
}

impl MarchTerms {
    /// Nothing out of the ordinary.
    pub const ANY: MarchTerms = MarchTerms { movers: PieceSet::ALL, ends_in: SpaceSet::ALL, most_ends: None };
}

impl Terms {
    /// The terms of a full turn: an Operation with or without a Special Activity.
    pub const FULL: Terms = Terms {
        limited: false,
        free: false,
        special: true,
        only_in: SpaceSet::ALL,
        from: SpaceSet::ALL,
        max_spaces: None,
        directed: false,
        any_state: false,
        march: MarchTerms::ANY,
    };

    /// The terms of an Operation without a Special Activity.
    pub const OPERATION: Terms = Terms { special: false, ..Terms::FULL };

    /// The terms of a Limited Operation (2.3.5).
    pub const LIMITED: Terms = Terms { limited: true, special: false, ..Terms::FULL };

    /// The terms of the Operation that the sequence of play leaves open; none if it leaves none (2.3.4).
    pub const fn allowed(allowed: Allowed) -> Option<Terms> {
        match allowed {
            Allowed { operation: true, .. } => Some(Terms::FULL),
            Allowed { limited: true, .. } => Some(Terms::LIMITED),
            Allowed { .. } => None,
        }
    }
}

/// One faction's turn as it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub faction: Faction,
    /// On what terms.
    pub terms: Terms,
    /// The Operation being executed.
    pub operation: Option<OperationName>,
    /// The spaces selected for it so far.
    pub spaces: SpaceSet,
    /// The Special Activity executed, or being executed.
    pub special: Option<SpecialName>,
    /// The spaces selected for it so far.
    pub special_spaces: SpaceSet,
    /// Whether it is being executed step by step, and a further step extends it.
    pub special_open: bool,
    /// What the Operation and Special Activity of a COIN faction have done so far.
    pub coin: CoinProgress,
    /// What the Operations of NVA and VC remember.
    pub insurgent: InsurgentProgress,
}

impl Turn {
    /// A turn of `faction` that begins.
    pub fn of(faction: Faction, terms: Terms) -> Turn {
        Turn {
            faction,
            terms,
            operation: None,
            spaces: SpaceSet::NONE,
            special: None,
            special_spaces: SpaceSet::NONE,
            special_open: false,
            coin: CoinProgress::default(),
            insurgent: InsurgentProgress::NONE,
        }
    }

    /// Whether the faction may execute `operation` now.
    ///
    /// # Errors
    /// G3, or MA1 or SW2 in Monsoon.
    pub fn may_begin(&self, game: &Game, operation: OperationName) -> Result<(), Refusal> {
        require(operation.is_of(self.faction), Row::G3.refuses(not_theirs(operation)))?;
        let stopped = game.is_monsoon() && !self.terms.directed;
        match operation {
            OperationName::March => require(!stopped, Row::MA1.refuses("no March in Monsoon")),
            OperationName::Sweep => require(!stopped, Row::SW2.refuses("no Sweep in Monsoon")),
            _ => Ok(()),
        }
    }

    /// Begins `operation`.
    ///
    /// # Errors
    /// As [`Turn::may_begin`].
    pub fn begin(&mut self, game: &Game, operation: OperationName) -> Result<(), Refusal> {
        self.may_begin(game, operation)?;
        self.operation = Some(operation);
        Ok(())
    }

    /// Whether the faction may execute `special` now: with the Operation, or on its own if there is none
    /// (5.5).
    ///
    /// # Errors
    /// G3 to G6, or AL1, ST1 and TP1 in place of G6.
    pub fn may_begin_special(&self, game: &Game, special: SpecialName) -> Result<(), Refusal> {
        // Card 30 lets ARVN make an Air Strike, card 40 whoever executes it.
        let lent = special == SpecialName::AirStrike && self.coin.air_strike.terms.by_any;
        require(
            lent || special.factions().contains(self.faction),
            Row::G3.refuses("it is the Special Activity of another faction"),
        )?;
        let allowed = self.terms.special && !self.terms.limited;
        require(allowed, Row::G4.refuses("this Operation allows no Special Activity"))?;
        require(
            self.special.is_none(),
            Row::G4.refuses("a turn has only one Special Activity, executed at one moment"),
        )?;
        let fits = self.operation.is_none_or(|operation| special.goes_with(operation));
        require(fits, Row::G5.refuses("this Special Activity cannot accompany this Operation"))?;
        match special.ban(game).filter(|_| !self.terms.directed) {
            Some(why) => Err(special.banned_by().refuses(why)),
            None => Ok(()),
        }
    }

    /// Whether the faction may execute `special` now, or is executing it.
    ///
    /// # Errors
    /// As [`Turn::may_begin_special`].
    pub fn may_go_on_with(&self, game: &Game, special: SpecialName) -> Result<(), Refusal> {
        if self.special == Some(special) { Ok(()) } else { self.may_begin_special(game, special) }
    }

    /// Begins `special`.
    ///
    /// # Errors
    /// As [`Turn::may_begin_special`].
    pub fn begin_special(&mut self, game: &Game, special: SpecialName) -> Result<(), Refusal> {
        self.may_begin_special(game, special)?;
        self.special = Some(special);
        // 3.2.3: the movement of a Sweep is not interrupted.
        self.coin.sweep.movement_over |=
            self.operation == Some(OperationName::Sweep) && !self.spaces.is_empty();
        Ok(())
    }

    /// What a space of the Operation costs that costs `price` by its rule.
    #[inline]
    pub const fn price(&self, price: u8) -> u8 {
        if self.terms.free { 0 } else { price }
    }

    /// Whether the Operation may select one more space, where the rules or a Capability allow `cap` of them
    /// (none: any number), and `space` in particular (3.1).
    ///
    /// # Errors
    /// G8 or G9.
    #[inline]
    pub fn may_select(&self, space: Space, cap: Option<u8>) -> Result<(), Refusal> {
        one_more(self.spaces, space, self.cap(cap), self.terms.only_in)
    }

    /// Whether the Special Activity may select one more space, where the rules or a Capability allow `cap` of
    /// them, and `space` in particular (4.1).
    ///
    /// # Errors
    /// G8 or G9.
    #[inline]
    pub fn may_select_special(&self, game: &Game, space: Space, cap: Option<u8>) -> Result<(), Refusal> {
        self.may_add_special(space, self.special_cap(game, cap))
    }

    /// Whether the Special Activity may select one more space where `most` is all that bounds their number,
    /// and `space` in particular.
    ///
    /// # Errors
    /// G8 or G9.
    #[inline]
    pub fn may_add_special(&self, space: Space, most: Option<u8>) -> Result<(), Refusal> {
        one_more(self.special_spaces, space, most, self.terms.only_in)
    }

    /// The most spaces the Special Activity may have (none: any number): 1 under Typhoon Kate, unless an
    /// Event says how many.
    #[inline]
    pub fn special_cap(&self, game: &Game, cap: Option<u8>) -> Option<u8> {
        if self.terms.max_spaces.is_some() {
            self.terms.max_spaces
        } else if game.unshaded(LastingCard::TyphoonKate) {
            Some(1)
        } else {
            cap
        }
    }

    /// The most spaces the Operation may have (none: any number).
    #[inline]
    pub const fn cap(&self, cap: Option<u8>) -> Option<u8> {
        if self.terms.limited {
            Some(1)
        } else if self.terms.max_spaces.is_some() {
            self.terms.max_spaces
        } else {
            cap
        }
    }

    /// Whether the faction can pay `price` for a space.
    ///
    /// # Errors
    /// The refusal of `row`, or G12 where the US would leave ARVN Resources below Total Econ.
    #[inline]
    pub fn can_pay(&self, game: &Game, price: u8, row: Row, space: Space) -> Result<(), Refusal> {
        require(
            game.can_pay(self.faction, price),
            unpaid(row.at(space, spends(self.faction)), game, self.faction, price),
        )
    }
}

/// What a faction spends, as the reason why something is not paid for: the US spends ARVN Resources above
/// Total Econ (1.8.1).
pub(crate) const fn spends(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "the US may spend ARVN Resources only",
        _ => "Resources left",
    }
}

/// The refusal with the price, and what `faction` can spend.
pub(crate) fn unpaid(refusal: Refusal, game: &Game, faction: Faction, price: u8) -> Refusal {
    refusal.unpaid(price, game.purse(faction).unwrap_or(u8::MAX), game.floor(faction))
}

/// Whose Operation it is, said to the other side.
const fn not_theirs(operation: OperationName) -> &'static str {
    macro_rules! of {
        (coin $name:literal) => {
            concat!($name, " is an Operation of US and ARVN: NVA and VC have rally, march, attack and terror")
        };
        (insurgents $name:literal) => {
            concat!(
                $name,
                " is an Operation of NVA and VC: US and ARVN have train, patrol, sweep and assault"
            )
        };
    }
    match operation {
        OperationName::Train => of!(coin "Train"),
        OperationName::Patrol => of!(coin "Patrol"),
        OperationName::Sweep => of!(coin "Sweep"),
        OperationName::Assault => of!(coin "Assault"),
        OperationName::Rally => of!(insurgents "Rally"),
        OperationName::March => of!(insurgents "March"),
        OperationName::Attack => of!(insurgents "Attack"),
        OperationName::Terror => of!(insurgents "Terror"),
    }
}

fn one_more(selected: SpaceSet, space: Space, cap: Option<u8>, only_in: SpaceSet) -> Result<(), Refusal> {
    require(!selected.contains(space), Row::G8.at(space, "already selected"))?;
    require(only_in.contains(space), Row::G9.at(space, "the Event does not allow it there"))?;
    if let Some(cap) = cap {
        require(
            selected.len() < usize::from(cap),
            Row::G9.at(space, "too many spaces selected").limited(cap),
        )?;
    }
    Ok(())
}
