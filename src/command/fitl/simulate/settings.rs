//! What the games of a run begin with: a scenario or a game, its options, and house rules.

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::common::{game, valid};
use super::super::new::{Players, TogetherOptions, cards, cards_named};
use super::super::table_words;
use crate::command::document::adjust::json_or_word;
use crate::command::edition_option::{EDITION, edition, edition_of_script};
use crate::command::{Session, Source};
use crate::dice::{DiceState, Seeded};
use crate::document::Document;
use crate::error::Error;
use crate::fitl::{Edition, FactionSet, GameData, HumanWins, NewGame, Persons, Readings, Scenario, Track};
use crate::readings::pairs;
use crate::simulation::Start;
use crate::voice::option;

/// How the games of a run begin.
#[derive(Debug, Clone, Args, Deserialize)]
pub struct Settings {
    /// The scenario
    #[arg(long, value_name = "SCENARIO", default_value = "full", conflicts_with = "from")]
    #[serde(default = "full")]
    pub scenario: Scenario,
    /// The edition of the rules [default: the game's, else second]
    #[arg(long, value_name = EDITION, value_parser = edition::<Edition>)]
    #[serde(default, deserialize_with = "edition_of_script")]
    pub edition: Option<Edition>,
    /// Deal each pile from the Events of its years, with the starting Capabilities in effect
    #[arg(long, conflicts_with = "from")]
    #[serde(default)]
    pub period_events: bool,
    /// The factions that keep a player's seat, Resources and costs, although the tables act for them
    #[arg(long, value_name = "FACTIONS", default_value = "none")]
    #[serde(default = "nobody")]
    pub players: Players,
    /// Who plays several of them
    #[command(flatten)]
    #[serde(flatten)]
    pub together: TogetherOptions,
    /// When a solo player may win: early (in any Coup Round), or final (after the last one)
    #[arg(long, value_name = "WHEN")]
    #[serde(default)]
    pub human_wins: Option<HumanWins>,
    /// How to interpret an unclear rule, as KEY=VALUE: `fitl new --help` lists them all
    #[arg(long, value_name = "KEY=VALUE")]
    #[serde(default)]
    pub option: Vec<String>,
    /// Change the set-up, as PATH=VALUE: anything `fitl adjust` accepts, such as trail=3 or
    /// spaces/hue/terror=1
    #[arg(long, value_name = "PATH=VALUE")]
    #[serde(default)]
    pub set: Vec<String>,
    /// Leave out this card: an Event (another takes its place) or a Pivotal Event
    #[arg(long, value_name = "CARD")]
    #[serde(default, deserialize_with = "cards_named")]
    pub without: Vec<String>,
    /// How many Coup cards the deck has, from 1 to the scenario's number
    #[arg(long, value_name = "N", conflicts_with = "from")]
    #[serde(default)]
    pub coup_cards: Option<u8>,
    /// Play on from this game, with non-players in place of the players
    #[arg(long, value_name = "FILE")]
    #[serde(default)]
    pub from: Option<Source>,
    /// The order of unseen cards: reshuffled within their piles for each game, or as-is
    #[arg(long, value_name = "DECK", value_enum, default_value = "dealt", requires = "from")]
    #[serde(default)]
    pub deck: Unseen,
}

/// The order of unseen cards in games played on from a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unseen {
    /// Dealt anew in each game, within their piles.
    #[default]
    #[value(alias = "anew")]
    #[serde(alias = "anew")]
    Dealt,
    /// As they are saved, in every game.
    AsIs,
}

impl Unseen {
    /// What a run with that order says of it.
    pub(super) const fn told(self) -> &'static str {
        match self {
            Unseen::Dealt => "Unseen cards were reshuffled for each game.",
            Unseen::AsIs => "Every game used the saved order of the cards.",
        }
    }
}

const fn full() -> Scenario {
    Scenario::Full
}

const fn nobody() -> Players {
    Players(FactionSet::NONE)
}

impl Settings {
    /// The order of unseen cards, where games are gone on from a document.
    pub(super) fn unseen(&self) -> Option<Unseen> {
        self.from.as_ref().map(|_| self.deck)
    }

