//! Fire to and fro until nobody reacts: In Sight, fire, damage, Received Fire of each who was fired at, the
//! fire it allows, and so on ["In Sight" Check, "Received Fire" Check, Reaction Fire Or Not].
//!
//! Readings where the rules are silent (evening-01 to evening-04 in the book): those allowed to fire at one
//! moment fire in the order of passes, then Rep; who has Ducked Back is out of sight of those who caused it
//! until they act again; the program's figures fire at whoever fired at them, else at the first in the order
//! Leader, machine gun, Rep; what is known of inches holds both ways.

use std::cmp::Reverse;
use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answered, Answers, Otherwise, as_answers, word};
use super::charge::longest;
use super::harm::{burst_told, fate_told, tell_damage, tell_out_of_ammo, tell_throws};
use super::react::{Taking, done_to, obey, take};
use super::rounds::Leave;
use super::{Soldier, is_default};
use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::combat::{Fate, Follow, Grenade, InSightOrder, Priority, Shoot, State, Target, Tester, Throw};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::squad::Role;
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::{Table, traced};
use pointman_core::error::Error;
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
    /// Answers to what is asked on the way, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
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
    /// It is what they do in their Activation.
    pub active: bool,
    /// Whom else In Sight lets them fire at.
    pub others: Vec<String>,
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

/// One who was fired at: by whom, from how far, and the highest Outgunned Rating.
struct FiredAt {
    name: String,
    by: Vec<(String, Option<u8>)>,
    ogr: u8,
}

/// What steps of earlier versions answer who holds their fire.
const HELD: &str = "hold";

/// The Outgunned Rating of main guns and anti-tank weapons.
const ROUND_OGR: u8 = 5;

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
    /// Those who have fired a rocket: it is one shot a turn.
    rockets: Vec<String>,
    queue: VecDeque<Vec<Shot>>,
}

/// Carries out an exchange.
pub(crate) fn exchange(mission: &mut Mission, orders: &Exchange, table: &mut Table<'_>) -> Result<(), Error> {
    run(mission, orders, table, Otherwise::Ask)
}

