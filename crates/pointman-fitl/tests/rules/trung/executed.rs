//! What non-player NVA and VC execute on a scene, and what it came to.

use pointman_core::dice::{Dice, Scripted};
use pointman_core::error::Error;
use pointman_core::trace::{Story, Trace};
use pointman_fitl::operations::assault::Treated;
use pointman_fitl::trung::{
    Activation, CardStep, Due, Hand, NpOperation, NpSpecial, OperationOrder, SpecialOrder, TurnRequest,
    Variant, Walk, nva, vc,
};
use pointman_fitl::{
    BoxName, Control, Faction, Game, GameEffect, PieceKind, PieceType, Space, SpaceSet, SupportLevel, Table,
    Terms, Track, TrungCard, Turn,
};

use crate::trung::scene::Scene;

/// What an Operation, a Special Activity or several came to.
pub struct Executed {
    pub game: Game,
    pub turn: Turn,
    pub activation: Activation,
    /// Whether the last of them selected a space, or had an effect.
    pub effective: bool,
    pub effects: Vec<GameEffect>,
    pub story: Story,
}

impl Executed {
    pub fn count(&self, space: Space, piece: &str) -> u8 {
        self.game.board().count(space, piece.parse::<PieceKind>().unwrap())
    }

    pub fn casualties(&self, piece_type: PieceType) -> u8 {
        self.game.board().in_box(BoxName::Casualties, piece_type)
    }

    pub fn track(&self, track: Track) -> u8 {
        self.game.board().track(track)
    }

    pub fn support(&self, space: Space) -> SupportLevel {
        self.game.board().support(space)
    }

    pub fn control(&self, space: Space) -> Control {
        self.game.board().control(space)
    }

    pub fn terror(&self, space: Space) -> u8 {
        self.game.board().terror(space)
    }

    /// The spaces of the Operation, in the printed order.
    pub fn spaces(&self) -> Vec<Space> {
        self.turn.spaces.iter().collect()
    }

    /// The spaces of the Special Activity, in the printed order.
    pub fn special_spaces(&self) -> Vec<Space> {
        self.turn.special_spaces.iter().collect()
    }

    /// Whether anything changed.
    pub fn changed(&self) -> bool {
        !self.effects.is_empty()
    }
}

/// A deed to be done with a hand.
pub type Deed<'d> = &'d dyn Fn(&mut Hand<'_, '_, Story>) -> Result<bool, Error>;

/// How things are executed.
#[derive(Debug, Clone, Copy)]
pub struct How {
    pub request: TurnRequest,
    pub terms: Terms,
    /// The Operation whose rolls are made; none are without.
    pub rolls_of: Option<NpOperation>,
}

impl How {
    /// By a card, with a Special Activity.
    pub fn by_card(operation: NpOperation) -> How {
        How { request: TurnRequest::FULL, terms: TurnRequest::FULL.terms(), rolls_of: Some(operation) }
    }

    /// As a request has it, without rolls.
    pub fn by(request: TurnRequest) -> How {
        How { request, terms: request.terms(), rolls_of: None }
    }

    /// Granted by an Event that names it.
    pub fn by_event() -> How {
        How::by(TurnRequest { free: true, event: true, ..TurnRequest::FULL })
    }

    pub fn only_in(self, spaces: &[Space]) -> How {
        How { terms: Terms { only_in: SpaceSet::of(spaces), ..self.terms }, ..self }
    }

    pub fn most(self, spaces: u8) -> How {
        How { terms: Terms { max_spaces: Some(spaces), ..self.terms }, ..self }
    }
}

