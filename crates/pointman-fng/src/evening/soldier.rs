//! A figure on the table: the man, their side and group, what they have used up, what they did and how they
//! are.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::is_default;
use super::vehicle::Fuel;
use crate::campaign_data::{FeatureSpec, terrain};
use crate::checks::{Edition, Flag, ResultId};
use crate::combat::{self, Recovers, SightAid};
use crate::mission::FeatureKind;
use crate::squads::deed::Deed;
use crate::squads::squad::{Figure, Gear, Post, Role, Squad};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::Table;
use pointman_core::error::{Error, Faults};
use pointman_core::way;

/// A figure on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Soldier {
    /// Whose.
    pub side: Who,
    /// The man, under a name nobody else on the table has; their `state` says how they stand and how they
    /// are.
    pub man: Figure,
    /// The name they came with, where somebody on the table had it already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_as: Option<String>,
    /// The group they move with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Where they come onto the table, until they act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// The terrain in which they were put on the table, until they move; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lies_in: Option<FeatureKind>,
    /// The vehicle they are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aboard: Option<Aboard>,
    /// Whether they have to reload before they fire again (Tight Ammo).
    #[serde(default, skip_serializing_if = "is_default")]
    pub out_of_ammo: bool,
    /// Whether they fire full automatic where their weapon can.
    #[serde(default, skip_serializing_if = "is_default")]
    pub automatic: bool,
    /// Whether they have moved with a machine gun that is to be set up before it fires again; not by steps of
    /// earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub packed: bool,
    /// Whether they hold their fire on a place (Covering Fire).
    #[serde(default, skip_serializing_if = "is_default")]
    pub covering: bool,
    /// That place, in the words of the players; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub covers: Option<String>,
    /// The light that they use by night; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub light: Option<SightAid>,
    /// Those of the enemy who came into sight where they cover, and have not moved since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<String>,
    /// The Stealthy of the enemy for whom they have looked in vain in this turn, and who have neither moved
    /// nor fired since; nobody in turns of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlooks: Vec<String>,
    /// Whether they came into sight, or moved, and who takes In Sight has not been asked for yet; not by
    /// steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub untested: bool,
    /// Whether they have not come onto the table yet: they enter as they first act.
    #[serde(default, skip_serializing_if = "is_default")]
    pub waits: bool,
    /// What they have ready to throw: it takes an Activation [Ready A Grenade].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readied: Option<Gear>,
    /// The turn in which they readied a satchel charge, which goes off at the end of their next Activation;
    /// not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lit_in: Option<u16>,
    /// Whether a rough ride has knocked them prone, and nothing else: they are up when next activated; not by
    /// steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shaken: bool,
    /// Whom they carry or drags; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carries: Option<Carries>,
    /// The fuel of their flamethrower, once it runs low.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fuel: Option<Fuel>,
    /// The turn in which they last fired a rocket in reaction: it is one shot a turn; not by steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rocket: Option<u16>,
    /// The turn in which they last fired a weapon alone that takes two men to be fired every turn; not by
    /// steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fired_alone: Option<u16>,
    /// Those who caused their Duck Back, the only ones it hides them from; empty where it hides them from
    /// everyone, as by steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ducked_from: BTreeSet<String>,
    /// Those who made them Hunker Down, the only ones it hides them from; empty where it hides them from
    /// everyone, as by steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hunkered_from: BTreeSet<String>,
    /// The turn of their last Swim Check, of those who are in deep water: 0 before the first; none ashore,
    /// and by steps of earlier versions [Swim Check].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swam: Option<u16>,
    /// Reloads they have used, of those who have only so many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reloads: u8,
    /// Rockets they have fired, of those who have only so many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rockets: u8,
    /// Whether the bayonet is fixed on their rifle; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bayonet: bool,
    /// What a medic's treatment has taken from their Rep until the evening is over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weakened: u8,
    /// The last turn in which, as a Looter, they look for loot and do nothing else.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loots: u16,
    /// Single-shot weapons they have used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: BTreeSet<Gear>,
    /// Whether they have fired or fought hand to hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fought: bool,
    /// Those they have killed this evening, by name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kills: Vec<String>,
    /// What they did in the last turn they acted in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acted: Option<Acted>,
    /// Since when they are Out of the Fight or dead, and by whose hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down: Option<Down>,
    /// How they left the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// Whether they have cheated death.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cheated_death: bool,
    /// What Recovery After The Battle gave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<RecoveryEnd>,
}

