//! Squads: the figures of a side with their Rep, Attributes, weapons and state (FNG "Unit Roster", "Stars And
//! Grunts", "Leaders").

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::army_lists::{ForceId, ListOptions};
use crate::attributes::{self, Attributes};
use crate::calendar::Turn;
use crate::checks::{self, AttributeId, Category, Check, CheckId, Edition, Flag, Situation, ValueId};
use crate::combat;
use crate::raise::{self, Muster};
use crate::squads::deed::Deed;
use crate::squads::vehicles::VehicleId;
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId, WeaponList};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Schemas, State};
use pointman_core::error::{Error, Faults};
use pointman_core::names;
use pointman_core::steps;

pub use crate::squads::post::{Gear, Post};

/// The command that raises a squad.
pub const FNG_SQUAD: &str = "fng-squad";

/// A squad.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The army it belongs to, such as `us-marines`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<ForceId>,
    /// The date it was raised for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<Turn>,
    /// The id of the vehicle whose crew it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<VehicleId>,
    /// The edition it is played by.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(with = "u8", range(min = 1, max = 2))]
    pub edition: Edition,
    /// Readings of the army lists other than the usual ones.
    #[serde(default, skip_serializing_if = "ListOptions::is_empty")]
    pub options: ListOptions,
    /// The advantages that Stars have in this game.
    #[serde(default = "Advantage::all", skip_serializing_if = "Advantage::are_all")]
    pub advantages: BTreeSet<Advantage>,
    /// Its figures.
    pub figures: Vec<Figure>,
}

/// An advantage of a Star; each is optional (FNG "Player Advantages").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    /// Nobody of lower Rep can kill them.
    LargerThanLife,
    /// They may be taken out of play instead of dying.
    CheatingDeath,
    /// They choose instead of rolling on most reaction checks.
    FreeWill,
}

impl Advantage {
    /// Every one: Stars have all of them unless the players agree otherwise.
    pub fn all() -> BTreeSet<Self> {
        [Advantage::LargerThanLife, Advantage::CheatingDeath, Advantage::FreeWill].into()
    }

    fn are_all(advantages: &BTreeSet<Self>) -> bool {
        advantages.len() == 3
    }
}

/// Who leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The one Leader of the squad.
    Leader,
    /// A Junior NCO: gives the Leader Die when leading, but rolls no third die.
    JuniorNco,
}

/// One man, as a line of the unit roster.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Name.
    pub name: String,
    /// Reputation, 2 to 6.
    #[schemars(range(min = 2, max = 6))]
    pub rep: u8,
    /// Whether they are a Star; a Grunt otherwise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub star: bool,
    /// Which of a Star's advantages they have, if other than usual: for a Grunt with some, or a Star without
    /// all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advantages: Option<BTreeSet<Advantage>>,
    /// Whether they lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Post: what they do in the unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
    /// Attributes, by id.
    #[serde(default, skip_serializing_if = "Attributes::is_empty")]
    pub attributes: Attributes,
    /// What they carry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<Arms>,
    /// What they carry besides.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gear: BTreeSet<Gear>,
    /// Conditions that hold for them now: `in-cover`, `hidden`, `hunkered-down`, `hero`, ….
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub state: BTreeSet<Flag>,
    /// Reputation Points held.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reputation_points: u16,
    /// Months served of this tour.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(max = 13))]
    pub months: u8,
    /// Confirmed kills of this tour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kills: u16,
    /// Whether doubles have fixed their Rep until the tour ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rep_fixed: bool,
    /// The number of their tour.
    #[serde(default = "first_tour", skip_serializing_if = "is_first_tour")]
    #[schemars(range(min = 1))]
    pub tour: u8,
    /// Medals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub medals: Vec<String>,
    /// Wounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wounds: Vec<String>,
}

