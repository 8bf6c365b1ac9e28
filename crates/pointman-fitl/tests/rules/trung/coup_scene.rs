//! A part of a Coup Round in a scene, and what a non-player makes of it.

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_core::trace::Story;
use pointman_fitl::coup::CoupStop;
use pointman_fitl::trung::coup::carry_out;
use pointman_fitl::{
    BoxName, Card, CoupPart, CoupProgress, DeckMode, Effect, Game, GameData, GameEffect, Phase, PieceKind,
    Space, SupportLevel, Table, Track, TrungDeck,
};

use crate::trung::scene::{Scene, scene};

/// The empty map in a Coup Round in which nobody plays.
pub fn coup() -> Scene {
    scene().cards(128, Some(1))
}

/// What a part of a Coup Round led to.
pub struct Played {
    pub game: Game,
    pub effects: Vec<GameEffect>,
    pub stop: Option<CoupStop>,
    pub story: Story,
}

/// The scene with `leaders` laid in the RVN Leader box, the first at the bottom and the last one current, at
/// a part of the Round.
pub fn at_part_led_by(scene: &Scene, part: CoupPart, leaders: &[u8], changes: &[Effect]) -> Game {
    let mut game = scene.game().with_trung_deck(TrungDeck::NONE);
    for leader in leaders {
        game.apply(GameEffect::Leader { card: Card::numbered(*leader), flipped: false }).unwrap();
    }
    let mut data = GameData::from(&game);
    data.cards.mode = DeckMode::Physical;
    let mut game = data.validate().expect("the scene is a legal game");
    changes.iter().for_each(|effect| game.apply((*effect).into()).unwrap());
    game.apply(GameEffect::Phase { from: Phase::EventCard, to: part.phase() }).unwrap();
    let control = matches!(part.phase(), Phase::CoupRedeploy | Phase::CoupCommitment)
        .then_some(*game.board().control_map());
    game.apply(GameEffect::Coup { progress: CoupProgress { part, control, ..CoupProgress::default() } })
        .unwrap();
    game
}

/// The same with Nguyen Van Thieu alone.
pub fn at_part(scene: &Scene, part: CoupPart, changes: &[Effect]) -> Game {
    at_part_led_by(scene, part, &[128], changes)
}

/// US Troops in Casualties.
pub fn casualties(count: u8) -> Effect {
    Effect::Box { piece: PieceKind::UsTroops, count, from: BoxName::Available, to: BoxName::Casualties }
}

/// Terror, or Sabotage.
pub fn terror(space: Space, count: i8) -> Effect {
    Effect::Terror { space, delta: count }
}

/// The part that is due, carried out with these answers of the dice, all of which are asked for.
pub fn decided(game: &Game, answers: &[u32]) -> Played {
    tried(game, answers).unwrap_or_else(|error| panic!("{error}"))
}

/// The same, or why not.
pub fn tried(game: &Game, answers: &[u32]) -> Result<Played, Error> {
    let part = game.coup_due().unwrap();
    let faction = part.chooser().unwrap();
    let (mut after, mut effects, mut story) = (*game, Vec::new(), Story::default());
    let mut dice = Scripted::new(answers.iter().copied());
    let mut table = Table { game: &mut after, dice: &mut dice, effects: &mut effects };
    let stop = carry_out(&mut table, faction, part, &mut story)?;
    dice.finish().unwrap_or_else(|error| panic!("{error}\n{story}"));
    let mut replayed = *game;
    effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
    assert_eq!(replayed, after, "the effects lead to the game");
    Ok(Played { game: after, effects, stop, story })
}

impl Played {
    pub fn count(&self, space: Space, piece: PieceKind) -> u8 {
        self.game.board().count(space, piece)
    }

    pub fn support(&self, space: Space) -> SupportLevel {
        self.game.board().support(space)
    }

    pub fn track(&self, track: Track) -> u8 {
        self.game.board().track(track)
    }

    pub fn available(&self, piece: PieceKind) -> u8 {
        self.game.board().available(piece.piece_type())
    }

    pub fn in_box(&self, box_name: BoxName, piece: PieceKind) -> u8 {
        self.game.board().in_box(box_name, piece.piece_type())
    }

    /// Pieces that went from one space to another, in order.
    pub fn moves(&self) -> Vec<(u8, Space, Space)> {
        let moved = |effect: &GameEffect| match effect {
            GameEffect::Board(Effect::Move { count, from, to, .. }) => Some((*count, *from, *to)),
            _ => None,
        };
        self.effects.iter().filter_map(moved).collect()
    }
}
