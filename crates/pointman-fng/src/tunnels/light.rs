//! What a man below sees by, and how far [Getting Around Underground].

pointman_core::vocabulary! {
    /// What a man sees by.
    #[derive(Default)]
    pub enum LightSource: "light" {
        /// Nothing.
        #[default]
        None = "none",
        /// A candle.
        Candle = "candle",
        /// A torch.
        Torch = "torch",
        /// A flashlight.
        Flashlight = "flashlight",
        /// A flashlight with its red filter.
        RedFilter = "red-filter",
    }
}

impl LightSource {
    /// Inches in which figures are seen.
    pub const fn line_of_sight(self) -> u8 {
        match self {
            LightSource::None => 1,
            LightSource::Candle => 3,
            LightSource::Torch => 5,
            LightSource::Flashlight => 24,
            LightSource::RedFilter => 6,
        }
    }

    /// Whether enemies fire at who carries it with 1 more Rep.
    pub const fn gives_away(self) -> bool {
        matches!(self, LightSource::Candle | LightSource::Torch | LightSource::Flashlight)
    }

    /// Sections that are seen ahead (sup-29).
    pub(super) const fn sections_ahead(self) -> u8 {
        if matches!(self, LightSource::Flashlight) { 2 } else { 1 }
    }
}