/// A casualty in a figure's hands [Moving Casualties].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Carries {
    /// The casualty, a friend or an enemy.
    pub whom: String,
    /// Whether the casualty is dragged, by one who counts as prone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub drags: bool,
}

/// A place in a vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aboard {
    /// The vehicle.
    pub vehicle: String,
    /// What they do there; none for a passenger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
}

/// What a figure did in a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Acted {
    /// The turn.
    pub turn: u16,
    /// They moved.
    #[serde(skip_serializing_if = "is_default")]
    pub moved: bool,
    /// They fired or fought, in their Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub fired: bool,
    /// They did something that takes the whole Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub done: bool,
    /// They fired in reaction while they were Active: not again in this Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub reacted: bool,
    /// They ran away as their Activation began, and led nobody in it; not in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub ran: bool,
    /// They came onto the table as their Activation began; not in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub entered: bool,
    /// What they did was to call by radio: they may call again; not in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub called: bool,
    /// They did nothing, being a Dumb Ass: what ends as one is activated ends for them, too; not in turns of
    /// earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub balked: bool,
}

impl Acted {
    /// Whether they have neither fired nor fought yet, in their Activation or in reaction while Active.
    pub fn has_fire_left(&self) -> bool {
        !self.fired && !self.reacted
    }

    /// Whether they have neither moved nor fired yet.
    pub fn is_fresh(&self) -> bool {
        !self.moved && self.has_fire_left()
    }
}

/// When a figure went down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Down {
    /// The turn: a Medic helps within three.
    pub turn: u16,
    /// By whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// A Medic has treated them and could not help.
    #[serde(default, skip_serializing_if = "is_default")]
    pub treated: bool,
}

pointman_core::vocabulary! {
    /// How a figure left the table.
    pub enum Left: "way off the table" {
        Ran = "ran" "ran away",
        Removed = "removed" "removed from play",
        Captured = "captured" "captured",
        Evacuated = "evacuated" "evacuated",
        Withdrew = "withdrew" "withdrew",
        CheatedDeath = "cheated-death" "out of play, having cheated death",
    }
}

/// What Recovery After The Battle gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryEnd {
    /// How they end.
    pub end: Recovers,
    /// Campaign turns until they are back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
}

/// How a swimmer may be in trouble [Swim Check].
pub(super) const TROUBLE: [Flag; 3] = [Flag::InSlightTrouble, Flag::SlightTrouble, Flag::InBigTrouble];

/// The reloads of those who have only so many, and the rockets.
const FEW_RELOADS: u8 = 2;
const FEW_ROCKETS: u8 = 3;

/// The states that are told of anybody, the gravest first.
const STATES: [(Flag, &str); 14] = [
    (Flag::ObviouslyDead, "dead"),
    (Flag::OutOfTheFight, "Out of the Fight"),
    (Flag::InBigTrouble, "in big trouble"),
    (Flag::InSlightTrouble, "in slight trouble"),
    (Flag::KnockedDown, "Knocked Down"),
    (Flag::HunkeredDown, "Hunkered Down"),
    (Flag::RunningAway, "running away"),
    (Flag::DuckBack, "in Duck Back"),
    (Flag::Hidden, "hidden"),
    (Flag::InCover, "in cover"),
    (Flag::Concealed, "concealed"),
    (Flag::Prone, "prone"),
    (Flag::FastMoving, "fast moving"),
    (Flag::Hero, "a hero"),
];

