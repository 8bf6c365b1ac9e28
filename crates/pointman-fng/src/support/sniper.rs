//! Snipers: the card, the one shot, and where they go after it [Snipers].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::blast;
use super::options::SniperDice;
use super::play::Sniper;
use super::step::Table;
use crate::checks::{CheckId, Flag};
use crate::combat::Blow;
use crate::evening::{Answered, Mended};
use crate::mission::Mission;
use crate::squads::man::Man;
use crate::squads::squad::{Arms, Figure, Post};
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const SNIPERS: &str = "Snipers";

/// A sniper's shot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SniperOrders {
    /// Which sniper; the only one if not given.
    #[serde(default)]
    pub sniper: Option<u16>,
    /// The enemy figure nearest their card.
    #[serde(default)]
    pub at: Option<Man>,
    /// After a miss: everyone who could see them Ducked Back.
    #[serde(default)]
    pub all_duck_back: Option<bool>,
    /// Out of it.
    #[serde(default)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// Answers to what it asks; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
}

/// The section of the edge where their card goes.
pub(super) fn section(table: &mut Table<'_>) -> Result<u8, Error> {
    let face = table.d6(format_args!("section of the edge for the sniper's card"))?;
    table.told.thrown(SNIPERS, &[u32::from(face)], format!("section {face} of six"));
    Ok(face)
}

/// A shot, or the consequences of a miss.
pub(crate) fn apply(mission: &mut Mission, orders: SniperOrders, table: &mut Table<'_>) -> Result<(), Error> {
    let snipers = &mission.play.snipers;
    let index = match (orders.sniper, snipers.len()) {
        (Some(number), _) => snipers.iter().position(|sniper| sniper.number == number),
        (None, 1) => Some(0),
        (None, _) => None,
    };
    let Some(index) = index else {
        if snipers.is_empty() {
            return Err(Error::Usage("there is no sniper".to_owned()));
        }
        let which = OpenQuestion::of("sniper", "the number of the sniper", SNIPERS)
            .legal(snipers.iter().map(|sniper| sniper.number.to_string()))
            .meaning(snipers.iter().map(|sniper| format!("section {}", sniper.section)));
        return Err(Error::needs("", which, option("sniper")));
    };
    let sniper = mission.play.snipers[index].clone();
    let title = format!("sniper {}", sniper.number);
    if orders.gone {
        mission.play.snipers.remove(index);
        mission.company.remove(&format!("Sniper {}", sniper.number));
        table.note(SNIPERS, format!("{title} is out of action"));
        return Ok(());
    }
    if sniper.placed {
        return Err(Error::refused(
            "FNG Snipers",
            format!(
                "{title} is on the table and fires like any figure ({})",
                way!("fng shoot EVENING -i", "do shoot")
            ),
        ));
    }
    match (&orders.at, orders.all_duck_back) {
        (Some(man), None) => shot(mission, index, man, table),
        (None, Some(ducked)) => after_miss(mission, index, ducked, table),
        _ => {
            let ways = [
                ("the sniper fires at the enemy nearest the card", option("at").with("FIGURE")),
                ("after a miss, all who could see the sniper Ducked Back", option("all-ducked-back")),
                ("after a miss, somebody sees the sniper", option("seen")),
            ];
            Err(Error::needs_one_of(OpenQuestion::of("at", "what happens", SNIPERS), ways))
        }
    }
}

