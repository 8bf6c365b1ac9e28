//! `amend`: a person's turn taken again, with what was done after it kept as far as it is still what it was.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::Left;
use super::super::answers::Sense as _;
use super::super::console::{Console, Prompt};
use super::super::draft::{DraftFile, last_step};
use super::desk::GameClient;
use super::sense::shown;
use crate::command::document::undo::title_of_step;
use crate::command::fitl::{lines_of_effects, moved_back};
use crate::command::{Held, Opened, Produced, Session, Source, Write};
use crate::dice::{Dice, DiceError, DiceState, Question, Scripted, Seeded};
use crate::document::{ADJUST, Document, HistoryStep};
use crate::error::Error;
use crate::fitl::document::GameTold;
use crate::fitl::{Effect, Game, GameData, GameEffect, NextStep, Track};
use crate::plural::{counted, counted_as};
use crate::render::Report;

/// The steps that came after the one that is taken again.
pub struct Amending {
    /// The number of the step that is taken again.
    pub step: u32,
    /// Those after it.
    pub later: Vec<Later>,
}

/// A turn that is being taken again, kept beside the document so that a kill does not lose what came after
/// it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptAmending {
    /// The last step before it.
    step: u32,
    /// The digest of the state after that.
    digest: String,
    /// The step that is taken again, and those after it.
    steps: Vec<HistoryStep>,
}

/// A step that came after the one that is taken again.
pub struct Later {
    step: HistoryStep,
    /// What was due before it; none if a mended rule does not say.
    due: Option<Due>,
    /// What it did; none if a mended rule does not say.
    did: Option<Done>,
}

/// What is due, and how that is told.
struct Due {
    next: NextStep,
    told: String,
}

impl Due {
    fn of(document: &Document<GameData>) -> Option<Due> {
        let game = document.data.validate().ok()?;
        Some(Due { next: game.next_step(), told: game.due() })
    }

    /// How this differs from what was due `then`, where non-players decide on their Pivotal Events at one of
    /// them only: nobody sees that at the table (2.3.8, T5.5.8).
    fn differs(&self, then: &Due) -> Option<String> {
        match (self.next, then.next) {
            (NextStep::PivotalWindow(now), NextStep::PivotalWindow(then)) if now == then => None,
            (NextStep::PivotalWindow(_), _) => {
                Some(format!("{}, which was not possible before [T5.5.8]", self.told))
            }
            (_, NextStep::PivotalWindow(_)) => {
                Some(format!("Then, {}; that is no longer possible [T5.5.8]", then.told))
            }
            (NextStep::Act { faction: now, .. }, NextStep::Act { faction: then, .. }) if now != then => {
                Some(format!("Then {} acted; now {} does [2.3.2]", then.name(), now.name()))
            }
            _ => None,
        }
    }
}

/// What a step did.
struct Done {
    effects: Vec<GameEffect>,
    lines: Vec<String>,
}

impl Done {
    fn of(before: &Game, told: &GameTold) -> Option<Done> {
        let lines = lines_of_effects(before, &told.effects).ok()?;
        Some(Done { effects: told.effects.clone(), lines })
    }

    /// Whether both do the same at the table, whatever the tracks stood at before; what is due then comes
    /// with the next step.
    fn is_like(&self, other: &Done) -> bool {
        let by = |effect: &GameEffect| match *effect {
            GameEffect::Board(Effect::Track { name, from, to }) => {
                Err((name, i32::from(to) - i32::from(from)))
            }
            other => Ok(other),
        };
        let is_seen = |effect: &&GameEffect| !matches!(effect, GameEffect::Phase { .. });
        let seen = |done: &Done| done.effects.iter().filter(is_seen).map(by).collect::<Vec<_>>();
        // In which order pieces are moved does not matter at the table.
        let mut others = seen(other);
        let is_there = |effect: &Result<GameEffect, (Track, i32)>| {
            let found = others.iter().position(|other| other == effect);
            found.map(|at| others.swap_remove(at)).is_some()
        };
        seen(self).iter().all(is_there) && others.is_empty()
    }
}

/// How many turns are listed that can be taken again.
const MOST_LISTED: usize = 8;

