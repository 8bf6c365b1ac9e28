//! `fng main-gun`: a main gun, a squad anti-tank weapon, or any weapon that harms vehicles.

use clap::Args;
use serde::{Deserialize, Serialize};

use super::spotting::SpottingOptions;
use super::told::{Told, tell_fates, tell_vehicle};
use super::words::{ActorOptions, Roster, Spec, UnluckyOptions, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{
    AntiArmorFire, AntiArmorFireRecord, Crewman, Exposure, Follow, GunAtPersonnel, GunAtPersonnelRecord,
    GunFire, Gunnery, Loader, Loading, Ordered, Round, Shoot, SmallWeaponFire, SmallWeaponFireRecord, Target,
    TargetVehicle, Throw, usable_below,
};
use crate::fng::evening::{Company, Firing, GunOrder, Vehicle};
use crate::fng::mission::MissionStep;
use crate::fng::squads::crews::CrewPlace;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::vehicles::{ArmorRating, HitSide, MountedWeaponId, VehicleType};
use crate::fng::squads::weapons::{Weapon, WeaponClass};
use crate::names;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;
use crate::way;

/// A main gun, a squad anti-tank weapon, or any weapon that harms vehicles.
#[derive(Debug, Args, Deserialize)]
pub struct MainGunCommand {
    /// The gun
    #[command(flatten)]
    #[serde(flatten)]
    pub gun: GunOptions,
    /// The weapon to fire instead of a gun: rpg-7, m-72-law, usa-m2-hmg, …
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// The vehicle fired at
    #[command(flatten)]
    #[serde(flatten)]
    pub target: VehicleOptions,
    /// A figure fired at by the main gun, in the circle of HE or the fan of canister: cover,rep=3; `apart` if
    /// more than 3 in from the others
    #[arg(long, value_name = "FIGURE", conflicts_with_all = ["target", "armor"])]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// Unlucky figures nearby
    #[command(flatten)]
    #[serde(flatten)]
    pub unlucky: UnluckyOptions,
    /// The commander who gives the order to fire
    #[command(flatten)]
    #[serde(flatten)]
    pub spotting: SpottingOptions,
    /// A figure in the back blast of the weapon
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub behind: Vec<Spec>,
    /// The firing vehicle has not stopped: only Hands of Fate can hit
    #[arg(long)]
    #[serde(default)]
    pub moving: bool,
    /// The firing vehicle moved more than half its speed this turn
    #[arg(long)]
    #[serde(default)]
    pub fast: bool,
    /// Aim at the turret
    #[arg(long)]
    #[serde(default)]
    pub turret: bool,
    /// In a tunnel
    #[arg(long)]
    #[serde(default)]
    pub tunnel: bool,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// A gun and its crew.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct GunOptions {
    /// The gunner
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// The vehicle whose main gun fires, such as m-48
    #[arg(long, value_name = "VEHICLE", help_heading = "Gun")]
    pub gun: Option<String>,
    /// The gun's APR
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=9), help_heading = "Gun")]
    pub apr: Option<u8>,
    /// The round [default: AP at vehicles, HE at figures]
    #[arg(long, value_name = "ROUND", help_heading = "Gun")]
    pub round: Option<String>,
    /// The loader's Rep [default: the gunner's]
    #[arg(long, value_name = "N", help_heading = "Gun")]
    pub loader: Option<u8>,
    /// The loader's place is empty
    #[arg(long, conflicts_with = "loader", help_heading = "Gun")]
    pub no_loader: bool,
    /// How many tubes of an Ontos have fired in this battle
    #[arg(long, value_name = "N", default_value_t, help_heading = "Gun")]
    pub tubes_fired: u8,
    /// A deployed anti-tank gun: loads one line better
    #[arg(long, help_heading = "Gun")]
    pub deployed: bool,
    /// Inches to the target
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES", help_heading = "Gun")]
    #[serde(alias = "in")]
    pub inches: Option<u8>,
}

/// A gun read from its options.
pub(super) struct Gun {
    pub apr: u8,
    pub canister: bool,
    pub he_round: Option<Weapon>,
    /// The weapon of the tables that it is, if it is one.
    pub weapon: Option<Weapon>,
}

/// Inches that canister reaches.
const CANISTER_REACH: u8 = 18;

