//! From a scenario to a game: the board, the deck with its piles, the leader box, and what non-players change
//! (set-up of the scenarios, T4.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::effect::Effect;
use crate::board::scenario::Scenario;
use crate::game::Game;
use crate::game::cards::{CardList, Cards, DeckMode};
use crate::game::persons::agreed;
use crate::game::piles;
use crate::game::readings::Options as Readings;
use crate::game::table::Table;
use crate::game::trung_deck::TrungDeck;
use crate::vocabulary::card::{Card, CardKind, CardSide};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::{ByFaction, Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::{Leader, LeaderBox};
use crate::vocabulary::phase::HumanWins;
use crate::vocabulary::track::Track;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::readings::is_printed;

/// What is agreed before a game.
///
/// ```
/// use pointman_core::dice::{DiceState, Seeded};
/// use pointman_fitl::{NewGame, Scenario};
/// let agreed = NewGame::of(Scenario::Medium);
/// let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
/// let game = agreed.begin(&mut dice, &mut Vec::new()).unwrap();
/// assert_eq!(game.cards().deck().len(), 37, "39 cards, of which two show");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The scenario.
    pub scenario: Scenario,
    /// The factions people play.
    pub players: FactionSet,
    /// The sides whose two factions one person plays; if absent, only an allied pair that faces non-players
    /// alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<Vec<Side>>,
    /// The sets of factions that one person each plays; `shared` says the same of whole sides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_person: Option<Vec<FactionSet>>,
    /// The edition of the rules.
    #[serde(default)]
    pub edition: Edition,
    /// Whether the deck goes by period, with starting Capabilities.
    #[serde(default)]
    pub period_events: bool,
    /// Who holds the draw deck.
    #[serde(default)]
    pub deck: DeckMode,
    /// When people may win against non-players.
    #[serde(default)]
    pub human_wins: HumanWins,
    /// How the rules are read where they leave a choice.
    #[serde(default, skip_serializing_if = "is_printed")]
    pub options: Readings,
    /// The cards left out by a house rule: Events, which others take the place of, and Pivotal Events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Card>,
    /// How many Coup cards the deck has by a house rule, from 1 to the scenario's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coup_cards: Option<u8>,
}

impl NewGame {
    /// Four people play `scenario` with a virtual deck of all Events.
    pub fn of(scenario: Scenario) -> NewGame {
        NewGame {
            scenario,
            players: FactionSet::ALL,
            shared: None,
            one_person: None,
            edition: Edition::default(),
            period_events: false,
            deck: DeckMode::Virtual,
            human_wins: HumanWins::default(),
            options: Readings::default(),
            without: Vec::new(),
            coup_cards: None,
        }
    }

    /// The game at its start; in a virtual one two cards show. `effects` is told what people see happen after
    /// the printed set-up.
    ///
    /// # Errors
    /// When one person is to play a faction that is no player's, or two the same, a house rule leaves out
    /// what is not in the deck or too much, or the dice fail.
    pub fn begin(&self, dice: &mut dyn Dice, effects: &mut Vec<crate::GameEffect>) -> Result<Game, Error> {
        let persons = agreed(self.shared.as_deref(), self.one_person.as_deref())
            .map_err(|why| Error::Usage(format!("one_person {why}")))?;
        persons.unwrap_or_default().among_players(self.players)?;
        let facts = self.scenario.deck();
        self.check_house_rules()?;
        let mut game = Game::on(self.scenario.board(), self.players, self.edition);
        game.scenario = self.scenario;
        game.period_events = self.period_events;
        game.human_wins = self.human_wins;
        game.readings = self.options;
        game.persons = persons;
        game.coup_cards = self.coup_cards;
        let top_first: Vec<Card> = facts.leader_box.iter().rev().copied().collect();
        game.leaders = LeaderBox::of(&top_first, false).map_err(Error::Bug)?;
        if let Some(leader) = top_first.first().filter(|card| Leader::on(**card).is_some()) {
            game.lasting.set_leader(Some(*leader));
        }
        let capabilities = if self.period_events { facts.capabilities } else { &[] };
        for &(card, side) in capabilities {
            put_in_play(&mut game, card, side);
        }
        let left_out = self.without.iter().copied().filter(|card| card.kind() == CardKind::Event);
        let mut removed: CardList = capabilities.iter().map(|(card, _)| *card).chain(left_out).collect();
        let deck = match self.deck {
            DeckMode::Virtual => {
                piles::build(self.scenario, self.period_events, self.coup_cards, &mut removed, dice)?
            }
            DeckMode::Physical => CardList::NONE,
        };
        game.cards = Cards {
            mode: self.deck,
            deck,
            removed,
            in_hand: ByFaction::from_fn(|faction| {
                facts.pivotal_events && !self.without.contains(&Card::pivotal(faction))
            }),
            ..Cards::default()
        };
        game.trung_deck = TrungDeck::shuffled(self.players);
        let mut table = Table { game: &mut game, dice, effects };
        set_aside(&mut table, !self.players.contains(Faction::Vc))?;
        if self.deck == DeckMode::Virtual {
            table.draw()?;
            table.draw()?;
        }
        Ok(game)
    }

    fn check_house_rules(&self) -> Result<(), Error> {
        let deck = self.scenario.deck();
        let most = deck.piles.len();
        if self.coup_cards.is_some_and(|count| count == 0 || usize::from(count) > most) {
            return Err(Error::Usage(format!(
                "coup_cards: the {} scenario has {most} Coup cards; give 1 to {most}",
                self.scenario
            )));
        }
        for (index, card) in self.without.iter().enumerate() {
            let title = card.title();
            if self.without[..index].contains(card) {
                return Err(Error::Usage(format!("without: {card} {title} is named twice")));
            }
            if card.kind() == CardKind::Coup {
                return Err(Error::Usage(format!(
                    "without: {card} {title} is a Coup card: set their number with coup_cards"
                )));
            }
            let starts = self.period_events && deck.capabilities.iter().any(|(starting, _)| starting == card);
            if starts {
                return Err(Error::Usage(format!("without: {card} {title} is in play from the start")));
            }
        }
        Ok(())
    }
}

fn put_in_play(game: &mut Game, card: Card, side: CardSide) {
    let lasting = LastingCard::of(card).expect("starting Capabilities last");
    game.lasting.put(lasting, side);
}

/// T4.1.4: what is not kept for non-players is set aside. Where VC `agitates` from now on, it has an Agitate
/// Total.
pub(crate) fn set_aside(table: &mut Table<'_>, agitates: bool) -> Result<(), Error> {
    for name in [Track::ArvnResources, Track::Econ, Track::NvaResources, Track::VcResources] {
        let from = table.board().track(name);
        if from != 0 && !table.game.keeps(name) {
            table.apply(Effect::Track { name, from, to: 0 })?;
        }
    }
    if agitates {
        let total = table.dice.roll(3, format_args!("Agitate Total at the start [T4.1.4]"))?;
        table.apply(Effect::Track { name: Track::AgitateTotal, from: 0, to: total as u8 })?;
    }
    Ok(())
}
