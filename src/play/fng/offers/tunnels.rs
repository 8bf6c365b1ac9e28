//! Tunnels step by step: their entrances, and the men below.

use serde_json::{Value, json};

use super::Answers::{Any, Number, One, Perhaps, Point, Words, Yes};
use super::{Ask, At, BY, NEAR, Offer, able, ask, is_communist_ground, nothing, words};
use crate::fng::squads::weapons::Weapon;
use crate::fng::tunnels::{Arm, LightSource, Way};

/// The middle of a table of 4 by 4 feet, in inches.
const MIDDLE: &str = "24,24";

fn has_tunnels(at: At) -> bool {
    !at.mission.tunnels.entrances.is_empty()
}

/// Entrances that the player at the prompt knows of.
fn entrances(at: At) -> Vec<String> {
    let tunnels = &at.mission.tunnels;
    let own = at.mission.keeps_secrets_of();
    let known = |id: &u16| tunnels.known(*id, own).is_ok();
    tunnels.entrances.iter().map(|entrance| entrance.id).filter(known).map(|id| id.to_string()).collect()
}

fn knows_entrance(at: At) -> bool {
    !entrances(at).is_empty()
}

fn below(at: At) -> Vec<String> {
    at.mission.tunnels.rats.iter().map(|rat| rat.man.name.clone()).collect()
}

fn is_below(at: At) -> bool {
    !below(at).is_empty()
}

fn inside(at: At) -> Vec<String> {
    at.mission.tunnels.inside.iter().map(|inside| inside.who.clone()).collect()
}

fn sections(at: At) -> Vec<String> {
    let sections = at.mission.tunnels.complexes.iter().flat_map(|complex| &complex.sections);
    sections.map(|section| section.id.to_string()).collect()
}

/// Enemies whom those below have seen, as the program laid them: `Enemy in 4`.
fn seen_below(at: At) -> Vec<String> {
    laid_below(at, |_| true).into_iter().map(|(name, _)| name).collect()
}

/// Those of them who have something to fire.
fn armed_below(at: At) -> Vec<String> {
    laid_below(at, |arm| arm.class().is_some()).into_iter().map(|(name, _)| name).collect()
}

/// One of them as a command takes them: `Enemy in 4,rep=4,weapon=sf-rifle`.
fn as_laid(at: At, called: &str) -> Value {
    let told = laid_below(at, |_| true).into_iter().find(|(name, _)| name == called);
    json!(told.map_or_else(|| called.to_owned(), |(_, told)| told))
}

/// Those laid below, by name and with Rep and weapon.
fn laid_below(at: At, which: fn(Arm) -> bool) -> Vec<(String, String)> {
    let edition = at.mission.play.options.edition();
    let sections = at.mission.tunnels.complexes.iter().flat_map(|complex| &complex.sections);
    let laid = sections.flat_map(|section| {
        section.seen().filter(move |(_, enemy)| which(enemy.weapon)).map(move |(name, enemy)| {
            let weapon = enemy.weapon.class().and_then(|class| Weapon::of_class(class, edition));
            let weapon = weapon.map_or(String::new(), |weapon| format!(",weapon={}", weapon.id.id()));
            let told = format!("{name},rep={}{weapon}", enemy.rep);
            (name, told)
        })
    });
    laid.collect()
}

/// A move through a tunnel by those who are in it.
macro_rules! on_the_way {
    ($option:literal, $words:literal, $note:literal) => {
        Offer {
            command: "tunnel-move",
            words: $words,
            note: $note,
            when: |at| !inside(at).is_empty(),
            fixed: |_| json!({ $option: true }),
            asks: &[ask("who", "Who", One(inside))],
        }
    };
}

/// The brightest first: it sees farthest.
fn lights(_: At) -> Vec<String> {
    words(&LightSource::ALL.map(LightSource::id)).into_iter().rev().collect()
}

const ENTRANCE: Ask = ask("entrance", "Which entrance", One(entrances));
const WHO: Ask = ask("who", "Who", One(below));
const SECTION: Ask = ask("section", "Which section", One(sections));

/// VC or NVA go into a tunnel.
pub(in crate::play::fng) const GO_IN: Offer = Offer {
    command: "tunnel-move",
    words: "go-in",
    note: "VC or NVA go in by an entrance and head for another",
    when: |at| entrances(at).len() > 1 && at.mission.is_communist(at.side),
    fixed: nothing,
    asks: &[
        ask("who", "Who", One(able)),
        ask("into", "Enter by which entrance", One(entrances)),
        ask("toward", "Toward which entrance", One(entrances)),
        ask("count", "How many go", Number(1, 20, 1)),
        ask("length", "Inches between the entrances", Number(1, 96, 24)),
    ],
};

