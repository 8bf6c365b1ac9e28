//! `fng list`: the lists of FNG: forces, weapons, vehicles, aircraft, reinforcements, missions, terrain,
//! Attributes.

use std::borrow::Cow;

use clap::{Args, ValueEnum};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::fng::combat::crew::crew_of;
use crate::command::fng::listed;
use crate::command::fng::mission::vehicle_words;
use crate::command::values::ListedValue;
use crate::command::{Group, Outcome, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fng::army_lists::{Force, ListedAircraft, forces};
use crate::fng::attributes;
use crate::fng::campaign_data::{missions, terrain};
use crate::fng::checks::Edition;
use crate::fng::mission::{Mission, MissionId};
use crate::fng::squads::movement::{find_terrain, is_cover, kind_of_terrain, terrain as words};
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::squads::weapons::Weapon;
use crate::fng::support;
use crate::named::{Named, look_up_part};
use crate::names;
use crate::render::{Grid, Report};
use crate::voice::option;
use crate::way;

/// What there are lists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListOf {
    /// Forces of the army lists
    Forces,
    /// Weapons
    Weapons,
    /// Vehicles and vessels
    Vehicles,
    /// Aircraft and helicopters
    Aircraft,
    /// The reinforcement tables
    Reinforcements,
    /// Missions
    Missions,
    /// Kinds of terrain
    Terrain,
    /// Attributes
    Attributes,
}

/// Lists what FNG has.
#[derive(Debug, Args, Deserialize)]
pub struct ListCommand {
    /// What to list
    #[arg(value_name = "KIND", value_enum)]
    pub kind: ListOf,
    /// A single entry in full, by any part of its name
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// For vehicles: those on this evening's table, each with its crew and condition
    #[arg(long = "on-table", value_name = "FILE")]
    #[serde(default, alias = "on_table")]
    pub evening: Option<Source>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
}

/// An entry of a list: its name, its cells in the table, and all that is known.
struct Entry {
    named: Named,
    cells: Vec<String>,
    data: Value,
}

impl Entry {
    fn new(id: impl std::fmt::Display, name: &str, cells: Vec<String>, data: Value) -> Self {
        Entry { named: Named::new(id.to_string(), name), cells, data }
    }
}

impl Subcommand for ListCommand {
    const PATH: &'static [&'static str] = &["fng", "list"];
    const GROUP: Group = Group::FngSquads;
    const ABOUT: &'static str =
        "List forces, weapons, vehicles, aircraft, reinforcements, missions, terrain or Attributes";
    const EXAMPLES: &'static str = "\
pointman fng list weapons
pointman fng list weapons usa-m-60           # one in full
pointman fng list vehicles m-48
pointman fng list vehicles m-48 --on-table patrol.json    # the one on the table: crew, damage, gun
pointman fng list reinforcements nva
pointman fng list attributes stealthy";
    const POSITIONAL: &'static [&'static str] = &["kind", "name"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        // Where an evening lies open it is always given, and is for vehicles alone.
        let is_asked = self.kind == ListOf::Vehicles || !session.is_guided();
        if let Some(evening) = self.evening.as_ref().filter(|_| is_asked) {
            return self.on_table(evening, session);
        }
        let edition = self.edition.or_settled(session);
        let (head, entries) = list_of(self.kind, edition)?;
        let Some(typed) = &self.name else { return Ok(all(&head, &entries)) };
        let known: Vec<Named> = entries.iter().map(|entry| entry.named.clone()).collect();
        let kind =
            self.kind.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
        let what = kind.trim_end_matches('s');
        let lists =
            way!("`pointman fng list {kind}`", "pointman fng list {kind}", script: "fng_list(\"{kind}\")");
        let index = look_up_part(what, &self.as_listed(typed), &known).map_err(|mut why| {
            if self.kind == ListOf::Weapons && why.meant.is_empty() && !why.lists {
                why.meant = weapons_like(typed, edition);
            }
            Error::Usage(names::listed_by(&lists, &why))
        })?;
        let mut shown = one(&entries[index]);
        let word = find_terrain(typed).ok().filter(|_| self.kind == ListOf::Terrain).map(|at| words()[at]);
        if let Some(word) = word.filter(|word| **word != *entries[index].named.id) {
            let cover = if is_cover(word) { ", and is cover" } else { "" };
            shown.report.line(format!("{word} counts as {}{cover}", entries[index].named.name));
        }
        Ok(Outcome::answer(shown))
    }
}

