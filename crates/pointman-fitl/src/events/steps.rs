//! Steps that several texts share, made of the small ones of a [`Play`].

use super::ask::{Answer, Ask, Doing, Fate, What};
use super::play::{Done, Play, To, Touched};
use super::way::Way;
use crate::board::effect::Effect;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceClass, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The most options that a text leaves open.
const MOST_OPTIONS: usize = 8;

impl Play<'_, '_> {
    /// One of the options that are possible now; none if none is. A non-player takes `preferred` if it can,
    /// otherwise the first.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn option(
        &mut self,
        by: Faction,
        name: &'static str,
        options: &[(&'static str, bool)],
        preferred: &'static str,
    ) -> Result<Option<&'static str>, Error> {
        let (mut words, mut number) = ([""; MOST_OPTIONS], 0);
        for (word, _) in options.iter().filter(|(_, is_possible)| *is_possible) {
            words[number] = word;
            number += 1;
        }
        let possible = &words[..number];
        if possible.is_empty() {
            return Ok(None);
        }
        let first = possible.iter().position(|word| *word == preferred).unwrap_or(0);
        let chosen = self.word(by, name, possible, Way::Word(first))?;
        Ok(possible.get(chosen).copied())
    }

    /// Places `each` Available pieces in each of up to `most` different spaces among these, space by space,
    /// until spaces or pieces run out. A person may leave a space with fewer when there are too few.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn place_in_each(
        &mut self,
        by: Faction,
        name: &'static str,
        (each, most): (u8, u8),
        types: &[PieceType],
        among: SpaceSet,
        way: Way,
    ) -> Result<Touched, Error> {
        let mut placed = Touched::default();
        if let [only] = *types
            && only.class() != PieceClass::Base
            && among.len() <= usize::from(most)
            && among.len() * usize::from(each) <= usize::from(self.board().available(only))
        {
            self.forced(by, name, What::Place(types, BoxName::Available, among), each * among.len() as u8);
            for space in among {
                self.table.apply(Effect::Place {
                    space,
                    piece: only.placed(),
                    count: each,
                    from: BoxName::Available,
                })?;
                placed.add(space, each);
            }
            return Ok(placed);
        }
        let mut there = [0; Space::ALL.len()];
        let most_spaces = most.min(among.len() as u8);
        loop {
            let begun = placed.spaces.filter(|space| there[space as usize] < each);
            let open = if placed.spaces.len() == usize::from(most) || !begun.is_empty() && !self.is_player(by)
            {
                begun
            } else {
                among.filter(|space| there[space as usize] < each)
            };
            self.next_of(placed.number, each.saturating_mul(most_spaces), Fate::AsTold);
            let Some((space, _)) = self.bring_one(by, name, types, BoxName::Available, open, way, false)?
            else {
                return Ok(placed);
            };
            there[space as usize] += 1;
            placed.add(space, 1);
        }
    }

    /// Removes `number` pieces of these kinds from one space, all chosen together by a non-player (T5.8).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn remove_at_once(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        kinds: PieceSet,
        space: Space,
    ) -> Result<Touched, Error> {
        if self.board().count_of(space, kinds) <= number {
            self.forced(by, name, What::Piece(kinds, space.into()), number);
            return self.remove_all(kinds, space.into(), To::Lost);
        }
        let mut removed = Touched::default();
        for left in (1..=number).rev() {
            self.next_of(number - left, number, Fate::Removed(To::Lost));
            let Some((_, kind)) = self.piece(by, name, kinds, space.into(), Way::AtOnce(left))? else {
                break;
            };
            self.take_off(space, kind, 1, To::Lost)?;
            removed.add(space, 1);
        }
        Ok(removed)
    }

    /// Moves up to `number` pieces from a box to another; a non-player moves so many (T2.1.5).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn rebox_up_to(
        &mut self,
        by: Faction,
        name: &'static str,
        number: u8,
        types: &[PieceType],
        (from, to): (BoxName, BoxName),
    ) -> Result<u8, Error> {
        if !self.is_player(by) {
            return self.rebox(by, name, number, types, (from, to));
        }
        for moved in 0..number {
            self.next_of(moved, number, Fate::AsTold);
            let ask = Ask {
                by,
                name,
                what: What::Boxed(types, from),
                optional: true,
                way: Way::Tables,
                doing: Doing::default(),
            };
            let Answer::Boxed(piece_type) = self.ask(&ask)? else { return Ok(moved) };
            self.change_box(piece_type, 1, (from, to))?;
        }
        Ok(number)
    }

    /// Shifts a space one level toward `level`, not at all if it is there.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn shift_toward(&mut self, space: Space, level: SupportLevel) -> Done {
        let steps = level.value() - self.board().support(space).value();
        self.shift(space, steps.signum())
    }

    /// Raises or lowers Patronage, as the executor likes: of non-players only ARVN raises it (T5.5.1).
    ///
    /// # Errors
    /// When there is no answer.
    pub fn patronage_up_or_down(&mut self, amount: i32) -> Done {
        let preferred = if self.executor == Faction::Arvn { "up" } else { "down" };
        let chosen = self.option(self.executor, "patronage", &[("up", true), ("down", true)], preferred)?;
        self.track(Track::Patronage, if chosen == Some("up") { amount } else { -amount })
    }

    /// Moves as much Patronage as there is, up to `amount`, to ARVN Resources; it drops even if those are not
    /// kept.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn patronage_to_resources(&mut self, amount: u8) -> Done {
        let moved = i32::from(amount.min(self.board().track(Track::Patronage)));
        self.track(Track::Patronage, -moved)?;
        self.track(Track::ArvnResources, moved)
    }
}
