//! A game: the board, what lasts, who leads, who plays, and where the cards and the sequence of play stand.
//!
//! A [`Game`] is a small value: a what-if is a copy. The board, what lasts and the leaders change by
//! [`GameEffect`](crate::GameEffect)s alone.

pub(crate) mod card_play;
pub mod cards;
pub mod coup_odds;
pub(crate) mod game_apply;
pub(crate) mod game_check;
pub mod game_data;
pub mod game_effect;
pub(crate) mod house_rules;
pub mod keeping;
pub mod new_game;
pub mod next_step;
pub mod persons;
pub(crate) mod piles;
pub mod pivotal;
pub mod ranking;
pub mod readings;
pub(crate) mod redeal;
pub(crate) mod seats;
pub mod sequence;
pub mod table;
pub mod trung_deck;
pub mod turn_record;

use crate::board::Board;
use crate::board::scenario::Scenario;
use crate::coup::CoupProgress;
use crate::game::cards::Cards;
use crate::game::persons::Persons;
use crate::game::readings::Options as Readings;
use crate::game::sequence::Sequence;
use crate::game::trung_deck::TrungDeck;
use crate::vocabulary::card::{Card, CardKind};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::{Lasting, LastingCard};
use crate::vocabulary::leader::{Leader, LeaderBox};
use crate::vocabulary::phase::{HumanWins, Phase};
use crate::vocabulary::track::Track;

/// A game at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) lasting: Lasting,
    pub(crate) leaders: LeaderBox,
    pub(crate) cards: Cards,
    pub(crate) sequence: Sequence,
    pub(crate) trung_deck: TrungDeck,
    pub(crate) phase: Phase,
    /// How far the Coup Round has come within its phase.
    pub(crate) coup: CoupProgress,
    pub(crate) players: FactionSet,
    pub(crate) scenario: Scenario,
    pub(crate) edition: Edition,
    pub(crate) period_events: bool,
    pub(crate) human_wins: HumanWins,
    /// Whether the unshaded Peace Talks have been executed, which makes Linebacker II easier to play (2.7).
    pub(crate) peace_talks: bool,
    /// How many Coup cards the deck has by a house rule; the scenario's number if none is agreed.
    pub(crate) coup_cards: Option<u8>,
    /// Coup cards resolved so far, with or without a Coup Round.
    pub(crate) coups_played: u8,
    /// Whether the card before the current one was a Coup card.
    pub(crate) previous_card_was_coup: bool,
    /// Who plays several factions, if it is said.
    pub(crate) persons: Option<Persons>,
    /// How the rules are read where they leave a choice.
    pub(crate) readings: Readings,
    /// Who has won.
    pub(crate) winner: Option<Faction>,
}

impl Game {
    /// A game of the Full scenario on `board` in which people play `players`, nothing lasts and no card
    /// shows.
    pub fn on(board: Board, players: FactionSet, edition: Edition) -> Game {
        Game {
            board,
            lasting: Lasting::none(),
            leaders: LeaderBox::default(),
            cards: Cards::default(),
            sequence: Sequence::START,
            trung_deck: TrungDeck::NONE,
            phase: Phase::EventCard,
            coup: CoupProgress::default(),
            players,
            scenario: Scenario::Full,
            edition,
            period_events: false,
            human_wins: HumanWins::default(),
            peace_talks: false,
            coup_cards: None,
            coups_played: 0,
            previous_card_was_coup: false,
            persons: None,
            readings: Readings::default(),
            winner: None,
        }
    }

    /// The game with these two cards showing and nobody having acted, for what-ifs.
    ///
    /// ```
    /// use pointman_fitl::{Card, Edition, FactionSet, Game, Scenario};
    /// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    /// assert!(game.showing(Card::numbered(7), Some(Card::numbered(125))).is_monsoon());
    /// ```
    #[must_use]
    pub fn showing(mut self, current: Card, next: Option<Card>) -> Game {
        self.cards.current = Some(current);
        self.cards.next = next;
        self.sequence = Sequence::START;
        self
    }

    /// The game with the Trưng cards lying so, for what-ifs.
    #[must_use]
    pub fn with_trung_deck(self, deck: TrungDeck) -> Game {
        Game { trung_deck: deck, ..self }
    }

    /// The game with the rules read so from now on, for what-ifs.
    ///
    /// ```
    /// use pointman_fitl::{Edition, FactionSet, Game, Readings, Scenario};
    /// let mut readings = Readings::default();
    /// readings.set("raid-limit", "any").unwrap();
    /// let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second).reading(readings);
    /// assert_eq!(game.readings(), &readings);
    /// ```
    #[must_use]
    pub fn reading(self, readings: Readings) -> Game {
        Game { readings, ..self }
    }

    /// How the rules are read where they leave a choice.
    #[inline]
    pub fn readings(&self) -> &Readings {
        &self.readings
    }

