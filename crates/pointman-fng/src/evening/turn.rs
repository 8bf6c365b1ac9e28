//! Who may act now, and who has [Turn Sequence, Actions, Groups].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answered, Answers, Otherwise};
use super::soldier::{Acted, Soldier};
use super::stand::Does;
use super::{Mended, is_default};
use crate::checks::{AttributeId, CheckId, Edition, Flag};
use crate::mission::{Mission, MissionStep};
use crate::squads::crews::CrewPlace;
use crate::squads::deed::Deed;
use crate::squads::squad::{Role, bare_name};
use crate::support::step::Table;
use crate::support::{ActivationDice, Who};
use crate::told::Told;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::way;

const RULE: &str = "FNG Turn Sequence";

/// A side has nobody left to activate, or stops; or the evening is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The side; none for the whole evening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Who>,
    /// Whether the goal of the mission was met, as the players say at the end; not in steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal_met: Option<bool>,
    /// Answers to what is asked on the way, in order; none in steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

/// The Activations of a side in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActivationPhase {
    /// The turn.
    pub turn: u16,
    /// The side.
    pub side: Who,
}

/// One who may act now.
#[derive(Debug, Clone, PartialEq)]
pub struct Mover<'a> {
    /// Who.
    pub soldier: &'a Soldier,
    /// The Leader of their group who takes them along where their own Rep is too low.
    pub led_by: Option<&'a str>,
}

/// Why a figure does not act now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNow {
    /// The dice are equal.
    Doubles,
    /// The other side acts first.
    OtherSide,
    /// Side has finished.
    Finished,
    /// Rep is below the die, and no Leader of their group is able whose is not.
    LowRep(u8),
    /// The Rep on which the crew of their vehicle acts is below the die.
    LowCrew(u8),
    /// They look for loot until the end of this turn.
    Loots(u16),
    /// They have acted.
    Acted,
}

impl Mission {
    /// The dice of the turn, on an evening that keeps a list of everyone.
    fn dice_now(&self) -> Option<ActivationDice> {
        self.play.dice.filter(|_| !self.company.is_empty())
    }

    /// The side whose Activations are under way: none before the first turn, on doubles, or when both have
    /// finished.
    pub fn acting_side(&self) -> Option<Who> {
        let ActivationDice { own, enemy, .. } = self.dice_now()?;
        let first = match own.cmp(&enemy) {
            std::cmp::Ordering::Greater => Who::Own,
            std::cmp::Ordering::Less => Who::Enemy,
            std::cmp::Ordering::Equal => return None,
        };
        [first, first.other()].into_iter().find(|side| !self.company.finished.contains(side))
    }

    /// The Leader of their group whose Rep lets them act, if their own does not.
    pub(super) fn leader_for(&self, soldier: &Soldier, die: u8) -> Option<&Soldier> {
        if let Some(commander) = self.commander_of(soldier).filter(|commander| commander.man.rep >= die) {
            return Some(commander);
        }
        soldier.group.as_ref()?;
        let leads = |other: &&Soldier| self.leads_now(other, soldier) && other.man.rep >= die;
        self.company.of(soldier.side).find(leads)
    }

    /// Whether a figure leads the group of another in this Activation: up, or put down after beginning it.
    /// The group is judged as its Activation begins (combat-18), so that the others still carry theirs out.
    fn leads_now(&self, leader: &Soldier, other: &Soldier) -> bool {
        let acted = self.acted_in_turn(leader);
        let has_begun = acted.done || !acted.is_fresh();
        leader.group == other.group
            && (leader.leads() || self.company.takes_over(leader))
            && match self.company.by_the_rules {
                true => has_begun && !acted.ran || leader.is_able() && self.company.is_in_command(leader),
                false => leader.is_able() || has_begun,
            }
    }

    /// The commander of the vehicle whose crew they belong to: a vehicle is a group made up of its crew,
    /// which the commander activates [Basic Movement].
    fn commander_of(&self, soldier: &Soldier) -> Option<&Soldier> {
        let aboard = soldier.aboard.as_ref().filter(|aboard| aboard.post.is_some())?;
        let vehicle = self.company.vehicle(&aboard.vehicle).ok()?;
        self.company.in_place(vehicle, CrewPlace::Commander)
    }