/// The weapons that are spelt most like `typed`, by the words in which a shot is given them.
fn weapons_like(typed: &str, edition: Edition) -> Vec<String> {
    let of_edition = Weapon::all().iter().filter(|weapon| weapon.editions.contains(&edition.number()));
    let words: Vec<&str> = of_edition.map(Weapon::short_id).collect();
    names::nearest(typed, &words).into_iter().map(str::to_owned).collect()
}

fn list_of(kind: ListOf, edition: Edition) -> Result<List, Error> {
    match kind {
        ListOf::Forces => Ok(of_forces()),
        ListOf::Weapons => of_weapons(edition),
        ListOf::Vehicles => of_vehicles(),
        ListOf::Aircraft => of_aircraft(),
        ListOf::Reinforcements => of_reinforcements(),
        ListOf::Missions => of_missions(),
        ListOf::Terrain => of_terrain(),
        ListOf::Attributes => Ok(of_attributes()),
    }
}

/// What is in a list: the id of each entry, with its name.
pub fn listed_names(kind: ListOf) -> Vec<ListedValue> {
    let (_, entries) = list_of(kind, Edition::default()).unwrap_or_default();
    let of_entry = |entry: Entry| ListedValue {
        word: entry.named.id.to_string(),
        meaning: entry.named.name.to_string(),
    };
    entries.into_iter().map(of_entry).collect()
}

impl ListCommand {
    /// What the list calls what is meant: terrain goes also by the words of sight and movement.
    fn as_listed<'a>(&self, typed: &'a str) -> Cow<'a, str> {
        match find_terrain(typed) {
            Ok(word) if self.kind == ListOf::Terrain => kind_of_terrain(word).to_string().into(),
            _ => typed.into(),
        }
    }

    /// The vehicles on the table of an evening.
    fn on_table(&self, evening: &Source, session: &mut Session) -> Result<Outcome, Error> {
        if self.kind != ListOf::Vehicles {
            return Err(Error::Usage(format!(
                "{on_table} is for vehicles: `fng table` shows everyone",
                on_table = option("on-table").called("evening")
            )));
        }
        let mission = evening.open::<Mission>(session)?.document.data;
        self.edition.of_evening(&mission)?;
        if let Some(typed) = &self.name {
            let vehicle = mission.company.vehicle(typed)?;
            return Ok(Outcome::answer(crew_of(&mission, vehicle)));
        }
        let mut report = Report::new();
        let mut data = Vec::new();
        for vehicle in &mission.company.vehicles {
            let shown = crew_of(&mission, vehicle);
            report.append(shown.report);
            data.push(shown.data);
        }
        if data.is_empty() {
            let brings = way!("fng muster EVENING -i --vehicle", "arrive");
            report.line(format!("No vehicle is on the table: {brings} brings one."));
        }
        Ok(Outcome::answer(Shown { data: Value::Array(data), report }))
    }
}

fn all(head: &[&str], entries: &[Entry]) -> Outcome {
    let mut report = Report::new();
    let mut grid = Grid::new(head.iter().copied()).of_whole_words();
    let mut data = Vec::new();
    for entry in entries {
        grid.row(entry.cells.iter().cloned());
        data.push(entry.data.clone());
    }
    report.table(grid);
    Outcome::answer(Shown { data: Value::Array(data), report })
}

fn one(entry: &Entry) -> Shown {
    let mut report = Report::new();
    let name = if entry.named.name.is_empty() { &entry.named.id } else { &entry.named.name };
    report.heading(format!("{name} ({})", entry.named.id));
    if let Value::Object(fields) = &entry.data {
        listed::tell(&mut report, 1, fields);
    }
    Shown { data: entry.data.clone(), report }
}

