//! Booby traps: placing, setting off, finding, disarming [Booby Traps].
//!
//! | File | About |
//! |---|---|
//! | `kind` | the table of traps |
//! | `options` | readings of unclear rules |
//! | `place` | how many there are, and writing them down |
//! | `trip` | solo play: three equal Activation dice |
//! | `spring` | who finds it, and what it does to those who do not |
//! | `disarm` | disarming, clearing, destroying |
//! | `turn` | what each turn brings: poison, flares |

pub(crate) mod disarm;
mod kind;
mod options;
pub(crate) mod place;
pub(crate) mod spring;
pub(crate) mod trip;
pub(crate) mod turn;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::Edition;
use crate::combat::{Fate, Throw};
use crate::evening::Mended;
use crate::mission::{Mission, Side, Works};
use crate::told::Told;
use crate::tunnels::Spot;
use pointman_core::error::{Error, Faults};
use pointman_core::voice::option;
use pointman_core::way;

pub use disarm::{Clearing, Disarming};
pub use kind::{TrapKind, TrapRow, table};
pub use options::{Bayonet, Blasts, Placing, TrapOptions, Trippers, WireCutters};
pub use place::{Placement, number};
pub(crate) use spring::spring;
pub use spring::{SpringChoices, Springing, Sprung};
pub(crate) use trip::trip;
pub use trip::{TripChoices, are_trips, is_third_die_thrown};
pub use turn::TurnChoices;
pub(crate) use turn::{next_turn, treat};

/// The command that places traps.
pub const FNG_TRAP_PLACE: &str = "fng-trap-place";
/// The command for three equal Activation dice.
pub const FNG_TRAP_TRIP: &str = "fng-trap-trip";
/// The command for a figure that comes across a trap.
pub const FNG_TRAP_SPRING: &str = "fng-trap-spring";
/// The command that disarms one.
pub const FNG_TRAP_DISARM: &str = "fng-trap-disarm";
/// The command that clears stakes or destroys a viper.
pub const FNG_TRAP_CLEAR: &str = "fng-trap-clear";
/// The command for the next turn.
pub const FNG_TRAP_TURN: &str = "fng-trap-turn";

/// The booby traps of a mission.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Traps {
    /// The readings in force.
    pub options: TrapOptions,
    /// Turns that have begun.
    pub turn: u16,
    /// How many the Communists may place; none before it is rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// How many three equal Activation dice have brought.
    pub tripped: u8,
    /// The traps.
    pub list: Vec<Trap>,
    /// Men with a viper's poison in them.
    pub poisoned: Vec<String>,
    /// Flares that burn.
    pub flares: Vec<BurningFlare>,
}

/// A booby trap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// Its number, from 1.
    pub id: u16,
    /// Who set it.
    pub side: Side,
    /// What it is; none while nobody knows yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<TrapKind>,
    /// Where it is, in words.
    pub place: String,
    /// Where it is on the table: inches from its left and upper edges.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The section of a tunnel it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<InSection>,
    /// A marker with nothing behind it (sup-31).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dummy: bool,
    /// A mine for vehicles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub anti_vehicle: bool,
    /// What a tripwire is tied to; none while it has not been rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wire: Option<Wire>,
    /// What has become of it.
    pub state: TrapState,
    /// Who has come upon it, by three equal Activation dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub victim: Option<String>,
    /// The turn it was found in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<u16>,
    /// The turn in which disarming it passed 1d6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried: Option<u16>,
    /// Square inches of stakes that are cleared.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cleared: u8,
    /// Who has cleared some of it this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cleared_by: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A section of a tunnel complex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InSection {
    /// The complex.
    pub complex: u16,
    /// The section.
    pub section: u16,
}

pointman_core::vocabulary! {
    /// What has become of a trap.
    pub enum TrapState: "state of a trap" {
        /// Set, and nobody but its owner knows.
        Hidden = "hidden" "hidden",
        /// Three equal Activation dice have brought it: somebody is about to set it off.
        Tripped = "tripped" "about to go off",
        /// Known and still set.
        Found = "found" "found, still set",
        /// It has gone off.
        Sprung = "sprung" "has gone off",
        /// Disarmed.
        Disarmed = "disarmed" "disarmed",
        /// A viper that is dead, or stakes that are cleared.
        Cleared = "cleared" "cleared",
    }
}

