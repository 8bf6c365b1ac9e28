//! What happens next: which card is to be shown, who acts and how, or which part of a Coup Round is due (2.1,
//! 2.2).

use crate::action::refusal::{Refusal, Row, require};
use crate::coup::CoupPart;
use crate::game::Game;
use crate::game::cards::DeckMode;
use crate::game::sequence::{Allowed, Eligibility};
use crate::vocabulary::card::{Card, CardKind};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::Phase;
use pointman_core::error::Error;

/// Shows what happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextStep {
    /// A card is to be turned face up.
    Reveal,
    /// These non-players decide whether they play their Pivotal Events (T5.5.8).
    PivotalWindow(FactionSet),
    /// A faction acts or passes.
    Act {
        /// The faction.
        faction: Faction,
        /// Whether it is the first or the second to act.
        eligibility: Eligibility,
        /// What it may do besides passing.
        allowed: Allowed,
        /// Whether it has played its Pivotal Event, and must execute it (5.1.4).
        pivotal: bool,
    },
    /// The current Coup card is to be carried out (2.4).
    CoupCard(Card),
    /// This phase of the Coup Round is due (6.0).
    CoupRound(Phase),
    /// The game is over.
    Over,
    /// No card is left to play, and none was the last Coup card: a deck that was made by hand.
    NoCards,
}

impl Game {
    /// Shows what happens next.
    pub fn next_step(&self) -> NextStep {
        match self.phase {
            Phase::Over => return NextStep::Over,
            Phase::PivotalWindow => {
                let who = self.pivotal_non_players();
                if !who.is_empty() {
                    return NextStep::PivotalWindow(who);
                }
            }
            phase if phase.is_coup_round() => return NextStep::CoupRound(phase),
            _ => {}
        }
        if self.must_reveal() {
            return NextStep::Reveal;
        }
        let Some(current) = self.cards.current else { return NextStep::NoCards };
        if current.kind() == CardKind::Coup {
            return if self.coup_card_is_laid() { NextStep::NoCards } else { NextStep::CoupCard(current) };
        }
        match current.first_of(self.sequence.waiting()) {
            None => NextStep::NoCards,
            Some(faction) => NextStep::Act {
                faction,
                eligibility: self.sequence.eligibility(),
                allowed: self.sequence.allowed(),
                pivotal: self.pivotal_is_due(),
            },
        }
    }

    /// What is due, for messages that refuse something else.
    pub fn due(&self) -> String {
        match self.next_step() {
            NextStep::Act { faction, .. } => format!("{} acts next on the current card", faction.name()),
            NextStep::PivotalWindow(factions) => {
                let names: Vec<&str> = factions.iter().map(Faction::name).collect();
                match &names[..] {
                    [others @ .., last] if !others.is_empty() => {
                        let others = others.join(", ");
                        format!("{others} and {last} first decide whether to play their Pivotal Events")
                    }
                    _ => format!("{} first decides whether to play its Pivotal Event", names.concat()),
                }
            }
            NextStep::Reveal => "the next card must be turned up".to_owned(),
            NextStep::CoupCard(card) => format!("Coup card {card} {} must be carried out", card.title()),
            NextStep::CoupRound(phase) => {
                let part = self.coup_due().map_or(phase.id(), CoupPart::title);
                format!("the Coup Round is at this part: {part}")
            }
            NextStep::Over => "the game is over".to_owned(),
            NextStep::NoCards => "no card is left".to_owned(),
        }
    }

    /// The faction whose turn it is, if it is `named` or none is.
    ///
    /// # Errors
    /// G1.
    pub fn whose_turn(&self, named: Option<Faction>) -> Result<Faction, Error> {
        let refused = |message| Error::refused(format!("{}, {}", Row::G1.id(), Row::G1.rule()), message);
        match (self.next_step(), named) {
            (NextStep::Act { faction, .. }, Some(named)) if named != faction => {
                Err(refused(format!("it is not {}'s turn: {}", named.name(), self.due())))
            }
            (NextStep::Act { faction, .. }, _) => Ok(faction),
            _ => Err(refused(format!("no faction acts now: {}", self.due()))),
        }
    }

    /// Whether the current card is a Pivotal Event that its owner has still to execute.
    pub fn pivotal_is_due(&self) -> bool {
        self.sequence.nobody_has_acted()
            && self.cards.current.is_some_and(|card| card.kind() == CardKind::Pivotal)
    }

    /// Whether nothing more is done on the current card: nobody waits to act, or its Coup Round is over.
    pub fn card_is_finished(&self) -> bool {
        match self.cards.current {
            None => false,
            Some(card) if card.kind() == CardKind::Coup => {
                self.coup_card_is_laid() && !self.phase.is_coup_round()
            }
            Some(_) => self.sequence.waiting().is_empty(),
        }
    }