    /// The game that is gone on from, read once.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&self, session: &mut Session) -> Result<Option<GameData>, Error> {
        let Some(source) = &self.from else { return Ok(None) };
        Ok(Some(GameData::clone(&source.open::<GameData>(session)?.document.data)))
    }

    /// How the games begin; `from` is the game that is gone on from, `advised` sit people who take advice,
    /// and `preferred` is the edition of a new game for which none is named.
    ///
    /// # Errors
    /// What is wrong with an option.
    pub fn start(
        &self,
        from: Option<&GameData>,
        advised: FactionSet,
        preferred: Option<Edition>,
    ) -> Result<Start, Error> {
        let without = cards(&self.without)?;
        let Players(kept) = self.players;
        if !kept.is_empty() && !advised.is_empty() {
            return Err(Error::Usage(format!(
                "{players} and {advised} cannot be combined: an advised seat already counts as a player's, \
                 and the tables play the others",
                players = option("players"),
                advised = option("advised")
            )));
        }
        let players = if advised.is_empty() { kept } else { advised };
        let (shared, one_person) = (self.together.sides()?, self.together.sets());
        let Some(data) = from else {
            if self.deck == Unseen::AsIs {
                return Err(Error::Usage(format!(
                    "{deck} as-is keeps the saved order of a game: name that with {from}",
                    deck = option("deck"),
                    from = option("from").with("FILE")
                )));
            }
            let agreed = NewGame {
                edition: self.edition.or(preferred).unwrap_or_default(),
                period_events: self.period_events,
                players,
                shared,
                one_person,
                human_wins: self.human_wins.unwrap_or_default(),
                options: self.readings(Readings::default())?,
                without,
                coup_cards: self.coup_cards,
                ..NewGame::of(self.scenario)
            };
            // What cannot be is found out before the first game.
            let begun = agreed.begin(&mut Seeded::stream(0, 0), &mut Vec::new())?;
            return match self.adjusted(GameData::from(&begun))? {
                None => Ok(Start::new(agreed)),
                Some(set) => Start::with_board(agreed, &game(&set)?),
            };
        };
        let mut data = data.clone();
        data.edition = self.edition.unwrap_or(data.edition);
        data.human_wins = self.human_wins.unwrap_or(data.human_wins);
        data.options = self.readings(data.options)?;
        let data = match self.adjusted(data.clone())? {
            None => data,
            Some(set) => GameData::clone(&set.data),
        };
        let game = valid(&data)?.without_cards(&without)?;
        if !without.is_empty() && self.deck == Unseen::AsIs {
            return Err(Error::Usage(format!(
                "{without} cannot be combined with {deck} as-is: the saved order would have a gap",
                without = option("without"),
                deck = option("deck")
            )));
        }
        let persons = match (shared, one_person) {
            (None, None) => None,
            (Some(sides), _) => Some(Persons::of_sides(sides)),
            (_, Some(sets)) => Some(Persons::of(sets).map_err(Error::Usage)?),
        };
        Start::from(game, players, persons, self.deck == Unseen::Dealt)
    }

    fn readings(&self, mut readings: Readings) -> Result<Readings, Error> {
        for (key, value) in pairs(&self.option, "raid-limit=any")? {
            readings.set(key, value)?;
        }
        Ok(readings)
    }

    /// The game with the table set up as `--set` says; none if it says nothing.
    fn adjusted(&self, data: GameData) -> Result<Option<Document<GameData>>, Error> {
        if self.set.is_empty() {
            return Ok(None);
        }
        let mut document = Document::of(data, DiceState { seed: 0, drawn: 0 });
        let mut changes = Vec::new();
        for text in &self.set {
            let (path, value) = halves("set", text, "trail=3")?;
            // A path has one value, in JSON or as a word; a place of the table is said in several words.
            let words: Vec<Value> = match path.contains('/') || value.starts_with(['[', '{', '"']) {
                true => vec![path.into(), word(value)],
                false => std::iter::once(path.into()).chain(value.split_whitespace().map(word)).collect(),
            };
            changes.extend(table_words::read(&words, &document.data)?);
        }
        document.adjust_all(changes)?;
        Ok(Some(document))
    }

    /// Sets the option of that name for a variant of an experiment.
    ///
    /// # Errors
    /// What is wrong with the name or the value.
    pub fn vary(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let plain = key.trim().replace('_', "-");
        let wrong = |why: String| Error::Usage(format!("{} {key}: {why}", option("vary")));
        let is_from = self.from.is_some();
        let only_new = |set: ()| {
            if is_from {
                Err(wrong(format!("the game of {from} already fixes it", from = option("from"))))
            } else {
                Ok(set)
            }
        };
        match plain.as_str() {
            "scenario" => only_new(self.scenario = value.parse().map_err(wrong)?)?,
            "edition" => self.edition = Some(edition(value).map_err(wrong)?),
            "period-events" => only_new(
                self.period_events =
                    value.parse().map_err(|_| wrong(format!("`{value}` is neither true nor false")))?,
            )?,
            "players" => self.players = value.parse().map_err(wrong)?,
            "shared" => {
                let shared = Some(value.split('+').map(str::to_owned).collect());
                self.together = TogetherOptions { shared, one_person: Vec::new() };
            }
            "one-person" => {
                let one_person = vec![value.parse().map_err(wrong)?];
                self.together = TogetherOptions { shared: None, one_person };
            }
            "human-wins" => self.human_wins = Some(value.parse().map_err(wrong)?),
            "coup-cards" => only_new(
                self.coup_cards = Some(
                    value.parse().map_err(|_| wrong(format!("`{value}` is not a number of Coup cards")))?,
                ),
            )?,
            "without" if value == "none" => {}
            "without" => self.without.extend(value.split('+').map(str::to_owned)),
            "option" => self.vary_option(value),
            "set" => self.set.push(value.to_owned()),
            "deck" if self.from.is_some() => {
                self.deck = clap::ValueEnum::from_str(value, true).map_err(wrong)?;
            }
            _ if key.contains('/') || Track::ALL.iter().any(|track| track.id() == key.replace('-', "_")) => {
                self.set.push(format!("{key}={value}"));
            }
            _ if Readings::knows(key) => self.vary_option(&format!("{key}={value}")),
            _ => self.set.push(format!("{key}={value}")),
        }
        Ok(())
    }
}

impl Settings {
    /// Sets `KEY=VALUE` in the place of what all variants have for that key.
    fn vary_option(&mut self, text: &str) {
        let key = |text: &str| text.split('=').next().unwrap_or_default().trim().replace('_', "-");
        self.option.retain(|other| key(other) != key(text));
        self.option.push(text.to_owned());
    }
}

fn word(text: &str) -> Value {
    json_or_word(text).unwrap_or_else(|_| text.into())
}

/// What stands before and behind the first `=`.
///
/// # Errors
/// When there is none.
pub(super) fn halves<'a>(word: &str, text: &'a str, such_as: &str) -> Result<(&'a str, &'a str), Error> {
    let halves = text.split_once('=').filter(|(key, _)| !key.trim().is_empty());
    let halves = halves.map(|(key, value)| (key.trim(), value.trim()));
    halves.ok_or_else(|| Error::Usage(format!("{} {text}: write it with =, such as {such_as}", option(word))))
}
