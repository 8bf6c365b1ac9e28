//! Infantry and vehicles that go at each other: a close assault from wanting to charge to the contact, and a
//! vehicle that drives at infantry [Attacking Vehicles, "Overrun" Check].
//!
//! Readings where the rules are silent (evening-12 in the book): only who looks out of an open hatch, and the
//! gunner behind them, see to the side and rear; the weapon in hand counts as an APW, and a LAW carried
//! besides; the vehicle meets infantry with its front.

use super::Mended;
use super::ask::{Answers, Otherwise};
use super::charge::goes_on;
use super::exchange::{Chain, Shot, is_at_minus_one};
use super::harm::tell_throws;
use super::led::Led;
use super::react::{Taking, fast_move, leader_die, take};
use super::resolve::{Procedure, Resolve, resolve};
use super::vehicle::{CrewWork, Vehicle};
use crate::checks::{CheckId, Flag, ResultId};
use crate::combat::{Blow, CloseAssault, InSightOrder, Tester};
use crate::mission::Mission;
use crate::squads::crews::CrewPlace;
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::squads::vehicles::HitSide;
use crate::squads::weapons::Weapon;
use crate::support::step::{Table, traced};
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::way;

const OVERRUN: &str = "FNG Overrun Check";

/// The Impact of each hit by a vehicle that runs somebody down (overrun-1).
const OVERRUN_IMPACT: u8 = 1;

/// Carries out a close assault: who gets to the vehicle puts the charge to it.
pub(crate) fn close_assault(
    mission: &mut Mission,
    mut orders: Resolve<CloseAssault>,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let charges = orders.what.charges && !orders.reaction;
    if charges && mission.company.get(&orders.what.attacker.name).is_some() {
        // What refuses the assault refuses the charge.
        orders.what.allowed(mission, orders.reaction)?;
        let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
        if !approaches(mission, &orders, table, &mut answers)? {
            return answers.finish();
        }
        let used = answers.used();
        orders.answers.drain(..used);
    }
    resolve(mission, orders, table)
}

/// The attacker wants to charge, the crew fires, the attacker reacts. Gives whether they get to the vehicle.
fn approaches(
    mission: &mut Mission,
    orders: &Resolve<CloseAssault>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    let assault = &orders.what;
    let name = mission.company.find(&assault.attacker.name)?.name().to_owned();
    let target = &assault.target.name;
    mission.may_act(&name, Deed::Charge)?;
    mission.may_act(&name, Deed::Throw)?;
    may_get_there(mission, &name, assault)?;
    let leader_rep = leader_die(mission, CheckId::WantingToCharge, std::slice::from_ref(&name), true)?;
    let cause = Some(format!("{name} is to assault {target}"));
    let taking = Taking { leader_rep, cause, ..Taking::default() };
    mission.note_act(&name, |acted| acted.moved = true);
    let reacted = take(mission, &name, CheckId::WantingToCharge, &taking, table, answers)?;
    match reacted.result {
        ResultId::Charge => {}
        ResultId::StayAndFireIfAble => {
            let fire = way!("fng exchange EVENING -i --by {name}", "{name} fire", name);
            table.due(CheckId::WantingToCharge, format!("{name} stays in place and may fire ({fire})"));
            return Ok(false);
        }
        _ => {
            if mission.company.obeys(Mended::AssaultersStay) {
                mission.note_act(&name, |acted| acted.done = true);
            }
            table.note(CheckId::WantingToCharge, format!("{name} stays in place"));
            return Ok(false);
        }
    }
    if !gets_there(mission, &name, assault, table)? {
        return Ok(false);
    }
    let attacker = mission.company.find_mut(&name)?;
    attacker.leaves_cover();
    attacker.man.state.remove(&Flag::DuckBack);
    if let Ok(vehicle) = mission.company.vehicle(target).cloned() {
        let mut chain = Chain::whole_of(mission, table, answers, orders.order_of_fire);
        (chain.chargers, chain.assault) = (vec![name.clone()], true);
        chain.meets_assault(&name, &vehicle, assault.target.side)?;
    }
    let reaches = goes_on(mission, &name);
    if !reaches {
        table.note("Attacking Vehicles", format!("{name} does not get to {target}"));
    }
    Ok(reaches)
}