    /// Whether a card must be turned face up before anything else.
    pub fn must_reveal(&self) -> bool {
        let wanted = self.cards.current.is_none() || self.cards.next.is_none() || self.card_is_finished();
        self.phase == Phase::EventCard && wanted && self.can_reveal()
    }

    /// Whether another card will be turned face up: none is behind the last Coup card (2.1).
    pub fn can_reveal(&self) -> bool {
        !self.last_coup_card_shows() && (self.cards.mode == DeckMode::Physical || !self.cards.deck.is_empty())
    }

    /// How many Coup cards the whole deck has.
    pub fn coup_cards_in_all(&self) -> usize {
        self.coup_cards.map_or(self.scenario.deck().piles.len(), usize::from)
    }

    /// How many Coup cards have shown, those resolved included.
    pub fn coup_cards_shown(&self) -> usize {
        let laid = |card: &Card| self.leaders.cards().any(|laid| laid == *card);
        let showing = self.cards.current.into_iter().chain(self.cards.next);
        usize::from(self.coups_played)
            + showing.filter(|card| card.kind() == CardKind::Coup && !laid(card)).count()
    }

    /// How many Event cards of the deck have shown, those included whose place a Pivotal Event took.
    pub(crate) fn events_shown(&self) -> usize {
        let cards = &self.cards;
        let shown = cards
            .current
            .into_iter()
            .chain(cards.next)
            .chain(cards.played.iter())
            .chain(cards.cancelled.iter());
        shown.filter(|card| card.kind() == CardKind::Event).count()
    }

    /// Whether the last Coup card is current or on deck, or has been played.
    pub fn last_coup_card_shows(&self) -> bool {
        self.coup_cards_shown() >= self.coup_cards_in_all()
    }

    /// Whether the current card is the last Coup card.
    pub fn is_last_coup_card(&self) -> bool {
        let is_coup = |card: Option<Card>| card.is_some_and(|card| card.kind() == CardKind::Coup);
        is_coup(self.cards.current)
            && !is_coup(self.cards.next)
            && (self.last_coup_card_shows() || self.no_coup_card_is_left())
    }

    /// Whether a virtual deck holds no further Coup card.
    fn no_coup_card_is_left(&self) -> bool {
        self.cards.mode == DeckMode::Virtual
            && !self.cards.deck.iter().any(|card| card.kind() == CardKind::Coup)
    }

    /// Whether `card` may be the one that the people at the table turned face up (2.1).
    ///
    /// # Errors
    /// G25 to G28.
    pub fn may_show(&self, card: Card) -> Result<(), Refusal> {
        let cards = &self.cards;
        require(card.kind() != CardKind::Pivotal, Row::G26.refuses("Pivotal Events are not in the deck"))?;
        for (elsewhere, why) in [
            (cards.current == Some(card), "is the current card"),
            (cards.next == Some(card), "is on deck"),
            (cards.played.contains(card), "has been played"),
            (cards.cancelled.contains(card), "a Pivotal Event took its place"),
            (self.leaders.cards().any(|laid| laid == card), "is in the RVN Leader box"),
            (cards.removed.contains(card), "was taken out at the start"),
        ] {
            require(!elsewhere, Row::G25.refuses(why))?;
        }
        require(!self.last_coup_card_shows(), Row::G28.refuses("no card comes after the last Coup card"))?;
        let deck = self.scenario.deck();
        if card.kind() == CardKind::Event {
            let all = self.coup_cards_in_all() * usize::from(deck.events_per_pile);
            let why = "every Event in the deck has been shown: only Coup cards are left";
            require(self.events_shown() < all, Row::G27.refuses(why))?;
            let is_dealt = deck.piles.iter().any(|series| card.series() == Some(*series));
            require(
                is_dealt || !self.period_events(),
                Row::G27.refuses("is of other years than the piles of this scenario"),
            )?;
        }
        if card.kind() == CardKind::Coup {
            require(
                deck.coup_cards.contains(&card),
                Row::G27.refuses("is not a Coup card in this scenario"),
            )?;
            let shown = |other: &&Card| {
                **other != card
                    && crate::Leader::on(**other).is_none()
                    && (cards.current == Some(**other)
                        || cards.next == Some(**other)
                        || self.leaders.cards().any(|laid| laid == **other))
            };
            let failed = crate::Leader::on(card).is_none();
            let room = deck.coup_cards.iter().filter(shown).count() < deck.failed_attempts();
            require(
                !failed || room,
                Row::G27.refuses("the other Failed Attempt was in the deck, so this one is not"),
            )?;
        }
        Ok(())
    }
}
