//! Air Strike (4.2.3), in both editions: hits remove enemy pieces and Degrade the Trail.

mod plan;
mod trail;

use super::SpecialName;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::card::CardSide;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space, SpaceKind};
use pointman_core::dice::{Dice, DiceError};
use pointman_core::error::Error;
use pointman_core::plural::counted;

pub use plan::AirStrikeItem;
pub use trail::{SamVictim, boxes, degrade, may_degrade, sam_victims, strike_trail};

/// How an Event changes the Air Strike it grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StrikeTerms {
    /// The number of hits, if no die decides.
    pub hits: Option<u8>,
    /// Whether the Trail may be Degraded.
    pub trail: bool,
    /// Whether each space needs a US or ARVN piece.
    pub needs_coin: bool,
    /// Whether Wild Weasels and Laser Guided Bombs (shaded) bound it.
    pub caps: bool,
    /// The most pieces removed in a space.
    pub most_in_a_space: Option<u8>,
    /// Whether any faction may make it, not the US alone.
    pub by_any: bool,
    /// Whether a non-player removes all it can, whatever it does elsewhere for the sake of Support.
    pub unsparing: bool,
}

impl Default for StrikeTerms {
    fn default() -> Self {
        StrikeTerms {
            hits: None,
            trail: true,
            needs_coin: true,
            caps: true,
            most_in_a_space: None,
            by_any: false,
            unsparing: false,
        }
    }
}

/// What an Air Strike has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AirStrikeProgress {
    /// On what terms.
    pub terms: StrikeTerms,
    /// Whether the hits are known.
    pub begun: bool,
    /// Hits left; in the first edition removals left.
    pub left: u8,
    /// Pieces removed in each space.
    pub removed: BySpace<u8>,
    /// Whether the Trail was struck, Degraded or not.
    pub trail: bool,
    /// Whether a non-player US is still to say which NVA piece SA-2s remove, the Air Strike being another's.
    pub victim_due: bool,
    /// The Province without US or ARVN piece struck by Arc Light.
    pub arc_light: Option<Space>,
    /// Whether the shifts have been made.
    pub finished: bool,
}

impl AirStrikeProgress {
    /// Pieces removed in all.
    pub fn total(&self) -> u8 {
        self.removed.values().iter().sum()
    }
}

/// Whether there may be an Air Strike at all.
///
/// # Errors
/// ST1 under Rolling Thunder, Da Nang or Bombing Pause, unless an Event names it.
pub fn may_strike(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    match SpecialName::AirStrike.ban(game).filter(|_| !turn.terms.directed) {
        Some(why) => Err(Row::ST1.refuses(why)),
        None => Ok(()),
    }
}

/// Begins an Air Strike: rolls for the hits, unless an Event or the first edition fixes them; nothing if it
/// has begun.
///
/// # Errors
/// ST1; when the dice give no answer.
pub fn begin(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    may_strike(table.game, turn)?;
    let strike = &mut turn.coin.air_strike;
    if !strike.begun {
        strike.left = match (strike.terms.hits, table.game.edition()) {
            (Some(hits), _) => hits,
            (None, Edition::First) => 6,
            (None, Edition::Second) => roll_for_hits(table.dice)?,
        };
        strike.begun = true;
    }
    Ok(())
}

/// Rolls how many hits an Air Strike has, before it is said what they strike.
///
/// # Errors
/// When the dice give no answer.
pub fn roll_for_hits(dice: &mut dyn Dice) -> Result<u8, DiceError> {
    dice.d6(format_args!("{HITS_OF_A_DIE}"))
}

/// What the die for the hits is thrown for.
pub const HITS_OF_A_DIE: &str = "Air Strike: hits [4.2.3]";

/// The hits that an Air Strike has left.
pub fn hits_left(turn: &Turn) -> String {
    format!("{} left", counted(usize::from(turn.coin.air_strike.left), "hit"))
}

/// The most spaces: 6, in Monsoon 2, under Typhoon Kate 1; or what an Event says.
pub fn most_spaces(game: &Game, turn: &Turn) -> u8 {
    let own = if game.is_monsoon() { 2 } else { 6 };
    turn.special_cap(game, Some(own)).unwrap_or(own)
}