impl Gun {
    /// Whether it reaches so far with this round, and whether that is far enough to be armed.
    pub(super) fn check_reach(&self, round: Round, inches: Option<u8>) -> Result<(), Error> {
        let Some(inches) = inches else { return Ok(()) };
        let refused = |message: String| Err(Error::refused("FNG Out Of Range", message));
        if round == Round::Canister {
            if inches > CANISTER_REACH {
                return refused(format!("{inches} in is too far: canister reaches {CANISTER_REACH} in"));
            }
            return Ok(());
        }
        let Some(weapon) = &self.weapon else { return Ok(()) };
        match (weapon.range_min, weapon.range) {
            (_, Some(reach)) if inches > reach => {
                refused(format!("{inches} in is too far: the {} reaches {reach} in", weapon.name))
            }
            (Some(least), _) if inches < least => {
                refused(format!("{inches} in is too close: the {} needs at least {least} in", weapon.name))
            }
            _ => Ok(()),
        }
    }
}

impl GunOptions {
    /// The vehicle on the table of the evening whose gun fires.
    fn vehicle<'a>(&self, roster: &'a Roster) -> Result<Option<(&'a Company, &'a Vehicle)>, Error> {
        match (&self.gun, roster.company()) {
            (Some(typed), Some(company)) => Ok(Some((company, company.vehicle(typed)?))),
            _ => Ok(None),
        }
    }

    /// On the table the gun is known by who fires it: its gunner, or the vehicle itself.
    pub(super) fn take_gun_of_shooter(&mut self, roster: &Roster) {
        let Some(shooter) = self.actor.shooter.as_ref().filter(|_| self.gun.is_none() && self.apr.is_none())
        else {
            return;
        };
        self.gun = roster.gun_of(shooter);
        if self.gun.is_some() && !roster.names(shooter) {
            self.actor.shooter = None;
        }
    }

    /// Its name.
    pub(super) fn from(&self, roster: &Roster) -> Result<Option<String>, Error> {
        Ok(self.vehicle(roster)?.map(|(_, vehicle)| vehicle.name.clone()))
    }

    /// Who fires: as the options say, else the gunner of the vehicle on the table.
    pub(super) fn gunner(&self, roster: &Roster) -> Result<Gunner, Error> {
        let mut actor = self.actor.clone();
        if let (None, None, Some((company, vehicle))) = (&actor.shooter, actor.rep, self.vehicle(roster)?) {
            let gunner = company.in_place(vehicle, CrewPlace::Gunner).ok_or_else(|| {
                Error::refused(
                    "FNG Five Man Crews",
                    format!(
                        "{} has nobody fit in the gunner's seat: move a crew member there ({})",
                        vehicle.name,
                        way!("fng crew EVENING -i --move", "to-gunner")
                    ),
                )
            })?;
            actor.shooter = Some(Spec::named(gunner.name()));
        }
        actor.figure(roster, "gunner", Deed::Fire)
    }

    /// The gun, if one is named.
    pub(super) fn gun(&self, roster: &Roster) -> Result<Option<Gun>, Error> {
        let Some(typed) = &self.gun else {
            return Ok(self.apr.map(|apr| Gun { apr, canister: true, he_round: None, weapon: None }));
        };
        let on_table = self.vehicle(roster)?.map(|(_, vehicle)| vehicle);
        let vehicle = match on_table {
            Some(vehicle) => vehicle.of_lists(),
            None => VehicleType::find(typed)?,
        };
        let tubes_fired = on_table.map_or(self.tubes_fired, |vehicle| vehicle.tubes_fired);
        let none =
            || Error::refused("FNG Type Of Vehicles", format!("the {} has no gun with an APR", vehicle.name));
        let gun = vehicle.main_gun.as_ref().ok_or_else(none)?;
        let own = gun.weapon.and_then(MountedWeaponId::weapon);
        let own = own.and_then(|id| Weapon::by_id(id, roster.edition));
        let he_round = own.filter(|weapon| weapon.circle.is_some()).cloned();
        // Recoilless rifles in tubes are not loaded again in a battle.
        let tubes = gun.count;
        let once = own.is_some_and(|weapon| weapon.class == WeaponClass::RecoillessRifle);
        if self.tubes_fired > 0 && !once {
            return Err(Error::Usage(format!(
                "{tubes_fired}: the {} has no single-shot tubes; leave it out",
                vehicle.name,
                tubes_fired = option("tubes-fired")
            )));
        }
        if once && tubes_fired >= tubes {
            return Err(Error::refused(
                "FNG Type Of Vehicles",
                format!(
                    "the {} cannot fire: each of its {tubes} tubes fires once a battle, and all have fired",
                    vehicle.name
                ),
            ));
        }
        Ok(Some(Gun {
            apr: self.apr.or(gun.apr).ok_or_else(none)?,
            canister: gun.canister,
            he_round,
            weapon: own.cloned(),
        }))
    }

    /// Who loads: as the options say, else the loader of the vehicle on the table, else one of the gunner's
    /// Rep.
    pub(super) fn loader(&self, gunner_rep: u8, roster: &Roster) -> Result<Loader, Error> {
        let rep = match (self.no_loader, self.loader, self.vehicle(roster)?) {
            (true, ..) => None,
            (false, Some(rep), _) => Some(rep),
            (false, None, Some((company, vehicle))) => company.loader(vehicle).rep,
            (false, None, None) => Some(gunner_rep),
        };
        Ok(Loader { rep, deployed_gun: self.deployed })
    }

    pub(super) fn round(&self, usual: Round) -> Result<Round, Error> {
        let Some(typed) = &self.round else { return Ok(usual) };
        let rounds = ["ap", "he", "canister"];
        let index = names::resolve("round", typed, &rounds).map_err(Error::Usage)?;
        Ok([Round::Ap, Round::He, Round::Canister][index])
    }
}