/// Which turns of people can be taken again, the last first.
fn turns_of(history: &[HistoryStep]) -> String {
    let turns = history.iter().rev().filter(|step| step.command == ACT).take(MOST_LISTED);
    let all: Vec<String> = turns.map(|step| format!("{} ({})", step.step, title_of_step(step))).collect();
    match &all[..] {
        [] => ": no turn of yours is before it".to_owned(),
        [only] => format!(": `amend N` replaces step {only}"),
        all => format!(": `amend N` replaces one of the steps {}", all.join(", ")),
    }
}

/// The command that a person's turn is.
const ACT: &str = "fitl-act";

impl GameClient {
    /// Takes back the steps from `typed` on, to take that one again.
    ///
    /// # Errors
    /// When it is no turn of a person.
    pub fn amend(&self, console: &Console, typed: &str) -> Result<Option<Left>, Error> {
        let history = self.paper.history();
        let (last, _) = self.paper.last_step();
        if typed.is_empty() && self.is_amending() {
            // A turn is taken again already: which other is meant must be said.
            console.say(format!("A turn is being replaced now{}", turns_of(&history)))?;
            return Ok(None);
        }
        let step = match typed.parse::<u32>() {
            Ok(step) => step,
            Err(_) if typed.is_empty() => {
                history.iter().rev().find(|step| step.command == ACT).map_or(0, |step| step.step)
            }
            Err(_) => {
                return Err(Error::Usage(format!("`amend {typed}`: give a step number, as shown by `log`")));
            }
        };
        let Some(first) = history.iter().find(|known| known.step == step && known.command == ACT) else {
            return Err(Error::Usage(format!("step {step} is not a turn of yours{}", turns_of(&history))));
        };
        let dropped = self.turn_under_way(console);
        if typed.is_empty() || dropped.is_some() {
            let title = title_of_step(first);
            let also = match last - step {
                0 => String::new(),
                1 => " and keep the step after it if it is still legal".to_owned(),
                more => format!(" and keep the {more} steps after it as long as they are legal"),
            };
            let drops = dropped
                .map_or(String::new(), |dropped| format!("This drops your turn under way: {dropped}. "));
            // A turn under way is not dropped for a key.
            let enter = if drops.is_empty() { (0, "yes") } else { (1, "no") };
            let what = format!("{drops}Replace step {step} ({title}){also}?");
            match console.ask(&Prompt::of(what, ["yes", "no"]).enter(enter.0, enter.1)) {
                Ok(0) => {}
                Ok(_) | Err(Left::Back | Left::Abort) => return Ok(None),
                Err(Left::Failed(error)) => return Err(error),
                Err(left) => return Ok(Some(left)),
            }
        }
        let mut steps: Vec<HistoryStep> =
            history.iter().filter(|known| known.step >= step).cloned().collect();
        // A die that was thrown for the turn is not thrown again for a better one.
        let report = self.paper.take_back(steps.len())?;
        // Where a later turn was being taken again, that and what came after it are kept with the others.
        let amended = DraftFile::of_amended(self.paper.file());
        let earlier = amended.kept::<KeptAmending>().filter(|kept| self.is_amending() && kept.step == last);
        steps.extend(earlier.into_iter().flat_map(|kept| kept.steps));
        let kept = match steps.len() - 1 {
            0 => String::new(),
            1 => "; the later step is kept if still legal".to_owned(),
            more => format!("; the {more} later steps are kept as long as they are legal"),
        };
        // What it is about comes before all that goes back on the table for it.
        console.say(format!("Replace the turn of step {step}{kept}."))?;
        console.show(&report)?;
        console.say("`abort` leaves the turn as it was.")?;
        let (before, digest) = self.paper.last_step();
        let later = what_they_did(self.paper.document(), &steps);
        amended.write(&KeptAmending { step: before, digest, steps })?;
        self.set_amending(Amending { step, later });
        Ok(Some(Left::Changed))
    }

