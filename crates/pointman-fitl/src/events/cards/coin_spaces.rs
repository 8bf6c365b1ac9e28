//! Where the texts that concern US and ARVN act: for the texts and for weighing them.

use super::targets::{count_around, not_at};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::events::grant::{Duty, Grant, Granted};
use crate::game::Game;
use crate::operations::OperationName;
use crate::operations::assault::{Assault, Fight, FightTerms, Treated};
use crate::operations::sweep::Sweep;
use crate::special_activities::SpecialName;
use crate::special_activities::air_strike::StrikeTerms;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;

/// The coast that US and ARVN may enter.
pub const COAST: SpaceSet = SpaceSet::COASTAL.difference(SpaceSet::COIN_FORBIDDEN);
/// Phú Bổn and what is next to it (card 70).
pub const ROK_ZONE: SpaceSet = SpaceSet::only(Space::PhuBonPhuYen).adjacent().with(Space::PhuBonPhuYen);
/// What is next to Cần Thơ (card 92).
pub const AROUND_CAN_THO: SpaceSet = SpaceSet::only(Space::CanTho).adjacent();
/// The coast that shaded ROKs concerns (card 70).
pub const ROK_SHIFTS: SpaceSet = SpaceSet::of(&[Space::QuiNhon, Space::PhuBonPhuYen, Space::KhanhHoa]);

/// `space` and all next to it.
pub fn around(space: Space) -> SpaceSet {
    SpaceSet::only(space).adjacent().with(space)
}

/// How many US Troops are in `space` and next to it.
pub fn us_troops_around(game: &Game, space: Space) -> i16 {
    i16::from(count_around(game.board(), space, PieceKind::UsTroops))
}

fn with_us_troops_around(game: &Game, spaces: SpaceSet) -> SpaceSet {
    spaces.filter(|space| us_troops_around(game, space) > 0)
}

/// Provinces with NVA Troops and US Troops there or next to them (card 44).
pub fn nva_troops_among_us_troops(game: &Game) -> SpaceSet {
    with_us_troops_around(game, SpaceSet::PROVINCES & game.board().with(PieceKind::NvaTroops))
}

/// Where the US may fight NVA (card 44).
pub fn with_nva(board: &Board) -> SpaceSet {
    board.with_any(PieceSet::of_faction(Faction::Nva)) - SpaceSet::COIN_FORBIDDEN
}

/// Where both ARVN and NVA are (card 47).
pub fn with_arvn_and_nva(board: &Board) -> SpaceSet {
    board.with_any(PieceSet::of_faction(Faction::Arvn)) & board.with_any(PieceSet::of_faction(Faction::Nva))
}

/// Those of `spaces` that can shift toward Active Opposition.
pub fn above_active_opposition(board: &Board, spaces: SpaceSet) -> SpaceSet {
    spaces & not_at(board, SupportLevel::ActiveOpposition)
}

/// Coastal Provinces with US Troops that can shift (card 30).
pub fn shelled_coast(board: &Board) -> SpaceSet {
    above_active_opposition(board, SpaceSet::COASTAL & SpaceSet::PROVINCES & board.with(PieceKind::UsTroops))
}

/// Provinces without Police that can shift (card 95).
pub fn without_police(board: &Board) -> SpaceSet {
    above_active_opposition(board, SpaceSet::PROVINCES - board.with(PieceKind::ArvnPolice))
}

/// Jungle and Highland with Insurgents that can shift (card 111).
pub fn sprayed(board: &Board) -> SpaceSet {
    above_active_opposition(
        board,
        (SpaceSet::JUNGLE | SpaceSet::HIGHLAND) & board.with_any(PieceSet::INSURGENT),
    )
}

/// Where `by` would Activate Guerrillas by Sweeping in place.
pub fn swept_in_place(board: &Board, by: Faction, spaces: SpaceSet) -> SpaceSet {
    (spaces & SpaceSet::CITIES_AND_PROVINCES).filter(|space| Sweep::of(by).activations(board, space) > 0)
}

fn strike(by: Faction, spaces: SpaceSet, strike: StrikeTerms) -> Grant {
    Grant { strike, ..Grant::in_spaces(by, "air-strike", Granted::Special(SpecialName::AirStrike), spaces) }
}

/// An Air Strike of `by` like any other, by whomever it is made (cards 1, 26, 40, 95).
pub fn air_strike(by: Faction) -> Grant {
    strike(by, SpaceSet::ALL, StrikeTerms { by_any: true, ..StrikeTerms::default() })
}

const OFF_THE_TRAIL: StrikeTerms = StrikeTerms {
    hits: None,
    trail: false,
    needs_coin: false,
    caps: true,
    most_in_a_space: None,
    by_any: false,
    unsparing: false,
};

/// The Air Strike of Aces (card 6).
pub fn aces() -> Grant {
    let terms = StrikeTerms { hits: Some(6), caps: false, unsparing: true, ..OFF_THE_TRAIL };
    strike(Faction::Us, SpaceSet::OUTSIDE_SOUTH_VIETNAM, terms).at_most(1)
}

/// The guns of USS New Jersey (card 30). ARVN does not spare Support.
pub fn new_jersey(by: Faction) -> Grant {
    let unsparing = by != Faction::Us;
    let terms = StrikeTerms {
        hits: Some(6),
        caps: false,
        most_in_a_space: Some(2),
        by_any: true,
        unsparing,
        ..OFF_THE_TRAIL
    };
    strike(by, SpaceSet::COASTAL, terms).at_most(3)
}

/// The Air Strike of Agent Orange (card 111).
pub fn agent_orange() -> Grant {
    strike(Faction::Us, SpaceSet::JUNGLE, OFF_THE_TRAIL).at_most(2)
}

/// An Air Lift of the US to these spaces; nothing need be lifted.
pub fn air_lift(spaces: impl Into<SpaceSet>) -> Grant {
    let lift = Grant::in_spaces(Faction::Us, "air-lift", Granted::Special(SpecialName::AirLift), spaces);
    Grant { duty: Duty::Open, ..lift }
}

/// A Sweep in these spaces.
pub fn sweep(by: Faction, name: &'static str, spaces: impl Into<SpaceSet>) -> Grant {
    Grant::in_spaces(
        by,
        name,
        Granted::Operation(OperationName::Sweep),
        spaces.into() & SpaceSet::CITIES_AND_PROVINCES,
    )
}

/// An Assault in these spaces.
pub fn assault(by: Faction, name: &'static str, spaces: impl Into<SpaceSet>) -> Grant {
    Grant::in_spaces(by, name, Granted::Operation(OperationName::Assault), spaces)
}

/// Cubes fight as US Troops: ARVN does not follow up.
pub fn as_us(treated: Treated) -> FightTerms {
    FightTerms { treated, follow_up: false, ..FightTerms::default() }
}

/// The turn of a free action that the Event names.
pub fn free_turn(by: Faction) -> Turn {
    Grant::named(by, "", Granted::AnySpecial).turn()
}

/// ARVN's Assault on NVA alone (card 47), if it would remove a piece or a Tunnel is rolled for.
pub fn on_nva_alone(game: &Game, turn: &Turn, space: Space) -> Option<Assault> {
    let assault = Assault { targets: FactionSet::only(Faction::Nva), ..Assault::of(space, Faction::Arvn) };
    let fight = Fight::begin(game, turn, assault).ok()?;
    let has_effect = fight.forecast(game.board()) > 0 || !fight.tunnels(game.board()).is_empty();
    has_effect.then_some(assault)
}
