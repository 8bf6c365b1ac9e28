//! Support step by step: guns, aircraft, helicopters, snipers, reinforcements and covering fire.

use serde_json::{Map, Value, json};

use super::Answers::{Any, Number, One, Perhaps, Words, Yes};
use super::{
    Answers, Ask, At, Offer, able, able_enemies, ask, callers, covering, enemies, everybody, is_flame_about,
    nation, nothing, of_side, on_table, vehicles, vehicles_and_landed, words,
};
use crate::fng::army_lists::{AircraftKind, AircraftVariant, ListedAircraft, RunKind};
use crate::fng::checks::Flag;
use crate::fng::evening::Soldier;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::squad::Role;
use crate::fng::support::{Aircraft, Duty, Place, Reach, Support, Tube};

/// Those who may call by radio: whoever has one; where all do, the Leaders first [Making the Call].
fn operators(at: At) -> Vec<String> {
    // Who is Knocked Down takes their test first.
    let is_up = |name: &String| at.mission.company.get(name).is_some_and(|man| !at.mission.must_rise(man));
    let all: Vec<String> = callers(at).into_iter().filter(is_up).collect();
    let is = |name: &String, which: fn(&Soldier) -> bool| at.mission.company.get(name).is_some_and(which);
    let has_radio = |name: &String| at.mission.company.get(name).is_some_and(|man| at.mission.has_radio(man));
    let all: Vec<String> = all.into_iter().filter(has_radio).collect();
    let leads = |name: &String| is(name, |man| man.man.role == Some(Role::Leader));
    let (first, others): (Vec<String>, Vec<String>) = all.into_iter().partition(leads);
    first.into_iter().chain(others).collect()
}

fn helicopters(at: At) -> Vec<String> {
    helicopters_with(at, |_| true)
}

fn helicopters_with(at: At, which: fn(&Aircraft) -> bool) -> Vec<String> {
    let is_here = |it: &&Aircraft| it.is_here() && it.side == at.side && it.is_helicopter() && which(it);
    at.mission.play.aircraft.iter().filter(is_here).map(Aircraft::title).collect()
}

/// Helicopters that carry troops: those of the side's own army first.
fn transports(at: At) -> Vec<String> {
    let own = nation(at).list().aircraft.iter();
    let mut models: Vec<String> = Vec::new();
    for listed in own.chain(ListedAircraft::all()).filter(|listed| listed.kind == AircraftKind::Transport) {
        let model = listed.id.id().to_owned();
        if !models.contains(&model) {
            models.push(model);
        }
    }
    models
}

/// Aircraft that have a run to declare.
fn with_runs(at: At) -> Vec<String> {
    aircraft_that(at, |aircraft| !aircraft.runs().is_empty())
}

/// Aircraft whose run was declared in an earlier turn, and is flown now.
fn with_run_due(at: At) -> Vec<String> {
    let turn = at.mission.play.turn;
    aircraft_that(at, move |aircraft| aircraft.declared.as_ref().is_some_and(|declared| declared.turn < turn))
}

fn aircraft_that(at: At, which: impl Fn(&Aircraft) -> bool) -> Vec<String> {
    let flies = |aircraft: &&Aircraft| {
        aircraft.is_here() && aircraft.side == at.side && !at.mission.is_grounded(aircraft) && which(aircraft)
    };
    at.mission.play.aircraft.iter().filter(flies).map(Aircraft::title).collect()
}

/// The number of an aircraft that is called so.
fn aircraft_number(at: At, called: &str) -> Value {
    let found = at.mission.play.aircraft.iter().find(|aircraft| aircraft.title() == called);
    found.map_or_else(|| json!(called), |aircraft| json!(aircraft.number))
}

/// The aircraft that these options name.
fn aircraft_of<'m>(at: At<'m>, options: &Map<String, Value>) -> Option<&'m Aircraft> {
    let number = options.get("aircraft").and_then(Value::as_u64)?;
    at.mission.play.aircraft.iter().find(|aircraft| u64::from(aircraft.number) == number)
}

/// Whether the run that was declared is one with this.
fn is_declared(at: At, options: &Map<String, Value>, kind: RunKind) -> bool {
    let declared = aircraft_of(at, options).and_then(|aircraft| aircraft.declared.as_ref());
    declared.is_some_and(|declared| declared.weapon == kind)
}

