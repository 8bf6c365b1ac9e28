//! Many games between non-players, to learn how a set-up plays out: played on many threads, counted, merged,
//! compared.
//!
//! Game `k` of a run depends on the seed and on `k` alone. So a run gives the same games whatever the number
//! of threads, and pieces of it that were played apart can be summed.

mod advised;
mod chart;
mod engine;
mod line;
mod merging;
pub mod numbers;
mod paired;
mod pieces;
mod run;
mod start;
mod sums;
mod tally;

pub use advised::{AdvisedSeat, AdvisedSeats};
pub use chart::histograms;
pub use engine::usable_threads;
pub use line::{EventLine, GameLine, RoundLine, VERSION};
pub use merging::{Input, Merged, merge};
pub use paired::{Difference, Moved, Paired};
pub use pieces::{Done, PieceFormat, Pieces};
pub use pointman_core::statistics;
pub use run::{DiceOf, Run, play_all};
pub use start::Start;
pub use sums::{Moments, Spread, Stretches};
pub use tally::{CardSums, CardUse, ExecutedCount, Outcomes, Standings, Tally, Wins, WonWith, executed_as};

use crate::document::Schemas;

/// The schemas of what simulations write.
pub const SCHEMAS: Schemas = Schemas::Baked(include_bytes!("schemas.json.z"));

pointman_core::described! {
    /// The schemas of what simulations write, made from their types.
    pub fn schemas() in SCHEMAS {
        GameLine = "simulation-line",
        Tally = "simulation-summary",
    }
}
