//! What is remembered of the play so far: nothing is asked twice.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aircraft::Aircraft;
use super::fire::FireMission;
use super::landed::{Blast, Flare, Napalm, Smoke};
use super::options::Options;
use crate::army_lists::AircraftId;
use crate::mission::FeatureKind;
use crate::raise::Unit as UnitId;
use crate::squads::cards::{Card, Deck, Rank};
use crate::squads::squad::Figure;
use crate::squads::vehicles::VehicleId;
use crate::squads::weapons::Weapon;
use pointman_core::error::{Error, Faults};
use pointman_core::voice::option;
use pointman_core::way;

/// Whether a field holds what it begins with.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

pointman_core::vocabulary! {
    /// A side of the table.
    pub enum Who: "side" {
        /// The player's.
        Own = "own",
        /// The other.
        Enemy = "enemy",
    }
}

impl Who {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Who {
        match self {
            Who::Own => Who::Enemy,
            Who::Enemy => Who::Own,
        }
    }
}

/// What is remembered of the play so far.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Play {
    /// The readings in force.
    #[serde(skip_serializing_if = "is_default")]
    pub options: Options,
    /// Whether no two of a side have the same name this evening. Without it names recur over the units
    /// of an arrival, as in missions of version 0.1.0.
    #[serde(skip_serializing_if = "is_default")]
    pub one_list: bool,
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The Activation dice of this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<ActivationDice>,
    /// Whether shots have been fired: reinforcements start then.
    #[serde(skip_serializing_if = "is_default")]
    pub shots: bool,
    /// Whether there was gunfire in this turn so far.
    #[serde(skip_serializing_if = "is_default")]
    pub gunfire: bool,
    /// Sides that have been fired on; not in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub fired_on: BTreeSet<Who>,
    /// Whether vehicles cannot come onto this ground.
    #[serde(skip_serializing_if = "is_default")]
    pub no_vehicles: bool,
    /// The mortar carrier a side would have: `m-106`, unless the player wants an M-125.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mortar_carrier: Option<VehicleId>,
    /// Whether variable weather has settled.
    #[serde(skip_serializing_if = "is_default")]
    pub weather_settled: bool,
    /// Whether a helicopter of any kind has been shot down.
    #[serde(skip_serializing_if = "is_default")]
    pub helicopter_down: bool,
    /// The deck of both sides, or of the player's.
    #[serde(skip_serializing_if = "is_default")]
    pub deck: Deck,
    /// The enemy's deck, where each side has one (sup-12).
    #[serde(skip_serializing_if = "is_default")]
    pub enemy_deck: Deck,
    /// Cards drawn for contacts.
    #[serde(skip_serializing_if = "is_default")]
    pub shown: Vec<Card>,
    /// The player's side.
    #[serde(skip_serializing_if = "is_default")]
    pub own: Hand,
    /// The other side.
    #[serde(skip_serializing_if = "is_default")]
    pub enemy: Hand,
    /// Radios this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub radio: Radio,
    /// What has been called and is on its way.
    #[serde(skip_serializing_if = "is_default")]
    pub due: Vec<Due>,
    /// Fire Missions.
    #[serde(skip_serializing_if = "is_default")]
    pub fire_missions: Vec<FireMission>,
    /// Rounds, bombs and rockets that have landed and whose effect is open.
    #[serde(skip_serializing_if = "is_default")]
    pub blasts: Vec<Blast>,
    /// What flies.
    #[serde(skip_serializing_if = "is_default")]
    pub aircraft: Vec<Aircraft>,
    /// Smoke on the table.
    #[serde(skip_serializing_if = "is_default")]
    pub smoke: Vec<Smoke>,
    /// Flares over the table.
    #[serde(skip_serializing_if = "is_default")]
    pub flares: Vec<Flare>,
    /// Napalm that burns.
    #[serde(skip_serializing_if = "is_default")]
    pub napalm: Vec<Napalm>,
    /// Snipers not yet found.
    #[serde(skip_serializing_if = "is_default")]
    pub snipers: Vec<Sniper>,
    /// Features checked for contact, each once (camp-07).
    #[serde(skip_serializing_if = "is_default")]
    pub features: Vec<CheckedFeature>,
    /// What has come.
    #[serde(skip_serializing_if = "is_default")]
    pub arrivals: Vec<Arrival>,
    /// The last number given to a Fire Mission, blast, aircraft, cloud or sniper.
    #[serde(skip_serializing_if = "is_default")]
    pub last_number: u16,
}

