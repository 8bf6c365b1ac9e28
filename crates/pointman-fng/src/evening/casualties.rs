//! Those who cannot move are carried or dragged, and the weapons of the fallen are picked up
//! [Retrieving The Wounded, Moving Casualties, Evacuating the Wounded, Pick Up The Gun].
//!
//! Readings where the rules are silent (evening-07 in the book): carrying takes all of an Activation, the way
//! to the casualty included; three carry as two do; who carries goes on to do so until they do something
//! else, lay the casualty down or are put down themselves; who picks up a weapon leaves their own in its
//! place.

use super::Mended;
use super::react::{fast_move, leader_die};
use super::soldier::{Carries, Left, Soldier};
use super::stand::Does;
use super::turn::NotNow;
use crate::checks::{self, CheckId, Flag, Then};
use crate::combat::State;
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::squad::Gear;
use crate::squads::weapons::WeaponClass;
use crate::support::step::Table;
use crate::support::{GunSetUp, Who};
use crate::told::Told;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = "FNG Moving Casualties";

/// Inches that a casualty is dragged.
const DRAGGED: u8 = 2;
/// Inches that a casualty is towed in the water.
const TOWED: u8 = 3;
/// How many carry at a Fast Move, and how many carry at most.
pub const BEARERS: usize = 4;

/// Figures carry or drag a casualty; gives the casualty's name.
pub(super) fn carry(
    mission: &mut Mission,
    names: &[String],
    does: Does,
    whom: Option<&str>,
    table: &mut Table<'_>,
) -> Result<String, Error> {
    let whom = casualty(mission, names, whom)?;
    let refuse = |message: String| Err(Error::refused(RULE, message));
    match (does, names.len()) {
        (Does::Drag, 2..) => {
            let carry = way!("--does carry", "carry");
            return refuse(format!("one figure drags {whom}; two or more carry ({carry})"));
        }
        (Does::CarryFast, count) if count != BEARERS => {
            return refuse(format!("it takes four to carry {whom} at a Fast Move, not {count}"));
        }
        (_, count) if count > BEARERS => {
            return refuse(format!("at most four carry {whom}, not {count}"));
        }
        _ => {}
    }
    for name in names {
        mission.joins_in(mission.company.find(name)?)?;
    }
    // Those who join in activate together: it is enough that one of them may act.
    let time = |name: &String| mission.company.find(name).and_then(|soldier| mission.has_his_time(soldier));
    if names.iter().all(|name| time(name).is_err()) {
        time(&names[0])?;
    }
    let swims = |name: &String| mission.company.get(name).is_some_and(|man| man.swam.is_some());
    let is_towed = names.iter().any(swims);
    let (inches, fall) = match does {
        Does::CarryFast if mission.company.obeys(Mended::BearersFall) => {
            fast_together(mission, names, table)?
        }
        Does::CarryFast => (fast_inches(mission, names, table)?, false),
        // Half of swim speed [Swimming].
        _ if is_towed => (i32::from(TOWED), false),
        Does::Drag => (i32::from(DRAGGED), false),
        _ => (slowest(mission, names) / if names.len() == 1 { 2 } else { 1 }, false),
    };
    let others = mission.company.soldiers.iter_mut();
    for other in others.filter(|other| other.carries.as_ref().is_some_and(|carries| carries.whom == whom)) {
        other.carries = None;
    }
    for name in names {
        mission.note_act(name, |acted| (acted.moved, acted.done) = (true, true));
        let soldier = mission.company.find_mut(name)?;
        soldier.carries = Some(Carries { whom: whom.clone(), drags: does == Does::Drag });
        soldier.covering = false;
        soldier.man.state.remove(&Flag::Prone);
        let flag = match does {
            Does::Drag => Some(Flag::Prone),
            Does::CarryFast if fall => Some(Flag::Prone),
            Does::CarryFast => Some(Flag::FastMoving),
            _ => None,
        };
        soldier.man.state.extend(flag);
    }
    let falls = if fall { ", and those who carry fall prone" } else { "" };
    let ground = if is_towed { "in the water" } else { "over open ground" };
    table.note("Moving Casualties", format!("{whom} is moved up to {inches} in {ground}{falls}"));
    Ok(whom)
}

