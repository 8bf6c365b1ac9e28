//! Whose tour of duty is how long [Improving Rep and Short Timers].

use super::options::{FreeWorldTours, Monthly, Options};

/// A tour of duty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tour {
    /// How many months it lasts.
    pub months: u8,
    /// The month from whose end on a man is a short timer.
    pub short_from: u8,
}

/// The tour of the US Army, and of all who serve as it does.
pub const ARMY: Tour = Tour { months: 12, short_from: 10 };
/// The tour of the Marines.
pub const MARINES: Tour = Tour { months: 13, short_from: 11 };

/// The tour of men of `force`; none for those who fight for the duration (camp-41, char-06).
pub fn tour_of(force: &str, options: &Options) -> Option<Tour> {
    match force {
        "us-marines" => Some(MARINES),
        "us-army-infantry" | "us-air-cavalry" | "anzac-infantry" => Some(ARMY),
        "nva" | "vc-main-force" | "local-vc" => (options.monthly == Monthly::All).then_some(ARMY),
        _ => (options.monthly == Monthly::All || options.free_world == FreeWorldTours::All).then_some(ARMY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soldiers_serve_12_months_marines_13_and_others_for_the_duration() {
        let printed = Options::default();
        assert_eq!(tour_of("us-army-infantry", &printed), Some(ARMY));
        assert_eq!(tour_of("us-marines", &printed), Some(MARINES));
        assert_eq!(tour_of("anzac-infantry", &printed), Some(ARMY));
        for force in
            ["us-sf-cidg", "arvn-army-infantry", "arvn-militia-rf-pf", "nva", "vc-main-force", "local-vc"]
        {
            assert_eq!(tour_of(force, &printed), None, "{force}");
        }
        let mut options = Options::default();
        options.set("char-06", "all").unwrap();
        assert_eq!((tour_of("arvn-army-infantry", &options), tour_of("nva", &options)), (Some(ARMY), None));
        options.set("camp-41", "all").unwrap();
        assert_eq!(tour_of("nva", &options), Some(ARMY));
    }
}