/// The Activation dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActivationDice {
    /// The player's.
    #[schemars(range(min = 1, max = 6))]
    pub own: u8,
    /// The other side's.
    #[schemars(range(min = 1, max = 6))]
    pub enemy: u8,
    /// The one for booby traps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub third: Option<u8>,
    /// Whether a vehicle's crew acts on its commander's Rep in this turn, else on the driver's; not in turns
    /// of earlier versions, in which each crewman acted on their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_commander: bool,
}

/// How much of its platoon a side has on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlatoonShare {
    /// Less than a full platoon.
    #[default]
    Part,
    /// All of it.
    Full,
    /// All of it, and a squad of another.
    AndSquad,
}

/// What a side holds for reinforcements.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Hand {
    /// Whether its cards before the battle were drawn.
    pub dealt: bool,
    /// Cards face down, unseen.
    #[serde(skip_serializing_if = "is_default")]
    pub hidden: Vec<Card>,
    /// How many cards lie face down of which nobody knows which they are; not in missions of earlier
    /// versions.
    #[serde(skip_serializing_if = "is_default")]
    pub unknown: u8,
    /// The Reinforcement Card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The rank it counts as: in a Large Action the first is at least a 10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<Rank>,
    /// The cards under it.
    #[serde(skip_serializing_if = "is_default")]
    pub under: Vec<Card>,
    /// How much of its platoon is on the table; by the mission when nothing was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub platoon: Option<PlatoonShare>,
    /// Tanks that have come, the last at the end.
    #[serde(skip_serializing_if = "is_default")]
    pub tanks: Vec<VehicleId>,
    /// Those of them that are gone again.
    #[serde(skip_serializing_if = "is_default")]
    pub gone: Vec<VehicleId>,
    /// What it may ask for no more.
    #[serde(skip_serializing_if = "is_default")]
    pub denied: Vec<Support>,
    /// What was not to be had this turn: it may be asked for again next turn.
    #[serde(skip_serializing_if = "is_default")]
    pub wait: Vec<Support>,
    /// Fire Missions of cards that the side may call (sup-01).
    #[serde(skip_serializing_if = "is_default")]
    pub granted: Vec<Granted>,
    /// Whether its guns have fired this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub fired: bool,
    /// Whether its aircraft have flown this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub flown: bool,
    /// Whether the weather has let no helicopter fly that it sent this turn; not in turns of earlier
    /// versions.
    #[serde(skip_serializing_if = "is_default")]
    pub grounded: bool,
    /// The edge its reinforcements use, once a die has said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<String>,
}

impl Hand {
    /// Lays so many cards face down that nobody looks at.
    pub(crate) const fn lay(&mut self, cards: u8) {
        (self.dealt, self.unknown) = (true, cards);
    }

    /// How many of its cards before the battle lie face down.
    pub fn face_down(&self) -> usize {
        self.hidden.len() + usize::from(self.unknown)
    }
}

/// A Fire Mission that a card lets a side call (sup-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Granted {
    Mortar,
    Artillery,
}

pointman_core::vocabulary! {
    /// What can be called for.
    #[allow(missing_docs)]
    pub enum Support: "support" {
        Artillery = "artillery",
        AirStrike = "air-strike",
        Gunship = "gunship",
        Medevac = "medevac",
    }
}