/// One shot at the enemy nearest the card.
fn shot(mission: &mut Mission, index: usize, man: &Man, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    let sniper = mission.play.snipers[index].clone();
    let title = format!("sniper {}, section {}", sniper.number, sniper.section);
    if sniper.fired == Some(turn) && turn > 0 {
        return Err(Error::refused(
            "FNG Snipers",
            format!("{title} has already fired this turn: wait for the next Activation"),
        ));
    }
    let weapon = Weapon::find(&sniper.weapon, table.edition)?;
    // The text gives them one shot and no Attribute; as a Crack Shot the better of two dice counts.
    let crack_shot = mission.play.options.sniper_dice == SniperDice::CrackShot || mission.play.is_of_0_1_0();
    let dice = if crack_shot { 2 } else { 1 };
    let faces = table.several(dice, format_args!("{title} at {}, to hit", man.name))?;
    let best = faces.iter().copied().max().unwrap_or(1);
    let hit = blast::to_hit(table, man, sniper.rep, table.situation(), best)?;
    table.rolled(
        CheckId::RangedToHit,
        &faces,
        format!("{title}, {}: {} is {}", weapon.name, man.name, if hit { "hit" } else { "missed" }),
    );
    if !crack_shot {
        table.note(SNIPERS, "one die: the rules give the card of a sniper no Attribute (sniper-1)");
    }
    (mission.play.shots, mission.play.gunfire) = (true, true);
    mission.note_fire_of(mission.play.snipers[index].side);
    (mission.play.snipers[index].fired, mission.play.snipers[index].missed) = (Some(turn), !hit);
    if hit {
        let taker = table.asking(mission, |mission, table, answers| {
            mission.taken_by_unlucky(&format!("Sniper {}", sniper.number), man, table, answers)
        })?;
        let blow = Blow::ranged(weapon.impact_on_figures(), sniper.rep);
        blast::damage(table, taker.as_ref().unwrap_or(man), blow, 1)?;
        table.note(
            SNIPERS,
            format!(
                "the card goes back to section {}; the sniper may fire again at each Activation",
                sniper.section
            ),
        );
    } else {
        if mission.company.obeys(Mended::SnipersAnswered) {
            let target = mission.company.get(&man.name).map(|target| target.name().to_owned());
            mission.play.snipers[index].missed_whom = target;
        }
        let missed = way!("fng sniper EVENING -i --all-ducked-back", "support sniper-missed");
        let seen = way!("--seen", "support sniper-seen");
        let is_felled = mission.company.get(&man.name).is_some_and(|man| mission.company.is_felled(man));
        let checks =
            if is_felled { String::new() } else { format!("{} takes Received Fire; then ", man.name) };
        let text = format!("{checks}{missed}, or {seen} if anyone who can see the sniper did not Duck Back");
        table.due(SNIPERS, text);
    }
    Ok(())
}

/// After a miss: they were not seen (sup-11), or their figure is placed.
fn after_miss(
    mission: &mut Mission,
    index: usize,
    all_duck_back: bool,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let sniper = &mut mission.play.snipers[index];
    if !std::mem::take(&mut sniper.missed) {
        let why = if sniper.fired.is_none() {
            "the sniper has not fired yet"
        } else {
            "the sniper has not missed: the card is back at its section"
        };
        return Err(Error::refused("FNG Snipers", why));
    }
    sniper.missed_whom = None;
    if all_duck_back {
        let back = format!("nobody saw the sniper: the card goes back to section {}", sniper.section);
        table.note(SNIPERS, back);
        return Ok(());
    }
    place(mission, index, table).map(drop)
}

/// The sniper whose card has missed this one, whose reaction it awaits.
pub(crate) fn who_missed<'m>(mission: &'m Mission, name: &str) -> Option<&'m Sniper> {
    let is_his =
        |sniper: &&Sniper| sniper.missed && !sniper.placed && sniper.missed_whom.as_deref() == Some(name);
    mission.play.snipers.iter().find(is_his)
}

/// A sniper is seen by whoever stays up: the figure is placed. Gives how it is called.
pub(crate) fn seen(mission: &mut Mission, number: u16, table: &mut Table<'_>) -> Result<String, Error> {
    let index = mission.play.snipers.iter().position(|sniper| sniper.number == number);
    let index = index.ok_or_else(|| Error::Bug(format!("there is no sniper {number}")))?;
    let sniper = &mut mission.play.snipers[index];
    (sniper.missed, sniper.missed_whom) = (false, None);
    place(mission, index, table)
}

/// The card of a sniper gives way to the figure. Gives how it is called.
fn place(mission: &mut Mission, index: usize, table: &mut Table<'_>) -> Result<String, Error> {
    let sniper = &mut mission.play.snipers[index];
    sniper.placed = true;
    let (side, rep, number, fired) = (sniper.side, sniper.rep, sniper.number, sniper.fired);
    let weapon = Weapon::find(&sniper.weapon, table.edition)?;
    let mut name = format!("Sniper {number}");
    if !mission.company.is_empty() {
        let mut man = Figure::new(name, rep);
        man.weapon = Some(Arms::of(weapon, true));
        man.post = Some(Post::Sniper);
        let covered = mission.company.obeys(Mended::SnipersInCover);
        man.state.extend(covered.then_some(Flag::InCover));
        name = mission.company.stand_up(side, man, "sniper");
        if fired == Some(mission.play.turn) && mission.company.obeys(Mended::SniperShotSpent) {
            mission.note_act(&name, |acted| acted.done = true);
        }
        table.note(SNIPERS, format!("{name} stands on the table"));
    }
    table.note(
        SNIPERS,
        "remove the card and place the sniper: LOS to the target, in cover if possible, as far away as \
         possible",
    );
    Ok(name)
}