/// Refuses a vehicle that is farther than the attacker gets with a Fast Move.
fn may_get_there(mission: &Mission, name: &str, assault: &CloseAssault) -> Result<(), Error> {
    let Some(range) = assault.range else { return Ok(()) };
    let soldier = mission.company.find(name)?;
    let reach = mission.company.longest_move(soldier);
    if range > reach {
        let target = &assault.target.name;
        let message =
            format!("{target} is {range} in away; {name} reaches at most {reach} in with a Fast Move");
        return Err(Error::refused("FNG Attacking Vehicles", message));
    }
    if range > mission.company.normal_move(soldier) { soldier.may(Deed::FastMove) } else { Ok(()) }
}

/// Whether the attacker gets to the vehicle: who has farther to go than a normal move rolls for a Fast Move.
fn gets_there(
    mission: &mut Mission,
    name: &str,
    assault: &CloseAssault,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    let Some(range) = assault.range else { return Ok(true) };
    let normal = mission.company.normal_move(mission.company.find(name)?);
    if range <= normal {
        return Ok(true);
    }
    let rolled = fast_move(mission, &[name.to_owned()], &[], true, table)?;
    let gone = rolled.first().and_then(|(_, tested)| tested.distance_in).unwrap_or_else(|| i32::from(normal));
    if rolled.first().is_some_and(|(_, tested)| mission.falls(name, tested)) {
        table.note(CheckId::FastMove, format!("{name} moves {gone} of {range} in, and lies prone"));
        return Ok(false);
    }
    if gone < i32::from(range) {
        mission.falls_short(name);
        table.note(CheckId::FastMove, format!("{name} moves {gone} of {range} in, and stops there"));
        return Ok(false);
    }
    mission.company.find_mut(name)?.man.state.insert(Flag::FastMoving);
    Ok(true)
}

impl Chain<'_, '_, '_, '_, '_> {
    /// The crew of a vehicle that is assaulted takes In Sight as infantry, and fires its machine guns.
    fn meets_assault(&mut self, attacker: &str, vehicle: &Vehicle, side: HitSide) -> Result<(), Error> {
        if vehicle.may_fight().is_err() {
            return Ok(());
        }
        let is_front = side == HitSide::Front;
        let looks = |place: CrewPlace| match place {
            _ if is_front => true,
            CrewPlace::RadioOperator => false,
            _ => !vehicle.buttoned_up,
        };
        let company = &self.mission.company;
        let edition = self.edition();
        let mut testers: Vec<Tester> = Vec::new();
        for place in [CrewPlace::Commander, CrewPlace::Gunner, CrewPlace::RadioOperator] {
            let man = company.in_place(vehicle, place).filter(|_| looks(place));
            let Some(man) = man.filter(|man| man.may(Deed::React).is_ok() && !man.is(Flag::KnockedDown))
            else {
                continue;
            };
            let is_known = testers.iter().any(|tester| tester.figure.name == man.name());
            if !is_known && self.weapon(man.name()).is_some() {
                testers.push(match company.obeys(Mended::AssaultersStealthy) {
                    true => self.mission.in_sight_of(man, &[company.find(attacker)?], |_| false)?,
                    false => {
                        let figure = man.figure(&self.mission.terms_of(man.side), edition)?;
                        Tester { hidden: man.is(Flag::Hidden), ..Tester::new(figure) }
                    }
                });
            }
        }
        if testers.is_empty() {
            self.table.note(CheckId::InSight, format!("nobody in {} can fire at {attacker}", vehicle.name));
            return Ok(());
        }
        let order =
            traced!(self.table.dice, |dice, trace| InSightOrder { edition, testers }.run(dice, trace))?;
        tell_throws(&order.throws, &mut self.table.told);
        for moment in order.order {
            let shots = moment.into_iter().map(|place| Shot {
                by: place.name,
                at: vec![attacker.to_owned()],
                sighted: is_at_minus_one(place.priority),
                passes: place.passes.unwrap_or(0),
                ..Shot::default()
            });
            self.fire_all(shots.collect())?;
        }
        Ok(())
    }

    /// What somebody has in hand and left to fire that penetrates an Armor of 1.
    fn apw(&self, name: &str) -> Option<Weapon> {
        self.at_armor(name)
            .or_else(|| self.weapon(name))
            .filter(|weapon| weapon.apw.is_some_and(|apw| apw > 0) && self.has_left(name, weapon))
    }
}