impl Support {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Support::Artillery => "artillery",
            Support::AirStrike => "air strikes",
            Support::Gunship => "gunships",
            Support::Medevac => "medevac",
        }
    }
}

pointman_core::vocabulary! {
    /// How well radios carry.
    pub enum Air: "air" {
        Normal = "normal" "normal",
        Better = "better" "better than usual",
        Worse = "worse" "worse than usual",
    }
}

/// Radios this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Radio {
    /// The air, once it was rolled this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub air: Option<Air>,
    /// Sides a call of which has failed this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub silent_sides: Vec<Who>,
    /// Operators whose call has failed this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub silent: Vec<String>,
    /// Whom the side has reached this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub reached: Vec<Reached>,
}

/// What a call to aircraft is addressed to; every other address is a name.
pub(super) const FAC: &str = "fac";

/// Someone reached by radio.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The side.
    pub side: Who,
    /// Whom.
    pub to: String,
}

/// Support on its way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// The turn it comes in.
    pub turn: u16,
    /// The side.
    pub side: Who,
    /// What.
    pub what: Coming,
}

/// What is on its way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Coming {
    /// Batteries whose first spotting round lands.
    Artillery {
        /// How many.
        batteries: u8,
        /// What they fire at.
        target: String,
    },
    /// A FAC.
    Fac,
    /// An air strike.
    AirStrike,
    /// A gunship.
    Gunship,
    /// A medevac.
    Medevac {
        /// Room for so many wounded only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<u8>,
    },
    /// A helicopter that the mission has.
    Helicopter {
        /// What the army lists call it.
        model: AircraftId,
    },
}

/// A sniper who has not been found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sniper {
    /// Number.
    pub number: u16,
    /// Side.
    pub side: Who,
    /// Rep.
    pub rep: u8,
    /// Weapon.
    pub weapon: String,
    /// The section of the edge where their card lies, 1 to 6.
    #[schemars(range(min = 1, max = 6))]
    pub section: u8,
    /// The turn of their last shot; none before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fired: Option<u16>,
    /// Whether their last shot missed and is still to be resolved.
    #[serde(default, skip_serializing_if = "is_default")]
    pub missed: bool,
    /// Whom that shot missed; not in turns of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed_whom: Option<String>,
    /// Whether their figure stands on the table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub placed: bool,
}

/// What a feature holds where nothing was found.
pub(crate) const NOTHING: &str = "nothing";

/// A feature that was checked for contact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckedFeature {
    /// Its name.
    pub name: String,
    /// What was found.
    pub found: String,
}

/// What has come: a unit of the tables, such as `sapper-cell`, or a vehicle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitKind {
    /// A unit.
    Unit(UnitId),
    /// A vehicle with its crew.
    Vehicle(VehicleId),
}

impl UnitKind {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            UnitKind::Unit(unit) => unit.id(),
            UnitKind::Vehicle(vehicle) => vehicle.id(),
        }
    }
}

impl From<UnitId> for UnitKind {
    fn from(unit: UnitId) -> Self {
        UnitKind::Unit(unit)
    }
}

impl From<VehicleId> for UnitKind {
    fn from(vehicle: VehicleId) -> Self {
        UnitKind::Vehicle(vehicle)
    }
}

impl<'de> Deserialize<'de> for UnitKind {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let units = UnitId::ALL.into_iter().map(UnitKind::Unit);
        let all: Vec<UnitKind> = units.chain(VehicleId::ALL.into_iter().map(UnitKind::Vehicle)).collect();
        all.iter().copied().find(|kind| kind.id() == text).ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|kind| kind.id()).collect();
            serde::de::Error::custom(pointman_core::names::unknown("unit", &text, &known))
        })
    }
}

