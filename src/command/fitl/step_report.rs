//! The report of a step of a game, whoever took it and by whatever command: what it was, the dice, what to do
//! with the counters place by place, then Control, the markers, the cylinders and the Resources.

use super::changes::{changes, control_changes, cylinders, made_of, totals};
use super::common::card_name;
use super::deeds::{Section, beginnings, discard, sections, sections_put_back, short, turn_up, wins};
use super::next::not_yet;
use super::tables::factions;
use crate::command::teller;
use crate::dice::Thrown;
use crate::document::{HistoryStep, StepLog, Told as StepTold, TypedStep as _};
use crate::error::Error;
use crate::fitl::board::TERROR_MARKERS;
use crate::fitl::document::{
    ActionChosen, CardShown, FITL_CARD, FITL_COUP, FITL_DRAW, FITL_NEW, GameStep, GameTold, NonPlayerDecides,
    PivotalPlayed, StepKept, TRUNG_TURN,
};
use crate::fitl::special_activities::air_strike::HITS_OF_A_DIE;
use crate::fitl::trung::{EligibilityRow, Played, TrungTurn};
use crate::fitl::{
    ActionTaken, BoxName, Card, CardKind, CardSide, CoupChoices, CoupPart, Effect, Eligibility, EventAction,
    Faction, Game, GameEffect, Lasting, OperationName, PlayerAction, Space, SpaceSet, SpecialName, Track,
    TrungCard, TurnRecord, as_typed, with_names,
};
use crate::names::titled;
use crate::plural::counted as number_of;
use crate::render::{Grid, Report};
use serde_json::Value;

/// Reports a step that led from `before` to `told.after`; none before the making of a game.
///
/// # Errors
/// A bug if its effects do not fit the game.
pub(super) fn step_report(report: &mut Report, before: Option<&Game>, told: &GameTold) -> Result<(), Error> {
    if let Some(headline) = headline(told) {
        report.strong(0, headline);
    }
    if let StepKept::NonPlayers(decided) = &told.done
        && let Played::Turn(turn) = &decided.played
    {
        sides_read(report, turn);
        if let Some(why) = why_passed(turn) {
            report.item(1, why);
        }
    }
    // Who waits for a part to settle reads first that there was none.
    for section in before.map(|before| sections(before, &told.effects)).transpose()?.into_iter().flatten() {
        if let (Some(part), true) = (section.part, section.lines.is_empty())
            && passed_over(&section, &told.done).is_some()
        {
            report.item(1, format!("{}: nothing to choose, as is told there", part.title()));
        }
    }
    body(report, before, told, Layout::ToWorkThrough)
}

/// How the lines of a step are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Under headings and numbered: to be carried out.
    ToWorkThrough,
    /// One after the other: of a step long done.
    Listed,
}

