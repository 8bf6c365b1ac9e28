//! How far one sees: by ground, light and weather, and with what gives light [Line Of Sight].

use pointman_core::error::Error;

use crate::campaign_data::terrain;
use crate::mission::FeatureKind;

/// The rule of all this.
const RULE: &str = "FNG Line Of Sight";
/// Inches in the open by night.
const OPEN_BY_NIGHT: u8 = 12;
/// Inches in fog and heavy rain by day, and by night.
const IN_FOG: (u8, u8) = (12, 6);

pointman_core::vocabulary! {
    /// What shortens every line of sight.
    pub enum Haze: "weather" {
        Clear = "clear" "clear",
        Overcast = "overcast" "overcast",
        Rain = "rain" "rain",
        HeavyRain = "heavy-rain" "heavy rain",
        Fog = "fog" "fog",
    }
}

pointman_core::vocabulary! {
    /// What somebody sees by at night.
    pub enum SightAid: "light" {
        Flashlight = "flashlight" "flashlight",
        RedFilter = "red-filter" "flashlight with a red filter",
        StarlightScope = "starlight-scope" "starlight scope",
        Candle = "candle" "candle",
        Torch = "torch" "torch",
    }
}

/// Where somebody looks, and by what light.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LookedFrom {
    /// The kinds of ground the line goes through; open ground if none.
    pub ground: Vec<FeatureKind>,
    /// By night.
    pub night: bool,
    /// In a tunnel.
    pub tunnel: bool,
    /// The weather.
    pub haze: Option<Haze>,
    /// What is seen stands in a lit area.
    pub lit: bool,
    /// What the looker sees by.
    pub aid: Option<SightAid>,
    /// Neither moon nor stars show.
    pub dark_sky: bool,
    /// Ordinary overcast shortens it as fog does (camp-27, the option).
    pub overcast_is_fog: bool,
}

/// How far somebody sees, and why.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Sight {
    /// Inches; none for the whole table.
    pub inches: Option<u8>,
    /// What decided it, in the order in which it was weighed.
    pub because: Vec<String>,
    /// What else follows from the light.
    pub notes: Vec<&'static str>,
}

/// An area that something lights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct LitArea {
    /// What lights it.
    pub source: &'static str,
    /// How far across it is, in inches, and in what form.
    pub area: &'static str,
    /// How long.
    pub lasts: &'static str,
    /// What else.
    pub notes: &'static str,
}

/// What lights an area, so that those in it are seen as by day.
pub const LIT_AREAS: [LitArea; 6] = [
    LitArea {
        source: "pencil flare, starburst",
        area: "24 in circle",
        lasts: "1 full turn",
        notes: "its centre within 18 in of the firer; launching is not firing",
    },
    LitArea { source: "trip flare", area: "12 in circle", lasts: "1 full turn", notes: "" },
    LitArea { source: "mortar illumination", area: "48 in circle", lasts: "3 full turns", notes: "" },
    LitArea { source: "artillery illumination", area: "56 in circle", lasts: "4 turns", notes: "" },
    LitArea { source: "Nighthawk searchlight, in hover", area: "24 in", lasts: "while on", notes: "" },
    LitArea { source: "Nighthawk searchlight, in flight", area: "12 in strip", lasts: "while on", notes: "" },
];

