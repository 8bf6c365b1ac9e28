//! How an Operation under way may go on.

use super::again::Again;
use super::{Open, Place, Values, lacks_a_space};
use crate::action::Asked;
use crate::action::legal::{Lucky, can_operate, end_operation, is_legal};
use crate::action::useful::{is_idle, keep_useful_steps};
use crate::document::GameTold;
use crate::special_activities::air_strike::{AirStrikeItem, hits_left};
use crate::special_activities::transport;
use crate::trung::ByTables;
use crate::{
    Edition, Faction, Game, NextStep, OperationAction, OperationName, PieceSet, Space, SpecialAction,
    SpecialName, Table, Terms, Turn, TurnStep, Words, legal_steps,
};
use pointman_core::error::Error;
use pointman_core::names::titled;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::Silent;

/// Whether a Special Activity may come first, after which there is a space for the Operation that `turn` has
/// begun (4.1): an Assault where Troops were Transported to.
pub(super) fn can_operate_after_special(game: &Game, turn: &Turn) -> bool {
    let Some(name) = turn.operation else { return false };
    let leads_on = |step: &TurnStep| {
        matches!(step, TurnStep::Special(_))
            && OperationAction::of(name, std::slice::from_ref(step))
                .is_some_and(|whole| leads_on(game, turn.faction, turn.terms, &whole, &[], &[]))
    };
    legal_steps(game, turn).iter().any(leads_on)
}

/// Whether an Operation may end after its steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ends {
    AsItStands,
    /// Its end asks something.
    Asking,
    /// It still needs a space, or something else.
    Not,
}

/// How an Operation may go on after its steps: with a step of its own, a Special Activity, a transfer.
pub(super) fn further(
    game: &Game,
    faction: Faction,
    operation: &OperationAction,
    dice: &mut Again<'_>,
    ends: Ends,
) -> Result<Vec<Open>, Error> {
    let may_end = ends != Ends::Not;
    let NextStep::Act { allowed, .. } = game.next_step() else { return Ok(Vec::new()) };
    let Some(terms) = Terms::allowed(allowed) else { return Ok(Vec::new()) };
    // A Special Activity that struck what the end of the Operation exposed leaves no going on with the
    // Operation.
    let now = midst(game, faction, terms, operation, dice, false)?;
    let (mut left, mut bound) = (None, None);
    let mut steps = now.map_or(Vec::new(), |(now, turn)| {
        left = left_of_special(&now, &turn);
        bound = in_place_only(&turn);
        let mut steps = legal_steps(&now, &turn);
        keep_useful_steps(&mut steps, operation.name(), &now, &turn);
        steps
    });
    let is_special = |step: &TurnStep| matches!(step, TurnStep::Special(_));
    // What follows the last step of the Operation finds done what its end does, with the dice thrown for
    // that.
    let ended = match ends {
        Ends::AsItStands => midst(game, faction, terms, operation, dice, true)?,
        Ends::Not => None,
        // A Special Activity finds done what the end asks: that is answered first.
        Ends::Asking => {
            steps.retain(|step| matches!(step, TurnStep::Operation(_)));
            None
        }
    };
    let mut thrown: &[u32] = &[];
    if let Some((ended, turn)) = ended {
        thrown = &dice.thrown;
        left = left_of_special(&ended, &turn);
        steps.retain(|step| !is_special(step));
        let specials = legal_steps(&ended, &turn).into_iter().filter(is_special);
        steps.extend(specials.filter(|step| !is_idle(step, &ended, &turn)));
    }
    let before = operation.to_steps();
    let is_own = |step: &&TurnStep| matches!(step, TurnStep::Operation(_));
    let likely: Vec<TurnStep> = steps.iter().filter(is_own).take(LIKELY).cloned().collect();
    steps.retain(|step| {
        let all: Vec<TurnStep> = before.iter().chain([step]).cloned().collect();
        let thrown = if is_special(step) { thrown } else { &[] };
        OperationAction::of(operation.name(), &all)
            .is_some_and(|whole| leads_on(game, faction, terms, &whole, thrown, &likely))
    });
    let (own, others): (Vec<TurnStep>, Vec<TurnStep>) = steps
        .into_iter()
        .partition(|step| matches!(step, TurnStep::Operation(_) | TurnStep::ArmoredCavalry(_)));
    let (special, transfers): (Vec<TurnStep>, Vec<TurnStep>) =
        others.into_iter().partition(|step| matches!(step, TurnStep::Special(_)));
    let name = operation.name();
    let listed = [
        ("step", format!("the next step of the {name}"), "3.1", own),
        ("special", "Special Activity".to_owned(), "4.1", special),
        ("transfer", "Resources to give".to_owned(), "1.5.2", transfers),
    ];
    let open = listed.into_iter().filter(|(.., steps)| !steps.is_empty()).map(|(name, what, rule, steps)| {
        let legal = steps.iter().map(|step| step.words(faction));
        let question = OpenQuestion::of(name, what, rule).by(faction.id()).legal(legal);
        let question = if may_end || name != "step" { question.wanted(0, 1).optional() } else { question };
        let left = match name {
            "special" => left.clone(),
            "step" => bound.clone(),
            _ => None,
        };
        Open { question, values: Values::Steps(steps), left, place: Place::Further }
    });
    Ok(open.collect())
}

