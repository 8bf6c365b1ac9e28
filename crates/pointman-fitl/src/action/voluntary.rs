//! Voluntary removal (1.4.1): a player takes its own pieces from the map to place them elsewhere when too few
//! are Available.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::choice::{Chosen, chosen_kinds};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::ways;
use crate::action::words::Words;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::{Cause, Table};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceClass, PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// Pieces taken from the map to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Where from.
    pub space: Space,
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
}

impl Taken {
    /// Reads `taking 1u saigon 1a hue` if the word `taking` comes next; letters mean pieces of `faction`.
    ///
    /// # Errors
    /// When the word is not followed by pieces and spaces.
    pub fn parse_list(words: &mut Words<'_>, faction: Faction) -> Result<Vec<Taken>, Error> {
        let mut list = Vec::new();
        if words.is("taking") {
            while list.is_empty()
                || words.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
            {
                let (count, piece) = words.pieces(faction)?;
                list.push(Taken { space: words.space()?, piece, count });
            }
        }
        Ok(list)
    }
}

impl Table<'_> {
    /// Places `count` pieces of `faction`'s in `space`: Available ones first, then those in `taken`, each
    /// first taken to Available.
    ///
    /// # Errors
    /// G14 when there are fewer, VR1 to VR5 when the taking is not allowed; stacking (1.4.2).
    pub fn place_own(
        &mut self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        count: u8,
        taken: &[Taken],
    ) -> Result<(), Error> {
        let available = self.available_of(faction, space, piece_type, count, taken)?;
        self.place(space, piece_type, available)?;
        for taken in taken {
            self.take(faction, space, piece_type, *taken)?;
            self.place(space, piece_type, taken.count)?;
        }
        Ok(())
    }

    /// Replaces pieces in `space` one for one with pieces of `faction`'s, a Tunneled Base with a Tunneled
    /// Base: with Available ones first, then with those in `taken`, each first taken to Available.
    ///
    /// # Errors
    /// G14 when there are fewer, VR1 to VR5 when the taking is not allowed.
    pub fn replace_own(
        &mut self,
        faction: Faction,
        space: Space,
        replaced: &Chosen,
        piece_type: PieceType,
        taken: &[Taken],
    ) -> Result<(), Error> {
        let count = replaced.values().iter().sum();
        let mut ready = self.available_of(faction, space, piece_type, count, taken)?;
        let mut more = taken.iter();
        for (piece, count) in chosen_kinds(replaced) {
            let tunneled = piece_type.kinds().find(|kind| piece.is_tunneled() && kind.is_tunneled());
            let with = tunneled.unwrap_or(piece_type.placed());
            let mut left = count;
            while left > 0 {
                if ready == 0 {
                    let Some(taken) = more.next() else { break };
                    self.take(faction, space, piece_type, *taken)?;
                    ready = taken.count;
                }
                let now = ready.min(left);
                self.apply(Effect::Replace {
                    space,
                    piece,
                    count: now,
                    to: Cause::Return.destination(piece),
                    with,
                })?;
                (left, ready) = (left - now, ready - now);
            }
        }
        Ok(())
    }

    /// Whether a piece of the type can be placed in `space`: one is Available, or some are `taken`.
    ///
    /// # Errors
    /// `row`, which asks for one to take from the map if there is any.
    pub(crate) fn has_one(
        &self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        taken: &[Taken],
        row: Row,
    ) -> Result<(), Error> {
        if self.board().available(piece_type) > 0 || !taken.is_empty() {
            return Ok(());
        }
        Err(self.ask_to_take(faction, space, piece_type, 1, &[], row))
    }

    /// The refusal where `count` pieces are placed and too few are Available: asks which to take from the map
    /// after those that are `taken`.
    fn ask_to_take(
        &self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        count: u8,
        taken: &[Taken],
        row: Row,
    ) -> Error {
        let available = self.board().available(piece_type);
        let given: u8 = taken.iter().map(|taken| taken.count).sum();
        let short = count.saturating_sub(available).saturating_sub(given);
        let there = piece_type.counted(available);
        let takings = ways::takings_next(self.game, faction, space, piece_type, short, taken);
        let rule = format!("{}, {}", row.id(), row.rule());
        if takings.is_empty() {
            let none =
                format!("{}: only {there} Available, and none can be taken from the map", space.name());
            return Error::refused(rule, none);
        }
        let legal = takings.iter().map(|taking| {
            let mut words = String::new();
            ways::tell_taken(&mut words, &[*taking], None);
            words.trim_start_matches(" taking ").to_owned()
        });
        let what = format!("{} from the map, to be placed in {}", piece_type.counted(short), space.name());
        let question = OpenQuestion::of("taking", what, rule).legal(legal);
        let message = format!("{}: only {there} Available; name the rest to take from the map", space.name());
        Error::asks(message, vec![question])
    }

    /// How many of `count` pieces are Available, when `taken` makes up for the rest exactly.
    fn available_of(
        &self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        count: u8,
        taken: &[Taken],
    ) -> Result<u8, Error> {
        let available = self.board().available(piece_type).min(count);
        let short = count - available;
        let given: u32 = taken.iter().map(|taken| u32::from(taken.count)).sum();
        let some_left = self.board().available(piece_type) > count;
        require(given == 0 || !some_left, Row::VR1.at(space, "place Available pieces first"))?;
        require(
            given <= u32::from(short),
            Row::VR2.at(space, "more pieces are taken from the map than needed").limited(short),
        )?;
        if given < u32::from(short) {
            return Err(self.ask_to_take(faction, space, piece_type, count, taken, Row::G14));
        }
        Ok(available)
    }

    /// Takes pieces to Available.
    fn take(
        &mut self,
        faction: Faction,
        space: Space,
        piece_type: PieceType,
        taken: Taken,
    ) -> Result<(), Error> {
        may_take(self.game, faction, space, piece_type, taken)?;
        self.remove(taken.space, taken.piece, taken.count, Cause::Return)
    }
}