    /// The scenario.
    #[inline]
    pub fn scenario(&self) -> Scenario {
        self.scenario
    }

    /// Whether the deck goes by period.
    #[inline]
    pub fn period_events(&self) -> bool {
        self.period_events
    }

    /// When people may win against non-players (7.3).
    #[inline]
    pub fn human_wins(&self) -> HumanWins {
        self.human_wins
    }

    /// Where the cards are.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The sequence of play on the current card.
    #[inline]
    pub fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// The Trưng cards as they lie.
    #[inline]
    pub fn trung_deck(&self) -> &TrungDeck {
        &self.trung_deck
    }

    /// What is being carried out.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the unshaded Peace Talks have been executed.
    #[inline]
    pub fn peace_talks(&self) -> bool {
        self.peace_talks
    }

    /// How many Coup cards have been resolved, with or without a Coup Round.
    #[inline]
    pub fn coups_played(&self) -> u8 {
        self.coups_played
    }

    /// Whether the card before the current one was a Coup card.
    #[inline]
    pub fn previous_card_was_coup(&self) -> bool {
        self.previous_card_was_coup
    }

    /// Whether one person plays both factions of `side` (1.5): unless it is said, only where they face
    /// non-players alone.
    ///
    /// ```
    /// use pointman_fitl::{Edition, FactionSet, Game, Scenario, Side};
    /// let game = |players| Game::on(Scenario::Full.board(), players, Edition::Second);
    /// assert!(game(FactionSet::of_side(Side::Coin)).is_shared(Side::Coin));
    /// assert!(!game(FactionSet::ALL).is_shared(Side::Coin));
    /// ```
    pub fn is_shared(&self, side: Side) -> bool {
        let both = FactionSet::of_side(side);
        self.persons().sets().any(|set| both.difference(set).is_empty())
    }

    /// Who plays several factions: as it was said; else one person plays an allied pair that faces
    /// non-players alone, and everyone else one faction.
    pub fn persons(&self) -> Persons {
        match self.persons {
            Some(persons) => persons,
            None => Persons::of_sides(
                Side::ALL.into_iter().filter(|side| self.players == FactionSet::of_side(*side)),
            ),
        }
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.players.len() - self.persons().sets().map(|set| set.len() - 1).sum::<usize>()
    }

    /// Who has won.
    #[inline]
    pub fn winner(&self) -> Option<Faction> {
        self.winner
    }

    /// Whether the current card is a Coup card that has been laid in the RVN Leader box.
    pub fn coup_card_is_laid(&self) -> bool {
        self.cards.current.is_some_and(|card| {
            card.kind() == CardKind::Coup && self.leaders.cards().any(|laid| laid == card)
        })
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
        self.cards.is_monsoon()
    }

    /// The pool `faction` spends from, if it is kept: the US spends ARVN Resources; a non-player's own pool
    /// is not kept, ARVN Resources are while a person plays US or ARVN (T2.1.1, T4.1.4).
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

    /// Whether `track` is in use: pools of non-players are not, and Agitate Total is of a non-player VC only
    /// (T4.1.4).
    ///
    /// ```
    /// use pointman_fitl::{Edition, FactionSet, Game, Scenario, Track};
    /// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    /// assert!(game.keeps(Track::VcResources) && !game.keeps(Track::AgitateTotal));
    /// ```
    pub fn keeps(&self, track: Track) -> bool {
        match track {
            Track::ArvnResources | Track::Econ => self.pool(Faction::Arvn).is_some(),
            Track::NvaResources => self.pool(Faction::Nva).is_some(),
            Track::VcResources => self.pool(Faction::Vc).is_some(),
            Track::AgitateTotal => !self.is_player(Faction::Vc),
            Track::Aid | Track::Patronage | Track::Trail => true,
        }
    }

    /// The most `faction` can spend; `None` if its pool is not kept and all it does is free. The US leaves
    /// ARVN Resources at Total Econ or above (1.8.1).
    #[inline]
    pub fn purse(&self, faction: Faction) -> Option<u8> {
        let held = self.board.track(self.pool(faction)?);
        Some(if faction == Faction::Us { held.saturating_sub(self.board.track(Track::Econ)) } else { held })
    }

    /// What `faction` must leave of the pool it spends from: the US leaves Total Econ of ARVN Resources
    /// (1.8.1).
    #[inline]
    pub fn floor(&self, faction: Faction) -> Option<u8> {
        (faction == Faction::Us).then(|| self.board.track(Track::Econ))
    }

    /// Whether `faction` can pay `cost` (1.8, 1.8.1).
    #[inline]
    pub fn can_pay(&self, faction: Faction, cost: u8) -> bool {
        cost == 0 || self.purse(faction).is_none_or(|most| cost <= most)
    }
}
