//! A step gone through with a person: whatever is open is asked, one question at a time, until the step is whole;
//! then it is summed up and saved. The same loop serves an action, an Event, a part of a Coup Round, and what a
//! non-player's turn asks of people.

mod anyway;
mod asking;
mod raids;
mod strikes;

use std::cell::{Cell, RefCell};
use std::fmt;

use pointman_core::vocabulary::Term;
use serde_json::{Value, json};

use self::asking::Asking;
use self::raids::Late;
use self::strikes::is_strike;
use super::super::Left;
use super::super::answers::{Sense, Tree, takes_all, walked};
use super::super::console::{Begun, Chosen, Console, DONE, LikelyAnswer, Prompt};
use super::super::paper::StepDice;
use super::desk::GameClient;
use super::sense::{SPECIAL, shown, space_typed, split};
use super::short;
use crate::command::BoundDice;
use crate::command::fitl::{
    PIVOTAL, lines_of_effects, lines_of_markers, pivotal_words, told_of_dice, told_of_moves,
    told_of_pivotal_events, told_of_step,
};
use crate::dice::{Dice, DiceError, DiceState, Question, Seeded};
use crate::error::Error;
use crate::fitl::document::{GameStep, GameTold, StepKept};
use crate::fitl::events::wording::IN_PARENTHESES;
use crate::fitl::rehearsal::{Draft, Open, Rehearsal, Settled, StepOf, Values, after_special};
use crate::fitl::{
    Board, Card, CardSide, CoupPart, Effect, Faction, Game, GameEffect, NextStep, OperationName, PieceKind,
    Side, Space, SpecialName, Track, Words,
};
use crate::names::{capitalized, titled};
use crate::plural::counted;
use crate::question::{NOTHING, OpenQuestion, called};
use crate::render::Report;

/// A step under way.
struct Dialogue<'a> {
    client: &'a GameClient,
    console: &'a Console,
    /// The game before the step.
    start: Game,
    of: StepOf,
    /// What was said after each answer.
    said: Vec<String>,
    /// The words of each of those answers that `back` leaves of it; none of those before the program was begun again.
    begun: Vec<Begun>,
    /// The words of an answer that was gone back to.
    reopened: RefCell<Begun>,
    /// Those of the answer that was given last.
    last_begun: RefCell<Begun>,
    dice: StepDice,
    /// The effects that have been shown already.
    shown: Vec<GameEffect>,
    /// Whether what the answers that are left did was shown before: after `back` only the question is.
    is_told: bool,
    /// How many dice have been shown.
    thrown: usize,
    /// What was said when something was shown last.
    told_of: String,
    /// How much of what the step does comes before the question that is open.
    settled: Option<Settled>,
    /// Whether the last answer was given word by word: who types a whole step knows how it goes on.
    word_by_word: Cell<bool>,
    /// Whether it was said that there is no more of the Special Activity under way.
    no_more: Cell<bool>,
}

/// Goes through the step that is due.
///
/// # Errors
/// How a prompt was left.
pub fn take(client: &GameClient, console: &Console, game: &Game) -> Result<(), Left> {
    let Some(due) = Draft::due(game) else { return Ok(()) };
    let draft = client.paper.draft();
    let (said, dice) = (draft.answers.clone(), client.paper.dice(console, &draft));
    let (shown, thrown, told_of) = (Vec::new(), 0, String::new());
    let (start, of) = (*game, due.of);
    let mut dialogue = Dialogue {
        client,
        console,
        start,
        of,
        begun: vec![Begun::new(); said.len()],
        reopened: RefCell::default(),
        last_begun: RefCell::default(),
        said,
        dice,
        shown,
        is_told: false,
        thrown,
        told_of,
        settled: None,
        word_by_word: Cell::default(),
        no_more: Cell::default(),
    };
    if due.of != StepOf::Action && dialogue.said.is_empty() {
        dialogue.begin()?;
    }
    loop {
        let went = dialogue.go_on();
        // Between two questions the turn stands as it did: dice may be asked for there.
        if !matches!(went, Ok(false)) {
            client.set_midst(None);
        }
        client.set_turn_so_far(None);
        client.set_asked(None);
        match went {
            Ok(true) => return Ok(client.paper.finish_draft()?),
            Ok(false) => {}
            Err(Left::Back) if !dialogue.said.is_empty() => {
                console.forget()?;
                dialogue.no_more.set(false);
                dialogue.said.pop();
                *dialogue.reopened.borrow_mut() = dialogue.begun.pop().unwrap_or_default();
                dialogue.forget_shown();
            }
            Err(Left::Abort) if !dialogue.said.is_empty() => dialogue.abort()?,
            // The words of the answer that was begun are dropped.
            Err(Left::Abort) if !console.under_way().is_empty() => {
                console.forget()?;
                console.say(format!("Dropped: {}", client.under_way(&console.under_way(), &[])))?;
            }
            Err(Left::Quit) => {
                client.paper.finish_draft()?;
                return Err(Left::Quit);
            }
            Err(left @ (Left::Back | Left::Abort)) => {
                // What was dropped of an action before was told then: now there is nothing left of it.
                if dialogue.of == StepOf::Action {
                    console.begins();
                }
                return Err(left);
            }
            Err(left) => return Err(left),
        }
        dialogue.begun.truncate(dialogue.said.len());
        client.paper.keep_draft(dialogue.said.clone())?;
    }
}