/// Whom they move: the one who is named, else the one whom the first of them carries.
fn casualty(mission: &Mission, names: &[String], whom: Option<&str>) -> Result<String, Error> {
    let refuse = |message: String| Err(Error::refused(RULE, message));
    let carried = || mission.company.get(&names[0])?.carries.as_ref().map(|carries| carries.whom.clone());
    let Some(whom) = whom.map(str::to_owned).or_else(carried) else {
        let open = OpenQuestion::of("whom", "who is carried or dragged", RULE);
        let known = mission.casualties(Who::Own).into_iter().map(|soldier| soldier.name().to_owned());
        return Err(Error::needs("", open.legal(known), option("fallen").called("whom")));
    };
    let soldier = mission.company.find(&whom)?;
    let whom = soldier.name().to_owned();
    if let Some(left) = soldier.left {
        return refuse(format!("{whom} is no longer on the table ({})", left.did()));
    }
    if !soldier.man.is_out() {
        return refuse(format!("{whom} can move: only the dead and those Out of the Fight are carried"));
    }
    if let Some(aboard) = &soldier.aboard {
        return refuse(format!("{whom} is aboard {}: get the casualty out first", aboard.vehicle));
    }
    if mission.tunnels.is_below(&whom) {
        return refuse(format!("{whom} is below, in a tunnel"));
    }
    Ok(whom)
}

/// Inches of the normal move of the slowest of them.
fn slowest(mission: &Mission, names: &[String]) -> i32 {
    let of = |name: &String| mission.company.get(name).map(|soldier| mission.company.normal_move(soldier));
    names.iter().filter_map(of).min().map_or(0, i32::from)
}

/// Four roll one pair of dice, and the worst result counts for all: a Clumsy one may fall with them. Gives
/// the inches and whether they fall.
fn fast_together(mission: &Mission, names: &[String], table: &mut Table<'_>) -> Result<(i32, bool), Error> {
    for name in names {
        mission.company.find(name)?.may(Deed::FastMove)?;
    }
    let rolled = fast_move(mission, names, &[Flag::FourCarriers], true, table)?;
    let inches = rolled.iter().filter_map(|(_, tested)| tested.distance_in).min();
    let fall = rolled.iter().any(|(_, tested)| tested.then == Some(Then::Prone));
    Ok((inches.unwrap_or_else(|| slowest(mission, names)), fall))
}

/// The same by turns of earlier versions: the lowest Rep alone rolls.
fn fast_inches(mission: &Mission, names: &[String], table: &mut Table<'_>) -> Result<i32, Error> {
    for name in names {
        mission.company.find(name)?.may(Deed::FastMove)?;
    }
    let all: Vec<&Soldier> = names.iter().filter_map(|name| mission.company.get(name)).collect();
    let Some(worst) = all.into_iter().min_by_key(|soldier| soldier.man.rep) else { return Ok(0) };
    let check = checks::of_edition(CheckId::FastMove, table.edition)?;
    let mut situation = mission.terms_of(worst.side).situation(check, table.edition, &worst.man);
    situation.leader_rep = leader_die(mission, CheckId::FastMove, names, true)?;
    let tested = table.check(CheckId::FastMove, worst.name(), situation)?;
    let own = i32::from(mission.company.normal_move(worst));
    Ok(tested.distance_in.unwrap_or(own) - own + slowest(mission, names))
}