/// A weapon as the roster notes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arms {
    /// Its id on the army lists, such as `usa-m-16`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<WeaponId>,
    /// Its name.
    pub name: String,
    /// Its kind, such as `selective-fire-rifle`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<WeaponClass>,
    /// Its range in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range_in: Option<u8>,
    /// Its Target Rating: the dice it fires with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub targets: Option<u8>,
    /// Its Target Rating on full automatic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub targets_auto: Option<u8>,
    /// Its Impact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 9))]
    pub impact: Option<u8>,
    /// Its rating against armor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 9))]
    pub apw: Option<u8>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn first_tour() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_first_tour(tour: &u8) -> bool {
    *tour == first_tour()
}

/// States of figures besides the conditions of lines.
const STATES: [Flag; 20] = [
    Flag::DismountedCrew,
    Flag::DuckBack,
    Flag::Evacuated,
    Flag::FastMoving,
    Flag::FlakJacket,
    Flag::ChickenPlate,
    Flag::HardAsNailsUsed,
    Flag::Hero,
    Flag::HunkeredDown,
    Flag::InBigTrouble,
    Flag::InDuckBack,
    Flag::InNapalm,
    Flag::InSlightTrouble,
    Flag::KnockedDown,
    Flag::NearBornLeader,
    Flag::ObviouslyDead,
    Flag::OutOfTheFight,
    Flag::RunningAway,
    Flag::SlightTrouble,
    Flag::Prone,
];

/// What else a state means, as checks ask it.
const ALSO: [(Flag, Flag); 4] = [
    (Flag::DuckBack, Flag::InDuckBack),
    (Flag::KnockedDown, Flag::Prone),
    (Flag::InSlightTrouble, Flag::SlightTrouble),
    (Flag::SlightTrouble, Flag::InSlightTrouble),
];

/// States that the To Hit rows ask of the target.
const OF_TARGETS: [Flag; 6] = [
    Flag::InCover,
    Flag::Concealed,
    Flag::Prone,
    Flag::Hidden,
    Flag::HiddenWithLeader,
    Flag::TargetFastMoving,
];

impl State for Squad {
    const KIND: Kind = Kind::new("fng-squad");
    const SCHEMAS: Schemas = crate::SCHEMAS;

    type Making = SquadMaking;
    type Step = SquadStep;
    type Told = Told;

    fn check(&self, faults: &mut Faults) {
        if self.figures.is_empty() {
            faults.add("figures", "is empty: a squad has at least one figure");
        }
        let leaders: Vec<usize> = self.leaders().map(|(index, _)| index).collect();
        let mut named = BTreeMap::new();
        faults.at("figures", |faults| {
            for (index, figure) in self.figures.iter().enumerate() {
                faults.at(index, |faults| {
                    figure.check(faults);
                    let first = *named.entry(&figure.name).or_insert(index);
                    if first != index {
                        faults.add(
                            "name",
                            format!("is {}, like figure {first}'s: names must be unique", figure.name),
                        );
                    }
                    if leaders.first().is_some_and(|&first| first != index)
                        && figure.role == Some(Role::Leader)
                    {
                        let first = &self.figures[leaders[0]].name;
                        faults.add("role", format!("is leader, as of {first}: a squad has one Leader"));
                    }
                });
            }
        });
    }

    fn begin(SquadMaking::Raise(muster): &SquadMaking, dice: &mut dyn Dice) -> Result<(Self, Told), Error> {
        raise::unit(muster, dice)
    }

    fn apply(&self, step: &SquadStep, _: &mut dyn Dice) -> Result<(Self, Told), Error> {
        match *step {}
    }
}

steps! {
    /// What makes a squad that is not written by hand.
    pub enum SquadMaking: "step that makes a squad" in crate::SCHEMAS {
        /// It is raised by dice.
        Raise(Muster) = FNG_SQUAD,
    }
}

steps! {
    /// There is none: a squad is changed with `adjust` only.
    pub enum SquadStep: "step of a squad" in crate::SCHEMAS {
    }
}

impl Figure {
    /// A Grunt with nothing but a name and a Rep.
    pub fn new(name: impl Into<String>, rep: u8) -> Self {
        Figure {
            name: name.into(),
            rep,
            star: false,
            advantages: None,
            role: None,
            post: None,
            attributes: Attributes::default(),
            weapon: None,
            gear: BTreeSet::new(),
            state: BTreeSet::new(),
            reputation_points: 0,
            months: 0,
            kills: 0,
            rep_fixed: false,
            tour: first_tour(),
            medals: Vec::new(),
            wounds: Vec::new(),
        }
    }