/// How far somebody sees: of several limits the shortest (combat-01).
///
/// ```
/// use pointman_fng::combat::{LookedFrom, SightAid, sight};
/// let night = LookedFrom { night: true, ..LookedFrom::default() };
/// assert_eq!(sight(&night)?.inches, Some(12));
/// let scope = LookedFrom { aid: Some(SightAid::StarlightScope), ..night };
/// assert_eq!(sight(&scope)?.inches, Some(36));
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// What the aid cannot be used in.
pub fn sight(look: &LookedFrom) -> Result<Sight, Error> {
    if look.tunnel {
        return in_tunnel(look);
    }
    if matches!(look.aid, Some(SightAid::Candle | SightAid::Torch)) {
        return Err(Error::refused(RULE, "a candle or torch gives its light in a tunnel"));
    }
    let mut because = Vec::new();
    let mut notes = Vec::new();
    // Who stands in a lit area is seen as by day (combat-01).
    let night = look.night && !look.lit;
    if look.night && look.lit {
        because.push("anything in a lit area is visible as by day".to_owned());
    }
    let factor = aid_factor(look, night, &mut notes)?;
    let mut limit: Option<u8> = None;
    let mut shorten = |inches: u8, why: String, because: &mut Vec<String>| {
        because.push(format!("{why}: {inches} in"));
        limit = Some(limit.map_or(inches, |limit| limit.min(inches)));
    };
    let grounds: Vec<FeatureKind> =
        if look.ground.is_empty() { vec![FeatureKind::Clear] } else { look.ground.clone() };
    for ground in grounds {
        let feature = terrain().feature(ground);
        let by_light =
            feature.and_then(|feature| if night { feature.los_night_in } else { feature.los_day_in });
        let name = feature.map_or("ground", |feature| feature.name.as_str());
        let is_grass = ground == FeatureKind::ElephantGrass;
        match (by_light, night) {
            (Some(inches), true) if !is_grass => {
                shorten(inches.saturating_mul(factor.elsewhere), named(name, factor.elsewhere), &mut because);
            }
            (Some(inches), _) => shorten(inches, name.to_owned(), &mut because),
            (None, true) => {
                shorten(
                    OPEN_BY_NIGHT * factor.open,
                    named("open ground by night", factor.open),
                    &mut because,
                );
            }
            (None, false) => because.push(format!("{name}: the whole table")),
        }
    }
    let is_fog = matches!(look.haze, Some(Haze::Fog | Haze::HeavyRain))
        || (look.haze == Some(Haze::Overcast) && look.overcast_is_fog);
    if let Some(haze) = look.haze.filter(|_| is_fog) {
        let inches = if night { IN_FOG.1 } else { IN_FOG.0 };
        shorten(inches, haze.title().to_owned(), &mut because);
    }
    if look.aid == Some(SightAid::RedFilter) && night {
        shorten(6, SightAid::RedFilter.title().to_owned(), &mut because);
    }
    Ok(Sight { inches: limit, because, notes })
}

/// By how much an aid lengthens the line of sight by night.
struct Factor {
    open: u8,
    elsewhere: u8,
}

fn aid_factor(look: &LookedFrom, night: bool, notes: &mut Vec<&'static str>) -> Result<Factor, Error> {
    const PLAIN: Factor = Factor { open: 1, elsewhere: 1 };
    let in_grass = look.ground.contains(&FeatureKind::ElephantGrass);
    Ok(match look.aid {
        Some(SightAid::Flashlight) => {
            notes.push("only to its front; fire at the user, or at anything it lights, has +1 Rep");
            if in_grass {
                notes.push("in elephant grass it lights nothing");
            }
            if night { Factor { open: 2, elsewhere: 2 } } else { PLAIN }
        }
        Some(SightAid::RedFilter) => {
            notes.push("seen only inside its light; no +1 Rep for fire at the user");
            PLAIN
        }
        Some(SightAid::StarlightScope) => {
            let unusable = match look.haze {
                _ if in_grass => Some("in elephant grass"),
                Some(Haze::Rain | Haze::HeavyRain) => Some("in rain"),
                _ if look.dark_sky => Some("without moon or stars"),
                _ => None,
            };
            if let Some(why) = unusable {
                return Err(Error::refused(RULE, format!("a starlight scope does not work {why}")));
            }
            // combat-03: the night LOS of the ground is multiplied.
            if night { Factor { open: 3, elsewhere: 2 } } else { PLAIN }
        }
        _ => PLAIN,
    })
}

fn named(name: &str, factor: u8) -> String {
    if factor == 1 { name.to_owned() } else { format!("{name}, times {factor}") }
}

fn in_tunnel(look: &LookedFrom) -> Result<Sight, Error> {
    let (inches, why, notes): (u8, &str, Vec<&'static str>) = match look.aid {
        None => (1, "a tunnel without light", Vec::new()),
        Some(SightAid::Candle) => (3, "a candle", vec!["enemies firing at the bearer have +1 Rep"]),
        Some(SightAid::Torch) => (5, "a torch", vec!["enemies firing at the bearer have +1 Rep"]),
        Some(SightAid::Flashlight) => (24, "a flashlight in a tunnel", vec!["enemies have +1 Rep"]),
        Some(SightAid::RedFilter) => (6, "a flashlight with a red filter in a tunnel", Vec::new()),
        Some(SightAid::StarlightScope) => {
            return Err(Error::refused(RULE, "a starlight scope does not work without moon or stars"));
        }
    };
    Ok(Sight { inches: Some(inches), because: vec![format!("{why}: {inches} in")], notes })
}