pub(super) fn run(
    mission: &mut Mission,
    orders: &Exchange,
    table: &mut Table<'_>,
    otherwise: Otherwise,
) -> Result<(), Error> {
    if orders.fire.is_empty() == orders.sight.is_none() {
        return Err(Error::Usage(format!(
            "start the exchange with {by} {at} for fire, or {mover} {watcher} for figures coming into sight",
            by = option("by").with("NAME"),
            at = option("at").with("NAME"),
            mover = option("mover").with("NAME"),
            watcher = option("watcher").with("NAME")
        )));
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
        rockets: Vec::new(),
        queue: VecDeque::new(),
    };
    if let Some(sight) = &orders.sight {
        chain.sight(sight)?;
    } else {
        chain.open_fire(orders)?;
    }
    answers.finish()
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
            rockets: Vec::new(),
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
        fires.then_some(weapon)
    }

    /// The grenade launcher or anti-tank weapon that they fire at figures in reaction: In Sight excepts only
    /// who is out of range.
    fn burster(&self, name: &str) -> Option<Weapon> {
        let soldier = self.mission.company.get(name).filter(|soldier| self.bursts && !soldier.out_of_ammo)?;
        let weapon = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition())?;
        let fires = weapon.class == WeaponClass::GrenadeLauncher
            || (soldier.has_bursting_rocket(self.edition()) && self.has_rocket_left(name));
        (weapon.targets.is_none() && fires).then_some(weapon)
    }

    /// Whether they have not fired a rocket yet: it is one shot a turn.
    pub(super) fn has_rocket_left(&self, name: &str) -> bool {
        let Some(soldier) = self.mission.company.get(name) else { return false };
        let acted = self.mission.acted_in_turn(soldier);
        let this_turn = self.rocket_a_turn && !self.mission.has_rocket_left(soldier);
        // What an Active figure is about to fire in reaction is not fired yet; what has been is noted as a
        // rocket.
        let is_left = if self.mission.company.by_the_rules { !acted.fired } else { acted.has_fire_left() };
        is_left && !this_turn && !self.rockets.iter().any(|fired| fired == name)
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

    /// Whether they have something to fire in reaction, and free hands for it [Retrieving The Wounded].
    pub(super) fn has_fire(&self, name: &str) -> bool {
        let is_free = self.mission.company.get(name).is_none_or(|soldier| soldier.carries.is_none());
        is_free
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
        company.get(by).zip(company.get(name)).is_some_and(|(by, target)| target.is_target_of(by))
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
                if let Some(weapon) = soldier.weapon(&self.mission.terms_of(soldier.side), self.edition()) {
                    soldier.has_set_up(&weapon)?;
                }
                let message = match self.soldier(&by)?.man.weapon.as_ref() {
                    Some(arms) if arms.class == Some(WeaponClass::GrenadeLauncher) => {
                        let launch = way!("fng grenade --shooter {by}", "{by} launch NAME");
                        format!("the round of the {} bursts in a circle: {launch}", arms.name)
                    }
                    Some(arms) => format!("{by} cannot fire the {}: it has no Target Rating", arms.name),
                    None => format!("{by} has no weapon to fire"),
                };
                return Err(Error::refused("FNG Shooting A Weapon", message));
            }
            let at: Vec<String> = fire.at.iter().map(|typed| self.whole(typed)).collect::<Result<_, _>>()?;
            for name in &at {
                self.check_target(&by, name)?;
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
        }
        self.fire_all(first)
    }

    /// Those in Duck Back, who come up as they act.
    pub fn in_duck_back(&self, names: &[String]) -> Vec<String> {
        let company = &self.mission.company;
        let is_down = |name: &&String| company.get(name).is_some_and(|soldier| soldier.is(Flag::DuckBack));
        names.iter().filter(|_| company.by_the_book).filter(is_down).cloned().collect()
    }

    /// Whoever comes up out of Duck Back to fire moves into view: those they fire at take In Sight first, and
    /// who else sees them [In Sight: popping into view in place counts as moving]. Gives those who may still
    /// fire then.
    pub fn pops_up(
        &mut self,
        by: &[String],
        up: &[String],
        at: &[String],
        range: Option<u8>,
    ) -> Result<Vec<String>, Error> {
        let Some(first) = up.first() else { return Ok(by.to_vec()) };
        let side = self.side_of(first)?;
        for name in up {
            let soldier = self.mission.company.find_mut(name)?;
            soldier.man.state.remove(&Flag::DuckBack);
            soldier.ducked_from.clear();
            self.table.note("in-sight", format!("{name} comes up to fire"));
            // Their fire is noted once In Sight has let them get to it.
            self.mission.note_act(name, |acted| acted.fired = false);
        }
        let mut watchers: Vec<String> = Vec::new();
        for name in at {
            let watcher = self.lookout(name)?;
            if !watchers.contains(&watcher) {
                watchers.push(watcher);
            }
        }
        self.who_else_sees(up, side, &mut watchers)?;
        let mut covering = Vec::new();
        for watcher in &watchers {
            if self.soldier(watcher)?.covering {
                let what = covers_told(self.soldier(watcher)?, &up.join(", "), "comes up");
                let question = OpenQuestion::of(word(watcher, "covers"), what, "FNG Covering Fire");
                if self.answers.see(side, question.legal(["yes", "no"]))? == 0 {
                    covering.push(watcher.clone());
                }
            }
        }
        if !watchers.is_empty() {
            let sight = IntoSight {
                movers: up.to_vec(),
                watchers,
                covering,
                elsewhere_is_lost: true,
                stationary: false,
                range,
            };
            // What is fired until then is no reaction to the fire they come up for.
            let left = std::mem::replace(&mut self.left, MOST_ROUNDS);
            self.sight(&sight)?;
            self.left = left;
        }
        let mut may_fire = Vec::new();
        for name in by {
            let soldier = self.soldier(name)?;
            let reacted = up.contains(name) && self.mission.acted_in_turn(soldier).reacted;
            if !reacted {
                self.mission.note_act(name, |acted| acted.fired = true);
            }
            if reacted {
                self.table.note("in-sight", format!("{name} has fired in reaction, and does not fire again"));
            } else if self.is_up(name) && !self.lost_to_duck_back(name) {
                may_fire.push(name.clone());
            } else {
                self.table.note("in-sight", format!("{name} cannot fire any more"));
                // They have come up in vain, and are down again.
                self.mission.ends_by_duck_back(name);
            }
        }
        Ok(may_fire)
    }

    /// Asks who else of the other side sees those who come up, which only the players see.
    fn who_else_sees(&mut self, up: &[String], side: Who, watchers: &mut Vec<String>) -> Result<(), Error> {
        loop {
            let company = &self.mission.company;
            let may_see = |soldier: &&Soldier| {
                let is_able =
                    soldier.is_able() && soldier.may(Deed::React).is_ok() && !company.is_felled(soldier);
                let is_below = self.mission.tunnels.is_below(soldier.name());
                is_able
                    && !is_below
                    && company.looks_out(soldier)
                    && !watchers.iter().any(|name| name == soldier.name())
            };
            let others: Vec<String> =
                company.of(side.other()).filter(may_see).map(|soldier| soldier.name().to_owned()).collect();
            if others.is_empty() {
                return Ok(());
            }
            let called = |name: &String| match company.get(name).and_then(|man| company.crewed_by(man)) {
                Some(vehicle) if self.vehicles => vehicle.name.clone(),
                _ => name.clone(),
            };
            let legal = std::iter::once("nobody".to_owned()).chain(others.iter().map(called));
            let legal: Vec<String> = legal.collect();
            let who = if watchers.is_empty() { "who sees" } else { "who else sees" };
            let does = if up.len() == 1 { "comes up" } else { "come up" };
            let them = if let [only] = up { only } else { "them" };
            let what = format!("{} {does} to fire: {who} {them}", up.join(", "));
            let question = OpenQuestion::of(word(&up[0], "seen-by"), what, "FNG In Sight");
            match self.answers.see(side, question.legal(legal))? {
                0 => return Ok(()),
                chosen => watchers.push(others[chosen - 1].clone()),
            }
        }
    }

    fn check_target(&self, by: &str, name: &str) -> Result<(), Error> {
        let (shooter, target) = (self.soldier(by)?, self.soldier(name)?);
        let refuse = |message: String| Err(Error::refused("FNG Target Selection", message));
        if shooter.side == target.side {
            return refuse(format!("{name} is on the same side as {by}"));
        }
        if let Some(left) = target.left {
            return refuse(format!("{name} is no longer on the table ({})", left.did()));
        }
        if target.man.is_out() {
            return refuse(format!("{name} is already {}", target.standing()));
        }
        if target.is_ducked_from(shooter) {
            let up = way!("fng stand --figure {name} --as up", "stand {name} up");
            return refuse(format!(
                "{name} is in Duck Back, out of sight until the next action ({up} if seen)"
            ));
        }
        if !self.reaches(by, name) {
            return self.mission.is_in_reach(by, name);
        }
        Ok(())
    }

    /// Everyone who comes into sight checks, and fires in the order the rules give.
    pub(super) fn sight(&mut self, sight: &IntoSight) -> Result<(), Error> {
        let lookouts = |typed: &[String]| -> Result<Vec<String>, Error> {
            let mut names: Vec<String> = Vec::new();
            for name in typed {
                let name = self.lookout(name)?;
                if !self.vehicles || !names.contains(&name) {
                    names.push(name);
                }
            }
            Ok(names)
        };
        let (movers, watchers) = (lookouts(&sight.movers)?, lookouts(&sight.watchers)?);
        let (Some(mover), Some(watcher)) = (movers.first(), watchers.first()) else {
            let who = |name, what| OpenQuestion::of(name, what, "FNG In Sight").wanted(1, u32::MAX);
            let mover = movers.is_empty().then(|| who("mover", "who moved"));
            let watcher = watchers.is_empty().then(|| who("watcher", "who sees them"));
            return Err(Error::lacks(
                format!(
                    "give who moved with {mover} and who sees them with {watcher}",
                    mover = option("mover"),
                    watcher = option("watcher")
                ),
                mover.into_iter().chain(watcher),
            ));
        };
        let active = self.side_of(mover)?;
        if active == self.side_of(watcher)? {
            return Err(Error::Usage(format!("{mover} and {watcher} are on the same side")));
        }
        let covering = self.covering(sight, &watchers)?;
        let edition = self.edition();
        let mut testers = Vec::new();
        let (mut unready, mut lost_in_group, mut blind) = (Vec::new(), Vec::new(), Vec::new());
        for (name, moving) in
            movers.iter().map(|name| (name, true)).chain(watchers.iter().map(|name| (name, false)))
        {
            let soldier = self.soldier(name)?;
            // Who charges does not stop to look.
            if moving && self.chargers.contains(name) {
                continue;
            }
            let others = if moving { &watchers } else { &movers };
            // Whom they cannot see causes no check: a hidden figure tests alone [In Sight Or Hidden].
            let seen: Vec<&Soldier> = others
                .iter()
                .filter_map(|other| self.mission.company.get(other))
                .filter(|other| other.is_able() && !other.is(Flag::Hidden))
                .filter(|other| !self.ducks_from_firers || other.is_target_of(soldier))
                .filter(|other| !self.vehicles || self.may_fire_at(name, other.name()))
                .collect();
            let vehicle = self.looks_for(name);
            let has_fire = vehicle.is_some() || self.has_fire(name);
            let may_react = soldier.may(Deed::React).is_ok() && !self.mission.company.is_felled(soldier);
            if !may_react || seen.is_empty() || !has_fire {
                // A gunner whose gun is in order seems forgotten otherwise.
                unready.extend((may_react && soldier.is_packed() && !has_fire).then(|| name.clone()));
                let are_hidden = seen.is_empty() && others.iter().all(|other| self.is_hidden(other));
                blind.extend((may_react && are_hidden).then(|| name.clone()));
                continue;
            }
            let far = vehicle.is_none() && self.is_too_far(name, sight.range);
            let stealthy =
                |other: &&Soldier| other.man.attributes.iter().any(|id| id == AttributeId::Stealthy.id());
            // One check is for all they see: only where all are Stealthy does that tell (evening-17).
            if !seen.iter().all(stealthy) {
                let among = seen.iter().filter(|other| stealthy(other)).map(|other| other.name().to_owned());
                for name in among {
                    if !lost_in_group.contains(&name) {
                        lost_in_group.push(name);
                    }
                }
            }
            let group = &soldier.group;
            let led = self.mission.company.of(soldier.side).any(|other| {
                other.man.role == Some(Role::Leader) && other.is_able() && other.group == *group
            });
            let figure = soldier.figure(&self.mission.terms_of(soldier.side), edition)?;
            let sapper = seen.iter().any(|other| {
                other.man.post == Some(crate::squads::squad::Post::Sapper) && self.mission.night_now()
            });
            testers.push(Tester {
                moving: moving && !sight.stationary,
                hidden: soldier.is(Flag::Hidden),
                with_leader: led,
                active: moving,
                covering_fire: covering.contains(name),
                stealthy_target: seen.iter().all(stealthy),
                sapper,
                out_of_range: far,
                vehicle,
                buttoned_up: vehicle.is_some() && self.is_buttoned_up(name),
                ..Tester::new(figure)
            });
        }
        for name in lost_in_group {
            let text = format!("{name} is Stealthy but seen with others: the check is at full Rep");
            self.table.note("in-sight", text);
        }
        for name in unready {
            let text = format!("{name} cannot fire: the machine gun is not set up; takes no check");
            self.table.note("in-sight", text);
        }
        if let Some(first) = blind.first() {
            let (sees, takes) = if blind.len() == 1 { ("sees", "takes") } else { ("see", "take") };
            let who = if self.side_of(first)? == active { &watchers } else { &movers };
            let (blind, who) = (blind.join(", "), who.join(", "));
            let text = format!("{blind} {sees} nobody ({who}: hidden) and {takes} no check");
            self.table.note("in-sight", text);
        }
        if testers.is_empty() {
            self.table.note("in-sight", "nobody who takes In Sight can fire");
            return Ok(());
        }
        let skips = |tester: &Tester| {
            let why = match () {
                () if tester.figure.exposure.fast_moving => ["makes a Fast Move", "make a Fast Move"],
                () if tester.out_of_range => ["is out of range", "are out of range"],
                () => ["is of the Active side (edition 2)", "are of the Active side (edition 2)"],
            };
            (tester.figure.name.clone(), why)
        };
        let why_not: Vec<(String, [&str; 2])> = testers.iter().map(skips).collect();
        let order = InSightOrder { edition, testers };
        let order = traced!(self.table.dice, |dice, trace| order.run(dice, trace))?;
        // Who takes no check is told with the reason.
        let why_skipped = |throw: &Throw| {
            let is_his = |(name, _): &&(String, [&str; 2])| *name == throw.who;
            let skips = throw.decided() == Some(ResultId::Skip);
            why_not.iter().filter(|_| skips).find(is_his).map(|(_, why)| *why)
        };
        for throws in order.throws.chunk_by(|one, other| why_skipped(one) == why_skipped(other)) {
            let names: Vec<&str> = throws.iter().map(|throw| throw.who.as_str()).collect();
            match (throws.first().and_then(why_skipped), &names[..]) {
                (Some([why, _]), [name]) => {
                    self.table.note("in-sight", format!("{name} {why} and takes no check"));
                }
                (Some([_, why]), _) => {
                    self.table.note("in-sight", format!("{} {why} and take no check", names.join(", ")));
                }
                (None, _) => tell_throws(throws, &mut self.table.told),
            }
        }
        let mut last: Vec<(String, u8, Priority)> = Vec::new();
        for moment in &order.order {
            let mut shots = Vec::new();
            for place in moment {
                let hold = match place.priority {
                    Priority::MayHold | Priority::MayHoldToLast | Priority::MayHoldToLastAtMinusOne => {
                        self.holds(&place.name, place.priority)?
                    }
                    _ => false,
                };
                if hold {
                    last.push((place.name.clone(), place.passes.unwrap_or(0), place.priority));
                    continue;
                }
                let others = if movers.contains(&place.name) { &watchers } else { &movers };
                shots.extend(self.sighted_shots(
                    &place.name,
                    others,
                    place.passes,
                    place.priority,
                    sight,
                    &covering,
                )?);
            }
            self.queue.push_back(shots);
            self.go_on()?;
        }
        for (name, passes, priority) in last {
            if priority == Priority::MayHold {
                self.table.note(
                    "in-sight",
                    format!("{name} holds fire and may fire at any time in the opponent's move"),
                );
                continue;
            }
            let others = if movers.contains(&name) { &watchers } else { &movers };
            if self.mission.company.by_the_rules && self.may_fire_back(&name) && !self.fires_last(&name)? {
                continue;
            }
            let shots = self.sighted_shots(&name, others, Some(passes), priority, sight, &covering)?;
            self.queue.push_back(shots);
            self.go_on()?;
        }
        Ok(())
    }

    /// Those whose covering fire is on the place [Covering Fire].
    fn covering(&self, sight: &IntoSight, watchers: &[String]) -> Result<Vec<String>, Error> {
        let mut covering = Vec::new();
        for typed in &sight.covering {
            let soldier = self.soldier(typed)?;
            let name = soldier.name().to_owned();
            if !watchers.contains(&name) {
                return Err(Error::Usage(format!(
                    "{name} covers the place: add {} too",
                    option("watcher").with(&name)
                )));
            }
            soldier.has_declared_covering()?;
            covering.push(name);
        }
        Ok(covering)
    }

    /// They fire at what they do not cover: their covering fire is lost [Covering Fire].
    fn loses_cover(&mut self, name: &str) {
        let Some(soldier) = self.mission.company.get_mut(name).filter(|soldier| soldier.covering) else {
            return;
        };
        soldier.covering = false;
        self.table.note("covering-fire", format!("{name} fires elsewhere: the covering fire is lost"));
    }

    /// Fire at another place ends covering fire, which only the players see [Covering Fire].
    fn keeps_cover(&mut self, shot: &Shot) -> Result<(), Error> {
        let covers = self.mission.company.by_the_rules && !shot.covered && self.soldier(&shot.by)?.covering;
        if !covers {
            return Ok(());
        }
        let side = self.side_of(&shot.by)?;
        let at = shot.at.join(", ");
        let place = match &self.soldier(&shot.by)?.covers {
            Some(place) => format!("{place}, which {} covers", shot.by),
            None => "the place being covered".to_owned(),
        };
        let what = format!("{} fires at {at}: is that at {place}", shot.by);
        let question = OpenQuestion::of(word(&shot.by, "covers"), what, "FNG Covering Fire");
        if self.answers.see(side, question.legal(["yes", "no"]))? == 1 {
            self.loses_cover(&shot.by);
        }
        Ok(())
    }

    fn holds(&mut self, name: &str, priority: Priority) -> Result<bool, Error> {
        let last = match priority {
            Priority::MayHold => "holds fire, and may fire at any time in the opponent's move",
            _ => "fires after all others, or not at all",
        };
        let question = OpenQuestion::of(
            word(name, "holds"),
            format!("{name} is hidden and may hold fire"),
            "FNG In Sight",
        )
        .legal(["fire", "wait"])
        .meaning(["now, in turn", last]);
        let side = self.side_of(name)?;
        // `hold` leaves every prompt, so that it can be no answer; steps of earlier versions have it.
        Ok(self.answers.decide_as(side, question, 0, |given| (given == HELD).then_some(1))? == 1)
    }

    /// Whether one who has held their fire until all others have fired now fires.
    fn fires_last(&mut self, name: &str) -> Result<bool, Error> {
        let question = OpenQuestion::of(
            word(name, "fires-last"),
            format!("All others have fired: {name} may fire now, or stay hidden"),
            "FNG In Sight",
        )
        .legal(["fire", "stay-hidden"]);
        let side = self.side_of(name)?;
        Ok(self.answers.decide(side, question, 0)? == 0)
    }

    /// The shots that In Sight allows a figure, or the vehicle it looks for, if they can still fire them and
    /// have somebody to fire at.
    fn sighted_shots(
        &mut self,
        name: &str,
        others: &[String],
        passes: Option<u8>,
        priority: Priority,
        sight: &IntoSight,
        covering: &[String],
    ) -> Result<Vec<Shot>, Error> {
        if self.looks_for(name).is_some() {
            // Who was hit before they could order it orders no fire.
            if !self.is_up_with(name, true) {
                return Ok(Vec::new());
            }
            let vehicle = self.soldier(name)?.aboard.as_ref().map(|aboard| aboard.vehicle.clone());
            let sighted = is_at_minus_one(priority);
            let leave =
                Leave { passes: passes.unwrap_or(0), sighted, range: sight.range, main_weapon: false };
            let vehicle = vehicle.unwrap_or_default();
            let shots = self.vehicle_shots(&vehicle, others, leave)?;
            if shots.is_empty() {
                let names = others.join(", ");
                self.table.note("vehicle-in-sight", format!("{vehicle} has nothing to fire at {names}"));
            }
            return Ok(shots);
        }
        if !self.may_fire_back(name) {
            return Ok(Vec::new());
        }
        // In Duck Back only a later check lets them fire.
        if self.lost_to_duck_back(name) {
            self.table.note("in-sight", format!("{name} has Ducked Back and loses the shot"));
            return Ok(Vec::new());
        }
        let seen: Vec<String> = others
            .iter()
            .filter(|other| self.is_target_of(name, other) && !self.is_hidden(other))
            .filter(|other| self.may_hit(name, other))
            .cloned()
            .collect();
        let Some(aim) = self.choose_target(name, &seen, false)? else { return Ok(Vec::new()) };
        if self.mission.acting_side() == Some(self.side_of(name)?) {
            self.mission.note_act(name, |acted| acted.reacted = true);
        }
        if sight.elsewhere_is_lost && !covering.iter().any(|coverer| coverer == name) {
            self.loses_cover(name);
        }
        let sighted = is_at_minus_one(priority);
        let mut shot = Shot {
            by: name.to_owned(),
            at: vec![aim.at],
            covered: covering.iter().any(|coverer| coverer == name),
            range: sight.range,
            sighted,
            passes: passes.unwrap_or(0),
            at_vehicle: aim.at_vehicle,
            others: seen.clone(),
            ..Shot::default()
        };
        self.lays_on(&mut shot, &seen)?;
        Ok(vec![shot])
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

    /// At whom they fire, of those they may fire at; none where there is nobody. With a gun it is the vehicle
    /// they are in.
    pub(super) fn choose_target(
        &mut self,
        name: &str,
        at: &[String],
        with_gun: bool,
    ) -> Result<Option<Aim>, Error> {
        let side = self.side_of(name)?;
        let at_vehicles = with_gun || self.at_armor(name).is_some();
        let mut aims = self.aims(name, at, at_vehicles);
        if aims.is_empty() {
            return Ok(None);
        }
        let proposed = aims
            .iter()
            .enumerate()
            .min_by_key(|(index, aim)| {
                (!self.is_armor_for(at_vehicles, &aim.at), self.worth(&aim.at), *index)
            })
            .map_or(0, |(index, _)| index);
        let what = if with_gun { " the gun" } else { "" };
        let called = |aim: &Aim| self.target_name(at_vehicles || aim.at_vehicle, &aim.at);
        let legal: Vec<String> = aims.iter().map(called).collect();
        let aboard = self.mission.company.told_aboard(&legal);
        let question = OpenQuestion::of(
            word(name, "fires-at"),
            format!("{name} may fire{what}: at whom{aboard}"),
            "FNG Target Selection",
        )
        .legal(as_answers(legal.iter().map(String::as_str)));
        // Whom the program's figures prefer is told once.
        if self.answers.is_programs(side) && aims.len() > 1 && !self.told_order {
            self.told_order = true;
            let order = "of those in sight, Leaders are fired at first, then machine gunners, then by Rep";
            self.table.note("Target Selection", order);
        }
        let chosen = self.answers.decide(side, question, proposed)?;
        Ok(Some(aims.swap_remove(chosen)))
    }

    /// Where somebody comes in the order in which the program's figures choose a target (evening-03).
    fn worth(&self, name: &str) -> (bool, bool, Reverse<u8>) {
        self.mission.company.get(name).map_or((true, true, Reverse(0)), target_worth)
    }

    /// Asks at whom else of those they may fire at the dice of a shot are laid, one target for each die at
    /// most, and how they are divided [Swath Or Path Of Fire]; not in turns of earlier versions.
    fn lays_on(&mut self, shot: &mut Shot, others: &[String]) -> Result<(), Error> {
        let one = shot.gun.is_some() || shot.at_vehicle || shot.law || self.is_round(shot);
        let Some(weapon) = self.weapon(&shot.by).filter(|_| self.mission.company.by_the_rules && !one) else {
            return Ok(());
        };
        let (side, dice) = (self.side_of(&shot.by)?, self.dice_of(shot, &weapon)?);
        while shot.at.len() < usize::from(dice) {
            let is_other = |name: &&String| {
                !shot.at.contains(name) && self.is_target_of(&shot.by, name) && self.reaches(&shot.by, name)
            };
            let left: Vec<String> = others.iter().filter(is_other).cloned().collect();
            if left.is_empty() {
                break;
            }
            let at = shot.at.join(", ");
            let what = format!("{} fires {dice} dice at {at}: at whom else in the swath", shot.by);
            let question = OpenQuestion::of(word(&shot.by, "fires-also"), what, "FNG Swath Or Path Of Fire");
            let question = question.legal(std::iter::once("nobody".to_owned()).chain(left.iter().cloned()));
            match self.answers.decide(side, question, 0)? {
                0 => break,
                chosen => shot.at.push(left[chosen - 1].clone()),
            }
        }
        self.divides(shot)
    }

    /// Asks how the dice of a shot at several are divided among them; evenly, if nothing else is said.
    fn divides(&mut self, shot: &mut Shot) -> Result<(), Error> {
        let count = shot.at.len();
        let asks = self.mission.company.by_the_rules && count > 1;
        let Some(weapon) = self.weapon(&shot.by).filter(|_| asks) else { return Ok(()) };
        let vacant: u8 = shot.gaps.iter().map(|gap| gap.saturating_sub(1)).sum();
        let dice = self.dice_of(shot, &weapon)?.saturating_sub(vacant);
        if usize::from(dice) <= count {
            return Ok(());
        }
        let ways = ways_to_divide(dice, count);
        let told = |way: &Vec<u8>| {
            let each = shot.at.iter().zip(way).map(|(name, dice)| format!("{name} {dice}"));
            each.collect::<Vec<_>>().join(", ")
        };
        let what = format!("{} fires {dice} dice at {}: how many at each", shot.by, shot.at.join(", "));
        let question = OpenQuestion::of(word(&shot.by, "divides"), what, "FNG Swath Or Path Of Fire")
            .legal(ways.iter().map(|way| way.iter().map(u8::to_string).collect::<Vec<_>>().join("-")))
            .meaning(ways.iter().map(told));
        let side = self.side_of(&shot.by)?;
        shot.dice.clone_from(&ways[self.answers.decide(side, question, 0)?]);
        Ok(())
    }

    /// How many dice a shot is fired with.
    fn dice_of(&self, shot: &Shot, weapon: &Weapon) -> Result<u8, Error> {
        let automatic = weapon.targets_auto.filter(|_| self.soldier(&shot.by).is_ok_and(|man| man.automatic));
        Ok(shot.shots.or(automatic).or(weapon.targets).unwrap_or(1))
    }

    /// Goes on until nobody has anything left to fire.
    fn go_on(&mut self) -> Result<(), Error> {
        let mut rounds = 0;
        while let Some(shots) = self.queue.pop_front() {
            rounds += 1;
            if rounds > MOST_ROUNDS {
                self.queue.clear();
                self.table.note("received-fire", "the exchange does not end: both sides break off");
                break;
            }
            self.together(shots)?;
        }
        Ok(())
    }

    /// Those whom something else than the fire of this chain was aimed at take Received Fire, and it goes on
    /// until nobody reacts. Nobody fires back at their own side.
    pub fn answer_to(&mut self, by: &str, follows: &[Follow], others: Vec<Shot>) -> Result<(), Error> {
        let side = self.mission.company.get(by).map(|soldier| soldier.side);
        let mut next = others;
        for follow in follows {
            let is_friend = self.mission.company.get(&follow.who).map(|soldier| soldier.side) == side;
            let from = if is_friend { Vec::new() } else { vec![(by.to_owned(), None)] };
            let outgunned = follow.with.contains(&Flag::Outgunned.id());
            next.extend(self.received_fire(&follow.who, &from, outgunned)?);
        }
        self.queue_up(next);
        self.go_on()
    }

    /// Those in the blast of a shell or bomb, hit or not, take Received Fire. It outguns almost everyone
    /// (outgunned-1); who has Hunkered Down stays so, as this is no direct fire.
    pub fn under_shells(&mut self, names: &[String]) -> Result<(), Error> {
        let mut next = Vec::new();
        for name in names {
            let Some(soldier) = self.mission.company.get(name) else { continue };
            let is_hit_at = self.mission.company.is_exposed(soldier) && !soldier.is(Flag::HunkeredDown);
            let figure = soldier.figure(&self.mission.terms_of(soldier.side), self.edition())?;
            if is_hit_at && !self.mission.tunnels.is_below(name) {
                let outgunned =
                    figure.is_outgunned_by(ROUND_OGR) == Some(true) && !figure.has(AttributeId::Shirker);
                next.extend(self.received_fire(&name.clone(), &[], outgunned)?);
            }
        }
        self.queue_up(next);
        self.go_on()
    }

    /// Shots that are fired together: one check for each figure fired at.
    fn together(&mut self, shots: Vec<Shot>) -> Result<(), Error> {
        let mut fired_at: Vec<FiredAt> = Vec::new();
        let mut missed: Vec<(String, Vec<String>)> = Vec::new();
        // All of one moment fire even if one of them is hit by another of it; who was hit before does not.
        let may_fire = |shot: &Shot| match shot.gun {
            Some(_) => self.may_fire_gun(shot),
            None => self.may_fire_back(&shot.by),
        };
        let mut ready: Vec<Shot> = shots.into_iter().filter(may_fire).collect();
        if self.order_of_fire {
            for shot in &mut ready {
                let (by, at) = (shot.by.clone(), &mut shot.at);
                at.retain(|name| self.is_target_of(&by, name));
            }
        }
        let mut next: Vec<Shot> = Vec::new();
        for shot in ready {
            // Who was in sight as the moment began is fired at, whatever another of it has done to them; a
            // round needs something to burst at.
            let at_once = self.order_of_fire && !self.is_round(&shot);
            let is_there = |name: &&String| match self.mission.company.get(name) {
                // No dice are thrown for who is out of it already.
                Some(soldier) if at_once && self.mission.company.by_the_rules => {
                    soldier.left.is_none() && !soldier.man.is_out()
                }
                Some(soldier) if at_once => soldier.left.is_none(),
                _ => self.is_target_of(&shot.by, name),
            };
            let at: Vec<String> = shot.at.iter().filter(is_there).cloned().collect();
            let mut shot = Shot { at, ..shot };
            if shot.at.is_empty() && !self.aims_again(&mut shot)? {
                continue;
            }
            if let Some(weapon) = self.bursts_among(&shot) {
                let circle = format!("{} in circle", weapon.circle.unwrap_or(5));
                shot.at = self.near(&shot, &shot.at[0].clone(), &weapon.name, &circle)?;
            }
            self.comes_up(&shot.by);
            self.keeps_cover(&shot)?;
            if self.is_round(&shot) {
                next.extend(self.fires_round(&shot, &mut fired_at, &mut missed)?);
                continue;
            }
            let ogr = self.fire(&shot, &mut missed)?;
            let side = self.side_of(&shot.by)?;
            for name in &shot.at {
                // Nobody fires back at their own side.
                if self.side_of(name)? == side {
                    fired_at.push(FiredAt { name: name.clone(), by: Vec::new(), ogr });
                    continue;
                }
                let by = (shot.by.clone(), shot.range);
                match fired_at.iter_mut().find(|fired| fired.name == *name) {
                    Some(fired) => {
                        fired.by.push(by);
                        fired.ogr = fired.ogr.max(ogr);
                    }
                    None => fired_at.push(FiredAt { name: name.clone(), by: vec![by], ogr }),
                }
            }
        }
        if (fired_at.is_empty() && next.is_empty()) || self.left == 0 {
            // Nobody takes a check: what a rocket missed has not Ducked Back either.
            if self.mission.company.to_the_letter && self.left > 0 {
                for (by, at) in missed {
                    self.reveal(&by, &at)?;
                }
            }
            return Ok(());
        }
        self.left -= 1;
        for FiredAt { name, by, ogr } in fired_at {
            let figure = {
                let soldier = self.soldier(&name)?;
                soldier.figure(&self.mission.terms_of(soldier.side), self.edition())?
            };
            let outgunned = figure.is_outgunned_by(ogr) == Some(true)
                && !figure.has(AttributeId::Shirker)
                && !self.assault;
            next.extend(self.received_fire(&name, &by, outgunned)?);
        }
        for (by, at) in missed {
            self.reveal(&by, &at)?;
        }
        if self.left == 0 && !next.is_empty() {
            let names: Vec<&str> = next.iter().map(|shot| shot.by.as_str()).collect();
            self.table.note("received-fire", format!("still to fire: {}", names.join(", ")));
            return Ok(());
        }
        self.queue_up(next);
        Ok(())
    }

    /// Those whose target is out of it before they fire choose another that In Sight lets them fire at; who
    /// fires in their own Activation may act again. Gives whether they fire now.
    fn aims_again(&mut self, shot: &mut Shot) -> Result<bool, Error> {
        let by = shot.by.clone();
        let by_the_rules = self.mission.company.by_the_rules;
        let others: Vec<String> = shot
            .others
            .iter()
            .filter(|other| by_the_rules && self.is_target_of(&by, other) && !self.is_hidden(other))
            .filter(|other| self.may_hit(&by, other))
            .cloned()
            .collect();
        if let Some(aim) = self.choose_target(&by, &others, false)? {
            (shot.at, shot.at_vehicle) = (vec![aim.at], aim.at_vehicle);
            return Ok(true);
        }
        if by_the_rules && shot.active {
            self.mission.note_act(&by, |acted| acted.fired = false);
            self.table.note("in-sight", format!("{by} has nobody left to fire at there, and may still act"));
        } else {
            self.table.note("in-sight", format!("{by} has nobody in sight to fire at"));
        }
        Ok(false)
    }

    /// Fires a round of a gun or rocket, and notes who was fired at. Gives the fire of a vehicle that it did
    /// not penetrate.
    fn fires_round(
        &mut self,
        shot: &Shot,
        fired_at: &mut Vec<FiredAt>,
        missed: &mut Vec<(String, Vec<String>)>,
    ) -> Result<Vec<Shot>, Error> {
        let hidden = self.is_hidden(&shot.by);
        let side = self.side_of(&shot.by)?;
        let follows = self.round(shot)?;
        let reacts = |follow: &Follow| {
            follow.check == CheckId::ReceivedFire.id() && self.mission.company.get(&follow.who).is_some()
        };
        let (received, others): (Vec<Follow>, Vec<Follow>) = follows.into_iter().partition(reacts);
        for follow in received {
            // Nobody fires back at their own side.
            let is_friend = self.side_of(&follow.who)? == side;
            let by = if is_friend { Vec::new() } else { vec![(shot.by.clone(), shot.range)] };
            match fired_at.iter_mut().find(|fired| fired.name == follow.who) {
                Some(fired) => {
                    fired.by.extend(by);
                    fired.ogr = fired.ogr.max(ROUND_OGR);
                }
                None => fired_at.push(FiredAt { name: follow.who, by, ogr: ROUND_OGR }),
            }
        }
        let is_whole = |name: &&String| self.mission.company.get(name).is_some_and(Soldier::is_able);
        let whole: Vec<String> = shot.at.iter().filter(is_whole).cloned().collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        let by = Some(shot.by.as_str()).filter(|_| self.left > 0);
        self.after_others(by, &others)
    }

    /// Shots that Received Fire allows, in the order of passes, then Rep.
    fn queue_up(&mut self, mut next: Vec<Shot>) {
        next.sort_by_key(|shot| {
            let rep = self.mission.company.get(&shot.by).map_or(0, |soldier| soldier.man.rep);
            Reverse((shot.passes, rep))
        });
        // With equal passes and Rep they fire at the same moment.
        let rank = |shot: &Shot| {
            (shot.passes, self.mission.company.get(&shot.by).map_or(0, |soldier| soldier.man.rep))
        };
        let moments: Vec<Vec<Shot>> =
            next.chunk_by(|one, other| rank(one) == rank(other)).map(<[Shot]>::to_vec).collect();
        self.queue.extend(moments);
    }

    /// Who fires has come up out of an earlier Duck Back to do so.
    fn comes_up(&mut self, name: &str) {
        if self.mission.company.to_the_letter
            && let Some(soldier) = self.mission.company.get_mut(name)
            && soldier.man.state.remove(&Flag::DuckBack)
        {
            soldier.ducked_from.clear();
        }
    }

    /// A hidden figure is seen once it has fired and missed and somebody fired at does not Duck Back.
    pub(super) fn reveal(&mut self, by: &str, at: &[String]) -> Result<(), Error> {
        let ducked = |name: &String| {
            self.mission.company.get(name).is_none_or(|soldier| {
                soldier.is(Flag::DuckBack) || soldier.is(Flag::HunkeredDown) || !soldier.is_able()
            })
        };
        if at.iter().all(ducked) && !self.is_seen_by_friends(by, at)? {
            return Ok(());
        }
        if self.looks_for(by).is_some() {
            self.reveal_vehicle(by);
            return Ok(());
        }
        if let Some(soldier) = self.mission.company.get_mut(by)
            && soldier.man.state.remove(&Flag::Hidden)
        {
            soldier.man.state.insert(Flag::InCover);
            self.table.note("In Sight Or Hidden", format!("{by} is no longer hidden"));
        }
        Ok(())
    }

    /// Whether a friend of those fired at has line of sight to the hidden figure and does not Duck Back:
    /// which only the players see [In Sight Or Hidden].
    fn is_seen_by_friends(&mut self, by: &str, at: &[String]) -> Result<bool, Error> {
        if !self.mission.company.to_the_letter || !self.is_hidden(by) {
            return Ok(false);
        }
        let (firer, side) = (self.soldier(by)?, self.side_of(by)?.other());
        let looks = |soldier: &&Soldier| {
            let is_fired_at = at.iter().any(|name| name == soldier.name());
            // Whose fire ever made them Duck Back, they do not look up from it.
            let ducks = match self.mission.company.by_the_rules {
                true => soldier.is(Flag::DuckBack),
                false => soldier.is_ducked_from(firer),
            };
            !is_fired_at && soldier.is_able() && !soldier.is_shaken() && !ducks
        };
        let friends: Vec<&str> =
            self.mission.company.of(side).filter(looks).map(|soldier| soldier.name()).collect();
        if friends.is_empty() {
            return Ok(false);
        }
        let what = format!(
            "{by} has fired from hiding and missed. Does anyone not in Duck Back have a line of sight to {by} ({})",
            friends.join(", ")
        );
        let question = OpenQuestion::of(word(by, "is-seen"), what, "FNG In Sight Or Hidden");
        Ok(self.answers.see(side, question.legal(["no", "yes"]))? == 1)
    }

    /// A hidden vehicle is seen, with all aboard.
    fn reveal_vehicle(&mut self, by: &str) {
        let aboard = |soldier: &Soldier| soldier.aboard.as_ref().map(|aboard| aboard.vehicle.clone());
        let Some(vehicle) = self.mission.company.get(by).and_then(aboard) else { return };
        let mut was_hidden = false;
        for soldier in &mut self.mission.company.soldiers {
            if aboard(soldier).as_ref() == Some(&vehicle) {
                was_hidden |= soldier.man.state.remove(&Flag::Hidden);
            }
        }
        if was_hidden {
            self.table.note("In Sight Or Hidden", format!("{vehicle} is no longer hidden"));
        }
    }

    fn shoot(&self, shot: &Shot) -> Result<Shoot, Error> {
        let edition = self.edition();
        let soldier = self.soldier(&shot.by)?;
        let shooter = self.mission.fighting(&shot.by)?;
        let weapon = self.cannon(shot).or_else(|| self.weapon(&shot.by)).ok_or_else(|| {
            Error::refused("FNG Shooting A Weapon", format!("{} has nothing to fire", shot.by))
        })?;
        let mut targets = Vec::new();
        for (index, name) in shot.at.iter().enumerate() {
            let figure = self.mission.fighting(name)?;
            let gap = index.checked_sub(1).and_then(|before| shot.gaps.get(before)).copied();
            let dice = shot.dice.get(index).copied();
            targets.push(Target { range: shot.range, gap: gap.unwrap_or(0), dice, ..Target::new(figure) });
        }
        let automatic = soldier.automatic && weapon.targets_auto.is_some();
        Ok(Shoot {
            automatic,
            shots: shot.shots,
            return_fire: shot.returned,
            in_sight_one_pass: shot.sighted,
            ..Shoot::new(edition, shooter, weapon, targets)
        })
    }

    /// Fires a shot and writes what it does. Gives the Outgunned Rating of the weapon.
    fn fire(&mut self, shot: &Shot, missed: &mut Vec<(String, Vec<String>)>) -> Result<u8, Error> {
        if shot.gun.is_none()
            && self.weapon(&shot.by).is_none()
            && let Some(weapon) = self.burster(&shot.by)
        {
            return self.burst(shot, weapon, missed);
        }
        let shoot = self.shoot(shot)?;
        let (ogr, hidden) = (shoot.weapon.ogr, self.is_hidden(&shot.by));
        let before = self.table.told.events.len();
        let record = traced!(self.table.dice, |dice, trace| shoot.run(dice, trace))?;
        let (first, damage) =
            record.throws.split_first().map_or((None, &[][..]), |(first, rest)| (Some(first), rest));
        if let Some(throw) = first {
            let dice: Vec<u8> = throw.dice.clone();
            let hits = record.shots.iter().filter(|shot| shot.hit).count();
            let minus = shot.minus();
            let hits = match hits {
                0 => "no hit".to_owned(),
                hits => pointman_core::plural::counted(hits as u64, "hit").to_string(),
            };
            let each: Vec<String> = shot.dice.iter().map(u8::to_string).collect();
            let each = if each.is_empty() { String::new() } else { format!(", dice {}", each.join("-")) };
            let at = shoot.targets.iter().map(|target| target.figure.told_exposed(""));
            let at: Vec<String> = at.collect();
            let (by, at) = (&shot.by, at.join(", "));
            let text = format!("{by} fires the {} at {at}{each}{minus}: {hits}", record.weapon);
            self.table.rolled("ranged-to-hit", &dice, text);
        }
        let fates = self.worse(&record.targets);
        tell_damage(damage, &fates, &mut self.table.told);
        self.mission.note_fight(&shot.by);
        for (fate, ended) in record.targets.iter().zip(&fates) {
            // One hit is told with its die.
            if fate.hits != 1 {
                self.table.note("ranged-damage", fate_told(ended));
            }
            self.mission.suffer(fate, Some(&shot.by), self.table, self.answers)?;
        }
        let is_vain = !record.out_of_ammo && record.targets.iter().all(|fate| fate.hits == 0);
        if is_vain && let [_] = &shot.at[..] {
            self.table.told.fire_goes_on(before, &shot.by);
        }
        self.mission.note_ammo(&shot.by, record.out_of_ammo);
        if record.out_of_ammo {
            tell_out_of_ammo(&shot.by, self.table);
        }
        let whole: Vec<String> =
            record.targets.iter().filter(|fate| fate.hits == 0).map(|fate| fate.name.clone()).collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        Ok(ogr)
    }

    /// How those a shot was fired at end who may be down by another of the same moment: no better than they
    /// are.
    fn worse(&self, fates: &[Fate]) -> Vec<Fate> {
        let worse = |fate: &Fate| {
            let mut fate = fate.clone();
            let soldier = self.mission.company.get(&fate.name).filter(|_| self.order_of_fire);
            if let Some(soldier) = soldier.filter(|_| fate.hits > 0) {
                let is = if soldier.is(Flag::ObviouslyDead) {
                    State::ObviouslyDead
                } else if soldier.is(Flag::OutOfTheFight) {
                    State::OutOfTheFight
                } else {
                    State::Up
                };
                fate.state = fate.state.max(is);
            }
            fate
        };
        fates.iter().map(worse).collect()
    }

    /// What a shot fires whose round bursts in a circle: who else stands there is asked, but by turns of
    /// earlier versions.
    fn bursts_among(&self, shot: &Shot) -> Option<Weapon> {
        let bursts = self.mission.company.by_the_rules && shot.gun.is_none() && !self.is_round(shot);
        self.burster(&shot.by).filter(|_| bursts && self.weapon(&shot.by).is_none())
    }

    /// Fires a round that bursts among those it is aimed at. Who else stands in the circle only the players
    /// see.
    fn burst(
        &mut self,
        shot: &Shot,
        weapon: Weapon,
        missed: &mut Vec<(String, Vec<String>)>,
    ) -> Result<u8, Error> {
        let edition = self.edition();
        if weapon.class != WeaponClass::GrenadeLauncher {
            self.note_rocket(&shot.by)?;
        }
        let behind = self.behind(shot, &weapon)?;
        let figure = |name: &str| self.mission.fighting(name);
        let mut thrower = figure(&shot.by)?;
        if shot.is_hasty() {
            thrower.rep = thrower.rep.saturating_sub(1);
        }
        let targets = shot.at.iter().map(|name| figure(name)).collect::<Result<_, _>>()?;
        let (ogr, hidden) = (weapon.ogr, self.is_hidden(&shot.by));
        let behind = behind.iter().map(|name| figure(name)).collect::<Result<_, _>>()?;
        let grenade =
            Grenade { range: shot.range, behind, ..Grenade::new(edition, thrower, weapon, targets) };
        let record = traced!(self.table.dice, |dice, trace| grenade.run(dice, trace))?;
        let minus = shot.minus();
        let text = format!("{} fires the {} at {}{minus}", shot.by, record.weapon, shot.at.join(", "));
        self.table.note("grenade-throw", text);
        tell_throws(&record.throws, &mut self.table.told);
        if let Some(told) = burst_told(&record) {
            self.table.note("grenade-throw", told);
        }
        self.mission.note_fight(&shot.by);
        for fate in record.figures.iter().chain(&record.behind) {
            if fate.hits > 0 {
                let ended = self.worse(std::slice::from_ref(fate));
                ended.iter().for_each(|ended| self.table.note("ranged-damage", fate_told(ended)));
            }
            self.mission.suffer(fate, Some(&shot.by), self.table, self.answers)?;
        }
        let is_whole =
            |name: &&String| !record.figures.iter().any(|fate| fate.name == **name && fate.hits > 0);
        let whole: Vec<String> = shot.at.iter().filter(is_whole).cloned().collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        Ok(ogr)
    }

    /// Who stands in the back blast of a rocket that is fired in reaction: only the players see it, so that
    /// it is asked of them whoever fires.
    pub(super) fn behind(&mut self, shot: &Shot, weapon: &Weapon) -> Result<Vec<String>, Error> {
        let blast = weapon.backblast.as_ref().filter(|_| self.rocket_a_turn);
        let Some(inches) = blast.map(|blast| blast.distance) else { return Ok(Vec::new()) };
        let mut behind: Vec<String> = Vec::new();
        loop {
            let side = self.side_of(&shot.by)?;
            let is_near = |soldier: &&Soldier| {
                let name = soldier.name();
                let is_there = soldier.left.is_none() && !soldier.is(Flag::ObviouslyDead);
                let is_named = behind.iter().chain(&shot.at).any(|named| named == name) || name == shot.by;
                is_there && !is_named && soldier.side == side && soldier.aboard.is_none()
            };
            let near: Vec<String> = self
                .mission
                .company
                .soldiers
                .iter()
                .filter(is_near)
                .map(|soldier| soldier.name().to_owned())
                .collect();
            if near.is_empty() {
                return Ok(behind);
            }
            let what = format!("{} fires the {}: who stands within {inches} in behind", shot.by, weapon.name);
            let question = OpenQuestion::of(word(&shot.by, "back-blast"), what, "FNG Back Blast");
            let question = question.legal(std::iter::once("nobody".to_owned()).chain(near.iter().cloned()));
            match self.answers.see(side, question)? {
                0 => return Ok(behind),
                chosen => behind.push(near[chosen - 1].clone()),
            }
        }
    }

    /// The Received Fire check of a figure that is still up, and the shot it allows them.
    fn received_fire(
        &mut self,
        name: &str,
        by: &[(String, Option<u8>)],
        outgunned: bool,
    ) -> Result<Option<Shot>, Error> {
        let soldier = self.soldier(name)?;
        // Who was put down by the fire takes no check (received-fire-1).
        if !soldier.is_able() || soldier.is(Flag::KnockedDown) {
            return Ok(None);
        }
        let mut flags = Vec::new();
        if outgunned {
            flags.push(Flag::Outgunned);
        }
        // Who has a hand weapon only charges where others fire: they are not unable to.
        let by_hand = self.fights_by_hand(name);
        let has_fire = match self.looks_for(name) {
            Some(_) => self.weapon(name).is_some(),
            None => self.has_fire(name),
        };
        // Who can do nothing to the armor that fires at them is unable to fire.
        let is_armor = self.vehicles && !by.is_empty() && !by.iter().any(|(by, _)| self.may_hit(name, by));
        if self.chargers.iter().any(|charger| charger == name) {
            let armed = self.weapon(name).is_some();
            flags.push(if armed {
                Flag::ChargersWithRangedWeapon
            } else {
                Flag::ChargersWithoutRangedWeapon
            });
        } else if (!has_fire || is_armor) && !by_hand {
            flags.push(Flag::OutgunnedOrUnableToFire);
        }
        let firers: Vec<String> = by.iter().map(|(by, _)| by.clone()).collect();
        let cause = Some(done_to(&firers, ["fires at", "fire at"], name)).filter(|_| !firers.is_empty());
        let taking = Taking { flags: &flags, leader_rep: None, cause };
        let before = self.table.told.events.len();
        let reacted = take(self.mission, name, CheckId::ReceivedFire, &taking, self.table, self.answers)?;
        if self.table.told.events.len() == before + 1
            && matches!(
                reacted.result,
                ResultId::ReturnFireRepMinus1 | ResultId::FinishMoveAndFire | ResultId::StopAndFire
            )
        {
            self.table.told.fire_goes_on(before, name);
        }
        if reacted.passes > 0 && reacted.result == ResultId::DuckBack && self.shirks(name) {
            self.table.note("outgunned", format!("{name} is a Shirker and always counts as outgunned"));
        }
        let returned = reacted.result == ResultId::ReturnFireRepMinus1;
        let fires = returned || matches!(reacted.result, ResultId::FinishMoveAndFire | ResultId::StopAndFire);
        if !fires {
            let was_ducked = self.soldier(name)?.is_ducked_from_all();
            obey(self.mission, name, CheckId::ReceivedFire, &reacted, self.table)?;
            if reacted.result == ResultId::DuckBack {
                self.ducks_from(name, was_ducked, &firers)?;
            }
            return Ok(None);
        }
        let range = by.first().and_then(|(_, range)| *range);
        if by_hand {
            let own = self.soldier(name)?;
            // Their own Duck Back does not keep them from it: it ends as they charge.
            let is_seen = |by: &&str| self.soldier(by).is_ok_and(|firer| firer.is_seen_by(own));
            let at = by.first().map(|(by, _)| by.as_str()).filter(is_seen);
            return self.charges_instead(name, at, range, &firers);
        }
        let too_far = self.is_too_far(name, range);
        if too_far || !self.may_fire_back(name) {
            return self.ducks_instead(name, too_far, &firers);
        }
        let causes: Vec<String> =
            by.iter().map(|(by, _)| by.clone()).filter(|by| self.is_target_of(name, by)).collect();
        let causes: Vec<String> = causes.into_iter().filter(|by| self.may_hit(name, by)).collect();
        let side = self.side_of(name)?;
        let is_active = self.mission.acting_side() == Some(side);
        let acted = self.soldier(name).map(|soldier| self.mission.acted_in_turn(soldier))?;
        // An Active figure told to fire may choose any target.
        let at: Vec<String> =
            if is_active && acted.turn > 0 && (acted.moved || acted.fired) && causes.is_empty() {
                let others = self.mission.company.of(side.other());
                let own = self.soldier(name)?;
                others
                    .filter(|other| other.is_target_of(own) && !other.is(Flag::Hidden))
                    .map(|other| other.name().to_owned())
                    .collect()
            } else {
                causes
            };
        let Some(aim) = self.choose_target(name, &at, false)? else {
            if is_armor && self.mission.company.by_the_rules {
                return self.ducks_instead(name, false, &firers);
            }
            self.table.note("received-fire", format!("{name} has nobody left to fire at"));
            return Ok(None);
        };
        if is_active {
            self.mission.note_act(name, |acted| acted.reacted = true);
        }
        self.comes_up(name);
        let mut shot = Shot {
            by: name.to_owned(),
            at: vec![aim.at],
            range,
            returned,
            passes: reacted.passes,
            at_vehicle: aim.at_vehicle,
            ..Shot::default()
        };
        self.lays_on(&mut shot, &at)?;
        Ok(Some(shot))
    }

    /// The shot of somebody whom Recon By Fire has betrayed and who fires back: at whoever fired, if they see
    /// them, which only the players know.
    pub fn returns_fire(&mut self, name: &str, by: &str) -> Result<Option<Shot>, Error> {
        if !self.may_fire_back(name) || !self.is_target_of(name, by) || !self.may_hit(name, by) {
            return Ok(None);
        }
        let side = self.side_of(name)?;
        let what = format!("{name} is found and may fire back: does {name} see {by}");
        let question = OpenQuestion::of(word(name, "sees"), what, "FNG Recon By Fire");
        if self.answers.see(side, question.legal(["yes", "no"]))? == 1 {
            return Ok(None);
        }
        let (name, at) = (name.to_owned(), vec![by.to_owned()]);
        Ok(Some(Shot { by: name, at, returned: true, passes: 1, ..Shot::default() }))
    }

    /// Whether they have something that reaches a charger from so far away.
    pub fn is_armed(&self, name: &str, range: Option<u8>) -> bool {
        let is_free = self.mission.company.get(name).is_none_or(|soldier| soldier.carries.is_none());
        is_free && self.weapon(name).is_some() && !self.is_too_far(name, range)
    }

    /// The fire of a figure that is charged, at the first of the chargers they can hit, who react to it as
    /// chargers.
    pub fn defensive_fire(&mut self, name: &str, by: &[String], range: Option<u8>) -> Result<(), Error> {
        if !self.may_fire_back(name) {
            return Ok(());
        }
        // In cover 1 pass lets them fire whether or not they can.
        if self.is_too_far(name, range) {
            let text = format!("{name} is out of range, does not fire and prepares for melee");
            self.table.note("being-charged", text);
            return Ok(());
        }
        let at: Vec<String> = by.iter().filter(|by| self.is_target_of(name, by)).cloned().collect();
        let Some(Aim { at: target, .. }) = self.choose_target(name, &at, false)? else { return Ok(()) };
        let shot =
            Shot { by: name.to_owned(), at: vec![target.clone()], range, passes: 2, ..Shot::default() };
        let ogr = self.fire(&shot, &mut Vec::new())?;
        let soldier = self.soldier(&target)?;
        if !soldier.is_able() || soldier.is(Flag::KnockedDown) {
            return Ok(());
        }
        let armed = self.weapon(&target).is_some();
        let mut flags =
            vec![if armed { Flag::ChargersWithRangedWeapon } else { Flag::ChargersWithoutRangedWeapon }];
        let figure = soldier.figure(&self.mission.terms_of(soldier.side), self.edition())?;
        if figure.is_outgunned_by(ogr) == Some(true) {
            flags.push(Flag::Outgunned);
        }
        let cause = Some(format!("{name} fires at {target}, who charges"));
        let taking = Taking { flags: &flags, leader_rep: None, cause };
        let reacted = take(self.mission, &target, CheckId::ReceivedFire, &taking, self.table, self.answers)?;
        match reacted.result {
            ResultId::ContinueCharge => Ok(()),
            ResultId::StopAndFire if self.is_too_far(&target, range) => {
                self.ducks_instead(&target, true, &[name.to_owned()]).map(|_| ())
            }
            ResultId::StopAndFire => {
                self.mission.note_act(&target, |acted| acted.reacted = true);
                let back = Shot {
                    by: target,
                    at: vec![name.to_owned()],
                    range,
                    passes: reacted.passes,
                    ..Shot::default()
                };
                self.queue.push_back(vec![back]);
                self.go_on()
            }
            _ => {
                let was_ducked = self.soldier(&target)?.is_ducked_from_all();
                obey(self.mission, &target, CheckId::ReceivedFire, &reacted, self.table)?;
                if self.order_of_fire && reacted.result == ResultId::DuckBack {
                    self.ducks_from(&target, was_ducked, &[name.to_owned()])?;
                }
                Ok(())
            }
        }
    }

    /// Whether they are always outgunned, which nothing else tells where a Street Punk has turned out to be
    /// it.
    fn shirks(&self, name: &str) -> bool {
        let figure = |soldier: &Soldier| soldier.figure(&self.mission.terms_of(soldier.side), self.edition());
        let figure = self.soldier(name).and_then(figure);
        figure.is_ok_and(|figure| figure.has(AttributeId::Shirker) && figure.is_outgunned_by(0) == Some(true))
    }

    /// Whether all they have is a weapon for hand to hand fighting.
    fn fights_by_hand(&self, name: &str) -> bool {
        self.soldier(name).is_ok_and(|soldier| {
            soldier.man.weapon.as_ref().is_some_and(|arms| arms.class == Some(WeaponClass::Melee))
        })
    }

    /// Told to fire with a hand weapon only: they charge, or Duck Back where one Fast Move does not get them
    /// there [Reaction Fire Or Not].
    fn charges_instead(
        &mut self,
        name: &str,
        at: Option<&str>,
        range: Option<u8>,
        firers: &[String],
    ) -> Result<Option<Shot>, Error> {
        let fast = longest(&self.soldier(name)?.man.attributes);
        match at {
            Some(at) if range.is_none_or(|range| range <= fast) => {
                let charge = way!("fng charge --by {name} --at {at}", "{name} charge {at}");
                let news = format!("{name} has only a hand weapon and charges {at} instead of firing");
                self.table.due_news("Reaction Fire Or Not", format!("{news} ({charge})"), news);
                Ok(None)
            }
            _ => self.ducks_instead(name, true, firers),
        }
    }

    /// Notes from whom somebody Ducks Back who was not out of everyone's sight before: they cannot see or be
    /// seen by those [Duck Back].
    fn ducks_from(&mut self, name: &str, was_ducked: bool, firers: &[String]) -> Result<(), Error> {
        self.ducked.push(name.to_owned());
        if self.ducks_from_firers && !was_ducked {
            self.mission.company.find_mut(name)?.ducked_from.extend(firers.iter().cloned());
        }
        Ok(())
    }

    /// Told to fire and not able to: they Duck Back.
    fn ducks_instead(&mut self, name: &str, too_far: bool, firers: &[String]) -> Result<Option<Shot>, Error> {
        let was_ducked = self.soldier(name)?.is_ducked_from_all();
        let soldier = self.mission.company.find_mut(name)?;
        let why = if too_far { "out of range" } else { "unable to fire" };
        if let Some(does) = soldier.obey(ResultId::DuckBack) {
            does.tell("received-fire", &format!("{name}, {why},"), self.table);
        }
        self.mission.ends_by_duck_back(name);
        self.ducks_from(name, was_ducked, firers).map(|()| None)
    }
}

