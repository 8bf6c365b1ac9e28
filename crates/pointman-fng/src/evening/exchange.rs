//! Fire to and fro until nobody reacts: In Sight, fire, damage, Received Fire of each who was fired at, the
//! fire it allows, and so on ["In Sight" Check, "Received Fire" Check, Reaction Fire Or Not].
//!
//! Readings where the rules are silent (evening-01 to evening-04 in the book): those allowed to fire at one
//! moment fire in the order of passes, then Rep; who has Ducked Back is out of sight of those who caused it
//! until they act again; the program's figures fire at whoever fired at them, else at the first in the order
//! Leader, machine gun, Rep; what is known of inches holds both ways.

mod aim;
mod reaction;
mod sight;
mod volley;

use std::collections::{BTreeSet, VecDeque};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(super) use aim::target_worth;
pub(super) use sight::is_at_minus_one;

use super::ask::{Answered, Answers, Otherwise};
use super::led::Led;
use super::{Fuel, Mended, Soldier, is_default};
use crate::checks::{AttributeId, CheckId, Edition, Flag};
use crate::combat::{Follow, usable_below};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::Table;
use pointman_core::error::Error;
use pointman_core::plural::listed;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

/// What starts an exchange, and how far it goes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Exchange {
    /// Who fires first, and at whom; those named fire together.
    #[serde(skip_serializing_if = "is_default")]
    pub fire: Vec<Fire>,
    /// Who comes into sight of whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sight: Option<IntoSight>,
    /// The fire is a reaction: nobody is activated for it.
    #[serde(skip_serializing_if = "is_default")]
    pub reaction: bool,
    /// How many rounds of reaction checks there are; until nobody reacts if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reactions: Option<u16>,
    /// Whether those whose round bursts in a circle react as others do, with a grenade launcher or an RPG;
    /// not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub bursts: bool,
    /// Whether a rocket fired in reaction counts for the whole turn, and who stands behind it is asked; not
    /// in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub rocket_a_turn: bool,
    /// Whether Duck Back hides only from those who caused it; not in steps of earlier versions, where it hid
    /// from everyone.
    #[serde(skip_serializing_if = "is_default")]
    pub ducks_from_firers: bool,
    /// Whether one man looks for a vehicle, its gun fires when that allows it, and what harms no armor is not
    /// fired at it; not in steps of earlier versions, where each of the crew checked as infantry does.
    #[serde(skip_serializing_if = "is_default")]
    pub vehicles: bool,
    /// Whether those of one moment all fire, even at a target that another of them puts down, and In Sight
    /// lets nobody fire who has Ducked Back since; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub order_of_fire: bool,
    /// Whether those who are seen stand in a light, or are seen through a starlight scope: night does not
    /// hide them.
    #[serde(skip_serializing_if = "is_default")]
    pub lit: bool,
    /// Answers to what is asked on the way, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

impl Exchange {
    /// Everyone who is named in it.
    pub(super) fn named(&self) -> impl Iterator<Item = &str> {
        let fire = self.fire.iter().flat_map(|fire| std::iter::once(&fire.by).chain(&fire.at));
        let sight = self.sight.iter().flat_map(|sight| sight.movers.iter().chain(&sight.watchers));
        fire.chain(sight).map(String::as_str)
    }
}

/// One figure's fire.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Fire {
    /// Who fires.
    pub by: String,
    /// At whom, the first named gets the best dice.
    pub at: Vec<String>,
    /// Inches to them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Dice of the Target Rating used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shots: Option<u8>,
    /// Inches from each target to the next: each vacant one over the first takes a die
    /// [Swath Or Path Of Fire]; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub gaps: Vec<u8>,
}

/// Figures that come into sight of others.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct IntoSight {
    /// Who moved, or popped up.
    pub movers: Vec<String>,
    /// The enemies who see them now, and whom they see.
    pub watchers: Vec<String>,
    /// Watchers whose covering fire is on the place where the others appear.
    #[serde(skip_serializing_if = "is_default")]
    pub covering: Vec<String>,
    /// Whether a watcher who covers another place and fires here loses their cover; not in steps before
    /// 0.2.0.
    #[serde(skip_serializing_if = "is_default")]
    pub elsewhere_is_lost: bool,
    /// Whether nobody has moved: they stand where others were put down, and all count as stationary; not in
    /// steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub stationary: bool,
    /// Those named as moving who have not: they see what others have brought into sight, and count as
    /// stationary.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub still: Vec<String>,
    /// Inches between them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
}

