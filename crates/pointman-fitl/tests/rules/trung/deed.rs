//! What a non-player does: an Operation or Special Activity carried out on a scene by scripted dice.

use pointman_core::dice::Scripted;
use pointman_core::trace::Story;
use pointman_fitl::operations::assault::Treated;
use pointman_fitl::trung::{
    Activation, Hand, NpOperation, NpSpecial, OperationOrder, SpecialOrder, TurnRequest, Variant, arvn, us,
};
use pointman_fitl::{
    Faction, Game, GameEffect, PieceKind, PieceType, Space, SpaceSet, SupportLevel, Table, Terms, Track, Turn,
};

use crate::trung::scene::Scene;

/// An action of a non-player on a scene.
pub struct Deed {
    game: Game,
    turn: Turn,
    request: TurnRequest,
    treated: Treated,
    rolls: Vec<u32>,
}

/// What came of it.
pub struct Done {
    pub game: Game,
    pub turn: Turn,
    pub effects: Vec<GameEffect>,
    pub story: String,
    /// Whether each action had an effect.
    pub effective: Vec<bool>,
}

/// The order to execute all of an Operation.
pub fn order(operation: NpOperation) -> OperationOrder {
    OperationOrder {
        operation,
        steps: operation.steps(),
        with_loc: false,
        with_laos_cambodia: false,
        continues: false,
    }
}

/// Executes an Operation of the US or ARVN.
pub fn execute(hand: &mut Hand<'_, '_, Story>, operation: NpOperation) -> bool {
    if hand.turn.operation.is_none_or(|begun| begun != operation.name())
        && !hand.turn.terms.free
        && !hand.turn.terms.limited
    {
        *hand.activation = Activation::of(hand.table.game, operation, 3);
    }
    match operation.faction() {
        Faction::Us => us::operation(hand, &order(operation)).unwrap(),
        _ => arvn::operation(hand, &order(operation)).unwrap(),
    }
}

/// Executes a Special Activity of the US or ARVN.
pub fn attempt(hand: &mut Hand<'_, '_, Story>, special: NpSpecial) -> bool {
    let order = SpecialOrder { special, variant: Variant::Plain };
    match special.faction() {
        Faction::Us => us::special(hand, &order).unwrap(),
        _ => arvn::special(hand, &order).unwrap(),
    }
}

impl Deed {
    pub fn on(scene: &Scene, faction: Faction) -> Deed {
        Deed::in_game(scene.game(), faction)
    }

    pub fn in_game(game: Game, faction: Faction) -> Deed {
        let turn = Turn::of(faction, TurnRequest::FULL.terms());
        Deed { game, turn, request: TurnRequest::FULL, treated: Treated::Normally, rolls: Vec::new() }
    }

    pub fn request(mut self, request: TurnRequest) -> Deed {
        self.request = request;
        self.turn.terms = Terms { only_in: self.turn.terms.only_in, ..request.terms() };
        self
    }

    pub fn turn(mut self, change: impl FnOnce(&mut Turn)) -> Deed {
        change(&mut self.turn);
        self
    }

    /// The spaces that may be selected.
    pub fn only_in(self, spaces: &[Space]) -> Deed {
        self.turn(|turn| turn.terms.only_in = SpaceSet::of(spaces))
    }

    pub fn treated(self, treated: Treated) -> Deed {
        Deed { treated, ..self }
    }

    /// What the dice show, and which of several equals is picked, in the order asked.
    pub fn rolls(self, rolls: &[u32]) -> Deed {
        Deed { rolls: rolls.to_vec(), ..self }
    }

    pub fn operation(self, operation: NpOperation) -> Done {
        self.run(|hand| vec![execute(hand, operation)])
    }

    pub fn special(self, special: NpSpecial) -> Done {
        self.run(|hand| vec![attempt(hand, special)])
    }

    /// Carries out whatever `act` does; the dice must be used up, and the effects lead to the game.
    pub fn run(mut self, act: impl FnOnce(&mut Hand<'_, '_, Story>) -> Vec<bool>) -> Done {
        let (before, mut effects, mut dice) =
            (self.game, Vec::new(), Scripted::new(self.rolls.iter().copied()));
        let mut table = Table { game: &mut self.game, dice: &mut dice, effects: &mut effects };
        let (mut activation, mut story) = (Activation::NONE, Story::default());
        let mut hand = Hand {
            table: &mut table,
            turn: &mut self.turn,
            activation: &mut activation,
            request: self.request,
            treated: self.treated,
            trace: &mut story,
        };
        let effective = act(&mut hand);
        dice.finish().unwrap_or_else(|left| panic!("{left}\n{story}"));
        let mut replayed = before;
        effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
        assert_eq!(replayed, self.game, "the effects lead to the game");
        Done { game: self.game, turn: self.turn, effects, story: story.to_string(), effective }
    }
}

impl Done {
    /// Whether all that was done had an effect.
    pub fn came_off(&self) -> bool {
        self.effective.iter().all(|effective| *effective)
    }

    /// How many of the kind are there, such as `us_troops`.
    pub fn count(&self, space: Space, piece: &str) -> u8 {
        self.game.board().count(space, piece.parse::<PieceKind>().unwrap())
    }

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

    pub fn available(&self, piece_type: PieceType) -> u8 {
        self.game.board().available(piece_type)
    }
}
