//! Attack by Guerrillas of a non-player NVA or VC (3.3.3).

use super::{Selection, coin_losses};
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::attack::{self, Attackers};
use crate::operations::insurgent::guerrillas;
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::step::CardStep;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Pieces that Guerrillas remove.
const BY_GUERRILLAS: u8 = 2;

/// Attacks with Guerrillas where at least `least` of them are beside a US or ARVN piece, and no Base of the
/// faction's `unless` is there. Gives whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub(in crate::trung) fn by_guerrillas<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    step: CardStep,
    least: u8,
    unless: PieceSet,
) -> Result<bool, Error> {
    let pick = Pick::Column(Column::removing(hand.faction()));
    let selection = Selection { step, pick, rule: "3.3.3", what: "Guerrillas Attack in" };
    selection.each(hand, |game, turn| candidates(game, turn, least, unless), attack_in)
}

fn candidates(game: &Game, turn: &Turn, least: u8, unless: PieceSet) -> SpaceSet {
    let (board, own) = (game.board(), PieceSet::of(&guerrillas(turn.faction)));
    let there = (board.with_any(own) & board.with_any(PieceSet::COIN)) - board.with_any(unless);
    there.filter(|space| board.count_of(space, own) >= least && attack::may_select(game, turn, space).is_ok())
}

/// All Guerrillas in `space` are Activated, then comes the roll.
fn attack_in<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    attack::select(hand.table, hand.turn, space)?;
    let succeeds = attack::roll(hand.table, hand.turn, space)?;
    let attackers = hand.board().count(space, guerrillas(hand.faction())[1]);
    let so = if succeeds { "it succeeds" } else { "it fails" };
    if attackers < 6 {
        let needed = format_args!("a roll of up to {attackers}, one for each Guerrilla, succeeds: {so}");
        hand.trace.note("3.3.3", needed);
    } else {
        hand.trace.note("3.3.3", format_args!("6 or more Guerrillas succeed whatever a die shows"));
    }
    if succeeds {
        let losses = coin_losses(hand, space, BY_GUERRILLAS);
        attack::remove(hand.table, hand.turn, space, Attackers::Guerrillas, &losses)?;
    }
    Ok(())
}
