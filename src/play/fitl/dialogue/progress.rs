//! What the last answer did, told before the next question; and how much of a step a person decides about.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::sense::space_typed;
use super::{Dialogue, EVENT};
use crate::command::fitl::{as_moved, lines_of_effects, told_of_dice, told_of_moves};
use crate::error::Error;
use crate::fitl::document::{GameTold, StepKept};
use crate::fitl::rehearsal::{Settled, StepOf};
use crate::fitl::{Edition, Effect, Game, GameEffect, NextStep, OperationName, Space, SpecialName, Track};
use crate::names::titled;
use crate::render::Report;

impl Dialogue<'_> {
    /// How many of the effects a person decides about, and the game after them: in a Coup Round what follows
    /// by itself, with its dice, is seen only once the person's part is settled, and in an Event what comes
    /// behind a question once that is answered.
    pub(super) fn own_part(&self, told: &GameTold) -> Result<(usize, Game), Left> {
        self.part_of(told, self.settled)
    }

    /// The same, where so much of it is settled.
    pub(super) fn part_of(&self, told: &GameTold, settled: Option<Settled>) -> Result<(usize, Game), Left> {
        let ends = if self.of == StepOf::Coup { ends_own_part } else { ends_turn };
        let end = told.effects.iter().position(ends).unwrap_or(told.effects.len());
        let end = settled.map_or(end, |settled| end.min(settled.effects));
        let mut game = self.start;
        for effect in &told.effects[..end] {
            game.apply(*effect).map_err(Error::from)?;
        }
        Ok((end, game))
    }

    /// Keeps the pieces that an Event has placed since something was shown last as answers: where but one of
    /// them could be placed in one space nobody was asked.
    pub(super) fn note_unasked(&self, told: &GameTold) -> Result<(), Left> {
        if !self.said.last().is_some_and(|words| words.starts_with(EVENT)) {
            return Ok(());
        }
        let same = self.shown.iter().zip(&told.effects).take_while(|(was, is)| was == is).count();
        let end = self.own_part(told)?.0.max(same);
        for effect in &told.effects[same..end] {
            if let GameEffect::Board(Effect::Place { piece, .. }) = effect {
                self.unasked.borrow_mut().push(vec![piece.id().to_owned()]);
            }
        }
        Ok(())
    }

    /// Shows what the last answer did.
    pub(super) fn show_progress(&mut self, told: &GameTold) -> Result<(), Left> {
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
            let is_rolled_for = thrown > self.thrown;
            if self.of == StepOf::Action && !is_rolled_for && is[same..end].iter().all(is_payment) {
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
            report.item(1, self.changes_nothing(words));
        }
        self.told_of = words.to_owned();
        if self.of == StepOf::Coup
            && !self.console.has_more()
            && let Some(line) = as_moved(&self.own_part(told)?.1)
        {
            report.item(1, line);
        }
        if !report.is_empty() {
            // What a non-player has done is told again with the rest of its turn.
            if self.of == StepOf::NonPlayers {
                self.console.say("So far; the report of the whole step shows it again:")?;
            }
            self.console.show(&report)?;
        }
        // Of a line typed ahead only the last table is of use.
        let moves = self.moves_of_action(told, end);
        let new = moves_in(&is[same..end]);
        self.owes_moves |= new > 0 && moves.len() > new;
        if self.owes_moves && !self.console.has_more() {
            self.owes_moves = false;
            let mut report = Report::new();
            report.line("Moved so far");
            told_of_moves(&mut report, &moves);
            self.console.show(&report)?;
        }
        (self.thrown, self.shown) = (thrown, is[..end].to_vec());
        Ok(())
    }

    /// The groups that have moved; of an Event, which may grant several actions, those of the last of them.
    fn moves_of_action(&self, told: &GameTold, end: usize) -> Vec<GameEffect> {
        let part = |at: usize| told.parts.get(at).map(|done| &done.part);
        let mut moves: Vec<usize> = (0..end).filter(|at| is_move(&told.effects[*at])).collect();
        let is_operation =
            self.of == StepOf::Action && !self.said.last().is_some_and(|words| words.starts_with("event"));
        if let Some(last) = moves.last().copied().filter(|_| !is_operation && self.of != StepOf::Coup) {
            moves.retain(|at| part(*at) == part(last));
        }
        moves.into_iter().map(|at| told.effects[at]).collect()
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

    /// What is said of a step that leaves the board as it is; of several typed at once each is told by its
    /// space.
    fn changes_nothing(&self, words: &str) -> String {
        let last = words.rsplit(';').next().unwrap_or(words).trim();
        if self.start.edition() == Edition::First && last.contains(SpecialName::AirStrike.id()) {
            return "That changes nothing yet: each space shifts once all are chosen [4.2.3]".to_owned();
        }
        let mut spaces = last.split([' ', ':', ',']).filter_map(Space::with_id);
        let only =
            space_typed(&last.to_lowercase()).or_else(|| spaces.next().filter(|_| spaces.next().is_none()));
        match only {
            Some(only) if self.ends_asking => {
                format!("{}: what is Activated there comes once all have moved [3.2.2, 3.2.3]", only.name())
            }
            Some(only) => format!("{}: nothing on the board changes", only.name()),
            None => "That changes nothing on the board.".to_owned(),
        }
    }
}

