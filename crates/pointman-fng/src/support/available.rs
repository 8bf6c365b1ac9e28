//! What flies and what rolls: gunships, aircraft and tanks by Corps, side, light, weather and date
//! [Gunship, Air Strike, Tank and Armor Troop/Platoon Availability, Time of Day and Weather].

use std::collections::BTreeMap;

use super::aircraft::{Aircraft, Duty, Place, Service};
use super::data::{Span, data};
use super::options::{NightPlanes, Seawolf};
use super::play::{Support, Who};
use super::step::{Table, outcome};
use crate::army_lists::{AircraftId, AircraftSpecial, Nation};
use crate::checks::{CheckId, ResultId};
use crate::mission::{Corps, Mission, NvaTanks, Weather};
use crate::squads::vehicles::VehicleId;
use crate::words::TankTableId;
use pointman_core::error::Error;

const GUNSHIPS: &str = "Gunship Availability";
const STRIKES: &str = "Air Strike Availability";
const TANKS: &str = "Tank Availability";
const WEATHER: &str = "Time of Day and Weather";

/// Whether something can fly in this weather.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flying {
    /// At once.
    Now,
    /// So many turns later.
    Late(u16),
    /// Not at all.
    No,
}

/// Whether nothing of the kind can fly in this weather, whatever is rolled [Time of Day and Weather].
const fn is_grounded(weather: Weather, what: Support) -> bool {
    match (weather, what) {
        (_, Support::Artillery) => false,
        (Weather::HeavyRain, _) | (Weather::Rain, Support::AirStrike) => true,
        _ => false,
    }
}

impl Mission {
    /// Whether the weather keeps away all support of this kind, whatever is rolled.
    pub fn keeps_away(&self, what: Support) -> bool {
        self.company.by_the_rules && is_grounded(self.weather, what)
    }

    /// Whether the weather has driven this aircraft from the sky: planes in rain, all in heavy continuous
    /// rain. Helicopters that have men aboard, or have landed, stay for them.
    pub fn is_grounded(&self, aircraft: &Aircraft) -> bool {
        let is_away = match self.weather {
            Weather::Clear | Weather::Overcast => false,
            Weather::Rain => !aircraft.is_helicopter(),
            Weather::HeavyRain => true,
        };
        let is_up = aircraft.place == Place::OnStation && aircraft.riders.is_empty();
        self.company.by_the_rules && is_away && is_up
    }
}

/// What the weather lets fly.
pub(super) fn flying(mission: &Mission, what: Support, table: &mut Table<'_>) -> Result<Flying, Error> {
    let name = what.name();
    match (mission.weather, what) {
        (Weather::Clear, _) | (_, Support::Artillery) => Ok(Flying::Now),
        (Weather::HeavyRain, _) => {
            table.note(WEATHER, format!("heavy continuous rain: no aircraft of any kind, no {name}"));
            Ok(Flying::No)
        }
        (Weather::Rain, Support::AirStrike) => {
            table.note(WEATHER, "rain: no air strikes and no planes");
            Ok(Flying::No)
        }
        (Weather::Rain, _) => {
            let face = table.d6(format_args!("rain: whether {name} can fly"))?;
            let flies = face > 4;
            table.rolled(
                WEATHER,
                &[face],
                format!("rain, unavailable on 1-4: {name} {}", if flies { "can fly" } else { "cannot fly" }),
            );
            Ok(if flies { Flying::Now } else { Flying::No })
        }
        (Weather::Overcast, _) => {
            let face = table.d6(format_args!("overcast: whether {name} can fly"))?;
            if face <= 2 {
                table.rolled(WEATHER, &[face], format!("overcast, cannot fly on 1-2: no {name}"));
                return Ok(Flying::No);
            }
            table.rolled(WEATHER, &[face], format!("overcast, cannot fly on 1-2: {name} can fly"));
            let face = table.d6(format_args!("overcast: whether {name} come later"))?;
            if face > 3 {
                table.rolled(WEATHER, &[face], "overcast, later on 1-3: in time");
                return Ok(Flying::Now);
            }
            let turns = table.d6(format_args!("overcast: how many turns later"))?.div_ceil(2);
            table.rolled(WEATHER, &[face, turns], format!("overcast, later on 1-3: {turns} turns later"));
            Ok(Flying::Late(u16::from(turns)))
        }
    }
}

/// A pilot's Rep (sup-07).
pub(super) fn pilot_rep(table: &mut Table<'_>, name: &str) -> Result<u8, Error> {
    let tested = table.check(CheckId::PilotRep, &format!("pilot of the {name}"), table.situation())?;
    Ok(if outcome(&tested)? == ResultId::Rep5 { 5 } else { 4 })
}

