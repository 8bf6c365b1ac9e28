//! The document of a Fire in the Lake game: which command is whose rule, and what its record keeps (contract
//! §5.1, §5.2).

use std::any::Any;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::coup::{CoupCourse, CoupPart, CoupRun, CoupStop};
use crate::events::EventTold;
use crate::game::keeping::{GrantedAction, Keeping};
use crate::game::readings::EventRemovals;
use crate::game::sequence::{ActionTaken, Eligibility};
use crate::game::turn_record::{ActionRecord, TurnRecord};
use crate::trung::coup::carry_out;
use crate::trung::{ByTables, CardEvents, Face, Played, SideRead, TrungTurn, play};
use crate::{
    Card, Carried, CoupChoices, EventAction, EventChoices, Faction, Game, GameData, GameEffect, NewGame,
    PlayerAction, Readings, Table, TrungCard,
};
use pointman_core::dice::{Dice, Noting, Thrown};
use pointman_core::document::{Kind, Record, Schemas, State};
use pointman_core::error::{Error, Faults};
use pointman_core::steps;
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
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardShown {
    /// The card that was turned up.
    pub card: Card,
}

/// The choices of [`FITL_DRAW`]: none.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardDrawn {}

/// The choices of [`TRUNG_TURN`].
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NonPlayerDecides {
    /// What people choose if what the non-player does asks them.
    #[serde(default, skip_serializing_if = "EventChoices::is_empty")]
    pub choices: EventChoices,
}

/// The choices of [`FITL_PIVOTAL`].
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PivotalPlayed {
    /// Whose Pivotal Event it is.
    pub faction: Faction,
}

/// The choices of [`FITL_ACT`].
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionChosen {
    /// Who acts; absent: whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// What it does.
    pub action: PlayerAction,
}

steps! {
    /// What makes a game.
    pub enum GameMaking: "step that makes a fitl-game" in crate::SCHEMAS {
        /// What is agreed.
        New(NewGame) = FITL_NEW,
    }
}

steps! {
    /// A step of a game.
    pub enum GameStep: "step of a fitl-game" in crate::SCHEMAS {
        /// The people at the table turned up a card.
        Card(CardShown) = FITL_CARD,
        /// The next card of a virtual deck.
        Draw(CardDrawn) = FITL_DRAW,
        /// A person plays a Pivotal Event.
        Pivotal(PivotalPlayed) = FITL_PIVOTAL,
        /// A person's faction acts or passes.
        Act(ActionChosen) = FITL_ACT,
        /// The next parts of a Coup Round.
        Coup(CoupChoices) = FITL_COUP,
        /// Non-players decide on a card.
        NonPlayers(NonPlayerDecides) = TRUNG_TURN,
    }
}

/// What came of a step.
#[derive(Debug, Clone, Serialize)]
pub struct GameTold {
    /// Who did what.
    #[serde(flatten)]
    pub done: StepKept,
    /// Every effect of it, in order.
    #[serde(skip)]
    pub effects: Vec<GameEffect>,
    /// The same, each with the part of the turn it belongs to.
    #[serde(rename = "effects")]
    pub parts: Vec<EffectInPart>,
    /// What an Event had executed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub granted: Vec<GrantedAction>,
    /// What else the people at the table are to know or do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The dice that were thrown, in order.
    pub thrown: Vec<Thrown>,
    /// The game as it is then.
    #[serde(skip)]
    pub after: Box<Game>,
}

/// What a history keeps of a step besides its choices.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum StepKept {
    /// A game was set up.
    Begun {},
    /// A card was turned up.
    Card {
        /// Which.
        card: Card,
    },
    /// A person's Pivotal Event takes the place of the current card.
    Pivotal {
        /// The Pivotal Event.
        card: Card,
        /// Whose.
        faction: Faction,
    },
    /// A person's faction acted or passed.
    Acted(TurnRecord),
    /// Parts of a Coup Round.
    Coup {
        /// The Coup card.
        card: Option<Card>,
        /// The parts.
        parts: Vec<CoupPart>,
    },
    /// Non-players decided on a card.
    NonPlayers(Box<NonPlayersTold>),
}

/// What non-players decided on a card.
#[derive(Debug, Clone)]
pub struct NonPlayersTold {
    /// What they did.
    pub played: Played,
    /// The current card then.
    pub card: Option<Card>,
    /// Whether the record is that of 0.1.0, which kept of the Trưng cards those of the last row alone.
    pub as_in_0_1_0: bool,
}

/// An effect with the part of the turn it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EffectInPart {
    /// The effect.
    #[serde(flatten)]
    pub effect: GameEffect,
    /// `operation`, `special`, `event`, `event/2` for the second step of an Event, `trung`, `sequence`, or a
    /// part of a Coup Round.
    pub part: String,
}

impl EffectInPart {
    fn all(effects: &[GameEffect], keeping: &Keeping) -> Vec<EffectInPart> {
        let parts = keeping.parts(effects.len());
        effects.iter().zip(parts).map(|(effect, part)| EffectInPart { effect: *effect, part }).collect()
    }
}

