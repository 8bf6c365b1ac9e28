//! A helicopter on the LZ as a target: it is damaged as an unarmored vehicle, and those aboard are hit as in
//! one that is open topped [Dustoff/Medevac, Damaging Helicopters].
//!
//! Reading where the rules are silent (evening-13 in the book): its Armor is 0 all round, and what disables
//! it keeps it from flying again.

use super::ask::Answers;
use crate::checks::Flag;
use crate::combat::{CrewState, Crewman, PenetrationRecord, TargetVehicle, VehicleState};
use crate::mission::Mission;
use crate::squads::vehicles::{ArmorRating, HitSide};
use crate::support::step::Table;
use crate::support::{Aircraft, Place, Who};
use pointman_core::error::Error;

const RULE: &str = "Damaging Helicopters";

impl Mission {
    /// Vehicles and helicopters on the LZ, of the other side, that can still act: by their names.
    pub fn rides_against(&self, side: Who) -> Vec<String> {
        let vehicles = self.vehicles_against(side).map(|vehicle| vehicle.name.clone());
        vehicles.chain(self.landed_against(side)).collect()
    }

    /// Helicopters of the other side that stand on the LZ, by their names.
    pub fn landed_against(&self, side: Who) -> impl Iterator<Item = String> {
        self.on_lz().filter(move |aircraft| aircraft.side != side).map(Aircraft::title)
    }

    /// Helicopters that stand on the LZ.
    fn on_lz(&self) -> impl Iterator<Item = &Aircraft> {
        self.play.aircraft.iter().filter(|aircraft| aircraft.place == Place::Landed)
    }

    /// The crews of helicopters of the other side that stand on the LZ, man by man: they are fired at like
    /// those of an open topped vehicle [Helicopter Insertions and Extractions].
    pub fn crews_against(&self, side: Who) -> Vec<String> {
        let landed = self.on_lz().filter(|aircraft| aircraft.side != side);
        let crew = |aircraft: &Aircraft| {
            let title = aircraft.title();
            let men = 1..=self.unnamed_crew(aircraft);
            let name = move |number: u8| match number {
                1 => format!("pilot of {title}"),
                number => format!("crewman {number} of {title}"),
            };
            men.map(name).collect::<Vec<_>>()
        };
        landed.flat_map(crew).collect()
    }

    /// A helicopter on the LZ by its name.
    pub(super) fn landed(&self, typed: &str) -> Option<&Aircraft> {
        self.on_lz().find(|aircraft| aircraft.title().eq_ignore_ascii_case(typed.trim()))
    }

    /// A vehicle or a helicopter on the LZ as fire at it sees it, faced on a side.
    ///
    /// # Errors
    /// [`Error::Usage`] with the vehicles that are there.
    pub fn target(&self, typed: &str, side: HitSide) -> Result<TargetVehicle, Error> {
        let aircraft = match self.company.vehicle(typed) {
            Ok(vehicle) => return Ok(self.company.target(vehicle, side)),
            Err(unknown) => self.landed(typed).ok_or(unknown)?,
        };
        let gunners = self.door_gunners(aircraft).map(|man| &man.man.name);
        let aboard = gunners.chain(&aircraft.riders).chain(&aircraft.evacuated);
        let alive = |name: &&String| {
            let soldier = self.company.get(name);
            soldier.is_none_or(|soldier| soldier.left.is_none() && !soldier.is(Flag::ObviouslyDead))
        };
        let aboard = aboard.filter(alive).map(|name| Crewman { name: name.clone() });
        let crew = (1..=self.unnamed_crew(aircraft)).map(|number| match number {
            1 => Crewman { name: "pilot".to_owned() },
            number => Crewman { name: format!("crewman {number}") },
        });
        Ok(TargetVehicle {
            name: aircraft.title(),
            armor: ArmorRating { front: 0, side_rear: 0 },
            side,
            crew: crew.chain(aboard).collect(),
            catches_fire: None,
            hull_down: false,
            fast_moving: false,
            disabling_hits_to_sink: None,
            disabling_hits_taken: 0,
        })
    }

    /// Writes what a hit has done to a helicopter on the LZ and to all aboard.
    pub(super) fn hit_landed(
        &mut self,
        record: &PenetrationRecord,
        by: &str,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        let Some(number) = self.landed(&record.name).map(|aircraft| aircraft.number) else { return Ok(()) };
        let aircraft = self.play.aircraft_mut(number)?;
        let (title, called) = (aircraft.title(), aircraft.called());
        let is_down = record.state >= VehicleState::Disabled;
        if is_down {
            aircraft.place = Place::Down;
            aircraft.riders.clear();
            aircraft.evacuated.clear();
            self.play.helicopter_down = true;
        }
        let does = match record.state {
            VehicleState::InAction => "is not harmed",
            VehicleState::ShotThrough => "is shot through",
            VehicleState::Disabled => "is disabled and cannot fly again",
            VehicleState::Sunk | VehicleState::Destroyed => "is destroyed",
        };
        table.news(RULE, format!("{title} {does}"), format!("{title} {does}"));
        for man in &record.crew {
            let is_listed = self.company.get(&man.name).is_some();
            match man.state {
                CrewState::Killed if is_listed => self.kill(&man.name, Some(by), table, answers)?,
                CrewState::Killed => table.note(RULE, format!("{} of {title} is dead", man.name)),
                CrewState::Aboard | CrewState::BailsOut => {}
            }
        }
        // Nobody stays in one that flies no more.
        for soldier in self.company.soldiers.iter_mut().filter(|_| is_down) {
            if soldier.aboard.as_ref().is_some_and(|aboard| aboard.vehicle == called) {
                soldier.aboard = None;
                if soldier.is_able() {
                    table.note(RULE, format!("{} gets out", soldier.name()));
                }
            }
        }
        Ok(())
    }
}
