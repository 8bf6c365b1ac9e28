//! What may be done, in words: those of an action, so that a person can type what the listing shows.

use super::coup_words::{WITHDRAWAL, coup_lines, move_groups};
use crate::fitl::coup::{CoupOptions, CoupStop, SpaceSteps};
use crate::fitl::{ActionOptions, CoupPart, Edition, Game, Space, SpaceSet, with_names};
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::voice::Voice;
use pointman_core::vocabulary::Term;

/// How many spaces at most, to follow a title.
pub(super) fn most_words(options: &ActionOptions) -> String {
    match options.most_spaces {
        Some(1) => ", in 1 space".to_owned(),
        Some(most) => format!(", in up to {}", counted(most, "space")),
        None => String::new(),
    }
}

/// The steps as a person types them, for each space in which they stand, and those that stand in none. Of
/// steps that differ in numbers alone the one with the most.
pub(super) fn by_space(steps: &[String]) -> (Vec<(Space, Vec<&str>)>, Vec<&str>) {
    let (mut spaces, mut besides): (Vec<(Space, Vec<&str>)>, Vec<&str>) = (Vec::new(), Vec::new());
    for words in most_of_each(steps) {
        match space_in(words) {
            Some((space, _)) => match spaces.iter_mut().find(|(listed, _)| *listed == space) {
                Some((_, list)) => list.push(words),
                None => spaces.push((space, vec![words])),
            },
            None => besides.push(words),
        }
    }
    spaces.sort_by_key(|(space, _)| *space);
    (spaces, besides)
}

/// Before the pieces on the map that are placed elsewhere, since too few are Available (1.4.1).
const TAKING: &str = " taking ";

/// Before where a move leads that names its origin first.
pub(super) const TO: &str = " to ";

/// The steps that are the same but for the space they lead to, with those spaces: `SPACE: 2t from hue`, or
/// `hue 2t to SPACE`.
pub(super) fn by_move(steps: &[String]) -> Vec<(String, Vec<Space>)> {
    let mut moves: Vec<(String, Vec<Space>)> = Vec::new();
    for words in most_of_each(steps) {
        let from = words.find(TO).map_or(0, |at| at + TO.len());
        let Some((space, at)) = space_in(&words[from..]).map(|(space, at)| (space, from + at)) else {
            continue;
        };
        let pattern = format!("{}SPACE{}", &words[..at], &words[at + space.id().len()..]);
        match moves.iter_mut().find(|(listed, _)| *listed == pattern) {
            Some((_, spaces)) => spaces.push(space),
            None => moves.push((pattern, vec![space])),
        }
    }
    moves
}

/// The moves in words with where they lead; those that lead to the same spaces, but for where each comes
/// from, are one row. What leads to nearly all spaces names the rest.
pub(super) fn by_reach(moves: &[(String, Vec<Space>)]) -> Vec<[String; 2]> {
    let mut rows: Vec<(Vec<&str>, SpaceSet, SpaceSet)> = Vec::new();
    for (pattern, spaces) in moves {
        let reached: SpaceSet = spaces.iter().copied().collect();
        let whole = space_in(pattern).map_or(reached, |(origin, _)| reached.with(origin));
        match rows.iter_mut().find(|(.., known)| *known == whole) {
            Some((patterns, ..)) => patterns.push(pattern),
            None => rows.push((vec![pattern], reached, whole)),
        }
    }
    let row = |(patterns, reached, whole): (Vec<&str>, SpaceSet, SpaceSet)| {
        let spaces = if patterns.len() == 1 { reached } else { whole };
        let names = |spaces: SpaceSet| spaces.iter().map(Space::name).collect::<Vec<_>>().join(", ");
        let rest = SpaceSet::ALL - spaces;
        let mut places = match rest.len() {
            0 => "any space".to_owned(),
            1..=FEW => format!("any space but {}", names(rest)),
            _ => names(spaces),
        };
        if patterns.len() > 1 {
            places.push_str("; not where they are");
        }
        let first = patterns[0];
        // What all of them begin with is said once.
        let begins = first.find("SPACE: ").map_or(0, |at| at + "SPACE: ".len());
        let is_same = |pattern: &&str| pattern.get(..begins) == first.get(..begins);
        let others = patterns
            .iter()
            .skip(1)
            .map(|pattern| if is_same(pattern) { &pattern[begins..] } else { pattern });
        [to_type(&std::iter::once(first).chain(others).collect::<Vec<_>>().join(" | ")), places]
    };
    rows.into_iter().map(row).collect()
}

/// Words to type as they are listed for whom it is worded: at the prompt with pieces, and the spaces beside
/// them, as people call them, since it takes those too; for the shell as they are.
pub(super) fn to_type(words: &str) -> String {
    match Voice::now() {
        Voice::Shell | Voice::Script => words.to_owned(),
        Voice::Prompt => with_names(words),
    }
}

/// So few spaces that are out of reach are named instead of all others.
const FEW: usize = 6;

