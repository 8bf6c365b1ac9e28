//! `fitl new`: a scenario set up, with its deck.

use clap::Args;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::common::{Told, game};
use super::setup_list::setup_list;
use super::tables::{self, factions};
use crate::command::asker::{Asker, Said};
use crate::command::edition_option::{EDITION, edition, edition_of_script};
use crate::command::step::{OutputOptions, begin};
use crate::command::{CommandAnswer, DiceOptions, Group, Outcome, Session, Shown, Subcommand};
use crate::error::Error;
use crate::fitl::document::GameMaking;
use crate::fitl::{
    Card, DeckMode, Edition, Faction, FactionSet, Game, GameData, HumanWins, NewGame, Readings, Scenario,
    Side,
};
use crate::question::OpenQuestion;
use crate::readings::{listed, pairs};
use crate::render::Report;
use crate::voice::option;

/// Begins a game.
#[derive(Debug, Args, Deserialize)]
pub struct FitlNew {
    /// The scenario
    #[arg(long, value_name = "SCENARIO")]
    pub scenario: Scenario,
    /// The factions with players
    #[arg(long, value_name = "FACTIONS", default_value = "all")]
    #[serde(default)]
    pub players: Players,
    /// Who plays several of them
    #[command(flatten)]
    #[serde(flatten)]
    pub together: TogetherOptions,
    /// The edition of the rules [default: second]
    #[arg(long, value_name = EDITION, value_parser = edition::<Edition>)]
    #[serde(default, deserialize_with = "edition_of_script")]
    pub edition: Option<Edition>,
    /// Deal each pile from the Events of its years, with the starting Capabilities in effect
    #[arg(long)]
    #[serde(default)]
    pub period_events: bool,
    /// Whether Pointman deals the cards (virtual) or you do (physical)
    #[arg(long, value_name = "DECK", default_value = "virtual")]
    #[serde(default)]
    pub deck: DeckMode,
    /// When a solo player may win: early (in any Coup Round), or final (after the last one)
    #[arg(long, value_name = "WHEN", default_value = "final")]
    #[serde(default)]
    pub human_wins: HumanWins,
    /// How to interpret an unclear rule, as KEY=VALUE: `--help` lists them all
    #[arg(long, value_name = "KEY=VALUE", long_help = option_help())]
    #[serde(default)]
    pub option: Vec<String>,
    /// House rule: leave out this card, an Event (another takes its place) or a Pivotal Event
    #[arg(long, value_name = "CARD")]
    #[serde(default, deserialize_with = "cards_named")]
    pub without: Vec<String>,
    /// House rule: how many Coup cards the deck has, from 1 to the scenario's number
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub coup_cards: Option<u8>,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Where to write the document
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
            "none" => FactionSet::NONE,
            "" => return Err("it is empty: give factions, all or none".to_owned()),
            _ => {
                let mut named = FactionSet::NONE;
                for name in text.split([',', '+']) {
                    if let alone @ ("all" | "none") = name.trim() {
                        return Err(format!("`{alone}` cannot be combined: give it alone, or name factions"));
                    }
                    let faction: Faction = name.trim().parse()?;
                    if named.contains(faction) {
                        return Err(format!("{} is named twice", faction.name()));
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

/// Sets of factions: `us,nva`, a list of such, or a list of lists; factions in a list are one set.
fn sets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Players>, D::Error> {
    use serde::de::Error as _;
    let given = Value::deserialize(deserializer)?;
    let is_faction = |value: &Value| value.as_str().is_some_and(|name| name.parse::<Faction>().is_ok());
    let each = match given {
        Value::Null => Vec::new(),
        Value::Array(list) if list.is_empty() || !list.iter().all(is_faction) => list,
        one => vec![one],
    };
    each.into_iter().map(|set| Players::deserialize(set).map_err(D::Error::custom)).collect()
}

/// Who plays several factions.
#[derive(Debug, Clone, Default, Args, Deserialize)]
pub struct TogetherOptions {
    /// The sides with one player for both factions, or none [default: only a pair alone against non-players]
    #[arg(long, value_name = "SIDES", value_delimiter = ',')]
    #[serde(default, deserialize_with = "one_or_more")]
    pub shared: Option<Vec<String>>,
    /// The factions that share one player, such as us,nva; repeat for a second player, or none
    #[arg(long, value_name = "FACTIONS", conflicts_with = "shared")]
    #[serde(default, deserialize_with = "sets")]
    pub one_person: Vec<Players>,
}

impl TogetherOptions {
    /// Whether one of them is given.
    pub(super) fn are_given(&self) -> bool {
        self.shared.is_some() || !self.one_person.is_empty()
    }

    /// The sides whose factions one person each plays: nothing where they are not given.
    ///
    /// # Errors
    /// A side that is none.
    pub(super) fn sides(&self) -> Result<Option<Vec<Side>>, Error> {
        match self.shared.as_deref() {
            None => Ok(None),
            Some([none]) if none == "none" => Ok(Some(Vec::new())),
            Some(names) => {
                let sides: Result<Vec<Side>, String> = names.iter().map(|name| name.trim().parse()).collect();
                sides.map(Some).map_err(Error::Usage)
            }
        }
    }

    /// The factions that one person each plays: nothing where they are not given.
    pub(super) fn sets(&self) -> Option<Vec<FactionSet>> {
        match &self.one_person[..] {
            [] => None,
            [Players(none)] if none.is_empty() => Some(Vec::new()),
            sets => Some(sets.iter().map(|set| set.0).collect()),
        }
    }
}

/// What it means that one person plays these factions.
fn one_person_words(game: &Game, set: FactionSet) -> String {
    let plays = format!("One player has {}", factions(set));
    let is_pair = Side::ALL.into_iter().any(|side| FactionSet::of_side(side) == set);
    let lone = game.has_non_players() && game.people() == 1;
    match () {
        () if is_pair && (lone || !game.has_non_players()) => format!(
            "{plays}: the lower of the two margins counts for both [1.5]. Two players begin with `apart` at \
             the prompt, or with --one-person none"
        ),
        () if lone => format!("{plays} and wins if one of them is first at the end [T3.1]"),
        () => format!("{plays}: each faction's own margin counts [T3.2]"),
    }
}

/// The factions as they are typed: `us,nva`.
fn ids(set: FactionSet) -> String {
    set.iter().map(Faction::id).collect::<Vec<_>>().join(",")
}

fn option_help() -> String {
    format!(
        "How to interpret an unclear rule, as KEY=VALUE; the first value of each is the default:\n\n{}",
        listed(Readings::ALL)
    )
}

/// Cards as a script names them: one or a list, by number or name.
pub(super) fn cards_named<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    Ok(match Value::deserialize(value)? {
        Value::Array(cards) => cards.into_iter().map(text).collect(),
        one => vec![text(one)],
    })
}

/// The cards named by `--without`.
pub(super) fn cards(named: &[String]) -> Result<Vec<Card>, Error> {
    let cards: Result<_, String> = named.iter().map(|card| Card::named(card)).collect();
    cards.map_err(|why| Error::Usage(format!("{without}: {why}", without = option("without"))))
}

/// The readings that people agree on by `KEY=VALUE`.
fn readings(given: &[String]) -> Result<Readings, Error> {
    let mut readings = Readings::default();
    for (key, value) in pairs(given, "raid-limit=any")? {
        readings.set(key, value)?;
    }
    Ok(readings)
}

/// Whether they are two allies against non-players, whom one player often has together (1.5).
fn is_pair(players: FactionSet) -> bool {
    Side::ALL.into_iter().any(|side| FactionSet::of_side(side) == players)
}

/// Asks the person at the terminal whether one player has both.
fn one_player(players: FactionSet) -> Result<bool, Error> {
    let what = format!("Who plays {}", factions(players));
    let question = OpenQuestion::of("who", what, "1.5").legal(["together", "apart"]);
    loop {
        match Asker::ask(&question)? {
            Said::Answer(answer) if "together".starts_with(&answer.to_lowercase()) => return Ok(true),
            Said::Answer(answer) if "apart".starts_with(&answer.to_lowercase()) => return Ok(false),
            _ => {
                Asker::refuse(&Error::Usage("give together (one player, as Enter does) or apart".to_owned()))?
            }
        }
    }
}

impl Subcommand for FitlNew {
    const PATH: &'static [&'static str] = &["fitl", "new"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Begin a game of Fire in the Lake";
    const EXAMPLES: &'static str = examples! {
        "pointman fitl new --scenario short --seed 7 -o game.json             # four players, a virtual deck",
        "pointman fitl new --scenario full --players vc -o game.json          "
            "# solo VC against three non-players",
        "pointman fitl new --scenario medium --deck physical -o game.json     # your own deck of cards",
        "pointman fitl new --scenario full --players us,nva --one-person us,nva "
            "# one player with both, against ARVN and VC",
        "pointman fitl new --scenario full --players us --option event-removals=bases-first -o game.json",
        "pointman fitl new --scenario full --period-events --seed 1 --json    "
            "# each pile from the Events of its years",
    };
    const POSITIONAL: &'static [&'static str] = &["scenario"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let nothing_said = !self.together.are_given();
        let asks = nothing_said && session.is_command_line() && Asker::is_there();
        let one_person = self.together.sets();
        let shared = match self.together.sides()? {
            // One player with both, unless they say otherwise.
            None if asks && is_pair(self.players.0) && !one_player(self.players.0)? => Some(Vec::new()),
            shared => shared,
        };
        let agreed = NewGame {
            scenario: self.scenario,
            players: self.players.0,
            shared,
            one_person,
            edition: self.edition.or(session.edition()).unwrap_or_default(),
            period_events: self.period_events,
            deck: self.deck,
            human_wins: self.human_wins,
            options: readings(&self.option)?,
            without: cards(&self.without)?,
            coup_cards: self.coup_cards,
        };
        let (document, told) = begin::<GameData>(&GameMaking::New(agreed), &self.dice, session)?;
        let game = game(&document)?;
        let told = Told::of(told, &document, None, &[])?;
        let mut report = Report::new();
        setup_list(&mut report, &game);
        for set in game.persons().sets() {
            report.item(1, one_person_words(&game, set));
        }
        if nothing_said && game.has_non_players() && game.people() > 1 {
            report.item(
                1,
                format!(
                    "{} players have {}, and each may win in any Coup Round [T3.2]. For one player, begin \
                     with --one-person {}",
                    game.people(),
                    factions(game.players()),
                    ids(game.players())
                ),
            );
        }
        tables::readings(&mut report, &game);
        let dice = told.report();
        if !dice.is_empty() {
            report.line("");
            report.append(dice);
        }
        Ok(Outcome::document(Shown { data: told.json(), report }, &document, self.output.write()))
    }
}
