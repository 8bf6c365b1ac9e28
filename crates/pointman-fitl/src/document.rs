//! The document of a Fire in the Lake game: which command is whose rule, and what its record keeps (contract
//! §5.1, §5.2).

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::coup::{CoupRun, CoupStop};
use crate::game::turn_record::Named;
use crate::trung::coup::carry_out;
use crate::trung::simulation::play_silently;
use crate::trung::{ByTables, CardEvents, Played, Side};
use crate::{
    Card, Carried, CoupChoices, EventChoices, Faction, Game, GameData, GameEffect, NewGame, PlayerAction,
    Table,
};
use pointman_core::dice::{Dice, DiceError, Question, QuestionKind};
use pointman_core::document::{Kind, Record, State};
use pointman_core::error::{Error, Faults};
use pointman_core::refused_value;
use pointman_core::trace::{Silent, Story};

/// Makes a game.
pub const FITL_NEW: &str = "fitl-new";
/// Names the card that the people at the table turned up.
pub const FITL_CARD: &str = "fitl-card";
/// Draws the next card of a virtual deck.
pub const FITL_DRAW: &str = "fitl-draw";
/// Plays a Pivotal Event.
pub const FITL_PIVOTAL: &str = "fitl-pivotal";
/// A person's faction acts or passes.
pub const FITL_ACT: &str = "fitl-act";
/// The next parts of a Coup Round; its choices are [`CoupChoices`].
pub const FITL_COUP: &str = "fitl-coup";

/// Non-players decide on a card: about their Pivotal Events, and what the one does that is to act.
pub const TRUNG_TURN: &str = "trung-turn";

/// The choices of [`FITL_CARD`].
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardShown {
    /// The card that was turned up.
    pub card: Card,
}

/// The choices of [`FITL_DRAW`]: none.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDrawn {}

/// The choices of [`TRUNG_TURN`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NonPlayerDecides {
    /// What people choose if what the non-player does asks them.
    #[serde(default, skip_serializing_if = "EventChoices::is_empty")]
    pub choices: EventChoices,
}

/// The choices of [`FITL_PIVOTAL`].
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PivotalPlayed {
    /// Whose Pivotal Event it is.
    pub faction: Faction,
}

/// The choices of [`FITL_ACT`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionChosen {
    /// Who acts; absent: whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// What it does.
    pub action: PlayerAction,
}

impl State for GameData {
    const KIND: Kind = Kind::new("fitl-game");

    fn check(&self, faults: &mut Faults) {
        GameData::check(self, faults);
    }

    fn begin(command: &str, given: &Value, dice: &mut dyn Dice) -> Result<(Self, Record), Error> {
        if command != FITL_NEW {
            return Err(Error::Usage(format!("{command} does not make a fitl-game")));
        }
        let mut effects = Vec::new();
        let game = choices::<NewGame>(command, given)?.begin(dice, &mut effects)?;
        Ok((GameData::from(&game), record(Map::new(), &effects, &[])))
    }

    fn apply(&mut self, command: &str, given: &Value, dice: &mut dyn Dice) -> Result<Record, Error> {
        let mut game = valid(self)?;
        let mut effects = Vec::new();
        let mut dice = Noting { dice, thrown: Vec::new() };
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let mut record = match command {
            FITL_CARD => {
                let CardShown { card } = choices(command, given)?;
                table.show_card(card)?;
                record(fields(&json!({ "card": card })), &effects, &[])
            }
            FITL_DRAW => {
                let CardDrawn {} = choices(command, given)?;
                let card = table.draw()?;
                record(fields(&json!({ "card": card })), &effects, &[])
            }
            FITL_PIVOTAL => {
                let PivotalPlayed { faction } = choices(command, given)?;
                table.play_pivotal_of_player(faction)?;
                record(fields(&json!({ "card": Card::pivotal(faction), "faction": faction })), &effects, &[])
            }
            TRUNG_TURN => {
                let NonPlayerDecides { choices: chosen } = choices(command, given)?;
                let played = play_silently(&mut table, CardEvents { choices: &chosen, asks: true })?;
                record(trung_summary(&played, table.game), &effects, &[])
            }
            FITL_ACT => {
                let ActionChosen { faction, action } = choices(command, given)?;
                let mut story = table.dice.listener().is_some().then(Story::default);
                let carried = act(&mut table, faction, &action, story.as_mut())?;
                let Carried { record: turn, effects, notes } = carried;
                if let (Some(told), Some(listener)) = (story, table.dice.listener()) {
                    listener.append(told);
                }
                record(fields(&turn), &effects, &notes)
            }
            FITL_COUP => {
                let card = table.game.cards().current();
                let mut story = table.dice.listener().is_some().then(Story::default);
                let run = coup_round(&mut table, &choices(command, given)?, story.as_mut())?;
                if run.parts.is_empty() {
                    return Err(nothing_done(run.stop));
                }
                if let (Some(told), Some(listener)) = (story, table.dice.listener()) {
                    listener.append(told);
                }
                record(fields(&json!({ "card": card, "parts": run.parts })), &effects, &[])
            }
            _ => return Err(Error::Usage(format!("there is no step `{command}` of a fitl-game"))),
        };
        *self = GameData::from(&game);
        if !dice.thrown.is_empty() {
            record.detail.insert("dice".to_owned(), Value::Array(dice.thrown));
        }
        Ok(record)
    }
}