impl Dialogue<'_> {
    /// Before a step that is not a choice: Enter continues.
    fn begin(&self) -> Result<(), Left> {
        let owners: Vec<String> = self.start.pivotal_players().iter().map(short).collect();
        let may_play = match &owners[..] {
            [] => None,
            [one] => Some(format!("{one} may play its Pivotal Event first")),
            all => Some(format!("{} may play a Pivotal Event first", all.join(" or "))),
        };
        let what = match self.start.next_step() {
            NextStep::PivotalWindow(_) => {
                let mut report = Report::new();
                report.heading("Pivotal Events");
                told_of_pivotal_events(&mut report, &self.start);
                self.console.show(&report)?;
                match may_play {
                    None => self.start.due(),
                    Some(may_play) => format!("{may_play}; then the non-players decide on theirs"),
                }
            }
            NextStep::Act { faction, eligibility, .. } => {
                let first = may_play.map_or(String::new(), |may_play| format!("{may_play}; "));
                format!("{first}{}, a non-player, {eligibility} Eligible", short(faction))
            }
            _ => {
                let part = self.start.coup_due();
                let asks = part.is_some_and(|part| self.start.coup_question(part).is_some());
                if asks && part.and_then(|part| part.chooser()).is_some_and(|who| self.start.is_player(who)) {
                    return Ok(());
                }
                part.map_or("Coup Round".to_owned(), |part| format!("Coup Round, {}", part.title()))
            }
        };
        let pivotal = self.pivotal_answers();
        let mut prompt = Prompt::of(what, ["go"]);
        if pivotal.is_empty() {
            prompt = prompt.noting("go", "Pointman carries it out").enter(0, "go on");
        } else {
            // Enter alone would pass a window that does not come back.
            prompt.answers.extend(pivotal);
            prompt = prompt.noting("go", "nobody here plays one: Pointman goes on with the non-players");
            prompt.notes.extend(self.pivotal_notes());
        }
        match self.console.ask(&prompt)?.checked_sub(1) {
            None => Ok(()),
            Some(index) => self.play_pivotal(index),
        }
    }

    /// Who acts, if anybody does.
    fn acts(&self) -> Option<Faction> {
        match self.start.next_step() {
            NextStep::Act { faction, .. } => Some(faction),
            _ => None,
        }
    }

    fn draft(&self) -> Draft {
        Draft { of: self.of, words: self.said.last().cloned().unwrap_or_default() }
    }

    fn forget_shown(&mut self) {
        self.is_told = true;
        self.shown.clear();
        self.thrown = 0;
        self.told_of = self.said.last().cloned().unwrap_or_default();
    }

    /// Gives up the Special Activity that is under way, or else the step.
    fn abort(&mut self) -> Result<(), Left> {
        self.console.forget()?;
        let under_way = self.console.under_way();
        let begun = under_way.first().and_then(|name| SpecialName::named(name));
        let before = self.said.len();
        let whole = self.said.last().cloned().unwrap_or_default();
        let special = special_under_way(&self.draft());
        while self.said.last().is_some_and(|words| ends_with_special(words)) {
            self.said.pop();
        }
        let gone_on = self.said.len() < before;
        match begun {
            // Its first part is not finished: nothing was said of it yet.
            Some(name) => self.console.say(format!("Dropped: {}", titled(name.id())))?,
            None if gone_on => {
                let named =
                    special.map_or_else(|| "the Special Activity".to_owned(), |name| titled(name.id()));
                let kept = shown(self.said.last().map_or("", String::as_str).trim(), self.acts());
                self.console.say(format!("Dropped: {named}. Kept: {kept}; `abort` again drops that too."))?;
            }
            None => {
                self.said.clear();
                let begun = self.client.under_way(&under_way, &[]);
                let whole = shown(whole.trim(), self.acts());
                let all: Vec<&str> =
                    [&whole[..], &begun].into_iter().filter(|part| !part.is_empty()).collect();
                // The name of an Operation and its first step are one.
                let between = if whole.contains(' ') { "; " } else { " " };
                self.console.say(format!("Dropped: {}", all.join(between)))?;
            }
        }
        if gone_on || self.said.is_empty() {
            self.forget_shown();
        }
        Ok(())
    }

    /// The dice that were thrown, and for what is thrown after them dice that show their highest face.
    fn dice_as_they_lie(&self) -> BoundDice {
        self.dice.borrow().followed_by(Box::new(Highest))
    }

    /// Goes through the draft with the dice bound to this step.
    fn rehearse(&self, draft: &Draft) -> Result<Rehearsal, Error> {
        self.dice.borrow_mut().again();
        draft.rehearse(&self.start, &mut *self.dice.borrow_mut())
    }

    /// Asks the next question, or saves the step if none is open. Gives whether it is saved.
    fn go_on(&mut self) -> Result<bool, Left> {
        let draft = self.draft();
        let rehearsed = match self.of {
            // What follows a person's part by itself throws its dice once that part is confirmed.
            StepOf::Coup => draft.rehearse(&self.start, &mut Highest),
            StepOf::Action | StepOf::NonPlayers => self.rehearse(&draft),
        };
        let Rehearsal { step, told, so_far, open, settled } = match rehearsed {
            Ok(rehearsal) => rehearsal,
            Err(error) => {
                self.console.refused(error)?;
                let Some(refused) = self.said.pop() else { return Err(Left::Back) };
                self.keep_accepted(&refused)?;
                return Ok(false);
            }
        };
        self.settled = settled;
        let shown = told.as_ref().or(so_far.as_ref());
        if shown.is_none() {
            self.client.set_midst(None);
        }
        if let Some(told) = shown {
            let is_part = self.of == StepOf::Coup || settled.is_some();
            let midst = if is_part { self.own_part(told)?.1 } else { *told.after };
            self.client.set_midst(Some(midst));
            // What an Event comes to hangs on what must still be said of it.
            let may_end = settled.is_none() || so_far.is_none();
            self.client.set_turn_so_far(Some(*told.after).filter(|_| may_end));
            if !open.is_empty() && (may_end || self.of == StepOf::Action) {
                self.show_progress(told)?;
            }
        }
        match (step, told, &open[..]) {
            (Some(step), Some(told), []) => self.save(&step, &told),
            (_, told, [first, ..]) => {
                let said = self.ask(&draft, first, &open, told.as_deref())?;
                if let Some(said) = said {
                    self.no_more.set(false);
                    self.is_told = false;
                    self.said.push(said);
                    self.begun.push(self.last_begun.take());
                }
                Ok(false)
            }
            _ => {
                self.console.say("That leaves no legal answer: type `back`.")?;
                if self.said.pop().is_none() {
                    return Err(Left::Failed(Error::Bug("a step asks nothing and does nothing".to_owned())));
                }
                Ok(false)
            }
        }
    }

    /// Keeps what the dice on the table leave of whole words that were refused with them, answer by answer, and says so.
    fn keep_accepted(&mut self, refused: &str) -> Result<(), Left> {
        if self.of != StepOf::Action {
            return Ok(());
        }
        let accepted = self.draft().accepted(refused, &self.start, || self.dice.borrow().as_they_lie());
        let Some(last) = accepted.last() else { return Ok(()) };
        self.console.say(format!("Kept: {}", shown(&last.words, self.acts())))?;
        self.begun.truncate(self.said.len());
        self.begun.extend(accepted.iter().map(|_| Begun::new()));
        self.said.extend(accepted.into_iter().map(|draft| draft.words));
        Ok(())
    }

    /// Asks what is open. Gives what is said then; none if the step was taken otherwise.
    fn ask(
        &self,
        draft: &Draft,
        first: &Open,
        open: &[Open],
        told: Option<&GameTold>,
    ) -> Result<Option<String>, Left> {
        let of_steps = |open: &&Open| matches!(open.values, Values::Steps(_));
        let whole_by = self.console.lines_typed() + usize::from(!self.console.has_more());
        self.client.set_asked(first.question.by.as_deref().and_then(|by| by.parse().ok()));
        let late = self.late_raids(draft);
        if let Some(more) = more_of_special(draft, open, &late)
            && (self.word_by_word.get() && !self.console.has_more()
                || self.goes_on_with(&more, open)
                || self.is_typed_for_special(open))
        {
            let goes_on = open.iter().any(|open| open.question.name != SPECIAL.trim());
            return self.ask_more(draft, first, &more, (told.is_some(), goes_on));
        }
        if let Some(special) = special_under_way(draft)
            && self.is_typed_for_special(open)
        {
            let asking = Asking {
                dialogue: self,
                draft,
                first,
                open,
                answers: &[],
                begins: false,
                special: Some(special),
            };
            let why = asking.refused_of_special(special, &self.console.ahead_of_sign());
            let nowhere = || self.nowhere(draft, special);
            let none = || format!("{} can go on nowhere.", titled(special.id()));
            self.console.refuse_step(&why.or_else(nowhere).unwrap_or_else(none))?;
        }
        // How an Operation may go on is one choice; the questions of an Event come one after the other.
        let asked: Vec<&Open> = match of_steps(&first) {
            true => open.iter().filter(of_steps).collect(),
            false => vec![first],
        };
        let mut legal: Vec<(&Open, &str)> = Vec::new();
        let flips = self.flips_by_transport();
        for open in asked {
            let all = &open.question.legal;
            let answers = all.iter().filter(|answer| !says_nothing(answer, all, flips));
            for answer in answers.map(|answer| without_removals(without_several_sources(answer))) {
                if !legal.iter().any(|(_, known)| *known == answer) {
                    legal.push((open, answer));
                }
            }
        }
        // The die of an Air Strike comes before what it hits (4.2.3).
        let strikes = self.open_strikes(draft, open);
        if !strikes.is_empty() {
            legal.retain(|(_, answer)| !is_strike(bare(answer)));
        }
        let mut answers: Vec<Vec<String>> =
            legal.iter().map(|(open, answer)| words_of(open, answer)).collect();
        let mut unlisted: Vec<String> = shared_name(&first.question, &answers).into_iter().collect();
        if !unlisted.is_empty() {
            // Its name may be said all the same.
            let plain: Vec<Vec<String>> = answers.iter().map(|answer| answer[1..].to_vec()).collect();
            answers.splice(0..0, plain);
        }
        let is_words = matches!(first.values, Values::Words);
        if !strikes.is_empty() && answers.is_empty() && is_words && !first.question.optional {
            // The Event grants nothing else.
            return self.ask_strike(draft, &strikes, false, whole_by);
        }
        let listed = answers.len();
        let are_pieces = is_words && answers.iter().flatten().all(|word| counts_pieces(word));
        let is_operation = self.of == StepOf::Action && !draft.words.starts_with("event");
        let takes_most = is_words && is_operation && first.question.name == "remove" && told.is_some();
        let may_end = if is_words { first.question.optional && !takes_most } else { told.is_some() };
        let grows = first.question.name == "step";
        let end = if is_words && !grows { NOTHING } else { DONE };
        let mut enter = None;
        // What Guerrillas remove whose Attack succeeded: as much as they may, unless less is said (3.3.3).
        if takes_most {
            let by = first.question.by.as_deref().and_then(|by| by.parse().ok());
            let named =
                |most: &String| split(most).iter().map(|pieces| shown(pieces, by)).collect::<Vec<_>>();
            enter = first.question.legal.first().map(|most| (0, named(most).join(" and ")));
        }
        if !takes_most && told.is_some() {
            self.drop_number()?;
        }
        if takes_most && let Some(only) = self.removed_by_number(&first.question.legal)? {
            return Ok(Some(draft.answer(first, &only).words));
        }
        let special = special_under_way(draft).filter(|_| !is_words && !self.no_more.get());
        // What the rules add for nothing is not passed by for a key, however the Advise was typed.
        let is_aid = |answer: &Vec<String>| answer[..] == [SpecialName::Advise.id(), AID];
        let aid = answers.iter().position(is_aid).filter(|_| special == Some(SpecialName::Advise) && may_end);
        if may_end {
            let says = match aid {
                _ if is_words => end.to_owned(),
                Some(_) => format!("{AID}, then {}", done_without(&answers, None)),
                None => done_without(&answers, Some(draft)),
            };
            let by_enter = if aid.is_some() { AID_THEN_DONE } else { answers.len() };
            // After the first of several Enter alone takes no more, though something else is still open.
            let goes_on = is_words && first.question.given > 0;
            enter = (told.is_some() || grows || goes_on).then_some((by_enter, says));
            answers.push(vec![end.to_owned()]);
        }
        // Where the Operation must go on, `done` ends its Special Activity.
        let ends_special = special.filter(|_| !may_end).map(|special| (answers.len(), special));
        if ends_special.is_some() {
            answers.push(vec![DONE.to_owned()]);
        }
        let is_action = first.question.name == "action";
        unlisted.extend(ends_special.map(|_| DONE.to_owned()));
        let before_pivotal = answers.len();
        if is_action {
            answers.extend(self.pivotal_answers());
        }
        let strike = answers.len();
        if !strikes.is_empty() {
            answers.push(vec![SpecialName::AirStrike.id().to_owned()]);
        }
        let before_late = answers.len();
        answers.extend(late.iter().map(|late| words_of_step(&late.step)));
        if first.question.name == "side" || draft.words.trim() == "event" {
            let side = self.show_sides()?;
            if let Some(side) = side.filter(|_| first.question.name == "side") {
                let at = first.question.legal.iter().position(|legal| *legal == side.id());
                enter = at.map(|at| (at, side.id().to_owned()));
            }
        }
        // Answers to an Event or a part of a Coup Round are foreseen and typed in their order.
        let comes_between = is_words && self.of == StepOf::Action && !draft.words.starts_with("event");
        // With its name the answer is not meant for another question.
        let comes_between = comes_between && !self.console.skip_name(&first.question.name);
        if self.of == StepOf::NonPlayers && self.said.is_empty() {
            // A person chooses in an Event that nobody has read out.
            for text in self.text_of_event(draft) {
                self.console.say(text)?;
            }
        }
        let begun = self.reopened.take();
        let is_event = is_words && draft.words.starts_with("event") || self.of == StepOf::NonPlayers;
        let midst = self.client.shown();
        let counted = if is_event { counted_answers(&first.question, midst.board()) } else { Vec::new() };
        let what = self.sentence(draft, first, told, if is_event { Some(&counted) } else { None });
        let is_side = first.question.name == "side";
        let notes = match (is_action, is_side) {
            (true, _) => self.pivotal_notes(),
            (_, true) => self.notes_of_sides(),
            _ => Vec::new(),
        };
        let about = if is_side { Vec::new() } else { self.text_of_event(draft) };
        let any_order = are_pieces && answers[..listed].iter().any(|answer| answer.len() > 1);
        let likely = likely(&answers[..listed], draft);
        let asks_for_several = !is_words || first.question.given + 1 < first.question.wanted[1];
        let prompt = Prompt {
            what,
            answers,
            enter,
            unlisted,
            comes_between,
            counted,
            begun,
            any_order,
            asks_for_several,
            likely,
            notes,
            about,
            ..Prompt::default()
        };
        let begins = is_action || first.question.name == "side";
        let asking =
            Asking { dialogue: self, draft, first, open, answers: &prompt.answers, begins, special: None };
        let chosen = self.console.ask_or(&prompt, &asking)?;
        self.note_manner(whole_by);
        self.note_begun(&prompt, &chosen);
        self.tell_mandate(&prompt, &chosen)?;
        Ok(match chosen {
            Chosen::Typed(typed) => self.as_answer(draft, first, &typed).map(|draft| draft.words),
            Chosen::Answer(index) if index < listed => {
                let (open, answer) = legal[index % legal.len()];
                Some(draft.answer(open, answer).words)
            }
            Chosen::Answer(AID_THEN_DONE) => aid.map(|aid| {
                let (open, answer) = legal[aid % legal.len()];
                draft.answer(open, answer).answer(open, NOTHING).words
            }),
            Chosen::Answer(index) => match index {
                _ if let Some((_, special)) = ends_special.filter(|(at, _)| *at == index) => {
                    self.no_more.set(true);
                    let operation = draft.words.split([' ', ';']).next().unwrap_or_default();
                    let (special, operation) = (titled(special.id()), capitalized(operation));
                    self.console.say(format!("  No more {special}: {operation} still needs a space"))?;
                    None
                }
                _ if may_end && index == listed => Some(draft.answer(first, NOTHING).words),
                _ if !strikes.is_empty() && index == strike => {
                    return self.ask_strike(draft, &strikes, true, whole_by);
                }
                _ if index >= before_late => {
                    late.into_iter().nth(index - before_late).map(|late| late.draft.words)
                }
                _ => return self.play_pivotal(index - before_pivotal).map(|()| None),
            },
        })
    }

    /// Reads a number that was typed ahead for how many pieces are removed. Gives the only ones of that number among the
    /// answers, the most first; where it leaves open which, those are asked for.
    fn removed_by_number(&self, legal: &[String]) -> Result<Option<String>, Left> {
        let ahead = self.console.ahead_of_sign();
        let number = ahead.parse::<u32>().ok();
        let Some(number) = number.filter(|_| !self.console.is_after_comma() && !self.console.is_after_end())
        else {
            return Ok(None);
        };
        let pieces = |answer: &String| -> u32 { split(answer).iter().map(|word| number_of(word)).sum() };
        let mut alike = legal.iter().filter(|answer| pieces(answer) == number);
        self.console.skip_name(&ahead);
        match (alike.next(), alike.next()) {
            (Some(only), None) => Ok(Some(only.clone())),
            (Some(_), Some(_)) => Ok(None),
            (None, _) => {
                let most = counted(legal.first().map_or(0, pieces), "piece");
                self.console.say_no(&format!("`{number}`: at most {most} can be removed here."))?;
                Ok(None)
            }
        }
    }

    /// Whether a Transport flips a Ranger Underground, whether or not anybody moves (4.3.2).
    fn flips_by_transport(&self) -> bool {
        !self.client.shown().board().with(PieceKind::ArvnRangersActive).is_empty()
    }

    /// Forgets a number that was typed for how many pieces an Attack removes, and says so: its die failed.
    fn drop_number(&self) -> Result<(), Left> {
        let ahead = self.console.ahead_of_sign();
        let words = self.said.last().map_or("", String::as_str);
        let is_of_attack = words.starts_with(OperationName::Attack.id())
            && !self.console.is_after_comma()
            && !self.console.is_after_end();
        if is_of_attack && ahead.parse::<u32>().is_ok() && self.console.skip_name(&ahead) {
            self.console.say(format!("  Not read: {ahead}"))?;
        }
        Ok(())
    }

    /// Whether what was typed ahead is a further space of the Special Activity under way, and no step of the Operation:
    /// `govern qui nhon patronage can tho aid`.
    fn goes_on_with(&self, more: &MoreOfSpecial<'_>, open: &[Open]) -> bool {
        let ahead = self.console.ahead_of_sign();
        let takes = |answers: &[Vec<String>]| takes_all(Tree::of(answers), &ahead, self.client);
        let plain: Vec<Vec<String>> = more
            .steps
            .iter()
            .filter_map(|(step, _)| Some(words_of(more.open, after_special(step)?.1)))
            .collect();
        let others = of_the_operation(open);
        // Only a `;` ends a Special Activity whose further space could be one of the Operation too.
        !ahead.is_empty() && takes(&plain) && (!self.console.is_after_end() || !takes(&others))
    }

    /// The rule by which a Special Activity is possible nowhere, if it is.
    fn nowhere(&self, draft: &Draft, special: SpecialName) -> Option<String> {
        match draft.special_nowhere(&self.start, special)? {
            Error::Refused { message, rule, .. } => Some(format!("{message} [{rule}]")),
            _ => None,
        }
    }

    /// Whether what was typed ahead is meant for the Special Activity under way, whether or not its rules take it: it
    /// stands behind the comma that joins its steps, and is no whole step of the Operation. A place alone is none.
    fn is_typed_for_special(&self, open: &[Open]) -> bool {
        let ahead = self.console.ahead_of_sign().to_lowercase();
        let first = ahead.split(' ').next().unwrap_or_default();
        let is_other = || [DONE, NOTHING].contains(&first) || SpecialName::named(first).is_some();
        if !self.console.is_after_comma() || first.is_empty() || first.starts_with('?') || is_other() {
            return false;
        }
        let others = of_the_operation(open);
        // Places alone say nothing that a Special Activity could not mean.
        let are_places = Words::of(&ahead).find_space().is_some()
            && ahead.split(' ').all(|word| !word.starts_with(|letter: char| letter.is_ascii_digit()));
        are_places || !takes_all(Tree::of(&others), &ahead, self.client)
    }

    /// Notes whether an answer was given word by word, which would have been whole with so many lines typed: words typed
    /// ahead that lack some are one line already.
    pub(super) fn note_manner(&self, whole_by: usize) {
        self.word_by_word.set(self.console.lines_typed() > whole_by);
    }

    /// Keeps what `back` leaves of an answer.
    fn note_begun(&self, prompt: &Prompt, chosen: &Chosen) {
        let answer = match chosen {
            Chosen::Answer(index) => prompt.answers.get(*index),
            Chosen::Typed(_) => None,
        };
        *self.last_begun.borrow_mut() = answer.map_or_else(Begun::new, |answer| self.console.begun(answer));
    }

    /// Says that Mandate of Heaven would have kept the level of Support in a space of a Govern, where what was typed ahead
    /// passed by that question (86).
    fn tell_mandate(&self, prompt: &Prompt, chosen: &Chosen) -> Result<(), Left> {
        let is_passed =
            self.console.has_more() || self.console.is_after_comma() || self.console.is_after_end();
        let typed = || match chosen {
            Chosen::Answer(index) => prompt.answers.get(*index).cloned(),
            Chosen::Typed(typed) => {
                let end = walked(Tree::of(&prompt.answers), typed, self.client)?.end()?;
                prompt.answers.get(end).cloned()
            }
        };
        let Some(mut answer) = Some(()).filter(|()| is_passed).and_then(|()| typed()) else { return Ok(()) };
        answer.push(MANDATE.to_owned());
        if prompt.answers.contains(&answer) {
            let space = answer.iter().find_map(|word| Space::with_id(word)).map_or("", Space::name);
            self.console.say(format!(
                "  {space}: 86 Mandate of Heaven is not used; `patronage {MANDATE}` would keep the level of Support"
            ))?;
        }
        Ok(())
    }

    /// Asks where the Special Activity that was begun goes on, before anything else is asked. Gives what is said then.
    fn ask_more(
        &self,
        draft: &Draft,
        first: &Open,
        more: &MoreOfSpecial<'_>,
        (may_end, goes_on): (bool, bool),
    ) -> Result<Option<String>, Left> {
        // Its name may be said again.
        let named = more.steps.iter().map(|(step, _)| words_of(more.open, step));
        let plain =
            more.steps.iter().filter_map(|(step, _)| Some(words_of(more.open, after_special(step)?.1)));
        let mut answers: Vec<Vec<String>> = named.chain(plain).collect();
        let none = answers.len();
        answers.push(vec![NOTHING.to_owned()]);
        // Where the Operation must go on, `done` ends the Special Activity alone, as `none` does.
        answers.push(vec![DONE.to_owned()]);
        let name = titled(more.name.id());
        let left = more.open.left.as_ref().map_or(String::new(), |left| format!(", {left}"));
        // Where every space is taken only its Aid is left.
        let is_aid = |(step, _): &(&str, Draft)| after_special(step).is_some_and(|(_, step)| step == AID);
        let again = if more.steps.iter().all(is_aid) { "" } else { " again" };
        let what = format!("{name}{again}{left}");
        // What the rules add for nothing is not passed by for a key; where nothing but this Special Activity could
        // follow, its end is the end.
        let aid = more.steps.iter().position(is_aid);
        let (ends, by_enter) = (may_end && !goes_on, answers.len());
        let enter = Some(match (aid, ends) {
            (Some(_), true) => (by_enter, format!("{AID}, then {DONE}")),
            (Some(_), false) => (by_enter, format!("{AID}, no more {name}")),
            (None, true) => (none + 1, DONE.to_owned()),
            (None, false) => (none, format!("no more {name}")),
        });
        let mut unlisted = vec![more.name.id().to_owned()];
        unlisted.extend((!may_end).then(|| DONE.to_owned()));
        let begun = self.reopened.take();
        let operation = titled(draft.words.split([' ', ';']).next().unwrap_or_default());
        let goes_on = if ends { "" } else { "; the Operation goes on" };
        let notes = vec![
            (NOTHING.to_owned(), format!("no more {name}{goes_on}")),
            (DONE.to_owned(), format!("ends the {operation} with its {name}: the turn is summed up")),
        ];
        let about = vec![format!(
            "`abort` drops the whole {name}, and again the whole {operation}; `back` its last step."
        )];
        let asks_for_several = true;
        let prompt = Prompt {
            what,
            answers,
            enter,
            unlisted,
            begun,
            notes,
            about,
            asks_for_several,
            ..Prompt::default()
        };
        let open = std::slice::from_ref(more.open);
        let (answers, special) = (&prompt.answers[..], Some(more.name));
        let asking = Asking { dialogue: self, draft, first, open, answers, begins: false, special };
        let chosen = self.console.ask_or(&prompt, &asking)?;
        self.note_begun(&prompt, &chosen);
        self.tell_mandate(&prompt, &chosen)?;
        Ok(match chosen {
            Chosen::Typed(typed) => self.as_answer(draft, first, &typed).map(|draft| draft.words),
            Chosen::Answer(index) if index == none || !may_end && index == none + 1 => {
                self.word_by_word.set(false);
                self.no_more.set(true);
                None
            }
            // Enter says that there is no more of it, too.
            Chosen::Answer(index) if index == by_enter => {
                self.word_by_word.set(false);
                let said =
                    aid.map_or_else(|| draft.answer(more.open, NOTHING), |aid| more.steps[aid].1.clone());
                Some(if ends { said.answer(more.open, NOTHING).words } else { said.words })
            }
            Chosen::Answer(index) if index < none => {
                Some(more.steps[index % more.steps.len()].1.words.clone())
            }
            Chosen::Answer(_) => Some(draft.answer(more.open, NOTHING).words),
        })
    }

    /// Whether a line is an action as the command reads it that cannot be read step by step: it names the
    /// choices of an Event, or says after all spaces what would be asked about after one of them.
    fn is_read_whole(&self, line: &str) -> bool {
        let rehearsed = |words: &str| Draft::act(words).rehearse(&self.start, &mut Highest);
        if line.starts_with("event") {
            // How many answers are wanted may hang on a die.
            let is_whole = |face: u32| {
                let done = Draft::act(line).rehearse(&self.start, &mut Showing(face));
                done.is_ok_and(|done| done.step.is_some())
            };
            return line.split_whitespace().count() > 2 && (1..=6).rev().any(is_whole);
        }
        if !rehearsed(line).is_ok_and(|done| done.step.is_some()) {
            return false;
        }
        let asks = |at: usize| match rehearsed(&line[..at]) {
            Ok(done) => done.open.first().is_some_and(|open| matches!(open.values, Values::Words)),
            Err(_) => true,
        };
        // The name of the Operation may stand by itself before the first of its steps.
        line.match_indices(';').any(|(at, _)| line[..at].trim().contains(' ') && asks(at))
    }

    /// What is typed without the name of the Operation, the part of a Coup Round or the choice of an Event
    /// that it belongs to, said again.
    fn without_name<'t>(&self, draft: &Draft, first: &Open, typed: &'t str) -> &'t str {
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        let name = match part {
            Some(part) => part.id(),
            None if draft.words.starts_with("event ") => &first.question.name,
            None => draft.words.trim().split([' ', ';']).next().unwrap_or_default(),
        };
        let rest = typed.strip_prefix(name).filter(|rest| !name.is_empty() && rest.starts_with(' '));
        rest.map_or(typed, str::trim_start)
    }

    /// The draft with these words for an answer, if the rules take them or ask for more. A further group may leave out
    /// where it goes, `2t from hue`, and more of a Special Activity its name: `aid`.
    fn as_answer(&self, draft: &Draft, first: &Open, typed: &str) -> Option<Draft> {
        // Capitals say nothing; what is kept of an answer is read as it stands.
        let typed = typed.to_lowercase();
        let typed = self.without_name(draft, first, &typed);
        let same_place = || {
            let (_, last) = draft.words.rsplit_once(';').or_else(|| draft.words.split_once(' '))?;
            let (place, _) = last.split_once(':')?;
            let is_group = typed.starts_with(|letter: char| letter.is_ascii_digit());
            is_group.then(|| draft.answer(first, &format!("{}: {typed}", place.trim())))
        };
        let same_special = || {
            let (_, last) = draft.words.rsplit_once(';')?;
            let name = last.trim().strip_prefix("special ")?.split(' ').next()?;
            Some(draft.answer(first, &format!("special {name} {typed}")))
        };
        // An answer within one of several steps could not tell which of them it belongs to: they are read one by one.
        let is_several =
            typed.contains(',') && !draft.words.starts_with("event") && !typed.starts_with("event");
        let asks_within =
            |done: &Rehearsal| done.open.first().is_some_and(|open| matches!(open.values, Values::Words));
        // What leaves its own question as it was has not answered it; nor ends `done` what must go on.
        let (is_end, is_of_steps) =
            ([DONE, NOTHING].contains(&typed), matches!(first.values, Values::Steps(_)));
        let says_nothing = |done: &Rehearsal| match is_of_steps {
            true => is_end && done.told.is_none(),
            false => {
                let (before, asked) = (&first.question, done.open.first().map(|open| &open.question));
                // Asked still, though as many were given as are wanted.
                let is_same = |asked: &OpenQuestion| {
                    asked == before
                        || (&asked.name, &asked.legal) == (&before.name, &before.legal)
                            && asked.given >= asked.wanted[1]
                };
                before.within.is_none() && asked.is_some_and(is_same)
            }
        };
        let is_accepted = |draft: &Draft| {
            // What lies on the table decides what is asked.
            let done = draft.rehearse(&self.start, &mut self.dice_as_they_lie());
            done.is_ok_and(|done| !(says_nothing(&done) || is_several && asks_within(&done)))
        };
        Some(draft.answer(first, typed))
            .filter(is_accepted)
            .or_else(|| same_place().filter(is_accepted))
            .or_else(|| same_special().filter(is_accepted))
    }

    /// What is asked; whether several pieces may be named at once is told with the first of them, by one of the answers
    /// `counted` for several where there are such.
    fn sentence(
        &self,
        draft: &Draft,
        first: &Open,
        told: Option<&GameTold>,
        counted: Option<&[Vec<String>]>,
    ) -> String {
        let question = &first.question;
        if question.name == "action" {
            let NextStep::Act { faction, eligibility, allowed, .. } = self.start.next_step() else {
                return question.what.clone();
            };
            let limited = if allowed.operation { "" } else { ", Limited" };
            return format!("{}, {eligibility} Eligible{limited}", short(faction));
        }
        if matches!(first.values, Values::Steps(_)) {
            let words = self.said.last().map_or("", String::as_str);
            let name = words.split([' ', ';']).next().unwrap_or_default();
            let spaces = told.and_then(|told| match &told.done {
                StepKept::Acted(record) => record.op.as_ref().map(|op| op.spaces.len()),
                _ => None,
            });
            let so_far = match spaces.unwrap_or(0) {
                0 => String::new(),
                1 => ", 1 space so far".to_owned(),
                more => format!(", {more} spaces so far"),
            };
            return format!("{}{so_far}", capitalized(name));
        }
        let who = question.by.as_deref().map_or(String::new(), |by| format!("{}: ", called(by)));
        let [fewest, most] = question.wanted;
        // A long list of spaces is no count that anybody follows; pieces are counted out.
        let most_counted = if piece_of(question).is_some() { u32::from(u8::MAX) - 1 } else { 12 };
        let count = if !(2..=most_counted).contains(&most) || self.moves_pieces() {
            String::new()
        } else {
            let up_to = if fewest == most { "" } else { "up to " };
            let several = self.several_at_once(draft, first, counted);
            format!(", {} of {up_to}{most}{several}", question.given + 1)
        };
        // What an Event grants and nobody can do is asked for all the same: words that are no first step may still be said.
        let cannot = question.legal.is_empty() && question.what.ends_with(IN_PARENTHESES);
        let cannot = if cannot { ", which is not possible" } else { "" };
        format!("{who}{}{count}{cannot}", question.what.trim_end_matches(IN_PARENTHESES))
    }

    /// How several pieces are named at once, said with the first of them: by an example that the rules take.
    fn several_at_once(&self, draft: &Draft, first: &Open, counted: Option<&[Vec<String>]>) -> String {
        let question = &first.question;
        let is_taken = |answer: &&Vec<String>| self.as_answer(draft, first, &answer.join(" ")).is_some();
        let example = || match counted {
            Some(counted) => {
                let taken = counted.iter().take(MOST_TRIED).find(is_taken)?;
                PieceKind::named(taken.first()?.split_once(' ')?.1)
            }
            None => piece_of(question),
        };
        if question.given > 0 {
            return String::new();
        }
        let Some(kind) = example() else { return String::new() };
        // What is counted stands in one space, which need not be named if no other has so many.
        let space = |legal: &String| legal.split(' ').nth(1).and_then(Space::with_id);
        let first = question.legal.first().and_then(space);
        // Where all of them are in one space that is told already.
        let is_same = question.legal.iter().all(|legal| space(legal) == first);
        let one = if first.is_some() && !is_same { " in one space" } else { "" };
        format!(" (or several{one}: `2 {}`)", kind.name(false))
    }

    /// Whether pieces move in this part of a Coup Round: how many answers that takes depends on their size.
    fn moves_pieces(&self) -> bool {
        use CoupPart::{ArvnRedeploy, NvaRedeploy, UsCommitment};
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        part.is_some_and(|part| matches!(part, ArvnRedeploy | NvaRedeploy | UsCommitment))
    }

    /// What plays the Pivotal Event of a person who may play it now, whoever is to act (2.3.8).
    fn pivotal_answers(&self) -> Vec<Vec<String>> {
        let factions = self.start.pivotal_players();
        factions.iter().map(|faction| split(&pivotal_words(&self.start, faction))).collect()
    }

    /// What is told of that answer: whose Pivotal Event it is.
    fn pivotal_notes(&self) -> Vec<(String, String)> {
        let factions: Vec<_> = self.start.pivotal_players().iter().collect();
        let named = |faction: &Faction| {
            let card = Card::pivotal(*faction);
            format!("{}'s Pivotal Event {card} {}", short(*faction), card.title())
        };
        let all: Vec<String> = factions.iter().map(named).collect();
        let note = format!("in place of this card, {}", all.join(" or "));
        if all.is_empty() { Vec::new() } else { vec![(PIVOTAL.to_owned(), note)] }
    }

    /// What is told of each text of the card.
    fn notes_of_sides(&self) -> Vec<(String, String)> {
        let Some(card) = self.start.cards().current() else { return Vec::new() };
        let told = |side: CardSide| Some((side.id().to_owned(), card.summary(side)?.to_owned()));
        CardSide::ALL.into_iter().filter_map(told).collect()
    }

    /// The text of the Event that asks a person, with its side if it has two.
    fn text_of_event(&self, draft: &Draft) -> Vec<String> {
        let NextStep::Act { faction, .. } = self.start.next_step() else { return Vec::new() };
        let Some(card) = self.start.cards().current() else { return Vec::new() };
        let told = |side: CardSide| {
            let side_told = if card.is_dual() { format!(", {side}") } else { String::new() };
            card.summary(side).map(|text| format!("{card} {}{side_told}: {text}", card.title()))
        };
        let side = match self.of {
            StepOf::Action => draft.words.strip_prefix("event").map(|words| {
                let shaded = words.trim_start().starts_with(CardSide::Shaded.id());
                if shaded { CardSide::Shaded } else { CardSide::Unshaded }
            }),
            // Whoever plays a Pivotal Event executes it (2.3.8); what else a non-player does has sides that it chooses.
            StepOf::NonPlayers => Some(CardSide::Unshaded).filter(|_| card.pivotal_of() == Some(faction)),
            StepOf::Coup => None,
        };
        side.and_then(told).into_iter().collect()
    }

    /// The person of that answer plays it, if that is meant; the game is another then.
    fn play_pivotal(&self, index: usize) -> Result<(), Left> {
        let Some(faction) = self.start.pivotal_players().iter().nth(index) else { return Ok(()) };
        let card = Card::pivotal(faction);
        let mut report = Report::new();
        report.heading(format!("{card} {}", card.title()));
        report.item(1, card.summary(CardSide::Unshaded).unwrap_or_default());
        self.console.show(&report)?;
        let replaced = self.start.cards().current();
        let replaced = replaced.map_or("this card".to_owned(), |card| format!("{card} {}", card.title()));
        let what = format!("{} plays {card} {} in place of {replaced}?", short(faction), card.title());
        if self.console.confirm(&what, "yes")? {
            match self.client.paper.call(&["fitl", "pivotal"], json!({ "faction": faction })) {
                Ok(report) => self.console.show(&report)?,
                Err(error) => self.console.refuse(error)?,
            }
        }
        Err(Left::Changed)
    }

    /// The texts of the card, each with whether it would do anything now. Gives the text that Enter takes: the only one
    /// that would, or else the one for the side that acts (5.2).
    fn show_sides(&self) -> Result<Option<CardSide>, Left> {
        let (Some(card), NextStep::Act { faction, .. }) =
            (self.start.cards().current(), self.start.next_step())
        else {
            return Ok(None);
        };
        let mut useful = Vec::new();
        let mut report = Report::new();
        report.heading(format!("{card} {}", card.title()));
        let sides: &[CardSide] = if card.is_dual() { &CardSide::ALL } else { &[CardSide::Unshaded] };
        for side in sides.iter().copied() {
            let event = Draft::act(format!("event {side}"));
            let told = event.rehearse(&self.start, &mut Highest).ok().filter(|done| done.open.is_empty());
            let idle = told.and_then(|done| done.told).is_some_and(|told| is_idle(&told));
            if !idle {
                useful.push(side);
            }
            let idle = if idle { " (no effect now)" } else { "" };
            let named = if card.is_dual() { format!("{side}: ") } else { String::new() };
            report.item(1, format!("{named}{}{idle}", card.summary(side).unwrap_or_default()));
        }
        self.console.show(&report)?;
        let own = if faction.side() == Side::Coin { CardSide::Unshaded } else { CardSide::Shaded };
        Ok(match useful[..] {
            [only] => Some(only),
            _ => Some(own),
        })
    }

    /// How many of the effects a person decides about, and the game after them: in a Coup Round what follows by itself,
    /// with its dice, is seen only once the person's part is settled, and in an Event what comes behind a question once
    /// that is answered.
    fn own_part(&self, told: &GameTold) -> Result<(usize, Game), Left> {
        let ends = if self.of == StepOf::Coup { ends_own_part } else { ends_turn };
        let end = told.effects.iter().position(ends).unwrap_or(told.effects.len());
        let end = self.settled.map_or(end, |settled| end.min(settled.effects));
        let mut game = self.start;
        for effect in &told.effects[..end] {
            game.apply(*effect).map_err(Error::from)?;
        }
        Ok((end, game))
    }

    /// What is summed up before a step is saved: of a Coup Round the part that the person settles.
    fn summed_up(&self, told: &GameTold) -> Result<GameTold, Left> {
        let mut told = told.clone();
        if let StepKept::Coup { parts, .. } = &mut told.done {
            parts.truncate(1);
            let (end, after) = self.own_part(&told)?;
            told.effects.truncate(end);
            told.thrown.clear();
            told.notes.clear();
            *told.after = after;
        }
        Ok(told)
    }

    /// What goes by itself after the part of a Coup Round that a person settled, as far as it is saved: what a person
    /// settles after that was gone through with nothing chosen.
    fn what_follows(&self, told: &GameTold) -> Result<Report, Left> {
        let (end, own) = self.own_part(told)?;
        let mut report = Report::new();
        let mut told = told.clone();
        told.effects.drain(..end);
        let (saved, mut game) = (self.client.game(), own);
        for (at, effect) in told.effects.iter().enumerate() {
            game.apply(*effect).map_err(Error::from)?;
            if game == saved {
                told.effects.truncate(at + 1);
                *told.after = game;
                break;
            }
        }
        if let StepKept::Coup { parts, .. } = &mut told.done
            && !told.effects.iter().all(ends_part)
        {
            parts.remove(0);
            // Nobody shifts for a withdrawal that came to nothing (6.5).
            if own.coup_progress().points == 0 {
                parts.retain(|part| *part != CoupPart::VcShift);
            }
            told_of_step(&mut report, &own, &told)?;
        } else {
            // Control is adjusted at the end of Redeploy and of Commitment (6.4.4, 6.5), by itself.
            lines_of_markers(&own, &told.after).into_iter().for_each(|line| report.item(1, line));
        }
        Ok(report)
    }

    /// Shows what the last answer did.
    fn show_progress(&mut self, told: &GameTold) -> Result<(), Left> {
        let mut report = Report::new();
        let thrown = self.settled.map_or(told.thrown.len(), |settled| settled.thrown.min(told.thrown.len()));
        if std::mem::take(&mut self.is_told) {
            let end = self.own_part(told)?.0;
            (self.thrown, self.shown) = (thrown, told.effects[..end].to_vec());
            return Ok(());
        }
        if self.of != StepOf::Coup {
            told_of_dice(&mut report, told.thrown.get(self.thrown..thrown).unwrap_or_default());
        }
        let (was, is) = (&self.shown, &told.effects);
        let same = was.iter().zip(is).take_while(|(was, is)| was == is).count();
        // What ends the turn stands last, and is told when it ends.
        let end = self.own_part(told)?.0.max(same);
        if same < end {
            let mut before = self.start;
            for effect in &is[..same] {
                before.apply(*effect).map_err(Error::from)?;
            }
            let lines = match without_told(&self.start, was, &is[..end]) {
                Some(lines) => lines,
                None => {
                    // What stands behind something that came in between was told before.
                    let told_before = lines_of_effects(&before, &was[same..])?;
                    let lines = lines_of_effects(&before, &is[same..end])?.into_iter();
                    lines.filter(|line| !told_before.contains(line)).collect()
                }
            };
            lines.into_iter().for_each(|line| report.item(1, line));
            if self.of == StepOf::Action && is[same..end].iter().all(is_payment) {
                report.item(1, "That only spends Resources so far.");
            }
        }
        // Whose piece was removed may be named where nobody else's could have been: `ambush kien phong us`.
        if !self.console.is_after_comma() && !self.console.is_after_end() {
            for effect in &is[same..end] {
                if let GameEffect::Board(Effect::Remove { piece, .. }) = effect {
                    self.console.skip_name(piece.faction().id());
                }
            }
            // So may their number, which nobody could choose: `attack pleiku troops 2`.
            let removed = self.enemies_removed(&is[same..end]);
            if removed > 0 {
                self.console.skip_name(&removed.to_string());
            }
        }
        let words = self.said.last().map_or("", String::as_str);
        // What is left of an action after `abort` or `back` was told before.
        let is_new = words.contains(' ') && !words.starts_with("event") && !self.told_of.starts_with(words);
        if report.is_empty() && is_new && self.of == StepOf::Action {
            report.item(1, changes_nothing(words));
        }
        self.told_of = words.to_owned();
        if !report.is_empty() {
            self.console.show(&report)?;
        }
        if moves_in(&is[..end]) > moves_in(&is[..same]) && moves_in(&is[..same]) > 0 {
            let mut report = Report::new();
            report.line("Moved so far");
            told_of_moves(&mut report, &is[..end]);
            self.console.show(&report)?;
        }
        (self.thrown, self.shown) = (thrown, is[..end].to_vec());
        Ok(())
    }

    /// How many pieces these effects of the action remove that are not of the side that acts.
    fn enemies_removed(&self, effects: &[GameEffect]) -> u8 {
        let NextStep::Act { faction, .. } = self.start.next_step() else { return 0 };
        let removed = |effect: &GameEffect| match effect {
            GameEffect::Board(Effect::Remove { piece, count, .. })
                if piece.faction().side() != faction.side() =>
            {
                *count
            }
            _ => 0,
        };
        effects.iter().map(removed).sum()
    }

    /// Sums up the step and saves it, if a person who has a say in it confirms that.
    /// Before a person throws for what goes by itself, what comes before those dice is told: whatever they show, it is the
    /// same.
    fn tell_up_to_dice(&self, told: &GameTold, is_asked: bool) -> Result<(), Left> {
        let as_they_lie = || self.draft().rehearse(&self.start, &mut self.dice.borrow().as_they_lie());
        if !self.client.paper.asks_dice() || as_they_lie().is_ok() {
            return Ok(());
        }
        let mut effects = told.effects.clone();
        for seed in 0..TRIALS {
            let others = Box::new(Seeded::new(DiceState { seed, drawn: 0 }));
            let mut dice = self.dice.borrow().followed_by(others);
            let rehearsal = self.draft().rehearse(&self.start, &mut dice);
            let Some(other) = rehearsal.ok().and_then(|rehearsal| rehearsal.told) else { return Ok(()) };
            let alike = effects.iter().zip(&other.effects).take_while(|(one, other)| one == other).count();
            effects.truncate(alike);
        }
        // What the person settled has been summed up.
        let (from, before) = if is_asked { self.own_part(told)? } else { (0, self.start) };
        let Some(effects) = effects.get(from..) else { return Ok(()) };
        let lines = lines_of_effects(&before, effects)?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut report = Report::new();
        report.line("So far, before you roll or draw:");
        lines.into_iter().for_each(|line| report.item(1, line));
        Ok(self.console.show(&report)?)
    }

    fn save(&mut self, step: &GameStep, told: &GameTold) -> Result<bool, Left> {
        let words = self.said.last().cloned().unwrap_or_default();
        let is_asked = self.of == StepOf::Action || !words.is_empty();
        if is_asked {
            let mut report = Report::new();
            told_of_step(&mut report, &self.start, &self.summed_up(told)?)?;
            self.console.show(&report)?;
            let idle = words != "pass" && is_idle(told);
            let is_wasted = self.of == StepOf::Action && (idle || is_spent_for_nothing(told));
            let what = if self.of == StepOf::Coup && self.own_part(told)?.0 == 0 {
                "You chose nothing here. Go on?"
            } else if idle {
                "This changes nothing on the board. Take it anyway?"
            } else if is_spent_for_nothing(told) {
                "This only spends Resources. Take it anyway?"
            } else {
                "Take this step?"
            };
            self.console.skip_done();
            let sure = Prompt::of(what, ["yes", "no"])
                .noting("yes", "saves it")
                .noting("no", "back to the last question of this step");
            // A turn that would be wasted is not taken for a key.
            let sure = if is_wasted { sure.enter(1, "no") } else { sure.enter(0, "yes") };
            if self.console.ask(&sure)? != 0 {
                return Err(Left::Back);
            }
        }
        let thrown;
        let told = if self.of == StepOf::Coup {
            self.tell_up_to_dice(told, is_asked)?;
            match self.rehearse(&self.draft()) {
                Ok(rehearsal) => thrown = rehearsal.told,
                Err(error) => {
                    self.console.refused(error)?;
                    return Err(Left::Back);
                }
            }
            thrown.as_deref().ok_or_else(|| Error::Bug("a part that was settled is open again".to_owned()))?
        } else {
            told
        };
        let report = match step {
            GameStep::Act(chosen) => {
                self.call(&["fitl", "act"], json!({ "words": [json_of(&chosen.action)?] }))?
            }
            GameStep::Coup(choices) => {
                let words = json_of(choices)?;
                let options = if words == "{}" { json!({}) } else { json!({ "words": [words] }) };
                self.call(&["fitl", "coup"], options)?
            }
            GameStep::NonPlayers(decides) => {
                let choices = decides.choices.to_string();
                let options = if choices.is_empty() { json!({}) } else { json!({ "choices": choices }) };
                self.call(&["trung-turn"], options)?
            }
            _ => return Err(Error::Bug("nobody asks about this step".to_owned()).into()),
        };
        if is_asked {
            let (step, _) = self.client.paper.last_step();
            self.console.say(format!("Saved as step {step}."))?;
        }
        let follows = if is_asked { self.what_follows(told)? } else { report };
        self.console.show(&follows)?;
        Ok(true)
    }

    fn call(&self, path: &[&str], options: Value) -> Result<Report, Error> {
        self.client.paper.call_with(path, options, &self.dice)
    }
}