/// Of steps that differ in numbers alone, or in where pieces to be placed are taken from, the one with the
/// highest.
fn most_of_each(steps: &[String]) -> Vec<&str> {
    let shape = |words: &str| {
        let end = words.find(TAKING).map_or(words.len(), |at| at + TAKING.len());
        words[..end].replace(|letter: char| letter.is_ascii_digit(), "")
    };
    let numbers = |words: &str| -> Vec<u32> {
        words
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect()
    };
    let mut most: Vec<(String, &str)> = Vec::new();
    for words in steps {
        let shape = shape(words);
        match most.iter_mut().find(|(listed, _)| *listed == shape) {
            Some((_, highest)) if numbers(words) > numbers(highest) => *highest = words,
            Some(_) => {}
            None => most.push((shape, words)),
        }
    }
    most.into_iter().map(|(_, words)| words).collect()
}

/// The first space in the words, and where it stands.
fn space_in(words: &str) -> Option<(Space, usize)> {
    let ends = |letter: char| matches!(letter, ' ' | ':' | ',');
    let mut at = 0;
    for word in words.split(ends) {
        if let Some(space) = Space::with_id(word) {
            return Some((space, at));
        }
        at += word.len() + 1;
    }
    None
}

/// What the part of a Coup Round that is due lets its faction choose, as a table.
pub(super) fn coup_tables(report: &mut Report, game: &Game, due: CoupPart) {
    let Some(CoupStop::Choice(question)) = game.coup_stop(due) else {
        report.heading(due.title().to_owned());
        coup_lines(report, game, due);
        return;
    };
    let none = if question.may_decline { ", or `none`" } else { "" };
    report.heading(format!("{}: {} chooses{none}", due.title(), question.faction.name()));
    match &question.options {
        CoupOptions::Desert(spaces) => {
            let mut table = Grid::new(["space", "cubes that desert", "Troops among them"]).with_numbers([1]);
            for options in spaces {
                let troops = format!("{} to {}", options.fewest_troops, options.most_troops);
                table.row([options.space.name().to_owned(), options.cubes.to_string(), troops]);
            }
            report.table(table);
        }
        CoupOptions::Sabotage(options) => {
            report.item(1, format!("{} of these, in this order:", options.count));
            let mut table = Grid::new(["space", "econ"]).with_numbers([1]);
            for space in options.spaces.iter() {
                table.row([space.name().to_owned(), space.econ().to_string()]);
            }
            report.table(table);
        }
        CoupOptions::Steps(options) => {
            let purse = options.purse.map_or(String::new(), |purse| format!(", {purse} to spend"));
            report.item(
                1,
                format!(
                    "at most {}; each step costs {}{purse}",
                    counted(options.most_spaces, "space"),
                    options.price
                ),
            );
            let removes = options.spaces.iter().any(|space| space.removing.is_some());
            let head = ["space", "terror, up to", "levels, up to", "removing"];
            let mut table =
                Grid::new(head.into_iter().take(if removes { 4 } else { 3 })).with_numbers([1, 2]);
            for step in &options.spaces {
                table.row(step_row(step).into_iter().take(if removes { 4 } else { 3 }));
            }
            report.table(table);
        }
        CoupOptions::Moves(options) => {
            for (most, what) in [(options.most_troops, "US Troops"), (options.most_bases, "US Bases")] {
                if let Some(most) = most {
                    report.item(1, format!("move at most {most} {what}"));
                }
            }
            if options.most_troops.is_some() && game.edition() == Edition::Second {
                report.item(1, WITHDRAWAL);
            }
            for group in move_groups(&options.moves) {
                let mut table = Grid::new(["from", "up to"]).with_numbers([1]);
                for (from, most) in &group.origins {
                    table.row([from.name().to_owned(), most.to_string()]);
                }
                report.heading(group.what());
                report.table(table);
                report.item(1, format!("to {}", group.destinations()));
            }
        }
        CoupOptions::Shift(options) => {
            report.item(1, format!("Population {} in all, each space once:", options.points));
            let mut table = Grid::new(["space", "pop", "now"]).with_numbers([1]);
            for space in options.spaces.iter() {
                let now = game.board().support(space).to_string();
                table.row([space.name().to_owned(), space.population().to_string(), now]);
            }
            report.table(table);
        }
    }
    report.aside(0, format!("To choose: pointman fitl coup -i GAME \"{due} …\""));
}

fn step_row(options: &SpaceSteps) -> [String; 4] {
    let removing = options.removing.map_or(String::new(), |ways| {
        let ways = (ways.fewest_underground..=ways.most_underground)
            .map(|hidden| format!("{hidden}u {}a", 2 - hidden));
        ways.collect::<Vec<_>>().join(" or ")
    });
    [Space::name(options.space).to_owned(), options.terror.to_string(), options.levels.to_string(), removing]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_at_the_prompt_names_pieces_as_people_do() {
        for (words, told) in [
            ("saigon place 2 arvn_rangers_u", "Saigon place 2 Underground Rangers"),
            ("arvn_troops hue | arvn_police da-nang |", "ARVN Troop Hue | ARVN Police Da Nang |"),
            ("an-loc place 2u", "An Loc place 2u"),
        ] {
            assert_eq!(Voice::Prompt.speaking(|| to_type(words)), told);
            assert_eq!(to_type(words), words, "the shell takes ids alone");
        }
    }
}
