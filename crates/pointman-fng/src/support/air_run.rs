//! Runs of planes, gunships, FACs and the AC-47 [Aircraft Strafing and Bombing Runs, Gunships, Just the FACs,
//! Spooky].

use std::collections::BTreeSet;

use crate::checks::Flag;
use crate::checks::{CheckId, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aircraft::{Aircraft, Declared, Duty, Place, Service};
use super::anti_aircraft::{self, Fire};
use super::blast;
use super::data::data;
use super::fire;
use super::landed::{Blast, Napalm, Offset};
use super::options::{Bombs, LmgStrafing};
use super::play::FAC;
use super::step::{Table, UnderFire, outcome};
use crate::army_lists::{AircraftWeapon, AircraftWeaponId, Fitted, ForceId, RunKind};
use crate::combat::{Blow, VehicleState};
use crate::evening::{Answered, Mended};
use crate::mission::Mission;
use crate::squads::man::{Man, ManWord};
use crate::squads::vehicles::HitSide;
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RUNS: &str = "Aircraft Strafing and Bombing Runs";
/// Inches an aircraft flies for each attack of an LMG or automatic grenade launcher.
const STRETCH: u16 = 12;

/// What an aircraft is to do.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct AirRunOrders {
    /// Which.
    pub aircraft: Option<u16>,
    /// Declares a run with this type of weapon.
    pub declare: Option<String>,
    /// From where to where it flies.
    pub course: String,
    /// The variant that came, of a type that has several.
    pub variant: Option<String>,
    /// A Forward Observer on the ground brings it in.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forward_observer: bool,
    /// Flies the run that was declared.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub run: bool,
    /// Enemies who may reach it.
    pub by: Vec<Man>,
    /// Who is aboard a helicopter, for its damage.
    pub aboard: Vec<Man>,
    /// What it fires at.
    pub at: Vec<Man>,
    /// All dice at one target.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub all_at_one: bool,
    /// Inches it flies over the table.
    pub inches: Option<u16>,
    /// Where rockets, bombs or napalm are aimed.
    pub point: Option<String>,
    /// The point lies off the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub off_table: bool,
    /// The personal weapon fired from a FAC.
    pub weapon: Option<String>,
    /// Rockets as well as fixed guns, of a gunship.
    pub also: Option<String>,
    /// The blast whose effect is rolled.
    pub effect: Option<u16>,
    /// Vehicles of the evening that it fires at or that are in the blast.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<String>,
    /// Answers to what is asked of those in a blast, in order; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
}

/// Declares or flies a run, or rolls the effect of what fell.
pub(crate) fn apply(mission: &mut Mission, orders: AirRunOrders, table: &mut Table<'_>) -> Result<(), Error> {
    if let Some(number) = orders.effect {
        return blast::effect(mission, number, &orders.at, &orders.vehicles, table);
    }
    let Some(number) = orders.aircraft else {
        let overhead = mission.play.aircraft.iter().filter(|aircraft| aircraft.place == Place::OnStation);
        let which = OpenQuestion::of("aircraft", "the number of the aircraft", RUNS)
            .legal(overhead.map(|aircraft| aircraft.number.to_string()));
        return Err(Error::needs("", which, option("aircraft")));
    };
    match (&orders.declare, orders.run) {
        (Some(kind), false) => declare(mission, number, kind, &orders, table),
        (None, true) => run(mission, number, &orders, table),
        (Some(_), true) => Err(Error::Usage(format!(
            "declare a run now and fly it on the next Activation: give either {declare} or {run}",
            declare = option("declare"),
            run = option("run")
        ))),
        (None, false) => {
            let aircraft = mission.play.aircraft.iter().find(|aircraft| aircraft.number == number);
            let runs = aircraft.into_iter().flat_map(kinds).map(RunKind::id);
            let ways = [
                ("declare one", option("declare").with("guns|rockets|bombs|…")),
                ("fly it on the next Activation", option("run")),
            ];
            Err(Error::needs_one_of(
                OpenQuestion::of("declare", "what becomes of a run", RUNS).legal(runs),
                ways,
            ))
        }
    }
}

fn refused(why: impl Into<String>) -> Error {
    Error::refused("FNG Aircraft Strafing and Bombing Runs", why)
}

