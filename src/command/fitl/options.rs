//! `fitl options`: what the acting faction may do, and for what it may not do, the reason.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::common::{card_name, open};
use super::next::{coup_open, next_data, next_lines, why_no_pivotal_event};
use super::option_words::{TO, by_move, by_reach, by_space, coup_tables, most_words, to_type};
use crate::command::{Group, Outcome, Session, Shown, Source, Subcommand};
use crate::dice::{DiceState, Seeded};
use crate::error::Error;
use crate::fitl::rehearsal::{Draft, event_texts};
use crate::fitl::{
    ActionOptions, CoupPart, Faction, Game, Impossible, NextStep, OperationAction, OperationName, Row, Space,
    SpecialAction, SpecialName, SpecialOptions, TurnOptions, TurnStep,
};
use crate::names::{self, titled};
use crate::question::OpenQuestion;
use crate::render::{Grid, Report};

/// Lists what the acting faction may do.
#[derive(Debug, Args, Deserialize)]
pub struct FitlOptions {
    /// The game: a file, or `-` for standard input
    #[arg(value_name = "GAME")]
    pub document: Source,
    /// An Operation or Special Activity, `event`, `coup`, or the current part of a Coup Round
    #[arg(value_name = "OP")]
    #[serde(default)]
    pub op: Option<String>,
}

impl Subcommand for FitlOptions {
    const PATH: &'static [&'static str] = &["fitl", "options"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "List what the current faction may do and where, and why not elsewhere";
    const EXAMPLES: &'static str = examples! {
        "pointman fitl options game.json                  "
            "# every Operation and Special Activity, and in how many spaces",
        "pointman fitl options game.json rally            # the spaces for one, and what is legal in each",
        "pointman fitl options game.json event            "
            "# both texts of the card: what they ask, and whether they have any effect now",
        "pointman fitl options game.json tax --json | jq '.listings[].spaces[].space'",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "op"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let game = open(&self.document, session)?;
        let names = |whole: &str, op: &str| op.len() >= 2 && whole.starts_with(&op.to_lowercase());
        let shown = match (game.coup_due(), self.op) {
            (Some(part), Some(op)) if names("coup", &op) => coup_round(&game, part, None)?,
            (Some(part), op) => coup_round(&game, part, op.as_deref())?,
            (None, Some(op)) if names("event", &op) => event(&game)?,
            (None, Some(op)) if op.eq_ignore_ascii_case("coup") => {
                return Err(Error::refused(
                    "6.0",
                    format!("no Coup card is being carried out: {}", game.due()),
                ));
            }
            (None, None) => overview(&game)?,
            (None, Some(op)) => match named(&game, &op)? {
                Op::Operation(operation) => {
                    let mut shown = one_operation(&game.turn_options()?, operation);
                    shown.data["open"] = json!(open_in(&game, operation.id()));
                    shown
                }
                Op::Special(special) => one_special(&game, special)?,
            },
        };
        Ok(Outcome::answer(shown))
    }
}

/// What `fitl options` can list of the game: the steps of the faction on turn, the event, or the Coup Round.
pub fn step_names(source: &Source, session: &mut Session) -> Vec<String> {
    let Ok(game) = open(source, session) else { return Vec::new() };
    if let Some(part) = game.coup_due() {
        return vec!["coup".to_owned(), part.id().to_owned()];
    }
    let NextStep::Act { faction, .. } = game.next_step() else { return Vec::new() };
    let operations = OperationName::ALL.into_iter().filter(|name| name.is_of(faction)).map(OperationName::id);
    let specials =
        SpecialName::ALL.into_iter().filter(|name| name.factions().contains(faction)).map(SpecialName::id);
    operations.chain(specials).chain(["event"]).map(str::to_owned).collect()
}

enum Op {
    Operation(OperationName),
    Special(SpecialName),
}