/// The words of an answer as they are asked for: of pieces that a step moves, where from before how many.
fn words_of(open: &Open, answer: &str) -> Vec<String> {
    let words = split(answer.strip_prefix(SPECIAL).unwrap_or(answer));
    // A granted Operation is asked for in the order of any other.
    let is_step = matches!(open.values, Values::Steps(_)) || answer.contains(':');
    if is_step { words_of_step(answer) } else { words }
}

/// The same of a step.
fn words_of_step(step: &str) -> Vec<String> {
    let mut words = with_cubes(split(step.strip_prefix(SPECIAL).unwrap_or(step))).into_iter();
    let (mut turned, mut pieces) = (Vec::new(), Vec::new());
    while let Some(word) = words.next() {
        match word.as_str() {
            "from" => {
                turned.extend(words.next());
                turned.append(&mut pieces);
            }
            _ if word.starts_with(|letter: char| letter.is_ascii_digit()) => pieces.push(word),
            _ => {
                turned.append(&mut pieces);
                turned.push(word);
            }
        }
    }
    turned.append(&mut pieces);
    turned
}

/// The words of a Train's step with the 3 cubes that a Base replaces, in place of how many of them are Troops (3.2.1).
fn with_cubes(mut words: Vec<String>) -> Vec<String> {
    let troops = match &words[..] {
        [base, _, how, number, ..] if base == "base" && how == "troops" => number.parse::<u8>().ok(),
        _ => None,
    };
    if let Some(troops) = troops.filter(|troops| *troops <= 3) {
        let cubes = [(troops, 't'), (3 - troops, 'p')];
        let named =
            cubes.into_iter().filter(|(count, _)| *count > 0).map(|(count, cube)| format!("{count}{cube}"));
        words.splice(2..4, named);
    }
    words
}

