//! A game as it was read or is to be written, and the step to a game that keeps every rule.

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::board::scenario::Scenario;
use crate::board::setup::{Setup, SpaceSetup};
use crate::coup::CoupProgress;
use crate::game::Game;
use crate::game::cards::{CardList, Cards, DeckMode};
use crate::game::persons::agreed;
use crate::game::readings::Options as Readings;
use crate::game::sequence::{Acted, Sequence};
use crate::game::trung_deck::{TrungCard, TrungDeck};
use crate::vocabulary::card::Card;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::{ByFaction, Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::{Lasting, LastingCard, LastingEntry};
use crate::vocabulary::leader::LeaderBox;
use crate::vocabulary::phase::{HumanWins, Phase};
use crate::vocabulary::piece::ByPiece;
use crate::vocabulary::space::BySpace;
use crate::vocabulary::track::{ByTrack, Policy};
use pointman_core::error::{Fault, Faults};
use pointman_core::readings::is_printed;
use pointman_core::vocabulary::every;

/// Everything that a game's document holds, right or wrong. [`GameData::validate`] makes a [`Game`] of it.
///
/// ```
/// use pointman_fitl::{Edition, FactionSet, Game, GameData, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let mut data = GameData::from(&game);
/// assert_eq!(data.validate().unwrap(), game);
/// data.coups_played = 2;
/// assert_eq!(data.validate().unwrap_err()[0].pointer, "/coups_played");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameData {
    /// The scenario.
    pub scenario: Scenario,
    /// The edition of the rules.
    #[serde(default)]
    pub edition: Edition,
    /// Whether the deck goes by period.
    #[serde(default)]
    pub period_events: bool,
    /// The factions people play.
    pub players: FactionSet,
    /// The sides whose two factions one person plays; if absent, only an allied pair that faces non-players
    /// alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<Vec<Side>>,
    /// The sets of factions that one person each plays, where they are no whole sides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_person: Option<Vec<FactionSet>>,
    /// When people may win against non-players.
    #[serde(default)]
    pub human_wins: HumanWins,
    /// How the rules are read where they leave a choice; absent: as ruled.
    #[serde(default, skip_serializing_if = "is_printed")]
    pub options: Readings,
    /// What is in each space. Absent spaces are empty and Neutral.
    #[serde(default)]
    pub spaces: BySpace<SpaceSetup>,
    /// Pieces Available.
    #[serde(default)]
    pub available: ByPiece<u16>,
    /// Pieces Out of Play.
    #[serde(default)]
    pub out_of_play: ByPiece<u16>,
    /// Casualties.
    #[serde(default)]
    pub casualties: ByPiece<u16>,
    /// The tracks.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<crate::vocabulary::track::Track, u16, 8>")]
    pub tracks: ByTrack<u16>,
    /// US Policy.
    pub us_policy: Policy,
    /// Capabilities, Momentum and the current leader in the order in which they came into play.
    #[serde(default)]
    pub lasting: Vec<LastingEntry>,
    /// The RVN Leader box, top first.
    #[serde(default)]
    pub leaders: Vec<Card>,
    /// Whether the top leader lies face down.
    #[serde(default)]
    pub leader_flipped: bool,
    /// Whether the unshaded Peace Talks have been executed.
    #[serde(default)]
    pub peace_talks: bool,
    /// How many Coup cards the deck has by a house rule; absent: as many as the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coup_cards: Option<u8>,
    /// Coup cards resolved so far.
    #[serde(default)]
    pub coups_played: u8,
    /// Whether the card before the current one was a Coup card.
    #[serde(default)]
    pub previous_card_was_coup: bool,
    /// Where the cards are.
    pub cards: CardsData,
    /// The sequence of play on the current card.
    pub sequence: SequenceData,
    /// The Trưng cards of the non-player factions, top first; null where nobody has seen which one it is
    /// since they were shuffled. Absent: nobody has seen any.
    #[serde(default)]
    pub trung_deck: Vec<Option<TrungCard>>,
    /// What is being carried out.
    pub phase: Phase,
    /// How far a Coup Round has come within its phase; absent: at its beginning.
    #[serde(default, skip_serializing_if = "CoupProgress::is_beginning")]
    pub coup: CoupProgress,
    /// Who has won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Faction>,
    /// The game that this was found to describe.
    #[serde(skip)]
    #[schemars(skip)]
    pub checked: Checked,
}