impl Soldier {
    /// A figure of a side, with nothing else said of it yet.
    pub fn new(side: Who, man: Figure) -> Self {
        Soldier {
            side,
            man,
            came_as: None,
            group: None,
            entry: None,
            lies_in: None,
            aboard: None,
            out_of_ammo: false,
            automatic: false,
            packed: false,
            covering: false,
            covers: None,
            light: None,
            covered: Vec::new(),
            overlooks: Vec::new(),
            untested: false,
            waits: false,
            readied: None,
            lit_in: None,
            shaken: false,
            carries: None,
            fuel: None,
            rocket: None,
            fired_alone: None,
            ducked_from: BTreeSet::new(),
            hunkered_from: BTreeSet::new(),
            swam: None,
            reloads: 0,
            rockets: 0,
            bayonet: false,
            weakened: 0,
            loots: 0,
            used: BTreeSet::new(),
            fought: false,
            kills: Vec::new(),
            acted: None,
            down: None,
            left: None,
            cheated_death: false,
            recovery: None,
        }
    }

    /// Name.
    pub fn name(&self) -> &str {
        &self.man.name
    }

    /// Whether a state holds for them.
    pub fn is(&self, state: Flag) -> bool {
        self.man.state.contains(&state)
    }

    /// Whether they are on the table and neither dead nor Out of the Fight.
    pub fn is_able(&self) -> bool {
        self.left.is_none() && !self.man.is_out()
    }

    /// Whether they have it in their hands: readied in an Activation before, or all that they are armed with.
    pub fn has_in_hand(&self, gear: Gear) -> bool {
        self.readied == Some(gear) || gear == Gear::SatchelCharge && self.is_armed_with_charge()
    }

    /// Whether a satchel charge that is not used is what they are armed with.
    pub(super) fn is_armed_with_charge(&self) -> bool {
        let class = self.man.weapon.as_ref().and_then(|arms| arms.class);
        class == Some(WeaponClass::SatchelCharge) && !self.used.contains(&Gear::SatchelCharge)
    }

    /// Whether the light that they use gives them away to whoever fires at them [Line Of Sight].
    pub(super) fn is_given_away(&self) -> bool {
        self.light == Some(SightAid::Flashlight)
    }

    /// Whether they have a reload left: only a sapper has no more than two [Army Lists].
    pub fn has_reload_left(&self) -> bool {
        !self.man.gear.contains(&Gear::TwoReloads) || self.reloads < FEW_RELOADS
    }

    /// They reload, which is counted of those who have only so many.
    pub(super) fn reload(&mut self, is_counted: bool) {
        let is_used = self.out_of_ammo && is_counted && self.man.gear.contains(&Gear::TwoReloads);
        self.out_of_ammo = false;
        self.reloads = self.reloads.saturating_add(u8::from(is_used));
    }

    /// Whether they have a rocket left for their own weapon: a squad may have no more than three [Army
    /// Lists].
    pub fn has_rockets(&self) -> bool {
        !self.man.gear.contains(&Gear::ThreeRockets) || self.rockets < FEW_ROCKETS
    }

    /// Whether they fight hand to hand with a bayonet fixed on the rifle that they carry
    /// [Hand-To-Hand Weapons].
    pub(super) fn has_fixed_bayonet(&self) -> bool {
        self.bayonet && self.takes_bayonet().is_ok()
    }

    /// Whether a bayonet can be fixed on what they carry.
    pub(super) fn takes_bayonet(&self) -> Result<(), Error> {
        use WeaponClass::{
            BoltActionRifle, CombatShotgun, SelectiveFireCarbine, SelectiveFireRifle, SemiAutomaticCarbine,
            SemiAutomaticRifle,
        };
        let arms = self.man.weapon.as_ref();
        match arms.and_then(|arms| arms.class) {
            Some(
                BoltActionRifle | SemiAutomaticRifle | SemiAutomaticCarbine | SelectiveFireCarbine
                | SelectiveFireRifle | CombatShotgun,
            ) => Ok(()),
            _ => {
                let message = format!("{} carries no rifle to fix a bayonet on", self.name());
                Err(Error::refused("FNG Hand-To-Hand Weapons", message))
            }
        }
    }

    /// They are ashore, or aboard: out of the water and its trouble.
    pub(super) fn leaves_water(&mut self) {
        if self.swam.take().is_some() {
            TROUBLE.iter().for_each(|flag| {
                self.man.state.remove(flag);
            });
        }
    }

