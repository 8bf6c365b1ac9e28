//! The tracks along the edge of the board, with their ranges (1.8, 1.9), and the US Policy of a non-player
//! US.

use std::ops::RangeInclusive;

use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// A number kept on a track.
    ///
    /// ```
    /// use pointman_fitl::Track;
    /// assert_eq!("trail".parse(), Ok(Track::Trail));
    /// assert_eq!(Track::Trail.range(), 0..=4);
    /// assert_eq!(Track::Aid.stop(80), 75);
    /// ```
    pub enum Track: "track" {
        /// ARVN Resources, which the US spends too.
        ArvnResources = "arvn_resources",
        /// NVA Resources.
        NvaResources = "nva_resources",
        /// VC Resources.
        VcResources = "vc_resources",
        /// Agitate Total of a non-player VC, kept with the VC Resources marker (T4.1.4).
        AgitateTotal = "agitate_total",
        /// Aid to ARVN.
        Aid = "aid",
        /// Patronage.
        Patronage = "patronage",
        /// Total Econ as marked: changes in the Resources Phase only (6.2.3).
        Econ = "econ",
        /// The Trail (6.7).
        Trail = "trail",
    }
}

vocabulary! {
    /// US Policy, used when the US is a non-player (T4.1.5).
    #[derive(Default)]
    pub enum Policy: "US Policy" {
        /// John F. Kennedy.
        #[default]
        Jfk = "jfk",
        /// Lyndon B. Johnson.
        Lbj = "lbj",
        /// Richard M. Nixon.
        Nixon = "nixon",
    }
}

/// One `T` for each track.
pub type ByTrack<T> = By<Track, T, { Track::ALL.len() }>;

impl Policy {
    /// What people call it: `JFK`.
    pub const fn title(self) -> &'static str {
        match self {
            Policy::Jfk => "JFK",
            Policy::Lbj => "LBJ",
            Policy::Nixon => "Nixon",
        }
    }
}

impl Track {
    /// What people call it: `ARVN Resources`.
    pub const fn title(self) -> &'static str {
        match self {
            Track::ArvnResources => "ARVN Resources",
            Track::NvaResources => "NVA Resources",
            Track::VcResources => "VC Resources",
            Track::AgitateTotal => "Agitate Total",
            Track::Aid => "Aid",
            Track::Patronage => "Patronage",
            Track::Econ => "Econ",
            Track::Trail => "Trail",
        }
    }

    /// The highest value; the lowest is 0.
    pub const fn highest(self) -> u8 {
        match self {
            Track::ArvnResources
            | Track::NvaResources
            | Track::VcResources
            | Track::AgitateTotal
            | Track::Aid
            | Track::Patronage => 75,
            Track::Econ => 15,
            Track::Trail => 4,
        }
    }

    /// The values the track has.
    pub const fn range(self) -> RangeInclusive<u8> {
        0..=self.highest()
    }

    /// Where a change to `value` stops: what goes past either end is lost (1.8, 5.1.1).
    pub const fn stop(self, value: i32) -> u8 {
        if value < 0 {
            0
        } else if value > self.highest() as i32 {
            self.highest()
        } else {
            value as u8
        }
    }
}