/// The ways to divide so many dice among so many targets, each of which gets one: as evenly as can be first,
/// and then with more for the first.
fn ways_to_divide(dice: u8, targets: usize) -> Vec<Vec<u8>> {
    let mut ways: Vec<Vec<u8>> = vec![Vec::new()];
    for nth in 1..=targets {
        let after = (targets - nth) as u8;
        let with = |way: &Vec<u8>| {
            let left = dice - way.iter().sum::<u8>() - after;
            let least = if after == 0 { left } else { 1 };
            let way = way.clone();
            (least..=left).rev().map(move |share| [&way[..], &[share]].concat()).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways.sort_by_key(|way| {
        let most = way.iter().max().copied().unwrap_or_default();
        let is_even =
            most - way.iter().min().copied().unwrap_or_default() <= 1 && way.is_sorted_by(|a, b| a >= b);
        !is_even
    });
    ways
}

/// Asks whether somebody covers the place where others appear:
/// `Ha covers Jungle 3: is that where Slag comes up`.
pub fn covers_told(soldier: &Soldier, who: &str, does: &str) -> String {
    let name = soldier.name();
    match &soldier.covers {
        Some(place) => format!("{name} covers {place}: is that where {who} {does}"),
        None => format!("Does {name} cover the place where {who} {does}"),
    }
}

pub(super) const fn is_at_minus_one(priority: Priority) -> bool {
    matches!(priority, Priority::FiresAtMinusOne | Priority::MayHoldToLastAtMinusOne)
}

/// Where somebody comes in the order in which the program's figures choose a target: Leaders, machine guns,
/// Rep (evening-03).
pub(super) fn target_worth(soldier: &Soldier) -> (bool, bool, Reverse<u8>) {
    let class = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
    let gunner = class.is_some_and(WeaponClass::is_machine_gun);
    (soldier.man.role != Some(Role::Leader), !gunner, Reverse(soldier.man.rep))
}