impl Record for GameTold {
    const KEPT: &'static [&'static str] =
        &["card", "faction", "eligibility", "action", "trung", "op", "special", "event", "parts"];
}

impl State for GameData {
    const KIND: Kind = Kind::new("fitl-game");
    const SCHEMAS: Schemas = crate::SCHEMAS;

    type Making = GameMaking;
    type Step = GameStep;
    type Told = GameTold;

    fn check(&self, faults: &mut Faults) {
        GameData::check(self, faults);
    }

    fn begin(GameMaking::New(agreed): &GameMaking, dice: &mut dyn Dice) -> Result<(Self, GameTold), Error> {
        let (mut effects, mut dice) = (Vec::new(), StepDice::of(dice));
        let game = agreed.begin(&mut dice, &mut effects)?;
        let told = dice.told(StepKept::Begun {}, effects, Vec::new(), game);
        Ok((GameData::from(&game), told))
    }

    fn apply(&self, step: &GameStep, dice: &mut dyn Dice) -> Result<(Self, GameTold), Error> {
        let game = valid(self)?;
        if let GameStep::Act(ActionChosen { faction, action: PlayerAction::Operation(operation) }) = step {
            operation.is_in_order(game.whose_turn(*faction)?)?;
        }
        let told = take(&game, step, dice)?;
        Ok((GameData::from(&*told.after), told))
    }

    fn apply_as_of(
        &self,
        by: Option<&str>,
        step: &GameStep,
        dice: &mut dyn Dice,
    ) -> Result<(Self, GameTold), Error> {
        if by.is_some() {
            let told = take(&valid(self)?, step, dice)?;
            return Ok((GameData::from(&*told.after), told));
        }
        let mut step = step.clone();
        if let GameStep::NonPlayers(NonPlayerDecides { choices })
        | GameStep::Act(ActionChosen {
            action: PlayerAction::Event(EventAction { choices, .. }), ..
        }) = &mut step
        {
            *choices = choices.as_in_0_1_0();
        }
        let game = valid(self)?;
        let readings = *game.readings();
        let mut told = take(&game.reading(as_read_in_0_1_0(readings)), &step, dice)?;
        *told.after = told.after.reading(readings);
        if let StepKept::NonPlayers(decided) = &mut told.done {
            decided.as_in_0_1_0 = true;
        }
        Ok((GameData::from(&*told.after), told))
    }
}

/// How 0.1.0 read what these readings decide now: R179 came after it.
fn as_read_in_0_1_0(readings: Readings) -> Readings {
    Readings { event_removals: EventRemovals::BasesFirst, ..readings }
}

/// Takes a step of `game` and returns its result and the new game.
///
/// # Errors
/// The refusal of the step, with what it leaves open; and when the dice give no answer.
pub fn take(game: &Game, step: &GameStep, dice: &mut dyn Dice) -> Result<GameTold, Error> {
    let mut game = *game;
    let (mut effects, mut notes) = (Vec::new(), Vec::new());
    let mut dice = StepDice::of(dice);
    let mut story = dice.listener().is_some().then(Story::default);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let done = match step {
        GameStep::Card(CardShown { card }) => {
            table.show_card(*card)?;
            StepKept::Card { card: *card }
        }
        GameStep::Draw(CardDrawn {}) => StepKept::Card { card: table.draw()? },
        GameStep::Pivotal(PivotalPlayed { faction }) => {
            table.play_pivotal_of_player(*faction)?;
            StepKept::Pivotal { card: Card::pivotal(*faction), faction: *faction }
        }
        GameStep::NonPlayers(NonPlayerDecides { choices }) => {
            let mut events = CardEvents { choices: &choices.listing_steps(), asks: true };
            let played = match &mut story {
                Some(story) => play(&mut table, &mut events, story)?,
                None => play(&mut table, &mut events, &mut Silent)?,
            };
            StepKept::NonPlayers(Box::new(NonPlayersTold::of(played, table.game)))
        }
        GameStep::Act(ActionChosen { faction, action }) => {
            let carried = match action {
                PlayerAction::Event(EventAction { side, choices }) => {
                    let listing = EventAction { side: *side, choices: choices.listing_steps() };
                    act(&mut table, *faction, &PlayerAction::Event(listing), story.as_mut())?
                }
                other => act(&mut table, *faction, other, story.as_mut())?,
            };
            let Carried { record, effects: carried, notes: told } = carried;
            effects = carried;
            notes = told;
            StepKept::Acted(record)
        }
        GameStep::Coup(choices) => {
            let card = table.game.cards().current();
            let run = coup_round(&mut table, choices, story.as_mut())?;
            if run.parts.is_empty() {
                return Err(nothing_done(table.game, run.stop));
            }
            StepKept::Coup { card, parts: run.parts }
        }
    };
    if let (Some(told), Some(listener)) = (story, dice.listener()) {
        listener.append(told);
    }
    Ok(dice.told(done, effects, notes, game))
}

