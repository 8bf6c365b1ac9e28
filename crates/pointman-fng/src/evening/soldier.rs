//! A figure on the table: the man, his side and group, what he has used up, what he did and how he is.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::is_default;
use super::vehicle::Fuel;
use crate::checks::{Edition, Flag, ResultId};
use crate::combat::{self, Recovers};
use crate::squads::deed::Deed;
use crate::squads::squad::{Figure, Gear, Post, Role, Squad};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use pointman_core::error::{Error, Faults};

/// A figure on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Soldier {
    /// Whose.
    pub side: Who,
    /// The man, under a name nobody else on the table has; his `state` says how he stands and how he is.
    pub man: Figure,
    /// The name he came with, where somebody on the table had it already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_as: Option<String>,
    /// The group he moves with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Where he comes onto the table, until he acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// The vehicle he is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aboard: Option<Aboard>,
    /// Whether he has to reload before he fires again (Tight Ammo).
    #[serde(default, skip_serializing_if = "is_default")]
    pub out_of_ammo: bool,
    /// Whether he fires full automatic where his weapon can.
    #[serde(default, skip_serializing_if = "is_default")]
    pub automatic: bool,
    /// Whether he has moved with a machine gun that is to be set up before it fires again; not by steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub packed: bool,
    /// Whether he holds his fire on a place (Covering Fire).
    #[serde(default, skip_serializing_if = "is_default")]
    pub covering: bool,
    /// Whether he came into sight, or moved, and who takes In Sight has not been asked for yet; not by steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub untested: bool,
    /// What he has ready to throw: it takes an Activation [Ready A Grenade].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readied: Option<Gear>,
    /// Whom he carries or drags; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carries: Option<Carries>,
    /// The fuel of his flamethrower, once it runs low.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fuel: Option<Fuel>,
    /// The turn in which he last fired a rocket in reaction: it is one shot a turn; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rocket: Option<u16>,
    /// Single-shot weapons he has used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: BTreeSet<Gear>,
    /// Whether he has fired or fought hand to hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fought: bool,
    /// Those he has killed this evening, by name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kills: Vec<String>,
    /// What he did in the last turn he acted in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acted: Option<Acted>,
    /// Since when he is Out of the Fight or dead, and by whose hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down: Option<Down>,
    /// How he left the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// Whether he has cheated death.
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
    /// What he does there; none for a passenger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
}

/// What a figure did in a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Acted {
    /// The turn.
    pub turn: u16,
    /// He moved.
    #[serde(skip_serializing_if = "is_default")]
    pub moved: bool,
    /// He fired or fought, in his Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub fired: bool,
    /// He did something that takes the whole Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub done: bool,
    /// He fired in reaction while he was Active: not again in this Activation.
    #[serde(skip_serializing_if = "is_default")]
    pub reacted: bool,
}

impl Acted {
    /// Whether he has neither fired nor fought yet, in his Activation or in reaction while Active.
    pub fn has_fire_left(&self) -> bool {
        !self.fired && !self.reacted
    }

    /// Whether he has neither moved nor fired yet.
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
    /// A Medic has treated him and could not help.
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
    /// How he ends.
    pub end: Recovers,
    /// Campaign turns until he is back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
}