    /// Once the turn has been taken again, takes the later steps again with the dice they had, up to the
    /// first that is no longer what it was.
    ///
    /// # Errors
    /// When the document cannot be saved.
    pub fn take_later_steps(&self, console: &Console) -> Result<(), Error> {
        let (last, _) = self.paper.last_step();
        if self.amended().is_some_and(|step| last < step) {
            return Ok(());
        }
        let Some(Amending { step, later }) = self.take_amending() else { return Ok(()) };
        let kept = DraftFile::of_amended(self.paper.file());
        if last > step {
            return kept.drop();
        }
        let source = Source::File(self.paper.file().to_owned());
        let Opened { mut document, origin, .. } = source.open::<GameData>(&mut Session::of_command_line())?;
        let amended = self.game();
        let (mut taken, mut stopped) = (0_usize, None);
        for old in &later {
            let before = document.clone();
            if let Err(told) = take_later(&mut document, old) {
                document = before;
                stopped = Some(told);
                break;
            }
            taken += 1;
        }
        if let (true, Some(origin)) = (taken > 0, origin) {
            let produced =
                Produced { document: Held::of(document), write: Write::InPlace(origin), withheld: false };
            self.paper.save(&produced)?;
        }
        kept.drop()?;
        tell_kept(console, later.len(), taken)?;
        // The table went back behind them, and comes forward again.
        if taken > 0 {
            let mut report = Report::new();
            moved_back(&mut report, &amended, &self.game())?;
            console.show(&report)?;
        }
        stopped.map_or(Ok(()), |stopped| console.show(&stopped))
    }

    /// What was said of a turn that is not finished.
    pub(super) fn turn_under_way(&self, console: &Console) -> Option<String> {
        let whole =
            self.paper.draft().answers.last().map_or(String::new(), |words| shown(words.trim(), None));
        let begun = self.under_way(&console.under_way(), &[]);
        let parts: Vec<String> = [whole, begun].into_iter().filter(|part| !part.is_empty()).collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// Takes up a turn that was being taken again when the program ended.
    pub(super) fn take_up_amending(&self) {
        let Some(kept) = DraftFile::of_amended(self.paper.file()).kept::<KeptAmending>() else { return };
        let document = self.paper.document();
        let is_before =
            |document: &Document<GameData>| last_step(document) == (kept.step, kept.digest.clone());
        // The program may have ended once the turn was saved, before those after it were.
        let before = [Some(document.clone()), document.undo(1).ok()].into_iter().flatten().find(is_before);
        if let (Some(before), Some(first)) = (before, kept.steps.first()) {
            self.set_amending(Amending { step: first.step, later: what_they_did(before, &kept.steps) });
            self.tells_amending.set(true);
        }
    }

    /// Says once, after a new start, that a turn is being taken again.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub(super) fn say_amending(&self, console: &Console) -> Result<(), Error> {
        match self.amended().filter(|_| self.tells_amending.take()) {
            Some(step) => console
                .say(format!("The turn of step {step} is being replaced; `abort` leaves it as it was.")),
            None => Ok(()),
        }
    }

    /// Says that a turn is no longer taken again, where one is: steps before it are taken back.
    ///
    /// # Errors
    /// When it cannot be shown, or the file that keeps it not be removed.
    pub(super) fn end_amending(&self, console: &Console) -> Result<(), Error> {
        let Some(ended) = self.take_amending() else { return Ok(()) };
        DraftFile::of_amended(self.paper.file()).drop()?;
        console.say(format!("Step {} is no longer being replaced.", ended.step))
    }

    /// Leaves the turn that is being taken again as it was, and those after it.
    ///
    /// # Errors
    /// When the document cannot be saved.
    pub(super) fn give_up_amending(&self, console: &Console) -> Result<(), Error> {
        let Some(Amending { step, later }) = self.take_amending() else { return Ok(()) };
        let steps = u32::try_from(later.len() + 1).unwrap_or(u32::MAX);
        let report = self.paper.redo(steps)?;
        DraftFile::of_amended(self.paper.file()).drop()?;
        let back = match later.len() {
            0 => "is",
            _ => "and those after it are",
        };
        console.say(format!("Step {step} {back} as before."))?;
        console.show(&report)
    }
}

/// What the steps after the first of these did when they were taken, from `document`, the state before them.
fn what_they_did(document: Document<GameData>, steps: &[HistoryStep]) -> Vec<Later> {
    let mut document = Some(document);
    let went = steps.iter().map(|step| {
        let due = document.as_ref().and_then(Due::of);
        let taken = document.as_mut().and_then(|document| take_as_it_was(document, step).ok());
        if taken.is_none() {
            document = None;
        }
        Later { step: step.clone(), due, did: taken.and_then(|taken| taken.did) }
    });
    let all: Vec<Later> = went.collect();
    all.into_iter().skip(1).collect()
}