/// A vehicle that is fired at.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct VehicleOptions {
    /// The vehicle fired at, such as pt-76
    #[arg(long, value_name = "VEHICLE", help_heading = "Target")]
    pub target: Option<String>,
    /// Front and side armor, for a vehicle not on any list: 4/2
    #[arg(long, value_name = "F/S", conflicts_with = "target", help_heading = "Target")]
    pub armor: Option<String>,
    /// The side that is hit
    #[arg(long = "facing", alias = "side", value_name = "SIDE", help_heading = "Target")]
    pub side: Option<String>,
    /// Men aboard
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=12),
        help_heading = "Target")]
    pub crew: Option<u8>,
    /// Disabling hits that a vessel has already taken
    #[arg(long, value_name = "N", help_heading = "Target")]
    pub disabling_hits: Option<u8>,
    /// Only its turret can be seen
    #[arg(long, help_heading = "Target")]
    pub hull_down: bool,
    /// It moved more than half its speed this turn
    #[arg(long, help_heading = "Target")]
    pub target_fast: bool,
    /// It is in cover, for weapons that use Ranged To Hit
    #[arg(long, help_heading = "Target")]
    pub target_cover: bool,
    /// It is concealed, for weapons that use Ranged To Hit
    #[arg(long, help_heading = "Target")]
    pub target_concealed: bool,
}

/// Men aboard a vehicle on no list.
const USUAL_CREW: u8 = 4;

impl VehicleOptions {
    /// The vehicle, if one is named.
    pub(super) fn vehicle(&self, roster: &Roster) -> Result<Option<TargetVehicle>, Error> {
        let sides = ["front", "side", "rear", "top", "bottom"];
        let side = match &self.side {
            None => HitSide::Front,
            Some(typed) => {
                let index = names::resolve("side", typed, &sides).map_err(Error::Usage)?;
                [HitSide::Front, HitSide::Side, HitSide::Rear, HitSide::Top, HitSide::Bottom][index]
            }
        };
        let mut vehicle = match (&self.target, &self.armor) {
            (Some(typed), _) => match roster.mission() {
                Some(mission) => mission.target(typed, side)?,
                None => TargetVehicle::of_type(VehicleType::find(typed)?, side),
            },
            (None, Some(typed)) => TargetVehicle {
                name: "vehicle".to_owned(),
                armor: armor(typed)?,
                side,
                crew: Crewman::crew_of(USUAL_CREW),
                catches_fire: None,
                hull_down: false,
                fast_moving: false,
                disabling_hits_to_sink: None,
                disabling_hits_taken: 0,
            },
            (None, None) => return Ok(None),
        };
        if let Some(count) = self.crew {
            vehicle.crew = Crewman::crew_of(count);
        }
        (vehicle.hull_down, vehicle.fast_moving) = (self.hull_down, self.target_fast);
        if let Some(taken) = self.disabling_hits {
            match vehicle.disabling_hits_to_sink {
                Some(last) if taken < last => vehicle.disabling_hits_taken = taken,
                Some(last) => {
                    let name = &vehicle.name;
                    return Err(Error::Usage(format!(
                        "{disabling_hits} {taken}: the {name} sinks with disabling hit number {last}",
                        disabling_hits = option("disabling-hits")
                    )));
                }
                None => {
                    return Err(Error::Usage(format!(
                        "{disabling_hits} is for vessels; the {} is not one",
                        vehicle.name,
                        disabling_hits = option("disabling-hits")
                    )));
                }
            }
        }
        Ok(Some(vehicle))
    }