/// The Operation or Special Activity that `op` names: one of the acting faction if that settles it.
fn named(game: &Game, op: &str) -> Result<Op, Error> {
    let all: Vec<Op> = OperationName::ALL
        .into_iter()
        .map(Op::Operation)
        .chain(SpecialName::ALL.into_iter().map(Op::Special))
        .collect();
    let id = |op: &Op| match op {
        Op::Operation(operation) => operation.id(),
        Op::Special(special) => special.id(),
    };
    let is_of = |op: &Op, faction: Faction| match op {
        Op::Operation(operation) => operation.is_of(faction),
        Op::Special(special) => special.factions().contains(faction),
    };
    let faction = match game.next_step() {
        NextStep::Act { faction, .. } => Some(faction),
        _ => None,
    };
    let (own, others): (Vec<Op>, Vec<Op>) =
        all.into_iter().partition(|op| faction.is_none_or(|faction| is_of(op, faction)));
    let ids = |ops: &[Op]| ops.iter().map(id).collect::<Vec<_>>();
    let what = "Operation or Special Activity";
    let begins = |ids: &[&str]| ids.iter().any(|name| name.starts_with(op));
    if begins(&ids(&own)) {
        let index = names::resolve(what, op, &ids(&own)).map_err(Error::Usage)?;
        return Ok(own.into_iter().nth(index).expect("a name was found among them"));
    }
    if !op.is_empty() && begins(&ids(&others)) {
        let name = ids(&others)[names::resolve(what, op, &ids(&others)).map_err(Error::Usage)?];
        let faction = faction.map_or("the faction", Faction::name);
        let rule = format!("{}, {}", Row::G3.id(), Row::G3.rule());
        let own: Vec<String> = ids(&own).into_iter().map(titled).collect();
        let message = format!("{faction} acts now and has no {}: it has {}", titled(name), own.join(", "));
        return Err(Error::refused(rule, message));
    }
    let known = [ids(&own), ids(&others)].concat();
    Err(Error::Usage(names::unknown(what, op, &known)))
}

/// What is open where an action begins with these words: the questions that `fitl act` has, if it is given no
/// more.
fn open_in(game: &Game, words: &str) -> Vec<OpenQuestion> {
    let draft = Draft::act(words);
    match draft.rehearse(game, &mut Seeded::new(DiceState::fresh())) {
        Ok(rehearsal) => rehearsal.open.into_iter().map(|open| open.question).collect(),
        Err(error) => draft.asking(game, error).open().to_vec(),
    }
}

/// Every Operation and Special Activity.
fn overview(game: &Game) -> Result<Shown, Error> {
    let mut data = next_data(game);
    data["open"] = json!(open_in(game, ""));
    let mut report = Report::new();
    next_lines(&mut report, game);
    if let NextStep::Act { faction, pivotal: true, .. } = game.next_step()
        && game.is_player(faction)
    {
        report.item(1, format!("{} has played its Pivotal Event and now executes it", faction.name()));
        return Ok(Shown { data, report });
    }
    for line in why_no_pivotal_event(game) {
        report.item(1, line);
    }
    let options = game.turn_options()?;
    let mut operations = Vec::new();
    let mut table = Grid::new(["Operation", "spaces", "at most", "besides"]).with_numbers([1, 2]);
    for operation in options.operations() {
        let listed = options.operation(operation);
        operations.push(summary(&listed));
        let steps = words(&options.steps(operation), options.faction);
        table.row(summary_row(operation.id().to_owned(), &listed, &steps));
    }
    report.heading(if options.terms.limited {
        "Limited Operation: one space, no Special Activity"
    } else {
        "Operations"
    });
    report.table(table);
    let mut special_activities = Vec::new();
    let mut table =
        Grid::new(["Special Activity", "with", "spaces", "at most", "besides"]).with_numbers([2, 3]);
    for special in options.special_activities() {
        for SpecialOptions { with, options: listed } in options.special(special) {
            let mut summed = summary(&listed);
            summed["with"] = json!(with);
            special_activities.push(summed);
            let names: Vec<_> = with.iter().map(|operation| operation.id()).collect();
            let steps = special_words(&options, special, &with);
            let [name, spaces, most, besides] = summary_row(special.id().to_owned(), &listed, &steps);
            table.row([name, names.join(", "), spaces, most, besides]);
        }
    }
    if options.terms.limited {
        report.item(1, "a Limited Operation allows no Special Activity [G4, 2.3.5, 4.1]");
    } else {
        report.heading("Special Activities, as legal before the Operation");
        report.table(table);
    }
    report.aside(0, "For the spaces of one, and what is legal there: pointman fitl options GAME OP");
    data["limited"] = json!(options.terms.limited);
    data["operations"] = Value::Array(operations);
    data["special_activities"] = Value::Array(special_activities);
    Ok(Shown { data, report })
}

