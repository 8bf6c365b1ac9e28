//! Crews: the men of a vehicle that is hit, and the loading that follows each round [Reputation And Crews,
//! Loading The Main Gun].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Flag, ResultId};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

use super::play::{Ask, Play};

/// One man aboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crewman {
    /// Name or role.
    pub name: String,
}

/// The roles of a crew of up to five, in the order they are filled.
const ROLES: [&str; 5] = ["commander", "driver", "gunner", "loader", "radio operator"];

impl Crewman {
    /// A crew of `count` men named by their roles, and by number beyond five; with three men or fewer the
    /// commander is gunner, with two also the loader.
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

/// Who takes the check of Loading, where only the place is known.
pub(crate) const LOADER: &str = "the loader";

/// Who reloads the gun.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Loader {
    /// Rep; none when nobody is in the loader's place: the gun stays empty until one moves there.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub rep: Option<u8>,
    /// The gun is a deployed anti-tank gun.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub deployed_gun: bool,
}

pointman_core::vocabulary! {
    /// How loading ended.
    pub enum Loading: "loading" {
        Loaded = "loaded" "loaded",
        LoadedNextActive = "loaded-next-active" "loaded, to be fired when next active",
        NotLoaded = "not-loaded" "not loaded",
        NoLoader = "no-loader" "empty until somebody is in the loader's place",
    }
}

impl Loader {
    /// Loads at once after firing: what it comes to.
    pub(crate) fn load<T: Trace>(self, play: &mut Play<'_, T>) -> Result<Loading, Error> {
        let Some(rep) = self.rep else {
            play.note(
                CheckId::Loading,
                format_args!("the loader's place is empty until someone moves there"),
            );
            return Ok(Loading::NoLoader);
        };
        let ask =
            Ask::new(CheckId::Loading, LOADER).rep(rep).flag_if(self.deployed_gun, Flag::DeployedAntiTankGun);
        match play.check(&ask)?.result {
            ResultId::Loaded => Ok(Loading::Loaded),
            ResultId::LoadedNextActive => Ok(Loading::LoadedNextActive),
            ResultId::NotLoaded => Ok(Loading::NotLoaded),
            other => Err(Error::Bug(format!("Loading gave `{other}`"))),
        }
    }
}
