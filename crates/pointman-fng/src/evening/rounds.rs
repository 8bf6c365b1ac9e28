//! Vehicles in an exchange of fire: one man looks for all aboard, the gun and the machine guns fire when that
//! allows it, and what harms no armor is not fired at it
//! [Vehicle In Sight, Firing The Main Gun, Special Anti-Tank Weapon Firing Procedure, Clank Test].
//!
//! Reading where the rules are silent (evening-10 in the book): a vehicle that may fire in reaction fires its
//! gun, if that is loaded, and every machine gun that another of the crew serves; it stops to fire; its hatch
//! is open.

use super::Mended;
use super::ask::{as_answers, word};
use super::clank::{Clanked, clank};
use super::company::Company;
use super::exchange::{Aim, Chain, Shot};
use super::guns::{Firing, GunOrder, has_left};
use super::resolve::{Procedure, written};
use super::soldier::Soldier;
use super::vehicle::Vehicle;
use crate::checks::{CheckId, Flag};
use crate::combat::{
    AntiArmorFire, Exposure, Figure, Follow, GunAtPersonnel, Gunnery, Loading, Lookout, Round,
    SmallWeaponFire, Unlucky,
};
use crate::squads::crews::CrewPlace;
use crate::squads::squad::Gear;
use crate::squads::vehicles::{HitSide, MountedWeaponId};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

const RULE: &str = "FNG Firing The Main Gun";

/// What a vehicle's main gun is.
enum Gun {
    /// A gun with an APR.
    Main(u8),
    /// A recoilless rifle in a tube that fires once a battle.
    Tube(Weapon),
    /// An automatic cannon, which fires on the To Hit table.
    Cannon(Weapon),
}

/// Why a vehicle may fire now.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leave {
    /// Passes of the check that allowed it.
    pub passes: u8,
    /// Edition 2, with 1 pass on In Sight: -1 Rep.
    pub sighted: bool,
    /// Inches to those in sight.
    pub range: Option<u8>,
    /// Only the main weapon fires, as the Clank Test has it.
    pub main_weapon: bool,
}

impl Company {
    /// Who looks for a vehicle and takes its checks: the commander, else the gunner, else whoever is left
    /// [Reaction Tests].
    pub fn lookout<'a>(&'a self, vehicle: &'a Vehicle) -> Option<&'a Soldier> {
        use CrewPlace::{Commander, Driver, Gunner, Loader, RadioOperator};
        let places = [Commander, Gunner, Driver, Loader, RadioOperator];
        // Who is Knocked Down checks nothing until they are up again.
        let is_up = |soldier: &&Soldier| !self.to_the_letter || !soldier.is(Flag::KnockedDown);
        places.into_iter().find_map(|place| self.in_place(vehicle, place).filter(is_up))
    }

    /// Whether they are Knocked Down and take no check until they are up again, by the rules of today
    /// (received-fire-1).
    pub fn is_felled(&self, soldier: &Soldier) -> bool {
        self.by_the_rules && soldier.is(Flag::KnockedDown)
    }

    /// The vehicle to whose crew they belong; none for passengers, who look for themselves.
    pub fn crewed_by(&self, soldier: &Soldier) -> Option<&Vehicle> {
        let aboard = soldier.aboard.as_ref().filter(|aboard| aboard.post.is_some())?;
        self.vehicle(&aboard.vehicle).ok()
    }

    /// Whether they take checks when somebody comes into sight: of a crew only its lookout does.
    pub fn looks_out(&self, soldier: &Soldier) -> bool {
        let lookout = self.crewed_by(soldier).and_then(|vehicle| self.lookout(vehicle));
        lookout.is_none_or(|lookout| lookout.name() == soldier.name())
    }
}

