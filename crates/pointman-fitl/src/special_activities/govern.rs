//! Govern (4.3.1): in 1 or 2 Cities or Provinces with COIN Control and Support, Aid grows or turns into
//! Patronage.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::options::{ActionOptions, Form, Impossible, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::board::control::Control;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::coin::trained;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// What Govern has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GovernProgress {
    /// Whether Mandate of Heaven has saved a level.
    pub mandate: bool,
    /// Whether what follows the activity has happened.
    pub finished: bool,
}

/// Whether `space` may be Governed.
///
/// # Errors
/// GO1, GO3 for a second space under Mandate of Heaven (shaded) or Typhoon Kate, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let (board, at) = (game.board(), |why| Row::GO1.at(space, why));
    let goes = turn.operation.is_none_or(|operation| SpecialName::Govern.goes_with(operation));
    require(goes, at("Govern may accompany only Train and Patrol"))?;
    require(
        space != Space::Saigon && !space.is_loc(),
        at("Govern only Cities and Provinces other than Saigon"),
    )?;
    require(!trained(turn).contains(space), at("is selected for Train"))?;
    require(board.control(space) == Control::Coin, at("is not under COIN Control"))?;
    require(board.support(space) > SupportLevel::Neutral, at("has no Support"))?;
    if turn.terms.max_spaces.is_none() && !turn.special_spaces.contains(space) {
        let selected = turn.special_spaces.len();
        require(selected < 2, at("Govern selects at most 2 spaces").limited(2))?;
        let is_one = turn.special_cap(game, cap(game)) == Some(1);
        require(selected < 1 || !is_one, Row::GO3.at(space, "Govern selects only 1 space").limited(1))?;
    }
    turn.may_select_special(game, space, cap(game))
}

/// The most spaces: 2, or 1 under Mandate of Heaven (shaded).
fn cap(game: &Game) -> Option<u8> {
    Some(if game.shaded(LastingCard::MandateOfHeaven) { 1 } else { 2 })
}

/// Adds 3 times its Population to Aid.
///
/// # Errors
/// See [`may_select`].
pub fn add_aid(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    turn.special_spaces.set(space, true);
    table.change_track(Track::Aid, 3 * i32::from(space.population()))?;
    Ok(())
}

/// Whether Aid may be turned into Patronage in `space`, by Mandate of Heaven without the shift if `mandate`.
///
/// # Errors
/// See [`may_select`]; GO2, GO3.
pub fn may_take_patronage(game: &Game, turn: &Turn, space: Space, mandate: bool) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    let board = game.board();
    let exceeds = board.count_of(space, PieceSet::ARVN_CUBES) > board.count(space, PieceKind::UsTroops);
    require(exceeds, Row::GO2.at(space, "ARVN cubes must exceed US Troops there"))?;
    if mandate {
        let at = |why| Row::GO3.at(space, why);
        require(
            game.unshaded(LastingCard::MandateOfHeaven),
            at("Mandate of Heaven (unshaded) is not in play"),
        )?;
        require(
            !turn.coin.govern.mandate,
            at("Mandate of Heaven saves the level of only 1 space").limited(1),
        )?;
    }
    Ok(())
}

/// Turns Aid into Patronage up to the Population of `space`, which shifts toward Neutral unless `mandate`.
///
/// # Errors
/// See [`may_take_patronage`].
pub fn take_patronage(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    mandate: bool,
) -> Result<(), Error> {
    may_take_patronage(table.game, turn, space, mandate)?;
    turn.special_spaces.set(space, true);
    turn.coin.govern.mandate |= mandate;
    let amount = i32::from(table.board().track(Track::Aid).min(space.population()));
    table.change_track(Track::Aid, -amount)?;
    table.change_track(Track::Patronage, amount)?;
    if !mandate {
        table.shift_support(space, -1)?;
    }
    Ok(())
}

/// Ends the activity: Patronage under the Young Turks, once.
///
/// # Errors
/// Never by the rules.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    let has_governed = !turn.special_spaces.is_empty() && !turn.coin.govern.finished;
    if has_governed && table.game.leader() == Some(Leader::YoungTurks) {
        table.change_track(Track::Patronage, 2)?;
    }
    turn.coin.govern.finished |= has_governed;
    Ok(())
}

/// A step of Govern: a space.
///
/// In words: `hue aid`, `hue patronage`, `hue patronage mandate`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum GovernStep {
    /// Adds 3 times the Population to Aid.
    Aid {
        /// The space.
        space: Space,
    },
    /// Turns Aid into Patronage.
    Patronage {
        /// The space.
        space: Space,
        /// Whether Mandate of Heaven saves the level.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mandate: bool,
    },
}

impl ActionStep for GovernStep {
    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        finish(table, turn)
    }

    /// `SPACE aid` or `SPACE patronage [mandate]`.
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        words.mark(":");
        let step = match words.keyword("what is done there", &["aid", "patronage"])? {
            "aid" => GovernStep::Aid { space },
            _ => GovernStep::Patronage { space, mandate: words.is("mandate") },
        };
        Ok(step)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let open = Space::ALL.into_iter().filter(|space| may_select(game, turn, *space).is_ok());
        open.flat_map(|space| {
            let patronage = |mandate| GovernStep::Patronage { space, mandate };
            [GovernStep::Aid { space }, patronage(false), patronage(true)]
        })
        .collect()
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        let _ = match self {
            GovernStep::Aid { space } => write!(words, "{space} aid"),
            GovernStep::Patronage { space, mandate: false } => write!(words, "{space} patronage"),
            GovernStep::Patronage { space, mandate: true } => write!(words, "{space} patronage mandate"),
        };
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match *self {
            GovernStep::Aid { space } => add_aid(table, turn, space),
            GovernStep::Patronage { space, mandate } => take_patronage(table, turn, space, mandate),
        }
    }
}

/// Where ARVN may Govern, with what Aid gains and Patronage may gain.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::Govern) {
        return ActionOptions::none(SpecialName::Govern.id(), refusal);
    }
    let (mut spaces, mut refused) =
        (Vec::new(), Row::GO1.refuses("no City or Province but Saigon has COIN Control and Support"));
    for space in Space::ALL {
        match may_select(game, turn, space) {
            Ok(()) => {
                let mut forms = vec![Form::up_to("aid", 3 * space.population())];
                if may_take_patronage(game, turn, space, false).is_ok() {
                    forms.push(Form::up_to(
                        "patronage",
                        game.board().track(Track::Aid).min(space.population()),
                    ));
                }
                if may_take_patronage(game, turn, space, true).is_ok() {
                    forms.push(Form::of("mandate"));
                }
                spaces.push(SpaceOptions { space, cost: 0, forms });
            }
            Err(refusal) if refusal.row != Row::GO1 => refused = refusal,
            Err(_) => {}
        }
    }
    ActionOptions {
        name: SpecialName::Govern.id(),
        refused: spaces.is_empty().then_some(refused),
        most_spaces: turn.special_cap(game, cap(game)),
        spaces,
        besides: Vec::new(),
        impossible: Impossible::unless_one(
            "patronage",
            Space::ALL
                .into_iter()
                .filter(|space| may_select(game, turn, *space).is_ok())
                .map(|space| may_take_patronage(game, turn, space, false)),
        )
        .into_iter()
        .collect(),
    }
}
