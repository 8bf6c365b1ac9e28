//! Selecting a space by a column of the faction's table (T5.6.1), at random among equals (T5.6.2).

use std::fmt;

use super::column::Column;
use super::row_test::best;
use super::scene::{Manner, Scene};
use super::space_tables::{RowKind, RowScope, narrowing_rows};
use crate::game::readings::LowestRows;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The spaces of a set by their names, as a trace shows them.
#[derive(Debug, Clone, Copy)]
pub struct Names(pub SpaceSet);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (index, space) in self.0.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { ", " }, space.name())?;
        }
        Ok(())
    }
}

/// The space among `candidates` that the faction selects by `column`; none if there is no candidate (T5.6.1).
///
/// ```
/// use pointman_core::dice::Scripted;
/// use pointman_fitl::trung::{Column, Scene, select};
/// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario, Space, SpaceSet, Terms, Turn};
/// use pointman_core::trace::Story;
/// let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
/// let turn = Turn::of(Faction::Arvn, Terms::FULL);
/// let mut story = Story::default();
/// let candidates = SpaceSet::of(&[Space::Hue, Space::Saigon, Space::CanTho]);
/// let selected = select(&Scene::of(&game, &turn), Column::ArvnGovern, candidates, &mut Scripted::new([]),
///     &mut story);
/// assert_eq!(selected.unwrap(), Some(Space::Saigon));
/// assert_eq!(story.notes()[0].what, "Most Population: 3 -> 1: Saigon");
/// ```
///
/// # Errors
/// When the dice give no answer.
pub fn select(
    scene: &Scene<'_>,
    column: Column,
    candidates: SpaceSet,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<Space>, Error> {
    let left = narrow(scene, column, candidates, trace);
    random_space(left, format_args!("{}", column.title()), dice, trace)
}

/// The `candidates` among which nothing but chance decides, once all rows of `column` have been gone through
/// (T5.6.1).
pub fn narrow(scene: &Scene<'_>, column: Column, candidates: SpaceSet, trace: &mut impl Trace) -> SpaceSet {
    debug_assert_eq!(column.faction(), scene.faction(), "a faction selects by its own table");
    let scene = &match column {
        Column::ArvnGovern => scene.selecting(Manner::Govern),
        Column::UsSweepDestinations => scene.selecting(Manner::WithTroops),
        _ => *scene,
    };
    let mut left = candidates;
    for row in narrowing_rows(column) {
        if left.len() < 2 {
            break;
        }
        if let Some(condition) = row.condition.filter(|condition| !condition.holds(scene)) {
            trace.tested(
                "T5.6.1",
                format_args!("{}: skipped: \"{}\" is false", row.row.words(), condition.words()),
                || condition.told(scene, false),
            );
            continue;
        }
        let among_locs = !(left & SpaceSet::LOCS).is_empty() && row.row.scope() != RowScope::Any;
        if row.row.kind() == RowKind::Lowest
            && among_locs
            && scene.game.readings.lowest_rows == LowestRows::Skipped
        {
            trace.note("T5.6.1", format_args!("{}: skipped for the LoCs among them", row.row.words()));
            continue;
        }
        let met = row.row.met_by(scene, left);
        if met.is_empty() {
            trace.note("T5.6.1", format_args!("{}: met by none of {}", row.row.words(), left.len()));
        } else {
            trace.note(
                "T5.6.1",
                format_args!("{}: {} -> {}: {}", row.row.words(), left.len(), met.len(), Names(met)),
            );
            left = met;
        }
    }
    left
}

/// One of the spaces, each with the same chance (T5.6.2); nothing is thrown for one, and none is selected of
/// none.
///
/// # Errors
/// When the dice give no answer.
pub fn random_space(
    spaces: SpaceSet,
    what: fmt::Arguments<'_>,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<Space>, Error> {
    let Some(only) = spaces.first() else { return Ok(None) };
    if spaces.len() == 1 {
        return Ok(Some(only));
    }
    let why = format_args!("{what}: which of {}? [T5.6.2]", Names(spaces));
    let selected = Space::ALL[dice.pick_named(&Space::NAMES, spaces.bits(), what, why)?];
    trace.note("T5.6.2", format_args!("Random: {} -> {}", spaces.len(), selected.name()));
    Ok(Some(selected))
}

/// The space among `candidates` with most of what `value` counts, at random among equals: how spaces are
/// selected without a column.
///
/// # Errors
/// When the dice give no answer.
pub fn select_most(
    candidates: SpaceSet,
    what: &str,
    value: impl Fn(Space) -> i16,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<Space>, Error> {
    let most = most(candidates, what, value, trace);
    random_space(most, format_args!("{what}"), dice, trace)
}

/// The spaces among `candidates` with most of what `value` counts.
pub fn most(
    candidates: SpaceSet,
    what: &str,
    value: impl Fn(Space) -> i16,
    trace: &mut impl Trace,
) -> SpaceSet {
    let most = best(candidates, |space| Some(value(space)));
    if candidates.len() > 1 {
        trace.note("T2.1.6", format_args!("{what}: {} -> {}: {}", candidates.len(), most.len(), Names(most)));
    }
    most
}