/// How many pieces of the type can be placed in `space`: Available ones and, by a player, those elsewhere on
/// the map (1.4.1).
pub fn reachable(game: &Game, piece_type: PieceType, space: Space) -> u8 {
    let elsewhere = SpaceSet::ALL.without(space);
    let taken =
        if game.is_player(piece_type.faction()) { game.board().count_in(elsewhere, piece_type) } else { 0 };
    game.board().available(piece_type) + taken
}

/// Whether the faction may take that piece from `from` to place a piece of the type in `space` (1.4.1).
pub(crate) fn can_take(
    game: &Game,
    faction: Faction,
    space: Space,
    piece_type: PieceType,
    from: Space,
    piece: PieceKind,
) -> bool {
    may_take(game, faction, space, piece_type, Taken { space: from, piece, count: 1 }).is_ok()
}

/// What an Operation took from one space to place it in another, and why: nothing else returns a piece that
/// is placed again at once.
pub(crate) fn taken_to_place(effects: &[GameEffect]) -> impl Iterator<Item = String> {
    effects.windows(2).filter_map(|pair| {
        let [GameEffect::Board(gone), GameEffect::Board(placed)] = *pair else { return None };
        let Effect::Remove { space: from, piece, count, to: BoxName::Available } = gone else { return None };
        let (to, again) = match placed {
            Effect::Place { space, piece, .. } => (space, piece),
            Effect::Replace { space, with, .. } => (space, with),
            _ => return None,
        };
        let piece_type = piece.piece_type();
        (piece_type == again.piece_type() && from != to).then(|| {
            let (taken, verb) = (piece_type.counted(count), if count == 1 { "comes" } else { "come" });
            let (from, to, row) = (from.name(), to.name(), Row::VR1);
            format!("none Available, so {taken} {verb} from {from} to {to} [{}, {}]", row.id(), row.rule())
        })
    })
}

fn may_take(
    game: &Game,
    faction: Faction,
    space: Space,
    piece_type: PieceType,
    taken: Taken,
) -> Result<(), Refusal> {
    let Taken { space: from, piece, count } = taken;
    require(game.board().available(piece_type) == 0, Row::VR1.at(from, "place Available pieces first"))?;
    may_be_taken(faction, space, piece_type, taken)?;
    let there = game.board().count(from, piece);
    require(
        count >= 1 && there >= count,
        Row::G13.at(from, "there are not that many of these pieces").limited(there),
    )
}

/// Whether the faction takes such pieces from there at all, when none is Available (1.4.1).
pub(crate) fn may_be_taken(
    faction: Faction,
    space: Space,
    piece_type: PieceType,
    taken: Taken,
) -> Result<(), Refusal> {
    let Taken { space: from, piece, .. } = taken;
    let owner = piece.faction();
    require(
        piece.piece_type() == piece_type,
        Row::VR6.at(from, "only pieces of the type being placed may be taken"),
    )?;
    require(from != space, Row::VR3.at(from, "pieces must be taken from another space"))?;
    let class = piece_type.class();
    let is_us_force = owner == Faction::Us && class == PieceClass::SpecialForce;
    require(
        owner != Faction::Us || is_us_force,
        Row::VR4.at(from, "US Troops and Bases may not be taken from the map"),
    )?;
    let is_arvn_for_us = faction == Faction::Us && owner == Faction::Arvn && class != PieceClass::Base;
    require(
        owner == faction || is_arvn_for_us,
        Row::VR5.at(from, "a faction may take only its own pieces, and the US also ARVN forces"),
    )
}