    /// Whether it is their time to act: the state they are in is another question.
    pub(super) fn time_of(&self, soldier: &Soldier) -> Result<Option<&str>, NotNow> {
        let Some(ActivationDice { own, enemy, .. }) = self.dice_now() else { return Ok(None) };
        if own == enemy {
            return Err(NotNow::Doubles);
        }
        let die = if soldier.side == Who::Own { own } else { enemy };
        match self.acting_side() {
            Some(side) if side == soldier.side => {}
            _ if self.company.finished.contains(&soldier.side) => return Err(NotNow::Finished),
            _ => return Err(NotNow::OtherSide),
        }
        if self.is_looting(soldier) {
            return Err(NotNow::Loots(soldier.loots));
        }
        self.led_to_act(soldier, die)
    }

    /// Whether somebody might come upon loot and look for it [Attributes (Looter)].
    pub fn may_loot(&self, soldier: &Soldier) -> bool {
        let is_fit = soldier.may(Deed::React).is_ok() && !self.is_looting(soldier);
        is_fit && self.company.has(soldier, AttributeId::Looter)
    }

    /// Whether a Looter looks for loot in this turn [Attributes (Looter)].
    pub fn is_looting(&self, soldier: &Soldier) -> bool {
        soldier.loots >= self.play.turn.max(1)
    }

    /// Whether their Rep, or that of who leads them, lets them act at this die: who leads them, if their own
    /// does not. A vehicle acts on its commander's Rep, or on the driver's if the commander is gone
    /// [Turn Sequence].
    fn led_to_act(&self, soldier: &Soldier, die: u8) -> Result<Option<&str>, NotNow> {
        if let Some(first) = self.first_of_crew(soldier) {
            let is_led = (first.name() != soldier.name()).then(|| first.name());
            if first.man.rep >= die {
                return Ok(is_led);
            }
            let leader = self.leader_of_group(soldier, die).map(|leader| Some(leader.name()));
            return leader.ok_or(NotNow::LowCrew(die));
        }
        let acts_less = self.company.obeys(Mended::DismountedActLess) && soldier.is(Flag::DismountedCrew);
        if soldier.man.rep.saturating_sub(u8::from(acts_less)) >= die {
            return Ok(None);
        }
        self.leader_for(soldier, die).map(|leader| Some(leader.name())).ok_or(NotNow::LowRep(die))
    }

    /// On whose Rep the crew of a vehicle acts to which they belong; none for anyone else, and in turns of
    /// earlier versions.
    fn first_of_crew(&self, soldier: &Soldier) -> Option<&Soldier> {
        self.play.dice.filter(|dice| dice.by_commander)?;
        let aboard = soldier.aboard.as_ref().filter(|aboard| aboard.post.is_some())?;
        let vehicle = self.company.vehicle(&aboard.vehicle).ok()?;
        let places = [CrewPlace::Commander, CrewPlace::Driver];
        places.into_iter().find_map(|place| self.company.in_place(vehicle, place))
    }

    /// A Leader of their group, outside their vehicle, whose Rep lets them act.
    fn leader_of_group(&self, soldier: &Soldier, die: u8) -> Option<&Soldier> {
        soldier.group.as_ref()?;
        let vehicle = soldier.aboard.as_ref().map(|aboard| &aboard.vehicle);
        let leads = |other: &&Soldier| {
            let is_elsewhere = other.aboard.as_ref().map(|aboard| &aboard.vehicle) != vehicle;
            is_elsewhere && self.leads_now(other, soldier) && other.man.rep >= die
        };
        self.company.of(soldier.side).find(leads)
    }