    fn exposure(&self) -> Exposure {
        Exposure { in_cover: self.target_cover, concealed: self.target_concealed, ..Exposure::default() }
    }
}

fn armor(typed: &str) -> Result<ArmorRating, Error> {
    let number = |text: &str| text.trim().parse::<u8>().ok().filter(|armor| *armor <= 9);
    let (front, side) = typed.split_once('/').unwrap_or((typed, typed));
    match (number(front), number(side)) {
        (Some(front), Some(side_rear)) => Ok(ArmorRating { front, side_rear }),
        _ => Err(Error::Usage(format!(
            "{armor} {typed}: give front and side, such as 4/2, each 0 to 9",
            armor = option("armor")
        ))),
    }
}

impl Subcommand for MainGunCommand {
    const PATH: &'static [&'static str] = &["fng", "main-gun"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading";
    const EXAMPLES: &'static str = examples! {
        "pointman fng main-gun --gun m-48 --rep 4 --target pt-76 --in 24",
        "pointman fng main-gun --apr 6 --rep 5 --target m-48 --facing side --in 10 --turret --odds",
        "pointman fng main-gun --gun m-48 --rep 4 --target pt-76 --in 24 --commander rep=5    "
            "# the commander looks first",
        "pointman fng main-gun --weapon rpg-7 --rep 4 --target m-113-apc --facing side --in 18 --behind "
            "Smith,rep=4",
        "pointman fng main-gun --gun m-42 --rep 4 --target pt-76 --facing side --in 50          "
            "# one 40 mm of the Duster: 4 dice",
        "pointman fng main-gun --gun ontos --rep 4 --target pt-76 --in 30 --tubes-fired 2    "
            "# its third tube",
        "pointman fng main-gun --gun m-48 --rep 4 --round canister --at cover,rep=4 --at open,rep=4       "
            "# at figures",
        "pointman fng main-gun --weapon usa-m2-hmg --rep 4 --armor 1/0 --facing side          "
            "# on the To Hit table",
        "pointman fng main-gun --weapon rpg-7 --rep 4 --target monitor --in 10 --disabling-hits 2  "
            "# the third sinks it",
        "pointman fng main-gun --weapon usa-m-60 --rep 5 --target truck-us                  "
            "# machine gun at AR 0",
        "pointman fng main-gun evening.json -i --shooter Tiger --target Bear --in 24         "
            "# a vehicle on the table",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(mut self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        if self.weapon.weapon.is_none() && self.weapon.class.is_none() {
            self.gun.take_gun_of_shooter(&roster);
        }
        let gunner = self.gun.gunner(&roster)?;
        let gun = self.gun.gun(&roster)?;
        if self.tunnel && gun.is_some() {
            return Err(Error::refused(
                "Fighting In The Tunnels",
                "a vehicle's gun cannot fire in a tunnel; use a pistol or SMG",
            ));
        }
        let gun = match gun {
            Some(Gun { weapon: Some(weapon), .. })
                if matches!(weapon.class, WeaponClass::AutomaticCannon | WeaponClass::RecoillessRifle) =>
            {
                return self.with_mounted(session, &roster, gunner, weapon);
            }
            gun => gun,
        };
        let named_weapon = self.weapon.weapon.is_some() || self.weapon.class.is_some() || gun.is_none();
        match (self.target.vehicle(&roster)?, gun) {
            (None, _) if self.at.is_empty() => {
                let ways = [
                    ("a vehicle", option("target").with("VEHICLE")),
                    ("its armor", option("armor").with("F/S")),
                    ("figures", option("at").with("FIGURE")),
                ];
                Err(Error::needs_one_of(OpenQuestion::of("target", "the target", "FNG main-gun"), ways))
            }
            (None, Some(gun)) => self.at_figures(session, &roster, gunner, gun),
            (None, None) => {
                let ways = [
                    ("of a vehicle", option("gun")),
                    ("its APR; for other weapons there are fng shoot and fng grenade", option("apr")),
                ];
                Err(Error::needs_one_of(OpenQuestion::of("gun", "the gun", "FNG main-gun"), ways))
            }
            (Some(target), gun) if named_weapon => {
                if gun.is_some() {
                    return Err(Error::Usage("give a gun or a weapon, not both".to_owned()));
                }
                self.with_weapon(session, &roster, gunner, target)
            }
            (Some(target), Some(gun)) => {
                gun.check_reach(self.gun.round(Round::Ap)?, self.gun.inches)?;
                let gunnery = Gunnery::Gun {
                    apr: gun.apr,
                    round: self.gun.round(Round::Ap)?,
                    loader: self.gun.loader(gunner.rep, &roster)?,
                    moving: self.moving,
                };
                self.at_vehicle(session, &roster, gunner, gunnery, target)
            }
            (Some(_), None) => Err(super::lacks_gun()),
        }
    }
}