    /// Whether they run away or are Hunkered Down, until they Rally.
    pub fn is_shaken(&self) -> bool {
        self.is(Flag::RunningAway) || self.is(Flag::HunkeredDown)
    }

    /// Whether they may be fired at: on the table, not down, and not out of sight in Duck Back.
    pub fn is_target(&self) -> bool {
        self.is_able() && !self.waits && !self.is(Flag::DuckBack) && !self.is(Flag::HunkeredDown)
    }

    /// Whether this one may fire at them: as [`Soldier::is_target`], but in Duck Back they are hidden only
    /// from those who caused it [Duck Back].
    pub fn is_target_of(&self, other: &Soldier) -> bool {
        self.is_seen_by(other) && !other.is_ducked_from(self)
    }

    /// The same of one whose own Duck Back ends as they act.
    pub fn is_seen_by(&self, other: &Soldier) -> bool {
        self.is_able() && !self.waits && !self.is_hunkered_from(other) && !self.is_ducked_from(other)
    }

    /// Whether they are Hunkered Down out of sight of this one: in Duck Back for good [Hunker Down].
    pub fn is_hunkered_from(&self, other: &Soldier) -> bool {
        let from = &self.hunkered_from;
        self.is(Flag::HunkeredDown) && (from.is_empty() || from.contains(other.name()))
    }

    /// Whether they are in Duck Back out of sight of this one, whom they do not see either.
    pub fn is_ducked_from(&self, other: &Soldier) -> bool {
        self.is(Flag::DuckBack) && (self.ducked_from.is_empty() || self.ducked_from.contains(other.name()))
    }

    /// Whether they are in Duck Back out of everyone's sight.
    pub fn is_ducked_from_all(&self) -> bool {
        self.is(Flag::DuckBack) && self.ducked_from.is_empty()
    }

    /// Whether they lead others: a Leader, or a Junior NCO.
    pub const fn leads(&self) -> bool {
        matches!(self.man.role, Some(Role::Leader | Role::JuniorNco))
    }

    /// Whether they have something left to fire.
    pub fn can_fire(&self) -> bool {
        let barred = |class: WeaponClass| matches!(class, WeaponClass::Melee | WeaponClass::Flamethrower);
        let listed = |class: WeaponClass| class.is_small_arm() || class.is_machine_gun();
        let arms = self.man.weapon.as_ref();
        !self.out_of_ammo
            && !self.is_packed()
            && arms.is_some_and(|arms| {
                !arms.class.is_some_and(barred) && (arms.targets.is_some() || arms.class.is_none_or(listed))
            })
    }

    /// Whether they carry a machine gun, which is set up to fire from the ground.
    pub fn has_machine_gun(&self) -> bool {
        let class = self.man.weapon.as_ref().and_then(|arms| arms.class);
        class.is_some_and(WeaponClass::is_machine_gun)
    }

    /// Whether their machine gun is to be set up before it fires: whoever is in a vehicle rests it there.
    pub fn is_packed(&self) -> bool {
        self.packed && self.aboard.is_none() && self.has_machine_gun()
    }

    /// Whether they may fire this weapon as it stands.
    ///
    /// # Errors
    /// [`Error::Refused`] for a machine gun that they have moved with and not set up.
    pub(super) fn has_set_up(&self, weapon: &Weapon) -> Result<(), Error> {
        if !self.is_packed() || !weapon.class.is_machine_gun() {
            return Ok(());
        }
        let name = self.name();
        let set_up = way!("fng stand EVENING -i --figure {name} --does set-up", "{name} set-up", name);
        let message = format!(
            "{name} has moved with the {} and cannot fire it yet. It takes an Activation to set it up \
             ({set_up})",
            weapon.name
        );
        Err(Error::refused("FNG Crewing A Weapon", message))
    }

    /// Whether they have an anti-tank weapon whose round bursts in a circle, as those of an RPG: it is fired
    /// at figures, too.
    pub fn has_bursting_rocket(&self, edition: Edition) -> bool {
        let arms = self.man.weapon.as_ref();
        let weapon = arms.and_then(|arms| arms.id).and_then(|id| Weapon::by_id(id, edition));
        weapon.is_some_and(|weapon| weapon.class.is_squad_anti_tank() && weapon.circle.is_some())
    }