    /// Each Dumb Ass whose Rep lets them act this turn rolls whether they do as desired, as the turn begins:
    /// who fails does nothing in it [Attributes (Dumb Ass)].
    pub(crate) fn dumb_asses(&mut self, table: &mut Table<'_>) -> Result<(), Error> {
        let Some(ActivationDice { own, enemy, .. }) = self.dice_now().filter(|dice| dice.own != dice.enemy)
        else {
            return Ok(());
        };
        let rolls = |soldier: &&Soldier| {
            let die = if soldier.side == Who::Own { own } else { enemy };
            self.company.has(soldier, AttributeId::DumbAss)
                && soldier.is_able()
                && soldier.may(Deed::Move).is_ok()
                && self.led_to_act(soldier, die).is_ok()
        };
        let names: Vec<String> =
            self.company.soldiers.iter().filter(rolls).map(|soldier| soldier.name().to_owned()).collect();
        let check = crate::checks::of_edition(CheckId::DumbAss, table.edition)?;
        let turn = self.play.turn;
        for name in names {
            let soldier = self.company.find(&name)?;
            let situation = self.terms_of(soldier.side).situation(check, table.edition, &soldier.man);
            let tested = table.check(CheckId::DumbAss, &name, situation)?;
            if tested.passes == Some(0) {
                let balked = self.company.obeys(Mended::DumbAssesActivate);
                self.company.find_mut(&name)?.acted =
                    Some(Acted { turn, done: true, balked, ..Acted::default() });
                table.note("Attributes (Dumb Ass)", format!("{name} does nothing in turn {turn}"));
            }
        }
        Ok(())
    }

    /// Whether a figure may do this now, of their own Activation.
    ///
    /// # Errors
    /// [`Error::Refused`] with what forbids it: their state, the dice, the order of sides, what they have
    /// done.
    pub(crate) fn may_act(&self, name: &str, deed: Deed) -> Result<(), Error> {
        let soldier = self.company.find(name)?;
        self.may_begin(name, deed)?;
        if matches!(deed, Deed::Fire | Deed::Throw) {
            self.is_free_to_fire(soldier)?;
        }
        let stays_off = matches!(deed, Deed::Fire | Deed::Throw | Deed::Charge | Deed::Work);
        if soldier.waits && stays_off && self.company.obeys(Mended::ComingFirst) {
            let moves = way!("fng stand EVENING -i --figure {name} --does move", "{name} move", name);
            let message = format!("{name} is not on the table yet, and comes onto it by a move ({moves})");
            return Err(Error::refused(RULE, message));
        }
        let acted = self.acted_in_turn(soldier);
        let moves = matches!(deed, Deed::Move | Deed::FastMove | Deed::Charge);
        let again = if moves { acted.moved } else { !acted.has_fire_left() };
        if acted.done || again {
            let what = match (acted.done, acted.reacted) {
                (true, _) if soldier.is(Flag::DuckBack) => {
                    "has Ducked Back and acts again when next activated"
                }
                (false, true) if !moves => "has fired in reaction in this Activation",
                (false, false) if !moves && !acted.moved => "has acted this turn: fired, and may still move",
                (false, false) if moves && acted.has_fire_left() => {
                    "has acted this turn: moved, and may still fire"
                }
                _ => "has acted this turn",
            };
            return Err(Error::refused(RULE, format!("{name} {what}")));
        }
        Ok(())
    }

    /// The same, whatever they have done in it.
    ///
    /// # Errors
    /// [`Error::Refused`] with their state, the dice or the order of sides.
    pub(super) fn may_begin(&self, name: &str, deed: Deed) -> Result<(), Error> {
        let soldier = self.company.find(name)?;
        soldier.may(deed)?;
        self.was_not_just_knocked_down(soldier)?;
        self.has_his_time(soldier)?;
        self.takes_his_test(soldier)?;
        self.swims_first(soldier)
    }

    /// A figure on the table does this of their own Activation and has done it; of others nothing is noted.
    ///
    /// # Errors
    /// As [`Mission::may_act`]; [`Error::Refused`] for what takes a whole Activation after another act.
    pub(crate) fn acts(&mut self, name: &str, deed: Deed) -> Result<(), Error> {
        let Some(soldier) = self.company.get(name) else { return Ok(()) };
        if deed == Deed::Work && !self.acted_in_turn(soldier).is_fresh() {
            let message = format!("{name} has acted this turn: this takes all of an Activation");
            return Err(Error::refused(RULE, message));
        }
        self.may_act(name, if deed == Deed::Throw { Deed::Fire } else { deed })?;
        self.note_act(name, |acted| match deed {
            Deed::Work => acted.done = true,
            Deed::Fire | Deed::Throw => acted.fired = true,
            _ => acted.moved = true,
        });
        Ok(())
    }

