//! Resources given by NVA to VC or by VC to NVA while one of them executes something (1.5.2).

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::options::Form;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// Resources given to the ally.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Transfer {
    /// Who gives.
    pub from: Faction,
    /// Who receives.
    pub to: Faction,
    /// How much.
    pub amount: u8,
}

impl Transfer {
    /// Reads `nva vc 3`.
    ///
    /// # Errors
    /// When the words are no transfer.
    pub fn parse(words: &mut Words<'_>) -> Result<Transfer, Error> {
        Ok(Transfer { from: words.term()?, to: words.term()?, amount: words.number()? })
    }

    /// Every transfer there may be during `turn`.
    pub(crate) fn candidates(game: &Game, turn: &Turn) -> Vec<Transfer> {
        let both = [(Faction::Nva, Faction::Vc), (Faction::Vc, Faction::Nva)];
        let given = both.into_iter().flat_map(|(from, to)| {
            let most = pools(game, turn, from, to).map_or(0, |(giver, _)| game.board().track(giver));
            (1..=most).map(move |amount| Transfer { from, to, amount })
        });
        given.collect()
    }

    /// Writes the transfer in words.
    pub(crate) fn tell(&self, words: &mut String) {
        let Transfer { from, to, amount } = self;
        let _ = write!(words, "transfer {from} {to} {amount}");
    }

    /// Carries the transfer out during `turn`; what goes past the end of the receiver's track is lost.
    ///
    /// # Errors
    /// G22 when the two are not NVA and VC of different players, when neither executes the turn, or when the
    /// giver has less.
    pub fn carry_out(&self, table: &mut Table<'_>, turn: &Turn) -> Result<(), Error> {
        let Transfer { from, to, amount } = *self;
        let (giver, receiver) = pools(table.game, turn, from, to)?;
        let held = table.board().track(giver);
        require(amount >= 1, Row::G22.refuses("give at least 1 Resource"))?;
        require(amount <= held, Row::G22.refuses("the giver does not have that much").limited(held))?;
        table.change_track(giver, -i32::from(amount))?;
        table.change_track(receiver, i32::from(amount))?;
        Ok(())
    }
}

/// What may be given during `turn`.
pub(crate) fn forms(game: &Game, turn: &Turn) -> Vec<Form> {
    let both =
        [(Faction::Nva, Faction::Vc, "transfer nva vc"), (Faction::Vc, Faction::Nva, "transfer vc nva")];
    let given = both.into_iter().filter_map(|(from, to, form)| {
        let (giver, _) = pools(game, turn, from, to).ok()?;
        Some(Form::up_to(form, game.board().track(giver))).filter(|form| form.most > Some(0))
    });
    given.collect()
}

/// The tracks of giver and receiver, if the one may give to the other during `turn`.
fn pools(game: &Game, turn: &Turn, from: Faction, to: Faction) -> Result<(Track, Track), Refusal> {
    require(
        from.side() == Side::Insurgent && to == from.ally(),
        Row::G22.refuses("only NVA and VC may give each other Resources"),
    )?;
    require(
        turn.faction.side() == Side::Insurgent,
        Row::G22.refuses("transfers are legal only during an NVA or VC action"),
    )?;
    require(
        !game.is_shared(Side::Insurgent),
        Row::G22.refuses("one player has both factions, so they may not transfer Resources"),
    )?;
    game.pool(from)
        .zip(game.pool(to))
        .ok_or(Row::G22.refuses("a non-player may not give or receive Resources"))
}
