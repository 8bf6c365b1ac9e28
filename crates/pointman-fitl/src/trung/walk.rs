//! Reading Trưng cards (T5.3.4 to T5.3.8): draws, conditions and branches, up to the next thing that is to be
//! executed.
//!
//! A [`Walk`] gives one [`Due`] after another; whoever executes it tells the walk what came of it. The walk
//! itself changes nothing but the order of the Trưng deck.

use std::fmt;

use super::activation::Activation;
use super::cards::Face;
use super::condition::Condition;
use super::deck::draw;
use super::flow::{Flow, Node, SpecialEntry, Target, Timing, Variant};
use super::reading::{Left, Reading};
use super::request::TurnRequest;
use super::scene::Scene;
use super::step::{CardStep, NpOperation, NpSpecial};
use crate::action::turn::Turn;
use crate::game::Game;
use crate::game::table::Table;
use crate::game::trung_deck::TrungCard;
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// An Operation, or a part of one, that is to be executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OperationOrder {
    /// The Operation.
    pub operation: NpOperation,
    /// Its steps, in order. One with a condition that does not hold is left out.
    pub steps: &'static [CardStep],
    /// March: to a LoC first.
    pub with_loc: bool,
    /// March: to Laos or Cambodia next.
    pub with_laos_cambodia: bool,
    /// Whether it carries on an Operation of which a part has been executed.
    pub continues: bool,
}

/// A Special Activity that is to be tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpecialOrder {
    /// The Special Activity.
    pub special: NpSpecial,
    /// How.
    pub variant: Variant,
}

/// What is to be done next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// Execute an Operation; [`Walk::report`] whether it selected a space.
    Operation(OperationOrder),
    /// Try a Special Activity; [`Walk::report`] whether it had an effect.
    Special(SpecialOrder),
    /// The request is carried out.
    Done(Executed),
    /// Every card of the faction has been tried in vain (T5.3.8).
    Failed,
}

/// What has been executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Executed {
    /// The Operation; none if it was skipped.
    pub operation: Option<NpOperation>,
    /// The Special Activity.
    pub special: Option<NpSpecial>,
}

/// Trưng cards being read for one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walk {
    faction: Faction,
    request: TurnRequest,
    /// The first card drawn: when it shows again all have been tried.
    first: Option<TrungCard>,
    card: TrungCard,
    face: Face,
    at: At,
    /// The Operation whose rolls have begun.
    begun: Option<NpOperation>,
    /// The Operation in which a space has been selected.
    operation: Option<NpOperation>,
    special: Option<NpSpecial>,
    reading: Reading,
    /// The rolls of the Operation, which whoever executes it makes.
    pub activation: Activation,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum At {
    /// A card is drawn.
    Drawing,
    /// At a box.
    Node(u8),
    /// At a line of a list, counted from 0, in a box.
    Line(u8, u8),
    /// Alone: at a condition of those that are evaluated, counted from 0.
    Check(u8),
    /// Alone: at a line of the list, counted from 0.
    AloneLine(u8),
    /// Waiting for what came of the Operation in a box.
    Executing(u8),
    /// Waiting for what came of a line of a list in a box.
    Trying(u8, u8),
    /// Alone: waiting for what came of a line.
    AloneTrying(u8, NpSpecial),
    Done,
    Failed,
}

impl Walk {
    /// Cards about to be drawn for a request of `faction`.
    pub fn begin(faction: Faction, request: TurnRequest) -> Walk {
        Walk {
            faction,
            request,
            first: None,
            card: TrungCard::ALL[faction.index() * 6],
            face: Face::Front,
            at: At::Drawing,
            begun: None,
            operation: None,
            special: None,
            reading: Reading::NONE,
            activation: Activation::NONE,
        }
    }

