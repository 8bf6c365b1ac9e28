//! A shot, a grenade, a round of melee, a Medic's aid between those on the table: refused where a state
//! forbids it, and what comes of it written down.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answered, Answers, Otherwise, word};
use super::clank::clank_by_blast;
use super::exchange::{Chain, ROUND_OGR};
use super::guns::{has_left, is_set_up, one_a_turn, uses_up};
use super::harm::{burst_told, fate_told, tell_damage, tell_out_of_ammo, tell_pair};
use super::{Contact, Fuel, Mended, RecoveryEnd, Soldier, is_default};
use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::combat::{
    Aid, Aided, Astray, Fate, Figure, Follow, Grenade, GrenadeRecord, LOADER, Loading, Melee, Pair,
    PenetrationRecord, Shoot, ShootRecord, State, Throw, Throwing, WhoIsThere,
};
use crate::mission::Mission;
use crate::squads::crews::CrewPlace;
use crate::squads::deed::Deed;
use crate::squads::squad::Gear;
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::{Table, UnderFire, traced};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::{Voice, option};
use pointman_core::way;

/// A procedure between figures, some of whom are on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resolve<P> {
    /// What is done.
    pub what: P,
    /// It is a reaction: nobody is activated for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reaction: bool,
    /// Those fired at take Received Fire at once, and the exchange goes on until nobody reacts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub to_the_end: bool,
    /// Whether a vehicle hit and not penetrated takes the Clank Test at once, and Duck Back hides only from
    /// those who caused it; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub clanks: bool,
    /// Whether a vehicle that its Clank Test lets fire back does so at once, and fire that goes on is met by
    /// vehicles as by vehicles; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fires_back: bool,
    /// Whether fire that goes on does so as in an exchange: those of one moment all fire, who has Ducked Back
    /// loses the shot of In Sight, and rounds that burst react, too; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order_of_fire: bool,
    /// Answers to what is asked on the way, in order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