/// The listing with a number in place of its spaces.
fn summary(options: &ActionOptions) -> Value {
    let mut data = json!(options);
    data["spaces"] = json!(options.spaces.len());
    data
}

/// The steps in words, as they are typed.
fn words(steps: &[TurnStep], faction: Faction) -> Vec<String> {
    steps.iter().map(|step| step.words(faction)).collect()
}

/// The first steps of a Special Activity with the first of these Operations, in words.
fn special_words(options: &TurnOptions<'_>, special: SpecialName, with: &[OperationName]) -> Vec<String> {
    with.first().map_or(Vec::new(), |with| words(&options.special_steps(special, *with), options.faction))
}

fn summary_row(name: String, options: &ActionOptions, steps: &[String]) -> [String; 4] {
    let (spaces, besides) = match &options.refused {
        Some(refusal) => (String::new(), format!("no: {refusal}")),
        None if options.spaces.is_empty() && options.besides.is_empty() => (
            "0".to_owned(),
            options.nowhere().map_or("not legal in any space".to_owned(), |why| why.to_string()),
        ),
        None => (options.spaces.len().to_string(), to_type(&by_space(steps).1.join(" | "))),
    };
    let most = options.most_spaces.filter(|_| options.refused.is_none());
    [name, spaces, most.map_or(String::new(), |most| most.to_string()), besides]
}

fn one_operation(options: &TurnOptions<'_>, operation: OperationName) -> Shown {
    let listed = options.operation(operation);
    let limited = if options.terms.limited { ", a Limited Operation" } else { "" };
    let mut report = Report::new();
    let steps = words(&options.steps(operation), options.faction);
    let is_of_moves = matches!(operation, OperationName::Patrol | OperationName::Sweep);
    listing(
        &mut report,
        &format!("{}: {}{limited}", options.faction.name(), titled(operation.id())),
        &listed,
        &steps,
        is_of_moves,
    );
    if listed.refused.is_none() {
        let hint = format!("type these after `{operation}`, with `;` between them; a number is the maximum");
        report.aside(0, hint);
    }
    let between = words(&options.transfers(operation), options.faction);
    if !between.is_empty() {
        report.item(1, format!("between its steps: {}", to_type(&by_space(&between).1.join(" | "))));
    }
    let mut data = json!(listed);
    data["steps"] = json!(steps);
    let typed = options.steps(operation).into_iter();
    let typed: Vec<_> = typed.filter_map(|step| OperationAction::of(operation, &[step])).collect();
    data["actions"] = json!(typed);
    data["between"] = json!(between);
    data["faction"] = json!(options.faction);
    data["limited"] = json!(options.terms.limited);
    Shown { data, report }
}