/// A shot that is about to be fired.
#[derive(Debug, Clone, Default)]
pub(super) struct Shot {
    pub by: String,
    pub at: Vec<String>,
    pub range: Option<u8>,
    pub shots: Option<u8>,
    /// Inches from each target to the next.
    pub gaps: Vec<u8>,
    /// Dice for each target; shared out evenly if none are given.
    pub dice: Vec<u8>,
    /// In cover, with 1 pass on Received Fire: -1 Rep.
    pub returned: bool,
    /// Edition 2, with 1 pass on In Sight: -1 Rep.
    pub sighted: bool,
    /// Passes of the check that allowed it.
    pub passes: u8,
    /// The vehicle whose gun fires it.
    pub gun: Option<String>,
    /// A machine gun fires it at the vehicle of the target, not at the man.
    pub at_vehicle: bool,
    /// It is a LAW that they carry besides the weapon in hand.
    pub law: bool,
    /// It is fired where they cover a place with fire.
    pub covered: bool,
    /// They charge with a hand weapon instead of firing.
    pub charges: bool,
    /// It is what they do in their Activation.
    pub active: bool,
    /// Whom else In Sight lets them fire at.
    pub others: Vec<String>,
    /// What they fire as the moment begins: whoever another shot of it hits at a mounted gun fires all the
    /// same.
    pub weapon: Option<Weapon>,
}

/// Whom a shot is aimed at: a man, or for a machine gun the vehicle they are in.
pub(super) struct Aim {
    pub at: String,
    pub at_vehicle: bool,
}

impl Shot {
    /// Whether it is fired at -1 Rep.
    pub const fn is_hasty(&self) -> bool {
        self.returned || self.sighted
    }

    /// What is told of that.
    fn minus(&self) -> &'static str {
        if self.is_hasty() { " at -1 Rep" } else { "" }
    }
}

/// Who fires, and from how many inches where that is known.
type FiredFrom = (String, Option<u8>);

/// One who was fired at: by whom, from how far, and the highest Outgunned Rating.
struct FiredAt {
    name: String,
    by: Vec<FiredFrom>,
    ogr: u8,
}

/// Whom somebody Ducks Back from where nobody on the table has fired: no figure is called so.
pub(super) const OFF_TABLE: &str = "(off the table)";

/// What steps of earlier versions answer who holds their fire.
const HELD: &str = "hold";

/// The Outgunned Rating of main guns and anti-tank weapons.
pub(super) const ROUND_OGR: u8 = 5;

/// A limit beyond which no exchange of the rules goes: each shot is met by a check that fails sooner or
/// later.
const MOST_ROUNDS: u16 = 500;

/// An exchange under way.
pub(super) struct Chain<'m, 't, 'd, 'a, 'g> {
    pub mission: &'m mut Mission,
    pub table: &'t mut Table<'d>,
    pub answers: &'a mut Answers<'g>,
    pub left: u16,
    /// Whether weapons react whose round bursts in a circle.
    bursts: bool,
    /// Whether a rocket is one shot of the whole turn.
    rocket_a_turn: bool,
    /// Whether Duck Back hides only from those who caused it.
    pub ducks_from_firers: bool,
    /// Whether vehicles are met as vehicles.
    pub vehicles: bool,
    /// Those who charge: they take Received Fire as chargers, and no In Sight.
    pub chargers: Vec<String>,
    /// Whether the charge is at a vehicle, by which nobody is Outgunned.
    pub assault: bool,
    /// Whether those of one moment all fire, and who has Ducked Back loses what In Sight allowed.
    pub order_of_fire: bool,
    /// Whether it has been told at whom the program's figures fire first.
    told_order: bool,
    /// Those who have Ducked Back in this exchange.
    ducked: Vec<String>,
    /// Who covers the place where whom of the enemy came into sight.
    covered: Vec<(String, String)>,
    /// Those who have fired a rocket: it is one shot a turn.
    rockets: Vec<String>,
    /// Those who react as a Born Leader near them does.
    led: Led,
    /// Active figures who had nobody left to fire at.
    idle: Vec<String>,
    /// Those who have come into sight of each other, movers first.
    pub seen: Vec<(String, String)>,
    /// Passes of the Received Fire check taken last.
    passed: Option<u8>,
    queue: VecDeque<Vec<Shot>>,
    /// Shots fired so far.
    shots: u32,
}

