//! A board set for one test, and an action carried out on it.

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_fitl::{
    Board, BoxName, CardSide, Edition, Effect, Faction, FactionSet, Game, GameEffect, LastingCard,
    OperationAction, PieceKind, PieceType, Row, Space, SupportLevel, Table, Terms, Track, Turn,
};

/// An empty map with 20 Resources for everybody, played by four people.
pub fn empty() -> Scene {
    played_by(FactionSet::ALL)
}

/// An empty map with 20 Resources for everybody, in which people play `players`.
pub fn played_by(players: FactionSet) -> Scene {
    let scene = Scene { game: Game::on(Board::cleared(), players, Edition::Second) };
    scene
        .track(Track::ArvnResources, 20)
        .track(Track::NvaResources, 20)
        .track(Track::VcResources, 20)
        .track(Track::Trail, 2)
}

/// What stands where.
#[derive(Clone, Copy)]
pub struct Scene {
    pub game: Game,
}

/// What an action has come to.
#[derive(Debug)]
pub struct Played {
    pub game: Game,
    pub turn: Turn,
    pub effects: Vec<GameEffect>,
}

impl Scene {
    pub fn apply(mut self, effect: impl Into<GameEffect>) -> Scene {
        self.game.apply(effect.into()).expect("the scene is legal");
        self
    }

    /// Puts pieces on the map; Active ones and Tunneled Bases too.
    pub fn with(self, space: Space, count: u8, piece: PieceKind) -> Scene {
        let scene = self.apply(Effect::Place {
            space,
            piece: piece.piece_type().placed(),
            count,
            from: BoxName::Available,
        });
        match piece.piece_type().placed() {
            placed if placed == piece => scene,
            placed if piece.is_tunneled() => scene.apply(Effect::Tunnel { space, piece: placed, count }),
            placed => scene.apply(Effect::Flip { space, piece: placed, count }),
        }
    }

    pub fn support(self, space: Space, to: SupportLevel) -> Scene {
        self.apply(Effect::Support { space, from: self.game.board().support(space), to })
    }

    pub fn terror(self, space: Space, delta: i8) -> Scene {
        self.apply(Effect::Terror { space, delta })
    }

    pub fn track(self, name: Track, to: u8) -> Scene {
        let from = self.game.board().track(name);
        if from == to { self } else { self.apply(Effect::Track { name, from, to }) }
    }

    pub fn lasting(self, card: LastingCard, side: CardSide) -> Scene {
        self.apply(GameEffect::lasting(card, side, true))
    }

    pub fn unshaded(self, card: LastingCard) -> Scene {
        self.lasting(card, CardSide::Unshaded)
    }

    pub fn shaded(self, card: LastingCard) -> Scene {
        self.lasting(card, CardSide::Shaded)
    }

    /// Leaves `left` of the type Available, the others in North Vietnam.
    pub fn available(self, piece_type: PieceType, left: u8) -> Scene {
        let count = self.game.board().available(piece_type) - left;
        self.apply(Effect::Place {
            space: Space::NorthVietnam,
            piece: piece_type.placed(),
            count,
            from: BoxName::Available,
        })
    }

    /// Carries out an action in words, which must be legal.
    pub fn plays(self, faction: Faction, words: &str) -> Played {
        self.plays_on(faction, words, Terms::FULL, &[])
    }

    /// Carries out an action in words with these dice, all of which must be rolled.
    pub fn plays_rolling(self, faction: Faction, words: &str, dice: &[u32]) -> Played {
        self.plays_on(faction, words, Terms::FULL, dice)
    }

    /// Carries out an action in words on other terms.
    pub fn plays_on(self, faction: Faction, words: &str, terms: Terms, dice: &[u32]) -> Played {
        self.tries(faction, words, terms, dice).unwrap_or_else(|error| panic!("`{words}` is legal: {error}"))
    }

    /// Tries an action in words; nothing may have changed if it is refused.
    pub fn tries(self, faction: Faction, words: &str, terms: Terms, dice: &[u32]) -> Result<Played, Error> {
        let action = OperationAction::parse(words, faction)?;
        let json = serde_json::to_string(&action).expect("an action is written");
        assert_eq!(
            serde_json::from_str::<OperationAction>(&json).expect("what is written is read"),
            action,
            "{json}"
        );
        let (mut game, mut effects, mut turn) = (self.game, Vec::new(), Turn::of(faction, terms));
        let mut dice = Scripted::new(dice.iter().copied());
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        match action.carry_out(&mut table, &mut turn) {
            Ok(()) => {
                dice.finish().expect("every die is rolled");
                let mut again = self.game;
                again.apply_all(&effects).expect("effects replay");
                assert_eq!(again, game);
                Ok(Played { game, turn, effects })
            }
            Err(error) => {
                assert_eq!(
                    (game, turn),
                    (self.game, Turn::of(faction, terms)),
                    "a refused action changes nothing"
                );
                assert!(effects.is_empty(), "a refused action has no effects");
                Err(error)
            }
        }
    }

    /// The action must be refused by `row`. Gives the message.
    pub fn refuses(self, row: Row, faction: Faction, words: &str) -> String {
        self.refuses_on(row, faction, words, Terms::FULL)
    }

    /// The action must be refused by `row` on these terms. Gives the message.
    pub fn refuses_on(self, row: Row, faction: Faction, words: &str, terms: Terms) -> String {
        match self.tries(faction, words, terms, &[]) {
            Err(Error::Refused { rule, part, message, .. }) => {
                let message = if part.is_empty() { message } else { format!("{part}: {message}") };
                assert!(
                    rule.starts_with(&format!("{},", row.id())),
                    "`{words}`: {rule} refuses, not {}: {message}",
                    row.id()
                );
                message
            }
            Err(error) => panic!("`{words}`: {error}"),
            Ok(played) => panic!("`{words}` is not refused: {:?}", played.effects),
        }
    }
}

impl Played {
    pub fn count(&self, space: Space, piece: PieceKind) -> u8 {
        self.game.board().count(space, piece)
    }

    pub fn track(&self, track: Track) -> u8 {
        self.game.board().track(track)
    }

    pub fn support(&self, space: Space) -> SupportLevel {
        self.game.board().support(space)
    }

    pub fn casualties(&self, piece_type: PieceType) -> u8 {
        self.game.board().in_box(BoxName::Casualties, piece_type)
    }
}
