//! What may be done, in words: those of an action, so that a person can type what the listing shows.

use super::coup_words::{coup_lines, move_groups};
use crate::fitl::coup::{CoupOptions, CoupStop, StepOptions};
use crate::fitl::{CoupPart, Faction, Form, Game, Options, PieceKind, PieceType, Space};
use crate::render::{Report, Table};

/// How many spaces at most, to follow a title.
pub(super) fn most_words(options: &Options) -> String {
    match options.most_spaces {
        Some(1) => ", in 1 space".to_owned(),
        Some(most) => format!(", in up to {most} spaces"),
        None => String::new(),
    }
}

/// What may be done in no space.
pub(super) fn besides_words(options: &Options, faction: Faction) -> String {
    form_words(options.name, None, &options.besides, faction)
}

/// What may be done `here`, or in no space: `place up to 2; base; 2u 1a from tay-ninh`.
pub(super) fn form_words(name: &str, here: Option<Space>, forms: &[Form], faction: Faction) -> String {
    let mut groups: Vec<(&Form, Vec<String>)> = Vec::new();
    for form in forms {
        let pieces = form.piece.map(|piece| piece_words(form.most, piece, faction));
        match groups
            .iter_mut()
            .find(|(first, _)| first.piece.is_some() && (first.form, first.other) == (form.form, form.other))
        {
            Some((_, list)) if pieces.is_some() => list.extend(pieces),
            _ => groups.push((form, pieces.into_iter().collect())),
        }
    }
    groups.iter().map(|(form, pieces)| group_words(name, here, form, pieces)).collect::<Vec<_>>().join("; ")
}

fn group_words(name: &str, here: Option<Space>, form: &Form, pieces: &[String]) -> String {
    let other = match (name, form.form, form.other) {
        (_, _, None) => String::new(),
        (_, "remove", other) if other == here => String::new(),
        ("transport", "move", Some(other)) => format!(" to {other}"),
        (_, "move" | "from", Some(other)) => format!(" from {other}"),
        (_, _, Some(other)) => format!(" at {other}"),
    };
    let pieces = if matches!(form.form, "move" | "from") { pieces.join(" ") } else { pieces.join(" or ") };
    match (form.form, form.piece, form.most) {
        ("move" | "from", Some(_), _) => format!("{pieces}{other}"),
        (word, Some(_), _) => format!("{word} {pieces}{other}"),
        // What these come to is no choice.
        ("tax" | "aid" | "activate" | "sweep" | "degrade", None, Some(most)) => {
            format!("{} {most}{other}", form.form)
        }
        (word, None, Some(most)) => format!("{word} {}{other}", up_to(most)),
        (word, None, None) => format!("{word}{other}"),
    }
}

fn up_to(most: u8) -> String {
    if most <= 1 { most.to_string() } else { format!("up to {most}") }
}

/// A number of pieces: `3t` for Troops of the acting faction, `3 arvn_troops` for those of another.
fn piece_words(count: Option<u8>, piece: PieceKind, faction: Faction) -> String {
    let letter = match piece.piece_type() {
        _ if piece.faction() != faction || piece.is_tunneled() => None,
        PieceType::UsTroops | PieceType::ArvnTroops | PieceType::NvaTroops => Some("t"),
        PieceType::ArvnPolice => Some("p"),
        _ if piece.is_base() => Some("b"),
        _ => Some(if piece.is_underground() { "u" } else { "a" }),
    };
    match (count, letter) {
        (Some(count), Some(letter)) => format!("{count}{letter}"),
        (None, Some(letter)) => letter.to_owned(),
        (Some(count), None) => format!("{count} {piece}"),
        (None, None) => piece.id().to_owned(),
    }
}

/// What the part of a Coup Round that is due lets its faction choose, as a table.
pub(super) fn coup_tables(report: &mut Report, game: &Game, due: CoupPart) {
    let Some(CoupStop::Choice(question)) = game.coup_stop(due) else {
        report.heading(format!("{}: {due}", due.phase()));
        coup_lines(report, game, due);
        return;
    };
    let none = if question.may_decline { ", or `none`" } else { "" };
    report.heading(format!("{}: {} chooses {due}{none}", due.phase(), question.faction));
    match &question.options {
        CoupOptions::Desert(spaces) => {
            let mut table = Table::new(["space", "cubes that desert", "Troops among them"]).with_numbers([1]);
            for options in spaces {
                let troops = format!("{} to {}", options.fewest_troops, options.most_troops);
                table.row([options.space.id().to_owned(), options.cubes.to_string(), troops]);
            }
            report.table(table);
        }
        CoupOptions::Sabotage(options) => {
            report.item(1, format!("{} of these, in the order named:", options.count));
            let mut table = Table::new(["space", "econ"]).with_numbers([1]);
            for space in options.spaces.iter() {
                table.row([space.id().to_owned(), space.econ().to_string()]);
            }
            report.table(table);
        }
        CoupOptions::Steps(options) => {
            let purse = options.purse.map_or(String::new(), |purse| format!(", {purse} to spend"));
            report.item(
                1,
                format!("at most {} spaces; each step costs {}{purse}", options.most_spaces, options.price),
            );
            let removes = options.spaces.iter().any(|space| space.removing.is_some());
            let head = ["space", "terror, up to", "levels, up to", "removing"];
            let mut table =
                Table::new(head.into_iter().take(if removes { 4 } else { 3 })).with_numbers([1, 2]);
            for step in &options.spaces {
                table.row(step_row(step).into_iter().take(if removes { 4 } else { 3 }));
            }
            report.table(table);
        }
        CoupOptions::Moves(options) => {
            for (most, what) in [(options.most_troops, "US Troops"), (options.most_bases, "US Bases")] {
                if let Some(most) = most {
                    report.item(1, format!("at most {most} {what} are moved"));
                }
            }
            for group in move_groups(&options.moves) {
                let mut table = Table::new(["from", "up to"]).with_numbers([1]);
                for (from, most) in &group.origins {
                    table.row([from.id().to_owned(), most.to_string()]);
                }
                report.heading(group.what());
                report.table(table);
                report.item(1, format!("to {}", group.destinations()));
            }
        }
        CoupOptions::Shift(options) => {
            report.item(1, format!("Population {} in all, each space once:", options.points));
            let mut table = Table::new(["space", "pop", "now"]).with_numbers([1]);
            for space in options.spaces.iter() {
                let now = game.board().support(space).to_string();
                table.row([space.id().to_owned(), space.population().to_string(), now]);
            }
            report.table(table);
        }
    }
    report.aside(0, format!("pointman fitl coup GAME \"{due} …\" chooses"));
}

fn step_row(options: &StepOptions) -> [String; 4] {
    let removing = options.removing.map_or(String::new(), |ways| {
        let ways = (ways.fewest_underground..=ways.most_underground)
            .map(|hidden| format!("{hidden}u {}a", 2 - hidden));
        ways.collect::<Vec<_>>().join(" or ")
    });
    [Space::id(options.space).to_owned(), options.terror.to_string(), options.levels.to_string(), removing]
}
