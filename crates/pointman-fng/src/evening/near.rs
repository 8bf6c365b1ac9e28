//! Who stands near whoever is hit: the Unlucky, who may take the hit, and those round the tank of a
//! flamethrower that bursts, or a satchel charge that goes off. Only the players see it
//! [Attributes (Unlucky), Flame-thrower, Satchel & Demolition Charges].

use super::ask::{Answers, word};
use super::exchange::Chain;
use super::harm::{fate_told, tell_damage};
use super::resolve::{Procedure, written};
use super::{Fuel, Mended, Soldier};
use crate::checks::{AttributeId, CheckId, Flag, ResultId};
use crate::combat::{Figure, Follow, Grenade, Near, Next, TankBurst, Throwing, Unlucky};
use crate::mission::Mission;
use crate::squads::man::Man;
use crate::squads::squad::Gear;
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::{Table, outcome, traced};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

impl Mission {
    /// The Unlucky of the side that is fired at who stand within 3 in of one of those it is fired `at`, and
    /// are not fired at themselves: it is asked of the players wherever there is an Unlucky one at all.
    pub(super) fn unlucky_near(
        &self,
        by: &str,
        at: &[&str],
        answers: &mut Answers<'_>,
    ) -> Result<Vec<Near>, Error> {
        let side = at.iter().find_map(|name| self.company.get(name)).map(|target| target.side);
        let Some(side) = side.filter(|_| self.company.obeys(Mended::UnluckyAsked)) else {
            return Ok(Vec::new());
        };
        let may_be = |soldier: &Soldier| {
            let is_named = soldier.name() == by || at.contains(&soldier.name());
            soldier.side == side && !is_named && self.company.has(soldier, AttributeId::Unlucky)
        };
        let what = format!(
            "{by} fires at {}: which of the Unlucky stands within 3 in of somebody who is hit",
            at.join(", ")
        );
        let who = OpenQuestion::of(word(by, "unlucky"), what, "FNG Attributes (Unlucky)");
        let near = self.who_of(side, may_be, &who, answers)?;
        Ok(near.into_iter().map(|figure| Near { figure, of: None }).collect())
    }

