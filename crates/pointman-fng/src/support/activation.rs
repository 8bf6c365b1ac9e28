//! The turn: Activation dice, what comes with them, and what was on its way [Turn Sequence, When To Check For
//! Reinforcements, Booby Traps].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hands::{self, Compare};
use super::options::Options;
use super::play::{ActivationDice, PlatoonShare, Who, is_default};
use super::step::Table;
use super::{arrive, facts, upkeep};
use crate::mission::{self, HighActivity, Mission};
use crate::squads::vehicles::VehicleId;
use crate::traps;
use pointman_core::error::Error;
use pointman_core::readings;
use pointman_core::voice::option;

const ACTIVATION: &str = "activation";

/// The mortar carriers that an Odd Ball may bring: the player chooses.
pub const MORTAR_CARRIERS: [VehicleId; 2] = [VehicleId::M106, VehicleId::M125];

/// What a person says as the turn begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ActivationOrders {
    /// The player's die, thrown at the table.
    pub own: Option<u8>,
    /// The other side's.
    pub enemy: Option<u8>,
    /// The third, for booby traps.
    pub third: Option<u8>,
    /// Shots were fired in the turn that has just been played: from then on reinforcements are checked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shots: bool,
    /// Whether a vehicle's crew acts on its commander's Rep, and every Dumb Ass rolls when Active; not in
    /// steps of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub crews_and_dumb_asses: bool,
    /// Whether that holds for vehicles that come during the turn, too; not in steps of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub crews_as_they_come: bool,
    /// Whether the evening is played to the letter from this turn on ([`Company::to_the_letter`]); not in
    /// steps of earlier versions.
    ///
    /// [`Company::to_the_letter`]: crate::evening::Company::to_the_letter
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub to_the_letter: bool,
    /// Whether it is played by the book from this turn on ([`Company::by_the_book`]); not in steps of earlier
    /// versions.
    ///
    /// [`Company::by_the_book`]: crate::evening::Company::by_the_book
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_the_book: bool,
    /// Whether it is played by the rules from this turn on ([`Company::by_the_rules`]); not in steps of
    /// earlier versions.
    ///
    /// [`Company::by_the_rules`]: crate::evening::Company::by_the_rules
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_the_rules: bool,
    /// The number of the rules it is played by from this turn on ([`Company::RULES`]); not in steps of
    /// earlier versions.
    ///
    /// [`Company::RULES`]: crate::evening::Company::RULES
    #[serde(skip_serializing_if = "is_default")]
    pub rules: u8,
    /// Whether those who come take In Sight in the first Activation after; not in steps of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tests_later: bool,
    /// Poisoned men a medic has seen to.
    pub treated: Vec<String>,
    /// Further facts.
    pub facts: Facts,
}

/// What a person tells of the table; it is remembered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Sides with less than a full platoon on the table.
    pub part_platoon: Vec<Who>,
    /// Sides with a full platoon.
    pub full_platoon: Vec<Who>,
    /// Whether vehicles can come.
    pub vehicles: Option<bool>,
    /// Vehicles that are gone from the table.
    pub gone: Vec<String>,
    /// The mortar carrier preferred.
    pub mortar_carrier: Option<String>,
    /// Readings, as `KEY=VALUE`.
    pub option: Vec<String>,
}