fn one_special(game: &Game, special: SpecialName) -> Result<Shown, Error> {
    let options = &game.turn_options()?;
    let mut report = Report::new();
    let mut listings = Vec::new();
    for SpecialOptions { with, options: listed } in options.special(special) {
        let names: Vec<_> = with.iter().map(|operation| operation.id()).collect();
        let with_what = if names.is_empty() { String::new() } else { format!(" with {}", names.join(", ")) };
        let steps = special_words(options, special, &with);
        let is_of_moves = matches!(special, SpecialName::AirLift | SpecialName::Transport);
        let title = format!("{}: {}{with_what}", options.faction.name(), titled(special.id()));
        listing(&mut report, &title, &listed, &steps, is_of_moves);
        let mut data = json!(listed);
        data["steps"] = json!(steps);
        // As they stand among the steps of an Operation in JSON.
        let typed = with.first().map_or(Vec::new(), |with| options.special_steps(special, *with));
        let typed = typed.into_iter().filter_map(|step| match step {
            TurnStep::Special(step) => Some(json!({ "special": SpecialAction::from(step) })),
            _ => None,
        });
        data["actions"] = typed.collect();
        data["with"] = json!(with);
        // Alone it is half said: how it may go on is asked then.
        let in_operation = |operation: &OperationName| {
            let draft = Draft::act(format!("{operation} special {special}"));
            draft.asking(game, Error::Usage(String::new())).open().to_vec()
        };
        data["open"] = json!(with.first().map_or(Vec::new(), in_operation));
        listings.push(data);
    }
    report.aside(
        0,
        "This is the list before the Operation; its steps may change where the Special Activity is legal",
    );
    let data = json!({
        "name": special,
        "faction": options.faction,
        "limited": options.terms.limited,
        "listings": listings,
    });
    Ok(Shown { data, report })
}

/// The steps of one listing, for each space; moves for each origin, with where they lead.
fn listing(report: &mut Report, title: &str, options: &ActionOptions, steps: &[String], is_of_moves: bool) {
    report.heading(format!("{title}{}", most_words(options)));
    if let Some(refusal) = &options.refused {
        report.item(1, format!("not now: {refusal}"));
    }
    let (moves, in_place): (Vec<String>, Vec<String>) = steps
        .iter()
        .cloned()
        .partition(|words| is_of_moves && (words.contains(" from ") || words.contains(TO)));
    let (spaces, besides) = by_space(&in_place);
    let costs: Vec<u8> = spaces
        .iter()
        .map(|(space, _)| {
            options.spaces.iter().find(|listed| listed.space == *space).map_or(0, |listed| listed.cost)
        })
        .collect();
    // What Tax brings VC, and Govern as Aid.
    let gains: Vec<Option<u8>> = spaces
        .iter()
        .map(|(space, _)| {
            let listed = options.spaces.iter().find(|listed| listed.space == *space)?;
            listed.forms.iter().find(|form| matches!(form.form, "tax" | "aid"))?.most
        })
        .collect();
    let has_cost = costs.iter().any(|cost| *cost > 0);
    let has_gain = gains.iter().any(Option::is_some);
    let columns = |space: String, cost: String, gain: String, words: String| {
        [Some(space), has_cost.then_some(cost), has_gain.then_some(gain), Some(words)].into_iter().flatten()
    };
    let head = columns("space".into(), "cost".into(), "brings".into(), "type".into());
    let numbers: Vec<usize> = (1..=usize::from(has_cost) + usize::from(has_gain)).collect();
    let mut table = Grid::new(head).with_numbers(numbers);
    for (((space, words), cost), gain) in spaces.iter().zip(&costs).zip(&gains) {
        let gain = gain.map_or(String::new(), |gain| gain.to_string());
        table.row(columns(space.name().to_owned(), cost.to_string(), gain, to_type(&words.join(" | "))));
    }
    let is_plain = |(space, words): &(Space, Vec<&str>)| !has_gain && words[..] == [space.id()];
    match costs.first() {
        // A table of which each row says the same is a list.
        Some(cost) if costs.iter().all(|other| other == cost) && spaces.iter().all(is_plain) => {
            let names: Vec<&str> = spaces.iter().map(|(space, _)| space.name()).collect();
            let each = if has_cost { format!("each costs {cost}: ") } else { String::new() };
            report.item(1, format!("{each}{}", names.join(", ")));
        }
        Some(_) => report.table(table),
        None => {}
    }
    let moves = by_move(&moves);
    if !moves.is_empty() {
        let mut table = Grid::new(["moves", "where SPACE is one of:"]);
        by_reach(&moves).into_iter().for_each(|row| table.row(row));
        report.table(table);
    }
    if !besides.is_empty() {
        report.item(1, format!("also: {}", besides.join(" | ")));
    }
    if options.refused.is_none() {
        if steps.is_empty() {
            let why = options.nowhere().map_or(String::new(), |why| format!(": {why}"));
            report.item(1, format!("not legal in any space now{why}"));
        }
        for Impossible { part, refused } in options.impossible.iter().filter(|part| part.part != options.name)
        {
            report.item(1, format!("no {part}: {refused}"));
        }
    }
}