    /// Whether they treat casualties: by Attribute, or as a unit's medic (medic-2).
    pub fn is_medic(&self) -> bool {
        self.post == Some(Post::Medic) || self.attributes.has(AttributeId::Medic)
    }

    /// Notes what is wrong with them.
    pub(crate) fn check(&self, faults: &mut Faults) {
        if self.name.trim().is_empty() {
            faults.add("name", "is empty: give the figure a name");
        }
        if !(2..=6).contains(&self.rep) {
            faults.add("rep", format!("is {}: Rep is 2 to 6", self.rep));
        }
        if self.months > 13 {
            faults.add("months", format!("is {}: a tour has 12 months, 13 for Marines", self.months));
        }
        if self.tour == 0 {
            faults.add("tour", "is 0: the first tour is 1");
        }
        faults.at("attributes", |faults| {
            let written = self.attributes.written();
            for (index, attribute) in written.iter().enumerate() {
                if let Err(error) = attributes::expand(std::slice::from_ref(attribute)) {
                    faults.add(index, error.to_string());
                }
                if written[..index].contains(attribute) {
                    faults.add(index, format!("is {attribute} again: each Attribute counts once"));
                }
            }
        });
        faults.at("state", |faults| {
            for (index, state) in self.state.iter().enumerate() {
                if !is_state(*state) {
                    faults.add(index, names::unknown("state", state.id(), &known_states()));
                }
            }
            for pair in checks::contradictions(&self.state) {
                faults.here(format!(
                    "has {}: they contradict each other",
                    pair.iter().map(|flag| flag.id()).collect::<Vec<_>>().join(" and ")
                ));
            }
        });
        if let Some(weapon) = &self.weapon {
            faults.at("weapon", |faults| weapon.check(faults));
        }
    }

    /// Whether they have fallen out: they can neither test nor lead.
    pub fn is_out(&self) -> bool {
        [Flag::OutOfTheFight, Flag::ObviouslyDead].iter().any(|state| self.state.contains(state))
    }

    /// Whether they have an advantage of a Star: of their own, else as the Stars of their squad have it.
    pub fn has(&self, advantage: Advantage, squad: &Squad) -> bool {
        match &self.advantages {
            Some(own) => own.contains(&advantage),
            None => self.star && squad.advantages.contains(&advantage),
        }
    }
}

impl Arms {
    /// A weapon of the lists as the roster notes it, with a sniper scope or such if it is `with_addition`.
    pub fn of(weapon: &Weapon, with_addition: bool) -> Self {
        Arms {
            id: Some(weapon.id),
            name: weapon.name.clone(),
            class: Some(weapon.class),
            range_in: weapon.reach(with_addition),
            targets: weapon.targets,
            targets_auto: weapon.targets_auto,
            impact: weapon.impact,
            apw: weapon.apw,
        }
    }

    /// Whether it is this weapon: by its name, or the same of another army's list; or the other round of a
    /// grenade launcher. Whatever is on no list, or used as the generic weapon of its kind, is any of its
    /// kind.
    pub(crate) fn is(&self, weapon: &Weapon) -> bool {
        let own = self.id.and_then(|id| Weapon::all().iter().find(|own| own.id == id));
        let is_named = weapon.name == self.name || own.is_some_and(|own| own.short_id() == weapon.short_id());
        let kind = weapon.class.launcher();
        let same_kind = self.class.map(WeaponClass::launcher) == Some(kind);
        let any_of_kind = own.is_none() || weapon.list == WeaponList::Generic;
        is_named || same_kind && (any_of_kind || kind == WeaponClass::GrenadeLauncher)
    }

