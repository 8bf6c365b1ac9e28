//! What flies: planes, gunships, FACs and helicopters of either side [Aircraft, Just the FACs, Helicopters].

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::play::{Support, Who, is_default};
use crate::army_lists::{self, AircraftKind, AircraftWeapon, Fitted, Nation, Runs};
use pointman_core::error::Error;

/// Turns that a helicopter may stay [Whirlybirds].
pub const HELICOPTER_TURNS: u16 = 8;

/// What an aircraft is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// A FAC.
    Fac,
    /// An air strike.
    Strike,
    /// A gunship.
    Gunship,
    /// An AC-47.
    Spooky,
    /// A medevac.
    Medevac,
    /// Bringing men in or taking them out.
    Transport,
}

impl Duty {
    /// The section of the rules.
    pub const fn rule(self) -> &'static str {
        match self {
            Duty::Fac => "Just the FACs",
            Duty::Strike => "Aircraft Strafing and Bombing Runs",
            Duty::Gunship => "Gunships",
            Duty::Spooky => "Spooky, Specter and Puff the Magic Dragon",
            Duty::Medevac => "Dustoff/Medevac",
            Duty::Transport => "Helicopter Insertions and Extractions",
        }
    }

    /// What has to be called for.
    pub const fn support(self) -> Support {
        match self {
            Duty::Fac | Duty::Strike => Support::AirStrike,
            Duty::Gunship | Duty::Spooky => Support::Gunship,
            Duty::Medevac | Duty::Transport => Support::Medevac,
        }
    }
}

/// Where an aircraft is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// About, off the table.
    OnStation,
    /// Over the table, on its way to the LZ.
    Inbound,
    /// Hovering over the table.
    Hovering,
    /// On the LZ.
    Landed,
    /// It left for good.
    Gone,
    /// It was shot down or crashed.
    Down,
}

impl Place {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Place::OnStation => "on-station",
            Place::Inbound => "inbound",
            Place::Hovering => "hovering",
            Place::Landed => "landed",
            Place::Gone => "gone",
            Place::Down => "down",
        }
    }
}

/// A run that was declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The turn it was declared in: it enters on the next Activation.
    pub turn: u16,
    /// The type of weapon: `guns`, `rockets`, `bombs`, `napalm`, `spotting`, `ring`.
    pub weapon: String,
    /// From where to where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub course: String,
}

/// An aircraft over the battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aircraft {
    /// Its number.
    pub number: u16,
    /// Its side.
    pub side: Who,
    /// What it is there for.
    pub duty: Duty,
    /// Its id on the army lists.
    pub model: String,
    /// Whose it is: `marine`, `usaf`, `vnaf`, `raaf`; empty for what the army flies.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub service: String,
    /// The Rep of its pilot.
    #[schemars(range(min = 1, max = 6))]
    pub pilot_rep: u8,
    /// The turn it came in.
    pub since: u16,
    /// Where it is.
    pub place: Place,
    /// Runs made, by type of weapon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub runs: BTreeMap<String, u8>,
    /// The variant that came, once it was said or its weapons have told (F-4, A-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// A run that was declared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<Declared>,
    /// The turn it last did something in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acted: Option<u16>,
    /// Hover moves of an observation helicopter this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hovers: u8,
    /// Inches an observation helicopter has moved over the table this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: u16,
    /// Whether it has dropped a flare this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub flared: bool,
    /// Whether it was fired on as it came in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fired_on: bool,
    /// Tries to land on a hot LZ that failed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hot_tries: u8,
    /// Men aboard.
    #[serde(default, skip_serializing_if = "is_default")]
    pub men: u8,
    /// Casualties aboard.
    #[serde(default, skip_serializing_if = "is_default")]
    pub litters: u8,
    /// Room for wounded, where it is less than usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<u8>,
    /// Whether it may fire no more this battle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub silent: bool,
    /// Wounded flown out: they roll 3d6 in Recovery.
    #[serde(default, skip_serializing_if = "is_default")]
    pub evacuated: BTreeSet<String>,
}