/// Takes a later step again with the dice it had, if it is still due and comes to what it came to then.
///
/// # Errors
/// What is told of a step that cannot be kept; the document is then anything.
fn take_later(document: &mut Document<GameData>, old: &Later) -> Result<(), Report> {
    let mut report = Report::new();
    report.line(format!("Step {} cannot be kept: {}", old.step.step, title_of_step(&old.step)));
    let before = document.clone();
    let due = Due::of(&before).filter(|_| old.step.command != ADJUST);
    if let Some(differs) = due.zip(old.due.as_ref()).and_then(|(now, then)| now.differs(then)) {
        report.line(differs);
        return Err(report);
    }
    match take_as_it_was(document, &old.step) {
        Ok(taken) => {
            let new = document.history().last();
            if !tell_differences(&mut report, old, new, &taken) {
                if !old.step.rolls.is_empty() {
                    document.set_dice(old.step.dice);
                }
                return Ok(());
            }
        }
        Err(error) => tell_refused(&mut report, &before, old, error),
    }
    Err(report)
}

/// Tells how a step that was taken again as `new` differs from what it was. Gives whether it does.
fn tell_differences(report: &mut Report, old: &Later, new: Option<&HistoryStep>, taken: &Taken) -> bool {
    let Taken { did, spare } = taken;
    let same = new.is_some_and(|new| new.summary == old.step.summary);
    let differs = match (did, &old.did) {
        (Some(did), Some(was)) if !did.is_like(was) => Some((did, was)),
        _ => None,
    };
    if same && differs.is_none() && *spare == 0 {
        return false;
    }
    let (was, is) = (title_of_step(&old.step), new.map(title_of_step).unwrap_or_default());
    if is != was {
        report.line(format!("With the same dice it would now be {is}"));
    }
    if *spare > 0 {
        let (all, now) = (old.step.rolls.len(), old.step.rolls.len() - spare);
        let took = dice_or_draws(all);
        report.line(format!("Then it took {took}; now it would take only {now}."));
    }
    let is_alike = differs.is_none() && did.is_some() && old.did.is_some();
    let (did, did_before) = differs.map_or((&[][..], &[][..]), |(is, was)| (&is.lines[..], &was.lines[..]));
    if is_alike {
        report.line("It would do the same on the board.");
    }
    tell_only(report, "Done then, but not now", did_before, did);
    tell_only(report, "Done now, but not then", did, did_before);
    true
}

/// Tells why a step cannot be taken again on the game `before` it, and what it would come to as far as its
/// dice go.
fn tell_refused(report: &mut Report, before: &Document<GameData>, old: &Later, error: Error) {
    let ran_out = match &error {
        Error::Dice(DiceError::RanOut { question, .. }) => Some(question.sides),
        _ => None,
    };
    report.line(match error {
        Error::Dice(DiceError::RanOut { question, reason, .. }) => format!(
            "Then it took {}; now it would take more, next {question}: {reason}",
            dice_or_draws(old.step.rolls.len())
        ),
        other => format!("It is no longer legal: {other}"),
    });
    let did_before = old.did.as_ref().map_or(&[][..], |did| &did.lines[..]);
    let Some(now) = ran_out.and_then(|sides| certain(before, &old.step, sides)) else {
        return tell_only(report, "What it did then", did_before, &[]);
    };
    let hangs = if now.title.ends_with('…') { " (the rest follows from that)" } else { "" };
    report.line(format!("With the same dice it would now be {}{hangs}", now.title));
    tell_only(report, "Done then, but not now", did_before, &now.lines);
    let is_new = |line: &String| !did_before.contains(line);
    match now.lines.iter().any(is_new) {
        true => {
            tell_only(report, "What it would do now, up to the next die or draw", &now.lines, did_before);
        }
        false => report.item(1, "It would do nothing different before the next die or draw."),
    }
    tell_alike(report, &now.lines, did_before);
}