/// A figure captures or kills an enemy without a roll; gives the enemy's name. At one Out of the Fight it
/// takes the place of fire, in an Activation; who is confronted or surrounded gives up by that alone.
pub(super) fn ends_it(
    mission: &mut Mission,
    name: &str,
    does: Does,
    whom: Option<&str>,
) -> Result<String, Error> {
    const RULE: &str = "FNG Auto-Kill Or Capture";
    let soldier = mission.company.find(name)?;
    let all = if does == Does::Kill { mission.killed_by(soldier) } else { mission.captured_by(soldier) };
    let Some(whom) = whom else {
        let open = OpenQuestion::of("whom", "the enemy", RULE);
        let known = all.into_iter().map(|enemy| enemy.name().to_owned());
        return Err(Error::needs("", open.legal(known), option("fallen").called("whom")));
    };
    let enemy = mission.company.find(whom)?;
    let whom = enemy.name().to_owned();
    let is_out = enemy.is(Flag::OutOfTheFight);
    soldier.may(Deed::Work)?;
    mission.has_his_time(soldier)?;
    mission.takes_his_test(soldier)?;
    if is_out {
        mission.may_act(name, Deed::Work)?;
    }
    if !all.iter().any(|other| other.name() == whom) {
        let which = match does {
            Does::Kill => "an enemy Out of the Fight is killed without a roll",
            _ => "an enemy gives up who is Out of the Fight, Hunkered Down or surrounded as they run",
        };
        return Err(Error::refused(RULE, format!("{name} cannot do that to {whom}: only {which}")));
    }
    if does == Does::Kill {
        let (killer, victim) = (mission.company.find(name)?.man.rep, mission.company.find(&whom)?);
        let victim = victim.figure(&mission.terms_of(victim.side), mission.play.options.edition())?;
        if mission.is_spared(&victim, Some(killer)) {
            let rep = victim.rep;
            let message = format!(
                "{whom} is Larger Than Life: only who has Rep {rep} or more kills them, and {name} has \
                 {killer}"
            );
            return Err(Error::refused("FNG Player Advantages", message));
        }
    }
    if is_out {
        mission.note_act(name, |acted| acted.fired = true);
    }
    match does {
        Does::Kill => mission.strike(&whom, State::ObviouslyDead, Some(name)),
        _ => mission.company.find_mut(&whom)?.left = Some(Left::Captured),
    }
    Ok(whom)
}

/// A figure picks up the weapon of one who is down, and leaves their own there.
pub(super) fn pick_up(mission: &mut Mission, name: &str, from: Option<&str>) -> Result<String, Error> {
    const RULE: &str = "FNG Pick Up The Gun";
    let Some(from) = from else {
        let open = OpenQuestion::of("whom", "whose weapon is picked up", RULE);
        let known = mission.fallen_arms().into_iter().map(|soldier| soldier.name().to_owned());
        return Err(Error::needs("", open.legal(known), option("fallen").called("whom")));
    };
    let fallen = mission.company.find(from)?;
    let from = fallen.name().to_owned();
    let is_there = mission.fallen_arms().iter().any(|other| other.name() == from);
    let refuse = |why: String| Err(Error::refused(RULE, why));
    let Some(arms) = fallen.man.weapon.clone().filter(|_| is_there) else {
        let why = if fallen.is_able() { "is up and keeps the weapon" } else { "has left no weapon there" };
        return refuse(format!("{name} cannot pick it up: {from} {why}"));
    };
    mission.company.find(name)?.is_on_foot("pick up a weapon")?;
    mission.acts(name, Deed::Work)?;
    let (ammo, fuel) = (fallen_ammo(mission, &from), fallen_fuel(mission, &from));
    let must_be_set_up = mission.play.options.set_up == GunSetUp::Moved;
    let is_counted = mission.company.obeys(Mended::SuppliesCounted);
    let soldier = mission.company.find_mut(name)?;
    let own = soldier.man.weapon.replace(arms.clone());
    let own_ammo = std::mem::replace(&mut soldier.out_of_ammo, ammo);
    let own_fuel = std::mem::replace(&mut soldier.fuel, fuel);
    (soldier.automatic, soldier.covering) = (false, false);
    soldier.packed = must_be_set_up && soldier.has_machine_gun();
    let own_rockets = if is_counted { take_rockets(soldier) } else { None };
    let left = own.as_ref().map_or(String::new(), |own| format!(", and leaves the {}", own.name));
    let fallen = mission.company.find_mut(&from)?;
    (fallen.man.weapon, fallen.out_of_ammo, fallen.fuel, fallen.packed) = (own, own_ammo, own_fuel, false);
    let rockets = if is_counted { take_rockets(fallen) } else { None };
    give_rockets(fallen, own_rockets);
    give_rockets(mission.company.find_mut(name)?, rockets);
    Ok(format!("the {} of {from}{left}", arms.name))
}