/// The answers by which the Operation goes on, in their words.
fn of_the_operation(open: &[Open]) -> Vec<Vec<String>> {
    let others = open.iter().filter(|open| open.question.name != SPECIAL.trim());
    others.flat_map(|open| open.question.legal.iter().map(move |answer| words_of(open, answer))).collect()
}

/// A line without what ends a step and confirms it, at its end.
fn without_end(line: &str) -> &str {
    let mut rest = line.trim_end();
    while let Some((before, last)) = rest.rsplit_once(';')
        && [DONE, "yes", ""].contains(&last.trim())
    {
        rest = before.trim_end();
    }
    rest
}

/// An answer without the brackets of what an Event grants.
fn bare(answer: &str) -> &str {
    answer.strip_prefix('(').and_then(|answer| answer.strip_suffix(')')).unwrap_or(answer)
}

/// The number that a word begins with; 0 if it begins with none.
fn number_of(word: &str) -> u32 {
    let end = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
    word[..end].parse().unwrap_or(0)
}

/// Whether the word is a number with the pieces that it counts.
fn counts_pieces(word: &str) -> bool {
    let kind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    kind.len() < word.len() && !kind.is_empty()
}

/// What Enter takes in place of a step that is whole but does nothing more for what it costs: a Rally or Train places as
/// many as it may from Available (3.3.1, 3.2.1), and where Terror is removed as many levels follow as there may be (3.2.1,
/// 6.3).
fn likely(answers: &[Vec<String>], draft: &Draft) -> Vec<LikelyAnswer> {
    let operation = draft.words.split([' ', ';']).next().and_then(OperationName::named);
    let places = matches!(operation, Some(OperationName::Rally | OperationName::Train));
    let mut likely: Vec<LikelyAnswer> = Vec::new();
    let number = |index: usize| answers[index].last().map_or(0, |last| number_of(last));
    for (index, answer) in answers.iter().enumerate() {
        let [bare @ .., word, _] = &answer[..] else { continue };
        if !(word == "levels" || places && word == "place") {
            continue;
        }
        let Some(whole) = answers.iter().position(|answer| answer[..] == *bare) else { continue };
        match likely.iter_mut().find(|known| known.bare == whole) {
            Some(known) if number(known.more) < number(index) => known.more = index,
            Some(_) => {}
            None => {
                // A space of a Train may be selected only to be Pacified.
                let waits = word == "levels" || operation == Some(OperationName::Rally);
                likely.push(LikelyAnswer { bare: whole, more: index, waits });
            }
        }
    }
    likely
}

