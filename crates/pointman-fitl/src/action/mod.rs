//! A player's Operation as data: in JSON `{"op":"rally","steps":[…]}`, in words `rally tay-ninh place 2;
//! special tax saigon` (3.0).
//!
//! An Operation is one line in the table below: its name and its type of step. A step knows how to be read
//! and carried out; all that is the same for every Operation stands here.

pub mod choice;
pub mod cost;
pub mod legal;
pub mod named;
pub mod options;
pub mod player_action;
pub mod refusal;
pub mod special_action;
pub mod step;
pub mod transfer;
pub mod turn;
pub mod turn_options;
pub(crate) mod useful;
pub mod voluntary;
pub(crate) mod ways;
pub mod words;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::legal::TurnStep;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::special_action::SpecialAction;
use crate::action::step::Step;
use crate::action::transfer::Transfer;
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::keeping::part;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::operations::patrol::PatrolStep;
use crate::special_activities::SpecialName;
use crate::special_activities::transport::{self, CavalryStep};
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;

/// One step of an Operation or Special Activity: a file each says which there are.
pub trait ActionStep: Sized {
    /// Reads the words of one step of `faction`, and leaves a comma or the end of the words.
    ///
    /// # Errors
    /// When they are no step; the message says what would be.
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error>;

    /// The steps that could be legal now, each with everything said that is open and with one choice of each
    /// sort: [`legal`] keeps those that are.
    fn candidates(game: &Game, turn: &Turn) -> Vec<Self>;

    /// Writes the step in words that [`ActionStep::parse`] reads; pieces of `owner`, for whom it is read, by
    /// their letters.
    fn tell(&self, words: &mut String, owner: Option<Faction>);

    /// The step in words, as a player of `faction` types it.
    fn words(&self, faction: Faction) -> String {
        let mut words = String::new();
        self.tell(&mut words, Some(faction));
        words
    }

    /// Does what must happen before the first of the `steps` of a Special Activity, knowing them all.
    ///
    /// # Errors
    /// When the rules refuse the steps together.
    fn begin(_steps: &[Self], _table: &mut Table<'_>, _turn: &mut Turn) -> Result<(), Error> {
        Ok(())
    }

    /// Carries the step out, checked against the game as it is now.
    ///
    /// # Errors
    /// When the rules refuse it; [`Table::act`], which carries out the whole action, then puts the game back.
    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error>;

    /// Carries the step out after others of its Special Activity have been, one by one.
    ///
    /// # Errors
    /// As [`ActionStep::carry_out`].
    fn extend(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        self.carry_out(table, turn)
    }

    /// Does what must happen after the last step and no step has done. The Operation's comes before a Special
    /// Activity that stands last.
    ///
    /// # Errors
    /// When the rules refuse the Operation as it stands.
    fn finish(_table: &mut Table<'_>, _turn: &mut Turn) -> Result<(), Error> {
        Ok(())
    }
}

/// The last step of an action that a person ends, where it could go on.
pub const DONE: &str = "done";

/// What an Operation leaves to others, who are asked before it ends.
pub type Asked<'a> = dyn FnMut(&mut Table<'_>, &mut Turn) -> Result<(), Error> + 'a;