/// The texts of the current card.
fn event(game: &Game) -> Result<Shown, Error> {
    let texts = event_texts(game)?;
    let faction = game.whose_turn(None)?;
    let NextStep::Act { allowed, pivotal, .. } = game.next_step() else {
        return Err(Error::refused("2.3.2", format!("no faction acts now: {}", game.due())));
    };
    let mut report = Report::new();
    let title = game.cards().current().map_or(String::new(), card_name);
    report.heading(format!("{}: Event, {title}", faction.name()));
    if !allowed.event && !pivotal {
        let because = game.sequence().first_deed().map_or(String::new(), |did| format!(": {did}"));
        report.item(1, format!("not now{because} [G2, 2.3.4]"));
    }
    for text in &texts {
        let effect = match &text.refused {
            Some(refused) => format!(": {refused}"),
            None if !text.has_effect => ": no effect now".to_owned(),
            None if text.open.is_empty() => ": asks nothing".to_owned(),
            None => String::new(),
        };
        report.strong(0, format!("event {}{effect}", text.side));
        for question in &text.open {
            report.item(1, question.clone().at_most(LISTED).to_string());
        }
    }
    report
        .aside(0, "To execute it: pointman fitl act -i GAME \"event SIDE NAME ANSWER, ANSWER; NAME ANSWER\"");
    let data = json!({
        "name": "event",
        "card": game.cards().current(),
        "faction": faction,
        "allowed": allowed.event || pivotal,
        "texts": texts,
        "open": open_in(game, "event"),
    });
    Ok(Shown { data, report })
}

/// How many answers of a question are listed.
const LISTED: usize = 60;

/// What the part that is due lets its faction choose, and which parts of the phase follow.
fn coup_round(game: &Game, due: CoupPart, op: Option<&str>) -> Result<Shown, Error> {
    if let Some(op) = op {
        let with_choice: Vec<_> = CoupPart::ALL.into_iter().filter(|part| part.chooser().is_some()).collect();
        let ids: Vec<_> = with_choice.iter().map(|part| part.id()).collect();
        match names::resolve("part of a Coup Round", op, &ids) {
            Ok(index) if with_choice[index] == due => {}
            Ok(index) => {
                let message = format!("{} is not due now; {} is", with_choice[index].title(), due.title());
                return Err(Error::refused("6.0", message));
            }
            Err(message) => {
                // The name of an Operation, as on any other card, is not unknown: nobody executes one now.
                named(game, op).map_err(|_| Error::Usage(message))?;
                game.turn_options()?;
            }
        }
    }
    let mut data = next_data(game);
    let mut report = Report::new();
    coup_tables(&mut report, game, due);
    let after = CoupPart::ALL.into_iter().filter(|part| *part > due && part.phase() == due.phase());
    let after: Vec<_> = after.filter_map(|part| Some((part, part.chooser()?))).collect();
    if !after.is_empty() {
        let words: Vec<_> =
            after.iter().map(|(part, faction)| format!("{} ({})", part.title(), faction.name())).collect();
        report.item(1, format!("later in this phase: {}", words.join(", ")));
    }
    data["open"] = json!(coup_open(game, due));
    data["then"] = after.iter().map(|(part, faction)| json!({ "part": part, "faction": faction })).collect();
    Ok(Shown { data, report })
}
