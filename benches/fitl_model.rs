//! How long the board and the game of Fire in the Lake take: a copy, Control and totals from scratch, an
//! effect, a document.
//!
//! Aims: a copy within 100 ns, Control and all four totals from scratch within 200 ns, an effect within 20
//! ns, reading a document with validation within 1 ms.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::dice::{DiceState, Seeded};
use pointman::document::{self, Document};
use pointman::fitl::document::FITL_NEW;
use pointman::fitl::{
    BoxName, Effect, FactionSet, GameData, GameEffect, NewGame, PieceKind, Scenario, Space, SupportLevel,
    Track,
};

fn model(criterion: &mut Criterion) {
    let board = Scenario::Medium.board();
    criterion.bench_function("copy", |bench| bench.iter(|| *black_box(&board)));
    criterion.bench_function("control and victory totals from scratch", |bench| {
        bench.iter(|| black_box(&board).victory_totals_recounted());
    });
    criterion.bench_function("victory totals", |bench| bench.iter(|| black_box(&board).victory_totals()));
    criterion.bench_function("validate a setup", |bench| bench.iter(|| black_box(board.setup()).validate()));

    let (hue, loc) = (Space::Hue, Space::LocHueDaNang);
    let police = PieceKind::ArvnPolice;
    let guerrillas = PieceKind::VcGuerrillasUnderground;
    let (passive, active) = (SupportLevel::PassiveSupport, SupportLevel::ActiveSupport);
    // Each pair leaves the board as it was, so that any number of rounds can be run.
    let pairs = [
        (
            "place and remove",
            Effect::Place { space: hue, piece: guerrillas, count: 3, from: BoxName::Available },
            Effect::Remove { space: hue, piece: guerrillas, count: 3, to: BoxName::Available },
        ),
        (
            "move and back",
            Effect::Move { piece: police, count: 2, from: hue, to: loc },
            Effect::Move { piece: police, count: 2, from: loc, to: hue },
        ),
        (
            "flip and back",
            Effect::Flip { space: Space::TayNinh, piece: guerrillas, count: 1 },
            Effect::Flip { space: Space::TayNinh, piece: PieceKind::VcGuerrillasActive, count: 1 },
        ),
        (
            "support and back",
            Effect::Support { space: hue, from: passive, to: active },
            Effect::Support { space: hue, from: active, to: passive },
        ),
        (
            "terror and back",
            Effect::Terror { space: hue, delta: 1 },
            Effect::Terror { space: hue, delta: -1 },
        ),
        (
            "track and back",
            Effect::Track { name: Track::Aid, from: 30, to: 40 },
            Effect::Track { name: Track::Aid, from: 40, to: 30 },
        ),
    ];
    for (name, there, back) in pairs {
        let mut board = board;
        criterion.bench_function(&format!("two effects: {name}"), |bench| {
            bench.iter(|| {
                board.apply(black_box(there)).expect("the first effect is allowed");
                board.apply(black_box(back)).expect("the second effect is allowed");
            });
        });
    }
}

fn game(criterion: &mut Criterion) {
    let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let choices = serde_json::to_value(&agreed).expect("what is agreed is JSON");
    let (document, _) =
        Document::<GameData>::begin_given(FITL_NEW, choices, &mut dice).expect("the scenario begins");
    let game = document.data.validate().expect("a fresh game is valid");
    criterion.bench_function("copy of a game", |bench| bench.iter(|| *black_box(&game)));
    criterion.bench_function("what happens next", |bench| bench.iter(|| black_box(&game).next_step()));
    let mut changed = game;
    criterion.bench_function("two effects of a game: terror and back", |bench| {
        bench.iter(|| {
            for delta in [1, -1] {
                let effect: GameEffect = Effect::Terror { space: Space::Hue, delta }.into();
                changed.apply(black_box(effect)).expect("the effect is allowed");
            }
        });
    });
    criterion.bench_function("validate a game", |bench| bench.iter(|| black_box(&document.data).validate()));
    let text = document.to_text();
    criterion.bench_function("read and validate a document", |bench| {
        bench.iter(|| document::read::<GameData>("game.json", black_box(&text)).expect("it is valid"));
    });
}

criterion_group!(benches, model, game);
criterion_main!(benches);