/// A unit that has come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArrivedUnit {
    /// What it is.
    pub kind: UnitKind,
    /// What it is called.
    pub name: String,
    /// Its men.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    /// What holds for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// Something that has come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// The turn.
    pub turn: u16,
    /// Whose.
    pub side: Who,
    /// The card that brought it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Where it comes in.
    pub at: String,
    /// The terrain in which they are met; not in turns of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<FeatureKind>,
    /// The units.
    pub units: Vec<ArrivedUnit>,
    /// Whether they have not been seen yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

impl CheckedFeature {
    /// Whether nothing was found in it.
    pub fn is_empty(&self) -> bool {
        self.found == NOTHING
    }
}

impl ArrivedUnit {
    /// What it is and how many men it has.
    pub fn words(&self) -> String {
        match self.figures.len() {
            0 => self.name.clone(),
            1 => format!("{}, one figure", self.name),
            men => format!("{}, {men} figures", self.name),
        }
    }

    /// What its men are armed with; none where nobody carries a weapon of their own.
    pub fn armed(&self) -> Option<String> {
        let arms = |man: &Figure| man.weapon.as_ref().map(|arms| format!("{} {}", man.name, arms.name));
        let armed: Vec<String> = self.figures.iter().filter_map(arms).collect();
        (!armed.is_empty()).then(|| format!("armed: {}", armed.join(", ")))
    }
}

impl Play {
    /// What a side holds.
    pub const fn hand(&self, who: Who) -> &Hand {
        match who {
            Who::Own => &self.own,
            Who::Enemy => &self.enemy,
        }
    }

    /// What a side holds, to be changed.
    pub const fn hand_mut(&mut self, who: Who) -> &mut Hand {
        match who {
            Who::Own => &mut self.own,
            Who::Enemy => &mut self.enemy,
        }
    }

    /// Whether the mission was begun by version 0.1.0, which had no one list of names: rules mended since
    /// then do not change it, so that its history stays provable.
    pub(crate) const fn is_of_0_1_0(&self) -> bool {
        !self.one_list
    }

    /// Whether a side may activate a man of this Rep, their own or that of the Leader they are in a group
    /// with: nobody on doubles, else whoever is not below its die. Before the first turn everybody.
    ///
    /// # Errors
    /// [`Error::Refused`] with the dice of the turn.
    pub fn activates(&self, who: Who, name: &str, rep: u8) -> Result<(), Error> {
        const RULE: &str = "FNG Turn Sequence";
        let Some(ActivationDice { own, enemy, .. }) = self.dice else { return Ok(()) };
        let die = if who == Who::Own { own } else { enemy };
        match () {
            () if own == enemy => Err(Error::refused(
                RULE,
                format!(
                    "{name} cannot act: the Activation dice of turn {} are equal ({own} and {enemy}), so \
                     nobody acts. You may check those who are down and reload weapons; {} begins the next \
                     turn",
                    self.turn,
                    way!("fng activation EVENING -i", "turn")
                ),
            )),
            () if rep < die => Err(Error::refused(
                RULE,
                format!(
                    "{name} (Rep {rep}) cannot act in turn {}: the side's die is {die}, which activates Rep \
                     {die} or more. In a group with a Leader of that Rep, add {}",
                    self.turn,
                    option("group-rep").with(&die.to_string())
                ),
            )),
            () => Ok(()),
        }
    }

    /// Whether a side has a FAC overhead.
    pub fn has_fac(&self, who: Who) -> bool {
        self.aircraft.iter().any(|aircraft| {
            aircraft.side == who && aircraft.duty == super::aircraft::Duty::Fac && aircraft.is_here()
        })
    }