    /// The sides read so far, and why each but the last was left.
    pub const fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The side that is being read.
    pub fn flow(&self) -> &'static Flow {
        self.card.flow(self.face)
    }

    /// The card that is being read.
    pub fn card(&self) -> TrungCard {
        self.card
    }

    /// Reads on up to what is to be done next.
    ///
    /// # Errors
    /// When the deck holds no card of the faction or the dice give no answer; when what is due has not been
    /// reported.
    pub fn next(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        trace: &mut impl Trace,
    ) -> Result<Due, Error> {
        loop {
            match self.at {
                At::Drawing => self.draw(table, turn, trace)?,
                At::Node(number) => {
                    if let Some(due) = self.read(number, table, turn, trace)? {
                        return Ok(due);
                    }
                }
                At::Line(number, line) => {
                    let Node::Special { list, next, .. } = self.flow().node(number) else {
                        return Err(Error::Bug(format!("box {number} of {} is no list", self.flow().id)));
                    };
                    match list.get(usize::from(line)) {
                        None => self.follow(*next, Left::Ends(number), trace),
                        Some(entry) if self.may_try(entry, table, turn, trace)? => {
                            self.at = At::Trying(number, line);
                            return Ok(Due::Special(SpecialOrder {
                                special: entry.special,
                                variant: entry.variant,
                            }));
                        }
                        Some(_) => self.at = At::Line(number, line + 1),
                    }
                }
                At::Check(index) => self.check(index, table, turn, trace)?,
                At::AloneLine(line) => {
                    let list = self.alone_list(table.game, turn);
                    match list.get(usize::from(line)) {
                        None => self.draw_anew(Left::NoSpecial, trace),
                        Some(entry) if self.may_try(entry, table, turn, trace)? => {
                            self.at = At::AloneTrying(line, entry.special);
                            return Ok(Due::Special(SpecialOrder {
                                special: entry.special,
                                variant: entry.variant,
                            }));
                        }
                        Some(_) => self.at = At::AloneLine(line + 1),
                    }
                }
                At::Done => {
                    return Ok(Due::Done(Executed { operation: self.operation, special: self.special }));
                }
                At::Failed => return Ok(Due::Failed),
                At::Executing(_) | At::Trying(..) | At::AloneTrying(..) => {
                    return Err(Error::Bug(
                        "a Trưng card is read on only when what was due has been reported".to_owned(),
                    ));
                }
            }
        }
    }

    /// Tells what came of what was due: whether the Operation selected a space, or the Special Activity had
    /// an effect.
    ///
    /// # Errors
    /// When nothing was due.
    pub fn report(&mut self, effective: bool, trace: &mut impl Trace) -> Result<(), Error> {
        match self.at {
            At::Executing(number) => {
                let Node::Operation { operation, next, none, .. } = self.flow().node(number) else {
                    return Err(Error::Bug(format!("box {number} of {} is no Operation", self.flow().id)));
                };
                if effective {
                    self.operation = Some(*operation);
                }
                // T5.3.8: a Special Activity executed first stands, though its Operation is skipped.
                let goes_on = self.operation.is_some() || self.special.is_some();
                let left = if goes_on { Left::Ends(number) } else { Left::NoSpace(number) };
                self.follow(if goes_on { *next } else { *none }, left, trace);
            }
            At::Trying(number, line) => {
                let Node::Special { list, next, .. } = self.flow().node(number) else {
                    return Err(Error::Bug(format!("box {number} of {} is no list", self.flow().id)));
                };
                if effective {
                    self.executed(&list[usize::from(line)]);
                    self.follow(*next, Left::Ends(number), trace);
                } else {
                    self.at = At::Line(number, line + 1);
                }
            }
            At::AloneTrying(line, special) => {
                if effective {
                    self.special = Some(special);
                    self.at = At::Done;
                } else {
                    self.at = At::AloneLine(line + 1);
                }
            }
            _ => return Err(Error::Bug("nothing of a Trưng card was due".to_owned())),
        }
        Ok(())
    }
}

/// Dice that say for which side of a Trưng card they are thrown.
struct OfCard<'d> {
    dice: &'d mut dyn Dice,
    card: &'static str,
}

impl Dice for OfCard<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.dice.answer(question, format_args!("Trưng card {}: {reason}", self.card))
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        self.dice.several(sides, faces, format_args!("Trưng card {}: {reason}", self.card))
    }

    pointman_core::passed_on!(dice: nth_of, throws_idly, came_to, weighed, weighed_in_secret, listener);
}

impl Walk {
    fn draw(&mut self, table: &mut Table<'_>, turn: &mut Turn, trace: &mut impl Trace) -> Result<(), Error> {
        if self.first.is_some() {
            // Who has just turned the card up reads why it comes to nothing.
            table.dice.gave(format_args!("{}: a new card [T5.3.6]", self.left_in_words()));
        }
        let card = draw(table, self.faction)?;
        if self.first == Some(card) {
            trace.note(
                "T5.3.8",
                format_args!("draw {card}: every card has been tried, no Operation is possible"),
            );
            self.at = At::Failed;
            return Ok(());
        }
        trace.note("T5.3.3", format_args!("draw {card}"));
        let first = self.first.or(Some(card));
        turn.operation = None;
        let mut reading = self.reading;
        reading.open(card, Face::Front);
        *self = Walk { first, card, reading, ..Walk::begin(self.faction, self.request) };
        self.at = self.start();
        Ok(())
    }

