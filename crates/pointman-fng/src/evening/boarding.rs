//! Men get into vehicles and out of them [Embarking And Disembarking, "Jump For It!" Table, Crew Smallarms].

use super::Mended;
use super::soldier::{Aboard, Soldier};
use super::vehicle::Vehicle;
use crate::checks::{AttributeId, CheckId, Flag, ResultId, Tested};
use crate::combat::{Blow, Figure};
use crate::mission::Mission;
use crate::squads::man::Man;
use crate::squads::squad::{Arms, Post};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::step::{Table, outcome};
use crate::support::{Aircraft, Place, SniperDice, Who};
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::way;

const RULE: &str = "FNG Embarking And Disembarking";
const CREWS: &str = "FNG Crew Smallarms";
/// Inches that a vehicle may have driven in a turn to be got on or off without a roll.
const STANDS: u8 = 4;

impl Mission {
    /// Whether a man may get into a vehicle that is on the table: of their side, with room, and not for a
    /// crewman who has left one.
    ///
    /// # Errors
    /// [`Error::Refused`] with what keeps them out.
    pub fn may_get_in(&self, soldier: &Soldier, typed: &str, post: Option<Post>) -> Result<(), Error> {
        let name = soldier.name();
        if soldier.is(Flag::DismountedCrew) {
            return Err(Error::refused(
                CREWS,
                format!(
                    "{name} is of a crew that has left its vehicle and stays on foot until the fight is over"
                ),
            ));
        }
        // Vehicles that only the player sees are not on the list: the player knows what room they have.
        let Some(vehicle) = self.company.vehicles.iter().find(|known| known.name == typed) else {
            return Ok(());
        };
        let refused =
            |why: String| Err(Error::refused(RULE, format!("{name} cannot get into {typed}: {why}")));
        if vehicle.side != soldier.side {
            return refused("it is the other side's".to_owned());
        }
        if vehicle.state.is_gone() || vehicle.on_fire {
            return refused(format!("it is {}", vehicle.standing()));
        }
        if let Some(place) = post.and_then(Post::place) {
            let taken = self.company.in_place(vehicle, place).filter(|there| there.name() != name);
            return match taken {
                Some(there) => refused(format!("{} is its {}", there.name(), place.id())),
                None => Ok(()),
            };
        }
        let room = usize::from(vehicle.of_lists().passengers);
        let riders = self.company.aboard(&vehicle.name).filter(|other| other.rides() && other.name() != name);
        match (room, riders.count()) {
            (0, _) => refused(format!(
                "the lists give it no room for passengers ({} gives a place in its crew)",
                way!("--post", "do stand --post")
            )),
            (room, riders) if riders >= room => {
                refused(format!("it carries {} and is full", counted(room, "passenger")))
            }
            _ => Ok(()),
        }
    }

    /// Vehicles on the table that a man may get into as a passenger.
    pub fn vehicles_for(&self, soldier: &Soldier) -> Vec<&str> {
        let all = self.company.vehicles.iter().map(|vehicle| vehicle.name.as_str());
        all.filter(|name| self.may_get_in(soldier, name, None).is_ok()).collect()
    }

    /// Whether a vehicle on the table has driven so far this turn that whoever gets on or off jumps for it.
    pub fn drives_on(&self, vehicle: &str) -> bool {
        let is_far = |vehicle: &Vehicle| vehicle.drove_in(self.play.turn) > STANDS;
        self.company.obeys(Mended::DrivenOnJumps) && self.company.vehicle(vehicle).is_ok_and(is_far)
    }

    /// A man gets into a vehicle; it `rolls` on where it has moved more than 4 in this turn.
    pub(super) fn get_in(
        &mut self,
        name: &str,
        aboard: Aboard,
        rolls: bool,
        table: &mut Table<'_>,
    ) -> Result<(), Error> {
        self.may_get_in(self.company.find(name)?, &aboard.vehicle, aboard.post)?;
        let rolls = rolls || self.drives_on(&aboard.vehicle);
        let jump = rolls.then(|| self.jump(name, Flag::Embarking, &aboard.vehicle, table)).transpose()?;
        if let Some(ResultId::Fall | ResultId::InTheWater) = jump {
            return Ok(());
        }
        let soldier = self.company.find_mut(name)?;
        soldier.leaves_cover();
        soldier.leaves_water();
        soldier.covering = false;
        if jump == Some(ResultId::DuckBack) {
            soldier.man.state.insert(Flag::DuckBack);
        }
        soldier.aboard = Some(aboard);
        self.takes_gun(name);
        Ok(())
    }

