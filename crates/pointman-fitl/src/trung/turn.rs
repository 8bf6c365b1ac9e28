//! A non-player's turn: its eligibility table, the Trưng cards, and what it executes (T5.2, T5.3).

use super::eligibility::{EligibilityRow, NpAction, choose_action};
use super::hand::Hand;
use super::pivotal::elect_pivotal;
use super::reading::Reading;
use super::request::TurnRequest;
use super::step::NpOperation;
use super::walk::{Due, Executed, OperationOrder, SpecialOrder, Walk};
use super::{arvn, nva, us, vc};
use crate::action::Asked;
use crate::action::refusal::Row;
use crate::action::turn::{Terms, Turn};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::keeping::part;
use crate::game::next_step::NextStep;
use crate::game::readings::FailedRow;
use crate::game::sequence::{ActionTaken, Eligibility};
use crate::game::table::Table;
use crate::operations::assault::Treated;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::phase::Phase;
use pointman_core::error::Error;
use pointman_core::trace::Trace;
use pointman_core::way;

/// A turn as a non-player took it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrungTurn {
    /// The card it was on.
    pub card: Card,
    /// Whether as the first or the second to act.
    pub eligibility: Eligibility,
    /// The row of the eligibility table that was carried out; none for a Pass behind the last one, and for a
    /// Pivotal Event.
    pub row: Option<EligibilityRow>,
    /// The box its cylinder went to.
    pub action: ActionTaken,
    /// The sides of Trưng cards that were read, for rows that came to nothing too.
    pub reading: Reading,
    /// What was executed by them.
    pub executed: Executed,
    /// Where.
    pub turn: Turn,
    /// The text of the Event that was executed.
    pub event: Option<CardSide>,
}

/// How a non-player deals with the Event of the current card.
pub trait Events {
    /// Whether executing that text now has an effect listed for `faction` (T5.5.2); `effects` lends its room.
    ///
    /// # Errors
    /// When it cannot be told.
    fn is_effective(
        &mut self,
        effects: &mut Vec<GameEffect>,
        game: &Game,
        faction: Faction,
        card: Card,
        side: CardSide,
    ) -> Result<bool, Error>;

    /// Executes that text for `faction` (T5.5).
    ///
    /// # Errors
    /// When it cannot be executed.
    fn execute(
        &mut self,
        table: &mut Table<'_>,
        faction: Faction,
        card: Card,
        side: CardSide,
        trace: &mut impl Trace,
    ) -> Result<(), Error>;

    /// A person who plays NVA removes cubes that moved in the non-player's Patrol of `turn` (M-48 Patton,
    /// shaded). Nothing by default.
    ///
    /// # Errors
    /// When nothing was chosen, or the refusal of what was.
    fn lose_to_m48(&mut self, _table: &mut Table<'_>, _turn: &mut Turn) -> Result<(), Error> {
        Ok(())
    }

    /// Whether people who may play a Pivotal Event are asked once the non-players have declined theirs
    /// (2.3.8).
    fn people_decide_on_pivotal(&self) -> bool {
        false
    }
}

impl<T: Trace> Hand<'_, '_, T> {
    /// Executes an Operation, or a part of one, that the Trưng cards ask for. Gives whether it selected a
    /// space.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn operation(&mut self, order: &OperationOrder) -> Result<bool, Error> {
        match self.turn.faction {
            Faction::Us => us::operation(self, order),
            Faction::Arvn => arvn::operation(self, order),
            Faction::Nva => nva::operation(self, order),
            Faction::Vc => vc::operation(self, order),
        }
    }

    /// Tries a Special Activity that the Trưng cards ask for. Gives whether it had an effect.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn special(&mut self, order: &SpecialOrder) -> Result<bool, Error> {
        match self.turn.faction {
            Faction::Us => us::special(self, order),
            Faction::Arvn => arvn::special(self, order),
            Faction::Nva => nva::special(self, order),
            Faction::Vc => vc::special(self, order),
        }
    }
}

