//! An Event executed on a scene by a person or a non-player, with scripted dice.

use pointman_core::dice::{Dice, Scripted};
use pointman_core::error::Error;
use pointman_core::trace::Story;
use pointman_fitl::trung::{ByTables, is_effective};
use pointman_fitl::{
    BoxName, Card, CardSide, EventChoices, Faction, Game, GameEffect, PieceKind, PieceType, Space, SpaceSet,
    SupportLevel, Table, Track,
};

use crate::events::scene::Scene;

/// What came of an Event.
pub struct Done {
    pub game: Game,
    pub effects: Vec<GameEffect>,
    pub story: String,
}

/// A text of a card.
#[derive(Clone, Copy)]
pub struct Text {
    card: u8,
    side: CardSide,
}

/// The unshaded or only text of the card.
pub fn unshaded(card: u8) -> Text {
    Text { card, side: CardSide::Unshaded }
}

/// The shaded text of the card.
pub fn shaded(card: u8) -> Text {
    Text { card, side: CardSide::Shaded }
}

impl Text {
    /// Executed by `faction`: a person who has chosen so, or a non-player, with these answers of the dice.
    /// The dice are used up, and the effects lead to the game.
    pub fn tried(
        self,
        scene: &Scene,
        faction: Faction,
        choices: &str,
        answers: &[u32],
    ) -> Result<Done, Error> {
        let mut dice = Scripted::new(answers.iter().copied());
        let done = self.tried_with(scene, faction, choices, &mut dice)?;
        dice.finish().unwrap_or_else(|left| panic!("{left}\n{}", done.story));
        Ok(done)
    }

    /// The same with other dice.
    pub fn tried_with(
        self,
        scene: &Scene,
        faction: Faction,
        choices: &str,
        dice: &mut dyn Dice,
    ) -> Result<Done, Error> {
        let before = scene.clone().cards(self.card, Some(if self.card == 2 { 1 } else { 2 })).game();
        let (mut game, mut effects, mut story) = (before, Vec::new(), Story::default());
        let mut table = Table { game: &mut game, dice, effects: &mut effects };
        let choices = EventChoices::parse(choices)?;
        let others = &mut ByTables { trace: &mut story };
        table.execute_event(faction, Card::numbered(self.card), Some(self.side), &choices, others)?;
        let mut replayed = before;
        effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
        assert_eq!(replayed, game, "the effects lead to the game");
        Ok(Done { game, effects, story: story.to_string() })
    }

    /// Executed by a person who plays `faction`.
    pub fn by_person(self, scene: &Scene, faction: Faction, choices: &str, answers: &[u32]) -> Done {
        let scene = scene.clone().players(&[faction]);
        self.tried(&scene, faction, choices, answers).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Why a person who plays `faction` may not choose so.
    pub fn refused(self, scene: &Scene, faction: Faction, choices: &str, answers: &[u32]) -> String {
        let scene = scene.clone().players(&[faction]);
        self.tried(&scene, faction, choices, answers).err().expect("it is refused").to_string()
    }

    /// The spaces in the answers among which a person who plays `faction` chooses first.
    pub fn asked_spaces(self, scene: &Scene, faction: Faction) -> SpaceSet {
        let scene = scene.clone().players(&[faction]);
        let error = self.tried(&scene, faction, "", &[]).err().expect("it asks");
        let question = error.open().first().expect("a question");
        let space = |answer: &String| answer.split(' ').next_back().unwrap().parse::<Space>().unwrap();
        question.legal.iter().map(space).fold(SpaceSet::NONE, SpaceSet::with)
    }

    /// Executed by non-player `faction`.
    pub fn by_non_player(self, scene: &Scene, faction: Faction, answers: &[u32]) -> Done {
        self.tried(scene, faction, "", answers).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Whether it is Effective for non-player `faction`.
    pub fn is_effective(self, scene: &Scene, faction: Faction) -> bool {
        is_effective(&scene.game(), faction, Card::numbered(self.card), self.side)
    }
}

impl Done {
    /// What is there, such as `2 us_troops 1 vc_guerrillas_u`.
    pub fn at(&self, space: Space) -> String {
        let kinds = PieceKind::ALL.into_iter().map(|kind| (kind, self.game.board().count(space, kind)));
        let kinds = kinds.filter(|(_, count)| *count > 0).map(|(kind, count)| format!("{count} {kind}"));
        kinds.collect::<Vec<_>>().join(" ")
    }

    pub fn track(&self, track: Track) -> u8 {
        self.game.board().track(track)
    }

    pub fn support(&self, space: Space) -> SupportLevel {
        self.game.board().support(space)
    }

    pub fn in_box(&self, held: BoxName, piece_type: PieceType) -> u8 {
        self.game.board().in_box(held, piece_type)
    }
}
