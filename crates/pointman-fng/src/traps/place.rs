//! How many traps there are, and writing them down [Booby Traps].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Placing, TrapKind};
use crate::mission::{Mission, Mode, Side, side_of};
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::told::Told;
use crate::tunnels::Spot;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const RULE: &str = "Booby Traps";

/// Markers put on the table where they are used (sup-31).
const MARKERS: usize = 6;

/// What is placed.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Placement {
    /// Readings of the rules to be set first: option and value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// The kind of trap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<TrapKind>,
    /// Where, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Where on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Spot>,
    /// By whom; the Communists if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Who sets it, in an Activation of theirs; before play if nobody is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Man>,
    /// A mine for vehicles.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anti_vehicle: bool,
    /// A marker with nothing behind it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dummy: bool,
}

/// How many traps the VC or NVA may place: 1d6.
///
/// # Errors
/// When the dice give no answer.
pub fn number(dice: &mut dyn Dice, told: &mut Told) -> Result<u8, Error> {
    let face = dice.d6(format_args!("number of booby traps"))?;
    told.hidden(RULE, &[u32::from(face)], format!("{face} booby traps"));
    Ok(face)
}

/// Rolls how many there are if nobody has, and writes one down.
pub(crate) fn place(
    mission: &mut Mission,
    choices: &Placement,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    for (key, value) in &choices.options {
        mission.traps.options.set(key, value)?;
        told.note(RULE, format!("reading {key}: {value}"));
    }
    let side = choices.side.unwrap_or(Side::Communist);
    let (kind, at) = match (choices.kind, &choices.at) {
        (Some(kind), Some(at)) if !choices.dummy => (Some(kind), at),
        (None, Some(at)) if choices.dummy => (None, at),
        (None, None) if !choices.dummy && !choices.anti_vehicle && choices.position.is_none() => {
            return match mission.traps.number {
                None if choices.options.is_empty() || choices.side.is_some() => roll(mission, dice, told),
                None => Ok(()),
                Some(_) if choices.options.is_empty() => Err(Error::refused(
                    RULE,
                    "the number is already rolled: give the kind of a trap and where it is",
                )),
                Some(_) => Ok(()),
            };
        }
        (Some(_), _) if choices.dummy => return Err(Error::refused(RULE, "a dummy is no kind of trap")),
        _ => {
            let theirs = |kind: &TrapKind| side != Side::FreeWorld || kind.is_for_all();
            let kinds = TrapKind::ALL.into_iter().filter(theirs).map(TrapKind::id);
            let kind = OpenQuestion::of("kind", "the kind of trap", RULE).legal(kinds);
            let at = OpenQuestion::of("where", "where it is", RULE);
            let open = [
                (choices.kind.is_none() && !choices.dummy).then_some((kind, option("kind"))),
                choices.at.is_none().then_some((at, option("where"))),
            ];
            return Err(Error::needs_all(open.into_iter().flatten()));
        }
    };
    choices.position.map_or(Ok(()), Spot::on_table)?;
    if choices.anti_vehicle && kind != Some(TrapKind::Landmine) {
        return Err(Error::Usage("only a landmine can be set for vehicles".to_owned()));
    }
    if side == Side::FreeWorld {
        if kind.is_none_or(|kind| !kind.is_for_all()) {
            return Err(Error::refused(
                RULE,
                "the Free World sets only Command Detonated Mines and trip flares",
            ));
        }
    } else {
        check_communist(mission, choices.dummy)?;
        if mission.traps.number.is_none() {
            roll(mission, dice, told)?;
        }
        check_room(mission, choices.dummy)?;
    }
    // Setting up a CDM or a trip flare takes an Activation [Types Of Traps].
    if let Some(by) = &choices.by {
        if kind == Some(TrapKind::Cdm) {
            mission.has_claymore(&by.name)?;
        }
        mission.acts(&by.name, Deed::Work)?;
    }
    let id = mission.traps.add(side, kind, at);
    let trap = mission.traps.trap_mut(id)?;
    (trap.dummy, trap.anti_vehicle) = (choices.dummy, choices.anti_vehicle);
    trap.at = choices.position;
    let name = kind.map_or("a dummy", |kind| kind.row().name.as_str());
    let by = choices.by.as_ref().map_or(String::new(), |by| format!(", set up by {}", by.name));
    let text = format!("trap {id}: {name}, {}{by}", trap.whereabouts());
    // The player of a solo game knows where their own soldiers have put it.
    match mission.keeps_secrets_of() == Some(side) {
        true => told.note(RULE, text),
        false => told.hidden(RULE, &[], text),
    }
    if let Some(by) = choices.by.as_ref().filter(|_| kind == Some(TrapKind::Cdm)) {
        mission.lays_claymore(&by.name);
    }
    Ok(())
}

fn roll(mission: &mut Mission, dice: &mut dyn Dice, told: &mut Told) -> Result<(), Error> {
    check_ground(mission)?;
    mission.traps.number = Some(number(dice, told)?);
    Ok(())
}

fn check_ground(mission: &Mission) -> Result<(), Error> {
    match mission.setting.communist_ground {
        true => Ok(()),
        false => Err(Error::refused(
            RULE,
            "booby traps need Communist-controlled ground: say so when you create the mission",
        )),
    }
}

/// In solo play the traps of the side that nobody plays are not placed.
fn check_communist(mission: &Mission, dummy: bool) -> Result<(), Error> {
    check_ground(mission)?;
    if mission.setting.mode == Mode::Solo && side_of(mission.own.force) != Side::Communist {
        return Err(Error::refused(
            "Booby Traps And Solo/Same Side Play",
            "nobody places the enemy's traps: three equal Activation dice set them off",
        ));
    }
    if dummy && mission.traps.options.placing != Placing::Markers {
        return Err(Error::refused(
            "sup-31",
            "written traps have no dummies: set sup-31=markers to use markers",
        ));
    }
    Ok(())
}

fn check_room(mission: &Mission, dummy: bool) -> Result<(), Error> {
    let traps = &mission.traps;
    let number = usize::from(traps.number.unwrap_or(0));
    if !dummy && traps.on_table(false) >= number {
        return Err(Error::refused(RULE, format!("all {number} traps are placed")));
    }
    if dummy && traps.on_table(true) >= MARKERS - number {
        return Err(Error::refused(
            "sup-31",
            format!("of {MARKERS} markers {number} are real: all dummies are placed"),
        ));
    }
    Ok(())
}