/// How many of the effects come before the last US or ARVN pieces that are removed in a space.
pub(super) fn before_losses(game: &Game, told: &GameTold, space: Space) -> Result<usize, Error> {
    let (mut after, mut there) = (*game, Vec::new());
    for effect in &told.effects {
        there.push(after.board().count_of(space, PieceSet::COIN));
        after.apply(*effect)?;
    }
    there.push(after.board().count_of(space, PieceSet::COIN));
    let falls = |at: &usize| there[at + 1] < there[*at];
    let last = (0..told.effects.len()).rfind(falls).unwrap_or(told.effects.len());
    // They are removed kind by kind.
    Ok((0..=last).rev().take_while(|at| *at == told.effects.len() || falls(at)).last().unwrap_or(last))
}

/// That a Sweep goes on in place only, where something was Activated or a Special Activity has followed.
fn in_place_only(turn: &Turn) -> Option<String> {
    if turn.operation != Some(OperationName::Sweep) || !turn.coin.sweep.movement_over {
        return None;
    }
    let what = turn
        .special
        .map_or("anything is Activated".to_owned(), |special| format!("the {}", titled(special.id())));
    Some(format!("in place only: Troops move before {what} [3.2.3]"))
}

/// How much more of the Special Activity that was begun there may be.
pub(super) fn left_of_special(game: &Game, turn: &Turn) -> Option<String> {
    let name = turn.special?;
    if name == SpecialName::AirStrike && game.edition() == Edition::Second {
        return Some(hits_left(turn));
    }
    let most = name.options(game, turn).most_spaces?;
    let used = u8::try_from(turn.special_spaces.len()).unwrap_or(u8::MAX);
    let more = usize::from(most.checked_sub(used).filter(|more| *more > 0)?);
    Some(format!("up to {}", counted(more, "more space")))
}

/// The hits that an Air Strike in these words takes, which may stand in brackets; none if they are no Air
/// Strike.
pub fn hits_of(words: &str, by: Faction) -> Option<u8> {
    let text = words.trim().trim_start_matches('(').trim_end_matches(')').to_lowercase();
    let text = text.strip_prefix("special ").unwrap_or(&text);
    match SpecialAction::parse(&mut Words::of(text), by).ok()? {
        SpecialAction::AirStrike(items) => {
            Some(items.iter().map(AirStrikeItem::hits).fold(0, u8::saturating_add))
        }
        _ => None,
    }
}

/// The game and the turn after the steps of an Operation, which has not ended, or ends with its own last step
/// if `ends`; none if they cannot be gone through one by one.
pub(super) fn midst(
    game: &Game,
    faction: Faction,
    terms: Terms,
    operation: &OperationAction,
    dice: &mut Again<'_>,
    ends: bool,
) -> Result<Option<(Game, Turn)>, Error> {
    let steps = operation.to_steps();
    let last = steps.iter().rposition(|step| matches!(step, TurnStep::Operation(_))).filter(|_| ends);
    for spared in 0..=transport::PIECES {
        let (mut after, mut effects) = (*game, Vec::new());
        let mut turn = Turn::of(faction, terms);
        turn.begin(&after, operation.name())?;
        (turn.coin.arrived.spared, turn.insurgent.spared) = (spared, spared);
        dice.at = 0;
        let table = &mut Table { game: &mut after, dice: &mut *dice, effects: &mut effects };
        let went = steps.iter().enumerate().try_for_each(|(index, step)| {
            step.carry_out(table, &mut turn)?;
            if last == Some(index) { end_operation(table, &mut turn) } else { Ok(()) }
        });
        match went {
            Ok(()) => return Ok(Some((after, turn))),
            Err(Error::Dice(error)) => return Err(error.into()),
            Err(_) => {}
        }
    }
    Ok(None)
}

/// So many of the steps that an Operation may begin with are tried first after a Special Activity: all of
/// them take long to list.
pub(super) const LIKELY: usize = 3;

/// Whether the Operation is accepted as it stands, or asks for more, where these dice have been thrown
/// already; the steps that are `likely` to come next are tried first.
pub(super) fn leads_on(
    game: &Game,
    faction: Faction,
    terms: Terms,
    operation: &OperationAction,
    thrown: &[u32],
    likely: &[TurnStep],
) -> bool {
    let (mut after, mut effects, mut turn) = (*game, Vec::new(), Turn::of(faction, terms));
    let (mut lucky, mut luckier) = (Lucky, Lucky);
    let dice = &mut Again::with(&mut lucky, thrown.to_vec());
    let table = &mut Table { game: &mut after, dice, effects: &mut effects };
    let tables = &mut ByTables { trace: &mut Silent };
    let asked: &mut Asked<'_> = &mut |table, turn| {
        use crate::events::Decider as _;
        tables.before_operation_ends(table, turn)
    };
    match operation.carry_out_asking(table, &mut turn, asked) {
        Ok(()) => true,
        // A Special Activity may come before the first space (4.1), if there is one to come.
        Err(error) if lacks_a_space(&error) => {
            let dice = &mut Again::with(&mut luckier, Vec::new());
            let midst = midst(game, faction, terms, operation, dice, false).ok().flatten();
            midst.is_some_and(|(after, turn)| {
                likely.iter().any(|step| is_legal(step, &after, &turn)) || can_operate(&after, &turn)
            })
        }
        Err(error) => !error.open().is_empty(),
    }
}