macro_rules! operations {
    ($($(#[$doc:meta])* $Name:ident($Step:ty),)+) => {
        /// An Operation with its steps, among them the Special Activity that accompanies it.
        ///
        /// ```
        /// use pointman_fitl::{Faction, OperationAction};
        /// let words = OperationAction::parse("rally tay-ninh place 2; special tax saigon",
        ///     Faction::Vc).unwrap();
        /// let json = concat!(
        ///     r#"{"op":"rally","steps":[{"place":{"space":"tay-ninh","count":2}},"#,
        ///     r#"{"special":{"name":"tax","steps":[{"space":"saigon"}]}}]}"#,
        /// );
        /// assert_eq!(serde_json::to_string(&words).unwrap(), json);
        /// assert_eq!(serde_json::from_str::<OperationAction>(json).unwrap(), words);
        /// ```
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "op", content = "steps", rename_all = "kebab-case", deny_unknown_fields)]
        pub enum OperationAction {
            $($(#[$doc])* $Name(Vec<Step<$Step>>),)+
        }

        impl OperationAction {
            /// Which it is.
            pub const fn name(&self) -> OperationName {
                match self {
                    $(OperationAction::$Name(_) => OperationName::$Name,)+
                }
            }

            /// The Special Activity among the steps.
            pub fn special(&self) -> Option<&SpecialAction> {
                match self {
                    $(OperationAction::$Name(steps) => steps.iter().find_map(|step| match step {
                        Step::Special(special) => Some(special),
                        Step::Transfer(_) | Step::ArmoredCavalry(_) | Step::Own(_) => None,
                    }),)+
                }
            }

            /// The Operation `name` made of these steps, those of its Special Activity that follow each other
            /// as one; none if a step belongs to another Operation.
            pub fn of(name: OperationName, steps: &[TurnStep]) -> Option<OperationAction> {
                match name {
                    $(OperationName::$Name => {
                        let mut list: Vec<Step<$Step>> = Vec::new();
                        for step in steps {
                            let next = match step {
                                TurnStep::Operation(OperationStep::$Name(own)) => Step::Own(own.clone()),
                                TurnStep::Operation(_) => return None,
                                TurnStep::Special(special) => Step::Special(special.clone().into()),
                                TurnStep::Transfer(transfer) => Step::Transfer(*transfer),
                                TurnStep::ArmoredCavalry(cavalry) => Step::ArmoredCavalry(cavalry.clone()),
                            };
                            add(&mut list, next);
                        }
                        Some(OperationAction::$Name(list))
                    })+
                }
            }

            /// The steps one by one, those of the Special Activity each for itself.
            pub fn to_steps(&self) -> Vec<TurnStep> {
                match self {
                    $(OperationAction::$Name(steps) => steps
                        .iter()
                        .flat_map(|step| match step {
                            Step::Special(special) => special.to_steps().into_iter().map(TurnStep::Special)
                                .collect(),
                            Step::Transfer(transfer) => vec![TurnStep::Transfer(*transfer)],
                            Step::ArmoredCavalry(cavalry) => vec![TurnStep::ArmoredCavalry(cavalry.clone())],
                            Step::Own(step) => vec![TurnStep::Operation(OperationStep::$Name(step.clone()))],
                        })
                        .collect(),)+
                }
            }

            /// The action in words, as a player of `faction` types it.
            pub fn words(&self, faction: Faction) -> String {
                self.told(Some(faction))
            }

            fn told(&self, owner: Option<Faction>) -> String {
                match self {
                    $(OperationAction::$Name(steps) => told(self.name(), steps, owner),)+
                }
            }

            fn parse_steps(name: OperationName, words: Vec<Words<'_>>,
                faction: Faction) -> Result<OperationAction, Error> {
                match name {
                    $(OperationName::$Name => parse_steps(words, faction).map(OperationAction::$Name),)+
                }
            }

            fn carry_out_steps(&self, table: &mut Table<'_>, turn: &mut Turn,
                asked: &mut Asked<'_>) -> Result<(), Error> {
                match self {
                    $(OperationAction::$Name(steps) => carry_out(steps, table, turn, asked),)+
                }
            }
        }

        /// One step of an Operation, of whichever.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum OperationStep {
            $($(#[$doc])* $Name($Step),)+
        }

        impl OperationStep {
            /// Which Operation it is a step of.
            pub const fn name(&self) -> OperationName {
                match self {
                    $(OperationStep::$Name(_) => OperationName::$Name,)+
                }
            }

            pub(crate) fn candidates(name: OperationName, game: &Game, turn: &Turn) -> Vec<OperationStep> {
                match name {
                    $(OperationName::$Name => {
                        <$Step>::candidates(game, turn).into_iter().map(OperationStep::$Name).collect()
                    })+
                }
            }

            pub(crate) fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
                match self {
                    $(OperationStep::$Name(step) => step.carry_out(table, turn),)+
                }
            }

            pub(crate) fn finish(name: OperationName, table: &mut Table<'_>, turn: &mut Turn) -> Result<(),
                Error> {
                match name {
                    $(OperationName::$Name => <$Step>::finish(table, turn),)+
                }
            }

            pub(crate) fn tell(&self, words: &mut String, owner: Option<Faction>) {
                match self {
                    $(OperationStep::$Name(step) => step.tell(words, owner),)+
                }
            }
        }
    };
}

operations! {
    /// Places pieces, Pacifies (3.2.1).
    Train(crate::operations::train::TrainStep),
    /// Moves cubes along LoCs (3.2.2).
    Patrol(crate::operations::patrol::PatrolStep),
    /// Moves Troops and Activates Guerrillas (3.2.3).
    Sweep(crate::operations::sweep::SweepStep),
    /// Removes Insurgent pieces (3.2.4).
    Assault(crate::operations::assault::AssaultSpace),
    /// Places Guerrillas and Bases (3.3.1).
    Rally(crate::operations::rally::RallyStep),
    /// Moves pieces (3.3.2).
    March(crate::operations::march::MarchStep),
    /// Removes enemy pieces (3.3.3).
    Attack(crate::operations::attack::AttackStep),
    /// Places Terror and Sabotage (3.3.4).
    Terror(crate::operations::terror::TerrorStep),
}

impl OperationAction {
    /// Reads an Operation of `faction` in words, `;` between its steps.
    ///
    /// # Errors
    /// When the words are none; the message says where and what would be right.
    pub fn parse(text: &str, faction: Faction) -> Result<OperationAction, Error> {
        OperationAction::parse_for(text, faction, None)
    }

    /// The same, said of `board`: letters mean the only owner and state that are there.
    ///
    /// # Errors
    /// As [`OperationAction::parse`], and when several factions have the pieces that a letter means.
    pub fn parse_on(text: &str, faction: Faction, board: &Board) -> Result<OperationAction, Error> {
        OperationAction::parse_for(text, faction, Some(board))
    }

    pub(crate) fn parse_for(
        text: &str,
        faction: Faction,
        board: Option<&Board>,
    ) -> Result<OperationAction, Error> {
        let text = &text.to_lowercase();
        let mut parts: Vec<Words<'_>> = text.split([';', '/', '\n']).map(Words::of).collect();
        let name = operation_named(&mut parts[0], faction)?;
        let may_flip =
            matches!(name, OperationName::Sweep | OperationName::Patrol) || text.contains("advise");
        let mut parts: Vec<Words<'_>> = parts.into_iter().map(|part| part.on(board, may_flip)).collect();
        parts.retain(|words| !words.is_done());
        if parts.last().is_some_and(|words| words.text() == DONE) {
            parts.pop();
        }
        OperationAction::parse_steps(name, parts, faction)
    }

    /// Whether it leaves to non-players what is theirs: which cubes NVA removes because of M-48 Patton (card
    /// 14).
    ///
    /// # Errors
    /// G1.
    pub fn decides_for_no_non_player(&self, game: &Game) -> Result<(), Refusal> {
        let OperationAction::Patrol(steps) = self else { return Ok(()) };
        let says_cubes = steps.iter().any(|step| matches!(step, Step::Own(PatrolStep::Lose(_))));
        let may = !says_cubes || game.is_player(Faction::Nva);
        require(may, Row::G1.refuses("NVA is a non-player: it chooses for itself which cubes it removes"))
    }

    /// Whether a Rally names its spaces before the Trail that an Infiltrate builds by is Improved (3.3.1,
    /// 4.4.1). Asked of what is to be taken, and not by [`OperationAction::carry_out`]: older documents have
    /// such steps.
    ///
    /// # Errors
    /// RA7; its message says which step.
    pub fn is_in_order(&self, faction: Faction) -> Result<(), Error> {
        let OperationAction::Rally(steps) = self else { return Ok(()) };
        crate::operations::rally::in_order(steps).map_err(|(index, refusal)| {
            let mut words = String::new();
            tell_step(&mut words, &steps[index], Some(faction));
            let part = format_args!("step {}, `{words}`", index + 1);
            in_part(refusal.into(), part, format_args!("/steps/{index}"), faction, Some(index))
        })
    }

    /// Carries the Operation out as `turn`, with its Special Activity.
    ///
    /// # Errors
    /// The refusal; its message says which step. The table and the turn are then as they were, but for dice
    /// rolled.
    pub fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        self.carry_out_asking(table, turn, &mut |_, _| Ok(()))
    }

    /// The same, while `asked` gives what non-players decide about the Operation.
    ///
    /// # Errors
    /// As [`OperationAction::carry_out`], and what `asked` gives.
    pub fn carry_out_asking(
        &self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        asked: &mut Asked<'_>,
    ) -> Result<(), Error> {
        let first = self.attempt(0, table, turn, asked);
        let Err(Error::Refused { rule, .. }) = &first else { return first };
        let is_for_moved = [Row::G17, Row::MA5].iter().any(|row| rule.split(',').next() == Some(row.id()));
        if !is_for_moved || self.special().is_none() {
            return first;
        }
        // 3.1: the player picks the pieces of the Special Activity: those that leave the rest legal. No die
        // is rolled before the last move.
        let others = 1..=transport::PIECES;
        if others.into_iter().any(|moved| self.attempt(moved, table, turn, asked).is_ok()) {
            Ok(())
        } else {
            first
        }
    }

    /// Carries the Operation out, its Special Activity taking up to `moved` of the pieces that have moved
    /// though others are there.
    fn attempt(
        &self,
        moved: u8,
        table: &mut Table<'_>,
        turn: &mut Turn,
        asked: &mut Asked<'_>,
    ) -> Result<(), Error> {
        let (mut game, mut after, effects) = (*table.game, *turn, table.effects.len());
        let mut copy = Table { game: &mut game, dice: &mut *table.dice, effects: &mut *table.effects };
        after.coin.arrived.spared = moved;
        after.insurgent.spared = moved;
        copy.executes(self.name().id());
        let done = after.begin(copy.game, self.name()).map_err(Error::from);
        match done.and_then(|()| self.carry_out_steps(&mut copy, &mut after, asked)) {
            Ok(()) => {
                (after.coin.arrived.spared, after.insurgent.spared) = (0, 0);
                (*table.game, *turn) = (game, after);
                Ok(())
            }
            Err(error) => {
                table.effects.truncate(effects);
                Err(error)
            }
        }
    }
}

/// The action in words, every piece by its full name.
impl fmt::Display for OperationAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(None))
    }
}

