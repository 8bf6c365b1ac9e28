//! Non-player NVA and VC on positions at random: nothing fails, every law of the board holds after each
//! effect, and the effects replay.

use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_fitl::trung::{
    CardStep, Course, Due, MoveAction, Movement, NpOperation, NpSpecial, Pick, Plan, Scene as Sight,
    TurnRequest, Variant,
};
use pointman_fitl::{
    BoxName, Card, CardSide, Edition, Effect, Faction, FactionSet, Game, GameEffect, LastingCard,
    OperationName, PieceType, Scenario, Space, SupportLevel, Terms, Track, TrungCard,
};

use crate::trung::executed::{Deed, How, attempt, execute, part, try_done, turn_by, whole};

/// Chance of a seed.
struct Chance(Seeded);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(Seeded::new(DiceState { seed, drawn: 0 }))
    }

    fn below(&mut self, n: usize) -> usize {
        self.0.pick(n, format_args!("a test")).expect("seeded dice answer")
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// A scenario whose pieces, levels, markers and tracks have been shaken, with some lasting cards, in which
/// people play US, ARVN, both or neither, and now and then one of the Insurgents.
fn game(chance: &mut Chance) -> Game {
    let players: FactionSet = Faction::ALL.into_iter().filter(|_| chance.below(3) == 0).collect();
    let board = chance.one(&[Scenario::Full, Scenario::Medium, Scenario::Short]).board();
    let mut game =
        Game::on(board, players, Edition::Second).showing(Card::numbered(1), Some(Card::numbered(2)));
    for _ in 0..chance.below(120) {
        let (space, other, kind) =
            (chance.one(&Space::ALL), chance.one(&Space::ALL), chance.one(&PieceType::ALL));
        let (piece, count) = (kind.placed(), 1 + chance.below(4) as u8);
        let from = game.board().support(space);
        let effect = match chance.below(6) {
            0 | 1 => Effect::Place { space, piece, count, from: BoxName::Available },
            2 => Effect::Flip { space, piece: piece.flipped().unwrap_or(piece), count: 1 },
            3 => Effect::Move { piece, count, from: space, to: other },
            4 => Effect::Support { space, from, to: chance.one(&SupportLevel::ALL) },
            _ => Effect::Terror { space, delta: 1 },
        };
        // What the rules of the board forbid is left out.
        let _ = game.apply(effect.into());
    }
    for (name, most) in [(Track::Trail, 5), (Track::AgitateTotal, 7), (Track::Patronage, 25)] {
        let from = game.board().track(name);
        let _ = game.apply(Effect::Track { name, from, to: chance.below(most) as u8 }.into());
    }
    for _ in 0..chance.below(6) {
        let (card, side) =
            (chance.one(&LastingCard::ALL), chance.one(&[CardSide::Unshaded, CardSide::Shaded]));
        let _ = game.apply(GameEffect::lasting(card, side, true));
    }
    game
}

/// What an Event or a card might set.
fn how(chance: &mut Chance, operation: NpOperation) -> How {
    let mut how = match chance.below(4) {
        0 => How::by(TurnRequest::LIMITED),
        1 => How::by_event(),
        _ => How::by_card(operation),
    };
    if chance.below(4) == 0 {
        let spaces: Vec<Space> = (0..6).map(|_| chance.one(&Space::ALL)).collect();
        how = how.only_in(&spaces);
    }
    if chance.below(4) == 0 {
        how = how.most(1 + chance.below(3) as u8);
    }
    if chance.below(4) == 0 {
        how.terms = Terms { any_state: true, ..how.terms };
    }
    how
}

fn non_players(game: &Game) -> Vec<Faction> {
    [Faction::Nva, Faction::Vc].into_iter().filter(|faction| !game.is_player(*faction)).collect()
}

/// A few Operations and Special Activities, one after the other, each in a turn of its own. Gives how many
/// had an effect.
fn play(seed: u64) -> usize {
    let mut chance = Chance::of(seed);
    let mut game = game(&mut chance);
    let mut came = 0;
    for step in 0..8 {
        let Some(faction) = non_players(&game).get(chance.below(2)).copied() else { continue };
        let mut dice = Seeded::new(DiceState { seed: seed ^ 0x5eed, drawn: step * 1000 });
        let operations: Vec<_> =
            NpOperation::ALL.into_iter().filter(|operation| operation.faction() == faction).collect();
        let specials: Vec<_> =
            NpSpecial::ALL.into_iter().filter(|special| special.faction() == faction).collect();
        let operation = chance.one(&operations);
        let order = execute(whole(operation));
        let variant =
            chance.one(&[Variant::Plain, Variant::WithVcBase, Variant::WithAttack, Variant::WithMarch]);
        let special = chance.one(&specials);
        let attempted = attempt(special, variant);
        let how = how(&mut chance, operation);
        let before: &[Deed<'_>] = &[&attempted, &order];
        let after: &[Deed<'_>] = &[&order, &attempted];
        let alone: &[Deed<'_>] = &[&attempted];
        let ambushes = matches!(special, NpSpecial::NvaAmbush | NpSpecial::VcAmbush);
        let attacks = matches!(operation, NpOperation::NvaAttack | NpOperation::VcAttack);
        // An Ambush begins no other Operation than an Attack.
        let deeds = chance.one(&[after, alone, if ambushes && !attacks { after } else { before }]);
        let executed = try_done(game, faction, how, &mut dice, deeds)
            .unwrap_or_else(|error| panic!("seed {seed}, step {step}: {operation}, {how:?}: {error}"));
        let spaces = executed.turn.spaces;
        if let Some(most) = executed.turn.cap(None) {
            assert!(spaces.len() <= usize::from(most), "seed {seed}: {spaces:?}");
        }
        assert!(
            (spaces | executed.turn.special_spaces).is_subset(how.terms.only_in),
            "seed {seed}: within the spaces allowed"
        );
        came += usize::from(executed.changed());
        game = executed.game;
    }
    came
}

/// Turns by the Trưng cards, one after the other. Gives how many executed something.
fn play_by_cards(seed: u64) -> usize {
    let mut chance = Chance::of(seed);
    let mut game = game(&mut chance);
    let mut came = 0;
    for step in 0..8 {
        let Some(faction) = non_players(&game).get(chance.below(2)).copied() else { continue };
        let mut dice = Seeded::new(DiceState { seed: seed ^ 0xcafe, drawn: step * 1000 });
        let cards: Vec<_> = TrungCard::ALL.into_iter().filter(|card| card.faction() == faction).collect();
        let requests = [
            TurnRequest::FULL,
            TurnRequest::FULL,
            TurnRequest::OPERATION,
            TurnRequest::LIMITED,
            TurnRequest::LIMITED_BY_EVENT,
            TurnRequest::SPECIAL_BY_EVENT,
        ];
        let (card, request) = (chance.one(&cards), chance.one(&requests));
        let (executed, end) = turn_by(game, card, request, &mut dice)
            .unwrap_or_else(|error| panic!("seed {seed}, step {step}: {card}, {request:?}: {error}"));
        match end {
            Due::Done(done) => {
                let operation = done.operation.is_some();
                assert_eq!(
                    operation,
                    !executed.turn.spaces.is_empty(),
                    "seed {seed}, step {step}, {card}: {done:?}"
                );
                assert_eq!(
                    done.special.is_some(),
                    executed.turn.special.is_some(),
                    "seed {seed}, step {step}, {card}: {done:?}"
                );
                assert!(done.special.is_none() || request.with_special);
            }
            _ => assert!(executed.turn.spaces.is_empty() && executed.turn.special.is_none()),
        }
        came += usize::from(executed.effective);
        game = executed.game;
    }
    came
}

#[test]
fn whatever_nva_and_vc_execute_at_random_keeps_every_law_and_its_effects_replay() {
    let came: usize = (0..400).map(play).sum();
    assert!(came > 800, "{came} had an effect");
}

#[test]
fn whatever_the_cards_have_nva_and_vc_execute_keeps_every_law_and_its_effects_replay() {
    let came: usize = (0..400).map(play_by_cards).sum();
    assert!(came > 1200, "{came} came to something");
}

#[test]
fn what_a_march_passes_over_without_a_throw_would_have_been_in_vain() {
    let mut reached = 0;
    for seed in 0..20 {
        let mut chance = Chance::of(seed);
        let game = game(&mut chance);
        for faction in non_players(&game) {
            let (operation, steps, action): (_, &[CardStep], _) = match faction {
                Faction::Nva => {
                    (NpOperation::NvaMarch, &[CardStep::NvaMarchDestinations], MoveAction::NvaMarch)
                }
                _ => (NpOperation::VcMarch, &[CardStep::VcMarchDestinations], MoveAction::VcMarch),
            };
            for space in Space::ALL {
                let how = How::by_event().only_in(&[space]);
                let dice = || Seeded::new(DiceState { seed, drawn: 0 });
                let marched = try_done(game, faction, how, &mut dice(), &[&part(operation, steps)]).unwrap();
                let plan =
                    Plan { candidates: space.into(), pick: Pick::Random("the only one"), most: u8::MAX };
                let in_full = try_done(
                    game,
                    faction,
                    how,
                    &mut dice(),
                    &[&|hand| {
                        hand.turn.begin(hand.table.game, OperationName::March)?;
                        let movement = Movement::of(&Sight::of(hand.table.game, hand.turn), action);
                        let mut course = Course::begin(movement, hand.treated);
                        course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)
                    }],
                )
                .unwrap();
                assert_eq!(marched.game, in_full.game, "seed {seed}: {faction} to {space}");
                reached += usize::from(marched.effective);
            }
        }
    }
    assert!(reached > 100, "{reached} destinations were reached");
}
