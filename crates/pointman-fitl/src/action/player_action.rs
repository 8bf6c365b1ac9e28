//! What a person's faction does on a card: the Event, an Operation, or a Pass, checked against the sequence
//! of play and carried out (2.3.4).

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::action::refusal::Row;
use crate::action::turn::{Terms, Turn};
use crate::action::voluntary::taken_to_place;
use crate::action::words::Words;
use crate::action::{Asked, OperationAction};
use crate::board::Board;
use crate::events::{Answer, Ask, Decider, EventAction, EventChoices, Grant, Procedure};
use crate::game::Game;
use crate::game::keeping::part;
use crate::game::next_step::NextStep;
use crate::game::sequence::{ActionTaken, Allowed};
use crate::game::table::Table;
use crate::game::turn_record::{Carried, TurnRecord};
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::OpenQuestion;
use pointman_core::refused_value::strictly;

/// What a faction does on a card.
///
/// ```
/// use pointman_fitl::{Faction, PlayerAction};
/// let pass = PlayerAction::parse("pass", Faction::Vc).unwrap();
/// assert_eq!(serde_json::to_string(&pass).unwrap(), r#"{"action":"pass"}"#);
/// let event = PlayerAction::parse("event sh", Faction::Vc).unwrap();
/// assert_eq!(serde_json::to_string(&event).unwrap(), r#"{"action":"event","side":"shaded"}"#);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerAction {
    /// It passes (2.3.3).
    Pass,
    /// It executes the Event (5.0).
    Event(EventAction),
    /// It executes an Operation, with or without a Special Activity (3.0).
    Operation(OperationAction),
}

/// The actions that are no Operations, as they are written.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(tag = "action", rename_all = "kebab-case", deny_unknown_fields)]
enum Other {
    Pass {},
    Event {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<crate::CardSide>,
        #[serde(default, skip_serializing_if = "EventChoices::is_empty")]
        choices: EventChoices,
    },
}

impl Serialize for PlayerAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            PlayerAction::Pass => Other::Pass {}.serialize(serializer),
            PlayerAction::Event(EventAction { side, choices }) => {
                Other::Event { side: *side, choices: choices.clone() }.serialize(serializer)
            }
            PlayerAction::Operation(operation) => operation.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PlayerAction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerAction, D::Error> {
        use serde::de::Error as _;
        let value = Value::deserialize(deserializer)?;
        if value.get("op").is_some() {
            return strictly::<OperationAction>(&value)
                .map(PlayerAction::Operation)
                .map_err(D::Error::custom);
        }
        if value.get("action").is_none() {
            return Err(D::Error::custom(
                "an action needs `op` with an Operation, or `action`: pass or event",
            ));
        }
        Ok(match strictly::<Other>(&value).map_err(D::Error::custom)? {
            Other::Pass {} => PlayerAction::Pass,
            Other::Event { side, choices } => PlayerAction::Event(EventAction { side, choices }),
        })
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for PlayerAction {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "PlayerAction".into()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let (operation, other) =
                (generator.subschema_for::<OperationAction>(), generator.subschema_for::<Other>());
            schemars::json_schema!({ "anyOf": [operation, other] })
        }
    }
}

impl PlayerAction {
    /// Reads the words of an action of `faction`: `pass`, `event shaded`, or an Operation.
    ///
    /// # Errors
    /// When they are none; the message says what would be.
    pub fn parse(text: &str, faction: Faction) -> Result<PlayerAction, Error> {
        PlayerAction::parse_for(text, faction, None)
    }

    /// The same, said of `board`: letters mean the only owner and state that are there.
    ///
    /// # Errors
    /// As [`PlayerAction::parse`], and when several factions have the pieces that a letter means.
    pub fn parse_on(text: &str, faction: Faction, board: &Board) -> Result<PlayerAction, Error> {
        PlayerAction::parse_for(text, faction, Some(board))
    }

    fn parse_for(text: &str, faction: Faction, board: Option<&Board>) -> Result<PlayerAction, Error> {
        let lower = text.to_lowercase();
        let mut steps = lower.split(';');
        let mut words = Words::of(steps.next().unwrap_or_default());
        match words.peek() {
            None => {
                let operations = OperationName::ALL.into_iter().filter(|name| name.is_of(faction));
                let legal = ["pass", "event"].into_iter().chain(operations.map(OperationName::id));
                Err(Error::needs("", OpenQuestion::of("action", "an action", "2.3").legal(legal), None))
            }
            Some("pass") => {
                words.mark("pass");
                words.done()?;
                match steps.next() {
                    None => Ok(PlayerAction::Pass),
                    Some(_) => Err(Error::Usage("nothing can follow `pass`".to_owned())),
                }
            }
            Some("event") => EventAction::parse(after_event(text)).map(PlayerAction::Event),
            Some(_) => OperationAction::parse_for(text, faction, board).map(PlayerAction::Operation),
        }
    }
}

/// What follows the word `event`, in any case, that the words begin with.
pub(crate) fn after_event(text: &str) -> &str {
    text.trim_start().get("event".len()..).unwrap_or_default().trim()
}

/// Where people play every faction, nobody else is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Nobody;

impl Decider for Nobody {
    fn decide(&mut self, _: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        Err(Error::Bug(format!("nobody answers {} for non-player {}", ask.name, ask.by)))
    }

