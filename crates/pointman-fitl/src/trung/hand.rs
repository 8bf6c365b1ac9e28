//! The hand that carries out what a non-player decides: the table, the turn, the rolls of the Operation, and
//! who is told.

use std::fmt;

use super::activation::Activation;
use super::column::Column;
use super::course::Pick;
use super::request::TurnRequest;
use super::scene::{Manner, Scene};
use super::select::{random_space, select, select_most};
use super::step::CardStep;
use crate::action::refusal::{Message, Row};
use crate::action::turn::{Turn, spends, unpaid};
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::assault::Treated;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The hand that carries out what a non-player decides.
pub struct Hand<'a, 't, T: Trace> {
    /// Where it is carried out.
    pub table: &'a mut Table<'t>,
    /// The faction's turn so far.
    pub turn: &'a mut Turn,
    /// The rolls for one more space of the Operation.
    pub activation: &'a mut Activation,
    /// For what the Trưng cards are asked.
    pub request: TurnRequest,
    /// As whose cubes fight, which an Event may change.
    pub treated: Treated,
    /// Who is told.
    pub trace: &'a mut T,
}

impl<'t, T: Trace> Hand<'_, 't, T> {
    /// The game as it is now.
    #[inline]
    pub fn game(&self) -> &Game {
        self.table.game
    }

    /// The board as it is now.
    #[inline]
    pub fn board(&self) -> &Board {
        self.table.game.board()
    }

    /// Who decides.
    #[inline]
    pub fn faction(&self) -> Faction {
        self.turn.faction
    }

    /// What the faction sees as it decides.
    pub fn scene(&self, manner: Manner) -> Scene<'_> {
        Scene { treated: self.treated, ..Scene::of(self.table.game, self.turn).selecting(manner) }
    }

    /// Whether one more space may be selected: asked when a candidate remains and no limit forbids it
    /// (T5.4.1).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn may_go_on(&mut self) -> Result<bool, Error> {
        self.activation.may_go_on(self.table.dice, self.trace)
    }

    /// The space among `candidates` selected by a column of the faction's table (T5.6.1); none if there is no
    /// candidate.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn select(
        &mut self,
        column: Column,
        candidates: SpaceSet,
        manner: Manner,
    ) -> Result<Option<Space>, Error> {
        let scene =
            Scene { treated: self.treated, ..Scene::of(self.table.game, self.turn).selecting(manner) };
        select(&scene, column, candidates, self.table.dice, self.trace)
    }

    /// One of `candidates` at random (T5.6.2); `what` it is for.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn random(&mut self, candidates: SpaceSet, what: &str) -> Result<Option<Space>, Error> {
        random_space(candidates, format_args!("{what}"), self.table.dice, self.trace)
    }

    /// The space among `candidates` with most of what `value` counts, at random among equals (T2.1.6).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn most(
        &mut self,
        candidates: SpaceSet,
        what: &str,
        value: impl Fn(&Scene<'_>, Space) -> i16,
    ) -> Result<Option<Space>, Error> {
        let scene = Scene { treated: self.treated, ..Scene::of(self.table.game, self.turn) };
        select_most(candidates, what, |space| value(&scene, space), self.table.dice, self.trace)
    }

    /// Whether the Operation may select one more space, where `cap` bounds it unless an Event says how many
    /// (T5.4.1).
    pub fn has_room(&self, cap: Option<u8>) -> bool {
        let most = self.turn.cap(cap).unwrap_or(u8::MAX);
        self.turn.spaces.len() < usize::from(most)
    }

    /// Whether the faction can pay `price` for what it would do next. Where it cannot, the trace says what it
    /// lacks: otherwise nobody could tell why the Operation ends (T5.4.3).
    pub fn can_pay(&mut self, price: u8) -> bool {
        let (game, faction) = (&*self.table.game, self.turn.faction);
        let can_pay = game.can_pay(faction, price);
        if !can_pay {
            let lacking = unpaid(Row::G11.refuses(spends(faction)), game, faction, price);
            self.trace.note("T5.4.3", format_args!("{}", Message(&lacking)));
        }
        can_pay
    }

    /// Whether a step is done: one without a condition, or with one that holds (T5.3.6).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn is_due(&mut self, step: CardStep) -> Result<bool, Error> {
        match step.condition() {
            None => Ok(true),
            Some(condition) => {
                let scene = Scene::of(self.table.game, self.turn);
                condition.holds(&scene, None, self.table.dice, self.trace)
            }
        }
    }

    /// Ends an Operation, or a part of one. Without any space it has not been executed (T5.3.6).
    pub fn end_operation(&mut self, effective: bool) -> bool {
        if !effective && self.turn.spaces.is_empty() {
            self.turn.operation = None;
        }
        effective
    }

    /// Tries a Special Activity, if it is possible. Gives whether `execute` had an effect (T5.3.7).
    ///
    /// # Errors
    /// What `execute` gives.
    pub fn attempt(
        &mut self,
        special: SpecialName,
        execute: impl FnOnce(&mut Self) -> Result<bool, Error>,
    ) -> Result<bool, Error> {
        if self.turn.begin_special(self.table.game, special).is_err() {
            return Ok(false);
        }
        let effective = execute(self)?;
        Ok(self.end_special(effective))
    }

    /// Ends a Special Activity. Without effect it has not been executed, and the next of the list is tried
    /// (T5.3.7).
    fn end_special(&mut self, effective: bool) -> bool {
        if !effective {
            self.turn.special = None;
            self.turn.special_spaces = SpaceSet::NONE;
        }
        effective
    }

    /// The space among `candidates` that is picked so; none if there is no candidate.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn pick(&mut self, pick: Pick, candidates: SpaceSet) -> Result<Option<Space>, Error> {
        let scene = Scene { treated: self.treated, ..Scene::of(self.table.game, self.turn) };
        pick.among(&scene, candidates, self.table.dice, self.trace)
    }

    /// Does what is `inside`; whoever is told takes what it weighs as details of `what`.
    ///
    /// # Errors
    /// What `inside` gives.
    #[inline]
    pub fn within<R>(
        &mut self,
        rule: &str,
        what: fmt::Arguments<'_>,
        inside: impl FnOnce(&mut Hand<'_, 't, T>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let Hand { table, turn, activation, request, treated, trace } = self;
        let (request, treated) = (*request, *treated);
        trace.within(rule, what, |trace| {
            inside(&mut Hand { table, turn, activation, request, treated, trace })
        })
    }

    /// Does what is `inside` without Activation rolls, as in a Special Activity (T5.4).
    ///
    /// # Errors
    /// What `inside` gives.
    #[inline]
    pub fn without_rolls<R>(
        &mut self,
        inside: impl FnOnce(&mut Hand<'_, 't, T>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let Hand { table, turn, request, treated, trace, .. } = self;
        let mut none = Activation::NONE;
        inside(&mut Hand { table, turn, activation: &mut none, request: *request, treated: *treated, trace })
    }
}
