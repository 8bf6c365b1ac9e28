//! `fng crew`: who of a vehicle's crew does what, with men lost and moved.

use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::evening::{AnswerOptions, names};
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Present, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fng::combat::Round;
use crate::fng::evening::{CrewWork, Hatch, PlaceMove, Vehicle};
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::crews::{Crew, CrewPlace};
use crate::fng::squads::vehicles::{ArmorRating, Speed, VehicleType};
use crate::question::OpenQuestion;
use crate::render::{Grid, Report};
use crate::voice::option;

/// Who of a vehicle's crew does what.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct CrewCommand {
    /// The Reps of the 2 to 5 crewmen in order: commander, driver, then gunner, loader and radio operator if
    /// they have places
    #[arg(long, value_name = "REP,REP", value_delimiter = ',', required_unless_present = "evening")]
    pub reps: Vec<u8>,
    /// The place of a crew member who is lost; repeat in the order of losses
    #[arg(long, value_name = "PLACE")]
    pub lost: Vec<String>,
    /// A crew member who then moves to an empty place, as FROM:TO
    #[arg(long = "move", visible_alias = "slide", value_name = "FROM:TO")]
    #[serde(alias = "move", deserialize_with = "one_or_many")]
    pub moves: Vec<String>,
    /// The loader loads the gun
    #[arg(long = "reload", requires = "evening")]
    #[serde(alias = "reload")]
    pub load: bool,
    /// The round in the gun: ap, he or canister; with --reload it is loaded now
    #[arg(long, value_name = "ROUND", requires = "evening")]
    pub round: Option<String>,
    /// The driver drives this far
    #[arg(long = "drive", value_name = "INCHES", requires = "evening")]
    #[serde(alias = "drive")]
    pub drives: Option<u8>,
    /// On the way it turns 45 degrees or more at over half its speed
    #[arg(long, requires = "drives")]
    pub hard_turn: bool,
    /// The whole move is on a road
    #[arg(long, requires = "drives")]
    #[serde(default)]
    pub road: bool,
    /// It drives into or through jungle: the driver takes Run Over
    #[arg(long, requires = "drives")]
    #[serde(default)]
    pub jungle: bool,
    /// Infantry that the vehicle drives at: each takes the Overrun Check; separate several with commas
    #[arg(long, value_name = "NAME", requires = "drives")]
    #[serde(deserialize_with = "one_or_many")]
    pub overrun: Vec<String>,
    /// The commander opens or closes the hatch: open or closed
    #[arg(long, value_name = "HATCH", requires = "evening")]
    pub hatch: Option<String>,
    /// The vehicle on the evening's table [default: the only one]
    #[arg(long = "of", value_name = "NAME", requires = "evening")]
    #[serde(alias = "of")]
    pub vehicle: Option<String>,
    /// The evening
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: CrewEvening,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

/// The evening whose crew works.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct CrewEvening {
    /// An evening: show the crew of a vehicle on its table, or put it to work
    #[arg(value_name = "EVENING", conflicts_with_all = ["reps", "lost"])]
    pub evening: Option<Source>,
    /// Write the new version back to the file
    #[arg(short, long, help_heading = "Output", conflicts_with = "output", requires = "evening")]
    pub in_place: bool,
    /// Write the new version to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output", requires = "evening")]
    pub output: Option<PathBuf>,
}

/// A crew after losses and moves.
#[derive(Debug, Serialize)]
struct CrewTold {
    men: u8,
    /// Activations that the moves take.
    activations: u8,
    places: Vec<Filled>,
}

/// A place and who does its work.
#[derive(Debug, Serialize)]
struct Filled {
    place: CrewPlace,
    work: &'static str,
    /// The place of the man who does it.
    by: CrewPlace,
    /// Rep; none when nobody is there.
    rep: Option<u8>,
}

