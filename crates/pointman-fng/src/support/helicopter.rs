//! Helicopters: insertion and extraction, hovering, Dustoff, observation helicopters, Nighthawks and Go-Go
//! Birds [Whirlybirds and the sections after].

use crate::checks::{CheckId, ResultId};
use crate::checks::{Flag, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aircraft::{Aircraft, Duty, Place};
use super::anti_aircraft::{self, Fire};
use super::arrive;
use super::available::{self, Flying};
use super::data::data;
use super::fire;
use super::options::SmallLz;
use super::play::{Coming, Due, Support, Who};
use super::step::{Table, outcome};
use crate::army_lists::{self, AircraftId, AircraftKind, AircraftWeaponId};
use crate::evening::{Aboard, Answered, Left, Mended};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use pointman_core::error::Error;
use pointman_core::plural::{counted, counted_as};
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const INSERTION: &str = "Helicopter Insertions and Extractions";
/// Inches an observation helicopter moves in a turn.
const LOH_MOVE: u16 = 36;
/// Hover moves of an observation helicopter in a turn.
const LOH_HOVERS: u8 = 2;

pointman_core::vocabulary! {
    /// What a helicopter does.
    pub enum Action: "action" {
        /// One comes that the mission has.
        Send = "send",
        /// Flies to the LZ and lands.
        Land = "land",
        /// Men get in, or casualties are loaded.
        Load = "load",
        /// Men get out.
        Unload = "unload",
        /// Leaves, for good.
        Leave = "leave",
        /// Stops over a spot.
        Hover = "hover",
        /// Turns and flies on from a hover.
        Depart = "depart",
        /// An observation helicopter moves on the table.
        Move = "move",
        /// Drops a flare.
        Flare = "flare",
        /// Is hit by fire that was rolled elsewhere.
        Hit = "hit",
    }
}

/// What a helicopter does, and what is about it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HelicopterOrders {
    /// What.
    pub action: Action,
    /// Which; the only one if not given.
    #[serde(default)]
    pub aircraft: Option<u16>,
    /// Whose, of one that comes.
    #[serde(default)]
    pub side: Option<Who>,
    /// What it is, of one that comes.
    #[serde(default)]
    pub model: Option<String>,
    /// Enemies who may reach it; of one hit by fire rolled elsewhere, who hit it.
    #[serde(default)]
    pub by: Vec<Man>,
    /// Who is aboard, for its damage.
    #[serde(default)]
    pub aboard: Vec<Man>,
    /// An enemy is within 12 in of the LZ.
    #[serde(default)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hot: bool,
    /// The LZ is too small.
    #[serde(default)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub small_lz: bool,
    /// Such a crash hurts those aboard by the reading of `small-lz`. Without it nobody is, as in steps of
    /// version 0.1.0.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crash_hurts: bool,
    /// Men who get in or out.
    #[serde(default)]
    pub men: u8,
    /// Casualties who are loaded or unloaded.
    #[serde(default)]
    pub litters: u8,
    /// Their names.
    #[serde(default)]
    pub names: Vec<String>,
    /// Figures of the table who get in or out, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub riders: Vec<String>,
    /// Whoever flies off with it has left the table; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takes_along: bool,
    /// Answers to what is asked of those who fire at it; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
    /// Inches that an observation helicopter moves.
    #[serde(default)]
    pub inches: Option<u16>,
    /// Where a flare hangs.
    #[serde(default)]
    pub point: Option<String>,
}

fn refused(why: impl Into<String>) -> Error {
    Error::refused("FNG Whirlybirds", why)
}

