//! How the games of a run begin.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::dice::{Dice, Seeded};
use crate::error::Error;
use crate::fitl::{DeckMode, FactionSet, Game, GameData, GameEffect, NewGame, Persons, Track};
use crate::voice::option;

/// How the games of a run begin.
#[derive(Debug, Clone)]
pub enum Start {
    /// With a scenario that is set up and shuffled anew.
    New {
        /// What is agreed.
        agreed: Box<NewGame>,
        /// A game of it whose board, and what lasts, are put in place of the printed ones.
        board: Option<Box<OtherBoard>>,
    },
    /// From that game on.
    From {
        /// The game.
        game: Box<Game>,
        /// The factions that keep a person's seat.
        players: FactionSet,
        /// Who plays several of these; none leaves that as it is in the game.
        persons: Option<Persons>,
        /// Whether each game is dealt anew what nobody has seen.
        anew: bool,
    },
}

/// What is put in place of the printed board.
#[derive(Debug, Clone)]
pub struct OtherBoard {
    game: Game,
    /// Whether the Agitate Total is rolled as ever.
    rolls: bool,
}

impl Start {
    /// A scenario set up as printed.
    pub fn new(agreed: NewGame) -> Start {
        Start::New { agreed: Box::new(agreed), board: None }
    }

    /// A scenario set up as `set` is after the printed set-up of `agreed`; only the board and what lasts may
    /// differ.
    ///
    /// # Errors
    /// When anything else does.
    pub fn with_board(mut agreed: NewGame, set: &Game) -> Result<Start, Error> {
        let printed = agreed.begin(&mut Seeded::stream(0, 0), &mut Vec::new())?;
        let total = |game: &Game| game.board().track(Track::AgitateTotal);
        let rolls = total(&printed) == total(set);
        if printed.with_board_of(set, rolls) != *set {
            return Err(Error::Usage(format!(
                "{set} changes a scenario's pieces, markers, tracks, Capabilities and leaders; to change \
                 the cards or the sequence of play, use a game: {from}",
                set = option("set"),
                from = option("from").with("GAME")
            )));
        }
        // What is in play is not drawn as well.
        let lasting = set.lasting().entries().into_iter().map(|entry| entry.card);
        let new = lasting.filter(|card| !printed.lasting().entries().iter().any(|entry| entry.card == *card));
        let new: Vec<_> = new.filter(|card| !agreed.without.contains(card)).collect();
        agreed.without.extend(new);
        Ok(Start::New { agreed: Box::new(agreed), board: Some(Box::new(OtherBoard { game: *set, rolls })) })
    }

    /// Going on from `game`: nobody here knows how a deck on a table lies.
    ///
    /// # Errors
    /// When it cannot be dealt so.
    pub fn from(
        game: Game,
        players: FactionSet,
        persons: Option<Persons>,
        anew: bool,
    ) -> Result<Start, Error> {
        if game.cards().mode() == DeckMode::Physical && !anew {
            return Err(Error::Usage(format!(
                "the game has a physical deck, whose order Pointman does not know; leave out {deck} as-is",
                deck = option("deck")
            )));
        }
        seated(&game, players, persons, &mut Seeded::stream(0, 0))?;
        // That its piles can be told from the cards shown is found out before the first game.
        if anew {
            game.redealt(&mut Seeded::stream(0, 0))?;
        }
        Ok(Start::From { game: Box::new(game), players, persons, anew })
    }

    /// One game at its start.
    ///
    /// # Errors
    /// When the cards cannot be dealt, or the dice give no answer.
    pub fn begin(&self, dice: &mut dyn Dice, effects: &mut Vec<GameEffect>) -> Result<Game, Error> {
        match self {
            Start::New { agreed, board } => {
                let game = agreed.begin(dice, effects)?;
                Ok(board.as_ref().map_or(game, |board| game.with_board_of(&board.game, board.rolls)))
            }
            // The same dice deal and play: what is dealt anew in game K depends on the seed and K alone.
            Start::From { game, players, persons, anew } => {
                let game = seated(game, *players, *persons, dice)?;
                if *anew { game.redealt(dice) } else { Ok(game) }
            }
        }
    }

    /// What tells set-ups apart.
    pub fn id(&self) -> String {
        let (what, told) = match self {
            Start::New { agreed, board } => {
                let set = board.as_ref().map(|set| {
                    let OtherBoard { game: board, rolls } = &**set;
                    let GameData { spaces, available, out_of_play, casualties, tracks, .. } =
                        GameData::from(board);
                    let beside = (board.lasting().entries(), board.leader_box().cards().collect::<Vec<_>>());
                    json!([
                        spaces,
                        available,
                        out_of_play,
                        casualties,
                        tracks,
                        board.board().policy(),
                        beside,
                        rolls
                    ])
                });
                let told = set.map_or_else(|| json!(agreed), |set| json!([agreed, set]));
                (agreed.scenario.id(), told)
            }
            Start::From { game, players, persons, anew } => {
                let mut told = json!({ "game": GameData::from(&**game), "anew": anew });
                if !players.is_empty() {
                    told["players"] = json!(players);
                }
                if let Some(persons) = persons {
                    told["persons"] = json!(persons.sets().collect::<Vec<_>>());
                }
                ("game", told)
            }
        };
        short(what, &told)
    }
}

/// The game with people in these seats.
fn seated(
    game: &Game,
    players: FactionSet,
    persons: Option<Persons>,
    dice: &mut dyn Dice,
) -> Result<Game, Error> {
    let game = game.with_players(players, dice)?;
    persons.map_or(Ok(game), |persons| game.with_persons(persons))
}

/// A name with a short digest of what it stands for.
fn short(what: &str, told: &Value) -> String {
    let digest = Sha256::digest(told.to_string());
    let short: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    format!("{what}-{short}")
}
