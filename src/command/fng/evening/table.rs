//! `fng table`: everyone on the table of an evening, how they are, and who may act now.

use std::collections::BTreeSet;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::names;
use crate::command::edition_option::FngEdition;
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::roster::roster;
use crate::command::fng::support::standing::lines;
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::document::Shared;
use crate::error::Error;
use crate::fng::evening::Soldier;
use crate::fng::mission::Mission;
use crate::fng::squads::squad::{Figure, Squad};
use crate::fng::support::{Aircraft, Who};
use crate::render::{Grid, Report};
use crate::way;

/// Shows everyone on the table.
#[derive(Debug, Args, Deserialize)]
pub struct TableCommand {
    /// The mission: a file, or `-` for standard input
    #[arg(value_name = "MISSION")]
    pub document: Source,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Only these figures, with weapon and Attributes in full; separate several with commas
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub figure: Vec<String>,
}

impl Subcommand for TableCommand {
    const PATH: &'static [&'static str] = &["fng", "table"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Show everyone on the table, their states, and who may act now";
    const EXAMPLES: &'static str = "\
pointman fng table patrol.json
pointman fng table patrol.json --figure Slag,Smith
pointman fng table patrol.json --json";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mission = self.document.open::<Mission>(session)?.document.data;
        self.edition.of_evening(&mission)?;
        let find = |typed: &String| mission.company.find(typed).map(|soldier| soldier.name().to_owned());
        let figures = names(&self.figure).iter().map(find).collect::<Result<_, _>>()?;
        Ok(Outcome::answer(Table { mission, figures }))
    }
}

struct Table {
    mission: Shared<Mission>,
    /// The figures that are asked about; none for everyone.
    figures: Vec<String>,
}

impl CommandAnswer for Table {
    fn json(&self) -> Value {
        let mission = &self.mission;
        let may_act = |soldier: &Soldier| {
            mission.movers(soldier.side).iter().any(|mover| mover.soldier.name() == soldier.name())
        };
        let soldiers: Vec<Value> = mission
            .company
            .soldiers
            .iter()
            .filter(|soldier| {
                self.figures.is_empty() || self.figures.iter().any(|name| name == soldier.name())
            })
            .map(|soldier| {
                json!({ "name": soldier.name(), "side": soldier.side, "rep": soldier.man.rep,
                    "group": soldier.group,
                        "weapon": soldier.man.weapon.as_ref().map(|arms| &arms.name),
                            "state": soldier.man.state,
                        "standing": soldier.standing(), "may_act": may_act(soldier), "kills": soldier.kills,
                        "fought": soldier.fought })
            })
            .collect();
        json!({ "turn": mission.play.turn, "acting": mission.acting_side(), "figures": soldiers,
                "contacts": mission.company.in_contact().collect::<Vec<_>>(),
                "vehicles": mission.company.vehicles })
    }

    fn report(&self) -> Report {
        if self.figures.is_empty() {
            return table_of(&self.mission);
        }
        let mut report = Report::new();
        for soldier in self.figures.iter().filter_map(|name| self.mission.company.get(name)) {
            report.append(figure_of(&self.mission, soldier));
        }
        report
    }
}

/// One figure: their line of the roster, and how they are.
fn figure_of(mission: &Mission, soldier: &Soldier) -> Report {
    // How they are is told below, with what the evening knows besides.
    let figures = vec![Figure { state: BTreeSet::new(), ..soldier.man.clone() }];
    let mut report = roster(&Squad { figures, ..mission.terms_of(soldier.side) });
    report.item(1, format!("{}: {}", soldier.name(), how_he_is(mission, soldier)));
    report
}

/// Where a figure is and how they stand, in words.
pub(in crate::command) fn how_he_is(mission: &Mission, soldier: &Soldier) -> String {
    let mut words = vec![whereabouts(mission, soldier), soldier.standing()];
    words.retain(|words| !words.is_empty());
    let mut standing = words.join(", ");
    if let Some(entry) = soldier.entry.as_ref().filter(|_| soldier.is_able()) {
        let first = if standing.is_empty() { "" } else { "; " };
        // Whether they are hidden now their state tells, not how they were met.
        let entry = entry.strip_suffix(", hidden").or(entry.strip_suffix(", not hidden")).unwrap_or(entry);
        standing.push_str(&format!("{first}{entry}"));
    }
    let standing = if standing.is_empty() { "in the open".to_owned() } else { standing };
    match mission.company.in_contact_with(soldier.name()) {
        Some(enemy) => format!("{standing}; in contact with {enemy}"),
        None => standing,
    }
}

