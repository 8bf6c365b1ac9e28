//! What bursts and whom it touches: shells, bombs, rockets, napalm [Mortars: Damage to Targets, Ordnance].

use super::data::data;
use super::landed::Blast;
use super::step::{Stricken, Table, UnderFire};
use crate::checks::{AttributeId, CheckId, Flag, ResultId, Situation};
use crate::combat::{Blow, Exposure, Figure, Harm, State, TargetVehicle, VehicleState, burst_at_vehicle};
use crate::evening::Mended;
use crate::mission::Mission;
use crate::squads::man::Man;
use crate::squads::vehicles::HitSide;
use pointman_core::error::Error;
use pointman_core::way;

const RULE: &str = "Damage to Targets";

/// Whether one die at `Rep` hits a man.
pub(crate) fn to_hit(
    table: &mut Table<'_>,
    at: &Man,
    rep: u8,
    situation: Situation,
    face: u8,
) -> Result<bool, Error> {
    let mut dice = pointman_core::dice::Scripted::new([u32::from(face)]);
    let mut situation = situation.rep(rep);
    situation.edition = table.edition;
    situation.state.insert(Flag::Others);
    let Exposure { in_cover, concealed, prone, fast_moving } = at.exposure();
    let exposed = [
        (in_cover, Flag::InCover),
        (concealed, Flag::Concealed),
        (prone, Flag::Prone),
        (fast_moving, Flag::TargetFastMoving),
    ];
    situation.state.extend(exposed.iter().filter(|(holds, _)| *holds).map(|(_, flag)| *flag));
    let check = crate::checks::of_edition(crate::checks::CheckId::RangedToHit, table.edition)?;
    let tested = crate::checks::test(check, &situation, &mut dice, &mut pointman_core::trace::Silent)?;
    Ok(super::step::outcome(&tested)? == ResultId::Hit)
}

/// Rolls the damage of so many hits, one after the other, and tells it. The dead take no more.
pub(crate) fn damage(table: &mut Table<'_>, man: &Man, blow: Blow, hits: u8) -> Result<State, Error> {
    let figure = man.figure(table.edition)?;
    let harm = Harm::of(table.edition, &figure, blow)?;
    let mut between = (State::Up, figure.hard_as_nails_used);
    for nth in 1..=hits {
        if between.0 == State::ObviouslyDead {
            break;
        }
        table.dice.nth_of(usize::from(nth), usize::from(hits));
        let face = table.d6(format_args!("damage to {}", man.name))?;
        let state = harm.of_die(face, between.1);
        let was_saved = between.1;
        between = harm.after(between, face);
        let cheats = may_cheat(&figure, state);
        let spared = match (between.1 != was_saved, harm.is_spared(face, between.1)) {
            (true, _) => ", saved by Hard As Nails",
            (false, true) => ", not dead (Larger Than Life)",
            (false, false) => "",
        };
        table.rolled(
            CheckId::RangedDamage,
            &[face],
            format!("{}, Impact {}: {}{spared}{cheats}", man.name, blow.impact, state.title()),
        );
    }
    let saved_by_nails = between.1 && !figure.hard_as_nails_used;
    table.struck.push(Stricken { name: man.name.clone(), state: between.0, saved_by_nails });
    Ok(between.0)
}

/// A man who is killed without a roll, by nobody of any Rep: who is Larger Than Life is out of the fight.
pub(crate) fn killed(table: &mut Table<'_>, rule: &str, man: &Man) -> Result<(), Error> {
    let figure = man.figure(table.edition)?;
    let state = if figure.larger_than_life { State::OutOfTheFight } else { State::ObviouslyDead };
    table.struck.push(Stricken { name: man.name.clone(), state, saved_by_nails: false });
    // The table that killed them says so of everyone, and they are not among them.
    let spared = if figure.larger_than_life { ", not killed (Larger Than Life)" } else { "" };
    table.note(rule, format!("{}: {}{spared}{}", man.name, state.title(), may_cheat(&figure, state)));
    Ok(())
}

/// What is told of one who would be dead and may cheat death.
fn may_cheat(figure: &Figure, state: State) -> &'static str {
    if state == State::ObviouslyDead && figure.may_cheat_death() { ", may cheat death" } else { "" }
}