    /// A man gets out of the vehicle; it `rolls` on where it has moved more than 4 in this turn.
    pub(super) fn get_out(&mut self, name: &str, rolls: bool, table: &mut Table<'_>) -> Result<(), Error> {
        let Some(aboard) = self.company.find(name)?.aboard.clone() else {
            return Err(Error::refused(RULE, format!("{name} is in no vehicle and cannot get out")));
        };
        let rolls = rolls || self.drives_on(&aboard.vehicle);
        let jump = rolls.then(|| self.jump(name, Flag::Disembarking, &aboard.vehicle, table)).transpose()?;
        self.leave_vehicle(name, table)?;
        if jump == Some(ResultId::Shaken) {
            table.note("Jump For It", format!("{name} has half a move left and fires only in reaction"));
            self.note_act(name, |acted| acted.fired = true);
        }
        Ok(())
    }

    /// Somebody is aboard a helicopter, however they have got there.
    ///
    /// # Errors
    /// [`Error::Usage`] where there is no such helicopter, or figure.
    pub(crate) fn takes_aboard(&mut self, number: u16, name: &str) -> Result<(), Error> {
        let aircraft = self.play.aircraft_mut(number)?;
        if aircraft.riders.insert(name.to_owned()) {
            aircraft.men = aircraft.men.saturating_add(1);
        }
        let called = aircraft.called();
        let soldier = self.company.find_mut(name)?;
        soldier.leaves_cover();
        (soldier.aboard, soldier.waits) = (Some(Aboard { vehicle: called, post: None }), false);
        Ok(())
    }

    /// The helicopter of a side that is called so, and carries men.
    pub(super) fn slick_called(&self, side: Who, typed: &str) -> Option<u16> {
        let is_it = |aircraft: &&Aircraft| {
            let names = [aircraft.called(), aircraft.title(), aircraft.list().name.clone()];
            aircraft.side == side
                && aircraft.is_here()
                && aircraft.is_helicopter()
                && aircraft.men_at_most() > 0
                && names.iter().any(|name| name.eq_ignore_ascii_case(typed))
        };
        self.play.aircraft.iter().find(is_it).map(|aircraft| aircraft.number)
    }

    /// The helicopter of whose riders a figure is.
    pub fn aircraft_of(&self, name: &str) -> Option<&Aircraft> {
        self.play.aircraft.iter().find(|aircraft| aircraft.riders.contains(name))
    }

    /// Who gets out of a helicopter that has landed is aboard no longer: it may leave on the next Activation
    /// [Insertion].
    ///
    /// # Errors
    /// [`Error::Refused`] where it has not landed.
    pub(super) fn leaves_aircraft(&mut self, name: &str) -> Result<(), Error> {
        let name = self.company.find(name)?.name().to_owned();
        let Some(aircraft) = self.aircraft_of(&name) else { return Ok(()) };
        let title = aircraft.title();
        if aircraft.place != Place::Landed {
            return Err(Error::refused(RULE, format!("{name} cannot get out of {title}: it has not landed")));
        }
        let (number, turn) = (aircraft.number, self.play.turn);
        let aircraft = self.play.aircraft_mut(number)?;
        aircraft.riders.remove(&name);
        aircraft.men = aircraft.men.saturating_sub(1);
        aircraft.acted = Some(turn);
        Ok(())
    }

    /// Whether a man gets on or off a vehicle that moves; who falls is hit, or in the water.
    fn jump(
        &mut self,
        name: &str,
        way: Flag,
        vehicle: &str,
        table: &mut Table<'_>,
    ) -> Result<ResultId, Error> {
        let is_vessel = self.company.vehicle(vehicle).is_ok_and(|vehicle| vehicle.of_lists().is_vessel());
        let soldier = self.company.find(name)?;
        let squad = self.terms_of(soldier.side);
        let figure = soldier.figure(&squad, table.edition)?;
        let check = crate::checks::of_edition(CheckId::JumpForIt, table.edition)?;
        let mut situation = squad.situation(check, table.edition, &soldier.man);
        situation.state.insert(way);
        situation.state.extend(is_vessel.then_some(Flag::Watercraft));
        let result = outcome(&table.check(CheckId::JumpForIt, name, situation)?)?;
        match result {
            ResultId::InTheWater => {
                let swim = way!(
                    "fng react EVENING -i --test swim --figure {name}",
                    "do react --test swim --figure {name}",
                    name
                );
                let news = format!("{name} is in the water");
                table.due_news("Swimming", format!("{news}: {swim}"), news);
                self.falls_into_water(name)?;
            }
            ResultId::Fall => {
                let fall = table.check(CheckId::JumpForItFall, name, table.situation())?;
                let man = Man::from(&figure);
                match impact_of(&fall) {
                    Some(impact) => {
                        let blow =
                            Blow { impact, blast: false, tunnel: false, attacker_rep: None, melee: None };
                        crate::support::damage(table, &man, blow, 1)?;
                    }
                    None => crate::support::killed(table, "Jump For It", &man)?,
                }
            }
            _ => {}
        }
        Ok(result)
    }