/// The same without its headline.
fn body(report: &mut Report, before: Option<&Game>, told: &GameTold, layout: Layout) -> Result<(), Error> {
    if !told.thrown.is_empty() && layout == Layout::ToWorkThrough {
        report.heading("Dice");
    }
    thrown(report, &told.thrown);
    let Some(before) = before else {
        beginnings(&told.after, &told.effects).into_iter().for_each(|line| report.item(1, line));
        return notes(report, told);
    };
    let sections = sections(before, &told.effects)?;
    let mut numbered = Numbered { report, layout, last: 0, is_under: false };
    let (mut resources, mut end, mut discarded) = (Vec::new(), None, None);
    let acted = told.effects.iter().any(|effect| matches!(effect, GameEffect::Acted { .. }));
    let finished = told.effects.iter().find_map(|effect| match effect {
        GameEffect::Finish { card } if acted => Some(discard(*card)),
        _ => None,
    });
    for mut section in sections {
        if let Some(at) = section.lines.iter().position(|line| Some(line) == finished.as_ref()) {
            discarded = Some(section.lines.remove(at));
        }
        // Who names a card has turned it up.
        if let StepKept::Card { card } = &told.done {
            section.lines.retain(|line| *line != turn_up(*card));
        }
        if section.part == Some(CoupPart::Victory)
            && let Some(why) = not_yet(&section.before)
        {
            section.lines.push(why);
        }
        match (section.won.map(|winner| wins(winner, section.part, &told.after)), section.part) {
            // The Victory Phase is about nothing else.
            (Some(won), Some(CoupPart::Victory)) => section.lines.push(won),
            // After the last Redeploy Phase Control is settled first.
            (Some(won), _) => end = Some(won),
            (None, _) => {}
        }
        let title = section.part.map(CoupPart::title);
        let has_table = section.part == Some(CoupPart::Victory);
        let told_here =
            !section.lines.is_empty() || (section.part.is_some() && !section.resources.is_empty());
        if told_here || has_table {
            numbered.heading(title);
        }
        if has_table {
            let mut table = Report::new();
            table.table(victory_table(&section.before));
            numbered.report.append(table.indented(numbered.level().saturating_sub(1)));
        }
        if !told_here && let Some(why) = passed_over(&section, &told.done) {
            numbered.heading(title);
            numbered.report.item(1, format!("Nothing is possible here: {why}"));
        }
        let lacking = without_sabotage(&section, told);
        numbered.lines(section.lines);
        if let Some(lacking) = lacking {
            let level = numbered.level();
            numbered.report.item(level, lacking);
        }
        if section.part.is_some() {
            numbered.lines(section.resources);
        } else {
            resources.extend(section.resources);
        }
    }
    let after = &told.after;
    let (turn, cylinders) =
        ([control_changes(before, after), totals(before, after)], cylinders(before, after));
    let pays = !resources.is_empty();
    let only_these = turn.iter().all(Option::is_none) && discarded.is_none() && end.is_none();
    let turn = turn.into_iter().flatten();
    // What ends the card comes after the turn that was played on it, with what that cost.
    let markers: Vec<String> = match discarded {
        Some(discarded) => turn.chain(resources).chain([discarded]).chain(cylinders).chain(end).collect(),
        None => turn.chain(cylinders).chain(resources).chain(end).collect(),
    };
    if !markers.is_empty() && (numbered.last == 0 || before.coup_due().is_some()) {
        numbered.heading((numbered.last > 0).then_some("Then"));
    }
    let is_idle = numbered.last == 0;
    numbered.lines(markers);
    let report = numbered.report;
    if let Some((space, steps)) = agitated(told) {
        let steps = number_of(usize::from(steps), "step");
        report.item(1, format!("{} is Agitated by {steps}, which cost VC 1 each [card 116]", space.name()));
    }
    if strikes_nothing(told) {
        report.item(1, "The Air Strike hits nothing [T5.3.7]");
    }
    if is_idle && only_these && acts(&told.done) {
        report.item(
            1,
            if pays { "Nothing else on the board changes." } else { "Nothing on the board changes." },
        );
    }
    notes(report, told)
}

/// Why it was gone by without a question, of a part of a Coup Round in which a person may do something: there
/// was nothing to choose. The end of a part that a person settled before, and that is told already, is none.
fn passed_over(section: &Section, done: &StepKept) -> Option<String> {
    use CoupPart::{ArvnPacify, ArvnRedeploy, NvaRedeploy, UsCommitment, UsPacify, VcAgitate};
    let game = &section.before;
    let is_of_step = |part: &CoupPart| !matches!(done, StepKept::Coup { parts, .. } if !parts.contains(part));
    section.part.filter(is_of_step).and_then(|part| {
        let is_theirs =
            matches!(part, UsPacify | ArvnPacify | VcAgitate | ArvnRedeploy | NvaRedeploy | UsCommitment);
        let is_asked = is_theirs && part.chooser().is_some_and(|who| game.is_player(who));
        if is_asked { game.coup_nothing(part) } else { None }
    })
}

