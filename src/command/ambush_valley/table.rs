//! `av table`, `av roll`, and `odds av:…`: the tables of Ambush Valley, looked up, rolled on, and their exact
//! odds.

use clap::Args;
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ambush_valley::{
    Area, Die, InsurgencyArea, TableId, deploy_words, end_odds, objective_words, roll_on, row_odds, tables,
    takes_troop_quality, total_odds,
};
use crate::ambush_valley::{Margin, Options, tables::Sides};
use crate::command::{DiceOptions, Group, Outcome, Present, Session, Shown, Subcommand};
use crate::dice::odds::{Distribution, ratio, serialize_count};
use crate::error::Error;
use crate::names::{self, NoName};
use crate::render::{Grid, Report, bar};
use crate::voice::option;
use crate::way;

/// Lists that no dice are thrown on, each with what it is called.
const LISTS: [(&str, &str); 6] = [
    ("missions", "Missions of the Mission Generator"),
    ("assets", "Available Asset Costs"),
    ("ranks", "Ranks of a team"),
    ("insurgency-ranks", "Ranks of the insurgency"),
    ("victory-points", "Victory Points"),
    ("margins", "Victor and margin"),
];

/// Shows a table.
#[derive(Debug, Args, Deserialize)]
pub struct AvTable {
    /// The table or list, by any unambiguous prefix; leave it out to list them all
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// More words of its name
    #[arg(value_name = "WORD", hide = true)]
    #[serde(default)]
    pub more: Vec<String>,
}

impl Subcommand for AvTable {
    const PATH: &'static [&'static str] = &["av", "table"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Show an Ambush Valley table";
    const EXAMPLES: &'static str = "\
pointman av table                       # all of them
pointman av table combat-fatigue
pointman av table assets                # what they cost";
    const POSITIONAL: &'static [&'static str] = &["name"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let ids = TableId::ALL.map(TableId::id);
        let lists = LISTS.map(|(id, _)| id);
        let Some(name) = self.name else { return Ok(all()) };
        // As people call it: `unit development`.
        let words = std::iter::once(name).chain(self.more).collect::<Vec<_>>().join(" ");
        let name = words.split_whitespace().collect::<Vec<_>>().join("-");
        let known: Vec<&str> = ids.iter().chain(&lists).copied().collect();
        match in_any_case(&name, &known).map_err(|why| unknown(&why, session))? {
            index if index < ids.len() => Ok(of_table(TableId::ALL[index])),
            index => Ok(of_list(lists[index - ids.len()])),
        }
    }
}

/// What is thrown on a table: `2 TQ dice`, `D10`.
fn thrown(table: TableId) -> String {
    let dice = tables().table(table).die;
    let die = match dice.sides {
        Sides::Fixed(sides) => format!("D{sides}"),
        Sides::Rating(_) => "TQ".to_owned(),
    };
    if dice.count == 1 { die } else { format!("{}{die}", dice.count) }
}

fn all() -> Outcome {
    let mut report = Report::new();
    let mut grid = Grid::new(["Table", "Dice", "Name"]);
    let of = |table: TableId| json!({ "id": table, "name": table.title(), "dice": thrown(table) });
    for table in TableId::ALL {
        grid.row([table.id().to_owned(), thrown(table), table.title().to_owned()]);
    }
    for (id, name) in LISTS {
        grid.row([id, "", name]);
    }
    report.table(grid);
    let lists = LISTS.map(|(id, name)| json!({ "id": id, "name": name }));
    Outcome::answer(Shown { data: json!({ "tables": TableId::ALL.map(of), "lists": lists }), report })
}

fn of_table(id: TableId) -> Outcome {
    let table = tables().table(id);
    let mut report = Report::new();
    report.heading(format!("{} ({})", table.name, thrown(id)));
    report.aside(1, format!("[{}]", table.section));
    let mut grid = Grid::new(["Roll", "Row", "What it means"]);
    for row in &table.rows {
        grid.row([row.range(), row.name.clone(), row.result.clone()]);
    }
    report.table(grid);
    if id == TableId::Mission {
        report.aside(1, "Where each deploys and what it is to achieve: the table `missions`.");
    }
    let rows: Vec<Value> = table
        .rows
        .iter()
        .map(|row| {
            json!({ "id": row.id, "min": row.min, "max": row.max, "name": row.name,
            "result": row.result })
        })
        .collect();
    let data =
        json!({ "id": id, "name": table.name, "section": table.section, "dice": thrown(id), "rows": rows });
    Outcome::answer(Shown { data, report })
}

