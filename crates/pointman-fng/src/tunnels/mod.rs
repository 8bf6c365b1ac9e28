//! Tunnels: where they come out, who moves in them, and what those find who go in [Tunnels].
//!
//! | File | About |
//! |---|---|
//! | `entrances` | how many, where, which connect, who spots them |
//! | `below` | the abstract method: troops go in, move, come out |
//! | `destroying` | bombs, charges, smoke, an armory that blows up |
//! | `tables` | the tables complexes are laid by |
//! | `geometry` | points, headings, rectangles, ground plans |
//! | `section` | a section and what is in it |
//! | `complex` | a complex laid section by section |
//! | `light` | what a man below sees by |
//! | `rats` | men who go in: moving, searching, coming out |

pub(crate) mod below;
mod complex;
pub(crate) mod destroying;
pub(crate) mod entrances;
mod geometry;
mod light;
pub(crate) mod rats;
mod section;
mod tables;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::mission::{Side, Works};
use pointman_core::error::{Error, Faults};
use pointman_core::voice::option;
use pointman_core::way;

pub(crate) use below::next_turn;
pub use below::{Inside, MoveBelow};
pub use complex::{Complex, Encounter};
pub use destroying::{Collapse, Destruction, Smoking, TunnelShot, TunnelSmoke};
pub use entrances::{Entrance, PlaceEntrance, Spot, SpottingEntrance, entrances};
pub use geometry::{Heading, Point, Rect, Way};
pub use light::LightSource;
pub use rats::{AdvanceBelow, BroughtBack, Enter, LeaveTunnel, Rat, RatState, Search, Settle};
pub use section::{
    Arm, Enemy, Find, FindKind, Fit, FoundWeapon, Leads, Opening, OpeningRef, People, PeopleKind, Section,
};
pub use tables::{
    ComplexTable, EncounterKind, EncounterRow, SectionKind, SectionRow, Size, TunnelNote, TunnelTables,
    tables,
};

/// The command that places entrances.
pub const FNG_TUNNEL_PLACE: &str = "fng-tunnel-place";
/// The command that looks for entrances.
pub const FNG_TUNNEL_SPOT: &str = "fng-tunnel-spot";
/// The command for troops that live in tunnels.
pub const FNG_TUNNEL_MOVE: &str = "fng-tunnel-move";
/// The command for the next turn.
pub const FNG_TUNNEL_TURN: &str = "fng-tunnel-turn";
/// The command for bombs and charges.
pub const FNG_TUNNEL_BLAST: &str = "fng-tunnel-blast";
/// The command for a smoke grenade.
pub const FNG_TUNNEL_SMOKE: &str = "fng-tunnel-smoke";
/// The command for a shot in or into an armory.
pub const FNG_TUNNEL_SHOT: &str = "fng-tunnel-shot";
/// The command for a man who goes in.
pub const FNG_TUNNEL_ENTER: &str = "fng-tunnel-enter";
/// The command for a man who advances.
pub const FNG_TUNNEL_ADVANCE: &str = "fng-tunnel-advance";
/// The command for one who searches.
pub const FNG_TUNNEL_SEARCH: &str = "fng-tunnel-search";
/// The command for enemies that are out of it.
pub const FNG_TUNNEL_SETTLE: &str = "fng-tunnel-settle";
/// The command for one who comes out.
pub const FNG_TUNNEL_LEAVE: &str = "fng-tunnel-leave";

/// The tunnels of a mission.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Tunnels {
    /// Turns that have begun.
    pub turn: u16,
    /// How many entrances VC or NVA may place; none before it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// The entrances.
    pub entrances: Vec<Entrance>,
    /// Troops in tunnels, by the abstract method.
    pub inside: Vec<Inside>,
    /// Tunnels that have fallen in.
    pub collapses: Vec<Collapse>,
    /// Tunnels full of smoke.
    pub smoke: Vec<TunnelSmoke>,
    /// Complexes that somebody has gone into.
    pub complexes: Vec<Complex>,
    /// The men in them.
    pub rats: Vec<Rat>,
    /// What was brought back, for the report of the mission.
    pub brought_back: Vec<BroughtBack>,
}

impl Tunnels {
    /// The tunnels of a mission that was generated: how many entrances there may be, and those that were
    /// drawn.
    pub fn of(works: &Works) -> Self {
        let (number, entrances) = entrances::of_works(works);
        Tunnels { number, entrances, ..Tunnels::default() }
    }

