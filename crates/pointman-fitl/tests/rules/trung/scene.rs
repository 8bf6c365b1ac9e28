//! A scene: pieces on an empty map, and what a non-player decides there.

use pointman_fitl::trung::{Manner, Scene as Sight};
use pointman_fitl::{
    Board, BoxName, Card, CardSide, Edition, Effect, Faction, FactionSet, Game, GameEffect, LastingCard,
    PieceKind, PieceType, Policy, Readings, Setup, Side, Space, SupportLevel, Terms, Track, TrungCard, Turn,
};

/// What a non-player is about to decide in.
#[derive(Clone)]
pub struct Scene {
    setup: Setup,
    players: FactionSet,
    lasting: Vec<GameEffect>,
    deck: Vec<TrungCard>,
    cards: (u8, Option<u8>),
    readings: Readings,
}

/// The empty map, nobody plays, the Trail at 2, Patronage 10; card 1 is played, and 2 is on deck.
pub fn scene() -> Scene {
    let mut setup = Board::cleared().setup();
    setup.tracks[Track::Trail] = 2;
    setup.tracks[Track::Patronage] = 10;
    Scene {
        setup,
        players: FactionSet::NONE,
        lasting: Vec::new(),
        deck: TrungCard::ALL.to_vec(),
        cards: (1, Some(2)),
        readings: Readings::default(),
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

    /// Leaves so many Available. The rest is Out of Play, or stands in the north, Guerrillas Active, Bases in
    /// far spaces.
    pub fn only_available(mut self, piece_type: PieceType, left: u16) -> Scene {
        const FAR: [Space; 5] = [
            Space::Sihanoukville,
            Space::NortheastCambodia,
            Space::BaXuyen,
            Space::KienGiangAnXuyen,
            Space::TheParrotsBeak,
        ];
        let piece = piece_type.placed();
        let mut more = self.setup.available[piece] - left;
        self.setup.available[piece] = left;
        if piece_type.faction().side() == Side::Coin {
            self.setup.out_of_play[piece] += more;
        } else if piece.is_base() {
            for space in FAR {
                let here = more.min(2);
                self.setup.spaces[space].pieces[piece] += here;
                more -= here;
            }
        } else {
            self.setup.spaces[Space::NorthVietnam].pieces[piece.flipped().unwrap_or(piece)] += more;
        }
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

    pub fn policy(mut self, policy: Policy) -> Scene {
        self.setup.us_policy = policy;
        self
    }

    pub fn unshaded(self, card: LastingCard) -> Scene {
        self.after(GameEffect::lasting(card, CardSide::Unshaded, true))
    }

    pub fn shaded(self, card: LastingCard) -> Scene {
        self.after(GameEffect::lasting(card, CardSide::Shaded, true))
    }

    /// What happens before, once all is set up.
    pub fn after(mut self, effect: impl Into<GameEffect>) -> Scene {
        self.lasting.push(effect.into());
        self
    }

    pub fn players(self, players: &[Faction]) -> Scene {
        Scene { players: players.iter().copied().collect(), ..self }
    }

    /// The card that is played and the one on deck.
    pub fn cards(self, current: u8, next: Option<u8>) -> Scene {
        Scene { cards: (current, next), ..self }
    }

    /// Reads a rule otherwise than ruled.
    pub fn reading(mut self, key: &str, value: &str) -> Scene {
        self.readings.set(key, value).unwrap();
        self
    }

    pub fn monsoon(self) -> Scene {
        self.cards(1, Some(125))
    }

    /// The Trưng cards, top first.
    pub fn deck(self, cards: &[TrungCard]) -> Scene {
        Scene { deck: cards.to_vec(), ..self }
    }

    pub fn game(&self) -> Game {
        let board = self.setup.clone().validate().expect("the scene is a legal board");
        let (current, next) = self.cards;
        let mut game = Game::on(board, self.players, Edition::Second)
            .showing(Card::numbered(current), next.map(Card::numbered))
            .with_trung_deck(self.deck.iter().copied().collect())
            .reading(self.readings);
        for effect in &self.lasting {
            game.apply(*effect).unwrap();
        }
        game
    }

    /// What `decide` comes to for `faction`, selecting for nothing in particular.
    pub fn seen<R>(&self, faction: Faction, decide: impl FnOnce(&Sight<'_>) -> R) -> R {
        self.seen_by(faction, Manner::Plain, decide)
    }

    pub fn seen_by<R>(&self, faction: Faction, manner: Manner, decide: impl FnOnce(&Sight<'_>) -> R) -> R {
        let (game, turn) = (self.game(), Turn::of(faction, Terms::FULL));
        decide(&Sight::of(&game, &turn).selecting(manner))
    }
}

/// Puts pieces on the board of a game that is being played.
pub fn place(game: &mut Game, space: Space, piece: PieceKind, count: u8) {
    game.apply(Effect::Place { space, piece, count, from: BoxName::Available }.into()).unwrap();
}
