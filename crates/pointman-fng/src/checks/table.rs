//! Checks as the rules print them: the list by theme, and each table with its rows, modifiers and notes.

use serde::Serialize;

use super::baked::{Text, said_of};
use super::data::{Category, Check, Line};
use super::situation::{own_flags, value_names};
use super::words::{CheckId, Flag, ValueId};
use super::{CHECKS, Edition, who_text};

/// The checks of one theme.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Theme {
    /// The theme.
    pub theme: String,
    /// Its checks in the order of the rules.
    pub checks: Vec<Listed>,
}

/// One check of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Its id.
    pub id: CheckId,
    /// Its name in the rules.
    pub name: &'static str,
    /// The editions that have it.
    pub editions: Vec<u8>,
}

/// Every check, grouped by theme, in the order of the rules.
pub fn list() -> Vec<Theme> {
    let mut themes: Vec<Theme> = Vec::new();
    for check in CHECKS {
        let name = theme(check.category);
        let index = themes.iter().position(|theme| theme.theme == name).unwrap_or_else(|| {
            themes.push(Theme { theme: name.to_owned(), checks: Vec::new() });
            themes.len() - 1
        });
        let checks = &mut themes[index].checks;
        match checks.iter_mut().find(|listed| listed.id == check.id) {
            Some(listed) => listed.editions.extend(check.editions),
            None => checks.push(Listed {
                id: check.id,
                name: check.name.as_str(),
                editions: check.editions.to_vec(),
            }),
        }
    }
    themes
}

/// What the category of a check is called.
fn theme(category: Category) -> &'static str {
    match category {
        Category::Turn => "Turn",
        Category::Reaction => "Reaction checks",
        Category::Movement => "Movement",
        Category::Command => "Command and radio",
        Category::Ranged => "Ranged fire",
        Category::Grenade => "Grenades",
        Category::Flame => "Flame",
        Category::Melee => "Melee",
        Category::Vehicle => "Vehicles and buildings",
        Category::Air => "Aircraft and helicopters",
        Category::Support => "Support fire and requests",
        Category::Trap => "Booby traps and tunnels",
        Category::Attribute => "Rolls of single Attributes",
        Category::Aftermath => "After the battle",
        Category::Campaign => "Campaign, missions and set-up",
    }
}

/// A check laid out for reading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The check's id.
    pub id: String,
    /// Its name in the rules.
    pub name: String,
    /// The edition shown.
    pub edition: u8,
    /// The dice and against what they are rolled.
    pub roll: String,
    /// When it is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// How the dice are read.
    pub read: String,
    /// What the first column is: passes, or the number looked up.
    pub by: &'static str,
    /// The rows, in the printed order.
    pub rows: Vec<Cell>,
    /// Modifiers: id, when, effect.
    pub modifiers: Vec<[String; 3]>,
    /// Further flags: id, meaning.
    pub flags: Vec<[String; 2]>,
    /// Values read through `--set`: name, meaning.
    pub values: Vec<[String; 2]>,
    /// Further rules.
    pub notes: Vec<String>,
    /// Where the rules leave a question open: id, question, reading.
    pub ambiguous: Vec<[String; 3]>,
    /// The sections of the rules.
    pub section: Vec<String>,
}

/// One line of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// Passes, the range of numbers, or the condition of the row.
    pub row: String,
    /// Whom it is for.
    pub who: String,
    /// The result.
    pub result: String,
    /// The check to go on to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl Table {
    /// The table of `check` as `edition` has it.
    pub fn of(check: &Check, edition: Edition) -> Self {
        let passes = check.outcomes.iter().flat_map(|passes| {
            let row = match passes.passes {
                1 => "1 pass".to_owned(),
                number => format!("{number} passes"),
            };
            passes.results.iter().map(move |line| cell(row.clone(), line))
        });
        let rows = check.rows.iter().flat_map(|row| {
            let label = row.when.map_or_else(|| range(row.from, row.to), |when| when.to_string());
            row.results.iter().map(move |line| cell(label.clone(), line))
        });
        let what = |name: ValueId| {
            let described =
                check.engine.values.iter().find(|value| value.name == name).map(|value| value.what);
            let counts = check.modifiers.iter().find(|modifier| modifier.times == Some(name));
            described.or_else(|| counts.map(|modifier| modifier.when)).map_or("", Text::as_str)
        };
        let engine = check.engine.flags;
        let lines = own_flags(check).iter().filter(|flag| {
            said_of(engine, *flag).is_none() && check.modifiers.iter().all(|modifier| modifier.id != *flag)
        });
        let flags = lines.map(|flag| [flag.id(), who_text(flag).unwrap_or(flag.id())].map(str::to_owned));
        let owned = |texts: &[Text]| texts.iter().map(ToString::to_string).collect();
        Table {
            id: check.id.id().to_owned(),
            name: check.name.to_string(),
            edition: edition.number(),
            roll: roll(check),
            when: check.when.map(|when| when.to_string()),
            read: check.pass_rule.to_string(),
            by: if check.rows.is_empty() { "passes" } else { "number" },
            rows: passes.chain(rows).collect(),
            modifiers: check
                .modifiers
                .iter()
                .map(|modifier| [modifier.id.id(), &modifier.when, &modifier.effect].map(str::to_owned))
                .collect(),
            flags: flags
                .chain(engine.iter().map(|(flag, what)| [flag.id(), what].map(str::to_owned)))
                .collect(),
            values: value_names(check)
                .into_iter()
                .map(|name| [name.id(), what(name)].map(str::to_owned))
                .collect(),
            notes: owned(&check.notes),
            ambiguous: check
                .ambiguous
                .iter()
                .map(|open| [open.id, open.question, open.reading].map(|text| text.to_string()))
                .collect(),
            section: owned(&check.section),
        }
    }
}

fn cell(row: String, line: &Line) -> Cell {
    let who = match line.who {
        Flag::All => String::new(),
        who => who_text(who).unwrap_or(who.id()).to_owned(),
    };
    let result = match &line.note {
        Some(note) => format!("{}: {note}", line.result.title()),
        None => line.result.title().to_owned(),
    };
    Cell { row, who, result, next: line.next.map(|next| next.id().to_owned()) }
}

fn range(from: Option<i32>, to: Option<i32>) -> String {
    match (from, to) {
        (Some(from), Some(to)) if from == to => from.to_string(),
        (Some(from), Some(to)) => format!("{from}-{to}"),
        (Some(from), None) => format!("{from} or more"),
        (None, Some(to)) => format!("{to} or less"),
        (None, None) => "any".to_owned(),
    }
}

fn roll(check: &Check) -> String {
    let mut text = match check.dice.count {
        0 => "no dice of its own".to_owned(),
        count => format!("{count}d6"),
    };
    if let Some(of) = &check.dice.of {
        text.push_str(&format!(" ({of})"));
    }
    if let Some(per) = &check.dice.per {
        text.push_str(&format!(", once per {per}"));
    }
    for (holds, what) in [
        (check.leader_die, "Leader Die"),
        (check.hero_eligible, "Hero"),
        (check.star_may_choose, "Star may choose"),
        (check.reaction, "reaction"),
    ] {
        if holds {
            text.push_str(&format!("; {what}"));
        }
    }
    text
}
