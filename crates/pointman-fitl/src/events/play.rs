//! The small steps that the texts of Events are made of.
//!
//! A text is a function of a [`Play`]: each of its lines is one of the steps below. A step asks whoever
//! decides, one choice at a time, and carries out what can be carried out (5.1.3). It does not know whether a
//! person or a non-player answers.

use std::fmt;

use super::ask::{Answer, Ask, Decider, Doing, Fate, What};
use super::grant::{Grant, Granted};
use super::procedure::Procedure;
use super::way::Way;
use super::wording::Asker;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// An Event being executed.
pub struct Play<'a, 't> {
    /// Where it is carried out.
    pub table: &'a mut Table<'t>,
    /// Who executes it.
    pub executor: Faction,
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub side: CardSide,
    /// Who answers.
    pub decider: &'a mut dyn Decider,
    /// What the next choice is one of.
    pub doing: Doing,
}

/// Whether a step could be carried out.
pub type Done = Result<(), Error>;

/// Where removed pieces go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// US pieces to Casualties, others to Available.
    Lost,
    /// All to Available.
    Available,
    /// All Out of Play.
    OutOfPlay,
}

impl To {
    pub(super) fn of(self, kind: PieceKind) -> BoxName {
        match self {
            To::Lost if kind.faction() == Faction::Us => BoxName::Casualties,
            To::Lost | To::Available => BoxName::Available,
            To::OutOfPlay => BoxName::OutOfPlay,
        }
    }
}

/// The pieces a step took or placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Touched {
    /// Where.
    pub spaces: SpaceSet,
    /// How many.
    pub number: u8,
}

impl Touched {
    pub(super) fn add(&mut self, space: Space, number: u8) {
        self.spaces |= space.into();
        self.number += number;
    }
}

impl Play<'_, '_> {
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

    /// Whether a person plays the faction.
    #[inline]
    pub fn is_player(&self, faction: Faction) -> bool {
        self.table.game.is_player(faction)
    }

    /// Tells what happens.
    pub fn note(&mut self, what: fmt::Arguments<'_>) {
        self.decider.note("5.1", what);
    }