/// What part of a step has done, on a copy of the game.
///
/// # Errors
/// Those of the part.
pub(crate) fn take_in_part(
    game: &Game,
    dice: &mut dyn Dice,
    part: impl FnOnce(&mut Table<'_>) -> Result<(), Error>,
) -> Result<GameTold, Error> {
    let (mut game, mut effects) = (*game, Vec::new());
    let mut dice = StepDice::of(dice);
    part(&mut Table { game: &mut game, dice: &mut dice, effects: &mut effects })?;
    Ok(dice.told(StepKept::Begun {}, effects, Vec::new(), game))
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

impl NonPlayersTold {
    /// What `played` came to, which leaves the game as `after`.
    pub fn of(played: Played, after: &Game) -> NonPlayersTold {
        NonPlayersTold { played, card: after.cards().current(), as_in_0_1_0: false }
    }
}

impl Serialize for NonPlayersTold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.played {
            Played::Turn(turn) => NonPlayerTurn::of(turn, self.as_in_0_1_0).serialize(serializer),
            Played::Pivotal(Some(faction)) => {
                StepKept::Pivotal { card: Card::pivotal(*faction), faction: *faction }.serialize(serializer)
            }
            Played::Pivotal(None) => NobodysPivotal { card: self.card }.serialize(serializer),
        }
    }
}

#[derive(Serialize)]
struct NobodysPivotal {
    card: Option<Card>,
}

/// What a history keeps of a non-player's turn (contract §5.2).
#[derive(Serialize)]
struct NonPlayerTurn {
    card: Card,
    faction: Faction,
    eligibility: Eligibility,
    action: ActionTaken,
    trung: Option<TrungRead>,
    op: Option<ActionRecord>,
    special: Option<ActionRecord>,
    event: Option<EventTold>,
}

/// The side of a Trưng card that was carried out, if one was, and all that were read.
#[derive(Serialize)]
struct TrungRead {
    card: Option<TrungCard>,
    side: Option<Face>,
    drawn: Vec<SideTold>,
}

#[derive(Serialize)]
struct SideTold {
    card: TrungCard,
    side: Face,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
}

impl NonPlayerTurn {
    fn of(turn: &TrungTurn, as_in_0_1_0: bool) -> Self {
        let side = |side: &SideRead| SideTold {
            card: side.card,
            side: side.face,
            left: side.left.map(|left| left.to_string()),
        };
        let read = if as_in_0_1_0 { turn.reading.of_last_row() } else { turn.reading.sides() };
        let carried_out = turn.reading.last().filter(|last| last.left.is_none());
        NonPlayerTurn {
            card: turn.card,
            faction: turn.turn.faction,
            eligibility: turn.eligibility,
            action: turn.action,
            trung: (carried_out.is_some() || !(read.is_empty() || as_in_0_1_0)).then(|| TrungRead {
                card: carried_out.map(|last| last.card),
                side: carried_out.map(|last| last.face),
                drawn: read.iter().map(side).collect(),
            }),
            op: turn
                .executed
                .operation
                .map(|operation| ActionRecord { name: operation.name().id(), spaces: turn.turn.spaces }),
            special: turn
                .executed
                .special
                .map(|special| ActionRecord { name: special.name().id(), spaces: turn.turn.special_spaces }),
            event: turn.event.map(|side| EventTold { card: turn.card, side }),
        }
    }
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

/// Dice that note what they show, and keep what the game tells of a step.
struct StepDice<'a> {
    dice: Noting<'a>,
    keeping: Keeping,
}

impl<'a> StepDice<'a> {
    fn of(dice: &'a mut dyn Dice) -> Self {
        StepDice { dice: Noting::new(dice), keeping: Keeping::default() }
    }

    /// What came of the step.
    fn told(self, done: StepKept, effects: Vec<GameEffect>, notes: Vec<String>, after: Game) -> GameTold {
        let StepDice { dice, keeping } = self;
        let parts = EffectInPart::all(&effects, &keeping);
        let (granted, thrown) = (keeping.granted(), dice.into_thrown());
        GameTold { done, effects, parts, granted, notes, thrown, after: Box::new(after) }
    }
}

impl Dice for StepDice<'_> {
    fn keeper(&mut self) -> Option<&mut dyn Any> {
        Some(&mut self.keeping)
    }

    pointman_core::passed_on!(dice: answer, several, nth_of, throws_idly, drawn_for, came_to, weighed,
        weighed_in_secret);
    pointman_core::passed_on!(dice: gave, listener);
}

/// The refusal of a step of a Coup Round in which nothing is carried out: what is asked first.
fn nothing_done(game: &Game, stop: CoupStop) -> Error {
    let asked = match stop {
        CoupStop::Choice(question) => CoupCourse::begin(game, question.part),
        CoupStop::NeedsNonPlayer { .. } | CoupStop::NextCard | CoupStop::GameOver => None,
    };
    match asked {
        Some(course) => {
            let question = course.question();
            let (faction, told) = (course.faction(), question.clone().shortened().in_words());
            Error::asks(format!("{} chooses first: {told}", faction.name()), vec![question])
        }
        None => Error::Bug("a Coup Round ended before it began".to_owned()),
    }
}

/// The game that a document holds. Documents are checked when they are read.
fn valid(data: &GameData) -> Result<Game, Error> {
    data.validate().map_err(|faults| Error::Bug(format!("a game that was checked has faults: {faults:?}")))
}