/// Which LoCs due for Sabotage get none, as the markers are used up (6.2.1).
fn without_sabotage(section: &Section, told: &GameTold) -> Option<String> {
    section.part.filter(|part| *part == CoupPart::VcSabotage)?;
    let sabotaged = |space: Space| {
        let marker = GameEffect::Board(Effect::Terror { space, delta: 1 });
        told.effects.contains(&marker)
    };
    let lacking = section.before.to_sabotage().filter(|space| !sabotaged(space));
    let names: Vec<&str> = lacking.iter().map(Space::name).collect();
    let get = if names.len() == 1 { "gets" } else { "get" };
    (!names.is_empty()).then(|| {
        let names = names.join(", ");
        format!(
            "{names} {get} no Sabotage: all {TERROR_MARKERS} Terror and Sabotage markers are on the map \
             [6.2.1]"
        )
    })
}

/// Whether a non-player rolled for the hits of an Air Strike that then had no target: it is none of what the
/// turn executed.
fn strikes_nothing(told: &GameTold) -> bool {
    let StepKept::NonPlayers(decided) = &told.done else { return false };
    let Played::Turn(turn) = &decided.played else { return false };
    let has_struck = turn.executed.special.is_some_and(|special| special.name() == SpecialName::AirStrike);
    turn.event.is_none() && !has_struck && told.thrown.iter().any(|die| die.reason == HITS_OF_A_DIE)
}

/// Whether a faction did something, and did not pass.
fn acts(done: &StepKept) -> bool {
    match done {
        StepKept::Acted(turn) => turn.action != ActionTaken::Pass,
        StepKept::NonPlayers(decided) => {
            matches!(&decided.played, Played::Turn(turn) if turn.action != ActionTaken::Pass)
        }
        _ => false,
    }
}

/// Whether a person's action leaves the board as it was: only a cylinder moves.
pub(super) fn does_nothing(told: &GameTold) -> bool {
    let is_action = matches!(&told.done, StepKept::Acted(turn) if turn.action != ActionTaken::Pass);
    is_action && matches!(told.effects.first(), None | Some(GameEffect::Acted { .. }))
}

fn notes(report: &mut Report, told: &GameTold) -> Result<(), Error> {
    told.notes.iter().for_each(|note| report.item(1, format!("Note: {note}")));
    Ok(())
}

/// Lines to work through, numbered from 1.
struct Numbered<'a> {
    report: &'a mut Report,
    layout: Layout,
    last: usize,
    /// Whether what is listed stands under a heading.
    is_under: bool,
}

impl Numbered<'_> {
    fn heading(&mut self, title: Option<&str>) {
        match (self.layout, title) {
            (Layout::ToWorkThrough, title) => self.report.heading(title.unwrap_or("Do this, in order")),
            (Layout::Listed, Some(title)) => {
                self.report.item(1, title);
                self.is_under = true;
            }
            (Layout::Listed, None) => {}
        }
    }

    /// How far in the lines stand.
    fn level(&self) -> u16 {
        1 + u16::from(self.is_under)
    }

    fn lines(&mut self, lines: Vec<String>) {
        for line in lines {
            self.last += 1;
            match self.layout {
                Layout::ToWorkThrough => self.report.item(1, format!("{}. {line}", self.last)),
                Layout::Listed => self.report.item(self.level(), line),
            }
        }
    }
}

/// The dice that were thrown, those of a throw in one line: `Attack in Hue (3, 4)`.
pub(super) fn thrown(report: &mut Report, thrown: &[Thrown]) {
    let mut rest = thrown;
    while let Some(first) = rest.first() {
        let end = rest.iter().position(|one| one.throw != first.throw).unwrap_or(rest.len());
        let (throw, later) = rest.split_at(end);
        let faces: Vec<u32> = throw.iter().map(|one| one.shows).collect();
        let die = if throw.len() == 1 { first.die.clone() } else { format!("{}{}", throw.len(), first.die) };
        let came_to = throw.iter().rev().find_map(|one| one.came_to.as_deref());
        let came_to = came_to.map_or(String::new(), |came_to| format!(": {came_to}"));
        let dice = teller::line(&first.reason, &format!("{die}: {}", teller::faces(&faces)), "");
        report.item(1, format!("{dice}{came_to}"));
        rest = later;
    }
}