fn of_list(id: &str) -> Outcome {
    let title = LISTS.iter().find(|(known, _)| *known == id).map_or(id, |(_, title)| title);
    let (head, rows): (Vec<&str>, Vec<Vec<String>>) = match id {
        "missions" => {
            let options = Options::default();
            let row = |mission: &crate::ambush_valley::tables::MissionRules| {
                let objectives: Vec<String> =
                    objective_words(mission.id, &options).into_iter().map(|(_, words)| words).collect();
                vec![
                    mission.roll.to_string(),
                    mission.id.title().to_owned(),
                    deploy_words(mission.id, &options),
                    objectives.join("; "),
                ]
            };
            (vec!["D6", "Mission", "Deploy", "Objective"], tables().missions.iter().map(row).collect())
        }
        "assets" => {
            let assets = tables().available_asset_costs.assets.iter();
            let row = |asset: &crate::ambush_valley::tables::AssetCost| {
                vec![asset.id.clone(), asset.name.clone(), asset.cost_points.to_string()]
            };
            (vec!["Asset", "Name", "OMP"], assets.map(row).collect())
        }
        "ranks" => {
            let row = |area: Area, rank: u8| {
                vec![area.title().to_owned(), rank.to_string(), tables().area_rank(area, rank).to_owned()]
            };
            let rows = Area::ALL.into_iter().flat_map(|area| (1..=3).map(move |rank| row(area, rank)));
            (vec!["Area", "Rank", "What it gives"], rows.collect())
        }
        "insurgency-ranks" => {
            let rows = InsurgencyArea::ALL.into_iter().flat_map(|area| {
                let ranks = tables().insurgency_area(area).ranks.iter();
                ranks.map(move |rank| {
                    vec![area.title().to_owned(), rank.rank.to_string(), rank.result.clone()]
                })
            });
            (vec!["Area", "Rank", "What it gives"], rows.collect())
        }
        "victory-points" => {
            let lists = &tables().victory_points;
            let of = |whose: &'static str, list: &'static crate::ambush_valley::tables::VictoryPointList| {
                list.rows.iter().map(move |row| {
                    let officer = row.vp_officer.map_or_else(String::new, |vp| format!("{vp:+}"));
                    vec![whose.to_owned(), row.event.clone(), format!("{:+}", row.vp), officer]
                })
            };
            let rows = of("Regulars", &lists.regular).chain(of("VC", &lists.vc));
            (vec!["For", "Each", "VP", "Officer"], rows.collect())
        }
        _ => {
            let row = |row: &crate::ambush_valley::tables::MarginRow| {
                let when = match (row.ratio_min, row.ratio_below) {
                    (Some(least), Some(below)) => format!("{least} to below {below} times the loser's total"),
                    (Some(least), None) => format!("{least} times the loser's total or more"),
                    (None, Some(below)) => format!("below {below} times the loser's total"),
                    (None, None) => "equal totals".to_owned(),
                };
                vec![row.id.title().to_owned(), when]
            };
            // The multiples say nothing of totals that are not above 0 (A15).
            let others = [
                (Margin::DecisiveVictory, "any points above 0 against 0 or less"),
                (Margin::MarginalVictory, "a winner with 0 or less"),
            ];
            let others =
                others.map(|(margin, when)| vec![margin.title().to_owned(), format!("{when} [A15]")]);
            let rows = tables().margins.rows.iter().map(row).chain(others);
            (vec!["Result", "When (multiples: both totals above 0)"], rows.collect())
        }
    };
    let mut report = Report::new();
    report.heading(title);
    let mut grid = Grid::new(head.clone());
    let mut data = Vec::new();
    for row in rows {
        let cells =
            head.iter().zip(&row).map(|(name, cell)| (name.to_lowercase().replace(' ', "_"), json!(cell)));
        data.push(Value::Object(cells.collect()));
        grid.row(row);
    }
    report.table(grid);
    Outcome::answer(Shown { data: json!({ "id": id, "name": title, "rows": data }), report })
}

