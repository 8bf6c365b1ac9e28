//! What is asked, in words, and the texts of the cards that are told with it.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::sense::SPECIAL;
use super::super::short;
use super::answers::piece_of;
use super::progress::is_idle;
use super::{Dialogue, Highest};
use crate::fitl::events::wording::IN_PARENTHESES;
use crate::fitl::rehearsal::{Draft, Open, StepOf, Values};
use crate::fitl::{CardSide, CoupPart, NextStep, PieceKind, Side, Space};
use crate::names::capitalized;
use crate::question::{NOTHING, called};
use crate::render::Report;

/// What is said of a text that would do nothing.
const NO_EFFECT: &str = " (no effect now)";

/// How many answers are tried at most for an example.
const MOST_TRIED: usize = 24;

impl Dialogue<'_> {
    /// What is asked; whether several pieces may be named at once is told with the first of them, by one of
    /// the answers `counted` for several where there are such.
    pub(super) fn sentence(&self, draft: &Draft, first: &Open, counted: Option<&[Vec<String>]>) -> String {
        let question = &first.question;
        if question.name == "action" && draft.words.trim().is_empty() {
            let NextStep::Act { faction, eligibility, allowed, .. } = self.start.next_step() else {
                return question.what.clone();
            };
            let limited = if allowed.operation { "" } else { ", Limited" };
            return format!("{}, {eligibility} Eligible{limited}", short(faction));
        }
        if matches!(first.values, Values::Steps(_)) {
            let words = self.said.last().map_or("", String::as_str);
            let name = words.split([' ', ';']).next().unwrap_or_default();
            let so_far = match self.spaces {
                0 => String::new(),
                1 => ", 1 space so far".to_owned(),
                more => format!(", {more} spaces so far"),
            };
            let bound = first.left.as_ref().filter(|_| question.name != SPECIAL.trim());
            let left = bound.map_or(String::new(), |left| format!(", {left}"));
            return format!("{}{so_far}{left}", capitalized(name));
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
        // What an Event grants and nobody can do is asked for all the same: words that are no first step may
        // still be said.
        let cannot = question.legal.is_empty() && question.what.ends_with(IN_PARENTHESES);
        let cannot = if cannot { ", which is not possible" } else { "" };
        let places = if self.redeploys() && !question.what.contains(" from ") {
            ", then from where and to where"
        } else {
            ""
        };
        let what = question.what.trim_end_matches(IN_PARENTHESES);
        format!("{who}{what}{count}{places}{cannot}")
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

    /// Whether pieces go from one space to another in this part of a Coup Round.
    fn redeploys(&self) -> bool {
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        use CoupPart::{ArvnRedeploy, NvaRedeploy, UsCommitment};
        part.is_some_and(|part| matches!(part, ArvnRedeploy | NvaRedeploy | UsCommitment))
    }

    /// Whether pieces move in this part of a Coup Round: how many answers that takes depends on their size.
    fn moves_pieces(&self) -> bool {
        use CoupPart::{ArvnRedeploy, NvaRedeploy, UsCommitment};
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        part.is_some_and(|part| matches!(part, ArvnRedeploy | NvaRedeploy | UsCommitment))
    }

    /// The text of the Event that asks a person, with its side if it has two.
    pub(super) fn text_of_event(&self, draft: &Draft) -> Vec<String> {
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
            // Whoever plays a Pivotal Event executes it (2.3.8); of another card a non-player chooses the
            // text.
            StepOf::NonPlayers => {
                let of_pivotal = Some(CardSide::Unshaded).filter(|_| card.pivotal_of() == Some(faction));
                self.executed.or(of_pivotal)
            }
            StepOf::Coup => None,
        };
        side.and_then(told).into_iter().collect()
    }

    /// What is told of each text of the card.
    pub(super) fn notes_of_sides(&self) -> Vec<(String, String)> {
        let Some(card) = self.start.cards().current() else { return Vec::new() };
        let told = |side: CardSide| {
            let idle = if self.is_idle_side(side) { NO_EFFECT } else { "" };
            Some((side.id().to_owned(), format!("{}{idle}", card.summary(side)?)))
        };
        CardSide::ALL.into_iter().filter_map(told).collect()
    }

    /// Whether a text of the card would do nothing now, whatever is chosen in it.
    fn is_idle_side(&self, side: CardSide) -> bool {
        let mut tries = MOST_TRIED;
        self.comes_to_nothing(&Draft::act(format!("event {side}")), &mut tries)
    }

    /// Whether what was said does nothing, whatever else is; what takes more than so many tries may do
    /// something.
    fn comes_to_nothing(&self, draft: &Draft, tries: &mut usize) -> bool {
        let Some(left) = tries.checked_sub(1) else { return false };
        *tries = left;
        let Ok(done) = draft.rehearse(&self.start, &mut Highest) else { return false };
        match done.open.first() {
            None => done.told.is_some_and(|told| is_idle(&told)),
            Some(open) if open.question.legal.is_empty() => {
                self.comes_to_nothing(&draft.answer(open, NOTHING), tries)
            }
            Some(open) => {
                let mut legal = open.question.legal.iter();
                legal.all(|answer| self.comes_to_nothing(&draft.answer(open, answer), tries))
            }
        }
    }

    /// The texts of the card, each with whether it would do anything now. Gives the text that Enter takes:
    /// the only one that would, or else the one for the side that acts (5.2).
    pub(super) fn show_sides(&self) -> Result<Option<CardSide>, Left> {
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
            let idle = self.is_idle_side(side);
            if !idle {
                useful.push(side);
            }
            let idle = if idle { NO_EFFECT } else { "" };
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
}
