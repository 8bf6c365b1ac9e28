//! Raid (4.3.3): Rangers move into 1 or 2 spaces, then one in each may be Activated to remove 2 enemies.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use super::commando::{self, Rows};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::named::{Mover, ends, parse_enemies};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::coin::{movers, moves};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// What a Raid has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RaidProgress {
    /// Where a Ranger has been Activated.
    pub struck: SpaceSet,
}

const ROWS: Rows = Rows { force: Row::RD3, victim: Row::RD3, count: Row::RD3 };

/// Whether the Raid may select `space`.
///
/// # Errors
/// RD1, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let at = |why| Row::RD1.at(space, why);
    let goes = turn.operation.is_none_or(|operation| SpecialName::Raid.goes_with(operation));
    require(goes, at("Raid may accompany only Patrol, Sweep and Assault"))?;
    require(space.admits_coin(), at("cannot Raid North Vietnam"))?;
    let cap = turn.terms.max_spaces.unwrap_or(2);
    let is_third = turn.special_spaces.len() >= usize::from(cap) && !turn.special_spaces.contains(space);
    require(!is_third, at("too many spaces for a Raid").limited(cap))?;
    turn.may_select_special(game, space, Some(2))
}

/// Selects `space`.
///
/// # Errors
/// See [`may_select`].
pub fn select(game: &Game, turn: &mut Turn, space: Space) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    turn.special_spaces.set(space, true);
    Ok(())
}

/// Whether the Rangers may move into `to`, which is selected.
///
/// # Errors
/// RD2, G13.
pub fn may_move(game: &Game, turn: &Turn, mover: Mover, to: Space) -> Result<(), Refusal> {
    let Mover { piece, count, from } = mover;
    let at = |why| Row::RD2.at(to, why);
    require(turn.special_spaces.contains(to), at("is not selected for the Raid"))?;
    require(piece.piece_type() == PieceType::ArvnRangers, at("only Rangers move in a Raid"))?;
    require(from.is_adjacent(to), at("Rangers must come from adjacent spaces"))?;
    require(turn.coin.raid.struck.is_empty(), at("move Rangers before Activating any"))?;
    let there = game.board().count(from, piece);
    require(
        count > 0 && count <= there,
        Row::G13.at(from, "there are not that many such Rangers").limited(there),
    )?;
    let fresh = there - turn.coin.arrived.of(piece, from).min(there);
    require(count <= fresh, Row::RD2.at(from, "a Ranger may move only once in a Raid").limited(fresh))
}

/// Moves Rangers into a selected space.
///
/// # Errors
/// See [`may_move`].
pub fn move_in(table: &mut Table<'_>, turn: &mut Turn, mover: Mover, to: Space) -> Result<(), Error> {
    may_move(table.game, turn, mover, to)?;
    table.shift_pieces(mover.piece, mover.count, mover.from, to)?;
    turn.coin.arrived.add(mover.piece, to, mover.count);
    Ok(())
}

/// Whether a Ranger may be Activated in `space`.
///
/// # Errors
/// RD3.
pub fn may_strike(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(turn.special_spaces.contains(space), Row::RD3.at(space, "is not selected for the Raid"))?;
    require(
        !turn.coin.raid.struck.contains(space),
        Row::RD3.at(space, "only 1 Ranger may be Activated in a space").limited(1),
    )?;
    ranger_may_act(game.board(), space)
}

fn ranger_may_act(board: &Board, space: Space) -> Result<(), Refusal> {
    let arvn = PieceSet::of_faction(Faction::Arvn);
    commando::may_act(board, space, PieceKind::ArvnRangersUnderground, arvn, ROWS)
}

/// Activates a Ranger in `space` and removes 2 enemy pieces.
///
/// # Errors
/// RD3, G13, G21.
pub fn strike(table: &mut Table<'_>, turn: &mut Turn, space: Space, named: &[Pieces]) -> Result<(), Error> {
    may_strike(table.game, turn, space)?;
    turn.coin.raid.struck.set(space, true);
    commando::act(
        table,
        space,
        PieceKind::ArvnRangersUnderground,
        PieceSet::of_faction(Faction::Arvn),
        named,
        ROWS,
    )
}

/// A step of a Raid: selects a space, moves Rangers there, or Activates one; or several of these.
///
/// In words: `hue: 1u from da-nang`, `hue remove vc 1u nva 1t`, `hue: 1u from da-nang remove`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RaidStep {
    /// The space.
    pub space: Space,
    /// The Rangers that come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub movers: Vec<Mover>,
    /// The pieces removed by a Ranger that is Activated; an empty list where there is one way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remove: Option<Vec<Pieces>>,
}

