#![doc = include_str!("../README.md")]

pub mod action;
#[cfg(feature = "trung")]
pub mod advise;
pub mod board;
pub mod coup;
#[cfg(feature = "trung")]
pub mod document;
pub mod events;
pub mod game;
pub mod operations;
#[cfg(feature = "trung")]
pub mod rehearsal;
pub mod rules;
pub mod special_activities;
#[cfg(feature = "trung")]
pub mod trung;
pub mod vocabulary;

/// The schemas of what is read here.
#[cfg(feature = "trung")]
pub const SCHEMAS: pointman_core::document::Schemas =
    pointman_core::document::Schemas::Baked(include_bytes!("schemas.json.z"));

pub use action::choice::{Chosen, Pieces};
pub use action::cost::Cost;
pub use action::legal::{TurnStep, end_operation, end_turn, legal_steps};
pub use action::named::{Mover, NamedPieces};
pub use action::options::{ActionOptions, Form, Impossible, SpaceOptions};
pub use action::player_action::{Nobody, PlayerAction};
pub use action::refusal::{Refusal, Row};
pub use action::special_action::{SpecialAction, SpecialStep};
pub use action::step::Step;
pub use action::transfer::Transfer;
pub use action::turn::{Terms, Turn};
pub use action::turn_options::{SpecialOptions, TurnOptions};
pub use action::voluntary::Taken;
pub use action::words::Words;
pub use action::{ActionStep, OperationAction, OperationStep};
pub use board::Board;
pub use board::control::{Control, ControlMap};
pub use board::effect::Effect;
pub use board::effect_error::EffectError;
pub use board::scenario::Scenario;
pub use board::setup::{Setup, SetupError};
pub use board::setup_fault::{SetupFault, SetupFaultKind, SetupFaultKinds};
pub use board::victory::Totals;
pub use coup::resources::Earnings;
pub use coup::{CoupChoices, CoupPart, CoupProgress, CoupQuestion};
pub use events::{EventAction, EventChoices, EventTold};
pub use game::Game;
pub use game::cards::{CardList, Cards, DeckMode};
pub use game::coup_odds::CoupOdds;
pub use game::game_data::{CardsData, GameData, SequenceData};
pub use game::game_effect::{EligibilityMark, GameEffect};
pub use game::new_game::NewGame;
pub use game::next_step::NextStep;
pub use game::persons::Persons;
pub use game::ranking::{Ranking, Standing};
pub use game::readings::Options as Readings;
pub use game::sequence::{Acted, ActionTaken, Allowed, Eligibility, Sequence};
pub use game::table::{Cause, Table};
pub use game::trung_deck::{TrungCard, TrungDeck};
pub use game::turn_record::{Carried, TurnRecord};
pub use operations::OperationName;
pub use special_activities::SpecialName;
pub use vocabulary::boxes::{BoxName, ByBox};
pub use vocabulary::card::{Card, CardKind, CardSide, Series};
pub use vocabulary::card_facts::{CardFacts, Mark, NonPlayerMark};
pub use vocabulary::edition::Edition;
pub use vocabulary::faction::{ByFaction, BySide, Faction, Side};
pub use vocabulary::faction_set::FactionSet;
pub use vocabulary::lasting::{ByLastingCard, Lasting, LastingCard, LastingEntry};
pub use vocabulary::leader::{Leader, LeaderBox};
pub use vocabulary::phase::{HumanWins, Phase};
pub use vocabulary::piece::{ByPiece, ByPieceType, PieceClass, PieceKind, PieceType};
pub use vocabulary::piece_set::PieceSet;
pub use vocabulary::space::{BySpace, Region, Space, SpaceKind, Terrain};
pub use vocabulary::space_set::SpaceSet;
pub use vocabulary::support::SupportLevel;
pub use vocabulary::town::Town;
pub use vocabulary::track::{ByTrack, Policy, Track};
pub use vocabulary::with_names::{as_typed, with_names};