/// Where each faction stands: what its marker counts, what it needs, and by how much it is there (7.0).
pub(super) fn victory_table(game: &Game) -> Grid {
    let mut table =
        Grid::new(["faction", "made of", "now", "needs more than", "margin"]).with_numbers([2, 3, 4]);
    for faction in Faction::ALL {
        table.row([
            short(faction).to_owned(),
            made_of(game, faction).join(" + "),
            game.victory_marker(faction).to_string(),
            faction.victory_threshold().to_string(),
            format!("{:+}", game.marked_margin(faction)),
        ]);
    }
    table
}

/// Who did what: `VC, 2nd Eligible on 86 Mandate of Heaven: Rally in Tay Ninh; Subvert in Binh Dinh`. None
/// for the making of a game.
pub(in crate::command) fn headline(told: &GameTold) -> Option<String> {
    let agitated = agitated(told);
    Some(match &told.done {
        StepKept::Begun {} => return None,
        StepKept::Card { card } => format!("{} is turned up", card_name(*card)),
        StepKept::Pivotal { card, faction } => format!("{} plays {}", short(*faction), card_name(*card)),
        StepKept::Acted(turn) => acted(turn, agitated),
        StepKept::Coup { card, parts } => coup(*card, parts),
        StepKept::NonPlayers(decided) => match &decided.played {
            Played::Turn(turn) => non_players(turn, agitated),
            Played::Pivotal(Some(faction)) => {
                format!("{} plays its Pivotal Event, {}", short(*faction), card_name(Card::pivotal(*faction)))
            }
            Played::Pivotal(None) => "No non-player plays its Pivotal Event".to_owned(),
        },
    })
}

fn who(faction: Faction, eligibility: Eligibility, card: Card) -> String {
    format!("{}, {eligibility} Eligible on {}", short(faction), card_name(card))
}

/// Where VC Agitates in a Rally under shaded Cadres (116), and by how many steps.
fn agitated(told: &GameTold) -> Option<(Space, u8)> {
    let is_rally = match &told.done {
        StepKept::Acted(turn) => turn.op.as_ref().is_some_and(|op| op.name == OperationName::Rally.id()),
        StepKept::NonPlayers(decided) => matches!(&decided.played, Played::Turn(turn)
            if turn.executed.operation.is_some_and(|operation| operation.name() == OperationName::Rally)),
        _ => false,
    };
    // It is paid for by the step, and then carried out: no other part of a Rally costs VC and lowers a level
    // or Terror.
    let paid = |effect: &GameEffect| match *effect {
        GameEffect::Board(Effect::Track { name: Track::VcResources | Track::AgitateTotal, from, to }) => {
            from.checked_sub(to)
        }
        _ => None,
    };
    let lowered = |effect: &GameEffect| match *effect {
        GameEffect::Board(Effect::Terror { space, delta: -1 }) => Some(space),
        GameEffect::Board(Effect::Support { space, from, to }) if to < from => Some(space),
        _ => None,
    };
    let mut pairs = told.effects.iter().zip(told.effects.iter().skip(1)).filter(|_| is_rally);
    pairs.find_map(|(cost, done)| Some((lowered(done)?, paid(cost)?)))
}

/// An Operation with its spaces, and where VC Agitates in it.
fn operated(title: &str, spaces: SpaceSet, agitated: Option<(Space, u8)>) -> String {
    let agitation = agitated.map_or(String::new(), |(space, _)| format!(", Agitation in {}", space.name()));
    format!("{}{agitation}", executed(title, spaces))
}

fn acted(turn: &TurnRecord, agitated: Option<(Space, u8)>) -> String {
    let who = who(turn.faction, turn.eligibility, turn.card);
    let operation = turn.op.as_ref().map(|named| operated(&titled(named.name), named.spaces, agitated));
    let special = turn.special.as_ref().map(|named| executed(&titled(named.name), named.spaces));
    let executed: Vec<String> = operation.into_iter().chain(special).collect();
    doing(&who, turn.action, turn.event.as_ref().map(|event| event_of(turn.card, event.side)), &executed)
}

