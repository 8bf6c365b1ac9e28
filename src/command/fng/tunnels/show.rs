//! `fng tunnel`: entrances, men below, and the map of a complex.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::fng::is_named_svg;
use crate::command::{Group, MadeFile, Outcome, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fng::mission::Mission;
use crate::fng::traps::TrapState;
use crate::fng::tunnels::{Complex, Section, Tunnels};
use crate::render::tunnel_map::{View, svg, text};
use crate::render::{Grid, Report};

/// Shows what is known of the tunnels.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelShowCommand {
    /// The mission: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The tunnel system to draw [default: the first one entered]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub system: Option<u16>,
    /// Write the map as SVG to this file, or `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub svg: Option<PathBuf>,
    /// Also show secrets
    #[arg(long)]
    #[serde(default)]
    pub secrets: bool,
}

impl Subcommand for TunnelShowCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Show known tunnels: entrances, those below, and a map of a complex";
    const EXAMPLES: &'static str = "\
pointman fng tunnel mission.json                    # in the terminal, 80 columns wide
pointman fng tunnel mission.json --svg tunnel.svg   # a picture to scale
pointman fng tunnel mission.json --secrets          # for the player who placed them";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mission = self.document.open::<Mission>(session)?.document.data;
        self.edition.of_evening(&mission)?;
        let Mission { tunnels, traps, .. } = Mission::clone(&mission);
        let complex = match self.system {
            None => tunnels.complexes.first(),
            Some(system) => {
                let none = || {
                    Error::Usage(format!(
                        "nobody has entered tunnel system {system}, so there is no map of it"
                    ))
                };
                Some(tunnels.complex(system).ok_or_else(none)?)
            }
        };
        let known = |state: TrapState| state == TrapState::Found || (self.secrets && state.is_set());
        let marked = |complex: &Complex| -> Vec<u16> {
            let set = traps.list.iter().filter(|trap| known(trap.state)).filter_map(|trap| trap.section);
            set.filter(|at| at.complex == complex.system).map(|at| at.section).collect()
        };
        let sections = complex.map(marked).unwrap_or_default();
        let view = complex.map(|complex| View {
            complex,
            entrances: &tunnels.entrances,
            rats: &tunnels.rats,
            traps: &sections,
            secrets: self.secrets,
        });
        if let Some(path) = self.svg {
            is_named_svg(&path)?;
            let view = view
                .ok_or_else(|| Error::Usage("nobody has entered a tunnel, so there is no map".to_owned()))?;
            let content = svg(&view).into_bytes();
            let data = json!({ "file": path, "format": "svg", "bytes": content.len() });
            let mut report = Report::new();
            report.line(format!("Wrote {}", path.display()));
            return Ok(Outcome::file(Shown { data, report }, MadeFile::new(path, content)));
        }
        let mut report = Report::new();
        entrances(&tunnels, self.secrets, &mut report);
        let mut data = known_data(&tunnels, complex, self.secrets);
        if let Some(view) = view {
            let map = text(&view);
            data["text"] = json!(map);
            data["svg"] = json!(svg(&view));
            report.heading(format!("Tunnel system {}, a {} complex", view.complex.system, view.complex.size));
            report.verbatim(map);
            contents(&view, &mut report);
        }
        men(&tunnels, &mut report);
        Ok(Outcome::answer(Shown { data, report }))
    }
}

/// What may be known, as data.
fn known_data(tunnels: &Tunnels, complex: Option<&Complex>, secrets: bool) -> Value {
    let entrances: Vec<_> = tunnels.entrances.iter().filter(|entrance| secrets || entrance.known).collect();
    let sections: Vec<Section> = complex.map_or_else(Vec::new, |complex| {
        let mut sections = complex.sections.clone();
        if !secrets {
            sections.iter_mut().for_each(|section| section.enemies.retain(|enemy| !enemy.hidden));
        }
        sections
    });
    let mut data = json!({
        "turn": tunnels.turn, "entrances": entrances, "smoke": tunnels.smoke,
        "complex": complex.map(|complex| json!({ "system": complex.system, "size": complex.size,
        "sections": sections })),
        "rats": tunnels.rats, "brought_back": tunnels.brought_back,
    });
    if secrets {
        data["number"] = json!(tunnels.number);
        data["inside"] = json!(tunnels.inside);
        data["collapses"] = json!(tunnels.collapses);
        data["complex"]["encounter"] = json!(complex.and_then(|complex| complex.encounter));
    }
    data
}

