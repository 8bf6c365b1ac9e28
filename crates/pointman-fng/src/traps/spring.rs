//! Somebody comes upon a trap: they find it, or it goes off [Discovering Booby Traps, Types Of Traps].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Blasts, BurningFlare, Trap, TrapKind, TrapOptions, TrapState, Traps, Wire, edition, tell_fates,
    tell_throw,
};
use crate::checks::{CheckId, Edition, Flag};
use crate::combat::{
    Fate, Figure, PenetrationRecord, TargetVehicle, TrapBlast, TrapMeleeRecord, TrapRecord, Won,
    burst_at_vehicle, reflex_attack, trap_check, trap_table, viper_melee,
};
use crate::evening::{Mended, Soldier};
use crate::mission::{Mission, side_of};
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::squads::vehicles::{HitSide as Facing, VehicleType};
use crate::squads::weapons::Weapon;
use crate::support::step::{Stricken, Table};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

const RULE: &str = "Types Of Traps";

/// Impact of a grenade, which tripwires and mines attack as.
const GRENADE_IMPACT: u8 = 2;
/// APW of a grenade.
const GRENADE_APW: u8 = 2;
/// APW of a mine for vehicles.
const MINE_APW: u8 = 3;
/// Impact of stakes.
const PUNJI_IMPACT: u8 = 1;
/// Impact in the zone of a Command Detonated Mine.
const CDM_IMPACT: u8 = 3;
/// Impact of the back blast of a Command Detonated Mine, like that of an RPG.
const BACKBLAST_IMPACT: u8 = 2;

/// Who comes upon a trap, and who is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpringChoices {
    /// The trap's number; the one that three equal dice brought if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trap: Option<u16>,
    /// Who comes upon it.
    pub by: Man,
    /// Others in the circle of a blast, or in the zone of a CDM.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Man>,
    /// Those in the 2 in back blast of a CDM.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Man>,
    /// The vehicle that sets it off: one of the evening by its name, or a type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<String>,
    /// A CDM that somebody fires from up to 8 in away: nobody can find it first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fired: bool,
    /// In a tunnel at more than half speed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fast: bool,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

/// Who comes upon a trap, and who is about.
#[derive(Debug, Clone, Copy)]
pub struct Springing<'a> {
    /// The edition played.
    pub edition: Edition,
    /// Who comes upon it.
    pub by: &'a Man,
    /// Others in the circle or zone.
    pub near: &'a [Man],
    /// Those in the back blast of a CDM.
    pub behind: &'a [Man],
    /// The vehicle that sets it off.
    pub vehicle: Option<&'a TargetVehicle>,
    /// A CDM that is fired.
    pub fired: bool,
    /// In a tunnel at more than half speed.
    pub fast: bool,
    /// Whether the Unlucky may take the hits of others.
    pub unlucky: bool,
}

impl<'a> Springing<'a> {
    /// One man alone.
    pub const fn by(edition: Edition, by: &'a Man) -> Self {
        let (near, behind, vehicle) = (&[], &[], None);
        Springing { edition, by, near, behind, vehicle, fired: false, fast: false, unlucky: false }
    }
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sprung {
    /// They found it unsprung.
    Found,
    /// It went off.
    WentOff(Struck),
}

/// What a trap has done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Struck {
    /// How everybody ends whom it touched.
    pub figures: Vec<Fate>,
    /// How the vehicle ends that set it off.
    pub vehicle: Option<PenetrationRecord>,
}

impl From<Vec<Fate>> for Struck {
    fn from(figures: Vec<Fate>) -> Self {
        Struck { figures, vehicle: None }
    }
}

/// The vehicle that `typed` means: one of the evening, or else a vehicle of that type.
fn vehicle_called(mission: &Mission, typed: &str) -> Result<TargetVehicle, Error> {
    let company = &mission.company;
    let found = VehicleType::find(typed);
    let is_here = |model| company.vehicles.iter().any(|vehicle| vehicle.model == model);
    match found {
        Ok(found) if !is_here(found.id) => Ok(TargetVehicle::of_type(found, Facing::Bottom)),
        Err(error) if company.vehicles.is_empty() => Err(error),
        _ => Ok(company.target(company.vehicle(typed)?, Facing::Bottom)),
    }
}

