//! Guns, anti-tank weapons, close assault, flame, covering fire, Recon By Fire and Recovery between those on
//! the table, written into the document
//! [Firing The Main Gun, Firing At Buildings, Attacking Vehicles, Flame-thrower, Covering Fire, Recon By
//! Fire, Recovery After The Battle].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Mended;
use super::ask::{Answers, word};
use super::charge::dares;
use super::exchange::Chain;
use super::led::Led;
use super::react::{Taking, posture, take};
use super::resolve::{After, Came, Prepares, Procedure};
use super::soldier::{Left, RecoveryEnd, Soldier};
use super::vehicle::Fuel;
use crate::checks::{self, CheckId, Edition, Flag, ResultId};
use crate::combat::{
    AntiArmorFire, AreaFate, BuildingFire, CloseAssault, Covering, Crossing, Decided, DiceSay, Fate, Figure,
    Flame, GunAtPersonnel, GunFire, Gunnery, Loader, Loading, Lying, OccupantEnd, Ordered, Recon, Recovery,
    Round, SmallWeaponFire, Spotting, TankBurst, Throw,
};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::squad::Gear;
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use crate::support::step::{Table, traced};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::way;

/// Fire of a gun or anti-tank weapon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GunOrder {
    /// The vehicle on the table whose gun fires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The commander who orders it, and how they look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<Spotting>,
    /// The fire.
    pub fire: Firing,
    /// The first 1 of the vehicle's flamethrower has been rolled, as the evening knows.
    #[serde(skip)]
    pub first_one_spent: bool,
}

/// What a gun or anti-tank weapon fires at, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Firing {
    /// A round at a vehicle.
    Vehicle(AntiArmorFire),
    /// A weapon of the To Hit table at a vehicle.
    SmallArms(SmallWeaponFire),
    /// A round at figures.
    Figures(GunAtPersonnel),
    /// A round at a building.
    Building(BuildingFire),
}

impl Firing {
    fn edition_mut(&mut self) -> &mut Edition {
        match self {
            Firing::Vehicle(fire) => &mut fire.edition,
            Firing::SmallArms(fire) => &mut fire.edition,
            Firing::Figures(fire) => &mut fire.edition,
            Firing::Building(fire) => &mut fire.edition,
        }
    }

    /// Who loads the gun again.
    fn loader_mut(&mut self) -> Option<&mut Loader> {
        let gunnery = match self {
            Firing::Figures(fire) => return Some(&mut fire.loader),
            Firing::Vehicle(fire) => &mut fire.gunnery,
            Firing::Building(fire) => &mut fire.gunnery,
            Firing::SmallArms(_) => return None,
        };
        match gunnery {
            Gunnery::Gun { loader, .. } => Some(loader),
            Gunnery::Squad { .. } | Gunnery::Flame { .. } => None,
        }
    }

    fn gunner(&self) -> &Figure {
        match self {
            Firing::Vehicle(fire) => &fire.gunner,
            Firing::SmallArms(fire) => &fire.shooter,
            Firing::Figures(fire) => &fire.gunner,
            Firing::Building(fire) => &fire.gunner,
        }
    }

    fn gunnery(&self) -> Option<&Gunnery> {
        match self {
            Firing::Vehicle(fire) => Some(&fire.gunnery),
            Firing::Building(fire) => Some(&fire.gunnery),
            Firing::SmallArms(_) | Firing::Figures(_) => None,
        }
    }

    /// The weapon of a man that fires; none for a gun.
    fn weapon(&self) -> Option<&Weapon> {
        match (self, self.gunnery()) {
            (Firing::SmallArms(fire), _) => Some(&fire.weapon),
            (_, Some(Gunnery::Squad { weapon, .. } | Gunnery::Flame { weapon, .. })) => Some(weapon),
            _ => None,
        }
    }

    fn is_gun(&self) -> bool {
        matches!(self, Firing::Figures(_)) || matches!(self.gunnery(), Some(Gunnery::Gun { .. }))
    }
}

/// What is used up with one shot.
fn used_once(weapon: &Weapon) -> Option<Gear> {
    match (weapon.id, weapon.class) {
        (WeaponId::UsaM72Law | WeaponId::AnzacM72Law, _) => Some(Gear::Law),
        (_, WeaponClass::SatchelCharge) => Some(Gear::SatchelCharge),
        _ => None,
    }
}

/// Refuses the fire of a machine gun that has been moved and not set up again.
pub(super) fn is_set_up(mission: &Mission, name: &str, weapon: &Weapon) -> Result<(), Error> {
    mission.company.get(name).map_or(Ok(()), |soldier| soldier.has_set_up(weapon))
}

/// Refuses the second rocket of a turn to somebody who has fired one in reaction: it is one shot a turn.
pub(super) fn one_a_turn(mission: &Mission, name: &str, weapon: &Weapon) -> Result<(), Error> {
    let is_one = weapon.class.is_squad_anti_tank() || weapon.class == WeaponClass::Flamethrower;
    let has_fired = |soldier: &Soldier| is_one && !mission.has_rocket_left(soldier);
    if !mission.company.get(name).is_some_and(has_fired) {
        return Ok(());
    }
    let message = format!(
        "{name} has fired the {} in reaction in turn {}: it is one shot a turn, and ready again in the next",
        weapon.name, mission.play.turn
    );
    Err(Error::refused("FNG Special Anti-Tank Weapon Firing Procedure", message))
}