/// The APW that a mortar's shell counts as: it harms Armor 0 and 1, and 2 takes the Clank test (blast-1).
const MORTAR_APW: u8 = 2;

/// The same of a shell of artillery: it harms Armor 0 to 2, and 3 takes the Clank test (blast-1).
const ARTILLERY_APW: u8 = 3;

/// The APW of a shell or bomb; none where the rules say nothing of vehicles, as of napalm and rockets. What
/// it is can be told by its circle and Rep, which no two of them share.
fn apw(blast: &Blast) -> Option<u8> {
    let printed = data();
    let is = |circle, rep| (blast.circle_in, blast.rep) == (circle, rep);
    let he = &printed.artillery.he;
    match () {
        () if !blast.to_hit => None,
        () if is(he.blast_circle_in, he.rep) => Some(ARTILLERY_APW),
        () if printed.mortars.iter().any(|mortar| is(mortar.blast_circle_in, mortar.rep)) => Some(MORTAR_APW),
        () => printed.bombs.iter().find(|bomb| is(bomb.circle_in, bomb.rep)).map(|bomb| bomb.apw),
    }
}

/// The effect of a blast on a vehicle in it: one die to hit, as for a figure, and then its armor at the side:
/// the light tanks of Armor 2 and tanks of Armor 3 that the rules name have it there.
fn at_vehicle(mission: &mut Mission, blast: &Blast, typed: &str, table: &mut Table<'_>) -> Result<(), Error> {
    let target = mission.target(typed, HitSide::Side)?;
    let name = &target.name;
    let Some(apw) = apw(blast) else {
        table.note(RULE, format!("{name}: the rules give no effect of the {} on vehicles", blast.what));
        return Ok(());
    };
    let face = table.d6(format_args!("{} at {name}, to hit", blast.what))?;
    let hit =
        to_hit(table, &Man::new(name.clone(), blast.rep), blast.rep, Situation::new(table.edition), face)?;
    let (total, told) = (face + blast.rep, if hit { "hit" } else { "missed" });
    table.rolled(CheckId::ShellEffect, &[face], format!("{name}: total {total}, {told}"));
    if hit {
        let penetrating =
            Penetrating { apw, what: &blast.what, reading: "at the side (blast-1)", rule: RULE };
        pierce(mission, &target, penetrating, table)?;
    }
    Ok(())
}

/// What may get through the armor of a vehicle of the evening.
#[derive(Clone, Copy)]
pub(super) struct Penetrating<'a> {
    pub apw: u8,
    pub what: &'a str,
    /// Which side it meets, and by which reading.
    pub reading: &'a str,
    pub rule: &'a str,
}

/// One hit on a vehicle of the evening: what it does to the vehicle and to those aboard is written down.
pub(super) fn pierce(
    mission: &mut Mission,
    target: &TargetVehicle,
    hit: Penetrating<'_>,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let Penetrating { apw, what, reading, rule } = hit;
    let (name, armor) = (&target.name, target.ar(false));
    if armor > apw {
        table.note(rule, format!("{name}: Armor {armor} {reading} is too much for the {what}, APW {apw}"));
        table.blast.iter_mut().for_each(|blast| blast.vehicles.push((name.clone(), false)));
        return Ok(());
    }
    table.note(rule, format!("{name}: APW {apw} against Armor {armor} {reading}"));
    let (throws, record) = burst_at_vehicle(table.edition, target, apw, table.dice)?;
    throws.iter().for_each(|throw| crate::traps::tell_throw(&mut table.told, throw));
    if record.state == VehicleState::InAction && !record.on_fire {
        table.blast.iter_mut().for_each(|blast| blast.vehicles.push((name.clone(), apw > armor)));
    }
    mission.shelled_vehicle(&record, what, table)
}