fn told<S: ActionStep>(name: OperationName, steps: &[Step<S>], owner: Option<Faction>) -> String {
    let mut words = name.id().to_owned();
    for (index, step) in steps.iter().enumerate() {
        words.push_str(if index == 0 { " " } else { "; " });
        tell_step(&mut words, step, owner);
    }
    words
}

fn tell_step<S: ActionStep>(words: &mut String, step: &Step<S>, owner: Option<Faction>) {
    match step {
        Step::Special(special) => special.tell(words, owner),
        Step::Transfer(transfer) => transfer.tell(words),
        Step::ArmoredCavalry(cavalry) => {
            words.push_str("armored-cavalry ");
            cavalry.tell(words, owner);
        }
        Step::Own(step) => step.tell(words, owner),
    }
}

/// The Operation that the words begin with. A Special Activity is named only beside one.
fn operation_named(words: &mut Words<'_>, faction: Faction) -> Result<OperationName, Error> {
    if words.peek_term::<OperationName>().is_none()
        && let Some(special) =
            words.peek_term::<SpecialName>().filter(|name| name.factions().contains(faction))
    {
        let with =
            OperationName::ALL.into_iter().filter(|name| name.is_of(faction) && special.goes_with(*name));
        let with: Vec<&str> = with.map(OperationName::id).collect();
        return Err(Error::Usage(format!(
            "{special} is a Special Activity: name its Operation ({}) first, then `; {special} …`",
            with.join(", ")
        )));
    }
    words.term()
}

