//! The legal steps of an action in mid-course, as values: what a person, a listing or a search goes on with.
//!
//! An action grows step by step on a [`Turn`]: [`legal_steps`] says how it may go on, [`TurnStep::carry_out`]
//! goes on so, and [`end_turn`] ends it. The steps taken make an [`OperationAction`](crate::OperationAction),
//! whose words `fitl act` reads.

use std::fmt;

use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::error::Error;

use crate::action::refusal::{Row, require};
use crate::action::special_action::SpecialStep;
use crate::action::transfer::Transfer;
use crate::action::turn::Turn;
use crate::action::{ActionStep, OperationStep, has_a_space};
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::{OperationName, rally};
use crate::special_activities::SpecialName;
use crate::special_activities::transport::{self, CavalryStep};
use crate::vocabulary::faction::Faction;

/// One step of an action: of its Operation, of its Special Activity, or what may stand between (1.5.2, card
/// 61).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TurnStep {
    /// A step of the Operation; the first begins it.
    Operation(OperationStep),
    /// A step of the Special Activity: the first begins it, those that follow at once extend it (4.1).
    Special(SpecialStep),
    /// Resources given to the ally.
    Transfer(Transfer),
    /// The Assault of the Armored Cavalry, which ends the turn.
    ArmoredCavalry(CavalryStep),
}

/// Every legal next step of `turn`, as values: each with all said that would have to be, and with one choice
/// of each sort where several could be combined. Pieces that move are listed for each kind and origin with
/// every number: a further step moves more. A group of a March, which cannot grow, is listed for each kind
/// with every number and for several kinds whole; pieces taken from the map come from one space if one has
/// enough; of Guerrillas that Infiltrate exchanges, one kind.
///
/// A search of one ply, by the margin of the faction that acts:
///
/// ```
/// use pointman_core::dice::{DiceState, Seeded};
/// use pointman_fitl::{
///     Edition, Faction, FactionSet, Game, OperationAction, OperationName, Scenario, Table, Terms, Turn,
///     legal_steps,
/// };
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let mut turn = Turn::of(Faction::Vc, Terms::FULL);
/// turn.begin(&game, OperationName::Terror).unwrap();
/// let mut best = None;
/// for step in legal_steps(&game, &turn) {
///     let (mut after, mut on, mut effects) = (game, turn, Vec::new());
///     let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
///     step.carry_out(&mut Table { game: &mut after, dice: &mut dice, effects: &mut effects },
///         &mut on).unwrap();
///     let margin = after.board().victory_margin(Faction::Vc);
///     if best.as_ref().is_none_or(|(most, _)| margin > *most) {
///         best = Some((margin, step));
///     }
/// }
/// let (_, step) = best.unwrap();
/// let action = OperationAction::of(OperationName::Terror, &[step]).unwrap();
/// assert_eq!(OperationAction::parse(&action.words(Faction::Vc), Faction::Vc).unwrap(), action);
/// ```
pub fn legal_steps(game: &Game, turn: &Turn) -> Vec<TurnStep> {
    let mut steps = candidates(game, turn);
    steps.retain(|step| is_legal(step, game, turn));
    steps
}

/// Whether there is a legal step of the Operation that `turn` has begun.
pub(crate) fn can_operate(game: &Game, turn: &Turn) -> bool {
    own_candidates(game, turn).iter().any(|step| is_legal(step, game, turn))
}

/// Ends the Operation as it stands: what is mandatory and has not been done. A Special Activity may follow,
/// but nothing more of the Operation. Once is enough, twice does no harm.
///
/// # Errors
/// What the Operation still asks, or lacks; nothing has changed then.
pub fn end_operation(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    unless_refused(table, turn, |table, turn| {
        close_special(table, turn)?;
        match turn.operation {
            Some(_) if turn.coin.transport.cavalry => Ok(()),
            Some(operation) => OperationStep::finish(operation, table, turn),
            None => Ok(()),
        }
    })
}

/// Ends the turn: its Special Activity and its Operation.
///
/// # Errors
/// What they still ask, or lack; nothing has changed then.
pub fn end_turn(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    unless_refused(table, turn, |table, turn| {
        end_operation(table, turn)?;
        if turn.operation.is_some() {
            has_a_space(turn)?;
        }
        Ok(())
    })
}

