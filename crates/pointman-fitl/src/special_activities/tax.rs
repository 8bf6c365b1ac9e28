//! Tax (4.5.1): VC takes Resources where it is Underground and COIN has no Control.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::board::control::Control;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The most spaces.
const SPACES: u8 = 4;

/// Tax in one space.
///
/// In words: `saigon`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TaxStep {
    /// Where.
    pub space: Space,
}

/// Whether the space may be Taxed.
///
/// # Errors
/// TX1, G8, G9.
pub fn may_tax(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let hidden = game.board().count(space, PieceKind::VcGuerrillasUnderground);
    require(hidden > 0, Row::TX1.at(space, "Tax needs an Underground VC Guerrilla"))?;
    require(
        game.board().control(space) != Control::Coin,
        Row::TX1.at(space, "cannot Tax under COIN Control"),
    )?;
    turn.may_select_special(game, space, Some(SPACES)).map_err(|refusal| refusal.or_too_many(Row::TX1))
}

/// What Tax in the space yields: Econ of a LoC, or twice Population; once Population for a non-player's
/// Agitate Total.
pub fn yields(game: &Game, space: Space) -> u8 {
    match (space.is_loc(), game.is_player(Faction::Vc)) {
        (true, _) => space.econ(),
        (false, true) => 2 * space.population(),
        (false, false) => space.population(),
    }
}

/// Taxes the space.
///
/// # Errors
/// As [`may_tax`].
pub fn tax(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_tax(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    table.flip(space, PieceKind::VcGuerrillasUnderground, 1)?;
    turn.insurgent.note_flip(table.game, PieceKind::VcGuerrillasUnderground, space);
    let pool = table.game.pool(Faction::Vc).unwrap_or(Track::AgitateTotal);
    table.change_track(pool, i32::from(yields(table.game, space)))?;
    table.shift_support(space, 1)?;
    Ok(())
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_go_on_with(game, SpecialName::Tax).err();
    let open = |space: &Space| refused.is_none() && may_tax(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open);
    let form = |space| vec![Form::up_to("tax", yields(game, space))];
    ActionOptions {
        name: SpecialName::Tax.id(),
        refused,
        most_spaces: turn.special_cap(game, Some(SPACES)),
        spaces: spaces.map(|space| SpaceOptions { space, cost: 0, forms: form(space) }).collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        SpecialName::Tax.id(),
        SpaceSet::ALL.iter().map(|space| may_tax(game, turn, space)),
        Row::TX1.refuses("no space without COIN Control has an Underground VC Guerrilla"),
    )
}

impl ActionStep for TaxStep {
    fn parse(words: &mut Words<'_>, _faction: Faction) -> Result<Self, Error> {
        Ok(TaxStep { space: words.space()? })
    }

    fn candidates(_: &Game, _: &Turn) -> Vec<Self> {
        Space::ALL.into_iter().map(|space| TaxStep { space }).collect()
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        tax(table, turn, self.space)
    }
}