    fn check(&self, faults: &mut Faults) {
        if self.name.trim().is_empty() {
            faults.add("name", "is empty: give the weapon's name");
        }
        if let Some(id) = self.id.filter(|id| Weapon::all().iter().all(|weapon| weapon.id != *id)) {
            faults.add("id", format!("is {id}: nobody can carry one"));
        }
        for (field, rating, least, most) in [
            ("targets", self.targets, 1, 6),
            ("targets_auto", self.targets_auto, 1, 6),
            ("impact", self.impact, 0, 9),
            ("apw", self.apw, 0, 9),
        ] {
            if let Some(rating) = rating.filter(|rating| !(least..=most).contains(rating)) {
                faults.add(field, format!("is {rating}: give {least} to {most}"));
            }
        }
    }

    /// What the checks ask of a weapon.
    fn flags(&self) -> Vec<Flag> {
        let mut flags = vec![if self.apw.is_some_and(|apw| apw > 0) {
            Flag::ArmedWithApw
        } else {
            Flag::NotArmedWithApw
        }];
        if let Some(class) = self.class {
            if class.is_small_arm() {
                flags.push(Flag::Smallarms);
            }
            flags.extend(checks::word::<Flag>(class.id()));
        }
        flags
    }
}

fn is_state(state: Flag) -> bool {
    STATES.contains(&state) || checks::is_condition(state)
}

fn known_states() -> Vec<&'static str> {
    checks::conditions().chain(STATES).map(Flag::id).collect()
}

/// The ranks before the names of raised men.
const RANKS: [&str; 9] = ["Lt ", "SSgt ", "LCpl ", "Sgt ", "Cpl ", "Doc ", "Capt ", "Pvt ", "Pfc "];

/// A name without the rank before it.
///
/// ```
/// assert_eq!(pointman_fng::squads::squad::bare_name("Sgt Miller"), "Miller");
/// ```
pub fn bare_name(name: &str) -> &str {
    RANKS.iter().find_map(|rank| name.strip_prefix(rank)).map_or(name, str::trim)
}

/// The message for a name that none of the figures has: the names it begins, the nearest, or all of them if
/// they are few.
pub fn nobody(typed: &str, figures: &[Figure]) -> Error {
    let names: Vec<&str> = figures.iter().map(|man| man.name.as_str()).collect();
    let begins = |name: &&&str| {
        let beginning = |name: &str| name.to_lowercase().starts_with(&typed.to_lowercase());
        !typed.is_empty() && (beginning(name) || beginning(bare_name(name)))
    };
    let begun: Vec<&str> = names.iter().filter(begins).copied().collect();
    Error::Usage(match begun[..] {
        [] => {
            let bare: Vec<&str> = names.iter().map(|name| bare_name(name)).collect();
            match &names::nearest(typed, &bare)[..] {
                [] => names::unknown_among("figure", typed, &names),
                _ => names::unknown("figure", typed, &[&names[..], &bare[..]].concat()),
            }
        }
        _ => format!(
            "there is no figure `{typed}`, which is only the start of {}. Give the full name",
            begun.join(" and of ")
        ),
    })
}

impl Squad {
    fn leaders(&self) -> impl Iterator<Item = (usize, &Figure)> {
        self.figures.iter().enumerate().filter(|(_, figure)| figure.role == Some(Role::Leader))
    }

    /// The figure named `typed`, in any case. A beginning of a name is nobody: it may be the whole name of
    /// an enemy.
    ///
    /// # Errors
    /// [`Error::Usage`] with the names it begins, or the nearest.
    pub fn figure(&self, typed: &str) -> Result<&Figure, Error> {
        let whole = |name: fn(&str) -> &str| {
            let mut called = self.figures.iter().filter(|man| name(&man.name).eq_ignore_ascii_case(typed));
            called.next().filter(|_| called.next().is_none())
        };
        whole(|name| name).or_else(|| whole(bare_name)).ok_or_else(|| nobody(typed, &self.figures))
    }