/// The kind of the first piece among the answers, if they are pieces.
fn piece_of(question: &OpenQuestion) -> Option<PieceKind> {
    question.legal.first().and_then(|legal| PieceKind::named(legal.split(' ').next()?))
}

/// The answers for several pieces at once, as far as so many are wanted and stand where they are named.
fn counted_answers(question: &OpenQuestion, board: &Board) -> Vec<Vec<String>> {
    let most = question.wanted[1].min(MOST_AT_ONCE).saturating_sub(question.given);
    if piece_of(question).is_none() {
        return Vec::new();
    }
    let numbers = 2..=most;
    let standing = |legal: &str| {
        let mut words = legal.split(' ');
        let kind = words.next().and_then(PieceKind::named);
        let space = words.next().and_then(Space::with_id);
        kind.zip(space).map(|(kind, space)| u32::from(board.count(space, kind)))
    };
    // What is placed stands nowhere yet.
    let is_placed =
        question.name.starts_with("place") || question.legal.iter().any(|legal| standing(legal) == Some(0));
    let stand = |number: u32, legal: &str| is_placed || standing(legal).is_none_or(|there| number <= there);
    let of_number = |number| {
        let there = question.legal.iter().filter(move |legal| stand(number, legal));
        there.map(move |legal| split(&format!("{number} {legal}")))
    };
    numbers.flat_map(of_number).collect()
}