/// Carries out an exchange.
pub(crate) fn exchange(mission: &mut Mission, orders: &Exchange, table: &mut Table<'_>) -> Result<(), Error> {
    run(mission, orders, table, Otherwise::Ask).map(drop)
}

/// What came of an exchange, besides what the mission keeps.
pub(super) struct Played {
    /// Shots fired, by everyone.
    pub shots: u32,
    /// What was assumed of the table, where nobody was asked.
    pub assumed: BTreeSet<String>,
}

pub(super) fn run(
    mission: &mut Mission,
    orders: &Exchange,
    table: &mut Table<'_>,
    otherwise: Otherwise,
) -> Result<Played, Error> {
    if orders.fire.is_empty() == orders.sight.is_none() {
        let begins = OpenQuestion::of("by", "what begins the exchange", "FNG In Sight");
        let ways = [
            ("who fires", option("by").with("NAME")),
            ("at whom", option("at").with("NAME")),
            ("or who comes into sight", option("mover").with("NAME")),
            ("of whom", option("watcher").with("NAME")),
        ];
        return Err(Error::needs_one_of(begins, ways));
    }
    let mut answers = Answers::new(mission, &orders.answers, otherwise);
    let left = orders.reactions.unwrap_or(MOST_ROUNDS);
    let mut chain = Chain {
        mission,
        table,
        answers: &mut answers,
        left,
        bursts: orders.bursts,
        rocket_a_turn: orders.rocket_a_turn,
        ducks_from_firers: orders.ducks_from_firers,
        vehicles: orders.vehicles,
        chargers: Vec::new(),
        assault: false,
        order_of_fire: orders.order_of_fire,
        told_order: false,
        ducked: Vec::new(),
        covered: Vec::new(),
        rockets: Vec::new(),
        led: Led::default(),
        idle: Vec::new(),
        seen: Vec::new(),
        passed: None,
        shots: 0,
        queue: VecDeque::new(),
    };
    if let Some(sight) = &orders.sight {
        if let Some(watcher) = sight.watchers.first() {
            chain.mission.is_within_sight(watcher, sight.range, orders.lit)?;
        }
        chain.sight(sight)?;
    } else {
        chain.open_fire(orders)?;
    }
    let shots = chain.shots;
    answers.finish()?;
    Ok(Played { shots, assumed: answers.into_assumed() })
}

