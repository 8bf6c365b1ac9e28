//! What flies: planes, gunships, FACs and helicopters of either side [Aircraft, Just the FACs, Helicopters].

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::play::{Support, Who, is_default};
use crate::army_lists::{
    self, AircraftId, AircraftKind, AircraftSpecial, AircraftVariant, AircraftWeapon, AircraftWeaponId,
    Fitted, Nation, PassId, RunKind, Runs,
};
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

pointman_core::vocabulary! {
    /// Where an aircraft is.
    pub enum Place: "place of an aircraft" {
        /// About, off the table.
        OnStation = "on-station",
        /// Over the table, on its way to the LZ.
        Inbound = "inbound",
        /// Hovering over the table.
        Hovering = "hovering",
        /// On the LZ.
        Landed = "landed",
        /// It left for good.
        Gone = "gone",
        /// It was shot down or crashed.
        Down = "down",
    }
}

pointman_core::vocabulary! {
    /// Who flies an aircraft.
    pub enum Service: "service" {
        Marine = "marine" "US Marines",
        Usaf = "usaf" "US Air Force",
        Vnaf = "vnaf" "Vietnamese Air Force",
        Raaf = "raaf" "Royal Australian Air Force",
    }
}

/// An empty text is none, as in version 0.1.0.
fn service<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Service>, D::Error> {
    let id = String::deserialize(deserializer)?;
    if id.is_empty() { Ok(None) } else { id.parse().map(Some).map_err(serde::de::Error::custom) }
}

/// A run that was declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The turn it was declared in: it enters on the next Activation.
    pub turn: u16,
    /// With what.
    pub weapon: RunKind,
    /// From where to where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub course: String,
    /// A Forward Observer on the ground directs it; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub observer: bool,
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
    /// What the army lists call it.
    pub model: AircraftId,
    /// Whose it is; none for what the army flies.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "service")]
    pub service: Option<Service>,
    /// The Rep of its pilot.
    #[schemars(range(min = 1, max = 6))]
    pub pilot_rep: u8,
    /// The turn it came in.
    pub since: u16,
    /// Where it is.
    pub place: Place,
    /// Runs made, by type of weapon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub runs: BTreeMap<RunKind, u8>,
    /// The variant that came, once it was said or its weapons have told (F-4, A-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<AircraftVariant>,
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
    /// Figures of the table who have got in, by name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub riders: BTreeSet<String>,
    /// Wounded flown out: they roll 3d6 in Recovery.
    #[serde(default, skip_serializing_if = "is_default")]
    pub evacuated: BTreeSet<String>,
}

impl Aircraft {
    /// One that has just come.
    pub fn new(number: u16, side: Who, duty: Duty, model: AircraftId, pilot_rep: u8, since: u16) -> Self {
        Aircraft {
            number,
            side,
            duty,
            model,
            service: None,
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
            riders: BTreeSet::new(),
            evacuated: BTreeSet::new(),
        }
    }

    /// Whether it is still about.
    pub const fn is_here(&self) -> bool {
        !matches!(self.place, Place::Gone | Place::Down)
    }

