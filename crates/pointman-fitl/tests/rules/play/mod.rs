//! Random legal play of whole games: every law of the game holds after each effect, documents survive being
//! written and read, and the history runs again to the same digests.

use crate::coup::answer;
use crate::events::asked;
mod attempt;
mod games;
mod laws;
mod player;
mod record;
mod refused;
mod steps;
mod words;