/// What a tripwire is tied to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wire {
    /// A grenade.
    Explosive,
    /// A spiked ball, a bent sapling.
    Reflex,
}

impl Wire {
    /// What 1d6 makes of it.
    pub(super) const fn of_die(face: i32) -> Self {
        if face <= 4 { Wire::Explosive } else { Wire::Reflex }
    }
}

impl Trap {
    /// Where it is: in words, and the inches from the table's edges where they were given.
    pub fn whereabouts(&self) -> String {
        match self.at {
            Some(at) => format!("{} at {},{}", self.place, at.x, at.y),
            None => self.place.clone(),
        }
    }
}

impl TrapState {
    /// Whether it can still go off.
    pub const fn is_set(self) -> bool {
        matches!(self, TrapState::Hidden | TrapState::Tripped | TrapState::Found)
    }
}

/// A trip flare that burns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BurningFlare {
    /// Where.
    pub place: String,
    /// The last turn it burns in.
    pub until: u16,
}

impl Traps {
    /// The traps of a mission that was generated: how many there are.
    pub fn of(works: &Works) -> Self {
        Traps { number: (works.booby_traps > 0).then_some(works.booby_traps), ..Traps::default() }
    }

    /// What may be known of them: those that have been found or have gone off.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        let mut known = Traps { number: None, ..self.clone() };
        known.list.retain(|trap| trap.state != TrapState::Hidden);
        // How many there are would be known by how many are left.
        known.tripped = 0;
        known
    }

    /// How many the Communists have on the table, written down or set off by three equal dice: real ones, or
    /// dummies. Those of tunnels are others.
    pub(super) fn on_table(&self, dummies: bool) -> usize {
        let counts =
            |trap: &&Trap| trap.side == Side::Communist && trap.section.is_none() && trap.dummy == dummies;
        self.list.iter().filter(counts).count()
    }

    /// The trap that three equal Activation dice have brought, until it is settled whom it meets and what it
    /// does.
    pub fn due(&self) -> Option<&Trap> {
        self.list.iter().find(|trap| trap.state == TrapState::Tripped)
    }

    /// The trap with this number.
    ///
    /// # Errors
    /// [`Error::Usage`] when there is none.
    pub fn trap(&self, id: u16) -> Result<&Trap, Error> {
        self.list.iter().find(|trap| trap.id == id).ok_or_else(|| unknown(id))
    }

    /// The trap with this number, for somebody who knows what has been found and what `own` side has set: one
    /// that is hidden is answered like one that does not exist, so that trying numbers tells nothing.
    ///
    /// # Errors
    /// [`Error::Usage`] when no such trap is known.
    pub fn known(&self, id: u16, own: Option<Side>) -> Result<&Trap, Error> {
        self.list
            .iter()
            .find(|trap| trap.id == id && (trap.state != TrapState::Hidden || Some(trap.side) == own))
            .ok_or_else(|| unknown(id))
    }

    pub(crate) fn trap_mut(&mut self, id: u16) -> Result<&mut Trap, Error> {
        self.list.iter_mut().find(|trap| trap.id == id).ok_or_else(|| unknown(id))
    }

    /// Adds a trap and gives its number.
    pub(crate) fn add(&mut self, side: Side, kind: Option<TrapKind>, place: impl Into<String>) -> u16 {
        let id = self.list.iter().map(|trap| trap.id).max().unwrap_or(0) + 1;
        self.list.push(Trap {
            id,
            side,
            kind,
            place: place.into(),
            at: None,
            section: None,
            dummy: false,
            anti_vehicle: false,
            wire: None,
            state: TrapState::Hidden,
            victim: None,
            found: None,
            tried: None,
            cleared: 0,
            cleared_by: Vec::new(),
        });
        id
    }

    /// Notes what is wrong with traps that were read.
    pub fn check(&self, faults: &mut Faults) {
        if self.number.is_some_and(|number| number > 6) {
            faults.add("number", "is more than 6: it is the roll of one die");
        }
        if self.number.is_some_and(|number| self.tripped > number) {
            faults.add("tripped", "is more than the traps there are");
        }
        faults.at("list", |faults| {
            for (index, trap) in self.list.iter().enumerate() {
                faults.at(index, |faults| {
                    if trap.id == 0 || self.list[..index].iter().any(|earlier| earlier.id == trap.id) {
                        faults.add("id", format!("is {}: traps are numbered from 1, each once", trap.id));
                    }
                    if trap.at.is_some_and(|at| at.on_table().is_err()) {
                        faults.add("at", "is not on the table");
                    }
                    if trap.cleared > disarm::SQUARES {
                        faults.add(
                            "cleared",
                            format!("is {}: stakes cover {} square inches", trap.cleared, disarm::SQUARES),
                        );
                    }
                    for (name, turn) in [("found", trap.found), ("tried", trap.tried)] {
                        if turn.is_some_and(|turn| turn > self.turn) {
                            faults.add(name, format!("is a turn to come: it is turn {}", self.turn));
                        }
                    }
                });
            }
        });
    }
}