/// Carries out a request by the Trưng cards. Gives what was executed and what was read; nothing is executed
/// if every card has been tried in vain (T5.3.8). `after_patrol` is what a person does once a Patrol is over,
/// before a Special Activity follows it.
///
/// # Errors
/// When the deck holds no card of the faction or the dice give no answer; as `after_patrol`.
pub fn carry_out(
    table: &mut Table<'_>,
    turn: &mut Turn,
    request: TurnRequest,
    after_patrol: &mut Asked<'_>,
    trace: &mut impl Trace,
) -> Result<(Option<Executed>, Reading), Error> {
    let mut walk = Walk::begin(turn.faction, request);
    loop {
        table.begins(part::TRUNG);
        let due = walk.next(table, turn, trace)?;
        match due {
            Due::Operation(order) => {
                table.begins(part::OPERATION);
                table.executes(order.operation.name().id());
            }
            Due::Special(order) => {
                table.begins(part::SPECIAL);
                table.executes(order.special.name().id());
            }
            Due::Done(_) | Due::Failed => {}
        }
        let mut hand = Hand {
            table,
            turn,
            activation: &mut walk.activation,
            request,
            treated: Treated::Normally,
            trace,
        };
        let effective = match due {
            Due::Operation(order) => {
                hand.within("T5.3.6", format_args!("{}", order.operation.title()), |hand| {
                    hand.operation(&order)
                })?
            }
            Due::Special(order) => {
                hand.within("T5.3.7", format_args!("{}", order.special.title()), |hand| hand.special(&order))?
            }
            Due::Done(executed) => {
                hand.table.begins(part::OPERATION);
                arvn::armored_cavalry(&mut hand)?;
                return Ok((Some(executed), *walk.reading()));
            }
            Due::Failed => return Ok((None, *walk.reading())),
        };
        if matches!(due, Due::Operation(order) if effective && order.operation == NpOperation::ArvnPatrol)
            && table.game.is_player(Faction::Nva)
        {
            after_patrol(table, turn)?;
        }
        walk.report(effective, trace)?;
    }
}

/// The non-player that is to act takes its turn (T5.2). A window for Pivotal Events must be closed before.
///
/// # Errors
/// When no non-player is to act, as `events`, or when the dice give no answer.
pub fn take_turn(
    table: &mut Table<'_>,
    events: &mut impl Events,
    trace: &mut impl Trace,
) -> Result<TrungTurn, Error> {
    let (faction, eligibility, pivotal, card) = acting(table)?;
    let mut taken = TrungTurn {
        card,
        eligibility,
        row: None,
        action: ActionTaken::Pass,
        reading: Reading::NONE,
        executed: Executed { operation: None, special: None },
        turn: Turn::of(faction, Terms::FULL),
        event: None,
    };
    if pivotal {
        table.begins(part::EVENT);
        events.execute(table, faction, card, CardSide::Unshaded, trace)?;
        table.end_action(faction, ActionTaken::Event)?;
        return Ok(TrungTurn { action: ActionTaken::Event, event: Some(CardSide::Unshaded), ..taken });
    }
    loop {
        let (game, effects) = (&*table.game, &mut *table.effects);
        let mut effective = |card, side| events.is_effective(effects, game, faction, card, side);
        let choice = choose_action(game, faction, taken.row, &mut effective, trace)?;
        taken.row = choice.row;
        let request = match choice.action {
            NpAction::Pass => {
                table.pass(faction)?;
                return Ok(taken);
            }
            NpAction::Event => {
                let side = card.facts().marks[faction].side;
                table.begins(part::EVENT);
                events.execute(table, faction, card, side, trace)?;
                table.end_action(faction, ActionTaken::Event)?;
                return Ok(TrungTurn { action: ActionTaken::Event, event: Some(side), ..taken });
            }
            NpAction::OpPlusSpecial => TurnRequest::FULL,
            NpAction::Op => TurnRequest::OPERATION,
            NpAction::LimitedOp => TurnRequest::LIMITED,
        };
        let mut turn = Turn::of(faction, request.terms());
        let mut lose = |table: &mut Table<'_>, turn: &mut Turn| events.lose_to_m48(table, turn);
        let (executed, reading) = carry_out(table, &mut turn, request, &mut lose, trace)?;
        taken.reading.go_on(&reading);
        if let Some(executed) = executed {
            let action = box_of(eligibility, request, executed);
            table.end_action(faction, action)?;
            return Ok(TrungTurn { action, executed, turn, ..taken });
        }
        if table.game.readings.failed_row == FailedRow::Pass {
            trace.note("T5.3.8", format_args!("the Operation of the row failed: pass"));
            table.pass(faction)?;
            return Ok(taken);
        }
    }
}

