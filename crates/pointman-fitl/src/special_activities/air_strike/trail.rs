//! Degrading the Trail by Air Strike, with what follows: SAMs, MiGs, ADSID (4.2.3, 6.7).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::is_either_or;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// The NVA piece that SA-2s (unshaded) let the US remove.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SamVictim {
    /// Where.
    pub space: Space,
    /// The kind.
    pub piece: PieceKind,
}

/// Hits a Degrade takes in the second edition.
pub const HITS: u8 = 2;

/// How many boxes a Degrade moves the Trail as it is now: 1, or 2 by Top Gun, not below 2 under AAA.
pub fn boxes(game: &Game) -> u8 {
    let trail = game.board().track(Track::Trail);
    // R53: under AAA a Degrade by Top Gun's 2 boxes stops at 2, so from 3 it is 1 box, and at 2 none is
    // tried.
    let floor = if game.shaded(LastingCard::Aaa) { 2 } else { 0 };
    let most = if game.unshaded(LastingCard::TopGun) { 2 } else { 1 };
    trail.saturating_sub(floor).min(most)
}

/// Whether the Trail may be struck.
///
/// # Errors
/// ST1, ST6, ST7.
pub fn may_degrade(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    super::may_strike(game, turn)?;
    let strike = &turn.coin.air_strike;
    require(strike.terms.trail, Row::ST6.refuses("the Event leaves the Trail alone"))?;
    require(!strike.trail, Row::ST6.refuses("an Air Strike may strike the Trail only once"))?;
    require(!game.shaded(LastingCard::Oriskany), Row::ST6.refuses("Oriskany: the Trail is not Degraded"))?;
    let why = if game.shaded(LastingCard::Aaa) { "AAA (shaded): not below 2" } else { "the Trail is at 0" };
    require(boxes(game) > 0, Row::ST6.refuses(why))?;
    let removed = strike.total() > 0 && is_either_or(game, turn);
    require(!removed, Row::ST6.refuses("Wild Weasels: the Air Strike has already removed a piece"))?;
    let paid = game.edition() == Edition::First || strike.left >= HITS;
    require(paid, Row::ST7.refuses("a Degrade takes 2 hits; hits left").limited(strike.left))
}

/// The pieces that SA-2s let the US remove in `space`: NVA Troops, Guerrillas in any state, Bases without
/// Tunnel.
pub fn sam_victims(board: &Board, space: Space) -> PieceSet {
    let kinds = PieceSet::of_faction(Faction::Nva) - PieceSet::TUNNELS;
    if space.region() == crate::Region::SouthVietnam {
        return PieceSet::NONE;
    }
    kinds.iter().filter(|kind| board.count(space, *kind) > 0).collect()
}

/// Strikes the Trail: under Top Gun (shaded) a die decides; then ADSID, MiGs and SA-2s. The victim of SA-2s
/// may be left out when there is one or none. The US picks it, whoever strikes: a non-player US by itself,
/// later.
///
/// # Errors
/// See [`may_degrade`]; ST5 and G13 for the victim, G18 when it must be named, G1 when it is a non-player's
/// to name.
pub fn degrade(table: &mut Table<'_>, turn: &mut Turn, victim: Option<SamVictim>) -> Result<(), Error> {
    may_degrade(table.game, turn)?;
    if table.game.unshaded(LastingCard::Sa2s)
        && turn.faction != Faction::Us
        && !table.game.is_player(Faction::Us)
    {
        require(
            victim.is_none(),
            Row::G1.refuses("US is a non-player: it chooses for itself which piece SA-2s remove"),
        )?;
        turn.coin.air_strike.victim_due = strike_trail(table, turn)?;
        return Ok(());
    }
    let victim = match victim {
        victim if table.game.unshaded(LastingCard::Sa2s) => chosen(table.game, victim)?,
        None => None,
        Some(SamVictim { space, .. }) => {
            return Err(Row::ST5.at(space, "SA-2s (unshaded) are not in play").into());
        }
    };
    let is_struck = strike_trail(table, turn)?;
    match victim.filter(|_| is_struck) {
        Some(SamVictim { space, piece }) => table.remove(space, piece, 1, Cause::Return),
        None => Ok(()),
    }
}

/// Strikes the Trail with all that follows but the victim of SA-2s. Gives whether it was Degraded, so that
/// there is one.
///
/// # Errors
/// See [`may_degrade`]; when the dice give no answer.
pub fn strike_trail(table: &mut Table<'_>, turn: &mut Turn) -> Result<bool, Error> {
    may_degrade(table.game, turn)?;
    turn.coin.air_strike.trail = true;
    if table.game.edition() == Edition::Second {
        turn.coin.air_strike.left -= HITS;
    }
    if table.game.shaded(LastingCard::TopGun) {
        let roll = table.dice.d6(format_args!("Top Gun, the Trail is not Degraded on 3 or less [card 4]"))?;
        if roll <= 3 {
            table.dice.came_to(format_args!("not Degraded"));
            return Ok(false);
        }
    }
    let boxes = boxes(table.game);
    table.change_trail(-i32::from(boxes))?;
    // Both are in play only once RAND has flipped Top Gun: MiGs then lie there without effect (5.3).
    let migs = table.game.shaded(LastingCard::Migs) && !table.game.unshaded(LastingCard::TopGun);
    if migs && table.board().available(PieceType::UsTroops) > 0 {
        let piece = PieceKind::UsTroops;
        table.apply(Effect::Box { piece, count: 1, from: BoxName::Available, to: BoxName::Casualties })?;
    }
    Ok(true)
}

/// Every piece that SA-2s let the US remove.
pub(super) fn victims(game: &Game) -> Vec<SamVictim> {
    let spaces = SpaceSet::OUTSIDE_SOUTH_VIETNAM.iter();
    let of_space =
        |space| sam_victims(game.board(), space).iter().map(move |piece| SamVictim { space, piece });
    spaces.flat_map(of_space).collect()
}

/// The victim named, or the only one there is.
fn chosen(game: &Game, named: Option<SamVictim>) -> Result<Option<SamVictim>, Error> {
    if let Some(SamVictim { space, piece }) = named {
        require(!piece.is_tunneled(), Row::ST5.at(space, "SA-2s cannot remove a Tunneled Base"))?;
        let why = "SA-2s may remove only an NVA piece outside South Vietnam";
        require(sam_victims(game.board(), space).contains(piece), Row::G13.at(space, why))?;
        return Ok(named);
    }
    let all = victims(game);
    match all.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(*only)),
        _ => {
            let list: Vec<String> =
                all.iter().map(|victim| format!("{} {}", victim.piece, victim.space)).collect();
            let message = format!("which NVA piece do SA-2s remove? {}", list.join(", "));
            let rule = format!("{}, {}", Row::G18.id(), "card 34");
            let question = OpenQuestion::of("sa-2s", "the NVA piece that SA-2s remove", rule).legal(list);
            Err(Error::asks(message, vec![question]))
        }
    }
}