impl Soldier {
    /// A man of a side, with nothing said of him yet.
    pub fn new(side: Who, man: Figure) -> Self {
        Soldier {
            side,
            man,
            came_as: None,
            group: None,
            entry: None,
            aboard: None,
            out_of_ammo: false,
            automatic: false,
            packed: false,
            covering: false,
            untested: false,
            readied: None,
            carries: None,
            fuel: None,
            rocket: None,
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

    /// His name.
    pub fn name(&self) -> &str {
        &self.man.name
    }

    /// Whether a state holds for him.
    pub fn is(&self, state: Flag) -> bool {
        self.man.state.contains(&state)
    }

    /// Whether he is on the table and neither dead nor Out of the Fight.
    pub fn is_able(&self) -> bool {
        self.left.is_none() && !self.man.is_out()
    }

    /// Whether he may be fired at: on the table, not down, and not out of sight in Duck Back.
    pub fn is_target(&self) -> bool {
        self.is_able() && !self.is(Flag::DuckBack) && !self.is(Flag::HunkeredDown)
    }

    /// Whether he leads others: a Leader, or a Junior NCO.
    pub const fn leads(&self) -> bool {
        matches!(self.man.role, Some(Role::Leader | Role::JuniorNco))
    }

    /// Whether he has something left to fire.
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

    /// Whether he carries a machine gun, which is set up to fire from the ground.
    pub fn has_machine_gun(&self) -> bool {
        let class = self.man.weapon.as_ref().and_then(|arms| arms.class);
        class.is_some_and(WeaponClass::is_machine_gun)
    }

    /// Whether his machine gun is to be set up before it fires: whoever is in a vehicle rests it there.
    pub fn is_packed(&self) -> bool {
        self.packed && self.aboard.is_none() && self.has_machine_gun()
    }

    /// Whether he may fire this weapon as it stands.
    ///
    /// # Errors
    /// [`Error::Refused`] for a machine gun that he has moved with and not set up.
    pub(super) fn has_set_up(&self, weapon: &Weapon) -> Result<(), Error> {
        if !self.is_packed() || !weapon.class.is_machine_gun() {
            return Ok(());
        }
        let name = self.name();
        let message = format!(
            "{name} cannot fire the {}: he has moved with it. It takes an Activation to set it up (fng stand --figure {name} --does set-up)",
            weapon.name
        );
        Err(Error::refused("FNG Crewing A Weapon", message))
    }

    /// Whether he has an anti-tank weapon whose round bursts in a circle, as those of an RPG: it is fired at figures,
    /// too.
    pub fn has_bursting_rocket(&self, edition: Edition) -> bool {
        let arms = self.man.weapon.as_ref();
        let weapon = arms.and_then(|arms| arms.id).and_then(|id| Weapon::by_id(id, edition));
        weapon.is_some_and(|weapon| weapon.class.is_squad_anti_tank() && weapon.circle.is_some())
    }

    /// Whether he carries only what is used hand to hand.
    pub fn has_only_hand_weapons(&self) -> bool {
        self.man.weapon.as_ref().is_none_or(|arms| arms.class == Some(WeaponClass::Melee))
    }

    /// How he stands and how he is, in words; empty for an unhurt man in the open.
    pub fn standing(&self) -> String {
        if let Some(left) = self.left {
            return left.title().to_owned();
        }
        let shown = [
            (Flag::ObviouslyDead, "dead"),
            (Flag::OutOfTheFight, "Out of the Fight"),
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
        let mut words: Vec<&str> =
            shown.into_iter().filter(|(flag, _)| self.is(*flag)).map(|(_, word)| word).collect();
        if self.out_of_ammo {
            words.push("out of ammo");
        }
        if self.is_packed() {
            words.push("machine gun not set up");
        }
        if self.automatic {
            words.push("on automatic");
        }
        if self.covering {
            words.push("covering");
        }
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
        words.extend(self.recovery.map(|recovery| match recovery.end {
            Recovers::Recovers => "recovers",
            Recovers::Later => "recovers later",
            Recovers::Lost => "lost",
        }));
        words.join(", ")
    }

    /// As the fighting sees him, in a squad of his side.
    ///
    /// # Errors
    /// [`Error::Bug`] for a check the rules lack.
    pub fn figure(&self, squad: &Squad, edition: Edition) -> Result<combat::Figure, Error> {
        let mut figure = squad.fighting(&self.man, edition)?;
        // A passenger counts as in cover [Ranged Combat: Cover].
        figure.exposure.in_cover |= self.rides();
        Ok(figure)
    }

    /// What he fires.
    pub fn weapon(&self, squad: &Squad, edition: Edition) -> Option<Weapon> {
        self.man.weapon.as_ref().and_then(|arms| squad.arms(arms, edition))
    }

    /// Whether his state allows him to do this.
    ///
    /// # Errors
    /// [`Error::Refused`] with the state or the lack that forbids it, and what would help.
    pub fn may(&self, deed: Deed) -> Result<(), Error> {
        if let Some(left) = self.left {
            let message = format!("{} is no longer on the table: he {}", self.name(), left.did());
            return Err(Error::refused("FNG Turn Sequence", message));
        }
        self.man.may(deed)?;
        if matches!(deed, Deed::FastMove | Deed::Charge) {
            self.is_on_foot(deed.words())?;
        }
        if deed == Deed::Fire && self.out_of_ammo {
            return Err(Error::refused(
                "FNG Tight Ammo",
                format!(
                    "{} cannot fire: he is out of ammo. When Active, he may reload instead of firing: fng stand --figure {} --does reload",
                    self.name(),
                    self.name()
                ),
            ));
        }
        Ok(())
    }

    /// Whether he is on foot, as what he is about to do needs.
    ///
    /// # Errors
    /// [`Error::Refused`] with the vehicle that he is in.
    pub(crate) fn is_on_foot(&self, does: &str) -> Result<(), Error> {
        let Some(Aboard { vehicle, .. }) = &self.aboard else { return Ok(()) };
        let name = self.name();
        Err(Error::refused(
            "FNG Embarking And Disembarking",
            format!(
                "{name} cannot {does}: he is aboard {vehicle} and gets out first (fng stand --figure {name} --aboard \"\")"
            ),
        ))
    }

    /// Has his state changed as the result of a check says, and tells it in words; none where it changes nothing.
    pub(crate) fn obey(&mut self, result: ResultId) -> Option<&'static str> {
        self.covering &= matches!(result, ResultId::StayDown);
        let state = &mut self.man.state;
        Some(match result {
            ResultId::DuckBack => {
                state.insert(Flag::DuckBack);
                "Ducks Back, out of sight of those who caused it, or goes prone without cover within 12 in"
            }
            ResultId::HunkerDown => {
                state.remove(&Flag::DuckBack);
                state.insert(Flag::HunkeredDown);
                "Hunkers Down until a friend within 4 in rallies him"
            }
            ResultId::Runaway => {
                for flag in [Flag::DuckBack, Flag::HunkeredDown, Flag::Prone, Flag::InCover, Flag::Hidden] {
                    state.remove(&flag);
                }
                state.insert(Flag::RunningAway);
                "runs away: to a building in sight, else to the nearest edge and off"
            }
            ResultId::GoProne => {
                state.insert(Flag::Prone);
                "goes prone"
            }
            ResultId::BackInFight => {
                for flag in [Flag::HunkeredDown, Flag::RunningAway, Flag::KnockedDown, Flag::DuckBack] {
                    state.remove(&flag);
                }
                "is back in the fight"
            }
            ResultId::RemovedFromPlay => {
                self.left = Some(Left::Removed);
                "is removed from play"
            }
            ResultId::KnockedDown => {
                state.remove(&Flag::OutOfTheFight);
                state.insert(Flag::KnockedDown);
                self.down = None;
                "is up again when next activated"
            }
            ResultId::StayDown => "stays down",
            _ => return None,
        })
    }

    /// Notes what is wrong with him.
    pub(super) fn check(&self, faults: &mut Faults) {
        faults.at("man", |faults| self.man.check(faults));
        if self.man.is_out() && self.down.is_none() && self.left.is_none() {
            faults.add("down", "is missing: give the turn in which he went down");
        }
    }
}

impl Carries {
    /// What is done with the casualty: `carrying Smith`.
    pub fn words(&self) -> String {
        format!("{} {}", if self.drags { "dragging" } else { "carrying" }, self.whom)
    }
}

impl Left {
    /// What he did, after `he`.
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