    /// Whether they carry only what is used hand to hand.
    pub fn has_only_hand_weapons(&self) -> bool {
        self.man.weapon.as_ref().is_none_or(|arms| arms.class == Some(WeaponClass::Melee))
    }

    /// How they stand and how they are, in words; empty for an unhurt man in the open.
    pub fn standing(&self) -> String {
        if let Some(left) = self.left {
            return left.title().to_owned();
        }
        let mut words: Vec<&str> = self.states().map(|(_, word)| word).collect();
        if self.waits {
            words.push("not on the table yet");
        }
        if self.swam.is_some() {
            words.push("in the water");
        }
        if self.out_of_ammo {
            words.push("out of ammo");
        }
        if self.has_fixed_bayonet() {
            words.push("bayonet fixed");
        }
        if self.is_packed() {
            words.push("machine gun not set up");
        }
        if self.automatic {
            words.push("on automatic");
        }
        let covers = format!("covering {}", self.covered_place());
        if self.covering {
            words.push(if self.covers.is_some() { &covers } else { "covering" });
        }
        let light = self.light.map(|light| format!("with a {}", light.title()));
        words.extend(light.as_deref());
        let carries = self.carries.as_ref().map(Carries::words).unwrap_or_default();
        words.extend(self.carries.as_ref().map(|_| carries.as_str()));
        words.extend(self.readied.map(|gear| match gear {
            Gear::SatchelCharge => "satchel charge ready",
            Gear::SmokeGrenades => "smoke grenade ready",
            _ => "grenade ready",
        }));
        words.extend(self.fuel.map(|fuel| match fuel {
            Fuel::OneShot => "flamethrower with one shot left",
            Fuel::Empty => "flamethrower empty",
        }));
        let loots = format!("looting until turn {}", self.loots);
        words.extend((self.loots > 0).then_some(loots.as_str()));
        words.extend(self.recovery_told());
        words.join(", ")
    }

    /// What has become of them once the evening is over, in words; empty for whoever is unhurt. How they
    /// stood in the fight means nothing any more.
    pub fn outcome(&self) -> String {
        if let Some(left) = self.left {
            return left.title().to_owned();
        }
        let lasts =
            |flag: Flag| matches!(flag, Flag::ObviouslyDead | Flag::OutOfTheFight | Flag::RunningAway);
        let words = self.states().filter(|(flag, _)| lasts(*flag)).map(|(_, word)| word);
        words.chain(self.recovery_told()).collect::<Vec<_>>().join(", ")
    }

    /// The states they are in, with their words.
    fn states(&self) -> impl Iterator<Item = (Flag, &'static str)> {
        STATES.into_iter().filter(|(flag, _)| self.is(*flag))
    }

    /// Whether Recovery is still to be rolled: for those Out of the Fight, but for the captured, who are in
    /// the enemy's hands [Recovery After The Battle].
    pub fn awaits_recovery(&self) -> bool {
        self.is(Flag::OutOfTheFight) && self.recovery.is_none() && self.left != Some(Left::Captured)
    }