/// An aircraft arrives.
pub(super) fn enter(
    mission: &mut Mission,
    who: Who,
    duty: Duty,
    model: AircraftId,
    rep: Option<u8>,
    table: &mut Table<'_>,
) -> Result<u16, Error> {
    let name = model.title();
    let rep = match rep {
        Some(rep) => rep,
        None => pilot_rep(table, name)?,
    };
    let number = mission.play.number();
    let turn = mission.play.turn;
    table.note(
        duty.rule(),
        format!("{} have the {} overhead: number {number}, pilot Rep {rep}", mission.side_name(who), name),
    );
    mission.play.aircraft.push(Aircraft::new(number, who, duty, model, rep, turn));
    Ok(number)
}

/// A gunship comes: by night what note 1 of the side's table says, by day what the Corps has. Gives how many
/// came.
pub(super) fn gunship(mission: &mut Mission, who: Who, table: &mut Table<'_>) -> Result<usize, Error> {
    let side = data().table_of(mission.force(who))?;
    if mission.night_now() {
        let face = table.d6(format_args!("gunship by night"))?;
        let found = side
            .night_gunships
            .iter()
            .find(|span| (span.from..=span.to).contains(&face))
            .and_then(|span| span.aircraft);
        let Some(model) = found else {
            table.rolled(GUNSHIPS, &[face], "by night: nothing");
            return Ok(0);
        };
        table.rolled(GUNSHIPS, &[face], format!("by night: {}", model.title()));
        let duty = if model == AircraftId::Ac47 { Duty::Spooky } else { Duty::Gunship };
        // Nobody fires at an AC-47 and nothing is rolled against its pilot but their fire (sup-07).
        enter(mission, who, duty, model, None, table)?;
        return Ok(1);
    }
    let tables = &data().availability.gunship;
    let list = if mission.setting.corps == Corps::I { &tables[0] } else { &tables[1] };
    let face = table.d6(format_args!("{}", list.name))?;
    let row = list.row(face)?;
    table.rolled(GUNSHIPS, &[face], format!("{}: {}", list.name, row.text));
    let models = match (&row.aircraft, &row.split) {
        (Some(models), _) => models.clone(),
        (None, Some(split)) => vec![split_gunship(mission, split, table)?],
        (None, None) => Vec::new(),
    };
    for model in &models {
        enter(mission, who, Duty::Gunship, *model, None, table)?;
    }
    Ok(models.len())
}

/// A row that another die parts; Sea Wolf flies in IV Corps alone (sup-06).
fn split_gunship(
    mission: &Mission,
    split: &BTreeMap<Span, AircraftId>,
    table: &mut Table<'_>,
) -> Result<AircraftId, Error> {
    let mut again = pointman_core::dice::Again::default();
    loop {
        let face = table.d6(format_args!("which gunship"))?;
        let found = split.iter().find(|(span, _)| span.has(face)).map(|(_, model)| *model);
        let model = found.ok_or_else(|| Error::Bug(format!("no gunship for {face}")))?;
        if model != AircraftId::Uh1Seawolf || mission.setting.corps == Corps::Iv {
            table.rolled(GUNSHIPS, &[face], format!("a {} comes", model.title()));
            return Ok(model);
        }
        if mission.play.options.seawolf == Seawolf::Frog {
            table.rolled(GUNSHIPS, &[face], "Sea Wolf flies in IV Corps alone: a Frog comes (sup-06)");
            return Ok(AircraftId::Uh1Frog);
        }
        table.rolled(GUNSHIPS, &[face], "Sea Wolf flies in IV Corps alone: rolled again (sup-06)");
        again.throw(format_args!("which gunship"))?;
    }
}

/// An aircraft for an air strike. Gives whether one came: by night the Canberra alone flies (sup-27).
pub(super) fn strike(mission: &mut Mission, who: Who, table: &mut Table<'_>) -> Result<bool, Error> {
    let tables = &data().availability.aircraft;
    let list = if mission.setting.corps == Corps::I { &tables[0] } else { &tables[1] };
    let face = table.d6(format_args!("{}", list.name))?;
    let row = list.row(face)?;
    table.rolled(STRIKES, &[face], format!("{}: {}", list.name, row.text));
    let in_iv = row.in_iv_corps.filter(|_| mission.setting.corps == Corps::Iv);
    let is_arvn = mission.force(who).list().nation == Nation::Arvn;
    let service = if in_iv.is_some() { Service::Vnaf } else { row.service.service(is_arvn) };
    let Some(model) = in_iv.or(row.aircraft.first().copied()) else { return Ok(false) };
    let flies = model.list().special.contains(&AircraftSpecial::FliesAtNight);
    if mission.night_now() && !flies && mission.play.options.night_planes == NightPlanes::Canberra {
        table.note(STRIKES, format!("it does not fly at night: no air strike (sup-27): {}", row.text));
        return Ok(false);
    }
    let rep = match row.pilot_rep {
        Some(rep) => Some(rep),
        None if service == Service::Vnaf => {
            let rep = pilot_rep(table, model.title())?;
            Some(rep.min(row.pilot_rep_max_vnaf.unwrap_or(4)))
        }
        None => None,
    };
    let number = enter(mission, who, Duty::Strike, model, rep, table)?;
    if let Some(aircraft) = mission.play.aircraft.iter_mut().find(|aircraft| aircraft.number == number) {
        aircraft.service = Some(service);
    }
    Ok(true)
}