/// Notes what a person tells of the table.
pub(super) fn learn(mission: &mut Mission, facts: &Facts) -> Result<(), Error> {
    for given in &facts.option {
        let (key, value) = given.split_once('=').ok_or_else(|| {
            Error::Usage(format!(
                "{option} {given}: write KEY=VALUE, such as sup-01=noted",
                option = option("option")
            ))
        })?;
        match () {
            () if Options::knows(key) => mission.play.options.set(key, value)?,
            () if mission::Options::knows(key) => mission.setting.options.set(key, value)?,
            () if traps::TrapOptions::knows(key) => mission.traps.options.set(key, value)?,
            () => {
                let all = mission::Options::ALL.iter().chain(Options::ALL).chain(traps::TrapOptions::ALL);
                return Err(readings::unknown(key, all.map(readings::form)));
            }
        }
    }
    for (sides, platoon) in
        [(&facts.part_platoon, PlatoonShare::Part), (&facts.full_platoon, PlatoonShare::Full)]
    {
        for side in sides {
            mission.play.hand_mut(*side).platoon = Some(platoon);
        }
    }
    if let Some(vehicles) = facts.vehicles {
        mission.play.no_vehicles = !vehicles;
    }
    for gone in &facts.gone {
        let hands = Who::ALL.into_iter().find(|&who| {
            let hand = mission.play.hand(who);
            let count = |list: &[VehicleId]| list.iter().filter(|tank| tank.id() == gone).count();
            count(&hand.tanks) > count(&hand.gone)
        });
        let who = hands.ok_or_else(|| {
            Error::Usage(format!(
                "{word} {gone}: there is no such vehicle on the table",
                word = option("gone")
            ))
        })?;
        let gone = gone.parse().map_err(Error::Usage)?;
        mission.play.hand_mut(who).gone.push(gone);
    }
    if let Some(carrier) = &facts.mortar_carrier {
        let ids = MORTAR_CARRIERS.map(VehicleId::id);
        let index = pointman_core::names::resolve("mortar carrier", carrier, &ids).map_err(Error::Usage)?;
        mission.play.mortar_carrier = Some(MORTAR_CARRIERS[index]);
    }
    Ok(())
}

/// Begins a turn.
pub(crate) fn apply(
    mission: &mut Mission,
    orders: ActivationOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    learn(mission, &orders.facts)?;
    mission.has_sprung()?;
    mission.fights_on_first()?;
    mission.company.to_the_letter |= orders.to_the_letter;
    mission.company.by_the_book |= orders.by_the_book;
    mission.company.by_the_rules |= orders.by_the_rules;
    // What a later version has begun is played by its rules, whoever goes on with it.
    mission.company.rules = mission.company.rules.max(orders.rules);
    if orders.shots {
        (mission.play.shots, mission.play.gunfire) = (true, true);
        Who::ALL.into_iter().for_each(|side| mission.note_fire_of(side));
    }
    crate::traps::treat(mission, &orders.treated, &mut table.told)?;
    let gunfire_last_turn = std::mem::take(&mut mission.play.gunfire);
    upkeep::end_of_turn(mission, table)?;
    hands::deal(mission, table.dice, &mut table.told)?;
    mission.play.turn += 1;
    mission.tunnels.rise();
    mission.company_turns();
    table.note("Turn Sequence", format!("turn {}", mission.play.turn));
    mission.the_helpless_drown(table);
    mission.vessels_go_on(table);
    super::traps::next_turn(mission, table)?;
    upkeep::light_and_weather(mission, table)?;
    let dice = throw(mission, &orders, table)?;
    mission.play.dice = Some(dice);
    acts(mission, dice, table);
    if orders.crews_and_dumb_asses {
        mission.dumb_asses(table)?;
    }
    if let Some(third) = dice.third
        && third == dice.own
        && third == dice.enemy
    {
        super::traps::trip(mission, table)?;
    }
    reinforcements(mission, dice, gunfire_last_turn, table)?;
    arrive::due(mission, table)
}