fn non_players(turn: &TrungTurn, agitated: Option<(Space, u8)>) -> String {
    let who = who(turn.turn.faction, turn.eligibility, turn.card);
    let operation = turn.executed.operation.map(|operation| (operation.name(), turn.turn.spaces));
    let special = turn.executed.special.map(|special| (special.name(), turn.turn.special_spaces));
    let list: Vec<String> = operation
        .map(|(name, spaces): (OperationName, _)| operated(&titled(name.id()), spaces, agitated))
        .into_iter()
        .chain(special.map(|(name, spaces): (SpecialName, _)| executed(&titled(name.id()), spaces)))
        // A Special Activity that came first stands, though nothing could follow it (T5.3.8).
        .chain((operation.is_none() && special.is_some()).then(|| "no Operation possible".to_owned()))
        .collect();
    doing(&who, turn.action, turn.event.map(|side| event_of(turn.card, side)), &list)
}

/// That the Event of a card is executed, with its side if it has two.
fn event_of(card: Card, side: CardSide) -> String {
    if card.is_dual() { format!("executes the Event, {side}") } else { "executes the Event".to_owned() }
}

fn doing(who: &str, action: ActionTaken, event: Option<String>, executed: &[String]) -> String {
    match (action, event) {
        (ActionTaken::Pass, _) => format!("{who}, passes"),
        (ActionTaken::Event, Some(text)) => format!("{who}, {text}"),
        (ActionTaken::LimitedOp, _) => format!("{who}: Limited Operation, {}", executed.join("; ")),
        _ if executed.is_empty() => format!("{who}: executes nothing"),
        _ => format!("{who}: {}", executed.join("; ")),
    }
}

fn executed(title: &str, spaces: SpaceSet) -> String {
    let names: Vec<_> = spaces.iter().map(Space::name).collect();
    if names.is_empty() { title.to_owned() } else { format!("{title} in {}", names.join(", ")) }
}

fn coup(card: Option<Card>, parts: &[CoupPart]) -> String {
    let on = card.map_or(String::new(), |card| format!(" on {}", card_name(card)));
    let titles: Vec<_> = parts.iter().map(|part| part.title()).collect();
    match &titles[..] {
        [] => format!("Coup Round{on}"),
        [one] => format!("Coup Round{on}: {one}"),
        [first, .., last] => format!("Coup Round{on}: {first} to {last}"),
    }
}

/// The sides of Trưng cards that were read, and why each was left.
fn sides_read(report: &mut Report, turn: &TrungTurn) {
    for side in turn.reading.sides() {
        let flow = side.card.flow(side.face);
        let why = match side.left {
            None => "carried out".to_owned(),
            Some(left) => format!("skipped: {}", left.in_words(flow)),
        };
        report.item(1, format!("Trưng card {}: {why}", flow.id));
    }
}

/// Why a non-player passes; none if it acts.
fn why_passed(turn: &TrungTurn) -> Option<&'static str> {
    if turn.action != ActionTaken::Pass {
        return None;
    }
    Some(match turn.row {
        Some(EligibilityRow::FirstWait | EligibilityRow::SecondWaitCritical) => {
            "It waits to be 1st Eligible on the next card, whose Event is Critical for it [T5.2]"
        }
        Some(_) => "It waits to be 1st Eligible on the next card [T5.2]",
        None => "None of its Trưng cards leads to an Operation [T5.3.8]",
    })
}

/// What to do with the counters to bring the table from `from` to `to`, as after an undo or a redo.
///
/// # Errors
/// A bug if the difference cannot be told.
pub(crate) fn moved_back(report: &mut Report, from: &Game, to: &Game) -> Result<(), Error> {
    let effects: Vec<GameEffect> =
        from.board().difference(to.board()).into_iter().map(GameEffect::Board).collect();
    let mut lines = cards(from, to);
    let mut resources = Vec::new();
    // Told on a game beside no Coup Round: every change of the board is one list.
    for section in sections_put_back(from, &effects)? {
        lines.extend(section.lines);
        resources.extend(section.resources);
    }
    lines.extend([control_changes(from, to), totals(from, to), cylinders(from, to)].into_iter().flatten());
    lines.extend(resources);
    if lines.is_empty() {
        report.line("Nothing on the table changes.");
        return Ok(());
    }
    report.heading("Do this, in order");
    Numbered { report, layout: Layout::ToWorkThrough, last: 0, is_under: false }.lines(lines);
    Ok(())
}