    /// Throws a six-sided die.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn d6(&mut self, what: impl fmt::Display) -> Result<u8, Error> {
        self.die(6, what)
    }

    /// The same, the nth of so many that may be thrown together.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn d6_of(&mut self, nth: usize, all: usize, what: impl fmt::Display) -> Result<u8, Error> {
        if !self.decider.is_rehearsal() {
            self.table.dice.nth_of(nth, all);
        }
        self.d6(what)
    }

    /// Throws a three-sided die.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn d3(&mut self, what: impl fmt::Display) -> Result<u8, Error> {
        self.die(3, what)
    }

    fn die(&mut self, sides: u8, what: impl fmt::Display) -> Result<u8, Error> {
        if self.decider.is_rehearsal() {
            return Ok(1);
        }
        let (card, title) = (self.card, self.card.title());
        let face = self.table.dice.roll(u32::from(sides), format_args!("{card} {title}: {what}"))? as u8;
        self.note(format_args!("d{sides} = {face}: {what}"));
        Ok(face)
    }

    // Choosing.

    /// Asks; the answer is legal.
    pub(super) fn ask(&mut self, ask: &Ask<'_>) -> Result<Answer, Error> {
        let asker = Some(Asker { card: self.card, side: self.side });
        let ask = &Ask { doing: Doing { asker, ..std::mem::take(&mut self.doing) }, ..*ask };
        self.table.begins_event_step(ask.name);
        let answer = self.decider.decide(self.table, ask)?;
        if ask.allows(self.table.game, answer) || answer == Answer::Declined {
            return Ok(answer);
        }
        Err(Error::Bug(format!("card {}: {} is no answer to {}", self.card, ask.in_words(answer), ask.name)))
    }

    /// Says what the next choice is: the one after `given` of `of`, and what becomes of it.
    pub(super) fn next_of(&mut self, given: u8, of: u8, fate: Fate) {
        self.doing = Doing { fate, given, of, ..Doing::default() };
    }

    /// Says which space, chosen before, the next choice is about.
    pub(super) fn next_at(&mut self, space: Space) {
        self.doing = Doing { at: Some(space), ..Doing::default() };
    }

    /// There is nothing to choose among.
    pub(super) fn nothing<T>(&mut self) -> Result<Option<T>, Error> {
        self.doing = Doing::default();
        Ok(None)
    }

    /// Says that there is nothing to choose: what a person has said of it is used up.
    pub(super) fn forced(&mut self, by: Faction, name: &'static str, what: What<'_>, most: u8) {
        if self.is_player(by) {
            let ask = Ask { by, name, what, optional: false, way: Way::Tables, doing: Doing::default() };
            self.decider.forced(self.table, &ask, most);
        }
    }

    /// One of `among`; none if it is empty.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn space(
        &mut self,
        by: Faction,
        name: &'static str,
        among: SpaceSet,
        way: Way,
    ) -> Result<Option<Space>, Error> {
        self.choose_space(by, name, among, way, false)
    }

    /// One of `among`, or none if the faction likes.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn maybe_space(
        &mut self,
        by: Faction,
        name: &'static str,
        among: SpaceSet,
        way: Way,
    ) -> Result<Option<Space>, Error> {
        self.choose_space(by, name, among, way, true)
    }

    fn choose_space(
        &mut self,
        by: Faction,
        name: &'static str,
        among: SpaceSet,
        way: Way,
        optional: bool,
    ) -> Result<Option<Space>, Error> {
        if among.is_empty() {
            return self.nothing();
        }
        match self.ask(&Ask { by, name, what: What::Space(among), optional, way, doing: Doing::default() })? {
            Answer::Space(space) => Ok(Some(space)),
            _ => Ok(None),
        }
    }

    /// So many different ones of `among`, all if there are no more, each chosen by itself.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn spaces(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        among: SpaceSet,
        way: Way,
    ) -> Result<SpaceSet, Error> {
        self.choose_spaces(by, name, number, among, way, false)
    }

    /// Up to so many different ones of `among`.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn up_to_spaces(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        among: SpaceSet,
        way: Way,
    ) -> Result<SpaceSet, Error> {
        self.choose_spaces(by, name, number, among, way, true)
    }

    fn choose_spaces(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        among: SpaceSet,
        way: Way,
        optional: bool,
    ) -> Result<SpaceSet, Error> {
        let takes_most = !self.is_player(by) && !matches!(way, Way::Declines);
        let mut chosen = SpaceSet::NONE;
        for more in (1..=number).rev() {
            let left = among - chosen;
            let is_all = left.len() <= usize::from(more);
            // T5.5.6: where there are no more than are needed, nothing is selected. A person need not name
            // them.
            if is_all && (takes_most || !optional) {
                self.forced(by, name, What::Space(left), more);
                return Ok(among);
            }
            self.next_of(number - more, number, Fate::AsTold);
            match self.choose_space(by, name, left, way, optional)? {
                Some(space) => chosen |= space.into(),
                None => break,
            }
        }
        Ok(chosen)
    }

    /// One of the words: its place.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn word(
        &mut self,
        by: Faction,
        name: &'static str,
        words: &[&'static str],
        way: Way,
    ) -> Result<usize, Error> {
        match self.ask(&Ask {
            by,
            name,
            what: What::Word(words),
            optional: false,
            way,
            doing: Doing::default(),
        })? {
            Answer::Word(index) => Ok(index),
            _ => Ok(0),
        }
    }

    /// One of the factions, itself if it is among them and a non-player decides (5.1, T5.5.5); none if there
    /// is none.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn faction(
        &mut self,
        by: Faction,
        name: &'static str,
        among: FactionSet,
        way: Way,
    ) -> Result<Option<Faction>, Error> {
        if among.is_empty() {
            return Ok(None);
        }
        let way = if among.contains(by) { Way::Faction(by) } else { way };
        match self.ask(&Ask {
            by,
            name,
            what: What::Faction(among),
            optional: false,
            way,
            doing: Doing::default(),
        })? {
            Answer::Faction(faction) => Ok(Some(faction)),
            _ => Ok(None),
        }
    }

    /// A number from `least` to `most`; a non-player takes the highest (T2.1.5).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn number(&mut self, by: Faction, name: &'static str, least: u8, most: u8) -> Result<u8, Error> {
        match self.ask(&Ask {
            by,
            name,
            what: What::Number(least, most),
            optional: false,
            way: Way::Highest,
            doing: Doing::default(),
        })? {
            Answer::Number(number) => Ok(number),
            _ => Ok(least),
        }
    }

    // What others do.

    /// Grants an Operation or Special Activity (5.5). Gives its spaces: of a March those in which pieces
    /// stay.
    ///
    /// # Errors
    /// The refusal of what a person says; when there is no answer.
    pub fn grant(&mut self, grant: &Grant) -> Result<SpaceSet, Error> {
        self.table.begins_event_step(grant.name);
        let before = self.table.effects.len();
        let spaces = self.decider.granted(self.table, grant, &mut |_, _| Ok(()))?;
        let name = match grant.action {
            Granted::Operation(name) => Some(name.id()),
            Granted::Special(name) => Some(name.id()),
            Granted::Commitment => Some("commitment"),
            Granted::AnyOperation | Granted::AnySpecial | Granted::Anything | Granted::AttackOrAmbush => None,
        };
        self.table.was_granted(grant.by, name, spaces, before);
        Ok(spaces)
    }

    /// Has the non-player `by` do what only this text has it do.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn procedure(&mut self, by: Faction, procedure: Procedure) -> Done {
        self.decider.procedure(self.table, by, procedure)
    }
}
