//! `fng roster`: the unit roster of a squad.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::attributes;
use crate::fng::calendar::Turn;
use crate::fng::squads::roster::{RosterLine, UNIT_ROSTER, VEHICLE_ROSTER, explained, vehicle_cells};
use crate::fng::squads::squad::{Post, Role, Squad};
use crate::render::Report;

/// Shows the unit roster of a squad.
#[derive(Debug, Args, Deserialize)]
pub struct FngRoster {
    /// The squad: a file, or `-` for standard input
    #[arg(value_name = "SQUAD")]
    pub squad: Source,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
}

impl Subcommand for FngRoster {
    const PATH: &'static [&'static str] = &["fng", "roster"];
    const GROUP: Group = Group::FngSquads;
    const ABOUT: &'static str = "Print a squad's unit roster and the state of each figure";
    const EXAMPLES: &'static str = "\
pointman fng roster squad.json          # Name, Rep, Att, Effect, Weapon, Rng, Tar, Imp, R Points
pointman fng roster squad.json --json   # the same as JSON";
    const POSITIONAL: &'static [&'static str] = &["squad"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let squad = self.squad.squad(session)?;
        self.edition.of_roster(&self.squad, session)?;
        Ok(Outcome::answer(Roster(squad)))
    }
}

/// The roster of a squad.
struct Roster(Squad);

impl CommandAnswer for Roster {
    fn json(&self) -> Value {
        let lines: Vec<RosterLine> = self.0.figures.iter().map(RosterLine::of).collect();
        let mut data =
            json!({ "name": self.0.name, "force": self.0.force, "date": self.0.date, "figures": lines });
        if let Some(cells) = vehicle_cells(&self.0) {
            let fields = VEHICLE_ROSTER
                .iter()
                .zip(cells)
                .map(|(head, cell)| (head.to_lowercase().replace([' ', '-'], "_"), cell.into()));
            data["vehicle"] = Value::Object(fields.collect());
        }
        data
    }

    fn report(&self) -> Report {
        roster(&self.0)
    }
}

/// The roster of a squad as it is shown to a person.
pub(crate) fn roster(squad: &Squad) -> Report {
    let mut report = Report::new();
    report.heading(title(squad));
    if let Some(cells) = vehicle_cells(squad) {
        report.verbatim(laid_out(&[VEHICLE_ROSTER.map(str::to_owned), cells], &[]));
        report.line("");
    }
    let lines: Vec<RosterLine> = squad.figures.iter().map(RosterLine::of).collect();
    let mut rows = vec![UNIT_ROSTER.map(str::to_owned)];
    rows.extend(lines.iter().map(RosterLine::cells));
    if whole_widths(&rows).iter().sum::<usize>() + rows[0].len() - 1 <= WIDTH {
        report.verbatim(laid_out(&rows, &[1, 8]));
    } else {
        // What the Attributes do stands below: with it here a figure takes many lines.
        let rows: Vec<[String; 8]> = rows
            .into_iter()
            .map(|[name, rep, att, _, weapon, rng, tar, imp, points]| {
                [name, rep, att, weapon, rng, tar, imp, points]
            })
            .collect();
        report.verbatim(laid_out(&rows, &[1, 7]));
    }
    report.line("");
    for line in &lines {
        let standing = standing(line);
        if !standing.is_empty() {
            report.item(1, format!("{}: {standing}", line.name));
        }
    }
    let explained = explained(squad);
    if !explained.is_empty() {
        report.line("");
    }
    for (name, does) in explained {
        report.aside(1, format!("{name}: {does}"));
    }
    report
}

/// The maximum width of a roster, in columns.
const WIDTH: usize = 80;

