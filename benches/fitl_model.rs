//! How long the board of Fire in the Lake takes: a copy, Control and totals from scratch, an effect.
//!
//! Aims: a copy within 100 ns, Control and all four totals from scratch within 200 ns, an effect within 20 ns.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::fitl::{BoxName, Effect, PieceKind, Scenario, Space, SupportLevel, Track};

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
        ("terror and back", Effect::Terror { space: hue, delta: 1 }, Effect::Terror { space: hue, delta: -1 }),
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

criterion_group!(benches, model);
criterion_main!(benches);