/// The box of the cylinder (T5.3.7, T5.3.8): a 2nd Eligible goes to that of its row, whatever was executed.
fn box_of(eligibility: Eligibility, request: TurnRequest, executed: Executed) -> ActionTaken {
    request.action(executed.special.is_some() || eligibility == Eligibility::Second)
}

fn acting(table: &Table<'_>) -> Result<(Faction, Eligibility, bool, Card), Error> {
    let game = &table.game;
    let refused = |message: String| Error::refused(format!("{}, {}", Row::G1.id(), Row::G1.rule()), message);
    let (NextStep::Act { faction, eligibility, pivotal, .. }, Some(card)) =
        (game.next_step(), game.cards().current())
    else {
        return Err(refused(format!("no non-player acts now: {}", game.due())));
    };
    if game.is_player(faction) {
        return Err(refused(format!(
            "{} acts next and has a player: enter its turn with {}",
            faction.name(),
            way!("`pointman fitl act`", "pointman fitl act", script: "fitl_act(game, action)")
        )));
    }
    Ok((faction, eligibility, pivotal, card))
}

/// What came of a step in which non-players are to decide on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "one is returned for each turn; a box would be allocated each time"
)]
pub enum Played {
    /// A non-player played its Pivotal Event, or none did and a person acts or decides next (T5.5.8).
    Pivotal(Option<Faction>),
    /// A non-player took its turn.
    Turn(TrungTurn),
}

/// Goes on where non-players are to decide on a card: about their Pivotal Events, then the turn of the one
/// that is to act.
///
/// # Errors
/// When non-players decide nothing now, as `events`, or when the dice give no answer.
pub fn play(
    table: &mut Table<'_>,
    events: &mut impl Events,
    trace: &mut impl Trace,
) -> Result<Played, Error> {
    if matches!(table.game.next_step(), NextStep::PivotalWindow(_)) {
        if let Some(faction) = close_pivotal_window(table, trace)? {
            return Ok(Played::Pivotal(Some(faction)));
        }
        let acts_next = match table.game.next_step() {
            NextStep::Act { faction, .. } => Some(faction),
            _ => None,
        };
        // Now people decide, in whose way no non-player stands any more, before anybody acts.
        let people_decide = events.people_decide_on_pivotal() && !table.game.pivotal_players().is_empty();
        if people_decide || acts_next.is_some_and(|faction| table.game.is_player(faction)) {
            return Ok(Played::Pivotal(None));
        }
    } else if table.game.phase == Phase::PivotalWindow {
        // A board that was adjusted has left no non-player that could play one: the window closes.
        table.change_phase(Phase::EventCard)?;
    }
    take_turn(table, events, trace).map(Played::Turn)
}

/// Closes the window: which non-player plays its Pivotal Event instead of the current card, if any does
/// (T5.5.8).
///
/// # Errors
/// When the dice give no answer.
pub(super) fn close_pivotal_window(
    table: &mut Table<'_>,
    trace: &mut impl Trace,
) -> Result<Option<Faction>, Error> {
    let elected = elect_pivotal(table.game, table.dice, trace)?;
    match elected {
        Some(faction) => table.play_pivotal(faction)?,
        None => table.change_phase(Phase::EventCard)?,
    }
    Ok(elected)
}