    /// What `check` is to know of the figures `named`, with who gives the Leader Die: the Leader among them;
    /// without them the Junior NCO among them; if the squad has neither left, the highest Rep among them (FNG
    /// "Junior NCO's", char-18).
    ///
    /// # Errors
    /// For unknown names, and [`Error::Refused`] when a figure cannot take the check.
    pub fn situations(
        &self,
        check: &Check,
        edition: Edition,
        named: &[String],
    ) -> Result<Vec<Situation>, Error> {
        let figures: Vec<&Figure> = named.iter().map(|name| self.figure(name)).collect::<Result<_, _>>()?;
        for (index, figure) in figures.iter().enumerate() {
            if figures[..index].iter().any(|other| other.name == figure.name) {
                return Err(Error::Usage(format!("{} is named twice", figure.name)));
            }
            self.refuse(check, figure)?;
        }
        let mut situations: Vec<Situation> =
            figures.iter().map(|figure| self.situation(check, edition, figure)).collect();
        let as_group = figures.len() > 1 || check.dice.once_for_group;
        if let Some(leader) = self.leading(&figures).filter(|_| check.leader_die && as_group) {
            situations.iter_mut().for_each(|situation| situation.leader_rep = Some(leader.rep));
        }
        Ok(situations)
    }

    fn leading<'a>(&self, figures: &[&'a Figure]) -> Option<&'a Figure> {
        let able = |role: Role| move |figure: &&&Figure| figure.role == Some(role) && !figure.is_out();
        let highest = |role: Role| figures.iter().filter(able(role)).max_by_key(|figure| figure.rep).copied();
        let leaderless = self.figures.iter().all(|figure| figure.role.is_none() || figure.is_out());
        let next = || figures.iter().filter(|_| leaderless).max_by_key(|figure| figure.rep).copied();
        highest(Role::Leader).or_else(|| highest(Role::JuniorNco)).or_else(next)
    }

    /// What a figure's state does not allow.
    fn refuse(&self, check: &Check, figure: &Figure) -> Result<(), Error> {
        let treated = matches!(
            check.id,
            CheckId::Recovery
                | CheckId::RangedDamage
                | CheckId::MeleeDamage
                | CheckId::ViperPoison
                | CheckId::Overkill
        );
        let on_the_field = !matches!(check.category, Category::Aftermath | Category::Campaign);
        if figure.is_out() && on_the_field && !treated {
            return Err(Error::refused(
                "Out of the Fight",
                format!("{} is out of the fight and takes no {}", figure.name, check.name),
            ));
        }
        match check.id {
            CheckId::FastMove => figure.may(Deed::FastMove)?,
            CheckId::RangedToHit => figure.may(Deed::Fire)?,
            _ => {}
        }
        if figure.rep_fixed && matches!(check.id, CheckId::MonthlyRep | CheckId::ShortTimer) {
            let message = format!("{}'s Rep is fixed until the tour ends: no roll", figure.name);
            return Err(Error::refused("Improving Rep And Short Timers", message));
        }
        let needed = match check.id {
            CheckId::Medic => Some(AttributeId::Medic),
            CheckId::GrenadeThrowBack => Some(AttributeId::Athlete),
            CheckId::DumbAss => Some(AttributeId::DumbAss),
            CheckId::Unlucky => Some(AttributeId::Unlucky),
            CheckId::Looter => Some(AttributeId::Looter),
            CheckId::StreetPunk => Some(AttributeId::StreetPunk),
            CheckId::ClumsyFall => Some(AttributeId::Clumsy),
            _ => None,
        };
        match needed {
            Some(AttributeId::Medic) if figure.is_medic() => Ok(()),
            Some(id) if !figure.attributes.all()?.iter().any(|attribute| attribute.id == id) => {
                let name = id.title();
                Err(Error::refused(format!("Attributes ({name})"), format!("{} has no {name}", figure.name)))
            }
            _ => Ok(()),
        }
    }

    /// One of its figures as the fighting sees them.
    ///
    /// # Errors
    /// [`Error::Usage`] where the edition has no damage table.
    pub fn fighting(&self, man: &Figure, edition: Edition) -> Result<combat::Figure, Error> {
        let check = checks::of_edition(CheckId::RangedDamage, edition)?;
        let state = self.situation(check, edition, man).state;
        let has = |flag: Flag| state.contains(&flag);
        Ok(combat::Figure {
            name: man.name.clone(),
            rep: man.rep,
            lowered: 0,
            attributes: man.attributes.clone(),
            exposure: combat::Exposure {
                in_cover: has(Flag::InCover) || has(Flag::Hidden),
                concealed: has(Flag::Concealed),
                prone: has(Flag::Prone) || has(Flag::KnockedDown),
                fast_moving: has(Flag::FastMoving) || has(Flag::TargetFastMoving),
            },
            weapon: man.weapon.as_ref().and_then(|arms| self.arms(arms, edition)),
            star: man.star,
            free_will: Some(man.has(Advantage::FreeWill, self)),
            cheating_death: Some(man.has(Advantage::CheatingDeath, self)),
            larger_than_life: has(Flag::LargerThanLife),
            hero: has(Flag::Hero),
            leader: has(Flag::Leader),
            flak_jacket: has(Flag::WearsFlakJacket),
            chicken_plate: has(Flag::ChickenPlate),
            dismounted_crew: has(Flag::DismountedCrew),
            hard_as_nails_used: has(Flag::HardAsNailsUsed),
        })
    }

    /// A weapon of the roster: of its name on the lists, else of its class, with the figures the roster
    /// gives.
    pub fn arms(&self, arms: &Arms, edition: Edition) -> Option<Weapon> {
        let by_class = || Weapon::of_class(arms.class?, edition);
        let named = match arms.id {
            Some(id) => Weapon::by_id(id, edition),
            None => Weapon::find(&arms.name, edition).ok(),
        };
        let listed = named.or_else(by_class)?;
        let mut weapon = self.options.weapon(listed, edition);
        weapon.name.clone_from(&arms.name);
        weapon.range = arms.range_in.or(weapon.range);
        weapon.targets = arms.targets.or(weapon.targets);
        weapon.targets_auto = arms.targets_auto.or(weapon.targets_auto);
        weapon.impact = arms.impact.or(weapon.impact);
        weapon.apw = arms.apw.or(weapon.apw);
        Some(weapon)
    }

    /// What `check` is to know of `figure`.
    pub fn situation(&self, check: &Check, edition: Edition, figure: &Figure) -> Situation {
        let mut situation = Situation::new(edition);
        situation.figure = Some(figure.name.clone());
        situation.rep = Some(figure.rep);
        situation.attributes.clone_from(&figure.attributes);
        situation.state.clone_from(&figure.state);
        for (state, means) in ALSO {
            if figure.state.contains(&state) {
                situation.state.insert(means);
            }
        }
        // It softens blasts only: whether this is one is for the caller to say.
        if situation.state.remove(&Flag::FlakJacket) {
            situation.state.insert(Flag::WearsFlakJacket);
        }
        if figure.role == Some(Role::Leader) {
            situation.state.insert(Flag::Leader);
        }
        if figure.star {
            situation.state.insert(Flag::IsStar);
        }
        if (figure.star && !check.reaction) || figure.has(Advantage::FreeWill, self) {
            situation.state.insert(Flag::Star);
        }
        if figure.has(Advantage::LargerThanLife, self) {
            situation.state.insert(Flag::LargerThanLife);
        }
        if let Some(weapon) = &figure.weapon {
            situation.state.extend(weapon.flags());
            if let Some(range) = weapon.range_in {
                situation.known.insert(ValueId::WeaponRange, range.to_string());
            }
        }
        if let Some(force) = self.force.map(ForceId::list) {
            situation.state.extend(force.sides);
        }
        match check.id {
            // How a shooter stands to be hit is not how their target does.
            CheckId::RangedToHit | CheckId::ReconByFire => {
                situation.state.retain(|state| !OF_TARGETS.contains(state))
            }
            // The shell has a Rep of its own.
            CheckId::ShellEffect => situation.rep = None,
            _ => {}
        }
        situation.known.insert(ValueId::Months, figure.months.to_string());
        situation.known.insert(ValueId::Kills, figure.kills.to_string());
        situation
    }
}