/// Says how many of all the later steps were `taken` again as they were.
fn tell_kept(console: &Console, all: usize, taken: usize) -> Result<(), Error> {
    match (all, taken) {
        (0, _) => Ok(()),
        (1, 1) => console.say("The later step is unchanged."),
        (all, kept) if all == kept => console.say(format!("All {all} later steps are unchanged.")),
        (1, _) => console.say("The next step could not be kept; play continues from here."),
        (all, 0) => {
            let steps = counted(all, "step");
            console.say(format!("None of the {steps} after it could be kept; play continues from here."))
        }
        (all, kept) => {
            let are = if kept == 1 { "is" } else { "are" };
            let dropped = counted(all - kept, "later step");
            console.say(format!("{kept} of the {all} later steps {are} unchanged; {dropped} dropped."))
        }
    }
}

/// How many dice a step took, or draws of a card or a space.
fn dice_or_draws(number: usize) -> String {
    match number {
        0 => "no die or draw".to_owned(),
        more => counted_as(more, "die or draw", "dice or draws").to_string(),
    }
}

/// Tells those of the lines that are none of the others.
fn tell_only(report: &mut Report, title: &str, lines: &[String], others: &[String]) {
    let others: Vec<String> = others.iter().map(|line| without_boxes(line)).collect();
    let mut only = lines.iter().filter(|line| !others.contains(&without_boxes(line))).peekable();
    if only.peek().is_some() {
        report.item(1, title);
        only.for_each(|line| report.item(2, line.as_str()));
    }
}

/// A line without what the boxes show afterwards: that hangs on what was done before.
fn without_boxes(line: &str) -> String {
    let mut parts = line.split(" (box now ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |line, part| line + part.split_once(')').map_or("", |(_, behind)| behind))
}

/// How many lines of context are told that are the same in both.
const CONTEXT: usize = 3;

/// Tells what both do: a few lines in full, more by their number.
fn tell_alike(report: &mut Report, lines: &[String], others: &[String]) {
    let alike: Vec<&String> = lines.iter().filter(|line| others.contains(line)).collect();
    match alike.len() {
        0 => {}
        1..=CONTEXT => {
            report.item(1, "As before");
            alike.into_iter().for_each(|line| report.item(2, line.as_str()));
        }
        more => report.item(1, format!("As before: {}", counted(more, "other line"))),
    }
}

/// A step taken again with the dice it had.
struct Taken {
    /// What it did; none if it does not say.
    did: Option<Done>,
    /// How many of those dice it did not need.
    spare: usize,
}

/// What a step comes to as far as the dice it had go.
struct Certain {
    title: String,
    lines: Vec<String>,
}

/// How often each answer of the first die that is missing is gone on from, with others after it.
const TRIALS: u64 = 4;

/// What a step whose dice run out does in any case: whatever the next of them, one of so many answers, shows,
/// and those after it.
fn certain(document: &Document<GameData>, step: &HistoryStep, sides: u32) -> Option<Certain> {
    let before = document.data.validate().ok()?;
    let trials = (1..=sides).flat_map(|next| (0..TRIALS).map(move |seed| (next, seed)));
    let mut ways = trials.filter_map(|(next, seed)| {
        let mut after = document.clone();
        let given = step.rolls.iter().copied().chain([next]).collect();
        let mut dice = Further { given, at: 0, later: Seeded::new(DiceState { seed, drawn: 0 }) };
        let told = after.take_given(&step.command, step.choices.clone(), &mut dice).ok()?;
        Some((told.effects, after.history().last().map(title_of_step)?))
    });
    let (mut effects, mut title) = ways.next()?;
    let mut is_settled = true;
    for (other, its_title) in ways {
        let alike = effects.iter().zip(&other).take_while(|(one, other)| one == other).count();
        effects.truncate(alike);
        let letters = title.chars().zip(its_title.chars()).take_while(|(one, other)| one == other);
        let alike: String = letters.map(|(letter, _)| letter).collect();
        is_settled = is_settled && title == its_title;
        title = alike;
    }
    if !is_settled {
        // What the ways have in common ends with a whole word.
        let end = title.rfind([',', ';', ':', ' ']).unwrap_or(0);
        title = format!("{} …", title[..end].trim_end_matches(" in"));
    }
    let lines = lines_of_effects(&before, &effects).ok()?;
    Some(Certain { title, lines })
}

/// Dice with given answers, and then others.
struct Further {
    given: Vec<u32>,
    at: usize,
    later: Seeded,
}

impl Dice for Further {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let given = self.given.get(self.at).map(|given| (*given).clamp(1, question.sides));
        self.at += 1;
        given.map_or_else(|| self.later.answer(question, reason), Ok)
    }
}

