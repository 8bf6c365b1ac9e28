//! A scene: pieces on an empty map, what lasts, and a phase of a Coup Round to be carried out there.

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_fitl::coup::{CoupChoices, CoupRun, CoupStop};
use pointman_fitl::{
    Board, BoxName, Card, CardSide, CoupPart, CoupProgress, DeckMode, Edition, Faction, FactionSet, Game,
    GameData, GameEffect, LastingCard, Phase, PieceKind, Setup, Space, SupportLevel, Table, Track,
};

/// What a Coup Round is about to be carried out in.
#[derive(Clone)]
pub struct Scene {
    setup: Setup,
    edition: Edition,
    players: FactionSet,
    lasting: Vec<GameEffect>,
    part: CoupPart,
    final_round: bool,
    points: u8,
}

/// What came of a run.
pub struct Outcome {
    pub game: Game,
    pub effects: Vec<GameEffect>,
    pub run: CoupRun,
}

/// The empty map at the beginning of `phase`; ARVN Resources 30, Econ 10, NVA and VC Resources 20, Aid 20,
/// Patronage 10, Trail 2; Nguyen Van Thieu leads.
pub fn at_phase(phase: Phase) -> Scene {
    at_part(CoupPart::first_of(phase).unwrap())
}

/// The same with one part of a phase due.
pub fn at_part(part: CoupPart) -> Scene {
    let mut setup = Board::cleared().setup();
    for (track, value) in [
        (Track::ArvnResources, 30),
        (Track::Econ, 10),
        (Track::NvaResources, 20),
        (Track::VcResources, 20),
        (Track::Aid, 20),
        (Track::Patronage, 10),
        (Track::Trail, 2),
    ] {
        setup.tracks[track] = value;
    }
    let lasting = vec![GameEffect::Leader { card: Card::numbered(128), flipped: false }];
    Scene {
        setup,
        edition: Edition::Second,
        players: FactionSet::ALL,
        lasting,
        part,
        final_round: false,
        points: 0,
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

    /// Puts US pieces in Casualties.
    pub fn casualties(mut self, piece: PieceKind, count: u16) -> Scene {
        self.setup.casualties[piece] += count;
        self.setup.available[piece] -= count;
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

    /// A leader comes into play after what lasts so far.
    pub fn leader(mut self, card: u8) -> Scene {
        self.lasting.push(GameEffect::Leader { card: Card::numbered(card), flipped: false });
        self
    }

    pub fn first_edition(self) -> Scene {
        Scene { edition: Edition::First, ..self }
    }

    pub fn final_round(self) -> Scene {
        Scene { final_round: true, ..self }
    }

    /// Population that VC may shift.
    pub fn points(self, points: u8) -> Scene {
        Scene { points, ..self }
    }

    pub fn players(self, players: &[Faction]) -> Scene {
        Scene { players: players.iter().copied().collect(), ..self }
    }

    pub fn game(&self) -> Game {
        let board = self.setup.clone().validate().expect("the scene is a legal board");
        let mut game = Game::on(board, self.players, self.edition);
        for effect in &self.lasting {
            game.apply(*effect).unwrap();
        }
        let leader = game.leader_box().cards().next().unwrap();
        let mut laid = 1;
        while self.final_round && !game.last_coup_card_shows() {
            let more = [129, 130, 125, 126, 127].map(Card::numbered)[laid - 1];
            game.apply(GameEffect::Leader { card: more, flipped: false }).unwrap();
            laid += 1;
        }
        let top = if self.final_round { game.leader_box().cards().next().unwrap() } else { leader };
        let mut game = physical(&game.showing(top, Some(Card::numbered(1))));
        if self.part != CoupPart::CoupCard {
            game.apply(GameEffect::Phase { from: Phase::EventCard, to: self.part.phase() }).unwrap();
            let progress = CoupProgress { part: self.part, points: self.points, ..CoupProgress::default() };
            game.apply(GameEffect::Coup { progress }).unwrap();
        }
        game
    }

    /// What comes of the choices with these dice, all of which are rolled.
    pub fn attempt_rolling(&self, words: &str, rolls: &[u32]) -> Result<Outcome, Error> {
        let choices = CoupChoices::parse(words)?;
        let json = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<CoupChoices>(&json).unwrap(), choices, "{json}");
        run(&self.game(), &choices, rolls)
    }

    /// What comes of the choices without dice.
    pub fn attempt(&self, words: &str) -> Result<Outcome, Error> {
        self.attempt_rolling(words, &[])
    }

    /// The run with these choices, which are legal.
    pub fn run(&self, words: &str) -> Outcome {
        self.attempt(words).unwrap_or_else(|error| panic!("`{words}`: {error}"))
    }

    /// The row or rule that refuses these choices.
    pub fn refused(&self, words: &str) -> String {
        match self.attempt(words).map(|_| ()) {
            Err(Error::Refused { rule, .. }) => rule.split(',').next().unwrap().to_owned(),
            Err(other) => panic!("`{words}`: {other}"),
            Ok(()) => panic!("`{words}` is accepted"),
        }
    }
}

/// The game with a deck on the table: one that ends only with the last Coup card.
pub fn physical(game: &Game) -> Game {
    let mut data = GameData::from(game);
    data.cards.mode = DeckMode::Physical;
    data.validate().expect("the scene is a legal game")
}

/// Runs on a copy of `game`; what is refused changes nothing, and the effects lead to the game.
pub fn run(game: &Game, choices: &CoupChoices, rolls: &[u32]) -> Result<Outcome, Error> {
    let (mut after, mut effects) = (*game, Vec::new());
    let mut dice = Scripted::new(rolls.iter().copied());
    match (Table { game: &mut after, dice: &mut dice, effects: &mut effects }).coup_round(choices) {
        Ok(run) => {
            dice.finish()?;
            let mut replayed = *game;
            effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
            assert_eq!(replayed, after, "the effects lead to the game");
            Ok(Outcome { game: after, effects, run })
        }
        Err(error) => {
            assert_eq!((after, effects.len()), (*game, 0), "what is refused changes nothing");
            Err(error)
        }
    }
}

impl Outcome {
    pub fn track(&self, track: Track) -> u8 {
        self.game.board().track(track)
    }

    pub fn count(&self, space: Space, piece: PieceKind) -> u8 {
        self.game.board().count(space, piece)
    }

    pub fn support(&self, space: Space) -> SupportLevel {
        self.game.board().support(space)
    }

    pub fn in_box(&self, box_name: BoxName, piece: PieceKind) -> u8 {
        self.game.board().in_box(box_name, piece.piece_type())
    }

    /// The part that asks a person.
    pub fn asks(&self) -> CoupPart {
        match &self.run.stop {
            CoupStop::Choice(question) => question.part,
            other => panic!("nobody is asked: {other:?}"),
        }
    }
}