impl TurnStep {
    /// Goes on with `turn` by this step.
    ///
    /// # Errors
    /// The rule that refuses it, or what it leaves open; nothing has changed then, dice rolled apart.
    pub fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        unless_refused(table, turn, |table, turn| self.carry_out_in_part(table, turn))
    }

    /// The same, where what has been done before the step is refused, or asks something, stays done.
    pub(crate) fn carry_out_in_part(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        transport::goes_on(turn)?;
        if let TurnStep::Special(step) = self {
            if turn.special_open && turn.special == Some(step.name()) {
                return step.extend(table, turn);
            }
            step.begin(table, turn)?;
            turn.special_open = true;
            return Ok(());
        }
        close_special(table, turn)?;
        match self {
            TurnStep::Operation(step) => {
                if turn.operation != Some(step.name()) {
                    let is_first = turn.operation.is_none();
                    require(is_first, Row::G3.refuses("the turn has another Operation"))?;
                    turn.begin(table.game, step.name())?;
                }
                if step.name() == OperationName::Rally {
                    rally::may_go_on(turn)?;
                }
                step.carry_out(table, turn)
            }
            TurnStep::Transfer(transfer) => transfer.carry_out(table, turn),
            TurnStep::ArmoredCavalry(cavalry) => cavalry.carry_out(table, turn),
            TurnStep::Special(_) => Ok(()),
        }
    }

    /// The step in words, as a player of `faction` types it after the name of the Operation.
    pub fn words(&self, faction: Faction) -> String {
        self.told(Some(faction))
    }

    fn told(&self, owner: Option<Faction>) -> String {
        let mut words = String::new();
        match self {
            TurnStep::Operation(step) => step.tell(&mut words, owner),
            TurnStep::Special(step) => step.tell(&mut words, owner),
            TurnStep::Transfer(transfer) => transfer.tell(&mut words),
            TurnStep::ArmoredCavalry(cavalry) => {
                words.push_str("armored-cavalry ");
                cavalry.tell(&mut words, owner);
            }
        }
        words
    }
}

/// The step in words, every piece by its full name.
impl fmt::Display for TurnStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(None))
    }
}

/// The steps that could be legal.
fn candidates(game: &Game, turn: &Turn) -> Vec<TurnStep> {
    let mut steps = own_candidates(game, turn);
    for special in SpecialName::ALL {
        steps.extend(special_candidates(special, game, turn));
    }
    steps.extend(Transfer::candidates(game, turn).into_iter().map(TurnStep::Transfer));
    if turn.special == Some(SpecialName::Transport) {
        steps.extend(CavalryStep::candidates(game, turn).into_iter().map(TurnStep::ArmoredCavalry));
    }
    steps
}

/// The steps of a Special Activity that could be legal.
pub(crate) fn special_candidates(special: SpecialName, game: &Game, turn: &Turn) -> Vec<TurnStep> {
    let is_open = if turn.special_open {
        turn.special == Some(special)
    } else {
        turn.may_begin_special(game, special).is_ok()
    };
    if !is_open {
        return Vec::new();
    }
    // Some rules ask what is being executed.
    let mut begun = *turn;
    begun.special = Some(special);
    SpecialStep::candidates(special, game, &begun).into_iter().map(TurnStep::Special).collect()
}

/// The steps of the Operation that could be legal: of each Operation before one has begun.
pub(crate) fn own_candidates(game: &Game, turn: &Turn) -> Vec<TurnStep> {
    let open = OperationName::ALL.into_iter().filter(|name| match turn.operation {
        Some(operation) => operation == *name,
        None => turn.special.is_none() && turn.may_begin(game, *name).is_ok(),
    });
    let steps = open.flat_map(|name| {
        let begun = Turn { operation: Some(name), ..*turn };
        OperationStep::candidates(name, game, &begun)
    });
    steps.map(TurnStep::Operation).collect()
}

/// Whether the step is carried out on a copy, dice showing their highest face.
pub(crate) fn is_legal(step: &TurnStep, game: &Game, turn: &Turn) -> bool {
    let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
    step.carry_out(&mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects }, &mut turn).is_ok()
}

/// Ends the Special Activity, if one is being executed step by step.
fn close_special(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    match turn.special {
        Some(special) if turn.special_open => {
            turn.special_open = false;
            SpecialStep::finish(special, table, turn)
        }
        _ => Ok(()),
    }
}

/// Does something that changes nothing if it is refused.
fn unless_refused(
    table: &mut Table<'_>,
    turn: &mut Turn,
    deed: impl FnOnce(&mut Table<'_>, &mut Turn) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut game, mut after, effects) = (*table.game, *turn, table.effects.len());
    let mut copy = Table { game: &mut game, dice: &mut *table.dice, effects: &mut *table.effects };
    match deed(&mut copy, &mut after) {
        Ok(()) => {
            (*table.game, *turn) = (game, after);
            Ok(())
        }
        Err(error) => {
            table.effects.truncate(effects);
            Err(error)
        }
    }
}

/// Dice that show their highest face: a trial counts on success.
pub(crate) struct Lucky;

impl Dice for Lucky {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides)
    }
}