/// How many throws tell what comes before the dice: effects that all of them have are those before.
const TRIALS: u64 = 12;

/// How many answers are tried at most for an example.
const MOST_TRIED: usize = 24;

/// The most pieces that are named at once: no faction has more of a kind.
const MOST_AT_ONCE: u32 = 40;

/// The name with which every answer begins, where an Event grants but one action: it need not be said.
fn shared_name(question: &OpenQuestion, answers: &[Vec<String>]) -> Option<String> {
    let name = answers.first()?.first().filter(|_| question.what.ends_with(IN_PARENTHESES))?;
    answers.iter().all(|answer| answer.len() > 1 && answer[0] == *name).then(|| name.clone())
}

/// The step of an Advise that adds to Aid (4.2.1).
const AID: &str = "aid";

/// What a Govern says to keep the level of Support where it takes Patronage (86).
const MANDATE: &str = "mandate";

/// What Enter gives where it adds to Aid by an Advise and ends the Operation: no index of an answer.
const AID_THEN_DONE: usize = usize::MAX;

/// What Enter does where an Operation may end, with what a Train then goes without (3.2.1); the draft, where that may
/// be Aid.
fn done_without(answers: &[Vec<String>], draft: Option<&Draft>) -> String {
    let offered = |word: &&str| answers.iter().any(|answer| answer[0] == *word);
    let mut without: Vec<&str> = ["pacify", "patronage"].into_iter().filter(offered).collect();
    // An Advise that was begun may add to Aid (4.2.1).
    let advise = SpecialName::Advise.id();
    if draft.is_some_and(|draft| draft.words.contains(advise))
        && answers.iter().any(|answer| answer[..] == [advise, AID])
    {
        without.push("Aid +6");
    }
    if without.is_empty() { DONE.to_owned() } else { format!("{DONE}, without {}", without.join(" or ")) }
}