/// Whether a run with one of these is flown: the one that was declared, or another in the same pass.
fn flies_with(at: At, options: &Map<String, Value>, kinds: &[RunKind]) -> bool {
    let declared = aircraft_of(at, options).and_then(|aircraft| aircraft.declared.as_ref());
    let is_also = |kind: &&RunKind| options.get("also").and_then(Value::as_str) == Some(kind.id());
    kinds.iter().any(|kind| declared.is_some_and(|declared| declared.weapon == *kind))
        || kinds.iter().any(|kind| is_also(&kind))
}

/// Whether one target alone is in the path.
fn is_at_one(options: &Map<String, Value>) -> bool {
    let count = |option: &str| options.get(option).and_then(Value::as_array).map_or(0, Vec::len);
    count("at") + count("vehicle") == 1
}

/// Everybody but those below ground, whom nothing from above reaches [Tunnel Protection].
fn on_ground(at: At) -> Vec<String> {
    let is_below = |name: &String| at.mission.tunnels.is_below(name);
    everybody(at).into_iter().filter(|name| !is_below(name)).collect()
}

fn has_helicopter(at: At) -> bool {
    !helicopters(at).is_empty()
}

fn may_call(at: At) -> bool {
    !at.mission.is_communist(at.side) && !operators(at).is_empty()
}

fn runs(_: At) -> Vec<String> {
    use RunKind::{Bombs, Guns, MarkingRocket, Napalm, Ring, Rockets, Spotting, Strip};
    words(&[Guns, Rockets, Bombs, Napalm, MarkingRocket, Spotting, Strip, Ring].map(RunKind::id))
}

fn variants(_: At) -> Vec<String> {
    words(&AircraftVariant::ALL.map(AircraftVariant::id))
}

fn fire_missions(at: At) -> Vec<String> {
    let own = at.mission.play.fire_missions.iter().filter(|mission| mission.side == at.side);
    own.map(|mission| mission.number.to_string()).collect()
}

fn blasts(at: At) -> Vec<String> {
    at.mission.play.blasts.iter().map(|blast| blast.number.to_string()).collect()
}

fn snipers(at: At) -> Vec<String> {
    let snipers = at.mission.play.snipers.iter().filter(|sniper| sniper.side == at.side && !sniper.placed);
    snipers.map(|sniper| sniper.number.to_string()).collect()
}

/// Men who may get into a helicopter.
fn on_foot(at: At) -> Vec<String> {
    let side = at.side;
    on_table(at, move |soldier| soldier.side == side && soldier.is_able() && soldier.aboard.is_none())
}

/// Those of a side who wait off the table.
fn waiting(at: At) -> Vec<String> {
    let waits = |soldier: &&Soldier| {
        soldier.waits && soldier.is_able() && soldier.left.is_none() && soldier.aboard.is_none()
    };
    at.mission.company.of(at.side).filter(waits).map(|soldier| soldier.name().to_owned()).collect()
}

/// Men who have got into a helicopter, and those who wait off the table where one on the LZ may have brought
/// them in.
fn riders(at: At) -> Vec<String> {
    let own =
        || at.mission.play.aircraft.iter().filter(|aircraft| aircraft.is_here() && aircraft.side == at.side);
    let lands = own().any(|aircraft| aircraft.duty == Duty::Transport && aircraft.place == Place::Landed);
    let waiting = waiting(at).into_iter().filter(|_| lands);
    own().flat_map(|aircraft| aircraft.riders.iter().cloned()).chain(waiting).collect()
}

const HELICOPTER: Ask =
    Ask { read: aircraft_number, ..ask("aircraft", "Which helicopter", One(helicopters)) };
const OPERATOR: Ask = ask("operator", "Who calls", One(operators));
const SNIPER: Ask = ask("sniper", "Which sniper", One(snipers));
/// Runs that are aimed at a point.
const AIMED: [RunKind; 5] =
    [RunKind::Rockets, RunKind::Bombs, RunKind::Napalm, RunKind::MarkingRocket, RunKind::Grenades];

/// Enemies who are up to fire.
fn firing(at: At) -> Vec<String> {
    let fires = |name: &String| {
        let man = at.mission.company.get(name);
        man.is_some_and(|man| man.may(Deed::Fire).is_ok() && !man.is(Flag::KnockedDown))
    };
    able_enemies(at).into_iter().filter(fires).collect()
}

const FIRING_AT_IT: Ask = ask("by", "Who of the enemy may fire at it", Any(firing));