/// Refuses a weapon that somebody on the table does not have, and what they have used up.
pub(super) fn has_left(mission: &Mission, name: &str, weapon: &Weapon) -> Result<(), Error> {
    let Some(soldier) = mission.company.get(name) else { return Ok(()) };
    if mission.company.obeys(Mended::OwnWeapons) && !mission.has_weapon(soldier, weapon) {
        return Err(mission.lacks_weapon(soldier, weapon));
    }
    let is_own = soldier.man.weapon.as_ref().is_some_and(|arms| arms.is(weapon));
    if is_own && weapon.class.is_squad_anti_tank() && !soldier.has_rockets() {
        let message = format!("{name} has fired all {} rockets of the {}", soldier.rockets, weapon.name);
        return Err(Error::refused("FNG Army Lists", message));
    }
    if used_once(weapon).is_none_or(|gear| !soldier.used.contains(&gear)) {
        return Ok(());
    }
    let message = format!("{name} has used the {}: it is fired or thrown once", weapon.name);
    Err(Error::refused("FNG Special Anti-Tank Weapon Firing Procedure", message))
}

impl Mission {
    /// Why somebody cannot serve an anti-tank weapon as they are, if they cannot: a recoilless rifle takes
    /// two men, and a bazooka fires every other turn with one. Whether somebody is with them only the players
    /// see.
    pub(super) fn lacks_hands(
        &mut self,
        name: &str,
        weapon: &Weapon,
        answers: &mut Answers<'_>,
    ) -> Result<Option<String>, Error> {
        let is_rifle = weapon.class == WeaponClass::RecoillessRifle;
        let is_crewed = is_rifle || weapon.is_bazooka();
        let gunner = self.company.get(name).filter(|man| is_crewed && man.aboard.is_none());
        let Some(gunner) = gunner.filter(|_| self.company.obeys(Mended::CrewsServe)) else {
            return Ok(None);
        };
        let (name, side, turn) = (gunner.name().to_owned(), gunner.side, self.play.turn);
        let alone_in = gunner.fired_alone;
        let is_hand = |man: &&Soldier| {
            man.name() != name && man.is_able() && man.aboard.is_none() && !man.is(Flag::KnockedDown)
        };
        let has_mates = self.company.of(side).any(|man| is_hand(&man));
        let what = format!("{name} fires the {}: does a second man serve it", weapon.name);
        let question = OpenQuestion::of(word(&name, "is-served"), what, "FNG Crewing A Weapon");
        if has_mates && answers.see(side, question.legal(["yes", "no"]))? == 0 {
            return Ok(None);
        }
        if is_rifle {
            return Ok(Some(format!("{name} alone cannot fire the {}: it takes two men", weapon.name)));
        }
        if alone_in.is_some_and(|alone| alone + 1 >= turn && turn > 0) {
            return Ok(Some(format!(
                "{name} has fired the {} alone in turn {}, and fires it every other turn",
                weapon.name,
                alone_in.unwrap_or_default()
            )));
        }
        self.company.find_mut(&name)?.fired_alone = Some(turn).filter(|turn| *turn > 0);
        Ok(None)
    }

    /// Whether a man on the table has this weapon: it is his own, he carries it besides, or it is mounted on
    /// the vehicle he is in. Nobody counts what is thrown by hand, but for charges, nor rifle grenades
    /// ["Who's Got The Grenade?"].
    fn has_weapon(&self, soldier: &Soldier, weapon: &Weapon) -> bool {
        match used_once(weapon) {
            Some(gear) if soldier.man.gear.contains(&gear) => return true,
            // On no list is a cocktail among what everybody has.
            None if weapon.class == WeaponClass::Molotov && self.company.obeys(Mended::MolotovsCarried) => {}
            None if weapon.class.is_thrown() || weapon.class == WeaponClass::RifleGrenade => return true,
            _ => {}
        }
        let own = soldier.man.weapon.as_ref().is_some_and(|arms| arms.is(weapon));
        let vehicle = soldier.aboard.as_ref().and_then(|aboard| self.company.vehicle(&aboard.vehicle).ok());
        own || vehicle.is_some_and(|vehicle| vehicle.of_lists().mounts(weapon))
    }

    /// Refuses an empty flamethrower, of a vehicle or of a man.
    fn has_fuel(&self, vehicle: Option<&str>, operator: &str) -> Result<(), Error> {
        let fuel = match vehicle {
            Some(vehicle) => self.company.vehicle(vehicle)?.fuel,
            None => self.company.get(operator).and_then(|soldier| soldier.fuel),
        };
        if fuel != Some(Fuel::Empty) {
            return Ok(());
        }
        let whose = vehicle.unwrap_or(operator);
        Err(Error::refused("FNG Flame-thrower", format!("the flamethrower of {whose} is empty")))
    }

