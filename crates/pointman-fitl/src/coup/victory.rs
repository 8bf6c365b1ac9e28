//! The Victory Phase: whether somebody wins at once (6.1), and the end after the final Redeploy Phase
//! (6.4.5).

use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use pointman_core::error::Error;

impl Table<'_> {
    /// Ends the game if a faction may win and passes (6.1). Returns whether it did.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn victory_phase(&mut self) -> Result<bool, Error> {
        let Some(winner) = self.game.victory_phase_winner() else { return Ok(false) };
        self.apply(GameEffect::Won { winner })?;
        Ok(true)
    }

    /// Ends the game after the Redeploy Phase of the final Coup Round: whoever ranks first wins (6.4.5, 7.3).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn end_final_round(&mut self) -> Result<(), Error> {
        let winner = self.game.final_ranking().winner();
        self.apply(GameEffect::Won { winner })
    }
}