/// The most pieces removed in all by Laser Guided Bombs or Wild Weasels (shaded); of both the later sets it
/// (5.1.2).
pub fn most_pieces(game: &Game, turn: &Turn) -> Option<u8> {
    use LastingCard::{LaserGuidedBombs, WildWeasels};
    let since =
        |card| game.lasting().since(card).filter(|_| game.lasting().side(card) == Some(CardSide::Shaded));
    match (since(LaserGuidedBombs), since(WildWeasels)) {
        _ if !turn.coin.air_strike.terms.caps => None,
        (None, None) => None,
        (bombs, weasels) => Some(if bombs > weasels { 2 } else { 1 }),
    }
}

/// Whether an Air Strike either Degrades the Trail or removes pieces: Wild Weasels (shaded).
pub fn is_either_or(game: &Game, turn: &Turn) -> bool {
    turn.coin.air_strike.terms.caps && game.shaded(LastingCard::WildWeasels)
}

/// Whether `space` may be struck; a space struck already may.
///
/// # Errors
/// ST1, ST2, ST3, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_strike(game, turn)?;
    if turn.special_spaces.contains(space) {
        return Ok(());
    }
    require(turn.terms.only_in.contains(space), Row::G9.at(space, "the Event does not allow it there"))?;
    let strike = &turn.coin.air_strike;
    if strike.terms.needs_coin && game.board().coin(space) == 0 {
        let arc_light = game.unshaded(LastingCard::ArcLight)
            && space.kind() == SpaceKind::Province
            && strike.arc_light.is_none();
        require(arc_light, Row::ST2.at(space, "has no US or ARVN piece"))?;
    }
    let most = most_spaces(game, turn);
    require(
        turn.special_spaces.len() < usize::from(most),
        Row::ST3.at(space, "too many spaces struck").limited(most),
    )
}

/// Selects `space`, without removing anything yet.
///
/// # Errors
/// See [`may_select`].
pub fn select(game: &Game, turn: &mut Turn, space: Space) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    if turn.coin.air_strike.terms.needs_coin
        && !turn.special_spaces.contains(space)
        && game.board().coin(space) == 0
    {
        turn.coin.air_strike.arc_light = Some(space);
    }
    turn.special_spaces.set(space, true);
    Ok(())
}

/// The pieces of which one may be removed next in `space`: NVA Troops, then Active Guerrillas (in the first
/// edition either), then Bases once no Troop or Guerrilla is there.
pub fn exposed(board: &Board, edition: Edition, space: Space) -> PieceSet {
    let there =
        |kinds: PieceSet| kinds.iter().filter(|kind| board.count(space, *kind) > 0).collect::<PieceSet>();
    let troops = there(PieceKind::NvaTroops.into());
    let guerrillas = there(PieceSet::ACTIVE_GUERRILLAS);
    match edition {
        Edition::Second if !troops.is_empty() => troops,
        _ if !(troops | guerrillas).is_empty() => troops | guerrillas,
        _ if board.count_of(space, PieceSet::INSURGENT & PieceSet::FORCES) > 0 => PieceSet::NONE,
        _ => there((PieceSet::INSURGENT & PieceSet::BASES) - PieceSet::TUNNELS),
    }
}

/// Whether one more piece may be removed, in any space.
///
/// # Errors
/// ST4.
pub fn may_remove_more(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    let strike = &turn.coin.air_strike;
    require(
        !(is_either_or(game, turn) && strike.trail),
        Row::ST4.refuses("Wild Weasels: the Air Strike has already struck the Trail"),
    )?;
    if let Some(most) = most_pieces(game, turn) {
        require(strike.total() < most, Row::ST4.refuses("too many pieces for one Air Strike").limited(most))?;
    }
    require(strike.left > 0, Row::ST4.refuses("no hits left"))
}