    /// The refusal to somebody who lacks a weapon, with who on their side has one.
    fn lacks_weapon(&self, soldier: &Soldier, weapon: &Weapon) -> Error {
        let (name, what) = (soldier.name(), &weapon.name);
        let mates = self.company.of(soldier.side).filter(|mate| mate.is_able());
        let have: Vec<&str> = mates.filter(|mate| self.has_weapon(mate, weapon)).map(Soldier::name).collect();
        let own = soldier.man.weapon.as_ref();
        let own = own.map_or("is unarmed".to_owned(), |arms| format!("carries the {}", arms.name));
        let fallen = self.fallen_arms().into_iter();
        let lies = fallen.filter(|fallen| fallen.man.weapon.as_ref().is_some_and(|arms| arms.is(weapon)));
        let who = match (&have[..], lies.map(Soldier::name).next()) {
            ([], None) => "nobody on that side has one".to_owned(),
            ([], Some(fallen)) => {
                let pick_up = way!(
                    "fng stand EVENING -i --figure {name} --does pick-up --fallen {fallen}",
                    "{name} pick-up {fallen}",
                    name,
                    fallen
                );
                format!("that of {fallen} can be picked up ({pick_up})")
            }
            ([one], _) => format!("{one} has one"),
            (several, _) => format!("{} have one", several.join(", ")),
        };
        Error::refused("FNG Army Lists", format!("{name} has no {what} and {own}: {who}"))
    }
}

pub(super) fn uses_up(name: &str, weapon: &Weapon) -> Option<After> {
    let used = used_once(weapon).map(|gear| After::Used(name.to_owned(), gear));
    used.or_else(|| weapon.class.is_squad_anti_tank().then(|| After::Rocket(name.to_owned())))
}

impl Mission {
    /// Somebody has fired a rocket of their own, which is counted where a squad has only so many.
    pub(super) fn counts_rocket(&mut self, name: &str) {
        let is_counted = self.company.obeys(Mended::SuppliesCounted);
        let few = |soldier: &&mut Soldier| is_counted && soldier.man.gear.contains(&Gear::ThreeRockets);
        if let Some(soldier) = self.company.get_mut(name).filter(few) {
            soldier.rockets = soldier.rockets.saturating_add(1);
        }
    }
}

/// Fires, or has the commander look first: what comes of the look, and the record where something is fired.
fn ordered<F: GunFire>(
    fire: &F,
    commander: Option<&Spotting>,
    dice: &mut dyn Dice,
) -> Result<(Came, Option<F::Record>), Error> {
    let Some(spotting) = commander else {
        return Ok((Came::default(), Some(traced!(dice, |dice, trace| fire.run_alone(dice, trace))?)));
    };
    let ordered = Ordered { spotting: spotting.clone(), fire: fire.clone() };
    let record = traced!(dice, |dice, trace| ordered.run(dice, trace))?;
    let mut came =
        Came { throws: record.in_sight.into_iter().collect(), follows: record.follows, ..Came::default() };
    if record.fire.is_none() {
        let looks = &spotting.commander.name;
        let text = format!("{looks} orders no fire now: next Activation, at a target then in sight");
        came.told.push((CheckId::VehicleInSight.id(), text));
    }
    Ok((came, record.fire))
}

impl GunOrder {
    /// Fire that nobody looks for first.
    pub fn of(from: Option<String>, fire: Firing) -> GunOrder {
        GunOrder { from, commander: None, fire, first_one_spent: false }
    }

    fn fires(&self, what: &str, at: &str) -> (&'static str, String) {
        let gunner = &self.fire.gunner().name;
        let from = self.from.as_ref().map_or(String::new(), |vehicle| format!(" of {vehicle}"));
        ("main-gun", format!("{gunner}{from} fires {what} at {at}"))
    }

    /// Whether it is a tube of the vehicle that fires, which is not loaded again in a battle.
    fn is_tube(&self) -> bool {
        if let Firing::Figures(fire) = &self.fire {
            let round = fire.he_round.as_ref();
            return round.is_some_and(|weapon| weapon.class == WeaponClass::RecoillessRifle);
        }
        matches!(self.fire.gunnery(), Some(Gunnery::Squad { .. }))
    }

    /// What a flamethrower leaves that is fired at a vehicle.
    fn burns_at_vehicle(&self, fire: &SmallWeaponFire, throws: &[Throw]) -> Option<After> {
        let by = &fire.shooter.name;
        let one = throws.first().is_some_and(|throw| throw.dice.first() == Some(&1));
        let is_flame = fire.weapon.class == WeaponClass::Flamethrower;
        // The first 1 of a vehicle's is ignored.
        let low = one && (self.from.is_none() || self.first_one_spent);
        let flame = After::Flame { vehicle: self.from.clone(), by: by.clone(), one, low, at_vehicle: true };
        is_flame.then_some(flame)
    }

    /// Whether it is a grenade from the hand.
    fn throws_grenade(&self) -> bool {
        self.fire.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Grenade)
    }

    /// The round of a gun that it fires.
    fn round(&self) -> Option<Round> {
        match (&self.fire, self.fire.gunnery()) {
            (Firing::Figures(fire), _) => Some(fire.round),
            (_, Some(Gunnery::Gun { round, .. })) => Some(*round),
            _ => None,
        }
    }

    /// How the gun of the vehicle is left.
    fn gun_left(&self, gun: Option<Loading>) -> Vec<After> {
        let Some(vehicle) = &self.from else { return Vec::new() };
        let gun = gun.map(|gun| After::Gun(vehicle.clone(), gun));
        gun.into_iter().chain(self.is_tube().then(|| After::Tube(vehicle.clone()))).collect()
    }
}

