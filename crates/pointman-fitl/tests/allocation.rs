//! Non-players take their turns, Events and Coup Rounds among them, without allocating memory, however long
//! they play.

use std::collections::BTreeMap;

use allocation_counter::measure;
use pointman_core::dice::Seeded;
use pointman_core::trace::Silent;
use pointman_fitl::trung::simulation::play_silently;
use pointman_fitl::trung::{CardEvents, Played, coup};
use pointman_fitl::{
    ActionTaken, Edition, EventChoices, Faction, FactionSet, Game, GameEffect, NewGame, NextStep, Scenario,
    Table,
};

/// More effects than one step has.
const EFFECTS: usize = 4096;

/// What was done, and how many allocations it made at most.
type Told = BTreeMap<String, u64>;

fn told(played: &Played) -> (Option<Faction>, String) {
    let Played::Turn(turn) = played else { return (None, "Pivotal Events".to_owned()) };
    let faction = turn.turn.faction;
    let what = match (turn.action, turn.event) {
        (ActionTaken::Event, side) => format!("{faction} card {} {side:?}", turn.card),
        (action, _) => {
            format!("{faction} {action} {:?} {:?}", turn.executed.operation, turn.executed.special)
        }
    };
    (Some(faction), what)
}

/// Plays a game to its end; turns are counted by faction, allocations by what was done.
fn play(
    game: &mut Game,
    dice: &mut Seeded,
    effects: &mut Vec<GameEffect>,
    turns: &mut [u32; 4],
    allocating: &mut Told,
) {
    let choices = EventChoices::default();
    loop {
        effects.clear();
        let (mut done, step) = (None, game.next_step());
        let allocations = measure(|| {
            let mut table = Table { game, dice, effects };
            match step {
                NextStep::Reveal => drop(table.draw().unwrap()),
                NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                    done = Some(
                        play_silently(&mut table, CardEvents { choices: &choices, asks: false }).unwrap(),
                    )
                }
                NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
                    drop(coup::play_round(&mut table, &mut Silent).unwrap())
                }
                NextStep::Over | NextStep::NoCards => {}
            }
        });
        assert!(effects.capacity() == EFFECTS, "a step has more effects than were thought");
        let (faction, what) = done.as_ref().map_or_else(|| (None, format!("{step:?}")), told);
        if let Some(faction) = faction {
            turns[faction.index()] += 1;
        }
        if allocations.count_total > 0 {
            let most = allocating.entry(what).or_default();
            *most = allocations.count_total.max(*most);
        }
        if matches!(step, NextStep::Over | NextStep::NoCards) {
            return;
        }
    }
}

#[test]
fn thousands_of_turns_of_each_non_player_allocate_nothing() {
    let (mut effects, mut turns, mut allocating) = (Vec::with_capacity(EFFECTS), [0; 4], Told::new());
    let agreements = [
        (Scenario::Full, Edition::Second, 130),
        (Scenario::Full, Edition::First, 50),
        (Scenario::Medium, Edition::Second, 60),
    ];
    for (scenario, edition, games) in agreements.into_iter().chain([(Scenario::Short, Edition::Second, 60)]) {
        for number in 0..games {
            let mut dice = Seeded::stream(1, number);
            let period_events = number % 2 == 1;
            let agreed =
                NewGame { players: FactionSet::NONE, edition, period_events, ..NewGame::of(scenario) };
            let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
            play(&mut game, &mut dice, &mut effects, &mut turns, &mut allocating);
        }
    }
    assert!(turns.iter().all(|turns| *turns > 3_000), "{turns:?}");
    assert!(allocating.is_empty(), "these allocate: {allocating:#?}");
}
