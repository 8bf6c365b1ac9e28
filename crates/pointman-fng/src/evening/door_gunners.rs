//! The door gunners of helicopters: figures of the evening as long as their helicopter hovers over the table
//! or stands on the LZ. They fire, react and are fired at as everybody else is
//! [Helicopter Insertions and Extractions].
//!
//! Readings where the rules are silent (evening-29 and evening-30 in the book): a gunner has the Rep of the
//! pilot and the figures of the gun on the army list. Which side of it somebody is on only the players see.

use super::Mended;
use super::soldier::{Aboard, Left, Soldier};
use crate::army_lists::{AircraftSpecial, AircraftWeaponId, Fitted};
use crate::checks::Edition;
use crate::mission::Mission;
use crate::squads::squad::{Arms, Figure};
use crate::squads::weapons::{Weapon, WeaponId};
use crate::support::{Aircraft, Place};
use crate::told::Told;

const RULE: &str = "Helicopter Insertions and Extractions";

/// The guns of a helicopter that figures man: on which side, and what they are. That of a chin turret is its
/// machine gun.
fn manned_guns(aircraft: &Aircraft, edition: Edition, turrets: bool) -> Vec<(&'static str, &'static Weapon)> {
    let list = aircraft.list();
    let weapon = |fitted: &Fitted| match fitted.weapon {
        AircraftWeaponId::M60DoorGun | AircraftWeaponId::TwinM60DoorGun => Some(WeaponId::UsaM60),
        AircraftWeaponId::CalDoorGun50 => Some(WeaponId::Hmg),
        _ => None,
    };
    let gun = |fitted: &[Fitted]| Weapon::by_id(fitted.iter().find_map(weapon)?, edition);
    let has_turret = turrets && list.special.contains(&AircraftSpecial::CenterWeaponsInChinTurret);
    let in_turret = |fitted: &&Fitted| has_turret && fitted.weapon == AircraftWeaponId::Hmg;
    let turret = list.center.iter().find(in_turret).and_then(|_| Weapon::by_id(WeaponId::Hmg, edition));
    let sides = [("left", gun(&list.left)), ("right", gun(&list.right)), ("turret", turret)];
    sides.into_iter().filter_map(|(side, gun)| Some((side, gun?))).collect()
}

impl Mission {
    /// The door gunners of a helicopter who are aboard.
    pub(crate) fn door_gunners<'a>(&'a self, aircraft: &'a Aircraft) -> impl Iterator<Item = &'a Soldier> {
        let called = aircraft.called();
        let is_aboard =
            move |man: &&Soldier| man.aboard.as_ref().is_some_and(|aboard| aboard.vehicle == called);
        let soldiers = self.company.soldiers.iter().filter(is_aboard);
        soldiers.filter(|man| !aircraft.riders.contains(man.name()))
    }

    /// How many of a helicopter's crew are no figures of the evening: its pilot, and who mans no door gun.
    pub(super) fn unnamed_crew(&self, aircraft: &Aircraft) -> u8 {
        let gunners = self.door_gunners(aircraft).count();
        aircraft.list().crew.0.saturating_sub(gunners as u8).max(1)
    }

    /// Door gunners are on the table while their helicopter is, and leave with it.
    pub(crate) fn man_door_guns(&mut self, told: &mut Told) {
        if !self.company.obeys(Mended::DoorGunsManned) || self.company.is_empty() {
            return;
        }
        let (edition, turrets) = (self.play.options.edition(), self.company.obeys(Mended::ChinTurrets));
        let helicopters: Vec<Aircraft> =
            self.play.aircraft.iter().filter(|aircraft| aircraft.is_helicopter()).cloned().collect();
        for aircraft in helicopters {
            let mut come: Vec<String> = Vec::new();
            let guns = manned_guns(&aircraft, edition, turrets);
            for (side, gun) in &guns {
                come.extend(self.mans(&aircraft, side, gun));
            }
            if let Some((_, gun)) = guns.first().filter(|_| !come.is_empty()) {
                let does = if come.len() == 1 { "mans its gun" } else { "man the door guns" };
                told.note(RULE, format!("{} {does} ({})", come.join(" and "), gun.name));
            }
        }
    }

    /// The gunner of one side comes, goes or gets out as the helicopter does. Gives who is on the table anew.
    fn mans(&mut self, aircraft: &Aircraft, side: &str, gun: &Weapon) -> Option<String> {
        let name = format!("{side} gunner of {}", aircraft.title());
        let is_there = matches!(aircraft.place, Place::Inbound | Place::Hovering | Place::Landed);
        let Some(gunner) = self.company.get_mut(&name) else {
            if !is_there {
                return None;
            }
            let mut man = Figure::new(&*name, aircraft.pilot_rep.max(2));
            man.weapon = Some(Arms::of(gun, false));
            let mut gunner = Soldier::new(aircraft.side, man);
            gunner.group = Some(aircraft.title());
            gunner.aboard = Some(Aboard { vehicle: aircraft.called(), post: None });
            gunner.untested = true;
            return Some(self.company.take_in(gunner));
        };
        // Who has got out stays.
        gunner.aboard.as_ref()?;
        match aircraft.place {
            _ if is_there && gunner.left == Some(Left::Withdrew) => {
                (gunner.left, gunner.untested) = (None, true);
                return Some(name);
            }
            Place::Down => gunner.aboard = None,
            _ if !is_there && gunner.left.is_none() => {
                let is_out = gunner.man.is_out();
                gunner.left = Some(if is_out { Left::Evacuated } else { Left::Withdrew });
            }
            _ => {}
        }
        None
    }
}