const TUBES: Ask = ask(
    "declare",
    "Which tubes",
    One(|_| words(&[Tube::LightMortar, Tube::MediumMortar, Tube::Artillery].map(Tube::id))),
);
const TARGET: Ask = ask("aim", "The target, in words", Words("the nearest enemy"));
const LOAD: Ask = ask("load", "The rounds", One(|_| words(&["he", "smoke", "wp", "illumination"])));
/// What stands off the table reaches everywhere on it.
const RANGE: Ask = Ask {
    when: |_, options| options.get("off_table").is_none(),
    ..ask("range", "Inches from the tube to the target", Number(1, 240, 60))
};
const FRIENDS: Ask = ask("friends", "Inches from the target to the nearest friend", Number(0, 72, 24));
const OFF_TABLE: Ask = ask("off_table", "Is the tube off the table", Yes);
/// A crew that is off the table sees no target.
const SEES: Ask = Ask {
    when: |_, options| options.get("off_table").is_none(),
    ..ask("direct", "Does the crew see its target", Yes)
};

/// How the spotter reaches the crew, where it does not see the target itself [Mortars: Fire Procedure]; on
/// the table shouting may do.
const REACH: Ask = Ask {
    when: |_, options| options.get("direct").is_none(),
    ..ask(
        "reached_by",
        "How the spotter reaches the crew: by radio, an agreed signal such as a flare, or a shout up to 6 in",
        One(|_| words(&[Reach::Radio, Reach::Signal, Reach::Shout].map(Reach::id))),
    )
};

/// Whether the spotter calls by radio.
fn by_radio(options: &Map<String, Value>) -> bool {
    options.get("reached_by").and_then(Value::as_str) == Some(Reach::Radio.id())
}

const CALLER: Ask = Ask { when: |_, options| by_radio(options), ..OPERATOR };

const SPOTTER: Ask = Ask {
    when: |_, options| options.get("direct").is_none() && !by_radio(options),
    ..ask("operator", "Who spots", One(callers))
};

/// An act of a helicopter.
macro_rules! helicopter {
    ($action:literal, $words:literal, $note:literal, $asks:expr) => {
        Offer {
            command: "helicopter",
            words: $words,
            note: $note,
            when: has_helicopter,
            fixed: |_| json!({ "action": $action }),
            asks: $asks,
        }
    };
}

/// A Fire Mission fires.
pub(in crate::play::fng) const FIRE_GUNS: Offer = Offer {
    command: "fire-mission",
    words: "fire-guns",
    note: "fire a Fire Mission: a spotting round, then rounds for effect",
    when: |at| !fire_missions(at).is_empty(),
    fixed: nothing,
    asks: &[
        ask("number", "Which Fire Mission", One(fire_missions)),
        ask("unseen", "Was the last spotting round out of the spotter's sight", Yes),
    ],
};

/// A run that was declared in an earlier turn is flown.
pub(in crate::play::fng) const FLY_RUN: Offer = Offer {
    command: "air-run",
    words: "fly-run",
    note: "fly the run declared last turn",

    when: |at| !with_run_due(at).is_empty(),
    fixed: |_| json!({ "run": true }),
    asks: &[
        Ask { read: aircraft_number, ..ask("aircraft", "Which aircraft", One(with_run_due)) },
        Ask {
            when: |at, options| {
                let strikes = aircraft_of(at, options).is_some_and(|it| it.duty == Duty::Strike);
                strikes && !at.mission.play.has_fac(at.side)
            },
            ..ask("forward_observer", "No FAC is overhead: does a Forward Observer direct it", Yes)
        },
        // One of these flies too high [Spooky, Specter And Puff The Magic Dragon].
        Ask {
            when: |at, options| aircraft_of(at, options).is_none_or(|it| it.duty != Duty::Spooky),
            ..FIRING_AT_IT
        },
        ask("at", "Who is in its path", Any(on_ground)),
        ask("vehicle", "Which vehicles are in its path", Any(vehicles)),
        Ask {
            when: |_, options| is_at_one(options),
            ..ask("all_at_one", "Do all its dice go at that one target", Yes)
        },
        // Of what it fires beside the run that was declared.
        Ask {
            when: |at, options| is_declared(at, options, RunKind::Rockets),
            ..ask("also", "What a gunship fires in the same pass", Perhaps(|_| words(&[RunKind::Guns.id()])))
        },
        Ask {
            when: |at, options| is_declared(at, options, RunKind::Guns),
            ..ask(
                "also",
                "What a gunship fires in the same pass",
                Perhaps(|_| words(&[RunKind::Rockets.id()])),
            )
        },
        Ask {
            when: |at, options| flies_with(at, options, &AIMED),
            ..ask("point", "Where what it drops or fires is aimed", Words("the nearest enemy"))
        },
    ],
};