type Gunner = crate::fng::combat::Figure;

impl MainGunCommand {
    fn at_figures(
        &self,
        session: &mut Session,
        roster: &Roster,
        gunner: Gunner,
        gun: Gun,
    ) -> Result<Outcome, Error> {
        gun.check_reach(self.gun.round(Round::He)?, self.gun.inches)?;
        let (targets, unlucky) = roster.crowd(&self.at, "target", &self.unlucky.unlucky)?;
        let fire = GunAtPersonnel {
            edition: roster.edition,
            apr: gun.apr,
            he_round: gun.he_round,
            has_canister: gun.canister,
            round: self.gun.round(Round::He)?,
            loader: self.gun.loader(gunner.rep, roster)?,
            targets,
            unlucky,
            gunner,
        };
        self.ordered(session, roster, fire, Firing::Figures)
    }

    /// One of the vehicle's automatic cannons or recoilless rifles fires: as the weapon it is, not as a main
    /// gun.
    fn with_mounted(
        &self,
        session: &mut Session,
        roster: &Roster,
        gunner: Gunner,
        weapon: Weapon,
    ) -> Result<Outcome, Error> {
        let target = self.target.vehicle(roster)?;
        let is_cannon = weapon.class == WeaponClass::AutomaticCannon;
        match target {
            Some(target) if is_cannon => {
                let exposure = self.target.exposure();
                let (edition, range) = (roster.edition, self.gun.inches);
                let fire = SmallWeaponFire { edition, shooter: gunner, weapon, range, exposure, target };
                self.small_arms(session, roster, fire)
            }
            Some(target) => {
                let behind = roster.figures(&self.behind, "behind")?;
                let gunnery = Gunnery::Squad { weapon: Box::new(weapon), behind };
                self.at_vehicle(session, roster, gunner, gunnery, target)
            }
            None if is_cannon => {
                let (figures, _) = roster.crowd(&self.at, "target", &[])?;
                let range = self.gun.inches;
                let at = |figure| Target { range, gap: 0, dice: None, lit: false, figure };
                let near = roster.bystanders(&self.unlucky.unlucky)?;
                let targets = figures.into_iter().map(at).collect();
                let shot = Shoot { near, ..Shoot::new(roster.edition, gunner, weapon, targets) };
                let taken = self.evening.take("Shot", &self.options, &shot, MissionStep::Shoot, session)?;
                if let Some(outcome) = taken {
                    return Ok(outcome);
                }
                self.options.answer(session, |dice, story| shot.run(dice, story), || shot.odds())
            }
            None => {
                let apr = weapon.apw.unwrap_or_default();
                let he_round = Some(weapon.clone()).filter(|weapon| weapon.circle.is_some());
                self.at_figures(
                    session,
                    roster,
                    gunner,
                    Gun { apr, canister: false, he_round, weapon: Some(weapon) },
                )
            }
        }
    }

