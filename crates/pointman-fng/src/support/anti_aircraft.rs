//! Fire at aircraft: the Anti-Aircraft Check, Golden BB and the damage of helicopters [Anti-Aircraft Check,
//! "Golden BB" Check, Damaging Helicopters].

use super::aircraft::Place;
use super::blast;
use super::options::CrewImpact;
use super::step::{Table, further, outcome};
use crate::attributes::Attributes;
use crate::checks::{CheckId, FurtherId, ResultId, Tested};
use crate::checks::{Flag, ValueId};
use crate::combat::{AtAircraft, Blow, Figure, Shoot, Target};
use crate::evening::{Answers, Led, Mended, Soldier};
use crate::mission::Mission;
use crate::squads::man::{Man, ManWord};
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;

const CHECK: &str = "Anti-Aircraft Check";
/// The least range of a weapon that may reach an aircraft (sup-23).
const LEAST_RANGE: u8 = 24;

/// Who may fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fire {
    /// Nobody: it skims the treetops, or flies too high.
    Nobody,
    /// Those who pass the Anti-Aircraft Check, which all take whose weapons reach far enough.
    Check,
    /// The same, but all within 24 in take it (sup-23).
    Hover,
    /// All within 24 in, without a check.
    Free,
}

/// Rolls the Piloting Table: who may fire at a helicopter.
pub(super) fn piloting(mission: &mut Mission, number: u16, table: &mut Table<'_>) -> Result<Fire, Error> {
    let aircraft = mission.play.aircraft_mut(number)?;
    let situation = table.situation().rep(aircraft.pilot_rep);
    let tested = table.check(CheckId::Piloting, &aircraft.title(), situation)?;
    Ok(match outcome(&tested)? {
        ResultId::CannotBeFiredOn => Fire::Nobody,
        ResultId::SittingDuck => Fire::Free,
        _ => Fire::Check,
    })
}

/// Enemies fire at an aircraft. Returns whether it flies on.
pub(super) fn fire(
    mission: &mut Mission,
    number: u16,
    fire: Fire,
    by: &[Man],
    aboard: &[Man],
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    table.asking(mission, |mission, table, answers| {
        all_fire(mission, number, fire, by, aboard, table, answers)
    })
}

/// The same, with what it asks: who is near a Born Leader takes the check as that one does.
fn all_fire(
    mission: &mut Mission,
    number: u16,
    fire: Fire,
    by: &[Man],
    aboard: &[Man],
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    if fire == Fire::Nobody {
        if !by.is_empty() {
            table.note(CHECK, "nobody may fire at it");
        }
        return Ok(true);
    }
    let mut by: Vec<&Man> = by.iter().collect();
    mission.company.born_leaders_first(Mended::BornLeadersAtAircraft, &mut by, |man| &man.name);
    let names: Vec<String> = by.iter().map(|man| man.name.clone()).collect();
    let mut led = Led::default();
    for (index, man) in by.into_iter().enumerate() {
        if !mission.play.aircraft_mut(number)?.is_here() {
            return Ok(false);
        }
        let weapon = weapon_of(man, table)?;
        let reach = weapon.reach(false).or(weapon.reach(true)).unwrap_or(0);
        if fire == Fire::Check && reach < LEAST_RANGE {
            table.note(
                CHECK,
                format!(
                    "{}: the {} reaches {reach} in, and {LEAST_RANGE} in are needed: no check",
                    man.name, weapon.name
                ),
            );
            continue;
        }
        // Who has Free Will chooses what they do.
        let chooses = match mission.company.obeys(Mended::FreeWillAtAircraft) {
            true => man.figure(table.edition)?.has_free_will(),
            false => man.is(ManWord::Star),
        };
        if fire != Fire::Free && !chooses {
            let tested = checks(man, led.passes_of(&man.name), table)?;
            let passes = tested.passes.unwrap_or(0);
            if mission.company.obeys(Mended::BornLeadersAtAircraft) {
                let others = &names[index + 1..];
                led.follow(mission, answers, CheckId::AntiAircraft, (&man.name, passes), others)?;
            }
            if passes < 2 {
                mission.scatters(&man.name, outcome_of(&tested), table);
                continue;
            }
        }
        if man.is(ManWord::Duck) {
            table.note(CHECK, format!("{} Ducks Back by choice", man.name));
            mission.scatters(&man.name, ResultId::DuckBack, table);
            continue;
        }
        if fire == Fire::Hover && reach < LEAST_RANGE && !man.is(ManWord::InRange) {
            table.note(
                CHECK,
                format!(
                    "{} stands; the {} reaches {reach} in: in-range if it is so near",
                    man.name, weapon.name
                ),
            );
            continue;
        }
        mission.play.gunfire = true;
        mission.play.shots = true;
        let aircraft = mission.play.aircraft_mut(number)?;
        aircraft.fired_on = true;
        let firers = aircraft.side.other();
        mission.note_fire_of(firers);
        let hits = match mission.company.obeys(Mended::AircraftShotAt) {
            true => shoots(mission, man, weapon, table)?,
            false => shot(man, weapon, table)?,
        };
        if hits {
            hit(mission, number, aboard, Some(blow(man, table)?), table)?;
        }
    }
    Ok(mission.play.aircraft_mut(number)?.is_here())
}