impl Subcommand for CrewCommand {
    const PATH: &'static [&'static str] = &["fng", "crew"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Show who does which job in a vehicle's crew, or have the crew work";
    const EXAMPLES: &'static str = examples! {
        "pointman fng crew --reps 5,4,4,3,4                                          # a crew of five",
        "pointman fng crew --reps 4,4,3                                              "
            "# a crew of three: the commander is also the gunner",
        "pointman fng crew --reps 5,4,4,3,4 --lost commander                         # the gunner takes over",
        "pointman fng crew --reps 5,4,4,3,4 --lost loader --move radio-operator:loader",
        "pointman fng crew patrol.json --of M-48                                # the crew on the table",
        "pointman fng crew patrol.json -i --of M-48 --move radio-operator:loader --reload",
        "pointman fng crew patrol.json -i --of M-48 --drive 14 --hard-turn      "
            "# the driver may lose control",
        "pointman fng crew patrol.json -i --of M-48 --drive 6 --jungle         # Run Over through jungle",
        "pointman fng crew patrol.json -i --of M-48 --drive 8 --overrun Ha      # Ha takes the Overrun Check",
        "pointman fng crew patrol.json -i --of M-48 --hatch closed              "
            "# buttoned up until it is opened",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if let Some(evening) = self.filter.evening.clone() {
            return self.on_table(&evening, session);
        }
        let mut crew = Crew::new(&self.reps)?;
        for lost in &self.lost {
            let place = CrewPlace::find(lost)?;
            if place.filled_by(crew.men()) != place {
                let by = place.filled_by(crew.men()).id();
                return Err(Error::Usage(format!(
                    "a crew of {} has no {}: the {by} does that job",
                    crew.men(),
                    place.id()
                )));
            }
            if crew.rep(place).is_none() {
                return Err(Error::refused(
                    "FNG Five Man Crews",
                    format!("nobody is in the {}'s seat", place.id()),
                ));
            }
            crew.lose(place);
        }
        let mut activations = 0;
        for PlaceMove { from, to } in self.moves()? {
            activations += crew.slide(from, to)?;
        }
        let filled = |place: CrewPlace| {
            let by = place.filled_by(crew.men());
            Filled { place, work: place.work(), by, rep: crew.rep(place) }
        };
        Ok(Outcome::answer(CrewTold {
            men: crew.men(),
            activations,
            places: CrewPlace::ALL.map(filled).into(),
        }))
    }
}

impl CrewCommand {
    fn moves(&self) -> Result<Vec<PlaceMove>, Error> {
        let read = |slide: &String| {
            let (from, to) = slide.split_once(':').ok_or_else(|| {
                Error::Usage(format!(
                    "{move_} {slide}: write FROM:TO, such as gunner:loader",
                    move_ = option("move").called("moves")
                ))
            })?;
            Ok(PlaceMove { from: CrewPlace::find(from)?, to: CrewPlace::find(to)? })
        };
        self.moves.iter().map(read).collect()
    }

    /// The crew of a vehicle on the table: shown, or at work.
    fn on_table(&self, evening: &Source, session: &mut Session) -> Result<Outcome, Error> {
        let mission = evening.open::<Mission>(session)?.document.data;
        self.play.edition.of_evening(&mission)?;
        let company = &mission.company;
        let vehicle = match (&self.vehicle, &company.vehicles[..]) {
            (Some(typed), _) => company.vehicle(typed)?,
            (None, [only]) => only,
            (None, []) => {
                let message = "there is no vehicle on the table, so nobody is its crew";
                return Err(Error::refused("FNG Vehicle Crews", message));
            }
            (None, several) => {
                let names = several.iter().map(|vehicle| vehicle.name.as_str());
                let which = OpenQuestion::of("vehicle", "the vehicle", "FNG Vehicle Crews").legal(names);
                return Err(Error::needs("", which, option("of").called("vehicle")));
            }
        };
        let works = !self.moves.is_empty() || self.load || self.drives.is_some();
        if works || self.hatch.is_some() || self.round.is_some() {
            let work = CrewWork {
                vehicle: vehicle.name.clone(),
                moves: self.moves()?,
                load: self.load,
                round: self.round.as_deref().map(str::parse::<Round>).transpose().map_err(Error::Usage)?,
                drives: self.drives,
                hard_turn: self.hard_turn,
                by_road: self.road,
                jungle: self.jungle,
                overruns: names(&self.overrun),
                answers: self.answers.answers()?,
                hatch: self.hatch.as_deref().map(str::parse::<Hatch>).transpose().map_err(Error::Usage)?,
                order_of_fire: true,
            };
            let filter = FilterOptions {
                document: evening.clone(),
                in_place: self.filter.in_place,
                output: self.filter.output.clone(),
            };
            return self.play.step(&filter, "Crew", session, |_| Ok(MissionStep::Crew(work)));
        }
        Ok(Outcome::answer(crew_of(&mission, vehicle)))
    }
}

