//! Carrying out the effects on a whole game: what lasts, the leader, the cards and the sequence of play.
//! Those of the board are the board's.

use crate::board::effect_error::EffectError;
use crate::coup::CoupProgress;
use crate::game::Game;
use crate::game::cards::DeckMode;
use crate::game::game_effect::{EligibilityMark, GameEffect};
use crate::game::sequence::{Acted, ActionTaken, Sequence};
use crate::vocabulary::card::{Card, CardKind, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::phase::Phase;

impl Game {
    /// Carries out `effect`.
    ///
    /// # Errors
    /// The invariant it would break. The game is then unchanged.
    #[inline]
    pub fn apply(&mut self, effect: GameEffect) -> Result<(), EffectError> {
        match effect {
            GameEffect::Board(effect) => self.board.apply(effect),
            effect => self.apply_beside_the_board(effect),
        }
    }

    /// Carries out all of `effects`, one after the other.
    ///
    /// # Errors
    /// The index of the first effect refused, and why. The game is then unchanged.
    pub fn apply_all(&mut self, effects: &[GameEffect]) -> Result<(), (usize, EffectError)> {
        let mut game = *self;
        for (index, effect) in effects.iter().enumerate() {
            game.apply(*effect).map_err(|error| (index, error))?;
        }
        *self = game;
        Ok(())
    }

    fn apply_beside_the_board(&mut self, effect: GameEffect) -> Result<(), EffectError> {
        match effect {
            GameEffect::Board(effect) => self.board.apply(effect)?,
            GameEffect::Capability { card, side, in_play } => {
                let lasting = LastingCard::of(card).filter(|card| card.is_capability());
                self.change_lasting(lasting, card, side, in_play)?;
            }
            GameEffect::Momentum { card, side, in_play } => {
                let lasting = LastingCard::of(card).filter(|card| !card.is_capability());
                self.change_lasting(lasting, card, side, in_play)?;
            }
            GameEffect::Leader { card, flipped: true } => self.flip_leader(card)?,
            GameEffect::Leader { card, flipped: false } => self.lay_leader(card)?,
            GameEffect::Acted { faction, action } => self.act(faction, action)?,
            GameEffect::Eligibility { faction, mark } => self.mark(faction, mark),
            GameEffect::Reveal { card } => self.reveal(card)?,
            GameEffect::Finish { card } => self.finish(card)?,
            GameEffect::Pivotal { faction, card } => self.play_pivotal(faction, card)?,
            GameEffect::Returned { faction, card } => self.return_pivotal(faction, card)?,
            GameEffect::PeaceTalks { executed } => {
                if executed == self.peace_talks {
                    return Err(EffectError::Nothing);
                }
                self.peace_talks = executed;
            }
            GameEffect::Phase { from, to } => {
                if from != self.phase {
                    return Err(EffectError::OtherPhase { is: self.phase });
                }
                if from == to {
                    return Err(EffectError::Nothing);
                }
                self.phase = to;
                self.coup = CoupProgress::default();
            }
            GameEffect::Coup { progress } => {
                if progress.part.phase() != self.phase {
                    return Err(EffectError::OtherPhase { is: self.phase });
                }
                self.coup = progress;
            }
            GameEffect::Won { winner } => {
                if self.phase == Phase::Over {
                    return Err(EffectError::Nothing);
                }
                self.phase = Phase::Over;
                self.coup = CoupProgress::default();
                self.winner = Some(winner);
            }
            GameEffect::TrungCard { card } => {
                if !self.trung_deck.turn_up(card) {
                    return Err(EffectError::OtherTrungCard { card });
                }
            }
            GameEffect::TrungShuffle {} => {
                if !self.trung_deck.shuffle() {
                    return Err(EffectError::Nothing);
                }
            }
        }
        Ok(())
    }

    fn change_lasting(
        &mut self,
        lasting: Option<LastingCard>,
        card: Card,
        side: CardSide,
        in_play: bool,
    ) -> Result<(), EffectError> {
        let lasting =
            lasting.filter(|card| card.lasts_on(side)).ok_or(EffectError::DoesNotLast { card, side })?;
        if in_play == (self.lasting.side(lasting) == Some(side)) {
            return Err(EffectError::Nothing);
        }
        if !in_play {
            self.lasting.take(lasting);
        } else if self.bars(lasting, side) {
            return Err(EffectError::Barred { card });
        } else {
            self.lasting.put(lasting, side);
        }
        Ok(())
    }

    /// Whether a text in play keeps that one from coming into play: Top Gun bars MiGs (5.3).
    pub(crate) fn bars(&self, card: LastingCard, side: CardSide) -> bool {
        card == LastingCard::Migs && side == CardSide::Shaded && self.unshaded(LastingCard::TopGun)
    }

    /// A leader goes on top and leads; a Failed Attempt goes under all others, and ends Minh in an empty box
    /// (2.8).
    fn lay_leader(&mut self, card: Card) -> Result<(), EffectError> {
        if card.kind() != CardKind::Coup || self.leaders.cards().any(|laid| laid == card) {
            return Err(EffectError::WrongCard { card });
        }
        self.leaders.add(card);
        if Leader::on(card).is_some() {
            self.lasting.set_leader(Some(card));
        }
        self.coups_played += 1;
        Ok(())
    }

    /// Only a named leader can be flipped, and once.
    fn flip_leader(&mut self, card: Card) -> Result<(), EffectError> {
        if self.leaders.cards().next() != Some(card) || Leader::on(card).is_none() {
            return Err(EffectError::WrongCard { card });
        }
        if self.leaders.is_flipped() {
            return Err(EffectError::Nothing);
        }
        self.leaders.flip();
        self.lasting.set_leader(None);
        Ok(())
    }

    fn act(&mut self, faction: Faction, action: ActionTaken) -> Result<(), EffectError> {
        // Whoever executes an Event that makes it Ineligible ends its action all the same (2.5).
        let executing = action == ActionTaken::Event && self.sequence.is_executing(faction);
        if !executing && !self.sequence.waiting().contains(faction) {
            return Err(EffectError::NotWaiting { faction });
        }
        let sequence = &mut self.sequence;
        if action == ActionTaken::Pass {
            sequence.passed = sequence.passed.with(faction);
        } else {
            let box_of = sequence.acted.iter_mut().find(|acted| acted.is_none());
            *box_of.expect("nobody waits once two have acted") = Some(Acted { faction, action });
        }
        Ok(())
    }

    /// Of two marks the later prevails (2.5).
    fn mark(&mut self, faction: Faction, mark: EligibilityMark) {
        let acted = self.sequence.have_acted().contains(faction);
        let sequence = &mut self.sequence;
        match mark {
            EligibilityMark::RemainsEligible => {
                sequence.eligible_next = sequence.eligible_next.with(faction);
                sequence.ineligible_next = sequence.ineligible_next.without(faction);
            }
            EligibilityMark::IneligibleNext => {
                sequence.eligible_next = sequence.eligible_next.without(faction);
                sequence.ineligible_next = sequence.ineligible_next.with(faction);
            }
            EligibilityMark::Eligible => {
                sequence.ineligible_next = sequence.ineligible_next.without(faction);
                if acted {
                    sequence.eligible_next = sequence.eligible_next.with(faction);
                } else {
                    sequence.eligible = sequence.eligible.with(faction);
                    sequence.passed = sequence.passed.without(faction);
                }
            }
        }
    }

    /// The first card shown becomes current, each later one is on deck.
    fn reveal(&mut self, card: Card) -> Result<(), EffectError> {
        let cards = &mut self.cards;
        if card.kind() == CardKind::Pivotal || (cards.current.is_some() && cards.next.is_some()) {
            return Err(EffectError::WrongCard { card });
        }
        if cards.mode == DeckMode::Virtual {
            if cards.deck.first() != Some(card) {
                return Err(EffectError::WrongCard { card });
            }
            cards.deck.take_first();
        }
        *(if cards.current.is_none() { &mut cards.current } else { &mut cards.next }) = Some(card);
        Ok(())
    }

    /// The current card has been played: eligibility is adjusted and the card on deck becomes current (2.5,
    /// 2.1). A Coup card lies in the RVN Leader box then; without a Coup Round eligibility is left as it is
    /// (2.8).
    fn finish(&mut self, card: Card) -> Result<(), EffectError> {
        if self.cards.current != Some(card) {
            return Err(EffectError::WrongCard { card });
        }
        let is_coup = card.kind() == CardKind::Coup;
        if !is_coup {
            self.cards.played.push(card);
            self.sequence = Sequence {
                eligible: self.sequence.eligible_after(),
                ineligible_next: FactionSet::NONE,
                ..Sequence::START
            };
        }
        self.previous_card_was_coup = is_coup;
        self.cards.current = self.cards.next.take();
        Ok(())
    }

    /// A Pivotal Event that has been executed is its owner's again.
    fn return_pivotal(&mut self, faction: Faction, card: Card) -> Result<(), EffectError> {
        if card.pivotal_of() != Some(faction) || !self.cards.played.take(card) {
            return Err(EffectError::WrongCard { card });
        }
        self.cards.in_hand[faction] = true;
        Ok(())
    }

    /// The Pivotal Event takes the place of the current Event; a Pivotal Event it trumps returns to its owner
    /// (2.3.8).
    fn play_pivotal(&mut self, faction: Faction, card: Card) -> Result<(), EffectError> {
        let current = self.cards.current.filter(|current| current.kind() != CardKind::Coup);
        let (Some(current), true) = (current, self.cards.pivotal(faction) == Some(card)) else {
            return Err(EffectError::WrongCard { card });
        };
        match current.pivotal_of() {
            Some(owner) => self.cards.in_hand[owner] = true,
            None => self.cards.cancelled.push(current),
        }
        self.cards.in_hand[faction] = false;
        self.cards.current = Some(card);
        Ok(())
    }
}