pub(crate) fn step(
    mission: &mut Mission,
    choices: &SpringChoices,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let edition = edition(mission, choices.edition)?;
    let vehicle = choices.vehicle.as_deref().map(|typed| vehicle_called(mission, typed)).transpose()?;
    let traps = &mut mission.traps;
    let id = match choices.trap {
        Some(id) => id,
        None => {
            let tripped =
                traps.list.iter().find(|trap| trap.state == TrapState::Tripped && trap.victim.is_some());
            tripped.map(|trap| trap.id).ok_or_else(|| {
                let known = traps.list.iter().filter(|trap| trap.state != TrapState::Hidden);
                let numbers = known.map(|trap| trap.id.to_string());
                let which = OpenQuestion::of("trap", "the number of the trap", RULE).legal(numbers);
                Error::needs("", which, None)
            })?
        }
    };
    let trap = traps.trap(id)?;
    if let Some(victim) = &trap.victim
        && trap.state == TrapState::Tripped
        && *victim != choices.by.name
    {
        return Err(Error::refused(
            super::FNG_TRAP_TRIP,
            format!("{victim} has come across trap {id} and must try to find it"),
        ));
    }
    let springing = Springing {
        edition,
        by: &choices.by,
        near: &choices.near,
        behind: &choices.behind,
        vehicle: vehicle.as_ref(),
        fired: choices.fired,
        fast: choices.fast,
        unlucky: mission.company.obeys(Mended::UnluckyStruck),
    };
    if choices.fired && mission.company.obeys(Mended::MinesOwned) {
        is_mine_of(mission, id, &choices.by.name)?;
    }
    let is_act = choices.fired
        && mission.company.obeys(Mended::MinesFiredActive)
        && mission.company.get(&choices.by.name).is_some();
    if is_act {
        // It is no weapon that has to be reloaded.
        mission.may_act(&choices.by.name, Deed::Throw)?;
    }
    let sprung = spring(&mut mission.traps, id, &springing, dice, told)?;
    if is_act {
        mission.note_act(&choices.by.name, |acted| acted.fired = true);
    }
    if let Sprung::WentOff(struck) = sprung {
        struck.figures.iter().for_each(|fate| mission.is_struck(&Stricken::from(fate)));
        if let Some(record) = &struck.vehicle {
            if mission.company.vehicle(&record.name).is_ok() {
                let mut table = Table::new(edition, dice);
                mission.shelled_vehicle(record, "mine", &mut table)?;
                told.events.extend(table.told.events);
            } else {
                told.note(RULE, format!("{}: {}", record.name, record.state.title()));
            }
        }
    }
    Ok(())
}

/// Refuses a Command Detonated Mine to a soldier of the side that has not set it up.
fn is_mine_of(mission: &Mission, id: u16, name: &str) -> Result<(), Error> {
    let trap = mission.traps.trap(id)?;
    let is_theirs = |soldier: &Soldier| side_of(mission.force(soldier.side)) != trap.side;
    match mission.company.get(name).is_some_and(is_theirs) {
        true => {
            let message = format!("{name} cannot fire mine {id}: the other side has set it up and fires it");
            Err(Error::refused(RULE, message))
        }
        false => Ok(()),
    }
}