    /// Whether they were Knocked Down after they had acted this turn: they function again, or take the Knock
    /// Down Test, when next activated [Determining Damage, Knock Down Test].
    ///
    /// # Errors
    /// [`Error::Refused`] where they were.
    pub(crate) fn was_not_just_knocked_down(&self, soldier: &Soldier) -> Result<(), Error> {
        let acted = self.acted_in_turn(soldier);
        // What they fire in reaction is a part of their Activation, too.
        let reacted = acted.reacted && self.company.by_the_rules;
        let has_begun = acted.moved || acted.fired || acted.done || acted.entered || reacted;
        if !soldier.is(Flag::KnockedDown) || !has_begun {
            return Ok(());
        }
        // Their test of this turn is all that somebody can have done who has done nothing else.
        let tested = acted.done && !(acted.moved || acted.fired || acted.entered || reacted);
        let why = match tested && self.play.options.edition() == Edition::Two {
            true => "has taken the Knock Down Test this turn and stays down: again when next activated",
            false => "was Knocked Down after acting this turn and gets up when next activated",
        };
        let message = format!("{} {why}", soldier.name());
        Err(Error::refused("FNG Determining Damage", message))
    }

    /// In edition 2 anyone Knocked Down takes the Knock Down Test before doing anything [Knock Down Test].
    ///
    /// # Errors
    /// [`Error::Refused`] where they have not.
    pub(crate) fn takes_his_test(&self, soldier: &Soldier) -> Result<(), Error> {
        if !self.must_rise(soldier) {
            return Ok(());
        }
        let name = soldier.name();
        let rise = way!("fng react EVENING -i --test knock-down --figure {name}", "{name} rise", name);
        let message = format!("{name} is Knocked Down and takes the test first ({rise})");
        Err(Error::refused("FNG 2.0 Knock Down Test", message))
    }

    /// Whether a man has to take that test before all else.
    pub fn must_rise(&self, soldier: &Soldier) -> bool {
        soldier.is(Flag::KnockedDown) && self.play.options.edition() == Edition::Two && !soldier.shaken
    }

    /// Whether a man who is down may be checked between the Activations: on doubles, once (knock-down@2-2).
    pub fn may_check_down(&self, soldier: &Soldier) -> bool {
        self.dice_now().is_some_and(|dice| dice.own == dice.enemy)
            && soldier.is_able()
            && soldier.is(Flag::KnockedDown)
            && self.was_not_just_knocked_down(soldier).is_ok()
    }

    /// Whether it is a figure's time to act, whatever they have done.
    ///
    /// # Errors
    /// [`Error::Refused`] with the dice or the order of sides.
    pub(crate) fn has_his_time(&self, soldier: &Soldier) -> Result<(), Error> {
        let name = soldier.name();
        let refuse = |message: String| Err(Error::refused(RULE, message));
        match self.time_of(soldier) {
            Ok(_) | Err(NotNow::Acted) => Ok(()),
            Err(NotNow::Doubles) => {
                let next = way!("fng activation EVENING -i", "turn");
                refuse(format!(
                    "{name} cannot act: the Activation dice are equal, so nobody acts. You may check those \
                     who are down and reload weapons; {next} begins the next turn"
                ))
            }
            Err(NotNow::Finished) => {
                refuse(format!("{name} cannot act: that side has finished its Activations this turn"))
            }
            Err(NotNow::OtherSide) => {
                let first = self.acting_side().map_or("the other side", |side| self.side_name(side));
                let done = way!("fng finish EVENING -i", "done");
                refuse(format!("{name} must wait: {first} act first ({done} ends their Activations)"))
            }
            Err(NotNow::Loots(until)) => {
                let rally = way!(
                    "fng react EVENING -i --test rally --figure {name} --by LEADER",
                    "do react --test rally --figure {name} --by LEADER",
                    name
                );
                refuse(format!(
                    "{name} looks for loot until the end of turn {until}: a Leader may cut it short ({rally})"
                ))
            }
            Err(NotNow::LowCrew(die)) => {
                let first = self.first_of_crew(soldier);
                let (who, rep) = first.map_or((name, 0), |first| (first.name(), first.man.rep));
                refuse(format!(
                    "{name} cannot act: the crew acts on the Rep of {who}, which is {rep}, and the side's \
                     die is {die}"
                ))
            }
            Err(NotNow::LowRep(die)) => {
                let nco = self.nco_of(soldier, die).map_or(String::new(), |nco| {
                    let nco = nco.name();
                    // Without ranks, which have a blank behind them, the names can be typed as they stand.
                    let (led, leader) = (bare_name(name), bare_name(nco));
                    let split = way!(
                        "fng stand EVENING -i --figure {led},{leader} --group NAME",
                        "do stand --figure {led} --figure {leader} --group NAME",
                        led,
                        leader
                    );
                    format!(". {nco}, a Junior NCO, leads only those split off from the Leader ({split})")
                });
                refuse(format!(
                    "{name} (Rep {}) cannot act: the side's die is {die}, and the group has no Leader of \
                     Rep {die} or more{nco}",
                    soldier.man.rep
                ))
            }
        }
    }