/// The runs that an aircraft may make, by their ids.
fn kinds(aircraft: &Aircraft) -> Vec<RunKind> {
    let mut kinds: Vec<RunKind> = aircraft.types().into_iter().collect();
    match aircraft.duty {
        Duty::Fac => kinds.push(RunKind::Spotting),
        Duty::Spooky => kinds = vec![RunKind::Strip, RunKind::Ring],
        _ => kinds.retain(|kind| *kind != RunKind::Personal),
    }
    kinds
}

impl Aircraft {
    /// The runs that it may make.
    pub fn runs(&self) -> Vec<RunKind> {
        kinds(self)
    }
}

/// The one of `kinds` that is meant; `what` says what it is called.
fn kind_of(what: &str, typed: &str, kinds: &[RunKind]) -> Result<RunKind, Error> {
    let ids: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
    pointman_core::names::resolve(what, typed, &ids)
        .map(|index| kinds[index])
        .map_err(|why| Error::Usage(format!("{why} (it has {})", ids.join(", "))))
}

/// What is counted as flown: the AC-47 fires its guns in a strip or a ring.
const fn counted_as(kind: RunKind) -> RunKind {
    match kind {
        RunKind::Strip | RunKind::Ring => RunKind::Guns,
        other => other,
    }
}

fn declare(
    mission: &mut Mission,
    number: u16,
    typed: &str,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let turn = mission.play.turn;
    let mut aircraft = mission.play.aircraft_mut(number)?.clone();
    let title = aircraft.title();
    if aircraft.place != Place::OnStation {
        return Err(refused(format!("{title} is {}, so it cannot make a run", aircraft.place.id())));
    }
    let kind = kind_of("run", typed, &kinds(&aircraft))?;
    aircraft.settle_variant(kind, orders.variant.as_deref())?;
    has_run_left(&aircraft, kind)?;
    if aircraft.duty == Duty::Strike {
        let side = aircraft.side;
        if !is_directed(mission, &aircraft, orders.forward_observer) {
            return Err(refused("an FAC overhead or a Forward Observer on the ground must direct it"));
        }
        if !mission.play.radio.reached.iter().any(|reached| reached.side == side && reached.to == FAC) {
            let radio = way!("fng radio EVENING -i --whom fac", "support radio fac");
            return Err(refused(format!("first make radio contact between ground and air: {radio}")));
        }
    }
    check_fac(mission, &aircraft)?;
    let observer = orders.forward_observer && mission.company.obeys(Mended::StrikesDirected);
    aircraft.declared = Some(Declared { turn, weapon: kind, course: orders.course.clone(), observer });
    *mission.play.aircraft_mut(number)? = aircraft;
    let course = if orders.course.is_empty() { String::new() } else { format!(", {}", orders.course) };
    table.note(
        RUNS,
        format!("{title}: a run with {}{course}; it enters on the next Activation", kind.title()),
    );
    Ok(())
}

/// Whether somebody directs an air strike: a FAC overhead, or an `observer` on the ground. Marine aircraft
/// are talked to by Marines.
fn is_directed(mission: &Mission, aircraft: &Aircraft, observer: bool) -> bool {
    let is_marine =
        aircraft.service == Some(Service::Marine) && mission.force(aircraft.side) == ForceId::UsMarines;
    observer || is_marine || mission.play.has_fac(aircraft.side)
}

/// A FAC makes no run of its own beside an air strike.
fn check_fac(mission: &Mission, aircraft: &Aircraft) -> Result<(), Error> {
    let is_strike = |other: &Aircraft| {
        other.side == aircraft.side && other.duty == Duty::Strike && other.declared.is_some()
    };
    match aircraft.duty == Duty::Fac && mission.play.aircraft.iter().any(is_strike) {
        true => Err(refused("an air strike has been declared, so the FAC cannot make its own run")),
        false => Ok(()),
    }
}

/// Refuses a run with weapons that are spent.
fn has_run_left(aircraft: &Aircraft, kind: RunKind) -> Result<(), Error> {
    match aircraft.runs_left(counted_as(kind)) {
        Some(0) => Err(refused(format!("{} has no run left with its {kind}", aircraft.title()))),
        _ => Ok(()),
    }
}