/// Rolls on a table.
#[derive(Debug, Args, Deserialize)]
pub struct AvRoll {
    /// The table, by any unambiguous prefix
    #[arg(value_name = "TABLE")]
    pub table: String,
    /// The roller's Troop Quality die, as --tq gives it
    #[arg(value_name = "DIE", conflicts_with = "tq")]
    #[serde(default)]
    pub die: Option<String>,
    /// The roller's Troop Quality die
    #[arg(long, value_name = "DIE")]
    #[serde(default)]
    pub tq: Option<String>,
    /// The modifier to the roll
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true)]
    #[serde(default)]
    pub modifier: i32,
    /// How many times to roll
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub count: u32,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

fn one() -> u32 {
    1
}

impl Subcommand for AvRoll {
    const PATH: &'static [&'static str] = &["av", "roll"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Roll on an Ambush Valley table and any tables it leads to";
    const EXAMPLES: &'static str = "\
pointman av roll stragglers d8                 # with the follow-up roll for a recovered casualty
pointman av roll unit-development --count 3
pointman av roll loss-of-advancements d8 --modifier -2";
    const POSITIONAL: &'static [&'static str] = &["table", "tq"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let tq = self.tq.as_deref().or(self.die.as_deref());
        let (table, die) = table_and_die(&self.table, tq, session)?;
        if !(1..=1000).contains(&self.count) {
            return Err(Error::Usage(format!(
                "{count} {}: roll 1 to 1000 times",
                self.count,
                count = option("count")
            )));
        }
        let mut dice = self.dice.source(session)?;
        let mut report = Report::new();
        let mut all = Vec::new();
        for _ in 0..self.count {
            let chain = roll_on(table, die, self.modifier, &mut dice).map_err(|error| dice.kept_in(error))?;
            for (index, rolled) in chain.iter().enumerate() {
                let throw = rolled.throw.words();
                let line = format!("{}: {} ({throw}): {}", rolled.table.title(), rolled.name, rolled.result);
                if index == 0 { report.strong(0, line) } else { report.item(1, line) }
            }
            let rolls: Vec<Value> = chain
                .iter()
                .map(|rolled| json!({ "throw": rolled.throw, "name": rolled.name, "result": rolled.result }))
                .collect();
            all.push(json!({ "table": table, "rolls": rolls }));
        }
        session.used(dice)?;
        let data = if let [only] = &all[..] { only.clone() } else { Value::Array(all) };
        Ok(Outcome::answer(Shown { data, report }))
    }
}

fn unknown(why: &NoName, session: &Session) -> Error {
    let line = match session.is_guided() {
        true => "`table`".to_owned(),
        false => way!("pointman av table", "table", script: "av_table()"),
    };
    Error::Usage(names::listed_by(&line, why))
}

/// The one of `known` that is meant, whatever its capitals; refused as it was typed.
fn in_any_case(typed: &str, known: &[&str]) -> Result<usize, NoName> {
    let lower = names::look_up("table", &typed.to_lowercase(), known);
    lower.or_else(|_| names::look_up("table", typed, known))
}

fn table(typed: &str, session: &Session) -> Result<TableId, Error> {
    let known = TableId::ALL.map(TableId::id);
    let index = in_any_case(typed, &known).map_err(|why| unknown(&why, session))?;
    Ok(TableId::ALL[index])
}

/// A table, and the Troop Quality die that is thrown on it or on one that it leads to; none where it takes
/// none.
fn table_and_die(name: &str, die: Option<&str>, session: &Session) -> Result<(TableId, Option<Die>), Error> {
    let table = table(name, session)?;
    let die = die.map(|die| die.parse::<Die>().map_err(Error::Usage)).transpose()?;
    let (Some(given), false) = (die, takes_troop_quality(table)) else { return Ok((table, die)) };
    let thrown = thrown(table);
    // To name the die that is thrown anyway says nothing else.
    if thrown != given.to_string() {
        let why = format!(
            "{} is rolled with {thrown}, whatever the Troop Quality: leave out {given}",
            table.title()
        );
        return Err(Error::Usage(why));
    }
    Ok((table, None))
}

/// The exact odds of a table, first by its rows, then by where the rolls that follow end.
#[derive(Debug, Serialize)]
struct TableOdds {
    table: TableId,
    #[serde(skip_serializing_if = "Option::is_none")]
    troop_quality: Option<Die>,
    modifier: i32,
    #[serde(serialize_with = "serialize_count")]
    of: BigUint,
    outcomes: Vec<RowOdds>,
    /// Where it ends, if a row leads to another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<Ends>,
}