/// Where a figure is that does not stand on the ground: aboard a vehicle, or below it.
fn whereabouts(mission: &Mission, soldier: &Soldier) -> String {
    if let Some(aboard) = soldier.aboard.as_ref().filter(|_| soldier.left.is_none()) {
        return match aboard.post {
            Some(post) => format!("{} of {}", post.title(), aboard.vehicle),
            None => {
                let of_it = |aircraft: &&Aircraft| aircraft.called() == aboard.vehicle;
                let aircraft = mission.play.aircraft.iter().find(of_it);
                format!("aboard {}", aircraft.map_or_else(|| aboard.vehicle.clone(), Aircraft::title))
            }
        };
    }
    let loads = |aircraft: &&Aircraft| soldier.left.is_none() && aircraft.evacuated.contains(soldier.name());
    if let Some(aircraft) = mission.play.aircraft.iter().find(loads) {
        return format!("loaded aboard {}", aircraft.title());
    }
    let below = mission.tunnels.rats.iter().find(|rat| rat.man.name == soldier.name());
    below.map_or(String::new(), |rat| format!("below, in section {}", rat.section))
}

/// A group as the table has it: with all names and states beside it, lines of a platoon would else not fit
/// the screen.
fn short_group(group: &str) -> &str {
    group.strip_suffix(" of the platoon").unwrap_or(group)
}

/// Who may act is told of a turn that has begun.
fn now_of(mission: &Mission, now: String) -> String {
    if mission.play.dice.is_none() || now.is_empty() { String::new() } else { format!("; {now}") }
}

/// Everyone on the table, side by side with how they are.
pub(in crate::command) fn table_of(mission: &Mission) -> Report {
    let mut report = Report::new();
    report.heading(format!("Turn {}", mission.play.turn));
    if mission.company.is_empty() {
        let muster = way!("fng muster EVENING -i --arrivals squad.json", "arrive");
        report.line(format!("Nobody is on the table yet; bring a squad with {muster}."));
        return report;
    }
    // One width for all: the groups stand one below the other.
    let width = |cell: &dyn Fn(&Soldier) -> String| {
        mission.company.soldiers.iter().map(|soldier| cell(soldier).chars().count()).max().unwrap_or(0)
    };
    let weapon = |soldier: &Soldier| {
        soldier.man.weapon.as_ref().map_or_else(|| "-".to_owned(), |arms| arms.name.clone())
    };
    let (name_width, weapon_width) = (width(&|soldier| soldier.name().to_owned()), width(&weapon));
    for who in Who::ALL {
        let movers = mission.movers(who);
        let mut groups: Vec<&str> = Vec::new();
        for soldier in mission.company.of(who) {
            let group = soldier.group.as_deref().unwrap_or_default();
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        for group in groups {
            let side = match who {
                Who::Own => mission.own.force.title(),
                Who::Enemy => mission.enemy.force.title(),
            };
            let of_side = match short_group(group) {
                "" => side.to_owned(),
                group if group.starts_with(side) => group.to_owned(),
                group => format!("{side}, {group}"),
            };
            report.line(of_side);
            let mut grid = Grid::default().with_numbers([1]).of_whole_words();
            let all = mission.company.of(who);
            for soldier in all.filter(|soldier| soldier.group.as_deref().unwrap_or_default() == group) {
                let now = movers.iter().find(|mover| mover.soldier.name() == soldier.name());
                let acted = mission.acted_in_turn(soldier);
                let may = match (acted.moved, acted.has_fire_left()) {
                    (true, _) => "may still fire",
                    (false, false) => "may still move",
                    (false, true) => "may act",
                };
                let now = match now.map(|mover| mover.led_by) {
                    Some(None) => may.to_owned(),
                    Some(Some(leader)) => format!("{may} with {leader}"),
                    None => String::new(),
                };
                let now = now_of(mission, now);
                let name = format!("{:<name_width$}", soldier.name());
                let weapon = format!("{:<weapon_width$}", weapon(soldier));
                let is = how_he_is(mission, soldier);
                grid.row([name, format!("Rep {}", soldier.man.rep), weapon, format!("{is}{now}")]);
            }
            report.table(grid);
        }
    }
    if !mission.company.vehicles.is_empty() {
        let mut grid = Grid::new(["vehicle", "whose", "state", "aboard"]).of_whole_words();
        for vehicle in &mission.company.vehicles {
            let aboard: Vec<&str> = mission.company.aboard(&vehicle.name).map(Soldier::name).collect();
            grid.row([
                vehicle.name.clone(),
                match vehicle.side {
                    Who::Own => mission.own.force.title().to_owned(),
                    Who::Enemy => mission.enemy.force.title().to_owned(),
                },
                vehicle.shown(),
                aboard.join(", "),
            ]);
        }
        report.table(grid);
    }
    for pair in mission.company.in_contact() {
        report.aside(1, format!("{} and {} are in contact", pair.own, pair.enemy));
    }
    lines(mission).into_iter().for_each(|line| report.aside(1, line));
    report
}