/// Takes a step with the dice it had; those of older games throw also where that decides nothing.
fn take_as_it_was(document: &mut Document<GameData>, step: &HistoryStep) -> Result<Taken, Error> {
    let before = document.clone();
    let taken = take_throwing(document, step, false);
    if matches!(taken, Ok(Taken { spare: 0, .. })) {
        return taken;
    }
    let mut older = before;
    match take_throwing(&mut older, step, true) {
        Ok(all @ Taken { spare: 0, .. }) => {
            *document = older;
            Ok(all)
        }
        _ => taken,
    }
}

fn take_throwing(document: &mut Document<GameData>, step: &HistoryStep, idly: bool) -> Result<Taken, Error> {
    let mut dice = Scripted::new(step.rolls.iter().copied()).throwing_idly(idly);
    let before = document.data.validate().ok();
    if step.command == ADJUST {
        let also = step.choices["also"].as_array().into_iter().flatten();
        let set = |change: &Value| {
            (change["path"].as_str().unwrap_or_default().to_owned(), change["value"].clone())
        };
        document.adjust_all(std::iter::once(&step.choices).chain(also).map(set).collect())?;
        return Ok(Taken { did: None, spare: 0 });
    }
    let told = document.take_given(&step.command, step.choices.clone(), &mut dice)?;
    let spare = match dice.finish() {
        Err(DiceError::LeftOver { left, .. }) => left,
        finished => finished.map(|()| 0)?,
    };
    Ok(Taken { did: before.and_then(|before| Done::of(&before, &told)), spare })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitl::{Card, Edition, Faction, FactionSet, Phase, Scenario};

    #[test]
    fn a_pivotal_event_that_could_not_be_played_then_is_told() {
        let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
        let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
        let due =
            |next| Due { next, told: "ARVN first decides whether to play its Pivotal Event".to_owned() };
        let (window, acts) = (NextStep::PivotalWindow(FactionSet::only(Faction::Arvn)), game.next_step());
        let told = due(window).differs(&due(acts)).unwrap();
        assert_eq!(
            told,
            "ARVN first decides whether to play its Pivotal Event, which was not possible before [T5.5.8]"
        );
        assert!(due(acts).differs(&due(window)).unwrap().starts_with("Then, ARVN first decides"));
        assert_eq!(due(window).differs(&due(window)), None);
        assert_eq!(due(acts).differs(&due(acts)), None);
    }

    #[test]
    fn a_line_that_differs_only_in_what_a_box_holds_then_is_no_difference() {
        let line = |held: u8| format!("Hue: place 1 US Troop from Available (box now {held}); to COIN");
        assert_eq!(without_boxes(&line(4)), without_boxes(&line(5)));
        assert_eq!(without_boxes(&line(4)), "Hue: place 1 US Troop from Available; to COIN");
    }

    #[test]
    fn what_is_due_next_is_no_difference_in_what_a_step_did() {
        let done = |effects: &[GameEffect]| Done { effects: effects.to_vec(), lines: Vec::new() };
        let card = |number| Card::new(number).unwrap();
        let turned_up = GameEffect::Reveal { card: card(107) };
        let window = GameEffect::Phase { from: Phase::EventCard, to: Phase::PivotalWindow };
        assert!(done(&[turned_up, window]).is_like(&done(&[turned_up])));
        assert!(done(&[turned_up]).is_like(&done(&[turned_up, window])));
        assert!(!done(&[turned_up]).is_like(&done(&[GameEffect::Reveal { card: card(108) }, window])));
        // Nor is the order of what is done.
        let other = GameEffect::Reveal { card: card(108) };
        assert!(done(&[turned_up, other]).is_like(&done(&[other, turned_up])));
        assert!(!done(&[turned_up, turned_up]).is_like(&done(&[other, turned_up])));
    }
}