fn entrances(tunnels: &Tunnels, secrets: bool, report: &mut Report) {
    let mut table = Grid::new(["entrance", "system", "where", "at", "state"]).with_numbers([0, 1]);
    for entrance in tunnels.entrances.iter().filter(|entrance| secrets || entrance.known) {
        let smoked = tunnels.smoke.iter().any(|smoke| smoke.entrance == entrance.id);
        let state = match (entrance.destroyed, smoked, entrance.known) {
            (true, _, _) => "destroyed",
            (_, true, _) => "full of smoke",
            (_, _, true) => "known",
            _ => "hidden",
        };
        let at = entrance.at.map_or(String::new(), |at| format!("{},{}", at.x, at.y));
        table.row([
            entrance.id.to_string(),
            entrance.system.to_string(),
            entrance.place.clone(),
            at,
            state.to_owned(),
        ]);
    }
    if table.rows.is_empty() {
        report.line("No tunnel entrance is known.");
    }
    report.table(table);
    if secrets {
        for fall in &tunnels.collapses {
            let toward =
                fall.to.map_or("in every tunnel there".to_owned(), |to| format!("toward entrance {to}"));
            report.item(
                1,
                format!(
                    "collapsed: {:.1} to {:.1} in from entrance {}, {toward}",
                    fall.start, fall.end, fall.from
                ),
            );
        }
        for inside in &tunnels.inside {
            let halted = if inside.halted { ", halted" } else { "" };
            report.item(
                1,
                format!(
                    "{} ({}): {:.1} of {:.1} in from entrance {} to {}{halted}; {}",
                    inside.who,
                    inside.count,
                    inside.inside,
                    inside.length,
                    inside.from,
                    inside.to,
                    inside.cover()
                ),
            );
        }
    }
}

/// What is in each section.
fn contents(view: &View<'_>, report: &mut Report) {
    let mut table = Grid::new(["section", "", "behind", "holds"]).with_numbers([0]);
    for section in &view.complex.sections {
        let mut holds = Vec::new();
        holds.extend(
            view.rats
                .iter()
                .filter(|rat| rat.system == view.complex.system && rat.section == section.id)
                .map(|rat| rat.man.name.clone()),
        );
        let seen = section.enemies.iter().filter(|enemy| enemy.holds() && (view.secrets || !enemy.hidden));
        holds.extend(seen.map(|enemy| format!("enemy {}", enemy.words())));
        holds.extend(view.traps.iter().filter(|&&trap| trap == section.id).map(|_| "a trap".to_owned()));
        holds.extend(section.people.iter().map(|people| format!("{} people", people.count)));
        holds.extend(
            section.finds.iter().map(|find| format!("{} ({} RP)", find.what.name(), find.reputation_points)),
        );
        let weapons = section.weapons.iter().filter(|weapon| weapon.taken_by.is_none());
        holds.extend(weapons.map(|weapon| weapon.weapon.name().to_owned()));
        holds.extend(section.ladder.map(|entrance| format!("ladder to entrance {entrance}")));
        holds.extend(section.unexplored().map(|opening| format!("opening {opening}")));
        let behind = section.from.map_or(String::new(), |from| from.to_string());
        let state = match (section.collapsed, section.fallen) {
            (true, _) => ", collapsed".to_owned(),
            (false, 0) => String::new(),
            (false, inches) => format!(", {inches} in of it collapsed"),
        };
        table.row([
            section.id.to_string(),
            format!("{}{state}", section.kind.title()),
            behind,
            holds.join("; "),
        ]);
    }
    report.table(table);
}

fn men(tunnels: &Tunnels, report: &mut Report) {
    if !tunnels.rats.is_empty() {
        report.heading("Men below");
    }
    for rat in &tunnels.rats {
        let light = rat.light;
        let given = if light.gives_away() { ", +1 Rep to anyone who fires at it" } else { "" };
        let before = rat.before.map_or(String::new(), |trap| format!(", before trap {trap}"));
        let state = match rat.state {
            crate::fng::tunnels::RatState::Up => "",
            crate::fng::tunnels::RatState::OutOfTheFight => ", out of the fight",
            crate::fng::tunnels::RatState::Dead => ", dead",
        };
        report.item(
            1,
            format!(
                "{}: section {}{before}{state}; light {}: sees {} in{given}",
                rat.man.name,
                rat.section,
                light,
                light.line_of_sight()
            ),
        );
    }
    if !tunnels.rats.is_empty() {
        report.aside(
            1,
            "Men move 6 in (Fast 7.5, Slow 4.5). Rifles and shotguns: -1 Rep. Grenade launchers: shot only. \
             No RPG, LAW or recoilless rifle. Explosives: +1 Impact, circle 4 in larger. Duck Back by going \
             prone or around a corner. Radio calls fail on 1-3.",
        );
    }
    for brought in &tunnels.brought_back {
        report.line(format!(
            "{} brought back {}: {} RP",
            brought.by,
            brought.find.what.name(),
            brought.find.reputation_points
        ));
    }
}