/// Whom a round at figures caught, and whom of them it hit.
fn caught_told(round: Round, fates: &[Fate]) -> String {
    let names = |hit: bool| {
        let such = fates.iter().filter(|fate| (fate.hits > 0) == hit);
        such.map(|fate| fate.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    let (hit, missed, round) = (names(true), names(false), round.title());
    match (hit.is_empty(), missed.is_empty()) {
        (true, _) => format!("the {round} round misses {missed}"),
        (false, true) => format!("the {round} round hits {hit}"),
        (false, false) => format!("the {round} round hits {hit} and misses {missed}"),
    }
}

/// How the areas of a building and those inside end.
fn areas_left(areas: Vec<AreaFate>, hand: &str, came: &mut Came) {
    for area in areas {
        came.told.push(("building-penetration", format!("area {}: {}", area.area, area.state.title())));
        for (name, end) in area.occupants {
            match end {
                OccupantEnd::Killed => came.after.push(After::Kills(name, hand.to_owned())),
                OccupantEnd::Leaves => {
                    came.told.push(("building-penetration", format!("{name} leaves the building")));
                    came.after.push(After::Found(name));
                }
                OccupantEnd::Inside => {}
            }
        }
    }
}

impl Prepares for GunOrder {
    fn prepare(
        &mut self,
        mission: &mut Mission,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        if let Some(weapon) = self.fire.weapon().filter(|_| self.from.is_none()).cloned()
            && let Some(why) = mission.lacks_hands(&self.fire.gunner().name, &weapon, answers)?
        {
            return Err(Error::refused("FNG Crewing A Weapon", why));
        }
        let vehicle = self.from.as_ref().and_then(|from| mission.company.vehicle(from).ok());
        let vehicle = vehicle.filter(|vehicle| mission.acting_side() == Some(vehicle.side));
        let looks = mission.company.obeys(Mended::BuildingsSeen) && self.commander.is_none();
        let Some(vehicle) = vehicle.filter(|_| looks && self.fire.is_gun()) else { return Ok(true) };
        let Some((_, inside)) = self.at_building() else { return Ok(true) };
        let Some(commander) = mission.company.lookout(vehicle).map(|man| man.name().to_owned()) else {
            return Ok(true);
        };
        let what = format!("{} fires at a building: does it see that for the first time", vehicle.name);
        let question = OpenQuestion::of(word(&vehicle.name, "first-sees"), what, "FNG In Sight Test");
        let is_new = answers.see(vehicle.side, question.legal(["yes", "no"]))? == 0;
        let inside: Vec<String> = inside.into_iter().map(str::to_owned).collect();
        match is_new {
            true => Chain::whole_of(mission, table, answers, true).sees_building(&commander, &inside),
            false => Ok(true),
        }
    }
}

impl Prepares for CloseAssault {}

impl Prepares for Covering {}

impl Prepares for Recovery {}

impl Procedure for GunOrder {
    fn learn(&mut self, mission: &Mission) {
        *self.fire.edition_mut() = mission.play.options.edition();
        let vehicle = self.from.as_ref().and_then(|from| mission.company.vehicle(from).ok());
        let is_mended = mission.company.obeys(Mended::LoadersLoad);
        if let Some((vehicle, loader)) = vehicle.filter(|_| is_mended).zip(self.fire.loader_mut()) {
            *loader = mission.loader_now(vehicle);
        }
        let mounted = self.fire.weapon().is_some_and(|weapon| weapon.id == WeaponId::VehicleFlamethrower);
        if mounted && mission.company.obeys(Mended::FuelCounts) {
            let gunner = mission.company.get(&self.fire.gunner().name);
            let own = gunner.and_then(|gunner| mission.company.crewed_by(gunner));
            let vehicle = vehicle.or(own);
            self.from = vehicle.map(|vehicle| vehicle.name.clone());
            self.first_one_spent = vehicle.is_some_and(|vehicle| vehicle.first_one_spent);
        }
        if !mission.company.obeys(Mended::FastTargets) {
            return;
        }
        let is_fast = |name: &str| {
            let mut vehicles = mission.company.vehicles.iter();
            vehicles.find(|vehicle| vehicle.name == name).is_some_and(|it| mission.has_driven_fast(it))
        };
        match &mut self.fire {
            Firing::Vehicle(fire) => {
                fire.target.fast_moving |= is_fast(&fire.target.name);
                fire.shooter_fast_moved |= vehicle.is_some_and(|vehicle| mission.has_driven_fast(vehicle));
            }
            Firing::SmallArms(fire) => fire.target.fast_moving |= is_fast(&fire.target.name),
            Firing::Figures(_) | Firing::Building(_) => {}
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        let looks = self.commander.as_ref().map(|spotting| (spotting.commander.name.as_str(), Deed::React));
        std::iter::once((self.fire.gunner().name.as_str(), Deed::Fire)).chain(looks).collect()
    }

    fn serves_gun(&self) -> bool {
        self.from.is_some() && self.fire.is_gun()
    }

    fn touched(&self) -> Vec<&str> {
        match &self.fire {
            Firing::Figures(fire) => fire.targets.iter().map(|figure| figure.name.as_str()).collect(),
            _ => Vec::new(),
        }
    }

    fn aimed_at(&self) -> Vec<(&str, &str)> {
        let gunner = self.fire.gunner().name.as_str();
        self.touched().first().map(|name| (gunner, *name)).into_iter().collect()
    }

    fn at_building(&self) -> Option<(u8, Vec<&str>)> {
        let Firing::Building(fire) = &self.fire else { return None };
        Some((fire.dv, fire.occupants().map(|figure| figure.name.as_str()).collect()))
    }

    fn at_vehicle(&self) -> Option<&str> {
        match &self.fire {
            Firing::Vehicle(fire) => Some(&fire.target.name),
            Firing::SmallArms(fire) => Some(&fire.target.name),
            Firing::Figures(_) | Firing::Building(_) => None,
        }
    }

    fn allowed(&self, mission: &Mission, reaction: bool) -> Result<(), Error> {
        if let Some(from) = &self.from {
            let vehicle = mission.company.vehicle(from)?;
            if self.fire.is_gun() {
                mission.may_fire_gun(vehicle, reaction)?
            } else {
                vehicle.may_fight()?
            }
            let noted = vehicle.round.filter(|_| mission.company.by_the_rules);
            if let Some((noted, fired)) = noted.zip(self.round()).filter(|(noted, fired)| noted != fired) {
                let load = way!("fng crew EVENING -i --reload --round", "change-round");
                let message = format!(
                    "the gun of {} is loaded with {}, not {}: fire that, or have the loader change it \
                     ({load})",
                    vehicle.name,
                    noted.title(),
                    fired.title()
                );
                return Err(Error::refused(
                    "FNG Is It Armor Piercing, Canister, Or High Explosive?",
                    message,
                ));
            }
        }
        let target = match &self.fire {
            Firing::Vehicle(fire) => Some(&fire.target),
            Firing::SmallArms(fire) => Some(&fire.target),
            Firing::Figures(_) | Firing::Building(_) => None,
        };
        if let Some(vehicle) = target.and_then(|target| mission.company.vehicle(&target.name).ok())
            && vehicle.state.is_gone()
        {
            let message = format!("{} is {}: nothing is left to be hit", vehicle.name, vehicle.standing());
            return Err(Error::refused("FNG Firing The Main Gun", message));
        }
        target.map_or(Ok(()), |it| mission.sees_vehicle(&self.fire.gunner().name, &it.name))?;
        let Some(weapon) = self.fire.weapon() else { return Ok(()) };
        if weapon.class == WeaponClass::Flamethrower && mission.company.obeys(Mended::FuelCounts) {
            mission.has_fuel(self.from.as_deref(), &self.fire.gunner().name)?;
        }
        is_set_up(mission, &self.fire.gunner().name, weapon)?;
        one_a_turn(mission, &self.fire.gunner().name, weapon)?;
        has_left(mission, &self.fire.gunner().name, weapon)?;
        match self.throws_grenade() && mission.company.obeys(Mended::GrenadesReadied) {
            true => mission.has_readied(&self.fire.gunner().name, weapon),
            false => Ok(()),
        }
    }

    fn fits(&self) -> Result<(), Error> {
        match &self.fire {
            Firing::Vehicle(fire) => fire.check(),
            Firing::SmallArms(fire) => fire.check(),
            Firing::Figures(fire) => fire.check(),
            Firing::Building(fire) => fire.check(),
        }
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let hand = &self.fire.gunner().name;
        let weapon = self.fire.weapon().map_or("the gun".to_owned(), |weapon| format!("the {}", weapon.name));
        let commander = self.commander.as_ref();
        let came = match &self.fire {
            Firing::Vehicle(fire) => {
                let (came, record) = ordered(fire, commander, dice)?;
                let Some(record) = record else { return Ok(came) };
                let last = Some(("main-gun", record.told()));
                Came { last, ..came }
                    .then(self.fires(&weapon, &record.target.name), record.throws, record.follows)
                    .ends(Some(hand), record.behind)
                    .leaves(self.gun_left(record.gun))
                    .leaves([After::Hit(record.target, hand.clone())])
                    .fought(hand, false)
            }
            Firing::SmallArms(fire) => {
                let record = traced!(dice, |dice, trace| fire.run(dice, trace))?;
                let hits = match record.hits {
                    0 => format!("{hand} does not hit {} where it harms it", record.target.name),
                    hits => format!("{} that may harm {}", counted(hits, "hit"), record.target.name),
                };
                let burns = self.burns_at_vehicle(fire, &record.throws);
                Came { last: Some(("main-gun", hits)), ..Came::default() }
                    .then(self.fires(&weapon, &record.target.name), record.throws, record.follows)
                    .leaves(burns)
                    .leaves(self.throws_grenade().then(|| After::Threw(hand.clone())))
                    .leaves([After::Hit(record.target, hand.clone())])
                    .fought(hand, record.out_of_ammo)
            }
            Firing::Figures(fire) => {
                let (came, record) = ordered(fire, commander, dice)?;
                let Some(record) = record else { return Ok(came) };
                let last = Some((CheckId::MainGunPersonnel.id(), caught_told(record.round, &record.targets)));
                Came { last, ..came }
                    .then(self.fires(&weapon, &self.touched().join(", ")), record.throws, record.follows)
                    .ends(Some(hand), record.targets)
                    .leaves(self.gun_left(Some(record.gun)))
                    .fought(hand, false)
            }
            Firing::Building(fire) => {
                let (mut came, record) = ordered(fire, commander, dice)?;
                let Some(record) = record else { return Ok(came) };
                if let Some(Gunnery::Flame { .. }) = self.fire.gunnery() {
                    let low = record.runs_low();
                    came.after.push(After::flame(self.from.as_ref(), hand, &record.throws, low));
                }
                came = came
                    .then(self.fires(&weapon, "the building"), record.throws, record.follows)
                    .ends(Some(hand), record.behind)
                    .fought(hand, false);
                areas_left(record.areas, hand, &mut came);
                came.leaves(self.gun_left(record.gun))
            }
        };
        Ok(came.leaves(self.fire.weapon().and_then(|weapon| uses_up(hand, weapon))))
    }
}

impl Procedure for CloseAssault {
    fn learn(&mut self, mission: &Mission) {
        self.edition = mission.play.options.edition();
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        vec![(&self.attacker.name, Deed::Throw)]
    }

    fn touched(&self) -> Vec<&str> {
        Vec::new()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        has_left(mission, &self.attacker.name, &self.device)?;
        mission.sees_vehicle(&self.attacker.name, &self.target.name)?;
        match self.needs_charge() {
            true => mission.has_charge_ready(&self.attacker.name),
            false => Ok(()),
        }
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let hand = &self.attacker.name;
        let text = format!("{hand} puts a {} to {}", self.device.name, self.target.name);
        let fumbles = record.result == ResultId::Fumble;
        Ok(Came::of(CheckId::HeroCloseAssault.id(), text, record.throws, record.follows)
            .ends(None, [record.attacker])
            .fought(hand, false)
            .leaves([After::Hit(record.target, hand.clone())])
            .leaves(uses_up(hand, &self.device))
            .leaves(self.needs_charge().then(|| After::Threw(hand.clone())))
            .leaves(fumbles.then(|| After::Obeys(hand.clone(), ResultId::DuckBack, None))))
    }
}

impl CloseAssault {
    /// Whether it is a charge that takes an Activation to ready before it is used
    /// [Satchel & Demolition Charges].
    fn needs_charge(&self) -> bool {
        self.readied && self.device.class == WeaponClass::SatchelCharge
    }
}

/// A flamethrower and what it sets alight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Burning {
    /// It fires.
    Shot {
        /// The vehicle on the table whose it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The shot.
        shot: Box<Flame>,
    },
    /// Its tank may burst.
    Tank(TankBurst),
    /// A figure crosses what burns.
    Cross(Crossing),
}

impl Prepares for Burning {
    fn prepare(
        &mut self,
        mission: &mut Mission,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        let Burning::Cross(crossing) = self else { return Ok(true) };
        let name = crossing.figure.name.clone();
        if crossing.wants_to
            || mission.company.get(&name).is_none()
            || !mission.company.obeys(Mended::FlamesDared)
        {
            return Ok(true);
        }
        crossing.wants_to = dares(mission, &name, crossing.leader_rep, table, answers)?;
        Ok(crossing.wants_to)
    }
}

impl Procedure for Burning {
    fn learn(&mut self, mission: &Mission) {
        let edition = mission.play.options.edition();
        match self {
            Burning::Shot { from, shot } => {
                shot.edition = edition;
                let vehicle = from.as_ref().and_then(|from| mission.company.vehicle(from).ok());
                shot.first_one_spent |= vehicle.is_some_and(|vehicle| vehicle.first_one_spent);
            }
            Burning::Tank(burst) => burst.edition = edition,
            Burning::Cross(crossing) => crossing.edition = edition,
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        match self {
            Burning::Shot { shot, .. } => vec![(&shot.operator.name, Deed::Fire)],
            Burning::Tank(_) => Vec::new(),
            Burning::Cross(crossing) => vec![(&crossing.figure.name, Deed::Move)],
        }
    }

    fn reaches_inside(&self) -> bool {
        true
    }

    fn aimed_at(&self) -> Vec<(&str, &str)> {
        let Burning::Shot { shot, .. } = self else { return Vec::new() };
        let first = shot.targets.first();
        first.map(|target| (shot.operator.name.as_str(), target.name.as_str())).into_iter().collect()
    }

    fn touched(&self) -> Vec<&str> {
        match self {
            Burning::Shot { shot, .. } => shot.targets.iter().map(|figure| figure.name.as_str()).collect(),
            Burning::Tank(burst) => burst.circle.iter().map(|figure| figure.name.as_str()).collect(),
            Burning::Cross(_) => Vec::new(),
        }
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        let Burning::Shot { from, shot } = self else { return Ok(()) };
        match from {
            Some(from) => mission.company.vehicle(from)?.may_fight()?,
            None => {
                one_a_turn(mission, &shot.operator.name, &shot.weapon)?;
                has_left(mission, &shot.operator.name, &shot.weapon)?;
            }
        }
        mission.has_fuel(from.as_deref(), &shot.operator.name)
    }

    fn fits(&self) -> Result<(), Error> {
        match self {
            Burning::Shot { shot, .. } => shot.check(),
            Burning::Tank(_) | Burning::Cross(_) => Ok(()),
        }
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        match self {
            Burning::Shot { from, shot } => {
                let record = traced!(dice, |dice, trace| shot.run(dice, trace))?;
                let hand = &shot.operator.name;
                let text = format!("{hand} fires the {} at {}", shot.weapon.name, self.touched().join(", "));
                let burns = After::flame(from.as_ref(), hand, &record.throws, record.one_shot_left);
                Ok(Came::of(CheckId::FlamethrowerShot.id(), text, record.throws, record.follows)
                    .ends(Some(hand), record.targets)
                    .fought(hand, false)
                    .leaves([burns]))
            }
            Burning::Tank(burst) => {
                let record = traced!(dice, |dice, trace| burst.run(dice, trace))?;
                let text = if record.explodes { "the tank bursts" } else { "the tank holds" };
                Ok(Came::of(CheckId::FlamethrowerTank.id(), text, record.throws, record.follows)
                    .ends(None, record.circle))
            }
            Burning::Cross(crossing) => {
                let record = traced!(dice, |dice, trace| crossing.run(dice, trace))?;
                let does = if record.crosses { "crosses the flames" } else { "stays put" };
                let text = format!("{} {does}", crossing.figure.name);
                Ok(Came::of(CheckId::ResidualFlame.id(), text, record.throws, record.follows)
                    .ends(None, [record.figure]))
            }
        }
    }
}

impl Procedure for Covering {
    fn learn(&mut self, mission: &Mission) {
        self.shot.learn(mission);
        // What the evening knows of whom they see counts as at any In Sight.
        let company = &mission.company;
        let targets = self.shot.touched().into_iter().filter_map(|name| company.get(name));
        let seen: Vec<&Soldier> = targets.collect();
        let looker = company.get(&self.shot.shooter.name).filter(|_| !seen.is_empty());
        let looker = looker.filter(|_| company.obeys(Mended::AssaultersStealthy));
        if let Some(Ok(tester)) = looker.map(|looker| mission.in_sight_of(looker, &seen, |_| false)) {
            self.stealthy_target |= tester.stealthy_target;
            self.sapper |= tester.sapper;
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        self.shot.actors()
    }

    fn touched(&self) -> Vec<&str> {
        self.shot.touched()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        let name = &self.shot.shooter.name;
        is_set_up(mission, name, &self.shot.weapon)?;
        has_left(mission, name, &self.shot.weapon)?;
        mission.company.get(name).map_or(Ok(()), Soldier::has_declared_covering)
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let shooter = &self.shot.shooter.name;
        let Some(shot) = record.shot else {
            let text = format!("{shooter} does not fire");
            return Ok(Came::of(CheckId::CoveringFire.id(), text, vec![record.in_sight], Vec::new()));
        };
        let mut came = Came::shot(CheckId::CoveringFire.id(), &self.shot, shot);
        came.throws.insert(0, record.in_sight);
        Ok(came.leaves((!record.still_covering).then(|| After::CoverLost(shooter.clone()))))
    }
}

impl Prepares for Recon {
    fn prepare(
        &mut self,
        mission: &mut Mission,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        let company = &mission.company;
        let on_table = |figure: &&Figure| {
            company.get(&figure.name).is_some() && !self.lying.felled.contains(&figure.name)
        };
        let mut names: Vec<String> =
            self.enemies.iter().filter(on_table).map(|figure| figure.name.clone()).collect();
        // Whose check asks nothing rolls it with the dice of the fire.
        let asks =
            |name: &String| company.get(name).is_some_and(|man| man.man.star) || company.is_born_leader(name);
        if !names.iter().any(asks) || !company.obeys(Mended::SprayedReact) {
            return Ok(true);
        }
        company.born_leaders_first(Mended::BornLeadersLeadAll, &mut names, |name| name);
        table.note(CheckId::ReconByFire, self.sprays());
        let mut led = Led::default();
        for (index, name) in names.iter().enumerate() {
            let flags = self.enemies.iter().find(|figure| figure.name == *name);
            let flags: Vec<Flag> = flags.map(|figure| self.flags_under(figure)).unwrap_or_default();
            let cause = Some(self.sprays());
            let passes = led.passes_of(name);
            let taking = Taking { flags: &flags, cause, passes, hides: true, ..Taking::default() };
            let reacted = take(mission, name, CheckId::ReceivedFire, &taking, table, answers)?;
            led.taken(mission, answers, CheckId::ReceivedFire, name, &reacted, &names[index + 1..])?;
            self.lying.taken.push((name.clone(), reacted.result, reacted.passes));
        }
        Ok(true)
    }
}

impl Procedure for Recon {
    fn learn(&mut self, mission: &Mission) {
        self.edition = mission.play.options.edition();
        self.place = self.place.as_deref().map(|typed| mission.place_called(typed));
        for enemy in &mut self.enemies {
            if mission.company.get(&enemy.name).is_some_and(|soldier| mission.hides_uncovered(soldier)) {
                (enemy.exposure.in_cover, enemy.exposure.concealed) = (false, true);
            }
        }
        if mission.company.obeys(Mended::LyingSprayed) {
            let lie = |which: fn(&Soldier) -> bool| {
                let names = self.enemies.iter().map(|figure| &figure.name);
                names.filter(|name| mission.company.get(name).is_some_and(which)).cloned().collect()
            };
            self.lying = Lying {
                felled: lie(|soldier| soldier.is(Flag::KnockedDown)),
                hunkered: lie(|soldier| soldier.is(Flag::HunkeredDown)),
                taken: Vec::new(),
                posture: None,
            };
        }
        if mission.company.obeys(Mended::SprayedReact) {
            let first = self.enemies.iter().find_map(|figure| mission.company.get(&figure.name));
            self.lying.posture = first.and_then(|enemy| posture(mission, enemy.side));
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        vec![(&self.shooter.name, Deed::Fire)]
    }

    fn touched(&self) -> Vec<&str> {
        self.enemies.iter().map(|figure| figure.name.as_str()).collect()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        is_set_up(mission, &self.shooter.name, &self.weapon)?;
        has_left(mission, &self.shooter.name, &self.weapon)
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let shooter = &self.shooter.name;
        let text = self.sprays();
        let told_felled = self.lying.felled.iter().map(|name| {
            (CheckId::ReconByFire.id(), format!("{name} is Knocked Down: no check, and hits count"))
        });
        // Who passes 2 does nothing of what the check says (recon-by-fire-1).
        let mut throws = record.throws;
        // Two 1s make a hero on this Received Fire, too [Heroes All].
        let is_hero = |throw: &&Throw| {
            let ones = throw.dice.iter().filter(|die| **die == 1).count();
            throw.check == CheckId::ReceivedFire && ones > 1
        };
        let heroes: Vec<After> =
            throws.iter().filter(is_hero).map(|throw| After::Hero(throw.who.clone())).collect();
        let stays = |throw: &&mut Throw| throw.check == CheckId::ReceivedFire && throw.passes == Some(2);
        throws.iter_mut().filter(stays).for_each(|throw| throw.result = Decided::Dice(DiceSay::StaysHidden));
        let mut came = Came::of(CheckId::ReconByFire.id(), text, throws, record.follows)
            .fought(shooter, record.out_of_ammo);
        if !self.lying.taken.is_empty() {
            // It has been told before those sprayed took their checks.
            came.told.clear();
        }
        came.told.extend(told_felled);
        came.after.extend(heroes);
        for enemy in record.enemies {
            if !enemy.hidden {
                let name = &enemy.fate.name;
                let result =
                    checks::word::<ResultId>(&enemy.received_fire).filter(|_| enemy.fate.state.is_up());
                if result == Some(ResultId::ReturnFireRepMinus1) {
                    came.returns.push(name.clone());
                }
                came.after.push(After::Found(name.clone()));
                came.after
                    .extend(result.map(|result| After::Obeys(name.clone(), result, Some(shooter.clone()))));
            }
            came = came.ends(Some(shooter), [enemy.fate]);
        }
        Ok(came.ends(Some(shooter), record.near))
    }
}

impl Recon {
    /// What it does, in words.
    fn sprays(&self) -> String {
        let empty = if self.enemies.is_empty() { ": nobody is there" } else { "" };
        let place = self.place.as_deref().unwrap_or("a place");
        format!("{} sprays {place} with the {}{empty}", self.shooter.name, self.weapon.name)
    }
}

impl Procedure for Recovery {
    fn learn(&mut self, mission: &Mission) {
        self.edition = mission.play.options.edition();
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        Vec::new()
    }

    fn touched(&self) -> Vec<&str> {
        Vec::new()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        for casualty in &self.casualties {
            let Some(soldier) = mission.company.get(&casualty.figure.name) else { continue };
            let name = soldier.name();
            let refused = |why: String| Err(Error::refused("FNG Recovery After The Battle", why));
            if !soldier.is(Flag::OutOfTheFight) {
                return refused(format!("{name} is not Out of the Fight: there is nothing to recover from"));
            }
            if soldier.left == Some(Left::Captured) && mission.company.by_the_rules {
                return refused(format!("{name} is captured, and recovers with nobody of their own"));
            }
            if soldier.recovery.is_some() {
                return refused(format!("{name} has rolled already"));
            }
        }
        Ok(())
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let mut came = Came { throws: record.throws, ..Came::default() };
        for recovered in record.casualties {
            let turns = recovered.turns;
            let later =
                turns.map_or(String::new(), |turns| format!(", in {}", counted(turns, "campaign turn")));
            let end = recovered.state;
            came.told.push((CheckId::Recovery.id(), format!("{} {}{later}", recovered.name, end.title())));
            came.after.push(After::Recovers(recovered.name, RecoveryEnd { end, turns }));
        }
        Ok(came)
    }
}