impl<'m, 't, 'd, 'a, 'g> Chain<'m, 't, 'd, 'a, 'g> {
    pub fn new(
        mission: &'m mut Mission,
        table: &'t mut Table<'d>,
        answers: &'a mut Answers<'g>,
    ) -> Chain<'m, 't, 'd, 'a, 'g> {
        let (left, queue) = (MOST_ROUNDS, VecDeque::new());
        Chain {
            mission,
            table,
            answers,
            left,
            bursts: false,
            rocket_a_turn: false,
            ducks_from_firers: false,
            vehicles: false,
            chargers: Vec::new(),
            assault: false,
            order_of_fire: false,
            told_order: false,
            ducked: Vec::new(),
            covered: Vec::new(),
            rockets: Vec::new(),
            led: Led::default(),
            idle: Vec::new(),
            seen: Vec::new(),
            passed: None,
            shots: 0,
            queue,
        }
    }

    /// One in which everything is met as exchanges of today meet it, also those of one moment if
    /// `order_of_fire` says so.
    pub fn whole_of(
        mission: &'m mut Mission,
        table: &'t mut Table<'d>,
        answers: &'a mut Answers<'g>,
        order_of_fire: bool,
    ) -> Chain<'m, 't, 'd, 'a, 'g> {
        let chain = Chain::new(mission, table, answers);
        let (bursts, rocket_a_turn, ducks_from_firers, vehicles) = (true, true, true, true);
        Chain { bursts, rocket_a_turn, ducks_from_firers, vehicles, order_of_fire, ..chain }
    }

    /// The same for what steps of earlier versions, without `order_of_fire`, met by fewer rules.
    pub fn as_of(
        mission: &'m mut Mission,
        table: &'t mut Table<'d>,
        answers: &'a mut Answers<'g>,
        order_of_fire: bool,
    ) -> Chain<'m, 't, 'd, 'a, 'g> {
        match order_of_fire {
            true => Chain::whole_of(mission, table, answers, true),
            false => Chain::new(mission, table, answers),
        }
    }

    /// Fires, and goes on until nobody reacts.
    pub fn fire_all(&mut self, shots: Vec<Shot>) -> Result<(), Error> {
        self.queue.push_back(shots);
        self.go_on()
    }

    pub(super) fn edition(&self) -> Edition {
        self.mission.play.options.edition()
    }

    fn soldier(&self, name: &str) -> Result<&Soldier, Error> {
        self.mission.company.find(name)
    }

    fn whole(&self, typed: &str) -> Result<String, Error> {
        self.soldier(typed).map(|soldier| soldier.name().to_owned())
    }

    fn side_of(&self, name: &str) -> Result<Who, Error> {
        self.soldier(name).map(|soldier| soldier.side)
    }

    /// What they fire; none where they have nothing with a Target Rating left to fire.
    pub(super) fn weapon(&self, name: &str) -> Option<Weapon> {
        let soldier = self.mission.company.get(name)?;
        if let Some(mounted) = self.mission.machine_gun_of(soldier) {
            return Some(mounted);
        }
        let soldier = Some(soldier).filter(|soldier| soldier.can_fire())?;
        let weapon = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition())?;
        let fires = weapon.targets.is_some()
            && !matches!(weapon.class, WeaponClass::Melee | WeaponClass::Flamethrower);
        (fires && self.is_usable(name, &weapon)).then_some(weapon)
    }

    /// The grenade launcher, anti-tank weapon or flamethrower that they fire at figures in reaction: In Sight
    /// excepts only who is out of range.
    fn burster(&self, name: &str) -> Option<Weapon> {
        let soldier = self.mission.company.get(name).filter(|soldier| self.bursts && !soldier.out_of_ammo)?;
        let weapon = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition())?;
        let has_flame = weapon.class == WeaponClass::Flamethrower
            && soldier.fuel != Some(Fuel::Empty)
            && self.mission.company.obeys(Mended::FlamesReact);
        let is_once_a_turn = soldier.has_bursting_rocket(self.edition()) || has_flame;
        let fires =
            weapon.class == WeaponClass::GrenadeLauncher || (is_once_a_turn && self.has_rocket_left(name));
        (weapon.targets.is_none() && fires && self.is_usable(name, &weapon)).then_some(weapon)
    }

    /// Whether a weapon can be fired where they are: below not everything can.
    pub(super) fn is_usable(&self, name: &str, weapon: &Weapon) -> bool {
        let is_below = self.mission.company.obeys(Mended::FightsBelow) && self.mission.tunnels.is_below(name);
        !is_below || usable_below(weapon).is_ok()
    }

    /// Whether they have not fired a rocket yet: it is one shot a turn.
    pub(super) fn has_rocket_left(&self, name: &str) -> bool {
        let Some(soldier) = self.mission.company.get(name) else { return false };
        let acted = self.mission.acted_in_turn(soldier);
        let this_turn = self.rocket_a_turn && !self.mission.has_rocket_left(soldier);
        // What an Active figure is about to fire in reaction is not fired yet; what has been is noted as a
        // rocket.
        let is_left = if self.mission.company.by_the_rules { !acted.fired } else { acted.has_fire_left() };
        is_left && soldier.has_rockets() && !this_turn && !self.rockets.iter().any(|fired| fired == name)
    }

    /// They fire their rocket of this turn.
    pub(super) fn note_rocket(&mut self, name: &str) -> Result<(), Error> {
        self.rockets.push(name.to_owned());
        if self.rocket_a_turn {
            let turn = self.mission.play.turn;
            self.mission.company.find_mut(name)?.rocket = Some(turn).filter(|turn| *turn > 0);
        }
        Ok(())
    }

    /// Whether they are hand to hand with an enemy, and fire at nobody before they have broken it off
    /// [Breaking Off Melee].
    pub(super) fn is_in_fray(&self, name: &str) -> bool {
        let company = &self.mission.company;
        company.obeys(Mended::FrayHoldsFire) && company.in_contact_with(name).is_some()
    }

    /// Whether they have something to fire in reaction, and free hands for it [Retrieving The Wounded].
    pub(super) fn has_fire(&self, name: &str) -> bool {
        let is_free = self.mission.company.get(name).is_none_or(|soldier| soldier.carries.is_none());
        is_free
            && !self.is_in_fray(name)
            && (self.weapon(name).is_some() || self.burster(name).is_some() || self.at_armor(name).is_some())
    }

    fn reach(&self, name: &str) -> Option<u8> {
        self.weapon(name).or_else(|| self.burster(name)).and_then(|weapon| weapon.range)
    }

    /// Whether so many inches are farther than what they fire reaches.
    fn is_too_far(&self, name: &str, range: Option<u8>) -> bool {
        range.zip(self.reach(name)).is_some_and(|(range, reach)| range > reach)
    }

    /// Whether `name` may be fired at by this one.
    pub(super) fn is_target_of(&self, by: &str, name: &str) -> bool {
        let company = &self.mission.company;
        let pair = company.get(by).zip(company.get(name));
        pair.is_some_and(|(by, target)| target.is_target_of(by) && !company.are_parted(by, target))
    }

    /// The first shots: of Active figures, or a reaction that the rules granted before.
    fn open_fire(&mut self, orders: &Exchange) -> Result<(), Error> {
        let mut first = Vec::new();
        for fire in &orders.fire {
            let by = self.whole(&fire.by)?;
            if orders.reaction {
                self.soldier(&by)?.may(Deed::Fire)?;
                self.soldier(&by)?.has_free_hands()?;
            } else {
                self.mission.may_act(&by, Deed::Fire)?;
            }
            if self.weapon(&by).is_none() {
                let soldier = self.soldier(&by)?;
                let weapon = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition());
                if let Some(weapon) = &weapon {
                    soldier.has_set_up(weapon)?;
                }
                let message = match &weapon {
                    Some(weapon) if weapon.circle.is_some() => {
                        format!("the {} bursts in a circle: {}", weapon.name, bursts_by(&by, weapon, fire))
                    }
                    Some(weapon) if self.mission.throws_bayonet(self.soldier(&by)?) => {
                        let throw =
                            way!("fng shoot EVENING -i --shooter {by} --at NAME", "{by} throw-bayonet", by);
                        format!("{by} does not fire the {}, but throws it up to 4 in: {throw}", weapon.name)
                    }
                    Some(weapon) if weapon.class == WeaponClass::Flamethrower => {
                        let flame =
                            way!("fng flame EVENING -i --shooter {by} --at NAME", "{by} flame NAME", by);
                        format!("the {} burns all in its path: {flame}", weapon.name)
                    }
                    Some(weapon) => format!("{by} cannot fire the {}: it has no Target Rating", weapon.name),
                    None => format!("{by} has no weapon to fire"),
                };
                return Err(Error::refused("FNG Shooting A Weapon", message));
            }
            let at: Vec<String> = fire.at.iter().map(|typed| self.whole(typed)).collect::<Result<_, _>>()?;
            for name in &at {
                self.check_target(&by, name)?;
                self.mission.is_within_sight(name, fire.range, orders.lit)?;
            }
            first.push(Shot {
                by,
                at,
                range: fire.range,
                shots: fire.shots,
                gaps: fire.gaps.clone(),
                passes: 2,
                active: !orders.reaction,
                ..Shot::default()
            });
        }
        let by: Vec<String> = first.iter().map(|shot| shot.by.clone()).collect();
        let up = self.in_duck_back(&by);
        if !orders.reaction {
            for shot in &first {
                self.mission.note_act(&shot.by, |acted| acted.fired = true);
            }
        }
        // A wrong shot is refused before anything happens.
        for shot in &mut first {
            self.shoot(shot)?.check_allowed()?;
            self.divides(shot)?;
        }
        if !orders.reaction {
            let at: Vec<String> = first.iter().flat_map(|shot| shot.at.clone()).collect();
            let range = first.first().and_then(|shot| shot.range);
            let fires = self.pops_up(&by, &up, &at, range)?;
            first.retain(|shot| fires.contains(&shot.by));
            first = self.those_found(first)?;
        }
        self.fire_all(first)
    }

    /// The first shots, at those whom who fires them finds: who finds nobody may still act.
    fn those_found(&mut self, shots: Vec<Shot>) -> Result<Vec<Shot>, Error> {
        let mut found = Vec::new();
        for shot in shots {
            let lost = self.looks_in_vain(&shot.by, &shot.at)?;
            let there: Vec<String> = shot.at.iter().filter(|name| !lost.contains(name)).cloned().collect();
            if there.is_empty() {
                self.mission.note_act(&shot.by, |acted| acted.fired = false);
                continue;
            }
            let shot = self.without_those_out(shot, there);
            found.push(shot);
        }
        Ok(found)
    }

    /// Whether they have Ducked Back since they were allowed to fire.
    fn lost_to_duck_back(&self, name: &str) -> bool {
        self.order_of_fire && self.ducked.iter().any(|ducked| ducked == name)
    }

    pub(super) fn is_hidden(&self, name: &str) -> bool {
        self.mission.company.get(name).is_some_and(|soldier| soldier.is(Flag::Hidden))
    }

    /// Whether they can fire now, in reaction: they are up, in sight, and have something to fire.
    fn may_fire_back(&self, name: &str) -> bool {
        self.is_up(name) && self.has_fire(name)
    }

    /// Whether they are up and in sight, to fire in reaction.
    pub(super) fn is_up(&self, name: &str) -> bool {
        let is_out = self.mission.company.get(name).is_some_and(|soldier| soldier.out_of_ammo);
        !is_out && self.is_up_to_serve(name)
    }

    /// Whether they are up and in sight, to serve a main gun: their machine gun may be out of ammo.
    pub(super) fn is_up_to_serve(&self, name: &str) -> bool {
        let Some(soldier) = self.mission.company.get(name) else { return false };
        // In Duck Back they fire if a later check says so, at those who did not cause it [Duck Back].
        let down = soldier.is(Flag::KnockedDown) || soldier.is_ducked_from_all();
        !down && soldier.left.is_none() && soldier.man.may(Deed::Fire).is_ok()
    }

    /// Whether they are up to fire: a gun does not depend on their machine gun, but by turns of earlier
    /// versions.
    pub(super) fn is_up_with(&self, name: &str, gun: bool) -> bool {
        if gun && self.mission.company.by_the_rules { self.is_up_to_serve(name) } else { self.is_up(name) }
    }

    /// Goes on until nobody has anything left to fire.
    fn go_on(&mut self) -> Result<(), Error> {
        let mut rounds = 0;
        while let Some(shots) = self.queue.pop_front() {
            rounds += 1;
            if rounds > MOST_ROUNDS {
                self.queue.clear();
                self.table.note(CheckId::ReceivedFire, "the exchange does not end: both sides break off");
                break;
            }
            self.together(shots)?;
        }
        Ok(())
    }

    /// All who were fired at together take Received Fire, each by whom and from how far; who is near a Born
    /// Leader among them as that one does, since the `rule` that says so. Gives the shots it allows.
    fn all_receive(
        &mut self,
        rule: Mended,
        under: &[(String, Vec<FiredFrom>)],
        outgunned: impl Fn(&Self, usize) -> Result<bool, Error>,
    ) -> Result<Vec<Shot>, Error> {
        let names: Vec<String> = under.iter().map(|(name, _)| name.clone()).collect();
        let mut next = Vec::new();
        for (index, (name, by)) in under.iter().enumerate() {
            let outgunned = outgunned(self, index)?;
            self.passed = None;
            next.extend(self.received_fire(name, by, outgunned)?);
            if let Some(passes) = self.passed.filter(|_| self.mission.company.obeys(rule)) {
                let (id, rest) = (CheckId::ReceivedFire, &names[index + 1..]);
                self.led.follow(self.mission, self.answers, id, (name, passes), rest)?;
            }
        }
        self.led = Led::default();
        Ok(next)
    }

    /// Those whom something else than the fire of this chain was aimed at take Received Fire, and it goes on
    /// until nobody reacts. Nobody fires back at their own side.
    pub fn answer_to(&mut self, by: &str, follows: &[Follow], others: Vec<Shot>) -> Result<(), Error> {
        let side = self.mission.company.get(by).map(|soldier| soldier.side);
        let mut next = others;
        let mut follows: Vec<&Follow> = follows.iter().collect();
        let rule = Mended::BornLeadersLeadAll;
        self.mission.company.born_leaders_first(rule, &mut follows, |follow| &follow.who);
        let from = |follow: &&Follow| {
            let is_friend = self.mission.company.get(&follow.who).map(|soldier| soldier.side) == side;
            let from = if is_friend { Vec::new() } else { vec![(by.to_owned(), None)] };
            (follow.who.clone(), from)
        };
        let under: Vec<_> = follows.iter().map(from).collect();
        let outgunned = |_: &Self, index: usize| Ok(follows[index].with.contains(&Flag::Outgunned));
        next.extend(self.all_receive(rule, &under, outgunned)?);
        self.queue_up(next);
        self.go_on()
    }

    /// Those in the blast of a shell or bomb, hit or not, take Received Fire. It outguns almost everyone
    /// (outgunned-1); who has Hunkered Down stays so, as this is no direct fire.
    pub fn under_shells(&mut self, names: &[String]) -> Result<(), Error> {
        let rule = Mended::BornLeadersLeadAll;
        let is_hit_at = |name: &&String| {
            self.mission.company.get(name).is_some_and(|soldier| {
                self.mission.company.is_exposed(soldier) && !soldier.is(Flag::HunkeredDown)
            }) && !self.mission.tunnels.is_below(name)
        };
        let mut under: Vec<_> =
            names.iter().filter(is_hit_at).map(|name| (name.clone(), Vec::new())).collect();
        self.mission.company.born_leaders_first(rule, &mut under, |(name, _)| name);
        let next = self.all_receive(rule, &under, |chain, index| {
            let soldier = chain.soldier(&under[index].0)?;
            let figure = soldier.figure(&chain.mission.terms_of(soldier.side), chain.edition())?;
            Ok(figure.is_outgunned_by(ROUND_OGR) == Some(true) && !figure.has(AttributeId::Shirker))
        })?;
        self.queue_up(next);
        self.go_on()
    }
}

