//! Crews: the men of a vehicle that is hit, and the loading that follows each round [Reputation And Crews,
//! Loading The Main Gun].

use crate::checks::{CheckId, Flag, ResultId};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

use super::play::{Ask, Play};

/// One man aboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crewman {
    /// His name or role.
    pub name: String,
}

/// The roles of a crew of up to five, in the order they are filled.
const ROLES: [&str; 5] = ["commander", "driver", "gunner", "loader", "radio operator"];

impl Crewman {
    /// A crew of `count` men named by their roles, and by number beyond five; with three men or fewer the
    /// commander is gunner, with two he is loader too.
    pub fn crew_of(count: u8) -> Vec<Crewman> {
        let roles: &[&str] = match count {
            0 => &[],
            1 => &["driver"],
            2 => &["commander", "driver"],
            3 => &["commander", "driver", "loader"],
            _ => &ROLES,
        };
        let name = |index: u8| {
            roles
                .get(usize::from(index))
                .map_or_else(|| format!("crewman {}", index + 1), ToString::to_string)
        };
        (0..count).map(|index| Crewman { name: name(index) }).collect()
    }
}

/// Who reloads the gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loader {
    /// His Rep; none when nobody is in the loader's place: the gun stays empty until one moves there.
    pub rep: Option<u8>,
    /// The gun is a deployed anti-tank gun.
    pub deployed_gun: bool,
}

/// The result when the gun is loaded.
pub(super) const LOADED: &str = "loaded";
/// The result when nobody is in the loader's place.
const NO_LOADER: &str = "no-loader";

impl Loader {
    /// Loads at once after firing: `loaded`, `loaded-next-active`, `not-loaded`, or `no-loader`.
    pub(super) fn load<T: Trace>(self, play: &mut Play<'_, T>) -> Result<&'static str, Error> {
        let Some(rep) = self.rep else {
            play.note("loading", format_args!("the loader's place is empty until someone moves there"));
            return Ok(NO_LOADER);
        };
        let ask = Ask::new(CheckId::Loading, "loader")
            .rep(rep)
            .flag_if(self.deployed_gun, Flag::DeployedAntiTankGun);
        match play.check(&ask)?.result {
            ResultId::Loaded => Ok(LOADED),
            ResultId::LoadedNextActive => Ok("loaded-next-active"),
            ResultId::NotLoaded => Ok("not-loaded"),
            other => Err(Error::Bug(format!("Loading gave `{other}`"))),
        }
    }
}
