//! Support Phase: US and ARVN Pacify, VC Agitates (6.3, T5.9), also where an Event has it done.

use super::sheet::PACIFICATION_DICE;
use crate::board::agitation;
use crate::coup::{Pacified, PacifyTerms};
use crate::trung::pacify::{Extent, Occasion, Pacifying};
use crate::trung::{Column, Hand, Manner};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::trace::Trace;

/// The steps of Pacification that US and ARVN have together while both are non-players: 2d6; none is rolled
/// while ARVN Resources are kept.
///
/// # Errors
/// When the dice give no answer.
pub fn pacification_steps<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<Option<u8>, Error> {
    if hand.game().pool(Faction::Arvn).is_some() {
        return Ok(None);
    }
    let mut faces = [0; PACIFICATION_DICE];
    hand.table.dice.several(
        6,
        &mut faces,
        format_args!("Pacification: steps of US and ARVN together [T5.9]"),
    )?;
    let steps = faces.iter().sum();
    hand.trace.note("T5.9", format_args!("2d6 = {steps} Terror markers and levels, by US and ARVN together"));
    Ok(Some(steps))
}

/// The hand's faction Pacifies, space after space, on these terms, of which a price of 0 makes it free;
/// `left` are the steps that are left where they are limited. Notes in `done` where it did.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn pacify<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    done: &mut Pacified,
    terms: &PacifyTerms,
    left: &mut Option<u8>,
) -> Result<(), Error> {
    let faction = hand.faction();
    let pacifying = Pacifying {
        free: terms.price == 0,
        most_levels: terms.most_levels,
        ..Pacifying::of(faction, Occasion::SupportPhase)
    };
    let column = if faction == Faction::Us {
        Column::UsShiftTowardActiveSupport
    } else {
        Column::ArvnShiftTowardPassiveSupport
    };
    while *left != Some(0) {
        let game = hand.game();
        let may = |space| {
            game.may_pacify(faction, space, done, terms).is_ok()
                && pacifying.may_select(game, space, done.levels(space))
        };
        let candidates = SpaceSet::POPULATED.filter(may);
        let Some(space) = hand.select(column, candidates, Manner::Plain)? else { break };
        let Extent { terror, levels } = pacifying.how_far(hand.game(), space, done.levels(space), *left);
        hand.trace.note(
            "6.3.1",
            format_args!(
                "{} Pacifies {}: {terror} Terror, {}",
                faction.name(),
                space.name(),
                counted(levels, "level")
            ),
        );
        hand.table.pacify(faction, (space, terror, levels), done, terms)?;
        *left = left.map(|left| left - terror - levels);
    }
    Ok(())
}

/// VC Agitates, space after space, as far as Agitate Total goes.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn agitate<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let mut done = SpaceSet::NONE;
    while agitation::payable(hand.game()) > 0 {
        let game = hand.game();
        let may = |space| {
            game.board().support(space) != SupportLevel::ActiveOpposition
                && game.may_agitate(space, done).is_ok()
        };
        let candidates = SpaceSet::POPULATED.filter(may);
        let Some(space) = hand.select(Column::VcShiftTowardActiveOpposition, candidates, Manner::Plain)?
        else {
            break;
        };
        let limits = hand.game().agitate_limits(space);
        // T5.8: of its own Guerrillas VC gives up Active ones first.
        let underground = hand.game().cadres_taken(space).map(|ways| ways.fewest_underground);
        let (terror, levels) = (limits.terror, limits.levels);
        hand.trace
            .note("6.3.2", format_args!("VC Agitates {}: {terror} Terror, {levels} levels", space.name()));
        hand.table.agitate((space, terror, levels), underground, &mut done)?;
    }
    Ok(())
}