/// The answer without what it takes from several spaces to place: which they are is asked then, one after the other.
fn without_several_sources(answer: &str) -> &str {
    let is_space = |word: &&str| Space::with_id(word).is_some();
    match answer.split_once(" taking ") {
        Some((placed, taken))
            if placed.contains(" place ") && taken.split(' ').filter(is_space).count() > 1 =>
        {
            placed
        }
        _ => answer,
    }
}

/// The answer without the pieces that an Assault of an Advise removes: they are asked for then, all of them in one list.
fn without_removals(answer: &str) -> &str {
    match answer.split_once(" remove ") {
        Some((assault, _)) if assault.starts_with("special advise ") && assault.contains(" assault") => {
            assault
        }
        _ => answer,
    }
}

/// Whether the answer may be said, but decides nothing, and so is not listed: a Raid in a space with no Ranger in reach, a
/// Transport of nobody, unless it `flips` Rangers all the same (4.3.2), or an Activation in which there is no choice,
/// which comes by itself.
fn says_nothing(answer: &str, all: &[String], flips: bool) -> bool {
    let words = answer.split(' ').count();
    let is_transport = answer.starts_with("special transport ") && words == 3;
    let is_bare = is_transport
        || answer.starts_with("special raid ") && words == 3
        || answer.starts_with("activate ") && words == 2;
    let goes_on = |other: &String| other.len() > answer.len() && other.starts_with(answer);
    is_transport && !flips || is_bare && !all.iter().any(goes_on)
}