/// The Anti-Aircraft Check: who passes 2 stands and fires. Who is near a Born Leader passes as many as that
/// one, without a roll.
fn checks(man: &Man, led: Option<u8>, table: &mut Table<'_>) -> Result<Tested, Error> {
    let mut situation = table.situation().rep(man.rep);
    situation.attributes.clone_from(&man.attributes);
    for (word, flag) in [(ManWord::Leader, Flag::Leader), (ManWord::Dismounted, Flag::DismountedCrew)] {
        if man.is(word) {
            situation.state.insert(flag);
        }
    }
    situation.state.insert(if man.is_vehicle() { Flag::Vehicles } else { Flag::Infantry });
    if let Some(passes) = led {
        situation.state.insert(Flag::NearBornLeader);
        situation = situation.set(ValueId::Passes, passes);
    }
    table.check(CheckId::AntiAircraft, &man.name, situation)
}

fn weapon_of(man: &Man, table: &Table<'_>) -> Result<&'static Weapon, Error> {
    match &man.weapon {
        Some(id) => Weapon::find(id, table.edition),
        None => Err(Error::Usage(format!(
            "{} needs a weapon: add it after the name, such as weapon=ak-47",
            man.name
        ))),
    }
}

/// What a man's weapon does to a figure it hits.
pub(super) fn blow(man: &Man, table: &Table<'_>) -> Result<Blow, Error> {
    Ok(Blow::ranged(weapon_of(man, table)?.impact_on_figures(), man.rep))
}

/// One man fires at an aircraft as at a figure in cover, with what their Attributes give, and may be out of
/// ammo then. Gives whether any die hits.
fn shoots(mission: &mut Mission, man: &Man, weapon: &Weapon, table: &mut Table<'_>) -> Result<bool, Error> {
    let aircraft = vec![Target::new(Figure::new("the aircraft", 4))];
    let shoot = Shoot::new(table.edition, man.figure(table.edition)?, weapon.clone(), aircraft);
    let AtAircraft { faces, hits, out_of_ammo } = shoot.at_aircraft(table.dice)?;
    mission.note_ammo(&man.name, out_of_ammo);
    tell_shot(man, weapon, &faces, (hits, out_of_ammo), table);
    Ok(hits > 0)
}

/// The same by turns of earlier versions, which counted no Attributes. Gives whether any die hits.
fn shot(man: &Man, weapon: &Weapon, table: &mut Table<'_>) -> Result<bool, Error> {
    let dice = weapon.targets.unwrap_or(1).max(1);
    let aircraft = Man {
        name: "the aircraft".to_owned(),
        rep: 4,
        attributes: Attributes::default(),
        state: vec![ManWord::Cover],
        weapon: None,
    };
    let mut faces = Vec::new();
    let mut hits = 0;
    for nth in 1..=dice {
        table.dice.nth_of(usize::from(nth), usize::from(dice));
        let face = table.d6(format_args!(
            "{} fires the {} at the aircraft, die {nth} of {dice}",
            man.name, weapon.name
        ))?;
        let mut situation = table.situation().with(Flag::AircraftTarget);
        situation.attributes.clone_from(&man.attributes);
        hits += u8::from(blast::to_hit(table, &aircraft, man.rep, situation, face)?);
        faces.push(face);
    }
    let ones = faces.iter().filter(|face| **face == 1).count();
    tell_shot(man, weapon, &faces, (usize::from(hits), dice > 1 && ones > 1), table);
    Ok(hits > 0)
}

/// Tells how many dice hit an aircraft, and whether the weapon is out of ammo.
fn tell_shot(man: &Man, weapon: &Weapon, faces: &[u8], (hits, is_dry): (usize, bool), table: &mut Table<'_>) {
    let ammo = if is_dry { "; out of ammo" } else { "" };
    let text = match hits {
        0 => format!("{} misses with the {}: no effect, no Received Fire{ammo}", man.name, weapon.name),
        _ => format!("{} hits with the {}{ammo}", man.name, weapon.name),
    };
    table.rolled(CheckId::RangedToHit, faces, text);
}

/// A hit: Golden BB for planes, the damage table for helicopters (sup-25). What hit it hurts those aboard
/// whom it touches; a rifle where nobody says.
pub(super) fn hit(
    mission: &mut Mission,
    number: u16,
    aboard: &[Man],
    blow: Option<Blow>,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let aircraft = mission.play.aircraft_mut(number)?;
    let (title, rep) = (aircraft.title(), aircraft.pilot_rep);
    if aircraft.is_helicopter() {
        let rifle =
            Blow { impact: RIFLE_IMPACT, blast: false, tunnel: false, attacker_rep: None, melee: None };
        let mut blow = blow.unwrap_or(rifle);
        if mission.play.options.crew_impact == CrewImpact::One {
            blow.impact = ROTATION_IMPACT;
        }
        return damage(mission, number, aboard, blow, table);
    }
    let tested = table.check(CheckId::GoldenBb, &title, table.situation().rep(rep))?;
    let aircraft = mission.play.aircraft_mut(number)?;
    match outcome(&tested)? {
        ResultId::VeersOff => (aircraft.place, aircraft.silent) = (Place::Gone, true),
        ResultId::Crashes => aircraft.place = Place::Down,
        _ => {}
    }
    Ok(())
}

/// The Impact on a man aboard, and whose it is.
fn impact_words(mission: &Mission, blow: Blow) -> String {
    let whose = match mission.play.options.crew_impact {
        CrewImpact::Weapon => "that of the weapon",
        CrewImpact::One => "as when it auto-rotates",
    };
    format!("Impact {}, {whose} (helicopter-1)", blow.impact)
}

/// The damage table of helicopters, with what it does to those aboard.
fn damage(
    mission: &mut Mission,
    number: u16,
    aboard: &[Man],
    blow: Blow,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let aircraft = mission.play.aircraft_mut(number)?;
    let list = aircraft.list();
    let crew = aboard.len().max(usize::from(list.crew.0));
    let situation = table.situation().rep(aircraft.pilot_rep).set(ValueId::Crew, crew);
    let tested = table.check(CheckId::HelicopterDamage, &aircraft.title(), situation)?;
    match outcome_of(&tested) {
        ResultId::MinorDamage => {
            if reads(&tested, FurtherId::Pilot) == Some(ResultId::RepMinus1) {
                let aircraft = mission.play.aircraft_mut(number)?;
                aircraft.pilot_rep = aircraft.pilot_rep.saturating_sub(1).max(1);
                table.note(
                    "Damaging Helicopters",
                    format!("the pilot of {} has Rep {} now", aircraft.title(), aircraft.pilot_rep),
                );
            }
        }
        ResultId::RandomCrewmanHit => {
            let index = further(&tested, FurtherId::Crewman)
                .and_then(|nth| usize::try_from(nth - 1).ok())
                .unwrap_or(0);
            let unnamed = crewman(mission, number, index + 1);
            match aboard.get(index).or(unnamed.as_ref()) {
                // The table prints no Impact (helicopter-1).
                Some(man) => {
                    table.note(
                        "Damaging Helicopters",
                        format!("{} is hit: {}", man.name, impact_words(mission, blow)),
                    );
                    blast::damage(table, man, blow, 1)?;
                }
                None => table.note(
                    "Damaging Helicopters",
                    format!("crewman {} is hit: roll for injury: {}", index + 1, impact_words(mission, blow)),
                ),
            }
        }
        ResultId::MustLeave => {
            mission.play.aircraft_mut(number)?.place = Place::Gone;
            if reads(&tested, FurtherId::Injured) == Some(ResultId::Injured) {
                let unnamed = crewman(mission, number, 1);
                somebody_hurt(if aboard.is_empty() { unnamed.as_slice() } else { aboard }, blow, table)?;
            }
        }
        ResultId::AutoRotates => down(mission, number, aboard, Some(ROTATION_IMPACT), table)?,
        ResultId::Crashes => {
            shot_down(mission, number)?;
            crash(aboard, table)?;
        }
        ResultId::Explodes => down(mission, number, aboard, None, table)?,
        other => return Err(Error::Bug(format!("the damage table of helicopters gave `{other}`"))),
    }
    Ok(())
}

/// One of a crew that nobody has named, who counts as of the pilot's Rep; none by turns of earlier versions,
/// which leave his injury to the players.
fn crewman(mission: &Mission, number: u16, nth: usize) -> Option<Man> {
    let aircraft = mission.play.aircraft.iter().find(|aircraft| aircraft.number == number)?;
    let name = format!("crewman {nth} of {}", aircraft.title());
    mission.company.by_the_rules.then(|| Man::new(name, aircraft.pilot_rep))
}

/// It crashes: everybody aboard is hit at Impact 3 and thrown from the wreck.
pub(super) fn crash(aboard: &[Man], table: &mut Table<'_>) -> Result<(), Error> {
    hurt(aboard, Some(CRASH_IMPACT), table)?;
    for man in aboard {
        let face = table.d6(format_args!("how far {} is thrown", man.name))?;
        table.rolled(
            "Damaging Helicopters",
            &[face],
            format!("{} is thrown {face} in from the wreck", man.name),
        );
    }
    Ok(())
}

/// Impact on everybody aboard a helicopter that auto-rotates.
const ROTATION_IMPACT: u8 = 1;
/// Impact of a crash on everybody aboard.
const CRASH_IMPACT: u8 = 3;

/// The Impact of a hit whose weapon is not told: that of an AK-47.
const RIFLE_IMPACT: u8 = 3;

/// One of those aboard, crew or passengers, is injured.
fn somebody_hurt(aboard: &[Man], blow: Blow, table: &mut Table<'_>) -> Result<(), Error> {
    let index = match aboard.len() {
        0 => {
            table.note(
                "Damaging Helicopters",
                format!("someone aboard is hurt: roll for injury at Impact {}", blow.impact),
            );
            return Ok(());
        }
        1 => 0,
        several => table.dice.pick(several, format_args!("who aboard is hurt"))?,
    };
    blast::damage(table, &aboard[index], blow, 1)?;
    Ok(())
}

fn outcome_of(tested: &Tested) -> ResultId {
    tested.outcome.unwrap_or(ResultId::None)
}

fn reads(tested: &Tested, what: FurtherId) -> Option<ResultId> {
    tested.further.iter().find(|further| further.what == what).and_then(|further| further.meaning())
}

/// It comes down: all aboard are hit at an Impact, or dead.
fn down(
    mission: &mut Mission,
    number: u16,
    aboard: &[Man],
    impact: Option<u8>,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    shot_down(mission, number)?;
    hurt(aboard, impact, table)
}

fn shot_down(mission: &mut Mission, number: u16) -> Result<(), Error> {
    mission.play.aircraft_mut(number)?.place = Place::Down;
    mission.play.helicopter_down = true;
    leave_wreck(mission, number)
}

/// Whoever rode in it, and whoever was loaded, is by the wreck now.
pub(super) fn leave_wreck(mission: &mut Mission, number: u16) -> Result<(), Error> {
    if !mission.company.obeys(Mended::WrecksEmpty) {
        return Ok(());
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    let whole = aircraft.called();
    (aircraft.men, aircraft.litters) = (0, 0);
    aircraft.evacuated.clear();
    for name in std::mem::take(&mut aircraft.riders) {
        let rides = |man: &&mut Soldier| man.aboard.as_ref().is_some_and(|aboard| aboard.vehicle == whole);
        if let Some(soldier) = mission.company.get_mut(&name).filter(rides) {
            soldier.aboard = None;
        }
    }
    Ok(())
}

/// All aboard are hit at an Impact, or dead.
fn hurt(aboard: &[Man], impact: Option<u8>, table: &mut Table<'_>) -> Result<(), Error> {
    for man in aboard {
        match impact {
            Some(impact) => {
                blast::damage(
                    table,
                    man,
                    Blow { impact, blast: false, tunnel: false, attacker_rep: None, melee: None },
                    1,
                )?;
            }
            None => blast::killed(table, "Damaging Helicopters", man)?,
        }
    }
    if let (true, Some(impact)) = (aboard.is_empty(), impact) {
        table.note("Damaging Helicopters", format!("everyone aboard is hit at Impact {impact}"));
    }
    Ok(())
}