#[derive(Debug, Serialize)]
struct Ends {
    #[serde(serialize_with = "serialize_count")]
    of: BigUint,
    outcomes: Vec<RowOdds>,
}

#[derive(Debug, Serialize)]
struct RowOdds {
    table: TableId,
    row: String,
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    range: String,
    #[serde(serialize_with = "serialize_count")]
    ways: BigUint,
    probability: f64,
}

/// `odds av:TABLE`.
pub(in crate::command) fn odds(
    name: &str,
    tq: Option<&str>,
    modifier: i32,
    session: &Session,
) -> Result<Outcome, Error> {
    let (table, die) = table_and_die(name, tq, session)?;
    let rows = row_odds(table, die, modifier)?;
    let ends = end_odds(table, die, modifier)?;
    let row = |table: TableId, index: usize, ways: &BigUint, of: &BigUint| {
        let row = &tables().table(table).rows[index];
        let (name, range) = (row.name.clone(), row.range());
        RowOdds { table, row: row.id.clone(), name, range, ways: ways.clone(), probability: ratio(ways, of) }
    };
    let leads_on = ends.iter().any(|((end, _), _)| *end != table as usize);
    let outcomes = match &tables().table(table).rows[..] {
        // Its total is what it gives.
        [_] => {
            let totals = total_odds(table, die, modifier)?;
            let of_total = |(total, ways): (&i32, &BigUint)| RowOdds {
                range: total.to_string(),
                ..row(table, 0, ways, totals.of())
            };
            totals.iter().map(of_total).collect()
        }
        _ => rows.iter().map(|(&index, ways)| row(table, index, ways, rows.of())).collect(),
    };
    let ends = leads_on.then(|| Ends { of: ends.of().clone(), outcomes: by_meaning(&ends) });
    let of = rows.of().clone();
    Ok(Outcome::answer(TableOdds { table, troop_quality: die, modifier, of, outcomes, ends }))
}

/// The ends of a chain, those that mean the same on several tables added up.
fn by_meaning(ends: &Distribution<(usize, usize)>) -> Vec<RowOdds> {
    let mut outcomes: Vec<RowOdds> = Vec::new();
    for (&(table, index), ways) in ends.iter() {
        let table = TableId::ALL[table];
        let row = &tables().table(table).rows[index];
        match outcomes.iter_mut().find(|known| known.row == row.id) {
            Some(known) => known.ways += ways,
            None => outcomes.push(RowOdds {
                table,
                row: row.id.clone(),
                name: row.name.clone(),
                range: String::new(),
                ways: ways.clone(),
                probability: 0.0,
            }),
        }
    }
    for outcome in &mut outcomes {
        outcome.probability = ratio(&outcome.ways, ends.of());
    }
    outcomes
}

impl Present for TableOdds {
    fn report(&self) -> Report {
        const BAR: u16 = 20;
        let mut report = Report::new();
        let die = self.troop_quality.map_or_else(String::new, |die| format!(", TQ {die}"));
        let modifier = if self.modifier == 0 { String::new() } else { format!(", {:+}", self.modifier) };
        report.heading(format!("{}{die}{modifier}: {} ways", self.table.title(), self.of));
        let mut add = |rows: &[RowOdds], ranged: bool| {
            let mut grid = if ranged {
                Grid::new(["Roll", "Row", "Ways", "Chance", ""]).with_numbers([2, 3])
            } else {
                Grid::new(["Ends as", "Ways", "Chance", ""]).with_numbers([1, 2])
            };
            for row in rows {
                let chance = format!("{:.2} %", row.probability * 100.0);
                let end = [row.name.clone(), row.ways.to_string(), chance, bar(row.probability, BAR)];
                if ranged {
                    grid.row(std::iter::once(row.range.clone()).chain(end));
                } else {
                    grid.row(end);
                }
            }
            report.table(grid);
        };
        add(&self.outcomes, true);
        if let Some(ends) = &self.ends {
            add(&ends.outcomes, false);
            report.aside(1, format!("Including the follow-up rolls, of {} ways.", ends.of));
        }
        report
    }
}