/// Lets a helicopter act.
pub(crate) fn apply(
    mission: &mut Mission,
    mut orders: HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    if orders.action == Action::Send {
        return send(mission, &orders, table);
    }
    let number = number(mission, &orders)?;
    let aircraft = mission.play.aircraft_mut(number)?.clone();
    let is_flare_plane = orders.action == Action::Flare && aircraft.duty == Duty::Spooky;
    if !aircraft.is_helicopter() && !is_flare_plane {
        let run = way!("fng air-run EVENING -i", "support declare-run");
        return Err(refused(format!("{} is not a helicopter; use {run} for planes", aircraft.title())));
    }
    if !aircraft.is_here() {
        return Err(refused(format!("{} is {}", aircraft.title(), aircraft.place.id())));
    }
    if orders.action != Action::Hit && mission.play.hand(aircraft.side).fired {
        return Err(Error::refused(
            "FNG Calling for Additional Support",
            format!(
                "guns of {} have fired this turn: no helicopter in the same turn",
                mission.side_name(aircraft.side)
            ),
        ));
    }
    if orders.action != Action::Hit {
        mission.play.hand_mut(aircraft.side).flown = true;
    }
    for name in &mut orders.riders {
        *name = mission.company.find(name)?.name().to_owned();
    }
    for name in orders.names.iter_mut().filter(|_| orders.takes_along) {
        // Whoever is not on the list is called as the player calls them.
        *name = mission.company.get(name).map_or_else(|| name.clone(), |soldier| soldier.name().to_owned());
    }
    if orders.action == Action::Land && mission.company.obeys(Mended::SlicksCarry) {
        brings_in(mission, number, &orders.riders)?;
    }
    let aircraft = mission.play.aircraft_mut(number)?.clone();
    if orders.takes_along && orders.aboard.is_empty() {
        orders.aboard = men_aboard(mission, &aircraft)?;
    }
    match orders.action {
        Action::Land => land(mission, &aircraft, &orders, table),
        Action::Load => load(mission, &aircraft, &orders, table),
        Action::Unload => unload(mission, &aircraft, &orders, table),
        Action::Leave => leave(mission, &aircraft, &orders, table),
        Action::Hover => hover(mission, &aircraft, &orders, table),
        Action::Depart => depart(mission, &aircraft, table),
        Action::Move => fly(mission, &aircraft, &orders, table),
        Action::Flare => flare(mission, &aircraft, &orders, table),
        Action::Hit => {
            let blow = orders.by.first().map(|man| anti_aircraft::blow(man, table)).transpose()?;
            anti_aircraft::hit(mission, number, &orders.aboard, blow, table)
        }
        Action::Send => Ok(()),
    }
}

/// The helicopter meant: the one named, or the only one there.
fn number(mission: &Mission, orders: &HelicopterOrders) -> Result<u16, Error> {
    if let Some(number) = orders.aircraft {
        return Ok(number);
    }
    let there: Vec<&Aircraft> = mission
        .play
        .aircraft
        .iter()
        .filter(|aircraft| aircraft.is_here() && aircraft.is_helicopter())
        .collect();
    match there[..] {
        [only] => Ok(only.number),
        [] => {
            let (gunship, medevac) = (
                way!("fng request EVENING -i gunship", "support request gunship"),
                way!("fng request EVENING -i medevac", "support request medevac"),
            );
            let send = way!("fng helicopter EVENING -i send", "support send");
            Err(Error::Usage(format!("there is no helicopter: use {gunship}, {medevac} or {send}")))
        }
        _ => {
            let numbers = there.iter().map(|aircraft| aircraft.number.to_string());
            let models = there.iter().map(|aircraft| aircraft.model.to_string());
            let which = OpenQuestion::of("aircraft", "the helicopter", "FNG Whirlybirds");
            Err(Error::needs("", which.legal(numbers).meaning(models), option("aircraft")))
        }
    }
}

fn send(mission: &mut Mission, orders: &HelicopterOrders, table: &mut Table<'_>) -> Result<(), Error> {
    let side = orders.side.unwrap_or(Who::Own);
    if mission.is_communist(side) {
        return Err(refused("VC and NVA have no helicopters"));
    }
    let list = match &orders.model {
        Some(typed) => army_lists::ListedAircraft::find(typed)?,
        None => mission.slick(side).list(),
    };
    if matches!(list.kind, AircraftKind::Plane | AircraftKind::Fac) {
        return Err(refused(format!("the {} is not a helicopter", list.name)));
    }
    if list.is_night_only() && !mission.night_now() {
        return Err(refused(format!("the {} flies only at night", list.name)));
    }
    if mission.play.hand(side).grounded {
        let weather = mission.weather.title();
        let message = format!("{weather}: no helicopter can fly this turn; send one in the next");
        return Err(Error::refused("FNG Time of Day and Weather", message));
    }
    let late = match available::flying(mission, Support::Medevac, table)? {
        Flying::No => {
            // What the die has said of this turn holds for all of it.
            let holds = mission.company.obeys(Mended::WeatherHolds);
            mission.play.hand_mut(side).grounded = holds;
            return Ok(());
        }
        Flying::Now => 0,
        Flying::Late(turns) => turns,
    };
    let turn = mission.play.turn + late;
    mission.play.due.push(Due { turn, side, what: Coming::Helicopter { model: list.id } });
    arrive::due(mission, table)
}

