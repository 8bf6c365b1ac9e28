//! Booby traps step by step.

use serde_json::{Value, json};

use super::Answers::{Any, One, Perhaps, Words, Yes};
use super::{
    Answers, Ask, At, BY, NEAR, Offer, able, able_enemies, ask, everybody, is_communist_ground, nothing,
    vehicles, words,
};
use crate::fng::checks::Flag;
use crate::fng::evening::Soldier;
use crate::fng::mission::{Mode, Side};
use crate::fng::traps::{Trap, TrapKind, TrapState};

fn has_traps(at: At) -> bool {
    !at.mission.traps.list.is_empty() || at.mission.traps.number.is_some()
}

fn traps(at: At) -> Vec<String> {
    let own = at.mission.secrets_kept_by(at.side);
    let known = |id: &u16| at.mission.traps.known(*id, own).is_ok();
    at.mission.traps.list.iter().map(|trap| trap.id).filter(known).map(|id| id.to_string()).collect()
}

fn knows_traps(at: At) -> bool {
    !traps(at).is_empty()
}

/// Traps that somebody may come across: where two play, whoever set one tells of it as it is met.
fn to_be_met(at: At) -> Vec<String> {
    let is_set = |trap: &&Trap| trap.state.is_set();
    match at.mission.setting.mode {
        Mode::Versus => at.mission.traps.list.iter().filter(is_set).map(|trap| trap.id.to_string()).collect(),
        _ => traps(at),
    }
}

const TRAP: Ask = ask("trap", "Which trap", One(traps));

/// Who sets off the trap that three equal dice have brought.
pub(in crate::play::fng) const TRIP: Offer = Offer {
    command: "trap-trip",
    words: "trip",
    note: "three equal Activation dice: which trap, and who sets it off",
    when: |at| {
        let dice = at.mission.play.dice;
        let equal = dice.is_some_and(|dice| dice.own == dice.enemy && dice.third == Some(dice.own));
        let waits = at.mission.traps.due().is_some_and(|trap| trap.victim.is_none());
        is_communist_ground(at) && (equal || waits)
    },
    fixed: nothing,
    asks: &[ask("among", "Who may have set it off", Answers::Everyone(walking))],
};

/// What a trap does to somebody who comes across it.
pub(in crate::play::fng) const SPRING: Offer = Offer {
    command: "trap-spring",
    words: "spring",
    note: "somebody comes across a trap: they find it or set it off",
    when: |at| !to_be_met(at).is_empty(),
    // Where two play, whoever has set it knows of it, whoever comes upon it.
    fixed: |at| json!({ "secrets": (at.mission.setting.mode == Mode::Versus).then_some(true) }),
    asks: &[
        ask("trap", "Which trap", One(to_be_met)),
        ask("by", "Who", One(comers)),
        Ask { when: |at, options| may_be(at, options.get("trap"), &BURSTING), ..NEAR },
        Ask {
            when: |at, options| may_be(at, options.get("trap"), &[TrapKind::Landmine]),
            ..ask("vehicle", "Which vehicle sets it off", Perhaps(vehicles))
        },
    ],
};

/// What reaches others than who comes upon it.
const BURSTING: [TrapKind; 3] = [TrapKind::Tripwire, TrapKind::Landmine, TrapKind::Cdm];

/// Whether a trap is of one of these kinds, or may be: a vehicle sets off only a mine.
fn may_be(at: At, trap: Option<&Value>, kinds: &[TrapKind]) -> bool {
    let id = |trap: &Value| trap.as_u64().or_else(|| trap.as_str().and_then(|id| id.parse().ok()));
    let mut all = at.mission.traps.list.iter();
    let known = trap.and_then(id).and_then(|id| all.find(|trap| u64::from(trap.id) == id));
    known.and_then(|trap| trap.kind).is_none_or(|kind| kinds.contains(&kind))
}