impl RaidStep {
    /// The step that only selects the space.
    pub(crate) fn selecting(space: Space) -> RaidStep {
        RaidStep { space, movers: Vec::new(), remove: None }
    }

    /// Whether a Ranger would be Activated to remove pieces where no enemy can be removed, or a space
    /// selected that no Ranger can be Activated in and none can move to.
    pub(crate) fn is_idle(&self, game: &Game, turn: &Turn) -> bool {
        let (board, space) = (game.board(), self.space);
        if let Some(named) = &self.remove {
            return named.is_empty() && board.count_of(space, PieceSet::INSURGENT - PieceSet::TUNNELS) == 0;
        }
        let mut selected = *turn;
        selected.special_spaces.set(space, true);
        let rangers = PieceSet::of_type(PieceType::ArvnRangers);
        let can_come =
            || !movers(board, rangers, |mover| may_move(game, &selected, mover, space).is_ok()).is_empty();
        self.movers.is_empty() && may_strike(game, &selected, space).is_err() && !can_come()
    }
}

impl ActionStep for RaidStep {
    /// `SPACE[: 1u from SPACE …] [remove [PIECES]]`
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        let movers = Mover::parse(words, Faction::Arvn)?;
        let remove = if ends(words) {
            None
        } else {
            words.keyword("what is done there", &["remove"])?;
            Some(parse_enemies(words, Side::Insurgent, PieceSet::ALL)?)
        };
        Ok(RaidStep { space, movers, remove })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let (board, mut steps) = (game.board(), Vec::new());
        for space in Space::ALL {
            let mut selected = *turn;
            if may_select(game, turn, space).is_ok() {
                steps.push(RaidStep::selecting(space));
                selected.special_spaces.set(space, true);
            }
            let rangers = PieceSet::of_type(PieceType::ArvnRangers);
            let movers = movers(board, rangers, |mover| may_move(game, &selected, mover, space).is_ok());
            let victims = ways::said(commando::ways(board, space));
            let strikes = |movers: Vec<Mover>| {
                let remove = victims.iter().cloned().map(Some);
                remove.map(move |remove| RaidStep { space, movers: movers.clone(), remove })
            };
            for mover in movers {
                let brings = mover.piece == PieceKind::ArvnRangersUnderground;
                let movers = vec![mover];
                if brings || ranger_may_act(board, space).is_ok() {
                    steps.extend(strikes(movers.clone()));
                }
                steps.push(RaidStep { space, movers, remove: None });
            }
            if may_strike(game, &selected, space).is_ok() {
                steps.extend(strikes(Vec::new()));
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
        ways::tell_movers(words, &self.movers, Some(Faction::Arvn));
        if let Some(remove) = &self.remove {
            words.push_str(" remove");
            ways::tell_enemies(words, remove);
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let goes_on = !self.movers.is_empty() || self.remove.is_some();
        if !turn.special_spaces.contains(self.space) || !goes_on {
            select(table.game, turn, self.space)?;
        }
        self.movers.iter().try_for_each(|mover| move_in(table, turn, *mover, self.space))?;
        match &self.remove {
            Some(pieces) => strike(table, turn, self.space, pieces),
            None => Ok(()),
        }
    }
}

/// Where ARVN may Raid, how many Rangers may come, and how many enemies a Ranger there removes.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::Raid) {
        return ActionOptions::none(SpecialName::Raid.id(), refusal);
    }
    let (mut spaces, mut refused) = (Vec::new(), None);
    for space in Space::ALL {
        let mut forms = Vec::new();
        let mut after = *turn;
        if !turn.special_spaces.contains(space) {
            match may_select(game, turn, space) {
                Ok(()) => after.special_spaces.set(space, true),
                Err(refusal) => {
                    refused = refused.or(Some(refusal));
                    continue;
                }
            }
            forms.push(Form::of("select"));
        }
        let rangers = PieceSet::of_type(PieceType::ArvnRangers);
        forms.extend(moves(game.board(), rangers, |mover| may_move(game, &after, mover, space).is_ok()));
        if may_strike(game, &after, space).is_ok() {
            forms.push(Form::up_to("remove", commando::victims(game.board(), space)));
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost: 0, forms });
        }
    }
    ActionOptions {
        name: SpecialName::Raid.id(),
        refused: if spaces.is_empty() { refused } else { None },
        most_spaces: turn.special_cap(game, Some(2)),
        spaces,
        besides: Vec::new(),
        impossible: Vec::new(),
    }
}
