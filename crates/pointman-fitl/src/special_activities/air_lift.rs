//! Air Lift (4.2.2): US Troops, and 4 other pieces, fly between 4 spaces.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::named::Mover;
use crate::action::named::TakenFirst;
use crate::action::options::{ActionOptions, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::coin::{movers, moves};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// What an Air Lift has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AirLiftProgress {
    /// Pieces lifted that are not US Troops.
    pub others: u8,
}

/// The most pieces that are not US Troops.
pub const OTHERS: u8 = 4;

/// The pieces that are counted toward [`OTHERS`].
pub fn others() -> PieceSet {
    PieceSet::SPECIAL_FORCES | PieceKind::ArvnTroops.into()
}

/// Whether there may be an Air Lift at all.
///
/// # Errors
/// AL1 under Medevac (shaded) or Typhoon Kate, unless an Event names it.
pub fn may_lift(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    match SpecialName::AirLift.ban(game).filter(|_| !turn.terms.directed) {
        Some(why) => Err(Row::AL1.refuses(why)),
        None => Ok(()),
    }
}

/// The most spaces, origins and destinations together: 4, in Monsoon 2.
pub fn most_spaces(game: &Game, turn: &Turn) -> u8 {
    turn.terms.max_spaces.unwrap_or(if game.is_monsoon() { 2 } else { 4 })
}

/// Whether the pieces may be lifted to `to`.
///
/// # Errors
/// AL1, AL2, AL3, G9 where an Event bounds the destinations, G13, G16.
pub fn may_move(game: &Game, turn: &Turn, mover: Mover, to: Space) -> Result<(), Refusal> {
    let Mover { piece, count, from } = mover;
    may_lift(game, turn)?;
    require(to.admits_coin(), Row::G16.at(to, "US and ARVN pieces cannot enter North Vietnam"))?;
    require(turn.terms.only_in.contains(to), Row::G9.at(to, "the Event does not allow it there"))?;
    require(
        turn.terms.from.contains(from),
        Row::G9.at(from, "the Event does not let pieces move from there"),
    )?;
    let is_other = others().contains(piece);
    let why = "only US Troops, ARVN Troops, Rangers and Irregulars may be lifted";
    require(is_other || piece == PieceKind::UsTroops, Row::AL3.at(from, why))?;
    let most = most_spaces(game, turn);
    let spaces = turn.special_spaces.with(from).with(to);
    require(
        spaces.len() <= usize::from(most),
        Row::AL2.at(to, "too many spaces, including origins").limited(most),
    )?;
    let there = game.board().count(from, piece);
    require(from != to, Row::G13.at(to, "pieces must be lifted to a different space"))?;
    require(count > 0 && count <= there, Row::G13.at(from, "there are not that many pieces").limited(there))?;
    let left = OTHERS - turn.coin.air_lift.others;
    require(
        !is_other || count <= left,
        Row::AL3.at(from, "too many pieces other than US Troops").limited(left),
    )
}

/// Lifts pieces.
///
/// # Errors
/// See [`may_move`].
pub fn move_to(table: &mut Table<'_>, turn: &mut Turn, mover: Mover, to: Space) -> Result<(), Error> {
    may_move(table.game, turn, mover, to)?;
    let Mover { piece, count, from } = mover;
    turn.special_spaces = turn.special_spaces.with(from).with(to);
    if others().contains(piece) {
        turn.coin.air_lift.others += count;
    }
    let there = table.board().count(from, piece);
    turn.coin.arrived.carry(piece, from, to, count, there);
    table.shift_pieces(piece, count, from, to)
}

/// A step of an Air Lift: a destination with what comes.
///
/// In words: `hue: 3t from saigon, 2 arvn_troops from da-nang`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AirLiftStep {
    /// Where to.
    pub space: Space,
    /// The pieces.
    pub movers: Vec<Mover>,
    /// Which pieces of a kind go first; none for those that leave the rest of the action legal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<TakenFirst>,
}

impl ActionStep for AirLiftStep {
    /// `SPACE: 3t from SPACE 1u from SPACE`; letters are US pieces.
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        let movers = Mover::parse(words, Faction::Us)?;
        if movers.is_empty() {
            return Err(words.wrong("say which pieces to lift, such as 2t from saigon"));
        }
        Ok(AirLiftStep { space, movers, first: TakenFirst::parse(words) })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let kinds = others() | PieceKind::UsTroops.into();
        let to = |space| {
            let movers = movers(game.board(), kinds, |mover| may_move(game, turn, mover, space).is_ok());
            movers.into_iter().map(move |mover| AirLiftStep { space, movers: vec![mover], first: None })
        };
        Space::ALL.into_iter().flat_map(to).collect()
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
        ways::tell_movers(words, &self.movers, Some(Faction::Us));
        TakenFirst::tell(self.first, words);
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        TakenFirst::taking(self.first, turn, |turn| {
            self.movers.iter().try_for_each(|mover| move_to(table, turn, *mover, self.space))
        })
    }
}

/// Where pieces may be lifted to, and how many of each sort.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::AirLift) {
        return ActionOptions::none(SpecialName::AirLift.id(), refusal);
    }
    let refused = may_lift(game, turn).err();
    let mut spaces = Vec::new();
    for space in SpaceSet::ALL.iter().filter(|_| refused.is_none()) {
        let kinds = others() | PieceKind::UsTroops.into();
        let forms = moves(game.board(), kinds, |mover| may_move(game, turn, mover, space).is_ok());
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost: 0, forms });
        }
    }
    let most_spaces = Some(most_spaces(game, turn));
    ActionOptions {
        name: SpecialName::AirLift.id(),
        refused,
        most_spaces,
        spaces,
        besides: Vec::new(),
        impossible: Vec::new(),
    }
}