/// What a procedure came to.
#[derive(Debug, Default)]
pub struct Came {
    pub(super) throws: Vec<Throw>,
    pub(super) told: Vec<(&'static str, String)>,
    pub(super) fates: Vec<(Fate, Option<String>)>,
    pub(super) fought: Vec<String>,
    pub(super) out_of_ammo: Option<String>,
    pub(super) aided: Option<(String, Aided)>,
    /// Those who fought hand to hand.
    pub(super) pairs: Vec<Pair>,
    pub(super) after: Vec<After>,
    pub(super) follows: Vec<Follow>,
    /// Those whom their check has fire back at -1 Rep at whoever fired.
    pub(super) returns: Vec<String>,
    /// What is told after the throws.
    pub(super) last: Option<(&'static str, String)>,
}

impl Came {
    /// A procedure told in a sentence, with its throws and the checks that follow.
    pub(super) fn of(
        rule: &'static str,
        text: impl Into<String>,
        throws: Vec<Throw>,
        follows: Vec<Follow>,
    ) -> Self {
        Came::default().then((rule, text.into()), throws, follows)
    }

    /// The same, after what came before.
    pub(super) fn then(
        mut self,
        told: (&'static str, String),
        throws: Vec<Throw>,
        follows: Vec<Follow>,
    ) -> Self {
        self.told.push(told);
        self.throws.extend(throws);
        self.follows.extend(follows);
        self
    }

    /// Those who end so; by whose hand, if by one.
    pub(super) fn ends(mut self, by: Option<&str>, fates: impl IntoIterator<Item = Fate>) -> Self {
        self.fates.extend(fates.into_iter().map(|fate| (fate, by.map(str::to_owned))));
        self
    }

    /// One who fought, and whether they are out of ammo.
    pub(super) fn fought(mut self, hand: &str, out_of_ammo: bool) -> Self {
        self.fought.push(hand.to_owned());
        self.out_of_ammo = out_of_ammo.then(|| hand.to_owned());
        self
    }

    /// What is left behind besides.
    pub(super) fn leaves(mut self, after: impl IntoIterator<Item = After>) -> Self {
        self.after.extend(after);
        self
    }

    /// Whether somebody is hit.
    pub(super) fn hits(&self, name: &str) -> bool {
        self.fates.iter().any(|(fate, _)| fate.name == name && fate.hits > 0)
    }

    /// A shot at figures.
    pub(super) fn shot(rule: &'static str, shot: &Shoot, record: ShootRecord) -> Self {
        let shooter = &shot.shooter.name;
        let text = format!("{shooter} fires the {} at {}", record.weapon, shot.touched().join(", "));
        let is_hit = record.targets.iter().any(|fate| fate.hits > 0);
        let last = (!is_hit).then(|| (rule, format!("{shooter} hits nobody")));
        let came = Came::of(rule, text, record.throws, record.follows);
        Came { last, ..came }
            .ends(Some(shooter), record.targets.into_iter().chain(record.behind))
            .fought(shooter, record.out_of_ammo)
    }
}

/// Something that a procedure leaves behind besides throws, hits and checks to take.
#[derive(Debug)]
pub enum After {
    /// What has become of a vehicle, by whose hand.
    Hit(PenetrationRecord, String),
    /// Somebody is killed without a roll for damage, by whose hand.
    Kills(String, String),
    /// Somebody's check has this result, and who made them take it, if one did.
    Obeys(String, ResultId, Option<String>),
    /// Somebody hidden has been found.
    Found(String),
    /// Somebody becomes a hero; not in turns of earlier versions.
    Hero(String),
    /// The gun of a vehicle has fired, and was loaded or not.
    Gun(String, Loading),
    /// A tube that fires once a battle has fired.
    Tube(String),
    /// A flamethrower has fired, of a vehicle or of a man: whether its die showed a 1, and its fuel runs low.
    Flame {
        /// The vehicle.
        vehicle: Option<String>,
        /// Who fired it.
        by: String,
        /// A natural 1.
        one: bool,
        /// Only one shot is left.
        low: bool,
        /// It was fired at a vehicle, which in turns of earlier versions took no fuel.
        at_vehicle: bool,
    },
    /// Somebody has used up what is used once.
    Used(String, Gear),
    /// Somebody has fired a rocket of their own.
    Rocket(String),
    /// Somebody has thrown what they had ready.
    Threw(String),
    /// Somebody's covering fire is lost.
    CoverLost(String),
    /// How one of the Out of the Fight ends.
    Recovers(String, RecoveryEnd),
}

impl After {
    /// A flamethrower has fired, with these throws.
    pub(super) fn flame(vehicle: Option<&String>, by: &str, throws: &[Throw], low: bool) -> Self {
        let one = throws.first().is_some_and(|throw| throw.dice.first() == Some(&1));
        After::Flame { vehicle: vehicle.cloned(), by: by.to_owned(), one, low, at_vehicle: false }
    }
}

/// A procedure that can be written into the document of an evening.
pub trait Procedure {
    /// Takes over what the evening knows: its edition, since when a casualty is down.
    fn learn(&mut self, mission: &Mission);

    /// Who does what.
    fn actors(&self) -> Vec<(&str, Deed)>;

    /// Those it may touch.
    fn touched(&self) -> Vec<&str>;

    /// The figures it is between, with what is counted of them.
    fn figures(&self) -> Vec<&Figure> {
        Vec::new()
    }

    /// Whom it is aimed at one by one: by which of them, and at whom.
    fn aimed_at(&self) -> Vec<(&str, &str)> {
        Vec::new()
    }

    /// Whether what is aimed bursts or burns where it gets to: a shot does not.
    fn bursts(&self) -> bool {
        true
    }

    /// The vehicle that it is aimed at.
    fn at_vehicle(&self) -> Option<&str> {
        None
    }

    /// Whether it reaches those inside an enclosed vehicle who are touched by it.
    fn reaches_inside(&self) -> bool {
        false
    }

    /// The Defense Value of a building that it is aimed at, and who is inside.
    fn at_building(&self) -> Option<(u8, Vec<&str>)> {
        None
    }

    /// Whether a gun fires that does not depend on the machine gun its gunner serves besides.
    fn serves_gun(&self) -> bool {
        false
    }

    /// Whom it treats.
    fn treats(&self) -> Option<&str> {
        None
    }

    /// Whether what the evening remembers of vehicles and weapons allows it.
    ///
    /// # Errors
    /// [`Error::Refused`] with what forbids it.
    fn allowed(&self, mission: &Mission, reaction: bool) -> Result<(), Error> {
        let _ = (mission, reaction);
        Ok(())
    }

    /// Whether the weapon, its reach and the targets allow it, which no die changes: told before anybody
    /// looks or rolls for it.
    ///
    /// # Errors
    /// [`Error::Refused`] with what forbids it.
    fn fits(&self) -> Result<(), Error> {
        Ok(())
    }

    /// Carries it out.
    ///
    /// # Errors
    /// [`Error::Refused`] where the rules do; when the dice give no answer.
    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error>;

    /// The same on the table, where `who` says who stands where a grenade goes astray.
    ///
    /// # Errors
    /// As [`Procedure::carry_out`]; what `who` returns.
    fn carry_out_at(&mut self, dice: &mut dyn Dice, who: &mut WhoIsThere<'_>) -> Result<Came, Error> {
        let _ = who;
        self.carry_out(dice)
    }
}

/// What goes before a procedure on the table of an evening.
pub(crate) trait Prepares: Procedure {
    /// Checks of figures on the table that belong to it, which they take as all others do: a Star may choose,
    /// a Leader gives the Leader Die. Gives whether it is carried out then.
    ///
    /// # Errors
    /// What those checks ask; when the dice give no answer.
    fn prepare(
        &mut self,
        mission: &mut Mission,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        let _ = (mission, table, answers);
        Ok(true)
    }
}

impl Prepares for Melee {}

impl Prepares for Aid {}

impl Prepares for Shoot {
    fn prepare(
        &mut self,
        mission: &mut Mission,
        _: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        if self.near.is_empty() && !self.tunnel {
            self.near = mission.unlucky_near(&self.shooter.name, &self.touched(), answers)?;
        }
        Ok(true)
    }
}

impl Procedure for Shoot {
    fn learn(&mut self, mission: &Mission) {
        self.tunnel |= mission.tunnels.rat(&self.shooter.name).is_some();
        self.edition = mission.play.options.edition();
        for target in &mut self.targets {
            let at = mission.company.get(&target.figure.name);
            target.lit |= at.is_some_and(Soldier::is_given_away);
        }
        if mission.company.obeys(Mended::LightGivesAway) {
            for target in &mut self.targets {
                let rat = mission.tunnels.rat(&target.figure.name);
                target.lit |= rat.is_some_and(|rat| rat.light.gives_away());
            }
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        vec![(&self.shooter.name, Deed::Fire)]
    }

    fn touched(&self) -> Vec<&str> {
        self.targets.iter().map(|target| target.figure.name.as_str()).collect()
    }

    fn figures(&self) -> Vec<&Figure> {
        std::iter::once(&self.shooter).chain(self.targets.iter().map(|target| &target.figure)).collect()
    }

    fn aimed_at(&self) -> Vec<(&str, &str)> {
        self.touched().into_iter().map(|name| (self.shooter.name.as_str(), name)).collect()
    }

    fn bursts(&self) -> bool {
        false
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        if !self.tunnel {
            mission.tunnels.shelter(&self.shooter.name, &self.touched())?;
        }
        is_set_up(mission, &self.shooter.name, &self.weapon)?;
        for target in self.targets.iter().filter(|_| !self.tunnel) {
            mission.is_within_sight(&target.figure.name, target.range, self.in_light || target.lit)?;
        }
        // Below they fire what they took along [Tunnel Rats].
        if self.tunnel { Ok(()) } else { has_left(mission, &self.shooter.name, &self.weapon) }
    }

    fn fits(&self) -> Result<(), Error> {
        self.check_allowed()
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        Ok(Came::shot(CheckId::RangedToHit.id(), self, record)
            .leaves(uses_up(&self.shooter.name, &self.weapon)))
    }
}

impl Prepares for Grenade {
    fn prepare(
        &mut self,
        mission: &mut Mission,
        _: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<bool, Error> {
        if let Some(why) = mission.lacks_hands(&self.thrower.name, &self.weapon, answers)? {
            return Err(Error::refused("FNG Crewing A Weapon", why));
        }
        if self.unlucky.bystanders.is_empty() && !self.tunnel {
            self.unlucky.bystanders = mission.unlucky_near(&self.thrower.name, &self.touched(), answers)?;
        }
        Ok(true)
    }
}

impl Procedure for Grenade {
    fn learn(&mut self, mission: &Mission) {
        self.tunnel |= mission.tunnels.rat(&self.thrower.name).is_some();
        self.edition = mission.play.options.edition();
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        vec![(&self.thrower.name, Deed::Throw)]
    }

    fn touched(&self) -> Vec<&str> {
        self.targets.iter().map(|target| target.name.as_str()).collect()
    }

    fn figures(&self) -> Vec<&Figure> {
        std::iter::once(&self.thrower).chain(&self.targets).collect()
    }

    // What is put through a window or over a wall, or placed, is aimed at the place.
    fn aimed_at(&self) -> Vec<(&str, &str)> {
        let first = self
            .targets
            .first()
            .filter(|_| !self.tunnel && matches!(self.throwing, Throwing::Thrown | Throwing::Launched));
        first.map(|target| (self.thrower.name.as_str(), target.name.as_str())).into_iter().collect()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        if !self.tunnel {
            mission.tunnels.shelter(&self.thrower.name, &self.touched())?;
        }
        self.is_ready(mission)?;
        one_a_turn(mission, &self.thrower.name, &self.weapon)?;
        has_left(mission, &self.thrower.name, &self.weapon)
    }

    fn fits(&self) -> Result<(), Error> {
        self.check()
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        self.came_to(traced!(dice, |dice, trace| self.run(dice, trace))?)
    }

    fn carry_out_at(&mut self, dice: &mut dyn Dice, who: &mut WhoIsThere<'_>) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run_asking(dice, trace, who))?;
        self.came_to(record)
    }
}

impl Grenade {
    fn came_to(&self, record: GrenadeRecord) -> Result<Came, Error> {
        // Who threw it back is the one whose throw it is.
        let thrower = record.thrown_back_by.clone().unwrap_or_else(|| self.thrower.name.clone());
        let uses =
            format!("{} uses the {} at {}", self.thrower.name, record.weapon, self.touched().join(", "));
        let last = burst_told(&record).map(|told| (CheckId::GrenadeThrow.id(), told.to_owned()));
        let fates = record.figures.into_iter().chain(record.behind);
        let by = |fate: &Fate| Some(thrower.clone()).filter(|by| *by != fate.name);
        let mut came = Came::of(CheckId::GrenadeThrow.id(), uses, record.throws, record.follows)
            .fought(&self.thrower.name, false)
            .leaves(uses_up(&self.thrower.name, &self.weapon))
            .leaves((self.throwing != Throwing::Launched).then(|| After::Threw(self.thrower.name.clone())));
        came.last = last;
        came.fates = fates.map(|fate| (by(&fate), fate)).map(|(by, fate)| (fate, by)).collect();
        Ok(came)
    }
}

/// Asks for those on the table who stand where a grenade goes astray, one after another.
fn who_is_there(
    mission: &Mission,
    grenade: &Grenade,
    astray: Astray,
    answers: &mut Answers<'_>,
) -> Result<Vec<Figure>, Error> {
    let thrower = &grenade.thrower.name;
    let soldier = mission.company.get(thrower).filter(|_| mission.company.by_the_rules && !grenade.tunnel);
    let Some(side) = soldier.map(|soldier| soldier.side) else { return Ok(Vec::new()) };
    let at = grenade.touched().join(", ");
    let what = match astray {
        Astray::OtherGroup => {
            format!(
                "The grenade of {thrower} misses: who is in the group, friend or enemy, next closest to {at}"
            )
        }
        Astray::ThrownBack if !mission.company.obeys(Mended::ThrownBackAsked) => return Ok(Vec::new()),
        Astray::ThrownBack => {
            format!("The grenade comes back to {thrower}: who else is in the 5 in circle round {thrower}")
        }
        Astray::Fumble => {
            format!("{thrower} drops the grenade: who else is in the 5 in circle round {thrower}")
        }
    };
    let is_aimed_at = |name: &str| astray == Astray::OtherGroup && grenade.touched().contains(&name);
    let mut there: Vec<String> = Vec::new();
    loop {
        let may_be_there = |soldier: &&Soldier| {
            let name = soldier.name();
            let is_named = there.iter().any(|named| named == name) || name == thrower || is_aimed_at(name);
            let is_on_table = soldier.left.is_none() && !soldier.is(Flag::ObviouslyDead);
            let is_below = mission.tunnels.is_below(name);
            is_on_table && !is_named && !is_below && mission.company.is_exposed(soldier)
        };
        let near = mission.company.soldiers.iter().filter(may_be_there);
        let near: Vec<String> = near.map(|soldier| soldier.name().to_owned()).collect();
        let word = word(thrower, if astray == Astray::OtherGroup { "strays" } else { "catches" });
        let question = OpenQuestion::of(word, what.clone(), "FNG Missing With A Grenade");
        let question = question.legal(std::iter::once("nobody".to_owned()).chain(near.iter().cloned()));
        match answers.see(side, question)? {
            0 => break,
            chosen => there.push(near[chosen - 1].clone()),
        }
    }
    there.iter().map(|name| mission.fighting(name)).collect()
}

impl Procedure for Melee {
    fn learn(&mut self, mission: &Mission) {
        self.edition = mission.play.options.edition();
        for fighter in self.ours.iter_mut().chain(&mut self.theirs) {
            let swimmer = mission.company.get(&fighter.figure.name).filter(|man| man.swam.is_some());
            fighter.swimming |= swimmer.is_some();
            fighter.slight_trouble |= swimmer.is_some_and(|man| man.is(Flag::InSlightTrouble));
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        let both = self.ours.iter().chain(&self.theirs);
        both.map(|fighter| (fighter.figure.name.as_str(), Deed::Melee)).collect()
    }

    fn touched(&self) -> Vec<&str> {
        Vec::new()
    }

    fn figures(&self) -> Vec<&Figure> {
        self.ours.iter().chain(&self.theirs).map(|fighter| &fighter.figure).collect()
    }

    fn allowed(&self, mission: &Mission, _: bool) -> Result<(), Error> {
        let on_table = |name: &str| {
            let company = mission.company.obeys(Mended::ShotsChecked).then_some(&mission.company);
            company.and_then(|company| company.get(name))
        };
        let refused = |why: String| Err(Error::refused("FNG Melee", why));
        for ours in self.ours.iter().filter_map(|fighter| on_table(&fighter.figure.name)) {
            for theirs in self.theirs.iter().filter_map(|fighter| on_table(&fighter.figure.name)) {
                if ours.side == theirs.side {
                    return refused(format!("{} and {} are on the same side", ours.name(), theirs.name()));
                }
                if let Some(away) = [ours, theirs].into_iter().find(|soldier| soldier.waits) {
                    return refused(format!("{} is not on the table yet", away.name()));
                }
            }
        }
        Ok(())
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let winner = |fate: &Fate| record.winner_over(&fate.name).map(str::to_owned);
        Ok(Came {
            fates: record.fighters.iter().map(|fate| (fate.clone(), winner(fate))).collect(),
            fought: self.actors().into_iter().map(|(name, _)| name.to_owned()).collect(),
            pairs: record.pairs,
            follows: record.follows.clone(),
            throws: record.throws,
            ..Came::default()
        })
    }
}

impl Procedure for Aid {
    fn learn(&mut self, mission: &Mission) {
        self.edition = mission.play.options.edition();
        let down = mission.company.get(&self.casualty).and_then(|soldier| soldier.down.as_ref());
        if let Some(down) = down {
            self.turns = mission.play.turn.saturating_sub(down.turn).min(u16::from(u8::MAX)) as u8;
        }
    }

    fn actors(&self) -> Vec<(&str, Deed)> {
        vec![(&self.medic.name, Deed::Work)]
    }

    fn touched(&self) -> Vec<&str> {
        Vec::new()
    }

    fn treats(&self) -> Option<&str> {
        Some(&self.casualty)
    }

    fn carry_out(&self, dice: &mut dyn Dice) -> Result<Came, Error> {
        let record = traced!(dice, |dice, trace| self.run(dice, trace))?;
        let is = if record.state == Aided::OutOfTheFight { "is " } else { "" };
        let text = format!("{} treats {}, who {is}{}", self.medic.name, self.casualty, record.state.title());
        let mut came = Came::of(CheckId::Medic.id(), text, record.throws, record.follows);
        came.aided = Some((self.casualty.clone(), record.state));
        Ok(came)
    }
}

impl Grenade {
    /// Whether a man on the table has what they throw by hand ready
    /// [Pick Up The Gun, Ready A Grenade, Or Crewing A Weapon].
    fn is_ready(&self, mission: &Mission) -> Result<(), Error> {
        if !self.from_hand || self.throwing == Throwing::Launched {
            return Ok(());
        }
        mission.has_readied(&self.thrower.name, &self.weapon)
    }
}

impl Mission {
    /// Refuses to somebody on the table what is thrown by hand and has not been readied.
    ///
    /// # Errors
    /// [`Error::Refused`] with how it is readied.
    pub(super) fn has_readied(&self, name: &str, weapon: &Weapon) -> Result<(), Error> {
        let gear = match weapon.class {
            WeaponClass::SatchelCharge => Gear::SatchelCharge,
            _ => Gear::Grenades,
        };
        let Some(soldier) = self.company.get(name).filter(|soldier| !soldier.has_in_hand(gear)) else {
            return Ok(());
        };
        let (name, weapon) = (soldier.name(), &weapon.name);
        let ready = match gear {
            Gear::SatchelCharge => {
                way!(
                    "fng stand EVENING -i --figure {name} --does ready --what satchel-charge",
                    "{name} ready-charge",
                    name
                )
            }
            _ => way!(
                "fng stand EVENING -i --figure {name} --does ready --what grenades",
                "{name} ready",
                name
            ),
        };
        let message =
            format!("{name} has no {weapon} ready to throw: it takes an Activation to ready one ({ready})");
        Err(Error::refused("FNG Ready A Grenade", message))
    }
}

impl Chain<'_, '_, '_, '_, '_> {
    /// Those at whom a procedure was aimed who are still in the fight: of a vehicle its crew.
    fn missed_by<P: Procedure>(&self, what: &P) -> Vec<String> {
        let company = &self.mission.company;
        let crew = what.at_vehicle().into_iter().flat_map(|vehicle| company.aboard(vehicle));
        let named = what.touched().into_iter().filter_map(|name| company.get(name));
        let whole = crew.chain(named).filter(|soldier| soldier.is_able());
        whole.map(|soldier| soldier.name().to_owned()).collect()
    }
}

/// Whether everyone who does something may do it now. The machine gun of those in `dry` is out of ammo while
/// they serve a gun.
fn may_all_act<P: Procedure>(mission: &Mission, orders: &Resolve<P>, dry: &[String]) -> Result<(), Error> {
    for (name, deed) in orders.what.actors() {
        let Some(soldier) = mission.company.get(name) else { continue };
        let deed = if deed == Deed::Fire && dry.iter().any(|dry| dry == name) { Deed::Throw } else { deed };
        soldier.may(deed)?;
        match deed {
            // A melee goes on in the next phase, whoever is Active (combat-16).
            Deed::Melee => {}
            _ if orders.reaction => {
                if mission.company.is_felled(soldier) && mission.company.obeys(Mended::FelledFireNothing) {
                    let message = format!("{name} is Knocked Down and fires at nobody until up again");
                    return Err(Error::refused("FNG Determining Damage", message));
                }
                soldier.has_free_hands()?;
            }
            _ => {
                let as_act = if deed == Deed::Throw { Deed::Fire } else { deed };
                let as_act = if soldier.out_of_ammo { Deed::Throw } else { as_act };
                let is_others_time = mission.acting_side() == Some(soldier.side.other());
                mission.may_act(name, as_act).map_err(|error| match is_others_time {
                    true if Voice::now() != Voice::Prompt => error
                        .or_else_do(format_args!("fire in reaction is given with {}", option("reaction"))),
                    _ => error,
                })?;
            }
        }
    }
    Ok(())
}

/// The rule since which a procedure is aimed at nobody but whom one may fire at.
fn aim_rule<P: Procedure>(what: &P) -> Mended {
    if what.bursts() { Mended::BurstsAimed } else { Mended::ShotsChecked }
}

/// Whether whoever it touches is there to be touched, and whoever it is aimed at may be aimed at.
fn may_be_touched<P: Procedure>(mission: &Mission, what: &P) -> Result<(), Error> {
    for name in what.touched() {
        let Some(soldier) = mission.company.get(name) else { continue };
        if let Some(left) = soldier.left {
            let message = format!("{name} is no longer on the table ({})", left.did());
            return Err(Error::refused("FNG Target Selection", message));
        }
        if soldier.is(Flag::ObviouslyDead) {
            return Err(Error::refused("FNG Target Selection", format!("{name} is already dead")));
        }
        if mission.company.by_the_book && !what.reaches_inside() {
            let by = what.actors().first().map_or("", |(by, _)| *by);
            mission.is_in_reach(by, name)?;
        }
    }
    if mission.company.obeys(aim_rule(what)) {
        let known = |name: &str| mission.company.get(name).is_some() && !mission.tunnels.is_below(name);
        // Where somebody lies who is out of the fight something may burst, too.
        let lies = |name: &str| mission.company.get(name).is_some_and(|soldier| soldier.man.is_out());
        let pairs = what.aimed_at().into_iter().filter(|(by, name)| known(by) && known(name));
        let pairs = pairs.filter(|(_, name)| !(what.bursts() && lies(name)));
        pairs.into_iter().try_for_each(|(by, name)| mission.may_be_aimed_at(by, name))?;
    }
    let treated = what.treats().and_then(|name| mission.company.get(name));
    if let Some(casualty) = treated.filter(|casualty| casualty.down.as_ref().is_some_and(|down| down.treated))
    {
        let name = casualty.name();
        let message = format!(
            "{name} has already been treated without success: evacuate the casualty, or wait for Recovery"
        );
        return Err(Error::refused("FNG Attributes (Medic)", message));
    }
    Ok(())
}

/// Tells of whom something else is counted than the evening has: it was said for this once.
fn tell_unlike<P: Procedure>(mission: &Mission, what: &P, table: &mut Table<'_>) -> Result<(), Error> {
    for figure in what.figures() {
        if mission.company.get(&figure.name).is_none() || mission.tunnels.is_below(&figure.name) {
            continue;
        }
        let known = mission.fighting(&figure.name)?;
        let held = known.attributes.names();
        let new = figure.attributes.names().into_iter().filter(|name| !held.contains(name));
        let mut words: Vec<String> = new.map(str::to_owned).collect();
        let (now, then) = (figure.exposure, known.exposure);
        let states = [
            (now.in_cover, then.in_cover, "in cover"),
            (now.concealed, then.concealed, "concealed"),
            (now.prone, then.prone, "prone"),
            (now.fast_moving, then.fast_moving, "fast moving"),
        ];
        words.extend(
            states.iter().filter(|(now, then, _)| *now && !then).map(|(.., word)| (*word).to_owned()),
        );
        if figure.rep != known.rep {
            words.insert(0, format!("Rep {}, not {}", figure.rep, known.rep));
        }
        if !words.is_empty() {
            let text = format!("{} counts as {} for this", figure.name, words.join(", "));
            table.note("Defining Your Figures", text);
        }
    }
    Ok(())
}

/// Notes what everyone has done in their Activation; the machine guns of those in `dry` stay out of ammo.
fn note_acts<P: Procedure>(mission: &mut Mission, what: &P, dry: &[String]) {
    let moves = mission.company.obeys(Mended::FlamesDared);
    for (name, deed) in what.actors() {
        match deed {
            Deed::Melee => {}
            Deed::Work => mission.note_act(name, |acted| acted.done = true),
            Deed::Move if moves => mission.note_act(name, |acted| acted.moved = true),
            _ => mission.note_act(name, |acted| acted.fired = true),
        }
        let dry = mission.company.get_mut(name).filter(|man| dry.iter().any(|dry| dry == man.name()));
        dry.into_iter().for_each(|soldier| soldier.out_of_ammo = true);
    }
}

/// Carries out a procedure at the table and records the result.
pub(crate) fn resolve<P: Prepares>(
    mission: &mut Mission,
    mut orders: Resolve<P>,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    orders.what.learn(mission);
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    // The machine gun of whoever serves a gun may be out of ammo: it is not reloaded meanwhile.
    let by_gun = mission.company.by_the_rules && orders.what.serves_gun();
    let is_dry = |soldier: &&Soldier| by_gun && soldier.out_of_ammo;
    let dry: Vec<String> =
        mission.company.soldiers.iter().filter(is_dry).map(|soldier| soldier.name().to_owned()).collect();
    may_all_act(mission, &orders, &dry)?;
    may_be_touched(mission, &orders.what)?;
    orders.what.allowed(mission, orders.reaction)?;
    tell_unlike(mission, &orders.what, table)?;
    if orders.order_of_fire {
        orders.what.fits()?;
    }
    let hidden = orders.what.actors().first().map(|(by, _)| (*by).to_owned());
    let hidden = hidden.filter(|by| mission.company.get(by).is_some_and(|soldier| soldier.is(Flag::Hidden)));
    if !orders.reaction && !comes_up(mission, &orders, table, &mut answers)? {
        return answers.finish();
    }
    if !orders.what.prepare(mission, table, &mut answers)? {
        return answers.finish();
    }
    let mut who = |grenade: &Grenade, astray| who_is_there(mission, grenade, astray, &mut answers);
    let came = orders.what.carry_out_at(table.dice, &mut who)?;
    if !orders.reaction {
        note_acts(mission, &orders.what, &dry);
    }
    goes_on(mission, &orders, came, hidden, table, &mut answers)?;
    answers.finish()
}

/// Writes what a procedure came to, and has those react to it who do: to the end, where that is ordered. Who
/// fired from hiding may be `hidden` no longer.
fn goes_on<P: Procedure>(
    mission: &mut Mission,
    orders: &Resolve<P>,
    came: Came,
    hidden: Option<String>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let by_the_rules = mission.company.by_the_rules && orders.to_the_end;
    let returns = if by_the_rules { came.returns.clone() } else { Vec::new() };
    let open = written(mission, came, table, answers)?;
    let reacts = |follow: &Follow| {
        orders.to_the_end && follow.is(CheckId::ReceivedFire) && mission.company.get(&follow.who).is_some()
    };
    let (mut fired_at, later): (Vec<Follow>, Vec<Follow>) = open.into_iter().partition(reacts);
    if let Some((dv, inside)) = orders.what.at_building()
        && mission.company.obeys(Mended::BuildingsShelter)
    {
        let inside = fired_at.iter_mut().filter(|follow| inside.contains(&follow.who.as_str()));
        inside.for_each(|follow| mission.shelters(dv, follow));
    }
    let by = orders.what.actors().first().map(|(by, _)| (*by).to_owned());
    let mut chain = Chain::as_of(mission, table, answers, orders.order_of_fire);
    (chain.ducks_from_firers, chain.vehicles) = (orders.clanks, orders.fires_back);
    let by_now = by.as_deref().filter(|_| orders.clanks);
    let mut others = chain.after_others(by_now, &later)?;
    if let Some(by) = &by {
        for name in returns {
            others.extend(chain.returns_fire(&name, by)?);
        }
        chain.answer_to(by, &fired_at, others)?;
    }
    let Some(by) = hidden.filter(|_| chain.mission.company.to_the_letter) else { return Ok(()) };
    let whole = chain.missed_by(&orders.what);
    if whole.is_empty() {
        return Ok(());
    }
    // Whether those fired at Duck Back is known where they have taken their checks.
    if orders.to_the_end {
        return chain.reveal(&by, &whole);
    }
    let seen = way!("fng stand EVENING -i --figure {by} --as seen", "stand {by} seen", by);
    let whole = whole.join(", ");
    let text = format!("next, {by}: seen, unless {whole} and all others in sight Duck Back ({seen})");
    table.due("In Sight Or Hidden", text);
    Ok(())
}

impl Mission {
    /// Somebody in a building that is fired at takes Received Fire: in cover there, concealed where it is but
    /// a hootch, and outgunned by what is fired at buildings [Buildings].
    fn shelters(&mut self, dv: u8, follow: &mut Follow) {
        let Some(soldier) = self.company.get_mut(&follow.who) else { return };
        soldier.man.state.insert(if dv > 0 { Flag::InCover } else { Flag::Concealed });
        let outguns = self.fighting(&follow.who).is_ok_and(|figure| {
            figure.is_outgunned_by(ROUND_OGR) == Some(true) && !figure.has(AttributeId::Shirker)
        });
        *follow = follow.clone().with(Flag::Outgunned, outguns);
    }
}

/// Those in a blast react to it: figures take Received Fire, vehicles hit and not penetrated the Clank Test.
pub(crate) fn under_fire(
    mission: &mut Mission,
    blast: &UnderFire,
    answers: &[Answered],
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let mut answers = Answers::new(mission, answers, Otherwise::Ask);
    for (vehicle, penetrable) in &blast.vehicles {
        clank_by_blast(mission, (vehicle, *penetrable), &blast.what, table, &mut answers)?;
    }
    mission.tanks_may_burst(&blast.figures, table, &mut answers)?;
    Chain::whole_of(mission, table, &mut answers, true).under_shells(&blast.figures)?;
    answers.finish()
}

/// Who comes up out of Duck Back to fire or throw is met by In Sight first. Gives whether they still may.
fn comes_up<P: Procedure>(
    mission: &mut Mission,
    orders: &Resolve<P>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    let what = &orders.what;
    let fires = |(_, deed): &(&str, Deed)| matches!(deed, Deed::Fire | Deed::Throw);
    let Some(by) = what.actors().into_iter().find(fires).map(|(by, _)| by.to_owned()) else {
        return Ok(true);
    };
    if mission.company.get(&by).is_none() || mission.tunnels.is_below(&by) {
        return Ok(true);
    }
    let mut at: Vec<String> = Vec::new();
    if let Some(vehicle) = what.at_vehicle().and_then(|name| mission.company.vehicle(name).ok()) {
        at.extend(mission.company.lookout(vehicle).map(|man| man.name().to_owned()));
    }
    let sees = |name: &&str| {
        let (target, by) = (mission.company.get(name), mission.company.get(&by));
        target.zip(by).is_some_and(|(target, by)| target.side != by.side && !target.man.is_out())
    };
    at.extend(what.touched().into_iter().filter(sees).map(str::to_owned));
    let mut chain = Chain::whole_of(mission, table, answers, orders.order_of_fire);
    let up = chain.in_duck_back(std::slice::from_ref(&by));
    if chain.pops_up(std::slice::from_ref(&by), &up, &at, None)?.is_empty() {
        return Ok(false);
    }
    let is_aimed = chain.mission.company.obeys(aim_rule(what));
    let aimed_at = what.aimed_at().into_iter().filter(|_| is_aimed);
    let aimed_at: Vec<String> = aimed_at.map(|(_, name)| name.to_owned()).collect();
    let lost = chain.looks_in_vain(&by, &aimed_at)?;
    Ok(aimed_at.is_empty() || !aimed_at.iter().all(|name| lost.contains(name)))
}

/// Writes what a procedure came to. Gives the checks that follow.
pub(super) fn written(
    mission: &mut Mission,
    came: Came,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Vec<Follow>, Error> {
    for (rule, text) in came.told {
        table.note(rule, text);
    }
    came.pairs.iter().for_each(|pair| tell_pair(pair, table));
    let mut throws = came.throws;
    let gun = came.after.iter().find_map(|after| match after {
        After::Gun(vehicle, _) => mission.company.vehicle(vehicle).ok(),
        _ => None,
    });
    let loader = gun.and_then(|vehicle| mission.company.in_place(vehicle, CrewPlace::Loader));
    // Who loads is told by name.
    if let Some(loader) = loader {
        let loads = throws.iter_mut().filter(|throw| throw.who == LOADER);
        loads.for_each(|throw| loader.name().clone_into(&mut throw.who));
    }
    let out = mission.out_of_it();
    tell_damage(&throws, &[], &out, &mut table.told);
    if let Some((rule, text)) = &came.last {
        table.note(rule, text);
    }
    for name in &came.fought {
        mission.note_fight(name);
    }
    if let Some(name) = &came.out_of_ammo {
        mission.note_ammo(name, true);
        tell_out_of_ammo(name, table);
    }
    note_contacts(mission, &came.pairs);
    for (fate, by) in &came.fates {
        let stays_out = out.contains(&fate.name) && fate.state != State::ObviouslyDead;
        if fate.hits > 0 && !stays_out {
            table.note(CheckId::RangedDamage, fate_told(fate));
        }
        mission.suffer(fate, by.as_deref(), table, answers)?;
    }
    // Hand to hand no tank of a flamethrower bursts, and one that was rolled for is not rolled for again.
    let is_tank = throws.iter().any(|throw| throw.check == CheckId::FlamethrowerTank);
    if came.pairs.is_empty() && !is_tank {
        let hit = came.fates.iter().filter(|(fate, _)| fate.hits > 0);
        let hit: Vec<String> = hit.map(|(fate, _)| fate.name.clone()).collect();
        mission.tanks_may_burst(&hit, table, answers)?;
    }
    // A helicopter on the LZ has no driver to lose control, and nobody in it takes the test of a tank.
    let at_landed =
        |after: &After| matches!(after, After::Hit(record, _) if mission.landed(&record.name).is_some());
    let is_landed = came.after.iter().any(at_landed);
    for after in came.after {
        write(mission, after, table, answers)?;
    }
    let takes_test =
        mission.play.options.edition() == Edition::One || !mission.company.obeys(Mended::TreatedAct);
    let comes_back = mission.company.obeys(Mended::TreatedRecover);
    if let Some((name, aided)) = &came.aided
        && let Some(soldier) = mission.company.get_mut(name)
    {
        match aided {
            Aided::OutOfTheFight => soldier.down.iter_mut().for_each(|down| down.treated = true),
            Aided::ActsNormally | Aided::ActsAtMinus1 => {
                soldier.man.state.remove(&Flag::OutOfTheFight);
                soldier.man.state.extend(takes_test.then_some(Flag::KnockedDown));
                soldier.down = None;
                if *aided == Aided::ActsAtMinus1 {
                    let rep = soldier.man.rep.saturating_sub(1).max(2);
                    soldier.weakened += u8::from(comes_back && rep < soldier.man.rep);
                    soldier.man.rep = rep;
                }
            }
        }
    }
    // What a crewman on foot draws was rolled as they bailed out.
    let is_of_vehicle =
        |follow: &Follow| [CheckId::LosingControl, CheckId::Clank].iter().any(|check| follow.is(*check));
    let is_open = |follow: &Follow| {
        // Who was Out of the Fight stays so, and gets up from nothing.
        let rises = follow.is(CheckId::KnockDown) && out.contains(&follow.who);
        if rises || is_landed && is_of_vehicle(follow) {
            return false;
        }
        !follow.is(CheckId::CrewSmallarms) || mission.company.get(&follow.who).is_none()
    };
    Ok(came.follows.into_iter().filter(is_open).collect())
}

/// Writes what a procedure leaves behind.
fn write(
    mission: &mut Mission,
    after: After,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    match after {
        After::Hit(record, by) => mission.hit_vehicle(&record, &by, table, answers)?,
        After::Kills(name, by) => mission.kill(&name, Some(&by), table, answers)?,
        After::Obeys(name, result, from) => {
            let hides = mission.company.obeys(Mended::FoundDuckFromFirer);
            let Some(soldier) = mission.company.get_mut(&name) else { return Ok(()) };
            if let Some(told) = soldier.obey(result) {
                told.tell("Reaction Checks", &name, table);
            }
            soldier.ducked_from.extend(from.filter(|_| hides && result == ResultId::DuckBack));
        }
        After::Found(name) => {
            let keeps_cover = mission.company.obeys(Mended::FoundKeepCover);
            if let Some(soldier) = mission.company.get_mut(&name)
                && soldier.man.state.remove(&Flag::Hidden)
                && keeps_cover
                && soldier.aboard.is_none()
            {
                let no_cover = soldier.is_put_where_no_cover_is();
                soldier.man.state.insert(if no_cover { Flag::Concealed } else { Flag::InCover });
            }
        }
        After::Hero(name) => {
            let by_the_rules = mission.company.by_the_rules;
            let is_new =
                |soldier: &&mut Soldier| by_the_rules && soldier.is_able() && !soldier.is(Flag::Hero);
            if let Some(soldier) = mission.company.get_mut(&name).filter(is_new) {
                soldier.man.state.insert(Flag::Hero);
                table.note(CheckId::HeroMode, format!("{name} becomes a hero"));
            }
        }
        After::Gun(vehicle, gun) => {
            let gun = mission.loads(&vehicle, gun, table);
            // A vehicle stands to fire it.
            let stops = mission.company.obeys(Mended::DriversLost);
            table.note("Loading The Main Gun", format!("the gun of {vehicle}: {}", gun.title()));
            if let Some(vehicle) = mission.company.vehicle_mut(&vehicle) {
                (vehicle.gun, vehicle.round) = (Some(gun), None);
                if stops {
                    vehicle.stops();
                }
            }
            mission.round_in(&vehicle, answers, table)?;
        }
        After::Tube(vehicle) => {
            if let Some(vehicle) = mission.company.vehicle_mut(&vehicle) {
                vehicle.tubes_fired = vehicle.tubes_fired.saturating_add(1);
            }
        }
        After::Flame { at_vehicle: true, .. } if !mission.company.obeys(Mended::FuelCounts) => {}
        After::Flame { vehicle, by, one, low, .. } => {
            table.note("Flame-thrower", "the path burns to the end of the battle");
            let whose = vehicle.as_ref().unwrap_or(&by).clone();
            if let Some(vehicle) = vehicle.and_then(|name| mission.company.vehicle_mut(&name)) {
                vehicle.first_one_spent |= one;
                vehicle.fuel = Fuel::after(vehicle.fuel, low);
            } else if let Some(soldier) = mission.company.get_mut(&by) {
                soldier.fuel = Fuel::after(soldier.fuel, low);
            }
            if low {
                table.note(
                    CheckId::FlamethrowerFuel,
                    format!("the flamethrower of {whose} has one shot left"),
                );
            }
        }
        After::Used(name, gear) => {
            if let Some(soldier) = mission.company.get_mut(&name) {
                soldier.used.insert(gear);
            }
        }
        After::Rocket(name) => mission.counts_rocket(&name),
        After::Threw(name) => {
            if let Some(soldier) = mission.company.get_mut(&name) {
                soldier.readied = None;
            }
        }
        After::CoverLost(name) => {
            table.note("Covering Fire", format!("{name} fired elsewhere and no longer covers the place"));
            if let Some(soldier) = mission.company.get_mut(&name) {
                soldier.covering = false;
            }
        }
        After::Recovers(name, recovered) => {
            if let Some(soldier) = mission.company.get_mut(&name) {
                soldier.recovery = Some(recovered);
            }
        }
    }
    Ok(())
}

/// Those who fought are in contact until one of them is down.
fn note_contacts(mission: &mut Mission, pairs: &[Pair]) {
    for Pair { ours: one, theirs: other, .. } in pairs {
        let side =
            |name: &str| mission.company.get(name).map(|soldier| (soldier.side, soldier.name().to_owned()));
        let (Some(one), Some(other)) = (side(one), side(other)) else { continue };
        let (own, enemy) = match (one.0, other.0) {
            (Who::Own, Who::Enemy) => (one.1, other.1),
            (Who::Enemy, Who::Own) => (other.1, one.1),
            _ => continue,
        };
        let pair = Contact { own, enemy };
        mission.company.grapple(pair);
    }
}