/// A vehicle drives at infantry, each of whom takes the Overrun Check.
pub(super) fn overrun(
    mission: &mut Mission,
    vehicle: &Vehicle,
    orders: &CrewWork,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let (tank, whom) = (&vehicle.name, &orders.overruns);
    let armor = vehicle.of_lists().armor.front;
    if whom.is_empty() {
        return Ok(());
    }
    let Some(driver) = mission.company.in_place(vehicle, CrewPlace::Driver) else { return Ok(()) };
    let (driver, rep) = (driver.name().to_owned(), driver.man.rep);
    let name = |typed: &String| mission.company.find(typed).map(|soldier| soldier.name().to_owned());
    let mut names: Vec<String> = whom.iter().map(name).collect::<Result<_, _>>()?;
    mission.company.born_leaders_first(Mended::BornLeadersLeadAll, &mut names, |name| name);
    let mut led = Led::default();
    let ends = mission.company.obeys(Mended::StoppedRunNobody);
    for (index, name) in names.iter().enumerate() {
        let (name, side) = (name.clone(), mission.company.find(name)?.side);
        let goes_on = mission.company.vehicle(tank)?.may_act().is_ok()
            && mission.company.get(&driver).is_some_and(super::Soldier::is_able);
        if ends && !goes_on {
            table.note("Overrun Check", format!("{tank} has been stopped and does not reach {name}"));
            continue;
        }
        let chain = Chain::whole_of(mission, table, answers, orders.order_of_fire);
        let has_apw = chain.apw(&name).is_some();
        let law = orders.order_of_fire && !has_apw && chain.law(&name).is_some();
        let armed = has_apw || law;
        let flags = [if armed { Flag::ArmedWithApw } else { Flag::NotArmedWithApw }];
        let cause = Some(format!("{tank} drives at {name}"));
        let taking = Taking { flags: &flags, cause, passes: led.passes_of(&name), ..Taking::default() };
        let reacted = take(mission, &name, CheckId::Overrun, &taking, table, answers)?;
        led.taken(mission, answers, CheckId::Overrun, &name, &reacted, &names[index + 1..])?;
        let soldier = mission.company.find(&name)?;
        let man = Man::from(&soldier.figure(&mission.terms_of(side), table.edition)?);
        let hits = match reacted.result {
            ResultId::StandAndFire => {
                let mut chain = Chain::whole_of(mission, table, answers, orders.order_of_fire);
                let shot = Shot {
                    at: vec![driver.clone()],
                    range: Some(1),
                    passes: reacted.passes,
                    at_vehicle: !law && chain.at_armor(&name).is_none(),
                    law,
                    by: name,
                    ..Shot::default()
                };
                chain.fire_all(vec![shot])?;
                continue;
            }
            ResultId::VehicleRollsToHit => {
                let face = table.d6(format_args!("{driver} drives {tank} at {name}, to hit"))?;
                let situation = table.situation();
                let hit = crate::support::to_hit(table, &man, rep, situation, face)?;
                let text = format!("{tank} {} {name}", if hit { "hits" } else { "misses" });
                table.rolled(CheckId::RangedToHit, &[face], text);
                u8::from(hit)
            }
            ResultId::RunDown => {
                table.note("Overrun Check", format!("{tank} runs {name} down: {}", counted(armor, "hit")));
                armor
            }
            _ => {
                let crew = mission.company.aboard(tank).map(|man| man.name().to_owned()).collect();
                table.note("Overrun Check", format!("{name} dodges 3 in out of the way, and Ducks Back"));
                let soldier = mission.company.find_mut(&name)?;
                if soldier.obey(ResultId::DuckBack).is_some() && soldier.ducked_from.is_empty() {
                    soldier.ducked_from = crew;
                }
                0
            }
        };
        if hits > 0 {
            let blow =
                Blow { impact: OVERRUN_IMPACT, blast: false, tunnel: false, attacker_rep: None, melee: None };
            crate::support::damage(table, &man, blow, hits)?;
        }
    }
    Ok(())
}

/// Refuses an overrun that the rules do not know, before anything is driven.
pub(super) fn may_overrun(mission: &Mission, vehicle: &Vehicle, whom: &[String]) -> Result<(), Error> {
    let tank = &vehicle.name;
    let refused = |why: String| Err(Error::refused(OVERRUN, why));
    if vehicle.of_lists().armor.front == 0 && !whom.is_empty() {
        return refused(format!("{tank} has no armor: only an armored vehicle drives at infantry"));
    }
    for typed in whom {
        let soldier = mission.company.find(typed)?;
        let name = soldier.name();
        if soldier.side == vehicle.side || !soldier.is_able() {
            return refused(format!("{tank} cannot drive at {name}, who is not an active enemy"));
        }
        if mission.company.obeys(Mended::BurstsAimed) && (soldier.waits || soldier.is(Flag::Hidden)) {
            let why = if soldier.waits { "is not on the table yet" } else { "is hidden" };
            return refused(format!("{tank} cannot drive at {name}, who {why}"));
        }
        soldier.is_on_foot("be run down")?;
    }
    Ok(())
}
