//! Disarming traps, clearing stakes, destroying vipers [Defusing/Disarming Booby Traps].

use crate::checks::{CheckId, Flag, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::spring::{Springing, after_viper, go_off, melee};
use super::{TrapKind, TrapState, WireCutters, edition, tell_throw};
use crate::combat::{trap_check, viper_melee};
use crate::evening::Mended;
use crate::mission::Mission;
use crate::squads::man::Man;
use crate::support::step::Stricken;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

const RULE: &str = "Defusing/Disarming Booby Traps";

/// Square inches of stakes: 2 by 2.
pub(super) const SQUARES: u8 = 4;

/// Who disarms a trap.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Disarming {
    /// The trap's number.
    pub trap: u16,
    /// Who, placed upon it.
    pub by: Man,
    /// They use wire cutters.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wire_cutters: bool,
    /// Others in the circle, should it go off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Man>,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

/// Who clears stakes or destroys a viper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clearing {
    /// The trap's number.
    pub trap: u16,
    /// Who.
    pub by: Man,
    /// A viper was killed by gunfire.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shot: bool,
    /// The edition played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

fn kind(mission: &Mission, id: u16) -> Result<TrapKind, Error> {
    let trap = mission.traps.trap(id)?;
    match (trap.state, trap.kind) {
        (TrapState::Found, Some(kind)) => Ok(kind),
        (TrapState::Hidden, _) => Err(super::unknown(id)),
        (TrapState::Tripped, _) | (TrapState::Found, None) => {
            Err(Error::refused(RULE, format!("trap {id} has not been found")))
        }
        _ => Err(Error::refused(RULE, format!("trap {id} is no longer set"))),
    }
}

/// 2d6 against half their Rep.
pub(crate) fn disarm(
    mission: &mut Mission,
    choices: &Disarming,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let id = choices.trap;
    let kind = kind(mission, id)?;
    if !kind.row().disarm {
        let instead = if kind == TrapKind::Punji {
            "clear stakes, 1 square inch a turn"
        } else {
            "shoot or fight a viper"
        };
        return Err(Error::refused(RULE, format!("{} cannot be disarmed: {instead}", kind.row().name)));
    }
    let edition = edition(mission, choices.edition)?;
    let traps = &mut mission.traps;
    let (turn, reading) = (traps.turn, traps.options.wire_cutters);
    let trap = traps.trap_mut(id)?;
    if trap.found.is_none_or(|found| found >= turn) {
        return Err(Error::refused(
            RULE,
            format!("trap {id} was found this turn: it can be disarmed from the next"),
        ));
    }
    if trap.tried == Some(turn) {
        return Err(Error::refused(
            RULE,
            format!("trap {id} has already been tried this turn: try again next turn"),
        ));
    }
    let cuts =
        choices.wire_cutters && matches!(kind, TrapKind::Tripwire | TrapKind::TripFlare | TrapKind::Cdm);
    let mut figure = choices.by.figure(edition)?;
    let mut flags = Vec::new();
    match reading {
        WireCutters::BeforeHalving if cuts => figure.rep = (figure.rep + 1).min(6),
        WireCutters::AfterHalving if cuts => flags.push(Flag::WireCutters),
        _ => {}
    }
    if trap.tried.is_none() {
        flags.push(Flag::FirstTry);
    }
    let throw = trap_check(edition, CheckId::Disarm, &figure, &flags, dice)?;
    tell_throw(told, &throw);
    match throw.decided() {
        Some(ResultId::Disarmed) => {
            trap.state = TrapState::Disarmed;
            told.note(RULE, format!("trap {id} is useless now"));
        }
        Some(ResultId::TryAgain) => {
            trap.tried = Some(turn);
            told.note(RULE, "not yet; on the next try 1 pass sets it off");
        }
        _ => {
            let unlucky = mission.company.obeys(Mended::UnluckyStruck);
            let springing = Springing { near: &choices.near, unlucky, ..Springing::by(edition, &choices.by) };
            let struck = go_off(traps, id, &springing, dice, told)?;
            struck.figures.iter().for_each(|fate| mission.is_struck(&Stricken::from(fate)));
        }
    }
    Ok(())
}

/// A turn spent on a square inch of stakes; a viper shot, or a round of melee with it.
pub(crate) fn clear(
    mission: &mut Mission,
    choices: &Clearing,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let (id, name) = (choices.trap, &choices.by.name);
    let kind = kind(mission, id)?;
    if mission.company.obeys(Mended::BelowIsElsewhere) {
        let is_in_tunnel = mission.traps.trap(id)?.section.is_some();
        match mission.tunnels.is_below(name) {
            is_below if is_below == is_in_tunnel => {}
            true => return Err(Error::refused(RULE, format!("{name} is below, and trap {id} is not"))),
            false => {
                let message = format!("trap {id} is in a tunnel, and {name} is not below");
                return Err(Error::refused(RULE, message));
            }
        }
    }
    if choices.shot && kind != TrapKind::Viper {
        return Err(Error::Usage("only a viper can be shot".to_owned()));
    }
    let edition = edition(mission, choices.edition)?;
    let traps = &mut mission.traps;
    match kind {
        TrapKind::Punji => {
            let trap = traps.trap_mut(id)?;
            if trap.cleared_by.contains(name) {
                return Err(Error::refused(
                    RULE,
                    format!("{name} has already cleared a square inch this turn"),
                ));
            }
            trap.cleared_by.push(name.clone());
            trap.cleared += 1;
            told.note(RULE, format!("{name} clears a square inch: {} of {SQUARES}", trap.cleared));
            if trap.cleared == SQUARES {
                trap.state = TrapState::Cleared;
                told.note(RULE, format!("trap {id} is cleared"));
            }
            Ok(())
        }
        TrapKind::Viper if choices.shot => {
            traps.trap_mut(id)?.state = TrapState::Cleared;
            told.note("Viper Traps", format!("{name} has shot the viper"));
            Ok(())
        }
        TrapKind::Viper => {
            let record = viper_melee(edition, &choices.by.fighter(edition)?, dice)?;
            melee(&record, "the viper", told);
            after_viper(traps, id, &choices.by, &record, told)?;
            // A melee is what an Activation is for; in that of the other side it only goes on.
            let fighter = mission.company.get(name).map(|man| (man.name().to_owned(), man.side));
            if let Some((fighter, side)) = fighter
                && mission.company.obeys(Mended::MeleeActs)
                && mission.acting_side() == Some(side)
            {
                mission.note_act(&fighter, |acted| acted.done = true);
            }
            Ok(())
        }
        _ => Err(Error::refused(RULE, format!("a {} is disarmed", kind.row().name))),
    }
}