/// What the army list says of a vehicle: its model, Armor, guns and speed.
fn sheet(report: &mut Report, model: &VehicleType) {
    let ArmorRating { front, side_rear } = model.armor;
    let topped = if model.open_topped { ", open topped" } else { "" };
    report.item(1, format!("{}: Armor {front} front, {side_rear} side and rear{topped}", model.name));
    let gun = model.main_gun.as_ref().map(|gun| gun.printed.clone()).filter(|gun| !gun.is_empty());
    let machine_guns = [("turret", &model.aa_mg), ("hull", &model.hull_mg), ("co-axial", &model.coaxial_mg)];
    let machine_guns = machine_guns.into_iter().filter_map(|(place, gun)| {
        let gun = gun.as_ref()?;
        let count = if gun.count > 1 { format!("{} ", gun.count) } else { String::new() };
        Some(format!("{place} {count}{}", gun.kind.id().to_uppercase()))
    });
    let mounts = [("fore", &model.fore), ("aft", &model.aft), ("port", &model.port)];
    let mounts = mounts.into_iter().chain([("starboard", &model.starboard)]);
    let mounts = mounts.flat_map(|(place, guns)| {
        guns.iter().filter(|gun| gun.alternative_to.is_none()).map(move |gun| {
            let count = if gun.count > 1 { format!("{} ", gun.count) } else { String::new() };
            let turret = if gun.turret { " in a turret" } else { "" };
            format!("{place} {count}{}{turret}", gun.weapon.id().to_uppercase())
        })
    });
    let guns: Vec<String> = gun.into_iter().chain(machine_guns).chain(mounts).collect();
    let guns = if guns.is_empty() { "none".to_owned() } else { guns.join(", ") };
    let Speed { road, cross_country, water } = model.speed;
    let speeds = [("on roads", road), ("off them", cross_country), ("on water", water)];
    let speeds = speeds.into_iter().filter_map(|(on, inches)| Some(format!("{} in {on}", inches?)));
    let speeds = speeds.collect::<Vec<_>>().join(", ");
    report.item(1, format!("Guns: {guns}. Speed: {speeds}"));
}

/// The crew of a vehicle on the table, its passengers, and what it is like.
pub(in crate::command) fn crew_of(mission: &Mission, vehicle: &Vehicle) -> Shown {
    let company = &mission.company;
    let mut report = Report::new();
    report.heading(format!("{}: {}", vehicle.name, vehicle.shown()));
    sheet(&mut report, vehicle.of_lists());
    let mut table = Grid::new(["place", "done by", "Rep", "state", "does"]);
    let mut places = Vec::new();
    for place in CrewPlace::ALL {
        let man = company.in_place(vehicle, place);
        places.push(
            json!({ "place": place, "by": man.map(|man| man.name()), "rep": man.map(|man| man.man.rep) }),
        );
        table.row([
            place.id().replace('-', " "),
            man.map_or_else(|| "nobody".to_owned(), |man| man.name().to_owned()),
            man.map_or_else(|| "-".to_owned(), |man| man.man.rep.to_string()),
            man.map_or_else(String::new, |man| man.standing()),
            man.filter(|man| man.aboard.as_ref().and_then(|aboard| aboard.post) == Some(place.post()))
                .and_then(|man| mission.gun_besides(man))
                .map_or_else(
                    || place.work_in(vehicle.of_lists()),
                    |gun| format!("{}, the {}", place.work_in(vehicle.of_lists()), gun.id().to_uppercase()),
                ),
        ]);
    }
    report.table(table);
    let aboard: Vec<&str> = company.aboard(&vehicle.name).map(|man| man.name()).collect();
    report.item(
        1,
        if aboard.is_empty() {
            "nobody is aboard".to_owned()
        } else {
            format!("aboard: {}", aboard.join(", "))
        },
    );
    let data =
        json!({ "vehicle": vehicle, "standing": vehicle.standing(), "places": places, "aboard": aboard });
    Shown { data, report }
}

impl Present for CrewTold {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(format!("A crew of {}", self.men));
        let mut table = Grid::new(["place", "done by", "Rep", "does"]);
        for filled in &self.places {
            let rep = filled.rep.map_or_else(|| "nobody".to_owned(), |rep| rep.to_string());
            table.row([filled.place.id().to_owned(), filled.by.id().to_owned(), rep, filled.work.to_owned()]);
        }
        report.table(table);
        if self.activations > 0 {
            report.line(format!("Each move takes an Activation: {} in all.", self.activations));
        }
        report
    }
}