pub(super) const TUNNELS: &[Offer] = &[
    Offer {
        command: "tunnel",
        words: "show",
        note: "known entrances, those below, and a map",
        when: has_tunnels,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-place",
        words: "number",
        note: "roll how many entrances there are",
        when: is_communist_ground,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-place",
        words: "place",
        note: "place an entrance, in secret",
        when: |at| at.mission.tunnels.number.is_some(),
        fixed: nothing,
        // Without its position nobody who looks within 6 in could find it.
        asks: &[
            ask("where", "Where it is", Words("at the edge of the wood")),
            ask(
                "position",
                "Its position, as X,Y in inches from the map's upper left corner, or a square such as B3",
                Point(MIDDLE),
            ),
        ],
    },
    Offer {
        command: "tunnel-spot",
        words: "spot",
        note: "look for entrances within 6 in",
        when: has_tunnels,
        fixed: nothing,
        asks: &[
            BY,
            ask(
                "position",
                "Their position, as X,Y in inches from the map's upper left corner, or a square such as B3",
                Point(MIDDLE),
            ),
        ],
    },
    GO_IN,
    on_the_way!("come_out", "come-out", "those in a tunnel come out"),
    on_the_way!("halt", "halt", "those in a tunnel stop"),
    on_the_way!("go_on", "go-on", "those in a tunnel continue"),
    on_the_way!("back", "turn-back", "those in a tunnel turn back"),
    Offer {
        command: "tunnel-turn",
        words: "turn",
        note: "the next turn below ground: troops move on, smoke spreads",
        when: |at| !inside(at).is_empty() || is_below(at) || !at.mission.tunnels.smoke.is_empty(),
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-blast",
        words: "charge",
        note: "blow the charge that is ready at an entrance",
        when: knows_entrance,
        fixed: nothing,
        asks: &[ENTRANCE, ask("charge", "Which charge", One(|_| words(&["satchel", "demo-charge"]))), BY],
    },
    Offer {
        command: "tunnel-blast",
        words: "bomb",
        note: "a bomb falls above a tunnel",
        when: knows_entrance,
        fixed: nothing,
        asks: &[
            ENTRANCE,
            ask("bomb", "Which bomb", One(|_| words(&["500", "750"]))),
            ask("toward", "Above the tunnel to which entrance", One(entrances)),
            ask("inches", "Inches from the first entrance", Number(0, 96, 6)),
        ],
    },
    Offer {
        command: "tunnel-smoke",
        words: "smoke",
        note: "drop the smoke grenade that is ready into an entrance",
        when: knows_entrance,
        fixed: nothing,
        asks: &[ENTRANCE, BY],
    },
    Offer {
        command: "tunnel-enter",
        words: "enter",
        note: "someone goes below",
        when: knows_entrance,
        fixed: nothing,
        asks: &[ENTRANCE, BY, ask("light", "Which light", One(lights))],
    },
    Offer {
        command: "tunnel-advance",
        words: "advance",
        note: "someone below goes on: what waits there, what is seen beyond",
        when: is_below,
        fixed: nothing,
        asks: &[
            WHO,
            ask(
                "to",
                "Through which opening, as the map numbers them",
                Perhaps(|at| {
                    let complexes = at.mission.tunnels.complexes.iter();
                    complexes
                        .flat_map(|complex| complex.unexplored())
                        .map(|opening| opening.to_string())
                        .collect()
                }),
            ),
            ask("fast", "At more than half speed, with 1 less Rep to find traps", Yes),
        ],
    },
    Offer {
        command: "tunnel-search",
        words: "search",
        note: "someone below takes what lies there, or searches a wall",
        when: is_below,
        fixed: nothing,
        asks: &[WHO, ask("wall", "Which wall of a supply room", Perhaps(|_| words(&Way::ALL.map(Way::id))))],
    },
    Offer {
        command: "shoot",
        words: "fire",
        note: "someone below fires at an enemy in sight there",
        when: |at| is_below(at) && !seen_below(at).is_empty(),
        fixed: |_| json!({ "tunnel": true }),
        asks: &[
            ask("shooter", "Who fires", One(below)),
            Ask { read: as_laid, ..ask("at", "At whom", One(seen_below)) },
        ],
    },
    Offer {
        command: "shoot",
        words: "fire-back",
        note: "someone below who was fired at fires back, where their check lets them",
        when: |at| is_below(at) && !armed_below(at).is_empty(),
        fixed: |_| json!({ "tunnel": true, "reaction": true }),
        asks: &[
            ask("shooter", "Who fires back", One(below)),
            Ask { read: as_laid, ..ask("at", "At whom", One(armed_below)) },
            ask("return_fire", "Have they passed 1, so that they fire at -1 Rep", Yes),
        ],
    },
    Offer {
        command: "shoot",
        words: "enemy-fires",
        note: "an enemy seen below fires, or fires back",
        when: |at| is_below(at) && !armed_below(at).is_empty(),
        fixed: |_| json!({ "tunnel": true, "reaction": true }),
        asks: &[
            Ask { read: as_laid, ..ask("shooter", "Who fires", One(armed_below)) },
            ask("at", "At whom", One(below)),
        ],
    },
    Offer {
        command: "tunnel-settle",
        words: "settle",
        note: "enemies seen in a section are captured, gone, or out of action otherwise",
        when: |at| !sections(at).is_empty(),
        fixed: nothing,
        asks: &[SECTION],
    },
    Offer {
        command: "tunnel-shot",
        words: "shot",
        note: "a shot in or into an armory: it blows up on 1",
        when: |at| !sections(at).is_empty(),
        fixed: nothing,
        asks: &[SECTION, NEAR],
    },
    Offer {
        command: "tunnel-leave",
        words: "leave",
        note: "someone comes up with all they found",
        when: is_below,
        fixed: nothing,
        asks: &[WHO, ask("bring", "Whom to bring along", Any(below))],
    },
];