fn data_of(of: &impl serde::Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|error| Error::Bug(error.to_string()))
}

fn span((fewest, most): (u8, u8)) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest}-{most}") }
}

fn or_dash<T: std::fmt::Display>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

type List = (Vec<&'static str>, Vec<Entry>);

fn of_forces() -> List {
    let entry = |force: &Force| {
        let squads = force.squads.map_or_else(|| "-".to_owned(), span);
        let cells = vec![force.id.to_string(), force.name.to_owned(), squads.clone(), span(force.men)];
        let posts: Vec<Value> = force
            .squad
            .iter()
            .map(|line| {
                let weapons: Vec<&str> = line.weapons.iter().map(|choice| choice.id()).collect();
                json!({ "post": line.post.id(), "men": line.men.map(span), "usual": line.usual,
                        "weapons": weapons, "with the headquarters": line.in_hq.then_some(true) })
            })
            .collect();
        let hq = &force.headquarters;
        let data = json!({
            "id": force.id, "name": force.name, "nation": force.nation.title(), "squads of a platoon": squads,
            "men of a squad": span(force.men), "present": format!("1d6 + {}", force.present_add),
            "rep by 1d6": force.rep_by_d6, "squad": posts,
            "headquarters": { "officers": hq.officers, "sergeants": hq.ncos, "rtos": hq.rtos,
            "medics": hq.medics,
                              "riflemen": span(hq.riflemen), "note": hq.note },
            "notes": force.notes,
        });
        Entry::new(force.id, force.name, cells, data)
    };
    (vec!["Force", "Name", "Squads", "Men"], forces().iter().map(entry).collect())
}

fn of_weapons(edition: Edition) -> Result<List, Error> {
    let number = u8::from(edition == Edition::Two) + 1;
    let weapons = Weapon::all().iter().filter(|weapon| weapon.editions.contains(&number));
    let entry = |weapon: &Weapon| {
        let targets = match (weapon.targets, weapon.targets_auto) {
            (Some(one), Some(auto)) => format!("{one}/{auto}"),
            (one, _) => or_dash(one),
        };
        let cells = vec![
            weapon.id.to_string(),
            weapon.name.clone(),
            or_dash(weapon.range),
            targets,
            or_dash(weapon.impact),
            or_dash(weapon.apw),
            weapon.ogr.to_string(),
        ];
        Ok(Entry::new(weapon.id, &weapon.name, cells, data_of(weapon)?))
    };
    // The kind stands in the names, and all in full in the entry of one.
    let head = vec!["Weapon", "Name", "Range", "Targets", "Impact", "APW", "OGR"];
    Ok((head, weapons.map(entry).collect::<Result<_, Error>>()?))
}

fn of_vehicles() -> Result<List, Error> {
    let entry = |vehicle: &VehicleType| {
        let gun = vehicle.main_gun.as_ref().map(|gun| gun.printed.clone()).filter(|gun| !gun.is_empty());
        let speed = |inches: Option<u8>| or_dash(inches);
        let cells = vec![
            vehicle.id.to_string(),
            vehicle.name.clone(),
            vehicle.list.id().to_owned(),
            format!("{}/{}", vehicle.armor.front, vehicle.armor.side_rear),
            or_dash(gun),
            span(vehicle.crew),
            format!(
                "{}/{}/{}",
                speed(vehicle.speed.road),
                speed(vehicle.speed.cross_country),
                speed(vehicle.speed.water)
            ),
        ];
        Ok(Entry::new(vehicle.id, &vehicle.name, cells, data_of(vehicle)?))
    };
    let head = vec!["Vehicle", "Name", "List", "Armor", "Main gun", "Crew", "Road / land / water"];
    Ok((head, VehicleType::all().iter().map(entry).collect::<Result<_, Error>>()?))
}

fn of_aircraft() -> Result<List, Error> {
    let entry = |aircraft: &ListedAircraft| {
        let weapons: usize =
            [&aircraft.center, &aircraft.left, &aircraft.right].map(|fitted| fitted.len()).iter().sum();
        let runs = aircraft.attack_runs.as_ref().map(|runs| runs.total);
        let data = data_of(aircraft)?;
        let kind = listed::word(&data["kind"]);
        let cells = vec![
            aircraft.id.to_string(),
            aircraft.name.clone(),
            kind,
            span(aircraft.crew),
            weapons.to_string(),
            or_dash(runs),
        ];
        Ok(Entry::new(aircraft.id, &aircraft.name, cells, data))
    };
    let head = vec!["Aircraft", "Name", "Kind", "Crew", "Weapons", "Runs"];
    Ok((head, ListedAircraft::all().map(entry).collect::<Result<_, Error>>()?))
}

fn of_reinforcements() -> Result<List, Error> {
    let entry = |table: &support::SideTable| {
        let forces: Vec<String> = table.forces.iter().map(ToString::to_string).collect();
        let cells = vec![table.id.to_string(), table.name.clone(), forces.join(", ")];
        let rows: Vec<Value> = table
            .rows
            .iter()
            .map(|row| {
                let notes: Vec<&str> = row.notes.iter().map(|number| table.note(number)).collect();
                json!({ "card": row.card, "brings": row.text, "notes": notes })
            })
            .collect();
        let data = json!({ "id": table.id, "name": table.name, "forces": forces, "rows": rows,
                           "sniper rep by 1d6": table.sniper_reps });
        Ok(Entry::new(table.id, &table.name, cells, data))
    };
    let tables = support::data().tables.iter().map(entry).collect::<Result<_, Error>>()?;
    Ok((vec!["Table", "Name", "Forces"], tables))
}

fn of_missions() -> Result<List, Error> {
    let entry = |id: MissionId| {
        let mission = missions().mission(id);
        let cells = vec![id.to_string(), mission.name.clone(), mission.goal.clone()];
        Ok(Entry::new(id, &mission.name, cells, data_of(mission)?))
    };
    let entries = MissionId::ALL.into_iter().map(entry).collect::<Result<_, Error>>()?;
    Ok((vec!["Mission", "Name", "Goal"], entries))
}

fn of_terrain() -> Result<List, Error> {
    let told = |yes: Option<bool>| yes.map_or("?", |yes| if yes { "yes" } else { "no" }).to_owned();
    let entry = |feature: &crate::fng::campaign_data::FeatureSpec| {
        let mut data = data_of(feature)?;
        (data["concealment"], data["cover"]) = (json!(feature.conceals()), json!(feature.covers()));
        let cells = vec![
            feature.id.to_string(),
            feature.name.clone(),
            feature.foot_speed_factor.clone(),
            vehicle_words(feature.vehicles).to_owned(),
            told(feature.conceals()),
            told(feature.covers()),
            format!("{}/{}", or_dash(feature.los_day_in), or_dash(feature.los_night_in)),
        ];
        Ok(Entry::new(feature.id, &feature.name, cells, data))
    };
    let head = vec!["Terrain", "Name", "On foot", "Vehicles", "Hides", "Cover", "Sight"];
    Ok((head, terrain().terrain_features.iter().map(entry).collect::<Result<_, Error>>()?))
}

fn of_attributes() -> List {
    let entry = |attribute: &attributes::Attribute| {
        let cells = vec![attribute.id.to_string(), attribute.name.to_string(), attribute.told()];
        let effects: Vec<Value> = attribute
            .effects
            .iter()
            .map(|effect| json!({ "on": effect.on, "when": effect.when, "effect": effect.effect }))
            .collect();
        let grants: Vec<String> = attribute.grants.iter().map(ToString::to_string).collect();
        let notes: Vec<&str> = attribute.notes.iter().map(|note| &**note).collect();
        let data = json!({
            "id": attribute.id.to_string(), "name": attribute.name, "grants": grants,
            "requires": attribute.requires.map(|id| id.to_string()),
            "otherwise becomes": attribute.otherwise_becomes.map(|id| id.to_string()),
            "effects": effects, "notes": notes,
        });
        Entry::new(attribute.id, attribute.name.as_str(), cells, data)
    };
    (vec!["Attribute", "Name", "What it does"], attributes::all().iter().map(entry).collect())
}
