//! What a man below sees by, and how far [Getting Around Underground].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a man sees by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LightSource {
    /// Nothing.
    #[default]
    None,
    /// A candle.
    Candle,
    /// A torch.
    Torch,
    /// A flashlight.
    Flashlight,
    /// A flashlight with its red filter.
    RedFilter,
}

impl LightSource {
    /// Every one.
    pub const ALL: [LightSource; 5] = [
        LightSource::None,
        LightSource::Candle,
        LightSource::Torch,
        LightSource::Flashlight,
        LightSource::RedFilter,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            LightSource::None => "none",
            LightSource::Candle => "candle",
            LightSource::Torch => "torch",
            LightSource::Flashlight => "flashlight",
            LightSource::RedFilter => "red-filter",
        }
    }

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