    /// What may be known of them: entrances that were found, and what was seen below.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        let mut known = Tunnels { number: None, inside: Vec::new(), collapses: Vec::new(), ..self.clone() };
        known.entrances.retain(|entrance| entrance.known);
        for complex in &mut known.complexes {
            complex.encounter = None;
            complex.sections.iter_mut().for_each(|section| section.enemies.retain(|enemy| !enemy.hidden));
        }
        known
    }

    /// The entrance with this number.
    ///
    /// # Errors
    /// [`Error::Usage`] when there is none.
    pub fn entrance(&self, id: u16) -> Result<&Entrance, Error> {
        self.entrances.iter().find(|entrance| entrance.id == id).ok_or_else(|| no_entrance(id))
    }

    /// The entrance with this number, for somebody who knows what the Free World has found, and all of them
    /// if `own` side is the Communists': one that is hidden is answered like one that does not exist, so that
    /// trying numbers tells nothing.
    ///
    /// # Errors
    /// [`Error::Usage`] when no such entrance is known.
    pub fn known(&self, id: u16, own: Option<Side>) -> Result<&Entrance, Error> {
        let knows_all = own == Some(Side::Communist);
        self.entrances
            .iter()
            .find(|entrance| entrance.id == id && (knows_all || entrance.known))
            .ok_or_else(|| no_entrance(id))
    }

    fn entrance_mut(&mut self, id: u16) -> Result<&mut Entrance, Error> {
        self.entrances.iter_mut().find(|entrance| entrance.id == id).ok_or_else(|| no_entrance(id))
    }

    /// The complex of a tunnel system, if somebody has gone into it.
    pub fn complex(&self, system: u16) -> Option<&Complex> {
        self.complexes.iter().find(|complex| complex.system == system)
    }

    /// Whether this man is in a tunnel: a radio there fails on 1-3 besides the normal rolls.
    pub fn is_below(&self, name: &str) -> bool {
        self.rat(name).is_some()
            || self.inside.iter().any(|inside| inside.who == name)
            || self.laid().any(|(laid, _)| laid == name)
    }

    /// The Reputation Points each has earned by what they brought back.
    pub fn reputation_points(&self) -> Vec<(&str, u16)> {
        let mut points: Vec<(&str, u16)> = Vec::new();
        for brought in &self.brought_back {
            let rp = u16::from(brought.find.reputation_points);
            match points.iter_mut().find(|(name, _)| *name == brought.by) {
                Some((_, sum)) => *sum += rp,
                None => points.push((&brought.by, rp)),
            }
        }
        points
    }

    /// Notes what is wrong with tunnels that were read.
    pub fn check(&self, faults: &mut Faults) {
        if self.number.is_some_and(|number| number > 12) {
            faults.add("number", "is more than 12: it is the roll of two dice at the most");
        }
        faults.at("entrances", |faults| {
            for (index, entrance) in self.entrances.iter().enumerate() {
                faults.at(index, |faults| {
                    if entrance.id == 0
                        || self.entrances[..index].iter().any(|earlier| earlier.id == entrance.id)
                    {
                        faults.add(
                            "id",
                            format!("is {}: entrances are numbered from 1, each once", entrance.id),
                        );
                    }
                    if entrance.at.is_some_and(|at| at.on_table().is_err()) && !entrance.from_below {
                        faults.add("at", "is not on the table");
                    }
                });
            }
        });
        faults.at("complexes", |faults| {
            for (index, complex) in self.complexes.iter().enumerate() {
                faults.at(index, |faults| {
                    if self.complexes[..index].iter().any(|earlier| earlier.system == complex.system) {
                        faults.add("system", format!("is {}: it already has a complex", complex.system));
                    }
                    self.check_complex(complex, faults);
                });
            }
        });
        faults.at("rats", |faults| {
            for (index, rat) in self.rats.iter().enumerate() {
                let there =
                    self.complex(rat.system).is_some_and(|complex| complex.section(rat.section).is_ok());
                if !there {
                    faults.at(index, |faults| faults.add("section", "is not on the map"));
                }
                if self.rats[..index].iter().any(|earlier| earlier.man.name == rat.man.name) {
                    faults.at(index, |faults| faults.add("man", format!("{} is there twice", rat.man.name)));
                }
            }
        });
    }

    fn check_complex(&self, complex: &Complex, faults: &mut Faults) {
        faults.at("sections", |faults| {
            for (index, section) in complex.sections.iter().enumerate() {
                faults.at(index, |faults| {
                    if usize::from(section.id) != index + 1 {
                        faults.add(
                            "id",
                            format!("is {}: sections are numbered from 1 in the order laid", section.id),
                        );
                    }
                    if section.rooms.is_empty() {
                        faults.add("rooms", "is empty: every section covers ground");
                    }
                    let earlier =
                        complex.sections[..index].iter().filter(|earlier| earlier.level == section.level);
                    for other in earlier {
                        if other.rooms.iter().any(|a| section.rooms.iter().any(|b| a.overlaps(*b))) {
                            faults.add("rooms", format!("overlaps section {}", other.id));
                        }
                    }
                    if section.ladder.is_some_and(|ladder| self.entrance(ladder).is_err()) {
                        faults.add("ladder", "leads to no entrance");
                    }
                    for (place, opening) in section.openings.iter().enumerate() {
                        let leads = match opening.leads {
                            Leads::Section(id) => complex.section(id).is_ok(),
                            Leads::Entrance(id) => self.entrance(id).is_ok(),
                            Leads::Unexplored | Leads::Collapsed => true,
                        };
                        if !leads {
                            faults.at("openings", |faults| {
                                faults.at(place, |faults| faults.add("leads", "leads nowhere"))
                            });
                        }
                    }
                });
            }
        });
    }
}

fn no_entrance(id: u16) -> Error {
    let show = way!("`pointman fng tunnel`", "tunnels show");
    Error::Usage(format!(
        "entrance {id} is not known: {show} lists known entrances, and {secrets} allows hidden ones",
        secrets = option("secrets")
    ))
}

/// A step that takes no choices.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoChoices {}