pub(super) fn ends_turn(effect: &GameEffect) -> bool {
    matches!(effect, GameEffect::Acted { .. })
}

/// Whether the effect ends a part of a Coup Round.
pub(super) fn ends_part(effect: &GameEffect) -> bool {
    matches!(effect, GameEffect::Coup { .. } | GameEffect::Phase { .. })
}

/// Whether it ends what a person decides about: who wins, too, follows by itself.
fn ends_own_part(effect: &GameEffect) -> bool {
    ends_part(effect) || matches!(effect, GameEffect::Won { .. })
}

/// What the effects do beside those that were told, in lines, if all of those are still among them: what
/// comes in between, as the Activations of a Sweep come after all its moves, does not tell them again.
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
    effects.iter().filter(|effect| is_move(effect)).count()
}

fn is_move(effect: &GameEffect) -> bool {
    matches!(effect, GameEffect::Board(Effect::Move { .. }))
}

/// Whether nothing changes but a cylinder.
pub(super) fn is_idle(told: &GameTold) -> bool {
    let before_end = told.effects.iter().take_while(|effect| !ends_turn(effect)).count();
    before_end == 0
}

/// Whether nothing changes but a cylinder and what is paid; dice that failed have been thrown for it.
pub(super) fn is_spent_for_nothing(told: &GameTold) -> bool {
    !is_idle(told)
        && told.thrown.is_empty()
        && told.effects.iter().take_while(|effect| !ends_turn(effect)).all(is_payment)
}

/// In which spaces an Operation, or the Raid with it, does nothing though they were chosen for it; none where
/// it does something in each. A single space of an Operation may serve its Special Activity.
pub(super) fn idle_spaces(told: &GameTold) -> Option<String> {
    let StepKept::Acted(turn) = &told.done else { return None };
    let operation = turn.op.as_ref().filter(|op| {
        let may_be_idle = OperationName::with_id(op.name).is_some_and(|name| MAY_BE_IDLE.contains(&name));
        may_be_idle && op.spaces.len() > 1
    });
    let raid = turn.special.as_ref().filter(|special| special.name == SpecialName::Raid.id());
    let is_done_in = |part: &str, space: Space| {
        told.parts.iter().any(|done| {
            done.part == part && matches!(&done.effect, GameEffect::Board(effect) if effect.is_done_in(space))
        })
    };
    let parts = [(OPERATION, operation), (SPECIAL_PART, raid)].into_iter();
    let idle: Vec<String> = parts
        .filter_map(|(part, action)| {
            let action = action?;
            let spaces = action.spaces.iter().filter(|space| !is_done_in(part, *space));
            let names: Vec<&str> = spaces.map(Space::name).collect();
            (!names.is_empty()).then(|| format!("{} does nothing in {}.", titled(action.name), list(&names)))
        })
        .collect();
    (!idle.is_empty()).then(|| idle.join(" "))
}

/// The parts of a turn as its effects name them.
const OPERATION: &str = "operation";
const SPECIAL_PART: &str = "special";

/// The Operations that may be executed in a space without changing anything there.
const MAY_BE_IDLE: [OperationName; 4] =
    [OperationName::Train, OperationName::Sweep, OperationName::Assault, OperationName::Rally];

/// Names in a sentence.
fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// Whether the effect takes Resources from a faction.
fn is_payment(effect: &GameEffect) -> bool {
    use Track::{ArvnResources, NvaResources, VcResources};
    let GameEffect::Board(Effect::Track { name, from, to }) = effect else { return false };
    matches!(name, ArvnResources | NvaResources | VcResources) && to < from
}