    fn granted(&mut self, _: &mut Table<'_>, grant: &Grant, _: &mut Asked<'_>) -> Result<SpaceSet, Error> {
        Err(Error::Bug(format!("nobody executes {} for non-player {}", grant.name, grant.by)))
    }

    fn procedure(&mut self, _: &mut Table<'_>, by: Faction, _: Procedure) -> Result<(), Error> {
        Err(Error::Bug(format!("{by} is a non-player, and nothing decides for it")))
    }

    fn before_operation_ends(&mut self, _: &mut Table<'_>, _: &mut Turn) -> Result<(), Error> {
        Ok(())
    }

    fn note(&mut self, _: &str, _: fmt::Arguments<'_>) {}
}

impl Table<'_> {
    /// The person who plays the faction whose turn it is does `action`.
    ///
    /// # Errors
    /// The rule that refuses it; the game and the effects are as they were then, only the dice are rolled.
    pub fn act(&mut self, named: Option<Faction>, action: &PlayerAction) -> Result<Carried, Error> {
        self.act_asking(named, action, &mut Nobody)
    }

    /// The same, while `others` decide for non-players what the action leaves to them.
    ///
    /// # Errors
    /// As [`Table::act`], and what `others` give.
    pub fn act_asking(
        &mut self,
        named: Option<Faction>,
        action: &PlayerAction,
        others: &mut dyn Decider,
    ) -> Result<Carried, Error> {
        self.unless_refused(|table| table.act_in_part(named, action, others))
    }

    /// The same; what is refused may have been done in part.
    fn act_in_part(
        &mut self,
        named: Option<Faction>,
        action: &PlayerAction,
        others: &mut dyn Decider,
    ) -> Result<Carried, Error> {
        let first = self.effects.len();
        let faction = self.game.whose_turn(named)?;
        if self.game.phase == Phase::PivotalWindow {
            self.change_phase(Phase::EventCard)?;
        }
        if !self.game.is_player(faction) {
            return Err(refused(
                Row::G1,
                format!("{} is next and is a non-player: take its turn with trung-turn", faction.name()),
            ));
        }
        let (NextStep::Act { eligibility, allowed, pivotal, .. }, Some(card)) =
            (self.game.next_step(), self.game.cards.current)
        else {
            return Err(Error::Bug("whose turn it is was found without a card".to_owned()));
        };
        if pivotal && !matches!(action, PlayerAction::Event(_)) {
            return Err(refused(
                Row::PV6,
                format!("{} has played its Pivotal Event and must execute it now", faction.name()),
            ));
        }
        let mut notes = Vec::new();
        let record = match action {
            PlayerAction::Pass => {
                let gained = self.pass(faction)?;
                if gained > 0 {
                    notes.push(format!("{} passes: Resources +{gained}", faction.name()));
                }
                TurnRecord::of(card, eligibility, ActionTaken::Pass, &Turn::of(faction, Terms::FULL))
            }
            PlayerAction::Event(event) => {
                if !allowed.event {
                    return Err(not_open(self.game, faction, "the Event", allowed));
                }
                self.begins(part::EVENT);
                let told = self.execute_event(faction, card, event.side, &event.choices, others)?;
                self.end_action(faction, ActionTaken::Event)?;
                let record =
                    TurnRecord::of(card, eligibility, ActionTaken::Event, &Turn::of(faction, Terms::FULL));
                TurnRecord { event: Some(told), ..record }
            }
            PlayerAction::Operation(operation) => {
                operation.decides_for_no_non_player(self.game)?;
                let (turn, taken) = self.operate(faction, allowed, operation, &mut |table, turn| {
                    others.before_operation_ends(table, turn)
                })?;
                notes.extend(taken_to_place(&self.effects[first..]));
                self.end_action(faction, taken)?;
                TurnRecord::of(card, eligibility, taken, &turn)
            }
        };
        Ok(Carried { record, effects: self.effects[first..].to_vec(), notes })
    }

    /// Carries out an Operation on the terms of the sequence of play. Gives the turn, and the box it leads
    /// to: that of what was really done.
    fn operate(
        &mut self,
        faction: Faction,
        allowed: Allowed,
        operation: &OperationAction,
        asked: &mut Asked<'_>,
    ) -> Result<(Turn, ActionTaken), Error> {
        let terms =
            Terms::allowed(allowed).ok_or_else(|| not_open(self.game, faction, "an Operation", allowed))?;
        let mut turn = Turn::of(faction, terms);
        operation.carry_out_asking(self, &mut turn, asked)?;
        let taken = match (terms.limited, turn.special) {
            (true, _) => ActionTaken::LimitedOp,
            (false, Some(_)) => ActionTaken::OpAndSpecial,
            (false, None) => ActionTaken::Op,
        };
        Ok((turn, taken))
    }
}

fn refused(row: Row, message: String) -> Error {
    Error::refused(format!("{}, {}", row.id(), row.rule()), message)
}

fn not_open(game: &Game, faction: Faction, what: &str, allowed: Allowed) -> Error {
    let because = game.sequence().first_deed().map_or(String::new(), |did| format!(" because {did}"));
    refused(
        Row::G2,
        format!(
            "{} may not choose {what}{because}: it may choose {}",
            faction.name(),
            names::either(&allowed.in_words())
        ),
    )
}