/// A person's action; non-players decide what it leaves to them, and tell `story` why.
fn act(
    table: &mut Table<'_>,
    faction: Option<Faction>,
    action: &PlayerAction,
    story: Option<&mut Story>,
) -> Result<Carried, Error> {
    match story {
        Some(story) => table.act_asking(faction, action, &mut ByTables { trace: story }),
        None => table.act_asking(faction, action, &mut ByTables { trace: &mut Silent }),
    }
}

/// What the record keeps of what non-players decided on a card.
pub fn trung_summary(played: &Played, after: &Game) -> Map<String, Value> {
    let turn = match played {
        Played::Turn(turn) => turn,
        Played::Pivotal(Some(faction)) => {
            return fields(&json!({ "card": Card::pivotal(*faction), "faction": faction }));
        }
        Played::Pivotal(None) => return fields(&json!({ "card": after.cards().current() })),
    };
    let side = |side: &Side| {
        let mut side_read = fields(&json!({ "card": side.card, "side": side.face }));
        if let Some(left) = side.left {
            side_read.insert("left".to_owned(), left.to_string().into());
        }
        side_read
    };
    let trung = turn.reading.last().filter(|last| last.left.is_none()).map(|last| {
        let drawn: Vec<_> = turn.reading.sides().iter().map(side).collect();
        json!({ "card": last.card, "side": last.face, "drawn": drawn })
    });
    let op = turn
        .executed
        .operation
        .map(|operation| Named { name: operation.name().id(), spaces: turn.turn.spaces });
    let special = turn
        .executed
        .special
        .map(|special| Named { name: special.name().id(), spaces: turn.turn.special_spaces });
    fields(&json!({
        "card": turn.card,
        "faction": turn.turn.faction,
        "eligibility": turn.eligibility,
        "action": turn.action,
        "trung": trung,
        "op": op,
        "special": special,
        "event": turn.event.map(|side| json!({ "card": turn.card, "side": side })),
    }))
}

/// The parts of a Coup Round up to the next choice of a person; non-players decide by themselves, and tell
/// `story` why.
fn coup_round(
    table: &mut Table<'_>,
    choices: &CoupChoices,
    story: Option<&mut Story>,
) -> Result<CoupRun, Error> {
    match story {
        Some(story) => {
            table.coup_round_with(choices, &mut |table, faction, part| carry_out(table, faction, part, story))
        }
        None => table.coup_round_with(choices, &mut |table, faction, part| {
            carry_out(table, faction, part, &mut Silent)
        }),
    }
}

/// Dice that note what each die is thrown for and what it shows; what is drawn at random is no die.
struct Noting<'a> {
    dice: &'a mut dyn Dice,
    thrown: Vec<Value>,
}

impl Dice for Noting<'_> {
    fn answer(&mut self, question: Question, reason: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let shows = self.dice.answer(question, reason)?;
        if question.kind == QuestionKind::Die {
            self.thrown
                .push(json!({ "for": reason.to_string(), "die": question.to_string(), "shows": shows }));
        }
        Ok(shows)
    }

    fn weighed(&mut self, rule: &str, what: std::fmt::Arguments<'_>) {
        self.dice.weighed(rule, what);
    }

    fn weighed_in_secret(&mut self, whose: &str, rule: &str, what: std::fmt::Arguments<'_>) {
        self.dice.weighed_in_secret(whose, rule, what);
    }

    fn listener(&mut self) -> Option<&mut Story> {
        self.dice.listener()
    }
}

fn nothing_done(stop: CoupStop) -> Error {
    match stop {
        CoupStop::Choice(question) => {
            Error::refused("6.0", format!("{} must choose {}", question.faction, question.part))
        }
        CoupStop::NeedsNonPlayer { .. } | CoupStop::NextCard | CoupStop::GameOver => {
            Error::Bug("a Coup Round ended before it began".to_owned())
        }
    }
}

/// The game that a document holds. Documents are checked when they are read.
fn valid(data: &GameData) -> Result<Game, Error> {
    data.validate().map_err(|faults| Error::Bug(format!("a game that was checked has faults: {faults:?}")))
}

fn choices<T: DeserializeOwned>(command: &str, given: &Value) -> Result<T, Error> {
    refused_value::read(given).map_err(|refused| Error::Usage(refused.of(command)))
}

fn fields(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => unreachable!("records are structs with text keys, which always become objects"),
    }
}

fn record(summary: Map<String, Value>, effects: &[GameEffect], notes: &[String]) -> Record {
    let mut detail = Map::new();
    detail.insert("effects".to_owned(), json!(effects));
    if !notes.is_empty() {
        detail.insert("notes".to_owned(), json!(notes));
    }
    Record { summary, detail }
}
