//! The abstract method: troops go into a tunnel, move to its other end, stop, come out [Abstract Method].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::destroying;
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::movement::{Pace, on_foot};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = "Tunnel Movement";

/// Inches within which those at an entrance can fire into a tunnel.
pub const REACHED_FROM_ABOVE: f64 = 4.0;

/// Troops in a tunnel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Inside {
    /// Who.
    pub who: String,
    /// How many.
    pub count: u8,
    /// The entrance they came in by.
    pub from: u16,
    /// The entrance they make for.
    pub to: u16,
    /// Inches from one to the other.
    pub length: f64,
    /// Inches from the entrance they came in by.
    pub inside: f64,
    /// Inches a turn.
    pub speed: f64,
    /// They have stopped.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
    /// The turn they came in.
    pub entered: u16,
}

impl Inside {
    /// Inches to the nearer end.
    pub fn depth(&self) -> f64 {
        self.inside.min(self.length - self.inside)
    }

    /// Who can fire at them from above.
    pub fn cover(&self) -> &'static str {
        match self.depth() > REACHED_FROM_ABOVE {
            true => "no small arms reach them from above",
            false => "only an enemy at the entrance can fire at them",
        }
    }
}

/// What troops do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveBelow {
    /// Who.
    pub who: String,
    /// They go in by this entrance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub into: Option<u16>,
    /// And make for this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toward: Option<u16>,
    /// How many they are; 1 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// Inches between the entrances, where the table does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Inches they are in already, with what is left of their move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<f64>,
    /// All of them are Fast.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fast: bool,
    /// One of them is Slow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub slow: bool,
    /// They stop.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halt: bool,
    /// They go on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub go_on: bool,
    /// They turn back to the entrance they came in by.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back: bool,
    /// They come out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// It is their Activation, where they go in or come out; steps of earlier versions used none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts: bool,
}

pub(crate) fn step(mission: &mut Mission, choices: &MoveBelow, told: &mut Told) -> Result<(), Error> {
    let ways = [choices.into.is_some(), choices.halt, choices.go_on, choices.back, choices.out];
    if ways.iter().filter(|&&way| way).count() != 1 {
        let does = OpenQuestion::of("into", "what they do", RULE);
        let ways = [
            ("go into an entrance", option("into").with("N")),
            ("stop", option("halt")),
            ("go on", option("go-on")),
            ("turn back", option("back")),
            ("come out", option("come-out").called("out")),
        ];
        return Err(Error::needs_one_of(does, ways));
    }
    let who = &choices.who;
    let index = mission.tunnels.inside.iter().position(|inside| inside.who == *who);
    if choices.acts && (choices.into.is_some() || choices.out) {
        mission.acts(who, Deed::Move)?;
    }
    match (choices.into, index) {
        (Some(_), Some(_)) => Err(Error::refused(RULE, format!("{who} is already in a tunnel"))),
        (Some(into), None) => go_in(mission, choices, into, told),
        (None, None) => Err(Error::Usage(format!("{who} is not in a tunnel"))),
        (None, Some(index)) if choices.out => come_out(mission, index, told),
        (None, Some(index)) if choices.back => {
            let inside = &mut mission.tunnels.inside[index];
            (inside.from, inside.to) = (inside.to, inside.from);
            (inside.inside, inside.halted) = (inside.length - inside.inside, false);
            let (to, left) = (inside.to, inside.length - inside.inside);
            told.hidden(RULE, &[], format!("{who} turns back: {left:.1} in to entrance {to}"));
            Ok(())
        }
        (None, Some(index)) => {
            let tunnels = &mut mission.tunnels;
            let inside = &mut tunnels.inside[index];
            let fallen = tunnels.collapses.iter().filter_map(|collapse| collapse.ahead_of(inside));
            if choices.go_on && fallen.fold(f64::MAX, f64::min) <= inside.inside {
                return Err(Error::refused(
                    RULE,
                    format!(
                        "the tunnel ahead of {who} has collapsed: {}",
                        way!("give --back to turn back", "tunnels turn-back")
                    ),
                ));
            }
            inside.halted = choices.halt;
            let word = if choices.halt { "stops" } else { "goes on" };
            told.hidden(
                RULE,
                &[],
                format!("{who} {word} {:.1} in from entrance {}", inside.inside, inside.from),
            );
            Ok(())
        }
    }
}

