//! Posts of men in a unit, and what they carry besides their weapon [Unit Organization - Platoon,
//! Reinforcements Tables].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::error::Error;
use pointman_core::names;

macro_rules! words {
    ($(#[$doc:meta])* $Name:ident, $what:literal: $($Value:ident $id:literal $title:literal,)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $Name {
            $(#[doc = $title] $Value,)+
        }

        impl $Name {
            /// Every one, in order.
            pub const ALL: [$Name; [$($id),+].len()] = [$($Name::$Value),+];

            /// Its id.
            pub const fn id(self) -> &'static str {
                match self {
                    $($Name::$Value => $id,)+
                }
            }

            /// How people say it.
            pub const fn title(self) -> &'static str {
                match self {
                    $($Name::$Value => $title,)+
                }
            }

            /// The one `typed` means.
            ///
            /// # Errors
            /// [`Error::Usage`] with the nearest ids.
            pub fn find(typed: &str) -> Result<Self, Error> {
                let ids = $Name::ALL.map($Name::id);
                let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
                names::resolve($what, &typed, &ids).map(|index| $Name::ALL[index]).map_err(Error::Usage)
            }
        }
    };
}

words! {
    /// What a soldier does in the unit.
    Post, "post":
    Nco "nco" "squad leader",
    JrNco "jr-nco" "junior NCO",
    LmgGunner "lmg-gunner" "LMG gunner",
    LmgAssistant "lmg-assistant" "LMG assistant",
    Grenadier "grenadier" "grenadier",
    RpgGunner "rpg-gunner" "RPG gunner",
    RpgLoader "rpg-loader" "RPG loader",
    Rifleman "rifleman" "rifleman",
    PointMan "point-man" "point man",
    Flamethrower "flamethrower" "flamethrower operator",
    HmgGunner "hmg-gunner" "HMG gunner",
    HmgCrew "hmg-crew" "HMG crew",
    Sapper "sapper" "sapper",
    Sniper "sniper" "sniper",
    Officer "officer" "officer",
    PlatoonSergeant "platoon-sergeant" "platoon sergeant",
    Rto "rto" "RTO",
    Medic "medic" "medic",
    Advisor "advisor" "US advisor",
    Commander "commander" "vehicle commander",
    Driver "driver" "driver",
    Gunner "gunner" "gunner",
    Loader "loader" "loader",
    RadioOperator "radio-operator" "radio operator",
    Crewman "crewman" "crewman",
}

words! {
    /// What a soldier carries besides a weapon.
    Gear, "piece of gear":
    Grenades "grenades" "grenades",
    SmokeGrenades "smoke-grenades" "smoke grenades",
    Claymore "claymore" "claymore",
    Radio "radio" "radio",
    Law "law" "LAW",
    SatchelCharge "satchel-charge" "satchel charge",
    WireCutters "wire-cutters" "wire cutters",
    TwoReloads "two-reloads" "2 reloads only",
    ThreeRockets "three-rockets" "3 rockets",
    SniperScope "sniper-scope" "sniper scope",
    StarlightScope "starlight-scope" "starlight scope",
}