    /// What Recovery gave, in words.
    fn recovery_told(&self) -> Option<&'static str> {
        self.recovery.map(|recovery| match recovery.end {
            Recovers::Recovers => "recovers",
            Recovers::Later => "recovers later",
            Recovers::Lost => "lost",
        })
    }

    /// As the fighting sees them, in a squad of their side.
    ///
    /// # Errors
    /// [`Error::Bug`] for a check the rules lack.
    pub fn figure(&self, squad: &Squad, edition: Edition) -> Result<combat::Figure, Error> {
        let mut figure = squad.fighting(&self.man, edition)?;
        // A passenger counts as in cover [Ranged Combat: Cover].
        figure.exposure.in_cover |= self.rides();
        Ok(figure)
    }

    /// What they fire.
    pub fn weapon(&self, squad: &Squad, edition: Edition) -> Option<Weapon> {
        self.man.weapon.as_ref().and_then(|arms| squad.arms(arms, edition))
    }

    /// Whether their state allows them to do this.
    ///
    /// # Errors
    /// [`Error::Refused`] with the state or the lack that forbids it, and what would help.
    pub fn may(&self, deed: Deed) -> Result<(), Error> {
        if let Some(left) = self.left {
            let message = format!("{} is no longer on the table ({})", self.name(), left.did());
            return Err(Error::refused("FNG Turn Sequence", message));
        }
        self.man.may(deed)?;
        if self.waits && deed == Deed::React {
            let message = format!("{} has not come onto the table yet", self.name());
            return Err(Error::refused("FNG Turn Sequence", message));
        }
        if matches!(deed, Deed::FastMove | Deed::Charge) {
            self.is_on_foot(deed.words())?;
        }
        if self.swam.is_some() && matches!(deed, Deed::Fire | Deed::Throw | Deed::Work | Deed::FastMove) {
            let (name, does) = (self.name(), deed.words());
            let message =
                format!("{name} is in the water and cannot {does}: swimmers fight only hand to hand");
            return Err(Error::refused("FNG Swimming", message));
        }
        if deed == Deed::Fire && self.out_of_ammo && !self.has_reload_left() {
            let message =
                format!("{} is out of ammo, and has used both reloads: pick up another weapon", self.name());
            return Err(Error::refused("FNG Army Lists", message));
        }
        if deed == Deed::Fire && self.out_of_ammo {
            let name = self.name();
            let reload = way!("fng stand EVENING -i --figure {name} --does reload", "{name} reload", name);
            return Err(Error::refused(
                "FNG Tight Ammo",
                format!(
                    "{name} is out of ammo and cannot fire. When Active, reload instead of firing: {reload}"
                ),
            ));
        }
        Ok(())
    }

    /// Whether they still are where they were put, in a feature that conceals and is no cover.
    pub(super) fn is_put_where_no_cover_is(&self) -> bool {
        let only_hides =
            |feature: &FeatureSpec| feature.conceals() == Some(true) && feature.covers() == Some(false);
        if let Some(kind) = self.lies_in {
            return terrain().feature(kind).is_some_and(only_hides);
        }
        // Steps of earlier versions kept the place in words alone.
        let place = self.entry.as_deref().and_then(|entry| entry.strip_prefix("in "));
        place.is_some_and(|place| {
            let mut features = terrain().terrain_features.iter();
            features.any(|feature| only_hides(feature) && place.starts_with(&feature.name))
        })
    }

    /// The place they cover with fire, in words.
    pub fn covered_place(&self) -> &str {
        self.covers.as_deref().unwrap_or("a place")
    }

    /// Whether they have declared covering fire [Covering Fire].
    pub(super) fn has_declared_covering(&self) -> Result<(), Error> {
        if self.covering {
            return Ok(());
        }
        let name = self.name();
        let cover = way!("fng stand EVENING -i --figure {name} --as covering", "{name} cover-place", name);
        Err(Error::refused("FNG Covering Fire", format!("{name} has not declared covering fire: {cover}")))
    }

    /// Whether they are on foot, as what they are about to do needs.
    ///
    /// # Errors
    /// [`Error::Refused`] with the vehicle that they are in.
    pub fn is_on_foot(&self, does: &str) -> Result<(), Error> {
        let Some(Aboard { vehicle, .. }) = &self.aboard else { return Ok(()) };
        let name = self.name();
        let get_out = way!("fng stand EVENING -i --figure {name} --vehicle \"\"", "{name} get-out", name);
        Err(Error::refused(
            "FNG Embarking And Disembarking",
            format!("{name} is aboard {vehicle} and cannot {does} before getting out ({get_out})"),
        ))
    }

    /// Out of whatever hid or covered them, and on their feet.
    pub(super) fn leaves_cover(&mut self) {
        for flag in [Flag::InCover, Flag::Concealed, Flag::Hidden, Flag::Prone] {
            self.man.state.remove(&flag);
        }
    }

    /// Changes the state as the result of a check says, and tells it in words; none where it changes nothing.
    pub(crate) fn obey(&mut self, result: ResultId) -> Option<Obeyed> {
        self.covering &= matches!(result, ResultId::StayDown);
        let is_aboard = self.aboard.is_some();
        let state = &mut self.man.state;
        let (does, and_then) = match result {
            ResultId::DuckBack => {
                if state.insert(Flag::DuckBack) {
                    self.ducked_from.clear();
                }
                let how = match is_aboard {
                    true => ", down inside the vehicle, out of sight of those who caused it",
                    false => {
                        ", out of sight of those who caused it, or goes prone without cover within 12 in"
                    }
                };
                ("Ducks Back", how)
            }
            ResultId::HunkerDown => {
                state.remove(&Flag::DuckBack);
                if state.insert(Flag::HunkeredDown) {
                    self.hunkered_from.clear();
                }
                ("Hunkers Down", " until rallied by a friend within 4 in")
            }
            ResultId::Runaway => {
                for flag in [Flag::DuckBack, Flag::HunkeredDown, Flag::Prone, Flag::InCover, Flag::Hidden] {
                    state.remove(&flag);
                }
                state.insert(Flag::RunningAway);
                ("runs away", ": to a building in sight, else to the nearest edge and off")
            }
            ResultId::GoProne => {
                state.insert(Flag::Prone);
                ("goes prone", "")
            }
            ResultId::BackInFight => {
                for flag in [Flag::HunkeredDown, Flag::RunningAway, Flag::KnockedDown, Flag::DuckBack] {
                    state.remove(&flag);
                }
                ("is back in the fight", "")
            }
            ResultId::RemovedFromPlay => {
                self.left = Some(Left::Removed);
                ("is removed from play", "")
            }
            ResultId::KnockedDown => {
                state.remove(&Flag::OutOfTheFight);
                state.insert(Flag::KnockedDown);
                self.down = None;
                ("is up again when next activated", "")
            }
            ResultId::StayDown => ("stays down", ""),
            _ => return None,
        };
        Some(Obeyed { does, and_then })
    }

    /// Notes what is wrong with them.
    pub(super) fn check(&self, faults: &mut Faults) {
        faults.at("man", |faults| self.man.check(faults));
        if self.man.is_out() && self.down.is_none() && self.left.is_none() {
            faults.add("down", "is missing: give the turn in which the figure went down");
        }
    }
}

