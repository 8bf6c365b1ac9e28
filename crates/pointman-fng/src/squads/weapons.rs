//! The weapons of FNG: the generic tables of both editions and the lists of each army
//! [List Of Weapons, Army Lists, Quick Reference Sheets].

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::checks::Edition;
use crate::words::Nation;
pub use crate::words::WeaponId;
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::way;

/// What weapons are called whose names the lists misprint, and how they have them.
const MISPRINTED: [(&str, &str); 1] = [("rpd", "rdp")];

pointman_core::vocabulary! {
    /// The kind of a weapon: what the Outgunned Ratings and the Attributes look at.
    pub enum WeaponClass: "kind of weapon" {
        SmallCaliberPistol = "small-caliber-pistol" "small-caliber pistol",
        MediumCaliberPistol = "medium-caliber-pistol" "medium-caliber pistol",
        LargeCaliberPistol = "large-caliber-pistol" "large-caliber pistol",
        MachinePistol = "machine-pistol" "machine pistol",
        MediumCaliberSmg = "medium-caliber-smg" "medium-caliber SMG",
        LargeCaliberSmg = "large-caliber-smg" "large-caliber SMG",
        CombatShotgun = "combat-shotgun" "combat shotgun",
        BoltActionRifle = "bolt-action-rifle" "bolt-action rifle",
        SemiAutomaticRifle = "semi-automatic-rifle" "semi-automatic rifle",
        SemiAutomaticCarbine = "semi-automatic-carbine" "semi-automatic carbine",
        SelectiveFireCarbine = "selective-fire-carbine" "selective-fire carbine",
        SelectiveFireRifle = "selective-fire-rifle" "selective-fire rifle",
        Lmg = "lmg" "LMG",
        Mmg = "mmg" "MMG",
        Hmg = "hmg" "HMG",
        Grenade = "grenade" "grenade",
        RifleGrenade = "rifle-grenade" "rifle grenade",
        GrenadeLauncher = "grenade-launcher" "grenade launcher",
        GrenadeLauncherBuckshot = "grenade-launcher-buckshot" "grenade launcher buckshot",
        Flamethrower = "flamethrower" "flamethrower",
        Molotov = "molotov" "molotov",
        SatchelCharge = "satchel-charge" "satchel charge",
        AntiTank = "anti-tank" "anti-tank",
        AntiTankGrenade = "anti-tank-grenade" "anti-tank grenade",
        RecoillessRifle = "recoilless-rifle" "recoilless rifle",
        Melee = "melee" "melee",
        AutomaticCannon = "automatic-cannon" "automatic cannon",
        MainGun = "main-gun" "main gun",
    }
}

impl WeaponClass {
    /// Whether it stands on the Small Arms tables (marksman-1).
    pub const fn is_small_arm(self) -> bool {
        (self as u8) < (WeaponClass::Lmg as u8)
    }

    /// Whether it is a light, medium or heavy machine gun.
    pub const fn is_machine_gun(self) -> bool {
        matches!(self, WeaponClass::Lmg | WeaponClass::Mmg | WeaponClass::Hmg)
    }

    /// Whether it is thrown or placed by hand.
    pub const fn is_thrown(self) -> bool {
        matches!(
            self,
            WeaponClass::Grenade
                | WeaponClass::Molotov
                | WeaponClass::SatchelCharge
                | WeaponClass::AntiTankGrenade
        )
    }

    /// Whether it launches a round that bursts.
    pub const fn is_launched(self) -> bool {
        matches!(self, WeaponClass::RifleGrenade | WeaponClass::GrenadeLauncher)
    }

    /// The kind of weapon that fires it: buckshot is a round of a grenade launcher.
    pub(crate) const fn launcher(self) -> Self {
        match self {
            WeaponClass::GrenadeLauncherBuckshot => WeaponClass::GrenadeLauncher,
            other => other,
        }
    }

    /// Whether it fires with Squad Anti-Tank Fire at vehicles.
    pub const fn is_squad_anti_tank(self) -> bool {
        matches!(self, WeaponClass::AntiTank | WeaponClass::AntiTankGrenade | WeaponClass::RecoillessRifle)
    }
}

/// The table of an army list on which a weapon stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum WeaponTable {
    SmallArms,
    MachineGuns,
    GrenadesAndOther,
    AntiTank,
    Melee,
    VehicleWeapons,
}

