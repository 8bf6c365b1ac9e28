//! The boxes beside the map that hold pieces (1.4.1).

use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// Where pieces are that are not on the map.
    ///
    /// ```
    /// use pointman_fitl::BoxName;
    /// assert_eq!("out".parse(), Ok(BoxName::OutOfPlay));
    /// ```
    #[derive(Default)]
    pub enum BoxName: "box" {
        /// Ready to be placed.
        #[default]
        Available = "available",
        /// Held back until Events or Commitment bring them in: US and ARVN pieces.
        OutOfPlay = "out-of-play",
        /// Lost in fighting: US pieces.
        Casualties = "casualties",
    }
}

impl BoxName {
    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            BoxName::Available => "Available",
            BoxName::OutOfPlay => "Out of Play",
            BoxName::Casualties => "Casualties",
        }
    }
}

/// One `T` for each box.
pub type ByBox<T> = By<BoxName, T, { BoxName::ALL.len() }>;