/// The effect of a blast on those in it: each figure and each vehicle for itself.
pub(super) fn effect(
    mission: &mut Mission,
    number: u16,
    men: &[Man],
    vehicles: &[String],
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let blast = find(mission, number)?.clone();
    if blast.to_hit {
        let figures = men.iter().filter(|man| !man.is_vehicle()).map(|man| man.name.clone()).collect();
        table.blast = Some(UnderFire { what: blast.what.clone(), figures, vehicles: Vec::new() });
    }
    table.note(RULE, format!("{} {}: {}", blast.what, blast.at, in_circle(&blast)));
    for man in men.iter().filter(|man| !man.is_vehicle()) {
        let hit = if blast.to_hit {
            let face = table.d6(format_args!("{} at {}, to hit", blast.what, man.name))?;
            let hit = to_hit(table, man, blast.rep, Situation::new(table.edition), face)?;
            let total = face + blast.rep;
            table.rolled(
                CheckId::ShellEffect,
                &[face],
                format!("{}: total {total}, {}", man.name, if hit { "hit" } else { "missed" }),
            );
            hit
        } else {
            true
        };
        if hit {
            // The Rep printed for the weapon is compared: mortars 5, artillery and bombs 6. Napalm has none,
            // so it kills nobody who is Larger Than Life (char-01).
            let rep = blast.to_hit.then_some(blast.rep);
            let taker = who_takes(mission, man, men, table)?;
            damage(table, taker, Blow::blast(blast.impact, rep), 1)?;
        }
    }
    for man in men.iter().filter(|man| man.is_vehicle()) {
        table.due(
            RULE,
            format!(
                "{}: for the effect on the vehicle name it among the vehicles ({}), or use {}",
                man.name,
                way!("--vehicle", "support blast"),
                way!("fng main-gun EVENING -i", "do main-gun")
            ),
        );
    }
    for vehicle in vehicles {
        at_vehicle(mission, &blast, vehicle, table)?;
    }
    if men.is_empty() && vehicles.is_empty() {
        table.note(RULE, "nobody is in it");
    }
    // Napalm burns on, and rolls damage again while it does.
    if blast.to_hit {
        mission.play.blasts.retain(|blast| blast.number != number);
    }
    Ok(())
}

/// Who takes a hit on one in a blast: an Unlucky one of the others, who stand close together, on a 1.
fn who_takes<'m>(
    mission: &Mission,
    man: &'m Man,
    men: &'m [Man],
    table: &mut Table<'_>,
) -> Result<&'m Man, Error> {
    for other in men.iter().filter(|_| mission.company.obeys(Mended::UnluckyAsked)) {
        let is_dead = table
            .struck
            .iter()
            .any(|struck| struck.name == other.name && struck.state == State::ObviouslyDead);
        let is_open = other.name != man.name && !other.is_vehicle() && !is_dead;
        if is_open && other.attributes.has(AttributeId::Unlucky) {
            let situation = table.situation();
            let tested = table.check(CheckId::Unlucky, &other.name, situation)?;
            if super::step::outcome(&tested)? == ResultId::TakesTheHit {
                return Ok(other);
            }
        }
    }
    Ok(man)
}

fn in_circle(blast: &Blast) -> String {
    match (blast.circle_in, blast.to_hit) {
        (0, _) => format!("every figure in it, Impact {}", blast.impact),
        (circle, _) => {
            format!("each figure in the {circle} in circle, Rep {}, Impact {}", blast.rep, blast.impact)
        }
    }
}

fn find(mission: &Mission, number: u16) -> Result<&Blast, Error> {
    let blasts = &mission.play.blasts;
    blasts.iter().find(|blast| blast.number == number).ok_or_else(|| {
        let open: Vec<String> =
            blasts.iter().map(|blast| format!("{} ({})", blast.number, blast.what)).collect();
        let open = if open.is_empty() {
            "nothing has landed".to_owned()
        } else {
            format!("still open: {}", open.join(", "))
        };
        Error::Usage(format!("blast {number} has no effect left to roll: {open}"))
    })
}

/// Something lands: its effect is open until those in it are known.
pub(super) fn lands(mission: &mut Mission, mut blast: Blast, table: &mut Table<'_>) -> u16 {
    blast.number = mission.play.number();
    let number = blast.number;
    table.note(RULE, format!("{} lands {}: blast {number}, {}", blast.what, blast.at, in_circle(&blast)));
    mission.play.blasts.push(blast);
    number
}