impl Mission {
    /// Whether no trap waits to go off under somebody who has come upon it; not asked in turns of earlier
    /// versions.
    ///
    /// # Errors
    /// [`Error::Refused`] with the trap, and who has.
    pub(crate) fn has_sprung(&self) -> Result<(), Error> {
        let is_there = |name: &str| {
            let soldier = self.company.get(name);
            soldier.is_some_and(|soldier| soldier.is_able()) && !self.tunnels.is_below(name)
        };
        let due = self.traps.due().filter(|_| self.company.obeys(Mended::TrapsGoOff));
        let met = due.and_then(|trap| trap.victim.as_deref().map(|victim| (trap.id, victim)));
        let Some((trap, victim)) = met.filter(|(_, victim)| is_there(victim)) else { return Ok(()) };
        let spring =
            way!("fng trap-spring EVENING -i --trap {trap} --by {victim}", "traps spring {trap} {victim}");
        let message =
            format!("{victim} has come upon trap {trap}: it goes off before the next turn ({spring})");
        Err(Error::refused("FNG Booby Traps", message))
    }
}

fn unknown(id: u16) -> Error {
    let show = way!("`pointman fng trap`", "traps show");
    Error::Usage(format!(
        "trap {id} is not known: {show} lists known traps, and {secrets} allows hidden ones",
        secrets = option("secrets")
    ))
}

/// Tells what a throw came to; a story does without what the dice had to show.
pub(crate) fn tell_throw(told: &mut Told, throw: &Throw) {
    tell_throw_behind(told, throw);
    told.is_news(format!("{}: {}", throw.who, throw.result.text()));
}

/// The same where what came of it is told besides.
pub(crate) fn tell_throw_behind(told: &mut Told, throw: &Throw) {
    let dice: Vec<u32> = throw.dice.iter().map(|&face| u32::from(face)).collect();
    let against = throw
        .target
        .filter(|_| throw.passes.is_some())
        .map_or(String::new(), |target| format!(" against {target}"));
    let passes = throw.passes.map_or(String::new(), |passes| format!(", passes {passes}"));
    told.thrown(throw.check.id(), &dice, format!("{}{against}{passes}: {}", throw.who, throw.result.text()));
}

/// Tells how men end.
pub(crate) fn tell_fates(told: &mut Told, rule: &str, fates: &[Fate]) {
    for fate in fates {
        let saved = if fate.saved_by_hard_as_nails { ", saved by Hard As Nails" } else { "" };
        let cheats = if fate.may_cheat_death { ", may cheat death" } else { "" };
        told.note(rule, format!("{}: {}{saved}{cheats}", fate.name, fate.state.title()));
    }
}

/// The edition a step is played by; that of the mission if nothing is said.
pub(crate) fn edition(mission: &Mission, number: Option<u8>) -> Result<Edition, Error> {
    number.map_or(Ok(mission.play.options.edition()), Edition::try_from).map_err(Error::Usage)
}