/// The rows in columns, the first as head, `numbers` set to the right. Long cells go on below.
fn laid_out<const N: usize>(rows: &[[String; N]], numbers: &[usize]) -> String {
    let lengths = |column: usize| rows.iter().map(move |row| row[column].chars().count());
    let words = |column: usize| {
        rows.iter().flat_map(move |row| row[column].split(' ')).map(|word| word.chars().count())
    };
    let width = |column: usize| {
        words(column).chain(lengths(column).map(|length| length.min(MOST_FOR_WORDS))).max().unwrap_or(0)
    };
    let mut widths: [usize; N] = std::array::from_fn(width);
    // What room there is goes to whole cells, those on the left first.
    let whole = whole_widths(rows);
    let mut room = WIDTH.saturating_sub(widths.iter().sum::<usize>() + N - 1);
    for (width, whole) in widths.iter_mut().zip(whole) {
        let more = whole.saturating_sub(*width).min(room);
        *width += more;
        room -= more;
    }
    let mut text = String::new();
    for row in rows {
        let cells: [Vec<String>; N] = std::array::from_fn(|column| broken(&row[column], widths[column]));
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let part = |column: usize| {
                let (part, width) = (cells[column].get(line).map_or("", String::as_str), widths[column]);
                if numbers.contains(&column) { format!("{part:>width$}") } else { format!("{part:<width$}") }
            };
            let parts: Vec<String> = (0..N).map(part).collect();
            text.push_str(parts.join(" ").trim_end());
            text.push('\n');
        }
    }
    text
}

/// How wide the columns are where nothing is broken.
fn whole_widths<const N: usize>(rows: &[[String; N]]) -> [usize; N] {
    let lengths = |column: usize| rows.iter().map(move |row| row[column].chars().count());
    std::array::from_fn(|column| lengths(column).max().unwrap_or(0))
}

/// Characters of several words that stay on one line.
const MOST_FOR_WORDS: usize = 9;

/// A cell in lines of at most `width`, broken at spaces, and inside words where one is too long.
fn broken(cell: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in cell.split(' ').filter(|word| !word.is_empty()) {
        let letters: Vec<char> = word.chars().collect();
        for (index, part) in letters.chunks(width.max(1)).enumerate() {
            let part: String = part.iter().collect();
            match lines
                .last_mut()
                .filter(|line| index == 0 && line.chars().count() + 1 + part.chars().count() <= width)
            {
                Some(line) => line.extend([" ", part.as_str()]),
                None => lines.push(part),
            }
        }
    }
    lines
}

fn title(squad: &Squad) -> String {
    let force = squad.force.map(|force| force.title().to_owned());
    let date = squad.date.map(|date| date.title());
    let parts: Vec<String> = squad.name.clone().into_iter().chain(force).chain(date).collect();
    if parts.is_empty() { "Unit Roster".to_owned() } else { parts.join(", ") }
}

/// What is known of a man beside the roster.
fn standing(line: &RosterLine) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(line.star.then(|| "Star".to_owned()));
    words.extend(line.post.map(|post| post.title().to_owned()));
    let told_by_post = matches!(
        (line.role, line.post),
        (Some(Role::Leader), Some(Post::Nco))
            | (Some(Role::JuniorNco), Some(Post::JrNco | Post::PlatoonSergeant))
    );
    words.extend(line.role.filter(|_| !told_by_post).map(|role| match role {
        Role::Leader => "Leader".to_owned(),
        Role::JuniorNco => "Junior NCO".to_owned(),
    }));
    words.extend(line.state.iter().map(|state| state.replace('-', " ")));
    let counted = |number: u16, what: &str| format!("{number} {what}{}", if number == 1 { "" } else { "s" });
    if line.months > 0 {
        words.push(format!("{} in country", counted(line.months.into(), "month")));
    }
    if line.kills > 0 {
        words.push(counted(line.kills, "kill"));
    }
    words.extend(line.rep_fixed.then(|| "Rep fixed".to_owned()));
    if line.tour > 1 {
        words.push(format!("tour {}", line.tour));
    }
    words.extend(line.medals.iter().cloned());
    // A tour notes the turn of each wound.
    words.extend(line.wounds.iter().map(|wound| match wound.parse::<Turn>() {
        Ok(turn) => format!("wounded in {}", turn.title()),
        Err(_) => wound.clone(),
    }));
    words.extend(line.gear.iter().map(|gear| (*gear).to_owned()));
    words.join(", ")
}

/// An Attribute as `typed`, by its id.
pub(in crate::command) fn attribute_id(typed: &str) -> Result<String, Error> {
    attributes::find(typed).map(|attribute| attribute.id.id().to_owned())
}