    /// The Unlucky one who takes a hit of a sniper's card on somebody, if any does.
    pub(crate) fn taken_by_unlucky(
        &self,
        by: &str,
        hit: &Man,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<Option<Man>, Error> {
        if !self.company.obeys(Mended::UnluckyStruck) {
            return Ok(None);
        }
        for near in self.unlucky_near(by, &[&hit.name], answers)? {
            let situation = table.situation();
            let tested = table.check(CheckId::Unlucky, &near.figure.name, situation)?;
            if outcome(&tested)? == ResultId::TakesTheHit {
                return Ok(Some(Man::from(&near.figure)));
            }
        }
        Ok(None)
    }

    /// The tanks of those who are hit by ranged fire, or caught in a blast, and carry a flamethrower may
    /// burst, and hit all in a 5 in circle [Flame-thrower].
    pub(super) fn tanks_may_burst(
        &mut self,
        names: &[String],
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        if !self.company.obeys(Mended::TanksBurst) {
            return Ok(());
        }
        for name in names {
            let carries = |soldier: &&Soldier| {
                let class = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
                class == Some(WeaponClass::Flamethrower) && soldier.fuel != Some(Fuel::Empty)
            };
            let Some(operator) = self.company.get(name).filter(carries) else { continue };
            let (side, is_dead) = (operator.side, operator.is(Flag::ObviouslyDead));
            let situation = table.situation();
            let tank = format!("the flamethrower of {name}");
            let tested = table.check(CheckId::FlamethrowerTank, &tank, situation)?;
            if outcome(&tested)? != ResultId::Explodes {
                continue;
            }
            let what = format!("The flamethrower of {name} explodes: who else is in the 5 in circle");
            let who = OpenQuestion::of(word(name, "explodes"), what, "FNG Flame-thrower");
            let mut circle = self.who_of(side, |soldier| soldier.name() != name, &who, answers)?;
            if !is_dead && self.company.get(name).is_some_and(|man| man.left.is_none()) {
                circle.insert(0, self.fighting(name)?);
            }
            if let Some(operator) = self.company.get_mut(name) {
                operator.fuel = Some(Fuel::Empty);
            }
            let edition = self.play.options.edition();
            let burst = TankBurst { edition, circle, unlucky: Unlucky::default() };
            let record = traced!(table.dice, |dice, trace| burst.bursts(dice, trace))?;
            tell_damage(&record.throws, &[], &self.out_of_it(), &mut table.told);
            for fate in record.circle.iter().filter(|fate| fate.hits > 0) {
                table.note(CheckId::RangedDamage, fate_told(fate));
                self.suffer(fate, None, table, answers)?;
            }
        }
        Ok(())
    }

    /// The satchel charges that those of a side have readied in an earlier turn, and still hold, go off at
    /// the end of their next Activation: who else is in the circle only the players see
    /// [Satchel & Demolition Charges].
    pub(super) fn charges_go_off(
        &mut self,
        side: Who,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        let turn = self.play.turn;
        let movers: Vec<&str> = self.movers(side).into_iter().map(|mover| mover.soldier.name()).collect();
        let is_due = |soldier: &&Soldier| {
            let is_lit =
                soldier.readied == Some(Gear::SatchelCharge) && soldier.lit_in.is_some_and(|lit| lit < turn);
            let is_activated = soldier.acted.is_some_and(|acted| acted.turn == turn);
            is_lit && (is_activated || movers.contains(&soldier.name()))
        };
        let due: Vec<String> =
            self.company.of(side).filter(is_due).map(|soldier| soldier.name().to_owned()).collect();
        let edition = self.play.options.edition();
        let Some(weapon) = Weapon::of_class(WeaponClass::SatchelCharge, edition) else { return Ok(()) };
        for name in due {
            let soldier = self.company.find_mut(&name)?;
            (soldier.readied, soldier.lit_in) = (None, None);
            let news = format!("the satchel charge that {name} holds goes off");
            table.news("Satchel & Demolition Charges", news.clone(), news);
            let inches = weapon.circle.unwrap_or(1);
            let what =
                format!("The satchel charge of {name} goes off: who else is in the {inches} in circle");
            let who = OpenQuestion::of(word(&name, "explodes"), what, "FNG Satchel Charges");
            let mut circle = self.who_of(side, |soldier| soldier.name() != name, &who, answers)?;
            let holder = self.fighting(&name)?;
            circle.insert(0, holder.clone());
            let bomb = Grenade {
                throwing: Throwing::Placed,
                ..Grenade::new(edition, holder, weapon.clone(), circle)
            };
            let came = bomb.carry_out(table.dice)?;
            let open = written(self, came, table, answers)?;
            let shaken: Vec<Follow> = open
                .into_iter()
                .filter(|follow| follow.check == Next::Check(CheckId::ReceivedFire))
                .collect();
            Chain::whole_of(self, table, answers, true).answer_to(&name, &shaken, Vec::new())?;
        }
        Ok(())
    }

    /// Asks one after another who of those on the table, of whom `may_be` says that they might, is there.
    fn who_of(
        &self,
        side: Who,
        may_be: impl Fn(&Soldier) -> bool,
        question: &OpenQuestion,
        answers: &mut Answers<'_>,
    ) -> Result<Vec<Figure>, Error> {
        let mut there: Vec<String> = Vec::new();
        loop {
            let is_open = |soldier: &&Soldier| {
                let is_on_table =
                    soldier.left.is_none() && !soldier.waits && !soldier.is(Flag::ObviouslyDead);
                is_on_table
                    && may_be(soldier)
                    && self.company.is_exposed(soldier)
                    && !self.tunnels.is_below(soldier.name())
                    && !there.iter().any(|name| name == soldier.name())
            };
            let open = self.company.soldiers.iter().filter(is_open);
            let open: Vec<String> = open.map(|soldier| soldier.name().to_owned()).collect();
            if open.is_empty() {
                break;
            }
            let legal = std::iter::once("nobody".to_owned()).chain(open.iter().cloned());
            match answers.see(side, question.clone().legal(legal))? {
                0 => break,
                chosen => there.push(open[chosen - 1].clone()),
            }
        }
        there.iter().map(|name| self.fighting(name)).collect()
    }
}