    /// What the army lists say of it.
    pub fn list(&self) -> &'static army_lists::ListedAircraft {
        self.model.list()
    }

    /// Whether it is a helicopter.
    pub fn is_helicopter(&self) -> bool {
        matches!(
            self.list().kind,
            AircraftKind::Gunship | AircraftKind::Transport | AircraftKind::Observation
        )
    }

    /// Its name with its number.
    pub fn title(&self) -> String {
        format!("{} ({})", self.model.title(), self.number)
    }

    /// What those who ride in it are said to be aboard.
    pub fn called(&self) -> String {
        format!("{} {}", self.title(), self.number)
    }

    /// What it carries.
    pub fn fitted(&self) -> impl Iterator<Item = &'static Fitted> {
        let list = self.list();
        list.center.iter().chain(&list.left).chain(&list.right)
    }

    /// The figures of a weapon, as its army list has them.
    pub fn weapon(&self, id: AircraftWeaponId) -> Option<&'static AircraftWeapon> {
        let has_it = |nation: &Nation| nation.list().aircraft.iter().any(|own| own.id == self.model);
        let nation = Nation::ALL.into_iter().find(has_it);
        nation.and_then(|nation| AircraftWeapon::find(nation, id))
    }

    /// What it can make runs with.
    pub fn types(&self) -> BTreeSet<RunKind> {
        self.fitted().map(|fitted| fitted.weapon.run()).filter(|kind| *kind != RunKind::Lights).collect()
    }

    /// How many runs with `kind` it may still make; none where its time is limited and not its runs. Rocket
    /// launchers fire once and are empty, and a FAC has a run for each marking rocket.
    pub fn runs_left(&self, kind: RunKind) -> Option<u8> {
        let flown = self.runs.get(&kind).copied().unwrap_or(0);
        let Some(runs) = &self.list().attack_runs else {
            return match kind {
                RunKind::Rockets => Some(1u8.saturating_sub(flown)),
                RunKind::MarkingRocket => Some(self.carries(kind).values().sum::<u8>().saturating_sub(flown)),
                _ => None,
            };
        };
        let total: u8 = self.runs.values().sum();
        let in_all = runs.total.saturating_sub(total);
        let with_kind = |by: &BTreeMap<PassId, u8>| {
            by.iter().find(|(pass, _)| pass.run() == Some(kind)).map(|(_, number)| *number)
        };
        let may_be = |variant| self.variant.is_none_or(|came| Some(came) == variant);
        let allowed = runs.by_type.iter().filter_map(|(pass, runs)| match runs {
            Runs::Number(number) => (pass.run() == Some(kind)).then_some(*number),
            Runs::OfVariant(by) => may_be(pass.variant()).then(|| with_kind(by)).flatten(),
        });
        let allowed = allowed.max().unwrap_or(0);
        Some(allowed.saturating_sub(flown).min(in_all))
    }

    /// How many weapons for runs with `kind` it came with.
    pub fn carries(&self, kind: RunKind) -> BTreeMap<AircraftWeaponId, u8> {
        let mut carried = BTreeMap::new();
        let came = |fitted: &&Fitted| {
            fitted.variant.is_none() || self.variant.is_none() || fitted.variant == self.variant
        };
        for fitted in self.fitted().filter(|fitted| fitted.weapon.run() == kind).filter(came) {
            *carried.entry(fitted.weapon).or_insert(0) += fitted.count;
        }
        carried
    }

    /// The weapons that go in its next run with `kind`: what it came with is spread over all its runs with
    /// them.
    pub fn load_of_run(&self, kind: RunKind) -> BTreeMap<AircraftWeaponId, u8> {
        let flown = self.runs.get(&kind).copied().unwrap_or(0);
        let runs = flown + self.runs_left(kind).unwrap_or(1).max(1);
        let gone =
            |count: u8, after: u8| (u16::from(count) * u16::from(after)).div_ceil(u16::from(runs)) as u8;
        self.carries(kind)
            .into_iter()
            .map(|(id, count)| (id, gone(count, flown + 1) - gone(count, flown)))
            .collect()
    }

    /// Settles which variant came: the one said, else the first that has weapons for runs with `kind` where
    /// only variants have them or differ in them.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown variant, [`Error::Refused`] for another than the one that came.
    pub fn settle_variant(&mut self, kind: RunKind, said: Option<&str>) -> Result<(), Error> {
        let variants: BTreeSet<AircraftVariant> = self.fitted().filter_map(|fitted| fitted.variant).collect();
        let has = |variant: &AircraftVariant| {
            self.fitted().any(|fitted| fitted.variant == Some(*variant) && fitted.weapon.run() == kind)
        };
        let wanted = match said {
            None => self.variant.or_else(|| variants.iter().copied().find(has)),
            Some(said) if variants.is_empty() => {
                return Err(Error::Usage(format!("{said}: {} has no variants", self.title())));
            }
            Some(said) => {
                let ids: Vec<&str> = variants.iter().map(|variant| variant.id()).collect();
                let index = pointman_core::names::resolve("variant", said, &ids).map_err(Error::Usage)?;
                variants.iter().nth(index).copied()
            }
        };
        if let (Some(came), Some(wanted)) = (self.variant, wanted)
            && came != wanted
        {
            return Err(Error::refused("FNG Army Lists", format!("{} came as variant {came}", self.title())));
        }
        self.variant = wanted;
        Ok(())
    }

    /// Whether nothing is left to attack with.
    pub fn is_spent(&self) -> bool {
        self.types().into_iter().all(|kind| self.runs_left(kind) == Some(0))
    }

    /// Notes a run with `kind`.
    pub fn flew(&mut self, kind: RunKind) {
        *self.runs.entry(kind).or_insert(0) += 1;
    }

    /// Litters it has room for (sup-24).
    pub fn litters_at_most(&self, litters: super::options::Litters) -> u8 {
        use super::options::Litters;
        let most = match (self.list().kind, litters, self.duty) {
            (AircraftKind::Observation, _, _) => 1,
            (_, Litters::Two, _) | (_, Litters::ByKind, Duty::Transport | Duty::Gunship) => 2,
            _ => 4,
        };
        self.room.map_or(most, |room| room.min(most))
    }

    /// Men it has room for.
    pub fn men_at_most(&self) -> u8 {
        let list = self.list();
        match list.kind {
            AircraftKind::Observation => 2,
            AircraftKind::Transport => 6,
            _ if self.duty == Duty::Medevac
                || list.special.contains(&AircraftSpecial::Carries6FiguresOr2Litters) =>
            {
                6
            }
            _ => 0,
        }
    }

    /// Whether it has a searchlight, which shows 24 in while it hovers.
    pub fn has_searchlight(&self) -> bool {
        self.fitted().any(|fitted| fitted.weapon == AircraftWeaponId::Searchlight)
    }
}
