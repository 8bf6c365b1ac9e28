//! Assault in one space (3.2.4): who fights, where, and how many pieces it removes.
//!
//! Operations, Patrols, Advise, follow-ups, Armored Cavalry and Events all make the same [`Assault`] and
//! resolve it as a [`Fight`]; the space has been selected and paid for before.

mod fight;
mod operation;
mod order;

use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::game::Game;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind, Terrain};
use crate::vocabulary::space_set::SpaceSet;

pub use fight::Fight;
#[cfg(feature = "trung")]
pub(crate) use fight::m48_adds_in;
pub use operation::{
    AssaultSpace, FollowUp, begin_follow_up, follow_up, may_follow_up, may_select, options, price, select,
};
pub use order::AssaultOrder;

/// Which cubes fight, and as whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Treated {
    /// Each faction's own cubes by its own rates.
    #[default]
    Normally,
    /// All Troops as US Troops, Police not at all (an Event).
    TroopsAsUs,
    /// All cubes as US Troops (an Event).
    CubesAsUs,
}

/// How an Event changes the Sweeps and Assaults it grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FightTerms {
    /// Which cubes fight, and as whose.
    pub treated: Treated,
    /// The enemies that are targeted.
    pub targets: FactionSet,
    /// Whether Tunnels protect Bases.
    pub tunnels_protect: bool,
    /// Whether ARVN may follow up a US Assault.
    pub follow_up: bool,
}

impl Default for FightTerms {
    fn default() -> Self {
        FightTerms { treated: Treated::Normally, targets: INSURGENTS, tunnels_protect: true, follow_up: true }
    }
}

/// An Assault in one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Assault {
    /// Where.
    pub space: Space,
    /// Who Assaults: US or ARVN.
    pub by: Faction,
    /// Which cubes fight, and as whose.
    pub treated: Treated,
    /// The enemies whose pieces are removed; pieces of the other still protect Bases (3.1).
    pub targets: FactionSet,
    /// Whether Tunnels protect Bases, as they do unless an Event says otherwise (1.4.4).
    pub tunnels_protect: bool,
}

/// What a turn's Assaults have used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AssaultProgress {
    /// Whether Abrams has removed its Base.
    pub abrams: bool,
    /// Where M-48 Patton has added 2.
    pub m48: SpaceSet,
    /// The space of the latest US Assault, while a follow-up is possible.
    pub latest: Option<Space>,
    /// Where ARVN has followed up.
    pub followed_up: Option<Space>,
    /// Where Search and Destroy has shifted the level in this Operation.
    pub shifted: SpaceSet,
}

impl Assault {
    /// The Assault of `by` in `space` on both enemies, with nothing out of the ordinary.
    pub const fn of(space: Space, by: Faction) -> Assault {
        Assault { space, by, treated: Treated::Normally, targets: INSURGENTS, tunnels_protect: true }
    }

    /// The Assault of the faction whose turn it is in `space`, as an Event may have changed it.
    pub const fn granted(space: Space, turn: &Turn) -> Assault {
        let FightTerms { treated, targets, tunnels_protect, .. } = turn.coin.fight;
        Assault { space, by: turn.faction, treated, targets, tunnels_protect }
    }

    /// The Assault of ARVN that follows up this one.
    #[must_use]
    pub const fn followed_up(self) -> Assault {
        Assault { by: Faction::Arvn, treated: Treated::Normally, targets: INSURGENTS, ..self }
    }

    /// Whether the rates and Capabilities of US Assaults apply.
    #[inline]
    pub const fn is_as_us(&self) -> bool {
        matches!(self.by, Faction::Us) || !matches!(self.treated, Treated::Normally)
    }

    /// The cubes one of which is needed to Assault.
    pub fn fighters(&self) -> PieceSet {
        match (self.treated, self.by) {
            (Treated::CubesAsUs, _) => PieceSet::COIN_CUBES,
            (Treated::TroopsAsUs, _) => PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]),
            (Treated::Normally, Faction::Us) => PieceKind::UsTroops.into(),
            (Treated::Normally, _) => PieceSet::ARVN_CUBES,
        }
    }

    /// How many pieces it removes, before M-48 Patton (3.2.4).
    ///
    /// ```
    /// use pointman_fitl::operations::assault::Assault;
    /// use pointman_fitl::{Faction, Scenario, Space};
    /// let board = Scenario::Full.board();
    /// assert_eq!(Assault::of(Space::Saigon, Faction::Us).hits(&board), 4, "2 Troops with a Base");
    /// assert_eq!(Assault::of(Space::Saigon, Faction::Arvn).hits(&board), 2,
    ///     "2 Troops and 3 Police in a City");
    /// ```
    pub fn hits(&self, board: &Board) -> u8 {
        let space = self.space;
        if self.is_as_us() {
            let cubes = board.count_of(space, self.fighters());
            return if board.count(space, PieceKind::UsBases) > 0 {
                2 * cubes
            } else if space.terrain() == Terrain::Highland {
                cubes / 2
            } else {
                cubes
            };
        }
        let fighting = if space.kind() == SpaceKind::Province {
            PieceKind::ArvnTroops.into()
        } else {
            PieceSet::ARVN_CUBES
        };
        board.count_of(space, fighting) / if space.terrain() == Terrain::Highland { 3 } else { 2 }
    }

    /// The targeted pieces among `kinds`.
    fn targeted(&self, kinds: PieceSet) -> PieceSet {
        self.targets.iter().fold(PieceSet::NONE, |set, faction| set | PieceSet::of_faction(faction))
            & kinds
            & PieceSet::INSURGENT
    }

    /// The targeted Bases that can be removed.
    fn bases(&self) -> PieceSet {
        self.targeted(if self.tunnels_protect {
            PieceSet::BASES - PieceSet::TUNNELS
        } else {
            PieceSet::BASES
        })
    }

    /// Whether it may be made at all, wherever it comes from. It need not be able to remove anything (3.2.4).
    ///
    /// # Errors
    /// AS1, AS3, or AS12 when no enemy is targeted.
    pub fn may_be_made(&self, game: &Game, turn: &Turn) -> Result<(), Refusal> {
        let board = game.board();
        let at = |row: Row, why| row.at(self.space, why);
        require(!self.targets.is_empty(), at(Row::AS12, "an Assault targets NVA, VC or both"))?;
        require(
            board.count_of(self.space, self.fighters()) > 0,
            at(Row::AS1, "has no cube to Assault with"),
        )?;
        require(board.insurgent(self.space) > 0, at(Row::AS1, "has no Insurgent piece"))?;
        // R26, R27: Assaults that ARVN makes go on, those of Patrol and Advise among them; and an Event that
        // names a US Assault goes before the card.
        let is_barred =
            self.by == Faction::Us && game.shaded(LastingCard::GeneralLansdale) && !turn.terms.directed;
        require(!is_barred, at(Row::AS3, "General Lansdale stops US Assaults"))
    }
}

/// NVA and VC.
pub const INSURGENTS: FactionSet = FactionSet::only(Faction::Nva).with(Faction::Vc);