pub(super) const SUPPORT: &[Offer] = &[
    Offer {
        command: "request",
        words: "request",
        note: "call for artillery, an air strike, a gunship or a medevac",
        when: may_call,
        fixed: of_side,
        asks: &[
            ask(
                "what",
                "What is asked for",
                One(|at| {
                    let may_come = |what: &&Support| !at.mission.keeps_away(**what);
                    Support::ALL.iter().filter(may_come).map(|what| what.id().to_owned()).collect()
                }),
            ),
            OPERATOR,
            Ask {
                when: |_, options| options.get("what").and_then(Value::as_str) == Some("artillery"),
                ..ask("aim", "The target of the guns", Words("the nearest enemy"))
            },
            Ask {
                when: |_, options| options.get("what").and_then(Value::as_str) == Some("artillery"),
                ..ask("friends", "Inches from there to the nearest friend", Number(0, 72, 48))
            },
        ],
    },
    Offer {
        command: "radio",
        words: "radio",
        note: "call by radio, such as the aircraft overhead before they strike",
        when: may_call,
        fixed: of_side,
        asks: &[ask("whom", "Whom", One(|_| words(&["battalion", "company", "fac"]))), OPERATOR],
    },
    Offer {
        command: "fire-mission",
        words: "call-guns",
        note: "declare a Fire Mission of mortars or artillery",
        when: |at| !callers(at).is_empty(),
        fixed: of_side,
        asks: &[TUBES, TARGET, LOAD, OFF_TABLE, SEES, REACH, CALLER, SPOTTER, RANGE, FRIENDS],
    },
    Offer {
        command: "fire-mission",
        words: "card-guns",
        note: "declare a Fire Mission that a card allows",
        when: |at| !at.mission.play.hand(at.side).granted.is_empty(),
        fixed: |at| json!({ "side": at.side.id(), "card": true }),
        asks: &[TUBES, TARGET, OPERATOR, LOAD, FRIENDS],
    },
    Offer {
        command: "fire-mission",
        words: "protective-fire",
        note: "declare final protective fire, with an enemy within 10 in",
        when: |at| !callers(at).is_empty(),
        fixed: of_side,
        asks: &[
            ask("final_protective", "Inches from your soldiers to the enemy", Number(1, 10, 6)),
            TUBES,
            TARGET,
            LOAD,
            OFF_TABLE,
            SEES,
            REACH,
            CALLER,
            SPOTTER,
            RANGE,
        ],
    },
    FIRE_GUNS,
    Offer {
        command: "fire-mission",
        words: "end-guns",
        note: "end a Fire Mission",
        when: |at| !fire_missions(at).is_empty(),
        fixed: |_| json!({ "cancel": true }),
        asks: &[ask("number", "Which Fire Mission", One(fire_missions))],
    },
    Offer {
        command: "fire-mission",
        words: "blast",
        note: "roll what a blast does to those in it",
        when: |at| !blasts(at).is_empty(),
        fixed: nothing,
        asks: &[
            ask("effect", "Which blast", One(blasts)),
            ask("at", "Who is in the blast circle", Any(everybody)),
            ask("vehicle", "Which vehicles are in it", Any(vehicles_and_landed)),
        ],
    },
    Offer {
        command: "air-run",
        words: "declare-run",
        note: "declare a run of an aircraft, flown on the next Activation",
        when: |at| !with_runs(at).is_empty(),
        fixed: nothing,
        asks: &[
            Ask { read: aircraft_number, ..ask("aircraft", "Which aircraft", One(with_runs)) },
            ask("declare", "What", One(runs)),
            ask("variant", "Which variant of it came", Perhaps(variants)),
            // Only an air strike is directed.
            Ask {
                when: |at, options| aircraft_of(at, options).is_some_and(|it| it.duty == Duty::Strike),
                ..ask("forward_observer", "Does a Forward Observer on the ground direct it", Yes)
            },
            ask("course", "Where it enters and leaves", Words("own edge to far edge")),
        ],
    },
    FLY_RUN,
    helicopter!(
        "land",
        "land",
        "fly to the LZ and land",
        &[
            HELICOPTER,
            // It brings in those who wait off the table.
            Ask {
                when: |at, options| {
                    aircraft_of(at, options)
                        .is_some_and(|it| it.duty == Duty::Transport && it.riders.is_empty())
                },
                ..ask("rider", "Whom does it bring in", Any(waiting))
            },
            FIRING_AT_IT,
            // A medevac alone may turn away from a hot LZ.
            Ask {
                when: |at, options| aircraft_of(at, options).is_some_and(|it| it.duty == Duty::Medevac),
                ..ask("hot", "Is the LZ hot, an enemy within 12 in of it: the pilot may turn away", Yes)
            },
            ask("small_lz", "Is the LZ too small", Yes),
        ]
    ),
    helicopter!(
        "load",
        "load-men",
        "soldiers get in",
        &[HELICOPTER, ask("rider", "Who", Answers::Some(on_foot))]
    ),
    helicopter!(
        "load",
        "load-wounded",
        "casualties are loaded",
        &[
            HELICOPTER,
            ask(
                "name",
                "Who",
                Answers::Some(|at| {
                    let side = at.side;
                    on_table(at, move |soldier| soldier.side == side && soldier.man.is_out())
                })
            ),
        ]
    ),
    Offer {
        command: "helicopter",
        words: "get-off",
        note: "those aboard get out, or those whom it brings in, set `off-table` until then",
        when: |at| !riders(at).is_empty(),
        fixed: |_| json!({ "action": "unload" }),
        asks: &[HELICOPTER, ask("rider", "Who", Answers::Some(riders))],
    },
    Offer {
        command: "helicopter",
        words: "unload",
        note: "the soldiers it carries get out",
        when: |at| !helicopters_with(at, |it| it.men > 0).is_empty() || !riders(at).is_empty(),
        fixed: |_| json!({ "action": "unload" }),
        asks: &[
            HELICOPTER,
            Ask { when: |at, _| !riders(at).is_empty(), ..ask("rider", "Who", Answers::Some(riders)) },
            Ask { when: |at, _| riders(at).is_empty(), ..ask("men", "How many", Number(1, 12, 1)) },
        ],
    },
    helicopter!("leave", "fly-off", "leave the table, for good", &[HELICOPTER, FIRING_AT_IT]),
    helicopter!("hover", "hover", "stop over a spot", &[HELICOPTER, FIRING_AT_IT]),
    helicopter!("depart", "depart", "turn and fly on from a hover", &[HELICOPTER]),
    helicopter!(
        "move",
        "move",
        "a light observation helicopter moves over the table",
        &[HELICOPTER, ask("inches", "Inches", Number(1, 48, 12)),]
    ),
    helicopter!(
        "flare",
        "flare",
        "drop a flare",
        &[HELICOPTER, ask("point", "Where it hangs", Words("mid-table"))]
    ),
    helicopter!("hit", "hit", "resolve a hit on it", &[HELICOPTER]),
    Offer {
        command: "helicopter",
        words: "send",
        note: "bring in a helicopter the mission has, as the players agree",
        when: |at| !at.mission.is_communist(at.side),
        fixed: |at| json!({ "action": "send", "side": at.side.id() }),
        asks: &[ask("model", "Which helicopter does the mission have", One(transports))],
    },
    Offer {
        command: "sniper",
        words: "sniper-fires",
        note: "a sniper who has not been seen fires",
        when: |at| !snipers(at).is_empty(),
        fixed: nothing,
        asks: &[SNIPER, ask("at", "Who is the enemy nearest to the card", One(enemies))],
    },
    Offer {
        command: "sniper",
        words: "sniper-missed",
        note: "after a miss: nobody saw the sniper, as all ducked back",
        when: |at| at.mission.play.snipers.iter().any(|sniper| sniper.missed),
        fixed: |_| json!({ "all_ducked_back": true }),
        asks: &[SNIPER],
    },
    Offer {
        command: "sniper",
        words: "sniper-seen",
        note: "after a miss: somebody saw the sniper, who is placed",
        when: |at| at.mission.play.snipers.iter().any(|sniper| sniper.missed),
        fixed: |_| json!({ "seen": true }),
        asks: &[SNIPER],
    },
    Offer {
        command: "reinforce",
        words: "reinforcements",
        note: "check for reinforcements without a seven, as a card or mission says",
        when: |_| true,
        fixed: of_side,
        asks: &[ask("arrive", "Do they arrive without comparing cards", Yes)],
    },
    Offer {
        command: "flame",
        words: "tank-bursts",
        note: "someone with a flamethrower was hit: does its tank burst?",
        when: is_flame_about,
        fixed: |_| json!({ "tank": true }),
        asks: &[ask("at", "Who is in the circle, the one who set it off first", Answers::Some(everybody))],
    },
    Offer {
        command: "covering-fire",
        words: "covering-fire",
        note: "targets appear where somebody of the other side covers with fire",
        when: |at| !covering(at).is_empty(),
        fixed: |_| json!({ "reaction": true }),
        asks: &[
            ask("shooter", "Who covers", One(covering)),
            ask("at", "Who appears there", Answers::Some(able)),
            ask("elsewhere", "Do they appear outside the swath being covered", Yes),
        ],
    },
];