fn parse_steps<S: ActionStep>(parts: Vec<Words<'_>>, faction: Faction) -> Result<Vec<Step<S>>, Error> {
    let mut steps = Vec::new();
    for mut words in parts {
        loop {
            steps.push(parse_step(&mut words, faction)?);
            // What a comma begins is no part of the step before: that took its own commas.
            if !words.mark(",") || words.is_done() {
                break;
            }
        }
        words.done()?;
    }
    Ok(steps)
}

fn parse_step<S: ActionStep>(words: &mut Words<'_>, faction: Faction) -> Result<Step<S>, Error> {
    let is_special = |words: &Words<'_>| {
        let named = words.peek_term::<SpecialName>().filter(|special| special.factions().contains(faction));
        named.is_some_and(|special| words.peek() == Some(special.id()))
    };
    Ok(if words.is("special") || is_special(words) {
        Step::Special(SpecialAction::parse(words, faction)?)
    } else if words.is("transfer") {
        Step::Transfer(Transfer::parse(words)?)
    } else if words.is("armored-cavalry") {
        Step::ArmoredCavalry(CavalryStep::parse(words, faction)?)
    } else {
        words.put_destination_first();
        words.put_origin_last();
        Step::Own(S::parse(words, faction)?)
    })
}

/// Adds a step; one of the Special Activity that stands last extends that.
fn add<S>(steps: &mut Vec<Step<S>>, step: Step<S>) {
    match step {
        Step::Special(more) => {
            let is_joined = match steps.last_mut() {
                Some(Step::Special(special)) => special.append(&more),
                _ => false,
            };
            if !is_joined {
                steps.push(Step::Special(more));
            }
        }
        other => steps.push(other),
    }
}