fn go_in(mission: &mut Mission, choices: &MoveBelow, into: u16, told: &mut Told) -> Result<(), Error> {
    let tunnels = &mut mission.tunnels;
    let to = choices.toward.ok_or_else(|| {
        let toward = OpenQuestion::of("toward", "the entrance they head for", RULE);
        Error::needs("", toward, option("toward").with("N"))
    })?;
    let (a, b) = (tunnels.entrance(into)?, tunnels.entrance(to)?);
    if into == to || a.system != b.system {
        return Err(Error::refused(RULE, format!("entrances {into} and {to} do not connect")));
    }
    for entrance in [a, b] {
        if entrance.destroyed {
            return Err(Error::refused(RULE, format!("entrance {} is destroyed", entrance.id)));
        }
    }
    let measured = a.at.zip(b.at).map(|(a, b)| a.distance(b));
    let length = choices.length.or(measured).ok_or_else(|| {
        let length = OpenQuestion::of("length", "the inches between them", RULE);
        Error::needs("", length, option("length").with("INCHES"))
            .because(format_args!("the positions of entrances {into} and {to} are not recorded"))
    })?;
    let speed = on_foot(Pace::Tunnel, choices.fast, choices.slow, "clear")?;
    let inside = choices.inside.unwrap_or(0.0);
    let count = choices.count.unwrap_or(1);
    if !(0.0..=10_000.0).contains(&length) || !(0.0..=length.min(speed)).contains(&inside) || count == 0 {
        return Err(Error::Usage("the inches or the number of soldiers are out of range".to_owned()));
    }
    let entered = tunnels.turn;
    let who = choices.who.clone();
    told.hidden(
        RULE,
        &[],
        format!(
            "{who} ({count}) goes in by entrance {into} toward {to}: {length:.1} in at {speed} in a turn"
        ),
    );
    tunnels.inside.push(Inside { who, count, from: into, to, length, inside, speed, halted: false, entered });
    Ok(())
}

fn come_out(mission: &mut Mission, index: usize, told: &mut Told) -> Result<(), Error> {
    let tunnels = &mut mission.tunnels;
    let inside = &tunnels.inside[index];
    if inside.entered == tunnels.turn {
        return Err(Error::refused(RULE, "troops go in or come out, not both in one turn"));
    }
    let left = inside.length - inside.inside;
    if left > 0.0 {
        return Err(Error::refused(
            RULE,
            format!("{} has {left:.1} in to go to entrance {}", inside.who, inside.to),
        ));
    }
    let to = inside.to;
    let entrance = tunnels.entrance(to)?;
    if entrance.destroyed {
        return Err(Error::refused(RULE, format!("entrance {to} is destroyed")));
    }
    let inside = tunnels.inside.remove(index);
    told.note(
        RULE,
        format!(
            "{} ({}) comes out: every enemy in sight takes In Sight, and anyone who sees them knows the \
             entrance",
            inside.who, inside.count
        ),
    );
    told.hidden(RULE, &[], format!("they come out at entrance {to}"));
    Ok(())
}

/// The next turn begins: troops inside move on, and smoke does its work.
///
/// # Errors
/// When the dice give no answer.
pub(crate) fn next_turn(mission: &mut Mission, dice: &mut dyn Dice, told: &mut Told) -> Result<(), Error> {
    let tunnels = &mut mission.tunnels;
    tunnels.turn += 1;
    let collapses = &tunnels.collapses;
    for inside in tunnels.inside.iter_mut().filter(|inside| !inside.halted && inside.inside < inside.length) {
        let most =
            collapses.iter().filter_map(|collapse| collapse.ahead_of(inside)).fold(inside.length, f64::min);
        let next = (inside.inside + inside.speed).min(most);
        if next > inside.inside {
            inside.inside = next;
            let place = if next >= inside.length {
                format!("is at entrance {}", inside.to)
            } else {
                format!("is {next:.1} in from entrance {}", inside.from)
            };
            told.hidden(RULE, &[], format!("{} {place}: {}", inside.who, inside.cover()));
        } else {
            told.hidden(RULE, &[], {
                let who = &inside.who;
                let back = way!("fng tunnel-move EVENING -i {who} --back", "tunnels turn-back", who);
                format!("{who} finds the tunnel collapsed ahead: {back}")
            });
        }
    }
    destroying::smoke_turn(mission, dice, told)
}