/// The dice: those thrown at the table, or thrown now; the third where booby traps lie in wait.
fn throw(
    mission: &Mission,
    orders: &ActivationOrders,
    table: &mut Table<'_>,
) -> Result<ActivationDice, Error> {
    let third = orders.third.is_some() || super::traps::lie_in_wait(mission);
    // All that are thrown now are one throw.
    let asked = [Some(orders.own), Some(orders.enemy), third.then_some(orders.third)];
    let (mut nth, all) = (0, asked.iter().flatten().filter(|given| given.is_none()).count());
    let mut die = |given: Option<u8>, name: &str| match given {
        Some(face @ 1..=6) => Ok(face),
        Some(face) => Err(Error::Usage(format!("{face} is not a die result: give 1 to 6"))),
        None => {
            nth += 1;
            table.dice.nth_of(nth, all);
            table.d6(format_args!("Activation, {name}"))
        }
    };
    let own = die(orders.own, mission.side_name(Who::Own))?;
    let enemy = die(orders.enemy, mission.side_name(Who::Enemy))?;
    let third = third.then(|| die(orders.third, "the third die, for booby traps")).transpose()?;
    // Without a vehicle on the table the turn is as it was in earlier versions.
    let by_commander = orders.crews_and_dumb_asses && !mission.company.vehicles.is_empty();
    Ok(ActivationDice { own, enemy, third, by_commander })
}

fn acts(mission: &Mission, dice: ActivationDice, table: &mut Table<'_>) {
    let ActivationDice { own, enemy, third, .. } = dice;
    let faces: Vec<u8> = [own, enemy].into_iter().chain(third).collect();
    let (own_name, enemy_name) = (mission.side_name(Who::Own), mission.side_name(Who::Enemy));
    let text = if own == enemy {
        format!(
            "{own_name} {own}, {enemy_name} {enemy}: equal, so nobody acts; you may check those who are \
             down and reload weapons"
        )
    } else {
        let first = (own_name, own);
        let second = (enemy_name, enemy);
        let (first, second) = if own > enemy { (first, second) } else { (second, first) };
        format!(
            "{} act first with Rep {} or more, then {} with Rep {} or more",
            first.0, first.1, second.0, second.1
        )
    };
    table.rolled(ACTIVATION, &faces, text);
}

/// On a seven the side with the higher die checks; VC or NVA of high activity come on 7 to 9 after gunfire.
fn reinforcements(
    mission: &mut Mission,
    dice: ActivationDice,
    gunfire_last_turn: bool,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let total = dice.own + dice.enemy;
    let higher = if dice.own > dice.enemy { Who::Own } else { Who::Enemy };
    if !mission.play.shots {
        if total == 7 {
            table.note(
                "When To Check For Reinforcements",
                "a seven, but no shots have been fired yet: no check",
            );
        }
        return Ok(());
    }
    let active = facts::highly_active(mission).filter(|_| gunfire_last_turn && (7..=9).contains(&total));
    let arrives = mission.setting.options.high_activity == HighActivity::Arrive;
    if total == 7 && !(active == Some(higher) && arrives) {
        table.note(
            "When To Check For Reinforcements",
            format!("a seven: {} check for reinforcements", mission.side_name(higher)),
        );
        hands::check(mission, higher, Compare::Yes, table)?;
    }
    let Some(who) = active else { return Ok(()) };
    let name = mission.side_name(who);
    if arrives {
        table.note(
            "Activity Level and Posture",
            format!("high activity, gunfire last turn and a {total}: reinforcements of {name} arrive"),
        );
        hands::check(mission, who, Compare::No, table)?;
    } else if total != 7 || higher != who {
        table.note(
            "Activity Level and Posture",
            format!("high activity, gunfire last turn and a {total}: {name} check for reinforcements"),
        );
        hands::check(mission, who, Compare::Yes, table)?;
    }
    Ok(())
}

/// A check by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByHand {
    /// Who checks.
    pub side: Who,
    /// They arrive, without comparing cards.
    #[serde(default)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub arrive: bool,
    /// Whether those who come take In Sight in the first Activation after; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tests_later: bool,
    /// Further facts.
    #[serde(default)]
    pub facts: Facts,
}

/// A check by hand.
pub(crate) fn by_hand(mission: &mut Mission, orders: ByHand, table: &mut Table<'_>) -> Result<(), Error> {
    learn(mission, &orders.facts)?;
    hands::deal(mission, table.dice, &mut table.told)?;
    let compare = if orders.arrive { Compare::No } else { Compare::Yes };
    hands::check(mission, orders.side, compare, table)?;
    Ok(())
}