/// A FAC comes overhead, unless one is there.
pub(super) fn fac(mission: &mut Mission, who: Who, table: &mut Table<'_>) -> Result<(), Error> {
    if mission.play.has_fac(who) {
        table.note("Just the FACs", format!("{} already have an FAC overhead", mission.side_name(who)));
        return Ok(());
    }
    let is_anzac = mission.force(who).list().nation == Nation::Anzac;
    let model = if is_anzac { AircraftId::AnzacO1 } else { AircraftId::O1Us };
    enter(mission, who, Duty::Fac, model, None, table)?;
    Ok(())
}

/// The first turn of NVA tanks where history is kept to (camp-44).
const LANG_VEI: &str = "1968-02-early";

/// Why no tank can come; none when it can. `always` is the tank of a side that has but one, the NVA.
pub(super) fn no_tank(mission: &Mission, always: Option<VehicleId>) -> Result<Option<&'static str>, Error> {
    let historic = mission.setting.options.nva_tanks == NvaTanks::FromLangVei;
    if always.is_some() && historic && mission.setting.date < LANG_VEI.parse().map_err(Error::Bug)? {
        return Ok(Some("no NVA tanks before February 1968 (camp-44)"));
    }
    Ok(mission.play.no_vehicles.then_some("vehicles cannot go here"))
}

/// The tank that comes: the first by the side's table, each further one by the Armor Troop rule (sup-09).
pub(super) fn tank(
    mission: &mut Mission,
    who: Who,
    always: Option<VehicleId>,
    table: &mut Table<'_>,
) -> Result<VehicleId, Error> {
    let rule = &data().armor_troop_rule;
    let last = mission.play.hand(who).tanks.last().copied();
    let list = data().table_of(mission.force(who))?.tanks;
    let rolled = match (always, last, list) {
        (Some(always), _, _) => always,
        (None, Some(last), Some(list)) => {
            let face = table.d6(format_args!("Armor Troop: the same as the last tank"))?;
            if rule.same_as_last.contains(&face) {
                table.rolled(TANKS, &[face], "the same type as the last");
                last
            } else {
                table.rolled(TANKS, &[face], "another type: the table says which");
                of_table(mission, list, table)?
            }
        }
        (None, None, Some(list)) => of_table(mission, list, table)?,
        (None, _, None) => {
            return Err(Error::Bug("a side without a table of tanks has a tank of its own".to_owned()));
        }
    };
    let hand = mission.play.hand_mut(who);
    let there = |id: VehicleId| {
        hand.tanks.iter().filter(|tank| **tank == id).count()
            > hand.gone.iter().filter(|gone| **gone == id).count()
    };
    let vehicle = if rolled == VehicleId::M557 && there(VehicleId::M557) {
        table.note(TANKS, "one M-557 at a time: an M-113 APC comes instead");
        VehicleId::M113Apc
    } else {
        rolled
    };
    hand.tanks.push(vehicle);
    Ok(vehicle)
}

fn of_table(mission: &Mission, id: TankTableId, table: &mut Table<'_>) -> Result<VehicleId, Error> {
    let list = data().tanks(id)?;
    let face = table.d6(format_args!("{}", list.name))?;
    let row = list.row(face)?;
    table.rolled(TANKS, &[face], format!("{}: {}", list.name, row.text));
    match (row.table, &row.choice, &row.before, row.vehicle) {
        (Some(other), _, _, _) => of_table(mission, other, table),
        (None, Some(choice), _, _) => {
            let ids: Vec<&str> = choice.iter().map(|vehicle| vehicle.id()).collect();
            let carrier = mission.play.mortar_carrier.filter(|carrier| choice.contains(carrier));
            let chosen = carrier.unwrap_or(choice[0]);
            table.note(TANKS, format!("{chosen}: the player's choice of {}", ids.join(" or ")));
            Ok(chosen)
        }
        (None, None, Some(from), Some(vehicle)) => {
            let before = row.vehicle_before.filter(|_| mission.setting.date < *from);
            if before.is_some() {
                table.note(TANKS, "before October 1968: an M-48 with infrared/xenon searchlight");
            }
            Ok(before.unwrap_or(vehicle))
        }
        (None, None, None, Some(vehicle)) => Ok(vehicle),
        (None, None, _, None) => Err(Error::Bug(format!("{id} has no vehicle for {face}"))),
    }
}