pointman_core::vocabulary! {
    /// The list on which a weapon stands.
    pub enum WeaponList: "list" {
        Generic = "generic" "the generic tables",
        Usa = "usa" "the US list",
        Anzac = "anzac" "the ANZAC list",
        Arvn = "arvn" "the ARVN list",
        Communist = "communist" "the Communist list",
        Vehicle = "vehicle" "weapons of vehicles",
    }
}

impl WeaponList {
    /// Whose list it is; none for what every army may have.
    pub const fn nation(self) -> Option<Nation> {
        match self {
            WeaponList::Usa => Some(Nation::Usa),
            WeaponList::Anzac => Some(Nation::Anzac),
            WeaponList::Arvn => Some(Nation::Arvn),
            WeaponList::Communist => Some(Nation::Communist),
            WeaponList::Generic | WeaponList::Vehicle => None,
        }
    }
}

/// What gives a weapon a longer range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Addition {
    SniperScope,
    DetachableStock,
    LaunchedFromRifle,
}

/// A longer range with some addition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongerRange {
    /// Inches.
    pub range: u8,
    /// What it takes.
    pub with: Addition,
}

/// The blast behind a weapon when it fires.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backblast {
    /// Inches directly behind the shooter.
    pub distance: u8,
    /// Impact of the hit on anyone there.
    pub impact: u8,
}

/// A weapon as an army list or the generic tables describe it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Which it is; with the edition it is unique.
    pub id: WeaponId,
    /// The rules' name.
    pub name: String,
    /// Caliber, if the list gives one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caliber: Option<String>,
    /// The editions whose figures these are.
    pub editions: Vec<u8>,
    /// The list.
    pub list: WeaponList,
    /// The table of that list.
    pub table: WeaponTable,
    /// Its kind.
    pub class: WeaponClass,
    /// Nearest range in inches; a round that lands nearer is a dud (combat-20: exactly there it is armed).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range_min: Option<u8>,
    /// Farthest range in inches; none for melee weapons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// A longer range with some addition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range_alt: Option<LongerRange>,
    /// Target Rating: dice and width of the swath in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets: Option<u8>,
    /// Target Rating on full automatic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets_auto: Option<u8>,
    /// Another Target Rating beside a mark that has no meaning (army-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets_alt: Option<u8>,
    /// Diameter in inches of the circle it bursts in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<u8>,
    /// Width in inches of the path of a flamethrower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path_width: Option<u8>,
    /// Impact, if one is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impact: Option<u8>,
    /// Penetration rating against armor, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apw: Option<u8>,
    /// Outgunned Rating, 1 to 5.
    pub ogr: u8,
    /// The blast behind it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backblast: Option<Backblast>,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
}

impl Weapon {
    /// Whether it is a bazooka, which one man fires every other turn only.
    pub const fn is_bazooka(&self) -> bool {
        matches!(self.id, WeaponId::Bazooka | WeaponId::UsaM20Bazooka | WeaponId::ArvnM20Bazooka)
    }

