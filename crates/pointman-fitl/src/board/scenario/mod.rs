//! The three scenarios: what stands where at the start, and of what the deck is made.
//!
//! Set-ups are the same in both editions of the rules.

mod full;
mod medium;
mod short;

use std::sync::LazyLock;

use crate::board::Board;
use crate::board::setup::Setup;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::{Card, CardSide, Series};
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};
use pointman_core::vocabulary;

vocabulary! {
    /// A scenario.
    ///
    /// ```
    /// use pointman_fitl::{Faction, Scenario, Space};
    /// let board = Scenario::Full.board();
    /// assert_eq!(Scenario::Full.title(), "Nam");
    /// assert_eq!(board.victory_total(Faction::Us), 38);
    /// assert_eq!(board.coin(Space::Hue), 4);
    /// ```
    pub enum Scenario: "scenario" {
        /// Westy's War, 1965-1967: 3 Coup cards.
        Short = "short",
        /// A Better War, 1968-1972: 3 Coup cards.
        Medium = "medium",
        /// Nam, 1964-1972: 6 Coup cards.
        Full = "full",
    }
}

/// What a scenario's deck is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// Event cards in each pile, besides one Coup card.
    pub events_per_pile: u8,
    /// The series each pile is dealt from when decks go by period, first pile first.
    pub piles: &'static [Series],
    /// The Coup cards one of which goes into each pile; of a number too many, a Failed Attempt is taken out.
    pub coup_cards: &'static [Card],
    /// What lies in the RVN Leader box, bottom first.
    pub leader_box: &'static [Card],
    /// Whether each faction has its Pivotal Event.
    pub pivotal_events: bool,
    /// Capabilities in effect from the start when decks go by period.
    pub capabilities: &'static [(Card, CardSide)],
}

impl Deck {
    /// How many Failed Attempts can come up: of a Coup card too many, one is taken out.
    pub fn failed_attempts(&self) -> usize {
        let failed = self.coup_cards.iter().filter(|card| Leader::on(**card).is_none()).count();
        failed - (self.coup_cards.len() - self.piles.len())
    }
}

/// What the playbook prints of a scenario.
struct Facts {
    title: &'static str,
    years: &'static str,
    spaces: &'static [SpaceFacts],
    available: &'static [(PieceType, u16)],
    out_of_play: &'static [(PieceType, u16)],
    tracks: &'static [(Track, u16)],
    policy: Policy,
    deck: Deck,
}

struct SpaceFacts {
    space: Space,
    support: SupportLevel,
    pieces: &'static [(PieceKind, u16)],
}

impl Scenario {
    /// Its title.
    pub fn title(self) -> &'static str {
        self.facts().title
    }

    /// The years it covers.
    pub fn years(self) -> &'static str {
        self.facts().years
    }

    /// What its deck is made of.
    pub fn deck(self) -> &'static Deck {
        &self.facts().deck
    }

    /// What stands where at the start. Spaces not listed are empty and Neutral; Casualties are empty; Agitate
    /// Total is 0 (T4.1.4 sets it).
    pub fn setup(self) -> Setup {
        let facts = self.facts();
        let mut setup = Setup { us_policy: facts.policy, ..Setup::default() };
        for &SpaceFacts { space, support, pieces } in facts.spaces {
            setup.spaces[space].support = support;
            for &(piece, count) in pieces {
                setup.spaces[space].pieces[piece] = count;
            }
        }
        for (box_name, pieces) in
            [(BoxName::Available, facts.available), (BoxName::OutOfPlay, facts.out_of_play)]
        {
            for &(piece_type, count) in pieces {
                setup.box_mut(box_name)[piece_type.placed()] = count;
            }
        }
        for &(track, value) in facts.tracks {
            setup.tracks[track] = value;
        }
        setup
    }

    /// The board at the start.
    pub fn board(self) -> Board {
        // Set up and checked once: simulations begin thousands of games.
        static BOARDS: [LazyLock<Board>; Scenario::ALL.len()] = [
            LazyLock::new(|| set_up(Scenario::Short)),
            LazyLock::new(|| set_up(Scenario::Medium)),
            LazyLock::new(|| set_up(Scenario::Full)),
        ];
        *BOARDS[self as usize]
    }

    const fn facts(self) -> &'static Facts {
        match self {
            Scenario::Short => &short::FACTS,
            Scenario::Medium => &medium::FACTS,
            Scenario::Full => &full::FACTS,
        }
    }
}

fn set_up(scenario: Scenario) -> Board {
    scenario.setup().validate().expect("the set-ups of the scenarios keep every rule")
}

const fn space(space: Space, support: SupportLevel, pieces: &'static [(PieceKind, u16)]) -> SpaceFacts {
    SpaceFacts { space, support, pieces }
}

const fn cards<const N: usize>(numbers: [u8; N]) -> [Card; N] {
    let mut cards = [Card::numbered(1); N];
    let mut i = 0;
    while i < N {
        cards[i] = Card::numbered(numbers[i]);
        i += 1;
    }
    cards
}