/// The cards that lie elsewhere.
fn cards(from: &Game, to: &Game) -> Vec<String> {
    let name = |card| Option::map_or(card, "none".to_owned(), card_name);
    let mut lines = Vec::new();
    for (what, was, is) in [
        ("Current card", from.cards().current(), to.cards().current()),
        ("On deck", from.cards().next(), to.cards().next()),
    ] {
        if was != is {
            lines.push(format!("{what}: {}", name(is)));
        }
    }
    if from.leader_box() != to.leader_box() {
        let laid: Vec<_> = to.leader_box().cards().map(card_name).collect();
        let laid = if laid.is_empty() { "empty".to_owned() } else { laid.join(", ") };
        lines.push(format!("RVN Leader box, top first: {laid}"));
    }
    let in_play = |lasting: &Lasting| -> Vec<(Card, CardSide)> {
        lasting.entries().into_iter().filter_map(|entry| Some((entry.card, entry.side?))).collect()
    };
    let (was, is) = (in_play(from.lasting()), in_play(to.lasting()));
    for (card, side) in was.iter().filter(|entry| !is.contains(entry)) {
        lines.push(format!("No longer in play: {}, {side}", card_name(*card)));
    }
    for (card, side) in is.iter().filter(|entry| !was.contains(entry)) {
        lines.push(format!("In play: {}, {side}", card_name(*card)));
    }
    for faction in Faction::ALL {
        match (from.cards().pivotal(faction), to.cards().pivotal(faction)) {
            (None, Some(card)) => lines.push(format!("{} returns to {}", card_name(card), short(faction))),
            (Some(card), None) => {
                lines.push(format!("{} is no longer held by {}", card_name(card), short(faction)))
            }
            _ => {}
        }
    }
    for (what, was, is) in [
        ("stays Eligible", from.sequence().eligible_next(), to.sequence().eligible_next()),
        (
            "is Ineligible through the next card",
            from.sequence().ineligible_next(),
            to.sequence().ineligible_next(),
        ),
    ] {
        let (gone, new) = (was.difference(is), is.difference(was));
        if !gone.is_empty() {
            lines.push(format!("No longer: {} {what}", factions(gone)));
        }
        if !new.is_empty() {
            lines.push(format!("{} {what}", factions(new)));
        }
    }
    if from.trung_deck() != to.trung_deck() {
        lines.push(format!("Trưng deck: {}", trung_order(&to.trung_deck().lying().collect::<Vec<_>>())));
    }
    lines
}

/// How the Trưng deck lies, the unseen cards counted: `from the top N, 7 unseen, J, K`.
fn trung_order(lying: &[Option<TrungCard>]) -> String {
    if lying.iter().all(Option::is_none) {
        return format!("shuffle all {}", lying.len());
    }
    let runs = lying.chunk_by(|one, other| one.is_none() && other.is_none());
    let told = runs.map(|run| match run[0] {
        Some(card) => card.to_string(),
        None => format!("{} unseen", run.len()),
    });
    format!("from the top {}", told.collect::<Vec<_>>().join(", "))
}

/// The card that a step of a game was about.
pub(super) fn card_of(step: &HistoryStep) -> Option<Card> {
    let number = step.summary.get("card")?.as_u64()?;
    Card::try_from(u8::try_from(number).ok()?).ok()
}