/// Whether a piece of the kind may be removed in `space`.
///
/// # Errors
/// See [`may_select`]; ST4, ST5, ST7, G13, G21.
pub fn may_remove(game: &Game, turn: &Turn, space: Space, piece: PieceKind) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    let board = game.board();
    require(PieceSet::INSURGENT.contains(piece), Row::G21.at(space, "US and ARVN pieces are not enemies"))?;
    let why = "Underground Guerrillas and Tunneled Bases are safe from Air Strikes";
    require(!piece.is_underground() && !piece.is_tunneled(), Row::ST5.at(space, why))?;
    require(board.count(space, piece) > 0, Row::G13.at(space, "has no such piece"))?;
    if !exposed(board, game.edition(), space).contains(piece) {
        let is_protected = piece.is_base();
        require(
            !is_protected,
            Row::ST5.at(space, "Bases may be struck only when no Troop or Guerrilla is there"),
        )?;
        return Err(Row::ST7.at(space, "NVA Troops must be struck first"));
    }
    let most = turn.coin.air_strike.terms.most_in_a_space;
    let is_full = most.is_some_and(|most| turn.coin.air_strike.removed[space] >= most);
    require(!is_full, Row::ST4.at(space, "too many pieces removed there").limited(most.unwrap_or(0)))?;
    may_remove_more(game, turn).map_err(|refusal| Refusal { space: Some(space), ..refusal })
}

/// Removes a piece in `space`, which is selected with it.
///
/// # Errors
/// See [`may_remove`].
pub fn remove(table: &mut Table<'_>, turn: &mut Turn, space: Space, piece: PieceKind) -> Result<(), Error> {
    may_remove(table.game, turn, space, piece)?;
    select(table.game, turn, space)?;
    turn.coin.air_strike.left -= 1;
    turn.coin.air_strike.removed[space] += 1;
    table.remove(space, piece, 1, Cause::Return)
}

/// How many levels `space` shifts toward Active Opposition.
pub fn shift(game: &Game, turn: &Turn, space: Space) -> i8 {
    let removed = turn.coin.air_strike.removed[space];
    match removed {
        0 if game.edition() == Edition::Second => 0,
        1 if game.unshaded(LastingCard::LaserGuidedBombs) => 0,
        2.. if game.shaded(LastingCard::ArcLight) => 2,
        _ => 1,
    }
}

/// Ends the Air Strike: the spaces struck shift toward Active Opposition.
///
/// # Errors
/// Never by the rules.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    if turn.coin.air_strike.finished || !turn.coin.air_strike.begun {
        return Ok(());
    }
    turn.coin.air_strike.finished = true;
    for space in turn.special_spaces.iter() {
        let steps = shift(table.game, turn, space);
        table.shift_support(space, -steps)?;
    }
    Ok(())
}

/// Where pieces may be struck, and how many as things stand; besides, whether the Trail may be.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::AirStrike) {
        return ActionOptions::none(SpecialName::AirStrike.id(), refusal);
    }
    let refused = may_strike(game, turn).err();
    let mut after = *turn;
    if !after.coin.air_strike.begun {
        after.coin.air_strike.left = after.coin.air_strike.terms.hits.unwrap_or(6);
    }
    let mut spaces = Vec::new();
    for space in Space::ALL {
        let mut forms = Vec::new();
        let (mut trial, mut what_if, mut count) = (*game, after, 0);
        let mut effects = Vec::new();
        let mut dice = pointman_core::dice::Scripted::new([]);
        let mut table = Table { game: &mut trial, dice: &mut dice, effects: &mut effects };
        loop {
            let next = exposed(table.board(), table.game.edition(), space).iter().next();
            match next {
                Some(piece) if remove(&mut table, &mut what_if, space, piece).is_ok() => count += 1,
                _ => break,
            }
        }
        if count > 0 {
            forms.push(Form::up_to("remove", count));
        }
        if game.edition() == Edition::First
            && !turn.special_spaces.contains(space)
            && may_select(game, turn, space).is_ok()
        {
            forms.push(Form::of("select"));
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost: 0, forms });
        }
    }
    let mut besides = Vec::new();
    if may_degrade(game, &after).is_ok() {
        besides.push(Form::up_to("degrade", boxes(game)));
        for space in Space::ALL.into_iter().filter(|_| game.unshaded(LastingCard::Sa2s)) {
            besides.extend(
                sam_victims(game.board(), space).iter().map(|piece| Form::of("sa-2s").with(piece).at(space)),
            );
        }
    }
    ActionOptions {
        name: SpecialName::AirStrike.id(),
        refused,
        most_spaces: Some(most_spaces(game, turn)),
        spaces,
        besides,
        impossible: Vec::new(),
    }
    .or_why(
        "remove",
        Space::ALL
            .into_iter()
            .filter(|space| !exposed(game.board(), game.edition(), *space).is_empty())
            .map(|space| may_select(game, turn, space)),
        Row::ST7.refuses("no enemy piece that an Air Strike can remove"),
    )
}