/// Somebody comes upon trap `id`: 1d6 at their Rep -1 or less finds it, else it goes off.
///
/// # Errors
/// When it is set no more, the choices make no sense, or the dice give no answer.
pub(crate) fn spring(
    traps: &mut Traps,
    id: u16,
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Sprung, Error> {
    let turn = traps.turn;
    let trap = traps.trap_mut(id)?;
    if !trap.state.is_set() {
        return Err(Error::refused(RULE, format!("trap {id} is no longer set")));
    }
    if trap.dummy {
        trap.state = TrapState::Sprung;
        told.note("sup-31", format!("marker {id} has nothing behind it"));
        return Ok(Sprung::WentOff(Struck::default()));
    }
    if springing.fired && trap.kind != Some(TrapKind::Cdm) {
        return Err(Error::refused(RULE, "only a Command Detonated Mine can be fired"));
    }
    if !springing.fired {
        let flags: &[Flag] = if springing.fast { &[Flag::FastTunnel] } else { &[] };
        let throw = trap_check(
            springing.edition,
            CheckId::DiscoverTrap,
            &springing.by.figure(springing.edition)?,
            flags,
            dice,
        )?;
        tell_throw(told, &throw);
        if throw.passes.is_some_and(|passes| passes > 0) {
            let kind = settle(trap, springing.edition, dice, told)?;
            trap.state = TrapState::Found;
            trap.found.get_or_insert(turn);
            told.note(
                "Discovering Booby Traps",
                format!("{} finds trap {id}: {}", springing.by.name, kind.row().name),
            );
            return Ok(Sprung::Found);
        }
    }
    go_off(traps, id, springing, dice, told).map(Sprung::WentOff)
}

/// What kind of trap it is, rolled when nobody has said.
fn settle(
    trap: &mut Trap,
    edition: Edition,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<TrapKind, Error> {
    if let Some(kind) = trap.kind {
        return Ok(kind);
    }
    let (throw, wire) = trap_table(edition, CheckId::TrapType, "the trap", &[], dice)?;
    tell_throw(told, &throw);
    let kind = TrapKind::of_result(throw.decided())?;
    (trap.kind, trap.wire) = (Some(kind), wire.filter(|_| kind == TrapKind::Tripwire).map(Wire::of_die));
    Ok(kind)
}

/// It goes off.
pub(super) fn go_off(
    traps: &mut Traps,
    id: u16,
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Struck, Error> {
    let turn = traps.turn;
    let trap = traps.trap_mut(id)?;
    let kind = settle(trap, springing.edition, dice, told)?;
    trap.state = if kind.row().one_shot { TrapState::Sprung } else { TrapState::Found };
    trap.found.get_or_insert(turn);
    let trap = trap.clone();
    let options = traps.options;
    told.note(RULE, format!("trap {id} goes off: {}", kind.row().name));
    match kind {
        TrapKind::Tripwire => tripwire(&trap, options, springing, dice, told),
        TrapKind::Landmine => match springing.vehicle {
            Some(vehicle) => mine(&trap, vehicle, springing.edition, dice, told),
            None => burst(&trap, "mine", options, springing, dice, told).map(Struck::from),
        },
        TrapKind::Punji => {
            let stakes = TrapBlast {
                name: "punji stakes",
                impact: PUNJI_IMPACT,
                rep: None,
                bursts: false,
                ..of(&trap, springing)
            };
            strike(&stakes, &[springing.by], springing, dice, told).map(Struck::from)
        }
        TrapKind::Viper => viper(traps, id, springing, dice, told).map(Struck::from),
        TrapKind::Cdm => {
            let zone: Vec<&Man> =
                std::iter::once(springing.by).filter(|_| !springing.fired).chain(springing.near).collect();
            let mine = TrapBlast { name: "CDM", impact: CDM_IMPACT, rep: None, ..of(&trap, springing) };
            let mut fates = strike(&mine, &zone, springing, dice, told)?;
            if !springing.behind.is_empty() {
                let back = TrapBlast { name: "back blast", impact: BACKBLAST_IMPACT, ..mine };
                fates.extend(strike(
                    &back,
                    &springing.behind.iter().collect::<Vec<_>>(),
                    springing,
                    dice,
                    told,
                )?);
            }
            Ok(fates.into())
        }
        TrapKind::TripFlare => {
            traps.flares.push(BurningFlare { place: trap.place.clone(), until: turn + 1 });
            told.note(RULE, format!("it lights a 12 in circle for one full turn: {}", trap.place));
            Ok(Struck::default())
        }
    }
}

fn of<'a>(trap: &Trap, springing: &Springing<'_>) -> TrapBlast<'a> {
    TrapBlast {
        edition: springing.edition,
        name: "trap",
        impact: GRENADE_IMPACT,
        rep: Some(crate::combat::TRAP_REP),
        bursts: true,
        tunnel: trap.section.is_some(),
        unlucky: springing.unlucky,
    }
}

fn tripwire(
    trap: &Trap,
    options: TrapOptions,
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Struck, Error> {
    let wire = match trap.wire {
        Some(wire) => wire,
        None => {
            let face = dice.d6(format_args!("tripwire trap: explosive on 1-4, reflexive on 5-6"))?;
            let wire = Wire::of_die(i32::from(face));
            let words =
                if wire == Wire::Explosive { "an explosive" } else { "a spiked ball or bent sapling" };
            told.rolled(RULE, &[u32::from(face)], words);
            wire
        }
    };
    let explosive = wire == Wire::Explosive;
    match (explosive, springing.vehicle) {
        (true, None) => burst(trap, "tripwire", options, springing, dice, told).map(Struck::from),
        (true, Some(vehicle)) => under(vehicle, GRENADE_APW, springing.edition, dice, told),
        (false, Some(_)) => {
            told.note(RULE, "it does nothing to a vehicle");
            Ok(Struck::default())
        }
        (false, None) => {
            let bayonet = Weapon::find(options.bayonet.weapon(), springing.edition)?;
            let (rep, impact) = (crate::combat::TRAP_REP, bayonet.impact_on_figures());
            told.note(
                RULE,
                format!("it attacks at Rep {rep} as a {}, Impact {impact} (trap-2)", bayonet.name),
            );
            let record =
                reflex_attack(springing.edition, bayonet, &springing.by.fighter(springing.edition)?, dice)?;
            Ok(melee(&record, "the trap", told).into())
        }
    }
}

/// How it attacks where the rules print no Rep.
fn attacks(rep: Option<u8>) -> String {
    match rep {
        Some(rep) => {
            format!(
                "it attacks everyone there at Rep {rep}, which the rules print only for reflex traps (trap-1)"
            )
        }
        None => "everyone there is hit (trap-1)".to_owned(),
    }
}

/// A grenade that nobody threw: everybody in its circle.
fn burst(
    trap: &Trap,
    name: &str,
    options: TrapOptions,
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Vec<Fate>, Error> {
    let rep = (options.blasts == Blasts::AtRep4).then_some(crate::combat::TRAP_REP);
    let blast = TrapBlast { name, rep, ..of(trap, springing) };
    if blast.tunnel {
        told.note("Fighting In The Tunnels", format!("in a tunnel: Impact 3, 9 in circle; {}", attacks(rep)));
    } else {
        told.note(RULE, format!("a grenade: Impact 2, 5 in circle; {}", attacks(rep)));
    }
    let everybody: Vec<&Man> = std::iter::once(springing.by).chain(springing.near).collect();
    strike(&blast, &everybody, springing, dice, told)
}

fn strike(
    blast: &TrapBlast<'_>,
    men: &[&Man],
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Vec<Fate>, Error> {
    let figures: Vec<Figure> =
        men.iter().map(|man| man.figure(springing.edition)).collect::<Result<_, _>>()?;
    let TrapRecord { throws, figures } = blast.run(&figures, dice)?;
    throws.iter().for_each(|throw| tell_throw(told, throw));
    // Of one hit the throw for damage tells how they end.
    let is_told = |fate: &Fate| {
        let thrown =
            throws.iter().any(|throw| throw.who == fate.name && throw.result.text() == fate.state.title());
        fate.hits == 1 && thrown && !fate.saved_by_hard_as_nails && !fate.may_cheat_death
    };
    let untold: Vec<Fate> = figures.iter().filter(|fate| !is_told(fate)).cloned().collect();
    tell_fates(told, RULE, &untold);
    Ok(figures)
}

fn mine(
    trap: &Trap,
    vehicle: &TargetVehicle,
    edition: Edition,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Struck, Error> {
    under(vehicle, if trap.anti_vehicle { MINE_APW } else { GRENADE_APW }, edition, dice, told)
}

fn under(
    vehicle: &TargetVehicle,
    apw: u8,
    edition: Edition,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Struck, Error> {
    told.note(
        RULE,
        format!("APW {apw} against the bottom of the {}, Armor {}", vehicle.name, vehicle.ar(false)),
    );
    let (throws, record) = burst_at_vehicle(edition, vehicle, apw, dice)?;
    throws.iter().for_each(|throw| tell_throw(told, throw));
    Ok(Struck { figures: Vec::new(), vehicle: Some(record) })
}

fn viper(
    traps: &mut Traps,
    id: u16,
    springing: &Springing<'_>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Vec<Fate>, Error> {
    let record = viper_melee(springing.edition, &springing.by.fighter(springing.edition)?, dice)?;
    let fates = melee(&record, "the viper", told);
    after_viper(traps, id, springing.by, &record, told)?;
    Ok(fates)
}

/// What a round with a viper leaves: poison, or a dead viper.
pub(super) fn after_viper(
    traps: &mut Traps,
    id: u16,
    man: &Man,
    record: &TrapMeleeRecord,
    told: &mut Told,
) -> Result<(), Error> {
    if record.poisoned {
        told.note("Viper Traps", format!("{} is poisoned: 1d6 each turn until treated by a Medic", man.name));
        if !traps.poisoned.contains(&man.name) {
            traps.poisoned.push(man.name.clone());
        }
    }
    if record.killed {
        traps.trap_mut(id)?.state = TrapState::Cleared;
        told.note("Viper Traps", "the viper is dead");
    }
    Ok(())
}

pub(super) fn melee(record: &TrapMeleeRecord, trap: &str, told: &mut Told) -> Vec<Fate> {
    record.throws.iter().for_each(|throw| tell_throw(told, throw));
    let name = &record.man.name;
    told.note(
        "Melee",
        match record.won {
            Won::Trap => format!("{trap} hits {name}"),
            Won::Man => format!("{name} gets the better of {trap}"),
            Won::Nobody => format!("{trap} misses {name}"),
        },
    );
    if record.man.hits > 0 {
        tell_fates(told, RULE, std::slice::from_ref(&record.man));
    }
    vec![record.man.clone()]
}
