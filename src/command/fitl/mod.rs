//! The commands of Fire in the Lake: one file a command (contract §5).

mod act;
mod adjust;
mod advise;
mod asked_for;
mod card;
mod card_info;
mod card_words;
mod changes;
mod common;
mod coup;
mod coup_reasons;
mod coup_words;
mod deeds;
mod draw;
mod film;
mod forecast;
mod map;
mod new;
mod next;
mod next_words;
mod option_words;
mod options;
mod pivotal;
mod rules;
mod seats;
mod setup_list;
mod show;
mod simulate;
mod step_report;
mod table_offers;
mod table_words;
mod tables;
mod trung_turn;

use crate::dice::Thrown;
use crate::document::HistoryStep;
use crate::error::Error;
use crate::fitl::document::GameTold;
use crate::fitl::{Game, GameData, GameEffect};
use crate::render::Report;

pub use act::FitlAct;
pub use adjust::FitlAdjust;
pub use advise::Advise;
pub use card::FitlCard;
pub use card_info::FitlCardInfo;
pub(crate) use card_info::report as card_facts;
pub(in crate::command) use common::valid;
pub use coup::FitlCoup;
pub use draw::FitlDraw;
pub use film::FitlFilm;
pub use map::FitlMap;
pub use new::{FitlNew, Players as FactionsNamed};
pub use next::FitlNext;
pub use next_words::{StepWords, next_words};
pub use options::{FitlOptions, step_names};
pub use pivotal::{FitlPivotal, PIVOTAL, pivotal_words};
pub use rules::FitlRules;
pub use show::FitlShow;
pub use simulate::{Simulate, set_offers, vary_offers};
pub(crate) use step_report::moved_back;
pub(in crate::command) use step_report::{heading_of_step, logged, title_of};
pub use table_offers::table_offers;
pub(crate) use tables::{LEGEND, place_in_short};
pub use trung_turn::TrungTurnCommand;

/// What effects do to `before`, told as people carry it out at the table.
///
/// # Errors
/// A bug if the effects do not fit the game.
pub(crate) fn lines_of_effects(before: &Game, effects: &[GameEffect]) -> Result<Vec<String>, Error> {
    let mut after = *before;
    effects.iter().try_for_each(|effect| after.apply(*effect))?;
    let sections = deeds::sections(before, effects)?.into_iter();
    Ok(sections
        .flat_map(|section| {
            let won = section.won.map(|winner| deeds::wins(winner, section.part, &after));
            section.lines.into_iter().chain(section.resources).chain(won)
        })
        .collect())
}

/// The groups that have moved, a row each: where to, what, where from.
pub(crate) fn told_of_moves(report: &mut Report, effects: &[GameEffect]) {
    report.table(deeds::moves(&deeds::as_they_end(effects)));
}

/// Dice that were thrown, those of a throw in one line.
pub(crate) fn told_of_dice(report: &mut Report, thrown: &[Thrown]) {
    step_report::thrown(report, thrown);
}

/// What a step that is not yet taken would do.
///
/// # Errors
/// A bug if its effects do not fit the game.
pub(crate) fn told_of_step(report: &mut Report, before: &Game, told: &GameTold) -> Result<(), Error> {
    step_report::step_report(report, Some(before), told)
}

/// The Control and victory markers that lie differently, in lines.
pub(crate) fn lines_of_markers(before: &Game, after: &Game) -> Vec<String> {
    [changes::control_changes(before, after), changes::totals(before, after)].into_iter().flatten().collect()
}

/// What the pieces moved so far in a Coup Round will come to, where Control has not been adjusted yet.
pub(crate) fn as_moved(game: &Game) -> Option<String> {
    changes::as_moved(game)
}

/// The card that a step of a game was about, by its number and title.
pub(crate) fn card_of_step(step: &HistoryStep) -> Option<String> {
    step_report::card_of(step).map(common::card_name)
}

/// How two states of a game differ on the table, a line for each place.
pub(crate) fn differences(before: &Game, after: &Game) -> Vec<String> {
    changes::changes(before, after)
}

/// How likely a Coup card is next, in words.
pub(crate) fn card_odds(game: &Game) -> Option<String> {
    card_words::coup_odds_line(game)
}

/// Who would win in the Victory Phase ahead, as the board stands.
pub(crate) fn winner_ahead(game: &Game) -> Option<String> {
    next::winner_ahead(game)
}

/// The places of the table: spaces, boxes, tracks.
pub(crate) fn places(game: &Game) -> Vec<setup_list::Place> {
    setup_list::places(game)
}

/// What lies at the place that `typed` begins with and is not named by it, in words; each with the words that
/// say that it is not there.
///
/// # Errors
/// When `typed` is not what the table shows at one place.
pub(crate) fn unnamed(typed: &str, data: &GameData) -> Result<Vec<(String, String)>, Error> {
    table_words::unnamed(typed, data)
}

/// Which Pivotal Events may be played now, and why not, with the figures of their preconditions.
pub(crate) fn told_of_pivotal_events(game: &Game) -> Vec<String> {
    next::pivotal_lines_for_people(game)
}

/// Why persons may not play their Pivotal Events now.
pub(crate) fn why_no_pivotal_event(game: &Game) -> Vec<String> {
    next::why_no_pivotal_event(game)
}