/// How a Special Activity that was begun may go on.
struct MoreOfSpecial<'o> {
    name: SpecialName,
    open: &'o Open,
    /// Its further steps, each in full, with what is said then.
    steps: Vec<(&'o str, Draft)>,
}

/// The Special Activity that the last step in the draft is one of.
fn special_under_way(draft: &Draft) -> Option<SpecialName> {
    // The first step stands behind the name of the Operation.
    let last = draft.words.rsplit_once(';').or_else(|| draft.words.trim().split_once(' '));
    after_special(last?.1).map(|(name, _)| name)
}

/// How the Special Activity of the last step in the draft may go on; none if it may not, or if that was no step of one.
fn more_of_special<'o>(draft: &Draft, open: &'o [Open], late: &'o [Late]) -> Option<MoreOfSpecial<'o>> {
    let name = special_under_way(draft)?;
    let open = open.iter().find(|open| open.question.name == SPECIAL.trim())?;
    let of_name = |step: &&str| after_special(step).is_some_and(|(of, _)| of == name);
    let all = &open.question.legal;
    let answers = all.iter().filter(|answer| !says_nothing(answer, all, false));
    let mut steps: Vec<&str> = answers.map(|answer| without_removals(answer)).filter(of_name).collect();
    steps.dedup();
    let steps = steps.into_iter().map(|step| (step, draft.answer(open, step)));
    let late = late.iter().map(|late| (late.step.as_str(), late.draft.clone()));
    let steps: Vec<_> = steps.chain(late).collect();
    (!steps.is_empty()).then_some(MoreOfSpecial { name, open, steps })
}

fn json_of(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Bug(error.to_string()))
}

/// Whether the last step in the words is one of a Special Activity.
fn ends_with_special(words: &str) -> bool {
    let last = words.rsplit(';').next().unwrap_or_default().trim();
    let first = last.split(' ').next().unwrap_or_default();
    words.contains(' ') && (first == SPECIAL.trim() || SpecialName::named(first).is_some())
}

fn ends_turn(effect: &GameEffect) -> bool {
    matches!(effect, GameEffect::Acted { .. })
}

/// Whether the effect ends a part of a Coup Round.
fn ends_part(effect: &GameEffect) -> bool {
    matches!(effect, GameEffect::Coup { .. } | GameEffect::Phase { .. })
}

/// Whether it ends what a person decides about: who wins, too, follows by itself.
fn ends_own_part(effect: &GameEffect) -> bool {
    ends_part(effect) || matches!(effect, GameEffect::Won { .. })
}

/// What the effects do beside those that were told, in lines, if all of those are still among them: what comes in between,
/// as the Activations of a Sweep come after all its moves, does not tell them again.
fn without_told(start: &Game, told: &[GameEffect], all: &[GameEffect]) -> Option<Vec<String>> {
    let (mut before, mut rest) = (*start, all.to_vec());
    for effect in told {
        before.apply(*effect).ok()?;
        let at = rest.iter().position(|other| other == effect)?;
        rest.remove(at);
    }
    lines_of_effects(&before, &rest).ok()
}

/// How many groups move.
fn moves_in(effects: &[GameEffect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, GameEffect::Board(Effect::Move { .. }))).count()
}

/// What is said of a step that leaves the board as it is; of several typed at once each is told by its space.
fn changes_nothing(words: &str) -> String {
    let last = words.rsplit(';').next().unwrap_or(words).trim();
    if let Some(only) = space_typed(&last.to_lowercase()) {
        return format!("{}: nothing on the board changes", only.name());
    }
    let mut spaces = last.split([' ', ':', ',']).filter_map(Space::with_id);
    match (spaces.next(), spaces.next()) {
        (Some(only), None) => format!("{}: nothing on the board changes", only.name()),
        _ => "That changes nothing on the board.".to_owned(),
    }
}

/// Whether nothing changes but a cylinder.
fn is_idle(told: &GameTold) -> bool {
    let before_end = told.effects.iter().take_while(|effect| !ends_turn(effect)).count();
    before_end == 0
}

/// Whether nothing changes but a cylinder and what is paid; dice that failed have been thrown for it.
fn is_spent_for_nothing(told: &GameTold) -> bool {
    !is_idle(told)
        && told.thrown.is_empty()
        && told.effects.iter().take_while(|effect| !ends_turn(effect)).all(is_payment)
}

/// Whether the effect takes Resources from a faction.
fn is_payment(effect: &GameEffect) -> bool {
    use Track::{ArvnResources, NvaResources, VcResources};
    matches!(
        effect,
        GameEffect::Board(Effect::Track { name: ArvnResources | NvaResources | VcResources, from, to }) if to < from
    )
}

/// Dice that all show this face.
struct Showing(u32);

impl Dice for Showing {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(self.0.min(question.sides))
    }
}

/// Dice that show their highest face: a trial counts on success.
pub(super) struct Highest;

impl Dice for Highest {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides)
    }
}