    /// The aircraft with this number.
    ///
    /// # Errors
    /// [`Error::Usage`] when there is none, with those there are.
    pub fn aircraft_mut(&mut self, number: u16) -> Result<&mut Aircraft, Error> {
        let there: Vec<String> = self
            .aircraft
            .iter()
            .map(|aircraft| format!("{} ({}, {})", aircraft.number, aircraft.model, aircraft.place.id()))
            .collect();
        self.aircraft.iter_mut().find(|aircraft| aircraft.number == number).ok_or_else(|| {
            let there = if there.is_empty() {
                "nothing flies".to_owned()
            } else {
                format!("there is {}", there.join(", "))
            };
            Error::Usage(format!("there is no aircraft {number}: {there}"))
        })
    }

    /// A number for something new.
    pub(super) const fn number(&mut self) -> u16 {
        self.last_number += 1;
        self.last_number
    }

    /// How often each aircraft, mission, cloud and sniper has each number: never twice.
    fn numbers(&self) -> BTreeMap<u16, usize> {
        let mut counts = BTreeMap::new();
        let numbers = self.fire_missions.iter().map(|mission| mission.number);
        let numbers = numbers.chain(self.aircraft.iter().map(|aircraft| aircraft.number));
        let numbers = numbers.chain(self.smoke.iter().map(|smoke| smoke.number));
        for number in numbers.chain(self.snipers.iter().map(|sniper| sniper.number)) {
            *counts.entry(number).or_insert(0) += 1;
        }
        counts
    }

    /// Notes every broken law.
    pub fn check(&self, faults: &mut Faults) {
        for who in Who::ALL {
            let hand = self.hand(who);
            faults.at(who.id(), |faults| {
                if hand.counts_as.is_some() != hand.card.is_some() {
                    faults.add(
                        "counts_as",
                        "a Reinforcement Card counts as a rank, and without one nothing does",
                    );
                }
                if hand.card.is_some() && hand.face_down() > 0 {
                    faults.add(
                        "hidden",
                        "the cards drawn before the battle have been looked at: they lie under the \
                         Reinforcement Card",
                    );
                }
            });
        }
        for (index, card) in self.deck.repeated() {
            faults.at("deck", |faults| faults.add(index, format!("the {card} is out of the deck twice")));
        }
        let decks: &[(&str, &Deck, &[Who])] = match self.options.decks {
            super::options::Decks::Common => &[("deck", &self.deck, &Who::ALL)],
            super::options::Decks::Each => {
                &[("deck", &self.deck, &[Who::Own]), ("enemy_deck", &self.enemy_deck, &[Who::Enemy])]
            }
        };
        for (name, deck, sides) in decks {
            let held = sides.iter().flat_map(|who| {
                let hand = self.hand(*who);
                hand.hidden.iter().chain(&hand.card).chain(&hand.under)
            });
            for card in held {
                if !deck.out().contains(card) {
                    faults.add(*name, format!("the {card} is held, but the deck still has it"));
                }
            }
        }
        for (number, count) in self.numbers() {
            if count > 1 || number > self.last_number {
                faults.add(
                    "last_number",
                    format!(
                        "number {number} stands for {count} things, and the last given was {}",
                        self.last_number
                    ),
                );
            }
        }
        for (index, sniper) in self.snipers.iter().enumerate() {
            if let Err(why) = Weapon::find(&sniper.weapon, self.options.edition()) {
                faults
                    .at("snipers", |faults| faults.at(index, |faults| faults.add("weapon", why.to_string())));
            }
        }
        faults.at("aircraft", |faults| {
            for (index, aircraft) in self.aircraft.iter().enumerate() {
                if !(1..=6).contains(&aircraft.pilot_rep) {
                    let message = format!("is {}: Rep is 1 to 6", aircraft.pilot_rep);
                    faults.at(index, |faults| faults.add("pilot_rep", message));
                }
            }
        });
        for (index, missing) in
            self.fire_missions.iter().enumerate().filter(|(_, mission)| mission.crew_short > 10)
        {
            let message = format!("{} missing: no crew is so large", missing.crew_short);
            faults.at("fire_missions", |faults| faults.at(index, |faults| faults.add("crew_short", message)));
        }
    }
}