    /// Why each side of the card that is read was left.
    fn left_in_words(&self) -> impl fmt::Display + '_ {
        let sides = self.reading.sides();
        let from = sides.iter().rposition(|side| side.card != self.card).map_or(0, |other| other + 1);
        fmt::from_fn(move |f| {
            for (nth, side) in sides[from..].iter().enumerate() {
                let flow = side.card.flow(side.face);
                f.write_str(if nth == 0 { "" } else { "; " })?;
                write!(f, "{}", flow.id)?;
                if let Some(left) = side.left {
                    write!(f, ": {}", left.in_words(flow))?;
                }
            }
            Ok(())
        })
    }

    fn start(&self) -> At {
        if self.request.special_only { At::Check(0) } else { At::Node(1) }
    }

    fn draw_anew(&mut self, why: Left, trace: &mut impl Trace) {
        let flow = self.flow();
        trace.note("T5.3.6", format_args!("{}: {}: draw a new card", flow.id, why.in_words(flow)));
        self.reading.leave(why);
        self.at = At::Drawing;
    }

    fn follow(&mut self, target: Target, left: Left, trace: &mut impl Trace) {
        match target {
            Target::Node(number) => self.at = At::Node(number),
            Target::Draw => self.draw_anew(left, trace),
            Target::Flip => {
                self.reading.leave(left);
                self.face = Face::Back;
                self.reading.open(self.card, Face::Back);
                trace.note("T5.3.5", format_args!("flip to {}", self.flow().id));
                self.at = self.start();
            }
            Target::End if self.operation.is_none() && self.special.is_none() => {
                self.draw_anew(Left::Nothing, trace)
            }
            Target::End => self.at = At::Done,
        }
    }

    /// Reads a box.
    fn read(
        &mut self,
        number: u8,
        table: &mut Table<'_>,
        turn: &Turn,
        trace: &mut impl Trace,
    ) -> Result<Option<Due>, Error> {
        match *self.flow().node(number) {
            Node::Ask { condition, yes, no } => {
                let holds = self.asks(condition, table, turn, trace)?;
                self.follow(if holds { yes } else { no }, Left::Condition(number, holds), trace);
            }
            Node::Operation { operation, next, .. }
                if self.activation.has_failed() && self.begun == Some(operation) =>
            {
                // T5.4.1: no further space is selected, so there is no further part.
                self.follow(next, Left::Ends(number), trace);
            }
            Node::Operation { operation, steps, with_loc, with_laos_cambodia, continues, next, .. } => {
                if let Some(why) = prohibition(table.game, self.request, operation) {
                    trace.note("T5.3.6", format_args!("{} is prohibited: {why}", operation.title()));
                    let goes_on = self.operation.is_some() || self.special.is_some();
                    self.follow(if goes_on { next } else { Target::Draw }, Left::Prohibited(number), trace);
                    return Ok(None);
                }
                self.begin_rolls(table.game, operation);
                self.at = At::Executing(number);
                let continues = continues.is_some() || self.operation == Some(operation);
                let order = OperationOrder { operation, steps, with_loc, with_laos_cambodia, continues };
                return Ok(Some(Due::Operation(order)));
            }
            Node::Special { timing, next, .. } => {
                if !self.request.with_special || self.special.is_some() {
                    self.follow(next, Left::Ends(number), trace);
                } else if timing == Timing::Before
                    && let Some(operation) = self.leads_to(table.game, turn, next)
                    && let Some(why) = prohibition(table.game, self.request, operation)
                {
                    trace.note(
                        "T5.3.8",
                        format_args!("leads to {}, which is prohibited: {why}", operation.title()),
                    );
                    self.draw_anew(Left::Prohibited(number), trace);
                } else {
                    self.at = At::Line(number, 0);
                }
            }
        }
        Ok(None)
    }

    /// Begins the rolls of an Operation, unless they have begun with a part of it.
    fn begin_rolls(&mut self, game: &Game, operation: NpOperation) {
        if self.begun != Some(operation) {
            self.begun = Some(operation);
            let rolls = !self.request.free && !self.request.is_limited() && !self.request.special_only;
            let number = self.flow().activation;
            self.activation = if rolls { Activation::of(game, operation, number) } else { Activation::NONE };
        }
    }

    fn asks(
        &self,
        condition: Condition,
        table: &mut Table<'_>,
        turn: &Turn,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let operation = self.operation.map(NpOperation::name);
        let mut dice = OfCard { dice: table.dice, card: self.flow().id };
        condition.holds(&Scene::of(table.game, turn), operation, &mut dice, trace)
    }

    /// Whether a line of a list is open: its condition holds, Momentum does not ban it, and an Ambush in an
    /// Attack that ended by a roll is over.
    fn may_try(
        &mut self,
        entry: &SpecialEntry,
        table: &mut Table<'_>,
        turn: &Turn,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let special = entry.special;
        if special.name().is_banned(table.game) && !self.request.event {
            trace.note("T5.3.7", format_args!("{} {}: banned by Momentum", entry.letter, special.title()));
            return Ok(false);
        }
        if entry.variant == Variant::WithAttack {
            self.begin_rolls(table.game, attack_of(self.faction));
            if self.activation.has_failed() {
                trace
                    .note("T5.4.1", format_args!("{} {}: the Attack is over", entry.letter, special.title()));
                return Ok(false);
            }
        }
        if let Some(condition) = entry.condition
            && !self.asks(condition, table, turn, trace)?
        {
            return Ok(false);
        }
        trace.note("T5.3.7", format_args!("{} {}", entry.letter, special.title()));
        Ok(true)
    }

    fn executed(&mut self, entry: &SpecialEntry) {
        self.special = Some(entry.special);
        if entry.variant == Variant::WithAttack {
            // Having Ambushed counts as having Attacked.
            self.operation = Some(attack_of(self.faction));
        }
    }

    /// The Operation that reading on at `target` leads to on the map as it stands; none if dice decide, or
    /// there is none.
    fn leads_to(&self, game: &Game, turn: &Turn, target: Target) -> Option<NpOperation> {
        let scene = Scene::of(game, turn);
        let (mut flow, mut target) = (self.flow(), target);
        for _ in 0..LONGEST {
            target = match target {
                Target::Node(number) => match *flow.node(number) {
                    Node::Operation { operation, .. } => return Some(operation),
                    Node::Ask { condition, .. } if condition.has_dice() => return None,
                    Node::Ask { condition, yes, no } => {
                        if condition.is_so(&scene, None) {
                            yes
                        } else {
                            no
                        }
                    }
                    Node::Special { next, .. } => next,
                },
                Target::Flip => {
                    flow = self.card.flow(Face::Back);
                    Target::Node(1)
                }
                Target::Draw | Target::End => return None,
            };
        }
        None
    }

    /// Alone: evaluates one of the conditions, and comes to the list behind the last.
    fn check(
        &mut self,
        index: u8,
        table: &mut Table<'_>,
        turn: &Turn,
        trace: &mut impl Trace,
    ) -> Result<(), Error> {
        let Some(alone) = self.flow().alone else {
            self.draw_anew(Left::NoSpecial, trace);
            return Ok(());
        };
        let Some(number) = alone.checks.get(usize::from(index)) else {
            self.at = At::AloneLine(0);
            return Ok(());
        };
        let Node::Ask { condition, no, .. } = *self.flow().node(*number) else {
            return Err(Error::Bug(format!("box {number} of {} is no condition", self.flow().id)));
        };
        if self.asks(condition, table, turn, trace)? {
            self.at = At::Check(index + 1);
        } else {
            self.follow(no, Left::Condition(*number, false), trace);
        }
        Ok(())
    }

    fn alone_list(&self, game: &Game, turn: &Turn) -> &'static [SpecialEntry] {
        match self.flow().alone {
            None => &[],
            Some(alone) => match alone.instead {
                Some((condition, list)) if condition.is_so(&Scene::of(game, turn), None) => list,
                _ => alone.list,
            },
        }
    }
}

/// More than the boxes of both sides of a card.
const LONGEST: usize = 24;

/// The Attack of an Insurgent faction.
const fn attack_of(faction: Faction) -> NpOperation {
    match faction {
        Faction::Nva => NpOperation::NvaAttack,
        _ => NpOperation::VcAttack,
    }
}

/// Why the Operation may not be executed, if so: Sweep and March in Monsoon and US Assault under General
/// Lansdale, unless an Event names them (2.3.9, 5.1.1); US Patrol under shaded M-48 Patton.
fn prohibition(game: &Game, request: TurnRequest, operation: NpOperation) -> Option<&'static str> {
    let named = request.event;
    match operation.name() {
        OperationName::Sweep | OperationName::March if game.is_monsoon() && !named => Some("Monsoon"),
        OperationName::Assault
            if operation.faction() == Faction::Us && game.shaded(LastingCard::GeneralLansdale) && !named =>
        {
            Some("General Lansdale")
        }
        OperationName::Patrol
            if operation.faction() == Faction::Us && game.shaded(LastingCard::M48Patton) =>
        {
            Some("M-48 Patton (shaded)")
        }
        _ => None,
    }
}