impl Aircraft {
    /// One that has just come.
    pub fn new(number: u16, side: Who, duty: Duty, model: String, pilot_rep: u8, since: u16) -> Self {
        Aircraft {
            number,
            side,
            duty,
            model,
            service: String::new(),
            pilot_rep,
            since,
            place: Place::OnStation,
            runs: BTreeMap::new(),
            variant: None,
            declared: None,
            acted: None,
            hovers: 0,
            moved: 0,
            flared: false,
            fired_on: false,
            hot_tries: 0,
            men: 0,
            litters: 0,
            room: None,
            silent: false,
            evacuated: BTreeSet::new(),
        }
    }

    /// Whether it is still about.
    pub const fn is_here(&self) -> bool {
        !matches!(self.place, Place::Gone | Place::Down)
    }

    /// What the army lists say of it.
    ///
    /// # Errors
    /// When the document names an aircraft on no list.
    pub fn list(&self) -> Result<&'static army_lists::Aircraft, Error> {
        army_lists::Aircraft::find(&self.model)
    }

    /// Whether it is a helicopter.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn is_helicopter(&self) -> Result<bool, Error> {
        Ok(matches!(
            self.list()?.kind,
            AircraftKind::Gunship | AircraftKind::Transport | AircraftKind::Observation
        ))
    }

    /// Its name with its number.
    pub fn title(&self) -> String {
        let name = self.list().map_or(self.model.as_str(), |list| &list.name);
        format!("{name} ({})", self.number)
    }

    /// What it carries.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn fitted(&self) -> Result<Vec<&'static Fitted>, Error> {
        let list = self.list()?;
        Ok(list.center.iter().chain(&list.left).chain(&list.right).collect())
    }

    /// A weapon it carries, with its figures.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn weapon(&self, id: &str) -> Result<Option<&'static AircraftWeapon>, Error> {
        let model = &self.list()?.id;
        let nation =
            Nation::ALL.into_iter().find(|nation| nation.list().aircraft.iter().any(|own| own.id == *model));
        Ok(nation.and_then(|nation| AircraftWeapon::find(nation, id)))
    }

    /// The types of weapons it carries, for runs.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn types(&self) -> Result<BTreeSet<&'static str>, Error> {
        Ok(self
            .fitted()?
            .into_iter()
            .map(|fitted| type_of(&fitted.weapon))
            .filter(|kind| *kind != "lights")
            .collect())
    }

    /// How many runs with `kind` it may still make; none where its time is limited and not its runs. Rocket
    /// launchers fire once and are empty, and a FAC has a run for each marking rocket.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn runs_left(&self, kind: &str) -> Result<Option<u8>, Error> {
        let flown = self.runs.get(kind).copied().unwrap_or(0);
        let Some(runs) = &self.list()?.attack_runs else {
            return Ok(match kind {
                "rockets" => Some(1u8.saturating_sub(flown)),
                "marking-rocket" => Some(self.carries(kind)?.values().sum::<u8>().saturating_sub(flown)),
                _ => None,
            });
        };
        let total: u8 = self.runs.values().sum();
        let in_all = runs.total.saturating_sub(total);
        let of_variant = |by: &BTreeMap<String, u8>| {
            by.iter().find(|(name, _)| type_of(name) == kind).map(|(_, number)| *number)
        };
        let allowed = runs.by_type.iter().filter_map(|(name, runs)| match runs {
            Runs::Number(number) => (type_of(name) == kind).then_some(*number),
            Runs::OfVariant(by) => {
                let variant = name.trim_start_matches("variant-");
                let flown = self.variant.as_deref().is_none_or(|flown| flown == variant);
                if flown { of_variant(by) } else { None }
            }
        });
        let allowed = allowed.max().unwrap_or(0);
        Ok(Some(allowed.saturating_sub(flown).min(in_all)))
    }

    /// How many weapons of type `kind` it came with, by their ids.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn carries(&self, kind: &str) -> Result<BTreeMap<&'static str, u8>, Error> {
        let mut carried = BTreeMap::new();
        let came = |fitted: &&&Fitted| {
            fitted.variant.is_none() || self.variant.is_none() || fitted.variant == self.variant
        };
        for fitted in self.fitted()?.iter().filter(|fitted| type_of(&fitted.weapon) == kind).filter(came) {
            *carried.entry(fitted.weapon.as_str()).or_insert(0) += fitted.count;
        }
        Ok(carried)
    }

    /// The weapons of type `kind` that go in its next run: what it came with is spread over all its runs with
    /// them.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn load_of_run(&self, kind: &str) -> Result<BTreeMap<&'static str, u8>, Error> {
        let flown = self.runs.get(kind).copied().unwrap_or(0);
        let runs = flown + self.runs_left(kind)?.unwrap_or(1).max(1);
        let gone =
            |count: u8, after: u8| (u16::from(count) * u16::from(after)).div_ceil(u16::from(runs)) as u8;
        Ok(self
            .carries(kind)?
            .into_iter()
            .map(|(id, count)| (id, gone(count, flown + 1) - gone(count, flown)))
            .collect())
    }

    /// Settles which variant came: the one said, else the first that has weapons of type `kind` where only
    /// variants have them or differ in them.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown variant, [`Error::Refused`] for another than the one that came.
    pub fn settle_variant(&mut self, kind: &str, said: Option<&str>) -> Result<(), Error> {
        let fitted = self.fitted()?;
        let mut variants: Vec<&str> = fitted.iter().filter_map(|fitted| fitted.variant.as_deref()).collect();
        variants.sort_unstable();
        variants.dedup();
        let has = |variant: &&str| {
            fitted
                .iter()
                .any(|fitted| fitted.variant.as_deref() == Some(variant) && type_of(&fitted.weapon) == kind)
        };
        let wanted = match said {
            None => self.variant.as_deref().or_else(|| variants.iter().copied().find(has)),
            Some(said) if variants.is_empty() => {
                return Err(Error::Usage(format!("{said}: {} comes in no variants", self.title())));
            }
            Some(said) => Some(
                variants[pointman_core::names::resolve("variant", said, &variants).map_err(Error::Usage)?],
            ),
        };
        if let (Some(came), Some(wanted)) = (&self.variant, wanted)
            && came != wanted
        {
            return Err(Error::refused("FNG Army Lists", format!("{} came as variant {came}", self.title())));
        }
        self.variant = wanted.map(str::to_owned);
        Ok(())
    }

    /// Whether nothing is left to attack with.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn is_spent(&self) -> Result<bool, Error> {
        for kind in self.types()? {
            if self.runs_left(kind)? != Some(0) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Notes a run with `kind`.
    pub fn flew(&mut self, kind: &str) {
        *self.runs.entry(kind.to_owned()).or_insert(0) += 1;
    }

    /// Litters it has room for (sup-24).
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn litters_at_most(&self, litters: super::options::Litters) -> Result<u8, Error> {
        use super::options::Litters;
        let list = self.list()?;
        let most = match (list.kind, litters, self.duty) {
            (AircraftKind::Observation, _, _) => 1,
            (_, Litters::Two, _) | (_, Litters::ByKind, Duty::Transport | Duty::Gunship) => 2,
            _ => 4,
        };
        Ok(self.room.map_or(most, |room| room.min(most)))
    }

    /// Men it has room for.
    ///
    /// # Errors
    /// As [`Aircraft::list`].
    pub fn men_at_most(&self) -> Result<u8, Error> {
        let list = self.list()?;
        let carries = |what: &str| list.special.iter().any(|special| special.starts_with(what));
        Ok(match list.kind {
            AircraftKind::Observation => 2,
            AircraftKind::Transport => 6,
            _ if self.duty == Duty::Medevac || carries("carries-6") => 6,
            _ => 0,
        })
    }
}

/// The type of a weapon: one firing pass each.
pub(super) fn type_of(weapon: &str) -> &'static str {
    match weapon {
        "500lb-bomb" | "750lb-bomb" | "bombs" => "bombs",
        "napalm" => "napalm",
        "rocket-launcher" | "rockets" => "rockets",
        "wp-rocket" => "marking-rocket",
        "40mm-auto-gl" => "grenades",
        "searchlight" | "flares" => "lights",
        "personal-weapons" => "personal",
        _ => "guns",
    }
}
