//! The installations of a Search and Destroy that have been found, and those destroyed [Search and Destroy].

use super::{Ground, Marker, Mission};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const RULE: &str = "FNG Search and Destroy";

impl Mission {
    /// Installations that have been found and stand yet.
    pub fn installations_found(&self) -> Vec<&Marker> {
        let markers = self.forces.iter().flat_map(|forces| &forces.markers);
        markers
            .filter(|marker| marker.revealed && marker.installation.is_some() && !marker.destroyed)
            .collect()
    }

    /// Whether an installation has been destroyed, which is the goal of a Search and Destroy.
    pub fn has_destroyed(&self) -> bool {
        self.forces.iter().flat_map(|forces| &forces.markers).any(|marker| marker.destroyed)
    }

    /// An installation is destroyed; gives it in words.
    ///
    /// # Errors
    /// [`Error::Incomplete`] without a number; [`Error::Refused`] for a marker that is none, or not found
    /// yet.
    pub(crate) fn destroy_installation(&mut self, number: Option<u8>) -> Result<String, Error> {
        let found: Vec<String> =
            self.installations_found().iter().map(|marker| marker.number.to_string()).collect();
        let Some(number) = number else {
            let which = OpenQuestion::of("marker", "the number of the installation", RULE).legal(found);
            return Err(Error::needs("", which, option("marker")));
        };
        let markers = self.forces.iter_mut().flat_map(|forces| &mut forces.markers);
        let refuse = |why: &str| Err(Error::refused(RULE, format!("marker {number} {why}")));
        let Some(marker) = markers.into_iter().find(|marker| marker.number == number) else {
            return refuse("is not in this mission");
        };
        let Some(installation) = marker.installation.filter(|_| marker.revealed) else {
            return refuse("is not an installation that has been found");
        };
        if std::mem::replace(&mut marker.destroyed, true) {
            return refuse("has been destroyed already");
        }
        Ok(format!("{} at marker {number} in {}", installation.title(), Ground::square(marker.at)))
    }
}