fn run(
    mission: &mut Mission,
    number: u16,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let turn = mission.play.turn;
    let aircraft = mission.play.aircraft_mut(number)?.clone();
    if mission.is_grounded(&aircraft) {
        let message = format!("{}: the {} cannot fly its run", mission.weather.title(), aircraft.title());
        return Err(Error::refused("FNG Time of Day and Weather", message));
    }
    let (title, side) = (aircraft.title(), aircraft.side);
    let Some(declared) = aircraft.declared.clone() else {
        return Err(refused(format!("{title}: no run was declared")));
    };
    if declared.turn >= turn {
        return Err(refused(format!("{title} was declared this turn: it enters on the next Activation")));
    }
    let observer = declared.observer || orders.forward_observer;
    if aircraft.duty == Duty::Strike
        && mission.company.obeys(Mended::StrikesDirected)
        && !is_directed(mission, &aircraft, observer)
    {
        let observer = option("forward-observer");
        return Err(refused(format!(
            "the FAC that directed {title} has left: a Forward Observer on the ground may direct it \
             ({observer}), or another FAC"
        )));
    }
    check_fac(mission, &aircraft)?;
    if mission.play.hand(side).fired {
        return Err(Error::refused(
            "FNG Calling for Additional Support",
            format!("guns of {} have fired this turn: no aircraft in the same turn", mission.side_name(side)),
        ));
    }
    let is_helicopter = aircraft.is_helicopter();
    let mut also = None;
    if let Some(kind) = &orders.also {
        if !is_helicopter {
            return Err(refused(
                "planes make one pass for each type of weapon; only gunships fire rockets and fixed guns \
                 together",
            ));
        }
        let kind = kind_of("type of weapon", kind, &kinds(&aircraft))?;
        has_run_left(&aircraft, kind)?;
        also = Some(kind).filter(|kind| *kind != declared.weapon);
    }
    let passes: Vec<RunKind> = std::iter::once(declared.weapon).chain(also).collect();
    for &kind in &passes {
        check_targets(kind, orders)?;
    }
    mission.play.hand_mut(side).flown = true;
    mission.play.aircraft_mut(number)?.declared = None;
    let may_fire = match aircraft.duty {
        Duty::Spooky => Fire::Nobody,
        _ if is_helicopter => anti_aircraft::piloting(mission, number, table)?,
        _ => Fire::Check,
    };
    if !anti_aircraft::fire(mission, number, may_fire, &orders.by, &orders.aboard, table)? {
        return Ok(());
    }
    if declared.weapon != RunKind::Spotting {
        (mission.play.shots, mission.play.gunfire) = (true, true);
        mission.note_fire_of(side);
    }
    for kind in passes {
        pass(mission, number, kind, orders, table)?;
        mission.play.aircraft_mut(number)?.flew(counted_as(kind));
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    if aircraft.duty == Duty::Strike && aircraft.is_spent() {
        aircraft.place = Place::Gone;
        table.note(RUNS, format!("{title} has made its passes: it leaves"));
    } else if aircraft.duty == Duty::Spooky && aircraft.is_spent() {
        table.note(Duty::Spooky.rule(), format!("{title} is out of ammunition: it stays for illumination"));
    }
    Ok(())
}

fn check_targets(kind: RunKind, orders: &AirRunOrders) -> Result<(), Error> {
    let aimed = matches!(
        kind,
        RunKind::Rockets | RunKind::Bombs | RunKind::Napalm | RunKind::MarkingRocket | RunKind::Grenades
    );
    if aimed && orders.point.is_none() {
        let point = OpenQuestion::of("point", format!("the target point of the {kind}"), RUNS);
        return Err(Error::needs("", point, option("point")));
    }
    Ok(())
}

/// One pass with one type of weapon.
fn pass(
    mission: &mut Mission,
    number: u16,
    kind: RunKind,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let aircraft = mission.play.aircraft_mut(number)?.clone();
    match kind {
        RunKind::Spotting => spot(&aircraft, orders, table),
        RunKind::Strip | RunKind::Ring => spooky(mission, &aircraft, orders, table),
        RunKind::Personal => personal(mission, &aircraft, orders, table),
        RunKind::Guns => strafe(mission, &aircraft, orders, table),
        _ => drop(mission, &aircraft, kind, orders, table),
    }
}

/// In Sight for each enemy within 12 in of the path.
fn spot(aircraft: &Aircraft, orders: &AirRunOrders, table: &mut Table<'_>) -> Result<(), Error> {
    for man in &orders.at {
        let mut situation = table.situation().rep(aircraft.pilot_rep);
        situation.state.insert(Flag::Moving);
        if man.is(ManWord::Sapper) {
            situation = situation.with(Flag::Sapper);
        }
        let tested = table.check(CheckId::InSight, &format!("FAC, {}", man.name), situation)?;
        let seen = outcome(&tested)? != ResultId::MayNotFire;
        table.note(
            Duty::Fac.rule(),
            format!("{} is {}", man.name, if seen { "spotted" } else { "not spotted" }),
        );
    }
    Ok(())
}

/// Everything in the pattern is attacked with 6 dice at Impact 3 (sup-41).
fn spooky(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let guns = Volley { weapon: "miniguns", dice: 6, impact: 3, apw: None };
    let men = targets(mission, orders)?;
    for man in &men {
        volley(mission, aircraft, guns, man, table)?;
    }
    if mission.company.obeys(Mended::SpookyReacts) {
        let figures = men.iter().filter(|man| !man.is_vehicle()).map(|man| man.name.clone()).collect();
        table.blast = Some(UnderFire { what: aircraft.title(), figures, vehicles: Vec::new() });
    }
    Ok(())
}

/// The observer fires their own weapon out of the window.
fn personal(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let id = orders.weapon.as_deref().unwrap_or("m-16");
    let weapon = Weapon::find(id, table.edition)?;
    let Some(man) = orders.at.first() else { return Ok(()) };
    let impact = weapon.impact_on_figures();
    let fired = Volley { weapon: &weapon.name, dice: weapon.targets.unwrap_or(1), impact, apw: None };
    volley(mission, aircraft, fired, man, table)
}

/// Whether a gun on this side of the aircraft bears on a figure, whose words tell where it is, if they do.
fn bears(side: Gun, man: &Man) -> bool {
    let place = man.state.iter().find_map(|word| match word {
        ManWord::Left => Some(Gun::Left),
        ManWord::Center => Some(Gun::Center),
        ManWord::Right => Some(Gun::Right),
        _ => None,
    });
    place.is_none_or(|place| place == side)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gun {
    Left,
    Center,
    Right,
}

fn guns_of(aircraft: &Aircraft) -> Result<Vec<(Gun, &'static Fitted, &'static AircraftWeapon)>, Error> {
    let list = aircraft.list();
    let places = [(Gun::Center, &list.center), (Gun::Left, &list.left), (Gun::Right, &list.right)];
    let mut guns = Vec::new();
    for (place, fitted) in places {
        for fitted in fitted.iter().filter(|fitted| fitted.weapon.run() == RunKind::Guns) {
            // Mounted guns that no list of aircraft weapons names are M-60 door guns.
            let figures_of = match fitted.weapon {
                AircraftWeaponId::CalDoorGun50 => AircraftWeaponId::Hmg,
                _ => AircraftWeaponId::M60DoorGun,
            };
            let weapon = aircraft.weapon(fitted.weapon).or_else(|| aircraft.weapon(figures_of));
            let weapon = weapon.ok_or_else(|| {
                Error::Bug(format!("{} has no figures for its {}", aircraft.model, fitted.weapon))
            })?;
            guns.push((place, fitted, weapon));
        }
    }
    Ok(guns)
}

/// Those in the field of fire: the figures named, and the vehicles of the evening.
fn targets(mission: &Mission, orders: &AirRunOrders) -> Result<Vec<Man>, Error> {
    let mut targets = orders.at.clone();
    for typed in &orders.vehicles {
        let mut vehicle = Man::new(mission.company.vehicle(typed)?.name.clone(), 0);
        vehicle.state.push(ManWord::Vehicle);
        targets.push(vehicle);
    }
    Ok(targets)
}

/// Guns: half the dice at each target in the field, or all at one; an LMG once for each 12 in flown (sup-26).
fn strafe(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let in_field = targets(mission, orders)?;
    if orders.all_at_one && in_field.len() != 1 {
        return Err(Error::Usage(format!(
            "{all_at_one}: name the one target with {at} or {vehicle}, not {}",
            in_field.len(),
            all_at_one = option("all-at-one"),
            at = option("at"),
            vehicle = option("vehicle")
        )));
    }
    let shares = mission.company.obeys(Mended::LightGunsShare);
    let (mut turn, mut fired_at) = (0, BTreeSet::new());
    for (place, fitted, weapon) in guns_of(aircraft)? {
        let is_light = !matches!(weapon.id, AircraftWeaponId::Hmg | AircraftWeaponId::Minigun);
        let targets: Vec<&Man> = in_field.iter().filter(|man| bears(place, man)).collect();
        // An LMG attacks one target for each 12 in flown (strafing-1); all other guns every target in the
        // field.
        let by_stretch = is_light && mission.play.options.lmg_strafing == LmgStrafing::Stretch;
        let attacks = if targets.is_empty() {
            0
        } else if by_stretch {
            let stretches = usize::from((orders.inches.unwrap_or(STRETCH) / STRETCH).max(1));
            let times = counted(stretches, "time");
            table.note(
                RUNS,
                format!("{} attacks {times}, once for each 12 in flown (strafing-1)", weapon.name),
            );
            stretches
        } else {
            targets.len()
        };
        let dice = if orders.all_at_one { weapon.targets_single } else { weapon.targets_each };
        let (impact, apw) = (weapon.impact, weapon.apw);
        let fired = Volley { weapon: &weapon.name, dice: dice.unwrap_or(1), impact, apw };
        for _ in 0..fitted.count {
            // One gun goes on where the one before it stopped.
            let first = if shares && by_stretch { turn } else { 0 };
            for man in targets.iter().cycle().skip(first).take(attacks) {
                volley(mission, aircraft, fired, man, table)?;
                fired_at.insert(man.name.clone());
            }
            turn = (first + attacks) % targets.len().max(1);
        }
    }
    let guns = guns_of(aircraft)?;
    let is_fired_at = |man: &&Man| {
        let is_aimed_at = !shares || fired_at.contains(&man.name);
        !man.is_vehicle() && is_aimed_at && guns.iter().any(|(place, ..)| bears(*place, man))
    };
    if mission.company.obeys(Mended::StrafedReact) {
        let figures = in_field.iter().filter(is_fired_at).map(|man| man.name.clone()).collect();
        table.blast = Some(UnderFire { what: aircraft.title(), figures, vehicles: Vec::new() });
    }
    for man in in_field.iter().filter(|man| guns.iter().all(|(place, ..)| !bears(*place, man))) {
        table.note(
            RUNS,
            format!("{} is outside the strip, so no gun of {} reaches it", man.name, aircraft.title()),
        );
    }
    Ok(())
}

/// What a gun fires at one target.
#[derive(Clone, Copy)]
struct Volley<'a> {
    weapon: &'a str,
    dice: u8,
    impact: u8,
    apw: Option<u8>,
}

/// Several dice at one target, at the pilot's Rep.
fn volley(
    mission: &mut Mission,
    aircraft: &Aircraft,
    fired: Volley<'_>,
    man: &Man,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let Volley { weapon, dice, impact, .. } = fired;
    let faces = table.several(dice, format_args!("{weapon} at {}, to hit", man.name))?;
    let mut hits = 0;
    for face in &faces {
        hits += u8::from(blast::to_hit(table, man, aircraft.pilot_rep, table.situation(), *face)?);
    }
    table.rolled(
        CheckId::RangedToHit,
        &faces,
        format!("{}, {weapon} at {}: {}", aircraft.title(), man.name, counted(hits, "hit")),
    );
    if man.is_vehicle() {
        return at_vehicle(mission, aircraft, fired, (man, hits), table);
    }
    blast::damage(table, man, Blow::ranged(impact, aircraft.pilot_rep), hits)?;
    Ok(())
}

/// Hits on a vehicle, one after the other until it is destroyed. The rules do not say which armor an aircraft
/// meets: it comes from above, so the top.
fn at_vehicle(
    mission: &mut Mission,
    aircraft: &Aircraft,
    fired: Volley<'_>,
    (man, hits): (&Man, u8),
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let is_of_evening = mission.company.vehicles.iter().any(|vehicle| vehicle.name == man.name);
    let Some(apw) = fired.apw.filter(|_| is_of_evening) else {
        let why = if is_of_evening {
            format!("the rules give the {} no APW, so it does nothing to a vehicle", fired.weapon)
        } else {
            let gun = way!("fng main-gun EVENING -i", "do main-gun");
            format!("give a vehicle of the evening with {}, or use {gun}", option("vehicle"))
        };
        if hits > 0 {
            table.note(RUNS, format!("{}: {why}", man.name));
        }
        return Ok(());
    };
    let what = format!("{}, {}", aircraft.title(), fired.weapon);
    for _ in 0..hits {
        let vehicle = mission.company.vehicle(&man.name)?;
        if vehicle.state == VehicleState::Destroyed {
            break;
        }
        let target = mission.company.target(vehicle, HitSide::Top);
        let hit = blast::Penetrating { apw, what: &what, reading: "at the top (blast-2)", rule: RUNS };
        blast::pierce(mission, &target, hit, table)?;
    }
    Ok(())
}

/// Rockets, bombs, napalm, marking rockets and grenades: each at the point named, with its own deviation.
fn drop(
    mission: &mut Mission,
    aircraft: &Aircraft,
    kind: RunKind,
    orders: &AirRunOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let point = orders.point.clone().unwrap_or_default();
    for (id, count) in aircraft.load_of_run(kind) {
        let weapon = aircraft
            .weapon(id)
            .ok_or_else(|| Error::Bug(format!("{} has no figures for its {id}", aircraft.model)))?;
        let now = if kind == RunKind::Grenades {
            (orders.inches.unwrap_or(STRETCH) / STRETCH).max(1)
        } else {
            u16::from(count)
        };
        for _ in 0..now {
            lands(mission, aircraft, weapon, &point, orders.off_table, table)?;
        }
    }
    Ok(())
}

fn lands(
    mission: &mut Mission,
    aircraft: &Aircraft,
    weapon: &AircraftWeapon,
    point: &str,
    off_table: bool,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let situation = if off_table { table.situation().with(Flag::OffTable) } else { table.situation() };
    let offset = match weapon.id.run() {
        // Grenades are aimed like a gun: they deviate no more than its bullets.
        RunKind::Grenades => Offset::default(),
        _ => fire::offset(&table.check(
            CheckId::OrdnanceDeviation,
            &format!("{}, {}", aircraft.title(), weapon.name),
            situation,
        )?)?,
    };
    let at = offset.words(point);
    let bomb = data().bombs.iter().find(|bomb| bomb.id == weapon.id);
    let (impact, rep, circle) = match bomb {
        Some(bomb) => {
            let less = u8::from(mission.play.options.bombs == Bombs::Text);
            (bomb.impact - less, bomb.rep, bomb.circle_in)
        }
        None => (weapon.impact, aircraft.pilot_rep, weapon.circle.unwrap_or(0)),
    };
    let is_napalm = weapon.id == AircraftWeaponId::Napalm;
    let impact = if is_napalm { data().napalm.impact } else { impact };
    let at = if is_napalm {
        let [width, length] = data().napalm.template_in;
        format!("{at}, {width} x {length} in along the course")
    } else {
        at
    };
    let blast = Blast {
        number: 0,
        what: weapon.name.clone(),
        at: at.clone(),
        circle_in: circle,
        impact,
        rep,
        to_hit: !is_napalm,
    };
    let number = blast::lands(mission, blast, table);
    if is_napalm {
        let since = mission.play.turn;
        mission.play.napalm.push(Napalm { number, at, since });
        table.note(
            "Napalm",
            format!(
                "everyone in it only tries to leave and rolls damage each turn inside: {} again",
                way!("fng air-run EVENING -i --effect {number}", "support blast")
            ),
        );
    } else if weapon.id == AircraftWeaponId::WpRocket {
        fire::smoke(mission, at, MARKING_SMOKE, table)?;
    }
    Ok(())
}

/// Inches of smoke of a marking rocket.
const MARKING_SMOKE: u8 = 16;