    /// All weapons of both editions, generic tables first.
    pub fn all() -> &'static [Weapon] {
        static ALL: LazyLock<Vec<Weapon>> =
            LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/weapons.json")));
        &ALL
    }

    /// The weapon meant by `typed` in `edition`: its id, the id without the army (`m-16`), the rules' name, a
    /// unique beginning of one of them, or one of its words (`law`). A short name that several armies share
    /// is fine as long as their figures agree.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown name, or one that armies give different figures.
    pub fn find(typed: &str, edition: Edition) -> Result<&'static Weapon, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        let of_edition =
            || Weapon::all().iter().filter(move |weapon| weapon.editions.contains(&edition.number()));
        if let Some(exact) = of_edition().find(|weapon| weapon.id.id() == typed) {
            return Ok(exact);
        }
        let is_whole = |weapon: &Weapon| weapon.short_id() == typed || weapon.name_id() == typed;
        // `rifle` is no short form of the rifle-launched grenade: the kinds of rifle are meant.
        let is_kind = |weapon: &Weapon| {
            weapon.list == WeaponList::Generic
                && weapon.id.id().split('-').next_back() == Some(typed.as_str())
        };
        let begins = |weapon: &Weapon| {
            !typed.is_empty() && (weapon.id.id().starts_with(&typed) || weapon.short_id().starts_with(&typed))
        };
        // `law` is the M-72 LAW.
        let has_word =
            |weapon: &Weapon| !typed.is_empty() && weapon.short_id().split('-').any(|word| word == typed);
        // What it is called everywhere but on the list, which has its letters in another order.
        let is_misprinted = |weapon: &Weapon| MISPRINTED.contains(&(typed.as_str(), weapon.short_id()));
        let is_of_class = |weapon: &Weapon| weapon.list == WeaponList::Generic && weapon.class.id() == typed;
        let ways: [&dyn Fn(&Weapon) -> bool; 6] =
            [&is_whole, &is_kind, &begins, &has_word, &is_misprinted, &is_of_class];
        let meant = ways.iter().map(|way| of_edition().filter(|weapon| way(weapon)).collect::<Vec<_>>());
        let found = meant.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
        match &found[..] {
            [] => {
                let ids: Vec<&str> =
                    of_edition().flat_map(|weapon| [weapon.id.id(), weapon.short_id()]).collect();
                let why = names::no_name_near("weapon", &typed, &ids);
                Err(Error::Usage(names::listed_by(
                    &way!("pointman fng list weapons", "do list weapons"),
                    &why,
                )))
            }
            [first, rest @ ..] if rest.iter().all(|weapon| weapon.shoots_like(first)) => Ok(first),
            several => {
                let mut kinds: Vec<&Weapon> = Vec::new();
                for weapon in several {
                    if kinds.iter().all(|kind| !kind.shoots_like(weapon)) {
                        kinds.push(weapon);
                    }
                }
                let each: Vec<String> =
                    kinds.iter().map(|weapon| format!("{} ({})", weapon.id, weapon.figures())).collect();
                Err(Error::Usage(format!("`{typed}` could be the weapon {}", each.join(" or "))))
            }
        }
    }

    /// The weapon with this very id; none where the edition does not have it.
    pub fn by_id(id: WeaponId, edition: Edition) -> Option<&'static Weapon> {
        let is = |weapon: &&Weapon| weapon.id == id && weapon.editions.contains(&edition.number());
        Weapon::all().iter().find(is)
    }

    /// The weapon of the generic tables for `class`: weapons on no list use the class they fit.
    pub fn of_class(class: WeaponClass, edition: Edition) -> Option<&'static Weapon> {
        Weapon::all()
            .iter()
            .filter(|weapon| weapon.class == class && weapon.editions.contains(&edition.number()))
            .min_by_key(|weapon| weapon.list != WeaponList::Generic)
    }

    /// Farthest range in inches with `addition` (a sniper scope, a stock, a rifle to launch from) or without.
    pub fn reach(&self, with_addition: bool) -> Option<u8> {
        match &self.range_alt {
            Some(longer) if with_addition => Some(longer.range),
            _ => self.range,
        }
    }

    /// Impact on a figure: the printed one, or for a weapon with an APW alone 4 or its APW, whichever is
    /// higher [APW Versus Personnel].
    pub fn impact_on_figures(&self) -> u8 {
        self.impact.unwrap_or_else(|| self.apw.map_or(0, |apw| apw.max(4)))
    }

    /// Whether its hits are those of a blast, which a flak jacket softens.
    pub fn is_blast(&self) -> bool {
        self.circle.is_some() || self.class.is_squad_anti_tank()
    }

    /// Its figures in the order of the tables.
    pub fn figures(&self) -> String {
        let number = |n: Option<u8>| n.map_or("–".to_owned(), |n| n.to_string());
        let targets = match (self.targets, self.targets_auto, self.circle) {
            (Some(one), Some(auto), _) => format!("targets {one}/{auto}"),
            (Some(one), None, _) => format!("targets {one}"),
            (None, _, Some(circle)) => format!("{circle} in circle"),
            _ => "targets –".to_owned(),
        };
        format!("range {}, {targets}, Impact {}", number(self.range), number(self.impact))
    }

    fn shoots_like(&self, other: &Weapon) -> bool {
        let figures = |weapon: &Weapon| {
            (
                (
                    weapon.class,
                    weapon.range_min,
                    weapon.range,
                    weapon.range_alt.clone(),
                    weapon.targets,
                    weapon.targets_auto,
                ),
                (weapon.circle, weapon.path_width, weapon.impact, weapon.apw, weapon.ogr, weapon.backblast),
            )
        };
        figures(self) == figures(other)
    }

    /// The id without the army.
    pub fn short_id(&self) -> &'static str {
        let id = self.id.id();
        let army = match self.list.nation() {
            Some(Nation::Usa) => "usa-",
            Some(Nation::Anzac) => "anzac-",
            Some(Nation::Arvn) => "arvn-",
            Some(Nation::Communist) => "com-",
            None => "",
        };
        id.strip_prefix(army).unwrap_or(id)
    }

    fn name_id(&self) -> String {
        self.name.to_ascii_lowercase().replace(' ', "-")
    }
}