    /// Why nobody of the side whose Activation it is may act in this turn: their Rep is too low; none where
    /// somebody may, or has acted.
    pub fn nobody_acts(&self, side: Who) -> Option<String> {
        let dice = self.dice_now().filter(|_| self.acting_side() == Some(side))?;
        let die = if side == Who::Own { dice.own } else { dice.enemy };
        let is_low =
            |soldier: &Soldier| matches!(self.time_of(soldier), Err(NotNow::LowRep(_) | NotNow::LowCrew(_)));
        let mut able = self.company.of(side).filter(|soldier| soldier.is_able());
        let name = self.side_name(side);
        able.all(is_low)
            .then(|| format!("nobody of {name} may act: the side's die is {die}, above every Rep"))
    }

    /// The Junior NCO of Rep `die` or more who would lead a figure, were it not for the Leader of their
    /// group.
    fn nco_of(&self, soldier: &Soldier, die: u8) -> Option<&Soldier> {
        let is_nco = |other: &&Soldier| {
            other.man.role == Some(Role::JuniorNco)
                && soldier.group.is_some()
                && other.group == soldier.group
                && other.is_able()
                && other.man.rep >= die
        };
        // A Leader stays with the squad.
        self.company.of(soldier.side).find(is_nco).filter(|_| soldier.man.role != Some(Role::Leader))
    }

    /// Whether a figure whose time it is may reload: instead of firing, or on doubles
    /// [Turn Sequence, Tight Ammo].
    pub fn may_reload(&self, soldier: &Soldier) -> bool {
        let acted = self.acted_in_turn(soldier);
        let doubles = self.play.dice.is_some_and(|dice| dice.own == dice.enemy);
        let instead_of_fire = acted.has_fire_left() && !acted.done;
        let has_left = soldier.out_of_ammo && soldier.has_reload_left();
        has_left && soldier.may(Deed::Work).is_ok() && (doubles || instead_of_fire)
    }

    /// Whether a figure whose time it is may still fire.
    pub fn may_still_fire(&self, soldier: &Soldier) -> bool {
        let may_fire = self.acted_in_turn(soldier).has_fire_left() && soldier.may(Deed::Fire).is_ok();
        may_fire && self.is_free_to_fire(soldier).is_ok()
    }

    /// Whether a figure whose time it is may still fire a main gun: their machine gun may be out of ammo, by
    /// the rules of today.
    pub fn may_still_serve(&self, soldier: &Soldier) -> bool {
        let deed = if self.company.by_the_rules { Deed::Throw } else { Deed::Fire };
        let may_fire = self.acted_in_turn(soldier).has_fire_left() && soldier.may(deed).is_ok();
        may_fire && self.is_free_to_fire(soldier).is_ok()
    }

    /// Whether a figure whose time it is may do what takes the whole Activation.
    pub fn may_still_work(&self, soldier: &Soldier) -> bool {
        self.acted_in_turn(soldier).is_fresh() && soldier.may(Deed::Work).is_ok()
    }