/// The rockets that go with a launcher of which a squad has only so many: how many have been fired.
fn take_rockets(soldier: &mut Soldier) -> Option<u8> {
    soldier.man.gear.remove(&Gear::ThreeRockets).then(|| std::mem::take(&mut soldier.rockets))
}

fn give_rockets(soldier: &mut Soldier, fired: Option<u8>) {
    if let Some(fired) = fired {
        soldier.man.gear.insert(Gear::ThreeRockets);
        soldier.rockets = fired;
    }
}

fn fallen_ammo(mission: &Mission, name: &str) -> bool {
    mission.company.get(name).is_some_and(|soldier| soldier.out_of_ammo)
}

fn fallen_fuel(mission: &Mission, name: &str) -> Option<super::Fuel> {
    mission.company.get(name).and_then(|soldier| soldier.fuel)
}

/// The casualty whom they have carried off the table: a friend is evacuated, an enemy captured.
pub(super) fn carried_off(mission: &mut Mission, side: Who, whom: &str) -> Result<(), Error> {
    let soldier = mission.company.find_mut(whom)?;
    let is_wounded = soldier.is(Flag::OutOfTheFight);
    if soldier.side == side {
        soldier.left = Some(Left::Evacuated);
        soldier.man.state.extend(is_wounded.then_some(Flag::Evacuated));
    } else {
        soldier.left = Some(Left::Captured);
    }
    Ok(())
}

impl Soldier {
    /// Whether their hands are free for what is no more than a reaction: who retrieves wounded does not fire
    /// [Retrieving The Wounded].
    ///
    /// # Errors
    /// [`Error::Refused`] with whom they carry.
    pub(super) fn has_free_hands(&self) -> Result<(), Error> {
        let Some(carries) = &self.carries else { return Ok(()) };
        let (name, does) = (self.name(), carries.words());
        let puts_down =
            way!("fng stand EVENING -i --figure {name} --as puts-down", "stand {name} puts-down", name);
        Err(Error::refused(
            "FNG Retrieving The Wounded",
            format!("{name} is {does} and does not fire meanwhile ({puts_down} lays {} down)", carries.whom),
        ))
    }
}

impl Mission {
    /// Those who can be carried or dragged, the side's own first.
    pub fn casualties(&self, side: Who) -> Vec<&Soldier> {
        let lies = |soldier: &&Soldier| {
            soldier.man.is_out()
                && soldier.left.is_none()
                && soldier.aboard.is_none()
                && !self.tunnels.is_below(soldier.name())
        };
        let of = |side: Who| self.company.of(side).filter(lies);
        of(side).chain(of(side.other())).collect()
    }

    /// Enemies whom a figure captures without a roll if it touches them, Out of the Fight, confronts them,
    /// Hunkered Down within 6 in and in sight, or helps to surround them, running: which only the players see
    /// [Auto-Kill Or Capture, Hunker Down, Runaway].
    pub fn captured_by(&self, soldier: &Soldier) -> Vec<&Soldier> {
        let acted = self.acted_in_turn(soldier);
        let is_fit = soldier.aboard.is_none() && !soldier.is_shaken() && !acted.done;
        let may = |other: &Soldier| match () {
            () if other.is(Flag::ObviouslyDead) => false,
            () if other.is(Flag::OutOfTheFight) => acted.has_fire_left(),
            () => other.is_shaken() && soldier.man.weapon.is_some(),
        };
        let lies = |other: &&Soldier| {
            let is_there = other.left.is_none() && other.aboard.is_none();
            is_fit && is_there && !self.tunnels.is_below(other.name()) && may(other)
        };
        self.company.of(soldier.side.other()).filter(lies).collect()
    }