/// Asks whether these, who cover the same place, cover the one where others appear:
/// `Ha covers Jungle 3: is that where Slag comes up`.
pub fn covers_told(coverers: &[&Soldier], who: &[String], [does, do_it]: [&str; 2]) -> String {
    let names: Vec<&str> = coverers.iter().map(|soldier| soldier.name()).collect();
    let (names, is_one) = (listed(&names), names.len() == 1);
    let appear = format!("{} {}", who.join(", "), if who.len() == 1 { does } else { do_it });
    match coverers.first().and_then(|soldier| soldier.covers.as_ref()) {
        Some(place) => {
            format!("{names} {} {place}: is that where {appear}", if is_one { "covers" } else { "cover" })
        }
        None => format!("{} {names} cover the place where {appear}", if is_one { "Does" } else { "Do" }),
    }
}

/// How those fire at figures whose weapon bursts among them.
fn bursts_by(by: &str, weapon: &Weapon, fire: &Fire) -> String {
    let at = fire.at.first().map_or("NAME", String::as_str);
    match weapon.class {
        WeaponClass::GrenadeLauncher => {
            way!("fng grenade EVENING -i --shooter {by} --at {at}", "{by} launch {at}", by, at)
        }
        class if class.is_squad_anti_tank() => {
            way!("fng grenade EVENING -i --shooter {by} --at {at}", "{by} rocket-figures {at}", by, at)
        }
        _ => way!("fng grenade EVENING -i --shooter {by} --at {at}", "{by} throw {at}", by, at),
    }
}
