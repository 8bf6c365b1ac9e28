//! Many games of non-players, to learn what comes of a set-up: played by many threads, counted, summed.
//!
//! Game `k` of a run depends on the seed and on `k` alone. So a run gives the same games whatever the number
//! of threads, and pieces of it that were played apart can be summed.

mod advised;
mod chart;
mod line;
mod run;
mod tally;

pub use advised::{AdvisedSeat, AdvisedSeats};
pub use chart::histograms;
pub use line::GameLine;
pub use run::{Run, Start};
pub use tally::{Spread, Tally};