/// What somebody does as a check says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Obeyed {
    /// What is news.
    does: &'static str,
    /// How they do it, for those who move the figure.
    and_then: &'static str,
}

impl Obeyed {
    /// Tells it of somebody, who may have a reason to be named: `Ha, out of range,`.
    pub fn tell(self, rule: &str, who: &str, table: &mut Table<'_>) {
        let news = format!("{who} {}", self.does);
        table.news(rule, format!("{news}{}", self.and_then), news);
    }
}

impl Carries {
    /// What is done with the casualty: `carrying Smith`.
    pub fn words(&self) -> String {
        format!("{} {}", if self.drags { "dragging" } else { "carrying" }, self.whom)
    }
}

impl Left {
    /// What so many do who leave so, after their names.
    pub const fn does(self, many: usize) -> &'static str {
        match (self, many) {
            (Left::Ran, 1) => "runs off the table",
            (Left::Ran, _) => "run off the table",
            (Left::Removed, 1) => "is removed from play",
            (Left::Removed, _) => "are removed from play",
            (Left::Captured, 1) => "is captured",
            (Left::Captured, _) => "are captured",
            (Left::Evacuated, 1) => "is evacuated",
            (Left::Evacuated, _) => "are evacuated",
            (Left::Withdrew, 1) => "withdraws",
            (Left::Withdrew, _) => "withdraw",
            (Left::CheatedDeath, 1) => "cheats death and is out of play",
            (Left::CheatedDeath, _) => "cheat death and are out of play",
        }
    }

    /// What they did, after `who`.
    pub const fn did(self) -> &'static str {
        match self {
            Left::Ran => "ran away",
            Left::Removed => "was removed from play",
            Left::Captured => "was captured",
            Left::Evacuated => "was evacuated",
            Left::Withdrew => "withdrew",
            Left::CheatedDeath => "cheated death",
        }
    }
}