    /// What they have done this turn.
    pub fn acted_in_turn(&self, soldier: &Soldier) -> Acted {
        let fresh = Acted { turn: self.play.turn, ..Acted::default() };
        soldier.acted.filter(|acted| acted.turn == self.play.turn && self.play.turn > 0).unwrap_or(fresh)
    }

    /// Those of a side who may still act, in the order they came.
    pub fn movers(&self, side: Who) -> Vec<Mover<'_>> {
        // Who was in big trouble may move again, or drown, by the Swim Check.
        let may_move = |soldier: &Soldier| soldier.may(Deed::Move).is_ok() || self.must_swim(soldier);
        let able = self.company.of(side).filter(|soldier| soldier.is_able() && may_move(soldier));
        able.filter_map(|soldier| {
            let acted = self.acted_in_turn(soldier);
            let led_by = self.time_of(soldier).ok()?;
            let is_done = acted.done
                || (acted.moved && !acted.has_fire_left())
                || self.was_not_just_knocked_down(soldier).is_err();
            (!is_done).then_some(Mover { soldier, led_by })
        })
        .collect()
    }

    /// Notes what a figure does in their Activation; what ends as they are activated ends.
    pub(crate) fn note_act(&mut self, name: &str, note: impl FnOnce(&mut Acted)) {
        let turn = self.play.turn;
        let rises = self.play.options.edition() == Edition::One;
        let by_the_rules = self.company.by_the_rules;
        // Where they were put is known until they move; in turns of earlier versions, until they acted.
        let stays_known = self.company.obeys(Mended::ScrubConceals);
        let comes_first = self.company.obeys(Mended::ComingFirst);
        let is_counted = self.company.obeys(Mended::SuppliesCounted);
        let Some(soldier) = self.company.get_mut(name) else { return };
        let mut acted = soldier.acted.filter(|acted| acted.turn == turn && turn > 0);
        if acted.is_none() {
            let rises = std::mem::take(&mut soldier.shaken) || rises;
            // They act normally at their next Activation [Duck Back]; one knocked down functions again
            // [Determining Damage]. In edition 2 a test decides on that.
            for flag in
                [Flag::DuckBack, Flag::FastMoving].into_iter().chain(rises.then_some(Flag::KnockedDown))
            {
                soldier.man.state.remove(&flag);
            }
        }
        // Who does something else lets go of whom they carry.
        soldier.carries = None;
        // Whoever is out of ammo reloads, and does not fire in this Activation but in reaction [Tight Ammo].
        let is_dry = soldier.out_of_ammo && soldier.has_reload_left();
        let reloads = acted.is_none() && turn > 0 && is_dry && by_the_rules;
        let ran = by_the_rules && soldier.is(Flag::RunningAway);
        let mut now = acted.take().unwrap_or(Acted { turn, ran, ..Acted::default() });
        note(&mut now);
        if now.moved || !stays_known {
            (soldier.entry, soldier.lies_in) = (None, None);
        }
        if reloads {
            soldier.reload(is_counted);
            now.fired = true;
        }
        // Who only waits, or calls, has not come onto the table.
        soldier.waits &= comes_first && !now.moved && soldier.aboard.is_none();
        soldier.acted = Some(now);
        let name = soldier.name().to_owned();
        for other in &mut self.company.soldiers {
            if now.moved {
                other.covered.retain(|there| *there != name);
            }
            if now.moved || now.fired {
                other.overlooks.retain(|there| *there != name);
            }
        }
    }

    /// Who Ducks Back after moving or firing in their Activation does no more in it: they act normally at the
    /// next one [Duck Back].
    pub(super) fn ends_by_duck_back(&mut self, name: &str) {
        let (turn, by_the_rules) = (self.play.turn, self.company.by_the_rules);
        let ducks = |soldier: &&mut Soldier| by_the_rules && soldier.is(Flag::DuckBack);
        let Some(soldier) = self.company.get_mut(name).filter(ducks) else { return };
        let begun = |acted: &&mut Acted| {
            acted.turn == turn && turn > 0 && (acted.moved || acted.fired || acted.entered)
        };
        if let Some(acted) = soldier.acted.as_mut().filter(begun) {
            acted.done = true;
        }
    }

    /// Tells who has reloaded as they were activated [Tight Ammo].
    pub(crate) fn tell_reloads(&self, step: &MissionStep, before: &Mission, told: &mut Told) {
        let is_told = matches!(step, MissionStep::Stand(orders) if orders.does == Some(Does::Reload));
        if is_told || !self.company.by_the_rules {
            return;
        }
        let was_out = |name: &str| before.company.get(name).is_some_and(|soldier| soldier.out_of_ammo);
        let acts = |soldier: &Soldier| self.acted_in_turn(soldier).fired;
        let reloaded = self.company.soldiers.iter().filter(|now| !now.out_of_ammo && was_out(now.name()));
        for soldier in reloaded.filter(|now| now.is_able() && acts(now)) {
            let text = format!("{} reloads, and fires only in reaction in this Activation", soldier.name());
            told.note("Tight Ammo", text);
        }
    }

    /// The Rep of whoever commands the unit of an operator, as requests for support count it: the best Leader
    /// who is up, else the best Junior NCO, else the best Rep left; none where nobody is. An operator of no
    /// unit asks for the whole side, as everyone did in turns of earlier versions.
    pub(crate) fn rep_in_command(&self, side: Who, operator: &str) -> Option<u8> {
        let rank = |soldier: &&Soldier| match soldier.man.role {
            Some(Role::Leader) => (2, soldier.man.rep),
            Some(Role::JuniorNco) => (1, soldier.man.rep),
            _ => (0, soldier.man.rep),
        };
        // The Leader of the unit that asks, where the operator is in one that has somebody up.
        let units = self.company.obeys(Mended::UnitsAsk);
        let unit = self.company.get(operator).filter(|_| units).and_then(|man| man.group.as_ref());
        let able = || self.company.of(side).filter(|man| self.company.by_the_rules && man.is_able());
        let of_unit = able().filter(|man| unit.is_some() && man.group.as_ref() == unit).max_by_key(rank);
        of_unit.or_else(|| able().max_by_key(rank)).map(|soldier| soldier.man.rep)
    }

    /// What changes for everyone as a turn begins.
    pub(crate) fn company_turns(&mut self) {
        self.company.finished.clear();
        let turn = self.play.turn;
        for soldier in &mut self.company.soldiers {
            soldier.overlooks.clear();
            if soldier.loots < turn {
                soldier.loots = 0;
            }
        }
    }

    /// Whether those in contact have not fought in this phase yet (combat-16: the next phase, whichever side
    /// has it).
    pub fn melee_is_due(&self) -> bool {
        let phase = self.acting_side().map(|side| ActivationPhase { turn: self.play.turn, side });
        let company = &self.company;
        let mut pairs = company.contacts.iter().filter(|pair| !company.by_the_rules || company.lasts(pair));
        pairs.next().is_some() && phase.is_some() && company.fought_in != phase
    }

    /// Refuses to end a phase in which those in contact have not fought yet [Continuous Melee].
    ///
    /// # Errors
    /// [`Error::Refused`] with how they fight.
    pub(crate) fn fights_on_first(&self) -> Result<(), Error> {
        if !self.melee_is_due() || !self.company.obeys(Mended::RoundsFought) {
            return Ok(());
        }
        let round = way!("fng round EVENING -i", "round");
        let pairs = self.company.in_contact();
        let pairs: Vec<String> = pairs.map(|pair| format!("{} and {}", pair.own, pair.enemy)).collect();
        let message = format!("{} fight on in this phase before it ends ({round})", pairs.join(", "));
        Err(Error::refused("FNG Continuous Melee", message))
    }

    /// Who is out of the fight, or runs, is in contact no more.
    pub(super) fn parts_the_fallen(&mut self) {
        if self.company.by_the_rules {
            let left = self.company.contacts.iter().filter(|pair| self.company.lasts(pair));
            self.company.contacts = left.cloned().collect();
        }
    }

    /// Whether somebody may fire of their own Activation: who is in contact breaks off first
    /// [Breaking Off Melee].
    ///
    /// # Errors
    /// [`Error::Refused`] with the enemy in contact.
    fn is_free_to_fire(&self, soldier: &Soldier) -> Result<(), Error> {
        let name = soldier.name();
        let enemy = self.company.in_contact_with(name).filter(|_| self.company.by_the_rules);
        let Some(enemy) = enemy else { return Ok(()) };
        let off = way!("fng stand EVENING -i --figure {name} --does move", "{name} move", name);
        let message = format!("{name} is in contact with {enemy}: break off the melee first ({off})");
        Err(Error::refused("FNG Breaking Off Melee", message))
    }

    /// Notes that those in contact have fought in this phase.
    pub(super) fn note_round(&mut self) {
        let phase = self.acting_side().map(|side| ActivationPhase { turn: self.play.turn, side });
        if phase.is_none() || phase != self.company.fought_in {
            self.company.fought.clear();
        }
        self.company.fought_in = phase;
    }
}

