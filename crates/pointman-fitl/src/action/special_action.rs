//! A player's Special Activity as data: in JSON `{"name":"tax","steps":[…]}`, in words `special tax saigon,
//! quang-nam` (4.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::action::{ActionStep, in_part};
use crate::game::Game;
use crate::game::table::Table;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;

macro_rules! special_activities {
    ($($(#[$doc:meta])* $Name:ident($Step:ty),)+) => {
        /// A Special Activity with its steps.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "name", content = "steps", rename_all = "kebab-case", deny_unknown_fields)]
        pub enum SpecialAction {
            $($(#[$doc])* $Name(Vec<$Step>),)+
        }

        impl SpecialAction {
            /// Which it is.
            pub const fn name(&self) -> SpecialName {
                match self {
                    $(SpecialAction::$Name(_) => SpecialName::$Name,)+
                }
            }

            /// Adds the steps of `more` if it is the same activity. Gives whether it is.
            pub(crate) fn append(&mut self, more: &SpecialAction) -> bool {
                match (self, more) {
                    $((SpecialAction::$Name(steps),
                        SpecialAction::$Name(more)) => steps.extend(more.iter().cloned()),)+
                    _ => return false,
                }
                true
            }

            /// The steps one by one.
            pub fn to_steps(&self) -> Vec<SpecialStep> {
                match self {
                    $(SpecialAction::$Name(steps) => steps.iter().cloned().map(SpecialStep::$Name)
                        .collect(),)+
                }
            }

            /// Writes the activity in words.
            pub(crate) fn tell(&self, words: &mut String, owner: Option<Faction>) {
                words.push_str("special ");
                words.push_str(self.name().id());
                match self {
                    $(SpecialAction::$Name(steps) => for (index, step) in steps.iter().enumerate() {
                        words.push_str(if index == 0 { " " } else { ", " });
                        step.tell(words, owner);
                    },)+
                }
            }

            /// Reads the name and the steps, separated by commas.
            ///
            /// # Errors
            /// When the words are no Special Activity of `faction`.
            pub fn parse(words: &mut Words<'_>, faction: Faction) -> Result<SpecialAction, Error> {
                Ok(match words.term::<SpecialName>()? {
                    $(SpecialName::$Name => SpecialAction::$Name(parse_steps(words, faction)?),)+
                })
            }

            /// Carries the activity out as part of `turn`, its end included. Callers work on a copy of the
            /// game.
            ///
            /// # Errors
            /// G3 to G6, or the refusal of a step; the message says which.
            pub fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
                turn.begin_special(table.game, self.name()).map_err(|refusal| {
                    let whose = self.name().factions();
                    if whose.contains(turn.faction) || refusal.row != Row::G3 {
                        return Error::from(refusal);
                    }
                    let whose: Vec<_> = whose.iter().map(Faction::name).collect();
                    let message =
                        format!("{} has no {}: {} may", turn.faction.name(), self.name(),
                            whose.join(" and "));
                    Error::refused(format!("{}, {}", refusal.row.id(), refusal.row.rule()), message)
                })?;
                match self {
                    $(SpecialAction::$Name(steps) => carry_out(steps, self.name(), table, turn),)+
                }
            }
        }

        /// One step of a Special Activity, of whichever.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum SpecialStep {
            $($(#[$doc])* $Name($Step),)+
        }

        impl From<SpecialStep> for SpecialAction {
            fn from(step: SpecialStep) -> SpecialAction {
                match step {
                    $(SpecialStep::$Name(step) => SpecialAction::$Name(vec![step]),)+
                }
            }
        }

        impl SpecialStep {
            /// Which Special Activity it is a step of.
            pub const fn name(&self) -> SpecialName {
                match self {
                    $(SpecialStep::$Name(_) => SpecialName::$Name,)+
                }
            }

            pub(crate) fn candidates(name: SpecialName, game: &Game, turn: &Turn) -> Vec<SpecialStep> {
                match name {
                    $(SpecialName::$Name => {
                        <$Step>::candidates(game, turn).into_iter().map(SpecialStep::$Name).collect()
                    })+
                }
            }

            /// Begins the activity with this step.
            pub(crate) fn begin(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
                turn.begin_special(table.game, self.name())?;
                match self {
                    $(SpecialStep::$Name(step) => {
                        <$Step>::begin(::std::slice::from_ref(step), table, turn)?;
                        step.carry_out(table, turn)
                    })+
                }
            }

            /// Goes on with the activity by this step.
            pub(crate) fn extend(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
                match self {
                    $(SpecialStep::$Name(step) => step.extend(table, turn),)+
                }
            }

            pub(crate) fn finish(name: SpecialName, table: &mut Table<'_>, turn: &mut Turn) -> Result<(),
                Error> {
                match name {
                    $(SpecialName::$Name => <$Step>::finish(table, turn)?,)+
                }
                Ok(has_a_space(name, turn)?)
            }

            pub(crate) fn tell(&self, words: &mut String, owner: Option<Faction>) {
                words.push_str("special ");
                words.push_str(self.name().id());
                words.push(' ');
                match self {
                    $(SpecialStep::$Name(step) => step.tell(words, owner),)+
                }
            }
        }
    };
}

special_activities! {
    /// Has ARVN fight, or Special Forces (4.2.1).
    Advise(crate::special_activities::advise::AdviseStep),
    /// Lifts Troops (4.2.2).
    AirLift(crate::special_activities::air_lift::AirLiftStep),
    /// Strikes pieces or the Trail: what is preferred first (4.2.3).
    AirStrike(crate::special_activities::air_strike::AirStrikeItem),
    /// Raises Aid or Patronage (4.3.1).
    Govern(crate::special_activities::govern::GovernStep),
    /// Moves Troops and Rangers along LoCs (4.3.2).
    Transport(crate::special_activities::transport::TransportStep),
    /// Has Rangers strike (4.3.3).
    Raid(crate::special_activities::raid::RaidStep),
    /// Places or wins over pieces (4.4.1).
    Infiltrate(crate::special_activities::infiltrate::InfiltrateStep),
    /// Removes Troops from afar (4.4.2).
    Bombard(crate::special_activities::bombard::BombardStep),
    /// Removes a piece without a roll (4.4.3, 4.5.3).
    Ambush(crate::special_activities::ambush::AmbushStep),
    /// Takes Resources (4.5.1).
    Tax(crate::special_activities::tax::TaxStep),
    /// Removes or wins over ARVN cubes (4.5.2).
    Subvert(crate::special_activities::subvert::SubvertStep),
}

fn parse_steps<S: ActionStep>(words: &mut Words<'_>, faction: Faction) -> Result<Vec<S>, Error> {
    let mut steps = Vec::new();
    while !words.is_done() {
        words.put_destination_first();
        words.put_origin_last();
        steps.push(S::parse(words, faction)?);
        if !words.mark(",") {
            break;
        }
    }
    Ok(steps)
}

fn carry_out<S: ActionStep>(
    steps: &[S],
    name: SpecialName,
    table: &mut Table<'_>,
    turn: &mut Turn,
) -> Result<(), Error> {
    S::begin(steps, table, turn)?;
    for (index, step) in steps.iter().enumerate() {
        step.carry_out(table, turn).map_err(|error| {
            let (part, pointer) =
                (format_args!("{name} {}", index + 1), format_args!("/special/steps/{index}"));
            in_part(error, part, pointer, turn.faction, None)
        })?;
    }
    S::finish(table, turn)?;
    Ok(has_a_space(name, turn)?)
}

/// Whether the activity has a space, if it needs one.
fn has_a_space(name: SpecialName, turn: &Turn) -> Result<(), Refusal> {
    let needs_a_space = !matches!(name, SpecialName::Transport | SpecialName::AirStrike);
    let refusal = Row::G10.refuses("name at least one space for the Special Activity");
    require(!needs_a_space || !turn.special_spaces.is_empty(), refusal)
}