/// The game that its data was found to describe when it was checked, for as long as the data stays that. It
/// is none of the data: whatever it holds, equal data is equal.
#[derive(Debug, Clone, Default)]
pub struct Checked(OnceLock<Box<Game>>);

impl PartialEq for Checked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Checked {}

/// Where the cards are.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsData {
    /// Who holds the draw deck.
    pub mode: DeckMode,
    /// The card being played.
    #[serde(default)]
    pub current: Option<Card>,
    /// The card on deck.
    #[serde(default)]
    pub next: Option<Card>,
    /// The draw deck of a virtual game, top first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The Events that have been played, the earliest first. Coup cards are in the RVN Leader box.
    #[serde(default)]
    pub played: Vec<Card>,
    /// The Pivotal Events in hand.
    #[serde(default)]
    pub pivotal: ByFaction<Option<Card>>,
    /// The Events that Pivotal Events took the place of.
    #[serde(default)]
    pub cancelled: Vec<Card>,
    /// The cards taken out at the start.
    #[serde(default)]
    pub removed: Vec<Card>,
}

/// The sequence of play on the current card.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SequenceData {
    /// Who is Eligible on this card, those included who have acted or passed.
    pub eligible: FactionSet,
    /// Who is not.
    pub ineligible: FactionSet,
    /// Who has acted and how, in order.
    #[serde(default)]
    pub acted: Vec<Acted>,
    /// Who has passed.
    #[serde(default)]
    pub passed: FactionSet,
    /// Who is marked to stay Eligible.
    #[serde(default)]
    pub eligible_next: FactionSet,
    /// Who is marked Ineligible through the next card.
    #[serde(default)]
    pub ineligible_next: FactionSet,
}

/// Whether a non-player may play a Pivotal Event, if the game waits for that.
fn opens_no_empty_window(game: &Game) -> bool {
    game.phase() != Phase::PivotalWindow || !game.pivotal_non_players().is_empty()
}

impl GameData {
    /// The game that this describes.
    ///
    /// # Errors
    /// Every rule it breaks, with the JSON pointer of the place.
    pub fn validate(&self) -> Result<Game, Vec<Fault>> {
        if let Some(game) = self.checked.0.get().filter(|game| GameData::from(&***game) == *self) {
            return Ok(**game);
        }
        let mut beside = Faults::default();
        self.check_beside_the_board(&mut beside);
        match self.setup().validate() {
            Ok(board) if beside.list().is_empty() && opens_no_empty_window(&self.game(board)) => {
                let game = self.game(board);
                let _ = self.checked.0.set(Box::new(game));
                Ok(game)
            }
            _ => {
                let mut faults = Faults::default();
                self.note_faults(&mut faults);
                Err(faults.into_list())
            }
        }
    }

    /// Notes every rule it breaks.
    pub fn check(&self, faults: &mut Faults) {
        if self.validate().is_err() {
            self.note_faults(faults);
        }
    }

    fn note_faults(&self, faults: &mut Faults) {
        let mut own = Faults::default();
        self.check_beside_the_board(&mut own);
        if let Ok(board) = self.setup().validate()
            && own.list().is_empty()
            && !opens_no_empty_window(&self.game(board))
        {
            faults.add(
                "phase",
                "is pivotal-window, but no non-player may play a Pivotal Event on this card [2.3.8]: \
                 event-card goes on",
            );
        }
        self.setup().check(faults);
        self.check_beside_the_board(faults);
    }

    fn setup(&self) -> Setup {
        Setup {
            spaces: self.spaces,
            available: self.available,
            out_of_play: self.out_of_play,
            casualties: self.casualties,
            tracks: self.tracks,
            us_policy: self.us_policy,
        }
    }