    /// Enemies Out of the Fight whom a figure kills without a roll if it touches them [Auto-Kill Or Capture].
    pub fn killed_by(&self, soldier: &Soldier) -> Vec<&Soldier> {
        let is_out = |other: &&Soldier| other.is(Flag::OutOfTheFight);
        self.captured_by(soldier).into_iter().filter(is_out).collect()
    }

    /// Those who are down and whose weapon lies with them.
    pub fn fallen_arms(&self) -> Vec<&Soldier> {
        let armed = |soldier: &&Soldier| {
            let arms = soldier.man.weapon.as_ref();
            arms.is_some_and(|arms| arms.class != Some(WeaponClass::Melee))
        };
        self.casualties(Who::Own).into_iter().filter(armed).collect()
    }

    /// Whether a figure may carry or drag, if it is their time or that of one who carries with them: with all
    /// of their Activation.
    pub fn may_carry(&self, soldier: &Soldier) -> bool {
        let waits = matches!(self.time_of(soldier), Ok(_) | Err(NotNow::LowRep(_) | NotNow::LowCrew(_)));
        waits && self.joins_in(soldier).is_ok()
    }

    fn joins_in(&self, soldier: &Soldier) -> Result<(), Error> {
        let name = soldier.name();
        soldier.may(Deed::Move)?;
        // A swimmer keeps others up with the hands that do nothing else [Swimming].
        if soldier.swam.is_none() {
            soldier.may(Deed::Work)?;
        }
        soldier.is_on_foot("carry anybody")?;
        self.was_not_just_knocked_down(soldier)?;
        self.takes_his_test(soldier)?;
        self.swims_first(soldier)?;
        let acted = self.acted_in_turn(soldier);
        if self.tunnels.is_below(name) {
            return Err(Error::refused(RULE, format!("{name} is below, in a tunnel")));
        }
        if acted.done || !acted.is_fresh() {
            let message = format!("{name} has acted this turn: carrying takes all of an Activation");
            return Err(Error::refused(RULE, message));
        }
        Ok(())
    }

    /// Those who can carry no longer let go, and nobody carries one who is up again or gone; it is told who
    /// has let go.
    pub(crate) fn let_go(&mut self, before: &Mission, told: &mut Told) {
        let fights =
            |name: &str| self.company.contacts.iter().any(|pair| pair.own == name || pair.enemy == name);
        let is_down = |name: &str| {
            let soldier = self.company.get(name);
            soldier.is_some_and(|soldier| soldier.man.is_out() && soldier.left.is_none())
        };
        let lets = |soldier: &&Soldier| {
            let flags = [Flag::KnockedDown, Flag::DuckBack, Flag::HunkeredDown, Flag::RunningAway];
            let is_busy = !soldier.is_able() || soldier.aboard.is_some() || fights(soldier.name());
            let whom = soldier.carries.as_ref().map(|carries| carries.whom.as_str());
            whom.is_some_and(|whom| {
                is_busy || !is_down(whom) || flags.into_iter().any(|flag| soldier.is(flag))
            })
        };
        let all: Vec<String> =
            self.company.soldiers.iter().filter(lets).map(|soldier| soldier.name().to_owned()).collect();
        for name in all {
            if let Some(soldier) = self.company.get_mut(&name) {
                soldier.carries = None;
            }
        }
        for soldier in &before.company.soldiers {
            let Some(carried) = &soldier.carries else { continue };
            let whom = &carried.whom;
            let now = self.company.get(soldier.name()).filter(|now| now.carries.is_none());
            let still_lies = self.company.get(whom).is_some_and(|other| other.left.is_none());
            if now.is_some() && still_lies {
                told.note("Moving Casualties", format!("{} lets go of {whom}", soldier.name()));
            }
        }
    }
}
