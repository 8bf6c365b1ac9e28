//! Resources given by NVA to VC or by VC to NVA while one of them executes something (1.5.2).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::{Faction, Side};
use super::refusal::{Row, require};
use super::table::Table;
use super::turn::Turn;
use super::words::Words;
use crate::error::Error;

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

    /// Carries the transfer out during `turn`; what goes past the end of the receiver's track is lost.
    ///
    /// # Errors
    /// G22 when the two are not NVA and VC of different players, when neither executes the turn, or when the giver has less.
    pub fn carry_out(&self, table: &mut Table<'_>, turn: &Turn) -> Result<(), Error> {
        let Transfer { from, to, amount } = *self;
        require(
            from.side() == Side::Insurgent && to == from.ally(),
            Row::G22.refuses("NVA and VC alone give each other Resources"),
        )?;
        require(turn.faction.side() == Side::Insurgent, Row::G22.refuses("only while NVA or VC executes something"))?;
        let pools = table.game.pool(from).zip(table.game.pool(to));
        let (giver, receiver) = pools.ok_or_else(|| Row::G22.refuses("a non-player neither gives nor receives Resources"))?;
        require(!table.game.is_shared(Side::Insurgent), Row::G22.refuses("one person plays both: there is nobody to give to"))?;
        let held = table.board().track(giver);
        require(amount >= 1, Row::G22.refuses("at least 1 Resource is given"))?;
        require(amount <= held, Row::G22.refuses("more than the giver has").limited(held))?;
        table.change_track(giver, -i32::from(amount))?;
        table.change_track(receiver, i32::from(amount))?;
        Ok(())
    }
}
