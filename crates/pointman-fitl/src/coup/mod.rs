//! Coup cards and the Coup Round (2.4, 6.0).
//!
//! - [`card`] carries out the Coup card itself.
//! - A Round is a list of parts ([`CoupPart`]), each of which one faction chooses in or nobody does;
//!   [`round`] carries them out one after the other.
//! - The rules of the phases, a file each or one for each faction: [`victory`], [`resources`], [`pacify`] and
//!   [`agitate`] (Support), [`redeploy`], [`commitment`], [`reset`].
//! - [`CoupChoices`] are the choices of people as data, [`CoupQuestion`] what can be chosen, [`CoupCourse`] a
//!   part in mid-course: what is chosen entry by entry, and its open question.

pub mod agitate;
pub mod card;
pub mod choices;
pub mod commitment;
pub mod course;
pub mod options;
pub mod pacify;
pub mod part;
pub mod redeploy;
pub mod reset;
pub mod resources;
pub mod round;
pub mod victory;
mod wording;

pub use agitate::CadresTaken;
pub use card::{AfterCoupCard, Deserted, Desertion};
pub use choices::{CoupChoices, CoupMove, SpaceAgitated, SpacePacified, Spot};
pub use commitment::Commitment;
pub use course::{CoupCourse, CoupEntry};
pub use options::{CoupOptions, CoupQuestion, MoveOptions, SpaceSteps};
pub use pacify::{Pacified, PacifyTerms, StepLimits};
pub use part::{CoupPart, CoupProgress};
pub use round::{CoupRun, CoupStop, NonPlayers};
