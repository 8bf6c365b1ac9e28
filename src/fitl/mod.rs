//! Fire in the Lake: the vocabulary of the game, the board, and the effects that change it.
//!
//! - Nouns, one a file: [`Faction`], [`PieceKind`], [`Space`], [`SupportLevel`], [`Control`], [`Track`],
//!   [`BoxName`], [`Card`]…, with sets ([`SpaceSet`], [`PieceSet`]) and tables indexed by them
//!   ([`ByFaction`], [`ByPiece`], [`BySpace`]…).
//! - [`Setup`] is a board as it was read, [`Board`] one that keeps every rule of pieces, markers and tracks;
//!   [`Setup::validate`] leads from one to the other and names every fault.
//! - [`Effect`]s are the only way a board changes.
//! - A [`Scenario`] gives the board at the start, [`NewGame`] a [`Game`] with its deck; [`GameData`] is a
//!   game as it was read.
//! - [`Game::next_step`] says what is due, and a [`Table`] is where it is done; whatever happens is a
//!   [`GameEffect`].

pub mod action;
pub mod agitation;
mod apply;
pub mod board;
pub mod boxes;
pub mod card;
pub mod card_facts;
mod card_play;
pub mod cards;
pub mod choice;
pub mod control;
pub mod coup;
pub mod edition;
pub mod effect;
pub mod effect_error;
pub mod events;
pub mod faction;
pub mod faction_set;
pub mod game;
mod game_apply;
mod game_check;
pub mod game_data;
pub mod game_effect;
pub mod lasting;
pub mod leader;
mod map;
pub mod named;
pub mod new_game;
pub mod next_step;
pub mod operations;
pub mod options;
pub mod phase;
pub mod piece;
pub mod piece_set;
mod pivotal;
pub mod player_action;
pub mod ranking;
mod recount;
pub mod refusal;
mod regions;
pub mod scenario;
pub mod sequence;
pub mod setup;
pub mod setup_fault;
pub mod space;
pub mod space_set;
pub mod special_action;
pub mod special_activities;
pub mod step;
pub mod support;
pub mod table;
pub mod town;
pub mod track;
pub mod transfer;
pub mod trung;
pub mod trung_deck;
pub mod turn;
pub mod turn_options;
pub mod turn_record;
pub mod victory;
pub mod vocabulary;
pub mod voluntary;
pub mod words;

pub use action::{ActionStep, OperationAction};
pub use board::Board;
pub use boxes::{BoxName, ByBox};
pub use card::{Card, CardKind, CardSide, Series};
pub use card_facts::{CardFacts, Mark, NonPlayerMark};
pub use cards::{CardList, Cards, DeckMode};
pub use choice::{Chosen, Pieces};
pub use control::{Control, ControlMap};
pub use coup::{CoupChoices, CoupPart, CoupProgress, CoupQuestion};
pub use edition::Edition;
pub use effect::Effect;
pub use effect_error::EffectError;
pub use events::{EventAction, EventChoices, EventTold};
pub use faction::{ByFaction, BySide, Faction, Side};
pub use faction_set::FactionSet;
pub use game::Game;
pub use game_data::{CardsData, GameData, SequenceData};
pub use game_effect::{EligibilityMark, GameEffect};
pub use lasting::{ByLastingCard, Lasting, LastingCard, LastingEntry};
pub use leader::{Leader, LeaderBox};
pub use named::{Mover, Named};
pub use new_game::NewGame;
pub use next_step::NextStep;
pub use operations::OperationName;
pub use options::{Form, Options, SpaceOptions};
pub use phase::{HumanWins, Phase};
pub use piece::{ByPiece, ByPieceType, PieceClass, PieceKind, PieceType};
pub use piece_set::PieceSet;
pub use player_action::{Nobody, PlayerAction};
pub use ranking::{Ranking, Standing};
pub use refusal::{Refusal, Row};
pub use scenario::Scenario;
pub use sequence::{Acted, ActionTaken, Allowed, Eligibility, Sequence};
pub use setup::{Setup, SetupError};
pub use setup_fault::{SetupFault, SetupFaultKind, SetupFaultKinds};
pub use space::{BySpace, Region, Space, SpaceKind, Terrain};
pub use space_set::SpaceSet;
pub use special_action::SpecialAction;
pub use special_activities::SpecialName;
pub use step::Step;
pub use support::SupportLevel;
pub use table::{Cause, Table};
pub use town::Town;
pub use track::{ByTrack, Policy, Track};
pub use transfer::Transfer;
pub use trung_deck::{TrungCard, TrungDeck};
pub use turn::{Terms, Turn};
pub use turn_options::{SpecialOptions, TurnOptions};
pub use turn_record::{Carried, TurnRecord};
pub use victory::Totals;
pub use voluntary::Taken;
pub use words::Words;
