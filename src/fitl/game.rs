//! A game: the board, what lasts, who leads, who plays, and where the cards and the sequence of play stand.
//!
//! A [`Game`] is a small value: a what-if is a copy. The board, what lasts and the leaders change by [`GameEffect`]s alone.

use super::board::Board;
use super::card::CardSide;
use super::edition::Edition;
use super::effect_error::EffectError;
use super::faction::{Faction, Side};
use super::faction_set::FactionSet;
use super::game_effect::GameEffect;
use super::lasting::{Lasting, LastingCard};
use super::leader::{Leader, LeaderBox};
use super::track::Track;

/// A game at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub(super) board: Board,
    pub(super) lasting: Lasting,
    pub(super) leaders: LeaderBox,
    pub(super) players: FactionSet,
    /// The factions of a side that one person plays as a pair (1.5).
    pub(super) paired: FactionSet,
    pub(super) edition: Edition,
    /// Whether a Coup card is on deck while an Event card is played (2.3.9).
    pub(super) monsoon: bool,
}

impl Game {
    /// A game on `board` in which people play `players`, nothing lasts and no card has been drawn.
    pub fn on(board: Board, players: FactionSet, edition: Edition) -> Game {
        Game {
            board,
            lasting: Lasting::none(),
            leaders: LeaderBox::default(),
            players,
            paired: FactionSet::NONE,
            edition,
            monsoon: false,
        }
    }

    /// The game with both factions of `side` played by one person (1.5).
    #[must_use]
    pub fn with_one_person_for(self, side: Side) -> Game {
        Game { paired: self.paired.union(FactionSet::of_side(side)), ..self }
    }

    /// Whether one person plays both `one` and `other`.
    #[inline]
    pub fn is_one_person(&self, one: Faction, other: Faction) -> bool {
        one == other || other == one.ally() && self.paired.contains(one)
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What lasts.
    #[inline]
    pub fn lasting(&self) -> &Lasting {
        &self.lasting
    }

    /// Whether the unshaded text of `card` is in play.
    #[inline]
    pub fn unshaded(&self, card: LastingCard) -> bool {
        self.lasting.unshaded(card)
    }

    /// Whether the shaded text of `card` is in play.
    #[inline]
    pub fn shaded(&self, card: LastingCard) -> bool {
        self.lasting.shaded(card)
    }

    /// The RVN Leader box.
    #[inline]
    pub fn leader_box(&self) -> &LeaderBox {
        &self.leaders
    }

    /// Whose text is in force (2.4.1).
    #[inline]
    pub fn leader(&self) -> Option<Leader> {
        self.leaders.leader()
    }

    /// The factions people play.
    #[inline]
    pub fn players(&self) -> FactionSet {
        self.players
    }

    /// Whether a person plays `faction`.
    #[inline]
    pub fn is_player(&self, faction: Faction) -> bool {
        self.players.contains(faction)
    }

    /// The edition of the rules.
    #[inline]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether Monsoon is in force: an Event card is played and a Coup card is on deck (2.3.9).
    #[inline]
    pub fn is_monsoon(&self) -> bool {
        self.monsoon
    }

    /// The pool `faction` spends from, if it is kept: the US spends ARVN Resources; a non-player's own pool is not kept, ARVN Resources are
    /// while a person plays US or ARVN (T2.1.1, T4.1.4).
    #[inline]
    pub fn pool(&self, faction: Faction) -> Option<Track> {
        match faction {
            Faction::Us | Faction::Arvn => {
                (self.is_player(Faction::Us) || self.is_player(Faction::Arvn)).then_some(Track::ArvnResources)
            }
            Faction::Nva => self.is_player(Faction::Nva).then_some(Track::NvaResources),
            Faction::Vc => self.is_player(Faction::Vc).then_some(Track::VcResources),
        }
    }

    /// The most `faction` can spend; `None` if its pool is not kept and all it does is free. The US leaves ARVN Resources at Total Econ
    /// or above (1.8.1).
    #[inline]
    pub fn purse(&self, faction: Faction) -> Option<u8> {
        let held = self.board.track(self.pool(faction)?);
        Some(if faction == Faction::Us { held.saturating_sub(self.board.track(Track::Econ)) } else { held })
    }

    /// Whether `faction` can pay `cost` (1.8, 1.8.1).
    #[inline]
    pub fn can_pay(&self, faction: Faction, cost: u8) -> bool {
        cost == 0 || self.purse(faction).is_none_or(|most| cost <= most)
    }

    /// Carries out `effect`.
    ///
    /// # Errors
    /// The invariant it would break. The game is then unchanged.
    #[inline]
    pub fn apply(&mut self, effect: GameEffect) -> Result<(), EffectError> {
        match effect {
            GameEffect::Board(effect) => self.board.apply(effect),
            GameEffect::Capability { card, side, in_play } | GameEffect::Momentum { card, side, in_play } => {
                let lasting = LastingCard::of(card).filter(|card| card.lasts_on(side));
                self.change_lasting(lasting.ok_or(EffectError::DoesNotLast { card, side })?, side, in_play)
            }
            GameEffect::Leader { card, flipped } => {
                if flipped {
                    if self.leaders.cards().next() != Some(card) || self.leaders.is_flipped() {
                        return Err(EffectError::Nothing);
                    }
                    self.leaders.flip();
                    self.lasting.set_leader(None);
                } else {
                    let was_empty = self.leaders.is_empty();
                    self.leaders.add(card);
                    if was_empty || Leader::on(card).is_some() {
                        self.lasting.set_leader(Leader::on(card).map(|_| card));
                    }
                }
                Ok(())
            }
            GameEffect::Eligibility { .. } => todo!("the sequence of play"),
        }
    }

    fn change_lasting(&mut self, card: LastingCard, side: CardSide, in_play: bool) -> Result<(), EffectError> {
        if in_play == (self.lasting.side(card) == Some(side)) {
            return Err(EffectError::Nothing);
        }
        if in_play {
            self.lasting.put(card, side);
        } else {
            self.lasting.take(card);
        }
        Ok(())
    }
}