    fn with_weapon(
        &self,
        session: &mut Session,
        roster: &Roster,
        gunner: Gunner,
        target: TargetVehicle,
    ) -> Result<Outcome, Error> {
        if self.spotting.commander.is_some() {
            return Err(Error::Usage(format!(
                "{commander} is for a vehicle's gun: give it with {gun} or {apr}",
                commander = option("commander"),
                gun = option("gun"),
                apr = option("apr")
            )));
        }
        let weapon = self.weapon.weapon(roster.edition, gunner.weapon.clone(), None)?;
        if self.tunnel {
            usable_below(&weapon)?;
        }
        if weapon.class.is_squad_anti_tank() {
            let gunnery =
                Gunnery::Squad { weapon: Box::new(weapon), behind: roster.figures(&self.behind, "behind")? };
            return self.at_vehicle(session, roster, gunner, gunnery, target);
        }
        let exposure = self.target.exposure();
        let fire = SmallWeaponFire {
            edition: roster.edition,
            shooter: gunner,
            weapon,
            range: self.gun.inches,
            exposure,
            target,
        };
        self.small_arms(session, roster, fire)
    }

    fn small_arms(
        &self,
        session: &mut Session,
        roster: &Roster,
        fire: SmallWeaponFire,
    ) -> Result<Outcome, Error> {
        let order = GunOrder::of(self.gun.from(roster)?, Firing::SmallArms(fire.clone()));
        let taken = self.evening.take("Fire", &self.options, &order, MissionStep::Gun, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| fire.run(dice, story), || fire.odds())
    }

    fn at_vehicle(
        &self,
        session: &mut Session,
        roster: &Roster,
        gunner: Gunner,
        gunnery: Gunnery,
        target: TargetVehicle,
    ) -> Result<Outcome, Error> {
        let fire = AntiArmorFire {
            edition: roster.edition,
            gunner,
            gunnery,
            range: self.gun.inches,
            shooter_fast_moved: self.fast,
            at_turret: self.turret,
            target,
        };
        self.ordered(session, roster, fire, Firing::Vehicle)
    }

    /// Fires, or has the commander look first.
    fn ordered<F>(
        &self,
        session: &mut Session,
        roster: &Roster,
        fire: F,
        firing: fn(F) -> Firing,
    ) -> Result<Outcome, Error>
    where
        F: GunFire<Record: Serialize + Told + 'static>,
    {
        let spotting = self.spotting.spotting(roster, self.moving)?;
        let order = GunOrder {
            commander: spotting.clone(),
            ..GunOrder::of(self.gun.from(roster)?, firing(fire.clone()))
        };
        let taken = self.evening.take("Gun", &self.options, &order, MissionStep::Gun, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        let Some(spotting) = spotting else {
            return self.options.answer(
                session,
                |dice, story| fire.run_alone(dice, story),
                || fire.odds_alone(),
            );
        };
        let ordered = Ordered { spotting, fire };
        self.options.answer(session, |dice, story| ordered.run(dice, story), || ordered.odds())
    }
}

/// How loading ended, in words.
pub(super) fn tell_gun(gun: Loading, report: &mut Report) {
    let text = match gun {
        Loading::NoLoader => gun.title().to_owned(),
        _ => gun.id().replace('-', " "),
    };
    report.item(1, format!("gun: {text}"));
}

impl Told for AntiArmorFireRecord {
    fn title(&self) -> String {
        format!("{} fires at {}", self.gunner, self.target.name)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        let difference =
            self.difference.map_or(String::new(), |difference| format!(", {difference} over its armor"));
        let shot = match self.shot {
            "miss" => "missed",
            "dud" => "a dud",
            "hull" => "hull hit",
            "turret" => "turret hit",
            "miracle" => "1,1: Hands of Fate",
            _ => "no penetration",
        };
        report.strong(1, format!("{shot}{difference}"));
        tell_vehicle(&self.target, report);
        tell_fates(&self.behind, report);
        if let Some(gun) = self.gun {
            tell_gun(gun, report);
        }
        if self.undergunned {
            report.aside(1, "undergunned against this side: it retires if a check says so");
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}

impl Told for SmallWeaponFireRecord {
    fn title(&self) -> String {
        format!("{} fires at {}", self.shooter, self.target.name)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        let totals: Vec<String> = self.totals.iter().map(ToString::to_string).collect();
        report.item(1, format!("totals {}: hits {}", totals.join(", "), self.hits));
        tell_vehicle(&self.target, report);
        if self.out_of_ammo {
            report.strong(1, format!("{}: out of ammo", self.shooter));
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}

impl Told for GunAtPersonnelRecord {
    fn title(&self) -> String {
        let round = match self.round {
            Round::Ap => "AP",
            Round::He => "HE",
            Round::Canister => "canister",
        };
        format!("{} fires {round} at figures", self.gunner)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        tell_fates(&self.targets, report);
        tell_gun(self.gun, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