/// Does these deeds one after the other in one turn of `faction`; every roll is used up, and the effects lead
/// to the same game.
pub fn done(scene: &Scene, faction: Faction, how: How, rolls: &[u32], deeds: &[Deed<'_>]) -> Executed {
    let mut dice = Scripted::new(rolls.iter().copied());
    let executed = try_done(scene.game(), faction, how, &mut dice, deeds).unwrap();
    dice.finish().unwrap();
    executed
}

/// The same on a game, with any dice.
pub fn try_done(
    game: Game,
    faction: Faction,
    how: How,
    dice: &mut dyn Dice,
    deeds: &[Deed<'_>],
) -> Result<Executed, Error> {
    let before = game;
    let (mut game, mut effects, mut story) = (game, Vec::new(), Story::default());
    let mut turn = Turn::of(faction, how.terms);
    let mut activation =
        how.rolls_of.map_or(Activation::NONE, |operation| Activation::of(&game, operation, 2));
    let mut table = Table { game: &mut game, dice, effects: &mut effects };
    let mut effective = false;
    for deed in deeds {
        let mut hand = Hand {
            table: &mut table,
            turn: &mut turn,
            activation: &mut activation,
            request: how.request,
            treated: Treated::Normally,
            trace: &mut story,
        };
        let first = hand.table.effects.len();
        effective = deed(&mut hand)?;
        // Shaded PT-76 may come at the end of an Attack whose last part has no space of its own.
        let at_the_end = hand.turn.insurgent.used_pt76;
        assert!(
            effective || at_the_end || hand.table.effects.len() == first,
            "what has no effect changes nothing"
        );
    }
    replay(before, &effects, &game);
    Ok(Executed { game, turn, activation, effective, effects, story })
}

/// Applies the effects one by one, checks the board after each, and compares with where they should lead.
pub fn replay(start: Game, effects: &[GameEffect], end: &Game) {
    let mut game = start;
    for effect in effects {
        game.apply(*effect).expect("what was done can be done again");
        let board = game.board();
        assert_eq!(board.control_recounted(), *board.control_map());
        assert_eq!(board.setup().validate().as_ref(), Ok(board), "the board is legal");
    }
    assert_eq!(game, *end, "the effects lead to the game");
}

/// An order as the cards give it: all steps, to a LoC and to Laos or Cambodia if it is a March.
pub fn whole(operation: NpOperation) -> OperationOrder {
    OperationOrder {
        operation,
        steps: operation.steps(),
        with_loc: true,
        with_laos_cambodia: true,
        continues: false,
    }
}

/// Executes an order.
pub fn execute(order: OperationOrder) -> impl Fn(&mut Hand<'_, '_, Story>) -> Result<bool, Error> {
    move |hand| operate(hand, &order)
}

/// Executes a part of an Operation.
pub fn part(
    operation: NpOperation,
    steps: &'static [CardStep],
) -> impl Fn(&mut Hand<'_, '_, Story>) -> Result<bool, Error> {
    execute(OperationOrder { steps, ..whole(operation) })
}

/// Tries a Special Activity.
pub fn attempt(
    special: NpSpecial,
    variant: Variant,
) -> impl Fn(&mut Hand<'_, '_, Story>) -> Result<bool, Error> {
    move |hand| specially(hand, &SpecialOrder { special, variant })
}

fn operate(hand: &mut Hand<'_, '_, impl Trace>, order: &OperationOrder) -> Result<bool, Error> {
    if order.operation.faction() == Faction::Nva {
        nva::operation(hand, order)
    } else {
        vc::operation(hand, order)
    }
}

fn specially(hand: &mut Hand<'_, '_, impl Trace>, order: &SpecialOrder) -> Result<bool, Error> {
    if order.special.faction() == Faction::Nva { nva::special(hand, order) } else { vc::special(hand, order) }
}

/// A whole Operation by a card with a Special Activity to come, with these rolls.
pub fn operation(scene: &Scene, operation: NpOperation, rolls: &[u32]) -> Executed {
    done(scene, operation.faction(), How::by_card(operation), rolls, &[&execute(whole(operation))])
}

/// A Special Activity by a card, alone.
pub fn special(scene: &Scene, special: NpSpecial, rolls: &[u32]) -> Executed {
    variant(scene, special, Variant::Plain, rolls)
}

/// The same, in a variant.
pub fn variant(scene: &Scene, special: NpSpecial, variant: Variant, rolls: &[u32]) -> Executed {
    done(scene, special.faction(), How::by(TurnRequest::FULL), rolls, &[&attempt(special, variant)])
}

/// Reads the Trưng cards, `card` first, and executes what is due. Gives what it came to, and the end of the
/// reading.
pub fn turn_by(
    game: Game,
    card: TrungCard,
    request: TurnRequest,
    dice: &mut dyn Dice,
) -> Result<(Executed, Due), Error> {
    let faction = card.faction();
    let mut cards: Vec<TrungCard> =
        TrungCard::ALL.into_iter().filter(|other| other.faction() == faction).collect();
    let at = cards.iter().position(|other| *other == card).expect("it is one of the faction's cards");
    cards.rotate_left(at);
    cards.rotate_right(1);
    let mut game = game.with_trung_deck(cards.into_iter().collect());
    let before = game;
    let (mut effects, mut story) = (Vec::new(), Story::default());
    let (mut turn, mut walk) = (Turn::of(faction, request.terms()), Walk::begin(faction, request));
    let mut table = Table { game: &mut game, dice, effects: &mut effects };
    let end = loop {
        let due = walk.next(&mut table, &mut turn, &mut story)?;
        let first = table.effects.len();
        let mut hand = Hand {
            table: &mut table,
            turn: &mut turn,
            activation: &mut walk.activation,
            request,
            treated: Treated::Normally,
            trace: &mut story,
        };
        let effective = match due {
            Due::Operation(order) => operate(&mut hand, &order)?,
            Due::Special(order) => specially(&mut hand, &order)?,
            end => break end,
        };
        // Shaded PT-76 may come at the end of an Attack whose last part has no space of its own.
        let at_the_end = turn.insurgent.used_pt76;
        assert!(
            effective || at_the_end || table.effects.len() == first,
            "{due:?} has no effect and changes nothing"
        );
        walk.report(effective, &mut story)?;
    };
    replay(before, &effects, &game);
    let activation = walk.activation;
    Ok((Executed { game, turn, activation, effective: matches!(end, Due::Done(_)), effects, story }, end))
}
