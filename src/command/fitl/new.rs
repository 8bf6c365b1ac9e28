//! `fitl new`: a scenario set up, with its deck.

use clap::Args;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::common::{Told, game};
use super::setup_list::setup_list;
use super::tables;
use crate::command::step::{OutputOptions, begin};
use crate::command::{CommandAnswer, DiceOptions, Group, Outcome, Session, Shown, Subcommand};
use crate::error::Error;
use crate::fitl::document::GameMaking;
use crate::fitl::{
    DeckMode, Edition, Faction, FactionSet, GameData, HumanWins, NewGame, Readings, Scenario, Side,
};
use crate::readings::listed;
use crate::render::Report;

/// Begins a game.
#[derive(Debug, Args, Deserialize)]
pub struct FitlNew {
    /// The scenario: short, medium or full
    #[arg(long, value_name = "SCENARIO")]
    pub scenario: Scenario,
    /// The factions people play: us, arvn, nva, vc, all or none
    #[arg(long, value_name = "FACTIONS", default_value = "all")]
    #[serde(default)]
    pub players: Players,
    /// The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair
    /// alone against non-players
    #[arg(long, value_name = "SIDES", value_delimiter = ',')]
    #[serde(default, deserialize_with = "one_or_more")]
    pub shared: Option<Vec<String>>,
    /// The edition of the rules: first or second
    #[arg(long, value_name = "EDITION", default_value = "second")]
    #[serde(default)]
    pub edition: Edition,
    /// Deal each pile from the Events of its years, with Capabilities in effect from the start
    #[arg(long)]
    #[serde(default)]
    pub period_events: bool,
    /// Whether the deck is virtual, or physical and on the table
    #[arg(long, value_name = "DECK", default_value = "virtual")]
    #[serde(default)]
    pub deck: DeckMode,
    /// When a lone person may win against non-players: early, or final for after the last Coup Round
    #[arg(long, value_name = "WHEN", default_value = "final")]
    #[serde(default)]
    pub human_wins: HumanWins,
    /// How a rule is read that can be read in two ways, as KEY=VALUE: `--help` lists all
    #[arg(long, value_name = "KEY=VALUE", long_help = option_help())]
    #[serde(default)]
    pub option: Vec<String>,
    /// Where the answers of the dice come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Where the document goes
    #[command(flatten)]
    #[serde(flatten)]
    pub output: OutputOptions,
}

/// The factions people play, as they are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Players(pub FactionSet);

impl Default for Players {
    fn default() -> Self {
        Players(FactionSet::ALL)
    }
}

impl std::str::FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = match text {
            "all" => FactionSet::ALL,
            "none" | "" => FactionSet::NONE,
            _ => {
                let mut named = FactionSet::NONE;
                for name in text.split(',') {
                    let faction: Faction = name.trim().parse()?;
                    if named.contains(faction) {
                        return Err(format!("{faction} is named twice"));
                    }
                    named = named.with(faction);
                }
                named
            }
        };
        Ok(Players(named))
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        match Value::deserialize(deserializer)? {
            Value::String(text) => text.parse().map_err(D::Error::custom),
            list => FactionSet::deserialize(list).map(Players).map_err(D::Error::custom),
        }
    }
}

fn one_or_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<String>>, D::Error> {
    use serde::de::Error as _;
    Ok(match Value::deserialize(deserializer)? {
        Value::Null => None,
        Value::String(text) => Some(text.split(',').map(str::to_owned).collect()),
        list => Some(Vec::deserialize(list).map_err(D::Error::custom)?),
    })
}

/// What it means that one person plays both factions of a side.
fn shared_words(side: Side) -> String {
    let [one, other] = match side {
        Side::Coin => ["US", "ARVN"],
        Side::Insurgent => ["NVA", "VC"],
    };
    format!(
        "One person plays {one} and {other}: the lower of their two margins counts for both [1.5]. \
         If two people do, begin with --shared none"
    )
}

fn option_help() -> String {
    format!(
        "How a rule is read that can be read in two ways, as KEY=VALUE; the first value of each is the ruling:\n\n{}",
        listed(Readings::ALL)
    )
}

/// The readings that people agree on by `KEY=VALUE`.
fn readings(given: &[String]) -> Result<Readings, Error> {
    let mut readings = Readings::default();
    for text in given {
        let (key, value) = text.split_once('=').ok_or_else(|| {
            Error::Usage(format!("--option {text}: write KEY=VALUE, such as raid-limit=any"))
        })?;
        readings.set(key, value)?;
    }
    Ok(readings)
}

impl Subcommand for FitlNew {
    const PATH: &'static [&'static str] = &["fitl", "new"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Begin a game of Fire in the Lake";
    const EXAMPLES: &'static str = "\
pointman fitl new --scenario short --seed 7 -o game.json             # four people, a virtual deck
pointman fitl new --scenario full --players vc -o game.json          # a lone VC against three non-players
pointman fitl new --scenario medium --deck physical -o game.json     # the deck lies on the table
pointman fitl new --scenario full --players us --option event-removals=bases-first -o game.json
pointman fitl new --scenario full --period-events --seed 1 --json    # each pile from the Events of its years";
    const POSITIONAL: &'static [&'static str] = &["scenario"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let shared = match self.shared {
            None => None,
            Some(names) if names == ["none"] => Some(Vec::new()),
            Some(names) => {
                let sides: Result<Vec<Side>, String> = names.iter().map(|name| name.trim().parse()).collect();
                Some(sides.map_err(Error::Usage)?)
            }
        };
        let agreed = NewGame {
            scenario: self.scenario,
            players: self.players.0,
            shared,
            edition: self.edition,
            period_events: self.period_events,
            deck: self.deck,
            human_wins: self.human_wins,
            options: readings(&self.option)?,
        };
        let (document, told) = begin::<GameData>(&GameMaking::New(agreed), &self.dice, session)?;
        let game = game(&document)?;
        let told = Told::of(told, &document, None, &[])?;
        let mut report = Report::new();
        setup_list(&mut report, &game);
        for side in Side::ALL.into_iter().filter(|side| game.is_shared(*side)) {
            report.item(1, shared_words(side));
        }
        tables::readings(&mut report, &game);
        report.append(told.report());
        Ok(Outcome::document(Shown { data: told.json(), report }, &document, self.output.write()))
    }
}