/// A side has finished its Activations.
pub(crate) fn finish(mission: &mut Mission, orders: &Finish, table: &mut Table<'_>) -> Result<(), Error> {
    let Some(side) = orders.side else {
        if mission.company.is_empty() {
            return Err(Error::refused(RULE, "nobody is on the table, so there is nothing to end"));
        }
        mission.company.over = true;
        mission.company.goal_met = orders.goal_met;
        table.note(
            "Turn Sequence",
            format!("the evening is over after {}", counted(mission.play.turn, "turn")),
        );
        if let Some(met) = orders.goal_met {
            table.note("Missions", if met { "the goal was met" } else { "the goal was not met" });
        }
        return Ok(());
    };
    if mission.acting_side() != Some(side) {
        let message = match mission.acting_side() {
            Some(other) => format!("{} acts now", mission.side_name(other)),
            None => {
                let next = way!("fng activation EVENING -i", "turn");
                format!("no side acts now: {next} begins the next turn")
            }
        };
        return Err(Error::refused(RULE, message));
    }
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    mission.fights_on_first()?;
    for mover in mission.movers(side) {
        mission.swims_first(mover.soldier)?;
    }
    mission.charges_go_off(side, table, &mut answers)?;
    answers.finish()?;
    // Who might have acted, and has not, has been activated all the same [Duck Back, Tight Ammo].
    let idle = mission.movers(side).into_iter().map(|mover| mover.soldier);
    let idle = idle.filter(|soldier| mission.acted_in_turn(soldier).is_fresh());
    let balks = |soldier: &&Soldier| soldier.is_able() && mission.acted_in_turn(soldier).balked;
    let idle = idle.chain(mission.company.of(side).filter(balks));
    let idle: Vec<String> = idle.map(|soldier| soldier.name().to_owned()).collect();
    let ends = mission.company.obeys(Mended::DuckBackEnds);
    let activates = mission.company.obeys(Mended::IdleActivate);
    let is_counted = mission.company.obeys(Mended::SuppliesCounted);
    let rises = mission.play.options.edition() == Edition::One;
    for name in idle.iter().filter(|_| ends) {
        let Some(soldier) = mission.company.get_mut(name) else { continue };
        soldier.man.state.remove(&Flag::DuckBack);
        soldier.ducked_from.clear();
        if activates {
            soldier.man.state.remove(&Flag::FastMoving);
            if (std::mem::take(&mut soldier.shaken) || rises) && soldier.man.state.remove(&Flag::KnockedDown)
            {
                table.note("Determining Damage", format!("{name} is up again"));
            }
            if soldier.out_of_ammo && soldier.has_reload_left() {
                soldier.reload(is_counted);
                table.note("Tight Ammo", format!("{name} reloads"));
            }
        }
    }
    mission.guns_are_loaded(side);
    mission.company.finished.push(side);
    table.note("Turn Sequence", format!("{} end their Activations", mission.side_name(side)));
    // Those in contact fight in the phase that follows.
    if mission.company.obeys(Mended::RoundsFought) && mission.melee_is_due() {
        let round = way!("fng round EVENING -i", "round");
        for pair in mission.company.in_contact() {
            table.due(CheckId::Melee, format!("{} and {} fight on ({round})", pair.own, pair.enemy));
        }
    }
    Ok(())
}