/// What a step of a history was, from what the history keeps of it:
/// `VC on 86 Mandate of Heaven: Rally in Tay Ninh`. None where it is no step of a game that says so.
pub(in crate::command) fn title_of(step: &HistoryStep) -> Option<String> {
    let field = |name: &str| step.summary.get(name).filter(|value| !value.is_null());
    let card = card_of(step).map(card_name);
    let faction = field("faction").and_then(|faction| faction.as_str()?.parse::<Faction>().ok()).map(short);
    let named = |name: &str| {
        let named = field(name)?;
        let spaces = named["spaces"].as_array().into_iter().flatten();
        let spaces = spaces.filter_map(|space| space.as_str()?.parse::<Space>().ok()).collect();
        Some(executed(&titled(named["name"].as_str()?), spaces))
    };
    let deeds: Vec<String> = [named("op"), named("special")].into_iter().flatten().collect();
    let event = field("event").and_then(|event| event["side"].as_str());
    let what = match (&deeds[..], event, field("action").and_then(Value::as_str)) {
        ([_, ..], _, _) => format!(": {}", deeds.join("; ")),
        ([], Some(side), _) => {
            let side = side.parse::<CardSide>().ok();
            let told = card_of(step).zip(side).map(|(card, side)| event_of(card, side));
            format!(": {}", told.unwrap_or_else(|| "executes the Event".to_owned()))
        }
        ([], None, Some("pass")) => ": passes".to_owned(),
        _ => String::new(),
    };
    Some(match (faction, card) {
        (Some(faction), Some(card)) if field("action").is_none() => format!("{faction} plays {card}"),
        (Some(faction), Some(card)) => format!("{faction} on {card}{what}"),
        (None, Some(_)) if step.command == FITL_COUP => {
            let parts = field("parts").and_then(Value::as_array).into_iter().flatten();
            let parts: Vec<CoupPart> = parts.filter_map(|part| part.as_str()?.parse().ok()).collect();
            coup(card_of(step), &parts)
        }
        (None, Some(card)) if step.command == TRUNG_TURN => format!("no Pivotal Event instead of {card}"),
        (None, Some(card)) => format!("{card} is turned up"),
        _ if step.command == FITL_NEW => "a new game".to_owned(),
        _ => match adjusted(&step.choices) {
            Some(places) => format!("adjusted: {places}"),
            None => format!("adjust {}", step.choices["path"].as_str()?.trim_start_matches('/')),
        },
    })
}

/// Where on the table an `adjust` set something: `Saigon, Available`. None where it set another field.
fn adjusted(choices: &Value) -> Option<String> {
    let also = choices["also"].as_array().into_iter().flatten();
    let mut named: Vec<String> = Vec::new();
    for set in std::iter::once(choices).chain(also) {
        let path = set["path"].as_str()?.trim_start_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let name = match parts[..] {
            ["spaces", space, ..] => space.parse::<Space>().ok().map(|space| space.name().to_owned()),
            ["tracks", track] => track.parse::<Track>().ok().map(|track| track.title().to_owned()),
            [held, _] => BoxName::ALL
                .into_iter()
                .find(|name| name.id().replace('-', "_") == held)
                .map(|name| name.title().to_owned()),
            _ => None,
        };
        let name = name?;
        if !named.contains(&name) {
            named.push(name);
        }
    }
    Some(named.join(", "))
}

/// Whether the step turns up a card.
pub(in crate::command) fn is_card_shown(step: &HistoryStep) -> bool {
    [FITL_CARD, FITL_DRAW].contains(&step.command.as_str())
}

/// Under which heading a step of a game stands: `Card 12: 44 Ia Drang`, `Coup Round 2: 128 Young Turks`. What
/// turns up the next card belongs to the one that is played from then on.
pub(in crate::command) fn heading_of_step(before: Option<&Game>, after: &Game, step: &HistoryStep) -> String {
    let turns_up = is_card_shown(step);
    let game = before.filter(|_| !turns_up).unwrap_or(after);
    let (cards, coups) = (game.cards(), usize::from(game.coups_played()));
    let Some(card) = cards.current().filter(|_| before.is_some()) else { return "Set-up".to_owned() };
    if card.kind() == CardKind::Coup {
        let is_laid = game.leader_box().cards().any(|laid| laid == card);
        return format!("Coup Round {}: {}", coups + usize::from(!is_laid), card_name(card));
    }
    // A Pivotal Event is played in place of the card that its heading names, and may return to whose it is.
    let is_pivotal = |card: &Card| card.pivotal_of().is_some();
    let turned_up = cards.cancelled().iter().last().filter(|_| is_pivotal(&card)).unwrap_or(card);
    let before = cards.played().iter().filter(|card| !is_pivotal(card)).count() + cards.cancelled().len();
    let number = before + coups + usize::from(!is_pivotal(&card));
    format!("Card {number}: {}", card_name(turned_up))
}

