//! A scene: pieces on an empty map, what lasts, and what a faction does there.

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_fitl::{
    Board, BoxName, Card, CardSide, Edition, Faction, FactionSet, Game, GameEffect, LastingCard,
    OperationAction, PieceKind, PieceType, Setup, Space, SupportLevel, Table, Terms, Track, Turn,
};

/// What a faction is about to act in.
#[derive(Clone)]
pub struct Scene {
    setup: Setup,
    edition: Edition,
    players: FactionSet,
    lasting: Vec<GameEffect>,
    monsoon: bool,
    pub terms: Terms,
}

/// What came of an action.
pub struct Outcome {
    pub game: Game,
}

/// The empty map; ARVN Resources 30 and Econ 10, Aid 20, Patronage 10, Trail 2; Nguyen Van Thieu leads.
pub fn scene() -> Scene {
    let mut setup = Board::cleared().setup();
    for (track, value) in
        [(Track::ArvnResources, 30), (Track::Econ, 10), (Track::Aid, 20), (Track::Patronage, 10)]
    {
        setup.tracks[track] = value;
    }
    setup.tracks[Track::Trail] = 2;
    setup.tracks[Track::NvaResources] = 20;
    Scene {
        setup,
        edition: Edition::Second,
        players: FactionSet::ALL,
        lasting: vec![GameEffect::Leader { card: Card::numbered(128), flipped: false }],
        monsoon: false,
        terms: Terms::FULL,
    }
}

impl Scene {
    /// Puts pieces such as `3 us_troops 1 vc_bases` on the map.
    pub fn at(mut self, space: Space, pieces: &str) -> Scene {
        let mut words = pieces.split_whitespace();
        while let (Some(count), Some(piece)) = (words.next(), words.next()) {
            let (count, piece): (u16, PieceKind) = (count.parse().unwrap(), piece.parse().unwrap());
            self.setup.spaces[space].pieces[piece] += count;
            self.setup.available[piece.piece_type().placed()] -= count;
        }
        self
    }

    /// Leaves so many Available; the rest stands in North Vietnam, Saigon or Out of Play.
    pub fn only_available(mut self, piece_type: PieceType, left: u16) -> Scene {
        let piece = piece_type.placed();
        let more = self.setup.available[piece] - left;
        self.setup.available[piece] = left;
        self.setup.out_of_play[piece] += more;
        self
    }

    pub fn support(mut self, space: Space, level: SupportLevel) -> Scene {
        self.setup.spaces[space].support = level;
        self
    }

    pub fn terror(mut self, space: Space, markers: u16) -> Scene {
        self.setup.spaces[space].terror = markers;
        self
    }

    pub fn track(mut self, track: Track, value: u16) -> Scene {
        self.setup.tracks[track] = value;
        self
    }

    pub fn unshaded(mut self, card: LastingCard) -> Scene {
        self.lasting.push(GameEffect::lasting(card, CardSide::Unshaded, true));
        self
    }

    pub fn shaded(mut self, card: LastingCard) -> Scene {
        self.lasting.push(GameEffect::lasting(card, CardSide::Shaded, true));
        self
    }

    /// A leader by Coup card; 0 is Duong Van Minh.
    pub fn leader(mut self, card: u8) -> Scene {
        self.lasting.remove(0);
        if card > 0 {
            self.lasting.insert(0, GameEffect::Leader { card: Card::numbered(card), flipped: false });
        }
        self
    }

    pub fn monsoon(self) -> Scene {
        Scene { monsoon: true, ..self }
    }

    pub fn first_edition(self) -> Scene {
        Scene { edition: Edition::First, ..self }
    }

    pub fn players(self, players: &[Faction]) -> Scene {
        Scene { players: players.iter().fold(FactionSet::NONE, |set, faction| set.with(*faction)), ..self }
    }

    pub fn limited(self) -> Scene {
        Scene { terms: Terms::LIMITED, ..self }
    }

    pub fn terms(self, terms: Terms) -> Scene {
        Scene { terms, ..self }
    }

    pub fn game(&self) -> Game {
        let board = self.setup.clone().validate().expect("the scene is a legal board");
        let mut game = Game::on(board, self.players, self.edition);
        for effect in &self.lasting {
            game.apply(*effect).unwrap();
        }
        let next = self.monsoon.then_some(Card::numbered(125));
        game.showing(Card::numbered(1), next)
    }

    /// What comes of an action with these dice, all of which are rolled.
    pub fn attempt(&self, faction: Faction, words: &str, rolls: &[u32]) -> Result<Outcome, Error> {
        let before = self.game();
        let action = OperationAction::parse(words, faction)?;
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<OperationAction>(&json).unwrap(), action, "{json}");
        let (mut game, mut effects) = (before, Vec::new());
        let mut dice = Scripted::new(rolls.iter().copied());
        let mut turn = Turn::of(faction, self.terms);
        let done = action
            .carry_out(&mut Table { game: &mut game, dice: &mut dice, effects: &mut effects }, &mut turn);
        match done {
            Ok(()) => {
                dice.finish()?;
                let mut replayed = before;
                effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
                assert_eq!(replayed, game, "the effects lead to the game");
                Ok(Outcome { game })
            }
            Err(error) => {
                assert_eq!((game, effects.len()), (before, 0), "what is refused changes nothing");
                Err(error)
            }
        }
    }

    pub fn us(&self, words: &str) -> Outcome {
        self.us_rolls(words, &[])
    }

    pub fn arvn(&self, words: &str) -> Outcome {
        self.attempt(Faction::Arvn, words, &[]).unwrap_or_else(|error| panic!("{words}: {error}"))
    }

    pub fn us_rolls(&self, words: &str, rolls: &[u32]) -> Outcome {
        self.attempt(Faction::Us, words, rolls).unwrap_or_else(|error| panic!("{words}: {error}"))
    }

    pub fn arvn_rolls(&self, words: &str, rolls: &[u32]) -> Outcome {
        self.attempt(Faction::Arvn, words, rolls).unwrap_or_else(|error| panic!("{words}: {error}"))
    }

    /// The row that refuses the US, dice showing `rolls`.
    pub fn us_refused(&self, words: &str) -> String {
        self.refused(Faction::Us, words)
    }

    pub fn arvn_refused(&self, words: &str) -> String {
        self.refused(Faction::Arvn, words)
    }

    pub fn refused(&self, faction: Faction, words: &str) -> String {
        match self.attempt(faction, words, &[]) {
            Ok(_) => panic!("{words}: is not refused"),
            Err(Error::Refused { rule, .. }) => rule.split(',').next().unwrap_or_default().to_owned(),
            Err(error) => panic!("{words}: {error}"),
        }
    }
}

impl Outcome {
    /// How many such pieces are in `space`.
    pub fn count(&self, space: Space, piece: &str) -> u8 {
        self.game.board().count(space, piece.parse().unwrap())
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
