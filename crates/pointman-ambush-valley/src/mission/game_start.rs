//! What the ranks and traits of the VC roll as a game begins (4.4, 7).

use crate::mission::pre_action::Stage;
use crate::{Event, InsurgencyArea, InsurgencyTrait, Orders, StartRoll, Step, Throw, VcUnitKind};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// A roll of 4 or more succeeds.
const SUCCESS: u32 = 4;

impl Stage<'_> {
    /// One D6 for the force (Supplies 1), then for each unit named (Supplies 3, Troops 1 and 3), then the
    /// test of each unit of Kit Carson Scouts (Light of the Revolution).
    pub(crate) fn start_of_game(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<(), Error> {
        let option = self.options.rank_effects;
        for force in self.insurgents {
            let works = |area, rank| force.works(area, rank, option);
            let (supplies, troops) = (InsurgencyArea::ImprovedSupplies, InsurgencyArea::ImprovedTroops);
            for (area, rank) in [(supplies, 1), (supplies, 3), (troops, 1), (troops, 3)] {
                let held = if works(area, rank) {
                    "works: it rolls as the game begins"
                } else {
                    "does not work: no roll"
                };
                dice.weighed("AV 7", format_args!("{}: {} {rank} {held}", force.name, area.title()));
            }
            if works(supplies, 1) {
                let roll = StartRoll {
                    result: "Supply Quality of all VC units one level higher".to_owned(),
                    ..pending(&force.id, supplies.id())
                };
                self.start_roll(roll, dice)?;
            }
            let units = self.units(&force.id, orders);
            let per_unit = works(supplies, 3) || works(troops, 1) || works(troops, 3);
            if per_unit && units.is_empty() {
                self.warnings.push(format!("{} rolls for each of its units: name them", force.name));
            }
            for unit in units {
                let of_unit = |rule: InsurgencyArea, result: &str| StartRoll {
                    unit: Some(unit.name.clone()),
                    kind: Some(unit.kind),
                    result: result.to_owned(),
                    ..pending(&force.id, rule.id())
                };
                if works(supplies, 3) {
                    self.start_roll(of_unit(supplies, "Well Supplied"), dice)?;
                }
                // A Local Force unit of Rank 2 has these ratings outright.
                if unit.kind == VcUnitKind::LocalForce && works(troops, 1) {
                    self.start_roll(of_unit(troops, "Troop Quality D8, Morale D10"), dice)?;
                }
                if unit.kind == VcUnitKind::MainForce && works(troops, 3) {
                    self.start_roll(of_unit(troops, "Troop Quality D10, Morale D10"), dice)?;
                }
            }
        }
        for force in self.regulars.iter() {
            if !orders.force(&force.id).units.is_empty() {
                return Err(Error::refused(
                    "AV 4.4",
                    format!("{} is not a VC force and has no such units", force.name),
                ));
            }
        }
        self.kit_carson_scouts(orders, dice)
    }

    fn kit_carson_scouts(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<(), Error> {
        let special = InsurgencyTrait::LightOfTheRevolution;
        if !self.insurgents.iter().any(|force| force.has(special)) {
            return Ok(());
        }
        let named = |force: &crate::RegularForce| !orders.force(&force.id).kit_carson_scouts.is_empty();
        // Where each side is asked for its orders, it has been asked for them.
        if self.mission.apart.is_none() && !self.regulars.iter().any(named) {
            let why = "Kit Carson Scouts that take part are tested as the game begins (Light of the \
                       Revolution): name them";
            self.warnings.push(why.to_owned());
        }
        for index in 0..self.regulars.len() {
            let id = self.regulars[index].id.clone();
            for scout in orders.force(&id).kit_carson_scouts {
                let mut roll = StartRoll { unit: Some(scout.name), ..pending(&id, special.id()) };
                roll.die = scout.troop_quality_die.sides();
                roll.result = "stays".to_owned();
                self.start_roll(roll, dice)?;
            }
        }
        Ok(())
    }

    /// Throws the die of `roll`; its `result` stands on 4 or more, else nothing comes of it.
    fn start_roll(&mut self, mut roll: StartRoll, dice: &mut dyn Dice) -> Result<(), Error> {
        let who = roll.unit.clone().unwrap_or_else(|| self.name(&roll.force));
        roll.roll = dice.roll(roll.die, format_args!("{}: {who}", rule_title(&roll.rule)))?;
        let passed = roll.roll >= SUCCESS;
        let (rule, verdict) = (rule_title(&roll.rule), if passed { "succeeds" } else { "fails" });
        dice.weighed(
            "AV 4.4",
            format_args!("{who}: {rule}: D{}: {}, needs {SUCCESS} or more: {verdict}", roll.die, roll.roll),
        );
        if !passed {
            let light = roll.rule == InsurgencyTrait::LightOfTheRevolution.id();
            roll.result = if light { "removed from the table" } else { "no effect" }.to_owned();
        }
        let throw = Throw {
            table: roll.rule.clone(),
            sides: roll.die,
            faces: vec![roll.roll],
            modifier: 0,
            total: roll.roll as i32,
            row: if passed { "success" } else { "failure" }.to_owned(),
        };
        let mut event = Event::of(Step::InitiatePlan, &roll.force, Some(throw), roll.result.clone());
        event.team = roll.unit.clone();
        self.note(event);
        self.mission.start_of_game_rolls.push(roll);
        Ok(())
    }
}

/// The name of the rank or trait that asks for a roll as the game begins.
pub(crate) fn rule_title(id: &str) -> &'static str {
    insurgency_title(id).unwrap_or("start of the game")
}

/// What a rank or a trait of an insurgency is called, by its id (7): `Improved Supplies`; none for another
/// id.
pub fn insurgency_title(id: &str) -> Option<&'static str> {
    let areas = InsurgencyArea::ALL.iter().map(|area| (area.id(), area.title()));
    let traits = InsurgencyTrait::ALL.iter().map(|held| (held.id(), held.title()));
    areas.chain(traits).find(|(known, _)| *known == id).map(|(_, title)| title)
}

fn pending(force: &str, rule: &str) -> StartRoll {
    StartRoll {
        force: force.to_owned(),
        rule: rule.to_owned(),
        unit: None,
        kind: None,
        die: 6,
        roll: 0,
        result: String::new(),
    }
}