    /// The game of data in which nothing is wrong.
    fn game(&self, board: Board) -> Game {
        let list = |cards: &[Card]| CardList::of(cards).expect("a list too long was refused");
        let mut acted = [None; 2];
        for (slot, done) in acted.iter_mut().zip(&self.sequence.acted) {
            *slot = Some(*done);
        }
        Game {
            board,
            lasting: lasting(&self.lasting),
            leaders: LeaderBox::of(&self.leaders, self.leader_flipped).expect("a box too full was refused"),
            cards: Cards {
                mode: self.cards.mode,
                current: self.cards.current,
                next: self.cards.next,
                deck: list(&self.cards.deck),
                played: list(&self.cards.played),
                cancelled: list(&self.cards.cancelled),
                removed: list(&self.cards.removed),
                in_hand: self.cards.pivotal.map(|card| card.is_some()),
            },
            sequence: Sequence {
                eligible: self.sequence.eligible,
                acted,
                passed: self.sequence.passed,
                eligible_next: self.sequence.eligible_next,
                ineligible_next: self.sequence.ineligible_next,
            },
            trung_deck: TrungDeck::lying_so(&self.trung_deck, self.players)
                .expect("a deck lying otherwise was refused"),
            phase: self.phase,
            coup: self.coup,
            players: self.players,
            scenario: self.scenario,
            edition: self.edition,
            period_events: self.period_events,
            human_wins: self.human_wins,
            peace_talks: self.peace_talks,
            coup_cards: self.coup_cards,
            coups_played: self.coups_played,
            previous_card_was_coup: self.previous_card_was_coup,
            persons: agreed(self.shared.as_deref(), self.one_person.as_deref())
                .expect("sets that are no persons' were refused"),
            readings: self.options,
            winner: self.winner,
        }
    }
}

/// What lasts, of entries that were found right.
fn lasting(entries: &[LastingEntry]) -> Lasting {
    let mut lasting = Lasting::none();
    for entry in entries {
        match (LastingCard::of(entry.card), entry.side) {
            (Some(card), Some(side)) => lasting.put(card, side),
            _ => lasting.set_leader(Some(entry.card)),
        }
    }
    lasting
}

impl From<&Game> for GameData {
    fn from(game: &Game) -> GameData {
        let Setup { spaces, available, out_of_play, casualties, tracks, us_policy } = game.board.setup();
        GameData {
            scenario: game.scenario,
            edition: game.edition,
            period_events: game.period_events,
            players: game.players,
            shared: game.persons.and_then(|persons| persons.sides()),
            one_person: game
                .persons
                .filter(|persons| persons.sides().is_none())
                .map(|persons| persons.sets().collect()),
            human_wins: game.human_wins,
            options: game.readings,
            spaces,
            available,
            out_of_play,
            casualties,
            tracks,
            us_policy,
            lasting: game.lasting.entries(),
            leaders: game.leaders.cards().collect(),
            leader_flipped: game.leaders.is_flipped(),
            peace_talks: game.peace_talks,
            coup_cards: game.coup_cards,
            coups_played: game.coups_played,
            previous_card_was_coup: game.previous_card_was_coup,
            cards: CardsData {
                mode: game.cards.mode,
                current: game.cards.current,
                next: game.cards.next,
                deck: game.cards.deck.iter().collect(),
                played: game.cards.played.iter().collect(),
                pivotal: ByFaction::from_fn(|faction| game.cards.pivotal(faction)),
                cancelled: game.cards.cancelled.iter().collect(),
                removed: game.cards.removed.iter().collect(),
            },
            sequence: SequenceData {
                eligible: game.sequence.eligible,
                ineligible: FactionSet::ALL.difference(game.sequence.eligible),
                acted: game.sequence.acted().collect(),
                passed: game.sequence.passed,
                eligible_next: game.sequence.eligible_next,
                ineligible_next: game.sequence.ineligible_next,
            },
            trung_deck: game.trung_deck.lying().collect(),
            phase: game.phase,
            coup: game.coup,
            winner: game.winner,
            checked: Checked::default(),
        }
    }
}