fn carry_out<S: ActionStep>(
    steps: &[Step<S>],
    table: &mut Table<'_>,
    turn: &mut Turn,
    asked: &mut Asked<'_>,
) -> Result<(), Error> {
    let last = steps.iter().rposition(|step| matches!(step, Step::Own(_)));
    for (index, step) in steps.iter().enumerate() {
        transport::goes_on(turn)?;
        table.begins(if let Step::Special(_) = step { part::SPECIAL } else { part::OPERATION });
        let done = match step {
            Step::Special(special) => special.carry_out(table, turn),
            Step::Transfer(transfer) => transfer.carry_out(table, turn),
            Step::ArmoredCavalry(cavalry) => cavalry.carry_out(table, turn),
            Step::Own(step) => step.carry_out(table, turn),
        };
        done.map_err(|error| {
            let mut words = String::new();
            tell_step(&mut words, step, Some(turn.faction));
            let part = format_args!("step {}, `{words}`", index + 1);
            in_part(error, part, format_args!("/steps/{index}"), turn.faction, Some(index))
        })?;
        if last == Some(index) {
            asked(table, turn)?;
            S::finish(table, turn).map_err(|error| asked_of(error, turn.faction))?;
        }
    }
    if last.is_none() {
        table.begins(part::OPERATION);
        asked(table, turn)?;
        S::finish(table, turn).map_err(|error| asked_of(error, turn.faction))?;
    }
    Ok(has_a_space(turn)?)
}

/// Whether the Operation has what it needs to end: a space, but for a Patrol and the Trail.
fn has_a_space(turn: &Turn) -> Result<(), Refusal> {
    let spaceless = turn.operation == Some(OperationName::Patrol) || turn.insurgent.improved_trail;
    require(
        spaceless || !turn.spaces.is_empty(),
        Row::G10.refuses("name at least one space for the Operation"),
    )
}

/// The error, said of a part of the action, the `index`th of its kind. What it asks is asked of `by`, and at
/// the place in the action that is `pointer` from there.
pub(crate) fn in_part(
    error: Error,
    part: fmt::Arguments<'_>,
    pointer: fmt::Arguments<'_>,
    by: Faction,
    step: Option<usize>,
) -> Error {
    match error {
        Error::Refused { rule, part: inner, message, asks } => {
            // Where nothing is asked, too, programs are told which step is refused.
            let mut asks = asks.unwrap_or_default();
            asks.step = step.and_then(|step| u32::try_from(step + 1).ok()).or(asks.step);
            asks.pointer = Some(format!("{pointer}{}", asks.pointer.take().unwrap_or_default()));
            let refused = Error::Refused { rule, part: inner, message, asks: Some(asks) };
            asked_of(refused.in_part(part), by)
        }
        Error::Usage(message) => Error::Usage(format!("{part}: {message}")),
        other => other,
    }
}

/// The error, what it asks being asked of `by` unless it says of whom.
fn asked_of(mut error: Error, by: Faction) -> Error {
    if let Error::Refused { asks: Some(asks), .. } = &mut error {
        for question in &mut asks.open {
            question.by.get_or_insert_with(|| by.id().to_owned());
        }
    }
    error
}
