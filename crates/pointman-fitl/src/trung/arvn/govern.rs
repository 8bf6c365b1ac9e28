//! Govern (4.3.1): 1 or 2 spaces at Support, where Aid turns into Patronage or grows.

use crate::special_activities::govern;
use crate::trung::column::Column;
use crate::trung::hand::Hand;
use crate::trung::scene::Manner;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The spaces selected, in their order: an Event may allow more than 2.
struct Selected {
    order: [Space; Space::ALL.len()],
    number: usize,
    /// The same as a set.
    spaces: SpaceSet,
}

impl Selected {
    fn iter(&self) -> impl Iterator<Item = Space> + '_ {
        self.order[..self.number].iter().copied()
    }
}

/// Executes Govern. Gives whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub fn govern<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let selected = select(hand)?;
    let transfers = transfers(hand, &selected);
    let saved = saved(hand, transfers)?;
    // Without Aid the space that adds some comes first, so that there is some to take.
    let is_poor = hand.board().track(Track::Aid) == 0;
    let first = selected.iter().find(|space| is_poor && !transfers.contains(*space));
    let rest = selected.iter().filter(|space| Some(*space) != first);
    for space in first.into_iter().chain(rest) {
        if transfers.contains(space) {
            hand.trace.note("4.3.1", format_args!("Govern in {}: Aid to Patronage", space.name()));
            govern::take_patronage(hand.table, hand.turn, space, saved == Some(space))?;
        } else {
            hand.trace
                .note("4.3.1", format_args!("Govern in {}: Aid +{}", space.name(), 3 * space.population()));
            govern::add_aid(hand.table, hand.turn, space)?;
        }
    }
    govern::finish(hand.table, hand.turn)?;
    Ok(selected.number > 0)
}

/// Selects the spaces one after the other, before anything is done in them.
fn select<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<Selected, Error> {
    let mut selected = Selected { order: [Space::Hue; Space::ALL.len()], number: 0, spaces: SpaceSet::NONE };
    let mandate = hand.game().shaded(LastingCard::MandateOfHeaven);
    let most = hand.turn.special_cap(hand.game(), Some(if mandate { 1 } else { 2 })).unwrap_or(u8::MAX);
    let eligible =
        SpaceSet::POPULATED.filter(|space| govern::may_select(hand.game(), hand.turn, space).is_ok());
    while selected.number < usize::from(most) {
        let candidates = eligible - selected.spaces;
        let Some(space) = hand.select(Column::ArvnGovern, candidates, Manner::Govern)? else { break };
        selected.order[selected.number] = space;
        selected.number += 1;
        selected.spaces.set(space, true);
    }
    Ok(selected)
}

/// In which of the selected spaces Aid turns into Patronage: everywhere that ARVN cubes exceed US Troops;
/// without Aid, 1 space adds some first, unless each could turn 2 or more of it.
fn transfers<T: Trace>(hand: &Hand<'_, '_, T>, selected: &Selected) -> SpaceSet {
    let board = hand.board();
    let exceeds =
        |space| board.count_of(space, PieceSet::ARVN_CUBES) > board.count(space, PieceKind::UsTroops);
    let capable = selected.spaces.filter(exceeds);
    let all_large = capable == selected.spaces && capable.iter().all(|space| space.population() >= 2);
    if board.track(Track::Aid) > 0 || all_large || capable != selected.spaces {
        return capable;
    }
    match selected.iter().find(|space| space.population() == 1) {
        Some(aided) => capable.without(aided),
        None => capable,
    }
}

/// The space whose level Mandate of Heaven (unshaded) saves: that with least Total Support of those where
/// Patronage is taken.
fn saved<T: Trace>(hand: &mut Hand<'_, '_, T>, transfers: SpaceSet) -> Result<Option<Space>, Error> {
    if !hand.game().unshaded(LastingCard::MandateOfHeaven) {
        return Ok(None);
    }
    hand.most(transfers, "Least Total Support", |scene, space| {
        -i16::from(scene.board().support(space).support_factor() * space.population())
    })
}