/// A helicopter that was sent comes.
pub(super) fn come(
    mission: &mut Mission,
    side: Who,
    model: AircraftId,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let duty = match model.list().kind {
        AircraftKind::Transport => Duty::Transport,
        _ => Duty::Gunship,
    };
    available::enter(mission, side, duty, model, None, table)?;
    Ok(())
}

fn next_turn(mission: &Mission, aircraft: &Aircraft) -> Result<(), Error> {
    match aircraft.acted {
        Some(turn) if turn >= mission.play.turn => Err(refused(format!(
            "{} has already acted this turn: wait for the next Activation",
            aircraft.title()
        ))),
        _ => Ok(()),
    }
}

/// In to the LZ: the Piloting Table, fire, then it lands, turns away from a hot LZ, or crashes on one too
/// small.
fn land(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let (number, turn, title) = (aircraft.number, mission.play.turn, aircraft.title());
    if !matches!(aircraft.place, Place::OnStation | Place::Hovering) {
        return Err(refused(format!("{title} is {}", aircraft.place.id())));
    }
    next_turn(mission, aircraft)?;
    let heavy = matches!(aircraft.model, AircraftId::Uh1Nighthawk | AircraftId::Uh1GoGoBird);
    if heavy {
        return Err(refused(format!("{title} carries too much equipment to land")));
    }
    mission.play.aircraft_mut(number)?.fired_on = false;
    let may_fire = anti_aircraft::piloting(mission, number, table)?;
    let goes_on = anti_aircraft::fire(mission, number, may_fire, &orders.by, &orders.aboard, table)?;
    mission.play.aircraft_mut(number)?.acted = Some(turn);
    if !goes_on {
        return Ok(());
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    if aircraft.duty == Duty::Medevac && (orders.hot || aircraft.fired_on) {
        let (rep, tries) = (aircraft.pilot_rep, aircraft.hot_tries);
        let mut situation = table.situation().rep(rep);
        if tries > 0 {
            situation = situation.set(ValueId::EarlierFailures, tries).with(Flag::EarlierFailures);
        }
        let tested = table.check(CheckId::MedevacHotLz, &title, situation)?;
        if outcome(&tested)? != ResultId::Lands {
            let aircraft = mission.play.aircraft_mut(number)?;
            (aircraft.place, aircraft.hot_tries) = (Place::OnStation, tries + 1);
            return Ok(());
        }
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    if orders.small_lz {
        aircraft.place = Place::Down;
        anti_aircraft::leave_wreck(mission, number)?;
        table.note(INSERTION, format!("the LZ is too small: {title} crashes"));
        if orders.crash_hurts && mission.play.options.small_lz == SmallLz::AsShotDown {
            return anti_aircraft::crash(&orders.aboard, table);
        }
        return Ok(());
    }
    aircraft.place = Place::Landed;
    table.note(INSERTION, format!("{title} is on the LZ: on the next Activation soldiers get in or out"));
    Ok(())
}

fn at_lz(mission: &Mission, aircraft: &Aircraft) -> Result<(), Error> {
    if aircraft.place != Place::Landed {
        return Err(refused(format!("{} is {}, not on the LZ", aircraft.title(), aircraft.place.id())));
    }
    next_turn(mission, aircraft)
}

/// Men and casualties get in, as many as there is room for and as can be loaded in a turn.
fn load(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    at_lz(mission, aircraft)?;
    let (title, is_medevac) = (aircraft.title(), aircraft.duty == Duty::Medevac);
    if let Some(room) = aircraft.room
        && aircraft.men + orders.men + aircraft.litters + orders.litters > room
    {
        return Err(refused(format!(
            "{title} already has half a load: room for {room} wounded, on litters or not"
        )));
    }
    let litters_most = aircraft.litters_at_most(mission.play.options.litters);
    let men_most = aircraft.men_at_most();
    // One litter takes the room of so many men.
    let kind = aircraft.list().kind;
    let (men, litters) = (aircraft.men + orders.men, aircraft.litters + orders.litters);
    if orders.men + orders.litters == 0 {
        let who = OpenQuestion::of("men", "who gets in", "FNG Whirlybirds");
        let ways = [
            ("by name", option("rider").with("NAME")),
            ("so many men", option("men").with("N")),
            ("so many on litters", option("litters").with("N")),
        ];
        return Err(Error::needs_one_of(who, ways));
    }
    if orders.takes_along {
        casualties(mission, aircraft, &orders.names)?;
    }
    let room = |men: u8, litters: u8| {
        litters <= litters_most
            && (u16::from(men) * u16::from(litters_most.max(1)) + u16::from(litters) * u16::from(men_most))
                <= u16::from(men_most) * u16::from(litters_most.max(1))
    };
    if !room(men, litters) {
        return Err(refused(format!(
            "{title} holds {men_most} soldiers or {litters_most} litters: {men} soldiers and {litters} \
             litters are too many"
        )));
    }
    let (men_a_turn, litters_a_turn) = match (kind, is_medevac) {
        (AircraftKind::Observation, _) => (2, 1),
        (_, true) => (4, 2),
        (_, false) => (6, 4),
    };
    if orders.men > men_a_turn
        || orders.litters > litters_a_turn
        || (orders.men > 0 && orders.litters > 0 && is_medevac && orders.men * 2 + orders.litters * 4 > 8)
    {
        return Err(refused(format!(
            "at most {men_a_turn} soldiers or {litters_a_turn} casualties can board in a turn"
        )));
    }
    get_in(mission, aircraft, &orders.riders)?;
    let turn = mission.play.turn;
    let aircraft = mission.play.aircraft_mut(aircraft.number)?;
    (aircraft.men, aircraft.litters, aircraft.acted) = (men, litters, Some(turn));
    aircraft.riders.extend(orders.riders.iter().cloned());
    aircraft.evacuated.extend(orders.names.iter().cloned());
    let aboard = format!("{} and {}", counted(men, "soldier"), counted_as(litters, "casualty", "casualties"));
    let who: Vec<&str> = aircraft.riders.iter().chain(&aircraft.evacuated).map(String::as_str).collect();
    let who = if who.is_empty() { String::new() } else { format!(" ({})", who.join(", ")) };
    table.note(INSERTION, format!("{title}: {aboard} aboard{who}; it may leave on the next Activation"));
    Ok(())
}

fn unload(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    at_lz(mission, aircraft)?;
    let most = aircraft.men_at_most();
    // What it brought in was not counted before: it is at most full.
    if orders.men == 0 || orders.men > most {
        return Err(refused(format!("{} brings 1 to {most} soldiers", aircraft.title())));
    }
    get_out(mission, aircraft, &orders.riders)?;
    let turn = mission.play.turn;
    let title = aircraft.title();
    let aircraft = mission.play.aircraft_mut(aircraft.number)?;
    aircraft.riders.retain(|rider| !orders.riders.contains(rider));
    aircraft.men = aircraft.men.saturating_sub(orders.men);
    aircraft.acted = Some(turn);
    for name in &orders.names {
        aircraft.evacuated.remove(name);
    }
    let does = if orders.men == 1 { "gets" } else { "get" };
    let out = counted(orders.men, "soldier");
    table.note(INSERTION, format!("{title}: {out} {does} out; it may leave on the next Activation"));
    Ok(())
}

/// Away: the Piloting Table again.
fn leave(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let (number, title) = (aircraft.number, aircraft.title());
    if aircraft.moved > 0 || aircraft.hovers > 0 {
        return Err(Error::refused(
            "FNG LOHs",
            format!("{title} is over the table and cannot leave until next turn"),
        ));
    }
    if aircraft.place == Place::Landed || aircraft.place == Place::Hovering {
        next_turn(mission, aircraft)?;
        let may_fire = anti_aircraft::piloting(mission, number, table)?;
        if !anti_aircraft::fire(mission, number, may_fire, &orders.by, &orders.aboard, table)? {
            return Ok(());
        }
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    aircraft.place = Place::Gone;
    let saved: Vec<&str> = aircraft.evacuated.iter().map(String::as_str).collect();
    let wounded = match (saved.is_empty(), aircraft.litters) {
        (false, _) => format!("; flown out, 3d6 in Recovery: {}", saved.join(", ")),
        (true, 0) => String::new(),
        (true, litters) => format!("; {litters} casualties flown out: 3d6 in Recovery"),
    };
    let riders: Vec<&str> = aircraft.riders.iter().map(String::as_str).collect();
    let with = if riders.is_empty() { String::new() } else { format!(" with {}", riders.join(", ")) };
    table.note(INSERTION, format!("{title} leaves{with}{wounded}"));
    if orders.takes_along {
        let aircraft = aircraft.clone();
        fly_off(mission, &aircraft);
    }
    Ok(())
}

/// Those whom it brings in are aboard as it comes: they have waited off the table until then.
fn brings_in(mission: &mut Mission, number: u16, riders: &[String]) -> Result<(), Error> {
    let aircraft = mission.play.aircraft_mut(number)?.clone();
    let (title, most) = (aircraft.title(), aircraft.men_at_most());
    for name in riders.iter().filter(|name| !aircraft.riders.contains(*name)) {
        let soldier = mission.company.find(name)?;
        if soldier.side != aircraft.side || !soldier.waits || !soldier.is_able() {
            let waits =
                way!("fng stand EVENING -i --figure {name} --as off-table", "stand {name} off-table", name);
            let message =
                format!("{name} is on the table: {title} brings in who has waited off it ({waits})");
            return Err(refused(message));
        }
        mission.takes_aboard(number, name)?;
    }
    let men = mission.play.aircraft_mut(number)?.men;
    if men > most {
        return Err(refused(format!("{title} holds {most} soldiers: {men} are too many")));
    }
    Ok(())
}

/// Figures of the table get in, on foot and as their move.
fn get_in(mission: &mut Mission, aircraft: &Aircraft, riders: &[String]) -> Result<(), Error> {
    for name in riders {
        let soldier = mission.company.find(name)?;
        if soldier.side != aircraft.side {
            return Err(refused(format!(
                "{name} is of the other side: {} takes nobody of that side aboard",
                aircraft.title()
            )));
        }
        soldier.is_on_foot("get in")?;
        mission.acts(name, Deed::Move)?;
        mission.company.find_mut(name)?.aboard = Some(Aboard { vehicle: aircraft.called(), post: None });
    }
    Ok(())
}

/// Those who have got in get out, as their move.
fn get_out(mission: &mut Mission, aircraft: &Aircraft, riders: &[String]) -> Result<(), Error> {
    for name in riders {
        // Whom it brings in nobody has counted: they have waited off the table.
        let soldier = mission.company.find(name)?;
        let is_brought = mission.company.obeys(Mended::SlicksBring)
            && soldier.waits
            && soldier.side == aircraft.side
            && aircraft.duty == Duty::Transport;
        if !is_brought && !aircraft.riders.contains(name) {
            return Err(refused(format!("{name} is not aboard {}", aircraft.title())));
        }
        mission.acts(name, Deed::Move)?;
        let soldier = mission.company.find_mut(name)?;
        (soldier.aboard, soldier.waits) = (None, false);
    }
    Ok(())
}

/// Casualties of the table are Out of the Fight, and loaded once.
fn casualties(mission: &Mission, aircraft: &Aircraft, names: &[String]) -> Result<(), Error> {
    for soldier in names.iter().filter_map(|name| mission.company.get(name)) {
        let name = soldier.name();
        if !soldier.man.is_out() {
            let gets_in = way!("--rider {name}", "support load-men");
            return Err(refused(format!("{name} is not a casualty and boards without help ({gets_in})")));
        }
        if soldier.left.is_some() || aircraft.evacuated.contains(name) {
            return Err(refused(format!("{name} has been loaded already, or is off the table")));
        }
    }
    Ok(())
}

/// Those aboard it whom the evening knows, as its damage reaches them.
fn men_aboard(mission: &Mission, aircraft: &Aircraft) -> Result<Vec<Man>, Error> {
    let edition = mission.play.options.edition();
    let squad = mission.terms_of(aircraft.side);
    let riders = aircraft.riders.iter().filter_map(|name| mission.company.get(name));
    let riders = riders.filter(|soldier| soldier.aboard.is_some());
    let aboard = riders.chain(mission.door_gunners(aircraft)).filter(|soldier| soldier.is_able());
    // Casualties aboard are hit as all others; who is dead already is not.
    let carries = mission.company.obeys(Mended::SlicksCarry);
    let casualties = aircraft.evacuated.iter().filter_map(|name| mission.company.get(name));
    let casualties = casualties.filter(|man| carries && man.left.is_none() && !man.is(Flag::ObviouslyDead));
    aboard.chain(casualties).map(|soldier| Ok(Man::from(&soldier.figure(&squad, edition)?))).collect()
}

/// Whoever is aboard leaves the table with it: men as they are, casualties as evacuated.
fn fly_off(mission: &mut Mission, aircraft: &Aircraft) {
    let whole = aircraft.called();
    for soldier in &mut mission.company.soldiers {
        let rides = soldier.aboard.as_ref().is_some_and(|aboard| aboard.vehicle == whole);
        if soldier.left.is_none() && soldier.man.is_out() && aircraft.evacuated.contains(soldier.name()) {
            soldier.left = Some(Left::Evacuated);
        } else if soldier.left.is_none() && rides && aircraft.riders.contains(soldier.name()) {
            soldier.left = Some(Left::Withdrew);
        }
    }
}

/// A hover: its move ends, and enemies within 24 in check at once.
fn hover(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let (number, turn) = (aircraft.number, mission.play.turn);
    let is_loh = aircraft.list().kind == AircraftKind::Observation;
    if !is_loh {
        next_turn(mission, aircraft)?;
    } else if aircraft.hovers >= LOH_HOVERS {
        return Err(refused(format!(
            "{}: {LOH_HOVERS} hover moves a turn, in and out counting one each",
            aircraft.title()
        )));
    }
    if aircraft.place == Place::Landed {
        return Err(refused(format!("{} is on the LZ: leave first", aircraft.title())));
    }
    let aircraft = mission.play.aircraft_mut(number)?;
    (aircraft.place, aircraft.acted) = (Place::Hovering, Some(turn));
    aircraft.hovers += u8::from(is_loh);
    let light = if aircraft.has_searchlight() { "; its searchlight shows 24 in" } else { "" };
    table.note(
        "Whirlybirds",
        format!(
            "{} hovers: every enemy within 24 in with LOS takes an Anti-Aircraft check{light}",
            aircraft.title()
        ),
    );
    anti_aircraft::fire(mission, number, Fire::Hover, &orders.by, &orders.aboard, table)?;
    Ok(())
}

fn depart(mission: &mut Mission, aircraft: &Aircraft, table: &mut Table<'_>) -> Result<(), Error> {
    if aircraft.place != Place::Hovering {
        return Err(refused(format!("{} does not hover", aircraft.title())));
    }
    let is_loh = aircraft.list().kind == AircraftKind::Observation;
    if is_loh && aircraft.hovers >= LOH_HOVERS {
        return Err(refused(format!(
            "{}: {LOH_HOVERS} hover moves a turn, in and out counting one each",
            aircraft.title()
        )));
    }
    if !is_loh {
        next_turn(mission, aircraft)?;
    }
    let turn = mission.play.turn;
    let aircraft = mission.play.aircraft_mut(aircraft.number)?;
    (aircraft.place, aircraft.acted) = (Place::OnStation, Some(turn));
    aircraft.hovers += u8::from(is_loh);
    table.note("Whirlybirds", format!("{} turns and flies on", aircraft.title()));
    Ok(())
}

/// An observation helicopter on the table.
fn fly(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let title = aircraft.title();
    if aircraft.list().kind != AircraftKind::Observation {
        return Err(Error::refused(
            "FNG LOHs",
            format!(
                "{title} is not a light observation helicopter; fly runs with {}",
                way!("fng air-run EVENING -i", "support declare-run")
            ),
        ));
    }
    let left = LOH_MOVE - aircraft.moved.min(LOH_MOVE);
    let inches = orders.inches.unwrap_or(left);
    if inches > left || left == 0 {
        let moved = aircraft.moved;
        return Err(Error::refused(
            "FNG LOHs",
            format!("{inches} in after {moved}: a LOH moves {LOH_MOVE} in in a turn"),
        ));
    }
    mission.play.aircraft_mut(aircraft.number)?.moved += inches;
    let may_fire = anti_aircraft::piloting(mission, aircraft.number, table)?;
    anti_aircraft::fire(mission, aircraft.number, may_fire, &orders.by, &orders.aboard, table)?;
    table.note(
        "LOHs",
        format!("{title} moves {inches} in over the table; it cannot leave the table until next turn"),
    );
    Ok(())
}

/// One flare a turn: a Go-Go Bird's, or an AC-47's as artillery.
fn flare(
    mission: &mut Mission,
    aircraft: &Aircraft,
    orders: &HelicopterOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let has = aircraft.fitted().any(|fitted| fitted.weapon == AircraftWeaponId::Flares);
    if !has {
        return Err(refused(format!("{} carries no flares", aircraft.title())));
    }
    if aircraft.duty != Duty::Spooky && aircraft.flared {
        return Err(refused(format!("{} has dropped its flare of this turn", aircraft.title())));
    }
    let point = orders.point.clone().ok_or_else(|| {
        let place = OpenQuestion::of("point", "where the flare burns", "FNG Whirlybirds");
        Error::needs("", place, option("point"))
    })?;
    let light = &data().illumination.artillery;
    fire::flare(mission, point, light.area_in, u16::from(light.turns), table);
    mission.play.aircraft_mut(aircraft.number)?.flared = true;
    Ok(())
}
