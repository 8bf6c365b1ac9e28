//! Whatever the position: non-player US and ARVN never meet an error, keep every law of the board, and do
//! nothing where they say so.

use crate::coin::chance;

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::trace::{Silent, Trace};
use pointman_fitl::operations::assault::Treated;
use pointman_fitl::trung::{
    Activation, Hand, NpOperation, NpSpecial, SpecialOrder, TurnRequest, Variant, arvn, us,
};
use pointman_fitl::{Faction, FactionSet, Game, GameEffect, Table, TrungCard, Turn};

use self::chance::{Chance, random_game};
use crate::trung::deed::order;

/// How many positions.
fn wanted() -> u64 {
    crate::soak::rounds(400)
}

/// A position in which a non-player `faction` acts.
fn position(seed: u64, faction: Faction) -> Game {
    let mut chance = Chance::of(seed);
    for _ in 0..3 {
        chance.below(2);
    }
    let game = random_game(&mut chance);
    let players: FactionSet =
        game.players().iter().filter(|player| *player != faction && seed.is_multiple_of(3)).collect();
    let mut board = Game::on(*game.board(), players, game.edition());
    for card in pointman_fitl::LastingCard::ALL {
        if let Some(side) = game.lasting().side(card) {
            let _ = board.apply(GameEffect::lasting(card, side, true));
        }
    }
    for card in game.leader_box().cards() {
        board.apply(GameEffect::Leader { card, flipped: false }).unwrap();
    }
    let deck = TrungCard::ALL.to_vec();
    let next = game.cards().next();
    board.showing(game.cards().current().unwrap(), next).with_trung_deck(deck.into_iter().collect())
}

fn keeps_every_law(game: &Game) {
    let board = game.board();
    assert_eq!(board.setup().validate().as_ref(), Ok(board), "inventory, stacking, ranges, markers");
    assert_eq!(board.victory_totals(), board.victory_totals_recounted(), "totals are those of the pieces");
    assert_eq!(board.control_recounted(), *board.control_map(), "Control is that of the pieces");
}

/// Acts in a position, and checks what must hold of it.
fn act(
    seed: u64,
    faction: Faction,
    request: TurnRequest,
    deed: impl FnOnce(&mut Hand<'_, '_, Silent>) -> bool,
) -> bool {
    let before = position(seed, faction);
    let (mut game, mut effects) = (before, Vec::new());
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut activation) = (Turn::of(faction, request.terms()), Activation::NONE);
    let effective = deed(&mut Hand {
        table: &mut table,
        turn: &mut turn,
        activation: &mut activation,
        request,
        treated: Treated::Normally,
        trace: &mut Silent,
    });
    keeps_every_law(&game);
    let mut replayed = before;
    for effect in &effects {
        replayed.apply(*effect).unwrap();
    }
    assert_eq!(replayed, game, "the effects lead to the game");
    if !effective {
        assert_eq!(before.board(), game.board(), "seed {seed}: without effect nothing changes");
    }
    effective
}

fn execute<T: Trace>(hand: &mut Hand<'_, '_, T>, operation: NpOperation) -> bool {
    if !hand.request.is_limited() {
        *hand.activation = Activation::of(hand.table.game, operation, 3);
    }
    match operation.faction() {
        Faction::Us => us::operation(hand, &order(operation)),
        _ => arvn::operation(hand, &order(operation)),
    }
    .unwrap_or_else(|error| panic!("{operation}: {error}"))
}

fn try_special<T: Trace>(hand: &mut Hand<'_, '_, T>, order: &SpecialOrder) -> bool {
    match order.special.faction() {
        Faction::Us => us::special(hand, order),
        _ => arvn::special(hand, order),
    }
    .unwrap_or_else(|error| panic!("{}: {error}", order.special))
}

#[test]
fn every_coin_operation_keeps_every_law_in_random_positions() {
    for operation in &NpOperation::ALL[..8] {
        let mut came_off = 0;
        for seed in 0..wanted() {
            for request in [TurnRequest::FULL, TurnRequest::LIMITED, TurnRequest::LIMITED_BY_EVENT] {
                came_off +=
                    u32::from(act(seed, operation.faction(), request, |hand| execute(hand, *operation)));
            }
        }
        assert!(came_off > 50, "{operation} came off {came_off} times");
    }
}

#[test]
fn every_coin_special_activity_keeps_every_law_in_random_positions() {
    for special in &NpSpecial::ALL[..6] {
        let mut came_off = 0;
        let order = SpecialOrder { special: *special, variant: Variant::Plain };
        for seed in 0..wanted() {
            for request in [TurnRequest::FULL, TurnRequest::SPECIAL_BY_EVENT] {
                came_off +=
                    u32::from(act(seed, special.faction(), request, |hand| try_special(hand, &order)));
            }
        }
        assert!(came_off > 50, "{special} came off {came_off} times");
    }
}

#[test]
fn a_coin_non_player_goes_through_its_cards_in_random_positions() {
    for seed in 0..wanted() {
        for faction in [Faction::Us, Faction::Arvn] {
            for request in [
                TurnRequest::FULL,
                TurnRequest::OPERATION,
                TurnRequest::LIMITED,
                TurnRequest::SPECIAL_BY_EVENT,
            ] {
                act(seed, faction, request, |hand| {
                    let (executed, _) = pointman_fitl::trung::carry_out(
                        hand.table,
                        hand.turn,
                        request,
                        &mut |_, _| Ok(()),
                        hand.trace,
                    )
                    .unwrap();
                    executed.is_some()
                });
            }
        }
    }
}