    /// A man is out of the vehicle. One of its crew fights on foot for the rest of the battle, with whatever
    /// comes to hand.
    pub(super) fn leave_vehicle(&mut self, name: &str, table: &mut Table<'_>) -> Result<(), Error> {
        self.leaves_gun(name);
        let soldier = self.company.find_mut(name)?;
        let was_of_crew = soldier.aboard.take().is_some_and(|aboard| aboard.post.is_some());
        if !was_of_crew {
            return Ok(());
        }
        soldier.man.state.insert(Flag::DismountedCrew);
        if soldier.man.weapon.is_some() {
            return Ok(());
        }
        let tested = table.check(CheckId::CrewSmallarms, name, table.situation())?;
        let class = match outcome(&tested)? {
            ResultId::Pistol => WeaponClass::MediumCaliberPistol,
            _ => WeaponClass::MediumCaliberSmg,
        };
        let weapon = Weapon::of_class(class, table.edition);
        self.company.find_mut(name)?.man.weapon = weapon.map(|weapon| Arms::of(weapon, false));
        Ok(())
    }
}

impl Mission {
    /// Somebody on the table as the fighting sees them. A tank with its hatch open is open topped for its
    /// commander, who is in cover there as passengers are [Type Of Vehicles, Ranged Combat: Cover].
    ///
    /// # Errors
    /// [`Error::Usage`] where nobody is called so; [`Error::Bug`] for a check the rules lack.
    pub fn fighting(&self, name: &str) -> Result<Figure, Error> {
        let soldier = self.company.find(name)?;
        let mut figure = soldier.figure(&self.terms_of(soldier.side), self.play.options.edition())?;
        if self.hides_uncovered(soldier) {
            (figure.exposure.in_cover, figure.exposure.concealed) = (false, true);
        }
        figure.exposure.in_cover |= self.company.is_sheltered(soldier);
        // As the card of one fires, so does the sniper whom it brings (sniper-1).
        let is_crack_shot = soldier.man.post == Some(Post::Sniper)
            && self.play.options.sniper_dice == SniperDice::CrackShot
            && self.company.obeys(Mended::SnipersAlike);
        if is_crack_shot && !figure.has(AttributeId::CrackShot) {
            figure.attributes.gain(AttributeId::CrackShot.id());
        }
        Ok(figure)
    }
}

impl Mission {
    /// Whether somebody hides where nothing covers them: in scrub, which conceals alone [Terrain].
    pub(super) fn hides_uncovered(&self, soldier: &Soldier) -> bool {
        let hides = soldier.is(Flag::Hidden) && !soldier.is(Flag::InCover) && soldier.aboard.is_none();
        hides && soldier.is_put_where_no_cover_is() && self.company.obeys(Mended::ScrubIsNoCover)
    }

    /// Refuses fire at somebody inside an enclosed vehicle, whom nothing reaches that is fired at figures
    /// [Open Topped Or Fully Enclosed].
    pub(super) fn is_in_reach(&self, by: &str, name: &str) -> Result<(), Error> {
        let Some(soldier) = self.company.get(name).filter(|soldier| !self.company.is_exposed(soldier)) else {
            return Ok(());
        };
        let vehicle = soldier.aboard.as_ref().map_or("a vehicle", |aboard| &aboard.vehicle);
        let at_vehicle =
            way!("fng main-gun EVENING -i --target {vehicle}", "{by} rocket-vehicle {vehicle}", vehicle);
        let message = format!(
            "{name} is inside {vehicle}, which this fire does not reach; what harms armor is fired at the \
             vehicle ({at_vehicle})"
        );
        Err(Error::refused("FNG Target Selection", message))
    }
}

impl Soldier {
    /// Whether they are alive in a vehicle without being of its crew.
    pub fn rides(&self) -> bool {
        !self.is(Flag::ObviouslyDead) && self.aboard.as_ref().is_some_and(|aboard| aboard.post.is_none())
    }
}

/// The Impact of the hit that a fall gives; none where the vehicle kills (jump-for-it-fall-1: the first row
/// is 1-2).
fn impact_of(fall: &Tested) -> Option<u8> {
    match fall.roll {
        Some(..=2) => Some(1),
        Some(3 | 4) => Some(2),
        Some(5) => Some(3),
        _ => None,
    }
}