impl Chain<'_, '_, '_, '_, '_> {
    /// Who looks where this one is, or for the vehicle of this name: of a crew its lookout.
    pub(super) fn lookout(&self, typed: &str) -> Result<String, Error> {
        let company = &self.mission.company;
        let named = company.vehicles.iter().find(|vehicle| vehicle.name.eq_ignore_ascii_case(typed.trim()));
        let named = named.filter(|_| self.vehicles);
        if let Some(vehicle) = named {
            let nobody =
                || Error::refused("FNG Reaction Tests", format!("nobody fit is in {}", vehicle.name));
            return company.lookout(vehicle).map(|man| man.name().to_owned()).ok_or_else(nobody);
        }
        let soldier = company.find(typed)?;
        let vehicle = company.crewed_by(soldier).filter(|_| self.vehicles);
        let lookout = vehicle.and_then(|vehicle| company.lookout(vehicle));
        Ok(lookout.unwrap_or(soldier).name().to_owned())
    }

    /// Whether this one looks for a vehicle, and from where: the check is Vehicle In Sight.
    pub(super) fn looks_for(&self, name: &str) -> Option<Lookout> {
        let vehicle = self.crew_of(name)?;
        let gunner = Some(CrewPlace::Gunner.post());
        let soldier = self.mission.company.get(name)?;
        let is_gunner = soldier.aboard.as_ref().and_then(|aboard| aboard.post) == gunner;
        // In a small crew the commander serves the gun from their own place.
        let has_place = CrewPlace::Gunner.filled_by(vehicle.men) == CrewPlace::Gunner;
        Some(if is_gunner && has_place { Lookout::Gunner } else { Lookout::Commander })
    }

    /// Whether the hatch of the vehicle for which this one looks is closed.
    pub(super) fn is_buttoned_up(&self, name: &str) -> bool {
        self.crew_of(name).is_some_and(|vehicle| vehicle.buttoned_up)
    }

    /// The vehicle to whose crew they belong, where vehicles are met as such.
    fn crew_of(&self, name: &str) -> Option<&Vehicle> {
        let company = &self.mission.company;
        company.crewed_by(company.get(name)?).filter(|_| self.vehicles)
    }

    /// The vehicle they are in, where vehicles are met as such.
    fn vehicle_of(&self, name: &str) -> Option<&Vehicle> {
        let company = &self.mission.company;
        let aboard = company.get(name)?.aboard.as_ref().filter(|_| self.vehicles)?;
        company.vehicle(&aboard.vehicle).ok()
    }

    /// The anti-tank weapon in hand that they fire at vehicles.
    pub(super) fn at_armor(&self, name: &str) -> Option<Weapon> {
        let soldier =
            self.mission.company.get(name).filter(|soldier| self.vehicles && !soldier.out_of_ammo)?;
        let weapon = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition())?;
        let is_left = self.has_left(name, &weapon) && self.has_rocket_left(name);
        let is_usable = self.is_usable(name, &weapon) || !self.mission.company.obeys(Mended::ArmedBelow);
        (weapon.class.is_squad_anti_tank() && is_left && is_usable).then_some(weapon)
    }

    /// Whether a weapon that is fired or thrown once has not been used. Steps of earlier versions found that
    /// out too late.
    pub(super) fn has_left(&self, name: &str, weapon: &Weapon) -> bool {
        !self.order_of_fire || has_left(self.mission, name, weapon).is_ok()
    }

    /// The LAW that they carry besides the weapon in hand.
    pub(super) fn law(&self, name: &str) -> Option<Weapon> {
        let soldier = self.mission.company.get(name)?;
        let carries = soldier.man.gear.contains(&Gear::Law) && soldier.carries.is_none();
        let law = Weapon::by_id(WeaponId::UsaM72Law, self.edition()).filter(|_| carries)?;
        self.has_left(name, law).then(|| law.clone())
    }

    /// The weapon on the To Hit table that they fire in reaction at a vehicle: a machine gun at one without
    /// armor, one with an APW at armor that it can penetrate
    /// [Note On Machine Guns, Damage Versus Penetration].
    fn at_thin_armor(&self, name: &str, vehicle: &Vehicle) -> Option<Weapon> {
        let is_met = self.vehicles && self.mission.company.by_the_book && vehicle.may_act().is_ok();
        let fires = |class: WeaponClass| class.is_machine_gun() || class == WeaponClass::AutomaticCannon;
        let weapon = self.weapon(name).filter(|weapon| is_met && fires(weapon.class))?;
        let armor = vehicle.of_lists().armor;
        let (thinnest, thickest) = (armor.front.min(armor.side_rear), armor.front.max(armor.side_rear));
        let harms = weapon.apw.map_or(thickest == 0, |apw| apw > thinnest);
        harms.then_some(weapon)
    }

    /// Whether what this one has in hand is fired at armor, or the other is not behind any.
    pub(super) fn reaches(&self, by: &str, other: &str) -> bool {
        let company = &self.mission.company;
        let is_exposed = company.get(other).is_some_and(|other| company.is_exposed(other));
        !self.vehicles || is_exposed || self.at_armor(by).is_some()
    }

    /// Whether what this one has in hand can hit the other, or the vehicle they are in.
    pub(super) fn may_hit(&self, by: &str, other: &str) -> bool {
        self.reaches(by, other)
            || self.vehicle_of(other).is_some_and(|vehicle| self.at_thin_armor(by, vehicle).is_some())
    }

    /// At whom somebody may aim, of these: a machine gun also at the vehicle they are in.
    pub(super) fn aims(&self, by: &str, at: &[String], at_vehicles: bool) -> Vec<Aim> {
        let mut aims: Vec<Aim> = Vec::new();
        let mut soft: Vec<&str> = Vec::new();
        for name in at {
            // By steps of earlier versions all of them are named.
            if self.reaches(by, name) || at_vehicles || !self.mission.company.by_the_book {
                aims.push(Aim { at: name.clone(), at_vehicle: false });
            }
            let vehicle = self.vehicle_of(name).filter(|_| !at_vehicles);
            if let Some(vehicle) = vehicle.filter(|vehicle| !soft.contains(&&*vehicle.name))
                && self.at_thin_armor(by, vehicle).is_some()
            {
                soft.push(&vehicle.name);
                aims.push(Aim { at: name.clone(), at_vehicle: true });
            }
        }
        aims
    }

    /// Whether this one, or the vehicle for which they look, has something to fire at the other.
    pub(super) fn may_fire_at(&self, name: &str, other: &str) -> bool {
        let Some(vehicle) = self.crew_of(name) else {
            return self.has_fire(name) && self.may_hit(name, other);
        };
        if self.gun_is_ready(vehicle) {
            return true;
        }
        self.gunners(vehicle)
            .iter()
            .any(|gunner| self.weapon(gunner).is_some() && self.may_hit(gunner, other))
    }

    /// Those who serve the gun and the machine guns, the gunner first.
    fn gunners(&self, vehicle: &Vehicle) -> Vec<String> {
        let company = &self.mission.company;
        let mut names: Vec<String> = Vec::new();
        for place in [CrewPlace::Gunner, CrewPlace::Commander, CrewPlace::RadioOperator] {
            let name = company.in_place(vehicle, place).map(|man| man.name().to_owned());
            names.extend(name.filter(|name| !names.contains(name)));
        }
        // Whoever else of the crew serves a gun.
        for man in company.aboard(&vehicle.name).filter(|_| company.obeys(Mended::CrewGuns)) {
            let serves = self.mission.machine_gun_of(man).is_some();
            if serves && !names.iter().any(|name| name == man.name()) {
                names.push(man.name().to_owned());
            }
        }
        names
    }

    fn gun(&self, vehicle: &Vehicle) -> Option<Gun> {
        let gun = vehicle.of_lists().main_gun.as_ref()?;
        let weapon = gun.weapon.and_then(MountedWeaponId::weapon);
        let weapon = weapon.and_then(|id| Weapon::by_id(id, self.edition()));
        match weapon {
            Some(weapon) if weapon.class == WeaponClass::AutomaticCannon => Some(Gun::Cannon(weapon.clone())),
            Some(weapon) if weapon.class == WeaponClass::RecoillessRifle => {
                (vehicle.tubes_fired < gun.count).then(|| Gun::Tube(weapon.clone()))
            }
            _ => gun.apr.map(Gun::Main),
        }
    }

    /// Whether its gun is loaded again after each round: no tube, and no automatic cannon.
    fn has_to_load(&self, vehicle: &Vehicle) -> bool {
        matches!(self.gun(vehicle), Some(Gun::Main(_)))
    }

    pub(super) fn gun_is_ready(&self, vehicle: &Vehicle) -> bool {
        let gunner = self.mission.company.in_place(vehicle, CrewPlace::Gunner);
        self.gun(vehicle).is_some() && gunner.is_some() && self.mission.may_fire_gun(vehicle, true).is_ok()
    }

    /// Whether the gun of a shot can fire it now.
    pub(super) fn may_fire_gun(&self, shot: &Shot) -> bool {
        let vehicle = shot.gun.as_ref().and_then(|vehicle| self.mission.company.vehicle(vehicle).ok());
        vehicle.is_some_and(|vehicle| self.gun_is_ready(vehicle)) && self.is_up_with(&shot.by, true)
    }

    /// The automatic cannon with which a shot is fired at figures.
    pub(super) fn cannon(&self, shot: &Shot) -> Option<Weapon> {
        let vehicle = self.mission.company.vehicle(shot.gun.as_ref()?).ok()?;
        match self.gun(vehicle) {
            Some(Gun::Cannon(weapon)) => Some(weapon),
            _ => None,
        }
    }

    /// Whether a shot is a round of a gun or rocket that is resolved as such, not on the To Hit table.
    pub(super) fn is_round(&self, shot: &Shot) -> bool {
        let at_vehicle = shot.at.first().is_some_and(|at| self.vehicle_of(at).is_some());
        match shot.gun {
            Some(_) => at_vehicle || self.cannon(shot).is_none(),
            None => at_vehicle && (shot.law || shot.at_vehicle || self.at_armor(&shot.by).is_some()),
        }
    }

    /// What a vehicle fires that may fire now: its gun, and the machine guns that others of its crew serve
    /// (evening-10).
    pub(super) fn vehicle_shots(
        &mut self,
        vehicle: &str,
        others: &[String],
        leave: Leave,
    ) -> Result<Vec<Shot>, Error> {
        let vehicle = self.mission.company.vehicle(vehicle)?.clone();
        let mut shots = Vec::new();
        if vehicle.may_fight().is_err() {
            return Ok(shots);
        }
        if vehicle.gun == Some(Loading::LoadedNextActive) && self.mission.is_active_anew(&vehicle) {
            let loaded = self.mission.company.vehicle_mut(&vehicle.name);
            loaded.into_iter().for_each(|vehicle| vehicle.gun = Some(Loading::Loaded));
        }
        let mut has_gun = self.gun_is_ready(&vehicle);
        if has_gun && self.mission.round_in(&vehicle.name, self.answers, self.table)? == Some(Round::Canister)
        {
            // Canister does nothing to those it is not for.
            has_gun = others.iter().any(|other| self.vehicle_of(other).is_none());
        }
        // Who loads the gun serves no machine gun meanwhile [Fewer Than Five Man Crews].
        let company = &self.mission.company;
        let loader = company.in_place(&vehicle, CrewPlace::Loader).map(|man| man.name().to_owned());
        let loader = loader.filter(|_| company.obeys(Mended::LoadersLoad) && self.has_to_load(&vehicle));
        for (index, by) in self.gunners(&vehicle).into_iter().enumerate() {
            let gun = (index == 0 && has_gun).then(|| vehicle.name.clone());
            if has_gun && gun.is_none() && loader.as_ref() == Some(&by) {
                continue;
            }
            let has_fire = gun.is_some() || self.weapon(&by).is_some();
            if !has_fire
                || !self.is_up_with(&by, gun.is_some())
                || (leave.main_weapon && has_gun && gun.is_none())
            {
                continue;
            }
            let is_seen = |other: &&String| {
                self.is_target_of(&by, other)
                    && !self.is_hidden(other)
                    && (gun.is_some() || self.may_hit(&by, other))
            };
            let seen: Vec<String> = others.iter().filter(is_seen).cloned().collect();
            let Some(aim) = self.choose_target(&by, &seen, gun.is_some())? else { continue };
            if self.mission.acting_side() == Some(vehicle.side) {
                self.mission.note_act(&by, |acted| acted.reacted = true);
            }
            shots.push(Shot {
                by,
                at: vec![aim.at],
                range: leave.range,
                sighted: leave.sighted,
                passes: leave.passes,
                gun,
                at_vehicle: aim.at_vehicle,
                ..Shot::default()
            });
        }
        Ok(shots)
    }

    /// What somebody is called as a target: the vehicle, where it is that which is fired at.
    pub(super) fn target_name(&self, at_vehicles: bool, name: &str) -> String {
        let vehicle = self.vehicle_of(name).filter(|_| at_vehicles);
        vehicle.map_or_else(|| name.to_owned(), |vehicle| vehicle.name.clone())
    }

    /// Whether the target is a vehicle for what is fired: these come before figures (evening-03).
    pub(super) fn is_armor_for(&self, at_vehicles: bool, name: &str) -> bool {
        at_vehicles && self.vehicle_of(name).is_some()
    }

    /// Fires a round of a gun or rocket, and writes what it does. Gives the checks that follow.
    pub(super) fn round(&mut self, shot: &Shot) -> Result<Vec<Follow>, Error> {
        let mut order = self.round_of(shot)?;
        order.learn(self.mission);
        order.allowed(self.mission, true)?;
        if shot.gun.is_none() && !shot.at_vehicle {
            self.note_rocket(&shot.by)?;
        }
        let came = order.carry_out(self.table.dice)?;
        written(self.mission, came, self.table, self.answers)
    }

    fn round_of(&mut self, shot: &Shot) -> Result<GunOrder, Error> {
        let edition = self.edition();
        let mut gunner = self.fighting(&shot.by)?;
        if shot.is_hasty() && gunner.rep > 1 {
            gunner.lowered = u8::from(self.mission.company.obeys(Mended::RosterReps));
            gunner.rep -= 1;
        }
        let Some(at) = shot.at.first() else {
            return Err(Error::Bug(format!("{} fires at nobody", shot.by)));
        };
        let at_vehicle = self.vehicle_of(at).cloned();
        let from = match &shot.gun {
            Some(vehicle) => Some(self.mission.company.vehicle(vehicle)?.clone()),
            None => None,
        };
        let nothing = || Error::refused(RULE, format!("{} has nothing to fire at armor", shot.by));
        let gun = match &from {
            Some(vehicle) => self.gun(vehicle).ok_or_else(nothing)?,
            None if shot.law => Gun::Tube(self.law(&shot.by).ok_or_else(nothing)?),
            None if shot.at_vehicle => Gun::Cannon(self.weapon(&shot.by).ok_or_else(nothing)?),
            None => Gun::Tube(self.at_armor(&shot.by).ok_or_else(nothing)?),
        };
        let fire = match at_vehicle {
            Some(target) => {
                let armor = target.of_lists().armor;
                let facing = match shot.at_vehicle && armor.front == armor.side_rear {
                    true => HitSide::Front,
                    false => self.facing(&shot.by, &target)?,
                };
                let target = self.mission.company.target(&target, facing);
                let mut range = shot.range;
                let gunnery = match gun {
                    Gun::Main(apr) => {
                        let loader = from.as_ref().map(|vehicle| self.mission.loader_now(vehicle));
                        let loader = loader.unwrap_or_default();
                        let round = from.as_ref().and_then(|vehicle| vehicle.round).unwrap_or(Round::Ap);
                        Gunnery::Gun { apr, round, loader, moving: false }
                    }
                    Gun::Tube(weapon) => {
                        let behind = if from.is_none() { self.behind(shot, &weapon)? } else { Vec::new() };
                        let behind =
                            behind.iter().map(|name| self.fighting(name)).collect::<Result<_, _>>()?;
                        range = Some(match range {
                            Some(range) => range,
                            None => self.inches(&shot.by, &target.name, &weapon)?,
                        });
                        Gunnery::Squad { weapon: Box::new(weapon), behind }
                    }
                    Gun::Cannon(weapon) => {
                        let exposure = Exposure::default();
                        let (shooter, range) = (gunner, shot.range);
                        let fire = SmallWeaponFire { edition, shooter, weapon, range, exposure, target };
                        let from = from.map(|vehicle| vehicle.name);
                        return Ok(GunOrder::of(from, Firing::SmallArms(fire)));
                    }
                };
                let shooter_fast_moved =
                    from.as_ref().is_some_and(|vehicle| self.mission.has_driven_fast(vehicle));
                let at_turret = false;
                Firing::Vehicle(AntiArmorFire {
                    edition,
                    gunner,
                    gunnery,
                    range,
                    shooter_fast_moved,
                    at_turret,
                    target,
                })
            }
            None => {
                let has_canister = from
                    .as_ref()
                    .and_then(|vehicle| vehicle.of_lists().main_gun.as_ref())
                    .is_some_and(|gun| gun.canister);
                let (apr, he_round) = match gun {
                    Gun::Main(apr) => (apr, None),
                    Gun::Tube(weapon) | Gun::Cannon(weapon) => (
                        weapon.apw.unwrap_or_default(),
                        Some(weapon).filter(|weapon| weapon.circle.is_some()),
                    ),
                };
                let round = match from.as_ref().and_then(|vehicle| vehicle.round) {
                    Some(noted) => noted,
                    None => self.round_at_figures(shot, has_canister)?,
                };
                let loader = from.as_ref().map(|vehicle| self.mission.loader_now(vehicle));
                Firing::Figures(GunAtPersonnel {
                    edition,
                    gunner,
                    apr,
                    he_round,
                    has_canister,
                    round,
                    loader: loader.unwrap_or_default(),
                    targets: self.caught(shot, at, round)?,
                    unlucky: Unlucky::default(),
                })
            }
        };
        Ok(GunOrder::of(from.map(|vehicle| vehicle.name), fire))
    }

    fn fighting(&self, name: &str) -> Result<Figure, Error> {
        self.mission.fighting(name)
    }

    /// Which of its sides a vehicle shows to who fires, which only the players see.
    fn facing(&mut self, by: &str, target: &Vehicle) -> Result<HitSide, Error> {
        let what = format!("{by} fires at {}: which side does it show", target.name);
        let question = OpenQuestion::of(word(&target.name, "shows"), what, RULE);
        let sides = [HitSide::Front, HitSide::Side, HitSide::Rear];
        Ok(sides[self.answers.see(target.side, question.legal(sides.map(HitSide::id)))?])
    }

    /// Inches to a vehicle, so far as they matter: an anti-tank weapon fires worse beyond half its range, and
    /// some rounds are armed only farther off. Only the players see it.
    fn inches(&mut self, by: &str, target: &str, weapon: &Weapon) -> Result<u8, Error> {
        let side = self.mission.company.find(by)?.side;
        let reach = weapon.reach(true).unwrap_or(1).max(1);
        let half = (reach / 2).max(1);
        let least = weapon.range_min.filter(|least| *least > 1);
        let mut ways =
            vec![("near", half, format!("up to {half} in")), ("far", reach, format!("up to {reach} in"))];
        ways.extend(
            least.map(|least| ("too-near", least - 1, format!("less than {least} in: it is not armed"))),
        );
        let what = format!("{by} fires the {} at {target}: how far is it", weapon.name);
        let question = OpenQuestion::of(word(by, "range"), what, "FNG squad-anti-tank");
        let question = question
            .legal(ways.iter().map(|(way, ..)| *way))
            .meaning(ways.iter().map(|(.., meaning)| meaning.clone()));
        Ok(ways[self.answers.see(side, question)?].1)
    }

    /// HE, or canister from a gun that has it: the commander chooses.
    fn round_at_figures(&mut self, shot: &Shot, has_canister: bool) -> Result<Round, Error> {
        if !has_canister {
            return Ok(Round::He);
        }
        let side = self.mission.company.find(&shot.by)?.side;
        let what = format!("{} fires the gun at {}: which round", shot.by, shot.at.join(", "));
        let question = OpenQuestion::of(word(&shot.by, "round"), what, RULE);
        let rounds = [Round::He, Round::Canister];
        Ok(rounds[self.answers.decide(side, question.legal(rounds.map(Round::id)), 0)?])
    }

    /// Everybody whom the round catches: only the players see who stands near the target.
    fn caught(&mut self, shot: &Shot, at: &str, round: Round) -> Result<Vec<Figure>, Error> {
        let place = match round {
            // It has one target.
            Round::Ap => return Ok(vec![self.fighting(at)?]),
            Round::Canister => "fan of canister, 18 in long",
            _ => "5 in circle",
        };
        let caught = self.near(shot, at, "gun", place)?;
        caught.iter().map(|name| self.fighting(name)).collect()
    }

    /// Somebody fired at, and who else the person says is in the circle or fan.
    pub(super) fn near(
        &mut self,
        shot: &Shot,
        at: &str,
        weapon: &str,
        place: &str,
    ) -> Result<Vec<String>, Error> {
        let side = self.mission.company.find(&shot.by)?.side;
        let mut caught = vec![at.to_owned()];
        loop {
            let company = &self.mission.company;
            let may_be_hit = |soldier: &&Soldier| {
                let name = soldier.name();
                let is_named = caught.iter().any(|named| named == name) || name == shot.by;
                let is_there = soldier.left.is_none() && !soldier.is(Flag::ObviouslyDead);
                let aboard = soldier.aboard.as_ref().map(|aboard| &aboard.vehicle);
                let fires = aboard.is_some() && aboard == shot.gun.as_ref();
                is_there && !is_named && !fires && company.is_exposed(soldier)
            };
            let near = company.soldiers.iter().filter(may_be_hit).map(|soldier| soldier.name());
            let near = as_answers(near);
            if near.is_empty() {
                break;
            }
            let what = format!("{} fires the {weapon} at {at}: who else is in the {place}", shot.by);
            let question = OpenQuestion::of(word(&shot.by, "catches"), what, RULE);
            let question = question.legal(std::iter::once("nobody".to_owned()).chain(near.iter().cloned()));
            match self.answers.see(side, question)? {
                0 => break,
                chosen => caught.push(near[chosen - 1].clone()),
            }
        }
        Ok(caught)
    }

    /// The checks that follow the fire of `by`, other than Received Fire: a Clank Test is taken at once where
    /// `by` is given, the others are announced. Gives the fire that comes of it.
    pub fn after_others(&mut self, by: Option<&str>, follows: &[Follow]) -> Result<Vec<Shot>, Error> {
        let mut shots = Vec::new();
        for follow in follows {
            if let Some(by) = by.filter(|_| follow.is(CheckId::Clank))
                && let Some(clanked) = clank(self.mission, follow, by, self.table, self.answers)?
            {
                if let Clanked::FiresBack(vehicle) = clanked {
                    shots.extend(self.fires_back(&vehicle, by)?);
                }
                continue;
            }
            let why = if follow.why.is_empty() { String::new() } else { format!(" ({})", follow.why) };
            let check = follow.check.id().replace('-', " ");
            self.table.due(follow.check.id(), format!("next, {}: {check}{why}", follow.who));
        }
        Ok(shots)
    }

    fn fires_back(&mut self, vehicle: &str, by: &str) -> Result<Vec<Shot>, Error> {
        let rule = CheckId::Clank.id();
        if !self.vehicles {
            // Steps of earlier versions leave the fire to the players.
            let news = format!("{vehicle} fires back at {by}");
            self.table.due_news(rule, format!("{news}, without an Activation (--reaction)"), news);
            return Ok(Vec::new());
        }
        let leave = Leave { passes: 2, sighted: false, range: None, main_weapon: true };
        let shots = self.vehicle_shots(vehicle, &[by.to_owned()], leave)?;
        let text = match shots.is_empty() {
            true => format!("{vehicle} has nothing to fire back at {by}"),
            false => format!("{vehicle} fires back at {by}"),
        };
        self.table.note(rule, text);
        Ok(shots)
    }
}
