//! What a non-player NVA executes by its Pivotal Event, the Easter Offensive (card 122): a free March, a move
//! off the LoCs, then Attacks by all its Troops.

use super::attack::{by_troops, mass_troops};
use crate::operations::OperationName;
use crate::operations::insurgent::InsurgentProgress;
use crate::operations::march::movable;
use crate::trung::activation::Activation;
use crate::trung::column::Column;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::insurgent::march::March;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::trung::step::CardStep;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const RULE: &str = "card 122";
const BY_COLUMN: Pick = Pick::Column(Column::NvaMarchDestinations);

/// Executes the Easter Offensive, on terms that are free and directed. Gives whether it changed anything.
///
/// # Errors
/// When the dice give no answer.
pub fn easter_offensive<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let first = hand.table.effects.len();
    hand.without_rolls(|hand| {
        hand.turn.begin(hand.table.game, OperationName::March)?;
        let mut march =
            March::begin(hand, Movement::of(&hand.scene(Manner::Plain), MoveAction::EasterOffensive));
        hand.within(RULE, format_args!("all NVA Troops that may move go to LoCs around Saigon"), |hand| {
            let around = Space::Saigon.adjacent() & SpaceSet::LOCS;
            march.on(hand, BY_COLUMN, u8::MAX, |scene| around - scene.board().with_any(PieceSet::COIN))
        })?;
        march.goes_on_by(Movement::of(&hand.scene(Manner::Plain), MoveAction::NvaMarch));
        march.to(hand, CardStep::NvaMarchDestinations, BY_COLUMN, u8::MAX, |_| SpaceSet::ALL)?;
        hand.within(RULE, format_args!("NVA Troops on LoCs without US or ARVN piece move on"), off_the_locs)?;
        hand.within(RULE, format_args!("all NVA Troops beside a US or ARVN piece Attack"), attack_everywhere)
    })?;
    Ok(hand.table.effects.len() > first)
}

/// Troops that marched may move again, but none moves twice in this step.
fn off_the_locs<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    hand.turn.insurgent = InsurgentProgress::NONE;
    let board = hand.board();
    let locs = (board.with(PieceKind::NvaTroops) & SpaceSet::LOCS) - board.with_any(PieceSet::COIN);
    for loc in locs {
        while movable(hand.game(), hand.turn, loc, PieceKind::NvaTroops) > 0 && off(hand, loc)? {}
    }
    Ok(())
}

/// Moves Troops from a LoC to one adjacent space. Gives whether any moved.
fn off<T: Trace>(hand: &mut Hand<'_, '_, T>, loc: Space) -> Result<bool, Error> {
    hand.turn.spaces = SpaceSet::NONE;
    hand.turn.insurgent.entered = BySpace::default();
    let Some(to) = hand.select(Column::NvaMarchDestinations, loc.adjacent(), Manner::Plain)? else {
        return Ok(false);
    };
    let whole = Movement::of(&hand.scene(Manner::Plain), MoveAction::NvaMarch);
    let movement = Movement { types: PieceKind::NvaTroops.into(), from: loc.into(), ..whole };
    let plan = Plan { candidates: to.into(), pick: BY_COLUMN, most: 1 };
    let mut never = Activation::NONE;
    Course::begin(movement, hand.treated).run(hand.table, hand.turn, &plan, &mut never, hand.trace)
}

fn attack_everywhere<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    hand.turn.spaces = SpaceSet::NONE;
    hand.turn.begin(hand.table.game, OperationName::Attack)?;
    let there = hand.board().with(PieceKind::NvaTroops) & hand.board().with_any(PieceSet::COIN);
    for space in there {
        hand.within("3.3.3", format_args!("Troops Attack in {}", space.name()), |hand| {
            by_troops(hand, space)
        })?;
    }
    mass_troops(hand)
}