/// Those of the side who are up and on foot.
fn walking(at: At) -> Vec<String> {
    let is_up = |name: &String| {
        let soldier = at.mission.company.get(name);
        let is_below = at.mission.tunnels.is_below(name);
        let walks = |man: &Soldier| man.aboard.is_none() && !man.is(Flag::KnockedDown) && !man.is_shaken();
        soldier.is_some_and(walks) && !is_below
    };
    able(at).into_iter().filter(is_up).collect()
}

/// Who may come across a trap: anyone, those first at whom the known ones are aimed.
fn comers(at: At) -> Vec<String> {
    let own = at.mission.keeps_secrets_of();
    let is_own = |trap: &Trap| Some(trap.side) == own && trap.state == TrapState::Hidden;
    let (first, second) = match at.mission.traps.list.iter().any(is_own) {
        true => (able_enemies(at), able(at)),
        false => (able(at), able_enemies(at)),
    };
    first.into_iter().chain(second).collect()
}

/// Command Detonated Mines that stand ready, of the side that set them.
fn mines(at: At) -> Vec<String> {
    let of_side = if at.mission.is_communist(at.side) { Side::Communist } else { Side::FreeWorld };
    let is_ready =
        |trap: &&Trap| trap.kind == Some(TrapKind::Cdm) && trap.side == of_side && trap.state.is_set();
    at.mission.traps.list.iter().filter(is_ready).map(|trap| trap.id.to_string()).collect()
}

pub(super) const TRAPS: &[Offer] = &[
    Offer {
        command: "trap",
        words: "show",
        note: "known traps, poisoned soldiers and burning flares",
        when: has_traps,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "trap-place",
        words: "number",
        note: "roll how many booby traps there are",
        when: is_communist_ground,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "trap-place",
        words: "place",
        note: "set a booby trap, in secret",
        when: |at| !at.mission.is_communist(at.side) || has_traps(at),
        fixed: |at| json!({ "free_world": !at.mission.is_communist(at.side) }),
        asks: &[
            ask("kind", "Which kind", One(|_| words(&TrapKind::ALL.map(TrapKind::id)))),
            ask("where", "Where it is", Words("beside the path")),
            // What the Communists have placed was there before the evening; others take an Activation to set
            // one up.
            Ask { when: |_, given| given["free_world"] == true, ..ask("by", "Who sets it up", One(able)) },
        ],
    },
    TRIP,
    SPRING,
    Offer {
        command: "trap-spring",
        words: "fire-mine",
        note: "fire a Command Detonated Mine from up to 8 in away",
        when: |at| !mines(at).is_empty(),
        fixed: |_| json!({ "fire": true }),
        asks: &[
            ask("trap", "Which mine", One(mines)),
            ask("by", "Who fires it, within 8 in of it", One(walking)),
            ask("near", "Who is in its zone, 8 in deep", Any(everybody)),
            ask("behind", "Who is in its back blast, 2 in behind", Any(everybody)),
        ],
    },
    Offer {
        command: "trap-disarm",
        words: "disarm",
        note: "disarm a trap found last turn",
        when: knows_traps,
        fixed: nothing,
        asks: &[TRAP, BY, ask("wire_cutters", "Do they have wire cutters", Yes), NEAR],
    },
    Offer {
        command: "trap-clear",
        words: "clear",
        note: "clear a square inch of punji stakes, or fight a viper",
        when: knows_traps,
        fixed: nothing,
        asks: &[TRAP, BY],
    },
    Offer {
        command: "trap-turn",
        words: "turn",
        note: "the next turn of the traps: poison works, flares burn down",
        when: |at| {
            !at.mission.traps.poisoned.is_empty() || !at.mission.traps.flares.is_empty() || knows_traps(at)
        },
        fixed: nothing,
        asks: &[ask("treated", "Who was treated by a Medic", Any(|at| at.mission.traps.poisoned.clone()))],
    },
];
