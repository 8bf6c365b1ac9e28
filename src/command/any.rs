//! Documents whose kind is known only when they are read.

use crate::ambush_valley::{Campaign, Mission};
use crate::document::{Kind, State};
use crate::error::Error;
use crate::fitl::GameData;
use crate::fng::squad::Squad;

/// What is done alike with documents of every kind.
pub trait ForAnyKind {
    /// What it gives.
    type Gives;

    /// Does it with documents that hold an `S`.
    ///
    /// # Errors
    /// Those of the deed.
    fn run<S: State>(self) -> Result<Self::Gives, Error>;
}

/// Does `deed` with the state that documents of `kind` hold.
///
/// # Errors
/// Those of the deed.
pub fn with_kind<D: ForAnyKind>(kind: Kind, deed: D) -> Result<D::Gives, Error> {
    match kind {
        Kind::FitlGame => deed.run::<GameData>(),
        Kind::FngSquad => deed.run::<Squad>(),
        Kind::FngMission => deed.run::<crate::fng::mission::Mission>(),
        Kind::FngCampaign => deed.run::<crate::fng::campaign::Campaign>(),
        Kind::AvMission => deed.run::<Mission>(),
        Kind::AvCampaign => deed.run::<Campaign>(),
    }
}