/// A step of a game as `log` tells it to people, who type as `at_prompt` or as commands; `before` and `after`
/// are the game before and after it.
///
/// # Errors
/// A bug if its effects cannot be told.
pub(in crate::command) fn logged(
    report: &mut Report,
    before: Option<&Game>,
    after: &Game,
    entry: &StepLog<GameTold>,
    at_prompt: bool,
) -> Result<(), Error> {
    report.strong(0, format!("{}  {}", entry.step.step, headline_of(entry)));
    logged_below(report, before, after, entry, at_prompt)
}

/// What stands above a step of the log.
pub(in crate::command) fn headline_of(entry: &StepLog<GameTold>) -> String {
    let headline = match &entry.told {
        Some(StepTold::Game(told)) => headline(told),
        _ => None,
    };
    headline.or_else(|| title_of(&entry.step)).unwrap_or_else(|| entry.step.command.clone())
}

/// What stands below that.
///
/// # Errors
/// As [`logged`].
pub(in crate::command) fn logged_below(
    report: &mut Report,
    before: Option<&Game>,
    after: &Game,
    entry: &StepLog<GameTold>,
    at_prompt: bool,
) -> Result<(), Error> {
    let StepLog { step, told, .. } = entry;
    if let (Some(StepTold::Adjusted(_)), Some(before)) = (told, before) {
        changes(before, after).into_iter().for_each(|line| report.item(1, line));
    } else if let Some(words) = typed(step, before, at_prompt) {
        report.item(1, format!("typed: {words}"));
    }
    if let Some(StepTold::Game(told)) = told {
        body(report, before, told, Layout::Listed)?;
    }
    Ok(())
}

/// What was typed to take the step, in short names wherever those are read alike; none where nothing was
/// chosen.
fn typed(step: &HistoryStep, before: Option<&Game>, at_prompt: bool) -> Option<String> {
    let (words, short) = match GameStep::read(&step.command, &step.choices).ok()? {
        GameStep::Act(ActionChosen { action, .. }) => {
            let words = match &action {
                PlayerAction::Operation(operation) => operation.to_string(),
                PlayerAction::Pass => "pass".to_owned(),
                PlayerAction::Event(EventAction { side, choices }) => {
                    let side = side.map_or(String::new(), |side| format!(" {side}"));
                    format!("event{side} {choices}").trim_end().to_owned()
                }
            };
            let who = step.summary.get("faction").and_then(|who| who.as_str()?.parse::<Faction>().ok());
            let reads = |words: &str| {
                let read =
                    who.zip(before).map(|(who, game)| PlayerAction::parse_on(words, who, game.board()));
                matches!(read, Some(Ok(read)) if read == action)
            };
            let short = as_typed(&words, reads);
            (words, short)
        }
        GameStep::Coup(choices) => {
            let words = choices.to_string();
            let short = as_typed(&words, |words| CoupChoices::parse(words).is_ok_and(|read| read == choices));
            (words, short)
        }
        GameStep::NonPlayers(NonPlayerDecides { choices }) => {
            let words = choices.to_string();
            (words.clone(), words)
        }
        GameStep::Card(CardShown { card }) => (card.to_string(), card.to_string()),
        GameStep::Pivotal(PivotalPlayed { .. }) if at_prompt => return Some("pivotal".to_owned()),
        GameStep::Pivotal(PivotalPlayed { faction }) => return Some(format!("pivotal {faction}")),
        // The making of a game is told by what it set up.
        GameStep::Draw(_) => return None,
    };
    // What no short name is read for keeps the ids that the command line reads; the prompt reads names too.
    let has_ids = short.contains(['_', '-']);
    let said = if at_prompt && has_ids { with_names(&short) } else { short };
    (!words.is_empty()).then_some(said)
}
